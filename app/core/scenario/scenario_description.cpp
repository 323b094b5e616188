// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/scenario/scenario_description.h"

#include "app/core/events/event_log_text.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "engine/scenario/strict_json.h"

#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>
#include <variant>

namespace mesaviva::app {

namespace {

constexpr qsizetype kMostLines = 120;
constexpr int kMostEvents = 10; ///< events in one line

// Bookkeeping events, which say nothing about the round.
constexpr std::array kBookkeeping{"table_opened",        "player_admitted", "round_opened",
                                  "crowd_cards_ordered", "cards_ordered",   "card_burnt"};

bool isBookkeeping(std::string_view kind) {
    return std::ranges::any_of(kBookkeeping, [kind](const char* one) { return kind == one; });
}

QString timeText(Instant at) {
    // Whole seconds are precise enough here.
    return EventLogText::moment(std::chrono::floor<std::chrono::seconds>(at)).chopped(4);
}

void addRules(const Rules& rules, QStringList& list) {
    for (const QString& id : textsOf(rules)) {
        if (!list.contains(id)) {
            list.append(id);
        }
    }
}

QString valueText(const nlohmann::ordered_json& value) {
    return QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump());
}

} // namespace

ScenarioDescription descriptionOf(const EventLog& eventLog) {
    ScenarioDescription description;
    std::size_t kindBefore = eventLog.kinds().size();
    for (std::size_t row = eventLog.first(); row < eventLog.end(); ++row) {
        const EventLog::Head head = eventLog.head(row);
        const std::string_view kind = eventLog.kinds()[head.kind];
        if (isBookkeeping(kind)) {
            continue;
        }
        if (head.kind == kindBefore) {
            DescribedEvent& line = description.lines.last();
            ++line.events;
            if (line.events <= kMostEvents) {
                line.words = EventLogText::paragraph({line.words, eventLog.words(row)});
            } else if (line.events == kMostEvents + 1 && !line.words.isEmpty()) {
                line.words += QStringLiteral(" …");
            }
            addRules(head.rules, line.rules);
            continue;
        }
        if (description.lines.size() == kMostLines) {
            ++description.more;
            kindBefore = eventLog.kinds().size();
            continue;
        }
        DescribedEvent line{timeText(head.at), EventLogText::kind(kind), eventLog.words(row), {}, 1};
        addRules(head.rules, line.rules);
        description.lines.append(line);
        kindBefore = head.kind;
    }
    return description;
}

QString ExpectationText::often(std::uint64_t count) {
    return count == 0 ? tr("never") : tr("%n time(s)", nullptr, static_cast<int>(count));
}

// "Settlement (player ana, net -500)".
QString ExpectationText::event(const nlohmann::ordered_json& fields) {
    QString name;
    QStringList rest;
    for (const auto& field : fields.items()) {
        if (field.key() == "event") {
            name = EventLogText::kind(valueText(field.value()).toStdString());
        } else {
            rest.append(QString::fromStdString(field.key()) + u' ' + valueText(field.value()));
        }
    }
    //: %1 what an event is called, %2 its fields with their values
    return rest.isEmpty() ? name : tr("%1 (%2)").arg(name, rest.join(QStringLiteral(", ")));
}

QString ExpectationText::differences(const nlohmann::ordered_json& expected,
                                     const nlohmann::ordered_json& actual) {
    QStringList parts;
    for (const auto& field : expected.items()) {
        const QString name = QString::fromStdString(field.key());
        const auto found = actual.find(field.key());
        if (found == actual.end()) {
            //: %1 a field of an event
            parts.append(tr("no %1").arg(name));
        } else if (!scenario::sameValue(*found, field.value())) {
            //: %1 a field of an event, %2 its value, %3 the value that was expected
            parts.append(tr("%1 %2 instead of %3").arg(name, valueText(*found), valueText(field.value())));
        }
    }
    return parts.join(QStringLiteral(", "));
}

QString ExpectationText::unmet(const scenario::Unmet& unmet, const scenario::Scenario& scenario) {
    if (!unmet.expected) {
        //: %1 a player, %2 the points that the player has, %3 those that were expected
        return tr("Points of %1 at the end: %2 instead of %3.")
            .arg(QString::fromStdString(scenario.players[unmet.player].id), amountText(unmet.wallet),
                 amountText(unmet.expectedWallet));
    }
    //: %1 what an event is called, with its fields; %2 and %3 how often
    const QString text =
        tr("%1: expected %2; counted: %3.")
            .arg(event(*unmet.expected), unmet.count ? often(*unmet.count) : tr("at least once"),
                 often(unmet.occurred));
    if (unmet.last) {
        return text + u' ' + tr("The last one: %1.").arg(event(*unmet.last));
    }
    if (unmet.closest) {
        return text + u' ' +
               tr("The closest event had %1.").arg(differences(*unmet.expected, *unmet.closest));
    }
    if (unmet.isClosestUnknown) {
        return text + u' ' + tr("With this many expectations, the closest event is not looked for.");
    }
    return unmet.occurred == 0 ? text + u' ' + tr("There was no such event at all.") : text;
}

QString ExpectationText::met(const scenario::Expectation& expectation, const scenario::Scenario& scenario) {
    if (const auto* balance = std::get_if<scenario::ExpectedBalance>(&expectation)) {
        QStringList sentences;
        for (const auto& [player, wallet] : balance->wallets) {
            //: %1 a player, %2 the points that the player has
            sentences.append(
                tr("Points of %1 at the end: %2, as expected.")
                    .arg(QString::fromStdString(scenario.players[player].id), amountText(wallet)));
        }
        return sentences.join(u' ');
    }
    const auto& expected = std::get<scenario::ExpectedEvent>(expectation);
    //: %1 what an event is called, with its fields; %2 how often it was expected
    return tr("%1: %2, as expected.")
        .arg(event(*expected.fields), expected.count ? often(*expected.count) : tr("at least once"));
}

} // namespace mesaviva::app
