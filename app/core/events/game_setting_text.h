// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <span>
#include <string_view>

namespace mesaviva::app {

/// What a setting's value is.
enum class SettingKind : std::uint8_t {
    Amount, ///< cents
    Seconds,
    Count,
    Percent,
    Truth,
    Word,
    Words,   ///< a list of them
    Times,   ///< a list of milliseconds of table time
    Pattern, ///< a list of zeros and ones
    Regulation,
    Text,
};

/// What a setting is called, to be translated in "SettingText" as all words here.
struct NamedSetting {
    std::string_view key; ///< the last part of its path, or all of it
    const char* words;
    SettingKind kind;
};

/// What one of a setting's words says.
struct NamedChoice {
    std::string_view setting;
    std::string_view key;
    const char* words;
};

/// A setting with a value for each of the game's own things: `minimum.red`.
struct PartedSetting {
    std::string_view key;
    const char* words;                     ///< of one of them: "Minimum on %1"
    QString (*partOf)(const QString& key); ///< "Red"; what is unknown stays as it is
};

/// The settings that only this game has, for SettingText. Without a state of its own.
class GameSettingText {
public:
    GameSettingText() = default;
    GameSettingText(const GameSettingText&) = delete;
    GameSettingText& operator=(const GameSettingText&) = delete;
    virtual ~GameSettingText() = default;

    virtual std::span<const NamedSetting> settings() const = 0;
    virtual std::span<const NamedChoice> choices() const { return {}; }
    virtual std::span<const PartedSetting> parted() const { return {}; }
    /// What a value says that has a way of its own in this game; empty: it has none.
    virtual QString value(const QString& /*path*/, const QString& /*text*/) const { return {}; }
};

} // namespace mesaviva::app
