// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/case_sheet.h"

#include "app/core/events/typed_text.h"
#include "app/core/record/record_text.h"
#include "app/core/text/amounts.h"
#include "app/core/text/injection_text.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/file/case_facts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QImage>
#include <QLocale>

#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

class CaseSheet {
    Q_DECLARE_TR_FUNCTIONS(CaseSheet)

public:
    static SheetFacts facts(const InspectionCase& inspection) {
        const CaseAbout& about = inspection.about;
        const auto orOpen = [](const QString& text) { return text.isEmpty() ? tr("not noted") : text; };
        const auto moment = [](const QDateTime& at) {
            return at.isValid() ? zonedMomentText(at) : QStringLiteral("–");
        };
        return {{tr("Case"), about.number.isEmpty() ? QStringLiteral("–") : about.number},
                {tr("Entity"), orOpen(about.entity)},
                {tr("Place"), orOpen(about.place)},
                {tr("Present"), orOpen(about.people)},
                {tr("Begun"), moment(inspection.begun)},
                {tr("Closed"), about.isClosed() ? moment(about.closed) : tr("still open")}};
    }

    static SheetSection signatures(const QString& initials) {
        const QString line = QStringLiteral("______________________________");
        SheetFacts facts;
        facts.push_back({tr("Inspector"), initials.isEmpty() ? line : initials + u' ' + line});
        facts.push_back({tr("For the entity"), line});
        facts.push_back({tr("For the player"), line});
        facts.push_back({tr("Place and date"), line});
        return {tr("Signatures"), {std::move(facts)}};
    }

    static SheetSection chain(const CaseChain& chain) {
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(SheetFacts{
            {tr("Entries"), QLocale().toString(chain.size())},
            {tr("Head of the case's chain"), chain.head()},
            {tr("Order"), chain.broken() == 0
                              ? tr("whole: no entry was changed, removed or moved")
                              //: %1 the number of an entry
                              : tr("broken at entry %1: there an entry was changed, removed or moved")
                                    .arg(chain.broken())}});
        SheetTable table;
        table.columns = {{tr("Entry"), true, 7},
                         {tr("Time"), false, 20},
                         {tr("What"), false, 33},
                         {tr("Initials"), false, 10},
                         {tr("Head of the record"), false, 30}};
        qint64 number = 0;
        for (const CaseEntry& entry : chain.entries()) {
            ++number;
            if (isListed(entry)) {
                table.rows.push_back({QString::number(number), zonedMomentText(entry.at), what(entry),
                                      entry.by, entry.recordHead.left(16)});
            }
        }
        if (!table.rows.empty()) {
            blocks.emplace_back(std::move(table));
        }
        return {tr("Chain of the case"), std::move(blocks)};
    }

private:
    static bool isListed(const CaseEntry& entry) {
        const QString& kind = entry.fact.kind;
        return kind == kVerdictFact || kind == kComplaintFact || kind == kDifferenceFact ||
               kind == kPictureFact || entry.corrects > 0 ||
               (entry.fact.kind == kAboutFact && entry.fact.key == QLatin1String("closed"));
    }

    static QString verdict(const QJsonValue& value) {
        const QString key = value[QLatin1String("verdict")].toString();
        return key == QLatin1String("pass")             ? tr("pass")
               : key == QLatin1String("fail")           ? tr("fail")
               : key == QLatin1String("not_applicable") ? tr("not applicable")
                                                        : tr("no verdict");
    }

