// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/play_lesson.h"

#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/pay_table.h"
#include "engine/training/lessons/event_run.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace mesaviva::lessons {

namespace {

using scenario::errorAt;
using scenario::FileProblem;
using Json = nlohmann::ordered_json;

// The cards dealt so far in the current round.
class CardsSoFar {
public:
    void onEvent(const Json& event) {
        const auto& name = event.at("event").get_ref<const std::string&>();
        if (name == "round_opened") {
            m_burnt.reset();
            m_hands.clear();
            m_players.clear();
            m_upcard.reset();
        } else if (name == "card_burnt") {
            m_burnt = cardIn(event);
        } else if (name == "card_dealt") {
            const std::string to = event.at("to").get<std::string>();
            if (const auto card = cardIn(event)) {
                if (m_hands[to].empty() && to != "dealer") {
                    m_players.push_back(to);
                }
                m_hands[to].push_back(*card);
                if (to == "dealer" && event.value("face_up", false)) {
                    m_upcard = card;
                }
            }
        }
    }

    // The players with cards, in the order in which they got them.
    const std::vector<std::string>& players() const { return m_players; }

    // The odds given what a player knows: the own cards, the dealer's up card, the burn card.
    std::optional<DecisionOdds> oddsOf(const std::string& player, poker::RankingRules ranking) const {
        const auto hand = m_hands.find(player);
        if (hand == m_hands.end() || hand->second.size() != poker::HandCards().size() || !m_upcard) {
            return std::nullopt;
        }
        poker::HandCards cards{};
        std::ranges::copy(hand->second, cards.begin());
        std::vector<poker::Card> seen;
        if (m_burnt) {
            seen.push_back(*m_burnt);
        }
        DecisionOdds odds;
        odds.player = player;
        odds.counts = poker::odds::countDeals(cards, *m_upcard, seen, {ranking});
        odds.multiple = poker::betMultiple(poker::rankHand(cards, ranking).combination());
        odds.continuing = poker::odds::valueOfContinuing(odds.counts, odds.multiple);
        return odds;
    }

private:
    static std::optional<poker::Card> cardIn(const Json& event) {
        return event.contains("card") ? poker::Card::fromText(event.at("card").get<std::string>())
                                      : std::nullopt;
    }

    std::optional<poker::Card> m_burnt;
    std::map<std::string, std::vector<poker::Card>> m_hands;
    std::vector<std::string> m_players;
    std::optional<poker::Card> m_upcard;
};

// The player who decides by that event, in person or because time ran out; empty if none does.
std::string deciderAt(const Json& event) {
    const auto& name = event.at("event").get_ref<const std::string&>();
    const bool decides = name == "folded" || (name == "staked" && event.value("box", "") == "bet");
    return decides ? event.at("player").get<std::string>() : std::string();
}

// The players who decide in each round; after a system failure some never do.
std::set<std::pair<std::uint64_t, std::string>> decidersIn(const std::vector<Json>& events) {
    std::set<std::pair<std::uint64_t, std::string>> deciders;
    for (const Json& event : events) {
        if (std::string player = deciderAt(event); !player.empty()) {
            deciders.emplace(event.at("round").get<std::uint64_t>(), std::move(player));
        }
    }
    return deciders;
}

// The players whose decision is weighed at an event: when decisions open, those whom the note names and then
// all others who will decide; at a decision, its player unless the note names others.
template <class Decides>
std::vector<std::string> decidingAt(const Json& event, const Note& note,
                                    const std::vector<std::string>& players, const Decides& decides) {
    std::vector<std::string> deciding = note.odds;
    if (event.at("event") == "decision_opened") {
        std::ranges::copy_if(players, std::back_inserter(deciding), [&](const std::string& player) {
            return std::ranges::find(note.odds, player) == note.odds.end() && decides(player);
        });
    } else if (std::string player = deciderAt(event); deciding.empty() && !player.empty()) {
        deciding.push_back(std::move(player));
    }
    return deciding;
}

void placeNotes(const Lesson& lesson, const std::vector<Json>& events, PlayedLesson& played) {
    CardsSoFar cards;
    poker::RankingRules ranking;
    const auto deciders = decidersIn(events);
    for (const Json& event : events) {
        cards.onEvent(event);
        const auto round = event.at("round").get<std::uint64_t>();
        const bool isShown = round >= lesson.from;
        played.events += isShown ? 1 : 0;
        played.rounds = std::max(played.rounds, round);
        if (event.at("event") == "table_opened" && event.at("settings").contains("ace_high_straight")) {
            ranking.aceHighStraight = event.at("settings").at("ace_high_straight").get<bool>();
        }
        // Several notes may wait for the next events, but never for the same one.
        if (isShown && played.notes.size() < lesson.notes.size()) {
            const Note& note = lesson.notes[played.notes.size()];
            if (hasAll(event, *note.at)) {
                const auto decides = [&](const std::string& player) {
                    return deciders.contains({round, player});
                };
                PlacedNote placed{round, event.at("seq").get<std::uint64_t>(), played.events, {}};
                for (const std::string& player : decidingAt(event, note, cards.players(), decides)) {
                    if (auto odds = cards.oddsOf(player, ranking)) {
                        placed.odds.push_back(std::move(*odds));
                    }
                }
                played.notes.push_back(std::move(placed));
            }
        }
    }
}

} // namespace

PlayedLesson play(const Lesson& lesson) { return play(lesson, runEvents(lesson.scenario)); }

PlayedLesson play(const Lesson& lesson, const EventRun& run) {
    PlayedLesson played;
    placeNotes(lesson, run.events, played);
    played.tooMuch = run.tooMuch;
    played.complaints = run.complaints;
    if (!run.met && played.complaints.empty()) {
        played.complaints.push_back(errorAt({}, FileProblem::not_playable));
    }
    for (std::size_t i = played.notes.size(); i < lesson.notes.size(); ++i) {
        played.complaints.push_back(errorAt(scenario::itemPath("notes", i), FileProblem::note_never_comes,
                                            {lesson.notes[i].at->dump()}));
    }
    for (std::size_t i = 0; i < played.notes.size(); ++i) {
        if (played.notes[i].odds.size() < lesson.notes[i].odds.size()) {
            played.complaints.push_back(errorAt(scenario::itemPath("notes", i), FileProblem::no_decision));
        }
    }
    return played;
}

} // namespace mesaviva::lessons
