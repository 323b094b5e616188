// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/release/build_sums.h"
#include "app/core/release/manifest.h"
#include "app/core/worker/worker.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// Tells what the running program is made of, and whether that is what was released.
class ReleaseCheck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString identity READ identity CONSTANT)
    Q_PROPERTY(bool ready READ isReady NOTIFY sumsRead)
    Q_PROPERTY(QString program READ program NOTIFY sumsRead)
    Q_PROPERTY(QString assets READ assets NOTIFY sumsRead)
    Q_PROPERTY(QString manifest READ manifest NOTIFY sumsRead)
    Q_PROPERTY(QString comparison READ comparison NOTIFY compared)
    Q_PROPERTY(bool asPublished READ isAsPublished NOTIFY compared)

public:
    using QObject::QObject;

    /// Commit, Qt and compiler, one a line.
    static QString identity();
    /// Whether the sums are computed; before, the texts of them are empty.
    bool isReady() const { return m_sums.has_value(); }
    /// The program and its assets, compared with the build.
    QString program() const { return m_sums ? programSumText(*m_sums) : QString(); }
    QString assets() const { return m_sums ? assetSumText(*m_sums) : QString(); }
    /// The SHA-256 sum of the program's manifest: the number to compare with that of a published manifest.
    QString manifest() const { return m_manifestSum; }
    /// The result of the last comparison; empty: none yet.
    QString comparison() const;
    bool isAsPublished() const { return m_comparison && m_comparison->isSame(); }

    /// Computes the sums, on a thread of its own; later calls do nothing.
    Q_INVOKABLE void begin();
    /// Compares with a published manifest; waits for the sums if necessary.
    Q_INVOKABLE void compare(const QUrl& file);

signals:
    void sumsRead();
    void compared();

private:
    void finish();

    bool m_hasBegun = false;
    std::optional<BuildSums> m_sums;
    QByteArray m_manifest;
    QString m_manifestSum;
    QString m_published; ///< the file; empty: none was chosen
    std::optional<ManifestComparison> m_comparison;
    Worker m_worker; ///< the last member: it must end first
};

} // namespace mesaviva::app
