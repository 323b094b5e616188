// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table shared with other machines, without the network.

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/bingo/remote/bingo_remote.h"
#include "engine/games/bingo/scenario/bingo_runner.h"
#include "engine/games/poker/remote/poker_remote.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/games/roulette/remote/roulette_remote.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "engine/table/shown_table.h"
#include "engine/table/view.h"
#endif
#include "every_scenario.h"
#include "long_tests.h"
#include "program/test_list.h"
#include "runner_kit.h"

#include <QTest>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace mesaviva;
using kit::Json;
using remote::LineProblem;
using remote::RequestProblem;

namespace {

// What the opening of a round leaves of the last one, and nobody reads any more.
poker::State withoutLastRound(poker::State state) {
    state.due.reset();
    state.dealer = {};
    state.dealerRank = {};
    state.drawn = {};
    state.dealTarget = 0;
    return state;
}
roulette::State withoutLastRound(roulette::State state) {
    state.due.reset();
    for (roulette::Player& player : state.players) {
        player.beforeStake = {};
        player.keep = 0;
    }
    return state;
}
bingo::State withoutLastRound(bingo::State state) {
    state = bingo::Game::withoutCards(std::move(state));
    state.due.reset();
    return state;
}

template <class Game>
std::unique_ptr<remote::RemoteSource<Game>> guestAt(const std::vector<std::string>& picture,
                                                    std::vector<std::string>* sent = nullptr) {
    auto guest = remote::RemoteSource<Game>::open(picture, [sent](std::string request) {
        if (sent) {
            sent->push_back(std::move(request));
        }
    });
    return guest ? std::move(*guest) : nullptr;
}

/// A guest with what is shown to it.
template <class Game>
struct ShownGuest {
    std::unique_ptr<remote::RemoteSource<Game>> source;
    std::unique_ptr<ShownTable<Game>> shown;

    explicit ShownGuest(const std::vector<std::string>& picture) : source(guestAt<Game>(picture)) {
        if (source) {
            shown = std::make_unique<ShownTable<Game>>(*source);
            shown->open({[](const auto&, bool) {}});
        }
    }
};

template <class Runner>
std::unique_ptr<remote::HostedTable> hostedBy(Runner& runner) {
    return remote::hostTable<typename Runner::Game>(runner,
                                                    {runner.playerNames(), [](PlayerId) { return false; }});
}

/// Every viewer has two states: one of all events, and one of a guest that joined when the round opened. A
/// third guest joins at every eleventh event.
template <class Runner>
void comparePictures(const QString& path) {
    using Game = typename Runner::Game;
    auto read = scenario::load(path.toStdString());
    QVERIFY(read);
    if (!read->seed) {
        read->seed = Seed{};
    }
    struct Compared {
        Viewer viewer;
        typename Game::State all;
        std::optional<ShownGuest<Game>> guest;
    };
    Runner runner(*read);
    const auto hosted = hostedBy(runner);
    std::vector<Compared> all;
    all.push_back({Viewer::everybody(), runner.state(), {}});
    for (std::size_t i = 0; i < read->players.size() && hosted->hidesFromSome(); ++i) {
        all.push_back({Viewer(static_cast<PlayerId>(i)), runner.state(), {}});
    }
    bool same = true;
    const auto require = [&](bool holds, const char* what) {
        same = same && holds;
        QVERIFY2(holds,
                 qPrintable(QStringLiteral("event %1: %2").arg(hosted->seq()).arg(QLatin1String(what))));
    };
    const Subscription heard = hosted->listen([&] {
        const auto& entry = runner.entries(runner.round()).back();
        for (Compared& one : all) {
            if (!same) {
                return;
            }
            if (hosted->opensRound()) {
                one.all = withoutLastRound(std::move(one.all));
            }
            Game::evolve(one.all, seenBy<Game>(entry.event, one.viewer), entry.at);
            if (entry.seq == 1 || hosted->opensRound()) {
                one.guest.emplace(hosted->picture(one.viewer));
                require(one.guest->source != nullptr, "the picture of a round's opening is refused");
            } else {
                require(!one.guest->source->take(hosted->line(one.viewer)), "a line is refused");
            }
            require(one.guest->shown->state() == one.all, "another state than that of all events");
            if (entry.seq % 11 == 0) {
                const ShownGuest<Game> late(hosted->picture(one.viewer));
                require(late.source && late.shown->state() == one.all, "another state in mid-round");
            }
        }
    });
    runner.run();
    QVERIFY(same && hosted->hidesFromSome() == HasSecrets<Game>);
}

/// Two players at a table of póquer sem descarte, one second after the betting has opened.
struct SharedPoker {
    scenario::PokerRunner runner{kit::pokerOf(R"({
        "players": [{"id": "ana", "seat": 1, "wallet": 100000}, {"id": "rui", "seat": 2, "wallet": 100000}],
        "outcome": {"seed": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"},
        "until": 1000})")};
    std::unique_ptr<remote::HostedTable> hosted = hostedBy(runner);
    std::vector<std::string> lines; ///< as everybody may know them
    Subscription heard = hosted->listen([this] { lines.push_back(hosted->line(Viewer::everybody())); });

    SharedPoker() { advanceTo(1); }
    void advanceTo(int second) { runner.advanceTo(kTableOpened + std::chrono::seconds(second)); }
    Json last() const { return Json::parse(lines.back()); }
};

} // namespace

class RemoteTableTest : public QObject {
    Q_OBJECT

private slots:
    void pictureGivesTheStateOfAllEvents_data() { kit::addScenarios(); }
    void pictureGivesTheStateOfAllEvents() {
        QFETCH(const QString, game);
        QFETCH(const QString, path);
        if (game == "bingo" && kit::isLeftToRelease()) {
            return;
        }
        game == "poker"      ? comparePictures<scenario::PokerRunner>(path)
        : game == "roulette" ? comparePictures<scenario::RouletteRunner>(path)
                             : comparePictures<scenario::BingoRunner>(path);
    }

