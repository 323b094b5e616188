// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/text/language.h"
#include "app/core/text/spoken_text.h"
#include "app/core/text/table_text.h"
#include "app/games/bingo/bingo_speech.h"
#include "app/games/bingo/bingo_text.h"
#include "app/games/poker/poker_text.h"
#include "app/games/roulette/roulette_text.h"
#endif

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

using namespace mesaviva;
using app::BingoSpeech;
using app::PokerSpeech;
using app::RouletteSpeech;
using app::Sentence;
using app::Urgency;

namespace {

using Speech = std::function<Sentence()>;
using Caption = std::function<QString()>;

// Letters, and the punctuation at which a voice pauses.
bool isSpeakable(const QString& text) {
    static const QRegularExpression speakable(QStringLiteral("^[\\p{L} ,.:;!?'-]+$"));
    return speakable.match(text).hasMatch() && !text.contains(u'ª') && !text.contains(u'º');
}

const QString kName = QStringLiteral("Rosa M.");

} // namespace

Q_DECLARE_METATYPE(Speech)
Q_DECLARE_METATYPE(Caption)

class TestSpeech : public QObject {
    Q_OBJECT

private slots:
    void everyPhraseHasSentenceAndCaption_data() {
        QTest::addColumn<Speech>("speech");
        QTest::addColumn<Caption>("caption");
        pokerPhrases();
        roulettePhrases();
        bingoPhrases();
    }

