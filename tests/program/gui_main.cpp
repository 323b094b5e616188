// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// For tests that draw.
#include "program/own_home.h"
#include "program/test_list.h"
#include "program/watch_the_end.h"

#include <QCoreApplication>
#include <QGuiApplication>

int main(int argc, char** argv) {
    const mesaviva::test::OwnHome home;
    QGuiApplication application(argc, argv);
    const int status = mesaviva::test::runNamedTest(QCoreApplication::arguments());
    mesaviva::test::watchTheEnd();
    return status;
}
