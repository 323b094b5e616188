// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/lessons/editor_game.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// Roleta americana in the lesson editor.
class RouletteEditor final : public EditorGame {
    Q_DECLARE_TR_FUNCTIONS(RouletteEditor)

public:
    QString key() const override { return QStringLiteral("roulette"); }
    QString chance() const override;
    QString explained() const override;
    const char* outcome() const override { return "pockets"; }
    bool repeats() const override { return true; }
    int columns(int) const override { return 12; }
    QString clothPart() const override { return QStringLiteral("RouletteEditorCloth"); }
    DrillTask cloth(const lessons::LessonDocument& document) const override;
    QString clothExplained(const QString& staker) const override;
    QList<EditorChip> chips(const lessons::LessonDocument& document, int row) const override;
    QString placeName(const lessons::LessonDocument& document, int place) const override;
    QString clothTitle() const override;
    bool hasStakers() const override { return true; }
    EditorStake takeOff(const lessons::LessonDocument& document, int place, int row,
                        const std::string& staker) const override;
    EditorStake putOn(const lessons::LessonDocument& document, int place, int row,
                      const std::string& staker) const override;
    int lead(int values) const override { return values > 36 ? values - 36 : 0; }
};

} // namespace mesaviva::app
