// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/fairness/chance_desk.h"

#include "app/core/text/amounts.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"
#include "engine/chance/outcomes.h"
#include "engine/games/roulette/pocket.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QQmlEngine>
#include <QQuickImageProvider>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

constexpr double kFarthest = 5; // range of a picture in standard deviations
constexpr std::size_t kDeck = 52;
constexpr int kLargestSide = 2'000; // pixels of a picture

// Colours of a picture, for the window or for paper.
struct ChanceInk {
    QColor ground;
    QColor text;
    QColor line;
    QColor band;
    QColor dot;
};

ChanceInk inkOn(ChanceGround ground) {
    return ground == ChanceGround::screen
               ? ChanceInk{QColor(0x0E, 0x0B, 0x09), art::palette::kIvory, QColor(0x8A, 0x83, 0x70),
                           art::palette::kBrass, QColor(0x8F, 0xB4, 0xF0)}
               : ChanceInk{Qt::white, art::palette::kInk, QColor(0x70, 0x70, 0x70), art::palette::kBrassDark,
                           art::palette::kCobalt};
}

// Band that contains all of `many` normal deviations 99 times in 100: Sidak's correction, solved by Newton's
// method.
double bandOf(std::size_t many) {
    const double each = 1 - std::pow(0.99, 1.0 / static_cast<double>(many)); // two-sided
    double z = 3;
    for (int i = 0; i < 20; ++i) {
        const double tail = std::erfc(z / std::sqrt(2.0));
        const double slope = -std::sqrt(2.0 / std::acos(-1.0)) * std::exp(-z * z / 2);
        z -= (tail - each) / slope;
    }
    return z;
}

QColor pocketColour(int index) {
    switch (roulette::Pocket(index).colour()) {
    case roulette::Colour::red: return art::palette::kRed;
    case roulette::Colour::black: return QColor(0x4A, 0x4D, 0x52);
    default: return art::palette::kGreen;
    }
}

class ChancePainter {
public:
    ChancePainter(QSize size, ChanceGround ground)
        : m_image(size, QImage::Format_RGB32),
          m_ink(inkOn(ground)),
          m_unit(size.width() / 640.0) {
        m_image.fill(m_ink.ground);
    }

