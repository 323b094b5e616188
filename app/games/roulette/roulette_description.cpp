// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/roulette_description.h"

#include "app/core/text/table_speech.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_figures.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/text/roulette_names.h"
#include "app/games/roulette/text/roulette_speech.h"
#include "engine/games/roulette/pocket.h"

#include <QCoreApplication>

#include <array>

namespace mesaviva::app {

namespace {

constexpr std::array<NamedSetting, 14> kRouletteSettings{{
    {"player_maximum", QT_TRANSLATE_NOOP("SettingText", "Maximum of a player"), SettingKind::Amount},
    {"double_layout", QT_TRANSLATE_NOOP("SettingText", "Double layout"), SettingKind::Truth},
    {"pockets", QT_TRANSLATE_NOOP("SettingText", "Numbers on the wheel"), SettingKind::Count},
    {"order", QT_TRANSLATE_NOOP("SettingText", "Order of the numbers on the wheel"), SettingKind::Word},
    {"double_dozen", QT_TRANSLATE_NOOP("SettingText", "Double dozen"), SettingKind::Truth},
    {"double_column", QT_TRANSLATE_NOOP("SettingText", "Double column"), SettingKind::Truth},
    {"series_shortcut", QT_TRANSLATE_NOOP("SettingText", "Series in one step"), SettingKind::Truth},
    {"series_maximum", QT_TRANSLATE_NOOP("SettingText", "Maximum of a series, in minima"),
     SettingKind::Count},
    {"chips", QT_TRANSLATE_NOOP("SettingText", "Chips"), SettingKind::Word},
    {"payment_order", QT_TRANSLATE_NOOP("SettingText", "Order of payment (I-R30)"), SettingKind::Word},
    {"closing", QT_TRANSLATE_NOOP("SettingText", "Stakes close"), SettingKind::Word},
    {"spin_seconds", QT_TRANSLATE_NOOP("SettingText", "Run of the ball"), SettingKind::Seconds},
    {"ball_change_seconds", QT_TRANSLATE_NOOP("SettingText", "Time until the ball is changed"),
     SettingKind::Seconds},
    {"dealer_change_seconds", QT_TRANSLATE_NOOP("SettingText", "Time until another croupier takes over"),
     SettingKind::Seconds},
}};

constexpr std::array<NamedChoice, 9> kRouletteChoices{{
    {"order", "american", QT_TRANSLATE_NOOP("SettingText", "American")},
    {"order", "french", QT_TRANSLATE_NOOP("SettingText", "French")},
    {"chips", "colour", QT_TRANSLATE_NOOP("SettingText", "coloured chips without a value")},
    {"chips", "cash_on_even", QT_TRANSLATE_NOOP("SettingText", "cash chips on the even chances too")},
    {"chips", "cash", QT_TRANSLATE_NOOP("SettingText", "cash chips only")},
    {"payment_order", "by_player", QT_TRANSLATE_NOOP("SettingText", "each player whole")},
    {"payment_order", "by_chance", QT_TRANSLATE_NOOP("SettingText", "strictly by chance")},
    {"closing", "before_launch", QT_TRANSLATE_NOOP("SettingText", "before the ball is launched")},
    {"closing", "on_slowdown", QT_TRANSLATE_NOOP("SettingText", "when the ball loses speed")},
}};

QString chanceOf(const QString& key) {
    for (std::size_t i = 0; i < roulette::kChanceKinds; ++i) {
        if (const auto kind = static_cast<roulette::ChanceKind>(i); textOf(roulette::name(kind)) == key) {
            return RouletteNames::chance(kind);
        }
    }
    return key;
}

constexpr std::array kRouletteParted{
    PartedSetting{"minimum", QT_TRANSLATE_NOOP("SettingText", "Minimum on %1"), &chanceOf}};

} // namespace

std::span<const NamedSetting> RouletteSettingText::settings() const { return kRouletteSettings; }
std::span<const NamedChoice> RouletteSettingText::choices() const { return kRouletteChoices; }
std::span<const PartedSetting> RouletteSettingText::parted() const { return kRouletteParted; }

QString RouletteDescription::key() const { return textOf(roulette::Game::kKey); }

void RouletteDescription::describe(ChanceValue& piece) const {
    const auto pocket = roulette::pocketFrom(piece.value.toStdString());
    piece.tone = pocket ? textOf(roulette::name(pocket->colour())) : QString();
    piece.name = tr("number %1").arg(piece.value);
}

QString RouletteDescription::told(const LoggedEvent& event) const { return RouletteEventLog::told(event); }

std::optional<Correction> RouletteDescription::corrected(std::string_view event,
                                                         std::string_view detail) const {
    return RouletteCorrections::ofRecorded(event, detail);
}

const GameSettingText& RouletteDescription::settingText() const {
    static const RouletteSettingText kWords;
    return kWords;
}

const GameFigures* RouletteDescription::figures() const {
    static const RouletteFigures kFigures;
    return &kFigures;
}

QString RouletteDescription::returnedName() const {
    return QCoreApplication::translate("ReturnedText", "Roulette");
}

QString RouletteDescription::returnedMethod() const {
    return QCoreApplication::translate(
        "mesaviva::app::ReturnedDesk",
        "Roulette: over the pockets of its wheel, the table's settlement says what the stakes of a "
        "round have to bring.");
}

QString RouletteDescription::returnedBy(record::ReturnedBy by) const {
    return by == record::ReturnedBy::rules ? QCoreApplication::translate("ReturnedText", "by regulation")
                                           : QCoreApplication::translate("ReturnedText", "by kind of chance");
}

QString RouletteDescription::returnedPart(record::ReturnedBy by, std::int64_t which) const {
    return by == record::ReturnedBy::rules ? RouletteNames::rules(static_cast<roulette::RuleSet>(which))
                                           : RouletteNames::chance(static_cast<roulette::ChanceKind>(which));
}

using namespace roulette;

QStringList RouletteGame::repertoire(const QString& player) const {
    QStringList sentences;
    for (const RuleSet rules : kAllRuleSets) {
        const Settings settings(rules);
        for (const Phrase phrase : Phrase::all()) {
            for (const bool own : {false, true}) {
                Announced announced{phrase};
                announced.player = 0;
                announced.amount = Money{100};
                sentences.append(RouletteSpeech::announcement(announced, settings, player, own).text);
            }
        }
        const auto spots = settings.layout().spots();
        for (std::size_t spot = 0; spot < spots.size(); ++spot) {
            sentences.append(RouletteSpeech::spot(static_cast<SpotId>(spot), settings));
        }
    }
    for (int pocket = 0; pocket < kMostPockets; ++pocket) {
        sentences.append(RouletteSpeech::pocket(Pocket(pocket)));
    }
    for (const Money net : {Money{0}, Money{100}, Money{-100}}) {
        sentences.append(TableSpeech::result(net));
    }
    sentences.removeDuplicates();
    return sentences;
}

} // namespace mesaviva::app
