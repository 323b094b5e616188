// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/reader.h"

#include <QObject>

namespace mesaviva::app {

/// Reads out what gets the keyboard, by its accessible name, for who has no screen reader. It acts only while
/// the settings want it.
class FocusReader : public QObject {
    Q_OBJECT

public:
    /// Both must live longer.
    FocusReader(Reader& reader, const HearingSettings& settings);

    /// "Continue, button", "Sound, switch, on": what an item says of itself; empty where it says nothing.
    static QString wordsOf(QObject* item);

private:
    void readFocus(QObject* item);

    Reader& m_reader;
    const HearingSettings& m_settings;
};

} // namespace mesaviva::app
