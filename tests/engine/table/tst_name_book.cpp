// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fields/player_names.h"

#include <QObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

using namespace mesaviva;
using record::NameBook;
using Json = nlohmann::ordered_json;

namespace {

void expect(NameBook& book, const Json& players) {
    book.add({{"event", "table_opened"}, {"players", players}});
}

void admit(NameBook& book, const Json& player) {
    book.add({{"event", "player_admitted"}, {"player", player}, {"wallet", 5}});
}

} // namespace

/// Players in a record: names in events, numbers by the order of admission.
class NameBookTest : public QObject {
    Q_OBJECT

private slots:
    void expectedPlayersHaveNumbersAtOnce();
    void laterPlayersHaveTheNextNumber();
    void admissionDecides();
    void damageChangesNothing();
    void noMoreThanATableAdmits();
};

void NameBookTest::expectedPlayersHaveNumbersAtOnce() {
    NameBook book;
    QVERIFY(!book.idOf("ana"));
    expect(book, {"ana", "rui"});
    QCOMPARE(book.idOf("ana"), std::optional<PlayerId>(0));
    QCOMPARE(book.idOf("rui"), std::optional<PlayerId>(1));
    QCOMPARE(book.nameOf(1), std::string("rui"));
    QCOMPARE(book.nameOf(2), std::string());
}

void NameBookTest::laterPlayersHaveTheNextNumber() {
    NameBook book;
    expect(book, {"ana"});
    admit(book, "ana");
    admit(book, "eva");
    QCOMPARE(book.idOf("ana"), std::optional<PlayerId>(0));
    QCOMPARE(book.idOf("eva"), std::optional<PlayerId>(1));
}

void NameBookTest::admissionDecides() {
    NameBook book;
    expect(book, {"ana", "rui"});
    admit(book, "rui");
    admit(book, "eva");
    QCOMPARE(book.idOf("rui"), std::optional<PlayerId>(0));
    QCOMPARE(book.idOf("eva"), std::optional<PlayerId>(1));
    QCOMPARE(book.idOf("ana"), std::optional<PlayerId>(2));
}

void NameBookTest::damageChangesNothing() {
    NameBook book;
    expect(book, {"ana"});
    admit(book, 7);
    admit(book, nullptr);
    expect(book, "rui");
    book.add("ana");
    book.add(Json::object());
    book.add({{"event", 1}});
    QCOMPARE(book.idOf("ana"), std::optional<PlayerId>(0));
    QCOMPARE(book.nameOf(1), std::string());
}

void NameBookTest::noMoreThanATableAdmits() {
    NameBook book;
    for (int i = 0; i < 100; ++i) {
        admit(book, 'p' + std::to_string(i));
    }
    QCOMPARE(book.idOf("p63"), std::optional<PlayerId>(63));
    QVERIFY(!book.idOf("p64"));
}

#include "program/test_list.h"

MESAVIVA_TEST(NameBookTest)
#include "tst_name_book.moc"
