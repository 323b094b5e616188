// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/lessons/editor_game.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// Bingo in the lesson editor: balls and players' cards, placed by hand. On its cloth, place 0 has the first
/// player's cards, place 1 the next one's.
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
    QString clothPart() const override { return QStringLiteral("BingoEditorCloth"); }
    QString clothExplained(const QString& staker) const override;
    DrillTask cloth(const lessons::LessonDocument& document) const override;
    QList<EditorChip> chips(const lessons::LessonDocument& document, int row) const override;
    QString placeName(const lessons::LessonDocument& document, int place) const override;
    EditorStake putOn(const lessons::LessonDocument& document, int place, int row,
                      const std::string& staker) const override;
    QString clothTitle() const override;
    EditorStake takeOff(const lessons::LessonDocument& document, int place, int row,
                        const std::string& staker) const override;
    QString playerPart() const override { return QStringLiteral("BingoEditorPlayer"); }
    QList<EditorCard> cards(const lessons::LessonDocument& document, int place, int row) const override;
    QList<int> numbers(const EditorCard& card, int box) const override;
    std::optional<scenario::Json> withCard(const lessons::LessonDocument& document, int place, int row,
                                           const EditorCardAction& action) const override;
    std::vector<EditorForm> playerForms(const lessons::LessonDocument& document,
                                        const std::string& player) const override;
};

} // namespace mesaviva::app
