// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/table_clock.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/strict_json.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::scenario {

/// Thrown within the reader, and caught at its door, for the first thing in a file that is refused.
struct BadFile {
    FileError error;
};

/// The last second that a scenario may name.
inline constexpr std::int64_t kLastSecond = 10'000'000;

/// One value of a scenario file with its path. What does not have the form asked for ends the reading.
class Node {
public:
    /// `json` must live longer than the node.
    Node(const Json& json, std::string path) : m_json(&json), m_path(std::move(path)) {}

    const Json& json() const { return *m_json; }
    const std::string& path() const { return m_path; }

    /// Ends the reading with this value's path.
    [[noreturn]] void refuse(std::string reason) const;

    std::string text() const;
    bool truth() const;
    std::int64_t whole(std::int64_t least, std::int64_t most, std::string_view rule = {}) const;
    /// Whole cents from 0 to 10^12.
    Money amount() const { return amountFrom(Money{}); }
    /// Whole cents from -10^12 to 10^12.
    Money netAmount() const { return amountFrom(-kLargestAmount); }
    /// Seconds on the table's clock, rounded to milliseconds.
    Instant instant() const;
    /// A length in seconds, rounded to milliseconds; `rule` says why it is not negative.
    Duration duration(std::string_view rule) const;
    std::vector<Node> items() const;

private:
    Money amountFrom(Money least) const;

    const Json* m_json;
    std::string m_path;
};

/// The fields of one object: each is taken by name, and what nobody has taken in the end is refused. Any
/// object may have a `comment`, a text that means nothing.
class Fields {
public:
    explicit Fields(Node object);

    /// The field's value, if the object has it.
    std::optional<Node> take(const std::string& name);
    /// The field's value; an object without it is refused.
    Node need(const std::string& name);
    bool has(const std::string& name) const;
    const Node& object() const { return m_object; }

    /// Refuses the first field that has not been taken.
    void refuseTheRest() const;

private:
    Node m_object;
    std::vector<std::string> m_taken;
};

/// A text as messages show it: in quotes, in one line, and not more of it than a line has room for.
std::string inQuotes(const std::string& text);

/// ` (P18)`, which ends the reason of what breaks a rule; nothing for no rule.
std::string inBrackets(std::string_view rule);

} // namespace mesaviva::scenario
