// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/record/poker_on_record.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <string>
#include <utility>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kVersion = "mesaviva.hand/1";
constexpr const char* kDealer = "dealer";
constexpr const char* kPlayMoney = "XPM"; // as specified from version 1.4.6 on

// The players dealt in, numbered in the order of the seat list.
std::map<std::string, std::size_t> idsOf(const Json& round) {
    std::map<std::string, std::size_t> ids;
    for (const Json& seat : round.at("seats")) {
        ids.emplace(seat.value("player", ""), ids.size());
    }
    return ids;
}

// Reads a record that may contain anything: a missing field counts as empty.
class Hand {
public:
    explicit Hand(const Json& round) : m_ids(idsOf(round)) {}

    void take(const Json& step) {
        const std::string kind = step.value("event", "");
        if (kind == "card_dealt") {
            m_cards[step.value("to", "")].push_back(step.value("card", Json()));
        } else if (kind == "card_revealed") { // unknown until now while the round runs
            turn(step);
        } else if (kind == "card_burnt") {
            m_burnt.push_back(step.value("card", Json()));
        } else if (kind == "staked" && step.value("box", "") == "ante") {
            act("Post Ante", step, step.value("amount", Json()));
        } else if (kind == "stake_taken_back") {
            act("Takes Back", step, step.value("amount", Json()));
        } else if (kind == "decision_opened") {
            deal();
            begin("Decision");
        } else if (kind == "staked") {
            act("Bet", step, step.value("amount", Json()));
        } else if (kind == "folded") {
            act("Fold", step, Json());
        } else if (kind == "dealer_qualified") {
            begin("Showdown");
            m_dealer["qualified"] = step.value("qualified", false);
            m_dealer["hand"] = step.value("hand", "");
        } else if (kind == "settled" && m_ids.contains(step.value("player", ""))) {
            settle(step);
        }
    }

    Json rounds() {
        deal();
        return std::move(m_rounds);
    }
    Json dealer() {
        m_dealer["cards"] = cardsOf(kDealer);
        return std::move(m_dealer);
    }
    Json burnt() { return std::move(m_burnt); }

private:
    void turn(const Json& step) {
        const auto cards = m_cards.find(step.value("to", ""));
        const std::size_t place = step.value("place", std::size_t{0});
        if (cards != m_cards.end() && place < cards->second.size() && cards->second[place].is_null()) {
            cards->second[place] = step.value("card", Json());
        }
    }

    void begin(const char* street) {
        m_rounds.push_back({{"id", m_rounds.size()}, {"street", street}, {"actions", Json::array()}});
    }
    Json& actions() {
        if (m_rounds.empty()) {
            begin("Ante");
        }
        return m_rounds.back()["actions"];
    }
    Json& add(const char* action, std::size_t player) {
        Json& all = actions();
        all.push_back({{"action_number", m_actions++}, {"player_id", player}, {"action", action}});
        return all.back();
    }
    void act(const char* action, const Json& step, Json amount) {
        const auto who = m_ids.find(step.value("player", ""));
        if (who == m_ids.end()) {
            return;
        }
        Json& json = add(action, who->second);
        if (!amount.is_null()) {
            json["amount"] = std::move(amount);
        }
        if (step.contains("by")) {
            json["by"] = step["by"];
        }
    }

    // All cards are dealt before the first decision.
    void deal() {
        if (std::exchange(m_isDealt, true)) {
            return;
        }
        std::map<std::size_t, std::string> inOrder;
        for (const auto& [player, id] : m_ids) {
            inOrder.emplace(id, player);
        }
        for (const auto& [id, player] : inOrder) {
            if (m_cards.contains(player)) {
                add("Dealt Cards", id)["cards"] = cardsOf(player);
            }
        }
    }
    void settle(const Json& step) {
        const std::string player = step.value("player", "");
        if (step.contains("hand") && m_cards.contains(player)) {
            Json& json = add("Shows Cards", m_ids.at(player));
            json["cards"] = cardsOf(player);
            json["hand"] = step["hand"];
        }
    }
    Json cardsOf(const std::string& player) const {
        const auto cards = m_cards.find(player);
        return cards == m_cards.end() ? Json::array() : cards->second;
    }

    std::map<std::string, std::size_t> m_ids;
    std::map<std::string, Json> m_cards;
    Json m_rounds = Json::array();
    Json m_burnt = Json::array();
    Json m_dealer = Json::object();
    std::size_t m_actions = 0;
    bool m_isDealt = false;
};

Json playersOf(const Json& round) {
    Json players = Json::array();
    for (const Json& seat : round.at("seats")) {
        Json player{{"id", players.size()}};
        if (seat.contains("seat")) {
            player["seat"] = seat["seat"];
        }
        player["name"] = seat.value("player", "");
        player["starting_stack"] = seat.value("before", Json());
        players.push_back(std::move(player));
    }
    return players;
}

// Each player's stakes and returns, as a pot between that player and the house.
Json potsOf(const Json& round, const std::map<std::string, std::size_t>& ids) {
    Json pots = Json::array();
    for (const Json& result : round.at("results")) {
        const auto who = ids.find(result.value("player", ""));
        if (who != ids.end()) {
            pots.push_back(
                {{"number", pots.size()},
                 {"amount", result.value("staked", Json())},
                 {"player_wins", Json::array({{{"player_id", who->second},
                                               {"win_amount", result.value("returned", Json())}}})}});
        }
    }
    return pots;
}

} // namespace

Json pokerHandOf(const Json& table, const Json& round) {
    Hand hand(round);
    for (const Json& step : round.at("steps")) {
        hand.take(step);
    }
    Json json{{"spec_version", kVersion},
              {"internal_version", table.value("program", "")},
              {"game_number", round.at("id")},
              {"start_date_utc", round.at("opened")},
              {"table_name", std::to_string(round.value("table", 0))},
              {"table_size", table.at("settings").value("seats", 0)},
              {"currency", kPlayMoney},
              {"players", playersOf(round)},
              {"rounds", hand.rounds()},
              {"pots", potsOf(round, idsOf(round))}};
    json["dealer"] = hand.dealer();
    json["burnt"] = hand.burnt();
    return json;
}

} // namespace mesaviva::record
