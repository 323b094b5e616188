// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/record/record_history_model.h"

#include "app/words/amounts.h"

#include <QDateTime>
#include <QLocale>

#include <filesystem>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::size_t kPage = 100;

// Thrown through verify() by its progress, to end it.
struct Cancelled {};

} // namespace

RecordHistoryModel::RecordHistoryModel(RecordKeeper& keeper, const HouseGames& games, QObject* parent)
    : QAbstractListModel(parent),
      m_keeper(keeper),
      m_games(games) {
    connect(&m_keeper, &RecordKeeper::fileChanged, this, [this] { m_verified = false; });
}

RecordHistoryModel::~RecordHistoryModel() { cancelVerification(); }

int RecordHistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const record::RoundRow* RecordHistoryModel::rowAt(int row) const {
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

QString RecordHistoryModel::titleOf(const record::RoundRow& round) const {
    const auto opened = QDateTime::fromMSecsSinceEpoch(round.opened.time_since_epoch().count());
    //: %1 a round's id, %2 date and time
    return tr("Round %1 · %2")
        .arg(QString::fromStdString(textOf(round.id)),
             QLocale().toString(opened, QLocale().dateTimeFormat(QLocale::ShortFormat)));
}

QVariant RecordHistoryModel::data(const QModelIndex& index, int role) const {
    const record::RoundRow* const round = rowAt(index.row());
    if (!round) {
        return {};
    }
    const QString key = QString::fromStdString(round->game);
    const auto game = std::ranges::find(m_games.list(), key, &HouseGame::key);
    switch (role) {
    case IdText: return QString::fromStdString(textOf(round->id));
    case GameTitle: return game != m_games.list().end() ? (*game)->title() : key;
    case Qt::DisplayRole:
    case DateText: {
        const auto opened = QDateTime::fromMSecsSinceEpoch(round->opened.time_since_epoch().count());
        return QLocale().toString(opened, QLocale::ShortFormat);
    }
    case ResultText:
        if (round->isVoid) {
            return tr("void", "a round");
        }
        if (!round->closed) {
            return tr("running", "a round");
        }
        return game != m_games.list().end() ? (*game)->recordedResult(QString::fromStdString(round->result))
                                            : QString();
    case StakedText: return amountText(round->staked);
    case NetText: return signedAmountText(round->returned - round->staked);
    case Net: return static_cast<double>((round->returned - round->staked).cents);
    case IsVoid: return round->isVoid;
    default: return {};
    }
}

QHash<int, QByteArray> RecordHistoryModel::roleNames() const {
    return {{IdText, "idText"},
            {GameTitle, "gameTitle"},
            {DateText, "dateText"},
            {ResultText, "resultText"},
            {StakedText, "stakedText"},
            {NetText, "netText"},
            {Net, "net"},
            {IsVoid, "isVoid"}};
}

record::RoundFilter RecordHistoryModel::filter() const {
    record::RoundFilter filter;
    if (!m_game.isEmpty()) {
        filter.game = m_game.toStdString();
    }
    return filter;
}

void RecordHistoryModel::reload() {
    beginResetModel();
    m_rows.clear();
    m_count = 0;
    m_failure.clear();
    m_reader.reset();
    const std::filesystem::path path = m_keeper.file().toStdU16String();
    auto opened = record::RecordReader::open(path);
    if (opened) {
        m_reader = std::move(*opened);
        try {
            m_count = m_reader->countRounds(filter());
            m_rows = m_reader->rounds(filter(), kPage);
        } catch (const record::Fault& fault) {
            m_failure = RecordKeeper::words(fault.kind);
        }
    } else if (opened.error().kind != record::FaultKind::missing) {
        m_failure = RecordKeeper::words(opened.error().kind);
    }
    endResetModel();
    emit countChanged();
}

bool RecordHistoryModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_reader && m_rows.size() < m_count;
}

void RecordHistoryModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) {
        return;
    }
    try {
        append(
            m_reader->rounds(filter(), kPage, m_rows.empty() ? std::nullopt : std::optional(m_rows.back())));
    } catch (const record::Fault& fault) {
        m_count = m_rows.size();
        m_failure = RecordKeeper::words(fault.kind);
        emit countChanged();
    }
}

void RecordHistoryModel::append(std::vector<record::RoundRow> rows) {
    if (rows.empty()) {
        m_count = m_rows.size();
        emit countChanged();
        return;
    }
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    endInsertRows();
}

void RecordHistoryModel::setGame(const QString& key) {
    if (key != m_game) {
        m_game = key;
        emit gameChanged();
        reload();
    }
}

int RecordHistoryModel::rowOf(const QString& id) {
    const std::optional<record::RoundId> wanted = record::roundIdFrom(id.trimmed().toStdString());
    if (!wanted) {
        return -1;
    }
    for (int row = 0;; ++row) {
        if (row == rowCount()) {
            if (!canFetchMore({})) {
                return -1;
            }
            fetchMore({});
            if (row == rowCount()) {
                return -1;
            }
        }
        if (m_rows[static_cast<std::size_t>(row)].id == *wanted) {
            return row;
        }
    }
}

void RecordHistoryModel::verify() {
    if (m_verifying) {
        return;
    }
    m_verifying = true;
    m_verified = false;
    m_progress = 0;
    m_cancelled = false;
    emit verificationChanged();
    const std::filesystem::path path = m_keeper.file().toStdU16String();
    m_verifier = std::thread([this, path] {
        int told = 0;
        const auto progress = [&](std::uint64_t done, std::uint64_t all) {
            if (m_cancelled) {
                throw Cancelled();
            }
            const int percent = all > 0 ? static_cast<int>(100 * done / all) : 0;
            if (percent != told) {
                told = percent;
                QMetaObject::invokeMethod(
                    this,
                    [this, percent] {
                        m_progress = percent / 100.0;
                        emit verificationChanged();
                    },
                    Qt::QueuedConnection);
            }
        };
        try {
            auto result = record::verify(path, progress);
            QMetaObject::invokeMethod(
                this, [this, result = std::move(result)] { finish(result); }, Qt::QueuedConnection);
        } catch (const Cancelled&) {
            return;
        }
    });
}

void RecordHistoryModel::cancelVerification() {
    m_cancelled = true;
    if (m_verifier.joinable()) {
        m_verifier.join();
    }
    if (m_verifying) {
        m_verifying = false;
        emit verificationChanged();
    }
}

void RecordHistoryModel::finish(const Result<record::Verification, record::Fault>& result) {
    if (!m_verifying) {
        return; // it was cancelled when it had come to its end
    }
    m_verifier.join();
    m_verifying = false;
    m_verified = true;
    m_whole = result && !result->bad;
    if (!result) {
        m_verdict = RecordKeeper::words(result.error().kind);
    } else if (result->bad) {
        const record::Finding& bad = *result->bad;
        m_verdict =
            bad.round
                ? tr("Round %1 is not as it must be: %2")
                      .arg(QString::fromStdString(textOf(*bad.round)), QString::fromStdString(textOf(bad)))
                : tr("The record is not as it must be: %1").arg(QString::fromStdString(textOf(bad)));
    } else {
        const QLocale locale;
        m_verdict =
            tr("The record is whole: %1 events in the chain, %2 rounds played again, %3 outcomes made "
               "from their seeds, %4 settlements computed anew.")
                .arg(locale.toString(static_cast<qulonglong>(result->events)),
                     locale.toString(static_cast<qulonglong>(result->rounds)),
                     locale.toString(static_cast<qulonglong>(result->outcomes)),
                     locale.toString(static_cast<qulonglong>(result->settlements)));
    }
    emit verificationChanged();
}

void RecordHistoryModel::retranslate() {
    m_verified = false;
    emit verificationChanged();
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace mesaviva::app
