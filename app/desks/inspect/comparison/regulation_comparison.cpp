// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/comparison/regulation_comparison.h"

#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/desks/inspect/comparison/comparison_rows.h"
#include "app/games/roulette/roulette_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::app {

namespace {

class ComparisonSheet {
    Q_DECLARE_TR_FUNCTIONS(ComparisonSheet)

public:
    static SheetDocument of(const ComparedTables& compared) {
        SheetDocument sheet;
        sheet.title = tr("Side by side");
        sheet.subtitle = compared.what;
        sheet.remark = tr("The words are our own. The Diário da República alone is authoritative.");
        //: %1 the program's version, %2 date and time
        sheet.footer = tr("Mesa Viva %1 · %2")
                           .arg(QCoreApplication::applicationVersion(),
                                QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat));
        SheetFacts facts;
        if (!compared.minimum.isEmpty()) { // readings of other games have no layout
            facts = {{tr("Limits"), compared.minimum}, {tr("The ball lands on"), compared.pocket}};
        }
        facts.push_back({QStringLiteral("*"), tr("the tables differ")});
        sheet.sections.push_back({tr("What is compared"), {std::move(facts)}});
        for (std::size_t i = 0; i < compared.parts.size(); ++i) {
            if (!compared.parts[i].empty()) {
                sheet.sections.push_back({compared.headings.value(static_cast<qsizetype>(i)),
                                          {table(compared.columns, compared.parts[i])}});
            }
        }
        return sheet;
    }

private:
    static SheetTable table(const QStringList& columns, const ComparisonRows& rows) {
        SheetTable table;
        table.columns.push_back({tr("What"), false, 26});
        for (const QString& column : columns) {
            table.columns.push_back({column, false, static_cast<int>(72 / columns.size())});
        }
        for (const ComparisonRow& row : rows) {
            QStringList cells{row.title +
                              (row.note.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(row.note)) +
                              (row.differs ? QStringLiteral(" *") : QString())};
            for (const QVariant& each : row.cells) {
                cells.append(cell(each.value<ComparisonCell>()));
            }
            table.rows.push_back(cells);
        }
        return table;
    }

    static QString cell(const ComparisonCell& cell) {
        QString text = QString(cell.text).replace(u'\n', QStringLiteral("; "));
        if (!cell.detail.isEmpty()) {
            text += QStringLiteral(" · ") + cell.detail;
        }
        return cell.rule.isEmpty() ? text : QStringLiteral("%1 [%2]").arg(text, cell.rule);
    }
};

} // namespace

SheetDocument comparisonSheet(const ComparedTables& compared) { return ComparisonSheet::of(compared); }

using namespace roulette;

namespace {

constexpr int kPockets = 37;
constexpr std::array<std::int64_t, 5> kMinima = {100, 50, 200, 500, 1000};
constexpr std::array<std::int64_t, 5> kChips = {100, 200, 500, 2'500, 10'000};
constexpr std::int64_t kLargestStake = 100'000'000; ///< maximum stake of one request, in cents
constexpr std::size_t kMostUndone = 200;

enum Comparison { Regulations, PaidWhole, SeriesOnline, SectorOrder, kComparisons };

/// Stakes at which the regulations differ: zero, a double, a sector.
std::vector<StakeRequest> firstStakes() {
    const Layout& layout = Layout::of(kPockets);
    const auto on = [&](ChanceKind kind, Numbers covered, std::int64_t cents) {
        return StakeRequest{0, *layout.find(kind, covered), Money{cents}};
    };
    std::vector<StakeRequest> requests{
        on(ChanceKind::red, Layout::evenNumbers(ChanceKind::red), 1000),
        on(ChanceKind::straight, numbers({17}), 200), on(ChanceKind::split, numbers({0, 2}), 200),
        on(ChanceKind::double_dozen, Layout::boxNumbers(ChanceKind::double_dozen, 1), 1000)};
    const auto sector = std::ranges::find(layout.spots(), ChanceKind::sector9, &Spot::kind);
    requests.push_back({0, static_cast<SpotId>(sector - layout.spots().begin()), Money{400}});
    return requests;
}

// Cached: the register does not change.
const QStringList& otherReadings() {
    static const QStringList kIds = comparedReadings();
    return kIds;
}

bool sameStake(const StakeRequest& a, const StakeRequest& b) { return a.player == b.player && a.on == b.on; }

} // namespace

