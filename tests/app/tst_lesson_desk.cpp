// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The trainer's desk for lessons: the library, a lesson at its table from pause to pause, and what is stored
// of it. At every event of every lesson the table shows the same, forwards and backwards.
#include "patience.h"
#include "shown_difference.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/learn/taught_rounds.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/desks/teach/lessons/lesson_text.h"
#endif

#include "app/core/events/game_description.h"
#include "app/core/text/language.h"
#include "program/test_list.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

using namespace mesaviva;
using namespace mesaviva::app;
using mesaviva::test::difference;
using mesaviva::test::wheelDifference;

namespace {

/// A desk and the table of its lesson.
struct OpenLessons {
    explicit OpenLessons(const QString& settings)
        : games(settings),
          desk(games, settings, {}, QFileInfo(settings).absolutePath()) {
        desk.setShow([this](OpenedTable opened) {
            desk.letGo();
            table = std::move(opened.table);
            desk.follow(*table);
        });
        desk.open();
    }

    bool isOpen() {
        return QTest::qWaitFor([this] { return desk.isReady(); }, 60'000);
    }
    /// Opens a lesson at the table.
    bool begins(const QString& key, bool anew = false) {
        if (!isOpen()) {
            return false;
        }
        desk.choose(key);
        const QSignalSpy moments(&desk, &LessonDesk::activeChanged);
        desk.begin(anew);
        return QTest::qWaitFor([&] { return !moments.isEmpty() && desk.isActive(); }, 60'000);
    }
    std::unique_ptr<TableModel> shown(const ShippedLesson& shipped) const {
        const LessonAtTable lesson{shipped.lesson->scenario, {}};
        auto opened = games.of(lesson.scenario).as<TaughtRounds>()->readLesson(lesson)();
        opened.table->setPaused(true);
        return std::move(opened.table);
    }
    int standAt() const { return table->replay()->position(); }

    GameRegistry games;
    std::unique_ptr<TableModel> table;
    LessonDesk desk;
};

const QString kFirst = QStringLiteral("poker_01_first_round");

} // namespace

class TestLessonDesk : public QObject {
    Q_OBJECT

private:
    static void eachLesson() {
        QTest::addColumn<QString>("key");
        for (const ShippedLesson& shipped : shippedLessons()) {
            QTest::newRow(qPrintable(shipped.key)) << shipped.key;
        }
    }

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }

    void theLibraryIsOrderedAndFiltered() {
        OpenLessons open(file());
        QVERIFY(open.desk.lessonList().isEmpty());
        QVERIFY(open.isOpen());
        const auto all = open.desk.lessonList();
        QVERIFY(all.size() >= 30);
        QCOMPARE(all.first().value<LessonInfo>().key, kFirst);
        QCOMPARE(open.desk.chosen(), kFirst);
        qsizetype sum = 0;
        for (int game = 1; game < open.desk.games().size(); ++game) {
            open.desk.setGame(game);
            const auto some = open.desk.lessonList();
            sum += some.size();
            QCOMPARE(open.desk.place(), 0); // a choice that does not fit is reset
            open.desk.step(99);
            QCOMPARE(open.desk.place(), static_cast<int>(some.size()) - 1);
            open.desk.step(-1);
            QCOMPARE(open.desk.place(), static_cast<int>(some.size()) - 2);
            for (const QVariant& one : some) {
                QCOMPARE(one.value<LessonInfo>().icon,
                         descriptionOf(open.games.list().at(game - 1)->key())->icon());
            }
        }
        QCOMPARE(sum, all.size());
        open.desk.setGame(99); // no such game
        QCOMPARE(open.desk.game(), static_cast<int>(open.desk.games().size()) - 1);
        open.desk.setGame(0);
        sum = 0;
        for (int level = 1; level < LessonDesk::levels().size(); ++level) {
            open.desk.setLevel(level);
            sum += open.desk.lessonList().size();
        }
        QCOMPARE(sum, all.size());
        open.desk.setLevel(0);
        open.desk.setSearch(QStringLiteral("p26 "));
        const auto found = open.desk.lessonList().size();
        QVERIFY(found > 0 && found < all.size());
        open.desk.setSearch(QStringLiteral("P26 zebra"));
        QVERIFY(open.desk.lessonList().isEmpty());
        // A game's name finds all of its lessons.
        open.desk.setGame(2);
        open.desk.setSearch({});
        const auto ofGame = open.desk.lessonList().size();
        open.desk.setSearch(open.desk.games().at(2));
        QCOMPARE(open.desk.lessonList().size(), ofGame);
        open.desk.setGame(0);
        QVERIFY(open.desk.lessonList().size() >= ofGame && open.desk.lessonList().size() < all.size());
    }

