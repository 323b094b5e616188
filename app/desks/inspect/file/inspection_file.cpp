// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/inspection_file.h"

#include "app/core/text/language.h"
#include "app/desks/inspect/file/inspection_notes.h"
#include "app/desks/inspect/file/returned_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

const QString kCaseFormat = QStringLiteral("mesaviva.inspection-file/1");
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

QStringList wordsIn(const QJsonValue& list, qsizetype most) {
    QStringList words;
    for (const QJsonValue& word : list.toArray()) {
        if (words.size() < most && word.isString() && !words.contains(word.toString())) {
            words.append(word.toString().left(60));
        }
    }
    return words;
}

constexpr qsizetype kLongestNoteRound = 60;
constexpr qsizetype kLongestTitle = 200;

StagedTable stagedTableFrom(const QString& key, const QJsonObject& title) {
    return {key, title[QLatin1String("pt")].toString().left(kLongestTitle),
            title[QLatin1String("en")].toString().left(kLongestTitle)};
}

QJsonObject titleOf(const StagedTable& stagedTable) {
    return {{QStringLiteral("pt"), stagedTable.pt}, {QStringLiteral("en"), stagedTable.en}};
}

PinnedNote pinnedFrom(const QJsonObject& json) {
    PinnedNote note{json[QLatin1String("round")].toString().left(kLongestNoteRound),
                    static_cast<quint64>(std::max<qint64>(0, json[QLatin1String("seq")].toInteger())),
                    json[QLatin1String("event")].toString().left(Dispute::kLongestText),
                    json[QLatin1String("note")].toString().left(Dispute::kLongestText),
                    {},
                    loggedEventFrom(json[QLatin1String("fact")].toObject())};
    if (const QJsonObject title = json[QLatin1String("title")].toObject(); !title.isEmpty()) {
        note.stagedTable = stagedTableFrom(note.round, title);
    }
    return note;
}

QJsonObject jsonOfSum(const record::Returned& sum) {
    return {{QStringLiteral("of"), QString::fromStdString(textOf(sum.key))},
            {QStringLiteral("rules"), static_cast<qint64>(sum.rules)},
            {QStringLiteral("rounds"), static_cast<qint64>(sum.rounds)},
            {QStringLiteral("staked"), static_cast<qint64>(sum.staked.cents)},
            {QStringLiteral("returned"), static_cast<qint64>(sum.returned.cents)},
            {QStringLiteral("chances"), static_cast<qint64>(sum.chances)},
            {QStringLiteral("came"), static_cast<qint64>(sum.cardsWon)},
            {QStringLiteral("expected"), sum.expected},
            {QStringLiteral("variance"), sum.variance},
            {QStringLiteral("furthest"), sum.furthest},
            {QStringLiteral("certain"), sum.certain}};
}

std::optional<record::Returned> sumFrom(const QJsonObject& json) {
    const auto number = [&](const char* key) { return json[QLatin1String(key)].toInteger(); };
    const auto count = [&](const char* key) {
        return static_cast<std::uint64_t>(std::max<qint64>(0, number(key)));
    };
    const auto key = record::returnedKeyFrom(json[QLatin1String("of")].toString().left(80).toStdString());
    const std::int64_t rules = number("rules");
    if (!key || rules < 0 || rules >= record::countOf(key->game, record::ReturnedBy::rules)) {
        return std::nullopt;
    }
    const auto least = [&](const char* name) { return std::max(0.0, json[QLatin1String(name)].toDouble()); };
    return record::Returned{*key,
                            rules,
                            count("rounds"),
                            Money{number("staked")},
                            Money{number("returned")},
                            count("chances"),
                            count("came"),
                            least("expected"),
                            least("variance"),
                            least("furthest"),
                            least("certain")};
}

ReturnedNote returnedFrom(const QJsonObject& json) {
    ReturnedNote note{json[QLatin1String("window")].toString().left(20),
                      json[QLatin1String("of")].toString().left(80),
                      sumFrom(json[QLatin1String("sum")].toObject()),
                      json[QLatin1String("note")].toString().left(Dispute::kLongestText),
                      QDateTime::fromString(json[QLatin1String("at")].toString(), Qt::ISODateWithMs),
                      QDateTime::fromString(json[QLatin1String("until")].toString(), Qt::ISODateWithMs),
                      json[QLatin1String("chosen")].toBool()};
    if (!note.sum) {
        note.inWords = json[QLatin1String("told")].toString().left(Dispute::kLongestText);
    }
    return note;
}

} // namespace

