// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/inspection_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr int kStoreCaseAfterMilliseconds = 300;
constexpr qint64 kLargestCase = 8'000'000;

QString ownCase() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("inspection-file.json"));
}

bool writeCase(const InspectionCase& inspection, const QString& path) {
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(textOf(inspection)) >= 0 && file.commit();
}

} // namespace

InspectionFile::InspectionFile(const QString& path, QObject* parent)
    : QObject(parent),
      m_path(path.isEmpty() ? ownCase() : path) {
    m_storeTimer.setSingleShot(true);
    m_storeTimer.setInterval(kStoreCaseAfterMilliseconds);
    connect(&m_storeTimer, &QTimer::timeout, this, &InspectionFile::store);
}

InspectionFile::~InspectionFile() {
    m_worker.reset(); // waits, so that an older save cannot follow this one
    if (*m_storedRevision != m_revision && mayStore()) {
        writeCase(m_case, m_path);
    }
}

void InspectionFile::flush() {
    m_storeTimer.stop();
    m_worker.emplace();
    if (*m_storedRevision != m_revision && mayStore() && writeCase(m_case, m_path)) {
        *m_storedRevision = m_revision;
    }
}

// Never overwrites a file that cannot be read.
void InspectionFile::load() {
    if (std::exchange(m_loaded, true)) {
        return;
    }
    QFile file(m_path);
    if (!file.exists()) {
        return;
    }
    std::optional<InspectionCase> read;
    if (file.size() <= kLargestCase && file.open(QIODevice::ReadOnly)) {
        read = inspectionFrom(file.readAll());
        file.close();
    }
    if (read) {
        m_case = std::move(*read);
        return;
    }
    m_trouble = Unreadable;
    putAside();
    emit troubleChanged();
}

// Leaves the file in place if another window may be reading it.
void InspectionFile::putAside() {
    if (m_writeAccess == WriteAccess::allowed && m_trouble == Unreadable) {
        m_aside = setAside(m_path);
        m_trouble = m_aside.isEmpty() ? Unreadable : Aside;
    }
}

void InspectionFile::setWriteAccess(WriteAccess access) {
    if (access == std::exchange(m_writeAccess, access)) {
        return;
    }
    putAside();
    if (*m_storedRevision != m_revision && mayStore()) {
        m_storeTimer.start();
    }
    emit troubleChanged();
}

const InspectionCase& InspectionFile::inspection() {
    load();
    return m_case;
}

void InspectionFile::change(const std::function<void(InspectionCase&)>& act) {
    load();
    InspectionCase changed = m_case;
    act(changed);
    if (changed == m_case) {
        return;
    }
    if (!changed.begun.isValid() && m_case.isEmpty()) {
        changed.begun = QDateTime::currentDateTime();
    }
    m_case = std::move(changed);
    ++m_revision;
    m_storeTimer.start();
    emit this->changed();
}

void InspectionFile::addTable(qint64 table) {
    const QString number = QString::number(table);
    if (table > 0 && !inspection().tables.contains(number) &&
        inspection().tables.size() < InspectionCase::kMostTables) {
        change([&](InspectionCase& inspection) { inspection.tables.append(number); });
    }
}

void InspectionFile::addLooked(const QString& round) {
    if (!round.isEmpty() && !inspection().looked.contains(round) &&
        inspection().looked.size() < InspectionCase::kMostLooked) {
        change([&](InspectionCase& inspection) { inspection.looked.append(round); });
    }
    addTable(round.section(u'-', 0, 0).toLongLong());
}

void InspectionFile::addStagedTable(const StagedTable& stagedTable) {
    if (!stagedTable.key.isEmpty() && inspection().stagedTables.size() < InspectionCase::kMostStories &&
        std::ranges::find(inspection().stagedTables, stagedTable.key, &StagedTable::key) ==
            inspection().stagedTables.end()) {
        change([&](InspectionCase& inspection) { inspection.stagedTables.push_back(stagedTable); });
    }
}

void InspectionFile::addCheck(const StoredCheck& check) {
    if (inspection().checks.size() < InspectionCase::kMostChecks) {
        change([&](InspectionCase& inspection) { inspection.checks.push_back(check); });
    }
}

QString InspectionFile::notesAt(const QString& round, quint64 seq) {
    QStringList lines;
    for (const PinnedNote& note : inspection().pinned) {
        if (note.seq == seq && note.round == round) {
            lines.append(note.text.simplified());
        }
    }
    for (const StoredCorrection& one : inspection().corrections) {
        if (one.seq == seq && one.round == round) {
            lines.append(CorrectionText::sentence(correctionOf(one)));
        }
    }
    return lines.join(QStringLiteral(" · "));
}

void InspectionFile::store() {
    if (!mayStore()) {
        return; // the file belongs to another window, or can be neither read nor moved
    }
    m_worker->run(
        [this, inspection = m_case, path = m_path, revision = m_revision, stored = m_storedRevision] {
            const bool written = writeCase(inspection, path);
            if (written) {
                *stored = revision;
            }
            QMetaObject::invokeMethod(
                this,
                [this, written] {
                    const Trouble trouble = written ? m_trouble == NotSaved ? None : m_trouble : NotSaved;
                    if (trouble != std::exchange(m_trouble, trouble)) {
                        emit troubleChanged();
                    }
                },
                Qt::QueuedConnection);
        });
}

QString InspectionFile::trouble() const {
    if (m_writeAccess == WriteAccess::refused) {
        return tr("Another window of Mesa Viva has the file of this inspection open. What is added in this "
                  "one is not saved.");
    }
    switch (m_trouble) {
    case None: return {};
    case Aside:
        return tr("The saved file can't be read. It is left as it is, in %1.")
            .arg(QDir::toNativeSeparators(m_aside));
    case Unreadable:
        return tr("The file in %1 can't be read. What is written now is not saved.")
            .arg(QDir::toNativeSeparators(m_path));
    case NotSaved:
        return tr("The draft can't be saved in %1: the folder can't be written to, or the disk is full.")
            .arg(QDir::toNativeSeparators(m_path));
    }
    return {};
}

} // namespace mesaviva::app
