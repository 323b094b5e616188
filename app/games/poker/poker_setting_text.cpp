// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_setting_text.h"

#include <QCoreApplication>

#include <array>

namespace mesaviva::app {

namespace {

constexpr std::array<NamedSetting, 6> kPokerSettings{{
    {"seats", QT_TRANSLATE_NOOP("SettingText", "Seats"), SettingKind::Count},
    {"decision_seconds", QT_TRANSLATE_NOOP("SettingText", "Time to decide"), SettingKind::Seconds},
    {"extra_seconds", QT_TRANSLATE_NOOP("SettingText", "Extension of the time to decide"),
     SettingKind::Seconds},
    {"card_seconds", QT_TRANSLATE_NOOP("SettingText", "Time for each card"), SettingKind::Seconds},
    {"ace_high_straight", QT_TRANSLATE_NOOP("SettingText", "A straight may end with the ace (I-P8)"),
     SettingKind::Truth},
    {"system_failure", QT_TRANSLATE_NOOP("SettingText", "After a failure of the system (I-P33)"),
     SettingKind::Word},
}};

constexpr std::array<NamedChoice, 2> kPokerChoices{{
    {"system_failure", "settle_bets", QT_TRANSLATE_NOOP("SettingText", "bets that are down are settled")},
    {"system_failure", "void_all", QT_TRANSLATE_NOOP("SettingText", "the whole round is void")},
}};

} // namespace

std::span<const NamedSetting> PokerSettingText::settings() const { return kPokerSettings; }
std::span<const NamedChoice> PokerSettingText::choices() const { return kPokerChoices; }

} // namespace mesaviva::app
