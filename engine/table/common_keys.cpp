// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the enumerations in this folder.

#include "engine/table/common_keys.h"

#include "engine/table/fields.h"
#include "engine/table/refusal.h"
#include "engine/table/session.h"

namespace mesaviva {

std::string_view name(FieldKind kind) {
    switch (kind) {
    case FieldKind::truth: return "truth";
    case FieldKind::number: return "number";
    case FieldKind::money: return "money";
    case FieldKind::percent: return "percent";
    case FieldKind::instant: return "instant";
    case FieldKind::duration: return "duration";
    case FieldKind::player: return "player";
    case FieldKind::word: return "word";
    case FieldKind::card: return "card";
    case FieldKind::pocket: return "pocket";
    case FieldKind::digest: return "digest";
    case FieldKind::rule: return "rule";
    case FieldKind::text: return "text";
    case FieldKind::list: return "list";
    case FieldKind::object: return "object";
    }
    return {};
}

std::string_view name(CommonNeed need) {
    switch (need) {
    case CommonNeed::time: return "time";
    case CommonNeed::act: return "act";
    case CommonNeed::commitment: return "commitment";
    case CommonNeed::seed: return "seed";
    }
    return {};
}

std::string_view name(CommonPhrase phrase) {
    switch (phrase) {
    case CommonPhrase::round_void: return "round_void";
    case CommonPhrase::leave_invitation: return "leave_invitation";
    case CommonPhrase::leave_warning: return "leave_warning";
    case CommonPhrase::session_over: return "session_over";
    }
    return {};
}

std::string_view name(CommonReason reason) {
    switch (reason) {
    case CommonReason::below_minimum: return "below_minimum";
    case CommonReason::above_maximum: return "above_maximum";
    case CommonReason::not_offered: return "not_offered";
    case CommonReason::not_now: return "not_now";
    case CommonReason::already_decided: return "already_decided";
    case CommonReason::not_seated: return "not_seated";
    case CommonReason::seat_taken: return "seat_taken";
    case CommonReason::no_stake: return "no_stake";
    case CommonReason::not_enough_points: return "not_enough_points";
    case CommonReason::disconnected: return "disconnected";
    case CommonReason::points_left: return "points_left";
    case CommonReason::impossible_outcome: return "impossible_outcome";
    }
    return {};
}

std::string_view name(CommonCause cause) {
    switch (cause) {
    case CommonCause::none: return "none";
    case CommonCause::leaving: return "leaving";
    case CommonCause::line_there: return "line_there";
    case CommonCause::not_due: return "not_due";
    }
    return {};
}

std::string_view name(SessionEnd end) {
    switch (end) {
    case SessionEnd::left: return "left";
    case SessionEnd::idle: return "idle";
    }
    return {};
}

} // namespace mesaviva
