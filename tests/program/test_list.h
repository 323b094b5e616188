// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Many classes of tests in one program: each file says at its end what it brings, the first argument of the
// program says which of them runs. Compiled and linked once, they still are one test each for CTest.
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace mesaviva::test {

using MakeTest = std::function<std::unique_ptr<QObject>()>;

/// Adds the tests of a file, under the name of the file without folder and ending, to those of the program.
class Listed {
public:
    Listed(const char* file, MakeTest make);
};

/// Runs the tests that the first of the program's arguments names, and hands the others to Qt Test;
/// `arguments` starts with the program itself. The exit status of the program: without a name that it knows
/// 2, and those that it knows are on standard error.
int runNamedTest(QStringList arguments);

} // namespace mesaviva::test

/// At the end of tst_x.cpp, before its moc: the class is what the program runs as tst_x.
#define MESAVIVA_TEST(TestClass)                                                                             \
    namespace {                                                                                              \
    const mesaviva::test::Listed listed##TestClass(__FILE__, [] { return std::make_unique<TestClass>(); });  \
    }
