// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_kit.h"
#include "random_bingo.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <concepts>
#include "bingo/combinations.h"
#endif

#include <QObject>

#include <algorithm>
#include <array>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

constexpr int kCommands = 600'000;
constexpr int kCommandsARoom = 2'000;
constexpr int kParts = 6;

/// How often each kind of event has happened.
using Tally = std::array<int, std::variant_size_v<Event>>;

/// A room that is driven without a driver, so that each event can be looked at by itself.
class Play {
public:
    Play(const Settings& settings, RandomStream& random, const Seed& seed, Tally& tally)
        : m_random(random),
          m_tally(tally),
          m_chance(derivedSeeds(seed), settings),
          m_start(settings),
          m_state(settings),
          m_dice(m_state, random) {}

    /// What has gone wrong, if anything.
    const QString& complaint() const { return m_complaint; }
    std::uint64_t rounds() const { return m_state.round; }
    int accepted() const { return m_accepted; }
    int refused() const { return m_refused; }
    int jackpots() const { return m_jackpots; }
    int oddCents() const { return m_oddCents; }
    int together() const { return m_together; }

    /// Sends one command, sensible or not.
    void sendAnything() {
        const std::uint32_t choice = below(100);
        const bool selling = m_state.phase == Phase::sale;
        if (choice < (selling ? 12U : 60U)) {
            meetNeed();
        } else if (choice < (selling ? 14U : 63U)) {
            waitAWhile();
        } else {
            submit(m_dice.anyCommand(m_now));
        }
    }

    /// Lets the running round end: nobody does anything more.
    void endRound() {
        const std::uint64_t round = m_state.round;
        for (int step = 0; m_state.phase != Phase::between; ++step) {
            if (step > 600 || m_state.round != round || !nextNeed(m_state)) {
                complain("a round does not close");
                return;
            }
            meetNeed();
        }
    }

    /// Folds all events from the start and compares; without what records leave out, too.
    void foldAgain() {
        State whole(m_start);
        State written(m_start);
        for (const Recorded<Event>& entry : m_journal) {
            evolve(whole, entry.event, entry.at);
            if (!std::holds_alternative<CardsOrdered>(entry.event) &&
                !std::holds_alternative<CrowdCardsOrdered>(entry.event)) {
                evolve(written, entry.event, entry.at);
            }
        }
        require(whole == m_state, "the folded record is another state");
        require(written == m_state, "the folded written record is another state");
    }

private:
    std::uint32_t below(std::uint32_t bound) { return m_random.below(bound); }
    const Settings& settings() const { return m_state.settings; }

    void meetNeed() {
        const std::optional<Need> need = nextNeed(m_state);
        if (!need) {
            require(settings().mode == Mode::session, "a continuous room comes to a stop");
            waitAWhile();
            return;
        }
        require(need->at >= m_now, "a need lies in the past");
        m_now = std::max(m_now, need->at);
        require(submit(answer(need->kind)), "the room refuses what it has asked for");
    }

    Command answer(NeedKind need) {
        static const MemoryJournal<Event> none;
        return Game::answer(m_state, need, m_chance, none);
    }

