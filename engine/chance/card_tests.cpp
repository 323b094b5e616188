// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/card_tests.h"

#include "engine/games/bingo/cards/card_maker.h"

namespace mesaviva::chance {

namespace {

constexpr std::uint64_t kStretches = 1024;
constexpr std::uint64_t kRemainders = 1009;
constexpr std::uint64_t kLastBits = 256;
constexpr std::size_t kSerialStretches = 32;
constexpr std::uint64_t kDays =
    268'435'399; // a prime below 2^28; there are enough cards for an even distribution
constexpr std::size_t kCardBirthdays = 256;

/// The range, of `parts` equal ones, that contains a card's rank.
std::size_t stretchOf(std::uint64_t card, std::uint64_t parts) {
    return static_cast<std::size_t>(card / (bingo::kCards90 / parts + 1));
}

std::vector<std::size_t> numberedBoxes(bingo::Variant variant) {
    std::vector<std::size_t> boxes;
    for (std::size_t box = 0; box < static_cast<std::size_t>(bingo::shapeOf(variant).cells()); ++box) {
        if (variant != bingo::Variant::bingo75 || box != bingo::kCentre75) {
            boxes.push_back(box);
        }
    }
    return boxes;
}

} // namespace

FaceTests::FaceTests(std::string_view sample, bingo::Variant variant)
    : m_sample(sample),
      m_columns(static_cast<std::size_t>(bingo::shapeOf(variant).columns)),
      m_inColumn(static_cast<std::size_t>(bingo::shapeOf(variant).ranges.front().size())),
      m_numbered(numberedBoxes(variant)),
      m_boxes(m_numbered.size() * m_inColumn),
      m_pairs(m_columns * m_inColumn * (m_inColumn - 1)),
      m_serial(m_inColumn) {}

void FaceTests::add(const bingo::Card& card) {
    const auto inColumn = [&](std::size_t box) { return (card.cells[box] - 1U) % m_inColumn; };
    const std::size_t turn = m_rounds % m_numbered.size();
    m_boxes.add(turn * m_inColumn + inColumn(m_numbered[turn]));
    const std::size_t column = m_rounds % m_columns;
    const std::size_t upper = inColumn(column);
    const std::size_t lower = inColumn(column + m_columns);
    m_pairs.add((column * m_inColumn + upper) * (m_inColumn - 1) + (lower > upper ? lower - 1 : lower));
    m_serial.add(inColumn(0));
    ++m_rounds;
}

void FaceTests::appendResults(std::vector<TestResult>& results) const {
    const auto append = [&](std::string_view test, TestResult result) {
        result.sample = m_sample;
        result.test = test;
        results.push_back(result);
    };
    // The share of each box, and of each column's pair, is fixed beforehand.
    append("boxes", m_boxes.result(static_cast<double>(m_numbered.size() * (m_inColumn - 1))));
    append("pairs", m_pairs.result(static_cast<double>(m_columns * (m_inColumn * (m_inColumn - 1) - 1))));
    append("serial", m_serial.result());
}

NumberTests::NumberTests()
    : m_high(kStretches),
      m_low(kRemainders),
      m_bits(kLastBits),
      m_serial(kSerialStretches),
      m_spacings(kDays, kCardBirthdays) {}

void NumberTests::add(std::uint64_t card) {
    m_high.add(stretchOf(card, kStretches));
    m_low.add(card % kRemainders);
    m_bits.add(card % kLastBits);
    m_serial.add(stretchOf(card, kSerialStretches));
    m_runs.add(card < bingo::kCards90 / 2);
    m_spacings.add(card % kDays);
}

void NumberTests::appendResults(std::vector<TestResult>& results) const {
    const auto append = [&](std::string_view test, TestResult result) {
        result.sample = "card_90";
        result.test = test;
        results.push_back(result);
    };
    append("stretches", m_high.result());
    append("remainders", m_low.result());
    append("last_bits", m_bits.result());
    append("serial", m_serial.result());
    append("runs", m_runs.result());
    append("birthday_spacings", m_spacings.result());
}

} // namespace mesaviva::chance
