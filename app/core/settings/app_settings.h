// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/text/amounts.h"
#endif

#include "app/core/settings/settings_store.h"

#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// How the program's window begins.
struct WindowStart {
    QSize size; ///< while it is neither maximised nor full screen
    bool maximized = false;

    friend bool operator==(const WindowStart&, const WindowStart&) = default;
};

/// This player's settings for the whole program. Each change is stored at once; values out of range are
/// ignored.
class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString ownName READ ownName WRITE setOwnName NOTIFY ownNameChanged)
    Q_PROPERTY(QString cardLetters READ cardLetters NOTIFY cardLettersChanged)
    Q_PROPERTY(
        QString cardLettersChoice READ cardLettersChoice WRITE setCardLetters NOTIFY cardLettersChoiceChanged)
    Q_PROPERTY(QString amountUnit READ amountUnit WRITE setAmountUnit NOTIFY amountUnitChanged)
    Q_PROPERTY(bool patacasInMacau READ isPatacasInMacau WRITE setPatacasInMacau NOTIFY patacasInMacauChanged)
    Q_PROPERTY(
        bool fourColourSuits READ isFourColourSuits WRITE setFourColourSuits NOTIFY fourColourSuitsChanged)
    Q_PROPERTY(bool reducedMotion READ isReducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(QString ruleNumbers READ ruleNumbers WRITE setRuleNumbers NOTIFY ruleNumbersChanged)
    Q_PROPERTY(bool dragChips READ isDragChips WRITE setDragChips NOTIFY dragChipsChanged)
    Q_PROPERTY(bool muted READ isMuted WRITE setMuted NOTIFY mutedChanged)
    Q_PROPERTY(int voiceVolume READ voiceVolume WRITE setVoiceVolume NOTIFY voiceVolumeChanged)
    Q_PROPERTY(int soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged)
    Q_PROPERTY(
        int reminderMinutes READ reminderMinutes WRITE setReminderMinutes NOTIFY reminderMinutesChanged)
    Q_PROPERTY(double reminderLoss READ reminderLoss WRITE setReminderLoss NOTIFY reminderLossChanged)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
    Q_PROPERTY(int windowWidth READ windowWidth WRITE setWindowWidth NOTIFY windowWidthChanged)
    Q_PROPERTY(int windowHeight READ windowHeight WRITE setWindowHeight NOTIFY windowHeightChanged)
    Q_PROPERTY(
        bool windowMaximized READ isWindowMaximized WRITE setWindowMaximized NOTIFY windowMaximizedChanged)

public:
    static constexpr int kSmallestWidth = 1024;
    static constexpr int kSmallestHeight = 600;
    /// Card letters follow the language.
    static const QString kOfLanguage;

    /// `file` is the INI file to store in; empty: the user's own.
    explicit AppSettings(const QString& file = {}, QObject* parent = nullptr);

    /// The language before the user has chosen one: `en` where the system's first language is English, else
    /// `pt`. Languages as QLocale::uiLanguages() lists them.
    static QString firstLanguage(const QStringList& ofSystem);

    /// `pt` or `en`.
    QString language() const { return m_language; }
    void setLanguage(const QString& language);

    /// This player's name on their own screen and sheets, 1 to 64 characters on one line; empty: none, and
    /// the interface says "you".
    QString ownName() const { return m_ownName; }
    void setOwnName(const QString& name);
    /// Whether a text can be that name.
    Q_INVOKABLE static bool isName(const QString& text);

    /// `pt` (A R D V) or `en` (A K Q J).
    QString cardLetters() const { return m_cardLetters == kOfLanguage ? m_language : m_cardLetters; }
    /// The player's choice: `pt`, `en`, or `language`, which follows the language.
    QString cardLettersChoice() const { return m_cardLetters; }
    void setCardLetters(const QString& choice);

    /// The unit of amounts: `points`, or `euros`, as in the regulations.
    QString amountUnit() const { return m_amountUnit; }
    void setAmountUnit(const QString& unit);
    /// Whether Macau's tables show patacas, whatever the unit.
    bool isPatacasInMacau() const { return m_patacasInMacau; }
    void setPatacasInMacau(bool on);
    /// Both settings.
    AmountChoice amounts() const;

    bool isFourColourSuits() const { return m_fourColourSuits; }
    void setFourColourSuits(bool on);

    bool isReducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool on);

    bool isDragChips() const { return m_dragChips; }
    void setDragChips(bool on);

    /// Where rules are named by their numbers: `desks` (behind the inspector's and the trainer's desk),
    /// `always`, `never`.
    QString ruleNumbers() const { return m_ruleNumbers; }
    void setRuleNumbers(const QString& where);

    /// Whether all sound is off.
    bool isMuted() const { return m_muted; }
    void setMuted(bool on);
    /// The volume of announcements and sounds, 0 to 100.
    int voiceVolume() const { return m_voiceVolume; }
    void setVoiceVolume(int percent);
    int soundVolume() const { return m_soundVolume; }
    void setSoundVolume(int percent);

    /// After how many minutes of play, and after which loss in cents, the player wants to be reminded
    /// (PlayReminder); 0: never.
    int reminderMinutes() const { return m_reminderMinutes; }
    void setReminderMinutes(int minutes);
    qint64 reminderLoss() const { return m_reminderLoss; }
    void setReminderLoss(qint64 cents);

    /// 1, 1.15 or 1.3.
    double textScale() const { return m_textPercent / 100.0; }
    void setTextScale(double scale);

    /// The window's size when neither maximized nor full screen.
    int windowWidth() const { return m_windowWidth; }
    void setWindowWidth(int width);
    int windowHeight() const { return m_windowHeight; }
    void setWindowHeight(int height);
    bool isWindowMaximized() const { return m_windowMaximized; }
    void setWindowMaximized(bool on);

    /// Restores the default values of all but the language, the name and the window's size.
    Q_INVOKABLE void resetToDefaults();

    /// The window's start on a screen that leaves this area free to windows, in logical pixels: as stored,
    /// but no larger than the area; maximised, too, where the stored size with a title bar does not fit. On a
    /// screen that is smaller than the smallest window nothing fits, and it has its smallest size.
    WindowStart windowStart(const QSize& available) const;

