// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/roulette/roulette_past.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/settings.h"
#endif

#include "app/core/settings/settings_store.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Named stakes of this player, saved for each rule set and number of pockets.
class RouletteFavouriteListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool full READ isFull NOTIFY countChanged)

public:
    static constexpr int kMost = 8;
    static constexpr int kLongestName = 24; ///< characters

    enum Role {
        NameRole = Qt::UserRole + 1, ///< string
        AmountRole,                  ///< total in cents
        TextRole,                    ///< string: "6 apostas, 30,00 pts"
        UseRole,                     ///< string: how often they were staked, with what result; empty: unknown
    };

    struct Favourite {
        QString name;
        std::vector<roulette::Stake> stakes;
        std::optional<StakesUse> use; ///< empty: unknown
    };

    /// `file` is the INI file of the settings; empty: the user's own.
    RouletteFavouriteListModel(const roulette::Settings& settings, const QString& file,
                               QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_favourites.size()); }
    bool isFull() const { return count() >= kMost; }
    const Favourite& at(int row) const { return m_favourites[static_cast<std::size_t>(row)]; }

    /// Saves stakes under a name, replacing an existing one. Returns false without a name or stakes, or when
    /// full.
    bool save(const QString& name, const std::vector<roulette::Stake>& stakes);
    void remove(int row);
    /// The stakes of all favourites.
    std::vector<std::vector<roulette::Stake>> stakes() const;
    /// Sets how often these stakes have been used; favourites whose stakes have changed since are left
    /// unchanged.
    void setUses(const std::vector<std::vector<roulette::Stake>>& stakes, const std::vector<StakesUse>& uses);
    void retranslate();

signals:
    void countChanged();

private:
    static QString useText(const StakesUse& use);
    void load();
    void store();

    SettingsStore m_store;
    QString m_key;
    const roulette::Layout* m_layout;
    std::vector<Favourite> m_favourites;
};

} // namespace mesaviva::app
