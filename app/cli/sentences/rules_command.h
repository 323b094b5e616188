// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `mesaviva rules`, apart from its options: reads the register of rules (assets/regulations/register.json).
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <iosfwd>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::app {

/// The options of `mesaviva rules`.
struct RulesRequest {
    std::string format = "text"; ///< or `json`
    std::string game;            ///< empty: all games
    std::string language = "pt"; ///< or `en`
};

/// A rule or a reading, and the document that it is listed in: `P12a`, `pt-803-2015`.
struct ListedRule {
    std::string id;
    std::string document;
};

/// All rules of the register by regulation and number (`P2` before `P12`, `M6.9` before `M6.10`), each
/// followed by its readings; a reading of several rules follows the first of them. Throws std::exception if
/// it is not the register.
std::vector<ListedRule> listedRules(const nlohmann::json& book);

/// What a program adds to the list; what is not set adds nothing.
struct RulesAddition {
    /// Changes a text of the register in this language.
    std::function<std::string(const std::string& text, std::string_view language)> text;
    /// Lines below a rule's text.
    std::function<std::vector<std::string>(const std::string& id)> lines;
    /// Further lists of a rule, for JSON.
    std::function<std::map<std::string, std::vector<std::string>>(const std::string& id)> lists;
};

/// Prints the rules of the register's text. Throws std::exception if it is not the register.
void printRules(const RulesRequest& request, std::string_view book, const RulesAddition& addition,
                std::ostream& out);

} // namespace mesaviva::app