RegulationComparison::RegulationComparison(QObject* parent)
    : QObject(parent),
      m_requests(firstStakes()),
      m_stakes(std::make_unique<RouletteStakeListModel>(Settings(), [](PlayerId player) {
          constexpr std::array kColours = {0, 4};
          return RouletteStakeListModel::Staker{stakerName(player), kColours.at(player % kColours.size()), 0,
                                                0, false};
      })) {
    connect(&m_saver, &SheetSaver::messageChanged, this, &RegulationComparison::messageChanged);
    show();
}

RegulationComparison::~RegulationComparison() = default;

QStringList RegulationComparison::comparisons() const {
    QStringList regulations;
    for (const RuleSet rules : kAllRuleSets) {
        regulations.append(RouletteNames::rulesText(rules).table);
    }
    QStringList names{QLocale().createSeparatedList(regulations), tr("I-R30: who is paid first"),
                      tr("I-O7b: series online"), tr("I-M6: the order of numbers in Macau")};
    for (const QString& id : otherReadings()) {
        names.append(readingTitle(id, presentCode()));
    }
    return names;
}

QString RegulationComparison::reading() const { return otherReadings().value(m_comparison - kComparisons); }

QString RegulationComparison::played() const {
    return isOnLayout() ? QString() : playedTitle(reading(), presentCode());
}

std::vector<Settings> RegulationComparison::tables() const {
    const Money least{kMinima.at(static_cast<std::size_t>(m_minimum))};
    const auto table = [&](RuleSet rules) { return comparedTable(rules, least); };
    switch (m_comparison) {
    case PaidWhole: {
        Settings other = table(RuleSet::casino);
        other.payment = PaymentOrder::by_chance;
        return {table(RuleSet::casino), other};
    }
    case SeriesOnline: {
        Settings other = table(RuleSet::online);
        other.seriesShortcut = true;
        return {table(RuleSet::online), other};
    }
    case SectorOrder: {
        Settings other = table(RuleSet::macau);
        other.order = NumberOrder::french;
        return {table(RuleSet::macau), other};
    }
    default: break;
    }
    std::vector<Settings> all;
    for (const RuleSet rules : kAllRuleSets) {
        all.push_back(table(rules));
    }
    return all;
}

QStringList RegulationComparison::columns() const {
    switch (m_comparison) {
    case PaidWhole:
        return {tr("Our reading: a player is paid everything at once"),
                tr("The other: strictly chance by chance")};
    case SeriesOnline: return {tr("Our reading: no series"), tr("The other: series as a shortcut")};
    case SectorOrder: return {tr("Our reading: American, with sectors"), tr("The other: French, without")};
    default: break;
    }
    if (!isOnLayout()) {
        return {tr("Our reading"), tr("The other")};
    }
    QStringList names;
    for (const RuleSet rules : kAllRuleSets) {
        names.append(RouletteNames::rules(rules));
    }
    return names;
}

void RegulationComparison::setComparison(int comparison) {
    if (comparison >= 0 && comparison < kComparisons + otherReadings().size() && comparison != m_comparison) {
        m_comparison = comparison;
        m_view = std::min(m_view, static_cast<int>(views().size()) - 1);
        emit changed();
        play();
    }
}

// Plays each reading once: register and shipped scenarios do not change.
void RegulationComparison::play() {
    const InspectedRule* const wanted = inspectedReading(reading(), presentCode());
    if (wanted == nullptr || m_asked.contains(wanted->id)) {
        return;
    }
    m_asked.insert(wanted->id);
    m_worker.run(
        *this, [wanted] { return playReading(*wanted); },
        [this, id = wanted->id](const PlayedReading& played) {
            m_readings.insert(id, played);
            emit changed();
        });
}

