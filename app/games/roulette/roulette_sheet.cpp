// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_sheet.h"

#include "app/core/record/round_sheet.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/laid_before.h"
#include "app/games/roulette/text/roulette_names.h"
#include "app/games/roulette/text/roulette_rule_text.h"
#include "app/games/roulette/text/roulette_text.h"
#include "engine/games/roulette/settlement.h"

#include <QLocale>

#include <ranges>

namespace mesaviva::app {

using namespace roulette;

namespace {

using Facts = RoundFacts<record::RouletteOnRecord>;

QString stakeName(const Stake& stake, const Settings& settings) {
    const QString group = RouletteNames::group(stake.group);
    const QString spot = RouletteNames::spot(stake.spot, settings);
    return group.isEmpty() ? spot : QStringLiteral("%1 (%2)").arg(spot, group);
}

// What an event says, in a sentence.
struct RouletteSteps : CommonSteps {
    Q_DECLARE_TR_FUNCTIONS(RouletteSheet)

public:
    const Facts& facts;

    explicit RouletteSteps(const Facts& of) : facts(of) {
        name = [&of](PlayerId player) { return nameOnSheet(of.nameOf(player)); };
    }

    QString on(const Stake& stake) const { return stakeName(stake, facts.settings); }
    // What lay there before the stakes were disturbed; `restored` is the event of the facts.
    std::optional<Money> beforeOf(const StakeRestored& restored) const {
        const auto entries = facts.steps | std::views::transform(&Facts::Step::entry);
        return laidBefore(entries, restored, [&](const auto& entry) {
            return std::get_if<StakeRestored>(&entry.event) == &restored;
        });
    }

    using CommonSteps::operator();
    QString operator()(const TableOpened&) const { return {}; }
    QString operator()(const PlayerJoined& e) const {
        const QString value = RouletteRuleText::chipValue(e.chipValue);
        return value.isEmpty() ? tr("%1 comes to the table.").arg(name(e.player))
                               : tr("%1 comes to the table: %2.").arg(name(e.player), value);
    }
    QString operator()(const BettingOpened&) const { return stakesOpen(); }
    QString operator()(const BettingClosed&) const { return stakesClosed(); }
    QString operator()(const Staked& e) const {
        //: %1 a player, %2 an amount, %3 a chance with its numbers
        return tr("%1 stakes %2 on %3.").arg(name(e.player), amountText(e.stake.amount), on(e.stake));
    }
    QString operator()(const StakeTakenBack& e) const {
        //: %1 a player, %2 an amount, %3 a chance with its numbers
        return tr("%1 takes %2 up from %3.").arg(name(e.player), amountText(e.stake.amount), on(e.stake));
    }
    QString operator()(const ParolOrdered& e) const {
        return e.series ? tr("%1 orders parol on %2.").arg(name(e.player), RouletteNames::series(*e.series))
                        : tr("%1 orders parol.").arg(name(e.player));
    }
    QString operator()(const ParolPlaced& e) const {
        //: %1 a player, %2 a series, %3 and %4 amounts
        return tr("The parol of %1 on %2: %3 put down, %4 paid out.")
            .arg(name(e.player), RouletteNames::series(e.series), amountText(e.amount), amountText(e.rest));
    }
    QString operator()(const SpinOrdered& e) const {
        return tr("%1 has the ball launched.").arg(name(e.player));
    }
    QString operator()(const BallLaunched& e) const {
        return e.direction == Turn::clockwise ? tr("The ball is launched clockwise.")
                                              : tr("The ball is launched anticlockwise.");
    }
    QString operator()(const NumberDrawn& e) const {
        return tr("The ball rests: %1.").arg(RouletteNames::pocket(e.pocket));
    }
    QString operator()(const SpinVoid& e) const {
        return e.reason == SpinVoidReason::ball
                   ? tr("The spin is void: the ball is faulty.")
                   : tr("The spin is void: something has fallen into the wheel.");
    }
    QString operator()(const StakesDisturbed&) const { return tr("The stakes are disturbed."); }
    QString operator()(const StakeRestored& e) const {
        //: %1 an amount, %2 a player, %3 a chance with its numbers
        const QString back = tr("Put back from the record: %1 of %2 on %3.")
                                 .arg(amountText(e.stake.amount), name(e.player), on(e.stake));
        const std::optional<Money> before = beforeOf(e);
        //: %1 an amount
        return before ? back + u' ' + tr("Before the disturbance %1 lay there.").arg(amountText(*before))
                      : back;
    }
    QString operator()(const StakesRestored&) const { return tr("All stakes are back as they were."); }
    QString operator()(const Collected& e) const {
        return tr("The losing stakes of %1 are swept: %2.").arg(name(e.player), amountText(e.amount));
    }
    QString operator()(const Paid& e) const {
        //: %1 a player, %2 an amount, %3 a chance with its numbers
        return tr("%1 is paid %2 for %3.").arg(name(e.player), amountText(e.amount), on(e.stake));
    }
    QString operator()(const Settled& e) const { return settled(e.player, e.staked, e.returned); }
    QString operator()(const RoundVoid&) const { return roundVoid(tr("the system has failed.")); }
    QString operator()(const RoundClosed&) const { return roundClosed(); }
    QString operator()(const PlayerLeaving& e) const { return leaving(e.player); }
    QString operator()(const ChipsChanged& e) const {
        return tr("%1 changes chips back for %2.").arg(name(e.player), amountText(e.amount));
    }
    QString operator()(const BallChanged& e) const {
        return e.faulty ? tr("The faulty ball is changed.") : tr("The ball is changed, as it is every hour.");
    }
    QString operator()(const DealerChanged&) const { return tr("Another croupier takes over."); }
    QString operator()(const SessionEnded& e) const { return sessionEnded(e.player, e.reason); }
    QString operator()(const Announced& e) const {
        return announced(RouletteText::announcement(e, facts.settings,
                                                    e.player == kNobody ? QString() : name(e.player), false));
    }
    QString operator()(const Refused& e) const {
        return refused(e.player, RouletteText::refusal(e.action, e.refusal, {}));
    }
};

class RouletteSheetMaker {
    Q_DECLARE_TR_FUNCTIONS(RouletteSheet)

public:
    explicit RouletteSheetMaker(const Facts& facts) : m_facts(facts), m_steps(facts) {}

