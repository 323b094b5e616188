// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/finding_list_model.h"

#include "app/cli/sentences/file_error_sentences.h"
#include "app/cli/sentences/record_sentences.h"
#include "app/core/events/event_log_text.h"
#include "app/core/text/amounts.h"
#include "engine/base/money.h"
#include "engine/record/rows.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace mesaviva::app {

namespace {

using record::Finding;
using record::ProblemCode;

struct FieldName {
    const char* key;
    const char* words;
    bool isMoney = false;
};

constexpr FieldName kFields[] = {
    {"amount", QT_TRANSLATE_NOOP("FindingText", "amount"), true},
    {"staked", QT_TRANSLATE_NOOP("FindingText", "staked"), true},
    {"returned", QT_TRANSLATE_NOOP("FindingText", "returned"), true},
    {"net", QT_TRANSLATE_NOOP("FindingText", "result"), true},
    {"wallet", QT_TRANSLATE_NOOP("FindingText", "points at the table"), true},
    {"points", QT_TRANSLATE_NOOP("FindingText", "points"), true},
    {"limit", QT_TRANSLATE_NOOP("FindingText", "limit"), true},
    {"prize_money", QT_TRANSLATE_NOOP("FindingText", "prize money"), true},
    {"sales", QT_TRANSLATE_NOOP("FindingText", "sales"), true},
    {"card_price", QT_TRANSLATE_NOOP("FindingText", "price of a card"), true},
    {"jackpot", QT_TRANSLATE_NOOP("FindingText", "bingo jackpot"), true},
    {"line_jackpot", QT_TRANSLATE_NOOP("FindingText", "line jackpot"), true},
    {"jackpots", QT_TRANSLATE_NOOP("FindingText", "jackpots"), true},
    {"minimum", QT_TRANSLATE_NOOP("FindingText", "minimum"), true},
    {"maximum", QT_TRANSLATE_NOOP("FindingText", "maximum"), true},
    {"event", QT_TRANSLATE_NOOP("FindingText", "kind of event")},
    {"round", QT_TRANSLATE_NOOP("FindingText", "round")},
    {"rules", QT_TRANSLATE_NOOP("FindingText", "rules")},
    {"t", QT_TRANSLATE_NOOP("FindingText", "time")},
    {"until", QT_TRANSLATE_NOOP("FindingText", "open until, s")},
    {"hash", QT_TRANSLATE_NOOP("FindingText", "hash")},
    {"record_head", QT_TRANSLATE_NOOP("FindingText", "head of the record")},
    {"seed", QT_TRANSLATE_NOOP("FindingText", "seed")},
    {"commitment", QT_TRANSLATE_NOOP("FindingText", "commitment")},
    {"outcome", QT_TRANSLATE_NOOP("FindingText", "outcome")},
    {"settings", QT_TRANSLATE_NOOP("FindingText", "settings")},
    {"rules_version", QT_TRANSLATE_NOOP("FindingText", "version of the rules")},
    {"player", QT_TRANSLATE_NOOP("FindingText", "player")},
    {"stakes", QT_TRANSLATE_NOOP("FindingText", "stakes")},
    {"box", QT_TRANSLATE_NOOP("FindingText", "box")},
    {"chance", QT_TRANSLATE_NOOP("FindingText", "chance")},
    {"numbers", QT_TRANSLATE_NOOP("FindingText", "numbers")},
    {"number", QT_TRANSLATE_NOOP("FindingText", "number")},
    {"pocket", QT_TRANSLATE_NOOP("FindingText", "pocket")},
    {"card", QT_TRANSLATE_NOOP("FindingText", "card")},
    {"hand", QT_TRANSLATE_NOOP("FindingText", "hand")},
    {"winners", QT_TRANSLATE_NOOP("FindingText", "winners")},
    {"reason", QT_TRANSLATE_NOOP("FindingText", "reason")},
    {"injected_by", QT_TRANSLATE_NOOP("FindingText", "injected by")},
};

const FieldName* nameOf(const QString& key) {
    const auto* const found =
        std::ranges::find_if(kFields, [&](const FieldName& one) { return key == QLatin1String(one.key); });
    return found == std::end(kFields) ? nullptr : found;
}

// The last part of the path that is a name rather than a place in a list.
const FieldName* lastName(const std::string& path) {
    const QStringList parts = QString::fromStdString(path).split(u'.');
    if (parts.front() == QLatin1String("jackpots")) { // then comes the room's key
        return nameOf(parts.front());
    }
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        bool isPlace = false;
        part->toInt(&isPlace);
        if (!isPlace) {
            return nameOf(*part);
        }
    }
    return nullptr;
}

} // namespace

