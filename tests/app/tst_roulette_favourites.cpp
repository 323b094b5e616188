// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Favourite stakes: saved under a name, placed again, read back from a file that may be damaged.

#include "program/test_list.h"
#include "roulette_desk.h"

#include <QFile>

namespace mesaviva::roulette_tests {

using namespace roulette;
using app::RouletteDeskTest;

class TestRouletteFavourites : public RouletteDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void favouritesAreRememberedAndPutDownAgain() {
        openAtBetting(patientTable(RuleSet::casino));
        QVERIFY(!table().saveFavourite(QStringLiteral("nothing")));
        table().placeStake(17, 300);
        table().placeTrack(101, 100, 3);
        QVERIFY(!table().saveFavourite(QStringLiteral("  ")));
        QVERIFY(table().saveFavourite(QStringLiteral("mine")));
        openAtBetting(patientTable(RuleSet::casino));
        QCOMPARE(table().favourites()->count(), 1);
        QCOMPARE(table().favourites()->at(0).name, QStringLiteral("mine"));
        QVERIFY(table().previewFavourite(0).enabled);
        table().placeFavourite(0);
        QCOMPARE(table().ownStaked(), 700);
        QCOMPARE(table().trackInfo(101, 3).ownStake, 400);
        table().removeFavourite(0);
        QCOMPARE(table().favourites()->count(), 0);
        openAtBetting(patientTable(RuleSet::online));
        QCOMPARE(table().favourites()->count(), 0);
    }

    void favouritesHaveABound() {
        openAtBetting(patientTable(RuleSet::online));
        table().placeStake(17, 300);
        for (int i = 0; i < app::RouletteFavouriteListModel::kMost; ++i) {
            QVERIFY(table().saveFavourite(QString::number(i)));
        }
        QVERIFY(table().favourites()->isFull());
        QVERIFY(!table().saveFavourite(QStringLiteral("one more")));
        QVERIFY(table().saveFavourite(QStringLiteral("3"))); // replaces
        QCOMPARE(table().favourites()->count(), app::RouletteFavouriteListModel::kMost);
    }

    void damagedFavouritesAreLeftOut() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[roulette]\nfavourites\\pt-804-2015-37=\"[{\\\"name\\\":\\\"x\\\",\\\"stakes\\\":"
                      "[{\\\"chance\\\":\\\"split\\\",\\\"numbers\\\":[\\\"1\\\",\\\"36\\\"],"
                      "\\\"amount\\\":100}]},5]\"\n");
        damaged.close();
        openAtBetting(patientTable(RuleSet::online));
        QCOMPARE(table().favourites()->count(), 0);
    }
};

MESAVIVA_TEST(TestRouletteFavourites)

} // namespace mesaviva::roulette_tests

#include "tst_roulette_favourites.moc"
