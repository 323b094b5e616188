// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/hearing_devices.h"

#include "app/voice/voice_pack.h"
#include "app/voice/who_speaks.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

QStringList speakers() {
    QStringList keys = {HearingSettings::kHouse, QStringLiteral("pack")};
    if (hasSystemVoices()) {
        keys.append(QStringLiteral("system"));
    }
    return keys;
}

} // namespace

HearingDevices::HearingDevices(Voice& voice, HearingSettings& settings, QObject* parent)
    : QObject(parent),
      m_voice(voice),
      m_settings(settings) {
    connect(&voice, &Voice::devicesChanged, this, [this](const QList<SoundDevice>& devices) {
        m_devices = devices;
        emit changed();
    });
    connect(&settings, &HearingSettings::deviceChanged, this, &HearingDevices::changed);
    connect(&settings, &HearingSettings::speakerChanged, this, &HearingDevices::changed);
    connect(&settings, &HearingSettings::texts, this, &HearingDevices::changed);
}

QList<SoundDevice> HearingDevices::all() const {
    QList<SoundDevice> all = {{QString(), tr("The system's choice")}};
    all.append(m_devices);
    const QString wanted = m_settings.device();
    const bool there =
        std::any_of(all.begin(), all.end(), [&](const SoundDevice& device) { return device.id == wanted; });
    if (!there) {
        //: %1 a device that is not there now
        all.append({wanted, tr("%1 (not there)").arg(wanted)});
    }
    return all;
}

QStringList HearingDevices::names() const {
    QStringList names;
    for (const SoundDevice& device : all()) {
        names.append(device.name);
    }
    return names;
}

int HearingDevices::chosen() const {
    const QList<SoundDevice> devices = all();
    const auto found = std::find_if(devices.begin(), devices.end(), [this](const SoundDevice& device) {
        return device.id == m_settings.device();
    });
    return static_cast<int>(found - devices.begin());
}

void HearingDevices::choose(int row) {
    const QList<SoundDevice> devices = all();
    if (row >= 0 && row < devices.size()) {
        m_settings.setDevice(devices[row].id);
    }
}

void HearingDevices::look() { m_voice.lookForDevices(); }

QStringList HearingDevices::speakerNames() {
    QStringList names = {tr("The house's voice"), tr("A voice pack")};
    if (hasSystemVoices()) {
        names.append(tr("A voice of the system"));
    }
    return names;
}

int HearingDevices::speaker() const {
    return static_cast<int>(std::max<qsizetype>(0, speakers().indexOf(m_settings.speaker())));
}

QString HearingDevices::packFault() const {
    QString why;
    if (m_settings.speaker() != QLatin1String("pack") || VoicePack::open(m_settings.packFolder(), &why)) {
        return {};
    }
    if (m_settings.packFolder().isEmpty()) {
        return tr("No folder is named: the usual voice speaks.");
    }
    //: %1 what is wrong with a folder
    return tr("This is no voice pack: %1. The usual voice speaks.").arg(why);
}

void HearingDevices::chooseSpeaker(int row) { m_settings.setSpeaker(speakers().value(row)); }

} // namespace mesaviva::app
