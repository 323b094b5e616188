// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A replayed round (P37, O24, B50) shows the same at every event, whether reached forwards or from any other
// position; it stops at the chosen events and is seen as the chosen viewer sees it.
#include "bingo_desk.h"
#include "play_along.h"
#include "poker_desk.h"
#include "recorded_scenarios.h"
#include "roulette_desk.h"
#include "shown_difference.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/record/record_query.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/poker/poker_session.h"
#include "app/games/roulette/roulette_session.h"
#endif

#include "app/core/text/language.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace mesaviva;
using namespace mesaviva::app;
using mesaviva::test::difference;
using mesaviva::test::kPatience;
using mesaviva::test::playAlong;
using mesaviva::test::wheelDifference;

namespace {

// Time that jumps from one event to the next, however busy the machine is.
Pace leapingPace() { return {1.0, std::make_unique<test::LeapingTicks>()}; }

// One game: its host of a recorded round, the interface of that host, and the model.
struct Poker {
    using SessionType = RecordedPokerSession;
    using Stepwise = StepwiseSession<PokerSession>;
    using Base = PokerSession;
    static std::unique_ptr<TableModel> open(std::unique_ptr<PokerSession> tableSession, Pace pace) {
        return std::make_unique<PokerTableModel>(std::move(tableSession), std::move(pace));
    }
};
struct Roulette {
    using SessionType = RecordedRouletteSession;
    using Stepwise = StepwiseRouletteSession;
    using Base = RouletteSession;
    static std::unique_ptr<TableModel> open(std::unique_ptr<RouletteSession> tableSession, Pace pace) {
        static const QTemporaryDir folder;
        return std::make_unique<RouletteTableModel>(std::move(tableSession), std::move(pace),
                                                    folder.filePath(QStringLiteral("favourites.ini")));
    }
};
struct Bingo {
    using SessionType = RecordedBingoSession;
    using Stepwise = StepwiseBingoSession;
    using Base = BingoSession;
    static std::unique_ptr<TableModel> open(std::unique_ptr<BingoSession> tableSession, Pace pace) {
        return std::make_unique<BingoTableModel>(std::move(tableSession), std::move(pace));
    }
};

// A recorded round, which can be opened any number of times.
template <class Kind>
class Shelf {
public:
    Shelf(const QString& path, const record::RoundId& id)
        : m_round(readRecordedRound<typename Kind::Base::Game>(
              **record::RecordReader::open(path.toStdU16String()), id, [](std::uint64_t) {})) {}

    std::unique_ptr<typename Kind::SessionType> tableSession() const {
        return std::make_unique<typename Kind::SessionType>(*m_round);
    }
    std::unique_ptr<TableModel> model() const {
        auto table = Kind::open(tableSession(), leapingPace());
        table->setPaused(true);
        return table;
    }

private:
    std::shared_ptr<RecordedRound<typename Kind::Base::Game>> m_round;
};

// Reaches every moment from before, from after, from the end and from the start.
template <class Kind>
void compareEveryPosition(const Shelf<Kind>& shelf) {
    const auto forwards = shelf.model();
    const auto jumping = shelf.model();
    ReplayControl& here = *jumping->replay();
    const int size = here.size();
    for (int position = 1; position <= size; ++position) {
        forwards->replay()->moveTo(position);
        for (const int from : {position + 1, size, 1, (position * 7) % size + 1}) {
            here.moveTo(from);
            here.moveTo(position);
            QCOMPARE(here.position(), position);
            const QString found = difference(*forwards, *jumping) + wheelDifference(*forwards, *jumping);
            QVERIFY2(found.isEmpty(),
                     qPrintable(QStringLiteral("event %1, from %2: %3").arg(position).arg(from).arg(found)));
        }
    }
}

// The same, compared with a table that time alone has brought to that moment.
template <class Kind>
void compareWithTime(const Shelf<Kind>& shelf) {
    std::shared_ptr<typename Kind::SessionType> tableSession = shelf.tableSession();
    const auto present = Kind::open(std::make_unique<typename Kind::Stepwise>(tableSession), leapingPace());
    QVERIFY(!present->replay());
    const auto jumping = shelf.model();
    ReplayControl& here = *jumping->replay();
    int compared = 0;
    const QString found = playAlong(*present, [&] {
        const int position = static_cast<int>(tableSession->position());
        if (std::exchange(compared, position) == position) {
            return QString();
        }
        here.moveTo(here.size());
        here.moveTo(position);
        const QString differs = difference(*present, *jumping);
        return differs.isEmpty() ? QString() : QStringLiteral("%1 (position %2)").arg(differs).arg(position);
    });
    QVERIFY2(found.isEmpty(), qPrintable(found));
    QVERIFY(present->isScenarioOver());
}

} // namespace

