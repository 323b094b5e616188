// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/remote/roulette_remote.h"

#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/games/roulette/remote/round_start.h"
#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/remote/hosted_table_of.h"
#include "engine/remote/remote_source_of.h"

namespace mesaviva::remote {

template <>
struct RemoteOf<roulette::Game> {
    using LosePlayer = roulette::LosePlayer;
    using RestorePlayer = roulette::RestorePlayer;

    static roulette::Settings context(const roulette::Settings& settings) { return settings; }
    static roulette::Command readStep(scenario::Fields& fields, const roulette::Settings& settings,
                                      const std::vector<scenario::Player>& players) {
        return scenario::readRouletteStep(fields, settings.layout(), players);
    }
    static Json toStep(const roulette::Command& command, const record::PlayerNames& names,
                       const roulette::Settings& settings) {
        return record::toJson(command, names, settings);
    }
    static Json toJson(const Recorded<roulette::Event>& entry, const record::PlayerNames& names,
                       const roulette::Settings& settings) {
        return record::toJson(entry, names, settings);
    }
};

template class RemoteSource<roulette::Game>;
template std::unique_ptr<HostedTable> hostTable<roulette::Game>(TableSource<roulette::Game>& source,
                                                                Seats seats);

} // namespace mesaviva::remote
