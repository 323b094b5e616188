// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/bingo_description.h"

#include "app/core/events/scenario_facts.h"
#include "app/core/text/table_speech.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_figures.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/text/bingo_speech.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/base/overloaded.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

#include <QCoreApplication>

#include <array>
#include <utility>
#include <vector>

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

QString BingoDescription::key() const { return textOf(bingo::Game::kKey); }

void BingoDescription::describe(ChanceValue& piece) const { piece.name = tr("ball %1").arg(piece.value); }

QString BingoDescription::told(const LoggedEvent& event) const { return BingoEventLog::told(event); }

std::optional<Correction> BingoDescription::corrected(std::string_view event, std::string_view detail) const {
    return BingoCorrections::ofRecorded(event, detail);
}

const GameSettingText& BingoDescription::settingText() const {
    static const BingoSettingText kWords;
    return kWords;
}

const GameFigures* BingoDescription::figures() const {
    static const BingoFigures kFigures;
    return &kFigures;
}

std::vector<ReadingFact> BingoDescription::readingFacts(scenario::Scenario played) const {
    using Kind = ReadingFact::Kind;
    return collectFacts<scenario::BingoRunner>(
        std::move(played), [](const bingo::Event& event, const NameOfPlayer& nameOf, ReadingFact& fact) {
            return std::visit(
                Overloaded{
                    [&](const bingo::Settled& e) {
                        fact.player = nameOf(e.player);
                        fact.staked = e.staked;
                        fact.returned = e.returned;
                        return true;
                    },
                    [&](const bingo::PrizeWon& e) {
                        fact.kind = Kind::prize;
                        fact.prize = bingo::indexOf(e.kind);
                        fact.ball = e.ball;
                        for (const bingo::Winner& winner : e.winners) {
                            fact.winners.push_back({nameOf(winner.owner.player), winner.card, winner.amount});
                        }
                        return true;
                    },
                    [&](const bingo::RoundVoid&) {
                        fact.kind = Kind::round_void;
                        return true;
                    },
                    [](const auto&) { return false; },
                },
                event);
        });
}

QString BingoDescription::returnedName() const {
    return QCoreApplication::translate("ReturnedText", "Bingo");
}

QString BingoDescription::returnedMethod() const {
    return QCoreApplication::translate(
        "mesaviva::app::ReturnedDesk",
        "Bingo: the prizes are a percentage of the sale, so it is asked who wins: before each ball "
        "it is known which numbers would complete a player's card, and each card is as good as any "
        "other.");
}

QString BingoDescription::returnedBy(record::ReturnedBy by) const {
    return by == record::ReturnedBy::rules ? QCoreApplication::translate("ReturnedText", "by variant")
                                           : QCoreApplication::translate("ReturnedText", "by kind of prize");
}

QString BingoDescription::returnedPart(record::ReturnedBy by, std::int64_t which) const {
    return by == record::ReturnedBy::rules ? BingoText::variant(static_cast<bingo::Variant>(which))
                                           : BingoText::prize(static_cast<bingo::PrizeKind>(which));
}

using namespace bingo;

namespace {

// Possible additions to an announcement: this player has won, alone or with others; why a round is void.
std::vector<BingoAside> asides(const QString& player) {
    std::vector<BingoAside> all{{}};
    for (const int winners : {1, 3}) {
        all.push_back({{{player}, winners, true}, {}});
    }
    for (const VoidReason reason : {VoidReason::too_few_players, VoidReason::system_failure}) {
        all.push_back({{}, reason});
    }
    return all;
}

} // namespace

QStringList BingoGame::repertoire(const QString& player) const {
    QStringList sentences;
    for (const Variant variant : {Variant::bingo90, Variant::bingo75, Variant::bingo30}) {
        Settings settings(variant);
        settings.symbols = variant == Variant::bingo30;
        for (int ball = 1; ball <= settings.shape().balls; ++ball) {
            sentences.append(BingoSpeech::ball(static_cast<Ball>(ball), settings));
            sentences.append(BingoSpeech::nicknamedBall(static_cast<Ball>(ball), settings));
        }
        for (const Phrase phrase : Phrase::all()) {
            for (const bool own : {false, true}) {
                for (std::size_t kind = 0; kind < kPrizeKinds; ++kind) {
                    Announced announced{phrase};
                    announced.player = 0;
                    announced.number = 1;
                    announced.kind = static_cast<PrizeKind>(kind);
                    announced.amount = Money{100};
                    announced.cards = kind % 2 == 0 ? 1 : 2;
                    for (const BingoAside& aside : asides(player)) {
                        sentences.append(
                            BingoSpeech::announcement(announced, settings, player, own, aside).text);
                    }
                }
            }
        }
    }
    for (const Money net : {Money{0}, Money{100}, Money{-100}}) {
        sentences.append(TableSpeech::result(net));
    }
    sentences.removeDuplicates();
    return sentences;
}

} // namespace mesaviva::app
