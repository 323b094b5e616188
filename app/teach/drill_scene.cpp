// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/drill_scene.h"

#include "app/roulette/track.h"
#include "app/words/drill_words.h"
#include "app/words/poker_words.h"
#include "app/words/texts.h"
#include "engine/base/overloaded.h"
#include "engine/bingo/combinations.h"
#include "engine/poker/pay_table.h"

#include <algorithm>

namespace mesaviva::app {

using namespace drills;

void showTable(DrillTask& shown, const roulette::Settings& settings) {
    shown.pockets = settings.pockets;
    shown.order = static_cast<int>(settings.wheelOrder());
    shown.namedDozens = settings.regulation().limits.namedDozens.value;
    shown.track = static_cast<int>(trackOf(settings));
    const auto count = static_cast<int>(settings.layout().spots().size());
    for (int spot = 0; spot < count; ++spot) {
        if (roulette::offers(settings, static_cast<roulette::SpotId>(spot))) {
            shown.offered.append(spot);
        }
    }
}

namespace {

void showDrawn(DrillTask& shown, const PaymentTask& task) {
    shown.drawn = task.drawn.index();
    shown.place = roulette::Wheel(task.settings.wheelOrder()).placeOf(task.drawn);
}

const PaymentTask* stakesOf(const Task& task) {
    if (const auto* payment = std::get_if<PaymentTask>(&task.situation)) {
        return payment;
    }
    const auto* conversion = std::get_if<ConversionTask>(&task.situation);
    return conversion != nullptr ? &conversion->stakes : nullptr;
}

QList<QString> cardsOf(const poker::HandCards& cards) {
    QList<QString> texts;
    for (const poker::Card card : cards) {
        texts.append(QString::fromStdString(card.text()));
    }
    return texts;
}

void showCard(DrillTask& shown, bingo::Variant variant, const bingo::Card& card) {
    const bingo::Shape& shape = bingo::shapeOf(variant);
    shown.variant = bingo::ballsOf(variant);
    shown.rows = shape.rows;
    shown.columns = shape.columns;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        shown.cells.append(card.cells[static_cast<std::size_t>(cell)]);
    }
}

bingo::BallSet drawnOf(const LineTask& task) {
    bingo::BallSet drawn;
    for (const bingo::Ball ball : task.drawn) {
        drawn.add(ball);
    }
    return drawn;
}

// Boxes with a number that is drawn; blank ones are none.
int markedOf(const LineTask& task) {
    const bingo::BallSet drawn = drawnOf(task);
    int marked = 0;
    for (std::size_t cell = 0; cell < bingo::kMostCells; ++cell) {
        const bingo::Ball ball = task.card.cells[cell];
        marked |= ball != 0 && drawn.has(ball) ? 1 << cell : 0;
    }
    return marked;
}

QList<int> listOf(const Answer& answer) {
    QList<int> list;
    for (const std::int64_t value : answer) {
        list.append(static_cast<int>(value));
    }
    return list;
}

} // namespace

