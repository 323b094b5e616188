// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/remote/broker_link.h"
#include "app/cli/remote/private_broker.h"
#include "app/cli/remote/seat_book.h"
#include "app/cli/remote/seat_code.h"
#include "app/cli/remote/tables_file.h"
#endif

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <string>

using namespace mesaviva;

namespace {

const std::string kTypedSecret = "ABCDEFGHIJKLMNOP";

std::string tablesFileWith(const std::string& table) {
    return R"({"format": "mesaviva.tables/1", "record": "r.sqlite", "tables": [)" + table + "]}";
}

const std::string kSharedPoker = R"({"id": "t", "game": "poker", "rules": "pt-803-2015", )";

} // namespace

/// What a guest types, and what a host reads, for a table that is shared.
class TestSeatCode : public QObject {
    Q_OBJECT

private slots:
    void secretsDifferAndHaveEightyBits() {
        std::set<std::string> seen;
        std::set<char> letters;
        for (int i = 0; i < 200; ++i) {
            const std::string name = remote::randomName();
            QCOMPARE(name.size(), std::size_t{16});
            QCOMPARE(remote::secretFrom(name), std::optional(name));
            seen.insert(name);
            letters.insert(name.begin(), name.end());
        }
        QCOMPARE(seen.size(), std::size_t{200});
        QCOMPARE(letters.size(), remote::kBase32.size());
    }

