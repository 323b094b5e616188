// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_description.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_table_model.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/games/roulette/odds/returns.h"
#include "engine/games/roulette/pocket.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

// The choices are the wheels of all regulations.
roulette::Settings tableOf(const FiguresQuestion& question) {
    const roulette::RegulationWheel wheel =
        roulette::regulationWheels().at(static_cast<std::size_t>(question.choice));
    roulette::Settings table(wheel.rules);
    table.pockets = wheel.pockets;
    return table;
}

/// The payback of a chance, or of a series with a number of parols.
struct RouletteFigure {
    std::optional<roulette::ChanceKind> chance;
    std::optional<roulette::Series> series;
    int parols = 0;
    roulette::Returns returns;
};

/// All figures of a table.
class FoundRoulette : public Figures {
    Q_DECLARE_TR_FUNCTIONS(FiguresText)

public:
    explicit FoundRoulette(std::vector<RouletteFigure> found) : m_found(std::move(found)) {}

    QString verdict() const override {
        return tr("Each chance is settled for every number of the wheel, as the table does it.");
    }
    QList<FigureRow> rows(int upCard) const override;

private:
    static FigureRow rowOf(const RouletteFigure& figure);

    std::vector<RouletteFigure> m_found;
};

QList<FigureRow> FoundRoulette::rows(int) const {
    QList<FigureRow> rows;
    for (const RouletteFigure& figure : m_found) {
        FigureRow one = rowOf(figure);
        if (rows.isEmpty()) {
            one.heading = tr("What the house keeps of each stake");
        } else if (figure.series && m_found.at(static_cast<std::size_t>(rows.size()) - 1).chance) {
            one.heading = tr("Series, and how often their winnings are staked again (R28)");
        }
        rows.append(one);
    }
    return rows;
}

FigureRow FoundRoulette::rowOf(const RouletteFigure& figure) {
    FigureRow row;
    row.label = figure.chance ? RouletteNames::chance(*figure.chance) : RouletteNames::series(*figure.series);
    if (figure.parols > 0) {
        row.label = tr("%1, %n parol(s)", nullptr, figure.parols).arg(row.label);
    }
    const double edge = figure.returns.edge().value();
    row.value = percentText(edge, 3);
    const double stakes =
        std::sqrt(figure.returns.variance().value()) / static_cast<double>(figure.returns.staked().cents);
    row.detail =
        tr("payback %1, deviation %2 times the stake").arg(percentText(1 - edge, 3), decimalText(stakes, 3));
    return row;
}

} // namespace

QString RouletteFigures::title() const { return tr("Roulette"); }

QStringList RouletteFigures::choices() const {
    QStringList names;
    for (const roulette::RegulationWheel& wheel : roulette::regulationWheels()) {
        const QString table = RouletteNames::rulesText(wheel.rules).table;
        const bool isOnly = roulette::regulationOf(wheel.rules).wheel.mostPockets.value == 37;
        names.append(isOnly ? table : QStringLiteral("%1, %2").arg(table).arg(wheel.pockets));
    }
    return names;
}

QString RouletteFigures::about(const FiguresQuestion&) const {
    return tr("Each chance is settled for every number of the wheel: what the house keeps of a stake, and "
              "how widely results vary.");
}

QString RouletteFigures::line(const FiguresQuestion& question) const {
    const roulette::Settings settings = tableOf(question);
    const QString table = settings.pockets == 38 ? QStringLiteral(" --table '{\"pockets\":38}'") : QString();
    const Money stake = settings.minimumOf(roulette::ChanceKind::red) * 2;
    return QStringLiteral(
               "mesaviva edge roulette --rules %1%2 --stakes '[{\"chance\":\"red\",\"amount\":%3}]'")
        .arg(textOf(name(settings.rules)), table)
        .arg(stake.cents);
}

