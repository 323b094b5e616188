// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_figures.h"

#include "app/core/text/percent.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/games/roulette/odds/returns.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

roulette::Settings tableOf(const FiguresQuestion& question) {
    using roulette::RuleSet;
    constexpr std::array kRules{RuleSet::online, RuleSet::online, RuleSet::casino, RuleSet::macau};
    roulette::Settings table(kRules.at(static_cast<std::size_t>(question.choice)));
    if (question.choice == 1) {
        table.pockets = 38;
    }
    return table;
}

/// What a chance brings, or a series with so many parols.
struct RouletteFigure {
    std::optional<roulette::ChanceKind> chance;
    std::optional<roulette::Series> series;
    int parols = 0;
    roulette::Returns returns;
};

/// All of them at a table.
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
    return {tr("Online, 37"), tr("Online, 38"), tr("Casino"), tr("Macau")};
}

QString RouletteFigures::about(const FiguresQuestion&) const {
    return tr(
        "Each chance is settled for every number of the wheel: what the house keeps of a stake, and how "
        "far results lie apart.");
}

QString RouletteFigures::line(const FiguresQuestion& question) const {
    static constexpr std::array kRules{"pt-804-2015", "pt-804-2015", "pt-894-2002", "mo-60-2004"};
    const QString table = question.choice == 1 ? QStringLiteral(" --table '{\"pockets\":38}'") : QString();
    const Money stake = tableOf(question).minimumOf(roulette::ChanceKind::red) * 2;
    return QStringLiteral(
               "mesaviva edge roulette --rules %1%2 --stakes '[{\"chance\":\"red\",\"amount\":%3}]'")
        .arg(QLatin1String(kRules.at(static_cast<std::size_t>(question.choice))), table)
        .arg(stake.cents);
}

// Each chance at its minimum; where series are stakes of their own, each of them with up to two parols (R28).
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

} // namespace mesaviva::app
