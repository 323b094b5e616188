// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/remote/bingo_remote.h"

#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/games/bingo/remote/round_start.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/remote/hosted_table_of.h"
#include "engine/remote/remote_source_of.h"

namespace mesaviva::remote {

template <>
struct RemoteOf<bingo::Game> {
    using LosePlayer = bingo::LosePlayer;
    using RestorePlayer = bingo::RestorePlayer;

    static bingo::RoomView context(const bingo::Settings& settings) { return {settings}; }
    static bingo::Command readStep(scenario::Fields& fields, const bingo::Settings&,
                                   const std::vector<scenario::Player>& players) {
        return scenario::readBingoStep(fields, players);
    }
    static Json toStep(const bingo::Command& command, const record::PlayerNames& names,
                       const bingo::Settings& settings) {
        return record::toJson(command, names, settings);
    }
    static Json toJson(const Recorded<bingo::Event>& entry, const record::PlayerNames& names,
                       const bingo::Settings& settings) {
        return record::toJson(entry, names, settings);
    }
};

template class RemoteSource<bingo::Game>;
template std::unique_ptr<HostedTable> hostTable<bingo::Game>(TableSource<bingo::Game>& source, Seats seats);

} // namespace mesaviva::remote
