// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_description.h"

#include "app/core/events/game_description.h"
#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_room.h"
#include "app/games/bingo/bingo_speech.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/bingo/fields.h"
#include "engine/games/bingo/odds/next_balls.h"
#include "engine/games/bingo/odds/room_chances.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

constexpr std::array kRoomVariants{bingo::Variant::bingo90, bingo::Variant::bingo80, bingo::Variant::bingo75,
                                   bingo::Variant::bingo30};
constexpr std::array kPercentages{7'000, 7'500, 8'000, 8'500, 9'000}; // B31
constexpr std::array<std::uint32_t, 4> kCards{1, 6, 60, 600};         // selectable numbers of cards
constexpr std::int64_t kRounds = 10'000;                              // simulated where there is no formula

std::uint32_t cardsOf(const FiguresQuestion& question) {
    return kCards.at(static_cast<std::size_t>(question.size));
}

// The built-in rooms of the chosen variant.
std::vector<BingoRoomPlan> plansOf(int choice) {
    std::vector<BingoRoomPlan> plans = houseRooms();
    std::erase_if(plans, [choice](const BingoRoomPlan& plan) {
        return plan.settings.variant != kRoomVariants.at(static_cast<std::size_t>(choice));
    });
    return plans;
}

// Choice 0 is the default room of the variant.
bingo::Settings roomOf(const FiguresQuestion& question) {
    return question.room == 0
               ? bingo::Settings(kRoomVariants.at(static_cast<std::size_t>(question.choice)))
               : plansOf(question.choice).at(static_cast<std::size_t>(question.room) - 1).settings;
}

/// The settings of a room that matter here, in the form of `--table`.
QString roomAsJson(const bingo::Settings& room) {
    const auto percent = [](bingo::BasisPoints points) { return static_cast<double>(points) / 100; };
    QJsonObject table{{QStringLiteral("card_price"), qint64{room.cardPrice.cents}},
                      {QStringLiteral("prize_percent"), percent(room.prizePercent)}};
    QJsonObject prizes;
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        if (room.prizes.at(i)) {
            prizes[textOf(bingo::name(static_cast<bingo::PrizeKind>(i)))] = qint64{*room.prizes.at(i)};
        }
    }
    table[QStringLiteral("prizes")] = prizes;
    QJsonArray directions;
    for (const std::string& direction : bingo::DirectionsForm::write(room.lines)) {
        directions.append(textOf(direction));
    }
    table[QStringLiteral("line_directions")] = directions;
    if (room.pattern) {
        QJsonArray boxes;
        for (const int box : bingo::PatternForm::write(room.pattern)) {
            boxes.append(box);
        }
        table[QStringLiteral("pattern")] = boxes;
    }
    const auto put = [&](const char* key, const std::optional<bingo::Jackpot>& jackpot) {
        if (jackpot) {
            table[QLatin1String(key)] = QJsonObject{{QStringLiteral("percent"), percent(jackpot->percent)},
                                                    {QStringLiteral("base"), qint64{jackpot->base.cents}},
                                                    {QStringLiteral("within_balls"), jackpot->withinBalls}};
        }
    };
    put("jackpot", room.bingoJackpot);
    put("line_jackpot", room.lineJackpot);
    return QString::fromUtf8(QJsonDocument(table).toJson(QJsonDocument::Compact));
}

/// When a prize is won.
struct BingoFigure {
    bingo::PrizeKind prize;
    bingo::Measured mean;
    std::array<int, 3> balls{}; // by which ball it is won in 5, 50 and 95 % of the rounds; 0: in fewer
};

template <class ByBall>
std::array<int, 3> reachedBy(int balls, const ByBall& by) {
    constexpr std::array kShares{0.05, 0.5, 0.95};
    std::array<int, 3> reached{};
    for (std::size_t i = 0; i < kShares.size(); ++i) {
        for (int ball = balls; ball > 0 && by(ball) >= kShares.at(i); --ball) {
            reached.at(i) = ball;
        }
    }
    return reached;
}

/// The prizes of a room, and the payback by percentage of prizes.
class FoundBingo : public Figures {
    Q_DECLARE_TR_FUNCTIONS(FiguresText)

public:
    struct Found {
        std::vector<BingoFigure> prizes;
        std::vector<std::pair<bingo::BasisPoints, bingo::Measured>> returned;
        std::int64_t rounds = 0; // simulated rounds; 0: all values are exact
        Seed seed{};             // of these rounds
    };

    explicit FoundBingo(Found found) : m_found(std::move(found)) {}

