// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/voice/voice.h"
#endif

#include <QElapsedTimer>
#include <QTest>

#include <mutex>

using namespace mesaviva::app;

namespace {

// Speaks for a tenth of a second whatever it is given.
class Hum final : public Synthesizer {
public:
    Clip render(const QString& text, const QString&, Caller) override {
        if (text == QLatin1String("unspeakable")) {
            return nullptr;
        }
        return std::make_shared<const Samples>(std::size_t{kSampleRate / 10}, std::int16_t{0});
    }
};

Sentence sentence(const char* text, Urgency urgency = Urgency::notice) {
    Sentence made;
    made.text = QLatin1String(text);
    made.urgency = urgency;
    return made;
}

// A voice, and what it has begun to say.
struct Heard {
    explicit Heard(Speaker::MakeSynthesizer make = [] { return std::make_unique<Hum>(); })
        : voice(nullptr, std::move(make)) {
        QObject::connect(
            &voice, &Voice::began, &voice,
            [this](const QString& text) {
                const std::scoped_lock lock(mutex);
                texts.append(text);
            },
            Qt::DirectConnection);
    }

    QStringList said() {
        const std::scoped_lock lock(mutex);
        return texts;
    }

    std::mutex mutex;
    QStringList texts;
    Voice voice;
};

} // namespace

class TestVoice : public QObject {
    Q_OBJECT

private slots:
    void oneAfterTheOther() {
        Heard heard;
        heard.voice.start();
        heard.voice.say(sentence("one"));
        heard.voice.say(sentence("two"));
        heard.voice.say(sentence("three"));
        QTRY_COMPARE(heard.said(),
                     QStringList({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")}));
    }

    void whatCameBeforeTheFirstPictureIsSaidAfterIt() {
        Heard heard;
        heard.voice.say(sentence("early"));
        QVERIFY(heard.said().isEmpty());
        heard.voice.start();
        QTRY_COMPARE(heard.said(), QStringList{QStringLiteral("early")});
    }

    void whatCannotBeSpokenHoldsNothingUp() {
        Heard heard;
        heard.voice.start();
        heard.voice.say(sentence("unspeakable"));
        heard.voice.say(sentence("then"));
        QTRY_COMPARE(heard.said(), QStringList{QStringLiteral("then")});
    }

    void withoutASynthesizerNothingHappens() {
        Heard heard([] { return std::unique_ptr<Synthesizer>(); });
        heard.voice.start();
        heard.voice.say(sentence("nobody"));
        heard.voice.play(std::make_shared<const Samples>(std::size_t{100}, std::int16_t{0}), 1.0);
        QVERIFY(heard.said().isEmpty());
    }

    void mutedItSaysNothing() {
        Heard heard;
        heard.voice.start();
        heard.voice.setVolumes({0, 0});
        heard.voice.say(sentence("muted"));
        heard.voice.setVolumes({1, 1});
        heard.voice.say(sentence("heard"));
        QTRY_COMPARE(heard.said(), QStringList{QStringLiteral("heard")});
    }

    void stoppedItForgetsWhatWaits() {
        Heard heard;
        heard.voice.start();
        heard.voice.say(sentence("one"));
        heard.voice.say(sentence("two"));
        heard.voice.stop();
        heard.voice.say(sentence("three"));
        QTRY_VERIFY(heard.said().contains(QStringLiteral("three")));
        QVERIFY(!heard.said().contains(QStringLiteral("two")));
    }

    void pausedItGoesOnLater() {
        Heard heard;
        heard.voice.start();
        heard.voice.setPaused(true);
        heard.voice.say(sentence("one"));
        heard.voice.say(sentence("two"));
        QTRY_COMPARE(heard.said(), QStringList{QStringLiteral("one")});
        heard.voice.setPaused(false);
        QTRY_COMPARE(heard.said().size(), 2);
    }

    void itCanBeTakenDownWhileItSpeaks() {
        for (int i = 0; i < 5; ++i) {
            Heard heard;
            heard.voice.start();
            heard.voice.say(sentence("one"));
            heard.voice.say(sentence("two"));
        }
        const Heard neverStarted;
        QVERIFY(!neverStarted.voice.isStarted());
    }
};

#include "program/test_list.h"
MESAVIVA_TEST(TestVoice)
#include "tst_voice.moc"
