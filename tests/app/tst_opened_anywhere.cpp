// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table opened in the middle of a round shows the same as one shown from the start: at every event of the
// shipped scenarios, and at every position of a replay.
#include "bingo_desk.h"
#include "play_along.h"
#include "poker_desk.h"
#include "roulette_desk.h"
#include "shown_difference.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/table/replay.h"
#endif

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::app;
using mesaviva::test::difference;
using mesaviva::test::playAlong;

namespace {

// The last event at each moment of a table.
template <class Game>
class LastOfMoments {
public:
    explicit LastOfMoments(TableSource<Game>& source)
        : m_heard(source.listen([this](const auto& entry) {
              if (m_seqs.empty() || entry.at > m_at) {
                  m_seqs.append(entry.seq);
              }
              m_seqs.back() = entry.seq;
              m_at = entry.at;
          })) {}
    const QList<quint64>& seqs() const { return m_seqs; }

private:
    QList<quint64> m_seqs;
    Instant m_at;
    Subscription m_heard;
};

// Plays a scenario to its end and opens the table again after each event. `share` makes a host of the same
// table, `open` a model of a host.
template <class SessionType, class Share, class Open>
void playAndCompare(std::shared_ptr<SessionType> tableSession, const Share& share, const Open& open) {
    TableSource<typename SessionType::Game>& source = tableSession->source();
    const LastOfMoments<typename SessionType::Game> moments(source);
    const auto present = open(share(tableSession), {1.0, std::make_unique<test::LeapingTicks>()});
    QSet<quint64> compared;
    const QString found = playAlong(*present, [&] {
        const auto entries = source.entries(source.round());
        const std::uint64_t seq = entries.empty() ? 0 : entries.back().seq;
        if (compared.contains(seq)) {
            return QString();
        }
        compared.insert(seq);
        const QString differs = difference(*present, *open(share(tableSession), {}));
        return differs.isEmpty() ? QString() : QStringLiteral("%1 (event %2)").arg(differs).arg(seq);
    });
    QVERIFY2(found.isEmpty(), qPrintable(found));
    QVERIFY(present->isScenarioOver());
    for (const quint64 seq : moments.seqs()) {
        QVERIFY2(compared.contains(seq), qPrintable(QStringLiteral("not opened at event %1").arg(seq)));
    }
}

template <class ScenarioSession, class SessionType>
std::shared_ptr<SessionType> tableSessionOf(const QString& path) {
    Result<scenario::Scenario, scenario::FileError> read = scenario::load(path.toStdString());
    if (!read) {
        return {}; // an unlawful file, shipped to be refused
    }
    return std::make_shared<ScenarioSession>(std::move(*read));
}

} // namespace

class TestOpenedAnywhere : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }

    void poker_data() { addScenarios(QStringLiteral("poker")); }
    void poker() { // P37
        QFETCH(const QString, path);
        if (auto tableSession = tableSessionOf<ScenarioPokerSession, PokerSession>(path)) {
            playAndCompare(
                tableSession,
                [](const auto& same) { return std::make_unique<StepwiseSession<PokerSession>>(same); },
                [](std::unique_ptr<PokerSession> each, Pace pace) {
                    return std::make_unique<PokerTableModel>(std::move(each), std::move(pace));
                });
        }
    }

    void roulette_data() { addScenarios(QStringLiteral("roulette")); }
    void roulette() { // O24
        QFETCH(const QString, path);
        if (auto tableSession = tableSessionOf<ScenarioRouletteSession, RouletteSession>(path)) {
            playAndCompare(
                tableSession,
                [](const auto& same) { return std::make_unique<StepwiseRouletteSession>(same); },
                [this](std::unique_ptr<RouletteSession> each, Pace pace) {
                    return std::make_unique<RouletteTableModel>(std::move(each), std::move(pace), file());
                });
        }
    }

    void bingo_data() { addScenarios(QStringLiteral("bingo")); }
    void bingo() { // B50
        QFETCH(const QString, path);
        if (auto tableSession = tableSessionOf<ScenarioBingoSession, BingoSession>(path)) {
            playAndCompare(
                tableSession, [](const auto& same) { return std::make_unique<StepwiseBingoSession>(same); },
                [](std::unique_ptr<BingoSession> each, Pace pace) {
                    return std::make_unique<BingoTableModel>(std::move(each), std::move(pace));
                });
        }
    }

    // Under each regulation, with every choice that it leaves to the casino.
    void everyKindOfTable_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char* rules, const char* setting, const QJsonValue& value) {
            QTest::addRow("%s, %s %s", rules, setting, qPrintable(value.toVariant().toString()))
                << QString::fromLatin1(rules) << QString::fromLatin1(setting) << value;
        };
        row("pt-803-2015", "individual", true);
        row("pt-803-2015", "ace_high_straight", false);
        row("pt-803-2015", "system_failure", QStringLiteral("void_all"));
        row("pt-804-2015", "individual", true);
        row("pt-804-2015", "pockets", 38);
        row("pt-804-2015", "series_shortcut", true);
        row("pt-894-2002", "order", QStringLiteral("american"));
        row("pt-894-2002", "double_layout", true);
        row("pt-894-2002", "chips", QStringLiteral("cash_on_even"));
        row("pt-894-2002", "chips", QStringLiteral("cash"));
        row("pt-894-2002", "closing", QStringLiteral("before_launch"));
        row("pt-894-2002", "payment_order", QStringLiteral("by_chance"));
        row("mo-60-2004", "order", QStringLiteral("french"));
        row("mo-60-2004", "closing", QStringLiteral("on_slowdown"));
        for (const int variant : {90, 80, 75, 30}) {
            row("pt-425a-2015", "variant", variant);
        }
        row("pt-425a-2015", "mode", QStringLiteral("session"));
        row("pt-425a-2015", "symbols", true);
        row("pt-425a-2015", "free_centre", false);
    }
    void everyKindOfTable() {
        QFETCH(const QString, rules);
        QFETCH(const QString, setting);
        QFETCH(const QJsonValue, value);
        const auto isSuch = [&](const QJsonObject& scenario) {
            return scenario[u"rules"].toString() == rules && scenario[u"table"][setting] == value;
        };
        int found = 0;
        QDirIterator files(QStringLiteral(MESAVIVA_SCENARIOS), {QStringLiteral("*.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            found += isSuch(QJsonDocument::fromJson(file.readAll()).object()) ? 1 : 0;
        }
        QVERIFY(found > 0);
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
