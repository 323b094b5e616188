// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt's tools make of all that QML sees, as one: both parts ask for the same types' descriptions.

#include "mesaviva_app_autogen/mocs_compilation.cpp"
#include "mesaviva_app_qmltyperegistrations.cpp"
