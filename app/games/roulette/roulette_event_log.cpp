// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/roulette_event_log.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/table_event_log.h"
#include "app/core/text/amounts.h"
#include "app/games/roulette/roulette_rule_text.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/roulette/fields.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/record/history/significant.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

// When a cause ends; empty if it has no end of its own.
QString onceOver(roulette::RefusalCause cause) {
    return cause.visit(Overloaded{
        [](CommonCause common) -> QString {
            switch (common) {
            case CommonCause::line_there: return AllowedText::onceLost();
            case CommonCause::not_due: return AllowedText::onceDue();
            case CommonCause::leaving:
            case CommonCause::none: break;
            }
            return {};
        },
        [](roulette::OwnCause own) -> QString {
            using roulette::OwnCause;
            switch (own) {
            case OwnCause::stakes_put_back:
                return QCoreApplication::translate("AllowedText", "once all stakes are back as recorded");
            case OwnCause::not_all_paid:
                return QCoreApplication::translate("AllowedText", "once everything is paid");
            case OwnCause::ball_runs:
                return QCoreApplication::translate("AllowedText", "once the ball has landed");
            case OwnCause::ball_does_not_run:
                return QCoreApplication::translate("AllowedText", "while the ball runs");
            case OwnCause::player_maximum:
            case OwnCause::series_multiples: break;
            }
            return {};
        },
    });
}

QString rouletteLater(roulette::Action action, roulette::RefusalCause cause) {
    using roulette::Action;
    if (const QString over = onceOver(cause); !over.isEmpty()) {
        return over;
    }
    switch (action) {
    case Action::parol:
        return QCoreApplication::translate("AllowedText",
                                           "between a series' win and the next betting period");
    case Action::spin:
        return QCoreApplication::translate("AllowedText", "the next launch, once this round is over");
    default: return AllowedText::nextBetting();
    }
}

} // namespace

QString RouletteAllowed::of(roulette::Action action, const roulette::Refusal& refusal) {
    using roulette::Action;
    const QString nearest = AllowedText::nearest(refusal);
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            if (reason == CommonReason::not_offered && action == Action::spin) {
                return tr("the launch follows automatically after the betting period");
            }
            if (reason == CommonReason::no_stake && action == Action::spin) {
                return tr("the launch, with a stake of %1 or more").arg(amountText(refusal.limit));
            }
            return AllowedText::common(reason, refusal, rouletteLater(action, refusal.cause),
                                       tr("the same once the session has begun"));
        },
        [&](roulette::OwnReason reason) -> QString {
            switch (reason) {
            case roulette::OwnReason::half_cent:
                return nearest.isEmpty() ? tr("a stake whose half is in whole cents") : nearest;
            case roulette::OwnReason::not_whole_chips:
                if (refusal.cause == roulette::OwnCause::series_multiples) {
                    //: %1 an amount
                    return tr("whole multiples of %1 for a series or neighbours")
                        .arg(amountText(refusal.limit));
                }
                return nearest.isEmpty()
                           //: %1 an amount
                           ? tr("whole chips of %1").arg(amountText(refusal.limit))
                           //: %1 an amount, %2 amounts
                           : tr("whole chips of %1: %2").arg(amountText(refusal.limit), nearest);
            case roulette::OwnReason::not_a_stake: return tr("the combinations that this layout has");
            }
            return tr("what this table's regulation and settings offer");
        },
    });
}

Correction RouletteCorrections::voidSpin(roulette::SpinVoidReason reason) {
    return {tr("the ball was running"), tr("it is on the last number, and is launched again"),
            tr("the croupier"),
            reason == roulette::SpinVoidReason::ball ? tr("the ball was faulty or lost")
                                                     : tr("something fell into the wheel")};
}

Correction RouletteCorrections::changedBall(bool faulty) {
    return {tr("the ball in use"), tr("another one of the same size"), tr("the croupier"),
            faulty ? tr("the ball was faulty or lost") : tr("the two balls alternate")};
}

Correction RouletteCorrections::allRestored() {
    return {tr("stakes disturbed"), tr("all as recorded"), tr("the croupier, from the record"),
            tr("the staff had disturbed the stakes")};
}

