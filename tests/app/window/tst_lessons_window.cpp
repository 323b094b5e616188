// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every shipped lesson in the real window: each pause by key, each question answered, to its end.

#include "window_user.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>

using namespace mesaviva;
using namespace mesaviva::app;

class TestLessonsWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user; ///< one window for all lessons

    WindowUser& user() { return *m_user; }
    LessonDesk& lessons() { return *teachDesk(user().application()).lessons(); }

    static constexpr int kPatience = 60'000;

    // The position of the table, and the text and question there. tst_lesson_desk checks the table at every
    // event, forwards and backwards.
    using Moment = QStringList;
    Moment moment() {
        TableModel& table = *user().application().table();
        return {QString::number(table.replay()->position()), QString::number(table.round()), lessons().text(),
                lessons().question(), lessons().verdict()};
    }

    static void eachLesson() {
        QTest::addColumn<QString>("key");
        const QDir folder(QStringLiteral(":/mesaviva/lessons"));
        for (const QString& file : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            QTest::newRow(qPrintable(file)) << file.chopped(5);
        }
    }

    // Opens it in English, as if for the first time.
    void begins(const QString& key) {
        user().application().setLanguage(QStringLiteral("en"));
        lessons().choose(key);
        QCOMPARE(lessons().chosen(), key);
        lessons().begin(true);
        QTRY_VERIFY_WITH_TIMEOUT(lessons().isActive(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(user().lies(QAccessible::Button, QStringLiteral("Next")), kPatience);
    }

    // The English text in the lesson's file.
    static QString english(const QJsonValue& words) { return words[QLatin1String("en")].toString(); }
    static QJsonArray notesOf(const QString& key) {
        QFile file(QStringLiteral(":/mesaviva/lessons/%1.json").arg(key));
        return file.open(QIODevice::ReadOnly)
                   ? QJsonDocument::fromJson(file.readAll())[QLatin1String("notes")].toArray()
                   : QJsonArray();
    }

private slots:
    void initTestCase() {
        m_user = std::make_unique<WindowUser>();
        m_user->application().setLanguage(QStringLiteral("pt"));
        QVERIFY(user().open());
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Ensinar")));
        QTRY_VERIFY_WITH_TIMEOUT(lessons().isReady(), kPatience);
    }
    void cleanupTestCase() { m_user.reset(); }

    void everyLessonIsPlayedToItsEnd_data() { eachLesson(); }
    // In English: the window shows the texts and questions of the lesson's file, accepts the right answer and
    // explains the wrong ones. Going back and on again, in Portuguese, leads to the same pause;
    // tst_lesson_desk goes to all of them.
    void everyLessonIsPlayedToItsEnd() {
        QFETCH(const QString, key);
        begins(key);
        if (QTest::currentTestFailed()) {
            return;
        }
        const QJsonArray notes = notesOf(key);
        QVERIFY(lessons().count() > 0 && lessons().count() == notes.size());
        QList<Moment> forwards{moment()};
        for (int number = 1; number <= lessons().count(); ++number) {
            user().press(Qt::Key_N);
            QTRY_COMPARE_WITH_TIMEOUT(lessons().number(), number, kPatience);
            const QJsonValue note = notes.at(number - 1);
            QTRY_VERIFY2_WITH_TIMEOUT(user().says(english(note["text"])), qPrintable(english(note["text"])),
                                      kPatience);
            const QJsonValue question = note["question"];
            QCOMPARE(lessons().question(), english(question["text"]));
            if (!question.isUndefined()) {
                QTRY_VERIFY_WITH_TIMEOUT(user().says(english(question["text"])), kPatience);
                const QJsonArray choices = question["choices"].toArray();
                for (int choice = 0; choice < choices.size() && !lessons().isAnswered(); ++choice) {
                    QTRY_VERIFY2_WITH_TIMEOUT(user().says(english(choices.at(choice)["text"])),
                                              qPrintable(english(choices.at(choice)["text"])), kPatience);
                    user().press(static_cast<Qt::Key>(Qt::Key_1 + choice));
                    QTRY_VERIFY_WITH_TIMEOUT(user().says(english(choices.at(choice)["why"])), kPatience);
                    QCOMPARE(lessons().isAnswered(), choices.at(choice)["right"].toBool());
                }
                QVERIFY(lessons().isAnswered());
            }
            forwards.append(moment());
        }
        QVERIFY(lessons().summary().startsWith(QStringLiteral("The lesson is done")));
        QTRY_VERIFY_WITH_TIMEOUT(user().says(lessons().summary()), kPatience);
        const int last = lessons().count();
        user().press(Qt::Key_B);
        QTRY_COMPARE_WITH_TIMEOUT(lessons().number(), last - 1, kPatience);
        QCOMPARE(moment(), forwards.at(last - 1));
        user().application().setLanguage(QStringLiteral("pt"));
        user().press(Qt::Key_N);
        QTRY_COMPARE_WITH_TIMEOUT(lessons().number(), last, kPatience);
        QCOMPARE(moment().first(2), forwards.at(last).first(2));
        QCOMPARE(lessons().text(), notes.at(last - 1)["text"][QLatin1String("pt")].toString());
        QTRY_VERIFY_WITH_TIMEOUT(user().says(lessons().summary()), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(user().says(lessons().text()), kPatience);
        int controls = 0;
        QTRY_COMPARE_WITH_TIMEOUT(user().nameless(controls), QStringList(), kPatience);
        user().application().closeTable();
        QTRY_VERIFY_WITH_TIMEOUT(!lessons().isActive(), kPatience);
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestLessonsWindow)
#include "tst_lessons_window.moc"
