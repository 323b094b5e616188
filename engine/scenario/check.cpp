// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/check.h"

#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace mesaviva::scenario {

namespace {

// A limit on memory for files with very many expectations.
constexpr std::size_t kMostStops = 1'000'000;
// This number of fields has as many subsets as kMostStops allows.
constexpr std::size_t kMostFields = 19;

// The key of a node with a pair or a shape.
std::uint64_t keyOf(std::uint32_t node, std::uint32_t other) { return std::uint64_t{node} << 32U | other; }

} // namespace

ExpectedEvents::Id ExpectedEvents::expect(const Json& fields, bool several) {
    Name& name = nameOf(fields);
    std::vector<Pair> pairs = pairsOf(name, fields);
    Node end = name.root;
    for (const Pair pair : pairs) {
        end = branch(end, pair);
    }
    if (!m_stops[end].whole) {
        m_stops[end].whole = m_expected.size();
        m_expected.push_back({name.root, std::move(pairs), shapeOf(fields), false, false, 0, {}});
    }
    const Id id = *m_stops[end].whole;
    Expected& expected = m_expected[id];
    const std::size_t count = expected.pairs.size();
    expected.several = expected.several || several;
    const bool fits = count <= kMostFields && m_stops.size() + (std::size_t{1} << count) <= kMostStops;
    if (fits && !expected.searched) {
        expected.searched = true;
        openWays(expected, expected.root, 0);
    }
    return id;
}

void ExpectedEvents::onEvent(const Json& event) {
    m_met.clear();
    const auto name = m_names.find(event["event"].get<std::string>());
    if (name == m_names.end()) {
        return;
    }
    ++m_order;
    m_stored.reset();
    std::vector<Pair> pairs;
    for (const auto& field : event.items()) {
        const auto values = name->second.values.find(field.key());
        if (values == name->second.values.end()) {
            continue;
        }
        const auto pair = values->second.find(valueText(field.value()));
        if (pair != values->second.end()) {
            pairs.push_back(pair->second);
        }
    }
    std::sort(pairs.begin(), pairs.end());
    m_new.clear();
    walk(event, pairs, name->second.root, 0);
    for (const Id id : m_new) {
        if (m_expected[id].several && m_expected[id].searched) {
            waitForOthers(m_expected[id]);
        }
    }
}

ExpectedEvents::Name& ExpectedEvents::nameOf(const Json& fields) {
    const auto [name, isNew] = m_names.try_emplace(fields["event"].get<std::string>());
    if (isNew) {
        name->second.root = addStop();
    }
    return name->second;
}

