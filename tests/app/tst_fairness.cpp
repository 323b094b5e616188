// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/scenario_commands.h"
#include "engine/chance/outcomes.h"
#include "engine/record/record_file.h"
#include "patience.h"
#endif

#include "app/core/text/language.h"
#include "app/desks/inspect/fairness/chance_desk.h"
#include "app/desks/inspect/fairness/fairness_desk.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>
#include <memory>
#include <sstream>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

/// A record of two tables: a round from the seed, and one whose pocket a scenario has set.
std::filesystem::path recorded(const QTemporaryDir& folder) {
    const std::filesystem::path path = folder.filePath(QStringLiteral("brought.sqlite")).toStdString();
    const QString scenario = folder.filePath(QStringLiteral("scenario.json"));
    for (const char* outcome :
         {R"({"seed": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"})",
          R"({"pockets": ["17", "4"]})"}) {
        QFile file(scenario);
        const QByteArray text = QByteArray(R"({
          "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "roulette",
          "rules": "pt-894-2002", "table": {"minimum": 100}, "rounds": 2,
          "players": [{"id": "ana", "wallet": 100000}],
          "outcome": )") + outcome +
                                R"(,
          "steps": [{"at": 1.0, "player": "ana", "do": "stake", "chance": "red", "amount": 400}],
          "expect": [{"event": "round_closed", "count": 2}]})";
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("no scenario");
        }
        file.close();
        std::ostringstream out;
        std::ostringstream err;
        const auto clock = [] { return record::WallTime(std::chrono::seconds(1'700'000'000)); };
        if (app::runCommand(scenario.toStdString(), out, err, scenario::RecordTo{path, "1.2.3", clock}) !=
            0) {
            qFatal("not recorded: %s", err.str().c_str());
        }
    }
    return path;
}

ProofStep stepAt(const FairnessDesk& desk, qsizetype step) {
    return desk.steps().at(step).value<ProofStep>();
}

} // namespace

