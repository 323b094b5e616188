// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/settings/key_places.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QObject>
#include <QSignalSpy>
#include <QTest>

using mesaviva::app::KeyPlaces;

/// Digits by the place of their keys.
class TestKeyPlaces : public QObject {
    Q_OBJECT

private slots:
    void theKeyAtADigitsPlaceIsLearned_data() {
        QTest::addColumn<int>("digit");
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("learned");
        QTest::newRow("French 1") << 1 << int(Qt::Key_Ampersand) << "&"
                                  << "&";
        QTest::newRow("French 2") << 2 << int(Qt::Key_Eacute) << QString(QChar(0xE9)) << QString(QChar(0xC9));
        QTest::newRow("French 3") << 3 << int(Qt::Key_QuoteDbl) << "\""
                                  << "\"";
        QTest::newRow("Czech 4") << 4 << 0x010C << QString(QChar(0x010D)) << QString(QChar(0x010C));
        QTest::newRow("Portuguese 5") << 5 << int(Qt::Key_5) << "5"
                                      << "";
        QTest::newRow("a dead key") << 6 << int(Qt::Key_Dead_Circumflex) << ""
                                    << "";
        QTest::newRow("no digit's place") << 0 << int(Qt::Key_Q) << "q"
                                          << "";
    }

    void theKeyAtADigitsPlaceIsLearned() {
        QFETCH(const int, digit);
        QFETCH(const int, key);
        QFETCH(const QString, text);
        QFETCH(const QString, learned);
        KeyPlaces places;
        QObject window;
        window.installEventFilter(&places);
        const QSignalSpy changes(&places, &KeyPlaces::atDigitsChanged);
        press(window, digit, key, text);
        QCOMPARE(changes.count(), learned.isEmpty() ? 0 : 1);
        QCOMPARE(places.atDigits().value(digit - 1), learned);
        press(window, digit, key, text);
        QCOMPARE(changes.count(), learned.isEmpty() ? 0 : 1);
        QCOMPARE(places.atDigits().size(), 9);
    }

    void withShiftItIsTheDigitAnyway() {
        KeyPlaces places;
        QObject window;
        window.installEventFilter(&places);
        press(window, 1, Qt::Key_Ampersand, QStringLiteral("&"));
        press(window, 1, Qt::Key_1, QStringLiteral("1"), Qt::ShiftModifier);
        QCOMPARE(places.atDigits().value(0), "&");
        press(window, 1, Qt::Key_1, QStringLiteral("1")); // another layout was chosen
        QCOMPARE(places.atDigits().value(0), "");
    }

private:
    static void press(QObject& window, int digit, int key, const QString& text,
                      Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        // The codes that each system gives the upper row.
#if defined(Q_OS_MACOS)
        static constexpr quint32 kVirtual[] = {0, 18, 19, 20, 21, 23, 22, 26, 28, 25};
        const quint32 scan = 1;
        const quint32 virtualKey = kVirtual[digit];
#elif defined(Q_OS_WIN)
        const quint32 scan = digit == 0 ? 16 : static_cast<quint32>(digit) + 1;
        const quint32 virtualKey = 1;
#else
        const quint32 scan = digit == 0 ? 24 : static_cast<quint32>(digit) + 9;
        const quint32 virtualKey = 1;
#endif
        QKeyEvent event(QEvent::ShortcutOverride, key, modifiers, scan, virtualKey, 0, text);
        QCoreApplication::sendEvent(&window, &event);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestKeyPlaces)
#include "tst_key_places.moc"
