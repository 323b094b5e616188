// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is noted at events of an inspected table, and what was taken back there: it lies where it was written.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/poker/scenario_poker_host.h"
#include "inspected_table.h"
#endif

#include "app/inspect/correction.h"
#include "app/inspect/file_entry.h"
#include "app/inspect/report_desk.h"
#include "app/record/record_keeper.h"
#include "app/words/language.h"

#include <QFile>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

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
        m_games = std::make_unique<HouseGames>(m_folder.filePath(QStringLiteral("games.ini")));
        m_file = std::make_unique<InspectionFile>(m_folder.filePath(QStringLiteral("file.json")));
        m_desk = std::make_unique<InspectorDesk>(m_folder.filePath(QStringLiteral("notes.json")));
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

    // A note that is pinned to an event in the trace is seen there, and lies in the file.
    void noteIsPinnedInTheTrace() {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("noted");
        plan.members = 20;
        auto room = std::make_shared<BingoRoom>(plan, derivedSeeds(Seed{}));
        auto host = std::make_unique<LiveBingoHost>(
            room, Money{100'000}, [] {}, m_keeper.get());
        InspectedBingo table(std::move(host), *m_desk, "bingo");
        TraceModel& trace = *m_desk->trace();
        trace.finish();
        const int row = trace.rowCount() - 1;
        QVERIFY(row >= 0);
        const double seq = trace.seqOf(row);
        QVERIFY(!m_report->pinAt(seq, QStringLiteral("  ")));
        QCOMPARE(m_report->pinDenial(seq), QString());
        QVERIFY(m_report->pinAt(seq, QStringLiteral("Looked at twice.")));
        QCOMPARE(trace.index(row, 0).data(TraceModel::NoteRole).toString(),
                 QStringLiteral("Looked at twice."));
        const PinnedNote& note = m_file->inspection().pinned.back();
        const auto told = trace.told(note.seq);
        QVERIFY(told);
        QCOMPARE(note.round, m_desk->roundOf(told->round));
        QVERIFY(note.round.startsWith(QString::number(table.number()) + u'-'));
        QCOMPARE(double(note.seq), seq);
        QCOMPARE(note.event, told->words);
        // An entry that was taken back is told at the event after which that was done, with who and why.
        m_report->correct({note.round, note.seq, QDateTime::currentDateTime(), QStringLiteral("bingo"),
                           QStringLiteral("17"), QStringLiteral("AB")});
        const auto says = [&](const QStringList& parts) {
            const QString said = trace.index(row, 0).data(TraceModel::NoteRole).toString();
            for (const QString& part : parts) {
                QVERIFY2(said.contains(part), qPrintable(said));
            }
        };
        says({QStringLiteral("ball 17"), QStringLiteral("AB"),
              QStringLiteral("taken back before it counted")});
        const QSignalSpy here(m_desk.get(), &InspectorDesk::noteHereChanged);
        const QSignalSpy build(m_report.get(), &ReportDesk::buildRead);
        m_language.setCode(QStringLiteral("pt"));
        m_desk->retranslate();
        m_report->retranslate();
        QVERIFY(here.count() == 1 && build.count() == 1); // whatever has words is asked again
        says({QStringLiteral("bola 17"), QStringLiteral("AB"), QStringLiteral("antes de contar")});
        m_language.setCode(QStringLiteral("en"));
        // All of it is there again once the file is read anew.
        InspectionCase kept = m_file->inspection();
        std::optional<InspectionCase> read = inspectionFrom(textOf(kept));
        QVERIFY(read);
        QCOMPARE(read->faults.size(), kept.faults.size());
        kept.faults.clear(); // whose numbers at the table and in the record are not kept
        read->faults.clear();
        QCOMPARE(*read, kept);
    }

    // A file in which corrections are words is read all the same.
    void correctionInWordsIsRead() {
        const QJsonObject words{{QStringLiteral("round"), QStringLiteral("3-1")},
                                {QStringLiteral("seq"), 12},
                                {QStringLiteral("before"), QStringLiteral("o número 17")},
                                {QStringLiteral("after"), QStringLiteral("nada introduzido")},
                                {QStringLiteral("who"), QStringLiteral("AB")},
                                {QStringLiteral("why"), QStringLiteral("anulado antes de contar")}};
        const KeptCorrection kept = keptCorrectionFrom(words);
        QCOMPARE(kept.round, QStringLiteral("3-1"));
        QCOMPARE(kept.seq, quint64{12});
        const Correction told = toldOf(kept);
        QCOMPARE(told.before, QStringLiteral("o número 17"));
        QCOMPARE(told.who, QStringLiteral("AB"));
        QVERIFY(!told.after.isEmpty() && !told.why.isEmpty());
        QVERIFY(keptCorrectionFrom(jsonOf(kept)) == kept);
    }

    // A note lies at the event for which it was written, or nowhere; and why nowhere is told.
    void noteIsPinnedToNoOtherEvent() {
        const auto roomOf = [](const char* key) {
            BingoRoomPlan plan;
            plan.key = QString::fromLatin1(key);
            plan.members = 20;
            return std::make_shared<BingoRoom>(plan, derivedSeeds(Seed{}));
        };
        TraceModel& trace = *m_desk->trace();
        const std::size_t before = m_file->inspection().pinned.size();
        {
            InspectedBingo unkept(std::make_unique<LiveBingoHost>(roomOf("unkept"), Money{100'000}), *m_desk,
                                  "bingo");
            trace.finish();
            QVERIFY(trace.rowCount() > 2);
            QVERIFY(m_report->pinDenial(trace.seqOf(0)).contains(QStringLiteral("kept nowhere")));
            QVERIFY(!m_report->pinAt(trace.seqOf(0), QStringLiteral("At no round.")));
        }
        auto host = std::make_unique<LiveBingoHost>(
            roomOf("filtered"), Money{100'000}, [] {}, m_keeper.get());
        InspectedBingo table(std::move(host), *m_desk, "bingo");
        trace.finish();
        QVERIFY(trace.rowCount() > 2);
        const double seq = trace.seqOf(1);
        const QString event = trace.told(static_cast<std::uint64_t>(seq))->words;
        trace.setSearch(QStringLiteral("no event says so"));
        trace.finish();
        QCOMPARE(trace.rowCount(), 0);
        QVERIFY(m_report->pinAt(seq, QStringLiteral("At the second one.")));
        QCOMPARE(double(m_file->inspection().pinned.back().seq), seq);
        QCOMPARE(m_file->inspection().pinned.back().event, event);
        const double never = 1e9;
        QVERIFY(m_report->pinDenial(never).contains(QStringLiteral("not in the trace")));
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

    // A note at a scenario is found again whatever the language and however the file is laid out, and never
    // at another one of the same title.
    void noteAtAScenarioIsItsOwn() {
        QFile file(QStringLiteral(MESAVIVA_SCENARIOS "/poker/folded.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const QByteArray laidOut = QByteArray(text).replace("\n", "\n    ");
        const QByteArray other = QByteArray(text).replace("\"wallet\": ", "\"wallet\": 1");
        QVERIFY(other != text);
        const auto noteAt = [this](const QByteArray& scenario, const QString& wish) {
            auto read = scenario::read(scenario.toStdString());
            if (!read) {
                return QStringLiteral("not read");
            }
            HouseGame& game = m_games->of(*read);
            PokerTableModel table(std::make_unique<ScenarioPokerHost>(std::move(*read)),
                                  app::Pace{1.0, std::make_unique<test::LeapingTicks>()});
            m_desk->follow(&table, [&] { return game.traceOf(table); });
            TraceModel& trace = *m_desk->trace();
            (void)QTest::qWaitFor(
                [&] {
                    trace.finish();
                    return trace.rowCount() > 0;
                },
                60'000);
            if (!wish.isEmpty() && !m_report->pinAt(trace.seqOf(0), wish)) {
                return m_report->pinDenial(trace.seqOf(0));
            }
            const QString note = trace.index(0, 0).data(TraceModel::NoteRole).toString();
            m_desk->follow(nullptr, {});
            return note;
        };
        const QString wish = QStringLiteral("Seen in the story.");
        QCOMPARE(noteAt(text, wish), wish);
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
        QCOMPARE(noteAt(text, {}), wish);
        QCOMPARE(noteAt(laidOut, {}), wish);
        QCOMPARE(noteAt(other, {}), QString());
        QVERIFY2(told().contains(QStringLiteral("O jogador desiste")), qPrintable(told()));
        m_language.setCode(QStringLiteral("en"));
        const InspectionCase kept = m_file->inspection();
        const std::optional<InspectionCase> read = inspectionFrom(textOf(kept));
        QVERIFY(read);
        QVERIFY(read->pinned == kept.pinned);
    }

private:
    Language m_language;
    QTemporaryDir m_folder;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<HouseGames> m_games;
    std::unique_ptr<InspectionFile> m_file;
    std::unique_ptr<InspectorDesk> m_desk;
    std::unique_ptr<ReportDesk> m_report;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestInspectionNotes)
#include "tst_inspection_notes.moc"
