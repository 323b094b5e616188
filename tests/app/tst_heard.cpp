// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program plays scenarios and is listened to: what it says is found in what the sound server plays.

#include "engine/scenario/load.h"
#include "sound_server.h"
#include "window_user.h"

#include <QHash>

#include <mutex>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

// A call begins so soon after its event, or after the sentence before it.
constexpr double kSoon = 150;
constexpr double kAlike = 0.6;

// A poker round of one seat, one spin, ten balls; short timers, in the table's own time.
constexpr const char* kPoker = R"({"format": "mesaviva.scenario/1", "title": {"pt": "P", "en": "P"},
  "game": "poker", "rules": "pt-803-2015", "table": {"minimum": 500, "maximum": 12500, "seats": 7, "card_seconds": 0.3},
  "players": [{"id": "ana", "seat": 1, "wallet": 100000}, {"id": "rui", "seat": 2, "wallet": 100000}],
  "outcome": {"cards": ["2c", "9h","Kd", "2s","8c", "Jd","3h", "Th","6s", "7c","Qd"]},
  "steps": [{"at": 1.0, "player": "ana", "do": "ante", "amount": 500}, {"player": "rui", "do": "ante", "amount": 700},
            {"when": "decision_opened", "player": "ana", "do": "bet"}, {"player": "rui", "do": "bet"}]})";
constexpr const char* kRoulette = R"({"format": "mesaviva.scenario/1", "title": {"pt": "R", "en": "R"},
  "game": "roulette", "rules": "pt-804-2015", "table": {"minimum": 100, "betting_seconds": 8, "spin_seconds": 8},
  "players": [{"id": "ana", "wallet": 100000}],
  "outcome": {"pockets": ["17"]},
  "steps": [{"at": 1, "player": "ana", "do": "stake", "chance": "split", "numbers": ["17", "20"], "amount": 100}]})";
constexpr const char* kBingo = R"({"format": "mesaviva.scenario/1", "title": {"pt": "B", "en": "B"},
  "game": "bingo", "rules": "pt-425a-2015", "table": {"variant": 75, "draw_seconds": 2, "sale_seconds": 5},
  "players": [{"id": "ana", "wallet": 100000}, {"id": "rui", "wallet": 100000}, {"id": "eva", "wallet": 100000}],
  "outcome": {"seed": "00000000000000000000000000000000000000000000000000000000000000ab"},
  "steps": [{"at": 1, "player": "ana", "do": "buy", "count": 1}, {"player": "rui", "do": "buy", "count": 1},
            {"player": "eva", "do": "buy", "count": 1}],
  "until": 34})";

struct Event {
    QString text;
    Urgency urgency;
    double at;
};
struct Said {
    QString text;
    Clip clip;
    double at;
};

} // namespace

