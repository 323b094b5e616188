// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace mesaviva::app {

/// What is moved when a round is played again: so many of its events are told.
class Repeated {
public:
    Repeated() = default;
    Repeated(const Repeated&) = delete;
    Repeated& operator=(const Repeated&) = delete;
    virtual ~Repeated() = default;

    /// How many events the round has, and how many of them are told.
    virtual std::size_t size() const = 0;
    virtual std::size_t position() const = 0;
    /// The table stands right after so many events, forwards or backwards.
    virtual void moveTo(std::size_t position) = 0;
    /// How much table time has passed since the first event at that position, in seconds.
    virtual double secondsAt(std::size_t position) const = 0;
};

} // namespace mesaviva::app
