// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>

namespace mesaviva::app {

/// Texts for expectations of an event in the lesson editor. The meaning of a key depends on its field: a
/// `straight` is a stake or a hand, an ace may be `low`.
class ExpectedText {
    Q_DECLARE_TR_FUNCTIONS(ExpectedText)

public:
    /// Name of an event's field; a `card` is a poker card, or the number of a bingo card.
    static QString field(std::string_view name, bool isNumber);
    /// Name of a field's value; nothing if it has none here.
    static std::optional<QString> value(std::string_view field, std::string_view word);
};

} // namespace mesaviva::app
