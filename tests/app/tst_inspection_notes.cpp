// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Notes and corrections at events of an inspected table: they stay at the event for which they were written.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_session.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/games/games.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "inspected_table.h"
#endif

#include "app/core/events/event_log.h"
#include "app/core/events/event_log_text.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_text.h"
#include "app/core/text/language.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/desks/inspect/file/case_sheet.h"
#include "app/desks/inspect/report/report_desk.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <memory>
#include <optional>

using namespace mesaviva;
using namespace mesaviva::app;

class TestInspectionNotes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_language.setCode(QStringLiteral("en"));
        m_keeper = std::make_unique<RecordKeeper>(m_folder.filePath(QStringLiteral("own")),
                                                  m_folder.filePath(QStringLiteral("own.ini")));
        QVERIFY(m_keeper->writer());
        m_games = std::make_unique<GameRegistry>(m_folder.filePath(QStringLiteral("games.ini")));
        m_file = std::make_unique<InspectionFile>(m_folder.filePath(QStringLiteral("cases")));
        m_desk = std::make_unique<TableInspector>();
        m_desk->setOpen(true);
        m_report = std::make_unique<ReportDesk>(*m_keeper, *m_games, *m_file, *m_desk);
    }
    void cleanupTestCase() {
        m_report.reset();
        m_desk.reset();
        m_file.reset();
        m_games.reset();
        m_keeper.reset();
    }

    // A note pinned to an event in the event log is shown there and stored in the case.
    void noteIsPinnedInTheEventLog() {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("noted");
        plan.members = 20;
        auto room = std::make_shared<BingoRoom>(plan, derivedSeeds(Seed{}));
        auto tableSession = std::make_unique<LiveBingoSession>(
            room, Money{100'000}, [] {}, m_keeper.get());
        InspectedBingo table(std::move(tableSession), *m_desk, "bingo");
        EventLogModel& eventLog = *m_desk->eventLog();
        eventLog.finish();
        const int row = eventLog.rowCount() - 1;
        QVERIFY(row >= 0);
        const double seq = eventLog.seqOf(row);
        QVERIFY(!m_report->pinAt(seq, QStringLiteral("  ")));
        QCOMPARE(m_report->pinDenial(seq), QString());
        QVERIFY(m_report->pinAt(seq, QStringLiteral("Looked at twice.")));
        QCOMPARE(eventLog.index(row, 0).data(EventLogModel::NoteRole).toString(),
                 QStringLiteral("Looked at twice."));
        const PinnedNote& note = m_file->inspection().pinned.back();
        const auto described = eventLog.describedEvent(note.seq);
        QVERIFY(described);
        QCOMPARE(note.round, m_desk->roundOf(described->round));
        QVERIFY(note.round.startsWith(QString::number(table.number()) + u'-'));
        QCOMPARE(double(note.seq), seq);
        QCOMPARE(note.event, described->words);
        QCOMPARE(note.happened(), described->words);
        // A corrected entry is shown at the event after which it was corrected, with author and reason.
        m_report->correct({note.round, note.seq, QDateTime::currentDateTime(), QStringLiteral("bingo"),
                           QStringLiteral("17"), QStringLiteral("AB")});
        const auto says = [&](const QStringList& parts) {
            const QString said = eventLog.index(row, 0).data(EventLogModel::NoteRole).toString();
            for (const QString& part : parts) {
                QVERIFY2(said.contains(part), qPrintable(said));
            }
        };
        says({QStringLiteral("ball 17"), QStringLiteral("AB"),
              QStringLiteral("taken back before it counted")});
        const QSignalSpy here(m_desk.get(), &TableInspector::noteHereChanged);
        const QSignalSpy build(m_report.get(), &ReportDesk::buildRead);
        m_language.setCode(QStringLiteral("pt"));
        m_desk->retranslate();
        m_report->retranslate();
        QVERIFY(here.count() == 1 && build.count() == 1); // every row with text is updated
        says({QStringLiteral("bola 17"), QStringLiteral("AB"), QStringLiteral("antes de contar")});
        m_language.setCode(QStringLiteral("en"));
        // Everything is restored when the file is read again.
        InspectionCase kept = m_file->inspection();
        std::optional<InspectionCase> read = inspectionFrom(textOf(kept));
        QVERIFY(read);
        QCOMPARE(read->faults.size(), kept.faults.size());
        kept.faults.clear(); // their numbers at the table and in the record are not stored
        read->faults.clear();
        QCOMPARE(*read, kept);
    }

    // A note at any event of any shipped scenario describes it as the event log does, in the current
    // language, also after the file was read again.
    void eventIsReportedInTheLanguageOfTheMoment_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"poker", "roulette", "bingo"}) {
            QTest::newRow(game) << QString::fromLatin1(game);
        }
    }
    void eventIsReportedInTheLanguageOfTheMoment() {
        QFETCH(const QString, game);
        const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/") + game);
        QSet<QString> kinds;
        for (const QString& name : folder.entryList({QStringLiteral("*.json")})) {
            QFile file(folder.filePath(name));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
            auto scenario = scenario::read(file.readAll().toStdString());
            QVERIFY2(scenario, qPrintable(name));
            const QString wrong =
                game == QLatin1String("poker")
                    ? wronglyDescribed<ScenarioPokerSession, PokerSession, PokerEventLog>(
                          std::move(*scenario), kinds)
                : game == QLatin1String("roulette")
                    ? wronglyDescribed<ScenarioRouletteSession, RouletteSession, RouletteEventLog>(
                          std::move(*scenario), kinds)
                    : wronglyDescribed<ScenarioBingoSession, BingoSession, BingoEventLog>(
                          std::move(*scenario), kinds);
            m_language.setCode(QStringLiteral("en"));
            QVERIFY2(wrong.isEmpty(), qPrintable(name + u'\n' + wrong));
        }
        QVERIFY2(kinds.size() > 25, qPrintable(QStringList(kinds.values()).join(u' ')));
    }

    // A file with texts only is read, and they are shown as stored.
    void wordsOfAnOlderFileAreKept() {
        const QByteArray older =
            R"({"format": "mesaviva.inspection-file/1",
                "pinned": [{"round": "3-12", "seq": 4, "event": "Aposta · 5,00 pts", "note": "Ver."}],
                "returned": [{"window": "all", "of": "roulette/all", "told": "Roleta: 12 voltaram", "note": "Visto."}],
                "checks": [{"round": "3-12", "whole": true, "told": "A jogada está como deve."},
                           {"round": "3-12", "whole": false, "told": "A jogada 3-12 não está como deve",
                            "verdict": {"of_round": true, "bad_round": "3-12",
                                        "bad": "round 3-12, event 4 (settled): is 5, should be 6"}}],
                "disputes": [{"format": "mesaviva.dispute/1", "round": "3-12", "verification": "Está como deve.",
                              "whole": true}]})";
        const std::optional<InspectionCase> read = inspectionFrom(older);
        QVERIFY(read);
        const auto isAsKept = [](const InspectionCase& inspection) {
            return inspection.pinned.at(0).happened() == QStringLiteral("Aposta · 5,00 pts") &&
                   inspection.returned.at(0).sumText() == QStringLiteral("Roleta: 12 voltaram") &&
                   verdictText(inspection.checks.at(0)) == QStringLiteral("A jogada está como deve.") &&
                   !inspection.checks.at(1).verdict->isWhole() &&
                   verdictText(inspection.checks.at(1))
                       .endsWith(QLatin1String("round 3-12, event 4 (settled): is 5, should be 6")) &&
                   inspection.complaints.at(0).verified() == QStringLiteral("Está como deve.");
        };
        QVERIFY(isAsKept(*read));
        // Written by this version it still has them.
        const std::optional<InspectionCase> again = inspectionFrom(textOf(*read));
        QVERIFY(again && *again == *read);
        QVERIFY(isAsKept(*again));
    }

    // Verifications and payback are described in the current language, in the list and in files.
    void factsAreReportedInTheLanguageOfTheMoment() {
        CheckVerdict whole;
        whole.events = 12'345;
        whole.rounds = 7;
        whole.given = 2;
        whole.namedLess = 3;
        whole.namedSince = {QStringLiteral("P14")};
        CheckVerdict bad;
        bad.bad = record::Finding{record::RoundId{3, 12},
                                  345,
                                  "settled",
                                  "returned",
                                  {record::ProblemCode::differs, {"1500", "1250"}},
                                  "1250",
                                  "1500"};
        CheckVerdict unknown; // in the words of the command line, with the file's own arguments
        unknown.bad =
            record::Finding{std::nullopt, 0, {}, {}, {record::ProblemCode::no_such_game, {"chess"}}, {}, {}};
        CheckVerdict foreign;
        foreign.fault = record::FaultKind::foreign;
        record::Returned sum;
        sum.key = {placeAmongGames(roulette::Game::kKey), record::RouletteReturned::kChance,
                   static_cast<std::int64_t>(roulette::ChanceKind::red)};
        sum.staked = Money{1'000};
        sum.returned = Money{2'000};
        sum.expected = 973;
        InspectionCase inspection;
        for (const CheckVerdict& verdict : {whole, bad, foreign, unknown}) {
            inspection.checks.push_back({QStringLiteral("3-12"), {}, {}, verdict.isWhole(), verdict, {}});
        }
        inspection.returned.push_back({QStringLiteral("all"),
                                       QStringLiteral("roulette/chance/red"),
                                       sum,
                                       QStringLiteral("Seen."),
                                       {},
                                       {},
                                       false});
        Complaint complaint;
        complaint.round = QStringLiteral("3-12");
        complaint.verdict = whole;
        complaint.whole = true;
        inspection.complaints.push_back(complaint);
        const std::optional<InspectionCase> read = inspectionFrom(textOf(inspection));
        QVERIFY(read);
        QVERIFY(read->checks == inspection.checks && read->returned == inspection.returned);
        QVERIFY(read->complaints == inspection.complaints);
        m_file->change([&](InspectionCase& kept) { kept.returned = read->returned; });
        const auto told = [&] {
            QStringList words{read->returned[0].sumText(), read->complaints[0].verified()};
            for (const StoredCheck& check : read->checks) {
                words.append(verdictText(check));
            }
            for (const QVariant& entry : m_report->entries()) {
                if (const auto one = entry.value<FileEntry>(); one.kind == FileEntry::Returned) {
                    words.append(one.detail);
                }
            }
            const QString sheet = sheetText(complaintSheet(*read, read->complaints[0]));
            return words << sheet.mid(sheet.indexOf(words[1].left(20)), 20);
        };
        const QStringList english = told();
        QCOMPARE(english.size(), 8);
        QVERIFY2(english[0].startsWith(QLatin1String("Red: returned 20.00")), qPrintable(english[0]));
        QVERIFY2(english[1].contains(QLatin1String("The record is intact. Events in the chain: 12,345")) &&
                     english[1].contains(QLatin1String("Outcomes given from outside")) &&
                     english[1].contains(QLatin1String("(P14): 3")),
                 qPrintable(english[1]));
        QVERIFY2(english[3].contains(QStringLiteral("Round 3-12 · Settlement, event 345 · returned")) &&
                     english[3].contains(QStringLiteral("Expected 12.50")),
                 qPrintable(english[3]));
        QVERIFY2(english[5].endsWith(QLatin1String("The file: no such game: chess")), qPrintable(english[5]));
        m_language.setCode(QStringLiteral("pt"));
        const QStringList portuguese = told();
        m_language.setCode(QStringLiteral("en"));
        for (qsizetype i = 0; i < english.size(); ++i) {
            QVERIFY2(english[i] != portuguese[i], qPrintable(english[i]));
        }
        QVERIFY2(portuguese[0].startsWith(QLatin1String("Encarnado: devolvido 20,00")),
                 qPrintable(portuguese[0]));
        QVERIFY2(portuguese[3].contains(QStringLiteral("Jogada 3-12")) &&
                     portuguese[3].contains(QStringLiteral("12,50")),
                 qPrintable(portuguese[3]));
        m_file->change([](InspectionCase& kept) { kept.returned.clear(); });
    }

    // A key of the payback is read as it was written.
    void keyOfWhatCameBackIsReadAgain() {
        using namespace record;
        const std::size_t roulette = placeAmongGames(roulette::Game::kKey);
        const std::size_t poker = placeAmongGames(poker::Game::kKey);
        const std::size_t bingo = placeAmongGames(bingo::Game::kKey);
        for (const ReturnedKey& key :
             {ReturnedKey{roulette, ReturnedBy::all, 0, {}}, ReturnedKey{roulette, ReturnedBy::rules, 2, {}},
              ReturnedKey{roulette, RouletteReturned::kChance, 16, {}},
              ReturnedKey{poker, ReturnedBy::rules, 1, {}}, ReturnedKey{poker, PokerReturned::kHand, 10, {}},
              ReturnedKey{poker, ReturnedBy::table, 12'345, {}},
              ReturnedKey{bingo, ReturnedBy::rules, 3, ReturnedMeasure::set_by_rules},
              ReturnedKey{bingo, BingoReturned::kPrize, 6, ReturnedMeasure::winning_cards},
              ReturnedKey{bingo, ReturnedBy::level, 4, ReturnedMeasure::share_of_cards}}) {
            QVERIFY2(returnedKeyFrom(textOf(key)) == key, textOf(key).c_str());
        }
        for (const char* other : {"", "roulette", "roulette/", "roulette/chance/blue", "poker/table/",
                                  "poker/table/99999999999999999999", "chess/all"}) {
            QVERIFY2(!returnedKeyFrom(other), other);
        }
    }

    // A file in which corrections are texts can still be read.
    void correctionInWordsIsRead() {
        const QJsonObject words{{QStringLiteral("round"), QStringLiteral("3-1")},
                                {QStringLiteral("seq"), 12},
                                {QStringLiteral("before"), QStringLiteral("o número 17")},
                                {QStringLiteral("after"), QStringLiteral("nada introduzido")},
                                {QStringLiteral("who"), QStringLiteral("AB")},
                                {QStringLiteral("why"), QStringLiteral("anulado antes de contar")}};
        const StoredCorrection kept = storedCorrectionFrom(words);
        QCOMPARE(kept.round, QStringLiteral("3-1"));
        QCOMPARE(kept.seq, quint64{12});
        const Correction told = correctionOf(kept);
        QCOMPARE(told.before, QStringLiteral("o número 17"));
        QCOMPARE(told.who, QStringLiteral("AB"));
        QVERIFY(!told.after.isEmpty() && !told.why.isEmpty());
        QVERIFY(storedCorrectionFrom(jsonOf(kept)) == kept);
    }

    // A note is at the event for which it was written, or nowhere; the reason for nowhere is shown.
    void noteIsPinnedToNoOtherEvent() {
        const auto roomOf = [](const char* key) {
            BingoRoomPlan plan;
            plan.key = QString::fromLatin1(key);
            plan.members = 20;
            return std::make_shared<BingoRoom>(plan, derivedSeeds(Seed{}));
        };
        EventLogModel& eventLog = *m_desk->eventLog();
        const std::size_t before = m_file->inspection().pinned.size();
        {
            InspectedBingo unkept(std::make_unique<LiveBingoSession>(roomOf("unkept"), Money{100'000}),
                                  *m_desk, "bingo");
            eventLog.finish();
            QVERIFY(eventLog.rowCount() > 2);
            QVERIFY(m_report->pinDenial(eventLog.seqOf(0)).contains(QStringLiteral("not recorded")));
            QVERIFY(!m_report->pinAt(eventLog.seqOf(0), QStringLiteral("At no round.")));
        }
        auto tableSession = std::make_unique<LiveBingoSession>(
            roomOf("filtered"), Money{100'000}, [] {}, m_keeper.get());
        InspectedBingo table(std::move(tableSession), *m_desk, "bingo");
        eventLog.finish();
        QVERIFY(eventLog.rowCount() > 2);
        const double seq = eventLog.seqOf(1);
        const QString event = eventLog.describedEvent(static_cast<std::uint64_t>(seq))->words;
        eventLog.setSearch(QStringLiteral("no event says so"));
        eventLog.finish();
        QCOMPARE(eventLog.rowCount(), 0);
        QVERIFY(m_report->pinAt(seq, QStringLiteral("At the second one.")));
        QCOMPARE(double(m_file->inspection().pinned.back().seq), seq);
        QCOMPARE(m_file->inspection().pinned.back().event, event);
        const double never = 1e9;
        QVERIFY(m_report->pinDenial(never).contains(QStringLiteral("no longer in the event log")));
        QVERIFY(!m_report->pinAt(never, QStringLiteral("At none.")));
        const std::vector<PinnedNote> notes = m_file->inspection().pinned;
        QCOMPARE(notes.size(), before + 1);
        m_file->change([&](InspectionCase& inspection) {
            inspection.pinned.resize(InspectionCase::kMostPinned, notes.back());
        });
        QVERIFY(m_report->pinDenial(seq).contains(QStringLiteral("full")));
        QVERIFY(!m_report->pinAt(seq, QStringLiteral("One too many.")));
        m_file->change([&](InspectionCase& inspection) { inspection.pinned = notes; });
    }

    // A note at a scenario is found again in any language and with any layout of the file, and never at
    // another one of the same title.
    void noteAtAScenarioIsItsOwn() {
        QFile file(QStringLiteral(MESAVIVA_SCENARIOS "/poker/folded.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const QByteArray laidOut = QByteArray(text).replace("\n", "\n    ");
        const QByteArray other = QByteArray(text).replace("\"wallet\": ", "\"wallet\": 1");
        QVERIFY(other != text);
        const auto noteAt = [this](const QByteArray& scenario, const QString& request) {
            auto read = scenario::read(scenario.toStdString());
            if (!read) {
                return QStringLiteral("not read");
            }
            const auto& inspection = *m_games->of(*read).as<InspectableTables>();
            PokerTableModel table(std::make_unique<ScenarioPokerSession>(std::move(*read)),
                                  app::Pace{1.0, std::make_unique<test::LeapingTicks>()});
            m_desk->follow(&table, [&] { return inspection.eventLogOf(table); });
            EventLogModel& eventLog = *m_desk->eventLog();
            (void)QTest::qWaitFor(
                [&] {
                    eventLog.finish();
                    return eventLog.rowCount() > 0;
                },
                60'000);
            if (!request.isEmpty() && !m_report->pinAt(eventLog.seqOf(0), request)) {
                return m_report->pinDenial(eventLog.seqOf(0));
            }
            const QString note = eventLog.index(0, 0).data(EventLogModel::NoteRole).toString();
            m_desk->follow(nullptr, {});
            return note;
        };
        const QString request = QStringLiteral("Seen in the story.");
        QCOMPARE(noteAt(text, request), request);
        const auto told = [this] {
            for (const QVariant& entry : m_report->entries()) {
                if (const auto one = entry.value<FileEntry>();
                    one.detail == QLatin1String("Seen in the story.")) {
                    return one.title;
                }
            }
            return QString();
        };
        QVERIFY2(told().contains(QStringLiteral("The player folds")), qPrintable(told()));
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(noteAt(text, {}), request);
        QCOMPARE(noteAt(laidOut, {}), request);
        QCOMPARE(noteAt(other, {}), QString());
        QVERIFY2(told().contains(QStringLiteral("O jogador desiste")), qPrintable(told()));
        m_language.setCode(QStringLiteral("en"));
        const InspectionCase kept = m_file->inspection();
        const std::optional<InspectionCase> read = inspectionFrom(textOf(kept));
        QVERIFY(read);
        QVERIFY(read->pinned == kept.pinned);
    }

private:
    // Descriptions that differ from the event log: the stored and the expected one; empty: none. Checks up to
    // a fixed number of events of a kind.
    template <class SessionType, class Base, class Words>
    QString wronglyDescribed(scenario::Scenario scenario, QSet<QString>& kinds) {
        constexpr int kMostOfAKind = 8;
        SessionType tableSession(std::move(scenario));
        const TableEventLog<Base, Words> eventLog(tableSession);
        while (!tableSession.isScenarioOver()) {
            const std::optional<Instant> due = tableSession.nextDue();
            if (!due) {
                break;
            }
            tableSession.advanceTo(*due);
        }
        QHash<std::size_t, int> seen;
        std::map<std::size_t, LoggedEvent> kept;
        m_language.setCode(QStringLiteral("pt"));
        for (std::size_t row = eventLog.first(); row < eventLog.end(); ++row) {
            const std::size_t kind = eventLog.head(row).kind;
            kinds.insert(textOf(eventLog.kinds()[kind]));
            if (++seen[kind] <= kMostOfAKind) {
                const QByteArray file = QJsonDocument(jsonOf(eventLog.loggedEvent(row))).toJson();
                kept[row] = loggedEventFrom(QJsonDocument::fromJson(file).object());
                if (kept[row] != eventLog.loggedEvent(row)) {
                    return QString::fromUtf8(file);
                }
            }
        }
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QString::fromLatin1(language));
            for (const auto& [row, event] : kept) {
                const QString words = eventLog.words(row);
                const QString shown =
                    words.isEmpty() ? EventLogText::kind(eventLog.kinds()[eventLog.head(row).kind]) : words;
                if (const QString told = sentenceOf(event); told != shown) {
                    return told + u'\n' + shown;
                }
            }
        }
        return {};
    }

    Language m_language;
    QTemporaryDir m_folder;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<GameRegistry> m_games;
    std::unique_ptr<InspectionFile> m_file;
    std::unique_ptr<TableInspector> m_desk;
    std::unique_ptr<ReportDesk> m_report;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestInspectionNotes)
#include "tst_inspection_notes.moc"
