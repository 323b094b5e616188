// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/report/report_desk.h"

#include "app/core/history/sheet_saver.h"
#include "app/core/record/record_text.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/fairness/chance_desk.h"
#include "app/desks/inspect/file/case_sheet.h"
#include "app/desks/inspect/report/inspection_report.h"
#include "engine/base/seed.h"
#include "engine/record/rows.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace mesaviva::app {

InspectionMemory::InspectionMemory(TableInspector& desk, InspectionFile& file, QObject* parent)
    : QObject(parent),
      m_desk(desk),
      m_file(file) {
    connect(&m_desk, &TableInspector::ruleCovered, this, &InspectionMemory::keepRule);
    connect(&m_desk, &TableInspector::openChanged, this, &InspectionMemory::remember);
    connect(m_desk.conformity(), &ConformityModel::wanted, this, &InspectionMemory::remember);
    connect(m_desk.conformity(), &ConformityModel::initialsChanged, this, &InspectionMemory::keepInitials);
    connect(m_desk.faults(), &FaultDesk::storedChanged, this, &InspectionMemory::keepFaults);
    connect(m_desk.conformity(), &ConformityModel::judgedRule, this,
            [this](const QString& rule) { keepNote(rule, false); });
    connect(m_desk.conformity(), &ConformityModel::remarkTyped, this,
            [this](const QString& rule) { keepNote(rule, true); });
    connect(m_desk.conformity(), &ConformityModel::foundMore, this, &InspectionMemory::keepFindings);
    connect(&m_file, &InspectionFile::changed, this, &InspectionMemory::follow);
    connect(&m_file, &InspectionFile::opened, this, &InspectionMemory::switchCase);
    connect(&m_file, &InspectionFile::troubleChanged, this, &InspectionMemory::tellTrouble);
}

void InspectionMemory::remember() {
    if (std::exchange(m_remembers, true)) {
        return;
    }
    const InspectionCase& stored = m_file.inspection();
    m_desk.faults()->remember(stored.faults);
    m_desk.cover(stored.covered);
    m_desk.conformity()->setNotes(stored.notes);
    m_desk.conformity()->setFindings(stored.findings);
    m_desk.conformity()->setInitials(stored.initials);
    tellTrouble();
}

void InspectionMemory::tellTrouble() {
    const QString trouble = m_file.trouble();
    m_desk.conformity()->setTrouble(trouble.isEmpty() && m_remembers && m_file.inspection().about.isClosed()
                                        ? tr("The case is closed: its verdicts and remarks can only be read.")
                                        : trouble);
}

// Of a closed case the notes stay as they were.
void InspectionMemory::keepNote(const QString& rule, bool isTyping) {
    const InspectionNote note = m_desk.conformity()->notes().value(rule);
    remember();
    m_file.change(
        [&](InspectionCase& inspection) {
            if (note.isEmpty()) {
                inspection.notes.remove(rule);
            } else {
                inspection.notes[rule] = note;
            }
        },
        isTyping ? CaseFactName{kVerdictFact, rule} : CaseFactName());
    m_desk.conformity()->setNotes(m_file.inspection().notes);
}

// The list shows rules, and takes findings about them, only after remember().
void InspectionMemory::keepFindings(const QString& typed) {
    m_file.change([&](InspectionCase& inspection) { inspection.findings = m_desk.conformity()->findings(); },
                  typed.isEmpty() ? CaseFactName() : CaseFactName{kDifferenceFact, typed});
    m_desk.conformity()->setFindings(m_file.inspection().findings);
}

void InspectionMemory::switchCase() {
    m_remembers = true;
    m_desk.faults()->replacePast(m_file.inspection().faults);
    m_desk.cover(m_file.inspection().covered);
    follow();
}

void InspectionMemory::keepRule(const QString& rule) {
    remember();
    m_file.change([&](InspectionCase& inspection) {
        if (!inspection.covered.contains(rule) && inspection.covered.size() < InspectionCase::kMostCovered) {
            inspection.covered.append(rule);
        }
    });
}

