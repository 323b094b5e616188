// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::test {

/// Call when the tests are over: the program then has 30 seconds to end. If it hangs, it prints the stack of
/// its main thread on standard error and ends with status 3, instead of waiting until it is killed. Only with
/// glibc; elsewhere this does nothing.
void watchTheEnd();

} // namespace mesaviva::test
