// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/record_query.h"

#include "engine/record/record_file.h"

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
        postTo(&m_owner, [this, turns, turn, answer = std::move(answer)] {
            if (*turns == turn) {
                --m_open;
                answer();
            }
        });
    });
}

void RecordQuery::forget() {
    ++*m_turn;
    m_open = 0;
}

namespace {

std::string whyRecordIsUnread(record::FaultKind kind) {
    switch (kind) {
    case record::FaultKind::missing: return "there is no record yet";
    case record::FaultKind::foreign: return "the record file is not one of Mesa Viva";
    default: return "the record can't be read";
    }
}

} // namespace

std::optional<std::string> whyLinkLeadsNowhere(const record::RoundLink& link, const QString& file) {
    try {
        auto opened = record::RecordReader::open(std::filesystem::path(file.toStdU16String()));
        if (!opened) {
            return whyRecordIsUnread(opened.error().kind);
        }
        record::RecordReader& reader = **opened;
        if (!reader.round(link.round)) {
            return "this round is not on record";
        }
        if (!link.seq) {
            return std::nullopt;
        }
        record::EventRow row;
        const bool isThere = reader.events(link.round.table, *link.seq).next(row) && row.seq == *link.seq &&
                             row.round == link.round.round;
        return isThere ? std::nullopt : std::optional("this round has no event " + std::to_string(*link.seq));
    } catch (const record::Fault& fault) {
        return whyRecordIsUnread(fault.kind);
    }
}

bool looksLikeRecord(const QString& file) {
    return record::isDatabase(std::filesystem::path(file.toStdU16String()));
}

} // namespace mesaviva::app
