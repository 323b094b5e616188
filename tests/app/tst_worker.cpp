// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/worker/worker.h"
#include "patience.h"
#include "program/test_list.h"

#include <QObject>
#include <QPointer>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <chrono>
#include <memory>

using namespace mesaviva::app;

/// What a worker does with its jobs when it is destroyed.
class TestWorker : public QObject {
    Q_OBJECT

    // Outlives a job that is abandoned.
    struct Disk {
        QSemaphore reached;
        QSemaphore answers;
        QThread* thread = nullptr;
    };

private slots:
    void resultsAreDelivered() {
        QObject asker;
        int sum = 0;
        Worker worker;
        worker.run(
            asker, [] { return 1; }, [&sum](int one) { sum += one; });
        worker.runAbandonable(
            asker, [] { return 2; }, [&sum](int two) { sum += two; });
        QVERIFY(worker.settleWithin(std::chrono::minutes(1)));
        QTRY_COMPARE(sum, 3);
    }

    // A disk that hangs: the worker is destroyed nevertheless, jobs behind are dropped, and the result that
    // comes later goes nowhere.
    void aHangingJobIsAbandoned() {
        const auto disk = std::make_shared<Disk>();
        bool isDelivered = false;
        QPointer<QThread> thread;
        {
            QObject asker;
            Worker worker;
            worker.runAbandonable(
                asker,
                [disk] {
                    disk->thread = QThread::currentThread();
                    disk->reached.release();
                    disk->answers.acquire();
                    return disk;
                },
                [&isDelivered](const std::shared_ptr<Disk>&) { isDelivered = true; });
            worker.run([&isDelivered] { isDelivered = true; });
            disk->reached.acquire();
            thread = disk->thread;
            QVERIFY(!worker.settleWithin(std::chrono::milliseconds(1)));
        }
        QVERIFY(Worker::hasAbandoned());
        disk->answers.release();
        QTRY_VERIFY(thread.isNull()); // it ends by itself, with all it owned
        QCOMPARE(disk.use_count(), 1L);
        QVERIFY(!isDelivered);
    }
};

MESAVIVA_TEST(TestWorker)

#include "tst_worker.moc"
