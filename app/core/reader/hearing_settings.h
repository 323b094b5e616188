// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/message.h"
#include "app/core/settings/settings_store.h"
#include "app/media/voice/voice.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>

namespace mesaviva::app {

/// What this player wants to hear at a table. Each change is stored at once.
class HearingSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList kindNames READ kindNames NOTIFY texts)
    Q_PROPERTY(QList<bool> spoken READ spoken NOTIFY spokenChanged)
    Q_PROPERTY(bool lastSeconds READ isLastSeconds WRITE setLastSeconds NOTIFY lastSecondsChanged)
    Q_PROPERTY(bool ticking READ isTicking WRITE setTicking NOTIFY tickingChanged)
    Q_PROPERTY(bool focusRead READ isFocusRead WRITE setFocusRead NOTIFY focusReadChanged)
    Q_PROPERTY(bool toScreenReader READ isToScreenReader WRITE setToScreenReader NOTIFY toScreenReaderChanged)
    Q_PROPERTY(int ambience READ ambience WRITE setAmbience NOTIFY ambienceChanged)
    Q_PROPERTY(QString device READ device WRITE setDevice NOTIFY deviceChanged)
    Q_PROPERTY(QString speaker READ speaker WRITE setSpeaker NOTIFY speakerChanged)
    Q_PROPERTY(QString packFolder READ packFolder WRITE setPackFolder NOTIFY speakerChanged)

public:
    /// `file` is the INI file to store in; empty: the user's own.
    explicit HearingSettings(const QString& file = {}, QObject* parent = nullptr);

    /// The names of the message kinds, in order.
    static QStringList kindNames();
    /// Whether messages of each kind are spoken, in the order of the kinds.
    QList<bool> spoken() const { return QList<bool>(m_spoken.begin(), m_spoken.end()); }
    bool isSpoken(MessageKind kind) const { return m_spoken[static_cast<std::size_t>(kind)]; }
    Q_INVOKABLE void setSpoken(int kind, bool on);

    /// Whether the last seconds of a timer are counted aloud.
    bool isLastSeconds() const { return m_lastSeconds; }
    void setLastSeconds(bool on);
    /// Whether a timer ticks in its last seconds.
    bool isTicking() const { return m_ticking; }
    void setTicking(bool on);
    /// Turns on all that a player by ear without a screen reader needs: the focus is read aloud, the player's
    /// actions are spoken, the last seconds are counted.
    bool isByEar() const { return m_focusRead; }
    void setByEar(bool on);
    /// Whether the item with keyboard focus is read aloud, for users without a screen reader.
    bool isFocusRead() const { return m_focusRead; }
    void setFocusRead(bool on);
    /// Whether spoken text also goes to the system's screen reader.
    bool isToScreenReader() const { return m_toScreenReader; }
    void setToScreenReader(bool on);
    /// The volume of the room, 0 to 100.
    int ambience() const { return m_ambience; }
    void setAmbience(int percent);
    /// The id of the audio device; empty: the system's own choice.
    QString device() const { return m_device; }
    void setDevice(const QString& id);
    static inline const QString kHouse = QStringLiteral("house");

    /// The selected voice: `house`, `system` or `pack`.
    QString speaker() const { return m_speaker; }
    void setSpeaker(const QString& speaker);
    /// The folder of the voice pack.
    QString packFolder() const { return m_packFolder; }
    void setPackFolder(const QString& folder);

    /// Restores the default values; the voice pack's folder stays.
    Q_INVOKABLE void resetToDefaults();

    /// Emits the texts again after a change of language.
    void retranslate() { emit texts(); }

signals:
    void texts();
    void spokenChanged();
    void lastSecondsChanged();
    void tickingChanged();
    void focusReadChanged();
    void toScreenReaderChanged();
    void ambienceChanged();
    void deviceChanged();
    void speakerChanged();

private:
    SettingsStore m_store;
    std::array<bool, kMessageKinds.size()> m_spoken{};
    bool m_lastSeconds;
    bool m_ticking;
    bool m_focusRead;
    bool m_toScreenReader;
    int m_ambience;
    QString m_device;
    QString m_speaker;
    QString m_packFolder;
};

/// The audio devices and voices available to choose from.
class HearingDevices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    Q_PROPERTY(QStringList speakerNames READ speakerNames NOTIFY changed)
    Q_PROPERTY(int speaker READ speaker NOTIFY changed)
    Q_PROPERTY(QString packFault READ packFault NOTIFY changed)
    Q_PROPERTY(bool silent READ isSilent NOTIFY changed)

public:
    /// Both must outlive it.
    HearingDevices(Voice& voice, HearingSettings& settings, QObject* parent = nullptr);

    /// The system's own choice first; a chosen device that is missing is listed too.
    QStringList names() const;
    int chosen() const;
    Q_INVOKABLE void choose(int row);
    /// Queries the devices and checks the chosen voice pack; the answers arrive later.
    Q_INVOKABLE void look();

    static QStringList speakerNames();
    int speaker() const;
    Q_INVOKABLE void chooseSpeaker(int row);
    /// Why another voice speaks instead of the chosen pack, always or where recordings can't be read; empty:
    /// no fault is known, or no pack is chosen.
    QString packFault() const;

    /// Whether there was something to hear and no device played it.
    bool isSilent() const { return m_silent; }
    /// Speaks a sentence in this language, `pt` or `en`, so that the user hears voice, device and volume.
    Q_INVOKABLE void test(const QString& language);

signals:
    void changed();

private:
    QList<SoundDevice> all() const;
    bool isPack() const { return m_settings.speaker() == QLatin1String("pack"); }
    void chooseAgain();
    void lookAtPack();
    void take(const PackLook& look);
    void note(const QString& unreadable);

    Voice& m_voice;
    HearingSettings& m_settings;
    QList<SoundDevice> m_devices;
    std::optional<PackRefusal> m_refusal; ///< of the chosen pack
    QStringList m_unreadable;             ///< recordings of the chosen pack
    bool m_silent = false;
};

} // namespace mesaviva::app
