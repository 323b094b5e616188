// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/row_list_model.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/state.h"
#include "engine/games/roulette/wheel.h"
#endif

#include "engine/base/money.h"
#include "engine/games/roulette/settings.h"
#include "engine/record/record_reader.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <vector>

namespace mesaviva::app {

/// The last numbers with their colours (O6e), the newest first.
class RouletteNumberListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    /// The number of numbers shown.
    static constexpr int kShown = 20;

    /// A number's background.
    enum Colour { Red, Black, Green };
    Q_ENUM(Colour)

    enum Role {
        TextRole = Qt::UserRole + 1, ///< string: `17`, `00`
        PocketRole,                  ///< int: the number's index, 37 is 00
        ColourRole,                  ///< Colour
        NameRole,                    ///< string for accessibility: "17, black"
        EarlierRole,                 ///< bool: from an earlier session, at another table
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_pockets.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Shows the newest numbers of `history`, of which the last `own` were drawn at this table.
    void read(const roulette::NumberHistory& history, std::size_t own);
    /// Adds a drawn number and drops the oldest when full.
    void add(roulette::Pocket pocket);

private:
    bool isEarlier(int row) const { return static_cast<std::size_t>(row) >= m_own; }

    std::vector<roulette::Pocket> m_pockets; ///< newest first
    std::size_t m_own = 0;                   ///< how many of them, from the front, were drawn at this table
};

/// The colour of a number, for QML.
RouletteNumberListModel::Colour colourOf(roulette::Pocket pocket);

/// How often each remembered number was drawn, in the wheel's order clockwise from the zero.
class PocketCountModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Role {
        TextRole = Qt::UserRole + 1, ///< string: `17`, `00`
        PocketRole,                  ///< int: the number's index, 37 is 00
        ColourRole,                  ///< RouletteNumberListModel::Colour
        CountRole,                   ///< int: how often it was drawn
        NameRole,                    ///< string for accessibility: "17: 4 times"
    };

    explicit PocketCountModel(roulette::WheelOrder order, QObject* parent = nullptr);

    int size() const override { return m_wheel.size(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void read(const roulette::NumberHistory& history);
    int since(roulette::Pocket pocket) const { return m_since[static_cast<std::size_t>(pocket.index())]; }
    int count(roulette::Pocket pocket) const { return m_counts[static_cast<std::size_t>(pocket.index())]; }

private:
    roulette::Wheel m_wheel;
    std::array<int, roulette::kMostPockets> m_counts{};
    std::array<int, roulette::kMostPockets> m_since{};
};

/// How often each colour, dozen, column, half and parity was drawn, and the average by chance.
class ShareListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Role {
        NameRole = Qt::UserRole + 1, ///< string: "Encarnado", "1.ª dúzia"
        GroupRole,   ///< int: rows that belong together (colours 0, parity 1, halves 2, dozens 3,
                     ///< columns 4, zero 5)
        CountRole,   ///< int
        ShareRole,   ///< 0 to 1 of all remembered numbers; 0 if there are none
        ChanceRole,  ///< 0 to 1: the average by chance
        RunningRole, ///< int: length of the present run of newest numbers
    };

    explicit ShareListModel(int pockets, QObject* parent = nullptr);

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void read(const roulette::NumberHistory& history);
    /// The common properties of the newest numbers, in runs of at least `shortest`, longest first.
    QStringList runs(int shortest) const;

private:
    struct Row {
        roulette::ChanceKind kind;
        int box; ///< dozen or column, 1 to 3; otherwise 0
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

/// Statistics of the last 500 numbers of a table and of this player's earlier tables with such a wheel (O6e).
/// Past numbers don't predict the next one; a view must say so.
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
    /// How many numbers `hot` and `cold` contain.
    static constexpr int kNamed = 5;
    /// The shortest run that is shown.
    static constexpr int kShortestRun = 3;

    explicit RouletteStatistics(roulette::WheelOrder order, QObject* parent = nullptr);

    /// The number of numbers counted, at most 500.
    int drawn() const { return m_drawn; }
    /// Whether there are at least as many numbers as pockets; with fewer, counts and shares are not
    /// meaningful.
    bool isEnough() const { return m_drawn >= m_wheel.size(); }
    /// How many of them are from earlier sessions, at other tables with such a wheel.
    int earlier() const { return m_earlier; }
    /// The average count of each number.
    double expected() const;
    /// The largest count of a number, for the scale of a diagram.
    int largestCount() const { return m_largest; }
    PocketCountModel* counts() { return &m_counts; }
    ShareListModel* shares() { return &m_shares; }
    /// The numbers drawn most often, most frequent first: "17 (5)".
    QStringList hot() const { return m_hot; }
    /// The numbers not drawn for longest: first those never drawn, "7 (120+)" after 120 numbers; if they are
    /// few, also those such as "32 (87)", last drawn 87 numbers ago.
    QStringList cold() const { return m_cold; }
    /// The common properties of the newest numbers: "4 × encarnado".
    QStringList runs() const;

    /// Reads `history`, whose last `own` numbers (or all, if there are fewer) are from this table.
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

/// The last numbers of this player's earlier tables with the same wheel: rule set, number of pockets and
/// order are equal. Real wheels whose numbers the user has entered don't count, and void rounds have no
/// number. At most as many as a table remembers, excluding table `except`. Throws record::Fault.
roulette::NumberHistory earlierNumbers(record::RecordReader& reader, const roulette::Settings& like,
                                       record::TableNumber except);

/// How often certain stakes were placed, and their result.
struct StakesUse {
    int times = 0;
    Money net;

    friend bool operator==(const StakesUse&, const StakesUse&) = default;
};

/// The use of each of these sets of stakes at all such tables: settled rounds in which this player had
/// exactly these stakes, in any order. Throws record::Fault.
std::vector<StakesUse> usesOf(const std::vector<std::vector<roulette::Stake>>& stakes,
                              record::RecordReader& reader, const roulette::Settings& like);

} // namespace mesaviva::app