    void everyMomentIsTheSameFromEverywhere_data() { eachLesson(); }

    void everyMomentIsTheSameFromEverywhere() {
        QFETCH(QString, key);
        const OpenLessons open(file());
        const auto all = shippedLessons();
        const auto shipped = std::ranges::find(all, key, &ShippedLesson::key);
        const auto forwards = open.shown(*shipped);
        const auto jumping = open.shown(*shipped);
        ReplayControl& here = *jumping->replay();
        const int size = here.size();
        QCOMPARE(static_cast<std::size_t>(size), lessons::play(*shipped->lesson).events);
        for (int position = 1; position <= size; ++position) {
            forwards->replay()->moveTo(position);
            for (const int from : {position + 1, size, 1}) {
                here.moveTo(from);
                here.moveTo(position);
                const QString found = difference(*forwards, *jumping) + wheelDifference(*forwards, *jumping);
                QVERIFY2(
                    found.isEmpty(),
                    qPrintable(QStringLiteral("event %1, from %2: %3").arg(position).arg(from).arg(found)));
            }
        }
    }

    void everyLessonLeadsBackToItsPauses_data() { eachLesson(); }

    // To the end with every question answered, back to the beginning, and on again in Portuguese: each pause
    // is at its moment of the table, and says what the lesson's file says.
    void everyLessonLeadsBackToItsPauses() {
        QFETCH(QString, key);
        QFile lesson(QStringLiteral(":/mesaviva/lessons/%1.json").arg(key));
        QVERIFY(lesson.open(QIODevice::ReadOnly));
        const QJsonArray notes = QJsonDocument::fromJson(lesson.readAll())[QLatin1String("notes")].toArray();
        Language language;
        language.setCode(QStringLiteral("en"));
        OpenLessons open(file());
        QVERIFY(open.begins(key, true));
        LessonDesk& desk = open.desk;
        const auto place = [&] {
            return QStringList{QString::number(open.standAt()), QString::number(open.table->round())};
        };
        const auto moment = [&] {
            return place() + QStringList{desk.text(), desk.question(), desk.verdict()};
        };
        QVERIFY(desk.count() > 0 && desk.count() == notes.size());
        QList<QStringList> forwards{moment()};
        for (int number = 1; number <= desk.count(); ++number) {
            desk.next();
            QCOMPARE(desk.number(), number);
            QCOMPARE(desk.text(), notes.at(number - 1)["text"][QLatin1String("en")].toString());
            QCOMPARE(open.table->isQuestioned(), !desk.question().isEmpty()); // the stakes stay in view
            for (int choice = 0; choice < desk.choices().size() && !desk.isAnswered(); ++choice) {
                desk.pick(choice);
            }
            forwards.append(moment());
        }
        QVERIFY(!desk.summary().isEmpty());
        for (int number = desk.count() - 1; number >= 0; --number) {
            desk.previous();
            QCOMPARE(desk.number(), number);
            QCOMPARE(moment(), forwards.at(number));
        }
        language.setCode(QStringLiteral("pt"));
        desk.retranslate();
        for (int number = 1; number <= desk.count(); ++number) {
            desk.next();
            QCOMPARE(desk.number(), number);
            QCOMPARE(place(), forwards.at(number).first(2));
            QCOMPARE(desk.text(), notes.at(number - 1)["text"][QLatin1String("pt")].toString());
        }
        language.setCode(QStringLiteral("en"));
    }

    void aLessonGoesFromPauseToPauseAndBack() {
        OpenLessons open(file());
        QVERIFY(open.begins(kFirst));
        QCOMPARE(open.desk.number(), 0);
        QCOMPARE(open.standAt(), 1);
        QVERIFY(open.table->isPaused());
        QVERIFY(!open.desk.text().isEmpty()); // the aim
        QStringList told;
        for (int number = 1; number <= open.desk.count(); ++number) {
            QVERIFY(open.desk.summary().isEmpty());
            const QSignalSpy heard(open.table.get(), &TableModel::chose);
            open.desk.next();
            QCOMPARE(open.desk.number(), number);
            QCOMPARE(heard.count(), 1); // the text is also announced
            QVERIFY(heard.first().first().toString().startsWith(open.desk.text()));
            QVERIFY(!told.contains(open.desk.text()));
            told.append(open.desk.text());
        }
        QVERIFY(!open.desk.summary().isEmpty());
        open.desk.next(); // there is none
        QCOMPARE(open.desk.number(), open.desk.count());
        open.table->replay()->moveTo(open.table->replay()->size());
        open.desk.previous(); // from the end to the last one
        QCOMPARE(open.desk.number(), open.desk.count());
        for (int number = open.desk.count(); number > 0; --number) {
            QCOMPARE(open.desk.text(), told.at(number - 1));
            open.desk.previous();
            QCOMPARE(open.desk.number(), number - 1);
        }
        QCOMPARE(open.standAt(), 1);
        QVERIFY(open.desk.info().done);
    }

