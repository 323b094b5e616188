// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/inspect/file/inspection_file.h"
#include "app/desks/inspect/table/table_inspector.h"

#include <QObject>

namespace mesaviva::app {

/// Keeps an inspection's findings across runs of the program: which rules have acted, which faults were
/// injected with which result, and the inspector's name. They are in the inspection's file, and restored when
/// the event log or the list of rules is first opened, or by remember().
class InspectionMemory : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    InspectionMemory(TableInspector& desk, InspectionFile& file, QObject* parent = nullptr);

    /// Restores the findings into the desk; reads the file the first time.
    void remember();

private:
    void keepRule(const QString& rule);
    void keepFaults();
    void keepInitials();
    void follow();

    TableInspector& m_desk;
    InspectionFile& m_file;
    bool m_remembers = false;
};

} // namespace mesaviva::app
