// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/inspect/file/case_chain.h"
#include "app/desks/inspect/file/inspection_case.h"

#include <QJsonObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::app {

// A case as the facts of its chain. What was merely viewed (tables, rounds, scenarios, rules that acted) is
// not in the chain but in the file's last line.

/// Kinds of facts that others ask for.
inline const QString kVerdictFact = QStringLiteral("verdict");       ///< key: a rule
inline const QString kComplaintFact = QStringLiteral("complaint");   ///< key: a round
inline const QString kDifferenceFact = QStringLiteral("difference"); ///< key: a rule; a mark of RuleFindings
inline const QString kPictureFact = QStringLiteral("picture");       ///< key: the name of its file
inline const QString kAboutFact = QStringLiteral("case"); ///< key: a member of CaseAbout, or "begun"

/// Kind and key of a fact.
struct CaseFactName {
    QString kind; ///< empty: none
    QString key;

    bool isEmpty() const { return kind.isEmpty(); }
    bool names(const CaseFact& fact) const { return fact.kind == kind && fact.key == key; }
    friend bool operator==(const CaseFactName&, const CaseFactName&) = default;
};

std::vector<CaseFact> factsOf(const InspectionCase& inspection);
/// The rest of the case, for the file's last line.
QJsonObject workingOf(const InspectionCase& inspection);
/// Puts a case together again; nothing if it is invalid.
std::optional<InspectionCase> caseFrom(const std::vector<CaseFact>& facts, const QJsonObject& working);

/// Appends to the chain what has changed since its last entry, with that time, the case's initials and the
/// record's head, which is asked for once if there is anything. The fact named by `typing` is left out: it is
/// still being typed. Returns the file's text.
QByteArray textWithChanges(CaseChain& chain, const InspectionCase& inspection, const CaseFactName& typing,
                           const std::function<QString()>& recordHead);
/// Appends a case of an older version: without initials and head, as nothing vouches for it.
void takeOver(CaseChain& chain, const InspectionCase& inspection);

} // namespace mesaviva::app
