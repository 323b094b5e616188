// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/release/release_check.h"

#include <QCryptographicHash>

#include <utility>

namespace mesaviva::app {

QString ReleaseCheck::identity() {
    return QString::fromUtf8(app::identity()).section(u'\n', 1); // the version stands elsewhere
}

QString ReleaseCheck::comparison() const {
    if (m_published.isEmpty() || !m_sums) {
        return {};
    }
    if (!m_comparison) {
        return tr("That file is not a manifest of a release.");
    }
    if (m_comparison->isSame()) {
        return tr("As published: %n file(s).", nullptr, m_comparison->same);
    }
    constexpr int kShown = 5;
    const QStringList wrong = m_comparison->different + m_comparison->absent + m_comparison->added;
    //: %n number of files, %1 names of the first
    return tr("Not as published, %n file(s): %1", nullptr, static_cast<int>(wrong.size()))
        .arg(wrong.mid(0, kShown).join(QStringLiteral(", ")));
}

void ReleaseCheck::begin() {
    if (std::exchange(m_hasBegun, true)) {
        return;
    }
    m_worker.run(
        *this, [] { return std::pair(buildSums(), ownManifest()); },
        [this](const std::pair<BuildSums, QByteArray>& sums) {
            m_sums = sums.first;
            m_manifest = sums.second;
            m_manifestSum =
                QString::fromLatin1(QCryptographicHash::hash(m_manifest, QCryptographicHash::Sha256).toHex());
            emit sumsRead();
            finish();
        });
}

void ReleaseCheck::compare(const QUrl& file) {
    m_published = file.toLocalFile();
    begin();
    finish();
}

void ReleaseCheck::finish() {
    if (m_published.isEmpty() || !m_sums) {
        return;
    }
    const std::optional<QByteArray> published = readManifest(m_published);
    m_comparison = published ? compareManifests(*published, m_manifest) : std::nullopt;
    emit compared();
}

} // namespace mesaviva::app
