// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/bingo/settings.h"
#endif

#include "app/core/lobby/lobby_model.h"
#include "app/core/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace mesaviva::app {

/// The settings of the bingo room that this player has configured, saved for each variant.
class BingoLobbyModel : public mesaviva::app::LobbyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(int variant READ variant WRITE setVariant NOTIFY choicesChanged)
    Q_PROPERTY(QStringList variantTexts READ variantTexts NOTIFY texts)
    Q_PROPERTY(QVariantList variantChoices READ variantChoices CONSTANT)
    Q_PROPERTY(double price READ price WRITE setPrice NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList priceChoices READ priceChoices CONSTANT)
    Q_PROPERTY(QStringList priceTexts READ priceTexts NOTIFY texts)
    Q_PROPERTY(int maxCards READ maxCards WRITE setMaxCards NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList maxCardsChoices READ maxCardsChoices CONSTANT)
    Q_PROPERTY(int saleSeconds READ saleSeconds WRITE setSaleSeconds NOTIFY choicesChanged)
    Q_PROPERTY(int shortestSale READ shortestSale CONSTANT)
    Q_PROPERTY(int longestSale READ longestSale CONSTANT)
    Q_PROPERTY(int drawSeconds READ drawSeconds WRITE setDrawSeconds NOTIFY choicesChanged)
    Q_PROPERTY(int longestDraw READ longestDraw CONSTANT)
    Q_PROPERTY(int prizePercent READ prizePercent WRITE setPrizePercent NOTIFY choicesChanged)
    Q_PROPERTY(int leastPrizePercent READ leastPrizePercent CONSTANT)
    Q_PROPERTY(int mostPrizePercent READ mostPrizePercent CONSTANT)
    Q_PROPERTY(bool line READ hasLine WRITE setLine NOTIFY choicesChanged)
    Q_PROPERTY(bool lineOffered READ isLineOffered NOTIFY choicesChanged)
    Q_PROPERTY(bool twoLines READ hasTwoLines WRITE setTwoLines NOTIFY choicesChanged)
    Q_PROPERTY(bool twoLinesOffered READ isTwoLinesOffered NOTIFY choicesChanged)
    Q_PROPERTY(bool fourCorners READ hasFourCorners WRITE setFourCorners NOTIFY choicesChanged)
    Q_PROPERTY(bool column READ hasColumn WRITE setColumn NOTIFY choicesChanged)
    Q_PROPERTY(bool columnOffered READ isColumnOffered NOTIFY choicesChanged)
    Q_PROPERTY(bool horizontal READ isHorizontal WRITE setHorizontal NOTIFY choicesChanged)
    Q_PROPERTY(bool vertical READ isVertical WRITE setVertical NOTIFY choicesChanged)
    Q_PROPERTY(bool diagonal READ isDiagonal WRITE setDiagonal NOTIFY choicesChanged)
    Q_PROPERTY(bool directionsOffered READ areDirectionsOffered NOTIFY choicesChanged)
    Q_PROPERTY(int pattern READ pattern WRITE setPattern NOTIFY choicesChanged)
    Q_PROPERTY(QStringList patternTexts READ patternTexts NOTIFY texts)
    Q_PROPERTY(QVariantList patternMasks READ patternMasks NOTIFY choicesChanged)
    Q_PROPERTY(bool patternOffered READ isPatternOffered NOTIFY choicesChanged)
    Q_PROPERTY(int ownPattern READ ownPattern WRITE setOwnPattern NOTIFY choicesChanged)
    Q_PROPERTY(int ownPatternIndex READ ownPatternIndex CONSTANT)
    Q_PROPERTY(int patternMask READ patternMask NOTIFY choicesChanged)
    Q_PROPERTY(bool freeCentre READ hasFreeCentre WRITE setFreeCentre NOTIFY choicesChanged)
    Q_PROPERTY(bool symbols READ isSymbols WRITE setSymbols NOTIFY choicesChanged)
    Q_PROPERTY(bool symbolsOffered READ areSymbolsOffered NOTIFY choicesChanged)
    Q_PROPERTY(bool bingoJackpot READ hasBingoJackpot WRITE setBingoJackpot NOTIFY choicesChanged)
    Q_PROPERTY(bool lineJackpot READ hasLineJackpot WRITE setLineJackpot NOTIFY choicesChanged)
    Q_PROPERTY(bool lineJackpotOffered READ isLineJackpotOffered NOTIFY choicesChanged)
    Q_PROPERTY(int jackpotPercent READ jackpotPercent WRITE setJackpotPercent NOTIFY choicesChanged)
    Q_PROPERTY(int mostJackpotPercent READ mostJackpotPercent CONSTANT)
    Q_PROPERTY(double jackpotBase READ jackpotBase WRITE setJackpotBase NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList jackpotBaseChoices READ jackpotBaseChoices CONSTANT)
    Q_PROPERTY(QStringList jackpotBaseTexts READ jackpotBaseTexts NOTIFY texts)
    Q_PROPERTY(int jackpotBalls READ jackpotBalls WRITE setJackpotBalls NOTIFY choicesChanged)
    Q_PROPERTY(int leastJackpotBalls READ leastJackpotBalls NOTIFY choicesChanged)
    Q_PROPERTY(int mostJackpotBalls READ mostJackpotBalls NOTIFY choicesChanged)
    Q_PROPERTY(int crowd READ crowd WRITE setCrowd NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList crowdChoices READ crowdChoices CONSTANT)
    Q_PROPERTY(QString lineRule READ lineRule NOTIFY choicesChanged)
    Q_PROPERTY(QString lineDetail READ lineDetail NOTIFY texts)
    Q_PROPERTY(QString fourCornersRule READ fourCornersRule NOTIFY choicesChanged)
    Q_PROPERTY(QString fourCornersDetail READ fourCornersDetail NOTIFY texts)
    Q_PROPERTY(bool extraPrizeSingle READ isExtraPrizeSingle NOTIFY choicesChanged)
    Q_PROPERTY(QString directionsRule READ directionsRule NOTIFY choicesChanged)
    Q_PROPERTY(QString patternRule READ patternRule NOTIFY choicesChanged)
    Q_PROPERTY(QString jackpotPercentRule READ jackpotPercentRule NOTIFY choicesChanged)
    Q_PROPERTY(QString jackpotBaseRule READ jackpotBaseRule NOTIFY choicesChanged)
    Q_PROPERTY(QString jackpotBallsRule READ jackpotBallsRule NOTIFY choicesChanged)
    Q_PROPERTY(QString brokenText READ brokenText NOTIFY texts)
    Q_PROPERTY(QStringList shares READ shares NOTIFY texts)
    Q_PROPERTY(QStringList houseRules READ houseRules NOTIFY texts)

