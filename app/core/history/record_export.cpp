// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/record_export.h"

#include "app/core/record/recorded_rounds.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "engine/record/history/export_rounds.h"

#include <QDate>
#include <QFileInfo>
#include <QSaveFile>

#include <array>
#include <filesystem>
#include <ostream>
#include <streambuf>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

struct ExportStopped {};

// A device as a stream, so that a large record is never whole in memory.
class DeviceBuffer : public std::streambuf {
public:
    explicit DeviceBuffer(QIODevice& device) : m_device(device) {}

protected:
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        return m_device.write(text, size);
    }
    int_type overflow(int_type letter) override {
        const char one = traits_type::to_char_type(letter);
        return m_device.write(&one, 1) == 1 ? letter : traits_type::eof();
    }

private:
    QIODevice& m_device;
};

} // namespace

RecordExport::RecordExport(RecordKeeper& keeper, const GameRegistry& games, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games),
      m_filter(games),
      m_query(*this) {
    connect(&m_saver, &SheetSaver::messageChanged, this, &RecordExport::changed);
}

RecordExport::~RecordExport() {
    *m_stopped = true;
    m_worker.reset();
}

void RecordExport::begin() {
    m_fault.reset();
    m_saver.forget();
    m_query.ask(
        m_keeper.shownFile(),
        [this](record::RecordReader& reader) {
            return [this, days = HistoryFilter::daysOf(reader), tables = reader.playedTables()] {
                m_filter.setChoices(days, tables);
            };
        },
        [this](record::FaultKind kind) {
            m_fault = kind;
            emit changed();
        });
    emit changed();
}

QUrl RecordExport::proposedFile(bool json) const {
    return SheetSaver::proposed(tr("rounds", "a file's name"),
                                json ? QStringLiteral("json") : QStringLiteral("csv"));
}

void RecordExport::save(const QUrl& file) {
    if (m_busy || !file.isLocalFile()) {
        return;
    }
    m_busy = true;
    m_fault.reset();
    m_saver.forget();
    *m_stopped = false;
    emit changed();
    record::SheetWords words;
    const std::array<QString, record::kSheetFields> titles{
        tr("Round"),         tr("Table"),        tr("Number"),   tr("Game"),   tr("Rules"),
        tr("Opened (UTC)"),  tr("Closed (UTC)"), tr("Result"),   tr("Void"),   tr("Scripted"),
        tr("Gross revenue"), tr("Sales"),        tr("Prizes"),   tr("Player"), tr("Simulated"),
        tr("Cards"),         tr("Staked"),       tr("Returned"), tr("Net")};
    for (std::size_t i = 0; i < titles.size(); ++i) {
        words.titles[i] = titles[i].toStdString();
    }
    words.yes = tr("yes").toStdString();
    words.no = tr("no").toStdString();
    words.game = [this](std::string_view game) { return m_games.titleOf(textOf(game)).toStdString(); };
    words.result = [this](std::string_view game, std::string_view result) {
        const auto* const rounds = m_games.capability<RecordedRounds>(textOf(game));
        return (rounds && !result.empty() ? rounds->resultText(textOf(result)) : textOf(result))
            .toStdString();
    };
    m_worker->run([this, words = std::move(words), filter = m_filter.roundFilter(QDate::currentDate()),
                   style = csvStyle(), path = QFileInfo(file.toLocalFile()).absoluteFilePath(),
                   record = std::filesystem::path(m_keeper.shownFile().toStdU16String()),
                   stopped = m_stopped] {
        Outcome outcome = Outcome::unwritten;
        std::optional<record::FaultKind> fault;
        try {
            const auto reader = record::RecordReader::open(record);
            QSaveFile out(path);
            if (!reader) {
                fault = reader.error().kind;
            } else if (out.open(QIODevice::WriteOnly)) {
                const record::RecordSnapshot moment(**reader); // a running table continues to write
                DeviceBuffer buffer(out);
                std::ostream stream(&buffer);
                const auto tick = [&stopped] {
                    if (*stopped) {
                        throw ExportStopped();
                    }
                };
                if (QFileInfo(path).suffix() == QLatin1String("json")) {
                    record::exportRounds(**reader, filter, stream, tick);
                } else {
                    record::exportSpreadsheet(**reader, filter, words, style, stream, tick);
                }
                outcome = stream.flush() && out.commit() ? Outcome::written : Outcome::unwritten;
            }
        } catch (const ExportStopped&) {
            outcome = Outcome::stopped;
        } catch (const record::Fault& bad) {
            fault = bad.kind;
        }
        postTo(this, [this, outcome, fault, path] {
            m_busy = false;
            m_fault = fault;
            if (!fault && outcome == Outcome::written) {
                m_saver.reportSaved(path);
            } else if (!fault && outcome == Outcome::unwritten) {
                m_saver.reportUnwritten(path);
            }
            emit changed();
        });
    });
}

QString RecordExport::message() const { return m_fault ? RecordKeeper::words(*m_fault) : m_saver.message(); }

void RecordExport::retranslate() {
    m_filter.retranslate();
    emit changed();
}

} // namespace mesaviva::app
