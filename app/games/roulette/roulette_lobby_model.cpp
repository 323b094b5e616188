// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_lobby_model.h"

#include "app/core/lobby/lobby_model.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_rule_text.h"
#include "app/games/roulette/roulette_text.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

namespace {

const QString kRuleSet = QStringLiteral("roulette/rules");

// The names of the regulations, in the order of RuleSet.
QStringList ruleSetNames() {
    QStringList names;
    for (const roulette::RuleSet rules : roulette::kAllRuleSets) {
        names.append(textOf(name(rules)));
    }
    return names;
}
const QStringList kRuleSets = ruleSetNames();

constexpr std::array<qint64, 6> kMinimums = {50, 100, 200, 500, 1'000, 2'500};
// The values offered for the smallest even-chance stake and for a value-less chip, in minima.
constexpr std::array kEvenFactors = {1, 2, 5, 10, 20};
constexpr std::array kChipFactors = {1, 2, 5, 10};

static_assert(RouletteLobbyModel::kMostSimulated == static_cast<int>(roulette::kColours) - 1);

QStringList ofAllRuleSets(QString RouletteNames::RulesText::*part) {
    QStringList list;
    for (const roulette::RuleSet rules : roulette::kAllRuleSets) {
        list.append(RouletteNames::rulesText(rules).*part);
    }
    return list;
}

} // namespace

RouletteLobbyModel::RouletteLobbyModel(const QString& file, QObject* parent, const QString& below)
    : LobbyModel(file, parent, below) {
    m_ruleSet = static_cast<roulette::RuleSet>(
        kRuleSets.indexOf(store().word(kRuleSet, kRuleSets, kRuleSets.first())));
    for (const roulette::RuleSet each : roulette::kAllRuleSets) {
        Choices& choices = m_choices[static_cast<std::size_t>(each)];
        choices = usual(each);
        carry(ChoiceReader(store(), group(each)), choices);
    }
}

const roulette::Regulation& RouletteLobbyModel::regulation() const {
    return roulette::regulationOf(m_ruleSet);
}

// Formats an amount for the chosen table.
QString RouletteLobbyModel::written(Money amount) const {
    const AmountsAt there(placeOfRules(std::string(regulation().name)));
    return amountText(amount);
}
QStringList RouletteLobbyModel::written(const QVariantList& amounts) const {
    const AmountsAt there(placeOfRules(std::string(regulation().name)));
    return amountTexts(amounts);
}

QString RouletteLobbyModel::ruleOf(std::string_view setting) const {
    return firstOf(rulesOfSetting(tableSettings(), setting));
}

QString RouletteLobbyModel::wheelRule() const {
    return isPocketsOffered() ? ruleOf("pockets") : firstOf(regulation().wheel.usualOrder.rules);
}

QString RouletteLobbyModel::playersRule() const { return ruleOf("individual"); }
QString RouletteLobbyModel::limitsRule() const { return ruleOf("minimum"); }
QString RouletteLobbyModel::closingRule() const { return ruleOf("closing"); }
QString RouletteLobbyModel::periodRule() const { return ruleOf("betting_seconds"); }
QString RouletteLobbyModel::spinRule() const { return ruleOf("spin_seconds"); }
QString RouletteLobbyModel::chipsRule() const { return ruleOf("chips"); }
QString RouletteLobbyModel::paymentRule() const { return ruleOf("payment_order"); }

QString RouletteLobbyModel::freeRules() const {
    const roulette::SessionTerms& sessions = regulation().sessions;
    QStringList rules;
    if (!sessions.admitted.empty()) {
        for (const RuleId rule : roulette::with(sessions.admitted, sessions.allowance)) {
            rules.append(textOf(rule));
        }
    }
    return rules.join(QStringLiteral(", "));
}

