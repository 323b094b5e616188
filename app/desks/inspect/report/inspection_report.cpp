// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/report/inspection_report.h"

#include "app/core/history/finding_list_model.h"
#include "app/core/record/exercise_file.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/cases/complaint_desk.h"
#include "app/desks/inspect/fairness/significant_model.h"
#include "app/desks/inspect/file/case_sheet.h"
#include "app/desks/inspect/file/returned_text.h"
#include "app/desks/inspect/report/report_sections.h"
#include "engine/base/seed.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/history/injections.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/record_reader.h"
#include "engine/record/write/log_copy.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <utility>

namespace mesaviva::app {

std::string_view name(CopyState state) {
    switch (state) {
    case CopyState::absent: return "absent";
    case CopyState::unchecked: return "unchecked";
    case CopyState::agrees: return "agrees";
    case CopyState::differs: return "differs";
    case CopyState::unread: return "unread";
    }
    return {};
}

namespace {

constexpr int kReturnedSteps = 4;
constexpr std::size_t kLargestExport = 2'000'000; // bytes of one round

struct ReportStopped {};

class ReportGathering {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    ReportGathering(ReportRequests requests, const std::filesystem::path& record, const GameRegistry& games,
                    const ReportProgress& progress)
        : m_path(record),
          m_games(games),
          m_progress(progress) {
        m_facts.requests = std::move(requests);
        const InspectionCase& inspection = m_facts.requests.inspection;
        m_steps = inspection.tables.size() + inspection.rounds.size() +
                  static_cast<qsizetype>(inspection.complaints.size()) +
                  (m_facts.requests.checkRecord ? 8 : 0) + kReturnedSteps + 1;
    }

    ReportFacts gather() {
        auto reader = record::RecordReader::open(m_path);
        if (!reader) {
            throw reader.error();
        }
        record::RecordReader& from = **reader;
        // A running table continues to write; all parts must read the same state.
        const record::RecordSnapshot moment(from);
        m_facts.read = QDateTime::currentDateTime();
        attempt(QStringLiteral("head"), [&] { readHead(from); });
        for (Complaint& complaint : m_facts.requests.inspection.complaints) {
            attempt(complaint.round, [&] { readComplaint(from, complaint); });
            step();
        }
        for (const QString& table : m_facts.requests.inspection.tables) {
            attempt(table, [&] { readTable(from, table.toLongLong()); });
            attempt(table, [&] { readSignificant(from, table.toLongLong()); });
            attempt(table, [&] { readCorrections(from, table.toLongLong()); });
            step();
        }
        for (const QString& round : m_facts.requests.inspection.rounds) {
            attempt(round, [&] { readRound(from, round); });
            step();
        }
        attempt(QStringLiteral("notes"), [&] { readNotes(from); });
        attempt(QStringLiteral("caused"), [&] { readInjected(from); });
        attempt(QStringLiteral("points"), [&] { readPoints(from); });
        step();
        attempt(QStringLiteral("ledgers"), [&] { readLedgers(from); });
        attempt(QStringLiteral("returned"), [&] { readReturned(from); });
        m_done += kReturnedSteps;
        if (m_facts.requests.checkRecord && !isVerdictHidden(m_path)) {
            m_facts.verification = record::verify(from, [this](std::uint64_t done, std::uint64_t all) {
                tell(all > 0 ? 8.0 * static_cast<double>(done) / static_cast<double>(all) : 0);
            });
        }
        readCopy();
        m_done = m_steps;
        m_facts.build = buildSums();
        tell(0);
        return std::move(m_facts);
    }

private:
    // Its device may never answer.
    void readCopy() {
        if (m_facts.requests.copy.isEmpty()) {
            return;
        }
        if (!m_facts.requests.checkRecord) {
            m_facts.copy = CopyState::unchecked;
            return;
        }
        const auto compared = record::patiently(
            record::kPatience,
            [record = m_path, copy = std::filesystem::path(m_facts.requests.copy.toStdU16String())](
                const std::function<void()>& beat) { return record::compareWithCopy(record, copy, beat); },
            [this] { tell(8); });
        if (!compared || !*compared) {
            m_facts.copy = CopyState::unread;
            return;
        }
        m_facts.copyDifference = **compared;
        m_facts.copy = m_facts.copyDifference ? CopyState::differs : CopyState::agrees;
    }

