// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teach/editor_game.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// Bingo in the lesson editor: balls, and players' cards, laid by hand.
class BingoEditor final : public EditorGame {
    Q_DECLARE_TR_FUNCTIONS(BingoEditor)

public:
    QString key() const override { return QStringLiteral("bingo"); }
    QString chance() const override;
    QString explained() const override;
    const char* outcome() const override { return "balls"; }
    scenario::Json fileValue(const QString& value) const override { return value.toInt(); }
    int columns(int values) const override;
    const char* first() const override { return "sale_opened"; }
    std::vector<EditorForm> playerForms(const lessons::LessonDocument& document,
                                        const std::string& player) const override;
};

} // namespace mesaviva::app
