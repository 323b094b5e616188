// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>

#include <memory>

namespace mesaviva::app {

/// The application for programs with a window. Qt aborts where it can't open one; this ends the program with
/// one sentence on standard error, which names the reason, and exit status 1. `argc` and `argv` must live as
/// long as the application.
std::unique_ptr<QGuiApplication> openDisplay(int& argc, char** argv);

} // namespace mesaviva::app
