// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/common/typed_answer.h"

#include "app/core/text/amounts.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace mesaviva::app {

namespace {

using drills::Answer;
using drills::AnswerForm;

constexpr qsizetype kMostDigits = 12;

// "1050", "1 050", "1.050", "1,050": a separator before three digits groups thousands.
std::optional<std::int64_t> wholeNumber(QString text) {
    static const QRegularExpression kForm(
        QStringLiteral("^\\s*(?:[0-9]+|[0-9]{1,3}(?:[\\s.,\\x{00A0}\\x{202F}][0-9]{3})+)\\s*$"));
    if (!kForm.match(text).hasMatch()) {
        return std::nullopt;
    }
    static const QRegularExpression kNoDigit(QStringLiteral("[^0-9]"));
    text.remove(kNoDigit);
    bool isNumber = false;
    const qlonglong value = text.toLongLong(&isNumber);
    return isNumber && text.size() <= kMostDigits && value >= 0 ? std::optional<std::int64_t>(value)
                                                                : std::nullopt;
}

// "1 234,50", "297.5", "12 pts": a last separator before one or two digits is the decimal one.
std::optional<std::int64_t> cents(const QString& text) {
    static const QRegularExpression kForm(
        QStringLiteral("^([0-9]+(?:[\\s.,\\x{00A0}\\x{202F}][0-9]{3})*)(?:[.,]([0-9]{1,2}))?$"));
    const QRegularExpressionMatch match = kForm.match(withoutUnit(text));
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    static const QRegularExpression kNoDigit(QStringLiteral("[^0-9]"));
    const QString whole = match.captured(1).remove(kNoDigit);
    const QString part = match.captured(2).leftJustified(2, u'0');
    return whole.size() <= kMostDigits
               ? std::optional<std::int64_t>(whole.toLongLong() * 100 + part.toLongLong())
               : std::nullopt;
}

QStringList numbersIn(const QString& text) {
    static const QRegularExpression kNoDigits(QStringLiteral("[^0-9]+"));
    return text.split(kNoDigits, Qt::SkipEmptyParts);
}

std::optional<Answer> pockets(const QString& text) {
    Answer answer;
    for (const QString& part : numbersIn(text)) {
        const std::optional<roulette::Pocket> pocket = roulette::pocketFrom(part.toStdString());
        if (!pocket) {
            return std::nullopt;
        }
        answer.push_back(pocket->index());
    }
    std::ranges::sort(answer);
    return answer.empty() ? std::nullopt : std::optional(answer);
}

std::optional<Answer> single(std::optional<std::int64_t> value) {
    return value ? std::optional(Answer{*value}) : std::nullopt;
}

} // namespace

std::optional<Answer> typedAnswer(AnswerForm form, const QString& text) {
    switch (form) {
    case AnswerForm::chips:
    case AnswerForm::count: return single(wholeNumber(text));
    case AnswerForm::amount: return single(cents(text));
    case AnswerForm::pockets: return pockets(text);
    case AnswerForm::cash_and_colour: {
        const QStringList parts = numbersIn(text);
        const bool fits =
            parts.size() == 2 && parts[0].size() <= kMostDigits && parts[1].size() <= kMostDigits;
        return fits ? std::optional(Answer{parts[0].toLongLong(), parts[1].toLongLong()}) : std::nullopt;
    }
    case AnswerForm::spots:
    case AnswerForm::choice: break;
    }
    return std::nullopt;
}

std::optional<Money> typedSum(const QString& text) {
    const std::optional<drills::Answer> cents = typedAnswer(drills::AnswerForm::amount, text.trimmed());
    return cents ? std::optional(Money{cents->front()}) : std::nullopt;
}

} // namespace mesaviva::app
