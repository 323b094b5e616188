// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/comparison/comparison_rows.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/game_description.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_rule_text.h"
#include "app/games/roulette/roulette_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace mesaviva::app {

using namespace roulette;

namespace {

using Tables = std::span<const Settings>;

class ComparisonText {
    Q_DECLARE_TR_FUNCTIONS(Comparison)

public:
    static QString edge(const Fraction& edge) {
        //: what the house keeps of what is staked in the long run: %1 a fraction, %2 the same in per cent
        return tr("%1 = %2%")
            .arg(QStringLiteral("%1/%2").arg(edge.numerator).arg(edge.denominator),
                 QLocale().toString(100 * edge.value(), 'f', 2))
            .replace(u' ', QChar::Nbsp); // a line breaks before it, not inside
    }

    static ComparisonRow stake(Tables tables, std::span<const PlayedRequests> played,
                               const StakeRequest& request, std::size_t number, Pocket pocket) {
        ComparisonRow row;
        row.title = requestName(request, tables.front());
        row.note = std::holds_alternative<Series>(request.on)
                       //: a series: %1 who stakes, %2 what each of its chips is worth
                       ? tr("%1, chips of %2").arg(stakerName(request.player), amountText(request.amount))
                       //: %1 who stakes, %2 how much
                       : tr("%1, %2").arg(stakerName(request.player), amountText(request.amount));
        for (std::size_t i = 0; i < tables.size(); ++i) {
            add(row, outcome(tables[i], played[i].outcomes[number], request, pocket));
        }
        return finished(std::move(row));
    }

    static ComparisonCell outcome(const Settings& table, const RequestOutcome& outcome,
                                  const StakeRequest& request, Pocket pocket) {
        ComparisonCell cell;
        cell.rule = textOf(outcome.rule);
        if (outcome.refusal) {
            const bool series = std::holds_alternative<Series>(request.on);
            cell.text = tr("not accepted");
            cell.detail = RouletteText::refusal(series ? Action::series : Action::stake, *outcome.refusal,
                                                requestName(request, table));
            cell.tone = ComparisonCell::Missing;
            return cell;
        }
        cell.text = net(outcome.staked, outcome.returned);
        cell.tone = toneOf(outcome.staked, outcome.returned);
        cell.detail =
            outcome.stakes.size() == 1
                ? RouletteText::reason({outcome.stakes.front(), outcome.returned}, pocket, table)
                //: %1 what comes back, %2 what was staked
                : tr("Returned: %1 of %2.").arg(amountText(outcome.returned), amountText(outcome.staked));
        return cell;
    }

    static QString net(Money staked, Money returned) { return signedAmountText(returned - staked); }

    static int toneOf(Money staked, Money returned) {
        return returned > staked   ? ComparisonCell::Gain
               : returned < staked ? ComparisonCell::Loss
                                   : ComparisonCell::Plain;
    }

    static ComparisonRow sums(std::span<const PlayedRequests> played) {
        ComparisonRow row = total(tr("In total"));
        for (const PlayedRequests& table : played) {
            add(row, {net(table.staked, table.returned),
                      tr("Returned: %1 of %2.").arg(amountText(table.returned), amountText(table.staked)),
                      {},
                      toneOf(table.staked, table.returned)});
        }
        return finished(std::move(row));
    }

    static ComparisonRow edges(std::span<const PlayedRequests> played) {
        ComparisonRow row = total(tr("The house keeps in the long run"));
        for (const PlayedRequests& table : played) {
            add(row, table.edge ? ComparisonCell{edge(*table.edge), {}, {}, ComparisonCell::Plain}
                                : ComparisonCell{tr("nothing staked"), {}, {}, ComparisonCell::Missing});
        }
        return finished(std::move(row));
    }

    static ComparisonRow payments(Tables tables, std::span<const PlayedRequests> played) {
        ComparisonRow row = total(tr("Order of payment"));
        for (std::size_t i = 0; i < tables.size(); ++i) {
            ComparisonCell cell;
            QStringList lines;
            const std::vector<Paid>& paid = played[i].payments;
            for (std::size_t n = 0; n < std::min(paid.size(), kShownPayments); ++n) {
                //: one payment: %1 its number, %2 the stake, %3 who has it, %4 the winnings
                lines.append(tr("%1. %2, %3: %4")
                                 .arg(n + 1)
                                 .arg(RouletteNames::spot(paid[n].stake.spot, tables[i]),
                                      stakerName(paid[n].player), amountText(paid[n].amount)));
            }
            if (paid.size() > kShownPayments) {
                lines.append(tr("and %n more", nullptr, static_cast<int>(paid.size() - kShownPayments)));
            }
            cell.text = paid.empty() ? tr("nothing is paid") : lines.join(u'\n');
            cell.tone = paid.empty() ? ComparisonCell::Missing : ComparisonCell::Plain;
            cell.rule = firstOf(tables[i].regulation().payment.order.rules);
            add(row, cell);
        }
        return finished(std::move(row));
    }

