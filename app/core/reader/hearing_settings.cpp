// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/hearing_settings.h"

#include "app/media/voice/synthesizer.h"
#include "app/media/voice/voice_pack.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

const QString kLastSeconds = QStringLiteral("hearing/last_seconds");
const QString kTicking = QStringLiteral("hearing/ticking");
const QString kFocusRead = QStringLiteral("hearing/focus_read");
const QString kToScreenReader = QStringLiteral("hearing/to_screen_reader");
const QString kAmbience = QStringLiteral("hearing/ambience");
const QString kDevice = QStringLiteral("hearing/device");
const QString kSpeaker = QStringLiteral("hearing/speaker");
const QString kPackFolder = QStringLiteral("hearing/pack_folder");

const QStringList kSpeakers = {HearingSettings::kHouse, QStringLiteral("system"), QStringLiteral("pack")};

constexpr int kFullRoom = 100;

QString keyOf(MessageKind kind) {
    switch (kind) {
    case MessageKind::call: return QStringLiteral("hearing/calls");
    case MessageKind::payment: return QStringLiteral("hearing/payments");
    case MessageKind::own: return QStringLiteral("hearing/own");
    case MessageKind::others: return QStringLiteral("hearing/others");
    case MessageKind::session: return QStringLiteral("hearing/session");
    case MessageKind::refusal: return QStringLiteral("hearing/refusals");
    }
    return {};
}

// Off by default: players who see the table see these actions.
bool isUsual(MessageKind kind) { return kind != MessageKind::own && kind != MessageKind::others; }

QStringList speakers() {
    QStringList keys = {HearingSettings::kHouse, QStringLiteral("pack")};
    if (hasSystemVoices()) {
        keys.append(QStringLiteral("system"));
    }
    return keys;
}

} // namespace

HearingSettings::HearingSettings(const QString& file, QObject* parent)
    : QObject(parent),
      m_store(file),
      m_lastSeconds(m_store.flag(kLastSeconds, false)),
      m_ticking(m_store.flag(kTicking, false)),
      m_focusRead(m_store.flag(kFocusRead, false)),
      m_toScreenReader(m_store.flag(kToScreenReader, true)),
      m_ambience(static_cast<int>(m_store.number(kAmbience, 0, kFullRoom, 0))),
      m_device(m_store.text(kDevice)),
      m_speaker(m_store.word(kSpeaker, kSpeakers, usualSpeaker())),
      m_packFolder(m_store.text(kPackFolder)) {
    for (const MessageKind kind : kMessageKinds) {
        m_spoken[static_cast<std::size_t>(kind)] = m_store.flag(keyOf(kind), isUsual(kind));
    }
}

QStringList HearingSettings::kindNames() {
    QStringList names;
    for (const MessageKind kind : kMessageKinds) {
        names.append(nameOf(kind));
    }
    return names;
}

void HearingSettings::setSpoken(int kind, bool on) {
    const auto index = static_cast<std::size_t>(kind);
    if (kind >= 0 && index < m_spoken.size() && m_spoken[index] != on) {
        m_spoken[index] = on;
        m_store.storeFlag(keyOf(kMessageKinds[index]), on);
        emit spokenChanged();
    }
}

void HearingSettings::setLastSeconds(bool on) {
    if (std::exchange(m_lastSeconds, on) != on) {
        m_store.storeFlag(kLastSeconds, on);
        emit lastSecondsChanged();
    }
}

void HearingSettings::setTicking(bool on) {
    if (std::exchange(m_ticking, on) != on) {
        m_store.storeFlag(kTicking, on);
        emit tickingChanged();
    }
}

void HearingSettings::setByEar(bool on) {
    setFocusRead(on);
    setLastSeconds(on);
    setSpoken(static_cast<int>(MessageKind::own), on);
}

void HearingSettings::setFocusRead(bool on) {
    if (std::exchange(m_focusRead, on) != on) {
        m_store.storeFlag(kFocusRead, on);
        emit focusReadChanged();
    }
}

void HearingSettings::setToScreenReader(bool on) {
    if (std::exchange(m_toScreenReader, on) != on) {
        m_store.storeFlag(kToScreenReader, on);
        emit toScreenReaderChanged();
    }
}

void HearingSettings::setAmbience(int percent) {
    if (percent >= 0 && percent <= kFullRoom && std::exchange(m_ambience, percent) != percent) {
        m_store.storeNumber(kAmbience, percent);
        emit ambienceChanged();
    }
}

void HearingSettings::setDevice(const QString& id) {
    if (std::exchange(m_device, id) != id) {
        m_store.storeWord(kDevice, id);
        emit deviceChanged();
    }
}

