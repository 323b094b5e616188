// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSaveFile>
#include <QString>

#include <optional>
#include <string>

namespace mesaviva::app {

/// Writes a text to a file atomically; returns false without a text or on failure. Thread-safe.
inline bool saveText(const QString& path, const std::optional<std::string>& text) {
    if (!text) {
        return false;
    }
    QSaveFile out(path);
    const auto size = static_cast<qint64>(text->size());
    return out.open(QIODevice::WriteOnly) && out.write(text->data(), size) == size && out.commit();
}

} // namespace mesaviva::app
