// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_text.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/art/bingo_symbol.h"
#include "engine/base/dispatch.h"
#include "engine/games/bingo/patterns.h"
#include "engine/games/bingo/prizes.h"
#include "engine/table/player_checks.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>
#include <string_view>

namespace mesaviva::app::bingo_names {

namespace {

struct Name {
    std::string_view key;
    const char* text; ///< English
};

// By the keys of the pictures.
constexpr std::array<Name, art::kBingoSymbols> kSymbols = {{
    {"galo", QT_TRANSLATE_NOOP("BingoNames", "Rooster")},
    {"caravela", QT_TRANSLATE_NOOP("BingoNames", "Caravel")},
    {"sardinha", QT_TRANSLATE_NOOP("BingoNames", "Sardines")},
    {"azulejo", QT_TRANSLATE_NOOP("BingoNames", "Tile")},
    {"cravo", QT_TRANSLATE_NOOP("BingoNames", "Carnation")},
    {"guitarra", QT_TRANSLATE_NOOP("BingoNames", "Guitar")},
    {"castelo", QT_TRANSLATE_NOOP("BingoNames", "Castle")},
    {"ancora", QT_TRANSLATE_NOOP("BingoNames", "Anchor")},
    {"sol", QT_TRANSLATE_NOOP("BingoNames", "Sun")},
    {"lua", QT_TRANSLATE_NOOP("BingoNames", "Moon")},
    {"estrela", QT_TRANSLATE_NOOP("BingoNames", "Star")},
    {"andorinha", QT_TRANSLATE_NOOP("BingoNames", "Swallow")},
    {"manjerico", QT_TRANSLATE_NOOP("BingoNames", "Basil pot")},
    {"figo", QT_TRANSLATE_NOOP("BingoNames", "Fig")},
    {"uva", QT_TRANSLATE_NOOP("BingoNames", "Grapes")},
    {"laranja", QT_TRANSLATE_NOOP("BingoNames", "Orange")},
    {"sobreiro", QT_TRANSLATE_NOOP("BingoNames", "Cork oak")},
    {"coracao", QT_TRANSLATE_NOOP("BingoNames", "Heart of Viana")},
    {"farol", QT_TRANSLATE_NOOP("BingoNames", "Lighthouse")},
    {"moinho", QT_TRANSLATE_NOOP("BingoNames", "Windmill")},
    {"sino", QT_TRANSLATE_NOOP("BingoNames", "Bell")},
    {"chave", QT_TRANSLATE_NOOP("BingoNames", "Key")},
    {"peixe", QT_TRANSLATE_NOOP("BingoNames", "Fish")},
    {"concha", QT_TRANSLATE_NOOP("BingoNames", "Shell")},
    {"coroa", QT_TRANSLATE_NOOP("BingoNames", "Crown")},
    {"rosa", QT_TRANSLATE_NOOP("BingoNames", "Compass rose")},
    {"barril", QT_TRANSLATE_NOOP("BingoNames", "Barrel")},
    {"ponte", QT_TRANSLATE_NOOP("BingoNames", "Bridge")},
    {"oliveira", QT_TRANSLATE_NOOP("BingoNames", "Olive branch")},
    {"eletrico", QT_TRANSLATE_NOOP("BingoNames", "Tram")},
}};

constexpr std::array<Name, 38> kPatterns = {{
    {"frame", QT_TRANSLATE_NOOP("BingoNames", "Frame")},
    {"small_frame", QT_TRANSLATE_NOOP("BingoNames", "Small frame")},
    {"diamond", QT_TRANSLATE_NOOP("BingoNames", "Diamond")},
    {"full_diamond", QT_TRANSLATE_NOOP("BingoNames", "Full diamond")},
    {"plus", QT_TRANSLATE_NOOP("BingoNames", "Plus")},
    {"cross", QT_TRANSLATE_NOOP("BingoNames", "Cross")},
    {"saltire", QT_TRANSLATE_NOOP("BingoNames", "Saint Andrew's cross")},
    {"star", QT_TRANSLATE_NOOP("BingoNames", "Star")},
    {"postage_stamp", QT_TRANSLATE_NOOP("BingoNames", "Postage stamp")},
    {"four_stamps", QT_TRANSLATE_NOOP("BingoNames", "Four stamps")},
    {"checkerboard", QT_TRANSLATE_NOOP("BingoNames", "Checkerboard")},
    {"stripes", QT_TRANSLATE_NOOP("BingoNames", "Stripes")},
    {"hourglass", QT_TRANSLATE_NOOP("BingoNames", "Hourglass")},
    {"bow_tie", QT_TRANSLATE_NOOP("BingoNames", "Bow tie")},
    {"arrow", QT_TRANSLATE_NOOP("BingoNames", "Arrow")},
    {"heart", QT_TRANSLATE_NOOP("BingoNames", "Heart")},
    {"kite", QT_TRANSLATE_NOOP("BingoNames", "Kite")},
    {"pyramid", QT_TRANSLATE_NOOP("BingoNames", "Pyramid")},
    {"house", QT_TRANSLATE_NOOP("BingoNames", "House")},
    {"tree", QT_TRANSLATE_NOOP("BingoNames", "Tree")},
    {"goblet", QT_TRANSLATE_NOOP("BingoNames", "Goblet")},
    {"crown", QT_TRANSLATE_NOOP("BingoNames", "Crown")},
    {"anchor", QT_TRANSLATE_NOOP("BingoNames", "Anchor")},
    {"umbrella", QT_TRANSLATE_NOOP("BingoNames", "Umbrella")},
    {"smile", QT_TRANSLATE_NOOP("BingoNames", "Smile")},
    {"windmill", QT_TRANSLATE_NOOP("BingoNames", "Windmill")},
    {"stairs", QT_TRANSLATE_NOOP("BingoNames", "Stairs")},
    {"letter_e", QT_TRANSLATE_NOOP("BingoNames", "Letter E")},
    {"letter_h", QT_TRANSLATE_NOOP("BingoNames", "Letter H")},
    {"letter_i", QT_TRANSLATE_NOOP("BingoNames", "Letter I")},
    {"letter_l", QT_TRANSLATE_NOOP("BingoNames", "Letter L")},
    {"letter_m", QT_TRANSLATE_NOOP("BingoNames", "Letter M")},
    {"letter_n", QT_TRANSLATE_NOOP("BingoNames", "Letter N")},
    {"letter_p", QT_TRANSLATE_NOOP("BingoNames", "Letter P")},
    {"letter_t", QT_TRANSLATE_NOOP("BingoNames", "Letter T")},
    {"letter_u", QT_TRANSLATE_NOOP("BingoNames", "Letter U")},
    {"letter_y", QT_TRANSLATE_NOOP("BingoNames", "Letter Y")},
    {"letter_z", QT_TRANSLATE_NOOP("BingoNames", "Letter Z")},
}};

template <class List>
QString find(const List& names, std::string_view key) {
    for (const Name& name : names) {
        if (name.key == key) {
            return QCoreApplication::translate("BingoNames", name.text);
        }
    }
    return {};
}

} // namespace

QString symbol(int number) {
    const QLatin1String key = art::bingoSymbolKey(number);
    return find(kSymbols, std::string_view(key.data(), static_cast<std::size_t>(key.size())));
}

QString pattern(std::string_view key) { return find(kPatterns, key); }

QString pattern(bingo::CellMask cells) {
    const QString name = pattern(bingo::patternKey(cells));
    return name.isEmpty() ? QCoreApplication::translate("BingoNames", "Custom pattern") : name;
}

} // namespace mesaviva::app::bingo_names

