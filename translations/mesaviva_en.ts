<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../qml/shell/AboutDialog.qml" line="+15"/>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>A live gaming table for the desktop: real rules, real time, an open book of accounts.</source>
        <translation>A live gaming table for the desktop: real rules, real time, an open book of accounts.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>This is a demonstration. The points are free, they only prolong the play, and they never become money, vouchers, goods or services (P43, P44).</source>
        <translation>This is a demonstration. The points are free, they only prolong the play, and they never become money, vouchers, goods or services (P43, P44).</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The rulebook explains the law in our own words. The Diário da República alone is authoritative.</source>
        <translation>The rulebook explains the law in our own words. The Diário da República alone is authoritative.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Free software under the GNU General Public License, version 3 or later. © 2026 The Mesa Viva authors.</source>
        <translation>Free software under the GNU General Public License, version 3 or later. © 2026 The Mesa Viva authors.</translation>
    </message>
</context>
<context>
    <name>BadFileDialog</name>
    <message>
        <location filename="../qml/shell/BadFileDialog.qml" line="+23"/>
        <source>This scenario can&apos;t be opened</source>
        <translation>This scenario can&apos;t be opened</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>File: %1</source>
        <translation>File: %1</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Choose another file</source>
        <translation>Choose another file</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Nothing was changed. Correct the file at the place named and open it again.</source>
        <translation>Nothing was changed. Correct the file at the place named and open it again.</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <location filename="../app/words/poker_words.cpp" line="+46"/>
        <source>Two</source>
        <translation>Two</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Three</source>
        <translation>Three</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Four</source>
        <translation>Four</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Five</source>
        <translation>Five</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seven</source>
        <translation>Seven</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Eight</source>
        <translation>Eight</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nine</source>
        <translation>Nine</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ten</source>
        <translation>Ten</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Jack</source>
        <translation>Jack</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>King</source>
        <translation>King</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ace</source>
        <translation>Ace</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>twos</source>
        <translation>twos</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>threes</source>
        <translation>threes</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fours</source>
        <translation>fours</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fives</source>
        <translation>fives</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>sixes</source>
        <translation>sixes</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>sevens</source>
        <translation>sevens</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>eights</source>
        <translation>eights</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>nines</source>
        <translation>nines</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tens</source>
        <translation>tens</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>jacks</source>
        <translation>jacks</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>queens</source>
        <translation>queens</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>kings</source>
        <translation>kings</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>aces</source>
        <translation>aces</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>spades</source>
        <translation>spades</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <location filename="../qml/poker/CardPicture.qml" line="+17"/>
        <source>Face-down card</source>
        <translation>Face-down card</translation>
    </message>
</context>
<context>
    <name>ChapterSection</name>
    <message>
        <location filename="../qml/rulebook/ChapterSection.qml" line="+23"/>
        <source>In our own words. The law itself: %1.</source>
        <translation>In our own words. The law itself: %1.</translation>
    </message>
</context>
<context>
    <name>ClockText</name>
    <message>
        <location filename="../qml/shell/ClockText.qml" line="+14"/>
        <source>Time: %1</source>
        <translation>Time: %1</translation>
    </message>
</context>
<context>
    <name>ConfirmLeave</name>
    <message>
        <location filename="../qml/shell/ConfirmLeave.qml" line="+22"/>
        <source>Leave the program?</source>
        <translation>Leave the program?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Leave the table?</source>
        <translation>Leave the table?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Leave all the same</source>
        <translation>Leave all the same</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Stay at the table</source>
        <translation>Stay at the table</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Your bet of %1 stands. The round is settled without you, and what it brings is added to your points.</source>
        <translation>Your bet of %1 stands. The round is settled without you, and what it brings is added to your points.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your ante of %1 would be lost: who leaves before the bet has folded.</source>
        <translation>Your ante of %1 would be lost: who leaves before the bet has folded.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The program closes as soon as the round is settled.</source>
        <translation>The program closes as soon as the round is settled.</translation>
    </message>
</context>
<context>
    <name>DealerView</name>
    <message>
        <location filename="../qml/poker/DealerView.qml" line="+21"/>
        <source>Dealer: %1</source>
        <translation>Dealer: %1</translation>
    </message>
