// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/scenario/scenario_description.h"

#include "app/core/events/event_log_text.h"
#include "app/core/text/texts.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>

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
                const QString words = eventLog.words(row);
                line.words += words.isEmpty() ? QString() : QStringLiteral("; ") + words;
            } else if (line.events == kMostEvents + 1 && !line.words.isEmpty()) {
                line.words += QStringLiteral("; …");
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

} // namespace mesaviva::app
