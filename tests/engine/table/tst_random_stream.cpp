// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/random_stream.h"

#include <QTest>

#include <sodium.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

using namespace mesaviva;

namespace {

Seed countingSeed() {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        seed[i] = static_cast<std::uint8_t>(i);
    }
    return seed;
}

std::string hex(const unsigned char* bytes, std::size_t size) {
    return QByteArray(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(size))
        .toHex()
        .toStdString();
}

constexpr std::uint32_t kHalf = 1U << 31U;

} // namespace

/// Seeds, commitments and the derived streams. Expected values come from published vectors and from another
/// implementation of the three algorithms, written from their descriptions.
class RandomStreamTest : public QObject {
    Q_OBJECT

private slots:
    void primitivesAreThePublishedOnes();
    void streamsFollowFromSeedAndName_data();
    void streamsFollowFromSeedAndName();
    void streamGoesOnAcrossItsBlocks();
    void aLongBufferChangesNoNumber();
    void surplusWordsAreRejected();
    void everyNumberIsEquallyLikely_data();
    void everyNumberIsEquallyLikely();
    void boundsAreKept_data();
    void boundsAreKept();
    void commitmentHasItsPublishedForm_data();
    void commitmentHasItsPublishedForm();
    void onlyTheSeedThatWasCommittedToIsKept();
    void roundSeedsFollowFromTheMaster_data();
    void roundSeedsFollowFromTheMaster();
    void hexIsReadBack_data();
    void hexIsReadBack();
    void systemSeedsDiffer();
};

