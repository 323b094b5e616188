// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The poker table's texts, in both languages.

#include "poker_desk.h"

#include <QSet>
#include <QSignalSpy>

using namespace mesaviva;
using app::PokerCardListModel;
using app::PokerDesk;
using app::PokerDeskTest;
using app::PokerReportModel;
using app::PokerSeatListModel;
using app::PokerTableModel;
using app::TableEvent;

class TestPokerTableText : public PokerDeskTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void everyPhraseIsCaptionedInBothLanguages() {
        QSet<QString> phrases;
        QStringList alike;
        for (const char* name : {"player_loses", "dealer_does_not_qualify", "folded_by_time",
                                 "individual_idle", "system_fails_before_the_deal_is_complete"}) {
            watchScenario(QString::fromLatin1(name));
            connect(&table(), &PokerTableModel::happened, this, [&](const TableEvent& event) {
                if (event.phrase.isEmpty()) {
                    return;
                }
                const QString english = table().caption();
                if (english.isEmpty() && event.phrase.startsWith(QLatin1String("decide"))) {
                    return; // decided in the same moment
                }
                phrases.insert(event.phrase);
                m_language.setCode(QStringLiteral("pt"));
                const QString portuguese = table().caption();
                m_language.setCode(QStringLiteral("en"));
                if (english.isEmpty() || portuguese.isEmpty() || english == portuguese) {
                    alike.append(event.phrase);
                }
            });
            QVERIFY(m_desk->runOut());
            QCOMPARE(m_desk->contradiction(), QString());
        }
        QSet<QString> all;
        for (const poker::Phrase phrase : poker::Phrase::all()) {
            all.insert(QString::fromUtf8(name(phrase).data()));
        }
        QCOMPARE(phrases, all);
        QCOMPARE(alike, QStringList());
    }

    void captionsCarryTheirRules() {
        sitAloneAtBetting();
        QCOMPARE(table().captionRules().value(0), QStringLiteral("P15"));
        sit(PokerDesk::patientTable(false));
        QVERIFY(m_desk->runTo(PokerTableModel::Betting));
        QCOMPARE(table().captionRules().value(0), QStringLiteral("P14"));
    }

    void languageChangesAllTexts() {
        sitAloneAtDecision();
        table().bet();
        QVERIFY(m_desk->runTo(QStringLiteral("round_closed")));
        const auto texts = [this] {
            return QStringList{
                table().title(),
                table().rulesName(),
                table().caption(),
                table().advice(),
                table().dealerHandName(),
                table().houseRules()[0],
                table().houseRules()[1],
                table().betAction().reason,
                m_desk->seat(1).playerName,
                m_desk->seat(1).statusText,
                m_desk->seat(1).handName,
                PokerDesk::at(*table().seats(), 0, PokerSeatListModel::AccessibleNameRole).toString(),
                PokerDesk::at(*table().cards(), 0, PokerCardListModel::NameRole).toString(),
                report(*table().lastRound(), PokerReportModel::ReasonRole),
                report(*table().lastRound(), PokerReportModel::HandNameRole),
                report(*table().lastRound(), PokerReportModel::AnteTextRole),
                report(*table().lastRound(), PokerReportModel::BetTextRole),
                table().lastRound()->headline()};
        };
        const QStringList english = texts();
        QSignalSpy told(&table(), &PokerTableModel::texts);
        QSignalSpy seats(table().seats(), &QAbstractItemModel::dataChanged);
        QSignalSpy cards(table().cards(), &QAbstractItemModel::dataChanged);
        QSignalSpy rounds(table().lastRound(), &PokerReportModel::changed);
        m_language.setCode(QStringLiteral("pt"));
        table().retranslate();
        QCOMPARE(told.count(), 1);
        QCOMPARE(cards.count(), 1);
        QCOMPARE(rounds.count(), 1);
        const QStringList portuguese = texts();
        for (qsizetype i = 0; i < english.size(); ++i) {
            QVERIFY2(!english[i].isEmpty() && !portuguese[i].isEmpty() && english[i] != portuguese[i],
                     qPrintable(QStringLiteral("%1: %2").arg(i).arg(english[i])));
        }
        QVERIFY(seats.count() > 0);
        m_language.setCode(QStringLiteral("en"));
        table().retranslate();
        QCOMPARE(texts(), english);
    }

    void moneyFollowsTheLanguage() {
        sitAlone();
        QCOMPARE(table().money(1'250), QStringLiteral("12.50\u00A0pts"));
        m_language.setCode(QStringLiteral("pt"));
        QCOMPARE(table().money(1'250), QStringLiteral("12,50\u00A0pts"));
        QCOMPARE(table().signedMoney(1'250), QStringLiteral("+12,50\u00A0pts"));
        QCOMPARE(table().signedMoney(-500), QStringLiteral("−5,00\u00A0pts"));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestPokerTableText)
#include "tst_poker_table_text.moc"