    void codesAreReadAsTheyAreTyped_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("as shown") << QStringLiteral("ana-ABCD-EFGH-IJKL-MNOP") << true;
        QTest::newRow("bare") << QStringLiteral("ABCDEFGHIJKLMNOP") << true;
        QTest::newRow("small") << QStringLiteral("abcd efgh ijkl mnop") << true;
        QTest::newRow("digits for letters") << QStringLiteral("A8CDEFGH1JKLMN0P") << true;
        QTest::newRow("line end") << QStringLiteral("ABCD-EFGH-IJKL-MNOP\r\n") << true;
        QTest::newRow("too short") << QStringLiteral("ABCD-EFGH-IJKL-MNO") << false;
        QTest::newRow("no letter of base32") << QStringLiteral("ABCD-EFGH-IJKL-MN9P") << false;
        QTest::newRow("empty") << QString() << false;
    }
    void codesAreReadAsTheyAreTyped() {
        QFETCH(const QString, typed);
        QFETCH(const bool, isRead);
        const auto secret = remote::secretFrom(typed.toStdString());
        QCOMPARE(secret.has_value(), isRead);
        if (isRead) {
            QCOMPARE(*secret, kTypedSecret);
        }
    }

    void linksLeadToASeat() {
        const remote::HostPort address{"192.168.1.5", 40'123};
        const std::string link = remote::linkOf(address, remote::codeOf("ana", kTypedSecret));
        QCOMPARE(link, std::string("mesaviva://join/192.168.1.5:40123/ana-ABCD-EFGH-IJKL-MNOP"));
        const auto read = remote::linkFrom(link);
        QVERIFY(read);
        QVERIFY(read->address == address);
        QCOMPARE(read->secret, kTypedSecret);
        QVERIFY(remote::linkFrom(remote::linkOf({"fe80::1", 1}, kTypedSecret)));
        for (const char* other :
             {"mesaviva://round/3-12", "mesaviva://join/", "mesaviva://join/host/ABCD",
              "mesaviva://join/host:0/ABCDEFGHIJKLMNOP", "mesaviva://join/a b:1/ABCDEFGHIJKLMNOP"}) {
            QVERIFY2(!remote::linkFrom(other), other);
        }
    }

    void brokersAreReadFromUrls_data() {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("text"); // without secrets; empty: refused
        QTest::newRow("plain") << QStringLiteral("mqtt://localhost")
                               << QStringLiteral("mqtt://localhost:1883");
        QTest::newRow("encrypted") << QStringLiteral("mqtts://b.example")
                                   << QStringLiteral("mqtts://b.example:8883");
        QTest::newRow("user") << QStringLiteral("mqtts://u:p%40ss@b.example:1/")
                              << QStringLiteral("mqtts://b.example:1");
        QTest::newRow("files") << QStringLiteral("mqtts://b?ca=/a%20b&cert=c&key=k")
                               << QStringLiteral("mqtts://b:8883");
        for (const char* url : {"http://b", "mqtt://", "mqtts://b:x", "mqtts://:p@b", "mqtts://b?cert=c",
                                "mqtts://b?other=1", "mqtt://b?ca=c", "mqtts://u%4@b", "mqtts://u%00@b"}) {
            QTest::newRow(url) << QString::fromLatin1(url) << QString();
        }
    }
    void brokersAreReadFromUrls() {
        QFETCH(const QString, url);
        QFETCH(const QString, text);
        const auto broker = remote::brokerFrom(url.toStdString());
        QCOMPARE(broker.has_value(), !text.isEmpty());
        if (broker) {
            QCOMPARE(QString::fromStdString(remote::textOf(*broker)), text);
        }
    }

    void badTablesAreRefused_data() {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* tag, const std::string& json, const char* path) {
            QTest::newRow(tag) << QString::fromStdString(json) << QString::fromLatin1(path);
        };
        row("format", R"({"format": "mesaviva.scenario/1"})", "format");
        row("no tables", tablesFileWith(""), "tables");
        row("no seats", tablesFileWith(kSharedPoker + R"("table": {}})"), "tables[0].seats");
        row("seat as a topic", tablesFileWith(kSharedPoker + R"("seats": [{"id": "a/b", "wallet": 1}]})"),
            "tables[0].seats[0].id");
        row("seat twice",
            tablesFileWith(kSharedPoker +
                           R"("seats": [{"id": "a", "wallet": 1}, {"id": "a", "wallet": 1}]})"),
            "tables[0].seats[1].id");
        row("wallet", tablesFileWith(kSharedPoker + R"("seats": [{"id": "a", "wallet": -1}]})"),
            "tables[0].seats[0].wallet");
        row("setting",
            tablesFileWith(kSharedPoker + R"("table": {"seats": 9}, "seats": [{"id": "a", "wallet": 1}]})"),
            "tables[0].table.seats");
        row("field", tablesFileWith(kSharedPoker + R"("speed": 2, "seats": [{"id": "a", "wallet": 1}]})"),
            "tables[0].speed");
    }
    void badTablesAreRefused() {
        QFETCH(const QString, json);
        QFETCH(const QString, path);
        const auto read = remote::readTables(json.toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().path), path);
    }

    void tablesHaveSeatsAndSimulatedPlayers() {
        const auto read = remote::readTables(tablesFileWith(
            kSharedPoker +
            R"("seats": [{"id": "ana", "wallet": 500}, {"id": "bea", "wallet": 700, "seat": 1}],
            "simulated": 2})"));
        QVERIFY(read);
        const remote::TablePlan& plan = read->tables.front();
        QCOMPARE(plan.seats, std::size_t{2});
        QCOMPARE(plan.table.players.size(), std::size_t{4});
        QCOMPARE(plan.table.players[1].id, std::string("bea"));
        QCOMPARE(plan.table.players[1].wallet.cents, std::int64_t{700});
    }

    // A host that was killed must find its guests again, and nobody else may read how.
    void theBookIsKeptAndPrivate() {
        const QTemporaryDir folder;
        const std::filesystem::path at = folder.filePath(QStringLiteral("r.seats")).toStdString();
        const auto file =
            remote::readTables(tablesFileWith(kSharedPoker + R"("seats": [{"id": "ana", "wallet": 500}]})"));
        auto book = remote::SeatBook::open(at, *file);
        QVERIFY(book);
        const remote::BookedTable table = book->tables().front();
        book->tables().front().seats.front().key = std::string(64, 'a');
        book->setPort(1'234);
        QVERIFY(book->save());
        const auto again = remote::SeatBook::open(at, *file);
        QVERIFY(again);
        QCOMPARE(again->port(), std::uint16_t{1'234});
        QCOMPARE(again->hostKey(), book->hostKey());
        QCOMPARE(again->tables().front().name, table.name);
        QCOMPARE(again->tables().front().seats.front().secret, table.seats.front().secret);
        QVERIFY(again->tables().front().seats.front().isTaken());
#ifndef Q_OS_WIN
        const auto others = QFile::ReadGroup | QFile::ReadOther | QFile::ExeGroup | QFile::ExeOther;
        QVERIFY(!(QFile::permissions(QString::fromStdString(at.string())) & others));
        QVERIFY(!(QFile::permissions(QString::fromStdString((at / "seats.json").string())) & others));
        QVERIFY(
            QFile::setPermissions(QString::fromStdString(at.string()),
                                  QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther));
        QVERIFY(!remote::SeatBook::open(at, *file)); // others may have read it
#endif
    }

    // Whoever has a code can ask for the seat with it and nothing else; the seat has its own topics only.
    void usersHaveTheirOwnTopics() {
        const QTemporaryDir folder;
        const auto file = remote::readTables(tablesFileWith(
            kSharedPoker + R"("seats": [{"id": "ana", "wallet": 1}, {"id": "bea", "wallet": 1}]})"));
        auto book = remote::SeatBook::open(folder.filePath(QStringLiteral("r.seats")).toStdString(), *file);
        QVERIFY(book);
        remote::BookedTable& table = book->tables().front();
        table.seats[1].key = std::string(64, 'b');
        QCOMPARE(book->users().size(), std::size_t{4}); // its code can still take the answer
        table.seats[1].isUsed = true;
        const auto users = book->users();
        QCOMPARE(users.size(), std::size_t{3});
        const std::string name = remote::nameOfSecret(table.seats[0].secret);
        QCOMPARE(users[1].identity, name);
        QCOMPARE(users[1].reads, std::vector<std::string>{remote::Topics::joined(name)});
        QCOMPARE(users[1].writes, std::vector<std::string>{remote::Topics::join(name)});
        for (const auto* topics : {&users[2].reads, &users[2].writes}) {
            for (const std::string& topic : *topics) {
                QVERIFY2(topic.find("ana") == std::string::npos && topic.find('#') == std::string::npos,
                         topic.c_str());
            }
        }
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestSeatCode)
#include "tst_seat_code.moc"
