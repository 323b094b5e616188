// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of bingo's caller: calls, balls, the checked card, prizes and shares.

#include "app/core/text/amounts.h"
#include "app/desks/teach/common/typed_answer.h"
#include "app/desks/teach/croupier/bingo_croupier_desk.h"
#include "app/games/bingo/bingo_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace mesaviva::app {

using croupier::CallerPhrase;

namespace {

std::optional<std::uint32_t> typedCount(const QString& text) {
    bool isNumber = false;
    const uint count = text.trimmed().toUInt(&isNumber);
    return isNumber ? std::optional(count) : std::nullopt;
}

} // namespace

// Selects the tool for the next action.
void BingoCroupierDesk::fitTool() {
    const std::vector<croupier::BingoDueAction> due = dueActions();
    if (due.empty()) {
        return;
    }
    switch (croupier::taskOf(due.front().action)) {
    case croupier::Task::call:
    case croupier::Task::refuse: setTool(Words); break;
    case croupier::Task::announce: setTool(Balls); break;
    case croupier::Task::check: setTool(Card); break;
    case croupier::Task::announce_prizes:
    case croupier::Task::award: setTool(Prizes); break;
    default: break; // of other games
    }
}

QVariantList BingoCroupierDesk::calls() const {
    QVariantList list;
    if (!m_settings) {
        return list;
    }
    for (std::size_t i = 0; i < croupier::kCallerPhrases; ++i) {
        CroupierCall call;
        call.phrase = static_cast<int>(i);
        call.words = BingoCroupierText::call(static_cast<CallerPhrase>(i), *m_settings);
        list.append(QVariant::fromValue(call));
    }
    return list;
}

void BingoCroupierDesk::call(int index) {
    if (index >= 0 && index < static_cast<int>(croupier::kCallerPhrases)) {
        perform(croupier::SayCaller{static_cast<CallerPhrase>(index)});
    }
}

bool BingoCroupierDesk::callBall(const QString& text) {
    static const QRegularExpression kForm(QStringLiteral("^([BINGO]?)\\s*([0-9]{1,2})\\s*([BINGO]?)$"));
    const QRegularExpressionMatch match = kForm.match(text.trimmed().toUpper());
    if (!isWorking() || !match.hasMatch()) {
        return false;
    }
    const QString before = match.captured(1);
    const QString after = match.captured(3);
    const int number = match.captured(2).toInt();
    const bool letters = m_settings->variant == bingo::Variant::bingo75;
    const bool lettered = !before.isEmpty() || !after.isEmpty();
    if (number < 1 || number > m_settings->shape().balls || (lettered && !letters) ||
        (!before.isEmpty() && !after.isEmpty())) {
        return false;
    }
    const char letter = lettered ? (before + after).at(0).toLatin1() : '\0';
    perform(croupier::CallBall{static_cast<bingo::Ball>(number), letter, after.isEmpty()});
    return true;
}

