// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/system_voice.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

// Far longer than any voice needs per letter.
constexpr int kLetterMilliseconds = 200;
constexpr int kSentenceMilliseconds = 4'000;
// In Qt's range from -1 to 1: about a quarter faster with desktop engines.
constexpr double kQuickRate = 0.2;
// How long to wait for a voice to stop.
constexpr int kStopPatience = 400;

// Whether the engine is silent: Qt has one for tests.
bool isMute(const QString& engine) {
    return engine == QLatin1String("mock") || engine == QLatin1String("none");
}

} // namespace

SystemVoice::SystemVoice(const QString& engine, std::unique_ptr<Synthesizer> builtIn)
    : m_builtIn(std::move(builtIn)),
      m_engine(engine),
      m_patience(this) {
    m_patience.setSingleShot(true);
    connect(&m_engine, &QTextToSpeech::stateChanged, this, &SystemVoice::follow);
    connect(&m_patience, &QTimer::timeout, this, &SystemVoice::end);
}

SystemVoice::~SystemVoice() { m_engine.disconnect(this); }

bool SystemVoice::isThere() {
    const QStringList engines = QTextToSpeech::availableEngines();
    return !std::all_of(engines.begin(), engines.end(), isMute);
}

Clip SystemVoice::render(const QString& text, const QString& language, Caller caller) {
    return m_builtIn ? m_builtIn->render(text, language, caller) : nullptr;
}

// European Portuguese and British English; other variants only if they are the only ones.
std::optional<QLocale> SystemVoice::localeFor(const QString& language) {
    if (const auto known = m_locales.constFind(language); known != m_locales.constEnd()) {
        return *known;
    }
    const bool english = language == QLatin1String("en");
    const QLocale::Language wanted = english ? QLocale::English : QLocale::Portuguese;
    const QLocale::Territory home = english ? QLocale::UnitedKingdom : QLocale::Portugal;
    std::optional<QLocale> best;
    for (const QLocale& locale : m_engine.availableLocales()) {
        if (locale.language() != wanted) {
            continue;
        }
        const bool atHome = locale.territory() == home;
        if (atHome || (!best && (english || !m_builtIn))) {
            best = locale;
        }
        if (atHome) {
            break;
        }
    }
    m_locales.insert(language, best);
    return best;
}

bool SystemVoice::say(const QString& text, const QString& language, std::function<void()> ended) {
    if (m_engine.state() == QTextToSpeech::Error) {
        return false;
    }
    const std::optional<QLocale> locale = localeFor(language);
    if (!locale) {
        return false;
    }
    if (m_engine.locale() != *locale) {
        m_engine.setLocale(*locale);
    }
    m_ended = std::move(ended);
    if (m_engine.state() == QTextToSpeech::Ready) {
        begin(text);
    } else {
        m_next = text; // the previous one is stopping
        m_patience.start(kStopPatience);
    }
    return true;
}

void SystemVoice::begin(const QString& text) {
    m_next.clear();
    m_spoke = false;
    m_patience.start(kSentenceMilliseconds + kLetterMilliseconds * static_cast<int>(text.size()));
    m_engine.say(text);
}

void SystemVoice::hush() {
    m_ended = nullptr;
    m_next.clear();
    m_patience.stop();
    if (m_engine.state() != QTextToSpeech::Ready) {
        m_engine.stop(QTextToSpeech::BoundaryHint::Immediate);
    }
}

void SystemVoice::setVolume(double volume) { m_engine.setVolume(volume); }

void SystemVoice::setPace(SpeechPace pace) {
    // A faster rate set in the system is kept.
    if (!m_usualRate) {
        m_usualRate = m_engine.rate();
    }
    const double rate = pace == SpeechPace::quick ? std::min(1.0, *m_usualRate + kQuickRate) : *m_usualRate;
    if (!qFuzzyCompare(1.0 + m_engine.rate(), 1.0 + rate)) {
        m_engine.setRate(rate);
    }
    if (m_builtIn) {
        m_builtIn->setPace(pace);
    }
}

void SystemVoice::follow(QTextToSpeech::State state) {
    if (state == QTextToSpeech::Speaking) {
        m_spoke = m_next.isEmpty();
    } else if (state == QTextToSpeech::Error) {
        end();
    } else if (state == QTextToSpeech::Ready && !m_next.isEmpty()) {
        begin(std::exchange(m_next, {}));
    } else if (state == QTextToSpeech::Ready && m_spoke) {
        end();
    }
}

// The sentence has ended, or its end was not reported in time.
void SystemVoice::end() {
    if (!m_next.isEmpty() && m_engine.state() != QTextToSpeech::Error) {
        begin(std::exchange(m_next, {}));
        return;
    }
    m_spoke = false;
    m_patience.stop();
    if (const auto ended = std::exchange(m_ended, nullptr)) {
        ended();
    }
}

} // namespace mesaviva::app
