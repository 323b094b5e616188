// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/event_run.h"

#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/run_command.h"

#include <nlohmann/json.hpp>

#include <ostream>
#include <sstream>
#include <streambuf>
#include <string_view>

namespace mesaviva::lessons {

namespace {

// Thrown out of the running scenario at its bounds.
struct TooMuch {};

// Takes in events line by line.
class EventLines final : public std::streambuf {
public:
    EventLines(std::vector<scenario::Json>& events, const RunBounds& bounds)
        : m_events(events),
          m_bounds(bounds) {}

protected:
    int_type overflow(int_type sign) override {
        if (sign == traits_type::eof()) {
            return 0;
        }
        take(static_cast<char>(sign));
        return sign;
    }
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        for (const char sign : std::string_view(text, static_cast<std::size_t>(count))) {
            take(sign);
        }
        return count;
    }

private:
    void take(char sign) {
        const bool isStopped = m_bounds.stop != nullptr && m_bounds.stop->load(std::memory_order_relaxed);
        if (isStopped || ++m_bytes > m_bounds.bytes || m_events.size() >= m_bounds.events) {
            throw TooMuch{};
        }
        if (sign != '\n') {
            m_line += sign;
            return;
        }
        m_events.push_back(scenario::Json::parse(m_line));
        m_line.clear();
    }

    std::vector<scenario::Json>& m_events;
    RunBounds m_bounds;
    std::size_t m_bytes = 0;
    std::string m_line;
};

} // namespace

EventRun runEvents(const scenario::Scenario& scenario, const RunBounds& bounds) {
    EventRun run;
    EventLines lines(run.events, bounds);
    std::ostream out(&lines);
    out.exceptions(std::ios::badbit); // so that what the lines throw ends the run
    std::stringstream err;
    try {
        const int status = scenario::scenariosOf(scenario.game())->run(scenario, out, err, std::nullopt);
        run.met = status == scenario::kRunMet;
    } catch (const TooMuch&) {
        run.tooMuch = true;
        run.complaints.push_back("it brings more than " + std::to_string(bounds.events) + " events");
    }
    std::string line;
    while (std::getline(err, line)) {
        run.complaints.push_back(line);
    }
    return run;
}

} // namespace mesaviva::lessons
