// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/money.h"
#include "engine/record/record_writer.h"
#include "engine/record/round_row.h"
#include "engine/table/listeners.h"
#endif

#include "app/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

/// Keeps what happens at this player's tables: the record file, the thread that writes it, and what has gone
/// wrong with it. The file is opened when the first table needs it. Once it can't be written, tables go on
/// without a record, and the player may begin a new one.
class RecordKeeper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString file READ file NOTIFY fileChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY failedChanged)
    Q_PROPERTY(QString failure READ failure NOTIFY failedChanged)

public:
    /// `folder` holds the record files; empty: the user's own. `settings` is the INI file that remembers
    /// which of them is written; empty: the user's own.
    explicit RecordKeeper(const QString& folder = {}, const QString& settings = {},
                          QObject* parent = nullptr);
    ~RecordKeeper() override;

    /// The file that is written, or was refused.
    QString file() const;
    /// What writes it; null once that has failed. It lives as long as this.
    record::RecordWriter* writer();

    /// Whether the record can't be written, and why, in words.
    bool hasFailed() const { return m_fault.has_value(); }
    QString failure() const;
    /// The same for any fault of a record.
    static QString words(record::FaultKind kind);
    /// Goes on with a new file beside the one that has failed, which stays as it is.
    Q_INVOKABLE void startAnew();

    /// A round that a killed program had left running, and what became of it.
    struct Recovered {
        record::RoundId round;
        std::string game;
        QStringList rules; ///< that its end carried out
        Money wallet;      ///< this player's points afterwards
        bool isVoid = false;
        bool isOwn = false; ///< this player had staked in it
    };
    /// Opens the record and ends the rounds that were running when the program was killed, by the rules for
    /// failures of the system (P33, O20, B45). To be called once, before a table opens.
    std::vector<Recovered> recover();

    /// Is told, on this thread, whenever more is on disk, or once the writing has failed.
    [[nodiscard]] Subscription listen(std::function<void()> listener) {
        return m_heard.add(std::move(listener));
    }

    /// The calendar's time.
    static record::WallTime now();

    /// The words are to be written in another language.
    void retranslate() { emit failedChanged(); }

signals:
    void fileChanged();
    void failedChanged();

private:
    void open();
    void wake();
    void hear();
    void setFault(std::optional<record::Fault> fault);

    QString m_folder;
    SettingsStore m_store;
    std::unique_ptr<record::RecordWriter> m_writer;
    /// Writers that have failed; a table that they were for may still hold them.
    std::vector<std::unique_ptr<record::RecordWriter>> m_failed;
    std::optional<record::Fault> m_fault;
    Listeners<> m_heard;
    std::atomic<bool> m_woken = false; ///< hear() is on its way
};

} // namespace mesaviva::app
