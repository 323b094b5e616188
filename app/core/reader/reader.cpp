// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/reader.h"

#include "app/core/text/spoken_text.h"
#include "app/core/text/table_text.h"

#include <QAccessible>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace mesaviva::app {

namespace {

std::size_t moved(std::size_t from, int steps, std::size_t count) {
    return static_cast<std::size_t>(
        std::clamp(static_cast<int>(from) + steps, 0, static_cast<int>(count) - 1));
}

// The seconds counted aloud before a timer ends.
constexpr std::array kSeconds = {10, 5, 4, 3, 2, 1};

} // namespace

std::size_t ReviewCursor::row(const std::vector<PlaceRow>& rows) const {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [this](const PlaceRow& row) { return row.name == m_row; });
    return found != rows.end() ? static_cast<std::size_t>(found - rows.begin())
                               : std::min(m_index, rows.size() - 1);
}

std::size_t ReviewCursor::place(const std::vector<PlaceRow>& rows) const {
    const PlaceRow& here = rows[row(rows)];
    const auto known = m_places.find(here.name);
    return known == m_places.end() ? 0 : std::min(known->second, here.places.size() - 1);
}

bool ReviewCursor::move(const std::vector<PlaceRow>& rows, int rowSteps, int placeSteps) {
    const std::size_t from = row(rows);
    const std::size_t at = place(rows);
    m_index = moved(from, rowSteps, rows.size());
    m_row = rows[m_index].name;
    const std::size_t before = place(rows);
    const std::size_t now = moved(before, placeSteps, rows[m_index].places.size());
    m_places[m_row] = now;
    return m_index != from || now != at;
}

void ReviewCursor::reset() { *this = ReviewCursor(); }

Reader::Reader(Voice& voice, HearingSettings& settings, QObject* parent)
    : QObject(parent),
      m_voice(voice),
      m_settings(settings) {}

void Reader::follow(TableModel* table, std::unique_ptr<TableReader> reader) {
    followReplay(nullptr, nullptr);
    if (m_open.table) {
        m_open.table->disconnect(this);
    }
    m_open = View{table, std::move(reader), {}, {}};
    m_focused.clear();
    m_second = 0;
    if (table != nullptr) {
        attend(m_open);
        connect(table, &TableModel::remainingChanged, this, &Reader::countDown);
    }
}

void Reader::followReplay(TableModel* replay, std::unique_ptr<TableReader> reader) {
    if (m_replayView && m_replayView->table) {
        m_replayView->table->disconnect(this);
    }
    m_replayView.reset();
    m_focused.clear();
    if (replay != nullptr && m_open.table) {
        m_replayView.reset(new View{replay, std::move(reader), {}, {}});
        attend(*m_replayView);
    }
}

void Reader::attend(View& view) {
    TableModel* const table = view.table;
    connect(table, &TableModel::happened, this,
            [this, &view](const TableEvent& event) { onEvent(view, event); });
    // It answers the player's own action.
    connect(table, &TableModel::refused, this,
            [this, &view](const QString&, const QString& message) { onRefusal(view, message); });
    connect(table, &TableModel::denied, this,
            [this, &view](const QString& words) { onRefusal(view, words); });
    connect(table, &TableModel::chose, this, [this, &view](const QString& words) { onChoice(view, words); });
    // At the end of its motion: a step is announced as it happens.
    connect(
        table, &TableModel::leapt, this, [this, table] { catchUp(table); }, Qt::QueuedConnection);
}

// The table may have been closed meanwhile.
void Reader::catchUp(const TableModel* table) {
    const View& view = seen();
    if (view.table == table && view.reader) {
        view.reader->catchUp();
    }
}

void Reader::setLayout(const ReadableLayout* layout) {
    if (std::exchange(m_layout, layout) != layout && m_open.table == nullptr) {
        m_open.buffers.clear();
        m_open.cursor.reset();
        m_focused.clear();
    }
}

void Reader::bring(MessageKind kind, const QString& written) {
    const Message message{kind, written, spokenText(written)};
    m_focused.clear();
    note(m_open, message);
    if (m_settings.isByEar() && m_settings.isSpoken(kind)) {
        say(message.spoken, Urgency::moment, Occasion::asked);
    }
}

void Reader::onEvent(View& view, const TableEvent& event) {
    // The announcer speaks announcements; here they are stored and sent to the screen reader.
    if (!event.spoken.isEmpty()) {
        const Message message{kindOf(event), event.spoken.text, event.spoken.text};
        if (!isLive(view)) {
            note(view, message);
        } else {
            view.buffers.add(message);
            if (isSpokenDuringReplay(event) && m_settings.isSpoken(message.kind)) {
                announce(TableSpeech::atTable(event.spoken).text);
            }
        }
    }
    if (view.reader) {
        onActions(view, event);
    }
}

