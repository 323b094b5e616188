// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/roulette_figures.h"

#include "app/core/text/amounts.h"
#include "app/core/text/percent.h"
#include "app/games/roulette/roulette_table_model.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/games/roulette/odds/returns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

// The choices are the wheels of all regulations.
roulette::Settings tableOf(const FiguresQuestion& question) {
    const roulette::RegulationWheel wheel =
        roulette::regulationWheels().at(static_cast<std::size_t>(question.choice));
    roulette::Settings table(wheel.rules);
    table.pockets = wheel.pockets;
    return table;
}

/// The payback of a chance, or of a series with a number of parols.
struct RouletteFigure {
    std::optional<roulette::ChanceKind> chance;
    std::optional<roulette::Series> series;
    int parols = 0;
    roulette::Returns returns;
};

/// All figures of a table.
class FoundRoulette : public Figures {
    Q_DECLARE_TR_FUNCTIONS(FiguresText)

public:
    explicit FoundRoulette(std::vector<RouletteFigure> found) : m_found(std::move(found)) {}

    QString verdict() const override {
        return tr("Each chance is settled for every number of the wheel, as the table does it.");
    }
    QList<FigureRow> rows(int upCard) const override;

private:
    static FigureRow rowOf(const RouletteFigure& figure);

    std::vector<RouletteFigure> m_found;
};

QList<FigureRow> FoundRoulette::rows(int) const {
    QList<FigureRow> rows;
    for (const RouletteFigure& figure : m_found) {
        FigureRow one = rowOf(figure);
        if (rows.isEmpty()) {
            one.heading = tr("What the house keeps of each stake");
        } else if (figure.series && m_found.at(static_cast<std::size_t>(rows.size()) - 1).chance) {
            one.heading = tr("Series, and how often they go again with what they have won (R28)");
        }
        rows.append(one);
    }
    return rows;
}

FigureRow FoundRoulette::rowOf(const RouletteFigure& figure) {
    FigureRow row;
    row.label = figure.chance ? RouletteNames::chance(*figure.chance) : RouletteNames::series(*figure.series);
    if (figure.parols > 0) {
        row.label = tr("%1, %n parol(s)", nullptr, figure.parols).arg(row.label);
    }
    const double edge = figure.returns.edge().value();
    row.value = percentText(edge, 3);
    const double stakes =
        std::sqrt(figure.returns.variance().value()) / static_cast<double>(figure.returns.staked().cents);
    row.detail =
        tr("payback %1, deviation %2 times the stake").arg(percentText(1 - edge, 3), decimalText(stakes, 3));
    return row;
}

} // namespace

QString RouletteFigures::title() const { return tr("Roulette"); }

QStringList RouletteFigures::choices() const {
    QStringList names;
    for (const roulette::RegulationWheel& wheel : roulette::regulationWheels()) {
        const QString table = RouletteNames::rulesText(wheel.rules).table;
        const bool isOnly = roulette::regulationOf(wheel.rules).wheel.mostPockets.value == 37;
        names.append(isOnly ? table : QStringLiteral("%1, %2").arg(table).arg(wheel.pockets));
    }
    return names;
}

QString RouletteFigures::about(const FiguresQuestion&) const {
    return tr(
        "Each chance is settled for every number of the wheel: what the house keeps of a stake, and how "
        "far results lie apart.");
}

QString RouletteFigures::line(const FiguresQuestion& question) const {
    const roulette::Settings settings = tableOf(question);
    const QString table = settings.pockets == 38 ? QStringLiteral(" --table '{\"pockets\":38}'") : QString();
    const Money stake = settings.minimumOf(roulette::ChanceKind::red) * 2;
    return QStringLiteral(
               "mesaviva edge roulette --rules %1%2 --stakes '[{\"chance\":\"red\",\"amount\":%3}]'")
        .arg(textOf(name(settings.rules)), table)
        .arg(stake.cents);
}

