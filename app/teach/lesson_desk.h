// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/teach/shipped_lessons.h"
#include "engine/lessons/other_way.h"
#include "engine/lessons/play_lesson.h"
#endif

#include "app/house_games.h"
#include "app/record/worker.h"
#include "app/table/table_model.h"
#include "app/teach/lesson_entries.h"
#include "app/teach/lesson_progress.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The trainer's desk for lessons: the library behind the door, and what stands beside the table while one
/// is shown: text of the moment, question and answers, odds of a decision, from pause to pause.
class LessonDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QVariantList lessons READ lessonList NOTIFY listChanged)
    Q_PROPERTY(QString progress READ progress NOTIFY listChanged)
    Q_PROPERTY(QStringList games READ games NOTIFY listChanged)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY listChanged)
    Q_PROPERTY(QStringList levels READ levels NOTIFY listChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY listChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY listChanged)
    Q_PROPERTY(QString chosen READ chosen NOTIFY chosenChanged)
    Q_PROPERTY(int place READ place NOTIFY chosenChanged)
    Q_PROPERTY(mesaviva::app::LessonInfo info READ info NOTIFY chosenChanged)
    Q_PROPERTY(bool ready READ isReady NOTIFY listChanged)
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    Q_PROPERTY(QString title READ title NOTIFY momentChanged)
    Q_PROPERTY(int number READ number NOTIFY momentChanged)
    Q_PROPERTY(int count READ count NOTIFY momentChanged)
    Q_PROPERTY(QString text READ text NOTIFY momentChanged)
    Q_PROPERTY(QStringList rules READ rules NOTIFY momentChanged)
    Q_PROPERTY(QString question READ question NOTIFY momentChanged)
    Q_PROPERTY(QVariantList choices READ choices NOTIFY momentChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY momentChanged)
    Q_PROPERTY(bool answered READ isAnswered NOTIFY momentChanged)
    Q_PROPERTY(bool hasOdds READ hasOdds NOTIFY momentChanged)
    Q_PROPERTY(bool oddsShown READ isOddsShown WRITE setOddsShown NOTIFY momentChanged)
    Q_PROPERTY(mesaviva::app::LessonOdds odds READ odds NOTIFY momentChanged)
    Q_PROPERTY(bool otherWay READ isOtherWay NOTIFY momentChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY momentChanged)

public:
    /// Shows a table at which a lesson lies.
    using Show = std::function<void(OpenedTable)>;

    /// `games` must live longer. Where one stands is kept in `settings`, an INI file; empty: the user's own.
    explicit LessonDesk(const HouseGames& games, const QString& settings = {}, QObject* parent = nullptr);
    ~LessonDesk() override;
    /// What shows a table that was asked for; it then calls follow().
    void setShow(Show show) { m_show = std::move(show); }

    // The library.

    /// The lessons (LessonInfo) that fit what is looked for, by game and level.
    QVariantList lessonList() const;
    /// "3 of 24 lessons done".
    QString progress() const;
    /// What can be asked for, the first of each being all of them; and which one is.
    QStringList games() const;
    int game() const { return m_game; }
    void setGame(int game);
    static QStringList levels();
    int level() const { return m_level; }
    void setLevel(int level);
    /// Words that must stand in title, aim or text, or a rule.
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// The key of the lesson that is chosen, and what is told of it.
    QString chosen() const { return m_chosen; }
    LessonInfo info() const;
    /// Where it stands among lessonList(); -1: it is not there.
    int place() const;
    bool isReady() const { return !m_lessons.empty(); }

    /// Reads the lessons, beside everything else, the first time.
    Q_INVOKABLE void open();
    Q_INVOKABLE void choose(const QString& key);
    /// Chooses the lesson so many rows further down in lessonList(), or the last one.
    Q_INVOKABLE void step(int rows);
    /// Brings the chosen lesson to the table, beside everything else: where one was, or at its beginning.
    Q_INVOKABLE void begin(bool anew);

    // The lesson at the table.

    /// The table is the one that was asked for; it must be let go before it goes.
    void follow(TableModel& table);
    /// No lesson is shown any more.
    void letGo();
    bool isActive() const { return m_table != nullptr; }
    QString title() const;
    /// Which note is told, from 1, and how many there are; 0: none yet, the lesson's aim is.
    int number() const { return m_number; }
    int count() const;
    QString text() const;
    /// The rules that the text names.
    QStringList rules() const;
    /// What is asked at this moment; empty: nothing.
    QString question() const;
    QVariantList choices() const;
    /// What came of the last answer; empty where none was given.
    QString verdict() const;
    /// The right answer was given, or nothing is asked.
    bool isAnswered() const;
    bool hasOdds() const;
    bool isOddsShown() const { return m_oddsShown; }
    void setOddsShown(bool shown);
    LessonOdds odds() const;
    /// What if: the round lies at the table with the decision the other way.
    bool isOtherWay() const { return m_otherWay > 0; }
    /// At the end: how many questions were right at the first try; else empty.
    QString summary() const;

    /// Answers the question with one of its choices, counted from 0.
    Q_INVOKABLE void pick(int choice);
    /// To the note after or before this moment; before the first one is the lesson's beginning.
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    /// Brings the round with this moment's decision the other way to the table, or the lesson back to where
    /// it was left.
    Q_INVOKABLE void goOtherWay();
    Q_INVOKABLE void comeBack();

    void retranslate();

signals:
    void listChanged();
    void chosenChanged();
    void activeChanged();
    void momentChanged();

private:
    struct Running {
        QString key;
        std::shared_ptr<const lessons::Lesson> lesson;
        lessons::PlayedLesson played;
        std::vector<std::optional<lessons::OtherWay>> ways; ///< by note

        std::vector<std::uint64_t> pauses() const;
    };

    const ShippedLesson* find(const QString& key) const;
    LessonInfo infoOf(const ShippedLesson& shipped) const;
    LessonStanding standingOf(const ShippedLesson& shipped) const;
    void tellList();
    void filter();
    bool fits(const ShippedLesson& shipped) const;
    std::vector<const ShippedLesson*> fitting() const;
    void bring(const std::shared_ptr<Running>& running, int note, bool other);
    void show(const std::shared_ptr<Running>& running, const RecordedOpener& opener);
    const lessons::Note* note() const;
    int questionsBefore(int number) const;
    void look();
    void tell();
    void keep();

    const HouseGames& m_houseGames;
    LessonProgress m_progress;
    Show m_show;
    bool m_opened = false;
    bool m_busy = false; ///< a lesson is being brought
    int m_wish = 0;      ///< what was brought for an earlier one is not wanted any more
    std::vector<ShippedLesson> m_lessons;
    int m_game = 0;
    int m_level = 0;
    QString m_search;
    QString m_chosen;

    std::shared_ptr<Running> m_coming;  ///< to the table that is just being shown
    int m_comingTo = -1;                ///< which note it comes to; -1: where one was
    int m_otherWay = 0;                 ///< the note whose decision goes the other way, from 1; 0: none does
    int m_comingOther = 0;              ///< the same of the table that is just being shown
    std::shared_ptr<Running> m_running; ///< at the table; null: none is
    TableModel* m_table = nullptr;      ///< with the lesson on it; null: none
    LessonStanding m_standing;
    int m_number = 0;
    bool m_oddsShown = false;
    std::map<int, QList<int>> m_picked; ///< by note, in the order in which they were picked

    std::shared_ptr<int> m_alive = std::make_shared<int>(); ///< jobs beside must not outlive the desk
    Worker m_worker; ///< the last member: its running job is waited for before anything goes
};

} // namespace mesaviva::app
