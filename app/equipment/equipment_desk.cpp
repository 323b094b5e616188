// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/equipment/equipment_desk.h"

#include "app/equipment/equipment_words.h"
#include "app/teach/piece_words.h"
#include "app/words/texts.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr int kLongestWheelName = 40; ///< letters
constexpr int kLongestSigner = 40;
constexpr std::size_t kLastShown = 12;
constexpr std::size_t kPastShown = 4;
constexpr qsizetype kLongestTyped = 8;
constexpr int kAllChecks = (1 << equipment::kWheelChecks) - 1;

std::filesystem::path equipmentBookIn(const QString& folder) {
    const QString place =
        folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : folder;
    return std::filesystem::path(QDir(place).filePath(QStringLiteral("equipment.sqlite")).toStdU16String());
}

std::int64_t secondsNow() {
    return std::chrono::duration_cast<std::chrono::seconds>(RecordKeeper::now().time_since_epoch()).count();
}

} // namespace

EquipmentDesk::EquipmentDesk(RecordKeeper& record, Outside outside, QObject* parent)
    : QObject(parent),
      m_record(record),
      m_store(outside.settings),
      m_choices(EquipmentChoices::from(m_store)),
      m_pace(outside.pace ? std::move(outside.pace) : [] { return Pace(); }),
      m_book(equipmentBookIn(outside.folder)) {}

// What was entered is in the book before the window goes.
EquipmentDesk::~EquipmentDesk() {
    m_worker.reset();
    if (m_kept && !m_kept->session) {
        m_kept->session = m_book.begin(m_session);
    }
    while (m_kept && m_kept->session && m_kept->numbers < m_entered.size()) {
        m_book.addNumber(*m_kept->session, m_entered[m_kept->numbers++]);
    }
}

void EquipmentDesk::change(Part part, int value, int from, int to) {
    if (value < from || value > to || m_choices.*part == value) {
        return;
    }
    m_choices.*part = value;
    m_choices.keep(m_store);
    emit choicesChanged();
}

void EquipmentDesk::setWheelName(const QString& name) {
    const QString text = name.simplified().left(kLongestWheelName);
    if (text != m_choices.name) {
        m_choices.name = text;
        m_choices.keep(m_store);
        emit choicesChanged();
    }
}

QList<QString> EquipmentDesk::checks() const {
    QList<QString> list;
    for (std::size_t i = 0; i < equipment::kWheelChecks; ++i) {
        list.append(EquipmentWords::check(static_cast<equipment::WheelCheck>(i)));
    }
    return list;
}

QList<QString> EquipmentDesk::past() const {
    QList<QString> list;
    for (std::size_t i = 0; i < m_past.size() && i < kPastShown; ++i) {
        list.append(EquipmentWords::session(m_past[m_past.size() - 1 - i]));
    }
    return list;
}

QString EquipmentDesk::told() const {
    return m_unreadable ? tr("The file with inspections and numbers can't be read or written.") : QString();
}

void EquipmentDesk::open() {
    if (m_opened) {
        return;
    }
    m_opened = true;
    m_worker->run(
        *this, [book = m_book] { return book.read(); },
        [this](const std::optional<std::vector<equipment::EquipmentSession>>& past) {
            m_unreadable = !past;
            m_past = past.value_or(std::vector<equipment::EquipmentSession>());
            emit pastChanged();
        });
}