// Each chance at its minimum; where series are stakes of their own, each with up to two parols (R28).
std::shared_ptr<const Figures> RouletteFigures::find(const FiguresQuestion& question,
                                                     const FiguresProgress&) const {
    using namespace roulette;
    const roulette::Settings table = tableOf(question);
    std::vector<RouletteFigure> figures;
    std::optional<ChanceKind> last;
    const auto spots = table.layout().spots();
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const auto spot = static_cast<SpotId>(i);
        if (spots[i].kind != last && offers(table, spot)) {
            last = spots[i].kind;
            const Stake stake{spot, {}, table.minimumOf(*last) * 2};
            figures.push_back({last, std::nullopt, 0, returnsOf(table, {&stake, 1})});
        }
    }
    if (groupsAreBooked(table)) {
        const Money chip = table.minimumOf(ChanceKind::straight);
        for (const Series series : kAllSeries) {
            for (int parols = 0; parols <= 2; ++parols) {
                figures.push_back(
                    {std::nullopt, series, parols, returnsOfParol(table, series, chip, chip, parols)});
            }
        }
    }
    return std::make_shared<const FoundRoulette>(std::move(figures));
}

namespace {

bool isBallOut(roulette::Phase phase) {
    return phase == roulette::Phase::betting || phase == roulette::Phase::launching ||
           phase == roulette::Phase::running;
}

template <class Fits>
std::int64_t casesIn(const roulette::Returns& returns, const Fits& fits) {
    std::int64_t cases = 0;
    for (const auto& [sum, count] : returns.cases()) {
        cases += fits(sum) ? count : 0;
    }
    return cases;
}

QString centsText(double cents) { return amountText(Money{std::llround(cents)}); }

} // namespace

LessonOdds RouletteOdds::of(const roulette::Returns& returns) {
    const auto shareOf = [&returns](const QString& words, std::int64_t cases) {
        const auto all = static_cast<double>(returns.allCases());
        return words.arg(cases).arg(returns.allCases()).arg(percentText(static_cast<double>(cases) / all, 1));
    };
    const Money staked = returns.staked();
    LessonOdds shown;
    shown.heading = tr("What is on the cloth");
    //: %1 an amount
    shown.lines = {tr("Staked: %1").arg(amountText(staked)),
                   //: %1 an amount
                   tr("Comes back on average: %1").arg(centsText(returns.mean().value()))};
    //: %1 a share in per cent
    shown.best = tr("The house keeps %1").arg(percentText(returns.edge().value(), 2));
    const std::int64_t back = casesIn(returns, [](Money sum) { return sum > Money{}; });
    const std::int64_t more = casesIn(returns, [staked](Money sum) { return sum > staked; });
    //: %1 of %2 numbers, %3 the same in per cent
    shown.shares.append(shareOf(tr("Something comes back: %1 of %2 numbers (%3)"), back));
    if (more != back) {
        //: %1 of %2 numbers, %3 the same in per cent
        shown.shares.append(shareOf(tr("More than was staked: %1 of %2 numbers (%3)"), more));
    }
    //: %1 an amount
    shown.shares.append(tr("Comes back at most: %1").arg(amountText(returns.cases().rbegin()->first)));
    //: %1 an amount
    shown.shares.append(tr("Standard deviation: %1").arg(centsText(std::sqrt(returns.variance().value()))));
    shown.why = tr("Exact: each of the %1 numbers is as likely as any other, whatever came before, and is "
                   "settled by the table's rules.")
                    .arg(returns.allCases());
    return shown;
}

std::vector<StandingOdds> RouletteOdds::at(const RouletteTableModel& table) {
    std::vector<StandingOdds> list;
    const roulette::State& state = table.delivered();
    if (!isBallOut(state.phase)) {
        return list;
    }
    const PlayerId own = table.tableSession().ownPlayer();
    for (PlayerId player = 0; player < state.players.size(); ++player) {
        if (!state.players[player].stakes.empty() && hasOpenStake(state.players[player])) {
            const auto odds = [&state, player] {
                return of(roulette::returnsOf(state.settings, state.players[player].stakes));
            };
            const auto place = player == own ? list.begin() : list.end();
            list.insert(place, StandingOdds{table.tableSession().shownName(player), odds});
        }
    }
    return list;
}

} // namespace mesaviva::app
