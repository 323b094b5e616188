// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "record/roulette_json.h"

#include "record/json_parts.h"

#include <array>
#include <string>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;
using namespace roulette;

// In the order of the alternatives of roulette::Event.
constexpr std::array<std::string_view, std::variant_size_v<Event>> kNames = {
    "table_opened",     "player_admitted", "player_joined",   "allowance_taken",  "round_opened",
    "betting_opened",   "betting_closed",  "staked",          "stake_taken_back", "parol_ordered",
    "parol_placed",     "spin_ordered",    "ball_launched",   "number_drawn",     "spin_void",
    "stakes_disturbed", "stake_restored",  "stakes_restored", "collected",        "paid",
    "settled",          "round_void",      "round_closed",    "system_failed",    "player_lost",
    "player_back",      "player_leaving",  "chips_changed",   "ball_changed",     "dealer_changed",
    "session_invited",  "session_warned",  "session_ended",   "announced",        "refused"};

template <class Kind, std::size_t I = 0>
constexpr bool named(std::string_view name) {
    if constexpr (std::is_same_v<Kind, std::variant_alternative_t<I, Event>>) {
        return kNames[I] == name;
    } else {
        return named<Kind, I + 1>(name);
    }
}

static_assert(named<PlayerJoined>("player_joined") && named<BettingClosed>("betting_closed") &&
              named<ParolPlaced>("parol_placed") && named<BallLaunched>("ball_launched") &&
              named<StakesRestored>("stakes_restored") && named<Settled>("settled") &&
              named<RoundClosed>("round_closed") && named<PlayerLeaving>("player_leaving") &&
              named<DealerChanged>("dealer_changed") && named<SessionWarned>("session_warned") &&
              named<Refused>("refused"));

std::string text(std::string_view view) { return std::string(view); }

Json texts(Numbers numbers) {
    Json list = Json::array();
    numbers.forEach([&](Pocket pocket) { list.push_back(text(pocket.text())); });
    return list;
}

Json groupObject(Group group) {
    if (group.isSeries()) {
        return {{"series", text(name(group.series()))}};
    }
    return {{"neighbours", text(group.number().text())}, {"chips", group.chips()}};
}

Json centsOrNull(Money amount) { return amount > Money{} ? Json(amount.cents) : Json(nullptr); }

struct Writer {
    Json& json;
    const PlayerNames& names;
    const Settings& settings;

    void player(PlayerId player) const {
        if (player != kNobody) {
            json["player"] = names(player);
        }
    }
    void spot(Json& object, const Stake& stake) const {
        const Spot& spot = settings.layout()[stake.spot];
        object["chance"] = text(name(spot.kind));
        object["numbers"] = texts(spot.numbers);
    }
    static void group(Json& object, Group group) {
        if (!group.isNone()) {
            object["group"] = groupObject(group);
        }
    }
    void stake(PlayerId owner, const Stake& stake) const { on(owner, stake, stake.amount); }
    void on(PlayerId owner, const Stake& stake, Money amount) const {
        player(owner);
        spot(json, stake);
        json["amount"] = amount.cents;
        group(json, stake.group);
    }
    void act(std::uint32_t act, bool undo) const {
        json["act"] = act;
        if (undo) {
            json["undo"] = true;
        }
    }

