// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/settings.h"
#endif

#include "app/core/lobby/lobby_model.h"

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// Which roulette table this player wants to open, remembered from one time to the next for each rule set. A
/// choice that is out of its bounds, or that the rule set does not leave to the house, is not taken.
class RouletteLobbyModel : public mesaviva::app::LobbyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    // Qualified: Qt 6.8's moc names the type outside the class, since the signal is another class's.
    Q_PROPERTY(mesaviva::app::RouletteLobbyModel::RuleSet ruleSet READ ruleSet WRITE setRuleSet NOTIFY
                   choicesChanged)
    Q_PROPERTY(QStringList ruleSetTexts READ ruleSetTexts NOTIFY texts)
    Q_PROPERTY(bool individual READ isIndividual WRITE setIndividual NOTIFY choicesChanged)
    Q_PROPERTY(bool individualOffered READ isIndividualOffered NOTIFY choicesChanged)
    Q_PROPERTY(int pockets READ pockets WRITE setPockets NOTIFY choicesChanged)
    Q_PROPERTY(bool pocketsOffered READ isPocketsOffered NOTIFY choicesChanged)
    Q_PROPERTY(bool frenchOrder READ isFrenchOrder WRITE setFrenchOrder NOTIFY choicesChanged)
    Q_PROPERTY(bool orderOffered READ isOrderOffered NOTIFY choicesChanged)
    Q_PROPERTY(bool doubleLayout READ isDoubleLayout WRITE setDoubleLayout NOTIFY choicesChanged)
    Q_PROPERTY(bool doubleLayoutOffered READ isDoubleLayoutOffered NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList minimumChoices READ minimumChoices CONSTANT)
    Q_PROPERTY(QStringList minimumTexts READ minimumTexts NOTIFY texts)
    Q_PROPERTY(double minimum READ minimum WRITE setMinimum NOTIFY choicesChanged)
    Q_PROPERTY(QString minimumText READ minimumText NOTIFY texts)
    Q_PROPERTY(double evenMinimum READ evenMinimum WRITE setEvenMinimum NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList evenMinimumChoices READ evenMinimumChoices NOTIFY choicesChanged)
    Q_PROPERTY(QStringList evenMinimumTexts READ evenMinimumTexts NOTIFY texts)
    Q_PROPERTY(QStringList limits READ limits NOTIFY texts)
    Q_PROPERTY(int maximumFactor READ maximumFactor WRITE setMaximumFactor NOTIFY choicesChanged)
    Q_PROPERTY(int largestFactor READ largestFactor CONSTANT)
    Q_PROPERTY(bool maximumOffered READ isMaximumOffered NOTIFY choicesChanged)
    Q_PROPERTY(QString maximumText READ maximumText NOTIFY texts)
    Q_PROPERTY(bool closesOnSlowdown READ closesOnSlowdown WRITE setClosesOnSlowdown NOTIFY choicesChanged)
    Q_PROPERTY(bool closingOffered READ isClosingOffered NOTIFY choicesChanged)
    Q_PROPERTY(bool doubleDozen READ isDoubleDozen WRITE setDoubleDozen NOTIFY choicesChanged)
    Q_PROPERTY(bool doubleColumn READ isDoubleColumn WRITE setDoubleColumn NOTIFY choicesChanged)
    Q_PROPERTY(bool doublesOffered READ areDoublesOffered NOTIFY choicesChanged)
    Q_PROPERTY(bool playerMaximum READ hasPlayerMaximum WRITE setPlayerMaximum NOTIFY choicesChanged)
    Q_PROPERTY(bool playerMaximumOffered READ isPlayerMaximumOffered NOTIFY choicesChanged)
    Q_PROPERTY(QString playerMaximumText READ playerMaximumText NOTIFY texts)
    Q_PROPERTY(bool seriesShortcut READ isSeriesShortcut WRITE setSeriesShortcut NOTIFY choicesChanged)
    Q_PROPERTY(bool seriesShortcutOffered READ isSeriesShortcutOffered NOTIFY choicesChanged)
    Q_PROPERTY(int seriesMaximum READ seriesMaximum WRITE setSeriesMaximum NOTIFY choicesChanged)
    Q_PROPERTY(bool seriesMaximumOffered READ isSeriesMaximumOffered NOTIFY choicesChanged)
    Q_PROPERTY(QString seriesMaximumText READ seriesMaximumText NOTIFY texts)
    Q_PROPERTY(ChipKind chips READ chips WRITE setChips NOTIFY choicesChanged)
    Q_PROPERTY(bool chipsOffered READ areChipsOffered NOTIFY choicesChanged)
    Q_PROPERTY(double chipValue READ chipValue WRITE setChipValue NOTIFY choicesChanged)
    Q_PROPERTY(QVariantList chipValueChoices READ chipValueChoices NOTIFY choicesChanged)
    Q_PROPERTY(QStringList chipValueTexts READ chipValueTexts NOTIFY texts)
    Q_PROPERTY(bool chipValueOffered READ isChipValueOffered NOTIFY choicesChanged)
    Q_PROPERTY(bool paidByChance READ isPaidByChance WRITE setPaidByChance NOTIFY choicesChanged)
    Q_PROPERTY(int simulatedPlayers READ simulatedPlayers WRITE setSimulatedPlayers NOTIFY choicesChanged)
    Q_PROPERTY(int mostSimulatedPlayers READ mostSimulatedPlayers CONSTANT)
    Q_PROPERTY(int bettingSeconds READ bettingSeconds WRITE setBettingSeconds NOTIFY choicesChanged)
    Q_PROPERTY(int spinSeconds READ spinSeconds WRITE setSpinSeconds NOTIFY choicesChanged)
    Q_PROPERTY(QString wheelRule READ wheelRule NOTIFY choicesChanged)
    Q_PROPERTY(QString playersRule READ playersRule NOTIFY choicesChanged)
    Q_PROPERTY(QString limitsRule READ limitsRule NOTIFY choicesChanged)
    Q_PROPERTY(QString closingRule READ closingRule NOTIFY choicesChanged)
    Q_PROPERTY(QString periodRule READ periodRule NOTIFY choicesChanged)
    Q_PROPERTY(QString spinRule READ spinRule NOTIFY choicesChanged)
    Q_PROPERTY(QString chipsRule READ chipsRule NOTIFY choicesChanged)
    Q_PROPERTY(QString freeRules READ freeRules NOTIFY choicesChanged)
    Q_PROPERTY(int wheelOrder READ wheelOrder NOTIFY choicesChanged)
    Q_PROPERTY(bool sectorsKnown READ areSectorsKnown NOTIFY choicesChanged)

