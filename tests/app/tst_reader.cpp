// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for blind users: messages, questions, the review cursor, and their keys.

#include "app/core/reader/hearing_settings.h"
#include "app/core/reader/reader.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/core/text/spoken_text.h"
#include "app/games/bingo/bingo_reader.h"
#include "app/games/poker/poker_reader.h"
#include "app/games/roulette/roulette_reader.h"
#include "app/media/voice/clip.h"
#include "app/media/voice/synthesizer.h"
#include "bingo_desk.h"
#include "chosen_amounts.h"
#include "poker_desk.h"
#include "roulette_desk.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QKeySequence>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

const QString kQml = QStringLiteral(MESAVIVA_SCENARIOS "/../../qml/");

// Letters, and the punctuation at which a voice pauses.
bool isSpeakable(const QString& text) {
    static const QRegularExpression speakable(QStringLiteral("^[\\p{L} ,.:!?'-]+$"));
    return speakable.match(text).hasMatch() && !text.contains(u'ª') && !text.contains(u'º');
}

Message message(MessageKind kind, int number) {
    const QString text = QString::number(number);
    return {kind, text, text};
}

// The first empty or unspeakable text of a table's reader; an empty result means there is none.
QString unspeakable(const TableReader& reader) {
    for (int question = 0; question <= static_cast<int>(Question::others); ++question) {
        const QString answer = reader.answer(static_cast<Question>(question));
        if (!isSpeakable(spokenText(answer))) {
            return QStringLiteral("question %1: %2").arg(question).arg(answer);
        }
    }
    QSet<QString> names;
    for (const PlaceRow& row : reader.rows()) {
        if (row.name.isEmpty() || row.places.empty() || names.contains(row.name)) {
            return QStringLiteral("row %1").arg(row.name);
        }
        names.insert(row.name);
        for (const Place& place : row.places) {
            const QString all = place.all ? place.all() : place.name;
            if (!isSpeakable(spokenText(place.name)) || !isSpeakable(spokenText(all))) {
                return QStringLiteral("%1: %2: %3").arg(row.name, place.name, all);
            }
        }
    }
    return {};
}

// Says every text itself and never finishes.
class Endless final : public Synthesizer {
public:
    Endless(std::shared_ptr<QStringList> said, std::shared_ptr<std::mutex> lock)
        : m_said(std::move(said)),
          m_lock(std::move(lock)) {}

    Clip render(const QString&, const QString&, Caller) override { return nullptr; }
    bool say(const QString& text, const QString&, std::function<void()>) override {
        const std::scoped_lock locked(*m_lock);
        m_said->append(text);
        return true;
    }

private:
    std::shared_ptr<QStringList> m_said;
    std::shared_ptr<std::mutex> m_lock;
};

} // namespace

