// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/hearing_settings.h"
#include "app/media/voice/voice.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// The devices on which this player can hear the program, and the voices that can speak, to choose from.
class HearingDevices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    Q_PROPERTY(QStringList speakerNames READ speakerNames NOTIFY changed)
    Q_PROPERTY(int speaker READ speaker NOTIFY changed)
    Q_PROPERTY(QString packFault READ packFault NOTIFY changed)

public:
    /// Both must live longer.
    HearingDevices(Voice& voice, HearingSettings& settings, QObject* parent = nullptr);

    /// The system's own choice first; one that was chosen and is not there is named all the same.
    QStringList names() const;
    int chosen() const;
    Q_INVOKABLE void choose(int row);
    /// Asks which there are, and what the chosen voice pack is like; the answers come in their time.
    Q_INVOKABLE void look();

    static QStringList speakerNames();
    int speaker() const;
    Q_INVOKABLE void chooseSpeaker(int row);
    /// Why another voice speaks in place of the chosen pack, always or where its recordings can't be read;
    /// empty: all is well as far as is known, or none is chosen.
    QString packFault() const;

signals:
    void changed();

private:
    QList<SoundDevice> all() const;
    bool isPack() const { return m_settings.speaker() == QLatin1String("pack"); }
    void chooseAnew();
    void lookAtPack();
    void take(const PackLook& look);
    void note(const QString& unreadable);

    Voice& m_voice;
    HearingSettings& m_settings;
    QList<SoundDevice> m_devices;
    std::optional<PackRefusal> m_refusal; ///< of the chosen pack
    QStringList m_unreadable;             ///< recordings of it
};

} // namespace mesaviva::app