namespace mesaviva::app {

using namespace bingo;

namespace {

struct Nickname {
    int number;
    const char* text;
};

// Each language has its own tradition; these are not translations.
constexpr Nickname kEnglish[] = {
    {1, "Kelly's eye"},
    {2, "One little duck"},
    {3, "Cup of tea"},
    {4, "Knock at the door"},
    {5, "Man alive"},
    {6, "Half a dozen"},
    {7, "Lucky seven"},
    {8, "Garden gate"},
    {9, "Doctor's orders"},
    {11, "Legs eleven"},
    {12, "One dozen"},
    {13, "Unlucky for some"},
    {14, "Valentine's Day"},
    {15, "Young and keen"},
    {16, "Never been kissed"},
    {17, "Dancing queen"},
    {18, "Coming of age"},
    {19, "Goodbye teens"},
    {20, "One score"},
    {21, "Key of the door"},
    {22, "Two little ducks"},
    {23, "The Lord is my shepherd"},
    {24, "Two dozen"},
    {25, "Duck and dive"},
    {27, "Gateway to heaven"},
    {29, "Rise and shine"},
    {30, "Dirty Gertie"},
    {31, "Get up and run"},
    {32, "Buckle my shoe"},
    {34, "Ask for more"},
    {35, "Jump and jive"},
    {36, "Three dozen"},
    {39, "Steps"},
    {40, "Life begins"},
    {42, "Winnie the Pooh"},
    {44, "Droopy drawers"},
    {45, "Halfway there"},
    {48, "Four dozen"},
    {50, "Half a century"},
    {53, "Here comes Herbie"},
    {54, "Clean the floor"},
    {55, "Snakes alive"},
    {57, "Heinz varieties"},
    {59, "Brighton line"},
    {60, "Five dozen"},
    {62, "Tickety-boo"},
    {63, "Tickle me"},
    {65, "Old age pension"},
    {66, "Clickety click"},
    {70, "Three score and ten"},
    {71, "Bang on the drum"},
    {72, "Six dozen"},
    {73, "Queen bee"},
    {76, "Trombones"},
    {77, "Sunset strip"},
    {78, "Heaven's gate"},
    {80, "Eight and blank"},
    {82, "Straight on through"},
    {83, "Time for tea"},
    {84, "Seven dozen"},
    {85, "Staying alive"},
    {86, "Between the sticks"},
    {87, "Torquay in Devon"},
    {88, "Two fat ladies"},
    {89, "Nearly there"},
    {90, "Top of the shop"},
};
constexpr Nickname kPortuguese[] = {
    {3, "A conta que Deus fez"}, {6, "Meia dúzia"},        {7, "A conta do mentiroso"},
    {12, "Uma dúzia"},           {13, "O número do azar"}, {18, "A maioridade"},
    {22, "Os dois patinhos"},    {24, "Duas dúzias"},      {25, "O dia de Natal"},
    {33, "A idade de Cristo"},   {36, "Três dúzias"},      {45, "Meio caminho andado"},
    {48, "Quatro dúzias"},       {50, "Meio século"},
};

QString find(const auto& names, int number) {
    const auto found = std::ranges::find(names, number, &Nickname::number);
    return found == std::end(names) ? QString() : QString::fromUtf8(found->text);
}

} // namespace

QString bingoNickname(Ball ball, const Settings& settings) {
    const bool isNumberAlone = settings.variant != Variant::bingo75 && !settings.symbols;
    if (!isNumberAlone || ball < 1 || ball > settings.shape().balls) {
        return {};
    }
    return QLocale().language() == QLocale::Portuguese ? find(kPortuguese, ball) : find(kEnglish, ball);
}

namespace {

constexpr std::array kFirstNames = {
    "Rosa",      "Manuel",   "Conceição", "Joaquim",  "Lurdes",    "António",   "Fátima",    "Fernando",
    "Amélia",    "Carlos",   "Teresa",    "José",     "Isabel",    "Paulo",     "Graça",     "Rui",
    "Leonor",    "Duarte",   "Inês",      "Tomás",    "Beatriz",   "Nuno",      "Matilde",   "Vasco",
    "Alice",     "Afonso",   "Benedita",  "Bernardo", "Catarina",  "Baltasar",  "Clara",     "Henrique",
    "Constança", "Gil",      "Dulce",     "Gonçalo",  "Elisa",     "Horácio",   "Ermelinda", "Jaime",
    "Filipa",    "Lourenço", "Glória",    "Luís",     "Helena",    "Martim",    "Irene",     "Miguel",
    "Joana",     "Óscar",    "Judite",    "Pedro",    "Lídia",     "Rafael",    "Madalena",  "Ricardo",
    "Margarida", "Salvador", "Natália",   "Samuel",   "Olga",      "Sebastião", "Patrícia",  "Simão",
    "Raquel",    "Tiago",    "Rita",      "Valentim", "Sílvia",    "Vicente",   "Susana",    "Xavier",
    "Vera",      "Zacarias", "Violeta",   "Álvaro",   "Zulmira",   "Eduardo",   "Palmira",   "Armando",
    "Celeste",   "Augusto",  "Deolinda",  "Domingos", "Esmeralda", "Francisco", "Georgina",  "Jorge",
};
constexpr std::array kInitials = {'M', 'S', 'C', 'P', 'F', 'A', 'R', 'L', 'G', 'T', 'B', 'N',
                                  'D', 'V', 'J', 'O', 'E', 'H', 'I', 'Q', 'X', 'Z', 'U'};

constexpr auto kFirst = static_cast<std::uint32_t>(kFirstNames.size());
constexpr auto kLast = static_cast<std::uint32_t>(kInitials.size());

} // namespace

QString crowdName(std::uint32_t member) {
    const std::uint32_t index = member - 1;
    // Adjacent members get different initials as well; 88 and 23 are coprime, so that all pairs occur.
    const QString first = QString::fromUtf8(kFirstNames[index % kFirst]);
    const char initial = kInitials[index % kLast];
    const std::uint32_t turn = index / (kFirst * kLast);
    const QString name = QStringLiteral("%1 %2.").arg(first, QString(QLatin1Char(initial)));
    return turn == 0 ? name : QStringLiteral("%1 %2").arg(name).arg(turn + 1);
}

QString BingoText::variant(Variant variant) { return tr("Bingo %1").arg(ballsOf(variant)); }

QString BingoText::rules() { return tr("Regulation 425-A/2015 (online)"); }

QString BingoText::prize(PrizeKind kind) {
    switch (kind) {
    case PrizeKind::line: return tr("Line");
    case PrizeKind::column: return tr("Column");
    case PrizeKind::four_corners: return tr("Four corners");
    case PrizeKind::two_lines: return tr("Two lines");
    case PrizeKind::bingo: return tr("Bingo");
    case PrizeKind::line_jackpot: return tr("Line jackpot");
    case PrizeKind::bingo_jackpot: return tr("Bingo jackpot");
    }
    return {};
}

QString BingoText::prizeInside(PrizeKind kind) {
    switch (kind) {
    case PrizeKind::line: return tr("the line");
    case PrizeKind::column: return tr("the column");
    case PrizeKind::four_corners: return tr("four corners");
    case PrizeKind::two_lines: return tr("two lines");
    case PrizeKind::bingo: return tr("bingo");
    case PrizeKind::line_jackpot: return tr("the line jackpot");
    case PrizeKind::bingo_jackpot: return tr("the bingo jackpot");
    }
    return {};
}

QString BingoText::share(BasisPoints share) {
    //: %1 a number of hundredths
    return tr("%1%").arg(QLocale().toString(static_cast<double>(share) / 100.0, 'g', 4));
}

QStringList BingoText::shares(const Settings& settings) {
    QStringList list;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (settings.prizes[i]) {
            //: %1 a prize, %2 its share of the prize money
            list.append(tr("%1 %2").arg(prize(static_cast<PrizeKind>(i)), share(*settings.prizes[i])));
        }
    }
    return list;
}

