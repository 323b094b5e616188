// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A croupier who makes no mistake, at any table that the user deals, using only what the window offers.
#pragma once

#include "app/desks/teach/croupier/poker_croupier_desk.h"
#include "app/desks/teach/croupier/roulette_croupier_desk.h"
#include "fake_ticks.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

namespace mesaviva::test {

using namespace mesaviva::app;

template <class Phrase>
int indexOfCall(const CroupierDesk& desk, Phrase phrase) {
    const QVariantList calls = desk.calls();
    for (int i = 0; i < calls.size(); ++i) {
        if (calls.at(i).value<CroupierCall>().phrase == static_cast<int>(phrase)) {
            return i;
        }
    }
    return -1;
}

// Cuts a sum from the rack as a person does, the largest chips first.
inline void cutSum(CroupierDesk& desk, double cents) {
    const QVariantList rack = desk.rack();
    std::vector<std::pair<double, int>> piles;
    for (int i = 0; i < rack.size(); ++i) {
        piles.emplace_back(rack.at(i).value<CroupierChip>().cents, i);
    }
    std::ranges::sort(piles, std::greater<>());
    for (const auto& [value, pile] : piles) {
        for (; cents >= value; cents -= value) {
            desk.take(pile);
        }
    }
}

// Cuts these chips from the rack, each stacked or spread as it is.
inline void cutChips(CroupierDesk& desk, const std::vector<croupier::LaidChips>& chips) {
    for (const croupier::LaidChips& laid : chips) {
        const QVariantList rack = desk.rack();
        const auto pile = std::ranges::find_if(rack, [&](const QVariant& one) {
            const auto chip = one.value<CroupierChip>();
            return chip.chips == laid.pile.chips && chip.cents == static_cast<double>(laid.pile.value.cents);
        });
        QVERIFY(pile != rack.end());
        desk.setSpreading(laid.spread);
        for (int i = 0; i < laid.count; ++i) {
            desk.take(static_cast<int>(pile - rack.begin()));
        }
    }
}

// Does the due action, using only what the window offers.
inline void doNext(RouletteCroupierDesk& desk) {
    using namespace croupier;
    if (desk.isRealWheel() && desk.dueActions().empty()) {
        QVERIFY(desk.announce(QStringLiteral("17"), 1, 1, 0)); // black, odd, low
        return;
    }
    const RouletteAction action = desk.dueActions().front().action;
    if (const auto* call = std::get_if<Call>(&action)) {
        desk.call(indexOfCall(desk, call->phrase));
    } else if (std::holds_alternative<RingBell>(action)) {
        desk.ringBell();
    } else if (const auto* launch = std::get_if<Launch>(&action)) {
        desk.launch(launch->direction == roulette::Turn::clockwise);
    } else if (const auto* number = std::get_if<AnnounceNumber>(&action)) {
        using roulette::ChanceKind;
        const auto which = [](const std::optional<ChanceKind>& chance, ChanceKind first) {
            return !chance ? 2 : *chance == first ? 0 : 1;
        };
        QVERIFY(desk.announce(QString::fromUtf8(number->number.text().data(),
                                                static_cast<qsizetype>(number->number.text().size())),
                              static_cast<int>(number->colour), which(number->parity, ChanceKind::even),
                              which(number->half, ChanceKind::low)));
    } else if (const auto* mark = std::get_if<MarkNumber>(&action)) {
        desk.mark(mark->number.index());
    } else if (const auto* sweep = std::get_if<Sweep>(&action)) {
        for (const roulette::SpotId spot : sweep->kept) {
            desk.turnPlace(spot);
        }
        for (const roulette::SpotId spot : sweep->halved) {
            desk.turnPlace(spot);
            desk.turnPlace(spot);
        }
        desk.sweep();
    } else if (const auto* told = std::get_if<AnnouncePayment>(&action)) {
        const QVariantList calls = desk.calls();
        const auto right = std::ranges::find_if(calls, [&](const QVariant& one) {
            const auto said = one.value<CroupierCall>();
            return said.phrase == static_cast<int>(roulette::OwnPhrase::payment) &&
                   said.cents == static_cast<double>(told->sum.cents);
        });
        QVERIFY(right != calls.end());
        desk.call(static_cast<int>(right - calls.begin()));
    } else if (const auto* put = std::get_if<PutDown>(&action)) {
        QVERIFY(!desk.called().isEmpty());
        for (const roulette::Part& part : put->parts) {
            for (int chip = 0; chip < part.chips; ++chip) {
                desk.placeChip(part.spot);
            }
        }
        desk.putDown();
        QVERIFY(desk.placed().isEmpty());
    } else if (const auto* pay = std::get_if<Pay>(&action)) {
        QVERIFY(!desk.handReason().isEmpty());
        desk.choosePlace(pay->spot);
        desk.choosePlayer(static_cast<int>(pay->player));
        if (desk.judgesPieces()) {
            cutChips(desk, pay->chips);
        } else {
            cutSum(desk, static_cast<double>(pay->sum.cents));
        }
        if (desk.proves()) {
            desk.prove();
            QVERIFY(desk.isProved());
        }
        QVERIFY(desk.handReason().isEmpty());
        desk.handOver();
    } else if (const auto* sold = std::get_if<SellColour>(&action)) {
        QCOMPARE(desk.requestForm(), RouletteCroupierDesk::Sale);
        QVERIFY(desk.sellColour(sold->colour,
                                QString::number(static_cast<double>(sold->value.cents) / 100, 'f', 2),
                                QString::number(sold->chips)));
    } else if (std::holds_alternative<DropNotes>(action)) {
        QCOMPARE(desk.requestForm(), RouletteCroupierDesk::Notes);
        desk.dropNotes();
    } else if (const auto* given = std::get_if<GiveChips>(&action)) {
        QCOMPARE(desk.requestForm(), RouletteCroupierDesk::Gift);
        QCOMPARE(desk.tool(), int(RouletteCroupierDesk::Cash));
        std::vector<LaidChips> chips;
        for (const FloatPile& pile : given->chips) {
            chips.push_back({{pile.value, 0}, pile.chips});
        }
        cutChips(desk, chips);
        desk.giveChips();
    } else if (const auto* tray = std::get_if<CountTray>(&action)) {
        QCOMPARE(desk.requestForm(), RouletteCroupierDesk::Tray);
        QVERIFY(desk.countTray(QString::number(static_cast<double>(tray->counted.cents) / 100, 'f', 2),
                               tray->accepted));
    } else if (const auto* open = std::get_if<OpenStack>(&action)) {
        QVERIFY(!desk.opened().contains(open->spot));
        desk.openStack(open->spot);
        QVERIFY(desk.opened().contains(open->spot));
    }
}

inline void doNext(PokerCroupierDesk& desk) {
    using namespace croupier;
    const PokerAction action = desk.dueActions().front().action;
    if (const auto* said = std::get_if<SayPhrase>(&action)) {
        desk.call(indexOfCall(desk, said->phrase));
    } else if (const auto* card = std::get_if<DealCard>(&action)) {
        QCOMPARE(desk.tool(), int(PokerCroupierDesk::Cards));
        desk.deal(card->to, card->faceUp);
    } else if (const auto* asked = std::get_if<AskSeat>(&action)) {
        desk.ask(asked->seat);
    } else if (std::holds_alternative<TurnDealer>(action)) {
        desk.turnDealer();
    } else if (const auto* judged = std::get_if<JudgeDealer>(&action)) {
        desk.qualify(judged->plays);
    } else if (const auto* turned = std::get_if<TurnHand>(&action)) {
        QVERIFY(!desk.isComparing());
        desk.turnHand(turned->seat);
    } else if (const auto* compared = std::get_if<CompareHand>(&action)) {
        QVERIFY(desk.isComparing());
        desk.compare(static_cast<int>(compared->result));
    } else if (const auto* sweep = std::get_if<TakeLosers>(&action)) {
        for (const int seat : sweep->kept) {
            desk.turnPlace(2 * seat);
        }
        desk.sweep();
    } else if (const auto* pay = std::get_if<PayBox>(&action)) {
        QVERIFY(!desk.handReason().isEmpty());
        desk.choosePlace(2 * pay->seat + static_cast<int>(pay->box));
        QVERIFY(desk.placeName(desk.place()).contains(QStringLiteral(". ")));
        cutSum(desk, static_cast<double>(pay->sum.cents));
        QVERIFY(desk.handReason().isEmpty());
        desk.handOver();
    } else {
        QVERIFY(desk.hasLateStake());
        desk.answerLate(false);
    }
}

// Corrects a detected mistake by the given remedy, using only what the window offers.
inline void remedySomehow(CroupierDesk& desk, int way) {
    const QList<QString> ways = desk.remedies();
    QVERIFY(ways.size() > 2);
    QVERIFY(desk.kinds().isEmpty());
    QVERIFY(!desk.shown().isEmpty()); // a mistake stays visible until it is corrected
    for (const QString& words : ways) {
        QVERIFY(!words.isEmpty());
    }
    const int actions = desk.actions();
    desk.letPass(); // the round has been stopped already
    desk.remedyBy(static_cast<int>(ways.size()));
    QCOMPARE(desk.actions(), actions);
    QVERIFY(!desk.hint().isEmpty());
    desk.remedyBy(way % static_cast<int>(ways.size()));
    QCOMPARE(desk.actions(), actions + 1);
    QVERIFY(!desk.needsRemedy());
    QVERIFY2(!desk.verdict().contains(u'%'), qPrintable(desk.verdict()));
    QVERIFY(desk.isVerdictRight() || !desk.verdict().isEmpty());
}

/// The folder of a croupier's desk, and its time and its table's, which pass on request.
class DeskTime {
public:
    /// What a desk needs; each desk replaces the one before it.
    CroupierDesk::Outside outside() {
        auto ticks = std::make_unique<FakeTicks>();
        m_ticks = ticks.get();
        CroupierDesk::Outside outside;
        outside.settings = m_folder.filePath(QStringLiteral("settings.ini"));
        outside.folder = m_folder.path();
        outside.ticks = std::move(ticks);
        outside.seed = [] { return Seed{3}; };
        outside.pace = [this] {
            auto table = std::make_unique<FakeTicks>();
            m_tableTicks = table.get();
            return Pace(1.0, std::move(table));
        };
        return outside;
    }
    const QTemporaryDir& folder() const { return m_folder; }

