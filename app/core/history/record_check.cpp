// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/record_check.h"

#include "app/cli/sentences/record_sentences.h"
#include "app/core/history/finding_list_model.h"
#include "app/core/record/exercise_file.h"
#include "app/core/record/record_keeper.h"
#include "app/core/worker/worker.h"
#include "engine/record/record_file.h"
#include "engine/record/record_reader.h"
#include "engine/record/write/log_copy.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QLocale>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <utility>

namespace mesaviva::app {

namespace {

using record::FaultKind;

constexpr std::array kFaultKinds = {FaultKind::missing,   FaultKind::foreign,    FaultKind::newer,
                                    FaultKind::damaged,   FaultKind::locked,     FaultKind::read_only,
                                    FaultKind::disk_full, FaultKind::unreadable, FaultKind::silent,
                                    FaultKind::unfinished};
constexpr std::array<std::pair<const char*, std::uint64_t CheckVerdict::*>, 6> kCheckCounts = {
    {{"events", &CheckVerdict::events},
     {"rounds", &CheckVerdict::rounds},
     {"outcomes", &CheckVerdict::outcomes},
     {"settlements", &CheckVerdict::settlements},
     {"given", &CheckVerdict::given},
     {"named_less", &CheckVerdict::namedLess}}};
constexpr qsizetype kLongestBad = 2'000;
constexpr qsizetype kMostNamedSince = 400;
constexpr std::size_t kMostArguments = 9;

// Thrown by the progress callback of verify() to end it.
struct CheckCancelled {};

QJsonObject jsonOfFinding(const record::Finding& finding) {
    const auto text = [](const std::string& utf8) { return QString::fromStdString(utf8); };
    QJsonArray arguments;
    for (const std::string& argument : finding.problem.arguments) {
        arguments.append(text(argument));
    }
    const std::string_view code = name(finding.problem.code);
    return {
        {QStringLiteral("round"), finding.round ? text(textOf(*finding.round)) : QString()},
        {QStringLiteral("seq"), static_cast<qint64>(finding.seq)},
        {QStringLiteral("event"), text(finding.event)},
        {QStringLiteral("field"), text(finding.field)},
        {QStringLiteral("problem"), QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()))},
        {QStringLiteral("arguments"), arguments},
        {QStringLiteral("expected"), text(finding.expected)},
        {QStringLiteral("found"), text(finding.found)}};
}

// nullopt: there is none, or a later version has written it.
std::optional<record::Finding> findingFrom(const QJsonObject& json) {
    const auto text = [](const QJsonValue& value) {
        return value.toString().left(kLongestBad).toStdString();
    };
    const auto code = record::problemCodeFrom(text(json[QLatin1String("problem")]));
    if (!code) {
        return std::nullopt;
    }
    record::Finding finding;
    finding.round = record::roundIdFrom(text(json[QLatin1String("round")]));
    finding.seq = static_cast<std::uint64_t>(std::max<qint64>(0, json[QLatin1String("seq")].toInteger()));
    finding.event = text(json[QLatin1String("event")]);
    finding.field = text(json[QLatin1String("field")]);
    finding.problem = *code;
    for (const QJsonValue& argument : json[QLatin1String("arguments")].toArray()) {
        if (finding.problem.arguments.size() < kMostArguments) {
            finding.problem.arguments.push_back(text(argument));
        }
    }
    finding.expected = text(json[QLatin1String("expected")]);
    finding.found = text(json[QLatin1String("found")]);
    return finding;
}

} // namespace

CheckVerdict verdictOf(const Result<record::Verification, record::Fault>& result, bool ofRound) {
    CheckVerdict verdict;
    verdict.ofRound = ofRound;
    if (!result) {
        verdict.fault = result.error().kind;
        return verdict;
    }
    verdict.bad = result->bad;
    verdict.events = result->events;
    verdict.rounds = result->rounds;
    verdict.outcomes = result->outcomes;
    verdict.settlements = result->settlements;
    verdict.given = result->given;
    verdict.namedLess = result->namedLess;
    for (const auto& [rule, times] : result->namedSince) {
        verdict.namedSince.append(QString::fromStdString(rule));
    }
    return verdict;
}

