// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/settings.h"
#endif

#include "app/core/lobby/lobby_model.h"
#include "app/core/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <cstddef>
#include <optional>

namespace mesaviva::app {

/// The roulette table that this player wants to open, saved for each rule set. Values out of bounds, and
/// choices that the rule set does not allow, are ignored.
class RouletteLobbyModel : public mesaviva::app::LobbyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(int ruleSet READ ruleSet WRITE setRuleSet NOTIFY choicesChanged)
    Q_PROPERTY(QStringList ruleSetTexts READ ruleSetTexts NOTIFY texts)
    Q_PROPERTY(QStringList ruleSetTitles READ ruleSetTitles NOTIFY texts)
    Q_PROPERTY(QStringList ruleSetDetails READ ruleSetDetails NOTIFY texts)
    Q_PROPERTY(QStringList ruleSetIcons READ ruleSetIcons CONSTANT)
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
    Q_PROPERTY(bool seriesInTens READ isSeriesInTens WRITE setSeriesInTens NOTIFY choicesChanged)
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
    Q_PROPERTY(QString paymentRule READ paymentRule NOTIFY choicesChanged)
    Q_PROPERTY(QString freeRules READ freeRules NOTIFY choicesChanged)
    Q_PROPERTY(int wheelOrder READ wheelOrder NOTIFY choicesChanged)
    Q_PROPERTY(bool sectorsKnown READ areSectorsKnown NOTIFY choicesChanged)

public:
    /// R7, R15.
    enum ChipKind {
        ColourChips, ///< chips without value in the player's colour
        CashOnEven,  ///< cash chips as well, on the even chances
        CashChips,   ///< cash chips only
    };
    Q_ENUM(ChipKind)

    /// Bounds of the betting period and of the ball's run, in seconds.
    static constexpr int kShortestPeriod = 5;
    static constexpr int kLongestPeriod = 120;
    static constexpr int kShortestSpin = 5;
    static constexpr int kLongestSpin = 40;
    /// Macau: the largest ratio of maximum to minimum offered.
    static constexpr int kLargestFactor = 200;
    static constexpr int kMostSimulated = 9;

    /// `file` is the INI file of the settings; empty: the user's own. See LobbyModel for `below`.
    explicit RouletteLobbyModel(const QString& file = {}, QObject* parent = nullptr,
                                const QString& below = {});

    /// The chosen regulation, a roulette::RuleSet.
    int ruleSet() const { return static_cast<int>(m_ruleSet); }
    void setRuleSet(int ruleSet);
    /// What the program says of all regulations, in the order of roulette::RuleSet: see
    /// RouletteNames::RulesText.
    static QStringList ruleSetTexts();
    static QStringList ruleSetTitles();
    static QStringList ruleSetDetails();
    static QStringList ruleSetIcons();

    /// The rules of the present regulation that permit each of these choices.
    QString wheelRule() const;
    QString playersRule() const;
    QString limitsRule() const;
    QString closingRule() const;
    QString periodRule() const;
    QString spinRule() const;
    QString chipsRule() const;
    QString paymentRule() const;
    /// The rules for playing with free points, if there are any.
    QString freeRules() const;
    /// The order of the wheel, a roulette::WheelOrder.
    int wheelOrder() const { return static_cast<int>(tableSettings().wheelOrder()); }
    /// M6.6, M6.7: whether sectors exist; they do with the American order.
    bool areSectorsKnown() const { return regulation()[roulette::ChanceKind::sector9].known.value; }

    /// O4; online only.
    bool isIndividual() const { return isIndividualOffered() && choices().individual; }
    void setIndividual(bool individual);
    bool isIndividualOffered() const { return regulation().wheel.individual.value; }

    /// O6a: 37; online also 38.
    int pockets() const { return isPocketsOffered() ? choices().pockets : 37; }
    void setPockets(int pockets);
    bool isPocketsOffered() const { return regulation().wheel.mostPockets.value > 37; }

    /// R2, I-M6: French or American order.
    bool isFrenchOrder() const { return isOrderOffered() && choices().frenchOrder; }
    void setFrenchOrder(bool french);
    bool isOrderOffered() const { return regulation().wheel.frenchOrder.value; }

    /// R1: whether the wheel is between two layouts; casino only.
    bool isDoubleLayout() const { return isDoubleLayoutOffered() && choices().doubleLayout; }
    void setDoubleLayout(bool twoLayouts);
    bool isDoubleLayoutOffered() const { return regulation().wheel.doubleLayout.value; }

    /// O10, R34, I-M9: the smallest stake on all chances but the even ones, in cents, one of minimumChoices.
    QVariantList minimumChoices() const;
    QStringList minimumTexts() const;
    qint64 minimum() const { return choices().minimum; }
    void setMinimum(qint64 cents);
    QString minimumText() const;
    /// The smallest stake on an even chance, in cents: `minimum` or a multiple of it.
    qint64 evenMinimum() const { return choices().minimum * choices().evenFactor; }
    void setEvenMinimum(qint64 cents);
    QVariantList evenMinimumChoices() const;
    QStringList evenMinimumTexts() const;
    /// The resulting limits of each chance: "Pleno: 1,00 pts – 30,00 pts".
    QStringList limits() const;

