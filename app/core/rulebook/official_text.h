// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the numbered rules in a regulation's published text.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::app {

/// The rules of a regulation in its own words, by number. Each number, letter or article begins a line, as in
/// the Diário da República and in text taken from its PDF: `1 —`, `1.`, `1)`, `a)`, `Artigo 1.º`.
class OfficialText {
public:
    /// Longest text that is read, in bytes; the rest is ignored.
    static constexpr std::size_t kLongest = 2'000'000;

    OfficialText() = default;
    /// `text` is UTF-8. Numbers that don't continue the count, such as one that happens to begin a line, are
    /// part of the rule around them.
    explicit OfficialText(std::string_view text);

    /// The words of a number, in UTF-8: `26`, `13a`, or with articles `5`, `5.2`, `3.2.1`. Those of a letter
    /// or a sub-number follow the words that introduce its list. Paragraphs are separated by line breaks.
    /// Nothing if the text has no such number.
    std::optional<std::string> words(std::string_view number) const;
    /// The number of numbers found, with their parts.
    std::size_t size() const { return m_words.size(); }

private:
    std::map<std::string, std::string, std::less<>> m_words;
};

} // namespace mesaviva::app
