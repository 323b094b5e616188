// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How an event is stored and described later, for all games. `Words` is the game's text class
// (table_event_log.h).
#pragma once

#include "app/core/events/correction.h"
#include "app/core/events/event_log_text.h"
#include "app/core/events/logged_event.h"
#include "app/core/record/stored_name.h"
#include "app/core/text/amount_unit.h"
#include "app/core/text/as_beginning.h"
#include "app/core/text/texts.h"
#include "engine/base/table_clock.h"
#include "engine/games/on_record.h"
#include "engine/record/event_row.h"
#include "engine/table/opening.h"

#include <QJsonDocument>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mesaviva::app::logged {

template <class OnRecord>
QJsonObject objectOf(const typename OnRecord::Entry& entry, const record::PlayerNames& names,
                     const typename OnRecord::Settings& settings) {
    record::EventTextWriter writer;
    OnRecord::write(writer, entry, names, settings);
    record::EventRow row;
    row.seq = entry.seq;
    row.at = (entry.at - kTableOpened).count();
    row.round = entry.round;
    row.text = writer.result();
    return QJsonDocument::fromJson(QByteArray::fromStdString(lineOf(row))).object();
}

inline nlohmann::ordered_json readObject(const QJsonObject& json) {
    return nlohmann::ordered_json::parse(QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString());
}

/// `entry` contains only what the viewer may know of the event.
template <class Game>
LoggedEvent make(const Recorded<typename Game::Event>& entry, const record::PlayerNames& names,
                 const decltype(Game::State::settings)& settings) {
    using Settings = decltype(Game::State::settings);
    Recorded<typename Game::Event> opened{};
    opened.event = TableOpenedWith<Settings>{
        std::make_shared<const Opening<Settings>>(Opening<Settings>{settings, {}, 0})};
    LoggedEvent event;
    event.game = textOf(Game::kKey);
    using OnRecord = typename record::OnRecordOf<Game>::Type;
    event.opened = objectOf<OnRecord>(opened, names, settings);
    event.event = objectOf<OnRecord>(entry, names, settings);
    return event;
}

template <class Words, class Game>
QString describe(const LoggedEvent& event) {
    using OnRecord = typename record::OnRecordOf<Game>::Type;
    using Settings = typename OnRecord::Settings;
    std::vector<std::string> names;
    const record::PlayerIds ids = [&names](std::string_view name) -> std::optional<PlayerId> {
        const auto known = std::ranges::find(names, name);
        if (known == names.end() && names.size() >= kMostPlayers) {
            return std::nullopt;
        }
        const auto place = known - names.begin();
        if (known == names.end()) {
            names.emplace_back(name);
        }
        return static_cast<PlayerId>(place);
    };
    const auto opening = OnRecord::read(readObject(event.opened), ids, OnRecord::anySettings());
    const auto* const opened = opening ? std::get_if<TableOpenedWith<Settings>>(&(*opening).event) : nullptr;
    if (!opened) {
        return {};
    }
    const Settings& settings = opened->opening->settings;
    const auto entry = OnRecord::read(readObject(event.event), ids, settings);
    if (!entry) {
        return {};
    }
    const AmountsAt there(
        placeOfRules(event.opened[QLatin1String("rules_version")].toString().toStdString()));
    const EventLogNames called = [&names](PlayerId player) {
        return player < names.size() ? asBeginning(nameOnSheet(QString::fromStdString(names[player])))
                                     : QString();
    };
    const auto before = event.before ? std::optional(Money{*event.before}) : std::nullopt;
    const std::optional<Correction> corrected = Words::correction(*entry, before);
    return EventLogText::join({EventLogText::kind(Words::kinds()[(*entry).event.index()]),
                               Words::words(*entry, called, settings, event.hidden),
                               corrected ? CorrectionText::sentence(*corrected) : QString()});
}

} // namespace mesaviva::app::logged
