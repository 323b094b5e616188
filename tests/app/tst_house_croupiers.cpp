// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house_croupiers.h"
#include "app/house_games.h"
#include "app/teach/bingo_croupier_desk.h"
#include "app/teach/poker_croupier_desk.h"
#include "app/teach/roulette_croupier_desk.h"
#include "app/words/language.h"

#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva::app;

class TestHouseCroupiers : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }

    // Each is of a game that the house has, and each game has one at most.
    void everyTableIsOfAGame() {
        const HouseGames games(file());
        const HouseCroupiers croupiers(file(), m_folder->path());
        QSet<QString> keys;
        for (const CroupierDesk* desk : croupiers.list()) {
            QVERIFY2(games.called(desk->game()), qPrintable(desk->game()));
            QVERIFY(!keys.contains(desk->game()));
            keys.insert(desk->game());
            QVERIFY(!desk->houses().isEmpty());
        }
        QVERIFY(!games.called(QStringLiteral("whist")));
        QCOMPARE(croupiers.get<BingoCroupierDesk>().game(), QStringLiteral("bingo"));
    }

    void everyTableHasItsOwnName() {
        HouseCroupiers croupiers(file(), m_folder->path());
        const QSignalSpy told(&croupiers, &HouseCroupiers::titlesChanged);
        Language language;
        language.setCode(QStringLiteral("en"));
        const QStringList english = croupiers.titles();
        language.setCode(QStringLiteral("pt"));
        croupiers.retranslate();
        QCOMPARE(told.count(), 1);
        const QStringList portuguese = croupiers.titles();
        QCOMPARE(QSet<QString>(english.begin(), english.end()).size(), croupiers.list().size());
        QCOMPARE(QSet<QString>(portuguese.begin(), portuguese.end()).size(), croupiers.list().size());
        QVERIFY(english != portuguese);
    }

    // Whichever it is.
    void whereOneWorksIsTold() {
        HouseCroupiers croupiers(file(), m_folder->path());
        QVERIFY(!croupiers.atWork() && !croupiers.model());
        for (CroupierDesk* desk : croupiers.list()) {
            const QSignalSpy told(&croupiers, &HouseCroupiers::stageChanged);
            desk->setCount(0);
            desk->start();
            QCOMPARE(croupiers.atWork(), desk);
            QVERIFY(croupiers.model() && croupiers.model() == desk->model());
            QVERIFY(told.count() > 0);
            desk->stop();
            desk->leave();
            QVERIFY(!croupiers.atWork());
        }
    }

private:
    QString file() const { return m_folder->filePath(QStringLiteral("a.ini")); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestHouseCroupiers)
#include "tst_house_croupiers.moc"
