// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/poker_equipment.h"

#include "app/core/events/game_description.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/equipment/entered_session.h"
#include "app/desks/teach/equipment/equipment_text.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "engine/games/poker/chance.h"
#include "engine/games/poker/faults/poker_faults.h"
#include "engine/training/equipment/poker_entry.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace mesaviva::app {

using equipment::EntryRefusal;

namespace {

using CardSession = EnteredSession<LivePokerSession, poker::CardsByHand>;

// Suit letters in the current language: clubs, diamonds, hearts, spades.
QString suitLetters() {
    //: the letters by which clubs, diamonds, hearts and spades are typed, in this order
    return QCoreApplication::translate("EquipmentDesk", "cdhs");
}

class PokerEntries final
    : public EntriesAt<PokerTableModel, CardSession, poker::Card, PokerEventLog, faults::PokerFaults> {
public:
    using EntriesAt::EntriesAt;

    std::optional<equipment::RefusedEntry> refusalNow() const override {
        return equipment::refusalNow(tableSession().state());
    }
    std::optional<equipment::RefusedEntry> refusalOf(const QString& value) const override {
        return equipment::refusalOf(tableSession().state(), thingFrom(value));
    }

    // The rank as on the card or as in files, then the suit.
    QString readTyped(const QString& typed) const override {
        const QString text = typed.simplified().remove(u' ').toLower();
        if (text.size() < 2) {
            return {};
        }
        // Letters of the current language; those of files if they are not ambiguous.
        const qsizetype spoken = suitLetters().indexOf(text.back());
        const qsizetype suit = spoken >= 0 ? spoken : QStringLiteral("cdhs").indexOf(text.back());
        const QString rank = text.chopped(1);
        for (unsigned index = 0; suit >= 0 && index < poker::kDeckSize; index += 4) {
            const QString value =
                QString::fromStdString(poker::Card::fromIndex(index + static_cast<unsigned>(suit)).text());
            const QString face = PieceText::of(QStringLiteral("poker"), value).face.toLower();
            if (rank == value.left(1).toLower() || rank == face.chopped(1)) {
                return value;
            }
        }
        return {};
    }
    QString typedOf(const QString& value) const override {
        const poker::Card card = thingFrom(value);
        const QString face = PieceText::of(QStringLiteral("poker"), value).face;
        return face.chopped(1) + suitLetters().at(static_cast<int>(card.suit()));
    }
    // Suit by suit, from the aces down.
    QStringList values() const override {
        QStringList list;
        for (const unsigned suit : {3U, 2U, 1U, 0U}) {
            for (unsigned rank = poker::kDeckSize / 4; rank-- > 0;) {
                list.append(QString::fromStdString(poker::Card::fromIndex(rank * 4 + suit).text()));
            }
        }
        return list;
    }
    int columns() const override { return 7; }
    int group() const override { return static_cast<int>(poker::kDeckSize / 4); }
    QStringList out() const override {
        const poker::State& state = tableSession().state();
        QStringList list;
        for (std::size_t i = 0; i < state.drawnCount && state.phase != poker::Phase::between; ++i) {
            list.append(QString::fromStdString(state.drawn[i].text()));
        }
        return list;
    }
    QStringList last(std::size_t most) const override {
        QStringList list = out();
        std::reverse(list.begin(), list.end());
        return list.mid(0, static_cast<qsizetype>(most));
    }
    QString asked() const override {
        const auto place = equipment::nextPlace(tableSession().state());
        if (!place) {
            return QCoreApplication::translate("EquipmentDesk", "the next card");
        }
        if (place->burnt) {
            return QCoreApplication::translate("EquipmentDesk", "the card that is burnt");
        }
        if (place->seat == 0) {
            return place->faceUp
                       ? QCoreApplication::translate("EquipmentDesk", "the dealer's card %1, face up")
                             .arg(place->nth)
                       : QCoreApplication::translate("EquipmentDesk", "the dealer's card %1").arg(place->nth);
        }
        //: %1 a seat's number, %2 who sits there, %3 the how manieth card
        return QCoreApplication::translate("EquipmentDesk", "seat %1 (%2), card %3")
            .arg(place->seat)
            .arg(tableSession().shownName(place->player))
            .arg(place->nth);
    }

protected:
    poker::Card thingFrom(const QString& value) const override {
        return poker::Card::fromText(value.toStdString()).value_or(poker::Card());
    }
    QString textOfThing(poker::Card card) const override { return QString::fromStdString(card.text()); }
    void put(poker::Card card) override { tableSession().hand().lay(card); }
};

} // namespace

PokerEquipment::PokerEquipment(const QString& file, QObject* parent)
    : EquipmentKind(QStringLiteral("poker"), QStringLiteral("Poker"), parent),
      m_lobby(file, nullptr, equipmentGroup()) {
    follow(m_lobby);
}

QString PokerEquipment::name() const { return tr("Cards"); }
QString PokerEquipment::title() const { return tr("Real cards"); }
QString PokerEquipment::remark() const {
    return tr("Poker without draw (Regulation 803/2015), with one deck of 52 cards. Each card is shown to "
              "the program before it is placed on the table.");
}
QString PokerEquipment::entryLabel() const { return tr("Card: rank and suit"); }
QString PokerEquipment::entryHint() const { return tr("such as Kd"); }
QString PokerEquipment::padLabel() const { return tr("Cards"); }
QString PokerEquipment::lastLabel() const { return tr("Already out"); }

bool PokerEquipment::isStaffed(bool sits) const { return sits || m_lobby.simulatedPlayers() > 0; }

std::string PokerEquipment::place() const { return "pt-803-2015"; }

EquippedTable PokerEquipment::open(bool sits, RecordKeeper& keeper, Pace pace) {
    LivePokerTable table;
    table.settings = m_lobby.tableSettings();
    table.simulated = m_lobby.simulatedPlayers();
    table.ownSeat = m_lobby.ownSeat();
    table.ownKey = "trainee";
    table.sits = sits;
    auto tableSession =
        std::make_unique<CardSession>(table, std::make_unique<poker::CardsByHand>(table.seeds));
    tableSession->recordTo(keeper);
    CardSession& cards = *tableSession;
    auto model = std::make_unique<PokerTableModel>(std::move(tableSession), std::move(pace));
    auto entries = std::make_unique<PokerEntries>(*model, cards);
    return {std::move(model), std::move(entries), playedRules(table.settings)};
}

QString PokerEquipment::refusalText(const equipment::RefusedEntry& bar, const QString& named) const {
    switch (bar.reason) {
    case EntryRefusal::bets_open: return tr("Antes are still accepted; the cards come after that.");
    case EntryRefusal::counted: return tr("All cards of this round are dealt.");
    case EntryRefusal::dealt:
        //: %1 a card, %2 the how manieth of the round
        return tr("%1: already out, as card %2 of this round.").arg(asBeginning(named)).arg(bar.place);
    default: return EquipmentText::noRound();
    }
}

QString PokerEquipment::unread(const QString& typed) const {
    //: a card's rank and the letter of its suit
    return tr("No card is called %1: type rank and suit, such as Kd or 10h.").arg(typed);
}

} // namespace mesaviva::app
