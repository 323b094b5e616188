// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/fields.h"

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

} // namespace mesaviva