std::vector<ExpectedEvents::Pair> ExpectedEvents::pairsOf(Name& name, const Json& fields) {
    std::vector<Pair> pairs;
    for (const auto& field : fields.items()) {
        if (field.key() != "event") {
            auto& values = name.values[field.key()];
            const auto [pair, isNew] = values.try_emplace(valueText(field.value()), m_pairs);
            m_pairs += isNew ? 1 : 0;
            pairs.push_back(pair->second);
        }
    }
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

ExpectedEvents::Shape ExpectedEvents::shapeOf(const Json& fields) {
    std::vector<std::string> shape;
    for (const auto& field : fields.items()) {
        if (field.key() != "event") {
            shape.push_back(field.key());
        }
    }
    std::sort(shape.begin(), shape.end());
    const auto [number, isNew] = m_shapeNumbers.try_emplace(shape, static_cast<Shape>(m_shapes.size()));
    if (isNew) {
        m_shapes.push_back(std::move(shape));
    }
    return number->second;
}

ExpectedEvents::Node ExpectedEvents::addStop() {
    m_stops.emplace_back();
    return static_cast<Node>(m_stops.size() - 1);
}

ExpectedEvents::Node ExpectedEvents::branch(Node from, Pair pair) {
    if (const std::optional<Node> known = find(from, pair)) {
        return *known;
    }
    return m_branches.emplace(keyOf(from, pair), addStop()).first->second;
}

std::optional<ExpectedEvents::Node> ExpectedEvents::find(Node from, Pair pair) const {
    const auto found = m_branches.find(keyOf(from, pair));
    return found == m_branches.end() ? std::nullopt : std::optional(found->second);
}

// The node of a subset of the pairs, given as one bit for each.
ExpectedEvents::Node ExpectedEvents::nodeOf(const Expected& expected, std::size_t choice) const {
    Node node = expected.root;
    for (std::size_t i = 0; i < expected.pairs.size(); ++i) {
        if ((choice >> i & 1U) != 0) {
            node = *find(node, expected.pairs[i]);
        }
    }
    return node;
}

void ExpectedEvents::openWays(const Expected& expected, Node node, std::size_t from) {
    ++m_work;
    for (std::size_t i = from; i < expected.pairs.size(); ++i) {
        openWays(expected, branch(node, expected.pairs[i]), i + 1);
    }
}

void ExpectedEvents::walk(const Json& event, const std::vector<Pair>& pairs, Node node, std::size_t from) {
    stopAt(node, event);
    for (std::size_t i = from; i < pairs.size(); ++i) {
        if (const std::optional<Node> next = find(node, pairs[i])) {
            walk(event, pairs, *next, i + 1);
        }
    }
}

void ExpectedEvents::stopAt(Node node, const Json& event) {
    Stop& stop = m_stops[node];
    m_work += 1 + stop.waiting.size();
    if (!stop.first.event) {
        stop.first = {m_order, stored(event)};
    } else {
        std::erase_if(stop.waiting, [&](Shape shape) {
            const bool isOther = differ(shape, *stop.first.event, event);
            if (isOther) {
                m_others.emplace(keyOf(node, shape), Occurrence{m_order, stored(event)});
            }
            return isOther;
        });
    }
    if (stop.whole) {
        Expected& expected = m_expected[*stop.whole];
        if (expected.count == 0) {
            m_new.push_back(*stop.whole);
        }
        m_met.push_back(*stop.whole);
        ++expected.count;
        expected.last = stored(event);
    }
}

// Called when the expected event occurs for the first time. Where another event was first at a node, that one
// lacks something; where this one is first, one that lacks something may still follow.
void ExpectedEvents::waitForOthers(const Expected& expected) {
    const std::size_t count = expected.pairs.size();
    for (std::size_t choice = 0; choice + 1 < std::size_t{1} << count; ++choice) {
        ++m_work;
        const Node node = nodeOf(expected, choice);
        if (m_stops[node].first.order == m_order) {
            m_stops[node].waiting.push_back(expected.shape);
        }
    }
}

const ExpectedEvents::Event& ExpectedEvents::stored(const Json& event) {
    if (!m_stored) {
        m_stored = std::make_shared<const Json>(event);
    }
    return m_stored;
}

bool ExpectedEvents::differ(Shape shape, const Json& a, const Json& b) const {
    return std::ranges::any_of(m_shapes[shape], [&](const std::string& field) {
        const auto inA = a.find(field);
        const auto inB = b.find(field);
        return inA == a.end() || inB == b.end() ? (inA == a.end()) != (inB == b.end())
                                                : !sameValue(*inA, *inB);
    });
}

// The first event at that node that lacks some of the expected fields.
const ExpectedEvents::Occurrence* ExpectedEvents::lacking(const Expected& expected, Node node) const {
    const Stop& stop = m_stops[node];
    if (!stop.first.event) {
        return nullptr;
    }
    if (!expected.last || differ(expected.shape, *stop.first.event, *expected.last)) {
        return &stop.first;
    }
    const auto other = m_others.find(keyOf(node, expected.shape));
    return other != m_others.end() ? &other->second : nullptr;
}

const ExpectedEvents::Json* ExpectedEvents::closest(Id id) const {
    const Expected& expected = m_expected[id];
    if (!expected.searched) {
        return nullptr;
    }
    const std::size_t count = expected.pairs.size();
    std::vector<const Occurrence*> best(count, nullptr); // by number of matching fields
    for (std::size_t choice = 0; choice + 1 < std::size_t{1} << count; ++choice) {
        const Occurrence* occurrence = lacking(expected, nodeOf(expected, choice));
        const Occurrence*& known = best[static_cast<std::size_t>(std::popcount(choice))];
        if (occurrence && (!known || occurrence->order < known->order)) {
            known = occurrence;
        }
    }
    const auto found =
        std::find_if(best.rbegin(), best.rend(), [](const Occurrence* occurrence) { return occurrence; });
    return found == best.rend() ? nullptr : (*found)->event.get();
}

bool ExpectedEvents::isClosestUnknown(Id id) const {
    const Expected& expected = m_expected[id];
    return !expected.searched && m_stops[expected.root].first.event;
}

Checker::Checker(const Scenario& scenario) : m_scenario(scenario) {
    for (const Expectation& expectation : scenario.expectations) {
        const auto* expected = std::get_if<ExpectedEvent>(&expectation);
        m_ids.push_back(expected ? m_events.expect(*expected->fields, expected->count.value_or(0) > 1) : 0);
        if (expected) {
            m_places.resize(std::max(m_places.size(), m_ids.back() + 1));
            m_places[m_ids.back()].push_back(m_ids.size() - 1);
        }
    }
}

std::vector<std::size_t> Checker::met() const {
    std::vector<std::size_t> places;
    for (const ExpectedEvents::Id id : m_events.met()) {
        places.insert(places.end(), m_places[id].begin(), m_places[id].end());
    }
    return places;
}

std::vector<Unmet> Checker::notMet(const std::vector<Money>& wallets) const {
    std::vector<Unmet> list;
    for (std::size_t i = 0; i < m_ids.size(); ++i) {
        if (const auto* balance = std::get_if<ExpectedBalance>(&m_scenario.expectations[i])) {
            for (const auto& [player, amount] : balance->wallets) {
                if (wallets[player] != amount) {
                    Unmet unmet;
                    unmet.place = i;
                    unmet.player = player;
                    unmet.wallet = wallets[player];
                    unmet.expectedWallet = amount;
                    list.push_back(unmet);
                }
            }
            continue;
        }
        const auto& expected = std::get<ExpectedEvent>(m_scenario.expectations[i]);
        const std::uint64_t count = m_events.count(m_ids[i]);
        if (expected.count ? count == *expected.count : count > 0) {
            continue;
        }
        Unmet unmet;
        unmet.place = i;
        unmet.expected = expected.fields.get();
        unmet.count = expected.count;
        unmet.occurred = count;
        if (expected.count && count > *expected.count) {
            unmet.last = m_events.last(m_ids[i]);
        } else {
            unmet.closest = m_events.closest(m_ids[i]);
            unmet.isClosestUnknown = !unmet.closest && m_events.isClosestUnknown(m_ids[i]);
        }
        list.push_back(unmet);
    }
    return list;
}

} // namespace mesaviva::scenario