    void timeStandsStillAtEachPause() {
        OpenLessons open(file());
        QVERIFY(open.begins(QStringLiteral("roulette_04_parol"))); // two rounds
        open.table->setSpeed(100);
        for (int number = 1; number <= open.desk.count(); ++number) {
            const int before = open.standAt();
            open.table->replay()->setPlaying(true);
            QTRY_VERIFY(open.table->isPaused());
            QCOMPARE(open.desk.number(), number);
            const int stands = open.standAt();
            QVERIFY(stands > before);
            open.desk.previous();
            open.desk.next(); // the same moment
            QCOMPARE(open.standAt(), stands);
        }
    }

    void onlyTheFirstAnswerCounts() {
        OpenLessons open(file());
        QVERIFY(open.begins(kFirst));
        while (open.desk.question().isEmpty()) {
            open.desk.pick(0); // there is no question
            open.desk.next();
        }
        QVERIFY(!open.desk.isAnswered());
        QVERIFY(open.desk.verdict().isEmpty());
        const auto choice = [&](int i) { return open.desk.choices().at(i).value<LessonChoice>(); };
        QVERIFY(choice(0).why.isEmpty() && !choice(1).right);
        open.desk.pick(7); // there is no such answer
        open.desk.pick(0);
        QVERIFY(!open.desk.isAnswered());
        QVERIFY(choice(0).picked && !choice(0).right && !choice(0).why.isEmpty());
        QVERIFY(!choice(1).picked);
        const QString wrong = open.desk.verdict();
        open.desk.pick(1);
        QVERIFY(open.desk.isAnswered() && choice(1).right);
        QVERIFY(!open.desk.verdict().isEmpty() && open.desk.verdict() != wrong);
        open.desk.pick(2); // answered already
        QVERIFY(!choice(2).picked);
        const int asked = open.desk.number();
        open.desk.previous();
        open.desk.next();
        QCOMPARE(open.desk.number(), asked);
        QVERIFY(open.desk.isAnswered()); // the answer stays
        while (open.desk.number() < open.desk.count()) {
            open.desk.next();
        }
        QVERIFY(open.desk.summary().contains(QStringLiteral("0 of 1")));

        QVERIFY(open.begins(kFirst, true));
        while (open.desk.question().isEmpty()) {
            open.desk.next();
        }
        open.desk.pick(1);
        while (open.desk.number() < open.desk.count()) {
            open.desk.next();
        }
        QVERIFY(open.desk.summary().contains(QStringLiteral("1 of 1")));
    }

    void whereOneWasIsKept() {
        {
            OpenLessons open(file());
            QVERIFY(open.begins(kFirst));
            open.desk.next();
            open.desk.next();
            QCOMPARE(open.desk.number(), 2);
        }
        OpenLessons open(file());
        QVERIFY(open.isOpen());
        QVERIFY(open.desk.info().begun && !open.desk.info().done);
        QVERIFY(!open.desk.info().standing.isEmpty());
        QVERIFY(open.begins(kFirst));
        QCOMPARE(open.desk.number(), 2);
        QVERIFY(open.begins(kFirst, true));
        QCOMPARE(open.desk.number(), 0);
        while (open.desk.number() < open.desk.count()) {
            open.desk.next();
        }
        open.desk.letGo();
        QVERIFY(!open.desk.isActive());
        QVERIFY(open.desk.info().done && !open.desk.info().begun);
        QVERIFY(open.desk.progress().startsWith(QLatin1Char('1')));
        QVERIFY(open.begins(kFirst)); // from its beginning, since it is done
        QCOMPARE(open.desk.number(), 0);
    }

    // Repeating a lesson does not reset the right answers.
    void whatWasRightStays() {
        {
            OpenLessons open(file());
            QVERIFY(open.begins(kFirst));
            while (open.desk.question().isEmpty()) {
                open.desk.next();
            }
            open.desk.pick(1);
            while (open.desk.number() < open.desk.count()) {
                open.desk.next();
            }
            open.desk.letGo();
            QVERIFY(open.begins(kFirst));
            open.desk.next();
            open.desk.letGo();
            QVERIFY2(open.desk.info().standing.contains(QStringLiteral("1 of 1 right")),
                     qPrintable(open.desk.info().standing));
        }
        OpenLessons open(file());
        QVERIFY(open.isOpen());
        QVERIFY(open.desk.info().done);
        QVERIFY(open.desk.info().standing.contains(QStringLiteral("1 of 1 right")));
    }

