// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/voice/who_speaks.h"

#include "app/voice/voice_pack.h"

#ifdef MESAVIVA_SYSTEM_VOICE
#include "app/voice/system_voice.h"
#endif

namespace mesaviva::app {

namespace {

// Recordings first.
class PackSynthesizer final : public Synthesizer {
public:
    PackSynthesizer(VoicePack pack, std::unique_ptr<Synthesizer> house)
        : m_pack(std::move(pack)),
          m_house(std::move(house)) {}

    Clip render(const QString& text, const QString& language, Caller caller) override {
        Clip clip = language == m_pack.language() ? m_pack.say(text) : nullptr;
        return clip || !m_house ? clip : m_house->render(text, language, caller);
    }
    // What was recorded was recorded as fast as it is.
    void setPace(Pace pace) override {
        if (m_house) {
            m_house->setPace(pace);
        }
    }

private:
    VoicePack m_pack;
    std::unique_ptr<Synthesizer> m_house;
};

} // namespace

Speaker::MakeSynthesizer makerOf(const QString& speaker, const QString& packFolder) {
    if (speaker == QLatin1String("pack")) {
        return [packFolder]() -> std::unique_ptr<Synthesizer> {
            std::optional<VoicePack> pack = VoicePack::open(packFolder);
            auto house = makeSynthesizer();
            if (!pack) {
                return house;
            }
            return std::make_unique<PackSynthesizer>(std::move(*pack), std::move(house));
        };
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
