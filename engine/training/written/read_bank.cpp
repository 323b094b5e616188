// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/printable.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/node.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/written/question_bank.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace mesaviva::written {

namespace {

using scenario::BadFile;
using scenario::errorAt;
using scenario::fieldPath;
using scenario::Fields;
using scenario::FileError;
using scenario::FileProblem;
using scenario::itemPath;
using scenario::Json;
using scenario::Node;

constexpr std::string_view kFormat = "mesaviva.questions/1";
constexpr std::size_t kLongestId = 60;
constexpr std::array<std::string_view, kSubjects> kSubjectNames = {"payment", "procedure", "case"};

std::string readLine(const Node& node, std::size_t most, bool lines) {
    std::string words = node.text();
    if (std::optional<FileError> fault = textFault(words, most, lines)) {
        fault->path = node.path();
        throw BadFile{std::move(*fault)};
    }
    return words;
}

// Texts in a language that the bank does not name are refused, so that nothing is hidden in it.
BankText readText(const Node& node, const BankLanguages& languages, std::size_t most, bool lines = false) {
    Fields fields(node);
    BankText text;
    if (const auto pt = languages.pt ? fields.take("pt") : std::nullopt) {
        text.pt = readLine(*pt, most, lines);
    }
    if (const auto en = languages.en ? fields.take("en") : std::nullopt) {
        text.en = readLine(*en, most, lines);
    }
    fields.refuseTheRest();
    return text;
}

bool isIdLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_' ||
           letter == '-';
}

std::string readId(const Node& node) {
    std::string id = node.text();
    if (id.empty() || id.size() > kLongestId || !std::ranges::all_of(id, isIdLetter)) {
        node.refuse(FileProblem::not_question_id, {std::to_string(kLongestId)});
    }
    return id;
}

Subject readSubject(const Node& node) {
    const std::string word = node.text();
    const auto found = std::ranges::find(kSubjectNames, word);
    if (found == kSubjectNames.end()) {
        node.refuse(FileProblem::none_of, {scenario::inQuotes(word), "payment, procedure, case"});
    }
    return static_cast<Subject>(found - kSubjectNames.begin());
}

// A list of different texts.
std::vector<std::string> readWords(const Node& list, std::size_t most) {
    const std::vector<Node> items = list.items();
    if (items.size() > most) {
        list.refuse(FileProblem::too_many, {std::to_string(most)});
    }
    std::vector<std::string> words;
    for (const Node& item : items) {
        std::string word = item.text();
        if (std::ranges::find(words, word) != words.end()) {
            item.refuse(FileProblem::given_twice);
        }
        words.push_back(std::move(word));
    }
    return words;
}

std::vector<std::string> readRegulations(const Node& list) {
    const auto known = regulations();
    std::vector<std::string> words = readWords(list, known.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (std::ranges::find(known, words[i]) == known.end()) {
            throw BadFile{errorAt(itemPath(list.path(), i), FileProblem::no_such_rules,
                                  {scenario::inQuotes(words[i])})};
        }
    }
    return words;
}

std::vector<std::string> readRules(const Node& list) {
    std::vector<std::string> words = readWords(list, limits::kRules);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isRuleForm(words[i])) {
            throw BadFile{
                errorAt(itemPath(list.path(), i), FileProblem::no_such_rule, {scenario::inQuotes(words[i])})};
        }
    }
    return words;
}

BankChoice readChoice(const Node& node, const BankLanguages& languages) {
    Fields fields(node);
    BankChoice choice{readText(fields.need("text"), languages, limits::kLine)};
    if (const std::optional<Node> right = fields.take("right")) {
        choice.right = right->truth();
    }
    fields.refuseTheRest();
    return choice;
}

std::int64_t readNumber(const Node& node) {
    const double number = node.json().is_number() ? node.json().get<double>() * 100 : std::nan("");
    const double whole = std::round(number);
    constexpr double kClose = 1e-4; // of a hundredth: far less than what two decimals can differ by
    if (!(std::abs(whole) <= static_cast<double>(limits::kNumber)) || std::abs(number - whole) > kClose) {
        node.refuse(FileProblem::not_hundredths, {std::to_string(limits::kNumber / 100)});
    }
    return static_cast<std::int64_t>(whole);
}

