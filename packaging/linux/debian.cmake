# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DSOURCE=DIR -DVERSION=V -DCONTACT=NAME -DDOC=DIR -DMAN=DIR -P debian.cmake: changelogs as Debian wants them, and its
# compressed manual pages. The date is that of SOURCE_DATE_EPOCH, so that the same commit gives the same package.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(MAKE_DIRECTORY ${DOC})
file(WRITE ${DOC}/changelog "mesaviva (${VERSION}) unstable; urgency=medium

  * Version ${VERSION}; what is new stands in NEWS.gz.

 -- ${CONTACT}  ${date}
")
file(COPY_FILE ${SOURCE}/CHANGELOG.md ${DOC}/NEWS)
file(GLOB pages ${MAN}/man1/*.1)
execute_process(COMMAND gzip -9nf ${DOC}/changelog ${DOC}/NEWS ${pages} COMMAND_ERROR_IS_FATAL ANY)
