// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/reader/reader.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

namespace mesaviva::app {

/// Reads aloud, for users without a screen reader: the accessible name of the item with keyboard focus,
/// changes made to it by a key, and the dialog that opens around it. Active only if the settings say so.
class FocusReader : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    FocusReader(Reader& reader, const HearingSettings& settings);

    /// The accessible text of an item: "Continue, button", "Sound, switch, on"; empty if it has none.
    static QString wordsOf(QObject* item);
    /// The name of the list that contains an item; empty if it is not in a list.
    static QString listAround(QObject* item);
    /// The title and text of the dialog that contains an item; empty if there is none.
    static QString dialogAround(QObject* item);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void readFocus(QObject* item);
    void readChange();
    void read(QObject* item);

    Reader& m_reader;
    const HearingSettings& m_settings;
    QPointer<QObject> m_item; ///< has keyboard focus
    QStringList m_words;      ///< the item's text as last read
    QString m_list;           ///< the name of the list around it
    QString m_dialog;         ///< the text of the dialog around it
    bool m_follows = false;
};

} // namespace mesaviva::app