// Each chance at its minimum; where series are stakes of their own, each with up to two parols (R28).
std::shared_ptr<const Figures> RouletteFigures::find(const FiguresQuestion& question,
                                                     const FiguresProgress&) const {
    using namespace roulette;
    const roulette::Settings table = tableOf(question);
    std::vector<RouletteFigure> figures;
    std::optional<ChanceKind> last;
    const auto spots = table.layout().spots();
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const auto spot = static_cast<SpotId>(i);
        if (spots[i].kind != last && offers(table, spot)) {
            last = spots[i].kind;
            const Stake stake{spot, {}, table.minimumOf(*last) * 2};
            figures.push_back({last, std::nullopt, 0, returnsOf(table, {&stake, 1})});
        }
    }
    if (groupsAreBooked(table)) {
        const Money chip = table.minimumOf(ChanceKind::straight);
        for (const Series series : kAllSeries) {
            for (int parols = 0; parols <= 2; ++parols) {
                figures.push_back(
                    {std::nullopt, series, parols, returnsOfParol(table, series, chip, chip, parols)});
            }
        }
    }
    return std::make_shared<const FoundRoulette>(std::move(figures));
}

namespace {

bool isBallOut(roulette::Phase phase) {
    return phase == roulette::Phase::betting || phase == roulette::Phase::launching ||
           phase == roulette::Phase::running;
}

template <class Fits>
std::int64_t casesIn(const roulette::Returns& returns, const Fits& fits) {
    std::int64_t cases = 0;
    for (const auto& [sum, count] : returns.cases()) {
        cases += fits(sum) ? count : 0;
    }
    return cases;
}

QString centsText(double cents) { return amountText(Money{std::llround(cents)}); }

} // namespace

LessonOdds RouletteOdds::of(const roulette::Returns& returns) {
    const auto shareOf = [&returns](const QString& words, std::int64_t cases) {
        const auto all = static_cast<double>(returns.allCases());
        return words.arg(cases).arg(returns.allCases()).arg(percentText(static_cast<double>(cases) / all, 1));
    };
    const Money staked = returns.staked();
    LessonOdds shown;
    shown.heading = tr("What is on the cloth");
    //: %1 an amount
    shown.lines = {tr("Staked: %1").arg(amountText(staked)),
                   //: %1 an amount
                   tr("Returned on average: %1").arg(centsText(returns.mean().value()))};
    //: %1 a share in per cent
    shown.best = tr("The house keeps %1").arg(percentText(returns.edge().value(), 2));
    const std::int64_t back = casesIn(returns, [](Money sum) { return sum > Money{}; });
    const std::int64_t more = casesIn(returns, [staked](Money sum) { return sum > staked; });
    //: %1 of %2 numbers, %3 the same in per cent
    shown.shares.append(shareOf(tr("Something is returned: %1 of %2 numbers (%3)"), back));
    if (more != back) {
        //: %1 of %2 numbers, %3 the same in per cent
        shown.shares.append(shareOf(tr("More than was staked: %1 of %2 numbers (%3)"), more));
    }
    //: %1 an amount
    shown.shares.append(tr("Returned at most: %1").arg(amountText(returns.cases().rbegin()->first)));
    //: %1 an amount
    shown.shares.append(tr("Standard deviation: %1").arg(centsText(std::sqrt(returns.variance().value()))));
    shown.why = tr("Exact: each of the %1 numbers is as likely as any other, whatever came before, and is "
                   "settled by the table's rules.")
                    .arg(returns.allCases());
    return shown;
}

std::vector<StandingOdds> RouletteOdds::at(const RouletteTableModel& table) {
    std::vector<StandingOdds> list;
    const roulette::State& state = table.delivered();
    if (!isBallOut(state.phase)) {
        return list;
    }
    const PlayerId own = table.tableSession().ownPlayer();
    for (PlayerId player = 0; player < state.players.size(); ++player) {
        if (!state.players[player].stakes.empty() && hasOpenStake(state.players[player])) {
            const auto odds = [&state, player] {
                return of(roulette::returnsOf(state.settings, state.players[player].stakes));
            };
            const auto place = player == own ? list.begin() : list.end();
            list.insert(place, StandingOdds{table.tableSession().shownName(player), odds});
        }
    }
    return list;
}

