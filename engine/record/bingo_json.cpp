// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "record/bingo_json.h"

#include "record/json_parts.h"

#include <array>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;
using namespace bingo;

// In the order of the alternatives of bingo::Event.
constexpr std::array<std::string_view, std::variant_size_v<Event>> kNames = {"table_opened",
                                                                             "player_admitted",
                                                                             "player_joined",
                                                                             "allowance_taken",
                                                                             "round_opened",
                                                                             "sale_opened",
                                                                             "cards_ordered",
                                                                             "crowd_cards_ordered",
                                                                             "card_sold",
                                                                             "crowd_sold",
                                                                             "sale_closed",
                                                                             "ball_drawn",
                                                                             "one_to_go",
                                                                             "prize_won",
                                                                             "money_carried",
                                                                             "number_marked",
                                                                             "paid",
                                                                             "settled",
                                                                             "round_void",
                                                                             "round_closed",
                                                                             "system_failed",
                                                                             "player_lost",
                                                                             "player_back",
                                                                             "player_leaving",
                                                                             "session_invited",
                                                                             "session_warned",
                                                                             "session_ended",
                                                                             "announced",
                                                                             "refused"};

template <class Kind, std::size_t I = 0>
constexpr bool named(std::string_view name) {
    if constexpr (std::is_same_v<Kind, std::variant_alternative_t<I, Event>>) {
        return kNames[I] == name;
    } else {
        return named<Kind, I + 1>(name);
    }
}

static_assert(named<PlayerJoined>("player_joined") && named<SaleOpened>("sale_opened") &&
              named<CrowdCardsOrdered>("crowd_cards_ordered") && named<CrowdSold>("crowd_sold") &&
              named<BallDrawn>("ball_drawn") && named<PrizeWon>("prize_won") &&
              named<NumberMarked>("number_marked") && named<Settled>("settled") &&
              named<RoundClosed>("round_closed") && named<PlayerLeaving>("player_leaving") &&
              named<SessionWarned>("session_warned") && named<Refused>("refused"));

std::string text(std::string_view view) { return std::string(view); }

// The room's prizes by kind, jackpots included where it has them.
template <class Amounts>
Json byKind(const Settings& settings, const Amounts& amounts) {
    Json json = Json::object();
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        const auto kind = static_cast<PrizeKind>(i);
        const bool has = kind == PrizeKind::line_jackpot    ? settings.lineJackpot.has_value()
                         : kind == PrizeKind::bingo_jackpot ? settings.bingoJackpot.has_value()
                                                            : settings.plays(kind);
        if (has) {
            json[text(name(kind))] = amounts[i].cents;
        }
    }
    return json;
}

struct Writer {
    Json& json;
    const PlayerNames& names;
    const Settings& settings;
    const CardBook* faces;

    void player(PlayerId player) const {
        if (player != kNobody) {
            json["player"] = names(player);
        }
    }
    std::string nameOf(const Owner& owner) const {
        return owner.isCrowd() ? crowdName(owner.member) : names(owner.player);
    }
    // B44: their values from now on, where the room has them.
    void jackpots(std::optional<Money> bingo, std::optional<Money> line) const {
        if (bingo) {
            json["jackpot"] = bingo->cents;
        }
        if (line) {
            json["line_jackpot"] = line->cents;
        }
    }
    // B77: where columns have letters, a number is called with its letter.
    void number(Ball ball) const {
        json["number"] = ball;
        if (settings.variant == Variant::bingo75) {
            json["letter"] = std::string(1, letterOf(ball));
        }
    }

    void absence(Absence absence) const {
        if (absence != Absence::none) {
            json["absent"] = text(name(absence));
        }
    }

