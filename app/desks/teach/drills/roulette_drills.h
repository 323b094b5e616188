// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/game_drills.h"

#include <QCoreApplication>
#include <QList>
#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

namespace mesaviva::app {

/// The cloth of a drill or editor on roulette.
class RouletteDrillCloth {
    Q_GADGET
    QML_VALUE_TYPE(rouletteDrillCloth)
    Q_PROPERTY(int pockets MEMBER pockets)
    Q_PROPERTY(int order MEMBER order)
    Q_PROPERTY(bool namedDozens MEMBER namedDozens)
    Q_PROPERTY(int track MEMBER track)
    Q_PROPERTY(int drawn MEMBER drawn)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool wheelShown MEMBER wheelShown)
    Q_PROPERTY(int paid MEMBER paid)
    Q_PROPERTY(QList<int> called MEMBER called)

public:
    int pockets = 37;
    int order = 3;            ///< a roulette::WheelOrder
    bool namedDozens = false; ///< the dozens have names of their own (M6.9 to M6.11)
    int track = 0;            ///< RouletteTableModel::Track
    int drawn = -1;           ///< winning number, 37 is 00; -1: none
    int place = -1;           ///< place of that number on the wheel, clockwise from zero; -1: none
    bool wheelShown = true;
    int paid = 0;      ///< paid colour chips next to the layout
    QList<int> called; ///< numbers in the question, by index

    /// The cloth of a task; an empty table for a task of another game.
    static RouletteDrillCloth of(const DrillTask& task) { return task.cloth.value<RouletteDrillCloth>(); }
};

/// What one stack pays, shown on it once an answer was wrong.
class RouletteDrillPaid {
    Q_GADGET
    QML_VALUE_TYPE(rouletteDrillPaid)
    Q_PROPERTY(int spot MEMBER spot)
    Q_PROPERTY(QString paid MEMBER paid)
    Q_PROPERTY(QString way MEMBER way)
    Q_PROPERTY(bool lost MEMBER lost)

public:
    int spot = -1;
    QString paid; ///< "51", in chips
    QString way;  ///< "3 × 17 = 51"
    bool lost = false;
};

/// What is added to the cloth by a verdict.
class RouletteDrillStacks {
    Q_GADGET
    QML_VALUE_TYPE(rouletteDrillStacks)
    Q_PROPERTY(QVariantList paid MEMBER paid)

public:
    QVariantList paid; ///< by place (RouletteDrillPaid); empty after a right answer

    /// Those of a verdict; none for a verdict of another game.
    static RouletteDrillStacks of(const DrillVerdict& verdict) {
        return verdict.cloth.value<RouletteDrillStacks>();
    }
};

/// The same for QML.
class RouletteDrillCloths : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    Q_INVOKABLE static mesaviva::app::RouletteDrillCloth of(const mesaviva::app::DrillTask& task) {
        return RouletteDrillCloth::of(task);
    }
    Q_INVOKABLE static mesaviva::app::RouletteDrillStacks
    stacksOf(const mesaviva::app::DrillVerdict& verdict) {
        return RouletteDrillStacks::of(verdict);
    }
};

/// Texts of roulette's drills.
class RouletteTaskText final : public TaskText {
    Q_DECLARE_TR_FUNCTIONS(DrillText)

public:
    QString title(drills::Drill drill) const override;
    QString detail(drills::Drill drill) const override;
    QString question(const drills::Task& task) const override;
    QStringList names(const drills::Task& task, const drills::Answer& answer) const override;
    QStringList way(const drills::Task& task) const override;
    QString subject(drills::Drill drill, std::string_view subject) const override;
};

/// Roulette's drills.
class RouletteDrills final : public GameDrills {
    Q_DECLARE_TR_FUNCTIONS(DrillReader)

public:
    QString key() const override;
    const TaskText& words() const override { return m_words; }
    QString reason(drills::Drill drill) const override;
    void showTask(DrillTask& shown, const drills::Task& task) const override;
    void show(DrillVerdict& shown, const drills::Task& task) const override;
    std::unique_ptr<QAbstractListModel> pieces(const drills::Task& task) const override;
    QString placeName(const drills::Terms& terms, int place) const override;
    QStringList spokenCloth(const DrillDesk& desk) const override;
    std::vector<DrillRow> rows(const DrillDesk& desk) const override;
    QStringList house(const DrillDesk& desk) const override;
    QStringList stakes(const DrillDesk& desk) const override;
    QString pieceText(const DrillDesk& desk, int spot) const override;

private:
    static QStringList drawn(const RouletteDrillCloth& cloth);
    static void forEachStake(const DrillDesk& desk,
                             const std::function<void(int spot, const QString& text)>& tell);

    RouletteTaskText m_words;
};

/// Shows a roulette layout with the places that accept stakes; returns the rest of the cloth.
RouletteDrillCloth showTable(DrillTask& shown, const roulette::Settings& settings);

} // namespace mesaviva::app
