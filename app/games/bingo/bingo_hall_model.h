// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/row_list_model.h"
#include "app/games/bingo/bingo_hall.h"

#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// The rooms for the hall's page: game, prices, players, next start. The player's own room is the last row.
class BingoHallModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(int count READ count CONSTANT)
    Q_PROPERTY(int crowd READ crowd WRITE setCrowd NOTIFY crowdChanged)
    Q_PROPERTY(QStringList crowdTexts READ crowdTexts NOTIFY texts)
    Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY chosenChanged)
    Q_PROPERTY(QString chosenText READ chosenText NOTIFY chosenChanged)
    Q_PROPERTY(double chosenPrice READ chosenPrice NOTIFY chosenChanged)
    Q_PROPERTY(QString chosenBrokenRule READ chosenBrokenRule NOTIFY chosenChanged)
    Q_PROPERTY(QStringList timetable READ timetable NOTIFY timetableChanged)

public:
    enum Role {
        RoomRole = Qt::UserRole + 1, ///< int: the row
        NameRole,                    ///< string (B9)
        CustomRole,                  ///< bool: the player's own room
        OpenRole,                    ///< bool: it can be entered; the player's own room may break a rule
        VariantRole,                 ///< int: 90, 80, 75, 30
        VariantTextRole,             ///< string: "Bingo 90"
        SymbolsRole,                 ///< bool
        PriceRole,                   ///< string: "0,50 pts"
        LimitRole,                   ///< string: "up to 24 cards"
        PlayersRole,                 ///< int: players with a card of the round
        CardsRole,                   ///< int: cards sold in the round
        NextStartRole,               ///< string: "on sale: 0:12", "draw: 23 numbers", "at 21:40"
        RemainingRole,               ///< double: seconds until the sale ends, or the next opens; -1: unknown
        OnSaleRole,                  ///< bool
        PrizesRole,                  ///< list<string>: "Line 20 %"
        BingoJackpotRole,            ///< string: "1 234,56 pts up to ball 45"; empty: none (B44)
        LineJackpotRole,             ///< string
        HouseRulesRole,              ///< list<string>
        PatternRole,                 ///< int: mask; 0: none
        PatternNameRole,             ///< string
        AccessibleTextRole,          ///< string
    };

    /// `hall` must outlive the model.
    explicit BingoHallModel(BingoHall& hall, QObject* parent = nullptr);

    int size() const override { return count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Set by the page while it is visible.
    bool isActive() const { return m_hall.isActive(); }
    void setActive(bool active);
    int count() const { return m_hall.count(); }
    /// The player's own room.
    int customRow() const { return count() - 1; }
    /// BingoHall::Crowd.
    int crowd() const { return m_hall.crowd(); }
    void setCrowd(int crowd);
    QStringList crowdTexts() const;
    /// The row of the chosen room; saved in the settings.
    int chosen() const { return m_hall.chosen(); }
    void setChosen(int row);
    /// "Sala Alfama · Bingo 90 · 0,50 pts a card · up to 24 cards".
    QString chosenText() const;
    /// The price of one of its cards, in cents.
    qint64 chosenPrice() const;
    /// The rule that keeps it from opening; empty when it is open.
    QString chosenBrokenRule() const;
    /// B7: the next sales of all rooms with announced times: "21:40 · Sala Boavista".
    QStringList timetable() const;
    void retranslate();

signals:
    void activeChanged();
    void crowdChanged();
    void chosenChanged();
    void timetableChanged();
    void texts();

private:
    QString nextStart(int row) const;
    static QString jackpot(const std::optional<bingo::Jackpot>& jackpot, std::optional<Money> value);
    double remaining(int row) const;
    QString accessibleText(int row) const;

    BingoHall& m_hall;
    QTimer m_ticker; ///< updates the remaining times
};

} // namespace mesaviva::app
