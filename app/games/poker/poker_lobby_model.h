// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/lobby/lobby_model.h"
#include "app/core/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva {
struct BadSetting;
namespace poker {
struct Settings;
} // namespace poker
} // namespace mesaviva

namespace mesaviva::app {

/// The settings of the poker table that this player wants to open.
class PokerLobbyModel : public mesaviva::app::LobbyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool individual READ isIndividual WRITE setIndividual NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList minimumChoices READ minimumChoices CONSTANT)
    Q_PROPERTY(QStringList minimumTexts READ minimumTexts NOTIFY texts)
    Q_PROPERTY(double minimum READ minimum WRITE setMinimum NOTIFY choicesChanged)
    Q_PROPERTY(int maximumFactor READ maximumFactor WRITE setMaximumFactor NOTIFY choicesChanged)
    Q_PROPERTY(int largestFactor READ largestFactor CONSTANT)
    Q_PROPERTY(double maximum READ maximum NOTIFY choicesChanged)
    Q_PROPERTY(QString minimumText READ minimumText NOTIFY texts)
    Q_PROPERTY(QString maximumText READ maximumText NOTIFY texts)
    Q_PROPERTY(Pace pace READ pace WRITE setPace NOTIFY choicesChanged)
    Q_PROPERTY(int simulatedPlayers READ simulatedPlayers WRITE setSimulatedPlayers NOTIFY choicesChanged)
    Q_PROPERTY(int mostSimulatedPlayers READ mostSimulatedPlayers CONSTANT)
    Q_PROPERTY(int ownSeat READ ownSeat WRITE setOwnSeat NOTIFY choicesChanged)
    Q_PROPERTY(int bettingSeconds READ bettingSeconds WRITE setBettingSeconds NOTIFY choicesChanged)
    Q_PROPERTY(int decisionSeconds READ decisionSeconds WRITE setDecisionSeconds NOTIFY choicesChanged)
    Q_PROPERTY(int extraSeconds READ extraSeconds WRITE setExtraSeconds NOTIFY choicesChanged)
    Q_PROPERTY(bool aceHighStraight READ isAceHighStraight WRITE setAceHighStraight NOTIFY choicesChanged)
    Q_PROPERTY(bool voidAll READ isVoidAll WRITE setVoidAll NOTIFY choicesChanged)
    Q_PROPERTY(bool burntUnseen READ isBurntUnseen WRITE setBurntUnseen NOTIFY choicesChanged)
    Q_PROPERTY(bool foldedPaid READ isFoldedPaid WRITE setFoldedPaid NOTIFY choicesChanged)
    Q_PROPERTY(bool betBounded READ isBetBounded WRITE setBetBounded NOTIFY choicesChanged)
    Q_PROPERTY(bool usualReadings READ isUsualReadings NOTIFY choicesChanged)

