// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of an empty Qt Quick window in the same run, as baseline of the program's window.
#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QSize>

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <utility>

namespace mesaviva::bench {

/// Pairs of the program's figures and the plain window's.
using FigurePairs = std::initializer_list<std::pair<const char*, const char*>>;

/// Runs `plain_window` at that size and adds its output as `plain`, and the pairs as `beside`, where
/// benchmarks_table finds them. Does nothing if it cannot be run.
inline void addPlainWindow(nlohmann::ordered_json& figures, QSize size, FigurePairs pairs) {
    QProcess plain;
    plain.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    plain.start(QCoreApplication::applicationDirPath() + QStringLiteral("/plain_window"),
                {QString::number(size.width()), QString::number(size.height())});
    plain.waitForFinished(60'000);
    const auto printed =
        nlohmann::ordered_json::parse(plain.readAllStandardOutput().toStdString(), nullptr, false);
    if (!printed.is_object()) {
        return;
    }
    figures["plain"] = printed;
    for (const auto& [own, other] : pairs) {
        figures["beside"][own] = std::string("plain.") + other;
    }
}

} // namespace mesaviva::bench
