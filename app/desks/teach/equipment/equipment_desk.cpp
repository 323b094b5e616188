// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/equipment_desk.h"

#include "app/core/events/game_description.h"
#include "app/core/events/table_faults.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/equipment/equipment_text.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr int kLongestPieceName = 40; ///< letters
constexpr int kLongestSigner = 40;
constexpr int kLongestPeople = 240;
constexpr int kLongestPerson = 24;
constexpr std::size_t kLastShown = 12;
constexpr std::size_t kPastShown = 4;
constexpr qsizetype kLongestTyped = 8;

// Faults other than those of a player, or of a machine between two prizes, which need no report.
bool isToldOf(faults::FaultKind kind) {
    return !faults::isOfPlayer(kind) && kind != faults::FaultKind::between_prizes;
}

// The names, each once, in their order.
QStringList peopleIn(const QString& names) {
    QStringList people;
    for (const QString& name : names.split(u',', Qt::SkipEmptyParts)) {
        people.append(name.simplified().left(kLongestPerson));
    }
    people.removeAll(QString());
    people.removeDuplicates();
    return people;
}

std::int64_t secondsNow() {
    return std::chrono::duration_cast<std::chrono::seconds>(RecordKeeper::now().time_since_epoch()).count();
}

QString equipmentKey(const char* name) { return QStringLiteral("equipment/") + QLatin1String(name); }

} // namespace

EquipmentDesk::EquipmentDesk(RecordKeeper& record, Outside outside, QObject* parent)
    : QObject(parent),
      m_record(record),
      m_store(outside.settings),
      m_kinds(equipmentKinds(outside.settings, this)),
      m_choices(EquipmentChoices::from(m_store, static_cast<int>(m_kinds.size()))),
      m_pace(outside.pace ? std::move(outside.pace) : [] { return Pace(); }),
      m_results(outside.folder) {
    m_moment.setSingleShot(true);
    m_moment.setInterval(outside.moment);
    connect(&m_moment, &QTimer::timeout, this, &EquipmentDesk::count);
    for (EquipmentKind* kind : m_kinds) {
        kind->setPeople(peopleIn(m_choices.people));
        connect(kind, &EquipmentKind::texts, this, &EquipmentDesk::choicesChanged);
    }
}

// Saves all entries before the window closes.
EquipmentDesk::~EquipmentDesk() {
    m_worker.reset();
    if (m_stored && !m_stored->session) {
        m_stored->session = m_results.begin(m_session);
    }
    while (m_stored && m_stored->session && m_stored->numbers < m_entered.size()) {
        m_results.addNumber(*m_stored->session, m_entered[m_stored->numbers++]);
    }
}

void EquipmentDesk::storeAndNotify() {
    m_choices.save(m_store);
    emit choicesChanged();
}

QList<QString> EquipmentDesk::kinds() const {
    QList<QString> names;
    for (const EquipmentKind* kind : m_kinds) {
        names.append(kind->name());
    }
    return names;
}

void EquipmentDesk::setKind(int kind) {
    if (kind >= 0 && kind < m_kinds.size() && kind != m_choices.kind) {
        m_choices.kind = kind;
        storeAndNotify();
    }
}

void EquipmentDesk::setSits(bool sits) {
    if (sits != m_choices.sits) {
        m_choices.sits = sits;
        storeAndNotify();
    }
}

void EquipmentDesk::setPieceName(const QString& name) {
    const QString text = name.simplified().left(kLongestPieceName);
    if (text != m_choices.name) {
        m_choices.name = text;
        storeAndNotify();
    }
}

void EquipmentDesk::setPeopleNames(const QString& names) {
    const QString text = names.simplified().left(kLongestPeople);
    if (text != m_choices.people) {
        m_choices.people = text;
        for (EquipmentKind* kind : m_kinds) {
            kind->setPeople(peopleIn(text));
        }
        storeAndNotify();
    }
}

void EquipmentDesk::setActing(int index) {
    if (m_entries && index != m_entries->acting()) {
        m_entries->actFor(index);
        emit turned();
    }
}

QList<QString> EquipmentDesk::past() const {
    QList<QString> list;
    for (std::size_t i = 0; i < m_past.size() && i < kPastShown; ++i) {
        list.append(EquipmentText::session(m_past[m_past.size() - 1 - i]));
    }
    return list;
}

