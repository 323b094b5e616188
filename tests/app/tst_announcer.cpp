// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the open table speaks and plays, on a simulated device: sentences are recognized by their text, sounds
// by their volume.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/reader/announcer.h"
#include "app/desks/teach/croupier/poker_croupier_desk.h"
#include "app/shell/application.h"
#include "desks_of.h"
#include "fake_sound_devices.h"
#include "fake_ticks.h"
#include "patience.h"
#include "roulette_desk.h"
#endif

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

constexpr int kLoud = 200;
constexpr int kPatience = 60'000;

// All spoken sentences. They are silent, so that sounds can be distinguished from them, except one that hums.
class Log {
public:
    void add(const QString& text) {
        const std::scoped_lock lock(m_mutex);
        m_texts.append(text);
    }
    QStringList all() {
        const std::scoped_lock lock(m_mutex);
        return m_texts;
    }

private:
    std::mutex m_mutex;
    QStringList m_texts;
};

class Mouth final : public Synthesizer {
public:
    explicit Mouth(std::shared_ptr<Log> log, std::size_t seconds = 30)
        : m_log(std::move(log)),
          m_seconds(seconds) {}

    Clip render(const QString& text, const QString&, Caller) override {
        m_log->add(text);
        const bool hums = text.contains(QLatin1String("hum"));
        return std::make_shared<const Samples>(m_seconds * kSampleRate, std::int16_t(hums ? 10'000 : 0));
    }

private:
    std::shared_ptr<Log> m_log;
    std::size_t m_seconds; ///< length of each sentence; the device takes a twentieth of it
};

TableEvent announced(const QString& text, Urgency urgency = Urgency::call, const QString& key = {}) {
    TableEvent event;
    event.kind = QStringLiteral("announced");
    event.spoken.text = text;
    event.spoken.urgency = urgency;
    event.spoken.key = key.isEmpty() ? text : key;
    return event;
}

TableEvent sounding(const QString& sound) {
    TableEvent event;
    event.kind = QStringLiteral("staked");
    event.sounds = {{sound, 1.0}};
    return event;
}

constexpr const char* kSpin = R"({"format": "mesaviva.scenario/1", "title": {"pt": "R", "en": "R"},
  "game": "roulette", "rules": "pt-804-2015", "table": {"minimum": 100, "betting_seconds": 8, "spin_seconds": 8},
  "players": [{"id": "ana", "wallet": 100000}], "outcome": {"pockets": ["17"]},
  "steps": [{"at": 1, "player": "ana", "do": "stake", "chance": "split", "numbers": ["17", "20"], "amount": 100}]})";

// A table and its listeners.
struct Room {
    Room() {
        sound().plug({{QStringLiteral("hall"), QStringLiteral("Loudspeakers")}});
        voice.start();
        table = open();
        table->setPaused(true);
        announcer.follow(table.get());
    }
    ~Room() { announcer.follow(nullptr); }

    // A spin whose time passes on request.
    std::unique_ptr<TableModel> open() {
        const QString path = folder.filePath(QStringLiteral("spin.json"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(kSpin) < 0) {
            qFatal("no scenario");
        }
        file.close();
        auto made = std::make_unique<test::FakeTicks>();
        ticks = made.get();
        return std::make_unique<RouletteTableModel>(RouletteDesk::stepwiseScenario(path),
                                                    Pace{1.0, std::move(made)},
                                                    folder.filePath(QStringLiteral("favourites.ini")));
    }

    FakeSound& sound() { return *fake; }
    bool says(const QString& text) {
        return QTest::qWaitFor([&] { return log->all().contains(text); }, kPatience);
    }
    bool isLoud() { return isLouderThan(kLoud); }
    bool isLouderThan(int least) {
        return QTest::qWaitFor([this, least] { return sound().takeLoudest() > least; }, kPatience);
    }
    // Silence for one second of the table's time. On a busy machine the device may not be read for a while:
    // that does not count as silence.
    bool fallsSilent() {
        int quiet = 0;
        int reads = sound().reads();
        return QTest::qWaitFor(
            [&] {
                const int now = sound().reads();
                const bool isRead = std::exchange(reads, now) != now;
                const bool isKnown = isRead || sound().isAsleep() || sound().playing().isEmpty();
                quiet = sound().takeLoudest() > 0 ? 0 : quiet + (isKnown ? 1 : 0);
                return quiet > 10;
            },
            kPatience);
    }
    bool staysSilent() {
        sound().takeLoudest();
        return !QTest::qWaitFor([this] { return sound().takeLoudest() > 0; }, 300);
    }
    // Once this sentence is heard, everything before it was heard or dropped.
    bool saysAtLast(const QString& text) {
        voice.say(announced(text).spoken, Occasion::asked);
        return says(text);
    }

    QTemporaryDir folder;
    std::shared_ptr<Log> log = std::make_shared<Log>();
    std::unique_ptr<FakeSound> fake = std::make_unique<FakeSound>();
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    HearingSettings hearing{folder.filePath(QStringLiteral("settings.ini"))};
    Voice voice{nullptr, [log = log] { return std::make_unique<Mouth>(log); }, fake->maker()};
    Announcer announcer{voice, settings, hearing};
    test::FakeTicks* ticks = nullptr; ///< the table's
    std::unique_ptr<TableModel> table;
};

} // namespace

