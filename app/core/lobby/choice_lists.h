// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of choices for QML: the values, and amounts as text in the current language.
#pragma once

#include "app/core/text/amounts.h"

#include <QStringList>
#include <QVariantList>

namespace mesaviva::app {

/// The values themselves, or multiplied by a factor.
template <class List>
QVariantList choiceList(const List& list, qint64 factor) {
    QVariantList values;
    for (const auto value : list) {
        values.append(value * factor);
    }
    return values;
}
template <class List>
QVariantList choiceList(const List& list) {
    QVariantList values;
    for (const auto value : list) {
        values.append(value);
    }
    return values;
}

/// Cents as text.
inline QStringList amountTexts(const QVariantList& amounts) {
    QStringList texts;
    for (const QVariant& amount : amounts) {
        texts.append(amountText(Money{amount.toLongLong()}));
    }
    return texts;
}

} // namespace mesaviva::app
