// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/reading_rows.h"

#include "app/inspect/inspected_rules.h"
#include "app/inspect/shipped_scenarios.h"
#include "app/inspect/trace_words.h"
#include "app/words/amounts.h"
#include "app/words/bingo_words.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/run_command.h"
#include "engine/scenario/scenario.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <vector>

namespace mesaviva::app {

namespace {

constexpr std::size_t kBothReadings = 2;

std::optional<InspectedRule> readingOf(const QString& id, const QString& language) {
    const std::vector<InspectedRule> rules = inspectedRules(language);
    const auto found = std::ranges::find(rules, id, &InspectedRule::id);
    return found == rules.end() ? std::nullopt : std::optional(*found);
}

// The table of the scenario as our reading has it: the setting as it is by default.
QByteArray ours(const QByteArray& text, const QString& setting) {
    QJsonObject file = QJsonDocument::fromJson(text).object();
    QJsonObject table = file[QLatin1String("table")].toObject();
    table.remove(setting);
    file[QLatin1String("table")] = table;
    file.remove(QLatin1String("expect"));          // it is the other one's
    if (setting == QLatin1String("free_centre")) { // given cards keep their numbers but for the free box
        QJsonObject outcome = file[QLatin1String("outcome")].toObject();
        QJsonObject cards = outcome[QLatin1String("cards")].toObject();
        for (const QString& player : cards.keys()) {
            QJsonArray list = cards[player].toArray();
            for (qsizetype i = 0; i < list.size(); ++i) {
                QJsonArray rows = list[i].toArray();
                QJsonArray middle = rows[2].toArray();
                middle[2] = 0;
                rows[2] = middle;
                list[i] = rows;
            }
            cards[player] = list;
        }
        outcome[QLatin1String("cards")] = cards;
        file[QLatin1String("outcome")] = outcome;
    }
    return QJsonDocument(file).toJson();
}

std::vector<QJsonObject> eventsOf(const QByteArray& text) {
    std::vector<QJsonObject> events;
    auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!read) {
        return events;
    }
    std::ostringstream out;
    std::ostringstream err;
    const scenario::GameScenarios* const game = scenario::scenariosOf(read->game());
    game->run(std::move(*read), out, err, std::nullopt);
    for (const QByteArray& line : QByteArray::fromStdString(out.str()).split('\n')) {
        if (!line.isEmpty()) {
            events.push_back(QJsonDocument::fromJson(line).object());
        }
    }
    return events;
}

Money centsIn(const QJsonValue& value) { return Money{value.toInteger()}; }

class ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(Comparison)

public:
    // What is compared of an event, by what; empty: it is not.
    static QString keyOf(const QJsonObject& event) {
        const QString kind = event[QLatin1String("event")].toString();
        if (kind == QLatin1String("settled")) {
            return kind + u' ' + event[QLatin1String("player")].toString();
        }
        if (kind == QLatin1String("prize_won")) {
            return kind + u' ' + event[QLatin1String("kind")].toString();
        }
        return kind == QLatin1String("round_void") || kind == QLatin1String("dealer_qualified") ? kind
                                                                                                : QString();
    }

    static QString titleOf(const QJsonObject& event) {
        const QString kind = event[QLatin1String("event")].toString();
        const QString told = TraceWords::kind(kind.toStdString());
        return kind == QLatin1String("settled")
                   ? told + QStringLiteral(": ") + event[QLatin1String("player")].toString()
               : kind == QLatin1String("prize_won")
                   ? told + QStringLiteral(": ") + event[QLatin1String("kind")].toString()
                   : told;
    }

