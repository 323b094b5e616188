// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/figure_commands.h"

#include "app/cli/sentences/request_sentences.h"

#include <nlohmann/json.hpp>

#include <iomanip>
#include <ostream>
#include <sstream>
#include <string>

namespace mesaviva::app {

namespace {

using Figures = nlohmann::ordered_json;

constexpr int kPrinted = 0;
constexpr int kNotPrinted = 2;

int refuse(std::ostream& err, const std::string& why) {
    err << why << '\n';
    return kNotPrinted;
}

int print(const Figures& figures, const std::string& otherwise, std::ostream& out, std::ostream& err) {
    return (out << figures.dump() << '\n').flush() ? kPrinted : refuse(err, otherwise);
}

std::function<void(int)> progressOn(std::ostream& err) {
    return [&err](int percent) { err << percent << " %\n" << std::flush; };
}

// The edge with four decimal places.
std::string percentOf(const Figures& game) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(4) << 100 * game.at("edge").get<double>() << " %";
    return text.str();
}

} // namespace

int oddsCommand(const figures::OddsArguments& arguments, std::ostream& out, std::ostream& err) {
    const auto odds = figures::oddsOfPoker(arguments);
    return odds ? print(*odds, "the odds can't be written", out, err)
                : refuse(err, englishText(odds.error()));
}

int edgeCommand(const figures::EdgeArguments& arguments, std::ostream& out, std::ostream& err) {
    const auto edge = figures::edgeOfPoker(arguments, progressOn(err));
    if (!edge) {
        return refuse(err, englishText(edge.error()));
    }
    err << "The house keeps " << percentOf(*edge) << " of each ante";
    if (edge->contains("common")) {
        err << "; in the common game, with the same pays, " << percentOf(edge->at("common"));
    }
    err << ".\n";
    return print(*edge, "the edge can't be written", out, err);
}

int edgeRouletteCommand(const figures::EdgeRouletteArguments& arguments, std::ostream& out,
                        std::ostream& err) {
    const std::string command = "mesaviva edge roulette: ";
    const auto edge = figures::edgeOfRoulette(arguments);
    return edge ? print(*edge, command + "the edge can't be written", out, err)
                : refuse(err, command + englishText(edge.error()));
}

int edgeBingoCommand(const figures::EdgeBingoArguments& arguments, std::ostream& out, std::ostream& err) {
    const std::string command = "mesaviva edge bingo: ";
    const auto edge = figures::edgeOfBingo(arguments, progressOn(err));
    if (!edge) {
        return refuse(err, command + englishText(edge.error()));
    }
    if (!*edge) {
        return refuse(err, command + "interrupted before the first round was over");
    }
    const Figures& found = **edge;
    if (found.contains("interrupted")) {
        err << "interrupted after " << found.at("rounds") << " of " << arguments.rounds << " rounds\n";
    } else if (found.contains("rounds")) { // simulated
        err << "100 %\n";
    }
    return print(found, command + "the figures can't be written", out, err);
}

} // namespace mesaviva::app