    void pass(int milliseconds) {
        m_ticks->pass(std::chrono::milliseconds(milliseconds));
        if (m_tableTicks != nullptr) {
            m_tableTicks->pass(std::chrono::milliseconds(milliseconds));
        }
    }
    void waitFor(CroupierDesk& desk) {
        for (int i = 0; i < 3'000 && !desk.isAwaited() && desk.stage() == CroupierDesk::Working; ++i) {
            pass(100);
            QCoreApplication::processEvents();
        }
    }

private:
    QTemporaryDir m_folder;
    FakeTicks* m_ticks = nullptr;      ///< the desk's
    FakeTicks* m_tableTicks = nullptr; ///< its table's
};

// Watches the program at work for a whole shift: stops every second action, and corrects the planted faults.
// `act` uses the croupier's own tools, which are disabled.
inline void superviseShift(CroupierDesk& desk, DeskTime& time, const std::function<void()>& act) {
    desk.start();
    int stopped = 0;
    int remedied = 0;
    for (int i = 0; i < 2'000 && desk.stage() == CroupierDesk::Working; ++i) {
        time.waitFor(desk);
        if (desk.stage() != CroupierDesk::Working) {
            break;
        }
        QVERIFY(!desk.shown().isEmpty());
        QVERIFY2(!desk.shown().contains(u'%'), qPrintable(desk.shown()));
        QVERIFY(!desk.kinds().isEmpty());
        const int actions = desk.actions();
        act();
        QCOMPARE(desk.actions(), actions);
        if (i % 2 == 0) {
            desk.stopAs(static_cast<int>(i / 2 % desk.kinds().size()));
            ++stopped;
        } else {
            desk.letPass();
        }
        QCOMPARE(desk.actions(), actions + 1);
        QVERIFY(!desk.verdict().isEmpty());
        QVERIFY2(!desk.verdict().contains(u'%'), qPrintable(desk.verdict()));
        if (desk.needsRemedy()) {
            ++remedied;
            remedySomehow(desk, i);
        }
        QCoreApplication::processEvents();
    }
    QCOMPARE(desk.stage(), CroupierDesk::Over);
    QVERIFY(stopped > 0);
    QVERIFY(remedied > 0);
    QVERIFY(!desk.faultList().isEmpty());
    QVERIFY(desk.summary().join(u' ').contains(QStringLiteral("planted")));
    QVERIFY(desk.summary().join(u' ').contains(QStringLiteral("properly corrected")));
}

// Counts the float, `off` too high, and computes the expected sum.
inline void countRightly(RackCount& rack, Money off = {}) {
    const croupier::FloatCount right = rack.rack()->right();
    const auto typed = [](Money sum) {
        return QString::number(static_cast<double>(sum.cents) / 100, 'f', 2);
    };
    QVERIFY(rack.enter(typed(right.counted + off), typed(right.reckoned.value_or(Money{})),
                       static_cast<int>(right.balance)));
}

} // namespace mesaviva::test
