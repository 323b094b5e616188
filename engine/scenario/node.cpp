// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/node.h"

#include "engine/scenario/file_error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mesaviva::scenario {

namespace {

// A whole number, written as 500 or 500.0, within bounds that a double represents exactly.
std::optional<std::int64_t> wholeNumber(const Json& json, std::int64_t least, std::int64_t most) {
    if (json.is_number_unsigned()) {
        const auto number = json.get<std::uint64_t>();
        const bool fits = most >= 0 && number <= static_cast<std::uint64_t>(most);
        return fits && static_cast<std::int64_t>(number) >= least
                   ? std::optional(static_cast<std::int64_t>(number))
                   : std::nullopt;
    }
    if (json.is_number_integer()) {
        const auto number = json.get<std::int64_t>();
        return number >= least && number <= most ? std::optional(number) : std::nullopt;
    }
    if (json.is_number_float()) {
        const auto number = json.get<double>();
        const bool fits = std::floor(number) == number && number >= static_cast<double>(least) &&
                          number <= static_cast<double>(most);
        return fits ? std::optional(static_cast<std::int64_t>(number)) : std::nullopt;
    }
    return std::nullopt;
}

Duration toMilliseconds(double seconds) {
    return Duration(static_cast<Duration::rep>(std::llround(seconds * 1000.0)));
}

} // namespace

void Node::refuse(FileProblem problem, std::vector<std::string> arguments, std::string_view rule) const {
    throw BadFile{errorAt(m_path, problem, std::move(arguments), rule)};
}

std::string Node::text() const {
    if (!m_json->is_string()) {
        refuse(FileProblem::not_text);
    }
    return m_json->get<std::string>();
}

bool Node::truth() const {
    if (!m_json->is_boolean()) {
        refuse(FileProblem::not_boolean);
    }
    return m_json->get<bool>();
}

std::int64_t Node::whole(std::int64_t least, std::int64_t most, std::string_view rule) const {
    const std::optional<std::int64_t> number = wholeNumber(*m_json, least, most);
    if (!number) {
        refuse(FileProblem::not_whole_from, {std::to_string(least), std::to_string(most)}, rule);
    }
    return *number;
}

Money Node::amountFrom(Money least) const {
    const std::optional<std::int64_t> cents = wholeNumber(*m_json, least.cents, kLargestAmount.cents);
    if (!cents) {
        refuse(FileProblem::not_amount_from,
               {std::to_string(least.cents), std::to_string(kLargestAmount.cents)});
    }
    return {*cents};
}

Instant Node::instant() const {
    const double seconds = m_json->is_number() ? m_json->get<double>() : -1.0;
    if (!(seconds >= 0.0 && seconds <= static_cast<double>(kLastSecond))) {
        refuse(FileProblem::not_time, {std::to_string(kLastSecond)});
    }
    return kTableOpened + toMilliseconds(seconds);
}

Duration Node::duration(std::string_view rule) const {
    const double seconds = m_json->is_number() ? m_json->get<double>() : -1.0;
    if (!(seconds >= 0.0)) {
        refuse(FileProblem::not_length, {}, rule);
    }
    return toMilliseconds(std::min(seconds, static_cast<double>(kLastSecond)));
}

std::vector<Node> Node::items() const {
    if (!m_json->is_array()) {
        refuse(FileProblem::not_list);
    }
    std::vector<Node> nodes;
    nodes.reserve(m_json->size());
    for (std::size_t i = 0; i < m_json->size(); ++i) {
        nodes.emplace_back((*m_json)[i], itemPath(m_path, i));
    }
    return nodes;
}

Fields::Fields(Node object) : m_object(std::move(object)) {
    if (!m_object.json().is_object()) {
        m_object.refuse(FileProblem::not_object);
    }
    if (const std::optional<Node> comment = take("comment")) {
        static_cast<void>(comment->text());
    }
}

std::optional<Node> Fields::take(const std::string& name) {
    const auto found = m_object.json().find(name);
    if (found == m_object.json().end()) {
        return std::nullopt;
    }
    m_taken.push_back(name);
    return Node(*found, fieldPath(m_object.path(), name));
}

bool Fields::has(const std::string& name) const { return m_object.json().contains(name); }

Node Fields::need(const std::string& name) {
    std::optional<Node> field = take(name);
    if (!field) {
        throw BadFile{errorAt(fieldPath(m_object.path(), name), FileProblem::missing)};
    }
    return *field;
}

void Fields::refuseTheRest() const {
    for (const auto& item : m_object.json().items()) {
        if (std::find(m_taken.begin(), m_taken.end(), item.key()) == m_taken.end()) {
            throw BadFile{errorAt(fieldPath(m_object.path(), item.key()), FileProblem::unknown_field)};
        }
    }
}

} // namespace mesaviva::scenario
