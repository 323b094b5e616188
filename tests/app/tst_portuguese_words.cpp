// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Portuguese texts call things, as the glossary in translations/README.md has it.

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

class TestPortugueseWords : public QObject {
    Q_OBJECT

private slots:
    void slipsAreFound_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isSlip");
        for (const char* slip :
             {"Uma bet de 10 €", "À bet", "o ante e a bet somados", "da «ante»", "a sua segunda bet",
              "o bet seria apenas devolvida", "depois de colocada um ante", "Bola fora da roda",
              "o mesmo em duas rodas", "Compram cartões como você"}) {
            QTest::newRow(slip) << QString::fromUtf8(slip) << true;
        }
        for (const char* right :
             {"na casa «bet»", "a segunda aposta (bet)", "o ante paga 1 para 1", "Não enquanto a bola roda.",
              "a antecipação", "Uma antes da outra", "o bet é pago pela tabela"}) {
            QTest::newRow(right) << QString::fromUtf8(right) << false;
        }
    }

    void slipsAreFound() {
        QFETCH(QString, text);
        QFETCH(bool, isSlip);
        QCOMPARE(!slipIn(text).isEmpty(), isSlip);
    }

    void translationsHaveNone() {
        static const QRegularExpression translation(QStringLiteral("<(?:translation|numerusform)>([^<]*)<"));
        const Found found =
            look(QStringLiteral(MESAVIVA_SCENARIOS "/../../translations/mesaviva_pt_PT.ts"), translation);
        QCOMPARE(found.slips, QStringList());
        QVERIFY2(found.texts > 4000, qPrintable(QString::number(found.texts)));
    }

    // The rulebook and its guides, lessons, and the titles of scenarios, which the gallery shows.
    void rulesLessonsAndScenariosHaveNone_data() {
        QTest::addColumn<QString>("folder");
        for (const char* folder : {"../../assets/regulations", "../../assets/lessons", "."}) {
            QTest::newRow(folder) << QStringLiteral(MESAVIVA_SCENARIOS "/") + QLatin1String(folder);
        }
    }

    void rulesLessonsAndScenariosHaveNone() {
        QFETCH(QString, folder);
        static const QRegularExpression portuguese(QStringLiteral("\"pt\": \"((?:[^\"\\\\]|\\\\.)*)\""));
        QDirIterator files(folder, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        Found all;
        while (files.hasNext()) {
            const Found found = look(files.next(), portuguese);
            all.texts += found.texts;
            all.slips += found.slips;
        }
        QCOMPARE(all.slips, QStringList());
        QVERIFY2(all.texts > 150, qPrintable(QString::number(all.texts)));
    }

private:
    struct Found {
        int texts = 0;
        QStringList slips; ///< each with its text
    };

    static QString slipIn(const QString& text) {
        // Each as a feminine would be written: the article, the participle; then other words altogether.
        static const QRegularExpression slips(
            QStringLiteral(
                "\\b(?:a|da|na|à|uma|duma|numa|pela|sua|esta|essa|outra|mesma|última|primeira|segunda) "
                "«?(?:ante|bet)\\b"
                "|\\b(?:as|das|nas|às|umas|duas|pelas|suas) bets\\b"
                "|\\b(?:ante|bet) (?:é|foi|fica|está|será|seria) (?:\\w+ )?"
                "(?:paga|devolvida|perdida|posta|colocada|recusada)\\b"
                "|\\b(?:colocada|posta|devolvida|perdida) (?:o|um) (?:ante|bet)\\b"
                "|\\b(?:a|da|na|à|uma|numa|pela|mesma|outra|as|das|nas|às|duas) rodas?\\b"
                "|\\bvocês?\\b"),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        return slips.match(text).captured();
    }

    static Found look(const QString& path, const QRegularExpression& texts) {
        Found found;
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            return found;
        }
        const QString content = QString::fromUtf8(file.readAll());
        for (auto each = texts.globalMatch(content); each.hasNext(); ++found.texts) {
            const QString text = each.next().captured(1);
            const QString slip = slipIn(text);
            if (!slip.isEmpty()) {
                found.slips.append(slip + QStringLiteral(": ") + text);
            }
        }
        return found;
    }
};

#include "program/test_list.h"
MESAVIVA_TEST(TestPortugueseWords)
#include "tst_portuguese_words.moc"