namespace {

// Whether a player with several winning cards has more for one of them than for the others.
bool hasUnevenCards(const PrizeWon& won) {
    return std::ranges::any_of(won.winners, [&](const Winner& one) {
        return std::ranges::any_of(won.winners, [&](const Winner& other) {
            return one.owner == other.owner && one.amount != other.amount;
        });
    });
}

bool isRoundedDown(const Settings& settings, Money divided) {
    for (std::size_t i = 0; i < kCombinations; ++i) {
        const bool rest = i == indexOf(PrizeKind::bingo);
        if (settings.prizes[i] && !rest && divided.cents % kWhole * *settings.prizes[i] % kWhole != 0) {
            return true;
        }
    }
    return false;
}

} // namespace

QStringList BingoText::reckoning(const Settings& settings, Money sales, const PrizePlan& plan,
                                 std::span<const PrizeWon> won, std::span<const MoneyCarried> carried) {
    QStringList list;
    const Money earlier = plan.prizeMoney - prizeMoneyOf(settings, sales);
    if (earlier > Money{}) {
        //: %1 an amount
        list.append(tr("%1 for prizes comes from earlier rounds (I-B30).").arg(amountText(earlier)));
    }
    const Money jackpots = plan.toBingoJackpot + plan.toLineJackpot;
    if (jackpots > Money{}) {
        list.append(
            tr("%1 goes to the jackpots before the prizes are divided (I-B40).").arg(amountText(jackpots)));
    }
    if (isRoundedDown(settings, plan.prizeMoney - jackpots)) {
        list.append(tr("Each share is rounded down to the cent, and bingo has the rest."));
    }
    Money next;
    Money jackpot;
    for (const MoneyCarried& each : carried) {
        (each.target == CarryTarget::next_round ? next : jackpot) += each.amount;
    }
    if (next > Money{}) {
        list.append(
            tr("%1 could not be divided, or nobody has won it: it goes to the next round's prizes (I-B30).")
                .arg(amountText(next)));
    }
    if (jackpot > Money{}) {
        list.append(tr("%1 could not be divided, or nobody has won it: it goes to the jackpot (I-B30).")
                        .arg(amountText(jackpot)));
    }
    if (std::ranges::any_of(won, hasUnevenCards)) {
        list.append(
            tr("The odd cents of a player with several winning cards go to the lowest number (I-B30)."));
    }
    return list;
}

