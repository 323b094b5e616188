// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/command_line.h"
#include "app/cli/sentences/scenario_commands.h"
#include "app/desks/inspect/conformity/rule_proofs.h"
#include "app/desks/inspect/table/event_log_model.h"
#include "engine/scenario/rules_shown.h"
#endif

#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/text/language.h"
#include "app/desks/inspect/conformity/conformity_model.h"
#include "app/desks/inspect/report/report_desk.h"
#include "pdf_text.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <sstream>
#include <utility>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

QJsonObject registered() {
    QFile file(QStringLiteral(":/mesaviva/regulations/register.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

} // namespace

class TestConformity : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_language.setCode(QStringLiteral("en"));
        QVERIFY(m_folder.isValid());
        m_proofs = proveRules([](double) { return true; });
    }

    // Rules that the program carries out are proved by a scenario, or the list says where to look: no rule
    // has neither or both, and both languages say it.
    void everyRuleCanBeTested() {
        QStringList without;
        const std::vector<InspectedRule> rules = inspectedRules(QStringLiteral("pt"));
        for (const InspectedRule& rule : rules) {
            const bool carriedOut = rule.kinds != QStringList{QStringLiteral("N")};
            if (carriedOut && !rule.reading && m_proofs.value(rule.id).isEmpty() == rule.seen.isEmpty()) {
                without.append(rule.id);
            }
        }
        QCOMPARE(without, QStringList());
        int told = 0;
        for (const InspectedRule& rule : inspectedRules(QStringLiteral("en"))) {
            told += rule.seen.isEmpty() ? 0 : 1;
        }
        QCOMPARE(told, std::ranges::count_if(rules,
                                             [](const InspectedRule& rule) { return !rule.seen.isEmpty(); }));
    }

    // All rules and all readings of the register, each once.
    void everyRuleIsListed() {
        const QJsonObject all = registered();
        QSet<QString> expected;
        for (const char* list : {"rules", "readings"}) {
            for (const QJsonValue& rule : all[QLatin1String(list)].toArray()) {
                expected.insert(rule[QLatin1String("id")].toString());
            }
        }
        const std::vector<InspectedRule> rules = inspectedRules(QStringLiteral("pt"));
        QSet<QString> listed;
        for (const InspectedRule& rule : rules) {
            QVERIFY2(!listed.contains(rule.id), qPrintable(rule.id));
            listed.insert(rule.id);
            QVERIFY2(!rule.title.isEmpty() && !rule.text.isEmpty() && !rule.kinds.isEmpty() &&
                         !rule.name.isEmpty(),
                     qPrintable(rule.id));
            QVERIFY2(!doesAbout(rule.kinds, rule.reading).isEmpty(), qPrintable(rule.id));
        }
        QCOMPARE(listed, expected);
        QVERIFY(expected.size() > 300);
    }

    // Each is found by its number as typed, in order: M3.2 M3.2.1 M3.3.
    void everyNumberIsARules() {
        QStringList macau;
        for (const InspectedRule& rule : inspectedRules(QStringLiteral("pt"))) {
            const EventLogFilter typed = EventLogFilter::typed(rule.id.toLower());
            QVERIFY2(typed.words.isEmpty() && typed.rules == QStringList(rule.id), qPrintable(rule.id));
            if (rule.id.startsWith(u'M')) {
                macau.append(rule.id);
            }
            QVERIFY2(
                scenario::rulesNamed("as " + rule.id.toStdString() + " says").contains(rule.id.toStdString()),
                qPrintable(rule.id));
        }
        const auto place = macau.indexOf(QStringLiteral("M3.2.1"));
        QVERIFY(place > macau.indexOf(QStringLiteral("M1.1")));
        QCOMPARE(macau.value(place + 1), QStringLiteral("M3.2.2"));
    }

    // Where the house may choose, the table's setting is named, and a shipped scenario plays the other
    // choice.
    void otherChoiceCanBePlayed() {
        int choices = 0;
        for (const InspectedRule& rule : inspectedRules(QStringLiteral("en"))) {
            QCOMPARE(rule.other.isEmpty(), rule.played.isEmpty());
            QCOMPARE(rule.other.isEmpty(), rule.setting.isEmpty());
            if (rule.other.isEmpty()) {
                continue;
            }
            ++choices;
            QFile file(QStringLiteral(":/mesaviva/scenarios/%1.json").arg(rule.played));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(rule.played));
            const QJsonObject table = QJsonDocument::fromJson(file.readAll()).object()["table"].toObject();
            QVERIFY2(table.contains(rule.setting), qPrintable(rule.id + u' ' + rule.setting));
        }
        QCOMPARE(choices, 12);
    }

    // Every rule that the engine decides is named by a shipped scenario's events.
    void everyDecidedRuleIsNamed() {
        QStringList unnamed;
        for (const InspectedRule& rule : inspectedRules(QStringLiteral("pt"))) {
            if (rule.kinds.contains(QLatin1String("L")) && !m_proofs.contains(rule.id)) {
                unnamed.append(rule.id);
            }
        }
        QCOMPARE(unnamed, QStringList());
    }

    // `mesaviva run` prints what a proof claims.
    void proofsNameTheRule_data() {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("P12a") << "P12a"
                              << "poker/pays_p12a_royal_flush";
        QTest::newRow("P30") << "P30"
                             << "poker/folded";
        QTest::newRow("R22") << "R22"
                             << "roulette/casino_void_spin_before_stakes_close";
        QTest::newRow("B24") << "B24"
                             << "bingo/90_line_and_bingo";
    }

    void proofsNameTheRule() {
        QFETCH(const QString, rule);
        QFETCH(const QString, scenario);
        const QList<RuleProof> proofs = m_proofs.value(rule);
        const auto proof = std::ranges::find(proofs, scenario, &RuleProof::scenario);
        QVERIFY(proof != proofs.end());
        QVERIFY(!proof->pt.isEmpty() && !proof->en.isEmpty() && !proof->refused);
        std::ostringstream out;
        std::ostringstream err;
        const QString path = QStringLiteral(MESAVIVA_SCENARIOS "/%1.json").arg(scenario);
        QCOMPARE(app::runCommand(path.toStdString(), out, err), 0);
        QVERIFY(QString::fromStdString(out.str()).contains(u'"' + rule + u'"'));
    }

    // The scenarios that assert the rule come first, then those that decide it.
    void whatAssertsTheRuleComesFirst() {
        const QList<RuleProof> proofs = m_proofs.value(QStringLiteral("P12a"));
        QCOMPARE(proofs.first().scenario, QStringLiteral("poker/pays_p12a_royal_flush"));
        QVERIFY(proofs.first().asserted && proofs.first().decided);
        for (const QList<RuleProof>& all : m_proofs) {
            QVERIFY(std::ranges::is_sorted(all, std::greater(), [](const RuleProof& proof) {
                return std::pair(proof.asserted, proof.decided);
            }));
        }
    }

    void offeredDecidedAsserted_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("marks");
        const auto row = [](const char* name, const char* scenario, const char* rule, const char* marks) {
            QTest::newRow(name) << scenario << rule << marks;
        };
        row("by the opening only: O6c", "roulette/online_individual_spin", "O6c", "o");
        row("decided and checked: O15", "roulette/online_individual_spin", "O15", "oda");
        row("not in the comment: O3a", "roulette/online_not_enough_points", "O3a", "d");
        row("named in round 0: O27", "roulette/online_individual_spin", "O27", "");
        row("named by a range: M7.5", "roulette/macau_pays_in_the_order_of_the_rules", "M7.5", "da");
        row("refuses a file: P6a", "unlawful/poker_eight_seats", "P6a", "da");
    }

    void offeredDecidedAsserted() {
        QFETCH(const QString, scenario);
        QFETCH(const QString, rule);
        QFETCH(const QString, marks);
        const QList<RuleProof> proofs = m_proofs.value(rule);
        const auto proof = std::ranges::find(proofs, scenario, &RuleProof::scenario);
        QVERIFY(proof != proofs.end());
        QCOMPARE(QString(proof->offered ? "o" : "") + (proof->decided ? "d" : "") +
                     (proof->asserted ? "a" : ""),
                 marks);
    }

    // The list counts them, filters by them and sums them up.
    void listShowsWhatIsAsserted() {
        const RuleActs acts;
        ConformityModel list(acts);
        list.read();
        list.retranslate();
        const auto value = [&](const char* rule, int role) {
            return list.index(rowOf(list, QString::fromLatin1(rule)), 0).data(role).toString();
        };
        QCOMPARE(value("O6c", ConformityModel::OfferedRole), QStringLiteral("…"));
        QVERIFY(!list.summary().contains(QStringLiteral("asserted")));
        list.begin();
        QTRY_VERIFY_WITH_TIMEOUT(list.isProved(), 60'000);
        const ProofCounts counts = countsOf(m_proofs.value(QStringLiteral("O6c")));
        QVERIFY(counts.offered > 0);
        QCOMPARE(value("O6c", ConformityModel::OfferedRole), QString::number(counts.offered));
        QCOMPARE(value("O6c", ConformityModel::DecidedRole), QStringLiteral("–"));
        QVERIFY(value("O15", ConformityModel::AssertedRole).toInt() > 0);
        const int all = list.rowCount();
        const auto with = [&](int ProofCounts::*mark) {
            return std::ranges::count_if(m_proofs,
                                         [&](const auto& proofs) { return countsOf(proofs).*mark > 0; });
        };
        list.setShown(ConformityModel::Undecided);
        QVERIFY(rowOf(list, QStringLiteral("O6c")) >= 0);
        QCOMPARE(rowOf(list, QStringLiteral("O15")), -1);
        QCOMPARE(list.rowCount(), all - int(with(&ProofCounts::decided)));
        list.setShown(ConformityModel::Unasserted);
        QCOMPARE(rowOf(list, QStringLiteral("O15")), -1);
        QCOMPARE(list.rowCount(), all - int(with(&ProofCounts::asserted)));
        QVERIFY2(list.summary().endsWith(QStringLiteral("in scenarios %1 offered, %2 decided, %3 asserted")
                                             .arg(with(&ProofCounts::offered))
                                             .arg(with(&ProofCounts::decided))
                                             .arg(with(&ProofCounts::asserted))),
                 qPrintable(list.summary()));
    }

    // A file that breaks a rule proves it by being refused.
    void refusedFilesProveTheirRule() {
        QSet<QString> refused;
        for (const QList<RuleProof>& proofs : m_proofs) {
            for (const RuleProof& proof : proofs) {
                QCOMPARE(proof.refused, isUnlawful(proof.scenario));
                if (proof.refused) {
                    refused.insert(proof.scenario);
                }
            }
        }
        QVERIFY(refused.contains(QStringLiteral("unlawful/poker_eight_seats")));
        QVERIFY(refused.size() > 20);
    }

    // An inspector's verdicts are saved, with time and initials; one is removed only after a second request.
    void verdictsAreKept() {
        {
            JudgingDesk desk(cases());
            ConformityModel& list = *desk.inspector.conformity();
            const QAbstractItemModelTester tester(&list,
                                                  QAbstractItemModelTester::FailureReportingMode::QtTest);
            list.begin();
            list.setInitials(QStringLiteral("MS"));
            list.setSearch(QStringLiteral("P26"));
            const int row = rowOf(list, QStringLiteral("P26"));
            QVERIFY(row >= 0);
            list.judge(row, InspectionNote::Fail);
            list.remark(row, QStringLiteral("visto à mesa 3"));
            list.setSearch({});
            list.judge(rowOf(list, QStringLiteral("P12a")), InspectionNote::Pass);
            const QSignalSpy asked(&list, &ConformityModel::removalAsked);
            list.judge(rowOf(list, QStringLiteral("P27")), InspectionNote::Pass);
            list.judge(rowOf(list, QStringLiteral("P27")), InspectionNote::Pass);
            QCOMPARE(asked.count(), 1);
            QCOMPARE(list.notes().value(QStringLiteral("P27")).verdict, InspectionNote::Pass);
            desk.file.flush();
            list.withdraw(QStringLiteral("P27"));
        }
        JudgingDesk desk(cases());
        ConformityModel& list = *desk.inspector.conformity();
        list.begin();
        const auto value = [&](const QString& rule, int role) {
            return list.index(rowOf(list, rule), 0).data(role);
        };
        QCOMPARE(value("P26", ConformityModel::VerdictRole).toInt(), int(InspectionNote::Fail));
        QCOMPARE(value("P26", ConformityModel::RemarkRole).toString(), QStringLiteral("visto à mesa 3"));
        QCOMPARE(value("P26", ConformityModel::InitialsRole).toString(), QStringLiteral("MS"));
        QVERIFY(list.notes().value(QStringLiteral("P26")).at.isValid());
        QCOMPARE(value("P12a", ConformityModel::VerdictRole).toInt(), int(InspectionNote::Pass));
        QCOMPARE(value("P27", ConformityModel::VerdictRole).toInt(), int(InspectionNote::None));
        QVERIFY(list.summary().contains("1 pass, 1 fail, 0 not applicable"));
        list.setShown(ConformityModel::Failed);
        QCOMPARE(list.rowCount(), 1);
        // The verdict that was removed is still in the chain, with the entry that withdraws it.
        const CaseChain chain = desk.file.chain();
        const qint64 last = chain.numberOf(kVerdictFact, QStringLiteral("P27"));
        QVERIFY(last > 0);
        const CaseEntry& removal = chain.entries()[static_cast<std::size_t>(last - 1)];
        QVERIFY(removal.fact.value.isNull() && removal.corrects > 0);
        QCOMPARE(chain.entries()[static_cast<std::size_t>(removal.corrects - 1)]
                     .fact.value[QLatin1String("verdict")]
                     .toString(),
                 QStringLiteral("pass"));
    }

    // A window that does not write the record does not write cases either, and says so.
    void anotherWindowKeepsTheNotes() {
        {
            JudgingDesk desk(cases());
            ConformityModel& list = *desk.inspector.conformity();
            list.begin();
            desk.file.setWriteAccess(WriteAccess::refused);
            QVERIFY(list.hasFailed());
            QVERIFY2(list.message().contains(QStringLiteral("Another window")), qPrintable(list.message()));
            list.judge(rowOf(list, QStringLiteral("P27")), InspectionNote::Fail);
        }
        QCOMPARE(InspectionFile(cases()).inspection().notes.value(QStringLiteral("P27")).verdict,
                 InspectionNote::None);
    }

    // A rule counts as seen once it has acted, and the list says when.
    void actsAreReported() {
        RuleActs acts;
        ConformityModel list(acts);
        list.begin();
        const int row = rowOf(list, QStringLiteral("P26"));
        QCOMPARE(list.index(row, 0).data(ConformityModel::CoveredRole).toBool(), false);
        acts.note({17, kTableOpened + std::chrono::milliseconds(65'250), 3, 0, kNobody, {"P26"_rule}},
                  {QStringLiteral("P26")});
        list.begin();
        QCOMPARE(list.index(row, 0).data(ConformityModel::ActedRole).toString(),
                 QStringLiteral("1:05.250, round 3 (×1)"));
        acts.leaveTable();
        QCOMPARE(list.index(row, 0).data(ConformityModel::ActedRole).toString(), QString());
        QCOMPARE(list.index(row, 0).data(ConformityModel::CoveredRole).toBool(), true);
        list.setShown(ConformityModel::Uncovered);
        QCOMPARE(rowOf(list, QStringLiteral("P26")), -1);
    }

    // The printed list has a row for each visible rule, grouped by regulation.
    void sheetHasEveryRule() {
        const RuleActs acts;
        ConformityModel list(acts);
        list.begin();
        QTRY_VERIFY_WITH_TIMEOUT(list.isProved(), 60'000);
        const SheetDocument sheet = list.sheet();
        QCOMPARE(sheet.sections.size(), std::size_t(5));
        std::size_t rows = 0;
        for (const SheetSection& section : sheet.sections) {
            rows += std::get<SheetTable>(section.blocks.front()).rows.size();
        }
        QCOMPARE(rows, static_cast<std::size_t>(list.rowCount()));
        const QString path = m_folder.filePath("list.pdf");
        list.save(QUrl::fromLocalFile(path));
        QTRY_VERIFY_WITH_TIMEOUT(!list.message().isEmpty(), 60'000);
        QVERIFY2(!list.hasFailed(), qPrintable(list.message()));
        QFile pdf(path);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.startsWith("%PDF-"));
        // All columns, with what each rule requires and how it is tested.
        const test::PdfText text(bytes);
        for (const char* column :
             {"Rule and intent", "How to test it", "asserted", "Pass", "Fail", "N/A", "Remark", "Initials"}) {
            QVERIFY2(text.says(QLatin1String(column)), column);
        }
        // Where nothing names a rule both the sheet and the list say where to look.
        QHash<QString, QString> tests;
        for (const SheetSection& section : sheet.sections) {
            for (const QStringList& row : std::get<SheetTable>(section.blocks.front()).rows) {
                tests.insert(row[0], row[2]);
            }
        }
        int onSight = 0;
        for (int row = 0; row < list.rowCount(); ++row) {
            const QString seen = list.index(row, 0).data(ConformityModel::SeenRole).toString();
            const QString id = list.index(row, 0).data(ConformityModel::IdRole).toString();
            QCOMPARE(tests.value(id).startsWith(QStringLiteral("On sight: ") + seen), !seen.isEmpty());
            onSight += seen.isEmpty() ? 0 : 1;
        }
        QVERIFY(onSight > 5);
        int tested = 0;
        for (const SheetSection& section : sheet.sections) {
            for (const QStringList& row : std::get<SheetTable>(section.blocks.front()).rows) {
                QCOMPARE(row.size(), qsizetype{9});
                QVERIFY2(row[1].size() > 20 && !row[2].isEmpty(), qPrintable(row[0]));
                tested += row[2].contains(u'/') ? 1 : 0;
                QCOMPARE(row[3].count(QStringLiteral(" / ")), qsizetype{2});
                QVERIFY(!row[3].contains(u'…'));
            }
        }
        QVERIFY(tested > 200);
        // Its row may be divided between two pages.
        QVERIFY(text.saysOverPages(
            list.index(rowOf(list, QStringLiteral("P20")), 0).data(ConformityModel::TextRole).toString()));
    }

    // What is searched for by its number is on top, and on paper in its regulation's order.
    void numberIsOnTop() {
        const RuleActs acts;
        ConformityModel list(acts, m_folder.path());
        list.read();
        list.retranslate();
        list.setSearch(QStringLiteral("p3"));
        QVERIFY(list.rowCount() > 1); // others contain it
        QCOMPARE(list.index(0, 0).data(ConformityModel::IdRole).toString(), QStringLiteral("P3"));
        const SheetDocument sheet = list.sheet();
        QSet<QString> headings;
        for (const SheetSection& section : sheet.sections) {
            QVERIFY2(!headings.contains(section.heading), qPrintable(section.heading));
            headings.insert(section.heading);
        }
    }

    void aFilteredListSaysSo_data() {
        QTest::addColumn<int>("regulation");
        QTest::addColumn<int>("shown");
        QTest::addColumn<QString>("search");
        QTest::addColumn<QStringList>("said"); // empty: it is the whole list
        QTest::newRow("all") << 0 << int(ConformityModel::All) << "" << QStringList();
        QTest::newRow("spaces only") << 0 << int(ConformityModel::All) << "  " << QStringList();
        QTest::newRow("words") << 0 << int(ConformityModel::All) << "zero" << QStringList{"“zero”"};
        QTest::newRow("a regulation")
            << 1 << int(ConformityModel::All) << "" << QStringList{"Poker 803/2015"};
        QTest::newRow("all of them") << 1 << int(ConformityModel::Readings) << "ace"
                                     << QStringList{"Poker 803/2015", "Readings", "“ace”"};
    }

    void aFilteredListSaysSo() {
        QFETCH(int, regulation);
        QFETCH(int, shown);
        QFETCH(QString, search);
        QFETCH(QStringList, said);
        const RuleActs acts;
        ConformityModel list(acts, m_folder.path());
        list.read();
        list.retranslate();
        const int all = list.rowCount();
        list.setRegulation(regulation);
        list.setShown(shown);
        list.setSearch(search);
        const QString text = sheetText(list.sheet()).simplified();
        if (said.isEmpty()) {
            QVERIFY(!text.contains(QStringLiteral("xcerpt")));
            return;
        }
        QVERIFY(text.contains(QStringLiteral("Conformity list: excerpt")));
        QVERIFY2(text.contains(QStringLiteral("Excerpt: %1 of %2 rules").arg(list.rowCount()).arg(all)),
                 qPrintable(text.left(500)));
        for (const QString& filter : said) {
            QVERIFY2(list.excerpt().contains(filter), qPrintable(list.excerpt()));
        }
    }

    // O11 to O31 are from a copy of the law that is not the Diário da República.
    void unconfirmedRulesSaySo_data() {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<bool>("unconfirmed");
        QTest::newRow("O10") << "O10" << false;
        QTest::newRow("O11") << "O11" << true;
        QTest::newRow("O31") << "O31" << true;
        QTest::newRow("R11") << "R11" << false;
    }

    void unconfirmedRulesSaySo() {
        QFETCH(QString, rule);
        QFETCH(bool, unconfirmed);
        const RuleActs acts;
        ConformityModel list(acts, m_folder.path());
        list.read();
        list.retranslate();
        list.setSearch(rule);
        QCOMPARE(list.index(0, 0).data(ConformityModel::IdRole).toString(), rule);
        QCOMPARE(list.index(0, 0).data(ConformityModel::UnconfirmedRole).toBool(), unconfirmed);
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(rulesCommand({"json", "roulette", "en"}, out, err), 0);
        const QJsonDocument printed = QJsonDocument::fromJson(QByteArray::fromStdString(out.str()));
        for (const QJsonValue& entry : printed.object()["rules"].toArray()) {
            if (entry["id"].toString() == rule) {
                QCOMPARE(entry.toObject().contains("confirmed"), unconfirmed);
                QCOMPARE(entry["confirmed"].toBool(true), !unconfirmed);
            }
        }
    }

    // Marks and pictures belong to the case: the list shows what it holds, and offers the file of pictures.
    void findingsAreKept() {
        const RuleActs acts;
        QImage window(64, 48, QImage::Format_RGB32);
        window.fill(Qt::darkGreen);
        RuleFindings stored;
        {
            ConformityModel list(acts, m_folder.path());
            list.read();
            list.retranslate();
            list.setMoment([] { return PictureMoment{QStringLiteral("3-12"), 57, {}, {}}; });
            QSignalSpy found(&list, &ConformityModel::foundMore);
            const int row = rowOf(list, QStringLiteral("P3"));
            list.setDiffers(row, true, QString(64, u'a'));
            QCOMPARE(found.takeFirst().front().toString(), QString());
            list.noteDifference(row, QStringLiteral("a word is missing"));
            QCOMPARE(found.takeFirst().front().toString(), QStringLiteral("P3")); // it is being typed
            list.keepPicture(row, window);
            QTRY_COMPARE_WITH_TIMEOUT(list.findings().pictures.size(), std::size_t{1}, 60'000);
            QCOMPARE(found.size(), 1);
            stored = list.findings();
        }
        ConformityModel list(acts, m_folder.path());
        list.read();
        list.retranslate();
        QVERIFY(list.findings().isEmpty());
        list.setFindings(stored);
        const int row = rowOf(list, QStringLiteral("P3"));
        QVERIFY(list.index(row, 0).data(ConformityModel::DiffersRole).toBool());
        QCOMPARE(list.index(row, 0).data(ConformityModel::PicturesRole).toInt(), 1);
        const auto shown = list.picturesOf(row).value(0).value<ConformityPicture>();
        QVERIFY2(shown.caption.contains(QStringLiteral("table 3, round 12 · event 57")),
                 qPrintable(shown.caption));
        QVERIFY(shown.intact);
        list.setSearch(QStringLiteral("P3"));
        list.setShown(ConformityModel::Differing);
        QCOMPARE(list.rowCount(), 1);
        const QStringList printed =
            std::get<SheetTable>(list.sheet().sections.front().blocks.front()).rows.front();
        QVERIFY2(printed.join(u' ').contains(QStringLiteral("a word is missing")),
                 qPrintable(printed.join(u' ')));
        list.setShown(ConformityModel::All);
        list.setSearch({});
        // A file that was changed is no evidence.
        const RulePicture kept = list.findings().pictures.front();
        QVERIFY(!pictureBytes(kept, list.pictureFolder()).isEmpty());
        QFile changed(list.pictureFolder() + u'/' + kept.file);
        QVERIFY(changed.open(QIODevice::Append) && changed.write("x") == 1);
        changed.close();
        QVERIFY(pictureBytes(kept, list.pictureFolder()).isEmpty());
        QVERIFY(!list.picturesOf(row).value(0).value<ConformityPicture>().intact);
        // Of a case that can only be read nothing is removed.
        list.setTrouble(QStringLiteral("closed"));
        list.removePicture(row, kept.file);
        QVERIFY(QFile::exists(changed.fileName()));
        QVERIFY(!list.pictureRefusal().isEmpty());
        list.setTrouble({});
        list.removePicture(row, kept.file);
        QVERIFY(!QFile::exists(changed.fileName()));
        list.setDiffers(row, false, {});
        QVERIFY(list.findings().isEmpty());
    }

    // A picture taken while a dialog is open is kept for a rule later, with its own moment.
    void aHeldPictureIsKeptLater() {
        const RuleActs acts;
        ConformityModel list(acts, m_folder.path());
        list.read();
        list.retranslate();
        QVERIFY(list.held().isEmpty());
        list.setMoment([] { return PictureMoment{QStringLiteral("3-12"), 57, {}, {}}; });
        QImage window(64, 48, QImage::Format_RGB32);
        window.fill(Qt::darkRed);
        list.holdPicture(window);
        list.setMoment([] { return PictureMoment(); });
        QVERIFY2(list.held().contains(QStringLiteral("table 3, round 12")), qPrintable(list.held()));
        list.keepHeld(rowOf(list, QStringLiteral("P40")));
        QTRY_COMPARE_WITH_TIMEOUT(list.findings().pictures.size(), std::size_t{1}, 60'000);
        const RulePicture& kept = list.findings().pictures.front();
        QCOMPARE(kept.rule, QStringLiteral("P40"));
        QCOMPARE(kept.moment.event, quint64{57});
        QVERIFY(!pictureBytes(kept, list.pictureFolder()).isEmpty());
    }

    // The author's reason is shown with a scenario's title.
    void proofsSayWhy() {
        const RuleActs acts;
        ConformityModel list(acts, m_folder.path());
        list.begin();
        QTRY_VERIFY_WITH_TIMEOUT(list.isProved(), 60'000);
        for (const QVariant& item : list.proofsOf(rowOf(list, QStringLiteral("P22")))) {
            const auto proof = item.value<ConformityProof>();
            if (proof.name == QLatin1String("poker/folded")) {
                QCOMPARE(proof.title, QStringLiteral("The player folds"));
                QVERIFY2(proof.reason.startsWith(QStringLiteral("P20, P22")), qPrintable(proof.reason));
                return;
            }
        }
        QFAIL("P22 has no such scenario");
    }

    // Every reading names the other one, offered or not.
    void everyReadingHasAnother() {
        for (const char* language : {"pt", "en"}) {
            for (const InspectedRule& rule : inspectedRules(QString::fromLatin1(language))) {
                QVERIFY2(!rule.reading || rule.other.isEmpty() != rule.alternative.isEmpty(),
                         qPrintable(rule.id));
            }
        }
    }

    void commandPrintsJson_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("all") << "";
        QTest::newRow("roulette") << "roulette";
    }

    void commandPrintsJson() {
        QFETCH(const QString, game);
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(rulesCommand({"json", game.toStdString(), "pt"}, out, err), 0);
        QVERIFY(err.str().empty());
        const QJsonObject printed = QJsonDocument::fromJson(QByteArray::fromStdString(out.str())).object();
        QCOMPARE(printed["format"].toString(), QStringLiteral("mesaviva.rules/1"));
        const QJsonArray rules = printed["rules"].toArray();
        QVERIFY(rules.size() > 40);
        const QJsonObject all = registered();
        QString letters = QStringLiteral("I");
        for (const QJsonValue& document : all["documents"].toArray()) {
            if (game.isEmpty() || document["game"].toString() == game) {
                letters += document["letter"].toString();
            }
        }
        if (game.isEmpty()) {
            QCOMPARE(rules.size(), all["rules"].toArray().size() + all["readings"].toArray().size());
        }
        int asserted = 0;
        for (const QJsonValue& rule : rules) {
            const QString id = rule["id"].toString();
            QVERIFY2(letters.contains(id.at(0)), qPrintable(id));
            QVERIFY(!rule["title"]["pt"].toString().isEmpty() && !rule["text"]["en"].toString().isEmpty());
            if (rule["kind"].toArray().contains("L")) {
                QVERIFY2(!rule["scenarios"].toArray().isEmpty() || !rule["refused_files"].toArray().isEmpty(),
                         qPrintable(id));
            }
            // What is decided or asserted is named; a file that is refused asserts.
            QJsonArray named = rule["scenarios"].toArray();
            for (const QJsonValue& refused : rule["refused_files"].toArray()) {
                named.append(refused);
                QVERIFY2(rule["asserted"].toArray().contains(refused), qPrintable(id));
            }
            for (const char* list : {"offered", "decided", "asserted"}) {
                QVERIFY2(rule[list].isArray(), qPrintable(id));
                for (const QJsonValue& scenario : rule[list].toArray()) {
                    QVERIFY2(named.contains(scenario), qPrintable(id));
                }
            }
            asserted += rule["asserted"].toArray().isEmpty() ? 0 : 1;
        }
        QVERIFY(asserted > 40);
    }

    void commandPrintsText() {
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(rulesCommand({"text", "poker", "en"}, out, err), 0);
        const QString text = QString::fromStdString(out.str());
        QVERIFY(text.startsWith(QStringLiteral("== Poker 803/2015 ==\nP1  [N]  ")));
        QVERIFY(text.contains(QStringLiteral("\nP12a  [L")));
        QVERIFY(text.contains(QStringLiteral("    Asserted: poker/pays_p12a_royal_flush")));
        QVERIFY(text.contains(QStringLiteral("The other choice:")));
        // Choices that the program does not offer are listed, too.
        int alternatives = 0;
        for (const InspectedRule& rule : inspectedRules(QStringLiteral("en"))) {
            if (rule.game == QLatin1String("poker") && !rule.alternative.isEmpty()) {
                ++alternatives;
                QVERIFY2(text.simplified().contains(QStringLiteral("The other reading: ") +
                                                    rule.alternative.simplified()),
                         qPrintable(rule.id));
            }
        }
        QVERIFY(alternatives > 0);
    }

private:
    static int rowOf(const ConformityModel& list, const QString& rule) {
        for (int row = 0; row < list.rowCount(); ++row) {
            if (list.index(row, 0).data(ConformityModel::IdRole).toString() == rule) {
                return row;
            }
        }
        return -1;
    }
    QString cases() const { return m_folder.filePath(QStringLiteral("cases")); }

    /// The list of rules with its case.
    struct JudgingDesk {
        explicit JudgingDesk(const QString& folder) : file(folder) {}

        InspectionFile file;
        TableInspector inspector;
        InspectionMemory memory{inspector, file};
    };

    Language m_language;
    QTemporaryDir m_folder;
    RuleProofs m_proofs;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestConformity)
#include "tst_conformity.moc"
