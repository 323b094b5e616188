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

/// Thrown by the reader for the first error in a file, and caught by its entry point.
struct BadFile {
    FileError error;
};

/// The last second allowed in a scenario.
inline constexpr std::int64_t kLastSecond = 10'000'000;

/// A value of a scenario file with its path. A value of the wrong form ends the reading.
class Node {
public:
    /// `json` must outlive the node.
    Node(const Json& json, std::string path) : m_json(&json), m_path(std::move(path)) {}

    const Json& json() const { return *m_json; }
    const std::string& path() const { return m_path; }

    /// Ends the reading with an error at this value.
    [[noreturn]] void refuse(FileProblem problem, std::vector<std::string> arguments = {},
                             std::string_view rule = {}) const;

    std::string text() const;
    bool truth() const;
    std::int64_t whole(std::int64_t least, std::int64_t most, std::string_view rule = {}) const;
    /// Whole cents from 0 to 10^12.
    Money amount() const { return amountFrom(Money{}); }
    /// Whole cents from -10^12 to 10^12.
    Money netAmount() const { return amountFrom(-kLargestAmount); }
    /// Seconds on the table's clock, rounded to milliseconds.
    Instant instant() const;
    /// A length in seconds, rounded to milliseconds; `rule` is quoted if it is negative.
    Duration duration(std::string_view rule) const;
    std::vector<Node> items() const;

private:
    Money amountFrom(Money least) const;

    const Json* m_json;
    std::string m_path;
};

/// The fields of an object. Each is taken by name, and refuseTheRest() refuses those not taken. Any object
/// may have a `comment`, a text for readers.
class Fields {
public:
    explicit Fields(Node object);

    /// The field's value, if there is one.
    std::optional<Node> take(const std::string& name);
    /// The field's value; refuses an object without it.
    Node need(const std::string& name);
    bool has(const std::string& name) const;
    const Node& object() const { return m_object; }

    /// Refuses the first field that was not taken.
    void refuseTheRest() const;

private:
    Node m_object;
    std::vector<std::string> m_taken;
};

} // namespace mesaviva::scenario
