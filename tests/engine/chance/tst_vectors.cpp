// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/random_stream.h"
#include "engine/base/seed.h"
#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/state.h"
#include "engine/games/poker/chance.h"
#include "engine/games/roulette/spin_source.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

using namespace mesaviva;

namespace {

using Json = nlohmann::json;

Json documentAt(const char* path) {
    QFile file{QString::fromLatin1(path)};
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
}

const Json& vectors() {
    static const Json document = documentAt(MESAVIVA_SOURCE_DIR "/engine/docs/vectors.json");
    return document;
}

SeedSource only(const Seed& seed) {
    return [seed](std::uint64_t) { return seed; };
}

std::vector<Seed> contributionsTo(const Json& vector) {
    std::vector<Seed> seeds;
    for (const Json& hex : vector.value("contributions", Json::array())) {
        seeds.push_back(seedFromHex(hex.get<std::string>()).value());
    }
    return seeds;
}

// Opens the vector's round, and contributes to it.
void open(const Json& vector, auto& chance) {
    chance.openRound(vector.at("round").get<std::uint64_t>());
    for (const Seed& seed : contributionsTo(vector)) {
        chance.contribute(seed);
    }
}

// The outcome of a round in the file's form, from the sources of chance of its game's tables.
Json deckOf(const Json& vector, const Seed& seed) {
    poker::SeededChance chance(only(seed));
    open(vector, chance);
    Json deck = Json::array();
    for (int i = 0; i < 52; ++i) {
        deck.push_back(chance.nextCard()->card.text());
    }
    return {{"deck", deck}};
}

Json spinsOf(const Json& vector, const Seed& seed) {
    roulette::SeededSpins chance(only(seed), vector.at("pockets"));
    open(vector, chance);
    Json spins = Json::array();
    for (int i = 0; i < 5; ++i) {
        chance.launch();
        spins.push_back(std::string(chance.rest()->pocket.text()));
    }
    return {{"spins", spins}};
}

Json bingoOf(const Json& vector, const Seed& seed) {
    const int numbers = vector.at("variant");
    const auto variant = *std::ranges::find(bingo::kAllVariants, numbers, bingo::ballsOf);
    bingo::State state{bingo::Settings(variant)};
    bingo::SeededBalls chance(only(seed), state.settings);
    open(vector, chance);
    bingo::Order order;
    order.player = 0;
    order.count = 1;
    const bingo::Card card = chance.cards(order, state)->cards.front();
    const bingo::Shape& shape = state.settings.shape();
    Json rows = Json::array();
    for (int row = 0; row < shape.rows; ++row) {
        Json cells = Json::array();
        for (int column = 0; column < shape.columns; ++column) {
            cells.push_back(card.cells[static_cast<std::size_t>(row * shape.columns + column)]);
        }
        rows.push_back(cells);
    }
    Json balls = Json::array();
    for (int i = 0; i < numbers; ++i) {
        balls.push_back(chance.ball()->number);
    }
    return {{"balls", balls}, {"card", rows}};
}

Json outcomeOf(const Json& vector, const Seed& seed) {
    const std::string game = vector.at("game");
    return game == "poker"      ? deckOf(vector, seed)
           : game == "roulette" ? spinsOf(vector, seed)
                                : bingoOf(vector, seed);
}

} // namespace

/// The golden vectors for other people's verifiers. They were not made by this program, but by a few lines
/// of Python written from randomness.md.
class VectorsTest : public QObject {
    Q_OBJECT

private slots:
    void everyRoundComesOutAsItSays_data();
    void everyRoundComesOutAsItSays();
    void theSchemaNamesEveryField();
};

void VectorsTest::everyRoundComesOutAsItSays_data() {
    QTest::addColumn<int>("index");
    QVERIFY(vectors().contains("rounds"));
    int index = 0;
    for (const Json& vector : vectors().at("rounds")) {
        const int kind = vector.value("pockets", vector.value("variant", 52));
        QTest::addRow("%s %d, vector %d", vector.at("game").get<std::string>().c_str(), kind, index) << index;
        ++index;
    }
    QVERIFY(index >= 28);
}

void VectorsTest::everyRoundComesOutAsItSays() {
    QFETCH(const int, index);
    const Json& vector = vectors().at("rounds").at(static_cast<std::size_t>(index));
    const std::optional<Seed> seed = seedFromHex(vector.at("seed").get<std::string>());
    QVERIFY(seed);
    const std::uint64_t round = vector.at("round");
    QCOMPARE(toHex(commitment(*seed, round)), vector.at("commitment").get<std::string>());
    JointSeed joint;
    joint.open(*seed);
    std::ranges::for_each(contributionsTo(vector), [&](const Seed& one) { joint.contribute(one); });
    QCOMPARE(toHex(joint.ofOutcome()), vector.value("joint", toHex(*seed)));
    RandomStream stream(joint.ofOutcome(), stream_name::kOutcome);
    for (const Json& word : vector.at("words")) {
        QCOMPARE(stream.word(), word.get<std::uint32_t>());
    }
    QCOMPARE(outcomeOf(vector, *seed).dump(), vector.at("outcome").dump());
}

void VectorsTest::theSchemaNamesEveryField() {
    const Json schema = documentAt(MESAVIVA_SOURCE_DIR "/assets/schema/mesaviva.vectors.json");
    QVERIFY(schema.at("properties").at("format").at("const") == vectors().at("format"));
    const Json& round = schema.at("$defs").at("round");
    for (const Json& vector : vectors().at("rounds")) {
        for (const auto& [name, value] : vector.items()) {
            QVERIFY2(round.at("properties").contains(name), name.c_str());
        }
        for (const Json& name : round.at("required")) {
            QVERIFY2(vector.contains(name), name.get<std::string>().c_str());
        }
        for (const auto& [name, value] : vector.at("outcome").items()) {
            QVERIFY2(round.at("properties").at("outcome").at("properties").contains(name), name.c_str());
        }
    }
}

#include "program/test_list.h"

MESAVIVA_TEST(VectorsTest)
#include "tst_vectors.moc"
