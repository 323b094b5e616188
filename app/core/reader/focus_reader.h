// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/reader.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

namespace mesaviva::app {

/// Reads out what gets the keyboard, by its accessible name, for who has no screen reader; what a key changes
/// there; and a dialog that opens around it. It acts only while the settings want it.
class FocusReader : public QObject {
    Q_OBJECT

public:
    /// Both must live longer.
    FocusReader(Reader& reader, const HearingSettings& settings);

    /// "Continue, button", "Sound, switch, on": what an item says of itself; empty where it says nothing.
    static QString wordsOf(QObject* item);
    /// What the list is called of which an item is a row; empty: it is none.
    static QString listAround(QObject* item);
    /// The title of the dialog around an item, and what is written in it; empty: there is none.
    static QString dialogAround(QObject* item);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void readFocus(QObject* item);
    void readChange();
    void read(QObject* item);

    Reader& m_reader;
    const HearingSettings& m_settings;
    QPointer<QObject> m_item; ///< has the keyboard
    QStringList m_words;      ///< what it has said of itself
    QString m_list;           ///< what the list around it is called
    QString m_dialog;         ///< what the dialog around it has said
    bool m_follows = false;
};

} // namespace mesaviva::app
