// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/inspect/file/inspection_file.h"
#include "app/desks/inspect/table/table_inspector.h"

#include <QObject>

namespace mesaviva::app {

/// What an inspection has seen outlives the program: which rules have acted, which faults were caused and
/// what came of them, and who inspects. The inspection's file has it, and the desk takes it up again as soon
/// as somebody looks: at a trace, at the list of rules, or as remember() is told.
class InspectionMemory : public QObject {
    Q_OBJECT

public:
    /// Both must live longer.
    InspectionMemory(TableInspector& desk, InspectionFile& file, QObject* parent = nullptr);

    /// The desk knows from now on what the file has; read from the disk the first time.
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
