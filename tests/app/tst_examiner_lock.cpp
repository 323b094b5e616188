// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/common/examiner_lock.h"
#include "patience.h"
#include "program/test_list.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mesaviva::app;

/// The PIN that locks the options and marks of a table test.
class TestExaminerLock : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    qint64 m_now = 1'764'072'000;

    std::unique_ptr<ExaminerLock> open() {
        return std::make_unique<ExaminerLock>(m_folder->filePath(QStringLiteral("settings.ini")),
                                              [this] { return m_now; });
    }
    QByteArray settings() const {
        QFile file(m_folder->filePath(QStringLiteral("settings.ini")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void tryPin(ExaminerLock& lock, const char* pin) {
        lock.unlock(QString::fromLatin1(pin));
        QTRY_VERIFY(!lock.isBusy());
    }
    static void set(ExaminerLock& lock, const char* pin) {
        lock.setPin(QString::fromLatin1(pin));
        QTRY_VERIFY(!lock.isBusy());
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void withoutAPinEverythingIsOpen() {
        const auto lock = open();
        QVERIFY(!lock->isPinSet() && lock->isOpen());
        lock->lock();
        QVERIFY(lock->isOpen());
    }

    void onlyThePinOpens() {
        {
            const auto lock = open();
            set(*lock, "4711");
            QVERIFY(lock->isPinSet() && lock->isOpen() && !lock->hasFailed());
            lock->lock();
            QVERIFY(!lock->isOpen());
            set(*lock, "9999"); // not while locked
            lock->remove();
            QVERIFY(lock->isPinSet());
        }
        QVERIFY2(settings().contains("$argon2id$"), settings().constData());
        QVERIFY(!settings().contains("4711"));
        const auto later = open();
        QVERIFY(!later->isOpen());
        tryPin(*later, "9999");
        QVERIFY(!later->isOpen() && later->hasFailed());
        tryPin(*later, "4711");
        QVERIFY(later->isOpen() && !later->hasFailed());
    }

    void thePinHasFourToTwelveDigits_data() {
        QTest::addColumn<QString>("pin");
        QTest::addColumn<bool>("set");
        QTest::newRow("none") << QString() << false;
        QTest::newRow("three") << QStringLiteral("123") << false;
        QTest::newRow("four") << QStringLiteral("0123") << true;
        QTest::newRow("twelve") << QStringLiteral("012345678901") << true;
        QTest::newRow("thirteen") << QStringLiteral("0123456789012") << false;
        QTest::newRow("letters") << QStringLiteral("12a4") << false;
        QTest::newRow("other digits") << QStringLiteral("١٢٣٤") << false;
    }
    void thePinHasFourToTwelveDigits() {
        QFETCH(const QString, pin);
        const auto lock = open();
        lock->setPin(pin);
        QTRY_VERIFY(!lock->isBusy());
        QCOMPARE(lock->hasFailed(), !lock->isPinSet());
        const bool isSet = lock->isPinSet();
        QTEST(isSet, "set");
    }

    // Two tries are free; after each further one the pause doubles, also in a program that was started again.
    void pausesGrow() {
        set(*open(), "4711");
        const QList<int> pauses = {0, 0, 5, 10, 20, 40, 80, 160, 320, 600, 600};
        for (const int pause : pauses) {
            const auto lock = open();
            QCOMPARE(lock->wait(), 0);
            tryPin(*lock, "0000");
            QCOMPARE(lock->wait(), pause);
            if (pause > 0) {
                tryPin(*lock, "4711"); // not before the pause is over
                QVERIFY(!lock->isOpen());
                QCOMPARE(open()->wait(), pause);
            }
            m_now += pause;
        }
        const auto lock = open();
        tryPin(*lock, "4711");
        QVERIFY(lock->isOpen());
        lock->lock();
        tryPin(*lock, "0000"); // counted from the beginning
        QCOMPARE(lock->wait(), 0);
    }

    // A clock that was wrong locks nobody out.
    void noPauseIsLongerThanTheLongest() {
        set(*open(), "4711");
        for (int i = 0; i < 3; ++i) {
            tryPin(*open(), "0000");
        }
        m_now -= 1'000'000;
        QCOMPARE(open()->wait(), 600);
    }

    // A test that begins while the PIN is still being stored is locked all the same.
    void lockingWhileThePinIsStoredLocks() {
        const auto lock = open();
        lock->setPin(QStringLiteral("4711"));
        lock->lock();
        QTRY_VERIFY(!lock->isBusy());
        QVERIFY(lock->isPinSet() && !lock->isOpen());
        tryPin(*lock, "4711");
        QVERIFY(lock->isOpen());
    }

    void aRemovedPinComesBack() {
        const auto lock = open();
        set(*lock, "4711");
        lock->remove();
        QVERIFY(!lock->isPinSet() && lock->canUndo());
        QVERIFY(!open()->isPinSet());
        lock->undo();
        QVERIFY(lock->isPinSet() && lock->isOpen() && !lock->canUndo());
        const auto later = open();
        tryPin(*later, "4711");
        QVERIFY(later->isOpen());
    }

    // The way back that the dialog names.
    void theSettingsFileResetsIt() {
        set(*open(), "4711");
        QCOMPARE(open()->file(), m_folder->filePath(QStringLiteral("settings.ini")));
        QVERIFY(settings().contains("[examiner]"));
        QVERIFY(QFile::remove(open()->file()));
        QVERIFY(open()->isOpen());
    }
};

MESAVIVA_TEST(TestExaminerLock)

#include "tst_examiner_lock.moc"