    QString verdict() const override;
    QList<FigureRow> rows(int upCard) const override;
    // Simulated rounds can be reproduced from their seed.
    QString lineEnd() const override {
        return m_found.rounds > 0 ? QStringLiteral(" --seed ") + QString::fromStdString(toHex(m_found.seed))
                                  : QString();
    }

private:
    static FigureRow rowOf(const BingoFigure& figure);

    Found m_found;
};

QString FoundBingo::verdict() const {
    if (m_found.rounds == 0) {
        return tr("With one card there is a formula: these figures are exact.");
    }
    const QString played =
        tr("From %1 rounds played with the real book of cards; the interval holds with 99% confidence.")
            .arg(QLocale().toString(static_cast<qlonglong>(m_found.rounds)));
    const bool someExact = std::ranges::any_of(
        m_found.prizes, [](const BingoFigure& figure) { return figure.mean.low == figure.mean.high; });
    return someExact
               ? played + u' ' + tr("Figures without an interval are exact: there is a formula for them.")
               : played;
}

QList<FigureRow> FoundBingo::rows(int) const {
    QList<FigureRow> rows;
    for (const BingoFigure& figure : m_found.prizes) {
        FigureRow prize = rowOf(figure);
        prize.heading = rows.isEmpty() ? tr("At which ball the prizes are won") : QString();
        rows.append(prize);
    }
    for (const auto& [percent, returned] : m_found.returned) {
        FigureRow share;
        share.heading =
            percent == m_found.returned.front().first ? tr("Payback on the sales (B31)") : QString();
        share.label =
            tr("%1 of the sales goes to prizes").arg(percentText(static_cast<double>(percent) / 10'000, 0));
        share.value = percentText(returned.value, 2);
        share.detail = tr("the house keeps %1").arg(percentText(1 - returned.value, 2));
        if (returned.low < returned.high) {
            //: what comes back, in per cent
            share.detail =
                tr("from %1 to %2").arg(percentText(returned.low, 2), percentText(returned.high, 2)) +
                QStringLiteral("; ") + share.detail;
        }
        rows.append(share);
    }
    if (m_found.rounds > 0) {
        FigureRow seed;
        seed.heading = tr("To play the same rounds again");
        seed.label = tr("Seed");
        seed.detail = QString::fromStdString(toHex(m_found.seed));
        rows.append(seed);
    }
    return rows;
}

FigureRow FoundBingo::rowOf(const BingoFigure& figure) {
    FigureRow row;
    row.label = BingoText::prize(figure.prize);
    row.value = tr("ball %1").arg(decimalText(figure.mean.value, 2));
    QStringList parts;
    if (figure.mean.low < figure.mean.high) {
        parts.append(
            tr("mean from %1 to %2").arg(decimalText(figure.mean.low, 2), decimalText(figure.mean.high, 2)));
    }
    parts.append(tr("in 5% of the rounds by ball %1, in half by %2, in 95% by %3")
                     .arg(figure.balls[0])
                     .arg(figure.balls[1])
                     .arg(figure.balls[2]));
    row.detail = parts.join(QStringLiteral("; "));
    return row;
}

} // namespace

QString BingoFigures::title() const { return tr("Bingo"); }

QStringList BingoFigures::choices() const {
    return {tr("90 balls"), tr("80 balls"), tr("75 balls"), tr("30 balls")};
}

QStringList BingoFigures::rooms(int choice) const {
    QStringList words{tr("The usual room")};
    for (const BingoRoomPlan& plan : plansOf(choice)) {
        words.append(plan.name);
    }
    return words;
}

QStringList BingoFigures::sizes() const {
    QStringList words;
    for (const std::uint32_t cards : kCards) {
        words.append(tr("%n card(s)", nullptr, static_cast<int>(cards)));
    }
    return words;
}

QString BingoFigures::about(const FiguresQuestion& question) const {
    return cardsOf(question) == 1
               ? tr("With one card there is an exact formula: at which ball each prize is won.")
               : tr("%1 rounds are played with this many cards: at which ball each prize is won.")
                     .arg(QLocale().toString(static_cast<qlonglong>(kRounds)));
}

QString BingoFigures::line(const FiguresQuestion& question) const {
    static constexpr std::array kVariants{"90", "80", "75", "30"};
    const QString line = QStringLiteral("mesaviva edge bingo --variant %1 --cards %2")
                             .arg(QLatin1String(kVariants.at(static_cast<std::size_t>(question.choice))))
                             .arg(cardsOf(question));
    return question.room > 0 ? line + QStringLiteral(" --table '%1'").arg(roomAsJson(roomOf(question)))
                             : line;
}

std::shared_ptr<const Figures> BingoFigures::find(const FiguresQuestion& question,
                                                  const FiguresProgress& progress) const {
    using namespace bingo;
    const bingo::Settings room = roomOf(question);
    FoundBingo::Found figures;
    figures.seed = systemSeed();
    std::int64_t done = 0;
    bool stopped = false;
    const auto goOn = [&] {
        stopped = !progress(static_cast<double>(done++) / kRounds);
        return !stopped;
    };
    const RoomChances chances = chancesOfRoom(room, cardsOf(question), kRounds, figures.seed, goOn, 0);
    if (stopped) {
        return nullptr;
    }
    figures.rounds = chances.rounds;
    for (const BasisPoints percent : kPercentages) {
        bingo::Settings other = room;
        other.prizePercent = percent;
        figures.returned.emplace_back(percent, expectedPayback(other, cardsOf(question), chances));
    }
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const std::optional<PrizeFall>& fall = chances.prizes.at(i);
        const std::optional<Measured> mean = fall ? fall->mean() : std::nullopt;
        if (mean) {
            figures.prizes.push_back(
                {static_cast<PrizeKind>(i), *mean,
                 reachedBy(ballsOf(room.variant), [&](int ball) { return fall->by(ball).value; })});
        }
    }
    return std::make_shared<const FoundBingo>(std::move(figures));
}