    static ComparisonRow chance(Tables tables, ChanceKind kind) {
        ComparisonRow row;
        row.title = RouletteNames::chance(kind);
        for (const Settings& table : tables) {
            const ChanceSide side = chanceAt(table, kind);
            if (!side.offered) {
                add(row, {side.known ? tr("not at this table") : tr("no such chance"),
                          {},
                          textOf(side.rule),
                          ComparisonCell::Missing});
                continue;
            }
            //: a chance: %1 its limits, %2 what the house keeps
            const QString limits = QStringLiteral("%1 (%2)").arg(
                RouletteRuleText::limits(side.least, side.most), textOf(side.limitBy));
            const QString detail = tr("%1 · edge %2").arg(limits, edge(side.edge));
            add(row, {RouletteNames::pays(side.odds), detail, textOf(side.oddsBy), ComparisonCell::Plain});
        }
        return finished(std::move(row));
    }

    static ComparisonRow fact(std::span<const std::vector<Fact>> facts, std::size_t number) {
        ComparisonRow row;
        row.title = RouletteFactText::subject(facts.front()[number].subject);
        for (const std::vector<Fact>& list : facts) {
            const Fact& fact = list[number];
            const bool* yes = std::get_if<bool>(&fact.value);
            add(row,
                {RouletteFactText::value(fact), fact.rules.empty() ? tr("the text is silent") : QString(),
                 firstOf(fact.rules), yes && !*yes ? ComparisonCell::Missing : ComparisonCell::Plain});
        }
        return finished(std::move(row), false); // what they say, not their source
    }

    static ComparisonRow choice(std::span<const QStringList> choices, const QString& words) {
        ComparisonRow row;
        row.title = words;
        for (const QStringList& table : choices) {
            const bool has = table.contains(words);
            add(row,
                {has ? tr("yes") : tr("no"), {}, {}, has ? ComparisonCell::Plain : ComparisonCell::Missing});
        }
        return finished(std::move(row));
    }

private:
    static constexpr std::size_t kShownPayments = 12;

    static ComparisonRow total(const QString& title) {
        ComparisonRow row;
        row.title = title;
        row.total = true;
        return row;
    }

    static void add(ComparisonRow& row, const ComparisonCell& cell) {
        row.cells.append(QVariant::fromValue(cell));
    }

    // The view adds the column names, which are not known here.
    static ComparisonRow finished(ComparisonRow row, bool withDetails = true) {
        const auto cellOf = [](const QVariant& cell) { return cell.value<ComparisonCell>(); };
        const ComparisonCell first = cellOf(row.cells.front());
        QStringList parts;
        for (const QVariant& each : row.cells) {
            const ComparisonCell cell = cellOf(each);
            row.differs =
                row.differs || cell.text != first.text ||
                (withDetails && cell.tone != ComparisonCell::Missing && cell.detail != first.detail);
            QStringList said{cell.text, cell.detail, cell.rule};
            said.removeAll(QString());
            parts.append(said.join(QStringLiteral(", ")));
        }
        //: %1 what is compared, %2 what the tables say of it, one after the other
        row.accessibleText = tr("%1: %2").arg(row.title, parts.join(QStringLiteral("; ")));
        if (row.differs) {
            row.accessibleText += QStringLiteral(". ") + tr("They differ");
        }
        return row;
    }
};

} // namespace

QString requestName(const StakeRequest& request, const Settings& table) {
    if (const auto* series = std::get_if<Series>(&request.on)) {
        return RouletteNames::series(*series);
    }
    return RouletteNames::spot(std::get<SpotId>(request.on), table);
}

QString stakerName(PlayerId player) { return player == 0 ? QStringLiteral("A") : QStringLiteral("B"); }

ComparisonRows comparedStakes(Tables tables, std::span<const StakeRequest> requests, Pocket pocket) {
    std::vector<PlayedRequests> played;
    for (const Settings& table : tables) {
        played.push_back(playRequests(table, requests, pocket));
    }
    ComparisonRows rows;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        rows.push_back(ComparisonText::stake(tables, played, requests[i], i, pocket));
    }
    if (!requests.empty()) {
        rows.push_back(ComparisonText::sums(played));
        rows.push_back(ComparisonText::payments(tables, played));
        rows.push_back(ComparisonText::edges(played));
    }
    return rows;
}

ComparisonRows comparedChances(Tables tables) {
    ComparisonRows rows;
    for (std::size_t i = 0; i < kChanceKinds; ++i) {
        rows.push_back(ComparisonText::chance(tables, static_cast<ChanceKind>(i)));
    }
    return rows;
}

ComparisonRows comparedRules(Tables tables) {
    ComparisonRows rows;
    const bool same = std::ranges::all_of(
        tables, [&](const Settings& table) { return table.rules == tables.front().rules; });
    if (same) {
        std::vector<QStringList> choices;
        QStringList all;
        for (const Settings& table : tables) {
            choices.push_back(RouletteRuleText::houseRules(table));
            all.append(choices.back());
        }
        all.removeDuplicates();
        for (const QString& words : all) {
            rows.push_back(ComparisonText::choice(choices, words));
        }
        return rows;
    }
    // Regulations differ in the number of facts about chances; the chances' view shows those.
    std::vector<std::vector<Fact>> facts;
    for (const Settings& table : tables) {
        facts.push_back(factsOf(table.regulation()));
        std::erase_if(facts.back(), [](const Fact& fact) { return fact.chance.has_value(); });
    }
    for (std::size_t i = 0; i < facts.front().size(); ++i) {
        rows.push_back(ComparisonText::fact(facts, i));
    }
    return rows;
}

} // namespace mesaviva::app
