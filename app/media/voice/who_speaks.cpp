// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/who_speaks.h"

#include "app/media/voice/voice_pack.h"

#ifdef MESAVIVA_SYSTEM_VOICE
#include "app/media/voice/system_voice.h"
#endif

#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

// Recordings first. A sentence is all theirs, or all of the other's.
class PackSynthesizer final : public Synthesizer {
public:
    PackSynthesizer(VoicePack pack, std::unique_ptr<Synthesizer> rest)
        : m_pack(std::move(pack)),
          m_rest(std::move(rest)) {}

    QStringList pieces(const QString& text, const QString& language) override {
        if (recorded(text, language)) {
            return {text};
        }
        m_left = m_rest ? m_rest->pieces(text, language) : QStringList();
        return m_left;
    }
    Clip render(const QString& text, const QString& language, Caller caller) override {
        const Clip clip = m_left.contains(text) ? nullptr : recorded(text, language);
        return clip || !m_rest ? clip : m_rest->render(text, language, caller);
    }
    bool say(const QString& text, const QString& language, std::function<void()> ended) override {
        m_left.clear();
        return !recorded(text, language) && m_rest && m_rest->say(text, language, std::move(ended));
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
    void tellUnreadable(std::function<void(const QString& path)> tell) override { m_tell = std::move(tell); }

private:
    // The whole text; null where not all of it can be heard.
    Clip recorded(const QString& text, const QString& language) {
        if (text != m_text || language != m_language) {
            m_text = text;
            m_language = language;
            m_clip = language == m_pack.language() ? m_pack.say(text) : nullptr;
            for (const QString& path : m_pack.takeUnreadable()) {
                if (m_tell) {
                    m_tell(path);
                }
            }
        }
        return m_clip;
    }

    VoicePack m_pack;
    std::unique_ptr<Synthesizer> m_rest;
    std::function<void(const QString& path)> m_tell;
    QString m_text;     ///< asked for last
    QString m_language; ///< of it
    Clip m_clip;        ///< of it, where all of it was recorded
    QStringList m_left; ///< pieces of a sentence that is the other's
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
