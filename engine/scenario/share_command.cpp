// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/share_command.h"

#include "engine/record/record_reader.h"
#include "engine/scenario/excerpt.h"
#include "engine/scenario/share.h"

#include <optional>
#include <ostream>

namespace mesaviva::scenario {

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
