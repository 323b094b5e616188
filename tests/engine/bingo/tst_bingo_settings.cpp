// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_kit.h"

#include <QObject>

#include <functional>

using namespace mesaviva;
using namespace mesaviva::kit;

using Change = std::function<void(Settings&)>;
Q_DECLARE_METATYPE(Change)

namespace {

constexpr std::size_t kLinePrize = indexOf(PrizeKind::line);
constexpr std::size_t kTwoLinesPrize = indexOf(PrizeKind::two_lines);
constexpr std::size_t kCornersPrize = indexOf(PrizeKind::four_corners);
constexpr std::size_t kColumnPrize = indexOf(PrizeKind::column);
constexpr std::size_t kBingoPrize = indexOf(PrizeKind::bingo);
constexpr CellMask kWholeCard75 = 0x1FFFFFF;
constexpr CellMask kFourBoxes = 0b1111;
constexpr CellMask kCross = 0b10001'01010'00100'01010'10001; // eight numbers and the centre

Change prizes(const std::vector<std::pair<std::size_t, BasisPoints>>& shares) {
    return [shares](Settings& s) {
        s.prizes = {};
        for (const auto& [kind, share] : shares) {
            s.prizes[kind] = share;
        }
    };
}

Change both(const Change& first, const Change& second) {
    return [first, second](Settings& s) {
        first(s);
        second(s);
    };
}

} // namespace

/// The settings that a house may choose for a room.
class BingoSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void everySettingNamesItsRule_data();
    void everySettingNamesItsRule();
    void usualRoomsOpen_data();
    void usualRoomsOpen();
    void roomKeepsToTheRules_data();
    void roomKeepsToTheRules();
    void namesAreKeys_data();
    void namesAreKeys();
};

void BingoSettingsTest::usualRoomsOpen_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<int>("line"); // basis points
    QTest::addColumn<int>("bingo");
    QTest::addColumn<bool>("anyDirection");
    QTest::newRow("B63a bingo 90: rows only") << Variant::bingo90 << 2'000 << 8'000 << false;
    QTest::newRow("B67a bingo 80: rows, columns, diagonals") << Variant::bingo80 << 2'000 << 8'000 << true;
    QTest::newRow("B74a bingo 75: with the full card a line") << Variant::bingo75 << 2'000 << 8'000 << true;
    QTest::newRow("B83a bingo 30: a line besides bingo") << Variant::bingo30 << 3'000 << 7'000 << true;
}

