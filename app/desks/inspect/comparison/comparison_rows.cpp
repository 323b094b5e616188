// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/comparison/comparison_rows.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/game_description.h"
#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/bingo_text.h"
#include "app/games/roulette/roulette_rule_text.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/scenario/scenario.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
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
            cell.text = tr("not taken");
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
                : tr("%1 of %2 come back.").arg(amountText(outcome.returned), amountText(outcome.staked));
        return cell;
    }

    static QString net(Money staked, Money returned) { return signedAmountText(returned - staked); }

    static int toneOf(Money staked, Money returned) {
        return returned > staked   ? ComparisonCell::Gain
               : returned < staked ? ComparisonCell::Loss
                                   : ComparisonCell::Plain;
    }

    static ComparisonRow sums(std::span<const PlayedRequests> played) {
        ComparisonRow row = total(tr("All together"));
        for (const PlayedRequests& table : played) {
            add(row, {net(table.staked, table.returned),
                      tr("%1 of %2 come back.").arg(amountText(table.returned), amountText(table.staked)),
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

namespace {

// Removes a setting from a scenario, which makes it the default, and its expectations, which are those of the
// other reading.
QByteArray without(const QString& setting, const QByteArray& text) {
    QJsonObject file = QJsonDocument::fromJson(text).object();
    QJsonObject table = file[QLatin1String("table")].toObject();
    table.remove(setting);
    file[QLatin1String("table")] = table;
    file.remove(QLatin1String("expect"));
    return QJsonDocument(file).toJson();
}

std::vector<ReadingFact> play(const QByteArray& text) {
    auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!read) {
        return {};
    }
    const GameDescription* const description = descriptionOf(textOf(read->game()));
    return description ? description->readingFacts(std::move(*read)) : std::vector<ReadingFact>();
}

} // namespace

PlayedReading playReading(const InspectedRule& reading) {
    const QByteArray other = shippedScenario(reading.played);
    return {play(reading.ours.isEmpty() ? without(reading.setting, other) : shippedScenario(reading.ours)),
            play(other)};
}

namespace {

class ReadingText {
    Q_DECLARE_TR_FUNCTIONS(Comparison)

    using Kind = ReadingFact::Kind;

public:
    static QString titleOf(const ReadingFact& fact) {
        switch (fact.kind) {
        case Kind::settled: return EventLogText::kind("settled") + QStringLiteral(": ") + fact.player;
        case Kind::prize:
            return EventLogText::kind("prize_won") + QStringLiteral(": ") +
                   (fact.prize ? BingoText::prize(static_cast<bingo::PrizeKind>(*fact.prize)) : QString());
        case Kind::dealer: return EventLogText::kind("dealer_qualified");
        case Kind::round_void: return EventLogText::kind("round_void");
        }
        return {};
    }

    static ComparisonCell cellOf(const ReadingFact& fact) {
        ComparisonCell cell;
        cell.rule = fact.rule;
        switch (fact.kind) {
        case Kind::settled: {
            const Money net = fact.returned - fact.staked;
            cell.text = signedAmountText(net);
            cell.tone = net > Money{}   ? ComparisonCell::Gain
                        : net < Money{} ? ComparisonCell::Loss
                                        : ComparisonCell::Plain;
            //: %1, %2 amounts
            cell.detail =
                tr("staked %1, came back %2").arg(amountText(fact.staked), amountText(fact.returned));
            break;
        }
        case Kind::prize: {
            QStringList won;
            for (const ReadingFact::Winner& winner : fact.winners) {
                //: %1 a player, %2 the number of a card, %3 an amount
                won.append(tr("%1, card %2: %3")
                               .arg(winner.player.isEmpty() ? EventLogText::crowd() : winner.player)
                               .arg(winner.card)
                               .arg(amountText(winner.amount)));
            }
            cell.text = won.join(u'\n');
            //: %1 how many balls were drawn
            cell.detail = tr("at ball %1").arg(fact.ball);
            cell.tone = ComparisonCell::Gain;
            break;
        }
        case Kind::dealer: cell.text = fact.qualified ? tr("qualifies") : tr("does not qualify"); break;
        case Kind::round_void: cell.text = tr("void"); break;
        }
        return cell;
    }

    static ComparisonCell missing() {
        ComparisonCell cell;
        cell.text = tr("does not come");
        cell.tone = ComparisonCell::Missing;
        return cell;
    }

    static ComparisonRow finished(ComparisonRow row) {
        const auto said = [](const QVariant& cell) {
            const auto shown = cell.value<ComparisonCell>();
            return shown.text + u'|' + shown.detail;
        };
        row.differs = said(row.cells.front()) != said(row.cells.back());
        //: two readings of a rule: %1 what is compared, %2 by ours, %3 by the other
        row.accessibleText = tr("%1. Ours: %2. The other: %3")
                                 .arg(row.title, row.cells.front().value<ComparisonCell>().text,
                                      row.cells.back().value<ComparisonCell>().text);
        return row;
    }

    static QString dueActions() { return tr("What it says"); }
    static QString about() { return tr("It reads"); }
};

} // namespace

QStringList comparedReadings() {
    QStringList ids;
    for (const InspectedRule& rule : inspectedRules(QStringLiteral("en"))) {
        if (rule.reading && !rule.played.isEmpty() && rule.game != QLatin1String("roulette")) {
            ids.append(rule.id);
        }
    }
    return ids;
}

const InspectedRule* inspectedReading(const QString& id, const QString& language) {
    const std::vector<InspectedRule>& rules = inspectedRules(language);
    const auto found = std::ranges::find(rules, id, &InspectedRule::id);
    return found == rules.end() ? nullptr : &*found;
}

ComparisonRows playedReadings(const PlayedReading& played) {
    std::vector<const ReadingFact*> subjects; // each once, in order of appearance
    for (const std::vector<ReadingFact>& facts : played) {
        for (const ReadingFact& fact : facts) {
            if (std::ranges::none_of(subjects,
                                     [&](const ReadingFact* known) { return known->isAboutTheSame(fact); })) {
                subjects.push_back(&fact);
            }
        }
    }
    ComparisonRows rows;
    for (const ReadingFact* const subject : subjects) {
        ComparisonRow row;
        row.title = ReadingText::titleOf(*subject);
        for (const std::vector<ReadingFact>& facts : played) {
            const auto found = std::ranges::find_if(
                facts, [&](const ReadingFact& fact) { return fact.isAboutTheSame(*subject); });
            row.cells.append(QVariant::fromValue(found == facts.end() ? ReadingText::missing()
                                                                      : ReadingText::cellOf(*found)));
        }
        rows.push_back(ReadingText::finished(std::move(row)));
    }
    return rows;
}

ComparisonRows saidReadings(const QString& id, const QString& language) {
    const InspectedRule* const reading = inspectedReading(id, language);
    if (!reading) {
        return {};
    }
    ComparisonRow said;
    said.title = ReadingText::dueActions();
    for (const QString& text : {reading->text, reading->other}) {
        ComparisonCell cell;
        cell.text = text;
        cell.rule = id;
        said.cells.append(QVariant::fromValue(cell));
    }
    ComparisonRow about;
    about.title = ReadingText::about();
    for (std::size_t i = 0; i < std::tuple_size_v<PlayedReading>; ++i) {
        ComparisonCell cell;
        cell.text = reading->of.join(QStringLiteral(", "));
        cell.rule = reading->of.value(0);
        about.cells.append(QVariant::fromValue(cell));
    }
    return {ReadingText::finished(std::move(said)), ReadingText::finished(std::move(about))};
}

QString playedTitle(const QString& id, const QString& language) {
    const InspectedRule* const reading = inspectedReading(id, language);
    const QJsonObject file =
        reading ? QJsonDocument::fromJson(shippedScenario(reading->played)).object() : QJsonObject();
    return file[QLatin1String("title")].toObject()[language].toString();
}

QString readingTitle(const QString& id, const QString& language) {
    const InspectedRule* const reading = inspectedReading(id, language);
    return reading ? QStringLiteral("%1: %2").arg(id, reading->title) : id;
}

} // namespace mesaviva::app
