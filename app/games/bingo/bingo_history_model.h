// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// The room's last rounds, the newest first; at least the last three can be played back (B50).
class BingoHistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// How many rounds are shown.
    static constexpr int kShown = 6;

    enum Role {
        RoundRole = Qt::UserRole + 1, ///< int
        TitleRole,                    ///< string: "Round 12"
        ResultRole,                   ///< cents won (+) or lost (-) by this player
        ResultTextRole,               ///< string: "+12,50 pts", "no cards", "void"
        BallsRole,                    ///< int: how many numbers were drawn
        CardsRole,                    ///< int: cards sold
        WinnersTextRole,              ///< string: "Line: Rosa M. · Bingo: you"
        VoidRole,                     ///< bool
        ReplayableRole,               ///< bool
        CommitmentRole,               ///< string: hexadecimal
        SeedRole,                     ///< string: hexadecimal
        AccessibleTextRole,           ///< string
    };

    struct Row {
        std::uint64_t round = 0;
        qint64 result = 0;
        int balls = 0;
        int cards = 0;
        QString winnersText;
        QString commitment;
        QString seed;
        bool tookPart = false;
        bool isVoid = false;
        bool replayable = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit BingoHistoryModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return rowCount(); }
    /// The round of a row; 0 when there is no such row.
    std::uint64_t roundAt(int row) const;

    /// The newest round; the oldest goes when there is no more room.
    void add(const Row& row);
    /// The same rounds in other words.
    void setRows(const std::vector<Row>& rows);
    const std::vector<Row>& rows() const { return m_rows; }

signals:
    void countChanged();

private:
    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