QVariantList BingoCroupierDesk::claims() const {
    QVariantList list;
    if (training() == nullptr) {
        return list;
    }
    for (const croupier::Claim& claim : training()->claims()) {
        CroupierClaim shown;
        shown.text = BingoText::prize(claim.kind) + QStringLiteral(" · ") + crowdName(claim.member);
        shown.card = static_cast<int>(claim.card);
        shown.checked = claim.checked;
        shown.valid = claim.checked && claim.accepted;
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

// The selected claim, or the first one waiting; if all are checked, the last one.
int BingoCroupierDesk::claim() const {
    if (training() == nullptr || training()->claims().empty()) {
        return -1;
    }
    const std::vector<croupier::Claim>& all = training()->claims();
    if (place() >= 0 && place() < static_cast<int>(all.size())) {
        return place();
    }
    const auto next = std::ranges::find(all, false, &croupier::Claim::checked);
    return static_cast<int>(next == all.end() ? all.size() - 1
                                              : static_cast<std::size_t>(next - all.begin()));
}

const croupier::Claim* BingoCroupierDesk::claimSeen() const {
    return claim() < 0 ? nullptr : &training()->claims()[static_cast<std::size_t>(claim())];
}

QString BingoCroupierDesk::question() const {
    const croupier::Claim* seen = claimSeen();
    if (seen == nullptr) {
        return {};
    }
    const QString prize = BingoText::prizeInside(seen->kind);
    const QString who = crowdName(seen->member);
    //: %1 a player, %2 "the line", %3 a card's number
    return (seen->silent ? tr("The room shows %2 on card %3; %1 says nothing.") : tr("%1 calls %2: card %3."))
        .arg(who, prize)
        .arg(seen->card);
}

std::optional<bingo::Card> BingoCroupierDesk::cardSeen() const {
    const croupier::Claim* seen = claimSeen();
    return seen != nullptr && seen->card <= training()->state().book.size()
               ? std::optional(training()->state().book.card(seen->card))
               : std::nullopt;
}

int BingoCroupierDesk::card() const { return cardSeen() ? static_cast<int>(claimSeen()->card) : 0; }

QList<int> BingoCroupierDesk::cells() const {
    QList<int> list;
    if (const std::optional<bingo::Card> seen = cardSeen()) {
        for (int i = 0; i < m_settings->shape().cells(); ++i) {
            list.append(seen->cells[static_cast<std::size_t>(i)]);
        }
    }
    return list;
}

int BingoCroupierDesk::marked() const {
    std::uint32_t mask = 0;
    if (!isWatching()) {
        for (const int cell : kept()) {
            mask |= 1U << static_cast<unsigned>(cell);
        }
    } else if (const std::optional<bingo::Card> seen = cardSeen()) {
        const bingo::BallSet& drawn = training()->state().book.drawn();
        for (std::size_t i = 0; i < seen->cells.size(); ++i) {
            mask |= seen->cells[i] != 0 && drawn.has(seen->cells[i]) ? 1U << i : 0U;
        }
    }
    return static_cast<int>(mask);
}

QList<int> BingoCroupierDesk::places() const {
    QList<int> list;
    const QList<int> all = cells();
    for (int i = 0; i < all.size(); ++i) {
        if (all[i] > 0) {
            list.append(i);
        }
    }
    return list;
}

QString BingoCroupierDesk::placeName(int cell) const {
    const QList<int> all = cells();
    if (cell < 0 || cell >= all.size() || all[cell] == 0) {
        return {};
    }
    const QString number = BingoText::cell(static_cast<bingo::Ball>(all[cell]), *m_settings);
    return kept().contains(cell) ? tr("%1, marked").arg(number) : number;
}

void BingoCroupierDesk::chooseNextClaim(int step) {
    if (training() == nullptr) {
        return;
    }
    const std::vector<croupier::Claim>& all = training()->claims();
    const int count = static_cast<int>(all.size());
    for (int i = 1; i < count; ++i) {
        const int at = (claim() + step * i + i * count) % count;
        if (!all[static_cast<std::size_t>(at)].checked) {
            chooseClaim(at);
            return;
        }
    }
}

void BingoCroupierDesk::chooseClaim(int claim) {
    if (!isWorking() || isWatching() || training() == nullptr) {
        return;
    }
    const std::vector<croupier::Claim>& all = training()->claims();
    if (claim >= 0 && claim < static_cast<int>(all.size()) && !all[static_cast<std::size_t>(claim)].checked) {
        choose({}, {}, claim, -1);
    }
}

void BingoCroupierDesk::check(bool valid) {
    const croupier::Claim* seen = claimSeen();
    if (!isWorking()) {
        return;
    }
    if (seen == nullptr) {
        remind(tr("There is no card to check."));
    } else {
        perform(croupier::CheckCard{seen->card, seen->kind, valid});
    }
}

QVariantList BingoCroupierDesk::prizes() const {
    QVariantList list;
    if (m_table == nullptr) {
        return list;
    }
    for (const BingoPrizeListModel::Row& row : m_table->prizes()->rows()) {
        CroupierPrize prize;
        prize.name = row.name;
        prize.amount = row.isJackpot() || row.fixed ? amountText(Money{row.amount}) : QStringLiteral("?");
        prize.share = row.shareText;
        prize.condition = row.condition;
        prize.winners = row.wonText;
        prize.jackpot = row.isJackpot();
        prize.won = row.won;
        prize.reachable = row.reachable;
        list.append(QVariant::fromValue(prize));
    }
    return list;
}

QList<QString> BingoCroupierDesk::facts() const {
    QList<QString> list;
    if (training() == nullptr) {
        return list;
    }
    const bingo::State& state = training()->state();
    //: %1 a sum
    list.append(tr("%n card(s) sold at %1", nullptr, static_cast<int>(state.cardsSold()))
                    .arg(amountText(m_settings->cardPrice)));
    //: %1 "80 %", %2 a sum
    list.append(tr("%1 of %2 for prizes")
                    .arg(BingoText::share(m_settings->prizePercent), amountText(state.salesValue())));
    if (const Money carried = state.ledger.balance(state.carried); carried > Money{}) {
        //: %1 a sum
        list.append(tr("and %1 carried over").arg(amountText(carried)));
    }
    for (const auto& [jackpot, kind] : {std::pair(m_settings->bingoJackpot, bingo::PrizeKind::bingo_jackpot),
                                        std::pair(m_settings->lineJackpot, bingo::PrizeKind::line_jackpot)}) {
        if (jackpot) {
            //: %1 "4 %", %2 "the bingo jackpot"
            list.append(
                tr("%1 of that to %2").arg(BingoText::share(jackpot->percent), BingoText::prizeInside(kind)));
        }
    }
    const bool lines =
        m_settings->plays(bingo::PrizeKind::line) || m_settings->plays(bingo::PrizeKind::two_lines);
    if (lines && m_settings->variant != bingo::Variant::bingo90) { // B34, B68, B75
        //: %1 "rows, columns"
        list.append(tr("Lines: %1").arg(BingoText::directions(m_settings->lines)));
    }
    return list;
}

bool BingoCroupierDesk::isAnnouncing() const {
    const std::vector<croupier::BingoDueAction> due = dueActions();
    return std::ranges::any_of(due, [](const croupier::BingoDueAction& dueAction) {
        return std::holds_alternative<croupier::AnnouncePrizes>(dueAction.action);
    });
}

QList<QString> BingoCroupierDesk::fields() const {
    QList<QString> list;
    if (!m_settings) {
        return list;
    }
    list = {tr("Cards sold"), tr("All prizes")};
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        if (m_settings->prizes[i]) {
            list.append(BingoText::prize(static_cast<bingo::PrizeKind>(i)));
        }
    }
    return list;
}

bool BingoCroupierDesk::announcePrizes(const QList<QString>& texts) {
    if (!isWorking() || texts.size() != fields().size()) {
        return false;
    }
    const std::optional<std::uint32_t> cards = typedCount(texts[0]);
    const std::optional<Money> total = typedSum(texts[1]);
    if (!cards || !total) {
        return false;
    }
    croupier::AnnouncePrizes announced{*cards, *total};
    qsizetype at = 2;
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        if (m_settings->prizes[i]) {
            const std::optional<Money> prize = typedSum(texts[at++]);
            if (!prize) {
                return false;
            }
            announced.prizes[i] = *prize;
        }
    }
    perform(announced);
    return true;
}

