// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/typed_values.h"

#include "app/desks/teach/common/typed_answer.h"
#include "app/desks/teach/lessons/editor_text.h"

#include <QRegularExpression>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>
#include <string>

namespace mesaviva::app {

using lessons::FieldKind;

namespace {

std::optional<double> numberIn(const QString& text) {
    QString plain = text.trimmed();
    plain.remove(QChar(u'%')).replace(u',', u'.');
    bool isNumber = false;
    const double number = plain.trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

scenario::Json shortest(double number) {
    const bool isWhole = std::floor(number) == number && std::abs(number) < 1e9;
    return isWhole ? scenario::Json(static_cast<std::int64_t>(number)) : scenario::Json(number);
}

} // namespace

QString shownValue(const scenario::Json* value, FieldKind kind) {
    if (!value) {
        return {};
    }
    if (kind == FieldKind::amount && value->is_number_integer()) {
        return EditorText::typedAmount(value->get<std::int64_t>());
    }
    if (value->is_number()) {
        return EditorText::typedSeconds(value->get<double>());
    }
    if (value->is_array()) {
        QStringList parts;
        for (const scenario::Json& part : *value) {
            parts.append(part.is_string() ? QString::fromStdString(part.get<std::string>())
                                          : QString::fromStdString(part.dump()));
        }
        return parts.join(u' ');
    }
    return value->is_string() ? QString::fromStdString(value->get<std::string>()) : QString();
}

std::optional<scenario::Json> typedValue(const QString& text, FieldKind kind) {
    switch (kind) {
    case FieldKind::amount: {
        const auto cents = typedAnswer(drills::AnswerForm::amount, text.trimmed());
        return cents && !cents->empty() ? std::optional<scenario::Json>(cents->front()) : std::nullopt;
    }
    case FieldKind::whole: {
        bool isWhole = false;
        const qlonglong number = text.trimmed().toLongLong(&isWhole);
        return isWhole ? std::optional<scenario::Json>(number) : std::nullopt;
    }
    case FieldKind::seconds:
    case FieldKind::percent: {
        const auto number = numberIn(text);
        return number ? std::optional(shortest(*number)) : std::nullopt;
    }
    case FieldKind::pockets: {
        static const QRegularExpression kBetween(QStringLiteral("[\\s,;.-]+"));
        scenario::Json list = scenario::Json::array();
        for (const QString& part : text.split(kBetween, Qt::SkipEmptyParts)) {
            list.push_back(part.toStdString());
        }
        return list;
    }
    default: return scenario::Json(text.trimmed().toStdString());
    }
}

const char* whyNot(FieldKind kind) {
    return kind == FieldKind::amount  ? "not an amount, such as 5 or 2.50"
           : kind == FieldKind::whole ? "not a whole number"
                                      : "not a number";
}

} // namespace mesaviva::app
