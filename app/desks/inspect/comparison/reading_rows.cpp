// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of two readings of a rule, each played from a shipped scenario.

#include "app/core/events/event_log_text.h"
#include "app/core/events/game_description.h"
#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/desks/inspect/comparison/comparison_rows.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/scenario/scenario.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::app {

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
                tr("staked %1, returned %2").arg(amountText(fact.staked), amountText(fact.returned));
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
        cell.text = tr("does not happen");
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
    static QString about() { return tr("It interprets"); }
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
