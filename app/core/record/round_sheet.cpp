// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/round_sheet.h"

#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

class SheetWords {
    Q_DECLARE_TR_FUNCTIONS(RoundSheetPaper)

public:
    explicit SheetWords(const RoundSheetParts& parts)
        : m_parts(parts),
          m_id(QString::fromStdString(textOf(parts.row.id))) {}

    SheetDocument document() const {
        SheetDocument sheet;
        //: %1 a round's id
        sheet.title = tr("Sheet of round %1").arg(m_id);
        sheet.subtitle = QStringLiteral("%1 · %2 · %3").arg(m_parts.game, m_parts.regulation, opened());
        if (!m_parts.row.closed) {
            sheet.remark = tr("This round is still being played: its seed stays sealed until it closes.");
        } else if (m_parts.row.isVoid) {
            sheet.remark = tr("This round is void.");
        }
        //: %1 the program's version, %2 a round's id
        sheet.footer = tr("Mesa Viva %1 · round %2 · played for points only, never for money")
                           .arg(QCoreApplication::applicationVersion(), m_id);
        sheet.sections.push_back({tr("The round"), {round()}});
        std::vector<SheetBlock> table{m_parts.settings};
        for (const QString& rule : m_parts.houseRules) {
            table.emplace_back(SheetText{rule});
        }
        sheet.sections.push_back({tr("The table"), std::move(table)});
        sheet.sections.push_back({tr("Who was at the table"), {players()}});
        if (!m_parts.display.empty()) {
            sheet.sections.push_back({tr("Outcome"), m_parts.display});
        }
        sheet.sections.push_back({tr("Stakes and their outcome"), {stakes()}});
        sheet.sections.push_back({tr("What happened"), {steps()}});
        sheet.sections.push_back({tr("How to check this round"), proof()});
        return sheet;
    }

private:
    static QString moment(record::WallTime time) {
        const auto at = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
        const QLocale locale;
        return locale.toString(at.date(), QLocale::LongFormat) + QStringLiteral(", ") +
               at.time().toString(QStringLiteral("HH:mm:ss"));
    }
    static QString zoned(record::WallTime time) {
        return QStringLiteral("%1 (%2)").arg(moment(time), zoneText(timeOf(time)));
    }
    QString opened() const { return moment(m_parts.row.opened); }

    SheetFacts round() const {
        SheetFacts facts{{tr("Round"), m_id},
                         {tr("Opened"), zoned(m_parts.row.opened)},
                         {tr("Closed"), m_parts.row.closed ? zoned(*m_parts.row.closed) : tr("not yet")},
                         {tr("Outcome"), m_parts.outcome.isEmpty() ? tr("none") : m_parts.outcome}};
        if (m_parts.row.isVoid) {
            facts.push_back({tr("Void because"), m_parts.voidReason});
        }
        facts.push_back({tr("Staked by players"), amountText(m_parts.row.staked)});
        facts.push_back({tr("Returned to them"), amountText(m_parts.row.returned)});
        facts.push_back(
            {tr("Chance"), m_parts.scripted
                               ? tr("given from outside, at least in part: a lesson, or real equipment")
                               : tr("from the seed below, to which the house was committed")});
        facts.push_back({tr("Game"), m_parts.game});
        //: a set of rules and its version
        facts.push_back(
            {tr("Rules"), QStringLiteral("%1 · %2").arg(m_parts.regulation,
                                                        QString::fromStdString(m_parts.table.rulesVersion))});
        facts.push_back({tr("Table"), tr("number %1 of this record, opened %2")
                                          .arg(m_parts.table.number)
                                          .arg(moment(m_parts.table.opened))});
        facts.push_back(
            {tr("Program"), QStringLiteral("Mesa Viva ") + QString::fromStdString(m_parts.table.program)});
        return facts;
    }

    SheetTable players() const {
        const bool seated = std::ranges::any_of(
            m_parts.players, [](const RoundSheetParts::Player& player) { return !player.place.isEmpty(); });
        SheetTable table;
        table.columns = {{tr("Player"), false, 24}};
        if (seated) {
            table.columns.push_back({tr("Seat"), true, 8});
        }
        for (const QString& title : {tr("Before"), tr("Staked"), tr("Returned"), tr("Result"), tr("After")}) {
            table.columns.push_back({title, true, 14});
        }
        for (const RoundSheetParts::Player& player : m_parts.players) {
            QStringList row{player.simulated ? tr("%1 (simulated)").arg(player.name) : player.name};
            if (seated) {
                row.append(player.place);
            }
            row.append(player.before ? amountText(*player.before) : QStringLiteral("–"));
            row.append(player.staked ? amountText(*player.staked) : QStringLiteral("–"));
            row.append(player.staked ? amountText(player.returned) : QStringLiteral("–"));
            row.append(player.staked ? signedAmountText(player.returned - *player.staked)
                                     : QStringLiteral("–"));
            row.append(amountText(player.after));
            table.rows.push_back(row);
        }
        return table;
    }

