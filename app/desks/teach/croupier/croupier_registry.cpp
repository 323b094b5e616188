// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/croupier_registry.h"

#include "app/desks/teach/croupier/bingo_croupier_desk.h"
#include "app/desks/teach/croupier/poker_croupier_desk.h"
#include "app/desks/teach/croupier/roulette_croupier_desk.h"

#include <algorithm>
#include <iterator>

namespace mesaviva::app {

CroupierRegistry::CroupierRegistry(const QString& settings, const QString& folder, QObject* parent)
    : QObject(parent),
      m_results(std::make_shared<CroupierResults>(folder)) {
    const auto outside = [&] {
        CroupierOutside common;
        common.settings = settings;
        common.folder = folder;
        common.results = m_results;
        return common;
    };
    m_desks = {new RouletteCroupierDesk(outside(), this), new PokerCroupierDesk(outside(), this),
               new BingoCroupierDesk(outside(), this)};
    for (CroupierDesk* desk : m_desks) {
        connect(desk, &CroupierDesk::stageChanged, this, &CroupierRegistry::stageChanged);
    }
    m_results->setTableName([this](const QString& game, const QString& table) {
        const auto desk =
            std::ranges::find_if(m_desks, [&](const CroupierDesk* one) { return one->game() == game; });
        return desk == m_desks.end() ? table : (*desk)->houseName(table);
    });
}

QStringList CroupierRegistry::titles() const {
    QStringList titles;
    for (const CroupierDesk* desk : m_desks) {
        titles.append(desk->title());
    }
    return titles;
}

QList<CroupierDesk*> CroupierRegistry::tested() const {
    QList<CroupierDesk*> desks;
    std::ranges::copy_if(m_desks, std::back_inserter(desks), [](const CroupierDesk* desk) {
        return desk->tested() != CroupierDesk::Tested::not_at_all;
    });
    return desks;
}

CroupierDesk* CroupierRegistry::atWork() const {
    const auto desk = std::ranges::find_if(
        m_desks, [](const CroupierDesk* one) { return one->stage() != CroupierDesk::Choosing; });
    return desk == m_desks.end() ? nullptr : *desk;
}

TableModel* CroupierRegistry::model() const {
    const auto desk =
        std::ranges::find_if(m_desks, [](const CroupierDesk* one) { return one->model() != nullptr; });
    return desk == m_desks.end() ? nullptr : (*desk)->model();
}

void CroupierRegistry::open() {
    for (CroupierDesk* desk : m_desks) {
        desk->open();
    }
}

void CroupierRegistry::retranslate() {
    for (CroupierDesk* desk : m_desks) {
        desk->retranslate();
    }
    emit titlesChanged();
}

} // namespace mesaviva::app