public:
    static constexpr int kShortestSale = 10;
    static constexpr int kLongestSale = 120;
    /// The longest interval between draws offered; B22 requires at least a second.
    static constexpr int kLongestDraw = 10;
    /// B31: the smallest share of the sales for prizes, in per cent.
    static constexpr int kLeastPrizePercent = 70;
    static constexpr int kMostPrizePercent = 90;
    /// B40, I-B40b: the largest share for all jackpots together, in per cent.
    static constexpr int kMostJackpotPercent = 5;

    /// `file` is the INI file of the settings; empty: the user's own. See LobbyModel for `below`.
    explicit BingoLobbyModel(const QString& file = {}, QObject* parent = nullptr, const QString& below = {});

    /// B2a-d: 90, 80, 75 or 30.
    int variant() const { return bingo::ballsOf(m_variant); }
    void setVariant(int balls);
    QVariantList variantChoices() const;
    QStringList variantTexts() const;

    /// B10: a card's price in cents, one of priceChoices.
    qint64 price() const { return choices().price; }
    void setPrice(qint64 cents);
    QVariantList priceChoices() const;
    QStringList priceTexts() const;
    /// B13: one of maxCardsChoices.
    int maxCards() const { return choices().maxCards; }
    void setMaxCards(int cards);
    QVariantList maxCardsChoices() const;

    int saleSeconds() const { return choices().saleSeconds; }
    void setSaleSeconds(int seconds);
    int shortestSale() const { return kShortestSale; }
    int longestSale() const { return kLongestSale; }
    /// B22: seconds from one draw to the next, from 1.
    int drawSeconds() const { return choices().drawSeconds; }
    void setDrawSeconds(int seconds);
    int longestDraw() const { return kLongestDraw; }
    /// B31: the prizes' share of the sales.
    int prizePercent() const { return choices().prizePercent; }
    void setPrizePercent(int percent);
    int leastPrizePercent() const { return kLeastPrizePercent; }
    int mostPrizePercent() const { return kMostPrizePercent; }

    /// B33: always true for 90 and 80.
    bool hasLine() const { return !isLineOffered() || choices().line; }
    void setLine(bool on);
    bool isLineOffered() const;
    bool hasTwoLines() const { return isTwoLinesOffered() && choices().twoLines; }
    void setTwoLines(bool on);
    /// False for bingo 30, which has at most one prize besides bingo (I-B83).
    bool isTwoLinesOffered() const;
    bool hasFourCorners() const { return choices().fourCorners; }
    void setFourCorners(bool on);
    bool hasColumn() const { return isColumnOffered() && choices().column; }
    void setColumn(bool on);
    /// B83b: true for bingo 30 only.
    bool isColumnOffered() const;

    /// B34, B68, B75: the directions of lines. The last remaining direction can't be switched off.
    bool isHorizontal() const { return !areDirectionsOffered() || choices().horizontal; }
    void setHorizontal(bool on);
    bool isVertical() const { return areDirectionsOffered() && choices().vertical; }
    void setVertical(bool on);
    bool isDiagonal() const { return areDirectionsOffered() && choices().diagonal; }
    void setDiagonal(bool on);
    bool areDirectionsOffered() const;

    /// B73b, bingo 75: the index of the pattern: 0 is the full card, then the built-in patterns, last the
    /// player's own.
    int pattern() const;
    void setPattern(int index);
    QStringList patternTexts() const;
    /// The boxes of each pattern; 0: all.
    QVariantList patternMasks() const;
    bool isPatternOffered() const;
    /// A mask with bit row * 5 + column; at least one box.
    int ownPattern() const { return choices().ownPattern; }
    void setOwnPattern(int mask);
    int ownPatternIndex() const;
    /// The boxes of the chosen pattern; 0: all.
    int patternMask() const;
    /// I-B71: whether the middle box is free.
    bool hasFreeCentre() const { return isPatternOffered() && choices().freeCentre; }
    void setFreeCentre(bool on);
    /// B79: whether numbers are shown as symbols.
    bool isSymbols() const { return areSymbolsOffered() && choices().symbols; }
    void setSymbols(bool on);
    bool areSymbolsOffered() const;

    /// B39, B2n.
    bool hasBingoJackpot() const { return choices().bingoJackpot; }
    void setBingoJackpot(bool on);
    bool hasLineJackpot() const { return isLineJackpotOffered() && choices().lineJackpot; }
    void setLineJackpot(bool on);
    bool isLineJackpotOffered() const { return hasLine(); }
    /// The share of the prize money that goes to all jackpots together, in per cent.
    int jackpotPercent() const { return choices().jackpotPercent; }
    void setJackpotPercent(int percent);
    int mostJackpotPercent() const { return kMostJackpotPercent; }
    /// B41, B2n: the jackpot's initial value, in cents.
    qint64 jackpotBase() const { return choices().jackpotBase; }
    void setJackpotBase(qint64 cents);
    QVariantList jackpotBaseChoices() const;
    QStringList jackpotBaseTexts() const;
    /// B42, B2n: bingo must fall by this ball; the line's ball follows from it.
    int jackpotBalls() const;
    void setJackpotBalls(int balls);
    int leastJackpotBalls() const;
    int mostJackpotBalls() const { return variant(); }

    /// The number of simulated players, one of crowdChoices.
    int crowd() const { return choices().crowd; }
    void setCrowd(int members);
    QVariantList crowdChoices() const;

    /// The resulting shares of the prizes: "Line 25 %".
    QStringList shares() const;
    QStringList houseRules() const;

    /// Returns whether all settings of this variant are the defaults.
    bool isUsual() const override { return choices() == usual(m_variant); }
    void resetToDefaults() override;
    bool isQuick() const override;
    void setQuick(bool quick) override;

    /// The engine's settings of this room.
    bingo::Settings roomSettings() const;
    QString brokenRule() const override;
    /// A sentence about the first setting that breaks a rule; empty if none does.
    QString brokenText() const;

    /// The rules that permit each of these settings in this variant.
    QString lineRule() const { return ruleOf("prizes.line"); }
    QString lineDetail() const;
    QString fourCornersRule() const { return ruleOf("prizes.four_corners"); }
    QString fourCornersDetail() const;
    QString directionsRule() const { return ruleOf("line_directions"); }
    QString patternRule() const { return ruleOf("pattern"); }
    QString jackpotPercentRule() const { return ruleOf("jackpot.percent"); }
    QString jackpotBaseRule() const { return ruleOf("jackpot.base"); }
    QString jackpotBallsRule() const { return ruleOf("jackpot.within_balls"); }
    /// I-B83: whether only one prize besides bingo is allowed, so that choosing one replaces the other.
    bool isExtraPrizeSingle() const;