void InspectionMemory::keepFaults() {
    remember();
    m_file.change([&](InspectionCase& inspection) { inspection.faults = m_desk.faults()->storedFaults(); });
}

// The initials are shared by all places where they are entered.
void InspectionMemory::keepInitials() {
    const QString typed = m_desk.conformity()->initials();
    remember();
    m_file.change([&](InspectionCase& inspection) { inspection.initials = typed; });
}

// The case has changed elsewhere, or another one was opened.
void InspectionMemory::follow() {
    if (!m_remembers) {
        return;
    }
    if (m_file.inspection().covered.size() != m_desk.coveredRules()) {
        m_desk.cover(m_file.inspection().covered);
    }
    m_desk.conformity()->setNotes(m_file.inspection().notes);
    m_desk.conformity()->setFindings(m_file.inspection().findings);
    m_desk.conformity()->setInitials(m_file.inspection().initials);
    tellTrouble();
}

ReportDesk::ReportDesk(RecordKeeper& keeper, const GameRegistry& games, InspectionFile& file,
                       TableInspector& inspector, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games),
      m_file(file),
      m_inspector(inspector) {
    connect(&m_file, &InspectionFile::changed, this, [this] {
        updateEntries();
        if (m_listedState != std::pair(number(), isClosed())) {
            readCases();
        }
        emit changed();
    });
    connect(&m_file, &InspectionFile::opened, this, [this] {
        m_removed.reset();
        m_handed.reset();
        m_begun = QDateTime::currentDateTime();
        readCases();
        emit messageChanged();
    });
    connect(&m_file, &InspectionFile::troubleChanged, this, &ReportDesk::messageChanged);
    connect(m_inspector.conformity(), &ConformityModel::summed, this, &ReportDesk::changed);
    connect(m_inspector.faults(), &FaultDesk::injectedChanged, this, &ReportDesk::changed);
    connect(m_inspector.chance(), &ChanceDesk::changed, this, [this] {
        storeChance();
        emit changed();
    });
    m_inspector.setNotes(
        [this](const QString& round, std::uint64_t seq) { return m_file.notesAt(round, seq); });
    connect(&m_file, &InspectionFile::changed, &m_inspector, &TableInspector::updateNotes);
}

ReportDesk::~ReportDesk() {
    *m_stopped = true;
    m_worker.reset();
}

// The test is part of the inspection, even if the program is closed before the report.
void ReportDesk::storeChance() {
    const auto tested = testedChance();
    const auto& stored = m_file.inspection().chance;
    if (!tested || (stored && stored->at == tested->at)) {
        return;
    }
    m_file.change([&](InspectionCase& inspection) {
        inspection.chance = StoredChance{QString::fromStdString(toHex(tested->seed)),
                                         static_cast<qint64>(tested->report.rounds), tested->at,
                                         tested->report.passed, ChanceText::line(*tested)};
    });
}

void ReportDesk::begin() {
    m_memory.remember();
    m_inspector.conformity()->read();
    readCases();
}

void ReportDesk::readCases() {
    m_listedState = {number(), isClosed()};
    m_cases.clear();
    m_caseNumbers.clear();
    m_currentCase = -1;
    for (const InspectionFile::Listed& one : m_file.cases()) {
        const QString begun =
            one.begun.isValid() ? QLocale().toString(one.begun.date(), QLocale::ShortFormat) : QString();
        QStringList parts{one.about.number, one.about.entity, one.about.place, begun,
                          one.isBroken           ? tr("chain broken")
                          : one.about.isClosed() ? tr("closed")
                                                 : QString()};
        parts.removeAll(QString());
        m_currentCase = one.isOpen ? static_cast<int>(m_cases.size()) : m_currentCase;
        m_cases.append(parts.join(QStringLiteral(" · ")));
        m_caseNumbers.append(one.about.number);
    }
    if (m_currentCase < 0) {
        m_currentCase = 0;
        m_cases.prepend(tr("New case"));
        m_caseNumbers.prepend(QString());
    }
    emit casesChanged();
}