    // Time may pass only as far as nothing is needed: a driver never lets a deadline slip.
    void waitAWhile() {
        const std::optional<Need> need = nextNeed(m_state);
        const Duration most = need ? need->at - m_now : Duration(100'000);
        if (most > Duration(0)) {
            m_now += Duration(below(static_cast<std::uint32_t>(most.count())));
        }
    }

    bool submit(const Command& command) {
        m_events.clear();
        const std::optional<Refusal> refusal = decide(m_state, command, m_now, m_events);
        if (refusal) {
            ++m_refused;
            require(m_events.empty(), "a refusal brings events");
            record(Game::refused(command, *refusal));
            return false;
        }
        ++m_accepted;
        require(!m_events.empty(), "an accepted command brings no events");
        std::size_t kinds = 0;
        for (const Event& event : m_events) {
            record(event);
            const auto* prize = std::get_if<PrizeWon>(&event);
            kinds += prize && indexOf(prize->kind) < kCombinations ? 1U : 0U;
        }
        m_together += kinds > 1 ? 1 : 0;
        if (const std::optional<Need> need = nextNeed(m_state)) {
            require(need->at >= m_now, "a need lies in the past");
        }
        return true;
    }

    void record(const Event& event) {
        if (const auto* won = std::get_if<PrizeWon>(&event)) {
            checkPrize(*won);
        } else if (const auto* ball = std::get_if<BallDrawn>(&event)) {
            require(!m_state.isWon(PrizeKind::bingo), "a number is drawn after bingo");
            require(m_state.balls.empty() || m_now - m_lastBall >= settings().draw, "numbers come too fast");
            require(ball->drawn + ball->left == settings().shape().balls, "numbers are miscounted");
            m_lastBall = m_now;
        } else if (const auto* near = std::get_if<OneToGo>(&event)) {
            const std::vector<Ball> lacking =
                oneToGo(near->kind, m_state.book.card(near->card), settings(), m_state.book.drawn());
            require(std::ranges::find(lacking, near->number) != lacking.end(), "nothing is near");
            require(m_state.ownerOf(near->card) == Owner{near->player, 0}, "somebody else is told");
        }
        evolve(m_state, event, m_now);
        ++m_tally[event.index()];
        m_journal.push_back({m_journal.size() + 1, m_now, m_state.round, event});
        require(m_state.ledger.sum() == Money{}, "money is made or lost");
        for (Ledger::Account account = Ledger::kFirstFree; account < m_state.ledger.size(); ++account) {
            require(m_state.ledger.balance(account) >= Money{}, "an account is overdrawn");
        }
        if (const auto* settled = std::get_if<Settled>(&event)) {
            checkSettlement(*settled);
        } else if (std::holds_alternative<RoundClosed>(event)) {
            checkClosedRound();
        } else if (const auto* sold = std::get_if<CardSold>(&event)) {
            checkSale(*sold);
        }
    }

    void checkSale(const CardSold& sold) {
        const Player& player = m_state.players[sold.player];
        require(!firstFault(settings().variant, settings().freeCentre, sold.card), "a card is wrong");
        require(player.cards.size() <= static_cast<std::size_t>(settings().maxCards), "too many cards");
        require(player.staked == settings().cardPrice * static_cast<std::int64_t>(player.cards.size()),
                "cards have another price");
        require(m_state.ledger.balance(m_state.cardMoney) == m_state.salesValue(), "sales don't add up");
    }

    // Counted on the faces, one by one: whoever has it and nobody else, and each for the first time.
    void checkPrize(const PrizeWon& won) {
        Money total = won.odd;
        for (const Winner& winner : won.winners) {
            total += winner.amount;
            require(m_state.ownerOf(winner.card) == winner.owner, "a winner has not bought the card");
        }
        require(total == won.prize, "a prize is not wholly divided");
        require(!m_state.isWon(won.kind), "a prize is won twice");
        m_oddCents += won.odd > Money{} ? 1 : 0;
        if (indexOf(won.kind) >= kCombinations) {
            ++m_jackpots;
            const bool ofLine = won.kind == PrizeKind::line_jackpot;
            const Jackpot& jackpot = ofLine ? *settings().lineJackpot : *settings().bingoJackpot;
            require(won.ball <= jackpot.withinBalls, "a jackpot is won too late");
            const Money value = ofLine ? *m_state.lineJackpotValue() : *m_state.bingoJackpotValue();
            require(won.prize == value, "a jackpot is not won whole");
            return;
        }
        require(won.prize == m_state.plan->prizes[indexOf(won.kind)], "a prize has changed");
        std::vector<CardNumber> cards;
        for (CardNumber card = 1; card <= m_state.book.size(); ++card) {
            if (missing(won.kind, m_state.book.card(card), settings(), m_state.book.drawn()) == 0) {
                cards.push_back(card);
            }
        }
        std::vector<CardNumber> winners;
        for (const Winner& winner : won.winners) {
            winners.push_back(winner.card);
        }
        require(winners == cards, "other cards win than have it");
    }

    void checkSettlement(const Settled& settled) {
        Money staked;
        Money returned;
        for (const SettledCard& card : settled.cards) {
            staked += card.amount;
            returned += card.returned;
        }
        require(staked == settled.staked && returned == settled.returned, "a settlement does not add up");
        require(!settled.refunded || m_state.voidReason, "a price comes back in a round that counts");
        require(!settled.refunded || settled.net() == Money{}, "a refund is not the price");
    }

    void checkClosedRound() {
        require(m_state.ledger.balance(m_state.cardMoney) == Money{}, "card money is left over");
        require(m_state.ledger.balance(m_state.prizeMoney) == Money{}, "prize money is left over");
        for (const Player& player : m_state.players) {
            require(player.cards.empty() || player.settled, "a player is not settled");
        }
        std::set<std::uint64_t> keys;
        for (CardNumber card = 1; card <= m_state.book.size(); ++card) {
            keys.insert(keyOf(settings().variant, m_state.book.card(card)));
        }
        require(keys.size() == m_state.book.size(), "two cards have the same numbers");
        const bool drawn = !m_state.balls.empty();
        require(!drawn || m_state.buyers >= settings().leastPlayers(), "too few players draw");
        require(!drawn || m_state.voidReason || m_state.isWon(PrizeKind::bingo), "a draw ends before bingo");
        const bool hasJackpot = settings().bingoJackpot || settings().lineJackpot;
        require(!hasJackpot || m_state.ledger.balance(m_state.carried) == Money{},
                "money misses the jackpot");
    }

    void require(bool holds, const char* what) {
        if (!holds) {
            complain(what);
        }
    }
    void complain(const char* what) {
        if (m_complaint.isEmpty()) {
            m_complaint = QStringLiteral("%1, after %2 events, round %3, phase %4")
                              .arg(QLatin1String(what))
                              .arg(m_journal.size())
                              .arg(m_state.round)
                              .arg(static_cast<int>(m_state.phase));
        }
    }

    RandomStream& m_random;
    Tally& m_tally;
    SeededBalls m_chance;
    Settings m_start;
    State m_state;
    BingoDice m_dice;
    Instant m_now = kTableOpened;
    Instant m_lastBall;
    std::vector<Event> m_events;
    std::vector<Recorded<Event>> m_journal;
    QString m_complaint;
    int m_accepted = 0;
    int m_refused = 0;
    int m_jackpots = 0;
    int m_oddCents = 0;
    int m_together = 0;
};

} // namespace

