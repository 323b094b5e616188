// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MesaViva.App
import MesaViva.Controls
import MesaViva.Lobby

/// The smallest stakes of the roulette table, and the resulting largest ones.
ChoiceGroup {
    id: root

    required property RouletteLobbyModel lobby

    heading: qsTr("Smallest stake")
    remark: qsTr("Straight up: %1 to %2").arg(root.lobby.minimumText).arg(root.lobby.maximumText)

    AmountChoices {
        label: qsTr("Smallest stake")
        amounts: Array.from(root.lobby.minimumChoices)
        texts: Array.from(root.lobby.minimumTexts)
        amount: root.lobby.minimum
        onChosen: amount => root.lobby.minimum = amount
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceM

        MvLabel {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: qsTr("On the even chances, at least")
        }

        MvComboBox {
            Layout.preferredWidth: Theme.px(150)
            label: qsTr("On the even chances, at least")
            model: root.lobby.evenMinimumTexts
            choice: Array.from(root.lobby.evenMinimumChoices).indexOf(root.lobby.evenMinimum)
            onActivated: index => root.lobby.evenMinimum = root.lobby.evenMinimumChoices[index]
        }
    }

    RowLayout {
        Layout.fillWidth: true
        visible: root.lobby.maximumOffered
        spacing: Theme.spaceM

        SmallText {
            text: qsTr("Largest stake: %1 times the smallest").arg(root.lobby.maximumFactor)
        }

        MvSlider {
            Layout.fillWidth: true
            label: qsTr("Largest stake, as a multiple of the smallest")
            valueText: root.lobby.maximumText
            from: 10
            to: root.lobby.largestFactor
            stepSize: 10
            snapMode: T.Slider.SnapAlways
            value: root.lobby.maximumFactor
            onMoved: root.lobby.maximumFactor = value
        }
    }
}
