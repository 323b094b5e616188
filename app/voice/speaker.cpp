// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/voice/speaker.h"

#include <utility>

namespace mesaviva::app {

Speaker::Speaker(Mixer& mixer, MakeSynthesizer make) : m_mixer(mixer), m_make(std::move(make)) {
    m_clock.start();
}

Speaker::~Speaker() = default;

void Speaker::say(const Sentence& sentence, Wish wish) {
    if (m_queue.add(sentence, now(), wish)) {
        cutOff();
    }
    sayNext();
}

void Speaker::cutOff() {
    m_mixer.silence();
    if (m_synthesizer) {
        m_synthesizer->hush();
    }
}

// The mixer stands still by itself. A voice of its own falls silent, and says afterwards what was cut off.
void Speaker::setPaused(bool paused) {
    m_queue.setPaused(paused, now());
    if (paused && m_number < 0 && m_queue.putBack()) {
        m_synthesizer->hush();
    } else if (!paused && m_synthesizer) {
        sayNext();
    }
}

void Speaker::setVolume(double volume) {
    m_volume = volume;
    if (m_synthesizer) {
        m_synthesizer->setVolume(volume);
    }
}

void Speaker::setMaker(MakeSynthesizer make) {
    m_make = std::move(make);
    if (m_number < 0) {
        m_queue.finished(); // what it was saying ends with it
        m_number = 0;
    }
    m_synthesizer.reset();
    m_made = false;
    m_queue.setAnswersOnly(false);
}

void Speaker::shut() {
    stop();
    m_synthesizer.reset();
}

void Speaker::stop() {
    m_queue.clear();
    cutOff();
}

void Speaker::goOn(int number) {
    if (number != m_number) {
        return; // it was cut off in the meantime
    }
    m_queue.finished();
    sayNext();
}

void Speaker::make() {
    if (!m_made) {
        m_made = true;
        m_synthesizer = m_make();
        setVolume(m_volume);
    }
}

bool Speaker::saysItself(const Spoken& sentence) {
    const int number = m_number = -(++m_ownSentences);
    if (m_synthesizer &&
        m_synthesizer->say(sentence.text, sentence.language, [this, number] { goOn(number); })) {
        m_queue.setAnswersOnly(true);
        return true;
    }
    m_queue.setAnswersOnly(false);
    return false;
}

void Speaker::sayNext() {
    make();
    while (const std::optional<Spoken> sentence = m_queue.next(now())) {
        if (m_synthesizer) {
            m_synthesizer->setPace(sentence->quick ? Pace::quick : Pace::usual);
        }
        if (saysItself(*sentence)) {
            emit began(sentence->text, nullptr);
            return;
        }
        const Clip clip = m_synthesizer
                              ? m_synthesizer->render(sentence->text, sentence->language, sentence->caller)
                              : nullptr;
        if (clip) {
            m_number = m_mixer.speak(clip, sentence->wish == Wish::asked || sentence->wish == Wish::shown);
            emit began(sentence->text, clip);
            return;
        }
        m_queue.finished();
    }
}

} // namespace mesaviva::app
