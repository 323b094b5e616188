// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/key_places.h"
#include "app/core/settings/screen_saver.h"
#include "app/shell/application.h"

#include <QByteArrayView>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <memory>

namespace mesaviva::app {

/// The application for programs with a window. Qt aborts where it can't open one; this ends the program with
/// one sentence on standard error, which names the reason, and exit status 1. `argc` and `argv` must live as
/// long as the application.
std::unique_ptr<QGuiApplication> openDisplay(int& argc, char** argv);

/// Selects Qt Quick's software renderer where OpenGL is missing or is itself emulated on the processor: it
/// redraws only what has changed, while OpenGL redraws the whole window for every frame. A graphics card and
/// the environment (`QT_QUICK_BACKEND`, `QSG_RHI_BACKEND`) have priority. Needs a QGuiApplication; only the
/// first call counts, before the first window. Does nothing on Windows and macOS.
void chooseRenderer();

/// Whether a GL_RENDERER string names an emulation on the processor, such as
/// `llvmpipe (LLVM 15.0.6, 256 bits)`.
bool drawsOnProcessor(QByteArrayView renderer);

/// The program with its window: everything that QML needs, built and joined. There must be a QGuiApplication.
class Window {
public:
    /// Names the program for settings and the desktop; before Application is made.
    static void nameProgram();

    /// Loads the window's QML for `application`, which must live longer. False from isOpen() if that fails.
    explicit Window(Application& application);

    bool isOpen() const { return !m_engine.rootObjects().isEmpty(); }
    QQuickWindow* window() const;

private:
    void startVoiceLater(Application& application);

    KeyPlaces m_keyPlaces; ///< like the next one, destroyed after the engine
    ScreenSaver m_screenSaver;
    QQmlApplicationEngine m_engine;
};

} // namespace mesaviva::app
