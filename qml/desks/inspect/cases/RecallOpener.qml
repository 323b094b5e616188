// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// Recall, complaints and the inspection file: loads each sheet on first use.
Item {
    id: root

    required property InspectDesk desk

    /// Requests the sheet of the round with this id.
    signal sheetAsked(string round)

    /// Opens the search.
    function open(): void {
        if (recall.status === Loader.Ready)
            (recall.item as RecallSheet).open();
        else
            recall.setSource("RecallSheet.qml", {
                "recall": root.desk.recall,
                "report": root.desk.report
            });
    }

    /// Opens the current complaint.
    function openComplaint(): void {
        if (complaint.status === Loader.Ready)
            (complaint.item as ComplaintDialog).open();
        else
            complaint.setSource("ComplaintDialog.qml", {
                "complaints": root.desk.complaints
            });
    }

    /// Opens the inspection file.
    function openReport(): void {
        if (report.status === Loader.Ready)
            (report.item as ReportSheet).open();
        else
            report.setSource("ReportSheet.qml", {
                "report": root.desk.report
            });
    }

    Loader {
        id: recall

        onLoaded: (recall.item as RecallSheet).open()
    }

    Loader {
        id: complaint

        onLoaded: (complaint.item as ComplaintDialog).open()
    }

    Loader {
        id: report

        onLoaded: (report.item as ReportSheet).open()
    }

    Connections {
        target: recall.item as RecallSheet
        function onSheetAsked(round: string): void {
            root.desk.report.look(round);
            root.sheetAsked(round);
        }
        function onWatchAsked(link: string): void {
            root.desk.openMoment(link);
        }
        function onComplaintAsked(): void {
            if (root.desk.complain())
                root.openComplaint();
        }
        function onReportAsked(): void {
            root.openReport();
        }
    }

    Connections {
        target: report.item as ReportSheet
        function onComplaintAsked(place: int): void {
            root.desk.complaints.open(place);
            root.openComplaint();
        }
    }
}
