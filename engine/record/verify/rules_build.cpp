// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/verify/rules_build.h"

#include "mesaviva_rules_sum.h"

namespace mesaviva::record {

namespace {

constexpr std::string_view kMark = "+rules.";
constexpr std::size_t kDigits = 12;

} // namespace

std::string_view rulesBuild() { return std::string_view(kRulesSum).substr(0, kDigits); }

std::string programOf(std::string_view version) {
    return std::string(version).append(kMark).append(rulesBuild());
}

bool hasRulesOfThisBuild(std::string_view program) {
    const std::size_t mark = program.rfind(kMark);
    return mark != std::string_view::npos && program.substr(mark + kMark.size()) == rulesBuild();
}

} // namespace mesaviva::record