// The player's actions answer a key: all are spoken at once and replace the previous answer. Other players'
// actions at a hidden table are only stored.
void Reader::onActions(View& view, const TableEvent& event) {
    const bool live = isLive(view);
    const TableModel* const table = view.table;
    const bool stands = table != nullptr && table->isPaused();
    QStringList done;
    for (const SpokenAction& action : view.reader->spokenActions(event)) {
        const Message message{action.own ? MessageKind::own : MessageKind::others, action.text,
                              spokenText(action.text)};
        if (live && !(action.own && !action.received)) {
            view.buffers.add(message);
            continue;
        }
        note(view, message);
        if (!m_settings.isSpoken(message.kind)) {
            continue;
        }
        if (action.own && !action.received) {
            done.append(message.spoken);
        } else {
            say(message.spoken, action.own ? Urgency::notice : Urgency::payment,
                stands ? Occasion::stepped : Occasion::announced);
        }
    }
    if (!done.isEmpty()) {
        say(done.join(QStringLiteral(". ")), Urgency::notice, Occasion::asked);
    }
}

void Reader::onRefusal(View& view, const QString& text) {
    const Message message{MessageKind::refusal, text, spokenText(text)};
    note(view, message);
    if (m_settings.isSpoken(message.kind)) {
        say(message.spoken, Urgency::notice, Occasion::asked);
    }
}

void Reader::onChoice(View& view, const QString& words) {
    const Message message{MessageKind::own, words, spokenText(words)};
    note(view, message);
    if (m_settings.isSpoken(message.kind)) {
        say(message.spoken, Urgency::notice, Occasion::asked);
    }
}

// Decisions depend on the live table's clock.
void Reader::countDown() {
    const TableModel* const table = m_open.table;
    if (table == nullptr || !m_settings.isLastSeconds() || !table->hasPeriod() || table->isPaused() ||
        table->speed() > 1.0) {
        return;
    }
    const int second = static_cast<int>(std::ceil(table->remainingSeconds()));
    if (std::exchange(m_second, second) != second &&
        std::find(kSeconds.begin(), kSeconds.end(), second) != kSeconds.end()) {
        say(numberWords(second), Urgency::notice, Occasion::counted);
        announce(QString::number(second));
        emit counted(numberWords(second));
    }
}

void Reader::note(View& view, const Message& message) {
    view.buffers.add(message);
    if (m_settings.isSpoken(message.kind)) {
        announce(message.text);
    }
}

void Reader::announce(const QString& text) {
    m_announcement = text;
    if (m_settings.isToScreenReader()) {
        emit announced();
    }
}

// Qt before 6.8 has no announcement event. Windows and macOS have alerts; on Linux Qt sends none, and Orca
// reads the name of a notification when Qt reports that it is shown.
void Reader::alert([[maybe_unused]] QObject* item) const {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) || defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    if (!QAccessible::isActive() || item == nullptr) {
        return;
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(item, m_announcement);
#else
    QAccessibleEvent event(item, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
#endif
}

int Reader::alertRole() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) || defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return QAccessible::AlertMessage;
#else
    return QAccessible::Notification;
#endif
}

void Reader::say(const QString& spoken, Urgency urgency, Occasion occasion) {
    m_voice.say(TableSpeech::say(urgency, spoken, "reader"), occasion);
}

void Reader::readFocus(const QString& written, const QString& all) {
    m_focused = all.isEmpty() ? written : all;
    if (written.isEmpty()) {
        return;
    }
    say(spokenText(written), Urgency::notice, Occasion::asked);
}

void Reader::speak(const QString& written) {
    say(spokenText(written), Urgency::notice, Occasion::asked);
    announce(written);
}

void Reader::hush() { m_voice.hushSpeech(); }

void Reader::toggleByEar() {
    const bool on = !m_settings.isByEar();
    m_settings.setByEar(on);
    speak(on ? tr("By ear: on. The item with the keyboard focus is read out, and your actions are reported. "
                  "F9 says what you can do")
             : tr("By ear: off"));
}

QString Reader::withoutTable() const { return TableReader::sentences({tr("No table is open"), m_lobby}); }

void Reader::ask(Question question) {
    const auto& reader = seen().reader;
    speak(reader ? reader->answer(question) : m_layout ? m_layout->answer(question) : withoutTable());
}

// The rows of the table, or of the layout without a table; empty if there is neither.
std::vector<PlaceRow> Reader::rows() const {
    const auto& reader = seen().reader;
    return reader ? reader->rows() : m_layout ? m_layout->rows() : std::vector<PlaceRow>();
}

void Reader::speakLastCall() {
    const std::optional<Message> last = seen().buffers.newest(MessageKind::call);
    speak(last ? last->text : tr("Nothing has been called yet"));
}

