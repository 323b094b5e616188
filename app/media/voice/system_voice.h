// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/synthesizer.h"

#include <QHash>
#include <QLocale>
#include <QObject>
#include <QTextToSpeech>
#include <QTimer>

#include <memory>
#include <optional>

namespace mesaviva::app {

/// A voice of the system's, by Qt TextToSpeech. It says sentences aloud by itself, on the system's device;
/// what it has no language for, the house's voice renders. Lives on one thread, with an event loop.
class SystemVoice final : public QObject, public Synthesizer {
    Q_OBJECT

public:
    /// By that engine; empty: the system's usual one. `house` may be null.
    SystemVoice(const QString& engine, std::unique_ptr<Synthesizer> house);
    ~SystemVoice() override;

    Clip render(const QString& text, const QString& language, Caller caller) override;
    bool say(const QString& text, const QString& language, std::function<void()> ended) override;
    void hush() override;
    void setPace(SpeechPace pace) override;
    void setVolume(double volume) override;

    /// Whether there is an engine that speaks on this system.
    static bool isThere();

private:
    void begin(const QString& text);
    void follow(QTextToSpeech::State state);
    void end();
    std::optional<QLocale> localeFor(const QString& language);

    std::unique_ptr<Synthesizer> m_house;
    QTextToSpeech m_engine;
    std::optional<double> m_usualRate;                ///< the system's, before the first sentence
    QHash<QString, std::optional<QLocale>> m_locales; ///< by language, as far as asked
    std::function<void()> m_ended;                    ///< of the sentence that is said; null: none
    QString m_next;                                   ///< waits for the last one to fall silent
    QTimer m_patience;                                ///< an engine that dies does not say so
    bool m_spoke = false;                             ///< the engine has begun it
};

} // namespace mesaviva::app
