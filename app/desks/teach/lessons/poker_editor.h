// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/lessons/editor_game.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// Póquer sem descarte in the lesson editor. On its cloth, a seat's ante has place number 2 × seat, its bet
/// the next one.
class PokerEditor final : public EditorGame {
    Q_DECLARE_TR_FUNCTIONS(PokerEditor)

public:
    QString key() const override { return QStringLiteral("poker"); }
    QString chance() const override;
    QString explained() const override;
    const char* outcome() const override { return "cards"; }
    int columns(int values) const override;
    bool weighs() const override { return true; }
    void place(scenario::Json& player, const scenario::Json& others) const override;
    QString clothPart() const override { return QStringLiteral("PokerEditorCloth"); }
    QString clothExplained(const QString& staker) const override;
    DrillTask cloth(const lessons::LessonDocument& document) const override;
    QList<EditorChip> chips(const lessons::LessonDocument& document, int row) const override;
    QString placeName(const lessons::LessonDocument& document, int place) const override;
    QString clothTitle() const override;
    std::vector<std::size_t> rounds(const lessons::LessonDocument& document) const override;
    EditorStake takeOff(const lessons::LessonDocument& document, int place, int row,
                        const std::string& staker) const override;
    EditorStake putOn(const lessons::LessonDocument& document, int place, int row,
                      const std::string& staker) const override;
};

} // namespace mesaviva::app
