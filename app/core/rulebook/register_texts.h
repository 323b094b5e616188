// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the rule register and the guides in one language (`pt`, `en`).
#pragma once

#include "app/core/rulebook/rulebook_entries.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// An invisible character that prevents a line break.
inline constexpr QChar kJoiner(0x2060);

/// The texts of a list.
QStringList strings(const QJsonValue& list);
/// A text that exists in both languages. Example amounts use the chosen unit; an amount and its unit, and a
/// reading's number, do not break across lines.
QString inLanguage(const QJsonValue& text, const QString& language);
/// `roulette/minute`.
QString sectionId(const QString& game, const QJsonValue& section);

GuideSection guideSectionOf(const QJsonValue& section, const QString& id, const QString& language);
PayRow payRowOf(const QJsonValue& row, const QString& language);
GlossaryTerm glossaryTermOf(const QJsonValue& term, const QString& language);

} // namespace mesaviva::app
