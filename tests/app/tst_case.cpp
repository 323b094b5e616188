// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cases of an inspector: the chain of entries, several cases, and files of older versions.

#include "app/core/text/language.h"
#include "app/desks/inspect/file/case_facts.h"
#include "app/desks/inspect/file/case_sheet.h"
#include "app/desks/inspect/file/inspection_file.h"

#include <QByteArrayList>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <variant>

using namespace mesaviva;
using namespace mesaviva::app;

class TestCase : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_language.setCode(QStringLiteral("en"));
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    // Any change to the stored entries is found at the entry where it was made.
    void changedChainIsFound_data() {
        using Lines = QList<QByteArray>;
        using Change = std::function<void(Lines&)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<qint64>("broken");
        QTest::newRow("unchanged") << Change([](Lines&) {}) << qint64{0};
        QTest::newRow("altered") << Change([](Lines& lines) {
            lines[2].replace("\"by\":\"MS\"", "\"by\":\"XX\"");
        }) << qint64{3};
        QTest::newRow("removed") << Change([](Lines& lines) { lines.removeAt(1); }) << qint64{2};
        QTest::newRow("reordered") << Change([](Lines& lines) { lines.swapItemsAt(1, 2); }) << qint64{2};
        QTest::newRow("repeated") << Change([](Lines& lines) { lines.insert(3, lines[2]); }) << qint64{4};
        QTest::newRow("the last entry cut off")
            << Change([](Lines& lines) { lines.removeAt(5); }) << qint64{6};
        QTest::newRow("all cut off from the fourth on")
            << Change([](Lines& lines) { lines = lines.mid(0, 3); }) << qint64{4};
        QTest::newRow("an entry behind the end")
            << Change([](Lines& lines) { lines.append(lines[0]); }) << qint64{7};
        QTest::newRow("a second end") << Change([](Lines& lines) { lines.append(lines[6]); }) << qint64{7};
        QTest::newRow("no entry") << Change([](Lines& lines) { lines[3] = "{"; }) << qint64{4};
    }

    void changedChainIsFound() {
        using Lines = QList<QByteArray>;
        QFETCH(const std::function<void(Lines&)>, change);
        QFETCH(const qint64, broken);
        CaseChain chain;
        for (int i = 1; i <= 6; ++i) {
            chain.append({{QStringLiteral("verdict"), QString::number(i), QStringLiteral("pass")},
                          QDateTime::currentDateTime(),
                          QStringLiteral("MS"),
                          {}});
        }
        Lines lines = chain.text({}).trimmed().split('\n');
        QCOMPARE(lines.size(), 7);
        change(lines);
        const auto read = CaseChain::from(lines.join('\n') + '\n');
        QVERIFY(read);
        QCOMPARE(read->chain.broken(), broken);
    }

    // Hashes follow the documented rule, so that anybody can compute them.
    void hashIsAsDocumented() {
        CaseChain chain;
        chain.append({{QStringLiteral("note"), QStringLiteral("a"), QStringLiteral("ç")}, {}, {}, {}});
        const QByteArray line = chain.text({}).split('\n').front();
        const QByteArray entry = line.mid(9, line.size() - 9 - 75);
        QVERIFY(QJsonDocument::fromJson(entry).isObject());
        const QByteArray hash = QCryptographicHash::hash("mesaviva.case/1" + QByteArray(32, '\0') + entry,
                                                         QCryptographicHash::Sha256);
        QCOMPARE(chain.head(), QString::fromLatin1(hash.toHex()));
    }

    // A broken case can be read; the window says where it is broken, and nothing is added to it.
    void brokenCaseIsOnlyRead() {
        judge(InspectionNote::Fail);
        const QString path = stored().constFirst();
        QByteArray bytes = bytesOf(path);
        const qsizetype place = bytes.indexOf("\"verdict\":\"fail\"");
        QVERIFY(place > 0);
        const qint64 entry = bytes.left(place).count('\n') + 1;
        bytes.replace("\"verdict\":\"fail\"", "\"verdict\":\"pass\"");
        write(path, bytes);
        {
            InspectionFile file(cases());
            QCOMPARE(file.inspection().notes.size(), 1);
            QVERIFY2(file.trouble().contains(QStringLiteral("broken at entry %1").arg(entry)),
                     qPrintable(file.trouble()));
            QVERIFY(file.cases().front().isBroken);
            file.change([](InspectionCase& inspection) { inspection.looked.append(QStringLiteral("1-1")); });
        }
        QCOMPARE(bytesOf(path), bytes);
        QVERIFY(sheetText({{}, {}, {}, {}, {caseChain(CaseChain::from(bytes)->chain)}})
                    .simplified()
                    .contains(QStringLiteral("broken at entry %1").arg(entry)));
    }

    // A changed verdict is another entry, which names the one it corrects.
    void changeIsACorrection() {
        judge(InspectionNote::Fail);
        judge(InspectionNote::Pass);
        InspectionFile file(cases());
        QCOMPARE(file.inspection().notes.value(m_rule).verdict, InspectionNote::Pass);
        const CaseChain chain = file.chain();
        const qint64 last = chain.numberOf(kVerdictFact, m_rule);
        const CaseEntry& now = chain.entries()[static_cast<std::size_t>(last - 1)];
        QVERIFY(now.corrects > 0 && now.corrects < last);
        const CaseEntry& before = chain.entries()[static_cast<std::size_t>(now.corrects - 1)];
        QCOMPARE(before.fact.value[QLatin1String("verdict")].toString(), QStringLiteral("fail"));
        QVERIFY(before.at.isValid() && !before.takenOver);
    }

    // A text enters the chain once it is finished, and survives until then.
    void typedTextIsOneEntry() {
        const auto type = [](const QString& text) {
            return [text](InspectionCase& inspection) { inspection.about.conclusion = text; };
        };
        const CaseFactName name{kAboutFact, QStringLiteral("conclusion")};
        {
            InspectionFile file(cases());
            for (const char* text : {"S", "Se", "Seen"}) {
                file.change(type(QString::fromLatin1(text)), name);
            }
            QVERIFY(QTest::qWaitFor([&] { return !stored().isEmpty(); }, 60'000));
            QCOMPARE(CaseChain::from(bytesOf(stored().constFirst()))->chain.numberOf(name.kind, name.key), 0);
            QCOMPARE(InspectionFile(cases()).inspection().about.conclusion, QStringLiteral("Seen"));
        }
        const CaseChain chain = InspectionFile(cases()).chain();
        const auto isConclusion = [&](const CaseEntry& entry) { return name.names(entry.fact); };
        QCOMPARE(std::ranges::count_if(chain.entries(), isConclusion), 1);
    }

    // What the last line says is no evidence: it can't give a verdict.
    void lastLineGivesNoVerdict() {
        judge(InspectionNote::Fail);
        const QString path = stored().constFirst();
        QByteArray bytes = bytesOf(path);
        const QByteArray forged =
            R"("working":{"typing":{"what":"verdict","key":"P26","value":{"verdict":"pass","remark":"seen"}},)";
        QVERIFY(bytes.contains("\"working\":{"));
        bytes.replace("\"working\":{", forged);
        write(path, bytes);
        InspectionFile file(cases());
        QVERIFY(file.trouble().isEmpty());
        QCOMPARE(file.inspection().notes.value(m_rule).verdict, InspectionNote::Fail);
        QCOMPARE(file.inspection().notes.value(m_rule).remark, QStringLiteral("seen"));
    }

    // Marks and pictures are entries: forging or removing one is found, and the last line can't make one.
    void findingsAreEntries_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<bool>("broken");
        QTest::newRow("unchanged") << QByteArray() << QByteArray() << false;
        QTest::newRow("the note of a mark") << QByteArray("a word is missing") << QByteArray("fits") << true;
        QTest::newRow("the picture's hash") << QByteArray(64, 'a') << QByteArray(64, 'b') << true;
        QTest::newRow("a mark in the last line")
            << QByteArray("\"working\":{")
            << QByteArray(
                   R"("working":{"typing":{"what":"difference","key":"P3","value":{"note":"forged"}},)")
            << false;
        QTest::newRow("a picture in the last line")
            << QByteArray("\"working\":{")
            << QByteArray(R"("working":{"typing":{"what":"picture","key":"x.png","value":{"file":"x.png"}},)")
            << false;
    }

    void findingsAreEntries() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const bool, broken);
        RuleFindings kept;
        kept.texts.insert(m_rule,
                          {QStringLiteral("a word is missing"),
                           {},
                           QStringLiteral("MS"),
                           QDateTime::fromString(QStringLiteral("2026-11-30T10:00:00Z"), Qt::ISODate)});
        kept.pictures.push_back({m_rule,
                                 QStringLiteral("P26-1.png"),
                                 QString(64, u'a'),
                                 QDateTime::fromString(QStringLiteral("2026-11-30T10:01:00Z"), Qt::ISODate),
                                 {QStringLiteral("3-12"), 57, {}, {}}});
        {
            InspectionFile file(cases());
            file.change([&](InspectionCase& inspection) { inspection.findings = kept; });
        }
        const QString path = stored().constFirst();
        QByteArray bytes = bytesOf(path);
        if (!before.isEmpty()) {
            QVERIFY(bytes.contains(before));
            bytes.replace(before, after);
            write(path, bytes);
        }
        InspectionFile file(cases());
        const RuleFindings read = file.inspection().findings;
        QCOMPARE(!file.trouble().isEmpty(), broken);
        if (!broken) {
            QVERIFY(read == kept);
            QStringList listed;
            const SheetSection section = caseChain(file.chain());
            for (const QStringList& row : std::get<SheetTable>(section.blocks.back()).rows) {
                listed.append(row.join(u' '));
            }
            const QString rows = listed.join(u'\n');
            QVERIFY2(rows.contains(QStringLiteral("Picture P26-1.png")), qPrintable(rows));
            QVERIFY2(rows.contains(QStringLiteral("Rule P26: differs from the official text")),
                     qPrintable(rows));
        }
    }

    // Nothing of an older version is lost, and nothing claims to be more than taken over.
    void olderFilesAreTakenOver() {
        InspectionCase older;
        older.initials = QStringLiteral("AB");
        older.begun = QDateTime::fromString(QStringLiteral("2026-11-20T10:00:00.000Z"), Qt::ISODateWithMs);
        older.rounds = {QStringLiteral("3-12")};
        older.tables = {QStringLiteral("3")};
        older.pinned.push_back({QStringLiteral("3-12"), 4, QStringLiteral("Bet"), QStringLiteral("Seen.")});
        Complaint complaint;
        complaint.round = QStringLiteral("3-12");
        complaint.subject = QStringLiteral("Too little");
        older.complaints.push_back(complaint);
        const QByteArray file = textOf(older);
        const QByteArray notes = R"({"format": "mesaviva.inspection/1",
            "rules": {"P26": {"verdict": "fail", "remark": "seen", "initials": "AB"}}})";
        write(m_folder->filePath(QStringLiteral("inspection-file.json")), file);
        write(m_folder->filePath(QStringLiteral("inspection.json")), notes);
        for (int start = 0; start < 2; ++start) {
            InspectionFile now(cases());
            InspectionCase read = now.inspection();
            QCOMPARE(read.notes.value(m_rule).verdict, InspectionNote::Fail);
            QCOMPARE(read.notes.value(m_rule).remark, QStringLiteral("seen"));
            QVERIFY(!read.notes.value(m_rule).at.isValid());
            read.notes.clear();
            read.about.number.clear();
            QVERIFY(read == older);
            const CaseChain chain = now.chain();
            QVERIFY(chain.size() > 4 && chain.broken() == 0);
            for (const CaseEntry& entry : chain.entries()) {
                QVERIFY(entry.takenOver && entry.by.isEmpty() && entry.recordHead.isEmpty());
            }
        }
        QCOMPARE(stored().size(), 1);
        QCOMPARE(bytesOf(m_folder->filePath(QStringLiteral("inspection-file.json"))), file);
        QCOMPARE(bytesOf(m_folder->filePath(QStringLiteral("inspection.json"))), notes);
    }

    // A damaged file of an older version is set aside; the other one is taken over nevertheless.
    void damagedOlderFileIsSetAside() {
        const QString path = m_folder->filePath(QStringLiteral("inspection.json"));
        write(path, "{\"format\": \"mesaviva.inspection/1\", \"rules\": [");
        InspectionCase older;
        older.rounds = {QStringLiteral("3-12")};
        write(m_folder->filePath(QStringLiteral("inspection-file.json")), textOf(older));
        InspectionFile file(cases());
        QCOMPARE(file.inspection().rounds, older.rounds);
        QVERIFY(!file.trouble().isEmpty());
        QVERIFY(QFile::exists(path + QStringLiteral(".unreadable-1")));
    }

    // Cases are side by side: what is added to one is not in the other.
    void casesAreSideBySide() {
        judge(InspectionNote::Fail);
        InspectionFile file(cases());
        const QString first = file.inspection().about.number;
        QVERIFY(file.begin());
        QVERIFY(file.inspection().isEmpty());
        file.change([](InspectionCase& inspection) { inspection.about.entity = QStringLiteral("Casino B"); });
        const QString second = file.inspection().about.number;
        QVERIFY(first != second);
        QVERIFY(file.open(first));
        QCOMPARE(file.inspection().notes.size(), 1);
        QVERIFY(file.inspection().about.entity.isEmpty());
        QVERIFY(file.open(second));
        QVERIFY(file.inspection().notes.isEmpty());
        QCOMPARE(file.inspection().about.entity, QStringLiteral("Casino B"));
        QCOMPARE(file.cases().size(), std::size_t{2});
        QCOMPARE(file.cases().front().about.number, second);
        QVERIFY(!file.open(QStringLiteral("2001-999")));
    }

    // A closed case can only be read; reopening it is an entry. The next start opens another one.
    void closedCaseIsOnlyRead() {
        judge(InspectionNote::Fail);
        InspectionFile file(cases());
        const QString number = file.inspection().about.number;
        file.close();
        QVERIFY(file.inspection().about.isClosed());
        const auto look = [](InspectionCase& inspection) { inspection.looked.append(QStringLiteral("1-1")); };
        file.change(look);
        QVERIFY(file.inspection().looked.isEmpty());
        QVERIFY(file.hasLost()); // and says so
        file.flush();
        QVERIFY(InspectionFile(cases()).inspection().isEmpty());
        file.reopen();
        QVERIFY(!file.inspection().about.isClosed());
        QVERIFY(!file.hasLost());
        file.change(look);
        QCOMPARE(file.inspection().looked.size(), 1);
        const CaseChain chain = file.chain();
        const qint64 last = chain.numberOf(kAboutFact, QStringLiteral("closed"));
        QVERIFY(last > 0);
        const CaseEntry& reopening = chain.entries()[static_cast<std::size_t>(last - 1)];
        QVERIFY(reopening.fact.value.isNull() && reopening.corrects == last - 1);
        QCOMPARE(InspectionFile(cases()).inspection().about.number, number);
    }

private:
    QString cases() const { return m_folder->filePath(QStringLiteral("cases")); }
    QStringList stored() const {
        QStringList paths;
        for (const QString& name : QDir(cases()).entryList({QStringLiteral("*.jsonl")}, QDir::Files)) {
            paths.append(QDir(cases()).filePath(name));
        }
        return paths;
    }
    void judge(InspectionNote::Verdict given) const {
        InspectionFile file(cases());
        file.change([&](InspectionCase& inspection) {
            inspection.notes[m_rule] = {given, {}, QStringLiteral("MS"), QDateTime::currentDateTime()};
        });
    }
    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    const QString m_rule = QStringLiteral("P26");
    Language m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestCase)
#include "tst_case.moc"