namespace {

constexpr std::array<NamedSetting, 15> kRouletteSettings{{
    {"player_maximum", QT_TRANSLATE_NOOP("SettingText", "Maximum per player"), SettingKind::Amount},
    {"double_layout", QT_TRANSLATE_NOOP("SettingText", "Double layout"), SettingKind::Truth},
    {"pockets", QT_TRANSLATE_NOOP("SettingText", "Numbers on the wheel"), SettingKind::Count},
    {"order", QT_TRANSLATE_NOOP("SettingText", "Order of the numbers on the wheel"), SettingKind::Word},
    {"double_dozen", QT_TRANSLATE_NOOP("SettingText", "Double dozen"), SettingKind::Truth},
    {"double_column", QT_TRANSLATE_NOOP("SettingText", "Double column"), SettingKind::Truth},
    {"series_shortcut", QT_TRANSLATE_NOOP("SettingText", "Series in one step"), SettingKind::Truth},
    {"series_maximum", QT_TRANSLATE_NOOP("SettingText", "Series maximum, in minimum stakes"),
     SettingKind::Count},
    {"series_multiples", QT_TRANSLATE_NOOP("SettingText", "Whole tens in series (I-R34c)"),
     SettingKind::Word},
    {"chips", QT_TRANSLATE_NOOP("SettingText", "Chips"), SettingKind::Word},
    {"payment_order", QT_TRANSLATE_NOOP("SettingText", "Order of payment"), SettingKind::Word},
    {"closing", QT_TRANSLATE_NOOP("SettingText", "Betting closes"), SettingKind::Word},
    {"spin_seconds", QT_TRANSLATE_NOOP("SettingText", "Ball run time"), SettingKind::Seconds},
    {"ball_change_seconds", QT_TRANSLATE_NOOP("SettingText", "Time until the ball is changed"),
     SettingKind::Seconds},
    {"dealer_change_seconds", QT_TRANSLATE_NOOP("SettingText", "Time until another croupier takes over"),
     SettingKind::Seconds},
}};

constexpr std::array<NamedChoice, 11> kRouletteChoices{{
    {"order", "american", QT_TRANSLATE_NOOP("SettingText", "American")},
    {"order", "french", QT_TRANSLATE_NOOP("SettingText", "French")},
    {"series_multiples", "house_maximum", QT_TRANSLATE_NOOP("SettingText", "in the house's maximum")},
    {"series_multiples", "stakes", QT_TRANSLATE_NOOP("SettingText", "in every stake")},
    {"chips", "colour", QT_TRANSLATE_NOOP("SettingText", "coloured chips without a value")},
    {"chips", "cash_on_even", QT_TRANSLATE_NOOP("SettingText", "cash chips on the even chances too")},
    {"chips", "cash", QT_TRANSLATE_NOOP("SettingText", "cash chips only")},
    {"payment_order", "by_player", QT_TRANSLATE_NOOP("SettingText", "each player in full")},
    {"payment_order", "by_chance", QT_TRANSLATE_NOOP("SettingText", "chance by chance")},
    {"closing", "before_launch", QT_TRANSLATE_NOOP("SettingText", "before the ball is launched")},
    {"closing", "on_slowdown", QT_TRANSLATE_NOOP("SettingText", "when the ball slows down")},
}};

QString chanceOf(const QString& key) {
    for (std::size_t i = 0; i < roulette::kChanceKinds; ++i) {
        if (const auto kind = static_cast<roulette::ChanceKind>(i); textOf(roulette::name(kind)) == key) {
            return RouletteNames::chance(kind);
        }
    }
    return key;
}

constexpr std::array kRouletteParted{
    PartedSetting{"minimum", QT_TRANSLATE_NOOP("SettingText", "Minimum on %1"), &chanceOf}};

} // namespace

std::span<const NamedSetting> RouletteSettingText::settings() const { return kRouletteSettings; }
std::span<const NamedChoice> RouletteSettingText::choices() const { return kRouletteChoices; }
std::span<const PartedSetting> RouletteSettingText::parted() const { return kRouletteParted; }

QString RouletteDescription::key() const { return textOf(roulette::Game::kKey); }

