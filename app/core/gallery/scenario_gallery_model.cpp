// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/gallery/scenario_gallery_model.h"

#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/game/game_registry.h"
#include "app/core/rulebook/word_search.h"
#include "app/core/scenario/scenario_description.h"
#include "engine/scenario/rules_shown.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <string_view>
#include <utility>

namespace mesaviva::app {

ScenarioGalleryModel::ScenarioGalleryModel(const GameRegistry& games, QObject* parent)
    : RowListModel(parent),
      m_games(games) {}

ScenarioGalleryModel::~ScenarioGalleryModel() { ++*m_wanted; }

QVariant ScenarioGalleryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Shown& shown = m_all[m_rows[static_cast<std::size_t>(index.row())]];
    switch (role) {
    case NameRole: return shown.name;
    case Qt::DisplayRole:
    case TitleRole: return titleOf(shown);
    case GameTitleRole: return gameTitleOf(shown);
    case RulesRole: return shown.rules.join(QStringLiteral(", "));
    default: return {};
    }
}

QHash<int, QByteArray> ScenarioGalleryModel::roleNames() const {
    return {{NameRole, "name"}, {TitleRole, "title"}, {GameTitleRole, "gameTitle"}, {RulesRole, "rulesText"}};
}

std::vector<ScenarioGalleryModel::Shown> ScenarioGalleryModel::readAll() {
    std::vector<Shown> all;
    for (const QString& name : shippedScenarios()) {
        if (isUnlawful(name)) {
            continue; // it is refused: there is nothing to watch
        }
        const QJsonObject file = QJsonDocument::fromJson(shippedScenario(name)).object();
        const QJsonObject title = file[QLatin1String("title")].toObject();
        Shown shown{name,
                    file[QLatin1String("game")].toString(),
                    title[QLatin1String("pt")].toString(),
                    title[QLatin1String("en")].toString(),
                    {}};
        for (const std::string& rule :
             scenario::rulesNamed(file[QLatin1String("comment")].toString().toStdString())) {
            shown.rules.append(QString::fromStdString(rule));
        }
        all.push_back(std::move(shown));
    }
    return all;
}

void ScenarioGalleryModel::begin() {
    if (std::exchange(m_begun, true)) {
        return;
    }
    m_worker->run([this] { postTo(this, [this, all = readAll()] { take(all); }); });
}

void ScenarioGalleryModel::take(std::vector<Shown> all) {
    m_all = std::move(all);
    // Sorted by game as in the lobby, then by name, which groups related scenarios.
    const auto place = [this](const Shown& shown) { return m_games.placeOf(shown.game); };
    std::ranges::stable_sort(m_all, {}, place);
    filter();
    emit listed();
    if (m_chosen.isEmpty() && !m_rows.empty()) {
        setCurrent(0);
    }
}

void ScenarioGalleryModel::retranslate() {
    emitAllChanged();
    emit texts();
    filter(); // searched texts depend on the language
    emit chosenChanged();
    if (!m_chosen.isEmpty()) {
        describeChosen();
    }
}

QStringList ScenarioGalleryModel::games() const {
    QStringList names{tr("All games")};
    for (const TableGame* game : m_games.list()) {
        names.append(game->title());
    }
    return names;
}

void ScenarioGalleryModel::setGame(int game) {
    if (game != m_game && game >= 0 && game <= m_games.list().size()) {
        m_game = game;
        filter();
    }
}

void ScenarioGalleryModel::setSearch(const QString& search) {
    if (search != m_search) {
        m_search = search;
        filter();
    }
}

bool ScenarioGalleryModel::passes(const Shown& shown) const {
    if (m_game > 0 && m_games.list()[m_game - 1]->key() != shown.game) {
        return false;
    }
    return m_search.trimmed().isEmpty() ||
           hasAllWords(titleOf(shown) + u' ' + gameTitleOf(shown) + u' ' + shown.rules.join(u' '),
                       wordsOf(m_search));
}

void ScenarioGalleryModel::filter() {
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (passes(m_all[i])) {
            m_rows.push_back(i);
        }
    }
    endResetModel();
    emit filterChanged();
    emit chosenChanged(); // its row has changed
}

int ScenarioGalleryModel::current() const {
    const auto row =
        std::ranges::find_if(m_rows, [this](std::size_t i) { return m_all[i].name == m_chosen; });
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

void ScenarioGalleryModel::setCurrent(int row) {
    if (row < 0 || row >= rowCount()) {
        return;
    }
    const QString& name = m_all[m_rows[static_cast<std::size_t>(row)]].name;
    if (name == m_chosen) {
        return;
    }
    m_chosen = name;
    emit chosenChanged();
    describeChosen();
}

const ScenarioGalleryModel::Shown* ScenarioGalleryModel::chosenOne() const {
    const auto found = std::ranges::find(m_all, m_chosen, &Shown::name);
    return found == m_all.end() ? nullptr : &*found;
}

QString ScenarioGalleryModel::titleOf(const Shown& shown) const {
    const QString& own = QLocale().language() == QLocale::Portuguese ? shown.pt : shown.en;
    return own.isEmpty() ? shown.pt + shown.en : own;
}

QString ScenarioGalleryModel::gameTitleOf(const Shown& shown) const {
    const TableGame* const game = m_games.find(shown.game);
    return game ? game->title() : QString();
}

QString ScenarioGalleryModel::title() const {
    const Shown* const shown = chosenOne();
    return shown ? titleOf(*shown) : QString();
}

QString ScenarioGalleryModel::gameTitle() const {
    const Shown* const shown = chosenOne();
    return shown ? gameTitleOf(*shown) : QString();
}

QStringList ScenarioGalleryModel::rules() const {
    const Shown* const shown = chosenOne();
    return shown ? shown->rules : QStringList();
}

void ScenarioGalleryModel::rest() {
    ++*m_wanted; // cancels the running job soon
    m_worker.reset();
    m_worker.emplace();
}

void ScenarioGalleryModel::describeChosen() {
    const int mine = ++*m_wanted;
    m_description.clear();
    m_descriptionMore = 0;
    m_describing = true;
    emit descriptionChanged();
    m_worker->run([this, mine, wanted = m_wanted, name = m_chosen] {
        const GoOn goOn = [mine, &wanted] { return *wanted == mine; };
        ScenarioDescription description;
        const QByteArray text = shippedScenario(name);
        auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        if (read && goOn()) {
            if (const auto* const player = m_games.of(*read).as<ScenarioPlayer>()) {
                description = player->describeScenario(std::move(*read), goOn);
            }
        }
        if (!goOn()) {
            return;
        }
        QVariantList lines;
        for (const DescribedEvent& line : std::as_const(description.lines)) {
            const QString title =
                line.events > 1 ? tr("%1 ×%2").arg(line.title).arg(line.events) : line.title;
            lines.append(QVariant::fromValue(DescriptionLine{line.time, title, line.words, line.rules}));
        }
        postTo(this, [this, mine, lines, more = description.more] {
            if (*m_wanted == mine) {
                m_description = lines;
                m_descriptionMore = more;
                m_describing = false;
                emit descriptionChanged();
            }
        });
    });
}

} // namespace mesaviva::app
