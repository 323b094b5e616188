// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a record: the file as such, or the errors found in it.
#pragma once

#include "engine/record/rows.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// Why a record file cannot be read or written.
enum class FaultKind : std::uint8_t {
    missing,    ///< there is no such file
    foreign,    ///< another kind of file
    newer,      ///< written by a later version of the program
    damaged,    ///< a record, but truncated or altered
    locked,     ///< another program is writing to it
    read_only,  ///< file or folder is not writable
    disk_full,  ///< no space is left
    unreadable, ///< another error from the system
    silent,     ///< the device does not answer
    unfinished, ///< a change was cut off; its journal is still there and was not applied
};

/// Returns the kind's key, for instance `damaged`.
std::string_view name(FaultKind kind);

/// What is wrong with a record file, with the system's or SQLite's message (English).
struct Fault {
    FaultKind kind = FaultKind::unreadable;
    std::string detail;

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// What kind of error was found in a record, for texts in any language.
enum class FindingCode : std::uint8_t {
    other,   ///< described by `what` only
    differs, ///< a value is `found` and must be `expected`; without `expected` it must not be there, and
             ///< without `found` it is missing
    event_missing, ///< an event is missing
    event_altered, ///< an event is not the one that was written: its hash does not match
    end_missing,   ///< events, or whole tables, are missing at the end
    table_missing, ///< a table is missing
    unexplained,   ///< nothing at the table leads to this event
    impossible,    ///< the table's state does not allow the event at all
    round_list,    ///< the list of rounds does not follow from the events
    seal,          ///< the sealed seed is not that of the running round
    head,          ///< the record's head is not that of its events
    copy_lacks,    ///< the second copy lacks an event
    copy_only,     ///< only the second copy has the event
    copy_differs,  ///< the second copy has another event
};

/// An error found in a record.
struct Finding {
    std::optional<RoundId>
        round;             ///< round number 0: before the table's first round; nothing: the file as a whole
    std::uint64_t seq = 0; ///< sequence number of the event; 0: no event
    std::string event;     ///< its kind
    std::string field;     ///< for instance `stakes.0.returned`; empty: the whole event
    std::string what;      ///< in English
    std::string expected = {}; ///< the value that it must have; empty: none, or there is no single one
    std::string found = {};    ///< the value on record; empty: likewise
    FindingCode code = FindingCode::other;

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The errors found in a record or a part of it, in order: the first kMost of them, and how many more there
/// are.
class Findings {
public:
    static constexpr std::size_t kMost = 1'000;

    void add(Finding finding) {
        if (m_list.size() < kMost) {
            m_list.push_back(std::move(finding));
        } else {
            ++m_more;
        }
    }
    void add(const std::optional<Finding>& finding) {
        if (finding) {
            add(Finding(*finding));
        }
    }
    void add(const Findings& others) {
        for (const Finding& finding : others.m_list) {
            add(Finding(finding));
        }
        m_more += others.m_more;
    }

    bool isEmpty() const { return m_list.empty(); }
    const std::vector<Finding>& list() const { return m_list; }
    std::uint64_t more() const { return m_more; }

    friend bool operator==(const Findings&, const Findings&) = default;

private:
    std::vector<Finding> m_list;
    std::uint64_t m_more = 0;
};

/// Returns the finding as one line of text.
std::string textOf(const Finding& finding);

/// Why a file can't be used, as one printable line: path, kind, detail.
std::string textOf(const std::filesystem::path& path, const Fault& fault);

/// Progress in events. Called regularly on the verifying thread; may throw to cancel, and the exception
/// propagates.
using Progress = std::function<void(std::uint64_t done, std::uint64_t all)>;

} // namespace mesaviva::record
