// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bingo_test_room.h"

#include "bingo_desk.h"
#include "bingo_kit.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

/// A host whose room stands still by itself: delays of a slow machine do not advance it.
class StillBingoSession final : public StepwiseBingoSession {
public:
    using StepwiseBingoSession::StepwiseBingoSession;

    void setStill(bool still) { m_still = still; }
    void advanceTo(Instant until) override {
        m_now = m_still ? m_now : std::min(until, nextDue().value_or(until));
        StepwiseBingoSession::advanceTo(m_now);
    }

private:
    bool m_still = true;
    Instant m_now = kTableOpened;
};

namespace {

constexpr int kMembers = 6;
constexpr qint64 kWallet = 100'000;
constexpr int kJackpotPercent = 500; // basis points
constexpr Money kJackpotBase{10'000};

bingo::Variant variantOf(int balls) {
    const auto variant = std::ranges::find(bingo::kAllVariants, balls, bingo::ballsOf);
    return variant == bingo::kAllVariants.end() ? bingo::Variant::bingo90 : *variant;
}

bingo::Settings settingsOf(int variant, const QVariantMap& given) {
    bingo::Settings settings(variantOf(variant));
    settings.symbols = given.value(QStringLiteral("symbols")).toBool();
    if (const auto pattern = given.constFind(QStringLiteral("pattern")); pattern != given.constEnd()) {
        settings.pattern = pattern->value<bingo::CellMask>();
    }
    if (const auto balls = given.constFind(QStringLiteral("jackpotBalls")); balls != given.constEnd()) {
        settings.bingoJackpot = bingo::Jackpot{kJackpotPercent, kJackpotBase, balls->toInt(), {}};
    }
    return settings;
}

} // namespace

BingoTestRoom::BingoTestRoom(QObject* parent)
    : QObject(parent),
      m_preferences(m_folder.filePath(QStringLiteral("settings.ini"))) {
    m_language.setCode(QStringLiteral("en"));
}

BingoTestRoom::~BingoTestRoom() = default;

BingoTableModel* BingoTestRoom::table() const { return m_desks.empty() ? nullptr : &m_desks.back()->model(); }

void BingoTestRoom::open(int variant, const QVariantMap& given) {
    BingoRoomPlan plan;
    plan.key = QStringLiteral("test");
    plan.name = QStringLiteral("Sala do Teste");
    plan.settings = settingsOf(variant, given);
    plan.members = given.value(QStringLiteral("members"), kMembers).toUInt();
    std::vector<bingo::Card> cards;
    for (const QString& card : given.value(QStringLiteral("cards")).toStringList()) {
        cards.push_back(kit::card(card));
    }
    bingo::GivenOutcome outcome =
        kit::given(given.value(QStringLiteral("balls")).toString(), {std::move(cards)});
    auto room =
        std::make_shared<BingoRoom>(std::move(plan), derivedSeeds(kit::testSeed()), std::move(outcome));
    const Money wallet{given.value(QStringLiteral("wallet"), kWallet).toLongLong()};
    m_preferences.setAutomaticMarks(true);
    m_preferences.setOrderedCards(true);
    auto tableSession =
        std::make_unique<StillBingoSession>(std::make_unique<LiveBingoSession>(std::move(room), wallet));
    m_tableSession = tableSession.get();
    m_desks.push_back(std::make_unique<BingoDesk>(std::move(tableSession), &m_preferences));
    emit tableChanged();
}

QString BingoTestRoom::smallCard() { return QStringLiteral("1 11 21/2 12 22/3 13 23"); }

bool BingoTestRoom::go(const std::function<bool(BingoDesk&)>& run) {
    m_tableSession->setStill(false);
    const bool came = run(*m_desks.back());
    m_tableSession->setStill(true);
    return came;
}

bool BingoTestRoom::runTo(int phase) {
    return go([phase](BingoDesk& desk) { return desk.runTo(static_cast<BingoTableModel::Phase>(phase)); });
}

bool BingoTestRoom::drawTo(int count) {
    const auto drawn = [this, count](const TableEvent&) { return table()->drawnCount() >= count; };
    return drawn({}) || go([&drawn](BingoDesk& desk) { return desk.run(drawn); });
}

bool BingoTestRoom::runToEvent(const QString& kind) {
    return go([&kind](BingoDesk& desk) { return desk.runTo(kind); });
}

bool BingoTestRoom::buy(int count) {
    if (!runTo(BingoTableModel::Sale)) {
        return false;
    }
    table()->buy(count);
    return table()->ownCards() == count;
}

QString BingoTestRoom::contradiction() {
    return m_desks.empty() ? QString() : m_desks.back()->contradiction();
}

} // namespace mesaviva::app