public:
    /// The dealer's speed.
    enum Pace { Slow, Normal, Brisk };
    Q_ENUM(Pace)

    /// P18: the largest ratio of maximum to minimum offered.
    static constexpr int kLargestFactor = 25;
    /// Bounds of the periods offered, in seconds.
    static constexpr int kShortestPeriod = 5;
    static constexpr int kLongestPeriod = 120;

    /// `file` is the INI file of the settings; empty: the user's own. See LobbyModel for `below`.
    explicit PokerLobbyModel(const QString& file = {}, QObject* parent = nullptr, const QString& below = {});

    /// P4.
    bool isIndividual() const { return m_choices.individual; }
    void setIndividual(bool individual);

    /// P17: the smallest ante in cents, one of minimumChoices.
    QVariantList minimumChoices() const;
    QStringList minimumTexts() const;
    qint64 minimum() const { return m_choices.minimum; }
    void setMinimum(qint64 cents);
    QString minimumText() const;

    /// P18: the ratio of the largest ante to the minimum.
    int maximumFactor() const { return m_choices.maximumFactor; }
    void setMaximumFactor(int factor);
    int largestFactor() const { return kLargestFactor; }
    qint64 maximum() const { return m_choices.minimum * m_choices.maximumFactor; }
    QString maximumText() const;

    Pace pace() const { return m_choices.pace; }
    void setPace(Pace pace);

    /// P4: always 0 at an individual table; the number for other tables stays stored.
    int simulatedPlayers() const { return m_choices.individual ? 0 : m_choices.simulatedPlayers; }
    void setSimulatedPlayers(int count);
    int mostSimulatedPlayers() const;

    /// 1 to 7, from the dealer's left; 0: any.
    int ownSeat() const { return m_choices.ownSeat; }
    void setOwnSeat(int seat);

    int bettingSeconds() const { return m_choices.bettingSeconds; }
    void setBettingSeconds(int seconds);
    int decisionSeconds() const { return m_choices.decisionSeconds; }
    void setDecisionSeconds(int seconds);
    int extraSeconds() const { return m_choices.extraSeconds; }
    void setExtraSeconds(int seconds);

    /// I-P8: ace, king, queen, jack and ten of mixed suits are a straight.
    bool isAceHighStraight() const { return m_choices.aceHighStraight; }
    void setAceHighStraight(bool straight);
    /// I-P33, the alternative interpretation: a system failure always voids the whole round.
    bool isVoidAll() const { return m_choices.voidAll; }
    void setVoidAll(bool voidAll);
    /// I-P19a, the alternative: the burnt card lies face down.
    bool isBurntUnseen() const { return m_choices.burntUnseen; }
    void setBurntUnseen(bool unseen);
    /// I-P26, the alternative: folded antes are paid, too, when the dealer does not qualify.
    bool isFoldedPaid() const { return m_choices.foldedPaid; }
    void setFoldedPaid(bool paid);
    /// I-P16, the alternative: the maximum bounds ante and bet together.
    bool isBetBounded() const { return m_choices.betBounded; }
    void setBetBounded(bool bounded);
    /// Whether no house rule is changed.
    bool isUsualReadings() const;

    bool isUsual() const override { return m_choices == Choices{}; }
    void resetToDefaults() override;
    bool isQuick() const override;
    void setQuick(bool quick) override;

    /// The engine's settings of this table.
    poker::Settings tableSettings() const;
    /// The setting that keeps the table from opening, if any.
    std::optional<BadSetting> badSetting() const;
    QString brokenRule() const override;

protected:
    void save() override;

private:
    struct Choices {
        bool individual = false;
        qint64 minimum = 500;
        int maximumFactor = kLargestFactor;
        Pace pace = Normal;
        int simulatedPlayers = 4;
        int ownSeat = 4;
        int bettingSeconds = 20;
        int decisionSeconds = 20;
        int extraSeconds = 10;
        bool aceHighStraight = true;
        bool voidAll = false;
        bool burntUnseen = false;
        bool foldedPaid = false;
        bool betBounded = false;

        friend bool operator==(const Choices&, const Choices&) = default;
    };

    static void makeQuick(Choices& choices);
    /// Reads or writes every setting, depending on `File`.
    template <class File>
    static void carry(const File& file, Choices& c);

    Choices m_choices;
};

/// This player's display preferences for poker. Each change is saved at once.
class PokerPreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the game's")
    Q_PROPERTY(
        bool ownSeatInMiddle READ isOwnSeatInMiddle WRITE setOwnSeatInMiddle NOTIFY ownSeatInMiddleChanged)

public:
    /// `file` is the INI file of the settings; empty: the user's own.
    explicit PokerPreferences(const QString& file = {}, QObject* parent = nullptr)
        : QObject(parent),
          m_store(file) {}

    /// Whether this player's seat is moved to the middle of the picture.
    bool isOwnSeatInMiddle() const { return m_ownSeatInMiddle.isOn(); }
    void setOwnSeatInMiddle(bool on) {
        if (m_ownSeatInMiddle.set(on)) {
            emit ownSeatInMiddleChanged();
        }
    }

signals:
    void ownSeatInMiddleChanged();

private:
    SettingsStore m_store;
    StoredFlag m_ownSeatInMiddle{m_store, QStringLiteral("own_seat_in_middle"), true};
};

} // namespace mesaviva::app
