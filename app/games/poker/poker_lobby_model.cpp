// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_lobby_model.h"

#include "app/core/lobby/lobby_model.h"
#include "app/core/text/texts.h"
#include "engine/games/poker/settings.h"

#include <array>

namespace mesaviva::app {

namespace {

const QString kGroup = QStringLiteral("lobby");

static_assert(PokerLobbyModel::kLargestFactor == poker::kMaximumPerMinimum);

constexpr std::array<qint64, 6> kMinimums = {100, 200, 500, 1'000, 2'500, 5'000};

bool isPeriod(int seconds) {
    return seconds >= PokerLobbyModel::kShortestPeriod && seconds <= PokerLobbyModel::kLongestPeriod;
}

Duration timeBetweenCards(PokerLobbyModel::Pace pace) {
    switch (pace) {
    case PokerLobbyModel::Slow: return std::chrono::milliseconds(600);
    // The result stays for the time of thirteen cards at least: four seconds.
    case PokerLobbyModel::Brisk: return std::chrono::milliseconds(310);
    case PokerLobbyModel::Normal: break;
    }
    return std::chrono::milliseconds(400);
}

} // namespace

PokerLobbyModel::PokerLobbyModel(const QString& file, QObject* parent, const QString& below)
    : LobbyModel(file, parent, below) {
    carry(ChoiceReader(store(), kGroup), m_choices);
}

template <class File>
void PokerLobbyModel::carry(const File& file, Choices& c) {
    file.flag("individual", c.individual);
    file.oneOf("minimum", c.minimum, kMinimums);
    file.number("maximum_factor", c.maximumFactor, 1, kLargestFactor);
    file.number("pace", c.pace, Slow, Brisk);
    file.number("simulated_players", c.simulatedPlayers, 0, poker::kMostSeats - 1);
    file.number("own_seat", c.ownSeat, 0, poker::kMostSeats);
    file.number("betting_seconds", c.bettingSeconds, kShortestPeriod, kLongestPeriod);
    file.number("decision_seconds", c.decisionSeconds, kShortestPeriod, kLongestPeriod);
    file.number("extra_seconds", c.extraSeconds, kShortestPeriod, kLongestPeriod);
    file.flag("ace_high_straight", c.aceHighStraight);
    file.flag("void_all", c.voidAll);
    file.flag("burnt_unseen", c.burntUnseen);
    file.flag("folded_paid", c.foldedPaid);
    file.flag("bet_bounded", c.betBounded);
}

void PokerLobbyModel::save() {
    Choices choices = m_choices;
    carry(ChoiceWriter(store(), kGroup), choices);
}

void PokerLobbyModel::setIndividual(bool individual) { choose(m_choices.individual, individual, true); }

QVariantList PokerLobbyModel::minimumChoices() const { return choiceList(kMinimums); }
QStringList PokerLobbyModel::minimumTexts() const { return amountTexts(minimumChoices()); }

void PokerLobbyModel::setMinimum(qint64 cents) {
    choose(m_choices.minimum, cents, contains(kMinimums, cents));
}

QString PokerLobbyModel::minimumText() const { return amountText(Money{minimum()}); }

void PokerLobbyModel::setMaximumFactor(int factor) {
    choose(m_choices.maximumFactor, factor, factor >= 1 && factor <= largestFactor());
}

QString PokerLobbyModel::maximumText() const { return amountText(Money{maximum()}); }

void PokerLobbyModel::setPace(Pace pace) { choose(m_choices.pace, pace, pace >= Slow && pace <= Brisk); }

void PokerLobbyModel::setSimulatedPlayers(int count) {
    choose(m_choices.simulatedPlayers, count,
           !m_choices.individual && count >= 0 && count <= mostSimulatedPlayers());
}

int PokerLobbyModel::mostSimulatedPlayers() const { return poker::kMostSeats - 1; }

void PokerLobbyModel::setOwnSeat(int seat) {
    choose(m_choices.ownSeat, seat, seat >= 0 && seat <= poker::kMostSeats);
}

void PokerLobbyModel::setBettingSeconds(int seconds) {
    choose(m_choices.bettingSeconds, seconds, isPeriod(seconds));
}

void PokerLobbyModel::setDecisionSeconds(int seconds) {
    choose(m_choices.decisionSeconds, seconds, isPeriod(seconds));
}

void PokerLobbyModel::setExtraSeconds(int seconds) {
    choose(m_choices.extraSeconds, seconds, isPeriod(seconds));
}

void PokerLobbyModel::setAceHighStraight(bool straight) { choose(m_choices.aceHighStraight, straight, true); }

void PokerLobbyModel::setVoidAll(bool voidAll) { choose(m_choices.voidAll, voidAll, true); }

void PokerLobbyModel::setBurntUnseen(bool unseen) { choose(m_choices.burntUnseen, unseen, true); }

void PokerLobbyModel::setFoldedPaid(bool paid) { choose(m_choices.foldedPaid, paid, true); }

void PokerLobbyModel::setBetBounded(bool bounded) { choose(m_choices.betBounded, bounded, true); }

bool PokerLobbyModel::isUsualReadings() const {
    return m_choices.aceHighStraight && !m_choices.voidAll && !m_choices.burntUnseen &&
           !m_choices.foldedPaid && !m_choices.betBounded;
}

void PokerLobbyModel::resetToDefaults() { choose(m_choices, Choices{}, true); }

bool PokerLobbyModel::isQuick() const {
    Choices quick = m_choices;
    makeQuick(quick);
    return m_choices == quick;
}

void PokerLobbyModel::setQuick(bool quick) {
    const Choices usual;
    Choices choices = m_choices;
    if (quick) {
        makeQuick(choices);
    } else {
        choices.pace = usual.pace;
        choices.bettingSeconds = usual.bettingSeconds;
        choices.decisionSeconds = usual.decisionSeconds;
        choices.extraSeconds = usual.extraSeconds;
    }
    choose(m_choices, choices, true);
}

// P14, P21, P31: the house sets the periods.
void PokerLobbyModel::makeQuick(Choices& choices) {
    choices.pace = Brisk;
    choices.bettingSeconds = 8;
    choices.decisionSeconds = 10;
    choices.extraSeconds = kShortestPeriod;
}

poker::Settings PokerLobbyModel::tableSettings() const {
    poker::Settings settings;
    settings.individual = m_choices.individual;
    settings.seats = m_choices.individual ? 1 : poker::kMostSeats;
    settings.minimum = Money{minimum()};
    settings.maximum = Money{maximum()};
    settings.betting = std::chrono::seconds(m_choices.bettingSeconds);
    settings.decision = std::chrono::seconds(m_choices.decisionSeconds);
    settings.extra = std::chrono::seconds(m_choices.extraSeconds);
    settings.card = timeBetweenCards(m_choices.pace);
    settings.ranking.aceHighStraight = m_choices.aceHighStraight;
    settings.systemFailure =
        m_choices.voidAll ? poker::SystemFailureRule::void_all : poker::SystemFailureRule::settle_bets;
    settings.burntCard = m_choices.burntUnseen ? poker::BurntCard::face_down : poker::BurntCard::face_up;
    settings.foldedAntes = m_choices.foldedPaid ? poker::FoldedAntes::paid : poker::FoldedAntes::lost;
    settings.maximumBounds =
        m_choices.betBounded ? poker::MaximumBounds::ante_and_bet : poker::MaximumBounds::ante;
    return settings;
}

std::optional<BadSetting> PokerLobbyModel::badSetting() const {
    return poker::firstBadSetting(tableSettings());
}

QString PokerLobbyModel::brokenRule() const {
    const std::optional<BadSetting> bad = badSetting();
    return bad ? textOf(bad->rule) : QString();
}

} // namespace mesaviva::app
