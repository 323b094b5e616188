// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/text/bingo_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/text/bingo_names.h"
#include "engine/base/overloaded.h"
#include "engine/table/player_checks.h"

#include <QLocale>

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace mesaviva::app {

using namespace bingo;

QString BingoText::variant(Variant variant) { return tr("Bingo %1").arg(ballsOf(variant)); }

QString BingoText::rules() { return tr("Regulation 425-A/2015 (online)"); }

QString BingoText::prize(PrizeKind kind) {
    switch (kind) {
    case PrizeKind::line: return tr("Line");
    case PrizeKind::column: return tr("Column");
    case PrizeKind::four_corners: return tr("Four corners");
    case PrizeKind::two_lines: return tr("Two lines");
    case PrizeKind::bingo: return tr("Bingo");
    case PrizeKind::line_jackpot: return tr("Line jackpot");
    case PrizeKind::bingo_jackpot: return tr("Bingo jackpot");
    }
    return {};
}

QString BingoText::prizeInside(PrizeKind kind) {
    switch (kind) {
    case PrizeKind::line: return tr("the line");
    case PrizeKind::column: return tr("the column");
    case PrizeKind::four_corners: return tr("four corners");
    case PrizeKind::two_lines: return tr("two lines");
    case PrizeKind::bingo: return tr("bingo");
    case PrizeKind::line_jackpot: return tr("the line jackpot");
    case PrizeKind::bingo_jackpot: return tr("the bingo jackpot");
    }
    return {};
}

QString BingoText::share(BasisPoints share) {
    //: %1 a number of hundredths
    return tr("%1%").arg(QLocale().toString(static_cast<double>(share) / 100.0, 'g', 4));
}

QStringList BingoText::shares(const Settings& settings) {
    QStringList list;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (settings.prizes[i]) {
            //: %1 a prize, %2 its share of the prize money
            list.append(tr("%1 %2").arg(prize(static_cast<PrizeKind>(i)), share(*settings.prizes[i])));
        }
    }
    return list;
}

QString BingoText::within(int balls) { return tr("up to ball %1").arg(balls); }

QString BingoText::jackpot(Money value, int withinBalls) {
    //: %1 an amount, %2 "up to ball 45"
    return tr("%1 %2", "jackpot").arg(amountText(value), within(withinBalls));
}

QString BingoText::ball(Ball ball, const Settings& settings) {
    if (settings.variant == Variant::bingo75 && ball >= 1 && ball <= settings.shape().balls) {
        return QStringLiteral("%1 %2").arg(QLatin1Char(letterOf(ball))).arg(ball);
    }
    return cell(ball, settings);
}

QString BingoText::cell(Ball ball, const Settings& settings) {
    if (ball < 1 || ball > settings.shape().balls) {
        return {};
    }
    return settings.symbols ? bingo_names::symbol(ball) : QString::number(ball);
}

QString BingoText::near(PrizeKind kind, std::span<const Ball> numbers, const Settings& settings) {
    QStringList texts;
    for (const Ball number : numbers) {
        texts.append(cell(number, settings));
    }
    const QString last = texts.isEmpty() ? QString() : texts.takeLast();
    const QString all = texts.isEmpty() ? last
                                        //: %1 numbers, %2 the last one
                                        : tr("%1 or %2").arg(texts.join(QStringLiteral(", ")), last);
    //: %1 numbers that are lacking, %2 "the line"
    return tr("%1 for %2").arg(all, prizeInside(kind));
}

QString BingoText::limit(int maxCards) { return tr("up to %n card(s)", nullptr, maxCards); }

QString BingoText::mode(Mode mode) { return mode == Mode::continuous ? tr("continuous") : tr("sessions"); }

QString BingoText::directions(const Directions& lines) {
    QStringList list;
    if (lines.horizontal) {
        list.append(tr("rows"));
    }
    if (lines.vertical) {
        list.append(tr("columns"));
    }
    if (lines.diagonal) {
        list.append(tr("diagonals"));
    }
    return list.join(QStringLiteral(", "));
}

namespace {

class HouseRuleText {
    Q_DECLARE_TR_FUNCTIONS(BingoText)

public:
    static QString rule(const QString& text, const Settings& s,
                        std::initializer_list<std::string_view> settings) {
        QStringList ids;
        for (const std::string_view setting : settings) {
            for (const RuleId id : rulesOfSetting(s, setting)) {
                if (!ids.contains(textOf(id))) {
                    ids.append(textOf(id));
                }
            }
        }
        return TableText::houseRule(text, ids.join(QStringLiteral(", ")));
    }

