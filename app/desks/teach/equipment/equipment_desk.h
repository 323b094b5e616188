// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/record_keeper.h"
#include "app/core/settings/settings_store.h"
#include "app/core/table/real_time.h"
#include "app/core/table/table_model.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/common/examiner_lock.h"
#include "app/desks/teach/equipment/equipment_kind.h"
#include "app/desks/teach/results/result_store.h"

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

/// Saved options of real equipment, for any game.
struct EquipmentChoices {
    int kind = 0;     ///< index of the kind of equipment
    bool sits = true; ///< the learner has a seat at the table
    QString name;     ///< name of the inspected piece
    QString people;   ///< names of people at the table, with commas between them

    /// Reads the saved options for `kinds` kinds; invalid values become the defaults above.
    static EquipmentChoices from(const SettingsStore& store, int kinds);
    void save(SettingsStore& store) const;
};

/// A possible incident at real equipment or its table, reported by the user.
class EquipmentIncident {
    Q_GADGET
    QML_VALUE_TYPE(equipmentIncident)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    QString key;    ///< key in files: `object_in_wheel`
    QString title;  ///< "Object in the wheel"
    QString detail; ///< what happens, as a sentence
    QString reason; ///< why it cannot be reported now; empty: it can
    QString rule;   ///< rule for the table's reaction; empty: none
};

/// A table with a real wheel, real cards or real balls: choice of the table, inspection before the first
/// spin, and the panel next to the table for entries, corrections and refusals. The table is a normal live
/// one on the same record, but the user's points there do not count.
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
    Q_PROPERTY(QString peopleNames READ peopleNames WRITE setPeopleNames NOTIFY choicesChanged)
    Q_PROPERTY(QList<QString> people READ people NOTIFY activeChanged)
    Q_PROPERTY(int acting READ acting WRITE setActing NOTIFY turned)
    Q_PROPERTY(QList<QString> past READ past NOTIFY pastChanged)
    Q_PROPERTY(QString lockReason READ lockReason NOTIFY pastChanged)
    Q_PROPERTY(QString message READ message NOTIFY pastChanged)
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
    Q_PROPERTY(int group READ group NOTIFY activeChanged)
    Q_PROPERTY(int lead READ lead NOTIFY activeChanged)
    Q_PROPERTY(QVariantList last READ last NOTIFY turned)
    Q_PROPERTY(QString test READ test NOTIFY turned)
    Q_PROPERTY(bool conspicuous READ isConspicuous NOTIFY turned)

