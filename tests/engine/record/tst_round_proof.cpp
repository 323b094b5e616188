// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/shipped_scenarios.h"
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/record/verify/round_proof.h"
#endif

#include <QObject>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

std::vector<record::RoundProof> proofsIn(const std::filesystem::path& path) {
    std::vector<record::RoundProof> proofs;
    const auto reader = record::RecordReader::open(path);
    if (!reader) {
        return proofs;
    }
    for (const record::RoundRow& row : (*reader)->rounds({}, 100)) {
        if (const auto proof = proofOf(**reader, row.id)) {
            proofs.push_back(*proof);
        }
    }
    return proofs;
}

QStringList printedBy(const std::string& lines) {
    QProcess shell;
    shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), QString::fromStdString(lines)});
    shell.waitForFinished(60'000);
    return QString::fromUtf8(shell.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QStringList listOf(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) {
        list.append(QString::fromStdString(text));
    }
    return list;
}

} // namespace

/// The proof of a round: its commitment, its seed, and the outcome that follows, computed here and with
/// common shell tools.
class RoundProofTest : public QObject {
    Q_OBJECT

private slots:
    void everyRoundIsProved_data() { test::addGameRows(); }
    void everyRoundIsProved();
    void theShellSaysTheSame_data() { test::addGameRows(); }
    void theShellSaysTheSame();
    void voidSpinsTakeNumbersToo();
    void scriptedOutcomesAreNotTheSeeds();
    void contributionsAreProvedToo_data();
    void contributionsAreProvedToo();
    void changedRecordsAreSeen_data();
    void changedRecordsAreSeen();
    void contradictionsAreFaults_data();
    void contradictionsAreFaults();
    void wheelsThatDoNotExist();
    void roundsThatAreNotThere();
};

void RoundProofTest::everyRoundIsProved() {
    QFETCH(const QString, game);
    const RecordPlace place;
    withRecorded(game, [&](auto live) { recordRounds<decltype(live)>(place.path(), 3); });
    const std::vector<record::RoundProof> proofs = proofsIn(place.path());
    std::size_t closed = 0;
    for (const record::RoundProof& proof : proofs) {
        QCOMPARE(QString::fromStdString(proof.game), game);
        if (!proof.seed) {
            QVERIFY(!proof.isCommitted() && !proof.isFromSeed() && shellLines(proof).empty());
            continue;
        }
        ++closed;
        QVERIFY(!proof.scripted);
        QVERIFY(proof.isCommitted());
        if (!proof.onRecord.empty()) {
            QVERIFY2(proof.isFromSeed(), qPrintable(listOf(proof.fromSeed).join(QLatin1Char(' '))));
        }
    }
    QVERIFY(closed >= 2);
}

// The generated shell commands run, and print the commitment and the outcome.
void RoundProofTest::theShellSaysTheSame() {
    for (const char* tool : {"sh", "xxd", "sha256sum", "b2sum", "openssl", "od", "awk"}) {
        if (QStandardPaths::findExecutable(QString::fromLatin1(tool)).isEmpty()) {
            QSKIP("a tool that the lines need is not here");
        }
    }
    QFETCH(const QString, game);
    const RecordPlace place;
    withRecorded(game, [&](auto live) { recordRounds<decltype(live)>(place.path(), 3); });
    int run = 0;
    for (const record::RoundProof& proof : proofsIn(place.path())) {
        if (!proof.seed) {
            continue;
        }
        const QStringList expected =
            QStringList{QString::fromStdString(toHex(proof.committed)) + QStringLiteral("  -")} +
            listOf(proof.fromSeed);
        QCOMPARE(printedBy(shellLines(proof)), expected);
        ++run;
    }
    QVERIFY(run >= 2);
}

