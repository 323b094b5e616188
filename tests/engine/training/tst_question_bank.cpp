// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "app/cli/sentences/file_error_sentences.h"
#include "engine/games/bingo/prizes.h"
#include "engine/games/bingo/settings.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/roulette/regulation.h"
#include "engine/games/roulette/series.h"
#include "engine/training/written/question_bank.h"
#endif

#include "program/test_list.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <initializer_list>
#include <map>
#include <set>
#include <string>

using namespace mesaviva;
using scenario::FileProblem;
using written::BankQuestion;
using written::QuestionBank;

namespace {

QByteArray ownText() {
    QFile file(QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/questions/questions.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QuestionBank ownBank() {
    const auto bank = written::read(ownText().toStdString());
    return bank ? *bank : QuestionBank{};
}

// A bank of one question in Portuguese, with `part` replaced by `other`.
std::string smallBank(const QString& part = {}, const QString& other = {}) {
    QString text = QStringLiteral(
        R"({"format": "mesaviva.questions/1", "title": {"pt": "Banco"}, "languages": ["pt"], "questions": [)"
        R"({"id": "a", "kind": "case", "regulations": ["pt-894-2002"], "text": {"pt": "O que se faz?"},)"
        R"( "choices": [{"text": {"pt": "Isto"}, "right": true}, {"text": {"pt": "Aquilo"}}],)"
        R"( "rules": ["R22"], "why": {"pt": "R22"}, "marks": 2}]})");
    if (!part.isEmpty()) {
        Q_ASSERT(text.contains(part));
        text.replace(text.indexOf(part), part.size(), other);
    }
    return text.toStdString();
}

Seed seedOf(int number) {
    Seed seed{};
    seed.fill(static_cast<std::uint8_t>(number));
    return seed;
}

namespace pays {

using namespace roulette;

std::int64_t spot(const Regulation& rules, const Layout& layout, ChanceKind kind, Numbers numbers, int drawn,
                  std::int64_t stake) {
    const auto place = layout.find(kind, numbers);
    const bool isOffered = rules[kind].known.value && place.has_value();
    return isOffered && numbers.has(Pocket(drawn)) ? winnings(rules[kind].odds.value, Money{stake}).cents : 0;
}

Numbers numbersOf(std::initializer_list<int> list) {
    Numbers numbers;
    for (const int number : list) {
        numbers.add(Pocket(number));
    }
    return numbers;
}

// The winnings of a stake in hundredths, of a chip or of an amount.
std::int64_t on(const Regulation& rules, ChanceKind kind, std::initializer_list<int> numbers, int drawn,
                double stake) {
    return spot(rules, Layout::of(37), kind, numbersOf(numbers), drawn,
                static_cast<std::int64_t>(stake * 100));
}

std::int64_t box(const Regulation& rules, ChanceKind kind, int index, int drawn, double stake) {
    return spot(rules, Layout::of(37), kind, Layout::boxNumbers(kind, index), drawn,
                static_cast<std::int64_t>(stake * 100));
}

std::int64_t zeroLeaves(const Regulation& rules, double stake) {
    return rules.payment.zero.value == ZeroTakes::half ? static_cast<std::int64_t>(stake * 50) : 0;
}

std::int64_t group(const std::vector<Part>& parts, int drawn) {
    std::int64_t sum = 0;
    for (const Part& part : parts) {
        const Spot& place = Layout::of(37)[part.spot];
        sum += spot(kCasino894, Layout::of(37), place.kind, place.numbers, drawn,
                    std::int64_t{100} * part.chips);
    }
    return sum;
}

std::int64_t complete(int number) {
    std::int64_t sum = 0;
    for (const Spot& place : Layout::of(37).spots()) {
        if (place.kind <= ChanceKind::line) {
            sum += spot(kCasino894, Layout::of(37), place.kind, place.numbers, number, 100);
        }
    }
    return sum;
}

// Prizes of a player who has won with this combination.
std::int64_t hand(poker::Combination combination, std::int64_t ante) {
    return 100 * ante * (poker::kAnteMultiple + poker::kBetPerAnte * poker::betMultiple(combination));
}

std::int64_t share(std::int64_t prize, std::initializer_list<std::uint32_t> owners, std::uint32_t whose) {
    std::vector<bingo::Winner> winners;
    for (const std::uint32_t owner : owners) {
        bingo::Winner winner;
        winner.owner.member = owner;
        winner.card = static_cast<bingo::CardNumber>(winners.size() + 1);
        winners.push_back(winner);
    }
    bingo::dividePrize(Money{100 * prize}, winners);
    std::int64_t sum = 0;
    for (const bingo::Winner& winner : winners) {
        sum += winner.owner.member == whose ? winner.amount.cents : 0;
    }
    return sum;
}

// The engine's answers to the questions of payment.
std::map<std::string, std::int64_t> all() {
    using enum ChanceKind;
    const Regulation& r = kCasino894;
    const Regulation& o = kOnline804;
    const Regulation& m = kMacau60;
    const Layout& layout = Layout::of(37);
    const Numbers zeros = [] {
        Numbers both;
        both.add(Pocket(0));
        both.add(kDoubleZero);
        return both;
    }();
    const Numbers twelve = numbersOf({1, 3, 5, 13, 15, 17, 20, 22, 24, 32, 34, 36});
    return {
        {"pay-894-straight", on(r, straight, {17}, 17, 3)},
        {"pay-894-split", on(r, split, {17, 20}, 20, 4)},
        {"pay-894-corner", on(r, corner, {22, 23, 25, 26}, 26, 7)},
        {"pay-894-street-line",
         on(r, street, {10, 11, 12}, 11, 5) + on(r, line, {7, 8, 9, 10, 11, 12}, 11, 3)},
        {"pay-894-column-dozen", box(r, column, 2, 26, 20) + box(r, dozen, 3, 26, 10)},
        {"pay-894-double-dozen", box(r, double_dozen, 1, 12, 30)},
        {"pay-894-zero-even-chance", zeroLeaves(r, 40)},
        {"pay-894-zero-mixed", box(r, dozen, 1, 0, 30) + zeroLeaves(r, 20)},
        {"pay-894-around-17", on(r, straight, {17}, 17, 1) + on(r, split, {14, 17}, 17, 1) +
                                  on(r, split, {17, 20}, 17, 1) + on(r, street, {16, 17, 18}, 17, 1)},
        {"pay-894-complete-17", complete(17)},
        {"pay-894-series-zero", group(*partsOf(Series::zero, layout), 12)},
        {"pay-894-series-grande-zero", group(*partsOf(Series::grande, layout), 0)},
        {"pay-894-series-grande-26", group(*partsOf(Series::grande, layout), 26)},
        {"pay-894-neighbours", group(partsOf(Pocket(0), 5, Wheel(WheelOrder::french), layout), 32)},
        {"pay-894-colour-value", on(r, straight, {17}, 17, 2.5)},
        {"pay-804-straight-zero", on(o, straight, {0}, 0, 1.5)},
        {"pay-804-corner-zero", on(o, corner, {0, 1, 2, 3}, 0, 2)},
        {"pay-804-zero-red", zeroLeaves(o, 40)},
        {"pay-804-double-column", box(o, double_column, 1, 14, 25)},
        {"pay-804-returned",
         1000 + spot(o, layout, red, Layout::evenNumbers(red), 36, 1000) + 1000 + box(o, dozen, 3, 36, 10)},
        {"pay-804-double-zero", spot(o, Layout::of(38), split, zeros, kDoubleZero.index(), 300)},
        {"pay-macau-sector-9", winnings(m[sector9].odds.value, Money{10'000}).cents},
        {"pay-macau-sector-12",
         spot(m, layout, twelve.has(Pocket(17)) ? sector12 : sector9, twelve, 17, 5'000)},
        {"pay-macau-zero", on(m, straight, {0}, 0, 20) + box(m, dozen, 1, 0, 200) + zeroLeaves(m, 100)},
        {"pay-macau-small", box(m, dozen, 1, 7, 150)},
        {"pay-macau-line-corner",
         on(m, line, {13, 14, 15, 16, 17, 18}, 17, 20) + on(m, corner, {14, 15, 17, 18}, 17, 20)},
        {"pay-macau-street-split", on(m, street, {22, 23, 24}, 24, 10) + on(m, split, {23, 24}, 24, 10)},
        {"pay-803-flush", hand(poker::Combination::flush, 10)},
        {"pay-803-royal-unqualified", 100 * poker::kAnteMultiple * 10},
        {"pay-803-full-house", hand(poker::Combination::full_house, 5)},
        {"pay-803-pair", hand(poker::Combination::pair, 15)},
        {"pay-803-straight-flush", hand(poker::Combination::straight_flush, 4)},
        {"pay-803-four", hand(poker::Combination::four_of_a_kind, 25)},
        {"pay-803-tie", 100 * (10 + poker::kBetPerAnte * 10)},
        {"pay-bingo-shared-line", share(90, {1, 2, 3}, 2)},
        {"pay-bingo-two-cards", share(100, {1, 2, 2}, 2)},
        {"pay-bingo-least-prizes", 20'000 * bingo::kLeastForPrizes / bingo::kWhole},
        {"pay-bingo-most-prizes", 100'000 * bingo::kMostForPrizes / bingo::kWhole},
    };
}

} // namespace pays

} // namespace

/// Banks of questions for the written test: the form, and the program's own questions (each cites its rule).
class TestQuestionBank : public QObject {
    Q_OBJECT

private slots:
    void ownQuestionsAreComplete() {
        const QuestionBank bank = ownBank();
        QCOMPARE(bank.questions.size(), std::size_t{120});
        QVERIFY(bank.languages.pt && bank.languages.en);
        std::map<written::Subject, int> subjects;
        std::map<std::string, int> regulations;
        for (const auto& question : bank.questions) {
            ++subjects[question->subject];
            for (const std::string& regulation : question->regulations) {
                ++regulations[regulation];
            }
            QVERIFY2(!question->rules.empty() && !question->why.pt.empty(), question->id.c_str());
            QVERIFY2(question->text.pt != question->text.en, question->id.c_str());
        }
        for (const auto& [subject, count] : subjects) {
            QVERIFY(count >= 30);
        }
        QCOMPARE(subjects.size(), written::kSubjects);
        for (const std::string_view regulation : written::regulations()) {
            QVERIFY2(regulations[std::string(regulation)] >= 12, std::string(regulation).c_str());
        }
    }

    // Rules that a question names, in its list or its explanation, are in the register.
    void ownQuestionsNameRulesThatExist() {
        QFile registered(QStringLiteral(MESAVIVA_SOURCE_DIR "/assets/regulations/register.json"));
        QVERIFY(registered.open(QIODevice::ReadOnly));
        static const QRegularExpression kId(QStringLiteral("\"id\": \"([^\"]+)\""));
        static const QRegularExpression kNamed(
            QStringLiteral("\\b(?:I-)?[POMRB][0-9]+(?:\\.[0-9]+)*[a-z]?\\b"));
        QSet<QString> known;
        for (auto found = kId.globalMatch(QString::fromUtf8(registered.readAll())); found.hasNext();) {
            known.insert(found.next().captured(1));
        }
        for (const auto& question : ownBank().questions) {
            for (const std::string& rule : question->rules) {
                QVERIFY2(known.contains(QString::fromStdString(rule)), question->id.c_str());
            }
            const QString why = QString::fromStdString(question->why.pt + ' ' + question->why.en);
            for (auto found = kNamed.globalMatch(why); found.hasNext();) {
                const QString rule = found.next().captured();
                const bool isWhole = known.contains(rule) || known.contains(rule + u'a');
                QVERIFY2(isWhole, qPrintable(QString::fromStdString(question->id) + u' ' + rule));
            }
        }
    }

    // O13, R27, R29, M7, M8, P12, P26, P28, B30, B31: what the engine pays is what the bank expects.
    void paymentsAreWhatTheEnginePays() {
        const std::map<std::string, std::int64_t> pays = pays::all();
        // Of these the engine has no single figure.
        const std::set<std::string> onPaper = {"pay-894-late-chips", "pay-bingo-jackpot-share",
                                               "pay-bingo-refund", "pay-bingo-failure-after-line"};
        std::size_t checked = 0;
        for (const auto& question : ownBank().questions) {
            if (question->subject != written::Subject::payment || onPaper.contains(question->id)) {
                continue;
            }
            const auto paid = pays.find(question->id);
            QVERIFY2(paid != pays.end(), question->id.c_str());
            QVERIFY2(
                question->number == paid->second,
                qPrintable(
                    QStringLiteral("%1: %2").arg(QString::fromStdString(question->id)).arg(paid->second)));
            ++checked;
        }
        QCOMPARE(checked, pays.size());
    }

    // R34, O11: maxima are the engine's multiples of the minimum.
    void maximaAreTheEngines() {
        using namespace roulette;
        const std::map<std::string, std::int64_t> maxima = {
            {"proc-894-maximum-straight", 250 * kCasino894[ChanceKind::straight].maximum.value},
            {"proc-894-maximum-even", 500 * kCasino894[ChanceKind::even].maximum.value},
            {"proc-804-maximum", 100 * kOnline804[ChanceKind::straight].maximum.value},
            {"proc-894-grande-chips", std::int64_t{100} * chipsOf(Series::grande)},
            {"proc-803-bet", 500 * poker::kBetPerAnte},
            {"proc-bingo-players", std::int64_t{100} * bingo::kLeastPlayers}};
        std::size_t found = 0;
        for (const auto& question : ownBank().questions) {
            if (const auto maximum = maxima.find(question->id); maximum != maxima.end()) {
                QVERIFY2(question->number == maximum->second, question->id.c_str());
                ++found;
            }
        }
        QCOMPARE(found, maxima.size());
    }

    void writingAndReadingGivesTheSame() {
        const QuestionBank bank = ownBank();
        QCOMPARE(QByteArray::fromStdString(written::write(bank)), ownText());
        for (const auto& question : bank.questions) {
            const auto again = written::questionFrom(written::questionText(*question));
            QVERIFY2(again && *again == *question, question->id.c_str());
        }
        const auto small = written::read(smallBank());
        QVERIFY(small);
        const auto again = written::read(written::write(*small));
        QVERIFY(again && again->languages == small->languages);
        QCOMPARE(*again->questions.at(0) == *small->questions.at(0), true);
        QVERIFY(!QByteArray::fromStdString(written::write(*small)).contains("\"en\""));
    }

    void aBadBankIsRefusedWithItsPlace_data() {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QString>("path");
        QTest::addColumn<FileProblem>("problem");
        const QString question = QStringLiteral("questions[0].");
        QTest::newRow("format") << "questions/1"
                                << "questions/2"
                                << "format" << FileProblem::other_format;
        QTest::newRow("no language") << "[\"pt\"]"
                                     << "[]"
                                     << "languages" << FileProblem::bank_without_language;
        QTest::newRow("another language") << "[\"pt\"]"
                                          << "[\"fr\"]"
                                          << "languages[0]" << FileProblem::none_of;
        QTest::newRow("the same language twice") << "[\"pt\"]"
                                                 << "[\"pt\", \"pt\"]"
                                                 << "languages[1]" << FileProblem::given_twice;
        QTest::newRow("a text missing in a language") << "[\"pt\"]"
                                                      << "[\"pt\", \"en\"]"
                                                      << "title.en" << FileProblem::empty_text;
        QTest::newRow("a text in another language") << "\"pt\": \"Banco\""
                                                    << "\"pt\": \"Banco\", \"en\": \"Bank\""
                                                    << "title.en" << FileProblem::unknown_field;
        QTest::newRow("id") << "\"id\": \"a\""
                            << "\"id\": \"A b\"" << question + "id" << FileProblem::not_question_id;
        QTest::newRow("kind") << "\"case\""
                              << "\"oral\"" << question + "kind" << FileProblem::none_of;
        QTest::newRow("regulation") << "pt-894-2002"
                                    << "pt-1-1900" << question + "regulations[0]"
                                    << FileProblem::no_such_rules;
        QTest::newRow("no regulation") << "[\"pt-894-2002\"]"
                                       << "[]" << question + "regulations" << FileProblem::missing;
        QTest::newRow("control character")
            << "O que se faz?"
            << "O que\\u0007 se faz?" << question + "text.pt" << FileProblem::control_character;
        QTest::newRow("direction mark")
            << "Isto"
            << "I\\u202esto" << question + "choices[0].text.pt" << FileProblem::control_character;
        QTest::newRow("a choice on two lines")
            << "Isto"
            << "Is\\nto" << question + "choices[0].text.pt" << FileProblem::control_character;
        QTest::newRow("a long text") << "O que se faz?" << QString(1'201, u'x') << question + "text.pt"
                                     << FileProblem::too_long_text;
        QTest::newRow("nothing right") << ", \"right\": true"
                                       << "" << question + "choices" << FileProblem::not_some_right;
        QTest::newRow("nothing wrong")
            << "{\"pt\": \"Aquilo\"}"
            << "{\"pt\": \"Aquilo\"}, \"right\": true" << question + "choices" << FileProblem::not_some_right;
        QTest::newRow("equal choices")
            << "Aquilo"
            << "Isto" << question + "choices[1].text.pt" << FileProblem::given_twice;
        QTest::newRow("both answers")
            << "\"rules\""
            << "\"number\": 3, \"rules\"" << question + "number" << FileProblem::choices_or_number;
        QTest::newRow("rule") << "\"R22\"]"
                              << "\"22\"]" << question + "rules[0]" << FileProblem::no_such_rule;
        QTest::newRow("marks") << "\"marks\": 2"
                               << "\"marks\": 0" << question + "marks" << FileProblem::not_whole_from;
        QTest::newRow("unknown") << "\"marks\""
                                 << "\"points\"" << question + "points" << FileProblem::unknown_field;
        QTest::newRow("no questions") << "[{\"id\""
                                      << "[], \"comment\": \"\", \"x\": [{\"id\""
                                      << "x" << FileProblem::unknown_field;
    }
    void aBadBankIsRefusedWithItsPlace() {
        QFETCH(QString, part);
        QFETCH(QString, other);
        QFETCH(QString, path);
        QFETCH(FileProblem, problem);
        const auto bank = written::read(smallBank(part, other));
        QVERIFY(!bank);
        QCOMPARE(QString::fromStdString(bank.error().path), path);
        QVERIFY2(bank.error().problem == problem, app::englishText(bank.error()).c_str());
        QVERIFY(!app::englishText(bank.error()).empty());
    }

    void boundsOfABankHold() {
        QVERIFY(!written::read(std::string(written::limits::kBytes + 1, ' ')));
        QuestionBank bank = *written::read(smallBank());
        const BankQuestion question = *bank.questions.at(0);
        while (bank.questions.size() <= written::limits::kQuestions) {
            BankQuestion more = question;
            more.id = written::freeId(bank);
            bank.questions.push_back(std::make_shared<const BankQuestion>(more));
        }
        const auto tooMany = written::parse(written::write(bank));
        QVERIFY(!tooMany && tooMany.error().problem == FileProblem::too_many);
        bank.questions.resize(2);
        bank.questions[1] = bank.questions[0];
        const auto twice = written::parse(written::write(bank));
        QVERIFY(!twice && twice.error().problem == FileProblem::given_twice);
        QCOMPARE(twice.error().path, std::string("questions[1].id"));
    }

    void numbersHaveTwoDecimals_data() {
        QTest::addColumn<QString>("number");
        QTest::addColumn<int>("hundredths");
        QTest::newRow("whole") << "35" << 3500;
        QTest::newRow("halves") << "87.5" << 8750;
        QTest::newRow("cents") << "0.29" << 29; // 0.29 * 100 is less than 29
        QTest::newRow("zero") << "0" << 0;
        QTest::newRow("three decimals") << "1.005" << -1;
        QTest::newRow("too large") << "1e12" << -1;
        QTest::newRow("a text") << "\"35\"" << -1;
    }
    void numbersHaveTwoDecimals() {
        QFETCH(QString, number);
        QFETCH(int, hundredths);
        const QString choices = QStringLiteral(
            R"("choices": [{"text": {"pt": "Isto"}, "right": true}, {"text": {"pt": "Aquilo"}}])");
        const auto bank = written::read(smallBank(choices, QStringLiteral("\"number\": ") + number));
        QCOMPARE(bank.hasValue(), hundredths >= 0);
        if (bank) {
            QVERIFY(bank->questions.at(0)->number == hundredths);
        } else {
            QVERIFY(bank.error().problem == FileProblem::not_hundredths);
        }
    }

    void anUnfinishedBankCanBeEditedButNotAsked() {
        const std::string text = smallBank(QStringLiteral("O que se faz?"), QString());
        QVERIFY(written::parse(text));
        QVERIFY(!written::read(text));
    }

    void drawingTakesTheKindsInTurn() {
        const QuestionBank bank = ownBank();
        written::Selection selection;
        selection.regulations = {"pt-894-2002"};
        const auto drawn = written::draw(bank, selection, 12, seedOf(1));
        QCOMPARE(drawn.size(), std::size_t{12});
        std::map<written::Subject, int> subjects;
        std::set<std::string> ids;
        for (const BankQuestion& question : drawn) {
            ++subjects[question.subject];
            ids.insert(question.id);
            QVERIFY(selection.takes(question));
        }
        QCOMPARE(ids.size(), drawn.size());
        for (const auto& [subject, count] : subjects) {
            QCOMPARE(count, 4);
        }
        QVERIFY(written::draw(bank, selection, 12, seedOf(1)) == drawn);
        QVERIFY(written::draw(bank, selection, 12, seedOf(2)) != drawn);
    }

    // Choices come in another order, but none is lost; and any number may be asked for.
    void drawingLosesNothing() {
        const QuestionBank bank = ownBank();
        written::Selection selection;
        for (const std::string_view regulation : written::regulations()) {
            selection.regulations.emplace_back(regulation);
        }
        QCOMPARE(written::countOf(bank, selection), bank.questions.size());
        const auto drawn = written::draw(bank, selection, 500, seedOf(3));
        QCOMPARE(drawn.size(), bank.questions.size());
        std::map<std::string, BankQuestion> byId;
        for (const auto& question : bank.questions) {
            byId[question->id] = *question;
        }
        bool isMoved = false;
        for (const BankQuestion& question : drawn) {
            const BankQuestion& own = byId.at(question.id);
            QVERIFY(std::ranges::is_permutation(question.choices, own.choices));
            isMoved = isMoved || question.choices != own.choices;
        }
        QVERIFY(isMoved);
        selection.subjects = {false, true, false};
        for (const BankQuestion& question : written::draw(bank, selection, 500, seedOf(4))) {
            QVERIFY(question.subject == written::Subject::procedure);
        }
        QCOMPARE(written::draw(bank, selection, 0, seedOf(4)).size(), std::size_t{0});
    }

    void ruleFormsAreKnown() {
        for (const char* id : {"P26", "R27a", "M3.2.1", "I-cent", "I-P8", "I-R34c"}) {
            QVERIFY2(written::isRuleForm(id), id);
        }
        for (const char* id : {"", "P", "26", "p26", "M3.", "M3..2", "R27ab", "I-", "P26 ", "M.1"}) {
            QVERIFY2(!written::isRuleForm(id), id);
        }
    }
};

MESAVIVA_TEST(TestQuestionBank)

#include "tst_question_bank.moc"