    void pictureDoesNotGrowWithTheRounds() {
        SharedPoker table;
        std::vector<std::size_t> sizes;
        const Subscription heard = table.hosted->listen([&] {
            if (table.hosted->opensRound()) {
                const auto picture = table.hosted->picture(Viewer::everybody());
                QCOMPARE(picture.size(), sizes.empty() ? picture.size() : 2U);
                sizes.push_back(picture.front().size());
            }
        });
        table.advanceTo(1000);
        QVERIFY(sizes.size() > 10);
        QVERIFY(sizes.back() < sizes[sizes.size() / 2] + 20); // some numbers have more digits
    }

    void linesAreThoseOfRun() {
        const auto scenario =
            kit::pokerOf(R"({"outcome": {"seed": ")" + std::string(64, '5') + R"("}, "until": 30})");
        scenario::PokerRunner runner(scenario);
        const auto hosted = hostedBy(runner);
        std::vector<Json> lines;
        const Subscription heard =
            hosted->listen([&] { lines.push_back(Json::parse(hosted->line(Viewer::record()))); });
        runner.run();
        scenario::PokerRunner same(scenario);
        QVERIFY(lines == kit::eventsBy(same));
        QVERIFY(lines.size() > 5);
    }

    void seatPlaysByRequests() {
        SharedPoker table;
        QVERIFY(!table.hosted->submit(0, R"({"n": 1, "do": "ante", "amount": 500})"));
        QCOMPARE(table.last().value("event", ""), std::string("staked"));
        QCOMPARE(table.last().value("player", ""), std::string("ana"));
        QVERIFY(!table.hosted->submit(1, R"({"n": 7, "player": "rui", "do": "ante", "amount": 1})"));
        QCOMPARE(table.last().value("reason", ""), std::string("below_minimum"));
        const std::string seed(64, '7');
        QVERIFY(!table.hosted->submit(0, R"({"n": 2, "do": "contribute", "seed": ")" + seed + R"("})"));
        QCOMPARE(table.last().value("seed", ""), seed);
    }