public:
    enum RuleSet {
        Online, ///< 804/2015
        Casino, ///< 894/2002
        Macau,  ///< 60/2004
    };
    Q_ENUM(RuleSet)

    /// R7, R15.
    enum ChipKind {
        ColourChips, ///< value-less chips of the player's colour
        CashOnEven,  ///< cash chips too, on the even chances
        CashChips,   ///< cash chips only
    };
    Q_ENUM(ChipKind)

    /// The shortest and longest betting period and run of the ball that can be chosen, in seconds.
    static constexpr int kShortestPeriod = 5;
    static constexpr int kLongestPeriod = 120;
    static constexpr int kShortestSpin = 8;
    static constexpr int kLongestSpin = 40;
    /// Macau: how many times the minimum the maximum may be here.
    static constexpr int kLargestFactor = 200;
    static constexpr int kMostSimulated = 9;

    /// `file` is the INI file to remember in; empty: the user's own. See LobbyModel for `below`.
    explicit RouletteLobbyModel(const QString& file = {}, QObject* parent = nullptr,
                                const QString& below = {});

    RuleSet ruleSet() const { return m_ruleSet; }
    void setRuleSet(RuleSet ruleSet);
    /// The regulations' names in the order of RuleSet.
    QStringList ruleSetTexts() const;

    /// By which rule each of these may be chosen, as the regulation in force has it.
    QString wheelRule() const;
    QString playersRule() const;
    QString limitsRule() const;
    QString closingRule() const;
    QString periodRule() const;
    QString spinRule() const;
    QString chipsRule() const;
    /// The rules by which one plays with free points, where there are such.
    QString freeRules() const;
    /// The order that the wheel has: a roulette::WheelOrder.
    int wheelOrder() const { return static_cast<int>(tableSettings().wheelOrder()); }
    /// M6.6, M6.7: with the American order there are sectors.
    bool areSectorsKnown() const { return regulation()[roulette::ChanceKind::sector9].known.value; }

    /// O4; online only.
    bool isIndividual() const { return isIndividualOffered() && choices().individual; }
    void setIndividual(bool individual);
    bool isIndividualOffered() const { return regulation().wheel.individual.value; }

    /// O6a: 37, or online 38.
    int pockets() const { return isPocketsOffered() ? choices().pockets : 37; }
    void setPockets(int pockets);
    bool isPocketsOffered() const { return regulation().wheel.mostPockets.value > 37; }

    /// R2, I-M6: French or American order.
    bool isFrenchOrder() const { return isOrderOffered() && choices().frenchOrder; }
    void setFrenchOrder(bool french);
    bool isOrderOffered() const { return regulation().wheel.frenchOrder.value; }

    /// R1: the wheel between two layouts; casino only.
    bool isDoubleLayout() const { return isDoubleLayoutOffered() && choices().doubleLayout; }
    void setDoubleLayout(bool twoLayouts);
    bool isDoubleLayoutOffered() const { return regulation().wheel.doubleLayout.value; }

    /// O10, R34, M9: the smallest stake of every chance but the even ones, one of these amounts in cents.
    QVariantList minimumChoices() const;
    QStringList minimumTexts() const;
    qint64 minimum() const { return choices().minimum; }
    void setMinimum(qint64 cents);
    QString minimumText() const;
    /// The smallest stake on an even chance: the other minimum, or a multiple of it.
    qint64 evenMinimum() const { return choices().minimum * choices().evenFactor; }
    void setEvenMinimum(qint64 cents);
    QVariantList evenMinimumChoices() const;
    QStringList evenMinimumTexts() const;
    /// What follows for each chance: "Pleno: 1,00 pts – 30,00 pts".
    QStringList limits() const;

    /// M9: how many times the minimum the largest single stake is; Macau only, elsewhere it follows from O11
    /// or R34.
    int maximumFactor() const { return choices().maximumFactor; }
    void setMaximumFactor(int factor);
    int largestFactor() const { return kLargestFactor; }
    bool isMaximumOffered() const { return regulation().limits.houseMaximum.value > 0; }
    /// The largest stake on a straight up; in Macau on anything.
    QString maximumText() const;

    /// M3.2: stakes close while the ball runs, not before the launch. Macau only: O14 and R20 leave no
    /// choice.
    bool closesOnSlowdown() const;
    void setClosesOnSlowdown(bool onSlowdown);
    bool isClosingOffered() const {
        const roulette::CourseTerms& course = regulation().course;
        return course.closesBeforeLaunch.value && course.closesOnSlowdown.value;
    }

    /// O12.
    bool isDoubleDozen() const;
    void setDoubleDozen(bool on);
    bool isDoubleColumn() const;
    void setDoubleColumn(bool on);
    bool areDoublesOffered() const { return regulation()[roulette::ChanceKind::double_dozen].optional.value; }

    /// O12: a maximum over all chances: kPlayerMaximumFactor times the minimum.
    static constexpr int kPlayerMaximumFactor = 500;
    bool hasPlayerMaximum() const { return isPlayerMaximumOffered() && choices().playerMaximum; }
    void setPlayerMaximum(bool on);
    bool isPlayerMaximumOffered() const { return regulation().limits.playerMaximum.value; }
    QString playerMaximumText() const;

    /// I-O7b.
    bool isSeriesShortcut() const { return isSeriesShortcutOffered() && choices().seriesShortcut; }
    void setSeriesShortcut(bool on);
    bool isSeriesShortcutOffered() const {
        return regulation().limits.groups.value == roulette::Groups::shortcut;
    }

    /// I-R34c: the maximum of a series or neighbours stake in minima: 10, 20, ... 120.
    int seriesMaximum() const { return choices().seriesMaximum; }
    void setSeriesMaximum(int minima);
    bool isSeriesMaximumOffered() const {
        return regulation().limits.groups.value == roulette::Groups::booked && isFrenchOrder();
    }
    QString seriesMaximumText() const;

    ChipKind chips() const { return areChipsOffered() ? choices().chips : ColourChips; }
    void setChips(ChipKind chips);
    bool areChipsOffered() const { return regulation().wheel.cashChips.value; }
    /// R9-R14: what one of the player's chips is to be worth: the minimum or a multiple of it.
    qint64 chipValue() const { return choices().minimum * choices().chipFactor; }
    void setChipValue(qint64 cents);
    QVariantList chipValueChoices() const;
    QStringList chipValueTexts() const;
    bool isChipValueOffered() const {
        return regulation().wheel.colourChips.value && choices().chips != CashChips;
    }

    /// I-R30, the other reading: winners are paid strictly by chance.
    bool isPaidByChance() const { return choices().paidByChance; }
    void setPaidByChance(bool byChance);

    /// Nobody joins the player of an individual wheel (O4); the number for other tables is kept.
    int simulatedPlayers() const { return isIndividual() ? 0 : choices().simulatedPlayers; }
    void setSimulatedPlayers(int count);
    int mostSimulatedPlayers() const { return kMostSimulated; }

    int bettingSeconds() const { return choices().bettingSeconds; }
    void setBettingSeconds(int seconds);
    int spinSeconds() const { return choices().spinSeconds; }
    void setSpinSeconds(int seconds);

    /// Of this rule set.
    bool isUsual() const override;
    void resetToDefaults() override;

    /// The table that these choices make.
    roulette::Settings tableSettings() const;
    QString brokenRule() const override;

