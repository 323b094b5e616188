// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/synthesizer.h"

#include "app/media/voice/voice_pack.h"

#ifdef MESAVIVA_SYSTEM_VOICE
#include "app/media/voice/system_voice.h"
#endif

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringView>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

// Where to split the text: after a sentence, or at a shorter pause, or else at the next possible place.
qsizetype partOf(const QString& text) {
    static const QRegularExpression stop(QStringLiteral("[.;!?] "));
    static const QRegularExpression rest(QStringLiteral("[.;!?,:] "));
    const QString first = text.left(kLongestPiece + 1);
    for (const QRegularExpression& end : {stop, rest}) {
        if (const qsizetype at = first.lastIndexOf(end); at >= 0) {
            return at + 1;
        }
    }
    const qsizetype later = text.indexOf(rest, kLongestPiece);
    return later < 0 ? text.size() : later + 1;
}

} // namespace

QStringList speechPieces(const QString& text) {
    QStringList pieces;
    QString left = text.trimmed();
    while (left.size() > kLongestPiece) {
        const qsizetype part = partOf(left);
        pieces.append(left.left(part));
        left = left.mid(part).trimmed();
    }
    if (!left.isEmpty() || pieces.isEmpty()) {
        pieces.append(left);
    }
    return pieces;
}

namespace {

// Recordings first. A sentence comes entirely from the recordings or entirely from the other voice.
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
    // Recordings keep their speed.
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
    void setUnreadableListener(std::function<void(const QString& path)> listener) override {
        m_unreadable = std::move(listener);
    }

private:
    // The whole text; null if some of it is missing.
    Clip recorded(const QString& text, const QString& language) {
        if (text != m_text || language != m_language) {
            m_text = text;
            m_language = language;
            m_clip = language == m_pack.language() ? m_pack.say(text) : nullptr;
            for (const QString& path : m_pack.takeUnreadable()) {
                if (m_unreadable) {
                    m_unreadable(path);
                }
            }
        }
        return m_clip;
    }

    VoicePack m_pack;
    std::unique_ptr<Synthesizer> m_rest;
    std::function<void(const QString& path)> m_unreadable;
    QString m_text;     ///< requested last
    QString m_language; ///< its language
    Clip m_clip;        ///< its sound, if all of it was recorded
    QStringList m_left; ///< pieces of a sentence spoken by the other voice
};

} // namespace

QString voicesBeside(const QString& programFolder) {
    // In a tree of bin and share, in a bundle of macOS, and next to a program on Windows.
    for (const char* place : {"../share", "../Resources", "."}) {
        const QString folder = QDir::cleanPath(programFolder + u'/' + QLatin1String(place));
        if (QFileInfo(folder + QLatin1String("/espeak-ng-data/phontab")).isFile()) {
            return folder;
        }
    }
    return {};
}

#ifndef MESAVIVA_ESPEAK
std::unique_ptr<Synthesizer> makeSynthesizer() { return nullptr; }
#endif

MakeSynthesizer packBefore(const QString& packFolder, MakeSynthesizer rest) {
    return [packFolder, rest = std::move(rest)]() -> std::unique_ptr<Synthesizer> {
        std::optional<VoicePack> pack = VoicePack::open(packFolder);
        if (!pack) {
            return rest();
        }
        return std::make_unique<PackSynthesizer>(std::move(*pack), rest());
    };
}

MakeSynthesizer makerOf(const QString& speaker, const QString& packFolder) {
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
