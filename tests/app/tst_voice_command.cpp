// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of texts to record, and checks of packs.

#include "app/core/game/game_registry.h"
#include "app/core/reader/table_reader.h"
#include "app/core/recordings/voice_command.h"
#include "app/core/text/language.h"
#include "app/core/text/spoken_text.h"
#include "app/games/bingo/bingo_speech.h"
#include "app/media/voice/clip.h"
#include "app/media/voice/synthesizer.h"
#include "app/media/voice/voice_pack.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

const QString kName = QStringLiteral("Nobodyatall");

// A pack in which every text of the list is recorded.
VoicePack packOf(const QStringList& texts, const QString& language, const QTemporaryDir& folder) {
    QString recordings;
    for (const QString& text : texts) {
        recordings += QStringLiteral("%1{\"text\": \"%2\", \"file\": \"a.wav\"}")
                          .arg(recordings.isEmpty() ? QString() : QStringLiteral(","), text);
    }
    QFile file(folder.filePath(VoicePack::kManifest));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QStringLiteral("{\"format\": \"mesaviva.voice/1\", \"language\": \"%1\", \"rate\": 44100, "
                                  "\"recordings\": [%2]}")
                       .arg(language, recordings)
                       .toUtf8());
    }
    file.close();
    return VoicePack::open(folder.path()).value();
}

} // namespace

