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

    /// In cents.
    struct Stakes {
        qint64 staked = 0;
        qint64 returned = 0;

        friend bool operator==(const Stakes&, const Stakes&) = default;
    };

    /// Nothing: no stakes lay, or it has been read.
    [[nodiscard]] std::optional<Stakes> stakes() const { return m_stakes; }
    /// Added to what has not been read yet.
    void add(Stakes stakes);
    void forget();

private:
    SettingsStore m_store;
    std::optional<Stakes> m_stakes;
};

} // namespace mesaviva::app
