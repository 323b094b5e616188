// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/settings/app_settings.h"

#include "engine/base/printable.h"

#include <QLocale>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace mesaviva::app {

namespace {

const QString kLanguage = QStringLiteral("language");
const QString kOwnName = QStringLiteral("own_name");
const QString kCardLetters = QStringLiteral("card_letters");
const QString kAmountUnit = QStringLiteral("amounts");
const QString kPatacasInMacau = QStringLiteral("patacas_in_macau");
const QString kFourColourSuits = QStringLiteral("four_colour_suits");
const QString kReducedMotion = QStringLiteral("reduced_motion");
const QString kRuleNumbers = QStringLiteral("rule_numbers");
const QString kDragChips = QStringLiteral("drag_chips");
const QString kMuted = QStringLiteral("muted");
const QString kVoiceVolume = QStringLiteral("voice_volume");
const QString kSoundVolume = QStringLiteral("sound_volume");
const QString kReminderMinutes = QStringLiteral("reminder/minutes");
const QString kReminderLoss = QStringLiteral("reminder/loss");
const QString kTextPercent = QStringLiteral("text_percent");
const QString kWindowWidth = QStringLiteral("window/width");
const QString kWindowHeight = QStringLiteral("window/height");
const QString kWindowMaximized = QStringLiteral("window/maximized");

const QStringList kLanguages = {QStringLiteral("pt"), QStringLiteral("en")};
const QStringList kLetters = {QStringLiteral("language"), QStringLiteral("pt"), QStringLiteral("en")};
const QStringList kNumberPlaces = {QStringLiteral("desks"), QStringLiteral("always"),
                                   QStringLiteral("never")};
const QStringList kUnits = {QStringLiteral("points"), QStringLiteral("euros")};

constexpr std::array kTextPercents = {100, 115, 130};
constexpr std::size_t kLongestOwnName = 64;
constexpr int kLongestReminder = 24 * 60;
constexpr int kLoudest = 100;
constexpr int kUsualVoice = 90;
constexpr int kUsualSound = 60;
constexpr int kUsualWidth = 1280;
constexpr int kUsualHeight = 800;
constexpr int kLargestLength = 16384;
// Unknown before the window is shown; no usual title bar is higher.
constexpr int kTitleBar = 48;

bool isTextPercent(int percent) {
    return std::find(kTextPercents.begin(), kTextPercents.end(), percent) != kTextPercents.end();
}

int storedTextPercent(const SettingsStore& store) {
    const auto percent = static_cast<int>(store.number(kTextPercent, 0, 200, 100));
    return isTextPercent(percent) ? percent : 100;
}

QString storedOwnName(const SettingsStore& store) {
    const QString name = store.text(kOwnName).trimmed();
    return AppSettings::isName(name) ? name : QString();
}

} // namespace

const QString AppSettings::kOfLanguage = QStringLiteral("language");

AppSettings::AppSettings(const QString& file, QObject* parent)
    : QObject(parent),
      m_store(file),
      m_language(m_store.word(kLanguage, kLanguages, firstLanguage(QLocale::system().uiLanguages()))),
      m_ownName(storedOwnName(m_store)),
      m_cardLetters(m_store.word(kCardLetters, kLetters, kOfLanguage)),
      m_amountUnit(m_store.word(kAmountUnit, kUnits, kUnits.first())),
      m_patacasInMacau(m_store.flag(kPatacasInMacau, false)),
      m_fourColourSuits(m_store.flag(kFourColourSuits, false)),
      m_reducedMotion(m_store.flag(kReducedMotion, false)),
      m_ruleNumbers(m_store.word(kRuleNumbers, kNumberPlaces, kNumberPlaces.first())),
      m_dragChips(m_store.flag(kDragChips, true)),
      m_muted(m_store.flag(kMuted, false)),
      m_voiceVolume(static_cast<int>(m_store.number(kVoiceVolume, 0, kLoudest, kUsualVoice))),
      m_soundVolume(static_cast<int>(m_store.number(kSoundVolume, 0, kLoudest, kUsualSound))),
      m_reminderMinutes(static_cast<int>(m_store.number(kReminderMinutes, 0, kLongestReminder, 0))),
      m_reminderLoss(m_store.number(kReminderLoss, 0, kLargestAmount.cents, 0)),
      m_textPercent(storedTextPercent(m_store)),
      m_windowWidth(
          static_cast<int>(m_store.number(kWindowWidth, kSmallestWidth, kLargestLength, kUsualWidth))),
      m_windowHeight(
          static_cast<int>(m_store.number(kWindowHeight, kSmallestHeight, kLargestLength, kUsualHeight))),
      m_windowMaximized(m_store.flag(kWindowMaximized, false)) {}

QString AppSettings::firstLanguage(const QStringList& ofSystem) {
    const QString first = ofSystem.value(0).section(u'-', 0, 0);
    return kLanguages.contains(first) ? first : kLanguages.first();
}

void AppSettings::setLanguage(const QString& language) {
    const QString letters = cardLetters();
    setWord(m_language, language, kLanguages, kLanguage, &AppSettings::languageChanged);
    if (cardLetters() != letters) {
        emit cardLettersChanged();
    }
}

bool AppSettings::isName(const QString& text) {
    const std::string name = text.toStdString();
    return isPrintable(name) && lettersIn(name) <= kLongestOwnName;
}

void AppSettings::setOwnName(const QString& name) {
    const QString wanted = name.trimmed();
    if (wanted == m_ownName || !isName(wanted)) {
        return;
    }
    m_ownName = wanted;
    m_store.storeWord(kOwnName, wanted);
    emit ownNameChanged();
}