std::optional<croupier::AnnounceAward> BingoCroupierDesk::awardDue() const {
    const std::vector<croupier::BingoDueAction> due = dueActions();
    const auto* award = due.empty() ? nullptr : std::get_if<croupier::AnnounceAward>(&due.front().action);
    return award != nullptr ? std::optional(*award) : std::nullopt;
}

bool BingoCroupierDesk::isAwarding() const { return awardDue().has_value(); }

QString BingoCroupierDesk::award() const {
    const std::optional<croupier::AnnounceAward> due = awardDue();
    if (!due) {
        return {};
    }
    QStringList who;
    Money prize = due->odd;
    std::vector<std::uint32_t> players;
    for (const bingo::CardNumber card : due->cards) {
        const std::uint32_t member = training()->state().ownerOf(card).member;
        //: %1 a card's number, %2 its player
        who.append(tr("card %1 of %2").arg(card).arg(crowdName(member)));
        if (std::ranges::find(players, member) == players.end()) {
            players.push_back(member);
            prize += due->share;
        }
    }
    //: %1 a prize, %2 a sum, %3 "card 12 of Rosa M."
    return tr("%1, %2: %3")
        .arg(BingoText::prize(due->kind), amountText(prize), who.join(QStringLiteral(", ")));
}

bool BingoCroupierDesk::announceAward(const QString& share, const QString& odd) {
    const std::optional<Money> part = typedSum(share);
    const std::optional<Money> left = odd.trimmed().isEmpty() ? std::optional(Money{}) : typedSum(odd);
    if (!isWorking() || !part || !left) {
        return false;
    }
    const std::optional<croupier::AnnounceAward> due = awardDue();
    if (!due) {
        remind(tr("There is no prize to announce yet."));
        return true;
    }
    perform(croupier::AnnounceAward{due->kind, due->cards, *part, *left});
    return true;
}

void BingoCroupierDesk::answerLate(bool sold) {
    if (!isWorking() || training() == nullptr) {
        return;
    }
    const std::uint32_t member = training()->lateBuyer() ? training()->lateBuyer()->member : 1;
    perform(croupier::AnswerLateBuyer{member, sold});
}

} // namespace mesaviva::app