    QImage pockets(const std::vector<std::int64_t>& counts) {
        QPainter painter(&m_image);
        prepare(painter, 15);
        const QRectF box = inner(30, 8, 8, 26);
        const double all = sumOf(counts);
        const double share = 1.0 / static_cast<double>(counts.size());
        const double deviation = std::sqrt(all * share * (1 - share));
        const double zero = box.center().y();
        const double one = box.height() / 2 / kFarthest;
        const double wide = box.width() / static_cast<double>(counts.size());
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const double off =
                std::clamp((static_cast<double>(counts[i]) - all * share) / deviation, -kFarthest, kFarthest);
            const QRectF bar(box.left() + wide * (static_cast<double>(i) + 0.14),
                             zero - std::max(off, 0.0) * one, wide * 0.72, std::abs(off) * one);
            painter.fillRect(bar, pocketColour(static_cast<int>(i)));
            painter.setPen(QPen(m_ink.line, 0.6 * m_unit));
            painter.drawRect(bar);
        }
        level(painter, box, zero, m_ink.line);
        const double band = bandOf(counts.size());
        level(painter, box, zero - band * one, m_ink.band, Qt::DashLine);
        level(painter, box, zero + band * one, m_ink.band, Qt::DashLine);
        painter.setPen(m_ink.text);
        for (int at = -4; at <= 4; at += 2) {
            painter.drawText(QRectF(0, zero - at * one - 12 * m_unit, 25 * m_unit, 24 * m_unit),
                             Qt::AlignRight | Qt::AlignVCenter,
                             at > 0 ? QStringLiteral("+%1").arg(at)
                                    : QString::number(at).replace(u'-', QChar(0x2212)));
        }
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (i % 3 == 0 || i == 37) {
                const auto text = roulette::Pocket(static_cast<int>(i)).text();
                painter.drawText(QRectF(box.left() + wide * (static_cast<double>(i) - 0.6), box.bottom(),
                                        wide * 2.2, 24 * m_unit),
                                 Qt::AlignCenter,
                                 QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())));
            }
        }
        return m_image;
    }

    QImage deck(const std::vector<std::int64_t>& counts) {
        const double all = sumOf(counts);
        const double cells = static_cast<double>(kDeck * kDeck);
        const double mean = all / cells;
        const double deviation = std::sqrt(mean * (1 - 1.0 / static_cast<double>(kDeck)));
        QImage cellsOf(static_cast<int>(kDeck), static_cast<int>(kDeck), QImage::Format_RGB32);
        for (std::size_t place = 0; place < kDeck; ++place) {
            for (std::size_t card = 0; card < kDeck; ++card) {
                const double off =
                    (static_cast<double>(counts.at(place * kDeck + card)) - mean) / deviation / 4;
                cellsOf.setPixelColor(static_cast<int>(place), static_cast<int>(kDeck - 1 - card), tint(off));
            }
        }
        QPainter painter(&m_image);
        prepare(painter, 15);
        const QRectF box = inner(30, 8, 8, 26);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(box, cellsOf);
        painter.setPen(m_ink.text);
        for (const int at : {1, 13, 26, 39, 52}) {
            const double x = box.left() + box.width() * (at - 0.5) / static_cast<double>(kDeck);
            const double y = box.bottom() - box.height() * (at - 0.5) / static_cast<double>(kDeck);
            const QString text = QString::number(at);
            painter.drawText(QRectF(x - 20 * m_unit, box.bottom(), 40 * m_unit, 24 * m_unit), Qt::AlignCenter,
                             text);
            painter.drawText(QRectF(0, y - 12 * m_unit, 26 * m_unit, 24 * m_unit),
                             Qt::AlignRight | Qt::AlignVCenter, text);
        }
        return m_image;
    }

    QImage values(const std::vector<chance::TestResult>& tests) {
        std::vector<const chance::TestResult*> sorted;
        for (const chance::TestResult& test : tests) {
            sorted.push_back(&test);
        }
        std::ranges::sort(sorted, {}, &chance::TestResult::p);
        QPainter painter(&m_image);
        prepare(painter, 15);
        const QRectF box = inner(34, 10, 10, 10);
        painter.setPen(QPen(m_ink.line, m_unit));
        painter.drawRect(box);
        painter.setPen(QPen(m_ink.band, m_unit, Qt::DashLine));
        painter.drawLine(box.bottomLeft(), box.topRight());
        painter.setPen(m_ink.text);
        for (const int at : {0, 5, 10}) {
            const double y = box.bottom() - box.height() * at / 10;
            painter.drawText(QRectF(0, std::clamp(y - 12 * m_unit, 0.0, m_image.height() - 24 * m_unit),
                                    29 * m_unit, 24 * m_unit),
                             Qt::AlignRight | Qt::AlignVCenter,
                             at == 5 ? QStringLiteral("½") : QString::number(at / 10));
        }
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const double x = (static_cast<double>(i) + 0.5) / static_cast<double>(sorted.size());
            const QPointF at(box.left() + box.width() * x,
                             box.bottom() - box.height() * std::clamp(sorted[i]->p, 0.0, 1.0));
            painter.setPen(Qt::NoPen);
            painter.setBrush(sorted[i]->passed ? m_ink.dot : art::palette::kRed);
            const double size = (sorted[i]->passed ? 4 : 7) * m_unit;
            painter.drawEllipse(at, size, size);
        }
        return m_image;
    }

private:
    static double sumOf(const std::vector<std::int64_t>& counts) {
        double all = 0;
        for (const std::int64_t count : counts) {
            all += static_cast<double>(count);
        }
        return std::max(1.0, all);
    }

    void prepare(QPainter& painter, int text) const {
        painter.setRenderHint(QPainter::Antialiasing);
        QFont font(QString::fromLatin1(art::kSansFamily));
        font.setPixelSize(std::max(1, qRound(text * m_unit)));
        painter.setFont(font);
    }
    QRectF inner(double left, double top, double right, double bottom) const {
        return QRectF(m_image.rect())
            .adjusted(left * m_unit, top * m_unit, -right * m_unit, -bottom * m_unit);
    }
    void level(QPainter& painter, const QRectF& box, double y, const QColor& colour,
               Qt::PenStyle style = Qt::SolidLine) const {
        painter.setPen(QPen(colour, 1.4 * m_unit, style));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    }
    // From blue through the middle colour to gold, for -1 to 1.
    static QColor tint(double off) {
        const double part = std::min(1.0, std::abs(off));
        const QColor& far = off < 0 ? art::palette::kCobalt : art::palette::kBrassLight;
        const QColor middle(0x3A, 0x36, 0x30);
        const auto mixed = [part](int a, int b) { return qRound(a + (b - a) * part); };
        return {mixed(middle.red(), far.red()), mixed(middle.green(), far.green()),
                mixed(middle.blue(), far.blue())};
    }

    QImage m_image;
    ChanceInk m_ink;
    double m_unit; ///< one pixel of a picture 640 wide
};

