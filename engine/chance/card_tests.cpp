// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/card_tests.h"

#include "engine/bingo/card_maker.h"

namespace mesaviva::chance {

namespace {

constexpr std::size_t kBoxes75 = 25;
constexpr std::size_t kCentre = 12;
constexpr std::size_t kInColumn = 15; // numbers of one column

constexpr std::uint64_t kStretches = 1024;
constexpr std::uint64_t kRemainders = 1009;
constexpr std::uint64_t kLastBits = 256;
constexpr std::size_t kSerialStretches = 32;
constexpr std::uint64_t kDays = 268'435'399; // a prime below 2^28; cards are many enough to fall evenly
constexpr std::size_t kCardBirthdays = 256;

/// Which of `parts` equal stretches a card lies in.
std::size_t stretchOf(std::uint64_t card, std::uint64_t parts) {
    return static_cast<std::size_t>(card / (bingo::kCards90 / parts + 1));
}

} // namespace

CardTests::CardTests()
    : m_boxes((kBoxes75 - 1) * kInColumn),
      m_pairs(5 * kInColumn * (kInColumn - 1)),
      m_serial75(kInColumn),
      m_high(kStretches),
      m_low(kRemainders),
      m_bits(kLastBits),
      m_serial90(kSerialStretches),
      m_spacings(kDays, kCardBirthdays) {}

void CardTests::add(const bingo::Card& card75, std::uint64_t card90) {
    add75(card75);
    add90(card90);
    ++m_rounds;
}

void CardTests::add75(const bingo::Card& card) {
    const auto inColumn = [&](std::size_t box) { return (card.cells[box] - 1U) % kInColumn; };
    const std::size_t turn = m_rounds % (kBoxes75 - 1);
    m_boxes.add(turn * kInColumn + inColumn(turn < kCentre ? turn : turn + 1));
    const std::size_t column = m_rounds % 5;
    const std::size_t upper = inColumn(column);
    const std::size_t lower = inColumn(column + 5);
    m_pairs.add((column * kInColumn + upper) * (kInColumn - 1) + (lower > upper ? lower - 1 : lower));
    m_serial75.add(inColumn(0));
}

void CardTests::add90(std::uint64_t card) {
    m_high.add(stretchOf(card, kStretches));
    m_low.add(card % kRemainders);
    m_bits.add(card % kLastBits);
    m_serial90.add(stretchOf(card, kSerialStretches));
    m_runs.add(card < bingo::kCards90 / 2);
    m_spacings.add(card % kDays);
}

void CardTests::appendResults(std::vector<TestResult>& results) const {
    const auto append = [&](std::string_view sample, std::string_view test, TestResult result) {
        result.sample = sample;
        result.test = test;
        results.push_back(result);
    };
    // Each box, and each column's pair, has its share of the rounds beforehand.
    append("card_75", "boxes", m_boxes.result((kBoxes75 - 1) * (kInColumn - 1)));
    append("card_75", "pairs", m_pairs.result(5 * (kInColumn * (kInColumn - 1) - 1)));
    append("card_75", "serial", m_serial75.result());
    append("card_90", "stretches", m_high.result());
    append("card_90", "remainders", m_low.result());
    append("card_90", "last_bits", m_bits.result());
    append("card_90", "serial", m_serial90.result());
    append("card_90", "runs", m_runs.result());
    append("card_90", "birthday_spacings", m_spacings.result());
}

} // namespace mesaviva::chance
