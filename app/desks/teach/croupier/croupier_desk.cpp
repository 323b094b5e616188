// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/croupier_desk.h"

#include "app/core/text/texts.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/croupier/croupier_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::app {

using croupier::FaultKind;
using croupier::HandPart;

namespace {

// Members set by an option row, indexed by its `part`.
constexpr std::array kOptionParts = {
    &CroupierChoices::work,       &CroupierChoices::level,    &CroupierChoices::wheel,
    &CroupierChoices::incidents,  &CroupierChoices::feedback, &CroupierChoices::count,
    &CroupierChoices::numberCall, &CroupierChoices::clearing, &CroupierChoices::opening,
    &CroupierChoices::pieces,     &CroupierChoices::proving,  &CroupierChoices::buyIns,
    &CroupierChoices::changing,   &CroupierChoices::cage};

} // namespace

CroupierDesk::CroupierDesk(Outside outside, const char* group, int houses, QObject* parent)
    : QObject(parent),
      m_store(outside.settings),
      m_group(group),
      m_houses(houses),
      m_choices(CroupierChoices::from(m_store, group, houses)),
      m_ticks(outside.ticks ? std::move(outside.ticks) : std::make_unique<SystemTicks>()),
      m_seed(outside.seed ? std::move(outside.seed) : [] { return systemSeed(); }),
      m_pace(outside.pace ? std::move(outside.pace) : [] { return Pace(); }),
      m_results(outside.results ? std::move(outside.results)
                                : std::make_shared<CroupierResults>(outside.folder)) {
    connect(m_results.get(), &CroupierResults::changed, this, &CroupierDesk::pastChanged);
    connect(&m_count, &RackCount::judged, this, &CroupierDesk::noteCounted);
}

CroupierDesk::~CroupierDesk() = default;

void CroupierDesk::storeUnfinished() {
    const bool closing = m_stage == Counting && m_count.isClosing();
    if (!m_trial && (closing || (m_stage == Working && actions() > 0))) {
        m_results->leave(shiftDone());
    }
}

void CroupierDesk::change(Part part, int value, int from, int to) {
    const bool runs = m_stage == Working || m_stage == Counting || m_trial;
    if (value < from || value > to || m_choices.*part == value || runs) {
        return;
    }
    m_choices.*part = value;
    m_choices.save(m_store, m_group);
    emit choicesChanged();
    emit pastChanged();
}

void CroupierDesk::setStage(Stage stage) {
    m_stage = stage;
    if (stage == Choosing && m_own) { // a test has its own options
        m_choices = *m_own;
        m_own.reset();
        m_trial.reset();
        emit choicesChanged();
    }
    emit stageChanged();
    emit textsChanged();
    emit toolChanged();
    emit turned();
}

QVariantList CroupierDesk::options() const {
    const CroupierSetup chosen = setup();
    QVariantList rows;
    const auto add = [&](Part part, CroupierOption row) {
        if (!row.words.isEmpty()) {
            row.part = static_cast<int>(std::ranges::find(kOptionParts, part) - kOptionParts.begin());
            row.choice = m_choices.*part;
            rows.append(QVariant::fromValue(row));
        }
    };
    add(&CroupierChoices::work, {tr("You"), {chosen.role, tr("find the faults")}});
    add(&CroupierChoices::level, chosen.level);
    add(&CroupierChoices::wheel, chosen.wheel);
    if (knowsIncidents()) {
        add(&CroupierChoices::incidents, {chosen.incidents, {tr("Never"), tr("Sometimes")}});
    }
    if (!isWatching()) {
        add(&CroupierChoices::numberCall, chosen.call);
    }
    add(&CroupierChoices::feedback, {tr("Faults are named"), {tr("At once"), tr("At the end")}});
    if (!isWatching() && hasFloat()) {
        add(&CroupierChoices::count, {tr("Float"), {tr("Not counted"), tr("Counted"), tr("May differ")}});
    }
    if (hasHands()) {
        for (const CroupierOption& row : handRowsAt(house())) {
            add(CroupierChoices::hand(static_cast<croupier::HandPart>(row.part)), row);
        }
    }
    return rows;
}

QList<CroupierOption> CroupierDesk::handRowsAt(int house) const {
    QList<CroupierOption> rows;
    if (!judgesHands()) {
        return rows;
    }
    const auto add = [&rows](HandPart part, CroupierOption row) {
        row.part = static_cast<int>(part);
        rows.append(row);
    };
    const QList<QString> judged{tr("Not judged"), tr("Judged")};
    add(HandPart::clearing, {tr("Losing chips are taken"), {tr("By an assistant"), tr("By you")}});
    add(HandPart::opening, {tr("Opening winning stacks"), judged});
    add(HandPart::pieces, {tr("Chips of a payment"), judged});
    add(HandPart::proving, {tr("Proving payments"), judged});
    const QList<QString> wanted{tr("Never"), tr("Sometimes")};
    if (hasColoursAt(house)) {
        add(HandPart::buy_ins, {tr("Players come and leave"), wanted});
    }
    add(HandPart::change, {tr("Players want change"), wanted});
    add(HandPart::cage, {tr("Fills and credits"), wanted});
    return rows;
}

