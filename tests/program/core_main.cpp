// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// For tests that need no window system.
#include "program/own_home.h"
#include "program/test_list.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    const mesaviva::test::OwnHome home;
    QCoreApplication application(argc, argv);
    return mesaviva::test::runNamedTest(QCoreApplication::arguments());
}
