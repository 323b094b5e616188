// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// A choice from a drop-down list.
T.ComboBox {
    id: root

    /// The accessible name of the choice.
    required property string label
    /// The index to show. Unlike `currentIndex` it survives a new model, such as the same names in another language.
    property int choice: 0
    /// Why it can't be changed now; it can still be focused and then shows the reason.
    property string disabledReason
    readonly property bool available: root.enabled && root.disabledReason.length === 0
    /// The chosen text, or the highlighted one while the list is open.
    readonly property string pointed: root.popup.visible && root.highlightedIndex >= 0 ? root.textAt(root.highlightedIndex) : root.displayText

    implicitWidth: Theme.px(240)
    implicitHeight: Theme.controlHeight
    leftPadding: Theme.spaceM
    rightPadding: Theme.controlHeight
    hoverEnabled: true
    font.family: Theme.textFamily
    font.pixelSize: Theme.textBody

    onChoiceChanged: root.currentIndex = root.choice
    onModelChanged: root.currentIndex = root.choice
    Component.onCompleted: root.currentIndex = root.choice

    Keys.enabled: !root.available
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab && event.key !== Qt.Key_Escape
    Keys.onReleased: event => event.accepted = true

    Accessible.name: root.label
    Accessible.description: root.disabledReason.length > 0 ? root.disabledReason : root.pointed

    contentItem: MvLabel {
        text: root.displayText
        color: root.available ? Theme.text : Theme.textDisabled
        font: root.font
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    indicator: MvIcon {
        x: root.width - width - Theme.spaceM
        y: (root.height - height) / 2
        iconName: "chevron-down"
        size: Theme.iconSizeSmall
        color: !root.available ? Theme.textDisabled : root.hovered || root.popup.visible ? Theme.brassLight : Theme.textSecondary
    }

    background: FieldFrame {
        available: root.available
        hovered: root.hovered
        focused: root.visualFocus
    }

    delegate: T.ItemDelegate {
        id: entry

        required property int index

        width: ListView.view.width
        implicitHeight: Theme.controlHeight
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM
        text: root.textAt(entry.index)
        highlighted: root.highlightedIndex === entry.index
        hoverEnabled: true
        Accessible.name: entry.text

        contentItem: MvLabel {
            text: entry.text
            font: root.font
            color: root.currentIndex === entry.index ? Theme.brassLight : Theme.text
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        background: Rectangle {
            radius: Theme.radiusS
            color: entry.highlighted ? Theme.lacquerHover : "transparent"
        }
    }

    popup: T.Popup {
        y: root.height + Theme.spaceXs
        width: root.width
        height: Math.min(implicitContentHeight + topPadding + bottomPadding, Theme.px(360))
        margins: Theme.spaceS
        padding: Theme.spaceXs

        contentItem: ListView {
            implicitHeight: contentHeight
            clip: true
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: MvScrollBar {}
        }

        background: LacquerSurface {
            color: Theme.lacquerRaised
            radius: Theme.radiusM
            border.color: Theme.hairlineStrong
            elevation: 10
        }
    }

    MvGuard {
        id: guard

        reason: root.disabledReason
    }

    MvTip {
        text: root.disabledReason
        shown: root.hovered || root.visualFocus || guard.insisted
    }
}
