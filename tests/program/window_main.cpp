// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// For tests of the whole program, on the current display.
#include "app/shell/window.h"
#include "program/own_home.h"
#include "program/test_list.h"
#include "program/watch_the_end.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QGuiApplication>

int main(int argc, char** argv) {
    const mesaviva::test::OwnHome home;
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QGuiApplication application(argc, argv);
    mesaviva::app::Window::nameProgram();
    QAccessible::setActive(true);
    const int status = mesaviva::test::runNamedTest(QCoreApplication::arguments());
    mesaviva::test::watchTheEnd();
    return status;
}
