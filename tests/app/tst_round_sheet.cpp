// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sheet of a round (P38): it contains everything in the record's own export, in both languages; the sheet
// alone suffices to check the commitment.
#include "app/core/game/game_registry.h"
#include "app/core/history/round_sheet_model.h"
#include "app/core/history/sheet_saver.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/record/sheet_document.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/games/poker/poker_session.h"
#include "chosen_amounts.h"
#include "engine/base/seed.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/sqlite.h"
#include "engine/scenario/scenario.h"
#include "patience.h"
#include "recorded_scenarios.h"
#include "second_listener.h"

#include <QCryptographicHash>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

using Json = nlohmann::ordered_json;

// Lines break at spaces, so all kinds of spaces compare equal.
QString flat(QString text) { return text.simplified().replace(QChar(0xA0), u' '); }

QString textIn(const Json& json, const char* field) {
    return QString::fromStdString(json.value(field, std::string()));
}

QByteArray commitmentTo(quint64 round, const QByteArray& seed) {
    QByteArray bytes("mesaviva.round/1");
    for (int shift = 56; shift >= 0; shift -= 8) {
        bytes.append(static_cast<char>(round >> static_cast<unsigned>(shift) & 0xFFU));
    }
    return QCryptographicHash::hash(bytes + seed, QCryptographicHash::Sha256).toHex();
}

} // namespace