QString FindingText::what(const Finding& finding) {
    switch (finding.problem.code) {
    case ProblemCode::event_missing: return tr("The event is missing.");
    case ProblemCode::event_altered: return tr("The event is not the one that was written.");
    case ProblemCode::end_missing:
    case ProblemCode::table_head:
    case ProblemCode::tables_missing: return tr("Something is missing at the end.");
    case ProblemCode::table_missing: return tr("The table is missing.");
    case ProblemCode::unexplained:
    case ProblemCode::not_from_seed:
    case ProblemCode::period_runs_out: return tr("Nothing at the table leads to this event.");
    case ProblemCode::impossible: return tr("This can't have happened at the table.");
    case ProblemCode::round_without_events:
    case ProblemCode::round_unlisted:
    case ProblemCode::round_listed_otherwise:
        return tr("The list of rounds does not follow from the events.");
    case ProblemCode::seal: return tr("What is sealed is not the seed of the round.");
    case ProblemCode::record_head: return tr("The head of the record is not that of its events.");
    case ProblemCode::copy_lacks: return tr("The record has the event, its second copy does not.");
    case ProblemCode::copy_only: return tr("The second copy has the event, the record does not.");
    case ProblemCode::copy_differs: return tr("The record and its second copy differ.");
    default: break;
    }
    if (finding.expected.empty() && finding.found.empty()) {
        return problem(finding.problem);
    }
    return finding.expected.empty() ? tr("This should not be there.")
           : finding.found.empty()  ? tr("This is missing.")
                                    : tr("The value is not the one that follows from the rules.");
}

QString FindingText::problem(const record::Problem& problem) {
    const std::string words = tr(sentenceOf(problem.code)).toStdString();
    return QString::fromStdString(filledIn(words, problem.arguments));
}

QString FindingText::place(const Finding& finding) {
    if (!finding.round) {
        return tr("The file");
    }
    return finding.round->round == 0 ? tr("Table %1").arg(finding.round->table)
                                     : tr("Round %1").arg(QString::fromStdString(textOf(*finding.round)));
}

QString FindingText::field(const std::string& path) {
    QString text;
    for (const QString& part : QString::fromStdString(path).split(u'.', Qt::SkipEmptyParts)) {
        bool isPlace = false;
        const int place = part.toInt(&isPlace);
        const FieldName* const known = nameOf(part);
        //: %1 the place in a list, from 1
        const QString words = isPlace ? tr("no. %1").arg(place + 1) : known ? tr(known->words) : part;
        text += text.isEmpty() ? words : QStringLiteral(", ") + words;
    }
    return text;
}

QString FindingText::value(const std::string& path, const std::string& json) {
    const QString text = QString::fromStdString(json);
    const FieldName* const name = lastName(path);
    bool isNumber = false;
    if (const qlonglong whole = text.toLongLong(&isNumber); isNumber) {
        return name && name->isMoney ? amountText(Money{whole}) : text;
    }
    if (const double number = text.toDouble(&isNumber); isNumber && text.contains(u'.')) {
        return QLocale().toString(number, 'f', QLocale::FloatingPointShortest);
    }
    if (path == "event") {
        return EventLogText::kind(json);
    }
    if (text == QLatin1String("true") || text == QLatin1String("false")) {
        return text == QLatin1String("true") ? tr("yes") : tr("no");
    }
    if (text == QLatin1String("null")) {
        return tr("none");
    }
    const bool isQuoted = text.size() > 1 && text.startsWith(u'"') && text.endsWith(u'"');
    return isQuoted ? text.mid(1, text.size() - 2) : text;
}

QString FindingText::event(const Finding& finding) {
    if (finding.seq == 0) {
        return {};
    }
    return finding.event.empty() ? tr("event %1").arg(finding.seq)
                                 //: %1 the kind of event, %2 its number in the table's record
                                 : tr("%1, event %2").arg(EventLogText::kind(finding.event)).arg(finding.seq);
}

QString FindingText::sentence(const Finding& finding) {
    QStringList where{place(finding), event(finding), field(finding.field)};
    where.removeAll(QString());
    QString text = QStringLiteral("%1: %2").arg(where.join(QStringLiteral(" · ")), what(finding));
    if (!finding.expected.empty() && !finding.found.empty()) {
        //: %1 and %2 values of a field
        text += u' ' + tr("Expected %1, found %2.")
                           .arg(value(finding.field, finding.expected), value(finding.field, finding.found));
    }
    return text;
}

QVariant FindingListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Finding& finding = m_findings[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PlaceRole: return FindingText::place(finding);
    case EventRole: return FindingText::event(finding);
    case FieldRole: return FindingText::field(finding.field);
    case ExpectedRole: return FindingText::value(finding.field, finding.expected);
    case FoundRole: return FindingText::value(finding.field, finding.found);
    case Qt::DisplayRole:
    case WhatRole: return FindingText::what(finding);
    case LinkRole: return linkOf(index.row());
    default: return {};
    }
}

QHash<int, QByteArray> FindingListModel::roleNames() const {
    return {{PlaceRole, "place"}, {EventRole, "event"}, {FieldRole, "field"}, {ExpectedRole, "expected"},
            {FoundRole, "found"}, {WhatRole, "what"},   {LinkRole, "link"}};
}

QString FindingListModel::more() const {
    return m_more == 0 ? QString()
                       : tr("%n more are not listed.", nullptr,
                            static_cast<int>(std::min<std::uint64_t>(m_more, 1'000'000'000)));
}

void FindingListModel::show(const record::Findings& findings) {
    beginResetModel();
    m_findings = findings.list();
    m_more = findings.more();
    endResetModel();
    emit changed();
}

// A table without rounds can't be replayed.
QString FindingListModel::linkOf(int row) const {
    if (row < 0 || row >= size()) {
        return {};
    }
    const Finding& finding = m_findings[static_cast<std::size_t>(row)];
    if (!finding.round || finding.round->round == 0) {
        return {};
    }
    record::RoundLink link{*finding.round, std::nullopt};
    if (finding.seq > 0) {
        link.seq = finding.seq;
    }
    return QString::fromStdString(textOf(link));
}

} // namespace mesaviva::app
