// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/export_rounds.h"

#include "engine/record/csv_text.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/record_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

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
    explicit CsvPrinter(std::ostream& out) : m_csv(out) {
        out << "round,table,number,game,rules_version,opened,closed,result,void,scripted,player,simulated,"
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
        m_csv.endRow();
    }

    void put(const Json& value) {
        if (value.is_null()) {
            m_csv.nothing();
        } else {
            m_csv.text(value.is_string() ? value.get<std::string>() : jsonText(value));
        }
    }

    CsvWriter m_csv;
};

// Prints one line per player with a stake.
class SpreadsheetPrinter {
public:
    SpreadsheetPrinter(const SheetWords& words, CsvStyle style, std::ostream& out)
        : m_words(words),
          m_csv(out, style) {
        for (const std::string& title : words.titles) {
            m_csv.text(title);
        }
        m_csv.endRow();
    }

    void round(const Json& round) {
        bool isFirst = true;
        for (const Json& result : round["results"]) {
            line(round, result, isFirst);
            isFirst = false;
        }
        if (isFirst) {
            line(round, Json(), true);
        }
    }

private:
    struct Sums {
        std::optional<Money> revenue;
        std::optional<Money> sales;
        std::optional<Money> prizes;
    };

    // At bingo the crowd buys cards, too, and its results are not told one by one.
    static Sums sumsOf(const Json& round) {
        Sums sums;
        const bool isVoid = !round["void"].is_null();
        for (const Json& step : round["steps"]) {
            if (step.value("event", std::string()) == "sale_closed") {
                sums.sales = Money{step.value("sales", std::int64_t{0})};
                sums.prizes = Money{step.value("prize_money", std::int64_t{0})};
            }
        }
        if (sums.sales && !isVoid) {
            sums.revenue = *sums.sales - *sums.prizes;
        } else if (!round["closed"].is_null()) {
            Money kept;
            for (const Json& result : round["results"]) {
                kept += Money{result.value("staked", std::int64_t{0}) -
                              result.value("returned", std::int64_t{0})};
            }
            sums.revenue = kept;
        }
        return sums;
    }

    // The cards of a poker player as far as they were seen.
    static std::string cardsOf(const Json& hand, const std::string& player) {
        std::string text;
        for (const Json& one : hand.value("players", Json::array())) {
            if (one.value("name", std::string()) != player) {
                continue;
            }
            for (const Json& street : hand.value("rounds", Json::array())) {
                for (const Json& action : street.value("actions", Json::array())) {
                    const Json cards = action.value("cards", Json());
                    if (action.value("player_id", Json()) != one.value("id", Json()) || !cards.is_array()) {
                        continue;
                    }
                    text.clear();
                    for (const Json& card : cards) {
                        text += (text.empty() ? "" : " ") +
                                (card.is_string() ? card.get<std::string>() : std::string("?"));
                    }
                }
            }
        }
        return text;
    }

    void yesOrNo(const Json& value) {
        if (value.is_boolean()) {
            m_csv.text(value.get<bool>() ? m_words.yes : m_words.no);
        } else {
            m_csv.nothing();
        }
    }

    // "2026-11-22 15:04:05", which spreadsheets read as a moment.
    void moment(const Json& value) {
        constexpr std::size_t kDate = 10;
        constexpr std::size_t kSeconds = 19;
        if (!value.is_string()) {
            m_csv.nothing();
            return;
        }
        std::string text = value.get<std::string>().substr(0, kSeconds);
        if (text.size() > kDate) {
            text[kDate] = ' ';
        }
        m_csv.text(text);
    }

    void points(std::optional<Money> amount) { amount ? m_csv.points(*amount) : m_csv.nothing(); }

