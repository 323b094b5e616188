// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Studies: recorded rounds are saved in a file with notes at their events, and replay from it even without
// the record; each shows at every event the same as on record.
#include "patience.h"
#include "recorded_scenarios.h"
#include "shown_difference.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/study/study_desk.h"
#include "app/core/table/table_capabilities.h"
#include "engine/record/rows.h"
#endif

#include "app/core/text/language.h"
#include "program/test_list.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mesaviva;
using namespace mesaviva::app;
using mesaviva::test::allRounds;
using mesaviva::test::difference;
using mesaviva::test::recordScenario;

namespace {

/// A record with a round of each game, a desk for studies of it, and the table that shows a round.
struct House {
    QTemporaryDir folder;
    QString settings = folder.filePath(QStringLiteral("settings.ini"));
    QString studies = folder.filePath(QStringLiteral("studies"));
    RecordKeeper keeper{folder.path(), settings};
    GameRegistry games{settings};
    std::unique_ptr<TableModel> table;
    StudyDesk desk{keeper, games, studies};

    House() {
        desk.setShow([this](OpenedTable opened) {
            desk.letGo();
            table = std::move(opened.table);
            table->setPaused(true);
            desk.follow(*table);
        });
    }
    ~House() { desk.letGo(); }

    bool isIdle() {
        return QTest::qWaitFor([this] { return !desk.isBusy(); }, 60'000);
    }
    /// The recorded round as a replay; the record must exist.
    std::unique_ptr<TableModel> recorded(const record::RoundRow& round) const {
        auto reader = record::RecordReader::open(keeper.file().toStdU16String());
        if (auto* const rounds = games.capability<RoundReplays>(QString::fromStdString(round.game))) {
            auto opened = rounds->openRecorded(**reader, round.id);
            opened.table->setPaused(true);
            return std::move(opened.table);
        }
        return nullptr;
    }
    bool goes(int row) {
        desk.play(row);
        return isIdle() && desk.isActive();
    }
};

QString linkTo(const record::RoundRow& round, std::uint64_t seq) {
    return QString::fromStdString(textOf(record::RoundLink{round.id, seq}));
}

// The first difference between two rounds, except for proof and record place, which files lack.
QString differenceInRound(TableModel& studied, TableModel& recorded) {
    if (studied.caption() != recorded.caption()) {
        return QStringLiteral("caption: ") + studied.caption() + QStringLiteral(", ") + recorded.caption();
    }
    for (const char* const name : {"wallet", "phase", "verdict", "phaseText", "seats", "cards", "stacks"}) {
        const QVariant one = studied.property(name);
        auto* const list = one.value<QAbstractItemModel*>();
        auto* const other = recorded.property(name).value<QAbstractItemModel*>();
        if (list && other) {
            const QString found = test::differenceOf(*list, *other);
            if (!found.isEmpty()) {
                return QString::fromLatin1(name) + QStringLiteral(": ") + found;
            }
        } else if (one != recorded.property(name)) {
            return QString::fromLatin1(name);
        }
    }
    return {};
}

} // namespace

class StudyTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_language.setCode(QStringLiteral("en")); }

    // 13: one study contains a round of each game, with a note; without its record it replays from the file
    // and shows at every event the same as on record.
    void roundsOutliveTheirRecord() {
        House house;
        for (const char* const name : {"poker/bet_in_the_extra_period.json", "bingo/90_crowd.json",
                                       "roulette/casino_double_table.json"}) {
            QVERIFY(recordScenario(QString::fromLatin1(name), house.keeper.file()));
        }
        const auto rounds = allRounds(house.keeper.file());
        QVERIFY(rounds.size() >= 3);
        const QAbstractItemModelTester tester(&house.desk);
        std::vector<record::RoundRow> kept;
        QStringList games;
        for (const record::RoundRow& round : rounds) {
            if (!round.closed || games.contains(QString::fromStdString(round.game))) {
                continue;
            }
            games.append(QString::fromStdString(round.game));
            kept.push_back(round);
            const QSignalSpy added(&house.desk, &StudyDesk::added);
            house.desk.add(linkTo(round, round.first + 3), QStringLiteral("A note: “áé” "),
                           kept.size() == 1 ? -1 : 0, QStringLiteral("Odd/rounds"));
            QVERIFY(house.isIdle());
            QVERIFY2(added.count() == 1, qPrintable(house.desk.message()));
        }
        QCOMPARE(games.size(), 3);
        QCOMPARE(house.desk.rounds(), 3);
        QCOMPARE(house.desk.count(), 6);
        QCOMPARE(house.desk.title(), QStringLiteral("Odd/rounds"));
        QCOMPARE(house.desk.studies(), QStringList{QStringLiteral("Odd_rounds")});

        std::vector<std::unique_ptr<TableModel>> recorded;
        for (const record::RoundRow& round : kept) {
            recorded.push_back(house.recorded(round));
        }
        QVERIFY(QFile::remove(house.keeper.file()));
        for (int i = 0; i < 3; ++i) {
            const QModelIndex row = house.desk.index(2 * i);
            QVERIFY(row.data(StudyDesk::IsRoundRole).toBool());
            QVERIFY(row.data(StudyDesk::TitleRole)
                        .toString()
                        .contains(QString::fromStdString(textOf(kept[static_cast<std::size_t>(i)].id))));
            const QString picture = row.data(StudyDesk::PictureRole).toString();
            QVERIFY(picture.startsWith(QStringLiteral("image://study/")));
            QVERIFY(!house.desk.pictures()->at(picture.section(u'/', 3, 3).toInt(), i).isNull());
            QCOMPARE(house.desk.index(2 * i + 1).data(StudyDesk::DetailRole).toString(),
                     QStringLiteral("A note: “áé”"));
            QVERIFY2(house.goes(2 * i + 1), qPrintable(house.desk.message()));
            TableModel& table = *house.table;
            TableModel& before = *recorded[static_cast<std::size_t>(i)];
            QVERIFY(table.replay()->isStudied());
            QVERIFY(table.replay()->link().isEmpty());
            QCOMPARE(table.replay()->position(), house.desk.event());
            QCOMPARE(house.desk.moment(), 2 * i + 1);
            QCOMPARE(house.desk.note(), QStringLiteral("A note: “áé”"));
            const int size = std::min(table.replay()->size(), before.replay()->size());
            QVERIFY(size > 5);
            for (int event = 1; event <= size; ++event) {
                table.replay()->moveTo(event);
                before.replay()->moveTo(event);
                const QString found = differenceInRound(table, before);
                QVERIFY2(found.isEmpty(),
                         qPrintable(QStringLiteral("%1, event %2: %3").arg(games[i]).arg(event).arg(found)));
            }
            house.desk.letGo();
        }
    }

    // Another note is added to the existing round; a removed one disappears from the file.
    void notesComeAndGo() {
        House house;
        QVERIFY(recordScenario(QStringLiteral("poker/bet_in_the_extra_period.json"), house.keeper.file()));
        const record::RoundRow round = allRounds(house.keeper.file()).back();
        house.desk.add(QString::fromStdString(textOf(round.id)), {}, -1, QStringLiteral("One"));
        QVERIFY(house.isIdle());
        QCOMPARE(house.desk.count(), 1);
        house.desk.add(linkTo(round, round.first + 4), QStringLiteral("later"), 0, {});
        house.desk.add(linkTo(round, round.first + 1), QStringLiteral("sooner"), 0, {});
        QVERIFY(house.isIdle());
        QCOMPARE(house.desk.count(), 3);
        QCOMPARE(house.desk.rounds(), 1);
        QCOMPARE(house.desk.index(1).data(StudyDesk::DetailRole).toString(), QStringLiteral("sooner"));
        // The same round without a note is refused.
        house.desk.add(QString::fromStdString(textOf(round.id)), {}, 0, {});
        QVERIFY(house.isIdle());
        QVERIFY(house.desk.hasFailed());

        QVERIFY(house.goes(0));
        house.table->replay()->moveTo(3);
        QCOMPARE(house.desk.note(), QStringLiteral("sooner"));
        house.desk.write(QStringLiteral("here"));
        QVERIFY(house.isIdle());
        QCOMPARE(house.desk.note(), QStringLiteral("here"));
        QVERIFY(house.desk.goOn(true));
        QCOMPARE(house.desk.note(), QStringLiteral("later"));
        QVERIFY(!house.desk.goOn(true));
        QVERIFY(house.desk.goOn(false));
        QCOMPARE(house.table->replay()->position(), 3);
        // Time stops at a note.
        house.desk.remove(2);
        QVERIFY(house.isIdle());
        QCOMPARE(house.desk.count(), 3);

        StudyDesk again(house.keeper, house.games, house.studies);
        again.begin();
        QTRY_COMPARE(again.count(), 3);
        QCOMPARE(again.index(2).data(StudyDesk::DetailRole).toString(), QStringLiteral("later"));
        house.desk.remove(0);
        QVERIFY(house.isIdle());
        QCOMPARE(house.desk.count(), 0);
    }

    // 13: removal can be undone, for a note in its position and for a round with all its notes, until the
    // next change.
    void whatWasRemovedIsPutBack() {
        House house;
        QVERIFY(recordScenario(QStringLiteral("poker/bet_in_the_extra_period.json"), house.keeper.file()));
        const record::RoundRow round = allRounds(house.keeper.file()).back();
        for (const std::uint64_t event : {std::uint64_t{5}, std::uint64_t{2}}) {
            house.desk.add(linkTo(round, round.first + event), QString::number(event), event == 5 ? -1 : 0,
                           QStringLiteral("Back"));
            QVERIFY(house.isIdle());
        }
        const auto rows = [&] {
            QStringList texts;
            for (int row = 0; row < house.desk.count(); ++row) {
                texts.append(house.desk.index(row).data(StudyDesk::DetailRole).toString());
            }
            return texts;
        };
        const QStringList whole = rows();
        QCOMPARE(whole.size(), 3);
        QVERIFY(!house.desk.isUndoable());
        for (const int row : {1, 0}) {
            house.desk.remove(row);
            QVERIFY(house.isIdle());
            QVERIFY(house.desk.isUndoable());
            QVERIFY(rows() != whole);
            house.desk.undo();
            QVERIFY(house.isIdle());
            QCOMPARE(rows(), whole);
            QVERIFY(!house.desk.isUndoable());
        }
        house.desk.remove(1);
        QVERIFY(house.isIdle());
        house.desk.begin();
        house.desk.rename(QStringLiteral("Otherwise"));
        QVERIFY(house.isIdle());
        QVERIFY(!house.desk.isUndoable());
        house.desk.undo();
        QVERIFY(house.isIdle());
        QCOMPARE(rows().size(), 2);
    }

    // 13: title and file change together, and another study of that title is not overwritten.
    void studiesAreRenamed() {
        House house;
        QVERIFY(recordScenario(QStringLiteral("poker/bet_in_the_extra_period.json"), house.keeper.file()));
        const QString round = QString::fromStdString(textOf(allRounds(house.keeper.file()).back().id));
        for (const char* const title : {"One", "Two"}) {
            house.desk.add(round, {}, -1, QString::fromLatin1(title));
            QVERIFY(house.isIdle());
        }
        QCOMPARE(house.desk.title(), QStringLiteral("Two"));
        house.desk.rename(QStringLiteral("  One "));
        QVERIFY(house.isIdle());
        QVERIFY2(!house.desk.hasFailed(), qPrintable(house.desk.message()));
        QCOMPARE(house.desk.title(), QStringLiteral("One"));
        QCOMPARE(house.desk.studies(), (QStringList{QStringLiteral("One 2"), QStringLiteral("One")}));
        QCOMPARE(house.desk.study(), 0);
        QCOMPARE(house.desk.rounds(), 1);
        house.desk.rename(QStringLiteral(" "));
        QVERIFY(house.isIdle());
        QCOMPARE(house.desk.title(), QStringLiteral("One"));
    }

    // A round of another record that is shown is added from that record.
    void roundsOfTheShownRecordAreAdded() {
        House house;
        const QString shown = house.folder.filePath(QStringLiteral("shown.sqlite"));
        QVERIFY(recordScenario(QStringLiteral("poker/bet_in_the_extra_period.json"), shown));
        house.keeper.show(shown);
        house.desk.add(QString::fromStdString(textOf(allRounds(shown).back().id)), {}, -1,
                       QStringLiteral("Shown"));
        QVERIFY(house.isIdle());
        QVERIFY2(!house.desk.hasFailed(), qPrintable(house.desk.message()));
        QCOMPARE(house.desk.rounds(), 1);
    }

    // 13: two windows that write one study wait for each other; the waiting one shows a message, and nothing
    // is lost.
    void studiesThatAreHeldElsewhereAreLeft() {
        House house;
        QVERIFY(recordScenario(QStringLiteral("poker/bet_in_the_extra_period.json"), house.keeper.file()));
        house.desk.add(QString::fromStdString(textOf(allRounds(house.keeper.file()).back().id)),
                       QStringLiteral("n"), -1, QStringLiteral("Held"));
        QVERIFY(house.isIdle());
        {
            const StudyHold hold(house.studies + QStringLiteral("/Held.json"));
            QVERIFY(hold.isHeld());
            house.desk.remove(1);
            QVERIFY(house.isIdle());
            QVERIFY(house.desk.hasFailed());
        }
        QCOMPARE(house.desk.count(), 2);
        house.desk.remove(1);
        QVERIFY(house.isIdle());
        QVERIFY(!house.desk.hasFailed());
        QCOMPARE(house.desk.count(), 1);
    }

    // Studies pass from hand to hand: a bad file in the folder hides no good ones, and is named in the
    // window's language, also after a change of language.
    void aBadFileHidesNoGoodOnes() {
        House house;
        QVERIFY(recordScenario(QStringLiteral("poker/bet_in_the_extra_period.json"), house.keeper.file()));
        const record::RoundRow round = allRounds(house.keeper.file()).back();
        house.desk.add(QString::fromStdString(textOf(round.id)), QStringLiteral("n"), -1,
                       QStringLiteral("One"));
        QVERIFY(house.isIdle());
        QFile file(house.studies + QStringLiteral("/0 bad.json")); // the first by name
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
        file.close();
        StudyDesk later(house.keeper, house.games, house.studies);
        later.begin();
        QTRY_VERIFY(!later.isBusy());
        QCOMPARE(later.studies().size(), 2);
        QCOMPARE(later.title(), QStringLiteral("One"));
        QVERIFY(later.hasFailed());
        QVERIFY2(later.message().contains(QStringLiteral("0 bad.json is refused")),
                 qPrintable(later.message()));
        m_language.setCode(QStringLiteral("pt"));
        QVERIFY2(later.message().contains(QStringLiteral("recusado")), qPrintable(later.message()));
        m_language.setCode(QStringLiteral("en"));
    }

    // A file that is not a study is refused with a message, and the open study stays.
    void whatIsNoStudyIsRefused() {
        House house;
        QVERIFY(recordScenario(QStringLiteral("poker/bet_in_the_extra_period.json"), house.keeper.file()));
        const record::RoundRow round = allRounds(house.keeper.file()).back();
        house.desk.add(QString::fromStdString(textOf(round.id)), QStringLiteral("n"), -1,
                       QStringLiteral("One"));
        QVERIFY(house.isIdle());
        for (const QByteArray& text :
             {QByteArray(), QByteArray("{}"), QByteArray(100'000, '['),
              QByteArray(R"({"format":"mesaviva.lesson/1"})"),
              QByteArray(
                  R"({"format":"mesaviva.study/1","title":"x","rounds":[{"round":"1-1","scenario":{}}]})")}) {
            const QString path = house.folder.filePath(QStringLiteral("other.json"));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(text);
            file.close();
            house.desk.openFile(QUrl::fromLocalFile(path));
            QVERIFY(house.isIdle());
            QVERIFY(house.desk.hasFailed());
            QVERIFY(house.desk.message().contains(QStringLiteral("other.json")));
            QCOMPARE(house.desk.title(), QStringLiteral("One"));
        }
        house.desk.openFile(QUrl::fromLocalFile(house.folder.filePath(QStringLiteral("nowhere.json"))));
        QVERIFY(house.isIdle());
        QVERIFY(house.desk.hasFailed());
        // A round that is not recorded, and an invalid id.
        house.desk.add(QStringLiteral("9-9"), {}, 0, {});
        QVERIFY(house.isIdle());
        QVERIFY(house.desk.hasFailed());
        QCOMPARE(house.desk.count(), 2);
    }

private:
    Language m_language;
};

MESAVIVA_TEST(StudyTest)
#include "tst_study.moc"
