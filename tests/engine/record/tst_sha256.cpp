// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/base/seed.h"
#endif

#include <QObject>
#include <QTest>

#include <string_view>
#include <vector>

using namespace mesaviva;

namespace {

QByteArray hashOf(const std::vector<std::uint8_t>& bytes) {
    return QByteArray::fromStdString(toHex(sha256(bytes)));
}

} // namespace

/// SHA-256 as in FIPS 180-4; the expected values come from the standard and from another program.
class Sha256Test : public QObject {
    Q_OBJECT

private slots:
    void publishedVectors_data();
    void publishedVectors();
    void everyWayToFillTheLastBlock_data();
    void everyWayToFillTheLastBlock();
};

void Sha256Test::publishedVectors_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("hash");
    QTest::newRow("one block") << QByteArray("abc")
                               << QByteArray(
                                      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << QByteArray(
                                       "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    QTest::newRow("a million letters")
        << QByteArray(1'000'000, 'a')
        << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

void Sha256Test::publishedVectors() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, hash);
    QCOMPARE(hashOf({text.begin(), text.end()}), hash);
}

void Sha256Test::everyWayToFillTheLastBlock_data() {
    QTest::addColumn<int>("length");
    QTest::addColumn<QByteArray>("hash");
    QTest::newRow("0 letters") << 0
                               << QByteArray(
                                      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QTest::newRow("1 letters") << 1
                               << QByteArray(
                                      "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb");
    QTest::newRow("55 letters") << 55
                                << QByteArray(
                                       "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    QTest::newRow("56 letters") << 56
                                << QByteArray(
                                       "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
    QTest::newRow("63 letters") << 63
                                << QByteArray(
                                       "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34");
    QTest::newRow("64 letters") << 64
                                << QByteArray(
                                       "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
    QTest::newRow("65 letters") << 65
                                << QByteArray(
                                       "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0");
    QTest::newRow("119 letters") << 119
                                 << QByteArray(
                                        "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb");
    QTest::newRow("120 letters") << 120
                                 << QByteArray(
                                        "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c");
    QTest::newRow("128 letters") << 128
                                 << QByteArray(
                                        "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e");
    QTest::newRow("1000 letters") << 1000
                                  << QByteArray(
                                         "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
}

void Sha256Test::everyWayToFillTheLastBlock() {
    QFETCH(const int, length);
    QFETCH(const QByteArray, hash);
    QCOMPARE(hashOf(std::vector<std::uint8_t>(static_cast<std::size_t>(length), 'a')), hash);
}

#include "program/test_list.h"

MESAVIVA_TEST(Sha256Test)
#include "tst_sha256.moc"
