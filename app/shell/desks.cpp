// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of desks: the only place that knows them. A further desk is made here, and is a folder in
// app/desks and one in qml/desks.

#include "app/core/desk/desk_registry.h"

#ifdef MESAVIVA_DESKS
#include "app/desks/inspect/inspect_desk.h"
#include "app/desks/teach/teach_desk.h"
#endif

namespace mesaviva::app {

QList<Desk*> makeDesks(const DeskContext& context) {
    QList<Desk*> desks{new Desk({"play", QT_TRANSLATE_NOOP("Desk", "Play"),
                                 QT_TRANSLATE_NOOP("Desk", "Sit down at a table"), "chip"})};
#ifdef MESAVIVA_DESKS
    const auto figures = std::make_shared<FiguresDesk>();
    auto* const inspect = new InspectDesk(context, figures);
    auto* const teach = new TeachDesk(context, figures);
    QObject::connect(teach, &TeachDesk::entryTakenBack, inspect, &InspectDesk::noteCorrection);
    desks << inspect << teach;
#else
    static_cast<void>(context);
#endif
    return desks;
}

} // namespace mesaviva::app