QString BingoText::within(int balls) { return tr("up to ball %1").arg(balls); }

QString BingoText::jackpot(Money value, int withinBalls) {
    //: %1 an amount, %2 "up to ball 45"
    return tr("%1 %2", "jackpot").arg(amountText(value), within(withinBalls));
}

QString BingoText::ball(Ball ball, const Settings& settings) {
    if (settings.variant == Variant::bingo75 && ball >= 1 && ball <= settings.shape().balls) {
        return QStringLiteral("%1 %2").arg(QLatin1Char(letterOf(ball))).arg(ball);
    }
    return cell(ball, settings);
}

QString BingoText::cell(Ball ball, const Settings& settings) {
    if (ball < 1 || ball > settings.shape().balls) {
        return {};
    }
    return settings.symbols ? bingo_names::symbol(ball) : QString::number(ball);
}

QString BingoText::face(const Card& card, const Settings& settings) {
    const int columns = settings.shape().columns;
    QStringList lines;
    for (int row = 0; row < settings.shape().rows; ++row) {
        QStringList cells;
        for (int column = 0; column < columns; ++column) {
            const Ball ball = card.cells[static_cast<std::size_t>(row * columns + column)];
            cells.append(ball == 0 ? QStringLiteral("–") : cell(ball, settings));
        }
        lines.append(cells.join(u' '));
    }
    return lines.join(QStringLiteral(" / "));
}