void AppSettings::setCardLetters(const QString& choice) {
    const QString letters = cardLetters();
    setWord(m_cardLetters, choice, kLetters, kCardLetters, &AppSettings::cardLettersChoiceChanged);
    if (cardLetters() != letters) {
        emit cardLettersChanged();
    }
}

void AppSettings::setAmountUnit(const QString& unit) {
    setWord(m_amountUnit, unit, kUnits, kAmountUnit, &AppSettings::amountUnitChanged);
}

void AppSettings::setPatacasInMacau(bool on) {
    setFlag(m_patacasInMacau, on, kPatacasInMacau, &AppSettings::patacasInMacauChanged);
}

AmountChoice AppSettings::amounts() const {
    return {m_amountUnit == kUnits.first() ? AmountUnit::points : AmountUnit::euros, m_patacasInMacau};
}

void AppSettings::setFourColourSuits(bool on) {
    setFlag(m_fourColourSuits, on, kFourColourSuits, &AppSettings::fourColourSuitsChanged);
}

void AppSettings::setReducedMotion(bool on) {
    setFlag(m_reducedMotion, on, kReducedMotion, &AppSettings::reducedMotionChanged);
}

void AppSettings::setRuleNumbers(const QString& where) {
    setWord(m_ruleNumbers, where, kNumberPlaces, kRuleNumbers, &AppSettings::ruleNumbersChanged);
}

void AppSettings::setDragChips(bool on) {
    setFlag(m_dragChips, on, kDragChips, &AppSettings::dragChipsChanged);
}

void AppSettings::setMuted(bool on) { setFlag(m_muted, on, kMuted, &AppSettings::mutedChanged); }

void AppSettings::setVoiceVolume(int percent) {
    setVolume(m_voiceVolume, percent, kVoiceVolume, &AppSettings::voiceVolumeChanged);
}

void AppSettings::setSoundVolume(int percent) {
    setVolume(m_soundVolume, percent, kSoundVolume, &AppSettings::soundVolumeChanged);
}

void AppSettings::setReminderMinutes(int minutes) {
    if (minutes == m_reminderMinutes || minutes < 0 || minutes > kLongestReminder) {
        return;
    }
    m_reminderMinutes = minutes;
    m_store.storeNumber(kReminderMinutes, minutes);
    emit reminderMinutesChanged();
}

void AppSettings::setReminderLoss(qint64 cents) {
    if (cents == m_reminderLoss || cents < 0 || cents > kLargestAmount.cents) {
        return;
    }
    m_reminderLoss = cents;
    m_store.storeNumber(kReminderLoss, cents);
    emit reminderLossChanged();
}

void AppSettings::setTextScale(double scale) {
    const int percent = qRound(scale * 100);
    if (percent == m_textPercent || !isTextPercent(percent)) {
        return;
    }
    m_textPercent = percent;
    m_store.storeNumber(kTextPercent, percent);
    emit textScaleChanged();
}

void AppSettings::setWindowWidth(int width) {
    setLength(m_windowWidth, width, kSmallestWidth, kWindowWidth, &AppSettings::windowWidthChanged);
}

void AppSettings::setWindowHeight(int height) {
    setLength(m_windowHeight, height, kSmallestHeight, kWindowHeight, &AppSettings::windowHeightChanged);
}

void AppSettings::setWindowMaximized(bool on) {
    setFlag(m_windowMaximized, on, kWindowMaximized, &AppSettings::windowMaximizedChanged);
}

void AppSettings::resetToDefaults() {
    setCardLetters(kOfLanguage);
    setAmountUnit(kUnits.first());
    setPatacasInMacau(false);
    setFourColourSuits(false);
    setReducedMotion(false);
    setRuleNumbers(kNumberPlaces.first());
    setDragChips(true);
    setMuted(false);
    setVoiceVolume(kUsualVoice);
    setSoundVolume(kUsualSound);
    setReminderMinutes(0);
    setReminderLoss(0);
    setTextScale(1);
}

WindowStart AppSettings::windowStart(const QSize& available) const {
    const QSize smallest(kSmallestWidth, kSmallestHeight);
    const QSize wanted(m_windowWidth, m_windowHeight);
    const QSize withTitleBar = wanted + QSize(0, kTitleBar);
    const bool fits = withTitleBar.boundedTo(available) == withTitleBar;
    const bool isUsable = smallest.boundedTo(available) == smallest;
    return {wanted.boundedTo(available).expandedTo(smallest), isUsable && (m_windowMaximized || !fits)};
}

void AppSettings::setFlag(bool& member, bool on, const QString& key, Changed changed) {
    if (member == on) {
        return;
    }
    member = on;
    m_store.storeFlag(key, on);
    emit(this->*changed)();
}

void AppSettings::setWord(QString& member, const QString& word, const QStringList& words, const QString& key,
                          Changed changed) {
    if (member == word || !words.contains(word)) {
        return;
    }
    member = word;
    m_store.storeWord(key, word);
    emit(this->*changed)();
}

void AppSettings::setVolume(int& member, int percent, const QString& key, Changed changed) {
    if (member == percent || percent < 0 || percent > kLoudest) {
        return;
    }
    member = percent;
    m_store.storeNumber(key, percent);
    emit(this->*changed)();
}

void AppSettings::setLength(int& member, int length, int smallest, const QString& key, Changed changed) {
    if (member == length || length < smallest || length > kLargestLength) {
        return;
    }
    member = length;
    m_store.storeNumber(key, length);
    emit(this->*changed)();
}

} // namespace mesaviva::app
