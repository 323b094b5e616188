// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a new roulette table shows of earlier sessions: their last numbers, and the results of favourites.

#include "app/core/record/record_keeper.h"
#include "app/core/text/language.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_statistics.h"
#include "app/games/roulette/roulette_table_model.h"
#include "patience.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva;
using app::Language;
using app::LiveRouletteSession;
using app::LiveRouletteTable;
using app::RecordKeeper;
using app::RouletteFavouriteListModel;
using app::RouletteNumberListModel;
using app::RouletteSession;
using app::RouletteTableModel;
using app::StakesUse;
using roulette::ChanceKind;
using roulette::Pocket;
using roulette::RuleSet;

namespace {

/// A stake that a player places in every round, and the wheel's result.
struct Sitting {
    RuleSet rules = RuleSet::online;
    int pockets = 37;
    std::vector<int> numbers;
    std::string ownKey = "player";
};

// Plays one round for each number, with 1 on 17 and 2 on red in each, and leaves.
void play(RecordKeeper& keeper, const Sitting& sitting) {
    LiveRouletteTable table;
    table.settings = roulette::Settings(sitting.rules);
    table.settings.pockets = sitting.pockets;
    table.settings.setMinimum(Money{100});
    if (table.settings.regulation().wheel.cashChips.value) {
        table.settings.chips = roulette::Chips::cash;
    }
    table.chipValue = Money{100};
    table.ownKey = sitting.ownKey;
    for (const int number : sitting.numbers) {
        table.pockets.emplace_back(number);
    }
    LiveRouletteSession tableSession(table);
    tableSession.recordTo(keeper);
    tableSession.stopHoldingBack();
    const std::uint64_t last = sitting.numbers.size();
    std::uint64_t staked = 0;
    while (staked < last) {
        tableSession.advanceTo(*tableSession.nextDue());
        const std::uint64_t round = tableSession.source().round();
        if (round > staked && round <= last) {
            staked = round;
            QVERIFY(!tableSession.source().submit(
                roulette::PlaceStake{0, ChanceKind::straight, roulette::numbers({17}), Money{100}}));
            QVERIFY(!tableSession.source().submit(roulette::PlaceStake{
                0, ChanceKind::red, roulette::Layout::evenNumbers(ChanceKind::red), Money{200}}));
            tableSession.settle(); // so that the writer keeps up
        }
    }
    QVERIFY(!tableSession.source().submit(roulette::Leave{0}));
    tableSession.finishRound();
    tableSession.settle();
}

QString listed(RouletteTableModel& table) {
    QStringList numbers;
    for (int row = 0; row < table.lastNumbers()->rowCount(); ++row) {
        const QModelIndex at = table.lastNumbers()->index(row, 0);
        const bool earlier = at.data(RouletteNumberListModel::EarlierRole).toBool();
        numbers.append(at.data(RouletteNumberListModel::TextRole).toString() +
                       (earlier ? QStringLiteral("'") : QString()));
    }
    return numbers.join(u' ');
}

} // namespace