QString PinnedNote::happened() const {
    const QString described = sentenceOf(fact);
    return described.isEmpty() ? event : described;
}

QString ReturnedNote::sumText() const { return sum ? ReturnedText::line(ReturnedText::row(*sum)) : inWords; }

QString PinnedNote::where() const {
    const QString title = calledNow(stagedTable);
    return title.isEmpty() ? round : title;
}

QJsonArray jsonOf(const std::vector<StagedTable>& stagedTables) {
    QJsonArray list;
    for (const StagedTable& stagedTable : stagedTables) {
        list.append(QJsonObject{{QStringLiteral("key"), stagedTable.key},
                                {QStringLiteral("title"), titleOf(stagedTable)}});
    }
    return list;
}

QString calledNow(const StagedTable& stagedTable) {
    return presentCode() == QLatin1String("pt") ? stagedTable.pt : stagedTable.en;
}

QJsonObject jsonOf(const PinnedNote& note) {
    QJsonObject json{{QStringLiteral("round"), note.round},
                     {QStringLiteral("seq"), static_cast<qint64>(note.seq)},
                     {QStringLiteral("event"), note.event},
                     {QStringLiteral("note"), note.text}};
    if (!note.fact.isEmpty()) {
        json.insert(QStringLiteral("fact"), jsonOf(note.fact));
    }
    if (!note.stagedTable.key.isEmpty()) {
        json.insert(QStringLiteral("title"), titleOf(note.stagedTable));
    }
    return json;
}

QJsonObject jsonOf(const ReturnedNote& note) {
    QJsonObject json{{QStringLiteral("window"), note.window},
                     {QStringLiteral("of"), note.key},
                     {QStringLiteral("told"), note.sumText()},
                     {QStringLiteral("note"), note.text},
                     {QStringLiteral("at"), note.at.toUTC().toString(Qt::ISODateWithMs)},
                     {QStringLiteral("until"), note.until.toUTC().toString(Qt::ISODateWithMs)},
                     {QStringLiteral("chosen"), note.chosen}};
    if (note.sum) {
        json.insert(QStringLiteral("sum"), jsonOfSum(*note.sum));
    }
    return json;
}

QByteArray textOf(const InspectionCase& inspection) {
    QJsonArray disputes;
    for (Dispute dispute : inspection.disputes) {
        for (DisputeMoment& moment : dispute.moments) {
            moment.picture.clear(); // derived from the record
        }
        disputes.append(jsonOf(dispute));
    }
    QJsonArray pinned;
    for (const PinnedNote& note : inspection.pinned) {
        pinned.append(jsonOf(note));
    }
    QJsonArray returned;
    for (const ReturnedNote& note : inspection.returned) {
        returned.append(jsonOf(note));
    }
    QJsonArray faults;
    for (const StoredFault& fault : inspection.faults) {
        faults.append(jsonOf(fault));
    }
    QJsonArray corrections;
    for (const StoredCorrection& one : inspection.corrections) {
        corrections.append(jsonOf(one));
    }
    QJsonArray checks;
    for (const StoredCheck& check : inspection.checks) {
        checks.append(jsonOf(check));
    }
    const QJsonValue chance = inspection.chance ? QJsonValue(jsonOf(*inspection.chance)) : QJsonValue();
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), kCaseFormat},
                           {QStringLiteral("disputes"), disputes},
                           {QStringLiteral("rounds"), QJsonArray::fromStringList(inspection.rounds)},
                           {QStringLiteral("pinned"), pinned},
                           {QStringLiteral("returned"), returned},
                           {QStringLiteral("tables"), QJsonArray::fromStringList(inspection.tables)},
                           {QStringLiteral("looked"), QJsonArray::fromStringList(inspection.looked)},
                           {QStringLiteral("stories"), jsonOf(inspection.stagedTables)},
                           {QStringLiteral("initials"), inspection.initials},
                           {QStringLiteral("begun"), inspection.begun.toUTC().toString(Qt::ISODateWithMs)},
                           {QStringLiteral("covered"), QJsonArray::fromStringList(inspection.covered)},
                           {QStringLiteral("faults"), faults},
                           {QStringLiteral("corrections"), corrections},
                           {QStringLiteral("checks"), checks},
                           {QStringLiteral("chance"), chance}})
        .toJson();
}