    void tell(double part) {
        if (!m_progress(std::min(1.0, (static_cast<double>(m_done) + part) / static_cast<double>(m_steps)))) {
            throw ReportStopped();
        }
    }
    void step() {
        ++m_done;
        tell(0);
    }

    // Notes damage and reports the rest nevertheless.
    template <class Read>
    void attempt(const QString& what, const Read& read) {
        try {
            read();
        } catch (const record::Fault& fault) {
            m_facts.troubles.append(
                QStringLiteral("%1: %2 (%3)")
                    .arg(what, RecordKeeper::words(fault.kind), FindingText::problem(fault.problem)));
        }
    }

    void readComplaint(record::RecordReader& reader, Complaint& complaint) {
        m_facts.lost.append(complaint.round);
        const auto id = record::roundIdFrom(complaint.round.toStdString());
        const auto read = id ? InspectedRound::readFrom(reader, m_games, *id) : std::nullopt;
        if (read && read->parts) {
            complaint.injected = InspectedRound::hasInspectorsFault(*read);
            fillFacts(complaint, *read); // it may be in another language
            m_facts.lost.removeAll(complaint.round);
        }
        ComplaintDesk::addPictures(complaint, reader, m_games);
    }

    // Notes on recorded rounds may be described in another language.
    void readNotes(record::RecordReader& reader) {
        QHash<QString, std::optional<InspectedRound::Read>> rounds;
        for (PinnedNote& note : m_facts.requests.inspection.pinned) {
            const auto id = record::roundIdFrom(note.round.toStdString());
            if (!note.fact.isEmpty() || !id) {
                continue;
            }
            if (!rounds.contains(note.round)) {
                rounds.insert(note.round, InspectedRound::readFrom(reader, m_games, *id));
                tell(0);
            }
            const std::optional<InspectedRound::Read>& read = rounds[note.round];
            if (!read || !read->parts) {
                continue;
            }
            const auto& steps = read->parts->steps;
            const auto step = std::ranges::find(steps, note.seq, &RoundSheetParts::Step::seq);
            if (step != steps.end()) {
                note.event = step->text;
            }
        }
    }

    void readHead(record::RecordReader& reader) {
        m_facts.chainHead = QString::fromStdString(toHex(reader.head()));
    }

    void readTable(record::RecordReader& reader, record::TableNumber number) {
        const auto row = reader.table(number);
        const TableGame* const game = row ? m_games.find(QString::fromStdString(row->game)) : nullptr;
        if (!game) {
            m_facts.missing.append(QString::number(number));
            return;
        }
        ReportedTable table{*row, record::openingFacts(reader, number), game->title(), {}, {}, {}, {}};
        const auto* const rounds = game->as<RecordedRounds>();
        record::RoundFilter filter;
        filter.table = number;
        for (const record::RoundRow& round : reader.rounds(filter, 2)) {
            if (const auto parts = rounds && round.closed && table.settings.empty()
                                       ? rounds->sheetParts(reader, round.id)
                                       : std::nullopt) {
                table.regulation = parts->regulation;
                table.settings = parts->settings;
                table.houseRules = parts->houseRules;
            }
        }
        table.ledger = record::reconcile(reader, number, [this](std::uint64_t, std::uint64_t) { tell(0); });
        m_facts.tables.push_back(std::move(table));
    }

    // Every report has a reconciliation.
    void readLedgers(record::RecordReader& reader) {
        const auto progress = [this](std::uint64_t, std::uint64_t) { tell(0); };
        if (m_facts.requests.checkRecord) {
            ReportedTotal total;
            for (const record::TableRow& table : reader.tables()) {
                try {
                    if (const auto ledger = record::reconcile(reader, table.number, progress)) {
                        addTo(total, *ledger);
                    }
                } catch (const record::Fault&) { // the verification reports what is wrong there
                    total.wrong.append(QString::number(table.number));
                }
            }
            m_facts.total = std::move(total);
        } else if (m_facts.tables.empty()) {
            const std::vector<record::TableRow> played = reader.playedTables();
            if (!played.empty()) {
                m_facts.newest = record::reconcile(reader, played.front().number, progress);
            }
        }
    }