RouletteLobbyModel::Choices RouletteLobbyModel::usual(roulette::RuleSet ruleSet) {
    Choices choices;
    const roulette::Settings settings(ruleSet);
    choices.frenchOrder = settings.order == roulette::NumberOrder::french;
    choices.onSlowdown = settings.closing == roulette::Closing::on_slowdown;
    return choices;
}

template <class File>
void RouletteLobbyModel::carry(const File& file, Choices& c) {
    file.flag("individual", c.individual);
    bool doubleZero = c.pockets == 38;
    file.flag("double_zero", doubleZero);
    c.pockets = doubleZero ? 38 : 37;
    file.flag("french_order", c.frenchOrder);
    file.flag("double_layout", c.doubleLayout);
    file.oneOf("minimum", c.minimum, kMinimums);
    file.oneOf("even_factor", c.evenFactor, kEvenFactors);
    file.number("maximum_factor", c.maximumFactor, 1, kLargestFactor);
    file.flag("on_slowdown", c.onSlowdown);
    file.flag("double_dozen", c.doubleDozen);
    file.flag("double_column", c.doubleColumn);
    file.flag("player_maximum", c.playerMaximum);
    file.flag("series_shortcut", c.seriesShortcut);
    file.number("series_maximum", c.seriesMaximum, 10, roulette::kMostSeriesMinima);
    c.seriesMaximum = c.seriesMaximum / 10 * 10;
    file.flag("series_in_tens", c.seriesInTens);
    file.number("chips", c.chips, ColourChips, CashChips);
    file.oneOf("chip_factor", c.chipFactor, kChipFactors);
    file.flag("paid_by_chance", c.paidByChance);
    file.number("simulated_players", c.simulatedPlayers, 0, kMostSimulated);
    file.number("betting_seconds", c.bettingSeconds, kShortestPeriod, kLongestPeriod);
    file.number("spin_seconds", c.spinSeconds, kShortestSpin, kLongestSpin);
}

void RouletteLobbyModel::save() {
    store().storeWord(kRuleSet, kRuleSets[ruleSet()]);
    Choices saved = choices();
    carry(ChoiceWriter(store(), group(m_ruleSet)), saved);
}

QString RouletteLobbyModel::group(roulette::RuleSet ruleSet) {
    return QStringLiteral("roulette/%1").arg(kRuleSets[static_cast<int>(ruleSet)]);
}

template <typename T>
void RouletteLobbyModel::choose(T Choices::*member, T value, bool fits) {
    LobbyModel::choose(choices().*member, value, fits);
}

void RouletteLobbyModel::setRuleSet(int ruleSet) {
    if (ruleSet != this->ruleSet() && ruleSet >= 0 && ruleSet < kRuleSets.size()) {
        m_ruleSet = static_cast<roulette::RuleSet>(ruleSet);
        saveAndNotify();
    }
}

QStringList RouletteLobbyModel::ruleSetTexts() { return ofAllRuleSets(&RouletteNames::RulesText::name); }
QStringList RouletteLobbyModel::ruleSetTitles() { return ofAllRuleSets(&RouletteNames::RulesText::title); }
QStringList RouletteLobbyModel::ruleSetDetails() { return ofAllRuleSets(&RouletteNames::RulesText::detail); }
QStringList RouletteLobbyModel::ruleSetIcons() { return ofAllRuleSets(&RouletteNames::RulesText::icon); }

void RouletteLobbyModel::setIndividual(bool individual) {
    choose(&Choices::individual, individual, isIndividualOffered());
}

void RouletteLobbyModel::setPockets(int pockets) {
    choose(&Choices::pockets, pockets, isPocketsOffered() && (pockets == 37 || pockets == 38));
}

void RouletteLobbyModel::setFrenchOrder(bool french) {
    choose(&Choices::frenchOrder, french, isOrderOffered());
}

void RouletteLobbyModel::setDoubleLayout(bool twoLayouts) {
    choose(&Choices::doubleLayout, twoLayouts, isDoubleLayoutOffered());
}

