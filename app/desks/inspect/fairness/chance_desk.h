// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/seed.h"
#include "engine/chance/battery.h"
#endif

#include "app/core/worker/worker.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

class QQmlEngine;

namespace mesaviva::app {

/// Pictures of the test report.
enum class ChancePicture {
    pocket37, ///< deviation of each number's count from the mean
    pocket38,
    deck, ///< which card came at which place
    p,    ///< p-values of the tests
};
inline constexpr int kChancePictures = 4;

/// Background of a picture.
enum class ChanceGround { screen, paper };

/// Paints one picture, without text except for numbers.
QImage chancePicture(const chance::Report& report, ChancePicture picture, QSize size, ChanceGround ground);

/// The report whose pictures QML requests as "image://chance/<number>/<picture>". Thread-safe.
class ChanceShelf {
public:
    /// Stores a report in place of the previous one and returns its number.
    int put(std::shared_ptr<const chance::Report> report);
    /// Null if that report is not stored (any more).
    std::shared_ptr<const chance::Report> at(int number) const;

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const chance::Report> m_report;
    int m_number = 0;
};

void addChanceProvider(QQmlEngine& engine, std::shared_ptr<const ChanceShelf> shelf);

/// Result of the tests of randomness, with the seed they ran on.
struct ChanceResult {
    Seed seed{};  ///< all rounds follow from it
    QDateTime at; ///< when the tests ended
    chance::Report report;
};

/// One test, for a list.
class ChanceTest {
    Q_GADGET
    QML_VALUE_TYPE(chanceTest)
    Q_PROPERTY(QString sample MEMBER sample)
    Q_PROPERTY(QString test MEMBER test)
    Q_PROPERTY(QString statistic MEMBER statistic)
    Q_PROPERTY(QString p MEMBER p)
    Q_PROPERTY(double place MEMBER place)
    Q_PROPERTY(bool passed MEMBER passed)
    Q_PROPERTY(bool firstOfSample MEMBER firstOfSample)

public:
    QString sample;     ///< the tested sample: "Deck of cards"
    QString test;       ///< the tested property: "which card lies where"
    QString statistic;  ///< "2 655,2 of 2 601"
    QString p;          ///< "0,450"
    double place = 0;   ///< the p-value as a number, from 0 to 1
    bool passed = true; ///< at the joint level of all tests
    bool firstOfSample = false;
};

/// Texts of the tests of randomness, for screen and paper.
class ChanceText {
    Q_DECLARE_TR_FUNCTIONS(ChanceText)

public:
    /// Names of the sample and of the tested property, by key.
    static QString sample(std::string_view key);
    static QString test(std::string_view sample, std::string_view key);
    /// All tests in report order.
    static std::vector<ChanceTest> tests(const chance::Report& report);
    /// Number of rounds as text.
    static QString rounds(std::uint64_t rounds);
    /// Overall result in one or two sentences.
    static QString verdict(const chance::Report& report);
    /// Caption of each picture.
    static QStringList captions(const chance::Report& report);
    /// Equivalent command line.
    static QString line(const ChanceResult& result);
};

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