std::optional<Correction> RouletteCorrections::ofRecorded(std::string_view event, std::string_view detail) {
    if (event == eventKey(Kind<roulette::RoundVoid>())) {
        return CorrectionText::voidRound();
    }
    if (event == eventKey(Kind<roulette::SpinVoid>())) {
        return voidSpin(detail == name(roulette::SpinVoidReason::ball)
                            ? roulette::SpinVoidReason::ball
                            : roulette::SpinVoidReason::object_in_wheel);
    }
    if (event == eventKey(Kind<roulette::StakeRestored>())) {
        return Correction{tr("disturbed"), tr("as recorded"), tr("the croupier, from the record"),
                          tr("the staff had disturbed the stakes")};
    }
    if (event == eventKey(Kind<roulette::StakesRestored>())) {
        return allRestored();
    }
    if (event == eventKey(Kind<roulette::BallChanged>())) {
        return changedBall(detail == record::kBallFaulty);
    }
    return std::nullopt;
}

namespace {

using Places = std::vector<HighlightedPlace>;

// The places of each of roulette's events.
struct RoulettePlaces {
    const RouletteSession& tableSession;

    // The layout of a double table on which that player stakes: even colours at the left.
    int sideOf(PlayerId player) const {
        if (!tableSession.settings().doubleLayout) {
            return 0;
        }
        for (const auto& entry : tableSession.source().history()) {
            const auto* const joined = std::get_if<roulette::PlayerJoined>(&entry.event);
            if (joined && joined->player == player) {
                return joined->colour % 2;
            }
        }
        const roulette::State& state = *tableSession.source().startOf(tableSession.source().round());
        return player < state.players.size() ? state.players[player].colour % 2 : 0;
    }
    static HighlightedPlace person(PlayerId player) {
        return {HighlightKind::Player, static_cast<int>(player)};
    }
    HighlightedPlace stake(PlayerId player, roulette::SpotId spot) const {
        return {HighlightKind::Stake, static_cast<int>(spot), sideOf(player)};
    }
    static HighlightedPlace number(roulette::Pocket pocket) {
        return {HighlightKind::Pocket, static_cast<int>(pocket.index())};
    }
    static HighlightedPlace series(roulette::Series series) {
        return {HighlightKind::Series, static_cast<int>(series)};
    }

    Places operator()(const roulette::TableOpened&) const { return {{HighlightKind::Plate}}; }
    Places operator()(const roulette::RoundOpened&) const { return {{HighlightKind::Plate}}; }
    Places operator()(const roulette::BettingOpened&) const { return {{HighlightKind::Clock}}; }
    Places operator()(const roulette::BettingClosed&) const { return {{HighlightKind::Clock}}; }
    Places operator()(const roulette::Staked& e) const { return staked(e.player, e.stake); }
    Places operator()(const roulette::StakeTakenBack& e) const { return staked(e.player, e.stake); }
    Places operator()(const roulette::StakeRestored& e) const { return staked(e.player, e.stake); }
    Places operator()(const roulette::Paid& e) const { return staked(e.player, e.stake); }
    Places operator()(const roulette::Collected& e) const {
        return {{HighlightKind::Bank}, person(e.player)};
    }
    Places operator()(const roulette::ChipsChanged& e) const {
        return {{HighlightKind::Bank}, person(e.player)};
    }
    Places operator()(const roulette::Settled& e) const {
        Places places{person(e.player)};
        for (const roulette::SettledStake& one : e.stakes) {
            const HighlightedPlace place = stake(e.player, one.stake.spot);
            if (std::ranges::find(places, place) == places.end()) {
                places.push_back(place);
            }
        }
        return places;
    }
    Places operator()(const roulette::ParolOrdered& e) const {
        return e.series ? Places{series(*e.series), person(e.player)} : Places{person(e.player)};
    }
    Places operator()(const roulette::ParolPlaced& e) const { return {series(e.series), person(e.player)}; }
    Places operator()(const roulette::SpinOrdered& e) const {
        return {{HighlightKind::Wheel}, person(e.player)};
    }
    Places operator()(const roulette::BallLaunched&) const { return {{HighlightKind::Wheel}}; }
    Places operator()(const roulette::BallChanged&) const { return {{HighlightKind::Wheel}}; }
    Places operator()(const roulette::DealerChanged&) const { return {{HighlightKind::Bank}}; }
    Places operator()(const roulette::SpinVoid& e) const {
        return e.back ? Places{{HighlightKind::Wheel}, number(*e.back)} : Places{{HighlightKind::Wheel}};
    }
    Places operator()(const roulette::NumberDrawn& e) const {
        return {number(e.pocket), {HighlightKind::Wheel}, {HighlightKind::Numbers}};
    }
    Places operator()(const roulette::RoundClosed& e) const {
        return e.pocket ? Places{number(*e.pocket), {HighlightKind::Numbers}}
                        : Places{{HighlightKind::Cloth}};
    }
    Places operator()(const roulette::Announced& e) const {
        if (e.stake.spot != roulette::kNoSpot) {
            return staked(e.player, e.stake);
        }
        if (e.phrase == roulette::OwnPhrase::number) {
            return {number(e.pocket)};
        }
        if (e.player != kNobody) {
            return {person(e.player)};
        }
        const bool ofTime = e.phrase == roulette::OwnPhrase::place_your_bets ||
                            e.phrase == roulette::OwnPhrase::no_more_bets ||
                            e.phrase == roulette::OwnPhrase::bell;
        const bool ofWheel =
            e.phrase == roulette::OwnPhrase::void_spin || e.phrase == roulette::OwnPhrase::ball_change;
        return {{ofTime ? HighlightKind::Clock : ofWheel ? HighlightKind::Wheel : HighlightKind::Cloth}};
    }
    // The player of an event; other events refer to the whole table.
    template <class Event>
    Places operator()(const Event& e) const {
        if constexpr (requires { e.player; }) {
            if (e.player != kNobody) {
                return {person(e.player)};
            }
        }
        return {{HighlightKind::Cloth}};
    }

