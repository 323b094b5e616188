// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/figures/edge_command.h"

#include "engine/games/poker/figures/words.h"
#include "engine/games/poker/odds/whole_game.h"

#include <nlohmann/json.hpp>

#include <iomanip>
#include <ostream>
#include <sstream>
#include <string>

namespace mesaviva::figures {

using namespace poker;

namespace {

/// The edge with four decimal places.
std::string percentOf(const odds::WholeGame& game) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(4) << 100 * game.edge().value() << " %";
    return text.str();
}

} // namespace

int edgeCommand(const EdgeArguments& arguments, std::ostream& out, std::ostream& err) {
    odds::WholeGameRules rules = arguments.common ? odds::WholeGameRules::common() : odds::WholeGameRules{};
    rules.burntCardSeen = rules.burntCardSeen && arguments.burntCardSeen;
    if (!arguments.common) {
        const auto ties = tieBreakFrom(arguments.ties);
        if (!ties) {
            err << "--ties: " << ties.error().reason << '\n';
            return 2;
        }
        rules.odds.tieBreak = *ties;
    }
    rules.odds.ranking.aceHighStraight = arguments.aceHighStraight;
    if (arguments.pays) {
        const auto pays = paysFrom(*arguments.pays);
        if (!pays) {
            err << "--pays: " << pays.error().reason << '\n';
            return 2;
        }
        rules.pays = *pays;
    }

    odds::WholeGameRules common = odds::WholeGameRules::common();
    common.pays = rules.pays;
    const bool isCommon = rules == common;

    std::size_t tenths = 0;
    const auto progress = [&](std::size_t done, std::size_t all) {
        if (done * 10 / all > tenths) {
            tenths = done * 10 / all;
            err << tenths * 10 << " %\n" << std::flush;
        }
        return true;
    };
    odds::BestPlay play;
    const odds::WholeGame game = *odds::wholeGame(rules, arguments.threads, progress, &play);

    nlohmann::ordered_json result;
    result["burnt_card_seen"] = rules.burntCardSeen;
    result["suits_break_ties"] = odds::suitsBreakTies(rules.odds.tieBreak);
    result["ties"] = wordOf(rules.odds.tieBreak);
    result["ace_high_straight"] = rules.odds.ranking.aceHighStraight;
    result["pays"] = rules.pays;
    result["deals"] = game.deals;
    result["net"] = game.net;
    result["raised"] = game.raised;
    result["edge"] = game.edge().value();
    if (!isCommon) {
        const odds::WholeGame commonGame = *odds::wholeGame(common, arguments.threads);
        result["common"] = {{"deals", commonGame.deals},
                            {"net", commonGame.net},
                            {"raised", commonGame.raised},
                            {"edge", commonGame.edge().value()}};
        err << "The house keeps " << percentOf(game)
            << " of each ante; in the common game, with the same pays, " << percentOf(commonGame) << ".\n";
    } else {
        err << "The house keeps " << percentOf(game) << " of each ante.\n";
    }
    result["strategy"] = strategyJson(play, rules.odds.ranking);
    if (arguments.suitExceptions) {
        result["suit_exceptions"] = suitExceptionsJson(odds::suitExceptions(rules, play));
    }
    if (!(out << result.dump() << '\n').flush()) {
        err << "the edge can't be written\n";
        return 2;
    }
    return 0;
}

} // namespace mesaviva::figures
