// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/rows.h"

#include "engine/record/record_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

namespace mesaviva::record {

namespace {

template <class Number>
void append(std::string& text, Number number) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    text.append(digits.data(), end.ptr);
}

// A decimal number given as units of 1/`parts` (a power of ten), in JSON's shortest form.
void appendInUnits(std::string& text, std::int64_t value, std::int64_t parts) {
    if (value % parts == 0) {
        append(text, value / parts);
        return;
    }
    if (value < 0) {
        text += '-';
    }
    const std::uint64_t whole =
        value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    const auto unit = static_cast<std::uint64_t>(parts);
    append(text, whole / unit);
    text += '.';
    std::uint64_t rest = whole % unit;
    for (std::uint64_t place = unit / 10; rest > 0; place /= 10) {
        text += static_cast<char>('0' + rest / place);
        rest %= place;
    }
}

bool isPlain(char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20; }

// Escapes control characters, quotes and backslashes for JSON; copies everything else.
void appendQuoted(std::string& text, std::string_view value) {
    static constexpr std::string_view kHex = "0123456789abcdef";
    text += '"';
    if (std::ranges::all_of(value, isPlain)) { // nearly always
        text.append(value);
        text += '"';
        return;
    }
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text += '\\';
            text += c;
        } else if (c == '\n') {
            text += "\\n";
        } else if (c == '\t') {
            text += "\\t";
        } else if (c == '\r') {
            text += "\\r";
        } else if (c == '\b') {
            text += "\\b";
        } else if (c == '\f') {
            text += "\\f";
        } else if (byte < 0x20) {
            text += "\\u00";
            text += kHex[byte >> 4U];
            text += kHex[byte & 15U];
        } else {
            text += c;
        }
    }
    text += '"';
}

} // namespace

std::string lineOf(const EventRow& row) {
    std::string line = "{\"seq\":";
    append(line, row.seq);
    line += ",\"t\":";
    appendInUnits(line, row.at, 1'000);
    line += ",\"round\":";
    append(line, row.round);
    line += ",\"event\":";
    appendQuoted(line, row.text.kind);
    line += ",\"rules\":[";
    std::string_view rules = row.text.rules;
    while (!rules.empty()) {
        const std::string_view rule = rules.substr(0, rules.find(' '));
        appendQuoted(line, rule);
        rules.remove_prefix(std::min(rules.size(), rule.size() + 1));
        if (!rules.empty()) {
            line += ',';
        }
    }
    line += ']';
    if (row.text.fields.size() > 2) { // not an empty object
        line += ',';
        line.append(row.text.fields, 1, row.text.fields.size() - 2);
    }
    line += '}';
    return line;
}

void EventTextWriter::clear() {
    m_text.kind.clear();
    m_text.rules.clear();
    m_used = 0;
    add('{');
    m_part = Part::header;
    m_ends.clear();
    m_first = true;
}

void EventTextWriter::finish() {
    add('}');
    m_text.fields.assign(m_buffer, 0, m_used);
}

// Returns space for `most` characters; the caller adds those it writes to m_used.
char* EventTextWriter::room(std::size_t most) {
    if (most > m_buffer.size() - m_used) {
        m_buffer.resize(2 * (m_used + most));
    }
    return m_buffer.data() + m_used;
}

void EventTextWriter::add(char one) {
    *room(1) = one;
    ++m_used;
}

void EventTextWriter::add(std::string_view text) {
    std::ranges::copy(text, room(text.size()));
    m_used += text.size();
}

void EventTextWriter::addQuoted(std::string_view text) {
    if (!std::ranges::all_of(text, isPlain)) { // rarely
        std::string quoted;
        appendQuoted(quoted, text);
        add(quoted);
        return;
    }
    char* to = room(text.size() + 2);
    *to++ = '"';
    to = std::ranges::copy(text, to).out;
    *to = '"';
    m_used += text.size() + 2;
}

void EventTextWriter::addNumber(std::int64_t value) {
    char* const to = room(24);
    m_used += static_cast<std::size_t>(std::to_chars(to, to + 24, value).ptr - to);
}

void EventTextWriter::begin(std::string_view name) {
    char* const start = room(name.size() + 4);
    char* to = start;
    if (!m_first) {
        *to++ = ',';
    }
    m_first = false;
    if (!name.empty()) { // items of lists have no name
        *to++ = '"';
        to = std::ranges::copy(name, to).out;
        *to++ = '"';
        *to++ = ':';
    }
    m_used += static_cast<std::size_t>(to - start);
}

void EventTextWriter::truth(std::string_view name, bool value) {
    begin(name);
    add(value ? std::string_view("true") : std::string_view("false"));
}

void EventTextWriter::number(std::string_view name, FieldKind kind, std::int64_t value) {
    if (m_part == Part::header) { // the time is in the row
        return;
    }
    begin(name);
    const std::int64_t parts = kind == FieldKind::instant || kind == FieldKind::duration ? 1'000
                               : kind == FieldKind::percent                              ? 100
                                                                                         : 1;
    if (value % parts == 0) { // nearly always
        addNumber(value / parts);
        return;
    }
    std::string text;
    appendInUnits(text, value, parts);
    add(text);
}

void EventTextWriter::count(std::string_view name, std::uint64_t value) {
    if (m_part == Part::header) { // so are sequence number and round
        return;
    }
    begin(name);
    char* const to = room(24);
    m_used += static_cast<std::size_t>(std::to_chars(to, to + 24, value).ptr - to);
}

void EventTextWriter::text(std::string_view name, FieldKind, std::string_view value) {
    switch (m_part) {
    case Part::header: m_text.kind = value; return;
    case Part::rules:
        if (!m_text.rules.empty()) {
            m_text.rules += ' ';
        }
        m_text.rules += value;
        return;
    case Part::fields: break;
    }
    begin(name);
    addQuoted(value);
}

void EventTextWriter::nothing(std::string_view name) {
    begin(name);
    add(std::string_view("null"));
}

void EventTextWriter::open(std::string_view name, FieldKind kind) {
    if (m_part == Part::header) {
        m_part = Part::rules;
        return;
    }
    begin(name);
    const bool isList = kind == FieldKind::list;
    add(isList ? '[' : '{');
    m_ends.push_back(isList ? ']' : '}');
    m_first = true;
}

void EventTextWriter::close() {
    if (m_part == Part::rules) {
        m_part = Part::fields;
        return;
    }
    add(m_ends.back());
    m_ends.pop_back();
    m_first = false;
}

namespace {

template <class Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool plain = !text.empty() && text.front() >= '1' && text.front() <= '9';
    return plain && read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

} // namespace

std::string textOf(const RoundId& id) { return std::to_string(id.table) + '-' + std::to_string(id.round); }

std::optional<RoundId> roundIdFrom(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) {
        return std::nullopt;
    }
    const auto table = numberIn<TableNumber>(text.substr(0, dash));
    const auto round = numberIn<std::uint64_t>(text.substr(dash + 1));
    const bool known = table && round && *table <= kMostTables && *round <= kMostEvents;
    return known ? std::optional(RoundId{*table, *round}) : std::nullopt;
}