void ReportDesk::openCase(int index) {
    if (index >= 0 && index < m_cases.size() && index != m_currentCase) {
        m_file.open(m_caseNumbers.at(index));
    }
}

void ReportDesk::beginCase() {
    m_memory.remember();
    m_file.begin();
}

QString ReportDesk::notGathered() const {
    if (!isClosed()) {
        return {};
    }
    //: %1 the number of a case
    const QString closed =
        tr("Case %1 is closed: what you see and do here is not added to it.").arg(number());
    return m_file.hasLost()
               ? closed + u' ' + tr("Something was left out already. Reopen the case, or begin a new one.")
               : closed;
}

QString ReportDesk::period() const {
    const InspectionCase& inspection = m_file.inspection();
    if (!inspection.begun.isValid()) {
        return tr("A new case: it gets its number with its first entry.");
    }
    const QString begun = zonedMomentText(inspection.begun);
    return isClosed()
               //: %1 and %2 date and time
               ? tr("Begun %1, closed %2.").arg(begun, zonedMomentText(inspection.about.closed))
               //: %1 date and time
               : tr("Begun %1.").arg(begun);
}

void ReportDesk::setAbout(QString CaseAbout::*field, const char* name, const QString& text) {
    m_file.change(
        [&](InspectionCase& inspection) {
            inspection.about.*field =
                text.left(field == &CaseAbout::conclusion ? Complaint::kLongestText : CaseAbout::kLongest);
        },
        {kAboutFact, QString::fromLatin1(name)});
}

QVariantList ReportDesk::entries() const {
    QVariantList list;
    int place = 0;
    const auto add = [&](FileEntry::Kind kind, const QString& title, const QString& detail) {
        FileEntry entry;
        entry.kind = kind;
        entry.place = place++;
        entry.title = title;
        entry.detail = detail;
        list.append(QVariant::fromValue(entry));
    };
    const InspectionCase& inspection = m_file.inspection();
    for (const Complaint& complaint : inspection.complaints) {
        add(FileEntry::Complaint, tr("Complaint about round %1").arg(complaint.round),
            complaint.player.isEmpty()
                ? findingText().value(complaint.finding)
                : QStringLiteral("%1 · %2").arg(nameOnSheet(complaint.player),
                                                findingText().value(complaint.finding)));
    }
    place = 0;
    for (const PinnedNote& note : inspection.pinned) {
        add(FileEntry::Note,
            note.stagedTable.key.isEmpty()
                ? tr("Note at event %1 of round %2").arg(note.seq).arg(note.round)
                //: %1 the number of an event, %2 what a scenario or a lesson is called
                : tr("Note at event %1 of “%2”").arg(note.seq).arg(note.where()),
            note.text.simplified());
    }
    place = 0;
    for (const ReturnedNote& note : inspection.returned) {
        add(FileEntry::Returned, tr("Note on payback"),
            QStringLiteral("%1 · %2").arg(note.text.simplified(), note.sumText()));
    }
    place = 0;
    for (const QString& round : inspection.rounds) {
        add(FileEntry::Round, tr("Sheet of round %1").arg(round), tr("included in full"));
    }
    place = 0;
    for (const QString& table : inspection.tables) {
        add(FileEntry::Table, tr("Table %1").arg(table), tr("settings and ledger"));
    }
    return list;
}

void ReportDesk::updateEntries() {
    QStringList lines;
    for (const QVariant& each : entries()) {
        const auto entry = each.value<FileEntry>();
        lines.append(QStringLiteral("%1\n%2\n%3").arg(entry.kind).arg(entry.title, entry.detail));
    }
    if (lines != m_shownEntries) {
        m_shownEntries = lines;
        emit entriesChanged();
    }
}

QString ReportDesk::summary() const {
    QString gathered = tr("%1 Faults injected: %2.")
                           .arg(m_inspector.conformity()->judgedSummary() + u'.')
                           .arg(m_inspector.faults()->judged().size());
    if (const std::size_t checks = m_file.inspection().checks.size(); checks > 0) {
        //: %1 how many
        gathered += u' ' + tr("Verifications: %1.").arg(checks);
    }
    const auto& chance = m_file.inspection().chance;
    return chance ? gathered + u' ' +
                        (chance->passed ? tr("Chance was tested: passed.")
                                        : tr("Chance was tested: not passed."))
                  : gathered;
}