QString BingoText::owner(const Owner& owner, const QString& playerName) {
    //: %1 a simulated player's name
    return owner.isCrowd() ? tr("%1 (simulated)").arg(crowdName(owner.member)) : playerName;
}

QString BingoText::near(PrizeKind kind, std::span<const Ball> numbers, const Settings& settings) {
    QStringList texts;
    for (const Ball number : numbers) {
        texts.append(cell(number, settings));
    }
    const QString last = texts.isEmpty() ? QString() : texts.takeLast();
    const QString all = texts.isEmpty() ? last
                                        //: %1 numbers, %2 the last one
                                        : tr("%1 or %2").arg(texts.join(QStringLiteral(", ")), last);
    //: %1 numbers that are lacking, %2 "the line"
    return tr("%1 for %2").arg(all, prizeInside(kind));
}

QString BingoText::limit(int maxCards) { return tr("up to %n card(s)", nullptr, maxCards); }

QString BingoText::mode(Mode mode) { return mode == Mode::continuous ? tr("continuous") : tr("sessions"); }

QString BingoText::directions(const Directions& lines) {
    QStringList list;
    if (lines.horizontal) {
        list.append(tr("rows"));
    }
    if (lines.vertical) {
        list.append(tr("columns"));
    }
    if (lines.diagonal) {
        list.append(tr("diagonals"));
    }
    return list.join(QStringLiteral(", "));
}

namespace {

class HouseRuleText {
    Q_DECLARE_TR_FUNCTIONS(BingoText)

public:
    static QString rule(const QString& text, const Settings& s,
                        std::initializer_list<std::string_view> settings) {
        QStringList ids;
        for (const std::string_view setting : settings) {
            for (const RuleId id : rulesOfSetting(s, setting)) {
                if (!ids.contains(textOf(id))) {
                    ids.append(textOf(id));
                }
            }
        }
        return TableText::houseRule(text, ids.join(QStringLiteral(", ")));
    }

