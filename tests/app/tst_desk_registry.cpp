// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core/desk/desk_registry.h"
#include "app/shell/application.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace mesaviva::app;

namespace {

// Has a panel and accepts files on request.
class PanelDesk : public Desk {
public:
    using Desk::Desk;

    QUrl panel() const override { return m_panel; }
    bool takesFile(const QUrl& file) const override {
        return file.fileName() == QLatin1String("lesson.json");
    }
    void openFile(const QUrl& file) override { opened = file; }
    void show(const QUrl& panel) {
        m_panel = panel;
        emit changed();
    }

    QUrl opened;

private:
    QUrl m_panel;
};

} // namespace

class TestDeskRegistry : public QObject {
    Q_OBJECT

private slots:
    void firstDeskIsChosenAtTheStart() {
        const DeskRegistry desks({new Desk({"play", "Play", "", ""}), new Desk({"teach", "Teach", "", ""})});
        QCOMPARE(desks.chosen()->key(), QStringLiteral("play"));
        QVERIFY(desks.list().first()->isChosen() && !desks.list().last()->isChosen());
    }

    void choosingIsReportedOnce() {
        DeskRegistry desks({new Desk({"play", "Play", "", ""}), new Desk({"inspect", "Inspect", "", ""})});
        const QSignalSpy told(&desks, &DeskRegistry::chosenChanged);
        desks.choose(QStringLiteral("inspect"));
        desks.choose(QStringLiteral("inspect"));
        desks.choose(QStringLiteral("whist"));
        QCOMPARE(desks.chosen()->key(), QStringLiteral("inspect"));
        QVERIFY(!desks.list().first()->isChosen() && desks.list().last()->isChosen());
        QCOMPARE(told.count(), 1);
    }

    // The event log hides a lesson.
    void firstDeskWithAPanelHasThePlaceBesideTheTable() {
        auto* const inspect = new PanelDesk({"inspect", "Inspect", "", ""});
        auto* const teach = new PanelDesk({"teach", "Teach", "", ""});
        const DeskRegistry desks({new Desk({"play", "Play", "", ""}), inspect, teach});
        QCOMPARE(desks.beside(), nullptr);
        teach->show(QUrl(QStringLiteral("qrc:/lesson")));
        QCOMPARE(desks.beside(), teach);
        inspect->show(QUrl(QStringLiteral("qrc:/log")));
        QCOMPARE(desks.beside(), inspect);
        inspect->show({});
        QCOMPARE(desks.beside(), teach);
    }

    void fileOpensAtTheDeskThatTakesIt() {
        auto* const teach = new PanelDesk({"teach", "Teach", "", ""});
        DeskRegistry desks({new Desk({"play", "Play", "", ""}), teach});
        QVERIFY(!desks.openFile(QUrl(QStringLiteral("file:///scenario.json"))));
        QCOMPARE(desks.chosen()->key(), QStringLiteral("play"));
        QVERIFY(desks.openFile(QUrl(QStringLiteral("file:///lesson.json"))));
        QCOMPARE(desks.chosen(), teach);
        QCOMPARE(teach->opened.fileName(), QStringLiteral("lesson.json"));
    }

    // In both languages; every desk but the first has its own page.
    void everyDeskHasItsOwnNames() {
        Application application;
        for (const char* code : {"pt", "en"}) {
            application.setLanguage(QLatin1String(code));
            const DeskRegistry& desks = *application.desks();
            QSet<QString> names;
            for (const Desk* desk : desks.list()) {
                for (const QString& name :
                     {desk->key(), desk->title(), desk->detail(), desk->iconName(), desk->page()}) {
                    QVERIFY2(!names.contains(name), qPrintable(name));
                    names.insert(name);
                }
                QVERIFY(!desk->title().isEmpty() && !desk->detail().isEmpty());
                QCOMPARE(desk->page().isEmpty(), desk == desks.list().first());
            }
        }
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestDeskRegistry)
#include "tst_desk_registry.moc"