    Places staked(PlayerId player, const roulette::Stake& stake) const {
        return {this->stake(player, stake.spot), person(player)};
    }
};

} // namespace

std::vector<HighlightedPlace> placesOf(const roulette::Event& event, const RouletteSession& tableSession) {
    return std::visit(RoulettePlaces{tableSession}, event);
}

namespace {

// The sentence of an event (see CommonSentences).
struct RouletteSentences : CommonSentences {
    Q_DECLARE_TR_FUNCTIONS(RouletteSentences)

public:
    const roulette::Settings& settings;

    QString on(const roulette::Stake& stake) const { return RouletteNames::stake(stake, settings); }

    using CommonSentences::operator();
    QString operator()(const roulette::TableOpened&) const { return {}; }
    QString operator()(const roulette::PlayerJoined& e) const {
        const QString value = RouletteRuleText::chipValue(e.chipValue);
        return value.isEmpty() ? tr("%1 comes to the table.").arg(name(e.player))
                               : tr("%1 comes to the table: %2.").arg(name(e.player), value);
    }
    QString operator()(const roulette::BettingOpened&) const { return stakesOpen(); }
    QString operator()(const roulette::BettingClosed&) const { return stakesClosed(); }
    QString operator()(const roulette::Staked& e) const {
        //: %1 a player, %2 an amount, %3 a chance with its numbers
        return tr("%1 stakes %2 on %3.").arg(name(e.player), amountText(e.stake.amount), on(e.stake));
    }
    QString operator()(const roulette::StakeTakenBack& e) const {
        //: %1 a player, %2 an amount, %3 a chance with its numbers
        return tr("%1 takes %2 back from %3.").arg(name(e.player), amountText(e.stake.amount), on(e.stake));
    }
    QString operator()(const roulette::ParolOrdered& e) const {
        return e.series ? tr("%1 orders parol on %2.").arg(name(e.player), RouletteNames::series(*e.series))
                        : tr("%1 orders parol.").arg(name(e.player));
    }
    QString operator()(const roulette::ParolPlaced& e) const {
        //: %1 a player, %2 a series, %3 and %4 amounts
        return tr("The parol of %1 on %2: %3 put down, %4 paid out.")
            .arg(name(e.player), RouletteNames::series(e.series), amountText(e.amount), amountText(e.rest));
    }
    QString operator()(const roulette::SpinOrdered& e) const {
        return tr("%1 has the ball launched.").arg(name(e.player));
    }
    QString operator()(const roulette::BallLaunched& e) const {
        return e.direction == roulette::Turn::clockwise ? tr("The ball is launched clockwise.")
                                                        : tr("The ball is launched anticlockwise.");
    }
    QString operator()(const roulette::NumberDrawn& e) const {
        return tr("The ball lands on %1.").arg(RouletteNames::pocket(e.pocket));
    }
    QString operator()(const roulette::SpinVoid& e) const {
        return e.reason == roulette::SpinVoidReason::ball
                   ? tr("The spin is void: the ball is faulty.")
                   : tr("The spin is void: something has fallen into the wheel.");
    }
    QString operator()(const roulette::StakesDisturbed&) const { return tr("The stakes are disturbed."); }
    QString operator()(const roulette::StakeRestored& e) const {
        //: %1 an amount, %2 a player, %3 a chance with its numbers
        return tr("Put back from the record: %1 of %2 on %3.")
            .arg(amountText(e.stake.amount), name(e.player), on(e.stake));
    }
    QString operator()(const roulette::StakesRestored&) const {
        return tr("All stakes are back as they were.");
    }
    QString operator()(const roulette::Collected& e) const {
        return tr("The losing stakes of %1 are swept: %2.").arg(name(e.player), amountText(e.amount));
    }
    QString operator()(const roulette::Paid& e) const {
        //: %1 a player, %2 an amount, %3 a chance with its numbers
        return tr("%1 is paid %2 for %3.").arg(name(e.player), amountText(e.amount), on(e.stake));
    }
    QString operator()(const roulette::Settled& e) const { return settled(e.player, e.staked, e.returned); }
    QString operator()(const roulette::RoundVoid&) const { return roundVoid(tr("the system has failed.")); }
    QString operator()(const roulette::RoundClosed&) const { return roundClosed(); }
    QString operator()(const roulette::PlayerLeaving& e) const { return leaving(e.player); }
    QString operator()(const roulette::ChipsChanged& e) const {
        return tr("%1 changes chips for %2.").arg(name(e.player), amountText(e.amount));
    }
    QString operator()(const roulette::BallChanged& e) const {
        return e.faulty ? tr("The faulty ball is changed.") : tr("The ball is changed, as it is every hour.");
    }
    QString operator()(const roulette::DealerChanged&) const { return tr("Another croupier takes over."); }
    QString operator()(const roulette::SessionEnded& e) const { return sessionEnded(e.player, e.reason); }
    QString operator()(const roulette::Announced& e) const {
        return announced(RouletteText::announcement(e, settings, name(e.player), false));
    }
    QString operator()(const roulette::Refused& e) const {
        return refused(e.player, RouletteText::refusal(e.action, e.refusal, {}),
                       RouletteAllowed::of(e.action, e.refusal));
    }
};

} // namespace

