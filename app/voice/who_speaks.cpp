// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/voice/who_speaks.h"

#include "app/voice/voice_pack.h"

#ifdef MESAVIVA_SYSTEM_VOICE
#include "app/voice/system_voice.h"
#endif

#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

// Recordings first.
class PackSynthesizer final : public Synthesizer {
public:
    PackSynthesizer(VoicePack pack, std::unique_ptr<Synthesizer> rest)
        : m_pack(std::move(pack)),
          m_rest(std::move(rest)) {}

    Clip render(const QString& text, const QString& language, Caller caller) override {
        Clip clip = language == m_pack.language() ? m_pack.say(text) : nullptr;
        return clip || !m_rest ? clip : m_rest->render(text, language, caller);
    }
    bool say(const QString& text, const QString& language, std::function<void()> ended) override {
        const bool recorded = language == m_pack.language() && !m_pack.partsOf(text).empty();
        return !recorded && m_rest && m_rest->say(text, language, std::move(ended));
    }
    void hush() override {
        if (m_rest) {
            m_rest->hush();
        }
    }
    // What was recorded was recorded as fast as it is.
    void setPace(SpeechPace pace) override {
        if (m_rest) {
            m_rest->setPace(pace);
        }
    }
    void setVolume(double volume) override {
        if (m_rest) {
            m_rest->setVolume(volume);
        }
    }

private:
    VoicePack m_pack;
    std::unique_ptr<Synthesizer> m_rest;
};

} // namespace

Speaker::MakeSynthesizer packBefore(const QString& packFolder, Speaker::MakeSynthesizer rest) {
    return [packFolder, rest = std::move(rest)]() -> std::unique_ptr<Synthesizer> {
        std::optional<VoicePack> pack = VoicePack::open(packFolder);
        if (!pack) {
            return rest();
        }
        return std::make_unique<PackSynthesizer>(std::move(*pack), rest());
    };
}

Speaker::MakeSynthesizer makerOf(const QString& speaker, const QString& packFolder) {
    if (speaker == QLatin1String("pack")) {
        return packBefore(packFolder, makerOf(usualSpeaker(), {}));
    }
#ifdef MESAVIVA_SYSTEM_VOICE
    if (speaker == QLatin1String("system") && hasSystemVoices()) {
        return []() -> std::unique_ptr<Synthesizer> {
            return std::make_unique<SystemVoice>(QString(), makeSynthesizer());
        };
    }
#endif
    return makeSynthesizer;
}

#ifdef MESAVIVA_SYSTEM_VOICE
bool hasSystemVoices() { return SystemVoice::isThere(); }
#else
bool hasSystemVoices() { return false; }
#endif

QString usualSpeaker() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    if (hasSystemVoices()) {
        return QStringLiteral("system");
    }
#endif
    return QStringLiteral("house");
}

} // namespace mesaviva::app
