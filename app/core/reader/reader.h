// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/hearing_settings.h"
#include "app/core/reader/laid_out.h"
#include "app/core/reader/message_buffers.h"
#include "app/core/reader/review_cursor.h"
#include "app/core/reader/table_reader.h"
#include "app/core/table/table_model.h"
#include "app/media/voice/voice.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// A table for who does not see it: keeps what was told, to be gone through again, answers questions about
/// the table, and leads a cursor over it. What it tells is said by the voice and told to a screen reader.
class Reader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList keys READ keys CONSTANT)
    Q_PROPERTY(QString announcement READ announcement NOTIFY announced)
    Q_PROPERTY(int alertRole READ alertRole CONSTANT)
    Q_PROPERTY(QString lobby READ lobby WRITE setLobby)

public:
    /// Both must live longer.
    Reader(Voice& voice, HearingSettings& settings, QObject* parent = nullptr);

    /// From now on this table is heard and no other; null: none. `reader` reads the same table out.
    void follow(TableModel* table, std::unique_ptr<TableReader> reader);

    /// A round is played again in the place of that table: it is read out as a table is, with messages and a
    /// cursor of its own. What the live one tells is kept there, and what may not be missed (isToldBeside) is
    /// told as of that. Null: it is over.
    void followBeside(TableModel* replay, std::unique_ptr<TableReader> reader);

    /// While no table is open, what lies there is read out by the same keys; null: nothing does. It must be
    /// taken away before it goes.
    void lay(const LaidOut* laid);
    /// Something new about it is told, and can be gone through again. The voice says it to who plays by ear,
    /// a screen reader to everybody.
    void bring(MessageKind kind, const QString& written);

    /// The keys that this takes, as key sequences.
    static QStringList keys();
    /// One of them was pressed.
    Q_INVOKABLE void press(const QString& key);

    /// What was told last, for a screen reader.
    QString announcement() const { return m_announcement; }
    /// Has a screen reader say the announcement, which `item` has for its name and shows since now.
    Q_INVOKABLE void alert(QObject* item) const;
    /// The role that such an item needs, as QAccessible::Role.
    static int alertRole();

    /// Says what has been asked for, at once.
    void tell(const QString& written);
    /// What has the keyboard now, for the voice alone: a screen reader has told it by itself. `all` is what
    /// it says when more is asked; empty: no more than this.
    void readFocus(const QString& written, const QString& all = {});
    /// What can be said of the lobby, where no table is open.
    QString lobby() const { return m_lobby; }
    void setLobby(const QString& words) { m_lobby = words; }
    /// Nothing is said any more.
    void hush();

    /// Of what is read out now.
    const MessageBuffers& buffers() const { return seen().buffers; }

signals:
    /// Something is told to the screen reader; it may be the same words as before.
    void announced();
    /// A second of a timer is counted aloud.
    void counted(const QString& spoken);

private:
    struct Key {
        QString sequence;
        void (*act)(Reader&);
    };
    static const std::vector<Key>& keyList();

    /// A table, or what lies there without one, and where one stands in it.
    struct View {
        QPointer<TableModel> table;
        std::unique_ptr<TableReader> reader;
        MessageBuffers buffers;
        ReviewCursor cursor;
    };
    View& seen() { return m_beside ? *m_beside : m_open; }
    const View& seen() const { return m_beside ? *m_beside : m_open; }
    /// It is the table that goes on beside a repetition.
    bool isLive(const View& view) const { return m_beside && &view == &m_open; }
    void attend(View& view);
    void catchUp(const TableModel* table);

    void hear(View& view, const TableEvent& event);
    void hearActions(View& view, const TableEvent& event);
    void hearRefusal(View& view, const QString& message);
    void hearChoice(View& view, const QString& words);
    void toggleByEar();
    QString withoutTable() const;
    std::vector<PlaceRow> rows() const;
    void countDown();
    void note(View& view, const Message& message);
    void announce(const QString& text);
    void say(const QString& spoken, Urgency urgency, Request request = Request::told);

    void ask(Question question);
    void tellLastCall();
    void turnBuffers(int steps);
    void stepMessages(int steps);
    void move(int rows, int places);
    void tellPlace();
    void actHere();

    Voice& m_voice;
    HearingSettings& m_settings;
    QString m_lobby;
    View m_open;
    std::unique_ptr<View> m_beside; ///< what is seen in its place
    const LaidOut* m_laid = nullptr;
    QString m_announcement;
    QString m_focused; ///< all that is known of what got the keyboard after the cursor was moved last
    int m_second = 0;  ///< counted last
};

} // namespace mesaviva::app
