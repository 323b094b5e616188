// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/interruption.h"

#include <atomic>
#include <csignal>

namespace mesaviva::app {

namespace {

std::atomic<bool> interrupted = false; // any thread may receive the signal
static_assert(std::atomic<bool>::is_always_lock_free);

void interrupt(int) { interrupted = true; }

} // namespace

Interruption::Interruption() : m_before((interrupted = false, std::signal(SIGINT, &interrupt))) {}

Interruption::~Interruption() { std::signal(SIGINT, m_before); }

bool Interruption::isAsked() { return interrupted; }

} // namespace mesaviva::app
