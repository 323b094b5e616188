// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/rulebook/official_text.h"
#endif

#include "app/core/rulebook/official_texts.h"
#include "app/core/text/language.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <string>

using namespace mesaviva::app;

namespace {

// Made-up laws in the forms in which real ones are published.
const char* const kOnline = "Regulamento n.º 803/2015\n"
                            "\n"
                            "1.º Aprovar as regras do jogo do pião.\n"
                            "2.º Este regulamento entra em vigor amanhã.\n"
                            "\n"
                            "ANEXO\n"
                            "\n"
                            "1 — O pião gira numa mesa com\n"
                            "2 pernas e um tampo.\n"
                            "\n"
                            "2 — Entende-se por:\n"
                            "\n"
                            "a) «Pião», o que gira;\n"
                            "\n"
                            "b) «Mesa», o que está por baixo:\n"
                            "i) De madeira;\n"
                            "ii) De pedra.\n"
                            "\n"
                            "3 — Ganha quem o vir cair, nos termos da alínea a) da regra n.º\n"
                            "20. Não há outro.\n"
                            "\n"
                            "CAPÍTULO II\n"
                            "\n"
                            "Dos piões\n"
                            "\n"
                            "4 — Há piões: a) grandes; b) pequenos.\n"
                            "Diário da República, 2.ª série — N.º 1 — 2 de janeiro de 2015\n"
                            "34175\n"
                            "\n"
                            "13 de novembro de 2015. — A Presidente.\n";

const char* const kArticles = "1. É aprovado o regulamento.\n"
                              "2. É revogado o outro.\n"
                              "\n"
                              "Artigo 1.º\n"
                              "Material\n"
                              "1. Um pião.\n"
                              "2. Uma mesa, de um destes tipos:\n"
                              "1) Redonda;\n"
                              "2) Quadrada.\n"
                              "\n"
                              "Artigo 2.º\n"
                              "Queda\n"
                              "O pião cai, como diz o\n"
                              "Artigo 1.º do outro regulamento.\n"
                              "\n"
                              "Artigo 3.º\n"
                              "Prémios\n"
                              "Ganham-se:\n"
                              "1) Um pião;\n"
                              "2) Dois piões.\n";

} // namespace