QJsonObject jsonOf(const CheckVerdict& verdict) {
    QJsonObject json{{QStringLiteral("of_round"), verdict.ofRound},
                     {QStringLiteral("hidden"), verdict.hidden},
                     {QStringLiteral("compared"), verdict.compared},
                     {QStringLiteral("copy_unread"), verdict.copyUnread},
                     {QStringLiteral("named_since"), QJsonArray::fromStringList(verdict.namedSince)}};
    if (verdict.fault) {
        const std::string_view kind = name(*verdict.fault);
        json.insert(QStringLiteral("fault"),
                    QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size())));
    }
    if (verdict.bad) {
        json.insert(QStringLiteral("finding"), jsonOfFinding(*verdict.bad));
    }
    const QString bad = verdict.bad ? QString::fromStdString(englishText(*verdict.bad)) : verdict.badInWords;
    if (!bad.isEmpty()) {
        json.insert(QStringLiteral("bad"), bad); // for versions that do not know `finding`
    }
    for (const auto& [key, count] : kCheckCounts) {
        json.insert(QLatin1String(key), static_cast<qint64>(verdict.*count));
    }
    return json;
}

std::optional<CheckVerdict> checkVerdictFrom(const QJsonObject& json) {
    if (json.isEmpty()) {
        return std::nullopt;
    }
    CheckVerdict verdict;
    if (const QString kind = json[QLatin1String("fault")].toString(); !kind.isEmpty()) {
        const auto known =
            std::ranges::find(kFaultKinds, kind.toStdString(), [](FaultKind one) { return name(one); });
        verdict.fault = known == kFaultKinds.end() ? FaultKind::unreadable : *known;
    }
    verdict.bad = findingFrom(json[QLatin1String("finding")].toObject());
    if (!verdict.bad) {
        verdict.badInWords = json[QLatin1String("bad")].toString().left(kLongestBad);
    }
    verdict.ofRound = json[QLatin1String("of_round")].toBool();
    verdict.hidden = json[QLatin1String("hidden")].toBool();
    verdict.compared = json[QLatin1String("compared")].toBool();
    verdict.copyUnread = json[QLatin1String("copy_unread")].toBool();
    for (const auto& [key, count] : kCheckCounts) {
        verdict.*count =
            static_cast<std::uint64_t>(std::max<qint64>(0, json[QLatin1String(key)].toInteger()));
    }
    for (const QJsonValue& rule : json[QLatin1String("named_since")].toArray()) {
        if (verdict.namedSince.size() < kMostNamedSince) {
            verdict.namedSince.append(rule.toString().left(40));
        }
    }
    return verdict;
}

void RecordCheck::start(const QString& file, const record::VerifyOptions& options, const QString& copy) {
    if (m_running) {
        return;
    }
    m_running = true;
    ++m_turn;
    m_ofRound = options.round.has_value();
    m_compared = !copy.isEmpty();
    m_result.reset();
    m_progress = 0;
    m_cancelled = false;
    emit changed();
    m_thread = std::thread([this, options, turn = m_turn, path = std::filesystem::path(file.toStdU16String()),
                            second = std::filesystem::path(copy.toStdU16String())] {
        int reported = 0;
        const auto progress = [&](std::uint64_t done, std::uint64_t all) {
            if (m_cancelled) {
                throw CheckCancelled();
            }
            const int percent = all > 0 ? static_cast<int>(100 * done / all) : 0;
            if (percent != reported) {
                reported = percent;
                postTo(this, [this, percent, turn] {
                    if (turn == m_turn && m_running) {
                        m_progress = percent / 100.0;
                        emit changed();
                    }
                });
            }
        };
        try {
            const bool hidden = isVerdictHidden(path);
            auto result = hidden ? Result<record::Verification, record::Fault>(record::Verification())
                                 : record::verify(path, progress, options);
            bool copyUnread = false;
            if (result && !hidden && !result->bad && !second.empty()) {
                // Its device may never answer.
                auto compared = record::patiently(
                    record::kPatience,
                    [path, second](const std::function<void()>& beat) {
                        return record::compareWithCopy(path, second, beat);
                    },
                    [this] {
                        if (m_cancelled) {
                            throw CheckCancelled();
                        }
                    });
                copyUnread = !compared || !*compared;
                if (!copyUnread) {
                    result->faults.add(**compared);
                    result->bad = std::move(**compared);
                }
            }
            postTo(this, [this, turn, copyUnread, hidden, result = std::move(result)] {
                finish(turn, result, copyUnread, hidden);
            });
        } catch (const CheckCancelled&) {
            return;
        }
    });
}

