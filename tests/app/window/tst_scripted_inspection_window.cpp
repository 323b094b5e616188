// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A whole inspection in the real window, through all three games. The tables' time passes as fast as the
// machine can; every step uses a key or a click, and results are read back from the screen.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#include "engine/faults/fault_kind.h"
#include "engine/record/history/reconciliation.h"
#include "engine/record/history/returned.h"
#include "engine/record/record_file.h"
#include "engine/record/record_reader.h"
#endif

#include "app/core/events/table_faults.h"
#include "app/core/text/amounts.h"
#include "app/desks/inspect/comparison/comparison_rows.h"
#include "fake_ticks.h"
#include "pdf_text.h"
#include "window_user.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <array>
#include <functional>
#include <numeric>
#include <set>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

const roulette::Layout& layout() { return roulette::Layout::of(37); }
int red() { return layout().even(roulette::ChanceKind::red); }
int seventeen() { return layout().find(roulette::ChanceKind::straight, roulette::numbers({17})).value(); }

} // namespace

/// One inspection; its steps depend on each other, in this order.
class TestScriptedInspectionWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_user = std::make_unique<WindowUser>();
        application().setLanguage(QStringLiteral("pt"));
        QVERIFY(application().record()->writer());
        QVERIFY(user().open());
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Inspecionar")));
        QTRY_COMPARE(application().desks()->chosen()->key(), QStringLiteral("inspect"));
    }
    void cleanupTestCase() { m_user.reset(); }

    void pokerIsInspected() {
        LivePokerTable opened;
        opened.wallet = points();
        opened.simulated = 2;
        opened.seeds = derivedSeeds(Seed{});
        auto tableSession = std::make_unique<LivePokerSession>(opened);
        tableSession->recordTo(*application().record());
        const auto play = [](PokerTableModel& table) {
            if (table.anteAction().enabled && table.ownAnte() == 0) {
                table.placeAnte(500);
            } else if (table.betAction().enabled) {
                table.bet();
            }
        };
        inspect<PokerTableModel>(std::move(tableSession), QStringLiteral("P19b"), play);
    }

    void rouletteIsInspected() {
        LiveRouletteTable opened;
        opened.wallet = points();
        opened.settings = roulette::Settings(roulette::RuleSet::casino);
        opened.seeds = derivedSeeds(Seed{});
        auto tableSession = std::make_unique<LiveRouletteSession>(opened);
        tableSession->recordTo(*application().record());
        const auto play = [](RouletteTableModel& table) {
            if (table.ownStaked() == 0 && table.previewStake(red(), 1'000).enabled) {
                table.placeStake(seventeen(), 500);
                table.placeStake(red(), 1'000);
            }
        };
        inspect<RouletteTableModel>(std::move(tableSession), QStringLiteral("R20"), play);
    }

    void bingoIsInspected() {
        BingoRoomPlan plan;
        plan.key = QStringLiteral("inspected");
        plan.members = 20;
        auto room = std::make_shared<BingoRoom>(plan, derivedSeeds(Seed{}));
        auto tableSession = std::make_unique<LiveBingoSession>(
            room, points(), [] {}, application().record());
        const auto play = [](BingoTableModel& table) {
            if (table.buyAction().enabled && table.ownCards() == 0) {
                table.buy(6);
            }
        };
        inspect<BingoTableModel>(std::move(tableSession), QStringLiteral("B21"), play);
    }

    // Every fault that the law knows was injected, and each result was the predicted one.
    void everyFaultWasInjectedAndJudged() {
        QStringList injected;
        const std::vector<JudgedFault> judged = desk().faults()->judged();
        for (const JudgedFault& fault : judged) {
            QVERIFY2(fault.mark == FaultLineModel::Same, qPrintable(fault.fault + fault.verdict));
            injected.append(fault.fault);
        }
        for (const faults::FaultKind kind : faults::kAllFaultKinds) {
            const bool isInjected = std::ranges::any_of(
                injected, [kind](const QString& fault) { return fault.contains(FaultText::title(kind)); });
            QVERIFY2(isInjected, faults::name(kind).data());
        }
    }

    // The breakpoint stops a table without a running clock.
    void breakpointStopsAStory() {
        QCOMPARE(application().playShipped(QStringLiteral("roulette/online_pays_even_chances")), QString());
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
        stopAt(QStringLiteral("O17"));
        QTRY_VERIFY_WITH_TIMEOUT(eventLog().stoppedRow() >= 0, 60'000);
        QTRY_VERIFY(application().table()->isPaused());
        QVERIFY(eventLog()
                    .index(eventLog().stoppedRow(), 0)
                    .data(EventLogModel::RulesRole)
                    .toStringList()
                    .contains(QStringLiteral("O17")));
        QTRY_VERIFY(user().says(eventLog().stoppedText()));
        application().closeTable();
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Lado a lado")));
    }

    // O19, R29, M8: over all pockets, three stakes pay in the window what the fractions predict, to the cent.
    void comparisonIsExact() {
        user().press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("O que dizem as mesas")));
        RegulationComparison& comparison = *desk().comparison();
        comparison.setComparison(0);
        comparison.setView(RegulationComparison::Stakes);
        comparison.setOnlyDifferences(false);
        comparison.clear();
        comparison.setPlayer(0);
        comparison.place(red(), 1'000);
        comparison.place(seventeen(), 500);
        std::array<std::int64_t, 3> lost{};
        for (int pocket = 0; pocket < 37; ++pocket) {
            comparison.setPocket(pocket);
            const auto total = comparison.rows().at(2).value<ComparisonRow>();
            QCOMPARE(total.cells.size(), 3);
            for (std::size_t table = 0; table < lost.size(); ++table) {
                const Money net = netOf(table, pocket);
                lost[table] -= net.cents;
                QCOMPARE(total.cells.at(qsizetype(table)).value<ComparisonCell>().text,
                         signedAmountText(net));
            }
            QTRY_VERIFY(user().findExactly(QAccessible::ListItem, total.accessibleText));
        }
        const auto edge = comparison.rows().last().value<ComparisonRow>();
        for (std::size_t table = 0; table < lost.size(); ++table) {
            const std::int64_t staked = 37 * 1'500;
            const std::int64_t common = std::gcd(lost[table], staked);
            const QString fraction = QStringLiteral("%1/%2").arg(lost[table] / common).arg(staked / common);
            const QString text = edge.cells.at(qsizetype(table)).value<ComparisonCell>().text;
            QVERIFY2(text.startsWith(fraction), qPrintable(text + u' ' + fraction));
        }
        comparison.clear();
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("O que dizem as mesas")));
    }

    // The expected payback of red and of seventeen, as this wheel's fraction: 73/74 with half returned on
    // zero (R29), 36/37.
    void returnedIsBesideItsFraction() {
        user().press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Jogadas")));
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("O que foi devolvido")));
        ReturnedDesk& returned = *inspectDesk(application()).fairness()->returned();
        QTRY_VERIFY_WITH_TIMEOUT(!returned.isBusy() && !returned.rows().isEmpty(), 60'000);
        QVERIFY(!returned.isOutside());
        const auto reader = openRecord();
        QVERIFY(reader);
        const std::array<std::pair<const char*, double>, 2> exact{
            {{"roulette/chance/red", 73.0 / 74}, {"roulette/chance/straight", 36.0 / 37}}};
        returned.setGame(static_cast<int>(returned.games().indexOf(QStringLiteral("Roleta"))));
        QVERIFY2(returned.method().startsWith(QLatin1String("Roleta: ")), qPrintable(returned.method()));
        for (const auto& [key, fraction] : exact) {
            int found = 0;
            for (const QVariant& each : returned.rows()) {
                const auto row = each.value<ReturnedRow>();
                if (row.key == QLatin1String(key)) {
                    ++found;
                    QCOMPARE(row.expected, percentText(fraction, 2));
                    QTRY_VERIFY(user().says(QStringLiteral("%1: ").arg(row.title)));
                }
            }
            QCOMPARE(found, 1);
            for (const record::Returned& sum : record::addUpReturned(*reader, record::ReturnedSince())) {
                if (record::textOf(sum.key) == key) {
                    QCOMPARE(qRound64(sum.expected),
                             qRound64(fraction * static_cast<double>(sum.staked.cents)));
                }
            }
        }
    }

    // The own record is whole; a copy with one payment changed by a cent is not.
    void doctoredRecordIsFound() {
        FairnessDesk& fairness = *inspectDesk(application()).fairness();
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Prova de uma jogada")));
        QTRY_VERIFY(!fairness.steps().isEmpty());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Verificar todo o registo")));
        QTRY_VERIFY_WITH_TIMEOUT(fairness.isChecked(), 60'000);
        QVERIFY2(fairness.isWhole(), qPrintable(fairness.verdict()));
        QTRY_VERIFY(user().says(fairness.verdict()));
        const QString copy = m_folder.filePath(QStringLiteral("copy.sqlite"));
        record::Database(application().record()->file().toStdU16String(), record::OpenMode::write)
            .execute(("VACUUM INTO '" + copy + "'").toStdString().c_str());
        record::Database(copy.toStdU16String(), record::OpenMode::write)
            .execute("UPDATE events SET fields = json_set(fields, '$.returned', "
                     "json_extract(fields, '$.returned') + 1) WHERE id = (SELECT max(id) FROM events "
                     "WHERE event = 'settled' AND json_extract(fields, '$.returned') > 0)");
        fairness.bring(QUrl::fromLocalFile(copy));
        QTRY_VERIFY(!fairness.steps().isEmpty());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Verificar todo o registo")));
        QTRY_VERIFY_WITH_TIMEOUT(fairness.isChecked(), 60'000);
        QVERIFY(!fairness.isWhole());
        QTRY_VERIFY(user().says(fairness.verdict()));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Registo próprio")));
        QTRY_VERIFY(!fairness.isBrought());
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(user().closesPopup() && !user().isCovered());
    }

    // The report shows the inspector's steps and the contents of the record.
    void reportIsReadBack() {
        user().press(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Partes do processo")));
        ReportDesk& report = *inspectDesk(application()).report();
        report.setInitials(QStringLiteral("IGJ"));
        // A worker thread computes the copy's checksum.
        QTRY_VERIFY_WITH_TIMEOUT(report.summary().contains(QStringLiteral("Verificações: 2.")), 60'000);
        const QString pdf = m_folder.filePath(QStringLiteral("inspection.pdf"));
        report.save(QUrl::fromLocalFile(pdf));
        QTRY_VERIFY_WITH_TIMEOUT(!report.isBusy(), 240'000);
        QVERIFY2(!report.hasFailed(), qPrintable(report.message()));
        QFile file(pdf);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const QString hash =
            QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        QCOMPARE(report.hash(), hash);
        QTRY_VERIFY(user().says(hash));
        const test::PdfText text(bytes);
        const auto says = [&](const QString& words) { QVERIFY2(text.says(words), qPrintable(words)); };
        says(QStringLiteral("Relatório de uma inspeção"));
        says(QStringLiteral("IGJ"));
        const std::vector<JudgedFault> judged = desk().faults()->judged();
        for (const JudgedFault& fault : judged) {
            says(fault.fault);
            says(fault.round);
            says(fault.time);
        }
        const auto reader = openRecord();
        QVERIFY(reader);
        for (const std::int64_t table : m_tables) {
            says(QStringLiteral("Contas da mesa %1").arg(table));
            const auto ledger = record::reconcile(*reader, table);
            QVERIFY(ledger && ledger->isRight());
            for (const record::AccountLine& account : ledger->accounts) {
                says(amountText(account.closing));
            }
        }
        QFile json(m_folder.filePath(QStringLiteral("inspection.json")));
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject facts = QJsonDocument::fromJson(json.readAll()).object();
        QCOMPARE(facts[QLatin1String("tables")].toArray().size(), qsizetype(m_tables.size()));
        QCOMPARE(facts[QLatin1String("faults")].toArray().size(), qsizetype(judged.size()));
        const QJsonArray verified = facts[QLatin1String("verified")].toArray();
        QCOMPARE(verified.size(), 2);
        QVERIFY(verified.at(0)[QLatin1String("whole")].toBool());
        QVERIFY(!verified.at(1)[QLatin1String("whole")].toBool(true));
        report.beginCase();
    }

private:
    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    TableInspector& desk() { return *inspectDesk(application()).inspector(); }
    EventLogModel& eventLog() { return *desk().eventLog(); }

    // The player's points carry over to the next table.
    Money points() { return Money{application().points()->amount()}; }

    std::unique_ptr<record::RecordReader> openRecord() {
        auto reader = record::RecordReader::open(application().record()->file().toStdU16String());
        return reader ? std::move(*reader) : nullptr;
    }

    // What red (10,00) and seventeen (5,00) pay together, by the texts: O19 and M8 take all on zero, R29
    // half.
    static Money netOf(std::size_t table, int pocket) {
        constexpr std::array kRed{1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36};
        constexpr std::size_t kCasino = 1;
        const bool isRed = std::ranges::find(kRed, pocket) != kRed.end();
        const Money onRed{isRed ? 1'000 : pocket == 0 && table == kCasino ? -500 : -1'000};
        return onRed + Money{pocket == 17 ? 35 * 500 : -500};
    }

    // Types the rule at which the table stops.
    void stopAt(const QString& rule) {
        QVERIFY(user().tabTo(QStringLiteral("A regra em que a mesa para")));
        for (const QChar letter : rule) {
            QTest::keyClick(user().window(), letter.toLatin1());
        }
        QTRY_COMPARE(eventLog().stopRule(), rule);
        QCOMPARE(eventLog().stopRuleError(), QString());
    }

    /// Opens the table for inspection with its event log, stops it at a rule, plays a round, injects and
    /// judges every fault that the table knows, plays another round, and compares the event log with the
    /// record and the screen.
    template <class Model, class SessionType>
    void inspect(std::unique_ptr<SessionType> tableSession, const QString& rule,
                 const std::function<void(Model&)>& play) {
        auto ticks = std::make_unique<test::FakeTicks>();
        test::FakeTicks& time = *ticks;
        auto shown = std::make_unique<Model>(std::move(tableSession), Pace{1.0, std::move(ticks)});
        Model& model = *shown;
        application().showTable(std::move(shown));
        QVERIFY(desk().isOpen());
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
        stopAt(rule);
        const auto runTo = [&](const std::function<bool()>& there) {
            for (int i = 0; i < 20'000 && !there(); ++i) {
                play(model);
                // Events not yet recorded are waited for, as in the program itself.
                if (!QTest::qWaitFor([&] { return !time.isSilent(); }, 60'000)) {
                    return false;
                }
                time.passToRing();
                QCoreApplication::processEvents();
            }
            return there();
        };
        const auto playRound = [&] {
            const int next = model.round() + 2;
            QVERIFY(runTo([&] { return model.round() >= next; }));
        };
        playRound();
        eventLog().finish();
        QVERIFY(eventLog().stoppedRow() >= 0);
        QTRY_VERIFY(user().says(eventLog().stoppedText()));

        causeAll(runTo);
        playRound();
        QTRY_VERIFY_WITH_TIMEOUT(!time.isSilent(), 60'000); // everything is recorded and announced
        QVERIFY(model.recordedUpTo());
        m_tables.insert(model.recordedUpTo()->table);
        compareEventLog(*model.recordedUpTo());
        application().closeTable();
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Lado a lado")));
    }

    // Each fault in turn, by key, as soon as the table allows it.
    void causeAll(const std::function<bool(const std::function<bool()>&)>& runTo) {
        FaultDesk& faults = *desk().faults();
        QVERIFY(faults.isAvailable());
        user().press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(faults.choices()->rowCount() > 0);
        const auto titleAt = [&](int row) {
            return faults.choices()->rows().at(static_cast<std::size_t>(row)).title;
        };
        QTRY_COMPARE(user().focusedName(), titleAt(0));
        QStringList titles;
        for (int row = 0; row < faults.choices()->rowCount(); ++row) {
            titles.append(titleAt(row));
        }
        for (const QString& title : std::as_const(titles)) {
            for (int i = 0; i < titles.size() && titleAt(faults.choice()) != title; ++i) {
                user().press(faults.choice() < titles.indexOf(title) ? Qt::Key_Down : Qt::Key_Up);
            }
            QCOMPARE(titleAt(faults.choice()), title);
            const auto isAllowed = [&] {
                faults.refresh();
                return faults.denial().isEmpty();
            };
            QVERIFY2(runTo(isAllowed), qPrintable(title + u' ' + faults.denial()));
            QVERIFY(faults.lines()->rowCount() > 0); // predicted
            const qsizetype before = faults.injected().size();
            user().press(Qt::Key_Return);
            QCOMPARE(faults.injected().size(), before + 1);
            const auto isJudged = [&] {
                faults.refresh();
                return faults.verdictMark() != FaultLineModel::Awaited;
            };
            QVERIFY2(runTo(isJudged), qPrintable(title));
            QVERIFY2(faults.verdictMark() == FaultLineModel::Same,
                     qPrintable(title + u' ' + faults.verdict()));
            QTRY_VERIFY(user().says(faults.verdict()));
            QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("O que daí resultou")));
        }
        user().press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
    }

    // Every recorded event is a row of the event log, in order, with its rules; every row is read in the
    // list, by key.
    void compareEventLog(const RecordedUpTo& upTo) {
        eventLog().clearFilter();
        eventLog().finish();
        const auto reader = openRecord();
        QVERIFY(reader);
        record::EventCursor cursor = reader->events(upTo.table, 1);
        record::EventRow row;
        QStringList lines;
        int compared = 0;
        while (cursor.next(row) && row.seq <= upTo.seq) {
            const QModelIndex index = eventLog().index(compared++, 0);
            const QStringList rules = index.data(EventLogModel::RulesRole).toStringList();
            QCOMPARE(index.data(EventLogModel::SeqRole).toDouble(), double(row.seq));
            QCOMPARE(index.data(EventLogModel::KindRole).toString(), QString::fromStdString(row.text.kind));
            QCOMPARE(rules.join(u' '), QString::fromStdString(row.text.rules));
            QCOMPARE(index.data(EventLogModel::RoundRole).toULongLong(), qulonglong(row.round));
            lines.append(QStringLiteral("%1, %2. %3 Regras: %4")
                             .arg(index.data(EventLogModel::TimeRole).toString(),
                                  index.data(EventLogModel::TitleRole).toString(),
                                  index.data(EventLogModel::WordsRole).toString(),
                                  rules.join(QStringLiteral(", "))));
        }
        QVERIFY2(compared > 50, qPrintable(QString::number(compared)));
        QCOMPARE(eventLog().rowCount(), compared);

        const auto isOnEvents = [&] {
            return user().focusedName() == QLatin1String("Acontecimentos") ||
                   user().focusedName().contains(QStringLiteral(" Regras: "));
        };
        for (int i = 0; i < 60 && !isOnEvents(); ++i) {
            user().press(Qt::Key_Tab);
        }
        QVERIFY(isOnEvents());
        user().press(Qt::Key_Home);
        // Row by row: the number of visible rows depends on how soon the list is drawn.
        for (int at = 0; at < compared; ++at) {
            QTRY_COMPARE(user().focusedName(), lines.at(at));
            user().press(Qt::Key_Down);
        }
    }

    std::unique_ptr<WindowUser> m_user;
    QTemporaryDir m_folder;
    std::set<std::int64_t> m_tables;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestScriptedInspectionWindow)
#include "tst_scripted_inspection_window.moc"
