// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/equipment/equipment_desk.h"
#include "app/teach/lesson_entries.h"
#include "app/words/language.h"
#include "fake_ticks.h"
#include "program/test_list.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/balances.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify.h"
#endif

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

constexpr int kEverything = 31; // the five checks of a wheel

} // namespace

/// Real equipment at the trainer's desk: what is entered, refused and taken back, and what is kept of it.
class TestEquipmentDesk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RecordKeeper> m_keeper;
    std::unique_ptr<TableModel> m_table;
    test::FakeTicks* m_ticks = nullptr; ///< of the table

    QString ini() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    std::unique_ptr<EquipmentDesk> desk(int game) {
        EquipmentDesk::Outside outside;
        outside.settings = ini();
        outside.folder = m_folder->path();
        outside.pace = [this] {
            auto ticks = std::make_unique<test::FakeTicks>();
            m_ticks = ticks.get();
            return Pace(1.0, std::move(ticks));
        };
        auto desk = std::make_unique<EquipmentDesk>(*m_keeper, std::move(outside));
        desk->setShow(
            [this](std::unique_ptr<TableModel> table, const PlayedRules&) { m_table = std::move(table); });
        desk->setGame(game);
        desk->setBetting(15);
        desk->setCrowd(3);
        desk->setOthers(2);
        return desk;
    }

    void pass(int milliseconds) {
        for (int i = 0; i < milliseconds; i += 100) {
            m_ticks->pass(std::chrono::milliseconds(100));
            QCoreApplication::processEvents();
        }
    }
    // Lets time pass until it is so; false: it never is.
    template <class IsSo>
    bool comes(const IsSo& isSo) {
        for (int i = 0; i < 1'000 && !isSo(); ++i) {
            pass(100);
            QTest::qWait(1); // the record's thread has its say
        }
        return isSo();
    }
    // Until something can be entered.
    bool waitFor(const EquipmentDesk& desk) {
        return comes(
            [&] { return desk.isAwaited() && (desk.reason().isEmpty() || !desk.typed().isEmpty()); });
    }

    // The table is left as the application leaves it.
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
            qWarning("%s", checked ? textOf(*checked->bad).c_str() : checked.error().detail.c_str());
            return {};
        }
        // None of these rounds counts among the player's points.
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

    // Nobody spins a wheel that nobody has looked at.
    void wheelIsInspectedBeforeItsFirstSpin() {
        auto real = desk(EquipmentChoices::Roulette);
        QCOMPARE(real->checks().size(), 5);
        QVERIFY(!real->start({}, kEverything));
        QVERIFY(!real->start(QStringLiteral("  "), kEverything));
        QVERIFY(!real->start(QStringLiteral("A. Reis"), kEverything - 8)); // 0 and 00 not looked at
        QVERIFY(!real->isActive());
        QVERIFY(real->start(QStringLiteral("A. Reis"), kEverything));
        QVERIFY(real->isActive() && real->isAt(m_table.get()));
        QVERIFY(real->inspection().contains(QStringLiteral("A. Reis")));
        leave(*real);
        QVERIFY(!real->isActive());
        QCOMPARE(real->past().size(), 1);
    }

    // A number: not while stakes are open (R20, O14), not one that the wheel lacks, taken back until it
    // counts; then on the record, and in the wheel's test.
    void numberIsEntered() {
        auto real = desk(EquipmentChoices::Roulette);
        real->setWheel(1); // online, stakes close before the launch
        real->setWheelName(QStringLiteral("Roda 2"));
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

        QVERIFY(comes([&] { return real->reason().isEmpty(); })); // what is typed could be entered now
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
        QCOMPARE(takenBack.count(), 1); // as files have it, with who has signed for the wheel
        QCOMPARE(takenBack[0][0].toString(), QStringLiteral("17"));
        QCOMPARE(takenBack[0][1].toString(), QStringLiteral("AR"));
        // Who leaves brings nothing, and has corrected nothing.
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
        QCOMPARE(m_keeper->accounts().points, points); // they are nobody's
        real.reset();                                  // the book is written

        const equipment::EquipmentBook book(
            m_folder->filePath(QStringLiteral("equipment.sqlite")).toStdString());
        const auto sessions = book.read();
        QVERIFY(sessions && sessions->size() == 1);
        QCOMPARE(sessions->front().inspection->signer, std::string("AR"));
        QCOMPARE(sessions->front().table, std::int64_t{1});
        QCOMPARE(sessions->front().numbers, std::int64_t{1});
        QCOMPARE((*book.counts("Roda 2", 37))[20], std::int64_t{1});
        const record::Verification checked = verified();
        QCOMPARE(checked.rounds, std::uint64_t{2});
        QCOMPARE(checked.unfinished, std::uint64_t{0}); // what nobody entered any more is void (O20)
        QCOMPARE(checked.scripted, std::uint64_t{2});
    }

    // A wheel's numbers go on from one session to the next, those of another wheel don't.
    void numbersAreCountedByWheel() {
        const equipment::EquipmentBook book(
            m_folder->filePath(QStringLiteral("equipment.sqlite")).toStdString());
        const auto id = book.begin({1, "roulette", "pt-804-2015/38", "Roda 1", 0, std::nullopt, 0});
        QVERIFY(id);
        for (int i = 0; i < 200; ++i) {
            QVERIFY(book.addNumber(*id, 7));
        }
        auto real = desk(EquipmentChoices::Roulette);
        real->setWheel(2);
        real->setWheelName(QStringLiteral("Roda 1"));
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        QTRY_VERIFY(real->isConspicuous());
        QCOMPARE(real->pad().size(), 38);
        leave(*real);
        real->setWheelName(QStringLiteral("Roda 9"));
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        QTest::qWait(50);
        QVERIFY(!real->isConspicuous());
        leave(*real);
    }

    // Cards in the deal's order, typed in both languages; one that is out is refused (P6b).
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
        auto real = desk(EquipmentChoices::Poker);
        real->setSits(0);
        QVERIFY(real->start({}, 0)); // cards need no inspection
        QCOMPARE(real->pad().size(), 52);
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
        // The rest of the deal from the pad; then the table plays on by itself.
        for (int i = 0; i < 60 && m_table->round() == 1; ++i) {
            if (!real->isAwaited()) {
                break; // all are dealt
            }
            for (const QVariant& key : real->pad()) {
                if (!key.value<ChanceValue>().laid) {
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

    // Balls by number, in bingo 75 by letter, too; one that is out is refused (B21).
    void ballsAreEntered_data() {
        QTest::addColumn<int>("machine");
        QTest::addColumn<int>("balls");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("wrong");
        QTest::newRow("90") << 0 << 90 << QStringLiteral("47") << QStringLiteral("91");
        QTest::newRow("80") << 1 << 80 << QStringLiteral("47") << QStringLiteral("81");
        QTest::newRow("75") << 2 << 75 << QStringLiteral("g47") << QStringLiteral("B47");
        QTest::newRow("30") << 3 << 30 << QStringLiteral("17") << QStringLiteral("0");
    }
    void ballsAreEntered() {
        QFETCH(const int, machine);
        QFETCH(const int, balls);
        QFETCH(const QString, typed);
        QFETCH(const QString, wrong);
        auto real = desk(EquipmentChoices::Bingo);
        real->setMachine(machine);
        real->setCrowd(40);
        QVERIFY(real->start({}, 0));
        QCOMPARE(real->pad().size(), balls);
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

    // A program that is killed in the middle: the round ends by the rules, and no points move.
    void killedSessionLeavesPointsAlone() {
        const Money points = m_keeper->accounts().points;
        auto real = desk(EquipmentChoices::Roulette);
        QVERIFY(real->start(QStringLiteral("AR"), kEverything));
        QVERIFY(waitFor(*real));
        real->letGo();
        m_table.reset(); // without a word
        m_keeper.reset();
        m_keeper = std::make_unique<RecordKeeper>(m_folder->path(), ini());
        m_keeper->openNow();
        QCOMPARE(m_keeper->accounts().points, points);
        QCOMPARE(verified().unfinished, std::uint64_t{0});
    }

    void choicesAreRemembered() {
        {
            auto real = desk(EquipmentChoices::Bingo);
            real->setMachine(2);
            real->setWheelName(QStringLiteral("  Roda   3 "));
            real->setMachine(4);  // out of bounds
            real->setOthers(7);   // a table has seven places
            real->setCrowd(2);    // B6
            real->setBetting(10); // too short to stake
        }
        auto again = desk(EquipmentChoices::Bingo);
        QCOMPARE(again->machine(), 2);
        QCOMPARE(again->wheelName(), QStringLiteral("Roda 3"));
        QCOMPARE(again->others(), 2);
        QCOMPARE(again->crowd(), 3);
        QCOMPARE(again->betting(), 15);
    }
};

MESAVIVA_TEST(TestEquipmentDesk)
#include "tst_equipment_desk.moc"
