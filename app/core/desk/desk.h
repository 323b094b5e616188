// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/text/amounts.h"
#include "engine/record/rows.h"
#include "engine/scenario/scenario.h"
#endif

#include "app/core/events/cloth_highlight.h"
#include "app/core/game/game_registry.h"
#include "app/core/history/record_history_model.h"
#include "app/core/reader/reader.h"
#include "app/core/record/record_keeper.h"
#include "app/core/table/table_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <optional>

namespace mesaviva::app {

/// Where something was shown to a class from; leaving it returns there.
struct PresentedFrom {
    enum class Place : std::uint8_t { library, gallery, history, replay, elsewhere };

    Place place = Place::elsewhere;
    QString moment = {}; ///< of a replay: a link to the moment it was at
    QString file = {};   ///< of the library
};

/// Shows scenarios and rounds on record to a class, at the table. Part of a desk.
class Presenter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a desk")
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)

public:
    using QObject::QObject;

    /// Loads it on a worker thread and shows it at the table; emits refused() if that is not possible. The
    /// record is only read.
    virtual void presentScenario(scenario::Scenario scenario, const PresentedFrom& from) = 0;
    virtual void presentRound(const record::RoundLink& link, const PresentedFrom& from) = 0;
    /// The place to return to when the user leaves what is presented; nullopt if nothing is presented. A
    /// second call returns the lobby.
    virtual std::optional<PresentedFrom> takeWayBack() = 0;
    /// Why the last one was not shown, as text.
    virtual QString refusal() const = 0;

signals:
    void refused();
    void refusalChanged();
};

/// Inspection of the open table: an event log next to it, highlights on its cloth, notes at its events. Part
/// of a desk.
class TableInspection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a desk")
    Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY openChanged)
    Q_PROPERTY(QString noteHere READ noteHere NOTIFY noteHereChanged)
    Q_PROPERTY(mesaviva::app::ClothHighlight* highlight READ highlight CONSTANT)

public:
    using QObject::QObject;

    /// Whether the event log is shown. While it is closed, nothing is logged.
    virtual bool isOpen() const = 0;
    virtual void setOpen(bool open) = 0;
    /// The note at the current moment of a replay; empty: none.
    virtual QString noteHere() const = 0;
    virtual ClothHighlight* highlight() = 0;

signals:
    void openChanged();
    void noteHereChanged();
    /// Emitted by the table page: begin a complaint about the round, at the moment that the link leads to.
    void complaintAsked(const QString& link);
};

/// What the window shows: a table or the lobby.
struct WindowContent {
    TableModel* table = nullptr; ///< null: the lobby
    bool fromLobby = false;      ///< no other table was open before
    bool forLearning = false;    ///< its points belong to nobody
    bool isDesksOwn = false;     ///< a desk owns() it
};

/// A desk: an entry of the lobby for one kind of user, with a lobby page, a panel next to the open table, and
/// tools of its own. The player's desk is a plain one, without any of these. The functions of the last group
/// are called by the application.
class Desk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString key READ key CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY textsChanged)
    Q_PROPERTY(QString detail READ detail NOTIFY textsChanged)
    Q_PROPERTY(QString iconName READ iconName CONSTANT)
    Q_PROPERTY(QString page READ page CONSTANT)
    Q_PROPERTY(QUrl panel READ panel NOTIFY changed)
    Q_PROPERTY(int panelWidth READ panelWidth NOTIFY changed)
    Q_PROPERTY(QUrl band READ band NOTIFY changed)