void Reader::turnBuffers(int steps) {
    seen().buffers.turn(steps);
    const std::optional<Message> here = seen().buffers.current();
    //: %1 a buffer of messages: "Payments"
    speak(here ? tr("%1: %2").arg(nameOf(seen().buffers.kind()), here->text)
               : tr("%1: nothing yet").arg(nameOf(seen().buffers.kind())));
}

void Reader::stepMessages(int steps) {
    const bool moved = seen().buffers.step(steps);
    const std::optional<Message> here = seen().buffers.current();
    if (!here) {
        speak(tr("%1: nothing yet").arg(nameOf(seen().buffers.kind())));
    } else if (moved) {
        speak(here->text);
    } else {
        //: %1 a message; there is none beyond it
        speak((steps < 0 ? tr("Oldest: %1") : tr("Newest: %1")).arg(here->text));
    }
}

void Reader::move(int rowSteps, int placeSteps) {
    const std::vector<PlaceRow> rows = this->rows();
    if (rows.empty()) {
        speak(withoutTable());
        return;
    }
    m_focused.clear();
    const bool moved = seen().cursor.move(rows, rowSteps, placeSteps);
    const PlaceRow& row = rows[seen().cursor.row(rows)];
    const QString name = row.places[seen().cursor.place(rows)].name;
    if (!moved) {
        //: %1 a place of the table; there is none beyond it
        speak(tr("Edge: %1").arg(name));
    } else {
        speak(rowSteps == 0 || name == row.name ? name : tr("%1: %2").arg(row.name, name));
    }
}

// The item with keyboard focus, or the place under the cursor: whichever moved last.
void Reader::speakPlace() {
    if (!m_focused.isEmpty()) {
        speak(m_focused);
        return;
    }
    const std::vector<PlaceRow> rows = this->rows();
    if (rows.empty()) {
        speak(withoutTable());
        return;
    }
    const Place& place = rows[seen().cursor.row(rows)].places[seen().cursor.place(rows)];
    speak(place.all ? place.all() : place.name);
}

void Reader::actHere() {
    const std::vector<PlaceRow> rows = this->rows();
    if (rows.empty()) {
        speak(withoutTable());
        return;
    }
    const Place& place = rows[seen().cursor.row(rows)].places[seen().cursor.place(rows)];
    if (place.act && !m_replayView) { // a replay can't be acted on
        place.act();
    } else {
        //: %1 a place of the table
        speak(tr("%1: nothing to do here").arg(place.name));
    }
}

// Keys that neither a game nor the window uses.
const std::vector<Reader::Key>& Reader::keyList() {
    static const std::vector<Key> list = {
        {QStringLiteral("F3"), [](Reader& r) { r.speakLastCall(); }},
        {QStringLiteral("F4"), [](Reader& r) { r.ask(Question::turn); }},
        {QStringLiteral("F5"), [](Reader& r) { r.ask(Question::hand); }},
        {QStringLiteral("F6"), [](Reader& r) { r.ask(Question::house); }},
        {QStringLiteral("F7"), [](Reader& r) { r.ask(Question::stakes); }},
        {QStringLiteral("F8"), [](Reader& r) { r.ask(Question::points); }},
        {QStringLiteral("F9"), [](Reader& r) { r.ask(Question::actions); }},
        {QStringLiteral("F10"), [](Reader& r) { r.ask(Question::others); }},
        {QStringLiteral("F12"), [](Reader& r) { r.hush(); }},
        {QStringLiteral("Shift+F12"), [](Reader& r) { r.toggleByEar(); }},
        {QStringLiteral("Alt+Right"), [](Reader& r) { r.turnBuffers(1); }},
        {QStringLiteral("Alt+Left"), [](Reader& r) { r.turnBuffers(-1); }},
        {QStringLiteral("Alt+Up"), [](Reader& r) { r.stepMessages(-1); }},
        {QStringLiteral("Alt+Down"), [](Reader& r) { r.stepMessages(1); }},
        {QStringLiteral("Ctrl+Right"), [](Reader& r) { r.move(0, 1); }},
        {QStringLiteral("Ctrl+Left"), [](Reader& r) { r.move(0, -1); }},
        {QStringLiteral("Ctrl+Up"), [](Reader& r) { r.move(-1, 0); }},
        {QStringLiteral("Ctrl+Down"), [](Reader& r) { r.move(1, 0); }},
        {QStringLiteral("Ctrl+Return"), [](Reader& r) { r.speakPlace(); }},
        {QStringLiteral("Alt+Return"), [](Reader& r) { r.actHere(); }},
    };
    return list;
}

QStringList Reader::keys() {
    QStringList sequences;
    for (const Key& key : keyList()) {
        sequences.append(key.sequence);
    }
    return sequences;
}

void Reader::press(const QString& sequence) {
    const auto found = std::find_if(keyList().begin(), keyList().end(),
                                    [&](const Key& key) { return key.sequence == sequence; });
    if (found != keyList().end()) {
        found->act(*this);
    }
}

} // namespace mesaviva::app
