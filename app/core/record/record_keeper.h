// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/record/house_page.h"
#include "engine/record/rows.h"
#include "engine/record/write/record_writer.h"
#include "engine/table/listeners.h"
#endif

#include "app/core/record/session_report.h"
#include "app/core/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// A round that a killed program had left running, and how it was ended.
struct RecoveredRound {
    record::RoundId round;
    std::string game;
    QStringList rules; ///< the rules applied to end it
    Money wallet;      ///< this player's points afterwards
    Money staked;      ///< by this player in it
    Money returned;    ///< to this player from it
    bool isVoid = false;
    bool isOwn = false; ///< this player had a stake in it
};

/// An opened record and the house accounts in it.
struct OpenedRecord {
    std::unique_ptr<record::RecordWriter> writer; ///< null: it can't be written
    std::optional<record::Fault> fault;           ///< why not
    std::vector<RecoveredRound> recovered;
    std::optional<RecoveredSeat>
        seat; ///< this player's seat at the last table, if no session end has left it
    std::optional<SessionReport> ended; ///< this player's session that ended with such a round
    record::HouseAccounts accounts;
    /// A closed round that this player had left: how much the wallet there has grown since.
    struct LeftRound {
        Money gained;
        RecordedUpTo at;
    };
    std::vector<LeftRound> leftRounds;         ///< not included in the accounts' points yet
    bool isRead = false;                       ///< the accounts it contains, if any
    std::optional<record::AccountCause> cause; ///< these accounts are not on record yet, for this reason
};

/// Opens or creates a record and ends the rounds that were running when the program was killed, by the rules
/// for system failures (P33, O20, B45). The accounts come from the record; if it has none, from `before`,
/// because of `cause`. If it can't be written, such rounds end all the same and the accounts include what
/// they return, but the record does not. A record that another process writes is read for its accounts, and
/// its rounds go on. Reads only the last table, the interrupted tables, and the beginning and end of each
/// table after those included in the accounts. Blocks on the disk.
OpenedRecord openRecord(const std::filesystem::path& path, record::RecordWriter::Options options,
                        record::HouseAccounts before, record::AccountCause cause);

/// Records this player's tables: owns the record file and the thread that writes it, and reports its
/// failures. Also holds what carries over from table to table (record::HouseAccounts), which is stored only
/// in the record. If the record can't be written, tables continue without it, and the player may begin a new
/// one.
class RecordKeeper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString file READ file NOTIFY fileChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY failedChanged)
    Q_PROPERTY(bool locked READ isLocked NOTIFY failedChanged)
    Q_PROPERTY(QString failure READ failure NOTIFY failedChanged)
    Q_PROPERTY(bool pointsKnown READ arePointsKnown NOTIFY failedChanged)

