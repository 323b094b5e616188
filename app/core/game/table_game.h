// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/lobby/lobby_model.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/table/table_capabilities.h"
#include "app/core/table/table_model.h"
#include "engine/base/money.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;

namespace mesaviva::scenario {
struct Scenario;
}

namespace mesaviva::app {

class RecordKeeper;

/// A game of the program: what it is called, the regulations it is played by, and how its table opens.
///
/// What only some parts of the program need beyond that is a capability: an abstract class beside the part
/// that it is about, such as RecordedRounds, LearningTables or InspectableTables. A game's class derives from
/// the capabilities that the game has, and as() finds them; a game may lack any of them. CommonCapabilities
/// has those that all games implement alike.
///
/// Its QML files are in the module MesaViva.<Name> and begin with that name: `Emblem` is the picture on its
/// card in the lobby, `Lobby` has what can be chosen there, `TablePage` is its table, `Settings` has the
/// player's preferences, and `Keys` what the keyboard does at its table.
class TableGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the registry has all games")
    Q_PROPERTY(QString key READ key CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY texts)
    Q_PROPERTY(QString detail READ detail NOTIFY texts)
    Q_PROPERTY(double allowance READ allowance CONSTANT)
    Q_PROPERTY(QString allowanceText READ allowanceText NOTIFY texts)
    Q_PROPERTY(bool hasTutor READ hasTutor CONSTANT)
    Q_PROPERTY(bool remembersRounds READ remembersRounds CONSTANT)
    Q_PROPERTY(QUrl emblemPart READ emblemPart CONSTANT)
    Q_PROPERTY(QUrl lobbyPart READ lobbyPart CONSTANT)
    Q_PROPERTY(QUrl tablePage READ tablePage CONSTANT)
    Q_PROPERTY(QUrl settingsPart READ settingsPart CONSTANT)
    Q_PROPERTY(QUrl keysPart READ keysPart CONSTANT)

public:
    /// `key` names the game in scenario files and settings; its QML files begin with `name`.
    TableGame(QString key, QString name, QObject* parent);

    /// The game's capability of this type; null where it lacks it.
    template <class Capability>
    Capability* as() {
        return dynamic_cast<Capability*>(this);
    }
    template <class Capability>
    const Capability* as() const {
        return dynamic_cast<const Capability*>(this);
    }

    QString key() const { return m_key; }
    /// The game's name in the current language.
    virtual QString title() const = 0;
    /// A few words about it.
    virtual QString detail() const = 0;
    /// A regulation that the game is played by.
    struct Regulation {
        QString rules; ///< its name in scenario files, such as `pt-894-2002`
        QString title; ///< the game under that regulation
    };
    /// All of them, in the order in which they are listed.
    virtual QList<Regulation> regulations() const = 0;
    /// The free points, in cents, of a player who has run out (P44, O31, B59).
    virtual qint64 allowance() const = 0;
    QString allowanceText() const;
    /// Whether the game is a LearningTables.
    bool hasTutor() const;
    /// Whether its open tables remember their last rounds: whether the game is a RememberedRounds.
    bool remembersRounds() const;

    QUrl emblemPart() const { return part(QStringLiteral("Emblem")); }
    QUrl lobbyPart() const { return part(QStringLiteral("Lobby")); }
    QUrl tablePage() const { return part(QStringLiteral("TablePage")); }
    QUrl settingsPart() const { return part(QStringLiteral("Settings")); }
    QUrl keysPart() const { return part(QStringLiteral("Keys")); }
    /// Adds the image providers of this game's QML files to `engine`.
    virtual void addPictures(QQmlEngine& engine) const = 0;

    /// Whether a scenario, or an open table, is of this game.
    bool plays(const scenario::Scenario& scenario) const;
    virtual bool plays(const TableModel& table) const = 0;

    /// The rules of the table that is chosen in the lobby.
    virtual PlayedRules chosenRules() const = 0;
    /// Opens the table that is chosen in the lobby, for a player with these points.
    virtual OpenedTable openTable(Money wallet) = 0;
    /// Opens it for an observer, whose commands are refused: simulated players sit there. A table for one
    /// player opens for several.
    virtual OpenedTable openObserved() = 0;

    /// Where this game's tables are recorded, from the next one on; null: nowhere. `record` must outlive
    /// them.
    virtual void setRecord(RecordKeeper* record) { m_record = record; }

    /// The language, or how amounts are written, has changed.
    void retranslate();

signals:
    /// Another table is chosen in the lobby.
    void choicesChanged();
    void texts();

protected:
    /// Connects the choices in the lobby, which the game owns: choicesChanged() reports their changes, and
    /// retranslate() reaches them.
    void follow(LobbyModel& lobby);
    /// Retranslates what else the game owns.
    virtual void retranslateMore() {}

    RecordKeeper* record() const { return m_record; }

private:
    QUrl part(const QString& what) const;

    RecordKeeper* m_record = nullptr;
    QString m_key;
    QString m_name;
};

} // namespace mesaviva::app