    static void card(const Settings& s, QStringList& list) {
        list.append(rule(tr("A card costs %1; %2 for each player")
                             .arg(amountText(s.cardPrice), BingoText::limit(s.maxCards)),
                         s, {"card_price", "max_cards"}));
        if (s.variant == Variant::bingo75) {
            list.append(rule(s.freeCentre ? tr("The centre of the card is free")
                                          : tr("The centre of the card holds a number"),
                             s, {"free_centre"}));
            list.append(rule(s.pattern ? tr("Bingo is a pattern: %1").arg(bingo_names::pattern(*s.pattern))
                                       : tr("Bingo is the full card"),
                             s, {"pattern"}));
        }
        if (s.symbols) {
            list.append(rule(tr("Thirty symbols stand for the numbers"), s, {"symbols"}));
        }
    }

    static void prizes(const Settings& s, QStringList& list) {
        list.append(rule(tr("Prizes are %1 of the sales").arg(BingoText::share(s.prizePercent)), s,
                         {"prize_percent"}));
        if (s.plays(PrizeKind::line) && s.variant != Variant::bingo90) {
            list.append(rule(tr("Lines: %1").arg(BingoText::directions(s.lines)), s, {"line_directions"}));
        }
        if (s.variant == Variant::bingo90 && s.plays(PrizeKind::four_corners)) {
            list.append(rule(tr("Four corners are the outer numbers of the top and the bottom row"), s,
                             {"prizes.four_corners"}));
        }
        const auto grows = [&](const Jackpot& jackpot) {
            return tr("takes %1 of the prize money and is won %2")
                .arg(BingoText::share(jackpot.percent), BingoText::within(jackpot.withinBalls));
        };
        if (s.bingoJackpot) {
            list.append(rule(tr("The bingo jackpot %1").arg(grows(*s.bingoJackpot)), s, {"jackpot"}));
        }
        if (s.lineJackpot) {
            list.append(rule(tr("The line jackpot %1").arg(grows(*s.lineJackpot)), s, {"line_jackpot"}));
        }
        list.append(rule(s.bingoJackpot || s.lineJackpot
                             ? tr("Odd cents and prizes that nobody wins go to the jackpot")
                             : tr("Odd cents and prizes that nobody wins go to the next round"),
                         s, {"carried"}));
        list.append(rule(s.split == Split::by_player ? tr("A prize is shared equally by player, not by card")
                                                     : tr("A prize is shared equally by card"),
                         s, {"split"}));
    }

    static void course(const Settings& s, QStringList& list) {
        list.append(rule(s.mode == Mode::continuous
                             ? tr("The room runs continuously; three players with a card are needed")
                             : tr("The room runs at announced times"),
                         s, {"mode"}));
        list.append(rule(tr("A number every %1 s")
                             .arg(QLocale().toString(static_cast<double>(s.draw.count()) / 1000.0, 'g', 3)),
                         s, {"draw_seconds"}));
    }
};

} // namespace

QStringList BingoText::houseRules(const Settings& settings) {
    QStringList list;
    HouseRuleText::card(settings, list);
    HouseRuleText::prizes(settings, list);
    HouseRuleText::course(settings, list);
    return list;
}

QString BingoText::announcement(const Announced& announced, const Settings& settings,
                                const QString& playerName, bool own) {
    return announced.phrase.visit(Overloaded{
        [&](CommonPhrase phrase) -> QString {
            switch (phrase) {
            case CommonPhrase::round_void: return tr("The round is void");
            case CommonPhrase::leave_invitation:
                return own ? tr("You have not bought cards for a while: would you like to leave the room?")
                           : tr("%1 is invited to leave the room").arg(playerName);
            case CommonPhrase::leave_warning:
                return own ? tr("Without a card in the next three rounds your session will be ended")
                           : tr("%1: without a card the session will be ended").arg(playerName);
            case CommonPhrase::session_over:
                if (!own) {
                    return tr("%1 has left the room").arg(playerName);
                }
                break;
            }
            return TableText::announcement(phrase, playerName, own);
        },
        [&](OwnPhrase phrase) -> QString {
            switch (phrase) {
            case OwnPhrase::sale_opens: return tr("Cards are on sale");
            case OwnPhrase::sale_closes: return tr("The sale is closed");
            case OwnPhrase::cards_sold:
                return announced.cards == 0
                           ? tr("No cards were sold")
                           //: %1 "24 cards", %2 an amount
                           : tr("%1 sold · prizes of %2")
                                 .arg(cards(static_cast<int>(announced.cards)), amountText(announced.amount));
            case OwnPhrase::ball: return ball(announced.number, settings);
            case OwnPhrase::one_to_go: {
                const QString what = near(announced.kind, std::span(&announced.number, 1), settings);
                //: %1 "17 for the line"
                return own ? tr("One to go: %1").arg(what)
                           //: %1 a player, %2 "17 for the line"
                           : tr("%1 has one to go: %2").arg(playerName, what);
            }
            case OwnPhrase::prize:
                //: %1 a prize, %2 an amount
                return tr("%1! %2").arg(prize(announced.kind), amountText(announced.amount)) +
                       (announced.cards > 1
                            ? u' ' + tr("for %1").arg(cards(static_cast<int>(announced.cards)))
                            : QString());
            }
            return {};
        },
    });
}

