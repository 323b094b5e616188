// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/bingo_tasks.h"

#include "engine/base/check.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/combinations.h"
#include "engine/training/drills/drill.h"

#include <algorithm>
#include <array>

namespace mesaviva::drills {

std::string BingoTasks::scope(const Terms&) { return "pt-425a-2015"; }

bool BingoTasks::offers(Drill, const Terms&) { return true; }

AnswerForm formOf(const CardTask&) { return AnswerForm::choice; }
AnswerForm formOf(const LineTask& task) { return task.counted ? AnswerForm::count : AnswerForm::choice; }

int choicesOf(const CardTask&) { return 2; }
int choicesOf(const LineTask& task) { return task.counted ? 0 : 2; }

Answer answerOf(const CardTask& task) {
    return {bingo::firstFault(task.variant, task.freeCentre, task.card) ? 1 : 0};
}

Answer answerOf(const LineTask& task) {
    const int missing = bingo::missing(task.kind, task.card, task.settings, drawnOf(task));
    return {task.counted ? missing : missing == 0 ? 0 : 1};
}

void addRules(std::vector<RuleId>& list, const CardTask& task) {
    addOnce(list, bingo::cardRule(task.variant));
}

void addRules(std::vector<RuleId>& list, const LineTask& task) {
    const auto variant = static_cast<std::size_t>(task.settings.variant);
    switch (task.kind) {
    case bingo::PrizeKind::two_lines: return addOnce(list, "B35a"_rule);
    case bingo::PrizeKind::column: return addOnce(list, "B83b"_rule);
    case bingo::PrizeKind::four_corners:
        addOnce(list, task.settings.variant == bingo::Variant::bingo30 ? "B83c"_rule : "B74b"_rule);
        return addOnce(list, "B35b"_rule);
    case bingo::PrizeKind::bingo: {
        constexpr std::array kBingo = {"B63b"_rule, "B67b"_rule, "B73a"_rule, "B82"_rule};
        return addOnce(list, kBingo[variant]);
    }
    default: {
        constexpr std::array kLine = {"B63a"_rule, "B67a"_rule, "B74a"_rule, "B83a"_rule};
        addOnce(list, kLine[variant]);
        return addOnce(list, "B34"_rule);
    }
    }
}

bingo::BallSet drawnOf(const LineTask& task) {
    bingo::BallSet drawn;
    for (const bingo::Ball ball : task.drawn) {
        drawn.add(ball);
    }
    return drawn;
}

// Tasks about cards and prizes at bingo.

namespace {

using bingo::Ball;
using bingo::Card;
using bingo::PrizeKind;
using bingo::Shape;
using bingo::Variant;

// What is changed on a card, if anything.
struct Forgery {
    std::string_view subject;
    std::optional<bingo::CardFault> fault; ///< nothing: the card is valid
};

constexpr std::array kForgeries = {
    Forgery{"valid", {}},
    Forgery{"column", bingo::CardFault::number_outside_column},
    Forgery{"twice", bingo::CardFault::number_twice},
    Forgery{"row", bingo::CardFault::row_without_five},
    Forgery{"empty", bingo::CardFault::column_without_number},
    Forgery{"blank", bingo::CardFault::box_without_number},
    Forgery{"centre", bingo::CardFault::number_in_free_centre},
};

constexpr char kSeparator = '_';

// "90_row": the variant's numbers, then the rest.
Variant variantOf(std::string_view subject) {
    for (const Variant variant : bingo::kAllVariants) {
        if (subject.starts_with(std::to_string(bingo::ballsOf(variant)))) {
            return variant;
        }
    }
    contractBroken("a bingo task without a variant");
}

std::string_view restOf(std::string_view subject) { return subject.substr(subject.find(kSeparator) + 1); }

bool hasFreeCentre(Variant variant) { return variant == Variant::bingo75; }

std::size_t anyCell(const Shape& shape, RandomStream& chance) {
    return chance.below(static_cast<std::uint32_t>(shape.cells()));
}

Ball anyOf(const bingo::ColumnRange& range, RandomStream& chance) {
    return static_cast<Ball>(between(range.first, range.last, chance));
}

// Makes one random change; some changes produce the wanted fault.
void change(Card& card, const Shape& shape, std::string_view subject, RandomStream& chance) {
    const auto columns = static_cast<std::size_t>(shape.columns);
    const std::size_t cell = subject == "centre" ? bingo::kCentre75 : anyCell(shape, chance);
    const std::size_t column = cell % columns;
    if (subject == "row") { // moved to another row of its column, or removed
        const std::size_t other = anyCell(shape, chance) / columns * columns + column;
        std::swap(card.cells[cell], card.cells[other]);
    } else if (subject == "empty") { // moved along its row
        const std::size_t other = cell / columns * columns + anyCell(shape, chance) % columns;
        if (card.cells[other] == 0) {
            card.cells[cell] = 0;
            card.cells[other] = anyOf(shape.ranges[other % columns], chance);
        }
    } else if (subject == "blank") {
        card.cells[cell] = 0;
    } else if (subject == "column") { // into a neighbouring column
        const std::size_t neighbour = column == 0                                     ? 1
                                      : chance.below(2) == 0 || column + 1 == columns ? column - 1
                                                                                      : column + 1;
        card.cells[cell] = card.cells[cell] == 0 ? Ball{0} : anyOf(shape.ranges[neighbour], chance);
    } else if (card.cells[cell] != 0 || subject == "centre") { // a number twice; a number in the centre
        card.cells[cell] = anyOf(shape.ranges[column], chance);
    }
}

std::optional<bingo::CardFault> faultOf(Variant variant, const Card& card) {
    const std::optional<bingo::BadCard> bad = bingo::firstFault(variant, hasFreeCentre(variant), card);
    return bad ? std::optional(bad->fault) : std::nullopt;
}

Card forged(Variant variant, std::string_view subject, RandomStream& chance) {
    const auto wanted = std::ranges::find(kForgeries, subject, &Forgery::subject);
    check(wanted != kForgeries.end(), "no such fault of a card");
    while (true) {
        Card card = bingo::makeCard(variant, hasFreeCentre(variant), chance);
        if (wanted->fault) {
            change(card, bingo::shapeOf(variant), subject, chance);
        }
        if (faultOf(variant, card) == wanted->fault) {
            return card;
        }
    }
}

void addFor(Subjects& all, Variant variant, std::initializer_list<std::string_view> rest) {
    for (const std::string_view one : rest) {
        all.push_back(std::to_string(bingo::ballsOf(variant)) + kSeparator + std::string(one));
    }
}

// A room of the variant where the prize is played, in every direction that its cards have.
bingo::Settings roomFor(Variant variant) {
    bingo::Settings settings(variant);
    settings.freeCentre = hasFreeCentre(variant);
    if (variant != Variant::bingo90) {
        settings.lines = {true, true, true};
    }
    return settings;
}

void shuffle(std::vector<Ball>& balls, RandomStream& chance) {
    for (std::size_t i = 0; i + 1 < balls.size(); ++i) {
        std::swap(balls[i], balls[i + chance.below(static_cast<std::uint32_t>(balls.size() - i))]);
    }
}

// The numbers of one winning set of boxes.
std::vector<Ball> winningBalls(const LineTask& task, RandomStream& chance) {
    const std::vector<bingo::CellMask> masks = bingo::winningMasks(task.kind, task.card, task.settings);
    const bingo::CellMask mask = oneOf(masks, chance);
    std::vector<Ball> balls;
    for (std::size_t cell = 0; cell < bingo::kMostCells; ++cell) {
        if ((mask >> cell & 1U) != 0 && task.card.cells[cell] != 0) {
            balls.push_back(task.card.cells[cell]);
        }
    }
    return balls;
}

int missingOf(const LineTask& task) {
    return bingo::missing(task.kind, task.card, task.settings, drawnOf(task));
}

// Draws until the card has the prize, or lacks one number or a few.
void draw(LineTask& task, bool won, RandomStream& chance) {
    const int balls = task.settings.shape().balls;
    while (true) {
        std::vector<Ball> wanted = winningBalls(task, chance);
        shuffle(wanted, chance);
        const auto away = won ? 0 : between(1, task.kind == PrizeKind::bingo ? 4 : 2, chance);
        wanted.resize(wanted.size() - std::min<std::size_t>(wanted.size(), static_cast<std::size_t>(away)));
        task.drawn = wanted;
        const auto more = static_cast<std::size_t>(between(balls / 6, balls / 3, chance));
        while (task.drawn.size() < wanted.size() + more) {
            const auto ball = static_cast<Ball>(between(1, balls, chance));
            if (std::ranges::find(task.drawn, ball) == task.drawn.end()) {
                task.drawn.push_back(ball);
            }
        }
        shuffle(task.drawn, chance);
        if ((missingOf(task) == 0) == won) {
            return;
        }
    }
}

Subjects cardSubjects(int level) {
    Subjects all;
    addFor(all, Variant::bingo90, {"valid", "column", "row"});
    if (level >= 2) {
        addFor(all, Variant::bingo90, {"twice", "empty"});
        addFor(all, Variant::bingo75, {"valid", "column", "blank"});
    }
    if (level >= 3) {
        addFor(all, Variant::bingo80, {"valid", "column", "twice"});
        addFor(all, Variant::bingo75, {"twice", "centre"});
    }
    if (level >= 4) {
        addFor(all, Variant::bingo80, {"blank"});
        addFor(all, Variant::bingo30, {"valid", "column", "twice"});
    }
    return all;
}

CardTask cardTask(std::string_view subject, RandomStream& chance) {
    const Variant variant = variantOf(subject);
    return {variant, hasFreeCentre(variant), forged(variant, restOf(subject), chance)};
}

Subjects lineSubjects(int level) {
    Subjects all;
    if (level <= 2) {
        addFor(all, Variant::bingo90, {"line"});
    }
    if (level >= 2) {
        addFor(all, Variant::bingo90, {"two_lines"});
        addFor(all, Variant::bingo80, {"line"});
    }
    if (level >= 3) {
        addFor(all, Variant::bingo75, {"line", "four_corners"});
        addFor(all, Variant::bingo30, {"column"});
    }
    if (level >= 4) {
        addFor(all, Variant::bingo90, {"bingo"});
        addFor(all, Variant::bingo80, {"bingo"});
    }
    return all;
}

LineTask lineTask(int level, std::string_view subject, RandomStream& chance) {
    const Variant variant = variantOf(subject);
    LineTask task{roomFor(variant), bingo::makeCard(variant, hasFreeCentre(variant), chance), {}, {}, false};
    task.kind = bingo::combinationNamed(restOf(subject)).value_or(PrizeKind::line);
    // At the highest level the caller says how many numbers are missing.
    task.counted = level == kLevels && task.kind == PrizeKind::bingo;
    draw(task, !task.counted && chance.below(2) == 0, chance);
    return task;
}

} // namespace

std::vector<std::string> BingoTasks::subjects(Drill drill, int level, const Terms&) {
    switch (drill) {
    case Drill::card: return cardSubjects(level);
    case Drill::line: return lineSubjects(level);
    default: contractBroken("no drill of bingo");
    }
}

BingoTasks::Situation BingoTasks::make(Drill drill, int level, std::string_view subject, const Terms&,
                                       RandomStream& chance) {
    switch (drill) {
    case Drill::card: return cardTask(subject, chance);
    case Drill::line: return lineTask(level, subject, chance);
    default: contractBroken("no drill of bingo");
    }
}

} // namespace mesaviva::drills