    /// I-M9: the ratio of the largest single stake to the minimum; Macau only, elsewhere O11 or R34 determine
    /// it.
    int maximumFactor() const { return choices().maximumFactor; }
    void setMaximumFactor(int factor);
    int largestFactor() const { return kLargestFactor; }
    bool isMaximumOffered() const { return regulation().limits.houseMaximum.value > 0; }
    /// The largest stake on a straight up; in Macau on any chance.
    QString maximumText() const;

    /// M3.2: whether stakes close while the ball runs, rather than before the launch. Macau only: O14 and R20
    /// leave no choice.
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

    /// O12: a maximum over all chances, kPlayerMaximumFactor times the minimum.
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

    /// I-R34c: the maximum of a series or neighbours stake, in multiples of the minimum: 10, 20, ... 120.
    int seriesMaximum() const { return choices().seriesMaximum; }
    void setSeriesMaximum(int minima);
    bool isSeriesMaximumOffered() const {
        return regulation().limits.groups.value == roulette::Groups::booked && isFrenchOrder();
    }
    QString seriesMaximumText() const;
    /// I-R34c, the alternative interpretation: every series or neighbours stake is in whole tens of the
    /// minimum.
    bool isSeriesInTens() const { return isSeriesMaximumOffered() && choices().seriesInTens; }
    void setSeriesInTens(bool inTens);

    ChipKind chips() const { return areChipsOffered() ? choices().chips : ColourChips; }
    void setChips(ChipKind chips);
    bool areChipsOffered() const { return regulation().wheel.cashChips.value; }
    /// R9-R14: the value of one of the player's chips: the minimum or a multiple of it.
    qint64 chipValue() const { return choices().minimum * choices().chipFactor; }
    void setChipValue(qint64 cents);
    QVariantList chipValueChoices() const;
    QStringList chipValueTexts() const;
    bool isChipValueOffered() const {
        return regulation().wheel.colourChips.value && choices().chips != CashChips;
    }

    /// I-R30, O17, M5.2: winners are paid strictly by chance.
    bool isPaidByChance() const { return choices().paidByChance; }
    void setPaidByChance(bool byChance);

    /// O4: always 0 at an individual wheel; the number for other tables stays stored.
    int simulatedPlayers() const { return isIndividual() ? 0 : choices().simulatedPlayers; }
    void setSimulatedPlayers(int count);
    int mostSimulatedPlayers() const { return kMostSimulated; }

    int bettingSeconds() const { return choices().bettingSeconds; }
    void setBettingSeconds(int seconds);
    int spinSeconds() const { return choices().spinSeconds; }
    void setSpinSeconds(int seconds);

    /// Returns whether all settings of this rule set are the defaults.
    bool isUsual() const override;
    void resetToDefaults() override;
    bool isQuick() const override;
    void setQuick(bool quick) override;

    /// The engine's settings of this table.
    roulette::Settings tableSettings() const;
    QString brokenRule() const override;

protected:
    void save() override;

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
        bool seriesInTens = false;
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
    static Choices usual(roulette::RuleSet ruleSet);
    const Choices& choices() const { return m_choices[static_cast<std::size_t>(m_ruleSet)]; }
    Choices& choices() { return m_choices[static_cast<std::size_t>(m_ruleSet)]; }
    static QString group(roulette::RuleSet ruleSet);
    /// Reads or writes every setting, depending on `File`.
    template <class File>
    static void carry(const File& file, Choices& c);
    template <typename T>
    void choose(T Choices::*member, T value, bool fits);

    roulette::RuleSet m_ruleSet = roulette::kAllRuleSets.front();
    std::array<Choices, roulette::kAllRuleSets.size()> m_choices; ///< by rule set
};

/// This player's display preferences for roulette. Each change is saved at once.
class RoulettePreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the game's")
    Q_PROPERTY(bool nearWheel READ isNearWheel WRITE setNearWheel NOTIFY nearWheelChanged)

public:
    /// `file` is the INI file of the settings; empty: the user's own.
    explicit RoulettePreferences(const QString& file = {}, QObject* parent = nullptr)
        : QObject(parent),
          m_store(file) {}

    /// Whether the view zooms to the wheel when stakes are closed.
    bool isNearWheel() const { return m_nearWheel.isOn(); }
    void setNearWheel(bool on) {
        if (m_nearWheel.set(on)) {
            emit nearWheelChanged();
        }
    }

signals:
    void nearWheelChanged();

private:
    SettingsStore m_store;
    StoredFlag m_nearWheel{m_store, QStringLiteral("near_wheel"), true};
};

} // namespace mesaviva::app
