// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_lobby_model.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/bingo/settings.h"
#endif

#include <QFile>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace mesaviva;
using app::BingoLobbyModel;
using bingo::PrizeKind;

class TestBingoLobbyModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
        QLocale::setDefault(QLocale(QLocale::Portuguese, QLocale::Portugal));
    }

    // B16, B22: the house sets the periods.
    void aQuickRoomHasShortPeriods() {
        BingoLobbyModel lobby(file());
        QVERIFY(!lobby.isQuick());
        lobby.setQuick(true);
        QVERIFY(BingoLobbyModel(file()).isQuick());
        QCOMPARE(lobby.saleSeconds(), 10);
        QCOMPARE(lobby.drawSeconds(), 1);
        lobby.setQuick(false);
        QVERIFY(lobby.isUsual());
    }

    void variants_data() {
        QTest::addColumn<int>("variant");
        QTest::newRow("B60") << 90;
        QTest::newRow("B64") << 80;
        QTest::newRow("B69") << 75;
        QTest::newRow("B78") << 30;
    }

    void usualRoomsOpen_data() { variants_data(); }
    void usualRoomsOpen() {
        QFETCH(int, variant);
        BingoLobbyModel lobby(file());
        lobby.setVariant(variant);
        QCOMPARE(lobby.variant(), variant);
        QVERIFY(lobby.isUsual());
        QCOMPARE(lobby.brokenRule(), QString());
        QVERIFY(!lobby.shares().isEmpty());
    }

    void choicesNameTheRuleOfTheirVariant() {
        BingoLobbyModel lobby(file());
        lobby.setVariant(90);
        QCOMPARE(lobby.fourCornersRule(), QStringLiteral("I-B35"));
        const QString outer = lobby.fourCornersDetail();
        QVERIFY(!lobby.isExtraPrizeSingle());
        lobby.setVariant(75);
        QCOMPARE(lobby.lineRule(), QStringLiteral("B74a"));
        QCOMPARE(lobby.directionsRule(), QStringLiteral("B75"));
        QCOMPARE(lobby.patternRule(), QStringLiteral("B73a"));
        QVERIFY(lobby.fourCornersDetail() != outer);
        lobby.setPattern(1);
        QCOMPARE(lobby.patternRule(), QStringLiteral("B73b"));
        lobby.setVariant(30);
        QCOMPARE(lobby.lineRule(), QStringLiteral("B83a"));
        QCOMPARE(lobby.fourCornersRule(), QStringLiteral("B83c"));
        QVERIFY(lobby.isExtraPrizeSingle());
        lobby.setVariant(80);
        QCOMPARE(lobby.directionsRule(), QStringLiteral("B68"));
        lobby.setBingoJackpot(true);
        QCOMPARE(lobby.jackpotPercentRule(), QStringLiteral("B40"));
        lobby.setLineJackpot(true);
        QCOMPARE(lobby.jackpotPercentRule(), QStringLiteral("I-B40b"));
    }

    void aRoomThatMayNotBeSaysWhy() { // B32, B38
        BingoLobbyModel lobby(file());
        lobby.setVariant(75);
        QCOMPARE(lobby.brokenText(), QString());
        lobby.setFourCorners(true);
        lobby.setOwnPattern(0b11);
        lobby.setPattern(lobby.ownPatternIndex());
        QVERIFY(!lobby.brokenRule().isEmpty());
        QCOMPARE(lobby.brokenText(),
                 BingoLobbyModel::tr("Bingo must be the hardest prize: a larger pattern, or "
                                     "no other prize."));
    }

    // B37, B38: the shares follow from the prizes, so that every set of prizes complies with the regulation.
    void everySetOfPrizesKeepsToTheOrder_data() { variants_data(); }
    void everySetOfPrizesKeepsToTheOrder() {
        QFETCH(int, variant);
        BingoLobbyModel lobby(file());
        lobby.setVariant(variant);
        lobby.setFourCorners(true);
        QCOMPARE(lobby.brokenRule(), QString());
        lobby.setTwoLines(true);
        lobby.setBingoJackpot(true);
        lobby.setLineJackpot(true);
        QCOMPARE(lobby.brokenRule(), QString());
        lobby.setPrizePercent(90);
        lobby.setDrawSeconds(1);
        QCOMPARE(lobby.brokenRule(), QString());
    }

    void lineIsCompulsoryIn90And80() { // B33
        BingoLobbyModel lobby(file());
        for (const int variant : {90, 80}) {
            lobby.setVariant(variant);
            lobby.setLine(false);
            QVERIFY(lobby.hasLine());
            QVERIFY(!lobby.isLineOffered());
        }
    }

    void fullCardOf75NeedsASecondPrize() { // B74
        BingoLobbyModel lobby(file());
        lobby.setVariant(75);
        lobby.setLine(false);
        QVERIFY(!lobby.brokenRule().isEmpty());
        lobby.setFourCorners(true);
        QCOMPARE(lobby.brokenRule(), QString());
        lobby.setFourCorners(false);
        lobby.setPattern(1); // B73b
        QCOMPARE(lobby.brokenRule(), QString());
    }

    void bingo30HasOnePrizeBesideBingo() { // I-B83
        BingoLobbyModel lobby(file());
        lobby.setVariant(30);
        lobby.setColumn(true);
        QVERIFY(lobby.hasColumn() && !lobby.hasLine() && !lobby.hasFourCorners());
        lobby.setFourCorners(true);
        QVERIFY(!lobby.hasColumn() && lobby.hasFourCorners());
        QCOMPARE(lobby.brokenRule(), QString());
    }

    void oneDirectionStays() { // B34
        BingoLobbyModel lobby(file());
        lobby.setVariant(80);
        lobby.setVertical(false);
        lobby.setDiagonal(false);
        lobby.setHorizontal(false);
        QVERIFY(lobby.isHorizontal());
        QVERIFY(lobby.roomSettings().lines == (bingo::Directions{true, false, false}));
    }

    void ownPatternIsPlayed() { // B73b
        BingoLobbyModel lobby(file());
        lobby.setVariant(75);
        lobby.setOwnPattern(0b11111);
        lobby.setPattern(lobby.ownPatternIndex());
        lobby.setLine(false);
        QCOMPARE(lobby.patternMask(), 0b11111);
        QCOMPARE(lobby.roomSettings().pattern.value_or(0), bingo::CellMask{0b11111});
        QCOMPARE(lobby.brokenRule(), QString());
        lobby.setOwnPattern(0);
        QCOMPARE(lobby.ownPattern(), 0b11111);
    }

    void jackpotsShareTheFivePerCent() { // I-B40b
        BingoLobbyModel lobby(file());
        lobby.setBingoJackpot(true);
        lobby.setLineJackpot(true);
        const bingo::Settings room = lobby.roomSettings();
        QVERIFY(room.bingoJackpot->percent + room.lineJackpot->percent <= 500);
        lobby.setJackpotPercent(6);
        QCOMPARE(lobby.jackpotPercent(), 5);
    }

    void choicesOutOfBoundsAreNotTaken_data() {
        QTest::addColumn<QByteArray>("property");
        QTest::addColumn<QVariant>("value");
        QTest::newRow("B31 low") << QByteArray("prizePercent") << QVariant(69);
        QTest::newRow("B31 high") << QByteArray("prizePercent") << QVariant(91);
        QTest::newRow("B22") << QByteArray("drawSeconds") << QVariant(0);
        QTest::newRow("B16") << QByteArray("saleSeconds") << QVariant(0);
        QTest::newRow("B10") << QByteArray("price") << QVariant(0.0);
        QTest::newRow("B13") << QByteArray("maxCards") << QVariant(0);
        QTest::newRow("B42") << QByteArray("jackpotBalls") << QVariant(91);
        QTest::newRow("variant") << QByteArray("variant") << QVariant(60);
        QTest::newRow("B79 not in 90") << QByteArray("symbols") << QVariant(true);
    }

    void choicesOutOfBoundsAreNotTaken() {
        QFETCH(QByteArray, property);
        QFETCH(QVariant, value);
        BingoLobbyModel lobby(file());
        const QVariant before = lobby.property(property);
        QSignalSpy changed(&lobby, &BingoLobbyModel::choicesChanged);
        lobby.setProperty(property, value);
        QCOMPARE(lobby.property(property), before);
        QCOMPARE(changed.count(), 0);
    }

    void choicesAreRememberedForEachVariant() {
        {
            BingoLobbyModel lobby(file());
            lobby.setPrice(200);
            lobby.setTwoLines(true);
            lobby.setVariant(30);
            lobby.setSymbols(true);
            lobby.setCrowd(500);
        }
        BingoLobbyModel lobby(file());
        QCOMPARE(lobby.variant(), 30);
        QVERIFY(lobby.isSymbols());
        QCOMPARE(lobby.crowd(), 500);
        QVERIFY(!lobby.isUsual());
        lobby.resetToDefaults();
        QVERIFY(lobby.isUsual());
        lobby.setVariant(90);
        QCOMPARE(lobby.price(), 200);
        QVERIFY(lobby.hasTwoLines());
    }

    void aDamagedFileReadsAsTheUsualRoom() {
        QFile damaged(file());
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[bingo]\nvariant=17\n90\\price=7\n90\\draw_seconds=0\n90\\max_cards=many\n");
        damaged.close();
        const BingoLobbyModel lobby(file());
        QCOMPARE(lobby.variant(), 90);
        QVERIFY(lobby.isUsual());
    }

private:
    QString file() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestBingoLobbyModel)
#include "tst_bingo_lobby_model.moc"