    static void addTo(ReportedTotal& total, const record::TableReconciliation& ledger) {
        ++total.tables;
        total.rounds += ledger.rounds;
        total.staked = record::added(total.staked, ledger.staked);
        total.returned = record::added(total.returned, ledger.returned);
        if (!ledger.isRight()) {
            total.wrong.append(QString::number(ledger.table.number));
        }
        for (const record::AccountLine& line : ledger.accounts) {
            auto sum = std::ranges::find(total.accounts, line.account, &record::AccountLine::account);
            if (sum == total.accounts.end()) {
                total.accounts.push_back({line.account, {}, {}, {}, {}});
                sum = total.accounts.end() - 1;
            }
            sum->opening = record::added(sum->opening, line.opening);
            sum->in = record::added(sum->in, line.in);
            sum->out = record::added(sum->out, line.out);
            sum->closing = record::added(sum->closing, line.closing);
        }
    }

    // Divides the list among the tables.
    void readSignificant(record::RecordReader& reader, record::TableNumber number) {
        const auto tables = static_cast<std::size_t>(m_facts.requests.inspection.tables.size());
        record::SignificantFilter filter;
        filter.table = number;
        const bool isWhole = readEvents(
            reader, filter, std::max(ReportFacts::kLeastOfTable, ReportFacts::kMostSignificant / tables),
            m_facts.significant, m_facts.significantDetails);
        m_facts.significantCut = m_facts.significantCut || !isWhole;
    }

    // Reads all of them, regardless of the other significant events.
    void readCorrections(record::RecordReader& reader, record::TableNumber number) {
        for (const auto kind : {record::SignificantKind::fault, record::SignificantKind::void_round}) {
            record::SignificantFilter filter;
            filter.table = number;
            filter.kind = kind;
            const std::size_t most = ReportFacts::kMostCorrections -
                                     std::min(ReportFacts::kMostCorrections, m_facts.corrections.size());
            const bool isWhole =
                readEvents(reader, filter, most, m_facts.corrections, m_facts.correctionDetails);
            m_facts.correctionsCut = m_facts.correctionsCut || !isWhole;
        }
    }

    // Reads at most `most` events; returns false if there are more.
    bool readEvents(record::RecordReader& reader, const record::SignificantFilter& filter, std::size_t most,
                    std::vector<record::SignificantEvent>& events, std::vector<SignificantDetail>& details) {
        const std::optional<record::TableRow> table = reader.table(*filter.table);
        const AmountsAt there(table ? placeOfRules(table->rules) : AmountPlace::anywhere);
        std::int64_t next = 0;
        std::size_t listed = 0;
        do {
            if (listed >= most) {
                return false;
            }
            const auto page = record::significantEvents(reader, filter, most - listed, next);
            const std::vector<SignificantDetail> words =
                SignificantModel::detailsOf(reader, m_games, page.events);
            events.insert(events.end(), page.events.begin(), page.events.end());
            details.insert(details.end(), words.begin(), words.end());
            listed += page.events.size();
            next = page.next;
            tell(0);
        } while (next != 0);
        return true;
    }

    void readRound(record::RecordReader& reader, const QString& id) {
        const auto round = record::roundIdFrom(id.toStdString());
        const auto row = round ? reader.round(*round) : std::nullopt;
        const auto* const rounds = row && row->closed
                                       ? m_games.capability<RecordedRounds>(QString::fromStdString(row->game))
                                       : nullptr;
        auto parts = rounds ? rounds->sheetParts(reader, *round) : std::nullopt;
        if (!parts) {
            m_facts.missing.append(id);
            return;
        }
        // The report has a table's settings once.
        const auto isOfTable = [&](const ReportedTable& table) {
            return table.row.number == round->table && !table.settings.empty();
        };
        if (std::ranges::any_of(m_facts.tables, isOfTable)) {
            //: %1 a table's number
            parts->settings = {{tr("Settings"), tr("of table %1 in this report").arg(round->table)}};
            parts->houseRules.clear();
        }
        ReportedRound reported{id, roundSheet(*parts), {}};
        record::RoundJson(reader).one(
            *round, [](const auto&) {},
            [&](const auto& facts) {
                const std::string text = record::jsonText(facts);
                if (text.size() <= kLargestExport) {
                    reported.facts = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
                }
            });
        m_facts.rounds.push_back(std::move(reported));
    }

