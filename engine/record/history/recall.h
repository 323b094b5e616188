// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Game recall: all data of recorded rounds. The format is published as assets/schema/mesaviva.rounds.json.
#pragma once

#include "engine/record/round_row.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>

namespace mesaviva::record {

class RecordReader;

/// Produces tables and rounds as JSON, all of them or one round with its table. The callbacks are called
/// while reading, each table before its rounds. Throws Fault; one() returns false if there is no such round.
class Recall {
public:
    using Taker = std::function<void(const nlohmann::ordered_json&)>;

    explicit Recall(RecordReader& reader) : m_reader(reader) {}

    void everything(const Taker& table, const Taker& round);
    bool one(const RoundId& id, const Taker& table, const Taker& round);

private:
    RecordReader& m_reader;
};

/// Returns calendar time as `2026-11-22T15:04:05.678Z`.
std::string isoText(WallTime time);

} // namespace mesaviva::record
