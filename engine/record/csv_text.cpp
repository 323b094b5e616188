// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/csv_text.h"

#include <array>
#include <ctime>

namespace mesaviva::record {

std::string csvField(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
        return std::string(text);
    }
    std::string field = "\"";
    for (const char letter : text) {
        field += letter;
        if (letter == '"') {
            field += letter;
        }
    }
    return field + '"';
}

std::string secondsText(std::int64_t milliseconds) {
    std::string thousandths = std::to_string(milliseconds % 1'000);
    thousandths.insert(0, 3 - thousandths.size(), '0');
    return std::to_string(milliseconds / 1'000) + '.' + thousandths;
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
