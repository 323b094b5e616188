// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window's renderer: the graphics card if there is one, else the one that draws only changes.

#include "app/shell/window.h"
#include "window_user.h"

#include <QSGRendererInterface>
#include <QTest>

using namespace mesaviva::app;

class TestRenderer : public QObject {
    Q_OBJECT

private slots:
    void softwareRenderingIsDetected_data() {
        QTest::addColumn<QByteArray>("renderer");
        QTest::addColumn<bool>("onProcessor");
        QTest::newRow("Mesa") << QByteArray("llvmpipe (LLVM 15.0.6, 256 bits)") << true;
        QTest::newRow("Mesa without LLVM") << QByteArray("softpipe") << true;
        QTest::newRow("old Mesa") << QByteArray("Software Rasterizer") << true;
        QTest::newRow("SwiftShader")
            << QByteArray("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)") << true;
        QTest::newRow("Intel") << QByteArray("Mesa Intel(R) UHD Graphics 620 (KBL GT2)") << false;
        QTest::newRow("AMD") << QByteArray("AMD Radeon RX 6600 (navi23, LLVM 15.0.6, DRM 3.49, 6.1.0)")
                             << false;
        QTest::newRow("NVIDIA") << QByteArray("NVIDIA GeForce GTX 1650/PCIe/SSE2") << false;
        QTest::newRow("a guest of VMware's") << QByteArray("SVGA3D; build: RELEASE;  LLVM;") << false;
        QTest::newRow("a guest of QEMU's") << QByteArray("virgl (Mesa Intel(R) UHD Graphics 620)") << false;
        QTest::newRow("none") << QByteArray() << false;
    }

    void softwareRenderingIsDetected() {
        QFETCH(const QByteArray, renderer);
        QTEST(drawsOnProcessor(renderer), "onProcessor");
    }

    // CTest runs this alone with each of them (see CMakeLists.txt): the requested renderer is used.
    void whatIsAskedForStands() {
        WindowUser user;
        QVERIFY(user.open());
        const auto api = user.window()->rendererInterface()->graphicsApi();
        if (qgetenv("QSG_RHI_BACKEND") == "opengl") {
            QCOMPARE(api, QSGRendererInterface::OpenGL);
        } else if (qgetenv("QT_QUICK_BACKEND") == "software") {
            QCOMPARE(api, QSGRendererInterface::Software);
        } else {
            QVERIFY(api == QSGRendererInterface::OpenGL || api == QSGRendererInterface::Software);
        }
    }
};

#include "program/test_list.h"
MESAVIVA_TEST(TestRenderer)
#include "tst_renderer.moc"