void RouletteDescription::describe(ChanceValue& piece) const {
    const auto pocket = roulette::pocketFrom(piece.value.toStdString());
    piece.tone = pocket ? textOf(roulette::name(pocket->colour())) : QString();
    piece.name = tr("number %1").arg(piece.value);
}

std::span<const KindName> RouletteDescription::kindNames() const {
    static constexpr KindName kKinds[] = {
        {"parol_ordered", QT_TRANSLATE_NOOP("EventLogText", "Parol requested")},
        {"parol_placed", QT_TRANSLATE_NOOP("EventLogText", "Parol placed")},
        {"spin_ordered", QT_TRANSLATE_NOOP("EventLogText", "Launch requested")},
        {"ball_launched", QT_TRANSLATE_NOOP("EventLogText", "Ball launched")},
        {"number_drawn", QT_TRANSLATE_NOOP("EventLogText", "Number")},
        {"spin_void", QT_TRANSLATE_NOOP("EventLogText", "Void spin")},
        {"stakes_disturbed", QT_TRANSLATE_NOOP("EventLogText", "Stakes disturbed")},
        {"stake_restored", QT_TRANSLATE_NOOP("EventLogText", "Stake put back")},
        {"stakes_restored", QT_TRANSLATE_NOOP("EventLogText", "All stakes put back")},
        {"chips_changed", QT_TRANSLATE_NOOP("EventLogText", "Chips changed back")},
        {"ball_changed", QT_TRANSLATE_NOOP("EventLogText", "Ball changed")},
        {"dealer_changed", QT_TRANSLATE_NOOP("EventLogText", "Croupier changed")},
    };
    return kKinds;
}

QString RouletteDescription::sentence(const LoggedEvent& event) const {
    return RouletteEventLog::sentence(event);
}

std::optional<Correction> RouletteDescription::corrected(std::string_view event,
                                                         std::string_view detail) const {
    return RouletteCorrections::ofRecorded(event, detail);
}

const GameSettingText& RouletteDescription::settingText() const {
    static const RouletteSettingText kWords;
    return kWords;
}

const GameFigures* RouletteDescription::figures() const {
    static const RouletteFigures kFigures;
    return &kFigures;
}

QString RouletteDescription::returnedName() const {
    return QCoreApplication::translate("ReturnedText", "Roulette");
}

QString RouletteDescription::returnedMethod() const {
    return QCoreApplication::translate("mesaviva::app::ReturnedDesk",
                                       "Roulette: the table's settlement, over all pockets of its wheel, "
                                       "gives what the stakes of a round should return.");
}

QString RouletteDescription::returnedBy(record::ReturnedBy by) const {
    return by == record::ReturnedBy::rules ? QCoreApplication::translate("ReturnedText", "by regulation")
                                           : QCoreApplication::translate("ReturnedText", "by kind of chance");
}

QString RouletteDescription::returnedPart(record::ReturnedBy by, std::int64_t which) const {
    return by == record::ReturnedBy::rules ? RouletteNames::rules(static_cast<roulette::RuleSet>(which))
                                           : RouletteNames::chance(static_cast<roulette::ChanceKind>(which));
}

using namespace roulette;

QStringList RouletteGame::repertoire(const QString& player) const {
    QStringList sentences;
    for (const RuleSet rules : kAllRuleSets) {
        const Settings settings(rules);
        for (const Phrase phrase : Phrase::all()) {
            for (const bool own : {false, true}) {
                Announced announced{phrase};
                announced.player = 0;
                announced.amount = Money{100};
                sentences.append(RouletteSpeech::announcement(announced, settings, player, own).text);
            }
        }
        const auto spots = settings.layout().spots();
        for (std::size_t spot = 0; spot < spots.size(); ++spot) {
            sentences.append(RouletteSpeech::spot(static_cast<SpotId>(spot), settings));
        }
    }
    for (int pocket = 0; pocket < kMostPockets; ++pocket) {
        sentences.append(RouletteSpeech::pocket(Pocket(pocket)));
    }
    for (const Money net : {Money{0}, Money{100}, Money{-100}}) {
        sentences.append(TableSpeech::result(net));
    }
    sentences.removeDuplicates();
    return sentences;
}

} // namespace mesaviva::app
