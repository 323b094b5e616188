// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Qt 6.4's layouts refer to a destroyed item until they are polished, and items in no window, such as a
// closed sheet, are not polished: a resize before that reads freed memory. MvColumnLayout, MvRowLayout and
// MvGridLayout forget the item at once. Items in a layout that may be destroyed must use one of them.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/media/art/picture_provider.h"
#include "window_user.h"
#endif

#include <QDirIterator>
#include <QFile>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlListProperty>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mesaviva::app;

namespace {

const QString kModules = QStringLiteral(":/qt/qml/MesaViva");

/// A layout of Qt's own.
bool isPlainLayout(const QObject* object) {
    return object && object->inherits("QQuickLayout") && object->metaObject()->indexOfProperty("had") < 0;
}

/// All parts of a component and of the components in it, as far as they are in its file: nothing is bound, so
/// that no model is needed.
class Anatomy {
public:
    explicit Anatomy(QQmlEngine& engine) : m_engine(engine) {}

    void take(const QUrl& file) {
        m_file = file.fileName();
        auto* const component = new QQmlComponent(&m_engine, file);
        if (QObject* const root = component->beginCreate(m_engine.rootContext())) {
            ++m_files;
            lookForOpenings(*root);
            look(*root);
        }
    }

    int files() const { return m_files; }
    int repeaters() const { return m_repeaters; }
    int components() const { return m_components; }
    const QStringList& faults() const { return m_faults; }

private:
    // Lists that users of the component fill, such as its default property.
    void lookForOpenings(QObject& root) {
        const QMetaObject& type = *root.metaObject();
        for (int i = 0; i < type.propertyCount(); ++i) {
            if (qstrcmp(type.property(i).typeName(), "QQmlListProperty<QObject>") != 0) {
                continue;
            }
            QQmlListProperty<QObject> list;
            void* arguments[] = {&list, nullptr};
            QMetaObject::metacall(&root, QMetaObject::ReadProperty, i, arguments);
            if (list.object != &root && isPlainLayout(list.object)) {
                m_faults.append(m_file + QStringLiteral(": ") + QLatin1String(type.property(i).name()) +
                                QStringLiteral(" fills a plain layout"));
            }
        }
    }

    void look(QObject& object) {
        qmlExecuteDeferred(&object);
        if (object.inherits("QQuickRepeater")) {
            ++m_repeaters;
            if (isPlainLayout(static_cast<QQuickItem&>(object).parentItem())) {
                m_faults.append(m_file + QStringLiteral(": a Repeater stands in a plain layout"));
            }
        }
        if (auto* const component = qobject_cast<QQmlComponent*>(&object)) {
            QObject* const made = component->isReady() && component->creationContext()
                                      ? component->beginCreate(component->creationContext())
                                      : nullptr;
            if (made) {
                ++m_components;
                look(*made);
            }
        }
        const QObjectList children = object.children();
        for (QObject* const child : children) {
            look(*child);
        }
    }

    QQmlEngine& m_engine;
    QString m_file;
    int m_files = 0;
    int m_repeaters = 0;
    int m_components = 0;
    QStringList m_faults;
};

void deleteWhatIsGone() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

} // namespace

class TestLayouts : public QObject {
    Q_OBJECT

private slots:
    void layoutsForgetWhatIsGone_data() {
        QTest::addColumn<QString>("type");
        for (const char* type : {"MvColumnLayout", "MvRowLayout", "MvGridLayout"}) {
            QTest::newRow(type) << QString::fromLatin1(type);
        }
    }

    void layoutsForgetWhatIsGone() {
        QFETCH(const QString, type);
        WindowUser user;
        QVERIFY(user.open());
        const QString text = QStringLiteral("import QtQuick\n"
                                            "import QtQuick.Layouts\n"
                                            "import MesaViva.Controls\n"
                                            "Item {\n"
                                            "    property alias model: many.model\n"
                                            "    readonly property real extent: layout.implicitHeight\n"
                                            "    width: 300\n"
                                            "    %1 {\n"
                                            "        id: layout\n"
                                            "        width: parent.width\n"
                                            "        Repeater {\n"
                                            "            id: many\n"
                                            "            model: 6\n"
                                            "            Item { implicitWidth: 30; implicitHeight: 20 }\n"
                                            "        }\n"
                                            "    }\n"
                                            "}\n")
                                 .arg(type);
        QQmlComponent component(qmlEngine(user.window()));
        component.setData(text.toUtf8(), QUrl());
        const std::unique_ptr<QObject> object(component.create());
        auto* const item = qobject_cast<QQuickItem*>(object.get());
        QVERIFY2(item, qPrintable(component.errorString()));
        QVERIFY(item->property("extent").toReal() >= 20); // all of them are laid out
        item->setProperty("model", 2);
        deleteWhatIsGone();
        item->setWidth(200);
        item->setProperty("model", 0);
        deleteWhatIsGone();
        item->setWidth(100);
        QCOMPARE(item->property("extent").toReal(), 0);
    }

