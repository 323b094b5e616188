// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_event_log.h"

#include "app/core/events/allowed_text.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/logged_event_parts.h"
#include "app/core/text/amounts.h"
#include "app/games/poker/poker_allowed.h"
#include "app/games/poker/text/poker_text.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/record/poker_on_record.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

// What a trace says of one of poker's events, besides the name of its kind.
struct PokerEventLogText {
    const EventLogNames& called;
    const poker::Settings& settings;
    bool hidden;

    QString name(PlayerId player) const {
        return player == kNobody ? EventLogText::nobody() : called(player);
    }
    QString card(poker::Card card) const {
        return hidden ? PokerText::faceDownCard() : PokerText::card(card);
    }

    QString operator()(const poker::Staked& e) const {
        return EventLogText::join({name(e.player), PokerText::stack(e.box, e.amount)});
    }
    QString operator()(const poker::StakeTakenBack& e) const {
        return EventLogText::join({name(e.player), PokerText::stack(poker::Box::ante, e.amount)});
    }
    QString operator()(const poker::CardBurnt& e) const { return card(e.card); }
    QString operator()(const poker::CardDealt& e) const {
        return EventLogText::join({name(e.player), card(e.card)});
    }
    QString operator()(const poker::CardRevealed& e) const {
        return EventLogText::join({name(e.player), card(e.card)});
    }
    QString operator()(const poker::DecisionOpened& e) const { return EventLogText::until(e.until); }
    QString operator()(const poker::DecisionExtended& e) const { return EventLogText::until(e.until); }
    QString operator()(const poker::BettingOpened& e) const {
        return e.until ? EventLogText::until(*e.until) : QString();
    }
    QString operator()(const poker::Folded& e) const {
        return EventLogText::join({name(e.player), amountText(e.amount)});
    }
    QString operator()(const poker::DealerQualified& e) const { return PokerText::combination(e.hand); }
    QString operator()(const poker::Collected& e) const {
        return EventLogText::join({name(e.player), PokerText::stack(e.box, e.amount)});
    }
    QString operator()(const poker::Paid& e) const {
        return EventLogText::join({name(e.player), PokerText::stack(e.box, e.amount)});
    }
    QString operator()(const poker::Settled& e) const {
        return EventLogText::join({name(e.player), signedAmountText(e.net()), PokerText::reason(e)});
    }
    QString operator()(const poker::Announced& e) const {
        return PokerText::announcement(e, name(e.player), false);
    }
    QString operator()(const poker::Refused& e) const {
        return EventLogText::join({e.player == kNobody ? QString() : name(e.player),
                                   PokerText::refusal(e.action, e.refusal),
                                   AllowedText::told(PokerAllowed::of(e.action, e.refusal))});
    }
    template <class Event>
    QString operator()(const Event& e) const {
        return EventLogText::common(e, [this](PlayerId player) { return name(player); });
    }
};

} // namespace

std::span<const std::string_view> PokerEventLog::kinds() { return record::pokerEventNames(); }

Rules PokerEventLog::rules(const poker::Event& event, const poker::Settings& settings) {
    return poker::rulesOf(event, settings);
}

QString PokerEventLog::words(const Recorded<poker::Event>& entry, const EventLogNames& names,
                             const poker::Settings& settings, bool hidden) {
    return std::visit(PokerEventLogText{names, settings, hidden}, entry.event);
}

std::vector<record::Field> PokerEventLog::fields(const Recorded<poker::Event>& entry,
                                                 const record::PlayerNames& names,
                                                 const poker::Settings& settings) {
    return record::fieldsOf(entry, names, settings);
}

std::optional<Correction> PokerEventLog::correction(const Recorded<poker::Event>& entry,
                                                    std::optional<Money>) {
    const auto* const settled = std::get_if<poker::Settled>(&entry.event);
    if (settled &&
        (settled->verdict == poker::Verdict::voided || settled->verdict == poker::Verdict::ante_returned)) {
        return CorrectionText::refund(amountText(settled->staked()), amountText(settled->returned()));
    }
    return std::holds_alternative<poker::RoundVoid>(entry.event) ? std::optional(CorrectionText::voidRound())
                                                                 : std::nullopt;
}

bool PokerEventLog::isSecret(const poker::Event& event, PlayerId own) {
    const auto* const dealt = std::get_if<poker::CardDealt>(&event);
    return dealt && !dealt->faceUp && (dealt->player == kNobody || dealt->player != own);
}

void PokerEventLog::hide(std::vector<record::Field>& fields) {
    const auto card = std::ranges::find(fields, "card", &record::Field::name);
    if (card != fields.end()) {
        card->value = EventLogText::hidden().toStdString();
        card->kind = FieldKind::text;
    }
}

std::optional<Money> PokerEventLog::before(const Recorded<poker::Event>&, const PokerSession&) {
    return std::nullopt;
}

Recorded<poker::Event> PokerEventLog::withoutSecret(const Recorded<poker::Event>& entry) {
    Recorded<poker::Event> known = entry;
    if (auto* const dealt = std::get_if<poker::CardDealt>(&known.event)) {
        dealt->card = {};
    }
    return known;
}

LoggedEvent PokerEventLog::kept(const Recorded<poker::Event>& entry, const record::PlayerNames& names,
                                const poker::Settings& settings) {
    return kept::keep<poker::Game>(entry, names, settings);
}

QString PokerEventLog::told(const LoggedEvent& event) {
    return kept::tell<PokerEventLog, poker::Game>(event);
}

} // namespace mesaviva::app
