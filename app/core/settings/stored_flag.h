// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/settings_store.h"

#include <QString>

#include <utility>

namespace mesaviva::app {

/// A boolean setting, stored across restarts.
class StoredFlag {
public:
    /// `store` must outlive it; `usual` is the default value.
    StoredFlag(SettingsStore& store, QString key, bool usual)
        : m_store(store),
          m_key(std::move(key)),
          m_on(store.flag(m_key, usual)) {}

    bool isOn() const { return m_on; }
    /// Stores the value at once; returns whether it changed.
    bool set(bool on) {
        if (on == m_on) {
            return false;
        }
        m_on = on;
        m_store.storeFlag(m_key, on);
        return true;
    }

private:
    SettingsStore& m_store;
    QString m_key;
    bool m_on;
};

} // namespace mesaviva::app
