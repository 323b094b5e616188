// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, playing without a window and recording, is killed at any moment; the next start ends its
// round by the rules, and no cent is created or lost.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/sentences/record_sentences.h"
#include "app/core/record/record_keeper.h"
#include "engine/record/history/reconciliation.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/recover.h"
#endif

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <string>

using namespace mesaviva;
using app::RecordKeeper;

namespace {

using Json = nlohmann::ordered_json;

constexpr int kRounds = 400; // more than any run reaches: their output exceeds kMostTold bytes
constexpr std::int64_t kWallet =
    100'000; // the first points of this player: other points would make another player
constexpr std::int64_t kOthersWallet = 100'000'000;
constexpr int kMostTold = 900'000;

// A player who stakes in every round, with others.
Json stepsOf(const QString& game) {
    Json steps = Json::array();
    const auto add = [&](const char* when, const char* player, Json step) {
        Json one{{"when", when}, {"player", player}};
        one.update(step);
        steps.push_back(std::move(one));
    };
    for (int i = 0; i < kRounds; ++i) {
        if (game == QLatin1String("poker")) {
            add("betting_opened", "player", {{"do", "ante"}, {"amount", 500}});
            steps.push_back({{"player", "rui"}, {"do", "ante"}, {"amount", 1'000}});
            add("decision_opened", "player", {{"do", i % 3 == 0 ? "fold" : "bet"}});
            steps.push_back({{"player", "rui"}, {"do", "bet"}});
        } else if (game == QLatin1String("roulette")) {
            add("betting_opened", "player", {{"do", "stake"}, {"chance", "red"}, {"amount", 1'000}});
            steps.push_back({{"player", "player"},
                             {"do", "stake"},
                             {"chance", "straight"},
                             {"numbers", Json::array({"17"})},
                             {"amount", 100}});
            steps.push_back(
                {{"player", "rui"}, {"do", "stake"}, {"chance", "dozen"}, {"index", 1}, {"amount", 500}});
        } else {
            add("sale_opened", "player", {{"do", "buy"}, {"count", 3}});
            steps.push_back({{"player", "rui"}, {"do", "buy"}, {"count", 2}});
            steps.push_back({{"player", "eva"}, {"do", "buy"}, {"count", 2}});
        }
    }
    return steps;
}

QString putScenario(const QString& folder, const QString& game, const QString& rules) {
    Json players = Json::array();
    int seat = 0;
    for (const char* id : {"player", "rui", "eva"}) {
        Json player{{"id", id}, {"wallet", players.empty() ? kWallet : kOthersWallet}};
        if (game == QLatin1String("poker")) {
            player["seat"] = ++seat;
        } else if (game == QLatin1String("roulette")) {
            player["chip_value"] = 100;
        }
        players.push_back(std::move(player));
    }
    const Json scenario{{"format", "mesaviva.scenario/1"},
                        {"title", {{"pt", "Longa"}, {"en", "Long"}}},
                        {"game", game.toStdString()},
                        {"rules", rules.toStdString()},
                        {"players", players},
                        {"steps", stepsOf(game)},
                        {"rounds", kRounds}};
    const QString path = folder + QStringLiteral("/long.json");
    QFile file(path);
    const std::string text = scenario.dump();
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) < 0) {
        qFatal("no scenario");
    }
    return path;
}

// How often each is killed: the requested number, or as long as there is time.
bool killsAgain(int killed, const QElapsedTimer& since) {
    constexpr int kFewest = 4;
    constexpr int kMost = 40;
    constexpr qint64 kTime = 10'000; // in milliseconds
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("MESAVIVA_KILLS", &given);
    return given ? killed < wanted / 5 : killed < kFewest || (killed < kMost && since.elapsed() < kTime);
}

} // namespace

class TestKilledProgram : public QObject {
    Q_OBJECT

private slots:
    void theNextStartEndsTheRound_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("ended");
        QTest::addColumn<QString>("voided"); // cited besides if stakes come back, and only then
        const auto row = [](const char* name, const char* game, const char* rules, const QStringList& ended,
                            const char* voided = "") {
            QTest::newRow(name) << QString::fromLatin1(game) << QString::fromLatin1(rules) << ended
                                << QString::fromLatin1(voided);
        };
        row("P33, I-P33", "poker", "pt-803-2015", {QStringLiteral("P33"), QStringLiteral("I-P33")});
        row("O20, O21", "roulette", "pt-804-2015", {QStringLiteral("O20")}, "O21");
        row("I-R22", "roulette", "pt-894-2002", {QStringLiteral("I-R22")});
        row("I-R22 in Macau", "roulette", "mo-60-2004", {QStringLiteral("I-R22")});
        row("B45, B47", "bingo", "pt-425a-2015", {QStringLiteral("B45")}, "B47");
    }

    void theNextStartEndsTheRound() {
        QFETCH(const QString, game);
        QFETCH(const QString, rules);
        QFETCH(const QStringList, ended);
        QFETCH(const QString, voided);
        QRandomGenerator random(quint32(qHash(rules)));
        int cut = 0;
        // If none of these few was killed in the middle of a round, adds more.
        QElapsedTimer since;
        since.start();
        for (int i = 0; killsAgain(i, since) || (cut == 0 && i < 60); ++i) {
            const QTemporaryDir folder;
            const QString scenario = putScenario(folder.path(), game, rules);
            const QString record = folder.filePath(QStringLiteral("records.sqlite"));
            const QString status = runAndKill(scenario, record, qint64(random.bounded(kMostTold)));
            QVERIFY2(status.isEmpty(), qPrintable(status));
            const QString complaint = complaintOfStart(folder.path(), record, ended, voided, cut);
            QVERIFY2(complaint.isEmpty(), qPrintable(QStringLiteral("kill %1: ").arg(i) + complaint));
        }
        QVERIFY(cut > 0); // some in the middle of a round
    }

private:
    // Kills it after this number of bytes of output.
    static QString runAndKill(const QString& scenario, const QString& record, qint64 told) {
        QProcess program;
        program.start(QStringLiteral(MESAVIVA_PROGRAM),
                      {QStringLiteral("run"), scenario, QStringLiteral("--record"), record});
        for (qint64 heard = 0; heard <= told;) {
            if (!program.waitForReadyRead(60'000)) {
                return QStringLiteral("ends by itself: ") + QString::fromUtf8(program.readAllStandardError());
            }
            heard += program.readAllStandardOutput().size();
        }
        program.kill();
        program.waitForFinished(60'000);
        return program.exitStatus() == QProcess::CrashExit ? QString() : QStringLiteral("not killed");
    }

    static QString complaintOfStart(const QString& folder, const QString& record, const QStringList& ended,
                                    const QString& voided, int& cut) {
        std::size_t running = 0;
        if (const auto reader = record::RecordReader::open(record.toStdU16String())) {
            running = record::interruptedRounds(**reader).size();
        } else if (QFile::exists(record)) {
            return QString::fromStdString(app::englishText(reader.error().problem));
        }
        Money points;
        {
            RecordKeeper keeper(folder, folder + QStringLiteral("/settings.ini"));
            keeper.openNow();
            if (keeper.hasFailed()) {
                return keeper.failure();
            }
            if (keeper.recovered().size() != running) {
                return QStringLiteral("another number of rounds was ended");
            }
            for (const app::RecoveredRound& round : keeper.recovered()) {
                ++cut;
                for (const QString& rule : ended) {
                    if (!round.rules.contains(rule)) {
                        return QStringLiteral("not by ") + rule;
                    }
                }
                if (const bool cited = round.rules.contains(voided);
                    !voided.isEmpty() && (round.isVoid ? round.staked > Money{} && !cited : cited)) {
                    return voided +
                           (cited ? QStringLiteral(" though it is valid") : QStringLiteral(" is missing"));
                }
                if (round.rules.isEmpty()) {
                    return QStringLiteral("by no rule");
                }
                if (round.wallet != keeper.accounts().points) {
                    return QStringLiteral("other points than in the wallet");
                }
            }
            points = keeper.accounts().points;
        }
        const auto checked = record::verify(record.toStdU16String());
        if (!checked || checked->bad) {
            return QString::fromStdString(checked ? app::englishText(*checked->bad)
                                                  : app::englishText(checked.error().problem));
        }
        if (checked->unfinished != 0) {
            return QStringLiteral("a round runs");
        }
        const auto reader = record::RecordReader::open(record.toStdU16String());
        for (const record::TableRow& table : (*reader)->playedTables()) {
            const auto ledger = record::reconcile(**reader, table.number);
            if (!ledger->isRight()) {
                return QStringLiteral("the ledger: ") + QString::fromStdString(ledger->differences().front());
            }
            if (ledger->players.at(0).closing != points) {
                return QStringLiteral("other points than in the ledger");
            }
        }
        return {};
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestKilledProgram)
#include "tst_killed_program.moc"