    void everyPhraseHasSentenceAndCaption() {
        QFETCH(Speech, speech);
        QFETCH(Caption, caption);
        QStringList said;
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            const Sentence sentence = speech();
            QVERIFY2(isSpeakable(sentence.text), qPrintable(sentence.text));
            QVERIFY2(sentence.brief.isEmpty() || isSpeakable(sentence.brief), qPrintable(sentence.brief));
            QVERIFY(sentence.brief.size() < sentence.text.size());
            QCOMPARE(sentence.language, QLatin1String(language));
            QVERIFY(!sentence.key.isEmpty() && !caption().isEmpty());
            said.append(sentence.text);
        }
        QVERIFY2(said[0] != said[1], qPrintable(said[0]));
    }

    void pocketsAreCalled_data() {
        QTest::addColumn<int>("pocket");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        QTest::newRow("0") << 0 << "zero, verde"
                           << "zero, green";
        QTest::newRow("00") << 37 << "duplo zero, verde"
                            << "double zero, green";
        QTest::newRow("17") << 17 << QStringLiteral("dezassete, preto, ímpar, menor")
                            << "seventeen, black, odd, low";
        QTest::newRow("18") << 18 << "dezoito, encarnado, par, menor"
                            << "eighteen, red, even, low";
        QTest::newRow("19") << 19 << QStringLiteral("dezanove, encarnado, ímpar, maior")
                            << "nineteen, red, odd, high";
        QTest::newRow("36") << 36 << "trinta e seis, encarnado, par, maior"
                            << "thirty-six, red, even, high";
    }

    void pocketsAreCalled() {
        QFETCH(int, pocket);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(RouletteSpeech::pocket(roulette::Pocket(pocket)), portuguese);
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(RouletteSpeech::pocket(roulette::Pocket(pocket)), english);
    }

    void everyPocketIsCalledByItself() {
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            QSet<QString> calls;
            for (int pocket = 0; pocket < roulette::kMostPockets; ++pocket) {
                const QString call = RouletteSpeech::pocket(roulette::Pocket(pocket));
                QVERIFY2(isSpeakable(call) && !calls.contains(call), qPrintable(call));
                calls.insert(call);
            }
        }
    }

    void everySpotHasASpokenNameOfItsOwn_data() {
        QTest::addColumn<int>("rules");
        QTest::addColumn<int>("pockets");
        QTest::newRow("804/2015") << int(roulette::RuleSet::online) << 37;
        QTest::newRow("804/2015, 38") << int(roulette::RuleSet::online) << 38;
        QTest::newRow("894/2002") << int(roulette::RuleSet::casino) << 37;
        QTest::newRow("Macau") << int(roulette::RuleSet::macau) << 37;
    }

    void everySpotHasASpokenNameOfItsOwn() {
        QFETCH(int, rules);
        QFETCH(int, pockets);
        roulette::Settings settings(static_cast<roulette::RuleSet>(rules));
        settings.pockets = pockets;
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            QSet<QString> names;
            const auto spots = settings.layout().spots();
            for (std::size_t spot = 0; spot < spots.size(); ++spot) {
                const QString name = RouletteSpeech::spot(static_cast<roulette::SpotId>(spot), settings);
                QVERIFY2(isSpeakable(name) && !names.contains(name), qPrintable(name));
                names.insert(name);
            }
        }
    }

    void aPaymentIsReportedWithItsValue() { // R31
        const roulette::Settings settings(roulette::RuleSet::online);
        roulette::Numbers numbers;
        numbers.add(roulette::Pocket(17));
        numbers.add(roulette::Pocket(20));
        const auto spot = settings.layout().find(roulette::ChanceKind::split, numbers);
        QVERIFY(spot);
        roulette::Announced announced{roulette::OwnPhrase::payment};
        announced.player = 0;
        announced.stake.spot = *spot;
        announced.amount = Money{35'020};
        m_language.setCode(QStringLiteral("pt"));
        const Sentence told = RouletteSpeech::announcement(announced, settings, kName, false);
        QCOMPARE(told.text,
                 QStringLiteral(
                     "Rosa M, Cavalo, dezassete e vinte: trezentos e cinquenta pontos e vinte cêntimos"));
        QCOMPARE(told.brief, QStringLiteral("Rosa M, trezentos e cinquenta pontos e vinte cêntimos"));
        QVERIFY(told.urgency == Urgency::payment && !told.own);
        QVERIFY(RouletteSpeech::announcement(announced, settings, kName, true).own);
    }

    void everyBallIsCalledByItself_data() {
        QTest::addColumn<int>("variant");
        QTest::newRow("90") << int(bingo::Variant::bingo90);
        QTest::newRow("80") << int(bingo::Variant::bingo80);
        QTest::newRow("75") << int(bingo::Variant::bingo75);
        QTest::newRow("30") << int(bingo::Variant::bingo30);
    }

    void everyBallIsCalledByItself() {
        QFETCH(int, variant);
        for (const bool symbols : {false, true}) {
            bingo::Settings settings(static_cast<bingo::Variant>(variant));
            if (symbols && settings.variant != bingo::Variant::bingo30) {
                continue;
            }
            settings.symbols = symbols;
            for (const char* language : {"pt", "en"}) {
                m_language.setCode(QLatin1String(language));
                QSet<QString> calls;
                for (int ball = 1; ball <= settings.shape().balls; ++ball) {
                    const QString call = BingoSpeech::ball(static_cast<bingo::Ball>(ball), settings);
                    QVERIFY2(isSpeakable(call) && !calls.contains(call), qPrintable(call));
                    calls.insert(call);
                }
            }
        }
    }

    // 12: a nickname is a sentence of its own that contains the number; no two balls share one.
    void nicknamesAreCalledWithTheirNumber() {
        const bingo::Settings settings(bingo::Variant::bingo90);
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            QSet<QString> calls;
            int nicknamed = 0;
            for (int ball = 1; ball <= settings.shape().balls; ++ball) {
                const auto number = static_cast<bingo::Ball>(ball);
                bingo::Announced announced{bingo::OwnPhrase::ball};
                announced.number = number;
                const QString plain = BingoSpeech::announcement(announced, settings, {}, false, {}).text;
                const QString call = BingoSpeech::announcement(announced, settings, {}, false, {}, true).text;
                QCOMPARE(plain, BingoSpeech::ball(number, settings));
                QVERIFY2(isSpeakable(call) && call.endsWith(plain), qPrintable(call));
                nicknamed += call != plain ? 1 : 0;
                calls.insert(call.chopped(plain.size()));
            }
            // All others have the empty one.
            QCOMPARE(calls.size(), nicknamed + 1);
            QVERIFY(nicknamed > 10);
        }
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(BingoSpeech::nicknamedBall(22, settings), QStringLiteral("Two little ducks: twenty-two"));
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(BingoSpeech::nicknamedBall(22, settings), QStringLiteral("Os dois patinhos: vinte e dois"));
        // Balls called with a letter or a symbol have none.
        const bingo::Settings letters(bingo::Variant::bingo75);
        QCOMPARE(BingoSpeech::nicknamedBall(22, letters), BingoSpeech::ball(22, letters));
    }

    void ballsOf75HaveTheirLetterFirst() {
        const bingo::Settings settings(bingo::Variant::bingo75);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(BingoSpeech::ball(12, settings), QStringLiteral("bê, doze"));
        QCOMPARE(BingoSpeech::ball(75, settings), QStringLiteral("ó, setenta e cinco"));
        m_language.setCode(QStringLiteral("en"));
        QCOMPARE(BingoSpeech::ball(12, settings), QStringLiteral("bee, twelve"));
    }

    void everyPrizeIsCalled_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QStringList>("winners");
        for (std::size_t kind = 0; kind < bingo::kPrizeKinds; ++kind) {
            QTest::addRow("%zu", kind) << static_cast<int>(kind) << QStringList();
            QTest::addRow("%zu, named", kind)
                << static_cast<int>(kind) << QStringList{QStringLiteral("Rosa M."), QStringLiteral("Rui")};
        }
    }

    void everyPrizeIsCalled() {
        QFETCH(int, kind);
        QFETCH(QStringList, winners);
        bingo::Announced announced{bingo::OwnPhrase::prize};
        announced.kind = static_cast<bingo::PrizeKind>(kind);
        announced.amount = Money{100'000'000};
        announced.cards = 4;
        for (std::size_t i = 0; i < 2 * bingo::kAllVariants.size(); ++i) {
            const bingo::Settings settings(bingo::kAllVariants[i / 2]);
            const char* const language = i % 2 == 0 ? "pt" : "en";
            m_language.setCode(QLatin1String(language));
            const app::BingoAside aside{{winners, winners.isEmpty() ? 0 : 5, false}, std::nullopt};
            const Sentence call = BingoSpeech::announcement(announced, settings, {}, false, aside);
            QVERIFY2(isSpeakable(call.text), qPrintable(call.text));
            QVERIFY(call.text.contains(app::amountWords(announced.amount)) && call.urgency == Urgency::call);
            // Prizes are never confused, and each names its amount even in brief.
            QCOMPARE(call.key, QStringLiteral("prize/%1").arg(QLatin1String(name(announced.kind).data())));
            const QString brief = call.brief.isEmpty() ? call.text : call.brief;
            QVERIFY(brief.contains(app::amountWords(announced.amount)) && call.text.startsWith(brief));
            QVERIFY(winners.isEmpty() || brief.size() < call.text.size());
        }
    }

    // B29: as in the caption, with this player first.
    void winnersAreNamed_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<int>("all");
        QTest::addColumn<bool>("own");
        QTest::addColumn<QString>("portuguese");
        QTest::addColumn<QString>("english");
        const QString rosa = QStringLiteral("Rosa M.");
        const QString rui = QStringLiteral("Rui");
        QTest::newRow("one") << QStringList{rosa} << 1 << false << ", para Rosa M"
                             << ", for Rosa M";
        QTest::newRow("two") << QStringList{rosa, rui} << 2 << false << ", para Rosa M e Rui"
                             << ", for Rosa M and Rui";
        QTest::newRow("more") << QStringList{rosa, rui} << 5 << false
                              << QStringLiteral(", para Rosa M, Rui e mais três")
                              << ", for Rosa M, Rui and three more";
        QTest::newRow("own") << QStringList{rosa} << 1 << true << ", para si"
                             << ", for you";
        QTest::newRow("own and another") << QStringList{rosa, rui} << 2 << true << ", para si e Rui"
                                         << ", for you and Rui";
        QTest::newRow("own and many") << QStringList{rosa} << 3 << true << ", para si e mais dois"
                                      << ", for you and two more";
    }

    void winnersAreNamed() {
        QFETCH(QStringList, names);
        QFETCH(int, all);
        QFETCH(bool, own);
        QFETCH(QString, portuguese);
        QFETCH(QString, english);
        bingo::Announced announced{bingo::OwnPhrase::prize};
        announced.amount = Money{1'000};
        announced.cards = 7;
        const bingo::Settings settings(bingo::Variant::bingo90);
        for (const auto& [language, winners] : {std::pair("pt", portuguese), std::pair("en", english)}) {
            m_language.setCode(QLatin1String(language));
            const QString told =
                BingoSpeech::announcement(announced, settings, {}, false, {{names, all, own}, std::nullopt})
                    .text;
            QVERIFY2(told.endsWith(winners), qPrintable(told));
        }
    }

    // B20, B45, B46
    void whyARoundIsVoidIsSaid() {
        const bingo::Announced announced{CommonPhrase::round_void};
        const bingo::Settings settings(bingo::Variant::bingo90);
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            for (const auto reason :
                 {bingo::VoidReason::too_few_players, bingo::VoidReason::system_failure}) {
                const Sentence told = BingoSpeech::announcement(announced, settings, {}, false, {{}, reason});
                QVERIFY2(isSpeakable(told.text) && told.text.endsWith(app::BingoText::voidReason(reason)),
                         qPrintable(told.text));
                QCOMPARE(told.brief, app::BingoText::announcement(announced, settings, {}, false));
            }
        }
    }

    void callsOfOneKindHaveOneKey() {
        const bingo::Settings settings(bingo::Variant::bingo90);
        QSet<QString> keys;
        for (std::size_t kind = 0; kind < bingo::kPrizeKinds; ++kind) {
            bingo::Announced announced{bingo::OwnPhrase::prize};
            announced.kind = static_cast<bingo::PrizeKind>(kind);
            keys.insert(BingoSpeech::announcement(announced, settings, {}, false, {}).key);
        }
        QCOMPARE(keys.size(), static_cast<qsizetype>(bingo::kPrizeKinds));
        bingo::Announced one{bingo::OwnPhrase::ball};
        one.number = 22;
        bingo::Announced other = one;
        other.number = 23;
        QCOMPARE(BingoSpeech::announcement(one, settings, {}, false, {}).key,
                 BingoSpeech::announcement(other, settings, {}, false, {}).key);
        // The brief sentence leaves out a ball's nickname.
        const Sentence nicknamed = BingoSpeech::announcement(one, settings, {}, false, {}, true);
        QCOMPARE(nicknamed.brief, BingoSpeech::ball(22, settings));
    }

    void everyHandIsSpeakable_data() {
        QTest::addColumn<QString>("cards");
        for (const char* cards : {"As Ks Qs Js Ts", "9h 8h 7h 6h 5h", "9c 9d 9h 9s 2c", "Kc Kd Kh 2s 2c",
                                  "Ah 9h 7h 3h 2h", "5c 4d 3h 2s Ac", "7c 7d 7h Ks 2c", "Tc Td 4h 4s 2c",
                                  "Qc Qd 9h 4s 2c", "Ac Kd 9h 4s 2c", "Kc Jd 9h 4s 2c"}) {
            QTest::newRow(cards) << QString::fromLatin1(cards);
        }
    }

    void everyHandIsSpeakable() {
        QFETCH(QString, cards);
        poker::HandCards hand{};
        const QStringList spelled = cards.split(u' ');
        for (std::size_t i = 0; i < hand.size(); ++i) {
            hand[i] = poker::Card::fromText(spelled[static_cast<qsizetype>(i)].toStdString()).value();
        }
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            const QString name = app::PokerText::hand(hand, poker::RankingRules{});
            const Sentence told =
                PokerSpeech::announcement({poker::OwnPhrase::dealer_qualifies}, {}, false, name);
            QVERIFY2(isSpeakable(told.text) && told.text.endsWith(name), qPrintable(told.text));
            QVERIFY(told.brief.isEmpty() || told.text.startsWith(told.brief));
            // P9: the own hand is spoken with every result, unless the player has folded.
            for (const auto& [verdict, returned] :
                 {std::pair(poker::Verdict::won, 1'000), std::pair(poker::Verdict::lost, 0),
                  std::pair(poker::Verdict::tie, 500), std::pair(poker::Verdict::dealer_not_qualified, 1'000),
                  std::pair(poker::Verdict::folded, 0)}) {
                poker::Settled settled{};
                settled.verdict = verdict;
                settled.hand = poker::rankHand(hand, poker::RankingRules{}).combination();
                settled.ante = {Money{500}, Money{returned}};
                const QString result = PokerSpeech::result(settled).text;
                QVERIFY2(isSpeakable(result), qPrintable(result));
                QCOMPARE(result.startsWith(app::PokerText::combination(*settled.hand)),
                         verdict != poker::Verdict::folded);
                QVERIFY2(result.endsWith(app::TableSpeech::result(settled.net())), qPrintable(result));
            }
        }
    }

    void everyCardIsSpeakable() {
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            QSet<QString> names;
            for (const char rank : std::string_view("23456789TJQKA")) {
                for (const char suit : std::string_view("cdhs")) {
                    const QString name =
                        app::PokerText::card(poker::Card::fromText(std::string{rank, suit}).value());
                    QVERIFY2(isSpeakable(name) && !names.contains(name), qPrintable(name));
                    names.insert(name);
                }
            }
            QCOMPARE(names.size(), 52);
        }
    }

    // Five ranks of any kind in mixed suits, and five different ones in each suit: all hands except for suits
    // that do not matter.
    void everyHandThereIsHasAName() {
        constexpr std::string_view kRanks = "23456789TJQKA";
        constexpr std::string_view kSuits = "cdhs";
        std::vector<poker::HandCards> hands;
        const auto add = [&](const std::array<std::size_t, 5>& ranks, int suit) {
            poker::HandCards hand{};
            for (std::size_t i = 0; i < 5; ++i) {
                const std::size_t drawn = suit < 0 ? i % 4 : static_cast<std::size_t>(suit);
                hand[i] = poker::Card::fromText(std::string{kRanks[ranks[i]], kSuits[drawn]}).value();
            }
            hands.push_back(hand);
        };
        for (std::size_t a = 0; a < 13; ++a) {
            for (std::size_t b = a; b < 13; ++b) {
                for (std::size_t c = b; c < 13; ++c) {
                    for (std::size_t d = c; d < 13; ++d) {
                        for (std::size_t e = d; e < 13; ++e) {
                            if (a != e) {
                                add({a, b, c, d, e}, -1);
                            }
                            for (int suit = 0; a < b && b < c && c < d && d < e && suit < 4; ++suit) {
                                add({a, b, c, d, e}, suit);
                            }
                        }
                    }
                }
            }
        }
        QCOMPARE(hands.size(), std::size_t{6'175 + 4 * 1'287});
        std::array<QSet<QString>, 2> names;
        for (std::size_t i = 0; i < 2; ++i) {
            m_language.setCode(i == 0 ? QStringLiteral("pt") : QStringLiteral("en"));
            for (const poker::HandCards& hand : hands) {
                const QString name = app::PokerText::hand(hand, poker::RankingRules{});
                QVERIFY2(isSpeakable(name), qPrintable(name));
                names[i].insert(name);
            }
        }
        QVERIFY(!names[0].intersects(names[1])); // each is translated
    }

    // R31 and the like: every chance of every layout with its value, spoken and written.
    void everyChanceIsPaidAloud_data() { everySpotHasASpokenNameOfItsOwn_data(); }

    void everyChanceIsPaidAloud() {
        QFETCH(int, rules);
        QFETCH(int, pockets);
        roulette::Settings settings(static_cast<roulette::RuleSet>(rules));
        settings.pockets = pockets;
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            for (std::size_t spot = 0; spot < settings.layout().spots().size(); ++spot) {
                for (const qint64 cents : {50LL, 35'020LL, 100'000'000LL}) {
                    roulette::Announced announced{roulette::OwnPhrase::payment};
                    announced.player = 0;
                    announced.stake.spot = static_cast<roulette::SpotId>(spot);
                    announced.amount = Money{cents};
                    const Sentence told = RouletteSpeech::announcement(announced, settings, kName, false);
                    QVERIFY2(isSpeakable(told.text) && told.text.contains(app::amountWords(Money{cents})) &&
                                 told.text.contains(RouletteSpeech::spot(announced.stake.spot, settings)),
                             qPrintable(told.text));
                    QVERIFY(!app::RouletteText::announcement(announced, settings, kName, false).isEmpty());
                }
            }
        }
    }

    // B28: every prize of every variant, one short with every ball.
    void everyNearPrizeIsReported_data() { everyBallIsCalledByItself_data(); }

    void everyNearPrizeIsReported() {
        QFETCH(int, variant);
        const bingo::Settings settings(static_cast<bingo::Variant>(variant));
        for (const char* language : {"pt", "en"}) {
            m_language.setCode(QLatin1String(language));
            for (std::size_t kind = 0; kind < bingo::kPrizeKinds; ++kind) {
                for (int ball = 1; ball <= settings.shape().balls; ++ball) {
                    for (const bool own : {false, true}) {
                        bingo::Announced announced{bingo::OwnPhrase::one_to_go};
                        announced.kind = static_cast<bingo::PrizeKind>(kind);
                        announced.number = static_cast<bingo::Ball>(ball);
                        const Sentence sentence =
                            BingoSpeech::announcement(announced, settings, kName, own, {});
                        const QString& told = sentence.text;
                        // This player's own is spoken whole, briefly if the next ball waits.
                        QVERIFY(sentence.urgency == (own ? Urgency::call : Urgency::payment));
                        QVERIFY2(!own ||
                                     (told.startsWith(sentence.brief) && isSpeakable(sentence.brief) &&
                                      sentence.brief.endsWith(BingoSpeech::ball(announced.number, settings))),
                                 qPrintable(sentence.brief));
                        QVERIFY2(isSpeakable(told) &&
                                     told.contains(BingoSpeech::ball(announced.number, settings)),
                                 qPrintable(told));
                        QVERIFY(!app::BingoText::announcement(announced, settings, kName, own).isEmpty());
                    }
                }
            }
        }
    }

    void resultsAreReported_data() {
        QTest::addColumn<qint64>("net");
        QTest::addColumn<QString>("portuguese");
        QTest::newRow("won") << qint64{1'250} << QStringLiteral("Ganha doze pontos e cinquenta cêntimos");
        QTest::newRow("lost") << qint64{-500} << QStringLiteral("Perde cinco pontos");
        QTest::newRow("neither") << qint64{0} << QStringLiteral("Não ganha nem perde");
    }

    void resultsAreReported() {
        QFETCH(qint64, net);
        QFETCH(QString, portuguese);
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(app::TableSpeech::result(Money{net}), portuguese);
    }

    void whatClosesStakesOrNamesANumberIsACall() {
        const roulette::Settings settings(roulette::RuleSet::online);
        QVERIFY(
            RouletteSpeech::announcement({roulette::OwnPhrase::no_more_bets}, settings, {}, false).urgency ==
            Urgency::call);
        QVERIFY(RouletteSpeech::announcement({roulette::OwnPhrase::number}, settings, {}, false).urgency ==
                Urgency::call);
        QVERIFY(PokerSpeech::announcement({poker::OwnPhrase::no_more_bets}, {}, false, {}).urgency ==
                Urgency::call);
        const bingo::Settings room(bingo::Variant::bingo90);
        bingo::Announced ball{bingo::OwnPhrase::ball};
        ball.number = 17;
        QVERIFY(BingoSpeech::announcement(ball, room, {}, false, {}).urgency == Urgency::call);
    }

private:
    static void pokerPhrases() {
        for (const poker::Phrase phrase : poker::Phrase::all()) {
            for (const bool own : {false, true}) {
                for (const poker::Box box : {poker::Box::ante, poker::Box::bet}) {
                    const poker::Announced announced{phrase, 0, box, Money{123'456'78}};
                    QTest::addRow("poker %s %s%s", name(phrase).data(), name(box).data(), own ? " own" : "")
                        << Speech([=] { return PokerSpeech::announcement(announced, kName, own, {}); })
                        << Caption([=] { return app::PokerText::announcement(announced, kName, own); });
                }
            }
        }
    }

    static void roulettePhrases() {
        for (const roulette::RuleSet rules :
             {roulette::RuleSet::online, roulette::RuleSet::casino, roulette::RuleSet::macau}) {
            for (const roulette::Phrase phrase : roulette::Phrase::all()) {
                for (const bool own : {false, true}) {
                    roulette::Announced announced{phrase};
                    announced.player = 0;
                    announced.stake.spot = 17;
                    announced.amount = Money{99'999'999};
                    announced.pocket = roulette::Pocket(23);
                    const roulette::Settings settings(rules);
                    QTest::addRow("roulette %d %s%s", static_cast<int>(rules), name(phrase).data(),
                                  own ? " own" : "")
                        << Speech(
                               [=] { return RouletteSpeech::announcement(announced, settings, kName, own); })
                        << Caption([=] {
                               return app::RouletteText::announcement(announced, settings, kName, own);
                           });
                }
            }
        }
    }

    static void bingoPhrases() {
        for (const bingo::Variant variant : bingo::kAllVariants) {
            for (const bingo::Phrase phrase : bingo::Phrase::all()) {
                for (const bool own : {false, true}) {
                    for (const std::uint32_t cards : {0U, 1U, 24U}) {
                        bingo::Announced announced{phrase};
                        announced.player = 0;
                        announced.number = 22;
                        announced.amount = Money{30'050};
                        announced.cards = cards;
                        const bingo::Settings settings(variant);
                        QTest::addRow("bingo %d %s %u%s", bingo::ballsOf(variant), name(phrase).data(), cards,
                                      own ? " own" : "")
                            << Speech([=] {
                                   return BingoSpeech::announcement(announced, settings, kName, own, {});
                               })
                            << Caption([=] {
                                   return app::BingoText::announcement(announced, settings, kName, own);
                               });
                    }
                }
            }
        }
    }

    app::Language m_language;
};

#include "program/test_list.h"
MESAVIVA_TEST(TestSpeech)
#include "tst_speech.moc"
