// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/scenario_commands.h"

#include "app/cli/sentences/file_error_sentences.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/record_reader.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/share.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <iostream>
#include <ostream>
#include <string_view>
#include <utility>

namespace mesaviva::app {

using scenario::FileError;
using scenario::printable;
using scenario::Scenario;
using scenario::Unmet;

namespace {

constexpr std::string_view kStandardInput = "-";
constexpr int kShared = 0;
constexpr int kNotShared = 2;

std::string often(std::uint64_t count) {
    return count == 0 ? "never" : count == 1 ? "once" : std::to_string(count) + " times";
}

// The fields in which an event differs from the expected one.
std::string differences(const nlohmann::ordered_json& expected, const nlohmann::ordered_json& event) {
    std::string text;
    for (const auto& field : expected.items()) {
        const auto found = event.find(field.key());
        if (found != event.end() && scenario::sameValue(*found, field.value())) {
            continue;
        }
        text += text.empty() ? "" : ", ";
        text += found == event.end()
                    ? "no " + field.key()
                    : field.key() + ' ' + found->dump() + " instead of " + field.value().dump();
    }
    return text;
}

std::string textOfFault(const record::Fault& fault) {
    return std::string(record::name(fault.kind)) + ": " + printable(englishText(fault.problem));
}

// Why a file can't hold a round.
std::string textOfLimit(const scenario::NotShared& why) {
    std::string detail = why.place;
    if (why.error) {
        detail = (why.error->path.empty() ? "" : why.error->path + ": ") + englishReason(*why.error);
    }
    return std::string(name(why.limit)) + (detail.empty() ? "" : ": " + detail);
}

} // namespace

std::string englishText(const Unmet& unmet, const Scenario& scenario) {
    std::string line = "expect[" + std::to_string(unmet.place) + "]: ";
    if (!unmet.expected) {
        return line + "the balance of " + scenario.players[unmet.player].id + " is " +
               std::to_string(unmet.wallet.cents) + " instead of " +
               std::to_string(unmet.expectedWallet.cents);
    }
    line += unmet.expected->dump() + " came " + often(unmet.occurred);
    if (unmet.count) {
        line += " instead of " + often(*unmet.count);
    }
    if (unmet.last) {
        line += "; the last was " + unmet.last->dump();
    } else if (unmet.closest) {
        line += "; the closest has " + differences(*unmet.expected, *unmet.closest) + ": " +
                unmet.closest->dump();
    } else if (unmet.isClosestUnknown) {
        line += "; the closest is not looked for where so much is expected";
    } else if (unmet.occurred == 0) {
        line += "; there was no such event at all";
    }
    return line;
}

int runCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err,
               const std::optional<scenario::RecordTo>& recordTo) {
    Result<Scenario, FileError> read =
        path == kStandardInput ? scenario::load(std::cin) : scenario::load(path);
    if (!read) {
        err << printable(path.string()) << ": " << englishText(read.error()) << '\n';
        return static_cast<int>(scenario::RunEnd::refused);
    }
    scenario::RunReport report;
    report.error = [&err](const FileError& error) {
        err << printable(error.path) << (error.path.empty() ? "" : ": ") << printable(englishReason(error))
            << '\n';
    };
    report.unmet = [&err](const Unmet& unmet, const Scenario& played) {
        err << printable(englishText(unmet, played)) << '\n';
    };
    report.recordFault = [&err, &recordTo](const record::Fault& fault) {
        err << printable(recordTo->path.string()) << ": " << textOfFault(fault) << '\n';
    };
    const scenario::GameScenarios& game = *scenario::scenariosOf(read->game());
    return static_cast<int>(game.run(std::move(*read), out, report, recordTo));
}

int shareCommand(const std::filesystem::path& path, const std::string& round, std::ostream& out,
                 std::ostream& err) {
    const auto refuse = [&](const std::string& why) {
        err << printable(path.string()) << ": " << printable(why) << '\n';
        return kNotShared;
    };
    const auto reader = record::RecordReader::open(path);
    if (!reader) {
        return refuse(textOfFault(reader.error()));
    }
    if (round.empty()) {
        return refuse("a scenario is one round: --round says which");
    }
    try {
        const std::optional<record::RoundId> id = record::roundIdFrom(round);
        if (!id || !(*reader)->round(*id)) {
            return refuse("there is no such round");
        }
        const auto file = scenario::shareRound(**reader, *id, {"Ronda " + round, "Round " + round});
        if (!file) {
            return refuse("round " + round + " can't be a scenario: " + textOfLimit(file.error()));
        }
        out << *file;
    } catch (const record::Fault& fault) {
        return refuse(textOfFault(fault));
    }
    if (!out.flush()) {
        err << "the scenario can't be written\n";
        return kNotShared;
    }
    return kShared;
}

} // namespace mesaviva::app