class TestHeard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!SoundServer::isInstalled()) {
            QSKIP("PulseAudio is not installed here");
        }
        m_server = std::make_unique<SoundServer>();
        if (!m_server->start()) {
            QSKIP("PulseAudio does not start here");
        }
        m_clock.start();
        m_user = std::make_unique<WindowUser>();
        m_user->application().settings()->setMuted(false);
        m_user->application().settings()->setVoiceVolume(90);
        QVERIFY(m_user->open());
        QTRY_VERIFY(m_user->application().voice().isStarted());
        connect(
            &m_user->application().voice(), &Voice::began, this,
            [this](const QString& text, const Clip& clip) {
                const std::scoped_lock lock(m_mutex);
                m_said.push_back({text, clip, now()});
            },
            Qt::DirectConnection);
    }

    void everySentenceIsHeardInTime_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<int>("least");
        QTest::newRow("a poker round") << QString::fromLatin1(kPoker) << 5;
        QTest::newRow("a spin") << QString::fromLatin1(kRoulette) << 4;
        QTest::newRow("balls") << QString::fromLatin1(kBingo) << 10;
    }

    void everySentenceIsHeardInTime() {
        QFETCH(QString, scenario);
        QFETCH(int, least);
        Recording recording(m_clock);
        recording.start();
        QTRY_VERIFY_WITH_TIMEOUT(recording.isRunning(), 10'000);
        forget();
        play(scenario);
        QTRY_VERIFY_WITH_TIMEOUT(m_user->application().table()->isScenarioOver(), 80'000);
        QTRY_VERIFY_WITH_TIMEOUT(now() > lastEnd() + 500, 10'000);
        recording.stop();

        const std::vector<Said> said = this->said();
        QVERIFY2(std::ssize(said) >= least, qPrintable(QString::number(said.size())));
        double previous = 0;
        double worst = 0;
        for (const Said& sentence : said) {
            const Recording::Found found =
                recording.find(*sentence.clip, sentence.at - 300, sentence.at + 1'500);
            const double length = millisecondsOf(sentence.clip->size());
            QVERIFY2(found.likeness > kAlike, qPrintable(sentence.text + QString::number(found.likeness)));
            // The clip's room before the first sound and after the last belongs to it.
            QVERIFY2(found.at > previous - 20, qPrintable(sentence.text));
            const std::optional<Event> event = eventOf(sentence.text);
            QVERIFY2(event, qPrintable(sentence.text));
            if (event->urgency == Urgency::call || event->at > previous) {
                const double late = found.at - std::max(event->at, previous);
                QVERIFY2(late < kSoon, qPrintable(sentence.text + QStringLiteral(": %1 ms").arg(late)));
                worst = std::max(worst, late);
            }
            qDebug("%s: %.0f ms, likeness %.2f", qPrintable(sentence.text), found.at - event->at,
                   found.likeness);
            previous = found.at + length;
        }
        for (const Event& event : m_events) {
            const bool spoken = std::any_of(said.begin(), said.end(),
                                            [&](const Said& one) { return one.text == event.text; });
            QVERIFY2(spoken || event.urgency != Urgency::call, qPrintable(event.text));
        }
        qDebug("%zu sentences, the latest after %.0f ms", said.size(), worst);
    }

    void aServerThatDiesIsMissedAndFoundAgain() {
        Voice& voice = m_user->application().voice();
        m_user->application().closeTable();
        m_server->stop();
        forget();
        for (const char* text : {"um", "dois", "três"}) {
            voice.say(sentence(text));
        }
        QTRY_COMPARE_WITH_TIMEOUT(said().size(), std::size_t{3}, 10'000);
        QVERIFY(m_server->start());
        Recording recording(m_clock);
        recording.start();
        QTRY_VERIFY_WITH_TIMEOUT(recording.isRunning(), 10'000);
        const double from = now();
        QTRY_VERIFY_WITH_TIMEOUT((voice.say(sentence("outra vez")), recording.loudestSince(from) > 2'000),
                                 30'000);
    }

    void cleanupTestCase() {
        m_user.reset();
        m_server.reset();
    }

private:
    static Sentence sentence(const char* text) {
        Sentence made;
        made.text = QString::fromUtf8(text);
        made.language = QStringLiteral("pt");
        return made;
    }

    double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    void forget() {
        const std::scoped_lock lock(m_mutex);
        m_said.clear();
        m_events.clear();
    }

    std::vector<Said> said() {
        const std::scoped_lock lock(m_mutex);
        return m_said;
    }

    // When the last sentence will have ended.
    double lastEnd() {
        const std::vector<Said> all = said();
        return all.empty() ? 0 : all.back().at + millisecondsOf(all.back().clip->size());
    }

    void play(const QString& text) {
        auto read = scenario::read(text.toStdString());
        QVERIFY(read);
        m_user->application().playScenario(std::move(*read), 1.0);
        connect(m_user->application().table(), &TableModel::happened, this, [this](const TableEvent& event) {
            for (const QString& spoken : {event.spoken.text, event.spoken.brief}) {
                if (!spoken.isEmpty()) {
                    m_events.push_back({spoken, event.spoken.urgency, now()});
                }
            }
        });
    }

    // The last event before it began that has this sentence.
    std::optional<Event> eventOf(const QString& text) const {
        const auto found = std::find_if(m_events.rbegin(), m_events.rend(),
                                        [&](const Event& event) { return event.text == text; });
        return found == m_events.rend() ? std::nullopt : std::optional(*found);
    }

    std::unique_ptr<SoundServer> m_server;
    std::unique_ptr<WindowUser> m_user;
    QElapsedTimer m_clock;
    std::mutex m_mutex;
    std::vector<Said> m_said;
    std::vector<Event> m_events;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestHeard)
#include "tst_heard.moc"
