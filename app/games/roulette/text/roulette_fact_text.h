// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a regulation of roulette says, fact by fact, in words. The engine has only keys.
#pragma once

#include "engine/games/roulette/regulation_facts.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace mesaviva::app {

/// Words for one language at a time, the one that is installed in the application.
class RouletteFactText {
    Q_DECLARE_TR_FUNCTIONS(RouletteFactText)

public:
    /// What a fact is about: "Even chances on zero"; empty for those of one chance.
    static QString subject(std::string_view key);

    /// What it says: "yes", "lose half", "10 times the minimum".
    static QString value(const roulette::Fact& fact);

private:
    static QString keyed(const std::string& key);
    static QString counted(std::string_view subject, std::int64_t count);
};

} // namespace mesaviva::app