class TestReader : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_language.setCode(QStringLiteral("en"));
        m_folder.emplace();
        m_settings = std::make_unique<HearingSettings>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_reader = std::make_unique<Reader>(m_voice, *m_settings);
        m_told.clear();
        connect(m_reader.get(), &Reader::announced, this,
                [this] { m_told.append(m_reader->announcement()); });
    }

    void cleanup() { m_reader.reset(); }

    void textsAreSpokenInWords_data() {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        QTest::newRow("split") << QStringLiteral("Cavalo 17-20") << QStringLiteral("Cavalo dezassete, vinte")
                               << QStringLiteral("Cavalo seventeen, twenty");
        QTest::newRow("rule") << QStringLiteral("Limite (R31, I-P8).") << QStringLiteral("Limite.")
                              << QStringLiteral("Limite.");
        QTest::newRow("double zero") << QStringLiteral("0-00") << QStringLiteral("zero, duplo zero")
                                     << QStringLiteral("zero, double zero");
        QTest::newRow("dozen") << QStringLiteral("1.ª dúzia: 5") << QStringLiteral("primeira dúzia: cinco")
                               << QStringLiteral("first dúzia: five");
        QTest::newRow("ordinal") << QStringLiteral("o 23.º, a 4ª")
                                 << QStringLiteral("o vigésimo terceiro, a quarta")
                                 << QStringLiteral("o twenty-third, a fourth");
        QTest::newRow("English ordinal")
            << QStringLiteral("2nd dozen, 90th") << QStringLiteral("segundo dozen, nonagésimo")
            << QStringLiteral("second dozen, ninetieth");
        QTest::newRow("number") << QStringLiteral("Regulamento n.º 5, N.º 6")
                                << QStringLiteral("Regulamento número cinco, número seis")
                                << QStringLiteral("Regulamento number five, number six");
        QTest::newRow("two numbers and an amount")
            << QStringLiteral("17 100\u00A0pts") << QStringLiteral("dezassete cem pontos")
            << QStringLiteral("seventeen one hundred points");
        QTest::newRow("thousands") << QStringLiteral("17\u00A0100\u00A0pts, 17\u202F100\u00A0pts")
                                   << QStringLiteral("dezassete mil e cem pontos, dezassete mil e cem pontos")
                                   << QStringLiteral(
                                          "seventeen thousand one hundred points, seventeen thousand "
                                          "one hundred points");
        QTest::newRow("what is counted")
            << QStringLiteral(
                   "2 saídas, 1 regra, 2 pausas, 2 perguntas, 1 sessão, 2 sessões, 2 faltas, 2 pilhas, "
                   "2 notas, 2 pontos")
            << QStringLiteral(
                   "duas saídas, uma regra, duas pausas, duas perguntas, uma sessão, duas sessões, duas "
                   "faltas, duas pilhas, duas notas, dois pontos")
            << QStringLiteral(
                   "two saídas, one regra, two pausas, two perguntas, one sessão, two sessões, two "
                   "faltas, two pilhas, two notas, two points");
        QTest::newRow("one o'clock") << QStringLiteral("01:00, 13:00")
                                     << QStringLiteral("uma hora, treze horas")
                                     << QStringLiteral("one o'clock, thirteen o'clock");
        QTest::newRow("glued") << QStringLiteral("5x") << QStringLiteral("cinco x")
                               << QStringLiteral("five x");
        QTest::newRow("chips") << QStringLiteral("2 fichas") << QStringLiteral("duas fichas")
                               << QStringLiteral("two fichas");
        QTest::newRow("range") << QStringLiteral("1–5") << QStringLiteral("um a cinco")
                               << QStringLiteral("one to five");
        QTest::newRow("limits") << QStringLiteral("1.00\u00A0pts – 2.00\u00A0pts")
                                << QStringLiteral("um ponto a dois pontos")
                                << QStringLiteral("one point to two points");
        QTest::newRow("limits in euros")
            << QStringLiteral("1.00\u00A0€ – 2.00\u00A0€") << QStringLiteral("um euro a dois euros")
            << QStringLiteral("one euro to two euros");
        QTest::newRow("limits in patacas") << QStringLiteral("1.00\u00A0MOP$ – 2.50\u00A0MOP$")
                                           << QStringLiteral("uma pataca a duas patacas e cinquenta avos")
                                           << QStringLiteral("one pataca to two patacas and fifty avos");
        QTest::newRow("prose") << QStringLiteral("5\u00A0pontos, 1,60\u00A0points, 2\u00A0patacas.")
                               << QStringLiteral("cinco pontos, um ponto e sessenta cêntimos, duas patacas.")
                               << QStringLiteral("five points, one point and sixty cents, two patacas.");
        QTest::newRow("regulation") << QStringLiteral("803/2015")
                                    << QStringLiteral("oitocentos e três de dois mil e quinze")
                                    << QStringLiteral("eight hundred and three of two thousand and fifteen");
        QTest::newRow("share") << QStringLiteral("20 %") << QStringLiteral("vinte por cento")
                               << QStringLiteral("twenty per cent");
        QTest::newRow("clock") << QStringLiteral("21:40") << QStringLiteral("vinte e uma e quarenta")
                               << QStringLiteral("twenty-one forty");
        QTest::newRow("seconds") << QStringLiteral("0:20") << QStringLiteral("vinte segundos")
                                 << QStringLiteral("twenty seconds");
        QTest::newRow("minutes") << QStringLiteral("x: 1:05")
                                 << QStringLiteral("x: um minuto e cinco segundos")
                                 << QStringLiteral("x: one minute and five seconds");
        QTest::newRow("whole minutes")
            << QStringLiteral("2:00") << QStringLiteral("dois minutos") << QStringLiteral("two minutes");
        QTest::newRow("no time") << QStringLiteral("0:00") << QStringLiteral("zero segundos")
                                 << QStringLiteral("zero seconds");
        QTest::newRow("keys") << QStringLiteral("x (Ctrl+G)") << QStringLiteral("x, Control mais G")
                              << QStringLiteral("x, Control plus G");
        QTest::newRow("comma") << QStringLiteral("Ctrl+,") << QStringLiteral("Control mais vírgula")
                               << QStringLiteral("Control plus comma");
        QTest::newRow("key") << QStringLiteral("F9: 5") << QStringLiteral("F nove: cinco")
                             << QStringLiteral("F nine: five");
        QTest::newRow("signs") << QStringLiteral("« 5 » · 6; 7 (8)")
                               << QStringLiteral("cinco, seis, sete, oito")
                               << QStringLiteral("five, six, seven, eight");
    }

    void textsAreSpokenInWords() {
        QFETCH(QString, written);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(spokenText(written), portuguese);
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(spokenText(written), english);
    }

    // Each ordinal has words of its own, without a leftover sign or ending.
    void ordinalsAreSpoken() {
        for (const bool feminine : {false, true}) {
            QSet<QString> words;
            for (int number = 1; number < 1'000; ++number) {
                m_language.setCode(QStringLiteral("pt"));
                const QString said =
                    spokenText(QStringLiteral("%1.%2 bola").arg(number).arg(QChar(feminine ? u'ª' : u'º')));
                QCOMPARE(said, ordinalWords(number, feminine ? Gender::feminine : Gender::masculine) +
                                   QStringLiteral(" bola"));
                QVERIFY2(isSpeakable(said) && !words.contains(said), qPrintable(said));
                words.insert(said);
                m_language.setCode(QStringLiteral("en"));
                const int last = number / 10 % 10 == 1 ? 0 : number % 10;
                const char* const ending = last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
                const QString told =
                    spokenText(QStringLiteral("%1%2 ball").arg(number).arg(QLatin1String(ending)));
                QCOMPARE(told, ordinalWords(number) + QStringLiteral(" ball"));
                QVERIFY2(isSpeakable(told), qPrintable(told));
            }
        }
    }

    void amountsAreSpokenAsTheyAreWritten_data() {
        QTest::addColumn<int>("unit");
        for (const AmountUnit unit : {AmountUnit::points, AmountUnit::euros, AmountUnit::patacas}) {
            QTest::newRow(qPrintable(amountSign(unit))) << static_cast<int>(unit);
        }
    }

    void amountsAreSpokenAsTheyAreWritten() {
        QFETCH(int, unit);
        const bool patacas = static_cast<AmountUnit>(unit) == AmountUnit::patacas;
        const ChosenAmounts chosen({patacas ? AmountUnit::points : static_cast<AmountUnit>(unit), patacas});
        const AmountsAt there(patacas ? AmountPlace::macau : AmountPlace::anywhere);
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            for (const std::int64_t cents : {0LL, 1LL, 50LL, 100LL, 2'020LL, 35'020LL, 100'000LL, 123'456LL,
                                             1'234'567LL, 100'000'000LL}) {
                const Money amount{cents};
                QCOMPARE(spokenText(amountText(amount)), amountWords(amount));
                QVERIFY2(isSpeakable(amountWords(amount)), qPrintable(amountWords(amount)));
                QCOMPARE(spokenText(signedAmountText(Money{-cents})),
                         (cents == 0           ? QString()
                          : language[0] == 'p' ? QStringLiteral("menos ")
                                               : QStringLiteral("minus ")) +
                             amountWords(amount));
                QCOMPARE(spokenText(QStringLiteral("x: %1, y").arg(amountText(amount))),
                         QStringLiteral("x: %1, y").arg(amountWords(amount)));
            }
        }
    }

    void buffersKeepTheNewestOfEachKind() {
        MessageBuffers buffers;
        QVERIFY(!buffers.current() && !buffers.step(-1));
        for (int i = 0; i < 300; ++i) {
            buffers.add(message(i % 2 == 0 ? MessageKind::call : MessageKind::payment, i));
        }
        QCOMPARE(buffers.size(), MessageBuffers::kCapacity);
        QCOMPARE(buffers.current()->text, QStringLiteral("299"));
        buffers.turn(1);
        QVERIFY(buffers.kind() == MessageKind::call);
        QCOMPARE(buffers.size(), MessageBuffers::kCapacity);
        QCOMPARE(buffers.current()->text, QStringLiteral("298"));
        QVERIFY(buffers.step(-1));
        QCOMPARE(buffers.current()->text, QStringLiteral("296"));
        buffers.turn(-2);
        QVERIFY(buffers.kind() == MessageKind::refusal && !buffers.current());
        buffers.turn(2);
        QCOMPARE(buffers.current()->text, QStringLiteral("296"));
    }

    void anOlderMessageStaysSelected() {
        MessageBuffers buffers;
        for (int i = 0; i < 5; ++i) {
            buffers.add(message(MessageKind::call, i));
        }
        QVERIFY(buffers.step(-2));
        buffers.add(message(MessageKind::call, 5));
        QCOMPARE(buffers.current()->text, QStringLiteral("2"));
        QVERIFY(!buffers.step(4));
        QVERIFY(buffers.step(3));
        buffers.add(message(MessageKind::call, 6));
        QCOMPARE(buffers.current()->text, QStringLiteral("6"));
    }

    void theCursorComesBackToWhereItWas() {
        const auto row = [](const QString& name, int count) {
            PlaceRow made{name, {}};
            for (int i = 0; i < count; ++i) {
                made.places.push_back({name + QString::number(i), nullptr});
            }
            return made;
        };
        std::vector<PlaceRow> rows{row(QStringLiteral("a"), 3), row(QStringLiteral("b"), 2)};
        ReviewCursor cursor;
        QVERIFY(cursor.move(rows, 0, 2));
        QVERIFY(!cursor.move(rows, 0, 1));
        QVERIFY(cursor.move(rows, 1, 0));
        QCOMPARE(cursor.place(rows), std::size_t{0});
        QVERIFY(cursor.move(rows, -1, 0));
        QCOMPARE(cursor.place(rows), std::size_t{2});
        // The cursor stays on the same row.
        rows = {row(QStringLiteral("new"), 1), row(QStringLiteral("a"), 3), row(QStringLiteral("b"), 2)};
        QCOMPARE(cursor.row(rows), std::size_t{1});
        rows.erase(rows.begin() + 1);
        QVERIFY(cursor.row(rows) < rows.size());
    }

    void aPokerTableIsReadOut() {
        PokerDesk desk(PokerDesk::stepwise(PokerDesk::patientTable(true)));
        QVERIFY(desk.runTo(PokerTableModel::Betting));
        m_settings->setSpoken(static_cast<int>(MessageKind::own), true);
        m_reader->follow(&desk.model(), std::make_unique<PokerReader>(desk.model()));
        QCOMPARE(pressed("F7"), QStringLiteral("You have nothing staked"));
        QVERIFY2(pressed("F9").contains(QStringLiteral("key 1–5")), qPrintable(m_told.last()));
        desk.model().placeAnte(500);
        QCOMPARE(m_told.last(), QStringLiteral("Your ante: 5.00\u00A0pts"));
        QCOMPARE(pressed("F7"), QStringLiteral("ante 5.00\u00A0pts"));
        desk.model().deal();
        QVERIFY(desk.runTo(PokerTableModel::Deciding));
        QVERIFY2(pressed("F4").startsWith(QStringLiteral("It is your turn. Decision: 3")),
                 qPrintable(m_told.last()));
        QCOMPARE(pressed("F5").count(QStringLiteral(" of ")),
                 5 + desk.model().ownHandName().count(QStringLiteral(" of ")));
        QVERIFY(pressed("F6").startsWith(QStringLiteral("The dealer shows ")));
        QVERIFY(pressed("F8").startsWith(QStringLiteral("You have ")));
        QCOMPARE(pressed("F10"), QStringLiteral("You are alone at the table"));
        desk.model().deal();
        QVERIFY(m_reader->buffers().newest(MessageKind::refusal));
        QCOMPARE(pressed("Ctrl+Down"), QStringLiteral("Seat 1, You"));
        QCOMPARE(pressed("Ctrl+Right"), QStringLiteral("Ante: 5.00\u00A0pts"));
        QCOMPARE(pressed("Ctrl+Return"),
                 QStringLiteral("Chips of You, Ante: 5.00\u00A0pts. Limits 5.00\u00A0pts – %1, pays 1 to 1")
                     .arg(amountText(Money{static_cast<qint64>(desk.model().maximum())})));
        QCOMPARE(pressed("Ctrl+Right"), QStringLiteral("Bet box, empty"));
        QCOMPARE(pressed("Ctrl+Return"),
                 QStringLiteral("Bet box, empty. The bet is 2 times the ante, paid by the pay table"));
    }

    // P12, P23, P26: the cursor reads on the cloth what may be staked where and what it pays, at any seat.
    void boxesAndThePayTableAreOnTheCloth() {
        PokerDesk desk(PokerDesk::stepwise(PokerDesk::patientTable(false)));
        QVERIFY(desk.runTo(PokerTableModel::Betting));
        const PokerReader reader(desk.model());
        const std::vector<PlaceRow> rows = reader.rows();
        int boxes = 0;
        for (const PlaceRow& row : rows) {
            if (row.name.startsWith(QLatin1String("Seat "))) {
                for (const char* box : {"Ante", "Bet"}) {
                    const auto at = std::ranges::find_if(row.places, [&](const Place& place) {
                        return place.name.startsWith(QLatin1String(box));
                    });
                    QVERIFY2(at != row.places.end() && at->all, qPrintable(row.name));
                    QVERIFY2(at->all().contains(QLatin1String(box[0] == 'A' ? "Limits" : "pay table")),
                             qPrintable(at->all()));
                    ++boxes;
                }
            }
        }
        QCOMPARE(boxes, 2 * poker::kMostSeats);
        const auto table = std::ranges::find_if(
            rows, [](const PlaceRow& row) { return row.name == QLatin1String("Pay table"); });
        QVERIFY(table != rows.end());
        QStringList hands;
        for (const Place& place : table->places) {
            hands.append(place.name);
        }
        // The pay table of the regulation.
        QCOMPARE(
            hands,
            QStringList({QStringLiteral("Royal flush: 100 to 1"), QStringLiteral("Straight flush: 50 to 1"),
                         QStringLiteral("Four of a kind: 20 to 1"), QStringLiteral("Full house: 7 to 1"),
                         QStringLiteral("Flush: 5 to 1"), QStringLiteral("Straight: 4 to 1"),
                         QStringLiteral("Three of a kind: 3 to 1"), QStringLiteral("Two pairs: 2 to 1"),
                         QStringLiteral("One pair: 1 to 1"), QStringLiteral("High cards: 1 to 1"),
                         QStringLiteral("Ante: 1 to 1")}));
    }

    // The wheel's row describes the ball, and the statistics follow it.
    void theWheelAndItsNumbersAreRead() {
        RouletteDesk desk(
            RouletteDesk::stepwiseScenario(QStringLiteral(MESAVIVA_SCENARIOS) +
                                           QStringLiteral("/roulette/casino_launches_alternate.json")),
            m_folder->filePath(QStringLiteral("f.ini")));
        const RouletteReader reader(desk.model());
        const auto read = [&](const char* name) {
            QStringList places;
            for (const PlaceRow& row : reader.rows()) {
                for (const Place& place : row.places) {
                    if (row.name == QLatin1String(name)) {
                        places.append(place.all ? place.all() : place.name);
                    }
                }
            }
            return places;
        };
        QVERIFY(desk.runTo(QStringLiteral("ball_launched")));
        QVERIFY2(read("Wheel").first().startsWith(QLatin1String("The ball is running; ")),
                 qPrintable(read("Wheel").first()));
        QCOMPARE(read("Statistics").first(), QStringLiteral("0 numbers drawn"));
        QVERIFY(desk.runTo(QStringLiteral("number_drawn")));
        QVERIFY2(read("Wheel").first().startsWith(QLatin1String("The number is ")),
                 qPrintable(read("Wheel").first()));
        QVERIFY(desk.runTo(QStringLiteral("number_drawn")));
        const QStringList statistics = read("Statistics");
        QCOMPARE(statistics.first(), QStringLiteral("2 numbers drawn"));
        QVERIFY2(statistics.size() > 10 && statistics[1].startsWith(QLatin1String("Drawn most often: ")),
                 qPrintable(statistics.join(u'\n')));
        QCOMPARE(read("Last numbers").size(), 2);
    }

    void aRouletteTableIsReadOut() {
        LiveRouletteTable table;
        table.settings = roulette::Settings(roulette::RuleSet::online);
        table.settings.betting = std::chrono::hours(1);
        table.seeds = derivedSeeds(Seed{});
        RouletteDesk desk(RouletteDesk::stepwise(table), m_folder->filePath(QStringLiteral("f.ini")));
        QVERIFY(desk.runTo(QStringLiteral("betting_opened")));
        m_settings->setSpoken(static_cast<int>(MessageKind::own), true);
        m_reader->follow(&desk.model(), std::make_unique<RouletteReader>(desk.model()));
        QCOMPARE(pressed("F7"), QStringLiteral("You have nothing staked"));
        desk.model().placeStake(17, 200);
        const QString name = desk.model().spotInfo(17).name;
        QCOMPARE(m_told.last(), QStringLiteral("2.00\u00A0pts on %1").arg(name));
        QVERIFY2(pressed("F7").startsWith(QStringLiteral("2.00\u00A0pts in all: ")),
                 qPrintable(m_told.last()));
        // To the row of the straight ups, then to the stake.
        for (int i = 0; i < 10 && !m_told.last().startsWith(desk.model().spotInfo(17).chance); ++i) {
            pressed("Ctrl+Down");
        }
        for (int i = 0; i < 40 && !m_told.last().endsWith(name); ++i) {
            pressed("Ctrl+Right");
        }
        QCOMPARE(m_told.last(), name);
        const QString all = pressed("Ctrl+Return");
        const StakeInfo info = desk.model().spotInfo(17);
        QVERIFY2(all.contains(info.pays) && all.contains(info.limits) &&
                     all.contains(QStringLiteral("2.00\u00A0pts")),
                 qPrintable(all));
        // The chip's own place gives the same description.
        const RouletteReader reader(desk.model());
        for (const PlaceRow& row : reader.rows()) {
            if (row.name == QLatin1String("Chips on the layout")) {
                QCOMPARE(row.places.size(), std::size_t{1});
                QVERIFY(row.places.front().all && row.places.front().act);
                const QString chip = row.places.front().all();
                QVERIFY2(chip.contains(info.pays) && chip.contains(info.limits) &&
                             chip.startsWith(row.places.front().name),
                         qPrintable(chip));
                return;
            }
        }
        QFAIL("no chip lies there");
    }

    void noMoreThanTenNumbersAreReportedAtOnce() {
        LiveRouletteTable table;
        table.settings = roulette::Settings(roulette::RuleSet::online);
        table.seeds = derivedSeeds(Seed{});
        RouletteDesk desk(RouletteDesk::stepwise(table), m_folder->filePath(QStringLiteral("f.ini")));
        for (int i = 0; i < 12; ++i) {
            QVERIFY(desk.runTo(QStringLiteral("number_drawn")));
        }
        QCOMPARE(desk.model().lastNumbers()->rowCount(), 12);
        const QString told = RouletteReader(desk.model()).answer(Question::others);
        QCOMPARE(told.count(u';'), 9);
        QVERIFY2(told.startsWith(QStringLiteral("Last numbers: ") +
                                 desk.model().lastNumbers()->index(0).data().toString()),
                 qPrintable(told));
    }

    // P27: the hands of all other players who continued are announced with their results if the user wants
    // the others' actions; folded hands are not.
    void handsOfOthersAreReported() {
        PokerDesk desk(PokerDesk::stepwiseScenario(QStringLiteral("seven_seats_mixed")));
        m_settings->setSpoken(static_cast<int>(MessageKind::others), true);
        m_reader->follow(&desk.model(), std::make_unique<PokerReader>(desk.model()));
        QVERIFY(desk.runOut());
        QStringList hands = m_told.filter(QRegularExpression(QStringLiteral(" (wins|loses|are returned)")));
        hands.sort();
        QCOMPARE(hands, QStringList({QStringLiteral("P2: Pair of nines, loses 15.00\u00A0pts"),
                                     QStringLiteral("P3: Pair of tens, the stakes are returned"),
                                     QStringLiteral("P5: Ace and king, loses 15.00\u00A0pts"),
                                     QStringLiteral("P6: Two pairs, eights and fives, wins 25.00\u00A0pts"),
                                     QStringLiteral("P7: Straight, nine high, wins 45.00\u00A0pts")}));
    }

    // P37, O24: the reader reads the replay instead of the table, with messages of its own; urgent messages
    // of the live table are announced as such, and all of them are stored until the replay closes.
    void aReplayIsReadOutInThePlaceOfTheTable() {
        PokerDesk live(PokerDesk::stepwise(PokerDesk::patientTable(true)));
        QVERIFY(live.runTo(PokerTableModel::Betting));
        m_reader->follow(&live.model(), std::make_unique<PokerReader>(live.model()));
        live.model().placeAnte(500);
        const QString stakes = pressed("F7");
        QVERIFY2(stakes.contains(QStringLiteral("5.00")), qPrintable(stakes));
        const QString place = pressed("Ctrl+Down");

        PokerDesk again(PokerDesk::stepwiseScenario(QStringLiteral("seven_seats_mixed")));
        m_reader->followReplay(&again.model(), std::make_unique<PokerReader>(again.model()));
        QVERIFY(again.runTo(PokerTableModel::Betting));
        QVERIFY(pressed("F7") != stakes);
        QVERIFY(m_reader->buffers().newest(MessageKind::call));
        QCOMPARE(pressed("F3"), m_reader->buffers().newest(MessageKind::call)->text);
        QVERIFY(!m_reader->buffers().newest(MessageKind::own)); // that was at the live table
        m_told.clear();
        TableEvent call;
        call.kind = QStringLiteral("announced");
        call.spoken.text = QStringLiteral("No more bets");
        call.spoken.urgency = Urgency::call;
        emit live.model().happened(call);
        QCOMPARE(m_told, QStringList{QStringLiteral("At the table: No more bets")});
        call.spoken.text = QStringLiteral("Ana, ante");
        call.spoken.urgency = Urgency::payment;
        call.phrase = QStringLiteral("payment");
        emit live.model().happened(call);
        QCOMPARE(m_told.size(), 1);
        emit live.model().refused(QStringLiteral("ante"), QStringLiteral("Too late"), {});
        QCOMPARE(m_told.last(), QStringLiteral("Too late"));

        m_reader->followReplay(nullptr, nullptr);
        QCOMPARE(m_reader->buffers().newest(MessageKind::call)->text, QStringLiteral("No more bets"));
        QCOMPARE(m_reader->buffers().newest(MessageKind::payment)->text, QStringLiteral("Ana, ante"));
        QVERIFY(m_reader->buffers().newest(MessageKind::own));
        QCOMPARE(pressed("F7"), stakes);
        QVERIFY(pressed("Ctrl+Up") != place); // the cursor stays where it was
        QCOMPARE(pressed("Ctrl+Down"), place);
        const qsizetype told = m_told.size();
        QVERIFY(again.runOut());
        QCOMPARE(m_told.size(), told);
    }

    // A refusal answers a key: it does not wait for the payments of other players.
    void aRefusalIsReportedAtOnce() {
        PokerDesk desk(PokerDesk::stepwise(PokerDesk::patientTable(true)));
        QVERIFY(desk.runTo(PokerTableModel::Betting));
        const auto said = std::make_shared<QStringList>();
        const auto lock = std::make_shared<std::mutex>();
        Voice voice(nullptr, [said, lock] { return std::make_unique<Endless>(said, lock); });
        Reader reader(voice, *m_settings);
        reader.follow(&desk.model(), std::make_unique<PokerReader>(desk.model()));
        voice.start();
        Sentence payment;
        payment.text = QStringLiteral("Ana, ante");
        payment.urgency = Urgency::payment;
        voice.say(payment);
        emit desk.model().refused(QStringLiteral("ante"), QStringLiteral("Too late"), {});
        const auto isSaid = [&](const QString& text) {
            const std::scoped_lock locked(*lock);
            return said->contains(text);
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(QStringLiteral("Too late")), 60'000);
    }

    void whatIsNotSpokenIsKept() {
        PokerDesk desk(PokerDesk::stepwise(PokerDesk::patientTable(true)));
        QVERIFY(desk.runTo(PokerTableModel::Betting));
        m_reader->follow(&desk.model(), std::make_unique<PokerReader>(desk.model()));
        desk.model().placeAnte(500); // one's own actions are not spoken by default
        QVERIFY(m_told.isEmpty());
        QVERIFY(m_reader->buffers().newest(MessageKind::own));
        pressed("Alt+Right");
        pressed("Alt+Right");
        QCOMPARE(pressed("Alt+Right"), QStringLiteral("What I do: Your ante: 5.00\u00A0pts"));
        QCOMPARE(pressed("Alt+Up"), QStringLiteral("Oldest: Your ante: 5.00\u00A0pts"));
    }

    // At every event, in both languages: every answer and every place has words that can be spoken.
    void everythingOnATableIsSpeakable_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("file");
        for (const char* game : {"poker", "roulette", "bingo"}) {
            const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/%1").arg(QLatin1String(game)));
            int count = 0;
            for (const QString& file :
                 folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
                if (count++ % 12 == 0) {
                    QTest::addRow("%s %s", game, qPrintable(file))
                        << QString::fromLatin1(game) << folder.filePath(file);
                }
            }
        }
    }

    void everythingOnATableIsSpeakable() {
        QFETCH(QString, game);
        QFETCH(QString, file);
        if (game == QLatin1String("poker")) {
            const QString name = QFileInfo(file).completeBaseName();
            PokerDesk desk(PokerDesk::stepwiseScenario(name));
            QCOMPARE(readThrough(desk, std::make_unique<PokerReader>(desk.model())), QString());
        } else if (game == QLatin1String("roulette")) {
            RouletteDesk desk(RouletteDesk::stepwiseScenario(file),
                              m_folder->filePath(QStringLiteral("f.ini")));
            QCOMPARE(readThrough(desk, std::make_unique<RouletteReader>(desk.model())), QString());
        } else {
            BingoDesk desk(BingoDesk::stepwiseScenario(file));
            QCOMPARE(readThrough(desk, std::make_unique<BingoReader>(desk.model())), QString());
        }
    }

    void keysAreNobodyElses() {
        static const QRegularExpression given(QStringLiteral("(?:shortcut|sequence|sequences): ([^\\n]*)"));
        static const QRegularExpression quoted(QStringLiteral("\"([^\"]+)\""));
        QSet<QString> taken;
        QDirIterator files(kQml, {QStringLiteral("*.qml")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString text = read(files.next());
            for (auto line = given.globalMatch(text); line.hasNext();) {
                for (auto key = quoted.globalMatch(line.next().captured(1)); key.hasNext();) {
                    taken.insert(QKeySequence(key.next().captured(1)).toString());
                }
            }
        }
        QVERIFY(taken.contains(QStringLiteral("F1")) && taken.contains(QStringLiteral("Ctrl+L")));
        for (const QString& key : Reader::keys()) {
            QVERIFY2(!taken.contains(QKeySequence(key).toString()), qPrintable(key));
        }
    }

    void everyKeyIsOnTheRulebooksPage() {
        const QString page = read(kQml + QStringLiteral("core/rulebook/KeyboardSection.qml"));
        for (const QString& key : Reader::keys()) {
            QVERIFY2(page.contains(QStringLiteral("keys: \"%1\"").arg(key)), qPrintable(key));
        }
    }

    void whatIsSaidIsRemembered() {
        QVERIFY(m_settings->isSpoken(MessageKind::call) && !m_settings->isSpoken(MessageKind::others));
        QVERIFY(!m_settings->isLastSeconds() && m_settings->ambience() == 0);
        m_settings->setSpoken(static_cast<int>(MessageKind::call), false);
        m_settings->setSpoken(static_cast<int>(MessageKind::others), true);
        m_settings->setSpoken(99, true);
        m_settings->setLastSeconds(true);
        m_settings->setAmbience(40);
        m_settings->setAmbience(400);
        m_settings->setDevice(QStringLiteral("ear"));
        m_settings->setSpeaker(QStringLiteral("nobody"));
        m_settings = std::make_unique<HearingSettings>(m_folder->filePath(QStringLiteral("settings.ini")));
        QVERIFY(!m_settings->isSpoken(MessageKind::call) && m_settings->isSpoken(MessageKind::others));
        QVERIFY(m_settings->isLastSeconds());
        QCOMPARE(m_settings->ambience(), 40);
        QCOMPARE(m_settings->device(), QStringLiteral("ear"));
        QCOMPARE(m_settings->speaker(), HearingSettings::kHouse);
        m_reader = nullptr;
    }

    void theUsualHearingComesBack() {
        const HearingSettings usual(m_folder->filePath(QStringLiteral("usual.ini")));
        m_settings->setByEar(true);
        m_settings->setSpoken(static_cast<int>(MessageKind::call), false);
        m_settings->setTicking(true);
        m_settings->setToScreenReader(false);
        m_settings->setAmbience(40);
        m_settings->setDevice(QStringLiteral("ear"));
        m_settings->setSpeaker(QStringLiteral("pack"));
        m_settings->setPackFolder(m_folder->path());
        m_settings->resetToDefaults();
        QCOMPARE(m_settings->spoken(), usual.spoken());
        QCOMPARE(m_settings->isLastSeconds(), usual.isLastSeconds());
        QCOMPARE(m_settings->isTicking(), usual.isTicking());
        QCOMPARE(m_settings->isFocusRead(), usual.isFocusRead());
        QCOMPARE(m_settings->isToScreenReader(), usual.isToScreenReader());
        QCOMPARE(m_settings->ambience(), usual.ambience());
        QCOMPARE(m_settings->device(), usual.device());
        QCOMPARE(m_settings->speaker(), usual.speaker());
        QCOMPARE(m_settings->packFolder(), m_folder->path());
    }

    // The speaking thread opens the pack, not the window's; the settings then report the result.
    void aPackThatCannotBeOpenedIsReportedInTheSettings() {
        Voice voice(nullptr, [] { return std::unique_ptr<Synthesizer>(); });
        HearingDevices devices(voice, *m_settings);
        m_settings->setPackFolder(m_folder->path());
        QCOMPARE(devices.packFault(), QString()); // another voice was chosen
        m_settings->setSpeaker(QStringLiteral("pack"));
        QCOMPARE(devices.packFault(), QString()); // not opened yet
        voice.start();
        QTRY_COMPARE_WITH_TIMEOUT(devices.packFault(),
                                  QStringLiteral("This is not a voice pack: there is no voice.json in this "
                                                 "folder. The usual voice is used."),
                                  60'000);
        const auto write = [this](const char* manifest) {
            QFile file(m_folder->filePath(QStringLiteral("voice.json")));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(manifest) > 0);
        };
        write(R"({"format": "mesaviva.voice/1", "language": "fr"})");
        devices.look();
        QTRY_VERIFY_WITH_TIMEOUT(
            devices.packFault().contains(QStringLiteral("\"language\" is neither pt nor en")), 60'000);
        m_language.setCode(QStringLiteral("pt"));
        QVERIFY2(devices.packFault().contains(QStringLiteral("«language» não é pt nem en")),
                 qPrintable(devices.packFault()));
        write(R"({"format": "mesaviva.voice/1", "language": "pt", "rate": 44100})");
        devices.look();
        QTRY_COMPARE_WITH_TIMEOUT(devices.packFault(), QString(), 60'000);
        m_settings->setPackFolder(QString());
        QVERIFY(!devices.packFault().isEmpty());
    }

    // A recording that cannot be read is named; once fixed, it is used after the next look.
    void aRecordingThatCannotBeReadIsReportedInTheSettings() {
        QFile manifest(m_folder->filePath(QStringLiteral("voice.json")));
        QVERIFY(manifest.open(QIODevice::WriteOnly));
        QVERIFY(manifest.write(R"({"format": "mesaviva.voice/1", "language": "pt", "rate": 44100,
            "recordings": [{"text": "um", "file": "a/um.wav"}, {"text": "dois", "file": "dois.wav"}]})") > 0);
        manifest.close();
        QStringList recorded;
        Voice voice(nullptr, [] { return std::unique_ptr<Synthesizer>(); });
        connect(
            &voice, &Voice::ended, &voice, [&recorded](const QString& text) { recorded.append(text); },
            Qt::QueuedConnection);
        HearingDevices devices(voice, *m_settings);
        m_settings->setPackFolder(m_folder->path());
        m_settings->setSpeaker(QStringLiteral("pack"));
        const auto speak = [&voice](const QString& text) {
            Sentence sentence;
            sentence.text = text;
            sentence.language = QStringLiteral("pt");
            voice.say(sentence);
        };
        const auto nobody = [] { return std::unique_ptr<Synthesizer>(); };
        voice.setSynthesizer(packBefore(m_folder->path(), nobody));
        voice.start();
        speak(QStringLiteral("um"));
        QTRY_COMPARE_WITH_TIMEOUT(
            devices.packFault(),
            QStringLiteral("The recording a/um.wav can't be read: the usual voice speaks "
                           "in its place."),
            60'000);
        speak(QStringLiteral("dois"));
        QTRY_COMPARE_WITH_TIMEOUT(devices.packFault(),
                                  QStringLiteral("The recording a/um.wav and 1 more can't be read: the usual "
                                                 "voice speaks in their place."),
                                  60'000);
        QVERIFY(recorded.isEmpty());
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("a")));
        for (const char* name : {"a/um.wav", "dois.wav"}) {
            QFile wave(m_folder->filePath(QLatin1String(name)));
            Samples loud(std::size_t{kSampleRate / 5});
            for (std::size_t i = 0; i < loud.size(); ++i) {
                loud[i] = static_cast<std::int16_t>(i / 50 % 2 == 0 ? 9'000 : -9'000);
            }
            QVERIFY(wave.open(QIODevice::WriteOnly) && wave.write(waveBytes(loud, kSampleRate)) > 0);
        }
        devices.look();
        QTRY_COMPARE_WITH_TIMEOUT(devices.packFault(), QString(), 60'000);
        speak(QStringLiteral("um"));
        QTRY_COMPARE_WITH_TIMEOUT(recorded, QStringList{QStringLiteral("um")}, 60'000);
        QCOMPARE(devices.packFault(), QString());
    }

    void theLastSecondsAreCountedIfWanted() {
        LivePokerTable table = PokerDesk::patientTable(false);
        table.settings.betting = std::chrono::seconds(6);
        PokerDesk desk(PokerDesk::stepwise(table), 1.0);
        m_settings->setLastSeconds(true);
        QStringList said;
        Voice voice(nullptr, [] { return std::unique_ptr<Synthesizer>(); });
        Reader reader(voice, *m_settings);
        reader.follow(&desk.model(), std::make_unique<PokerReader>(desk.model()));
        connect(&reader, &Reader::counted, this, [&said](const QString& text) { said.append(text); });
        QStringList announced; // screen readers receive it as well
        connect(&reader, &Reader::announced, this, [&] { announced.append(reader.announcement()); });
        desk.model().setPaused(false);
        QTRY_COMPARE_WITH_TIMEOUT(desk.model().phase(), PokerTableModel::Betting, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(desk.model().phase() != PokerTableModel::Betting, 60'000);
        // A slow machine may skip a number, but never says a wrong one or counts backwards.
        QStringList all = {QStringLiteral("five"), QStringLiteral("four"), QStringLiteral("three"),
                           QStringLiteral("two"), QStringLiteral("one")};
        QVERIFY(!said.isEmpty());
        all.removeIf([&said](const QString& word) { return !said.contains(word); });
        QCOMPARE(said, all);
        QCOMPARE(announced.filter(QRegularExpression(QStringLiteral("^\\d$"))).size(), said.size());
    }

private:
    static QString read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    QString pressed(const char* key) {
        m_reader->press(QString::fromLatin1(key));
        return m_told.isEmpty() ? QString() : m_told.last();
    }

    template <class Desk>
    QString readThrough(Desk& desk, std::unique_ptr<TableReader> reader) {
        QString fault;
        int events = 0;
        connect(&desk.model(), &TableModel::happened, &desk, [&](const TableEvent& event) {
            m_language.setCode(++events % 2 == 0 ? QStringLiteral("pt") : QStringLiteral("en"));
            for (const SpokenAction& action : reader->spokenActions(event)) {
                if (!isSpeakable(spokenText(action.text))) {
                    fault = action.text;
                }
            }
            if (fault.isEmpty() && events % 7 == 0) {
                desk.model().retranslate();
                fault = unspeakable(*reader);
            }
        });
        return desk.runOut() ? fault : QStringLiteral("it does not end");
    }

    Language m_language;
    std::optional<QTemporaryDir> m_folder;
    Voice m_voice{nullptr, [] { return std::unique_ptr<Synthesizer>(); }};
    std::unique_ptr<HearingSettings> m_settings;
    std::unique_ptr<Reader> m_reader;
    QStringList m_told;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestReader)
#include "tst_reader.moc"