    static void card(const Settings& s, QStringList& list) {
        list.append(rule(tr("A card costs %1; %2 for each player")
                             .arg(amountText(s.cardPrice), BingoText::limit(s.maxCards)),
                         s, {"card_price", "max_cards"}));
        if (s.variant == Variant::bingo75) {
            list.append(rule(s.freeCentre ? tr("The centre of the card is free")
                                          : tr("The centre of the card holds a number"),
                             s, {"free_centre"}));
            list.append(rule(s.pattern ? tr("Bingo is a pattern: %1").arg(bingo_names::pattern(*s.pattern))
                                       : tr("Bingo is the full card"),
                             s, {"pattern"}));
        }
        if (s.symbols) {
            list.append(rule(tr("Thirty symbols stand for the numbers"), s, {"symbols"}));
        }
    }

    static void prizes(const Settings& s, QStringList& list) {
        list.append(rule(tr("Prizes are %1 of the sales").arg(BingoText::share(s.prizePercent)), s,
                         {"prize_percent"}));
        if (s.plays(PrizeKind::line) && s.variant != Variant::bingo90) {
            list.append(rule(tr("Lines: %1").arg(BingoText::directions(s.lines)), s, {"line_directions"}));
        }
        if (s.variant == Variant::bingo90 && s.plays(PrizeKind::four_corners)) {
            list.append(rule(tr("Four corners are the outer numbers of the top and the bottom row"), s,
                             {"prizes.four_corners"}));
        }
        const auto grows = [&](const Jackpot& jackpot) {
            return tr("takes %1 of the prize money and is won %2")
                .arg(BingoText::share(jackpot.percent), BingoText::within(jackpot.withinBalls));
        };
        if (s.bingoJackpot) {
            list.append(rule(tr("The bingo jackpot %1").arg(grows(*s.bingoJackpot)), s, {"jackpot"}));
        }
        if (s.lineJackpot) {
            list.append(rule(tr("The line jackpot %1").arg(grows(*s.lineJackpot)), s, {"line_jackpot"}));
        }
        list.append(rule(s.bingoJackpot || s.lineJackpot
                             ? tr("Odd cents and prizes that nobody wins go to the jackpot")
                             : tr("Odd cents and prizes that nobody wins go to the next round"),
                         s, {"carried"}));
        list.append(rule(s.split == Split::by_player ? tr("A prize is shared equally by player, not by card")
                                                     : tr("A prize is shared equally by card"),
                         s, {"split"}));
    }

    static void course(const Settings& s, QStringList& list) {
        list.append(rule(s.mode == Mode::continuous
                             ? tr("The room always runs; three players with a card are needed")
                             : tr("The room runs at announced times"),
                         s, {"mode"}));
        list.append(rule(tr("A number every %1 s")
                             .arg(QLocale().toString(static_cast<double>(s.draw.count()) / 1000.0, 'g', 3)),
                         s, {"draw_seconds"}));
    }
};

} // namespace

QStringList BingoText::houseRules(const Settings& settings) {
    QStringList list;
    HouseRuleText::card(settings, list);
    HouseRuleText::prizes(settings, list);
    HouseRuleText::course(settings, list);
    return list;
}

QString BingoText::announcement(const Announced& announced, const Settings& settings,
                                const QString& playerName, bool own) {
    return announced.phrase.visit(Overloaded{
        [&](CommonPhrase phrase) -> QString {
            switch (phrase) {
            case CommonPhrase::round_void: return tr("The round is void");
            case CommonPhrase::leave_invitation:
                return own ? tr("You have not bought cards for a while: would you like to leave the room?")
                           : tr("%1 is invited to leave the room").arg(playerName);
            case CommonPhrase::leave_warning:
                return own ? tr("Without a card in the next three rounds your session will be ended")
                           : tr("%1: without a card the session will be ended").arg(playerName);
            case CommonPhrase::session_over:
                if (!own) {
                    return tr("%1 has left the room").arg(playerName);
                }
                break;
            }
            return TableText::announcement(phrase, playerName, own);
        },
        [&](OwnPhrase phrase) -> QString {
            switch (phrase) {
            case OwnPhrase::sale_opens: return tr("Cards are on sale");
            case OwnPhrase::sale_closes: return tr("The sale is closed");
            case OwnPhrase::cards_sold:
                return announced.cards == 0
                           ? tr("No cards were sold")
                           //: %1 "24 cards", %2 an amount
                           : tr("%1 sold · prizes of %2")
                                 .arg(cards(static_cast<int>(announced.cards)), amountText(announced.amount));
            case OwnPhrase::ball: return ball(announced.number, settings);
            case OwnPhrase::one_to_go: {
                const QString what = near(announced.kind, std::span(&announced.number, 1), settings);
                //: %1 "17 for the line"
                return own ? tr("One to go: %1").arg(what)
                           //: %1 a player, %2 "17 for the line"
                           : tr("%1 has one to go: %2").arg(playerName, what);
            }
            case OwnPhrase::prize:
                //: %1 a prize, %2 an amount
                return tr("%1! %2").arg(prize(announced.kind), amountText(announced.amount)) +
                       (announced.cards > 1
                            ? u' ' + tr("for %1").arg(cards(static_cast<int>(announced.cards)))
                            : QString());
            }
            return {};
        },
    });
}

