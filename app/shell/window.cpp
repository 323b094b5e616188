// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/window.h"

#include "app/media/art/fonts.h"
#include "app/media/art/image_providers.h"
#include "app/shell/memory.h"
#include "app/shell/renderer.h"

#include <QGuiApplication>
#include <QIcon>
#include <QImageReader>
#include <QQuickStyle>

namespace mesaviva::app {

void Window::nameProgram() {
    QGuiApplication::setApplicationName(QStringLiteral("Mesa Viva"));
    QGuiApplication::setOrganizationName(QStringLiteral("Mesa Viva"));
    QGuiApplication::setApplicationVersion(QStringLiteral(MESAVIVA_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.mesaviva.MesaViva"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
}

Window::Window(Application& application) {
    givePicturesBack();
    chooseRenderer();
    if (!art::loadFonts()) {
        qWarning("The program's fonts cannot be read.");
    }
    const QString drawing = QStringLiteral(":/mesaviva/pictures/icon-small.svg");
    if (!QImageReader(drawing).canRead()) {
        qWarning("The icons can't be drawn: Qt's image plugin for SVG is not installed (Debian: "
                 "qt6-svg-plugins).");
    }
    QIcon icon;
    for (int size : {16, 24, 32, 48, 64, 128, 256}) {
        icon.addFile(QStringLiteral(":/mesaviva/pictures/icon-%1.png").arg(size), QSize(size, size));
    }
    QGuiApplication::setWindowIcon(icon);

    m_engine.addImportPath(QStringLiteral(":/qt/qml"));
    art::addImageProviders(m_engine);
    addSheetProvider(m_engine, application.sheet()->shelf());
    addStudyProvider(m_engine, application.studies()->pictures());
    for (const TableGame* game : application.games()->list()) {
        game->addPictures(m_engine);
    }
    for (Desk* const desk : application.desks()->list()) {
        desk->addPictures(m_engine);
    }
    QObject::connect(&application, &Application::wordsChanged, &m_engine, &QQmlEngine::retranslate);
    m_engine.setInitialProperties({{QStringLiteral("application"), QVariant::fromValue(&application)}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Shell/Main.qml")));
    startVoiceLater(application);
}

// What is heard comes after what is seen first.
void Window::startVoiceLater(Application& application) {
    if (QQuickWindow* const shown = window()) {
        QObject::connect(shown, &QQuickWindow::frameSwapped, &application.voice(), &Voice::start,
                         static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
}

QQuickWindow* Window::window() const {
    return isOpen() ? qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst()) : nullptr;
}

} // namespace mesaviva::app
