// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::test {

/// To be called when the tests are over: from here on the program has 30 seconds to end. One that waits for
/// something for ever says on standard error where its main thread stands, and ends with status 3, instead of
/// saying nothing until somebody else ends it. Only with glibc, which can tell; elsewhere nothing happens.
void watchTheEnd();

} // namespace mesaviva::test