    SheetBlock stakes() const {
        if (m_parts.stakes.empty()) {
            return SheetText{tr("Nothing was staked, or nothing is settled yet.")};
        }
        SheetTable table;
        table.columns = {{tr("Player"), false, 15},  {tr("Stake"), false, 18}, {tr("Amount"), true, 12},
                         {tr("Returned"), true, 12}, {tr("Why"), false, 34},   {tr("Rule"), false, 9}};
        for (const RoundSheetParts::Stake& stake : m_parts.stakes) {
            table.rows.push_back({stake.player, stake.on, amountText(stake.amount),
                                  amountText(stake.returned), stake.reason, stake.rule});
        }
        return table;
    }

    SheetTable steps() const {
        SheetTable table;
        table.columns = {{tr("Time"), true, 9}, {tr("Event"), false, 74}, {tr("Rules"), false, 17}};
        const QLocale locale;
        for (const RoundSheetParts::Step& step : m_parts.steps) {
            //: %1 seconds
            table.rows.push_back(
                {tr("%1 s").arg(locale.toString(step.seconds, 'f', 1)), step.text, step.rules});
        }
        return table;
    }

    std::vector<SheetBlock> proof() const {
        const QString number = QString::number(m_parts.row.id.round);
        std::vector<SheetBlock> blocks;
        blocks.emplace_back(SheetFacts{
            {tr("Commitment"), m_parts.commitment},
            {tr("Seed"), m_parts.seed.isEmpty() ? tr("sealed until the round closes") : m_parts.seed},
            {tr("Head of the record's chain"), m_parts.head}});
        blocks.emplace_back(SheetText{
            tr("The commitment was published before the first stake. It is the SHA-256 digest of the text "
               "mesaviva.round/1, the round's number as 8 bytes (most significant first) and the 32 bytes of "
               "the seed, which is shown once the round is closed. Every random outcome follows from the "
               "seed; the program's engine/docs/randomness.md explains how, byte by byte.")});
        if (m_parts.seed.isEmpty()) {
            return blocks;
        }
        blocks.emplace_back(SheetText{tr("Either of these commands prints the commitment:")});
        blocks.emplace_back(
            SheetText{QStringLiteral("printf 'mesaviva.round/1%b' \"$(printf '%016x%s' %1 %2 | sed "
                                     "'s/../\\\\x&/g')\" | sha256sum")
                          .replace(QLatin1String("%1 %2"), number + u' ' + m_parts.seed),
                      true});
        blocks.emplace_back(
            SheetText{QStringLiteral("python3 -c \"import hashlib; print(hashlib.sha256(b'mesaviva.round/1' "
                                     "+ (NUMBER).to_bytes(8, 'big') + "
                                     "bytes.fromhex('SEED')).hexdigest())\"")
                          .replace(QLatin1String("NUMBER"), number)
                          .replace(QLatin1String("SEED"), m_parts.seed),
                      true});
        blocks.emplace_back(
            SheetText{tr("The first of these commands checks the whole record, and whether it once "
                         "ended with that head; the second prints every fact of this round for "
                         "other programs:")});
        const QString file = inShell(QFileInfo(m_parts.file).fileName());
        blocks.emplace_back(
            SheetText{QStringLiteral("mesaviva verify %1 --head ").arg(file) + m_parts.head, true});
        blocks.emplace_back(SheetText{QStringLiteral("mesaviva export %1 --round ").arg(file) + m_id, true});
        return blocks;
    }

    // A single shell word, whatever the file name.
    static QString inShell(QString name) {
        static const QRegularExpression kPlain(QStringLiteral("^[\\w.][\\w.-]*$"));
        return kPlain.match(name).hasMatch() ? name
                                             : u'\'' + name.replace(u'\'', QLatin1String("'\\''")) + u'\'';
    }

    const RoundSheetParts& m_parts;
    QString m_id;
};

} // namespace

SheetDocument roundSheet(const RoundSheetParts& parts) {
    const AmountsAt there(placeOfRules(parts.table.rules));
    return SheetWords(parts).document();
}

} // namespace mesaviva::app
