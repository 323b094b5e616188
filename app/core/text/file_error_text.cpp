// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/file_error_text.h"

#include "engine/scenario/file_error.h"

#include <QRegularExpression>
#include <QStringList>

#include <string>
#include <vector>

namespace mesaviva::app {

namespace {

// All reasons given by the readers, the most specific first; `%1` and so on are their arguments.
constexpr const char* kReasons[] = {
    QT_TRANSLATE_NOOP("FileErrorText", "with the full card there is neither line nor four corners"),
    QT_TRANSLATE_NOOP("FileErrorText", "bingo 90 has no column prize"),
    QT_TRANSLATE_NOOP("FileErrorText", "more than one of line, column and four corners beside bingo"),
    QT_TRANSLATE_NOOP("FileErrorText", "a line needs a direction"),
    QT_TRANSLATE_NOOP("FileErrorText", "in bingo 90 lines are horizontal"),
    QT_TRANSLATE_NOOP("FileErrorText", "a pattern without a number"),
    QT_TRANSLATE_NOOP("FileErrorText", "both jackpots take more than 5 per cent together"),
    QT_TRANSLATE_NOOP("FileErrorText", "it can't be won within so few balls, or there is no line"),
    QT_TRANSLATE_NOOP("FileErrorText", "so the crowd is called"),
    QT_TRANSLATE_NOOP("FileErrorText", "not made of zeros and ones"),
    QT_TRANSLATE_NOOP("FileErrorText", "another length than \"sale_seconds\""),
    QT_TRANSLATE_NOOP("FileErrorText", "not the price of a card"),
    QT_TRANSLATE_NOOP("FileErrorText", "not the price of as many cards as one may have"),
    QT_TRANSLATE_NOOP("FileErrorText", "neither \"settle_bets\" nor \"void_all\""),
    QT_TRANSLATE_NOOP("FileErrorText", "neither \"by_player\" nor \"by_card\""),
    QT_TRANSLATE_NOOP("FileErrorText", "neither \"down\" nor \"up\""),
    QT_TRANSLATE_NOOP("FileErrorText", "already given by \"refused\""),
    QT_TRANSLATE_NOOP("FileErrorText", "not an amount, such as 5 or 2.50"),
    QT_TRANSLATE_NOOP("FileErrorText", "not a whole number"),
    QT_TRANSLATE_NOOP("FileErrorText", "not a number"),
    QT_TRANSLATE_NOOP("FileErrorText", "no round begins"),
    QT_TRANSLATE_NOOP("FileErrorText", "can't be written"),
    QT_TRANSLATE_NOOP("FileErrorText", "the same numbers as on another card, and no round between them"),
    QT_TRANSLATE_NOOP("FileErrorText", "given up: the event that the next step waits for does not come"),
    QT_TRANSLATE_NOOP("FileErrorText", "the rules give it, as a multiple of each chance's minimum"),
    QT_TRANSLATE_NOOP("FileErrorText", "not from 0 to 100 per cent with at most two decimals"),
    QT_TRANSLATE_NOOP("FileErrorText", "nothing comes any more: the table waits for a player"),
    QT_TRANSLATE_NOOP("FileErrorText", "not exactly one of \"event\", \"refused\" and \"balance\""),
    QT_TRANSLATE_NOOP("FileErrorText", "not a choice that these rules leave to the house"),
    QT_TRANSLATE_NOOP("FileErrorText", "bingo is not the largest, or a share is nothing"),
    QT_TRANSLATE_NOOP("FileErrorText", "a lesson says in \"expect\" what must come of it"),
    QT_TRANSLATE_NOOP("FileErrorText", "not a choice that the rules leave to the house"),
    QT_TRANSLATE_NOOP("FileErrorText", "not one of 10, 20, ... 120 times the minimum"),
    QT_TRANSLATE_NOOP("FileErrorText", "what needs more numbers does not pay more"),
    QT_TRANSLATE_NOOP("FileErrorText", "\"index\" and \"numbers\" exclude each other"),
    QT_TRANSLATE_NOOP("FileErrorText", "\"until\" and \"rounds\" exclude each other"),
    QT_TRANSLATE_NOOP("FileErrorText", "not from 70 to 90 per cent of the sales"),
    QT_TRANSLATE_NOOP("FileErrorText", "it brings more events than a lesson may"),
    QT_TRANSLATE_NOOP("FileErrorText", "only bingo 75 is played for patterns"),
    QT_TRANSLATE_NOOP("FileErrorText", "it can't be won within so few balls"),
    QT_TRANSLATE_NOOP("FileErrorText", "a lesson's crowd has no more than %1 cards"),
    QT_TRANSLATE_NOOP("FileErrorText", "a question has two to four choices"),
    QT_TRANSLATE_NOOP("FileErrorText", "only poker has decisions with odds"),
    QT_TRANSLATE_NOOP("FileErrorText", "\"at\" and \"when\" exclude each other"),
    QT_TRANSLATE_NOOP("FileErrorText", "not an amount in whole cents from %1 to %2"),
    QT_TRANSLATE_NOOP("FileErrorText", "an individual table has one player"),
    QT_TRANSLATE_NOOP("FileErrorText", "an individual wheel has one player"),
    QT_TRANSLATE_NOOP("FileErrorText", "only sessions start at given times"),
    QT_TRANSLATE_NOOP("FileErrorText", "no \"format\": \"mesaviva.lesson/1\""),
    QT_TRANSLATE_NOOP("FileErrorText", "not a time in seconds from 0 to %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "not a length of time in seconds"),
    QT_TRANSLATE_NOOP("FileErrorText", "the shares are not 10000 in all"),
    QT_TRANSLATE_NOOP("FileErrorText", "not an object with an \"event\""),
    QT_TRANSLATE_NOOP("FileErrorText", "\"dealer\" is the dealer's name"),
    QT_TRANSLATE_NOOP("FileErrorText", "sessions need times that rise"),
    QT_TRANSLATE_NOOP("FileErrorText", "there is no decision to weigh"),
    QT_TRANSLATE_NOOP("FileErrorText", "the sale is the same for all"),
    QT_TRANSLATE_NOOP("FileErrorText", "chance brought nothing there"),
    QT_TRANSLATE_NOOP("FileErrorText", "exactly one choice is right"),
    QT_TRANSLATE_NOOP("FileErrorText", "a number outside its column"),
    QT_TRANSLATE_NOOP("FileErrorText", "a number in the free centre"),
    QT_TRANSLATE_NOOP("FileErrorText", "a row without five numbers"),
    QT_TRANSLATE_NOOP("FileErrorText", "takes more than 5 per cent"),
    QT_TRANSLATE_NOOP("FileErrorText", "only bingo 75 has a centre"),
    QT_TRANSLATE_NOOP("FileErrorText", "not 64 hexadecimal digits"),
    QT_TRANSLATE_NOOP("FileErrorText", "a column without a number"),
    QT_TRANSLATE_NOOP("FileErrorText", "only bingo 30 has symbols"),
    QT_TRANSLATE_NOOP("FileErrorText", "not a whole number from %1 to %2"),
    QT_TRANSLATE_NOOP("FileErrorText", "these rules have no wheel for one player"),
    QT_TRANSLATE_NOOP("FileErrorText", "by these rules stakes are closed before the launch"),
    QT_TRANSLATE_NOOP("FileErrorText", "by these rules stakes are taken until the ball slows down"),
    QT_TRANSLATE_NOOP("FileErrorText", "the wheel has 37 numbers"),
    QT_TRANSLATE_NOOP("FileErrorText", "no chance of these rules"),
    QT_TRANSLATE_NOOP("FileErrorText", "is a folder, not a file"),
    QT_TRANSLATE_NOOP("FileErrorText", "there are no more than %1 colours"),
    QT_TRANSLATE_NOOP("FileErrorText", "there are no more than %1 places"),
    QT_TRANSLATE_NOOP("FileErrorText", "its event never comes: %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "neither true nor false"),
    QT_TRANSLATE_NOOP("FileErrorText", "there is no such place"),
    QT_TRANSLATE_NOOP("FileErrorText", "a box without a number"),
    QT_TRANSLATE_NOOP("FileErrorText", "is larger than 16 MiB"),
    QT_TRANSLATE_NOOP("FileErrorText", "neither \"pt\" nor \"en\""),
    QT_TRANSLATE_NOOP("FileErrorText", "it may buy more than %1 cards, or for more than %2 cents"),
    QT_TRANSLATE_NOOP("FileErrorText", "a text of more than %1 bytes"),
    QT_TRANSLATE_NOOP("FileErrorText", "no player is called %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "no chance is called %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "no series is called %1: %2"),
    QT_TRANSLATE_NOOP("FileErrorText", "not 90, 80, 75 or 30"),
    QT_TRANSLATE_NOOP("FileErrorText", "it brings more than %1 events"),
    QT_TRANSLATE_NOOP("FileErrorText", "not the minimum of %1 or a whole multiple up to %2"),
    QT_TRANSLATE_NOOP("FileErrorText", "a lesson has 1 to %1 notes"),
    QT_TRANSLATE_NOOP("FileErrorText", "nested too deeply"),
    QT_TRANSLATE_NOOP("FileErrorText", "below the minimum"),
    QT_TRANSLATE_NOOP("FileErrorText", "the wheel has no %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "no such player: %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "a second player %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "outside its rule"),
    QT_TRANSLATE_NOOP("FileErrorText", "less than a cent"),
    QT_TRANSLATE_NOOP("FileErrorText", "there is no line"),
    QT_TRANSLATE_NOOP("FileErrorText", "can't be opened"),
    QT_TRANSLATE_NOOP("FileErrorText", "no such event: %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "no such rules: %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "no such game: %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "too many boxes"),
    QT_TRANSLATE_NOOP("FileErrorText", "a number twice"),
    QT_TRANSLATE_NOOP("FileErrorText", "below the base"),
    QT_TRANSLATE_NOOP("FileErrorText", "unknown field"),
    QT_TRANSLATE_NOOP("FileErrorText", "not an object"),
    QT_TRANSLATE_NOOP("FileErrorText", "an empty text"),
    QT_TRANSLATE_NOOP("FileErrorText", "can't be read"),
    QT_TRANSLATE_NOOP("FileErrorText", "not 3, 5 or 7"),
    QT_TRANSLATE_NOOP("FileErrorText", "drawn already"),
    QT_TRANSLATE_NOOP("FileErrorText", "no more than %1 players can be in a room"),
    QT_TRANSLATE_NOOP("FileErrorText", "there is no %1 at this table"),
    QT_TRANSLATE_NOOP("FileErrorText", "given twice"),
    QT_TRANSLATE_NOOP("FileErrorText", "not a list"),
    QT_TRANSLATE_NOOP("FileErrorText", "not a text"),
    QT_TRANSLATE_NOOP("FileErrorText", "a NUL byte"),
    QT_TRANSLATE_NOOP("FileErrorText",
                      "not JSON: syntax error while parsing %1 - unexpected end of input; expected %2"),
    QT_TRANSLATE_NOOP("FileErrorText",
                      "not JSON: syntax error while parsing %1 - unexpected %2 literal; expected %3"),
    QT_TRANSLATE_NOOP("FileErrorText",
                      "not JSON: syntax error while parsing %1 - unexpected %2; expected %3"),
    QT_TRANSLATE_NOOP("FileErrorText", "not JSON: syntax error while parsing %1 - %2; last read: %3"),
    QT_TRANSLATE_NOOP("FileErrorText", "not JSON: %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "more than %1 bytes"),
    QT_TRANSLATE_NOOP("FileErrorText", "more than %1 times the minimum"),
    QT_TRANSLATE_NOOP("FileErrorText", "not from %1 to %2 seconds"),
    QT_TRANSLATE_NOOP("FileErrorText", "taken by %1"),
    QT_TRANSLATE_NOOP("FileErrorText", "not taken"),
    QT_TRANSLATE_NOOP("FileErrorText", "missing"),
    QT_TRANSLATE_NOOP("FileErrorText", "empty"),
    QT_TRANSLATE_NOOP("FileErrorText", "not %1 rows"),
    QT_TRANSLATE_NOOP("FileErrorText", "not %1 boxes"),
    QT_TRANSLATE_NOOP("FileErrorText", "%1 is not %2"),
    QT_TRANSLATE_NOOP("FileErrorText", "%1 are rules of %2, not of %3"),
    QT_TRANSLATE_NOOP("FileErrorText", "%1 is no card: \"2c\" to \"As\""),
    QT_TRANSLATE_NOOP("FileErrorText", "%1 is in the deck only once"),
    QT_TRANSLATE_NOOP("FileErrorText", "%1 has no %2: %3"),
    QT_TRANSLATE_NOOP("FileErrorText", "%1 has no fault %2: %3"),
    QT_TRANSLATE_NOOP("FileErrorText", "%1 is no number: \"0\" to \"36\", \"00\""),
    QT_TRANSLATE_NOOP("FileErrorText", "%1 is none of %2"),
};

struct Pattern {
    QRegularExpression form;
    const char* words;
};

const std::vector<Pattern>& patterns() {
    static const std::vector<Pattern> all = [] {
        std::vector<Pattern> made;
        for (const char* words : kReasons) {
            QString form = QRegularExpression::escape(QString::fromLatin1(words));
            for (int i = 1; i <= 3; ++i) {
                form.replace(QStringLiteral("\\%") + QString::number(i), QStringLiteral("(.+?)"));
            }
            // a rule may follow in brackets
            made.push_back(
                {QRegularExpression(QStringLiteral("^%1( \\([A-Z][A-Za-z0-9.-]*\\))?$").arg(form)), words});
        }
        return made;
    }();
    return all;
}

} // namespace

QString FileErrorText::reason(const std::string& reason) {
    const QString english = QString::fromStdString(reason);
    for (const Pattern& pattern : patterns()) {
        const QRegularExpressionMatch match = pattern.form.match(english);
        if (!match.hasMatch()) {
            continue;
        }
        QString words = tr(pattern.words);
        const int named = pattern.form.captureCount() - 1;
        for (int i = named; i >= 1; --i) {
            words.replace(u'%' + QString::number(i), match.captured(i));
        }
        return words + match.captured(named + 1);
    }
    return english;
}

QString FileErrorText::of(const scenario::FileError& error) {
    const QString why = reason(error.reason);
    if (error.line > 0) {
        //: %1 and %2 numbers, %3 what is wrong there
        return tr("line %1, column %2: %3").arg(error.line).arg(error.column).arg(why);
    }
    const std::string path = scenario::printable(scenario::shortened(error.path));
    return error.path.empty() ? why : QString::fromStdString(path) + QStringLiteral(": ") + why;
}

} // namespace mesaviva::app
