// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/remote/poker_remote.h"

#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/poker/remote/round_start.h"
#include "engine/games/poker/scenario/poker_content.h"
#include "engine/remote/hosted_table_of.h"
#include "engine/remote/remote_source_of.h"

namespace mesaviva::remote {

template <>
struct RemoteOf<poker::Game> {
    using LosePlayer = poker::LosePlayer;
    using RestorePlayer = poker::RestorePlayer;

    static record::NoContext context(const poker::Settings&) { return {}; }
    static poker::Command readStep(scenario::Fields& fields, const poker::Settings&,
                                   const std::vector<scenario::Player>& players) {
        return scenario::readPokerStep(fields, {}, players);
    }
    static Json toStep(const poker::Command& command, const record::PlayerNames& names,
                       const poker::Settings&) {
        return record::toJson(command, names);
    }
    static Json toJson(const Recorded<poker::Event>& entry, const record::PlayerNames& names,
                       const poker::Settings& settings) {
        return record::toJson(entry, names, settings);
    }
};

template class RemoteSource<poker::Game>;
template std::unique_ptr<HostedTable> hostTable<poker::Game>(TableSource<poker::Game>& source, Seats seats);

} // namespace mesaviva::remote
