// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/expected_events.h"

#include "engine/scenario/same_value.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace mesaviva::scenario {

namespace {

// With more than this a file that expects very much would need too much memory.
constexpr std::size_t kMostStops = 1'000'000;
// So many fields have as many choices as there may be stops.
constexpr std::size_t kMostFields = 19;

std::uint64_t branchKey(std::uint32_t from, std::uint32_t pair) { return std::uint64_t{from} << 32U | pair; }

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
    const bool fits = count <= kMostFields && m_stops.size() + (std::size_t{1} << count) <= kMostStops;
    if (fits && (!expected.searched || (several && !expected.several))) {
        expected.searched = true;
        expected.several = several;
        openWays(expected, expected.root, 0);
    }
    return id;
}

void ExpectedEvents::hear(const Json& event) {
    const auto name = m_names.find(event["event"].get<std::string>());
    if (name == m_names.end()) {
        return;
    }
    ++m_order;
    m_kept.reset();
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
    walk(event, pairs, name->second.root, 0);
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

std::size_t ExpectedEvents::shapeOf(const Json& fields) {
    std::vector<std::string> shape;
    for (const auto& field : fields.items()) {
        if (field.key() != "event") {
            shape.push_back(field.key());
        }
    }
    std::sort(shape.begin(), shape.end());
    const auto [number, isNew] = m_shapeNumbers.try_emplace(shape, m_shapes.size());
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
    return m_branches.emplace(branchKey(from, pair), addStop()).first->second;
}

std::optional<ExpectedEvents::Node> ExpectedEvents::find(Node from, Pair pair) const {
    const auto found = m_branches.find(branchKey(from, pair));
    return found == m_branches.end() ? std::nullopt : std::optional(found->second);
}

void ExpectedEvents::openWays(const Expected& expected, Node node, std::size_t from) {
    std::vector<Other>& others = m_stops[node].others;
    if (expected.several && std::ranges::find(others, expected.shape, &Other::shape) == others.end()) {
        others.push_back({expected.shape, {}});
    }
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
    if (!stop.first.event) {
        stop.first = {m_order, kept(event)};
    } else {
        for (Other& other : stop.others) {
            if (!other.heard.event && differ(other.shape, *stop.first.event, event)) {
                other.heard = {m_order, kept(event)};
            }
        }
    }
    if (stop.whole) {
        Expected& expected = m_expected[*stop.whole];
        ++expected.count;
        expected.last = kept(event);
    }
}

const ExpectedEvents::Event& ExpectedEvents::kept(const Json& event) {
    if (!m_kept) {
        m_kept = std::make_shared<const Json>(event);
    }
    return m_kept;
}

bool ExpectedEvents::differ(std::size_t shape, const Json& a, const Json& b) const {
    return std::ranges::any_of(m_shapes[shape], [&](const std::string& field) {
        const auto inA = a.find(field);
        const auto inB = b.find(field);
        return inA == a.end() || inB == b.end() ? (inA == a.end()) != (inB == b.end())
                                                : !sameValue(*inA, *inB);
    });
}

// The first event at that stop that lacks something of what was expected.
const ExpectedEvents::Heard* ExpectedEvents::lacking(const Expected& expected, Node node) const {
    const Stop& stop = m_stops[node];
    if (!stop.first.event) {
        return nullptr;
    }
    if (!expected.last || differ(expected.shape, *stop.first.event, *expected.last)) {
        return &stop.first;
    }
    const auto other = std::ranges::find(stop.others, expected.shape, &Other::shape);
    return other != stop.others.end() && other->heard.event ? &other->heard : nullptr;
}

const ExpectedEvents::Json* ExpectedEvents::closest(Id id) const {
    const Expected& expected = m_expected[id];
    if (!expected.searched) {
        return nullptr;
    }
    const std::size_t count = expected.pairs.size();
    std::vector<const Heard*> best(count, nullptr); // by how many fields are shared
    for (std::size_t choice = 0; choice + 1 < std::size_t{1} << count; ++choice) {
        Node node = expected.root;
        for (std::size_t i = 0; i < count; ++i) {
            if ((choice >> i & 1U) != 0) {
                node = *find(node, expected.pairs[i]);
            }
        }
        const Heard* heard = lacking(expected, node);
        const Heard*& known = best[static_cast<std::size_t>(std::popcount(choice))];
        if (heard && (!known || heard->order < known->order)) {
            known = heard;
        }
    }
    const auto found = std::find_if(best.rbegin(), best.rend(), [](const Heard* heard) { return heard; });
    return found == best.rend() ? nullptr : (*found)->event.get();
}

bool ExpectedEvents::isClosestUnknown(Id id) const {
    const Expected& expected = m_expected[id];
    return !expected.searched && m_stops[expected.root].first.event;
}

} // namespace mesaviva::scenario