class ChanceProvider final : public QQuickImageProvider {
public:
    explicit ChanceProvider(std::shared_ptr<const ChanceShelf> shelf)
        : QQuickImageProvider(Image, ForceAsynchronousImageLoading),
          m_shelf(std::move(shelf)) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override {
        const auto report = m_shelf->at(id.section(u'/', 0, 0).toInt());
        const int picture = id.section(u'/', 1, 1).toInt();
        if (!report || picture < 0 || picture >= kChancePictures) {
            return {};
        }
        const QSize asked = requestedSize.isEmpty() ? QSize(640, 360) : requestedSize;
        const QImage image =
            chancePicture(*report, static_cast<ChancePicture>(picture),
                          asked.boundedTo(QSize(kLargestSide, kLargestSide)), ChanceGround::screen);
        if (size) {
            *size = image.size();
        }
        return image;
    }

private:
    std::shared_ptr<const ChanceShelf> m_shelf;
};

} // namespace

QImage chancePicture(const chance::Report& report, ChancePicture picture, QSize size, ChanceGround ground) {
    ChancePainter painter(size, ground);
    switch (picture) {
    case ChancePicture::pocket37: return painter.pockets(report.counts.pocket37);
    case ChancePicture::pocket38: return painter.pockets(report.counts.pocket38);
    case ChancePicture::deck: return painter.deck(report.counts.deck);
    case ChancePicture::p: return painter.values(report.tests);
    }
    return {};
}

int ChanceShelf::put(std::shared_ptr<const chance::Report> report) {
    const std::scoped_lock lock(m_mutex);
    m_report = std::move(report);
    return ++m_number;
}

std::shared_ptr<const chance::Report> ChanceShelf::at(int number) const {
    const std::scoped_lock lock(m_mutex);
    return number == m_number ? m_report : nullptr;
}

void addChanceProvider(QQmlEngine& engine, std::shared_ptr<const ChanceShelf> shelf) {
    engine.addImageProvider(QStringLiteral("chance"), new ChanceProvider(std::move(shelf)));
}

