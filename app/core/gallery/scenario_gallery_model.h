// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/row_list_model.h"
#include "app/core/worker/worker.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

class GameRegistry;

/// A line of a scenario's description, for display.
class DescriptionLine {
    Q_GADGET
    QML_VALUE_TYPE(descriptionLine)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QStringList rules MEMBER rules)

public:
    QString time;      ///< on the table's clock
    QString title;     ///< what happened, and how often
    QString words;     ///< player, object, amount
    QStringList rules; ///< rules applied
};

/// The shipped scenarios, as a list to choose from and watch at the table, filtered by game, by the rules
/// that they demonstrate, and by words. The chosen one is described in text. Reads and describes on a worker
/// thread.
class ScenarioGalleryModel : public RowListModel {
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
    Q_PROPERTY(bool describing READ isDescribing NOTIFY descriptionChanged)

public:
    enum Role {
        NameRole = Qt::UserRole + 1, ///< string: `poker/folded`
        TitleRole,                   ///< string, in the current language
        GameTitleRole,               ///< string
        RulesRole,                   ///< string: "P20, P22"
    };

    /// `games` must outlive it.
    explicit ScenarioGalleryModel(const GameRegistry& games, QObject* parent = nullptr);
    ~ScenarioGalleryModel() override;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Reads the scenarios' titles on the first call; call it when the page is shown.
    Q_INVOKABLE void begin();
    void retranslate();
    /// Stops describing and waits for the worker thread to stop: the language must not change while it is in
    /// use there. retranslate() starts again.
    void rest();

    /// The games by name; the first entry means all.
    QStringList games() const;
    int game() const { return m_game; }
    void setGame(int game);
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// The number of scenarios, and the number shown.
    int total() const { return static_cast<int>(m_all.size()); }
    int count() const { return rowCount(); }

    /// The row of the chosen one; -1 if it is filtered out. It stays chosen then.
    int current() const;
    void setCurrent(int row);
    /// Of the chosen one: its name (`poker/folded`; empty: none), title, game, and the rules that it
    /// demonstrates.
    QString chosen() const { return m_chosen; }
    QString title() const;
    QString gameTitle() const;
    QStringList rules() const;
    /// What happens in it, line by line (DescriptionLine), and the number of further events left out.
    QVariantList description() const { return m_description; }
    int descriptionMore() const { return m_descriptionMore; }
    bool isDescribing() const { return m_describing; }

    /// Whether the chosen one is being watched: returning to the lobby then reopens the gallery.
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
    void describeChosen();
    static std::vector<Shown> readAll();

    const GameRegistry& m_games;
    std::vector<Shown> m_all;
    std::vector<std::size_t> m_rows; ///< the shown ones, as indexes into m_all
    int m_game = 0;
    QString m_search;
    QString m_chosen;
    QVariantList m_description;
    int m_descriptionMore = 0;
    bool m_describing = false;
    bool m_begun = false;
    bool m_watched = false;
    /// The number of the last description requested; earlier ones are cancelled.
    std::shared_ptr<std::atomic<int>> m_wanted = std::make_shared<std::atomic<int>>(0);
    std::optional<Worker> m_worker{std::in_place}; ///< destroyed first: its jobs call back
};

} // namespace mesaviva::app
