// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/message.h"
#include "app/core/settings/settings_store.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace mesaviva::app {

/// What this player wants to hear of a table. Each change is remembered at once.
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
    /// `file` is the INI file to remember in; empty: the user's own.
    explicit HearingSettings(const QString& file = {}, QObject* parent = nullptr);

    /// What the kinds of messages are called, in their order.
    static QStringList kindNames();
    /// Whether messages of that kind are said, by their order.
    QList<bool> spoken() const { return QList<bool>(m_spoken.begin(), m_spoken.end()); }
    bool isSpoken(MessageKind kind) const { return m_spoken[static_cast<std::size_t>(kind)]; }
    Q_INVOKABLE void setSpoken(int kind, bool on);

    /// The last seconds of a timer are counted aloud.
    bool isLastSeconds() const { return m_lastSeconds; }
    void setLastSeconds(bool on);
    /// The last seconds of a timer tick.
    bool isTicking() const { return m_ticking; }
    void setTicking(bool on);
    /// All that somebody needs who plays by ear and has no screen reader: what has the keyboard is read out,
    /// what the player does is told, the last seconds are counted.
    bool isByEar() const { return m_focusRead; }
    void setByEar(bool on);
    /// What has the keyboard is read out, for who has no screen reader.
    bool isFocusRead() const { return m_focusRead; }
    void setFocusRead(bool on);
    /// What is said is told to the system's screen reader, too.
    bool isToScreenReader() const { return m_toScreenReader; }
    void setToScreenReader(bool on);
    /// How loud the room is, 0 to 100.
    int ambience() const { return m_ambience; }
    void setAmbience(int percent);
    /// The device on which all is heard, by its id; empty: the system's own choice.
    QString device() const { return m_device; }
    void setDevice(const QString& id);
    static inline const QString kHouse = QStringLiteral("house");

    /// Who speaks: `house`, `system` or `pack`.
    QString speaker() const { return m_speaker; }
    void setSpeaker(const QString& speaker);
    /// Where the voice pack is.
    QString packFolder() const { return m_packFolder; }
    void setPackFolder(const QString& folder);

    /// Words are to be written in another language.
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

} // namespace mesaviva::app
