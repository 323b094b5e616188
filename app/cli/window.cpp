// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/window.h"

#include "application.h"
#include "art/fonts.h"
#include "art/image_providers.h"
#include "scene/poker_cloth.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QTextStream>

namespace mesaviva::app {

int openWindow(int argc, char** argv, const CommandLine& wanted) {
    QGuiApplication gui(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("Mesa Viva"));
    QGuiApplication::setOrganizationName(QStringLiteral("Mesa Viva"));
    QGuiApplication::setApplicationVersion(QStringLiteral(MESAVIVA_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("mesaviva"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    Application application;
    if (wanted.task == CommandLine::Task::play) {
        const QString refused = application.openScenario(QString::fromStdString(wanted.file), wanted.speed);
        if (!refused.isEmpty()) {
            QTextStream(stderr) << refused << Qt::endl;
            return 2;
        }
    }

    if (!art::loadFonts()) {
        qWarning("The fonts of the program cannot be read.");
    }
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    art::addImageProviders(engine);
    scene::addClothProvider(engine);
    QObject::connect(&application, &Application::languageChanged, &engine, &QQmlEngine::retranslate);
    engine.setInitialProperties({{QStringLiteral("application"), QVariant::fromValue(&application)}});
    QObject::connect(&engine, &QQmlApplicationEngine::objectCreationFailed, &gui,
                     [] { QCoreApplication::exit(1); });
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Shell/Main.qml")));
    if (engine.rootObjects().isEmpty()) {
        return 1;
    }
    return QGuiApplication::exec();
}

} // namespace mesaviva::app
