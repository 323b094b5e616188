// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/state.h"
#include "engine/games/roulette/wheel.h"
#endif

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <vector>

namespace mesaviva::app {

/// How often each number came among those that are remembered, in the wheel's order from the zero, clockwise.
class PocketCountModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Role {
        TextRole = Qt::UserRole + 1, ///< string: `17`, `00`
        PocketRole,                  ///< int: the number's index, 37 is 00
        ColourRole,                  ///< RouletteNumberListModel::Colour
        CountRole,                   ///< int: how often it came
        SinceRole, ///< int: how many numbers ago it came last, 0 the newest; -1: not among them
        NameRole,  ///< string for accessibility: "17: 4 times"
    };

    explicit PocketCountModel(roulette::WheelOrder order, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void read(const roulette::NumberHistory& history);
    void retranslate();
    int since(roulette::Pocket pocket) const { return m_since[static_cast<std::size_t>(pocket.index())]; }
    int count(roulette::Pocket pocket) const { return m_counts[static_cast<std::size_t>(pocket.index())]; }

private:
    roulette::Wheel m_wheel;
    std::array<int, roulette::kMostPockets> m_counts{};
    std::array<int, roulette::kMostPockets> m_since{};
};

/// How often each colour, dozen, column, half and parity came, beside what chance alone gives on average.
class ShareListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Role {
        NameRole = Qt::UserRole + 1, ///< string: "Encarnado", "1.ª dúzia"
        GroupRole,   ///< int: rows that belong together (colours 0, parity 1, halves 2, dozens 3,
                     ///< columns 4, zero 5)
        CountRole,   ///< int
        ShareRole,   ///< 0 to 1 of all remembered numbers; 0 when there are none
        ChanceRole,  ///< 0 to 1: what chance alone gives on average
        RunningRole, ///< int: how many of the newest numbers running
    };

    explicit ShareListModel(int pockets, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void read(const roulette::NumberHistory& history);
    void retranslate();
    /// What the newest numbers have in common, at least `shortest` of them running, the longest first.
    QStringList runs(int shortest) const;

private:
    struct Row {
        roulette::ChanceKind kind;
        int box; ///< of dozens and columns, 1 to 3; else 0
        int group;
        roulette::Numbers numbers;
        int count = 0;
        int running = 0;
    };

    QString nameOf(const Row& row) const;

    std::vector<Row> m_rows;
    int m_pockets;
    int m_drawn = 0;
};

/// What the last 500 numbers of a table, and of this player's earlier ones with such a wheel, look like
/// (O6e). Past numbers say nothing about the next one; whoever shows this says so.
class RouletteStatistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(int drawn READ drawn NOTIFY changed)
    Q_PROPERTY(bool enough READ isEnough NOTIFY changed)
    Q_PROPERTY(int earlier READ earlier NOTIFY changed)
    Q_PROPERTY(double expected READ expected NOTIFY changed)
    Q_PROPERTY(int largestCount READ largestCount NOTIFY changed)
    Q_PROPERTY(mesaviva::app::PocketCountModel* counts READ counts CONSTANT)
    Q_PROPERTY(mesaviva::app::ShareListModel* shares READ shares CONSTANT)
    Q_PROPERTY(QStringList hot READ hot NOTIFY changed)
    Q_PROPERTY(QStringList cold READ cold NOTIFY changed)
    Q_PROPERTY(QStringList runs READ runs NOTIFY changed)

public:
    /// How many numbers `hot` and `cold` name.
    static constexpr int kNamed = 5;
    /// From how many numbers running on a run is named.
    static constexpr int kShortestRun = 3;

    explicit RouletteStatistics(roulette::WheelOrder order, QObject* parent = nullptr);

    /// How many numbers are counted, at most 500.
    int drawn() const { return m_drawn; }
    /// As many numbers as the wheel has: with fewer, counts and shares say nothing yet.
    bool isEnough() const { return m_drawn >= m_wheel.size(); }
    /// How many of them come from earlier sessions, at other tables with such a wheel.
    int earlier() const { return m_earlier; }
    /// How often each would have come on average.
    double expected() const;
    /// Of the number that came most often; for the scale of a diagram.
    int largestCount() const { return m_largest; }
    PocketCountModel* counts() { return &m_counts; }
    ShareListModel* shares() { return &m_shares; }
    /// The numbers that came most often, "17 (5)", the most frequent first.
    QStringList hot() const { return m_hot; }
    /// Those that have not come for longest: all that have not come at all, "7 (120+)" after 120 numbers, and
    /// behind them, where these are few, such as "32 (87)", which came 87 numbers ago.
    QStringList cold() const { return m_cold; }
    /// What the newest numbers have in common: "4 × encarnado".
    QStringList runs() const;

    /// The last so many of them, or all where there are fewer, are this table's.
    void read(const roulette::NumberHistory& history, std::size_t own);
    void retranslate();

signals:
    void changed();

private:
    roulette::Wheel m_wheel;
    PocketCountModel m_counts;
    ShareListModel m_shares;
    QStringList m_hot;
    QStringList m_cold;
    int m_drawn = 0;
    int m_earlier = 0;
    int m_largest = 0;
};

} // namespace mesaviva::app
