// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core/text/language.h"
#include "app/shell/house_desks.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace mesaviva::app;

class TestHouseDesks : public QObject {
    Q_OBJECT

private slots:
    void whoComesInComesToPlay() {
        const HouseDesks desks;
        QCOMPARE(desks.chosen()->key(), QStringLiteral("play"));
        QVERIFY(desks.chosen()->page().isEmpty()); // the lobby's own choices
    }

    void theChosenDoorIsTold() {
        HouseDesks desks;
        const QSignalSpy told(&desks, &HouseDesks::chosenChanged);
        desks.choose(QStringLiteral("inspect"));
        desks.choose(QStringLiteral("inspect"));
        desks.choose(QStringLiteral("whist"));
        QCOMPARE(desks.chosen()->key(), QStringLiteral("inspect"));
        QCOMPARE(told.count(), 1);
    }

    // In both languages, and every one but the first has a page of its own.
    void everyDoorHasItsOwnNames() {
        for (const char* code : {"pt", "en"}) {
            Language language;
            language.setCode(QLatin1String(code));
            const HouseDesks desks;
            QSet<QString> names;
            for (const HouseDesk* desk : desks.list()) {
                for (const QString& name :
                     {desk->key(), desk->title(), desk->detail(), desk->iconName(), desk->page()}) {
                    QVERIFY2(!names.contains(name), qPrintable(name));
                    names.insert(name);
                }
                QVERIFY(!desk->title().isEmpty() && !desk->detail().isEmpty());
                QCOMPARE(desk->page().isEmpty(), desk == desks.list().first());
            }
        }
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestHouseDesks)
#include "tst_house_desks.moc"
