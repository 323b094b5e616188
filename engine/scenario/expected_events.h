// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Finds out which of many expected events come, how often, and what comes closest to one that does not. What
/// that takes grows with the events and with what is expected, not with one times the other.
///
/// Every choice among the fields of an expected event is a way into a tree, whose branches are fields with
/// their values. Hearing an event is walking all the ways that its own fields open.
class ExpectedEvents {
public:
    using Json = nlohmann::ordered_json;
    /// Which expected event; the same for all that expect the same fields.
    using Id = std::size_t;

    /// Expects an event with these fields, `event` among them; `several`: perhaps more than one. Before
    /// anything is heard.
    Id expect(const Json& fields, bool several);
    /// Takes in the next event, as record::toJson() writes it.
    void hear(const Json& event);

    /// How many events had all the fields.
    std::uint64_t count(Id id) const { return m_expected[id].count; }
    /// The last of them; null: there was none.
    const Json* last(Id id) const { return m_expected[id].last.get(); }
    /// Among the events of that name that lack something: the first of those that have most of the fields.
    /// Null: there was none; or some have come already, and only one was expected.
    const Json* closest(Id id) const;
    /// There were events of that name, but what came closest was not looked for: too much is expected.
    bool isClosestUnknown(Id id) const;

    /// How much work has been done so far, in stops on the ways and in comparisons of two events.
    std::uint64_t work() const { return m_work; }

private:
    using Event = std::shared_ptr<const Json>;
    using Node = std::uint32_t;
    using Pair = std::uint32_t; ///< a field with a value that somebody expects

    struct Heard {
        std::uint64_t order = 0;
        Event event; ///< null: none
    };
    using Shape = std::uint32_t; ///< which fields are expected
    struct Stop {
        Heard first;
        /// Of what was expected several times and has come with that first event: events with the fields of
        /// these shapes are waited for that differ in them from the first.
        std::vector<Shape> waiting;
        std::optional<Id> whole; ///< what was expected has these fields, and no others
    };
    struct Expected {
        Node root = 0;
        std::vector<Pair> pairs; ///< in rising order
        Shape shape = 0;
        bool several = false;
        bool searched = false; ///< every choice among the pairs is a way
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
    const Event& kept(const Json& event);
    bool differ(Shape shape, const Json& a, const Json& b) const;
    const Heard* lacking(const Expected& expected, Node node) const;

    std::map<std::string, Name> m_names;
    std::map<std::vector<std::string>, Shape> m_shapeNumbers;
    std::vector<std::vector<std::string>> m_shapes; ///< the fields of each, `event` excluded
    std::vector<Stop> m_stops;
    std::unordered_map<std::uint64_t, Node> m_branches; ///< by node and pair
    /// By node and shape: the event that was waited for there.
    std::unordered_map<std::uint64_t, Heard> m_others;
    std::vector<Expected> m_expected;
    std::vector<Id> m_new; ///< of what the event that is being heard is the first
    Pair m_pairs = 0;
    std::uint64_t m_order = 0;
    std::uint64_t m_work = 0;
    Event m_kept; ///< the event that is being heard, once somebody keeps it
};

} // namespace mesaviva::scenario
