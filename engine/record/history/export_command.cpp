// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/export_command.h"

#include "engine/base/printable.h"
#include "engine/record/csv_text.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/history/recall.h"
#include "engine/record/record_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kDone = 0;
constexpr int kRefused = 2;

// Prints one object, whose lists are written while reading.
class JsonPrinter {
public:
    explicit JsonPrinter(std::ostream& out) : m_out(out) {
        m_out << "{\"format\":\"mesaviva.rounds/1\",\"rounds\":[";
    }

    void table(const Json& table) { m_tables.push_back(table); }
    void round(const Json& round) {
        m_out << (m_first ? "\n" : ",\n") << jsonText(round);
        m_first = false;
    }
    void finish() {
        m_out << "\n],\"tables\":[";
        for (std::size_t i = 0; i < m_tables.size(); ++i) {
            m_out << (i == 0 ? "\n" : ",\n") << jsonText(m_tables[i]);
        }
        m_out << "\n]}\n";
    }

private:
    std::ostream& m_out;
    std::vector<Json> m_tables;
    bool m_first = true;
};

// Prints one line per stake, and one for a round without stakes.
class CsvPrinter {
public:
    explicit CsvPrinter(std::ostream& out) : m_out(out) {
        m_out << "round,table,number,game,rules_version,opened,closed,result,void,scripted,player,simulated,"
                 "before,"
                 "after,stake,numbers,amount,returned,net,commitment,seed\r\n";
    }

    void table(const Json&) {}
    void round(const Json& round) {
        bool any = false;
        for (const Json& result : round["results"]) {
            const auto& seats = round["seats"];
            const auto seat = std::find_if(seats.begin(), seats.end(), [&](const Json& one) {
                return one["player"] == result["player"];
            });
            for (const Json& stake : result.value("stakes", Json::array())) {
                line(round, seat == seats.end() ? Json::object() : *seat, stake);
                any = true;
            }
        }
        if (!any) {
            line(round, Json::object(), Json::object());
        }
    }
    void finish() {}

private:
    void line(const Json& round, const Json& seat, const Json& stake) {
        m_first = true;
        for (const char* field : {"id", "table", "number", "game", "rules_version", "opened", "closed",
                                  "result", "void", "scripted"}) {
            put(round.value(field, Json()));
        }
        for (const char* field : {"player", "simulated", "before", "after"}) {
            put(seat.value(field, Json()));
        }
        put(stake.value("box", stake.value("chance", stake.value("card", Json()))));
        std::string numbers;
        for (const Json& number : stake.value("numbers", Json::array())) {
            if (!numbers.empty()) {
                numbers += ' ';
            }
            numbers += number.is_string() ? number.get<std::string>() : number.dump();
        }
        put(numbers);
        put(stake.value("amount", Json()));
        put(stake.value("returned", Json()));
        put(stake.empty()
                ? Json()
                : Json(stake.value("returned", std::int64_t{0}) - stake.value("amount", std::int64_t{0})));
        put(round.value("commitment", Json()));
        put(round.value("seed", Json()));
        m_out << "\r\n";
    }

    void put(const Json& value) {
        m_out << (m_first ? "" : ",");
        m_first = false;
        if (value.is_null()) {
            return;
        }
        m_out << csvField(value.is_string() ? value.get<std::string>() : jsonText(value));
    }

    std::ostream& m_out;
    bool m_first = true;
};

template <class Printer>
void print(RecordReader& reader, const std::optional<RoundId>& id, std::ostream& out) {
    Printer printer(out);
    Recall recall(reader);
    const Recall::Taker table = [&](const Json& json) { printer.table(json); };
    const Recall::Taker round = [&](const Json& json) { printer.round(json); };
    if (id) {
        recall.one(*id, table, round);
    } else {
        recall.everything(table, round);
    }
    printer.finish();
}

} // namespace

int exportCommand(const std::filesystem::path& path, const std::string& round, ExportFormat format,
                  std::ostream& out, std::ostream& err) {
    const auto reader = RecordReader::open(path);
    if (!reader) {
        err << textOf(path, reader.error()) << '\n';
        return kRefused;
    }
    try {
        const std::optional<RoundId> id = roundIdFrom(round);
        if (!round.empty() && (!id || !(*reader)->round(*id))) {
            err << printable(path.string()) << ": there is no such round\n";
            return kRefused;
        }
        if (format == ExportFormat::json) {
            print<JsonPrinter>(**reader, id, out);
        } else {
            print<CsvPrinter>(**reader, id, out);
        }
    } catch (const Fault& fault) {
        err << textOf(path, fault) << '\n';
        return kRefused;
    }
    if (!out.flush()) {
        err << "the rounds can't be written\n";
        return kRefused;
    }
    return kDone;
}

} // namespace mesaviva::record