namespace {

class RefusalText {
    Q_DECLARE_TR_FUNCTIONS(BingoText)

public:
    static QString notSeated(const Refusal& refusal) {
        return refusal.cause == CommonCause::leaving ? tr("You are leaving the room after this round.")
                                                     : tr("You are not playing in this room.");
    }

    static QString notNow(Action action) {
        switch (action) {
        case Action::buy: return tr("The sale is closed; wait for the next round.");
        case Action::mark: return tr("Numbers are marked while they are drawn.");
        case Action::contribute: return TableText::contributionTooLate();
        case Action::fault: return TableText::lineThere();
        case Action::other: return TableText::notDue();
        default: return tr("That is not possible now.");
        }
    }
};

} // namespace

QString BingoText::refusal(Action action, const Refusal& refusal, const Settings& settings) {
    return refusal.reason.visit(Overloaded{
        [&](CommonReason reason) -> QString {
            switch (reason) {
            case CommonReason::below_minimum: return tr("Take at least one card.");
            case CommonReason::not_enough_points:
                return tr("That would cost %1; you do not have that many points.")
                    .arg(amountText(refusal.limit));
            case CommonReason::already_decided:
                return action == Action::mark         ? tr("This number is already marked.")
                       : action == Action::contribute ? TableText::contributedAlready()
                                                      : tr("You are already in the room.");
            case CommonReason::no_stake: return tr("You have no card in this round.");
            case CommonReason::not_now: return RefusalText::notNow(action);
            case CommonReason::not_seated: return RefusalText::notSeated(refusal);
            case CommonReason::seat_taken:
            case CommonReason::not_offered: return tr("This room does not offer that.");
            case CommonReason::disconnected: return tr("The connection is lost; your cards stay in play.");
            case CommonReason::points_left:
            case CommonReason::impossible_outcome: return TableText::refusal(reason, refusal.limit);
            case CommonReason::above_maximum: break;
            }
            return tr("This room does not offer that.");
        },
        [&](OwnReason reason) -> QString {
            switch (reason) {
            case OwnReason::too_many_cards:
                return refusal.limit > Money{} ? tr("You may still buy %1 in this round.")
                                                     .arg(cards(static_cast<int>(refusal.limit.cents)))
                                               : tr("You have as many cards as the room allows: %1.")
                                                     .arg(cards(settings.maxCards));
            case OwnReason::sold_out: return tr("There are no more different cards in this round.");
            case OwnReason::not_drawn: return tr("This number has not been drawn.");
            case OwnReason::not_on_card: return tr("None of your cards has this number.");
            }
            return tr("This room does not offer that.");
        },
    });
}

QString BingoText::voidReason(VoidReason reason) {
    return reason == VoidReason::too_few_players
               ? tr("Too few players: all cards are refunded.")
               : tr("The system has failed: cards without a prize are refunded.");
}

QString BingoText::cards(int count) { return tr("%n card(s)", nullptr, count); }

QString BingoText::winners(const QStringList& names, int winners) {
    const int more = winners - static_cast<int>(names.size());
    const QString first = names.join(QStringLiteral(", "));
    //: %1 names of winners
    return more > 0 ? tr("%1 and %n more", nullptr, more).arg(first) : first;
}

QString BingoText::customRoom() { return tr("Custom room"); }
QString BingoText::scenarioRoom() { return tr("Scenario"); }

} // namespace mesaviva::app