QStringList RegulationComparison::minima() const {
    QStringList words;
    for (const std::int64_t cents : kMinima) {
        //: the smallest stake of every chance, %1 an amount
        words.append(tr("Minimum %1").arg(amountText(Money{cents})));
    }
    return words;
}

void RegulationComparison::setMinimum(int minimum) {
    if (minimum >= 0 && minimum < static_cast<int>(kMinima.size()) && minimum != m_minimum) {
        m_minimum = minimum;
        emit changed();
    }
}

QStringList RegulationComparison::pockets() const {
    QStringList words;
    for (int i = 0; i < kPockets; ++i) {
        words.append(RouletteNames::pocket(Pocket(i)));
    }
    return words;
}

void RegulationComparison::setPocket(int pocket) {
    if (pocket >= 0 && pocket < kPockets && pocket != m_pocket) {
        m_pocket = pocket;
        emit changed();
    }
}

QStringList RegulationComparison::views() const {
    if (!isOnLayout()) {
        return {tr("The same round under both"), tr("What they say")};
    }
    return {tr("These stakes"), tr("All chances"),
            m_comparison == Regulations ? tr("What else they say") : tr("Rules of the tables")};
}

void RegulationComparison::setView(int view) {
    if (view >= Stakes && view < views().size() && view != m_view) {
        m_view = view;
        emit changed();
    }
}

void RegulationComparison::setOnlyDifferences(bool only) {
    if (only != m_onlyDifferences) {
        m_onlyDifferences = only;
        emit changed();
    }
}

QList<double> RegulationComparison::chips() {
    QList<double> amounts;
    for (const std::int64_t cents : kChips) {
        amounts.append(static_cast<double>(cents));
    }
    return amounts;
}

QStringList RegulationComparison::chipTexts() const {
    QStringList texts;
    for (const std::int64_t cents : kChips) {
        texts.append(amountText(Money{cents}));
    }
    return texts;
}

QStringList RegulationComparison::players() const {
    //: somebody who stakes, called %1
    const QString words = tr("Player %1");
    return {words.arg(stakerName(0)), words.arg(stakerName(1))};
}

void RegulationComparison::setPlayer(int player) {
    if (player >= 0 && player < kMostComparedPlayers && player != m_player) {
        m_player = player;
        emit changed();
    }
}

QStringList RegulationComparison::series() const {
    QStringList names;
    for (const Series series : kAllSeries) {
        names.append(RouletteNames::series(series));
    }
    return names;
}

QVariantList RegulationComparison::rows() const {
    const std::vector<Settings> compared = tables();
    const ComparisonRows all = !isOnLayout() ? m_view == Stakes ? playedReadings(m_readings.value(reading()))
                                                                : saidReadings(reading(), presentCode())
                               : m_view == Stakes  ? comparedStakes(compared, m_requests, Pocket(m_pocket))
                               : m_view == Chances ? comparedChances(compared)
                                                   : comparedRules(compared);
    QVariantList list;
    for (const ComparisonRow& row : all) {
        if (!m_onlyDifferences || row.differs) {
            list.append(QVariant::fromValue(row));
        }
    }
    return list;
}

void RegulationComparison::remember() {
    if (m_undone.size() == kMostUndone) {
        m_undone.erase(m_undone.begin());
    }
    m_undone.push_back(m_requests);
}

// A further stake on the same place is added to the first, as on a cloth.
void RegulationComparison::addStake(const StakeRequest& request) {
    const auto there = std::ranges::find_if(
        m_requests, [&](const StakeRequest& other) { return sameStake(other, request); });
    const Money before = there == m_requests.end() ? Money{} : there->amount;
    if (request.amount <= Money{} || before + request.amount > Money{kLargestStake}) {
        return;
    }
    remember();
    if (there == m_requests.end()) {
        m_requests.push_back(request);
    } else {
        there->amount += request.amount;
    }
    show();
}

