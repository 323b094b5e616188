// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/returned_desk.h"

#include "app/record/record_keeper.h"
#include "app/words/amounts.h"
#include "app/words/percent.h"
#include "app/words/roulette_names.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::array kWindowDays = {0, 30, 1}; // 0: all

record::ReturnedSince sinceOf(int window) {
    const int days = kWindowDays.at(static_cast<std::size_t>(window));
    if (days == 0) {
        return {};
    }
    const auto now =
        std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    return {record::WallTime(now.time_since_epoch()) - std::chrono::hours(24 * days)};
}

QString share(double cents, Money staked) {
    return percentText(cents / static_cast<double>(staked.cents), 2);
}

} // namespace

ReturnedDesk::ReturnedDesk(std::function<QString()> path, QObject* parent)
    : QObject(parent),
      m_path(std::move(path)),
      m_query(*this) {}

ReturnedDesk::~ReturnedDesk() { cancel(); }

QStringList ReturnedDesk::windows() const {
    return {tr("Everything"), tr("The last 30 days"), tr("The last day")};
}

void ReturnedDesk::setWindow(int window) {
    if (window >= 0 && window < static_cast<int>(kWindowDays.size()) && window != m_window) {
        m_window = window;
        read();
    }
}

void ReturnedDesk::cancel() {
    if (m_over) {
        *m_over = true;
        m_over.reset();
    }
    m_query.forget();
    emit changed();
}

void ReturnedDesk::forget() {
    cancel();
    m_sums.reset();
    m_failure.reset();
    emit changed();
}

void ReturnedDesk::read() {
    cancel();
    m_progress = 0;
    m_over = std::make_shared<std::atomic<bool>>(false);
    m_query.ask(
        m_path(),
        [this, since = sinceOf(m_window),
         over = m_over](record::RecordReader& reader) -> RecordQuery::Answer {
            int told = 0;
            const auto progress = [&](std::uint64_t done, std::uint64_t all) {
                if (*over) { // nobody hears of it any more
                    throw record::Fault{record::FaultKind::damaged, "given up"};
                }
                const int percent = all > 0 ? static_cast<int>(100 * done / all) : 0;
                if (std::exchange(told, percent) != percent) {
                    QMetaObject::invokeMethod(
                        this,
                        [this, percent, over] {
                            if (!*over) {
                                m_progress = percent / 100.0;
                                emit progressed();
                            }
                        },
                        Qt::QueuedConnection);
                }
            };
            return [this, sums = returnedAtRoulette(reader, since, progress)] {
                m_sums = sums;
                m_failure.reset();
                emit changed();
            };
        },
        [this](record::FaultKind kind) {
            m_sums.reset();
            m_failure = kind;
            emit changed();
        });
    emit changed();
}

QVariantList ReturnedDesk::rows() const {
    QVariantList list;
    for (const record::Returned& sum : m_sums.value_or(std::vector<record::Returned>())) {
        ReturnedRow row;
        const auto back = static_cast<double>(sum.returned.cents);
        row.title = sum.table    ? tr("Table %1, %2").arg(*sum.table).arg(RouletteNames::rules(*sum.rules))
                    : sum.rules  ? RouletteNames::rules(*sum.rules)
                    : sum.chance ? RouletteNames::chance(*sum.chance)
                                 : tr("Roulette in all");
        row.rounds = QLocale().toString(static_cast<qulonglong>(sum.rounds));
        row.staked = amountText(sum.staked);
        //: %1 a sum, %2 its share in per cent
        row.returned = tr("%1 = %2").arg(amountText(sum.returned), share(back, sum.staked));
        row.expected = share(sum.expected, sum.staked);
        //: %1 and %2 shares in per cent
        row.band = tr("%1 to %2")
                       .arg(share(std::max(0.0, sum.expected - sum.reach()), sum.staked),
                            share(sum.expected + sum.reach(), sum.staked));
        row.inside = sum.isInside();
        row.place = sum.reach() > 0 ? (back - sum.expected) / sum.reach() : 0;
        row.told = row.inside ? tr("in its band") : tr("outside its band");
        list.append(QVariant::fromValue(row));
    }
    return list;
}

bool ReturnedDesk::isOutside() const {
    return m_sums &&
           std::ranges::any_of(*m_sums, [](const record::Returned& sum) { return !sum.isInside(); });
}

QString ReturnedDesk::summary() const {
    if (!m_sums) {
        return {};
    }
    if (m_sums->empty()) {
        return tr("Nothing was staked at roulette in this time.");
    }
    QStringList out;
    for (const QVariant& each : rows()) {
        const auto row = each.value<ReturnedRow>();
        if (!row.inside) {
            out.append(row.title);
        }
    }
    return out.isEmpty() ? tr("All of it lies in its band.")
                         : tr("Outside its band: %1. Of a hundred fair ones one may be.")
                               .arg(out.join(QStringLiteral("; ")));
}

QString ReturnedDesk::failure() const { return m_failure ? RecordKeeper::words(*m_failure) : QString(); }

} // namespace mesaviva::app
