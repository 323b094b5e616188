// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A whole round of each game by keyboard, by who hears what is said and announced, and sees nothing.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/bingo/bingo_table_model.h"
#include "app/bingo/live_bingo_host.h"
#include "app/poker/live_poker_host.h"
#include "app/poker/poker_table_model.h"
#include "app/roulette/live_roulette_host.h"
#include "app/roulette/roulette_table_model.h"
#include "app/words/amounts.h"
#include "app/words/spoken_numbers.h"
#include "window_user.h"
#endif

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <mutex>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

constexpr int kPatience = 60'000;

// Speaks for a moment whatever it is given.
class Hum final : public Synthesizer {
public:
    Clip render(const QString&, const QString&, Caller) override {
        return std::make_shared<const Samples>(std::size_t{kSampleRate / 100}, std::int16_t{0});
    }
};

} // namespace

class TestByEar : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_user = std::make_unique<WindowUser>();
        Application& application = m_user->application();
        application.setLanguage(QStringLiteral("en"));
        application.settings()->setMuted(false);
        application.settings()->setVoiceVolume(90);
        for (int kind = 0; kind < static_cast<int>(kMessageKinds.size()); ++kind) {
            application.hearing()->setSpoken(kind, true);
        }
        application.hearing()->setFocusRead(true);
        application.voice().setSynthesizer([] { return std::make_unique<Hum>(); });
        // The ears: what reaches the screen reader, and what the voice begins to say.
        connect(application.reader(), &Reader::announced, this,
                [this] { add(m_user->application().reader()->announcement()); });
        connect(
            &application.voice(), &Voice::began, this, [this](const QString& text) { add(text); },
            Qt::QueuedConnection);
        m_heard.clear();
        m_from = 0;
    }

    void cleanup() { m_user.reset(); }

    void aRoundOfPoker() {
        LivePokerTable table;
        table.settings.individual = true;
        table.settings.seats = 1;
        table.settings.decision = std::chrono::hours(1);
        table.settings.idle.invitedAfter = std::chrono::hours(1);
        table.seeds = derivedSeeds(Seed{});
        sit(std::make_unique<PokerTableModel>(std::make_unique<LivePokerHost>(table), 20.0));
        QVERIFY(askUntil(Qt::Key_F9, "put a chip in the ante box"));
        const Money before = points();
        QVERIFY(press(Qt::Key_1, "Your ante"));
        QVERIFY(press(Qt::Key_F9, "ask for the cards: key Enter"));
        m_user->press(Qt::Key_Return);
        QVERIFY(hear("decide"));
        QVERIFY(press(Qt::Key_F5, " of "));
        const QString hand = m_heard.at(m_from - 1);
        QVERIFY(press(Qt::Key_F6, "The dealer shows"));
        QVERIFY(press(Qt::Key_F4, "It is your turn"));
        // Less than a pair is given up.
        const bool worth = !hand.startsWith(QLatin1String("High"), Qt::CaseInsensitive);
        if (worth) {
            QVERIFY(press(Qt::Key_Return, "You continue with"));
        } else {
            QVERIFY(press(Qt::Key_F, "You fold"));
        }
        checkResult(before);
        QVERIFY(press(Qt::Key_F3, "")); // the last call again
    }

    void aRoundOfRoulette() {
        LiveRouletteTable table;
        table.settings = roulette::Settings(roulette::RuleSet::online);
        table.settings.individual = true;
        table.settings.idle.invitedAfter = std::chrono::hours(1);
        table.seeds = derivedSeeds(Seed{});
        sit(std::make_unique<RouletteTableModel>(std::make_unique<LiveRouletteHost>(table), 20.0));
        QVERIFY(askUntil(Qt::Key_F9, "pick a chip"));
        const Money before = points();
        // To the layout, and over it until a split is told.
        for (int i = 0; i < 60 && !m_heard.constLast().startsWith(QLatin1String("Straight up")); ++i) {
            m_user->press(Qt::Key_Tab);
            settle();
        }
        QVERIFY2(m_heard.constLast().startsWith(QLatin1String("Straight up")),
                 qPrintable(m_heard.constLast()));
        for (int i = 0; i < 6 && !m_heard.constLast().startsWith(QLatin1String("Split")); ++i) {
            m_user->press(Qt::Key_Right);
            settle();
        }
        QVERIFY2(m_heard.constLast().startsWith(QLatin1String("Split")), qPrintable(m_heard.constLast()));
        QVERIFY(press(Qt::Key_Return, " on Split"));
        QVERIFY(press(Qt::Key_F7, "in all"));
        QVERIFY(press(Qt::Key_F9, "launch the ball: key L"));
        m_user->press(Qt::Key_L);
        QVERIFY(hear("The ball runs"));
        checkResult(before);
        QVERIFY(press(Qt::Key_F10, "Last numbers"));
    }

    void aRoundOfBingo() {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("test");
        plan.name = QStringLiteral("Sala Teste");
        plan.members = 20;
        plan.settings.sale = std::chrono::minutes(10);
        auto room = std::make_shared<BingoRoom>(plan, derivedSeeds(Seed{}));
        sit(std::make_unique<BingoTableModel>(
            std::make_unique<LiveBingoHost>(std::move(room), Money{100'000}), 40.0));
        QVERIFY(askUntil(Qt::Key_F9, "buy: key B"));
        const Money before = points();
        QVERIFY(press(Qt::Key_B, "You have"));
        QVERIFY(press(Qt::Key_F7, " card"));
        QVERIFY(hear("Bingo!"));
        checkResult(before);
        QVERIFY(press(Qt::Key_F6, "ball "));
    }

private:
    void add(const QString& text) { m_heard.append(text); }

    void sit(std::unique_ptr<TableModel> table) {
        QVERIFY(m_user->open());
        m_user->application().showTable(std::move(table));
        m_heard.append(QString());
    }

    // Lets what was pressed be told.
    static void settle() {
        for (int i = 0; i < 5; ++i) {
            QTest::qWait(10);
        }
    }

    /// Something with these words is heard that has not been looked at yet.
    bool hear(const QString& words) {
        return QTest::qWaitFor(
            [&] {
                while (m_from < m_heard.size()) {
                    if (m_heard.at(m_from++).contains(words, Qt::CaseInsensitive)) {
                        return true;
                    }
                }
                return false;
            },
            kPatience);
    }
    bool hear(const char* words) { return hear(QString::fromLatin1(words)); }

    bool press(Qt::Key key, const char* words) {
        m_from = m_heard.size();
        m_user->press(key);
        return hear(words);
    }

    /// Asks again until that is the answer.
    bool askUntil(Qt::Key key, const char* words) {
        return QTest::qWaitFor(
            [&] {
                m_from = m_heard.size();
                m_user->press(key);
                return m_heard.size() > m_from && m_heard.at(m_from).contains(QLatin1String(words));
            },
            kPatience);
    }

    // What is told when the points are asked for.
    Money points() {
        if (!press(Qt::Key_F8, "You have ")) {
            return {};
        }
        QString digits = m_heard.at(m_from - 1);
        digits.remove(QRegularExpression(QStringLiteral("\\D")));
        return Money{digits.toLongLong()};
    }

    // The result is told, and the points are what it says.
    void checkResult(Money before) {
        static const QRegularExpression result(
            QStringLiteral("You (win|lose) (.*)|You neither win nor lose"));
        QRegularExpressionMatch match;
        QVERIFY(QTest::qWaitFor(
            [&] {
                while (!match.hasMatch() && m_from < m_heard.size()) {
                    match = result.match(m_heard.at(m_from++));
                }
                return match.hasMatch();
            },
            kPatience));
        // What was won lies on the table a moment longer.
        QVERIFY(QTest::qWaitFor(
            [&] {
                const Money now = points();
                const Money net = now - before;
                const QString told = match.captured(2);
                return told.isEmpty() ? net == Money{}
                                      : told == amountWords(net) &&
                                            (net > Money{}) == (match.captured(1) == QLatin1String("win"));
            },
            kPatience));
    }

    std::unique_ptr<WindowUser> m_user;
    QStringList m_heard;
    qsizetype m_from = 0;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestByEar)
#include "tst_by_ear.moc"
