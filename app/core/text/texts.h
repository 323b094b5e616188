// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_id.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace mesaviva::app {

/// A key or other text from the engine as a QString, for QML.
inline QString textOf(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// The rule's id: `O13a`; empty for none.
inline QString textOf(RuleId rule) { return textOf(rule.text()); }

/// The rules' ids in order.
inline QStringList textsOf(const Rules& rules) {
    QStringList list;
    for (const RuleId rule : rules) {
        list.append(textOf(rule));
    }
    return list;
}

/// The id of the first rule; empty if there is none.
inline QString firstOf(const Rules& rules) { return rules.empty() ? QString() : textOf(*rules.begin()); }

/// Capitalizes the first letter: of the beginning of a sentence, or of a name that scenarios write in lower
/// case.
inline QString asBeginning(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

} // namespace mesaviva::app
