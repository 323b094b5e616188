// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

namespace mesaviva {

/// Who injected a fault on purpose. The fault's event says it, and so it is part of the record's hash chain.
enum class InjectedBy : std::uint8_t {
    nobody,    ///< it just happened; the event then has no such field
    inspector, ///< an inspector, from the fault injector
    scenario,  ///< a step of a scenario file
    lesson,    ///< a lesson, or the program at a trainee's table
};

/// Returns the key, for instance `inspector`.
constexpr std::string_view name(InjectedBy by) {
    switch (by) {
    case InjectedBy::nobody: return "nobody";
    case InjectedBy::inspector: return "inspector";
    case InjectedBy::scenario: return "scenario";
    case InjectedBy::lesson: return "lesson";
    }
    return {};
}

/// Sets `injectedBy` of a command or an event that has it.
template <class OneOfMany>
void setInjectedBy(OneOfMany& one, InjectedBy by) {
    std::visit(
        [by](auto& kind) {
            if constexpr (requires { kind.injectedBy = by; }) {
                kind.injectedBy = by;
            }
        },
        one);
}

/// Returns who injected the fault that an event reports; nobody for other events.
template <class OneOfMany>
InjectedBy injectedByOf(const OneOfMany& one) {
    return std::visit(
        [](const auto& kind) {
            if constexpr (requires { InjectedBy(kind.injectedBy); }) {
                return InjectedBy(kind.injectedBy);
            } else {
                return InjectedBy::nobody;
            }
        },
        one);
}

/// Marks the events from index `from` on, which `command` has brought, with who injected the fault.
template <class Command, class Events>
void markInjected(const Command& command, Events& events, std::size_t from) {
    if (const InjectedBy by = injectedByOf(command); by != InjectedBy::nobody) {
        for (auto* event = events.begin() + from; event != events.end(); ++event) {
            setInjectedBy(*event, by);
        }
    }
}

} // namespace mesaviva
