// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/printable.h"

#include <cstdint>
#include <optional>

namespace mesaviva {

namespace {

struct Letter {
    std::size_t bytes = 1;
    std::optional<std::uint32_t> code; ///< nothing: invalid UTF-8
};

// The character at the start of the text.
Letter firstOf(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i]));
    };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80) {
        return {1, lead};
    }
    const std::size_t bytes = lead >= 0xf0 && lead < 0xf5   ? 4
                              : lead >= 0xe0 && lead < 0xf0 ? 3
                              : lead >= 0xc2                ? 2
                                                            : 1;
    if (bytes == 1 || lead >= 0xf5 || text.size() < bytes) {
        return {};
    }
    std::uint32_t code = lead & (0x7fU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xc0U) != 0x80) {
            return {};
        }
        code = code << 6U | (byte(i) & 0x3fU);
    }
    const bool overlong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
    const bool none = code > 0x10ffff || (code >= 0xd800 && code < 0xe000);
    return overlong || none ? Letter{} : Letter{bytes, code};
}

// Control characters, line and paragraph separators, zero-width characters and direction marks.
bool isHidden(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x200b && code <= 0x200f) ||
           (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) || code == 0xfeff;
}

std::string escaped(std::uint32_t code) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U}) {
        text += kDigits[code >> shift & 0xfU];
    }
    return text;
}

} // namespace

std::size_t lettersIn(std::string_view text) {
    std::size_t letters = 0;
    for (; !text.empty(); ++letters) {
        text.remove_prefix(firstOf(text).bytes);
    }
    return letters;
}

bool isPrintable(std::string_view text) { return printable(text) == text; }

std::string shortened(std::string_view text, std::size_t most) {
    const std::size_t letters = lettersIn(text);
    if (letters <= most) {
        return std::string(text);
    }
    const std::size_t head = most / 2;
    const std::size_t tail = letters - (most - head - 1); // the index of the first character after the gap
    std::string result;
    std::size_t place = 0;
    for (std::string_view rest = text; !rest.empty(); ++place) {
        const std::size_t bytes = firstOf(rest).bytes;
        if (place < head || place >= tail) {
            result += rest.substr(0, bytes);
        } else if (place == head) {
            result += "…";
        }
        rest.remove_prefix(bytes);
    }
    return result;
}

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const Letter letter = firstOf(text);
        if (!letter.code) {
            result += "\ufffd";
        } else if (isHidden(*letter.code)) {
            result += escaped(*letter.code);
        } else {
            result += text.substr(0, letter.bytes);
        }
        text.remove_prefix(letter.bytes);
    }
    return result;
}

} // namespace mesaviva