signals:
    void languageChanged();
    void ownNameChanged();
    void cardLettersChanged();
    void cardLettersChoiceChanged();
    void amountUnitChanged();
    void patacasInMacauChanged();
    void fourColourSuitsChanged();
    void reducedMotionChanged();
    void ruleNumbersChanged();
    void dragChipsChanged();
    void mutedChanged();
    void voiceVolumeChanged();
    void soundVolumeChanged();
    void reminderMinutesChanged();
    void reminderLossChanged();
    void textScaleChanged();
    void windowWidthChanged();
    void windowHeightChanged();
    void windowMaximizedChanged();

private:
    using Changed = void (AppSettings::*)();
    void setFlag(bool& member, bool on, const QString& key, Changed changed);
    void setWord(QString& member, const QString& word, const QStringList& words, const QString& key,
                 Changed changed);
    void setVolume(int& member, int percent, const QString& key, Changed changed);
    void setLength(int& member, int length, int smallest, const QString& key, Changed changed);

    SettingsStore m_store;
    QString m_language;
    QString m_ownName;
    QString m_cardLetters;
    QString m_amountUnit;
    bool m_patacasInMacau;
    bool m_fourColourSuits;
    bool m_reducedMotion;
    QString m_ruleNumbers;
    bool m_dragChips;
    bool m_muted;
    int m_voiceVolume;
    int m_soundVolume;
    int m_reminderMinutes;
    qint64 m_reminderLoss;
    int m_textPercent;
    int m_windowWidth;
    int m_windowHeight;
    bool m_windowMaximized;
};

} // namespace mesaviva::app