    static QString what(const CaseEntry& entry) {
        const CaseFact& fact = entry.fact;
        QString text;
        if (fact.kind == kVerdictFact) {
            //: %1 a rule, %2 a verdict
            text = tr("Rule %1: %2").arg(fact.key, verdict(fact.value));
        } else if (fact.kind == kComplaintFact) {
            //: %1 a round's id
            text = tr("Complaint about round %1").arg(fact.key);
        } else if (fact.kind == kDifferenceFact) {
            //: %1 a rule
            text = tr("Rule %1: differs from the official text").arg(fact.key);
        } else if (fact.kind == kPictureFact) {
            //: %1 a file's name
            text = tr("Picture %1").arg(fact.key);
        } else if (fact.kind == kAboutFact && fact.key == QLatin1String("closed")) {
            text = fact.value.isNull() ? tr("Case reopened") : tr("Case closed");
        } else {
            text = QStringLiteral("%1 %2").arg(fact.kind, fact.key);
        }
        if (fact.value.isNull() && fact.kind != kAboutFact) {
            text += QStringLiteral(" · ") + tr("withdrawn");
        }
        if (entry.corrects > 0) {
            //: %1 the number of an entry
            text += QStringLiteral(" · ") + tr("corrects entry %1").arg(entry.corrects);
        }
        return entry.takenOver ? text + QStringLiteral(" · ") + tr("taken over, without proof") : text;
    }
};

class ComplaintSheet {
    Q_DECLARE_TR_FUNCTIONS(ComplaintSheet)

public:
    static QStringList findings() {
        return {tr("Not decided yet"), tr("Error of the table"), tr("Error of the player"), tr("No error")};
    }

    static SheetDocument of(const InspectionCase& inspection, const Complaint& complaint, bool onRecord) {
        SheetDocument sheet;
        //: %1 a round's id
        sheet.title = tr("Complaint about round %1").arg(complaint.round);
        sheet.subtitle = QStringLiteral("%1 · %2 · %3")
                             .arg(complaint.game, complaint.regulation, moment(complaint.opened));
        if (complaint.finding == Complaint::Open) {
            sheet.remark = tr("A draft: the finding is still open.");
        }
        if (!onRecord) {
            sheet.remark += (sheet.remark.isEmpty() ? QString() : QStringLiteral(" ")) +
                            tr("The round can no longer be read from the record: its facts are those noted "
                               "when the complaint was written.");
        }
        //: %1 the program's version, %2 a round's id, %3 date and time
        sheet.footer = tr("Mesa Viva %1 · complaint about round %2 · printed %3")
                           .arg(QCoreApplication::applicationVersion(), complaint.round,
                                moment(QDateTime::currentDateTime()));
        sheet.sections.push_back({tr("The case"), {about(inspection, complaint)}});
        sheet.sections.push_back({tr("The round"), {round(complaint)}});
        sheet.sections.push_back({tr("Subject of the complaint"), {paragraph(complaint.subject)}});
        sheet.sections.push_back({tr("What was reviewed"), reviewed(complaint)});
        sheet.sections.push_back({tr("What was found"), {found(complaint)}});
        sheet.sections.push_back(caseSignatures(complaint.initials));
        return sheet;
    }

private:
    static SheetFacts about(const InspectionCase& inspection, const Complaint& complaint) {
        SheetFacts facts = caseFacts(inspection);
        facts.push_back({tr("Complaint begun"), zoned(moment(complaint.begun), complaint.begun)});
        facts.push_back({tr("Complainant"),
                         complaint.player.isEmpty() ? tr("nobody is named") : nameOnSheet(complaint.player)});
        return facts;
    }
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
        return {text.isEmpty() ? tr("Nothing was noted.") : text};
    }

    static SheetFacts round(const Complaint& complaint) {
        SheetFacts facts{{tr("Round"), complaint.round},
                         {tr("Start and end"),
                          zoned(moment(complaint.opened) + QStringLiteral(" – ") + moment(complaint.closed),
                                complaint.opened)}};
        if (!complaint.player.isEmpty()) {
            facts.push_back({tr("Staked and returned"),
                             QStringLiteral("%1 · %2").arg(amountText(Money{complaint.staked}),
                                                           amountText(Money{complaint.returned}))});
        }
        facts.push_back({tr("Outcome"), complaint.outcome.isEmpty() ? tr("none") : complaint.outcome});
        if (complaint.injected) {
            facts.push_back({tr("Fault injected"), InjectionText::inRound(InjectedBy::inspector)});
        }
        facts.push_back({tr("Rules and program"),
                         QStringLiteral("%1 · %2 · Mesa Viva %3")
                             .arg(complaint.regulation, complaint.rulesVersion, complaint.program)});
        if (!complaint.head.isEmpty()) { // complaints of before have none
            facts.push_back({tr("Commitment"), complaint.commitment});
            facts.push_back({tr("Seed"), complaint.seed.isEmpty() ? tr("sealed until the round closes")
                                                                  : complaint.seed});
            facts.push_back({tr("Head of the record's chain"), complaint.head});
        }
        return facts;
    }

    static std::vector<SheetBlock> reviewed(const Complaint& complaint) {
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(
            SheetFacts{{tr("Check of the round"),
                        complaint.verified().isEmpty()
                            ? tr("The round was not checked.")
                            : tr("%1 (%2)").arg(complaint.verified(),
                                                zoned(moment(complaint.verifiedAt), complaint.verifiedAt))}});
        if (complaint.moments.empty()) {
            blocks.emplace_back(SheetText{tr("No moment of the round was selected.")});
            return blocks;
        }
        SheetTable table;
        table.columns = {{tr("Event"), true, 9},
                         {tr("Time"), true, 10},
                         {tr("What happened"), false, 62},
                         {tr("Rules"), false, 19}};
        SheetPictures pictures;
        QStringList without;
        for (const ComplaintMoment& one : complaint.moments) {
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
            blocks.emplace_back(
                SheetText{tr("No picture: right after event(s) %1 there was nothing to show yet.")
                              .arg(without.join(QStringLiteral(", ")))});
        }
        blocks.emplace_back(SheetText{tr("To replay the round at such a moment: mesaviva play %1")
                                          .arg(QStringLiteral("mesaviva://round/%1#%2")
                                                   .arg(complaint.round)
                                                   .arg(complaint.moments.front().seq))});
        return blocks;
    }

    static SheetFacts found(const Complaint& complaint) {
        return {{tr("Finding"), findings().value(complaint.finding)},
                {tr("Sum in dispute"), typed(complaint.sum)},
                {tr("Sum due"), typed(complaint.due)},
                {tr("Rule"), complaint.rule.isEmpty() ? tr("none was named") : complaint.rule},
                {tr("Remarks"), complaint.remarks.isEmpty() ? tr("Nothing was noted.") : complaint.remarks}};
    }

    static QString typed(const QString& text) {
        const auto sum = sumTyped(text);
        return sum                        ? amountText(*sum)
               : text.trimmed().isEmpty() ? tr("none was named")
                                          //: %1 what was typed
                                          : tr("“%1” (as typed)").arg(text.trimmed());
    }
};

} // namespace