namespace {

struct ChanceName {
    const char* key;
    const char* words;
};

constexpr ChanceName kSamples[] = {
    {"deck", QT_TRANSLATE_NOOP("ChanceText", "Deck of cards")},
    {"pocket_37", QT_TRANSLATE_NOOP("ChanceText", "Wheel with one zero")},
    {"pocket_38", QT_TRANSLATE_NOOP("ChanceText", "Wheel with two zeros")},
    {"balls", QT_TRANSLATE_NOOP("ChanceText", "Bingo 90 balls")},
    {"balls_80", QT_TRANSLATE_NOOP("ChanceText", "Bingo 80 balls")},
    {"balls_75", QT_TRANSLATE_NOOP("ChanceText", "Bingo 75 balls")},
    {"balls_30", QT_TRANSLATE_NOOP("ChanceText", "Bingo 30 balls")},
    {"card_90", QT_TRANSLATE_NOOP("ChanceText", "Bingo 90 cards")},
    {"card_80", QT_TRANSLATE_NOOP("ChanceText", "Bingo 80 cards")},
    {"card_75", QT_TRANSLATE_NOOP("ChanceText", "Bingo 75 cards")},
    {"card_30", QT_TRANSLATE_NOOP("ChanceText", "Bingo 30 cards")},
    {"crowd_75", QT_TRANSLATE_NOOP("ChanceText", "A crowd's bingo 75 cards")},
    {"scarce_30", QT_TRANSLATE_NOOP("ChanceText", "The last bingo 30 cards")},
};

constexpr ChanceName kTests[] = {
    {"positions", QT_TRANSLATE_NOOP("ChanceText", "what is at which place")},
    {"pairs", QT_TRANSLATE_NOOP("ChanceText", "which follows which")},
    {"own_places", QT_TRANSLATE_NOOP("ChanceText", "how many are in their own place")},
    {"serial", QT_TRANSLATE_NOOP("ChanceText", "from one round to the next")},
    {"serial_shifted", QT_TRANSLATE_NOOP("ChanceText", "the same, in the pairs between")},
    {"birthday_spacings", QT_TRANSLATE_NOOP("ChanceText", "how often distances repeat")},
    {"hands", QT_TRANSLATE_NOOP("ChanceText", "poker hands")},
    {"frequency", QT_TRANSLATE_NOOP("ChanceText", "how often each number came up")},
    {"gaps", QT_TRANSLATE_NOOP("ChanceText", "gaps between zeros")},
    {"boxes", QT_TRANSLATE_NOOP("ChanceText", "which number is in which box")},
    {"stretches", QT_TRANSLATE_NOOP("ChanceText", "in which section of all cards they are")},
    {"remainders", QT_TRANSLATE_NOOP("ChanceText", "the remainder modulo a prime")},
    {"last_bits", QT_TRANSLATE_NOOP("ChanceText", "the last bits of their number")},
};

// What counts as a run depends on the sample.
constexpr ChanceName kRuns[] = {
    {"deck", QT_TRANSLATE_NOOP("ChanceText", "how often a lower card follows a higher one")},
    {"pocket_37", QT_TRANSLATE_NOOP("ChanceText", "how often low and high numbers alternate")},
    {"pocket_38", QT_TRANSLATE_NOOP("ChanceText", "how often low and high numbers alternate")},
    {"balls", QT_TRANSLATE_NOOP("ChanceText", "how often a lower number follows a higher one")},
    {"balls_80", QT_TRANSLATE_NOOP("ChanceText", "how often a lower number follows a higher one")},
    {"balls_75", QT_TRANSLATE_NOOP("ChanceText", "how often a lower number follows a higher one")},
    {"balls_30", QT_TRANSLATE_NOOP("ChanceText", "how often a lower number follows a higher one")},
    {"card_90",
     QT_TRANSLATE_NOOP("ChanceText", "how often the lower and the upper half of all cards alternate")},
};

const char* named(std::span<const ChanceName> names, std::string_view key) {
    const auto found = std::ranges::find_if(names, [&](const ChanceName& one) { return key == one.key; });
    return found == names.end() ? nullptr : found->words;
}

// Groups digits in threes: Qt 6.4 writes a million as "1000 000" in languages that don't group four digits.
QString wholeNumber(std::uint64_t number) {
    QString digits = QString::number(number);
    for (qsizetype place = digits.size() - 3; place > 0 && number >= 10'000; place -= 3) {
        digits.insert(place, QLocale().groupSeparator());
    }
    return digits;
}

// Distance of the most and least frequent value from the mean, in standard deviations.
std::pair<double, double> farthest(const std::vector<std::int64_t>& counts, double mean, double deviation) {
    const auto [least, most] = std::ranges::minmax(counts);
    return {(static_cast<double>(least) - mean) / deviation, (static_cast<double>(most) - mean) / deviation};
}

} // namespace