// R22: the ball is launched again; the last pocket drawn from the seed counts.
void RoundProofTest::voidSpinsTakeNumbersToo() {
    const RecordPlace place;
    const std::filesystem::path file = place.folder() / "scenario.json";
    QFile scenarioFile(QString::fromStdString(file.string()));
    QVERIFY(scenarioFile.open(QIODevice::WriteOnly));
    QVERIFY(scenarioFile.write(R"({
      "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "roulette",
      "rules": "pt-894-2002", "table": {"minimum": 100},
      "players": [{"id": "ana", "wallet": 100000}],
      "outcome": {"seed": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"},
      "steps": [{"at": 1.0, "player": "ana", "do": "stake", "chance": "red", "amount": 200},
                {"when": "betting_closed", "do": "fault", "kind": "object_in_wheel"}],
      "expect": [{"event": "spin_void"}]})") > 0);
    scenarioFile.close();
    std::ostringstream out;
    std::ostringstream err;
    app::runCommand(file, out, err, scenario::RecordTo{place.path(), "1.2.3", testCalendar()});
    const std::vector<record::RoundProof> proofs = proofsIn(place.path());
    QVERIFY2(!proofs.empty(), err.str().c_str());
    const record::RoundProof& proof = proofs.back();
    QVERIFY(proof.fromSeed.size() >= 2);
    QCOMPARE(proof.onRecord.size(), std::size_t{1});
    QCOMPARE(proof.onRecord.back(), proof.fromSeed.back());
    QVERIFY(proof.isFromSeed());
}

// A pocket named by a scenario does not come from the seed, and is not presented as such.
void RoundProofTest::scriptedOutcomesAreNotTheSeeds() {
    const RecordPlace place;
    std::ostringstream out;
    std::ostringstream err;
    const std::filesystem::path file = MESAVIVA_SOURCE_DIR "/tests/scenarios/roulette/macau_sectors.json";
    app::runCommand(file, out, err, scenario::RecordTo{place.path(), "1.2.3", testCalendar()});
    const std::vector<record::RoundProof> proofs = proofsIn(place.path());
    QVERIFY2(!proofs.empty(), err.str().c_str());
    for (const record::RoundProof& proof : proofs) {
        QVERIFY(!proof.seed || (proof.isCommitted() && proof.scripted && !proof.isFromSeed()));
    }
}

void RoundProofTest::contributionsAreProvedToo_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("drawn"); // the first event with an outcome
    QTest::addRow("poker") << QStringLiteral("poker/joint_seed") << QStringLiteral("card_burnt");
    QTest::addRow("roulette") << QStringLiteral("roulette/online_joint_seed")
                              << QStringLiteral("number_drawn");
    QTest::addRow("bingo") << QStringLiteral("bingo/90_joint_seed") << QStringLiteral("card_sold");
}

// The outcome follows from the table's seed and the contributions in their order, in the shell, too; another
// contribution, or another order, gives another outcome, which verification reports.
void RoundProofTest::contributionsAreProvedToo() {
    QFETCH(const QString, file);
    const RecordPlace place;
    auto scenario = nlohmann::ordered_json::parse(
        std::ifstream(MESAVIVA_SOURCE_DIR "/tests/scenarios/" + file.toStdString() + ".json"));
    for (const char* name : {"until", "rounds", "expect"}) {
        scenario.erase(name);
    }
    const std::filesystem::path path = place.folder() / "scenario.json";
    std::ofstream(path) << scenario;
    std::ostringstream out;
    std::ostringstream err;
    app::runCommand(path, out, err, scenario::RecordTo{place.path(), "1.2.3", testCalendar()});
    const std::vector<record::RoundProof> proofs = proofsIn(place.path());
    QVERIFY2(!proofs.empty(), err.str().c_str());
    const record::RoundProof& proof = proofs.back(); // the newest comes first
    QCOMPARE(proof.id.round, std::uint64_t{1});
    QVERIFY(proof.isCommitted() && proof.isFromSeed());
    QCOMPARE(proof.contributions.size(), std::size_t{2});
    QCOMPARE(toHex(proof.joint),
             std::string("b343a6b5deac525d169d1a1f934812a6687581281e59b426a2d90889cb97def3"));
    if (!QStandardPaths::findExecutable(QStringLiteral("xxd")).isEmpty()) {
        const QStringList printed = printedBy(shellLines(proof));
        QCOMPARE(printed.mid(1), listOf(proof.fromSeed));
    }

    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
    place.doctor("UPDATE events SET fields = replace(fields, 'aaaaaaaa', 'abababab') "
                 "WHERE event = 'seed_contributed'");
    const auto changed = record::verify(place.path());
    QVERIFY(changed);
    QFETCH(const QString, drawn);
    QVERIFY(std::ranges::any_of(changed->faults.list(), [&](const record::Finding& finding) {
        return finding.event == drawn.toStdString();
    }));
}

