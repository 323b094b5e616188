// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_setting_text.h"

#include "app/core/text/texts.h"
#include "app/games/bingo/text/bingo_text.h"

#include <QCoreApplication>

#include <array>

namespace mesaviva::app {

namespace {

constexpr std::array<NamedSetting, 24> kBingoSettings{{
    {"variant", QT_TRANSLATE_NOOP("SettingText", "Variant"), SettingKind::Text},
    {"mode", QT_TRANSLATE_NOOP("SettingText", "Mode"), SettingKind::Word},
    {"starts", QT_TRANSLATE_NOOP("SettingText", "Times of the sessions"), SettingKind::Times},
    {"card_price", QT_TRANSLATE_NOOP("SettingText", "Price of a card"), SettingKind::Amount},
    {"max_cards", QT_TRANSLATE_NOOP("SettingText", "Most cards of a player"), SettingKind::Count},
    {"sale_seconds", QT_TRANSLATE_NOOP("SettingText", "Time for the sale"), SettingKind::Seconds},
    {"draw_seconds", QT_TRANSLATE_NOOP("SettingText", "Time between two balls"), SettingKind::Seconds},
    {"prize_percent", QT_TRANSLATE_NOOP("SettingText", "Share of the sale for prizes"), SettingKind::Percent},
    {"rounding", QT_TRANSLATE_NOOP("SettingText", "Rounding of the prize money (I-B31)"), SettingKind::Word},
    {"prizes", QT_TRANSLATE_NOOP("SettingText", "Shares of the prizes"), SettingKind::Text},
    {"line_directions", QT_TRANSLATE_NOOP("SettingText", "Directions of the lines"), SettingKind::Words},
    {"pattern", QT_TRANSLATE_NOOP("SettingText", "Pattern"), SettingKind::Pattern},
    {"free_centre", QT_TRANSLATE_NOOP("SettingText", "Free centre"), SettingKind::Truth},
    {"split", QT_TRANSLATE_NOOP("SettingText", "A prize that several have won (I-B30)"), SettingKind::Word},
    {"symbols", QT_TRANSLATE_NOOP("SettingText", "Symbols instead of numbers"), SettingKind::Truth},
    {"jackpot", QT_TRANSLATE_NOOP("SettingText", "Bingo jackpot"), SettingKind::Text},
    {"line_jackpot", QT_TRANSLATE_NOOP("SettingText", "Line jackpot"), SettingKind::Text},
    {"percent", QT_TRANSLATE_NOOP("SettingText", "share of the prizes"), SettingKind::Percent},
    {"base", QT_TRANSLATE_NOOP("SettingText", "beginning"), SettingKind::Amount},
    {"within_balls", QT_TRANSLATE_NOOP("SettingText", "last ball"), SettingKind::Count},
    {"value", QT_TRANSLATE_NOOP("SettingText", "value"), SettingKind::Amount},
    {"room", QT_TRANSLATE_NOOP("SettingText", "Room"), SettingKind::Text},
    {"rounds_before", QT_TRANSLATE_NOOP("SettingText", "Earlier rounds of this room"), SettingKind::Count},
    {"carried", QT_TRANSLATE_NOOP("SettingText", "Carried over from the previous round"),
     SettingKind::Amount},
}};

constexpr std::array<NamedChoice, 9> kBingoChoices{{
    {"mode", "continuous", QT_TRANSLATE_NOOP("SettingText", "continuous")},
    {"mode", "session", QT_TRANSLATE_NOOP("SettingText", "sessions")},
    {"split", "by_player", QT_TRANSLATE_NOOP("SettingText", "among the players")},
    {"split", "by_card", QT_TRANSLATE_NOOP("SettingText", "among the cards")},
    {"rounding", "down", QT_TRANSLATE_NOOP("SettingText", "down to the cent")},
    {"rounding", "up", QT_TRANSLATE_NOOP("SettingText", "up to the cent")},
    {"line_directions", "horizontal", QT_TRANSLATE_NOOP("SettingText", "rows")},
    {"line_directions", "vertical", QT_TRANSLATE_NOOP("SettingText", "columns")},
    {"line_directions", "diagonal", QT_TRANSLATE_NOOP("SettingText", "diagonals")},
}};

QString prizeOf(const QString& key) {
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        if (const auto kind = static_cast<bingo::PrizeKind>(i); textOf(bingo::name(kind)) == key) {
            return BingoText::prize(kind);
        }
    }
    return key;
}

constexpr std::array kBingoParted{
    PartedSetting{"prizes", QT_TRANSLATE_NOOP("SettingText", "Share of the prizes: %1"), &prizeOf}};

QString variantOf(int balls) {
    for (const bingo::Variant variant : bingo::kAllVariants) {
        if (bingo::ballsOf(variant) == balls) {
            return BingoText::variant(variant);
        }
    }
    return {};
}

} // namespace

std::span<const NamedSetting> BingoSettingText::settings() const { return kBingoSettings; }
std::span<const NamedChoice> BingoSettingText::choices() const { return kBingoChoices; }
std::span<const PartedSetting> BingoSettingText::parted() const { return kBingoParted; }

QString BingoSettingText::value(const QString& path, const QString& text) const {
    if (path == QLatin1String("variant")) {
        return variantOf(text.toInt());
    }
    bool isNumber = false;
    const double share = text.toDouble(&isNumber);
    return isNumber && path.startsWith(QLatin1String("prizes."))
               ? BingoText::share(static_cast<bingo::BasisPoints>(share))
               : QString();
}

} // namespace mesaviva::app
