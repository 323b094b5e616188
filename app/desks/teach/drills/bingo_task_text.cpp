// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/bingo_task_text.h"

#include "app/core/text/texts.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/base/overloaded.h"

#include <map>

namespace mesaviva::app {

QString BingoTaskText::title(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::card: return tr("In order or forged?");
    case drills::Drill::line: return tr("Prize or not?");
    default: return {};
    }
}

QString BingoTaskText::detail(drills::Drill drill) const {
    switch (drill) {
    case drills::Drill::card: return tr("A card is brought: has the house sold it?");
    case drills::Drill::line: return tr("A prize is called: check the card against the balls.");
    default: return {};
    }
}

QString BingoTaskText::question(const drills::Task& task) const {
    return drills::visitOf<drills::BingoTasks>(
        task,
        Overloaded{
            [](const drills::CardTask& t) {
                return tr("A card of %1: is it in order, or forged?").arg(BingoText::variant(t.variant));
            },
            [](const drills::LineTask& t) {
                return t.counted ? tr("How many numbers does the card lack for bingo?")
                                 : tr("“%1!” is called. Has the card won?").arg(BingoText::prize(t.kind));
            },
        });
}

QStringList BingoTaskText::choices(const drills::Task& task) const {
    return drills::visitOf<drills::BingoTasks>(
        task, Overloaded{
                  [](const drills::CardTask&) {
                      return QStringList{tr("In order"), tr("Forged")};
                  },
                  [](const drills::LineTask& t) {
                      return t.counted ? QStringList() : QStringList{tr("It has"), tr("It has not")};
                  },
              });
}

QString BingoTaskText::subject(drills::Drill drill, std::string_view subject) const {
    const QString key = textOf(subject);
    switch (drill) {
    case drills::Drill::card:
    case drills::Drill::line: {
        const QString rest = key.mid(key.indexOf(u'_') + 1);
        const std::map<QString, QString> names = {
            {QStringLiteral("valid"), tr("in order")},
            {QStringLiteral("column"), drill == drills::Drill::card ? tr("wrong column") : tr("column")},
            {QStringLiteral("twice"), tr("a number twice")},
            {QStringLiteral("row"), tr("wrong row")},
            {QStringLiteral("empty"), tr("empty column")},
            {QStringLiteral("blank"), tr("empty box")},
            {QStringLiteral("centre"), tr("number in the centre")},
            {QStringLiteral("line"), tr("line")},
            {QStringLiteral("two_lines"), tr("two lines")},
            {QStringLiteral("four_corners"), tr("four corners")},
            {QStringLiteral("bingo"), tr("numbers missing")}};
        const auto found = names.find(rest);
        return tr("Bingo %1: %2")
            .arg(key.left(key.indexOf(u'_')), found == names.end() ? rest : found->second);
    }
    default: return key;
    }
}

} // namespace mesaviva::app
