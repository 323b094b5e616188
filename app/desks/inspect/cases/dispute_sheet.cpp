// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/cases/dispute_sheet.h"

#include "app/core/events/typed_text.h"
#include "app/core/record/stored_name.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"

#include <QCoreApplication>
#include <QImage>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

class DisputeSheet {
    Q_DECLARE_TR_FUNCTIONS(DisputeSheet)

public:
    static QStringList findings() {
        return {tr("Not decided yet"), tr("Error of the table"), tr("Error of the player"), tr("No error")};
    }

    static SheetDocument of(const Dispute& dispute, bool onRecord) {
        SheetDocument sheet;
        //: %1 a round's id
        sheet.title = tr("Complaint about round %1").arg(dispute.round);
        sheet.subtitle =
            QStringLiteral("%1 · %2 · %3").arg(dispute.game, dispute.regulation, moment(dispute.opened));
        if (dispute.finding == Dispute::Open) {
            sheet.remark = tr("A draft: the finding is still open.");
        }
        if (!onRecord) {
            sheet.remark += (sheet.remark.isEmpty() ? QString() : QStringLiteral(" ")) +
                            tr("The round can't be read from the record any more: its facts are those that "
                               "were taken down when the complaint was written.");
        }
        //: %1 the program's version, %2 a round's id, %3 date and time
        sheet.footer = tr("Mesa Viva %1 · complaint about round %2 · printed %3")
                           .arg(QCoreApplication::applicationVersion(), dispute.round,
                                moment(QDateTime::currentDateTime()));
        sheet.sections.push_back({tr("The round"), {round(dispute)}});
        sheet.sections.push_back({tr("What is complained about"), {paragraph(dispute.complaint)}});
        sheet.sections.push_back({tr("What was reviewed"), reviewed(dispute)});
        sheet.sections.push_back({tr("What was found"), {found(dispute)}});
        return sheet;
    }

private:
    static QString blank() { return QStringLiteral("______________________________"); }
    // Names the time zone, as times on paper must.
    static QString zoned(const QString& times, const QDateTime& at) {
        return at.isValid() ? QStringLiteral("%1 (%2)").arg(times, zoneText(at)) : times;
    }
    static QString moment(const QDateTime& at) {
        return at.isValid() ? QLocale().toString(at.date(), QLocale::ShortFormat) +
                                  at.time().toString(QStringLiteral(" HH:mm:ss"))
                            : QStringLiteral("–");
    }
    static SheetText paragraph(const QString& text) {
        return {text.isEmpty() ? tr("Nothing was put down.") : text};
    }

    static SheetFacts round(const Dispute& dispute) {
        SheetFacts facts{
            {tr("Round"), dispute.round},
            {tr("Start and end"),
             zoned(moment(dispute.opened) + QStringLiteral(" – ") + moment(dispute.closed), dispute.opened)},
            {tr("Player"), dispute.player.isEmpty() ? tr("nobody is named") : nameOnSheet(dispute.player)}};
        if (!dispute.player.isEmpty()) {
            facts.push_back({tr("Staked and returned"),
                             QStringLiteral("%1 · %2").arg(amountText(Money{dispute.staked}),
                                                           amountText(Money{dispute.returned}))});
        }
        facts.push_back({tr("Outcome"), dispute.outcome.isEmpty() ? tr("none") : dispute.outcome});
        if (dispute.injected) {
            facts.push_back({tr("Fault injected"), tr("by an inspector, in this round")});
        }
        facts.push_back(
            {tr("Rules and program"), QStringLiteral("%1 · %2 · Mesa Viva %3")
                                          .arg(dispute.regulation, dispute.rulesVersion, dispute.program)});
        return facts;
    }

