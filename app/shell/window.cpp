// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/window.h"

#include "app/media/art/outlines.h"
#include "app/media/art/picture_provider.h"

#include <QByteArray>
#include <QDir>
#include <QGuiApplication>
#include <QIcon>
#include <QImageReader>
#include <QMessageLogContext>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QScreen>
#include <QString>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <utility>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace mesaviva::app {

namespace {

bool isAskedFor() {
    return qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QMLSCENE_DEVICE") ||
           qEnvironmentVariableIsSet("QSG_RHI_BACKEND");
}

bool usesOpenGl() {
    static constexpr std::array kPlatforms{"xcb", "wayland", "wayland-egl", "eglfs"};
    const QString platform = QGuiApplication::platformName();
    return std::any_of(kPlatforms.begin(), kPlatforms.end(),
                       [&](const char* name) { return platform == QLatin1String(name); });
}

// Querying OpenGL loads drivers and takes a large part of the time to the first frame. It is unnecessary if
// the kernel has no render device.
bool hasDevice() {
    const QDir devices(QStringLiteral("/dev"));
    const QStringList names{QStringLiteral("nvidia[0-9]*"), QStringLiteral("mali*"), QStringLiteral("dxg"),
                            QStringLiteral("kgsl*")};
    return !QDir(QStringLiteral("/dev/dri"))
                .entryList({QStringLiteral("renderD*")}, QDir::System)
                .isEmpty() ||
           !devices.entryList(names, QDir::System).isEmpty();
}

// Returns GL_RENDERER; empty: no OpenGL.
QByteArray openGlRenderer() {
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    if (!context.create() || !context.makeCurrent(&surface)) {
        return {};
    }
    const auto* name = reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER));
    return name;
}

} // namespace

bool drawsOnProcessor(QByteArrayView renderer) {
    static constexpr std::array<const char*, 5> kOnProcessor{"llvmpipe", "softpipe", "swrast",
                                                             "software rasterizer", "swiftshader"};
    const QByteArray name = renderer.toByteArray().toLower();
    return std::any_of(kOnProcessor.begin(), kOnProcessor.end(),
                       [&](const char* one) { return name.contains(one); });
}

void chooseRenderer() {
    static bool isChosen = false;
    if (std::exchange(isChosen, true) || isAskedFor() || !usesOpenGl()) {
        return;
    }
    const QByteArray renderer = hasDevice() ? openGlRenderer() : QByteArray();
    if (renderer.isEmpty() || drawsOnProcessor(renderer)) {
        QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
    }
}

namespace {

// Makes glibc allocate pictures in pages of their own, which are returned to the system when freed. Otherwise
// it would move them to the heap after the first one was freed, and each size of the window would leave holes
// there.
void givePicturesBack() {
#ifdef __GLIBC__
    constexpr int kPicture = 128 * 1024; // bytes; setting it also keeps glibc from raising it
    mallopt(M_MMAP_THRESHOLD, kPicture);
#endif
}

// Collects Qt's messages while it looks for a display, and prints them if it finds one.
struct DisplayReport {
    QtMsgType type;
    QByteArray category;
    QString text;
};
struct DisplayReports {
    std::mutex mutex;
    std::vector<DisplayReport> list;
};

DisplayReports& displayReports() {
    static DisplayReports reports; // a message handler is a function without an object
    return reports;
}

bool isDisplayNamed() {
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

// Qt's first message has the cause; its fatal one blames the installation.
QString whyNoDisplay(const QString& fatal) {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    if (!isDisplayNamed()) {
        return QStringLiteral("neither DISPLAY nor WAYLAND_DISPLAY is set");
    }
#endif
    const auto& reports = displayReports().list;
    return (reports.empty() ? fatal : reports.front().text).simplified();
}

void holdReport(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    DisplayReports& reports = displayReports();
    const std::scoped_lock lock(reports.mutex);
    if (type == QtFatalMsg) {
        std::fprintf(stderr, "mesaviva: there is no display to open a window on (%s)\n",
                     qPrintable(whyNoDisplay(text)));
        std::_Exit(1);
    }
    reports.list.push_back({type, context.category, text});
}

} // namespace

std::unique_ptr<QGuiApplication> openDisplay(int& argc, char** argv) {
    const QtMessageHandler usual = qInstallMessageHandler(&holdReport);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(usual);
    for (const DisplayReport& report : std::exchange(displayReports().list, {})) {
        const QMessageLogContext context(nullptr, 0, nullptr, report.category.constData());
        qt_message_output(report.type, context, report.text);
    }
    return application;
}

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
    const QScreen* const screen = QGuiApplication::primaryScreen(); // null on a desktop without an output
    const WindowStart start =
        application.settings()->windowStart(screen != nullptr ? screen->availableSize() : QSize(1920, 1080));
    m_engine.setInitialProperties({{QStringLiteral("application"), QVariant::fromValue(&application)},
                                   {QStringLiteral("keyPlaces"), QVariant::fromValue(&m_keyPlaces)},
                                   {QStringLiteral("screenSaver"), QVariant::fromValue(&m_screenSaver)},
                                   {QStringLiteral("firstSize"), QSizeF(start.size)},
                                   {QStringLiteral("startsMaximized"), start.maximized}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Shell/Main.qml")));
    if (QQuickWindow* const shown = window()) {
        shown->installEventFilter(&m_keyPlaces);
    }
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
