// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/record_query.h"

#include <filesystem>
#include <utility>

namespace mesaviva::app {

void RecordQuery::ask(const QString& file, Question question, Failed failed) {
    ++m_open;
    m_worker.run([this, turns = m_turn, turn = m_turn->load(),
                  path = std::filesystem::path(file.toStdU16String()), question = std::move(question),
                  failed = std::move(failed)] {
        if (*turns != turn) {
            return;
        }
        Answer answer;
        try {
            auto reader = record::RecordReader::open(path);
            if (!reader) {
                throw reader.error();
            }
            answer = question(**reader);
        } catch (const record::Fault& fault) {
            answer = [failed, kind = fault.kind] { failed(kind); };
        }
        QMetaObject::invokeMethod(
            &m_owner,
            [this, turns, turn, answer = std::move(answer)] {
                if (*turns == turn) {
                    --m_open;
                    answer();
                }
            },
            Qt::QueuedConnection);
    });
}

void RecordQuery::forget() {
    ++*m_turn;
    m_open = 0;
}

} // namespace mesaviva::app
