// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/record_keeper.h"

#include "engine/record/verify/rules_build.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

namespace mesaviva::app {

namespace {

using record::AccountCause;

const QString kNumber = QStringLiteral("record/number");
const QString kFolder = QStringLiteral("record/folder");
const QString kCopyFolder = QStringLiteral("record/copy_folder");
constexpr qint64 kMostFiles = 9'999;

// Where points and jackpots were stored before they were part of the record.
const QString kWallet = QStringLiteral("wallet");
const QString kRooms = QStringLiteral("bingo/rooms/");
const QString kJackpot = QStringLiteral("jackpot");

QString ownFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

} // namespace

RecordKeeper::RecordKeeper(const QString& folder, const QString& settings, QObject* parent)
    : QObject(parent),
      m_folder(folder.isEmpty() ? ownFolder() : folder),
      m_store(settings),
      m_number(m_store.number(kNumber, 1, kMostFiles, 1)) {
    if (const QString chosen = m_store.text(kFolder); QDir::isAbsolutePath(chosen)) {
        m_folder = chosen;
    }
    AccountCause cause{};
    m_accounts = accountsBefore(cause);
}

// Destroyed before all other members: its thread calls back.
RecordKeeper::~RecordKeeper() {
    if (m_opener.joinable()) {
        m_opener.join();
    }
    m_result.writer.reset();
    m_writer.reset();
    m_failed.clear();
}

QString RecordKeeper::file() const {
    const QString name =
        m_number == 1 ? QStringLiteral("records.sqlite") : QStringLiteral("records-%1.sqlite").arg(m_number);
    return QDir(m_folder).filePath(name);
}

void RecordKeeper::show(const QString& file) {
    if (m_shown != file) {
        m_shown = file;
        emit shownChanged();
    }
}

QString RecordKeeper::copyFolder() const { return m_store.text(kCopyFolder); }

QString RecordKeeper::copyFileIn(const QString& folder) const {
    return QDir(folder).absoluteFilePath(QFileInfo(file()).completeBaseName() + QStringLiteral(".jsonl"));
}

void RecordKeeper::setCopyFolder(const QString& folder) {
    folder.isEmpty() ? m_store.forget(kCopyFolder) : m_store.storeWord(kCopyFolder, folder);
    if (m_writer && !m_fault) {
        m_writer->copyTo(std::filesystem::path(copyFile().toStdU16String()));
    }
    m_copyFault.reset();
    emit copyChanged();
}

void RecordKeeper::beginFirstCopy() {
    if (copyFolder().isEmpty() && m_number == 1 && !QFile::exists(file())) {
        const QString folder = QDir(m_folder).absoluteFilePath(QStringLiteral("copy"));
        QDir().mkpath(folder);
        m_store.storeWord(kCopyFolder, folder);
    }
}

void RecordKeeper::lookAtCopy() {
    std::optional<record::Fault> fault = m_writer ? m_writer->copyFault() : std::nullopt;
    if (fault.has_value() != m_copyFault.has_value()) {
        m_copyFault = std::move(fault);
        emit copyChanged();
    }
}

record::RecordWriter::Options RecordKeeper::writerOptions() {
    record::RecordWriter::Options options;
    options.copy = std::filesystem::path(copyFile().toStdU16String());
    options.program = record::programOf(QCoreApplication::applicationVersion().toStdString());
    options.safe = [this](record::RecordWriter::Ticket) { wake(); };
    options.failed = [this](const record::Fault&) { wake(); };
    return options;
}

// The accounts in the settings file from before there was a record; taken over once.
record::HouseAccounts RecordKeeper::accountsBefore(AccountCause& cause) const {
    record::HouseAccounts accounts;
    const qint64 wallet = m_store.number(kWallet, 0, kLargestAmount.cents, -1);
    cause = wallet < 0 ? AccountCause::first_points : AccountCause::taken_over;
    accounts.points = wallet < 0 ? kFirstPoints : Money{wallet};
    for (const QString& key : m_store.keysFrom(kRooms)) {
        const qint64 cents = m_store.number(key, 0, kLargestAmount.cents, -1);
        if (cents > 0 && key.endsWith(kJackpot)) {
            accounts.jackpots[key.mid(kRooms.size()).toStdString()] = Money{cents};
        }
    }
    return accounts;
}

void RecordKeeper::forgetSettings() {
    if (m_isForNow) {
        return;
    }
    m_store.forget(kWallet);
    for (const QString& key : m_store.keysFrom(kRooms)) {
        if (key.endsWith(kJackpot)) {
            m_store.forget(key);
        }
    }
}

void RecordKeeper::openSoon() {
    if (m_hasOpened || isOpening()) {
        return;
    }
    AccountCause cause{};
    auto before = accountsBefore(cause);
    begin(std::move(before), cause);
}

void RecordKeeper::begin(record::HouseAccounts before, AccountCause cause) {
    m_opener = std::thread([this, path = std::filesystem::path(file().toStdU16String()), folder = m_folder,
                            options = writerOptions(), before = std::move(before), cause]() mutable {
        QDir().mkpath(folder);
        m_result = openRecord(path, std::move(options), std::move(before), cause);
        QMetaObject::invokeMethod(this, &RecordKeeper::openNow, Qt::QueuedConnection);
    });
    emit openingChanged();
}

void RecordKeeper::openNow() {
    if (m_hasOpened) {
        return;
    }
    openSoon();
    m_opener.join();
    m_hasOpened = true;
    takeIn(std::move(m_result));
    emit openingChanged();
    emit opened();
}

void RecordKeeper::takeIn(OpenedRecord result) {
    m_writer = std::move(result.writer);
    m_page = m_writer ? std::make_shared<record::HousePage>(m_writer->program()) : nullptr;
    m_isRead = result.isRead;
    m_recovered = std::move(result.recovered);
    m_seat = std::move(result.seat);
    if (std::exchange(m_isReplacement, false) && result.cause == AccountCause::taken_over) {
        // Rooms go on while the new record is being opened: their reports since then are included.
        result.accounts.points = m_accounts.points;
        result.accounts.jackpots = m_accounts.jackpots;
        m_notedEarly.reset();
    }
    m_ended = std::move(result.ended);
    m_accounts = std::move(result.accounts);
    m_first.reset();
    if (result.cause == AccountCause::first_points) {
        m_first = m_accounts; // on record before the first change
    } else if (result.cause) {
        write(m_accounts, *result.cause);
    } else if (m_writer) {
        forgetSettings(); // they are on record
    }
    m_accounts.rooms.clear(); // all tables up to now are included
    for (const OpenedRecord::LeftRound& left : result.leftRounds) {
        collectLeft(left.gained, left.at);
    }
    if (m_notedEarly) {
        notePoints(*std::exchange(m_notedEarly, {}));
    }
    emit accountsChanged();
    lookAtCopy();
    if (result.fault) {
        setFault(std::move(result.fault));
    }
}

record::RecordWriter* RecordKeeper::writer() {
    openNow();
    return m_fault ? nullptr : m_writer.get();
}

// A table's wallet includes the result of its rounds, also of those that the player left.
record::HouseAccounts RecordKeeper::accountsAt(Money points, const std::optional<RecordedUpTo>& at) const {
    record::HouseAccounts accounts = m_accounts;
    accounts.points = points;
    if (at) {
        accounts.table = at->table;
        accounts.seq = at->seq;
        accounts.left.erase(at->table);
    }
    return accounts;
}

void RecordKeeper::notePoints(Money points, const std::optional<RecordedUpTo>& at) {
    if (points < Money{} || points > kLargestAmount) {
        return;
    }
    if (!m_hasOpened) {
        m_notedEarly = points;
    }
    change(accountsAt(points, at), AccountCause::table);
}

void RecordKeeper::noteLeft(Money points, const std::optional<RecordedUpTo>& at) {
    record::HouseAccounts accounts = accountsAt(points, at);
    if (at) {
        accounts.left[at->table] = at->seq;
    }
    change(std::move(accounts), AccountCause::table);
}

void RecordKeeper::collectLeft(Money gained, const std::optional<RecordedUpTo>& at) {
    record::HouseAccounts accounts = m_accounts;
    accounts.points = std::min(accounts.points + gained, kLargestAmount);
    AccountCause cause = AccountCause::table;
    if (at && accounts.left.erase(at->table) == 0) {
        return;
    }
    if (at && at->table == accounts.table) { // no other table has noted points since
        accounts.seq = at->seq;
    } else if (at) {
        accounts.collected = {at->table, at->seq};
        cause = AccountCause::left_round;
    }
    change(std::move(accounts), cause);
}

void RecordKeeper::noteJackpots(const std::map<std::string, Money>& jackpots, std::optional<Money> points,
                                const std::optional<RecordedUpTo>& at) {
    record::HouseAccounts accounts = m_accounts;
    for (const auto& [key, value] : jackpots) {
        accounts.jackpots[key] = value;
        if (at) {
            accounts.rooms[key.substr(0, key.rfind('/'))] = {at->table, at->seq};
        }
    }
    if (points && at && at->table == accounts.table) {
        accounts.points = *points;
        accounts.seq = at->seq;
        accounts.left.erase(at->table);
    }
    change(std::move(accounts), AccountCause::jackpot);
}

void RecordKeeper::change(record::HouseAccounts accounts, AccountCause cause) {
    if (accounts != m_accounts) {
        m_accounts = std::move(accounts);
        if (m_hasOpened) {
            if (m_first) {
                write(*std::exchange(m_first, {}), AccountCause::first_points);
            }
            write(m_accounts, cause);
        }
        m_accounts.collected.reset(); // belongs to this note only
        emit accountsChanged();
    }
}

void RecordKeeper::write(const record::HouseAccounts& accounts, AccountCause cause) {
    if (!m_writer || m_fault) {
        return;
    }
    const auto ticket =
        m_writer->append([page = m_page, accounts, cause, wall = now()](record::RecordStore& store) {
            page->write(store, accounts, cause, wall);
        });
    if (ticket && cause == AccountCause::taken_over) {
        m_takenOver = ticket;
    }
}

// On the writer's thread: however often it is called, this thread wakes once.
void RecordKeeper::wake() {
    if (!m_woken.exchange(true)) {
        QMetaObject::invokeMethod(this, &RecordKeeper::onWritten, Qt::QueuedConnection);
    }
}

void RecordKeeper::onWritten() {
    m_woken = false;
    if (m_takenOver && m_writer && m_writer->safe() >= *m_takenOver) {
        m_takenOver.reset();
        forgetSettings();
    }
    m_listeners.notify();
    lookAtCopy();
    if (m_writer && !m_fault) {
        if (std::optional<record::Fault> fault = m_writer->fault()) {
            setFault(std::move(fault));
        }
    }
}

void RecordKeeper::setFault(std::optional<record::Fault> fault) {
    m_fault = std::move(fault);
    emit failedChanged();
}

void RecordKeeper::startNewRecord() {
    if (!m_fault || isLocked()) {
        return;
    }
    replaceBy([this] {
        do {
            ++m_number;
        } while (m_number < kMostFiles && QFile::exists(file()));
        if (!m_isForNow) {
            m_store.storeNumber(kNumber, m_number);
        }
    });
}

bool RecordKeeper::startIn(const QUrl& folder, bool isRemembered) {
    const QString path = folder.toLocalFile();
    if (!m_fault || !QFileInfo(path).isDir() || !QFileInfo(path).isWritable()) {
        return false;
    }
    const bool isForNow = !isRemembered || isLocked();
    replaceBy([this, path, isForNow] {
        m_isForNow = isForNow;
        m_folder = QDir(path).absolutePath();
        m_number = 1;
        // Neither a record that lies there nor the copy of another one is continued.
        while (m_number < kMostFiles &&
               (QFile::exists(file()) || (!copyFile().isEmpty() && QFile::exists(copyFile())))) {
            ++m_number;
        }
        if (!m_isForNow) {
            m_store.storeWord(kFolder, m_folder);
            m_store.storeNumber(kNumber, m_number);
        }
    });
    return true;
}

// `choose` chooses the file.
void RecordKeeper::replaceBy(const std::function<void()>& choose) {
    emit newRecordStarting();
    if (m_writer) {
        m_failed.push_back(std::move(m_writer));
    }
    choose();
    setFault({});
    emit fileChanged();
    record::HouseAccounts before = m_accounts;
    before.table = 0; // the previous file had it
    before.seq = 0;
    before.takenIn.reset();
    before.rooms.clear();
    before.left.clear();
    m_hasOpened = false;
    m_isReplacement = true;
    begin(std::move(before), AccountCause::taken_over);
}

QString RecordKeeper::failure() const { return m_fault ? words(m_fault->kind) : QString(); }

QString RecordKeeper::words(record::FaultKind kind) {
    switch (kind) {
    case record::FaultKind::missing: return tr("The record file is gone.");
    case record::FaultKind::foreign: return tr("This file is not a record of Mesa Viva.");
    case record::FaultKind::newer: return tr("This record was written by a later version of Mesa Viva.");
    case record::FaultKind::damaged: return tr("This record is damaged: something is missing or altered.");
    case record::FaultKind::locked: return tr("Another window of Mesa Viva is writing to this record.");
    case record::FaultKind::read_only: return tr("The record's folder can't be written to.");
    case record::FaultKind::disk_full: return tr("The disk is full: nothing more can be recorded.");
    case record::FaultKind::unreadable: return tr("The system can't read or write the record.");
    case record::FaultKind::silent: return tr("The device does not respond.");
    case record::FaultKind::unfinished:
        return tr("A change to this record was interrupted, and a file next to it belongs to that change.");
    }
    return {};
}

record::WallTime RecordKeeper::now() {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

} // namespace mesaviva::app