QVariantList RouletteLobbyModel::minimumChoices() const { return choiceList(kMinimums); }
QStringList RouletteLobbyModel::minimumTexts() const { return written(minimumChoices()); }
void RouletteLobbyModel::setMinimum(qint64 cents) {
    choose(&Choices::minimum, cents, contains(kMinimums, cents));
}
QString RouletteLobbyModel::minimumText() const { return written(Money{minimum()}); }

void RouletteLobbyModel::setEvenMinimum(qint64 cents) {
    const auto factor = static_cast<int>(cents / minimum());
    choose(&Choices::evenFactor, factor, cents % minimum() == 0 && contains(kEvenFactors, factor));
}
QVariantList RouletteLobbyModel::evenMinimumChoices() const { return choiceList(kEvenFactors, minimum()); }
QStringList RouletteLobbyModel::evenMinimumTexts() const { return written(evenMinimumChoices()); }
QStringList RouletteLobbyModel::limits() const {
    const AmountsAt there(placeOfRules(std::string(regulation().name)));
    return RouletteRuleText::limits(tableSettings());
}

void RouletteLobbyModel::setMaximumFactor(int factor) {
    choose(&Choices::maximumFactor, factor, isMaximumOffered() && factor >= 1 && factor <= kLargestFactor);
}

QString RouletteLobbyModel::maximumText() const {
    return written(tableSettings().maximumOf(roulette::ChanceKind::straight));
}

bool RouletteLobbyModel::closesOnSlowdown() const {
    return isClosingOffered() ? choices().onSlowdown
                              : regulation().course.usualClosing.value == roulette::Closing::on_slowdown;
}

void RouletteLobbyModel::setClosesOnSlowdown(bool onSlowdown) {
    choose(&Choices::onSlowdown, onSlowdown, isClosingOffered());
}

bool RouletteLobbyModel::isDoubleDozen() const {
    return areDoublesOffered() ? choices().doubleDozen
                               : regulation()[roulette::ChanceKind::double_dozen].known.value;
}
void RouletteLobbyModel::setDoubleDozen(bool on) { choose(&Choices::doubleDozen, on, areDoublesOffered()); }

bool RouletteLobbyModel::isDoubleColumn() const {
    return areDoublesOffered() ? choices().doubleColumn
                               : regulation()[roulette::ChanceKind::double_column].known.value;
}
void RouletteLobbyModel::setDoubleColumn(bool on) { choose(&Choices::doubleColumn, on, areDoublesOffered()); }

void RouletteLobbyModel::setPlayerMaximum(bool on) {
    choose(&Choices::playerMaximum, on, isPlayerMaximumOffered());
}

QString RouletteLobbyModel::playerMaximumText() const {
    return written(Money{minimum() * kPlayerMaximumFactor});
}

void RouletteLobbyModel::setSeriesShortcut(bool on) {
    choose(&Choices::seriesShortcut, on, isSeriesShortcutOffered());
}

void RouletteLobbyModel::setSeriesMaximum(int minima) {
    choose(&Choices::seriesMaximum, minima,
           isSeriesMaximumOffered() && minima >= 10 && minima <= roulette::kMostSeriesMinima &&
               minima % 10 == 0);
}

QString RouletteLobbyModel::seriesMaximumText() const { return written(tableSettings().groupMaximum()); }

void RouletteLobbyModel::setSeriesInTens(bool inTens) {
    choose(&Choices::seriesInTens, inTens, isSeriesMaximumOffered());
}

void RouletteLobbyModel::setChips(ChipKind chips) {
    choose(&Choices::chips, chips, areChipsOffered() && chips >= ColourChips && chips <= CashChips);
}

void RouletteLobbyModel::setChipValue(qint64 cents) {
    const auto factor = static_cast<int>(cents / minimum());
    choose(&Choices::chipFactor, factor,
           isChipValueOffered() && cents % minimum() == 0 && contains(kChipFactors, factor));
}
QVariantList RouletteLobbyModel::chipValueChoices() const { return choiceList(kChipFactors, minimum()); }
QStringList RouletteLobbyModel::chipValueTexts() const { return written(chipValueChoices()); }

