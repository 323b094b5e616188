// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/hearing_settings.h"
#include "app/core/reader/message.h"
#include "app/core/reader/table_reader.h"
#include "app/core/table/table_model.h"
#include "app/media/voice/voice.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>
#include <vector>

namespace mesaviva::app {

/// The user's position on a changing table: a row and a place in it. It remembers the place in each row.
class ReviewCursor {
public:
    /// Moves by rows and places within the current table; stays within bounds. Returns whether it moved.
    bool move(const std::vector<PlaceRow>& rows, int rowSteps, int placeSteps);
    /// The current row and place; place 0 in a row not visited before.
    std::size_t row(const std::vector<PlaceRow>& rows) const;
    std::size_t place(const std::vector<PlaceRow>& rows) const;
    void reset();

private:
    QString m_row;                           ///< by name: rows appear and disappear
    std::size_t m_index = 0;                 ///< its former index, in case the row has disappeared
    std::map<QString, std::size_t> m_places; ///< in each row
};

/// A table for users who can't see it: stores messages to step through, answers questions about the table,
/// and moves a cursor over it. Its text goes to the voice and to a screen reader.
class Reader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList keys READ keys CONSTANT)
    Q_PROPERTY(QString announcement READ announcement NOTIFY announced)
    Q_PROPERTY(int alertRole READ alertRole CONSTANT)
    Q_PROPERTY(QString lobby READ lobby WRITE setLobby)

public:
    /// Both must outlive it.
    Reader(Voice& voice, HearingSettings& settings, QObject* parent = nullptr);

    /// Reads this table and no other; null: none. `reader` describes the same table.
    void follow(TableModel* table, std::unique_ptr<TableReader> reader);

    /// Reads a replay shown in place of that table, with its own messages and cursor. The live table's
    /// messages are stored, and the essential ones (isSpokenDuringReplay) are spoken and marked as its own.
    /// Null ends the replay.
    void followReplay(TableModel* replay, std::unique_ptr<TableReader> reader);

    /// The layout to read with the same keys while no table is open; null: none. Reset it before the layout
    /// is deleted.
    void setLayout(const ReadableLayout* layout);
    /// Adds and announces a message. The voice speaks it to players by ear; a screen reader always gets it.
    void bring(MessageKind kind, const QString& written);

    /// The key sequences handled by press().
    static QStringList keys();
    /// Handles one of those keys.
    Q_INVOKABLE void press(const QString& key);

    /// The last announcement for a screen reader.
    QString announcement() const { return m_announcement; }
    /// Makes a screen reader read the announcement. `item` has it as accessible name and has just been shown.
    Q_INVOKABLE void alert(QObject* item) const;
    /// The role that such an item needs, as QAccessible::Role.
    static int alertRole();

    /// Speaks a requested answer at once.
    void speak(const QString& written);
    /// Speaks the item with keyboard focus; a screen reader reads it by itself. `all` is the longer text on
    /// request; empty: the same.
    void readFocus(const QString& written, const QString& all = {});
    /// The description of the lobby, while no table is open.
    QString lobby() const { return m_lobby; }
    void setLobby(const QString& words) { m_lobby = words; }
    /// Stops speech.
    void hush();

    /// The messages of the table being read.
    const MessageBuffers& buffers() const { return seen().buffers; }

signals:
    /// Text was sent to the screen reader; it may be the same as before.
    void announced();
    /// A timer's second was counted aloud.
    void counted(const QString& spoken);

private:
    struct Key {
        QString sequence;
        void (*act)(Reader&);
    };
    static const std::vector<Key>& keyList();

    /// A table, or a layout without one, and the user's position in it.
    struct View {
        QPointer<TableModel> table;
        std::unique_ptr<TableReader> reader;
        MessageBuffers buffers;
        ReviewCursor cursor;
    };
    View& seen() { return m_replayView ? *m_replayView : m_open; }
    const View& seen() const { return m_replayView ? *m_replayView : m_open; }
    /// Whether the view is the live table during a replay.
    bool isLive(const View& view) const { return m_replayView && &view == &m_open; }
    void attend(View& view);
    void catchUp(const TableModel* table);

    void onEvent(View& view, const TableEvent& event);
    void onActions(View& view, const TableEvent& event);
    void onRefusal(View& view, const QString& message);
    void onChoice(View& view, const QString& words);
    void toggleByEar();
    QString withoutTable() const;
    std::vector<PlaceRow> rows() const;
    void countDown();
    void note(View& view, const Message& message);
    void announce(const QString& text);
    void say(const QString& spoken, Urgency urgency, Occasion occasion = Occasion::announced);

    void ask(Question question);
    void speakLastCall();
    void turnBuffers(int steps);
    void stepMessages(int steps);
    void move(int rows, int places);
    void speakPlace();
    void actHere();

    Voice& m_voice;
    HearingSettings& m_settings;
    QString m_lobby;
    View m_open;
    std::unique_ptr<View> m_replayView; ///< the replay shown in its place
    const ReadableLayout* m_layout = nullptr;
    QString m_announcement;
    QString m_focused; ///< the full text of the focused item, if the focus moved after the cursor
    int m_second = 0;  ///< last one counted
};

} // namespace mesaviva::app
