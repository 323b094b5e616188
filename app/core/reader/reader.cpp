// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/reader.h"

#include "app/core/text/spoken_numbers.h"
#include "app/core/text/spoken_text.h"
#include "app/core/text/table_speech.h"

#include <QAccessible>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace mesaviva::app {

namespace {

// What is counted aloud before a timer ends.
constexpr std::array kSeconds = {10, 5, 4, 3, 2, 1};

} // namespace

Reader::Reader(Voice& voice, HearingSettings& settings, QObject* parent)
    : QObject(parent),
      m_voice(voice),
      m_settings(settings) {}

void Reader::follow(TableModel* table, std::unique_ptr<TableReader> reader) {
    followBeside(nullptr, nullptr);
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

void Reader::followBeside(TableModel* replay, std::unique_ptr<TableReader> reader) {
    if (m_beside && m_beside->table) {
        m_beside->table->disconnect(this);
    }
    m_beside.reset();
    m_focused.clear();
    if (replay != nullptr && m_open.table) {
        m_beside.reset(new View{replay, std::move(reader), {}, {}});
        attend(*m_beside);
    }
}

void Reader::attend(View& view) {
    TableModel* const table = view.table;
    connect(table, &TableModel::happened, this,
            [this, &view](const TableEvent& event) { hear(view, event); });
    // It answers what the player has just done.
    connect(table, &TableModel::refused, this,
            [this, &view](const QString&, const QString& message) { hearRefusal(view, message); });
    connect(table, &TableModel::denied, this,
            [this, &view](const QString& words) { hearRefusal(view, words); });
    connect(table, &TableModel::chose, this,
            [this, &view](const QString& words) { hearChoice(view, words); });
    // Once it has come down: a step is told as it happens.
    connect(
        table, &TableModel::leapt, this, [this, table] { catchUp(table); }, Qt::QueuedConnection);
}

// It may have been left meanwhile.
void Reader::catchUp(const TableModel* table) {
    const View& view = seen();
    if (view.table == table && view.reader) {
        view.reader->catchUp();
    }
}

void Reader::lay(const LaidOut* laid) {
    if (std::exchange(m_laid, laid) != laid && m_open.table == nullptr) {
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
        say(message.spoken, Urgency::moment, Request::asked);
    }
}

void Reader::hear(View& view, const TableEvent& event) {
    // The announcer says what is announced; here it is kept, and told to the screen reader.
    if (!event.spoken.isEmpty()) {
        const Message message{kindOf(event), event.spoken.text, event.spoken.text};
        if (!isLive(view)) {
            note(view, message);
        } else {
            view.buffers.add(message);
            if (isToldBeside(event) && m_settings.isSpoken(message.kind)) {
                announce(TableSpeech::atTable(event.spoken).text);
            }
        }
    }
    if (view.reader) {
        hearActions(view, event);
    }
}

// What the player has done answers a key: all of it at once, and instead of what the last key was answered
// with. What others do at a table that is not seen is kept alone.
void Reader::hearActions(View& view, const TableEvent& event) {
    const bool live = isLive(view);
    const TableModel* const table = view.table;
    const bool stands = table != nullptr && table->isPaused();
    QStringList done;
    for (const SpokenAction& action : view.reader->spokenActions(event)) {
        const Message message{action.own ? MessageKind::own : MessageKind::others, action.text,
                              spokenText(action.text)};
        if (live && !(action.own && !action.came)) {
            view.buffers.add(message);
            continue;
        }
        note(view, message);
        if (!m_settings.isSpoken(message.kind)) {
            continue;
        }
        if (action.own && !action.came) {
            done.append(message.spoken);
        } else {
            say(message.spoken, action.own ? Urgency::notice : Urgency::payment,
                stands ? Request::shown : Request::told);
        }
    }
    if (!done.isEmpty()) {
        say(done.join(QStringLiteral(". ")), Urgency::notice, Request::asked);
    }
}

void Reader::hearRefusal(View& view, const QString& text) {
    const Message message{MessageKind::refusal, text, spokenText(text)};
    note(view, message);
    if (m_settings.isSpoken(message.kind)) {
        say(message.spoken, Urgency::notice, Request::asked);
    }
}

void Reader::hearChoice(View& view, const QString& words) {
    const Message message{MessageKind::own, words, spokenText(words)};
    note(view, message);
    if (m_settings.isSpoken(message.kind)) {
        say(message.spoken, Urgency::notice, Request::asked);
    }
}

// It is the live table's clock by which somebody decides.
void Reader::countDown() {
    const TableModel* const table = m_open.table;
    if (table == nullptr || !m_settings.isLastSeconds() || !table->hasPeriod() || table->isPaused() ||
        table->speed() > 1.0) {
        return;
    }
    const int second = static_cast<int>(std::ceil(table->remainingSeconds()));
    if (std::exchange(m_second, second) != second &&
        std::find(kSeconds.begin(), kSeconds.end(), second) != kSeconds.end()) {
        say(numberWords(second), Urgency::notice, Request::counted);
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

// Before Qt 6.8 there is no announcement. Windows and macOS have alerts; on Linux Qt sends none, and Orca
// says the name of a notification that shows itself, which Qt has told when it did.
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

void Reader::say(const QString& spoken, Urgency urgency, Request request) {
    m_voice.say(TableSpeech::say(urgency, spoken, "reader"), request);
}

void Reader::readFocus(const QString& written, const QString& all) {
    m_focused = all.isEmpty() ? written : all;
    if (written.isEmpty()) {
        return;
    }
    say(spokenText(written), Urgency::notice, Request::asked);
}

void Reader::tell(const QString& written) {
    say(spokenText(written), Urgency::notice, Request::asked);
    announce(written);
}

void Reader::hush() { m_voice.hushSpeech(); }

void Reader::toggleByEar() {
    const bool on = !m_settings.isByEar();
    m_settings.setByEar(on);
    tell(on ? tr("By ear: on. What has the keyboard focus is read out, and what you do is reported. F9 says "
                 "what can be done")
            : tr("By ear: off"));
}

QString Reader::withoutTable() const { return TableReader::sentences({tr("No table is open"), m_lobby}); }

void Reader::ask(Question question) {
    const auto& reader = seen().reader;
    tell(reader ? reader->answer(question) : m_laid ? m_laid->answer(question) : withoutTable());
}

// Of the table, or of what lies there without one; empty where there is nothing.
std::vector<PlaceRow> Reader::rows() const {
    const auto& reader = seen().reader;
    return reader ? reader->rows() : m_laid ? m_laid->rows() : std::vector<PlaceRow>();
}

void Reader::tellLastCall() {
    const std::optional<Message> last = seen().buffers.newest(MessageKind::call);
    tell(last ? last->text : tr("Nothing has been called yet"));
}

void Reader::turnBuffers(int steps) {
    seen().buffers.turn(steps);
    const std::optional<Message> here = seen().buffers.current();
    //: %1 a buffer of messages: "Payments"
    tell(here ? tr("%1: %2").arg(nameOf(seen().buffers.kind()), here->text)
              : tr("%1: nothing yet").arg(nameOf(seen().buffers.kind())));
}

void Reader::stepMessages(int steps) {
    const bool moved = seen().buffers.step(steps);
    const std::optional<Message> here = seen().buffers.current();
    if (!here) {
        tell(tr("%1: nothing yet").arg(nameOf(seen().buffers.kind())));
    } else if (moved) {
        tell(here->text);
    } else {
        //: %1 a message; there is none beyond it
        tell((steps < 0 ? tr("Oldest: %1") : tr("Newest: %1")).arg(here->text));
    }
}

void Reader::move(int rowSteps, int placeSteps) {
    const std::vector<PlaceRow> rows = this->rows();
    if (rows.empty()) {
        tell(withoutTable());
        return;
    }
    m_focused.clear();
    const bool moved = seen().cursor.move(rows, rowSteps, placeSteps);
    const PlaceRow& row = rows[seen().cursor.row(rows)];
    const QString name = row.places[seen().cursor.place(rows)].name;
    if (!moved) {
        //: %1 a place of the table; there is none beyond it
        tell(tr("Edge: %1").arg(name));
    } else {
        tell(rowSteps == 0 || name == row.name ? name : tr("%1: %2").arg(row.name, name));
    }
}

// Of what got the keyboard, or of where the cursor stands: whichever was moved last.
void Reader::tellPlace() {
    if (!m_focused.isEmpty()) {
        tell(m_focused);
        return;
    }
    const std::vector<PlaceRow> rows = this->rows();
    if (rows.empty()) {
        tell(withoutTable());
        return;
    }
    const Place& place = rows[seen().cursor.row(rows)].places[seen().cursor.place(rows)];
    tell(place.all ? place.all() : place.name);
}

void Reader::actHere() {
    const std::vector<PlaceRow> rows = this->rows();
    if (rows.empty()) {
        tell(withoutTable());
        return;
    }
    const Place& place = rows[seen().cursor.row(rows)].places[seen().cursor.place(rows)];
    if (place.act && !m_beside) { // what has been is nobody's to change
        place.act();
    } else {
        //: %1 a place of the table
        tell(tr("%1: nothing to do here").arg(place.name));
    }
}

// Keys that neither a game has nor the window.
const std::vector<Reader::Key>& Reader::keyList() {
    static const std::vector<Key> list = {
        {QStringLiteral("F3"), [](Reader& r) { r.tellLastCall(); }},
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
        {QStringLiteral("Ctrl+Return"), [](Reader& r) { r.tellPlace(); }},
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
