// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table that is opened in the middle of a round shows what one shows that was there from the start: at
// every event of the shipped scenarios, and wherever a repetition is moved to.
#include "bingo_desk.h"
#include "poker_desk.h"
#include "roulette_desk.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/table/repetition.h"
#endif

#include <QAbstractItemModel>
#include <QDir>
#include <QEventLoop>
#include <QMetaProperty>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

constexpr double kSpeed = 20'000;
constexpr std::chrono::seconds kPatience{60};

// What tells the moment or the motion and not how things lie.
const QStringList kPassing = {QStringLiteral("remainingSeconds"), QStringLiteral("paused"),
                              QStringLiteral("speed"), QStringLiteral("wheel"), QStringLiteral("objectName")};
const QList<QByteArray> kPassingRoles = {"serial", "from"};

QString inWords(const QVariant& value) {
    QString text;
    QDebug(&text) << value;
    return text.left(120);
}

// The rows that lie on the cloth: what is on its way off it goes when its motion is over.
QList<int> lyingRows(const QAbstractItemModel& list) {
    const int leaving = list.roleNames().key("leaving", -1);
    QList<int> rows;
    for (int row = 0; row < list.rowCount(); ++row) {
        if (leaving < 0 || !list.data(list.index(row, 0), leaving).toBool()) {
            rows.append(row);
        }
    }
    return rows;
}

QString differenceOf(const QAbstractItemModel& one, const QAbstractItemModel& other) {
    const QList<int> rows = lyingRows(one);
    const QList<int> others = lyingRows(other);
    if (rows.size() != others.size()) {
        return QStringLiteral("%1 rows, %2 rows").arg(rows.size()).arg(others.size());
    }
    const QHash<int, QByteArray> roles = one.roleNames();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            const QVariant here = one.data(one.index(rows[i], 0), role.key());
            const QVariant there = other.data(other.index(others[i], 0), role.key());
            if (!kPassingRoles.contains(role.value()) && here != there) {
                return QStringLiteral("row %1, %2: %3, %4")
                    .arg(rows[i])
                    .arg(QString::fromUtf8(role.value()), inWords(here), inWords(there));
            }
        }
    }
    return {};
}

// What one object says otherwise than the other of the same kind; empty: nothing.
QString difference(const QObject& one, const QObject& other) {
    const auto* list = qobject_cast<const QAbstractItemModel*>(&one);
    QString found = list ? differenceOf(*list, *qobject_cast<const QAbstractItemModel*>(&other)) : QString();
    const QMetaObject& kind = *one.metaObject();
    for (int i = 0; i < kind.propertyCount() && found.isEmpty(); ++i) {
        const QMetaProperty property = kind.property(i);
        if (kPassing.contains(QString::fromLatin1(property.name()))) {
            continue;
        }
        const QVariant here = property.read(&one);
        const QVariant there = property.read(&other);
        if (here.canConvert<QObject*>() && there.canConvert<QObject*>()) {
            const QObject* const mine = here.value<QObject*>();
            const QObject* const theirs = there.value<QObject*>();
            if (mine != nullptr && theirs != nullptr) {
                found = difference(*mine, *theirs);
            } else if (mine != theirs) {
                found = QStringLiteral("only one of them has it");
            }
        } else if (here != there) {
            found = inWords(here) + QStringLiteral(", ") + inWords(there);
        }
        if (!found.isEmpty()) {
            found.prepend(QString::fromLatin1(property.name()) + QStringLiteral(": "));
        }
    }
    return found;
}

// Plays a scenario to its end and opens the table anew whenever something has happened. `share` makes a host
// of the same table, `open` a model of a host.
template <class Host, class Share, class Open>
void playAndCompare(std::shared_ptr<Host> host, const Share& share, const Open& open) {
    const auto present = open(share(host), kSpeed);
    TableSource<typename Host::Game>& source = host->source();
    std::uint64_t compared = 0;
    QString found;
    QEventLoop loop;
    const auto look = [&] {
        const auto entries = source.entries(source.round());
        const std::uint64_t seq = entries.empty() ? 0 : entries.back().seq;
        if (seq == compared || !found.isEmpty()) {
            return;
        }
        compared = seq;
        const auto late = open(share(host), 1.0);
        found = difference(*present, *late);
        if (!found.isEmpty()) {
            found += QStringLiteral(" (event %1)").arg(seq);
            loop.quit();
        }
    };
    QObject::connect(present.get(), &TableModel::happened, &loop, look);
    QObject::connect(present.get(), &TableModel::scenarioOverChanged, &loop, &QEventLoop::quit);
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    if (!present->isScenarioOver()) {
        loop.exec();
    }
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
                [](std::unique_ptr<PokerHost> each, double speed) {
                    return std::make_unique<PokerTableModel>(std::move(each), speed);
                });
        }
    }

    void roulette_data() { addScenarios(QStringLiteral("roulette")); }
    void roulette() { // O24
        QFETCH(const QString, path);
        if (auto host = hostOf<ScenarioRouletteHost, RouletteHost>(path)) {
            playAndCompare(
                host, [](const auto& same) { return std::make_unique<StepwiseRouletteHost>(same); },
                [this](std::unique_ptr<RouletteHost> each, double speed) {
                    return std::make_unique<RouletteTableModel>(std::move(each), speed, file());
                });
        }
    }

    void bingo_data() { addScenarios(QStringLiteral("bingo")); }
    void bingo() { // B50
        QFETCH(const QString, path);
        if (auto host = hostOf<ScenarioBingoHost, BingoHost>(path)) {
            playAndCompare(
                host, [](const auto& same) { return std::make_unique<StepwiseBingoHost>(same); },
                [](std::unique_ptr<BingoHost> each, double speed) {
                    return std::make_unique<BingoTableModel>(std::move(each), speed);
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
