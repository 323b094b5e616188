// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/event_log/event_log_filter.h"

#include "app/core/rulebook/word_search.h"
#include "app/core/text/texts.h"

#include <QRegularExpression>

#include <algorithm>

namespace mesaviva::app {

namespace {

// A rule id as the register spells it: prefix in capitals, suffix in small letters.
std::optional<QString> ruleFrom(const QString& word) {
    static const QRegularExpression kRule(
        QStringLiteral("^(i-)?([porbm])(\\d+(?:\\.\\d+)*)([a-z]?)$|^(i-cent)$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = kRule.match(word);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    if (match.hasCaptured(5) && !match.captured(5).isEmpty()) {
        return QStringLiteral("I-cent");
    }
    return (match.captured(1).isEmpty() ? QString() : QStringLiteral("I-")) + match.captured(2).toUpper() +
           match.captured(3) + match.captured(4).toLower();
}

} // namespace

EventLogFilter EventLogFilter::typed(const QString& text) {
    EventLogFilter filter;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (const std::optional<QString> rule = ruleFrom(word)) {
            filter.rules.append(*rule);
        } else {
            filter.words.append(wordsOf(word));
        }
    }
    return filter;
}

bool EventLogFilter::passes(const EventLog::Head& head, const std::function<bool(const QString&)>& carriesOut,
                            const std::function<QString()>& text) const {
    if ((kind && head.kind != *kind) || (player && head.player != *player)) {
        return false;
    }
    return std::ranges::all_of(rules, carriesOut) && (words.isEmpty() || hasAllWords(text(), words));
}

bool isRuleOf(std::string_view rule, const QString& written) {
    const QString id = textOf(rule);
    if (!id.startsWith(written)) {
        return false;
    }
    // A part continues with a letter, or a point and a number; another digit makes it a different rule.
    return id.size() == written.size() || !id[written.size()].isDigit();
}

bool hasRule(const Rules& rules, const QString& written) {
    return std::any_of(rules.begin(), rules.end(),
                       [&written](RuleId rule) { return isRuleOf(rule.text(), written); });
}

} // namespace mesaviva::app