void RouletteLobbyModel::setPaidByChance(bool byChance) { choose(&Choices::paidByChance, byChance, true); }

void RouletteLobbyModel::setSimulatedPlayers(int count) {
    choose(&Choices::simulatedPlayers, count, !isIndividual() && count >= 0 && count <= kMostSimulated);
}

void RouletteLobbyModel::setBettingSeconds(int seconds) {
    choose(&Choices::bettingSeconds, seconds, seconds >= kShortestPeriod && seconds <= kLongestPeriod);
}

void RouletteLobbyModel::setSpinSeconds(int seconds) {
    choose(&Choices::spinSeconds, seconds, seconds >= kShortestSpin && seconds <= kLongestSpin);
}

bool RouletteLobbyModel::isUsual() const { return choices() == usual(m_ruleSet); }

void RouletteLobbyModel::resetToDefaults() {
    if (!isUsual()) {
        choices() = usual(m_ruleSet);
        saveAndNotify();
    }
}

namespace {

// O14: the house sets the periods.
constexpr int kQuickBetting = 8;

} // namespace

bool RouletteLobbyModel::isQuick() const {
    return bettingSeconds() == kQuickBetting && spinSeconds() == kShortestSpin;
}

void RouletteLobbyModel::setQuick(bool quick) {
    const Choices usualOnes = usual(m_ruleSet);
    Choices changed = choices();
    changed.bettingSeconds = quick ? kQuickBetting : usualOnes.bettingSeconds;
    changed.spinSeconds = quick ? kShortestSpin : usualOnes.spinSeconds;
    if (choices() != changed) {
        choices() = changed;
        saveAndNotify();
    }
}

roulette::Settings RouletteLobbyModel::tableSettings() const {
    roulette::Settings settings(m_ruleSet);
    settings.individual = isIndividual();
    settings.pockets = pockets();
    settings.order = isFrenchOrder() ? roulette::NumberOrder::french : roulette::NumberOrder::american;
    settings.doubleLayout = isDoubleLayout();
    settings.setMinimum(Money{minimum()});
    for (std::size_t kind = 0; kind < roulette::kChanceKinds; ++kind) {
        if (roulette::isEvenChance(static_cast<roulette::ChanceKind>(kind))) {
            settings.minimum[kind] = Money{evenMinimum()};
        }
    }
    if (isMaximumOffered()) {
        // Every chance's minimum must be below the common maximum.
        settings.maximum = Money{std::max(minimum() * maximumFactor(), evenMinimum())};
    }
    settings.closing = closesOnSlowdown() ? roulette::Closing::on_slowdown : roulette::Closing::before_launch;
    settings.doubleDozen = isDoubleDozen();
    settings.doubleColumn = isDoubleColumn();
    if (hasPlayerMaximum()) {
        settings.playerMaximum = Money{minimum() * kPlayerMaximumFactor};
    }
    settings.seriesShortcut = isSeriesShortcut();
    settings.seriesMaximum = seriesMaximum();
    settings.seriesMultiples =
        isSeriesInTens() ? roulette::SeriesMultiples::stakes : roulette::SeriesMultiples::house_maximum;
    settings.chips = static_cast<roulette::Chips>(chips());
    settings.payment =
        isPaidByChance() ? roulette::PaymentOrder::by_chance : roulette::PaymentOrder::by_player;
    settings.betting = std::chrono::seconds(bettingSeconds());
    settings.spin = std::chrono::seconds(spinSeconds());
    return settings;
}

QString RouletteLobbyModel::brokenRule() const {
    const std::optional<BadSetting> bad = roulette::firstBadSetting(tableSettings());
    return bad ? textOf(bad->rule) : QString();
}

} // namespace mesaviva::app
