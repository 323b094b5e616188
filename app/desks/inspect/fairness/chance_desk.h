// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/worker/worker.h"
#include "app/desks/inspect/fairness/chance_pictures.h"
#include "app/desks/inspect/fairness/chance_result.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// Tests of randomness on a worker thread: decks, spins, balls and cards of many rounds, generated from a
/// fresh seed as tables do, and tested together at 99 %. The same seed gives the same result on the command
/// line (`mesaviva chance`).
class ChanceDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the inspector's desk")
    Q_PROPERTY(QStringList sizes READ sizes NOTIFY changed)
    Q_PROPERTY(int size READ size WRITE setSize NOTIFY changed)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    Q_PROPERTY(bool done READ isDone NOTIFY changed)
    Q_PROPERTY(bool passed READ hasPassed NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString line READ line NOTIFY changed)
    Q_PROPERTY(QVariantList tests READ tests NOTIFY changed)
    Q_PROPERTY(QStringList captions READ captions NOTIFY changed)
    Q_PROPERTY(int pictures READ pictures NOTIFY changed)

public:
    explicit ChanceDesk(QObject* parent = nullptr) : QObject(parent) {}
    ~ChanceDesk() override;

    /// Available numbers of rounds, as text.
    QStringList sizes() const;
    int size() const { return m_size; }
    void setSize(int size);

    /// Runs the tests with a fresh system seed; the last result stays until the new one is ready.
    Q_INVOKABLE void run();
    Q_INVOKABLE void cancel();
    /// Runs the tests on a given seed and number of rounds, at least chance::kLeastRounds.
    void run(const Seed& seed, std::uint64_t rounds);
    bool isRunning() const { return m_stopped != nullptr; }
    double progress() const { return m_progress; }

    bool isDone() const { return m_result != nullptr; }
    bool hasPassed() const { return m_result && m_result->report.passed; }
    QString verdict() const;
    /// Equivalent command line.
    QString line() const;
    Q_INVOKABLE void copyLine() const;
    /// The tests (ChanceTest).
    QVariantList tests() const;
    /// Captions of the pictures, and the number of the report in the picture URLs.
    QStringList captions() const;
    int pictures() const { return m_pictures; }
    std::shared_ptr<const ChanceShelf> shelf() const { return m_shelf; }

    /// Last result; null: none yet.
    std::shared_ptr<const ChanceResult> result() const { return m_result; }
    void retranslate() { emit changed(); }

signals:
    void changed();
    void progressed();

private:
    int m_size = 0;
    double m_progress = 0;
    std::shared_ptr<const ChanceResult> m_result;
    std::shared_ptr<ChanceShelf> m_shelf = std::make_shared<ChanceShelf>();
    int m_pictures = 0;
    std::shared_ptr<std::atomic<bool>> m_stopped;  ///< stop flag of the running tests; null: none
    std::optional<Worker> m_worker{std::in_place}; ///< declared last, destroyed first: its jobs call back
};

} // namespace mesaviva::app