class TestAnnouncer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("PULSE_SERVER", "unix:/nonexistent"); } // makes no sound
    void init() { m_room.emplace(); }
    void cleanup() { m_room.reset(); }

    void whatHappensIsSaidAndSounds() {
        m_room->table->setPaused(false);
        emit m_room->table->happened(announced(QStringLiteral("seventeen")));
        QVERIFY(m_room->says(QStringLiteral("seventeen")));
        emit m_room->table->happened(sounding(QStringLiteral("chip")));
        QVERIFY(m_room->isLoud());
    }

    // Disabled kinds of events are not spoken; their sounds are still played.
    void kindsThatAreSwitchedOffAreNotSaid() {
        m_room->table->setPaused(false);
        m_room->hearing.setSpoken(static_cast<int>(MessageKind::call), false);
        emit m_room->table->happened(announced(QStringLiteral("seventeen")));
        QVERIFY(m_room->saysAtLast(QStringLiteral("last")));
        QCOMPARE(m_room->log->all(), QStringList{QStringLiteral("last")});
    }

    void theBallAndTheWheelAreHeardAsLongAsTheyMove_data() {
        QTest::addColumn<bool>("ball");
        QTest::newRow("ball") << true;
        QTest::newRow("rotor") << false;
    }

    void theBallAndTheWheelAreHeardAsLongAsTheyMove() {
        QFETCH(bool, ball);
        m_room->table->setPaused(false);
        const auto move = [&](double speed) {
            ball ? emit m_room->table->rolled(speed) : emit m_room->table->turned(speed);
        };
        move(5.0);
        QVERIFY(m_room->isLoud());
        QVERIFY(m_room->isLoud()); // it continues,
        m_room->table->setPaused(true);
        QVERIFY(m_room->fallsSilent()); // pauses with the table,
        m_room->table->setPaused(false);
        QVERIFY(m_room->isLoud());
        move(0.0);
        QVERIFY(m_room->fallsSilent()); // and rests
    }

    void aStrikeIsHeard() {
        m_room->table->setPaused(false);
        emit m_room->table->struck(QStringLiteral("deflector"), 1.0);
        QVERIFY(m_room->isLoud());
        QVERIFY(m_room->fallsSilent());
    }

    // The current speed of the table counts, not the speed at its opening.
    void aFasterTableSaysLess_data() {
        QTest::addColumn<double>("speed");
        QTest::addColumn<QStringList>("said");
        const QStringList all{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")};
        QTest::newRow("in its own time") << 1.0 << all;
        QTest::newRow("four times as fast")
            << 4.0 << QStringList{QStringLiteral("one"), QStringLiteral("three")};
    }

    void aFasterTableSaysLess() {
        QFETCH(double, speed);
        QFETCH(QStringList, said);
        m_room->table->setSpeed(2.0);
        m_room->table->setSpeed(speed);
        m_room->table->setPaused(false);
        emit m_room->table->happened(announced(QStringLiteral("one"), Urgency::call, QStringLiteral("ball")));
        QVERIFY(m_room->says(QStringLiteral("one")));
        emit m_room->table->happened(announced(QStringLiteral("two"), Urgency::call, QStringLiteral("ball")));
        emit m_room->table->happened(
            announced(QStringLiteral("three"), Urgency::call, QStringLiteral("ball")));
        QVERIFY(m_room->says(QStringLiteral("three")));
        QCOMPARE(m_room->log->all(), said);
    }

    // Speech pauses with the table; a step is heard at once, with everything that belongs to it.
    void aStepIsHeardAtOnce() {
        m_room->table->setPaused(false);
        emit m_room->table->happened(announced(QStringLiteral("hum")));
        QVERIFY(m_room->isLoud());
        m_room->table->setPaused(true);
        QSignalSpy leapt(m_room->table.get(), &TableModel::leapt);
        QStringList told;
        connect(m_room->table.get(), &TableModel::happened, this, [&](const TableEvent& event) {
            if (!event.spoken.isEmpty()) {
                told.append(event.spoken.text);
            }
        });
        int steps = 0;
        for (; steps < 50 && told.size() < 3; ++steps) {
            m_room->table->stepScenario();
            for (const QString& text : std::as_const(told)) {
                QVERIFY2(m_room->says(text), qPrintable(text));
            }
        }
        QVERIFY(told.size() >= 3);
        QCOMPARE(leapt.size(), steps);
        QVERIFY(m_room->table->isPaused());
    }

    void soundsOfAStepAreHeardAndNoneLater() {
        emit m_room->table->happened(sounding(QStringLiteral("bell")));
        QVERIFY(m_room->isLoud());
        QVERIFY(m_room->fallsSilent());
        emit m_room->table->struck(QStringLiteral("pocket"), 1.0); // not requested by the player
        m_room->table->setPaused(false);
        QVERIFY(m_room->staysSilent());
    }

    void aJumpEndsWhatWasSaid() {
        m_room->table->setPaused(false);
        emit m_room->table->happened(announced(QStringLiteral("one")));
        QVERIFY(m_room->says(QStringLiteral("one")));
        emit m_room->table->happened(announced(QStringLiteral("two")));
        emit m_room->table->leapt();
        QVERIFY(m_room->saysAtLast(QStringLiteral("last")));
        QVERIFY(m_room->fallsSilent());
        QCOMPARE(m_room->log->all(), QStringList({QStringLiteral("one"), QStringLiteral("last")}));
    }

    void leavingTheTableSilencesIt() {
        m_room->table->setPaused(false);
        emit m_room->table->happened(announced(QStringLiteral("one")));
        emit m_room->table->rolled(5.0);
        QVERIFY(m_room->isLoud());
        emit m_room->table->happened(announced(QStringLiteral("two")));
        m_room->announcer.follow(nullptr);
        QVERIFY(m_room->fallsSilent());
        emit m_room->table->happened(announced(QStringLiteral("three")));
        emit m_room->table->rolled(5.0);
        QVERIFY(m_room->saysAtLast(QStringLiteral("last")));
        QVERIFY(m_room->fallsSilent());
        QCOMPARE(m_room->log->all(), QStringList({QStringLiteral("one"), QStringLiteral("last")}));
    }

    void aTableThatGoesIsLeft() {
        m_room->table->setPaused(false);
        emit m_room->table->happened(announced(QStringLiteral("one")));
        QVERIFY(m_room->says(QStringLiteral("one")));
        emit m_room->table->happened(announced(QStringLiteral("two")));
        m_room->table.reset();
        m_room->announcer.follow(nullptr);
        QVERIFY(m_room->saysAtLast(QStringLiteral("last")));
        QCOMPARE(m_room->log->all(), QStringList({QStringLiteral("one"), QStringLiteral("last")}));
    }

    void aTableThatIsHeardAlreadyIsNotCutOff() {
        m_room->table->setPaused(false);
        emit m_room->table->happened(announced(QStringLiteral("one")));
        emit m_room->table->happened(announced(QStringLiteral("two")));
        m_room->announcer.follow(m_room->table.get());
        QVERIFY(m_room->says(QStringLiteral("two")));
        emit m_room->table->happened(announced(QStringLiteral("three"))); // and heard once
        QVERIFY(m_room->says(QStringLiteral("three")));
        QCOMPARE(m_room->log->all().count(QStringLiteral("three")), 1);
    }

    // Nothing is cut off in the lobby either.
    void noTableTwiceIsNone() {
        m_room->announcer.follow(nullptr);
        m_room->voice.say(announced(QStringLiteral("one")).spoken);
        m_room->voice.say(announced(QStringLiteral("two")).spoken);
        m_room->announcer.follow(nullptr);
        QVERIFY(m_room->says(QStringLiteral("two")));
    }

    void mutedNothingIsHeard() {
        m_room->table->setPaused(false);
        emit m_room->table->rolled(5.0);
        QVERIFY(m_room->isLoud());
        m_room->settings.setMuted(true);
        emit m_room->table->happened(announced(QStringLiteral("one")));
        emit m_room->table->happened(sounding(QStringLiteral("chip")));
        emit m_room->table->struck(QStringLiteral("pocket"), 1.0);
        emit m_room->table->rolled(5.0);
        QVERIFY(m_room->fallsSilent());
        m_room->settings.setMuted(false);
        emit m_room->table->rolled(5.0);
        QVERIFY(m_room->isLoud());
        QVERIFY(m_room->saysAtLast(QStringLiteral("last")));
        QCOMPARE(m_room->log->all(), QStringList{QStringLiteral("last")});
    }

    // P37, O24: a replayed round is heard like a table. The live table goes on: its calls and the messages to
    // this player are announced at once as "at the table"; its other events and its sounds are not heard.
    void aReplayIsHeardInThePlaceOfTheTable() {
        TableModel& table = *m_room->table;
        table.setPaused(false);
        const std::unique_ptr<TableModel> again = m_room->open();
        m_room->announcer.followReplay(again.get());
        emit again->happened(announced(QStringLiteral("seventeen")));
        QVERIFY(m_room->says(QStringLiteral("seventeen")));
        emit table.happened(announced(QStringLiteral("no more bets")));
        QVERIFY(m_room->says(QStringLiteral("At the table: no more bets")));
        emit table.happened(announced(QStringLiteral("Ana, split"), Urgency::payment));
        TableEvent own = announced(QStringLiteral("ten points"), Urgency::notice);
        own.own = true;
        emit table.happened(own);
        QVERIFY(m_room->says(QStringLiteral("At the table: ten points")));
        QVERIFY(m_room->saysAtLast(QStringLiteral("last")));
        QVERIFY(m_room->fallsSilent());
        emit table.happened(sounding(QStringLiteral("bell")));
        emit table.rolled(5.0);
        QVERIFY(m_room->staysSilent());
        emit again->rolled(5.0);
        QVERIFY(m_room->isLoud());
        m_room->announcer.followReplay(nullptr);
        QVERIFY(m_room->fallsSilent());
        emit again->happened(announced(QStringLiteral("nobody hears this")));
        emit table.happened(announced(QStringLiteral("hum, five")));
        QVERIFY(m_room->says(QStringLiteral("hum, five")));
        QVERIFY(m_room->saysAtLast(QStringLiteral("end")));
        const QStringList said = m_room->log->all();
        QVERIFY2(said.filter(QStringLiteral("split")).isEmpty() &&
                     said.filter(QStringLiteral("nobody")).isEmpty(),
                 qPrintable(said.join(u'\n')));
    }

    // The live table does not wait for a paused replay, and a jump in the replay does not lose its events.
    void aReplayThatStandsStillHoldsUpNothing() {
        TableModel& table = *m_room->table;
        table.setPaused(false);
        const std::unique_ptr<TableModel> again = m_room->open();
        m_room->announcer.followReplay(again.get());
        emit again->happened(announced(QStringLiteral("one")));
        emit again->happened(announced(QStringLiteral("two")));
        QVERIFY(m_room->says(QStringLiteral("one")));
        again->setPaused(true);
        QVERIFY(m_room->fallsSilent());
        emit table.happened(announced(QStringLiteral("hum")));
        QVERIFY(m_room->isLoud());
        emit table.happened(announced(QStringLiteral("five")));
        emit again->leapt();
        QVERIFY(m_room->says(QStringLiteral("At the table: five")));
        again->setPaused(false);
        QVERIFY(m_room->saysAtLast(QStringLiteral("last")));
        QCOMPARE(m_room->log->all(),
                 QStringList({QStringLiteral("one"), QStringLiteral("At the table: hum"),
                              QStringLiteral("At the table: five"), QStringLiteral("last")}));
    }

    void leavingTheTableSilencesItsReplayToo() {
        m_room->table->setPaused(false);
        const std::unique_ptr<TableModel> again = m_room->open();
        m_room->announcer.followReplay(again.get());
        m_room->announcer.follow(nullptr);
        emit again->happened(announced(QStringLiteral("one")));
        emit m_room->table->happened(announced(QStringLiteral("two")));
        QVERIFY(m_room->saysAtLast(QStringLiteral("last")));
        QCOMPARE(m_room->log->all(), QStringList{QStringLiteral("last")});
    }

    void theLastSecondsTickWhereItIsWanted_data() {
        QTest::addColumn<bool>("wanted");
        QTest::addColumn<bool>("beside");
        QTest::newRow("by default") << false << false;
        QTest::newRow("switched on") << true << false;
        QTest::newRow("beside a repetition that stands still") << true << true;
    }

    void theLastSecondsTickWhereItIsWanted() {
        QFETCH(bool, wanted);
        QFETCH(bool, beside);
        test::FakeTicks* const ticks = m_room->ticks;
        const std::unique_ptr<TableModel> again = beside ? m_room->open() : nullptr;
        if (again) {
            again->setPaused(true);
            m_room->announcer.followReplay(again.get());
        }
        QVERIFY(!m_room->hearing.isTicking());
        m_room->hearing.setTicking(wanted);
        TableModel& table = *m_room->table;
        for (int i = 0; i < 20 && !table.hasPeriod(); ++i) {
            table.stepScenario();
        }
        QVERIFY(table.hasPeriod());
        // The sounds of the table's own events are not tested here.
        disconnect(&table, &TableModel::happened, &m_room->announcer, nullptr);
        disconnect(&table, &TableModel::turned, &m_room->announcer, nullptr);
        table.setPaused(false);
        m_room->voice.hush();
        QVERIFY(m_room->fallsSilent());
        const auto passTo = [&](double seconds) {
            ticks->pass(std::chrono::milliseconds(
                static_cast<std::int64_t>((table.remainingSeconds() - seconds) * 1'000 / table.speed())));
        };
        passTo(5.5);
        QVERIFY(m_room->staysSilent());
        for (const double left : {4.5, 3.5, 2.5}) {
            passTo(left);
            if (wanted) { // one at a time, however late
                QVERIFY(m_room->isLouderThan(0));
                QVERIFY(m_room->fallsSilent());
            } else {
                QVERIFY(m_room->staysSilent());
            }
        }
        table.setSpeed(4.0); // too fast to count along
        passTo(1.5);
        QVERIFY(m_room->staysSilent());
    }

    // After a change of language a croupier desk's table is still heard; no other table takes its place.
    void aReversedTableIsHeardInTheOtherLanguage() {
        Application application;
        application.setLanguage(QStringLiteral("pt"));
        const auto log = std::make_shared<Log>();
        application.voice().setSynthesizer([log] { return std::make_unique<Mouth>(log, 1); });
        application.settings()->setMuted(false);
        application.voice().start();
        PokerCroupierDesk& poker = teachDesk(application).croupiers()->get<PokerCroupierDesk>();
        poker.setRounds(1);
        poker.setCount(0);
        poker.start();
        QTRY_COMPARE(poker.stage(), CroupierDesk::Working);
        emit poker.model()->happened(announced(QStringLiteral("hum, um")));
        QTRY_VERIFY(log->all().contains(QStringLiteral("hum, um")));
        emit poker.model()->happened(announced(QStringLiteral("hum, dois")));
        application.setLanguage(QStringLiteral("en"));
        emit poker.model()->happened(announced(QStringLiteral("hum, three")));
        QTRY_VERIFY_WITH_TIMEOUT(log->all().contains(QStringLiteral("hum, three")), 60'000);
        QVERIFY(log->all().contains(QStringLiteral("hum, dois"))); // the waiting sentence was not cut off
        application.setLanguage(QStringLiteral("pt"));
    }

private:
    std::optional<Room> m_room;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestAnnouncer)
#include "tst_announcer.moc"