    static std::vector<SheetBlock> reviewed(const Dispute& dispute) {
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(
            SheetFacts{{tr("Check of the round"),
                        dispute.verified().isEmpty()
                            ? tr("The round was not checked.")
                            : tr("%1 (%2)").arg(dispute.verified(),
                                                zoned(moment(dispute.verifiedAt), dispute.verifiedAt))}});
        if (dispute.moments.empty()) {
            blocks.emplace_back(SheetText{tr("No moment of the round was picked out.")});
            return blocks;
        }
        SheetTable table;
        table.columns = {{tr("Event"), true, 9},
                         {tr("Time"), true, 10},
                         {tr("What happened"), false, 62},
                         {tr("Rules"), false, 19}};
        SheetPictures pictures;
        QStringList without;
        for (const DisputeMoment& one : dispute.moments) {
            table.rows.push_back({QString::number(one.seq), one.time, one.text, one.rules});
            if (!one.picture.isEmpty()) {
                //: %1 an event's number, %2 what the picture shows
                pictures.push_back({QImage::fromData(one.picture, "PNG"),
                                    one.drawn.isEmpty()
                                        ? tr("Right after event %1").arg(one.seq)
                                        : tr("Right after event %1: %2").arg(one.seq).arg(one.drawn)});
            } else {
                without.append(QString::number(one.seq));
            }
        }
        blocks.emplace_back(std::move(table));
        if (!pictures.empty()) {
            blocks.emplace_back(std::move(pictures));
        }
        if (!without.isEmpty()) {
            //: %1 events' numbers
            blocks.emplace_back(SheetText{
                tr("No picture: right after event(s) %1 there was nothing yet for a picture to show.")
                    .arg(without.join(QStringLiteral(", ")))});
        }
        blocks.emplace_back(SheetText{tr("The round is played again at such a moment with: mesaviva play %1")
                                          .arg(QStringLiteral("mesaviva://round/%1#%2")
                                                   .arg(dispute.round)
                                                   .arg(dispute.moments.front().seq))});
        return blocks;
    }

    static SheetFacts found(const Dispute& dispute) {
        const auto sum = sumTyped(dispute.sum);
        const QString typed = dispute.sum.trimmed();
        return {{tr("Finding"), findings().value(dispute.finding)},
                {tr("Sum in dispute"), sum               ? amountText(*sum)
                                       : typed.isEmpty() ? tr("none was named")
                                                         //: %1 what was typed
                                                         : tr("“%1” (as it was typed)").arg(typed)},
                {tr("Rule"), dispute.rule.isEmpty() ? tr("none was named") : dispute.rule},
                {tr("Remarks"), dispute.remarks.isEmpty() ? tr("Nothing was put down.") : dispute.remarks},
                {tr("Inspector"), dispute.initials.isEmpty() ? blank() : dispute.initials},
                {tr("Date"), zonedMomentText(QDateTime::currentDateTime())},
                {tr("For the player"), blank()}};
    }
};

} // namespace

void fillFacts(Dispute& dispute, const RecalledRound::Read& read) {
    const RoundSheetParts& parts = *read.parts;
    dispute.game = parts.game;
    dispute.regulation = parts.regulation;
    dispute.rulesVersion = QString::fromStdString(read.table.rulesVersion);
    dispute.program = QString::fromStdString(read.table.program);
    dispute.opened = timeOf(read.row.opened);
    dispute.closed = read.row.closed ? timeOf(*read.row.closed) : QDateTime();
    dispute.outcome = parts.outcome;
    dispute.actedRules = parts.rules;
    for (const RoundSheetParts::Player& one : parts.players) {
        if (one.recordName == dispute.player) {
            dispute.staked = one.staked.value_or(Money{}).cents;
            dispute.returned = one.returned.cents;
        }
    }
    for (DisputeMoment& moment : dispute.moments) {
        const auto step = std::ranges::find(parts.steps, moment.seq, &RoundSheetParts::Step::seq);
        if (step != parts.steps.end()) {
            moment.time = MomentListModel::timeText(step->seconds);
            moment.text = step->text;
            moment.rules = step->rules;
        }
    }
}

SheetDocument disputeSheet(const Dispute& dispute, bool onRecord) {
    const AmountsAt there(placeOfRules(dispute.rulesVersion.toStdString()));
    return DisputeSheet::of(dispute, onRecord);
}

QStringList findingText() { return DisputeSheet::findings(); }

} // namespace mesaviva::app
