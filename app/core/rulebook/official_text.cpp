// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/official_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

enum class Mark : std::uint8_t {
    none,
    article,   // Artigo 1.º
    number,    // 1 — or 1.
    subNumber, // 1)
    letter,    // a)
    end,       // a heading or the date of signature: the rule before it is over
};

struct Line {
    Mark mark = Mark::none;
    int value = 0;        // of a letter: 1 for a
    bool isApart = false; // it begins a paragraph
    std::string_view whole;
    std::string_view rest; // without the mark
};

using Lines = std::span<const Line>;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool takes(std::string_view& text, std::string_view beginning) {
    const bool does = text.starts_with(beginning);
    if (does) {
        text.remove_prefix(beginning.size());
    }
    return does;
}

constexpr std::string_view kHardSpace = "\u00a0";

std::string_view trimmed(std::string_view text) {
    while (takes(text, " ") || takes(text, "\t") || takes(text, "\r") || takes(text, kHardSpace)) {
    }
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) {
        text.remove_suffix(1);
    }
    while (text.ends_with(kHardSpace)) {
        text.remove_suffix(kHardSpace.size());
    }
    return text;
}

// The number at the beginning, of at most three digits; 0: none.
int takeNumber(std::string_view& text) {
    int number = 0;
    std::size_t digits = 0;
    while (digits < text.size() && isDigit(text[digits])) {
        number = digits < 3 ? 10 * number + (text[digits] - '0') : 0;
        ++digits;
    }
    if (digits == 0 || digits > 3) {
        return 0;
    }
    text.remove_prefix(digits);
    return number;
}

bool startsWord(std::string_view text) { return text.empty() || text.front() == ' '; }

bool isHeading(std::string_view text) {
    constexpr std::size_t kLongestHeading = 60;
    constexpr std::array<std::string_view, 10> kHeadings{"CAPÍTULO",  "Capítulo",  "SECÇÃO", "Secção",
                                                         "SUBSECÇÃO", "Subsecção", "TÍTULO", "Título",
                                                         "ANEXO",     "Anexo"};
    return text.size() <= kLongestHeading && std::ranges::any_of(kHeadings, [text](std::string_view heading) {
               return text.starts_with(heading) && startsWord(text.substr(heading.size()));
           });
}

// "13 de novembro de 2015. — A Vice-Presidente ...", below the rules.
bool isSignature(std::string_view text) {
    if (takeNumber(text) == 0 || !takes(text, " de ")) {
        return false;
    }
    const std::size_t year = text.find(" de ");
    if (year == std::string_view::npos || text.substr(0, year).find(' ') != std::string_view::npos) {
        return false;
    }
    text.remove_prefix(year + 4);
    return text.size() >= 4 && std::ranges::all_of(text.substr(0, 4), isDigit) &&
           (text.size() == 4 || text[4] == '.');
}

// A page's head or its number, in text taken from a PDF.
bool isOfPage(std::string_view text) {
    return std::ranges::all_of(text, isDigit) ||
           (text.find("Diário da República, ") != std::string_view::npos &&
            text.find("série") != std::string_view::npos && text.find(" N.º ") != std::string_view::npos &&
            !text.ends_with('.'));
}

// The line's rest after `1 —`, `1.` or `1)`; `1.º` is no such number, nor is `1.5`.
void readNumber(Line& line, std::string_view text) {
    const int number = takeNumber(text);
    if (number == 0) {
        return;
    }
    const bool isSub = takes(text, ")");
    bool isMarked = isSub || (takes(text, ".") && startsWord(text));
    if (!isMarked) {
        text = trimmed(text);
        for (const std::string_view dash : {"—", "–", "-"}) {
            isMarked = isMarked || (takes(text, dash) && startsWord(text));
        }
    }
    if (isMarked) {
        line.mark = isSub ? Mark::subNumber : Mark::number;
        line.value = number;
        line.rest = trimmed(text);
    }
}

void readArticle(Line& line, std::string_view text) {
    if (!takes(text, "Artigo ") && !takes(text, "ARTIGO ")) {
        return;
    }
    const int number = takeNumber(text);
    if (number > 0 && (takes(text, ".º") || takes(text, ".o") || takes(text, "º") || startsWord(text)) &&
        (text.empty() || !text.starts_with(" d"))) { // "Artigo 5.º do ..." is the middle of a sentence
        line.mark = Mark::article;
        line.value = number;
        line.rest = trimmed(text);
    }
}

Line readLine(std::string_view text, bool isApart) {
    if (std::string_view item = text; takes(item, "- ") && item.size() > 1 && item[1] == ')') {
        text = item; // a letter as a list's bullet
    }
    Line line{Mark::none, 0, isApart, text, text};
    if (isHeading(text) || isSignature(text)) {
        line.mark = Mark::end;
        return line;
    }
    readArticle(line, text);
    readNumber(line, text);
    if (text.size() > 2 && text[0] >= 'a' && text[0] <= 'z' && text[1] == ')') {
        line.mark = Mark::letter;
        line.value = text[0] - 'a' + 1;
        line.rest = trimmed(text.substr(2));
    } else if (const std::size_t roman = text.find_first_not_of("ivx"); roman > 0 && roman != text.npos) {
        line.isApart = line.isApart || text[roman] == ')'; // ii)
    }
    return line;
}