SheetFacts caseFacts(const InspectionCase& inspection) { return CaseSheet::facts(inspection); }

SheetSection caseSignatures(const QString& initials) { return CaseSheet::signatures(initials); }

SheetSection caseChain(const CaseChain& chain) { return CaseSheet::chain(chain); }

QJsonObject jsonOfCase(const InspectionCase& inspection) {
    const auto text = [](const QDateTime& at) {
        return at.isValid() ? at.toUTC().toString(Qt::ISODateWithMs) : QString();
    };
    const CaseAbout& about = inspection.about;
    return {
        {QStringLiteral("number"), about.number},         {QStringLiteral("entity"), about.entity},
        {QStringLiteral("place"), about.place},           {QStringLiteral("people"), about.people},
        {QStringLiteral("conclusion"), about.conclusion}, {QStringLiteral("begun"), text(inspection.begun)},
        {QStringLiteral("closed"), text(about.closed)}};
}

QStringList findingText() { return ComplaintSheet::findings(); }

SheetDocument complaintSheet(const InspectionCase& inspection, const Complaint& complaint, bool onRecord) {
    const AmountsAt there(placeOfRules(complaint.rulesVersion.toStdString()));
    return ComplaintSheet::of(inspection, complaint, onRecord);
}

QJsonObject jsonOfComplaint(const InspectionCase& inspection, const Complaint& complaint, bool onRecord) {
    QJsonObject json = jsonOf(complaint, onRecord);
    json.insert(QStringLiteral("case"), jsonOfCase(inspection));
    return json;
}

} // namespace mesaviva::app