bool EquipmentDesk::start(const QString& signer, int checked) {
    const bool hasWheel = m_choices.game == EquipmentChoices::Roulette;
    const QString who = signer.simplified().left(kLongestSigner);
    if (m_table != nullptr || !m_show || (hasWheel && (who.isEmpty() || checked != kAllChecks))) {
        return false;
    }
    EquippedTable opened = openEquipped(m_choices, m_record, m_pace());
    m_table = opened.table.get();
    m_entries = std::move(opened.entries);
    m_openGame = m_choices.key();
    m_pockets = hasWheel ? m_choices.roulette().pockets : 0;
    m_before = {};
    m_counts = {};
    m_typed.clear();
    m_inspection.reset();
    if (hasWheel) {
        m_inspection = equipment::Inspection{who.toStdString(), secondsNow()};
    }
    connect(m_table, &TableModel::happened, this, &EquipmentDesk::hear);
    connect(m_table, &TableModel::periodChanged, this, &EquipmentDesk::refresh);
    connect(m_table, &TableModel::roundChanged, this, &EquipmentDesk::refresh);
    const auto upTo = m_table->recordedUpTo();
    m_session = {secondsNow(),
                 m_openGame.toStdString(),
                 m_choices.place(),
                 hasWheel ? m_choices.name.toStdString() : std::string(),
                 upTo ? static_cast<std::int64_t>(upTo->table) : 0,
                 m_inspection,
                 0};
    keepSession();
    m_show(std::move(opened.table), opened.rules);
    judge();
    emit activeChanged();
    emit textsChanged();
    emit turned();
    return true;
}

// The numbers of this wheel in earlier sessions, and this one's place in the book.
void EquipmentDesk::keepSession() {
    using Read = std::pair<std::optional<equipment::NumberCounts>, bool>;
    m_kept = std::make_shared<Kept>();
    m_entered.clear();
    m_past.push_back(m_session);
    m_worker->run(
        *this,
        [book = m_book, session = m_session, kept = m_kept] {
            Read read{equipment::NumberCounts{}, true};
            if (session.inspection && !session.wheel.empty()) { // wheels without a name are not one wheel
                read.first = book.counts(session.wheel, equipment::pocketsOf(session.place));
            }
            kept->session = book.begin(session);
            read.second = kept->session.has_value();
            return read;
        },
        [this, mine = m_kept](const Read& read) {
            m_unreadable = !read.first || !read.second;
            if (mine == m_kept && read.first) {
                m_before = *read.first;
            }
            emit pastChanged();
            emit turned();
        });
    emit pastChanged();
}

void EquipmentDesk::hear(const TableEvent& event) {
    if (m_pockets > 0 && event.kind == QLatin1String("number_drawn")) {
        const QStringList newest = m_entries->last(1);
        const auto number =
            newest.isEmpty() ? std::nullopt : roulette::pocketFrom(newest.front().toStdString());
        if (number) {
            ++m_counts[static_cast<std::size_t>(number->index())];
            if (!m_past.empty()) {
                ++m_past.back().numbers;
            }
            m_entered.push_back(number->index());
            m_worker->run([book = m_book, kept = m_kept, pocket = number->index()] {
                if (kept->session && book.addNumber(*kept->session, pocket)) {
                    ++kept->numbers;
                }
            });
            emit pastChanged();
        }
    }
    refresh();
}

void EquipmentDesk::refresh() {
    judge();
    emit turned();
}

QString EquipmentDesk::namedOf(const QString& value) const {
    return value.isEmpty() ? QString() : PieceWords::named(m_openGame, value);
}

QString EquipmentDesk::asked() const { return m_entries ? m_entries->asked() : QString(); }

QString EquipmentDesk::named() const { return namedOf(m_value); }

QString EquipmentDesk::inspection() const {
    return m_inspection ? tr("Wheel inspected by %1, %2")
                              .arg(QString::fromStdString(m_inspection->signer),
                                   EquipmentWords::moment(m_inspection->at))
                        : QString();
}

// What is typed, as the table would take it now.
void EquipmentDesk::judge() {
    m_value.clear();
    m_reason.clear();
    m_rules.clear();
    if (!m_entries) {
        return;
    }
    m_value = m_typed.isEmpty() ? QString() : m_entries->readTyped(m_typed);
    if (!m_typed.isEmpty() && m_value.isEmpty()) {
        m_reason = EquipmentWords::unread(m_openGame, m_typed);
        return;
    }
    const auto bar = m_value.isEmpty() ? m_entries->barNow() : m_entries->barOf(m_value);
    if (bar) {
        m_reason = EquipmentWords::barred(*bar, m_openGame, namedOf(m_value));
        m_rules = textsOf(bar->rules);
    } else if (!m_value.isEmpty() && !m_entries->pending().isEmpty()) {
        m_reason = tr("Take back what is entered first.");
    }
}

