// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/significant.h"
#endif

#include <QString>

#include <cstdint>
#include <span>
#include <string_view>

namespace mesaviva::app {

/// The type of a setting's value.
enum class SettingKind : std::uint8_t {
    Amount, ///< cents
    Seconds,
    Count,
    Percent,
    Truth,
    Word,
    Words,   ///< a list of words
    Times,   ///< a list of milliseconds of table time
    Pattern, ///< a list of zeros and ones
    Regulation,
    Text,
};

/// A setting's name, translated in the context "SettingText" like all texts here.
struct NamedSetting {
    std::string_view key; ///< the last part of its path, or the whole path
    const char* words;
    SettingKind kind;
};

/// The name of one of a setting's values.
struct NamedChoice {
    std::string_view setting;
    std::string_view key;
    const char* words;
};

/// A setting with one value for each element of a group: `minimum.red`.
struct PartedSetting {
    std::string_view key;
    const char* words;                     ///< the name of one part: "Minimum on %1"
    QString (*partOf)(const QString& key); ///< "Red"; returns an unknown key unchanged
};

/// The settings of one game only, for SettingText. Stateless.
class GameSettingText {
public:
    GameSettingText() = default;
    GameSettingText(const GameSettingText&) = delete;
    GameSettingText& operator=(const GameSettingText&) = delete;
    virtual ~GameSettingText() = default;

    virtual std::span<const NamedSetting> settings() const = 0;
    virtual std::span<const NamedChoice> choices() const { return {}; }
    virtual std::span<const PartedSetting> parted() const { return {}; }
    /// A value that this game formats in its own way; empty: the common format applies.
    virtual QString value(const QString& /*path*/, const QString& /*text*/) const { return {}; }
};

/// Texts for the settings of a game's tables, which records store as keys and values. Unknown ones are shown
/// unchanged; for an unknown game, so are the settings that only one game has.
class SettingText {
public:
    /// A setting's name, by its path: `minimum`, `minimum.red`, `jackpot.base`.
    static QString name(const QString& game, const QString& path);
    /// A value as text, given as JSON or, for a string, unquoted: amounts in the current unit, times,
    /// choices. Empty input gives a dash.
    static QString value(const QString& game, const QString& path, const QString& text);
    /// A change as part of a sentence: "Minimum on Red: 1,00 pts → 2,00 pts".
    static QString change(const QString& game, const record::SettingChange& change);
};

} // namespace mesaviva::app
