// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/returned.h"
#endif

#include "app/record/record_query.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// What has come back on something, beside what had to be expected, in words.
class ReturnedRow {
    Q_GADGET
    QML_VALUE_TYPE(returnedRow)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString rounds MEMBER rounds)
    Q_PROPERTY(QString staked MEMBER staked)
    Q_PROPERTY(QString returned MEMBER returned)
    Q_PROPERTY(QString expected MEMBER expected)
    Q_PROPERTY(QString band MEMBER band)
    Q_PROPERTY(bool inside MEMBER inside)
    Q_PROPERTY(double place MEMBER place)
    Q_PROPERTY(QString told MEMBER told)

public:
    QString title;      ///< "Split", "Table 3"
    QString rounds;     ///< in which something was staked on it
    QString staked;     ///< a sum
    QString returned;   ///< the sum, and its share of what was staked
    QString expected;   ///< the share that had to be expected
    QString band;       ///< the shares between which it lies at least 99 times in 100
    bool inside = true; ///< it does
    double place = 0;   ///< where: -1 at the band's lower end, 0 as expected, 1 at the upper end
    QString told;       ///< whether it does, in words
};

/// What roulette has brought back to those who staked, by regulation, chance and table, over a window of
/// time. Read beside the window when somebody asks.
class ReturnedDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the desk on fairness")
    Q_PROPERTY(QStringList windows READ windows NOTIFY changed)
    Q_PROPERTY(int window READ window WRITE setWindow NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool outside READ isOutside NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    Q_PROPERTY(QString failure READ failure NOTIFY changed)

public:
    /// `path` names the file that is read.
    explicit ReturnedDesk(std::function<QString()> path, QObject* parent = nullptr);
    ~ReturnedDesk() override;

    /// All, the last 30 days, the last day.
    QStringList windows() const;
    int window() const { return m_window; }
    void setWindow(int window);
    /// Reads the record anew, over the present window.
    Q_INVOKABLE void read();
    /// Nobody looks any more.
    Q_INVOKABLE void cancel();
    /// Another file: what was read is forgotten.
    void forget();

    QVariantList rows() const;
    /// What lies outside its band, by name; or that nothing does.
    QString summary() const;
    bool isOutside() const;
    bool isBusy() const { return m_query.isBusy(); }
    double progress() const { return m_progress; }
    QString failure() const;
    void retranslate() { emit changed(); }

signals:
    void changed();
    void progressed();

private:
    std::function<QString()> m_path;
    int m_window = 0;
    std::optional<std::vector<record::Returned>> m_sums;
    std::optional<record::FaultKind> m_failure;
    double m_progress = 0;
    std::shared_ptr<std::atomic<bool>> m_over;
    RecordQuery m_query; ///< goes first: its answers touch the rest
};

} // namespace mesaviva::app
