// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls

/// A rule in the conformity list. The current row is expanded: text, proofs, remark.
Item {
    id: root

    required property int index
    required property string rule
    required property string regulation
    required property string title
    required property string text
    required property string kinds
    required property string does
    /// Where to see the rule if no scenario names it.
    required property string seen
    required property bool reading
    required property string other
    required property string played
    required property int proofs
    /// Numbers of scenarios.
    required property string offered
    required property string decided
    required property string asserted
    required property string acted
    required property bool covered
    required property int verdict
    required property string remark
    required property string initials
    required property bool unconfirmed
    required property bool differs
    required property string difference
    required property int pictures

    required property ConformityModel conformity
    required property OfficialTexts official
    required property ConformityColumns columns
    required property bool current
    /// Heading above the row, if it is the first of its regulation.
    required property string heading
    /// Why a scenario cannot be played now; empty: it can.
    required property string noPlay

    /// What is said of its words beside the title.
    readonly property string remarks: Array.from([root.differs ? qsTr("differs from the official text") : "", root.unconfirmed ? qsTr("to be confirmed") : ""]).filter(text => text.length > 0).join(" · ")
    /// The rule is tested by looking.
    readonly property bool onSight: root.seen.length > 0 && root.proofs <= 0

    /// The row was clicked.
    signal pressed
    signal ruleAsked(string id)
    /// Requests a picture of the window.
    signal pictureAsked
    /// Requests to play a shipped scenario.
    signal scenarioAsked(string name)

    implicitHeight: head.height + line.height + (root.current ? more.implicitHeight + Theme.spaceM : 0)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2. Kind %3. Scenarios: offered in %4, decided in %5, asserted in %6. Applied: %7. Verdict: %8").arg(root.rule).arg(root.title).arg(root.kinds).arg(root.offered).arg(root.decided).arg(root.asserted).arg(root.acted.length > 0 ? root.acted : root.covered ? qsTr("at an earlier table") : qsTr("not yet")).arg(root.columns.verdicts[root.verdict])
    Accessible.description: Array.from([root.remarks, root.text, root.seen]).filter(text => text.length > 0).join("\n")

    Rectangle {
        id: head

        width: parent.width
        height: root.heading.length > 0 ? Theme.px(36) : 0
        visible: root.heading.length > 0
        color: Theme.lacquerRaised

        HeadingText {
            x: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            text: root.heading
        }
    }

    Rectangle {
        y: head.height
        width: parent.width
        height: parent.height - y
        color: root.current ? Qt.alpha(Theme.brass, 0.14) : area.containsMouse ? Qt.alpha(Theme.brass, 0.08) : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.line
            color: Theme.hairline
            opacity: 0.5
        }
    }

    MouseArea {
        id: area

        y: head.height
        width: parent.width
        height: parent.height - y
        hoverEnabled: true
        onClicked: root.pressed()
    }

    Item {
        id: line

        y: head.height
        width: parent.width
        height: Theme.px(38)

        EventLogRule {
            x: Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            rule: root.rule
            onClicked: root.ruleAsked(root.rule)
        }

        MvLabel {
            x: root.columns.titleX
            width: root.columns.kindX - x - Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: root.remarks.length > 0 ? root.title + " · " + root.remarks : root.title
            elide: Text.ElideRight
            font.italic: root.reading
            color: root.differs ? Theme.warning : Theme.text
            Accessible.ignored: true
        }

        SmallText {
            x: root.columns.kindX
            anchors.verticalCenter: parent.verticalCenter
            text: root.kinds
            Accessible.ignored: true
        }

        SmallText {
            x: root.columns.offeredX
            width: root.columns.actedX - x - Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            visible: root.onSight
            text: qsTr("by eye")
            elide: Text.ElideRight
            Accessible.ignored: true

            HoverHandler {
                id: hover
            }

            MvTip {
                text: root.seen
                below: true
                shown: hover.hovered
            }
        }

        ProofCount {
            x: root.columns.offeredX
            text: root.offered
            tip: qsTr("Offered: the number of scenarios whose table opens with the rule")
        }

        ProofCount {
            x: root.columns.decidedX
            text: root.decided
            tip: qsTr("Decided: the number of scenarios in which an event of a round or a refusal carries the rule out")
        }

        ProofCount {
            x: root.columns.assertedX
            text: root.asserted
            tip: qsTr("Asserted: the number of scenarios that name the rule and check an event that carries it, or are refused by it")
        }

        SmallText {
            x: root.columns.actedX
            width: root.columns.verdictX - x - Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: root.acted.length > 0 ? root.acted : root.covered ? qsTr("at an earlier table") : "–"
            color: root.covered ? Theme.win : Theme.textSecondary
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Row {
            x: root.columns.verdictX
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spaceXs

            VerdictButton {
                text: root.columns.verdicts[1]
                iconName: "check"
                ink: Theme.win
                holds: root.verdict === 1
                focusPolicy: root.current ? Qt.StrongFocus : Qt.ClickFocus
                onClicked: root.conformity.judge(root.index, 1)
            }

            VerdictButton {
                text: root.columns.verdicts[2]
                iconName: "close"
                ink: Theme.loss
                holds: root.verdict === 2
                focusPolicy: root.current ? Qt.StrongFocus : Qt.ClickFocus
                onClicked: root.conformity.judge(root.index, 2)
            }

            VerdictButton {
                text: root.columns.verdicts[3]
                iconName: "minus"
                ink: Theme.cobaltLight
                holds: root.verdict === 3
                focusPolicy: root.current ? Qt.StrongFocus : Qt.ClickFocus
                onClicked: root.conformity.judge(root.index, 3)
            }
        }

        SmallText {
            x: root.columns.remarkX
            width: root.columns.initialsX - x - Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            text: root.remark
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        SmallText {
            x: root.columns.initialsX
            width: root.width - x - Theme.spaceS
            anchors.verticalCenter: parent.verticalCenter
            text: root.initials
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    Column {
        id: more

        x: root.columns.titleX
        y: line.y + line.height
        width: root.width - x - Theme.spaceL

        Repeater {
            model: root.current ? 1 : 0

            ConformityDetail {
                width: more.width
                row: root.index
                text: root.text
                does: root.does
                other: root.other
                played: root.played
                rule: root.rule
                remark: root.remark
                proofs: root.proofs
                unconfirmed: root.unconfirmed
                differs: root.differs
                difference: root.difference
                pictures: root.pictures
                shownInWindow: root.kinds.includes("V")
                conformity: root.conformity
                official: root.official
                noPlay: root.noPlay
                onPictureAsked: root.pictureAsked()
                onRuleAsked: id => root.ruleAsked(id)
                onScenarioAsked: name => root.scenarioAsked(name)
            }
        }
    }

    /// A number of scenarios.
    component ProofCount: SmallText {
        id: proofCount

        property string tip

        anchors.verticalCenter: parent.verticalCenter
        visible: !root.onSight
        color: proofCount.text === "–" ? Theme.textSecondary : Theme.text
        Accessible.ignored: true

        HoverHandler {
            id: over
        }

        MvTip {
            text: proofCount.tip
            below: true
            shown: over.hovered
        }
    }

    /// Button of a verdict: pass, fail, not applicable. A second click clears it.
    component VerdictButton: T.AbstractButton {
        id: verdictButton

        required property string iconName
        /// Colour while it is the verdict.
        required property color ink
        /// It is the verdict.
        required property bool holds

        implicitWidth: Theme.px(32)
        implicitHeight: Theme.px(28)
        hoverEnabled: true
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.RadioButton
        Accessible.name: verdictButton.text
        Accessible.checkable: true
        Accessible.checked: verdictButton.holds
        Keys.onReturnPressed: event => {
            if (!event.isAutoRepeat)
                verdictButton.clicked();
        }
        Keys.onEnterPressed: event => {
            if (!event.isAutoRepeat)
                verdictButton.clicked();
        }

        contentItem: Item {
            MvIcon {
                anchors.centerIn: parent
                iconName: verdictButton.iconName
                size: Theme.px(18)
                color: verdictButton.holds ? verdictButton.ink : verdictButton.hovered ? Theme.text : Theme.textDisabled
            }
        }

        background: Rectangle {
            radius: Theme.radiusS
            color: verdictButton.down ? Theme.lacquerPressed : verdictButton.holds ? Qt.alpha(verdictButton.ink, 0.18) : verdictButton.hovered ? Theme.lacquerHover : "transparent"
            border.width: Theme.line
            border.color: verdictButton.holds ? verdictButton.ink : Theme.hairline

            FocusRing {
                visible: verdictButton.visualFocus
                targetRadius: Theme.radiusS
            }
        }

        MvTip {
            text: verdictButton.text
            shown: verdictButton.hovered || verdictButton.visualFocus
        }
    }
}