    void operator()(const TableOpened& e) const { addGuests(json, *e.opening); }
    void operator()(const PlayerAdmitted& e) const {
        player(e.player);
        json["wallet"] = e.wallet.cents;
    }
    void operator()(const PlayerJoined& e) const { player(e.player); }
    void operator()(const AllowanceTaken& e) const {
        player(e.player);
        json["amount"] = e.amount.cents;
    }
    void operator()(const RoundOpened& e) const { json["commitment"] = toHex(e.commitment); }
    void operator()(const SaleOpened& e) const {
        json["until"] = seconds(e.until);
        json["card_price"] = e.cardPrice.cents;
    }
    void operator()(const CardsOrdered& e) const {
        player(e.player);
        json["count"] = e.count;
    }
    void operator()(const CrowdCardsOrdered& e) const {
        std::uint64_t cards = 0;
        for (const CrowdPurchase& purchase : *e.buyers) {
            cards += purchase.cards;
        }
        json["players"] = e.buyers->size();
        json["cards"] = cards;
    }
    void operator()(const CardSold& e) const {
        player(e.player);
        json["card"] = e.number;
        json["rows"] = rowsOf(e.card, settings.shape());
    }
    void operator()(const CrowdSold& e) const {
        json["players"] = e.buyers->size();
        json["first"] = e.first;
        json["cards"] = e.cards;
        if (faces == nullptr) {
            return;
        }
        Json& sold = json["sold"] = Json::array();
        CardNumber card = e.first;
        for (const CrowdPurchase& purchase : *e.buyers) {
            for (std::uint32_t i = 0; i < purchase.cards; ++i, ++card) {
                sold.push_back({{"player", crowdName(purchase.member)},
                                {"card", card},
                                {"rows", rowsOf(faces->card(card), settings.shape())}});
            }
        }
    }
    void operator()(const SaleClosed& e) const {
        json["cards"] = e.cards;
        json["players"] = e.players;
        json["sales"] = e.sales.cents;
        json["enough"] = e.enough;
        json["prize_money"] = e.plan.prizeMoney.cents;
        json["prizes"] = byKind(settings, e.plan.prizes);
        jackpots(e.bingoJackpot, e.lineJackpot);
    }
    void operator()(const BallDrawn& e) const {
        number(e.number);
        json["drawn"] = e.drawn;
        json["left"] = e.left;
    }
    void operator()(const OneToGo& e) const {
        player(e.player);
        json["card"] = e.card;
        json["kind"] = text(name(e.kind));
        json["number"] = e.number;
    }
    void operator()(const PrizeWon& e) const {
        json["kind"] = text(name(e.kind));
        json["ball"] = e.ball;
        json["prize"] = e.prize.cents;
        Json& winners = json["winners"] = Json::array();
        for (const Winner& winner : e.winners) {
            winners.push_back(
                {{"player", nameOf(winner.owner)}, {"card", winner.card}, {"amount", winner.amount.cents}});
        }
        json["odd"] = e.odd.cents;
    }
    void operator()(const MoneyCarried& e) const {
        json["amount"] = e.amount.cents;
        json["to"] = text(name(e.target));
    }
    void operator()(const NumberMarked& e) const {
        player(e.player);
        json["number"] = e.number;
    }
    void operator()(const Paid& e) const {
        json["player"] = e.player == kNobody ? "crowd" : names(e.player);
        json["kind"] = text(name(e.kind));
        if (e.card > 0) {
            json["card"] = e.card;
        }
        json["amount"] = e.amount.cents;
        absence(e.absence);
    }
    void operator()(const Settled& e) const {
        player(e.player);
        json["staked"] = e.staked.cents;
        json["returned"] = e.returned.cents;
        json["net"] = e.net().cents;
        json["refunded"] = e.refunded;
        absence(e.absence);
        Json& stakes = json["stakes"] = Json::array();
        for (const SettledCard& settled : e.cards) {
            stakes.push_back({{"card", settled.card},
                              {"amount", settled.amount.cents},
                              {"returned", settled.returned.cents}});
        }
    }
    void operator()(const RoundVoid& e) const {
        json["reason"] = text(name(e.reason));
        json["prizes_stand"] = e.prizesStand;
        jackpots(e.bingoJackpot, e.lineJackpot);
    }
    void operator()(const RoundClosed& e) const {
        json["seed"] = toHex(e.seed);
        json["outcome"] = {{"balls", e.balls}};
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
        json["rounds"] = e.rounds;
    }
    void operator()(const SessionEnded& e) const {
        player(e.player);
        json["reason"] = text(name(e.reason));
        json["rounds"] = e.summary.rounds;
        json["cards"] = e.summary.cards;
        json["staked"] = e.summary.staked.cents;
        json["returned"] = e.summary.returned.cents;
        json["net"] = (e.summary.returned - e.summary.staked).cents;
        json["refunded"] = e.summary.refunded.cents;
        json["prizes"] = byKind(settings, e.summary.prizes);
    }
    void operator()(const Announced& e) const {
        json["phrase"] = text(name(e.phrase));
        player(e.player);
        switch (e.phrase) {
        case Phrase::cards_sold:
            json["cards"] = e.cards;
            json["amount"] = e.amount.cents;
            break;
        case Phrase::ball: number(e.number); break;
        case Phrase::one_to_go:
            json["kind"] = text(name(e.kind));
            number(e.number);
            break;
        case Phrase::prize:
            json["kind"] = text(name(e.kind));
            json["cards"] = e.cards;
            json["amount"] = e.amount.cents;
            break;
        default: break;
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

} // namespace

nlohmann::ordered_json rowsOf(const Card& card, const Shape& shape) {
    const auto columns = static_cast<std::size_t>(shape.columns);
    Json rows = Json::array();
    for (std::size_t row = 0; row < static_cast<std::size_t>(shape.rows); ++row) {
        Json& boxes = rows.emplace_back(Json::array());
        for (std::size_t column = 0; column < columns; ++column) {
            boxes.push_back(card.cells[row * columns + column]);
        }
    }
    return rows;
}

std::string crowdName(std::uint32_t member) { return text(kCrowdPrefix) + std::to_string(member); }

nlohmann::ordered_json toJson(const Recorded<bingo::Event>& entry, const PlayerNames& names,
                              const bingo::Settings& settings, const bingo::CardBook* faces) {
    const auto* const opened = std::get_if<TableOpened>(&entry.event);
    Json json = opened ? header(entry, eventName(entry.event), rulesOf(opened->opening->settings))
                       : header(entry, eventName(entry.event), rulesOf(entry.event, settings));
    std::visit(Writer{json, names, settings, faces}, entry.event);
    return json;
}

std::string_view eventName(const bingo::Event& event) { return kNames[event.index()]; }

std::span<const std::string_view> bingoEventNames() { return kNames; }

} // namespace mesaviva::record
