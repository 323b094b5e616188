// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/inspection_file.h"

#include "engine/base/seed.h"
#include "engine/record/record_reader.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr int kStoreCaseAfterMilliseconds = 300;
constexpr qint64 kLargestCase = 64'000'000;
const QString kSuffix = QStringLiteral(".jsonl");

QString ownFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("cases"));
}

std::optional<QByteArray> bytesOf(const QString& path) {
    QFile file(path);
    return file.size() <= kLargestCase && file.open(QIODevice::ReadOnly) ? std::optional(file.readAll())
                                                                         : std::nullopt;
}

std::optional<CaseChain::Read> readCase(const QString& path) {
    const std::optional<QByteArray> bytes = bytesOf(path);
    return bytes ? CaseChain::from(*bytes) : std::nullopt;
}

// Empty if there is no record, or it can't be read.
QString recordHead(const QString& record) {
    if (record.isEmpty() || !QFileInfo::exists(record)) {
        return {};
    }
    try {
        const auto reader = record::RecordReader::open(std::filesystem::path(record.toStdU16String()));
        return reader ? QString::fromStdString(toHex((*reader)->head())) : QString();
    } catch (const record::Fault&) {
        return {};
    }
}

} // namespace

QByteArray InspectionFile::Job::text(CaseChain& chain) const {
    return textWithChanges(chain, inspection, typing, [this] { return recordHead(record); });
}

bool InspectionFile::Job::write(Stored& stored) const {
    CaseChain chain = stored.chain();
    const QByteArray bytes = text(chain);
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return false;
    }
    stored.set(std::move(chain), revision);
    return true;
}

InspectionFile::InspectionFile(const QString& folder, QObject* parent)
    : QObject(parent),
      m_folder(folder.isEmpty() ? ownFolder() : folder) {
    m_storeTimer.setSingleShot(true);
    m_storeTimer.setInterval(kStoreCaseAfterMilliseconds);
    connect(&m_storeTimer, &QTimer::timeout, this, &InspectionFile::store);
}

InspectionFile::~InspectionFile() {
    if (!m_typing.isEmpty()) {
        m_typing = {};
        ++m_revision;
    }
    m_worker.reset(); // waits, so that an older save cannot follow this one
    if (m_stored->revision() != m_revision && mayStore()) {
        job().write(*m_stored);
    }
}

void InspectionFile::flush() {
    seal();
    m_storeTimer.stop();
    m_worker.emplace();
    if (m_stored->revision() != m_revision && mayStore()) {
        job().write(*m_stored);
    }
}

InspectionFile::Job InspectionFile::job() const {
    return {m_case, m_typing, m_record ? m_record() : QString(), pathOf(m_case.about.number), m_revision};
}

// The newest first.
QStringList InspectionFile::numbers() const {
    QStringList numbers;
    for (const QString& name : QDir(m_folder).entryList({u'*' + kSuffix}, QDir::Files, QDir::Name)) {
        numbers.prepend(name.chopped(kSuffix.size()));
    }
    return numbers;
}

// Numbers go up, so that a case that was removed leaves a gap.
QString InspectionFile::nextNumber() const {
    int last = 0;
    for (const QString& number : numbers()) {
        last = std::max(last, number.section(u'-', 1).toInt());
    }
    return QStringLiteral("%1-%2").arg(QDate::currentDate().year()).arg(last + 1, 3, 10, QLatin1Char('0'));
}

QString InspectionFile::pathOf(const QString& number) const {
    return QDir(m_folder).filePath(number + kSuffix);
}

void InspectionFile::reset() {
    m_storeTimer.stop();
    m_case = {};
    m_typing = {};
    m_trouble = None;
    m_hasLost = false;
    m_revision = 0;
    m_stored = std::make_shared<Stored>();
}

// Never overwrites a file that cannot be read.
bool InspectionFile::read(const QString& path) {
    reset();
    auto read = readCase(path);
    auto inspection = read ? caseFrom(read->chain.facts(), read->working) : std::nullopt;
    if (!inspection) {
        m_trouble = Unreadable;
        m_unreadable = path;
        putAside();
        return false;
    }
    m_case = std::move(*inspection);
    m_trouble = read->chain.broken() > 0 ? Broken : None;
    m_stored->set(std::move(read->chain), 0);
    return true;
}

void InspectionFile::load() {
    if (std::exchange(m_loaded, true)) {
        return;
    }
    const QStringList stored = numbers();
    if (stored.isEmpty()) {
        takeOverOlder();
    } else if (!std::ranges::any_of(stored, [&](const QString& number) {
                   const bool isPassed =
                       read(pathOf(number)) && (m_case.about.isClosed() || m_case.about.isOfExercise());
                   return !isPassed;
               })) {
        reset();
    }
    if (m_trouble != None) {
        emit troubleChanged();
    }
}

void InspectionFile::takeOverOlder() {
    const QDir beside = QFileInfo(m_folder).absoluteDir();
    const auto unreadable = [&](const QString& path) {
        m_trouble = Unreadable;
        m_unreadable = path;
        putAside();
    };
    InspectionCase older;
    if (const QString path = beside.filePath(QStringLiteral("inspection-file.json")); QFile::exists(path)) {
        const auto bytes = bytesOf(path);
        if (auto read = bytes ? inspectionFrom(*bytes) : std::nullopt) {
            older = std::move(*read);
        } else {
            unreadable(path);
        }
    }
    const QString path = beside.filePath(QStringLiteral("inspection.json"));
    if (const auto notes = readNotes(path)) {
        older.notes = *notes;
    } else {
        unreadable(path);
    }
    if (older.isEmpty()) {
        return;
    }
    older.about.number = nextNumber();
    CaseChain chain;
    takeOver(chain, older);
    m_stored->set(std::move(chain), 0);
    m_case = std::move(older);
    ++m_revision;
    m_storeTimer.start();
}