    // Covers rounds viewed, complained about or included, and those of reported faults.
    void readInjected(record::RecordReader& reader) {
        const InspectionCase& inspection = m_facts.requests.inspection;
        QStringList rounds = inspection.looked + inspection.rounds;
        for (const Complaint& complaint : inspection.complaints) {
            rounds.append(complaint.round);
        }
        for (const JudgedFault& fault : m_facts.requests.faults) {
            rounds.append(fault.round);
        }
        rounds.removeDuplicates();
        for (const QString& id : rounds) {
            const auto round = record::roundIdFrom(id.toStdString());
            auto row = round ? reader.round(*round) : std::nullopt;
            if (row) {
                record::markInjected(reader, *row);
            }
            if (row && row->injected) {
                m_facts.injected.append(id);
            }
        }
    }

    void readReturned(record::RecordReader& reader) {
        std::vector<record::ReturnedSince> windows;
        m_facts.returnedEnd = ReturnedEnd::newest(reader);
        for (const ReturnedWindow& window : ReturnedText::windows(m_facts.returnedEnd)) {
            windows.push_back(window.since);
        }
        const std::size_t fixed = windows.size();
        const QDate newest = timeOf(m_facts.returnedEnd.at).date();
        const QDate month(newest.year(), newest.month(), 1);
        for (int i = 0; i < ReportFacts::kMonths; ++i) { // in local time, as for the other windows
            windows.push_back({momentOf(month.addMonths(-i)), momentOf(month.addMonths(1 - i))});
        }
        m_facts.returned =
            record::addUpReturned(reader, windows, [this](std::uint64_t done, std::uint64_t all) {
                tell(all > 0 ? kReturnedSteps * static_cast<double>(done) / static_cast<double>(all) : 0);
            });
        for (std::size_t i = fixed; i < m_facts.returned.size(); ++i) {
            if (!m_facts.returned[i].empty()) {
                m_facts.months.emplace_back(month.addMonths(static_cast<int>(fixed) - static_cast<int>(i)),
                                            std::move(m_facts.returned[i]));
            }
        }
        m_facts.returned.resize(std::min(fixed, m_facts.returned.size()));
    }

    static record::WallTime momentOf(QDate day) {
        return record::WallTime(std::chrono::milliseconds(day.startOfDay().toMSecsSinceEpoch()));
    }

    void readPoints(record::RecordReader& reader) {
        const record::Balances balances(reader);
        m_facts.pointRounds = balances.all().size();
        for (const record::Balance& one : balances.all()) {
            m_facts.pointNet = record::added(m_facts.pointNet, one.round.returned - one.round.staked);
            m_facts.pointGiven = record::added(m_facts.pointGiven, one.given);
        }
        if (!balances.all().empty()) {
            m_facts.points = {balances.all().front(), balances.all().back()};
        }
    }

    std::filesystem::path m_path;
    const GameRegistry& m_games;
    const ReportProgress& m_progress;
    ReportFacts m_facts;
    qsizetype m_steps = 1;
    qsizetype m_done = 0;
};

} // namespace

std::optional<ReportFacts> gatherReport(ReportRequests requests, const std::filesystem::path& record,
                                        const GameRegistry& games, const ReportProgress& progress) {
    const AmountsAt anywhere(AmountPlace::anywhere); // independent of the open table
    try {
        return ReportGathering(std::move(requests), record, games, progress).gather();
    } catch (const ReportStopped&) {
        return std::nullopt;
    }
}

namespace {

class ReportSheet {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportSheet(const ReportFacts& facts) : m_facts(facts), m_case(facts.requests.inspection) {}

