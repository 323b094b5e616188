// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/media/voice/synthesizer.h"
#include "app/media/voice/voice.h"
#include "patience.h"
#endif

#include <QElapsedTimer>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <memory>
#include <mutex>
#include <utility>

using namespace mesaviva::app;

namespace {

// Speaks for a tenth of a second, whatever the text.
class Hum final : public Synthesizer {
public:
    Clip render(const QString& text, const QString&, Caller) override {
        if (text == QLatin1String("unspeakable")) {
            return nullptr;
        }
        return std::make_shared<const Samples>(std::size_t{kSampleRate / 10}, std::int16_t{0});
    }
};

// Says every text itself and never finishes.
class Endless final : public Synthesizer {
public:
    Clip render(const QString&, const QString&, Caller) override { return nullptr; }
    bool say(const QString&, const QString&, std::function<void()>) override { return true; }
};

// Takes minutes for a call that it says for the first time, through the mixer or by itself; a moment for
// everything else.
class LongCall final : public Synthesizer {
public:
    LongCall(std::shared_ptr<std::atomic<int>> calls, bool byItself)
        : m_calls(std::move(calls)),
          m_byItself(byItself) {}

    Clip render(const QString& text, const QString&, Caller) override {
        const std::size_t tenths = isLong(text) ? 1'200 : 1;
        return std::make_shared<const Samples>(tenths * kSampleRate / 10, std::int16_t{0});
    }
    bool say(const QString& text, const QString&, std::function<void()> ended) override {
        if (m_byItself && !isLong(text)) {
            QTimer::singleShot(0, &m_context, std::move(ended));
        }
        return m_byItself;
    }

private:
    bool isLong(const QString& text) { return text == QLatin1String("call") && ++*m_calls == 1; }

    std::shared_ptr<std::atomic<int>> m_calls;
    QObject m_context;
    bool m_byItself;
};

Sentence sentence(const char* text, Urgency urgency = Urgency::notice) {
    Sentence made;
    made.text = QLatin1String(text);
    made.urgency = urgency;
    return made;
}

// A voice, and the texts it has started to speak.
struct Heard {
    explicit Heard(MakeSynthesizer make = [] { return std::make_unique<Hum>(); })
        : voice(nullptr, std::move(make)) {
        QObject::connect(
            &voice, &Voice::began, &voice,
            [this](const QString& text) {
                const std::scoped_lock lock(mutex);
                texts.append(text);
            },
            Qt::DirectConnection);
        QObject::connect(
            &voice, &Voice::ended, &voice,
            [this](const QString& text) {
                const std::scoped_lock lock(mutex);
                ended.append(text);
            },
            Qt::DirectConnection);
    }

    QStringList over() {
        const std::scoped_lock lock(mutex);
        return ended;
    }

    QStringList said() {
        const std::scoped_lock lock(mutex);
        return texts;
    }

    std::mutex mutex;
    QStringList texts;
    QStringList ended;
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
        // It is stopped in the middle of the first, however late.
        const auto calls = std::make_shared<std::atomic<int>>(0);
        Heard heard([calls] { return std::make_unique<LongCall>(calls, false); });
        heard.voice.start();
        heard.voice.say(sentence("call"));
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
        heard.voice.say(sentence("asked"), Occasion::asked);
        QTRY_COMPARE(heard.over(), QStringList{QStringLiteral("asked")});
        heard.voice.setPaused(false);
        QTRY_COMPARE(heard.over(),
                     QStringList({QStringLiteral("asked"), QStringLiteral("one"), QStringLiteral("two")}));
    }

    // An answer behind a call is heard while the table is paused, and the call when it continues.
    void anAnswerBehindACallIsHeardWhileTheTableStandsStill_data() {
        QTest::addColumn<bool>("byItself");
        QTest::newRow("through the mixer") << false;
        QTest::newRow("by itself") << true;
    }

    void anAnswerBehindACallIsHeardWhileTheTableStandsStill() {
        QFETCH(bool, byItself);
        const auto calls = std::make_shared<std::atomic<int>>(0);
        Heard heard([calls, byItself] { return std::make_unique<LongCall>(calls, byItself); });
        heard.voice.start();
        heard.voice.say(sentence("call", Urgency::call));
        QTRY_COMPARE(heard.said(), QStringList{QStringLiteral("call")});
        heard.voice.say(sentence("asked"), Occasion::asked);
        heard.voice.setPaused(true);
        QTRY_COMPARE(heard.over(), QStringList{QStringLiteral("asked")});
        heard.voice.setPaused(false);
        QTRY_COMPARE(heard.over(), QStringList({QStringLiteral("asked"), QStringLiteral("call")}));
        QCOMPARE(calls->load(), 2);
    }

    void aLongTextIsSaidInPieces_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("pieces");
        const QString words = QStringLiteral("hold three of hearts and four of clubs, ");
        QTest::newRow("nothing") << QString() << 1;
        QTest::newRow("short") << QStringLiteral("one, two. Three") << 1;
        QTest::newRow("sentences") << QStringLiteral("One. ") + words + words + QStringLiteral("end. ") +
                                          words + words + QStringLiteral("end. Two")
                                   << 2;
        QTest::newRow("one long sentence") << words.repeated(8) + QStringLiteral("end") << 3;
        QTest::newRow("without a rest") << QStringLiteral("word ").repeated(50) << 1;
    }

    void aLongTextIsSaidInPieces() {
        QFETCH(QString, text);
        QFETCH(int, pieces);
        const QStringList made = speechPieces(text);
        QCOMPARE(made.size(), pieces);
        QCOMPARE(made.join(u' '), text.trimmed());
        for (const QString& piece : made) {
            QVERIFY2(piece.size() <= kLongestPiece || pieces == 1, qPrintable(piece));
        }
    }

    // However long an answer is, only one piece of it is rendered before a call can be spoken.
    void aCallComesBetweenThePiecesOfALongAnswer() {
        const QString answer = QStringLiteral("hold three of hearts and four of clubs, ").repeated(600);
        const QStringList pieces = speechPieces(answer);
        Heard heard;
        heard.voice.start();
        heard.voice.say(sentence(qPrintable(answer)), Occasion::asked);
        QTRY_VERIFY(heard.said().size() > 1);
        heard.voice.say(sentence("no more bets", Urgency::call));
        QTRY_VERIFY(heard.over().contains(QStringLiteral("no more bets")));
        const QStringList said = heard.said();
        QVERIFY(said.size() < pieces.size());
        QCOMPARE(said.mid(0, said.size() - 1), pieces.mid(0, said.size() - 1));
        QCOMPARE(heard.over(), QStringList{QStringLiteral("no more bets")}); // the answer was interrupted
        heard.voice.say(sentence(qPrintable(pieces[0] + u' ' + pieces[1])));
        heard.voice.say(sentence("then"));
        QTRY_COMPARE(heard.over().size(), 3);
        QCOMPARE(heard.said().mid(said.size()), QStringList({pieces[0], pieces[1], QStringLiteral("then")}));
    }

    void aNewVoiceSpeaksWhatWaits() {
        Heard heard([] { return std::make_unique<Endless>(); });
        heard.voice.start();
        heard.voice.say(sentence("one"));
        heard.voice.say(sentence("two"));
        QTRY_COMPARE(heard.said(), QStringList{QStringLiteral("one")});
        heard.voice.setSynthesizer([] { return std::make_unique<Hum>(); });
        QTRY_COMPARE(heard.over(), QStringList{QStringLiteral("two")});
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