void RegulationComparison::place(int spot, double chip) {
    if (spot >= 0 && spot < static_cast<int>(Layout::of(kPockets).spots().size()) && chip <= kLargestStake) {
        addStake({static_cast<PlayerId>(m_player), static_cast<SpotId>(spot),
                  Money{static_cast<std::int64_t>(chip)}});
    }
}

void RegulationComparison::placeSeries(int series, double chip) {
    if (series >= 0 && series < static_cast<int>(kAllSeries.size()) && chip <= kLargestStake) {
        addStake({static_cast<PlayerId>(m_player), kAllSeries.at(static_cast<std::size_t>(series)),
                  Money{static_cast<std::int64_t>(chip)}});
    }
}

void RegulationComparison::take(int spot) {
    const auto isThere = [&](const StakeRequest& request) {
        if (request.player != m_player) {
            return false;
        }
        if (const auto* on = std::get_if<SpotId>(&request.on)) {
            return *on == spot;
        }
        // Removes the whole series when any of its chips is removed.
        const auto parts = partsOf(std::get<Series>(request.on), Layout::of(kPockets));
        return parts && std::ranges::any_of(*parts, [&](const Part& part) { return part.spot == spot; });
    };
    if (std::ranges::any_of(m_requests, isThere)) {
        remember();
        std::erase_if(m_requests, isThere);
        show();
    }
}

void RegulationComparison::undo() {
    if (!m_undone.empty()) {
        m_requests = std::move(m_undone.back());
        m_undone.pop_back();
        show();
    }
}

void RegulationComparison::clear() {
    if (!m_requests.empty()) {
        remember();
        m_requests.clear();
        show();
    }
}

void RegulationComparison::show() {
    m_stakes->clear();
    const Layout& layout = Layout::of(kPockets);
    for (PlayerId player = 0; player < kMostComparedPlayers; ++player) {
        std::vector<Stake> lies;
        for (const StakeRequest& request : m_requests) {
            if (request.player != player) {
                continue;
            }
            if (const auto* spot = std::get_if<SpotId>(&request.on)) {
                lies.push_back({*spot, {}, request.amount});
                continue;
            }
            const Series series = std::get<Series>(request.on);
            for (const Part& part : partsOf(series, layout).value_or(std::vector<Part>())) {
                lies.push_back({part.spot, Group(series), request.amount * part.chips});
            }
        }
        m_stakes->show(player, lies);
    }
    emit changed();
}

QString RegulationComparison::placeName(int spot) const {
    return spot >= 0 && spot < static_cast<int>(Layout::of(kPockets).spots().size())
               ? RouletteNames::spot(static_cast<SpotId>(spot), Settings())
               : QString();
}

SheetDocument RegulationComparison::sheet() const {
    if (!isOnLayout()) {
        return comparisonSheet(
            {comparisons().at(m_comparison),
             {},
             {},
             columns(),
             views(),
             {playedReadings(m_readings.value(reading())), saidReadings(reading(), presentCode())}});
    }
    const std::vector<Settings> compared = tables();
    return comparisonSheet({comparisons().at(m_comparison),
                            minima().at(m_minimum),
                            pockets().at(m_pocket),
                            columns(),
                            views(),
                            {comparedStakes(compared, m_requests, Pocket(m_pocket)),
                             comparedChances(compared), comparedRules(compared)}});
}

void RegulationComparison::save(const QUrl& file) {
    if (!isPlaying()) {
        m_saver.save(sheet(), file);
    }
}

void RegulationComparison::print() {
    if (!isPlaying()) {
        m_saver.print(sheet(), fileName());
    }
}

QString RegulationComparison::fileName() const { return tr("side-by-side", "a file's name"); }

void RegulationComparison::retranslate() {
    m_stakes->retranslate();
    emit changed();
    emit messageChanged();
}

} // namespace mesaviva::app