QJsonObject jsonOf(const StoredChance& chance) {
    return {{QStringLiteral("seed"), chance.seed},
            {QStringLiteral("rounds"), chance.rounds},
            {QStringLiteral("at"), chance.at.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("passed"), chance.passed},
            {QStringLiteral("line"), chance.line}};
}

std::optional<InspectionCase> inspectionFrom(const QByteArray& text) {
    const QJsonObject stored = QJsonDocument::fromJson(text).object();
    if (stored[QLatin1String("format")].toString() != kCaseFormat) {
        return std::nullopt;
    }
    InspectionCase inspection;
    for (const QJsonValue& one : stored[QLatin1String("disputes")].toArray()) {
        if (auto dispute = disputeFrom(one.toObject());
            dispute && inspection.disputes.size() < InspectionCase::kMostDisputes) {
            inspection.disputes.push_back(std::move(*dispute));
        }
    }
    for (const QJsonValue& one : stored[QLatin1String("pinned")].toArray()) {
        const QJsonObject note = one.toObject();
        if (inspection.pinned.size() < InspectionCase::kMostPinned) {
            inspection.pinned.push_back(pinnedFrom(note));
        }
    }
    for (const QJsonValue& one : stored[QLatin1String("returned")].toArray()) {
        if (inspection.returned.size() < InspectionCase::kMostReturned) {
            inspection.returned.push_back(returnedFrom(one.toObject()));
        }
    }
    inspection.rounds = wordsIn(stored[QLatin1String("rounds")], InspectionCase::kMostRounds);
    inspection.tables = wordsIn(stored[QLatin1String("tables")], InspectionCase::kMostTables);
    inspection.looked = wordsIn(stored[QLatin1String("looked")], InspectionCase::kMostLooked);
    for (const QJsonValue& each : stored[QLatin1String("stories")].toArray()) {
        if (StagedTable stagedTable =
                stagedTableFrom(each[QLatin1String("key")].toString().left(kLongestNoteRound),
                                each[QLatin1String("title")].toObject());
            !stagedTable.key.isEmpty() && inspection.stagedTables.size() < InspectionCase::kMostStories) {
            inspection.stagedTables.push_back(std::move(stagedTable));
        }
    }
    inspection.initials = stored[QLatin1String("initials")].toString().left(40);
    inspection.begun = QDateTime::fromString(stored[QLatin1String("begun")].toString(), Qt::ISODateWithMs);
    inspection.covered = wordsIn(stored[QLatin1String("covered")], InspectionCase::kMostCovered);
    for (const QJsonValue& one : stored[QLatin1String("faults")].toArray()) {
        if (auto fault = storedFaultFrom(one.toObject());
            fault && inspection.faults.size() < StoredFault::kMost) {
            inspection.faults.push_back(std::move(*fault));
        }
    }
    for (const QJsonValue& each : stored[QLatin1String("corrections")].toArray()) {
        if (inspection.corrections.size() < InspectionCase::kMostCorrections) {
            inspection.corrections.push_back(storedCorrectionFrom(each.toObject()));
        }
    }
    for (const QJsonValue& each : stored[QLatin1String("checks")].toArray()) {
        if (inspection.checks.size() < InspectionCase::kMostChecks) {
            inspection.checks.push_back(storedCheckFrom(each.toObject()));
        }
    }
    if (const QJsonObject chance = stored[QLatin1String("chance")].toObject(); !chance.isEmpty()) {
        inspection.chance =
            StoredChance{chance[QLatin1String("seed")].toString().left(64),
                         std::max<qint64>(0, chance[QLatin1String("rounds")].toInteger()),
                         QDateTime::fromString(chance[QLatin1String("at")].toString(), Qt::ISODateWithMs),
                         chance[QLatin1String("passed")].toBool(),
                         chance[QLatin1String("line")].toString().left(Dispute::kLongestText)};
    }
    return inspection;
}

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
