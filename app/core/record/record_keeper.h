// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/record/record_opening.h"
#include "engine/base/money.h"
#include "engine/record/record_writer.h"
#include "engine/table/listeners.h"
#endif

#include "app/core/record/recorded_up_to.h"
#include "app/core/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Keeps what happens at this player's tables: the record file, the thread that writes it, and what has gone
/// wrong with it; and what goes from table to table (record::HouseAccounts), which is on record, too, and
/// nowhere else. Once the record can't be written, tables go on without it, and the player may begin a new
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
    Q_PROPERTY(bool opening READ isOpening NOTIFY openingChanged)

public:
    /// What somebody has who comes for the first time.
    static constexpr Money kFirstPoints{100'000};

    /// `folder` holds the record files; empty: the user's own. `settings` is the INI file that remembers
    /// which of them is written; empty: the user's own.
    explicit RecordKeeper(const QString& folder = {}, const QString& settings = {},
                          QObject* parent = nullptr);
    ~RecordKeeper() override;

    /// The file that is written, or was refused.
    QString file() const;

    /// Opens the record beside everything else, and ends the rounds that were running when the program was
    /// killed; opened() follows, once. Nothing where that has been done already.
    void openSoon();
    /// The same at once, for who may wait.
    void openNow();
    bool isOpening() const { return m_opener.joinable(); }
    bool hasOpened() const { return m_hasOpened; }
    /// What was ended when the record was opened.
    const std::vector<RecoveredRound>& recovered() const { return m_recovered; }
    /// This player's session that came to its end then, with a round that was interrupted; nothing: none did.
    const std::optional<SessionReport>& endedSession() const { return m_ended; }
    /// This player's place at the table at which the program was killed, as long as nobody has taken it and
    /// the points are those of that table; null: there is none.
    const RecoveredSeat* seat() const {
        return m_seat && m_seat->wallet() == m_accounts.points ? &*m_seat : nullptr;
    }
    /// It is taken, or left for good.
    std::optional<RecoveredSeat> takeSeat() {
        return seat() ? std::exchange(m_seat, std::nullopt) : std::nullopt;
    }

    /// What writes the record; null once that has failed. It lives as long as this. It is waited for where it
    /// is not open yet.
    record::RecordWriter* writer();

    /// Whether the record can't be written, and why, in words.
    bool hasFailed() const { return m_fault.has_value(); }
    QString failure() const;
    /// Whether the points are those of the record, although it can't be written: else they are the first
    /// ones, since nothing in it can be read.
    bool arePointsKnown() const { return m_isRead; }
    /// Another window writes it: this one plays without a record, and leaves the files and what remembers
    /// them as they are.
    bool isLocked() const { return m_fault && m_fault->kind == record::FaultKind::locked; }
    /// The same for any fault of a record.
    static QString words(record::FaultKind kind);
    /// The folder of the second copy of the log; empty: there is none.
    QString copyFolder() const;
    /// The second copy in a folder, which is named as the record is.
    QString copyFileIn(const QString& folder) const;
    /// That of this record; empty: there is none.
    QString copyFile() const { return copyFolder().isEmpty() ? QString() : copyFileIn(copyFolder()); }
    /// From now on, and whenever the program starts, the second copy is written there; empty: no more.
    void setCopyFolder(const QString& folder);
    /// What has gone wrong with the second copy, if anything; it gets no more until the
    /// next start, or until a folder is chosen.
    const std::optional<record::Fault>& copyFault() const { return m_copyFault; }

    /// Goes on with a new file beside the one that has failed, which stays as it is. Points and jackpots go
    /// along, as they are once beginsAnew() was emitted. Nothing where another window writes the file: it is
    /// in order, and whoever starts next goes on with it.
    Q_INVOKABLE void startAnew();

    /// What goes from table to table; known once the record has been opened, be it in vain.
    const record::HouseAccounts& accounts() const { return m_accounts; }
    /// From now on this player has so many points; `at` says after which event of which table. On record as
    /// soon as there is one.
    void notePoints(Money points, const std::optional<RecordedUpTo>& at = {});
    /// The same for a player who has left a round there that goes on (B12).
    void noteLeft(Money points, const std::optional<RecordedUpTo>& at);
    /// It has closed, at that moment of its table, and the wallet there has gained so much: it comes to the
    /// points, unless that table's wallet has been noted since. For when no other table has the points.
    void collectLeft(Money gained, const std::optional<RecordedUpTo>& at);
    /// A room's round has closed: its jackpots (B43), by their keys, and what it says of the points, if
    /// anything. `at` is that moment where the room is on record.
    void noteJackpots(const std::map<std::string, Money>& jackpots, std::optional<Money> points = {},
                      const std::optional<RecordedUpTo>& at = {});

    /// Is told, on this thread, whenever more is on disk, or once the writing has failed.
    [[nodiscard]] Subscription listen(std::function<void()> listener) {
        return m_heard.add(std::move(listener));
    }

    /// The calendar's time.
    static record::WallTime now();

    /// The words are to be written in another language.
    void retranslate() { emit failedChanged(); }

signals:
    /// startAnew() is about to begin a new record. A table that is open is on none, and would be on none: it
    /// has to be left now, since points that it pays later follow from nothing in the new record. opened()
    /// follows.
    void beginsAnew();
    void fileChanged();
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
    void takeIn(OpenedRecord result);
    record::HouseAccounts accountsAt(Money points, const std::optional<RecordedUpTo>& at) const;
    void change(record::HouseAccounts accounts, record::AccountCause cause);
    void write(const record::HouseAccounts& accounts, record::AccountCause cause);
    void forgetSettings();
    void wake();
    void hear();
    void setFault(std::optional<record::Fault> fault);
    void lookAtCopy();

    QString m_folder;
    SettingsStore m_store;
    qint64 m_number; ///< of the file; another window may have gone on with another one
    std::unique_ptr<record::RecordWriter> m_writer;
    /// Writers that have failed; a table that they were for may still hold them.
    std::vector<std::unique_ptr<record::RecordWriter>> m_failed;
    std::optional<record::Fault> m_fault;
    std::optional<record::Fault> m_copyFault;
    std::thread m_opener;
    OpenedRecord m_result; ///< of the opener, once it is done
    bool m_hasOpened = false;
    bool m_isRead = false; ///< the accounts are the record's
    bool m_isAnew = false; ///< a record is being opened to go on with instead of another one
    std::vector<RecoveredRound> m_recovered;
    std::optional<RecoveredSeat> m_seat;
    std::optional<SessionReport> m_ended;
    record::HouseAccounts m_accounts;
    std::optional<record::HouseAccounts> m_first; ///< the first points, not on record yet
    std::optional<Money> m_notedEarly;            ///< points that were noted before the record was opened
    std::shared_ptr<record::HousePage> m_page;
    std::optional<record::RecordWriter::Ticket> m_takenOver; ///< with it the settings' points are on record
    Listeners<> m_heard;
    std::atomic<bool> m_woken = false; ///< hear() is on its way
};

} // namespace mesaviva::app
