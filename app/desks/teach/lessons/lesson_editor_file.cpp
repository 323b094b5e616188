// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Output of the editor: the table, the draft, the file.

#include "app/core/text/file_error_text.h"
#include "app/desks/teach/lessons/lesson_draft.h"
#include "app/desks/teach/lessons/lesson_editor.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <utility>

namespace mesaviva::app {

void LessonEditor::showTable() {
    if (!m_document || m_event < 0 || m_event >= m_events.size()) {
        return;
    }
    auto lesson = m_document->presentable();
    if (!lesson) {
        refuse([error = lesson.error()] { return FileErrorText::of(error); });
        return;
    }
    lesson->notes.clear(); // the moment is only viewed
    const scenario::Json& event = m_ran.events[m_firstEvent + static_cast<std::size_t>(m_event)];
    m_desk.present(std::make_shared<const lessons::Lesson>(std::move(*lesson)),
                   event.value("seq", std::uint64_t{0}));
}

void LessonEditor::play() {
    if (!m_document) {
        return;
    }
    auto lesson = m_document->presentable();
    if (!lesson) {
        refuse([error = lesson.error()] { return FileErrorText::of(error); });
        return;
    }
    const auto lacking = static_cast<int>(listOf(Notes).size() - lesson->notes.size());
    if (lacking > 0) {
        m_refused = {};
        m_message = [lacking] { return tr("%n note(s) left out: without words yet.", nullptr, lacking); };
        emit messageChanged();
    }
    m_desk.present(std::make_shared<const lessons::Lesson>(std::move(*lesson)), std::nullopt);
}

void LessonEditor::saveDraft() {
    if (m_document && isUnsaved()) {
        m_worker->run(draftJob());
    }
}

std::function<void()> LessonEditor::draftJob() const {
    return [draft = m_draftFile, path = m_path, hash = m_hash, document = *m_document] {
        OwnLessons::write(draft, QByteArray::fromStdString(document.text()));
        if (path.isEmpty()) {
            QFile::remove(LessonDraft::sideOf(draft));
        } else {
            OwnLessons::write(LessonDraft::sideOf(draft), path.toUtf8() + '\n' + hash.toHex());
        }
    };
}

QUrl LessonEditor::suggestedFile() const {
    return QUrl::fromLocalFile(m_path.isEmpty() ? m_own.fileFor(wordsAt(json(), "title")) : m_path);
}

void LessonEditor::save() {
    if (m_document) {
        write(m_path.isEmpty() ? m_own.fileFor(wordsAt(json(), "title")) : m_path, false);
    }
}

void LessonEditor::saveAs(const QUrl& file) {
    if (m_document && file.isLocalFile()) {
        QString path = file.toLocalFile();
        if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
            path += QStringLiteral(".json");
        }
        write(path, true);
    }
}

// Removes the draft once the file is written.
void LessonEditor::write(const QString& path, bool asked) {
    const QByteArray known = asked || path != m_path ? QByteArray() : m_hash;
    struct Written {
        QByteArray hash;
        bool isChanged = false; ///< by another program
        bool written = false;
        bool isLesson = false;
    };
    const auto job = [path, known, document = *m_document, draft = m_draftFile] {
        const QByteArray text = QByteArray::fromStdString(document.text());
        LessonRefusal none;
        const auto there =
            known.isEmpty() || !QFile::exists(path) ? std::nullopt : OwnLessons::textOf(path, none);
        Written done;
        done.hash = LessonDraft::hashOf(text);
        done.isChanged = there && LessonDraft::hashOf(*there) != known;
        done.written = !done.isChanged && OwnLessons::write(path, text);
        if (done.written) {
            LessonDraft::remove(draft);
        }
        done.isLesson = done.written && !document.problem();
        return done;
    };
    m_worker->run(
        *this, job, [this, path, version = m_document->version(), request = m_begun](const Written& done) {
            if (done.isChanged) {
                refuse([] {
                    return tr("The file has been changed by another program since it was opened here, "
                              "and is left as it is. Save as… writes over it, or beside it.");
                });
                return;
            }
            if (!done.written) {
                refuse([path] {
                    return FileErrorText::of(
                        {QFile::encodeName(path).toStdString(), 0, 0, "can't be written"});
                });
                return;
            }
            if (m_document && request == m_begun) {
                m_path = path;
                m_hash = done.hash;
                m_saved = version;
                m_refused = {};
                m_message = [path, isLesson = done.isLesson] {
                    const QString file = QDir::toNativeSeparators(path);
                    return isLesson ? tr("Saved: %1").arg(file)
                                    : tr("Saved: %1. It is not complete yet: until it is, open it with New "
                                         "lesson, From a file.")
                                          .arg(file);
                };
                emit messageChanged();
                emit changed();
            }
            if (done.isLesson) {
                m_desk.takeIn(path);
            }
            emit savedAs(path);
        });
}

void LessonEditor::close() {
    if (!m_document) {
        return;
    }
    m_draftTimer.stop();
    ++m_begun;
    m_document.reset();
    m_typing.reset();
    if (m_stop) {
        *m_stop = true;
    }
    // After the pending writes.
    m_worker->run([path = m_draftFile] { LessonDraft::remove(path); });
    m_ran = {};
    m_events.clear();
    m_event = -1;
    m_refused = {};
    m_message = {};
    m_draftTitle.clear();
    m_worker->run(
        *this, [] { return true; }, [this](bool) { prepare(); }); // there may be another earlier draft
    emit activeChanged();
    emit changed();
    emit rowsChanged();
    emit ranChanged();
    emit messageChanged();
}

} // namespace mesaviva::app
