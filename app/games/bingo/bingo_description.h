// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/bingo/state.h"
#include "engine/table/player.h"
#endif

#include "app/core/events/game_description.h"
#include "app/core/events/game_figures.h"
#include "app/core/events/setting_text.h"

#include <QCoreApplication>

#include <vector>

namespace mesaviva::app {

/// When the prizes of a room fall, and the expected payback.
class BingoFigures : public GameFigures {
    Q_DECLARE_TR_FUNCTIONS(FiguresText)

public:
    QString title() const override;
    QStringList choices() const override;
    QStringList rooms(int choice) const override;
    QStringList sizes() const override;
    QString about(const FiguresQuestion& question) const override;
    QString line(const FiguresQuestion& question) const override;
    std::shared_ptr<const Figures> find(const FiguresQuestion& question,
                                        const FiguresProgress& progress) const override;
};

class BingoTableModel;

/// Describes the exact probabilities of the next balls.
class BingoOdds {
    Q_DECLARE_TR_FUNCTIONS(BingoOdds)

public:
    /// The odds of each player with cards while balls are drawn; this player first. `table` must outlive the
    /// result.
    static std::vector<StandingOdds> at(const BingoTableModel& table);
    /// The odds of one player, who must have a card: each prize that has not been won yet.
    static LessonOdds of(const bingo::State& state, PlayerId player);
};

/// Texts for the settings of a bingo room.
class BingoSettingText : public GameSettingText {
public:
    std::span<const NamedSetting> settings() const override;
    std::span<const NamedChoice> choices() const override;
    std::span<const PartedSetting> parted() const override;
    QString value(const QString& path, const QString& text) const override;
};

/// Describes bingo's records, rounds and events outside its tables.
class BingoDescription : public GameDescription {
    Q_DECLARE_TR_FUNCTIONS(BingoDescription)

public:
    QString key() const override;
    QString icon() const override { return QStringLiteral("sheet"); }
    void describe(ChanceValue& piece) const override;
    std::span<const KindName> kindNames() const override;
    QString sentence(const LoggedEvent& event) const override;
    std::optional<Correction> corrected(std::string_view event, std::string_view detail) const override;
    const GameSettingText& settingText() const override;
    const GameFigures* figures() const override;
    std::vector<ReadingFact> readingFacts(scenario::Scenario played) const override;
    QString returnedName() const override;
    QString returnedMethod() const override;
    QString returnedBy(record::ReturnedBy by) const override;
    QString returnedPart(record::ReturnedBy by, std::int64_t which) const override;
};

} // namespace mesaviva::app
