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

/// A system voice, using Qt TextToSpeech. It plays sentences by itself on the system's device; the built-in
/// voice renders languages that it lacks. Needs a thread with an event loop.
class SystemVoice final : public QObject, public Synthesizer {
    Q_OBJECT

public:
    /// With that engine; empty: the system's default. `builtIn` is the fallback and may be null.
    SystemVoice(const QString& engine, std::unique_ptr<Synthesizer> builtIn);
    ~SystemVoice() override;

    Clip render(const QString& text, const QString& language, Caller caller) override;
    bool say(const QString& text, const QString& language, std::function<void()> ended) override;
    void hush() override;
    void setPace(SpeechPace pace) override;
    void setVolume(double volume) override;

    /// Whether the system has an engine that speaks.
    static bool isThere();

private:
    void begin(const QString& text);
    void follow(QTextToSpeech::State state);
    void end();
    std::optional<QLocale> localeFor(const QString& language);

    std::unique_ptr<Synthesizer> m_builtIn;
    QTextToSpeech m_engine;
    std::optional<double> m_usualRate;                ///< the system's rate, before the first sentence
    QHash<QString, std::optional<QLocale>> m_locales; ///< by language, as requested so far
    std::function<void()> m_ended;                    ///< of the current sentence; null: none
    QString m_next;                                   ///< waits for the previous one to stop
    QTimer m_patience;                                ///< a crashed engine reports no end
    bool m_spoke = false;                             ///< the engine has started it
};

} // namespace mesaviva::app
