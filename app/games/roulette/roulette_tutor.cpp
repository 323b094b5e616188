// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_tutor.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/games/roulette/odds/returns.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::size_t kMostLines = 2; ///< single stakes and groups, besides the total

// One line of advice: the stakes of one group (I-R34c), or a single stake.
struct Line {
    std::vector<roulette::Stake> stakes;
    Money amount;
};

// Largest ones first.
std::vector<Line> linesOf(const std::vector<roulette::Stake>& stakes) {
    std::vector<Line> list;
    for (const roulette::Stake& stake : stakes) {
        auto line = std::ranges::find_if(list, [&stake](const Line& other) {
            return !stake.group.isNone() && other.stakes.front().group == stake.group;
        });
        if (line == list.end()) {
            line = list.insert(list.end(), Line{});
        }
        line->stakes.push_back(stake);
        line->amount += stake.amount;
    }
    std::ranges::stable_sort(list, std::ranges::greater{}, &Line::amount);
    return list;
}

// In how many cases something is returned.
std::int64_t casesWithReturn(const roulette::Returns& returns) {
    std::int64_t cases = 0;
    for (const auto& [returned, count] : returns.cases()) {
        cases += returned > Money{} ? count : 0;
    }
    return cases;
}

} // namespace

RouletteTutor::RouletteTutor(RouletteSession& tableSession, QObject* parent)
    : Tutor(dynamic_cast<LearningWait*>(&tableSession), parent),
      m_own(tableSession.ownPlayer()),
      m_shown(tableSession.source()) {
    m_shown.open({[this](const auto& entry, bool) { hear(entry.event); }});
}

void RouletteTutor::hear(const roulette::Event& event) {
    const roulette::State& state = m_shown.state();
    if (m_own >= state.players.size()) {
        return;
    }
    if (std::holds_alternative<roulette::Staked>(event) ||
        std::holds_alternative<roulette::StakeTakenBack>(event)) {
        m_stakes = state.players[m_own].stakes;
        m_last.reset();
    } else if (const auto* drawn = std::get_if<roulette::NumberDrawn>(&event)) {
        m_drawn = drawn->pocket;
    } else if (const auto* settled = std::get_if<roulette::Settled>(&event);
               settled && settled->player == m_own && settled->staked > Money{}) {
        if (!settled->voided) {
            ++m_sum.rounds;
            m_sum.staked += settled->staked;
            m_sum.returned += settled->returned;
            m_sum.mean += roulette::returnsOf(state.settings, m_stakes).mean().value();
        }
        m_last = *settled;
    }
    emit changed();
}

int RouletteTutor::step() const {
    const roulette::State& state = m_shown.state();
    if (isOver()) {
        return 4;
    }
    switch (state.phase) {
    case roulette::Phase::between:
    case roulette::Phase::betting: return m_stakes.empty() ? 1 : 2;
    case roulette::Phase::launching:
    case roulette::Phase::running: return 3;
    default: return 4;
    }
}

QString RouletteTutor::guide() const {
    const roulette::State& state = m_shown.state();
    switch (step()) {
    case 1:
        return tr("Pick a chip (1 to 5) and click where it should go: on a number, on the line between two, "
                  "on a corner, on an outside bet. Point at a place to see what it pays.");
    case 2:
        return state.settings.individual
                   ? tr("Place any other chips you like; Z takes the last one back. Then launch the ball: L "
                        "(O15). There is no hurry.")
                   : tr("Place any other chips you like; Z takes the last one back. Then have the croupier "
                        "launch the ball: N. There is no hurry.");
    case 3: return tr("The ball is running; every number is as likely as any other, whatever came before.");
    default:
        return isOver() ? tr("The round is over. Stake again when you like; R repeats the same stakes.")
                        //: %1 a rule's number
                        : tr("The number is marked; losing chips are swept, then winners are paid (%1).")
                              .arg(firstOf(state.settings.regulation().payment.collected));
    }
}

TutorChoice RouletteTutor::choiceOf(const QString& name, const std::vector<roulette::Stake>& stakes,
                                    const QString& detail) const {
    const roulette::Returns returns = roulette::returnsOf(m_shown.state().settings, stakes);
    const auto mean = std::llround(returns.mean().value() - static_cast<double>(returns.staked().cents));
    //: %1 in how many cases, %2 of how many
    const QString cases =
        tr("something is returned in %1 of %2 cases").arg(casesWithReturn(returns)).arg(returns.allCases());
    return {name, signedAmountText(Money{mean}),
            detail.isEmpty() ? cases : cases + QStringLiteral("; ") + detail, static_cast<double>(mean),
            false};
}

QVariantList RouletteTutor::choices() const {
    if (m_stakes.empty()) {
        return {};
    }
    const roulette::Settings& settings = m_shown.state().settings;
    const roulette::Returns all = roulette::returnsOf(settings, m_stakes);
    //: %1 the share that the house keeps, in per cent
    const QString kept = tr("the house keeps %1%").arg(QLocale().toString(100 * all.edge().value(), 'f', 2));
    const std::vector<Line> apart = linesOf(m_stakes);
    QVariantList list;
    if (apart.size() > 1) {
        //: %1 an amount
        list.append(QVariant::fromValue(
            choiceOf(tr("All stakes, %1").arg(amountText(all.staked())), m_stakes, kept)));
    }
    // Stakes without a line of their own are included in the total.
    for (std::size_t i = 0; i < std::min(apart.size(), kMostLines); ++i) {
        const Line& line = apart[i];
        const roulette::Stake& first = line.stakes.front();
        const QString group = RouletteNames::group(first.group);
        const QString name = group.isEmpty() ? RouletteNames::spot(first.spot, settings) : group;
        list.append(QVariant::fromValue(choiceOf(
            //: %1 a stake, %2 an amount
            tr("%1, %2").arg(name, amountText(line.amount)), line.stakes,
            apart.size() > 1 ? QString() : kept)));
    }
    return list;
}

QString RouletteTutor::goOnText() const { return canGoOn() ? tr("Launch the ball") : Tutor::goOnText(); }

QString RouletteTutor::basis() const {
    return m_stakes.empty() ? QString()
                            : tr("Exact: all numbers of the wheel, each as likely as any other, settled by "
                                 "the table's rules.");
}

QString RouletteTutor::hindsight() const {
    if (!isOver() || !m_drawn) {
        return {};
    }
    //: %1 a number, %2 what a round has brought
    QString text =
        tr("%1 came up: %2.").arg(RouletteNames::pocket(*m_drawn), signedAmountText(m_last->net()));
    if (m_sum.rounds > 0) {
        text +=
            u' ' + tr("In %n round(s) you staked %1 and %2 was returned; on average it would have been %3.",
                      nullptr, m_sum.rounds)
                       .arg(amountText(m_sum.staked), amountText(m_sum.returned),
                            amountText(Money{std::llround(m_sum.mean)}));
    }
    return text;
}

} // namespace mesaviva::app
