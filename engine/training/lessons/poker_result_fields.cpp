// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/events.h"
#include "engine/games/poker/fields.h"
#include "engine/games/poker/game.h"
#include "engine/training/lessons/result_fields.h"

#include <algorithm>
#include <string>

namespace mesaviva::lessons {

namespace {

template <class Key>
ResultWords wordsOfHands(const Key& key) {
    ResultWords words;
    for (int i = 0; i <= static_cast<int>(poker::Combination::royal_flush); ++i) {
        const std::string_view word = key(static_cast<poker::Combination>(i));
        if (std::ranges::find(words, word) == words.end()) {
            words.push_back(word);
        }
    }
    return words;
}

ResultWords wordsOfCards() {
    static const std::vector<std::string> kTexts = [] {
        std::vector<std::string> texts;
        for (unsigned card = 0; card < poker::kDeckSize; ++card) {
            texts.push_back(poker::Card::fromIndex(card).text());
        }
        return texts;
    }();
    return {kTexts.begin(), kTexts.end()};
}

} // namespace

template <>
std::vector<ResultField> resultFields<poker::Game>() {
    auto fields = commonResultFields<poker::Phrase, poker::Action, poker::RefusalReason, CommonCause>();
    fields.push_back({{}, "box", allKeys<poker::Box>()});
    fields.push_back({{}, "by", allKeys<poker::FoldedBy>()});
    fields.push_back({{}, "folded_by", allKeys<poker::FoldedBy>()});
    fields.push_back({{}, "gone", allKeys<poker::Gone>()});
    fields.push_back({{}, "verdict", allKeys<poker::Verdict>()});
    fields.push_back({{}, "decided_by", allKeys<poker::DecidedBy>()});
    fields.push_back({{}, "ace", allKeys<poker::AceInRow>()});
    fields.push_back({"dealer_qualified", "hand", wordsOfHands(poker::dealerHandName)});
    fields.push_back({{}, "hand", wordsOfHands([](auto hand) { return poker::name(hand); })});
    fields.push_back({{}, "combination", wordsOfHands(TextForm<poker::Combination>::write)});
    fields.push_back({"round_void", "reason", {"system_failure"}});
    fields.push_back({{}, "card", wordsOfCards()});
    fields.push_back({{}, "to", {"dealer"}, FieldKind::player});
    return fields;
}

} // namespace mesaviva::lessons
