// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::remote {

using Json = scenario::Json;

/// What a remote seat asks for: `{"n": 7, "do": "ante", "amount": 500}`, a scenario step without a time. The
/// seat need not name itself as `player`; it can't name anybody else.
struct Request {
    std::uint64_t number = 0; ///< `n`: rises with each request of a seat, so that a repeated one is known
    Json step;                ///< the other fields
};

/// Why a request never reaches the table. What the table itself refuses is an event (`refused`) instead.
enum class RequestProblem : std::uint8_t {
    malformed,     ///< no JSON object, no number, or a field that the step does not have
    other_player,  ///< it names another player than the seat's
    not_for_seats, ///< a step that no seat takes, such as a fault
    repeated,      ///< its number is not above that of the seat's last request
};

/// Returns the problem's key, for instance `other_player`.
std::string_view name(RequestProblem problem);

/// A request that is not passed on.
struct BadRequest {
    RequestProblem problem = RequestProblem::malformed;
    std::optional<scenario::FileError> error{}; ///< of what is malformed

    friend bool operator==(const BadRequest&, const BadRequest&) = default;
};

/// Bytes of the longest request that is read.
inline constexpr std::size_t kLongestRequest = 4096;

/// Reads a request. It may contain anything.
Result<Request, BadRequest> readRequest(std::string_view text);

/// Writes a request: `step` with its number in front.
std::string writeRequest(std::uint64_t number, const Json& step);

} // namespace mesaviva::remote
