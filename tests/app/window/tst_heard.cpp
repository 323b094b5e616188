// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program plays scenarios; the test finds its sentences in what the sound server plays.

#include "app/cli/sentences/file_error_sentences.h"
#include "busy_moments.h"
#include "engine/scenario/scenario.h"
#include "sound_server.h"
#include "window_user.h"

#include <QHash>

#include <mutex>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

// A sentence begins this soon after its event if the voice is free, in milliseconds.
constexpr double kSoon = 150;
constexpr double kLate = 1'500;
// The tolerance of its position, in milliseconds.
constexpr double kOff = 60;
// The least correlation with the recording for a sentence to be found among other sounds.
constexpr double kAlike = 0.6;
constexpr double kLong = 1e9;
// A sentence is searched in pieces of this number of samples.
constexpr std::size_t kPiece = kSampleRate / 2;

std::size_t samplesIn(double milliseconds) {
    return static_cast<std::size_t>(milliseconds * kSampleRate / 1'000);
}

// The piece of a clip that begins at `at`.
Samples pieceOf(const Samples& clip, std::size_t at) {
    const std::size_t end = std::min(clip.size(), at + kPiece);
    return {clip.begin() + static_cast<std::ptrdiff_t>(at), clip.begin() + static_cast<std::ptrdiff_t>(end)};
}

// A poker round of seven seats, one spin, ten balls; short timers, in the table's own time.
constexpr const char* kPoker = R"({"format": "mesaviva.scenario/1", "title": {"pt": "P", "en": "P"},
  "game": "poker", "rules": "pt-803-2015", "table": {"minimum": 500, "maximum": 12500, "seats": 7, "betting_seconds": 8, "card_seconds": 0.3},
  "players": [{"id": "ana", "seat": 1, "wallet": 100000}, {"id": "rui", "seat": 2, "wallet": 100000},
              {"id": "eva", "seat": 3, "wallet": 100000}, {"id": "ivo", "seat": 4, "wallet": 100000},
              {"id": "lia", "seat": 5, "wallet": 100000}, {"id": "gil", "seat": 6, "wallet": 100000},
              {"id": "rita", "seat": 7, "wallet": 100000}],
  "outcome": {"seed": "00000000000000000000000000000000000000000000000000000000000000ab"},
  "steps": [{"at": 1.0, "player": "ana", "do": "ante", "amount": 500}, {"player": "rui", "do": "ante", "amount": 700},
            {"player": "eva", "do": "ante", "amount": 500}, {"player": "ivo", "do": "ante", "amount": 500},
            {"player": "lia", "do": "ante", "amount": 500}, {"player": "gil", "do": "ante", "amount": 500},
            {"player": "rita", "do": "ante", "amount": 500},
            {"when": "decision_opened", "player": "ana", "do": "bet"}, {"player": "rui", "do": "bet"},
            {"player": "eva", "do": "bet"}, {"player": "ivo", "do": "bet"}, {"player": "lia", "do": "bet"},
            {"player": "gil", "do": "bet"}, {"player": "rita", "do": "bet"}]})";
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
    QString brief;
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
        if (const QString lack = SoundServer::lack(); !lack.isEmpty()) {
            QSKIP(qPrintable(lack));
        }
        m_server = std::make_unique<SoundServer>();
        if (!m_server->start()) {
            QSKIP("the sound server that is installed does not start here");
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
        // Runs in real time: an attempt on a busy machine is repeated.
        constexpr int kAttempts = 3;
        for (int attempt = 1; attempt <= kAttempts; ++attempt) {
            const Heard heard = listenTo(scenario, least);
            if (heard.wrong.isEmpty()) {
                return;
            }
            QVERIFY2(heard.busy, qPrintable(heard.wrong));
            qDebug("while the machine was busy: %s", qPrintable(heard.wrong));
        }
        QSKIP("the machine was too busy with something else, three times");
    }

    void aServerThatDiesIsMissedAndFoundAgain() {
        Voice& voice = m_user->application().voice();
        m_user->application().closeTable();
        m_server->stop();
        forget();
        for (const char* text : {"um", "dois", "três"}) {
            voice.say(sentence(text));
        }
        QTRY_COMPARE_WITH_TIMEOUT(said().size(), std::size_t{3}, 60'000);
        QVERIFY(m_server->start());
        ServerRecording recording(m_clock);
        recording.start();
        QTRY_VERIFY_WITH_TIMEOUT(recording.isRunning(), 60'000);
        const double from = now();
        QTRY_VERIFY_WITH_TIMEOUT((voice.say(sentence("outra vez")), recording.loudestSince(from) > 2'000),
                                 60'000);
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

    struct Heard {
        QString wrong;     ///< what was wrong; empty: nothing
        bool busy = false; ///< the machine was busy with other programs then
    };

    // Plays a scenario and finds its sentences in what the server played.
    Heard listenTo(const QString& scenario, int least) {
        const BusyMoments busy(m_clock);
        ServerRecording recording(m_clock);
        recording.start();
        if (!QTest::qWaitFor([&] { return recording.isRunning(); }, 60'000)) {
            return {QStringLiteral("nothing is recorded"), busy.any()};
        }
        forget();
        play(scenario);
        const bool over =
            QTest::qWaitFor([this] { return m_user->application().table()->isScenarioOver(); }, 80'000) &&
            QTest::qWaitFor([this] { return now() > lastEnd() + 500; }, 60'000);
        recording.stop();
        const std::vector<Said> said = this->said();
        if (!over || std::ssize(said) < least) {
            return {QStringLiteral("%1 sentences").arg(said.size()), busy.any()};
        }
        double previous = 0;
        int excused = 0;
        for (std::size_t i = 0; i < said.size(); ++i) {
            // A sentence that a call cuts off is searched up to that point.
            const double room = i + 1 < said.size() ? said[i + 1].at - said[i].at : kLong;
            Samples clip = *said[i].clip;
            if (room < millisecondsOf(clip.size())) {
                clip.resize(samplesIn(std::max(0.0, room - kSoon)));
            }
            const double end = said[i].at + millisecondsOf(clip.size());
            const QString wrong = wrongWith(said[i], clip, recording, busy, previous, excused);
            if (!wrong.isEmpty()) {
                return {said[i].text + QStringLiteral(": ") + wrong,
                        busy.between(said[i].at - kLate, end + kSoon)};
            }
        }
        for (const Event& event : m_events) {
            const bool spoken = std::ranges::any_of(
                said, [&](const Said& one) { return one.text == event.text || one.text == event.brief; });
            if (!spoken && event.urgency == Urgency::call) {
                return {QStringLiteral("never said: ") + event.text,
                        busy.between(event.at, event.at + kLate)};
            }
        }
        // If most were excused the attempt proves nothing.
        return excused * 2 > std::ssize(said) ? Heard{QStringLiteral("%1 excused").arg(excused), true}
                                              : Heard{};
    }

    // A sentence is in its place: soon after its event if the voice is free, else after the previous one, and
    // whole. `previous` is the end of the previous one, and then of this one.
    QString wrongWith(const Said& sentence, const Samples& clip, const ServerRecording& recording,
                      const BusyMoments& busy, double& previous, int& excused) const {
        const ServerRecording::Found found =
            recording.find(pieceOf(clip, 0), sentence.at - 200, sentence.at + kLate);
        if (found.likeness <= kAlike) {
            return QStringLiteral("not heard (%1)").arg(found.likeness);
        }
        if (found.at <= previous - kOff) {
            return QStringLiteral("%1 ms over the last one").arg(previous - found.at);
        }
        const std::optional<Event> event = eventOf(sentence);
        if (!event) {
            return QStringLiteral("nothing has happened");
        }
        if (event->at > previous) {
            const double delay = found.at - event->at;
            const bool late = delay > kSoon;
            qDebug("%s: after %.0f ms", qPrintable(sentence.text), delay);
            if (late && !busy.between(event->at, found.at)) {
                return QStringLiteral("after %1 ms").arg(delay);
            }
            excused += late ? 1 : 0;
        }
        // Without a gap: each piece is in its place.
        for (std::size_t at = kPiece; at + kPiece < clip.size(); at += kPiece) {
            const double due = found.at + millisecondsOf(at);
            const ServerRecording::Found piece = recording.find(pieceOf(clip, at), due - 300, due + 300);
            if (piece.likeness <= kAlike || std::abs(piece.at - due) >= kOff) {
                return QStringLiteral("a gap of %1 ms (%2)").arg(piece.at - due).arg(piece.likeness);
            }
        }
        previous = found.at + millisecondsOf(clip.size());
        return {};
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

    // The expected end of the last sentence.
    double lastEnd() {
        const std::vector<Said> all = said();
        return all.empty() ? 0 : all.back().at + millisecondsOf(all.back().clip->size());
    }

    void play(const QString& text) {
        auto read = scenario::read(text.toStdString());
        QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
        m_user->application().playScenario(std::move(*read), 1.0);
        connect(m_user->application().table(), &TableModel::happened, this, [this](const TableEvent& event) {
            if (!event.spoken.isEmpty()) {
                m_events.push_back({event.spoken.text, event.spoken.brief, event.spoken.urgency, now()});
            }
        });
    }

    // The last event with this sentence before it began; the voice may be faster than the test's own log.
    std::optional<Event> eventOf(const Said& said) const {
        const auto found = std::find_if(m_events.rbegin(), m_events.rend(), [&](const Event& event) {
            return (event.text == said.text || event.brief == said.text) && event.at <= said.at + kSoon;
        });
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
