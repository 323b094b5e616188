// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App
import MesaViva.Controls

/// Where everybody comes in: a table to choose, in a small casino at night.
FocusScope {
    id: root

    required property PokerLobbyModel lobby
    required property RouletteLobbyModel rouletteLobby
    required property BingoHallModel hall
    required property BingoLobbyModel bingoLobby
    required property AppSettings settings

    readonly property bool roulette: root.settings.game === "roulette"
    readonly property bool bingo: root.settings.game === "bingo"

    readonly property int panelWidth: Math.round(Math.min(Theme.px(600), root.width * 0.5))
    readonly property real pictureWidth: root.width - root.panelWidth - 2 * Theme.spaceXl

    /// The player wants to sit down at the table that is chosen, of the chosen game.
    signal sitAsked
    /// A scenario file is to be played.
    signal scenarioAsked(url file)
    /// A rule is to be read; empty: the rulebook from its beginning.
    signal ruleAsked(string id)

    /// Asks for a scenario file.
    function chooseScenario(): void {
        pickerLoader.active = true;
        (pickerLoader.item as ScenarioPicker).open();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Lobby")

    LobbyPicture {
        id: picture

        anchors.fill: parent
        middle: Theme.spaceXl + root.pictureWidth / 2

        PokerStillLife {
            visible: !root.roulette && !root.bingo
            settings: root.settings
            size: picture.size
        }

        RouletteStillLife {
            visible: root.roulette
            lobby: root.rouletteLobby
            size: picture.size
        }

        BingoStillLife {
            visible: root.bingo
            size: picture.size
        }
    }

    LobbyTitle {
        settings: root.settings
        x: Theme.spaceXl + Theme.spaceL
        y: roomy ? root.height * 0.055 : Theme.spaceL
        roomy: root.height > Theme.px(660)
        width: root.pictureWidth - Theme.spaceXl - Theme.spaceL
        onRulesAsked: root.ruleAsked("")
        onScenarioAsked: root.chooseScenario()
    }

    Panel {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.margins: root.height > Theme.px(660) ? Theme.spaceXl : Theme.spaceM
        width: root.panelWidth
        padding: root.height > Theme.px(660) ? Theme.spaceXl : Theme.spaceL
        elevation: 20

        contentItem: TableChoice {
            lobby: root.lobby
            rouletteLobby: root.rouletteLobby
            hall: root.hall
            bingoLobby: root.bingoLobby
            roulette: root.roulette
            bingo: root.bingo
            onSitAsked: root.sitAsked()
            onRuleAsked: id => root.ruleAsked(id)
        }
    }

    DropArea {
        id: drop

        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: event => {
            event.accept(Qt.CopyAction);
            root.scenarioAsked(event.urls[0]);
        }

        Rectangle {
            anchors.fill: parent
            visible: drop.containsDrag
            color: Theme.scrim

            TitleText {
                anchors.centerIn: parent
                text: qsTr("Drop the scenario here")
            }
        }
    }

    Loader {
        id: pickerLoader

        active: false
        source: "ScenarioPicker.qml"

        Connections {
            target: pickerLoader.item as ScenarioPicker
            function onAccepted(): void {
                root.scenarioAsked((pickerLoader.item as ScenarioPicker).selectedFile);
            }
        }
    }
}
