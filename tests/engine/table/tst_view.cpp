// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The view filter: nothing hidden can be derived from what any viewer receives. Every shipped poker scenario
// is played twice with decks that differ only in cards that a viewer may not know yet (P19b, P19c, P24, P27);
// which ones these are follows here from the deal and the cards turned over, not from the filter.

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/faults/trial.h"
#include "engine/games/bingo/game.h"
#include "engine/games/poker/faults/poker_faults.h"
#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/games/roulette/game.h"
#include "engine/record/fields/player_names.h"
#include "engine/table/shown_table.h"
#include "engine/table/view.h"
#endif
#include "every_scenario.h"
#include "program/test_list.h"
#include "runner_kit.h"

#include <QTest>

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <fstream>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace mesaviva;
using kit::Json;

// Before their outcome is drawn there is nothing that only some may know: bets and cards lie open.
static_assert(HasSecrets<poker::Game>);
static_assert(!HasSecrets<roulette::Game> && !HasSecrets<bingo::Game>);

namespace {

using PokerEntry = Recorded<poker::Event>;
using CardRow = std::vector<poker::Card>;

/// A scenario's events, and the table's state after each.
struct PlayedFile {
    poker::State start{poker::Settings()};
    std::vector<PokerEntry> entries;
    std::vector<poker::State> states;
    std::size_t players = 0;
};

PlayedFile playFile(const Json& file) {
    const auto read = scenario::read(file.dump());
    if (!read) {
        qFatal("%s", app::englishText(read.error()).c_str());
    }
    scenario::PokerRunner runner(*read);
    PlayedFile played;
    played.start = poker::State(runner.content().table);
    played.players = read->players.size();
    const Subscription heard = runner.listen([&](const PokerEntry& entry) {
        played.entries.push_back(entry);
        played.states.push_back(runner.state());
    });
    runner.run();
    return played;
}

/// The row's file, always with the same seed.
Json fileOf(const QString& path) {
    std::ifstream stream(path.toStdString());
    Json file = Json::parse(stream);
    Json& outcome = file["outcome"];
    if (!outcome.contains("seed")) {
        outcome["seed"] = std::string(64, '0');
    }
    return file;
}

Json withDeck(Json file, const CardRow& deck) {
    Json cards = Json::array();
    for (const poker::Card card : deck) {
        cards.push_back(card.text());
    }
    file["outcome"]["cards"] = std::move(cards);
    return file;
}

/// Everybody whose view is compared.
std::vector<Viewer> viewersOf(const PlayedFile& played) {
    std::vector<Viewer> viewers{Viewer::everybody()};
    for (std::size_t player = 0; player < played.players; ++player) {
        viewers.emplace_back(static_cast<PlayerId>(player));
    }
    return viewers;
}

/// The first deal, and from which event on a viewer knows each of its cards.
struct FirstDeal {
    static constexpr std::size_t kAtTheClose = ~std::size_t{0};

    CardRow deck;
    std::vector<std::size_t> knownFrom; ///< index of the event; kAtTheClose: not before the round closes
    std::size_t decision = 0;           ///< index of the opening of the decision; 0: none
    std::size_t shown = 0;              ///< index of the first card turned over, or of the close
    std::size_t close = 0;              ///< index of the round's close
};

FirstDeal firstDealOf(const PlayedFile& played, Viewer viewer) {
    FirstDeal deal;
    std::map<std::pair<PlayerId, int>, std::size_t> drawn;
    const auto draw = [&](poker::Card card, bool isKnown, std::size_t at) {
        deal.deck.push_back(card);
        deal.knownFrom.push_back(isKnown ? at : FirstDeal::kAtTheClose);
    };
    for (std::size_t i = 0; i < played.entries.size(); ++i) {
        const poker::Event& event = played.entries[i].event;
        if (const auto* burnt = std::get_if<poker::CardBurnt>(&event)) {
            draw(burnt->card, burnt->faceUp, i);
        } else if (const auto* dealt = std::get_if<poker::CardDealt>(&event)) {
            drawn[{dealt->player, dealt->place}] = deal.deck.size();
            draw(dealt->card, dealt->faceUp || viewer.is(dealt->player), i);
        } else if (const auto* revealed = std::get_if<poker::CardRevealed>(&event)) {
            deal.shown = deal.shown == 0 ? i : deal.shown;
            std::size_t& from = deal.knownFrom[drawn.at({revealed->player, revealed->place})];
            from = std::min(from, i);
        } else if (std::holds_alternative<poker::DecisionOpened>(event)) {
            deal.decision = i;
        } else if (std::holds_alternative<poker::RoundClosed>(event) && !deal.deck.empty()) {
            deal.shown = deal.shown == 0 ? i : deal.shown;
            deal.close = i;
            return deal;
        }
    }
    return deal;
}

/// Decks that differ from the deal only in cards that the viewer does not know before event `end`: these
/// cards in another order, and others that have not been dealt.
std::vector<CardRow> otherDecks(const FirstDeal& deal, std::size_t end) {
    std::vector<std::size_t> hidden;
    std::bitset<poker::kDeckSize> out;
    for (std::size_t i = 0; i < deal.deck.size(); ++i) {
        out.set(deal.deck[i].index());
        if (deal.knownFrom[i] >= end) {
            hidden.push_back(i);
        }
    }
    if (hidden.empty()) {
        return {};
    }
    CardRow turned = deal.deck;
    CardRow replaced = deal.deck;
    unsigned next = poker::kDeckSize;
    for (std::size_t i = 0; i < hidden.size(); ++i) {
        turned[hidden[i]] = deal.deck[hidden[(i + 1) % hidden.size()]];
        while (next > 0 && out.test(next - 1)) {
            --next;
        }
        if (next > 0) {
            replaced[hidden[i]] = poker::Card::fromIndex(--next);
        }
    }
    return {turned, replaced};
}

/// What everybody may know of a state.
poker::State publicPart(poker::State state) {
    for (poker::Seat& seat : state.seats) {
        seat.cards = {};
        seat.rank = {};
    }
    state.dealer = {};
    state.dealerRank = {};
    state.drawn = {};
    state.drawnCards.reset();
    return state;
}

/// What is shown of a predicted event; without an event: sealed.
struct ForecastLine {
    std::optional<poker::Event> event;
    faults::DueAction dueAction = faults::DueAction::at_once;
    Duration after{};

