// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace mesaviva::scenario {

/// Finds out which of many expected events occur, how often, and which event is most similar to one that does
/// not. The cost grows with the number of events plus the number of expectations, not with their product.
///
/// Every subset of the fields of an expected event is a path in a tree whose edges are fields with their
/// values. Each event walks all paths that its own fields open.
class ExpectedEvents {
public:
    using Json = nlohmann::ordered_json;
    /// Identifies an expected event; expectations with equal fields share it.
    using Id = std::size_t;

    /// Expects an event with these fields, `event` among them; `several`: possibly more than one. Call it
    /// before the first onEvent().
    Id expect(const Json& fields, bool several);
    /// Processes the next event, as written by record::toJson().
    void onEvent(const Json& event);

    /// The expectations that the last event meets.
    const std::vector<Id>& met() const { return m_met; }
    /// The number of events with all the fields.
    std::uint64_t count(Id id) const { return m_expected[id].count; }
    /// The last of them; null if there was none.
    const Json* last(Id id) const { return m_expected[id].last.get(); }
    /// The most similar event: the first of those of that name with the most matching fields. Null if there
    /// was none, or if only one was expected and it occurred.
    const Json* closest(Id id) const;
    /// Whether there were events of that name but the most similar one was not searched for, as too much is
    /// expected.
    bool isClosestUnknown(Id id) const;

    /// The work done so far, in visited nodes and comparisons of two events.
    std::uint64_t work() const { return m_work; }

private:
    using Event = std::shared_ptr<const Json>;
    using Node = std::uint32_t;
    using Pair = std::uint32_t; ///< an expected field with its value

    struct Occurrence {
        std::uint64_t order = 0;
        Event event; ///< null: none
    };
    using Shape = std::uint32_t; ///< a set of expected fields
    struct Stop {
        Occurrence first;
        /// For an event expected several times whose first occurrence is here: shapes in whose fields a
        /// further occurrence must differ from the first.
        std::vector<Shape> waiting;
        std::optional<Id> whole; ///< the expectation that has exactly these fields
    };
    struct Expected {
        Node root = 0;
        std::vector<Pair> pairs; ///< in ascending order
        Shape shape = 0;
        bool several = false;
        bool searched = false; ///< every subset of the pairs is a path
        std::uint64_t count = 0;
        Event last;
    };
    /// The events of one name.
    struct Name {
        Node root = 0;
        std::map<std::string, std::unordered_map<std::string, Pair>>
            values; ///< by field, then by valueText()
    };

    Name& nameOf(const Json& fields);
    std::vector<Pair> pairsOf(Name& name, const Json& fields);
    Shape shapeOf(const Json& fields);
    Node addStop();
    Node branch(Node from, Pair pair);
    std::optional<Node> find(Node from, Pair pair) const;
    Node nodeOf(const Expected& expected, std::size_t choice) const;
    void openWays(const Expected& expected, Node node, std::size_t from);
    void walk(const Json& event, const std::vector<Pair>& pairs, Node node, std::size_t from);
    void stopAt(Node node, const Json& event);
    void waitForOthers(const Expected& expected);
    const Event& stored(const Json& event);
    bool differ(Shape shape, const Json& a, const Json& b) const;
    const Occurrence* lacking(const Expected& expected, Node node) const;

    std::map<std::string, Name> m_names;
    std::map<std::vector<std::string>, Shape> m_shapeNumbers;
    std::vector<std::vector<std::string>> m_shapes; ///< the fields of each, without `event`
    std::vector<Stop> m_stops;
    std::unordered_map<std::uint64_t, Node> m_branches; ///< by node and pair
    /// By node and shape: the awaited event that occurred there.
    std::unordered_map<std::uint64_t, Occurrence> m_others;
    std::vector<Expected> m_expected;
    std::vector<Id> m_met; ///< expectations that the present event meets
    std::vector<Id> m_new; ///< expectations that the present event is the first to meet
    Pair m_pairs = 0;
    std::uint64_t m_order = 0;
    std::uint64_t m_work = 0;
    Event m_stored; ///< the present event, once it has to be stored
};

/// An expectation that is not met, as data from which text can be made in any language. Refers to the
/// scenario and to the checker's events.
struct Unmet {
    std::size_t place = 0; ///< index in the list of expectations, from 0

    // A balance.
    PlayerId player = kNobody; ///< whose balance differs; kNobody: an event was expected
    Money wallet;
    Money expectedWallet;

    // An event.
    const nlohmann::ordered_json* expected = nullptr; ///< its fields; null: a balance
    std::optional<std::uint64_t> count;               ///< the exact number of events; nothing: at least one
    std::uint64_t occurred = 0;
    const nlohmann::ordered_json* last = nullptr;    ///< the last one, if there are too many
    const nlohmann::ordered_json* closest = nullptr; ///< the most similar event of the same name
    bool isClosestUnknown = false;                   ///< not searched for, as too much is expected
};

/// Compares a scenario's expectations with the events of a run.
class Checker {
public:
    /// `scenario` must outlive the checker.
    explicit Checker(const Scenario& scenario);

    /// Processes the next event, as written by record::toJson().
    void onEvent(const nlohmann::ordered_json& event) { m_events.onEvent(event); }

    /// The indices of the expectations that the last event meets.
    std::vector<std::size_t> met() const;
    /// The expectations that are not met, given the final balances by PlayerId. Valid until the next event.
    std::vector<Unmet> notMet(const std::vector<Money>& wallets) const;

private:
    const Scenario& m_scenario;
    ExpectedEvents m_events;
    std::vector<ExpectedEvents::Id> m_ids;          ///< by index in the list of expectations; 0 for a balance
    std::vector<std::vector<std::size_t>> m_places; ///< by id: the indices in that list
};

} // namespace mesaviva::scenario