    SheetDocument document() const {
        SheetDocument sheet;
        sheet.title = tr("Inspection report");
        sheet.subtitle = QStringLiteral("%1 (%2)").arg(
            QLocale().toString(QDateTime::currentDateTime(), QLocale::LongFormat),
            zoneText(QDateTime::currentDateTime()));
        //: %1 the program's version, %2 date and time
        sheet.footer = tr("Mesa Viva %1 · inspection report, %2")
                           .arg(QCoreApplication::applicationVersion(),
                                QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat));
        if (!m_facts.missing.isEmpty()) {
            sheet.remark =
                tr("No longer on record, and left out: %1").arg(m_facts.missing.join(QStringLiteral(", ")));
        }
        sheet.sections.push_back({tr("The case"), {caseFacts(m_case)}});
        sheet.sections.push_back({tr("Conclusion"),
                                  {SheetText{m_case.about.conclusion.isEmpty() ? tr("None was noted.")
                                                                               : m_case.about.conclusion}}});
        sheet.sections.push_back(caseSignatures(m_case.initials));
        sheet.sections.push_back({tr("The inspection"), {about()}});
        if (!m_facts.troubles.isEmpty()) {
            std::vector<SheetBlock> blocks;
            for (const QString& trouble : m_facts.troubles) {
                blocks.emplace_back(SheetText{trouble});
            }
            sheet.sections.push_back({tr("What could not be read"), std::move(blocks)});
        }
        add(sheet, reportedTables(m_facts));
        add(sheet, reportedFindings(m_facts));
        sheet.sections.push_back(reportedCorrections(m_facts));
        sheet.sections.push_back(reportedCheck(m_facts));
        sheet.sections.push_back(reportedVerified(m_facts));
        add(sheet, reportedLedgers(m_facts));
        sheet.sections.push_back(reportedPoints(m_facts));
        sheet.sections.push_back(reportedReturned(m_facts));
        sheet.sections.push_back(reportedChance(m_facts));
        sheet.sections.push_back(reportedRules(m_facts));
        sheet.sections.push_back(caseChain(m_facts.requests.chain));
        for (const Complaint& complaint : m_case.complaints) {
            bind(sheet, complaintSheet(m_case, complaint, !m_facts.lost.contains(complaint.round)));
        }
        for (const ReportedRound& round : m_facts.rounds) {
            bind(sheet, round.sheet);
        }
        return sheet;
    }

private:
    static void add(SheetDocument& sheet, std::vector<SheetSection> sections) {
        for (SheetSection& section : sections) {
            sheet.sections.push_back(std::move(section));
        }
    }

    static QString hashOrNot(const QString& hash) { return hash.isEmpty() ? tr("could not be read") : hash; }

    SheetFacts about() const {
        return {{tr("Inspector"), m_case.initials.isEmpty() ? tr("nobody has signed") : m_case.initials},
                {tr("Program"), QStringLiteral("Mesa Viva ") + QCoreApplication::applicationVersion()},
                {tr("SHA-256 of the program's file"), programSumText(m_facts.build)},
                {tr("SHA-256 of its assets"), assetSumText(m_facts.build)},
                {tr("Head of the record's chain"), hashOrNot(m_facts.chainHead)},
                {tr("Read at"), m_facts.read.isValid() ? zonedMomentText(m_facts.read) : QStringLiteral("–")},
                {tr("The record"), tr("was only read for this report, all parts as they were at that moment; "
                                      "tables inspected live are in it like any other")}};
    }

    // Appends another sheet on a new page.
    static void bind(SheetDocument& sheet, const SheetDocument& other) {
        std::vector<SheetBlock> head;
        head.emplace_back(SheetText{other.subtitle});
        if (!other.remark.isEmpty()) {
            head.emplace_back(SheetText{other.remark});
        }
        sheet.sections.push_back({other.title, std::move(head), true});
        sheet.sections.insert(sheet.sections.end(), other.sections.begin(), other.sections.end());
    }

    const ReportFacts& m_facts;
    const InspectionCase& m_case;
};

} // namespace

SheetDocument reportSheet(const ReportFacts& facts) {
    const AmountsAt anywhere(AmountPlace::anywhere);
    return ReportSheet(facts).document();
}

} // namespace mesaviva::app
