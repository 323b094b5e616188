// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/record_copy.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/write/log_copy.h"
#endif

#include <QDir>

#include <filesystem>
#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

// The owner is being destroyed.
struct Leaving {};

} // namespace

RecordCopy::RecordCopy(RecordKeeper& keeper, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_patience(record::kPatience) {
    connect(&keeper, &RecordKeeper::copyChanged, this, [this] {
        if (m_keeper.copyFault()) { // the fault is reported from now on
            m_message = {};
            m_refused = false;
        }
        emit changed();
    });
    connect(&keeper, &RecordKeeper::fileChanged, this, &RecordCopy::changed);
}

RecordCopy::~RecordCopy() { m_leaving = true; }

QString RecordCopy::folder() const { return QDir::toNativeSeparators(m_keeper.copyFolder()); }

bool RecordCopy::hasFailed() const { return m_refused || (!m_message && m_keeper.copyFault().has_value()); }

QString RecordCopy::message() const {
    if (m_message) {
        return m_message();
    }
    const std::optional<record::Fault>& fault = m_keeper.copyFault();
    if (fault && fault->kind == record::FaultKind::silent) {
        return tr(
            "The device with the second copy does not respond; the record continues without it. What the "
            "copy is missing is added when the program restarts, or once you choose the folder again.");
    }
    return fault ? tr("The second copy can no longer be written; the record continues. What the copy is "
                      "missing is added when the program restarts, or once you choose the folder again.")
                 : QString();
}

void RecordCopy::choose(const QUrl& url) {
    if (m_busy) {
        return;
    }
    const QString folder = url.toLocalFile();
    m_refused = false;
    if (!url.isLocalFile() || folder.isEmpty()) {
        m_refused = true;
        m_message = [] { return tr("Only a folder on this computer can hold the copy."); };
        emit changed();
        return;
    }
    // The writer there continues by itself: two would write everything twice.
    const QString now = m_keeper.copyFolder();
    if (!now.isEmpty() && QDir(folder) == QDir(now) && !m_keeper.copyFault()) {
        m_message = [] { return tr("There is already a copy there."); };
        emit changed();
        return;
    }
    m_busy = true;
    m_message = {};
    emit changed();
    const auto copying = [record = std::filesystem::path(m_keeper.file().toStdU16String()),
                          copy = std::filesystem::path(m_keeper.copyFileIn(folder).toStdU16String())](
                             const std::function<void()>& beat) {
        return record::bringUpToDate(record, copy, beat);
    };
    const auto job = [this, copying]() -> std::optional<record::Fault> {
        const record::Fault silent{record::FaultKind::silent, record::ProblemCode::folder_silent};
        try {
            return record::patiently(m_patience, copying,
                                     [this] {
                                         if (m_leaving) {
                                             throw Leaving();
                                         }
                                     })
                .value_or(silent);
        } catch (const Leaving&) {
            return silent;
        }
    };
    m_worker.run(*this, job, [this, folder](const std::optional<record::Fault>& fault) {
        m_busy = false;
        m_refused = fault.has_value();
        if (!fault) {
            m_message = [] {
                return tr("Everything on record has been copied; new events are copied as they happen.");
            };
            m_keeper.setCopyFolder(folder);
        } else if (fault->kind == record::FaultKind::foreign) {
            m_message = [] { return tr("That folder holds the copy of another record; it stays as it is."); };
        } else if (fault->kind == record::FaultKind::unreadable) {
            m_message = [] { return tr("That folder can't be written to."); };
        } else if (fault->kind == record::FaultKind::silent) {
            m_message = [] {
                return tr("That folder's device does not respond, so nothing is copied there.");
            };
        } else {
            m_message = [kind = fault->kind] { return RecordKeeper::words(kind); };
        }
        emit changed();
    });
}

void RecordCopy::stop() {
    if (m_busy) {
        return;
    }
    m_refused = false;
    m_message = [] { return tr("Nothing more is copied; the file stays where it is."); };
    m_keeper.setCopyFolder({});
    emit changed();
}

} // namespace mesaviva::app
