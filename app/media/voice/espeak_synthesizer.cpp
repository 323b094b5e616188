// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/clip.h"
#include "app/media/voice/synthesizer.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <espeak-ng/speak_lib.h>

namespace mesaviva::app {

namespace {

// As an English announcer who has heard them would pronounce them, in the library's phonemes.
const QHash<QString, QString>& sounds() {
    static const QHash<QString, QString> list = {
        {QStringLiteral("conceição"), QStringLiteral("k,0ns@s'aUn")},
        {QStringLiteral("inês"), QStringLiteral("In'ES")},
        {QStringLiteral("joana"), QStringLiteral("Zu:'ana#")},
        {QStringLiteral("joaquim"), QStringLiteral("Zwa#k'i:m")},
        {QStringLiteral("jorge"), QStringLiteral("Z'O@Z")},
        {QStringLiteral("josé"), QStringLiteral("Zu:z'E")},
        {QStringLiteral("joão"), QStringLiteral("Zu:'aUn")},
        {QStringLiteral("pequena"), QStringLiteral("p@k'eIna#")},
        {QStringLiteral("sebastião"), QStringLiteral("s@b,asti'aUn")},
        {QStringLiteral("simão"), QStringLiteral("sI2m'aUn")},
        {QStringLiteral("série"), QStringLiteral("s'Eri")},
        {QStringLiteral("vadios"), QStringLiteral("va#d'i:Uz")},
    };
    return list;
}

// The voice supports acute accents, tildes and cedillas; it reads a circumflex by its name.
QString withoutCircumflex(const QString& word) {
    return word.normalized(QString::NormalizationForm_D)
        .remove(QChar(0x0302))
        .normalized(QString::NormalizationForm_C);
}

// An English sentence prepared for the library: Portuguese names that its English voice would spell out or
// pronounce as Spanish are given as `[[phonemes]]`, and accents that it would read by name are removed.
QString inEnglishSounds(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{M}]+"));
    QString plain = text.normalized(QString::NormalizationForm_C);
    plain.remove(u'[').remove(u']'); // a name must not be parsed as phonemes
    QString made;
    qsizetype at = 0;
    for (auto found = word.globalMatch(plain); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString sound = sounds().value(match.captured().toLower());
        made += plain.mid(at, match.capturedStart() - at) +
                (sound.isEmpty() ? withoutCircumflex(match.captured()) : QStringLiteral("[[%1]]").arg(sound));
        at = match.capturedEnd();
    }
    return made + plain.mid(at);
}

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

// Speech by libespeak-ng, in this process. The library has global state: create only one instance at a time.
class EspeakSynthesizer final : public Synthesizer {
public:
    // Null if the library finds no voices.
    static std::unique_ptr<EspeakSynthesizer> make();

    Clip render(const QString& text, const QString& language, Caller caller) override;
    void setPace(SpeechPace pace) override { m_pace = pace; }

private:
    explicit EspeakSynthesizer(int rate) : m_rate(rate) {}

    int m_rate; // the library's sample rate
    QByteArray m_voice;
    SpeechPace m_pace = SpeechPace::usual;
};

std::unique_ptr<EspeakSynthesizer> EspeakSynthesizer::make() {
    // Initialized once and never terminated: in 1.51 espeak_Terminate() may wait for ever for the library's
    // own thread.
    static const int rate = [] {
        const QByteArray beside = QFile::encodeName(voicesBeside(QCoreApplication::applicationDirPath()));
        return espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, beside.isEmpty() ? nullptr : beside.constData(),
                                 espeakINITIALIZE_DONT_EXIT);
    }();
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

} // namespace

std::unique_ptr<Synthesizer> makeSynthesizer() { return EspeakSynthesizer::make(); }

} // namespace mesaviva::app