void HearingSettings::setSpeaker(const QString& speaker) {
    if (kSpeakers.contains(speaker) && std::exchange(m_speaker, speaker) != speaker) {
        m_store.storeWord(kSpeaker, speaker);
        emit speakerChanged();
    }
}

void HearingSettings::resetToDefaults() {
    for (const MessageKind kind : kMessageKinds) {
        setSpoken(static_cast<int>(kind), isUsual(kind));
    }
    setLastSeconds(false);
    setTicking(false);
    setFocusRead(false);
    setToScreenReader(true);
    setAmbience(0);
    setDevice({});
    setSpeaker(usualSpeaker());
}

void HearingSettings::setPackFolder(const QString& folder) {
    if (std::exchange(m_packFolder, folder) != folder) {
        m_store.storeWord(kPackFolder, folder);
        emit speakerChanged();
    }
}

HearingDevices::HearingDevices(Voice& voice, HearingSettings& settings, QObject* parent)
    : QObject(parent),
      m_voice(voice),
      m_settings(settings) {
    connect(&voice, &Voice::devicesChanged, this, [this](const QList<SoundDevice>& devices) {
        m_devices = devices;
        emit changed();
    });
    connect(&voice, &Voice::silenceChanged, this, [this](bool silent) {
        m_silent = silent;
        emit changed();
    });
    connect(&settings, &HearingSettings::deviceChanged, this, &HearingDevices::changed);
    connect(&settings, &HearingSettings::speakerChanged, this, &HearingDevices::chooseAgain);
    connect(&voice, &Voice::unreadable, this, &HearingDevices::note);
    connect(&voice, &Voice::lookedAtPack, this, &HearingDevices::take);
    connect(&settings, &HearingSettings::texts, this, &HearingDevices::changed);
}

QList<SoundDevice> HearingDevices::all() const {
    QList<SoundDevice> all = {{QString(), tr("System default")}};
    all.append(m_devices);
    const QString wanted = m_settings.device();
    const bool there =
        std::any_of(all.begin(), all.end(), [&](const SoundDevice& device) { return device.id == wanted; });
    if (!there) {
        //: %1 a device that is not there now
        all.append({wanted, tr("%1 (not connected)").arg(wanted)});
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

void HearingDevices::look() {
    m_voice.lookForDevices();
    lookAtPack();
}

void HearingDevices::chooseAgain() {
    m_refusal.reset();
    m_unreadable.clear();
    lookAtPack();
    emit changed();
}

void HearingDevices::lookAtPack() {
    if (isPack() && !m_settings.packFolder().isEmpty()) {
        m_voice.lookAtPack(m_settings.packFolder(), m_unreadable);
    }
}

void HearingDevices::take(const PackLook& look) {
    if (!isPack() || look.folder != m_settings.packFolder()) {
        return;
    }
    bool remedied = m_refusal && !look.refusal;
    m_refusal = look.refusal;
    for (const QString& path : look.readable) {
        remedied = m_unreadable.removeOne(path) || remedied;
    }
    if (remedied) { // the speech engine has it open in its former state
        m_voice.setSynthesizer(makerOf(m_settings.speaker(), m_settings.packFolder()));
    }
    emit changed();
}

void HearingDevices::note(const QString& unreadable) {
    if (isPack() && unreadable.startsWith(m_settings.packFolder() + u'/') &&
        !m_unreadable.contains(unreadable)) {
        m_unreadable.append(unreadable);
        emit changed();
    }
}

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
    if (!isPack()) {
        return {};
    }
    if (m_settings.packFolder().isEmpty()) {
        return tr("No folder is chosen: the usual voice is used.");
    }
    if (m_refusal) {
        //: %1 what is wrong with a folder
        return tr("This is not a voice pack: %1. The usual voice is used.").arg(VoicePack::words(*m_refusal));
    }
    if (m_unreadable.isEmpty()) {
        return {};
    }
    const QString first = m_unreadable.constFirst().mid(m_settings.packFolder().size() + 1);
    const int more = static_cast<int>(m_unreadable.size()) - 1;
    //: %1 a file's name
    return more == 0
               ? tr("The recording %1 can't be read: the usual voice speaks in its place.").arg(first)
               //: %1 a file's name
               : tr("The recording %1 and %n more can't be read: the usual voice speaks in their place.",
                    nullptr, more)
                     .arg(first);
}

void HearingDevices::test(const QString& language) {
    Sentence sentence;
    sentence.text = tr("Place your bets, please.");
    sentence.language = language;
    m_voice.say(sentence, Occasion::asked);
}

void HearingDevices::chooseSpeaker(int row) { m_settings.setSpeaker(speakers().value(row)); }

} // namespace mesaviva::app