BankQuestion readQuestion(const Node& node, const BankLanguages& languages) {
    Fields fields(node);
    BankQuestion question;
    question.id = readId(fields.need("id"));
    question.subject = readSubject(fields.need("kind"));
    question.regulations = readRegulations(fields.need("regulations"));
    question.text = readText(fields.need("text"), languages, limits::kText, true);
    const std::optional<Node> choices = fields.take("choices");
    if (choices) {
        const std::vector<Node> items = choices->items();
        if (items.size() > limits::kMostChoices) {
            choices->refuse(FileProblem::too_many, {std::to_string(limits::kMostChoices)});
        }
        for (const Node& item : items) {
            question.choices.push_back(readChoice(item, languages));
        }
    }
    if (const std::optional<Node> number = fields.take("number")) {
        if (!question.asksNumber()) {
            number->refuse(FileProblem::choices_or_number);
        }
        question.number = readNumber(*number);
    }
    if (const std::optional<Node> unit = fields.take("unit")) {
        question.unit = readText(*unit, languages, limits::kUnit);
    }
    if (const std::optional<Node> rules = fields.take("rules")) {
        question.rules = readRules(*rules);
    }
    if (const std::optional<Node> why = fields.take("why")) {
        question.why = readText(*why, languages, limits::kText, true);
    }
    if (const std::optional<Node> marks = fields.take("marks")) {
        question.marks = static_cast<int>(marks->whole(1, limits::kMarks));
    }
    fields.refuseTheRest();
    return question;
}

BankLanguages readLanguages(const Node& list) {
    BankLanguages languages{false, false};
    for (const Node& item : list.items()) {
        const std::string word = item.text();
        bool* const language = word == "pt" ? &languages.pt : word == "en" ? &languages.en : nullptr;
        if (!language) {
            item.refuse(FileProblem::none_of, {scenario::inQuotes(word), "pt, en"});
        }
        if (std::exchange(*language, true)) {
            item.refuse(FileProblem::given_twice);
        }
    }
    if (!languages.pt && !languages.en) {
        list.refuse(FileProblem::bank_without_language);
    }
    return languages;
}

QuestionBank readBank(const Json& json) {
    Fields fields(Node(json, ""));
    const Node format = fields.need("format");
    if (format.text() != kFormat) {
        format.refuse(FileProblem::other_format,
                      {scenario::inQuotes(format.text()), scenario::inQuotes(kFormat)});
    }
    QuestionBank bank;
    bank.languages = readLanguages(fields.need("languages"));
    bank.title = readText(fields.need("title"), bank.languages, limits::kLine);
    const Node list = fields.need("questions");
    const std::vector<Node> items = list.items();
    if (items.size() > limits::kQuestions) {
        list.refuse(FileProblem::too_many, {std::to_string(limits::kQuestions)});
    }
    std::set<std::string> ids;
    for (const Node& item : items) {
        auto question = std::make_shared<const BankQuestion>(readQuestion(item, bank.languages));
        if (!ids.insert(question->id).second) {
            throw BadFile{errorAt(fieldPath(item.path(), "id"), FileProblem::given_twice)};
        }
        bank.questions.push_back(std::move(question));
    }
    fields.refuseTheRest();
    return bank;
}

// Adds a fault for each of the bank's languages in which a text is missing.
void needText(std::vector<FileError>& faults, const std::string& path, const BankText& text,
              const BankLanguages& languages) {
    if (languages.pt && text.pt.empty()) {
        faults.push_back(errorAt(fieldPath(path, "pt"), FileProblem::empty_text));
    }
    if (languages.en && text.en.empty()) {
        faults.push_back(errorAt(fieldPath(path, "en"), FileProblem::empty_text));
    }
}

// A text that may be missing altogether, but not in one language only.
void needWholeText(std::vector<FileError>& faults, const std::string& path, const BankText& text,
                   const BankLanguages& languages) {
    if (!text.pt.empty() || !text.en.empty()) {
        needText(faults, path, text, languages);
    }
}

void needChoices(std::vector<FileError>& faults, const BankQuestion& question,
                 const BankLanguages& languages) {
    if (question.choices.size() < limits::kFewestChoices) {
        faults.push_back(
            errorAt("choices", FileProblem::bank_choices_out_of_bounds,
                    {std::to_string(limits::kFewestChoices), std::to_string(limits::kMostChoices)}));
    }
    const auto right = std::ranges::count_if(question.choices, &BankChoice::right);
    if (right == 0 || right == static_cast<std::ptrdiff_t>(question.choices.size())) {
        faults.push_back(errorAt("choices", FileProblem::not_some_right));
    }
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const BankText& text = question.choices[i].text;
        const std::string path = fieldPath(itemPath("choices", i), "text");
        needText(faults, path, text, languages);
        for (std::size_t before = 0; before < i; ++before) {
            const BankText& other = question.choices[before].text;
            if (!text.pt.empty() && text.pt == other.pt) {
                faults.push_back(errorAt(fieldPath(path, "pt"), FileProblem::given_twice));
            }
            if (!text.en.empty() && text.en == other.en) {
                faults.push_back(errorAt(fieldPath(path, "en"), FileProblem::given_twice));
            }
        }
    }
}

} // namespace

