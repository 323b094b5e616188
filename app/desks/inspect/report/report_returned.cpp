// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/moments.h"
#include "app/desks/inspect/fairness/returned_notes.h"
#include "app/desks/inspect/file/returned_text.h"
#include "app/desks/inspect/report/report_parts.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

class ReportedReturned {
    Q_DECLARE_TR_FUNCTIONS(InspectionReport)

public:
    explicit ReportedReturned(const ReportFacts& facts)
        : m_facts(facts),
          m_notes(facts.requests.inspection.returned),
          m_names(ReturnedText::windowNames()) {}

    SheetSection section() const {
        SheetSection section{tr("Payback"), {}};
        if (m_facts.returned.empty()) {
            section.blocks.emplace_back(SheetText{tr("It could not be read.")});
            addNotes(section);
            return section;
        }
        const std::vector<record::Returned>& all = m_facts.returned.front();
        if (all.empty()) {
            section.blocks.emplace_back(SheetText{tr("Nothing was staked.")});
        } else {
            section.blocks.emplace_back(
                SheetText{tr("Of all rounds on record but scripted and void ones, for everybody at the "
                             "tables; of a void round of bingo what had been drawn counts. What is fair lies "
                             "in its band 99 times in 100, however much was played (Bernstein).")});
            section.blocks.emplace_back(tableOf(all));
        }
        section.blocks.emplace_back(SheetText{outside()});
        addNotes(section);
        return section;
    }

    QJsonValue json() const {
        QJsonArray windows;
        for (std::size_t i = 0; i < m_facts.returned.size(); ++i) {
            QJsonArray sums;
            for (const record::Returned& sum : m_facts.returned[i]) {
                sums.append(jsonOfSum(sum, static_cast<int>(i)));
            }
            windows.append(QJsonObject{{QStringLiteral("window"), ReturnedText::keyOf(static_cast<int>(i))},
                                       {QStringLiteral("sums"), sums}});
        }
        QJsonArray notes;
        for (const ReturnedNote& note : m_notes) {
            notes.append(jsonOf(note));
        }
        const QDateTime end = timeOf(m_facts.returnedEnd.at);
        return QJsonObject{{QStringLiteral("windows"), windows},
                           {QStringLiteral("until"), end.toUTC().toString(Qt::ISODateWithMs)},
                           {QStringLiteral("notes"), notes}};
    }

private:
    void addNotes(SheetSection& section) const {
        if (m_notes.empty()) {
            return;
        }
        SheetTable notes;
        notes.columns = {{tr("Which rounds"), false, 16},
                         {tr("Noted at"), false, 16},
                         {tr("Payback"), false, 36},
                         {tr("Note"), false, 32}};
        for (const ReturnedNote& note : m_notes) {
            const QString name = windowName(note.window);
            notes.rows.push_back({note.until.isValid()
                                      //: %1 a stretch of time such as "The last 30 days", %2 date and time
                                      ? tr("%1, up to %2").arg(name, zonedMomentText(note.until))
                                      : name,
                                  note.at.isValid() ? zonedMomentText(note.at) : QString(), note.sumText(),
                                  note.text});
        }
        section.blocks.emplace_back(std::move(notes));
    }

    QString windowName(const QString& key) const {
        for (int i = 0; i < ReturnedText::kWindows; ++i) {
            if (ReturnedText::keyOf(i) == key) {
                return m_names.value(i);
            }
        }
        return key;
    }

    bool hasNote(const record::Returned& sum, int window) const {
        const auto note =
            noteOn(m_notes, window, m_facts.returnedEnd, QString::fromStdString(textOf(sum.key)));
        return note && !m_notes[*note].text.trimmed().isEmpty();
    }

    static SheetTable tableOf(const std::vector<record::Returned>& sums) {
        SheetTable table;
        table.columns = {{tr("What"), false, 27},    {tr("Rounds"), true, 8},
                         {tr("Staked"), true, 13},   {tr("Returned"), true, 20},
                         {tr("Expected"), true, 11}, {tr("Band of 99%"), true, 17},
                         {tr("Inside"), false, 7}};
        QString group;
        for (const record::Returned& sum : sums) {
            const ReturnedRow row = ReturnedText::row(sum);
            if (std::exchange(group, row.group) != row.group) {
                table.rows.push_back({row.group, {}, {}, {}, {}, {}, {}});
            }
            table.rows.push_back({row.title, row.rounds, row.staked, row.returned, row.expected, row.band,
                                  row.inside ? tr("yes") : tr("no")});
        }
        return table;
    }

    // Rows outside their band, over all windows.
    QString outside() const {
        QStringList lines;
        for (std::size_t i = 0; i < m_facts.returned.size(); ++i) {
            for (const record::Returned& sum : m_facts.returned[i]) {
                if (!sum.isInside()) {
                    //: %1 a stretch of time, %2 what came back
                    lines.append(
                        tr("%1, %2 (%3)")
                            .arg(m_names.value(static_cast<int>(i)),
                                 ReturnedText::line(ReturnedText::row(sum)),
                                 hasNote(sum, static_cast<int>(i)) ? tr("noted") : tr("without a note")));
                }
            }
        }
        return lines.isEmpty()
                   ? tr("Nothing has left its band: in all, in the month, in the last 30 days and "
                        "in the last day up to the newest round.")
                   : tr("Outside its band: %1.").arg(lines.join(QStringLiteral("; ")));
    }

    QJsonObject jsonOfSum(const record::Returned& sum, int window) const {
        QJsonObject json{{QStringLiteral("of"), QString::fromStdString(textOf(sum.key))},
                         {QStringLiteral("rounds"), static_cast<qint64>(sum.rounds)},
                         {QStringLiteral("expected"), sum.expected},
                         {QStringLiteral("deviation_squared"), sum.variance},
                         {QStringLiteral("band_reach"), sum.reach()},
                         {QStringLiteral("inside"), sum.isInside()},
                         {QStringLiteral("noted"), hasNote(sum, window)}};
        if (sum.isMoney()) {
            json.insert(QStringLiteral("staked"), static_cast<qint64>(sum.staked.cents));
            json.insert(QStringLiteral("returned"), static_cast<qint64>(sum.returned.cents));
        } else {
            json.insert(QStringLiteral("chances"), static_cast<qint64>(sum.chances));
            json.insert(QStringLiteral("came"), static_cast<qint64>(sum.cardsWon));
        }
        return json;
    }

    const ReportFacts& m_facts;
    const std::vector<ReturnedNote>& m_notes;
    QStringList m_names;
};

} // namespace

SheetSection reportedReturned(const ReportFacts& facts) { return ReportedReturned(facts).section(); }

QJsonValue jsonOfReturned(const ReportFacts& facts) { return ReportedReturned(facts).json(); }

} // namespace mesaviva::app
