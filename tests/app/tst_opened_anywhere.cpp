// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table that is opened in the middle of a round shows what one shows that was there from the start: at
// every event of the shipped scenarios, and wherever a repetition is moved to.
#include "bingo_desk.h"
#include "play_along.h"
#include "poker_desk.h"
#include "roulette_desk.h"
#include "shown_difference.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/table/repetition.h"
#endif

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

using namespace mesaviva;
using namespace mesaviva::app;
using mesaviva::test::difference;
using mesaviva::test::playAlong;

namespace {

// Plays a scenario to its end and opens the table anew whenever something has happened. `share` makes a host
// of the same table, `open` a model of a host.
template <class Host, class Share, class Open>
void playAndCompare(std::shared_ptr<Host> host, const Share& share, const Open& open) {
    const auto present = open(share(host), {1.0, std::make_unique<test::LeapingTicks>()});
    TableSource<typename Host::Game>& source = host->source();
    std::uint64_t compared = 0;
    const QString found = playAlong(*present, [&] {
        const auto entries = source.entries(source.round());
        const std::uint64_t seq = entries.empty() ? 0 : entries.back().seq;
        if (std::exchange(compared, seq) == seq) {
            return QString();
        }
        const QString differs = difference(*present, *open(share(host), {}));
        return differs.isEmpty() ? QString() : QStringLiteral("%1 (event %2)").arg(differs).arg(seq);
    });
    QVERIFY2(found.isEmpty(), qPrintable(found));
    QVERIFY(present->isScenarioOver());
    QVERIFY(compared > 0);
}

template <class ScenarioHost, class Host>
std::shared_ptr<Host> hostOf(const QString& path) {
    Result<scenario::Scenario, scenario::FileError> read = scenario::load(path.toStdString());
    if (!read) {
        return {}; // an unlawful file, which is shipped to be refused
    }
    return std::make_shared<ScenarioHost>(std::move(*read));
}

} // namespace

class TestOpenedAnywhere : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }

    void poker_data() { addScenarios(QStringLiteral("poker")); }
    void poker() { // P37
        QFETCH(const QString, path);
        if (auto host = hostOf<ScenarioPokerHost, PokerHost>(path)) {
            playAndCompare(
                host, [](const auto& same) { return std::make_unique<StepwiseHost<PokerHost>>(same); },
                [](std::unique_ptr<PokerHost> each, Pace pace) {
                    return std::make_unique<PokerTableModel>(std::move(each), std::move(pace));
                });
        }
    }

    void roulette_data() { addScenarios(QStringLiteral("roulette")); }
    void roulette() { // O24
        QFETCH(const QString, path);
        if (auto host = hostOf<ScenarioRouletteHost, RouletteHost>(path)) {
            playAndCompare(
                host, [](const auto& same) { return std::make_unique<StepwiseRouletteHost>(same); },
                [this](std::unique_ptr<RouletteHost> each, Pace pace) {
                    return std::make_unique<RouletteTableModel>(std::move(each), std::move(pace), file());
                });
        }
    }

    void bingo_data() { addScenarios(QStringLiteral("bingo")); }
    void bingo() { // B50
        QFETCH(const QString, path);
        if (auto host = hostOf<ScenarioBingoHost, BingoHost>(path)) {
            playAndCompare(
                host, [](const auto& same) { return std::make_unique<StepwiseBingoHost>(same); },
                [](std::unique_ptr<BingoHost> each, Pace pace) {
                    return std::make_unique<BingoTableModel>(std::move(each), std::move(pace));
                });
        }
    }

private:
    static void addScenarios(const QString& game) {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/") + game);
        for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
        }
    }

    QString file() const { return m_folder->filePath(QStringLiteral("favourites.ini")); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestOpenedAnywhere)
#include "tst_opened_anywhere.moc"
