// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings_store.h"

#include <optional>

namespace mesaviva::app {

/// What came of the stakes that lay when the player left a table, until it has been read: also by who closed
/// the program with it and reads it at the next start (P36, O23, I-P35).
class LeftBehind {
public:
    LeftBehind();

    /// What came back, in cents; nothing: no stakes lay, or it has been read.
    [[nodiscard]] std::optional<qint64> returned() const { return m_returned; }
    void keep(qint64 returned);
    void forget();

private:
    SettingsStore m_store;
    std::optional<qint64> m_returned;
};

} // namespace mesaviva::app
