// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>

namespace mesaviva::app {

/// The words for what is expected of an event, in the lesson editor. What a key means hangs on its field: a
/// `straight` is a stake or a hand, an ace may lie `low`.
class ExpectedText {
    Q_DECLARE_TR_FUNCTIONS(ExpectedText)

public:
    /// A field of an event, by its name in files; a `card` is a poker card, or the number of a bingo card.
    static QString field(std::string_view name, bool isNumber);
    /// A word that the field says; nothing where it has none here.
    static std::optional<QString> value(std::string_view field, std::string_view word);
};

} // namespace mesaviva::app
