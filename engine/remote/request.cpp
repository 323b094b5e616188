// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/remote/request.h"

#include "engine/scenario/node.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace mesaviva::remote {

namespace {

// A number that every JSON reader represents exactly.
constexpr std::int64_t kLastNumber = std::int64_t{1} << 53;

} // namespace

std::string_view name(RequestProblem problem) {
    switch (problem) {
    case RequestProblem::malformed: return "malformed";
    case RequestProblem::other_player: return "other_player";
    case RequestProblem::not_for_seats: return "not_for_seats";
    case RequestProblem::repeated: return "repeated";
    }
    return {};
}

Result<Request, BadRequest> readRequest(std::string_view text) {
    if (text.size() > kLongestRequest) {
        return BadRequest{
            RequestProblem::malformed,
            scenario::errorAt({}, scenario::FileProblem::too_many_bytes, {std::to_string(kLongestRequest)})};
    }
    auto json = scenario::parseStrictly(text);
    if (!json) {
        return BadRequest{RequestProblem::malformed, json.error()};
    }
    try {
        scenario::Fields fields(scenario::Node(*json, {}));
        Request request;
        request.number = static_cast<std::uint64_t>(fields.need("n").whole(0, kLastNumber));
        request.step = std::move(*json);
        request.step.erase("n");
        return request;
    } catch (const scenario::BadFile& bad) {
        return BadRequest{RequestProblem::malformed, bad.error};
    }
}

std::string writeRequest(std::uint64_t number, const Json& step) {
    Json request = Json::object();
    request["n"] = number;
    request.update(step);
    return request.dump();
}

} // namespace mesaviva::remote
