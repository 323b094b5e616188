// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/release/build_sums.h"
#include "app/core/release/manifest.h"
#include "app/core/release/release_check.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace mesaviva::app;

namespace {

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray sumOf(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

} // namespace

class TestManifest : public QObject {
    Q_OBJECT

private slots:
    void programCheckersAndAssetsAreListed() {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        write(dir.filePath("mesaviva"), "program");
        write(dir.filePath("mesaviva-chain"), "chain");
        write(dir.filePath("rules.json"), "{}");
        write(dir.filePath("assets.sha256"), sumOf("what it was when built") + "  rules.json\n");
        QCOMPARE(manifestOf("1.2.3\ncommit abc", dir.filePath("mesaviva"), dir.filePath("assets.sha256"),
                            folder.path() + u'/'),
                 "# mesaviva.manifest/1\n# 1.2.3\n# commit abc\n" + sumOf("program") + "  mesaviva\n" +
                     sumOf("chain") + "  mesaviva-chain\n" + sumOf("{}") + "  :/rules.json\n");
    }

    // Windows' program without a console says of an installed folder what the one with a console says.
    void eachProgramOfAFolderListsTheSame() {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        for (const char* name : {"mesaviva.exe", "mesaviva-window.exe", "mesaviva-verify.exe"}) {
            write(dir.filePath(name), name);
        }
        const auto list = [&](const char* program) {
            return manifestOf("1.2.3", dir.filePath(program), QString(), folder.path() + u'/');
        };
        const auto result = compareManifests(list("mesaviva.exe"), list("mesaviva-window.exe"));
        QVERIFY(result);
        QVERIFY(result->isSame());
        QCOMPARE(result->same, 3);
    }

    void manifestsAreCompared_data() {
        QTest::addColumn<QByteArray>("own");
        QTest::addColumn<int>("same");
        QTest::addColumn<QStringList>("wrong"); // different, absent, added
        const QByteArray head = "# mesaviva.manifest/1\n# 1.2.3\n";
        const QByteArray program = sumOf("program") + "  mesaviva\n";
        const QByteArray asset = sumOf("asset") + "  :/asset\n";
        const QStringList none{"", "", ""};
        QTest::newRow("same") << head + program + asset << 2 << none;
        QTest::newRow("other comments") << "# mesaviva.manifest/1\n" + program + asset << 2 << none;
        QTest::newRow("other order") << head + asset + program << 2 << none;
        QTest::newRow("different") << head + program + sumOf("other") + "  :/asset\n"
                                   << 1 << QStringList{":/asset", "", ""};
        QTest::newRow("absent") << head + asset << 1 << QStringList{"", "mesaviva", ""};
        QTest::newRow("added") << head + program + asset + sumOf("more") + "  :/more\n"
                               << 2 << QStringList{"", "", ":/more"};
    }

    void manifestsAreCompared() {
        QFETCH(const QByteArray, own);
        QFETCH(const QStringList, wrong);
        const QByteArray published = "# mesaviva.manifest/1\n# 1.2.3\n" + sumOf("program") + "  mesaviva\n" +
                                     sumOf("asset") + "  :/asset\n";
        const std::optional<ManifestComparison> result = compareManifests(published, own);
        QVERIFY(result);
        QTEST(result->same, "same");
        QCOMPARE(result->different.join(u' '), wrong[0]);
        QCOMPARE(result->absent.join(u' '), wrong[1]);
        QCOMPARE(result->added.join(u' '), wrong[2]);
        QCOMPARE(result->isSame(), wrong.join(QString()).isEmpty());
    }

    void otherFilesAreNoManifest_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("sums alone") << sumOf("program") + "  mesaviva\n";
        QTest::newRow("no sums") << QByteArray("# mesaviva.manifest/1\n# 1.2.3\n");
        QTest::newRow("another version") << "# mesaviva.manifest/2\n" + sumOf("program") + "  mesaviva\n";
    }

    void otherFilesAreNoManifest() {
        QFETCH(const QByteArray, text);
        QVERIFY(!compareManifests(text, ownManifest()));
    }

