// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import MesaViva.App
import MesaViva.Controls

/// What a class reads in the second window: the note, or the odds and the other way while the trainer shows them; beside
/// it the question with its choices. The right one is marked only once it was given.
Rectangle {
    id: root

    required property TeachDesk desk
    /// The height of a line of text, for the last row of the room.
    required property real line

    readonly property LessonDesk lessons: root.desk.lessons
    readonly property lessonOdds odds: root.lessons.odds
    readonly property bool asks: root.lessons.question.length > 0 && !root.lessons.otherWay
    /// Stands in for a removed answer until its line is destroyed.
    property lessonChoice noChoice
    readonly property string words: root.lessons.forked ? root.lessons.forkTaken + "\n" + root.lessons.forkOther
        : root.lessons.otherWay ? root.odds.taken + "\n" + root.odds.other
        : root.lessons.hasOdds && root.lessons.oddsShown ? root.odds.heading + "\n" + Array.from(root.odds.lines).join("\n") + "\n" + root.odds.best
        : root.lessons.text

    color: Theme.lacquer
    Accessible.role: Accessible.Pane
    Accessible.name: root.lessons.title

    Rectangle {
        width: parent.width
        height: Theme.line
        color: Theme.hairline
    }

    BandText {
        id: note

        x: Math.round(root.line * 0.6)
        y: Math.round(root.line * 0.3)
        width: (root.asks ? root.width / 2 : root.width) - 2 * x
        height: root.height - 2 * y
        line: root.line
        text: root.words
    }

    Item {
        id: asked

        x: root.width / 2
        y: note.y
        width: root.width / 2 - Math.round(root.line * 0.6)
        height: note.height
        visible: root.asks

        readonly property real row: asked.height / (2 + root.lessons.choices.length)

        BandText {
            width: parent.width
            height: 2 * asked.row
            line: root.line
            text: root.lessons.question
            font.weight: Font.Medium
            color: Theme.brassLight
        }

        Repeater {
            // A number, so that the lines stay when an answer is judged.
            model: root.lessons.choices.length

            BandText {
                id: choice

                required property int index
                readonly property lessonChoice answer: choice.index < root.lessons.choices.length ? root.lessons.choices[choice.index] : root.noChoice
                readonly property bool given: choice.answer.picked && choice.answer.right && root.lessons.answered

                y: (2 + choice.index) * asked.row
                width: asked.width
                height: asked.row
                line: root.line
                text: (choice.given ? "✓ " : (choice.index + 1) + "  ") + choice.answer.text
                font.weight: choice.given ? Font.Medium : Font.Normal
                color: choice.given ? Theme.win : Theme.text
                Accessible.name: choice.given ? qsTr("%1: right").arg(choice.answer.text) : choice.answer.text
            }
        }
    }

    /// A text as large as its box permits, up to the size of the audience's line.
    component BandText: MvLabel {
        id: band

        required property real line

        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(band.line * 0.3)
        font.pixelSize: Math.round(band.line * 0.62)
        elide: Text.ElideRight
    }
}
