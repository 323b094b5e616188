// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/bingo_room_plan.h"

#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/patterns.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace mesaviva::app {

using namespace bingo;

namespace {

using Shares = PerCombination<std::optional<BasisPoints>>;
using Change = void (*)(Settings&);

struct HouseRoom {
    const char* key;
    const char* name;
    Variant variant;
    std::int64_t price;
    int maxCards;
    int saleSeconds;
    int drawMilliseconds;
    BasisPoints percent;
    Shares prizes; ///< line, column, four corners, two lines, bingo
    std::uint32_t members;
    Change change; ///< other differences from the default room
};

constexpr auto kNone = std::nullopt;

CellMask patternNamed(std::string_view key) {
    const auto found = std::ranges::find(patterns(), key, &Pattern::key);
    return found == patterns().end() ? patterns().front().cells : found->cells;
}

const std::array kRooms = {
    HouseRoom{"alfama",
              "Sala Alfama",
              Variant::bingo90,
              50,
              24,
              40,
              3'000,
              8'000,
              {2'000, kNone, kNone, kNone, 8'000},
              40,
              nullptr},
    HouseRoom{"bairro_alto",
              "Sala Bairro Alto",
              Variant::bingo90,
              100,
              36,
              35,
              2'500,
              8'500,
              {1'500, kNone, kNone, 2'500, 6'000},
              60,
              [](Settings& s) {
                  s.bingoJackpot = Jackpot{400, Money{50'000}, 42, {}};
              }},
    HouseRoom{"ribeira",
              "Sala Ribeira",
              Variant::bingo80,
              50,
              20,
              30,
              2'500,
              8'000,
              {2'500, kNone, kNone, kNone, 7'500},
              30,
              [](Settings& s) {
                  s.lines = {true, false, false};
              }},
    HouseRoom{"moliceiro",
              "Sala Moliceiro",
              Variant::bingo80,
              100,
              30,
              30,
              2'500,
              8'500,
              {1'000, kNone, 1'000, 2'000, 6'000},
              35,
              [](Settings& s) {
                  s.bingoJackpot = Jackpot{300, Money{30'000}, 40, {}};
                  s.lineJackpot = Jackpot{200, Money{5'000}, 8, {}};
              }},
    HouseRoom{"templo",
              "Sala Templo",
              Variant::bingo75,
              50,
              24,
              30,
              3'000,
              8'000,
              {2'000, kNone, kNone, kNone, 8'000},
              35,
              nullptr},
    HouseRoom{"giraldo",
              "Sala Giraldo",
              Variant::bingo75,
              100,
              24,
              30,
              2'500,
              9'000,
              {kNone, kNone, kNone, kNone, 10'000},
              25,
              [](Settings& s) { s.pattern = patternNamed("windmill"); }},
    HouseRoom{"formosa",
              "Sala Formosa",
              Variant::bingo30,
              20,
              12,
              20,
              2'500,
              7'500,
              {kNone, kNone, 3'000, kNone, 7'000},
              25,
              [](Settings& s) { s.symbols = true; }},
    HouseRoom{"sagres",
              "Sala Sagres",
              Variant::bingo30,
              50,
              12,
              15,
              1'200,
              8'000,
              {3'000, kNone, kNone, kNone, 7'000},
              30,
              nullptr},
    HouseRoom{"boavista",
              "Sala Boavista",
              Variant::bingo90,
              200,
              48,
              90,
              3'000,
              9'000,
              {1'500, kNone, kNone, 2'500, 6'000},
              80,
              [](Settings& s) {
                  s.mode = Mode::session;
                  s.bingoJackpot = Jackpot{500, Money{100'000}, 45, {}};
              }},
};

BingoRoomPlan planOf(const HouseRoom& house) {
    BingoRoomPlan plan;
    plan.key = QString::fromUtf8(house.key);
    plan.name = QString::fromUtf8(house.name);
    plan.settings = Settings(house.variant);
    plan.settings.cardPrice = Money{house.price};
    plan.settings.maxCards = house.maxCards;
    plan.settings.sale = std::chrono::seconds(house.saleSeconds);
    plan.settings.draw = Duration(house.drawMilliseconds);
    plan.settings.prizePercent = house.percent;
    plan.settings.prizes = house.prizes;
    if (house.change) {
        house.change(plan.settings);
    }
    plan.members = house.members;
    return plan;
}

} // namespace

std::vector<BingoRoomPlan> houseRooms() {
    std::vector<BingoRoomPlan> plans;
    std::ranges::transform(kRooms, std::back_inserter(plans), planOf);
    return plans;
}

using namespace bingo;

void sharePrizes(Settings& settings) {
    constexpr BasisPoints kBingoWeight = 3;
    constexpr BasisPoints kWeight = 2;
    PerCombination<BasisPoints> weights{};
    BasisPoints total = 0;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        if (settings.plays(kind)) {
            weights[i] = numbersNeeded(kind, settings) * (kind == PrizeKind::bingo ? kBingoWeight : kWeight);
            total += weights[i];
        }
    }
    BasisPoints left = kWhole;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (settings.prizes[i] && i != indexOf(PrizeKind::bingo)) {
            // Whole per cent are easier to read.
            settings.prizes[i] = std::max<BasisPoints>(100, kWhole * weights[i] / total / 100 * 100);
            left -= *settings.prizes[i];
        }
    }
    settings.prizes[indexOf(PrizeKind::bingo)] = left;
}

} // namespace mesaviva::app
