// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_lobby_model.h"

#include "app/core/lobby/lobby_model.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/bingo_room.h"
#include "app/games/bingo/bingo_text.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/patterns.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace mesaviva::app {

using namespace bingo;

namespace {

const QString kVariant = QStringLiteral("bingo/variant");

constexpr std::array<qint64, 6> kPrices = {10, 20, 50, 100, 200, 500};
constexpr std::array kMaxCards = {6, 12, 24, 36, 48, 96, 200, 500};
constexpr std::array<qint64, 6> kJackpotBases = {0, 5'000, 10'000, 50'000, 100'000, 500'000};
// There is no draw with a single player (B20).
constexpr std::array kCrowds = {0, 2, 10, 30, 100, 500, 5'000, 20'000};
constexpr int kAllCells75 = (1 << 25) - 1;

} // namespace

BingoLobbyModel::BingoLobbyModel(const QString& file, QObject* parent, const QString& below)
    : LobbyModel(file, parent, below) {
    const auto balls = store().number(kVariant, 30, 90, 90);
    for (const Variant each : kAllVariants) {
        m_variant = ballsOf(each) == balls ? each : m_variant;
        Choices& choices = m_choices[static_cast<std::size_t>(each)];
        choices = usual(each);
        carry(ChoiceReader(store(), group(each)), choices, ballsOf(each));
    }
}

BingoLobbyModel::Choices BingoLobbyModel::usual(Variant variant) {
    Choices choices;
    choices.vertical = true;
    choices.diagonal = true;
    switch (variant) {
    case Variant::bingo90: break;
    case Variant::bingo80: choices.jackpotBalls = 40; break;
    case Variant::bingo75: break;
    case Variant::bingo30:
        choices.maxCards = 12;
        choices.drawSeconds = 2;
        choices.jackpotBalls = 15;
        break;
    }
    return choices;
}

QString BingoLobbyModel::group(Variant variant) { return QStringLiteral("bingo/%1").arg(ballsOf(variant)); }

template <class File>
void BingoLobbyModel::carry(const File& file, Choices& c, int balls) {
    file.oneOf("price", c.price, kPrices);
    file.oneOf("max_cards", c.maxCards, kMaxCards);
    file.number("sale_seconds", c.saleSeconds, kShortestSale, kLongestSale);
    file.number("draw_seconds", c.drawSeconds, 1, kLongestDraw);
    file.number("prize_percent", c.prizePercent, kLeastPrizePercent, kMostPrizePercent);
    file.flag("line", c.line);
    file.flag("two_lines", c.twoLines);
    file.flag("four_corners", c.fourCorners);
    file.flag("column", c.column);
    file.flag("horizontal", c.horizontal);
    file.flag("vertical", c.vertical);
    file.flag("diagonal", c.diagonal);
    c.horizontal = c.horizontal || (!c.vertical && !c.diagonal);
    file.number("pattern", c.pattern, 0, static_cast<qint64>(patterns().size()) + 1);
    file.number("own_pattern", c.ownPattern, 1, kAllCells75);
    file.flag("free_centre", c.freeCentre);
    file.flag("symbols", c.symbols);
    file.flag("bingo_jackpot", c.bingoJackpot);
    file.flag("line_jackpot", c.lineJackpot);
    file.number("jackpot_percent", c.jackpotPercent, 1, kMostJackpotPercent);
    file.oneOf("jackpot_base", c.jackpotBase, kJackpotBases);
    file.number("jackpot_balls", c.jackpotBalls, 1, balls);
    file.oneOf("crowd", c.crowd, kCrowds);
}

void BingoLobbyModel::save() {
    store().storeNumber(kVariant, variant());
    Choices choices = m_choices[static_cast<std::size_t>(m_variant)];
    carry(ChoiceWriter(store(), group(m_variant)), choices, variant());
}

template <typename T>
void BingoLobbyModel::choose(T Choices::*member, T value, bool fits) {
    LobbyModel::choose(m_choices[static_cast<std::size_t>(m_variant)].*member, value, fits);
}

// I-B83: bingo 30 has at most one prize besides bingo; a new one replaces it.
void BingoLobbyModel::choosePrize(bool Choices::*member, bool on, bool fits) {
    if (m_variant == Variant::bingo30 && on && fits) {
        Choices& c = m_choices[static_cast<std::size_t>(m_variant)];
        for (bool Choices::*other : {&Choices::line, &Choices::fourCorners, &Choices::column}) {
            c.*other = other == member && c.*other;
        }
    }
    choose(member, on, fits);
}

void BingoLobbyModel::chooseDirection(bool Choices::*member, bool on) {
    const Choices& c = choices();
    const int others = int{c.horizontal} + int{c.vertical} + int{c.diagonal} - int{c.*member};
    choose(member, on, areDirectionsOffered() && (on || others > 0));
}

void BingoLobbyModel::setVariant(int balls) {
    for (const Variant each : kAllVariants) {
        if (ballsOf(each) == balls && each != m_variant) {
            m_variant = each;
            saveAndNotify();
            return;
        }
    }
}

QVariantList BingoLobbyModel::variantChoices() const {
    QVariantList list;
    for (const Variant each : kAllVariants) {
        list.append(ballsOf(each));
    }
    return list;
}

QStringList BingoLobbyModel::variantTexts() const {
    QStringList list;
    for (const Variant each : kAllVariants) {
        list.append(BingoText::variant(each));
    }
    return list;
}

void BingoLobbyModel::setPrice(qint64 cents) { choose(&Choices::price, cents, contains(kPrices, cents)); }
QVariantList BingoLobbyModel::priceChoices() const { return choiceList(kPrices); }
QStringList BingoLobbyModel::priceTexts() const { return amountTexts(priceChoices()); }

void BingoLobbyModel::setMaxCards(int cards) {
    choose(&Choices::maxCards, cards, contains(kMaxCards, cards));
}
QVariantList BingoLobbyModel::maxCardsChoices() const { return choiceList(kMaxCards); }

void BingoLobbyModel::setSaleSeconds(int seconds) {
    choose(&Choices::saleSeconds, seconds, seconds >= kShortestSale && seconds <= kLongestSale);
}

void BingoLobbyModel::setDrawSeconds(int seconds) {
    choose(&Choices::drawSeconds, seconds, seconds >= 1 && seconds <= kLongestDraw);
}

void BingoLobbyModel::setPrizePercent(int percent) {
    choose(&Choices::prizePercent, percent, percent >= kLeastPrizePercent && percent <= kMostPrizePercent);
}

void BingoLobbyModel::setLine(bool on) { choosePrize(&Choices::line, on, isLineOffered()); }
bool BingoLobbyModel::isLineOffered() const {
    return m_variant == Variant::bingo75 || m_variant == Variant::bingo30;
}
void BingoLobbyModel::setTwoLines(bool on) { choose(&Choices::twoLines, on, isTwoLinesOffered()); }
bool BingoLobbyModel::isTwoLinesOffered() const { return m_variant != Variant::bingo30; }
void BingoLobbyModel::setFourCorners(bool on) { choosePrize(&Choices::fourCorners, on, true); }
void BingoLobbyModel::setColumn(bool on) { choosePrize(&Choices::column, on, isColumnOffered()); }
bool BingoLobbyModel::isColumnOffered() const { return m_variant == Variant::bingo30; }

void BingoLobbyModel::setHorizontal(bool on) { chooseDirection(&Choices::horizontal, on); }
void BingoLobbyModel::setVertical(bool on) { chooseDirection(&Choices::vertical, on); }
void BingoLobbyModel::setDiagonal(bool on) { chooseDirection(&Choices::diagonal, on); }
bool BingoLobbyModel::areDirectionsOffered() const { return m_variant != Variant::bingo90; }

int BingoLobbyModel::pattern() const { return isPatternOffered() ? choices().pattern : 0; }
void BingoLobbyModel::setPattern(int index) {
    choose(&Choices::pattern, index, isPatternOffered() && index >= 0 && index <= ownPatternIndex());
}

QStringList BingoLobbyModel::patternTexts() const {
    QStringList list = {tr("Full card")};
    for (const Pattern& each : patterns()) {
        list.append(bingo_names::pattern(each.key));
    }
    list.append(tr("Custom pattern"));
    return list;
}

QVariantList BingoLobbyModel::patternMasks() const {
    QVariantList list = {0};
    for (const Pattern& each : patterns()) {
        list.append(static_cast<int>(each.cells));
    }
    list.append(ownPattern());
    return list;
}

bool BingoLobbyModel::isPatternOffered() const { return m_variant == Variant::bingo75; }

void BingoLobbyModel::setOwnPattern(int mask) {
    choose(&Choices::ownPattern, mask, isPatternOffered() && mask > 0 && mask <= kAllCells75);
}

int BingoLobbyModel::ownPatternIndex() const { return static_cast<int>(patterns().size()) + 1; }
int BingoLobbyModel::patternMask() const { return patternMasks().value(pattern()).toInt(); }
void BingoLobbyModel::setFreeCentre(bool on) { choose(&Choices::freeCentre, on, isPatternOffered()); }
void BingoLobbyModel::setSymbols(bool on) { choose(&Choices::symbols, on, areSymbolsOffered()); }
bool BingoLobbyModel::areSymbolsOffered() const { return m_variant == Variant::bingo30; }

void BingoLobbyModel::setBingoJackpot(bool on) { choose(&Choices::bingoJackpot, on, true); }
void BingoLobbyModel::setLineJackpot(bool on) { choose(&Choices::lineJackpot, on, isLineJackpotOffered()); }

void BingoLobbyModel::setJackpotPercent(int percent) {
    choose(&Choices::jackpotPercent, percent, percent >= 1 && percent <= kMostJackpotPercent);
}

void BingoLobbyModel::setJackpotBase(qint64 cents) {
    choose(&Choices::jackpotBase, cents, contains(kJackpotBases, cents));
}

QVariantList BingoLobbyModel::jackpotBaseChoices() const { return choiceList(kJackpotBases); }
QStringList BingoLobbyModel::jackpotBaseTexts() const { return amountTexts(jackpotBaseChoices()); }

int BingoLobbyModel::jackpotBalls() const { return std::max(choices().jackpotBalls, leastJackpotBalls()); }

void BingoLobbyModel::setJackpotBalls(int balls) {
    choose(&Choices::jackpotBalls, balls, balls >= leastJackpotBalls() && balls <= mostJackpotBalls());
}

int BingoLobbyModel::leastJackpotBalls() const { return numbersNeeded(PrizeKind::bingo, cardSettings()); }

void BingoLobbyModel::setCrowd(int members) { choose(&Choices::crowd, members, contains(kCrowds, members)); }
QVariantList BingoLobbyModel::crowdChoices() const { return choiceList(kCrowds); }

QStringList BingoLobbyModel::shares() const { return BingoText::shares(roomSettings()); }
QStringList BingoLobbyModel::houseRules() const { return BingoText::houseRules(roomSettings()); }

void BingoLobbyModel::resetToDefaults() {
    if (!isUsual()) {
        m_choices[static_cast<std::size_t>(m_variant)] = usual(m_variant);
        saveAndNotify();
    }
}

// B16, B22: the house sets the periods.
bool BingoLobbyModel::isQuick() const { return saleSeconds() == kShortestSale && drawSeconds() == 1; }

void BingoLobbyModel::setQuick(bool quick) {
    const Choices usualOnes = usual(m_variant);
    Choices& present = m_choices[static_cast<std::size_t>(m_variant)];
    Choices changed = present;
    changed.saleSeconds = quick ? kShortestSale : usualOnes.saleSeconds;
    changed.drawSeconds = quick ? 1 : usualOnes.drawSeconds;
    if (present != changed) {
        present = changed;
        saveAndNotify();
    }
}

// The settings of the cards and their combinations.
Settings BingoLobbyModel::cardSettings() const {
    Settings settings(m_variant);
    if (areDirectionsOffered()) {
        settings.lines = {isHorizontal(), isVertical(), isDiagonal()};
    }
    if (const int mask = patternMask(); mask != 0) {
        settings.pattern = static_cast<CellMask>(mask);
    }
    settings.freeCentre = !isPatternOffered() || hasFreeCentre();
    settings.symbols = isSymbols();
    return settings;
}

Settings BingoLobbyModel::roomSettings() const {
    Settings settings = cardSettings();
    settings.cardPrice = Money{price()};
    settings.maxCards = maxCards();
    settings.sale = std::chrono::seconds(saleSeconds());
    settings.draw = std::chrono::seconds(drawSeconds());
    settings.prizePercent = BasisPoints{prizePercent()} * 100;
    const auto play = [&](PrizeKind kind, bool on) {
        settings.prizes[indexOf(kind)] = on ? std::optional<BasisPoints>(0) : std::nullopt;
    };
    play(PrizeKind::line, hasLine());
    play(PrizeKind::column, hasColumn());
    play(PrizeKind::four_corners, hasFourCorners());
    play(PrizeKind::two_lines, hasTwoLines());
    play(PrizeKind::bingo, true);
    sharePrizes(settings);
    const BasisPoints percent = BasisPoints{jackpotPercent()} * 100;
    const BasisPoints each = hasBingoJackpot() && hasLineJackpot() ? percent / 2 : percent;
    if (hasBingoJackpot()) {
        settings.bingoJackpot = Jackpot{each, Money{jackpotBase()}, jackpotBalls(), {}};
    }
    if (hasLineJackpot()) {
        const int least = numbersNeeded(PrizeKind::line, settings);
        settings.lineJackpot = Jackpot{each, Money{jackpotBase()}, std::max(least, jackpotBalls() / 3), {}};
    }
    return settings;
}

QString BingoLobbyModel::brokenRule() const {
    const std::optional<BadSetting> bad = firstBadSetting(roomSettings());
    return bad ? textOf(bad->rule) : QString();
}

QString BingoLobbyModel::brokenText() const {
    const Settings settings = roomSettings();
    if (!firstBadSetting(settings)) {
        return {};
    }
    return paysInOrder(settings)
               ? tr("This room isn't possible.")
               : tr("Bingo must be the hardest prize: a larger pattern, or no other prize.");
}

QString BingoLobbyModel::ruleOf(std::string_view setting) const {
    return firstOf(rulesOfSetting(roomSettings(), setting));
}

QString BingoLobbyModel::lineDetail() const {
    return m_variant == Variant::bingo75 ? tr("With bingo on the full card there is a line or four corners.")
                                         : tr("All numbers of a line.");
}

QString BingoLobbyModel::fourCornersDetail() const {
    return m_variant == Variant::bingo90 ? tr("The outer numbers of the top and the bottom row.")
                                         : tr("The four boxes at the corners of the card.");
}

bool BingoLobbyModel::isExtraPrizeSingle() const { return m_variant == Variant::bingo30; }

} // namespace mesaviva::app
