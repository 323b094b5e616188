// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QSize>

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

class QQmlEngine;

namespace mesaviva::app {

/// The size of a round's small picture, in pixels.
inline constexpr QSize kRoundPicture{256, 160};

/// A piece of cloth of that size with what `paint` draws on it. Thread-safe.
QImage roundPicture(const std::function<void(QPainter&)>& paint);

/// The small pictures of the open study, for the thread that shows them.
class StudyPictures {
public:
    /// Replaces the pictures and returns their number.
    int put(std::vector<QImage> pictures);
    /// One picture; null if it does not exist (any more).
    QImage at(int number, int round) const;

private:
    mutable std::mutex m_mutex;
    std::vector<QImage> m_pictures;
    int m_number = 0;
};

/// Registers the image provider: `image://study/7/0` is the first round of the study with number 7.
void addStudyProvider(QQmlEngine& engine, std::shared_ptr<const StudyPictures> pictures);

} // namespace mesaviva::app
