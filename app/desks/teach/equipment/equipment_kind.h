// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/equipment/entry.h"
#endif

#include "app/core/lobby/lobby_model.h"
#include "app/core/record/record_keeper.h"
#include "app/core/table/ticks.h"
#include "app/desks/teach/equipment/table_entries.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace mesaviva::app {

/// Settings group of real equipment's tables, separate from the lobby's.
inline QString equipmentGroup() { return QStringLiteral("equipment"); }

/// The real equipment of one game, as the rest of the program sees it. The table is chosen as in the lobby,
/// with the game's `Choices` in the QML module MesaViva.<Name>.
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
    /// `key`: the game in scenario files; `part`: prefix of its QML files.
    EquipmentKind(QString key, QString part, QObject* parent);

    QString key() const { return m_key; }
    /// Short name: "Wheel".
    virtual QString name() const = 0;
    /// Full name: "A real wheel".
    virtual QString title() const = 0;
    /// Advance notice; may be empty.
    virtual QString remark() const { return {}; }
    /// Choices of the table.
    virtual LobbyModel* lobby() = 0;
    QUrl choicesPart() const;
    /// Checks to sign for before the first round; may be empty.
    virtual QList<QString> checks() const { return {}; }
    /// Label of the checks; and of the inspected piece's name.
    virtual QString checkText() const { return {}; }
    virtual QString nameLabel() const { return {}; }
    virtual QString nameHint() const { return {}; }
    /// Label of the entry, and placeholder of its field.
    virtual QString entryLabel() const = 0;
    virtual QString entryHint() const { return {}; }
    virtual QString padLabel() const = 0;
    /// Label of the ring of values; empty: no ring (TableEntries::ring()).
    virtual QString ringLabel() const { return {}; }
    /// Label of the last results; empty: the table shows them.
    virtual QString lastLabel() const { return {}; }
    /// Letters above the pad's columns; may be empty.
    virtual QList<QString> letters() const { return {}; }
    /// Height of a pad key, in units of the interface.
    virtual int keyHeight() const = 0;

    /// Somebody plays at the table, the user included if `sits`; otherwise no round opens.
    virtual bool isStaffed(bool sits) const = 0;
    /// Key of the table in results: `pt-804-2015/38`.
    virtual std::string place() const = 0;
    /// Number of possible results for the test over sessions; 0: no test.
    virtual int outcomes() const { return 0; }
    /// Opens the table; recorded if the keeper can write.
    virtual EquippedTable open(bool sits, RecordKeeper& keeper, Pace pace) = 0;

    /// Why a value cannot be entered, as a sentence; `named` is the value as text, empty if there is none.
    virtual QString refusalText(const equipment::RefusedEntry& bar, const QString& named) const = 0;
    /// Refusal of typed text that is no value of this game.
    virtual QString unread(const QString& typed) const = 0;
    /// Text of an entry that takes effect later.
    virtual QString pending(const QString& named) const;

    /// Updates all texts after a change of language.
    void retranslate();

signals:
    void texts();

protected:
    /// Connects the choices of the table to this kind's signals.
    void follow(LobbyModel& lobby);

private:
    QString m_key;
    QString m_part;
};

} // namespace mesaviva::app
