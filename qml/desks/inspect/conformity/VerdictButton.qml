// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import MesaViva.Controls

/// Button of a verdict: pass, fail, not applicable. A second click clears it.
T.AbstractButton {
    id: root

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
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.holds
    Keys.onReturnPressed: event => {
        if (!event.isAutoRepeat)
            root.clicked();
    }
    Keys.onEnterPressed: event => {
        if (!event.isAutoRepeat)
            root.clicked();
    }

    contentItem: Item {
        MvIcon {
            anchors.centerIn: parent
            iconName: root.iconName
            size: Theme.px(18)
            color: root.holds ? root.ink : root.hovered ? Theme.text : Theme.textDisabled
        }
    }

    background: Rectangle {
        radius: Theme.radiusS
        color: root.down ? Theme.lacquerPressed : root.holds ? Qt.alpha(root.ink, 0.18) : root.hovered ? Theme.lacquerHover : "transparent"
        border.width: Theme.line
        border.color: root.holds ? root.ink : Theme.hairline

        FocusRing {
            visible: root.visualFocus
            targetRadius: Theme.radiusS
        }
    }

    MvTip {
        text: root.text
        shown: root.hovered || root.visualFocus
    }
}
