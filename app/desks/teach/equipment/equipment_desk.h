// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/equipment/equipment_book.h"
#endif

#include "app/core/record/record_keeper.h"
#include "app/core/settings/settings_store.h"
#include "app/core/table/pace.h"
#include "app/core/table/table_model.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/equipment/equipment_choices.h"
#include "app/desks/teach/equipment/equipment_incident.h"
#include "app/desks/teach/equipment/equipment_kind.h"
#include "app/desks/teach/equipment/table_entries.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// A real wheel, real cards, real balls: which table is opened with them, the inspection before the first
/// spin, and what stands beside that table: what is entered, taken back, and refused with a reason. The table
/// itself is a live one like any other, on the same record; this player's points at it are nobody's.
class EquipmentDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QList<QString> kinds READ kinds NOTIFY textsChanged)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY choicesChanged)
    Q_PROPERTY(mesaviva::app::EquipmentKind* chosen READ chosen NOTIFY choicesChanged)
    Q_PROPERTY(bool sits READ sits WRITE setSits NOTIFY choicesChanged)
    Q_PROPERTY(bool staffed READ isStaffed NOTIFY choicesChanged)
    Q_PROPERTY(QString pieceName READ pieceName WRITE setPieceName NOTIFY choicesChanged)
    Q_PROPERTY(QList<QString> past READ past NOTIFY pastChanged)
    Q_PROPERTY(QString told READ told NOTIFY pastChanged)
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    Q_PROPERTY(mesaviva::app::TableModel* table READ table NOTIFY activeChanged)
    Q_PROPERTY(mesaviva::app::EquipmentKind* openKind READ opened NOTIFY activeChanged)
    Q_PROPERTY(QString inspection READ inspection NOTIFY textsChanged)
    Q_PROPERTY(bool awaited READ isAwaited NOTIFY turned)
    Q_PROPERTY(QString asked READ asked NOTIFY turned)
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY turned)
    Q_PROPERTY(QString named READ named NOTIFY turned)
    Q_PROPERTY(QString reason READ reason NOTIFY turned)
    Q_PROPERTY(QList<QString> rules READ rules NOTIFY turned)
    Q_PROPERTY(QString pending READ pending NOTIFY turned)
    Q_PROPERTY(bool held READ isHeld NOTIFY turned)
    Q_PROPERTY(int moment READ moment CONSTANT)
    Q_PROPERTY(QVariantList incidents READ incidents NOTIFY turned)
    Q_PROPERTY(QVariantList pad READ pad NOTIFY turned)
    Q_PROPERTY(QVariantList ring READ ring NOTIFY turned)
    Q_PROPERTY(int columns READ columns NOTIFY activeChanged)
    Q_PROPERTY(int lead READ lead NOTIFY activeChanged)
    Q_PROPERTY(QVariantList last READ last NOTIFY turned)
    Q_PROPERTY(QString test READ test NOTIFY turned)
    Q_PROPERTY(bool conspicuous READ isConspicuous NOTIFY turned)