    // Where it is installed, the program finds its sum in the manifest among the shared files.
    void installedManifestShowsHowTheProgramWasBuilt() {
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        QVERIFY(dir.mkpath("bin") && dir.mkpath("share/mesaviva"));
        write(dir.filePath("bin/mesaviva"), "program");
        write(dir.filePath("share/mesaviva/mesaviva.sha256"), "# mesaviva.manifest/1\n# 1.2.3\n" +
                                                                  sumOf("chain") + "  mesaviva-chain\n" +
                                                                  sumOf("program") + "  mesaviva\n");
        QVERIFY(sumsOf(dir.filePath("bin/mesaviva"), dir.filePath("none"), QString()).isProgramAsBuilt());
        write(dir.filePath("bin/mesaviva"), "altered");
        QVERIFY(!sumsOf(dir.filePath("bin/mesaviva"), dir.filePath("none"), QString()).isProgramAsBuilt());
    }

    // The manifest that the program prints agrees with the program; any altered sum is reported.
    void programComparesItself() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("published.sha256");
        QByteArray manifest;
        QCOMPARE(sums({}, manifest), 0);
        QVERIFY(manifest.startsWith("# mesaviva.manifest/1\n# "));
        QVERIFY(manifest.contains("  :/mesaviva/regulations/register.json\n"));
        write(file, manifest);
        QByteArray said;
        QCOMPARE(sums({"--compare", file}, said), 0);
        QVERIFY(said.startsWith("as published: "));
        const qsizetype at = manifest.indexOf("  :/mesaviva/regulations/register.json\n") - 1;
        manifest[at] = manifest[at] == '0' ? '1' : '0';
        write(file, manifest);
        QCOMPARE(sums({"--compare", file}, said), 1);
        QVERIFY(said.startsWith("different  :/mesaviva/regulations/register.json\n"));
        write(file, "no manifest");
        QCOMPARE(sums({"--compare", file}, said), 2);
        QCOMPARE(said, QByteArray());
    }

    // The first line is the bare version, which scripts read.
    void versionBeginsWithTheBareNumber() {
        QProcess program;
        program.start(MESAVIVA_PROGRAM, {"--version"});
        QVERIFY(program.waitForFinished());
        const QList<QByteArray> lines = program.readAllStandardOutput().split('\n');
        QVERIFY(lines.size() >= 4);
        const QString first = QString::fromLatin1(lines[0]);
        QVERIFY2(QRegularExpression("^\\d+\\.\\d+\\.\\d+$").match(first).hasMatch(), lines[0]);
        QVERIFY(lines[1].startsWith("commit "));
        QVERIFY(lines[2].startsWith("Qt 6."));
        QVERIFY(!lines[3].isEmpty());
    }

    // What the dialog about the program shows.
    void comparisonIsShown() {
        const QTemporaryDir folder;
        ReleaseCheck check;
        QSignalSpy compared(&check, &ReleaseCheck::compared);
        write(folder.filePath("own"), ownManifest());
        check.compare(QUrl::fromLocalFile(folder.filePath("own")));
        QTRY_VERIFY(check.isReady());
        QCOMPARE(compared.size(), 1);
        QVERIFY(check.isAsPublished());
        QCOMPARE(check.manifest().toLatin1(), sumOf(ownManifest()));
        write(folder.filePath("other"), "# mesaviva.manifest/1\n" + sumOf("more") + "  more\n");
        check.compare(QUrl::fromLocalFile(folder.filePath("other")));
        QVERIFY(!check.isAsPublished());
        QVERIFY(check.comparison().contains("more"));
        check.compare(QUrl::fromLocalFile(folder.filePath("missing")));
        QVERIFY(!check.isAsPublished());
        QVERIFY(!check.comparison().isEmpty());
    }

private:
    // Runs `mesaviva sums`; `said` is its standard output.
    static int sums(const QStringList& words, QByteArray& said) {
        QProcess program;
        program.start(MESAVIVA_PROGRAM, QStringList{"sums"} + words);
        if (!program.waitForFinished()) {
            return -1;
        }
        said = program.readAllStandardOutput();
        return program.exitCode();
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestManifest)
#include "tst_manifest.moc"
