// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/rules_command.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <ostream>
#include <set>
#include <tuple>
#include <utility>

namespace mesaviva::app {

namespace {

using nlohmann::json;

// The sort key of a rule: its numbers, then its letter.
struct RuleNumber {
    std::vector<int> numbers;
    std::string letter;

    explicit RuleNumber(const std::string& id) {
        int number = 0;
        bool isNumber = false;
        for (const char c : id.substr(1)) {
            if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
                number = number * 10 + (c - '0');
                isNumber = true;
                continue;
            }
            if (isNumber) {
                numbers.push_back(std::exchange(number, 0));
                isNumber = false;
            }
            if (c != '.') {
                letter += c;
            }
        }
        if (isNumber) {
            numbers.push_back(number);
        }
    }

    friend bool operator<(const RuleNumber& a, const RuleNumber& b) {
        return std::tie(a.numbers, a.letter) < std::tie(b.numbers, b.letter);
    }
};

// Text of the register without its non-breaking characters.
std::string plain(std::string text) {
    using Change = std::pair<std::string_view, std::string_view>;
    for (const auto& [from, to] : {Change("\u2060", ""), Change("\u00A0", " ")}) {
        for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
            text.replace(at, from.size(), to);
        }
    }
    return text;
}

class RulesPrinter {
public:
    RulesPrinter(const RulesRequest& request, const RulesAddition& addition, std::ostream& out)
        : m_request(request),
          m_addition(addition),
          m_out(out) {}

    void print(const json& book) {
        std::map<std::string, const json*> entries;
        for (const char* part : {"rules", "readings"}) {
            for (const json& entry : book.at(part)) {
                entries.emplace(entry.at("id").get<std::string>(), &entry);
            }
        }
        std::map<std::string, const json*> documents;
        for (const json& document : book.at("documents")) {
            documents.emplace(document.at("id").get<std::string>(), &document);
        }
        const bool isJson = m_request.format == "json";
        json list = json::array();
        std::string shown;
        for (const ListedRule& rule : listedRules(book)) {
            const json& entry = *entries.at(rule.id);
            const json& document = *documents.at(rule.document);
            if (!m_request.game.empty() && document.at("game") != m_request.game) {
                continue;
            }
            if (isJson) {
                list.push_back(jsonOf(entry, document));
                continue;
            }
            if (rule.document != shown) {
                m_out << (shown.empty() ? "" : "\n") << "== " << text(document.at("name")) << " ==\n";
                shown = rule.document;
            }
            printText(entry);
        }
        if (isJson) {
            m_out << json{{"format", "mesaviva.rules/1"}, {"rules", std::move(list)}}.dump(4) << '\n';
        }
    }

private:
    std::string text(const json& languages) const { return text(languages, m_request.language); }
    std::string text(const json& languages, const std::string& language) const {
        std::string words = languages.at(language).get<std::string>();
        return plain(m_addition.text ? m_addition.text(words, language) : std::move(words));
    }
    json bothLanguages(const json& languages) const {
        return {{"pt", text(languages, "pt")}, {"en", text(languages, "en")}};
    }

    json jsonOf(const json& entry, const json& document) const {
        const bool isReading = entry.contains("of");
        json rule{{"id", entry.at("id")},
                  {"regulation", document.at("id")},
                  {"game", document.at("game")},
                  {"kind", entry.at("kind")},
                  {"reading", isReading},
                  {"title", bothLanguages(entry.at("title"))},
                  {"text", bothLanguages(entry.at("text"))}};
        if (entry.value("unconfirmed", false)) {
            rule["confirmed"] = false;
        }
        if (isReading) {
            rule["of"] = entry.at("of");
        }
        for (const char* name : {"seen", "alternative", "other"}) {
            if (entry.contains(name)) {
                rule[name] = bothLanguages(entry.at(name));
            }
        }
        if (entry.contains("other")) {
            rule["setting"] = entry.value("setting", "");
        }
        if (m_addition.lists) {
            for (auto& [name, values] : m_addition.lists(entry.at("id").get<std::string>())) {
                rule[name] = std::move(values);
            }
        }
        return rule;
    }

    void printText(const json& entry) {
        const std::string id = entry.at("id").get<std::string>();
        m_out << id << "  [";
        for (std::size_t i = 0; i < entry.at("kind").size(); ++i) {
            m_out << (i == 0 ? "" : " ") << entry.at("kind").at(i).get<std::string>();
        }
        m_out << "]  " << text(entry.at("title")) << "\n    " << text(entry.at("text")) << '\n';
        if (m_addition.lines) {
            for (std::string& line : m_addition.lines(id)) {
                m_out << "    " << plain(std::move(line)) << '\n';
            }
        }
    }

    const RulesRequest& m_request;
    const RulesAddition& m_addition;
    std::ostream& m_out;
};

} // namespace

std::vector<ListedRule> listedRules(const json& book) {
    std::map<std::string, std::vector<std::string>> readingsOf;
    for (const json& reading : book.at("readings")) {
        for (const json& rule : reading.at("of")) {
            readingsOf[rule.get<std::string>()].push_back(reading.at("id").get<std::string>());
        }
    }
    std::vector<ListedRule> listed;
    std::set<std::string> readings;
    for (const json& document : book.at("documents")) {
        const std::string name = document.at("id").get<std::string>();
        std::vector<std::string> ids;
        for (const json& chapter : document.at("chapters")) {
            for (const json& rule : chapter.at("rules")) {
                ids.push_back(rule.get<std::string>());
            }
        }
        std::ranges::stable_sort(ids, std::less(), [](const std::string& id) { return RuleNumber(id); });
        for (const std::string& id : ids) {
            listed.push_back({id, name});
            for (const std::string& reading : readingsOf[id]) {
                if (readings.insert(reading).second) {
                    listed.push_back({reading, name});
                }
            }
        }
    }
    return listed;
}

void printRules(const RulesRequest& request, std::string_view book, const RulesAddition& addition,
                std::ostream& out) {
    RulesPrinter(request, addition, out).print(json::parse(book));
}

} // namespace mesaviva::app
