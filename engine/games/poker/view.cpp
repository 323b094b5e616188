// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a viewer may know of each event (table/view.h). Cards lie face down except the dealer's last one
// (P19b, P19c) and, where the house burns it so, the first (P19a, I-P19a). The dealer's cards are turned over
// if somebody continues (P24), and those of the players who continue if the dealer qualifies (P27). All other
// hands stay covered: folded ones, and all of them if the dealer does not qualify. The close of the round
// reveals its seed, and with it every card.

#include "engine/base/dispatch.h"
#include "engine/games/poker/game.h"

namespace mesaviva::poker {

namespace {

// Whether the hands were compared, so that both have been turned over (P27).
bool isShown(Verdict verdict) {
    return verdict == Verdict::won || verdict == Verdict::lost || verdict == Verdict::tie;
}

} // namespace

Event Game::seenBy(const Event& event, Viewer viewer) {
    return std::visit(Overloaded{
                          [](CardBurnt e) {
                              e.card = e.faceUp ? e.card : Card::unknown();
                              return Event(e);
                          },
                          [&](CardDealt e) {
                              e.card = e.faceUp || viewer.is(e.player) ? e.card : Card::unknown();
                              return Event(e);
                          },
                          [&](Paid e) {
                              if (!e.qualified && !viewer.is(e.player)) {
                                  e.hand.reset();
                              }
                              return Event(e);
                          },
                          [&](Settled e) {
                              if (!isShown(e.verdict) && !viewer.is(e.player)) {
                                  e.hand.reset();
                                  e.ace = AceInRow::none;
                              }
                              return Event(e);
                          },
                          [](const auto& e) { return Event(e); },
                      },
                      event);
}

bool Game::isFiltered(const Event& event) {
    return std::visit(Overloaded{
                          [](const CardBurnt& e) { return !e.card.isKnown(); },
                          [](const CardDealt& e) { return !e.card.isKnown(); },
                          [](const Paid& e) { return !e.hand; },
                          [](const auto&) { return false; },
                      },
                      event);
}

} // namespace mesaviva::poker