class TestVoiceCommand : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    // A pack with the whole list can say every sentence, except for names.
    void theListIsEnoughForEverySentence_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("pt") << QStringLiteral("pt");
        QTest::newRow("en") << QStringLiteral("en");
    }

    void theListIsEnoughForEverySentence() {
        QFETCH(QString, language);
        Language words;
        words.setCode(language);
        const GameRegistry games(m_folder->filePath(QStringLiteral("a.ini")));
        QStringList sentences;
        for (const TableGame* game : games.list()) {
            QVERIFY(!game->as<SpokenTables>()->repertoire(kName).isEmpty());
            sentences.append(game->as<SpokenTables>()->repertoire(kName));
        }
        const QStringList list = toRecord(sentences, kName);
        QVERIFY2(list.size() > 80 && list.size() < 600, qPrintable(QString::number(list.size())));
        for (const QString& text : list) {
            QVERIFY2(!text.contains(kName, Qt::CaseInsensitive), qPrintable(text));
        }
        const VoicePack pack = packOf(list, language, *m_folder);
        int said = 0;
        for (const QString& sentence : sentences) {
            if (!sentence.contains(kName) && !foldedText(sentence).isEmpty()) {
                QVERIFY2(!pack.partsOf(sentence).empty(), qPrintable(sentence));
                ++said;
            }
        }
        QVERIFY(said > 300);
        const bingo::Settings room(bingo::Variant::bingo90);
        for (int winners = 1; winners <= 5; ++winners) {
            bingo::Announced won{bingo::OwnPhrase::prize};
            won.amount = Money{35'020};
            const QString text =
                BingoSpeech::announcement(won, room, kName, true, {{{kName}, winners, true}, {}}).text;
            QVERIFY2(!pack.partsOf(text).empty(), qPrintable(text));
        }
        for (const bingo::VoidReason reason :
             {bingo::VoidReason::too_few_players, bingo::VoidReason::system_failure}) {
            const QString text = BingoSpeech::announcement(bingo::Announced{CommonPhrase::round_void}, room,
                                                           {}, false, {{}, reason})
                                     .text;
            QVERIFY2(!pack.partsOf(text).empty(), qPrintable(text));
        }
        for (const AmountUnit unit : {AmountUnit::points, AmountUnit::euros, AmountUnit::patacas}) {
            for (const std::int64_t cents : {1LL, 35'020LL, 123'456LL, 99'999'999LL, 100'000'000LL}) {
                const QString amount = amountWords(Money{cents}, unit);
                QVERIFY2(!pack.partsOf(amount).empty(), qPrintable(amount));
            }
        }
    }

    // A pack from when all amounts were euros: it says what it can, the built-in voice the rest.
    void anOlderPackLacksThePointsAlone() {
        Language words;
        words.setCode(QStringLiteral("pt"));
        const GameRegistry games(m_folder->filePath(QStringLiteral("a.ini")));
        QStringList list;
        for (const TableGame* game : games.list()) {
            list.append(game->as<SpokenTables>()->repertoire(kName));
        }
        list = toRecord(list, kName);
        const QStringList since = {QStringLiteral("ponto"),  QStringLiteral("pontos"),
                                   QStringLiteral("pataca"), QStringLiteral("patacas"),
                                   QStringLiteral("avo"),    QStringLiteral("avos")};
        QStringList older = list;
        for (const QString& word : since) {
            QVERIFY2(older.removeOne(word), qPrintable(word));
        }
        const VoicePack pack = packOf(older, QStringLiteral("pt"), *m_folder);
        QVERIFY(!pack.partsOf(amountWords(Money{35'020}, AmountUnit::euros)).empty());
        QVERIFY(pack.partsOf(amountWords(Money{35'020}, AmountUnit::points)).empty());
        QStringList lacking = lackingIn(pack, list);
        QStringList expected = since;
        lacking.sort();
        expected.sort();
        QCOMPARE(lacking, expected);
    }

    void theListIsPrintedAsTextAndAsAManifest() {
        std::ostringstream out;
        std::ostringstream err;
        VoiceRequest request;
        QCOMPARE(voiceCommand(request, out, err), 0);
        for (const char* word : {"cêntimos", "euros", "pontos", "ponto", "patacas", "avos", "na mesa"}) {
            QVERIFY2(QString::fromStdString(out.str()).contains(u'\n' + QString::fromUtf8(word) + u'\n'),
                     word);
        }
        std::ostringstream manifest;
        request.manifest = true;
        QCOMPARE(voiceCommand(request, manifest, err), 0);
        QFile file(m_folder->filePath(VoicePack::kManifest));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(manifest.str()));
        file.close();
        QVERIFY(VoicePack::open(m_folder->path()));
    }

    void aFolderThatIsNoPackIsRefused() {
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(voiceCommand({VoiceRequest::Task::check, "pt", m_folder->path().toStdString()}, out, err),
                 2);
        QVERIFY(!err.str().empty() && out.str().empty());
    }

    // A check explains each kind of fault once, apart from the list of faults.
    void aFaultIsExplained() {
        QFile manifest(m_folder->filePath(VoicePack::kManifest));
        QVERIFY(manifest.open(QIODevice::WriteOnly));
        QVERIFY(
            manifest.write(R"({"format": "mesaviva.voice/1", "language": "en", "rate": 22050, "recordings": [
            {"text": "one", "file": "a.wav"}, {"text": "two", "file": "b.wav"},
            {"text": "three", "file": "c.wav"}, {"text": "four", "file": "d.wav"}]})") > 0);
        manifest.close();
        const auto put = [this](const char* name, const QByteArray& bytes) {
            QFile file(m_folder->filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        put("b.wav", "24 bits");
        put("c.wav", waveBytes(Samples(1'000, std::int16_t{0}), 48'000));
        put("d.wav", waveBytes(Samples(1'000, std::int16_t{0}), 22'050));
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(voiceCommand({VoiceRequest::Task::check, "en", m_folder->path().toStdString()}, out, err),
                 1);
        QVERIFY2(out.str().starts_with("missing\ta.wav\tone\nunreadable\tb.wav\ttwo\n"
                                       "wrong_rate\tc.wav\tthree\nsilent\td.wav\tfour\nlacking\t\t"),
                 out.str().c_str());
        QCOMPARE(
            QString::fromStdString(err.str()).section(u'\n', 0, 5),
            QStringLiteral("missing: the file is not there\n"
                           "unreadable: no WAV file with samples of 16 bits\n"
                           "wrong_rate: not 22050 samples a second, which voice.json says\n"
                           "silent: nothing is heard in it\n"
                           "lacking: said at the tables and not recorded\n"
                           "4 recordings, 4 faults; %1 texts lacking. What a pack has not, or not so that it "
                           "can be heard, the usual voice says.")
                .arg(QString::fromStdString(out.str()).count(QStringLiteral("lacking"))));
    }

    // The tests' small pack, made by the program with the built-in voice.
    void aPackInTheHousesVoiceIsWholeAndSpeaks() {
        if (!makeSynthesizer()) {
            QSKIP("built without libespeak-ng, or its voices are not installed");
        }
        std::ostringstream out;
        std::ostringstream err;
        VoiceRequest request{VoiceRequest::Task::example, "en", m_folder->path().toStdString()};
        QCOMPARE(voiceCommand(request, out, err), 0);
        // A recording changed since is not overwritten.
        QVERIFY(err.str().empty());
        QFile recorded(m_folder->filePath(QStringLiteral("0002.wav")));
        QVERIFY(recorded.open(QIODevice::ReadOnly));
        const QByteArray bytes = recorded.readAll();
        recorded.close();
        request.language = "pt";
        QCOMPARE(voiceCommand(request, out, err), 2);
        QVERIFY(!err.str().empty() && recorded.open(QIODevice::ReadOnly) && recorded.readAll() == bytes);
        request.task = VoiceRequest::Task::check;
        QVERIFY2(voiceCommand(request, out, err) == 0, out.str().c_str());
        QCOMPARE(out.str(), std::string());
        const auto speaker = makerOf(QStringLiteral("pack"), m_folder->path())();
        const Clip sum = speaker->render(QStringLiteral("three hundred and fifty points and twenty cents"),
                                         QStringLiteral("en"), Caller::croupier);
        QVERIFY(sum && millisecondsOf(sum->size()) > 2'000);
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("0001.wav"))));
        QCOMPARE(voiceCommand(request, out, err), 1);
        QVERIFY(out.str().starts_with("missing\t0001.wav\t"));
    }

private:
    std::optional<QTemporaryDir> m_folder;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestVoiceCommand)
#include "tst_voice_command.moc"
