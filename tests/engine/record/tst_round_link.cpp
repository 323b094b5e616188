// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse the newer standard headers
#include "engine/record/rows.h"
#endif

#include <QTest>

using namespace mesaviva::record;

class RoundLinkTest : public QObject {
    Q_OBJECT

private slots:
    void linksAreReadAsTheyAreWritten() {
        for (const RoundLink& link :
             {RoundLink{{3, 12}, std::nullopt}, RoundLink{{1, 1}, 1}, RoundLink{{7, 40'000}, 123'456'789}}) {
            QVERIFY(roundLinkFrom(textOf(link)) == link);
            QVERIFY(looksLikeRoundLink(textOf(link)));
        }
        QCOMPARE(textOf(RoundLink{{3, 12}, 345}), std::string("mesaviva://round/3-12#345"));
        QCOMPARE(textOf(RoundLink{{3, 12}, std::nullopt}), std::string("mesaviva://round/3-12"));
    }

    void capitalsMakeNoDifference() {
        QVERIFY(looksLikeRoundLink("MESAVIVA://round/3-12"));
        QVERIFY(roundLinkFrom("MESAVIVA://Round/3-12#345") == (RoundLink{{3, 12}, 345}));
    }

    void otherTextsAreNoLinks_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"",
                                 "mesaviva:",
                                 "mesaviva://",
                                 "mesaviva://round",
                                 "mesaviva://round/",
                                 "mesaviva://round/3",
                                 "mesaviva://round/3-",
                                 "mesaviva://round/-12",
                                 "mesaviva://round/3-12#",
                                 "mesaviva://round/3-12#x",
                                 "mesaviva://round/3-12#1x",
                                 "mesaviva://round/3-12#-1",
                                 "mesaviva://round/3-12# 1",
                                 "mesaviva://round/3-12#99999999999999999999",
                                 "mesaviva://round/3-12/#1",
                                 "mesaviva://table/3-12",
                                 "mesaviva://round/3-12#1#2",
                                 "https://round/3-12",
                                 "3-12",
                                 "mesaviva://round/3-12?x#1"}) {
            QTest::newRow(*text ? text : "empty") << QByteArray(text);
        }
    }
    void otherTextsAreNoLinks() {
        QFETCH(const QByteArray, text);
        QVERIFY(!roundLinkFrom(text.toStdString()));
    }

    void filesDoNotLookLikeLinks() {
        QVERIFY(!looksLikeRoundLink("mesaviva.json"));
        QVERIFY(!looksLikeRoundLink("./mesaviva:3.json"));
        QVERIFY(looksLikeRoundLink("mesaviva:nonsense"));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(RoundLinkTest)
#include "tst_round_link.moc"
