// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/record_commands.h"

#include "app/cli/sentences/record_sentences.h"
#include "engine/base/printable.h"
#include "engine/base/seed.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/log_copy.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <ostream>
#include <string>
#include <utility>

namespace mesaviva::app {

using record::FaultKind;
using record::Finding;
using record::Findings;
using record::Verification;
using record::WallTime;

namespace {

using Json = nlohmann::ordered_json;

constexpr int kWhole = 0; // or printed
constexpr int kBad = 1;
constexpr int kNoRecord = 2;

std::string dateOf(WallTime time) {
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(time));
    const auto two = [](unsigned number) { return (number < 10 ? "-0" : "-") + std::to_string(number); };
    return std::to_string(static_cast<int>(day.year())) + two(static_cast<unsigned>(day.month())) +
           two(static_cast<unsigned>(day.day()));
}

Json jsonOf(const Finding& finding) {
    Json json = Json::object();
    if (finding.round) {
        json["table"] = finding.round->table;
        json["round"] = textOf(*finding.round);
    }
    if (finding.seq > 0) {
        json["seq"] = finding.seq;
    }
    if (!finding.event.empty()) {
        json["event"] = finding.event;
    }
    if (!finding.field.empty()) {
        json["field"] = finding.field;
    }
    json["what"] = englishText(finding.problem);
    return json;
}

Json jsonOf(const Findings& findings) {
    Json json = Json::array();
    for (const Finding& finding : findings.list()) {
        Json& one = json.emplace_back(jsonOf(finding));
        if (!finding.expected.empty()) {
            one["expected"] = finding.expected;
        }
        if (!finding.found.empty()) {
            one["found"] = finding.found;
        }
    }
    return json;
}

Json jsonOf(const Verification& checked, bool isHeadWanted) {
    Json json{
        {"whole", !checked.bad.has_value()},  {"tables", checked.tables},     {"rounds", checked.rounds},
        {"unfinished", checked.unfinished},   {"scripted", checked.scripted}, {"events", checked.events},
        {"commitments", checked.commitments}, {"outcomes", checked.outcomes}, {"given", checked.given},
        {"settlements", checked.settlements}, {"payments", checked.payments}, {"accounts", checked.accounts}};
    if (checked.removedTables > 0) {
        json["removed_tables"] = checked.removedTables;
        json["removed_rounds"] = checked.removedRounds;
        json["last_removal"] = checked.lastRemoval->time_since_epoch().count();
    }
    if (checked.namedLess > 0) {
        json["named_less"] = checked.namedLess;
        json["rules_named_since"] = checked.namedSince;
    }
    if (checked.isExercise) {
        json["exercise"] = true;
    }
    if (checked.head) {
        json["head"] = toHex(*checked.head);
    }
    if (isHeadWanted) {
        json["head_known"] = checked.isHeadKnown;
        if (checked.headEvent) {
            json["head_event"] = {{"table", checked.headEvent->table}, {"seq", checked.headEvent->seq}};
        }
    }
    if (checked.bad) {
        json["bad"] = jsonOf(*checked.bad);
    }
    json["faults"] = jsonOf(checked.faults);
    if (checked.faults.more() > 0) {
        json["more_faults"] = checked.faults.more();
    }
    return json;
}

} // namespace

int verifyCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err,
                  const std::filesystem::path& copy, const std::optional<Digest>& head) {
    std::uint64_t shown = 0;
    record::VerifyOptions options;
    options.head = head;
    const auto progress = [&](std::uint64_t done, std::uint64_t all) {
        const std::uint64_t percent = all == 0 ? 100 : done * 100 / all;
        if (percent >= shown + 10 && percent < 100) {
            shown = percent / 10 * 10;
            err << shown << " %\n" << std::flush;
        }
    };
    auto checked = record::verify(path, progress, options);
    if (checked && !copy.empty() && !checked->bad) {
        auto compared = record::compareWithCopy(path, copy);
        if (!compared) {
            err << englishText(copy, compared.error()) << '\n';
            return kNoRecord;
        }
        checked->faults.add(*compared);
        checked->bad = std::move(*compared);
    }
    if (!checked) {
        err << englishText(path, checked.error()) << '\n';
        const FaultKind kind = checked.error().kind;
        return kind == FaultKind::damaged || kind == FaultKind::unfinished ? kBad : kNoRecord;
    }
    out << record::jsonText(jsonOf(*checked, head.has_value())) << '\n';
    if (!out.flush()) {
        err << "the result can't be written\n";
        return kNoRecord;
    }
    if (checked->isExercise) {
        err << "an exercise: errors were planted in this record\n";
    }
    if (checked->bad) {
        err << printable(englishText(*checked->bad)) << '\n';
        if (const std::uint64_t more = checked->faults.list().size() - 1 + checked->faults.more(); more > 0) {
            err << more << " more faults\n";
        }
    }
    if (head && !checked->isHeadKnown) {
        err << "the record has never stood at the head " << toHex(*head) << '\n';
    }
    if (checked->bad || (head && !checked->isHeadKnown)) {
        return kBad;
    }
    err << "whole: " << checked->rounds << " rounds at " << checked->tables << " tables, " << checked->events
        << " events; " << checked->commitments << " commitments, " << checked->outcomes
        << " outcomes from seeds, " << checked->settlements << " settlements and " << checked->payments
        << " payments made again";
    if (checked->accounts > 0) {
        err << "; " << checked->accounts << " notes of points are the wallets of tables";
    }
    if (checked->scripted > 0) {
        err << "; " << checked->scripted
            << " rounds with outcomes that somebody has given: " << checked->given
            << ", which no seed has brought";
    }
    if (checked->unfinished > 0) {
        err << "; " << checked->unfinished << " rounds are not closed";
    }
    if (checked->removedTables > 0) {
        err << "; " << checked->removedRounds << " rounds at " << checked->removedTables
            << " tables were removed by retention, the last on " << dateOf(*checked->lastRemoval);
    }
    if (checked->namedLess > 0) {
        err << "; " << checked->namedLess << " events are of another build, which named fewer rules there:";
        for (const auto& [rule, times] : checked->namedSince) {
            err << ' ' << rule << " (" << times << ')';
        }
    }
    err << (copy.empty() ? "\n" : "; its second copy says the same\n");
    return kWhole;
}

int exportCommand(const std::filesystem::path& path, const std::string& round, record::ExportFormat format,
                  std::ostream& out, std::ostream& err) {
    const auto reader = record::RecordReader::open(path);
    if (!reader) {
        err << englishText(path, reader.error()) << '\n';
        return kNoRecord;
    }
    try {
        const std::optional<record::RoundId> id = record::roundIdFrom(round);
        if (!round.empty() && (!id || !(*reader)->round(*id))) {
            err << printable(path.string()) << ": there is no such round\n";
            return kNoRecord;
        }
        record::exportRecord(**reader, id, format, out);
    } catch (const record::Fault& fault) {
        err << englishText(path, fault) << '\n';
        return kNoRecord;
    }
    if (!out.flush()) {
        err << "the rounds can't be written\n";
        return kNoRecord;
    }
    return kWhole;
}

} // namespace mesaviva::app