    void badRequestsDoNotReachTheTable_data() {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const QByteArray& request, const char* problem) {
            QTest::newRow(name) << request << QString::fromLatin1(problem);
        };
        row("of another player", R"({"n": 2, "player": "rui", "do": "ante", "amount": 500})", "other_player");
        row("of nobody", R"({"n": 2, "player": null, "do": "ante", "amount": 500})", "other_player");
        row("a fault", R"({"n": 2, "do": "fault", "kind": "system"})", "not_for_seats");
        row("another's fault", R"({"n": 2, "player": "ana", "do": "fault", "kind": "player_lost"})",
            "not_for_seats");
        row("a driver's command", R"({"n": 2, "do": "time_passed"})", "malformed");
        row("more points", R"({"n": 2, "do": "admit", "wallet": 100})", "malformed");
        row("no action", R"({"n": 2})", "malformed");
        row("no number", R"({"do": "ante", "amount": 500})", "malformed");
        row("a time", R"({"n": 2, "at": 3, "do": "ante", "amount": 500})", "malformed");
        row("half a cent", R"({"n": 2, "do": "ante", "amount": 0.5})", "malformed");
        row("half a seed", R"({"n": 2, "do": "contribute", "seed": "0f"})", "malformed");
        row("the number of the last one", R"({"n": 1, "do": "ante", "amount": 500})", "repeated");
        row("a list", "[]", "malformed");
        row("no JSON", "{", "malformed");
        row("nothing", "", "malformed");
        row("too long", R"({"n": 2, "do": ")" + QByteArray(5000, 'a') + R"("})", "malformed");
        row("too deep", QByteArray(100, '[') + QByteArray(100, ']'), "malformed");
    }
    void badRequestsDoNotReachTheTable() {
        QFETCH(const QByteArray, request);
        QFETCH(const QString, problem);
        SharedPoker table;
        QVERIFY(!table.hosted->submit(0, R"({"n": 1, "do": "ante", "amount": 500})"));
        const std::size_t before = table.lines.size();
        const auto bad = table.hosted->submit(0, request.toStdString());
        QVERIFY(bad);
        QCOMPARE(QString::fromStdString(std::string(name(bad->problem))), problem);
        QCOMPARE(table.lines.size(), before);
    }

    void startedAnewAGuestCountsFromTheBeginning() {
        SharedPoker table;
        QVERIFY(!table.hosted->submit(0, R"({"n": 9, "do": "ante", "amount": 500})"));
        table.hosted->forgetRequests(0);
        QVERIFY(!table.hosted->submit(0, R"({"n": 1, "do": "clear"})"));
    }

    // P34
    void cutLineIsToldOnce() {
        SharedPoker table;
        table.hosted->lineLost(1);
        QCOMPARE(table.last().value("event", ""), std::string("player_lost"));
        const std::size_t before = table.lines.size();
        table.hosted->lineLost(1);
        QCOMPARE(table.lines.size(), before);
        table.hosted->lineBack(1);
        QCOMPARE(table.last().value("event", ""), std::string("player_back"));
        QCOMPARE(table.last().value("player", ""), std::string("rui"));
        QVERIFY(!table.last().contains("injected_by"));
        table.hosted->lineBack(1);
        QCOMPARE(table.lines.size(), before + 1);
    }

    void guestsCommandsBecomeRequests() {
        SharedPoker table;
        std::vector<std::string> sent;
        const auto guest = guestAt<poker::Game>(table.hosted->picture(Viewer(1)), &sent);
        QVERIFY(guest);
        QCOMPARE(guest->playerNamed("rui").value_or(kNobody), PlayerId{1});
        QVERIFY(!guest->submit(poker::PlaceAnte{1, Money{500}}));
        QVERIFY(!guest->submit(poker::ClearAnte{1}));
        QCOMPARE(sent.size(), 2U);
        for (const std::string& request : sent) {
            QVERIFY2(!table.hosted->submit(1, request), request.c_str());
        }
        QCOMPARE(table.last().value("event", ""), std::string("stake_taken_back"));
    }

    void pictureHealsWhatWasMissed() {
        SharedPoker table;
        const auto guest = guestAt<poker::Game>(table.hosted->picture(Viewer::everybody()));
        QVERIFY(guest);
        QVERIFY(!guest->take(table.lines.back())); // it was in the picture
        table.hosted->submit(0, R"({"n": 1, "do": "ante", "amount": 500})");
        table.hosted->submit(1, R"({"n": 1, "do": "ante", "amount": 700})");
        QVERIFY(guest->take(table.lines.back()) == LineProblem::missed);
        std::vector<std::uint64_t> heard;
        bool jumped = false;
        const Subscription events = guest->listen([&](const auto& entry) { heard.push_back(entry.seq); });
        const Subscription jumps = guest->listenForJumps([&](bool) { jumped = true; });
        QVERIFY(!guest->take(table.hosted->picture(Viewer::everybody())));
        QVERIFY(!jumped); // it joins what is known
        QCOMPARE(heard.size(), 2U);
        QCOMPARE(guest->seq(), table.last().value("seq", std::uint64_t{0}));

        table.advanceTo(200); // some rounds on
        QVERIFY(guest->take(table.lines.back()) == LineProblem::missed);
        QVERIFY(!guest->take(table.hosted->picture(Viewer::everybody())));
        QVERIFY(jumped);
        QCOMPARE(guest->round(), table.runner.round());
        QCOMPARE(guest->playerName(1), std::string("rui"));
        QVERIFY(guest->startOf(guest->round()));
    }

