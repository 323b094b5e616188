// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt's tools make of all that QML sees, as one: both parts ask for the same types' descriptions.

#ifdef __GNUC__
// QML reads cents as double: Qt 6.4's QML knows no 64-bit integers. What moc makes of that converts without a
// cast.
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wfloat-conversion"
#endif

#include "mesaviva_app_autogen/mocs_compilation.cpp"
#include "mesaviva_app_qmltyperegistrations.cpp"