// `; b) ` and `: a) ` in the middle of a line begin one, too.
std::size_t lengthUpToLetter(std::string_view text) {
    for (std::size_t at = 2; at + 2 < text.size(); ++at) {
        if (text[at + 1] == ')' && text[at + 2] == ' ' && text[at] >= 'a' && text[at] <= 'z' &&
            text[at - 1] == ' ' && (text[at - 2] == ';' || text[at - 2] == ':')) {
            return at;
        }
    }
    return text.size();
}

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    bool isApart = true;
    while (!text.empty()) {
        const std::size_t length = text.find_first_of("\n\f");
        std::string_view line = trimmed(text.substr(0, length));
        text.remove_prefix(std::min(text.size(), length == std::string_view::npos ? length : length + 1));
        if (line.empty()) {
            isApart = true;
        } else if (!isOfPage(line)) {
            while (!line.empty()) {
                const std::size_t part = lengthUpToLetter(line);
                lines.push_back(readLine(trimmed(line.substr(0, part)), isApart));
                line.remove_prefix(part);
                isApart = false;
            }
        }
    }
    return lines;
}

// The lines with this mark that count up, as indices: the longest such row, where each missing number costs
// half of what a present one gains. Of equal rows the later lines: a preamble may count from 1 as well.
std::vector<std::size_t> countedIn(Lines lines, Mark mark) {
    constexpr int kGain = 2;
    struct Item {
        std::size_t line;
        int score;
        std::size_t before; // index of the item before, or of itself
    };
    std::vector<Item> items;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].mark != mark) {
            continue;
        }
        Item item{i, kGain, items.size()};
        for (std::size_t k = 0; k < items.size(); ++k) {
            const int step = lines[i].value - lines[items[k].line].value;
            if (step > 0 && items[k].score + kGain - (step - 1) >= item.score) {
                item.score = items[k].score + kGain - (step - 1);
                item.before = k;
            }
        }
        items.push_back(item);
    }
    std::vector<std::size_t> counted;
    const auto last = std::ranges::max_element(items, {}, &Item::score);
    if (last == items.end()) {
        return counted;
    }
    auto place = static_cast<std::size_t>(last - items.begin());
    while (items[place].before != place) {
        counted.push_back(items[place].line);
        place = items[place].before;
    }
    counted.push_back(items[place].line);
    std::ranges::reverse(counted);
    return counted;
}

// Joins wrapped lines; a mark or an empty line before it begins a paragraph.
void add(std::string& words, const Line& line, std::string_view text) {
    if (text.empty()) {
        return;
    }
    if (!words.empty()) {
        words += line.isApart || line.mark != Mark::none ? "\n" : words.ends_with('-') ? "" : " ";
    }
    words += text;
}

// The words of lines up to a heading, the first without its mark.
std::string wordsOf(Lines lines, bool isMarked) {
    std::string words;
    for (std::size_t i = 0; i < lines.size() && (lines[i].mark != Mark::end || (i == 0 && isMarked)); ++i) {
        add(words, lines[i], i == 0 && isMarked ? lines[i].rest : lines[i].whole);
    }
    return words;
}

using Words = std::map<std::string, std::string, std::less<>>;

void readParts(Words& words, Lines lines, const std::string& path);

// Adds each counted item of `lines` and its parts.
void readItems(Words& words, Lines lines, const std::vector<std::size_t>& counted, Mark mark,
               const std::string& path, bool isTop) {
    const std::string lead = isTop ? std::string() : wordsOf(lines.first(counted.front()), true);
    for (std::size_t i = 0; i < counted.size(); ++i) {
        const std::size_t end = i + 1 < counted.size() ? counted[i + 1] : lines.size();
        const Lines item = lines.subspan(counted[i], end - counted[i]);
        const int value = item.front().value;
        const std::string key = mark == Mark::letter ? path + static_cast<char>('a' + value - 1)
                                : isTop              ? std::to_string(value)
                                                     : path + '.' + std::to_string(value);
        const std::string own = wordsOf(item, isTop || mark == Mark::number);
        words.insert_or_assign(key, lead.empty() || mark == Mark::number ? own : lead + '\n' + own);
        readParts(words, item, key);
    }
}

// The parts of an article or a number: numbers, sub-numbers or letters, whichever begin first.
void readParts(Words& words, Lines lines, const std::string& path) {
    std::vector<std::size_t> first;
    Mark of = Mark::none;
    for (const Mark mark : {Mark::number, Mark::subNumber, Mark::letter}) {
        // a part comes after the mark of the whole, and the first of them is 1 or a
        std::vector<std::size_t> counted = countedIn(lines.subspan(1), mark);
        if (counted.empty() || lines[counted.front() + 1].value != 1) {
            continue;
        }
        if (of == Mark::none || counted.front() + 1 < first.front()) {
            for (std::size_t& line : counted) {
                ++line;
            }
            first = std::move(counted);
            of = mark;
        }
    }
    if (of != Mark::none) {
        readItems(words, lines, first, of, path, false);
    }
}

} // namespace

OfficialText::OfficialText(std::string_view text) {
    takes(text, "\ufeff");
    const std::vector<Line> lines = linesOf(text.substr(0, kLongest));
    std::vector<std::size_t> counted = countedIn(lines, Mark::article);
    const Mark mark = counted.size() > 1 ? Mark::article : Mark::number;
    if (mark == Mark::number) {
        counted = countedIn(lines, mark);
    }
    if (!counted.empty()) {
        readItems(m_words, lines, counted, mark, {}, true);
    }
}

std::optional<std::string> OfficialText::words(std::string_view number) const {
    const auto found = m_words.find(number);
    return found == m_words.end() ? std::nullopt : std::optional(found->second);
}

} // namespace mesaviva::app