public:
    /// What the desk takes from outside.
    struct Outside {
        QString settings;           ///< INI file; empty: the user's own
        QString folder;             ///< for the book; empty: the user's own
        std::function<Pace()> pace; ///< of the table; none: the machine's
        /// So long what is entered can be undone before it goes to the table.
        std::chrono::milliseconds moment = std::chrono::milliseconds(2'500);
    };
    /// Shows a table in the window; what was shown before is put away.
    using Show = std::function<void(std::unique_ptr<TableModel>, const PlayedRules&)>;

    EquipmentDesk(RecordKeeper& record, Outside outside, QObject* parent = nullptr);
    explicit EquipmentDesk(RecordKeeper& record, QObject* parent = nullptr)
        : EquipmentDesk(record, Outside(), parent) {}
    ~EquipmentDesk() override;

    void setShow(Show show) { m_show = std::move(show); }

    /// The kinds of equipment in words; which of them is chosen, and that one.
    QList<QString> kinds() const;
    int kind() const { return m_choices.kind; }
    EquipmentKind* chosen() const { return m_kinds[m_choices.kind]; }
    /// What is out of bounds is not taken.
    void setKind(int kind);
    /// One of them, by its type.
    template <class Kind>
    Kind& get() const {
        return *findChild<Kind*>({}, Qt::FindDirectChildrenOnly);
    }
    bool sits() const { return m_choices.sits; }
    void setSits(bool sits);
    /// Somebody plays: without anybody no round opens.
    bool isStaffed() const { return chosen()->isStaffed(m_choices.sits); }
    /// What the house calls the piece that is inspected; its results are counted together.
    QString pieceName() const { return m_choices.name; }
    void setPieceName(const QString& name);

    /// The last sessions, the newest first, a sentence each.
    QList<QString> past() const;
    /// What is wrong with their file; empty: nothing.
    QString told() const;

    /// A table with real equipment is open; and whether that one is it.
    bool isActive() const { return m_table != nullptr; }
    bool isAt(const TableModel* table) const { return table != nullptr && table == m_table; }
    TableModel* table() const { return m_table; }
    /// What stands on it; null: none is open. And its game's key; empty: none.
    EquipmentKind* opened() const { return m_open; }
    QString openGame() const { return m_open != nullptr ? m_open->key() : QString(); }
    /// Who has inspected the wheel, and when; empty where there is none.
    QString inspection() const;
    /// The table waits for what the equipment brings, or takes it already.
    bool isAwaited() const { return m_entries && !m_entries->refusalNow(); }
    /// What comes next, in words.
    QString asked() const;
    /// What is typed, and has not been entered.
    QString typed() const { return m_typed; }
    void setTyped(const QString& typed);
    /// What it means: "the number 17"; empty where it means nothing.
    QString named() const;
    /// Why it, or anything, can't be entered now; empty: it can. And its rules.
    QString reason() const { return m_reason; }
    QList<QString> rules() const { return m_rules; }
    /// What was entered and can still be taken back, in a sentence.
    QString pending() const;
    /// It is kept back for moment() milliseconds, so that a slip can be undone; while the table is held, as
    /// long as that takes.
    bool isHeld() const { return m_held.has_value(); }
    int moment() const { return m_moment.interval(); }
    /// What may happen to the equipment, or at its table (EquipmentIncident).
    QVariantList incidents() const;
    /// The keys (ChanceValue) in rows of columns(), the first lead() in a row of their own.
    QVariantList pad() const;
    int columns() const { return m_entries ? m_entries->columns() : 1; }
    int lead() const { return m_entries ? m_entries->lead() : 0; }
    /// The same keys as they lie on a ring, clockwise; none: on none.
    QVariantList ring() const;
    /// The last results (ChanceValue), the newest first.
    QVariantList last() const;
    /// What the numbers of this wheel say so far; empty at other games.
    QString test() const;
    bool isConspicuous() const;

    /// Reads what is kept, beside everything else, the first time.
    Q_INVOKABLE void open();
    /// Opens the table that is chosen; false where it can't be opened. What has checks needs an inspection:
    /// all of them, as bits, and who signs for them.
    Q_INVOKABLE bool start(const QString& signer, int checked);
    /// Chooses a key of the pad: as if it were typed.
    Q_INVOKABLE void choose(const QString& value);
    /// Enters what is typed; false: it can't be, and reason() says why. What was entered before counts at
    /// once; it does, too, where nothing is typed.
    Q_INVOKABLE bool enter();
    /// Something has happened, one of incidents(): after the same moment the table does what the rule says.
    Q_INVOKABLE bool happen(const QString& key);
    /// Takes back what is typed, or else what was entered or told and has not counted yet.
    Q_INVOKABLE void takeBack();
    /// Whether somebody comes back from such a table; asking forgets it.
    Q_INVOKABLE bool takeReturn() { return std::exchange(m_returns, false); }
    /// Forgets past sessions, their inspections and numbers.
    Q_INVOKABLE void forget();

    /// The table is about to be left: what is typed or entered and does not count yet is not brought. Nobody
    /// has taken it back, and nothing is told of it.
    void withdraw();
    /// The table is put away.
    void letGo();
    void retranslate();

signals:
    void choicesChanged();
    void pastChanged();
    void activeChanged();
    void textsChanged();
    void turned();
    /// What was entered counts; in words, for the ear.
    void entered(const QString& words);
    /// What was entered is taken back before it counted; the value as files have it, and who has signed for
    /// the equipment (empty: nobody).
    void takenBack(const QString& value, const QString& signer);

private:
    /// What is kept back: a value, or what has happened.
    struct Held {
        QString value;
        std::optional<faults::FaultKind> incident;
    };

    void tellChoices();
    void hold(Held held);
    void count();
    void followPause();
    QVariantList keysOf(const QStringList& values) const;
    void refresh();
    void judge();
    void hear(const TableEvent& event);
    void keepSession();
    QString namedOf(const QString& value) const;
    equipment::NumberTest numberTest() const;

    RecordKeeper& m_record;
    SettingsStore m_store;
    QList<EquipmentKind*> m_kinds;
    EquipmentChoices m_choices;
    std::function<Pace()> m_pace;
    Show m_show;
    equipment::EquipmentBook m_book;
    std::vector<equipment::EquipmentSession> m_past;
    bool m_opened = false;
    bool m_unreadable = false;
    TableModel* m_table = nullptr; ///< somebody else's
    std::unique_ptr<TableEntries> m_entries;
    EquipmentKind* m_open = nullptr;
    bool m_returns = false; ///< see takeReturn()
    std::optional<equipment::Inspection> m_inspection;
    int m_pockets = 0;
    equipment::NumberCounts m_before{}; ///< of this wheel, in earlier sessions
    equipment::NumberCounts m_counts{}; ///< in this one
    /// How much of a session is in the book; the worker's while there is one.
    struct Stored {
        std::optional<std::int64_t> session;
        std::size_t numbers = 0;
    };
    std::shared_ptr<Stored> m_kept;
    equipment::EquipmentSession m_session; ///< the running one, or the last one
    std::vector<int> m_entered;            ///< its numbers
    QString m_typed;
    QString m_value; ///< what is typed means; empty: nothing
    QString m_reason;
    QList<QString> m_rules;
    std::optional<Held> m_held;
    QTimer m_moment;                                               ///< after which it counts
    std::unique_ptr<Worker> m_worker = std::make_unique<Worker>(); ///< the first to go
};

} // namespace mesaviva::app