class TestOfficialText : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_language.setCode(QStringLiteral("en")); }

    void numbersAreFound_data() {
        QTest::addColumn<QByteArray>("law");
        QTest::addColumn<QByteArray>("number");
        QTest::addColumn<QString>("words"); // empty: not found
        const QByteArray online(kOnline);
        const QByteArray articles(kArticles);
        QTest::newRow("a line that begins with a number")
            << online << QByteArray("1") << "O pião gira numa mesa com 2 pernas e um tampo.";
        QTest::newRow("a letter, after what introduces it")
            << online << QByteArray("2a") << "Entende-se por:\na) «Pião», o que gira;";
        QTest::newRow("a letter with parts, a roman one is none")
            << online << QByteArray("2b")
            << "Entende-se por:\nb) «Mesa», o que está por baixo:\ni) De madeira;\nii) De pedra.";
        QTest::newRow("no such letter") << online << QByteArray("2c") << "";
        QTest::newRow("a wrapped number is no rule") << online << QByteArray("20") << "";
        QTest::newRow("a heading is no part of the rule before it")
            << online << QByteArray("3")
            << "Ganha quem o vir cair, nos termos da alínea a) da regra n.º\n20. Não há outro.";
        QTest::newRow("letters in one line") << online << QByteArray("4b") << "Há piões:\nb) pequenos.";
        QTest::newRow("Windows line ends") << QByteArray(kOnline).replace("\n", "\r\n") << QByteArray("2a")
                                           << "Entende-se por:\na) «Pião», o que gira;";
        QTest::newRow("full stops") << QByteArray("1. Um.\n    a) Pião;\n    b) Mesa.\n2. Dois.\n")
                                    << QByteArray("1b") << "Um.\nb) Mesa.";
        QTest::newRow("letters as bullets") << QByteArray("1 — Um:\n- a) pião;\n- b) mesa.\n2 — Dois.\n")
                                            << QByteArray("1a") << "Um:\na) pião;";
        QTest::newRow("an excerpt") << QByteArray("10. Dez.\n11. Onze.\n12. Doze.\n") << QByteArray("11")
                                    << "Onze.";
        QTest::newRow("a number is missing")
            << QByteArray("1 — Um.\n2 — Dois.\n4 — Quatro.\n5 — Cinco.\n") << QByteArray("4") << "Quatro.";
        QTest::newRow("an article's number") << articles << QByteArray("1.1") << "Um pião.";
        QTest::newRow("a number's number")
            << articles << QByteArray("1.2.2") << "Uma mesa, de um destes tipos:\n2) Quadrada.";
        QTest::newRow("an article without numbers, another's name in a wrapped line")
            << articles << QByteArray("2") << "Queda O pião cai, como diz o Artigo 1.º do outro regulamento.";
        QTest::newRow("an article's sub-number")
            << articles << QByteArray("3.2") << "Prémios Ganham-se:\n2) Dois piões.";
        QTest::newRow("a preamble's number") << articles << QByteArray("1.3") << "";
        QTest::newRow("no law") << QByteArray("Era uma vez um pião.") << QByteArray("1") << "";
        QTest::newRow("nothing") << QByteArray() << QByteArray("1") << "";
    }

    void numbersAreFound() {
        QFETCH(QByteArray, law);
        QFETCH(QByteArray, number);
        const OfficialText text(law.toStdString());
        QTEST(QString::fromStdString(text.words(number.toStdString()).value_or("")), "words");
    }

    void aFileIsRemembered() {
        const QString law = write("law.txt", kOnline);
        {
            OfficialTexts texts(settings());
            texts.open(QStringLiteral("pt-803-2015"), QUrl::fromLocalFile(law));
            QCOMPARE(texts.message(), QString());
        }
        OfficialTexts texts(settings());
        QVERIFY(texts.words(QStringLiteral("P1")).startsWith(QStringLiteral("O pião gira")));
        QVERIFY(texts.words(QStringLiteral("P2b")).contains(QStringLiteral("b) «Mesa»")));
        QCOMPARE(texts.words(QStringLiteral("P44")), QString()); // not in this text
        QCOMPARE(texts.words(QStringLiteral("O1")), QString());  // another law
        QCOMPARE(texts.words(QStringLiteral("I-P8")), QString());
        QCOMPARE(texts.hashOf(QStringLiteral("P1")).size(), qsizetype{64});
        QVERIFY(!texts.hasChanged(QStringLiteral("P1")));
        texts.forget(QStringLiteral("pt-803-2015"));
        QCOMPARE(texts.words(QStringLiteral("P1")), QString());
        QVERIFY(OfficialTexts(settings()).words(QStringLiteral("P1")).isEmpty());
    }

    void aChangedFileIsSaid() {
        const QString law = write("changing.txt", kOnline);
        OfficialTexts(settings()).open(QStringLiteral("pt-803-2015"), QUrl::fromLocalFile(law));
        write("changing.txt", QByteArray(kOnline).replace("gira numa", "salta numa"));
        OfficialTexts texts(settings());
        QVERIFY(texts.hasChanged(QStringLiteral("P1")));
        QVERIFY(texts.words(QStringLiteral("P1")).contains(QStringLiteral("salta"))); // as the file is now
        const auto source = texts.sources(QStringLiteral("en")).value(0).value<OfficialSource>();
        QVERIFY2(source.doubtful && source.state.contains(QStringLiteral("has changed")),
                 qPrintable(source.state));
        texts.open(QStringLiteral("pt-803-2015"), QUrl::fromLocalFile(law));
        QVERIFY(!texts.hasChanged(QStringLiteral("P1")));
    }

    void anotherLawsTextIsDoubtful() {
        const QString law = write("law.txt", kOnline);
        OfficialTexts texts(settings());
        texts.open(QStringLiteral("pt-804-2015"), QUrl::fromLocalFile(law));
        const auto source = texts.sources(QStringLiteral("en")).value(1).value<OfficialSource>();
        QCOMPARE(source.regulation, QStringLiteral("pt-804-2015"));
        QVERIFY2(source.doubtful && source.state.contains(QStringLiteral("804/2015")),
                 qPrintable(source.state));
    }

    void whatIsNoTextIsRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        QTest::newRow("a PDF") << QByteArray("%PDF-1.4\n1. Um.\n2. Dois.\n") << "is a PDF";
        QTest::newRow("no numbers") << QByteArray("Era uma vez.\n") << "No numbered rule";
    }

    void whatIsNoTextIsRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        OfficialTexts texts(settings());
        texts.open(QStringLiteral("pt-803-2015"), QUrl::fromLocalFile(write("law.txt", kOnline)));
        texts.open(QStringLiteral("pt-803-2015"), QUrl::fromLocalFile(write("other.txt", bytes)));
        QVERIFY2(texts.message().contains(why), qPrintable(texts.message()));
        QVERIFY(!texts.words(QStringLiteral("P1")).isEmpty()); // the one before stays
    }

    void olderEncodingsAreRead() {
        const QString path = write("latin1.txt", QString::fromUtf8(kOnline).replace(u'—', u'-').toLatin1());
        OfficialTexts texts(settings());
        texts.open(QStringLiteral("pt-803-2015"), QUrl::fromLocalFile(path));
        QVERIFY(texts.words(QStringLiteral("P1")).startsWith(QStringLiteral("O pião")));
    }

private:
    QString settings() const { return m_folder.filePath(QStringLiteral("settings.ini")); }
    QString write(const char* name, const QByteArray& bytes) {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }

    Language m_language;
    QTemporaryDir m_folder;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestOfficialText)
#include "tst_official_text.moc"
