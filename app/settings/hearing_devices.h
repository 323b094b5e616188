// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/hearing_settings.h"
#include "app/voice/voice.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

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
    /// Asks which there are; the answer comes in its time.
    Q_INVOKABLE void look();

    static QStringList speakerNames();
    int speaker() const;
    Q_INVOKABLE void chooseSpeaker(int row);
    /// Why the chosen voice pack cannot be opened and another voice speaks; empty: it can, or none is chosen.
    QString packFault() const;

signals:
    void changed();

private:
    QList<SoundDevice> all() const;

    Voice& m_voice;
    HearingSettings& m_settings;
    QList<SoundDevice> m_devices;
};

} // namespace mesaviva::app
