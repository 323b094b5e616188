// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core/game/game_registry.h"
#include "app/media/art/outlines.h"
#include "app/media/art/picture_provider.h"
#include "program/own_home.h"

#include <QAccessible>
#include <QLocale>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQuickTest>

/// Sets up what `main` does for the program: style, language, pictures and the modules' import path.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Portugal));
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        QAccessible::setActive(true);
        if (!mesaviva::art::loadFonts()) {
            qFatal("The program's fonts cannot be read.");
        }
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        mesaviva::art::addImageProviders(*engine);
        const QTemporaryDir folder;
        const mesaviva::app::GameRegistry games(folder.filePath(QStringLiteral("settings.ini")));
        for (const mesaviva::app::TableGame* game : games.list()) {
            game->addPictures(*engine);
        }
    }

private:
    const mesaviva::test::OwnHome m_home; ///< created before the application
};

QUICK_TEST_MAIN_WITH_SETUP(mesaviva_qml_tests, Setup)

#include "qml_tests.moc"
