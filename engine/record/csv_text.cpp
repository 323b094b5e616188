// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/csv_text.h"

#include <array>
#include <ctime>
#include <ostream>

namespace mesaviva::record {

namespace {

constexpr std::string_view kDigits = "0123456789";

// Digits with a sign and a decimal point at most.
bool isNumber(std::string_view text) {
    if (text.starts_with('-') || text.starts_with('+')) {
        text.remove_prefix(1);
    }
    const std::size_t point = text.find('.');
    const auto isDigits = [](std::string_view part) {
        return !part.empty() && part.find_first_not_of(kDigits) == std::string_view::npos;
    };
    return isDigits(text.substr(0, point)) &&
           (point == std::string_view::npos || isDigits(text.substr(point + 1)));
}

bool isFormula(std::string_view text) {
    constexpr std::string_view kBeginnings = "=+-@";
    return !text.empty() &&
           (kBeginnings.find(text.front()) != std::string_view::npos ||
            static_cast<unsigned char>(text.front()) < 0x20 || text.front() == '\x7f') &&
           !isNumber(text);
}

} // namespace

std::string csvField(std::string_view text) {
    const std::string_view mark = isFormula(text) ? "'" : "";
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
        return std::string(mark).append(text);
    }
    std::string field = "\"";
    field += mark;
    for (const char letter : text) {
        field += letter;
        if (letter == '"') {
            field += letter;
        }
    }
    return field + '"';
}

CsvWriter::CsvWriter(std::ostream& out, CsvStyle style) : m_out(out), m_style(style) {
    if (style.hasMark) {
        m_out << "\xef\xbb\xbf";
    }
}

void CsvWriter::next() {
    if (!m_first) {
        m_out << m_style.separator;
    }
    m_first = false;
}

void CsvWriter::text(std::string_view text) {
    next();
    const std::string field = csvField(text);
    const bool isQuoted = field.starts_with('"');
    const bool needsQuotes = !isQuoted && field.find(m_style.separator) != std::string::npos;
    m_out << (needsQuotes ? "\"" : "") << field << (needsQuotes ? "\"" : "");
}

void CsvWriter::count(std::int64_t number) {
    next();
    m_out << number;
}

void CsvWriter::decimal(std::int64_t number, int places) {
    next();
    std::string digits = std::to_string(number < 0 ? -number : number);
    const auto after = static_cast<std::size_t>(places);
    if (digits.size() <= after) {
        digits.insert(0, after + 1 - digits.size(), '0');
    }
    if (after > 0) {
        digits.insert(digits.size() - after, 1, m_style.decimal);
    }
    m_out << (number < 0 ? "-" : "") << digits;
}

void CsvWriter::endRow() {
    m_out << "\r\n";
    m_first = true;
}

std::string momentText(std::int64_t seconds) {
    const auto instant = static_cast<std::time_t>(seconds);
    std::tm utc{};
#ifdef _WIN32
    gmtime_s(&utc, &instant);
#else
    gmtime_r(&instant, &utc);
#endif
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text.data();
}

} // namespace mesaviva::record
