// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/hearing_settings.h"

#include "app/media/voice/who_speaks.h"

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

void HearingSettings::setPackFolder(const QString& folder) {
    if (std::exchange(m_packFolder, folder) != folder) {
        m_store.storeWord(kPackFolder, folder);
        emit speakerChanged();
    }
}

} // namespace mesaviva::app
