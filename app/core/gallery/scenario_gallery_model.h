// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/scenario/description_line.h"
#include "app/core/worker/worker.h"

#include <QAbstractListModel>
#include <QHash>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

class HouseGames;

/// The scenarios that come with the program, as a list to choose one from and watch it at the table: by game,
/// by the rules that their authors say they show, by words. One of them is chosen, and told in words. Files
/// are read and scenarios told beside the window.
class ScenarioGalleryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the application")
    Q_PROPERTY(QStringList games READ games NOTIFY texts)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY filterChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    Q_PROPERTY(int total READ total NOTIFY listed)
    Q_PROPERTY(int count READ count NOTIFY filterChanged)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY chosenChanged)
    Q_PROPERTY(QString title READ title NOTIFY chosenChanged)
    Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY chosenChanged)
    Q_PROPERTY(QStringList rules READ rules NOTIFY chosenChanged)
    Q_PROPERTY(QVariantList description READ description NOTIFY descriptionChanged)
    Q_PROPERTY(int descriptionMore READ descriptionMore NOTIFY descriptionChanged)
    Q_PROPERTY(bool telling READ isTelling NOTIFY descriptionChanged)

public:
    enum Role {
        NameRole = Qt::UserRole + 1, ///< string: `poker/folded`
        TitleRole,                   ///< string, in the present language
        GameTitleRole,               ///< string
        RulesRole,                   ///< string: "P20, P22"
    };

    /// `games` must live longer.
    explicit ScenarioGalleryModel(const HouseGames& games, QObject* parent = nullptr);
    ~ScenarioGalleryModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Somebody looks: the scenarios' titles are read, the first time.
    Q_INVOKABLE void begin();
    void retranslate();
    /// Stops telling, and waits for it: the language is about to change, which it must not do under somebody
    /// who writes in it. retranslate() tells anew.
    void rest();

    /// The games by name; the first one says that all are shown.
    QStringList games() const;
    int game() const { return m_game; }
    void setGame(int game);
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// How many there are, and how many of them are shown.
    int total() const { return static_cast<int>(m_all.size()); }
    int count() const { return rowCount(); }

    /// The row of the chosen one; -1 where it is not shown. It stays chosen while others are filtered away.
    int current() const;
    void setCurrent(int row);
    /// Of the chosen one: its name (`poker/folded`; empty: none), title, game, and the rules that it shows.
    QString chosen() const { return m_chosen; }
    QString title() const;
    QString gameTitle() const;
    QStringList rules() const;
    /// What happens in it, line by line (DescriptionLine); so many further events are not told.
    QVariantList description() const { return m_description; }
    int descriptionMore() const { return m_descriptionMore; }
    bool isTelling() const { return m_telling; }

    /// The chosen one is being watched: who comes back to the lobby goes on where they were.
    bool isWatched() const { return m_watched; }
    void setWatched(bool watched) { m_watched = watched; }

signals:
    void texts();
    void filterChanged();
    void listed();
    void chosenChanged();
    void descriptionChanged();

private:
    struct Shown {
        QString name;
        QString game; ///< its key
        QString pt;
        QString en;
        QStringList rules;
    };

    const Shown* chosenOne() const;
    QString titleOf(const Shown& shown) const;
    QString gameTitleOf(const Shown& shown) const;
    bool passes(const Shown& shown) const;
    void take(std::vector<Shown> all);
    void filter();
    void tellChosen();
    static std::vector<Shown> readAll();

    const HouseGames& m_games;
    std::vector<Shown> m_all;
    std::vector<std::size_t> m_rows; ///< of all, those that are shown
    int m_game = 0;
    QString m_search;
    QString m_chosen;
    QVariantList m_description;
    int m_descriptionMore = 0;
    bool m_telling = false;
    bool m_begun = false;
    bool m_watched = false;
    /// Which of the stories that were asked for is still wanted: the last one.
    std::shared_ptr<std::atomic<int>> m_wanted = std::make_shared<std::atomic<int>>(0);
    std::optional<Worker> m_worker{std::in_place}; ///< goes first: its jobs call back
};

} // namespace mesaviva::app