protected:
    void keep() override;

private:
    QString ruleOf(std::string_view setting) const;
    struct Choices {
        bool individual = false;
        int pockets = 37;
        bool frenchOrder = false;
        bool doubleLayout = false;
        qint64 minimum = 100;
        int evenFactor = 1;
        int maximumFactor = 50;
        bool onSlowdown = false;
        bool doubleDozen = true;
        bool doubleColumn = true;
        bool playerMaximum = false;
        bool seriesShortcut = false;
        int seriesMaximum = 120;
        ChipKind chips = ColourChips;
        int chipFactor = 1;
        bool paidByChance = false;
        int simulatedPlayers = 4;
        int bettingSeconds = 25;
        int spinSeconds = 16;

        friend bool operator==(const Choices&, const Choices&) = default;
    };

    const roulette::Regulation& regulation() const;
    QString written(Money amount) const;
    QStringList written(const QVariantList& amounts) const;
    static Choices usual(RuleSet ruleSet);
    const Choices& choices() const { return m_choices[m_ruleSet]; }
    static QString group(RuleSet ruleSet);
    /// Every choice between `c` and the settings, one way or the other.
    template <class File>
    static void carry(const File& file, Choices& c);
    template <typename T>
    void choose(T Choices::*member, T value, bool fits);

    RuleSet m_ruleSet = Online;
    Choices m_choices[3]; ///< by rule set
};

} // namespace mesaviva::app