/// The fairness desk with a file from elsewhere.
class TestFairness : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_language.setCode(QStringLiteral("en"));
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = recorded(*m_folder);
        m_keeper = std::make_unique<RecordKeeper>(m_folder->filePath(QStringLiteral("own")),
                                                  m_folder->filePath(QStringLiteral("own.ini")));
        m_games = std::make_unique<GameRegistry>(m_folder->filePath(QStringLiteral("games.ini")));
        m_desk = std::make_unique<FairnessDesk>(*m_keeper, *m_games);
    }
    void cleanup() {
        m_desk.reset();
        m_games.reset();
        m_keeper.reset();
    }

    // Each step is recomputed; an outcome set by a scenario is not attributed to the seed.
    void roundsOfABroughtFileAreProved() {
        bring();
        QVERIFY(m_desk->isBrought());
        int fromSeed = 0;
        for (qsizetype row = 0; row < m_desk->rounds().size(); ++row) {
            m_desk->choose(static_cast<int>(row));
            const auto round = m_desk->rounds().at(row).value<ProvedRound>();
            QTRY_VERIFY(m_desk->title() == round.title);
            QVERIFY(m_desk->steps().size() >= 6);
            QCOMPARE(stepAt(*m_desk, 2).verdict, int(ProofStep::Right));
            QCOMPARE(stepAt(*m_desk, 2).value, stepAt(*m_desk, 0).value);
            const ProofStep outcome = stepAt(*m_desk, m_desk->steps().size() - 1);
            QVERIFY(outcome.verdict != int(ProofStep::Wrong));
            fromSeed += outcome.verdict == int(ProofStep::Right) ? 1 : 0;
            QVERIFY(m_desk->lines().contains(stepAt(*m_desk, 1).value));
        }
        QVERIFY(fromSeed > 0 && fromSeed < m_desk->rounds().size());
    }

    void aRoundIsFoundByItsNumber() {
        bring();
        m_desk->find(QStringLiteral(" 1-2 "));
        QTRY_VERIFY(m_desk->title().contains(QLatin1String("1-2")));
        QVERIFY(m_desk->failure().isEmpty());
        for (const char* missing : {"99-1", "no number"}) {
            m_desk->find(QString::fromLatin1(missing));
            QTRY_VERIFY(!m_desk->failure().isEmpty());
        }
    }

    // One round and the whole file are checked on a worker thread; a changed one is detected.
    void aDoctoredFileIsFound() {
        bring();
        m_desk->checkRound();
        QVERIFY(m_desk->isChecking());
        QTRY_VERIFY(m_desk->isChecked());
        QVERIFY2(m_desk->isWhole(), qPrintable(m_desk->verdict()));
        m_desk->checkAll();
        QTRY_VERIFY(m_desk->isChecked());
        QVERIFY2(m_desk->isWhole(), qPrintable(m_desk->verdict()));
        record::Database(m_path, record::OpenMode::write)
            .execute("UPDATE events SET fields = CASE event WHEN 'round_closed' THEN replace(fields, "
                     "'\"pockets\":[\"', '\"pockets\":[\"3') ELSE replace(fields, '\"pocket\":\"', "
                     "'\"pocket\":\"3') END WHERE event IN ('round_closed', 'number_drawn')");
        m_desk->checkAll();
        QTRY_VERIFY(m_desk->isChecked());
        QVERIFY(!m_desk->isWhole() && !m_desk->verdict().isEmpty());
        m_desk->find(QStringLiteral("1-1"));
        QTRY_VERIFY(!m_desk->steps().isEmpty());
        QTRY_COMPARE(stepAt(*m_desk, m_desk->steps().size() - 1).verdict, int(ProofStep::Wrong));
        // Another round: the verdict was about the previous one.
        QVERIFY(!m_desk->isChecked());
    }

    void whatCameBackIsRead() {
        bring();
        ReturnedDesk& returned = *m_desk->returned();
        returned.read();
        QTRY_VERIFY(!returned.isBusy());
        QVERIFY2(returned.failure().isEmpty(), qPrintable(returned.failure()));
        QVERIFY(!returned.rows().isEmpty() && !returned.isOutside() && !returned.summary().isEmpty());
        for (const QVariant& each : returned.rows()) {
            const auto row = each.value<ReturnedRow>();
            QVERIFY(!row.title.isEmpty() && row.inside && !row.band.isEmpty());
        }
        m_desk->bring({});
        QVERIFY(returned.rows().isEmpty());
    }

    // A day, 30 days and the month are counted back from their end, even if that is years ago; a chosen day
    // is that end.
    void windowsCountBackFromTheirEnd() {
        const auto at = [](int day, int hour) {
            return record::WallTime(std::chrono::milliseconds(
                QDateTime(QDate(2019, 1, day), QTime(hour, 0)).toMSecsSinceEpoch()));
        };
        const auto windows = ReturnedText::windows({at(31, 12)});
        QVERIFY(windows[0].since.has(at(1, 0)));
        QVERIFY(windows[1].since.has(at(1, 0)) && !windows[1].since.has(at(1, 0) - std::chrono::hours(1)));
        QVERIFY(windows[2].since.has(at(1, 12)) && !windows[2].since.has(at(1, 11)));
        QVERIFY(windows[3].since.has(at(30, 12)) && !windows[3].since.has(at(30, 11)));
        QVERIFY(windows[3].since.has(at(31, 20))); // later rounds count, too
        const auto chosen = ReturnedText::windows({at(20, 0), true});
        for (const ReturnedWindow& window : chosen) {
            QVERIFY(window.since.has(at(19, 23)) && !window.since.has(at(20, 0)));
        }
        QVERIFY(chosen[1].since.has(at(1, 0)));
    }

    // The test battery on a worker thread gives the same results as the command with the same seed, with a
    // chart for each.
    void chanceIsTestedBesideTheWindow() {
        ChanceDesk chance;
        QVERIFY(!chance.isDone() && chance.verdict().isEmpty() && chance.tests().isEmpty());
        const Seed seed = *seedFromHex(std::string(64, '7'));
        chance.run(seed, chance::kLeastRounds);
        QVERIFY(chance.isRunning());
        QTRY_VERIFY(chance.isDone());
        QVERIFY(!chance.isRunning());
        const chance::Report expected =
            *chance::runBattery(chance::outcomesOfTables(seed), chance::kLeastRounds);
        const chance::Report& found = chance.result()->report;
        QCOMPARE(found.tests.size(), expected.tests.size());
        for (std::size_t i = 0; i < expected.tests.size(); ++i) {
            QCOMPARE(found.tests[i].p, expected.tests[i].p);
        }
        QCOMPARE(chance.hasPassed(), expected.passed);
        QCOMPARE(chance.tests().size(), qsizetype(expected.tests.size()));
        QVERIFY(chance.line().endsWith(QString(64, u'7')));
        std::int64_t spins = 0;
        for (const std::int64_t count : found.counts.pocket38) {
            spins += count;
        }
        QCOMPARE(spins, std::int64_t(chance::kLeastRounds));
        QCOMPARE(found.counts.deck.size(), std::size_t(52 * 52));
        QCOMPARE(chance.captions().size(), kChancePictures);
        for (int picture = 0; picture < kChancePictures; ++picture) {
            const QImage image =
                chancePicture(*chance.shelf()->at(chance.pictures()), static_cast<ChancePicture>(picture),
                              {320, 180}, ChanceGround::paper);
            QCOMPARE(image.size(), QSize(320, 180));
            QVERIFY(image.convertToFormat(QImage::Format_Indexed8).colorCount() > 2);
        }
    }

    // All tests and samples have texts in both languages.
    void chanceIsDescribedInWords() {
        chance::Report report = *chance::runBattery(chance::outcomesOfTables(Seed{}), chance::kLeastRounds);
        for (const char* language : {"en", "pt"}) {
            m_language.setCode(QString::fromLatin1(language));
            for (const ChanceTest& test : ChanceText::tests(report)) {
                QVERIFY2(!test.sample.contains(u'_') && !test.test.contains(u'_'), qPrintable(test.test));
                QVERIFY2(test.test != QLatin1String("runs"), qPrintable(test.sample));
            }
            // A run means something different for a wheel, a deck and bingo cards.
            QStringList runs;
            for (const char* sample : {"deck", "pocket_37", "balls", "card_90"}) {
                runs.append(ChanceText::test(sample, "runs"));
            }
            QCOMPARE(runs.removeDuplicates(), qsizetype(0));
        }
        QVERIFY(ChanceText::verdict(report).contains(QString::number(report.tests.size())));
        report.tests.front().passed = report.passed = false;
        QVERIFY(ChanceText::verdict(report).contains(QLatin1String("1 ")));
    }

    // A stopped test has no result; the previous result stays.
    void testOfChanceIsStopped() {
        ChanceDesk chance;
        chance.run(Seed{}, chance::kLeastRounds);
        QTRY_VERIFY(chance.isDone());
        const auto before = chance.result();
        chance.run(Seed{}, 1'000'000'000);
        chance.cancel();
        QVERIFY(!chance.isRunning() && chance.result() == before);
        chance.run(Seed{}, chance::kLeastRounds); // at once, although the other is still stopping
        QTRY_VERIFY(chance.result() != before);
    }

    // A file that is no record is refused, and nothing of it is shown.
    void anotherFileIsRefused() {
        const QString path = m_folder->filePath(QStringLiteral("none.sqlite"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no record") > 0);
        file.close();
        m_desk->bring(QUrl::fromLocalFile(path));
        QTRY_VERIFY(!m_desk->failure().isEmpty());
        QVERIFY(m_desk->rounds().isEmpty() && m_desk->steps().isEmpty() && m_desk->lines().isEmpty());
    }

private:
    void bring() {
        m_desk->bring(QUrl::fromLocalFile(QString::fromStdString(m_path.string())));
        QTRY_VERIFY(!m_desk->steps().isEmpty());
    }

    Language m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_path;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<GameRegistry> m_games;
    std::unique_ptr<FairnessDesk> m_desk;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestFairness)
#include "tst_fairness.moc"