void ReportDesk::setInitials(const QString& initials) {
    m_file.change([&](InspectionCase& inspection) {
        inspection.initials = initials.left(ConformityModel::kLongestInitials);
    });
}

void ReportDesk::setCheckRecord(bool check) {
    if (check != m_checkRecord) {
        m_checkRecord = check;
        emit changed();
    }
}

bool ReportDesk::hasRound(const QString& round) const { return m_file.inspection().rounds.contains(round); }

QString ReportDesk::full() const {
    const InspectionCase& inspection = m_file.inspection();
    QStringList said;
    const auto add = [&](auto size, auto most, const QString& what) {
        if (static_cast<qsizetype>(size) >= static_cast<qsizetype>(most)) {
            said.append(what);
        }
    };
    add(inspection.complaints.size(), InspectionCase::kMostComplaints, tr("complaints"));
    add(inspection.pinned.size(), InspectionCase::kMostPinned, tr("notes"));
    add(inspection.returned.size(), InspectionCase::kMostReturned, tr("notes on payback"));
    add(inspection.rounds.size(), InspectionCase::kMostRounds, tr("sheets of rounds"));
    add(inspection.tables.size(), InspectionCase::kMostTables, tr("tables"));
    add(inspection.looked.size(), InspectionCase::kMostLooked, tr("rounds that were inspected"));
    add(inspection.corrections.size(), InspectionCase::kMostCorrections, tr("corrections"));
    add(inspection.stagedTables.size(), InspectionCase::kMostStories, tr("scenarios that were played"));
    add(inspection.checks.size(), InspectionCase::kMostChecks, tr("verifications"));
    QStringList lines;
    if (!said.isEmpty()) {
        lines.append(fullWords(said));
    }
    if (inspection.faults.size() >= StoredFault::kMost) {
        //: %1 how many
        lines.append(tr("Of the injected faults it keeps the last %1.").arg(StoredFault::kMost));
    }
    return lines.join(u' ');
}

QString ReportDesk::fullWords(const QStringList& what) {
    //: %1 a list such as "complaints, notes"
    return tr("The case is full: it can take no more %1. Begin a new one.")
        .arg(what.join(QStringLiteral(", ")));
}

bool ReportDesk::addRound(InspectedRound* shown) {
    const QString round = shown && shown->isClosed() ? shown->round() : QString();
    if (!round.isEmpty() && !hasRound(round) &&
        m_file.inspection().rounds.size() < InspectionCase::kMostRounds) {
        m_file.change([&](InspectionCase& inspection) { inspection.rounds.append(round); });
        m_file.addLooked(round);
    }
    return hasRound(round);
}

bool ReportDesk::pin(InspectedRound* shown, const QString& note) {
    const QString text = note.trimmed().left(Complaint::kLongestText);
    const RoundSheetParts::Step* const step = shown ? shown->moments()->at(shown->moment()) : nullptr;
    if (!step || text.isEmpty() || isClosed() ||
        m_file.inspection().pinned.size() >= InspectionCase::kMostPinned) {
        return false;
    }
    m_file.change([&](InspectionCase& inspection) {
        inspection.pinned.push_back({shown->round(), step->seq, step->text, text, {}, {}});
    });
    m_file.addLooked(shown->round());
    return true;
}

QString ReportDesk::pinDenial(double seq) const {
    if (isClosed()) {
        return tr("The case is closed: reopen it, or begin a new one.");
    }
    const auto event = static_cast<std::uint64_t>(std::max(seq, 0.0)); // numbers start at 1
    const auto described = m_inspector.eventLog()->describedEvent(event);
    if (!described) {
        //: %1 the number of an event
        return tr("Event %1 is no longer in the event log.").arg(event);
    }
    if (m_inspector.roundOf(described->round).isEmpty()) {
        return tr("What happens at this table is not recorded: a note on it could not be found again.");
    }
    return m_file.inspection().pinned.size() < InspectionCase::kMostPinned ? QString()
                                                                           : fullWords({tr("notes")});
}