namespace {

class RefusalText {
    Q_DECLARE_TR_FUNCTIONS(BingoText)

public:
    static QString notSeated(const Refusal& refusal) {
        return refusal.cause == CommonCause::leaving ? tr("You are leaving the room after this round.")
                                                     : tr("You are not playing in this room.");
    }

    static QString notNow(Action action) {
        switch (action) {
        case Action::buy: return tr("The sale is closed; wait for the next round.");
        case Action::mark: return tr("Numbers are marked while they are drawn.");
        case Action::fault: return TableText::lineThere();
        case Action::other: return TableText::notDue();
        default: return tr("That is not possible now.");
        }
    }
};

} // namespace

QString BingoText::refusal(Action action, const Refusal& refusal, const Settings& settings) {
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            switch (reason) {
            case CommonReason::below_minimum: return tr("Take at least one card.");
            case CommonReason::not_enough_points:
                return tr("That would cost %1; you do not have that many points.")
                    .arg(amountText(refusal.limit));
            case CommonReason::already_decided:
                return action == Action::mark ? tr("This number is marked already.")
                                              : tr("You are in the room already.");
            case CommonReason::no_stake: return tr("You have no card in this round.");
            case CommonReason::not_now: return RefusalText::notNow(action);
            case CommonReason::not_seated: return RefusalText::notSeated(refusal);
            case CommonReason::seat_taken:
            case CommonReason::not_offered: return tr("This room does not offer that.");
            case CommonReason::disconnected: return tr("The connection is lost; your cards stay in play.");
            case CommonReason::points_left:
            case CommonReason::impossible_outcome: return TableText::refusal(reason, refusal.limit);
            case CommonReason::above_maximum: break;
            }
            return tr("This room does not offer that.");
        },
        [&](OwnReason reason) -> QString {
            switch (reason) {
            case OwnReason::too_many_cards:
                return refusal.limit > Money{} ? tr("You may still buy %1 in this round.")
                                                     .arg(cards(static_cast<int>(refusal.limit.cents)))
                                               : tr("You have as many cards as the room allows: %1.")
                                                     .arg(cards(settings.maxCards));
            case OwnReason::sold_out: return tr("There are no more different cards in this round.");
            case OwnReason::not_drawn: return tr("This number has not been drawn.");
            case OwnReason::not_on_card: return tr("None of your cards has this number.");
            }
            return tr("This room does not offer that.");
        },
    });
}

QString BingoText::voidReason(VoidReason reason) {
    return reason == VoidReason::too_few_players
               ? tr("Too few players: all cards are refunded.")
               : tr("The system has failed: cards without a prize are refunded.");
}

QString BingoText::cards(int count) { return tr("%n card(s)", nullptr, count); }

QString BingoText::winners(const QStringList& names, int winners) {
    const int more = winners - static_cast<int>(names.size());
    const QString first = names.join(QStringLiteral(", "));
    //: %1 names of winners
    return more > 0 ? tr("%1 and %n more", nullptr, more).arg(first) : first;
}

QString BingoText::customRoom() { return tr("Custom room"); }
QString BingoText::scenarioRoom() { return tr("Scenario"); }

QString BingoText::markLabel(const QString& kind) {
    if (kind == QLatin1String("sale_closed")) {
        return tr("Sale closes");
    }
    if (kind == QLatin1String("ball_drawn")) {
        return tr("Ball");
    }
    if (kind == QLatin1String("one_to_go")) {
        return tr("One to go");
    }
    if (kind == QLatin1String("prize_won")) {
        return tr("Prize");
    }
    return TableText::markLabel(kind);
}

} // namespace mesaviva::app
