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
};

} // namespace mesaviva::app
