// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/sheet_saver.h"

#include "app/core/record/sheet_document.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace mesaviva::app {

namespace {

// A4 width at 180 dpi.
constexpr int kPictureWidth = 1488;

bool isWritten(const SheetDocument& sheet, const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("txt")) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(sheetText(sheet).toUtf8()) >= 0 && file.flush();
    }
    const SheetPaper paper(sheet);
    return ending == QLatin1String("png") ? paper.pictureOfAll(kPictureWidth).save(path, "PNG")
                                          : paper.writePdf(path);
}

} // namespace

void SheetSaver::save(SheetDocument sheet, const QUrl& file) {
    if (file.isLocalFile()) {
        write(std::move(sheet), QFileInfo(file.toLocalFile()).absoluteFilePath(), false);
    }
}

QString SheetSaver::documents() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return !documents.isEmpty() && QDir(documents).exists() ? documents : QDir::homePath();
}

QUrl SheetSaver::proposed(const QString& name, const QString& ending) {
    return QUrl::fromLocalFile(QDir(documents()).absoluteFilePath(name + u'.' + ending));
}

void SheetSaver::print(SheetDocument sheet, const QString& name) {
    if (!m_printed) {
        m_printed.emplace(); // a name that others can guess may be a link to any file of the user
    }
    if (!m_printed->isValid()) {
        reportUnwritten(QDir::tempPath());
        return;
    }
    write(std::move(sheet), m_printed->filePath(QStringLiteral("mesa-viva-%1.pdf").arg(name)), true);
}

void SheetSaver::write(SheetDocument sheet, const QString& path, bool open) {
    ++m_writing;
    emit busyChanged();
    m_worker.run([this, path, open, sheet = std::move(sheet)] {
        const bool written = isWritten(sheet, path);
        postTo(this, [this, written, path, open] {
            const bool opened = written && open && QDesktopServices::openUrl(QUrl::fromLocalFile(path));
            --m_writing;
            report(!written ? NotWritten : !open ? Saved : opened ? Printed : NotPrinted, path);
            emit busyChanged();
        });
    });
}

void SheetSaver::forget() {
    if (m_action != NoAction) {
        report(NoAction, {});
    }
}

void SheetSaver::report(Action action, const QString& path) {
    m_action = action;
    m_path = path;
    emit messageChanged();
}

QString SheetSaver::message() const {
    const QString shown = QDir::toNativeSeparators(m_path);
    switch (m_action) {
    case NoAction: return {};
    case Saved: return tr("Saved: %1").arg(shown);
    case NotWritten: return tr("%1 can't be written.").arg(shown);
    case Printed: return tr("The sheet was handed to this system's PDF program, which prints it.");
    case NotPrinted: return tr("No program on this system opens PDF files. The sheet is at %1.").arg(shown);
    }
    return {};
}

} // namespace mesaviva::app