std::string_view name(Subject subject) { return kSubjectNames.at(static_cast<std::size_t>(subject)); }

bool BankQuestion::hasSeveralRight() const { return std::ranges::count_if(choices, &BankChoice::right) > 1; }

std::optional<FileError> textFault(std::string_view text, std::size_t most, bool lines) {
    if (text.size() > most) {
        return errorAt({}, FileProblem::too_long_text, {std::to_string(most)});
    }
    std::string line(text);
    if (lines) {
        std::ranges::replace(line, '\n', ' ');
    }
    return isPrintable(line) ? std::nullopt : std::optional(errorAt({}, FileProblem::control_character));
}

bool isRuleForm(std::string_view text) {
    if (text == "I-cent") {
        return true;
    }
    if (text.starts_with("I-")) {
        text.remove_prefix(2);
    }
    const auto isDigit = [](char sign) { return sign >= '0' && sign <= '9'; };
    constexpr std::size_t kLongest = 20;
    if (text.size() < 2 || text.size() > kLongest || text[0] < 'A' || text[0] > 'Z') {
        return false;
    }
    text.remove_prefix(1);
    if (text.back() >= 'a' && text.back() <= 'z') {
        text.remove_suffix(1);
    }
    bool isAfterDigit = false;
    for (const char sign : text) {
        if (!isDigit(sign) && !(sign == '.' && isAfterDigit)) {
            return false;
        }
        isAfterDigit = isDigit(sign);
    }
    return isAfterDigit;
}

std::vector<std::string_view> regulations() {
    std::vector<std::string_view> all;
    for (const scenario::GameScenarios* game : scenario::allScenarios()) {
        all.insert(all.end(), game->rules.begin(), game->rules.end());
    }
    return all;
}

std::vector<FileError> faultsOf(const BankQuestion& question, const BankLanguages& languages) {
    std::vector<FileError> faults;
    if (question.regulations.empty()) {
        faults.push_back(errorAt("regulations", FileProblem::missing));
    }
    needText(faults, "text", question.text, languages);
    if (!question.asksNumber()) {
        needChoices(faults, question, languages);
    } else if (!question.number) {
        faults.push_back(errorAt("number", FileProblem::choices_or_number));
    }
    needWholeText(faults, "unit", question.unit, languages);
    needWholeText(faults, "why", question.why, languages);
    return faults;
}

std::optional<FileError> firstFault(const QuestionBank& bank) {
    std::vector<FileError> faults;
    needText(faults, "title", bank.title, bank.languages);
    if (bank.questions.empty()) {
        faults.push_back(
            errorAt("questions", FileProblem::questions_out_of_bounds, {std::to_string(limits::kQuestions)}));
    }
    for (std::size_t i = 0; i < bank.questions.size() && faults.empty(); ++i) {
        faults = faultsOf(*bank.questions[i], bank.languages);
        for (FileError& fault : faults) {
            fault.path = itemPath("questions", i) + '.' + fault.path;
        }
    }
    return faults.empty() ? std::nullopt : std::optional(std::move(faults.front()));
}

Result<QuestionBank, FileError> parse(std::string_view json) {
    if (json.size() > limits::kBytes) {
        return errorAt({}, FileProblem::too_many_bytes, {std::to_string(limits::kBytes)});
    }
    const Result<Json, FileError> parsed = scenario::parseStrictly(json);
    if (!parsed) {
        return parsed.error();
    }
    try {
        return readBank(*parsed);
    } catch (const BadFile& bad) {
        return bad.error;
    }
}

Result<QuestionBank, FileError> read(std::string_view json) {
    Result<QuestionBank, FileError> bank = parse(json);
    if (bank) {
        if (std::optional<FileError> fault = firstFault(*bank)) {
            return std::move(*fault);
        }
    }
    return bank;
}

std::optional<BankQuestion> questionFrom(std::string_view json) {
    const Result<Json, FileError> parsed = scenario::parseStrictly(json);
    if (!parsed) {
        return std::nullopt;
    }
    try {
        return readQuestion(Node(*parsed, ""), {});
    } catch (const BadFile&) {
        return std::nullopt;
    }
}

} // namespace mesaviva::written