protected:
    void save() override;

private:
    QString ruleOf(std::string_view setting) const;

    struct Choices {
        qint64 price = 100;
        int maxCards = 24;
        int saleSeconds = 30;
        int drawSeconds = 3;
        int prizePercent = 80;
        bool line = true;
        bool twoLines = false;
        bool fourCorners = false;
        bool column = false;
        bool horizontal = true;
        bool vertical = false;
        bool diagonal = false;
        int pattern = 0;
        int ownPattern = 1;
        bool freeCentre = true;
        bool symbols = false;
        bool bingoJackpot = false;
        bool lineJackpot = false;
        int jackpotPercent = 5;
        qint64 jackpotBase = 10'000;
        int jackpotBalls = 45;
        int crowd = 30;

        friend bool operator==(const Choices&, const Choices&) = default;
    };

    static Choices usual(bingo::Variant variant);
    const Choices& choices() const { return m_choices[static_cast<std::size_t>(m_variant)]; }
    static QString group(bingo::Variant variant);
    /// Reads or writes every setting, depending on `File`.
    template <class File>
    static void carry(const File& file, Choices& c, int balls);
    template <typename T>
    void choose(T Choices::*member, T value, bool fits);
    void choosePrize(bool Choices::*member, bool on, bool fits);
    void chooseDirection(bool Choices::*member, bool on);
    bingo::Settings cardSettings() const;

    bingo::Variant m_variant = bingo::Variant::bingo90;
    std::array<Choices, bingo::kVariants> m_choices;
};

