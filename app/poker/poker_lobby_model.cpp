// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "poker/poker_lobby_model.h"

#include "poker/settings.h"
#include "words/amounts.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

namespace {

const QString kIndividual = QStringLiteral("lobby/individual");
const QString kMinimum = QStringLiteral("lobby/minimum");
const QString kMaximumFactor = QStringLiteral("lobby/maximum_factor");
const QString kPace = QStringLiteral("lobby/pace");
const QString kSimulatedPlayers = QStringLiteral("lobby/simulated_players");
const QString kOwnSeat = QStringLiteral("lobby/own_seat");
const QString kBettingSeconds = QStringLiteral("lobby/betting_seconds");
const QString kDecisionSeconds = QStringLiteral("lobby/decision_seconds");
const QString kExtraSeconds = QStringLiteral("lobby/extra_seconds");
const QString kAceHighStraight = QStringLiteral("lobby/ace_high_straight");
const QString kVoidAll = QStringLiteral("lobby/void_all");
const QString kWallet = QStringLiteral("wallet");

static_assert(PokerLobbyModel::kLargestFactor == poker::kMaximumPerMinimum);

constexpr std::array<qint64, 6> kMinimums = {100, 200, 500, 1'000, 2'500, 5'000};

bool isMinimum(qint64 cents) {
    return std::find(kMinimums.begin(), kMinimums.end(), cents) != kMinimums.end();
}

bool isPeriod(int seconds) {
    return seconds >= PokerLobbyModel::kShortestPeriod && seconds <= PokerLobbyModel::kLongestPeriod;
}

Duration timeBetweenCards(PokerLobbyModel::Pace pace) {
    switch (pace) {
    case PokerLobbyModel::Slow: return std::chrono::milliseconds(600);
    case PokerLobbyModel::Brisk: return std::chrono::milliseconds(250);
    case PokerLobbyModel::Normal: break;
    }
    return std::chrono::milliseconds(400);
}

} // namespace

PokerLobbyModel::PokerLobbyModel(const QString& file, QObject* parent)
    : QObject(parent),
      m_store(file),
      m_wallet(m_store.number(kWallet, 0, kLargestAmount.cents, poker::Settings{}.allowance.cents)) {
    load();
}

void PokerLobbyModel::load() {
    const Choices usual;
    const auto number = [this](const QString& key, int from, int to, int otherwise) {
        return static_cast<int>(m_store.number(key, from, to, otherwise));
    };
    const auto period = [&](const QString& key, int otherwise) {
        return number(key, kShortestPeriod, kLongestPeriod, otherwise);
    };
    m_choices.individual = m_store.flag(kIndividual, usual.individual);
    const qint64 minimum = m_store.number(kMinimum, kMinimums.front(), kMinimums.back(), usual.minimum);
    m_choices.minimum = isMinimum(minimum) ? minimum : usual.minimum;
    m_choices.maximumFactor = number(kMaximumFactor, 1, largestFactor(), usual.maximumFactor);
    m_choices.pace = static_cast<Pace>(number(kPace, Slow, Brisk, usual.pace));
    m_choices.simulatedPlayers = number(kSimulatedPlayers, 0, mostSimulatedPlayers(), usual.simulatedPlayers);
    m_choices.ownSeat = number(kOwnSeat, 0, poker::kMostSeats, usual.ownSeat);
    m_choices.bettingSeconds = period(kBettingSeconds, usual.bettingSeconds);
    m_choices.decisionSeconds = period(kDecisionSeconds, usual.decisionSeconds);
    m_choices.extraSeconds = period(kExtraSeconds, usual.extraSeconds);
    m_choices.aceHighStraight = m_store.flag(kAceHighStraight, usual.aceHighStraight);
    m_choices.voidAll = m_store.flag(kVoidAll, usual.voidAll);
}

void PokerLobbyModel::keep() {
    m_store.keepFlag(kIndividual, m_choices.individual);
    m_store.keepNumber(kMinimum, m_choices.minimum);
    m_store.keepNumber(kMaximumFactor, m_choices.maximumFactor);
    m_store.keepNumber(kPace, m_choices.pace);
    m_store.keepNumber(kSimulatedPlayers, m_choices.simulatedPlayers);
    m_store.keepNumber(kOwnSeat, m_choices.ownSeat);
    m_store.keepNumber(kBettingSeconds, m_choices.bettingSeconds);
    m_store.keepNumber(kDecisionSeconds, m_choices.decisionSeconds);
    m_store.keepNumber(kExtraSeconds, m_choices.extraSeconds);
    m_store.keepFlag(kAceHighStraight, m_choices.aceHighStraight);
    m_store.keepFlag(kVoidAll, m_choices.voidAll);
}

template <typename T>
void PokerLobbyModel::choose(T& member, T value, bool fits) {
    if (member == value || !fits) {
        return;
    }
    member = value;
    keep();
    emit choicesChanged();
    emit texts();
}

void PokerLobbyModel::setIndividual(bool individual) { choose(m_choices.individual, individual, true); }

QVariantList PokerLobbyModel::minimumChoices() const {
    QVariantList list;
    for (const qint64 cents : kMinimums) {
        list.append(cents);
    }
    return list;
}

QStringList PokerLobbyModel::minimumTexts() const {
    QStringList list;
    for (const qint64 cents : kMinimums) {
        list.append(amountText(Money{cents}));
    }
    return list;
}

void PokerLobbyModel::setMinimum(qint64 cents) { choose(m_choices.minimum, cents, isMinimum(cents)); }

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

void PokerLobbyModel::resetToDefaults() { choose(m_choices, Choices{}, true); }

void PokerLobbyModel::setWallet(qint64 cents) {
    if (cents == m_wallet || cents < 0 || cents > kLargestAmount.cents) {
        return;
    }
    m_wallet = cents;
    m_store.keepNumber(kWallet, cents);
    emit walletChanged();
    emit texts();
}

QString PokerLobbyModel::walletText() const { return amountText(Money{m_wallet}); }

qint64 PokerLobbyModel::allowance() const { return poker::Settings{}.allowance.cents; }

QString PokerLobbyModel::allowanceText() const { return amountText(Money{allowance()}); }

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
    return settings;
}

std::optional<poker::BadSetting> PokerLobbyModel::badSetting() const {
    return poker::firstBadSetting(tableSettings());
}

QString PokerLobbyModel::brokenRule() const {
    const std::optional<poker::BadSetting> bad = badSetting();
    if (!bad) {
        return {};
    }
    const std::string_view rule = bad->rule.text();
    return QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
}

} // namespace mesaviva::app
