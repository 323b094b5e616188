// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/renderer.h"

#include <QDir>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <utility>

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

} // namespace mesaviva::app