/// This player's display preferences for bingo. Each change is saved at once.
class BingoPreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the game's")
    Q_PROPERTY(bool automaticMarks READ isAutomaticMarks WRITE setAutomaticMarks NOTIFY automaticMarksChanged)
    Q_PROPERTY(bool orderedCards READ isOrderedCards WRITE setOrderedCards NOTIFY orderedCardsChanged)
    Q_PROPERTY(bool nicknames READ isNicknames WRITE setNicknames NOTIFY nicknamesChanged)

public:
    /// `file` is the INI file of the settings; empty: the user's own.
    explicit BingoPreferences(const QString& file = {}, QObject* parent = nullptr)
        : QObject(parent),
          m_store(file) {}

    /// B27: whether numbers on this player's cards are marked automatically.
    bool isAutomaticMarks() const { return m_automaticMarks.isOn(); }
    void setAutomaticMarks(bool on) {
        if (m_automaticMarks.set(on)) {
            emit automaticMarksChanged();
        }
    }

    /// B14: whether the cards nearest to a prize come first.
    bool isOrderedCards() const { return m_orderedCards.isOn(); }
    void setOrderedCards(bool on) {
        if (m_orderedCards.set(on)) {
            emit orderedCardsChanged();
        }
    }

    /// Whether balls are called with the traditional nicknames.
    bool isNicknames() const { return m_nicknames.isOn(); }
    void setNicknames(bool on) {
        if (m_nicknames.set(on)) {
            emit nicknamesChanged();
        }
    }

signals:
    void automaticMarksChanged();
    void orderedCardsChanged();
    void nicknamesChanged();

private:
    SettingsStore m_store;
    StoredFlag m_automaticMarks{m_store, QStringLiteral("automatic_marks"), true};
    StoredFlag m_orderedCards{m_store, QStringLiteral("ordered_cards"), true};
    StoredFlag m_nicknames{m_store, QStringLiteral("nicknames"), false};
};

} // namespace mesaviva::app
