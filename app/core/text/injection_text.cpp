// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/injection_text.h"

namespace mesaviva::app {

QString InjectionText::sentence(InjectedBy by) {
    switch (by) {
    case InjectedBy::nobody: break;
    case InjectedBy::inspector: return tr("Injected by the inspector.");
    case InjectedBy::scenario: return tr("Injected by the scenario.");
    case InjectedBy::lesson: return tr("Injected by the lesson.");
    }
    return {};
}

QString InjectionText::inRound(InjectedBy by) {
    switch (by) {
    case InjectedBy::nobody: break;
    case InjectedBy::inspector: return tr("by an inspector, in this round");
    case InjectedBy::scenario: return tr("by a scenario, in this round");
    case InjectedBy::lesson: return tr("by a lesson, in this round");
    }
    return {};
}

} // namespace mesaviva::app
