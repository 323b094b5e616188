// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on <span>
#include "engine/games/poker/events.h"
#include "engine/table/recorded.h"

#include <span>
#endif

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A participant of a round with the seat, for the names.
struct RoundSitter {
    int seat = 0;
    QString name;
    bool own = false;
};

/// The data gathered from a round's events, read by PokerReportModel.
struct RoundReportContent {
    struct Row {
        RoundSitter sitter;
        PlayerId player = kNobody;
        std::vector<poker::Card> cards;
        bool shown = false; ///< the cards are visible to all
        poker::Settled settled{};
    };

    std::vector<Row> rows;
    std::vector<poker::Card> dealer;
    bool dealerShown = false;
    std::optional<poker::DealerQualified> qualified;
    std::optional<poker::Card> burnt;
    QString commitment;
    QString seed;
    std::uint64_t round = 0;
    poker::RankingRules ranking;
    RuleId ending; ///< of the event shown in the headline
    bool scripted = false;
    bool isVoid = false;
};

/// The report of the last round that P37 requires: cards, stakes and results of every seat, read from the
/// journal. One row per box that held a stake.
class PokerReportModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString headlineRule READ headlineRule NOTIFY changed)
    Q_PROPERTY(QStringList dealerCards READ dealerCards NOTIFY changed)
    Q_PROPERTY(QString dealerHand READ dealerHand NOTIFY changed)
    Q_PROPERTY(QString burntCard READ burntCard NOTIFY changed)
    Q_PROPERTY(QString commitment READ commitment NOTIFY changed)
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    Q_PROPERTY(bool scripted READ isScripted NOTIFY changed)
    Q_PROPERTY(double ownStaked READ ownStaked NOTIFY changed)
    Q_PROPERTY(double ownReturned READ ownReturned NOTIFY changed)
    Q_PROPERTY(double ownNet READ ownNet NOTIFY changed)
    Q_PROPERTY(bool ownTookPart READ ownTookPart NOTIFY changed)

public:
    enum Role {
        SeatRole = Qt::UserRole + 1, ///< int 1 to 7
        PlayerNameRole,              ///< string
        OwnRole,                     ///< bool
        CardsRole,                   ///< list of `Kd` that this player may see; otherwise empty strings
        HandNameRole,                ///< string
        AnteRole,                    ///< cents
        BetRole,                     ///< cents, 0 without a bet
        NetRole,                     ///< cents
        AnteTextRole,                ///< string: "Ante 5,00 pts: won 5,00 pts"
        BetTextRole,                 ///< string, empty when there was no bet
        ReasonRole,                  ///< string: why, in one sentence
        RuleRole,                    ///< string: the rule that decided
        AnteRuleRole,                ///< string
        BetRuleRole,                 ///< string
    };

    explicit PokerReportModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    bool isAvailable() const { return m_content.round != 0; }
    int round() const { return static_cast<int>(m_content.round); }
    QString headline() const;
    QString headlineRule() const;
    QStringList dealerCards() const;
    QString dealerHand() const;
    QString burntCard() const;
    QString commitment() const { return m_content.commitment; }
    QString seed() const { return m_content.seed; }
    bool isScripted() const { return m_content.scripted; }
    qint64 ownStaked() const;
    qint64 ownReturned() const;
    qint64 ownNet() const { return ownReturned() - ownStaked(); }
    bool ownTookPart() const;

    using Sitter = RoundSitter;
    using Sitters = std::function<Sitter(PlayerId)>;

    /// Reads a round that is closed or being settled from its events, at a table with these settings.
    void read(std::span<const Recorded<poker::Event>> events, const Sitters& sitter,
              const poker::Settings& settings);
    void retranslate();

    const RoundReportContent& content() const { return m_content; }
    /// Restores an earlier content().
    void restore(const RoundReportContent& content);

signals:
    void changed();

private:
    using Row = RoundReportContent::Row;

    const Row* own() const;

    RoundReportContent m_content;
};

} // namespace mesaviva::app
