// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The real program where no window can be opened: it prints one sentence and returns an exit status, where Qt
// alone would abort.

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TestNoDisplay : public QObject {
    Q_OBJECT

private slots:
    void oneSentenceNamesTheReason_data() {
#if !defined(Q_OS_UNIX) || defined(Q_OS_DARWIN)
        QSKIP("these systems always have a display");
#endif
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no display") << QString() << QString()
                                    << QStringLiteral("neither DISPLAY nor WAYLAND_DISPLAY is set");
        // No server listens there: display numbers count up from 0.
        QTest::newRow("a display that cannot be reached")
            << QStringLiteral("DISPLAY") << QStringLiteral(":59999") << QStringLiteral(":59999");
        QTest::newRow("a platform that Qt does not have")
            << QStringLiteral("QT_QPA_PLATFORM") << QStringLiteral("nosuch") << QStringLiteral("nosuch");
    }

    void oneSentenceNamesTheReason() {
        QFETCH(const QString, variable);
        QFETCH(const QString, value);
        QFETCH(const QString, reason);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"}) {
            environment.remove(QString::fromLatin1(name));
        }
        const QTemporaryDir runtime; // without a desktop's sockets
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), runtime.path());
        if (!variable.isEmpty()) {
            environment.insert(variable, value);
        }
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(MESAVIVA_PROGRAM), QStringList());
        QVERIFY(program.waitForFinished(60'000));
        const QString said = QString::fromUtf8(program.readAllStandardError());
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 1);
        QVERIFY2(said.startsWith(QStringLiteral("mesaviva: ")) && said.count(u'\n') == 1 &&
                     said.contains(reason),
                 qPrintable(said));
        QCOMPARE(program.readAllStandardOutput(), QByteArray());
    }
};

#include "program/test_list.h"
MESAVIVA_TEST(TestNoDisplay)
#include "tst_no_display.moc"
