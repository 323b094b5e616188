// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the settings of a table, as scenarios, lessons and studies have them. The first byte selects
// the regulation, the others are the settings' JSON. A table that is accepted keeps to its rules, and the
// event that opens it is the same after it has been written to a record and read back.

#include "app/cli/sentences/file_error_sentences.h"
#include "engine/base/check.h"
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/scenario/poker_content.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/scenario/scenario.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

using namespace mesaviva;

namespace {

struct TableRules {
    std::string_view game;
    std::string_view rules;
};
constexpr std::array kRules = {TableRules{"poker", "pt-803-2015"}, TableRules{"roulette", "pt-804-2015"},
                               TableRules{"roulette", "pt-894-2002"}, TableRules{"roulette", "mo-60-2004"},
                               TableRules{"bingo", "pt-425a-2015"}};

std::string scenarioWith(const TableRules& rules, std::string_view table) {
    std::string text = R"({"format": "mesaviva.scenario/1", "title": {"en": "A table"}, "game": ")";
    text += rules.game;
    text += R"(", "rules": ")";
    text += rules.rules;
    text += R"(", "table": )";
    text += table;
    text += R"(, "players": [{"id": "ana", )";
    text += rules.game == "poker" ? R"("seat": 1, )" : "";
    text += R"("wallet": 100000}], "steps": [], "until": 1})";
    return text;
}

template <class Event, class Settings>
void checkTable(const Settings& settings) {
    check(!firstBadSetting(settings), "a table that breaks a rule is accepted");
    const Recorded<Event> opened{
        1, kTableOpened, 0,
        TableOpenedWith<Settings>{std::make_shared<const Opening<Settings>>(Opening<Settings>{settings})}};
    const nlohmann::ordered_json json = record::toJson(
        opened, [](PlayerId) { return std::string(); }, settings);
    const auto read = record::eventFrom(
        nlohmann::ordered_json::parse(json.dump()),
        [](std::string_view) { return std::optional<PlayerId>(); }, settings);
    check(read && read->event == opened.event, "a record changes the settings");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const TableRules& rules = kRules.at(*data % kRules.size());
    const auto read =
        scenario::read(scenarioWith(rules, {reinterpret_cast<const char*>(data) + 1, size - 1}));
    if (!read) {
        check(!app::englishText(read.error()).empty(), "settings are refused without a reason");
        return 0;
    }
    if (const auto* const cards = read->content.find<scenario::PokerContent>()) {
        checkTable<poker::Event>(cards->table);
    } else if (const auto* const wheel = read->content.find<scenario::RouletteContent>()) {
        checkTable<roulette::Event>(wheel->table);
    } else {
        checkTable<bingo::Event>(read->content.as<scenario::BingoContent>().table);
    }
    return 0;
}
