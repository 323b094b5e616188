// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of the Portuguese texts, as the glossary in translations/README.md defines them; both translation
// files are complete.

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>
#include <QXmlStreamReader>

class TestPortugueseText : public QObject {
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

    // Portuguese has every text, English the plural forms: each is finished and not empty. The test
    // translated_texts checks that no text of the sources is missing.
    void textsAreFinished_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("least");
        QTest::newRow("pt") << QStringLiteral("mesaviva_pt_PT.ts") << 4000;
        QTest::newRow("en") << QStringLiteral("mesaviva_en.ts") << 100;
    }

    void textsAreFinished() {
        QFETCH(QString, file);
        QFETCH(int, least);
        const QList<Message> messages = messagesOf(file);
        QVERIFY2(messages.size() > least, qPrintable(QString::number(messages.size())));
        for (const Message& message : messages) {
            QVERIFY2(message.isFinished, qPrintable(message.key));
            QCOMPARE(message.forms.size(), message.isPlural ? 2 : 1);
            for (const QString& form : message.forms) {
                QVERIFY2(!form.trimmed().isEmpty(), qPrintable(message.key));
            }
        }
    }

    // English is corrected in the sources. Its file has each plural form that the Portuguese one has.
    void englishHasThePluralFormsAndNothingElse() {
        QStringList english;
        for (const Message& message : messagesOf(QStringLiteral("mesaviva_en.ts"))) {
            QVERIFY2(message.isPlural, qPrintable(message.key));
            english.append(message.key);
        }
        QStringList portuguese;
        for (const Message& message : messagesOf(QStringLiteral("mesaviva_pt_PT.ts"))) {
            if (message.isPlural) {
                portuguese.append(message.key);
            }
        }
        english.sort();
        portuguese.sort();
        QCOMPARE(english, portuguese);
    }

    // The rulebook and its guides, lessons, and the scenario titles shown in the gallery.
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

    struct Message {
        QString key; ///< context, source and comment
        QStringList forms;
        bool isPlural = false;
        bool isFinished = true;
    };

    static QList<Message> messagesOf(const QString& name) {
        QList<Message> messages;
        QFile file(QStringLiteral(MESAVIVA_SCENARIOS "/../../translations/") + name);
        if (!file.open(QIODevice::ReadOnly)) {
            return messages;
        }
        QXmlStreamReader xml(&file);
        QString context;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) {
                continue;
            }
            if (xml.name() == QLatin1String("name")) {
                context = xml.readElementText();
            } else if (xml.name() == QLatin1String("message")) {
                messages.append({context, {}, xml.attributes().hasAttribute(QLatin1String("numerus")), true});
            } else if (xml.name() == QLatin1String("source") || xml.name() == QLatin1String("comment")) {
                messages.last().key += u'|' + xml.readElementText();
            } else if (xml.name() == QLatin1String("numerusform")) {
                messages.last().forms.append(xml.readElementText());
            } else if (xml.name() == QLatin1String("translation")) {
                messages.last().isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
                if (!messages.last().isPlural) {
                    messages.last().forms.append(xml.readElementText());
                }
            }
        }
        return xml.hasError() ? QList<Message>() : messages;
    }

    static QString slipIn(const QString& text) {
        // First the article and the participle in the feminine; then wrong words.
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
MESAVIVA_TEST(TestPortugueseText)
#include "tst_portuguese_text.moc"
