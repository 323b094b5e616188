// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the register and the guides hold, in the words of one language (`pt`, `en`).
#pragma once

#include "app/core/rulebook/rulebook_entries.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// Keeps a line from breaking where it stands, and is not seen.
inline constexpr QChar kJoiner(0x2060);

/// The texts of a list.
QStringList strings(const QJsonValue& list);
/// A text that is there in both languages. The amounts of examples are written as all amounts are; each stays
/// on one line with its unit, a reading's number in one piece.
QString inLanguage(const QJsonValue& text, const QString& language);
/// `roulette/minute`.
QString sectionId(const QString& game, const QJsonValue& section);

GuideSection guideSectionOf(const QJsonValue& section, const QString& id, const QString& language);
PayRow payRowOf(const QJsonValue& row, const QString& language);
GlossaryTerm glossaryTermOf(const QJsonValue& term, const QString& language);

} // namespace mesaviva::app
