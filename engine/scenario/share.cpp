// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/share.h"

#include "engine/record/record_reader.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/game_scenarios.h"

#include <optional>
#include <ostream>

namespace mesaviva::scenario {

std::string_view name(ShareLimit limit) {
    switch (limit) {
    case ShareLimit::running: return "running";
    case ShareLimit::settings: return "settings";
    case ShareLimit::names: return "names";
    case ShareLimit::arrivals: return "arrivals";
    case ShareLimit::refusals: return "refusals";
    case ShareLimit::crowd: return "crowd";
    case ShareLimit::dealer: return "dealer";
    case ShareLimit::moment: return "moment";
    case ShareLimit::earlier_rounds: return "earlier_rounds";
    case ShareLimit::other: return "other";
    }
    return {};
}

Result<std::string, NotShared> shareRound(record::RecordReader& reader, const record::RoundId& id,
                                          const Title& title) {
    const auto table = reader.table(id.table);
    if (!table || !reader.round(id)) {
        throw record::Fault{record::FaultKind::missing, "there is no such round"};
    }
    const GameScenarios* const game = scenariosOf(table->game);
    if (game == nullptr) {
        throw record::Fault{record::FaultKind::damaged, "no such game: " + table->game};
    }
    return game->share(reader, *table, id, title);
}

namespace {

constexpr int kDone = 0;
constexpr int kRefused = 2;

} // namespace

int shareCommand(const std::filesystem::path& path, const std::string& round, std::ostream& out,
                 std::ostream& err) {
    const auto refuse = [&](const std::string& why) {
        err << printable(path.string()) << ": " << printable(why) << '\n';
        return kRefused;
    };
    const auto reader = record::RecordReader::open(path);
    if (!reader) {
        return refuse(std::string(record::name(reader.error().kind)) + ": " + reader.error().detail);
    }
    if (round.empty()) {
        return refuse("a scenario is one round: --round says which");
    }
    try {
        const std::optional<record::RoundId> id = record::roundIdFrom(round);
        if (!id || !(*reader)->round(*id)) {
            return refuse("there is no such round");
        }
        const auto file = shareRound(**reader, *id, {"Ronda " + round, "Round " + round});
        if (!file) {
            const NotShared& why = file.error();
            return refuse("round " + round + " can't be a scenario: " + std::string(name(why.limit)) +
                          (why.detail.empty() ? "" : ": " + why.detail));
        }
        out << *file;
    } catch (const record::Fault& fault) {
        return refuse(std::string(record::name(fault.kind)) + ": " + fault.detail);
    }
    if (!out.flush()) {
        err << "the scenario can't be written\n";
        return kRefused;
    }
    return kDone;
}

} // namespace mesaviva::scenario
