// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/round_link.h"
#include "engine/scenario/scenario.h"
#endif

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>

namespace mesaviva::app {

/// Where something was shown to a class from; leaving it returns there.
struct PresentedFrom {
    enum class Place : std::uint8_t { library, gallery, history, replay, elsewhere };

    Place place = Place::elsewhere;
    QString moment = {}; ///< of a replay: a link to the moment it was at
    QString file = {};   ///< of the library
};

/// Shows scenarios and rounds on record to a class, at the table. Part of a desk.
class Presenter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a desk")
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)

public:
    using QObject::QObject;

    /// Loads it on a worker thread and shows it at the table; emits refused() if that is not possible. The
    /// record is only read.
    virtual void presentScenario(scenario::Scenario scenario, const PresentedFrom& from) = 0;
    virtual void presentRound(const record::RoundLink& link, const PresentedFrom& from) = 0;
    /// The place to return to when the user leaves what is presented; nullopt if nothing is presented. A
    /// second call returns the lobby.
    virtual std::optional<PresentedFrom> takeWayBack() = 0;
    /// Why the last one was not shown, as text.
    virtual QString refusal() const = 0;

signals:
    void refused();
    void refusalChanged();
};

} // namespace mesaviva::app