    friend bool operator==(const ForecastLine&, const ForecastLine&) = default;
};

/// What a viewer is shown of what a fault leads to after event `i`; sealed lines are one.
std::vector<ForecastLine> forecast(const PlayedFile& played, std::size_t i, faults::FaultKind kind,
                                   PlayerId player, Viewer viewer) {
    const std::uint64_t round = played.entries[i].round;
    const auto first = std::ranges::find(played.entries, round, &PokerEntry::round);
    const std::span<const PokerEntry> entries(first,
                                              played.entries.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    std::vector<ForecastLine> lines;
    bool isSealed = false;
    const auto predicted =
        faults::predict<faults::PokerFaults>(played.states[i], kind, player, played.entries[i].at, entries);
    for (const auto& each : predicted.events) {
        if (each.dueAction == faults::DueAction::settles) { // only the player and the stake are shown
            poker::Settled settled{};
            settled.player = std::get<poker::Settled>(each.event).player;
            settled.ante.amount = std::get<poker::Settled>(each.event).staked();
            lines.push_back({settled, each.dueAction, {}});
        } else if (!each.sealed) {
            lines.push_back({seenBy<poker::Game>(each.event, viewer), each.dueAction, each.after});
        } else if (!std::exchange(isSealed, true)) {
            lines.push_back({});
        }
    }
    return lines;
}

void addPokerScenarios() {
    QTest::addColumn<QString>("path");
    const QDir folder(QFINDTESTDATA("../../scenarios/poker"));
    const QFileInfoList files = folder.entryInfoList({"*.json"}, QDir::Files, QDir::Name);
    QVERIFY(files.size() >= 60);
    for (const QFileInfo& info : files) {
        QTest::newRow(qPrintable(info.completeBaseName())) << info.filePath();
    }
}

} // namespace

class ViewTest : public QObject {
    Q_OBJECT

private slots:
    // A viewer's state is the table's in all that is public: phase, times, stakes, wallets.
    void filteredEventsFoldToTheSameTable_data() { addPokerScenarios(); }
    void filteredEventsFoldToTheSameTable() {
        QFETCH(const QString, path);
        const PlayedFile played = playFile(fileOf(path));
        for (const Viewer viewer : viewersOf(played)) {
            poker::State seen = played.start;
            for (std::size_t i = 0; i < played.entries.size(); ++i) {
                const PokerEntry& entry = played.entries[i];
                const poker::State& whole = played.states[i];
                poker::Game::evolve(seen, seenBy<poker::Game>(entry.event, viewer), entry.at);
                const std::string where = "event " + std::to_string(entry.seq);
                QVERIFY2(publicPart(seen) == publicPart(whole), where.c_str());
                for (const poker::Seat& seat : whole.seats) {
                    if (viewer.is(seat.player)) {
                        QVERIFY2(seen.seatOf(seat.player) == seat, where.c_str());
                    }
                }
                if (std::holds_alternative<poker::RoundClosed>(entry.event) && whole.dealComplete) {
                    QVERIFY2(seen.dealer == whole.dealer && seen.dealerRank == whole.dealerRank,
                             where.c_str());
                }
            }
        }
    }

