// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an empty Qt Quick window costs, beside what the program's window does, in the same run.
#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QSize>

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <utility>

namespace mesaviva::bench {

/// Which figure of the program's stands beside which of the plain window's.
using FigurePairs = std::initializer_list<std::pair<const char*, const char*>>;

/// Runs `plain_window` at that size and adds what it prints as `plain`, and which figures stand beside which
/// as `beside`, where benchmarks_table finds them. Does nothing where it can't be run.
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
