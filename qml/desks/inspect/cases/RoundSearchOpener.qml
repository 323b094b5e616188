// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import MesaViva.App

/// The search for rounds, complaints and the inspection file: loads each sheet on first use.
Item {
    id: root

    required property InspectDesk desk

    /// Requests the sheet of the round with this id.
    signal sheetAsked(string round)

    /// Opens the search.
    function open(): void {
        if (roundSearch.status === Loader.Ready)
            (roundSearch.item as RoundSearchSheet).open();
        else
            roundSearch.setSource("RoundSearchSheet.qml", {
                "roundSearch": root.desk.roundSearch,
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
        id: roundSearch

        onLoaded: (roundSearch.item as RoundSearchSheet).open()
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
        target: roundSearch.item as RoundSearchSheet
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