    static ComparisonCell cellOf(const QJsonObject& event) {
        ComparisonCell cell;
        const QString kind = event[QLatin1String("event")].toString();
        cell.rule = event[QLatin1String("rules")].toArray().first().toString();
        if (kind == QLatin1String("settled")) {
            const Money net = centsIn(event[QLatin1String("net")]);
            cell.text = signedAmountText(net);
            cell.tone = net > Money{}   ? ComparisonCell::Gain
                        : net < Money{} ? ComparisonCell::Loss
                                        : ComparisonCell::Plain;
            //: %1, %2 amounts
            cell.detail = tr("staked %1, came back %2")
                              .arg(amountText(centsIn(event[QLatin1String("staked")])),
                                   amountText(centsIn(event[QLatin1String("returned")])));
        } else if (kind == QLatin1String("prize_won")) {
            QStringList won;
            for (const QJsonValue& winner : event[QLatin1String("winners")].toArray()) {
                //: %1 a player, %2 the number of a card, %3 an amount
                won.append(tr("%1, card %2: %3")
                               .arg(winner[QLatin1String("player")].toString())
                               .arg(winner[QLatin1String("card")].toInt())
                               .arg(amountText(centsIn(winner[QLatin1String("amount")]))));
            }
            cell.text = won.join(u'\n');
            //: %1 how many balls were drawn
            cell.detail = tr("at ball %1").arg(event[QLatin1String("ball")].toInt());
            cell.tone = ComparisonCell::Gain;
        } else if (kind == QLatin1String("dealer_qualified")) {
            cell.text = event[QLatin1String("qualified")].toBool() ? tr("qualifies") : tr("does not qualify");
        } else {
            cell.text = tr("void");
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
            const auto told = cell.value<ComparisonCell>();
            return told.text + u'|' + told.detail;
        };
        row.differs = said(row.cells.front()) != said(row.cells.back());
        //: two readings of a rule: %1 what is compared, %2 by ours, %3 by the other
        row.accessibleText = tr("%1. Ours: %2. The other: %3")
                                 .arg(row.title, row.cells.front().value<ComparisonCell>().text,
                                      row.cells.back().value<ComparisonCell>().text);
        return row;
    }

    static QString demands() { return tr("What it says"); }
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

ComparisonRows playedReadings(const QString& id) {
    ComparisonRows rows;
    const auto reading = readingOf(id, QStringLiteral("en"));
    if (!reading) {
        return rows;
    }
    const QByteArray other = shippedScenario(reading->played);
    const std::array<std::vector<QJsonObject>, kBothReadings> events{eventsOf(ours(other, reading->setting)),
                                                                     eventsOf(other)};
    QStringList keys;
    std::vector<QJsonObject> first;
    for (const auto& list : events) {
        for (const QJsonObject& event : list) {
            if (const QString key = ReadingWords::keyOf(event); !key.isEmpty() && !keys.contains(key)) {
                keys.append(key);
                first.push_back(event);
            }
        }
    }
    for (qsizetype i = 0; i < keys.size(); ++i) {
        ComparisonRow row;
        row.title = ReadingWords::titleOf(first[static_cast<std::size_t>(i)]);
        for (const auto& list : events) {
            const auto found = std::ranges::find(list, keys[i], &ReadingWords::keyOf);
            row.cells.append(QVariant::fromValue(found == list.end() ? ReadingWords::missing()
                                                                     : ReadingWords::cellOf(*found)));
        }
        rows.push_back(ReadingWords::finished(std::move(row)));
    }
    return rows;
}

ComparisonRows saidReadings(const QString& id, const QString& language) {
    const auto reading = readingOf(id, language);
    if (!reading) {
        return {};
    }
    ComparisonRow said;
    said.title = ReadingWords::demands();
    for (const QString& text : {reading->text, reading->other}) {
        ComparisonCell cell;
        cell.text = text;
        cell.rule = id;
        said.cells.append(QVariant::fromValue(cell));
    }
    ComparisonRow about;
    about.title = ReadingWords::about();
    for (std::size_t i = 0; i < kBothReadings; ++i) {
        ComparisonCell cell;
        cell.text = reading->of.join(QStringLiteral(", "));
        cell.rule = reading->of.value(0);
        about.cells.append(QVariant::fromValue(cell));
    }
    return {ReadingWords::finished(std::move(said)), ReadingWords::finished(std::move(about))};
}

QString playedTitle(const QString& id, const QString& language) {
    const auto reading = readingOf(id, language);
    const QJsonObject file =
        reading ? QJsonDocument::fromJson(shippedScenario(reading->played)).object() : QJsonObject();
    return file[QLatin1String("title")].toObject()[language].toString();
}

QString readingTitle(const QString& id, const QString& language) {
    const auto reading = readingOf(id, language);
    return reading ? QStringLiteral("%1: %2").arg(id, reading->title) : id;
}

} // namespace mesaviva::app