class TestRoulettePast : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = m_folder->filePath(QStringLiteral("settings.ini"));
        m_keeper = std::make_unique<RecordKeeper>(m_folder->path(), m_settings);
        m_keeper->openNow();
    }

    // O6e: the newest first, across tables; other rules, another wheel or a real wheel are separate.
    void numbersGoOnFromTable() {
        play(*m_keeper, {.numbers = {1, 2, 3}});
        play(*m_keeper, {.rules = RuleSet::casino, .numbers = {31, 32}});
        play(*m_keeper, {.pockets = 38, .numbers = {33}});
        play(*m_keeper, {.numbers = {34, 35}, .ownKey = "trainee"});
        play(*m_keeper, {.numbers = {4, 5}});
        const auto table = open(RuleSet::online);
        QCOMPARE(listed(*table), QString());
        table->readPastFrom(*m_keeper);
        QTRY_COMPARE(listed(*table), QStringLiteral("5' 4' 3' 2' 1'"));
        QCOMPARE(table->statistics()->drawn(), 5);
        QCOMPARE(table->statistics()->earlier(), 5);
        QVERIFY(table->lastNumbers()
                    ->index(0, 0)
                    .data(RouletteNumberListModel::NameRole)
                    .toString()
                    .contains(QStringLiteral("earlier session")));
        // The table's own numbers come first.
        table->setPaused(true);
        RouletteSession& tableSession = table->tableSession();
        for (int i = 0; i < 1'000 && table->delivered().numbers.size() < 1; ++i) {
            tableSession.advanceTo(*tableSession.nextDue());
        }
        QVERIFY(listed(*table).endsWith(QStringLiteral(" 5' 4' 3' 2' 1'")));
        QCOMPARE(listed(*table).count(u' '), 5);
        QVERIFY(!listed(*table).section(u' ', 0, 0).endsWith(u'\''));
        QCOMPARE(table->statistics()->drawn(), 6);
        QCOMPARE(table->statistics()->earlier(), 5);

        const auto casino = open(RuleSet::casino);
        casino->readPastFrom(*m_keeper);
        QTRY_COMPARE(listed(*casino), QStringLiteral("32' 31'"));
    }

    // O6e: at most the newest 500.
    void atMostFiveHundredAreRead() {
        std::vector<int> numbers(505, 7);
        numbers.front() = 0;
        numbers.back() = 36;
        play(*m_keeper, {.numbers = numbers});
        const auto reader = record::RecordReader::open(m_keeper->file().toStdU16String());
        const auto read = app::earlierNumbers(**reader, roulette::Settings(RuleSet::online), 0);
        QCOMPARE(read.size(), std::size_t{500});
        QCOMPARE(read.newest(0), Pocket(36));
        QCOMPARE(read.newest(499), Pocket(7));
        QCOMPARE(app::earlierNumbers(**reader, roulette::Settings(RuleSet::online), 1).size(),
                 std::size_t{0});
    }

    // 35 to 1 on the number, while red loses: 17 is black. The number came once, neither came once, and red
    // came once; other stakes are not counted.
    void favouritesShowWhatTheyHaveBrought() {
        play(*m_keeper, {.numbers = {17, 2, 1}});
        const auto& layout = roulette::Layout::of(37);
        const roulette::Stake number{
            *layout.find(ChanceKind::straight, roulette::numbers({17})), {}, Money{100}};
        const roulette::Stake red{
            *layout.find(ChanceKind::red, roulette::Layout::evenNumbers(ChanceKind::red)), {}, Money{200}};
        const auto reader = record::RecordReader::open(m_keeper->file().toStdU16String());
        const auto uses = app::usesOf({{red, number}, {number}, {number, red, red}}, **reader,
                                      roulette::Settings(RuleSet::online));
        // 17: +35 - 2; 2, black: -3; 1, red: -1 + 2.
        QCOMPARE(uses[0], (StakesUse{3, Money{3'100}}));
        QCOMPARE(uses[1], StakesUse());
        QCOMPARE(uses[2], StakesUse());

        // In the table's words, once requested.
        Language language;
        language.setCode(QStringLiteral("en"));
        const auto table = open(RuleSet::online);
        RouletteFavouriteListModel& favourites = *table->favourites();
        QVERIFY(favourites.save(QStringLiteral("mine"), {number, red}));
        QVERIFY(favourites.save(QStringLiteral("other"), {number}));
        const auto use = [&](int row) {
            return favourites.index(row, 0).data(RouletteFavouriteListModel::UseRole).toString();
        };
        QCOMPARE(use(0), QString());
        table->readPastFrom(*m_keeper);
        QTRY_VERIFY2(use(0).contains(u'3') && use(0).contains(u"31"), qPrintable(use(0)));
        QVERIFY(!use(1).isEmpty() && use(1) != use(0));
    }

private:
    std::unique_ptr<RouletteTableModel> open(RuleSet rules) const {
        LiveRouletteTable table;
        table.settings = roulette::Settings(rules);
        return std::make_unique<RouletteTableModel>(std::make_unique<LiveRouletteSession>(table), app::Pace{},
                                                    m_settings);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_settings;
    std::unique_ptr<RecordKeeper> m_keeper;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRoulettePast)
#include "tst_roulette_past.moc"