QString EquipmentDesk::message() const {
    return m_unreadable ? tr("The file with inspections and numbers can't be read or written.") : QString();
}

void EquipmentDesk::open() {
    if (m_opened) {
        return;
    }
    m_opened = true;
    m_worker->run(
        *this, [store = m_results] { return store.equipment(); },
        [this](const std::optional<std::vector<equipment::EquipmentSession>>& past) {
            m_unreadable = !past;
            m_past = past.value_or(std::vector<equipment::EquipmentSession>());
            emit pastChanged();
        });
}

bool EquipmentDesk::start(const QString& signer, int checked) {
    EquipmentKind& kind = *chosen();
    const int checks = static_cast<int>(kind.checks().size());
    const QString who = signer.simplified().left(kLongestSigner);
    const bool inspected = checks == 0 || (!who.isEmpty() && checked == (1 << checks) - 1);
    if (m_table != nullptr || !m_show || !inspected || !isStaffed() ||
        !kind.lobby()->brokenRule().isEmpty()) {
        return false;
    }
    EquippedTable opened = kind.open(m_choices.sits, m_record, m_pace());
    m_table = opened.table.get();
    m_entries = std::move(opened.entries);
    m_open = &kind;
    m_pockets = kind.outcomes();
    m_before = {};
    m_counts = {};
    m_typed.clear();
    m_held.reset();
    m_inspection.reset();
    if (checks > 0) {
        m_inspection = equipment::Inspection{who.toStdString(), secondsNow()};
    }
    connect(m_table, &TableModel::happened, this, &EquipmentDesk::handle);
    connect(m_table, &TableModel::periodChanged, this, &EquipmentDesk::refresh);
    connect(m_table, &TableModel::roundChanged, this, &EquipmentDesk::refresh);
    connect(m_table, &TableModel::pausedChanged, this, &EquipmentDesk::followPause);
    const auto upTo = m_table->recordedUpTo();
    m_session = {secondsNow(),
                 kind.key().toStdString(),
                 kind.place(),
                 checks > 0 ? m_choices.name.toStdString() : std::string(),
                 upTo ? static_cast<std::int64_t>(upTo->table) : 0,
                 m_inspection,
                 0};
    storeSession();
    m_show(std::move(opened.table), opened.rules);
    judge();
    emit activeChanged();
    emit textsChanged();
    emit turned();
    return true;
}

// Stores the session, with this wheel's numbers in earlier sessions.
void EquipmentDesk::storeSession() {
    using Read = std::pair<std::optional<equipment::NumberCounts>, bool>;
    m_stored = std::make_shared<Stored>();
    m_entered.clear();
    m_past.push_back(m_session);
    m_worker->run(
        *this,
        [store = m_results, session = m_session, stored = m_stored] {
            Read read{equipment::NumberCounts{}, true};
            if (session.inspection && !session.wheel.empty()) { // wheels without a name may be different ones
                read.first = store.counts(session.wheel, equipment::pocketsOf(session.place));
            }
            stored->session = store.begin(session);
            read.second = stored->session.has_value();
            return read;
        },
        [this, mine = m_stored](const Read& read) {
            m_unreadable = !read.first || !read.second;
            if (mine == m_stored && read.first) {
                m_before = *read.first;
            }
            emit pastChanged();
            emit turned();
        });
    emit pastChanged();
}

void EquipmentDesk::handle(const TableEvent& event) {
    if (const auto outcome = m_pockets > 0 ? m_entries->outcomeOf(event) : std::nullopt) {
        ++m_counts[static_cast<std::size_t>(*outcome)];
        if (!m_past.empty()) {
            ++m_past.back().numbers;
        }
        m_entered.push_back(*outcome);
        m_worker->run([store = m_results, stored = m_stored, number = *outcome] {
            if (stored->session && store.addNumber(*stored->session, number)) {
                ++stored->numbers;
            }
        });
        emit pastChanged();
    }
    refresh();
}

void EquipmentDesk::refresh() {
    judge();
    emit turned();
}

// While the table is held, its croupier checks the entry.
void EquipmentDesk::followPause() {
    if (m_held && m_table->isPaused()) {
        m_moment.stop();
    } else if (m_held) {
        m_moment.start();
    }
}

void EquipmentDesk::hold(Held held) {
    m_held = std::move(held);
    if (!m_table->isPaused()) {
        m_moment.start();
    }
    refresh();
}

