// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/round_sheet_model.h"

#include "app/core/record/recorded_rounds.h"
#include "app/core/record/sheet_paper.h"
#include "app/core/study/study_text.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSaveFile>
#include <QStandardPaths>

#include <filesystem>
#include <functional>
#include <string>
#include <utility>

namespace mesaviva::app {

namespace {

// A4 width at 180 dpi.
constexpr int kPictureWidth = 1488;

bool writeText(const QString& path, const QString& text) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 && file.flush();
}

} // namespace

RoundSheetModel::RoundSheetModel(RecordKeeper& keeper, const GameRegistry& games, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games) {
    connect(&m_check, &RecordCheck::changed, this, &RoundSheetModel::checkChanged);
}

void RoundSheetModel::check() {
    record::VerifyOptions options;
    options.round = record::roundIdFrom(m_round.toStdString());
    if (options.round) {
        setAction(NoAction); // clear the previous message
        m_check.start(m_keeper.file(), options);
    }
}

void RoundSheetModel::show(const QString& round) {
    m_round = round;
    m_failure.clear();
    m_sheet.reset();
    m_text.clear();
    m_pages = 0;
    m_check.forget();
    setAction(NoAction);
    read();
}

// The old sheet stays until the new one is ready.
void RoundSheetModel::read() {
    m_busy = true;
    emit changed();
    const std::filesystem::path path = m_keeper.file().toStdU16String();
    m_worker.run([this, round = m_round, path] {
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
                failure = tr("This round is still being played. Its sheet is available once it has closed.");
            } else if (const auto* const rounds =
                           m_games.capability<RecordedRounds>(QString::fromStdString(row->game))) {
                if (auto made = rounds->sheet(**reader, *id)) {
                    sheet = std::make_shared<const SheetDocument>(std::move(*made));
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
        return; // another round was requested meanwhile
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
    m_pages = 0;
    m_number = m_shelf->put(nullptr);
    m_check.forget();
    emit changed();
    setAction(NoAction);
}

QString RoundSheetModel::fileName() const { return tr("round", "a file's name") + u'-' + m_round; }

void RoundSheetModel::save(const QUrl& file) {
    if (!m_sheet || !file.isLocalFile()) {
        return;
    }
    const QString path = QFileInfo(file.toLocalFile()).absoluteFilePath();
    if (QFileInfo(path).suffix().compare(QLatin1String("json"), Qt::CaseInsensitive) == 0) {
        share(path);
    } else {
        write(path, false);
    }
}

void RoundSheetModel::share(const QString& path) {
    m_saving = true;
    setAction(NoAction);
    m_worker.run(
        [this, path, round = m_round, file = std::filesystem::path(m_keeper.file().toStdU16String())] {
            std::function<void()> then = [this, path] { setAction(NotWritten, path); };
            try {
                const auto id = record::roundIdFrom(round.toStdString());
                auto reader = record::RecordReader::open(file);
                if (!reader) {
                    throw reader.error();
                }
                const std::string name = round.toStdString();
                const auto shared = scenario::shareRound(**reader, id.value_or(record::RoundId()),
                                                         {"Jogada " + name, "Round " + name});
                QSaveFile saved(path);
                if (!shared) {
                    then = [this, limit = shared.error().limit] {
                        m_limit = limit;
                        setAction(NotShared);
                    };
                } else if (saved.open(QIODevice::WriteOnly) &&
                           saved.write(shared->data(), static_cast<qint64>(shared->size())) ==
                               static_cast<qint64>(shared->size()) &&
                           saved.commit()) {
                    then = [this, path] { finishSaving(true, path, false); };
                }
            } catch (const record::Fault& fault) {
                then = [this, kind = fault.kind] {
                    m_fault = kind;
                    setAction(NotRead);
                };
            }
            QMetaObject::invokeMethod(
                this,
                [this, then] {
                    m_saving = false;
                    then();
                },
                Qt::QueuedConnection);
        });
}

void RoundSheetModel::print() {
    if (m_sheet) {
        write(QDir::temp().filePath(QStringLiteral("mesa-viva-%1.pdf").arg(fileName())), true);
    }
}

void RoundSheetModel::copy() {
    QGuiApplication::clipboard()->setText(m_text);
    setAction(Copied);
}

QUrl RoundSheetModel::proposedFolder() const {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const bool isThere = !documents.isEmpty() && QDir(documents).exists();
    return QUrl::fromLocalFile(!m_folder.isEmpty() ? m_folder : isThere ? documents : QDir::homePath());
}

QUrl RoundSheetModel::proposedFile(const QString& ending) const {
    const QDir folder(proposedFolder().toLocalFile());
    return QUrl::fromLocalFile(folder.absoluteFilePath(fileName() + u'.' + ending));
}

void RoundSheetModel::openSaved() { openOutside(m_path); }

void RoundSheetModel::openFolder() { openOutside(QFileInfo(m_path).absolutePath()); }

void RoundSheetModel::openOutside(const QString& path) {
    if (isSaved() && !QDesktopServices::openUrl(QUrl::fromLocalFile(path))) {
        setAction(NotOpened, path);
    }
}

void RoundSheetModel::setAction(Action action, const QString& path) {
    m_action = action;
    m_path = path;
    emit savingChanged();
}

bool RoundSheetModel::hasSaveFailed() const {
    return m_action == NotWritten || m_action == NotPrinted || m_action == NotOpened ||
           m_action == NotShared || m_action == NotRead;
}

QString RoundSheetModel::message() const {
    const QString path = QDir::toNativeSeparators(m_path);
    switch (m_action) {
    case NoAction: return {};
    case Copied: return tr("The text is on the clipboard.");
    case Saved: return tr("Saved: %1").arg(path);
    case NotWritten: return tr("%1 can't be written.").arg(path);
    case Printed: return tr("The sheet was handed to this system's PDF program, which prints it.");
    case NotPrinted: return tr("No program on this system opens PDF files. The sheet is at %1.").arg(path);
    case NotOpened: return tr("No program on this system opens %1.").arg(path);
    case NotShared: return StudyText::limit(m_limit);
    case NotRead: return RecordKeeper::words(m_fault);
    }
    return {};
}

void RoundSheetModel::write(const QString& path, bool open) {
    m_saving = true;
    setAction(NoAction);
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
    if (!written) {
        setAction(NotWritten, path);
    } else if (!open) {
        m_folder = QFileInfo(path).absolutePath();
        setAction(Saved, path);
    } else {
        setAction(QDesktopServices::openUrl(QUrl::fromLocalFile(path)) ? Printed : NotPrinted, path);
    }
}

void RoundSheetModel::retranslate() {
    if (!m_round.isEmpty()) {
        read();
    }
    emit savingChanged();
    emit checkChanged();
}

} // namespace mesaviva::app