namespace {

// How many balls to look ahead.
constexpr int kBallsSoon = 5;
constexpr int kBallsLater = 10;
constexpr double kLeastShown = 0.001; // smaller probabilities are omitted
constexpr std::size_t kMostBalls = 6; ///< listed individually

bool isDrawn(bingo::Phase phase) {
    return phase == bingo::Phase::announcing || phase == bingo::Phase::drawing ||
           phase == bingo::Phase::checking;
}

QString shareText(std::size_t part, int whole) {
    return percentText(static_cast<double>(part) / static_cast<double>(whole), 1);
}

QString ballsText(const std::vector<bingo::Ball>& balls, const bingo::Settings& settings) {
    QStringList list;
    for (std::size_t i = 0; i < std::min(balls.size(), kMostBalls); ++i) {
        list += BingoText::ball(balls[i], settings);
    }
    return list.join(QStringLiteral(", ")) + (balls.size() > kMostBalls ? QStringLiteral(" …") : QString());
}

} // namespace

LessonOdds BingoOdds::of(const bingo::State& state, PlayerId player) {
    std::vector<bingo::Card> cards;
    for (const bingo::CardNumber number : state.players[player].cards) {
        cards.push_back(state.book.card(number));
    }
    LessonOdds shown;
    shown.heading = tr("What the next balls can bring");
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        const auto kind = static_cast<bingo::PrizeKind>(i);
        if (!state.settings.plays(kind) || state.isWon(kind)) {
            continue;
        }
        const bingo::NextBall next = bingo::nextBall(kind, cards, state.settings, state.book.drawn());
        if (next.missing == 0 || next.left == 0) {
            continue;
        }
        const QString prize = BingoText::prize(kind);
        if (next.missing > 1) {
            //: %1 a prize, %n how many numbers are lacking
            shown.lines.append(tr("%1: %n to go", nullptr, next.missing).arg(prize));
        }
        if (next.missing == 1) {
            //: %1 a prize, %2 a share in per cent
            shown.lines.append(
                tr("%1 by the next ball: %2").arg(prize, shareText(next.completing.size(), next.left)));
            //: %1 a prize, %2 numbers, %3 of %4 balls, %5 a share in per cent
            shown.shares.append(
                tr("%1 is won with %2: %3 of the %4 balls that are left. Within five balls: %5")
                    .arg(prize, ballsText(next.completing, state.settings))
                    .arg(next.completing.size())
                    .arg(next.left)
                    .arg(percentText(
                        bingo::anyWithin(static_cast<int>(next.completing.size()), next.left, kBallsSoon),
                        1)));
        } else if (next.missing == 2) {
            //: %1 a prize, %2 of %3 balls, %4 a share in per cent
            shown.shares.append(tr("%1: one to go after %2 of the %3 balls that are left (%4)")
                                    .arg(prize)
                                    .arg(next.nearing.size())
                                    .arg(next.left)
                                    .arg(shareText(next.nearing.size(), next.left)));
        } else if (const double all = bingo::allWithin(next.missing, next.left, kBallsLater);
                   all >= kLeastShown) {
            //: %1 a prize, %2 a card's number, %3 a share in per cent
            shown.shares.append(tr("%1: all the numbers that card %2 needs are drawn within ten balls: %3")
                                    .arg(prize)
                                    .arg(state.players[player].cards[next.nearest])
                                    .arg(percentText(all, 1)));
        }
    }
    shown.why = tr("Exact: each ball that is left is as likely as any other. The cards of others are not "
                   "counted.");
    return shown;
}