bool ReportDesk::pinAt(double seq, const QString& note) {
    const QString text = note.trimmed().left(Complaint::kLongestText);
    if (text.isEmpty() || !pinDenial(seq).isEmpty()) {
        return false;
    }
    const auto event = static_cast<std::uint64_t>(seq);
    const EventLogModel::DescribedEvent described = *m_inspector.eventLog()->describedEvent(event);
    const LoggedEvent fact = m_inspector.eventLog()->loggedEvent(event);
    const QString round = m_inspector.roundOf(described.round);
    const StagedTable stagedTable = m_inspector.stagedTable();
    m_file.change([&](InspectionCase& inspection) {
        inspection.pinned.push_back({round, event, described.words, text,
                                     stagedTable.key == round ? stagedTable : StagedTable(), fact});
    });
    if (const auto id = record::roundIdFrom(round.toStdString()); id && id->round > 0) {
        m_file.addLooked(round);
    }
    return true;
}

void ReportDesk::correct(const StoredCorrection& correction) {
    m_file.change([&](InspectionCase& inspection) {
        if (inspection.corrections.size() < InspectionCase::kMostCorrections) {
            inspection.corrections.push_back(correction);
        }
    });
}

QString ReportDesk::build() {
    if (!m_build) {
        if (!std::exchange(m_sums, true)) {
            m_worker->run(
                *this, [] { return buildSums(); },
                [this](const BuildSums& sums) {
                    m_build = sums;
                    emit buildRead();
                });
        }
        return {};
    }
    return tr("Program, SHA-256: %1").arg(programSumText(*m_build)) + u'\n' +
           tr("Its assets, SHA-256: %1").arg(assetSumText(*m_build));
}

void ReportDesk::remove(int kind, int place) {
    InspectionCase removed;
    m_file.change([&](InspectionCase& inspection) {
        const auto move = [&](auto& from, auto& to) {
            if (place >= 0 && place < static_cast<int>(from.size())) {
                to.push_back(*(from.begin() + place));
                from.erase(from.begin() + place);
            }
        };
        switch (kind) {
        case FileEntry::Complaint: move(inspection.complaints, removed.complaints); break;
        case FileEntry::Note: move(inspection.pinned, removed.pinned); break;
        case FileEntry::Returned: move(inspection.returned, removed.returned); break;
        case FileEntry::Round: move(inspection.rounds, removed.rounds); break;
        case FileEntry::Table: move(inspection.tables, removed.tables); break;
        default: break;
        }
    });
    if (!removed.isEmpty()) {
        m_removed = std::move(removed);
        emit changed();
    }
}

void ReportDesk::undo() {
    if (!m_removed) {
        return;
    }
    const InspectionCase removed = *std::exchange(m_removed, std::nullopt);
    m_file.change([&](InspectionCase& inspection) {
        const auto putBack = [](auto& list, const auto& more, const auto& isSame) {
            for (const auto& one : more) {
                if (std::none_of(list.begin(), list.end(),
                                 [&](const auto& other) { return isSame(other, one); })) {
                    list.push_back(one);
                }
            }
        };
        const auto isEqual = [](const auto& one, const auto& other) { return one == other; };
        // A newer complaint about the same round takes precedence, and a newer note on the same row.
        putBack(inspection.complaints, removed.complaints,
                [](const Complaint& one, const Complaint& other) { return one.round == other.round; });
        putBack(inspection.returned, removed.returned,
                [](const ReturnedNote& one, const ReturnedNote& other) {
                    return one.window == other.window && one.key == other.key && one.chosen == other.chosen &&
                           (!other.chosen || one.until == other.until);
                });
        putBack(inspection.pinned, removed.pinned, isEqual);
        putBack(inspection.rounds, removed.rounds, isEqual);
        putBack(inspection.tables, removed.tables, isEqual);
    });
    emit changed();
}