public:
    /// The points of a new player.
    static constexpr Money kFirstPoints{100'000};

    /// `folder` contains the record files unless the user has chosen another one; empty: the user's own.
    /// `settings` is the INI file that stores which of them is in use; empty: the user's own.
    explicit RecordKeeper(const QString& folder = {}, const QString& settings = {},
                          QObject* parent = nullptr);
    ~RecordKeeper() override;

    /// The file being written, or refused.
    QString file() const;

    /// The record that history and the desks read: file(), or another one that is shown instead.
    QString shownFile() const { return m_shown.isEmpty() ? file() : m_shown; }
    /// Whether that is file().
    bool isShowingOwn() const { return m_shown.isEmpty(); }
    /// The second copy of the shown record; empty: there is none.
    QString shownCopy() const { return isShowingOwn() ? copyFile() : QString(); }
    /// Shows another record, which is only read; empty: file() again.
    void show(const QString& file);

    /// Opens the record on a worker thread and ends the rounds that were running when the program was killed;
    /// emits opened() once. Does nothing if already called.
    void openSoon();
    /// Opens it at once, for callers that may block.
    void openNow();
    bool isOpening() const { return m_opener.joinable(); }
    bool hasOpened() const { return m_hasOpened; }
    /// The rounds ended when the record was opened.
    const std::vector<RecoveredRound>& recovered() const { return m_recovered; }
    /// This player's session that ended then with an interrupted round; nullopt: none.
    const std::optional<SessionReport>& endedSession() const { return m_ended; }
    /// This player's seat at the table where the program was killed, until it is taken and while the points
    /// are still those of that table; null: there is none.
    const RecoveredSeat* seat() const {
        return m_seat && m_seat->wallet() == m_accounts.points ? &*m_seat : nullptr;
    }
    /// Takes the seat, or gives it up for good.
    std::optional<RecoveredSeat> takeSeat() {
        return seat() ? std::exchange(m_seat, std::nullopt) : std::nullopt;
    }

    /// The record's writer; null once it has failed. Lives as long as this object. Waits if the record is
    /// still being opened.
    record::RecordWriter* writer();

    /// Whether the record can't be written, and why, as text.
    bool hasFailed() const { return m_fault.has_value(); }
    QString failure() const;
    /// Whether the points come from the record although it can't be written; otherwise they are the initial
    /// ones, since it can't be read.
    bool arePointsKnown() const { return m_isRead; }
    /// Whether another window writes the record: this one plays without a record and leaves the files and
    /// settings unchanged.
    bool isLocked() const { return m_fault && m_fault->kind == record::FaultKind::locked; }
    /// The text for any fault of a record.
    static QString words(record::FaultKind kind);
    /// The folder of the second copy of the log; empty: there is none.
    QString copyFolder() const;
    /// The second copy in a folder; its name is derived from the record's.
    QString copyFileIn(const QString& folder) const;
    /// The second copy of this record; empty: there is none.
    QString copyFile() const { return copyFolder().isEmpty() ? QString() : copyFileIn(copyFolder()); }
    /// Sets the folder of the second copy, also for future starts; empty: no copy.
    void setCopyFolder(const QString& folder);
    /// In a new installation (no record yet, no folder chosen) sets the folder of the second copy to one next
    /// to the record. Call before the record is opened. A folder that can't be written is a copyFault().
    void beginFirstCopy();
    /// What failed with the second copy, if anything; nothing more is copied until the next start, or until a
    /// folder is chosen.
    const std::optional<record::Fault>& copyFault() const { return m_copyFault; }

    /// Starts a new file next to the failed one, which stays unchanged. Points and jackpots carry over, as
    /// they are after newRecordStarting() was emitted. Does nothing if another window writes the file: it is
    /// intact, and the next start continues it.
    Q_INVOKABLE void startNewRecord();
    /// The same in another folder, also for future starts where `isRemembered`. Allowed although another
    /// window writes the record, but for this window alone then. Returns whether the folder can be one.
    Q_INVOKABLE bool startIn(const QUrl& folder, bool isRemembered);

    /// What carries over from table to table; known once the record was opened, even if that failed.
    const record::HouseAccounts& accounts() const { return m_accounts; }
    /// Sets this player's points; `at` is the event and table that they follow from. Recorded as soon as
    /// there is a record.
    void notePoints(Money points, const std::optional<RecordedUpTo>& at = {});
    /// The same for a player who has left a round that goes on (B12).
    void noteLeft(Money points, const std::optional<RecordedUpTo>& at);
    /// That round has closed at this moment of its table, and the wallet there has grown by `gained`: adds it
    /// to the points, unless that table's wallet has been noted since. Call it while no other table holds the
    /// points.
    void collectLeft(Money gained, const std::optional<RecordedUpTo>& at);
    /// A room's round has closed: notes its jackpots (B43) by key, and the points, if given. `at` is that
    /// moment if the room is on record.
    void noteJackpots(const std::map<std::string, Money>& jackpots, std::optional<Money> points = {},
                      const std::optional<RecordedUpTo>& at = {});

    /// Sets a listener that is called on this thread when more has been synced to disk, or when writing has
    /// failed.
    [[nodiscard]] Subscription listen(std::function<void()> listener) {
        return m_listeners.add(std::move(listener));
    }

    /// The calendar time.
    static record::WallTime now();

    /// Emits the texts again after a change of language.
    void retranslate() { emit failedChanged(); }

signals:
    /// startNewRecord() is about to begin a new record. An open table is on no record and can't join the new
    /// one: leave it now, since points that it pays later would follow from nothing in the new record.
    /// opened() follows.
    void newRecordStarting();
    void fileChanged();
    /// Another record is shown.
    void shownChanged();
    void failedChanged();
    void copyChanged();
    void openingChanged();
    /// The record was opened, or refused; accounts() and recovered() are known.
    void opened();
    void accountsChanged();

private:
    record::RecordWriter::Options writerOptions();
    record::HouseAccounts accountsBefore(record::AccountCause& cause) const;
    void begin(record::HouseAccounts before, record::AccountCause cause);
    void replaceBy(const std::function<void()>& choose);
    void takeIn(OpenedRecord result);
    record::HouseAccounts accountsAt(Money points, const std::optional<RecordedUpTo>& at) const;
    void change(record::HouseAccounts accounts, record::AccountCause cause);
    void write(const record::HouseAccounts& accounts, record::AccountCause cause);
    void forgetSettings();
    void wake();
    void onWritten();
    void setFault(std::optional<record::Fault> fault);
    void lookAtCopy();

    QString m_folder;
    QString m_shown; ///< path of the record shown instead of file(); empty: none
    SettingsStore m_store;
    qint64 m_number; ///< of the file; another window may have started another one
    std::unique_ptr<record::RecordWriter> m_writer;
    /// Failed writers; their tables may still use them.
    std::vector<std::unique_ptr<record::RecordWriter>> m_failed;
    std::optional<record::Fault> m_fault;
    std::optional<record::Fault> m_copyFault;
    std::thread m_opener;
    OpenedRecord m_result; ///< the opener's result, once it is done
    bool m_hasOpened = false;
    bool m_isRead = false;        ///< the accounts come from the record
    bool m_isReplacement = false; ///< the record being opened replaces another one
    bool m_isForNow = false;      ///< this window alone has this record, and leaves the settings unchanged
    std::vector<RecoveredRound> m_recovered;
    std::optional<RecoveredSeat> m_seat;
    std::optional<SessionReport> m_ended;
    record::HouseAccounts m_accounts;
    std::optional<record::HouseAccounts> m_first; ///< the initial points, not on record yet
    std::optional<Money> m_notedEarly;            ///< points noted before the record was opened
    std::shared_ptr<record::HousePage> m_page;
    std::optional<record::RecordWriter::Ticket> m_takenOver; ///< when it is done, the settings' points are on
                                                             ///< record
    Listeners<> m_listeners;
    std::atomic<bool> m_woken = false; ///< a call of onWritten() is pending
};

} // namespace mesaviva::app