std::optional<RoundOutcome> outcomeOf(const RoundRow& round) {
    if (!round.closed) {
        return std::nullopt;
    }
    if (round.isVoid) {
        return RoundOutcome::nullified;
    }
    if (round.returned != round.staked) {
        return round.returned > round.staked ? RoundOutcome::won : RoundOutcome::lost;
    }
    return round.staked > Money{} ? RoundOutcome::even : RoundOutcome::unstaked;
}

namespace {

constexpr std::string_view kScheme = "mesaviva:";
constexpr std::string_view kBefore = "mesaviva://round/";

// A link's scheme and host may be written in capitals (RFC 3986, 3.1 and 3.2.2).
bool beginsWith(std::string_view text, std::string_view beginning) {
    const auto small = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    return std::ranges::equal(text.substr(0, beginning.size()), beginning, {}, small);
}

} // namespace

bool looksLikeRoundLink(std::string_view text) { return beginsWith(text, kScheme); }

std::string textOf(const RoundLink& link) {
    std::string text(kBefore);
    text += textOf(link.round);
    if (link.seq) {
        text += '#' + std::to_string(*link.seq);
    }
    return text;
}

std::optional<RoundLink> roundLinkFrom(std::string_view text) {
    if (!beginsWith(text, kBefore)) {
        return std::nullopt;
    }
    text.remove_prefix(kBefore.size());
    const std::size_t hash = text.find('#');
    const std::optional<RoundId> round = roundIdFrom(text.substr(0, hash));
    if (!round) {
        return std::nullopt;
    }
    RoundLink link{*round, std::nullopt};
    if (hash != std::string_view::npos) {
        const std::string_view number = text.substr(hash + 1);
        std::uint64_t seq = 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), seq);
        if (number.empty() || error != std::errc() || end != number.data() + number.size()) {
            return std::nullopt;
        }
        link.seq = seq;
    }
    return link;
}

} // namespace mesaviva::record