    // Two tables that differ only in what a viewer may not know look the same to that viewer.
    void nothingHiddenCanBeDerived_data() { addPokerScenarios(); }
    void nothingHiddenCanBeDerived() {
        QFETCH(const QString, path);
        const Json file = fileOf(path);
        const CardRow deck = firstDealOf(playFile(file), Viewer::everybody()).deck;
        const PlayedFile one = playFile(withDeck(file, deck));
        for (const Viewer viewer : viewersOf(one)) {
            const FirstDeal deal = firstDealOf(one, viewer);
            if (deal.close == 0) {
                return; // no cards were dealt
            }
            for (const std::size_t end : {deal.shown, deal.close}) {
                for (const CardRow& other : otherDecks(deal, end)) {
                    const PlayedFile two = playFile(withDeck(file, other));
                    QVERIFY(two.entries.size() >= end);
                    for (std::size_t i = 0; i < end; ++i) {
                        const PokerEntry& a = one.entries[i];
                        const PokerEntry& b = two.entries[i];
                        QVERIFY2(a.at == b.at && a.round == b.round &&
                                     seenBy<poker::Game>(a.event, viewer) ==
                                         seenBy<poker::Game>(b.event, viewer),
                                 ("event " + std::to_string(a.seq)).c_str());
                    }
                }
            }
        }
    }

    // P33-P36: neither can it be derived from the predicted consequences of a fault.
    void nothingHiddenCanBeDerivedFromAForecast_data() { addPokerScenarios(); }
    void nothingHiddenCanBeDerivedFromAForecast() {
        QFETCH(const QString, path);
        const Json file = fileOf(path);
        const PlayedFile one =
            playFile(withDeck(file, firstDealOf(playFile(file), Viewer::everybody()).deck));
        for (const Viewer viewer : viewersOf(one)) {
            const FirstDeal deal = firstDealOf(one, viewer);
            if (deal.decision == 0) {
                return; // nobody had to decide
            }
            for (const CardRow& other : otherDecks(deal, deal.shown)) {
                const PlayedFile two = playFile(withDeck(file, other));
                for (std::size_t i = deal.decision; i < deal.shown; ++i) {
                    QVERIFY(forecast(one, i, faults::FaultKind::system, kNobody, viewer) ==
                            forecast(two, i, faults::FaultKind::system, kNobody, viewer));
                    for (PlayerId player = 0; player < one.players; ++player) {
                        if (one.states[i].players[player].seat > 0) {
                            QVERIFY(forecast(one, i, faults::FaultKind::player_lost, player, viewer) ==
                                    forecast(two, i, faults::FaultKind::player_lost, player, viewer));
                        }
                    }
                }
            }
        }
    }

    // The JSON form of what a viewer receives is read back as it is; a card that is not known is null.
    void filteredEventsAreReadBack_data() { addPokerScenarios(); }
    void filteredEventsAreReadBack() {
        QFETCH(const QString, path);
        const auto read = scenario::load(path.toStdString());
        QVERIFY(read);
        scenario::PokerRunner runner(*read);
        record::NameBook names;
        const record::PlayerIds ids = [&](std::string_view name) { return names.idOf(name); };
        const Subscription heard = runner.listen([&](const PokerEntry& entry) {
            names.add(runner.toJson(entry));
            const PokerEntry seen{entry.seq, entry.at, entry.round,
                                  seenBy<poker::Game>(entry.event, Viewer::everybody())};
            const Json json = record::toJson(seen, runner.playerNames(), runner.content().table);
            const auto back = record::eventFrom(json, ids, runner.content().table);
            QVERIFY2(back && back->event == seen.event, json.dump().c_str());
            const auto* const dealt = std::get_if<poker::CardDealt>(&seen.event);
            QVERIFY2(!dealt || json["card"].is_null() == !dealt->faceUp, json.dump().c_str());
            QVERIFY(!poker::Game::isFiltered(entry.event));
        });
        runner.run();
    }

    // A source for one viewer hides until the round has closed; what was delivered stays as it was.
    void sourceIsWholeOnceTheRoundHasClosed() {
        const auto read = scenario::load(QFINDTESTDATA("../../scenarios/poker/folded.json").toStdString());
        QVERIFY(read);
        scenario::PokerRunner runner(*read);
        FilteredSource<poker::Game> source(runner, Viewer::everybody());
        ShownTable<poker::Game> shown(source);
        int hidden = 0;
        shown.open(
            {[&](const PokerEntry& entry, bool) { hidden += poker::Game::isFiltered(entry.event) ? 1 : 0; }});
        const auto countHidden = [](std::span<const PokerEntry> entries) {
            return static_cast<int>(std::ranges::count_if(
                entries, [](const PokerEntry& entry) { return poker::Game::isFiltered(entry.event); }));
        };
        while (const std::optional<Instant> due = runner.nextDue()) {
            source.advanceTo(*due);
            if (shown.state().phase == poker::Phase::deciding) {
                QCOMPARE(countHidden(source.entries(1)), 5 + 4);
            }
        }
        QCOMPARE(hidden, 5 + 4); // the only player's hand, and the dealer's but for the last card
        QCOMPARE(countHidden(source.entries(1)), 0);
        QCOMPARE(countHidden(source.history()), 5 + 4);

        source.setViewer(Viewer(0));
        QCOMPARE(countHidden(source.history()), 4);
        source.setViewer(Viewer::record());
        QCOMPARE(countHidden(source.history()), 0);
    }
};

MESAVIVA_TEST(ViewTest)
#include "tst_view.moc"
