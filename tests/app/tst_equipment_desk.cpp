// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/record_sentences.h"
#include "app/core/events/lesson_entries.h"
#include "app/core/text/language.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/equipment/bingo_equipment.h"
#include "app/desks/teach/equipment/equipment_desk.h"
#include "app/desks/teach/equipment/poker_equipment.h"
#include "app/desks/teach/equipment/roulette_equipment.h"
#include "app/games/roulette/roulette_table_model.h"
#include "fake_ticks.h"
#include "patience.h"
#include "program/test_list.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/wheel.h"
#include "engine/record/history/balances.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify/verify.h"
#endif

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

constexpr int kEverything = 31; // the five checks of a wheel

// In the order of the choice.
enum Kind { Wheel, Balls, Cards };

} // namespace

/// Real equipment at the trainer's desk: what is entered, refused and taken back, and what is stored of it.
class TestEquipmentDesk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<TableModel> m_table;
    test::FakeTicks* m_ticks = nullptr; ///< the table's

    QString ini() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    // `moment`: how long an entry can be undone.
    std::unique_ptr<EquipmentDesk> desk(int kind, std::chrono::milliseconds moment = {}) {
        EquipmentDesk::Outside outside;
        outside.moment = moment;
        outside.settings = ini();
        outside.folder = m_folder->path();
        outside.pace = [this] {
            auto ticks = std::make_unique<test::FakeTicks>();
            m_ticks = ticks.get();
            return app::Pace(1.0, std::move(ticks));
        };
        auto desk = std::make_unique<EquipmentDesk>(*m_keeper, std::move(outside));
        desk->setShow(
            [this](std::unique_ptr<TableModel> table, const PlayedRules&) { m_table = std::move(table); });
        desk->setKind(kind);
        wheel(*desk).setBettingSeconds(15);
        wheel(*desk).setSimulatedPlayers(2);
        cards(*desk).setBettingSeconds(15);
        cards(*desk).setSimulatedPlayers(2);
        balls(*desk).setSaleSeconds(15);
        balls(*desk).setDrawSeconds(1);
        balls(*desk).setCrowd(30); // enough that three surely come: with fewer no ball is drawn (B20)
        return desk;
    }

    // The settings of the chosen table.
    static RouletteLobbyModel& wheel(EquipmentDesk& desk) {
        return dynamic_cast<RouletteLobbyModel&>(*desk.get<RouletteEquipment>().lobby());
    }
    static PokerLobbyModel& cards(EquipmentDesk& desk) {
        return dynamic_cast<PokerLobbyModel&>(*desk.get<PokerEquipment>().lobby());
    }
    static BingoLobbyModel& balls(EquipmentDesk& desk) {
        return dynamic_cast<BingoLobbyModel&>(*desk.get<BingoEquipment>().lobby());
    }

    void pass(int milliseconds) {
        for (int i = 0; i < milliseconds; i += 100) {
            m_ticks->pass(std::chrono::milliseconds(100));
            QCoreApplication::processEvents();
        }
    }
    // Lets time pass until `isSo` holds; false on timeout.
    template <class IsSo>
    bool comes(const IsSo& isSo) {
        for (const QDeadlineTimer patience(60'000); !isSo() && !patience.hasExpired();) {
            pass(100);
            QTest::qWait(1); // the record's thread runs, and the disk takes its time
        }
        return isSo();
    }
    // Until something can be entered.
    bool waitFor(const EquipmentDesk& desk) {
        return comes(
            [&] { return desk.isAwaited() && (desk.reason().isEmpty() || !desk.typed().isEmpty()); });
    }

    // Leaves the table as the application does.
    void leave(EquipmentDesk& desk) {
        (void)m_table->settleAndLeave();
        desk.letGo();
        m_table.reset();
    }

    record::Verification verified() {
        m_keeper.reset(); // all is written
        const auto checked =
            record::verify(m_folder->filePath(QStringLiteral("records.sqlite")).toStdString());
        if (!checked || checked->bad) {
            qWarning("%s", checked ? app::englishText(*checked->bad).c_str()
                                   : app::englishText(checked.error().problem).c_str());
            return {};
        }
        // None of these rounds counts for the player's points.
        const auto reader =
            record::RecordReader::open(m_folder->filePath(QStringLiteral("records.sqlite")).toStdString());
        if (!reader || !record::Balances(**reader).all().empty()) {
            qWarning("the trainee's rounds are among the player's");
            return {};
        }
        return *checked;
    }

    static QStringList valuesOf(const QVariantList& list) {
        QStringList values;
        for (const QVariant& one : list) {
            values.append(one.value<ChanceValue>().value);
        }
        return values;
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_keeper = std::make_unique<RecordKeeper>(m_folder->path(), ini());
        m_keeper->openNow();
    }
    void cleanup() {
        m_table.reset();
        m_keeper.reset();
        m_folder.reset();
    }

    // A wheel cannot be spun before its inspection.
    void wheelIsInspectedBeforeItsFirstSpin() {
        auto real = desk(Wheel);
        QCOMPARE(real->chosen()->checks().size(), 5);
        QVERIFY(!real->start({}, kEverything));
        QVERIFY(!real->start(QStringLiteral("  "), kEverything));
        QVERIFY(!real->start(QStringLiteral("A. Reis"), kEverything - 8)); // 0 and 00 not inspected
        QVERIFY(!real->isActive());
        QVERIFY(real->start(QStringLiteral("A. Reis"), kEverything));
        QVERIFY(real->isActive() && real->isAt(m_table.get()));
        QVERIFY(real->inspection().contains(QStringLiteral("A. Reis")));
        leave(*real);
        QVERIFY(!real->isActive());
        QCOMPARE(real->past().size(), 1);
    }

    // A number is refused while stakes are open (R20, O14) or if the wheel lacks it, and can be taken back
    // until it counts; then it is recorded and enters the wheel's test.
    void numberIsEntered() {
        auto real = desk(Wheel);
        wheel(*real).setRuleSet(int(roulette::RuleSet::online)); // stakes close before the launch
        real->setPieceName(QStringLiteral("Roda 2"));
        const Money points = m_keeper->accounts().points;
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        QCOMPARE(real->pad().size(), 37);
        pass(1'000);
        real->setTyped(QStringLiteral("17"));
        QVERIFY(!real->isAwaited());
        QVERIFY(!real->reason().isEmpty());
        QSignalSpy denied(m_table.get(), &TableModel::denied);
        QVERIFY(!real->enter());
        QCOMPARE(denied.count(), 1);
        QVERIFY(real->pending().isEmpty());

        QVERIFY(comes([&] { return real->reason().isEmpty(); })); // the typed number can be entered now
        QVERIFY(real->isAwaited());
        for (const char* none : {"37", "00", "x", "-1", "1.5", "017", "99999999"}) {
            real->setTyped(QString::fromLatin1(none));
            QVERIFY2(!real->enter(), none);
        }
        real->choose(QStringLiteral("17"));
        QCOMPARE(real->typed(), QStringLiteral("17"));
        QVERIFY(real->enter());
        QVERIFY(real->typed().isEmpty());
        QVERIFY(!real->pending().isEmpty()); // the ball's time is not over
        real->setTyped(QStringLiteral("4"));
        QVERIFY(!real->enter()); // one at a time
        real->takeBack();
        QVERIFY(real->typed().isEmpty());
        QVERIFY(!real->pending().isEmpty());
        QSignalSpy takenBack(real.get(), &EquipmentDesk::takenBack);
        real->takeBack();
        QVERIFY(real->pending().isEmpty());
        QCOMPARE(takenBack.count(), 1); // as in the file, with the initials of the signer
        QCOMPARE(takenBack[0][0].toString(), QStringLiteral("17"));
        QCOMPARE(takenBack[0][1].toString(), QStringLiteral("AR"));
        // Leaving changes no points and corrects nothing.
        real->setTyped(QStringLiteral("17"));
        QVERIFY(real->enter());
        real->setTyped(QStringLiteral("4"));
        real->withdraw();
        QVERIFY(real->typed().isEmpty() && real->pending().isEmpty());
        QCOMPARE(takenBack.count(), 1);
        pass(60'000);
        QVERIFY(real->last().isEmpty()); // the table waits, however late it is
        real->setTyped(QStringLiteral("20"));
        QVERIFY(real->enter());
        QTRY_COMPARE(valuesOf(real->last()), QStringList{QStringLiteral("20")});
        QVERIFY(!real->enter());
        QVERIFY(real->test().contains(QStringLiteral("185")));
        QVERIFY(!real->isConspicuous());
        QVERIFY(comes([&] { return m_table->round() == 2; }));
        leave(*real);
        QCOMPARE(m_keeper->accounts().points, points); // these points belong to no player
        real.reset();                                  // the book is written

        const ResultStore store(m_folder->path());
        const auto sessions = store.equipment();
        QVERIFY(sessions && sessions->size() == 1);
        QCOMPARE(sessions->front().inspection->signer, std::string("AR"));
        QCOMPARE(sessions->front().table, std::int64_t{1});
        QCOMPARE(sessions->front().numbers, std::int64_t{1});
        QCOMPARE((*store.counts("Roda 2", 37))[20], std::int64_t{1});
        const record::Verification checked = verified();
        QCOMPARE(checked.rounds, std::uint64_t{2});
        QCOMPARE(checked.unfinished, std::uint64_t{0}); // an entry that never came is void (O20)
        QCOMPARE(checked.scripted, std::uint64_t{2});
    }

    // Several people at a real wheel: each one's stakes are placed by the trainer, and are on record by name.
    void stakesOfSeveralPeopleAreEntered_data() {
        QTest::addColumn<bool>("sits");
        QTest::addRow("the trainer has no seat") << false;
        QTest::addRow("the trainer has a seat") << true;
    }
    void stakesOfSeveralPeopleAreEntered() {
        QFETCH(bool, sits);
        auto real = desk(Wheel);
        wheel(*real).setRuleSet(int(roulette::RuleSet::casino)); // each has a colour (R8)
        wheel(*real).setSimulatedPlayers(0);
        real->setSits(sits);
        QCOMPARE(real->isStaffed(), sits);
        real->setPeopleNames(QStringLiteral(" Ana,  Rui ,, Ana, player"));
        QVERIFY(real->isStaffed());
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        const int first = sits ? 1 : 0;
        QCOMPARE(real->people().size(), 3 + first);
        QCOMPARE(real->people().mid(first),
                 (QList<QString>{QStringLiteral("Ana"), QStringLiteral("Rui"), QStringLiteral("player 2")}));
        QCOMPARE(real->acting(), 0);
        auto* const table = qobject_cast<RouletteTableModel*>(m_table.get());
        QVERIFY(comes([&] { return table->hasSession() && table->isStakesOpen(); }));
        const auto stake = [&](int person, int spot) {
            real->setActing(person);
            QCOMPARE(real->acting(), person);
            table->placeStake(spot, table->chipValue());
        };
        stake(first, 17);
        const int colour = table->ownColour();
        stake(first + 1, 17);
        QVERIFY(table->ownColour() != colour);
        stake(first + 1, 4);
        QVERIFY(comes([&] { return table->ownStaked() == 2 * table->chipValue(); }));
        real->setActing(first);
        QCOMPARE(table->ownStaked(), table->chipValue());
        QVERIFY(comes([&] { return real->isAwaited(); }));
        real->setTyped(QStringLiteral("17"));
        QVERIFY(comes([&] { return real->enter(); }));
        QVERIFY(comes([&] { return m_table->round() == 2; }));
        leave(*real);
        real = desk(Wheel);
        QCOMPARE(real->peopleNames(), QStringLiteral("Ana, Rui ,, Ana, player"));
        real.reset();
        QVERIFY(verified().rounds >= 2);
    }

    // A wheel's numbers continue from one session to the next, those of another wheel do not.
    void numbersAreCountedByWheel() {
        const ResultStore store(m_folder->path());
        const auto id = store.begin({1, "roulette", "pt-804-2015/38", "Roda 1", 0, std::nullopt, 0});
        QVERIFY(id);
        for (int i = 0; i < 200; ++i) {
            QVERIFY(store.addNumber(*id, 7));
        }
        auto real = desk(Wheel);
        wheel(*real).setRuleSet(int(roulette::RuleSet::online));
        wheel(*real).setPockets(38);
        real->setPieceName(QStringLiteral("Roda 1"));
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        QTRY_VERIFY(real->isConspicuous());
        QCOMPARE(real->pad().size(), 38);
        leave(*real);
        real->setPieceName(QStringLiteral("Roda 9"));
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        QTest::qWait(50);
        QVERIFY(!real->isConspicuous());
        leave(*real);
    }

    // Cards in dealing order, typed in both languages; a card already dealt is refused (P6b).
    void cardsAreEntered_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("ten");
        QTest::addColumn<QString>("king");
        QTest::newRow("pt") << QStringLiteral("pt") << QStringLiteral("10c") << QStringLiteral("ro");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("10h") << QStringLiteral("Kd");
        QTest::newRow("as files have them")
            << QStringLiteral("en") << QStringLiteral("Th") << QStringLiteral("KD");
    }
    void cardsAreEntered() {
        QFETCH(const QString, language);
        QFETCH(const QString, ten);
        QFETCH(const QString, king);
        Language installed;
        installed.setCode(language);
        auto real = desk(Cards);
        real->setSits(false);
        QVERIFY(real->start({}, 0)); // cards need no inspection
        QCOMPARE(real->pad().size(), 52);
        QCOMPARE(real->group(), 13); // suit by suit, each in rows of its own
        const QStringList keys = valuesOf(real->pad());
        for (qsizetype key = 0; key < keys.size(); ++key) {
            QCOMPARE(keys.at(key).back(), keys.at(key - key % 13).back());
            QCOMPARE(keys.at(key).front(), keys.at(key % 13).front());
        }
        QVERIFY(waitFor(*real));
        QVERIFY(!real->asked().isEmpty());
        const QString first = real->asked();
        real->setTyped(ten);
        QVERIFY2(real->enter(), qPrintable(real->reason()));
        QVERIFY(comes([&] { return valuesOf(real->last()) == QStringList{QStringLiteral("Th")}; }));
        QVERIFY(real->asked() != first);
        real->setTyped(ten);
        QVERIFY(!real->enter());
        QVERIFY(real->rules().contains(QStringLiteral("P6b")));
        real->takeBack();
        real->setTyped(king);
        QVERIFY2(real->enter(), qPrintable(real->reason()));
        QVERIFY(comes([&] { return valuesOf(real->last()).first() == QLatin1String("Kd"); }));
        for (const char* none : {"", "k", "1d", "xx", "KdKd"}) {
            real->setTyped(QString::fromLatin1(none));
            QVERIFY2(!real->enter(), none);
        }
        real->takeBack();
        // The rest of the deal from the pad; then the table continues by itself.
        for (int i = 0; i < 60 && m_table->round() == 1; ++i) {
            if (!real->isAwaited()) {
                break; // all are dealt
            }
            for (const QVariant& key : real->pad()) {
                if (!key.value<ChanceValue>().used) {
                    real->choose(key.value<ChanceValue>().value);
                    break;
                }
            }
            real->enter();
            pass(500);
        }
        QVERIFY(comes([&] { return m_table->round() == 2; }));
        leave(*real);
        const record::Verification checked = verified();
        QCOMPARE(checked.rounds, std::uint64_t{2});
        QVERIFY(checked.scripted >= 1);
        QCOMPARE(checked.unfinished, std::uint64_t{0});
    }

    // Balls by number, in bingo 75 by letter, too; a ball already drawn is refused (B21).
    void ballsAreEntered_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("wrong");
        QTest::newRow("90") << 90 << QStringLiteral("47") << QStringLiteral("91");
        QTest::newRow("80") << 80 << QStringLiteral("47") << QStringLiteral("81");
        QTest::newRow("75") << 75 << QStringLiteral("g47") << QStringLiteral("B47");
        QTest::newRow("30") << 30 << QStringLiteral("17") << QStringLiteral("0");
    }
    void ballsAreEntered() {
        QFETCH(const int, count);
        QFETCH(const QString, typed);
        QFETCH(const QString, wrong);
        auto real = desk(Balls);
        balls(*real).setVariant(count);
        balls(*real).setSaleSeconds(15);
        balls(*real).setDrawSeconds(1);
        QVERIFY(real->start({}, 0));
        QCOMPARE(real->pad().size(), count);
        real->setTyped(typed);
        QVERIFY(!real->enter()); // cards are sold
        QVERIFY(waitFor(*real));
        real->setTyped(wrong);
        QVERIFY(!real->enter());
        real->setTyped(typed);
        QVERIFY2(real->enter(), qPrintable(real->reason()));
        QVERIFY(comes([&] { return !real->last().isEmpty(); }));
        real->setTyped(typed);
        QVERIFY(!real->enter());
        QVERIFY(real->rules().contains(QStringLiteral("B21")));
        leave(*real);
        const record::Verification checked = verified();
        QCOMPARE(checked.rounds, std::uint64_t{1});
        QCOMPARE(checked.scripted, std::uint64_t{1});
        QCOMPARE(checked.unfinished, std::uint64_t{0}); // void (B45)
    }

    // The program is killed in the middle: the round ends by the rules, and no points change.
    void killedSessionLeavesPointsAlone() {
        const Money points = m_keeper->accounts().points;
        auto real = desk(Wheel);
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        QVERIFY(waitFor(*real));
        real->letGo();
        m_table.reset(); // without leaving the table
        m_keeper.reset();
        m_keeper = std::make_unique<RecordKeeper>(m_folder->path(), ini());
        m_keeper->openNow();
        QCOMPARE(m_keeper->accounts().points, points);
        QCOMPARE(verified().unfinished, std::uint64_t{0});
    }

    // A typing mistake: an entry is held for a moment in which it can be undone; the next entry, or a second
    // Enter, ends that moment.
    void slipIsUndoneBeforeItCounts() {
        auto real = desk(Cards, std::chrono::hours(1));
        real->setSits(false);
        QVERIFY(real->start({}, 0));
        QVERIFY(waitFor(*real));
        QSignalSpy takenBack(real.get(), &EquipmentDesk::takenBack);
        real->setTyped(QStringLiteral("KD"));
        QVERIFY(real->enter());
        QVERIFY(real->isHeld());
        QVERIFY(real->pending().contains(QStringLiteral("Backspace")));
        pass(5'000);
        QVERIFY(real->last().isEmpty()); // the table has asked for it long ago
        real->takeBack();
        QVERIFY(!real->isHeld() && real->pending().isEmpty());
        QCOMPARE(takenBack.count(), 1);
        QCOMPARE(takenBack[0][0].toString(), QStringLiteral("Kd"));
        pass(1'000);
        QVERIFY(real->last().isEmpty());

        real->setTyped(QStringLiteral("QS"));
        QVERIFY(real->enter());
        QVERIFY(real->enter()); // once more
        QVERIFY(comes([&] { return valuesOf(real->last()) == QStringList{QStringLiteral("Qs")}; }));
        QVERIFY(waitFor(*real));
        pass(1'000); // the next card is due
        real->setTyped(QStringLiteral("3h"));
        QVERIFY(real->enter());
        real->setTyped(QStringLiteral("3h")); // by mistake
        QVERIFY(!real->enter());
        QCOMPARE(valuesOf(real->last()).first(), QStringLiteral("3h"));
        QVERIFY(real->rules().contains(QStringLiteral("P6b")));
        real->takeBack();
        QVERIFY(waitFor(*real));
        real->setTyped(QStringLiteral("4h"));
        QVERIFY(real->enter());
        leave(*real); // the held entry is dropped
        QCOMPARE(verified().unfinished, std::uint64_t{0});
    }

    // The moment does not pass while the table is paused.
    void heldTableKeepsWhatIsEntered() {
        auto real = desk(Cards);
        real->setSits(false);
        QVERIFY(real->start({}, 0));
        QVERIFY(waitFor(*real));
        m_table->setPaused(true);
        real->setTyped(QStringLiteral("KD"));
        QVERIFY(real->enter());
        for (int i = 0; i < 20; ++i) {
            QTest::qWait(1);
        }
        QVERIFY(real->isHeld());
        m_table->setPaused(false);
        QVERIFY(comes([&] { return !real->last().isEmpty(); }));
        QVERIFY(!real->isHeld());
        leave(*real);
    }

    static EquipmentIncident incidentOf(const EquipmentDesk& desk, const char* key) {
        for (const QVariant& one : desk.incidents()) {
            if (const auto incident = one.value<EquipmentIncident>(); incident.key == QLatin1String(key)) {
                return incident;
            }
        }
        return {};
    }

    // R22: an object falls into the wheel, the spin is void and the ball is launched again; R18: the same if
    // the ball leaves the wheel. A number entered before does not count for the new spin.
    void voidSpinIsReported_data() {
        QTest::addColumn<QString>("incident");
        QTest::newRow("R22") << QStringLiteral("object_in_wheel");
        QTest::newRow("R18") << QStringLiteral("ball_out");
    }
    void voidSpinIsReported() {
        QFETCH(const QString, incident);
        auto real = desk(Wheel);
        wheel(*real).setRuleSet(int(roulette::RuleSet::casino));
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        pass(1'000);
        QVERIFY(!incidentOf(*real, "object_in_wheel").reason.isEmpty()); // no ball runs
        QVERIFY(!real->happen(QStringLiteral("object_in_wheel")));
        QVERIFY(comes([&] { return real->isAwaited(); }));
        QVERIFY(incidentOf(*real, incident.toLatin1()).reason.isEmpty());
        QCOMPARE(incidentOf(*real, "object_in_wheel").rule, QStringLiteral("R22"));
        QSignalSpy happened(m_table.get(), &TableModel::happened);
        real->setTyped(QStringLiteral("17"));
        QVERIFY(real->enter());
        QTRY_VERIFY(!real->isHeld());
        QVERIFY(!real->pending().isEmpty()); // the ball's time is not over
        QVERIFY(real->happen(incident));
        QVERIFY(real->isHeld());
        QTRY_VERIFY(!real->isHeld());
        const auto told = [&](const char* kind) {
            return std::ranges::count_if(happened, [kind](const QList<QVariant>& one) {
                return one[0].value<TableEvent>().kind == QLatin1String(kind);
            });
        };
        QVERIFY(comes([&] { return told("spin_void") == 1; }));
        QVERIFY(real->pending().isEmpty());
        QVERIFY(!real->isAwaited()); // until the next launch
        QVERIFY(comes([&] { return real->isAwaited(); }));
        pass(60'000);
        QCOMPARE(told("number_drawn"), 0);
        real->setTyped(QStringLiteral("20"));
        QVERIFY(real->enter());
        QVERIFY(comes([&] { return told("number_drawn") == 1; }));
        QCOMPARE(valuesOf(real->last()), QStringList{QStringLiteral("20")});
        leave(*real);
        QCOMPARE(verified().unfinished, std::uint64_t{0});
    }

    // O2: the wheel of online roulette is virtual, no object falls into it; O20: a breakdown voids the round.
    // Reported by mistake, it is undone like a number.
    void breakdownVoidsTheRound() {
        auto real = desk(Wheel, std::chrono::hours(1));
        wheel(*real).setRuleSet(int(roulette::RuleSet::online));
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        QVERIFY(comes([&] { return real->isAwaited(); }));
        QVERIFY(!real->happen(QStringLiteral("object_in_wheel")));
        QCOMPARE(incidentOf(*real, "object_in_wheel").rule, QStringLiteral("O2"));
        QVERIFY(!real->happen(QStringLiteral("player_lost"))); // not an incident of the equipment
        QVERIFY(!real->happen(QStringLiteral("nonsense")));
        QVERIFY(real->happen(QStringLiteral("system")));
        real->takeBack();
        QVERIFY(real->isAwaited());
        QVERIFY(real->happen(QStringLiteral("system")));
        QVERIFY(real->enter()); // at once
        QVERIFY(comes([&] { return m_table->round() == 2; }));
        QVERIFY(real->last().isEmpty());
        leave(*real);
        QCOMPARE(verified().unfinished, std::uint64_t{0});
    }

    // All table settings of the lobby are available for real equipment, separately from the lobby's.
    void tableIsTheOneThatIsChosen() {
        auto real = desk(Wheel);
        RouletteLobbyModel& chosen = wheel(*real);
        chosen.setRuleSet(int(roulette::RuleSet::casino));
        chosen.setDoubleLayout(true); // R1
        chosen.setFrenchOrder(false); // R2
        chosen.setMinimum(500);       // R34
        chosen.setSimulatedPlayers(5);
        const RouletteLobbyModel lobby(ini());
        QVERIFY(!lobby.isDoubleLayout());
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        const auto& table = dynamic_cast<RouletteTableModel&>(*m_table);
        QVERIFY(table.tableSession().settings() == chosen.tableSettings());
        QVERIFY(table.tableSession().settings().doubleLayout);
        // The ring has the wheel's numbers in the order of R2b.
        const QStringList ring = valuesOf(real->ring());
        QCOMPARE(ring.size(), 37);
        QStringList numbers = valuesOf(real->pad());
        const roulette::Wheel order(roulette::WheelOrder::american_casino);
        for (int place = 0; place < order.size(); ++place) {
            QCOMPARE(ring[place], textOf(order.at(place).text()));
            QVERIFY(numbers.removeOne(ring[place]));
        }
        QVERIFY(numbers.isEmpty());
        leave(*real);
        real->setSits(false);
        chosen.setSimulatedPlayers(0);
        QVERIFY(!real->start(QStringLiteral("AR"), kEverything)); // a table without players
    }

    void choicesAreRemembered() {
        {
            auto real = desk(Balls);
            balls(*real).setVariant(75);
            real->setPieceName(QStringLiteral("  Roda   3 "));
            real->setKind(3); // out of bounds
            real->setSits(false);
        }
        EquipmentDesk::Outside outside;
        outside.settings = ini();
        outside.folder = m_folder->path();
        EquipmentDesk again(*m_keeper, outside);
        QCOMPARE(again.kind(), int{Balls});
        QCOMPARE(balls(again).variant(), 75);
        QCOMPARE(again.pieceName(), QStringLiteral("Roda 3"));
        QVERIFY(!again.sits());
        QCOMPARE(BingoLobbyModel(ini()).variant(), 90); // the lobby's own
    }
};

MESAVIVA_TEST(TestEquipmentDesk)
#include "tst_equipment_desk.moc"
