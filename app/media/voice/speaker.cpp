// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/speaker.h"

#include <utility>

namespace mesaviva::app {

Speaker::Speaker(Mixer& mixer, MakeSynthesizer make) : m_mixer(mixer), m_make(std::move(make)) {
    m_clock.start();
}

Speaker::~Speaker() = default;

void Speaker::say(const Sentence& sentence, Occasion occasion) {
    if (m_queue.add(sentence, now(), occasion)) {
        cutOff();
    }
    sayNext();
}

void Speaker::cutOff() {
    m_number = 0; // its end must not be reported
    m_pieces.clear();
    m_mixer.silence();
    if (m_synthesizer) {
        m_synthesizer->hush();
    }
}

// The mixer pauses by itself. A voice that plays by itself is stopped, and repeats afterwards what was
// interrupted.
void Speaker::setPaused(bool paused) {
    if (m_queue.setPaused(paused, now()) || (paused && m_number < 0 && m_queue.putBack())) {
        cutOff();
    }
    if (m_queue.waiting() > 0) {
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
        m_queue.finished(); // the current sentence ends with it
        m_number = 0;
    }
    m_synthesizer.reset();
    m_made = false;
    if (m_queue.waiting() > 0) {
        sayNext();
    }
}

void Speaker::shut() {
    stop();
    m_synthesizer.reset();
}

void Speaker::stop() {
    m_queue.clear();
    cutOff();
}

void Speaker::leap() {
    if (m_queue.leap()) {
        cutOff();
    }
    if (m_queue.waiting() > 0) {
        sayNext();
    }
}

void Speaker::goOn(int number) {
    if (number != m_number) {
        return; // it was interrupted meanwhile
    }
    if (sayPiece()) {
        return;
    }
    emit ended(m_said.text);
    m_queue.finished();
    sayNext();
}

// On the same thread as speech: the caller does not need the answer soon.
void Speaker::lookAtPack(const QString& folder, const QStringList& unreadable) {
    PackLook look{folder, std::nullopt, {}};
    PackRefusal why;
    if (!VoicePack::open(folder, &why)) {
        look.refusal = why;
    }
    for (const QString& path : unreadable) {
        if (VoicePack::isReadable(path)) {
            look.readable.append(path);
        }
    }
    emit lookedAtPack(look);
}

void Speaker::make() {
    if (!m_made) {
        m_made = true;
        m_synthesizer = m_make();
        if (m_synthesizer) {
            m_synthesizer->setUnreadableListener([this](const QString& path) { emit unreadable(path); });
        }
        setVolume(m_volume);
    }
}

bool Speaker::saysItself(const Spoken& sentence) {
    const int number = m_number = -(++m_ownSentences);
    return m_synthesizer &&
           m_synthesizer->say(sentence.text, sentence.language, [this, number] { goOn(number); });
}

void Speaker::sayNext() {
    make();
    while (const std::optional<Spoken> sentence = m_queue.next(now())) {
        if (m_synthesizer) {
            m_synthesizer->setPace(sentence->quick ? SpeechPace::quick : SpeechPace::usual);
        }
        m_said = *sentence;
        if (saysItself(m_said)) {
            emit began(m_said.text, nullptr);
            return;
        }
        m_pieces = m_synthesizer ? m_synthesizer->pieces(m_said.text, m_said.language) : QStringList();
        if (sayPiece()) {
            return;
        }
        m_queue.finished();
    }
}

// A call that arrives meanwhile waits for at most one piece.
bool Speaker::sayPiece() {
    while (!m_pieces.isEmpty()) {
        make();
        const QString text = m_pieces.takeFirst();
        if (const Clip clip =
                m_synthesizer ? m_synthesizer->render(text, m_said.language, m_said.caller) : nullptr) {
            m_number = m_mixer.speak(clip, m_said.occasion != Occasion::announced);
            emit began(text, clip);
            return true;
        }
    }
    return false;
}

} // namespace mesaviva::app
