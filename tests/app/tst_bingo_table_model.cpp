// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/text/spoken_text.h"
#include "app/core/text/table_text.h"
#include "app/games/bingo/bingo_text.h"
#include "patience.h"
#endif
#include "app/core/text/language.h"
#include "bingo_desk.h"
#include "bingo_hall_kit.h"
#include "program/test_list.h"

#include <QDir>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <numeric>
#include <optional>

namespace mesaviva::bingo_tests {

using namespace bingo;
using app::BingoCardFaceInfo;
using app::BingoCardListModel;
using app::BingoDesk;
using app::BingoHistoryModel;
using app::BingoNumberListModel;
using app::BingoPreferences;
using app::BingoPrizeListModel;
using app::BingoRoom;
using app::BingoRoomPlan;
using app::BingoTableModel;
using app::BingoText;
using app::BingoWinnerListModel;
using app::listWords;
using app::numberWords;
using app::spokenName;
using app::TableEvent;
using app::TableText;
using test::kWallet;

namespace {

Seed seedOf(std::uint8_t byte) {
    Seed seed{};
    seed.fill(byte);
    return seed;
}

std::shared_ptr<BingoRoom> makeRoom(const Settings& settings = Settings(), std::uint32_t members = 20,
                                    std::uint8_t seed = 7) {
    BingoRoomPlan plan;
    plan.key = QStringLiteral("test");
    plan.name = QStringLiteral("Sala Teste");
    plan.settings = settings;
    plan.members = members;
    return std::make_shared<BingoRoom>(plan, derivedSeeds(seedOf(seed)));
}

int ownNumbers(BingoTableModel& model) {
    int sum = 0;
    for (int row = 0; row < model.numbers()->rowCount(); ++row) {
        sum += BingoDesk::at(*model.numbers(), row, BingoNumberListModel::OwnRole).toInt();
    }
    return sum;
}

} // namespace

class TestBingoTableModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        m_language.setCode(QStringLiteral("en"));
    }

    void boughtCardsLieOnTheTable() { // B4b, B10, B13
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        QVERIFY(desk.model().buyAction().enabled);
        QCOMPARE(desk.model().mostBuyable(), desk.model().maxCards());
        desk.model().buy(3);
        QCOMPARE(desk.model().ownCards(), 3);
        QCOMPARE(desk.model().cards()->rowCount(), 3);
        QCOMPARE(desk.model().ownStaked(), 300);
        QCOMPARE(desk.model().wallet(), kWallet.cents - 300);
        QCOMPARE(ownNumbers(desk.model()), 3 * 15);
        QCOMPARE(desk.model().mostBuyable(), desk.model().maxCards() - 3);
        QVERIFY(desk.model().hasStakesDown());
        QCOMPARE(desk.contradiction(), QString());
    }

    void refusalsSayWhy_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<qint64>("wallet");
        QTest::addColumn<QString>("rule");
        QTest::newRow("B13") << 25 << qint64{100'000} << "B13";
        QTest::newRow("B11") << 0 << qint64{100'000} << "B11";
        QTest::newRow("B10") << 3 << qint64{200} << "B10";
    }

    void refusalsSayWhy() {
        QFETCH(int, count);
        QFETCH(qint64, wallet);
        QFETCH(QString, rule);
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), Money{wallet}));
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        const app::ActionState preview = desk.model().previewBuy(count);
        QVERIFY(!preview.enabled);
        desk.model().buy(count);
        QCOMPARE(desk.refusals().size(), std::size_t{1});
        QCOMPARE(desk.refusals().front().action, QStringLiteral("buy"));
        QCOMPARE(desk.refusals().front().rule, rule);
        QCOMPARE(desk.refusals().front().message, preview.reason);
        QVERIFY(!preview.reason.isEmpty());
        QCOMPARE(desk.model().ownCards(), 0);
    }

    void nothingIsSoldAfterTheClose() { // B18
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        QVERIFY(desk.runTo(BingoTableModel::Announcing));
        QVERIFY(!desk.model().buyAction().enabled);
        QCOMPARE(desk.model().mostBuyable(), 0);
        desk.model().buy(1);
        QCOMPARE(desk.refusals().back().rule, QStringLiteral("B18"));
    }

    void reservedCardsAreBoughtInTheNextSale() { // B16
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        QVERIFY(desk.runTo(BingoTableModel::Drawing));
        QVERIFY(desk.model().isReservable());
        desk.model().reserve(3);
        QCOMPARE(desk.model().reserved(), 3);
        QVERIFY(desk.model().advice().startsWith(QStringLiteral("3 cards reserved")));
        QCOMPARE(desk.model().ownCards(), 0);
        QCOMPARE(desk.model().wallet(), kWallet.cents);
        QVERIFY(desk.runTo(QStringLiteral("sale_opened")));
        QTRY_COMPARE(desk.model().ownCards(), 3);
        QCOMPARE(desk.model().reserved(), 0);
        QVERIFY(!desk.model().isReservable());
        QCOMPARE(desk.model().wallet(), kWallet.cents - 300);
        QCOMPARE(desk.contradiction(), QString());
    }

    void cardsAreReservedForSeveralRounds() { // B16
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        QVERIFY(desk.runTo(BingoTableModel::Drawing));
        desk.model().reserve(2, 3);
        QCOMPARE(desk.model().reservedRounds(), 3);
        QCOMPARE(desk.model().reservedText(),
                 QStringLiteral("2 cards reserved for each of the next 3 sales."));
        for (const int left : {2, 1, 0}) {
            QVERIFY(desk.runTo(QStringLiteral("sale_opened")));
            QTRY_COMPARE(desk.model().ownCards(), 2);
            QCOMPARE(desk.model().reservedRounds(), left);
            QCOMPARE(desk.model().reserved(), left > 0 ? 2 : 0);
        }
        QVERIFY(desk.runTo(QStringLiteral("sale_opened")));
        QVERIFY(desk.runTo(QStringLiteral("sale_closed")));
        QCOMPARE(desk.model().ownCards(), 0);
        QCOMPARE(desk.refusals().size(), std::size_t{0});
        QCOMPARE(desk.contradiction(), QString());
    }

    // In a sale the first of the rounds is the one that cards are sold for.
    void cardsForSeveralRoundsBeginWithTheSale() {
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        desk.model().buyForRounds(4, 2);
        QCOMPARE(desk.model().ownCards(), 4);
        QCOMPARE(desk.model().reserved(), 4);
        QCOMPARE(desk.model().reservedRounds(), 1);
        QVERIFY(desk.runTo(QStringLiteral("sale_opened")));
        QTRY_COMPARE(desk.model().ownCards(), 4);
        QCOMPARE(desk.model().reserved(), 0);
    }

    // B10: what can't be paid for once is not tried again.
    void aRefusedRoundEndsTheReservation() {
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), Money{100}));
        QVERIFY(desk.runTo(BingoTableModel::Drawing));
        desk.model().reserve(3, 5);
        QVERIFY(desk.runTo(QStringLiteral("sale_opened")));
        QTRY_COMPARE(desk.refusals().size(), std::size_t{1});
        QCOMPARE(desk.model().reserved(), 0);
        QCOMPARE(desk.model().reservedRounds(), 0);
    }

    // Whoever has left and then stays in the room has the reservation as before.
    void aReservationOutlivesTheSession() {
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        QVERIFY(desk.runTo(BingoTableModel::Drawing));
        desk.model().reserve(3, 2);
        desk.model().leave();
        QVERIFY(desk.model().isSessionOver());
        QCOMPARE(desk.model().reserved(), 3);
        QVERIFY(desk.runTo(QStringLiteral("sale_opened")));
        QCoreApplication::processEvents();
        QCOMPARE(desk.model().ownCards(), 0); // not while this player only watches
        QCOMPARE(desk.model().reservedRounds(), 2);
        desk.model().sitAgain();
        QTRY_COMPARE(desk.model().ownCards(), 3);
        QCOMPARE(desk.model().reservedRounds(), 1);
        QCOMPARE(desk.refusals().size(), std::size_t{0});
    }

    void aReservationKeepsToTheLimitAndIsCancelled() { // B12, B13
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        desk.model().reserve(3);
        QCOMPARE(desk.model().reserved(), 0); // they can be bought now
        QVERIFY(desk.runTo(BingoTableModel::Drawing));
        desk.model().reserve(1000);
        QCOMPARE(desk.model().reserved(), desk.model().maxCards());
        desk.model().reserve(0);
        QVERIFY(desk.runTo(QStringLiteral("sale_opened")));
        QVERIFY(desk.runTo(QStringLiteral("sale_closed")));
        QCOMPARE(desk.model().ownCards(), 0);
        QCOMPARE(desk.refusals().size(), std::size_t{0});
    }

    // B29: caption and voice name the same winners, this player first.
    void captionAndVoiceNameTheSameWinners() {
        bool own = false;
        bool shared = false;
        static const QRegularExpression more(QStringLiteral("^(.*) and (\\d+) more$"));
        for (std::uint8_t seed = 1; seed < 40 && !(own && shared); ++seed) {
            BingoDesk desk(BingoDesk::stepwise(makeRoom(Settings(Variant::bingo30), 60, seed), kWallet));
            QVERIFY(desk.runTo(BingoTableModel::Sale));
            desk.model().buy(desk.model().mostBuyable());
            QString fault;
            QVERIFY(desk.run([&](const TableEvent& event) {
                if (event.phrase == QLatin1String("prize")) {
                    QString named = desk.model().caption().section(QStringLiteral(" · "), 1);
                    QString many;
                    if (const auto found = more.match(named); found.hasMatch()) {
                        many = QStringLiteral(" and %1 more").arg(numberWords(found.captured(2).toInt()));
                        named = found.captured(1);
                    }
                    const bool mine = named.startsWith(TableText::you());
                    own = own || mine;
                    shared = shared || (mine && !many.isEmpty());
                    QStringList names;
                    for (const QString& name : named.split(QStringLiteral(", "))) {
                        names.append(name == TableText::you() ? QStringLiteral("you") : spokenName(name));
                    }
                    const QString who =
                        QStringLiteral(", for ") +
                        (many.isEmpty() ? listWords(names) : names.join(QStringLiteral(", ")) + many);
                    if (named.isEmpty() || !event.spoken.text.endsWith(who)) {
                        fault = desk.model().caption() + u'\n' + event.spoken.text;
                    }
                }
                return event.kind == QLatin1String("settled");
            }));
            QCOMPARE(fault, QString());
        }
        QVERIFY(own && shared);
    }

    // B20, B46
    void captionAndVoiceSayWhyARoundIsVoid_data() {
        QTest::addColumn<QString>("scenario");
        QTest::newRow("too few players") << QStringLiteral("90_too_few_players");
        QTest::newRow("the system fails") << QStringLiteral("90_system_fails_before_the_line");
    }

    void captionAndVoiceSayWhyARoundIsVoid() {
        QFETCH(QString, scenario);
        BingoDesk desk(BingoDesk::stepwiseScenario(
            QStringLiteral("%1/bingo/%2.json").arg(QStringLiteral(MESAVIVA_SCENARIOS), scenario)));
        QString spoken;
        QString caption;
        QVERIFY(desk.run([&](const TableEvent& event) {
            if (event.phrase != QLatin1String("round_void")) {
                return false;
            }
            spoken = event.spoken.text;
            caption = desk.model().caption();
            return true;
        }));
        QVERIFY(desk.state().voidReason);
        QVERIFY2(spoken.contains(BingoText::voidReason(*desk.state().voidReason)), qPrintable(spoken));
        QCOMPARE(spoken, caption);
    }

    void aReservationThatCantBePaidIsRefusedAtTheSale() { // B10
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), Money{200}));
        QVERIFY(desk.runTo(BingoTableModel::Drawing));
        desk.model().reserve(3);
        QVERIFY(desk.runTo(QStringLiteral("sale_opened")));
        QTRY_COMPARE(desk.refusals().size(), std::size_t{1});
        QCOMPARE(desk.refusals().front().rule, QStringLiteral("B10"));
        QCOMPARE(desk.model().reserved(), 0);
    }

    void variants_data() {
        QTest::addColumn<int>("variant");
        QTest::newRow("B60") << int(Variant::bingo90);
        QTest::newRow("B64") << int(Variant::bingo80);
        QTest::newRow("B69") << int(Variant::bingo75);
        QTest::newRow("B78") << int(Variant::bingo30);
    }

    void aRoundIsShownFromSaleToPayment_data() { variants_data(); }
    void aRoundIsShownFromSaleToPayment() {
        QFETCH(int, variant);
        BingoDesk desk(BingoDesk::stepwise(makeRoom(Settings(static_cast<Variant>(variant))), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        QVERIFY(model.hasPeriod());
        model.buy(6);
        QVERIFY(desk.runTo(BingoTableModel::Announcing));
        QVERIFY(!model.hasPeriod());
        // B19: sold, total, each prize
        QCOMPARE(model.cardsSold(), static_cast<int>(desk.state().cardsSold()));
        QVERIFY(model.players() > 3);
        qint64 prizes = 0;
        for (const BingoPrizeListModel::Row& row : model.prizes()->rows()) {
            QVERIFY(row.fixed);
            QVERIFY(row.example != 0);
            prizes += row.amount;
        }
        QCOMPARE(prizes, model.prizeMoney());
        QVERIFY(desk.runTo(BingoTableModel::Confirming));                    // B25
        QCOMPARE(model.drawnCount() + model.leftCount(), model.ballCount()); // B4g
        QCOMPARE(model.drawn().size(), model.drawnCount());
        QVERIFY(model.winners()->count() >= static_cast<int>(model.prizes()->rows().size()));
        for (const BingoPrizeListModel::Row& row : model.prizes()->rows()) {
            QVERIFY(row.won);
            QVERIFY(!row.wonText.isEmpty());
        }
        for (int row = 0; row < model.winners()->rowCount(); ++row) {
            QVERIFY(!desk.at(*model.winners(), row, BingoWinnerListModel::PlayerRole).toString().isEmpty());
            QCOMPARE(desk.at(*model.winners(), row, BingoWinnerListModel::SimulatedRole).toBool(),
                     !desk.at(*model.winners(), row, BingoWinnerListModel::OwnRole).toBool());
        }
        const qint64 won = model.ownWon();
        QVERIFY(desk.runTo(QStringLiteral("settled")));
        QVERIFY(model.isResultShown());
        QCOMPARE(model.wallet(), kWallet.cents - model.ownStaked() + won); // B26
        QVERIFY(desk.runTo(QStringLiteral("round_closed")));
        QCOMPARE(model.history()->count(), 1);
        QCOMPARE(desk.at(*model.history(), 0, BingoHistoryModel::ResultRole).toLongLong(),
                 won - model.ownStaked());
        QCOMPARE(model.sessionCards(), 6);
        // The next sale shows the result until cards are bought.
        const QString net = model.signedMoney(won - model.ownStaked());
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        QVERIFY2(model.advice().startsWith(QStringLiteral("Last round: %1.").arg(net)),
                 qPrintable(model.advice()));
        model.buy(1);
        QVERIFY(!model.advice().contains(net));
        QCOMPARE(desk.contradiction(), QString());
    }

    // B24
    void theDrawPausesForAPrize() {
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        QVERIFY(desk.runTo(QStringLiteral("prize_won")));
        QCOMPARE(desk.model().phase(), BingoTableModel::PrizePause);
        QVERIFY(desk.model().callTitle().contains(QStringLiteral("Line")));
        QVERIFY(!desk.model().callText().isEmpty() && !desk.model().resultText().isEmpty());
        QVERIFY(!desk.model().isCallOwn());
        QVERIFY(desk.runTo(QStringLiteral("ball_drawn")));
        QCOMPARE(desk.model().phase(), BingoTableModel::Drawing);
    }

    void numbersAreMarkedByHand() { // B27
        Settings settings;
        settings.draw = std::chrono::minutes(20); // no number comes during the marking
        BingoDesk desk(BingoDesk::stepwise(makeRoom(settings), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.setAutomatic(false);
        model.buy(6);
        QVERIFY(desk.run([&](const TableEvent&) { return model.missedCount() >= 3; }));
        int missed = 0;
        int number = 0;
        for (int row = 0; row < model.cards()->rowCount(); ++row) {
            missed |= desk.at(*model.cards(), row, BingoCardListModel::MissedRole).toInt();
            QCOMPARE(desk.at(*model.cards(), row, BingoCardListModel::MarkedRole).toInt(), 0);
        }
        QVERIFY(missed != 0);
        for (const int ball : model.drawn()) {
            const bool own = desk.at(*model.numbers(), ball - 1, BingoNumberListModel::OwnRole).toInt() > 0;
            number = own ? ball : number;
        }
        const int before = model.missedCount();
        model.mark(number);
        QCOMPARE(model.missedCount(), before - 1);
        model.mark(number);
        QCOMPARE(desk.refusals().size(), std::size_t{1}); // marked already
        model.markAll();
        QCOMPARE(model.missedCount(), 0);
        QCOMPARE(desk.contradiction(), QString());
    }

    void whatWasMarkedByItselfStaysMarked() { // B27
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(6);
        QVERIFY(desk.run([&](const TableEvent&) { return model.drawnCount() >= 12; }));
        const int marked = desk.at(*model.cards(), 0, BingoCardListModel::MarkedRole).toInt();
        model.setAutomatic(false);
        QCOMPARE(desk.at(*model.cards(), 0, BingoCardListModel::MarkedRole).toInt(), marked);
        QCOMPARE(model.missedCount(), 0);
    }

    void theNearestCardsComeFirst() { // B14
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        model.setOrdered(true);
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(24);
        QSignalSpy moved(model.cards(), &QAbstractItemModel::rowsMoved);
        QSignalSpy reset(model.cards(), &QAbstractItemModel::modelReset);
        QString fault;
        QVERIFY(desk.run([&](const TableEvent& event) {
            const bool settles =
                desk.state().won.empty() || desk.state().won.back().ball < desk.state().balls.size();
            for (int row = 1; event.kind == QLatin1String("ball_drawn") && settles && row < 24; ++row) {
                const int above = desk.at(*model.cards(), row - 1, BingoCardListModel::MissingRole).toInt();
                const int below = desk.at(*model.cards(), row, BingoCardListModel::MissingRole).toInt();
                if (above > below) {
                    fault = QStringLiteral("ball %1, row %2").arg(model.drawnCount()).arg(row);
                }
            }
            return model.phase() == BingoTableModel::Confirming;
        }));
        QCOMPARE(fault, QString());
        QVERIFY(moved.count() > 0);
        QCOMPARE(reset.count(), 0);
        model.setOrdered(false);
        for (int row = 1; row < 24; ++row) {
            QVERIFY(desk.at(*model.cards(), row - 1, BingoCardListModel::NumberRole).toInt() <
                    desk.at(*model.cards(), row, BingoCardListModel::NumberRole).toInt());
        }
        QCOMPARE(desk.contradiction(), QString());
    }

    // B14, B27: cards that are held keep their places while numbers are drawn, and are sorted afterwards.
    void heldCardsDoNotMove() {
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        model.setAutomatic(false);
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(24);
        model.setCardsHeld(true);
        QSignalSpy moved(model.cards(), &QAbstractItemModel::rowsMoved);
        QVERIFY(desk.run([&](const TableEvent&) { return model.drawnCount() == 20; }));
        QCOMPARE(moved.count(), 0);
        QVERIFY(model.missedCount() > 0);
        model.setCardsHeld(false);
        QVERIFY(moved.count() > 0);
        for (int row = 1; row < 24; ++row) {
            QVERIFY(desk.at(*model.cards(), row - 1, BingoCardListModel::MissingRole).toInt() <=
                    desk.at(*model.cards(), row, BingoCardListModel::MissingRole).toInt());
        }
        QCOMPARE(desk.contradiction(), QString());
    }

    void onlyCardsWithTheNumberAreTouched() {
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        model.setOrdered(false);
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(24);
        QVERIFY(desk.runTo(BingoTableModel::Drawing));
        QSignalSpy changed(model.cards(), &QAbstractItemModel::dataChanged);
        QVERIFY(desk.runTo(QStringLiteral("ball_drawn")));
        const int own =
            desk.at(*model.numbers(), model.lastBall() - 1, BingoNumberListModel::OwnRole).toInt();
        // Cards with the previous number change too: it is no longer the newest.
        const auto marked = std::ranges::count_if(changed, [](const QList<QVariant>& told) {
            return told.at(2).value<QList<int>>() != QList<int>{BingoCardListModel::NewestRole};
        });
        QCOMPARE(marked, own);
    }

    void oneToGoIsReported() { // B28
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(24);
        QVERIFY(desk.run(
            [](const TableEvent& event) { return event.own && event.kind == QLatin1String("one_to_go"); }));
        bool near = false;
        for (int row = 0; row < 24; ++row) {
            const bool boxes = desk.at(*model.cards(), row, BingoCardListModel::NearRole).toInt() != 0;
            QCOMPARE(boxes,
                     !desk.at(*model.cards(), row, BingoCardListModel::NearTextRole).toString().isEmpty());
            QCOMPARE(boxes, desk.at(*model.cards(), row, BingoCardListModel::MissingRole).toInt() == 1);
            near = near || boxes;
        }
        QVERIFY(near);
    }

    void markingAndOrderAreRemembered() {
        BingoPreferences preferences(m_folder->filePath(QStringLiteral("settings.ini")));
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet), &preferences);
        QVERIFY(desk.model().isAutomatic() && desk.model().isOrdered());
        desk.model().setAutomatic(false);
        QVERIFY(!preferences.isAutomaticMarks());
        preferences.setOrderedCards(false);
        QVERIFY(!desk.model().isOrdered());
    }

    void jackpotsAreShownAndWon() { // B42, B44, I-B42
        Settings settings;
        settings.bingoJackpot = Jackpot{500, Money{10'000}, 90, {}};
        BingoDesk desk(BingoDesk::stepwise(makeRoom(settings), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Announcing));
        const BingoPrizeListModel::Row before = model.prizes()->rows().back();
        QCOMPARE(before.kind, BingoPrizeListModel::BingoJackpot);
        QVERIFY(before.amount > 10'000);
        QVERIFY(before.reachable && !before.condition.isEmpty());
        QVERIFY(desk.runTo(BingoTableModel::Confirming));
        const BingoPrizeListModel::Row after = model.prizes()->rows().back();
        QVERIFY(after.won && !after.reachable);
        QVERIFY(after.amount <= before.amount && after.amount > before.amount - 10); // odd cents
        QVERIFY(desk.state().bingoJackpotValue()->cents < before.amount);
    }

    void theLastThreeRoundsCanBePlayedBack() { // B50
        BingoDesk desk(BingoDesk::stepwise(makeRoom(Settings(Variant::bingo30)), kWallet));
        BingoTableModel& model = desk.model();
        QList<QList<int>> drawn; // the newest first
        for (int round = 0; round < 4; ++round) {
            QVERIFY(desk.runTo(BingoTableModel::Sale));
            model.buy(2);
            QVERIFY(desk.runTo(QStringLiteral("round_closed")));
            drawn.prepend(model.drawn());
            QVERIFY(desk.runTo(QStringLiteral("round_opened")));
        }
        QVERIFY(model.history()->count() >= 3);
        for (int row = 0; row < 3; ++row) {
            QVERIFY(desk.at(*model.history(), row, BingoHistoryModel::ReplayableRole).toBool());
            BingoDesk replay(desk.tableSession().replay(model.history()->roundAt(row)));
            QVERIFY(replay.model().replay());
            QCOMPARE(replay.model().drawnCount(), 1); // the sale is not shown again
            QVERIFY(!replay.model().buyAction().enabled);
            QVERIFY(replay.runOut());
            QCOMPARE(replay.model().drawn(), drawn[row]);
            QCOMPARE(replay.model().ownCards(), 2);
            QCOMPARE(replay.contradiction(), QString());
        }
        QVERIFY(model.openReplay(model.history()->roundAt(0))->replay());
        QVERIFY(!model.openReplay(1700));
    }

    // The ball is seen on its way out, and nothing announces it before it has come to rest.
    void aBallIsSeenBeforeItIsCalled() { // B22, B23
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(24);
        model.setBallFirst(true);
        QString fault;
        int seen = 0;
        QString caption;
        const auto shown = [&](int ball) {
            return model.drawn().contains(ball) || model.caption() != caption ||
                   desk.at(*model.numbers(), ball - 1, BingoNumberListModel::DrawnRole).toBool();
        };
        QVERIFY(desk.run([&](const TableEvent& event) {
            if (event.kind == QLatin1String("ball_leaves")) {
                seen = model.comingBall();
                const bool longEnough =
                    model.comingMilliseconds() >= 120 && model.comingMilliseconds() <= 900;
                fault += seen > 0 && longEnough && !shown(seen) && event.spoken.isEmpty()
                             ? QString()
                             : QStringLiteral("%1 is told too early. ").arg(seen);
            } else if (event.kind == QLatin1String("ball_drawn")) {
                fault += seen == model.lastBall() && model.comingBall() == 0
                             ? QString()
                             : QStringLiteral("%1 was not seen. ").arg(model.lastBall());
            }
            caption = model.caption();
            return model.phase() == BingoTableModel::Confirming;
        }));
        QCOMPARE(fault, QString());
        QVERIFY(seen > 0);
    }

    // A player who acts sees all past events; while the table is paused no ball is on its way.
    void aBallOnItsWayIsCalledByWhatThePlayerDoes_data() {
        QTest::addColumn<bool>("pauses");
        QTest::newRow("pause") << true;
        QTest::newRow("mark") << false;
    }
    void aBallOnItsWayIsCalledByWhatThePlayerDoes() {
        QFETCH(bool, pauses);
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(6);
        model.setBallFirst(true);
        int coming = 0;
        QVERIFY(desk.run([&](const TableEvent& event) {
            if (coming == 0 && event.kind == QLatin1String("ball_leaves")) {
                coming = model.comingBall();
                if (pauses) {
                    model.setPaused(true);
                } else {
                    QTimer::singleShot(0, &model, [&model] { model.mark(1); });
                }
            }
            return event.kind == QLatin1String("ball_drawn");
        }));
        QCOMPARE(model.lastBall(), coming);
        QCOMPARE(model.comingBall(), 0);
    }

    // B14: cards are sorted while the next ball is on its way, not during the player's marking.
    void cardsStayWhereTheyAreUntilTheNextBallLeaves() {
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        model.setOrdered(true);
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(24);
        model.setBallFirst(true);
        QSignalSpy moved(model.cards(), &QAbstractItemModel::rowsMoved);
        qsizetype before = 0;
        QString fault;
        QVERIFY(desk.run([&](const TableEvent& event) {
            if (event.kind == QLatin1String("ball_leaves")) {
                before = moved.count();
            } else if (moved.count() != before) {
                fault = event.kind;
            }
            return model.phase() == BingoTableModel::Confirming;
        }));
        QCOMPARE(fault, QString());
        QVERIFY(moved.count() > 0);
    }

    // The newest number is highlighted on every card that has it, and on no other.
    void theNewestNumberIsKnownOnTheCards() { // B23
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(6);
        for (int balls = 0; balls < 5; ++balls) {
            QVERIFY(desk.runTo(QStringLiteral("ball_drawn")));
            for (int row = 0; row < 6; ++row) {
                const auto cells =
                    desk.at(*model.cards(), row, BingoCardListModel::CellsRole).value<QList<int>>();
                const auto cell = cells.indexOf(model.lastBall());
                QCOMPARE(desk.at(*model.cards(), row, BingoCardListModel::NewestRole).toInt(),
                         cell < 0 ? 0 : 1 << cell);
            }
        }
    }

    void aRoomIsShownFromItsMiddle() {
        const auto room = makeRoom();
        room->advanceTo(kTableOpened + std::chrono::seconds(150));
        QVERIFY(!room->state().balls.empty());
        BingoDesk desk(BingoDesk::stepwise(room, kWallet));
        QCOMPARE(desk.model().drawnCount(), static_cast<int>(room->state().balls.size()));
        QVERIFY(!desk.model().caption().isEmpty());
        int winners = 0;
        for (const WonPrize& won : room->state().won) {
            winners += static_cast<int>(won.winners.size());
        }
        QCOMPARE(desk.model().winners()->count(), winners);
        QCOMPARE(desk.contradiction(), QString());
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        QCOMPARE(desk.model().drawnCount(), 0);
        QCOMPARE(desk.model().winners()->count(), 0);
        QCOMPARE(desk.contradiction(), QString());
    }

    void aCardIsCheckedByItsNumber() { // B29
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(QStringLiteral("prize_won")));
        const int number = desk.at(*model.winners(), 0, BingoWinnerListModel::CardRole).toInt();
        const BingoCardFaceInfo card = model.cardFace(number);
        QVERIFY(card.found && card.simulated && !card.own);
        QVERIFY(!card.owner.isEmpty() && card.text.contains(card.owner));
        QVERIFY(card.won != 0 && (card.won & ~card.marked) == 0);
        QCOMPARE(card.cells.size(), 27);
        QVERIFY(!model.cardFace(0).found);
        QVERIFY(!model.cardFace(model.cardsSold() + 1).found);
        QVERIFY(!model.cardFace(0).text.isEmpty());
    }

    void lastPurchaseIsRepeated() {
        BingoDesk desk(BingoDesk::stepwise(makeRoom(Settings(Variant::bingo30)), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        QVERIFY(!model.repeatAction().enabled);
        model.buy(4);
        QVERIFY(desk.runTo(QStringLiteral("round_closed")));
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        QCOMPARE(model.lastBought(), 4);
        model.buy(model.lastBought());
        QCOMPARE(model.ownCards(), 4);
    }

    void tooFewPlayersAreRefunded() { // B20
        BingoDesk desk(BingoDesk::stepwise(makeRoom(Settings(), 0), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(2);
        QVERIFY(desk.runTo(QStringLiteral("round_closed")));
        QCOMPARE(model.wallet(), kWallet.cents);
        QVERIFY(desk.at(*model.history(), 0, BingoHistoryModel::VoidRole).toBool());
        QVERIFY(!model.sessionPrizes().isEmpty()); // B52: the refund
    }

    // What is shown beside the points as on the table is gone once the round is settled.
    void nothingIsOnTheTableAfterTheSettlement() { // B26
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        qint64 shown = -1;
        connect(&model, &BingoTableModel::ownChanged, this, [&] { shown = model.stakesDown(); });
        model.buy(2);
        QCOMPARE(shown, 200);
        QVERIFY(desk.runTo(QStringLiteral("settled")));
        QCOMPARE(model.stakesDown(), 0);
        QCOMPARE(shown, 0);
    }

    void leavingPlayersArePaidAtTheRoundsEnd() { // B12, I-P35
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        BingoTableModel& model = desk.model();
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        model.buy(24);
        QVERIFY(desk.runTo(BingoTableModel::Drawing));
        model.settleAndLeave();
        const Player& own = desk.state().players[desk.tableSession().ownPlayer()];
        QVERIFY(!own.here);
        QCOMPARE(model.wallet(), kWallet.cents - 2'400 + own.summary.returned.cents);
    }

    void everyScenarioIsShown_data() {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/bingo"));
        for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }

    void everyScenarioIsShown() {
        QFETCH(QString, path);
        BingoDesk desk(BingoDesk::stepwiseScenario(path));
        QVERIFY(desk.runOut());
        QCOMPARE(desk.contradiction(), QString());
        QVERIFY(!desk.told().empty());
    }

    void wordsFollowTheLanguage() {
        BingoDesk desk(BingoDesk::stepwise(makeRoom(), kWallet));
        QVERIFY(desk.runTo(BingoTableModel::Sale));
        QVERIFY(!desk.model().advice().isEmpty());
        QSignalSpy texts(&desk.model(), &app::TableModel::texts);
        m_language.setCode(QStringLiteral("pt"));
        desk.model().retranslate();
        QCOMPARE(texts.count(), 1);
        for (const BingoPrizeListModel::Row& row : desk.model().prizes()->rows()) {
            QVERIFY(!row.name.isEmpty());
        }
    }

private:
    app::Language m_language;
    std::optional<QTemporaryDir> m_folder;
};

MESAVIVA_TEST(TestBingoTableModel)

} // namespace mesaviva::bingo_tests

#include "tst_bingo_table_model.moc"
