// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "record/poker_json.h"

#include "base/overloaded.h"
#include "poker/pay_table.h"
#include "record/json_parts.h"

#include <array>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;
using namespace poker;

// In the order of the alternatives of poker::Event.
constexpr std::array<std::string_view, std::variant_size_v<Event>> kNames = {
    "table_opened",      "player_admitted", "player_sat",
    "allowance_taken",   "round_opened",    "betting_opened",
    "betting_closed",    "staked",          "stake_taken_back",
    "card_burnt",        "card_dealt",      "decision_opened",
    "decision_extended", "folded",          "card_revealed",
    "dealer_qualified",  "collected",       "paid",
    "settled",           "round_void",      "round_closed",
    "system_failed",     "player_lost",     "player_back",
    "player_leaving",    "session_invited", "session_warned",
    "session_ended",     "announced",       "refused"};

template <class Kind>
constexpr bool named(std::string_view name) {
    return kNames[Event(Kind{}).index()] == name;
}

std::string text(std::string_view view) { return std::string(view); }

struct Writer {
    Json& json;
    const PlayerNames& names;

    void player(PlayerId player) const {
        if (player != kNobody) {
            json["player"] = names(player);
        }
    }
    std::string holder(PlayerId player) const { return player == kNobody ? "dealer" : names(player); }

    void ace(AceInRow ace) const {
        if (ace != AceInRow::none) {
            json["ace"] = text(name(ace));
        }
    }

    void operator()(const TableOpened& e) const { addGuests(json, *e.opening); }
    void operator()(const PlayerAdmitted& e) const {
        player(e.player);
        json["wallet"] = e.wallet.cents;
    }
    void operator()(const PlayerSat& e) const {
        player(e.player);
        json["seat"] = e.seat;
    }
    void operator()(const AllowanceTaken& e) const {
        player(e.player);
        json["amount"] = e.amount.cents;
    }
    void operator()(const RoundOpened& e) const { json["commitment"] = toHex(e.commitment); }
    void operator()(const BettingOpened& e) const { json["until"] = secondsOrNull(e.until); }
    void operator()(const BettingClosed& e) const {
        json["until"] = seconds(e.until);
        json["deal"] = e.withDeal;
    }
    void operator()(const Staked& e) const {
        player(e.player);
        json["box"] = text(name(e.box));
        json["amount"] = e.amount.cents;
    }
    void operator()(const StakeTakenBack& e) const {
        player(e.player);
        json["box"] = text(name(Box::ante));
        json["amount"] = e.amount.cents;
    }
    void operator()(const CardBurnt& e) const {
        json["card"] = e.card.text();
        json["face_up"] = true;
    }
    void operator()(const CardDealt& e) const {
        json["card"] = e.card.text();
        json["to"] = holder(e.player);
        json["face_up"] = e.faceUp;
    }
    void operator()(const DecisionOpened& e) const { json["until"] = seconds(e.until); }
    void operator()(const DecisionExtended& e) const { json["until"] = seconds(e.until); }
    void operator()(const Folded& e) const {
        player(e.player);
        json["by"] = text(name(e.by));
        json["amount"] = e.amount.cents;
    }
    void operator()(const CardRevealed& e) const {
        json["card"] = e.card.text();
        json["to"] = holder(e.player);
        json["face_up"] = true;
    }
    void operator()(const DealerQualified& e) const {
        json["qualified"] = e.qualified;
        json["hand"] = text(dealerHandName(e.hand));
        ace(e.ace);
    }
    void operator()(const Collected& e) const {
        player(e.player);
        json["box"] = text(name(e.box));
        json["amount"] = e.amount.cents;
    }
    void operator()(const Paid& e) const {
        player(e.player);
        json["box"] = text(name(e.box));
        json["amount"] = e.amount.cents;
    }
    void operator()(const Settled& e) const {
        player(e.player);
        json["verdict"] = text(name(e.verdict));
        if (e.hand) {
            json["hand"] = text(name(*e.hand));
        }
        ace(e.ace);
        if (e.decidedBy) {
            json["decided_by"] = text(name(*e.decidedBy));
        }
        if (e.betStands) {
            json["bet_stands"] = true;
        }
        json["staked"] = e.staked().cents;
        json["returned"] = e.returned().cents;
        json["net"] = e.net().cents;
        Json& stakes = json["stakes"] = Json::array();
        const auto add = [&](Box box, const SettledBox& settled) {
            if (settled.amount > Money{}) {
                stakes.push_back({{"box", text(name(box))},
                                  {"amount", settled.amount.cents},
                                  {"returned", settled.returned.cents}});
            }
        };
        add(Box::ante, e.ante);
        add(Box::bet, e.bet);
    }
    void operator()(const RoundVoid&) const { json["reason"] = "system_failure"; }
    void operator()(const RoundClosed& e) const {
        json["seed"] = toHex(e.seed);
        Json cards = Json::array();
        for (std::size_t i = 0; i < e.cardCount; ++i) {
            cards.push_back(e.cards[i].text());
        }
        json["outcome"] = {{"cards", std::move(cards)}};
        json["scripted"] = e.scripted;
    }
    void operator()(const SystemFailed&) const {}
    void operator()(const PlayerWasLost& e) const { player(e.player); }
    void operator()(const PlayerCameBack& e) const { player(e.player); }
    void operator()(const PlayerLeaving& e) const { player(e.player); }
    void operator()(const SessionInvited& e) const {
        player(e.player);
        json["reason"] = text(name(SessionEnd::idle));
    }
    void operator()(const SessionWarned& e) const {
        player(e.player);
        json["reason"] = text(name(SessionEnd::idle));
        json["until"] = secondsOrNull(e.until);
    }
    void operator()(const SessionEnded& e) const {
        player(e.player);
        json["reason"] = text(name(e.reason));
        addSummary(json, e.summary);
    }
    void operator()(const Announced& e) const {
        json["phrase"] = text(name(e.phrase));
        player(e.player);
        if (e.phrase == Phrase::payment) {
            json["box"] = text(name(e.box));
            json["amount"] = e.amount.cents;
        }
    }
    void operator()(const Refused& e) const {
        player(e.player);
        json["do"] = text(name(e.deed));
        json["reason"] = text(name(e.refusal.reason));
        if (e.refusal.limit > Money{}) {
            json["limit"] = e.refusal.limit.cents;
        }
    }
};

static_assert(named<Staked>("staked") && named<Settled>("settled") &&
              named<SessionInvited>("session_invited") && named<CardDealt>("card_dealt") &&
              named<PlayerLeaving>("player_leaving") && named<Refused>("refused"));

} // namespace

nlohmann::ordered_json toJson(const Recorded<poker::Event>& entry, const PlayerNames& names) {
    const auto* const opened = std::get_if<TableOpened>(&entry.event);
    Json json = opened ? header(entry, eventName(entry.event), rulesOf(opened->opening->settings))
                       : header(entry, eventName(entry.event), rulesOf(entry.event));
    std::visit(Writer{json, names}, entry.event);
    return json;
}

std::string_view eventName(const poker::Event& event) { return kNames[event.index()]; }

std::span<const std::string_view> pokerEventNames() { return kNames; }

} // namespace mesaviva::record