void EquipmentDesk::setTyped(const QString& typed) {
    if (typed != m_typed && typed.size() <= kLongestTyped) {
        m_typed = typed;
        refresh();
    }
}

void EquipmentDesk::choose(const QString& value) {
    if (m_entries && m_entries->values().contains(value)) {
        m_typed = m_entries->typedOf(value);
        refresh();
    }
}

QString EquipmentDesk::pending() const {
    const QString value = m_entries ? m_entries->pending() : QString();
    return value.isEmpty() ? QString() : EquipmentWords::pending(m_openGame, namedOf(value));
}

bool EquipmentDesk::enter() {
    judge();
    if (m_value.isEmpty() || !m_reason.isEmpty()) {
        emit turned();
        if (m_table != nullptr && !m_reason.isEmpty()) {
            emit m_table->denied(m_reason);
        }
        return false;
    }
    const QString value = std::exchange(m_value, {});
    m_typed.clear();
    m_entries->enter(value);
    emit entered(namedOf(value));
    refresh();
    return true;
}

void EquipmentDesk::takeBack() {
    if (!m_entries) {
        return;
    }
    if (!m_typed.isEmpty()) {
        m_typed.clear();
    } else if (const QString value = m_entries->pending(); m_entries->takeBack()) {
        emit takenBack(value, m_inspection ? QString::fromStdString(m_inspection->signer) : QString());
    }
    refresh();
}

void EquipmentDesk::withdraw() {
    if (m_entries) {
        m_typed.clear();
        (void)m_entries->takeBack();
        refresh();
    }
}

QVariantList EquipmentDesk::pad() const {
    QVariantList list;
    if (!m_entries) {
        return list;
    }
    const QStringList out = m_entries->out();
    for (const QString& value : m_entries->values()) {
        ChanceValue key = PieceWords::of(m_openGame, value);
        key.laid = out.contains(value);
        key.current = value == m_value || value == m_entries->pending();
        list.append(QVariant::fromValue(key));
    }
    return list;
}

QVariantList EquipmentDesk::last() const {
    QVariantList list;
    for (const QString& value : m_entries ? m_entries->last(kLastShown) : QStringList()) {
        list.append(QVariant::fromValue(PieceWords::of(m_openGame, value)));
    }
    return list;
}

equipment::NumberTest EquipmentDesk::numberTest() const {
    equipment::NumberCounts sum = m_before;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i] += m_counts[i];
    }
    return equipment::testNumbers(sum, m_pockets);
}

QString EquipmentDesk::test() const { return m_pockets > 0 ? EquipmentWords::test(numberTest()) : QString(); }

bool EquipmentDesk::isConspicuous() const {
    return m_pockets > 0 && numberTest().verdict == equipment::NumberTest::Verdict::conspicuous;
}

void EquipmentDesk::forget() {
    if (m_table != nullptr) {
        return;
    }
    m_worker->run(
        *this, [book = m_book] { return book.forget(); },
        [this](bool done) {
            m_unreadable = !done;
            if (done) {
                m_past.clear();
            }
            emit pastChanged();
        });
}

void EquipmentDesk::letGo() {
    if (m_table == nullptr) {
        return;
    }
    m_returns = true;
    m_table->disconnect(this);
    m_table = nullptr;
    m_entries.reset();
    m_openGame.clear();
    m_pockets = 0;
    m_typed.clear();
    judge();
    emit activeChanged();
    emit textsChanged();
    emit turned();
}

void EquipmentDesk::retranslate() {
    m_typed.clear(); // letters are others
    judge();
    emit choicesChanged();
    emit pastChanged();
    emit textsChanged();
    emit turned();
}

} // namespace mesaviva::app