public:
    /// What the desk needs from outside.
    struct Outside {
        QString settings;           ///< INI file; empty: the user's own
        QString folder;             ///< for the results; empty: the user's own
        std::function<Pace()> pace; ///< of the table; none: the system's
        /// Time in which an entry can be undone before it takes effect.
        std::chrono::milliseconds moment = std::chrono::milliseconds(2'500);
    };
    /// Shows a table in the window in place of the current one.
    using Show = std::function<void(std::unique_ptr<TableModel>, const PlayedRules&)>;

    EquipmentDesk(RecordKeeper& record, Outside outside, QObject* parent = nullptr);
    explicit EquipmentDesk(RecordKeeper& record, QObject* parent = nullptr)
        : EquipmentDesk(record, Outside(), parent) {}
    ~EquipmentDesk() override;

    void setShow(Show show) { m_show = std::move(show); }

    /// Names of the kinds of equipment; index of the chosen one; and the chosen one.
    QList<QString> kinds() const;
    int kind() const { return m_choices.kind; }
    EquipmentKind* chosen() const { return m_kinds[m_choices.kind]; }
    /// Ignores values out of range.
    void setKind(int kind);
    /// The kind of that type.
    template <class Kind>
    Kind& get() const {
        return *findChild<Kind*>({}, Qt::FindDirectChildrenOnly);
    }
    bool sits() const { return m_choices.sits; }
    void setSits(bool sits);
    /// Somebody plays; otherwise no round opens.
    bool isStaffed() const { return chosen()->isStaffed(m_choices.sits); }
    /// Name of the inspected piece; results are counted by it.
    QString pieceName() const { return m_choices.name; }
    void setPieceName(const QString& name);

    /// Names of people who sit at the table, with commas between them; the user places their stakes.
    QString peopleNames() const { return m_choices.people; }
    void setPeopleNames(const QString& names);
    /// At the open table: those for whom the user places stakes, where there are several; and the index of
    /// the one whose stakes are placed now.
    QList<QString> people() const { return m_entries ? m_entries->people() : QList<QString>(); }
    int acting() const { return m_entries ? m_entries->acting() : 0; }
    void setActing(int index);

    /// The last sessions, newest first, one sentence each.
    QList<QString> past() const;
    /// Sessions can be deleted only while that is open. It must exist as long as this is used.
    void setLock(const ExaminerLock& lock);
    /// Why the examiner's lock keeps sessions from being deleted; empty: it does not.
    QString lockReason() const { return m_lock != nullptr ? m_lock->reason() : QString(); }
    /// Problem with their file; empty: none.
    QString message() const;

    /// A table with real equipment is open; and whether `table` is that one.
    bool isActive() const { return m_table != nullptr; }
    bool isAt(const TableModel* table) const { return table != nullptr && table == m_table; }
    TableModel* table() const { return m_table; }
    /// Kind of equipment at the open table; null: none. And the key of its game; empty: none.
    EquipmentKind* opened() const { return m_open; }
    QString openGame() const { return m_open != nullptr ? m_open->key() : QString(); }
    /// Who inspected the wheel, and when; empty if there is no wheel.
    QString inspection() const;
    /// The table waits for a result of the equipment, or already accepts one.
    bool isAwaited() const { return m_entries && !m_entries->refusalNow(); }
    /// The next expected entry, as text.
    QString asked() const;
    /// Typed text that is not entered yet.
    QString typed() const { return m_typed; }
    void setTyped(const QString& typed);
    /// Meaning of the text: "the number 17"; empty: none.
    QString named() const;
    /// Why it, or anything, cannot be entered now; empty: it can. And the rules.
    QString reason() const { return m_reason; }
    QList<QString> rules() const { return m_rules; }
    /// The entry that can still be undone, as a sentence.
    QString pending() const;
    /// An entry is held for moment() milliseconds so that a slip can be undone, or longer while the table is
    /// held.
    bool isHeld() const { return m_held.has_value(); }
    int moment() const { return m_moment.interval(); }
    /// Possible incidents at the equipment or its table (EquipmentIncident).
    QVariantList incidents() const;
    /// Keys of the pad (ChanceValue) in rows of columns(); the first lead() keys have a row of their own.
    QVariantList pad() const;
    int columns() const { return m_entries ? m_entries->columns() : 1; }
    /// Keys that belong together, such as a suit, and begin a row; 0: none.
    int group() const { return m_entries ? m_entries->group() : 0; }
    int lead() const { return m_entries ? m_entries->lead() : 0; }
    /// The same keys on a ring, clockwise; empty: no ring.
    QVariantList ring() const;
    /// The last results (ChanceValue), newest first.
    QVariantList last() const;
    /// Test of this wheel's numbers so far; empty for other games.
    QString test() const;
    bool isConspicuous() const;

    /// Reads stored sessions on a worker thread, on the first call.
    Q_INVOKABLE void open();
    /// Opens the chosen table; returns false on failure. Equipment with checks needs an inspection: all
    /// checks, as bits, and the name of the signer.
    Q_INVOKABLE bool start(const QString& signer, int checked);
    /// Selects a key of the pad, as if it were typed.
    Q_INVOKABLE void choose(const QString& value);
    /// Enters the typed text; returns false if that is not possible, see reason(). An earlier entry takes
    /// effect at once, even if nothing is typed.
    Q_INVOKABLE bool enter();
    /// Reports one of incidents(): after the same delay the table does what the rule says.
    Q_INVOKABLE bool happen(const QString& key);
    /// Clears the typed text, or else undoes the entry or incident that has not taken effect yet.
    Q_INVOKABLE void takeBack();
    /// Whether the user is coming back from such a table; clears the flag.
    Q_INVOKABLE bool takeReturn() { return std::exchange(m_returns, false); }
    /// Deletes past sessions, their inspections and numbers; not while locked.
    Q_INVOKABLE void forget();

    /// Discards text and entries that have not taken effect, before the table is left. Not reported as a
    /// correction.
    void withdraw();
    /// Releases the table.
    void letGo();
    void retranslate();

signals:
    void choicesChanged();
    void pastChanged();
    void activeChanged();
    void textsChanged();
    void turned();
    /// An entry took effect; `words` is its spoken text.
    void entered(const QString& words);
    /// An entry was undone before it took effect: its value as in files, and who signed for the equipment
    /// (empty: nobody).
    void takenBack(const QString& value, const QString& signer);

private:
    /// A held entry: a value, or an incident.
    struct Held {
        QString value;
        std::optional<faults::FaultKind> incident;
    };

    void storeAndNotify();
    void hold(Held held);
    void count();
    void followPause();
    QVariantList keysOf(const QStringList& values) const;
    void refresh();
    void judge();
    void handle(const TableEvent& event);
    void storeSession();
    QString namedOf(const QString& value) const;
    equipment::NumberTest numberTest() const;

    RecordKeeper& m_record;
    SettingsStore m_store;
    QList<EquipmentKind*> m_kinds;
    const ExaminerLock* m_lock = nullptr;
    EquipmentChoices m_choices;
    std::function<Pace()> m_pace;
    Show m_show;
    ResultStore m_results;
    std::vector<equipment::EquipmentSession> m_past;
    bool m_opened = false;
    bool m_unreadable = false;
    TableModel* m_table = nullptr; ///< not owned
    std::unique_ptr<TableEntries> m_entries;
    EquipmentKind* m_open = nullptr;
    bool m_returns = false; ///< see takeReturn()
    std::optional<equipment::Inspection> m_inspection;
    int m_pockets = 0;
    equipment::NumberCounts m_before{}; ///< of this wheel, in earlier sessions
    equipment::NumberCounts m_counts{}; ///< in this session
    /// How much of a session is stored; used by the worker thread while it runs.
    struct Stored {
        std::optional<std::int64_t> session;
        std::size_t numbers = 0;
    };
    std::shared_ptr<Stored> m_stored;
    equipment::EquipmentSession m_session; ///< the running or the last session
    std::vector<int> m_entered;            ///< its numbers
    QString m_typed;
    QString m_value; ///< value of the typed text; empty: none
    QString m_reason;
    QList<QString> m_rules;
    std::optional<Held> m_held;
    QTimer m_moment;                                               ///< after which the entry takes effect
    std::unique_ptr<Worker> m_worker = std::make_unique<Worker>(); ///< destroyed first
};

} // namespace mesaviva::app
