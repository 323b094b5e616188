// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/setting_words.h"

#include "app/inspect/inspected_rules.h"
#include "app/inspect/trace_words.h"
#include "app/words/amounts.h"
#include "app/words/bingo_words.h"
#include "app/words/language.h"
#include "app/words/percent.h"
#include "app/words/roulette_names.h"
#include "app/words/texts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace mesaviva::app {

namespace {

// What a setting's value is.
enum class SettingKind {
    Amount, // cents
    Seconds,
    Count,
    Percent,
    Truth,
    Word,
    Words,   // a list of them
    Times,   // a list of milliseconds of table time
    Pattern, // a list of zeros and ones
    Variant,
    Regulation,
    Text,
};

struct NamedSetting {
    std::string_view key; // the last part of its path, or all of it
    const char* words;
    SettingKind kind;
};

struct NamedChoice {
    std::string_view setting;
    std::string_view key;
    const char* words;
};

constexpr std::array<NamedSetting, 56> kSettings{{
    {"rules", QT_TRANSLATE_NOOP("SettingWords", "Regulation"), SettingKind::Regulation},
    {"rules_version", QT_TRANSLATE_NOOP("SettingWords", "Version of the rules"), SettingKind::Text},
    {"program", QT_TRANSLATE_NOOP("SettingWords", "Program"), SettingKind::Text},
    {"individual", QT_TRANSLATE_NOOP("SettingWords", "For one player"), SettingKind::Truth},
    {"seats", QT_TRANSLATE_NOOP("SettingWords", "Seats"), SettingKind::Count},
    {"minimum", QT_TRANSLATE_NOOP("SettingWords", "Minimum"), SettingKind::Amount},
    {"maximum", QT_TRANSLATE_NOOP("SettingWords", "Maximum"), SettingKind::Amount},
    {"player_maximum", QT_TRANSLATE_NOOP("SettingWords", "Maximum of a player"), SettingKind::Amount},
    {"betting_seconds", QT_TRANSLATE_NOOP("SettingWords", "Time to stake"), SettingKind::Seconds},
    {"decision_seconds", QT_TRANSLATE_NOOP("SettingWords", "Time to decide"), SettingKind::Seconds},
    {"extra_seconds", QT_TRANSLATE_NOOP("SettingWords", "Extension of the time to decide"),
     SettingKind::Seconds},
    {"card_seconds", QT_TRANSLATE_NOOP("SettingWords", "Time for each card"), SettingKind::Seconds},
    {"ace_high_straight", QT_TRANSLATE_NOOP("SettingWords", "A straight may end with the ace (I-P8)"),
     SettingKind::Truth},
    {"system_failure", QT_TRANSLATE_NOOP("SettingWords", "After a failure of the system (I-P33)"),
     SettingKind::Word},
    {"idle.invited_after_seconds", QT_TRANSLATE_NOOP("SettingWords", "Invited to leave after"),
     SettingKind::Seconds},
    {"idle.ended_after_seconds",
     QT_TRANSLATE_NOOP("SettingWords", "Session ended, after the invitation, after"), SettingKind::Seconds},
    {"idle.invited_after_rounds",
     QT_TRANSLATE_NOOP("SettingWords", "Rounds without a stake until the invitation to leave"),
     SettingKind::Count},
    {"idle.ended_after_rounds",
     QT_TRANSLATE_NOOP("SettingWords", "Rounds after the invitation until the end of the session"),
     SettingKind::Count},
    {"allowance", QT_TRANSLATE_NOOP("SettingWords", "Free points"), SettingKind::Amount},
    {"double_layout", QT_TRANSLATE_NOOP("SettingWords", "Double layout"), SettingKind::Truth},
    {"pockets", QT_TRANSLATE_NOOP("SettingWords", "Numbers on the wheel"), SettingKind::Count},
    {"order", QT_TRANSLATE_NOOP("SettingWords", "Order of the numbers on the wheel"), SettingKind::Word},
    {"double_dozen", QT_TRANSLATE_NOOP("SettingWords", "Double dozen"), SettingKind::Truth},
    {"double_column", QT_TRANSLATE_NOOP("SettingWords", "Double column"), SettingKind::Truth},
    {"series_shortcut", QT_TRANSLATE_NOOP("SettingWords", "Series in one step"), SettingKind::Truth},
    {"series_maximum", QT_TRANSLATE_NOOP("SettingWords", "Maximum of a series, in minima"),
     SettingKind::Count},
    {"chips", QT_TRANSLATE_NOOP("SettingWords", "Chips"), SettingKind::Word},
    {"payment_order", QT_TRANSLATE_NOOP("SettingWords", "Order of payment (I-R30)"), SettingKind::Word},
    {"closing", QT_TRANSLATE_NOOP("SettingWords", "Stakes close"), SettingKind::Word},
    {"spin_seconds", QT_TRANSLATE_NOOP("SettingWords", "Run of the ball"), SettingKind::Seconds},
    {"ball_change_seconds", QT_TRANSLATE_NOOP("SettingWords", "Time until the ball is changed"),
     SettingKind::Seconds},
    {"dealer_change_seconds", QT_TRANSLATE_NOOP("SettingWords", "Time until another croupier takes over"),
     SettingKind::Seconds},
    {"variant", QT_TRANSLATE_NOOP("SettingWords", "Variant"), SettingKind::Variant},
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
    {"carried", QT_TRANSLATE_NOOP("SettingWords", "Carried from the round before"), SettingKind::Amount},
}};

constexpr std::array<NamedChoice, 20> kChoices{{
    {"system_failure", "settle_bets", QT_TRANSLATE_NOOP("SettingWords", "bets that are down are settled")},
    {"system_failure", "void_all", QT_TRANSLATE_NOOP("SettingWords", "the whole round is void")},
    {"order", "american", QT_TRANSLATE_NOOP("SettingWords", "American")},
    {"order", "french", QT_TRANSLATE_NOOP("SettingWords", "French")},
    {"chips", "colour", QT_TRANSLATE_NOOP("SettingWords", "coloured chips without a value")},
    {"chips", "cash_on_even", QT_TRANSLATE_NOOP("SettingWords", "cash chips on the even chances too")},
    {"chips", "cash", QT_TRANSLATE_NOOP("SettingWords", "cash chips only")},
    {"payment_order", "by_player", QT_TRANSLATE_NOOP("SettingWords", "each player whole")},
    {"payment_order", "by_chance", QT_TRANSLATE_NOOP("SettingWords", "strictly by chance")},
    {"closing", "before_launch", QT_TRANSLATE_NOOP("SettingWords", "before the ball is launched")},
    {"closing", "on_slowdown", QT_TRANSLATE_NOOP("SettingWords", "when the ball loses speed")},
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

class SettingTexts {
    Q_DECLARE_TR_FUNCTIONS(SettingWords)

public:
    static const NamedSetting* find(const QString& key) {
        const auto found = std::ranges::find_if(
            kSettings, [&](const NamedSetting& setting) { return textOf(setting.key) == key; });
        return found == kSettings.end() ? nullptr : &*found;
    }

    static QString name(const QString& path) {
        if (const NamedSetting* const setting = find(path)) {
            return tr(setting->words);
        }
        const QString whole = path.section(u'.', 0, 0);
        const QString part = path.section(u'.', 1);
        if (whole == QLatin1String("minimum")) {
            return tr("Minimum on %1").arg(chance(part));
        }
        if (whole == QLatin1String("prizes")) {
            return tr("Share of the prizes: %1").arg(prize(part));
        }
        const NamedSetting* const outer = find(whole);
        const NamedSetting* const inner = find(part);
        return outer && inner ? tr("%1, %2").arg(tr(outer->words), tr(inner->words)) : path;
    }

    static SettingKind kindOf(const QString& path) {
        const NamedSetting* setting = find(path);
        if (!setting && path.startsWith(QLatin1String("minimum."))) {
            return SettingKind::Amount;
        }
        setting = setting ? setting : find(path.section(u'.', 1));
        return setting ? setting->kind : SettingKind::Text;
    }

    static QString valueOf(const QString& path, const QString& text) {
        if (text.isEmpty()) {
            return QStringLiteral("–");
        }
        const QJsonDocument json = QJsonDocument::fromJson(text.toUtf8());
        if (json.isObject()) {
            return parts(path, json.object());
        }
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        const QLocale locale;
        if (path.startsWith(QLatin1String("prizes.")) && isNumber) {
            return BingoWords::share(static_cast<bingo::BasisPoints>(number));
        }
        const SettingKind kind = kindOf(path);
        switch (kind) {
        case SettingKind::Amount: return isNumber ? amountText(Money{text.toLongLong()}) : text;
        case SettingKind::Seconds: return isNumber ? tr("%1 s").arg(locale.toString(number, 'g', 6)) : text;
        case SettingKind::Count: return isNumber ? locale.toString(text.toLongLong()) : text;
        case SettingKind::Percent: return isNumber ? share(number) : text;
        case SettingKind::Truth:
            return text == QLatin1String("true")    ? tr("yes")
                   : text == QLatin1String("false") ? tr("no")
                                                    : text;
        case SettingKind::Word: return choice(path, text);
        case SettingKind::Words:
        case SettingKind::Times:
            return json.isArray() ? items(path, json.array(), kind == SettingKind::Times) : text;
        case SettingKind::Pattern: return tr("own pattern");
        case SettingKind::Variant: return variant(text.toInt(), text);
        case SettingKind::Regulation: return regulation(text);
        case SettingKind::Text: break;
        }
        return text;
    }

private:
    // As many places as there are, as the house types them.
    static QString share(double percent) {
        const bool isWhole = percent == static_cast<double>(static_cast<int>(percent));
        return percentText(percent / 100, isWhole ? 0 : 2);
    }

    static QString chance(const QString& key) {
        for (std::size_t i = 0; i < roulette::kChanceKinds; ++i) {
            if (const auto kind = static_cast<roulette::ChanceKind>(i); textOf(roulette::name(kind)) == key) {
                return RouletteNames::chance(kind);
            }
        }
        return key;
    }

    static QString prize(const QString& key) {
        for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
            if (const auto kind = static_cast<bingo::PrizeKind>(i); textOf(bingo::name(kind)) == key) {
                return BingoWords::prize(kind);
            }
        }
        return key;
    }

    static QString variant(int balls, const QString& text) {
        for (const bingo::Variant variant : bingo::kAllVariants) {
            if (bingo::ballsOf(variant) == balls) {
                return BingoWords::variant(variant);
            }
        }
        return text;
    }

    static QString regulation(const QString& key) {
        const auto& rules = inspectedRules(presentCode());
        const auto found = std::ranges::find(rules, key, &InspectedRule::regulation);
        return found == rules.end() ? key : found->name;
    }

    static QString choice(const QString& path, const QString& key) {
        const auto found = std::ranges::find_if(kChoices, [&](const NamedChoice& one) {
            return textOf(one.setting) == path && textOf(one.key) == key;
        });
        return found == kChoices.end() ? key : tr(found->words);
    }

    static QString items(const QString& path, const QJsonArray& list, bool areTimes) {
        QStringList words;
        for (const QJsonValue& item : list) {
            words.append(
                areTimes ? TraceWords::moment(kTableOpened + Duration(std::llround(1000 * item.toDouble())))
                         : choice(path, item.toString()));
        }
        return words.join(QStringLiteral(", "));
    }

    static QString parts(const QString& path, const QJsonObject& object) {
        QStringList words;
        for (auto part = object.constBegin(); part != object.constEnd(); ++part) {
            const QString inner = path + u'.' + part.key();
            const QJsonValue value = part.value();
            const QString text =
                value.isDouble() && value.toDouble() == static_cast<double>(value.toInteger())
                    ? QString::number(value.toInteger())
                    : value.toVariant().toString();
            const NamedSetting* named = find(inner);
            named = named ? named : find(part.key());
            words.append(QStringLiteral("%1: %2").arg(path == QLatin1String("minimum")  ? chance(part.key())
                                                      : path == QLatin1String("prizes") ? prize(part.key())
                                                      : named                           ? tr(named->words)
                                                                                        : part.key(),
                                                      valueOf(inner, text)));
        }
        return words.join(QStringLiteral(", "));
    }
};

} // namespace

QString SettingWords::name(const QString& path) { return SettingTexts::name(path); }

QString SettingWords::value(const QString& path, const QString& text) {
    return SettingTexts::valueOf(path, text);
}

QString SettingWords::told(const record::SettingChange& change) {
    const QString path = QString::fromStdString(change.setting);
    return QStringLiteral("%1: %2 → %3")
        .arg(name(path), value(path, QString::fromStdString(change.before)),
             value(path, QString::fromStdString(change.after)));
}

} // namespace mesaviva::app