QString ChanceText::sample(std::string_view key) {
    const char* const words = named(kSamples, key);
    return words ? tr(words) : QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

QString ChanceText::test(std::string_view sample, std::string_view key) {
    const char* const words = key == "runs" ? named(kRuns, sample) : named(kTests, key);
    return words ? tr(words) : QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

std::vector<ChanceTest> ChanceText::tests(const chance::Report& report) {
    const QLocale locale;
    std::vector<ChanceTest> list;
    std::string_view before;
    for (const chance::TestResult& result : report.tests) {
        ChanceTest one;
        one.sample = sample(result.sample);
        one.test = test(result.sample, result.test);
        one.statistic = decimalText(result.statistic, result.statistic < 100 ? 1 : 0);
        if (result.degrees) {
            //: %1 a chi-square, %2 its degrees of freedom
            one.statistic = tr("%1 of %2").arg(one.statistic, locale.toString(*result.degrees, 'f', 0));
        }
        one.p = result.p < 0.0005 ? locale.toString(result.p, 'g', 2) : locale.toString(result.p, 'f', 3);
        one.place = std::clamp(result.p, 0.0, 1.0);
        one.passed = result.passed;
        one.firstOfSample = result.sample != before;
        before = result.sample;
        list.push_back(one);
    }
    return list;
}

QString ChanceText::rounds(std::uint64_t rounds) {
    //: %1 how many
    return tr("%1 rounds").arg(wholeNumber(rounds));
}

QString ChanceText::verdict(const chance::Report& report) {
    const auto failed = std::ranges::count(report.tests, false, &chance::TestResult::passed);
    //: %1 how many tests, %2 how many rounds
    const QString whole =
        tr("%1 tests of %2 rounds of each game.").arg(report.tests.size()).arg(wholeNumber(report.rounds));
    return failed == 0 ? whole + u' ' +
                             tr("All passed. Together, the tests fail a fair source one time in a hundred.")
                       : whole + u' ' +
                             tr("%n test(s) not passed. Together, the tests fail a fair source one time in a "
                                "hundred: run them again, with more rounds; what fails again is most likely "
                                "not chance.",
                                nullptr, static_cast<int>(failed));
}

QStringList ChanceText::captions(const chance::Report& report) {
    const auto spins = static_cast<double>(report.rounds);
    const auto wheel = [&](const std::vector<std::int64_t>& counts) {
        const double share = 1.0 / static_cast<double>(counts.size());
        const auto [least, most] = farthest(counts, spins * share, std::sqrt(spins * share * (1 - share)));
        //: %1 how often each number is to be expected, %2 and %3 standard deviations
        return tr("By how much each number came up more or less often than expected (%1 times), in standard "
                  "deviations; from %2 to %3. The lines are the 99% band for all of them together.")
            .arg(decimalText(spins * share, 1), decimalText(least, 1), decimalText(most, 1));
    };
    return {wheel(report.counts.pocket37), wheel(report.counts.pocket38),
            tr("Which card (upwards) was at which place in the deck (from left to right): blue less often, "
               "gold more often than expected. Stripes or spots would be a pattern."),
            tr("The p-values of all tests, smallest first. With a fair source they lie along the line; a "
               "test not passed is red.")};
}

QString ChanceText::line(const ChanceResult& result) {
    return QStringLiteral("mesaviva chance --rounds %1 --seed %2")
        .arg(result.report.rounds)
        .arg(QString::fromStdString(toHex(result.seed)));
}

namespace {

constexpr std::array<std::uint64_t, 3> kSizes{100'000, 1'000'000, 10'000'000};

} // namespace

ChanceDesk::~ChanceDesk() {
    if (m_stopped) {
        *m_stopped = true;
    }
    m_worker.reset();
}

QStringList ChanceDesk::sizes() const {
    QStringList words;
    for (const std::uint64_t rounds : kSizes) {
        words.append(ChanceText::rounds(rounds));
    }
    return words;
}

void ChanceDesk::setSize(int size) {
    if (size >= 0 && size < static_cast<int>(kSizes.size()) && size != m_size) {
        m_size = size;
        emit changed();
    }
}

void ChanceDesk::run() { run(systemSeed(), kSizes.at(static_cast<std::size_t>(m_size))); }

void ChanceDesk::run(const Seed& seed, std::uint64_t rounds) {
    if (isRunning()) {
        return;
    }
    m_progress = 0;
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_worker->run(
        *this,
        [this, seed, rounds, stopped = m_stopped] {
            int reported = 0;
            const auto progress = [&](std::uint64_t done, std::uint64_t all) {
                const int percent = static_cast<int>(100 * done / all);
                if (percent != std::exchange(reported, percent)) {
                    postTo(this, [this, percent, stopped] {
                        if (stopped == m_stopped) {
                            m_progress = percent / 100.0;
                            emit progressed();
                        }
                    });
                }
                return !*stopped;
            };
            auto report = chance::runBattery(seed, rounds, progress);
            std::shared_ptr<const ChanceResult> result;
            if (report) {
                result = std::make_shared<const ChanceResult>(
                    ChanceResult{seed, QDateTime::currentDateTime(), std::move(*report)});
            }
            return std::pair(result, stopped);
        },
        [this](const auto& found) {
            if (found.second != m_stopped) {
                return; // stopped
            }
            m_stopped.reset();
            m_result = found.first;
            m_pictures = m_shelf->put({m_result, &m_result->report});
            emit changed();
        });
    emit progressed();
    emit changed();
}

void ChanceDesk::cancel() {
    if (isRunning()) {
        *m_stopped = true;
        m_stopped.reset();
        emit changed();
    }
}

QString ChanceDesk::verdict() const { return m_result ? ChanceText::verdict(m_result->report) : QString(); }

QString ChanceDesk::line() const { return m_result ? ChanceText::line(*m_result) : QString(); }

void ChanceDesk::copyLine() const { QGuiApplication::clipboard()->setText(line() + u'\n'); }

QVariantList ChanceDesk::tests() const {
    QVariantList list;
    if (m_result) {
        for (const ChanceTest& test : ChanceText::tests(m_result->report)) {
            list.append(QVariant::fromValue(test));
        }
    }
    return list;
}

QStringList ChanceDesk::captions() const {
    return m_result ? ChanceText::captions(m_result->report) : QStringList();
}

} // namespace mesaviva::app