void BingoSettingsTest::everySettingNamesItsRule_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("rules");
    const auto row = [](
                         const char* tag, Variant variant, const char* setting, const char* rules,
                         const Change& change = [](Settings&) {}) {
        QTest::newRow(tag) << variant << change << QString::fromLatin1(setting) << QString::fromLatin1(rules);
    };
    row("B68 directions in 80", Variant::bingo80, "line_directions", "B68 B34");
    row("B75 directions in 75", Variant::bingo75, "line_directions", "B75 B34 I-B74a");
    row("B83a directions in 30", Variant::bingo30, "line_directions", "B83a B34");
    row("B63a directions in 90", Variant::bingo90, "line_directions", "B63a");
    row("B74a the line in 75", Variant::bingo75, "prizes.line", "B74a");
    row("B83a the line in 30", Variant::bingo30, "prizes.line", "B83a");
    row("I-B35 four corners in 90", Variant::bingo90, "prizes.four_corners", "I-B35 B35b");
    row("B35b four corners in 80", Variant::bingo80, "prizes.four_corners", "B35b");
    row("B83c four corners in 30", Variant::bingo30, "prizes.four_corners", "B83c");
    const auto pattern = [](Settings& s) { s.pattern = 1; };
    row("B34 two directions of three in 80", Variant::bingo80, "line_directions", "B34",
        [](Settings& s) { s.lines.diagonal = false; });
    row("B34 two directions of three in 75", Variant::bingo75, "line_directions", "B34 I-B74a",
        [](Settings& s) { s.lines.vertical = false; });
    row("B83b a column in 30", Variant::bingo30, "prizes.column", "B83b");
    row("B2j a column in 80", Variant::bingo80, "prizes.column", "B2j");
    row("B2j a column in 75", Variant::bingo75, "prizes.column", "B2j");
    row("B2m a line beside a pattern", Variant::bingo75, "prizes.line", "B2m", pattern);
    row("B74b four corners in 75", Variant::bingo75, "prizes.four_corners", "B74b");
    row("B35b four corners beside a pattern", Variant::bingo75, "prizes.four_corners", "B35b", pattern);
    row("B73a the full card", Variant::bingo75, "pattern", "B73a");
    row("B73b a pattern", Variant::bingo75, "pattern", "B73b", pattern);
    const Change bingoJackpot = [](Settings& s) { s.bingoJackpot = Jackpot{}; };
    const Change lineJackpot = [](Settings& s) { s.lineJackpot = Jackpot{}; };
    row("B40 one jackpot", Variant::bingo90, "jackpot.percent", "B40", bingoJackpot);
    row("B41 its base", Variant::bingo90, "jackpot.base", "B41", bingoJackpot);
    row("B42 its last ball", Variant::bingo90, "jackpot.within_balls", "B42", bingoJackpot);
    row("I-B40b two jackpots", Variant::bingo90, "jackpot.percent", "I-B40b",
        both(bingoJackpot, lineJackpot));
    row("B41 the base of two", Variant::bingo90, "jackpot.base", "B41", both(bingoJackpot, lineJackpot));
    row("B2n a line jackpot", Variant::bingo90, "line_jackpot", "B2n I-B40b", lineJackpot);
    row("I-B40b the line jackpot alone", Variant::bingo90, "jackpot.percent", "I-B40b", lineJackpot);
    row("B2n its base", Variant::bingo90, "jackpot.base", "B2n", lineJackpot);
    row("B2n its last ball", Variant::bingo90, "jackpot.within_balls", "B2n", lineJackpot);
    row("B6 always", Variant::bingo90, "mode", "B6 I-B6");
    row("B7 at announced times", Variant::bingo90, "mode", "B7", [](Settings& s) { s.mode = Mode::session; });
}

void BingoSettingsTest::everySettingNamesItsRule() {
    QFETCH(const Variant, variant);
    QFETCH(const Change, change);
    QFETCH(const QString, setting);
    QFETCH(const QString, rules);
    Settings settings(variant);
    change(settings);
    QCOMPARE(ids(rulesOfSetting(settings, setting.toStdString())).join(QLatin1Char(' ')), rules);
    QVERIFY(rulesOfSetting(settings, "colour_of_the_walls").empty());
}

void BingoSettingsTest::usualRoomsOpen() {
    QFETCH(const Variant, variant);
    QFETCH(const int, line);
    QFETCH(const int, bingo);
    QFETCH(const bool, anyDirection);
    const Settings settings(variant);
    QVERIFY(!firstBadSetting(settings));
    QCOMPARE(settings.prizes[kLinePrize], std::optional<BasisPoints>(line));
    QCOMPARE(settings.prizes[kBingoPrize], std::optional<BasisPoints>(bingo));
    QVERIFY(!settings.plays(PrizeKind::two_lines));
    QVERIFY(!settings.plays(PrizeKind::column));
    QVERIFY(!settings.plays(PrizeKind::four_corners));
    QVERIFY(settings.lines.horizontal);
    QCOMPARE(settings.lines.vertical, anyDirection);
    QCOMPARE(settings.lines.diagonal, anyDirection);
    QVERIFY(settings.freeCentre);
    QVERIFY(!settings.pattern);
}

