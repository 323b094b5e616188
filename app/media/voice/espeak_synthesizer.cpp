// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/espeak_synthesizer.h"

#include "app/media/voice/english_names.h"
#include "app/media/voice/level.h"

#include <QByteArray>

#include <espeak-ng/speak_lib.h>

namespace mesaviva::app {

namespace {

// Words per minute: "dezassete, preto, ímpar, menor" takes 2.1 s.
constexpr int kUsualPace = 172;
// A fifth faster (docs/0002-fast-halls.md), and still plain speech.
constexpr int kQuickPace = 215;

// Chosen by measurement (docs/0005-whole-sentences.md): loudness before levelling, peaks, length. "pt" is
// European Portuguese; "pt-pt" and "en-gb" would silently ignore the variant after the plus sign.
QByteArray voiceFor(const QString& language, Caller caller) {
    const bool english = language == QLatin1String("en");
    if (caller == Caller::hall) {
        return english ? QByteArrayLiteral("en-gb-x-rp+f2") : QByteArrayLiteral("pt+Annie");
    }
    return english ? QByteArrayLiteral("en-gb-x-rp") : QByteArrayLiteral("pt+f2");
}

int collect(short* wave, int count, espeak_EVENT* events) {
    if (wave != nullptr && count > 0 && events != nullptr && events->user_data != nullptr) {
        auto& samples = *static_cast<Samples*>(events->user_data);
        samples.insert(samples.end(), wave, wave + count);
    }
    return 0;
}

} // namespace

std::unique_ptr<EspeakSynthesizer> EspeakSynthesizer::make() {
    // Initialized once and never terminated: in 1.51 espeak_Terminate() may wait for ever for the library's
    // own thread.
    static const int rate =
        espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nullptr, espeakINITIALIZE_DONT_EXIT);
    if (rate <= 0) {
        return nullptr;
    }
    espeak_SetSynthCallback(collect);
    return std::unique_ptr<EspeakSynthesizer>(new EspeakSynthesizer(rate));
}

Clip EspeakSynthesizer::render(const QString& text, const QString& language, Caller caller) {
    const QByteArray voice = voiceFor(language, caller);
    if (voice != m_voice) {
        if (espeak_SetVoiceByName(voice.constData()) != EE_OK) {
            return nullptr;
        }
        m_voice = voice;
    }
    espeak_SetParameter(espeakRATE, m_pace == SpeechPace::quick ? kQuickPace : kUsualPace, 0);
    const bool english = language == QLatin1String("en");
    const QByteArray bytes = (english ? inEnglishSounds(text) : text).toUtf8();
    const unsigned int flags = english ? espeakCHARS_UTF8 | espeakPHONEMES : espeakCHARS_UTF8;
    Samples raw;
    if (espeak_Synth(bytes.constData(), static_cast<std::size_t>(bytes.size()) + 1, 0, POS_CHARACTER, 0,
                     flags, nullptr, &raw) != EE_OK) {
        return nullptr;
    }
    Samples speech = levelled(raw, m_rate);
    return speech.empty() ? nullptr : std::make_shared<const Samples>(std::move(speech));
}

std::unique_ptr<Synthesizer> makeSynthesizer() { return EspeakSynthesizer::make(); }

} // namespace mesaviva::app
