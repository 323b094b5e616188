// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/synthesizer.h"

namespace mesaviva::app {

/// Speech by libespeak-ng, in this process. The library has global state: create only one instance at a time.
class EspeakSynthesizer final : public Synthesizer {
public:
    /// Null if the library finds no voices.
    static std::unique_ptr<EspeakSynthesizer> make();

    Clip render(const QString& text, const QString& language, Caller caller) override;
    void setPace(SpeechPace pace) override { m_pace = pace; }

private:
    explicit EspeakSynthesizer(int rate) : m_rate(rate) {}

    int m_rate; ///< the library's sample rate
    QByteArray m_voice;
    SpeechPace m_pace = SpeechPace::usual;
};

} // namespace mesaviva::app