/// Random commands, legal and illegal: whatever is sent, the books balance and the room goes on.
class BingoRandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void invariantsHold_data();
    void invariantsHold();
    void nothingOfTheGameIsLeftOut();

private:
    Tally m_tally{};
    int m_parts = 0;
    int m_jackpots = 0;
    int m_oddCents = 0;
    int m_together = 0;
};

void BingoRandomPlayTest::invariantsHold_data() {
    QTest::addColumn<int>("part");
    for (int part = 1; part <= kParts; ++part) {
        QTest::addRow("part %d of %d", part, kParts) << part;
    }
}

void BingoRandomPlayTest::invariantsHold() {
    QFETCH(const int, part);

    RandomStream random(testSeed(static_cast<std::uint8_t>(part)), stream_name::kPlayers);
    int accepted = 0;
    int refused = 0;
    std::uint64_t rounds = 0;
    for (int room = 0; room < kCommands / kParts / kCommandsARoom; ++room) {
        const Variant variant = kAllVariants[static_cast<std::size_t>(room) % kVariants];
        const Settings settings = BingoRoomDice(variant, random).draw();
        QVERIFY(!firstBadSetting(settings));
        Play play(settings, random, testSeed(static_cast<std::uint8_t>(room)), m_tally);
        for (int command = 0; command < kCommandsARoom && play.complaint().isEmpty(); ++command) {
            play.sendAnything();
        }
        play.endRound();
        play.foldAgain();
        QVERIFY2(play.complaint().isEmpty(),
                 qPrintable(QStringLiteral("room %1: %2").arg(room).arg(play.complaint())));
        accepted += play.accepted();
        refused += play.refused();
        rounds += play.rounds();
        m_jackpots += play.jackpots();
        m_oddCents += play.oddCents();
        m_together += play.together();
    }
    QVERIFY(accepted > 10'000);
    QVERIFY(refused > 5'000);
    QVERIFY(rounds > 200);
    ++m_parts;
}

void BingoRandomPlayTest::nothingOfTheGameIsLeftOut() {
    if (m_parts < kParts) {
        QSKIP("only some of the parts were played");
    }
    for (std::size_t kind = 0; kind < m_tally.size(); ++kind) {
        QVERIFY2(m_tally[kind] > 0, qPrintable(QStringLiteral("event %1 never happened").arg(kind)));
    }
    QVERIFY(m_jackpots > 20);
    QVERIFY(m_oddCents > 100);
    QVERIFY(m_together > 20);
}

QTEST_GUILESS_MAIN(BingoRandomPlayTest)
#include "tst_bingo_random_play.moc"
