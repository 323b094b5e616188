// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/round_sheet_model.h"

#include "app/core/record/record_text.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/record/sheet_document.h"
#include "app/core/study/study_folder.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QSaveFile>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr int kWidestPage = 2400;

// The QML engine requests all its pictures from one thread.
class SheetProvider final : public QQuickImageProvider {
public:
    explicit SheetProvider(std::shared_ptr<const SheetShelf> shelf)
        : QQuickImageProvider(Image, ForceAsynchronousImageLoading),
          m_shelf(std::move(shelf)) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override {
        const int number = id.section(u'/', 0, 0).toInt();
        const int page = id.section(u'/', 1, 1).toInt();
        if (!m_paper || number != m_number) {
            const std::shared_ptr<const SheetDocument> sheet = m_shelf->at(number);
            m_paper = sheet ? std::make_unique<SheetPaper>(*sheet) : nullptr;
            m_number = number;
        }
        if (!m_paper || page < 0 || page >= m_paper->pageCount()) {
            return {};
        }
        const int width = requestedSize.width() > 0 ? std::min(requestedSize.width(), kWidestPage)
                                                    : qRound(SheetPaper::kPage.width());
        const QImage image = m_paper->picture(page, width);
        if (size) {
            *size = image.size();
        }
        return image;
    }

private:
    std::shared_ptr<const SheetShelf> m_shelf;
    std::unique_ptr<SheetPaper> m_paper; ///< laid out once for all its pages
    int m_number = 0;
};

} // namespace

RoundSheetModel::RoundSheetModel(RecordKeeper& keeper, const GameRegistry& games, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games) {
    connect(&m_check, &RecordCheck::changed, this, &RoundSheetModel::checkChanged);
    connect(&m_saver, &SheetSaver::messageChanged, this, &RoundSheetModel::onSaved);
    connect(&m_saver, &SheetSaver::busyChanged, this, &RoundSheetModel::savingChanged);
}

void RoundSheetModel::check() {
    record::VerifyOptions options;
    options.round = record::roundIdFrom(m_round.toStdString());
    if (options.round) {
        setAction(NoAction); // clear the previous message
        m_check.start(m_keeper.shownFile(), options);
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
    const std::filesystem::path path = m_keeper.shownFile().toStdU16String();
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
                const OwnNameOnSheets named;
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
        postTo(this, [=, this] { take(round, sheet, failure, text, pages); });
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
        setAction(NoAction);
        m_saver.save(*m_sheet, file);
    }
}

void RoundSheetModel::share(const QString& path) {
    m_sharing = true;
    setAction(NoAction);
    m_worker.run(
        [this, path, round = m_round, file = std::filesystem::path(m_keeper.shownFile().toStdU16String())] {
            std::function<void()> then = [this, path] { m_saver.reportUnwritten(path); };
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
                    then = [this, path] { m_saver.reportSaved(path); };
                }
            } catch (const record::Fault& fault) {
                then = [this, kind = fault.kind] {
                    m_fault = kind;
                    setAction(NotRead);
                };
            }
            postTo(this, [this, then] {
                m_sharing = false;
                then();
            });
        });
}

void RoundSheetModel::print() {
    if (m_sheet) {
        setAction(NoAction);
        m_saver.print(*m_sheet, fileName());
    }
}

void RoundSheetModel::copy() {
    QGuiApplication::clipboard()->setText(m_text);
    setAction(Copied);
}

QUrl RoundSheetModel::proposedFile(const QString& ending) const {
    const QDir folder(m_folder.isEmpty() ? SheetSaver::documents() : m_folder);
    return QUrl::fromLocalFile(folder.absoluteFilePath(fileName() + u'.' + ending));
}

void RoundSheetModel::openSaved() { openOutside(m_saver.path()); }

void RoundSheetModel::openFolder() { openOutside(QFileInfo(m_saver.path()).absolutePath()); }

void RoundSheetModel::openOutside(const QString& path) {
    if (isSaved() && !QDesktopServices::openUrl(QUrl::fromLocalFile(path))) {
        setAction(NotOpened, path);
    }
}

void RoundSheetModel::setAction(Action action, const QString& path) {
    m_saver.forget();
    m_action = action;
    m_path = path;
    emit savingChanged();
}

bool RoundSheetModel::hasSaveFailed() const {
    return m_action == NotOpened || m_action == NotShared || m_action == NotRead || m_saver.hasFailed();
}

QString RoundSheetModel::message() const {
    switch (m_action) {
    case NoAction: return m_saver.message();
    case Copied: return tr("The text is on the clipboard.");
    case NotOpened: return tr("No program on this system opens %1.").arg(QDir::toNativeSeparators(m_path));
    case NotShared: return StudyText::limit(m_limit);
    case NotRead: return RecordKeeper::words(m_fault);
    }
    return {};
}

void RoundSheetModel::onSaved() {
    m_action = NoAction;
    if (m_saver.isSaved()) {
        m_folder = QFileInfo(m_saver.path()).absolutePath();
    }
    emit savingChanged();
}

void RoundSheetModel::retranslate() {
    if (!m_round.isEmpty()) {
        read();
    }
    emit savingChanged();
    emit checkChanged();
}

int SheetShelf::put(std::shared_ptr<const SheetDocument> sheet) {
    const std::scoped_lock lock(m_mutex);
    m_sheet = std::move(sheet);
    return ++m_number;
}

std::shared_ptr<const SheetDocument> SheetShelf::at(int number) const {
    const std::scoped_lock lock(m_mutex);
    return number == m_number ? m_sheet : nullptr;
}

void addSheetProvider(QQmlEngine& engine, std::shared_ptr<const SheetShelf> shelf) {
    engine.addImageProvider(QStringLiteral("sheet"), new SheetProvider(std::move(shelf)));
}

} // namespace mesaviva::app
