// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/record/poker_on_record.h"

#include "engine/base/overloaded.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/fields.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/history/game_record_of.h"
#include "engine/record/verify/outcome_method.h"

#include <nlohmann/json.hpp>

#include <array>
#include <bitset>
#include <cstdint>
#include <numeric>

namespace mesaviva::record {

using namespace poker;

void PokerOnRecord::write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                          const Settings& settings) {
    writer.clear();
    if (const auto* opened = std::get_if<TableOpened>(&entry.event)) {
        writeEvent(writer, entry, names, kNoContext, rulesOf(opened->opening->settings));
    } else {
        writeEvent(writer, entry, names, kNoContext, rulesOf(entry.event, settings));
    }
    writer.finish();
}

Result<PokerOnRecord::Entry, BadField> PokerOnRecord::read(const nlohmann::ordered_json& line,
                                                           const PlayerIds& ids, const Settings& settings) {
    return eventFrom(line, ids, settings);
}

bool PokerOnRecord::mayOpen(const Settings& settings) { return !firstBadSetting(settings); }

void PokerOnRecord::sumUp(RoundSum& sum, const Event& event) {
    std::visit(Overloaded{
                   [&](const TableOpened& e) { sum.expect(e.opening->guests); },
                   [&](const RoundOpened&) { sum.clear(); },
                   [&](const Settled& e) { sum.settle(e.player, e.staked(), e.returned()); },
                   [&](const RoundVoid&) { sum.isVoid = true; },
                   [&](const DealerQualified& e) { sum.result = DealerHandForm::write(e.hand); },
                   [](const auto&) {},
               },
               event);
}

std::unique_ptr<PokerOnRecord::Chance> PokerOnRecord::chanceOf(const Settings&, const Seed& seed,
                                                               std::span<const Entry> round) {
    // A duplicate card, which no table accepts, ends the given cards; the table reports it.
    std::vector<Card> given;
    std::bitset<kDeckSize> out;
    const auto give = [&](Card card, Origin origin) {
        const bool fits = origin != Origin::script || !out.test(card.index());
        if (fits && origin == Origin::script) {
            out.set(card.index());
            given.push_back(card);
        }
        return fits;
    };
    bool fits = true;
    for (const Entry& entry : round) {
        if (const auto* burnt = std::get_if<CardBurnt>(&entry.event)) {
            fits = give(burnt->card, burnt->origin);
        } else if (const auto* dealt = std::get_if<CardDealt>(&entry.event)) {
            fits = give(dealt->card, dealt->origin);
        }
        if (!fits) {
            break;
        }
    }
    return std::make_unique<SeededChance>([seed](std::uint64_t) { return seed; }, std::move(given));
}

void PokerOnRecord::addCauses(const State& state, std::span<const Entry> coming,
                              std::vector<Command>& causes) {
    const auto add = [&](Command command) { causes.push_back(std::move(command)); };
    std::visit(Overloaded{
                   [&](const PlayerAdmitted& e) { add(Admit{e.wallet}); },
                   [&](const PlayerSat& e) {
                       add(Sit{e.player, e.seat});
                   },
                   [&](const AllowanceTaken& e) { add(TakeAllowance{e.player}); },
                   [&](const RoundOpened& e) { add(Commit{e.commitment}); },
                   [&](const BettingClosed&) {
                       for (const Seat& seat : state.seats) {
                           if (seat.player != kNobody) {
                               add(Deal{seat.player});
                           }
                       }
                   },
                   [&](const Staked& e) {
                       if (e.box == Box::ante) {
                           add(PlaceAnte{e.player, e.amount});
                       } else {
                           add(Bet{e.player});
                       }
                   },
                   [&](const StakeTakenBack& e) {
                       if (e.all) {
                           add(ClearAnte{e.player});
                       } else {
                           add(UndoAnte{e.player});
                       }
                   },
                   [&](const CardBurnt& e) {
                       add(BringCard{e.card, e.origin});
                   },
                   [&](const CardDealt& e) {
                       add(BringCard{e.card, e.origin});
                   },
                   [&](const Folded& e) { add(Fold{e.player}); },
                   [&](const RoundClosed& e) { add(RevealSeed{e.seed}); },
                   [&](const SystemFailed&) { add(FailSystem{}); },
                   [&](const PlayerDisconnected& e) { add(LosePlayer{e.player}); },
                   [&](const PlayerReconnected& e) { add(RestorePlayer{e.player}); },
                   [&](const PlayerLeaving& e) { add(Leave{e.player}); },
                   [&](const SessionEnded& e) { add(Leave{e.player}); },
                   [](const auto&) {},
               },
               coming.front().event);
}

nlohmann::ordered_json PokerOnRecord::handOf(const nlohmann::ordered_json& table,
                                             const nlohmann::ordered_json& round) {
    return pokerHandOf(table, round);
}

template <>
const GameRecord& gameRecord<poker::Game>() {
    static const GameRecord own = gameRecordOf<PokerOnRecord>();
    return own;
}

namespace {

std::vector<std::string> cardsFrom(RandomStream stream, unsigned places, std::size_t draws) {
    std::vector<unsigned> rest(places);
    std::iota(rest.begin(), rest.end(), 0U);
    std::vector<std::string> drawn;
    while (drawn.size() < draws && !rest.empty()) {
        unsigned& place = rest[stream.below(static_cast<std::uint32_t>(rest.size()))];
        drawn.push_back(poker::Card::fromIndex(place).text());
        place = rest.back();
        rest.pop_back();
    }
    return drawn;
}

std::string cardsByAwk(unsigned, std::size_t draws) {
    return "BEGIN{for(i=0;i<52;i++)d[i]=i; r=52} {c=below(r,$1); if(c>=0){print "
           "substr(\"23456789TJQKA\",int(d[c]/4)+1,1) substr(\"cdhs\",d[c]%4+1,1); d[c]=d[--r]; if(52-r==" +
           std::to_string(draws) + ")exit}}";
}

constexpr std::array<OutcomeMethod::Draw, 2> kDraws = {{{"card_burnt", "card"}, {"card_dealt", "card"}}};

} // namespace

// Each draw takes a card from the deck in order (2c, 2d, ... As), and the last remaining card takes its
// place.
const OutcomeMethod& PokerOnRecord::outcome() {
    static constexpr OutcomeMethod kMethod{.draws = kDraws,
                                           .places = [](const nlohmann::ordered_json&) { return 52U; },
                                           .from = cardsFrom,
                                           .awk = cardsByAwk};
    return kMethod;
}

} // namespace mesaviva::record
