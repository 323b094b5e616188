// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/table/inspection_memory.h"

#include <utility>

namespace mesaviva::app {

InspectionMemory::InspectionMemory(TableInspector& desk, InspectionFile& file, QObject* parent)
    : QObject(parent),
      m_desk(desk),
      m_file(file) {
    connect(&m_desk, &TableInspector::ruleCovered, this, &InspectionMemory::keepRule);
    connect(&m_desk, &TableInspector::openChanged, this, &InspectionMemory::remember);
    connect(m_desk.conformity(), &ConformityModel::wanted, this, &InspectionMemory::remember);
    connect(m_desk.conformity(), &ConformityModel::initialsChanged, this, &InspectionMemory::keepInitials);
    connect(m_desk.faults(), &FaultDesk::storedChanged, this, &InspectionMemory::keepFaults);
    connect(&m_file, &InspectionFile::changed, this, &InspectionMemory::follow);
}

void InspectionMemory::remember() {
    if (std::exchange(m_remembers, true)) {
        return;
    }
    const InspectionCase& stored = m_file.inspection();
    m_desk.faults()->remember(stored.faults);
    m_desk.cover(stored.covered);
    m_desk.conformity()->setInitials(stored.initials);
}

void InspectionMemory::keepRule(const QString& rule) {
    remember();
    m_file.change([&](InspectionCase& inspection) {
        if (!inspection.covered.contains(rule) && inspection.covered.size() < InspectionCase::kMostCovered) {
            inspection.covered.append(rule);
        }
    });
}

void InspectionMemory::keepFaults() {
    remember();
    m_file.change([&](InspectionCase& inspection) { inspection.faults = m_desk.faults()->storedFaults(); });
}

// The initials are shared by all places where they are entered.
void InspectionMemory::keepInitials() {
    const QString typed = m_desk.conformity()->initials();
    remember();
    m_file.change([&](InspectionCase& inspection) { inspection.initials = typed; });
}

// Another inspection was started, or that was undone; or the inspector's initials have changed.
void InspectionMemory::follow() {
    if (!m_remembers) {
        return;
    }
    if (m_file.inspection().covered.size() != m_desk.coveredRules()) {
        m_desk.cover(m_file.inspection().covered);
    }
    m_desk.conformity()->setInitials(m_file.inspection().initials);
}

} // namespace mesaviva::app