void RecordCheck::cancel() {
    m_cancelled = true;
    if (m_thread.joinable()) {
        m_thread.join();
    }
    if (m_running) {
        m_running = false;
        emit changed();
    }
}

void RecordCheck::forget() {
    cancel();
    m_result.reset();
    emit changed();
}

void RecordCheck::finish(int turn, const Result<record::Verification, record::Fault>& result, bool copyUnread,
                         bool hidden) {
    if (!m_running || turn != m_turn) {
        return; // it was cancelled when already finished
    }
    m_thread.join();
    m_running = false;
    m_result = result;
    m_copyUnread = copyUnread;
    m_hidden = hidden;
    emit changed();
}

QString RecordCheck::verdict() const {
    const std::optional<CheckVerdict> verdict = known();
    return verdict ? words(*verdict) : QString();
}

std::optional<CheckVerdict> RecordCheck::known() const {
    if (!m_result) {
        return std::nullopt;
    }
    CheckVerdict verdict = verdictOf(*m_result, m_ofRound);
    verdict.compared = m_compared;
    verdict.copyUnread = m_copyUnread;
    verdict.hidden = m_hidden;
    return verdict;
}

QString RecordCheck::words(const CheckVerdict& verdict) {
    if (verdict.fault) {
        return RecordKeeper::words(*verdict.fault);
    }
    if (verdict.hidden) {
        return tr(
            "An exercise: whether the record is in order is said once you have finished looking for its "
            "errors.");
    }
    if (verdict.bad || !verdict.badInWords.isEmpty()) {
        //: %1 the first discrepancy, as a sentence
        return tr("The record is not in order: %1")
            .arg(verdict.bad ? FindingText::sentence(*verdict.bad) : verdict.badInWords);
    }
    const QLocale locale;
    const auto count = [&](std::uint64_t number) { return locale.toString(static_cast<qulonglong>(number)); };
    const QString words =
        verdict.ofRound
            ? tr("The round is in order, with everything it depends on. Events in the chain: %1; rounds "
                 "replayed: %2; outcomes derived from their seeds: %3; settlements recomputed: %4.")
            : tr("The record is intact. Events in the chain: %1; rounds replayed: %2; outcomes derived from "
                 "their seeds: %3; settlements recomputed: %4.");
    const QString whole = words.arg(count(verdict.events), count(verdict.rounds), count(verdict.outcomes),
                                    count(verdict.settlements));
    const QString given = verdict.given == 0
                              ? QString()
                              //: %1 how many
                              : u' ' + tr("Outcomes given from outside, by a scenario or real equipment: %1.")
                                           .arg(count(verdict.given));
    const QString counted =
        verdict.copyUnread ? tr("%1 Its second copy can't be read, so the two were not compared.").arg(whole)
        : verdict.compared ? tr("%1 Its second copy agrees.").arg(whole)
                           : whole;
    const QString since = namedSince(verdict);
    return counted + given + (since.isEmpty() ? QString() : u' ' + since);
}

QString RecordCheck::namedSince(const CheckVerdict& verdict) {
    return verdict.namedLess == 0 ? QString()
                                  //: %1 how many, %2 ids of rules
                                  : tr("Events written by another version of the program, for which this one "
                                       "would cite further rules (%2): %1. The decisions are the same.")
                                        .arg(QLocale().toString(static_cast<qulonglong>(verdict.namedLess)),
                                             verdict.namedSince.join(QStringLiteral(", ")));
}

} // namespace mesaviva::app