    RoundSheetParts make() {
        RoundSheetParts parts =
            roundSheetParts(m_facts, [this](const Event& event) { return std::visit(m_steps, event); });
        parts.game = RouletteNames::game();
        parts.regulation = RouletteNames::rules(m_facts.settings.rules);
        for (const auto& step : m_facts.steps) {
            if (const auto* const drawn = std::get_if<NumberDrawn>(&step.entry.event)) {
                m_drawn = drawn->pocket;
            } else if (const auto* const voided = std::get_if<SpinVoid>(&step.entry.event)) {
                m_voidSpins.append(m_steps(*voided));
            }
        }
        for (const auto& step : m_facts.steps) {
            if (const auto* const settled = std::get_if<Settled>(&step.entry.event)) {
                add(*settled, parts);
            } else if (const auto* const restored = std::get_if<StakeRestored>(&step.entry.event)) {
                const auto told = std::ranges::find(parts.steps, step.entry.seq, &RoundSheetParts::Step::seq);
                told->before = m_steps.beforeOf(*restored);
                told->after = restored->stake.amount;
            }
        }
        parts.outcome = parts.row.isVoid ? tr("void")
                        : m_drawn        ? RouletteNames::pocket(*m_drawn)
                                         : tr("no number was drawn");
        parts.voidReason = tr("the system has failed, and there is no valid number");
        parts.settings = settings();
        parts.houseRules = RouletteRuleText::houseRules(m_facts.settings);
        SheetFacts shown{{tr("Number"), m_drawn ? RouletteNames::pocket(*m_drawn) : tr("none")}};
        for (const QString& spin : m_voidSpins) {
            shown.push_back({tr("Void spin"), spin});
        }
        parts.display.emplace_back(std::move(shown));
        return parts;
    }

private:
    void add(const Settled& settled, RoundSheetParts& parts) const {
        const std::optional<Pocket> drawn = settled.voided ? std::nullopt : m_drawn;
        for (const SettledStake& stake : settled.stakes) {
            parts.stakes.push_back({m_steps.name(settled.player), m_steps.on(stake.stake), stake.stake.amount,
                                    stake.returned, RouletteText::reason(stake, drawn, m_facts.settings),
                                    textOf(decidingRule(m_facts.settings, stake, drawn))});
        }
    }

    SheetFacts settings() const {
        const Settings& table = m_facts.settings;
        const QLocale locale;
        const auto seconds = [&](Duration duration) {
            return tr("%1 s").arg(locale.toString(std::chrono::duration<double>(duration).count(), 'g', 4));
        };
        SheetFacts facts{{tr("Wheel"), tr("%n numbers", nullptr, table.pockets)},
                         {tr("For"), table.individual ? tr("one player") : tr("several players")},
                         {tr("Time to stake"), table.individual ? tr("none: the player launches the ball")
                                                                : seconds(table.betting)},
                         {tr("Stakes close"), RouletteRuleText::closing(table)},
                         {tr("Ball's run"), seconds(table.spin)}};
        facts.push_back({tr("Limits"), RouletteRuleText::limits(table).join(QStringLiteral("; "))});
        return facts;
    }

    const Facts& m_facts;
    RouletteSteps m_steps;
    std::optional<Pocket> m_drawn;
    QStringList m_voidSpins;
};

} // namespace

RoundSheetParts rouletteSheetParts(const Facts& facts) {
    const AmountsAt there(placeOfRules(facts.table.rules));
    return RouletteSheetMaker(facts).make();
}

} // namespace mesaviva::app