// The table may have continued meanwhile and refuse the entry now.
void EquipmentDesk::count() {
    m_moment.stop();
    if (!m_held || !m_entries) {
        return;
    }
    const Held held = *std::exchange(m_held, std::nullopt);
    QString refused;
    if (held.incident) {
        (void)m_entries->takeBack(); // it belonged to the void spin
        const auto faults = m_entries->faults();
        if (const auto denial = faults->denial(*held.incident, kNobody)) {
            refused = FaultText::denial(*held.incident, *denial);
        } else {
            (void)faults->cause(*held.incident, kNobody);
        }
    } else if (const auto bar = m_entries->refusalOf(held.value)) {
        refused = m_open->refusalText(*bar, namedOf(held.value));
    } else {
        m_entries->enter(held.value);
    }
    if (!refused.isEmpty()) {
        emit m_table->denied(refused);
    }
    refresh();
}

QVariantList EquipmentDesk::incidents() const {
    QVariantList list;
    const auto faults = m_entries ? m_entries->faults() : nullptr;
    for (const faults::FaultKind kind : faults ? faults->kinds() : std::span<const faults::FaultKind>()) {
        if (!isToldOf(kind)) {
            continue;
        }
        EquipmentIncident incident;
        incident.key = textOf(faults::name(kind));
        incident.title = FaultText::title(kind);
        incident.detail = FaultText::detail(kind);
        if (const auto denial = faults->denial(kind, kNobody)) {
            incident.reason = FaultText::denial(kind, *denial);
            incident.rule = firstOf(denial->rules);
        } else if (const auto lines = faults->predict(kind, kNobody); !lines.empty()) {
            incident.rule = lines.front().rules.value(0);
        }
        list.append(QVariant::fromValue(incident));
    }
    return list;
}

bool EquipmentDesk::happen(const QString& key) {
    const auto kind = faults::faultKindFrom(key.toStdString());
    const auto faults = m_entries ? m_entries->faults() : nullptr;
    if (!faults || !kind || !isToldOf(*kind) || std::ranges::count(faults->kinds(), *kind) == 0) {
        return false;
    }
    count();
    if (const auto denial = faults->denial(*kind, kNobody)) {
        emit m_table->denied(FaultText::denial(*kind, *denial));
        return false;
    }
    hold({{}, kind});
    emit entered(FaultText::title(*kind));
    return true;
}

QString EquipmentDesk::namedOf(const QString& value) const {
    return value.isEmpty() ? QString() : PieceText::named(openGame(), value);
}

QString EquipmentDesk::asked() const { return m_entries ? m_entries->asked() : QString(); }

QString EquipmentDesk::named() const { return namedOf(m_value); }

QString EquipmentDesk::inspection() const {
    return m_inspection ? tr("Wheel inspected by %1, %2")
                              .arg(QString::fromStdString(m_inspection->signer),
                                   EquipmentText::moment(m_inspection->at))
                        : QString();
}

