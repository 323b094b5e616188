// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/display.h"

#include <QByteArray>
#include <QMessageLogContext>
#include <QString>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

// Collects Qt's messages while it looks for a display, and prints them if it finds one.
struct DisplayReport {
    QtMsgType type;
    QByteArray category;
    QString text;
};
struct DisplayReports {
    std::mutex mutex;
    std::vector<DisplayReport> list;
};

DisplayReports& displayReports() {
    static DisplayReports reports; // a message handler is a function without an object
    return reports;
}

bool isDisplayNamed() {
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

// Qt's first message has the cause; its fatal one blames the installation.
QString whyNoDisplay(const QString& fatal) {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    if (!isDisplayNamed()) {
        return QStringLiteral("neither DISPLAY nor WAYLAND_DISPLAY is set");
    }
#endif
    const auto& reports = displayReports().list;
    return (reports.empty() ? fatal : reports.front().text).simplified();
}

void holdReport(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    DisplayReports& reports = displayReports();
    const std::scoped_lock lock(reports.mutex);
    if (type == QtFatalMsg) {
        std::fprintf(stderr, "mesaviva: there is no display to open a window on (%s)\n",
                     qPrintable(whyNoDisplay(text)));
        std::_Exit(1);
    }
    reports.list.push_back({type, context.category, text});
}

} // namespace

std::unique_ptr<QGuiApplication> openDisplay(int& argc, char** argv) {
    const QtMessageHandler usual = qInstallMessageHandler(&holdReport);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(usual);
    for (const DisplayReport& report : std::exchange(displayReports().list, {})) {
        const QMessageLogContext context(nullptr, 0, nullptr, report.category.constData());
        qt_message_output(report.type, context, report.text);
    }
    return application;
}

} // namespace mesaviva::app