// Leaves the file in place if another window may be reading it.
void InspectionFile::putAside() {
    if (m_writeAccess == WriteAccess::allowed && m_trouble == Unreadable) {
        m_aside = setAside(m_unreadable);
        m_trouble = m_aside.isEmpty() ? Unreadable : Aside;
    }
}

void InspectionFile::setWriteAccess(WriteAccess access) {
    if (access == std::exchange(m_writeAccess, access)) {
        return;
    }
    putAside();
    if (m_stored->revision() != m_revision && mayStore()) {
        m_storeTimer.start();
    }
    emit troubleChanged();
}

const InspectionCase& InspectionFile::inspection() {
    load();
    return m_case;
}

void InspectionFile::change(const std::function<void(InspectionCase&)>& act, const CaseFactName& typing) {
    if (!inspection().about.isClosed()) {
        changeAnyway(act, typing);
        return;
    }
    InspectionCase changed = m_case;
    act(changed);
    if (changed != m_case && !std::exchange(m_hasLost, true)) {
        emit this->changed();
    }
}

void InspectionFile::changeAnyway(const std::function<void(InspectionCase&)>& act,
                                  const CaseFactName& typing) {
    InspectionCase changed = m_case;
    act(changed);
    if (changed == m_case) {
        return;
    }
    if (changed.about.number.isEmpty()) {
        changed.about.number = nextNumber();
    }
    if (!changed.begun.isValid() && m_case.isEmpty()) {
        changed.begun = QDateTime::currentDateTime();
    }
    m_case = std::move(changed);
    m_typing = typing;
    ++m_revision;
    m_storeTimer.start();
    emit this->changed();
}

void InspectionFile::seal() {
    if (!m_typing.isEmpty()) {
        m_typing = {};
        ++m_revision;
        m_storeTimer.start();
    }
}

std::vector<InspectionFile::Listed> InspectionFile::cases() {
    load();
    std::vector<Listed> list;
    const QString& number = m_case.about.number;
    const QStringList stored = numbers();
    if (!number.isEmpty() && !stored.contains(number)) {
        list.push_back({m_case.about, m_case.begun, true, m_trouble == Broken});
    }
    for (const QString& one : stored) {
        if (one == number) {
            list.push_back({m_case.about, m_case.begun, true, m_trouble == Broken});
        } else if (const auto read = readCase(pathOf(one))) {
            const auto inspection = caseFrom(read->chain.facts(), {});
            list.push_back({inspection ? inspection->about : CaseAbout(),
                            inspection ? inspection->begun : QDateTime(), false, read->chain.broken() > 0});
            list.back().about.number = one;
        }
    }
    return list;
}

bool InspectionFile::open(const QString& number) {
    flush();
    if (!numbers().contains(number) || (mayStore() && m_stored->revision() != m_revision)) {
        return false;
    }
    const bool isRead = read(pathOf(number));
    emit opened();
    emit changed();
    emit troubleChanged();
    return isRead;
}

bool InspectionFile::begin() {
    load();
    flush();
    if (mayStore() && m_stored->revision() != m_revision) {
        return false;
    }
    reset();
    emit opened();
    emit changed();
    emit troubleChanged();
    return true;
}

void InspectionFile::close() {
    if (!inspection().isEmpty()) {
        change([](InspectionCase& inspection) { inspection.about.closed = QDateTime::currentDateTime(); });
    }
}

void InspectionFile::reopen() {
    load();
    m_hasLost = false;
    changeAnyway([](InspectionCase& inspection) { inspection.about.closed = {}; }, {});
}

CaseChain InspectionFile::chain() {
    const auto read = CaseChain::from(text());
    return read ? read->chain : CaseChain();
}

QByteArray InspectionFile::text() {
    load();
    flush();
    CaseChain chain = m_stored->chain();
    return job().text(chain);
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

// One job at a time: each continues the chain of the one before.
void InspectionFile::store() {
    if (!mayStore()) {
        return;
    }
    m_worker->run([this, next = job(), stored = m_stored] {
        const bool isWritten = next.write(*stored);
        postTo(this, [this, isWritten, stored] {
            const Trouble trouble = isWritten ? (m_trouble == NotSaved ? None : m_trouble) : NotSaved;
            if (stored == m_stored && trouble != std::exchange(m_trouble, trouble)) {
                emit troubleChanged();
            }
        });
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
            .arg(QDir::toNativeSeparators(m_unreadable));
    case NotSaved:
        return tr("The draft can't be saved in %1: the folder can't be written to, or the disk is full.")
            .arg(QDir::toNativeSeparators(m_folder));
    case Broken:
        //: %1 the number of a case, %2 the number of an entry
        return tr("The chain of case %1 is broken at entry %2: there an entry was changed, removed or moved. "
                  "What is written now is not saved.")
            .arg(m_case.about.number)
            .arg(m_stored->chain().broken());
    }
    return {};
}

} // namespace mesaviva::app
