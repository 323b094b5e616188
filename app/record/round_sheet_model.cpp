// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/record/round_sheet_model.h"

#include "app/record/sheet_paper.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>

#include <filesystem>
#include <utility>

namespace mesaviva::app {

namespace {

// 180 dots an inch on A4.
constexpr int kPictureWidth = 1488;

bool writeText(const QString& path, const QString& text) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 && file.flush();
}

} // namespace

RoundSheetModel::RoundSheetModel(RecordKeeper& keeper, const HouseGames& games, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games) {}

void RoundSheetModel::show(const QString& round) {
    m_round = round;
    m_busy = true;
    m_failure.clear();
    m_told.clear();
    m_sheet.reset();
    m_text.clear();
    m_pages = 0;
    emit changed();
    emit savingChanged();
    const std::filesystem::path path = m_keeper.file().toStdU16String();
    m_worker.run([this, round, path] {
        std::shared_ptr<const SheetDocument> sheet;
        QString failure;
        QString text;
        int pages = 0;
        try {
            const auto id = record::roundIdFrom(round.toStdString());
            auto reader = record::RecordReader::open(path);
            const auto row = id && reader ? (*reader)->round(*id) : std::nullopt;
            if (!reader) {
                failure = RecordKeeper::words(reader.error().kind);
            } else if (!row) {
                failure = tr("This round is not on record.");
            } else if (!row->closed) {
                failure = tr("This round is still being played. Its sheet is there once it has closed.");
            } else {
                for (const HouseGame* game : m_games.list()) {
                    if (game->key() == QString::fromStdString(row->game)) {
                        if (auto made = game->recordedSheet(**reader, *id)) {
                            sheet = std::make_shared<const SheetDocument>(std::move(*made));
                        }
                    }
                }
            }
        } catch (const record::Fault& fault) {
            failure = RecordKeeper::words(fault.kind);
        }
        if (sheet) {
            text = sheetText(*sheet);
            pages = SheetPaper(*sheet).pageCount();
        } else if (failure.isEmpty()) {
            failure = tr("This round is not on record.");
        }
        QMetaObject::invokeMethod(
            this, [=, this] { take(round, sheet, failure, text, pages); }, Qt::QueuedConnection);
    });
}

void RoundSheetModel::take(const QString& round, std::shared_ptr<const SheetDocument> sheet,
                           const QString& failure, const QString& text, int pages) {
    if (round != m_round) {
        return; // another one was asked for meanwhile
    }
    m_busy = false;
    m_sheet = std::move(sheet);
    m_failure = failure;
    m_text = text;
    m_number = m_shelf->put(m_sheet);
    m_pages = pages;
    emit changed();
}

void RoundSheetModel::clear() {
    m_round.clear();
    m_busy = false;
    m_sheet.reset();
    m_text.clear();
    m_failure.clear();
    m_told.clear();
    m_pages = 0;
    m_number = m_shelf->put(nullptr);
    emit changed();
    emit savingChanged();
}

QString RoundSheetModel::fileName() const { return tr("round", "a file's name") + u'-' + m_round; }

void RoundSheetModel::save(const QUrl& file) {
    if (m_sheet && file.isLocalFile()) {
        write(file.toLocalFile(), false);
    }
}

void RoundSheetModel::print() {
    if (m_sheet) {
        write(QDir::temp().filePath(QStringLiteral("mesa-viva-%1.pdf").arg(fileName())), true);
    }
}

void RoundSheetModel::copy() {
    QGuiApplication::clipboard()->setText(m_text);
    m_told = tr("The text is on the clipboard.");
    m_saveFailed = false;
    emit savingChanged();
}

void RoundSheetModel::write(const QString& path, bool open) {
    m_saving = true;
    m_told.clear();
    emit savingChanged();
    m_worker.run([this, path, open, sheet = m_sheet, text = m_text] {
        const QString ending = QFileInfo(path).suffix().toLower();
        bool written = false;
        if (ending == QLatin1String("txt")) {
            written = writeText(path, text);
        } else if (ending == QLatin1String("png")) {
            written = SheetPaper(*sheet).pictureOfAll(kPictureWidth).save(path, "PNG");
        } else {
            written = SheetPaper(*sheet).writePdf(path);
        }
        QMetaObject::invokeMethod(
            this, [=, this] { finishSaving(written, path, open); }, Qt::QueuedConnection);
    });
}

void RoundSheetModel::finishSaving(bool written, const QString& path, bool open) {
    m_saving = false;
    m_saveFailed = !written;
    if (!written) {
        m_told = tr("%1 can't be written.").arg(QDir::toNativeSeparators(path));
    } else if (!open) {
        m_told = tr("Saved: %1").arg(QDir::toNativeSeparators(path));
    } else {
        m_saveFailed = !QDesktopServices::openUrl(QUrl::fromLocalFile(path));
        m_told = m_saveFailed ? tr("No program of this system opens PDF files. The sheet lies at %1.")
                                    .arg(QDir::toNativeSeparators(path))
                              : tr("The sheet was handed to this system's PDF program, which prints it.");
    }
    emit savingChanged();
}

void RoundSheetModel::retranslate() {
    if (!m_round.isEmpty()) {
        show(QString(m_round));
    }
}

} // namespace mesaviva::app