public:
    /// Title and detail are source texts of the translation context Desk.
    struct About {
        const char* key;
        const char* title;
        const char* detail;
        const char* iconName;
        const char* page = ""; ///< module and file of its DeskPage, such as `Inspect/InspectLobby`
    };

    explicit Desk(const About& about, QObject* parent = nullptr) : QObject(parent), m_about(about) {}

    /// Identifies the desk: `inspect`.
    QString key() const { return QString::fromLatin1(m_about.key); }
    /// Its name in the lobby, and what it offers, in a few words.
    QString title() const;
    QString detail() const;
    QString iconName() const { return QString::fromLatin1(m_about.iconName); }
    /// Its lobby page; empty: the choices of the chosen game.
    QString page() const;
    /// Whether it is the chosen one in the lobby.
    bool isChosen() const { return m_isChosen; }
    void setChosen(bool isChosen);

    // In the window; changed() follows.

    /// The QML file at the right of the open table; empty: none. The panel gets `application` and `desk`.
    virtual QUrl panel() const { return {}; }
    /// In pixels at the size of 1280 by 800.
    virtual int panelWidth() const { return 0; }
    /// The QML file below the cloth in the window for an audience; empty: none. It gets `desk` and `line`,
    /// the height of a line of its text.
    virtual QUrl band() const { return {}; }
    /// Goes on (1) or back (-1) in what is explained at the table, as a presenter's remote asks.
    Q_INVOKABLE virtual void turnPage(int /*by*/) {}
    /// A short text in the top bar; empty: none.
    virtual QString status() const { return {}; }
    /// Whether the rulebook must not be opened.
    virtual bool isBookClosed() const { return false; }
    /// Whether the open table is explained to somebody: the pointer for the cloth is offered.
    virtual bool explains() const { return false; }
    /// Whether the open table is its own and nobody sits there at this screen.
    virtual bool isSeatless() const { return false; }

    // What it can do for other pages.

    virtual TableInspection* inspection() { return nullptr; }
    virtual Presenter* presenter() { return nullptr; }
    /// Whether a file that was dropped on the lobby, or chosen there, is for this desk; and opens it.
    virtual bool takesFile(const QUrl& /*file*/) const { return false; }
    virtual void openFile(const QUrl& /*file*/) {}
    /// Whether it makes something of rounds on record, such as a lesson; and begins with one, given by its
    /// id.
    virtual bool takesRounds() const { return false; }
    virtual void takeRound(const QString& /*round*/) {}

    // What happens around it.

    /// Adds the pictures that its pages show.
    virtual void addPictures(QQmlEngine& /*engine*/) {}
    /// Whether tables that are opened while it is chosen are only observed.
    virtual bool opensObserved() const { return false; }
    /// Whether a table is its own: the user's points are not at stake there.
    virtual bool owns(const TableModel& /*table*/) const { return false; }
    /// The open table is about to be left, maybe with the program.
    virtual void leaving(TableModel& /*table*/) {}
    /// The open table has been left; `next` opens, null: the lobby. The old one still exists.
    virtual void opening(TableModel* /*next*/) {}
    /// That table, or the lobby, is shown now; the table exists until the next call.
    virtual void follow(const WindowContent& /*shown*/) {}
    /// Called when a round on record that was to be replayed can't be read.
    virtual void roundRefused() {}
    /// The place of amounts while no table is open; nullopt: anywhere.
    virtual std::optional<AmountPlace> amountPlace() const { return std::nullopt; }
    /// The table operated on its page, for announcements; null: none.
    virtual TableModel* workTable() { return nullptr; }
    /// Whether something of it can be saved only once the record is open.
    virtual bool waitsForRecord() const { return false; }

    /// Call after the language or the unit of amounts has changed.
    void retranslate();

signals:
    void textsChanged();
    void changed();
    /// amountPlace() or workTable() may have changed.
    void workChanged();
    /// Emitted by its panel: open the rulebook at a rule.
    void ruleAsked(const QString& id);

protected:
    /// It has been chosen in the lobby.
    virtual void entered() {}
    virtual void retranslateMore() {}

private:
    About m_about;
    bool m_isChosen = false;
};

/// What a desk gets from the program around it. Everything outlives the desk.
struct DeskContext {
    RecordKeeper& record;
    GameRegistry& games;
    RecordHistoryModel& history;
    Reader& reader;
    /// Shows a table in the window instead of what was shown before.
    std::function<void(OpenedTable)> show;
    /// Replays a round on record, paused at the moment that the link leads to.
    std::function<void(const record::RoundLink&)> openLink;
};

} // namespace mesaviva::app