void RoundProofTest::changedRecordsAreSeen_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("committed");
    QTest::addColumn<bool>("fromSeed");
    QTest::newRow("another seed") << "UPDATE events SET fields = replace(fields, '\"seed\":\"', "
                                     "'\"seed\":\"00') WHERE event = 'round_closed'"
                                  << false << false;
    QTest::newRow("another commitment")
        << "UPDATE events SET fields = '{\"commitment\":\"' || hex(zeroblob(32)) || '\"}' "
           "WHERE event = 'round_opened'"
        << false << true;
    QTest::newRow("another pocket")
        << "UPDATE events SET fields = CASE event WHEN 'round_closed' THEN replace(fields, "
           "'\"pockets\":[\"', "
           "'\"pockets\":[\"3') ELSE replace(fields, '\"pocket\":\"', '\"pocket\":\"3') END "
           "WHERE event IN ('round_closed', 'number_drawn')"
        << true << false;
}

void RoundProofTest::changedRecordsAreSeen() {
    QFETCH(const QString, sql);
    QFETCH(const bool, committed);
    QFETCH(const bool, fromSeed);
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 3);
    place.doctor(sql.toUtf8().constData());
    int seen = 0;
    for (const record::RoundProof& proof : proofsIn(place.path())) {
        if (!proof.onRecord.empty()) {
            QCOMPARE(proof.isCommitted(), committed);
            QCOMPARE(proof.isFromSeed(), fromSeed);
            ++seen;
        }
    }
    QVERIFY(seen >= 2);
}

void RoundProofTest::contradictionsAreFaults_data() {
    QTest::addColumn<QString>("sql");
    QTest::newRow("closed with another pocket than was paid by")
        << "UPDATE events SET fields = replace(fields, '\"pockets\":[\"', '\"pockets\":[\"3') "
           "WHERE event = 'round_closed'";
    QTest::newRow("paid by another pocket")
        << "UPDATE events SET fields = replace(fields, '\"pocket\":\"', '\"pocket\":\"3') "
           "WHERE event = 'number_drawn'";
    QTest::newRow("opened again after the bets")
        << "UPDATE events SET event = 'round_opened', fields = (SELECT fields FROM events WHERE event = "
           "'round_opened') WHERE event = 'number_drawn'";
    QTest::newRow("launched once more")
        << "UPDATE events SET event = 'ball_launched' WHERE event = 'number_drawn'";
}

// An inconsistent round has no proof, whatever its single steps show.
void RoundProofTest::contradictionsAreFaults() {
    QFETCH(const QString, sql);
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 3);
    place.doctor(sql.toUtf8().constData());
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    int closed = 0;
    for (const record::RoundRow& row : (*reader)->rounds({}, 100)) {
        if (row.closed) {
            ++closed;
            QVERIFY_EXCEPTION_THROWN(static_cast<void>(proofOf(**reader, row.id)), record::Fault);
        }
    }
    QVERIFY(closed >= 2);
}

// Pockets are not computed for a wheel that no table has.
void RoundProofTest::wheelsThatDoNotExist() {
    for (const char* pockets : {"90", "39", "4294967333"}) {
        const RecordPlace place;
        recordRounds<RecordedRoulette>(place.path(), 3);
        place.doctor(
            (std::string("UPDATE events SET fields = replace(fields, '\"pockets\":37', '\"pockets\":") +
             pockets + "') WHERE event = 'table_opened'")
                .c_str());
        for (const record::RoundProof& proof : proofsIn(place.path())) {
            QCOMPARE(proof.places, 0U);
            QVERIFY(proof.fromSeed.empty() && !proof.isFromSeed());
        }
    }
}

void RoundProofTest::roundsThatAreNotThere() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 3);
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    QVERIFY(!proofOf(**reader, {7, 1}));
    QVERIFY(!proofOf(**reader, {1, 999}));
}

#include "program/test_list.h"

MESAVIVA_TEST(RoundProofTest)
#include "tst_round_proof.moc"