class TestRoundSheet : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_games = std::make_unique<GameRegistry>(m_folder.filePath(QStringLiteral("settings.ini")));
    }

    void allFactsOfTheExportStandOnTheSheet_data() {
        QTest::addColumn<QString>("scenario");
        for (const QString& name : test::shippedScenarios()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void allFactsOfTheExportStandOnTheSheet() {
        QFETCH(const QString, scenario);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.sqlite"));
        QVERIFY(test::recordScenario(scenario, path));
        auto reader = record::RecordReader::open(path.toStdU16String());
        QVERIFY(reader);
        for (const char* code : {"pt", "en"}) {
            Language language;
            language.setCode(QString::fromLatin1(code));
            int rounds = 0;
            for (const record::RoundRow& row : test::allRounds(path)) {
                if (!row.closed || ++rounds > 3) {
                    continue;
                }
                Json exported;
                record::RoundJson(**reader).one(
                    row.id, [](const Json&) {}, [&](const Json& round) { exported = round; });
                const auto sheet = roundsOf(row)->sheet(**reader, row.id);
                QVERIFY(sheet);
                compare(*sheet, exported);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
    }

    // P38: the printed commands name the file that holds the round, whatever its name.
    void commandsNameTheFile_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("named");
        QTest::newRow("the first") << QStringLiteral("records.sqlite") << QStringLiteral("records.sqlite");
        QTest::newRow("a later one") << QStringLiteral("records-2.sqlite")
                                     << QStringLiteral("records-2.sqlite");
        QTest::newRow("one's own name")
            << QStringLiteral("Ana's record.sqlite") << QStringLiteral("'Ana'\\''s record.sqlite'");
    }

    void commandsNameTheFile() {
        QFETCH(const QString, file);
        QFETCH(const QString, named);
        const QTemporaryDir folder;
        const QString path = folder.filePath(file);
        QVERIFY(test::recordScenario(QStringLiteral("poker/seeded_rounds.json"), path));
        auto reader = record::RecordReader::open(path.toStdU16String());
        QVERIFY(reader);
        const record::RoundRow row = test::allRounds(path).front();
        const auto sheet = roundsOf(row)->sheet(**reader, row.id);
        QVERIFY(sheet);
        QStringList commands;
        for (const SheetSection& section : sheet->sections) {
            for (const SheetBlock& block : section.blocks) {
                if (const auto* const text = std::get_if<SheetText>(&block)) {
                    commands.append(text->text);
                }
            }
        }
        QVERIFY(commands.contains(QStringLiteral("mesaviva verify %1 --head ").arg(named) +
                                  QString::fromStdString(toHex((*reader)->head()))));
        QVERIFY(commands.contains(QStringLiteral("mesaviva export %1 --round ").arg(named) +
                                  QString::fromStdString(textOf(row.id))));
    }

    // P44, O31, B59: points; euros if the player has chosen so, and patacas on the sheets of Macau's tables.
    void amountsAreInWhatWasChosen_data() {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<bool>("macau");
        QTest::newRow("803/2015") << "poker/seeded_rounds.json" << false;
        QTest::newRow("894/2002") << "roulette/casino_zero_gives_half_back.json" << false;
        QTest::newRow("60/2004") << "roulette/macau_zero_takes_all.json" << true;
    }

    void amountsAreInWhatWasChosen() {
        QFETCH(QString, scenario);
        QFETCH(bool, macau);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.sqlite"));
        QVERIFY(test::recordScenario(scenario, path));
        auto reader = record::RecordReader::open(path.toStdU16String());
        QVERIFY(reader);
        const record::RoundRow row = test::allRounds(path).front();
        const RecordedRounds& rounds = *roundsOf(row);
        const auto units = [&](AmountChoice choice) {
            const ChosenAmounts chosen(choice);
            const QString text = sheetText(*rounds.sheet(**reader, row.id));
            QStringList found;
            for (const char* sign : {"pts", "€", "MOP$"}) {
                if (text.contains(QChar(QChar::Nbsp) + QString::fromUtf8(sign))) {
                    found.append(QString::fromUtf8(sign));
                }
            }
            return found.join(u' ');
        };
        QCOMPARE(units({}), QStringLiteral("pts"));
        QCOMPARE(units({AmountUnit::euros, false}), QStringLiteral("€"));
        QCOMPARE(units({AmountUnit::points, true}), macau ? QStringLiteral("MOP$") : QStringLiteral("pts"));
        QCOMPARE(units({AmountUnit::euros, true}), macau ? QStringLiteral("MOP$") : QStringLiteral("€"));
    }

    // With the figures on the sheet alone.
    void commitmentFollowsFromTheSeed() {
        const QString path = m_folder.filePath(QStringLiteral("one.sqlite"));
        QVERIFY(test::recordScenario(QStringLiteral("poker/seeded_rounds.json"), path));
        auto reader = record::RecordReader::open(path.toStdU16String());
        QVERIFY(reader);
        for (const record::RoundRow& row : test::allRounds(path)) {
            const auto sheet = roundsOf(row)->sheet(**reader, row.id);
            QVERIFY(sheet);
            const QString text = sheetText(*sheet);
            const QRegularExpression hex(QStringLiteral("[0-9a-f]{64}"));
            QRegularExpressionMatchIterator found = hex.globalMatch(text);
            QVERIFY(found.hasNext());
            const QByteArray commitment = found.next().captured().toLatin1();
            QVERIFY(found.hasNext());
            const QByteArray seed = QByteArray::fromHex(found.next().captured().toLatin1());
            QCOMPARE(commitmentTo(row.id.round, seed), commitment);
            commandsPrint(text, commitment);
        }
    }

    // Its seed and its hidden cards are sealed.
    void runningRoundHasNoSheet() {
        RecordKeeper keeper(m_folder.filePath(QStringLiteral("running")),
                            m_folder.filePath(QStringLiteral("running.ini")));
        LivePokerTable table;
        table.simulated = 4;
        LivePokerSession tableSession(table);
        tableSession.recordTo(keeper);
        // A limit, in case the other players never bring a round.
        const SecondListener<poker::Game> shown(tableSession.source());
        for (int i = 0; i < 10'000 && shown.state().phase != poker::Phase::deciding; ++i) {
            tableSession.settle();
            tableSession.advanceTo(tableSession.nextDue().value_or(tableSession.now()));
        }
        QVERIFY(shown.state().phase == poker::Phase::deciding);
        QVERIFY(!test::allRounds(keeper.file()).empty());
        RoundSheetModel model(keeper, *m_games);
        const record::RoundRow newest = test::allRounds(keeper.file()).front();
        QVERIFY(!newest.closed);
        model.show(QString::fromStdString(textOf(newest.id)));
        QVERIFY(model.isBusy());
        QTRY_VERIFY(!model.isBusy());
        QVERIFY(!model.failure().isEmpty());
        QVERIFY(model.text().isEmpty());
        QCOMPARE(model.pages(), 0);
    }

    void sheetIsWrittenToFiles() {
        const QString folder = m_folder.filePath(QStringLiteral("files"));
        QDir().mkpath(folder);
        RecordKeeper keeper(folder, m_folder.filePath(QStringLiteral("files.ini")));
        QVERIFY(test::recordScenario(QStringLiteral("roulette/") +
                                         test::scenariosOf(QStringLiteral("roulette")).front(),
                                     keeper.file()));
        RoundSheetModel model(keeper, *m_games);
        model.show(QStringLiteral("1-1"));
        QTRY_VERIFY(!model.isBusy());
        QVERIFY2(model.failure().isEmpty(), qPrintable(model.failure()));
        QVERIFY(model.pages() >= 1);
        const auto saved = [&](const QString& ending) {
            const QString path = folder + QStringLiteral("/sheet.") + ending;
            model.save(QUrl::fromLocalFile(path));
            if (!QTest::qWaitFor([&] { return !model.isSaving(); }, 60'000) || model.hasSaveFailed()) {
                return QByteArray();
            }
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(QString::fromUtf8(saved(QStringLiteral("txt"))), model.text());
        const QByteArray pdf = saved(QStringLiteral("pdf"));
        QVERIFY(pdf.startsWith("%PDF-"));
        QCOMPARE(pdf.count("/Type /Page\n"), model.pages());
        const QImage picture = QImage::fromData(saved(QStringLiteral("png")));
        QVERIFY(!picture.isNull());
        QVERIFY(picture.height() * 794 >= picture.width() * 1123 * model.pages() - 2 * picture.width());
        // The message shows the full path of the written file, which can be opened; the next file is proposed
        // in the same folder.
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder));
        model.save(QUrl(QStringLiteral("file:beside.txt")));
        QTRY_VERIFY(!model.isSaving());
        QDir::setCurrent(before);
        QVERIFY(model.isSaved());
        QVERIFY2(model.message().endsWith(folder + QStringLiteral("/beside.txt")),
                 qPrintable(model.message()));
        const QString proposed = model.proposedFile(QStringLiteral("pdf")).toLocalFile();
        QVERIFY2(proposed.startsWith(folder + u'/') && proposed.endsWith(QStringLiteral("-1-1.pdf")),
                 qPrintable(proposed));
        model.copy();
        QVERIFY(!model.isSaved());
        const QString message = model.message();
        model.retranslate();
        QTRY_VERIFY(!model.isBusy());
        QCOMPARE(model.message(), message);
        QVERIFY(model.pages() >= 1);
        model.save(QUrl::fromLocalFile(folder + QStringLiteral("/no such folder/sheet.pdf")));
        QTRY_VERIFY(!model.isSaving());
        QVERIFY(model.hasSaveFailed());
        QVERIFY(!model.message().isEmpty());
    }

    // The round as a scenario file, played before it is delivered; if a file cannot express the round, a
    // message gives the reason and nothing is written.
    void roundIsSavedAsAScenario() {
        const QString folder = m_folder.filePath(QStringLiteral("shared"));
        QDir().mkpath(folder);
        RecordKeeper keeper(folder, m_folder.filePath(QStringLiteral("shared.ini")));
        const auto play = [&](const std::string& name) {
            LivePokerTable table;
            table.simulated = 2;
            table.ownKey = name;
            LivePokerSession tableSession(table);
            tableSession.recordTo(keeper);
            tableSession.stopHoldingBack();
            while (tableSession.source().round() < 2) {
                tableSession.advanceTo(tableSession.nextDue().value());
            }
            QVERIFY(!tableSession.source().submit(poker::Leave{0}));
            tableSession.finishRound();
            tableSession.settle();
        };
        play("player");
        play("dealer"); // so the dealer is called
        RoundSheetModel model(keeper, *m_games);
        const auto save = [&](const QString& round, const QString& path) {
            model.show(round);
            QVERIFY(QTest::qWaitFor([&] { return !model.isBusy(); }, 60'000));
            model.save(QUrl::fromLocalFile(path));
            QVERIFY(model.isSaving());
            QVERIFY(QTest::qWaitFor([&] { return !model.isSaving(); }, 60'000));
        };
        const QString path = folder + QStringLiteral("/round.json");
        save(QStringLiteral("1-1"), path);
        QVERIFY2(model.isSaved(), qPrintable(model.message()));
        QVERIFY(scenario::load(path.toStdString()));
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(app::runCommand(path.toStdU16String(), out, err), 0); // with all its expectations
        const QString other = folder + QStringLiteral("/other.json");
        save(QStringLiteral("2-1"), other);
        QVERIFY(!model.isSaved() && model.hasSaveFailed());
        QVERIFY2(model.message().contains(u"name"), qPrintable(model.message()));
        QVERIFY(!QFile::exists(other));
        save(QStringLiteral("1-1"), folder + QStringLiteral("/no such folder/round.json"));
        QVERIFY(model.hasSaveFailed());
    }

    // One round of many, with everything that follows from it; a changed byte is detected.
    void roundIsChecked() {
        const QString folder = m_folder.filePath(QStringLiteral("checked"));
        QDir().mkpath(folder);
        RecordKeeper keeper(folder, m_folder.filePath(QStringLiteral("checked.ini")));
        QVERIFY(test::recordScenario(QStringLiteral("poker/seeded_rounds.json"), keeper.file()));
        RoundSheetModel model(keeper, *m_games);
        model.show(QStringLiteral("1-1"));
        QTRY_VERIFY(!model.isBusy());
        QVERIFY(!model.isChecked());
        model.check();
        QVERIFY(model.isChecking());
        QTRY_VERIFY_WITH_TIMEOUT(model.isChecked(), 60'000);
        QVERIFY2(model.isWhole(), qPrintable(model.verdict()));
        model.show(QStringLiteral("1-2"));
        QVERIFY(!model.isChecked() && model.verdict().isEmpty());
        QTRY_VERIFY(!model.isBusy());

        record::Database database(keeper.file().toStdU16String(), record::OpenMode::write);
        database.execute(
            "UPDATE events SET rules = 'P1' WHERE id = (SELECT min(id) FROM events WHERE event = "
            "'card_dealt')");
        model.check();
        QTRY_VERIFY_WITH_TIMEOUT(model.isChecked(), 60'000);
        QVERIFY(!model.isWhole());
        QVERIFY2(model.verdict().contains(u"1-"), qPrintable(model.verdict()));
    }

    void aRoundThatIsNotThereIsNamed() {
        const QString folder = m_folder.filePath(QStringLiteral("none"));
        RecordKeeper keeper(folder, m_folder.filePath(QStringLiteral("none.ini")));
        RoundSheetModel model(keeper, *m_games);
        for (const char* id : {"1-1", "x", ""}) {
            model.show(QString::fromLatin1(id));
            QTRY_VERIFY(!model.isBusy());
            QVERIFY(!model.failure().isEmpty());
        }
    }

    // The folder of temporary files belongs to everybody.
    void printedFilesArePrivateAndRemoved() {
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "see");
        {
            SheetSaver saver;
            saver.print({QStringLiteral("Round 1-1"), {}, {}, {}, {}}, QStringLiteral("1-1"));
            QTRY_VERIFY_WITH_TIMEOUT(!m_printed.isEmpty() && !saver.isBusy(), 60'000);
            const QFileInfo folder(QFileInfo(m_printed).path());
            QVERIFY(QFileInfo::exists(m_printed));
            QVERIFY(folder.filePath() != QDir::tempPath());
            QVERIFY(!(folder.permissions() & (QFile::ReadOther | QFile::ReadGroup)));
        }
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QVERIFY(!QFileInfo::exists(m_printed));
    }

public slots:
    void see(const QUrl& printed) { m_printed = printed.toLocalFile(); }

private:
    static void compare(const SheetDocument& sheet, const Json& exported) {
        const QString text = flat(sheetText(sheet));
        const auto has = [&](const QString& part) {
            const bool there = text.contains(flat(part));
            if (!there) {
                qWarning("not on the sheet: %s", qPrintable(part));
            }
            return there;
        };
        for (const char* field : {"id", "rules_version", "commitment", "seed"}) {
            QVERIFY(!textIn(exported, field).isEmpty());
            QVERIFY(has(textIn(exported, field)));
        }
        for (const Json& seat : exported["seats"]) {
            if (textIn(seat, "player") != QLatin1String("player")) {
                QVERIFY(has(textIn(seat, "player")));
            }
            QVERIFY(has(amountText(Money{seat.value("after", std::int64_t{0})})));
        }
        for (const Json& result : exported["results"]) {
            for (const Json& stake : result.value("stakes", Json::array())) {
                QVERIFY(has(amountText(Money{stake.value("amount", std::int64_t{0})})));
                QVERIFY(has(amountText(Money{stake.value("returned", std::int64_t{0})})));
            }
        }
        std::size_t steps = 0;
        for (const Json& step : exported["steps"]) {
            steps += step.value("event", "") == "announced" ? 0U : 1U;
            for (const Json& rule : step.value("rules", Json::array())) {
                QVERIFY(has(QString::fromStdString(rule.get<std::string>())));
            }
        }
        // Every event has its line; only announcements may repeat another line.
        std::size_t lines = 0;
        for (const SheetSection& section : sheet.sections) {
            for (const SheetBlock& block : section.blocks) {
                if (const auto* table = std::get_if<SheetTable>(&block);
                    table && table->columns.size() == 3) {
                    lines = std::max(lines, table->rows.size());
                }
            }
        }
        QVERIFY2(lines >= steps, qPrintable(QStringLiteral("%1 lines, %2 steps").arg(lines).arg(steps)));
        // Every placeholder of a sentence was filled.
        QVERIFY(!text.contains(QRegularExpression(QStringLiteral("%[1-9n]"))));
        QVERIFY(SheetPaper(sheet).pageCount() >= 1);
    }

    static void commandsPrint(const QString& text, const QByteArray& commitment) {
        for (const char* tool : {"printf 'mesaviva", "python3 -c"}) {
            const qsizetype at = text.indexOf(QLatin1String(tool));
            QVERIFY(at > 0);
            const QString command = text.mid(at, text.indexOf(u'\n', at) - at);
            const QString needed = QString::fromLatin1(tool[1] == 'y' ? "python3" : "sha256sum");
            const QString shell = QStandardPaths::findExecutable(QStringLiteral("bash"));
            if (shell.isEmpty() || QStandardPaths::findExecutable(needed).isEmpty()) {
                continue;
            }
            QProcess process;
            process.start(shell, {QStringLiteral("-c"), command});
            QVERIFY(process.waitForFinished(60'000));
            QCOMPARE(process.readAllStandardOutput().left(64), commitment);
        }
    }

    QTemporaryDir m_folder;
    RecordedRounds* roundsOf(const record::RoundRow& row) const {
        return m_games->capability<RecordedRounds>(QString::fromStdString(row.game));
    }

    std::unique_ptr<GameRegistry> m_games;
    QString m_printed; ///< the file that was opened last
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRoundSheet)
#include "tst_round_sheet.moc"
