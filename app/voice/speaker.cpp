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
        m_mixer.silence();
    }
    sayNext();
}

void Speaker::setMaker(MakeSynthesizer make) {
    m_make = std::move(make);
    m_synthesizer.reset();
    m_made = false;
}

void Speaker::shut() {
    stop();
    m_synthesizer.reset();
}

void Speaker::stop() {
    m_queue.clear();
    m_mixer.silence();
}

void Speaker::goOn(int number) {
    if (number != m_number) {
        return; // it was cut off in the meantime
    }
    m_queue.finished();
    sayNext();
}

void Speaker::sayNext() {
    if (!m_made) {
        m_made = true;
        m_synthesizer = m_make();
    }
    while (const std::optional<Spoken> sentence = m_queue.next(now())) {
        const Clip clip = m_synthesizer
                              ? m_synthesizer->render(sentence->text, sentence->language, sentence->caller)
                              : nullptr;
        if (clip) {
            m_number = m_mixer.speak(clip, sentence->wish == Wish::asked);
            emit began(sentence->text, clip);
            return;
        }
        m_queue.finished();
    }
}

} // namespace mesaviva::app