void CroupierDesk::chooseOption(int part, int choice) {
    const QVariantList rows = options();
    const auto row = std::ranges::find_if(
        rows, [&](const QVariant& one) { return one.value<CroupierOption>().part == part; });
    if (row != rows.end()) {
        const auto last = static_cast<int>(row->value<CroupierOption>().words.size()) - 1;
        change(kOptionParts.at(static_cast<std::size_t>(part)), choice, 0, last);
    }
}

QUrl CroupierDesk::toolFile() const {
    const QList<CroupierToolFile> tools = setup().tools;
    return m_tool >= 0 && m_tool < tools.size() ? tools[m_tool].file : QUrl();
}

qint64 CroupierDesk::elapsed() const {
    const qint64 now = std::chrono::duration_cast<std::chrono::milliseconds>(m_ticks->now()).count();
    return m_heldAt.value_or(now - m_heldFor);
}

qint64 CroupierDesk::takenTime() const {
    return m_awaited || isWatching() ? std::max<qint64>(0, elapsed() - m_dueAt) : 0;
}

void CroupierDesk::setHeld(bool held) {
    if (held == isHeld()) {
        return;
    }
    if (held) {
        m_heldAt = elapsed();
    } else {
        const qint64 stood = *m_heldAt;
        m_heldAt.reset();
        m_heldFor += elapsed() - stood;
    }
    emit turned();
}

// The table has changed or is waiting.
void CroupierDesk::refresh() {
    if (model() == nullptr) {
        return;
    }
    const bool awaited = isTableWaiting();
    if (awaited && !m_awaited) {
        m_dueAt = elapsed();
        m_awaited = true;
        m_hint.clear(); // it belongs to the earlier moment
        fitTool();
        lookOn();
        showFirstHint();
    }
    m_awaited = awaited;
    if (isPauseDue(true)) {
        m_paused = true;
        m_onBreak = true;
    }
    if (isUp() && isRoundPaid(true)) {
        // Not while the table is delivering events.
        postTo(this, [this] {
            if (m_stage == Working) {
                finish();
            }
        });
    }
    emit turned();
}

int CroupierDesk::actions() const { return model() != nullptr ? sheetNow().actions() : 0; }

int CroupierDesk::faults() const {
    return model() != nullptr && m_choices.feedback == 0 ? m_counted.faults() + sheetNow().faults() : 0;
}

bool CroupierDesk::isTimed() const {
    return m_choices.limit > 0 && m_awaited && !isWatching() && !isEquipmentsTime();
}

QString CroupierDesk::nameOf(PlayerId player) const { return m_names.value(player); }

void CroupierDesk::noteJudged(bool done, const std::vector<croupier::Fault>& faults) {
    m_hint.clear();
    m_last = Last{done, false, faults.empty(), false, false, false, faults};
    notifyAll();
    if (done) {
        m_dueAt = elapsed();
        m_awaited = isTableWaiting();
        layDown();
    }
    arrive();
    refresh();
    if (done && m_stage == Working) {
        fitTool();
    }
}

void CroupierDesk::noteLast(Last last) {
    m_hint.clear();
    m_last = std::move(last);
    notifyAll();
    m_dueAt = elapsed();
    if (m_last->needsRemedy) { // what is shown stays until it is remedied
        emit turned();
        return;
    }
    m_awaited = isTableWaiting();
    layDown();
    arrive();
    refresh();
    fitTool();
    lookOn();
}

void CroupierDesk::notifyAll() {
    m_verdictRules.clear();
    m_verdictRight = m_choices.feedback == 1 || m_last->right;
    if (m_choices.feedback == 1) {
        m_verdict = m_last->needsRemedy ? tr("Noted. Now it has to be corrected.")
                    : m_last->done      ? tr("Noted.")
                                        : tr("Noted. The table waits.");
    } else if (m_last->remedied && m_last->right) {
        m_verdict = tr("Properly corrected.");
    } else if (m_last->remedied) {
        tellFaults({});
    } else if (m_last->watched && m_last->faults.empty()) {
        m_verdict =
            m_last->right ? tr("Right: nothing was wrong with it.") : tr("Nothing was wrong with it.");
    } else if (m_last->watched) {
        tellFaults(m_last->right     ? tr("Caught.")
                   : m_last->stopped ? tr("It was something else.")
                                     : tr("That was wrong."));
    } else if (!m_last->faults.empty()) {
        tellFaults({});
    } else {
        const QString action = judgedText();
        //: %1 what was done: "say «Place your bets»"
        m_verdict = action.isEmpty() ? tr("Right.") : tr("Right: %1.").arg(action);
    }
}

