// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/inspection_case.h"

#include "app/core/history/record_check.h"
#include "app/core/text/language.h"
#include "app/core/text/moments.h"
#include "app/core/text/texts.h"
#include "app/desks/inspect/file/returned_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

const QString kFormat = QStringLiteral("mesaviva.inspection/1");
const QStringList kVerdicts{QString(), QStringLiteral("pass"), QStringLiteral("fail"),
                            QStringLiteral("not_applicable")};

// Empty for an unknown moment.
QString isoText(const QDateTime& at) {
    return at.isValid() ? at.toUTC().toString(Qt::ISODateWithMs) : QString();
}

InspectionNotes notesFrom(const QJsonObject& rules) {
    InspectionNotes notes;
    for (auto rule = rules.constBegin(); rule != rules.constEnd(); ++rule) {
        InspectionNote note;
        const auto verdict = kVerdicts.indexOf(rule.value()[QLatin1String("verdict")].toString());
        note.verdict = static_cast<InspectionNote::Verdict>(verdict < 0 ? 0 : verdict);
        note.remark = rule.value()[QLatin1String("remark")].toString();
        note.initials = rule.value()[QLatin1String("initials")].toString();
        note.at = QDateTime::fromString(rule.value()[QLatin1String("at")].toString(), Qt::ISODateWithMs);
        if (!note.isEmpty()) {
            notes.insert(rule.key(), note);
        }
    }
    return notes;
}

QJsonObject jsonOf(const InspectionNotes& notes) {
    QJsonObject rules;
    for (auto note = notes.cbegin(); note != notes.cend(); ++note) {
        if (!note->isEmpty()) {
            rules.insert(note.key(), QJsonObject{{QStringLiteral("verdict"), kVerdicts[note->verdict]},
                                                 {QStringLiteral("remark"), note->remark},
                                                 {QStringLiteral("initials"), note->initials},
                                                 {QStringLiteral("at"), isoText(note->at)}});
        }
    }
    return rules;
}

} // namespace

QString CaseAbout::entityOfExercise(const QString& file, const QString& head) {
    return QStringLiteral("%1 (%2)").arg(file, head.left(8));
}

bool CaseAbout::isOfExercise() const {
    static const QRegularExpression made(QStringLiteral(" \\([0-9a-f]{8}\\)$"));
    return made.match(entity).hasMatch();
}