    void operator()(const TableOpened& e) const { addGuests(json, *e.opening); }
    void operator()(const PlayerAdmitted& e) const {
        player(e.player);
        json["wallet"] = e.wallet.cents;
    }
    void operator()(const PlayerJoined& e) const {
        player(e.player);
        json["colour"] = e.colour;
        if (e.chipValue) {
            json["chip_value"] = e.chipValue->cents;
        }
    }
    void operator()(const AllowanceTaken& e) const {
        player(e.player);
        json["amount"] = e.amount.cents;
    }
    void operator()(const RoundOpened& e) const { json["commitment"] = toHex(e.commitment); }
    void operator()(const BettingOpened& e) const { json["until"] = secondsOrNull(e.until); }
    void operator()(const BettingClosed& e) const { json["until"] = secondsOrNull(e.until); }
    void operator()(const Staked& e) const {
        stake(e.player, e.stake);
        act(e.act, e.undo);
    }
    void operator()(const StakeTakenBack& e) const {
        stake(e.player, e.stake);
        act(e.act, e.undo);
    }
    void operator()(const ParolOrdered& e) const {
        player(e.player);
        if (e.series) {
            json["series"] = text(name(*e.series));
        }
    }
    void operator()(const ParolPlaced& e) const {
        player(e.player);
        json["series"] = text(name(e.series));
        json["amount"] = e.amount.cents;
        json["rest"] = e.rest.cents;
    }
    void operator()(const SpinOrdered& e) const { player(e.player); }
    void operator()(const BallLaunched& e) const {
        json["direction"] = text(name(e.direction));
        json["rest"] = seconds(e.rest);
        json["launch"] = e.launch;
    }
    void operator()(const NumberDrawn& e) const {
        json["pocket"] = text(e.pocket.text());
        json["colour"] = text(name(e.pocket.colour()));
    }
    void operator()(const SpinVoid& e) const {
        json["reason"] = text(name(e.reason));
        json["back"] = e.back ? Json(text(e.back->text())) : Json(nullptr);
        json["relaunch"] = seconds(e.relaunch);
    }
    void operator()(const StakesDisturbed&) const {}
    void operator()(const StakeRestored& e) const { stake(e.player, e.stake); }
    void operator()(const StakesRestored&) const {}
    void operator()(const Collected& e) const {
        player(e.player);
        json["amount"] = e.amount.cents;
    }
    void operator()(const Paid& e) const { on(e.player, e.stake, e.amount); }
    void operator()(const Settled& e) const {
        player(e.player);
        json["staked"] = e.staked.cents;
        json["returned"] = e.returned.cents;
        json["net"] = e.net().cents;
        json["voided"] = e.voided;
        Json& stakes = json["stakes"] = Json::array();
        for (const SettledStake& settled : e.stakes) {
            Json object;
            spot(object, settled.stake);
            object["amount"] = settled.stake.amount.cents;
            object["returned"] = settled.returned.cents;
            group(object, settled.stake.group);
            stakes.push_back(std::move(object));
        }
    }
    void operator()(const RoundVoid&) const { json["reason"] = "system_failure"; }
    void operator()(const RoundClosed& e) const {
        json["seed"] = toHex(e.seed);
        Json pockets = Json::array();
        if (e.pocket) {
            pockets.push_back(text(e.pocket->text()));
        }
        json["outcome"] = {{"pockets", std::move(pockets)}};
        json["scripted"] = e.scripted;
    }
    void operator()(const SystemFailed&) const {}
    void operator()(const PlayerWasLost& e) const { player(e.player); }
    void operator()(const PlayerCameBack& e) const { player(e.player); }
    void operator()(const PlayerLeaving& e) const {
        player(e.player);
        if (e.keep > 0) {
            json["keep"] = e.keep;
        }
    }
    void operator()(const ChipsChanged& e) const {
        player(e.player);
        json["chips"] = e.chips;
        json["amount"] = e.amount.cents;
        json["kept"] = e.kept;
        json["late"] = e.late;
    }
    void operator()(const BallChanged& e) const { json["faulty"] = e.faulty; }
    void operator()(const DealerChanged&) const {}
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
        if (e.phrase == Phrase::payment) {
            on(e.player, e.stake, e.amount);
            return;
        }
        player(e.player);
        if (e.phrase == Phrase::number) {
            json["pocket"] = text(e.pocket.text());
            json["colour"] = text(name(e.pocket.colour()));
        }
    }
    void operator()(const Refused& e) const {
        player(e.player);
        json["do"] = text(name(e.deed));
        json["reason"] = text(name(e.refusal.reason));
        if (e.refusal.limit > Money{}) {
            json["limit"] = e.refusal.limit.cents;
        }
        if (e.refusal.nearestBelow > Money{} || e.refusal.nearestAbove > Money{}) {
            json["nearest"] = {centsOrNull(e.refusal.nearestBelow), centsOrNull(e.refusal.nearestAbove)};
        }
    }
};

} // namespace

nlohmann::ordered_json toJson(const Recorded<roulette::Event>& entry, const PlayerNames& names,
                              const roulette::Settings& settings) {
    const auto* const opened = std::get_if<TableOpened>(&entry.event);
    Json json = opened ? header(entry, eventName(entry.event), rulesOf(opened->opening->settings))
                       : header(entry, eventName(entry.event), rulesOf(entry.event, settings));
    std::visit(Writer{json, names, settings}, entry.event);
    return json;
}

std::string_view eventName(const roulette::Event& event) { return kNames[event.index()]; }

std::span<const std::string_view> rouletteEventNames() { return kNames; }

} // namespace mesaviva::record
