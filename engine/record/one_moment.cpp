// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/one_moment.h"

namespace mesaviva::record {

// A transaction begins with its first reading.
OneMoment::OneMoment(RecordReader& reader) : m_reader(reader) {
    m_reader.database().execute("BEGIN; SELECT 1 FROM tables LIMIT 1");
}

OneMoment::~OneMoment() {
    try {
        if (m_reader.database().isInTransaction()) {
            m_reader.database().execute("ROLLBACK");
        }
    } catch (const Fault&) { // NOLINT(bugprone-empty-catch): it goes with its connection
    }
}

} // namespace mesaviva::record
