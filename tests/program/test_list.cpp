// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/test_list.h"

#include <QFileInfo>
#include <QString>
#include <QTest>

#include <iostream>
#include <map>
#include <utility>

namespace mesaviva::test {
namespace {

// Built on first use: the files add themselves before main(), in any order.
std::map<QString, MakeTest>& tests() {
    static std::map<QString, MakeTest> all;
    return all;
}

} // namespace

Listed::Listed(const char* file, MakeTest make) {
    tests().emplace(QFileInfo(QString::fromLocal8Bit(file)).completeBaseName(), std::move(make));
}

int runNamedTest(QStringList arguments) {
    const auto found = tests().find(arguments.value(1));
    if (found == tests().end()) {
        std::cerr << "name one of these first, then the options of Qt Test:\n";
        for (const auto& [name, make] : tests()) {
            std::cerr << name.toStdString() << '\n';
        }
        return 2;
    }
    arguments.removeAt(1);
    // CTest limits the time of a test. Qt Test's five minutes for a function are too short during a build.
    if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT")) {
        qputenv("QTEST_FUNCTION_TIMEOUT", "900000");
    }
    const std::unique_ptr<QObject> test = found->second();
    return QTest::qExec(test.get(), arguments);
}

} // namespace mesaviva::test
