// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// Recall, complaints and the file of an inspection: their sheets, each made when it is first wanted.
Item {
    id: root

    required property HouseApplication application

    /// The sheet of a round is wanted; the round's id.
    signal sheetAsked(string round)

    /// Opens the search for rounds.
    function open(): void {
        if (recall.status === Loader.Ready)
            (recall.item as RecallSheet).open();
        else
            recall.setSource("RecallSheet.qml", {
                "recall": root.application.recall,
                "report": root.application.report
            });
    }

    /// Opens the complaint that is at hand.
    function openDispute(): void {
        if (dispute.status === Loader.Ready)
            (dispute.item as DisputeDialog).open();
        else
            dispute.setSource("DisputeDialog.qml", {
                "disputes": root.application.disputes
            });
    }

    /// Opens the file.
    function openReport(): void {
        if (report.status === Loader.Ready)
            (report.item as ReportSheet).open();
        else
            report.setSource("ReportSheet.qml", {
                "report": root.application.report
            });
    }

    Loader {
        id: recall

        onLoaded: (recall.item as RecallSheet).open()
    }

    Loader {
        id: dispute

        onLoaded: (dispute.item as DisputeDialog).open()
    }

    Loader {
        id: report

        onLoaded: (report.item as ReportSheet).open()
    }

    Connections {
        target: recall.item as RecallSheet
        function onSheetAsked(round: string): void {
            root.application.report.look(round);
            root.sheetAsked(round);
        }
        function onWatchAsked(link: string): void {
            root.application.openMoment(link);
        }
        function onComplaintAsked(): void {
            if (root.application.complain())
                root.openDispute();
        }
        function onReportAsked(): void {
            root.openReport();
        }
    }

    Connections {
        target: report.item as ReportSheet
        function onComplaintAsked(place: int): void {
            root.application.disputes.open(place);
            root.openDispute();
        }
    }
}
