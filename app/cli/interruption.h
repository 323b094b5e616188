// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::app {

/// While an instance exists, Ctrl+C does not end the program but requests an early end with the results so
/// far. At most one instance at a time.
class Interruption {
public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    /// Whether an early end was requested since the last instance was created; thread-safe.
    static bool isAsked();

private:
    void (*m_before)(int);
};

} // namespace mesaviva::app
