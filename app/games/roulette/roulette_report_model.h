// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"
#include "engine/table/recorded.h"

#include <span>
#endif

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A participant of a round, for the names.
struct RoundStaker {
    QString name;
    int colour = 0;
    bool own = false;
};

/// The data gathered from a round's events, read by RouletteReportModel.
struct RouletteReportContent {
    struct Row {
        RoundStaker staker;
        PlayerId player = kNobody;
        roulette::SettledStake settled;
    };

    std::vector<Row> rows;
    std::optional<roulette::Pocket> pocket;
    QString commitment;
    QString seed;
    std::uint64_t round = 0;
    int voidSpins = 0;
    bool scripted = false;
    bool isVoid = false;
    RuleId ending; ///< of the event shown in the headline
};

/// The report of a round that O24 requires: the number, and every stake with its result, read from the
/// journal. One row per stake, this player's first, each player's winning ones first.
class RouletteReportModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString headlineRule READ headlineRule NOTIFY changed)
    Q_PROPERTY(int pocket READ pocket NOTIFY changed)
    Q_PROPERTY(QString pocketText READ pocketText NOTIFY changed)
    Q_PROPERTY(int colour READ colour NOTIFY changed)
    Q_PROPERTY(int voidSpins READ voidSpins NOTIFY changed)
    Q_PROPERTY(QString commitment READ commitment NOTIFY changed)
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    Q_PROPERTY(bool scripted READ isScripted NOTIFY changed)
    Q_PROPERTY(double ownStaked READ ownStaked NOTIFY changed)
    Q_PROPERTY(double ownReturned READ ownReturned NOTIFY changed)
    Q_PROPERTY(double ownNet READ ownNet NOTIFY changed)
    Q_PROPERTY(bool ownTookPart READ ownTookPart NOTIFY changed)
    Q_PROPERTY(double totalStaked READ totalStaked NOTIFY changed)
    Q_PROPERTY(double totalReturned READ totalReturned NOTIFY changed)

public:
    enum Outcome {
        Lost,
        Won,
        HalfLost, ///< half of it was returned (R27b, R29)
        Returned, ///< the round was void
    };
    Q_ENUM(Outcome)

    enum Role {
        PlayerNameRole = Qt::UserRole + 1, ///< string; usable as the list's section
        OwnRole,                           ///< bool
        PlayerColourRole,                  ///< int 0 to 9
        SpotRole,                          ///< int
        NameRole,                          ///< string: "Cavalo 17-20"
        ChanceRole,                        ///< string: "Cavalo"
        NumbersRole,                       ///< string: "17-20"
        GroupRole,                         ///< string: "Série grande"; empty for single stakes
        AmountRole,                        ///< cents
        ReturnedRole,                      ///< cents
        NetRole,                           ///< cents
        OutcomeRole,                       ///< Outcome
        ReasonRole,                        ///< string: "17 está entre os números: paga 17 para 1."
        RuleRole,                          ///< string: the rule that decided
    };

    explicit RouletteReportModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    bool isAvailable() const { return m_content.round != 0; }
    int round() const { return static_cast<int>(m_content.round); }
    /// "17, black", "The round is void".
    QString headline() const;
    QString headlineRule() const;
    /// The number's index, 37 is 00; -1: none was drawn.
    int pocket() const { return m_content.pocket ? m_content.pocket->index() : -1; }
    QString pocketText() const;
    /// RouletteNumberListModel::Colour of the number; -1: none was drawn.
    int colour() const;
    /// The number of void spins of the round (R22, M2.2).
    int voidSpins() const { return m_content.voidSpins; }
    QString commitment() const { return m_content.commitment; }
    QString seed() const { return m_content.seed; }
    bool isScripted() const { return m_content.scripted; }
    /// The number of this player's rows, which come first.
    int ownRows() const;
    qint64 ownStaked() const;
    qint64 ownReturned() const;
    qint64 ownNet() const { return ownReturned() - ownStaked(); }
    bool ownTookPart() const { return ownRows() > 0; }
    qint64 totalStaked() const;
    qint64 totalReturned() const;

    using Stakers = std::function<RoundStaker(PlayerId)>;

    /// Reads a round that is closed or being settled from its events.
    void read(std::span<const Recorded<roulette::Event>> events, const Stakers& stakers,
              const roulette::Settings& settings);
    void retranslate();

    const RouletteReportContent& content() const { return m_content; }
    /// Restores an earlier content(), of a round at a table with these settings.
    void restore(const RouletteReportContent& content, const roulette::Settings& settings);

signals:
    void changed();

private:
    Outcome outcomeOf(const roulette::SettledStake& settled) const;

    RouletteReportContent m_content;
    std::optional<roulette::Settings> m_settings;
};

} // namespace mesaviva::app