    // The last round is shown, the next one has fewer seats, and the window is resized.
    void lastRoundMayHaveFewerSeats() {
        WindowUser user;
        QVERIFY(user.open());
        QQmlComponent component(qmlEngine(user.window()));
        component.setData("import QtQuick\n"
                          "import MesaViva.Controls\n"
                          "import MesaViva.Table\n"
                          "RoundSheet {\n"
                          "    property alias model: seats.model\n"
                          "    available: true\n"
                          "    emptyText: ''\n"
                          "    proofText: ''\n"
                          "    commitment: ''\n"
                          "    seed: ''\n"
                          "    Repeater { id: seats; model: 6; MvLabel { text: 'seat' } }\n"
                          "}\n",
                          QUrl());
        const std::unique_ptr<QObject> sheet(component.createWithInitialProperties(
            {{QStringLiteral("parent"), QVariant::fromValue(user.window()->contentItem())}}));
        QVERIFY2(sheet, qPrintable(component.errorString()));
        QVERIFY(QMetaObject::invokeMethod(sheet.get(), "open"));
        QTRY_VERIFY_WITH_TIMEOUT(sheet->property("opened").toBool(), kPatience);
        QVERIFY(QMetaObject::invokeMethod(sheet.get(), "close"));
        QTRY_VERIFY_WITH_TIMEOUT(!sheet->property("visible").toBool(), kPatience);
        sheet->setProperty("model", 2);
        deleteWhatIsGone();
        QVERIFY(user.resizes(QSize(1100, 700)));
        sheet->setProperty("width", 200);
    }

    void whatStandsInAPlainLayoutIsFound() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("Plain.qml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("import QtQuick\n"
                   "import QtQuick.Layouts\n"
                   "Item {\n"
                   "    required property int rows\n"
                   "    default property alias more: column.data\n"
                   "    ColumnLayout { id: column }\n"
                   "    RowLayout { Repeater { model: rows; Item {} } }\n"
                   "    ListView { delegate: GridLayout { Repeater { model: rows; Item {} } } }\n"
                   "}\n");
        file.close();
        static QQmlEngine& engine = *new QQmlEngine;
        engine.setOutputWarningsToStandardError(false);
        Anatomy anatomy(engine);
        anatomy.take(QUrl::fromLocalFile(file.fileName()));
        const QString name = QStringLiteral("Plain.qml: ");
        QCOMPARE(anatomy.faults(),
                 QStringList({name + QStringLiteral("more fills a plain layout"),
                              name + QStringLiteral("a Repeater stands in a plain layout"),
                              name + QStringLiteral("a Repeater stands in a plain layout")}));
    }

    // Every component of the program.
    void whatMayGoStandsInNoPlainLayout() {
        // Neither the engine nor the objects are destroyed: half-created objects cannot be.
        static QQmlEngine& engine = *new QQmlEngine;
        engine.setOutputWarningsToStandardError(false);
        engine.addImportPath(QStringLiteral(":/qt/qml"));
        mesaviva::art::addImageProviders(engine);
        const GameRegistry games;
        for (const TableGame* const game : games.list()) {
            game->addPictures(engine);
        }
        QStringList files;
        QDirIterator all(kModules, {QStringLiteral("*.qml")}, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            files.append(all.next());
        }
        QVERIFY(files.size() > 200);
        const QtMessageHandler before = qInstallMessageHandler([](QtMsgType, const auto&, const QString&) {});
        Anatomy anatomy(engine);
        for (const QString& file : std::as_const(files)) {
            if (!file.endsWith(QLatin1String("/Theme.qml"))) { // there is one already
                anatomy.take(QUrl(QStringLiteral("qrc") + file));
            }
        }
        qInstallMessageHandler(before);
        QCOMPARE(anatomy.files(), files.size() - 1);
        QVERIFY2(anatomy.repeaters() > 150 && anatomy.components() > 100,
                 qPrintable(QStringLiteral("%1 repeaters, %2 components")
                                .arg(anatomy.repeaters())
                                .arg(anatomy.components())));
        QVERIFY2(anatomy.faults().isEmpty(), qPrintable(anatomy.faults().join(u'\n')));
    }
};

#include "program/test_list.h"
MESAVIVA_TEST(TestLayouts)
#include "tst_layouts_window.moc"
