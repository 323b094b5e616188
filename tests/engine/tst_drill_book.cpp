// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/drills/drill_book.h"
#endif

#include "program/test_list.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::drills;

namespace {

DrillSession sessionAt(std::int64_t at) {
    DrillSession session;
    session.at = at;
    session.drill = Drill::picture;
    session.scope = "pt-894-2002/37";
    session.level = 3;
    session.tasks = 2;
    session.right = 1;
    session.fast = 1;
    session.taken = 9'250;
    session.target = 5'000;
    session.passPercent = 80;
    return session;
}

const std::vector<DrillAnswer> kAnswers = {{"middle", 3, true, 2'050}, {"edge", 3, false, 7'200}};
const std::map<std::string, Learnt> kLearnt = {{"middle", {2, 11}}, {"edge", {1, 10}}};

} // namespace

/// The file of practice results.
class DrillBookTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::filesystem::path file() const {
        return std::filesystem::path(m_folder.path().toStdU16String()) / "practice.sqlite";
    }

private slots:
    void init() { QFile::remove(m_folder.filePath(QStringLiteral("practice.sqlite"))); }
    void whatIsKeptIsReadAgain();
    void whatWasLearntLastCounts();
    void answersAreExported();
    void everythingIsForgotten();
    void oldSessionsGo();
    void aStrangersFileIsLeftAlone();
    void theSchoolsMarkDecides_data();
    void theSchoolsMarkDecides();
};

void DrillBookTest::whatIsKeptIsReadAgain() {
    const DrillBook book(file());
    QVERIFY(book.read()->sessions.empty());
    QVERIFY(book.add(sessionAt(1'000), kAnswers, kLearnt));
    const std::optional<DrillPast> past = DrillBook(file()).read();
    QVERIFY(past);
    QCOMPARE(past->sessions.size(), std::size_t{1});
    QVERIFY(past->sessions.front() == sessionAt(1'000));
    QVERIFY(past->learnt.at({Drill::picture, "pt-894-2002/37"}) == kLearnt);
}

void DrillBookTest::whatWasLearntLastCounts() {
    const DrillBook book(file());
    QVERIFY(book.add(sessionAt(1'000), kAnswers, kLearnt));
    QVERIFY(book.add(sessionAt(2'000), kAnswers, {{"edge", {3, 20}}}));
    const auto learnt = book.read()->learnt.at({Drill::picture, "pt-894-2002/37"});
    QVERIFY(learnt.at("edge") == (Learnt{3, 20}));
    QVERIFY(learnt.at("middle") == (Learnt{2, 11}));
}

void DrillBookTest::answersAreExported() {
    const DrillBook book(file());
    QVERIFY(book.add(sessionAt(0), kAnswers, kLearnt));
    QCOMPARE(QString::fromStdString(book.csv().value()),
             QStringLiteral("time,drill,table,subject,level,right,seconds\n"
                            "1970-01-01T00:00:00Z,picture,pt-894-2002/37,middle,3,1,2.050\n"
                            "1970-01-01T00:00:00Z,picture,pt-894-2002/37,edge,3,0,7.200\n"));
}

void DrillBookTest::everythingIsForgotten() {
    const DrillBook book(file());
    QVERIFY(book.forget()); // where nothing is stored yet
    QVERIFY(book.add(sessionAt(1'000), kAnswers, kLearnt));
    QVERIFY(book.forget());
    QVERIFY(book.read()->sessions.empty());
    QVERIFY(book.read()->learnt.empty());
    QCOMPARE(book.csv().value().find("picture"), std::string::npos);
}

void DrillBookTest::oldSessionsGo() {
    const DrillBook book(file(), {5, 9});
    for (std::int64_t at = 0; at < 8; ++at) {
        QVERIFY(book.add(sessionAt(at), kAnswers, {}));
    }
    const std::vector<DrillSession> sessions = book.read()->sessions;
    QCOMPARE(sessions.size(), std::size_t{5});
    QCOMPARE(sessions.front().at, std::int64_t{3});
    const std::string csv = book.csv().value();
    QCOMPARE(std::ranges::count(csv, '\n') - 1, std::ptrdiff_t{9});
}

void DrillBookTest::aStrangersFileIsLeftAlone() {
    QFile stranger(m_folder.filePath(QStringLiteral("practice.sqlite")));
    QVERIFY(stranger.open(QIODevice::WriteOnly));
    stranger.write("not a database, but somebody's letter");
    stranger.close();
    const DrillBook book(file());
    QVERIFY(!book.read());
    QVERIFY(!book.add(sessionAt(1), kAnswers, kLearnt));
    QVERIFY(!book.csv());
    QVERIFY(stranger.open(QIODevice::ReadOnly));
    QVERIFY(stranger.readAll().startsWith("not a database"));
}

void DrillBookTest::theSchoolsMarkDecides_data() {
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("mark");
    QTest::addColumn<bool>("passed");
    QTest::newRow("all") << 10 << 100 << true;
    QTest::newRow("one too few") << 7 << 80 << false;
    QTest::newRow("just enough") << 8 << 80 << true;
}

void DrillBookTest::theSchoolsMarkDecides() {
    QFETCH(int, right);
    QFETCH(int, mark);
    QFETCH(bool, passed);
    DrillSession session = sessionAt(0);
    session.tasks = 10;
    session.right = right;
    session.passPercent = mark;
    QCOMPARE(session.isPassed(), passed);
}

MESAVIVA_TEST(DrillBookTest)

#include "tst_drill_book.moc"
