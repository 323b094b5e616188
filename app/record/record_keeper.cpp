// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/record/record_keeper.h"

#include "engine/record/recover.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

#include <chrono>
#include <filesystem>
#include <utility>

namespace mesaviva::app {

namespace {

const QString kNumber = QStringLiteral("record/number");
constexpr qint64 kMostFiles = 9'999;

template <class Event, class Settings>
Rules rulesThatAct(const Event& event, const Settings& settings) {
    if constexpr (requires { rulesOf(event, settings); }) {
        return rulesOf(event, settings);
    } else {
        return rulesOf(event);
    }
}

QString ownFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

} // namespace

RecordKeeper::RecordKeeper(const QString& folder, const QString& settings, QObject* parent)
    : QObject(parent),
      m_folder(folder.isEmpty() ? ownFolder() : folder),
      m_store(settings) {}

// Before anything else here goes: its thread calls back.
RecordKeeper::~RecordKeeper() {
    m_writer.reset();
    m_failed.clear();
}

QString RecordKeeper::file() const {
    const qint64 number = m_store.number(kNumber, 1, kMostFiles, 1);
    const QString name =
        number == 1 ? QStringLiteral("records.sqlite") : QStringLiteral("records-%1.sqlite").arg(number);
    return QDir(m_folder).filePath(name);
}

record::RecordWriter* RecordKeeper::writer() {
    if (!m_writer && !m_fault) {
        open();
    }
    return m_fault ? nullptr : m_writer.get();
}

void RecordKeeper::open() {
    QDir().mkpath(m_folder);
    record::RecordWriter::Options options;
    options.program = QCoreApplication::applicationVersion().toStdString();
    options.safe = [this](record::RecordWriter::Ticket) { wake(); };
    options.failed = [this](const record::Fault&) { wake(); };
    auto opened = record::RecordWriter::open(file().toStdU16String(), std::move(options));
    if (opened) {
        m_writer = std::move(*opened);
    } else {
        setFault(opened.error());
    }
}

std::vector<RecordKeeper::Recovered> RecordKeeper::recover() {
    std::vector<Recovered> result;
    const std::filesystem::path path = file().toStdU16String();
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored) || !writer()) {
        return result;
    }
    auto reader = record::RecordReader::open(path);
    if (!reader) {
        setFault(reader.error());
        return result;
    }
    try {
        for (const record::RoundId& id : record::interruptedRounds(**reader)) {
            const std::optional<record::TableRow> table = (*reader)->table(id.table);
            record::withGame(table ? table->game : std::string(), [&]<class Kept>(Kind<Kept>) {
                const auto recovered = record::recover<Kept>(*m_writer, **reader, id.table, &now);
                if (!recovered) {
                    setFault(recovered.error());
                    return;
                }
                Recovered told{
                    id, table->game, {}, {}, recovered->round.isVoid, recovered->round.staked > Money{}};
                const auto& entries = recovered->entries;
                for (std::size_t i = entries.size() - recovered->added; i < entries.size(); ++i) {
                    for (const RuleId rule : rulesThatAct(entries[i].event, recovered->state.settings)) {
                        const QString text = QString::fromLatin1(rule.text().data());
                        if (!told.rules.contains(text)) {
                            told.rules.append(text);
                        }
                    }
                }
                if (!recovered->state.players.empty()) {
                    told.wallet = recovered->state.wallet(0);
                }
                result.push_back(std::move(told));
            });
        }
    } catch (const record::Fault& fault) {
        setFault(fault);
    }
    return result;
}

// On the writer's thread: however often it calls, this thread wakes once.
void RecordKeeper::wake() {
    if (!m_woken.exchange(true)) {
        QMetaObject::invokeMethod(this, &RecordKeeper::hear, Qt::QueuedConnection);
    }
}

void RecordKeeper::hear() {
    m_woken = false;
    m_heard.tell();
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

void RecordKeeper::startAnew() {
    if (!m_fault) {
        return;
    }
    if (m_writer) {
        m_failed.push_back(std::move(m_writer));
    }
    qint64 number = m_store.number(kNumber, 1, kMostFiles, 1);
    do {
        m_store.keepNumber(kNumber, ++number);
    } while (number < kMostFiles && QFile::exists(file()));
    setFault({});
    emit fileChanged();
    open();
}

QString RecordKeeper::failure() const { return m_fault ? words(m_fault->kind) : QString(); }

QString RecordKeeper::words(record::FaultKind kind) {
    switch (kind) {
    case record::FaultKind::missing: return tr("The record file has gone.");
    case record::FaultKind::foreign: return tr("This file is not a record of Mesa Viva.");
    case record::FaultKind::newer: return tr("This record was written by a later version of Mesa Viva.");
    case record::FaultKind::damaged: return tr("This record is damaged: something is missing or altered.");
    case record::FaultKind::locked: return tr("Another window of Mesa Viva writes to this record.");
    case record::FaultKind::read_only: return tr("The record's folder can't be written to.");
    case record::FaultKind::disk_full: return tr("The disk is full: nothing more can be recorded.");
    case record::FaultKind::unreadable: return tr("The system can't read or write the record.");
    }
    return {};
}

record::WallTime RecordKeeper::now() {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

} // namespace mesaviva::app