</context>
<context>
    <name>DialogHeader</name>
    <message>
        <location filename="../qml/controls/DialogHeader.qml" line="+45"/>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>FoldOut</name>
    <message>
        <location filename="../qml/lobby/FoldOut.qml" line="+28"/>
        <source>Unfolded</source>
        <translation>Unfolded</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Folded. %1</source>
        <translation>Folded. %1</translation>
    </message>
</context>
<context>
    <name>FoundSection</name>
    <message>
        <location filename="../qml/rulebook/FoundSection.qml" line="+19"/>
        <source>Rules: %1 · words of the game: %2</source>
        <translation>Rules: %1 · words of the game: %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nothing found. Try a rule&apos;s number, such as P26, or a single word.</source>
        <translation>Nothing found. Try a rule&apos;s number, such as P26, or a single word.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <location filename="../qml/poker/HandView.qml" line="+26"/>
        <source>Your hand: %1</source>
        <translation>Your hand: %1</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <location filename="../qml/rulebook/KeyRow.qml" line="+19"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyboardSection</name>
    <message>
        <location filename="../qml/rulebook/KeyboardSection.qml" line="+15"/>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Opens the rules and the pay-table</source>
        <translation>Opens the rules and the pay-table</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Shows the last round</source>
        <translation>Shows the last round</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Full screen, and back</source>
        <translation>Full screen, and back</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Changes the language</source>
        <translation>Changes the language</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Opens the settings</source>
        <translation>Opens the settings</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>In the lobby: opens a scenario file</source>
        <translation>In the lobby: opens a scenario file</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Leaves the program</source>
        <translation>Leaves the program</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Closes what is open above the table</source>
        <translation>Closes what is open above the table</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Goes on to the next control; with Shift, back</source>
        <translation>Goes on to the next control; with Shift, back</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Presses the control that has the blue ring</source>
        <translation>Presses the control that has the blue ring</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>In the lobby</source>
        <translation>In the lobby</translation>
    </message>
    <message>
        <location line="+2"/>
        <location line="+11"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location line="-11"/>
        <source>Sits down at the table</source>
        <translation>Sits down at the table</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Puts a chip in the ante box, from the smallest up</source>
        <translation>Puts a chip in the ante box, from the smallest up</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Takes the last chip back (Backspace does, too)</source>
        <translation>Takes the last chip back (Backspace does, too)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Takes the whole ante back (Delete does, too)</source>
        <translation>Takes the whole ante back (Delete does, too)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Puts the last round&apos;s ante again</source>
        <translation>Puts the last round&apos;s ante again</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The main action: starts the deal, or continues with the bet</source>
        <translation>The main action: starts the deal, or continues with the bet</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Folds</source>
        <translation>Folds</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stops and resumes a scenario</source>
        <translation>Stops and resumes a scenario</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <location filename="../qml/shell/LanguageSwitch.qml" line="+14"/>
        <source>Change the language to English (Ctrl+L)</source>
        <translation>Change the language to English (Ctrl+L)</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Change the language to Portuguese (Ctrl+L)</source>
        <translation>Change the language to Portuguese (Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>LastRoundView</name>
    <message>
        <location filename="../qml/poker/LastRoundView.qml" line="+27"/>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>No round has been played at this table yet.</source>
        <translation>No round has been played at this table yet.</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Burnt card</source>
        <translation>Burnt card</translation>
    </message>
    <message>
        <location line="+38"/>
        <source>The cards of this round were scripted by a scenario.</source>
        <translation>The cards of this round were scripted by a scenario.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>The commitment was fixed before the first stake; the seed, shown afterwards, proves the deal.</source>
        <translation>The commitment was fixed before the first stake; the seed, shown afterwards, proves the deal.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Commitment</source>
        <translation>Commitment</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>LobbyChoices</name>
    <message>
        <location filename="../qml/lobby/LobbyChoices.qml" line="+31"/>
        <source>Multi-player table</source>
        <translation>Multi-player table</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seven seats, one deal for all, and a timer.</source>
        <translation>Seven seats, one deal for all, and a timer.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Individual table</source>
        <translation>Individual table</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You alone, and you start each deal.</source>
        <translation>You alone, and you start each deal.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Limits of the ante</source>
        <translation>Limits of the ante</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>Maximum: %1 times the minimum</source>
        <translation>Maximum: %1 times the minimum</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Maximum, in times the minimum</source>
        <translation>Maximum, in times the minimum</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>No table may have a maximum above 25 times its minimum.</source>
        <translation>No table may have a maximum above 25 times its minimum.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Your seat</source>
        <translation>Your seat</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Company</source>
        <translation>Company</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Simulated players, always marked as such</source>
        <translation>Simulated players, always marked as such</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Simulated players</source>
        <translation>Simulated players</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>The dealer&apos;s pace</source>
        <translation>The dealer&apos;s pace</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Brisk</source>
        <translation>Brisk</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Times</source>
        <translation>Times</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 s · %2 s · %3 s</source>
        <translation>%1 s · %2 s · %3 s</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>To put the ante down</source>
        <translation>To put the ante down</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same for all; shown to all.</source>
        <translation>The same for all; shown to all.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>At an individual table you start the deal yourself (P15).</source>
        <translation>At an individual table you start the deal yourself (P15).</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>To decide</source>
        <translation>To decide</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>To fold or to continue.</source>
        <translation>To fold or to continue.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Extra time</source>
        <translation>Extra time</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After the warning; then you have folded.</source>
        <translation>After the warning; then you have folded.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The usual readings</source>
        <translation>The usual readings</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Changed</source>
        <translation>Changed</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Where the regulation leaves a question open, the house chooses how it is read.</source>
        <translation>Where the regulation leaves a question open, the house chooses how it is read.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A K Q J 10 of mixed suits is a straight</source>
        <translation>A K Q J 10 of mixed suits is a straight</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The ace may stand on top of a straight.</source>
        <translation>The ace may stand on top of a straight.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>The ace is on top only in a royal flush: the hand is high cards.</source>
        <translation>The ace is on top only in a royal flush: the hand is high cards.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>A system failure voids the whole round</source>
        <translation>A system failure voids the whole round</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>All stakes come back, even to those who had folded.</source>
        <translation>All stakes come back, even to those who had folded.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Once the cards are dealt, bets that are down are settled and folds stay.</source>
        <translation>Once the cards are dealt, bets that are down are settled and folds stay.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Back to the usual table</source>
        <translation>Back to the usual table</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <location filename="../qml/lobby/LobbyPage.qml" line="+32"/>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <location line="+66"/>
        <source>Drop the scenario here</source>
        <translation>Drop the scenario here</translation>
    </message>
</context>
<context>
    <name>LobbyPicture</name>
    <message>
        <location filename="../qml/lobby/LobbyPicture.qml" line="+22"/>
        <source>A card table with five cards and stacks of chips</source>
        <translation>A card table with five cards and stacks of chips</translation>
    </message>
</context>
<context>
    <name>LobbyTitle</name>
    <message>
        <location filename="../qml/lobby/LobbyTitle.qml" line="+23"/>
        <source>The table is open</source>
        <translation>The table is open</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Póquer sem descarte</source>
        <translation>Póquer sem descarte</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Five cards against the house and one decision: fold, or continue with twice your ante. Seven seats, real time, the rules of Regulation 803/2015.</source>
        <translation>Five cards against the house and one decision: fold, or continue with twice your ante. Seven seats, real time, the rules of Regulation 803/2015.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>How to play</source>
        <translation>How to play</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Open a scenario</source>
        <translation>Open a scenario</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.</source>
        <translation>Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <location filename="../qml/shell/Main.qml" line="+88"/>
        <source>%1 – Mesa Viva</source>
        <translation>%1 – Mesa Viva</translation>
    </message>
</context>
<context>
    <name>MvSpinBox</name>
    <message>
        <location filename="../qml/controls/MvSpinBox.qml" line="+34"/>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>PauseView</name>
    <message>
        <location filename="../qml/poker/PauseView.qml" line="+36"/>
        <source>The table is paused</source>
        <translation>The table is paused</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Its clock stands still; no time is lost.</source>
        <translation>Its clock stands still; no time is lost.</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
</context>
<context>
    <name>PayTableRow</name>
    <message>
        <location filename="../qml/rulebook/PayTableRow.qml" line="+20"/>
        <source>%1 pays %2 to 1</source>
        <translation>%1 pays %2 to 1</translation>
    </message>
    <message>
        <location line="+35"/>
        <source>%1 to 1</source>
        <translation>%1 to 1</translation>
    </message>
</context>
<context>
    <name>PlateText</name>
    <message>
        <location filename="../qml/shell/PlateText.qml" line="+16"/>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>%1, ante %2, %3</source>
        <translation>%1, ante %2, %3</translation>
    </message>
</context>
<context>
    <name>PlayerControls</name>
    <message>
        <location filename="../qml/poker/PlayerControls.qml" line="+31"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location line="+65"/>
        <source>Put %1 in the ante box</source>
        <translation>Put %1 in the ante box</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take the last chip back</source>
        <translation>Take the last chip back</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take the whole ante back</source>
        <translation>Take the whole ante back</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Repeat</source>
        <translation>Repeat</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Put the last ante down again: %1</source>
        <translation>Put the last ante down again: %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Put the last ante down again</source>
        <translation>Put the last ante down again</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Give the hand up; the ante is lost</source>
        <translation>Give the hand up; the ante is lost</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Continue · %1</source>
        <translation>Continue · %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stay in: twice the ante goes in the bet box</source>
        <translation>Stay in: twice the ante goes in the bet box</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ask for the cards</source>
        <translation>Ask for the cards</translation>
    </message>
</context>
<context>
    <name>PokerWords</name>
    <message>
        <location filename="../app/words/poker_words.cpp" line="+16"/>
        <source>%1 of %2</source>
        <extracomment>a card: %1 its rank, %2 its suit</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>ante down</source>
        <translation>ante down</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>deciding</source>
        <translation>deciding</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>in play</source>
        <translation>in play</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>folded</source>
        <translation>folded</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>lost</source>
        <comment>a seat&apos;s round</comment>
        <translation>lost</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tie</source>
        <translation>tie</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>returned</source>
        <translation>returned</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>connection lost</source>
        <translation>connection lost</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Face-down card</source>
        <translation>Face-down card</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Royal flush of %1</source>
        <translation>Royal flush of %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Straight flush, %1 high</source>
        <translation>Straight flush, %1 high</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Four of a kind, %1</source>
        <translation>Four of a kind, %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Full house, %1 and %2</source>
        <translation>Full house, %1 and %2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Flush of %1, %2 high</source>
        <translation>Flush of %1, %2 high</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Straight, %1 high</source>
        <translation>Straight, %1 high</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Three of a kind, %1</source>
        <translation>Three of a kind, %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Two pairs, %1 and %2</source>
        <translation>Two pairs, %1 and %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pair of %1</source>
        <translation>Pair of %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+17"/>
        <source>Ace and king</source>
        <translation>Ace and king</translation>
    </message>
    <message>
        <location line="-16"/>
        <source>High cards, %1</source>
        <translation>High cards, %1</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Royal flush</source>
        <translation>Royal flush</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Straight flush</source>
        <translation>Straight flush</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Four of a kind</source>
        <translation>Four of a kind</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Full house</source>
        <translation>Full house</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Straight</source>
        <translation>Straight</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Three of a kind</source>
        <translation>Three of a kind</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Two pairs</source>
        <translation>Two pairs</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>High cards</source>
        <translation>High cards</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>%1: %2</source>
        <extracomment>%1 the box, %2 the sum that lies there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Place your bets</source>
        <translation>Place your bets</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No more bets, cards are being dealt</source>
        <translation>No more bets, cards are being dealt</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Look at your cards: fold, or continue with the bet</source>
        <translation>Look at your cards: fold, or continue with the bet</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Time is up: decide now, or your hand is folded</source>
        <translation>Time is up: decide now, or your hand is folded</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dealer plays</source>
        <translation>The dealer plays</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dealer does not qualify: antes are paid, bets come back</source>
        <translation>The dealer does not qualify: antes are paid, bets come back</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Payment · %1, %2: %3</source>
        <extracomment>%1 the player, %2 the box, %3 the winnings</extracomment>
        <translation>Payment · %1, %2: %3</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The round is void, stakes are returned</source>
        <translation>The round is void, stakes are returned</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>You have not staked for a while: would you like to leave the table?</source>
        <translation>You have not staked for a while: would you like to leave the table?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 is invited to leave the table</source>
        <translation>%1 is invited to leave the table</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Without a stake now, your session will be ended</source>
        <translation>Without a stake now, your session will be ended</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1: without a stake the session will be ended</source>
        <translation>%1: without a stake the session will be ended</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Your session is over. Thank you for playing</source>
        <translation>Your session is over. Thank you for playing</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 has left the table</source>
        <translation>%1 has left the table</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The ante must be at least %1, the minimum of this table.</source>
        <translation>The ante must be at least %1, the minimum of this table.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The ante may be at most %1, the maximum of this table.</source>
        <translation>The ante may be at most %1, the maximum of this table.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Continuing takes %1, which is more than you have.</source>
        <translation>Continuing takes %1, which is more than you have.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have only %1 left.</source>
        <translation>You have only %1 left.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Put an ante of at least %1 down first.</source>
        <translation>Put an ante of at least %1 down first.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There are no chips in your ante box.</source>
        <translation>There are no chips in your ante box.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no ante yet to repeat.</source>
        <translation>There is no ante yet to repeat.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have no ante in this round.</source>
        <translation>You have no ante in this round.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Your ante is down already; clear it first.</source>
        <translation>Your ante is down already; clear it first.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your hand of this round is folded.</source>
        <translation>Your hand of this round is folded.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You are seated already.</source>
        <translation>You are seated already.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have decided already.</source>
        <translation>You have decided already.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The connection is lost.</source>
        <translation>The connection is lost.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>You can decide once the cards are dealt.</source>
        <translation>You can decide once the cards are dealt.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The cards are being played.</source>
        <translation>The cards are being played.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stakes are taken before the deal; wait for the next round.</source>
        <translation>Stakes are taken before the deal; wait for the next round.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>At a table for several the deal follows the betting period.</source>
        <translation>At a table for several the deal follows the betting period.</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+11"/>
        <source>This table does not offer that.</source>
        <translation>This table does not offer that.</translation>
    </message>
    <message>
        <location line="-10"/>
        <source>You are not seated at this table.</source>
        <translation>You are not seated at this table.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This seat is taken.</source>
        <translation>This seat is taken.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Fresh points are for those with less than %1.</source>
        <translation>Fresh points are for those with less than %1.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This outcome is not possible.</source>
        <translation>This outcome is not possible.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>won %1</source>
        <translation>won %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>lost</source>
        <translation>lost</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>came back</source>
        <translation>came back</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Folded: the ante is lost.</source>
        <translation>Folded: the ante is lost.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No decision in time: folded, the ante is lost.</source>
        <translation>No decision in time: folded, the ante is lost.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Gone before the bet: folded, the ante is lost.</source>
        <translation>Gone before the bet: folded, the ante is lost.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The dealer does not qualify: the ante pays 1 to 1, the bet comes back.</source>
        <translation>The dealer does not qualify: the ante pays 1 to 1, the bet comes back.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The hand beats the dealer&apos;s: the ante pays 1 to 1, the bet %1 to 1 (%2).</source>
        <translation>The hand beats the dealer&apos;s: the ante pays 1 to 1, the bet %1 to 1 (%2).</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The dealer&apos;s hand is higher: ante and bet are lost.</source>
        <translation>The dealer&apos;s hand is higher: ante and bet are lost.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Equal hands: all stakes come back.</source>
        <translation>Equal hands: all stakes come back.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The system failed before the decision: the ante comes back.</source>
        <translation>The system failed before the decision: the ante comes back.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The round is void: all stakes come back.</source>
        <translation>The round is void: all stakes come back.</translation>
    </message>
</context>
<context>
    <name>ProofLine</name>
    <message>
        <location filename="../qml/poker/ProofLine.qml" line="+47"/>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copy: %1</source>
        <translation>Copy: %1</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <location filename="../qml/rulebook/ReadingChoice.qml" line="+31"/>
        <source>%1 · played at this table</source>
        <translation>%1 · played at this table</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>%1 · not played at this table</source>
        <translation>%1 · not played at this table</translation>
    </message>
</context>
<context>
    <name>ReportRow</name>
    <message>
        <location filename="../qml/poker/ReportRow.qml" line="+34"/>
        <source>Seat %1, %2: %3</source>
        <translation>Seat %1, %2: %3</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>%1 · seat %2</source>
        <translation>%1 · seat %2</translation>
    </message>
    <message>
        <location line="+48"/>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <location filename="../qml/poker/ResultPanel.qml" line="+23"/>
        <source>Result of the round: %1</source>
        <translation>Result of the round: %1</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <location filename="../qml/poker/ResultRow.qml" line="+25"/>
        <source>You win</source>
        <translation>You win</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>You lose</source>
        <translation>You lose</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Even</source>
        <translation>Even</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <location filename="../qml/rulebook/RuleCard.qml" line="+25"/>
        <source>Rule %1: %2</source>
        <translation>Rule %1: %2</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>OUR READING, NOT THE LAW</source>
        <translation>OUR READING, NOT THE LAW</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>First reading</source>
        <translation>First reading</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Other reading</source>
        <translation>Other reading</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Reads</source>
        <translation>Reads</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Our reading</source>
        <translation>Our reading</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <location filename="../qml/controls/RuleLink.qml" line="+13"/>
        <source>Rule %1: open the rule book</source>
        <translation>Rule %1: open the rule book</translation>
    </message>
</context>
<context>
    <name>RulebookContents</name>
    <message>
        <location filename="../qml/rulebook/RulebookContents.qml" line="+24"/>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>How to play</source>
        <translation>How to play</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>A round in figures</source>
        <translation>A round in figures</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>What the bet pays</source>
        <translation>What the bet pays</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>The rules, chapter by chapter</source>
        <translation>The rules, chapter by chapter</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>How to complain</source>
        <translation>How to complain</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Reporting a fault</source>
        <translation>Reporting a fault</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Words of the game</source>
        <translation>Words of the game</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Keyboard</source>
        <translation>Keyboard</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <location filename="../qml/rulebook/RulebookPage.qml" line="+57"/>
        <source>Words of the game</source>
        <translation>Words of the game</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Keyboard</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <location line="+5"/>
        <location line="+21"/>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search: P26, flush, ante…</source>
        <translation>Search: P26, flush, ante…</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Close the rules (Esc)</source>
        <translation>Close the rules (Esc)</translation>
    </message>
</context>
<context>
    <name>ScenarioBar</name>
    <message>
        <location filename="../qml/poker/ScenarioBar.qml" line="+19"/>
        <source>Scenario: %1</source>
        <translation>Scenario: %1</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>The scenario is over</source>
        <translation>The scenario is over</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Speed ×%1</source>
        <translation>Speed ×%1</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>To the lobby</source>
        <translation>To the lobby</translation>
    </message>
</context>
<context>
    <name>ScenarioPicker</name>
    <message>
        <location filename="../qml/lobby/ScenarioPicker.qml" line="+8"/>
        <source>Open a scenario</source>
        <translation>Open a scenario</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Scenarios (*.json)</source>
        <translation>Scenarios (*.json)</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>SeatPicker</name>
    <message>
        <location filename="../qml/lobby/SeatPicker.qml" line="+27"/>
        <source>Your seat</source>
        <translation>Your seat</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
</context>
<context>
    <name>SeatSpot</name>
    <message>
        <location filename="../qml/lobby/SeatSpot.qml" line="+16"/>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <location filename="../qml/poker/SeatView.qml" line="+87"/>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <location line="+19"/>
        <location line="+9"/>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>SIMULATED</source>
        <translation>SIMULATED</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <location filename="../qml/shell/SettingsDialog.qml" line="+14"/>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each change acts at once and is remembered.</source>
        <translation>Each change acts at once and is remembered.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+4"/>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <location line="+8"/>
        <location line="+4"/>
        <source>Letters on the cards</source>
        <translation>Letters on the cards</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A R D V (Portuguese)</source>
        <translation>A R D V (Portuguese)</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>A K Q J (English)</source>
        <translation>A K Q J (English)</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+4"/>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Large</source>
        <translation>Large</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Largest</source>
        <translation>Largest</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Four colours of suits</source>
        <translation>Four colours of suits</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Diamonds are blue and clubs green, so that suits are not mistaken.</source>
        <translation>Diamonds are blue and clubs green, so that suits are not mistaken.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>My seat in the middle</source>
        <translation>My seat in the middle</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The table is turned so that you look at it from your own seat.</source>
        <translation>The table is turned so that you look at it from your own seat.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Chips can be dragged</source>
        <translation>Chips can be dragged</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Clicking and keys always work.</source>
        <translation>Clicking and keys always work.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Reduced motion</source>
        <translation>Reduced motion</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Cards and chips fade in at their place instead of moving.</source>
        <translation>Cards and chips fade in at their place instead of moving.</translation>
    </message>
</context>
<context>
    <name>SitDownBar</name>
    <message>
        <location filename="../qml/lobby/SitDownBar.qml" line="+29"/>
        <source>Your points</source>
        <translation>Your points</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>At the table you can take %1 more, free (P44).</source>
        <translation>At the table you can take %1 more, free (P44).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Free, and never money (P43, P44)</source>
        <translation>Free, and never money (P43, P44)</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Sit down at the table</source>
        <translation>Sit down at the table</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>A table may not be like this: see %1.</source>
        <translation>A table may not be like this: see %1.</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <location filename="../qml/poker/StatusStrip.qml" line="+59"/>
        <source>Take %1 of free points</source>
        <translation>Take %1 of free points</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Points only prolong the demonstration; they are never money</source>
        <translation>Points only prolong the demonstration; they are never money</translation>
    </message>
</context>
<context>
    <name>SummaryFigure</name>
    <message>
        <location filename="../qml/poker/SummaryFigure.qml" line="+17"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SummaryView</name>
    <message>
        <location filename="../qml/poker/SummaryView.qml" line="+20"/>
        <source>End of the session</source>
        <translation>End of the session</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Rounds played</source>
        <translation>Rounds played</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Staked</source>
        <translation>Staked</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+6"/>
        <location line="+10"/>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <location line="-11"/>
        <source>Returned</source>
        <translation>Returned</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Lost</source>
        <translation>Lost</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Neither won nor lost</source>
        <translation>Neither won nor lost</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Demonstration points: they are never money and can&apos;t be cashed.</source>
        <translation>Demonstration points: they are never money and can&apos;t be cashed.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Sit down again</source>
        <translation>Sit down again</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>To the lobby</source>
        <translation>To the lobby</translation>
    </message>
</context>
<context>
    <name>TablePlate</name>
    <message>
        <location filename="../qml/poker/TablePlate.qml" line="+24"/>
        <source>Table limits: ante from %1 to %2. %3. Round %4</source>
        <translation>Table limits: ante from %1 to %2. %3. Round %4</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+5"/>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <location line="-1"/>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Round</source>
        <translation>Round</translation>
    </message>
</context>
<context>
    <name>TimerRing</name>
    <message numerus="yes">
        <location filename="../qml/controls/TimerRing.qml" line="+29"/>
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Time left</source>
        <translation>Time left</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <location filename="../qml/shell/TopBar.qml" line="+27"/>
        <source>Top bar</source>
        <translation>Top bar</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>DEMONSTRATION</source>
        <translation>DEMONSTRATION</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Last round (F2)</source>
        <translation>Last round (F2)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Rules and pay-table (F1)</source>
        <translation>Rules and pay-table (F1)</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Settings (Ctrl+,)</source>
        <translation>Settings (Ctrl+,)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Back to the window (F11)</source>
        <translation>Back to the window (F11)</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Full screen (F11)</source>
        <translation>Full screen (F11)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>About Mesa Viva</source>
        <translation>About Mesa Viva</translation>
    </message>
</context>
<context>
    <name>WalletView</name>
    <message>
        <location filename="../qml/poker/WalletView.qml" line="+15"/>
        <source>on the table %1</source>
        <translation>on the table %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Your points</source>
        <translation>Your points</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Your points: %1</source>
        <translation>Your points: %1</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PokerTableModel</name>
    <message>
        <location filename="../app/poker/poker_table_model.cpp" line="+391"/>
        <source>A scenario is playing; its steps act.</source>
        <translation>A scenario is playing; its steps act.</translation>
    </message>
    <message>
        <location line="+60"/>
        <source>Five-card poker without draw</source>
        <translation>Five-card poker without draw</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Regulation 803/2015</source>
        <translation>Regulation 803/2015</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Betting</source>
        <translation>Betting</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Decision</source>
        <translation>Decision</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Extra time</source>
        <translation>Extra time</translation>
    </message>
    <message>
        <location line="+77"/>
        <source>%1: does not qualify</source>
        <translation>%1: does not qualify</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>A-K-Q-J-10 of mixed suits is a straight (I-P8)</source>
        <translation>A-K-Q-J-10 of mixed suits is a straight (I-P8)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A-K-Q-J-10 of mixed suits is high cards (P8, strict)</source>
        <translation>A-K-Q-J-10 of mixed suits is high cards (P8, strict)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>After a system failure bets that are down are settled (I-P33)</source>
        <translation>After a system failure bets that are down are settled (I-P33)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After a system failure the whole round is void (P33)</source>
        <translation>After a system failure the whole round is void (P33)</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Your session is over.</source>
        <translation>Your session is over.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>You are watching this table.</source>
        <translation>You are watching this table.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The next round opens in a moment.</source>
        <translation>The next round opens in a moment.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Your ante is lost; the next round opens soon.</source>
        <translation>Your ante is lost; the next round opens soon.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Put an ante between %1 and %2 in the ante box.</source>
        <translation>Put an ante between %1 and %2 in the ante box.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Mind that continuing will take %1: you would not have that.</source>
        <translation>Mind that continuing will take %1: you would not have that.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Ask for the cards, or change your ante.</source>
        <translation>Ask for the cards, or change your ante.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your ante is down; you can change it until betting closes.</source>
        <translation>Your ante is down; you can change it until betting closes.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The cards are being dealt.</source>
        <translation>The cards are being dealt.</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+4"/>
        <source>You are not in this round.</source>
        <translation>You are not in this round.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You continue; the others decide.</source>
        <translation>You continue; the others decide.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You have folded; the others decide.</source>
        <translation>You have folded; the others decide.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1. Fold and lose the ante, or continue with %2.</source>
        <translation>%1. Fold and lose the ante, or continue with %2.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dealer&apos;s cards are turned.</source>
        <translation>The dealer&apos;s cards are turned.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The round is being settled.</source>
        <translation>The round is being settled.</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>You have ended the session.</source>
        <translation>You have ended the session.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The session was ended because no stake followed the warning.</source>
        <translation>The session was ended because no stake followed the warning.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RoundReportModel</name>
    <message>
        <location filename="../app/poker/round_report_model.cpp" line="+41"/>
        <source>%1 · %2</source>
        <extracomment>%1 a box and its stake (&quot;Ante: 5.00 €&quot;), %2 what came of it (&quot;won 5.00 €&quot;)</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <location line="+122"/>
        <source>The round is void</source>
        <translation>The round is void</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The dealer plays: %1</source>
        <translation>The dealer plays: %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dealer does not qualify</source>
        <translation>The dealer does not qualify</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Nobody staked</source>
        <translation>Nobody staked</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Everybody folded</source>
        <translation>Everybody folded</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::SeatListModel</name>
    <message>
        <location filename="../app/poker/seat_list_model.cpp" line="+22"/>
        <source>Seat %1, free</source>
        <translation>Seat %1, free</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Seat %1, %2</source>
        <translation>Seat %1, %2</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>simulated</source>
        <translation>simulated</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>ante %1</source>
        <translation>ante %1</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>bet %1</source>
        <translation>bet %1</translation>
    </message>
</context>
</TS>
