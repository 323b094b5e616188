// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/application.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <memory>

namespace mesaviva::app {

/// The application for programs with a window. Qt aborts where it can't open one; this ends the program with
/// one sentence on standard error, which names the reason, and exit status 1. `argc` and `argv` must live as
/// long as the application.
std::unique_ptr<QGuiApplication> openDisplay(int& argc, char** argv);

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

    QQmlApplicationEngine m_engine;
};

} // namespace mesaviva::app
