// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/record_reader.h"
#include "engine/record/verify.h"
#endif

#include "app/house_games.h"
#include "app/record/record_keeper.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace mesaviva::app {

/// The rounds on record, the newest first; as many of them as are looked at. It reads while the record is
/// written, and sees what is safe.
class RecordHistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(QString failure READ failure NOTIFY countChanged)
    Q_PROPERTY(bool verifying READ isVerifying NOTIFY verificationChanged)
    Q_PROPERTY(double progress READ progress NOTIFY verificationChanged)
    Q_PROPERTY(bool verified READ isVerified NOTIFY verificationChanged)
    Q_PROPERTY(bool whole READ isWhole NOTIFY verificationChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY verificationChanged)

public:
    enum Role {
        IdText = Qt::UserRole + 1,
        GameTitle,
        DateText,
        ResultText,
        StakedText,
        NetText,
        Net,
        IsVoid
    };

    /// Both must live longer.
    RecordHistoryModel(RecordKeeper& keeper, const HouseGames& games, QObject* parent = nullptr);
    ~RecordHistoryModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// How many rounds there are in all.
    int count() const { return static_cast<int>(m_count); }
    /// The game whose rounds are listed, by its key; empty: all games'.
    QString game() const { return m_game; }
    void setGame(const QString& key);
    /// Why the record can't be read, in words.
    QString failure() const { return m_failure; }

    /// Reads the list anew: rounds may have been played since.
    Q_INVOKABLE void reload();
    /// The row of the round with this id ("3-12"), or -1; rows up to it are read.
    Q_INVOKABLE int rowOf(const QString& id);

    /// Checks the whole record beside everything else: its chain, and every round made again (verify()).
    Q_INVOKABLE void verify();
    Q_INVOKABLE void cancelVerification();
    bool isVerifying() const { return m_verifying; }
    double progress() const { return m_progress; }
    /// Whether the record has been checked since the list was opened, and what came of it.
    bool isVerified() const { return m_verified; }
    bool isWhole() const { return m_whole; }
    QString verdict() const { return m_verdict; }

    /// What reads the record; null where it can't be read.
    record::RecordReader* reader() { return m_reader.get(); }
    const record::RoundRow* rowAt(int row) const;
    /// Which round it is and of what day, in the present language.
    QString titleOf(const record::RoundRow& round) const;

    void retranslate();

signals:
    void countChanged();
    void gameChanged();
    void verificationChanged();

private:
    record::RoundFilter filter() const;
    void append(std::vector<record::RoundRow> rows);
    void finish(const Result<record::Verification, record::Fault>& result);

    RecordKeeper& m_keeper;
    const HouseGames& m_games;
    std::unique_ptr<record::RecordReader> m_reader;
    std::vector<record::RoundRow> m_rows;
    std::uint64_t m_count = 0;
    QString m_game;
    QString m_failure;

    std::thread m_verifier;
    std::atomic<bool> m_cancelled = false;
    bool m_verifying = false;
    bool m_verified = false;
    bool m_whole = false;
    double m_progress = 0;
    QString m_verdict;
};

} // namespace mesaviva::app
