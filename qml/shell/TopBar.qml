// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MesaViva.App
import MesaViva.Controls

/// The bar above every page: the demonstration notice, the table's name, the time, and buttons.
Rectangle {
    id: root

    required property MesaVivaApplication application
    /// The table shown: the open one, or the replay in its place; null in the lobby.
    required property TableModel shown
    required property bool fullScreen
    /// The label of the button that leaves the table; empty before its page is loaded.
    required property string leavingAction
    /// Whether the projector window is open.
    required property bool projected
    /// Whether the mouse draws on the cloth instead of placing stakes.
    required property bool pointing

    readonly property TableModel table: root.application.table

    signal leaveAsked
    signal lastRoundAsked
    signal inspectionAsked
    signal rulesAsked
    signal settingsAsked
    signal aboutAsked
    signal fullScreenAsked
    signal projectorAsked
    signal pointerAsked
    /// The user wants to know why nothing is recorded.
    signal recordAsked

    implicitHeight: Theme.topBarHeight
    color: Theme.lacquer
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Top bar")

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.line
        color: Theme.hairline
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.spaceM
        anchors.rightMargin: Theme.spaceS
        spacing: Theme.spaceM

        MvIconButton {
            visible: root.table !== null
            iconName: "exit"
            size: Theme.controlHeightSmall
            toolTip: root.leavingAction.length > 0 ? root.leavingAction : qsTr("Leave the table")
            onClicked: root.leaveAsked()
        }

        Text {
            Layout.leftMargin: root.table === null ? Theme.spaceS : 0
            visible: root.table === null
            text: "Mesa Viva"
            color: Theme.brassLight
            font.family: Theme.printFamily
            font.pixelSize: Theme.textHeading
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        // "Practice" implies it where there is no space for both.
        Badge {
            visible: root.application.tutor === null || root.width >= Theme.px(1200 * Theme.textScale)
            text: qsTr("DEMONSTRATION")
        }

        Badge {
            visible: root.application.tutor !== null
            text: qsTr("PRACTICE")
            tone: Theme.warning
        }

        MvPressable {
            id: unrecorded

            visible: root.application.record.failed
            text: qsTr("NOT RECORDED")
            toolTip: root.application.record.failure
            onClicked: root.recordAsked()

            contentItem: Badge {
                text: unrecorded.text
                tone: Theme.warning
                Accessible.ignored: true
            }

            background: Item {
                FocusRing {
                    visible: unrecorded.visualFocus
                    targetRadius: Theme.radiusS
                }
            }
        }

        SmallText {
            Layout.maximumWidth: Theme.px(200)
            visible: text.length > 0
            text: root.application.desks.status
            elide: Text.ElideRight
        }

        PlateText {
            Layout.fillWidth: true
            Layout.minimumWidth: 0
            visible: root.table !== null
            table: root.table
        }

        Item {
            Layout.fillWidth: root.table === null
        }

        MvLabel {
            visible: root.table !== null && root.table.round > 0
            text: root.shown !== null ? qsTr("Round %1").arg(root.shown.roundName) : ""
        }

        // The table's name has priority over the time of day.
        ClockText {
            visible: root.table === null || root.width >= Theme.px(900 * Theme.textScale)
        }

        MvIconButton {
            visible: root.table !== null
            iconName: "history"
            size: Theme.controlHeightSmall
            toolTip: qsTr("Last round (F2)")
            shortcut: "F2"
            onClicked: root.lastRoundAsked()
        }

        MvIconButton {
            visible: root.table !== null && root.application.desks.inspection !== null
            iconName: "scales"
            size: Theme.controlHeightSmall
            toolTip: root.application.desks.inspection?.open ? qsTr("Close the event log (Ctrl+I)") : qsTr("Event log of the table (Ctrl+I)")
            shortcut: "Ctrl+I"
            onClicked: root.inspectionAsked()
        }

        MvIconButton {
            iconName: "book"
            size: Theme.controlHeightSmall
            toolTip: qsTr("Rules and pay table (F1)")
            shortcut: "F1"
            disabledReason: root.application.desks.bookClosed ? qsTr("The rulebook is closed during a test") : ""
            onClicked: root.rulesAsked()
        }

        LanguageSwitch {
            language: root.application.language
            onClicked: root.application.language = root.application.language === "pt" ? "en" : "pt"
        }

        MvIconButton {
            readonly property bool unheard: root.application.hearingDevices.silent && !root.application.settings.muted

            iconName: root.application.settings.muted ? "sound-off" : unheard ? "warning" : "sound"
            size: Theme.controlHeightSmall
            toolTip: root.application.settings.muted ? qsTr("Sound on (M)") : unheard ? qsTr("Nothing can be heard: no sound device plays. Sound off (M)") : qsTr("Sound off (M)")
            shortcut: "M"
            onClicked: root.application.settings.muted = !root.application.settings.muted
        }

        MvIconButton {
            iconName: "settings"
            size: Theme.controlHeightSmall
            toolTip: qsTr("Settings (Ctrl+,)")
            shortcut: "Ctrl+,"
            onClicked: root.settingsAsked()
        }

        // For presenting the table to others.
        MvIconButton {
            visible: root.table !== null && (root.projected || root.pointing || root.application.desks.explains)
            iconName: "pointer"
            active: root.pointing
            toggles: true
            size: Theme.controlHeightSmall
            toolTip: root.pointing ? qsTr("Hide the pointer (Ctrl+D)") : qsTr("Show and draw on the cloth (Ctrl+D)")
            onClicked: root.pointerAsked() // the table's page has the key: it holds without the button, too
        }

        // In the lobby there is nothing to project; an open projector window can be closed there.
        MvIconButton {
            visible: root.table !== null || root.projected
            iconName: "screen"
            active: root.projected
            toggles: true
            size: Theme.controlHeightSmall
            toolTip: root.projected ? qsTr("Close the second window (Shift+F11)") : qsTr("Second window, for a projector (Shift+F11)")
            shortcut: "Shift+F11"
            onClicked: root.projectorAsked()
        }

        MvIconButton {
            iconName: root.fullScreen ? "fullscreen-exit" : "fullscreen"
            size: Theme.controlHeightSmall
            toolTip: root.fullScreen ? qsTr("Exit full screen (F11)") : qsTr("Full screen (F11)")
            shortcut: "F11"
            onClicked: root.fullScreenAsked()
        }

        MvIconButton {
            iconName: "info"
            size: Theme.controlHeightSmall
            toolTip: qsTr("About Mesa Viva")
            onClicked: root.aboutAsked()
        }
    }

    /// The table's plate in the bar: game, limits and rule set.
    component PlateText: Item {
        id: plate

        /// The open table; null: none.
        required property TableModel table

        readonly property string name: !plate.table ? "" : plate.table.scenario && plate.table.scenarioTitle.length > 0 ? plate.table.scenarioTitle : plate.table.title
        readonly property string limits: plate.table ? qsTr("%1 – %2").arg(plate.table.money(plate.table.minimum)).arg(plate.table.money(plate.table.maximum)) : ""
        readonly property string rulesName: plate.table ? plate.table.rulesName : ""

        /// In a narrow bar the name has priority over the limits, which are also on the table's plate.
        readonly property bool roomy: plate.width - amounts.implicitWidth - Theme.spaceM >= Math.min(whole.advanceWidth, Theme.px(260))

        /// A name that does not fit on one line even at the smallest size takes two.
        readonly property int smallest: Math.round(0.65 * Theme.textLarge)
        readonly property bool folded: !plate.roomy && whole.advanceWidth * plate.smallest / Theme.textLarge > plate.width

        implicitWidth: whole.advanceWidth + amounts.width + Theme.spaceM
        implicitHeight: title.implicitHeight
        Accessible.role: Accessible.StaticText
        Accessible.name: plate.table ? qsTr("%1, limits %2, %3").arg(plate.name).arg(plate.limits).arg(plate.rulesName) : ""
        Accessible.ignored: plate.table === null

        MvLabel {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(plate.folded ? plate.width : implicitWidth, plate.width - (plate.roomy ? amounts.width + Theme.spaceM : 0))
            text: plate.name
            font.family: Theme.printFamily
            font.pixelSize: plate.folded ? plate.smallest : Theme.textLarge
            fontSizeMode: plate.folded ? Text.FixedSize : Text.HorizontalFit // smaller before it is cut
            minimumPixelSize: plate.smallest
            wrapMode: plate.folded ? Text.Wrap : Text.NoWrap
            maximumLineCount: plate.folded ? 2 : 1
            lineHeight: plate.folded ? 0.9 : 1
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        TextMetrics {
            id: whole

            font.family: Theme.printFamily
            font.pixelSize: Theme.textLarge
            text: plate.name
        }

        SmallText {
            id: amounts

            x: title.width + Theme.spaceM
            // Not aligned to the title's baseline, which changes with the title's size.
            anchors.verticalCenter: title.verticalCenter
            anchors.verticalCenterOffset: Theme.line
            visible: plate.roomy
            text: plate.limits
            color: Theme.brassLight
            Accessible.ignored: true
        }

        SmallText {
            x: amounts.x + amounts.width + Theme.spaceM
            anchors.verticalCenter: amounts.verticalCenter
            visible: plate.roomy && x + implicitWidth <= plate.width // whole or not at all: the table's plate has it
            text: plate.rulesName
            Accessible.ignored: true
        }
    }

    /// Switches between Portuguese and English.
    component LanguageSwitch: MvPressable {
        id: languageSwitch

        /// `pt` or `en`.
        required property string language

        text: languageSwitch.language === "pt" ? "English" : "Português"
        toolTip: languageSwitch.language === "pt" ? qsTr("Change the language to English (Ctrl+L)") : qsTr("Change the language to Portuguese (Ctrl+L)")
        shortcut: "Ctrl+L"
        horizontalPadding: Theme.spaceXs
        implicitHeight: Theme.controlHeightSmall
        Accessible.name: languageSwitch.toolTip

        contentItem: LanguageSides {
            language: languageSwitch.language
            highlighted: languageSwitch.hovered
            sideHeight: languageSwitch.availableHeight
        }

        topPadding: Theme.spaceXs
        bottomPadding: Theme.spaceXs

        background: Rectangle {
            radius: Theme.radiusM
            color: languageSwitch.held ? Theme.lacquerPressed : Theme.lacquerSunken
            border.width: Theme.line
            border.color: languageSwitch.hovered ? Theme.hairlineStrong : Theme.hairline

            FocusRing {
                visible: languageSwitch.visualFocus
                targetRadius: Theme.radiusM
            }
        }
    }

    /// PT and EN side by side, the current language on brass.
    component LanguageSides: Row {
        id: sides

        /// `pt` or `en`.
        required property string language
        required property bool highlighted
        required property real sideHeight

        Repeater {
            model: ["pt", "en"]

            Rectangle {
                id: side

                required property string modelData
                readonly property bool current: side.modelData === sides.language

                width: Theme.px(32 * Theme.textScale)
                height: sides.sideHeight
                radius: Theme.radiusS
                color: side.current ? Theme.brass : "transparent"

                MvLabel {
                    anchors.centerIn: parent
                    text: side.modelData.toUpperCase()
                    color: side.current ? Theme.textOnBrass : sides.highlighted ? Theme.text : Theme.textSecondary
                    font.pixelSize: Theme.textSmall
                    font.weight: Font.Medium
                    Accessible.ignored: true
                }
            }
        }
    }

    /// The time of day in minutes. Updates once a minute, and only while visible.
    component ClockText: MvLabel {
        id: clockText

        property date now: new Date()

        text: Qt.formatTime(clockText.now, "HH:mm")
        secondary: true
        Accessible.name: qsTr("Time: %1").arg(clockText.text)

        Timer {
            interval: 60000 - clockText.now.getTime() % 60000 + 50
            running: clockText.visible
            repeat: true
            triggeredOnStart: true
            onTriggered: clockText.now = new Date()
        }
    }
}
