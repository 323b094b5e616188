// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/equipment/entry.h"
#endif

#include "app/core/lobby/lobby_model.h"
#include "app/core/record/record_keeper.h"
#include "app/core/table/pace.h"
#include "app/desks/teach/equipment/table_entries.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace mesaviva::app {

/// The real equipment of one game: all that the rest of the program knows of it. Which table is opened with
/// it is chosen as in the lobby, from the game's own `Choices` in the QML module MesaViva.<Name>.
class EquipmentKind : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("one of the house's")
    Q_PROPERTY(QString name READ name NOTIFY texts)
    Q_PROPERTY(QString title READ title NOTIFY texts)
    Q_PROPERTY(QString remark READ remark NOTIFY texts)
    Q_PROPERTY(mesaviva::app::LobbyModel* lobby READ lobby CONSTANT)
    Q_PROPERTY(QUrl choicesPart READ choicesPart CONSTANT)
    Q_PROPERTY(QList<QString> checks READ checks NOTIFY texts)
    Q_PROPERTY(QString checkText READ checkText NOTIFY texts)
    Q_PROPERTY(QString nameLabel READ nameLabel NOTIFY texts)
    Q_PROPERTY(QString nameHint READ nameHint NOTIFY texts)
    Q_PROPERTY(QString entryLabel READ entryLabel NOTIFY texts)
    Q_PROPERTY(QString entryHint READ entryHint NOTIFY texts)
    Q_PROPERTY(QString padLabel READ padLabel NOTIFY texts)
    Q_PROPERTY(QString ringLabel READ ringLabel NOTIFY texts)
    Q_PROPERTY(QString lastLabel READ lastLabel NOTIFY texts)
    Q_PROPERTY(QList<QString> letters READ letters NOTIFY texts)
    Q_PROPERTY(int keyHeight READ keyHeight NOTIFY texts)

public:
    /// `key` is what the game is called in scenario files; `part` begins its QML files.
    EquipmentKind(QString key, QString part, QObject* parent);

    QString key() const { return m_key; }
    /// What it is called among the others: "Wheel".
    virtual QString name() const = 0;
    /// What such a table is: "A real wheel".
    virtual QString title() const = 0;
    /// What else is to be known before; empty: nothing.
    virtual QString remark() const { return {}; }
    /// What is chosen about the table.
    virtual LobbyModel* lobby() = 0;
    QUrl choicesPart() const;
    /// What is looked at and signed for before the first round; empty: nothing is.
    virtual QList<QString> checks() const { return {}; }
    /// What leads to that; and what the house calls the piece that is looked at.
    virtual QString checkText() const { return {}; }
    virtual QString nameLabel() const { return {}; }
    virtual QString nameHint() const { return {}; }
    /// What is typed, and how.
    virtual QString entryLabel() const = 0;
    virtual QString entryHint() const { return {}; }
    virtual QString padLabel() const = 0;
    /// A ring to choose from besides; empty: there is none (TableEntries::ring()).
    virtual QString ringLabel() const { return {}; }
    /// What is said of the last results; empty: the table has them before everybody's eyes.
    virtual QString lastLabel() const { return {}; }
    /// What stands above the pad's columns; empty: nothing.
    virtual QList<QString> letters() const { return {}; }
    /// How high a key of the pad is, in units of the interface.
    virtual int keyHeight() const = 0;

    /// Somebody plays at the table, this player where one sits: without anybody no round opens.
    virtual bool isStaffed(bool sits) const = 0;
    /// What results call the table: `pt-804-2015/38`.
    virtual std::string place() const = 0;
    /// How many different results the piece has whose results are tested from session to session; 0: none is.
    virtual int outcomes() const { return 0; }
    /// Opens the table; on record where the keeper can write.
    virtual EquippedTable open(bool sits, RecordKeeper& keeper, Pace pace) = 0;

    /// Why a value can't be entered, in a sentence; `named` is it in words, empty where nothing is meant.
    virtual QString refusalText(const equipment::RefusedEntry& bar, const QString& named) const = 0;
    /// What was typed is no value of this game.
    virtual QString unread(const QString& typed) const = 0;
    /// What is entered counts later.
    virtual QString pending(const QString& named) const;

    /// The words are to be written in another language.
    void retranslate();

signals:
    void texts();

protected:
    /// The choices in use: their words and bounds are this kind's.
    void follow(LobbyModel& lobby);

private:
    QString m_key;
    QString m_part;
};

} // namespace mesaviva::app