void RandomStreamTest::primitivesAreThePublishedOnes() {
    std::array<unsigned char, 32> digest{};
    const std::array<unsigned char, 3> abc = {'a', 'b', 'c'};
    crypto_hash_sha256(digest.data(), abc.data(), abc.size());
    QCOMPARE(hex(digest.data(), 32),
             std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    crypto_generichash(digest.data(), digest.size(), abc.data(), abc.size(), nullptr, 0);
    QCOMPARE(hex(digest.data(), 32),
             std::string("bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"));
    std::array<unsigned char, 32> key{};
    std::array<unsigned char, 8> nonce{};
    std::array<unsigned char, 32> stream{};
    crypto_stream_chacha20(stream.data(), stream.size(), nonce.data(), key.data());
    QCOMPARE(hex(stream.data(), 32),
             std::string("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"));
}

void RandomStreamTest::streamsFollowFromSeedAndName_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QList<quint32>>("words");
    QTest::newRow("outcome") << QByteArray("outcome")
                             << QList<quint32>{1'312'015'703, 1'153'460'422, 2'076'079'429, 1'123'187'847};
    QTest::newRow("players") << QByteArray("players")
                             << QList<quint32>{213'304'025, 1'022'107'996, 1'712'477'127, 1'772'155'464};
    QTest::newRow("look") << QByteArray("look")
                          << QList<quint32>{1'352'843'242, 1'068'577'609, 1'671'678'882, 1'741'889'851};
}

void RandomStreamTest::streamsFollowFromSeedAndName() {
    QFETCH(const QByteArray, name);
    QFETCH(const QList<quint32>, words);
    RandomStream stream(Seed{}, std::string_view(name.constData(), static_cast<std::size_t>(name.size())));
    for (quint32 word : words) {
        QCOMPARE(stream.below(kHalf), word); // half of all words: nothing is rejected
    }
}

void RandomStreamTest::streamGoesOnAcrossItsBlocks() {
    RandomStream stream(countingSeed(), stream_name::kOutcome);
    std::vector<std::uint32_t> words;
    for (int i = 0; i < 101; ++i) {
        words.push_back(stream.below(kHalf));
    }
    QCOMPARE(words[0], 258'049'963U);
    QCOMPARE(words[15], 318'047'196U);
    QCOMPARE(words[16], 2'001'108'279U);
    QCOMPARE(words[64], 390'055'299U);
    QCOMPARE(words[100], 1'503'703'115U);
}

void RandomStreamTest::aLongBufferChangesNoNumber() {
    RandomStream usual(countingSeed(), stream_name::kOutcome);
    LongStream longer(countingSeed(), stream_name::kOutcome);
    for (std::uint32_t i = 0; i < 5'000; ++i) {
        const std::uint32_t bound = i % 2 == 0 ? 52 - i % 51 : kHalf + 1 + i; // with and without rejection
        QCOMPARE(longer.below(bound), usual.below(bound));
    }
}

void RandomStreamTest::surplusWordsAreRejected() {
    // With a bound of three quarters of all words, the last quarter must be rejected.
    constexpr std::uint32_t kBound = 3U << 30U;
    RandomStream halves(countingSeed(), stream_name::kLook);
    RandomStream tops(countingSeed(), stream_name::kLook);
    RandomStream tested(countingSeed(), stream_name::kLook);
    int rejected = 0;
    for (int i = 0; i < 4'000; ++i) {
        // Reconstructs a word from its remainders: its lower 31 bits are known, and it is below the bound
        // exactly when the tested stream returns it.
        const std::uint32_t lower = halves.below(kHalf);
        const std::uint32_t given = tested.below(kBound);
        std::uint32_t passed = lower;
        while (passed != given % kHalf) {
            ++rejected;
            passed = halves.below(kHalf);
        }
        QVERIFY(given < kBound);
    }
    QVERIFY(tops.below(1) == 0);
    QVERIFY2(rejected > 1'100 && rejected < 1'600, qPrintable(QString::number(rejected))); // 4000 / 3
}

void RandomStreamTest::everyNumberIsEquallyLikely_data() {
    QTest::addColumn<quint32>("bound");
    QTest::addColumn<double>("most"); // the chi-square that is exceeded once in 10^9
    QTest::newRow("2") << 2U << 37.4;
    QTest::newRow("7") << 7U << 53.0;
    QTest::newRow("37") << 37U << 118.0;
    QTest::newRow("52") << 52U << 146.0;
}

void RandomStreamTest::everyNumberIsEquallyLikely() {
    QFETCH(const quint32, bound);
    QFETCH(const double, most);
    constexpr int kDraws = 1'000'000;
    RandomStream stream(countingSeed(), stream_name::kPlayers);
    std::vector<int> counts(bound);
    for (int i = 0; i < kDraws; ++i) {
        ++counts[stream.below(bound)];
    }
    const double expected = static_cast<double>(kDraws) / bound;
    double chiSquare = 0;
    for (int count : counts) {
        chiSquare += (count - expected) * (count - expected) / expected;
    }
    QVERIFY2(chiSquare < most, qPrintable(QString::number(chiSquare)));
}

void RandomStreamTest::boundsAreKept_data() {
    QTest::addColumn<quint32>("bound");
    QTest::newRow("1") << 1U;
    QTest::newRow("3") << 3U;
    QTest::newRow("one more than half of all words") << kHalf + 1;
    QTest::newRow("all words but one") << 0xFFFFFFFFU;
}

void RandomStreamTest::boundsAreKept() {
    QFETCH(const quint32, bound);
    RandomStream stream(Seed{}, stream_name::kOutcome);
    for (int i = 0; i < 10'000; ++i) {
        QVERIFY(stream.below(bound) < bound);
    }
}

void RandomStreamTest::commitmentHasItsPublishedForm_data() {
    QTest::addColumn<QByteArray>("seed");
    QTest::addColumn<quint64>("round");
    QTest::addColumn<QByteArray>("digest");
    QTest::newRow("round 1") << QByteArray("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
                             << quint64(1)
                             << QByteArray(
                                    "18aba9f1fcec52c8d5216dabb5d670fa45f4ad3b814c35f57df46eb3d1b606ae");
    QTest::newRow("most significant byte first")
        << QByteArray(64, '0') << quint64(0x0102030405060708)
        << QByteArray("176887fdf8e1b6d85e87d89bb62db9761787407ff2f3b7c4684fb815ed97ae33");
}

void RandomStreamTest::commitmentHasItsPublishedForm() {
    QFETCH(const QByteArray, seed);
    QFETCH(const quint64, round);
    QFETCH(const QByteArray, digest);
    const std::optional<Seed> bytes = seedFromHex(seed.toStdString());
    QVERIFY(bytes);
    QCOMPARE(toHex(commitment(*bytes, round)), digest.toStdString());
}

void RandomStreamTest::onlyTheSeedThatWasCommittedToIsKept() {
    const Digest committed = commitment(countingSeed(), 3);
    QVERIFY(matchesCommitment(committed, countingSeed(), 3));
    QVERIFY(!matchesCommitment(committed, countingSeed(), 4));
    QVERIFY(!matchesCommitment(committed, Seed{}, 3));
    QVERIFY(matchesCommitment(kUnproven, countingSeed(), 3)); // simulations have no commitment
}

void RandomStreamTest::roundSeedsFollowFromTheMaster_data() {
    QTest::addColumn<QByteArray>("master");
    QTest::addColumn<quint64>("round");
    QTest::addColumn<QByteArray>("seed");
    QTest::newRow("round 1") << QByteArray("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
                             << quint64(1)
                             << QByteArray(
                                    "6061c4386d7a1788ba52e2e8b2ee6fe6137644ec75a70bf7042cfd67a1e57bd3");
    QTest::newRow("round 1000000") << QByteArray(64, '0') << quint64(1'000'000)
                                   << QByteArray(
                                          "5549d11d0f609fe7d4fd42a412dc38310a1b22c7189142e4063246ce7de99773");
}

void RandomStreamTest::roundSeedsFollowFromTheMaster() {
    QFETCH(const QByteArray, master);
    QFETCH(const quint64, round);
    QFETCH(const QByteArray, seed);
    QCOMPARE(toHex(roundSeed(*seedFromHex(master.toStdString()), round)), seed.toStdString());
}

void RandomStreamTest::hexIsReadBack_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("64 digits") << QByteArray(64, 'a') << true;
    QTest::newRow("capitals") << QByteArray(64, 'F') << true;
    QTest::newRow("63 digits") << QByteArray(63, 'a') << false;
    QTest::newRow("65 digits") << QByteArray(65, 'a') << false;
    QTest::newRow("no digit at the end") << QByteArray(63, 'a').append('g') << false;
    QTest::newRow("no digit in the middle") << QByteArray(64, 'a').replace(20, 1, " ") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void RandomStreamTest::hexIsReadBack() {
    QFETCH(const QByteArray, text);
    QFETCH(const bool, good);
    const std::optional<Seed> seed = seedFromHex(text.toStdString());
    QCOMPARE(seed.has_value(), good);
    if (seed) {
        QCOMPARE(toHex(*seed), text.toLower().toStdString());
    }
}

void RandomStreamTest::systemSeedsDiffer() {
    QVERIFY(systemSeed() != systemSeed());
    QVERIFY(systemSeed() != Seed{});
}

#include "program/test_list.h"

MESAVIVA_TEST(RandomStreamTest)
#include "tst_random_stream.moc"