DrillTask shownTask(const Task& task) {
    DrillTask shown;
    shown.game = textOf(gameOf(task.drill));
    shown.question = DrillWords::question(task);
    shown.hint = DrillWords::hint(task);
    shown.choices = DrillWords::choices(task);
    shown.marksPlaces = formOf(task) == AnswerForm::spots;
    shown.marksNumbers = formOf(task) == AnswerForm::pockets;
    std::visit(Overloaded{
                   [&](const PaymentTask& t) {
                       showTable(shown, t.settings);
                       showDrawn(shown, t);
                   },
                   [&](const ConversionTask& t) {
                       showTable(shown, t.stakes.settings);
                       if (t.stakes.stakes.empty()) {
                           shown.paid = static_cast<int>(t.paid);
                       } else {
                           showDrawn(shown, t.stakes);
                       }
                   },
                   [&](const SeriesTask& t) {
                       showTable(shown, t.settings);
                       shown.track = static_cast<int>(scene::TrackKind::none); // it would tell
                   },
                   [&](const NeighboursTask& t) {
                       shown.pockets = t.pockets;
                       shown.order = static_cast<int>(t.order);
                       shown.wheelShown = false;
                       const roulette::Wheel wheel(t.order);
                       const int place = wheel.placeOf(t.number);
                       shown.called =
                           t.between ? QList<int>{wheel.at(place - 1).index(), wheel.at(place + 1).index()}
                                     : QList<int>{t.number.index()};
                   },
                   [&](const HandsTask& t) {
                       shown.playerCards = cardsOf(t.player);
                       shown.dealerCards = cardsOf(t.dealer);
                   },
                   [&](const QualificationTask& t) { shown.dealerCards = cardsOf(t.dealer); },
                   [&](const BetTask& t) {
                       shown.playerCards = cardsOf(t.player);
                       shown.dealerCards = cardsOf(t.dealer);
                       shown.ante = t.ante.cents;
                       shown.bet = (poker::kBetPerAnte * t.ante).cents;
                   },
                   [&](const CardTask& t) { showCard(shown, t.variant, t.card); },
                   [&](const LineTask& t) {
                       showCard(shown, t.settings.variant, t.card);
                       for (const bingo::Ball ball : t.drawn) {
                           shown.balls.append(ball);
                       }
                       // Who begins has the card marked.
                       shown.marked = task.level == 1 ? markedOf(t) : 0;
                   },
               },
               task.situation);
    return shown;
}

std::unique_ptr<RouletteStakeListModel> shownStakes(const Task& task) {
    const PaymentTask* stakes = stakesOf(task);
    const roulette::Settings settings = stakes != nullptr ? stakes->settings : roulette::Settings();
    const qint64 chip = stakes != nullptr ? stakes->chip.cents : 0;
    constexpr int kColours = 10;
    const int colour = stakes != nullptr ? (stakes->drawn.index() + 1) % kColours : 0;
    auto model = std::make_unique<RouletteStakeListModel>(settings, [chip, colour](PlayerId) {
        return RouletteStakeListModel::Staker{QString(), colour, 0, chip, true};
    });
    if (stakes != nullptr) {
        model->show(0, stakes->stakes);
    }
    return model;
}

DrillVerdict shownVerdict(const Task& task, const Answer& given) {
    DrillVerdict shown;
    const Answer right = answerOf(task);
    shown.right = isRight(task, given);
    shown.given = given.empty() ? QString() : DrillWords::answer(task, given);
    shown.answer = DrillWords::answer(task, right);
    shown.way = DrillWords::way(task);
    for (const RuleId rule : rulesOf(task)) {
        shown.rules.append(textOf(rule));
    }
    if (formOf(task) == AnswerForm::spots) {
        shown.spots = listOf(right);
    } else if (formOf(task) == AnswerForm::pockets) {
        shown.pockets = listOf(right);
    }
    std::visit(
        Overloaded{
            [&](const HandsTask& t) {
                shown.playerHand = PokerWords::hand(t.player, t.ranking);
                shown.dealerHand = PokerWords::hand(t.dealer, t.ranking);
            },
            [&](const QualificationTask& t) { shown.dealerHand = PokerWords::hand(t.dealer, t.ranking); },
            [&](const BetTask& t) {
                shown.playerHand = PokerWords::hand(t.player, t.settings.ranking);
                shown.dealerHand = PokerWords::hand(t.dealer, t.settings.ranking);
            },
            [&](const LineTask& t) {
                shown.marked = markedOf(t);
                const bingo::CellMask won = bingo::wonCells(t.kind, t.card, t.settings, drawnOf(t));
                shown.won = static_cast<int>(won);
            },
            [](const auto&) {},
        },
        task.situation);
    return shown;
}

} // namespace mesaviva::app