class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }

    void everyMomentIsTheSameFromEverywhere_data() { addScenarios(); }
    void everyMomentIsTheSameFromEverywhere() {
        forEachRound([](const auto& shelf) {
            compareEveryPosition(shelf);
            if (!QTest::currentTestFailed()) {
                compareWithTime(shelf);
            }
        });
    }

    // The significant event kinds are those that occur; playing stops right after one of the chosen kind, or
    // at each mark.
    void playingStopsAtAKindOfEvent_data() { addGames(); }
    void playingStopsAtAKindOfEvent() {
        forEachRound([](const auto& shelf) {
            const auto table = shelf.model();
            ReplayControl& here = *table->replay();
            const auto& marks = here.events()->events();
            QVERIFY(!marks.empty());
            QCOMPARE(here.stops().size(), here.events()->kinds().size() + 1);
            QVERIFY(!here.stops().contains(QString()));
            for (int stop = 1; stop < here.stops().size(); ++stop) {
                const QString kind = here.events()->kinds()[stop - 1];
                here.setStop(stop);
                here.moveTo(1);
                for (const ReplayMark& mark : marks) {
                    if (mark.kind != kind || mark.position <= 1) {
                        continue;
                    }
                    const auto position = static_cast<int>(mark.position);
                    QCOMPARE(here.next(), position);
                    here.setPlaying(true);
                    QTRY_VERIFY_WITH_TIMEOUT(!here.isPlaying(), kPatience.count() * 1'000);
                    QCOMPARE(here.position(), position);
                    QVERIFY(!here.eventName().isEmpty());
                    if (&mark - marks.data() > 12) {
                        break; // one is like the other
                    }
                }
            }
            // Without a kind: of a run of the same kind (a deal, balls) only the first, and all where there
            // are few.
            here.setStop(0);
            here.moveTo(1);
            std::vector<int> steps;
            for (std::size_t i = 0; i < marks.size(); ++i) {
                const bool isFirst = i == 0 || marks[i].kind != marks[i - 1].kind;
                if (isFirst || std::ranges::count(marks, marks[i].kind, &ReplayMark::kind) <= 4) {
                    steps.push_back(static_cast<int>(marks[i].position));
                }
            }
            for (const int step : steps) {
                if (step > 1) {
                    here.moveTo(here.next());
                    QCOMPARE(here.position(), step);
                }
            }
            QCOMPARE(here.next(), 0);
            for (std::size_t i = steps.size() - 1; i-- > 0;) {
                QCOMPARE(here.previous(), steps[i]);
                here.moveTo(here.previous());
            }
        });
    }

    // A jump makes no sound, however fast the table plays.
    void jumpsAreNotHeard() {
        const QString path =
            recorded(QStringLiteral("roulette"), test::scenariosOf(QStringLiteral("roulette")).constFirst());
        QVERIFY(!path.isEmpty());
        const Shelf<Roulette> shelf(path, test::allRounds(path).back().id);
        const auto table = shelf.model();
        table->setSpeed(16);
        ReplayControl& here = *table->replay();
        const QSignalSpy struck(table.get(), &TableModel::struck);
        for (int from = here.size(); from > 0; --from) {
            for (int to = from - 1; to > 0; --to) {
                here.moveTo(from);
                here.moveTo(to);
                QVERIFY2(struck.isEmpty(), qPrintable(QStringLiteral("from %1 to %2").arg(from).arg(to)));
            }
        }
    }

    // A card in a bingo room keeps its row in the list while the draw goes back.
    void cardsStayWhereTheyAre() {
        int steps = 0;
        const QString game = QStringLiteral("bingo");
        for (const QString& scenario : test::scenariosOf(game)) {
            const QString path = recorded(game, scenario);
            if (path.isEmpty() || steps > 50) {
                continue;
            }
            const Shelf<Bingo> shelf(path, test::allRounds(path).back().id);
            const auto opened = shelf.model();
            auto& table = dynamic_cast<BingoTableModel&>(*opened);
            ReplayControl& here = *table.replay();
            here.moveTo(here.size());
            const int cards = table.cards()->rowCount();
            const QSignalSpy reset(table.cards(), &QAbstractItemModel::modelReset);
            const QSignalSpy gone(table.cards(), &QAbstractItemModel::rowsRemoved);
            const auto drawn =
                std::ranges::find(here.events()->events(), QStringLiteral("sale_closed"), &ReplayMark::kind);
            if (cards == 0 || drawn == here.events()->events().end()) {
                continue;
            }
            // The stored earlier moment has all cards, too.
            const int first = static_cast<int>(drawn->position) + 32;
            while (here.position() > first) {
                here.stepBack();
                QCOMPARE(table.cards()->rowCount(), cards);
                QVERIFY2(reset.isEmpty() && gone.isEmpty(), qPrintable(scenario));
                ++steps;
            }
        }
        QVERIFY(steps > 20);
    }

    // Hidden cards stay hidden; another viewer sees that viewer's cards, and the open view shows every card
    // dealt by then.
    void pokerIsSeenWithTheEyesThatAreChosen() {
        const QString path = recorded(QStringLiteral("poker"), m_scenario);
        for (const record::RoundRow& row : test::allRounds(path)) {
            const Shelf<Poker> shelf(path, row.id);
            const auto opened = shelf.model();
            auto& table = dynamic_cast<PokerTableModel&>(*opened);
            ReplayControl& here = *table.replay();
            const QStringList views = here.views();
            if (views.size() < 4) {
                continue; // nobody else was dealt in
            }
            const auto marks = here.events()->events();
            const auto decision =
                std::ranges::find(marks, QStringLiteral("decision_opened"), &ReplayMark::kind);
            QVERIFY(decision != marks.end());
            const auto at = static_cast<int>(decision->position);
            const auto known = [&table] {
                return std::ranges::count_if(table.cards()->rows(),
                                             [](const auto& card) { return card.card.has_value(); });
            };
            here.moveTo(at);
            const auto seen = known();
            const int own = table.ownSeat();
            const auto dealt = static_cast<std::ptrdiff_t>(table.cards()->rows().size());
            QVERIFY(seen < dealt);

            here.setView(1);
            QCOMPARE(here.position(), at);
            QVERIFY(table.ownSeat() != own);
            QCOMPARE(table.ownCards().size(), 5);
            QVERIFY(known() < dealt);

            here.setView(static_cast<int>(views.size()) - 2);
            QCOMPARE(table.ownSeat(), own);
            QCOMPARE(known(), dealt);
            here.moveTo(at - 6); // no more cards than by then
            QCOMPARE(known(), static_cast<std::ptrdiff_t>(table.cards()->rows().size()));
            QVERIFY(known() < dealt);

            // Only the burnt card and the dealer's up card are visible to everyone (P19a, P19c).
            here.setCovered(true);
            QVERIFY(here.isCovered());
            here.moveTo(at);
            QCOMPARE(known(), std::ptrdiff_t{2});
            QCOMPARE(table.ownCards().size(), 0);

            here.setCovered(false);
            here.moveTo(at);
            QCOMPARE(known(), seen);
            const auto fresh = shelf.model();
            fresh->replay()->moveTo(at);
            QCOMPARE(difference(*fresh, table), QString());
            return;
        }
        QFAIL("no round with several players");
    }

    // Where nothing is hidden, and while the round is running, there is no view to choose.
    void nothingIsChosenWhereItHelpsNobody() {
        for (const QString& game : {QStringLiteral("roulette"), QStringLiteral("bingo")}) {
            forEachRoundOf(game, test::scenariosOf(game).constFirst(),
                           [](const auto& shelf) { QVERIFY(shelf.model()->replay()->views().isEmpty()); });
        }
        const QString path = recorded(QStringLiteral("poker"), m_scenario);
        const auto row = test::allRounds(path).back();
        auto round = readRecordedRound<poker::Game>(**record::RecordReader::open(path.toStdU16String()),
                                                    row.id, [](std::uint64_t) {});
        auto& entries = round->round.entries;
        const auto closed = std::ranges::find_if(
            entries, [](const auto& entry) { return poker::Game::closesRound(entry.event); });
        entries.erase(closed, entries.end());
        RecordedPokerSession running(*round);
        QVERIFY(running.others().empty());
        running.seeWith(PlayerId{0}, true);
        QVERIFY(!running.isAllOpen());
    }

    // A viewer is informed of events, never asked to act nor warned.
    void observersAreInformed_data() { addGames(); }
    void observersAreInformed() {
        forEachRound([](const auto& shelf) {
            static const QRegularExpression toSomebody(
                QStringLiteral("\\b[Yy]ou(r|rs)?\\b|^(Put|Buy|Ask|Mark|Mind|Look|Fold|Continue)\\b"));
            const auto table = shelf.model();
            ReplayControl& here = *table->replay();
            for (int position = 1; position <= here.size(); ++position) {
                here.moveTo(position);
                const QString told = table->advice();
                QVERIFY(!told.isEmpty());
                QVERIFY2(!told.contains(toSomebody), qPrintable(told));
                QVERIFY(!table->isIdleWarning());
            }
        });
    }

    // The round's title follows the language chosen while it is watched.
    void titleFollowsTheLanguage() {
        Language language;
        language.setCode(QStringLiteral("pt"));
        const QString path = recorded(QStringLiteral("poker"), m_scenario);
        const auto table = Shelf<Poker>(path, test::allRounds(path).back().id).model();
        QVERIFY2(table->scenarioTitle().startsWith(u"Jogada "), qPrintable(table->scenarioTitle()));
        const QSignalSpy texts(table.get(), &TableModel::texts);
        language.setCode(QStringLiteral("en"));
        table->retranslate();
        QVERIFY(!texts.isEmpty());
        QVERIFY2(table->scenarioTitle().startsWith(u"Round "), qPrintable(table->scenarioTitle()));
        QLocale::setDefault(QLocale::c());
    }

    // A moment's link leads back to it.
    void momentIsFoundAgain() {
        const QString path = recorded(QStringLiteral("poker"), m_scenario);
        const auto row = test::allRounds(path).back();
        const Shelf<Poker> shelf(path, row.id);
        const auto table = shelf.model();
        ReplayControl& here = *table->replay();
        for (int position = 1; position <= here.size(); ++position) {
            here.moveTo(position);
            const auto link = record::roundLinkFrom(here.link().toStdString());
            QVERIFY(link && link->seq && link->round == row.id);
            here.moveTo(here.size());
            QVERIFY(here.moveToEvent(*link->seq));
            QCOMPARE(here.position(), position);
        }
        QVERIFY(!here.moveToEvent(1'000'000));
    }

    // A link is valid for the record that has its round and event, and for no other.
    void linksThatLeadNowhereAreNamed() {
        const QString path = recorded(QStringLiteral("poker"), m_scenario);
        const auto row = test::allRounds(path).back();
        QVERIFY(!whyLinkLeadsNowhere({row.id, std::nullopt}, path));
        QVERIFY(!whyLinkLeadsNowhere({row.id, row.first}, path));
        QVERIFY(!whyLinkLeadsNowhere({row.id, row.last}, path));
        QVERIFY(row.first > 1);
        for (const record::RoundLink& link :
             {record::RoundLink{row.id, row.first - 1}, record::RoundLink{row.id, row.last + 1'000},
              record::RoundLink{row.id, 0}, record::RoundLink{{row.id.table, 999}, std::nullopt},
              record::RoundLink{{row.id.table + 1, row.id.round}, std::nullopt}}) {
            QVERIFY(whyLinkLeadsNowhere(link, path));
        }
        const record::RoundLink link{row.id, std::nullopt};
        QVERIFY(whyLinkLeadsNowhere(link, m_folder->filePath(QStringLiteral("none.sqlite"))));
        QVERIFY(whyLinkLeadsNowhere(link, QStringLiteral(MESAVIVA_SCENARIOS "/poker/") + m_scenario));
        QVERIFY(looksLikeRecord(path));
        QVERIFY(!looksLikeRecord(m_folder->filePath(QStringLiteral("none.sqlite"))));
        QVERIFY(!looksLikeRecord(QStringLiteral(MESAVIVA_SCENARIOS "/poker/") + m_scenario));
    }

private:
    static void addGames() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("scenario");
        for (const QString& game : test::gameKeys()) {
            const QStringList names = test::scenariosOf(game);
            QTest::newRow(qPrintable(game)) << game << names.at(names.size() / 2);
        }
    }
    // Every sixth shipped scenario; all of them if there is time.
    static void addScenarios() {
        const qsizetype stride = qEnvironmentVariableIsSet("MESAVIVA_LONG_TESTS") ? 1 : 6;
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("scenario");
        for (const QString& game : test::gameKeys()) {
            const QStringList names = test::scenariosOf(game);
            for (qsizetype i = 0; i < names.size(); i += stride) {
                QTest::newRow(qPrintable(game + u'/' + names[i])) << game << names[i];
            }
        }
    }

    QString recorded(const QString& game, const QString& scenario) const {
        const QString path = m_folder->filePath(scenario + QStringLiteral(".sqlite"));
        return test::recordScenario(game + u'/' + scenario, path) ? path : QString();
    }

    template <class Act>
    void forEachRound(const Act& act) const {
        QFETCH(const QString, game);
        QFETCH(const QString, scenario);
        forEachRoundOf(game, scenario, act);
    }
    template <class Act>
    void forEachRoundOf(const QString& game, const QString& scenario, const Act& act) const {
        const QString path = recorded(game, scenario);
        if (path.isEmpty()) {
            return; // an unlawful file, shipped to be refused
        }
        int rounds = 0;
        for (const record::RoundRow& row : test::allRounds(path)) {
            if (QTest::currentTestFailed() || ++rounds > 2) {
                return;
            }
            if (game == QLatin1String("poker")) {
                act(Shelf<Poker>(path, row.id));
            } else if (game == QLatin1String("roulette")) {
                act(Shelf<Roulette>(path, row.id));
            } else {
                act(Shelf<Bingo>(path, row.id));
            }
        }
    }

    const QString m_scenario = QStringLiteral("seven_seats_mixed.json");
    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestReplay)
#include "tst_replay.moc"
