// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Many test classes in one program: each file registers its class at its end, and the first argument of the
// program selects the class to run. Compiled and linked once, each is still a separate test for CTest.
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace mesaviva::test {

using MakeTest = std::function<std::unique_ptr<QObject>()>;

/// Registers the tests of a file under its name, without folder and extension.
class Listed {
public:
    Listed(const char* file, MakeTest make);
};

/// Runs the tests named by the program's first argument and passes the other arguments to Qt Test;
/// `arguments` starts with the program itself. Returns the exit status: 2 for an unknown name, with the known
/// names on standard error.
int runNamedTest(QStringList arguments);

} // namespace mesaviva::test

/// At the end of tst_x.cpp, before its moc: the program runs the class as tst_x.
#define MESAVIVA_TEST(TestClass)                                                                             \
    namespace {                                                                                              \
    const mesaviva::test::Listed listed##TestClass(__FILE__, [] { return std::make_unique<TestClass>(); });  \
    }