namespace {

// With what the shipped scenarios show of each rule; plays them if that is not known yet.
ReportRequests withProofs(ReportRequests requests, const std::atomic<bool>& stopped) {
    const RuleProofs proofs = proveRules([&stopped](double) { return !stopped; });
    for (ConformityLine& line : requests.rules) {
        line.proofs = proofs.value(line.rule.id);
    }
    return requests;
}

} // namespace

void ReportDesk::save(const QUrl& file) {
    if (m_busy || !file.isLocalFile()) {
        return;
    }
    m_busy = true;
    m_progress = 0;
    m_handed.reset();
    m_fault.reset();
    *m_stopped = false;
    emit progressed();
    emit messageChanged();
    begin();
    const QByteArray text = m_file.text(); // saves it, too
    ReportRequests requests{m_file.inspection(),
                            m_inspector.conformity()->allLines(),
                            m_inspector.conformity()->judgedSummary(),
                            m_inspector.faults()->judged(),
                            testedChance(),
                            m_checkRecord,
                            m_started,
                            m_file.inspection().begun,
                            CaseChain::from(text).value_or(CaseChain::Read()).chain,
                            m_keeper.shownCopy()};
    requests.pictureFolder = m_inspector.conformity()->pictureFolder();
    m_worker->run([this, requests = std::move(requests), text,
                   path = QFileInfo(file.toLocalFile()).absoluteFilePath(),
                   record = std::filesystem::path(m_keeper.shownFile().toStdU16String()),
                   stopped = m_stopped] {
        int reported = 0;
        const ReportProgress progress = [&](double done) {
            if (const int percent = static_cast<int>(100 * done);
                percent != std::exchange(reported, percent)) {
                postTo(this, [this, done] {
                    m_progress = done;
                    emit progressed();
                });
            }
            return !*stopped;
        };
        HandedOver what;
        what.pdf = path;
        std::optional<record::FaultKind> fault;
        try {
            if (const auto facts = gatherReport(withProofs(requests, *stopped), record, m_games, progress)) {
                what =
                    handOver(reportSheet(*facts), reportJson(*facts), text, path, [&] { return !*stopped; });
            } else {
                what.outcome = HandedOver::Cancelled;
            }
        } catch (const record::Fault& bad) {
            fault = bad.kind;
        }
        postTo(this, [this, what, fault] {
            m_busy = false;
            m_fault = fault;
            m_handed = what;
            emit progressed();
            emit messageChanged();
        });
    });
}

// A test made before this inspection began is not part of it.
std::shared_ptr<const ChanceResult> ReportDesk::testedChance() const {
    auto result = m_inspector.chance()->result();
    return result && (!m_begun.isValid() || result->at >= m_begun) ? result : nullptr;
}

QUrl ReportDesk::proposedFile() const { return SheetSaver::proposed(tr("inspection")); }

QString ReportDesk::message() const {
    const QString trouble = m_file.trouble();
    return !trouble.isEmpty() ? trouble
           : m_fault          ? RecordKeeper::words(*m_fault)
           : m_handed         ? handedOverText(*m_handed)
                              : QString();
}

bool ReportDesk::hasFailed() const {
    return !m_file.trouble().isEmpty() || m_fault || (m_handed && m_handed->outcome != HandedOver::Written);
}

QString ReportDesk::hash() const {
    return m_handed && m_handed->outcome == HandedOver::Written ? m_handed->pdfHash : QString();
}

QString ReportDesk::line() const {
    return m_handed && m_handed->outcome == HandedOver::Written ? m_handed->line() : QString();
}

void ReportDesk::copyLine() const { QGuiApplication::clipboard()->setText(line() + u'\n'); }

void ReportDesk::retranslate() {
    m_export.retranslate();
    if (!m_cases.isEmpty()) {
        readCases();
    }
    updateEntries();
    emit changed();
    emit messageChanged();
    emit buildRead();
}

} // namespace mesaviva::app