std::vector<StandingOdds> BingoOdds::at(const BingoTableModel& table) {
    std::vector<StandingOdds> list;
    const bingo::State& state = table.delivered();
    if (!isDrawn(state.phase)) {
        return list;
    }
    const PlayerId own = table.tableSession().ownPlayer();
    for (PlayerId player = 0; player < state.players.size(); ++player) {
        if (!state.players[player].cards.empty()) {
            const auto place = player == own ? list.begin() : list.end();
            list.insert(place, StandingOdds{table.tableSession().shownName(player),
                                            [&state, player] { return of(state, player); }});
        }
    }
    return list;
}

namespace {

constexpr std::array<NamedSetting, 24> kBingoSettings{{
    {"variant", QT_TRANSLATE_NOOP("SettingText", "Variant"), SettingKind::Text},
    {"mode", QT_TRANSLATE_NOOP("SettingText", "Mode"), SettingKind::Word},
    {"starts", QT_TRANSLATE_NOOP("SettingText", "Session times"), SettingKind::Times},
    {"card_price", QT_TRANSLATE_NOOP("SettingText", "Price of a card"), SettingKind::Amount},
    {"max_cards", QT_TRANSLATE_NOOP("SettingText", "Maximum cards per player"), SettingKind::Count},
    {"sale_seconds", QT_TRANSLATE_NOOP("SettingText", "Sale time"), SettingKind::Seconds},
    {"draw_seconds", QT_TRANSLATE_NOOP("SettingText", "Time between two balls"), SettingKind::Seconds},
    {"prize_percent", QT_TRANSLATE_NOOP("SettingText", "Share of the sale for prizes"), SettingKind::Percent},
    {"rounding", QT_TRANSLATE_NOOP("SettingText", "Rounding of the prize money (I-B31)"), SettingKind::Word},
    {"prizes", QT_TRANSLATE_NOOP("SettingText", "Shares of the prizes"), SettingKind::Text},
    {"line_directions", QT_TRANSLATE_NOOP("SettingText", "Directions of the lines"), SettingKind::Words},
    {"pattern", QT_TRANSLATE_NOOP("SettingText", "Pattern"), SettingKind::Pattern},
    {"free_centre", QT_TRANSLATE_NOOP("SettingText", "Free centre"), SettingKind::Truth},
    {"split", QT_TRANSLATE_NOOP("SettingText", "A prize won by several players (I-B30)"), SettingKind::Word},
    {"symbols", QT_TRANSLATE_NOOP("SettingText", "Symbols instead of numbers"), SettingKind::Truth},
    {"jackpot", QT_TRANSLATE_NOOP("SettingText", "Bingo jackpot"), SettingKind::Text},
    {"line_jackpot", QT_TRANSLATE_NOOP("SettingText", "Line jackpot"), SettingKind::Text},
    {"percent", QT_TRANSLATE_NOOP("SettingText", "share of the prizes"), SettingKind::Percent},
    {"base", QT_TRANSLATE_NOOP("SettingText", "base"), SettingKind::Amount},
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

std::span<const KindName> BingoDescription::kindNames() const {
    static constexpr KindName kKinds[] = {
        {"sale_opened", QT_TRANSLATE_NOOP("EventLogText", "Sale opens")},
        {"cards_ordered", QT_TRANSLATE_NOOP("EventLogText", "Cards ordered")},
        {"crowd_cards_ordered", QT_TRANSLATE_NOOP("EventLogText", "Simulated players' order")},
        {"card_sold", QT_TRANSLATE_NOOP("EventLogText", "Card sold")},
        {"crowd_sold", QT_TRANSLATE_NOOP("EventLogText", "Simulated players' cards")},
        {"sale_closed", QT_TRANSLATE_NOOP("EventLogText", "Sale closes")},
        {"ball_drawn", QT_TRANSLATE_NOOP("EventLogText", "Ball")},
        {"one_to_go", QT_TRANSLATE_NOOP("EventLogText", "One to go")},
        {"prize_won", QT_TRANSLATE_NOOP("EventLogText", "Prize")},
        {"money_carried", QT_TRANSLATE_NOOP("EventLogText", "Money carried over")},
        {"number_marked", QT_TRANSLATE_NOOP("EventLogText", "Number marked")},
    };
    return kKinds;
}

QString BingoDescription::sentence(const LoggedEvent& event) const { return BingoEventLog::sentence(event); }

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
        "Bingo: the prizes are a percentage of the sale, so the question is who wins: before each ball it is "
        "known which numbers would complete a player's card, and each card is as good as any other.");
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