void BingoSettingsTest::roomKeepsToTheRules_data() {
    QTest::addColumn<Variant>("variant");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("setting"); // empty: the settings are valid
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* tag, Variant variant, const Change& change, const char* setting = "",
                        const char* rule = "") {
        QTest::newRow(tag) << variant << change << QString::fromLatin1(setting) << QString::fromLatin1(rule);
    };
    const auto v90 = Variant::bingo90;
    const auto v80 = Variant::bingo80;
    const auto v75 = Variant::bingo75;
    const auto v30 = Variant::bingo30;

    row("B8, B9 a room with a price and prizes of its own", v80,
        both(prizes({{kLinePrize, 1'000}, {kTwoLinesPrize, 2'000}, {kBingoPrize, 7'000}}),
             [](Settings& s) { s.cardPrice = Money{250}; }));
    const auto price = [](std::int64_t cents, int edition = 2) {
        return Change([=](Settings& s) {
            s.cardPrice = Money{cents};
            s.edition = edition;
        });
    };
    row("B10 any price: three cards at 2 cents", v90, price(2));
    row("I-B31 no cent of 3 lies between the bounds", v90, price(1), "card_price", "I-B31");
    row("I-B31 edition 1: a card for a cent", v90, price(1, 1));
    row(
        "B10 no card for nothing", v90, [](Settings& s) { s.cardPrice = Money{}; }, "card_price", "B10");
    row(
        "B10 a price that nobody has", v90, [](Settings& s) { s.cardPrice = kLargestAmount + Money{1}; },
        "card_price", "B10");
    row("B13 one card each", v90, [](Settings& s) { s.maxCards = 1; });
    row(
        "B13 nobody may buy", v90, [](Settings& s) { s.maxCards = 0; }, "max_cards", "B13");
    row("B13 a million cards each", v90, [](Settings& s) { s.maxCards = kMostCards; });
    row(
        "B13 more than can be followed", v90, [](Settings& s) { s.maxCards = kMostCards + 1; }, "max_cards",
        "B13");
    row(
        "B16 no time to buy", v90, [](Settings& s) { s.sale = Duration{}; }, "sale_seconds", "B16");
    row("B22 a number every second", v90, [](Settings& s) { s.draw = Duration(1'000); });
    row(
        "B22 faster", v90, [](Settings& s) { s.draw = Duration(999); }, "draw_seconds", "B22");
    row("B31 70 per cent", v90, [](Settings& s) { s.prizePercent = 7'000; });
    row("B31 90 per cent", v90, [](Settings& s) { s.prizePercent = 9'000; });
    row(
        "B31 less", v90, [](Settings& s) { s.prizePercent = 6'999; }, "prize_percent", "B31");
    row(
        "B31 more", v90, [](Settings& s) { s.prizePercent = 9'001; }, "prize_percent", "B31");

    row("B37 the prizes share everything", v90, prizes({{kLinePrize, 2'000}, {kBingoPrize, 7'999}}), "prizes",
        "B37");
    row("B37 and not more", v90, prizes({{kLinePrize, 2'000}, {kBingoPrize, 8'001}}), "prizes", "B37");
    row("B32 bingo alone", v30, prizes({{kBingoPrize, 10'000}}));
    row("B32 bingo always", v30, prizes({{kLinePrize, 10'000}}), "prizes", "B32");
    row("B37 no prize of nothing", v30, prizes({{kLinePrize, 0}, {kBingoPrize, 10'000}}), "prizes", "B37");
    row("B37 no prize below nothing", v30, prizes({{kLinePrize, -1}, {kBingoPrize, 10'001}}), "prizes",
        "B37");
    row("B32 prizes before bingo are smaller", v75,
        both(prizes({{kLinePrize, 5'000}, {kBingoPrize, 5'000}}),
             [](Settings& s) { s.pattern = kFourBoxes; }),
        "prizes", "B32");
    row("B32 if by little", v75, both(prizes({{kLinePrize, 4'999}, {kBingoPrize, 5'001}}), [](Settings& s) {
            s.pattern = kFourBoxes;
        }));
    row("B33 bingo 90 has a line", v90, prizes({{kTwoLinesPrize, 2'000}, {kBingoPrize, 8'000}}), "prizes",
        "B33");
    row("B33 bingo 80 too", v80, prizes({{kBingoPrize, 10'000}}), "prizes", "B33");
    row("B35a two lines besides", v90,
        prizes({{kLinePrize, 1'000}, {kTwoLinesPrize, 2'000}, {kBingoPrize, 7'000}}));
    row("B35b four corners besides", v90,
        prizes({{kLinePrize, 1'500}, {kCornersPrize, 1'000}, {kBingoPrize, 7'500}}));
    row("B74a full card without line and corners", v75, prizes({{kBingoPrize, 10'000}}), "prizes", "B74a");
    row("B74b four corners do", v75, prizes({{kCornersPrize, 2'000}, {kBingoPrize, 8'000}}));
    row("B74a the pattern of all boxes is the full card", v75,
        both(prizes({{kBingoPrize, 10'000}}), [](Settings& s) { s.pattern = kWholeCard75; }), "prizes",
        "B74a");
    row("B72 and of all boxes but the free centre", v75,
        both(prizes({{kBingoPrize, 10'000}}), [](Settings& s) { s.pattern = kWholeCard75 & ~(1U << 12U); }),
        "prizes", "B74a");
    row("B73b with a pattern neither is needed", v75,
        both(prizes({{kBingoPrize, 10'000}}), [](Settings& s) { s.pattern = kCross; }));
    row("B83b a column besides", v30, prizes({{kColumnPrize, 3'000}, {kBingoPrize, 7'000}}));
    row("B83c four corners besides", v30, prizes({{kCornersPrize, 3'000}, {kBingoPrize, 7'000}}));
    row("I-B83 no more than one", v30,
        prizes({{kLinePrize, 1'000}, {kCornersPrize, 2'000}, {kBingoPrize, 7'000}}), "prizes", "I-B83");
    row("I-B83 of those that B83 names", v30, prizes({{kTwoLinesPrize, 3'000}, {kBingoPrize, 7'000}}),
        "prizes", "I-B83");
    row("no rule: bingo 90 has columns of one number", v90,
        prizes({{kLinePrize, 1'500}, {kColumnPrize, 500}, {kBingoPrize, 8'000}}), "prizes");

    row("B37 what is harder pays as much", v90,
        prizes({{kLinePrize, 2'000}, {kTwoLinesPrize, 2'000}, {kBingoPrize, 6'000}}), "prizes", "B37");
    row("B37 what is harder pays less", v90,
        prizes({{kLinePrize, 3'000}, {kTwoLinesPrize, 2'000}, {kBingoPrize, 5'000}}), "prizes", "B37");
    row("B38 four corners are easier than a line of five", v90,
        prizes({{kLinePrize, 1'000}, {kCornersPrize, 1'000}, {kBingoPrize, 8'000}}), "prizes", "B37");
    row("I-B37 equally hard: line and corners of bingo 80", v80,
        prizes({{kLinePrize, 2'000}, {kCornersPrize, 1'000}, {kBingoPrize, 7'000}}));
    row("I-B37 the other way round", v80,
        prizes({{kLinePrize, 1'000}, {kCornersPrize, 2'000}, {kBingoPrize, 7'000}}));
    row("I-B37 a line through the free centre needs four", v75,
        prizes({{kLinePrize, 2'000}, {kCornersPrize, 2'000}, {kBingoPrize, 6'000}}));
    row("I-B37 without it five", v75,
        both(prizes({{kLinePrize, 2'000}, {kCornersPrize, 2'000}, {kBingoPrize, 6'000}}),
             [](Settings& s) { s.freeCentre = false; }),
        "prizes", "B37");

    row("B34 rows only", v80, [](Settings& s) { s.lines = {true, false, false}; });
    row("B68 diagonals only", v80, [](Settings& s) { s.lines = {false, false, true}; });
    row("B75 columns only", v75, [](Settings& s) { s.lines = {false, true, false}; });
    row(
        "B34 a line runs somewhere", v80,
        [](Settings& s) {
            s.lines = {false, false, false};
        },
        "line_directions", "B34");
    row("B34 unless there is no line", v30, both(prizes({{kBingoPrize, 10'000}}), [](Settings& s) {
            s.lines = {false, false, false};
        }));
    row(
        "B63a bingo 90 has rows only", v90, [](Settings& s) { s.lines.vertical = true; }, "line_directions",
        "B63a");
    row(
        "B63a and no diagonals", v90, [](Settings& s) { s.lines.diagonal = true; }, "line_directions",
        "B63a");

    row("B73b a pattern", v75, [](Settings& s) { s.pattern = kCross; });
    row(
        "B73b of bingo 75 only", v80, [](Settings& s) { s.pattern = 0b1001; }, "pattern", "B73b");
    row(
        "B73b with boxes", v75, [](Settings& s) { s.pattern = 0; }, "pattern", "B73b");
    row(
        "B73b with numbers", v75, [](Settings& s) { s.pattern = CellMask{1} << 12U; }, "pattern", "B73b");
    row(
        "B73b on the card", v75, [](Settings& s) { s.pattern = kCross | CellMask{1} << 25U; }, "pattern",
        "B73b");
    row("I-B71 a number in the centre", v75, [](Settings& s) { s.freeCentre = false; });
    row(
        "I-B71 of bingo 75 only", v80, [](Settings& s) { s.freeCentre = false; }, "free_centre", "I-B71");
    row("B79 symbols", v30, [](Settings& s) { s.symbols = true; });
    row(
        "B79 in bingo 30 only", v75, [](Settings& s) { s.symbols = true; }, "symbols", "B79");

    const auto jackpot = [](BasisPoints percent, std::int64_t base, int within,
                            std::optional<Money> value = {}) {
        return Change([=](Settings& s) { s.bingoJackpot = Jackpot{percent, Money{base}, within, value}; });
    };
    const auto lineJackpot = [](BasisPoints percent, std::int64_t base, int within,
                                std::optional<Money> value = {}) {
        return Change([=](Settings& s) { s.lineJackpot = Jackpot{percent, Money{base}, within, value}; });
    };
    row("B39 a jackpot", v90, jackpot(500, 10'000, 40));
    row("B40 more than 5 per cent", v90, jackpot(501, 0, 40), "jackpot", "B40");
    row("B40 less than nothing", v90, jackpot(-1, 0, 40), "jackpot", "B40");
    row("B41 without a base", v90, jackpot(500, 0, 40));
    row("B41 a base below nothing", v90, jackpot(500, -1, 40), "jackpot", "B41");
    row("B43 it has grown", v90, jackpot(500, 100, 40, Money{123'456}));
    row("I-B30 what rounds before have left", v90, [](Settings& s) {
        s.roundsBefore = 7;
        s.carried = Money{35};
    });
    row(
        "I-B30 nothing is owed", v90, [](Settings& s) { s.carried = Money{-1}; }, "carried", "I-B30");
    row("B41 below its base", v90, jackpot(500, 100, 40, Money{99}), "jackpot", "B41");
    row("B42 within as many balls as bingo needs", v90, jackpot(500, 0, 15));
    row("B42 within fewer: never won", v90, jackpot(500, 0, 1));
    row("B42 within none", v90, jackpot(500, 0, 0), "jackpot", "B42");
    row("B42 within all", v90, jackpot(500, 0, 90));
    row("B42 within more than there are", v90, jackpot(500, 0, 91), "jackpot", "B42");
    row("B2n a line jackpot", v90, lineJackpot(500, 0, 5));
    row("B2n a line jackpot that has grown", v90, lineJackpot(500, 100, 5, Money{123}));
    row("B2n a line jackpot below its base", v90, lineJackpot(500, 100, 5, Money{99}), "line_jackpot", "B2n");
    row("B2n a base below nothing", v90, lineJackpot(500, -1, 5), "line_jackpot", "B2n");
    row("I-B40b more than 5 per cent alone", v90, lineJackpot(501, 0, 5), "line_jackpot", "I-B40b");
    row("B2n within too few balls", v90, lineJackpot(500, 0, 0), "line_jackpot", "B2n");
    row("B2n without a line", v75,
        both(prizes({{kCornersPrize, 2'000}, {kBingoPrize, 8'000}}), lineJackpot(500, 0, 30)), "line_jackpot",
        "B2n");
    row("I-B40b 5 per cent together", v90, both(jackpot(300, 0, 40), lineJackpot(200, 0, 10)));
    row("I-B40b more together", v90, both(jackpot(300, 0, 40), lineJackpot(201, 0, 10)), "line_jackpot",
        "I-B40b");

    const auto session = [](const std::vector<int>& starts) {
        return Change([=](Settings& s) {
            s.mode = Mode::session;
            for (const int start : starts) {
                s.starts.push_back(kTableOpened + std::chrono::seconds(start));
            }
        });
    };
    row("B5 session mode", v90, session({0, 600, 601}));
    row("I-B31 one card at 4 cents", v90, both(price(4), session({0})));
    row("I-B31 no cent of one card at 3 cents", v90, both(price(3), session({0})), "card_price", "I-B31");
    row("B7 at announced times", v90, session({}), "starts", "B7");
    row("B7 in order", v90, session({600, 0}), "starts", "B7");
    row("B7 one after the other", v90, session({600, 600}), "starts", "B7");
    row("B7 not before the room is there", v90, session({-1, 600}), "starts", "B7");
    row("B6 continuous mode has no times", v90,
        both(session({600}), [](Settings& s) { s.mode = Mode::continuous; }), "starts", "B7");
}

void BingoSettingsTest::roomKeepsToTheRules() {
    QFETCH(const Variant, variant);
    QFETCH(const Change, change);
    QFETCH(const QString, setting);
    QFETCH(const QString, rule);
    Settings settings(variant);
    change(settings);
    const std::optional<BadSetting> bad = firstBadSetting(settings);
    QCOMPARE(bad ? key(bad->setting) : QString(), setting);
    QCOMPARE(bad ? key(bad->rule.text()) : QString(), rule);
}

void BingoSettingsTest::namesAreKeys_data() {
    QTest::addColumn<PrizeKind>("kind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("combination");
    QTest::newRow("B63a line") << PrizeKind::line << "line" << true;
    QTest::newRow("B83b column") << PrizeKind::column << "column" << true;
    QTest::newRow("B35b four corners") << PrizeKind::four_corners << "four_corners" << true;
    QTest::newRow("B35a two lines") << PrizeKind::two_lines << "two_lines" << true;
    QTest::newRow("B63b bingo") << PrizeKind::bingo << "bingo" << true;
    QTest::newRow("B2n line jackpot") << PrizeKind::line_jackpot << "line_jackpot" << false;
    QTest::newRow("B39 bingo jackpot") << PrizeKind::bingo_jackpot << "bingo_jackpot" << false;
}

void BingoSettingsTest::namesAreKeys() {
    QFETCH(const PrizeKind, kind);
    QFETCH(const QString, name);
    QFETCH(const bool, combination);
    QCOMPARE(key(bingo::name(kind)), name);
    QCOMPARE(combinationNamed(name.toStdString()), combination ? std::optional(kind) : std::nullopt);
}

#include "program/test_list.h"

MESAVIVA_TEST(BingoSettingsTest)
#include "tst_bingo_settings.moc"
