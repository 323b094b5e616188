// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/settings/screen_saver.h"

#include <QObject>
#include <QSignalSpy>
#include <QStringList>
#include <QTest>

using mesaviva::app::ScreenSaver;

namespace {

/// A desktop that answers when the test says so.
class TestedScreenSaver final : public ScreenSaver {
public:
    using ScreenSaver::answered;
    QStringList calls;

protected:
    void ask() override { calls.append(QStringLiteral("ask")); }
    void takeBack(quint32 number) override { calls.append(QStringLiteral("back %1").arg(number)); }
};

} // namespace

/// The screen saver, held off while a table is in play.
class TestScreenSaver : public QObject {
    Q_OBJECT

private slots:
    void itIsHeldOffAndLetGo() {
        TestedScreenSaver saver;
        const QSignalSpy changes(&saver, &ScreenSaver::heldOffChanged);
        saver.setHeldOff(true);
        saver.setHeldOff(true);
        QCOMPARE(saver.calls, QStringList{QStringLiteral("ask")});
        saver.answered(7);
        saver.setHeldOff(false);
        QCOMPARE(saver.calls, (QStringList{QStringLiteral("ask"), QStringLiteral("back 7")}));
        QCOMPARE(changes.count(), 2);
    }

    void aLateAnswerIsFollowed() {
        TestedScreenSaver saver;
        saver.setHeldOff(true);
        saver.setHeldOff(false); // the table is left before the desktop answers
        QCOMPARE(saver.calls, QStringList{QStringLiteral("ask")});
        saver.answered(8);
        QCOMPARE(saver.calls, (QStringList{QStringLiteral("ask"), QStringLiteral("back 8")}));
    }

    void aDesktopThatRefusesIsAskedAtTheNextTable() {
        TestedScreenSaver saver;
        saver.setHeldOff(true);
        saver.answered(std::nullopt);
        QCOMPARE(saver.calls.size(), 1);
        saver.setHeldOff(false);
        QCOMPARE(saver.calls.size(), 1); // there is nothing to take back
        saver.setHeldOff(true);
        QCOMPARE(saver.calls.size(), 2);
    }

    // Without a bus, or without the service, nothing happens.
    void whereThereIsNoDesktopNothingHappens() {
        ScreenSaver saver;
        saver.setHeldOff(true);
        saver.setHeldOff(false);
        QVERIFY(!saver.isHeldOff());
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestScreenSaver)
#include "tst_screen_saver.moc"