// Checks the typed text against the current state of the table.
void EquipmentDesk::judge() {
    m_value.clear();
    m_reason.clear();
    m_rules.clear();
    if (!m_entries) {
        return;
    }
    m_value = m_typed.isEmpty() ? QString() : m_entries->readTyped(m_typed);
    if (!m_typed.isEmpty() && m_value.isEmpty()) {
        m_reason = m_open->unread(m_typed);
        return;
    }
    const auto bar = m_value.isEmpty() ? m_entries->refusalNow() : m_entries->refusalOf(m_value);
    if (bar) {
        m_reason = m_open->refusalText(*bar, namedOf(m_value));
        m_rules = textsOf(bar->rules);
    } else if (!m_value.isEmpty() &&
               (!m_entries->pending().isEmpty() || (m_held && m_entries->isOneARound()))) {
        //: %1 a ball or a card
        m_reason = m_entries->isOneARound()
                       ? tr("First take back what you entered.")
                       : tr("%1 is still waiting for the table: wait a moment, or take it back first.")
                             .arg(asBeginning(namedOf(m_entries->pending())));
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
    if (m_held) {
        return EquipmentText::held(m_held->incident ? FaultText::title(*m_held->incident)
                                                    : namedOf(m_held->value));
    }
    const QString value = m_entries ? m_entries->pending() : QString();
    return value.isEmpty() ? QString() : m_open->pending(namedOf(value));
}

// Entering the next card or ball confirms the last one.
bool EquipmentDesk::enter() {
    if (m_held && (m_typed.isEmpty() || !m_entries->isOneARound())) {
        count();
        if (m_typed.isEmpty()) {
            return true;
        }
    }
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
    hold({value, std::nullopt});
    emit entered(namedOf(value));
    return true;
}

void EquipmentDesk::takeBack() {
    if (!m_entries) {
        return;
    }
    const QString signer = m_inspection ? QString::fromStdString(m_inspection->signer) : QString();
    if (!m_typed.isEmpty()) {
        m_typed.clear();
    } else if (m_held) {
        m_moment.stop();
        const Held held = *std::exchange(m_held, std::nullopt);
        if (!held.incident) { // a mistaken report has changed nothing
            emit takenBack(held.value, signer);
        }
    } else if (const QString value = m_entries->pending(); m_entries->takeBack()) {
        emit takenBack(value, signer);
    }
    refresh();
}

void EquipmentDesk::withdraw() {
    if (m_entries) {
        m_typed.clear();
        m_held.reset();
        m_moment.stop();
        (void)m_entries->takeBack();
        refresh();
    }
}

QVariantList EquipmentDesk::keysOf(const QStringList& values) const {
    QVariantList list;
    const QStringList out = m_entries->out();
    for (const QString& value : values) {
        ChanceValue key = PieceText::of(openGame(), value);
        key.used = out.contains(value);
        key.current = value == m_value || value == m_entries->pending() || (m_held && value == m_held->value);
        list.append(QVariant::fromValue(key));
    }
    return list;
}

QVariantList EquipmentDesk::pad() const { return m_entries ? keysOf(m_entries->values()) : QVariantList(); }

QVariantList EquipmentDesk::ring() const { return m_entries ? keysOf(m_entries->ring()) : QVariantList(); }

QVariantList EquipmentDesk::last() const {
    QVariantList list;
    for (const QString& value : m_entries ? m_entries->last(kLastShown) : QStringList()) {
        list.append(QVariant::fromValue(PieceText::of(openGame(), value)));
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

QString EquipmentDesk::test() const { return m_pockets > 0 ? EquipmentText::test(numberTest()) : QString(); }

bool EquipmentDesk::isConspicuous() const {
    return m_pockets > 0 && numberTest().verdict == equipment::NumberTest::Verdict::conspicuous;
}

void EquipmentDesk::setLock(const ExaminerLock& lock) {
    m_lock = &lock;
    connect(m_lock, &ExaminerLock::openChanged, this, &EquipmentDesk::pastChanged);
}

void EquipmentDesk::forget() {
    if (m_table != nullptr || !lockReason().isEmpty()) {
        return;
    }
    m_worker->run(
        *this, [store = m_results] { return store.forget(ResultKind::equipment); },
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
    m_open = nullptr;
    m_pockets = 0;
    m_typed.clear();
    m_held.reset();
    m_moment.stop();
    judge();
    emit activeChanged();
    emit textsChanged();
    emit turned();
}

void EquipmentDesk::retranslate() {
    for (EquipmentKind* kind : m_kinds) {
        kind->retranslate();
    }
    m_typed.clear(); // suit letters depend on the language
    judge();
    emit choicesChanged();
    emit pastChanged();
    emit textsChanged();
    emit turned();
}

EquipmentChoices EquipmentChoices::from(const SettingsStore& store, int kinds) {
    const EquipmentChoices usual;
    EquipmentChoices choices;
    choices.kind = static_cast<int>(store.number(equipmentKey("game"), 0, kinds - 1, usual.kind));
    choices.sits = store.number(equipmentKey("sits"), 0, 1, usual.sits ? 1 : 0) == 1;
    choices.name = store.text(equipmentKey("name")).left(kLongestPieceName);
    choices.people = store.text(equipmentKey("people")).left(kLongestPeople);
    return choices;
}

void EquipmentChoices::save(SettingsStore& store) const {
    store.storeNumber(equipmentKey("game"), kind);
    store.storeNumber(equipmentKey("sits"), sits ? 1 : 0);
    store.storeWord(equipmentKey("name"), name);
    store.storeWord(equipmentKey("people"), people);
}

} // namespace mesaviva::app