std::optional<InspectionNotes> readNotes(const QString& path) {
    QFile file(path);
    if (!file.exists()) {
        return InspectionNotes();
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const QJsonObject stored = QJsonDocument::fromJson(file.readAll()).object();
    if (stored[QLatin1String("format")].toString() != kFormat) {
        return std::nullopt;
    }
    return notesFrom(stored[QLatin1String("rules")].toObject());
}

QString setAside(const QString& path) {
    for (int i = 1; i < 100; ++i) {
        const QString aside = QStringLiteral("%1.unreadable-%2").arg(path).arg(i);
        if (!QFile::exists(aside)) {
            return QFile::rename(path, aside) ? aside : QString();
        }
    }
    return {};
}

namespace {

constexpr qsizetype kLongestCheckedName = 255;
constexpr qsizetype kLongestCheckedRound = 60;
constexpr qsizetype kLongestVerdict = 2'000;
constexpr qsizetype kSumDigits = 64;

class CheckedText {
    Q_DECLARE_TR_FUNCTIONS(StoredCheck)

public:
    static QString subject(const StoredCheck& check) {
        if (check.file.isEmpty()) {
            return check.round.isEmpty() ? tr("The whole record") : tr("Round %1").arg(check.round);
        }
        return check.round.isEmpty()
                   //: %1 a file's name
                   ? tr("File %1").arg(check.file)
                   //: %1 a round's id, %2 a file's name
                   : tr("Round %1 in file %2").arg(check.round, check.file);
    }
};

} // namespace

QJsonObject jsonOf(const StoredCheck& check) {
    QJsonObject json{{QStringLiteral("round"), check.round},
                     {QStringLiteral("file"), check.file},
                     {QStringLiteral("sha256"), check.sha256},
                     {QStringLiteral("whole"), check.whole},
                     {QStringLiteral("told"), verdictText(check)},
                     {QStringLiteral("at"), check.at.toUTC().toString(Qt::ISODateWithMs)}};
    if (check.verdict) {
        json.insert(QStringLiteral("verdict"), jsonOf(*check.verdict));
    }
    return json;
}

StoredCheck storedCheckFrom(const QJsonObject& json) {
    StoredCheck check{json[QLatin1String("round")].toString().left(kLongestCheckedRound),
                      json[QLatin1String("file")].toString().left(kLongestCheckedName),
                      json[QLatin1String("sha256")].toString().left(kSumDigits),
                      json[QLatin1String("whole")].toBool(),
                      checkVerdictFrom(json[QLatin1String("verdict")].toObject()),
                      QDateTime::fromString(json[QLatin1String("at")].toString(), Qt::ISODateWithMs)};
    if (!check.verdict) {
        check.inWords = json[QLatin1String("told")].toString().left(kLongestVerdict);
    }
    return check;
}

QString verdictText(const StoredCheck& check) {
    return check.verdict ? RecordCheck::words(*check.verdict) : check.inWords;
}

QString subjectOf(const StoredCheck& check) { return CheckedText::subject(check); }

namespace {

constexpr qsizetype kLongestFaultName = 80;

qint64 faultCountIn(const QJsonObject& json, const char* key) {
    return std::clamp<qint64>(json[QLatin1String(key)].toInteger(), 0, 1'000'000'000'000'000);
}

} // namespace

QJsonObject jsonOf(const StoredFault& fault) {
    QJsonObject json{{QStringLiteral("game"), fault.game},
                     {QStringLiteral("fault"), textOf(name(fault.injected.kind))},
                     {QStringLiteral("player"), fault.player},
                     {QStringLiteral("at"), static_cast<qint64>((fault.injected.at - kTableOpened).count())},
                     {QStringLiteral("round"), static_cast<qint64>(fault.injected.round)},
                     {QStringLiteral("over"), fault.injected.over && !fault.cutShort},
                     {QStringLiteral("as_foretold"), fault.injected.asPredicted},
                     {QStringLiteral("otherwise"), fault.injected.otherwise},
                     {QStringLiteral("same"), fault.same},
                     {QStringLiteral("all"), fault.all},
                     {QStringLiteral("late"), fault.late},
                     {QStringLiteral("on_record"), fault.round},
                     {QStringLiteral("wall"), static_cast<qint64>(fault.injected.wall)}};
    if (fault.last) {
        json.insert(QStringLiteral("last"), static_cast<qint64>(fault.last->count()));
    }
    return json;
}

std::optional<StoredFault> storedFaultFrom(const QJsonObject& json) {
    const auto kind = faults::faultKindFrom(json[QLatin1String("fault")].toString().toStdString());
    if (!kind) {
        return std::nullopt;
    }
    StoredFault fault;
    fault.game = json[QLatin1String("game")].toString().left(kLongestFaultName);
    fault.player = json[QLatin1String("player")].toString().left(kLongestFaultName);
    fault.injected.kind = *kind;
    fault.injected.at = kTableOpened + Duration(faultCountIn(json, "at"));
    fault.injected.round = static_cast<std::uint64_t>(faultCountIn(json, "round"));
    fault.injected.wall = faultCountIn(json, "wall");
    fault.round = json[QLatin1String("on_record")].toString().left(kLongestFaultName);
    fault.cutShort = !json[QLatin1String("over")].toBool(true);
    fault.injected.over = true;
    fault.injected.asPredicted = json[QLatin1String("as_foretold")].toBool();
    fault.injected.otherwise = json[QLatin1String("otherwise")].toBool();
    fault.same = static_cast<int>(std::min<qint64>(faultCountIn(json, "same"), 100'000));
    fault.all = static_cast<int>(std::min<qint64>(faultCountIn(json, "all"), 100'000));
    fault.late = static_cast<int>(std::min<qint64>(faultCountIn(json, "late"), 100'000));
    if (json.contains(QLatin1String("last"))) {
        fault.last = Duration(faultCountIn(json, "last"));
    }
    return fault;
}

namespace {

const QString kCaseFormat = QStringLiteral("mesaviva.inspection-file/1");

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
                    json[QLatin1String("event")].toString().left(Complaint::kLongestText),
                    json[QLatin1String("note")].toString().left(Complaint::kLongestText),
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
                      json[QLatin1String("note")].toString().left(Complaint::kLongestText),
                      QDateTime::fromString(json[QLatin1String("at")].toString(), Qt::ISODateWithMs),
                      QDateTime::fromString(json[QLatin1String("until")].toString(), Qt::ISODateWithMs),
                      json[QLatin1String("chosen")].toBool()};
    if (!note.sum) {
        note.inWords = json[QLatin1String("told")].toString().left(Complaint::kLongestText);
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

std::optional<std::size_t> noteOn(const std::vector<ReturnedNote>& notes, int window, const ReturnedEnd& end,
                                  const QString& key) {
    const ReturnedWindow asked = ReturnedText::windows(end).at(static_cast<std::size_t>(window));
    const QString name = ReturnedText::keyOf(window);
    const auto isAsked = [&](const ReturnedNote& note) {
        const QDateTime ended = note.until.isValid() ? note.until : note.at;
        return end.chosen ? ended == timeOf(end.at)
                          : !asked.since.from || (ended.isValid() && ended >= timeOf(*asked.since.from));
    };
    const auto found = std::ranges::find_if(notes, [&](const ReturnedNote& note) {
        return note.key == key && note.window == name && note.chosen == end.chosen && isAsked(note);
    });
    return found == notes.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - notes.begin()));
}

namespace {

QJsonObject jsonOf(const CaseAbout& about) {
    return {
        {QStringLiteral("number"), about.number},         {QStringLiteral("entity"), about.entity},
        {QStringLiteral("place"), about.place},           {QStringLiteral("people"), about.people},
        {QStringLiteral("conclusion"), about.conclusion}, {QStringLiteral("closed"), isoText(about.closed)}};
}

QJsonObject jsonOf(const QMap<QString, TextMark>& texts) {
    QJsonObject marks;
    for (auto text = texts.cbegin(); text != texts.cend(); ++text) {
        marks.insert(text.key(), jsonOf(*text));
    }
    return marks;
}

RuleFindings findingsFrom(const QJsonObject& stored) {
    RuleFindings findings;
    const QJsonObject texts = stored[QLatin1String("differences")].toObject();
    for (auto text = texts.constBegin(); text != texts.constEnd(); ++text) {
        findings.texts.insert(text.key(), textMarkFrom(text.value().toObject()));
    }
    for (const QJsonValue& picture : stored[QLatin1String("pictures")].toArray()) {
        if (findings.pictures.size() < RuleFindings::kMostPictures) {
            findings.pictures.push_back(rulePictureFrom(picture.toObject()));
        }
    }
    return findings;
}

CaseAbout aboutFrom(const QJsonObject& json) {
    const auto text = [&](const char* key, qsizetype most) {
        return json[QLatin1String(key)].toString().left(most);
    };
    return {text("number", 20),
            text("entity", CaseAbout::kLongest),
            text("place", CaseAbout::kLongest),
            text("people", CaseAbout::kLongest),
            text("conclusion", Complaint::kLongestText),
            QDateTime::fromString(json[QLatin1String("closed")].toString(), Qt::ISODateWithMs)};
}

} // namespace

QJsonObject jsonOf(const InspectionCase& inspection) {
    const auto listOf = [](const auto& entries) {
        QJsonArray list;
        for (const auto& entry : entries) {
            list.append(jsonOf(entry));
        }
        return list;
    };
    std::vector<Complaint> complaints = inspection.complaints;
    for (Complaint& complaint : complaints) {
        for (ComplaintMoment& moment : complaint.moments) {
            moment.picture.clear(); // derived from the record
        }
    }
    const QJsonValue chance = inspection.chance ? QJsonValue(jsonOf(*inspection.chance)) : QJsonValue();
    return {{QStringLiteral("format"), kCaseFormat},
            {QStringLiteral("about"), jsonOf(inspection.about)},
            {QStringLiteral("rules"), jsonOf(inspection.notes)},
            {QStringLiteral("differences"), jsonOf(inspection.findings.texts)},
            {QStringLiteral("pictures"), listOf(inspection.findings.pictures)},
            {QStringLiteral("disputes"), listOf(complaints)},
            {QStringLiteral("rounds"), QJsonArray::fromStringList(inspection.rounds)},
            {QStringLiteral("pinned"), listOf(inspection.pinned)},
            {QStringLiteral("returned"), listOf(inspection.returned)},
            {QStringLiteral("tables"), QJsonArray::fromStringList(inspection.tables)},
            {QStringLiteral("looked"), QJsonArray::fromStringList(inspection.looked)},
            {QStringLiteral("stories"), jsonOf(inspection.stagedTables)},
            {QStringLiteral("initials"), inspection.initials},
            {QStringLiteral("begun"), isoText(inspection.begun)},
            {QStringLiteral("covered"), QJsonArray::fromStringList(inspection.covered)},
            {QStringLiteral("faults"), listOf(inspection.faults)},
            {QStringLiteral("corrections"), listOf(inspection.corrections)},
            {QStringLiteral("checks"), listOf(inspection.checks)},
            {QStringLiteral("chance"), chance}};
}

QByteArray textOf(const InspectionCase& inspection) { return QJsonDocument(jsonOf(inspection)).toJson(); }

QJsonObject jsonOf(const StoredChance& chance) {
    return {{QStringLiteral("seed"), chance.seed},
            {QStringLiteral("rounds"), chance.rounds},
            {QStringLiteral("at"), chance.at.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("passed"), chance.passed},
            {QStringLiteral("line"), chance.line}};
}

std::optional<InspectionCase> inspectionFrom(const QByteArray& text) {
    return inspectionFrom(QJsonDocument::fromJson(text).object());
}

std::optional<InspectionCase> inspectionFrom(const QJsonObject& stored) {
    if (stored[QLatin1String("format")].toString() != kCaseFormat) {
        return std::nullopt;
    }
    InspectionCase inspection;
    inspection.about = aboutFrom(stored[QLatin1String("about")].toObject());
    inspection.notes = notesFrom(stored[QLatin1String("rules")].toObject());
    inspection.findings = findingsFrom(stored);
    for (const QJsonValue& one : stored[QLatin1String("disputes")].toArray()) {
        if (auto complaint = complaintFrom(one.toObject());
            complaint && inspection.complaints.size() < InspectionCase::kMostComplaints) {
            inspection.complaints.push_back(std::move(*complaint));
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
                         chance[QLatin1String("line")].toString().left(Complaint::kLongestText)};
    }
    return inspection;
}

} // namespace mesaviva::app