    void aDamagedFileIsNotBelieved() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[lessons]\npoker_01_first_round_place=4000\npoker_01_first_round_answers=rrrrrrrr\n"
                      "poker_01_first_round_done=perhaps\n");
        damaged.close();
        OpenLessons open(file());
        QVERIFY(open.begins(kFirst));
        QCOMPARE(open.desk.number(), 0);
        QVERIFY(!open.desk.info().done);
    }

    // P20: the odds of either choice are shown on request, and hidden at the next moment.
    void oddsAreShownAndHidden() {
        OpenLessons open(file());
        QVERIFY(open.begins(kFirst));
        QVERIFY(!open.desk.hasOdds() && open.desk.odds().lines.isEmpty());
        while (!open.desk.hasOdds()) {
            open.desk.next();
        }
        QVERIFY(!open.desk.isOddsShown());
        open.desk.setOddsShown(true);
        const LessonOdds odds = open.desk.odds();
        QCOMPARE(odds.shares.size(), 4);
        QVERIFY(!odds.best.isEmpty() && odds.lines.last().contains(QStringLiteral("1.000")));
        QVERIFY(odds.why.contains(QStringLiteral("148,995")));
        open.desk.next();
        QVERIFY(!open.desk.isOddsShown());
    }

    // The round is shown with the opposite decision, and the lesson returns to where it was.
    void oneGoesTheOtherWayAndComesBack() {
        OpenLessons open(file());
        QVERIFY(open.begins(kFirst));
        open.desk.goOtherWay(); // nothing is decided yet
        open.desk.comeBack();
        while (!open.desk.hasOdds()) {
            open.desk.next();
        }
        open.desk.pick(0);
        const int number = open.desk.number();
        const int stood = open.standAt();
        const QString text = open.desk.text();
        const LessonOdds odds = open.desk.odds();
        QVERIFY(!odds.taken.isEmpty() && !odds.other.isEmpty() && odds.taken != odds.other);
        open.desk.goOtherWay();
        QTRY_VERIFY(open.desk.isOtherWay());
        QCOMPARE(open.standAt(), stood);
        QVERIFY(open.table->isPaused());
        open.desk.next(); // stepping between pauses is disabled
        QCOMPARE(open.standAt(), stood);
        ReplayControl& there = *open.table->replay();
        there.moveTo(there.size());
        QVERIFY(open.table->wallet() < 100'000); // P22
        QVERIFY(open.desk.isOtherWay());
        QCOMPARE(open.desk.number(), number);
        QVERIFY(open.desk.summary().isEmpty());
        open.desk.comeBack();
        QTRY_VERIFY(!open.desk.isOtherWay());
        QCOMPARE(open.desk.number(), number);
        QCOMPARE(open.standAt(), stood);
        QCOMPARE(open.desk.text(), text);
        QVERIFY(open.desk.choices().first().value<LessonChoice>().picked); // the answer stays
        ReplayControl& here = *open.table->replay();
        here.moveTo(here.size());
        QVERIFY(open.table->wallet() > 100'000); // P28
    }

    void itSpeaksTheLanguageOfTheMoment() {
        OpenLessons open(file());
        QVERIFY(open.begins(kFirst));
        open.desk.next();
        Language language;
        const QSignalSpy told(&open.desk, &LessonDesk::momentChanged);
        language.setCode(QStringLiteral("pt"));
        open.desk.retranslate();
        QVERIFY(!told.isEmpty());
        const QString pt = open.desk.text();
        const QString title = open.desk.info().title;
        language.setCode(QStringLiteral("en"));
        QVERIFY(open.desk.text() != pt);
        QVERIFY(open.desk.info().title != title);
        QVERIFY(!open.desk.rules().isEmpty());
    }

    void rulesAreReadFromTheText() {
        QCOMPARE(LessonText::rulesIn(QStringLiteral("P2 (P12i, I-P13), M6.6, P2, 26 and I-O6b.")),
                 QStringList({QStringLiteral("P2"), QStringLiteral("P12i"), QStringLiteral("I-P13"),
                              QStringLiteral("M6.6"), QStringLiteral("I-O6b")}));
        QVERIFY(LessonText::rulesIn(QStringLiteral("AP26 P P260")).isEmpty());
    }

private:
    QString file() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    std::optional<QTemporaryDir> m_folder;
};

MESAVIVA_TEST(TestLessonDesk)

#include "tst_lesson_desk.moc"
