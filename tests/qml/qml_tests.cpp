// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>

/// Gives the tests what `main` gives the program: the style, the language and the modules' place.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Portugal));
        QQuickStyle::setStyle(QStringLiteral("Basic"));
    }
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral(":/qt/qml")); }
};

QUICK_TEST_MAIN_WITH_SETUP(mesaviva_qml_tests, Setup)

#include "qml_tests.moc"
