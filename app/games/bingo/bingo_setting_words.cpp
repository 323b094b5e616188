// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_setting_words.h"

#include "app/core/text/texts.h"
#include "app/games/bingo/text/bingo_words.h"

#include <QCoreApplication>

#include <array>

namespace mesaviva::app {

namespace {

constexpr std::array<NamedSetting, 24> kBingoSettings{{
    {"variant", QT_TRANSLATE_NOOP("SettingWords", "Variant"), SettingKind::Text},
    {"mode", QT_TRANSLATE_NOOP("SettingWords", "Mode"), SettingKind::Word},
    {"starts", QT_TRANSLATE_NOOP("SettingWords", "Times of the sessions"), SettingKind::Times},
    {"card_price", QT_TRANSLATE_NOOP("SettingWords", "Price of a card"), SettingKind::Amount},
    {"max_cards", QT_TRANSLATE_NOOP("SettingWords", "Most cards of a player"), SettingKind::Count},
    {"sale_seconds", QT_TRANSLATE_NOOP("SettingWords", "Time for the sale"), SettingKind::Seconds},
    {"draw_seconds", QT_TRANSLATE_NOOP("SettingWords", "Time between two balls"), SettingKind::Seconds},
    {"prize_percent", QT_TRANSLATE_NOOP("SettingWords", "Share of the sale for prizes"),
     SettingKind::Percent},
    {"rounding", QT_TRANSLATE_NOOP("SettingWords", "Rounding of the prize money (I-B31)"), SettingKind::Word},
    {"prizes", QT_TRANSLATE_NOOP("SettingWords", "Shares of the prizes"), SettingKind::Text},
    {"line_directions", QT_TRANSLATE_NOOP("SettingWords", "Directions of the lines"), SettingKind::Words},
    {"pattern", QT_TRANSLATE_NOOP("SettingWords", "Pattern"), SettingKind::Pattern},
    {"free_centre", QT_TRANSLATE_NOOP("SettingWords", "Free centre"), SettingKind::Truth},
    {"split", QT_TRANSLATE_NOOP("SettingWords", "A prize that several have won (I-B30)"), SettingKind::Word},
    {"symbols", QT_TRANSLATE_NOOP("SettingWords", "Symbols instead of numbers"), SettingKind::Truth},
    {"jackpot", QT_TRANSLATE_NOOP("SettingWords", "Bingo jackpot"), SettingKind::Text},
    {"line_jackpot", QT_TRANSLATE_NOOP("SettingWords", "Line jackpot"), SettingKind::Text},
    {"percent", QT_TRANSLATE_NOOP("SettingWords", "share of the prizes"), SettingKind::Percent},
    {"base", QT_TRANSLATE_NOOP("SettingWords", "beginning"), SettingKind::Amount},
    {"within_balls", QT_TRANSLATE_NOOP("SettingWords", "last ball"), SettingKind::Count},
    {"value", QT_TRANSLATE_NOOP("SettingWords", "value"), SettingKind::Amount},
    {"room", QT_TRANSLATE_NOOP("SettingWords", "Room"), SettingKind::Text},
    {"rounds_before", QT_TRANSLATE_NOOP("SettingWords", "Earlier rounds of this room"), SettingKind::Count},
    {"carried", QT_TRANSLATE_NOOP("SettingWords", "Carried over from the previous round"),
     SettingKind::Amount},
}};

constexpr std::array<NamedChoice, 9> kBingoChoices{{
    {"mode", "continuous", QT_TRANSLATE_NOOP("SettingWords", "continuous")},
    {"mode", "session", QT_TRANSLATE_NOOP("SettingWords", "sessions")},
    {"split", "by_player", QT_TRANSLATE_NOOP("SettingWords", "among the players")},
    {"split", "by_card", QT_TRANSLATE_NOOP("SettingWords", "among the cards")},
    {"rounding", "down", QT_TRANSLATE_NOOP("SettingWords", "down to the cent")},
    {"rounding", "up", QT_TRANSLATE_NOOP("SettingWords", "up to the cent")},
    {"line_directions", "horizontal", QT_TRANSLATE_NOOP("SettingWords", "rows")},
    {"line_directions", "vertical", QT_TRANSLATE_NOOP("SettingWords", "columns")},
    {"line_directions", "diagonal", QT_TRANSLATE_NOOP("SettingWords", "diagonals")},
}};

QString prizeOf(const QString& key) {
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        if (const auto kind = static_cast<bingo::PrizeKind>(i); textOf(bingo::name(kind)) == key) {
            return BingoWords::prize(kind);
        }
    }
    return key;
}

constexpr std::array kBingoParted{
    PartedSetting{"prizes", QT_TRANSLATE_NOOP("SettingWords", "Share of the prizes: %1"), &prizeOf}};

QString variantOf(int balls) {
    for (const bingo::Variant variant : bingo::kAllVariants) {
        if (bingo::ballsOf(variant) == balls) {
            return BingoWords::variant(variant);
        }
    }
    return {};
}

} // namespace

std::span<const NamedSetting> BingoSettingWords::settings() const { return kBingoSettings; }
std::span<const NamedChoice> BingoSettingWords::choices() const { return kBingoChoices; }
std::span<const PartedSetting> BingoSettingWords::parted() const { return kBingoParted; }

QString BingoSettingWords::value(const QString& path, const QString& text) const {
    if (path == QLatin1String("variant")) {
        return variantOf(text.toInt());
    }
    bool isNumber = false;
    const double share = text.toDouble(&isNumber);
    return isNumber && path.startsWith(QLatin1String("prizes."))
               ? BingoWords::share(static_cast<bingo::BasisPoints>(share))
               : QString();
}

} // namespace mesaviva::app