    void line(const Json& round, const Json& result, bool isFirst) {
        const std::string game = round.value("game", std::string());
        m_csv.text('#' + round.value("id", std::string()));
        m_csv.count(round.value("table", std::int64_t{0}));
        m_csv.count(round.value("number", std::int64_t{0}));
        m_csv.text(m_words.game(game));
        m_csv.text(round.value("rules_version", std::string()));
        moment(round["opened"]);
        moment(round["closed"]);
        m_csv.text(m_words.result(game, round.value("result", std::string())));
        m_csv.text(round["void"].is_null() ? m_words.no : m_words.yes);
        yesOrNo(round["scripted"]);
        const Sums sums = isFirst ? sumsOf(round) : Sums();
        points(sums.revenue);
        points(sums.sales);
        points(sums.prizes);
        if (result.is_null()) {
            for (std::size_t i = static_cast<std::size_t>(SheetField::player); i < kSheetFields; ++i) {
                m_csv.nothing();
            }
            m_csv.endRow();
            return;
        }
        const std::string player = result.value("player", std::string());
        m_csv.text(player);
        Json simulated;
        for (const Json& seat : round["seats"]) {
            if (seat.value("player", std::string()) == player) {
                simulated = seat.value("simulated", Json());
            }
        }
        yesOrNo(simulated);
        const Json stakes = result.value("stakes", Json::array());
        if (!stakes.empty() && stakes.front().contains("card")) { // bought cards
            m_csv.count(static_cast<std::int64_t>(stakes.size()));
        } else {
            m_csv.text(cardsOf(round.value("hand", Json::object()), player));
        }
        for (const char* field : {"staked", "returned", "net"}) {
            m_csv.points(Money{result.value(field, std::int64_t{0})});
        }
        m_csv.endRow();
    }

    const SheetWords& m_words;
    CsvWriter m_csv;
};

// Gives matching rounds, each table's line before its first one.
void readMatching(RecordReader& reader, const RoundFilter& filter, const RoundJson::Taker& giveTable,
                  const RoundJson::Taker& giveRound, const std::function<void()>& tick) {
    Json table;
    RoundJson(reader).everything([&](const Json& json) { table = json; },
                                 [&](const Json& json) {
                                     tick();
                                     const auto id = roundIdFrom(json.value("id", std::string()));
                                     const auto row = id ? reader.round(*id) : std::nullopt;
                                     if (!row || !fits(filter, *row)) {
                                         return;
                                     }
                                     if (!table.is_null()) {
                                         giveTable(std::exchange(table, Json()));
                                     }
                                     giveRound(json);
                                 });
}

template <class Printer>
void print(RecordReader& reader, const std::optional<RoundId>& id, std::ostream& out) {
    Printer printer(out);
    RoundJson rounds(reader);
    const RoundJson::Taker table = [&](const Json& json) { printer.table(json); };
    const RoundJson::Taker round = [&](const Json& json) { printer.round(json); };
    if (id) {
        rounds.one(*id, table, round);
    } else {
        rounds.everything(table, round);
    }
    printer.finish();
}

} // namespace

void exportRounds(RecordReader& reader, const RoundFilter& filter, std::ostream& out,
                  const std::function<void()>& tick) {
    JsonPrinter printer(out);
    readMatching(
        reader, filter, [&](const Json& json) { printer.table(json); },
        [&](const Json& json) { printer.round(json); }, tick);
    printer.finish();
}

void exportSpreadsheet(RecordReader& reader, const RoundFilter& filter, const SheetWords& words,
                       CsvStyle style, std::ostream& out, const std::function<void()>& tick) {
    SpreadsheetPrinter printer(words, style, out);
    readMatching(
        reader, filter, [](const Json&) {}, [&](const Json& json) { printer.round(json); }, tick);
}

void exportRecord(RecordReader& reader, const std::optional<RoundId>& round, ExportFormat format,
                  std::ostream& out) {
    if (format == ExportFormat::json) {
        print<JsonPrinter>(reader, round, out);
    } else {
        print<CsvPrinter>(reader, round, out);
    }
}

} // namespace mesaviva::record
