// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mesaviva::app {

/// While one lives, Ctrl+C does not end the program but asks it to end with what there is. One at a time.
class Interruption {
public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    /// Whether that was asked since the last one began; any thread may ask.
    static bool isAsked();

private:
    void (*m_before)(int);
};

} // namespace mesaviva::app
