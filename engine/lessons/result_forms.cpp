// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/lessons/result_forms.h"

#include "engine/bingo/events.h"
#include "engine/poker/events.h"
#include "engine/poker/value_fields.h"
#include "engine/record/money_fields.h"
#include "engine/roulette/chances.h"
#include "engine/roulette/events.h"
#include "engine/roulette/series.h"
#include "engine/roulette/turn.h"
#include "engine/scenario/game_scenarios.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::lessons {

namespace {

using ResultWords = std::vector<std::string_view>;

/// What a field says, in all events or in one; the first that fits.
struct ResultField {
    std::string_view game;
    std::string_view event; ///< empty: any
    std::string_view field;
    ResultWords words;
    FieldKind kind = FieldKind::word;
};

template <class T>
ResultWords wordsOfList() {
    ResultWords words;
    if constexpr (requires { T::all(); }) {
        for (const T word : T::all()) {
            words.push_back(name(word));
        }
    } else {
        for (int i = 0; i < 256 && !name(static_cast<T>(i)).empty(); ++i) {
            words.push_back(name(static_cast<T>(i)));
        }
    }
    return words;
}

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

// All games have these.
template <class Phrase, class Deed, class Reason, class Cause>
void addCommon(std::vector<ResultField>& fields, std::string_view game) {
    const ResultWords sessionEnds = wordsOfList<SessionEnd>();
    fields.push_back({game, "session_invited", "reason", sessionEnds});
    fields.push_back({game, "session_warned", "reason", sessionEnds});
    fields.push_back({game, "session_ended", "reason", sessionEnds});
    fields.push_back({game, "announced", "phrase", wordsOfList<Phrase>()});
    fields.push_back({game, "refused", "do", wordsOfList<Deed>()});
    fields.push_back({game, "refused", "reason", wordsOfList<Reason>()});
    fields.push_back({game, "refused", "refused", wordsOfList<Reason>()});
    fields.push_back({game, "refused", "cause", wordsOfList<Cause>()});
}

std::vector<ResultField> resultFields() {
    std::vector<ResultField> fields;
    constexpr std::string_view kPoker = "poker";
    addCommon<poker::Phrase, poker::Deed, poker::RefusalReason, CommonCause>(fields, kPoker);
    fields.push_back({kPoker, {}, "box", wordsOfList<poker::Box>()});
    fields.push_back({kPoker, {}, "by", wordsOfList<poker::FoldedBy>()});
    fields.push_back({kPoker, {}, "folded_by", wordsOfList<poker::FoldedBy>()});
    fields.push_back({kPoker, {}, "verdict", wordsOfList<poker::Verdict>()});
    fields.push_back({kPoker, {}, "decided_by", wordsOfList<poker::DecidedBy>()});
    fields.push_back({kPoker, {}, "ace", wordsOfList<poker::AceInRow>()});
    fields.push_back({kPoker, "dealer_qualified", "hand", wordsOfHands(poker::dealerHandName)});
    fields.push_back({kPoker, {}, "hand", wordsOfHands([](auto hand) { return poker::name(hand); })});
    fields.push_back({kPoker, {}, "combination", wordsOfHands(TextForm<poker::Combination>::write)});
    fields.push_back({kPoker, "round_void", "reason", {"system_failure"}});
    fields.push_back({kPoker, {}, "card", wordsOfCards()});
    fields.push_back({kPoker, {}, "to", {"dealer"}, FieldKind::player});

    constexpr std::string_view kRoulette = "roulette";
    addCommon<roulette::Phrase, roulette::Deed, roulette::RefusalReason, roulette::RefusalCause>(fields,
                                                                                                 kRoulette);
    fields.push_back({kRoulette, {}, "chance", wordsOfList<roulette::ChanceKind>()});
    fields.push_back({kRoulette, {}, "series", wordsOfList<roulette::Series>()});
    fields.push_back({kRoulette, {}, "colour", wordsOfList<roulette::Colour>()});
    fields.push_back({kRoulette, {}, "direction", wordsOfList<roulette::Turn>()});
    fields.push_back({kRoulette, "spin_void", "reason", wordsOfList<roulette::SpinVoidReason>()});
    fields.push_back({kRoulette, "round_void", "reason", {"system_failure"}});

    constexpr std::string_view kBingo = "bingo";
    addCommon<bingo::Phrase, bingo::Deed, bingo::RefusalReason, CommonCause>(fields, kBingo);
    fields.push_back({kBingo, {}, "kind", wordsOfList<bingo::PrizeKind>()});
    fields.push_back({kBingo, "money_carried", "to", wordsOfList<bingo::CarryTarget>()});
    fields.push_back({kBingo, {}, "absent", wordsOfList<bingo::Absence>()});
    fields.push_back({kBingo, "round_void", "reason", wordsOfList<bingo::VoidReason>()});
    fields.push_back({kBingo, "paid", "player", {"crowd"}, FieldKind::player});

    for (const std::string_view game : {kPoker, kRoulette, kBingo}) {
        fields.push_back({game, {}, "player", {}, FieldKind::player});
    }
    return fields;
}

bool isMoney(std::string_view game, std::string_view event, std::string_view field) {
    const scenario::GameScenarios* const played = scenario::scenariosOf(game);
    return played != nullptr && std::ranges::any_of(played->money(), [&](const record::MoneyField& money) {
               return money.event == event && money.path == field;
           });
}

} // namespace

FormField resultForm(std::string_view game, std::string_view event, std::string_view field) {
    static const std::vector<ResultField> kFields = resultFields();
    const auto found = std::ranges::find_if(kFields, [&](const ResultField& one) {
        return one.game == game && one.field == field && (one.event.empty() || one.event == event);
    });
    if (found != kFields.end()) {
        return {field, found->kind, true, found->words};
    }
    return {field, isMoney(game, event, field) ? FieldKind::amount : FieldKind::name, true};
}

} // namespace mesaviva::lessons
