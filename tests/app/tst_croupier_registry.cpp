// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core/game/game_registry.h"
#include "app/core/text/language.h"
#include "app/desks/teach/croupier/bingo_croupier_desk.h"
#include "app/desks/teach/croupier/croupier_registry.h"
#include "app/desks/teach/croupier/poker_croupier_desk.h"
#include "app/desks/teach/croupier/roulette_croupier_desk.h"

#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva::app;

class TestCroupierRegistry : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.emplace().isValid()); }

    // Each desk is for a registered game, and each game has at most one.
    void everyTableIsOfAGame() {
        const GameRegistry games(file());
        const CroupierRegistry croupiers(file(), m_folder->path());
        QSet<QString> keys;
        for (const CroupierDesk* desk : croupiers.list()) {
            QVERIFY2(games.find(desk->game()), qPrintable(desk->game()));
            QVERIFY(!keys.contains(desk->game()));
            keys.insert(desk->game());
            QVERIFY(!desk->houses().isEmpty());
        }
        QVERIFY(!games.find(QStringLiteral("whist")));
        QCOMPARE(croupiers.get<BingoCroupierDesk>().game(), QStringLiteral("bingo"));
    }

    void everyTableHasItsOwnName() {
        CroupierRegistry croupiers(file(), m_folder->path());
        const QSignalSpy told(&croupiers, &CroupierRegistry::titlesChanged);
        Language language;
        language.setCode(QStringLiteral("en"));
        const QStringList english = croupiers.titles();
        language.setCode(QStringLiteral("pt"));
        croupiers.retranslate();
        QCOMPARE(told.count(), 1);
        const QStringList portuguese = croupiers.titles();
        QCOMPARE(QSet<QString>(english.begin(), english.end()).size(), croupiers.list().size());
        QCOMPARE(QSet<QString>(portuguese.begin(), portuguese.end()).size(), croupiers.list().size());
        QVERIFY(english != portuguese);
    }

    // Each game provides what the shared pages need.
    void everyTableShowsItsPages() {
        CroupierRegistry croupiers(file(), m_folder->path());
        QSet<QUrl> cloths;
        for (CroupierDesk* desk : croupiers.list()) {
            for (int house = 0; house < desk->houseCount(); ++house) {
                const CroupierSetup setup = desk->setupAt(house);
                QVERIFY2(QFile::exists(sourceOf(setup.cloth)), qPrintable(setup.cloth.toString()));
                cloths.insert(setup.cloth);
                QVERIFY(setup.tools.size() > 2);
                for (const CroupierToolFile& tool : setup.tools) {
                    QVERIFY(!tool.name.isEmpty());
                    QVERIFY2(QFile::exists(sourceOf(tool.file)), qPrintable(tool.file.toString()));
                }
                for (const QString& words : {setup.idle, setup.watched, setup.heading, setup.title,
                                             setup.about, setup.watching, setup.house, setup.role}) {
                    QVERIFY(!words.isEmpty());
                }
                QVERIFY(setup.steps.size() > 2);
            }
            for (int tool = 0; tool < desk->setup().tools.size(); ++tool) {
                desk->setTool(tool);
                QCOMPARE(desk->toolFile(), desk->setup().tools[tool].file);
            }
        }
        QCOMPARE(cloths.size(), croupiers.list().size());
    }

    // The choices are rows and are selected by row; unknown values are ignored.
    void everyChoiceIsARow() {
        CroupierRegistry croupiers(file(), m_folder->path());
        for (CroupierDesk* desk : croupiers.list()) {
            const QVariantList rows = desk->options();
            QVERIFY(rows.size() > 3);
            for (const QVariant& one : rows) {
                const auto row = one.value<CroupierOption>();
                QVERIFY(!row.label.isEmpty() && row.words.size() > 1);
                const auto choiceNow = [&] {
                    for (const QVariant& now : desk->options()) {
                        if (now.value<CroupierOption>().part == row.part) {
                            return now.value<CroupierOption>().choice;
                        }
                    }
                    return -1;
                };
                for (int word = static_cast<int>(row.words.size()) - 1; word >= 0; --word) {
                    desk->chooseOption(row.part, word);
                    QCOMPARE(choiceNow(), word);
                }
                desk->chooseOption(row.part, static_cast<int>(row.words.size()));
                QCOMPARE(choiceNow(), 0);
                desk->chooseOption(row.part, row.choice);
            }
            desk->chooseOption(99, 0);
            desk->chooseOption(-1, 0);
        }
    }

    // A fourth game requires no change to them.
    void sharedPagesNameNoGame() {
        const GameRegistry games(file());
        CroupierRegistry croupiers(file(), m_folder->path());
        QVERIFY(croupiers.tested().size() > 1);
        for (const char* page :
             {"croupier/CroupierPage", "croupier/CroupierBar", "croupier/CroupierOptions",
              "croupier/CroupierIntro", "croupier/CroupierWatch", "croupier/CroupierShownCards",
              "croupier/CroupierRake", "croupier/CroupierRack", "croupier/CroupierTool",
              "table_test/TestOptions", "table_test/TestIntro", "table_test/TestPage"}) {
            QFile source(QStringLiteral(MESAVIVA_SCENARIOS "/../../qml/desks/teach/") + QLatin1String(page) +
                         QStringLiteral(".qml"));
            QVERIFY2(source.open(QIODevice::ReadOnly), page);
            const QString text = QString::fromUtf8(source.readAll());
            for (const TableGame* game : games.list()) {
                QVERIFY2(!text.contains(game->key(), Qt::CaseInsensitive), page);
            }
        }
    }

    // For any desk.
    void whereOneWorksIsReported() {
        CroupierRegistry croupiers(file(), m_folder->path());
        QVERIFY(!croupiers.atWork() && !croupiers.model());
        for (CroupierDesk* desk : croupiers.list()) {
            const QSignalSpy told(&croupiers, &CroupierRegistry::stageChanged);
            desk->setCount(0);
            desk->start();
            QCOMPARE(croupiers.atWork(), desk);
            QVERIFY(croupiers.model() && croupiers.model() == desk->model());
            QVERIFY(told.count() > 0);
            desk->stop();
            desk->leave();
            QVERIFY(!croupiers.atWork());
        }
    }

private:
    // The source file of a page of the program.
    // The path of a module's file in the qml folders; empty if not found.
    static QString sourceOf(const QUrl& url) {
        const QString module = url.toString().section(QStringLiteral("/MesaViva/"), 1).section(u'/', 0, 0);
        QDirIterator files(QStringLiteral(MESAVIVA_SCENARIOS "/../../qml"), {url.fileName()}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.contains(u'/' + module + u'/', Qt::CaseInsensitive)) {
                return path;
            }
        }
        return {};
    }
    QString file() const { return m_folder->filePath(QStringLiteral("a.ini")); }

    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestCroupierRegistry)
#include "tst_croupier_registry.moc"
