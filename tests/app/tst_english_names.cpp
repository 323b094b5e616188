// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The English voice's pronunciation of Portuguese names, by the phonemes that the library reports.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/table/live_session.h"
#include "app/core/text/language.h"
#include "app/core/text/spoken_text.h"
#include "app/games/bingo/bingo_text.h"
#include "app/games/roulette/roulette_text.h"
#include "app/media/voice/synthesizer.h"
#include "engine/base/random_stream.h"

#include <cstdio>
#endif

#ifdef MESAVIVA_ESPEAK
#include <espeak-ng/speak_lib.h>
#endif

#include <QSet>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::app;

class TestEnglishNames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
#ifdef MESAVIVA_ESPEAK
        m_synthesizer = makeSynthesizer();
#endif
        if (!m_synthesizer) {
            QSKIP("libespeak-ng or its voices are not here");
        }
        m_language.setCode(QStringLiteral("en"));
    }

    // By its own rules the voice would spell out the circumflex of Inês.
    void theListenerHearsWhatIsWrong() {
        const QString named = phonemes(QStringLiteral("circumflex"));
        QVERIFY2(named.size() > 6 && phonemes(QStringLiteral("the sign is circumflex")).contains(named),
                 qPrintable(named));
    }

    void noMarkIsCalledByItsName() {
        QStringList signs;
        for (const char* sign :
             {"circumflex", "acute", "tilde", "cedilla", "grave", "diaeresis", "umlaut", "accent"}) {
            signs.append(phonemes(QLatin1String(sign)));
        }
        const QStringList names = spokenNames();
        QVERIFY2(names.size() > 90, qPrintable(QString::number(names.size())));
        for (const QString& name : names) {
            // In a sentence and alone.
            for (const QString& text : {name, QStringLiteral("%1, split: ten euros").arg(name)}) {
                const QString heard = phonemes(text);
                QVERIFY2(!heard.isEmpty(), qPrintable(name));
                for (const QString& sign : std::as_const(signs)) {
                    QVERIFY2(!heard.contains(sign), qPrintable(name + QStringLiteral(": ") + heard));
                }
                // The library marks words for which it switches the language with parentheses.
                QVERIFY2(!heard.contains(u'('), qPrintable(heard));
            }
        }
    }

    void namesSoundPortuguese_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("begins");
        QTest::addColumn<QString>("spanish");
        QTest::newRow("José") << QStringLiteral("José") << QStringLiteral("Z") << QStringLiteral("h");
        QTest::newRow("Jorge") << QStringLiteral("Jorge A") << QStringLiteral("Z") << QStringLiteral("h");
        QTest::newRow("Joana") << QStringLiteral("Joana") << QStringLiteral("Z") << QStringLiteral("h");
        QTest::newRow("Inês") << QStringLiteral("Inês") << QStringLiteral("In") << QStringLiteral("_|");
        QTest::newRow("series") << QStringLiteral("Série pequena") << QStringLiteral("s'E")
                                << QStringLiteral("kw");
    }

    void namesSoundPortuguese() {
        QFETCH(QString, name);
        QFETCH(QString, begins);
        QFETCH(QString, spanish);
        const QString heard = phonemes(name);
        QVERIFY2(heard.startsWith(begins) && !heard.contains(spanish), qPrintable(heard));
    }

    // No name is taken for phonemes, and a name with an unlisted diacritic is still one word.
    void otherNamesAreWords() {
        QVERIFY(!phonemes(QStringLiteral("[[x]] Ana")).isEmpty());
        QCOMPARE(phonemes(QStringLiteral("Antônia")), phonemes(QStringLiteral("Antonia")));
    }

    // In Portuguese all names are read as written.
    void inPortugueseNothingIsReplaced() {
        const QString heard = phonemes(QStringLiteral("Inês"), QStringLiteral("pt"));
        QVERIFY2(!heard.contains(u'|') && !heard.isEmpty(), qPrintable(heard));
    }

    void cleanupTestCase() { m_synthesizer.reset(); }

private:
    // All names of players and of things that tables mention.
    static QStringList spokenNames() {
        QSet<QString> names;
        for (std::uint32_t member = 1; member <= 88 * 23; ++member) {
            names.insert(spokenName(app::crowdName(member)).section(u' ', 0, 0));
        }
        RandomStream look(Seed{}, "look");
        for (int i = 0; i < 12; ++i) {
            for (const QString& name : simulatedNames(12, look)) {
                names.insert(spokenName(name));
            }
        }
        for (const roulette::Series series : {roulette::Series::grande, roulette::Series::zero,
                                              roulette::Series::pequena, roulette::Series::vadios}) {
            names.insert(RouletteNames::series(series));
        }
        for (const char* written : {"Série grande", "Série do zero", "Série pequena", "Vadios"}) {
            names.insert(QString::fromUtf8(written)); // as the law calls them
        }
        return {names.begin(), names.end()};
    }

    QString phonemes(const QString& text, const QString& language = QStringLiteral("en")) {
        QString heard;
#ifdef MESAVIVA_ESPEAK
        std::FILE* eventLog = std::tmpfile();
        espeak_SetPhonemeTrace(espeakPHONEMES_SHOW, eventLog);
        const Clip clip = m_synthesizer->render(text, language, Caller::croupier);
        espeak_SetPhonemeTrace(0, nullptr);
        std::rewind(eventLog);
        for (int c = std::fgetc(eventLog); c != EOF && clip; c = std::fgetc(eventLog)) {
            heard.append(QLatin1Char(static_cast<char>(c)));
        }
        std::fclose(eventLog);
#endif
        return heard.simplified();
    }

    std::unique_ptr<Synthesizer> m_synthesizer;
    Language m_language;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestEnglishNames)
#include "tst_english_names.moc"