void CroupierDesk::tellFaults(const QString& beginning) {
    QStringList sentences;
    for (const croupier::Fault& fault : m_last->faults) {
        const QString sentence = faultText(fault);
        if (!sentences.contains(sentence)) {
            sentences.append(sentence);
        }
        const QString rule = firstOf(fault.rules);
        if (!rule.isEmpty() && !m_verdictRules.contains(rule)) {
            m_verdictRules.append(rule);
        }
    }
    constexpr qsizetype kMostTold = 2; // the cloth shows the others
    m_verdict = beginning.isEmpty() ? QString() : beginning + u' ';
    m_verdict += sentences.mid(0, kMostTold).join(u' ');
    if (sentences.size() > kMostTold) {
        m_verdict +=
            u' ' + tr("And %n more fault(s).", nullptr, static_cast<int>(sentences.size() - kMostTold));
    }
}

// Shows the program's next action on the cloth as if it were done.
void CroupierDesk::lookOn() {
    if (!isWatching() || model() == nullptr || isShowing() || !m_awaited) {
        return;
    }
    choose({}, {}, -1, -1);
    if (showNext()) {
        emit toolChanged();
    }
    emit turned();
}

void CroupierDesk::choose(const QList<int>& kept, const QList<int>& halved, int place, int player) {
    m_kept = kept;
    m_halved = halved;
    m_place = place;
    m_player = player;
    emit toolChanged();
}

QList<QString> CroupierDesk::kinds() const {
    QList<QString> list;
    if (m_stage == Working && isShowing() && !needsRemedy()) {
        for (const FaultKind kind : shownKinds()) {
            list.append(CroupierText::kind(kind));
        }
    }
    return list;
}

QList<QString> CroupierDesk::remedies() const {
    QList<QString> list;
    if (m_stage == Working) {
        for (const croupier::RemedyKind remedy : remediesNow()) {
            list.append(remedyText(remedy));
        }
    }
    return list;
}

void CroupierDesk::letPass() {
    if (needsRemedy()) {
        remind(tr("Choose how to correct it."));
        return;
    }
    if (m_stage == Working && isWatching() && !isShowing()) {
        remind(tr("The croupier is doing nothing now."));
    }
    answer(std::nullopt);
}

void CroupierDesk::remedyBy(int way) {
    const std::vector<croupier::RemedyKind> ways =
        m_stage == Working ? remediesNow() : std::vector<croupier::RemedyKind>{};
    if (way >= 0 && way < static_cast<int>(ways.size()) && begin()) {
        remedyShown(ways[static_cast<std::size_t>(way)], takenTime());
    }
}

void CroupierDesk::stopAs(int kind) {
    if (kind >= 0 && kind < kinds().size()) {
        answer(shownKinds()[static_cast<std::size_t>(kind)]);
    }
}

void CroupierDesk::answer(std::optional<FaultKind> named) {
    if (m_stage == Working && isWatching() && isShowing() && !needsRemedy() && begin()) {
        answerShown(named, takenTime());
    }
}

void CroupierDesk::remind(const QString& why) {
    if (m_stage == Working) {
        m_hint = why;
        emit turned();
    }
}

QString CroupierDesk::restText() const { return tr("Nothing yet: let the table run."); }

void CroupierDesk::askHint() {
    if (m_stage != Working) {
        return;
    }
    if (m_trial) {
        remind(tr("In a test nothing is revealed before its end."));
        return;
    }
    ++m_hints;
    const QString action = dueText();
    if (needsRemedy()) {
        m_hint = tr("What do the rules require? Choose what leads to it, and nothing else.");
    } else if (isWatching()) {
        m_hint = tr("Look: is it what the rules require now, and is it complete?");
    } else if (!m_awaited || action.isEmpty()) {
        m_hint = restText();
    } else {
        const QString rule = firstOf(dueRules());
        //: %1 what to do: "say «Place your bets»", %2 a rule
        m_hint = rule.isEmpty() ? tr("Now: %1.").arg(action) : tr("Now: %1 (%2).").arg(action, rule);
    }
    emit turned();
}

// Shows a trainee without results how a shift begins.
void CroupierDesk::showFirstHint() {
    const bool isFirst = actions() == 0 && !m_last && lastShift() == nullptr;
    const QString action =
        isFirst && m_choices.feedback == 0 && !m_trial && !isWatching() ? dueText() : QString();
    if (!action.isEmpty()) {
        //: %1 what to do: "say «Place your bets»"
        m_hint = tr("First: %1. “What now?” (H) shows each time what is due.").arg(action);
    }
}

void CroupierDesk::retranslate() {
    m_hint.clear();
    m_results->retranslate();
    m_count.retranslate();
    if (m_stage == Working) {
        retranslateTable();
        if (m_last) {
            notifyAll();
        }
    }
    emit choicesChanged();
    emit stageChanged();
    emit textsChanged();
    emit toolChanged();
    emit turned();
    emit pastChanged();
}

} // namespace mesaviva::app
