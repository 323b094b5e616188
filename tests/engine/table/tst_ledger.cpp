// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_kit.h"

#include <QObject>

#include <cstdint>

using namespace mesaviva;

/// Double entry: the sum never changes.
class LedgerTest : public QObject {
    Q_OBJECT

private slots:
    void movementsHaveTwoSides();
    void onlyIssuerAndHouseMayOwe_data();
    void onlyIssuerAndHouseMayOwe();
    void largestPayOutFits();
};

void LedgerTest::movementsHaveTwoSides() {
    Ledger ledger(Ledger::kFirstFree);
    const Ledger::Account wallet = ledger.open();
    const Ledger::Account box = ledger.open();
    QCOMPARE(wallet, Ledger::kFirstFree);
    QCOMPARE(ledger.size(), Ledger::kFirstFree + 2);
    ledger.move(Ledger::kIssuer, wallet, {1'000});
    ledger.move(wallet, box, {300});
    ledger.move(Ledger::kHouse, box, {600});
    ledger.move(box, wallet, {900});
    QCOMPARE(ledger.balance(wallet).cents, 1'600);
    QCOMPARE(ledger.balance(box).cents, 0);
    QCOMPARE(ledger.balance(Ledger::kHouse).cents, -600);
    QCOMPARE(ledger.balance(Ledger::kIssuer).cents, -1'000);
    QCOMPARE(ledger.sum().cents, 0);
}

void LedgerTest::onlyIssuerAndHouseMayOwe_data() {
    QTest::addColumn<quint64>("from");
    QTest::newRow("P43 the issuer gives points") << quint64(Ledger::kIssuer);
    QTest::newRow("P28a the house pays winnings") << quint64(Ledger::kHouse);
}

void LedgerTest::onlyIssuerAndHouseMayOwe() {
    QFETCH(const quint64, from);
    Ledger ledger(Ledger::kFirstFree);
    const Ledger::Account wallet = ledger.open();
    ledger.move(static_cast<Ledger::Account>(from), wallet, {5});
    QCOMPARE(ledger.balance(static_cast<Ledger::Account>(from)).cents, -5);
    QCOMPARE(ledger.sum().cents, 0);
}

void LedgerTest::largestPayOutFits() {
    // The largest bet, twice the largest ante, paid a hundred times.
    const Money bet = 2 * kLargestAmount;
    QCOMPARE((100 * bet).cents, std::int64_t{200'000'000'000'000});
    QVERIFY(100 * bet + bet > Money{});
}

#include "program/test_list.h"

MESAVIVA_TEST(LedgerTest)
#include "tst_ledger.moc"