std::span<const std::string_view> RouletteEventLog::kinds() { return record::rouletteEventNames(); }

Rules RouletteEventLog::rules(const roulette::Event& event, const roulette::Settings& settings) {
    return roulette::rulesOf(event, settings);
}

QString RouletteEventLog::sentence(const roulette::Event& event, const EventLogNames& names,
                                   const roulette::Settings& settings) {
    return std::visit(RouletteSentences{{names}, settings}, event);
}

std::vector<record::Field> RouletteEventLog::fields(const Recorded<roulette::Event>& entry,
                                                    const record::PlayerNames& names,
                                                    const roulette::Settings& settings) {
    return record::fieldsOf(entry, names, settings);
}

std::optional<Correction> RouletteEventLog::correction(const Recorded<roulette::Event>& entry,
                                                       std::optional<Money> before) {
    using Corrected = std::optional<Correction>;
    return std::visit(
        Overloaded{
            [](const roulette::Settled& e) {
                return e.voided
                           ? Corrected(CorrectionText::refund(amountText(e.staked), amountText(e.returned)))
                           : Corrected();
            },
            [](const roulette::RoundVoid&) { return Corrected(CorrectionText::voidRound()); },
            [](const roulette::SpinVoid& e) { return Corrected(RouletteCorrections::voidSpin(e.reason)); },
            [](const roulette::BallChanged& e) {
                return Corrected(RouletteCorrections::changedBall(e.faulty));
            },
            [](const roulette::StakesRestored&) { return Corrected(RouletteCorrections::allRestored()); },
            [&](const roulette::StakeRestored& e) {
                return Corrected(CorrectionText::restored(before, e.stake.amount));
            },
            [](const auto&) { return Corrected(); },
        },
        entry.event);
}

std::optional<Money> RouletteEventLog::before(const Recorded<roulette::Event>& entry,
                                              const RouletteSession& tableSession) {
    const auto* const restored = std::get_if<roulette::StakeRestored>(&entry.event);
    return restored ? stakeBeforeDisturbance(tableSession.source().entries(entry.round), *restored,
                                             [&](const auto& other) { return other.seq == entry.seq; })
                    : std::nullopt;
}

LoggedEvent RouletteEventLog::loggedEvent(const Recorded<roulette::Event>& entry,
                                          const record::PlayerNames& names,
                                          const roulette::Settings& settings) {
    return logged::make<roulette::Game>(entry, names, settings);
}

QString RouletteEventLog::sentence(const LoggedEvent& event) {
    return logged::describe<RouletteEventLog, roulette::Game>(event);
}

} // namespace mesaviva::app
