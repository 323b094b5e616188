// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `mesaviva run` for one game. Included only by the file that instantiates it for that game.
#pragma once

#include "engine/record/write/table_recorder.h"
#include "engine/scenario/check.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/run_command.h"
#include "engine/scenario/runner.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <ostream>
#include <utility>

namespace mesaviva::scenario::run_play {

template <class Step>
void writeTiming(const Step& step, std::ostream& err) {
    if (!step.when.empty()) {
        err << " (when " << step.when << ')';
    } else if (step.at) {
        err << " (at " << static_cast<double>(step.at->time_since_epoch().count()) / 1000.0 << ')';
    }
}

template <class Runner>
void reportWhatIsLeft(const Runner& runner, std::ostream& err) {
    if (runner.end() == End::waiting && (!runner.rests() || runner.scenario().rounds)) {
        err << "nothing comes any more: the table waits for a player\n";
    }
    if (runner.end() == End::limit) {
        err << "given up: the event that the next step waits for does not come\n";
    }
    const auto& steps = runner.content().steps;
    for (std::size_t i = runner.stepsTaken(); i < steps.size(); ++i) {
        err << "steps[" << i << ']';
        writeTiming(steps[i], err);
        err << ": not taken\n";
    }
}

// Writes a scenario's table to a record; may block on the disk.
template <class Runner, class OnRecord>
class Recording {
public:
    Recording(record::RecordWriter& writer, const Runner& runner, const RecordTo& to)
        : m_writer(writer),
          m_recorder(writer, {runner.playerNames(), [&runner] { return runner.chance().seed(); }, to.clock}) {
    }

    void onEvent(const typename Runner::Entry& entry) {
        m_recorder.add(entry);
        if (m_recorder.isBehind()) {
            m_writer.waitForRoom();
        }
    }
    void finish() {
        m_recorder.flush();
        while (m_recorder.isBehind() && !m_writer.fault()) {
            m_writer.waitForRoom();
            m_recorder.flush();
        }
    }

private:
    record::RecordWriter& m_writer;
    record::TableRecorder<OnRecord> m_recorder;
};

inline int refuseRecord(const RecordTo& to, const record::Fault& fault, std::ostream& err) {
    err << printable(to.path.string()) << ": " << name(fault.kind) << ": " << printable(fault.detail) << '\n';
    return kRunRefused;
}

/// Plays a scenario as runCommand() does; returns the exit status.
template <class Play>
int run(Scenario scenario, std::ostream& out, std::ostream& err, const std::optional<RecordTo>& to) {
    using Runner = GameRunner<Play>;
    using OnRecord = typename record::OnRecordOf<typename Play::Game>::Type;
    std::unique_ptr<record::RecordWriter> writer;
    if (to) {
        record::RecordWriter::Options options;
        options.program = to->program;
        auto opened = record::RecordWriter::open(to->path, std::move(options));
        if (!opened) {
            return refuseRecord(*to, opened.error(), err);
        }
        writer = std::move(*opened);
    }
    Runner runner(std::move(scenario));
    std::optional<Recording<Runner, OnRecord>> recording;
    if (writer) {
        recording.emplace(*writer, runner, *to);
    }
    Checker checker(runner.scenario());
    const Subscription subscription = runner.listen([&](const typename Runner::Entry& entry) {
        const nlohmann::ordered_json event = runner.toJson(entry);
        checker.onEvent(event);
        out << event.dump() << '\n';
        if (recording) {
            recording->onEvent(entry);
        }
    });
    runner.run();
    if (recording) {
        recording->finish();
        if (const auto fault = writer->close()) {
            return refuseRecord(*to, *fault, err);
        }
    }
    if (!out.flush()) {
        err << "the events can't be written\n";
        return kRunRefused;
    }
    reportWhatIsLeft(runner, err);

    std::vector<Money> wallets;
    for (std::size_t i = 0; i < runner.scenario().players.size(); ++i) {
        wallets.push_back(runner.wallet(static_cast<PlayerId>(i)));
    }
    const std::vector<std::string> unmet = checker.unmet(wallets);
    for (const std::string& line : unmet) {
        err << line << '\n';
    }
    return unmet.empty() ? kRunMet : kRunUnmet;
}

} // namespace mesaviva::scenario::run_play