    void guestTrustsNothing_data() {
        QTest::addColumn<QByteArray>("line"); // %1: the next sequence number
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("no event") << QByteArray(R"({"seq": %1})");
        QTest::newRow("no such event")
            << QByteArray(R"({"seq": %1, "t": 1, "round": 1, "event": "jackpot", "rules": []})");
        QTest::newRow("money that is not there") << QByteArray(
            R"({"seq": %1, "t": 1, "round": 1, "event": "collected", "rules": [], "player": "ana", "box": "ante", "amount": 100})");
        QTest::newRow("a player who is not there") << QByteArray(
            R"({"seq": %1, "t": 1, "round": 1, "event": "player_leaving", "rules": [], "player": "eva"})");
        QTest::newRow("time runs back")
            << QByteArray(R"({"seq": %1, "t": 0, "round": 1, "event": "system_failed", "rules": []})");
        QTest::newRow("another round")
            << QByteArray(R"({"seq": %1, "t": 1, "round": 2, "event": "system_failed", "rules": []})");
    }
    void guestTrustsNothing() {
        QFETCH(QByteArray, line);
        SharedPoker table;
        table.hosted->submit(0, R"({"n": 1, "do": "ante", "amount": 500})"); // at second 1
        table.hosted->submit(0, R"({"n": 2, "do": "clear"})");
        const auto guest = guestAt<poker::Game>(table.hosted->picture(Viewer::everybody()));
        QVERIFY(guest);
        const std::uint64_t seq = guest->seq();
        line.replace("%1", QByteArray::number(static_cast<qulonglong>(seq + 1)));
        int heard = 0;
        const Subscription events = guest->listen([&](const auto&) { ++heard; });
        QVERIFY(guest->take(line.toStdString()));
        QCOMPARE(guest->seq(), seq);
        QCOMPARE(heard, 0);
        QVERIFY(!guest->take(table.hosted->picture(Viewer::everybody())));
        table.hosted->submit(0, R"({"n": 3, "do": "ante", "amount": 500})");
        QVERIFY(!guest->take(table.lines.back()));
        QCOMPARE(heard, 1);
    }

    void badPicturesAreRefused() {
        SharedPoker table;
        table.advanceTo(60); // nobody has left yet (P42)
        const std::vector<std::string> picture = table.hosted->picture(Viewer::everybody());
        QVERIFY(guestAt<poker::Game>(picture));
        QVERIFY(!guestAt<poker::Game>({}));
        QVERIFY(!guestAt<poker::Game>({picture.front()})); // a state without its round
        QVERIFY(!guestAt<poker::Game>({picture.begin() + 1, picture.end()}));
        QVERIFY(!guestAt<roulette::Game>(picture));
        const auto refused = [&](const char* pointer, Json value) {
            std::vector<std::string> changed = picture;
            Json state = Json::parse(changed.front());
            state[Json::json_pointer(pointer)] = std::move(value);
            changed.front() = state.dump();
            return !guestAt<poker::Game>(changed);
        };
        QVERIFY(!refused("/state/players/0/last_ante", 500));
        QVERIFY(refused("/state/players/0/seat", 2)); // somebody else's
        QVERIFY(refused("/state/players/0/seat", 8));
        QVERIFY(refused("/state/lost", Json::array({9})));
        QVERIFY(refused("/state/accounts/3", -1));
        QVERIFY(refused("/state/accounts", Json::array()));
        QVERIFY(refused("/state/more", 1));
        QVERIFY(refused("/settings/minimum", 0));
        QVERIFY(refused("/rules_version", "pt-803-2015/99"));
    }
};

MESAVIVA_TEST(RemoteTableTest)
#include "tst_remote_table.moc"
