// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/equipment/entry.h"
#endif

#include "app/core/events/table_faults.h"
#include "app/core/lobby/lobby_model.h"
#include "app/core/record/record_keeper.h"
#include "app/core/rulebook/rulebook_model.h"
#include "app/core/table/real_time.h"
#include "app/core/table/table_model.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <string>

namespace mesaviva::app {

/// Entries of a person at an open table with real equipment. Values are spelt as in files: `17`, `00`, `Kd`,
/// `42`.
class TableEntries {
public:
    TableEntries() = default;
    TableEntries(const TableEntries&) = delete;
    TableEntries& operator=(const TableEntries&) = delete;
    virtual ~TableEntries() = default;

    /// Why nothing, or not this value, can be entered now; nothing: it can.
    virtual std::optional<equipment::RefusedEntry> refusalNow() const = 0;
    virtual std::optional<equipment::RefusedEntry> refusalOf(const QString& value) const = 0;
    /// Value of the typed text; empty: none.
    virtual QString readTyped(const QString& typed) const = 0;
    /// How a value is typed.
    virtual QString typedOf(const QString& value) const { return value; }
    /// All possible values in the order of the pad; the first `lead()` in a row of their own, the others in
    /// rows of `columns()`.
    virtual QStringList values() const = 0;
    virtual int columns() const = 0;
    /// Number of values that belong together and begin a row; 0: they follow one another.
    virtual int group() const { return 0; }
    virtual int lead() const { return 0; }
    /// The same values on a ring, clockwise; empty: no ring.
    virtual QStringList ring() const { return {}; }
    /// A round needs only one of them.
    virtual bool isOneARound() const { return false; }
    /// Result in an event for the test of the equipment, from 0; nothing: none.
    virtual std::optional<int> outcomeOf(const TableEvent& event) const {
        static_cast<void>(event);
        return std::nullopt;
    }
    /// Incidents at the equipment and its table, which must outlive the result.
    virtual std::unique_ptr<TableFaults> faults() const = 0;
    /// Values already drawn in the running round, in order.
    virtual QStringList out() const = 0;
    /// The newest results first, at most `most`.
    virtual QStringList last(std::size_t most) const = 0;
    /// The next expected entry, as text.
    virtual QString asked() const = 0;

    /// Names of those for whom the user may act at the table, if there are several; and the index of the
    /// chosen one.
    virtual QStringList people() const { return {}; }
    virtual int acting() const { return 0; }
    virtual void actFor(int index) { static_cast<void>(index); }

    /// The entry that has not taken effect; empty: none.
    virtual QString pending() const = 0;
    /// Enters a value; it takes effect when the table asks for it.
    virtual void enter(const QString& value) = 0;
    virtual bool takeBack() = 0;
};

/// An open table with real equipment.
struct EquippedTable {
    std::unique_ptr<TableModel> table;
    std::unique_ptr<TableEntries> entries; ///< of that table, which must outlive them
    PlayedRules rules;
};

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
    Q_PROPERTY(bool knowsPeople READ knowsPeople CONSTANT)

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
    /// Whether people can sit at the table by name, and the user acts for each of them.
    virtual bool knowsPeople() const { return false; }
    /// Their names, for the next table.
    void setPeople(const QStringList& people) { m_people = people; }
    const QStringList& people() const { return m_people; }
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
    QStringList m_people;
};

/// The real equipment of all games, one kind each, in the order of the choice. The only place that lists them
/// all. `settings`: INI file of the options; empty: the user's own.
QList<EquipmentKind*> equipmentKinds(const QString& settings, QObject* parent);

} // namespace mesaviva::app
