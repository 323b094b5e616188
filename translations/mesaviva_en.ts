<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>Version %1</source>
            <translation>Version %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>A live gaming table for the desktop: real rules, real time, an open book of accounts.</source>
            <translation>A live gaming table for the desktop: real rules, real time, an open book of accounts.</translation>
        </message>
        <message>
            <source>This is a demonstration. The points are free, they only prolong the play, and they never become money, vouchers, goods or services (P43, P44).</source>
            <translation>This is a demonstration. The points are free, they only prolong the play, and they never become money, vouchers, goods or services (P43, P44).</translation>
        </message>
        <message>
            <source>The rulebook explains the law in our own words. The Diário da República alone is authoritative.</source>
            <translation>The rulebook explains the law in our own words. The Diário da República alone is authoritative.</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. © 2026 The Mesa Viva authors.</source>
            <translation>Free software under the GNU General Public License, version 3 or later. © 2026 The Mesa Viva authors.</translation>
        </message>
    </context>
    <context>
        <name>AmountProse</name>
        <message>
            <source>pataca</source>
            <translation>pataca</translation>
        </message>
        <message>
            <source>patacas</source>
            <translation>patacas</translation>
        </message>
        <message>
            <source>point</source>
            <comment>what is played for</comment>
            <translation>point</translation>
        </message>
        <message>
            <source>points</source>
            <comment>what is played for</comment>
            <translation>points</translation>
        </message>
    </context>
    <context>
        <name>AmountSettings</name>
        <message>
            <source>Amounts are in</source>
            <translation>Amounts are in</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Euros, as in the law</source>
            <translation>Euros, as in the law</translation>
        </message>
        <message>
            <source>Macau in patacas</source>
            <translation>Macau in patacas</translation>
        </message>
        <message>
            <source>At Macau's tables and on their sheets; the numbers stay the same.</source>
            <translation>At Macau's tables and on their sheets; the numbers stay the same.</translation>
        </message>
    </context>
    <context>
        <name>BadFileDialog</name>
        <message>
            <source>This scenario can't be opened</source>
            <translation>This scenario can't be opened</translation>
        </message>
        <message>
            <source>File: %1</source>
            <translation>File: %1</translation>
        </message>
        <message>
            <source>Choose another file</source>
            <translation>Choose another file</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Nothing was changed. Correct the file at the place named and open it again.</source>
            <translation>Nothing was changed. Correct the file at the place named and open it again.</translation>
        </message>
    </context>
    <context>
        <name>BadRecordDialog</name>
        <message>
            <source>This is a record, not a scenario</source>
            <translation>This is a record, not a scenario</translation>
        </message>
        <message>
            <source>This round can't be played again</source>
            <translation>This round can't be played again</translation>
        </message>
        <message>
            <source>File: %1</source>
            <translation>File: %1</translation>
        </message>
        <message>
            <source>Open the history</source>
            <translation>Open the history</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>This file holds rounds that were played, not the script of one.</source>
            <translation>This file holds rounds that were played, not the script of one.</translation>
        </message>
        <message>
            <source>The history plays the rounds of your own record again. The command «mesaviva verify» checks any record, «mesaviva export» prints what is in it.</source>
            <translation>The history plays the rounds of your own record again. The command “mesaviva verify” checks any record, “mesaviva export” prints what is in it.</translation>
        </message>
        <message>
            <source>The record was not changed. The history lists what can be read of it, and checks all of it with a click.</source>
            <translation>The record was not changed. The history lists what can be read of it, and checks all of it with a click.</translation>
        </message>
        <message>
            <source>No complaint was begun</source>
            <translation>No complaint was begun</translation>
        </message>
    </context>
    <context>
        <name>BalanceChart</name>
        <message>
            <source>Results added up</source>
            <translation>Results added up</translation>
        </message>
        <message>
            <source>Points over time</source>
            <translation>Points over time</translation>
        </message>
    </context>
    <context>
        <name>BalanceFigure</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>BallRow</name>
        <message>
            <source>Last balls, the newest first</source>
            <translation>Last balls, the newest first</translation>
        </message>
        <message>
            <source>The last balls are shown here</source>
            <translation>The last balls are shown here</translation>
        </message>
    </context>
    <context>
        <name>BingoCardItem</name>
        <message>
            <source>blank</source>
            <translation>blank</translation>
        </message>
        <message>
            <source>%1, marked</source>
            <translation>%1, marked</translation>
        </message>
        <message>
            <source>free</source>
            <translation>free</translation>
        </message>
        <message>
            <source>%1, drawn, not marked</source>
            <translation>%1, drawn, not marked</translation>
        </message>
        <message>
            <source>%1, not drawn</source>
            <translation>%1, not drawn</translation>
        </message>
        <message>
            <source>Card %1</source>
            <translation>Card %1</translation>
        </message>
    <message numerus="yes">
            <source>%n to go</source>
            <extracomment>on a small card: how many numbers lack to a prize</extracomment>
            <translation>
                <numerusform>%n to go</numerusform>
                <numerusform>%n to go</numerusform>
            </translation>
        </message>
        <message>
            <source>won</source>
            <translation>won</translation>
        </message>
    </context>
    <context>
        <name>BingoControls</name>
        <message numerus="yes">
            <source>%n missed</source>
            <translation>
                <numerusform>%n missed</numerusform>
                <numerusform>%n missed</numerusform>
            </translation>
        </message>
        <message>
            <source>Auto-mark</source>
            <translation>Auto-mark</translation>
        </message>
        <message>
            <source>Numbers are marked on your cards as they are drawn (B27)</source>
            <translation>Numbers are marked on your cards as they are drawn (B27)</translation>
        </message>
        <message>
            <source>Sort</source>
            <translation>Sort</translation>
        </message>
        <message>
            <source>Cards that are nearest to a prize come first (B14)</source>
            <translation>Cards that are nearest to a prize come first (B14)</translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>Prizes</translation>
        </message>
        <message>
            <source>Who has won what in this round</source>
            <translation>Who has won what in this round</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Check</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Bought as soon as the next sale opens; costs nothing until then (B16)</source>
            <translation>Bought as soon as the next sale opens; costs nothing until then (B16)</translation>
        </message>
        <message>
            <source>See any card of this round by its number</source>
            <translation>See any card of this round by its number</translation>
        </message>
        <message>
            <source>The last rounds, to be read or watched again</source>
            <translation>The last rounds, to be read or watched again</translation>
        </message>
        <message>
            <source>Cards to buy</source>
            <translation>Cards to buy</translation>
        </message>
        <message numerus="yes">
            <source>%n reserved</source>
            <comment>cards</comment>
            <translation>
                <numerusform>%n reserved</numerusform>
                <numerusform>%n reserved</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy %n card(s)</source>
            <translation>
                <numerusform>Buy %n card</numerusform>
                <numerusform>Buy %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Reserve %n card(s)</source>
            <translation>
                <numerusform>Reserve %n card</numerusform>
                <numerusform>Reserve %n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>Press to cancel</source>
            <translation>Press to cancel</translation>
        </message>
        <message>
            <source>Cards that are bought can't be given back (B12)</source>
            <translation>Cards that are bought can't be given back (B12)</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>%1 what a button does: "Buy 6 cards", %2 an amount, or how it is cancelled</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Numbers are marked by themselves</source>
            <translation>Numbers are marked automatically</translation>
        </message>
        <message>
            <source>Numbers are marked by hand</source>
            <translation>Numbers are marked by hand</translation>
        </message>
        <message>
            <source>Cards nearest to a prize come first</source>
            <translation>Cards nearest to a prize come first</translation>
        </message>
        <message>
            <source>Cards stay where they are</source>
            <translation>Cards stay where they are</translation>
        </message>
        <message>
            <source>Reserve %1</source>
            <comment>cards</comment>
            <translation>Reserve %1</translation>
        </message>
        <message>
            <source>Buy %1</source>
            <comment>cards</comment>
            <translation>Buy %1</translation>
        </message>
    </context>
    <context>
        <name>BingoCounter</name>
        <message>
            <source>Cards that are bought can't be given back.</source>
            <translation>Cards that are bought can't be given back.</translation>
        </message>
        <message>
            <source>You have not had cards in this room yet.</source>
            <translation>You have not had cards in this room yet.</translation>
        </message>
        <message>
            <source>This is an earlier round that is played back.</source>
            <translation>This is an earlier round, played back.</translation>
        </message>
    </context>
    <context>
        <name>BingoEditorCards</name>
        <message>
            <source>%1: card %2 of %3</source>
            <translation>%1: card %2 of %3</translation>
        </message>
        <message>
            <source>%1 has no card yet</source>
            <translation>%1 has no card yet</translation>
        </message>
        <message>
            <source>Card with the numbers %1</source>
            <translation>Card with the numbers %1</translation>
        </message>
        <message>
            <source>Box with %1</source>
            <translation>Box with %1</translation>
        </message>
        <message>
            <source>Boxes of the card</source>
            <translation>Boxes of the card</translation>
        </message>
        <message>
            <source>It comes by the seed</source>
            <translation>It comes by the seed</translation>
        </message>
        <message>
            <source>The card before</source>
            <translation>The card before</translation>
        </message>
        <message>
            <source>This is the first one</source>
            <translation>This is the first one</translation>
        </message>
        <message>
            <source>The next card</source>
            <translation>The next card</translation>
        </message>
        <message>
            <source>This is the last one</source>
            <translation>This is the last one</translation>
        </message>
        <message>
            <source>Another card</source>
            <translation>Another card</translation>
        </message>
        <message>
            <source>Choose it</source>
            <translation>Choose it</translation>
        </message>
        <message>
            <source>One that the house can sell, and nobody has; those bought before it are chosen, too</source>
            <translation>One that the house can sell, and nobody has; those bought before it are chosen, too</translation>
        </message>
        <message>
            <source>By the seed</source>
            <translation>By the seed</translation>
        </message>
        <message>
            <source>This one and those bought after it come by the seed again</source>
            <translation>This one and those bought after it come by the seed again</translation>
        </message>
        <message>
            <source>It comes by the seed already</source>
            <translation>It comes by the seed already</translation>
        </message>
        <message>
            <source>Click on the player to buy one.</source>
            <translation>Click on the player to buy one.</translation>
        </message>
        <message>
            <source>A click on a number, or arrows, chooses what stands there instead.</source>
            <translation>A click on a number, or arrows, chooses what stands there instead.</translation>
        </message>
        <message>
            <source>What stands there instead:</source>
            <translation>What stands there instead:</translation>
        </message>
        <message>
            <source>Number %1</source>
            <translation>Number %1</translation>
        </message>
        <message>
            <source>Blank box</source>
            <translation>Blank box</translation>
        </message>
        <message>
            <source>Five numbers stand in each row: which of them makes way for one here?</source>
            <translation>Five numbers stand in each row: which of them makes way for one here?</translation>
        </message>
    </context>
    <context>
        <name>BingoEditorRoom</name>
        <message>
            <source>The room</source>
            <translation>The room</translation>
        </message>
        <message>
            <source>no cards</source>
            <translation>no cards</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>BingoKeys</name>
        <message>
            <source>In the bingo hall and its rooms</source>
            <translation>In the bingo hall and its rooms</translation>
        </message>
        <message>
            <source>Up, Down</source>
            <translation>Up, Down</translation>
        </message>
        <message>
            <source>In the hall: choose a room; E opens the choices of your own room</source>
            <translation>In the hall: choose a room; E opens the choices of your own room</translation>
        </message>
        <message>
            <source>One card more, one fewer to buy</source>
            <translation>One card more, one fewer to buy</translation>
        </message>
        <message>
            <source>Buys the cards; between two sales: reserves them for the next, or cancels that</source>
            <translation>Buys the cards; between two sales: reserves them for the next, or cancels that</translation>
        </message>
        <message>
            <source>Numbers are marked by themselves, or by hand</source>
            <translation>Numbers are marked automatically, or by hand</translation>
        </message>
        <message>
            <source>Cards that are nearest to a prize come first, or all stay where they are</source>
            <translation>Cards that are nearest to a prize come first, or all stay where they are</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Arrows</translation>
        </message>
        <message>
            <source>Go from box to box of a card; Page Up and Page Down go from card to card</source>
            <translation>Go from box to box of a card; Page Up and Page Down go from card to card</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>By hand: marks the number on all your cards</source>
            <translation>By hand: marks the number on all your cards</translation>
        </message>
        <message>
            <source>Shows who has won what. In a scenario: stops and resumes it</source>
            <translation>Shows who has won what. In a scenario: stops and resumes it</translation>
        </message>
        <message>
            <source>Shows any card of the round by its number</source>
            <translation>Shows any card of the round by its number</translation>
        </message>
        <message>
            <source>Shows the last rounds, to be watched again</source>
            <translation>Shows the last rounds, to be watched again</translation>
        </message>
    </context>
    <context>
        <name>BingoLobby</name>
        <message>
            <source>Balls of 90, 80, 75 or 30, and cards that fill as they are drawn. A hall of rooms with prizes and jackpots. By Regulation 425-A/2015.</source>
            <translation>Balls of 90, 80, 75 or 30, and cards that fill as they are drawn. A hall of rooms with prizes and jackpots. By Regulation 425-A/2015.</translation>
        </message>
        <message>
            <source>Enter the room</source>
            <translation>Enter the room</translation>
        </message>
    </context>
    <context>
        <name>BingoNames</name>
        <message>
            <source>Rooster</source>
            <translation>Rooster</translation>
        </message>
        <message>
            <source>Caravel</source>
            <translation>Caravel</translation>
        </message>
        <message>
            <source>Sardines</source>
            <translation>Sardines</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Tile</translation>
        </message>
        <message>
            <source>Carnation</source>
            <translation>Carnation</translation>
        </message>
        <message>
            <source>Guitar</source>
            <translation>Guitar</translation>
        </message>
        <message>
            <source>Castle</source>
            <translation>Castle</translation>
        </message>
        <message>
            <source>Anchor</source>
            <translation>Anchor</translation>
        </message>
        <message>
            <source>Sun</source>
            <translation>Sun</translation>
        </message>
        <message>
            <source>Moon</source>
            <translation>Moon</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Star</translation>
        </message>
        <message>
            <source>Swallow</source>
            <translation>Swallow</translation>
        </message>
        <message>
            <source>Basil pot</source>
            <translation>Basil pot</translation>
        </message>
        <message>
            <source>Fig</source>
            <translation>Fig</translation>
        </message>
        <message>
            <source>Grapes</source>
            <translation>Grapes</translation>
        </message>
        <message>
            <source>Orange</source>
            <translation>Orange</translation>
        </message>
        <message>
            <source>Cork oak</source>
            <translation>Cork oak</translation>
        </message>
        <message>
            <source>Heart of Viana</source>
            <translation>Heart of Viana</translation>
        </message>
        <message>
            <source>Lighthouse</source>
            <translation>Lighthouse</translation>
        </message>
        <message>
            <source>Windmill</source>
            <translation>Windmill</translation>
        </message>
        <message>
            <source>Bell</source>
            <translation>Bell</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Key</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Fish</translation>
        </message>
        <message>
            <source>Shell</source>
            <translation>Shell</translation>
        </message>
        <message>
            <source>Crown</source>
            <translation>Crown</translation>
        </message>
        <message>
            <source>Compass rose</source>
            <translation>Compass rose</translation>
        </message>
        <message>
            <source>Barrel</source>
            <translation>Barrel</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Bridge</translation>
        </message>
        <message>
            <source>Olive branch</source>
            <translation>Olive branch</translation>
        </message>
        <message>
            <source>Tram</source>
            <translation>Tram</translation>
        </message>
        <message>
            <source>Frame</source>
            <translation>Frame</translation>
        </message>
        <message>
            <source>Small frame</source>
            <translation>Small frame</translation>
        </message>
        <message>
            <source>Diamond</source>
            <translation>Diamond</translation>
        </message>
        <message>
            <source>Full diamond</source>
            <translation>Full diamond</translation>
        </message>
        <message>
            <source>Plus</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Cross</source>
            <translation>Cross</translation>
        </message>
        <message>
            <source>Saint Andrew's cross</source>
            <translation>Saint Andrew's cross</translation>
        </message>
        <message>
            <source>Postage stamp</source>
            <translation>Postage stamp</translation>
        </message>
        <message>
            <source>Four stamps</source>
            <translation>Four stamps</translation>
        </message>
        <message>
            <source>Checkerboard</source>
            <translation>Checkerboard</translation>
        </message>
        <message>
            <source>Stripes</source>
            <translation>Stripes</translation>
        </message>
        <message>
            <source>Hourglass</source>
            <translation>Hourglass</translation>
        </message>
        <message>
            <source>Bow tie</source>
            <translation>Bow tie</translation>
        </message>
        <message>
            <source>Arrow</source>
            <translation>Arrow</translation>
        </message>
        <message>
            <source>Heart</source>
            <translation>Heart</translation>
        </message>
        <message>
            <source>Kite</source>
            <translation>Kite</translation>
        </message>
        <message>
            <source>Pyramid</source>
            <translation>Pyramid</translation>
        </message>
        <message>
            <source>House</source>
            <translation>House</translation>
        </message>
        <message>
            <source>Tree</source>
            <translation>Tree</translation>
        </message>
        <message>
            <source>Goblet</source>
            <translation>Goblet</translation>
        </message>
        <message>
            <source>Umbrella</source>
            <translation>Umbrella</translation>
        </message>
        <message>
            <source>Smile</source>
            <translation>Smile</translation>
        </message>
        <message>
            <source>Stairs</source>
            <translation>Stairs</translation>
        </message>
        <message>
            <source>Letter E</source>
            <translation>Letter E</translation>
        </message>
        <message>
            <source>Letter H</source>
            <translation>Letter H</translation>
        </message>
        <message>
            <source>Letter I</source>
            <translation>Letter I</translation>
        </message>
        <message>
            <source>Letter L</source>
            <translation>Letter L</translation>
        </message>
        <message>
            <source>Letter M</source>
            <translation>Letter M</translation>
        </message>
        <message>
            <source>Letter N</source>
            <translation>Letter N</translation>
        </message>
        <message>
            <source>Letter P</source>
            <translation>Letter P</translation>
        </message>
        <message>
            <source>Letter T</source>
            <translation>Letter T</translation>
        </message>
        <message>
            <source>Letter U</source>
            <translation>Letter U</translation>
        </message>
        <message>
            <source>Letter Y</source>
            <translation>Letter Y</translation>
        </message>
        <message>
            <source>Letter Z</source>
            <translation>Letter Z</translation>
        </message>
        <message>
            <source>Own pattern</source>
            <translation>Own pattern</translation>
        </message>
    </context>
    <context>
        <name>BingoNews</name>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 names, %2 an amount</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 together</source>
            <translation>%1: %2 together</translation>
        </message>
        <message>
            <source>Refunded cards</source>
            <translation>Refunded cards</translation>
        </message>
        <message>
            <source>No further sale is announced.</source>
            <translation>No further sale is announced.</translation>
        </message>
        <message>
            <source>The next sale opens in a moment.</source>
            <translation>The next sale opens in a moment.</translation>
        </message>
        <message>
            <source>The next sale opens at %1.</source>
            <translation>The next sale opens at %1.</translation>
        </message>
        <message>
            <source>This is an earlier round that is played back.</source>
            <translation>This is an earlier round, played back.</translation>
        </message>
        <message>
            <source>You are watching this room.</source>
            <translation>You are watching this room.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) reserved for the next sale.</source>
            <translation>
                <numerusform>%n card reserved for the next sale.</numerusform>
                <numerusform>%n cards reserved for the next sale.</numerusform>
            </translation>
        </message>
        <message>
            <source>Buy cards: %1 each.</source>
            <translation>Buy cards: %1 each.</translation>
        </message>
        <message>
            <source>You have %1; the draw begins when the sale is over.</source>
            <translation>You have %1; the draw begins when the sale is over.</translation>
        </message>
        <message>
            <source>The sale is closed; the draw begins in a moment.</source>
            <translation>The sale is closed; the draw begins in a moment.</translation>
        </message>
        <message>
            <source>The draw pauses for a prize.</source>
            <translation>The draw pauses for a prize.</translation>
        </message>
        <message>
            <source>You have no card in this round; the next sale opens after bingo.</source>
            <translation>You have no card in this round; the next sale opens after bingo.</translation>
        </message>
        <message>
            <source>Your cards are marked by themselves.</source>
            <translation>Your cards are marked automatically.</translation>
        </message>
        <message>
            <source>Mark the drawn numbers on your cards.</source>
            <translation>Mark the drawn numbers on your cards.</translation>
        </message>
        <message>
            <source>Bingo: the prizes are being confirmed.</source>
            <translation>Bingo: the prizes are being confirmed.</translation>
        </message>
        <message>
            <source>All prizes are paid.</source>
            <translation>All prizes are paid.</translation>
        </message>
        <message>
            <source>Cards are being sold at %1 each.</source>
            <translation>Cards are being sold at %1 each.</translation>
        </message>
        <message>
            <source>The numbers are being drawn.</source>
            <translation>The numbers are being drawn.</translation>
        </message>
        <message>
            <source>You have %1; the draw begins when you go on.</source>
            <translation>You have %1; the draw begins when you go on.</translation>
        </message>
        <message>
            <source>The sale is closed; the draw begins when you go on.</source>
            <translation>The sale is closed; the draw begins when you go on.</translation>
        </message>
        <message>
            <source>Last round: %1. Buy cards: %2 each.</source>
            <translation>Last round: %1. Buy cards: %2 each.</translation>
        </message>
    </context>
    <context>
        <name>BingoReader</name>
        <message numerus="yes">
            <source>You have %n card(s)</source>
            <translation>
                <numerusform>You have %n card</numerusform>
                <numerusform>You have %n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>You have no cards</source>
            <translation>You have no cards</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message>
            <source>No number has been drawn yet</source>
            <translation>No number has been drawn yet</translation>
        </message>
        <message>
            <source>%1, %2 left</source>
            <translation>%1, %2 left</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) reserved</source>
            <translation>
                <numerusform>%n card reserved</numerusform>
                <numerusform>%n cards reserved</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>won so far: %1</source>
            <translation>won so far: %1</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n card(s) with one to go</source>
            <translation>
                <numerusform>%1: %n card with one to go</numerusform>
                <numerusform>%1: %n cards with one to go</numerusform>
            </translation>
        </message>
        <message>
            <source>your card %1 waits for %2</source>
            <translation>your card %1 waits for %2</translation>
        </message>
        <message>
            <source>Nobody has one to go</source>
            <translation>Nobody has one to go</translation>
        </message>
        <message>
            <source>more cards or fewer</source>
            <translation>more cards or fewer</translation>
        </message>
        <message>
            <source>plus and minus</source>
            <translation>plus and minus</translation>
        </message>
        <message>
            <source>buy</source>
            <translation>buy</translation>
        </message>
        <message>
            <source>reserve for the next sale</source>
            <translation>reserve for the next sale</translation>
        </message>
        <message>
            <source>mark a number</source>
            <translation>mark a number</translation>
        </message>
        <message>
            <source>Drawing machine</source>
            <translation>Drawing machine</translation>
        </message>
        <message>
            <source>%1, ball %2</source>
            <translation>%1, ball %2</translation>
        </message>
        <message>
            <source>Panel of numbers</source>
            <translation>Panel of numbers</translation>
        </message>
        <message numerus="yes">
            <source>on %n of your cards</source>
            <translation>
                <numerusform>on %n of your cards</numerusform>
                <numerusform>on %n of your cards</numerusform>
            </translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>Prizes</translation>
        </message>
        <message>
            <source>Winners</source>
            <translation>Winners</translation>
        </message>
        <message>
            <source>Card %1</source>
            <translation>Card %1</translation>
        </message>
        <message>
            <source>%1, %2, row %3, column %4</source>
            <translation>%1, %2, row %3, column %4</translation>
        </message>
        <message>
            <source>marked</source>
            <translation>marked</translation>
        </message>
        <message>
            <source>Sale</source>
            <translation>Sale</translation>
        </message>
        <message>
            <source>A card costs %1</source>
            <translation>A card costs %1</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) sold</source>
            <translation>
                <numerusform>%n card sold</numerusform>
                <numerusform>%n cards sold</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message>
            <source>Prizes: %1</source>
            <translation>Prizes: %1</translation>
        </message>
        <message>
            <source>Marked</source>
            <translation>Marked</translation>
        </message>
        <message numerus="yes">
            <source>Marked; %n more to be marked</source>
            <translation>
                <numerusform>Marked; %n more to be marked</numerusform>
                <numerusform>Marked; %n more to be marked</numerusform>
            </translation>
        </message>
        <message>
            <source>drawn, not marked</source>
            <translation>drawn, not marked</translation>
        </message>
        <message>
            <source>not drawn</source>
            <translation>not drawn</translation>
        </message>
        <message>
            <source>Space, or Alt and Enter on a number of a card</source>
            <translation>Space, or Alt and Enter on a number of a card</translation>
        </message>
    </context>
    <context>
        <name>BingoResultPanel</name>
        <message>
            <source>Result of the round: %1</source>
            <translation>Result of the round: %1</translation>
        </message>
        <message>
            <source>You win</source>
            <translation>You win</translation>
        </message>
        <message>
            <source>You lose</source>
            <translation>You lose</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Break even</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>Who won what</source>
            <translation>Who won what</translation>
        </message>
    </context>
    <context>
        <name>BingoRoomReader</name>
        <message>
            <source>ball %1: %2</source>
            <extracomment>%1 how many numbers were drawn, %2 names</extracomment>
            <translation>ball %1: %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 a prize, %2 names</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>No card of this number was sold in this round.</source>
            <translation>No card of this number was sold in this round.</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1 (simulated)</source>
            <translation>%1 (simulated)</translation>
        </message>
        <message>
            <source>Card %1, %2</source>
            <extracomment>%1 the card's number, %2 its owner</extracomment>
            <translation>Card %1, %2</translation>
        </message>
    </context>
    <context>
        <name>BingoScene</name>
        <message>
            <source>Bingo room %1</source>
            <translation>Bingo room %1</translation>
        </message>
    </context>
    <context>
        <name>BingoSettings</name>
        <message>
            <source>Balls are called by their nicknames</source>
            <translation>Balls are called by their nicknames</translation>
        </message>
        <message>
            <source>As callers do by tradition: “Two little ducks: twenty-two”. Each language has its own.</source>
            <translation>As callers do by tradition: “Two little ducks: twenty-two”. Each language has its own.</translation>
        </message>
        <message>
            <source>Numbers are marked by themselves</source>
            <translation>Numbers are marked automatically</translation>
        </message>
        <message>
            <source>Else you mark them by hand; either way every number that is drawn counts (B27).</source>
            <translation>Otherwise you mark them by hand; either way every number that is drawn counts (B27).</translation>
        </message>
        <message>
            <source>Cards nearest to a prize first</source>
            <translation>Cards nearest to a prize first</translation>
        </message>
        <message>
            <source>Else all your cards stay where they are (B14).</source>
            <translation>Otherwise all your cards stay where they are (B14).</translation>
        </message>
    </context>
    <context>
        <name>BingoSheet</name>
        <message>
            <source>%1 (simulated)</source>
            <translation>%1 (simulated)</translation>
        </message>
        <message>
            <source>%1 comes into the room.</source>
            <translation>%1 comes into the room.</translation>
        </message>
        <message>
            <source>Cards are sold for %1 each.</source>
            <translation>Cards are sold for %1 each.</translation>
        </message>
        <message numerus="yes">
            <source>%1 asks for %n card(s).</source>
            <translation>
                <numerusform>%1 asks for %n card.</numerusform>
                <numerusform>%1 asks for %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n simulated player(s) ask for cards.</source>
            <translation>
                <numerusform>%n simulated player asks for cards.</numerusform>
                <numerusform>%n simulated players ask for cards.</numerusform>
            </translation>
        </message>
        <message>
            <source>Card %1 is sold to %2: %3</source>
            <translation>Card %1 is sold to %2: %3</translation>
        </message>
        <message>
            <source>Cards %1 to %2 are sold to the simulated crowd.</source>
            <translation>Cards %1 to %2 are sold to the simulated crowd.</translation>
        </message>
        <message>
            <source>The sale closes: cards %1, players %2, sales %3, for prizes %4.</source>
            <translation>The sale closes: cards %1, players %2, sales %3, for prizes %4.</translation>
        </message>
        <message>
            <source>Ball %1: %2.</source>
            <translation>Ball %1: %2.</translation>
        </message>
        <message>
            <source>%1, card %2: only %3 is lacking for %4.</source>
            <translation>%1, card %2: only %3 is missing for %4.</translation>
        </message>
        <message>
            <source>%1, card %2: %3</source>
            <translation>%1, card %2: %3</translation>
        </message>
        <message>
            <source>%1 at ball %2, %3: %4.</source>
            <translation>%1 at ball %2, %3: %4.</translation>
        </message>
        <message>
            <source>%1 is kept for the next round's prizes.</source>
            <translation>%1 is kept for the next round's prizes.</translation>
        </message>
        <message>
            <source>%1 goes to the jackpot.</source>
            <translation>%1 goes to the jackpot.</translation>
        </message>
        <message>
            <source>%1 marks %2.</source>
            <translation>%1 marks %2.</translation>
        </message>
        <message>
            <source>The simulated crowd is paid %1 for %2.</source>
            <translation>The simulated crowd is paid %1 for %2.</translation>
        </message>
        <message>
            <source>%1 is paid %2 for %3, card %4.</source>
            <translation>%1 is paid %2 for %3, card %4.</translation>
        </message>
        <message>
            <source>void</source>
            <translation>void</translation>
        </message>
        <message numerus="yes">
            <source>%n ball(s) drawn</source>
            <translation>
                <numerusform>%n ball drawn</numerusform>
                <numerusform>%n balls drawn</numerusform>
            </translation>
        </message>
        <message>
            <source>The balls in the order of the draw:</source>
            <translation>The balls in the order of the draw:</translation>
        </message>
        <message>
            <source>Cards sold</source>
            <translation>Cards sold</translation>
        </message>
        <message>
            <source>Players with cards</source>
            <translation>Players with cards</translation>
        </message>
        <message>
            <source>Sales</source>
            <translation>Sales</translation>
        </message>
        <message>
            <source>For prizes</source>
            <translation>For prizes</translation>
        </message>
        <message>
            <source>From ball</source>
            <translation>From ball</translation>
        </message>
        <message>
            <source>Prize</source>
            <translation>Prize</translation>
        </message>
        <message>
            <source>At ball</source>
            <translation>At ball</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Card</translation>
        </message>
        <message>
            <source>Won by</source>
            <translation>Won by</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>Amount</translation>
        </message>
        <message>
            <source>The winning cards, row by row:</source>
            <translation>The winning cards, row by row:</translation>
        </message>
        <message>
            <source>%1 at ball %2</source>
            <translation>%1 at ball %2</translation>
        </message>
        <message>
            <source>The price comes back.</source>
            <translation>The price comes back.</translation>
        </message>
        <message>
            <source>No prize was completed.</source>
            <translation>No prize was completed.</translation>
        </message>
        <message>
            <source>Card %1</source>
            <translation>Card %1</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Price of a card</source>
            <translation>Price of a card</translation>
        </message>
        <message>
            <source>Cards for one player</source>
            <translation>Cards for one player</translation>
        </message>
        <message>
            <source>Of the sales for prizes</source>
            <translation>Of the sales for prizes</translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>Prizes</translation>
        </message>
        <message>
            <source>Sale</source>
            <translation>Sale</translation>
        </message>
        <message>
            <source>From ball to ball</source>
            <translation>From ball to ball</translation>
        </message>
        <message>
            <source>Course</source>
            <translation>Mode</translation>
        </message>
    </context>
    <context>
        <name>BingoSpeech</name>
        <message>
            <source>%1: %2</source>
            <comment>nickname</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>bee</source>
            <comment>the letter B</comment>
            <translation>bee</translation>
        </message>
        <message>
            <source>eye</source>
            <comment>the letter I</comment>
            <translation>eye</translation>
        </message>
        <message>
            <source>en</source>
            <comment>the letter N</comment>
            <translation>en</translation>
        </message>
        <message>
            <source>gee</source>
            <comment>the letter G</comment>
            <translation>gee</translation>
        </message>
        <message>
            <source>oh</source>
            <comment>the letter O</comment>
            <translation>oh</translation>
        </message>
        <message>
            <source>one card</source>
            <translation>one card</translation>
        </message>
        <message>
            <source>%1 cards</source>
            <extracomment>spoken; %1 a number in words</extracomment>
            <translation>%1 cards</translation>
        </message>
        <message>
            <source>One card sold, prizes of %1</source>
            <extracomment>spoken; %1 the prizes in words</extracomment>
            <translation>One card sold, prizes of %1</translation>
        </message>
        <message>
            <source>%1 cards sold, prizes of %2</source>
            <extracomment>spoken; %1 a number, %2 the prizes, in words</extracomment>
            <translation>%1 cards sold, prizes of %2</translation>
        </message>
        <message>
            <source>You have one to go: %1, for %2</source>
            <extracomment>spoken; %1 a number, %2 "the line"</extracomment>
            <translation>You have one to go: %1, for %2</translation>
        </message>
        <message>
            <source>%1 has one to go: %2, for %3</source>
            <extracomment>spoken; %1 a player, %2 a number, %3 "the line"</extracomment>
            <translation>%1 has one to go: %2, for %3</translation>
        </message>
        <message>
            <source>You have one to go: %1</source>
            <extracomment>spoken; %1 a number</extracomment>
            <translation>You have one to go: %1</translation>
        </message>
        <message>
            <source>you</source>
            <comment>spoken: a prize for you</comment>
            <translation>you</translation>
        </message>
        <message>
            <source>%1 and %2 more</source>
            <extracomment>spoken; %1 names of winners, %2 a number in words</extracomment>
            <translation>%1 and %2 more</translation>
        </message>
        <message>
            <source>%1! %2</source>
            <extracomment>spoken; %1 a prize, %2 an amount in words</extracomment>
            <translation>%1! %2</translation>
        </message>
        <message>
            <source>, for %1</source>
            <extracomment>spoken; %1 names of winners, or "two cards"</extracomment>
            <translation>, for %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>spoken; %1 the name of a letter, %2 a number in words</extracomment>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>BingoStillLife</name>
        <message>
            <source>A drawing machine at rest, and a bingo card</source>
            <translation>A drawing machine at rest, and a bingo card</translation>
        </message>
    </context>
    <context>
        <name>BingoSummary</name>
        <message>
            <source>Cards bought</source>
            <translation>Cards bought</translation>
        </message>
        <message>
            <source>Paid for them</source>
            <translation>Paid for them</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>Stay in the room</source>
            <translation>Stay in the room</translation>
        </message>
    </context>
    <context>
        <name>BingoTablePage</name>
        <message numerus="yes">
            <source>Your %n card(s) stay in play. What they win is added to your points.</source>
            <translation>
                <numerusform>Your %n card stays in play. What it wins is added to your points.</numerusform>
                <numerusform>Your %n cards stay in play. What they win is added to your points.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the room?</source>
            <translation>Leave the room?</translation>
        </message>
        <message>
            <source>Stay in the room</source>
            <translation>Stay in the room</translation>
        </message>
        <message>
            <source>Leave the room</source>
            <translation>Leave the room</translation>
        </message>
    </context>
    <context>
        <name>BingoTelling</name>
        <message>
            <source>ball %1</source>
            <translation>ball %1</translation>
        </message>
    </context>
    <context>
        <name>BingoWords</name>
        <message>
            <source>Bingo %1</source>
            <translation>Bingo %1</translation>
        </message>
        <message>
            <source>Regulation 425-A/2015 (online)</source>
            <translation>Regulation 425-A/2015 (online)</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Line</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Column</translation>
        </message>
        <message>
            <source>Four corners</source>
            <translation>Four corners</translation>
        </message>
        <message>
            <source>Two lines</source>
            <translation>Two lines</translation>
        </message>
        <message>
            <source>Bingo</source>
            <translation>Bingo</translation>
        </message>
        <message>
            <source>Line jackpot</source>
            <translation>Line jackpot</translation>
        </message>
        <message>
            <source>Bingo jackpot</source>
            <translation>Bingo jackpot</translation>
        </message>
        <message>
            <source>the line</source>
            <translation>the line</translation>
        </message>
        <message>
            <source>the column</source>
            <translation>the column</translation>
        </message>
        <message>
            <source>four corners</source>
            <translation>four corners</translation>
        </message>
        <message>
            <source>two lines</source>
            <translation>two lines</translation>
        </message>
        <message>
            <source>bingo</source>
            <translation>bingo</translation>
        </message>
        <message>
            <source>the line jackpot</source>
            <translation>the line jackpot</translation>
        </message>
        <message>
            <source>the bingo jackpot</source>
            <translation>the bingo jackpot</translation>
        </message>
        <message>
            <source>%1 %</source>
            <extracomment>%1 a number of hundredths</extracomment>
            <translation>%1%</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 a prize, %2 its share of the prize money</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>up to ball %1</source>
            <translation>up to ball %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>jackpot</comment>
            <extracomment>%1 an amount, %2 "up to ball 45"</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <extracomment>%1 numbers, %2 the last one</extracomment>
            <translation>%1 or %2</translation>
        </message>
        <message>
            <source>%1 for %2</source>
            <extracomment>%1 numbers that are lacking, %2 "the line"</extracomment>
            <translation>%1 for %2</translation>
        </message>
        <message numerus="yes">
            <source>up to %n card(s)</source>
            <translation>
                <numerusform>up to %n card</numerusform>
                <numerusform>up to %n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>continuous</source>
            <translation>continuous</translation>
        </message>
        <message>
            <source>sessions</source>
            <translation>sessions</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>rows</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>columns</translation>
        </message>
        <message>
            <source>diagonals</source>
            <translation>diagonals</translation>
        </message>
        <message>
            <source>A card costs %1; %2 for each player</source>
            <translation>A card costs %1; %2 for each player</translation>
        </message>
        <message>
            <source>The centre of the card is free</source>
            <translation>The centre of the card is free</translation>
        </message>
        <message>
            <source>The centre of the card holds a number</source>
            <translation>The centre of the card holds a number</translation>
        </message>
        <message>
            <source>Bingo is a pattern: %1</source>
            <translation>Bingo is a pattern: %1</translation>
        </message>
        <message>
            <source>Bingo is the full card</source>
            <translation>Bingo is the full card</translation>
        </message>
        <message>
            <source>Thirty symbols stand for the numbers</source>
            <translation>Thirty symbols stand for the numbers</translation>
        </message>
        <message>
            <source>Prizes are %1 of the sales</source>
            <translation>Prizes are %1 of the sales</translation>
        </message>
        <message>
            <source>Lines: %1</source>
            <translation>Lines: %1</translation>
        </message>
        <message>
            <source>Four corners are the outer numbers of the top and the bottom row</source>
            <translation>Four corners are the outer numbers of the top and the bottom row</translation>
        </message>
        <message>
            <source>takes %1 of the prize money and is won %2</source>
            <translation>takes %1 of the prize money and is won %2</translation>
        </message>
        <message>
            <source>The bingo jackpot %1</source>
            <translation>The bingo jackpot %1</translation>
        </message>
        <message>
            <source>The line jackpot %1</source>
            <translation>The line jackpot %1</translation>
        </message>
        <message>
            <source>Odd cents and prizes that nobody wins go to the jackpot</source>
            <translation>Odd cents and prizes that nobody wins go to the jackpot</translation>
        </message>
        <message>
            <source>Odd cents and prizes that nobody wins go to the next round</source>
            <translation>Odd cents and prizes that nobody wins go to the next round</translation>
        </message>
        <message>
            <source>A prize is shared equally by player, not by card</source>
            <translation>A prize is shared equally by player, not by card</translation>
        </message>
        <message>
            <source>The room always runs; three players with a card are needed</source>
            <translation>The room always runs; three players with a card are needed</translation>
        </message>
        <message>
            <source>The room runs at announced times</source>
            <translation>The room runs at announced times</translation>
        </message>
        <message>
            <source>A number every %1 s</source>
            <translation>A number every %1 s</translation>
        </message>
        <message>
            <source>Cards are on sale</source>
            <translation>Cards are on sale</translation>
        </message>
        <message>
            <source>The sale is closed</source>
            <translation>The sale is closed</translation>
        </message>
        <message>
            <source>No cards were sold</source>
            <translation>No cards were sold</translation>
        </message>
        <message>
            <source>%1 sold · prizes of %2</source>
            <translation>%1 sold · prizes of %2</translation>
        </message>
        <message>
            <source>One to go: %1</source>
            <extracomment>%1 "17 for the line"</extracomment>
            <translation>One to go: %1</translation>
        </message>
        <message>
            <source>%1 has one to go: %2</source>
            <extracomment>%1 a player, %2 "17 for the line"</extracomment>
            <translation>%1 has one to go: %2</translation>
        </message>
        <message>
            <source>%1! %2</source>
            <extracomment>%1 a prize, %2 an amount</extracomment>
            <translation>%1! %2</translation>
        </message>
        <message>
            <source>for %1</source>
            <translation>for %1</translation>
        </message>
        <message>
            <source>The round is void</source>
            <translation>The round is void</translation>
        </message>
        <message>
            <source>You have not bought cards for a while: would you like to leave the room?</source>
            <translation>You have not bought cards for a while: would you like to leave the room?</translation>
        </message>
        <message>
            <source>%1 is invited to leave the room</source>
            <translation>%1 is invited to leave the room</translation>
        </message>
        <message>
            <source>Without a card in the next three rounds your session will be ended</source>
            <translation>Without a card in the next three rounds your session will be ended</translation>
        </message>
        <message>
            <source>%1: without a card the session will be ended</source>
            <translation>%1: without a card the session will be ended</translation>
        </message>
        <message>
            <source>%1 has left the room</source>
            <translation>%1 has left the room</translation>
        </message>
        <message>
            <source>The connection is lost; your cards stay in play.</source>
            <translation>The connection is lost; your cards stay in play.</translation>
        </message>
        <message>
            <source>You are leaving the room after this round.</source>
            <translation>You are leaving the room after this round.</translation>
        </message>
        <message>
            <source>You are not playing in this room.</source>
            <translation>You are not playing in this room.</translation>
        </message>
        <message>
            <source>The sale is closed; wait for the next round.</source>
            <translation>The sale is closed; wait for the next round.</translation>
        </message>
        <message>
            <source>Numbers are marked while they are drawn.</source>
            <translation>Numbers are marked while they are drawn.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>That is not possible now.</translation>
        </message>
        <message>
            <source>Take at least one card.</source>
            <translation>Take at least one card.</translation>
        </message>
        <message>
            <source>You may still have %1 in this round.</source>
            <translation>You may still have %1 in this round.</translation>
        </message>
        <message>
            <source>You have as many cards as the room allows: %1.</source>
            <translation>You have as many cards as the room allows: %1.</translation>
        </message>
        <message>
            <source>That would cost %1; you have not so many points.</source>
            <translation>That would cost %1; you do not have that many points.</translation>
        </message>
        <message>
            <source>There are no more different cards in this round.</source>
            <translation>There are no more different cards in this round.</translation>
        </message>
        <message>
            <source>This number has not been drawn.</source>
            <translation>This number has not been drawn.</translation>
        </message>
        <message>
            <source>None of your cards has this number.</source>
            <translation>None of your cards has this number.</translation>
        </message>
        <message>
            <source>This number is marked already.</source>
            <translation>This number is marked already.</translation>
        </message>
        <message>
            <source>You are in the room already.</source>
            <translation>You are in the room already.</translation>
        </message>
        <message>
            <source>You have no card in this round.</source>
            <translation>You have no card in this round.</translation>
        </message>
        <message>
            <source>This room does not offer that.</source>
            <translation>This room does not offer that.</translation>
        </message>
        <message>
            <source>Too few players: all cards are refunded.</source>
            <translation>Too few players: all cards are refunded.</translation>
        </message>
        <message>
            <source>The system has failed: cards without a prize are refunded.</source>
            <translation>The system has failed: cards without a prize are refunded.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <extracomment>%1 names of winners</extracomment>
            <translation>
                <numerusform>%1 and %n more</numerusform>
                <numerusform>%1 and %n more</numerusform>
            </translation>
        </message>
        <message>
            <source>Made to measure</source>
            <translation>Made to measure</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Scenario</translation>
        </message>
        <message>
            <source>Sale closes</source>
            <translation>Sale closes</translation>
        </message>
        <message>
            <source>Ball</source>
            <translation>Ball</translation>
        </message>
        <message>
            <source>One to go</source>
            <translation>One to go</translation>
        </message>
        <message>
            <source>Prize</source>
            <translation>Prize</translation>
        </message>
    <message>
            <source>A prize is shared equally by card</source>
            <translation>A prize is shared equally by card</translation>
        </message>
    </context>
    <context>
        <name>CalledBall</name>
        <message>
            <source>Last ball: %1</source>
            <translation>Last ball: %1</translation>
        </message>
        <message>
            <source>No ball drawn yet</source>
            <translation>No ball drawn yet</translation>
        </message>
        <message>
            <source>Waiting for the draw</source>
            <translation>Waiting for the draw</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>drawn and left</comment>
            <translation>%1 · %2</translation>
        </message>
        <message numerus="yes">
            <source>%n drawn</source>
            <translation>
                <numerusform>%n drawn</numerusform>
                <numerusform>%n drawn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left</source>
            <translation>
                <numerusform>%n left</numerusform>
                <numerusform>%n left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CardChecker</name>
        <message>
            <source>Check a card</source>
            <translation>Check a card</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in this round</source>
            <translation>
                <numerusform>%n card in this round</numerusform>
                <numerusform>%n cards in this round</numerusform>
            </translation>
        </message>
        <message>
            <source>No cards are sold in this round yet</source>
            <translation>No cards are sold in this round yet</translation>
        </message>
        <message>
            <source>Number of the card</source>
            <translation>Number of the card</translation>
        </message>
        <message>
            <source>There is no such card in this round.</source>
            <translation>There is no such card in this round.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>CardNames</name>
        <message>
            <source>Two</source>
            <translation>Two</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Three</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Four</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Five</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Six</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Seven</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Eight</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Nine</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Ten</translation>
        </message>
        <message>
            <source>Jack</source>
            <translation>Jack</translation>
        </message>
        <message>
            <source>Queen</source>
            <translation>Queen</translation>
        </message>
        <message>
            <source>King</source>
            <translation>King</translation>
        </message>
        <message>
            <source>Ace</source>
            <translation>Ace</translation>
        </message>
        <message>
            <source>twos</source>
            <translation>twos</translation>
        </message>
        <message>
            <source>threes</source>
            <translation>threes</translation>
        </message>
        <message>
            <source>fours</source>
            <translation>fours</translation>
        </message>
        <message>
            <source>fives</source>
            <translation>fives</translation>
        </message>
        <message>
            <source>sixes</source>
            <translation>sixes</translation>
        </message>
        <message>
            <source>sevens</source>
            <translation>sevens</translation>
        </message>
        <message>
            <source>eights</source>
            <translation>eights</translation>
        </message>
        <message>
            <source>nines</source>
            <translation>nines</translation>
        </message>
        <message>
            <source>tens</source>
            <translation>tens</translation>
        </message>
        <message>
            <source>jacks</source>
            <translation>jacks</translation>
        </message>
        <message>
            <source>queens</source>
            <translation>queens</translation>
        </message>
        <message>
            <source>kings</source>
            <translation>kings</translation>
        </message>
        <message>
            <source>aces</source>
            <translation>aces</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>clubs</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>diamonds</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>hearts</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>spades</translation>
        </message>
    </context>
    <context>
        <name>CardsView</name>
        <message>
            <source>Your cards: %1</source>
            <translation>Your cards: %1</translation>
        </message>
        <message>
            <source>Card %1: %2</source>
            <translation>Card %1: %2</translation>
        </message>
    </context>
    <context>
        <name>ChanceRow</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>ChapterSection</name>
        <message>
            <source>In our own words. The law itself: %1.</source>
            <translation>In our own words. The law itself: %1.</translation>
        </message>
    </context>
    <context>
        <name>ClockText</name>
        <message>
            <source>Time: %1</source>
            <translation>Time: %1</translation>
        </message>
    </context>
    <context>
        <name>CommonSteps</name>
        <message>
            <source>%1 is admitted with %2.</source>
            <translation>%1 is admitted with %2.</translation>
        </message>
        <message>
            <source>%1 is given %2 free.</source>
            <translation>%1 is given %2 free.</translation>
        </message>
        <message>
            <source>The system fails.</source>
            <translation>The system fails.</translation>
        </message>
        <message>
            <source>The line of %1 is lost.</source>
            <translation>%1 loses the connection.</translation>
        </message>
        <message>
            <source>The line of %1 is back.</source>
            <translation>%1 is connected again.</translation>
        </message>
        <message>
            <source>The round opens; the commitment to its seed is published.</source>
            <translation>The round opens; the commitment to its seed is published.</translation>
        </message>
        <message>
            <source>The round closes; its seed is shown.</source>
            <translation>The round closes; its seed is shown.</translation>
        </message>
        <message>
            <source>The round is void: %1</source>
            <translation>The round is void: %1</translation>
        </message>
        <message>
            <source>Stakes are taken.</source>
            <translation>Stakes are taken.</translation>
        </message>
        <message>
            <source>No more stakes are taken.</source>
            <translation>No more stakes are taken.</translation>
        </message>
        <message>
            <source>%1 leaves once the round is settled.</source>
            <translation>%1 leaves once the round is settled.</translation>
        </message>
        <message>
            <source>%1, who stakes nothing, is invited to leave.</source>
            <translation>%1, who stakes nothing, is invited to leave.</translation>
        </message>
        <message>
            <source>%1 is warned that the session will end.</source>
            <translation>%1 is warned that the session will end.</translation>
        </message>
        <message>
            <source>%1 ends the session.</source>
            <translation>%1 ends the session.</translation>
        </message>
        <message>
            <source>The session of %1 is ended: no stake.</source>
            <translation>The session of %1 is ended: no stake.</translation>
        </message>
        <message>
            <source>%1 is settled: staked %2, returned %3, result %4.</source>
            <translation>%1 is settled: staked %2, returned %3, result %4.</translation>
        </message>
        <message>
            <source>Refused to %1: %2</source>
            <translation>Refused to %1: %2</translation>
        </message>
        <message>
            <source>Announced: «%1»</source>
            <translation>Announced: “%1”</translation>
        </message>
    </context>
    <context>
        <name>ConfirmLeave</name>
        <message>
            <source>Leave the program?</source>
            <translation>Leave the program?</translation>
        </message>
        <message>
            <source>Leave all the same</source>
            <translation>Leave all the same</translation>
        </message>
        <message>
            <source>What comes of your stakes is told when the program is opened again.</source>
            <translation>What comes of your stakes is told when the program is opened again.</translation>
        </message>
    </context>
    <context>
        <name>ConformityColumns</name>
        <message>
            <source>Rule</source>
            <translation>Rule</translation>
        </message>
        <message>
            <source>What it demands</source>
            <translation>What it demands</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Kind</translation>
        </message>
        <message>
            <source>How to test it</source>
            <translation>How to test it</translation>
        </message>
        <message>
            <source>Last acted here</source>
            <translation>Last acted here</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Remark</source>
            <translation>Remark</translation>
        </message>
        <message>
            <source>Initials</source>
            <translation>Initials</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pass</translation>
        </message>
        <message>
            <source>Fail</source>
            <translation>Fail</translation>
        </message>
        <message>
            <source>Not applicable</source>
            <translation>Not applicable</translation>
        </message>
    </context>
    <context>
        <name>ConformityDetail</name>
        <message>
            <source>The other choice: %1</source>
            <translation>The other choice: %1</translation>
        </message>
        <message>
            <source>Both readings</source>
            <translation>Both readings</translation>
        </message>
        <message>
            <source>Remark on %1</source>
            <translation>Remark on %1</translation>
        </message>
        <message>
            <source>Remark</source>
            <translation>Remark</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
        <message>
            <source>Play the other choice</source>
            <translation>Play the other choice</translation>
        </message>
        <message>
            <source>At a table that is set to it</source>
            <translation>At a table that is set to it</translation>
        </message>
    <message>
            <source>The other reading, which no table offers: %1</source>
            <translation>The other reading, which no table offers: %1</translation>
        </message>
    </context>
    <context>
        <name>ConformityOpener</name>
        <message>
            <source>Leave the table first: a scenario plays at a table of its own</source>
            <translation>Leave the table first: a scenario plays at a table of its own</translation>
        </message>
    </context>
    <context>
        <name>ConformityRow</name>
        <message>
            <source>%1, %2. Kind %3. Scenarios: %4. Acted: %5. Verdict: %6</source>
            <translation>%1, %2. Kind %3. Scenarios: %4. Acted: %5. Verdict: %6</translation>
        </message>
        <message>
            <source>not yet</source>
            <translation>not yet</translation>
        </message>
        <message numerus="yes">
            <source>%n scenario(s)</source>
            <translation>
                <numerusform>%n scenario</numerusform>
                <numerusform>%n scenarios</numerusform>
            </translation>
        </message>
        <message>
            <source>at an earlier table</source>
            <translation>at an earlier table</translation>
        </message>
        <message>
            <source>on sight</source>
            <translation>on sight</translation>
        </message>
    </context>
    <context>
        <name>ConformitySaver</name>
        <message>
            <source>Save the list</source>
            <translation>Save the list</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation>Text (*.txt)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
    </context>
    <context>
        <name>ConformitySheet</name>
        <message>
            <source>Begin anew…</source>
            <translation>Begin anew…</translation>
        </message>
        <message>
            <source>Another inspection: all verdicts, remarks and initials are forgotten</source>
            <translation>Another inspection: all verdicts, remarks and initials are forgotten</translation>
        </message>
        <message>
            <source>Nothing has been judged yet</source>
            <translation>Nothing has been judged yet</translation>
        </message>
        <message>
            <source>Forget what was judged?</source>
            <translation>Forget what was judged?</translation>
        </message>
        <message>
            <source>Forget it</source>
            <translation>Forget it</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Keep it</translation>
        </message>
        <message numerus="yes">
            <source>%n rule(s) have a verdict or a remark. Save the list first if it is still wanted: this can't be undone.</source>
            <translation>
                <numerusform>%n rule has a verdict or a remark. Save the list first if it is still wanted: this can't be undone.</numerusform>
                <numerusform>%n rules have a verdict or a remark. Save the list first if it is still wanted: this can't be undone.</numerusform>
            </translation>
        </message>
        <message>
            <source>Conformity list</source>
            <translation>Conformity list</translation>
        </message>
        <message>
            <source>The words are our own. The Diário da República alone is authoritative.</source>
            <translation>The words are our own. The Diário da República alone is authoritative.</translation>
        </message>
        <message>
            <source>Mesa Viva %1 · %2</source>
            <translation>Mesa Viva %1 · %2</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Rule</translation>
        </message>
        <message>
            <source>What it demands</source>
            <translation>What it demands</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Kind</translation>
        </message>
        <message>
            <source>How to test it</source>
            <translation>How to test it</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Remark</source>
            <translation>Remark</translation>
        </message>
        <message>
            <source>Initials</source>
            <translation>Initials</translation>
        </message>
        <message>
            <source>seen to act</source>
            <translation>seen to act</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pass</translation>
        </message>
        <message>
            <source>Fail</source>
            <translation>Fail</translation>
        </message>
        <message>
            <source>Not applicable</source>
            <translation>Not applicable</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
        <message>
            <source>Save what is shown as PDF or text (Ctrl+S)</source>
            <translation>Save what is shown as PDF or text (Ctrl+S)</translation>
        </message>
        <message>
            <source>Nothing is shown</source>
            <translation>Nothing is shown</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Print</translation>
        </message>
        <message>
            <source>Hand it to this system's PDF program, which prints it (Ctrl+P)</source>
            <translation>Hand it to this system's PDF program, which prints it (Ctrl+P)</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Regulation</source>
            <translation>Regulation</translation>
        </message>
        <message>
            <source>Which rules</source>
            <translation>Which rules</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Search the rules</translation>
        </message>
        <message>
            <source>Number or words</source>
            <translation>Number or words</translation>
        </message>
        <message>
            <source>Initials of who inspects</source>
            <translation>Initials of whoever inspects</translation>
        </message>
        <message>
            <source>Your initials</source>
            <translation>Your initials</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>No rule fits what is looked for.</source>
            <translation>No rule fits what is looked for.</translation>
        </message>
        <message>
            <source>The shipped scenarios are being played: which rules do they prove?</source>
            <translation>The shipped scenarios are being played: which rules do they prove?</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    <message>
            <source>N/A</source>
            <translation>N/A</translation>
        </message>
        <message>
            <source>Other reading: %1</source>
            <translation>Other reading: %1</translation>
        </message>
        <message>
            <source>Other reading, not offered: %1</source>
            <translation>Other reading, not offered: %1</translation>
        </message>
        <message>
            <source>Rule and intent</source>
            <translation>Rule and intent</translation>
        </message>
        <message>
            <source>On sight: %1</source>
            <translation>On sight: %1</translation>
        </message>
    </context>
    <context>
        <name>ContentsGroup</name>
        <message>
            <source>Its chapters are shown</source>
            <translation>Its chapters are shown</translation>
        </message>
        <message>
            <source>Its chapters are hidden</source>
            <translation>Its chapters are hidden</translation>
        </message>
    </context>
    <context>
        <name>ControlsRow</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>DialogHeader</name>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>EmptyCards</name>
        <message>
            <source>Bingo is the pattern %1</source>
            <translation>Bingo is the pattern %1</translation>
        </message>
        <message>
            <source>Cards are on sale</source>
            <translation>Cards are on sale</translation>
        </message>
        <message>
            <source>You have no cards in this round</source>
            <translation>You have no cards in this round</translation>
        </message>
        <message>
            <source>No round is running</source>
            <translation>No round is running</translation>
        </message>
        <message>
            <source>Choose how many below and press Buy. Cards that are bought can't be given back (B12).</source>
            <translation>Choose how many below and press Buy. Cards that are bought can't be given back (B12).</translation>
        </message>
        <message>
            <source>Your cards are bought as soon as the next sale opens.</source>
            <translation>Your cards are bought as soon as the next sale opens.</translation>
        </message>
        <message>
            <source>Follow the draw; the next sale opens after it.</source>
            <translation>Follow the draw; the next sale opens after it.</translation>
        </message>
        <message>
            <source>Follow the draw, and reserve cards for the next sale below.</source>
            <translation>Follow the draw, and reserve cards for the next sale below.</translation>
        </message>
        <message>
            <source>The draw is on</source>
            <translation>The draw is on</translation>
        </message>
    </context>
    <context>
        <name>ExpectedWords</name>
        <message>
            <source>Prize</source>
            <translation>Prize</translation>
        </message>
        <message>
            <source>Value of the prize</source>
            <translation>Value of the prize</translation>
        </message>
        <message>
            <source>Goes to</source>
            <translation>Goes to</translation>
        </message>
        <message>
            <source>Decided by</source>
            <translation>Decided by</translation>
        </message>
        <message>
            <source>Ace in a row of five</source>
            <translation>Ace in a row of five</translation>
        </message>
        <message>
            <source>The bet stands without its player</source>
            <translation>The bet stands without its player</translation>
        </message>
        <message>
            <source>Refused because</source>
            <translation>Refused because</translation>
        </message>
        <message>
            <source>More exactly</source>
            <translation>More exactly</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Limit</translation>
        </message>
        <message>
            <source>Cards are dealt</source>
            <translation>Cards are dealt</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>All of it</translation>
        </message>
        <message>
            <source>By undoing</source>
            <translation>By undoing</translation>
        </message>
        <message>
            <source>Direction of the ball</source>
            <translation>Direction of the ball</translation>
        </message>
        <message>
            <source>Launch, counted from the first</source>
            <translation>Launch, counted from the first</translation>
        </message>
        <message>
            <source>Ball put back on</source>
            <translation>Ball put back on</translation>
        </message>
        <message>
            <source>Launched again at, s</source>
            <translation>Launched again at, s</translation>
        </message>
        <message>
            <source>Series</source>
            <translation>Series</translation>
        </message>
        <message>
            <source>Neighbours of</source>
            <translation>Neighbours of</translation>
        </message>
        <message>
            <source>Decided by the rule of zero</source>
            <translation>Decided by the rule of zero</translation>
        </message>
        <message>
            <source>The round is void</source>
            <translation>The round is void</translation>
        </message>
        <message>
            <source>Chips carried off</source>
            <translation>Chips carried off</translation>
        </message>
        <message>
            <source>Brought after leaving</source>
            <translation>Brought after leaving</translation>
        </message>
        <message>
            <source>The ball was faulty</source>
            <translation>The ball was faulty</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>Number of the first card</source>
            <translation>Number of the first card</translation>
        </message>
        <message>
            <source>Sales</source>
            <translation>Sales</translation>
        </message>
        <message>
            <source>Players enough</source>
            <translation>Players enough</translation>
        </message>
        <message>
            <source>Prize money</source>
            <translation>Prize money</translation>
        </message>
        <message>
            <source>Bingo jackpot</source>
            <translation>Bingo jackpot</translation>
        </message>
        <message>
            <source>Line jackpot</source>
            <translation>Line jackpot</translation>
        </message>
        <message>
            <source>Into the bingo jackpot</source>
            <translation>Into the bingo jackpot</translation>
        </message>
        <message>
            <source>Into the line jackpot</source>
            <translation>Into the line jackpot</translation>
        </message>
        <message>
            <source>What could not be divided</source>
            <translation>What could not be divided</translation>
        </message>
        <message>
            <source>Refunded</source>
            <translation>Refunded</translation>
        </message>
        <message>
            <source>Not at the table because</source>
            <translation>Not at the table because</translation>
        </message>
        <message>
            <source>Prizes won before stand</source>
            <translation>Prizes won before stand</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Number of the card</source>
            <translation>Number of the card</translation>
        </message>
        <message>
            <source>Straight (hand)</source>
            <translation>Straight (hand)</translation>
        </message>
        <message>
            <source>Line of a card</source>
            <translation>Line of a card</translation>
        </message>
        <message>
            <source>Column of a card</source>
            <translation>Column of a card</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Green</translation>
        </message>
        <message>
            <source>Clockwise</source>
            <translation>Clockwise</translation>
        </message>
        <message>
            <source>Anticlockwise</source>
            <translation>Anticlockwise</translation>
        </message>
        <message>
            <source>Folded</source>
            <translation>Folded</translation>
        </message>
        <message>
            <source>The dealer does not qualify</source>
            <translation>The dealer does not qualify</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Won</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Lost</translation>
        </message>
        <message>
            <source>Tie</source>
            <translation>Tie</translation>
        </message>
        <message>
            <source>The ante comes back</source>
            <translation>The ante comes back</translation>
        </message>
        <message>
            <source>All stakes come back</source>
            <translation>All stakes come back</translation>
        </message>
        <message>
            <source>The better combination</source>
            <translation>The better combination</translation>
        </message>
        <message>
            <source>The cards that the rule names</source>
            <translation>The cards that the rule names</translation>
        </message>
        <message>
            <source>The further cards</source>
            <translation>The further cards</translation>
        </message>
        <message>
            <source>Three cards of one suit</source>
            <translation>Three cards of one suit</translation>
        </message>
        <message>
            <source>Nothing: equal to the last card</source>
            <translation>Nothing: equal to the last card</translation>
        </message>
        <message>
            <source>None</source>
            <translation>None</translation>
        </message>
        <message>
            <source>Low (5 to ace)</source>
            <translation>Low (5 to ace)</translation>
        </message>
        <message>
            <source>High, in one suit</source>
            <translation>High, in one suit</translation>
        </message>
        <message>
            <source>High, in mixed suits</source>
            <translation>High, in mixed suits</translation>
        </message>
        <message>
            <source>High, counted as high cards only</source>
            <translation>High, counted as high cards only</translation>
        </message>
        <message>
            <source>something else</source>
            <translation>something else</translation>
        </message>
        <message>
            <source>wished to leave</source>
            <translation>wished to leave</translation>
        </message>
        <message>
            <source>did not stake</source>
            <translation>did not stake</translation>
        </message>
        <message>
            <source>too few players</source>
            <translation>too few players</translation>
        </message>
        <message>
            <source>points are left</source>
            <translation>points are left</translation>
        </message>
        <message>
            <source>impossible outcome</source>
            <translation>impossible outcome</translation>
        </message>
        <message>
            <source>no whole chips</source>
            <translation>no whole chips</translation>
        </message>
        <message>
            <source>not drawn yet</source>
            <translation>not drawn yet</translation>
        </message>
        <message>
            <source>on none of the cards</source>
            <translation>on none of the cards</translation>
        </message>
        <message>
            <source>nothing further</source>
            <translation>nothing further</translation>
        </message>
        <message>
            <source>leaves once the round is over</source>
            <translation>leaves once the round is over</translation>
        </message>
        <message>
            <source>the line is not lost</source>
            <translation>the line is not lost</translation>
        </message>
        <message>
            <source>it comes at its time</source>
            <translation>it comes at its time</translation>
        </message>
        <message>
            <source>the maximum of a player</source>
            <translation>the maximum of a player</translation>
        </message>
        <message>
            <source>stakes are being put back</source>
            <translation>stakes are being put back</translation>
        </message>
        <message>
            <source>not all is paid yet</source>
            <translation>not all is paid yet</translation>
        </message>
        <message>
            <source>the ball is running</source>
            <translation>the ball is running</translation>
        </message>
        <message>
            <source>the ball is not running</source>
            <translation>the ball is not running</translation>
        </message>
        <message>
            <source>The next round</source>
            <translation>The next round</translation>
        </message>
        <message>
            <source>The simulated players</source>
            <translation>The simulated players</translation>
        </message>
        <message>
            <source>is at the table</source>
            <translation>is at the table</translation>
        </message>
        <message>
            <source>the line is lost</source>
            <translation>the line is lost</translation>
        </message>
        <message>
            <source>has left</source>
            <translation>has left</translation>
        </message>
        <message>
            <source>Place your bets</source>
            <translation>Place your bets</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>No more bets</translation>
        </message>
        <message>
            <source>Fold, or continue</source>
            <translation>Fold, or continue</translation>
        </message>
        <message>
            <source>Decide now</source>
            <translation>Decide now</translation>
        </message>
        <message>
            <source>The dealer plays</source>
            <translation>The dealer plays</translation>
        </message>
        <message>
            <source>A payment</source>
            <translation>A payment</translation>
        </message>
        <message>
            <source>The number</source>
            <translation>The number</translation>
        </message>
        <message>
            <source>Void spin</source>
            <translation>Void spin</translation>
        </message>
        <message>
            <source>The bell</source>
            <translation>The bell</translation>
        </message>
        <message>
            <source>The stakes are put back</source>
            <translation>The stakes are put back</translation>
        </message>
        <message>
            <source>The ball is changed</source>
            <translation>The ball is changed</translation>
        </message>
        <message>
            <source>Another croupier takes over</source>
            <translation>Another croupier takes over</translation>
        </message>
        <message>
            <source>Cards are on sale</source>
            <translation>Cards are on sale</translation>
        </message>
        <message>
            <source>The sale is closed</source>
            <translation>The sale is closed</translation>
        </message>
        <message>
            <source>Cards sold and prizes</source>
            <translation>Cards sold and prizes</translation>
        </message>
        <message>
            <source>The ball</source>
            <translation>The ball</translation>
        </message>
        <message>
            <source>One to go</source>
            <translation>One to go</translation>
        </message>
        <message>
            <source>A prize</source>
            <translation>A prize</translation>
        </message>
        <message>
            <source>Invitation to leave</source>
            <translation>Invitation to leave</translation>
        </message>
        <message>
            <source>Warning before the session ends</source>
            <translation>Warning before the session ends</translation>
        </message>
        <message>
            <source>The session is over</source>
            <translation>The session is over</translation>
        </message>
    </context>
    <context>
        <name>FactsPlate</name>
        <message>
            <source>Card %1. %2 sold, worth %3. %4 players. Prizes %5</source>
            <translation>Card %1. %2 sold, worth %3. %4 players. Prizes %5</translation>
        </message>
        <message>
            <source>Bingo is the pattern</source>
            <translation>Bingo is the pattern</translation>
        </message>
        <message>
            <source>Price of a card</source>
            <translation>Price of a card</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message numerus="yes">
            <source>Cards sold (%n player(s))</source>
            <translation>
                <numerusform>Cards sold (%n player)</numerusform>
                <numerusform>Cards sold (%n players)</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>count and amount</comment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>In prizes</source>
            <translation>In prizes</translation>
        </message>
    </context>
    <context>
        <name>FavouriteRow</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Put down</source>
            <translation>Put down</translation>
        </message>
        <message>
            <source>Put down: %1</source>
            <translation>Put down: %1</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Forget: %1</source>
            <translation>Forget: %1</translation>
        </message>
    <message>
            <source>%1: %2. %3</source>
            <translation>%1: %2. %3</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
    </context>
    <context>
        <name>FavouritesView</name>
        <message>
            <source>There are no stakes to save: put some chips down first</source>
            <translation>There are no stakes to save: put some chips down first</translation>
        </message>
        <message>
            <source>Give the stakes a name first</source>
            <translation>Give the stakes a name first</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favourites</translation>
        </message>
        <message>
            <source>Stakes with a name, remembered for tables with these rules</source>
            <translation>Stakes with a name, remembered for tables with these rules</translation>
        </message>
        <message>
            <source>Name for the stakes</source>
            <translation>Name for the stakes</translation>
        </message>
        <message>
            <source>Save %1</source>
            <translation>Save %1</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
        <message>
            <source>Save what lies on the table now</source>
            <translation>Save what lies on the table now</translation>
        </message>
        <message>
            <source>Save the stakes of the last round</source>
            <translation>Save the stakes of the last round</translation>
        </message>
        <message>
            <source>There is no room for more favourites: forget one first</source>
            <translation>There is no room for more favourites: forget one first</translation>
        </message>
        <message>
            <source>Nothing is saved yet. Put chips down, give them a name, and one press brings them back in any round.</source>
            <translation>Nothing is saved yet. Put chips down, give them a name, and one press brings them back in any round.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>HistoryBalance</name>
        <message>
            <source>What the line shows</source>
            <translation>What the line shows</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Results added up</source>
            <translation>Results added up</translation>
        </message>
        <message>
            <source>Beginning</source>
            <translation>Beginning</translation>
        </message>
        <message>
            <source>Lowest</source>
            <translation>Lowest</translation>
        </message>
        <message>
            <source>Highest</source>
            <translation>Highest</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>One step to the right for each round. Point at the line, or go along it with the arrow keys; Enter finds the round in the list.</source>
            <translation>One step to the right for each round. Point at the line, or go along it with the arrow keys; Enter finds the round in the list.</translation>
        </message>
        <message>
            <source>The record is being read…</source>
            <translation>The record is being read…</translation>
        </message>
        <message>
            <source>No round on record fits the filters.</source>
            <translation>No round on record fits the filters.</translation>
        </message>
    </context>
    <context>
        <name>HistoryMonth</name>
        <message>
            <source>Month before</source>
            <translation>Month before</translation>
        </message>
        <message>
            <source>Month after</source>
            <translation>Month after</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>a month and its year</comment>
            <translation>%1 %2</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilters</name>
        <message>
            <source>Filters</source>
            <translation>Filters</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Result</translation>
        </message>
        <message>
            <source>Choose a day in the calendar</source>
            <translation>Choose a day in the calendar</translation>
        </message>
        <message>
            <source>There is nothing on record yet</source>
            <translation>There is nothing on record yet</translation>
        </message>
    </context>
    <context>
        <name>HistoryRounds</name>
        <message>
            <source>Enter plays a round again, S shows its sheet, A adds it to a study</source>
            <translation>Enter plays a round again, S shows its sheet, A adds it to a study</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Round</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Outcome</translation>
        </message>
        <message>
            <source>Staked</source>
            <translation>Staked</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Result</translation>
        </message>
        <message>
            <source>Rounds on record</source>
            <translation>Rounds on record</translation>
        </message>
        <message>
            <source>The record is being read…</source>
            <translation>The record is being read…</translation>
        </message>
        <message>
            <source>No round on record fits the filters.</source>
            <translation>No round on record fits the filters.</translation>
        </message>
        <message>
            <source>No round has been recorded yet. Sit down at a table.</source>
            <translation>No round has been recorded yet. Sit down at a table.</translation>
        </message>
        <message>
            <source>Enter plays a round again, S shows its sheet, A adds it to a study, L makes a lesson of it</source>
            <translation>Enter plays a round again, S shows its sheet, A adds it to a study, L makes a lesson of it</translation>
        </message>
        <message>
            <source>Enter plays a round again, S shows its sheet, V checks it, A adds it to a study, L makes a lesson of it, E shows it to a class</source>
            <translation>Enter plays a round again, S shows its sheet, V checks it, A adds it to a study, L makes a lesson of it, E shows it to a class</translation>
        </message>
    </context>
    <context>
        <name>HistoryVisits</name>
        <message>
            <source>Sat down</source>
            <translation>Sat down</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Duration</source>
            <translation>Duration</translation>
        </message>
        <message>
            <source>Rounds played</source>
            <translation>Rounds played</translation>
        </message>
        <message>
            <source>Staked</source>
            <translation>Staked</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Result</translation>
        </message>
        <message>
            <source>Sessions at tables</source>
            <translation>Sessions at tables</translation>
        </message>
        <message>
            <source>Enter lists the rounds of a session</source>
            <translation>Enter lists the rounds of a session</translation>
        </message>
        <message>
            <source>The record is being read…</source>
            <translation>The record is being read…</translation>
        </message>
        <message>
            <source>No session on record fits the filters.</source>
            <translation>No session on record fits the filters.</translation>
        </message>
    </context>
    <context>
        <name>HouseDesks</name>
        <message>
            <source>Play</source>
            <translation>Play</translation>
        </message>
        <message>
            <source>Sit down at a table</source>
            <translation>Sit down at a table</translation>
        </message>
        <message>
            <source>Inspect</source>
            <translation>Inspect</translation>
        </message>
        <message>
            <source>The same tables, with every event and its rules beside them</source>
            <translation>The same tables, with every event and its rules beside them</translation>
        </message>
        <message>
            <source>Teach</source>
            <translation>Teach</translation>
        </message>
        <message>
            <source>Lessons at the table, and drills on the cloth</source>
            <translation>Lessons at the table, and drills on the cloth</translation>
        </message>
    </context>
    <context>
        <name>InspectedRules</name>
        <message>
            <source>Our reading, where the text is silent or contradicts itself</source>
            <translation>Our reading, where the text is silent or contradicts itself</translation>
        </message>
        <message>
            <source>The table decides by it</source>
            <translation>The table decides by it</translation>
        </message>
        <message>
            <source>It is shown or said</source>
            <translation>It is shown or said</translation>
        </message>
        <message>
            <source>A fault or a procedure that can be acted out</source>
            <translation>A fault or a procedure that can be acted out</translation>
        </message>
        <message>
            <source>A notice or a definition</source>
            <translation>A notice or a definition</translation>
        </message>
    </context>
    <context>
        <name>InspectLobby</name>
        <message>
            <source>The inspector's desk</source>
            <translation>The inspector's desk</translation>
        </message>
        <message>
            <source>Open a scenario</source>
            <translation>Open a scenario</translation>
        </message>
        <message>
            <source>Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.</source>
            <translation>Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.</translation>
        </message>
        <message>
            <source>History</source>
            <translation>History</translation>
        </message>
        <message>
            <source>All rounds on record, to be watched again and checked (Ctrl+H)</source>
            <translation>All rounds on record, to be watched again and checked (Ctrl+H)</translation>
        </message>
        <message>
            <source>The table opens with its trace beside it: every event, with its time, its fields and its rules.</source>
            <translation>The table opens with its trace beside it: every event, with its time, its fields and its rules.</translation>
        </message>
        <message>
            <source>Conformity list</source>
            <translation>Conformity list</translation>
        </message>
        <message>
            <source>Every rule, what proves it, and your verdict on it (Ctrl+K)</source>
            <translation>Every rule, what proves it, and your verdict on it (Ctrl+K)</translation>
        </message>
        <message>
            <source>Side by side</source>
            <translation>Side by side</translation>
        </message>
        <message>
            <source>The same stakes and the same number under three regulations (Ctrl+B)</source>
            <translation>The same stakes and the same number under three regulations (Ctrl+B)</translation>
        </message>
        <message>
            <source>Fairness</source>
            <translation>Fairness</translation>
        </message>
        <message>
            <source>The proof of each round on record, and the check of a whole one (Ctrl+E)</source>
            <translation>The proof of each round on record, and the check of a whole record (Ctrl+E)</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Any round on record, significant events, complaints (Ctrl+R)</source>
            <translation>Any round on record, significant events, complaints (Ctrl+R)</translation>
        </message>
        <message>
            <source>The file</source>
            <translation>The file</translation>
        </message>
        <message>
            <source>What this inspection has gathered, and its report (Ctrl+P)</source>
            <translation>What this inspection has gathered, and its report (Ctrl+P)</translation>
        </message>
    <message>
            <source>Exact figures</source>
            <translation>Exact figures</translation>
        </message>
        <message>
            <source>The mathematics of the games: edge, best play, deviations, when prizes fall (Ctrl+M)</source>
            <translation>The mathematics of the games: edge, best play, deviations, when prizes fall (Ctrl+M)</translation>
        </message>
    <message>
            <source>How the table is opened</source>
            <translation>How the table is opened</translation>
        </message>
        <message>
            <source>Play along</source>
            <translation>Play along</translation>
        </message>
        <message>
            <source>Only observe</source>
            <translation>Only observe</translation>
        </message>
        <message>
            <source>Nothing can be sent to the table: simulated players play, and every command from here is refused.</source>
            <translation>Nothing can be sent to the table: simulated players play, and every command from here is refused.</translation>
        </message>
        <message>
            <source>You sit at the table, and can cause every fault that the law knows.</source>
            <translation>You sit at the table, and can cause every fault that the law knows.</translation>
        </message>
    </context>
    <context>
        <name>LobbyDoor</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>LobbyDoors</name>
        <message>
            <source>Doors</source>
            <translation>Doors</translation>
        </message>
    </context>
    <context>
        <name>KeptCheck</name>
        <message>
            <source>The whole record</source>
            <translation>The whole record</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>File %1</source>
            <extracomment>%1 a file's name</extracomment>
            <translation>File %1</translation>
        </message>
        <message>
            <source>Round %1 in file %2</source>
            <extracomment>%1 a round's id, %2 a file's name</extracomment>
            <translation>Round %1 in file %2</translation>
        </message>
    </context>
    <context>
        <name>MissingIcons</name>
        <message>
            <source>The icons can&apos;t be drawn: Qt&apos;s image plugin for SVG is not installed (Debian: qt6-svg-plugins).</source>
            <translation>The icons can&apos;t be drawn: Qt&apos;s image plugin for SVG is not installed (Debian: qt6-svg-plugins).</translation>
        </message>
    </context>
    <context>
        <name>PokerEditorCloth</name>
        <message>
            <source>The cloth</source>
            <translation>The cloth</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>RouletteTelling</name>
        <message>
            <source>number %1</source>
            <translation>number %1</translation>
        </message>
    </context>
    <context>
        <name>SettingWords</name>
        <message>
            <source>Regulation</source>
            <translation>Regulation</translation>
        </message>
        <message>
            <source>Version of the rules</source>
            <translation>Version of the rules</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Program</translation>
        </message>
        <message>
            <source>For one player</source>
            <translation>For one player</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Seats</translation>
        </message>
        <message>
            <source>Minimum</source>
            <translation>Minimum</translation>
        </message>
        <message>
            <source>Maximum</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <source>Maximum of a player</source>
            <translation>Maximum of a player</translation>
        </message>
        <message>
            <source>Time to stake</source>
            <translation>Time to stake</translation>
        </message>
        <message>
            <source>Time to decide</source>
            <translation>Time to decide</translation>
        </message>
        <message>
            <source>Extension of the time to decide</source>
            <translation>Extension of the time to decide</translation>
        </message>
        <message>
            <source>Time for each card</source>
            <translation>Time for each card</translation>
        </message>
        <message>
            <source>A straight may end with the ace (I-P8)</source>
            <translation>A straight may end with the ace (I-P8)</translation>
        </message>
        <message>
            <source>After a failure of the system (I-P33)</source>
            <translation>After a failure of the system (I-P33)</translation>
        </message>
        <message>
            <source>Invited to leave after</source>
            <translation>Invited to leave after</translation>
        </message>
        <message>
            <source>Session ended, after the invitation, after</source>
            <translation>Session ended, after the invitation, after</translation>
        </message>
        <message>
            <source>Rounds without a stake until the invitation to leave</source>
            <translation>Rounds without a stake until the invitation to leave</translation>
        </message>
        <message>
            <source>Rounds after the invitation until the end of the session</source>
            <translation>Rounds after the invitation until the end of the session</translation>
        </message>
        <message>
            <source>Free points</source>
            <translation>Free points</translation>
        </message>
        <message>
            <source>Double layout</source>
            <translation>Double layout</translation>
        </message>
        <message>
            <source>Numbers on the wheel</source>
            <translation>Numbers on the wheel</translation>
        </message>
        <message>
            <source>Order of the numbers on the wheel</source>
            <translation>Order of the numbers on the wheel</translation>
        </message>
        <message>
            <source>Double dozen</source>
            <translation>Double dozen</translation>
        </message>
        <message>
            <source>Double column</source>
            <translation>Double column</translation>
        </message>
        <message>
            <source>Series in one step</source>
            <translation>Series in one step</translation>
        </message>
        <message>
            <source>Maximum of a series, in minima</source>
            <translation>Maximum of a series, in minima</translation>
        </message>
        <message>
            <source>Chips</source>
            <translation>Chips</translation>
        </message>
        <message>
            <source>Order of payment (I-R30)</source>
            <translation>Order of payment (I-R30)</translation>
        </message>
        <message>
            <source>Stakes close</source>
            <translation>Stakes close</translation>
        </message>
        <message>
            <source>Run of the ball</source>
            <translation>Run of the ball</translation>
        </message>
        <message>
            <source>Time until the ball is changed</source>
            <translation>Time until the ball is changed</translation>
        </message>
        <message>
            <source>Time until another croupier takes over</source>
            <translation>Time until another croupier takes over</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Mode</translation>
        </message>
        <message>
            <source>Times of the sessions</source>
            <translation>Times of the sessions</translation>
        </message>
        <message>
            <source>Price of a card</source>
            <translation>Price of a card</translation>
        </message>
        <message>
            <source>Most cards of a player</source>
            <translation>Most cards of a player</translation>
        </message>
        <message>
            <source>Time for the sale</source>
            <translation>Time for the sale</translation>
        </message>
        <message>
            <source>Time between two balls</source>
            <translation>Time between two balls</translation>
        </message>
        <message>
            <source>Share of the sale for prizes</source>
            <translation>Share of the sale for prizes</translation>
        </message>
        <message>
            <source>Shares of the prizes</source>
            <translation>Shares of the prizes</translation>
        </message>
        <message>
            <source>Directions of the lines</source>
            <translation>Directions of the lines</translation>
        </message>
        <message>
            <source>Pattern</source>
            <translation>Pattern</translation>
        </message>
        <message>
            <source>Free centre</source>
            <translation>Free centre</translation>
        </message>
        <message>
            <source>A prize that several have won (I-B30)</source>
            <translation>A prize that several have won (I-B30)</translation>
        </message>
        <message>
            <source>Symbols instead of numbers</source>
            <translation>Symbols instead of numbers</translation>
        </message>
        <message>
            <source>Bingo jackpot</source>
            <translation>Bingo jackpot</translation>
        </message>
        <message>
            <source>Line jackpot</source>
            <translation>Line jackpot</translation>
        </message>
        <message>
            <source>share of the prizes</source>
            <translation>share of the prizes</translation>
        </message>
        <message>
            <source>beginning</source>
            <translation>beginning</translation>
        </message>
        <message>
            <source>last ball</source>
            <translation>last ball</translation>
        </message>
        <message>
            <source>value</source>
            <translation>value</translation>
        </message>
        <message>
            <source>Room</source>
            <translation>Room</translation>
        </message>
        <message>
            <source>Earlier rounds of this room</source>
            <translation>Earlier rounds of this room</translation>
        </message>
        <message>
            <source>Carried from the round before</source>
            <translation>Carried from the round before</translation>
        </message>
        <message>
            <source>bets that are down are settled</source>
            <translation>bets that are down are settled</translation>
        </message>
        <message>
            <source>the whole round is void</source>
            <translation>the whole round is void</translation>
        </message>
        <message>
            <source>American</source>
            <translation>American</translation>
        </message>
        <message>
            <source>French</source>
            <translation>French</translation>
        </message>
        <message>
            <source>coloured chips without a value</source>
            <translation>coloured chips without a value</translation>
        </message>
        <message>
            <source>cash chips on the even chances too</source>
            <translation>cash chips on the even chances too</translation>
        </message>
        <message>
            <source>cash chips only</source>
            <translation>cash chips only</translation>
        </message>
        <message>
            <source>each player whole</source>
            <translation>each player whole</translation>
        </message>
        <message>
            <source>strictly by chance</source>
            <translation>strictly by chance</translation>
        </message>
        <message>
            <source>before the ball is launched</source>
            <translation>before the ball is launched</translation>
        </message>
        <message>
            <source>when the ball loses speed</source>
            <translation>when the ball loses speed</translation>
        </message>
        <message>
            <source>continuous</source>
            <translation>continuous</translation>
        </message>
        <message>
            <source>sessions</source>
            <translation>sessions</translation>
        </message>
        <message>
            <source>among the players</source>
            <translation>among the players</translation>
        </message>
        <message>
            <source>among the cards</source>
            <translation>among the cards</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>rows</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>columns</translation>
        </message>
        <message>
            <source>diagonals</source>
            <translation>diagonals</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>yes</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>%1 s</source>
            <extracomment>%1 seconds</extracomment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Minimum on %1</source>
            <extracomment>%1 a chance</extracomment>
            <translation>Minimum on %1</translation>
        </message>
        <message>
            <source>Share of the prizes: %1</source>
            <extracomment>%1 a prize</extracomment>
            <translation>Share of the prizes: %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>%1 a jackpot, %2 a part of it</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>own pattern</source>
            <translation>own pattern</translation>
        </message>
        <message>
            <source>down to the cent</source>
            <translation>down to the cent</translation>
        </message>
        <message>
            <source>up to the cent</source>
            <translation>up to the cent</translation>
        </message>
        <message>
            <source>Rounding of the prize money (I-B31)</source>
            <translation>Rounding of the prize money (I-B31)</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BalanceLine</name>
        <message>
            <source>There is nothing to draw.</source>
            <translation>There is nothing to draw.</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s): from %1 on %2 to %3 on %4. Highest: %5 on %6. Lowest: %7 on %8.</source>
            <translation>
                <numerusform>%n round: from %1 on %2 to %3 on %4. Highest: %5 on %6. Lowest: %7 on %8.</numerusform>
                <numerusform>%n rounds: from %1 on %2 to %3 on %4. Highest: %5 on %6. Lowest: %7 on %8.</numerusform>
            </translation>
        </message>
        <message>
            <source>Before the first round, %1</source>
            <translation>Before the first round, %1</translation>
        </message>
        <message>
            <source>After round %1, %2: %3</source>
            <translation>After round %1, %2: %3</translation>
        </message>
        <message>
            <source>free points before it: %1</source>
            <translation>free points before it: %1</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::ConformityModel</name>
        <message>
            <source>The notes in %1 can't be read.</source>
            <translation>The notes in %1 can't be read.</translation>
        </message>
        <message>
            <source>The notes that were kept can't be read. They are left as they are, in %1.</source>
            <translation>The notes that were kept can't be read. They are left as they are, in %1.</translation>
        </message>
        <message>
            <source>%1, round %2 (×%3)</source>
            <translation>%1, round %2 (×%3)</translation>
        </message>
        <message>
            <source>All regulations</source>
            <translation>All regulations</translation>
        </message>
        <message>
            <source>All rules</source>
            <translation>All rules</translation>
        </message>
        <message>
            <source>Still to be judged</source>
            <translation>Still to be judged</translation>
        </message>
        <message>
            <source>Judged: fail</source>
            <translation>Judged: fail</translation>
        </message>
        <message>
            <source>Not yet seen to act</source>
            <translation>Not yet seen to act</translation>
        </message>
        <message>
            <source>Without a scenario</source>
            <translation>Without a scenario</translation>
        </message>
        <message>
            <source>Readings</source>
            <translation>Readings</translation>
        </message>
        <message>
            <source>conformity</source>
            <extracomment>a file's name</extracomment>
            <translation>conformity</translation>
        </message>
    <message>
            <source>%1 rules and readings · %2 seen to act in a trace of this inspection · %3 pass, %4 fail, %5 not applicable</source>
            <translation>%1 rules and readings · %2 seen to act in a trace of this inspection · %3 pass, %4 fail, %5 not applicable</translation>
        </message>
        <message>
            <source>Another window of Mesa Viva keeps the notes on rules. What is put down in this one is not kept.</source>
            <translation>Another window of Mesa Viva keeps the notes on rules. What is put down in this one is not kept.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::FocusReader</name>
        <message>
            <source>on</source>
            <translation>on</translation>
        </message>
        <message>
            <source>off</source>
            <translation>off</translation>
        </message>
        <message>
            <source>not now</source>
            <translation>not now</translation>
        </message>
    </context>
    <context>
        <name>FoldOut</name>
        <message>
            <source>Unfolded</source>
            <translation>Unfolded</translation>
        </message>
        <message>
            <source>Folded. %1</source>
            <translation>Folded. %1</translation>
        </message>
    </context>
    <context>
        <name>FoundSection</name>
        <message>
            <source>Rules: %1 · words of the game: %2</source>
            <translation>Rules: %1 · words of the game: %2</translation>
        </message>
        <message>
            <source>Nothing found. Try a rule's number, such as P26 or O19, or a single word.</source>
            <translation>Nothing found. Try a rule's number, such as P26 or O19, or a single word.</translation>
        </message>
        <message>
        <source>Found</source>
        <translation>Found</translation>
    </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
    </context>
    <context>
        <name>GameLobby</name>
        <message>
            <source>Sit down at the table</source>
            <translation>Sit down at the table</translation>
        </message>
    <message>
            <source>Observe the table</source>
            <translation>Observe the table</translation>
        </message>
    </context>
    <context>
        <name>HallChoices</name>
        <message>
            <source>Rooms</source>
            <translation>Rooms</translation>
        </message>
        <message>
            <source>Announced times</source>
            <translation>Announced times</translation>
        </message>
        <message>
            <source>Simulated players</source>
            <translation>Simulated players</translation>
        </message>
        <message>
            <source>How full the hall is, with simulated players</source>
            <translation>How full the hall is, with simulated players</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::HearingDevices</name>
        <message>
            <source>The system's choice</source>
            <translation>The system's choice</translation>
        </message>
        <message>
            <source>%1 (not there)</source>
            <translation>%1 (not there)</translation>
        </message>
        <message>
            <source>The house's voice</source>
            <translation>The house's voice</translation>
        </message>
        <message>
            <source>A voice pack</source>
            <translation>A voice pack</translation>
        </message>
        <message>
            <source>A voice of the system</source>
            <translation>A voice of the system</translation>
        </message>
        <message>
            <source>No folder is named: the usual voice speaks.</source>
            <translation>No folder is named: the usual voice speaks.</translation>
        </message>
        <message>
            <source>This is no voice pack: %1. The usual voice speaks.</source>
            <extracomment>%1 what is wrong with a folder</extracomment>
            <translation>This is no voice pack: %1. The usual voice speaks.</translation>
        </message>
        <message>
            <source>The recording %1 can't be read: what needs it is said by the usual voice.</source>
            <extracomment>%1 a file's name</extracomment>
            <translation>The recording %1 can't be read: what needs it is said by the usual voice.</translation>
        </message>
        <message numerus="yes">
            <source>The recording %1 and %n more can't be read: what needs them is said by the usual voice.</source>
            <extracomment>%1 a file's name</extracomment>
            <translation>
                <numerusform>The recording %1 and %n more can't be read: what needs them is said by the usual voice.</numerusform>
                <numerusform>The recording %1 and %n more can't be read: what needs them is said by the usual voice.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HearingSection</name>
        <message>
            <source>Heard on</source>
            <translation>Heard on</translation>
        </message>
        <message>
            <source>off</source>
            <translation>off</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>Who speaks</source>
            <translation>Who speaks</translation>
        </message>
        <message>
            <source>Folder of the voice pack</source>
            <translation>Folder of the voice pack</translation>
        </message>
        <message>
            <source>Said aloud: %1</source>
            <translation>Said aloud: %1</translation>
        </message>
        <message>
            <source>Last seconds</source>
            <translation>Last seconds</translation>
        </message>
        <message>
            <source>The last seconds of a timer are counted aloud.</source>
            <translation>The last seconds of a timer are counted aloud.</translation>
        </message>
        <message>
            <source>What has the keyboard is read out</source>
            <translation>What has the keyboard focus is read out</translation>
        </message>
        <message>
            <source>Announcements to the screen reader</source>
            <translation>Announcements to the screen reader</translation>
        </message>
        <message>
            <source>What is said here is told to the system's screen reader, too.</source>
            <translation>What is said here is told to the system's screen reader, too.</translation>
        </message>
        <message>
            <source>Sounds of the hall</source>
            <translation>Sounds of the hall</translation>
        </message>
        <message>
            <source>Volume of the hall: people and glasses around the table</source>
            <translation>Volume of the hall: people and glasses around the table</translation>
        </message>
        <message>
            <source>For who does not see the screen and has no screen reader. Shift+F12 switches it on and off everywhere, with what goes along.</source>
            <translation>For anyone who does not see the screen and has no screen reader. Shift+F12 switches it on and off everywhere, with all that belongs to it.</translation>
        </message>
    <message>
            <source>Ticking timer</source>
            <translation>Ticking timer</translation>
        </message>
        <message>
            <source>The last five seconds of a timer tick.</source>
            <translation>The last five seconds of a timer tick.</translation>
        </message>
        </context>
    <context>
        <name>HeatRing</name>
        <message>
            <source>How often each number came, in the wheel's order</source>
            <translation>How often each number came, in the wheel's order</translation>
        </message>
        <message numerus="yes">
            <source>number(s) counted</source>
            <translation>
                <numerusform>number counted</numerusform>
                <numerusform>numbers counted</numerusform>
            </translation>
        </message>
        <message>
            <source>Circle: the average of chance, %1 each</source>
            <translation>Circle: the average of chance, %1 each</translation>
        </message>
    </context>
    <context>
        <name>HistoryEntry</name>
        <message>
            <source>Add round %1 to a study</source>
            <translation>Add round %1 to a study</translation>
        </message>
        <message>
            <source>Round %1, %2, %3: %4. Staked %5, result %6</source>
            <translation>Round %1, %2, %3: %4. Staked %5, result %6</translation>
        </message>
        <message>
            <source>Sheet of round %1</source>
            <translation>Sheet of round %1</translation>
        </message>
        <message>
            <source>Make a lesson of round %1</source>
            <translation>Make a lesson of round %1</translation>
        </message>
        <message>
            <source>Show round %1 to a class</source>
            <translation>Show round %1 to a class</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>%1. %2. %3</source>
            <translation>%1. %2. %3</translation>
        </message>
        <message>
            <source>Watch again</source>
            <translation>Watch again</translation>
        </message>
        <message>
            <source>This round can't be played back</source>
            <translation>This round can't be played back</translation>
        </message>
    </context>
    <context>
        <name>HistorySheet</name>
        <message>
            <source>Studies</source>
            <translation>Studies</translation>
        </message>
        <message>
            <source>Rounds in files of their own, with notes at their events (Ctrl+Y)</source>
            <translation>Rounds in files of their own, with notes at their events (Ctrl+Y)</translation>
        </message>
        <message>
            <source>History</source>
            <translation>History</translation>
        </message>
        <message>
            <source>What you play is recorded here.</source>
            <translation>What you play is recorded here.</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) on record, the newest first (P37, O24, B50)</source>
            <translation>
                <numerusform>%n round on record, the newest first (P37, O24, B50)</numerusform>
                <numerusform>%n rounds on record, the newest first (P37, O24, B50)</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop checking</source>
            <translation>Stop checking</translation>
        </message>
        <message>
            <source>Check the record</source>
            <translation>Check the record</translation>
        </message>
        <message>
            <source>Hash chain, commitments, outcomes from their seeds, every settlement computed anew</source>
            <translation>Hash chain, commitments, outcomes from their seeds, every settlement computed anew</translation>
        </message>
        <message>
            <source>There is nothing on record yet</source>
            <translation>There is nothing on record yet</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Round, such as 3-12</source>
            <translation>Round, such as 3-12</translation>
        </message>
        <message>
            <source>Go to a round by its number</source>
            <translation>Go to a round by its number</translation>
        </message>
        <message>
            <source>The record is being checked</source>
            <translation>The record is being checked</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n round(s) on record, the newest first (P37, O24, B50)</source>
            <translation>
                <numerusform>%1 of %n round on record, the newest first (P37, O24, B50)</numerusform>
                <numerusform>%1 of %n rounds on record, the newest first (P37, O24, B50)</numerusform>
            </translation>
        </message>
        <message>
            <source>A session has rounds of all results</source>
            <translation>A session has rounds of all results</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>What is shown</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Sessions</source>
            <translation>Sessions</translation>
        </message>
        <message>
            <source>There is no round %1 on record.</source>
            <translation>There is no round %1 on record.</translation>
        </message>
        <message>
            <source>The filters leave out round %1.</source>
            <translation>The filters leave out round %1.</translation>
        </message>
        <message>
            <source>Only the session of %1</source>
            <translation>Only the session of %1</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>Show it</translation>
        </message>
        <message>
            <source>Clears the filters and goes to the round</source>
            <translation>Clears the filters and goes to the round</translation>
        </message>
        <message>
            <source>Clear filters</source>
            <translation>Clear filters</translation>
        </message>
        <message>
            <source>No filter is set</source>
            <translation>No filter is set</translation>
        </message>
    <message>
            <source>Round %1 is being checked</source>
            <translation>Round %1 is being checked</translation>
        </message>
    </context>
    <context>
        <name>HistoryView</name>
        <message>
            <source>Last rounds</source>
            <translation>Last rounds</translation>
        </message>
        <message>
            <source>Each can be watched again, ball by ball (B50)</source>
            <translation>Each can be watched again, ball by ball (B50)</translation>
        </message>
        <message>
            <source>No round has closed since you came in.</source>
            <translation>No round has closed since you came in.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>KeptName</name>
        <message>
            <source>This player</source>
            <translation>This player</translation>
        </message>
    </context>
    <context>
        <name>KeyRow</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>KeyboardSection</name>
        <message>
            <source>Behind the inspector's door: tables side by side</source>
            <translation>Behind the inspector's door: tables side by side</translation>
        </message>
        <message>
            <source>Behind the inspector's door: fairness; Ctrl+Shift+O opens another record</source>
            <translation>Behind the inspector's door: fairness; Ctrl+Shift+O opens another record</translation>
        </message>
        <message>
            <source>In a repetition beside a live roulette table: plays and stops</source>
            <translation>In a replay beside a live roulette table: plays and stops</translation>
        </message>
        <message>
            <source>In the trace and the list: opens the rule in this book, at an event with several the next one</source>
            <translation>In the trace and the list: opens the rule in this book; where an event has several, the next one each time</translation>
        </message>
        <message>
            <source>In the lobby: to play, to inspect, to teach</source>
            <translation>In the lobby: to play, to inspect, to teach</translation>
        </message>
        <message>
            <source>In a scenario: goes on and stops, one step on, slower, faster</source>
            <translation>In a scenario: goes on and stops, one step on, slower, faster</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>In a scenario: again from the beginning</source>
            <translation>In a scenario: again from the beginning</translation>
        </message>
        <message>
            <source>For the inspector and the trainer</source>
            <translation>For the inspector and the trainer</translation>
        </message>
        <message>
            <source>At every table: shows its trace, and closes it</source>
            <translation>At every table: shows its trace, and closes it</translation>
        </message>
        <message>
            <source>Beside the trace: opens the list of conformity; there 1 to 3 judge the rule</source>
            <translation>Beside the trace: opens the conformity list; there 1 to 3 judge the rule</translation>
        </message>
        <message>
            <source>In the trace and the list: to the row before, to the next; Page, Home and End go farther</source>
            <translation>In the trace and the list: to the row before, to the next; Page, Home and End go farther</translation>
        </message>
        <message>
            <source>In the trace: unfolds an event; in a drill: gives the answer</source>
            <translation>In the trace: unfolds an event; in a drill: gives the answer</translation>
        </message>
        <message>
            <source>In a drill: chooses an answer</source>
            <translation>In a drill: chooses an answer</translation>
        </message>
        <message>
            <source>In a drill on the layout: from place to place; Space marks one</source>
            <translation>In a drill on the layout: from place to place; Space marks one</translation>
        </message>
        <message>
            <source>Ends a drill</source>
            <translation>Ends a drill</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Everywhere</translation>
        </message>
        <message>
            <source>Opens the rules and the pay-table</source>
            <translation>Opens the rules and the pay-table</translation>
        </message>
        <message>
            <source>Shows the last round</source>
            <translation>Shows the last round</translation>
        </message>
        <message>
            <source>Full screen, and back</source>
            <translation>Full screen, and back</translation>
        </message>
        <message>
            <source>Changes the language</source>
            <translation>Changes the language</translation>
        </message>
        <message>
            <source>Opens the settings</source>
            <translation>Opens the settings</translation>
        </message>
        <message>
            <source>In the lobby: opens a scenario file</source>
            <translation>In the lobby: opens a scenario file</translation>
        </message>
        <message>
            <source>Leaves the program</source>
            <translation>Leaves the program</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Closes what is open above the table</source>
            <translation>Closes what is open above the table</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Goes on to the next control; with Shift, back</source>
            <translation>Goes on to the next control; with Shift, back</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>Presses the control that has the blue ring</source>
            <translation>Presses the control that has the blue ring</translation>
        </message>
        <message>
            <source>In the lobby</source>
            <translation>In the lobby</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Sits down at the table</source>
            <translation>Sits down at the table</translation>
        </message>
        <message>
            <source>Sound off, and on</source>
            <translation>Sound off, and on</translation>
        </message>
        <message>
            <source>In the lobby: the rounds on record</source>
            <translation>In the lobby: the rounds on record</translation>
        </message>
        <message>
            <source>In a repetition: plays and stops, one event back or forwards, slower, faster</source>
            <translation>In a replay: plays and stops, one event back or forwards, slower, faster</translation>
        </message>
        <message>
            <source>By ear, at every table</source>
            <translation>By ear, at every table</translation>
        </message>
        <message>
            <source>Says the last call again</source>
            <translation>Says the last call again</translation>
        </message>
        <message>
            <source>Whose turn it is, and how much time is left</source>
            <translation>Whose turn it is, and how much time is left</translation>
        </message>
        <message>
            <source>Your own cards and hand; at roulette, your stakes</source>
            <translation>Your own cards and hand; at roulette, your stakes</translation>
        </message>
        <message>
            <source>What the house shows: the dealer's cards, the number, the last ball</source>
            <translation>What the house shows: the dealer's cards, the number, the last ball</translation>
        </message>
        <message>
            <source>Your own stakes</source>
            <translation>Your own stakes</translation>
        </message>
        <message>
            <source>Your points</source>
            <translation>Your points</translation>
        </message>
        <message>
            <source>What may be done now, with the keys for it</source>
            <translation>What may be done now, with the keys for it</translation>
        </message>
        <message>
            <source>Who is one short of a prize; the last numbers; the other seats</source>
            <translation>Who is one short of a prize; the last numbers; the other seats</translation>
        </message>
        <message>
            <source>Silences speech at once</source>
            <translation>Silences speech at once</translation>
        </message>
        <message>
            <source>To the previous buffer of messages: everything, calls, payments, what you and others do, session, refusals</source>
            <translation>To the previous buffer of messages: everything, calls, payments, what you and others do, session, refusals</translation>
        </message>
        <message>
            <source>To the next buffer of messages</source>
            <translation>To the next buffer of messages</translation>
        </message>
        <message>
            <source>An older message of the buffer</source>
            <translation>An older message of the buffer</translation>
        </message>
        <message>
            <source>A newer message of the buffer</source>
            <translation>A newer message of the buffer</translation>
        </message>
        <message>
            <source>Review: to the place at the left on the table</source>
            <translation>Review: to the place at the left on the table</translation>
        </message>
        <message>
            <source>Review: to the place at the right</source>
            <translation>Review: to the place at the right</translation>
        </message>
        <message>
            <source>Review: to the row above</source>
            <translation>Review: to the row above</translation>
        </message>
        <message>
            <source>Review: to the row below</source>
            <translation>Review: to the row below</translation>
        </message>
        <message>
            <source>In a repetition: to the mark before on its time line, to the next one</source>
            <translation>In a replay: to the mark before on its time line, to the next one</translation>
        </message>
        <message>
            <source>In a repetition: copies a link to this moment</source>
            <translation>In a replay: copies a link to this moment</translation>
        </message>
        <message>
            <source>Playing by ear, on and off: what has the keyboard is read out, what you do is told, the last seconds are counted</source>
            <translation>Playing by ear, on and off: what has the keyboard focus is read out, what you do is reported, the last seconds are counted</translation>
        </message>
        <message>
            <source>Review: all that is known of the place, or of what has the keyboard</source>
            <translation>Review: all that is known of the place, or of what has the keyboard</translation>
        </message>
        <message>
            <source>Review: at roulette the keyboard goes to this stake, where Enter puts a chip down; at bingo the number is marked</source>
            <translation>Review: at roulette the keyboard goes to this stake, where Enter puts a chip down; at bingo the number is marked</translation>
        </message>
        <message>
            <source>Learning table: no hurry, and what each choice is worth</source>
            <translation>Learning table: no hurry, and what each choice is worth</translation>
        </message>
        <message>
            <source>Gallery: rounds that show the rules at work</source>
            <translation>Gallery: rounds that show the rules at work</translation>
        </message>
        <message>
            <source>Plays the last round again while the table goes on; Esc leads back</source>
            <translation>Plays the last round again while the table goes on; Esc leads back</translation>
        </message>
        <message>
            <source>In a lesson: to the next pause, to the one before</source>
            <translation>In a lesson: to the next pause, to the one before</translation>
        </message>
        <message>
            <source>In a lesson: what each choice is worth, the decision the other way</source>
            <translation>In a lesson: what each choice is worth, the decision the other way</translation>
        </message>
        <message>
            <source>At a learning table that waits for you: lets it go on, or has it wait</source>
            <translation>At a learning table that waits for you: lets it go on, or has it wait</translation>
        </message>
        <message>
            <source>Beside the trace of an inspector's table: what can go wrong; there Enter causes it</source>
            <translation>Beside the trace of an inspector's table: what can go wrong; there Enter causes it</translation>
        </message>
        <message>
            <source>Behind the inspector's door: any round on record; there C complains, A adds it to the file</source>
            <translation>Behind the inspector's door: any round on record; there C begins a complaint, A adds the round to the file</translation>
        </message>
        <message>
            <source>Behind the inspector's door: the file of the inspection, and its report</source>
            <translation>Behind the inspector's door: the file of the inspection, and its report</translation>
        </message>
        <message>
            <source>At the reversed table: the words, the bell, the ball</source>
            <translation>At the reversed table: the words, the bell, the ball</translation>
        </message>
        <message>
            <source>At the reversed table: what is called with the number, and the marker</source>
            <translation>At the reversed table: what is called with the number, and the marker</translation>
        </message>
        <message>
            <source>At the reversed table: the place, and whom to pay; Space leaves chips, digits cut them, Enter takes or hands over</source>
            <translation>At the reversed table: the place, and whom to pay; Space leaves chips, digits cut them, Enter takes or hands over</translation>
        </message>
        <message>
            <source>At the reversed table: what is due; Page Up and Page Down change the tool</source>
            <translation>At the reversed table: what is due; Page Up and Page Down change the tool</translation>
        </message>
        <message>
            <source>At a table: a second window, for a projector or as the room's board</source>
            <translation>At a table: a second window, for a projector or as the room's board</translation>
        </message>
        <message>
            <source>At a table: the pointer shows and draws, in both windows; Backspace takes a line back, Delete all</source>
            <translation>At a table: the pointer shows and draws, in both windows; Backspace takes a line back, Delete all</translation>
        </message>
        <message>
            <source>Behind the trainer's door: the trainees, and what each of them has done</source>
            <translation>Behind the trainer's door: the trainees, and what each of them has done</translation>
        </message>
    <message>
            <source>On an event of the trace: a note that is pinned to it</source>
            <translation>On an event of the trace: a note that is pinned to it</translation>
        </message>
        <message>
            <source>In a repetition beside the trace: a complaint that begins with this moment</source>
            <translation>In a replay beside the trace: a complaint that begins with this moment</translation>
        </message>
        <message>
            <source>In a repetition and in the gallery: shows the round to a class; in the history E does</source>
            <translation>In a replay and in the gallery: shows the round to a class; in the history E does</translation>
        </message>
        <message>
            <source>In a lesson, or what is shown to a class: what if another card, number or ball had come</source>
            <translation>In a lesson, or what is shown to a class: what if another card, number or ball had come</translation>
        </message>
        <message>
            <source>In a lesson, or what is shown to a class: hides hands and shows them; the same for results</source>
            <translation>In a lesson, or what is shown to a class: hides hands and shows them; the same for results</translation>
        </message>
        <message>
            <source>Behind the trainer&apos;s door: to the search for a lesson</source>
            <translation>Behind the trainer&apos;s door: to the search for a lesson</translation>
        </message>
        <message>
            <source>Ctrl+Page</source>
            <translation>Ctrl+Page</translation>
        </message>
        <message>
            <source>In the lesson editor: Page Up and Page Down go from part to part</source>
            <translation>In the lesson editor: Page Up and Page Down go from part to part</translation>
        </message>
    </context>
    <context>
        <name>LanguageSwitch</name>
        <message>
            <source>Change the language to English (Ctrl+L)</source>
            <translation>Change the language to English (Ctrl+L)</translation>
        </message>
        <message>
            <source>Change the language to Portuguese (Ctrl+L)</source>
            <translation>Change the language to Portuguese (Ctrl+L)</translation>
        </message>
    </context>
    <context>
        <name>LayoutInput</name>
        <message>
            <source>The left one of two: you stake on this one only (R1)</source>
            <translation>The left one of two: you stake on this one only (R1)</translation>
        </message>
        <message>
            <source>The right one of two: you stake on this one only (R1)</source>
            <translation>The right one of two: you stake on this one only (R1)</translation>
        </message>
        <message>
            <source>Layout. Arrow keys move from stake to stake, Enter puts a chip down, Delete takes a stake up</source>
            <translation>Layout. Arrow keys move from stake to stake, Enter puts a chip down, Delete takes a stake up</translation>
        </message>
    </context>
    <context>
        <name>LimitsFoldOut</name>
        <message>
            <source>All limits</source>
            <translation>All limits</translation>
        </message>
        <message>
            <source>Each chance has its own</source>
            <translation>Each chance has its own</translation>
        </message>
    </context>
    <context>
        <name>LimitsView</name>
        <message>
            <source>Limits of the table</source>
            <translation>Limits of the table</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>Pays</source>
            <translation>Pays</translation>
        </message>
        <message>
            <source>From – to</source>
            <translation>From – to</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>LobbyPage</name>
        <message>
            <source>%1: %2. Tab goes to the choices</source>
            <translation>%1: %2. Tab goes to the choices</translation>
        </message>
        <message>
            <source>Lobby</source>
            <translation>Lobby</translation>
        </message>
        <message>
            <source>Drop the scenario here</source>
            <translation>Drop the scenario here</translation>
        </message>
        <message>
            <source>%1: %2. Enter: %3. Tab goes to the choices</source>
            <extracomment>%1 a game, %2 its chosen table in a few words, %3 "Sit down at the table"</extracomment>
            <translation>%1: %2. Enter: %3. Tab goes to the choices</translation>
        </message>
        <message>
            <source>You have %1</source>
            <extracomment>%1 an amount</extracomment>
            <translation>You have %1</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>Drop the scenario or the lesson here</source>
            <translation>Drop the scenario or the lesson here</translation>
        </message>
    </context>
    <context>
        <name>LobbyTitle</name>
        <message>
            <source>How to play</source>
            <translation>How to play</translation>
        </message>
        <message>
            <source>Open a scenario</source>
            <translation>Open a scenario</translation>
        </message>
        <message>
            <source>Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.</source>
            <translation>Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.</translation>
        </message>
        <message>
            <source>History</source>
            <translation>History</translation>
        </message>
        <message>
            <source>All rounds on record, to be watched again and checked (Ctrl+H)</source>
            <translation>All rounds on record, to be watched again and checked (Ctrl+H)</translation>
        </message>
        <message>
            <source>Gallery</source>
            <translation>Gallery</translation>
        </message>
        <message>
            <source>Rounds that show the rules at work, to be watched at the table (Ctrl+G)</source>
            <translation>Rounds that show the rules at work, to be watched at the table (Ctrl+G)</translation>
        </message>
        <message>
            <source>Learn at the table</source>
            <translation>Learn at the table</translation>
        </message>
        <message>
            <source>No hurry, what each choice is worth, and a guided first round; points for practice only (Ctrl+T)</source>
            <translation>No hurry, what each choice is worth, and a guided first round; points for practice only (Ctrl+T)</translation>
        </message>
    </context>
    <context>
        <name>MachineView</name>
        <message numerus="yes">
            <source>Drawing machine, %n ball(s) left</source>
            <translation>
                <numerusform>Drawing machine, %n ball left</numerusform>
                <numerusform>Drawing machine, %n balls left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>%1 – Mesa Viva</source>
            <translation>%1 – Mesa Viva</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>All games</translation>
        </message>
        <message>
            <source>All dates</source>
            <translation>All dates</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Today</translation>
        </message>
        <message>
            <source>Last 7 days</source>
            <translation>Last 7 days</translation>
        </message>
        <message>
            <source>Last 30 days</source>
            <translation>Last 30 days</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>All tables</translation>
        </message>
        <message>
            <source>Table %1 · %2 · %3</source>
            <translation>Table %1 · %2 · %3</translation>
        </message>
        <message>
            <source>All results</source>
            <translation>All results</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Won</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Lost</translation>
        </message>
        <message>
            <source>Neither won nor lost</source>
            <translation>Neither won nor lost</translation>
        </message>
        <message>
            <source>No stake</source>
            <translation>No stake</translation>
        </message>
        <message>
            <source>Void</source>
            <translation>Void</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::TraceModel</name>
        <message>
            <source>All events</source>
            <translation>All events</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Everybody</translation>
        </message>
        <message>
            <source>Don't stop</source>
            <translation>Don't stop</translation>
        </message>
        <message>
            <source>Stop at a refusal</source>
            <translation>Stop at a refusal</translation>
        </message>
        <message>
            <source>Stop at: %1</source>
            <extracomment>%1 a kind of event</extracomment>
            <translation>Stop at: %1</translation>
        </message>
        <message>
            <source>The number of one rule, such as P26</source>
            <translation>The number of one rule, such as P26</translation>
        </message>
        <message>
            <source>Event %1 has come. A live table's time is not stopped: the law gives it to all players alike.</source>
            <translation>Event %1 has come. A live table's time is not stopped: the law gives it to all players alike.</translation>
        </message>
        <message>
            <source>The table stands at event %1.</source>
            <translation>The table stands at event %1.</translation>
        </message>
        <message>
            <source>There is no rule of that number.</source>
            <translation>There is no rule of that number.</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>Everything</source>
            <translation>Everything</translation>
        </message>
        <message>
            <source>Calls</source>
            <translation>Calls</translation>
        </message>
        <message>
            <source>Payments</source>
            <translation>Payments</translation>
        </message>
        <message>
            <source>What I do</source>
            <translation>What I do</translation>
        </message>
        <message>
            <source>What others do</source>
            <translation>What others do</translation>
        </message>
        <message>
            <source>Session</source>
            <translation>Session</translation>
        </message>
        <message>
            <source>Refusals</source>
            <translation>Refusals</translation>
        </message>
    </context>
    <context>
        <name>Moments</name>
        <message>
            <source>%1 s</source>
            <comment>a duration</comment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 min</source>
            <comment>a duration</comment>
            <translation>%1 min</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <comment>a duration</comment>
            <translation>%1 h %2 min</translation>
        </message>
    </context>
    <context>
        <name>MvSpinBox</name>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
    </context>
    <context>
        <name>NeighbourChoice</name>
        <message>
            <source>Neighbours</source>
            <translation>Neighbours</translation>
        </message>
        <message numerus="yes">
            <source>A number with %n neighbour(s)</source>
            <translation>
                <numerusform>A number with %n neighbour</numerusform>
                <numerusform>A number with %n neighbours</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NumberCall</name>
        <message>
            <source>Number drawn: %1</source>
            <translation>Number drawn: %1</translation>
        </message>
    </context>
    <context>
        <name>NumberMarker</name>
        <message>
            <source>Marker on %1</source>
            <translation>Marker on %1</translation>
        </message>
    </context>
    <context>
        <name>NumberPanel</name>
        <message>
            <source>Panel of numbers: %1 drawn, %2 left</source>
            <translation>Panel of numbers: %1 drawn, %2 left</translation>
        </message>
    </context>
    <context>
        <name>NumbersDisplay</name>
        <message>
            <source>Last numbers</source>
            <translation>Last numbers</translation>
        </message>
    </context>
    <context>
        <name>OtherLayout</name>
        <message>
            <source>The other layout</source>
            <translation>The other layout</translation>
        </message>
        <message>
            <source>You stake on the left layout; others stake on this one, at the same wheel (R1).</source>
            <translation>You stake on the left layout; others stake on this one. The same wheel serves both (R1).</translation>
        </message>
        <message>
            <source>You stake on the right layout; others stake on this one, at the same wheel (R1).</source>
            <translation>You stake on the right layout; others stake on this one. The same wheel serves both (R1).</translation>
        </message>
    </context>
    <context>
        <name>PatternEditor</name>
        <message>
            <source>What bingo is</source>
            <translation>What bingo is</translation>
        </message>
        <message>
            <source>The pattern, box by box</source>
            <translation>The pattern, box by box</translation>
        </message>
        <message>
            <source>row %1, column %2, marked</source>
            <translation>row %1, column %2, marked</translation>
        </message>
        <message>
            <source>row %1, column %2, not marked</source>
            <translation>row %1, column %2, not marked</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Nothing has been changed yet.</source>
            <translation>Nothing has been changed yet.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Clear</translation>
        </message>
        <message>
            <source>Takes all marks away</source>
            <translation>Takes all marks away</translation>
        </message>
        <message>
            <source>No box is marked.</source>
            <translation>No box is marked.</translation>
        </message>
        <message>
            <source>Invert</source>
            <translation>Invert</translation>
        </message>
        <message>
            <source>Marks the boxes that are not marked, and only those</source>
            <translation>Marks the boxes that are not marked, and only those</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Mirror</translation>
        </message>
        <message>
            <source>Swaps left and right</source>
            <translation>Swaps left and right</translation>
        </message>
        <message>
            <source>Left and right are alike.</source>
            <translation>Left and right are alike.</translation>
        </message>
        <message>
            <source>Mark at least one box. Until then the room keeps its pattern: %1.</source>
            <translation>Mark at least one box. Until then the room keeps its pattern: %1.</translation>
        </message>
    </context>
    <context>
        <name>PauseView</name>
        <message>
            <source>The table is paused</source>
            <translation>The table is paused</translation>
        </message>
        <message>
            <source>Its clock stands still; no time is lost.</source>
            <translation>Its clock stands still; no time is lost.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
    </context>
    <context>
        <name>PayTableRow</name>
        <message>
            <source>%1 pays %2 to 1</source>
            <translation>%1 pays %2 to 1</translation>
        </message>
        <message>
            <source>%1 to 1</source>
            <translation>%1 to 1</translation>
        </message>
    </context>
    <context>
        <name>PlateText</name>
        <message>
            <source>%1 – %2</source>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>%1, limits %2, %3</source>
            <translation>%1, limits %2, %3</translation>
        </message>
    </context>
    <context>
        <name>PlayerEntry</name>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>= %1</source>
            <comment>a chip's value</comment>
            <translation>= %1</translation>
        </message>
    </context>
    <context>
        <name>PlayersRail</name>
        <message>
            <source>Players and the colours of their chips</source>
            <translation>Players and the colours of their chips</translation>
        </message>
        <message>
            <source>Players at the left layout and the colours of their chips</source>
            <translation>Players at the left layout and the colours of their chips</translation>
        </message>
        <message>
            <source>Players at the right layout and the colours of their chips</source>
            <translation>Players at the right layout and the colours of their chips</translation>
        </message>
    </context>
    <context>
        <name>PokerCardPicture</name>
        <message>
            <source>Face-down card</source>
            <translation>Face-down card</translation>
        </message>
    </context>
    <context>
        <name>PokerChoices</name>
        <message>
            <source>Multi-player table</source>
            <translation>Multi-player table</translation>
        </message>
        <message>
            <source>Seven seats, one deal for all, and a timer.</source>
            <translation>Seven seats, one deal for all, and a timer.</translation>
        </message>
        <message>
            <source>Individual table</source>
            <translation>Individual table</translation>
        </message>
        <message>
            <source>You alone, and you start each deal.</source>
            <translation>You alone, and you start each deal.</translation>
        </message>
        <message>
            <source>Limits of the ante</source>
            <translation>Limits of the ante</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 to %2</translation>
        </message>
        <message>
            <source>Minimum</source>
            <translation>Minimum</translation>
        </message>
        <message>
            <source>Maximum: %1 times the minimum</source>
            <translation>Maximum: %1 times the minimum</translation>
        </message>
        <message>
            <source>Maximum, in times the minimum</source>
            <translation>Maximum, as a multiple of the minimum</translation>
        </message>
        <message>
            <source>No table may have a maximum above 25 times its minimum.</source>
            <translation>No table may have a maximum above 25 times its minimum.</translation>
        </message>
        <message>
            <source>Your seat</source>
            <translation>Your seat</translation>
        </message>
        <message>
            <source>Company</source>
            <translation>Company</translation>
        </message>
        <message>
            <source>Simulated players, always marked as such</source>
            <translation>Simulated players, always marked as such</translation>
        </message>
        <message>
            <source>Simulated players</source>
            <translation>Simulated players</translation>
        </message>
        <message>
            <source>The dealer's pace</source>
            <translation>The dealer's pace</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Slow</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Brisk</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Times</translation>
        </message>
        <message>
            <source>%1 s · %2 s · %3 s</source>
            <translation>%1 s · %2 s · %3 s</translation>
        </message>
        <message>
            <source>To put the ante down</source>
            <translation>To put the ante down</translation>
        </message>
        <message>
            <source>The same for all; shown to all.</source>
            <translation>The same for all; shown to all.</translation>
        </message>
        <message>
            <source>At an individual table you start the deal yourself (P15).</source>
            <translation>At an individual table you start the deal yourself (P15).</translation>
        </message>
        <message>
            <source>To decide</source>
            <translation>To decide</translation>
        </message>
        <message>
            <source>To fold or to continue.</source>
            <translation>To fold or to continue.</translation>
        </message>
        <message>
            <source>Extra time</source>
            <translation>Extra time</translation>
        </message>
        <message>
            <source>After the warning; then you have folded.</source>
            <translation>After the warning; then you have folded.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>House rules</translation>
        </message>
        <message>
            <source>The usual readings</source>
            <translation>The usual readings</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Changed</translation>
        </message>
        <message>
            <source>Where the regulation leaves a question open, the house chooses how it is read.</source>
            <translation>Where the regulation leaves a question open, the house chooses how it is read.</translation>
        </message>
        <message>
            <source>A K Q J 10 of mixed suits is a straight</source>
            <translation>A K Q J 10 of mixed suits is a straight</translation>
        </message>
        <message>
            <source>The ace may stand on top of a straight.</source>
            <translation>The ace may stand on top of a straight.</translation>
        </message>
        <message>
            <source>The ace is on top only in a royal flush: the hand is high cards.</source>
            <translation>The ace is on top only in a royal flush: the hand is high cards.</translation>
        </message>
        <message>
            <source>A system failure voids the whole round</source>
            <translation>A system failure voids the whole round</translation>
        </message>
        <message>
            <source>All stakes come back, even to those who had folded.</source>
            <translation>All stakes come back, even to those who had folded.</translation>
        </message>
        <message>
            <source>Once the cards are dealt, bets that are down are settled and folds stay.</source>
            <translation>Once the cards are dealt, bets that are down are settled and folds stay.</translation>
        </message>
        <message>
            <source>Back to the usual table</source>
            <translation>Back to the usual table</translation>
        </message>
    </context>
    <context>
        <name>PokerControls</name>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>Put %1 in the ante box</source>
            <translation>Put %1 in the ante box</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Take the last chip back</source>
            <translation>Take the last chip back</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Clear</translation>
        </message>
        <message>
            <source>Take the whole ante back</source>
            <translation>Take the whole ante back</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Repeat</translation>
        </message>
        <message>
            <source>Put the last ante down again: %1</source>
            <translation>Put the last ante down again: %1</translation>
        </message>
        <message>
            <source>Put the last ante down again</source>
            <translation>Put the last ante down again</translation>
        </message>
        <message>
            <source>Fold</source>
            <translation>Fold</translation>
        </message>
        <message>
            <source>Give the hand up; the ante is lost</source>
            <translation>Give the hand up; the ante is lost</translation>
        </message>
        <message>
            <source>Continue · %1</source>
            <translation>Continue · %1</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continue</translation>
        </message>
        <message>
            <source>Stay in: twice the ante goes in the bet box</source>
            <translation>Stay in: twice the ante goes in the bet box</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Deal</translation>
        </message>
        <message>
            <source>Ask for the cards</source>
            <translation>Ask for the cards</translation>
        </message>
    </context>
    <context>
        <name>PokerDealerView</name>
        <message>
            <source>Dealer: %1</source>
            <translation>Dealer: %1</translation>
        </message>
    </context>
    <context>
        <name>PokerHandView</name>
        <message>
            <source>Your hand: %1</source>
            <translation>Your hand: %1</translation>
        </message>
    </context>
    <context>
        <name>PokerKeys</name>
        <message>
            <source>At the poker table</source>
            <translation>At the poker table</translation>
        </message>
        <message>
            <source>Puts a chip in the ante box, from the smallest up</source>
            <translation>Puts a chip in the ante box, from the smallest up</translation>
        </message>
        <message>
            <source>Takes the last chip back (Backspace does, too)</source>
            <translation>Takes the last chip back (Backspace does, too)</translation>
        </message>
        <message>
            <source>Takes the whole ante back (Delete does, too)</source>
            <translation>Takes the whole ante back (Delete does, too)</translation>
        </message>
        <message>
            <source>Puts the last round's ante again</source>
            <translation>Puts the last round's ante down again</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>The main action: starts the deal, or continues with the bet</source>
            <translation>The main action: starts the deal, or continues with the bet</translation>
        </message>
        <message>
            <source>Folds</source>
            <translation>Folds</translation>
        </message>
        <message>
            <source>Stops and resumes a scenario</source>
            <translation>Stops and resumes a scenario</translation>
        </message>
    <message>
            <source>Shows what the bet pays for each hand, or puts it away</source>
            <translation>Shows what the bet pays for each hand, or puts it away</translation>
        </message>
        </context>
    <context>
        <name>PokerLastRoundView</name>
        <message>
            <source>Last round</source>
            <translation>Last round</translation>
        </message>
        <message>
            <source>Round %1 · %2</source>
            <translation>Round %1 · %2</translation>
        </message>
        <message>
            <source>No round has been played at this table yet.</source>
            <translation>No round has been played at this table yet.</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
        <message>
            <source>Burnt card</source>
            <translation>Burnt card</translation>
        </message>
        <message>
            <source>The commitment was fixed before the first stake; the seed, shown afterwards, proves the deal.</source>
            <translation>The commitment was fixed before the first stake; the seed, shown afterwards, proves the deal.</translation>
        </message>
        <message>
            <source>The cards of this round came from outside: a scenario, or a real deck.</source>
            <translation>The cards of this round came from outside: a scenario, or a real deck.</translation>
        </message>
    </context>
    <context>
        <name>PokerLobby</name>
        <message>
            <source>Five cards against the house and one decision: fold, or continue with twice your ante. By Regulation 803/2015.</source>
            <translation>Five cards against the house and one decision: fold, or continue with twice your ante. By Regulation 803/2015.</translation>
        </message>
        <message>
            <source>%1 · ante %2 to %3</source>
            <translation>%1 · ante %2 to %3</translation>
        </message>
        <message>
            <source>Individual table</source>
            <translation>Individual table</translation>
        </message>
        <message>
            <source>Multi-player table</source>
            <translation>Multi-player table</translation>
        </message>
    </context>
    <context>
        <name>PokerPlace</name>
        <message>
            <source>The cards are being dealt.</source>
            <translation>The cards are being dealt.</translation>
        </message>
        <message>
            <source>You are not in this round.</source>
            <translation>You are not in this round.</translation>
        </message>
        <message>
            <source>The dealer's cards are turned.</source>
            <translation>The dealer's cards are turned.</translation>
        </message>
        <message>
            <source>The round is being settled.</source>
            <translation>The round is being settled.</translation>
        </message>
        <message>
            <source>Your ante is lost; the next round opens soon.</source>
            <translation>Your ante is lost; the next round opens soon.</translation>
        </message>
        <message>
            <source>Put an ante between %1 and %2 in the ante box.</source>
            <translation>Put an ante between %1 and %2 in the ante box.</translation>
        </message>
        <message>
            <source>Mind that continuing will take %1: you would not have that.</source>
            <translation>Mind that continuing will take %1: you would not have that.</translation>
        </message>
        <message>
            <source>Ask for the cards, or change your ante.</source>
            <translation>Ask for the cards, or change your ante.</translation>
        </message>
        <message>
            <source>Your ante is down; you can change it until betting closes.</source>
            <translation>Your ante is down; you can change it until betting closes.</translation>
        </message>
        <message>
            <source>You continue; the others decide.</source>
            <translation>You continue; the others decide.</translation>
        </message>
        <message>
            <source>You have folded; the others decide.</source>
            <translation>You have folded; the others decide.</translation>
        </message>
        <message>
            <source>%1. Fold and lose the ante, or continue with %2.</source>
            <translation>%1. Fold and lose the ante, or continue with %2.</translation>
        </message>
        <message>
            <source>Antes are being put down.</source>
            <translation>Antes are being put down.</translation>
        </message>
        <message>
            <source>Whoever is in the round folds, or continues with twice the ante.</source>
            <translation>Whoever is in the round folds, or continues with twice the ante.</translation>
        </message>
        <message>
            <source>%1. You can only fold: continuing takes %2, and %3 are missing.</source>
            <extracomment>%1 a hand, %2 the second stake, %3 what is missing to it</extracomment>
            <translation>%1. You can only fold: continuing takes %2, and you are %3 short.</translation>
        </message>
    <message>
            <source>pays %1 to 1: %2</source>
            <comment>the bet, for a hand that wins</comment>
            <translation>pays %1 to 1: %2</translation>
        </message>
        <message>
            <source>Your time to decide ran out, and so you folded.</source>
            <translation>Your time to decide ran out, and so you folded.</translation>
        </message>
            <message>
            <source>wins only if the dealer does not play</source>
            <translation>wins only if the dealer does not play</translation>
        </message>
    </context>
    <context>
        <name>PokerPlate</name>
        <message>
            <source>Table limits: ante from %1 to %2. %3. Round %4</source>
            <translation>Table limits: ante from %1 to %2. %3. Round %4</translation>
        </message>
        <message>
            <source>Minimum</source>
            <translation>Minimum</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>Maximum</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Round</translation>
        </message>
    </context>
    <context>
        <name>PokerReader</name>
        <message>
            <source>You continue with %1</source>
            <translation>You continue with %1</translation>
        </message>
        <message>
            <source>%1 continues with %2</source>
            <translation>%1 continues with %2</translation>
        </message>
        <message>
            <source>Your ante: %1</source>
            <translation>Your ante: %1</translation>
        </message>
        <message>
            <source>%1: ante %2</source>
            <translation>%1: ante %2</translation>
        </message>
        <message>
            <source>You fold</source>
            <translation>You fold</translation>
        </message>
        <message>
            <source>%1 folds</source>
            <translation>%1 folds</translation>
        </message>
        <message>
            <source>It is your turn</source>
            <translation>It is your turn</translation>
        </message>
        <message>
            <source>Still to decide: %1</source>
            <translation>Still to decide: %1</translation>
        </message>
        <message>
            <source>You have no cards</source>
            <translation>You have no cards</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The dealer shows no card</source>
            <translation>The dealer shows no card</translation>
        </message>
        <message>
            <source>The dealer shows %1</source>
            <translation>The dealer shows %1</translation>
        </message>
        <message>
            <source>The dealer has %1: %2</source>
            <translation>The dealer has %1: %2</translation>
        </message>
        <message>
            <source>You have nothing staked</source>
            <translation>You have nothing staked</translation>
        </message>
        <message>
            <source>ante %1</source>
            <translation>ante %1</translation>
        </message>
        <message>
            <source>bet %1</source>
            <translation>bet %1</translation>
        </message>
        <message>
            <source>You are alone at the table</source>
            <translation>You are alone at the table</translation>
        </message>
        <message>
            <source>put a chip in the ante box</source>
            <translation>put a chip in the ante box</translation>
        </message>
        <message>
            <source>the last ante again</source>
            <translation>the last ante again</translation>
        </message>
        <message>
            <source>ask for the cards</source>
            <translation>ask for the cards</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>continue with %1</source>
            <translation>continue with %1</translation>
        </message>
        <message>
            <source>fold</source>
            <translation>fold</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
        <message>
            <source>Discarded: %1</source>
            <translation>Discarded: %1</translation>
        </message>
        <message>
            <source>free</source>
            <translation>free</translation>
        </message>
        <message>
            <source>Seat %1, %2</source>
            <translation>Seat %1, %2</translation>
        </message>
        <message>
            <source>Winnings of %2, %1</source>
            <translation>Winnings of %2, %1</translation>
        </message>
        <message>
            <source>Chips of %2, %1</source>
            <translation>Chips of %2, %1</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Last round</translation>
        </message>
        <message>
            <source>Round %1. %2</source>
            <extracomment>%1 a round's number, %2 what came of it</extracomment>
            <translation>Round %1. %2</translation>
        </message>
    <message>
            <source>Pay table</source>
            <translation>Pay table</translation>
        </message>
        <message>
            <source>%1: %2 to 1</source>
            <translation>%1: %2 to 1</translation>
        </message>
        <message>
            <source>Ante: %1 to 1</source>
            <translation>Ante: %1 to 1</translation>
        </message>
        <message>
            <source>Limits %1 – %2, pays %3 to 1</source>
            <translation>Limits %1 – %2, pays %3 to 1</translation>
        </message>
        <message>
            <source>The bet is %1 times the ante, paid by the pay table</source>
            <translation>The bet is %1 times the ante, paid by the pay table</translation>
        </message>
        <message>
            <source>Ante box, empty</source>
            <translation>Ante box, empty</translation>
        </message>
        <message>
            <source>Bet box, empty</source>
            <translation>Bet box, empty</translation>
        </message>
        <message>
            <source>%1: %2, wins %3</source>
            <extracomment>%1 a player, %2 a hand, %3 an amount</extracomment>
            <translation>%1: %2, wins %3</translation>
        </message>
        <message>
            <source>%1: %2, loses %3</source>
            <extracomment>%1 a player, %2 a hand, %3 an amount</extracomment>
            <translation>%1: %2, loses %3</translation>
        </message>
        <message>
            <source>%1: %2, the stakes come back</source>
            <extracomment>%1 a player, %2 a hand</extracomment>
            <translation>%1: %2, the stakes come back</translation>
        </message>
        </context>
    <context>
        <name>PokerReportRow</name>
        <message>
            <source>Seat %1, %2: %3</source>
            <translation>Seat %1, %2: %3</translation>
        </message>
        <message>
            <source>%1 · seat %2</source>
            <translation>%1 · seat %2</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
    </context>
    <context>
        <name>PokerResultPanel</name>
        <message>
            <source>Result of the round: %1</source>
            <translation>Result of the round: %1</translation>
        </message>
    </context>
    <context>
        <name>PokerResultRow</name>
        <message>
            <source>You win</source>
            <translation>You win</translation>
        </message>
        <message>
            <source>You lose</source>
            <translation>You lose</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Break even</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
    <message>
            <source>Loses</source>
            <translation>Loses</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Wins</translation>
        </message>
        </context>
    <context>
        <name>PokerSeatPicker</name>
        <message>
            <source>Your seat</source>
            <translation>Your seat</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
    </context>
    <context>
        <name>PokerSeatSpot</name>
        <message>
            <source>Seat %1</source>
            <translation>Seat %1</translation>
        </message>
    </context>
    <context>
        <name>PokerSeatView</name>
        <message>
            <source>Seat %1</source>
            <translation>Seat %1</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>SIMULATED</source>
            <translation>SIMULATED</translation>
        </message>
    </context>
    <context>
        <name>PokerSettings</name>
        <message>
            <source>My seat in the middle</source>
            <translation>My seat in the middle</translation>
        </message>
        <message>
            <source>The table is turned so that you look at it from your own seat.</source>
            <translation>The table is turned so that you look at it from your own seat.</translation>
        </message>
    </context>
    <context>
        <name>PokerSheet</name>
        <message>
            <source>the dealer</source>
            <translation>the dealer</translation>
        </message>
        <message>
            <source>%1 takes seat %2.</source>
            <translation>%1 takes seat %2.</translation>
        </message>
        <message>
            <source>Nobody has staked: there is no deal.</source>
            <translation>Nobody has staked: there is no deal.</translation>
        </message>
        <message>
            <source>%1 puts %2 in the box %3.</source>
            <translation>%1 puts %2 in the box %3.</translation>
        </message>
        <message>
            <source>%1 takes %2 back.</source>
            <translation>%1 takes %2 back.</translation>
        </message>
        <message>
            <source>Burnt: %1.</source>
            <translation>Burnt: %1.</translation>
        </message>
        <message>
            <source>Card %1 to %2, face up: %3.</source>
            <translation>Card %1 to %2, face up: %3.</translation>
        </message>
        <message>
            <source>Card %1 to %2, face down: %3.</source>
            <translation>Card %1 to %2, face down: %3.</translation>
        </message>
        <message>
            <source>Card %1 to %2, face down.</source>
            <translation>Card %1 to %2, face down.</translation>
        </message>
        <message>
            <source>Players fold or continue.</source>
            <translation>Players fold or continue.</translation>
        </message>
        <message>
            <source>The time to decide is extended.</source>
            <translation>The time to decide is extended.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <translation>%1 folds.</translation>
        </message>
        <message>
            <source>%1 has not decided in time and folds.</source>
            <translation>%1 has not decided in time and folds.</translation>
        </message>
        <message>
            <source>%1 is gone and folds.</source>
            <translation>%1 is gone and folds.</translation>
        </message>
        <message>
            <source>The dealer turns over %1.</source>
            <translation>The dealer turns over %1.</translation>
        </message>
        <message>
            <source>%1 shows %2.</source>
            <translation>%1 shows %2.</translation>
        </message>
        <message>
            <source>The dealer plays: %1.</source>
            <translation>The dealer plays: %1.</translation>
        </message>
        <message>
            <source>The dealer does not qualify.</source>
            <translation>The dealer does not qualify.</translation>
        </message>
        <message>
            <source>The box %1 of %2 is swept: %3.</source>
            <translation>The box %1 of %2 is swept: %3.</translation>
        </message>
        <message>
            <source>%1 is paid %2 for the box %3.</source>
            <translation>%1 is paid %2 for the box %3.</translation>
        </message>
        <message>
            <source>the system has failed.</source>
            <translation>the system has failed.</translation>
        </message>
        <message>
            <source>Póquer sem descarte</source>
            <translation>Poker without draw</translation>
        </message>
        <message>
            <source>Regulation 803/2015</source>
            <translation>Regulation 803/2015</translation>
        </message>
        <message>
            <source>void</source>
            <translation>void</translation>
        </message>
        <message>
            <source>nobody was dealt in</source>
            <translation>nobody was dealt in</translation>
        </message>
        <message>
            <source>everybody folded</source>
            <translation>everybody folded</translation>
        </message>
        <message>
            <source>the system has failed (P33)</source>
            <translation>the system has failed (P33)</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Ante</source>
            <translation>Ante</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 to %2</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Seats</translation>
        </message>
        <message>
            <source>For</source>
            <translation>For</translation>
        </message>
        <message>
            <source>one player</source>
            <translation>one player</translation>
        </message>
        <message>
            <source>several players</source>
            <translation>several players</translation>
        </message>
        <message>
            <source>Time to stake</source>
            <translation>Time to stake</translation>
        </message>
        <message>
            <source>none: the player starts the deal</source>
            <translation>none: the player starts the deal</translation>
        </message>
        <message>
            <source>Time to decide</source>
            <translation>Time to decide</translation>
        </message>
        <message>
            <source>%1, extended by %2</source>
            <translation>%1, extended by %2</translation>
        </message>
        <message>
            <source>Reading I-P8</source>
            <translation>Reading I-P8</translation>
        </message>
        <message>
            <source>a straight may end with the ace</source>
            <translation>a straight may end with the ace</translation>
        </message>
        <message>
            <source>a straight may not end with the ace</source>
            <translation>a straight may not end with the ace</translation>
        </message>
        <message>
            <source>Reading I-P33</source>
            <translation>Reading I-P33</translation>
        </message>
        <message>
            <source>after a failure bets that are down are settled</source>
            <translation>after a failure bets that are down are settled</translation>
        </message>
        <message>
            <source>after a failure the whole round is void</source>
            <translation>after a failure the whole round is void</translation>
        </message>
        <message>
            <source>Hand of</source>
            <translation>Hand of</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Burnt card</source>
            <translation>Burnt card</translation>
        </message>
        <message>
            <source>Not all of these were turned over at the table.</source>
            <translation>Not all of these were turned over at the table.</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
    </context>
    <context>
        <name>PokerSpeech</name>
        <message>
            <source>ante</source>
            <comment>spoken</comment>
            <translation>ante</translation>
        </message>
        <message>
            <source>bet</source>
            <comment>spoken: the second stake</comment>
            <translation>bet</translation>
        </message>
        <message>
            <source>%1. The dealer has: %2</source>
            <extracomment>spoken; %1 "The dealer plays", %2 a hand</extracomment>
            <translation>%1. The dealer has: %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>spoken; %1 a hand, %2 "You win ten points"</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>PokerStillLife</name>
        <message>
            <source>A card table with five cards and stacks of chips</source>
            <translation>A card table with five cards and stacks of chips</translation>
        </message>
    </context>
    <context>
        <name>PokerTablePage</name>
        <message>
            <source>Your bet of %1 stands. The round is settled without you, and what it brings is added to your points.</source>
            <translation>Your bet of %1 stands. The round is settled without you, and what it brings is added to your points.</translation>
        </message>
        <message>
            <source>Your ante of %1 would be lost: who leaves before the bet has folded.</source>
            <translation>Your ante of %1 would be lost: whoever leaves before the bet has folded.</translation>
        </message>
    <message>
            <source>What the bet pays for each hand</source>
            <translation>What the bet pays for each hand</translation>
        </message>
        <message>
            <source>Pay-table</source>
            <translation>Pay-table</translation>
        </message>
            <message>
            <source>Your ante of %1 would be lost: who leaves before the bet has folded. It can still be taken back (X).</source>
            <translation>Your ante of %1 would be lost: whoever leaves before the bet has folded. It can still be taken back (X).</translation>
        </message>
    </context>
    <context>
        <name>PokerWords</name>
        <message>
            <source>%1 of %2</source>
            <extracomment>a card: %1 its rank, %2 its suit</extracomment>
            <translation>%1 of %2</translation>
        </message>
        <message>
            <source>ante down</source>
            <translation>ante down</translation>
        </message>
        <message>
            <source>deciding</source>
            <translation>deciding</translation>
        </message>
        <message>
            <source>in play</source>
            <translation>in play</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>folded</translation>
        </message>
        <message>
            <source>won</source>
            <translation>won</translation>
        </message>
        <message>
            <source>lost</source>
            <comment>a seat's round</comment>
            <translation>lost</translation>
        </message>
        <message>
            <source>tie</source>
            <translation>tie</translation>
        </message>
        <message>
            <source>returned</source>
            <translation>returned</translation>
        </message>
        <message>
            <source>Face-down card</source>
            <translation>Face-down card</translation>
        </message>
        <message>
            <source>Royal flush of %1</source>
            <translation>Royal flush of %1</translation>
        </message>
        <message>
            <source>Straight flush, %1 high</source>
            <translation>Straight flush, %1 high</translation>
        </message>
        <message>
            <source>Four of a kind, %1</source>
            <translation>Four of a kind, %1</translation>
        </message>
        <message>
            <source>Full house, %1 and %2</source>
            <translation>Full house, %1 and %2</translation>
        </message>
        <message>
            <source>Flush of %1, %2 high</source>
            <translation>Flush of %1, %2 high</translation>
        </message>
        <message>
            <source>Straight, %1 high</source>
            <translation>Straight, %1 high</translation>
        </message>
        <message>
            <source>Three of a kind, %1</source>
            <translation>Three of a kind, %1</translation>
        </message>
        <message>
            <source>Two pairs, %1 and %2</source>
            <translation>Two pairs, %1 and %2</translation>
        </message>
        <message>
            <source>Pair of %1</source>
            <translation>Pair of %1</translation>
        </message>
        <message>
            <source>Ace and king</source>
            <translation>Ace and king</translation>
        </message>
        <message>
            <source>High cards, %1</source>
            <translation>High cards, %1</translation>
        </message>
        <message>
            <source>Royal flush</source>
            <translation>Royal flush</translation>
        </message>
        <message>
            <source>Straight flush</source>
            <translation>Straight flush</translation>
        </message>
        <message>
            <source>Four of a kind</source>
            <translation>Four of a kind</translation>
        </message>
        <message>
            <source>Full house</source>
            <translation>Full house</translation>
        </message>
        <message>
            <source>Flush</source>
            <translation>Flush</translation>
        </message>
        <message>
            <source>Straight</source>
            <translation>Straight</translation>
        </message>
        <message>
            <source>Three of a kind</source>
            <translation>Three of a kind</translation>
        </message>
        <message>
            <source>Two pairs</source>
            <translation>Two pairs</translation>
        </message>
        <message>
            <source>Pair</source>
            <translation>One pair</translation>
        </message>
        <message>
            <source>High cards</source>
            <translation>High cards</translation>
        </message>
        <message>
            <source>Ante</source>
            <translation>Ante</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Bet</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 the box, %2 the sum that lies there</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Place your bets</source>
            <translation>Place your bets</translation>
        </message>
        <message>
            <source>No more bets, cards are being dealt</source>
            <translation>No more bets, cards are being dealt</translation>
        </message>
        <message>
            <source>Look at your cards: fold, or continue with the bet</source>
            <translation>Look at your cards: fold, or continue with the bet</translation>
        </message>
        <message>
            <source>Time is up: decide now, or your hand is folded</source>
            <translation>Time is up: decide now, or your hand is folded</translation>
        </message>
        <message>
            <source>The dealer plays</source>
            <translation>The dealer plays</translation>
        </message>
        <message>
            <source>The dealer does not qualify: antes are paid, bets come back</source>
            <translation>The dealer does not qualify: antes are paid, bets come back</translation>
        </message>
        <message>
            <source>Payment · %1, %2: %3</source>
            <extracomment>%1 the player, %2 the box, %3 the winnings</extracomment>
            <translation>Payment · %1, %2: %3</translation>
        </message>
        <message>
            <source>The ante must be at least %1, the minimum of this table.</source>
            <translation>The ante must be at least %1, the minimum of this table.</translation>
        </message>
        <message>
            <source>The ante may be at most %1, the maximum of this table.</source>
            <translation>The ante may be at most %1, the maximum of this table.</translation>
        </message>
        <message>
            <source>Continuing takes %1, which is more than you have.</source>
            <translation>Continuing takes %1, which is more than you have.</translation>
        </message>
        <message>
            <source>Put an ante of at least %1 down first.</source>
            <translation>Put an ante of at least %1 down first.</translation>
        </message>
        <message>
            <source>There are no chips in your ante box.</source>
            <translation>There are no chips in your ante box.</translation>
        </message>
        <message>
            <source>There is no ante yet to repeat.</source>
            <translation>There is no ante yet to repeat.</translation>
        </message>
        <message>
            <source>You have no ante in this round.</source>
            <translation>You have no ante in this round.</translation>
        </message>
        <message>
            <source>Your ante is down already; clear it first.</source>
            <translation>Your ante is down already; clear it first.</translation>
        </message>
        <message>
            <source>Your hand of this round is folded.</source>
            <translation>Your hand of this round is folded.</translation>
        </message>
        <message>
            <source>You are seated already.</source>
            <translation>You are seated already.</translation>
        </message>
        <message>
            <source>You have decided already.</source>
            <translation>You have decided already.</translation>
        </message>
        <message>
            <source>You can decide once the cards are dealt.</source>
            <translation>You can decide once the cards are dealt.</translation>
        </message>
        <message>
            <source>The cards are being played.</source>
            <translation>The cards are being played.</translation>
        </message>
        <message>
            <source>Stakes are taken before the deal; wait for the next round.</source>
            <translation>Stakes are taken before the deal; wait for the next round.</translation>
        </message>
        <message>
            <source>At a table for several the deal follows the betting period.</source>
            <translation>At a table for several the deal follows the betting period.</translation>
        </message>
        <message>
            <source>You are not seated at this table.</source>
            <translation>You are not seated at this table.</translation>
        </message>
        <message>
            <source>This seat is taken.</source>
            <translation>This seat is taken.</translation>
        </message>
        <message>
            <source>won %1</source>
            <translation>won %1</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>lost</translation>
        </message>
        <message>
            <source>came back</source>
            <translation>came back</translation>
        </message>
        <message>
            <source>Folded: the ante is lost.</source>
            <translation>Folded: the ante is lost.</translation>
        </message>
        <message>
            <source>No decision in time: folded, the ante is lost.</source>
            <translation>No decision in time: folded, the ante is lost.</translation>
        </message>
        <message>
            <source>Gone before the bet: folded, the ante is lost.</source>
            <translation>Gone before the bet: folded, the ante is lost.</translation>
        </message>
        <message>
            <source>The dealer does not qualify: the ante pays 1 to 1, the bet comes back.</source>
            <translation>The dealer does not qualify: the ante pays 1 to 1, the bet comes back.</translation>
        </message>
        <message>
            <source>The hand beats the dealer's: the ante pays 1 to 1, the bet %1 to 1 (%2).</source>
            <translation>The hand beats the dealer's: the ante pays 1 to 1, the bet %1 to 1 (%2).</translation>
        </message>
        <message>
            <source>The dealer's hand is higher: ante and bet are lost.</source>
            <translation>The dealer's hand is higher: ante and bet are lost.</translation>
        </message>
        <message>
            <source>Equal hands: all stakes come back.</source>
            <translation>Equal hands: all stakes come back.</translation>
        </message>
        <message>
            <source>The system failed before the decision: the ante comes back.</source>
            <translation>The system failed before the decision: the ante comes back.</translation>
        </message>
        <message>
            <source>The round is void: all stakes come back.</source>
            <translation>The round is void: all stakes come back.</translation>
        </message>
        <message>
            <source>Card dealt</source>
            <translation>Card dealt</translation>
        </message>
        <message>
            <source>Decision</source>
            <translation>Decision</translation>
        </message>
        <message>
            <source>Fold</source>
            <translation>Fold</translation>
        </message>
        <message>
            <source>Card turned over</source>
            <translation>Card turned over</translation>
        </message>
        <message>
            <source>Dealer's hand</source>
            <translation>Dealer's hand</translation>
        </message>
        <message>
            <source>%1, won: %2</source>
            <extracomment>%1 the box, %2 what it has won</extracomment>
            <translation>%1, won: %2</translation>
        </message>
    <message>
            <source>%1 high</source>
            <comment>a hand</comment>
            <translation>%1 high</translation>
        </message>
        <message>
            <source>Poker without draw</source>
            <translation>Poker without draw</translation>
        </message>
        </context>
    <context>
        <name>PrizeCall</name>
        <message>
            <source>%1! %2</source>
            <translation>%1! %2</translation>
        </message>
    </context>
    <context>
        <name>PrizePlate</name>
        <message numerus="yes">
            <source>%n card(s) one short</source>
            <translation>
                <numerusform>%n card one short</numerusform>
                <numerusform>%n cards one short</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of the prizes</source>
            <translation>%1 of the prizes</translation>
        </message>
        <message>
            <source>not in this round</source>
            <translation>not in this round</translation>
        </message>
        <message>
            <source>%1: %2. %3</source>
            <translation>%1: %2. %3</translation>
        </message>
    </context>
    <context>
        <name>PrizeRail</name>
        <message>
            <source>Prizes</source>
            <translation>Prizes</translation>
        </message>
    </context>
    <context>
        <name>ProofChip</name>
        <message>
            <source>%1: play it at the table</source>
            <translation>%1: play it at the table</translation>
        </message>
        <message>
            <source>%1: the file breaks the rule, and is refused</source>
            <translation>%1: the file breaks the rule, and is refused</translation>
        </message>
    </context>
    <context>
        <name>ProofLine</name>
        <message>
            <source>Copy</source>
            <translation>Copy</translation>
        </message>
        <message>
            <source>Copy: %1</source>
            <translation>Copy: %1</translation>
        </message>
    </context>
    <context>
        <name>QuietAction</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::PokerStackListModel</name>
        <message>
            <source>%1 · %2</source>
            <extracomment>%1 a player, %2 a box with the sum that lies there</extracomment>
            <translation>%1 · %2</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::Reader</name>
        <message>
            <source>No table is open</source>
            <translation>No table is open</translation>
        </message>
        <message>
            <source>Nothing has been called yet</source>
            <translation>Nothing has been called yet</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: nothing yet</source>
            <translation>%1: nothing yet</translation>
        </message>
        <message>
            <source>Oldest: %1</source>
            <translation>Oldest: %1</translation>
        </message>
        <message>
            <source>Newest: %1</source>
            <translation>Newest: %1</translation>
        </message>
        <message>
            <source>Edge: %1</source>
            <translation>Edge: %1</translation>
        </message>
        <message>
            <source>By ear: on. What has the keyboard is read out, and what you do is told. F9 says what can be done</source>
            <translation>By ear: on. What has the keyboard focus is read out, and what you do is reported. F9 says what can be done</translation>
        </message>
        <message>
            <source>By ear: off</source>
            <translation>By ear: off</translation>
        </message>
        <message>
            <source>%1: nothing to do here</source>
            <extracomment>%1 a place of the table</extracomment>
            <translation>%1: nothing to do here</translation>
        </message>
    </context>
    <context>
        <name>ReadingChoice</name>
        <message>
            <source>%1 · played at this table</source>
            <translation>%1 · played at this table</translation>
        </message>
        <message>
            <source>%1 · not played at this table</source>
            <translation>%1 · not played at this table</translation>
        </message>
    </context>
    <context>
        <name>ReadingDialog</name>
        <message>
            <source>The round is being read</source>
            <translation>The round is being read</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>The table is played up to it, unseen</source>
            <translation>The table is played up to it, unseen</translation>
        </message>
    </context>
    <context>
        <name>RecordFailureDialog</name>
        <message>
            <source>Rounds are not being recorded</source>
            <translation>Rounds are not being recorded</translation>
        </message>
        <message>
            <source>File: %1</source>
            <translation>File: %1</translation>
        </message>
        <message>
            <source>Go on without a record</source>
            <translation>Go on without a record</translation>
        </message>
        <message>
            <source>Begin a new record</source>
            <translation>Begin a new record</translation>
        </message>
        <message>
            <source>The file is left as it is. A round that was running has ended as after a failure of the system. A new record is a file beside this one; tables opened from now on go into it, and your points go along. Without a record, what you win or lose is forgotten when the window closes.</source>
            <translation>The file is left as it is. A round that was running has ended as after a failure of the system. A new record is a file beside this one; tables opened from now on go into it, and your points go with them. Without a record, what you win or lose is forgotten when the window closes.</translation>
        </message>
        <message>
            <source>Close this window</source>
            <translation>Close this window</translation>
        </message>
        <message>
            <source>Your points and your rounds belong to the other window, and stay as they are. Here you can look at all of it and watch rounds again. If you play here, nothing is recorded: what you win or lose counts for this sitting alone, and is forgotten when the window closes.</source>
            <translation>Your points and your rounds belong to the other window, and stay as they are. Here you can look at all of it and watch rounds again. If you play here, nothing is recorded: what you win or lose counts for this sitting alone, and is forgotten when the window closes.</translation>
        </message>
        <message>
            <source>The file is left as it is. Nothing in it can be read, not even your points: you have those that everybody begins with. A new record is a file beside this one; tables opened from now on go into it. Once the old file can be read again, by a later version of the program for instance, your points are there as before. Without a record, what you win or lose is forgotten when the window closes.</source>
            <translation>The file is left as it is. Nothing in it can be read, not even your points: you have those that everybody begins with. A new record is a file beside this one; tables opened from now on go into it. Once the old file can be read again, by a later version of the program for instance, your points are there as before. Without a record, what you win or lose is forgotten when the window closes.</translation>
        </message>
    </context>
    <context>
        <name>RecordSection</name>
        <message>
            <source>Second copy of the log</source>
            <translation>Second copy of the log</translation>
        </message>
        <message>
            <source>Another folder…</source>
            <translation>Another folder…</translation>
        </message>
        <message>
            <source>Choose a folder…</source>
            <translation>Choose a folder…</translation>
        </message>
        <message>
            <source>A file to which every event is added as it comes, in another folder or on another device. Whoever changes the record has to change it, too; the check of the record compares the two.</source>
            <translation>A file to which every event is added as it comes, in another folder or on another device. Whoever changes the record has to change it, too; the check of the record compares the two.</translation>
        </message>
        <message>
            <source>What is on record is being copied…</source>
            <translation>What is on record is being copied…</translation>
        </message>
        <message>
            <source>None</source>
            <translation>None</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Record</translation>
        </message>
        <message>
            <source>Rounds on record</source>
            <translation>Rounds on record</translation>
        </message>
        <message>
            <source>Days that rounds are kept</source>
            <translation>Days that rounds are kept</translation>
        </message>
        <message>
            <source>How many rounds are kept</source>
            <translation>How many rounds are kept</translation>
        </message>
        <message>
            <source>How long rounds stay on record</source>
            <translation>How long rounds stay on record</translation>
        </message>
        <message>
            <source>Keep all</source>
            <translation>Keep all</translation>
        </message>
        <message>
            <source>Keep so many days</source>
            <translation>Keep a number of days</translation>
        </message>
        <message>
            <source>Keep the newest</source>
            <translation>Keep the newest</translation>
        </message>
        <message>
            <source>Rounds are being removed</source>
            <translation>Rounds are being removed</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>What goes, goes by whole sittings at a table, the oldest first; never the last one of a game, from which points, jackpots and last numbers go on. A line with its sums and its seal stays, so that the record can still be checked.</source>
            <translation>What goes, goes by whole sittings at a table, the oldest first; never the last one of a game, from which points, jackpots and last numbers go on. A line with its sums and its seal stays, so that the record can still be checked.</translation>
        </message>
        <message>
            <source>Keep rounds so</source>
            <translation>Keep rounds this way</translation>
        </message>
        <message>
            <source>It is being counted…</source>
            <translation>It is being counted…</translation>
        </message>
        <message>
            <source>Remove them</source>
            <translation>Remove them</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Keep them</translation>
        </message>
        <message>
            <source>This can't be undone: these rounds can't be watched again, nor their sheets be printed, and statistics go without them.</source>
            <translation>This can't be undone: these rounds can't be watched again, nor their sheets be printed, and statistics go without them.</translation>
        </message>
        <message numerus="yes">
            <source>Remove %n round(s)…</source>
            <translation>
                <numerusform>Remove %n round…</numerusform>
                <numerusform>Remove %n rounds…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Remove %n round(s) for ever?</source>
            <translation>
                <numerusform>Remove %n round for ever?</numerusform>
                <numerusform>Remove %n rounds for ever?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From then on, rounds older than %n day(s) go whenever the program starts.</source>
            <translation>
                <numerusform>From then on, rounds older than %n day go whenever the program starts.</numerusform>
                <numerusform>From then on, rounds older than %n days go whenever the program starts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>From then on, all but the newest %n round(s) go whenever the program starts.</source>
            <translation>
                <numerusform>From then on, all but the newest round go whenever the program starts.</numerusform>
                <numerusform>From then on, all but the newest %n rounds go whenever the program starts.</numerusform>
            </translation>
        </message>
        <message>
            <source>Days</source>
            <translation>Days</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
    </context>
    <context>
        <name>RecoveryDialog</name>
        <message>
            <source>An interrupted round was settled</source>
            <translation>An interrupted round was settled</translation>
        </message>
        <message>
            <source>Nothing is lost: it stands in the history</source>
            <translation>Nothing is lost: it is in the history</translation>
        </message>
        <message>
            <source>Understood</source>
            <translation>Understood</translation>
        </message>
    <message>
            <source>Your place is still there</source>
            <translation>Your place is still there</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Sheet</translation>
        </message>
        <message>
            <source>Sheet of round %1</source>
            <translation>Sheet of round %1</translation>
        </message>
        <message>
            <source>Watch it again</source>
            <translation>Watch it again</translation>
        </message>
        <message>
            <source>Play round %1 again</source>
            <translation>Play round %1 again</translation>
        </message>
        <message>
            <source>To the lobby</source>
            <translation>To the lobby</translation>
        </message>
        <message>
            <source>Leave the place for good</source>
            <translation>Leave the place for good</translation>
        </message>
        <message>
            <source>Sit down again</source>
            <translation>Sit down again</translation>
        </message>
        <message>
            <source>Nothing is lost, although its end can't be written into the record</source>
            <translation>Nothing is lost, although its end can't be written into the record</translation>
        </message>
    </context>
    <context>
        <name>RepetitionBar</name>
        <message>
            <source>Study: %1</source>
            <translation>Study: %1</translation>
        </message>
        <message>
            <source>Study</source>
            <translation>Study</translation>
        </message>
        <message>
            <source>Add this moment to a study</source>
            <translation>Add this moment to a study</translation>
        </message>
        <message>
            <source>Repetition: %1</source>
            <translation>Replay: %1</translation>
        </message>
        <message>
            <source>Repetition</source>
            <translation>Replay</translation>
        </message>
        <message>
            <source>One event back</source>
            <translation>One event back</translation>
        </message>
        <message>
            <source>This is the first event</source>
            <translation>This is the first event</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Play again</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Play</translation>
        </message>
        <message>
            <source>One event forwards</source>
            <translation>One event forwards</translation>
        </message>
        <message>
            <source>This is the last event</source>
            <translation>This is the last event</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 of %2</translation>
        </message>
        <message>
            <source>Slower</source>
            <translation>Slower</translation>
        </message>
        <message>
            <source>×%1</source>
            <translation>×%1</translation>
        </message>
        <message>
            <source>Speed ×%1</source>
            <translation>Speed ×%1</translation>
        </message>
        <message>
            <source>Faster</source>
            <translation>Faster</translation>
        </message>
        <message>
            <source>To the lobby</source>
            <translation>To the lobby</translation>
        </message>
        <message>
            <source>Link copied</source>
            <translation>Link copied</translation>
        </message>
        <message>
            <source>Copy a link to this moment</source>
            <translation>Copy a link to this moment</translation>
        </message>
        <message>
            <source>Seen with whose eyes</source>
            <translation>Through whose eyes</translation>
        </message>
        <message>
            <source>Where playing stops</source>
            <translation>Where playing stops</translation>
        </message>
        <message>
            <source>To the mark before</source>
            <translation>To the mark before</translation>
        </message>
        <message>
            <source>There is no mark before this moment</source>
            <translation>There is no mark before this moment</translation>
        </message>
        <message>
            <source>To the next mark</source>
            <translation>To the next mark</translation>
        </message>
        <message>
            <source>There is no mark after this moment</source>
            <translation>There is no mark after this moment</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Lesson</translation>
        </message>
        <message>
            <source>Lesson: %1</source>
            <translation>Lesson: %1</translation>
        </message>
    <message>
            <source>Begin a complaint at this moment</source>
            <translation>Begin a complaint at this moment</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Done</translation>
        </message>
        <message>
            <source>Presentation: %1</source>
            <translation>Presentation: %1</translation>
        </message>
        <message>
            <source>Presentation</source>
            <translation>Presentation</translation>
        </message>
        <message>
            <source>Show the round to a class: with odds, and what if</source>
            <translation>Show the round to a class: with odds, and what if</translation>
        </message>
        <message>
            <source>The result is hidden: R shows it</source>
            <translation>The result is hidden: R shows it</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Repetition of round %1</source>
            <translation>Replay of round %1</translation>
        </message>
        <message>
            <source>Repetition of round %1: it has been played already</source>
            <translation>Replay of round %1: it has been played already</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Back to the room</source>
            <translation>Back to the room</translation>
        </message>
        <message>
            <source>Live</source>
            <translation>Live</translation>
        </message>
    </context>
    <context>
        <name>ResultStake</name>
        <message>
            <source>won</source>
            <translation>won</translation>
        </message>
        <message>
            <source>half back</source>
            <translation>half back</translation>
        </message>
        <message>
            <source>returned</source>
            <translation>returned</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>lost</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
    </context>
    <context>
        <name>RoomJackpots</name>
        <message>
            <source>Jackpots</source>
            <translation>Jackpots</translation>
        </message>
        <message>
            <source>Bingo jackpot</source>
            <translation>Bingo jackpot</translation>
        </message>
        <message>
            <source>Grows from round to round until bingo comes early.</source>
            <translation>Grows from round to round until bingo comes early.</translation>
        </message>
        <message>
            <source>Line jackpot</source>
            <translation>Line jackpot</translation>
        </message>
        <message>
            <source>Grows from round to round until the line comes early.</source>
            <translation>Grows from round to round until the line comes early.</translation>
        </message>
        <message>
            <source>It takes %1 % of the prize money</source>
            <translation>It takes %1% of the prize money</translation>
        </message>
        <message>
            <source>Both jackpots together.</source>
            <translation>Both jackpots together.</translation>
        </message>
        <message>
            <source>What the jackpots take of the prize money</source>
            <translation>What the jackpots take of the prize money</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>It starts at</source>
            <translation>It starts at</translation>
        </message>
        <message>
            <source>And after it has been won, again.</source>
            <translation>And after it has been won, again.</translation>
        </message>
        <message>
            <source>What a jackpot starts at</source>
            <translation>What a jackpot starts at</translation>
        </message>
        <message>
            <source>Bingo wins it up to ball</source>
            <translation>Bingo wins it up to ball</translation>
        </message>
        <message>
            <source>The line's ball follows from it.</source>
            <translation>The line's ball follows from it.</translation>
        </message>
        <message>
            <source>The last ball at which bingo wins the jackpot</source>
            <translation>The last ball at which bingo wins the jackpot</translation>
        </message>
    </context>
    <context>
        <name>RoomMaker</name>
        <message>
            <source>Your own room</source>
            <translation>Your own room</translation>
        </message>
        <message>
            <source>A room may not be like this.</source>
            <translation>A room can't be like this.</translation>
        </message>
        <message>
            <source>Bingo must be the hardest prize: a larger pattern, or no other prize.</source>
            <translation>Bingo must be the hardest prize: a larger pattern, or no other prize.</translation>
        </message>
        <message>
            <source>Back to the usual room</source>
            <translation>Back to the usual room</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Done</translation>
        </message>
    </context>
    <context>
        <name>RoomPrizes</name>
        <message>
            <source>Prizes</source>
            <translation>Prizes</translation>
        </message>
        <message>
            <source>%1 % of the sales</source>
            <translation>%1% of the sales</translation>
        </message>
        <message>
            <source>Prize money</source>
            <translation>Prize money</translation>
        </message>
        <message>
            <source>What part of the sales the prizes are: %1 % to %2 %.</source>
            <translation>What part of the sales the prizes are: %1% to %2%.</translation>
        </message>
        <message>
            <source>Prize money, of the sales</source>
            <translation>Prize money, of the sales</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>Beside bingo there is one prize at most</source>
            <translation>Beside bingo there is one prize at most</translation>
        </message>
        <message>
            <source>A new one takes the other's place.</source>
            <translation>A new one takes the other's place.</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Line</translation>
        </message>
        <message>
            <source>With bingo on the full card there is a line or four corners.</source>
            <translation>With bingo on the full card there is a line or four corners.</translation>
        </message>
        <message>
            <source>All numbers of a line.</source>
            <translation>All numbers of a line.</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Column</translation>
        </message>
        <message>
            <source>All numbers of a column.</source>
            <translation>All numbers of a column.</translation>
        </message>
        <message>
            <source>Two lines</source>
            <translation>Two lines</translation>
        </message>
        <message>
            <source>Two lines of the same card.</source>
            <translation>Two lines of the same card.</translation>
        </message>
        <message>
            <source>Four corners</source>
            <translation>Four corners</translation>
        </message>
        <message>
            <source>The outer numbers of the top and the bottom row.</source>
            <translation>The outer numbers of the top and the bottom row.</translation>
        </message>
        <message>
            <source>The four boxes at the corners of the card.</source>
            <translation>The four boxes at the corners of the card.</translation>
        </message>
        <message>
            <source>A line may be</source>
            <translation>A line may be</translation>
        </message>
        <message>
            <source>a row</source>
            <translation>a row</translation>
        </message>
        <message>
            <source>One direction must remain.</source>
            <translation>One direction must remain.</translation>
        </message>
        <message>
            <source>a column</source>
            <translation>a column</translation>
        </message>
        <message>
            <source>a diagonal</source>
            <translation>a diagonal</translation>
        </message>
    </context>
    <context>
        <name>RoomRow</name>
        <message>
            <source>Bingo jackpot %1</source>
            <translation>Bingo jackpot %1</translation>
        </message>
        <message>
            <source>Line jackpot %1</source>
            <translation>Line jackpot %1</translation>
        </message>
        <message>
            <source>Configure</source>
            <translation>Configure</translation>
        </message>
    </context>
    <context>
        <name>RouletteChips</name>
        <message>
            <source>Chips</source>
            <translation>Chips</translation>
        </message>
        <message>
            <source>Own colour</source>
            <translation>Own colour</translation>
        </message>
        <message>
            <source>Cash on even chances</source>
            <translation>Cash on even chances</translation>
        </message>
        <message>
            <source>Cash only</source>
            <translation>Cash only</translation>
        </message>
        <message>
            <source>One chip of your colour is worth</source>
            <translation>One chip of your colour is worth</translation>
        </message>
        <message>
            <source>The chips bear no value; the table's display marks it for you.</source>
            <translation>The chips bear no value; the table's display marks it for you.</translation>
        </message>
    </context>
    <context>
        <name>RouletteChoices</name>
        <message>
            <source>The table</source>
            <translation>The table</translation>
        </message>
        <message>
            <source>One wheel between two layouts</source>
            <translation>One wheel between two layouts</translation>
        </message>
        <message>
            <source>One wheel, one layout</source>
            <translation>One wheel, one layout</translation>
        </message>
        <message>
            <source>Single table</source>
            <translation>Single table</translation>
        </message>
        <message>
            <source>Double table</source>
            <translation>Double table</translation>
        </message>
        <message>
            <source>Stakes close</source>
            <translation>Stakes close</translation>
        </message>
        <message>
            <source>Before the launch</source>
            <translation>Before the launch</translation>
        </message>
        <message>
            <source>While the ball runs</source>
            <translation>While the ball runs</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Times</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 s · %2 s</source>
            <translation>%1 s · %2 s</translation>
        </message>
        <message>
            <source>To stake</source>
            <translation>To stake</translation>
        </message>
        <message>
            <source>The same for all; shown to all.</source>
            <translation>The same for all; shown to all.</translation>
        </message>
        <message>
            <source>At an individual wheel you launch the ball yourself (O15).</source>
            <translation>At an individual wheel you launch the ball yourself (O15).</translation>
        </message>
        <message>
            <source>The ball's run</source>
            <translation>The ball's run</translation>
        </message>
        <message>
            <source>From the launch until it rests.</source>
            <translation>From the launch until it rests.</translation>
        </message>
        <message>
            <source>Back to the usual table</source>
            <translation>Back to the usual table</translation>
        </message>
    </context>
    <context>
        <name>RouletteControls</name>
        <message numerus="yes">
            <source>Stake %n chip(s), worth %1</source>
            <translation>
                <numerusform>Stake %n chip, worth %1</numerusform>
                <numerusform>Stake %n chips, worth %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Stake with chips of %1</source>
            <translation>Stake with chips of %1</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Take back the last thing done</source>
            <translation>Take back the last thing done</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Clear</translation>
        </message>
        <message>
            <source>Take all chips back</source>
            <translation>Take all chips back</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Repeat</translation>
        </message>
        <message>
            <source>Put the last stakes down again: %1</source>
            <translation>Put the last stakes down again: %1</translation>
        </message>
        <message>
            <source>Put the last stakes down again</source>
            <translation>Put the last stakes down again</translation>
        </message>
        <message>
            <source>Put as much again on everything that lies</source>
            <translation>Put as much again on every stake that is down</translation>
        </message>
        <message>
            <source>Double everything</source>
            <translation>Double everything</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favourites</translation>
        </message>
        <message>
            <source>Stakes that you have saved</source>
            <translation>Stakes that you have saved</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistics</translation>
        </message>
        <message>
            <source>The last numbers as pictures</source>
            <translation>The last numbers as pictures</translation>
        </message>
        <message>
            <source>Parol</source>
            <translation>Parol</translation>
        </message>
        <message>
            <source>Winnings and winning chips go on the same series again</source>
            <translation>Winnings and winning chips go on the same series again</translation>
        </message>
        <message>
            <source>Launch the ball</source>
            <translation>Launch the ball</translation>
        </message>
        <message>
            <source>Launch the ball; then nothing more is staked</source>
            <translation>Launch the ball; then nothing more is staked</translation>
        </message>
    </context>
    <context>
        <name>RouletteHouseRules</name>
        <message>
            <source>House rules</source>
            <translation>House rules</translation>
        </message>
        <message>
            <source>What the regulation leaves to the house</source>
            <translation>What the regulation leaves to the house</translation>
        </message>
        <message>
            <source>Double dozens</source>
            <translation>Double dozens</translation>
        </message>
        <message>
            <source>Twenty-four numbers: two dozens side by side.</source>
            <translation>Twenty-four numbers: two dozens side by side.</translation>
        </message>
        <message>
            <source>Double columns</source>
            <translation>Double columns</translation>
        </message>
        <message>
            <source>Twenty-four numbers: two columns side by side.</source>
            <translation>Twenty-four numbers: two columns side by side.</translation>
        </message>
        <message>
            <source>A maximum for each player</source>
            <translation>A maximum for each player</translation>
        </message>
        <message>
            <source>All stakes of a round together: at most %1.</source>
            <translation>All stakes of a round together: at most %1.</translation>
        </message>
        <message>
            <source>Only each chance has its maximum.</source>
            <translation>Only each chance has its maximum.</translation>
        </message>
        <message>
            <source>Racetrack as a shortcut</source>
            <translation>Racetrack as a shortcut</translation>
        </message>
        <message>
            <source>Series and neighbours put down the single stakes that they are made of.</source>
            <translation>Series and neighbours put down the single stakes that they are made of.</translation>
        </message>
        <message>
            <source>Largest stake on a series</source>
            <translation>Largest stake on a series</translation>
        </message>
        <message>
            <source>%1 times the smallest: %2</source>
            <translation>%1 times the smallest: %2</translation>
        </message>
        <message>
            <source>Largest stake on a series, in times the smallest</source>
            <translation>Largest stake on a series, as a multiple of the smallest</translation>
        </message>
        <message>
            <source>Winners paid strictly by chance</source>
            <translation>Winners paid strictly chance by chance</translation>
        </message>
        <message>
            <source>Who has several prizes is paid several times.</source>
            <translation>A player with several prizes is paid several times.</translation>
        </message>
        <message>
            <source>Who has several prizes is paid whole, at the first of them.</source>
            <translation>A player with several prizes is paid all of them with the first.</translation>
        </message>
    </context>
    <context>
        <name>RouletteKeys</name>
        <message>
            <source>At the roulette table</source>
            <translation>At the roulette table</translation>
        </message>
        <message>
            <source>Picks the chip to put down, from the smallest up</source>
            <translation>Picks the chip to put down, from the smallest up</translation>
        </message>
        <message>
            <source>Arrows</source>
            <translation>Arrows</translation>
        </message>
        <message>
            <source>Go from stake to stake on the layout, and down to the racetrack</source>
            <translation>Go from stake to stake on the layout, and down to the racetrack</translation>
        </message>
        <message>
            <source>Space, Enter</source>
            <translation>Space, Enter</translation>
        </message>
        <message>
            <source>Puts the picked chip where the arrows have led</source>
            <translation>Puts the picked chip where the arrows have led</translation>
        </message>
        <message>
            <source>Undoes the last thing done with chips (Backspace does, too)</source>
            <translation>Undoes the last thing done with chips (Backspace does, too)</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Delete</translation>
        </message>
        <message>
            <source>Takes up the stake that the arrows have led to; a right-click or dragging it off the cloth does, too</source>
            <translation>Takes up the stake that the arrows have led to; a right-click or dragging it off the cloth does, too</translation>
        </message>
        <message>
            <source>Takes all chips back (so does Delete when the arrows have led nowhere)</source>
            <translation>Takes all chips back (so does Delete when the arrows have led nowhere)</translation>
        </message>
        <message>
            <source>Puts the last round's stakes again</source>
            <translation>Puts the last round's stakes down again</translation>
        </message>
        <message>
            <source>Doubles everything that lies</source>
            <translation>Doubles every stake that is down</translation>
        </message>
        <message>
            <source>In casinos: parol. In a scenario: stops and resumes it</source>
            <translation>In casinos: parol. In a scenario: stops and resumes it</translation>
        </message>
        <message>
            <source>Opens the favourites</source>
            <translation>Opens the favourites</translation>
        </message>
        <message>
            <source>Opens the statistics</source>
            <translation>Opens the statistics</translation>
        </message>
        <message>
            <source>At an individual wheel: launches the ball</source>
            <translation>At an individual wheel: launches the ball</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>At an individual wheel: puts the last result away</source>
            <translation>At an individual wheel: puts the last result away</translation>
        </message>
    </context>
    <context>
        <name>RouletteLastRoundView</name>
        <message>
            <source>Round %1 · %2</source>
            <translation>Round %1 · %2</translation>
        </message>
        <message>
            <source>Last round that you took part in</source>
            <translation>Last round that you took part in</translation>
        </message>
        <message>
            <source>You have not taken part in a round at this table yet.</source>
            <translation>You have not taken part in a round at this table yet.</translation>
        </message>
        <message numerus="yes">
            <source>%n void spin(s) before it</source>
            <translation>
                <numerusform>%n void spin before it</numerusform>
                <numerusform>%n void spins before it</numerusform>
            </translation>
        </message>
        <message>
            <source>All stakes: %1 · returned: %2</source>
            <translation>All stakes: %1 · returned: %2</translation>
        </message>
        <message>
            <source>You staked %1, %2 came back</source>
            <translation>You staked %1, %2 came back</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>The commitment was fixed before the first stake; the seed, shown afterwards, proves the number.</source>
            <translation>The commitment was fixed before the first stake; the seed, shown afterwards, proves the number.</translation>
        </message>
        <message>
            <source>The number of this round came from outside: a scenario, or a real wheel.</source>
            <translation>The number of this round came from outside: a scenario, or a real wheel.</translation>
        </message>
        <message>
            <source>Last round of this table</source>
            <translation>Last round of this table</translation>
        </message>
    </context>
    <context>
        <name>RouletteLimits</name>
        <message>
            <source>Smallest stake</source>
            <translation>Smallest stake</translation>
        </message>
        <message>
            <source>Straight up: %1 to %2</source>
            <translation>Straight up: %1 to %2</translation>
        </message>
        <message>
            <source>On the even chances, at least</source>
            <translation>On the even chances, at least</translation>
        </message>
        <message>
            <source>Largest stake: %1 times the smallest</source>
            <translation>Largest stake: %1 times the smallest</translation>
        </message>
        <message>
            <source>Largest stake, in times the smallest</source>
            <translation>Largest stake, as a multiple of the smallest</translation>
        </message>
    </context>
    <context>
        <name>RouletteLobby</name>
        <message>
            <source>A ball, a wheel, thirty-seven numbers or thirty-eight. Three regulations, each with its own wheel, its own stakes and its own zero.</source>
            <translation>A ball, a wheel, thirty-seven numbers or thirty-eight. Three regulations, each with its own wheel, its own stakes and its own zero.</translation>
        </message>
        <message>
            <source>%1 · %2 numbers · straight up %3 to %4</source>
            <translation>%1 · %2 numbers · straight up %3 to %4</translation>
        </message>
        <message>
            <source>%1, double table</source>
            <translation>%1, double table</translation>
        </message>
    </context>
    <context>
        <name>RouletteNames</name>
        <message>
            <source>Straight up</source>
            <translation>Straight up</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Split</translation>
        </message>
        <message>
            <source>Street</source>
            <translation>Street</translation>
        </message>
        <message>
            <source>Corner</source>
            <translation>Corner</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Line</translation>
        </message>
        <message>
            <source>Dozen</source>
            <translation>Dozen</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Column</translation>
        </message>
        <message>
            <source>Double dozen</source>
            <translation>Double dozen</translation>
        </message>
        <message>
            <source>Double column</source>
            <translation>Double column</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Even</translation>
        </message>
        <message>
            <source>Odd</source>
            <translation>Odd</translation>
        </message>
        <message>
            <source>Low</source>
            <translation>Low</translation>
        </message>
        <message>
            <source>High</source>
            <translation>High</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Red</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Black</translation>
        </message>
        <message>
            <source>Nine-number sector</source>
            <translation>Nine-number sector</translation>
        </message>
        <message>
            <source>Twelve-number sector</source>
            <translation>Twelve-number sector</translation>
        </message>
        <message>
            <source>the 18 even numbers</source>
            <translation>the 18 even numbers</translation>
        </message>
        <message>
            <source>the 18 odd numbers</source>
            <translation>the 18 odd numbers</translation>
        </message>
        <message>
            <source>the 18 red numbers</source>
            <translation>the 18 red numbers</translation>
        </message>
        <message>
            <source>the 18 black numbers</source>
            <translation>the 18 black numbers</translation>
        </message>
        <message>
            <source>%1 to %2 on the wheel</source>
            <extracomment>%1 and %2 numbers of the wheel, clockwise</extracomment>
            <translation>from %1 to %2 on the wheel</translation>
        </message>
        <message>
            <source>the 12 numbers up to %1</source>
            <translation>the 12 numbers up to %1</translation>
        </message>
        <message>
            <source>the 24 numbers up to %1 and %2</source>
            <translation>the 24 numbers up to %1 and %2</translation>
        </message>
        <message>
            <source>from %1 to %2</source>
            <extracomment>%1 and %2 numbers</extracomment>
            <translation>from %1 to %2</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 a chance ("Split"), %2 its numbers ("17-20")</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Small dozen 1-12</source>
            <translation>Small dozen 1-12</translation>
        </message>
        <message>
            <source>Middle dozen 13-24</source>
            <translation>Middle dozen 13-24</translation>
        </message>
        <message>
            <source>Big dozen 25-36</source>
            <translation>Big dozen 25-36</translation>
        </message>
        <message>
            <source>Sector %1 to %2</source>
            <extracomment>%1 and %2 numbers of the wheel, clockwise</extracomment>
            <translation>Sector from %1 to %2</translation>
        </message>
        <message>
            <source>Série grande</source>
            <translation>Big series</translation>
        </message>
        <message>
            <source>Série do zero</source>
            <translation>Zero series</translation>
        </message>
        <message>
            <source>Série pequena</source>
            <translation>Small series</translation>
        </message>
        <message>
            <source>Série vadios</source>
            <translation>Orphans</translation>
        </message>
        <message>
            <source>%1 and one neighbour on either side</source>
            <extracomment>%1 a number of the wheel</extracomment>
            <translation>%1 and one neighbour on either side</translation>
        </message>
        <message>
            <source>%1 and %2 neighbours on either side</source>
            <extracomment>%1 a number of the wheel, %2 how many neighbours on either side, 2 or 3</extracomment>
            <translation>%1 and %2 neighbours on either side</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <extracomment>odds: 17 to 1</extracomment>
            <translation>%1 to %2</translation>
        </message>
        <message>
            <source>red</source>
            <translation>red</translation>
        </message>
        <message>
            <source>black</source>
            <translation>black</translation>
        </message>
        <message>
            <source>green</source>
            <translation>green</translation>
        </message>
        <message>
            <source>Zero</source>
            <translation>Zero</translation>
        </message>
        <message>
            <source>Double zero</source>
            <translation>Double zero</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>%1 the number drawn, %2 its colour</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Regulation 804/2015 (online)</source>
            <translation>Regulation 804/2015 (online)</translation>
        </message>
        <message>
            <source>Ordinance 894/2002 (casinos)</source>
            <translation>Ordinance 894/2002 (casinos)</translation>
        </message>
        <message>
            <source>Order 60/2004 (Macau)</source>
            <translation>Order 60/2004 (Macau)</translation>
        </message>
    <message>
            <source>American roulette</source>
            <translation>American roulette</translation>
        </message>
        <message>
            <source>%1 (%2-%3)</source>
            <translation>%1 (%2-%3)</translation>
        </message>
        <message>
            <source>%1 %2-%3 and %4-%5</source>
            <translation>%1 %2-%3 and %4-%5</translation>
        </message>
        <message>
            <source>1st column</source>
            <translation>1st column</translation>
        </message>
        <message>
            <source>2nd column</source>
            <translation>2nd column</translation>
        </message>
        <message>
            <source>3rd column</source>
            <translation>3rd column</translation>
        </message>
        </context>
    <context>
        <name>RoulettePlate</name>
        <message>
            <source>Straight up from %1 to %2. %3. Round %4</source>
            <translation>Straight up from %1 to %2. %3. Round %4</translation>
        </message>
        <message>
            <source>All limits of the table</source>
            <translation>All limits of the table</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <comment>amounts</comment>
            <translation>%1 – %2</translation>
        </message>
    </context>
    <context>
        <name>RoulettePlayers</name>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>Several players</source>
            <translation>Several players</translation>
        </message>
        <message>
            <source>You alone</source>
            <translation>You alone</translation>
        </message>
        <message>
            <source>Simulated players</source>
            <translation>Simulated players</translation>
        </message>
        <message>
            <source>Always marked as such</source>
            <translation>Always marked as such</translation>
        </message>
        <message>
            <source>No timer: you stake as long as you like, and launch the ball.</source>
            <translation>No timer: you stake as long as you like, and launch the ball.</translation>
        </message>
    </context>
    <context>
        <name>RouletteReader</name>
        <message>
            <source>The ball runs</source>
            <translation>The ball runs</translation>
        </message>
        <message>
            <source>You order a parol</source>
            <translation>You order a parol</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <translation>%1 on %2</translation>
        </message>
        <message>
            <source>You take back %1 from %2</source>
            <translation>You take back %1 from %2</translation>
        </message>
        <message>
            <source>%1: %2 on %3</source>
            <translation>%1: %2 on %3</translation>
        </message>
        <message>
            <source>%1 takes back %2 from %3</source>
            <translation>%1 takes back %2 from %3</translation>
        </message>
        <message>
            <source>The number is %1</source>
            <translation>The number is %1</translation>
        </message>
        <message>
            <source>The ball has not been decided; stakes are taken</source>
            <translation>The ball has not been decided; stakes are taken</translation>
        </message>
        <message>
            <source>The ball has not been decided; stakes are closed</source>
            <translation>The ball has not been decided; stakes are closed</translation>
        </message>
        <message>
            <source>You have nothing staked</source>
            <translation>You have nothing staked</translation>
        </message>
        <message>
            <source>%1 in all: %2</source>
            <translation>%1 in all: %2</translation>
        </message>
        <message>
            <source>No number has been drawn yet</source>
            <translation>No number has been drawn yet</translation>
        </message>
        <message>
            <source>Last numbers: %1</source>
            <translation>Last numbers: %1</translation>
        </message>
        <message>
            <source>pick a chip</source>
            <translation>pick a chip</translation>
        </message>
        <message>
            <source>go over the layout with the arrows and stake</source>
            <translation>go over the layout with the arrows and stake</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>the last stakes again</source>
            <translation>the last stakes again</translation>
        </message>
        <message>
            <source>double everything</source>
            <translation>double everything</translation>
        </message>
        <message>
            <source>parol</source>
            <translation>parol</translation>
        </message>
        <message>
            <source>launch the ball</source>
            <translation>launch the ball</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Wheel</translation>
        </message>
        <message>
            <source>Marker on %1</source>
            <translation>Marker on %1</translation>
        </message>
        <message>
            <source>Last numbers</source>
            <translation>Last numbers</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>Chips on the layout</source>
            <translation>Chips on the layout</translation>
        </message>
        <message>
            <source>Series and neighbours</source>
            <translation>Series and neighbours</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Last round</translation>
        </message>
        <message>
            <source>Round %1. %2</source>
            <extracomment>%1 a round's number, %2 what came of it</extracomment>
            <translation>Round %1. %2</translation>
        </message>
    <message>
            <source>The ball runs; stakes are taken</source>
            <translation>The ball runs; stakes are taken</translation>
        </message>
        <message>
            <source>The ball runs; stakes are closed</source>
            <translation>The ball runs; stakes are closed</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistics</translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) drawn</source>
            <translation>
                <numerusform>%n number drawn</numerusform>
                <numerusform>%n numbers drawn</numerusform>
            </translation>
        </message>
        <message>
            <source>Came most often: %1</source>
            <translation>Came most often: %1</translation>
        </message>
        <message>
            <source>Have not come for longest: %1</source>
            <translation>Have not come for longest: %1</translation>
        </message>
        <message>
            <source>Running: %1</source>
            <translation>Running: %1</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n time(s)</source>
            <translation>
                <numerusform>%1: %n time</numerusform>
                <numerusform>%1: %n times</numerusform>
            </translation>
        </message>
        <message>
            <source>%1. In earlier sessions: %2</source>
            <translation>%1. In earlier sessions: %2</translation>
        </message>
    </context>
    <context>
        <name>RouletteReportRow</name>
        <message>
            <source>%1, %2: staked %3, returned %4</source>
            <translation>%1, %2: staked %3, returned %4</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
    </context>
    <context>
        <name>RouletteResultPanel</name>
        <message>
            <source>Result of the round: %1</source>
            <translation>Result of the round: %1</translation>
        </message>
        <message>
            <source>You win</source>
            <translation>You win</translation>
        </message>
        <message>
            <source>You lose</source>
            <translation>You lose</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Break even</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>Your stakes</source>
            <translation>Your stakes</translation>
        </message>
    <message>
            <source>Loses</source>
            <translation>Loses</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Wins</translation>
        </message>
        <message numerus="yes">
            <source>%n lost: %1</source>
            <comment>stakes</comment>
            <translation>
                <numerusform>%n lost: %1</numerusform>
                <numerusform>%n lost: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>All stakes of the round, each with its rule</source>
            <translation>All stakes of the round, each with its rule</translation>
        </message>
        </context>
    <context>
        <name>RouletteRuleWords</name>
        <message>
            <source>Straight up, also on 0 and 00</source>
            <translation>Straight up, also on 0 and 00</translation>
        </message>
        <message>
            <source>Straight up, also on 0</source>
            <translation>Straight up, also on 0</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>%1 the smallest, %2 the largest stake</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>Even chances</source>
            <translation>Even chances</translation>
        </message>
        <message>
            <source>Series, neighbours</source>
            <translation>Series, neighbours</translation>
        </message>
        <message>
            <source>up to %1 in all</source>
            <translation>up to %1 in all</translation>
        </message>
        <message>
            <source>All stakes of a player</source>
            <translation>All stakes of a player</translation>
        </message>
        <message>
            <source>1 chip = %1</source>
            <translation>1 chip = %1</translation>
        </message>
        <message>
            <source>Stakes are taken until the running ball slows</source>
            <translation>Stakes are taken until the running ball slows</translation>
        </message>
        <message>
            <source>Stakes are taken until you ask for the ball</source>
            <translation>Stakes are taken until you ask for the ball</translation>
        </message>
        <message>
            <source>Stakes are taken until the ball is launched</source>
            <translation>Stakes are taken until the ball is launched</translation>
        </message>
        <message>
            <source>The wheel has 38 numbers, with 0 and 00</source>
            <translation>The wheel has 38 numbers, with 0 and 00</translation>
        </message>
        <message>
            <source>The wheel has 37 numbers, with one zero</source>
            <translation>The wheel has 37 numbers, with one zero</translation>
        </message>
        <message>
            <source>The numbers stand in the French order, with series and neighbours</source>
            <translation>The numbers stand in the French order, with series and neighbours</translation>
        </message>
        <message>
            <source>The numbers stand in the American order</source>
            <translation>The numbers stand in the American order</translation>
        </message>
        <message>
            <source>The wheel stands between two layouts; each player stakes on one of them</source>
            <translation>The wheel stands between two layouts; each player stakes on one of them</translation>
        </message>
        <message>
            <source>Double dozens are not offered</source>
            <translation>Double dozens are not offered</translation>
        </message>
        <message>
            <source>Double columns are not offered</source>
            <translation>Double columns are not offered</translation>
        </message>
        <message>
            <source>A player stakes %1 at most over all chances</source>
            <translation>A player stakes %1 at most over all chances</translation>
        </message>
        <message>
            <source>Series and neighbours are a shortcut for the stakes they consist of</source>
            <translation>Series and neighbours are a shortcut for the stakes they consist of</translation>
        </message>
        <message>
            <source>Every player has chips of an own colour and value</source>
            <translation>Every player has chips of their own colour and value</translation>
        </message>
        <message>
            <source>Even chances take cash chips, too</source>
            <translation>Even chances take cash chips, too</translation>
        </message>
        <message>
            <source>The table plays with cash chips only</source>
            <translation>The table plays with cash chips only</translation>
        </message>
        <message>
            <source>Stakes that hold zero with other numbers are not offered</source>
            <translation>Stakes that hold zero with other numbers are not offered</translation>
        </message>
        <message>
            <source>On zero all stakes but straight ups on zero lose</source>
            <translation>On zero all stakes but straight ups on zero lose</translation>
        </message>
        <message>
            <source>On zero even chances lose half</source>
            <translation>On zero even chances lose half</translation>
        </message>
        <message>
            <source>On zero even chances lose whole</source>
            <translation>On zero even chances lose the whole stake</translation>
        </message>
        <message>
            <source>A corner takes up to %1 times its minimum</source>
            <translation>A corner takes up to %1 times its minimum</translation>
        </message>
        <message>
            <source>A series or neighbours stake takes %1 in all</source>
            <translation>A series or neighbours stake takes %1 in all</translation>
        </message>
        <message>
            <source>Sectors follow the American order of numbers</source>
            <translation>Sectors follow the American order of numbers</translation>
        </message>
        <message>
            <source>The numbers stand in the French order, without sectors</source>
            <translation>The numbers stand in the French order, without sectors</translation>
        </message>
        <message>
            <source>A player with several prizes is paid whole</source>
            <translation>A player with several prizes is paid all of them at once</translation>
        </message>
        <message>
            <source>Prizes are paid strictly by chance</source>
            <translation>Prizes are paid strictly chance by chance</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 a chance, %2 its limits</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>RouletteSettings</name>
        <message>
            <source>The wheel comes near</source>
            <translation>The wheel comes near</translation>
        </message>
        <message>
            <source>When nothing more can be staked you see the wheel from close by.</source>
            <translation>When nothing more can be staked you see the wheel from close by.</translation>
        </message>
    </context>
    <context>
        <name>RouletteSheet</name>
        <message>
            <source>%1 comes to the table.</source>
            <translation>%1 comes to the table.</translation>
        </message>
        <message>
            <source>%1 comes to the table: %2.</source>
            <translation>%1 comes to the table: %2.</translation>
        </message>
        <message>
            <source>%1 stakes %2 on %3.</source>
            <translation>%1 stakes %2 on %3.</translation>
        </message>
        <message>
            <source>%1 takes %2 up from %3.</source>
            <translation>%1 takes %2 up from %3.</translation>
        </message>
        <message>
            <source>%1 orders parol on %2.</source>
            <translation>%1 orders parol on %2.</translation>
        </message>
        <message>
            <source>%1 orders parol.</source>
            <translation>%1 orders parol.</translation>
        </message>
        <message>
            <source>The parol of %1 on %2: %3 put down, %4 paid out.</source>
            <translation>The parol of %1 on %2: %3 put down, %4 paid out.</translation>
        </message>
        <message>
            <source>%1 has the ball launched.</source>
            <translation>%1 has the ball launched.</translation>
        </message>
        <message>
            <source>The ball is launched clockwise.</source>
            <translation>The ball is launched clockwise.</translation>
        </message>
        <message>
            <source>The ball is launched anticlockwise.</source>
            <translation>The ball is launched anticlockwise.</translation>
        </message>
        <message>
            <source>The ball rests: %1.</source>
            <translation>The ball rests: %1.</translation>
        </message>
        <message>
            <source>The spin is void: the ball is faulty.</source>
            <translation>The spin is void: the ball is faulty.</translation>
        </message>
        <message>
            <source>The spin is void: something has fallen into the wheel.</source>
            <translation>The spin is void: something has fallen into the wheel.</translation>
        </message>
        <message>
            <source>The stakes are disturbed.</source>
            <translation>The stakes are disturbed.</translation>
        </message>
        <message>
            <source>Put back from the record: %1 of %2 on %3.</source>
            <translation>Put back from the record: %1 of %2 on %3.</translation>
        </message>
        <message>
            <source>All stakes lie again as they did.</source>
            <translation>All stakes are back as they were.</translation>
        </message>
        <message>
            <source>The losing stakes of %1 are swept: %2.</source>
            <translation>The losing stakes of %1 are swept: %2.</translation>
        </message>
        <message>
            <source>%1 is paid %2 for %3.</source>
            <translation>%1 is paid %2 for %3.</translation>
        </message>
        <message>
            <source>the system has failed.</source>
            <translation>the system has failed.</translation>
        </message>
        <message>
            <source>%1 changes chips back for %2.</source>
            <translation>%1 changes chips back for %2.</translation>
        </message>
        <message>
            <source>The faulty ball is changed.</source>
            <translation>The faulty ball is changed.</translation>
        </message>
        <message>
            <source>The ball is changed, as it is every hour.</source>
            <translation>The ball is changed, as it is every hour.</translation>
        </message>
        <message>
            <source>Another croupier takes over.</source>
            <translation>Another croupier takes over.</translation>
        </message>
        <message>
            <source>American roulette</source>
            <translation>American roulette</translation>
        </message>
        <message>
            <source>void</source>
            <translation>void</translation>
        </message>
        <message>
            <source>no number was drawn</source>
            <translation>no number was drawn</translation>
        </message>
        <message>
            <source>the system has failed, and there is no valid number</source>
            <translation>the system has failed, and there is no valid number</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Number</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>Void spin</source>
            <translation>Void spin</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Wheel</translation>
        </message>
        <message numerus="yes">
            <source>%n numbers</source>
            <translation>
                <numerusform>%n number</numerusform>
                <numerusform>%n numbers</numerusform>
            </translation>
        </message>
        <message>
            <source>For</source>
            <translation>For</translation>
        </message>
        <message>
            <source>one player</source>
            <translation>one player</translation>
        </message>
        <message>
            <source>several players</source>
            <translation>several players</translation>
        </message>
        <message>
            <source>Time to stake</source>
            <translation>Time to stake</translation>
        </message>
        <message>
            <source>none: the player launches the ball</source>
            <translation>none: the player launches the ball</translation>
        </message>
        <message>
            <source>Stakes close</source>
            <translation>Stakes close</translation>
        </message>
        <message>
            <source>Ball's run</source>
            <translation>Ball's run</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limits</translation>
        </message>
        <message>
            <source>Before the disturbance %1 lay there.</source>
            <translation>Before the disturbance %1 lay there.</translation>
        </message>
    </context>
    <context>
        <name>RouletteSpeech</name>
        <message>
            <source>%1, %2 to %3</source>
            <extracomment>spoken; %1 a chance, %2 its first and %3 its last number</extracomment>
            <translation>%1, %2 to %3</translation>
        </message>
        <message>
            <source>double zero</source>
            <translation>double zero</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>spoken; %1 a number, %2 its colour</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, %2, %3, %4</source>
            <extracomment>spoken; %1 a number, %2 its colour, %3 "even", %4 "low"</extracomment>
            <translation>%1, %2, %3, %4</translation>
        </message>
        <message>
            <source>%1, %2 and %3</source>
            <extracomment>spoken; %1 "Double column", %2 and %3 which columns these are: "first", "second"</extracomment>
            <translation>%1, %2 and %3</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>numbers of a chance</comment>
            <extracomment>spoken; %1 a chance, %2 its numbers: "Split, seventeen and twenty"</extracomment>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>RouletteStillLife</name>
        <message>
            <source>A roulette wheel at rest, and stacks of chips</source>
            <translation>A roulette wheel at rest, and stacks of chips</translation>
        </message>
    </context>
    <context>
        <name>RouletteTablePage</name>
        <message>
            <source>Your stakes of %1 stand. The ball is launched for you, and what the round brings is added to your points.</source>
            <translation>Your stakes of %1 stand. The ball is launched for you, and what the round brings is added to your points.</translation>
        </message>
        <message>
            <source>Your stakes of %1 stand. The round is settled without you, and what it brings is added to your points.</source>
            <translation>Your stakes of %1 stand. The round is settled without you, and what it brings is added to your points.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistics</translation>
        </message>
        <message>
            <source>The last numbers as pictures</source>
            <translation>The last numbers as pictures</translation>
        </message>
        <message>
            <source>Favourites</source>
            <translation>Favourites</translation>
        </message>
        <message>
            <source>Stakes that you have saved</source>
            <translation>Stakes that you have saved</translation>
        </message>
    </context>
    <context>
        <name>RouletteWishes</name>
        <message>
            <source>Put chips on the layout: stakes from %1.</source>
            <translation>Put chips on the layout: stakes from %1.</translation>
        </message>
        <message>
            <source>Ask for the ball, or change your stakes.</source>
            <translation>Launch the ball, or change your stakes.</translation>
        </message>
        <message>
            <source>Your stakes are down; you can change them until stakes close.</source>
            <translation>Your stakes are down; you can change them until stakes close.</translation>
        </message>
        <message>
            <source>The ball runs; stakes are taken until it slows.</source>
            <translation>The ball runs; stakes are taken until it slows.</translation>
        </message>
        <message>
            <source>Stakes are closed; the ball decides.</source>
            <translation>Stakes are closed; the ball decides.</translation>
        </message>
        <message>
            <source>Losing chips are collected.</source>
            <translation>Losing chips are collected.</translation>
        </message>
        <message>
            <source>Winners are paid.</source>
            <translation>Winners are paid.</translation>
        </message>
        <message>
            <source>Stakes are being put down.</source>
            <translation>Stakes are being put down.</translation>
        </message>
    </context>
    <context>
        <name>RouletteWords</name>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 a chance, %2 its limits
----------
%1 a chance, %2 what its limits are</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>has left</source>
            <translation>has left</translation>
        </message>
        <message>
            <source>invited to leave</source>
            <translation>invited to leave</translation>
        </message>
        <message>
            <source>leaves after this round</source>
            <translation>leaves after this round</translation>
        </message>
        <message>
            <source>Place your bets</source>
            <translation>Place your bets</translation>
        </message>
        <message>
            <source>No more bets</source>
            <translation>No more bets</translation>
        </message>
        <message>
            <source>The bell rings: no more bets</source>
            <translation>The bell rings: no more bets</translation>
        </message>
        <message>
            <source>Void spin: the ball is launched again</source>
            <translation>Void spin: the ball is launched again</translation>
        </message>
        <message>
            <source>The stakes are put back as they were recorded</source>
            <translation>The stakes are put back as they were recorded</translation>
        </message>
        <message>
            <source>The ball is changed</source>
            <translation>The ball is changed</translation>
        </message>
        <message>
            <source>Another croupier takes over the wheel</source>
            <translation>Another croupier takes over the wheel</translation>
        </message>
        <message>
            <source>Payment · %1, %2: %3</source>
            <extracomment>%1 the player, %2 the stake, %3 the winnings</extracomment>
            <translation>Payment · %1, %2: %3</translation>
        </message>
        <message>
            <source>the minimum is %1.</source>
            <translation>the minimum is %1.</translation>
        </message>
        <message>
            <source>From %1 on it works.</source>
            <translation>%1 or more would do.</translation>
        </message>
        <message>
            <source>the maximum is %1.</source>
            <translation>the maximum is %1.</translation>
        </message>
        <message>
            <source>There is room for %1 more.</source>
            <translation>There is room for %1 more.</translation>
        </message>
        <message>
            <source>There is no more room.</source>
            <translation>There is no more room.</translation>
        </message>
        <message>
            <source>%1 or %2 works.</source>
            <translation>%1 or %2 would do.</translation>
        </message>
        <message>
            <source>%1 works.</source>
            <translation>%1 would do.</translation>
        </message>
        <message>
            <source>Put down a stake of at least %1 first.</source>
            <translation>Put down a stake of at least %1 first.</translation>
        </message>
        <message>
            <source>There are no stakes yet to repeat.</source>
            <translation>There are no stakes yet to repeat.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>There is nothing to take back.</translation>
        </message>
        <message>
            <source>No series of yours has won in the last round.</source>
            <translation>No series of yours won in the last round.</translation>
        </message>
        <message>
            <source>No chips of yours lie there.</source>
            <translation>You have no chips there.</translation>
        </message>
        <message>
            <source>No single chips of yours lie there.</source>
            <translation>You have no single chips there.</translation>
        </message>
        <message>
            <source>You have carried no chips off.</source>
            <translation>You have carried no chips off.</translation>
        </message>
        <message>
            <source>There are no stakes to put down.</source>
            <translation>There are no stakes to put down.</translation>
        </message>
        <message>
            <source>You have no chips on the layout.</source>
            <translation>You have no chips on the layout.</translation>
        </message>
        <message>
            <source>The stakes are being put back as they were recorded.</source>
            <translation>The stakes are being put back as they were recorded.</translation>
        </message>
        <message>
            <source>Stakes are taken again once all is paid.</source>
            <translation>Stakes are taken again once all is paid.</translation>
        </message>
        <message>
            <source>The ball is on its way already.</source>
            <translation>The ball is on its way already.</translation>
        </message>
        <message>
            <source>Stakes are closed; wait for the next round.</source>
            <translation>Stakes are closed; wait for the next round.</translation>
        </message>
        <message>
            <source>At a table for several the ball is launched after the betting period.</source>
            <translation>At a table for several the ball is launched after the betting period.</translation>
        </message>
        <message>
            <source>This table takes no series or neighbours.</source>
            <translation>This table takes no series or neighbours.</translation>
        </message>
        <message>
            <source>Parol is for series, with the French order of numbers.</source>
            <translation>Parol is for series, with the French order of numbers.</translation>
        </message>
        <message>
            <source>This table does not take such stakes.</source>
            <translation>This table does not take such stakes.</translation>
        </message>
        <message>
            <source>All your stakes together</source>
            <translation>All your stakes together</translation>
        </message>
        <message>
            <source>Half of this stake would not be whole cents.</source>
            <translation>Half of this stake would not be whole cents.</translation>
        </message>
        <message>
            <source>Stakes are whole chips of %1.</source>
            <translation>Stakes are whole chips of %1.</translation>
        </message>
        <message>
            <source>Stakes of yours lie already; clear them first.</source>
            <translation>You have stakes down already; clear them first.</translation>
        </message>
        <message>
            <source>The parol is ordered already.</source>
            <translation>The parol is ordered already.</translation>
        </message>
        <message>
            <source>You are at the table already.</source>
            <translation>You are at the table already.</translation>
        </message>
        <message>
            <source>There is no such stake on this layout.</source>
            <translation>There is no such stake on this layout.</translation>
        </message>
        <message>
            <source>You are not playing at this table.</source>
            <translation>You are not playing at this table.</translation>
        </message>
        <message>
            <source>There is no room at this table.</source>
            <translation>There is no room at this table.</translation>
        </message>
        <message>
            <source>The round is void: the stake comes back.</source>
            <translation>The round is void: the stake comes back.</translation>
        </message>
        <message>
            <source>%1 wins: pays %2, %3.</source>
            <extracomment>%1 the number, %2 the odds ("17 to 1"), %3 the winnings</extracomment>
            <translation>%1 wins: pays %2, %3.</translation>
        </message>
        <message>
            <source>Zero: even chances lose half, the other half comes back.</source>
            <translation>Zero: even chances lose half, the other half comes back.</translation>
        </message>
        <message>
            <source>%1: even chances lose.</source>
            <translation>%1: even chances lose.</translation>
        </message>
        <message>
            <source>%1 is not among its numbers: lost.</source>
            <translation>%1 is not among its numbers: lost.</translation>
        </message>
        <message>
            <source>Launch of the ball</source>
            <translation>Launch of the ball</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Number</translation>
        </message>
        <message>
            <source>Void spin</source>
            <translation>Void spin</translation>
        </message>
        <message>
            <source>The ball runs.</source>
            <translation>The ball runs.</translation>
        </message>
        <message>
            <source>The ball does not run.</source>
            <translation>The ball does not run.</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Commitment</source>
            <translation>Commitment</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seed</translation>
        </message>
        <message>
            <source>Rounds at this table</source>
            <translation>Rounds at this table</translation>
        </message>
        <message>
            <source>Watch it again</source>
            <translation>Watch it again</translation>
        </message>
        <message>
            <source>Plays the last round again; the table goes on (Shift+F2)</source>
            <translation>Plays the last round again; the table goes on (Shift+F2)</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RecordRetention</name>
        <message>
            <source>There is nothing on record yet.</source>
            <translation>There is nothing on record yet.</translation>
        </message>
        <message>
            <source>%1 rounds on record, %2</source>
            <extracomment>%1 a number of rounds, %2 the size of a file</extracomment>
            <translation>%1 rounds on record, %2</translation>
        </message>
        <message>
            <source>Nothing is ever removed.</source>
            <translation>Nothing is ever removed.</translation>
        </message>
        <message>
            <source>It is being counted…</source>
            <translation>It is being counted…</translation>
        </message>
        <message>
            <source>Now nothing would go.</source>
            <translation>Nothing would go now.</translation>
        </message>
        <message>
            <source>%1 of %2 rounds would go, with %3 events.</source>
            <extracomment>%1, %2 numbers of rounds, %3 of events</extracomment>
            <translation>%1 of %2 rounds would go, with %3 events.</translation>
        </message>
        <message>
            <source>From now on rounds are kept so. Nothing had to go.</source>
            <translation>From now on rounds are kept this way. Nothing had to go.</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) removed. From now on rounds are kept so.</source>
            <translation>
                <numerusform>%n round removed. From now on rounds are kept this way.</numerusform>
                <numerusform>%n rounds removed. From now on rounds are kept this way.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RoundSheetModel</name>
        <message>
            <source>This round is not on record.</source>
            <translation>This round is not on record.</translation>
        </message>
        <message>
            <source>This round is still being played. Its sheet is there once it has closed.</source>
            <translation>This round is still being played. Its sheet is there once it has closed.</translation>
        </message>
        <message>
            <source>round</source>
            <comment>a file's name</comment>
            <translation>round</translation>
        </message>
        <message>
            <source>The text is on the clipboard.</source>
            <translation>The text is on the clipboard.</translation>
        </message>
        <message>
            <source>%1 can't be written.</source>
            <translation>%1 can't be written.</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Saved: %1</translation>
        </message>
        <message>
            <source>No program of this system opens PDF files. The sheet lies at %1.</source>
            <translation>No program on this system opens PDF files. The sheet is at %1.</translation>
        </message>
        <message>
            <source>The sheet was handed to this system's PDF program, which prints it.</source>
            <translation>The sheet was handed to this system's PDF program, which prints it.</translation>
        </message>
        <message>
            <source>No program of this system opens %1.</source>
            <translation>No program on this system opens %1.</translation>
        </message>
    </context>
    <context>
        <name>RoundSheetPaper</name>
        <message>
            <source>Sheet of round %1</source>
            <translation>Sheet of round %1</translation>
        </message>
        <message>
            <source>This round is still being played: its seed stays sealed until it closes.</source>
            <translation>This round is still being played: its seed stays sealed until it closes.</translation>
        </message>
        <message>
            <source>This round is void.</source>
            <translation>This round is void.</translation>
        </message>
        <message>
            <source>Mesa Viva %1 · round %2 · played for points only, never for money</source>
            <translation>Mesa Viva %1 · round %2 · played for points only, never for money</translation>
        </message>
        <message>
            <source>The round</source>
            <translation>The round</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>The table</translation>
        </message>
        <message>
            <source>Who was at the table</source>
            <translation>Who was at the table</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Outcome</translation>
        </message>
        <message>
            <source>Stakes and what came of them</source>
            <translation>Stakes and their outcome</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>What happened</translation>
        </message>
        <message>
            <source>How to check this round</source>
            <translation>How to check this round</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Round</translation>
        </message>
        <message>
            <source>Opened</source>
            <translation>Opened</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>Closed</translation>
        </message>
        <message>
            <source>not yet</source>
            <translation>not yet</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>Void because</source>
            <translation>Void because</translation>
        </message>
        <message>
            <source>Staked by players</source>
            <translation>Staked by players</translation>
        </message>
        <message>
            <source>Returned to them</source>
            <translation>Returned to them</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>from the seed below, to which the house was committed</source>
            <translation>from the seed below, to which the house was committed</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>number %1 of this record, opened %2</source>
            <translation>number %1 of this record, opened %2</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Program</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Player</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Seat</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Before</translation>
        </message>
        <message>
            <source>Staked</source>
            <translation>Staked</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Returned</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Result</translation>
        </message>
        <message>
            <source>After</source>
            <translation>After</translation>
        </message>
        <message>
            <source>%1 (simulated)</source>
            <translation>%1 (simulated)</translation>
        </message>
        <message>
            <source>Nothing was staked, or nothing is settled yet.</source>
            <translation>Nothing was staked, or nothing is settled yet.</translation>
        </message>
        <message>
            <source>Stake</source>
            <translation>Stake</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>Amount</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Why</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Rule</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Time</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Event</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Commitment</source>
            <translation>Commitment</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seed</translation>
        </message>
        <message>
            <source>sealed until the round closes</source>
            <translation>sealed until the round closes</translation>
        </message>
        <message>
            <source>The commitment was published before the first stake. It is the SHA-256 digest of the text mesaviva.round/1, the round's number as 8 bytes (most significant first) and the 32 bytes of the seed, which is shown once the round is closed. All that chance brought follows from the seed; the program's engine/README.md says how, byte by byte.</source>
            <translation>The commitment was published before the first stake. It is the SHA-256 digest of the text mesaviva.round/1, the round's number as 8 bytes (most significant first) and the 32 bytes of the seed, which is shown once the round is closed. All that chance brought follows from the seed; the program's engine/README.md says how, byte by byte.</translation>
        </message>
        <message>
            <source>Either of these commands prints the commitment:</source>
            <translation>Either of these commands prints the commitment:</translation>
        </message>
        <message>
            <source>The whole record is checked by the first of these; the second prints every fact of this round for other programs:</source>
            <translation>The whole record is checked by the first of these; the second prints every fact of this round for other programs:</translation>
        </message>
        <message>
            <source>given from outside, at least in part: a lesson, or real equipment</source>
            <translation>given from outside, at least in part: a lesson, or real equipment</translation>
        </message>
    </context>
    <context>
        <name>RoundTitle</name>
        <message>
            <source>Round %1 · %2</source>
            <extracomment>%1 a round's id, %2 date and time</extracomment>
            <translation>Round %1 · %2</translation>
        </message>
    </context>
    <context>
        <name>RuleCard</name>
        <message>
            <source>Rule %1: %2</source>
            <translation>Rule %1: %2</translation>
        </message>
        <message>
            <source>OUR READING, NOT THE LAW</source>
            <translation>OUR READING, NOT THE LAW</translation>
        </message>
        <message>
            <source>First reading</source>
            <translation>First reading</translation>
        </message>
        <message>
            <source>Other reading</source>
            <translation>Other reading</translation>
        </message>
        <message>
            <source>To be confirmed against the Diário da República</source>
            <translation>To be confirmed against the Diário da República</translation>
        </message>
        <message>
            <source>Reads</source>
            <translation>Reads</translation>
        </message>
        <message>
            <source>Our reading</source>
            <translation>Our reading</translation>
        </message>
    </context>
    <context>
        <name>RuleLink</name>
        <message>
            <source>Rule %1: open the rule book</source>
            <translation>Rule %1: open the rule book</translation>
        </message>
    </context>
    <context>
        <name>RulesCommand</name>
        <message>
            <source>The other choice: %1 (%2)</source>
            <translation>The other choice: %1 (%2)</translation>
        </message>
        <message>
            <source>%1 (refused)</source>
            <translation>%1 (refused)</translation>
        </message>
        <message>
            <source>No shipped scenario names it.</source>
            <translation>No shipped scenario names it.</translation>
        </message>
        <message>
            <source>Proved by: %1</source>
            <translation>Proved by: %1</translation>
        </message>
        <message>
            <source>The other reading: %1</source>
            <translation>The other reading: %1</translation>
        </message>
    </context>
    <context>
        <name>RuleSetChoice</name>
        <message>
            <source>Regulation</source>
            <translation>Regulation</translation>
        </message>
        <message>
            <source>Online · 804/2015</source>
            <translation>Online · 804/2015</translation>
        </message>
        <message>
            <source>Single or double zero; alone, you launch the ball yourself. Zero takes even chances whole.</source>
            <translation>Single or double zero; alone, you launch the ball yourself. Zero takes the whole of the even chances.</translation>
        </message>
        <message>
            <source>Casino · 894/2002 (historical)</source>
            <translation>Casino · 894/2002 (historical)</translation>
        </message>
        <message>
            <source>Chips of your own colour, series and neighbours. Zero takes only half of the even chances.</source>
            <translation>Chips of your own colour, series and neighbours. Zero takes only half of the even chances.</translation>
        </message>
        <message>
            <source>Macau · 60/2004</source>
            <translation>Macau · 60/2004</translation>
        </message>
        <message>
            <source>Sectors of the wheel as stakes, and stakes that may go on while the ball runs.</source>
            <translation>Sectors of the wheel as stakes, and stakes that may go on while the ball runs.</translation>
        </message>
    </context>
    <context>
        <name>RulebookContents</name>
        <message>
            <source>Contents</source>
            <translation>Contents</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Keyboard</translation>
        </message>
    </context>
    <context>
        <name>RulebookPage</name>
        <message>
            <source>Keyboard</source>
            <translation>Keyboard</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Search</translation>
        </message>
        <message>
            <source>Rules of the game</source>
            <translation>Rules of the game</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Search the rules</translation>
        </message>
        <message>
            <source>Search: P26, O19, flush, zero…</source>
            <translation>Search: P26, O19, flush, zero…</translation>
        </message>
        <message>
            <source>Close the rules (Esc)</source>
            <translation>Close the rules (Esc)</translation>
        </message>
        <message>
            <source>Play a guided round</source>
            <translation>Play a guided round</translation>
        </message>
        <message>
            <source>The page that was read</source>
            <translation>Back to the page</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Contents</translation>
        </message>
    </context>
    <context>
        <name>ScenarioBar</name>
        <message>
            <source>Scenario: %1</source>
            <translation>Scenario: %1</translation>
        </message>
        <message>
            <source>The scenario is over</source>
            <translation>The scenario is over</translation>
        </message>
        <message>
            <source>Speed ×%1</source>
            <translation>Speed ×%1</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>To the lobby</source>
            <translation>To the lobby</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Scenario</translation>
        </message>
        <message>
            <source>All that was expected has come (%1)</source>
            <translation>All that was expected has come (%1)</translation>
        </message>
        <message>
            <source>%1 of %2 expectations not met</source>
            <translation>%1 of %2 expectations not met</translation>
        </message>
        <message>
            <source>What came</source>
            <translation>What happened</translation>
        </message>
        <message>
            <source>Slower</source>
            <translation>Slower</translation>
        </message>
        <message>
            <source>×%1</source>
            <translation>×%1</translation>
        </message>
        <message>
            <source>Faster</source>
            <translation>Faster</translation>
        </message>
        <message>
            <source>Again from the beginning</source>
            <translation>Again from the beginning</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>One step on</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Again</translation>
        </message>
        <message>
            <source>What was expected and what came</source>
            <translation>What was expected and what came</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message numerus="yes">
            <source>and %n more that were met</source>
            <translation>
                <numerusform>and %n more that was met</numerusform>
                <numerusform>and %n more that were met</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ScenarioPicker</name>
        <message>
            <source>Open a scenario</source>
            <translation>Open a scenario</translation>
        </message>
        <message>
            <source>Scenarios (*.json)</source>
            <translation>Scenarios (*.json)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>All files (*)</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>Each change acts at once and is remembered.</source>
            <translation>Each change takes effect at once and is remembered.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Done</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <translation>Letters on the cards</translation>
        </message>
        <message>
            <source>A R D V (Portuguese)</source>
            <translation>A R D V (Portuguese)</translation>
        </message>
        <message>
            <source>A K Q J (English)</source>
            <translation>A K Q J (English)</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Text size</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Large</translation>
        </message>
        <message>
            <source>Largest</source>
            <translation>Largest</translation>
        </message>
        <message>
            <source>Four colours of suits</source>
            <translation>Four colours of suits</translation>
        </message>
        <message>
            <source>Diamonds are blue and clubs green, so that suits are not mistaken.</source>
            <translation>Diamonds are blue and clubs green, so that suits are not mistaken.</translation>
        </message>
        <message>
            <source>Chips can be dragged</source>
            <translation>Chips can be dragged</translation>
        </message>
        <message>
            <source>Clicking and keys always work.</source>
            <translation>Clicking and keys always work.</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <translation>Reduced motion</translation>
        </message>
        <message>
            <source>Cards and chips fade in at their place instead of moving.</source>
            <translation>Cards and chips fade in at their place instead of moving.</translation>
        </message>
        <message>
            <source>Announcements</source>
            <translation>Announcements</translation>
        </message>
        <message>
            <source>Volume of the announcements</source>
            <translation>Volume of the announcements</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sounds</translation>
        </message>
        <message>
            <source>Volume of the sounds</source>
            <translation>Volume of the sounds</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Sound</translation>
        </message>
        <message>
            <source>Announcements and sounds of the table; the key M switches them off and on.</source>
            <translation>Announcements and sounds of the table; the key M switches them off and on.</translation>
        </message>
    <message>
            <source>As the language has them</source>
            <translation>As the language has them</translation>
        </message>
        </context>
    <context>
        <name>ShareBar</name>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>%1: %2 times, %3; chance alone: %4</source>
            <translation>%1: %2 times, %3; chance alone: %4</translation>
        </message>
    </context>
    <context>
        <name>SheetDialog</name>
        <message>
            <source>Sheet of round %1</source>
            <translation>Sheet of round %1</translation>
        </message>
        <message>
            <source>It is being written…</source>
            <translation>It is being written…</translation>
        </message>
        <message>
            <source>All facts of the round, for a complaint or the file (P38)</source>
            <translation>All facts of the round, for a complaint or the file (P38)</translation>
        </message>
        <message>
            <source>PDF</source>
            <translation>PDF</translation>
        </message>
        <message>
            <source>Save as PDF (Ctrl+S)</source>
            <translation>Save as PDF (Ctrl+S)</translation>
        </message>
        <message>
            <source>There is no sheet yet</source>
            <translation>There is no sheet yet</translation>
        </message>
        <message>
            <source>PNG</source>
            <translation>PNG</translation>
        </message>
        <message>
            <source>Save as a picture</source>
            <translation>Save as a picture</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>Save as plain text</source>
            <translation>Save as plain text</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Print</translation>
        </message>
        <message>
            <source>Hand it to this system's PDF program, which prints it (Ctrl+P)</source>
            <translation>Hand it to this system's PDF program, which prints it (Ctrl+P)</translation>
        </message>
        <message>
            <source>Copy the text</source>
            <translation>Copy the text</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>Page %1 of %2</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Open</translation>
        </message>
        <message>
            <source>Open the file with this system's program</source>
            <translation>Open the file with this system's program</translation>
        </message>
        <message>
            <source>Show in its folder</source>
            <translation>Show in its folder</translation>
        </message>
    <message>
            <source>Stop checking</source>
            <translation>Stop checking</translation>
        </message>
        <message>
            <source>Check the round</source>
            <translation>Check the round</translation>
        </message>
        <message>
            <source>Hash chain, commitment, outcome from its seed, every settlement computed anew, from the table's opening on</source>
            <translation>Hash chain, commitment, outcome from its seed, every settlement computed anew, from the table's opening on</translation>
        </message>
        <message>
            <source>Save as a scenario</source>
            <translation>Save as a scenario</translation>
        </message>
        <message>
            <source>A file that brings the same events again, for a lesson or for somebody else (Ctrl+Shift+S)</source>
            <translation>A file that plays the same events again, for a lesson or for somebody else (Ctrl+Shift+S)</translation>
        </message>
        <message>
            <source>Round %1 is being checked</source>
            <translation>Round %1 is being checked</translation>
        </message>
    </context>
    <context>
        <name>SheetPaper</name>
        <message>
            <source>Page %1 of %2</source>
            <translation>Page %1 of %2</translation>
        </message>
    </context>
    <context>
        <name>SheetSaver</name>
        <message>
            <source>Save the sheet</source>
            <translation>Save the sheet</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Picture (*.png)</source>
            <translation>Picture (*.png)</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation>Text (*.txt)</translation>
        </message>
    <message>
            <source>Scenario (*.json)</source>
            <translation>Scenario (*.json)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
    </context>
    <context>
        <name>SitDownBar</name>
        <message>
            <source>Your points</source>
            <translation>Your points</translation>
        </message>
        <message>
            <source>At the table you can take %1 more, free.</source>
            <translation>At the table you can take %1 more, free.</translation>
        </message>
        <message>
            <source>Free, and never money (%1)</source>
            <translation>Free, and never money (%1)</translation>
        </message>
        <message>
            <source>Free, and never money</source>
            <translation>Free, and never money</translation>
        </message>
        <message>
            <source>A table may not be like this: see %1.</source>
            <translation>A table can't be like this: see %1.</translation>
        </message>
    </context>
    <context>
        <name>SpokenText</name>
        <message>
            <source>plus</source>
            <translation>plus</translation>
        </message>
        <message>
            <source>minus</source>
            <translation>minus</translation>
        </message>
        <message>
            <source>times</source>
            <translation>times</translation>
        </message>
        <message>
            <source>per cent</source>
            <translation>per cent</translation>
        </message>
        <message>
            <source>point</source>
            <comment>between a whole number and its decimals</comment>
            <translation>point</translation>
        </message>
        <message>
            <source>double zero</source>
            <translation>double zero</translation>
        </message>
        <message>
            <source>number</source>
            <comment>the sign No.</comment>
            <translation>number</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 to %2</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 of %2</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>time of day</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 o'clock</source>
            <translation>%1 o'clock</translation>
        </message>
        <message>
            <source>one o'clock</source>
            <extracomment>spoken; %1 a whole hour of the day, in words</extracomment>
            <translation>one o'clock</translation>
        </message>
    <message>
            <source>one minute</source>
            <extracomment>spoken; %1 a number in words</extracomment>
            <translation>one minute</translation>
        </message>
        <message>
            <source>%1 minutes</source>
            <extracomment>spoken; %1 a number in words</extracomment>
            <translation>%1 minutes</translation>
        </message>
        <message>
            <source>one second</source>
            <extracomment>spoken; %1 a number in words</extracomment>
            <translation>one second</translation>
        </message>
        <message>
            <source>%1 seconds</source>
            <extracomment>spoken; %1 a number in words</extracomment>
            <translation>%1 seconds</translation>
        </message>
        <message>
            <source>Control</source>
            <comment>the key Ctrl, spoken</comment>
            <translation>Control</translation>
        </message>
        <message>
            <source>comma</source>
            <comment>the key, spoken</comment>
            <translation>comma</translation>
        </message>
    </context>
    <context>
        <name>StakeInfo</name>
        <message>
            <source>pays %1</source>
            <translation>pays %1</translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n chip</numerusform>
                <numerusform>%n chips</numerusform>
            </translation>
        </message>
        <message>
            <source>your stake %1</source>
            <translation>your stake %1</translation>
        </message>
        <message>
            <source>This table does not take such stakes.</source>
            <translation>This table does not take such stakes.</translation>
        </message>
        <message>
            <source>up to %1 in all</source>
            <translation>up to %1 in all</translation>
        </message>
        <message>
            <source>chips of %1 or more</source>
            <translation>chips of %1 or more</translation>
        </message>
    <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        </context>
    <context>
        <name>StatisticsView</name>
        <message>
            <source>Statistics</source>
            <translation>Statistics</translation>
        </message>
        <message>
            <source>The last numbers of this table, at most 500</source>
            <translation>The last numbers of this table, at most 500</translation>
        </message>
        <message>
            <source>Past numbers say nothing about the next spin: each number is as likely as ever, whatever came before.</source>
            <translation>Past numbers say nothing about the next spin: each number is as likely as ever, whatever came before.</translation>
        </message>
        <message>
            <source>No number has been drawn at this table yet.</source>
            <translation>No number has been drawn at this table yet.</translation>
        </message>
        <message>
            <source>Last numbers, the newest first</source>
            <translation>Last numbers, the newest first</translation>
        </message>
        <message>
            <source>Shares of the chances</source>
            <translation>Shares of the chances</translation>
        </message>
        <message>
            <source>what chance alone gives on average</source>
            <translation>what chance alone gives on average</translation>
        </message>
        <message>
            <source>Came most often (times)</source>
            <translation>Came most often (times)</translation>
        </message>
        <message>
            <source>Away for longest (spins)</source>
            <translation>Away for longest (spins)</translation>
        </message>
        <message>
            <source>Running now</source>
            <translation>Running now</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    <message>
            <source>Away for longest (spins; + not once yet)</source>
            <translation>Away for longest (spins; + not once yet)</translation>
        </message>
        <message numerus="yes">
            <source>Too few spins yet: %n counted, fewer than the wheel has numbers. What came often or not at all is still mere chance.</source>
            <translation>
                <numerusform>Too few spins yet: %n counted, fewer than the wheel has numbers. What came often or not at all is still mere chance.</numerusform>
                <numerusform>Too few spins yet: %n counted, fewer than the wheel has numbers. What came often or not at all is still mere chance.</numerusform>
            </translation>
        </message>
        <message>
            <source>The last numbers, at most 500: %1 of this table, %2 of your earlier sessions by these rules at such a wheel</source>
            <translation>The last numbers, at most 500: %1 of this table, %2 of your earlier sessions by these rules at such a wheel</translation>
        </message>
    </context>
    <context>
        <name>StatusStrip</name>
        <message>
            <source>Take %1 free</source>
            <translation>Take %1 free</translation>
        </message>
        <message>
            <source>Points only prolong the demonstration; they are never money</source>
            <translation>Points only prolong the demonstration; they are never money</translation>
        </message>
        <message>
            <source>The session ends %1</source>
            <translation>The session ends %1</translation>
        </message>
        <message>
            <source>Explanation</source>
            <translation>Explanation</translation>
        </message>
    </context>
    <context>
        <name>SummaryFigure</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>SummaryView</name>
        <message>
            <source>End of the session</source>
            <translation>End of the session</translation>
        </message>
        <message>
            <source>Rounds played</source>
            <translation>Rounds played</translation>
        </message>
        <message>
            <source>Staked</source>
            <translation>Staked</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Returned</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Won</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Lost</translation>
        </message>
        <message>
            <source>Neither won nor lost</source>
            <translation>Neither won nor lost</translation>
        </message>
        <message>
            <source>Demonstration points: they are never money and can't be cashed.</source>
            <translation>Demonstration points: they are never money and can't be cashed in.</translation>
        </message>
        <message>
            <source>Sit down again</source>
            <translation>Sit down again</translation>
        </message>
        <message>
            <source>To the lobby</source>
            <translation>To the lobby</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>TableReader</name>
        <message>
            <source>You have %1</source>
            <translation>You have %1</translation>
        </message>
        <message>
            <source>take the last chips back</source>
            <translation>take the last chips back</translation>
        </message>
        <message>
            <source>take everything back</source>
            <translation>take everything back</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nothing</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n second(s)</source>
            <translation>
                <numerusform>%1: %n second</numerusform>
                <numerusform>%1: %n seconds</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: key %2</source>
            <translation>%1: key %2</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>The table</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>Stakes from %1 to %2</source>
            <translation>Stakes from %1 to %2</translation>
        </message>
        <message>
            <source>Rounds in this session: %1, staked %2, returned %3, in all %4</source>
            <extracomment>%1 a number of rounds, %2 to %4 amounts</extracomment>
            <translation>Rounds in this session: %1, staked %2, returned %3, in all %4</translation>
        </message>
    </context>
    <context>
        <name>TableSpeech</name>
        <message>
            <source>For you, %1: %2</source>
            <extracomment>spoken; %1 a stake, %2 the winnings in words</extracomment>
            <translation>For you, %1: %2</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>spoken; %1 a player, %2 a stake, %3 the winnings in words</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>For you, %1</source>
            <extracomment>spoken; %1 the winnings in words</extracomment>
            <translation>For you, %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>spoken; %1 a player, %2 the winnings in words</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>At the table: %1</source>
            <extracomment>spoken; %1 what is called</extracomment>
            <translation>At the table: %1</translation>
        </message>
        <message>
            <source>You neither win nor lose</source>
            <translation>You neither win nor lose</translation>
        </message>
        <message>
            <source>You win %1</source>
            <extracomment>spoken; %1 an amount in words</extracomment>
            <translation>You win %1</translation>
        </message>
        <message>
            <source>You lose %1</source>
            <extracomment>spoken; %1 an amount in words</extracomment>
            <translation>You lose %1</translation>
        </message>
    </context>
    <context>
        <name>TableWords</name>
        <message>
            <source>You</source>
            <translation>You</translation>
        </message>
        <message>
            <source>connection lost</source>
            <translation>connection lost</translation>
        </message>
        <message>
            <source>The round is void, stakes are returned</source>
            <translation>The round is void, stakes are returned</translation>
        </message>
        <message>
            <source>You have not staked for a while: would you like to leave the table?</source>
            <translation>You have not staked for a while: would you like to leave the table?</translation>
        </message>
        <message>
            <source>%1 is invited to leave the table</source>
            <translation>%1 is invited to leave the table</translation>
        </message>
        <message>
            <source>Without a stake now, your session will be ended</source>
            <translation>Without a stake now, your session will be ended</translation>
        </message>
        <message>
            <source>%1: without a stake the session will be ended</source>
            <translation>%1: without a stake the session will be ended</translation>
        </message>
        <message>
            <source>Your session is over. Thank you for playing</source>
            <translation>Your session is over. Thank you for playing</translation>
        </message>
        <message>
            <source>%1 has left the table</source>
            <translation>%1 has left the table</translation>
        </message>
        <message>
            <source>You have only %1 left.</source>
            <translation>You have only %1 left.</translation>
        </message>
        <message>
            <source>Fresh points are for those with less than %1.</source>
            <translation>Fresh points are for those with less than %1.</translation>
        </message>
        <message>
            <source>The connection is lost.</source>
            <translation>The connection is lost.</translation>
        </message>
        <message>
            <source>This outcome is not possible.</source>
            <translation>This outcome is not possible.</translation>
        </message>
        <message>
            <source>This table does not offer that.</source>
            <translation>This table does not offer that.</translation>
        </message>
        <message>
            <source>A scenario is playing; its steps act.</source>
            <translation>A scenario is playing; its steps act.</translation>
        </message>
        <message>
            <source>Your session is over.</source>
            <translation>Your session is over.</translation>
        </message>
        <message>
            <source>You are watching this table.</source>
            <translation>You are watching this table.</translation>
        </message>
        <message>
            <source>The next round opens in a moment.</source>
            <translation>The next round opens in a moment.</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 a rule of the house in words, %2 its number</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Betting closes</source>
            <translation>Betting closes</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation>Payment</translation>
        </message>
        <message>
            <source>Settlement</source>
            <translation>Settlement</translation>
        </message>
        <message>
            <source>Void round</source>
            <translation>Void round</translation>
        </message>
        <message>
            <source>End of the round</source>
            <translation>End of the round</translation>
        </message>
        <message>
            <source>This is the end; nothing more follows.</source>
            <translation>This is the end; nothing more follows.</translation>
        </message>
    <message>
            <source>You are observing: this table takes no command from you.</source>
            <translation>You are observing: this table takes no command from you.</translation>
        </message>
        <message>
            <source>The observer</source>
            <translation>The observer</translation>
        </message>
        <message>
            <source>This player's line is not lost.</source>
            <translation>This player's connection is not lost.</translation>
        </message>
        <message>
            <source>That is not due now.</source>
            <translation>That is not due now.</translation>
        </message>
    </context>
    <context>
        <name>TimerRing</name>
        <message numerus="yes">
            <source>%n second(s) left</source>
            <translation>
                <numerusform>%n second left</numerusform>
                <numerusform>%n seconds left</numerusform>
            </translation>
        </message>
        <message>
            <source>Time left</source>
            <translation>Time left</translation>
        </message>
    </context>
    <context>
        <name>Timetable</name>
        <message>
            <source>Announced times</source>
            <translation>Announced times</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Done</translation>
        </message>
        <message>
            <source>These rooms open their sale at fixed times. All others go on round after round.</source>
            <translation>These rooms open their sale at fixed times. All others go on round after round.</translation>
        </message>
        <message>
            <source>No room has announced times now.</source>
            <translation>No room has announced times now.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>The rulebook is closed during a test</source>
            <translation>The rulebook is closed during a test</translation>
        </message>
        <message>
            <source>Top bar</source>
            <translation>Top bar</translation>
        </message>
        <message>
            <source>DEMONSTRATION</source>
            <translation>DEMONSTRATION</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>Last round (F2)</source>
            <translation>Last round (F2)</translation>
        </message>
        <message>
            <source>Rules and pay-table (F1)</source>
            <translation>Rules and pay-table (F1)</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>Settings (Ctrl+,)</translation>
        </message>
        <message>
            <source>Back to the window (F11)</source>
            <translation>Back to the window (F11)</translation>
        </message>
        <message>
            <source>Full screen (F11)</source>
            <translation>Full screen (F11)</translation>
        </message>
        <message>
            <source>About Mesa Viva</source>
            <translation>About Mesa Viva</translation>
        </message>
        <message>
            <source>Sound on (M)</source>
            <translation>Sound on (M)</translation>
        </message>
        <message>
            <source>Sound off (M)</source>
            <translation>Sound off (M)</translation>
        </message>
        <message>
            <source>Close the trace (Ctrl+I)</source>
            <translation>Close the trace (Ctrl+I)</translation>
        </message>
        <message>
            <source>Trace of the table (Ctrl+I)</source>
            <translation>Trace of the table (Ctrl+I)</translation>
        </message>
        <message>
            <source>PRACTICE</source>
            <translation>PRACTICE</translation>
        </message>
        <message>
            <source>Close the second window (Shift+F11)</source>
            <translation>Close the second window (Shift+F11)</translation>
        </message>
        <message>
            <source>Second window, for a projector (Shift+F11)</source>
            <translation>Second window, for a projector (Shift+F11)</translation>
        </message>
        <message>
            <source>Trainee: %1</source>
            <translation>Trainee: %1</translation>
        </message>
        <message>
            <source>Put the pointer away (Ctrl+D)</source>
            <translation>Put the pointer away (Ctrl+D)</translation>
        </message>
        <message>
            <source>Show and draw on the cloth (Ctrl+D)</source>
            <translation>Show and draw on the cloth (Ctrl+D)</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Leave the table</translation>
        </message>
    </context>
    <context>
        <name>TraceFields</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>TracePanel</name>
        <message>
            <source>Trace of the table</source>
            <translation>Trace of the table</translation>
        </message>
        <message>
            <source>Trace</source>
            <translation>Trace</translation>
        </message>
        <message>
            <source>%1 of %2 events</source>
            <translation>%1 of %2 events</translation>
        </message>
        <message>
            <source>%1 events</source>
            <translation>%1 events</translation>
        </message>
        <message>
            <source>Close the trace (Ctrl+I)</source>
            <translation>Close the trace (Ctrl+I)</translation>
        </message>
        <message>
            <source>Search the trace</source>
            <translation>Search the trace</translation>
        </message>
        <message>
            <source>Words or a rule (P26)</source>
            <translation>Words or a rule (P26)</translation>
        </message>
        <message>
            <source>Show all events</source>
            <translation>Show all events</translation>
        </message>
        <message>
            <source>All events are shown</source>
            <translation>All events are shown</translation>
        </message>
        <message>
            <source>Which events</source>
            <translation>Which events</translation>
        </message>
        <message>
            <source>Whose events</source>
            <translation>Whose events</translation>
        </message>
        <message>
            <source>Where the table stops</source>
            <translation>Where the table stops</translation>
        </message>
        <message>
            <source>The rule at which the table stops</source>
            <translation>The rule at which the table stops</translation>
        </message>
        <message>
            <source>or at rule…</source>
            <translation>or at rule…</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Events</translation>
        </message>
        <message>
            <source>No event fits what is looked for.</source>
            <translation>No event fits what is looked for.</translation>
        </message>
        <message>
            <source>Nothing has happened yet.</source>
            <translation>Nothing has happened yet.</translation>
        </message>
        <message>
            <source>To the newest event</source>
            <translation>To the newest event</translation>
        </message>
        <message>
            <source>Conformity list (Ctrl+K)</source>
            <translation>Conformity list (Ctrl+K)</translation>
        </message>
        <message>
            <source>Cause a fault (Ctrl+F)</source>
            <translation>Cause a fault (Ctrl+F)</translation>
        </message>
    <message>
            <source>Note at this event</source>
            <translation>Note at this event</translation>
        </message>
        <message>
            <source>Go to an event first</source>
            <translation>Go to an event first</translation>
        </message>
        <message>
            <source>Note at event %1</source>
            <translation>Note at event %1</translation>
        </message>
        <message>
            <source>Pin the note</source>
            <translation>Pin the note</translation>
        </message>
        <message>
            <source>Write the note first</source>
            <translation>Write the note first</translation>
        </message>
    </context>
    <context>
        <name>TraceRow</name>
        <message>
            <source>%1, %2. %3 Rules: %4</source>
            <translation>%1, %2. %3 Rules: %4</translation>
        </message>
    <message>
            <source>Note: %1</source>
            <translation>Note: %1</translation>
        </message>
    </context>
    <context>
        <name>TraceRule</name>
        <message>
            <source>Rule %1: open the rule book</source>
            <translation>Rule %1: open the rule book</translation>
        </message>
    </context>
    <context>
        <name>TraceWords</name>
        <message>
            <source>Table opened</source>
            <translation>Table opened</translation>
        </message>
        <message>
            <source>Player let in</source>
            <translation>Player let in</translation>
        </message>
        <message>
            <source>Seat taken</source>
            <translation>Seat taken</translation>
        </message>
        <message>
            <source>Session begins</source>
            <translation>Session begins</translation>
        </message>
        <message>
            <source>Free points</source>
            <translation>Free points</translation>
        </message>
        <message>
            <source>Round opens</source>
            <translation>Round opens</translation>
        </message>
        <message>
            <source>Betting opens</source>
            <translation>Betting opens</translation>
        </message>
        <message>
            <source>Betting closes</source>
            <translation>Betting closes</translation>
        </message>
        <message>
            <source>Stake</source>
            <translation>Stake</translation>
        </message>
        <message>
            <source>Stake taken up</source>
            <translation>Stake taken up</translation>
        </message>
        <message>
            <source>Card burnt</source>
            <translation>Card burnt</translation>
        </message>
        <message>
            <source>Card dealt</source>
            <translation>Card dealt</translation>
        </message>
        <message>
            <source>Card turned up</source>
            <translation>Card turned up</translation>
        </message>
        <message>
            <source>Decision opens</source>
            <translation>Decision opens</translation>
        </message>
        <message>
            <source>Extra time</source>
            <translation>Extra time</translation>
        </message>
        <message>
            <source>Hand folded</source>
            <translation>Hand folded</translation>
        </message>
        <message>
            <source>Dealer's hand</source>
            <translation>Dealer's hand</translation>
        </message>
        <message>
            <source>Stakes collected</source>
            <translation>Stakes collected</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation>Payment</translation>
        </message>
        <message>
            <source>Settlement</source>
            <translation>Settlement</translation>
        </message>
        <message>
            <source>Void round</source>
            <translation>Void round</translation>
        </message>
        <message>
            <source>Round closes</source>
            <translation>Round closes</translation>
        </message>
        <message>
            <source>System failure</source>
            <translation>System failure</translation>
        </message>
        <message>
            <source>Line lost</source>
            <translation>Connection lost</translation>
        </message>
        <message>
            <source>Line back</source>
            <translation>Connection back</translation>
        </message>
        <message>
            <source>Player leaves</source>
            <translation>Player leaves</translation>
        </message>
        <message>
            <source>Invitation to leave</source>
            <translation>Invitation to leave</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Warning</translation>
        </message>
        <message>
            <source>Session ends</source>
            <translation>Session ends</translation>
        </message>
        <message>
            <source>Call</source>
            <translation>Call</translation>
        </message>
        <message>
            <source>Refusal</source>
            <translation>Refusal</translation>
        </message>
        <message>
            <source>Parol ordered</source>
            <translation>Parol ordered</translation>
        </message>
        <message>
            <source>Parol placed</source>
            <translation>Parol placed</translation>
        </message>
        <message>
            <source>Launch ordered</source>
            <translation>Launch ordered</translation>
        </message>
        <message>
            <source>Ball launched</source>
            <translation>Ball launched</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Number</translation>
        </message>
        <message>
            <source>Void spin</source>
            <translation>Void spin</translation>
        </message>
        <message>
            <source>Stakes disturbed</source>
            <translation>Stakes disturbed</translation>
        </message>
        <message>
            <source>Stake put back</source>
            <translation>Stake put back</translation>
        </message>
        <message>
            <source>All stakes put back</source>
            <translation>All stakes put back</translation>
        </message>
        <message>
            <source>Chips changed back</source>
            <translation>Chips changed back</translation>
        </message>
        <message>
            <source>Ball changed</source>
            <translation>Ball changed</translation>
        </message>
        <message>
            <source>Croupier changed</source>
            <translation>Croupier changed</translation>
        </message>
        <message>
            <source>Sale opens</source>
            <translation>Sale opens</translation>
        </message>
        <message>
            <source>Cards ordered</source>
            <translation>Cards ordered</translation>
        </message>
        <message>
            <source>Simulated players order</source>
            <translation>Simulated players order</translation>
        </message>
        <message>
            <source>Card sold</source>
            <translation>Card sold</translation>
        </message>
        <message>
            <source>Simulated players' cards</source>
            <translation>Simulated players' cards</translation>
        </message>
        <message>
            <source>Sale closes</source>
            <translation>Sale closes</translation>
        </message>
        <message>
            <source>Ball</source>
            <translation>Ball</translation>
        </message>
        <message>
            <source>One to go</source>
            <translation>One to go</translation>
        </message>
        <message>
            <source>Prize</source>
            <translation>Prize</translation>
        </message>
        <message>
            <source>Money carried over</source>
            <translation>Money carried over</translation>
        </message>
        <message>
            <source>Number marked</source>
            <translation>Number marked</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>yes</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>hidden until the round closes</source>
            <translation>hidden until the round closes</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
        <message>
            <source>Simulated players</source>
            <translation>Simulated players</translation>
        </message>
        <message>
            <source>until %1</source>
            <extracomment>%1 a moment on the table's clock</extracomment>
            <translation>until %1</translation>
        </message>
        <message>
            <source>card %1</source>
            <extracomment>%1 the number of a bingo card</extracomment>
            <translation>card %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>%1 how many balls were drawn, %2 of how many</extracomment>
            <translation>%1 of %2</translation>
        </message>
        <message>
            <source>ball put back on %1</source>
            <translation>ball put back on %1</translation>
        </message>
        <message>
            <source>%1 come back</source>
            <translation>%1 come back</translation>
        </message>
        <message>
            <source>%1 · %2 stay in the round and are settled like any other stake</source>
            <translation>%1 · %2 stay in the round and are settled like any other stake</translation>
        </message>
        <message>
            <source>caused by the inspector</source>
            <translation>caused by the inspector</translation>
        </message>
    </context>
    <context>
        <name>VisitEntry</name>
        <message>
            <source>Session of %1, table %2, %3, %4. Rounds with a stake: %5. Staked %6, result %7</source>
            <translation>Session of %1, table %2, %3, %4. Rounds with a stake: %5. Staked %6, result %7</translation>
        </message>
    </context>
    <context>
        <name>VoicePack</name>
        <message>
            <source>there is no %1 in this folder</source>
            <extracomment>%1 a file's name</extracomment>
            <translation>there is no %1 in this folder</translation>
        </message>
        <message>
            <source>%1 is no JSON from byte %2 on</source>
            <extracomment>%1 a file's name, %2 a number</extracomment>
            <translation>%1 is no JSON from byte %2 on</translation>
        </message>
        <message>
            <source>&quot;format&quot; is not %1</source>
            <translation>&quot;format&quot; is not %1</translation>
        </message>
        <message>
            <source>&quot;language&quot; is neither pt nor en</source>
            <translation>&quot;language&quot; is neither pt nor en</translation>
        </message>
        <message>
            <source>&quot;rate&quot; is not from 8000 to 192000</source>
            <translation>&quot;rate&quot; is not from 8000 to 192000</translation>
        </message>
        <message>
            <source>there are too many recordings</source>
            <translation>there are too many recordings</translation>
        </message>
        <message>
            <source>recording &quot;%1&quot; has no text, or a file that is not in the folder</source>
            <translation>recording &quot;%1&quot; has no text, or a file that is not in the folder</translation>
        </message>
    </context>
    <context>
        <name>WalletView</name>
        <message>
            <source>on the table %1</source>
            <translation>+ %1 on the table</translation>
        </message>
        <message>
            <source>Your points</source>
            <translation>Your points</translation>
        </message>
        <message>
            <source>Your points: %1</source>
            <translation>Your points: %1</translation>
        </message>
        <message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
    </context>
    <context>
        <name>WheelChoice</name>
        <message>
            <source>The wheel</source>
            <translation>The wheel</translation>
        </message>
        <message>
            <source>Numbers in the order of the regulation</source>
            <translation>Numbers in the order of the regulation</translation>
        </message>
        <message>
            <source>37 numbers, one zero</source>
            <translation>37 numbers, one zero</translation>
        </message>
        <message>
            <source>Numbers on the wheel</source>
            <translation>Numbers on the wheel</translation>
        </message>
        <message>
            <source>37, with 0</source>
            <translation>37, with 0</translation>
        </message>
        <message>
            <source>38, with 0 and 00</source>
            <translation>38, with 0 and 00</translation>
        </message>
        <message>
            <source>Order of the numbers</source>
            <translation>Order of the numbers</translation>
        </message>
        <message>
            <source>French order, with series</source>
            <translation>French order, with series</translation>
        </message>
        <message>
            <source>American order</source>
            <translation>American order</translation>
        </message>
        <message>
            <source>American order, with sectors</source>
            <translation>American order, with sectors</translation>
        </message>
        <message>
            <source>French order</source>
            <translation>French order</translation>
        </message>
    </context>
    <context>
        <name>WheelView</name>
        <message>
            <source>Wheel, the ball rests on %1</source>
            <translation>Wheel, the ball rests on %1</translation>
        </message>
        <message>
            <source>Wheel, the ball runs</source>
            <translation>Wheel, the ball runs</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Wheel</translation>
        </message>
    </context>
    <context>
        <name>WinnerRow</name>
        <message>
            <source>%1, ball %2: %3, card %4, %5</source>
            <translation>%1, ball %2: %3, card %4, %5</translation>
        </message>
        <message>
            <source>ball %1</source>
            <translation>ball %1</translation>
        </message>
        <message>
            <source>card %1</source>
            <translation>card %1</translation>
        </message>
    <message>
            <source>ball %1, card %2</source>
            <translation>ball %1, card %2</translation>
        </message>
    </context>
    <context>
        <name>WinnersView</name>
        <message>
            <source>Prizes of the round</source>
            <translation>Prizes of the round</translation>
        </message>
        <message>
            <source>Round %1 · %2 in prizes</source>
            <translation>Round %1 · %2 in prizes</translation>
        </message>
        <message>
            <source>Nothing has been won in this round yet.</source>
            <translation>Nothing has been won in this round yet.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::Application</name>
        <message>
            <source>The round that you left was settled without you: you had staked %1, and %2 came back. You have %3.</source>
            <translation>The round that you left was settled without you: you had staked %1, and %2 came back. You have %3.</translation>
        </message>
        <message>
            <source>The round that you left was settled without you: of the %1 that you had staked nothing came back. You have %2.</source>
            <translation>The round that you left was settled without you: of the %1 that you had staked nothing came back. You have %2.</translation>
        </message>
        <message>
            <source>%1, round %2: the program ended while it was being played. It was settled by the rules for failures of the system (%3).</source>
            <translation>%1, round %2: the program ended while it was being played. It was settled by the rules for failures of the system (%3).</translation>
        </message>
        <message>
            <source>Your points now: %1.</source>
            <translation>Your points now: %1.</translation>
        </message>
        <message>
            <source>This round is not on record.</source>
            <translation>This round is not on record.</translation>
        </message>
    <message>
            <source>By the rules for failures of the system (%1) it is void.</source>
            <translation>By the rules for failures of the system (%1) it is void.</translation>
        </message>
        <message>
            <source>It was played to its end and settled, by the rules for failures of the system (%1).</source>
            <translation>It was played to its end and settled, by the rules for failures of the system (%1).</translation>
        </message>
        <message>
            <source>It is void.</source>
            <translation>It is void.</translation>
        </message>
        <message>
            <source>It was played to its end and settled.</source>
            <translation>It was played to its end and settled.</translation>
        </message>
        <message>
            <source>%1, round %2: the program ended while it was being played. %3 You had staked %4; %5 came back (%6).</source>
            <translation>%1, round %2: the program ended while it was being played. %3 You had staked %4; %5 came back (%6).</translation>
        </message>
        <message>
            <source>The program ended while you sat at table %1 (%2), and nothing of yours was staked. Your place is still there.</source>
            <translation>The program ended while you sat at table %1 (%2), and nothing of yours was staked. Your place is still there.</translation>
        </message>
        <message>
            <source>Your place at table %1 is still there.</source>
            <translation>Your place at table %1 is still there.</translation>
        </message>
        <message>
            <source>The round still runs: a complaint about it can be begun once it has closed.</source>
            <translation>The round still runs: a complaint about it can be begun once it has closed.</translation>
        </message>
        <message>
            <source>The inspection's file takes in no more complaints. Save its report, and begin anew.</source>
            <translation>The inspection's file takes in no more complaints. Save its report, and begin anew.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoCardListModel</name>
        <message>
            <source>Card %1</source>
            <translation>Card %1</translation>
        </message>
        <message>
            <source>one to go: %1</source>
            <translation>one to go: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) to a prize</source>
            <translation>
                <numerusform>%n number to a prize</numerusform>
                <numerusform>%n numbers to a prize</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 a prize, %2 an amount</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoGame</name>
        <message>
            <source>the ball that was drawn last, and those before it</source>
            <translation>the ball that was drawn last, and those before it</translation>
        </message>
        <message>
            <source>Bingo</source>
            <translation>Bingo</translation>
        </message>
        <message>
            <source>Four variants, a hall of rooms</source>
            <translation>Four variants, a hall of rooms</translation>
        </message>
        <message numerus="yes">
            <source>%n ball(s)</source>
            <translation>
                <numerusform>%n ball</numerusform>
                <numerusform>%n balls</numerusform>
            </translation>
        </message>
        <message>
            <source>the fullest card of %1, and the balls that were drawn last</source>
            <extracomment>%1 a player</extracomment>
            <translation>the fullest card of %1, and the balls that were drawn last</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoHallModel</name>
        <message>
            <source>%1 · %2 · %3 a card, %4</source>
            <extracomment>%1 the room's name, %2 "Bingo 90", %3 the price of a card, %4 "up to 24 cards"</extracomment>
            <translation>%1 · %2 · %3 a card, %4</translation>
        </message>
        <message>
            <source>Few people</source>
            <translation>Few people</translation>
        </message>
        <message>
            <source>As usual</source>
            <translation>As usual</translation>
        </message>
        <message>
            <source>Full house</source>
            <translation>Full house</translation>
        </message>
        <message>
            <source>Many thousands</source>
            <translation>Many thousands</translation>
        </message>
        <message>
            <source>does not open</source>
            <translation>does not open</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>closed</translation>
        </message>
        <message>
            <source>at %1</source>
            <translation>at %1</translation>
        </message>
        <message>
            <source>next sale: %1</source>
            <translation>next sale: %1</translation>
        </message>
        <message>
            <source>on sale: %1</source>
            <translation>on sale: %1</translation>
        </message>
        <message>
            <source>the draw begins</source>
            <translation>the draw begins</translation>
        </message>
        <message numerus="yes">
            <source>draw: %n number(s)</source>
            <translation>
                <numerusform>draw: %n number</numerusform>
                <numerusform>draw: %n numbers</numerusform>
            </translation>
        </message>
        <message>
            <source>bingo!</source>
            <translation>bingo!</translation>
        </message>
        <message>
            <source>the round ends</source>
            <translation>the round ends</translation>
        </message>
        <message>
            <source>%1, %2, %3 a card, %4</source>
            <extracomment>%1 the room's name, %2 "Bingo 90", %3 the price of a card, %4 when it goes on</extracomment>
            <translation>%1, %2, %3 a card, %4</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoHistoryModel</name>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>void</source>
            <translation>void</translation>
        </message>
        <message>
            <source>no cards</source>
            <translation>no cards</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoLobbyModel</name>
        <message>
            <source>Full card</source>
            <translation>Full card</translation>
        </message>
        <message>
            <source>Own pattern</source>
            <translation>Own pattern</translation>
        </message>
    <message>
            <source>Bingo must be the hardest prize: a larger pattern, or no other prize.</source>
            <translation>Bingo must be the hardest prize: a larger pattern, or no other prize.</translation>
        </message>
        <message>
            <source>A room may not be like this.</source>
            <translation>A room can't be like this.</translation>
        </message>
        <message>
            <source>With bingo on the full card there is a line or four corners.</source>
            <translation>With bingo on the full card there is a line or four corners.</translation>
        </message>
        <message>
            <source>All numbers of a line.</source>
            <translation>All numbers of a line.</translation>
        </message>
        <message>
            <source>The outer numbers of the top and the bottom row.</source>
            <translation>The outer numbers of the top and the bottom row.</translation>
        </message>
        <message>
            <source>The four boxes at the corners of the card.</source>
            <translation>The four boxes at the corners of the card.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoNumberListModel</name>
        <message>
            <source>%1, drawn</source>
            <translation>%1, drawn</translation>
        </message>
        <message>
            <source>%1, not drawn yet</source>
            <translation>%1, not drawn yet</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoPrizeListModel</name>
        <message>
            <source>not won yet</source>
            <translation>not won yet</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoTableModel</name>
        <message>
            <source>Sale</source>
            <translation>Sale</translation>
        </message>
        <message>
            <source>Next sale</source>
            <translation>Next sale</translation>
        </message>
        <message>
            <source>%1, ball %2</source>
            <extracomment>%1 a number or symbol, %2 how many were drawn</extracomment>
            <translation>%1, ball %2</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoWinnerListModel</name>
        <message>
            <source>%1, simulated</source>
            <translation>%1, simulated</translation>
        </message>
        <message>
            <source>%1, ball %2: %3, card %4, %5</source>
            <extracomment>%1 a prize, %2 how many numbers were drawn, %3 a player, %4 the card's number, %5 an amount</extracomment>
            <translation>%1, ball %2: %3, card %4, %5</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::PocketCountModel</name>
        <message>
            <source>%1: %2 times</source>
            <extracomment>%1 a number, %2 how often it came</extracomment>
            <translation>%1: %2 times</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::PokerGame</name>
        <message>
            <source>the dealer's cards and this player's</source>
            <translation>the dealer's cards and this player's</translation>
        </message>
        <message>
            <source>the dealer's cards and those of %1</source>
            <translation>the dealer's cards and those of %1</translation>
        </message>
        <message>
            <source>Póquer sem descarte</source>
            <translation>Poker without draw</translation>
        </message>
        <message>
            <source>Five cards, one decision</source>
            <translation>Five cards, one decision</translation>
        </message>
        <message>
            <source>ace and king</source>
            <translation>ace and king</translation>
        </message>
        <message>
            <source>the dealer does not qualify</source>
            <translation>the dealer does not qualify</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::PokerReportModel</name>
        <message>
            <source>%1 · %2</source>
            <extracomment>%1 a box and its stake ("Ante: 5.00 pts"), %2 what came of it ("won 5.00 pts")</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>The round is void</source>
            <translation>The round is void</translation>
        </message>
        <message>
            <source>The dealer plays: %1</source>
            <translation>The dealer plays: %1</translation>
        </message>
        <message>
            <source>The dealer does not qualify</source>
            <translation>The dealer does not qualify</translation>
        </message>
        <message>
            <source>Nobody staked</source>
            <translation>Nobody staked</translation>
        </message>
        <message>
            <source>Everybody folded</source>
            <translation>Everybody folded</translation>
        </message>
        <message>
            <source>Folded</source>
            <comment>the only player</comment>
            <translation>Folded</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::PokerSeatListModel</name>
        <message>
            <source>Seat %1, free</source>
            <translation>Seat %1, free</translation>
        </message>
        <message>
            <source>Seat %1, %2</source>
            <translation>Seat %1, %2</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>simulated</translation>
        </message>
        <message>
            <source>ante %1</source>
            <translation>ante %1</translation>
        </message>
        <message>
            <source>bet %1</source>
            <translation>bet %1</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::PokerTableModel</name>
        <message>
            <source>Five-card poker without draw</source>
            <translation>Five-card poker without draw</translation>
        </message>
        <message>
            <source>Regulation 803/2015</source>
            <translation>Regulation 803/2015</translation>
        </message>
        <message>
            <source>Betting</source>
            <translation>Betting</translation>
        </message>
        <message>
            <source>Decision</source>
            <translation>Decision</translation>
        </message>
        <message>
            <source>Extra time</source>
            <translation>Extra time</translation>
        </message>
        <message>
            <source>%1: does not qualify</source>
            <translation>%1: does not qualify</translation>
        </message>
        <message>
            <source>A-K-Q-J-10 of mixed suits is a straight (I-P8)</source>
            <translation>A-K-Q-J-10 of mixed suits is a straight (I-P8)</translation>
        </message>
        <message>
            <source>A-K-Q-J-10 of mixed suits is high cards (P8, strict)</source>
            <translation>A-K-Q-J-10 of mixed suits is high cards (P8, strict)</translation>
        </message>
        <message>
            <source>After a system failure bets that are down are settled (I-P33)</source>
            <translation>After a system failure bets that are down are settled (I-P33)</translation>
        </message>
        <message>
            <source>After a system failure the whole round is void (P33)</source>
            <translation>After a system failure the whole round is void (P33)</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <translation>Seat %1</translation>
        </message>
    <message>
            <source>A-K-Q-J-10 of mixed suits is a straight</source>
            <translation>A-K-Q-J-10 of mixed suits is a straight</translation>
        </message>
        <message>
            <source>A-K-Q-J-10 of mixed suits is high cards, strictly read</source>
            <translation>A-K-Q-J-10 of mixed suits is high cards, strictly read</translation>
        </message>
        <message>
            <source>After a system failure bets that are down are settled</source>
            <translation>After a system failure bets that are down are settled</translation>
        </message>
        <message>
            <source>After a system failure the whole round is void</source>
            <translation>After a system failure the whole round is void</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RecordHistoryModel</name>
        <message>
            <source>void</source>
            <comment>a round</comment>
            <translation>void</translation>
        </message>
        <message>
            <source>running</source>
            <comment>a round</comment>
            <translation>running</translation>
        </message>
        <message>
            <source>fault caused</source>
            <translation>fault caused</translation>
        </message>
    <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RecordKeeper</name>
        <message>
            <source>The record file has gone.</source>
            <translation>The record file has gone.</translation>
        </message>
        <message>
            <source>This file is not a record of Mesa Viva.</source>
            <translation>This file is not a record of Mesa Viva.</translation>
        </message>
        <message>
            <source>This record was written by a later version of Mesa Viva.</source>
            <translation>This record was written by a later version of Mesa Viva.</translation>
        </message>
        <message>
            <source>This record is damaged: something is missing or altered.</source>
            <translation>This record is damaged: something is missing or altered.</translation>
        </message>
        <message>
            <source>Another window of Mesa Viva writes to this record.</source>
            <translation>Another window of Mesa Viva is writing to this record.</translation>
        </message>
        <message>
            <source>The record's folder can't be written to.</source>
            <translation>The record's folder can't be written to.</translation>
        </message>
        <message>
            <source>The disk is full: nothing more can be recorded.</source>
            <translation>The disk is full: nothing more can be recorded.</translation>
        </message>
        <message>
            <source>The system can't read or write the record.</source>
            <translation>The system can't read or write the record.</translation>
        </message>
    <message>
            <source>The device does not answer.</source>
            <translation>The device does not answer.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RouletteFavouriteListModel</name>
        <message numerus="yes">
            <source>%n stake(s), %1</source>
            <extracomment>%n stakes, %1 their sum</extracomment>
            <translation>
                <numerusform>%n stake, %1</numerusform>
                <numerusform>%n stakes, %1</numerusform>
            </translation>
        </message>
    <message>
            <source>Not staked yet</source>
            <translation>Not staked yet</translation>
        </message>
        <message numerus="yes">
            <source>Staked %n time(s), %1 in all</source>
            <translation>
                <numerusform>Staked %n time, %1 in all</numerusform>
                <numerusform>Staked %n times, %1 in all</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RouletteGame</name>
        <message>
            <source>Roulette, %1</source>
            <translation>Roulette, %1</translation>
        </message>
        <message>
            <source>the number, and its neighbours on the wheel</source>
            <translation>the number, and its neighbours on the wheel</translation>
        </message>
        <message>
            <source>Roleta americana</source>
            <translation>Roleta americana</translation>
        </message>
        <message>
            <source>One wheel, three rule books</source>
            <translation>One wheel, three rule books</translation>
        </message>
        <message>
            <source>the stakes of %1, and the number</source>
            <extracomment>%1 a player</extracomment>
            <translation>the stakes of %1, and the number</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RoulettePlayerListModel</name>
        <message>
            <source>simulated</source>
            <translation>simulated</translation>
        </message>
        <message>
            <source>staked %1</source>
            <translation>staked %1</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RouletteReportModel</name>
        <message>
            <source>The round is void</source>
            <translation>The round is void</translation>
        </message>
        <message>
            <source>No number was drawn</source>
            <translation>No number was drawn</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RouletteStakeListModel</name>
        <message>
            <source>%1: won %2, %3</source>
            <extracomment>%1 a stake, %2 what it has won, %3 a player</extracomment>
            <translation>%1: won %2, %3</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>%1 a stake, %2 its sum, %3 a player</extracomment>
            <translation>%1: %2, %3</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RouletteTableModel</name>
        <message>
            <source>American roulette</source>
            <translation>American roulette</translation>
        </message>
        <message>
            <source>Stakes</source>
            <translation>Stakes</translation>
        </message>
        <message>
            <source>Parol: what your series have won goes on them again.</source>
            <translation>Parol: what your series have won goes on them again.</translation>
        </message>
        <message>
            <source>No sector lies there: those of twelve numbers are 20 to 1 and 19 to 2.</source>
            <translation>There is no sector there: those of twelve numbers are 20 to 1 and 19 to 2.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::ShareListModel</name>
        <message>
            <source>1st dozen</source>
            <translation>1st dozen</translation>
        </message>
        <message>
            <source>2nd dozen</source>
            <translation>2nd dozen</translation>
        </message>
        <message>
            <source>3rd dozen</source>
            <translation>3rd dozen</translation>
        </message>
        <message>
            <source>0 and 00</source>
            <translation>0 and 00</translation>
        </message>
        <message>
            <source>Zero</source>
            <translation>Zero</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <extracomment>%1 how often running, %2 what</extracomment>
            <translation>%1 × %2</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::TableModel</name>
        <message>
            <source>You have ended the session.</source>
            <translation>You have ended the session.</translation>
        </message>
        <message>
            <source>The session was ended because no stake followed the warning.</source>
            <translation>The session was ended because no stake followed the warning.</translation>
        </message>
        <message>
            <source>The player has ended the session.</source>
            <translation>The player has ended the session.</translation>
        </message>
        <message>
            <source>with this round</source>
            <translation>with this round</translation>
        </message>
        <message numerus="yes">
            <source>in %n round(s)</source>
            <translation>
                <numerusform>in %n round</numerusform>
                <numerusform>in %n rounds</numerusform>
            </translation>
        </message>
        <message>
            <source>in %1</source>
            <translation>in %1</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RepetitionControl</name>
        <message>
            <source>Don't stop</source>
            <translation>Don't stop</translation>
        </message>
        <message>
            <source>Stop at: %1</source>
            <translation>Stop at: %1</translation>
        </message>
        <message>
            <source>As it was seen</source>
            <translation>As it was seen</translation>
        </message>
        <message>
            <source>Seen by %1</source>
            <translation>Seen by %1</translation>
        </message>
        <message>
            <source>All cards open</source>
            <translation>All cards open</translation>
        </message>
        <message>
            <source>Hands covered</source>
            <translation>Hands covered</translation>
        </message>
    </context>
    <context>
        <name>TimeLine</name>
        <message>
            <source>Moment of the round</source>
            <translation>Moment of the round</translation>
        </message>
        <message>
            <source>Event %1 of %2</source>
            <translation>Event %1 of %2</translation>
        </message>
        <message>
            <source>Event %1 of %2: %3</source>
            <translation>Event %1 of %2: %3</translation>
        </message>
    </context>
    <context>
        <name>BingoDrill</name>
        <message>
            <source>Bingo room</source>
            <translation>Bingo room</translation>
        </message>
        <message>
            <source>Numbers drawn: %1</source>
            <translation>Numbers drawn: %1</translation>
        </message>
        <message>
            <source>Card with the numbers %1</source>
            <translation>Card with the numbers %1</translation>
        </message>
    </context>
    <context>
        <name>DrillBar</name>
        <message>
            <source>Question and answer</source>
            <translation>Question and answer</translation>
        </message>
        <message>
            <source>Task %1 of %2 · %3 right · level %4</source>
            <translation>Task %1 of %2 · %3 right · level %4</translation>
        </message>
        <message>
            <source>The task is answered</source>
            <translation>The task is answered</translation>
        </message>
        <message>
            <source>This can't be read as an answer</source>
            <translation>This can't be read as an answer</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>Answer</translation>
        </message>
        <message>
            <source>Mark the places on the layout first</source>
            <translation>Mark the places on the layout first</translation>
        </message>
        <message>
            <source>%1: %2, not %3</source>
            <translation>%1: %2, not %3</translation>
        </message>
        <message>
            <source>Next task</source>
            <translation>Next task</translation>
        </message>
        <message>
            <source>To the summary</source>
            <translation>To the summary</translation>
        </message>
        <message>
            <source>End the session</source>
            <translation>End the session</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::DrillDesk</name>
        <message>
            <source>This table has no series</source>
            <translation>This table has no series</translation>
        </message>
        <message>
            <source>At this table chips have a value of their own</source>
            <translation>At this table chips have a value of their own</translation>
        </message>
        <message>
            <source>The file with the results can't be read.</source>
            <translation>The file with the results can't be read.</translation>
        </message>
        <message>
            <source>Time is up</source>
            <translation>Time is up</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Right</translation>
        </message>
        <message>
            <source>Wrong</source>
            <translation>Wrong</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1, fast</source>
            <translation>%1, fast</translation>
        </message>
        <message>
            <source>%1, slow</source>
            <translation>%1, slow</translation>
        </message>
        <message>
            <source>The results could not be kept: the file can't be written.</source>
            <translation>The results could not be kept: the file can't be written.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 of %2</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>Passed</translation>
        </message>
        <message>
            <source>Broken off after %1 of %2</source>
            <translation>Broken off after %1 of %2</translation>
        </message>
        <message>
            <source>Not passed</source>
            <translation>Not passed</translation>
        </message>
        <message>
            <source>%1 right; %2 % are asked for</source>
            <translation>%1 right; %2% is needed</translation>
        </message>
        <message>
            <source>%1 s a task; the target is %2 s</source>
            <translation>%1 s a task; the target is %2 s</translation>
        </message>
        <message>
            <source>Of the right ones: %1, %2</source>
            <translation>Of the right ones: %1, %2</translation>
        </message>
        <message numerus="yes">
            <source>%n fast</source>
            <translation>
                <numerusform>%n fast</numerusform>
                <numerusform>%n fast</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n slow</source>
            <translation>
                <numerusform>%n slow</numerusform>
                <numerusform>%n slow</numerusform>
            </translation>
        </message>
        <message>
            <source>Level %1</source>
            <translation>Level %1</translation>
        </message>
        <message>
            <source>last time %1 of %2</source>
            <translation>last time %1 of %2</translation>
        </message>
        <message numerus="yes">
            <source>%n to repeat</source>
            <translation>
                <numerusform>%n to repeat</numerusform>
                <numerusform>%n to repeat</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2 of %3 right, %4 s a task, level %5</source>
            <translation>%1: %2 of %3 right, %4 s a task, level %5</translation>
        </message>
        <message>
            <source>Not practised yet at this table</source>
            <translation>Not practised yet at this table</translation>
        </message>
        <message numerus="yes">
            <source>The last %n session(s) at this table</source>
            <translation>
                <numerusform>The last session at this table</numerusform>
                <numerusform>The last %n sessions at this table</numerusform>
            </translation>
        </message>
        <message>
            <source>The results are in %1.</source>
            <translation>The results are in %1.</translation>
        </message>
        <message>
            <source>%1 can't be written.</source>
            <translation>%1 can't be written.</translation>
        </message>
        <message>
            <source>All results are deleted.</source>
            <translation>All results are deleted.</translation>
        </message>
        <message>
            <source>The file with the results can't be written.</source>
            <translation>The file with the results can't be written.</translation>
        </message>
        <message>
            <source>drills</source>
            <translation>drills</translation>
        </message>
    </context>
    <context>
        <name>DrillList</name>
        <message>
            <source>Drills</source>
            <translation>Drills</translation>
        </message>
        <message>
            <source>Drills at the table</source>
            <translation>Drills at the table</translation>
        </message>
        <message>
            <source>Tasks on the same cloth, by the regulation's own limits and pay-tables. What went wrong comes again.</source>
            <translation>Tasks on the same cloth, by the regulation's own limits and pay-tables. What went wrong comes again.</translation>
        </message>
    </context>
    <context>
        <name>DrillOptions</name>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Casino, 37 numbers (Ordinance 894/2002)</source>
            <translation>Casino, 37 numbers (Ordinance 894/2002)</translation>
        </message>
        <message>
            <source>Online, 37 numbers (Regulation 804/2015)</source>
            <translation>Online, 37 numbers (Regulation 804/2015)</translation>
        </message>
        <message>
            <source>Online, 38 numbers (Regulation 804/2015)</source>
            <translation>Online, 38 numbers (Regulation 804/2015)</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Level</translation>
        </message>
        <message>
            <source>Chips on one place</source>
            <translation>Chips on one place</translation>
        </message>
        <message>
            <source>One</source>
            <translation>One</translation>
        </message>
        <message>
            <source>Up to 20</source>
            <translation>Up to 20</translation>
        </message>
        <message>
            <source>12 stacks</source>
            <translation>12 stacks</translation>
        </message>
        <message>
            <source>Tasks</source>
            <translation>Tasks</translation>
        </message>
        <message>
            <source>Seconds for a task</source>
            <translation>Seconds for a task</translation>
        </message>
        <message>
            <source>Fast under 60 %, slow over 150 %</source>
            <translation>Fast under 60%, slow over 150%</translation>
        </message>
        <message>
            <source>Lost after</source>
            <translation>Lost after</translation>
        </message>
        <message>
            <source>No limit of time</source>
            <translation>No time limit</translation>
        </message>
        <message>
            <source>Then it counts as wrong</source>
            <translation>Then it counts as wrong</translation>
        </message>
        <message>
            <source>Pass mark, per cent</source>
            <translation>Pass mark, per cent</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Begin</translation>
        </message>
        <message>
            <source>Saves all answers as comma-separated values</source>
            <translation>Saves all answers as comma-separated values</translation>
        </message>
        <message>
            <source>All sessions, answers and levels of all drills are forgotten. This can't be undone.</source>
            <translation>All sessions, answers and levels of all drills are forgotten. This can't be undone.</translation>
        </message>
        <message>
            <source>Macau (Order 60/2004)</source>
            <translation>Macau (Order 60/2004)</translation>
        </message>
        <message>
            <source>Auto</source>
            <translation>Auto</translation>
        </message>
        <message>
            <source>seconds a task, up to twice the target</source>
            <translation>seconds a task, up to twice the target</translation>
        </message>
    </context>
    <context>
        <name>DrillSummaryView</name>
        <message>
            <source>Summary</source>
            <translation>Summary</translation>
        </message>
        <message>
            <source>To be repeated</source>
            <translation>To be repeated</translation>
        </message>
        <message>
            <source>Nothing was wrong, nothing was slow</source>
            <translation>Nothing was wrong, nothing was slow</translation>
        </message>
        <message>
            <source>To the drills</source>
            <translation>To the drills</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Once more</translation>
        </message>
        <message>
            <source>seconds a task, up to twice the target</source>
            <translation>seconds a task, up to twice the target</translation>
        </message>
    </context>
    <context>
        <name>DrillWays</name>
        <message>
            <source>half of %1 is %2, times seven %3, a nought: %4</source>
            <translation>half of %1 is %2, times seven %3, a nought: %4</translation>
        </message>
        <message>
            <source>half of %1 is %2 and one over; %2 times seven %3, a nought %4, and 35 for the odd chip: %5</source>
            <translation>half of %1 is %2 and one over; %2 times seven %3, a nought %4, and 35 for the odd chip: %5</translation>
        </message>
        <message>
            <source>%1 stacks of twenty are %2, less three times %1, %3: %4</source>
            <translation>%1 stacks of twenty are %2, less three times %1, %3: %4</translation>
        </message>
        <message>
            <source>ten times is %1, and once more: %2</source>
            <translation>ten times is %1, and once more: %2</translation>
        </message>
        <message>
            <source>double three times: %1, %2, %3</source>
            <translation>double three times: %1, %2, %3</translation>
        </message>
        <message>
            <source>half of %1 is %2, a nought: %3</source>
            <translation>half of %1 is %2, a nought: %3</translation>
        </message>
        <message>
            <source>half of %1 is %2 and one over; a nought %3, and 5 for the odd chip: %4</source>
            <translation>half of %1 is %2 and one over; a nought %3, and 5 for the odd chip: %4</translation>
        </message>
        <message>
            <source>double: %1</source>
            <translation>double: %1</translation>
        </message>
        <message>
            <source>as many again: %1</source>
            <translation>as many again: %1</translation>
        </message>
        <message>
            <source>half: %1</source>
            <translation>half: %1</translation>
        </message>
        <message>
            <source>%1, %2 × %3: %4</source>
            <translation>%1, %2 × %3: %4</translation>
        </message>
        <message>
            <source>Together: %1 = %2</source>
            <translation>Together: %1 = %2</translation>
        </message>
        <message>
            <source>Proof over 36: with the stakes %1, less %2 chips = %3</source>
            <translation>Proof over 36: with the stakes %1, less %2 chips = %3</translation>
        </message>
        <message>
            <source>%1 × %2 = %3</source>
            <translation>%1 × %2 = %3</translation>
        </message>
        <message numerus="yes">
            <source>%n stack(s) of %1 = %2</source>
            <translation>
                <numerusform>%n stack of %1 = %2</numerusform>
                <numerusform>%n stacks of %1 = %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stack(s) of %1 = %2, and %3 × %4 = %5: %6</source>
            <translation>
                <numerusform>%n stack of %1 = %2, and %3 × %4 = %5: %6</numerusform>
                <numerusform>%n stacks of %1 = %2, and %3 × %4 = %5: %6</numerusform>
            </translation>
        </message>
        <message>
            <source>Chips for cash: %1 − %2 = %3</source>
            <translation>Chips for cash: %1 − %2 = %3</translation>
        </message>
        <message>
            <source>One cash chip of %1 is %2 chips of %3.</source>
            <translation>One cash chip of %1 is %2 chips of %3.</translation>
        </message>
        <message>
            <source>%1 chips are %2 times %3, and %4 are left.</source>
            <translation>%1 chips are %2 times %3, and %4 are left.</translation>
        </message>
        <message>
            <source>%1 (two chips)</source>
            <translation>%1 (two chips)</translation>
        </message>
        <message numerus="yes">
            <source>%1 has %n chip(s); times %2: %3</source>
            <translation>
                <numerusform>%1 has %n chip; times %2: %3</numerusform>
                <numerusform>%1 has %n chips; times %2: %3</numerusform>
            </translation>
        </message>
        <message>
            <source>Clockwise: %1</source>
            <translation>Clockwise: %1</translation>
        </message>
        <message>
            <source>The better combination decides.</source>
            <translation>The better combination decides.</translation>
        </message>
        <message>
            <source>The same combination: the cards that the rule names decide.</source>
            <translation>The same combination: the cards that the rule names decide.</translation>
        </message>
        <message>
            <source>So far equal: the further cards decide, from the highest down.</source>
            <translation>So far equal: the further cards decide, from the highest down.</translation>
        </message>
        <message>
            <source>Equal high cards: the hand with three cards of one suit wins.</source>
            <translation>Equal high cards: the hand with three cards of one suit wins.</translation>
        </message>
        <message>
            <source>Equal to the last card: a tie, the stakes come back.</source>
            <translation>Equal to the last card: a tie, the stakes come back.</translation>
        </message>
        <message>
            <source>Player: %1</source>
            <translation>Player: %1</translation>
        </message>
        <message>
            <source>Dealer: %1</source>
            <translation>Dealer: %1</translation>
        </message>
        <message>
            <source>Ace and king or better: the dealer plays.</source>
            <translation>Ace and king or better: the dealer plays.</translation>
        </message>
        <message>
            <source>Without ace and king, and without a pair or better, the dealer does not play.</source>
            <translation>Without ace and king, and without a pair or better, the dealer does not play.</translation>
        </message>
        <message>
            <source>Bet: %1 × %2 = %3</source>
            <translation>Bet: %1 × %2 = %3</translation>
        </message>
        <message>
            <source>Ante: %1, together %2</source>
            <translation>Ante: %1, together %2</translation>
        </message>
        <message>
            <source>All numbers stand in their columns, none twice, every row and column as it must be.</source>
            <translation>All numbers stand in their columns, none twice, every row and column as it must be.</translation>
        </message>
        <message>
            <source>A number stands outside its column.</source>
            <translation>A number stands outside its column.</translation>
        </message>
        <message>
            <source>A number stands on the card twice.</source>
            <translation>A number stands on the card twice.</translation>
        </message>
        <message>
            <source>A row does not have five numbers.</source>
            <translation>A row does not have five numbers.</translation>
        </message>
        <message>
            <source>A column has no number.</source>
            <translation>A column has no number.</translation>
        </message>
        <message>
            <source>A box lacks its number.</source>
            <translation>A box lacks its number.</translation>
        </message>
        <message>
            <source>The free centre bears a number.</source>
            <translation>The free centre bears a number.</translation>
        </message>
        <message>
            <source>Every number of the prize has been drawn.</source>
            <translation>Every number of the prize has been drawn.</translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) is lacking, at the least.</source>
            <translation>
                <numerusform>At least %n number is missing.</numerusform>
                <numerusform>At least %n numbers are missing.</numerusform>
            </translation>
        </message>
        <message>
            <source>It would come with %1.</source>
            <translation>It would come with %1.</translation>
        </message>
        <message>
            <source> or </source>
            <translation> or </translation>
        </message>
        <message>
            <source>twice is %1, and once more: %2</source>
            <translation>twice is %1, and once more: %2</translation>
        </message>
    </context>
    <context>
        <name>DrillWords</name>
        <message>
            <source>Payments of one chance</source>
            <translation>Payments of one chance</translation>
        </message>
        <message>
            <source>Pictures around a number</source>
            <translation>Pictures around a number</translation>
        </message>
        <message>
            <source>Colour chips and cash chips</source>
            <translation>Colour chips and cash chips</translation>
        </message>
        <message>
            <source>Series</source>
            <translation>Series</translation>
        </message>
        <message>
            <source>Neighbours on the wheel</source>
            <translation>Neighbours on the wheel</translation>
        </message>
        <message>
            <source>Hand against hand</source>
            <translation>Hand against hand</translation>
        </message>
        <message>
            <source>Does the dealer play?</source>
            <translation>Does the dealer play?</translation>
        </message>
        <message>
            <source>What the bet pays</source>
            <translation>What the bet pays</translation>
        </message>
        <message>
            <source>In order or forged?</source>
            <translation>In order or forged?</translation>
        </message>
        <message>
            <source>Prize or not?</source>
            <translation>Prize or not?</translation>
        </message>
        <message>
            <source>One stake, one number: what is paid, in chips?</source>
            <translation>One stake, one number: what is paid, in chips?</translation>
        </message>
        <message>
            <source>Several chances around one number, paid together.</source>
            <translation>Several chances around one number, paid together.</translation>
        </message>
        <message>
            <source>A payment in the player's colour, changed into cash chips.</source>
            <translation>A payment in the player's colour, changed into cash chips.</translation>
        </message>
        <message>
            <source>What a series takes, where its chips lie, what it pays.</source>
            <translation>What a series takes, where its chips lie, what it pays.</translation>
        </message>
        <message>
            <source>Who stands beside whom on the wheel, by heart.</source>
            <translation>Which number stands beside which on the wheel, by heart.</translation>
        </message>
        <message>
            <source>Who wins? The verdict says which comparison decided.</source>
            <translation>Who wins? The verdict says which comparison decided.</translation>
        </message>
        <message>
            <source>Ace and king or better: does the dealer qualify?</source>
            <translation>Ace and king or better: does the dealer qualify?</translation>
        </message>
        <message>
            <source>Ante and bet against the dealer's open hand.</source>
            <translation>Ante and bet against the dealer's open hand.</translation>
        </message>
        <message>
            <source>A card is brought: has the house sold it?</source>
            <translation>A card is brought: has the house sold it?</translation>
        </message>
        <message>
            <source>A prize is called: check the card against the balls.</source>
            <translation>A prize is called: check the card against the balls.</translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n chip</numerusform>
                <numerusform>%n chips</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 comes. What is paid for the %2, in chips?</source>
            <translation>%1 comes. What is paid for the %2, in chips?</translation>
        </message>
        <message>
            <source>%1 comes. What is paid for the whole picture, in chips?</source>
            <translation>%1 comes. What is paid for the whole picture, in chips?</translation>
        </message>
        <message>
            <source>Zero comes. %1, %2: what stays the player's, in chips?</source>
            <translation>Zero comes. %1, %2: what stays the player's, in chips?</translation>
        </message>
        <message>
            <source>%1 comes. %2, %3: what is paid, in chips?</source>
            <translation>%1 comes. %2, %3: what is paid, in chips?</translation>
        </message>
        <message>
            <source>Paid: %1 of %2.</source>
            <translation>Paid: %1 of %2.</translation>
        </message>
        <message>
            <source>%1 comes; the chips are worth %2.</source>
            <translation>%1 comes; the chips are worth %2.</translation>
        </message>
        <message>
            <source>%1 How much is that in cash chips?</source>
            <translation>%1 How much is that in cash chips?</translation>
        </message>
        <message>
            <source>%1 The player keeps %2 in colour. How much is the rest?</source>
            <translation>%1 The player keeps %2 in colour. How much is the rest?</translation>
        </message>
        <message>
            <source>%1 How many cash chips of %2, and how many chips in colour?</source>
            <translation>%1 How many cash chips of %2, and how many chips in colour?</translation>
        </message>
        <message>
            <source>%1, %2 for each of its own: how many chips does it take?</source>
            <translation>%1, %2 for each of its own: how many chips does it take?</translation>
        </message>
        <message>
            <source>%1, %2 of %3 for each of its own: what does it cost?</source>
            <translation>%1, %2 of %3 for each of its own: what does it cost?</translation>
        </message>
        <message>
            <source>%1: where do its chips lie?</source>
            <translation>%1: where do its chips lie?</translation>
        </message>
        <message>
            <source>Which numbers stand beside %1 on the wheel, %2 on either side?</source>
            <translation>Which numbers stand beside %1 on the wheel, %2 on either side?</translation>
        </message>
        <message>
            <source>Which number stands between %1 and %2 on the wheel?</source>
            <translation>Which number stands between %1 and %2 on the wheel?</translation>
        </message>
        <message>
            <source>Which hand is better?</source>
            <translation>Which hand is better?</translation>
        </message>
        <message>
            <source>Ante %1, bet %2.</source>
            <translation>Ante %1, bet %2.</translation>
        </message>
        <message>
            <source>%1 What is paid for the bet?</source>
            <translation>%1 What is paid for the bet?</translation>
        </message>
        <message>
            <source>%1 What is paid for both, the stakes left out?</source>
            <translation>%1 What is paid for both, the stakes left out?</translation>
        </message>
        <message>
            <source>A card of %1: is it in order, or forged?</source>
            <translation>A card of %1: is it in order, or forged?</translation>
        </message>
        <message>
            <source>How many numbers does the card lack for bingo?</source>
            <translation>How many numbers does the card lack for bingo?</translation>
        </message>
        <message>
            <source>«%1!» is called. Has the card the prize?</source>
            <translation>“%1!” is called. Has the card won?</translation>
        </message>
        <message>
            <source>chips</source>
            <translation>chips</translation>
        </message>
        <message>
            <source>numbers</source>
            <translation>numbers</translation>
        </message>
        <message>
            <source>amount</source>
            <translation>amount</translation>
        </message>
        <message>
            <source>cash + colour</source>
            <translation>cash + colour</translation>
        </message>
        <message>
            <source>numbers, with spaces</source>
            <translation>numbers, with spaces</translation>
        </message>
        <message>
            <source>number</source>
            <translation>number</translation>
        </message>
        <message>
            <source>mark the places</source>
            <translation>mark the places</translation>
        </message>
        <message>
            <source>The player's</source>
            <translation>The player's</translation>
        </message>
        <message>
            <source>The dealer's</source>
            <translation>The dealer's</translation>
        </message>
        <message>
            <source>Neither: a tie</source>
            <translation>Neither: a tie</translation>
        </message>
        <message>
            <source>The dealer plays</source>
            <translation>The dealer plays</translation>
        </message>
        <message>
            <source>Does not qualify</source>
            <translation>Does not qualify</translation>
        </message>
        <message>
            <source>In order</source>
            <translation>In order</translation>
        </message>
        <message>
            <source>Forged</source>
            <translation>Forged</translation>
        </message>
        <message>
            <source>It has it</source>
            <translation>It has</translation>
        </message>
        <message>
            <source>It has not</source>
            <translation>It has not</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>%1 in cash and %2 in colour</source>
            <translation>%1 in cash and %2 in colour</translation>
        </message>
        <message>
            <source>Half back on zero</source>
            <translation>Half back on zero</translation>
        </message>
        <message>
            <source>Even chances</source>
            <translation>Even chances</translation>
        </message>
        <message>
            <source>Around a number of the middle column</source>
            <translation>Around a number of the middle column</translation>
        </message>
        <message>
            <source>Around a number at the edge</source>
            <translation>Around a number at the edge</translation>
        </message>
        <message>
            <source>Around 1, 2, 3</source>
            <translation>Around 1, 2, 3</translation>
        </message>
        <message>
            <source>Around 34, 35, 36</source>
            <translation>Around 34, 35, 36</translation>
        </message>
        <message>
            <source>Around zero</source>
            <translation>Around zero</translation>
        </message>
        <message>
            <source>Full picture, middle column</source>
            <translation>Full picture, middle column</translation>
        </message>
        <message>
            <source>Full picture, at the edge</source>
            <translation>Full picture, at the edge</translation>
        </message>
        <message>
            <source>Full picture, 1, 2, 3</source>
            <translation>Full picture, 1, 2, 3</translation>
        </message>
        <message>
            <source>Full picture, 34, 35, 36</source>
            <translation>Full picture, 34, 35, 36</translation>
        </message>
        <message>
            <source>All in cash chips</source>
            <translation>All in cash chips</translation>
        </message>
        <message>
            <source>Some kept in colour</source>
            <translation>Some kept in colour</translation>
        </message>
        <message>
            <source>Picture and change together</source>
            <translation>Picture and change together</translation>
        </message>
        <message>
            <source>Whole cash chips, the rest in colour</source>
            <translation>Whole cash chips, the rest in colour</translation>
        </message>
        <message>
            <source>Neighbours of %1</source>
            <translation>Neighbours of %1</translation>
        </message>
        <message>
            <source>Different combinations</source>
            <translation>Different combinations</translation>
        </message>
        <message>
            <source>Pairs: pair and highest card</source>
            <translation>Pairs: pair and highest card</translation>
        </message>
        <message>
            <source>Pairs: further cards</source>
            <translation>Pairs: further cards</translation>
        </message>
        <message>
            <source>Pairs: a tie</source>
            <translation>Pairs: a tie</translation>
        </message>
        <message>
            <source>High cards</source>
            <translation>High cards</translation>
        </message>
        <message>
            <source>High cards: three of one suit</source>
            <translation>High cards: three of one suit</translation>
        </message>
        <message>
            <source>High cards: a tie</source>
            <translation>High cards: a tie</translation>
        </message>
        <message>
            <source>Two pairs</source>
            <translation>Two pairs</translation>
        </message>
        <message>
            <source>Straights</source>
            <translation>Straights</translation>
        </message>
        <message>
            <source>Straights: a tie</source>
            <translation>Straights: a tie</translation>
        </message>
        <message>
            <source>Flushes: highest card</source>
            <translation>Flushes: highest card</translation>
        </message>
        <message>
            <source>Flushes: further cards</source>
            <translation>Flushes: further cards</translation>
        </message>
        <message>
            <source>Threes of a kind</source>
            <translation>Three of a kind</translation>
        </message>
        <message>
            <source>Full houses</source>
            <translation>Full houses</translation>
        </message>
        <message>
            <source>Ace without a king</source>
            <translation>Ace without a king</translation>
        </message>
        <message>
            <source>King without an ace</source>
            <translation>King without an ace</translation>
        </message>
        <message>
            <source>The dealer does not qualify</source>
            <translation>The dealer does not qualify</translation>
        </message>
        <message>
            <source>Lost against the dealer</source>
            <translation>Lost to the dealer</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>A tie</translation>
        </message>
        <message>
            <source>in order</source>
            <translation>in order</translation>
        </message>
        <message>
            <source>wrong column</source>
            <translation>wrong column</translation>
        </message>
        <message>
            <source>column</source>
            <translation>column</translation>
        </message>
        <message>
            <source>a number twice</source>
            <translation>a number twice</translation>
        </message>
        <message>
            <source>wrong row</source>
            <translation>wrong row</translation>
        </message>
        <message>
            <source>empty column</source>
            <translation>empty column</translation>
        </message>
        <message>
            <source>empty box</source>
            <translation>empty box</translation>
        </message>
        <message>
            <source>number in the centre</source>
            <translation>number in the centre</translation>
        </message>
        <message>
            <source>line</source>
            <translation>line</translation>
        </message>
        <message>
            <source>two lines</source>
            <translation>two lines</translation>
        </message>
        <message>
            <source>four corners</source>
            <translation>four corners</translation>
        </message>
        <message>
            <source>numbers lacking</source>
            <translation>numbers missing</translation>
        </message>
        <message>
            <source>Bingo %1: %2</source>
            <translation>Bingo %1: %2</translation>
        </message>
    </context>
    <context>
        <name>PokerDrill</name>
        <message>
            <source>Card table</source>
            <translation>Card table</translation>
        </message>
        <message>
            <source>Dealer: %1</source>
            <translation>Dealer: %1</translation>
        </message>
        <message>
            <source>Player: %1</source>
            <translation>Player: %1</translation>
        </message>
    </context>
    <context>
        <name>ResultActions</name>
        <message>
            <source>CSV</source>
            <translation>CSV</translation>
        </message>
        <message>
            <source>There are no results yet</source>
            <translation>There are no results yet</translation>
        </message>
        <message>
            <source>Delete results</source>
            <translation>Delete results</translation>
        </message>
        <message>
            <source>Delete all results?</source>
            <translation>Delete all results?</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Delete</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Keep them</translation>
        </message>
        <message>
            <source>Save the results</source>
            <translation>Save the results</translation>
        </message>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation>Comma-separated values (*.csv)</translation>
        </message>
    </context>
    <context>
        <name>RouletteDrill</name>
        <message>
            <source>Roulette table</source>
            <translation>Roulette table</translation>
        </message>
        <message>
            <source>The wheel with its ball at rest</source>
            <translation>The wheel with its ball at rest</translation>
        </message>
        <message>
            <source>The wheel</source>
            <translation>The wheel</translation>
        </message>
        <message>
            <source>The wheel is covered</source>
            <translation>The wheel is covered</translation>
        </message>
        <message>
            <source>A stack of %1</source>
            <translation>A stack of %1</translation>
        </message>
    </context>
    <context>
        <name>TeachLobby</name>
        <message>
            <source>The mathematics of the games: edge, best play, deviations, when prizes fall (Ctrl+M)</source>
            <translation>The mathematics of the games: edge, best play, deviations, when prizes fall (Ctrl+M)</translation>
        </message>
        <message>
            <source>Lessons, drills, the reversed table or real equipment</source>
            <translation>Lessons, drills, the reversed table or real equipment</translation>
        </message>
        <message>
            <source>Table test</source>
            <translation>Table test</translation>
        </message>
        <message>
            <source>Teach</source>
            <translation>Teach</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lessons</translation>
        </message>
        <message>
            <source>Drills</source>
            <translation>Drills</translation>
        </message>
        <message>
            <source>The reversed table</source>
            <translation>The reversed table</translation>
        </message>
        <message>
            <source>Game, or the table test</source>
            <translation>Game, or the table test</translation>
        </message>
        <message>
            <source>Real equipment</source>
            <translation>Real equipment</translation>
        </message>
        <message>
            <source>Trainees and results (Ctrl+R). Now: %1</source>
            <translation>Trainees and results (Ctrl+R). Now: %1</translation>
        </message>
    </context>
    <context>
        <name>LeftBehind</name>
        <message>
            <source>Understood</source>
            <translation>Understood</translation>
        </message>
        <message>
            <source>History</source>
            <translation>History</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::SheetSaver</name>
        <message>
            <source>Saved: %1</source>
            <translation>Saved: %1</translation>
        </message>
        <message>
            <source>%1 can't be written.</source>
            <translation>%1 can't be written.</translation>
        </message>
        <message>
            <source>The sheet was handed to this system's PDF program, which prints it.</source>
            <translation>The sheet was handed to this system's PDF program, which prints it.</translation>
        </message>
        <message>
            <source>No program of this system opens PDF files. The sheet lies at %1.</source>
            <translation>No program on this system opens PDF files. The sheet is at %1.</translation>
        </message>
    </context>
    <context>
        <name>RouletteFactWords</name>
        <message>
            <source>Numbers of the wheel, at most</source>
            <translation>Numbers of the wheel, at most</translation>
        </message>
        <message>
            <source>American order of numbers</source>
            <translation>American order of numbers</translation>
        </message>
        <message>
            <source>French order of numbers</source>
            <translation>French order of numbers</translation>
        </message>
        <message>
            <source>Order where the house picks none</source>
            <translation>Order where the house picks none</translation>
        </message>
        <message>
            <source>A wheel for one player alone</source>
            <translation>A wheel for one player alone</translation>
        </message>
        <message>
            <source>A wheel between two layouts</source>
            <translation>A wheel between two layouts</translation>
        </message>
        <message>
            <source>Value-less chips of a colour</source>
            <translation>Valueless chips of a colour</translation>
        </message>
        <message>
            <source>Chips with a value beside them</source>
            <translation>Chips with a value beside them</translation>
        </message>
        <message>
            <source>Every combination that is possible</source>
            <translation>Every combination that is possible</translation>
        </message>
        <message>
            <source>Zero together with other numbers</source>
            <translation>Zero together with other numbers</translation>
        </message>
        <message>
            <source>Maximum of a player over all chances</source>
            <translation>Maximum of a player over all chances</translation>
        </message>
        <message>
            <source>One maximum, set by the house</source>
            <translation>One maximum, set by the house</translation>
        </message>
        <message>
            <source>Series</source>
            <translation>Series</translation>
        </message>
        <message>
            <source>Numbers with their neighbours</source>
            <translation>Numbers with their neighbours</translation>
        </message>
        <message>
            <source>Maximum of a whole series</source>
            <translation>Maximum of a whole series</translation>
        </message>
        <message>
            <source>Parol on a series</source>
            <translation>Parol on a series</translation>
        </message>
        <message>
            <source>Stakes close before the launch</source>
            <translation>Stakes close before the launch</translation>
        </message>
        <message>
            <source>Stakes close while the ball runs</source>
            <translation>Stakes close while the ball runs</translation>
        </message>
        <message>
            <source>Close where the house picks none</source>
            <translation>Close where the house picks none</translation>
        </message>
        <message>
            <source>A bell closes the stakes</source>
            <translation>A bell closes the stakes</translation>
        </message>
        <message>
            <source>Two balls that take turns by the hour</source>
            <translation>Two balls, changed every hour</translation>
        </message>
        <message>
            <source>The croupier is relieved by the half hour</source>
            <translation>The croupier is relieved every half hour</translation>
        </message>
        <message>
            <source>Order of payment</source>
            <translation>Order of payment</translation>
        </message>
        <message>
            <source>Several prizes of a player paid together</source>
            <translation>Several prizes of a player paid together</translation>
        </message>
        <message>
            <source>Even chances on zero</source>
            <translation>Even chances on zero</translation>
        </message>
        <message>
            <source>An object in the wheel voids the spin</source>
            <translation>An object in the wheel voids the spin</translation>
        </message>
        <message>
            <source>Disturbed stakes are put back</source>
            <translation>Disturbed stakes are put back</translation>
        </message>
        <message>
            <source>A faulty ball is replaced</source>
            <translation>A faulty ball is replaced</translation>
        </message>
        <message>
            <source>Players who stake nothing are shown out</source>
            <translation>Players who stake nothing are shown out</translation>
        </message>
        <message>
            <source>American</source>
            <translation>American</translation>
        </message>
        <message>
            <source>French</source>
            <translation>French</translation>
        </message>
        <message>
            <source>as 804/2015 prints it</source>
            <translation>as 804/2015 prints it</translation>
        </message>
        <message>
            <source>with 00</source>
            <translation>with 00</translation>
        </message>
        <message>
            <source>as 894/2002 prints it, mirrored</source>
            <translation>as 894/2002 prints it, mirrored</translation>
        </message>
        <message>
            <source>before the launch</source>
            <translation>before the launch</translation>
        </message>
        <message>
            <source>while the ball runs</source>
            <translation>while the ball runs</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>only as a shortcut for single stakes</source>
            <translation>only as a shortcut for single stakes</translation>
        </message>
        <message>
            <source>stakes of their own</source>
            <translation>stakes of their own</translation>
        </message>
        <message>
            <source>lose whole</source>
            <translation>lose in full</translation>
        </message>
        <message>
            <source>lose half</source>
            <translation>lose half</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>yes</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>%1 times the minimum</source>
            <translation>%1 times the minimum</translation>
        </message>
        <message>
            <source>Even chances</source>
            <translation>Even chances</translation>
        </message>
    <message>
            <source>Dozens called small, middle and big</source>
            <translation>Dozens called small, middle and big</translation>
        </message>
        <message>
            <source>Words open the stakes</source>
            <translation>Words open the stakes</translation>
        </message>
        <message>
            <source>The words that close them have their moment</source>
            <translation>The words that close them have a set moment</translation>
        </message>
        <message>
            <source>The ball goes the other way round each time</source>
            <translation>The ball goes the other way round each time</translation>
        </message>
        <message>
            <source>The number is called aloud</source>
            <translation>The number is called aloud</translation>
        </message>
        <message>
            <source>That order is prescribed</source>
            <translation>That order is prescribed</translation>
        </message>
        <message>
            <source>Several prizes of a player must be paid together</source>
            <translation>Several prizes of a player must be paid together</translation>
        </message>
    </context>
    <context>
        <name>Comparison</name>
        <message>
            <source>%1 = %2 %</source>
            <translation>%1 = %2%</translation>
        </message>
        <message>
            <source>%1, chips of %2</source>
            <translation>%1, chips of %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>not taken</source>
            <translation>not taken</translation>
        </message>
        <message>
            <source>%1 of %2 come back.</source>
            <translation>%1 of %2 come back.</translation>
        </message>
        <message>
            <source>All together</source>
            <translation>All together</translation>
        </message>
        <message>
            <source>The house keeps in the long run</source>
            <translation>The house keeps in the long run</translation>
        </message>
        <message>
            <source>nothing lies</source>
            <translation>nothing staked</translation>
        </message>
        <message>
            <source>Order of payment</source>
            <translation>Order of payment</translation>
        </message>
        <message>
            <source>%1. %2, %3: %4</source>
            <translation>%1. %2, %3: %4</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message>
            <source>nothing is paid</source>
            <translation>nothing is paid</translation>
        </message>
        <message>
            <source>not at this table</source>
            <translation>not at this table</translation>
        </message>
        <message>
            <source>no such chance</source>
            <translation>no such chance</translation>
        </message>
        <message>
            <source>%1 · edge %2</source>
            <translation>%1 · edge %2</translation>
        </message>
        <message>
            <source>the text is silent</source>
            <translation>the text is silent</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>yes</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>They differ</source>
            <translation>They differ</translation>
        </message>
    <message>
            <source>staked %1, came back %2</source>
            <translation>staked %1, came back %2</translation>
        </message>
        <message>
            <source>%1, card %2: %3</source>
            <translation>%1, card %2: %3</translation>
        </message>
        <message>
            <source>at ball %1</source>
            <translation>at ball %1</translation>
        </message>
        <message>
            <source>qualifies</source>
            <translation>qualifies</translation>
        </message>
        <message>
            <source>does not qualify</source>
            <translation>does not qualify</translation>
        </message>
        <message>
            <source>void</source>
            <translation>void</translation>
        </message>
        <message>
            <source>does not come</source>
            <translation>does not come</translation>
        </message>
        <message>
            <source>%1. Ours: %2. The other: %3</source>
            <translation>%1. Ours: %2. The other: %3</translation>
        </message>
        <message>
            <source>What it says</source>
            <translation>What it says</translation>
        </message>
        <message>
            <source>It reads</source>
            <translation>It reads</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RegulationComparison</name>
        <message>
            <source>804/2015, 894/2002 and Macau</source>
            <translation>804/2015, 894/2002 and Macau</translation>
        </message>
        <message>
            <source>I-R30: who is paid first</source>
            <translation>I-R30: who is paid first</translation>
        </message>
        <message>
            <source>I-O7b: series online</source>
            <translation>I-O7b: series online</translation>
        </message>
        <message>
            <source>I-M6: the order of numbers in Macau</source>
            <translation>I-M6: the order of numbers in Macau</translation>
        </message>
        <message>
            <source>Our reading: a player is paid whole</source>
            <translation>Our reading: a player is paid everything at once</translation>
        </message>
        <message>
            <source>The other: strictly by chance</source>
            <translation>The other: strictly chance by chance</translation>
        </message>
        <message>
            <source>Our reading: no series</source>
            <translation>Our reading: no series</translation>
        </message>
        <message>
            <source>The other: series as a shortcut</source>
            <translation>The other: series as a shortcut</translation>
        </message>
        <message>
            <source>Our reading: American, with sectors</source>
            <translation>Our reading: American, with sectors</translation>
        </message>
        <message>
            <source>The other: French, without</source>
            <translation>The other: French, without</translation>
        </message>
        <message>
            <source>Minimum %1</source>
            <translation>Minimum %1</translation>
        </message>
        <message>
            <source>These stakes</source>
            <translation>These stakes</translation>
        </message>
        <message>
            <source>All chances</source>
            <translation>All chances</translation>
        </message>
        <message>
            <source>What else they say</source>
            <translation>What else they say</translation>
        </message>
        <message>
            <source>Rules of the tables</source>
            <translation>Rules of the tables</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Player %1</translation>
        </message>
        <message>
            <source>side-by-side</source>
            <comment>a file's name</comment>
            <translation>side-by-side</translation>
        </message>
    <message>
            <source>Our reading</source>
            <translation>Our reading</translation>
        </message>
        <message>
            <source>The other</source>
            <translation>The other</translation>
        </message>
        <message>
            <source>The same round by both</source>
            <translation>The same round by both</translation>
        </message>
        <message>
            <source>What they say</source>
            <translation>What they say</translation>
        </message>
    </context>
    <context>
        <name>ComparisonSheet</name>
        <message>
            <source>Side by side</source>
            <translation>Side by side</translation>
        </message>
        <message>
            <source>The words are our own. The Diário da República alone is authoritative.</source>
            <translation>The words are our own. The Diário da República alone is authoritative.</translation>
        </message>
        <message>
            <source>Mesa Viva %1 · %2</source>
            <translation>Mesa Viva %1 · %2</translation>
        </message>
        <message>
            <source>What is compared</source>
            <translation>What is compared</translation>
        </message>
        <message>
            <source>Limits</source>
            <translation>Limits</translation>
        </message>
        <message>
            <source>The ball rests on</source>
            <translation>The ball rests on</translation>
        </message>
        <message>
            <source>the tables differ</source>
            <translation>the tables differ</translation>
        </message>
        <message>
            <source>What</source>
            <translation>What</translation>
        </message>
        <message>
            <source>The same stakes and the same number at each table: what it takes, what it pays, in which order, what the house keeps.</source>
            <translation>The same stakes and the same number at each table: what it takes, what it pays, in which order, what the house keeps.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
        <message>
            <source>Save all three views as PDF or text (Ctrl+S)</source>
            <translation>Save all three views as PDF or text (Ctrl+S)</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Print</translation>
        </message>
        <message>
            <source>Hand it to this system's PDF program, which prints it (Ctrl+P)</source>
            <translation>Hand it to this system's PDF program, which prints it (Ctrl+P)</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>What is shown</translation>
        </message>
        <message>
            <source>Only where they differ</source>
            <translation>Only where they differ</translation>
        </message>
        <message>
            <source>What the tables say; 1, 2 and 3 open the rule of a column</source>
            <translation>What the tables say; 1, 2 and 3 open the rule of a column</translation>
        </message>
        <message>
            <source>Put a chip on the layout.</source>
            <translation>Put a chip on the layout.</translation>
        </message>
        <message>
            <source>They say the same throughout.</source>
            <translation>They say the same throughout.</translation>
        </message>
        <message>
            <source>The same round at two tables: what our reading of the rule makes of it, and what the other one does.</source>
            <translation>The same round at two tables: what our reading of the rule makes of it, and what the other one does.</translation>
        </message>
        <message>
            <source>Save both views as PDF or text (Ctrl+S)</source>
            <translation>Save both views as PDF or text (Ctrl+S)</translation>
        </message>
        <message>
            <source>The round is still being played</source>
            <translation>The round is still being played</translation>
        </message>
        <message>
            <source>The round is being played…</source>
            <translation>The round is being played…</translation>
        </message>
    </context>
    <context>
        <name>ComparisonTools</name>
        <message>
            <source>What is compared</source>
            <translation>What is compared</translation>
        </message>
        <message>
            <source>The smallest stake, by which the limits go</source>
            <translation>The smallest stake, by which the limits go</translation>
        </message>
        <message>
            <source>The ball rests on</source>
            <translation>The ball rests on</translation>
        </message>
        <message>
            <source>Chip</source>
            <translation>Chip</translation>
        </message>
        <message>
            <source>Who stakes</source>
            <translation>Who stakes</translation>
        </message>
        <message>
            <source>Stakes this series, with the chosen chip on each of its places</source>
            <translation>Stakes this series, with the chosen chip on each of its places</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Takes the last act back (Ctrl+Z)</source>
            <translation>Takes the last step back (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Nothing was done yet</source>
            <translation>Nothing has been done yet</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Clear</translation>
        </message>
        <message>
            <source>Takes all stakes off the layout</source>
            <translation>Takes all stakes off the layout</translation>
        </message>
        <message>
            <source>Nothing lies on the layout</source>
            <translation>There is nothing on the layout</translation>
        </message>
    <message>
            <source>Played by both readings: %1</source>
            <translation>Played by both readings: %1</translation>
        </message>
    </context>
    <context>
        <name>RouletteComparison</name>
        <message>
            <source>Layout. Arrow keys move from stake to stake, Enter puts a chip down, Delete takes a stake up, N lets the ball rest on a number</source>
            <translation>Layout. Arrow keys move from stake to stake, Enter puts a chip down, Delete takes a stake up, N lets the ball rest on a number</translation>
        </message>
        <message>
            <source>Marker on %1</source>
            <translation>Marker on %1</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RecordCheck</name>
        <message>
            <source>%1 Its second copy can't be read, so the two were not compared.</source>
            <translation>%1 Its second copy can't be read, so the two were not compared.</translation>
        </message>
        <message>
            <source>%1 Its second copy says the same.</source>
            <translation>%1 Its second copy says the same.</translation>
        </message>
        <message>
            <source>Round %1 is not as it must be: %2</source>
            <translation>Round %1 is not as it must be: %2</translation>
        </message>
        <message>
            <source>The record is not as it must be: %1</source>
            <translation>The record is not as it must be: %1</translation>
        </message>
        <message>
            <source>The round is as it must be, with all that it follows from. Events in the chain: %1; rounds played again: %2; outcomes made from their seeds: %3; settlements computed anew: %4.</source>
            <translation>The round is as it must be, with all that it follows from. Events in the chain: %1; rounds played again: %2; outcomes made from their seeds: %3; settlements computed anew: %4.</translation>
        </message>
        <message>
            <source>The record is whole. Events in the chain: %1; rounds played again: %2; outcomes made from their seeds: %3; settlements computed anew: %4.</source>
            <translation>The record is whole. Events in the chain: %1; rounds played again: %2; outcomes made from their seeds: %3; settlements computed anew: %4.</translation>
        </message>
        <message>
            <source>Given from outside, by a scenario or from real equipment: %1.</source>
            <translation>Given from outside, by a scenario or from real equipment: %1.</translation>
        </message>
        <message>
            <source>Events written by another version of the program, which this one would name further rules at (%2): %1. What was decided is the same.</source>
            <extracomment>%1 how many, %2 ids of rules</extracomment>
            <translation>Events written by another version of the program, at which this one would name further rules (%2): %1. What was decided is the same.</translation>
        </message>
    </context>
    <context>
        <name>RoundProof</name>
        <message>
            <source>The same: nothing but the seed has decided which balls came. The cards are not made again here; checking the round does that.</source>
            <translation>The same: nothing but the seed has decided which balls came. The cards are not made again here; checking the round does that.</translation>
        </message>
        <message>
            <source>Before the round: the commitment</source>
            <translation>Before the round: the commitment</translation>
        </message>
        <message>
            <source>It was on record before the first stake was taken.</source>
            <translation>It was on record before the first stake was taken.</translation>
        </message>
        <message>
            <source>The seed is not shown yet</source>
            <translation>The seed is not shown yet</translation>
        </message>
        <message>
            <source>The round has not been closed: nobody can know its seed.</source>
            <translation>The round has not been closed: nobody can know its seed.</translation>
        </message>
        <message>
            <source>After it: the seed</source>
            <translation>After it: the seed</translation>
        </message>
        <message>
            <source>32 bytes, shown when the round was closed.</source>
            <translation>32 bytes, shown when the round was closed.</translation>
        </message>
        <message>
            <source>The commitment, computed anew</source>
            <translation>The commitment, computed anew</translation>
        </message>
        <message>
            <source>SHA-256 of the text mesaviva.round/1, the number %1 as 8 bytes, and the seed.</source>
            <translation>SHA-256 of the text mesaviva.round/1, the number %1 as 8 bytes, and the seed.</translation>
        </message>
        <message>
            <source>The same: the seed was fixed before the round.</source>
            <translation>The same: the seed was fixed before the round.</translation>
        </message>
        <message>
            <source>Another one: the seed is not the one that was promised.</source>
            <translation>Another one: the seed is not the one that was promised.</translation>
        </message>
        <message>
            <source>The key of the outcome</source>
            <translation>The key of the outcome</translation>
        </message>
        <message>
            <source>BLAKE2b-256 of the seed and the word outcome.</source>
            <translation>BLAKE2b-256 of the seed and the word outcome.</translation>
        </message>
        <message>
            <source>The first numbers</source>
            <translation>The first numbers</translation>
        </message>
        <message>
            <source>ChaCha20 with that key, read as numbers of 32 bits, least significant byte first.</source>
            <translation>ChaCha20 with that key, read as numbers of 32 bits, least significant byte first.</translation>
        </message>
        <message>
            <source>What follows from them</source>
            <translation>What follows from them</translation>
        </message>
        <message>
            <source>A pocket is the remainder of the next number by %1; those from its largest multiple on are passed over.</source>
            <translation>A pocket is the remainder of the next number by %1; those from its largest multiple on are passed over.</translation>
        </message>
        <message>
            <source>A card is the remainder by the cards that are left, in the order 2c 2d 2h 2s … As; the last one left takes its place.</source>
            <translation>A card is the remainder by the cards that are left, in the order 2c 2d 2h 2s … As; the last one left takes its place.</translation>
        </message>
        <message>
            <source>The balls 1 to %1 in a row: each place, from the first on, changes with one from there on, by the remainder.</source>
            <translation>The balls 1 to %1 in a row: each place, from the first on, changes with one from there on, by the remainder.</translation>
        </message>
        <message>
            <source>The outcome on record</source>
            <translation>The outcome on record</translation>
        </message>
        <message>
            <source>Nothing was drawn in this round.</source>
            <translation>Nothing was drawn in this round.</translation>
        </message>
        <message>
            <source>A scenario or a person has brought it, or some of it: it is not the seed's.</source>
            <translation>A scenario or a person has brought it, or some of it: it is not the seed's.</translation>
        </message>
        <message>
            <source>The same: of several launches the last one, the others were void.</source>
            <translation>The same: of several launches the last one, the others were void.</translation>
        </message>
        <message>
            <source>The same: nothing but the seed has decided.</source>
            <translation>The same: nothing but the seed has decided.</translation>
        </message>
        <message>
            <source>Not what the seed brings.</source>
            <translation>Not what the seed brings.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::FairnessDesk</name>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>There is no such round on record.</source>
            <translation>There is no such round on record.</translation>
        </message>
    </context>
    <context>
        <name>ProofStepView</name>
        <message>
            <source>%1. %2. %3</source>
            <translation>%1. %2. %3</translation>
        </message>
    </context>
    <context>
        <name>FairnessRounds</name>
        <message>
            <source>Rounds, the newest first</source>
            <translation>Rounds, the newest first</translation>
        </message>
    </context>
    <context>
        <name>RecordOpener</name>
        <message>
            <source>Open a record</source>
            <translation>Open a record</translation>
        </message>
        <message>
            <source>Records (*.sqlite)</source>
            <translation>Records (*.sqlite)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>All files (*)</translation>
        </message>
    </context>
    <context>
        <name>FairnessSheet</name>
        <message>
            <source>Fairness</source>
            <translation>Fairness</translation>
        </message>
        <message>
            <source>This program's own record. Nothing here changes a file.</source>
            <translation>This program's own record. Nothing here changes a file.</translation>
        </message>
        <message>
            <source>Own record</source>
            <translation>Own record</translation>
        </message>
        <message>
            <source>Another record</source>
            <translation>Another record</translation>
        </message>
        <message>
            <source>Goes back to this program's own record</source>
            <translation>Goes back to this program's own record</translation>
        </message>
        <message>
            <source>Opens the file of a record that somebody has brought; it is not changed (Ctrl+Shift+O)</source>
            <translation>Opens the file of a record that somebody has brought; it is not changed (Ctrl+Shift+O)</translation>
        </message>
        <message>
            <source>Stop checking</source>
            <translation>Stop checking</translation>
        </message>
        <message>
            <source>Check the whole record</source>
            <translation>Check the whole record</translation>
        </message>
        <message>
            <source>Hash chain, commitments, outcomes from their seeds, every settlement computed anew</source>
            <translation>Hash chain, commitments, outcomes from their seeds, every settlement computed anew</translation>
        </message>
        <message>
            <source>There is nothing on record yet</source>
            <translation>There is nothing on record yet</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Go to a round by its number</source>
            <translation>Go to a round by its number</translation>
        </message>
        <message>
            <source>Round, such as 3-12</source>
            <translation>Round, such as 3-12</translation>
        </message>
        <message>
            <source>Proof of the round, step by step</source>
            <translation>Proof of the round, step by step</translation>
        </message>
        <message>
            <source>Check this round</source>
            <translation>Check this round</translation>
        </message>
        <message>
            <source>Plays its table again from the opening up to this round, and compares every event</source>
            <translation>Plays its table again from the opening up to this round, and compares every event</translation>
        </message>
        <message>
            <source>A check is running</source>
            <translation>A check is running</translation>
        </message>
        <message>
            <source>Without this program, in a common shell</source>
            <translation>Without this program, in a common shell</translation>
        </message>
        <message>
            <source>Copy the lines</source>
            <translation>Copy the lines</translation>
        </message>
        <message>
            <source>They print the commitment and the outcome with sh, xxd, sha256sum, b2sum, openssl, od and awk</source>
            <translation>They print the commitment and the outcome with sh, xxd, sha256sum, b2sum, openssl, od and awk</translation>
        </message>
        <message>
            <source>Lines for a common shell</source>
            <translation>Lines for a common shell</translation>
        </message>
        <message>
            <source>The record is being checked</source>
            <translation>The record is being checked</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>What is shown</translation>
        </message>
        <message>
            <source>Proof of a round</source>
            <translation>Proof of a round</translation>
        </message>
        <message>
            <source>What came back</source>
            <translation>What came back</translation>
        </message>
        <message>
            <source>Test of chance</source>
            <translation>Test of chance</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::ReturnedDesk</name>
        <message>
            <source>All of it lies in its band.</source>
            <translation>All of it lies in its band.</translation>
        </message>
        <message>
            <source>Outside its band: %1. Of a hundred fair ones one may be.</source>
            <translation>Outside its band: %1. Of a hundred fair ones, one may well be.</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>All games</translation>
        </message>
        <message>
            <source>Outside its band</source>
            <translation>Outside its band</translation>
        </message>
        <message>
            <source>Nothing was staked in this time.</source>
            <translation>Nothing was staked in this time.</translation>
        </message>
        <message>
            <source>It wants a note: %1.</source>
            <translation>It wants a note: %1.</translation>
        </message>
        <message>
            <source>Roulette: over the pockets of its wheel, the table's settlement says what the stakes of a round have to bring.</source>
            <translation>Roulette: over the pockets of its wheel, the table's settlement says what the stakes of a round have to bring.</translation>
        </message>
        <message>
            <source>Poker: exact odds once everybody has decided and the dealer's cards still lie face down. How somebody plays moves what is expected, and never leaves the band.</source>
            <translation>Poker: exact odds once everybody has decided and the dealer's cards still lie face down. How somebody plays moves what is expected, and never leaves the band.</translation>
        </message>
        <message>
            <source>Bingo: the prizes are a percentage of the sale, so it is asked who wins: before each ball it is known which numbers would complete a player's card, and each card is as good as any other.</source>
            <translation>Bingo: the prizes are a percentage of the sale, so it is asked who wins: before each ball it is known which numbers would complete a player's card, and each card is as good as any other.</translation>
        </message>
        <message>
            <source>Everybody at the tables who staked, scripted and void rounds left out; of a void round of bingo what had been drawn counts. The band follows from the stakes themselves and holds at any volume (Bernstein).</source>
            <translation>Everybody at the tables who staked, scripted and void rounds left out; of a void round of bingo what had been drawn counts. The band follows from the stakes themselves and holds at any volume (Bernstein).</translation>
        </message>
        <message>
            <source>A day is written such as 23/11/2026.</source>
            <translation>A day is written such as 23/11/2026.</translation>
        </message>
        <message>
            <source>Rounds from %1 to %2.</source>
            <translation>Rounds from %1 to %2.</translation>
        </message>
        <message>
            <source>Rounds up to %1.</source>
            <translation>Rounds up to %1.</translation>
        </message>
    </context>
    <context>
        <name>ReturnedView</name>
        <message>
            <source>What</source>
            <translation>What</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Staked</source>
            <translation>Staked</translation>
        </message>
        <message>
            <source>Came back</source>
            <translation>Came back</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Expected</translation>
        </message>
        <message>
            <source>Band of 99 %</source>
            <translation>Band of 99%</translation>
        </message>
        <message>
            <source>Which rounds</source>
            <translation>Which rounds</translation>
        </message>
        <message>
            <source>What came back</source>
            <translation>What came back</translation>
        </message>
        <message>
            <source>%1: %2 rounds, staked %3, came back %4, expected %5, band %6: %7</source>
            <translation>%1: %2 rounds, staked %3, came back %4, expected %5, band %6: %7</translation>
        </message>
        <message>
            <source>The record is being read</source>
            <translation>The record is being read</translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Which game</translation>
        </message>
        <message>
            <source>Enter notes something about the row</source>
            <translation>Enter notes something about the row</translation>
        </message>
        <message>
            <source>Note on: %1</source>
            <translation>Note on: %1</translation>
        </message>
        <message>
            <source>Back from which day</source>
            <translation>Back from which day</translation>
        </message>
        <message>
            <source>Up to day 23/11</source>
            <translation>Up to day 23/11</translation>
        </message>
    </context>
    <context>
        <name>ExpectationWords</name>
        <message>
            <source>never</source>
            <translation>never</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>once</numerusform>
                <numerusform>%n times</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>no %1</source>
            <translation>no %1</translation>
        </message>
        <message>
            <source>%1 %2 instead of %3</source>
            <translation>%1 %2 instead of %3</translation>
        </message>
        <message>
            <source>Points of %1 at the end: %2 instead of %3.</source>
            <translation>Points of %1 at the end: %2 instead of %3.</translation>
        </message>
        <message>
            <source>%1: expected %2, came %3.</source>
            <translation>%1: expected %2; counted: %3.</translation>
        </message>
        <message>
            <source>at least once</source>
            <translation>at least once</translation>
        </message>
        <message>
            <source>The last one: %1.</source>
            <translation>The last one: %1.</translation>
        </message>
        <message>
            <source>What came closest had %1.</source>
            <translation>What came closest had %1.</translation>
        </message>
        <message>
            <source>What came closest is not looked for where so much is expected.</source>
            <translation>What came closest is not looked for where so much is expected.</translation>
        </message>
        <message>
            <source>There was no such event at all.</source>
            <translation>There was no such event at all.</translation>
        </message>
        <message>
            <source>Points of %1 at the end: %2, as expected.</source>
            <translation>Points of %1 at the end: %2, as expected.</translation>
        </message>
        <message>
            <source>%1: %2, as expected.</source>
            <translation>%1: %2, as expected.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::ScenarioGalleryModel</name>
        <message>
            <source>All games</source>
            <translation>All games</translation>
        </message>
        <message>
            <source>%1 ×%2</source>
            <translation>%1 ×%2</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::SittingReplay</name>
        <message>
            <source>void</source>
            <comment>a round</comment>
            <translation>void</translation>
        </message>
        <message>
            <source>This round is not on record.</source>
            <translation>This round is not on record.</translation>
        </message>
    </context>
    <context>
        <name>GalleryEntry</name>
        <message>
            <source>%1. %2. Rules: %3</source>
            <translation>%1. %2. Rules: %3</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
    </context>
    <context>
        <name>GalleryLine</name>
        <message>
            <source>%1, %2. %3 Rules: %4</source>
            <translation>%1, %2. %3 Rules: %4</translation>
        </message>
    </context>
    <context>
        <name>GalleryStory</name>
        <message>
            <source>What happens</source>
            <translation>What happens</translation>
        </message>
        <message>
            <source>It is being played, to be told …</source>
            <translation>It is being played, so that it can be told …</translation>
        </message>
        <message numerus="yes">
            <source>and %n further event(s)</source>
            <translation>
                <numerusform>and %n further event</numerusform>
                <numerusform>and %n further events</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GallerySheet</name>
        <message>
            <source>Gallery</source>
            <translation>Gallery</translation>
        </message>
        <message numerus="yes">
            <source>%n scenario(s) in which rules are at work, to be watched at the table</source>
            <translation>
                <numerusform>%n scenario in which rules are at work, to be watched at the table</numerusform>
                <numerusform>%n scenarios in which rules are at work, to be watched at the table</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n scenario(s)</source>
            <translation>
                <numerusform>%1 of %n scenario</numerusform>
                <numerusform>%1 of %n scenarios</numerusform>
            </translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Watch it at the table</source>
            <translation>Watch it at the table</translation>
        </message>
        <message>
            <source>No scenario of the list is chosen</source>
            <translation>No scenario of the list is chosen</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Search the scenarios</source>
            <translation>Search the scenarios</translation>
        </message>
        <message>
            <source>Words of the title, or a rule such as P26</source>
            <translation>Words of the title, or a rule such as P26</translation>
        </message>
        <message>
            <source>Scenarios</source>
            <translation>Scenarios</translation>
        </message>
        <message>
            <source>No scenario fits what is looked for.</source>
            <translation>No scenario fits what is looked for.</translation>
        </message>
        <message>
            <source>Show to a class</source>
            <translation>Show to a class</translation>
        </message>
        <message>
            <source>Event by event, with odds, and what if (Ctrl+E)</source>
            <translation>Event by event, with odds, and what if (Ctrl+E)</translation>
        </message>
        <message>
            <source>Enter plays a scenario at the table, Ctrl+E shows it to a class, Tab goes to what happens in it</source>
            <translation>Enter plays a scenario at the table, Ctrl+E shows it to a class, Tab goes to what happens in it</translation>
        </message>
    </context>
    <context>
        <name>BesideView</name>
        <message>
            <source>Repetition of round %1; the table goes on</source>
            <translation>Replay of round %1; the table goes on</translation>
        </message>
        <message>
            <source>Repetition</source>
            <translation>Replay</translation>
        </message>
        <message>
            <source>Live</source>
            <translation>Live</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Back to the table</translation>
        </message>
    </context>
    <context>
        <name>EarlierRounds</name>
        <message>
            <source>Rounds at this table</source>
            <translation>Rounds at this table</translation>
        </message>
        <message>
            <source>Each can be played again while the table goes on (P37, O24)</source>
            <translation>Each can be played again while the table goes on (P37, O24)</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Watch it again</source>
            <translation>Watch it again</translation>
        </message>
        <message>
            <source>No round is chosen</source>
            <translation>No round is chosen</translation>
        </message>
        <message>
            <source>Enter plays a round again</source>
            <translation>Enter plays a round again</translation>
        </message>
        <message>
            <source>No round has closed at this table yet.</source>
            <translation>No round has closed at this table yet.</translation>
        </message>
    </context>
    <context>
        <name>EarlierRound</name>
        <message>
            <source>Round %1, %2: %3. Staked %4, result %5</source>
            <translation>Round %1, %2: %3. Staked %4, result %5</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>The round is being read …</source>
            <translation>The round is being read …</translation>
        </message>
        <message>
            <source>Live</source>
            <translation>Live</translation>
        </message>
        <message>
            <source>Leave the table?</source>
            <translation>Leave the table?</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Stay at the table</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Leave the table</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::PokerTutor</name>
        <message>
            <source>Put an ante in your box: click a chip, or press 1 to 5. Nothing is dealt without it (P16).</source>
            <translation>Put an ante in your box: click a chip, or press 1 to 5. Nothing is dealt without it (P16).</translation>
        </message>
        <message>
            <source>Five cards for you and five for the dealer; only the dealer's last one lies open. The first card of all was burnt, for everybody to see (P19a).</source>
            <translation>Five cards for you and five for the dealer; only the dealer's last one lies open. The first card of all was burnt, for everybody to see (P19a).</translation>
        </message>
        <message>
            <source>The round is over. Put the next ante down when you like.</source>
            <translation>The round is over. Put the next ante down when you like.</translation>
        </message>
        <message>
            <source>The dealer's cards are turned. Without ace and king or better the dealer does not play, and only the ante is paid (P25, P26).</source>
            <translation>The dealer's cards are turned. Without ace and king or better the dealer does not play, and only the ante is paid (P25, P26).</translation>
        </message>
        <message>
            <source>Fold</source>
            <translation>Fold</translation>
        </message>
        <message>
            <source>always: the ante is lost (P22)</source>
            <translation>always: the ante is lost (P22)</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continue</translation>
        </message>
        <message>
            <source>Exact: all %1 hands that the dealer can have with this card, your cards and the burnt one left out.</source>
            <translation>Exact: all %1 hands that the dealer can have with this card, your cards and the burnt one left out.</translation>
        </message>
        <message>
            <source>You folded: %1. The dealer held: %2. Continuing would have brought %3.</source>
            <translation>You folded: %1. The dealer held: %2. Continuing would have brought %3.</translation>
        </message>
        <message>
            <source>You continued: %1. The dealer held: %2. Folding would have cost %3.</source>
            <translation>You continued: %1. The dealer held: %2. Folding would have cost %3.</translation>
        </message>
        <message>
            <source>Your ante is down. Now ask for the cards: “Deal”, or Enter (P15).</source>
            <translation>Your ante is down. Now ask for the cards: “Deal”, or Enter (P15).</translation>
        </message>
        <message>
            <source>You have: %1. The dealer shows: %2. Fold, and the ante is lost; or continue with twice the ante (P20). Time stands still until you decide.</source>
            <translation>You have: %1. The dealer shows: %2. Fold, and the ante is lost; or continue with twice the ante (P20). Time stands still until you decide.</translation>
        </message>
        <message>
            <source>on average: dealer does not play %1, you win %2, you lose %3, tie %4</source>
            <translation>on average: dealer does not play %1, you win %2, you lose %3, tie %4</translation>
        </message>
        <message>
            <source>On average your choice was the better one.</source>
            <translation>On average your choice was the better one.</translation>
        </message>
        <message>
            <source>On average the other choice was the better one; a single hand says little.</source>
            <translation>On average the other choice was the better one; a single hand says little.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RouletteTutor</name>
        <message>
            <source>Put down what else you like; Z takes the last one back. Then launch the ball: L (O15). There is no hurry.</source>
            <translation>Put down what else you like; Z takes the last one back. Then launch the ball: L (O15). There is no hurry.</translation>
        </message>
        <message>
            <source>The ball runs; every number is as likely as any other, whatever came before.</source>
            <translation>The ball runs; every number is as likely as any other, whatever came before.</translation>
        </message>
        <message>
            <source>The round is over. Stake anew when you like; R puts the same down again.</source>
            <translation>The round is over. Stake anew when you like; R puts the same down again.</translation>
        </message>
        <message>
            <source>something comes back in %1 of %2 cases</source>
            <translation>something comes back in %1 of %2 cases</translation>
        </message>
        <message>
            <source>the house keeps %1 %</source>
            <translation>the house keeps %1%</translation>
        </message>
        <message>
            <source>All stakes, %1</source>
            <translation>All stakes, %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Exact: all numbers of the wheel, each as likely as any other, settled by the table's rules.</source>
            <translation>Exact: all numbers of the wheel, each as likely as any other, settled by the table's rules.</translation>
        </message>
        <message>
            <source>%1 came: %2.</source>
            <translation>%1 came: %2.</translation>
        </message>
        <message>
            <source>Put down what else you like; Z takes the last one back. Then have the croupier launch the ball: N. There is no hurry.</source>
            <translation>Put down what else you like; Z takes the last one back. Then have the croupier launch the ball: N. There is no hurry.</translation>
        </message>
        <message>
            <source>Launch the ball</source>
            <translation>Launch the ball</translation>
        </message>
        <message>
            <source>Pick a chip (1 to 5) and click where it is to lie: on a number, on the line between two, on a corner, on a field outside. Pointing says what a place pays.</source>
            <translation>Pick a chip (1 to 5) and click where it should go: on a number, on the line between two, on a corner, on an outside bet. Pointing says what a place pays.</translation>
        </message>
        <message>
            <source>The number is marked; losing chips are swept, then winners are paid (%1).</source>
            <translation>The number is marked; losing chips are swept, then winners are paid (%1).</translation>
        </message>
        <message numerus="yes">
            <source>In %n round(s) you staked %1 and %2 came back; on average it would have been %3.</source>
            <translation>
                <numerusform>In %n round you staked %1 and %2 came back; on average it would have been %3.</numerusform>
                <numerusform>In %n rounds you staked %1 and %2 came back; on average it would have been %3.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TutorPanel</name>
        <message>
            <source>Learning table</source>
            <translation>Learning table</translation>
        </message>
        <message>
            <source>For practice: no hurry, no record, and these points are nobody's.</source>
            <translation>For practice: no hurry, no record, and these points are nobody's.</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Step %1 of %2</translation>
        </message>
        <message>
            <source>Put away</source>
            <translation>Put away</translation>
        </message>
        <message>
            <source>Put the explanation away</source>
            <translation>Put the explanation away</translation>
        </message>
    </context>
    <context>
        <name>TutorChoiceView</name>
        <message>
            <source>%1: %2, the better choice. %3</source>
            <translation>%1: %2, the better choice. %3</translation>
        </message>
        <message>
            <source>%1: %2. %3</source>
            <translation>%1: %2. %3</translation>
        </message>
        <message>
            <source>✓ the better choice</source>
            <translation>✓ the better choice</translation>
        </message>
    </context>
    <context>
        <name>LessonChoiceButton</name>
        <message>
            <source>%1: right. %2</source>
            <translation>%1: right. %2</translation>
        </message>
        <message>
            <source>%1: not so. %2</source>
            <translation>%1: not so. %2</translation>
        </message>
    </context>
    <context>
        <name>LessonDetail</name>
        <message>
            <source>To the next pause</source>
            <translation>To the next pause</translation>
        </message>
        <message>
            <source>To the pause before</source>
            <translation>To the pause before</translation>
        </message>
        <message>
            <source>Plays on to the next pause, and stops</source>
            <translation>Plays on to the next pause, and stops</translation>
        </message>
        <message>
            <source>One event back, one forwards</source>
            <translation>One event back, one forwards</translation>
        </message>
        <message>
            <source>Answers the question</source>
            <translation>Answers the question</translation>
        </message>
        <message>
            <source>What each choice is worth, exactly</source>
            <translation>What each choice is worth, exactly</translation>
        </message>
        <message>
            <source>What if: the decision the other way</source>
            <translation>What if: the decision the other way</translation>
        </message>
        <message>
            <source>The round lies on the table of the game. It is played, or stepped through forwards and backwards, and stands still where something is told or asked.</source>
            <translation>The round lies on the table of the game. It is played, or stepped through forwards and backwards, and stands still where something is told or asked.</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <translation>From the beginning</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message>
            <source>Begin the lesson</source>
            <translation>Begin the lesson</translation>
        </message>
        <message>
            <source>The lessons are being read</source>
            <translation>The lessons are being read</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Edit</translation>
        </message>
        <message>
            <source>Edit a copy</source>
            <translation>Edit a copy</translation>
        </message>
        <message>
            <source>In the lesson editor</source>
            <translation>In the lesson editor</translation>
        </message>
        <message>
            <source>In the lesson editor; the shipped lesson stays as it is</source>
            <translation>In the lesson editor; the shipped lesson stays as it is</translation>
        </message>
        <message>
            <source>What if: another card, number, ball or decision</source>
            <translation>What if: another card, number, ball or decision</translation>
        </message>
        <message>
            <source>Hides the hands, where players have some</source>
            <translation>Hides the hands, where players have some</translation>
        </message>
        <message>
            <source>Hides results, and shows each when it is asked for</source>
            <translation>Hides results, and shows each when it is asked for</translation>
        </message>
        <message>
            <source>What lies on the table is worth, exactly</source>
            <translation>What lies on the table is worth, exactly</translation>
        </message>
        <message>
            <source>New here? First each game&apos;s first steps, then the drills, then the reversed table; the table test comes last.</source>
            <translation>New here? First each game&apos;s first steps, then the drills, then the reversed table; the table test comes last.</translation>
        </message>
    </context>
    <context>
        <name>LessonList</name>
        <message>
            <source>Lessons</source>
            <translation>Lessons</translation>
        </message>
        <message>
            <source>Search the lessons</source>
            <translation>Search the lessons</translation>
        </message>
        <message>
            <source>Words or a rule</source>
            <translation>Words or a rule</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Level</translation>
        </message>
        <message>
            <source>No lesson fits what is looked for.</source>
            <translation>No lesson fits what is looked for.</translation>
        </message>
        <message>
            <source>Open a lesson</source>
            <translation>Open a lesson</translation>
        </message>
        <message>
            <source>New lesson</source>
            <translation>New lesson</translation>
        </message>
        <message>
            <source>Write one: from an empty table, a scenario, a file or a round on record (Ctrl+N)</source>
            <translation>Write one: from an empty table, a scenario, a file or a round on record (Ctrl+N)</translation>
        </message>
        <message>
            <source>Not saved last time: %1</source>
            <translation>Not saved last time: %1</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Discard</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Go on writing</translation>
        </message>
        <message>
            <source>Edit %1</source>
            <translation>Edit %1</translation>
        </message>
        <message>
            <source>Any lesson's file; those in %1 are listed by themselves. A scenario's file is shown at the table, event by event. A file can be dropped here, too.</source>
            <translation>Any lesson's file; those in %1 are listed by themselves. A scenario's file is shown at the table, event by event. A file can be dropped here, too.</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>Lesson: %1</source>
            <translation>Lesson: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n pause(s)</source>
            <translation>
                <numerusform>%n pause</numerusform>
                <numerusform>%n pauses</numerusform>
            </translation>
        </message>
        <message>
            <source>Pause %1 of %2</source>
            <translation>Pause %1 of %2</translation>
        </message>
        <message>
            <source>The question is answered</source>
            <translation>The question is answered</translation>
        </message>
        <message>
            <source>Hide the odds</source>
            <translation>Hide the odds</translation>
        </message>
        <message>
            <source>Show the odds</source>
            <translation>Show the odds</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Back</translation>
        </message>
        <message>
            <source>To the pause before</source>
            <translation>To the pause before</translation>
        </message>
        <message>
            <source>This is the lesson's beginning</source>
            <translation>This is the lesson's beginning</translation>
        </message>
        <message>
            <source>On</source>
            <translation>On</translation>
        </message>
        <message>
            <source>To the next pause</source>
            <translation>To the next pause</translation>
        </message>
        <message>
            <source>This is the last pause</source>
            <translation>This is the last pause</translation>
        </message>
        <message>
            <source>What if</source>
            <translation>What if</translation>
        </message>
        <message>
            <source>Back to the lesson</source>
            <translation>Back to the lesson</translation>
        </message>
        <message>
            <source>Show the other way</source>
            <translation>Show the other way</translation>
        </message>
        <message>
            <source>The other way lies at the table</source>
            <translation>The other way is on the table</translation>
        </message>
        <message>
            <source>Back to the editor</source>
            <translation>Back to the editor</translation>
        </message>
        <message>
            <source>A lesson that is being written</source>
            <translation>A lesson that is being written</translation>
        </message>
        <message>
            <source>Never mind</source>
            <translation>Never mind</translation>
        </message>
        <message>
            <source>What if…</source>
            <translation>What if…</translation>
        </message>
        <message>
            <source>To the stop before</source>
            <translation>To the stop before</translation>
        </message>
        <message>
            <source>This is the beginning</source>
            <translation>This is the beginning</translation>
        </message>
        <message>
            <source>To the next stop</source>
            <translation>To the next stop</translation>
        </message>
        <message>
            <source>This is the last stop</source>
            <translation>This is the last stop</translation>
        </message>
        <message>
            <source>Back to how it went</source>
            <translation>Back to how it went</translation>
        </message>
        <message>
            <source>Presentation: %1</source>
            <translation>Presentation: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n stop(s)</source>
            <translation>
                <numerusform>%n stop</numerusform>
                <numerusform>%n stops</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop %1 of %2</source>
            <translation>Stop %1 of %2</translation>
        </message>
        <message>
            <source>Whose odds</source>
            <translation>Whose odds</translation>
        </message>
        <message>
            <source>Another card, number or ball than came here, or another decision</source>
            <translation>Another card, number or ball than came here, or another decision</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Show the hands</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <translation>Hide the hands</translation>
        </message>
        <message>
            <source>Until they are laid open nobody sees them, here, on the table or by ear; nor the odds that tell of them</source>
            <translation>Until they are laid open nobody sees them, here, on the table or by ear; nor the odds that tell of them</translation>
        </message>
        <message>
            <source>Show the result</source>
            <translation>Show the result</translation>
        </message>
        <message>
            <source>Show results again</source>
            <translation>Show results again</translation>
        </message>
        <message>
            <source>Hide results</source>
            <translation>Hide results</translation>
        </message>
        <message>
            <source>The table waits right before one: the dealer&apos;s verdict, the number, prizes and payments come when it is shown</source>
            <translation>The table waits right before one: the dealer&apos;s verdict, the number, prizes and payments come when it is shown</translation>
        </message>
        <message>
            <source>The result is hidden: R shows it</source>
            <translation>The result is hidden: R shows it</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Next lesson</translation>
        </message>
        <message>
            <source>Begins the lesson after this one in the library</source>
            <translation>Begins the lesson after this one in the library</translation>
        </message>
    </context>
    <context>
        <name>LessonWords</name>
        <message>
            <source>First steps</source>
            <translation>First steps</translation>
        </message>
        <message>
            <source>Usual course</source>
            <translation>Usual course</translation>
        </message>
        <message>
            <source>Odd corners</source>
            <translation>Odd corners</translation>
        </message>
        <message>
            <source>Fold: %1 antes</source>
            <translation>Fold: %1 antes</translation>
        </message>
        <message>
            <source>Continue: %1 antes</source>
            <translation>Continue: %1 antes</translation>
        </message>
        <message>
            <source>Continuing is worth more</source>
            <translation>Continuing is worth more</translation>
        </message>
        <message>
            <source>Folding costs less</source>
            <translation>Folding costs less</translation>
        </message>
        <message>
            <source>The dealer does not qualify: %1</source>
            <translation>The dealer does not qualify: %1</translation>
        </message>
        <message>
            <source>The hand wins: %1</source>
            <translation>The hand wins: %1</translation>
        </message>
        <message>
            <source>The hand loses: %1</source>
            <translation>The hand loses: %1</translation>
        </message>
        <message>
            <source>A tie: %1</source>
            <translation>A tie: %1</translation>
        </message>
        <message>
            <source>As it went, continued: %1</source>
            <translation>As it went, continued: %1</translation>
        </message>
        <message>
            <source>As it went, folded: %1</source>
            <translation>As it went, folded: %1</translation>
        </message>
        <message>
            <source>The other way, continued: %1</source>
            <translation>The other way, continued: %1</translation>
        </message>
        <message>
            <source>The other way, folded: %1</source>
            <translation>The other way, folded: %1</translation>
        </message>
        <message>
            <source>Over all %1 hands that the dealer may have: +1 where it does not qualify, +%2 for a win, −3 for a loss, 0 for a tie.</source>
            <translation>Over all %1 hands that the dealer may have: +1 where it does not qualify, +%2 for a win, −3 for a loss, 0 for a tie.</translation>
        </message>
        <message>
            <source>What each choice is worth</source>
            <translation>What each choice is worth</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::LessonDesk</name>
        <message numerus="yes">
            <source>%n pause(s)</source>
            <translation>
                <numerusform>%n pause</numerusform>
                <numerusform>%n pauses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <translation>
                <numerusform>%n question</numerusform>
                <numerusform>%n questions</numerusform>
            </translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Done</translation>
        </message>
        <message>
            <source>At %1 of %2</source>
            <translation>At %1 of %2</translation>
        </message>
        <message>
            <source>%1 of %2 right</source>
            <translation>%1 of %2 right</translation>
        </message>
        <message>
            <source>%1 of %2 lessons done</source>
            <translation>%1 of %2 lessons done</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>All games</translation>
        </message>
        <message>
            <source>All levels</source>
            <translation>All levels</translation>
        </message>
        <message>
            <source>Not so. Try again.</source>
            <translation>Not so. Try again.</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>Right.</translation>
        </message>
        <message>
            <source>Now it is right.</source>
            <translation>Now it is right.</translation>
        </message>
        <message>
            <source>The lesson is done.</source>
            <translation>The lesson is done.</translation>
        </message>
        <message>
            <source>The lesson is done: %1 of %2 questions right at the first try.</source>
            <translation>The lesson is done: %1 of %2 questions right at the first try.</translation>
        </message>
        <message>
            <source>Own lesson</source>
            <translation>Own lesson</translation>
        </message>
        <message>
            <source>%1, to the dealer</source>
            <translation>%1, to the dealer</translation>
        </message>
        <message>
            <source>%1, to %2</source>
            <translation>%1, to %2</translation>
        </message>
        <message>
            <source>%1 staked, %2 back: %3</source>
            <translation>%1 staked, %2 back: %3</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1 on record</source>
            <translation>Round %1 on record</translation>
        </message>
        <message>
            <source>A round on record, played from a copy: the record stays as it is.</source>
            <translation>A round on record, played from a copy: the record stays as it is.</translation>
        </message>
        <message>
            <source>A scenario, event by event. Time stands still at those that matter.</source>
            <translation>A scenario, event by event. Time stands still at those that matter.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Does not do it</source>
            <translation>Does not do it</translation>
        </message>
    </context>
    <context>
        <name>StudyWords</name>
        <message>
            <source>A file can't hold this round: %1</source>
            <translation>A file can't hold this round: %1</translation>
        </message>
        <message>
            <source>it is still being played.</source>
            <translation>it is still being played.</translation>
        </message>
        <message>
            <source>its table has settings that files do not have.</source>
            <translation>its table has settings that files do not have.</translation>
        </message>
        <message>
            <source>a player's name is none that files take.</source>
            <translation>a player's name is not one that files take.</translation>
        </message>
        <message>
            <source>players have come in a way that files can't tell.</source>
            <translation>players have come in a way that files can't tell.</translation>
        </message>
        <message>
            <source>a wish was refused that is not on record.</source>
            <translation>a wish was refused that is not on record.</translation>
        </message>
        <message>
            <source>its simulated crowd has bought otherwise than one of a file does.</source>
            <translation>its simulated crowd bought otherwise than a file's would.</translation>
        </message>
        <message>
            <source>a person dealt, by another clock than the table's.</source>
            <translation>a person dealt, by another clock than the table's.</translation>
        </message>
        <message>
            <source>at one instant several things have happened in an order that files can't give.</source>
            <translation>at one instant several things have happened in an order that files can't give.</translation>
        </message>
        <message>
            <source>what earlier rounds have left behind has come into it.</source>
            <translation>what earlier rounds have left behind has come into it.</translation>
        </message>
        <message>
            <source>played from a file it would take another course.</source>
            <translation>played from a file it would take another course.</translation>
        </message>
    </context>
    <context>
        <name>StudyFolder</name>
        <message>
            <source>%1 can't be read.</source>
            <translation>%1 can't be read.</translation>
        </message>
        <message>
            <source>%1 is refused: %2</source>
            <translation>%1 is refused: %2</translation>
        </message>
        <message>
            <source>%1 can't be written.</source>
            <translation>%1 can't be written.</translation>
        </message>
        <message>
            <source>The study has no room for more.</source>
            <translation>The study has no room for more.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::StudyDesk</name>
        <message>
            <source>The study is being written elsewhere; try again.</source>
            <translation>The study is being written elsewhere; try again.</translation>
        </message>
        <message>
            <source>It can't be put back any more.</source>
            <translation>It can't be put back any more.</translation>
        </message>
        <message>
            <source>It is in the study again.</source>
            <translation>It is in the study again.</translation>
        </message>
        <message>
            <source>The study has another title.</source>
            <translation>The study has its new title.</translation>
        </message>
        <message>
            <source>%1 could not be put into the bin; it is where it was.</source>
            <translation>%1 could not be put into the bin; it is where it was.</translation>
        </message>
        <message>
            <source>“%1” lies in the bin.</source>
            <translation>“%1” is in the bin.</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>Event %1</source>
            <translation>Event %1</translation>
        </message>
        <message>
            <source>The study has no room for more.</source>
            <translation>The study has no room for more.</translation>
        </message>
        <message>
            <source>The round is in this study already.</source>
            <translation>The round is in this study already.</translation>
        </message>
        <message>
            <source>Added to “%1”.</source>
            <translation>Added to “%1”.</translation>
        </message>
        <message>
            <source>Round %1 is no longer in the study.</source>
            <translation>Round %1 is no longer in the study.</translation>
        </message>
        <message>
            <source>The note is removed.</source>
            <translation>The note is removed.</translation>
        </message>
        <message>
            <source>Noted.</source>
            <translation>Noted.</translation>
        </message>
        <message>
            <source>This round can't be played again.</source>
            <translation>This round can't be played again.</translation>
        </message>
    </context>
    <context>
        <name>StudyRow</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>StudyList</name>
        <message>
            <source>Rounds and notes of the study</source>
            <translation>Rounds and notes of the study</translation>
        </message>
        <message>
            <source>Enter plays a round from there, Delete removes it from the study</source>
            <translation>Enter plays a round from there, Delete removes it from the study</translation>
        </message>
        <message>
            <source>The study has no rounds.</source>
            <translation>The study has no rounds.</translation>
        </message>
        <message>
            <source>There is no study yet. Add a round to one from the history or while it is played again.</source>
            <translation>There is no study yet. Add a round to one from the history or while it is played again.</translation>
        </message>
    </context>
    <context>
        <name>StudySheet</name>
        <message>
            <source>Title…</source>
            <translation>Title…</translation>
        </message>
        <message>
            <source>Another title for this study, or into the bin with it</source>
            <translation>Gives this study another title, or moves it to the bin</translation>
        </message>
        <message>
            <source>No study is open</source>
            <translation>No study is open</translation>
        </message>
        <message>
            <source>Put it back</source>
            <translation>Put it back</translation>
        </message>
        <message>
            <source>Puts back what was removed last (Ctrl+Z)</source>
            <translation>Puts back what was removed last (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Studies</source>
            <translation>Studies</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s), kept whole in a file of its own</source>
            <translation>
                <numerusform>%n round, kept whole in a file of its own</numerusform>
                <numerusform>%n rounds, kept whole in a file of their own</numerusform>
            </translation>
        </message>
        <message>
            <source>Rounds in a file, with notes at their events</source>
            <translation>Rounds in a file, with notes at their events</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Remove</translation>
        </message>
        <message>
            <source>Removes the chosen round or note from the study; the record keeps the round (Delete)</source>
            <translation>Removes the chosen round or note from the study; the record keeps the round (Delete)</translation>
        </message>
        <message>
            <source>No row is chosen</source>
            <translation>No row is chosen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Watch it at the table</source>
            <translation>Watch it at the table</translation>
        </message>
        <message>
            <source>Which study</source>
            <translation>Which study</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Open a file</translation>
        </message>
        <message>
            <source>A study that somebody else has made</source>
            <translation>A study that somebody else has made</translation>
        </message>
    </context>
    <context>
        <name>StudyPicker</name>
        <message>
            <source>Open a study</source>
            <translation>Open a study</translation>
        </message>
        <message>
            <source>Studies (*.json)</source>
            <translation>Studies (*.json)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>All files (*)</translation>
        </message>
    </context>
    <context>
        <name>StudyAdder</name>
        <message>
            <source>Add round %1 to a study</source>
            <translation>Add round %1 to a study</translation>
        </message>
        <message>
            <source>It is kept there whole, also when the record does not have it any more.</source>
            <translation>It is kept there whole, even when the record no longer has it.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Add</translation>
        </message>
        <message>
            <source>The new study needs a title</source>
            <translation>The new study needs a title</translation>
        </message>
        <message>
            <source>A moment, please</source>
            <translation>A moment, please</translation>
        </message>
        <message>
            <source>Which study</source>
            <translation>Which study</translation>
        </message>
        <message>
            <source>Begin a new one</source>
            <translation>Begin a new one</translation>
        </message>
        <message>
            <source>Title of the new study</source>
            <translation>Title of the new study</translation>
        </message>
        <message>
            <source>Note at this event</source>
            <translation>Note at this event</translation>
        </message>
        <message>
            <source>Note at the round's beginning</source>
            <translation>Note at the round's beginning</translation>
        </message>
        <message>
            <source>Note at this event (may be left empty)</source>
            <translation>Note at this event (may be left empty)</translation>
        </message>
        <message>
            <source>Note at the round's beginning (may be left empty)</source>
            <translation>Note at the round's beginning (may be left empty)</translation>
        </message>
    </context>
    <context>
        <name>StudyPanel</name>
        <message>
            <source>Study: %1</source>
            <translation>Study: %1</translation>
        </message>
        <message>
            <source>No note has come yet.</source>
            <translation>No note has come yet.</translation>
        </message>
        <message>
            <source>A note at event %1</source>
            <translation>A note at event %1</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Back</translation>
        </message>
        <message>
            <source>To the note before</source>
            <translation>To the note before</translation>
        </message>
        <message>
            <source>On</source>
            <translation>On</translation>
        </message>
        <message>
            <source>To the next note</source>
            <translation>To the next note</translation>
        </message>
        <message>
            <source>There is no note before this moment</source>
            <translation>There is no note before this moment</translation>
        </message>
        <message>
            <source>There is no note after this moment</source>
            <translation>There is no note after this moment</translation>
        </message>
    </context>
    <context>
        <name>DrillReader</name>
        <message>
            <source>Task %1 of %2, %3 right so far</source>
            <translation>Task %1 of %2, %3 right so far</translation>
        </message>
        <message>
            <source>Right is: %1</source>
            <translation>The right answer is: %1</translation>
        </message>
        <message>
            <source>Enter goes on to the next task, Escape ends the session</source>
            <translation>Enter goes on to the next task, Escape ends the session</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Choose by number. %1</source>
            <translation>Choose by number. %1</translation>
        </message>
        <message>
            <source>Go over the layout with the arrows, Space marks a place, Enter answers</source>
            <translation>Go over the layout with the arrows, Space marks a place, Enter answers</translation>
        </message>
        <message>
            <source>Type the answer and press Enter: %1</source>
            <translation>Type the answer and press Enter: %1</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n chip(s)</source>
            <translation>
                <numerusform>%1: %n chip</numerusform>
                <numerusform>%1: %n chips</numerusform>
            </translation>
        </message>
        <message>
            <source>blank</source>
            <translation>blank</translation>
        </message>
        <message>
            <source>%1, marked</source>
            <translation>%1, marked</translation>
        </message>
        <message>
            <source>The number is %1</source>
            <translation>The number is %1</translation>
        </message>
        <message>
            <source>On the layout: %1</source>
            <translation>On the layout: %1</translation>
        </message>
        <message numerus="yes">
            <source>Paid: %n chip(s)</source>
            <translation>
                <numerusform>Paid: %n chip</numerusform>
                <numerusform>Paid: %n chips</numerusform>
            </translation>
        </message>
        <message>
            <source>The player: %1</source>
            <translation>The player: %1</translation>
        </message>
        <message>
            <source>The dealer: %1</source>
            <translation>The dealer: %1</translation>
        </message>
        <message>
            <source>Ante %1, bet %2</source>
            <translation>Ante %1, bet %2</translation>
        </message>
        <message>
            <source>Row %1: %2</source>
            <translation>Row %1: %2</translation>
        </message>
        <message>
            <source>Drawn: %1</source>
            <translation>Drawn: %1</translation>
        </message>
        <message>
            <source>Nothing lies there</source>
            <translation>There is nothing there</translation>
        </message>
        <message>
            <source>Escape leads back to the drills</source>
            <translation>Escape leads back to the drills</translation>
        </message>
        <message>
            <source>What is right is told after the answer</source>
            <translation>The right answer is told after yours</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Wheel</translation>
        </message>
        <message>
            <source>Stakes</source>
            <translation>Stakes</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>Paid</translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n chip</numerusform>
                <numerusform>%n chips</numerusform>
            </translation>
        </message>
        <message>
            <source>Called</source>
            <translation>Called</translation>
        </message>
        <message>
            <source>Places of the layout</source>
            <translation>Places of the layout</translation>
        </message>
        <message>
            <source>The dealer's cards</source>
            <translation>The dealer's cards</translation>
        </message>
        <message>
            <source>The player's cards</source>
            <translation>The player's cards</translation>
        </message>
        <message>
            <source>Ante %1</source>
            <translation>Ante %1</translation>
        </message>
        <message>
            <source>Bet %1</source>
            <translation>Bet %1</translation>
        </message>
        <message>
            <source>Balls, in the order of the draw</source>
            <translation>Balls, in the order of the draw</translation>
        </message>
        <message>
            <source>Card, row %1</source>
            <translation>Card, row %1</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Summary</translation>
        </message>
        <message>
            <source>Task</source>
            <translation>Task</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Choices</source>
            <translation>Choices</translation>
        </message>
    </context>
    <context>
        <name>StakeFacts</name>
        <message>
            <source>others: %1</source>
            <translation>others: %1</translation>
        </message>
        <message>
            <source>yours: %1</source>
            <translation>yours: %1</translation>
        </message>
        <message>
            <source>yours: %1, others: %2</source>
            <translation>yours: %1, others: %2</translation>
        </message>
        <message>
            <source>%1 · rule %2 · %3</source>
            <translation>%1 · rule %2 · %3</translation>
        </message>
        <message>
            <source>%1 · rule %2</source>
            <translation>%1 · rule %2</translation>
        </message>
        <message>
            <source>The Delete key takes it up</source>
            <translation>The Delete key takes it up</translation>
        </message>
        <message>
            <source>A right-click takes it up</source>
            <translation>A right-click takes it up</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
    <message>
            <source>yours: %1, %2</source>
            <translation>yours: %1, %2</translation>
        </message>
        </context>
    <context>
        <name>mesaviva::app::Tutor</name>
        <message>
            <source>What it is worth on average</source>
            <translation>What it is worth on average</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Hold</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoTutor</name>
        <message>
            <source>card %1 is nearest</source>
            <translation>card %1 is nearest</translation>
        </message>
        <message numerus="yes">
            <source>%n cards are equally near</source>
            <translation>
                <numerusform>%n card is nearest</numerusform>
                <numerusform>%n cards are equally near</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose how many cards, with + and −, and buy them: B. They can't be given back (B12). The others have bought theirs; the sale stays open for you.</source>
            <translation>Choose how many cards, with + and −, and buy them: B. They can't be given back (B12). The others have bought theirs; the sale stays open for you.</translation>
        </message>
        <message>
            <source>You have your cards. Buy more, or have the draw begin. A number on a card is one that must come; prizes are lines and, in the end, bingo.</source>
            <translation>You have your cards. Buy more, or have the draw begin. A number on a card is one that must come; prizes are lines and, in the end, bingo.</translation>
        </message>
        <message>
            <source>The round is over. The next sale opens when you like.</source>
            <translation>The round is over. The next sale opens when you like.</translation>
        </message>
        <message>
            <source>Bingo ends the draw. The cards are checked, then prizes are paid (B25, B26).</source>
            <translation>Bingo ends the draw. The cards are checked, then prizes are paid (B25, B26).</translation>
        </message>
        <message>
            <source>%1 are sold for %2. Of that, %3 goes to the winners: %4 (B31). Every player sees this before the first ball (B19).</source>
            <translation>%1 are sold for %2. Of that, %3 goes to the winners: %4 (B31). Every player sees this before the first ball (B19).</translation>
        </message>
        <message>
            <source>%1 is won: the draw pauses to tell it (B24). Nobody can win it again; the balls go on to bingo.</source>
            <translation>%1 is won: the draw pauses to announce it (B24). Nobody can win it again; the balls go on to bingo.</translation>
        </message>
        <message>
            <source>One to go (B28): all that card %1 needs is drawn but one number. Now wait for: %2. No ball is “due”; each of those left is as likely as any other.</source>
            <translation>One to go (B28): all the numbers that card %1 needs are drawn but one. Now wait for: %2. No ball is “due”; each of those left is as likely as any other.</translation>
        </message>
        <message numerus="yes">
            <source>One to go (B28): %n of your cards lack but one number. Now wait for: %1. No ball is “due”; each of those left is as likely as any other.</source>
            <translation>
                <numerusform>One to go (B28): %n of your cards lacks but one number. Now wait for: %1. No ball is “due”; each of those left is as likely as any other.</numerusform>
                <numerusform>One to go (B28): %n of your cards lack but one number. Now wait for: %1. No ball is “due”; each of those left is as likely as any other.</numerusform>
            </translation>
        </message>
        <message>
            <source>The ball is drawn, then called, then marked on panel and cards (B27). You need not do anything: a number counts whether it is marked or not (B29).</source>
            <translation>The ball is drawn, then called, then marked on panel and cards (B27). You need not do anything: a number counts whether it is marked or not (B29).</translation>
        </message>
        <message>
            <source>What the next balls can bring</source>
            <translation>What the next balls can bring</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1 of the price comes back; %2 of %3 cards are yours, and so is each prize in %4 of all rounds</source>
            <translation>%1 of the price comes back; %2 of %3 cards are yours, and so is each prize in %4 of all rounds</translation>
        </message>
        <message numerus="yes">
            <source>%n to go</source>
            <translation>
                <numerusform>%n to go</numerusform>
                <numerusform>%n to go</numerusform>
            </translation>
        </message>
        <message>
            <source>card %1 is nearest; the numbers that it lacks all come within ten balls in %2 of all cases</source>
            <translation>card %1 is nearest; the numbers that it lacks all come within ten balls in %2 of all cases</translation>
        </message>
        <message numerus="yes">
            <source>%n cards are equally near; on each of them the numbers that it lacks all come within ten balls in %1 of all cases</source>
            <translation>
                <numerusform>%n card is nearest; the numbers that it lacks all come within ten balls in %1 of all cases</numerusform>
                <numerusform>%n cards are equally near; on each of them the numbers that it lacks all come within ten balls in %1 of all cases</numerusform>
            </translation>
        </message>
        <message>
            <source>by the next ball, with %1: %2 of the %3 that are left. Within five balls: %4</source>
            <translation>by the next ball, with %1: %2 of the %3 that are left. Within five balls: %4</translation>
        </message>
        <message>
            <source>Each ball that is left is as likely as any other. Only what is nearest is counted, and not the others' cards.</source>
            <translation>Each ball that is left is as likely as any other. Only what is nearest is counted, and not the others' cards.</translation>
        </message>
        <message>
            <source>Every card is made alike, and has the same chance. Exact but for the jackpots, and for prizes that several players share.</source>
            <translation>Every card is made alike, and has the same chance. Exact but for the jackpots, and for prizes that several players share.</translation>
        </message>
        <message>
            <source>Exact, without the jackpots: every card is made alike, and has the same chance.</source>
            <translation>Exact, without the jackpots: every card is made alike, and has the same chance.</translation>
        </message>
        <message>
            <source>Exact: every card is made alike, and has the same chance.</source>
            <translation>Exact: every card is made alike, and has the same chance.</translation>
        </message>
        <message>
            <source>The round was void; what your cards have cost is given back.</source>
            <translation>The round was void; what your cards have cost is given back.</translation>
        </message>
        <message numerus="yes">
            <source>Bingo fell at ball %1; your best card lacked %n number(s).</source>
            <translation>
                <numerusform>Bingo fell at ball %1; your best card lacked %n number.</numerusform>
                <numerusform>Bingo fell at ball %1; your best card lacked %n numbers.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bingo fell at ball %1, on a card of yours.</source>
            <translation>Bingo fell at ball %1, on a card of yours.</translation>
        </message>
        <message>
            <source>The round brought you %1.</source>
            <translation>The round brought you %1.</translation>
        </message>
        <message numerus="yes">
            <source>In %n round(s) you staked %1 and %2 came back; on average it would have been %3.</source>
            <translation>
                <numerusform>In %n round you staked %1 and %2 came back; on average it would have been %3.</numerusform>
                <numerusform>In %n rounds you staked %1 and %2 came back; on average it would have been %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>Begin the draw</source>
            <translation>Begin the draw</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Next round</translation>
        </message>
    </context>
    <context>
        <name>FaultWords</name>
        <message>
            <source>%1 of %2 came as foretold; another fault was caused before the others could come.</source>
            <translation>%1 of %2 came as foretold; another fault was caused before the others could come.</translation>
        </message>
        <message>
            <source>What the rules demand now</source>
            <translation>What the rules demand now</translation>
        </message>
        <message>
            <source>System failure</source>
            <translation>System failure</translation>
        </message>
        <message>
            <source>System failure between two prizes</source>
            <translation>System failure between two prizes</translation>
        </message>
        <message>
            <source>A player's line is lost</source>
            <translation>A player's connection is lost</translation>
        </message>
        <message>
            <source>The line is back</source>
            <translation>The connection is back</translation>
        </message>
        <message>
            <source>Object in the wheel</source>
            <translation>Object in the wheel</translation>
        </message>
        <message>
            <source>Faulty ball</source>
            <translation>Faulty ball</translation>
        </message>
        <message>
            <source>Disturbed stakes</source>
            <translation>Disturbed stakes</translation>
        </message>
        <message>
            <source>Change of croupier</source>
            <translation>Change of croupier</translation>
        </message>
        <message>
            <source>The gaming system stops.</source>
            <translation>The gaming system stops.</translation>
        </message>
        <message>
            <source>The gaming system stops when a prize has been won and bingo has not.</source>
            <translation>The gaming system stops when a prize has been won and bingo has not.</translation>
        </message>
        <message>
            <source>The player's own equipment fails.</source>
            <translation>The player's own equipment fails.</translation>
        </message>
        <message>
            <source>The player's own equipment works again.</source>
            <translation>The player's own equipment works again.</translation>
        </message>
        <message>
            <source>A chip or something else falls in while the ball runs.</source>
            <translation>A chip or something else falls in while the ball runs.</translation>
        </message>
        <message>
            <source>The ball is found faulty, at rest or while it runs.</source>
            <translation>The ball is found faulty, at rest or while it runs.</translation>
        </message>
        <message>
            <source>The staff disturb the stakes on the layout.</source>
            <translation>The staff disturb the stakes on the layout.</translation>
        </message>
        <message>
            <source>Another croupier takes over the wheel.</source>
            <translation>Another croupier takes over the wheel.</translation>
        </message>
        <message>
            <source>This regulation does not provide for it.</source>
            <translation>This regulation does not provide for it.</translation>
        </message>
        <message>
            <source>This player is not at the table.</source>
            <translation>This player is not at the table.</translation>
        </message>
        <message>
            <source>Only during the draw, once a prize has been won and before bingo.</source>
            <translation>Only during the draw, once a prize has been won and before bingo.</translation>
        </message>
        <message>
            <source>This player's line is lost already.</source>
            <translation>This player's connection is lost already.</translation>
        </message>
        <message>
            <source>This player leaves after the round.</source>
            <translation>This player leaves after the round.</translation>
        </message>
        <message>
            <source>Only while the ball runs.</source>
            <translation>Only while the ball runs.</translation>
        </message>
        <message>
            <source>No stake lies on the layout.</source>
            <translation>There is no stake on the layout.</translation>
        </message>
        <message>
            <source>The stakes are being put back already.</source>
            <translation>The stakes are being put back already.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>That is not possible now.</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>at once</translation>
        </message>
        <message>
            <source>+%1 s</source>
            <translation>+%1 s</translation>
        </message>
        <message>
            <source>at the end</source>
            <translation>at the end</translation>
        </message>
        <message>
            <source>Sealed until it comes</source>
            <translation>Sealed until it comes</translation>
        </message>
        <message>
            <source>What else comes follows from cards that lie face down. It is foretold, and shown as it comes.</source>
            <translation>What else comes follows from cards that lie face down. It is foretold, and shown as it comes.</translation>
        </message>
        <message>
            <source>not foretold</source>
            <translation>not foretold</translation>
        </message>
        <message>
            <source>awaited</source>
            <translation>awaited</translation>
        </message>
        <message>
            <source>as foretold</source>
            <translation>as foretold</translation>
        </message>
        <message>
            <source>otherwise</source>
            <translation>otherwise</translation>
        </message>
        <message>
            <source>did not come</source>
            <translation>did not come</translation>
        </message>
        <message>
            <source>not judged</source>
            <translation>not judged</translation>
        </message>
        <message>
            <source>Not as foretold: %1 of %2 came so.</source>
            <translation>Not as foretold: %1 of %2 came so.</translation>
        </message>
        <message>
            <source>%1 of %2 so far, as foretold.</source>
            <translation>%1 of %2 so far, as foretold.</translation>
        </message>
        <message>
            <source>All as foretold (%1).</source>
            <translation>All as foretold (%1).</translation>
        </message>
        <message>
            <source>%1 of %2 as foretold; another fault came before the rest.</source>
            <translation>%1 of %2 as foretold; another fault came before the rest.</translation>
        </message>
        <message>
            <source>Round %1, %2: %3</source>
            <translation>Round %1, %2: %3</translation>
        </message>
        <message>
            <source>In time: at once.</source>
            <translation>In time: at once.</translation>
        </message>
        <message>
            <source>measured: at once, in time</source>
            <translation>measured: at once, in time</translation>
        </message>
        <message>
            <source>measured: after %1 s</source>
            <translation>measured: after %1 s</translation>
        </message>
        <message>
            <source>demanded after %1 s, measured %2 s: %3 s too late</source>
            <translation>demanded after %1 s, measured %2 s: %3 s too late</translation>
        </message>
        <message>
            <source>demanded after %1 s, measured %2 s: earlier, nobody used all the time</source>
            <translation>demanded after %1 s, measured %2 s: earlier, nobody used all the time</translation>
        </message>
        <message>
            <source>demanded after %1 s, measured %2 s: in time</source>
            <translation>demanded after %1 s, measured %2 s: in time</translation>
        </message>
        <message numerus="yes">
            <source>%n came too late.</source>
            <translation>
                <numerusform>%n came too late.</numerusform>
                <numerusform>%n came too late.</numerusform>
            </translation>
        </message>
        <message>
            <source>In time, the last after %1 s.</source>
            <translation>In time, the last after %1 s.</translation>
        </message>
    <message>
            <source>Ball out of the wheel</source>
            <translation>Ball out of the wheel</translation>
        </message>
        <message>
            <source>Exchange of the balls</source>
            <translation>Exchange of the balls</translation>
        </message>
        <message>
            <source>The ball leaps out of the wheel and is not found: another one takes its place.</source>
            <translation>The ball leaps out of the wheel and is not found: another one takes its place.</translation>
        </message>
        <message>
            <source>The other of the two balls is taken, as every hour.</source>
            <translation>The other of the two balls is taken, as every hour.</translation>
        </message>
        <message>
            <source>Not while the ball runs.</source>
            <translation>Not while the ball runs.</translation>
        </message>
        <message>
            <source>%1 of %2 came as foretold; the table was left, or the program ended, before the others could come.</source>
            <translation>%1 of %2 came as foretold; the table was left, or the program ended, before the others could come.</translation>
        </message>
    </context>
    <context>
        <name>FaultChoice</name>
        <message>
            <source>%1: not now. %2</source>
            <translation>%1: not now. %2</translation>
        </message>
    </context>
    <context>
        <name>FaultLine</name>
        <message>
            <source>It came: %1</source>
            <translation>It came: %1</translation>
        </message>
        <message>
            <source>Rules: %1</source>
            <translation>Rules: %1</translation>
        </message>
    </context>
    <context>
        <name>FaultPanel</name>
        <message>
            <source>Fault injector</source>
            <translation>Fault injector</translation>
        </message>
        <message>
            <source>Faults</source>
            <translation>Faults</translation>
        </message>
        <message numerus="yes">
            <source>%n caused here</source>
            <translation>
                <numerusform>%n caused here</numerusform>
                <numerusform>%n caused here</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the trace (Ctrl+F)</source>
            <translation>Back to the trace (Ctrl+F)</translation>
        </message>
        <message>
            <source>What can go wrong</source>
            <translation>What can go wrong</translation>
        </message>
        <message>
            <source>Whose line</source>
            <translation>Whose connection</translation>
        </message>
        <message>
            <source>Cause it now</source>
            <translation>Cause it now</translation>
        </message>
        <message>
            <source>Causes the chosen fault at this table (Enter in the list)</source>
            <translation>Causes the chosen fault at this table (Enter in the list)</translation>
        </message>
        <message>
            <source>What is shown below</source>
            <translation>What is shown below</translation>
        </message>
        <message>
            <source>What the rules demand now</source>
            <translation>What the rules demand now</translation>
        </message>
        <message>
            <source>What has come of it</source>
            <translation>What followed</translation>
        </message>
    </context>
    <context>
        <name>StudyTitle</name>
        <message>
            <source>The study's title</source>
            <translation>The study's title</translation>
        </message>
        <message>
            <source>Its file is called so, too.</source>
            <translation>Its file takes this name, too.</translation>
        </message>
        <message>
            <source>Into the bin</source>
            <translation>Into the bin</translation>
        </message>
        <message>
            <source>The whole file goes into the desktop's bin, from where it can be taken back</source>
            <translation>The whole file goes into the desktop's bin, from where it can be taken back</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Rename</translation>
        </message>
        <message>
            <source>The study needs a title</source>
            <translation>The study needs a title</translation>
        </message>
        <message>
            <source>Title of the study</source>
            <translation>Title of the study</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::DisputeDesk</name>
        <message>
            <source>Complaint about round %1</source>
            <translation>Complaint about round %1</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Outcome</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>Staked and returned</source>
            <translation>Staked and returned</translation>
        </message>
        <message>
            <source>Nobody is named</source>
            <translation>Nobody is named</translation>
        </message>
        <message>
            <source>No rule is named</source>
            <translation>No rule is named</translation>
        </message>
        <message>
            <source>complaint</source>
            <translation>complaint</translation>
        </message>
        <message>
            <source>Fault caused</source>
            <translation>Fault caused</translation>
        </message>
        <message>
            <source>by an inspector, in this round</source>
            <translation>by an inspector, in this round</translation>
        </message>
    </context>
    <context>
        <name>DisputeSheet</name>
        <message>
            <source>Right after event %1: %2</source>
            <translation>Right after event %1: %2</translation>
        </message>
        <message>
            <source>No picture: nothing of what pictures show lay there yet right after event(s) %1.</source>
            <translation>No picture: right after event(s) %1 there was nothing yet for a picture to show.</translation>
        </message>
        <message>
            <source>“%1” (as it was typed)</source>
            <translation>“%1” (as it was typed)</translation>
        </message>
        <message>
            <source>The round can't be read from the record any more: its facts are those that were taken down when the complaint was written.</source>
            <translation>The round can't be read from the record any more: its facts are those that were taken down when the complaint was written.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>Start and end</source>
            <translation>Start and end</translation>
        </message>
        <message>
            <source>Staked and returned</source>
            <translation>Staked and returned</translation>
        </message>
        <message>
            <source>Rules and program</source>
            <translation>Rules and program</translation>
        </message>
        <message>
            <source>Not decided yet</source>
            <translation>Not decided yet</translation>
        </message>
        <message>
            <source>Error of the table</source>
            <translation>Error of the table</translation>
        </message>
        <message>
            <source>Error of the player</source>
            <translation>Error of the player</translation>
        </message>
        <message>
            <source>No error</source>
            <translation>No error</translation>
        </message>
        <message>
            <source>Complaint about round %1</source>
            <translation>Complaint about round %1</translation>
        </message>
        <message>
            <source>A draft: the finding is still open.</source>
            <translation>A draft: the finding is still open.</translation>
        </message>
        <message>
            <source>Mesa Viva %1 · complaint about round %2 · printed %3</source>
            <translation>Mesa Viva %1 · complaint about round %2 · printed %3</translation>
        </message>
        <message>
            <source>The round</source>
            <translation>The round</translation>
        </message>
        <message>
            <source>What is complained about</source>
            <translation>What is complained about</translation>
        </message>
        <message>
            <source>What was reviewed</source>
            <translation>What was reviewed</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>What was found</translation>
        </message>
        <message>
            <source>Remarks</source>
            <translation>Remarks</translation>
        </message>
        <message>
            <source>Inspector</source>
            <translation>Inspector</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>For the player</source>
            <translation>For the player</translation>
        </message>
        <message>
            <source>Nothing was put down.</source>
            <translation>Nothing was put down.</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Round</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Player</translation>
        </message>
        <message>
            <source>nobody is named</source>
            <translation>nobody is named</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Outcome</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>Check of the round</source>
            <translation>Check of the round</translation>
        </message>
        <message>
            <source>The round was not checked.</source>
            <translation>The round was not checked.</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>No moment of the round was picked out.</source>
            <translation>No moment of the round was picked out.</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Event</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Time</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>What happened</translation>
        </message>
        <message>
            <source>Right after event %1</source>
            <translation>Right after event %1</translation>
        </message>
        <message>
            <source>The round is played again at such a moment with: mesaviva play %1</source>
            <translation>The round is played again at such a moment with: mesaviva play %1</translation>
        </message>
        <message>
            <source>Finding</source>
            <translation>Finding</translation>
        </message>
        <message>
            <source>Sum in dispute</source>
            <translation>Sum in dispute</translation>
        </message>
        <message>
            <source>none was named</source>
            <translation>none was named</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Rule</translation>
        </message>
        <message>
            <source>Fault caused</source>
            <translation>Fault caused</translation>
        </message>
        <message>
            <source>by an inspector, in this round</source>
            <translation>by an inspector, in this round</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::FoundRoundModel</name>
        <message>
            <source>void</source>
            <translation>void</translation>
        </message>
        <message>
            <source>running</source>
            <translation>running</translation>
        </message>
        <message>
            <source>staked %1</source>
            <translation>staked %1</translation>
        </message>
        <message>
            <source>fault caused</source>
            <translation>fault caused</translation>
        </message>
    </context>
    <context>
        <name>HandedOver</name>
        <message>
            <source>%1 is there already, and was not written here: nothing was written over it. Choose another name.</source>
            <translation>%1 is there already, and was not written here: nothing was written over it. Choose another name.</translation>
        </message>
        <message>
            <source>Saved: %1, with the same facts as JSON and the sums of both beside it.</source>
            <translation>Saved: %1, with the same facts as JSON and the checksums of both beside it.</translation>
        </message>
        <message>
            <source>The folder %1 can't be written to.</source>
            <translation>The folder %1 can't be written to.</translation>
        </message>
        <message>
            <source>The disk is full: %1 was not written.</source>
            <translation>The disk is full: %1 was not written.</translation>
        </message>
        <message>
            <source>%1 can't be written.</source>
            <translation>%1 can't be written.</translation>
        </message>
        <message>
            <source>Stopped: nothing was written.</source>
            <translation>Stopped: nothing was written.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::InspectionFile</name>
        <message>
            <source>The file that was kept can't be read. It is left as it is, in %1.</source>
            <translation>The file that was kept can't be read. It is left as it is, in %1.</translation>
        </message>
        <message>
            <source>The file in %1 can't be read. What is written now is not kept.</source>
            <translation>The file in %1 can't be read. What is written now is not kept.</translation>
        </message>
        <message>
            <source>The draft can't be kept in %1: the folder can't be written to, or the disk is full.</source>
            <translation>The draft can't be kept in %1: the folder can't be written to, or the disk is full.</translation>
        </message>
        <message>
            <source>Another window of Mesa Viva keeps the file of this inspection. What is added in this one is not kept.</source>
            <translation>Another window of Mesa Viva keeps the file of this inspection. What is added in this one is not kept.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::MomentListModel</name>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RecallDesk</name>
        <message>
            <source>The list ends at %1: ask for less.</source>
            <translation>The list ends at %1: narrow the search.</translation>
        </message>
        <message>
            <source>Any outcome</source>
            <translation>Any outcome</translation>
        </message>
        <message>
            <source>All significant events</source>
            <translation>All significant events</translation>
        </message>
        <message>
            <source>A round has a number such as 3-12: table and round.</source>
            <translation>A round has a number such as 3-12: table and round.</translation>
        </message>
        <message>
            <source>A date and time are written such as 23/11 21:30, 23/11/2026, or 21:30 for today.</source>
            <translation>A date and time are written like 23/11 21:30, 23/11/2026, or 21:30 for today.</translation>
        </message>
        <message>
            <source>A sum is written such as 12,50.</source>
            <translation>A sum is written like 12.50.</translation>
        </message>
        <message numerus="yes">
            <source>%n significant event(s); %1 events looked through</source>
            <translation>
                <numerusform>%n significant event; %1 events looked through</numerusform>
                <numerusform>%n significant events; %1 events looked through</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) found; %1 looked through</source>
            <translation>
                <numerusform>%n round found; %1 looked through</numerusform>
                <numerusform>%n rounds found; %1 looked through</numerusform>
            </translation>
        </message>
        <message>
            <source>Any outcome (only the first %1 are listed)</source>
            <translation>Any outcome (only the first %1 are listed)</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RecalledRound</name>
        <message>
            <source>There is no such round on record.</source>
            <translation>There is no such round on record.</translation>
        </message>
        <message>
            <source>Opened</source>
            <translation>Opened</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>Closed</translation>
        </message>
        <message>
            <source>not yet: it is still being played</source>
            <translation>not yet: it is still being played</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Outcome</translation>
        </message>
        <message>
            <source>Void because</source>
            <translation>Void because</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Staked, real players</source>
            <translation>Staked, real players</translation>
        </message>
        <message>
            <source>Returned, real players</source>
            <translation>Returned, real players</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>House rules</translation>
        </message>
        <message>
            <source>%1 (simulated)</source>
            <translation>%1 (simulated)</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>a crowd of %1</source>
            <translation>a crowd of %1</translation>
        </message>
        <message>
            <source>Simulated</source>
            <translation>Simulated</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>nobody</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>number %1, opened %2</source>
            <translation>number %1, opened %2</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Program</translation>
        </message>
        <message>
            <source>Rule set</source>
            <translation>Rule set</translation>
        </message>
        <message>
            <source>SHA-256 of the settings</source>
            <translation>SHA-256 of the settings</translation>
        </message>
        <message>
            <source>Commitment</source>
            <translation>Commitment</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seed</translation>
        </message>
        <message>
            <source>Chain at the round's end</source>
            <translation>Chain at the round's end</translation>
        </message>
        <message>
            <source>Fault caused</source>
            <translation>Fault caused</translation>
        </message>
        <message>
            <source>by an inspector, in this round</source>
            <translation>by an inspector, in this round</translation>
        </message>
    <message>
            <source>This program, SHA-256</source>
            <translation>This program, SHA-256</translation>
        </message>
        <message>
            <source>Its assets, SHA-256</source>
            <translation>Its assets, SHA-256</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::ReportDesk</name>
        <message>
            <source>%1 Faults caused: %2.</source>
            <translation>%1 Faults caused: %2.</translation>
        </message>
        <message>
            <source>complaints</source>
            <translation>complaints</translation>
        </message>
        <message>
            <source>notes</source>
            <translation>notes</translation>
        </message>
        <message>
            <source>sheets of rounds</source>
            <translation>sheets of rounds</translation>
        </message>
        <message>
            <source>tables</source>
            <translation>tables</translation>
        </message>
        <message>
            <source>rounds that were looked at</source>
            <translation>rounds that were looked at</translation>
        </message>
        <message>
            <source>The file is full: it takes in no more %1. Save its report, and begin anew.</source>
            <translation>The file is full: it takes in no more %1. Save its report, and begin anew.</translation>
        </message>
        <message>
            <source>Complaint about round %1</source>
            <translation>Complaint about round %1</translation>
        </message>
        <message>
            <source>Note at event %1 of round %2</source>
            <translation>Note at event %1 of round %2</translation>
        </message>
        <message>
            <source>Sheet of round %1</source>
            <translation>Sheet of round %1</translation>
        </message>
        <message>
            <source>bound in whole</source>
            <translation>bound in whole</translation>
        </message>
        <message>
            <source>Table %1</source>
            <translation>Table %1</translation>
        </message>
        <message>
            <source>settings and ledger</source>
            <translation>settings and ledger</translation>
        </message>
        <message>
            <source>inspection</source>
            <translation>inspection</translation>
        </message>
        <message>
            <source>Chance was tested: passed.</source>
            <translation>Chance was tested: passed.</translation>
        </message>
        <message>
            <source>Chance was tested: not passed.</source>
            <translation>Chance was tested: not passed.</translation>
        </message>
        <message>
            <source>Note on what came back</source>
            <translation>Note on what came back</translation>
        </message>
        <message>
            <source>notes on what came back</source>
            <translation>notes on what came back</translation>
        </message>
    <message>
            <source>Program, SHA-256: %1</source>
            <translation>Program, SHA-256: %1</translation>
        </message>
        <message>
            <source>Its assets, SHA-256: %1</source>
            <translation>Its assets, SHA-256: %1</translation>
        </message>
        <message>
            <source>Event %1 is not in the trace any more.</source>
            <translation>Event %1 is not in the trace any more.</translation>
        </message>
        <message>
            <source>What happens at this table is kept nowhere: a note at it could not be found again.</source>
            <translation>What happens at this table is kept nowhere: a note at it could not be found again.</translation>
        </message>
        <message>
            <source>Note at event %1 of “%2”</source>
            <extracomment>%1 the number of an event, %2 what a scenario or a lesson is called</extracomment>
            <translation>Note at event %1 of “%2”</translation>
        </message>
        <message>
            <source>corrections</source>
            <translation>corrections</translation>
        </message>
        <message>
            <source>Of the faults that were caused it keeps the last %1.</source>
            <extracomment>%1 how many</extracomment>
            <translation>Of the faults that were caused it keeps the last %1.</translation>
        </message>
        <message>
            <source>scenarios that were played</source>
            <translation>scenarios that were played</translation>
        </message>
        <message>
            <source>verifications</source>
            <translation>verifications</translation>
        </message>
        <message>
            <source>Verifications: %1.</source>
            <extracomment>%1 how many</extracomment>
            <translation>Verifications: %1.</translation>
        </message>
    </context>
    <context>
        <name>InspectionReport</name>
        <message>
            <source>Noted at</source>
            <translation>Noted at</translation>
        </message>
        <message>
            <source>None was caused %1.</source>
            <translation>None was caused %1.</translation>
        </message>
        <message>
            <source>Caused %1:</source>
            <translation>Caused %1:</translation>
        </message>
        <message>
            <source>since this inspection was begun at %1</source>
            <translation>since this inspection was begun at %1</translation>
        </message>
        <message>
            <source>Rounds that are not closed, whose seeds are still sealed: %1. Rounds whose outcome a scenario or a person has given: %2. Removed by their player's wish, and not checked: %3 tables, %4 rounds.</source>
            <translation>Rounds that are not closed, whose seeds are still sealed: %1. Rounds whose outcome a scenario or a person has given: %2. Removed at their player's wish, and not checked: %3 tables, %4 rounds.</translation>
        </message>
        <message>
            <source>Significant events</source>
            <translation>Significant events</translation>
        </message>
        <message>
            <source>Of the tables that were looked at: faults and what was put back, void rounds, refusals, changed settings, and wins from %1 on, those of simulated players, too.</source>
            <translation>Of the tables that were looked at: faults and what was put back, void rounds, refusals, changed settings, and wins from %1 on, those of simulated players, too.</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Time</translation>
        </message>
        <message>
            <source>There are more: the list ends at %1.</source>
            <translation>There are more: the list ends at %1.</translation>
        </message>
        <message>
            <source>could not be read</source>
            <translation>could not be read</translation>
        </message>
        <message>
            <source>Chips</source>
            <translation>Chips</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>All players</translation>
        </message>
        <message>
            <source>What could not be read</source>
            <translation>What could not be read</translation>
        </message>
        <message>
            <source>Report of an inspection</source>
            <translation>Report of an inspection</translation>
        </message>
        <message>
            <source>Mesa Viva %1 · report of an inspection, %2</source>
            <translation>Mesa Viva %1 · report of an inspection, %2</translation>
        </message>
        <message>
            <source>Not on record any more, and left out: %1</source>
            <translation>Not on record any more, and left out: %1</translation>
        </message>
        <message>
            <source>The inspection</source>
            <translation>The inspection</translation>
        </message>
        <message>
            <source>What was looked at</source>
            <translation>What was looked at</translation>
        </message>
        <message>
            <source>Complaints</source>
            <translation>Complaints</translation>
        </message>
        <message>
            <source>Notes at events</source>
            <translation>Notes at events</translation>
        </message>
        <message>
            <source>Faults that were caused</source>
            <translation>Faults that were caused</translation>
        </message>
        <message>
            <source>Check of the record</source>
            <translation>Check of the record</translation>
        </message>
        <message>
            <source>This player's points</source>
            <translation>This player's points</translation>
        </message>
        <message>
            <source>Inspector</source>
            <translation>Inspector</translation>
        </message>
        <message>
            <source>nobody has signed</source>
            <translation>nobody has signed</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Program</translation>
        </message>
        <message>
            <source>SHA-256 of the program's file</source>
            <translation>SHA-256 of the program's file</translation>
        </message>
        <message>
            <source>Head of the record's chain</source>
            <translation>Head of the record's chain</translation>
        </message>
        <message>
            <source>The record</source>
            <translation>The record</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Tables</translation>
        </message>
        <message>
            <source>No table was looked at.</source>
            <translation>No table was looked at.</translation>
        </message>
        <message>
            <source>Opened</source>
            <translation>Opened</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Rule set</source>
            <translation>Rule set</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>House rules</translation>
        </message>
        <message>
            <source>a crowd of %1</source>
            <translation>a crowd of %1</translation>
        </message>
        <message>
            <source>Simulated</source>
            <translation>Simulated</translation>
        </message>
        <message>
            <source>nobody</source>
            <translation>nobody</translation>
        </message>
        <message>
            <source>SHA-256 of the settings</source>
            <translation>SHA-256 of the settings</translation>
        </message>
        <message>
            <source>Table %1</source>
            <translation>Table %1</translation>
        </message>
        <message>
            <source>No round was played again or read.</source>
            <translation>No round was played again or read.</translation>
        </message>
        <message>
            <source>Rounds that were played again or read: %1</source>
            <translation>Rounds that were played again or read: %1</translation>
        </message>
        <message>
            <source>There were none.</source>
            <translation>There were none.</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Round</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Player</translation>
        </message>
        <message>
            <source>Finding</source>
            <translation>Finding</translation>
        </message>
        <message>
            <source>Sum</source>
            <translation>Sum</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Rule</translation>
        </message>
        <message>
            <source>Initials</source>
            <translation>Initials</translation>
        </message>
        <message>
            <source>There are none.</source>
            <translation>There are none.</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Event</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>What happened</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Fault</translation>
        </message>
        <message>
            <source>What came of it</source>
            <translation>Outcome</translation>
        </message>
        <message>
            <source>The whole record was not checked for this report.</source>
            <translation>The whole record was not checked for this report.</translation>
        </message>
        <message>
            <source>The record is not as it must be: %1</source>
            <translation>The record is not as it must be: %1</translation>
        </message>
        <message>
            <source>The record is whole. Events in the chain: %1; rounds played again: %2; outcomes made from their seeds: %3; settlements computed anew: %4.</source>
            <translation>The record is whole. Events in the chain: %1; rounds played again: %2; outcomes made from their seeds: %3; settlements computed anew: %4.</translation>
        </message>
        <message>
            <source>the accounts do not add up</source>
            <translation>the accounts do not add up</translation>
        </message>
        <message>
            <source>the list of rounds says something else</source>
            <translation>the list of rounds says something else</translation>
        </message>
        <message>
            <source>the points of %1 are not what the events say</source>
            <translation>the points of %1 are not what the events say</translation>
        </message>
        <message>
            <source>It does not balance: %1.</source>
            <translation>It does not balance: %1.</translation>
        </message>
        <message>
            <source>The accounts balance to the cent. The last round was never closed: its stakes are still on their way.</source>
            <translation>The accounts balance to the cent. The last round was never closed: its stakes are still on their way.</translation>
        </message>
        <message>
            <source>It balances to the cent: the accounts add up to zero after every event, each player's points are what the events say, and the list of rounds says the same.</source>
            <translation>It balances to the cent: the accounts add up to zero after every event, each player's points are what the events say, and the list of rounds says the same.</translation>
        </message>
        <message>
            <source>Account</source>
            <translation>Account</translation>
        </message>
        <message>
            <source>At the opening</source>
            <translation>At the opening</translation>
        </message>
        <message>
            <source>In</source>
            <translation>In</translation>
        </message>
        <message>
            <source>Out</source>
            <translation>Out</translation>
        </message>
        <message>
            <source>At the close</source>
            <translation>At the close</translation>
        </message>
        <message>
            <source>All accounts</source>
            <translation>All accounts</translation>
        </message>
        <message>
            <source>Came with</source>
            <translation>Came with</translation>
        </message>
        <message>
            <source>Free points</source>
            <translation>Free points</translation>
        </message>
        <message>
            <source>Staked</source>
            <translation>Staked</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Returned</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>On the table</translation>
        </message>
        <message>
            <source>In the end</source>
            <translation>In the end</translation>
        </message>
        <message>
            <source>%1 (simulated)</source>
            <translation>%1 (simulated)</translation>
        </message>
        <message>
            <source>Ledger of table %1</source>
            <translation>Ledger of table %1</translation>
        </message>
        <message>
            <source>No round of this player is on record.</source>
            <translation>No round of this player is on record.</translation>
        </message>
        <message>
            <source>Rounds on record</source>
            <translation>Rounds on record</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <translation>Before the first round</translation>
        </message>
        <message>
            <source>Won or lost in all rounds</source>
            <translation>Won or lost in all rounds</translation>
        </message>
        <message>
            <source>Free points meanwhile</source>
            <translation>Free points meanwhile</translation>
        </message>
        <message>
            <source>After the last round</source>
            <translation>After the last round</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pass</translation>
        </message>
        <message>
            <source>Fail</source>
            <translation>Fail</translation>
        </message>
        <message>
            <source>Not applicable</source>
            <translation>Not applicable</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Title</translation>
        </message>
        <message>
            <source>Acted</source>
            <translation>Acted</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Remark</source>
            <translation>Remark</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>yes</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Rules</translation>
        </message>
        <message>
            <source>Issuer of free points</source>
            <translation>Issuer of free points</translation>
        </message>
        <message>
            <source>House</source>
            <translation>House</translation>
        </message>
        <message>
            <source>Players' points</source>
            <translation>Players' points</translation>
        </message>
        <message>
            <source>Stakes on the table</source>
            <translation>Stakes on the table</translation>
        </message>
        <message>
            <source>Simulated crowd</source>
            <translation>Simulated crowd</translation>
        </message>
        <message>
            <source>Price of the cards</source>
            <translation>Price of the cards</translation>
        </message>
        <message>
            <source>Prizes to be paid</source>
            <translation>Prizes to be paid</translation>
        </message>
        <message>
            <source>Carried to the next round</source>
            <translation>Carried to the next round</translation>
        </message>
        <message>
            <source>Bingo jackpot</source>
            <translation>Bingo jackpot</translation>
        </message>
        <message>
            <source>Line jackpot</source>
            <translation>Line jackpot</translation>
        </message>
        <message>
            <source>Test of chance</source>
            <translation>Test of chance</translation>
        </message>
        <message>
            <source>Chance was not tested for this report.</source>
            <translation>Chance was not tested for this report.</translation>
        </message>
        <message>
            <source>Tested %1, on its own, independently of any round on record.</source>
            <translation>Tested %1, on its own, independently of any round on record.</translation>
        </message>
        <message>
            <source>What</source>
            <translation>What</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Test</translation>
        </message>
        <message>
            <source>Statistic</source>
            <translation>Statistic</translation>
        </message>
        <message>
            <source>p</source>
            <translation>p</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>Passed</translation>
        </message>
        <message>
            <source>Read at</source>
            <translation>Read at</translation>
        </message>
        <message>
            <source>was only read for this report, all parts as they stood at that one moment; tables that were inspected live are on it like any other</source>
            <translation>was only read for this report, all parts as they stood at that one moment; tables that were inspected live are in it like any other</translation>
        </message>
        <message>
            <source>What came back</source>
            <translation>What came back</translation>
        </message>
        <message>
            <source>It could not be read.</source>
            <translation>It could not be read.</translation>
        </message>
        <message>
            <source>Nothing was staked.</source>
            <translation>Nothing was staked.</translation>
        </message>
        <message>
            <source>Of all rounds on record but scripted and void ones, for everybody at the tables; of a void round of bingo what had been drawn counts. What is fair lies in its band 99 times in 100, however much was played (Bernstein).</source>
            <translation>Of all rounds on record but scripted and void ones, for everybody at the tables; of a void round of bingo what had been drawn counts. What is fair lies in its band 99 times in 100, however much was played (Bernstein).</translation>
        </message>
        <message>
            <source>Which rounds</source>
            <translation>Which rounds</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Came back</source>
            <translation>Came back</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Expected</translation>
        </message>
        <message>
            <source>Band of 99 %</source>
            <translation>Band of 99%</translation>
        </message>
        <message>
            <source>Inside</source>
            <translation>Inside</translation>
        </message>
        <message>
            <source>%1, %2 (%3)</source>
            <translation>%1, %2 (%3)</translation>
        </message>
        <message>
            <source>noted</source>
            <translation>noted</translation>
        </message>
        <message>
            <source>without a note</source>
            <translation>without a note</translation>
        </message>
        <message>
            <source>Outside its band: %1.</source>
            <translation>Outside its band: %1.</translation>
        </message>
        <message>
            <source>Of the rounds in this report an inspector has caused a fault in: %1</source>
            <translation>Of the rounds in this report an inspector has caused a fault in: %1</translation>
        </message>
        <message>
            <source>Table time</source>
            <translation>Table time</translation>
        </message>
    <message>
            <source>SHA-256 of its assets</source>
            <translation>SHA-256 of its assets</translation>
        </message>
        <message>
            <source>Entry taken back</source>
            <translation>Entry taken back</translation>
        </message>
        <message>
            <source>Corrections</source>
            <translation>Corrections</translation>
        </message>
        <message>
            <source>None was made at the tables that were looked at.</source>
            <translation>None was made at the tables that were looked at.</translation>
        </message>
        <message>
            <source>Nothing on record is ever changed: a correction is an event of its own.</source>
            <translation>Nothing on record is ever changed: a correction is an event of its own.</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Before</translation>
        </message>
        <message>
            <source>After</source>
            <translation>After</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Who</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Why</translation>
        </message>
        <message>
            <source>in this inspection</source>
            <translation>in this inspection</translation>
        </message>
        <message>
            <source>Not seen to act in a trace %1:</source>
            <extracomment>%1 since when</extracomment>
            <translation>Not seen to act in a trace %1:</translation>
        </message>
        <message>
            <source>On record</source>
            <translation>On record</translation>
        </message>
        <message>
            <source>Scenarios that were played:</source>
            <translation>Scenarios that were played:</translation>
        </message>
        <message>
            <source>without a title</source>
            <translation>without a title</translation>
        </message>
        <message>
            <source>What was verified</source>
            <translation>What was verified</translation>
        </message>
        <message>
            <source>Nothing was verified besides.</source>
            <translation>Nothing was verified besides.</translation>
        </message>
        <message>
            <source>Each of them balances to the cent.</source>
            <translation>Each of them balances to the cent.</translation>
        </message>
        <message>
            <source>Tables that do not balance or can't be read: %1.</source>
            <extracomment>%1 numbers of tables</extracomment>
            <translation>Tables that do not balance or can't be read: %1.</translation>
        </message>
        <message>
            <source>All tables on record: %1; rounds that were closed: %2. Those who are not simulated have staked %3, and %4 came back.</source>
            <extracomment>%1 and %2 how many; %3 and %4 amounts</extracomment>
            <translation>All tables on record: %1; rounds that were closed: %2. Those who are not simulated have staked %3, and %4 came back.</translation>
        </message>
        <message>
            <source>Ledger of the whole record</source>
            <translation>Ledger of the whole record</translation>
        </message>
        <message>
            <source>Given from outside, by a scenario or from real equipment: %1.</source>
            <extracomment>%1 how many</extracomment>
            <translation>Given from outside, by a scenario or from real equipment: %1.</translation>
        </message>
        <message>
            <source>Nothing has left its band: in all, in the month, in the last 30 days and in the last day up to the newest round.</source>
            <translation>Nothing has left its band: in all, in the month, in the last 30 days and in the last day up to the newest round.</translation>
        </message>
        <message>
            <source>%1, up to %2</source>
            <translation>%1, up to %2</translation>
        </message>
        <message>
            <source>Tested %1, before the program was started anew, with %2 rounds of each game.</source>
            <translation>Tested %1, before the program was started anew, with %2 rounds of each game.</translation>
        </message>
        <message>
            <source>All tests were passed.</source>
            <translation>All tests were passed.</translation>
        </message>
        <message>
            <source>Not all tests were passed.</source>
            <translation>Not all tests were passed.</translation>
        </message>
        <message>
            <source>The line below makes it again, with every figure:</source>
            <translation>The line below makes it again, with every figure:</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::SignificantModel</name>
        <message>
            <source>Faults and what was restored</source>
            <translation>Faults and what was restored</translation>
        </message>
        <message>
            <source>Void rounds</source>
            <translation>Void rounds</translation>
        </message>
        <message>
            <source>Refusals</source>
            <translation>Refusals</translation>
        </message>
        <message>
            <source>Restarts after a sudden end</source>
            <translation>Restarts after a sudden end</translation>
        </message>
        <message>
            <source>Tables opened</source>
            <translation>Tables opened</translation>
        </message>
        <message>
            <source>Settings or program changed</source>
            <translation>Settings or program changed</translation>
        </message>
        <message>
            <source>Large wins</source>
            <translation>Large wins</translation>
        </message>
        <message>
            <source>Rounds removed</source>
            <translation>Rounds removed</translation>
        </message>
        <message>
            <source>Large win: %1</source>
            <translation>Large win: %1</translation>
        </message>
        <message>
            <source>Restart: interrupted rounds were ended by the rules</source>
            <translation>Restart: interrupted rounds were ended by the rules</translation>
        </message>
        <message>
            <source>Table opened with other settings than the one before</source>
            <translation>Table opened with other settings than the one before</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>Table %1</source>
            <translation>Table %1</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) removed by the player's wish</source>
            <translation>
                <numerusform>%n round removed at the player's wish</numerusform>
                <numerusform>%n rounds removed at the player's wish</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 (simulated)</source>
            <translation>%1 (simulated)</translation>
        </message>
        <message numerus="yes">
            <source>%n simulated player(s)</source>
            <translation>
                <numerusform>%n simulated player</numerusform>
                <numerusform>%n simulated players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DisputeDialog</name>
        <message>
            <source>Stop checking</source>
            <translation>Stop checking</translation>
        </message>
        <message>
            <source>Check the round</source>
            <translation>Check the round</translation>
        </message>
        <message>
            <source>Plays its table again from the opening up to this round, and compares every event (Ctrl+E)</source>
            <translation>Plays its table again from the opening up to this round, and compares every event (Ctrl+E)</translation>
        </message>
        <message>
            <source>The round is being checked</source>
            <translation>The round is being checked</translation>
        </message>
        <message>
            <source>What is typed is kept at once, in this inspection's file.</source>
            <translation>What is typed is kept at once, in this inspection's file.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Takes the last change back (Ctrl+Z)</source>
            <translation>Takes the last change back (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Nothing has been changed</source>
            <translation>Nothing has been changed</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Redo</translation>
        </message>
        <message>
            <source>Makes the change again (Ctrl+Shift+Z)</source>
            <translation>Makes the change again (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <source>Nothing has been taken back</source>
            <translation>Nothing has been taken back</translation>
        </message>
        <message>
            <source>Save the sheet</source>
            <translation>Save the sheet</translation>
        </message>
        <message>
            <source>PDF and JSON, with the sums of both (Ctrl+S)</source>
            <translation>PDF and JSON, with the checksums of both (Ctrl+S)</translation>
        </message>
        <message>
            <source>A moment, please</source>
            <translation>A moment, please</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Moments for the sheet</source>
            <translation>Moments for the sheet</translation>
        </message>
        <message>
            <source>Space picks an event; the sheet has it with a picture of the round right after it, twelve at most.</source>
            <translation>Space picks an event; the sheet has it with a picture of the round right after it, twelve at most.</translation>
        </message>
        <message>
            <source>Moments of the round</source>
            <translation>Moments of the round</translation>
        </message>
        <message>
            <source>The round is being read…</source>
            <translation>The round is being read…</translation>
        </message>
        <message>
            <source>The round is not on record any more. The draft has what was picked.</source>
            <translation>The round is not on record any more. The draft has what was picked.</translation>
        </message>
    </context>
    <context>
        <name>DisputeForm</name>
        <message>
            <source>Who complains</source>
            <translation>Who complains</translation>
        </message>
        <message>
            <source>Whose error was it?</source>
            <translation>Whose error was it?</translation>
        </message>
        <message>
            <source>Undecided</source>
            <translation>Undecided</translation>
        </message>
        <message>
            <source>The table's</source>
            <translation>The table's</translation>
        </message>
        <message>
            <source>The player's</source>
            <translation>The player's</translation>
        </message>
        <message>
            <source>Nobody's</source>
            <translation>Nobody's</translation>
        </message>
        <message>
            <source>What is complained about</source>
            <translation>What is complained about</translation>
        </message>
        <message>
            <source>Sum in dispute</source>
            <translation>Sum in dispute</translation>
        </message>
        <message>
            <source>A sum is written such as 12,50.</source>
            <translation>A sum is written like 12.50.</translation>
        </message>
        <message>
            <source>Rule that decides</source>
            <translation>Rule that decides</translation>
        </message>
        <message>
            <source>Remarks</source>
            <translation>Remarks</translation>
        </message>
        <message>
            <source>Inspector's initials</source>
            <translation>Inspector's initials</translation>
        </message>
        <message>
            <source>Initials</source>
            <translation>Initials</translation>
        </message>
    </context>
    <context>
        <name>FilePart</name>
        <message>
            <source>Take up again: %1</source>
            <translation>Take up again: %1</translation>
        </message>
        <message>
            <source>Take out: %1</source>
            <translation>Take out: %1</translation>
        </message>
    </context>
    <context>
        <name>FileSaver</name>
        <message>
            <source>Save as PDF, with JSON and sums beside it</source>
            <translation>Save as PDF, with JSON and checksums beside it</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
    </context>
    <context>
        <name>RecallDetail</name>
        <message>
            <source>What is shown of the round</source>
            <translation>What is shown of the round</translation>
        </message>
        <message>
            <source>Its table</source>
            <translation>Its table</translation>
        </message>
        <message>
            <source>What the record knows of the round and its table</source>
            <translation>What the record knows of the round and its table</translation>
        </message>
        <message>
            <source>The round is still being played: what happens in it is shown once it has closed.</source>
            <translation>The round is still being played: what happens in it is shown once it has closed.</translation>
        </message>
        <message>
            <source>The round is being read…</source>
            <translation>The round is being read…</translation>
        </message>
        <message>
            <source>Choose a round: what the record knows of it stands here.</source>
            <translation>Choose a round: what the record knows of it appears here.</translation>
        </message>
        <message>
            <source>What happened in the round</source>
            <translation>What happened in the round</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>What happened</translation>
        </message>
    </context>
    <context>
        <name>RecallFields</name>
        <message>
            <source>Opened from this date and time on</source>
            <translation>Opened from this date and time on</translation>
        </message>
        <message>
            <source>Opened up to this date and time</source>
            <translation>Opened up to this date and time</translation>
        </message>
        <message>
            <source>What is looked for</source>
            <translation>What is looked for</translation>
        </message>
        <message>
            <source>Round's number</source>
            <translation>Round's number</translation>
        </message>
        <message>
            <source>Round, 3-12</source>
            <translation>Round, 3-12</translation>
        </message>
        <message>
            <source>Kind of event</source>
            <translation>Kind of event</translation>
        </message>
        <message>
            <source>From date and time</source>
            <translation>From date and time</translation>
        </message>
        <message>
            <source>From 23/11 21:30</source>
            <translation>From 23/11 21:30</translation>
        </message>
        <message>
            <source>To date and time</source>
            <translation>To date and time</translation>
        </message>
        <message>
            <source>To 23/11 21:45</source>
            <translation>To 23/11 21:45</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Player</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Outcome</translation>
        </message>
        <message>
            <source>Choose a game first</source>
            <translation>Choose a game first</translation>
        </message>
        <message>
            <source>Staked at least</source>
            <translation>Staked at least</translation>
        </message>
        <message>
            <source>Staked from</source>
            <translation>Staked from</translation>
        </message>
        <message>
            <source>Won at least</source>
            <translation>Won at least</translation>
        </message>
        <message>
            <source>Won from</source>
            <translation>Won from</translation>
        </message>
        <message>
            <source>A win is large from</source>
            <translation>A win is large from</translation>
        </message>
        <message>
            <source>Large win from 1000</source>
            <translation>Large win from 1000</translation>
        </message>
    </context>
    <context>
        <name>RecallList</name>
        <message>
            <source>Rounds that were found</source>
            <translation>Rounds that were found</translation>
        </message>
        <message>
            <source>Enter plays a round again, S shows its sheet, C begins a complaint, A adds it to the file</source>
            <translation>Enter plays a round again, S shows its sheet, C begins a complaint, A adds it to the file</translation>
        </message>
        <message>
            <source>Significant events</source>
            <translation>Significant events</translation>
        </message>
        <message>
            <source>The record is being searched…</source>
            <translation>The record is being searched…</translation>
        </message>
        <message>
            <source>Nothing on record fits what is looked for.</source>
            <translation>Nothing on record fits what is looked for.</translation>
        </message>
    </context>
    <context>
        <name>RecallSheet</name>
        <message>
            <source>Choose a round first</source>
            <translation>Choose a round first</translation>
        </message>
        <message>
            <source>The round is still being played</source>
            <translation>The round is still being played</translation>
        </message>
        <message>
            <source>Rounds on record</source>
            <translation>Rounds on record</translation>
        </message>
        <message>
            <source>Every round by number, time, table, player, outcome and sum, and the significant events. Nothing here changes the record.</source>
            <translation>Every round by number, time, table, player, outcome and sum, and the significant events. Nothing here changes the record.</translation>
        </message>
        <message>
            <source>The file</source>
            <translation>The file</translation>
        </message>
        <message>
            <source>What this inspection has gathered, and its report (Ctrl+P)</source>
            <translation>What this inspection has gathered, and its report (Ctrl+P)</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Play again</translation>
        </message>
        <message>
            <source>Plays the round again, right after the event that is looked at (Enter in the list)</source>
            <translation>Plays the round again, right after the event that is looked at (Enter in the list)</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Sheet</translation>
        </message>
        <message>
            <source>All facts of the round, to be read, saved and printed (S in the list)</source>
            <translation>All facts of the round, to be read, saved and printed (S in the list)</translation>
        </message>
        <message>
            <source>In the file</source>
            <translation>In the file</translation>
        </message>
        <message>
            <source>Add to the file</source>
            <translation>Add to the file</translation>
        </message>
        <message>
            <source>The round's sheet is bound into the report (A in the list)</source>
            <translation>The round's sheet is bound into the report (A in the list)</translation>
        </message>
        <message>
            <source>Complaint</source>
            <translation>Complaint</translation>
        </message>
        <message>
            <source>A dispute sheet about this round, filled from the record (Ctrl+D, or C in the list)</source>
            <translation>A dispute sheet about this round, filled from the record (Ctrl+D, or C in the list)</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Significant events have no result</source>
            <translation>Significant events have no result</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>What is shown</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Significant events</source>
            <translation>Significant events</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stop</translation>
        </message>
        <message>
            <source>Look further</source>
            <translation>Look further</translation>
        </message>
        <message>
            <source>Looks no further in the record</source>
            <translation>Looks no further in the record</translation>
        </message>
        <message>
            <source>Goes on where the search has stopped</source>
            <translation>Goes on where the search has stopped</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Clear</translation>
        </message>
        <message>
            <source>Nothing is asked for</source>
            <translation>Nothing is asked for</translation>
        </message>
        <message>
            <source>Note at the event that is looked at</source>
            <translation>Note at the event that is looked at</translation>
        </message>
        <message>
            <source>Note at this event, for the file</source>
            <translation>Note at this event, for the file</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>Pin</translation>
        </message>
        <message>
            <source>Puts the note into the file, at the event that is looked at (Enter)</source>
            <translation>Puts the note into the file, at the event that is looked at (Enter)</translation>
        </message>
        <message>
            <source>The note is still empty</source>
            <translation>The note is still empty</translation>
        </message>
    </context>
    <context>
        <name>ReportSheet</name>
        <message>
            <source>Another inspection: everything is taken out, verdicts and remarks on rules too, which can be undone</source>
            <translation>Another inspection: everything is taken out, verdicts and remarks on rules too, which can be undone</translation>
        </message>
        <message>
            <source>The file of this inspection</source>
            <translation>The file of this inspection</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Puts back what was taken out last (Ctrl+Z)</source>
            <translation>Puts back what was taken out last (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Nothing has been taken out</source>
            <translation>Nothing has been taken out</translation>
        </message>
        <message>
            <source>Begin anew</source>
            <translation>Begin anew</translation>
        </message>
        <message>
            <source>The file is empty</source>
            <translation>The file is empty</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stop</translation>
        </message>
        <message>
            <source>Save the report</source>
            <translation>Save the report</translation>
        </message>
        <message>
            <source>PDF and JSON, with the sums of both (Ctrl+S)</source>
            <translation>PDF and JSON, with the checksums of both (Ctrl+S)</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Inspector's initials</source>
            <translation>Inspector's initials</translation>
        </message>
        <message>
            <source>Initials</source>
            <translation>Initials</translation>
        </message>
        <message>
            <source>Check the whole record for the report</source>
            <translation>Check the whole record for the report</translation>
        </message>
        <message>
            <source>Parts of the file</source>
            <translation>Parts of the file</translation>
        </message>
        <message>
            <source>Enter takes a complaint up again, Delete takes a part out</source>
            <translation>Enter takes a complaint up again, Delete takes a part out</translation>
        </message>
        <message>
            <source>Nothing has been gathered yet. Complaints, notes, sheets and the tables that were looked at come to lie here.</source>
            <translation>Nothing has been gathered yet. Complaints, notes, sheets and the tables that were looked at are gathered here.</translation>
        </message>
        <message>
            <source>The report is being made from the record</source>
            <translation>The report is being made from the record</translation>
        </message>
        <message>
            <source>SHA-256 of the PDF: %1</source>
            <translation>SHA-256 of the PDF: %1</translation>
        </message>
        <message>
            <source>To be checked in that folder with: %1</source>
            <translation>To be checked in that folder with: %1</translation>
        </message>
        <message>
            <source>Copy the line</source>
            <translation>Copy the line</translation>
        </message>
    </context>
    <context>
        <name>FileErrorWords</name>
        <message>
            <source>with the full card there is neither line nor four corners</source>
            <translation>with the full card there is neither line nor four corners</translation>
        </message>
        <message>
            <source>bingo 90 has no column prize</source>
            <translation>bingo 90 has no column prize</translation>
        </message>
        <message>
            <source>more than one of line, column and four corners beside bingo</source>
            <translation>more than one of line, column and four corners beside bingo</translation>
        </message>
        <message>
            <source>a line needs a direction</source>
            <translation>a line needs a direction</translation>
        </message>
        <message>
            <source>in bingo 90 lines are horizontal</source>
            <translation>in bingo 90 lines are horizontal</translation>
        </message>
        <message>
            <source>a pattern without a number</source>
            <translation>a pattern without a number</translation>
        </message>
        <message>
            <source>both jackpots take more than 5 per cent together</source>
            <translation>both jackpots take more than 5 per cent together</translation>
        </message>
        <message>
            <source>it can't be won within so few balls, or there is no line</source>
            <translation>it can't be won within so few balls, or there is no line</translation>
        </message>
        <message>
            <source>so the crowd is called</source>
            <translation>so the crowd is called</translation>
        </message>
        <message>
            <source>not made of zeros and ones</source>
            <translation>not made of zeros and ones</translation>
        </message>
        <message>
            <source>another length than "sale_seconds"</source>
            <translation>another length than "sale_seconds"</translation>
        </message>
        <message>
            <source>not the price of a card</source>
            <translation>not the price of a card</translation>
        </message>
        <message>
            <source>not the price of as many cards as one may have</source>
            <translation>not the price of as many cards as one may have</translation>
        </message>
        <message>
            <source>neither "settle_bets" nor "void_all"</source>
            <translation>neither "settle_bets" nor "void_all"</translation>
        </message>
        <message>
            <source>neither "by_player" nor "by_card"</source>
            <translation>neither "by_player" nor "by_card"</translation>
        </message>
        <message>
            <source>already given by "refused"</source>
            <translation>already given by "refused"</translation>
        </message>
        <message>
            <source>not an amount, such as 5 or 2,50</source>
            <translation>not an amount, such as 5 or 2.50</translation>
        </message>
        <message>
            <source>not a whole number</source>
            <translation>not a whole number</translation>
        </message>
        <message>
            <source>not a number</source>
            <translation>not a number</translation>
        </message>
        <message>
            <source>no round begins</source>
            <translation>no round begins</translation>
        </message>
        <message>
            <source>can't be written</source>
            <translation>can't be written</translation>
        </message>
        <message>
            <source>the same numbers as on another card, and no round between them</source>
            <translation>the same numbers as on another card, and no round between them</translation>
        </message>
        <message>
            <source>given up: the event that the next step waits for does not come</source>
            <translation>given up: the event that the next step waits for does not come</translation>
        </message>
        <message>
            <source>the rules give it, as a multiple of each chance's minimum</source>
            <translation>the rules give it, as a multiple of each chance's minimum</translation>
        </message>
        <message>
            <source>not from 0 to 100 per cent with at most two decimals</source>
            <translation>not from 0 to 100 per cent with at most two decimals</translation>
        </message>
        <message>
            <source>nothing comes any more: the table waits for a player</source>
            <translation>nothing comes any more: the table waits for a player</translation>
        </message>
        <message>
            <source>not exactly one of "event", "refused" and "balance"</source>
            <translation>not exactly one of "event", "refused" and "balance"</translation>
        </message>
        <message>
            <source>not a choice that these rules leave to the house</source>
            <translation>not a choice that these rules leave to the house</translation>
        </message>
        <message>
            <source>bingo is not the largest, or a share is nothing</source>
            <translation>bingo is not the largest, or a share is nothing</translation>
        </message>
        <message>
            <source>a lesson says in "expect" what must come of it</source>
            <translation>a lesson says in "expect" what must come of it</translation>
        </message>
        <message>
            <source>not a choice that the rules leave to the house</source>
            <translation>not a choice that the rules leave to the house</translation>
        </message>
        <message>
            <source>not one of 10, 20, ... 120 times the minimum</source>
            <translation>not one of 10, 20, ... 120 times the minimum</translation>
        </message>
        <message>
            <source>what needs more numbers does not pay more</source>
            <translation>what needs more numbers does not pay more</translation>
        </message>
        <message>
            <source>"index" and "numbers" exclude each other</source>
            <translation>"index" and "numbers" exclude each other</translation>
        </message>
        <message>
            <source>"until" and "rounds" exclude each other</source>
            <translation>"until" and "rounds" exclude each other</translation>
        </message>
        <message>
            <source>not from 70 to 90 per cent of the sales</source>
            <translation>not from 70 to 90 per cent of the sales</translation>
        </message>
        <message>
            <source>it brings more events than a lesson may</source>
            <translation>it brings more events than a lesson may</translation>
        </message>
        <message>
            <source>only bingo 75 is played for patterns</source>
            <translation>only bingo 75 is played for patterns</translation>
        </message>
        <message>
            <source>it can't be won within so few balls</source>
            <translation>it can't be won within so few balls</translation>
        </message>
        <message>
            <source>a lesson's crowd has no more than %1 cards</source>
            <translation>a lesson's crowd has no more than %1 cards</translation>
        </message>
        <message>
            <source>a question has two to four choices</source>
            <translation>a question has two to four choices</translation>
        </message>
        <message>
            <source>only poker has decisions with odds</source>
            <translation>only poker has decisions with odds</translation>
        </message>
        <message>
            <source>"at" and "when" exclude each other</source>
            <translation>"at" and "when" exclude each other</translation>
        </message>
        <message>
            <source>not an amount in whole cents from %1 to %2</source>
            <translation>not an amount in whole cents from %1 to %2</translation>
        </message>
        <message>
            <source>an individual table has one player</source>
            <translation>an individual table has one player</translation>
        </message>
        <message>
            <source>an individual wheel has one player</source>
            <translation>an individual wheel has one player</translation>
        </message>
        <message>
            <source>only sessions start at given times</source>
            <translation>only sessions start at given times</translation>
        </message>
        <message>
            <source>no "format": "mesaviva.lesson/1"</source>
            <translation>no "format": "mesaviva.lesson/1"</translation>
        </message>
        <message>
            <source>not a time in seconds from 0 to %1</source>
            <translation>not a time in seconds from 0 to %1</translation>
        </message>
        <message>
            <source>not a length of time in seconds</source>
            <translation>not a length of time in seconds</translation>
        </message>
        <message>
            <source>the shares are not 10000 in all</source>
            <translation>the shares are not 10000 in all</translation>
        </message>
        <message>
            <source>not an object with an "event"</source>
            <translation>not an object with an "event"</translation>
        </message>
        <message>
            <source>"dealer" is the dealer's name</source>
            <translation>"dealer" is the dealer's name</translation>
        </message>
        <message>
            <source>sessions need times that rise</source>
            <translation>sessions need times that rise</translation>
        </message>
        <message>
            <source>there is no decision to weigh</source>
            <translation>there is no decision to weigh</translation>
        </message>
        <message>
            <source>the sale is the same for all</source>
            <translation>the sale is the same for all</translation>
        </message>
        <message>
            <source>chance brought nothing there</source>
            <translation>chance brought nothing there</translation>
        </message>
        <message>
            <source>exactly one choice is right</source>
            <translation>exactly one choice is right</translation>
        </message>
        <message>
            <source>a number outside its column</source>
            <translation>a number outside its column</translation>
        </message>
        <message>
            <source>a number in the free centre</source>
            <translation>a number in the free centre</translation>
        </message>
        <message>
            <source>a row without five numbers</source>
            <translation>a row without five numbers</translation>
        </message>
        <message>
            <source>takes more than 5 per cent</source>
            <translation>takes more than 5 per cent</translation>
        </message>
        <message>
            <source>only bingo 75 has a centre</source>
            <translation>only bingo 75 has a centre</translation>
        </message>
        <message>
            <source>not 64 hexadecimal digits</source>
            <translation>not 64 hexadecimal digits</translation>
        </message>
        <message>
            <source>a column without a number</source>
            <translation>a column without a number</translation>
        </message>
        <message>
            <source>only bingo 30 has symbols</source>
            <translation>only bingo 30 has symbols</translation>
        </message>
        <message>
            <source>not a whole number from %1 to %2</source>
            <translation>not a whole number from %1 to %2</translation>
        </message>
        <message>
            <source>the wheel has 37 numbers</source>
            <translation>the wheel has 37 numbers</translation>
        </message>
        <message>
            <source>no chance of these rules</source>
            <translation>no chance of these rules</translation>
        </message>
        <message>
            <source>is a folder, not a file</source>
            <translation>is a folder, not a file</translation>
        </message>
        <message>
            <source>there are no more than %1 colours</source>
            <translation>there are no more than %1 colours</translation>
        </message>
        <message>
            <source>there are no more than %1 places</source>
            <translation>there are no more than %1 places</translation>
        </message>
        <message>
            <source>its event never comes: %1</source>
            <translation>its event never comes: %1</translation>
        </message>
        <message>
            <source>neither true nor false</source>
            <translation>neither true nor false</translation>
        </message>
        <message>
            <source>there is no such place</source>
            <translation>there is no such place</translation>
        </message>
        <message>
            <source>a box without a number</source>
            <translation>a box without a number</translation>
        </message>
        <message>
            <source>is larger than 16 MiB</source>
            <translation>is larger than 16 MiB</translation>
        </message>
        <message>
            <source>neither "pt" nor "en"</source>
            <translation>neither "pt" nor "en"</translation>
        </message>
        <message>
            <source>it may buy more than %1 cards, or for more than %2 cents</source>
            <translation>it may buy more than %1 cards, or for more than %2 cents</translation>
        </message>
        <message>
            <source>a text of more than %1 bytes</source>
            <translation>a text of more than %1 bytes</translation>
        </message>
        <message>
            <source>no player is called %1</source>
            <translation>no player is called %1</translation>
        </message>
        <message>
            <source>no chance is called %1</source>
            <translation>no chance is called %1</translation>
        </message>
        <message>
            <source>no series is called %1: %2</source>
            <translation>no series is called %1: %2</translation>
        </message>
        <message>
            <source>not 90, 80, 75 or 30</source>
            <translation>not 90, 80, 75 or 30</translation>
        </message>
        <message>
            <source>it brings more than %1 events</source>
            <translation>it brings more than %1 events</translation>
        </message>
        <message>
            <source>not the minimum of %1 or a whole multiple up to %2</source>
            <translation>not the minimum of %1 or a whole multiple up to %2</translation>
        </message>
        <message>
            <source>a lesson has 1 to %1 notes</source>
            <translation>a lesson has 1 to %1 notes</translation>
        </message>
        <message>
            <source>nested too deeply</source>
            <translation>nested too deeply</translation>
        </message>
        <message>
            <source>below the minimum</source>
            <translation>below the minimum</translation>
        </message>
        <message>
            <source>the wheel has no %1</source>
            <translation>the wheel has no %1</translation>
        </message>
        <message>
            <source>no such player: %1</source>
            <translation>no such player: %1</translation>
        </message>
        <message>
            <source>a second player %1</source>
            <translation>a second player %1</translation>
        </message>
        <message>
            <source>outside its rule</source>
            <translation>outside its rule</translation>
        </message>
        <message>
            <source>less than a cent</source>
            <translation>less than a cent</translation>
        </message>
        <message>
            <source>there is no line</source>
            <translation>there is no line</translation>
        </message>
        <message>
            <source>can't be opened</source>
            <translation>can't be opened</translation>
        </message>
        <message>
            <source>no such event: %1</source>
            <translation>no such event: %1</translation>
        </message>
        <message>
            <source>no such rules: %1</source>
            <translation>no such rules: %1</translation>
        </message>
        <message>
            <source>no such game: %1</source>
            <translation>no such game: %1</translation>
        </message>
        <message>
            <source>too many boxes</source>
            <translation>too many boxes</translation>
        </message>
        <message>
            <source>a number twice</source>
            <translation>a number twice</translation>
        </message>
        <message>
            <source>below the base</source>
            <translation>below the base</translation>
        </message>
        <message>
            <source>unknown field</source>
            <translation>unknown field</translation>
        </message>
        <message>
            <source>not an object</source>
            <translation>not an object</translation>
        </message>
        <message>
            <source>an empty text</source>
            <translation>an empty text</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>can't be read</translation>
        </message>
        <message>
            <source>not 3, 5 or 7</source>
            <translation>not 3, 5 or 7</translation>
        </message>
        <message>
            <source>drawn already</source>
            <translation>drawn already</translation>
        </message>
        <message>
            <source>no more than %1 players can be in a room</source>
            <translation>no more than %1 players can be in a room</translation>
        </message>
        <message>
            <source>there is no %1 at this table</source>
            <translation>there is no %1 at this table</translation>
        </message>
        <message>
            <source>given twice</source>
            <translation>given twice</translation>
        </message>
        <message>
            <source>not a list</source>
            <translation>not a list</translation>
        </message>
        <message>
            <source>not a text</source>
            <translation>not a text</translation>
        </message>
        <message>
            <source>a NUL byte</source>
            <translation>a NUL byte</translation>
        </message>
        <message>
            <source>not JSON: syntax error while parsing %1 - unexpected end of input; expected %2</source>
            <translation>not JSON: syntax error while parsing %1 - unexpected end of input; expected %2</translation>
        </message>
        <message>
            <source>not JSON: syntax error while parsing %1 - unexpected %2 literal; expected %3</source>
            <translation>not JSON: syntax error while parsing %1 - unexpected %2 literal; expected %3</translation>
        </message>
        <message>
            <source>not JSON: syntax error while parsing %1 - unexpected %2; expected %3</source>
            <translation>not JSON: syntax error while parsing %1 - unexpected %2; expected %3</translation>
        </message>
        <message>
            <source>not JSON: syntax error while parsing %1 - %2; last read: %3</source>
            <translation>not JSON: syntax error while parsing %1 - %2; last read: %3</translation>
        </message>
        <message>
            <source>not JSON: %1</source>
            <translation>not JSON: %1</translation>
        </message>
        <message>
            <source>more than %1 bytes</source>
            <translation>more than %1 bytes</translation>
        </message>
        <message>
            <source>more than %1 times the minimum</source>
            <translation>more than %1 times the minimum</translation>
        </message>
        <message>
            <source>not from %1 to %2 seconds</source>
            <translation>not from %1 to %2 seconds</translation>
        </message>
        <message>
            <source>taken by %1</source>
            <translation>taken by %1</translation>
        </message>
        <message>
            <source>not taken</source>
            <translation>not taken</translation>
        </message>
        <message>
            <source>missing</source>
            <translation>missing</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>empty</translation>
        </message>
        <message>
            <source>not %1 rows</source>
            <translation>not %1 rows</translation>
        </message>
        <message>
            <source>not %1 boxes</source>
            <translation>not %1 boxes</translation>
        </message>
        <message>
            <source>%1 is not %2</source>
            <translation>%1 is not %2</translation>
        </message>
        <message>
            <source>%1 are rules of %2, not of %3</source>
            <translation>%1 are rules of %2, not of %3</translation>
        </message>
        <message>
            <source>%1 is no card: "2c" to "As"</source>
            <translation>%1 is no card: "2c" to "As"</translation>
        </message>
        <message>
            <source>%1 is in the deck only once</source>
            <translation>%1 is in the deck only once</translation>
        </message>
        <message>
            <source>%1 has no %2: %3</source>
            <translation>%1 has no %2: %3</translation>
        </message>
        <message>
            <source>%1 has no fault %2: %3</source>
            <translation>%1 has no fault %2: %3</translation>
        </message>
        <message>
            <source>%1 is no number: "0" to "36", "00"</source>
            <translation>%1 is no number: "0" to "36", "00"</translation>
        </message>
        <message>
            <source>%1 is none of %2</source>
            <translation>%1 is none of %2</translation>
        </message>
        <message>
            <source>line %1, column %2: %3</source>
            <translation>line %1, column %2: %3</translation>
        </message>
    <message>
            <source>these rules have no wheel for one player</source>
            <translation>these rules have no wheel for one player</translation>
        </message>
        <message>
            <source>by these rules stakes are closed before the launch</source>
            <translation>by these rules stakes are closed before the launch</translation>
        </message>
        <message>
            <source>by these rules stakes are taken until the ball slows down</source>
            <translation>by these rules stakes are taken until the ball slows down</translation>
        </message>
        <message>
            <source>neither "down" nor "up"</source>
            <translation>neither "down" nor "up"</translation>
        </message>
    </context>
    <context>
        <name>EditorWords</name>
        <message>
            <source>qualifies</source>
            <translation>qualifies</translation>
        </message>
        <message>
            <source>does not qualify</source>
            <translation>does not qualify</translation>
        </message>
        <message>
            <source>Ante</source>
            <translation>Ante</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Bet</translation>
        </message>
        <message>
            <source>High cards</source>
            <translation>High cards</translation>
        </message>
        <message>
            <source>Pair</source>
            <translation>One pair</translation>
        </message>
        <message>
            <source>Two pairs</source>
            <translation>Two pairs</translation>
        </message>
        <message>
            <source>Three of a kind</source>
            <translation>Three of a kind</translation>
        </message>
        <message>
            <source>Flush</source>
            <translation>Flush</translation>
        </message>
        <message>
            <source>Full house</source>
            <translation>Full house</translation>
        </message>
        <message>
            <source>Four of a kind</source>
            <translation>Four of a kind</translation>
        </message>
        <message>
            <source>Straight flush</source>
            <translation>Straight flush</translation>
        </message>
        <message>
            <source>Royal flush</source>
            <translation>Royal flush</translation>
        </message>
        <message>
            <source>Ace and king</source>
            <translation>Ace and king</translation>
        </message>
        <message>
            <source>Not qualified</source>
            <translation>Not qualified</translation>
        </message>
        <message>
            <source>below the minimum</source>
            <translation>below the minimum</translation>
        </message>
        <message>
            <source>above the maximum</source>
            <translation>above the maximum</translation>
        </message>
        <message>
            <source>half a cent</source>
            <translation>half a cent</translation>
        </message>
        <message>
            <source>no such stake</source>
            <translation>no such stake</translation>
        </message>
        <message>
            <source>not offered here</source>
            <translation>not offered here</translation>
        </message>
        <message>
            <source>not now</source>
            <translation>not now</translation>
        </message>
        <message>
            <source>already decided</source>
            <translation>already decided</translation>
        </message>
        <message>
            <source>not at the table</source>
            <translation>not at the table</translation>
        </message>
        <message>
            <source>seat taken</source>
            <translation>seat taken</translation>
        </message>
        <message>
            <source>no stake lies</source>
            <translation>no stake there</translation>
        </message>
        <message>
            <source>not enough points</source>
            <translation>not enough points</translation>
        </message>
        <message>
            <source>too many cards</source>
            <translation>too many cards</translation>
        </message>
        <message>
            <source>sold out</source>
            <translation>sold out</translation>
        </message>
        <message>
            <source>line lost</source>
            <translation>connection lost</translation>
        </message>
        <message>
            <source>system failure</source>
            <translation>system failure</translation>
        </message>
        <message>
            <source>Two lines</source>
            <translation>Two lines</translation>
        </message>
        <message>
            <source>Four corners</source>
            <translation>Four corners</translation>
        </message>
        <message>
            <source>Bingo</source>
            <translation>Bingo</translation>
        </message>
        <message>
            <source>Bingo jackpot</source>
            <translation>Bingo jackpot</translation>
        </message>
        <message>
            <source>Line jackpot</source>
            <translation>Line jackpot</translation>
        </message>
        <message>
            <source>the player</source>
            <translation>the player</translation>
        </message>
        <message>
            <source>time</source>
            <translation>time</translation>
        </message>
        <message>
            <source>a lost line</source>
            <translation>a lost connection</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Player</translation>
        </message>
        <message>
            <source>Amount</source>
            <translation>Amount</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Seat</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Fault</translation>
        </message>
        <message>
            <source>Chance</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Numbers</translation>
        </message>
        <message>
            <source>Which one (1 to 3)</source>
            <translation>Which one (1 to 3)</translation>
        </message>
        <message>
            <source>Series</source>
            <translation>Series</translation>
        </message>
        <message>
            <source>Value of a chip</source>
            <translation>Value of a chip</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Number</translation>
        </message>
        <message>
            <source>Chips</source>
            <translation>Chips</translation>
        </message>
        <message>
            <source>Chips kept</source>
            <translation>Chips kept</translation>
        </message>
        <message>
            <source>Value of a colour chip</source>
            <translation>Value of a colour chip</translation>
        </message>
        <message>
            <source>How many</source>
            <translation>How many</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Points at the beginning</source>
            <translation>Points at the beginning</translation>
        </message>
        <message>
            <source>To the chance</source>
            <translation>To the chance</translation>
        </message>
        <message>
            <source>To the numbers</source>
            <translation>To the numbers</translation>
        </message>
        <message>
            <source>To which one (1 to 3)</source>
            <translation>To which one (1 to 3)</translation>
        </message>
        <message>
            <source>Individual table</source>
            <translation>Individual table</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Seats</translation>
        </message>
        <message>
            <source>Minimum</source>
            <translation>Minimum</translation>
        </message>
        <message>
            <source>Maximum</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <source>Time to bet, s</source>
            <translation>Time to bet, s</translation>
        </message>
        <message>
            <source>Time to decide, s</source>
            <translation>Time to decide, s</translation>
        </message>
        <message>
            <source>Extra time, s</source>
            <translation>Extra time, s</translation>
        </message>
        <message>
            <source>Time of a card, s</source>
            <translation>Time of a card, s</translation>
        </message>
        <message>
            <source>Ace high in a straight</source>
            <translation>Ace high in a straight</translation>
        </message>
        <message>
            <source>After a system failure</source>
            <translation>After a system failure</translation>
        </message>
        <message>
            <source>Numbers of the wheel (37 or 38)</source>
            <translation>Numbers of the wheel (37 or 38)</translation>
        </message>
        <message>
            <source>Order on the wheel</source>
            <translation>Order on the wheel</translation>
        </message>
        <message>
            <source>Maximum of a player</source>
            <translation>Maximum of a player</translation>
        </message>
        <message>
            <source>Maximum of a series (times the minimum)</source>
            <translation>Maximum of a series (times the minimum)</translation>
        </message>
        <message>
            <source>Time of a spin, s</source>
            <translation>Time of a spin, s</translation>
        </message>
        <message>
            <source>Bets close</source>
            <translation>Bets close</translation>
        </message>
        <message>
            <source>Order of payment</source>
            <translation>Order of payment</translation>
        </message>
        <message>
            <source>Double dozen</source>
            <translation>Double dozen</translation>
        </message>
        <message>
            <source>Double column</source>
            <translation>Double column</translation>
        </message>
        <message>
            <source>Two layouts</source>
            <translation>Two layouts</translation>
        </message>
        <message>
            <source>Series by one act</source>
            <translation>Series in one step</translation>
        </message>
        <message>
            <source>Bingo (90, 80, 75 or 30)</source>
            <translation>Bingo (90, 80, 75 or 30)</translation>
        </message>
        <message>
            <source>Price of a card</source>
            <translation>Price of a card</translation>
        </message>
        <message>
            <source>Cards at most</source>
            <translation>Cards at most</translation>
        </message>
        <message>
            <source>Time of the sale, s</source>
            <translation>Time of the sale, s</translation>
        </message>
        <message>
            <source>Time between balls, s</source>
            <translation>Time between balls, s</translation>
        </message>
        <message>
            <source>Prize money, %</source>
            <translation>Prize money, %</translation>
        </message>
        <message>
            <source>Share of the line (of 10000)</source>
            <translation>Share of the line (of 10000)</translation>
        </message>
        <message>
            <source>Share of two lines</source>
            <translation>Share of two lines</translation>
        </message>
        <message>
            <source>Share of four corners</source>
            <translation>Share of four corners</translation>
        </message>
        <message>
            <source>Share of the column</source>
            <translation>Share of the column</translation>
        </message>
        <message>
            <source>Share of bingo (of 10000)</source>
            <translation>Share of bingo (of 10000)</translation>
        </message>
        <message>
            <source>A prize is shared</source>
            <translation>A prize is shared</translation>
        </message>
        <message>
            <source>Free centre (75)</source>
            <translation>Free centre (75)</translation>
        </message>
        <message>
            <source>Symbols (30)</source>
            <translation>Symbols (30)</translation>
        </message>
        <message>
            <source>Jackpot, % of the prize money</source>
            <translation>Jackpot, % of the prize money</translation>
        </message>
        <message>
            <source>Jackpot: base</source>
            <translation>Jackpot: base</translation>
        </message>
        <message>
            <source>Jackpot: within balls</source>
            <translation>Jackpot: within balls</translation>
        </message>
        <message>
            <source>Jackpot: value now</source>
            <translation>Jackpot: value now</translation>
        </message>
        <message>
            <source>Simulated crowd: players</source>
            <translation>Simulated crowd: players</translation>
        </message>
        <message>
            <source>Simulated crowd: cards each at most</source>
            <translation>Simulated crowd: cards each at most</translation>
        </message>
        <message>
            <source>Staked</source>
            <translation>Staked</translation>
        </message>
        <message>
            <source>Returned</source>
            <translation>Returned</translation>
        </message>
        <message>
            <source>Net</source>
            <translation>Net</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Box</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Card</translation>
        </message>
        <message>
            <source>Number drawn</source>
            <translation>Number drawn</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Colour</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Reason</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Qualified</source>
            <translation>Qualified</translation>
        </message>
        <message>
            <source>Call</source>
            <translation>Call</translation>
        </message>
        <message>
            <source>What was wished</source>
            <translation>What was asked for</translation>
        </message>
        <message>
            <source>To whom</source>
            <translation>To whom</translation>
        </message>
        <message>
            <source>Face up</source>
            <translation>Face up</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Balls drawn</source>
            <translation>Balls drawn</translation>
        </message>
        <message>
            <source>Balls left</source>
            <translation>Balls left</translation>
        </message>
        <message>
            <source>At the ball</source>
            <translation>At the ball</translation>
        </message>
        <message>
            <source>Prize</source>
            <translation>Prize</translation>
        </message>
        <message>
            <source>By whom</source>
            <translation>By whom</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Event</translation>
        </message>
        <message>
            <source>antes</source>
            <translation>antes</translation>
        </message>
        <message>
            <source>continues (bet)</source>
            <translation>continues (bet)</translation>
        </message>
        <message>
            <source>folds</source>
            <translation>folds</translation>
        </message>
        <message>
            <source>asks for the deal</source>
            <translation>asks for the deal</translation>
        </message>
        <message>
            <source>leaves</source>
            <translation>leaves</translation>
        </message>
        <message>
            <source>Something goes wrong</source>
            <translation>Something goes wrong</translation>
        </message>
        <message>
            <source>undoes the last act</source>
            <translation>undoes the last step</translation>
        </message>
        <message>
            <source>takes everything up</source>
            <translation>takes everything up</translation>
        </message>
        <message>
            <source>repeats the last stakes</source>
            <translation>repeats the last stakes</translation>
        </message>
        <message>
            <source>sits down</source>
            <translation>sits down</translation>
        </message>
        <message>
            <source>takes free points</source>
            <translation>takes free points</translation>
        </message>
        <message>
            <source>stakes</source>
            <translation>stakes</translation>
        </message>
        <message>
            <source>stakes a series</source>
            <translation>stakes a series</translation>
        </message>
        <message>
            <source>stakes neighbours</source>
            <translation>stakes neighbours</translation>
        </message>
        <message>
            <source>leaves winnings as parol</source>
            <translation>leaves winnings as parol</translation>
        </message>
        <message>
            <source>launches the ball</source>
            <translation>launches the ball</translation>
        </message>
        <message>
            <source>takes a stake up</source>
            <translation>takes a stake up</translation>
        </message>
        <message>
            <source>doubles all stakes</source>
            <translation>doubles all stakes</translation>
        </message>
        <message>
            <source>moves a stake</source>
            <translation>moves a stake</translation>
        </message>
        <message>
            <source>joins the table</source>
            <translation>joins the table</translation>
        </message>
        <message>
            <source>hands chips in</source>
            <translation>hands chips in</translation>
        </message>
        <message>
            <source>puts several stakes at once</source>
            <translation>puts several stakes down at once</translation>
        </message>
        <message>
            <source>buys cards</source>
            <translation>buys cards</translation>
        </message>
        <message>
            <source>marks a number</source>
            <translation>marks a number</translation>
        </message>
        <message>
            <source>Série grande</source>
            <translation>Big series</translation>
        </message>
        <message>
            <source>Zeros</source>
            <translation>Zero series</translation>
        </message>
        <message>
            <source>Série pequena</source>
            <translation>Small series</translation>
        </message>
        <message>
            <source>Vadios</source>
            <translation>Orphans</translation>
        </message>
        <message>
            <source>System failure</source>
            <translation>System failure</translation>
        </message>
        <message>
            <source>A player's line is lost</source>
            <translation>A player's connection is lost</translation>
        </message>
        <message>
            <source>A player's line is back</source>
            <translation>A player's connection is back</translation>
        </message>
        <message>
            <source>An object in the wheel</source>
            <translation>An object in the wheel</translation>
        </message>
        <message>
            <source>Stakes are disturbed</source>
            <translation>Stakes are disturbed</translation>
        </message>
        <message>
            <source>The ball is faulty</source>
            <translation>The ball is faulty</translation>
        </message>
        <message>
            <source>The ball leaves the wheel</source>
            <translation>The ball leaves the wheel</translation>
        </message>
        <message>
            <source>The balls take turns</source>
            <translation>The balls take turns</translation>
        </message>
        <message>
            <source>The croupier changes</source>
            <translation>The croupier changes</translation>
        </message>
        <message>
            <source>The bets are settled</source>
            <translation>The bets are settled</translation>
        </message>
        <message>
            <source>All is void</source>
            <translation>All is void</translation>
        </message>
        <message>
            <source>American</source>
            <translation>American</translation>
        </message>
        <message>
            <source>French</source>
            <translation>French</translation>
        </message>
        <message>
            <source>When the ball slows down</source>
            <translation>When the ball slows down</translation>
        </message>
        <message>
            <source>Before the ball is launched</source>
            <translation>Before the ball is launched</translation>
        </message>
        <message>
            <source>By player</source>
            <translation>By player</translation>
        </message>
        <message>
            <source>By chance</source>
            <translation>Chance by chance</translation>
        </message>
        <message>
            <source>By card</source>
            <translation>By card</translation>
        </message>
        <message>
            <source>Colour chips</source>
            <translation>Colour chips</translation>
        </message>
        <message>
            <source>Cash chips on even chances</source>
            <translation>Cash chips on even chances</translation>
        </message>
        <message>
            <source>Cash chips</source>
            <translation>Cash chips</translation>
        </message>
        <message>
            <source>Sector of nine</source>
            <translation>Sector of nine</translation>
        </message>
        <message>
            <source>Sector of twelve</source>
            <translation>Sector of twelve</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Even</translation>
        </message>
        <message>
            <source>Odd</source>
            <translation>Odd</translation>
        </message>
        <message>
            <source>Low (1 to 18)</source>
            <translation>Low (1 to 18)</translation>
        </message>
        <message>
            <source>High (19 to 36)</source>
            <translation>High (19 to 36)</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Red</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Black</translation>
        </message>
        <message>
            <source>Straight up</source>
            <translation>Straight up</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Split</translation>
        </message>
        <message>
            <source>Street</source>
            <translation>Street</translation>
        </message>
        <message>
            <source>Corner</source>
            <translation>Corner</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Line</translation>
        </message>
        <message>
            <source>Dozen</source>
            <translation>Dozen</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Column</translation>
        </message>
        <message>
            <source>the dealer</source>
            <translation>the dealer</translation>
        </message>
        <message>
            <source>after: %1</source>
            <translation>after: %1</translation>
        </message>
        <message>
            <source>at %1 s</source>
            <translation>at %1 s</translation>
        </message>
        <message>
            <source>then</source>
            <translation>then</translation>
        </message>
        <message>
            <source>A part of a cent in the prize money</source>
            <translation>A part of a cent in the prize money</translation>
        </message>
        <message>
            <source>Down to the cent</source>
            <translation>Down to the cent</translation>
        </message>
        <message>
            <source>Up to the cent</source>
            <translation>Up to the cent</translation>
        </message>
        <message>
            <source>Combination</source>
            <translation>Combination</translation>
        </message>
        <message>
            <source>Folded by</source>
            <translation>Folded by</translation>
        </message>
    </context>
    <context>
        <name>ChanceWords</name>
        <message>
            <source>Balls of bingo 80</source>
            <translation>Balls of bingo 80</translation>
        </message>
        <message>
            <source>Balls of bingo 75</source>
            <translation>Balls of bingo 75</translation>
        </message>
        <message>
            <source>Balls of bingo 30</source>
            <translation>Balls of bingo 30</translation>
        </message>
        <message>
            <source>Cards of bingo 80</source>
            <translation>Cards of bingo 80</translation>
        </message>
        <message>
            <source>Cards of bingo 30</source>
            <translation>Cards of bingo 30</translation>
        </message>
        <message>
            <source>A crowd&apos;s cards of bingo 75</source>
            <translation>A crowd&apos;s cards of bingo 75</translation>
        </message>
        <message>
            <source>The last cards of bingo 30</source>
            <translation>The last cards of bingo 30</translation>
        </message>
        <message>
            <source>how often a lower card follows a higher one</source>
            <translation>how often a lower card follows a higher one</translation>
        </message>
        <message>
            <source>how often low and high numbers change</source>
            <translation>how often low and high numbers change</translation>
        </message>
        <message>
            <source>how often a lower number follows a higher one</source>
            <translation>how often a lower number follows a higher one</translation>
        </message>
        <message>
            <source>how often the lower and the upper half of all cards change</source>
            <translation>how often the lower and the upper half of all cards change</translation>
        </message>
        <message>
            <source>%1 rounds</source>
            <translation>%1 rounds</translation>
        </message>
        <message>
            <source>Deck of cards</source>
            <translation>Deck of cards</translation>
        </message>
        <message>
            <source>Wheel with one zero</source>
            <translation>Wheel with one zero</translation>
        </message>
        <message>
            <source>Wheel with two zeros</source>
            <translation>Wheel with two zeros</translation>
        </message>
        <message>
            <source>Balls of bingo 90</source>
            <translation>Balls of bingo 90</translation>
        </message>
        <message>
            <source>Cards of bingo 75</source>
            <translation>Cards of bingo 75</translation>
        </message>
        <message>
            <source>Cards of bingo 90</source>
            <translation>Cards of bingo 90</translation>
        </message>
        <message>
            <source>what comes at which place</source>
            <translation>what comes at which place</translation>
        </message>
        <message>
            <source>what follows what</source>
            <translation>what follows what</translation>
        </message>
        <message>
            <source>how many lie at their own place</source>
            <translation>how many lie at their own place</translation>
        </message>
        <message>
            <source>from one round to the next</source>
            <translation>from one round to the next</translation>
        </message>
        <message>
            <source>the same, in the pairs between</source>
            <translation>the same, in the pairs between</translation>
        </message>
        <message>
            <source>how often distances repeat</source>
            <translation>how often distances repeat</translation>
        </message>
        <message>
            <source>poker hands</source>
            <translation>poker hands</translation>
        </message>
        <message>
            <source>how often each number came</source>
            <translation>how often each number came</translation>
        </message>
        <message>
            <source>how long zero stays away</source>
            <translation>how long zero stays away</translation>
        </message>
        <message>
            <source>which number stands in which box</source>
            <translation>which number stands in which box</translation>
        </message>
        <message>
            <source>in which stretch of all cards they lie</source>
            <translation>in which stretch of all cards they lie</translation>
        </message>
        <message>
            <source>the remainder by a prime</source>
            <translation>the remainder by a prime</translation>
        </message>
        <message>
            <source>the last bits of their number</source>
            <translation>the last bits of their number</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 of %2</translation>
        </message>
        <message>
            <source>%1 tests of %2 rounds of each game.</source>
            <translation>%1 tests of %2 rounds of each game.</translation>
        </message>
        <message>
            <source>All are passed: together they let fair chance fail one time in a hundred.</source>
            <translation>All passed. Together the tests fail fair chance one time in a hundred.</translation>
        </message>
        <message>
            <source>By how much each number came more or less often than expected (%1 times), in standard deviations; from %2 to %3. The lines are the band of 99 % for all of them together.</source>
            <translation>By how much each number came more or less often than expected (%1 times), in standard deviations; from %2 to %3. The lines are the band of 99% for all of them together.</translation>
        </message>
        <message>
            <source>Which card (upwards) came at which place of the deck (from left to right): blue less often, gold more often than expected. Stripes or spots would be a pattern.</source>
            <translation>Which card (upwards) came at which place of the deck (from left to right): blue less often, gold more often than expected. Stripes or spots would be a pattern.</translation>
        </message>
        <message>
            <source>The p-values of all tests in their order, the smallest first. Of fair chance they lie along the line; what is not passed is red.</source>
            <translation>The p-values of all tests in their order, the smallest first. With fair chance they lie along the line; a test not passed is red.</translation>
        </message>
        <message numerus="yes">
            <source>%n test(s) not passed. Together all let fair chance fail one time in a hundred: run them again, with more rounds; what fails again is most likely no chance.</source>
            <translation>
                <numerusform>%n test not passed. Together, all the tests fail fair chance one time in a hundred: run them again, with more rounds; what fails again is most likely not chance.</numerusform>
                <numerusform>%n tests not passed. Together, all the tests fail fair chance one time in a hundred: run them again, with more rounds; what fails again is most likely not chance.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EditorChance</name>
        <message>
            <source>The next one replaces number %1.</source>
            <translation>The next one replaces number %1.</translation>
        </message>
        <message>
            <source>The next one is number %1.</source>
            <translation>The next one is number %1.</translation>
        </message>
        <message>
            <source>Laid</source>
            <translation>Laid</translation>
        </message>
        <message>
            <source>Take it away</source>
            <translation>Take it away</translation>
        </message>
        <message>
            <source>Take the last away</source>
            <translation>Take the last away</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>To the end</translation>
        </message>
        <message>
            <source>What is laid next comes at the end already</source>
            <translation>What is laid next comes at the end already</translation>
        </message>
        <message>
            <source>As it came</source>
            <translation>As it came</translation>
        </message>
        <message>
            <source>Lays what the lesson's seed has brought</source>
            <translation>Lays what the lesson's seed has brought</translation>
        </message>
        <message>
            <source>It is being played</source>
            <translation>It is being played</translation>
        </message>
        <message>
            <source>It goes to: %1</source>
            <translation>It goes to: %1</translation>
        </message>
        <message>
            <source>Nothing is laid yet.</source>
            <translation>Nothing is laid yet.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedDialog</name>
        <message>
            <source>The lesson is not saved</source>
            <translation>The lesson is not saved</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>Don't save</source>
            <translation>Don't save</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
        <message>
            <source>What was changed since it was last saved is lost without saving.</source>
            <translation>Unless you save, what was changed since it was last saved is lost.</translation>
        </message>
    </context>
    <context>
        <name>EditorEvents</name>
        <message>
            <source>Choose an event first</source>
            <translation>Choose an event first</translation>
        </message>
        <message>
            <source>What comes of it</source>
            <translation>What follows</translation>
        </message>
        <message>
            <source>It is being played…</source>
            <translation>It is being played…</translation>
        </message>
        <message>
            <source>A whole lesson: everything expected comes about.</source>
            <translation>The lesson is complete: everything expected comes about.</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Events</translation>
        </message>
        <message>
            <source>Note here</source>
            <translation>Note here</translation>
        </message>
        <message>
            <source>What is said or asked at this event (Ctrl+N)</source>
            <translation>What is said or asked at this event (Ctrl+N)</translation>
        </message>
        <message>
            <source>Expect this</source>
            <translation>Expect this</translation>
        </message>
        <message>
            <source>The lesson says that this event comes, just so (Ctrl+Shift+E)</source>
            <translation>The lesson says that this event comes, just so (Ctrl+Shift+E)</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Show the table</translation>
        </message>
        <message>
            <source>The table right after this event; the lobby's button leads back here (Ctrl+T)</source>
            <translation>The table right after this event; the lobby's button leads back here (Ctrl+T)</translation>
        </message>
        <message>
            <source>Expect all results</source>
            <translation>Expect all results</translation>
        </message>
        <message>
            <source>What came of every player in every round</source>
            <translation>How every player fared in every round</translation>
        </message>
        <message>
            <source>Nothing has come yet</source>
            <translation>Nothing has come yet</translation>
        </message>
        <message>
            <source>The event of the same kind before (Ctrl+Up); Shift+Up: of another kind</source>
            <translation>The event of the same kind before (Ctrl+Up); Shift+Up: of another kind</translation>
        </message>
        <message>
            <source>The next event of the same kind (Ctrl+Down); Shift+Down: of another kind</source>
            <translation>The next event of the same kind (Ctrl+Down); Shift+Down: of another kind</translation>
        </message>
    </context>
    <context>
        <name>LessonOpener</name>
        <message>
            <source>Open a lesson</source>
            <translation>Open a lesson</translation>
        </message>
        <message>
            <source>Lessons and scenarios (*.json)</source>
            <translation>Lessons and scenarios (*.json)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>All files (*)</translation>
        </message>
    </context>
    <context>
        <name>LessonEditorPage</name>
        <message>
            <source>Lesson editor: %1</source>
            <translation>Lesson editor: %1</translation>
        </message>
        <message>
            <source>no file yet</source>
            <translation>no file yet</translation>
        </message>
        <message>
            <source>not saved</source>
            <translation>not saved</translation>
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation>Undo (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Nothing was changed yet</source>
            <translation>Nothing has been changed yet</translation>
        </message>
        <message>
            <source>Do it again (Ctrl+Shift+Z)</source>
            <translation>Do it again (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <source>Nothing was undone</source>
            <translation>Nothing was undone</translation>
        </message>
        <message>
            <source>Play it</source>
            <translation>Play it</translation>
        </message>
        <message>
            <source>As a trainee has it; the lobby's button leads back here (Ctrl+P)</source>
            <translation>As a trainee sees it; the lobby's button leads back here (Ctrl+P)</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Save as…</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
        <message>
            <source>Among the own lessons, where it has no file yet (Ctrl+S)</source>
            <translation>Among your own lessons, if it has no file yet (Ctrl+S)</translation>
        </message>
        <message>
            <source>Close the editor (Ctrl+W)</source>
            <translation>Close the editor (Ctrl+W)</translation>
        </message>
        <message>
            <source>Part of the lesson</source>
            <translation>Part of the lesson</translation>
        </message>
        <message>
            <source>On the cloth…</source>
            <translation>On the cloth…</translation>
        </message>
        <message>
            <source>%1, put there by hand, each a step (Ctrl+Shift+L)</source>
            <translation>%1, put there by hand, each a step (Ctrl+Shift+L)</translation>
        </message>
    </context>
    <context>
        <name>WhatIfView</name>
        <message>
            <source>What if</source>
            <translation>What if</translation>
        </message>
        <message>
            <source>What came before</source>
            <translation>What came before</translation>
        </message>
        <message>
            <source>It is the first</source>
            <translation>It is the first</translation>
        </message>
        <message>
            <source>%1 of %2: %3</source>
            <translation>%1 of %2: %3</translation>
        </message>
        <message>
            <source>What came next</source>
            <translation>What came next</translation>
        </message>
        <message>
            <source>It is the last</source>
            <translation>It is the last</translation>
        </message>
        <message>
            <source>What comes instead? What lies elsewhere already changes places with it.</source>
            <translation>What comes instead? What lies elsewhere already changes places with it.</translation>
        </message>
        <message>
            <source>What comes instead</source>
            <translation>What comes instead</translation>
        </message>
        <message>
            <source>As it went: %1</source>
            <translation>As it went: %1</translation>
        </message>
        <message>
            <source>What if: %1</source>
            <translation>What if: %1</translation>
        </message>
        <message>
            <source>What if: the same</source>
            <translation>What if: the same</translation>
        </message>
        <message>
            <source>What is done instead? All else goes as it went, as far as it can.</source>
            <translation>What is done instead? All else goes as it went, as far as it can.</translation>
        </message>
        <message>
            <source>What is done instead</source>
            <translation>What is done instead</translation>
        </message>
    </context>
    <context>
        <name>LessonSaver</name>
        <message>
            <source>Save the lesson</source>
            <translation>Save the lesson</translation>
        </message>
        <message>
            <source>Lessons (*.json)</source>
            <translation>Lessons (*.json)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
    </context>
    <context>
        <name>LessonBeginner</name>
        <message>
            <source>New lesson</source>
            <translation>New lesson</translation>
        </message>
        <message>
            <source>From an empty table, or from something that is there already.</source>
            <translation>From an empty table, or from something that is there already.</translation>
        </message>
        <message>
            <source>From a file</source>
            <translation>From a file</translation>
        </message>
        <message>
            <source>A lesson's file, or a scenario's</source>
            <translation>A lesson's file, or a scenario's</translation>
        </message>
        <message>
            <source>From a round</source>
            <translation>From a round</translation>
        </message>
        <message>
            <source>A round on record: choose it in the history, and press Lesson (L)</source>
            <translation>A round on record: choose it in the history, and press Lesson (L)</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Begin</translation>
        </message>
        <message>
            <source>No scenario of the list is chosen</source>
            <translation>No scenario of the list is chosen</translation>
        </message>
        <message>
            <source>What it begins with</source>
            <translation>What it begins with</translation>
        </message>
        <message>
            <source>Empty table</source>
            <translation>Empty table</translation>
        </message>
        <message>
            <source>Shipped scenario</source>
            <translation>Shipped scenario</translation>
        </message>
        <message>
            <source>Game and rules</source>
            <translation>Game and rules</translation>
        </message>
        <message>
            <source>One player sits there, and nobody does anything yet. All of it can be changed afterwards.</source>
            <translation>One player sits there, and nobody does anything yet. All of it can be changed afterwards.</translation>
        </message>
        <message>
            <source>Search the scenarios</source>
            <translation>Search the scenarios</translation>
        </message>
        <message>
            <source>Words of the title</source>
            <translation>Words of the title</translation>
        </message>
        <message>
            <source>Scenarios</source>
            <translation>Scenarios</translation>
        </message>
    </context>
    <context>
        <name>EditorRows</name>
        <message>
            <source>Nothing is chosen</source>
            <translation>Nothing is chosen</translation>
        </message>
        <message>
            <source>A note stays at its event</source>
            <translation>A note stays at its event</translation>
        </message>
        <message>
            <source>No notes yet</source>
            <translation>No notes yet</translation>
        </message>
        <message>
            <source>Nothing is expected yet</source>
            <translation>Nothing is expected yet</translation>
        </message>
        <message>
            <source>Nobody does anything yet</source>
            <translation>Nobody does anything yet</translation>
        </message>
        <message>
            <source>What is added</source>
            <translation>What is added</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Add</translation>
        </message>
        <message>
            <source>Remove (Delete)</source>
            <translation>Remove (Delete)</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Once more</translation>
        </message>
        <message>
            <source>Further up (Ctrl+Up)</source>
            <translation>Further up (Ctrl+Up)</translation>
        </message>
        <message>
            <source>It is the first</source>
            <translation>It is the first</translation>
        </message>
        <message>
            <source>Further down (Ctrl+Down)</source>
            <translation>Further down (Ctrl+Down)</translation>
        </message>
        <message>
            <source>It is the last</source>
            <translation>It is the last</translation>
        </message>
    </context>
    <context>
        <name>EditorEventItem</name>
        <message>
            <source>note %1</source>
            <translation>note %1</translation>
        </message>
        <message>
            <source>expected</source>
            <translation>expected</translation>
        </message>
    </context>
    <context>
        <name>EditorForm</name>
        <message>
            <source>Fields</source>
            <translation>Fields</translation>
        </message>
    </context>
    <context>
        <name>EditorRowItem</name>
        <message>
            <source>does not come about</source>
            <translation>does not come about</translation>
        </message>
    </context>
    <context>
        <name>BadLessonDialog</name>
        <message>
            <source>Open in the editor</source>
            <translation>Open in the editor</translation>
        </message>
        <message>
            <source>Nothing was changed. Choose something else to begin with.</source>
            <translation>Nothing was changed. Choose something else to begin with.</translation>
        </message>
        <message>
            <source>This lesson can't be opened</source>
            <translation>This lesson can't be opened</translation>
        </message>
        <message>
            <source>Choose another file</source>
            <translation>Choose another file</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Nothing was changed. Correct the file at the place named and open it again.</source>
            <translation>Nothing was changed. Correct the file at the place named and open it again.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::LessonEditor</name>
        <message>
            <source>It is being played: a moment, please.</source>
            <translation>It is being played: a moment, please.</translation>
        </message>
        <message>
            <source>Saved: %1. It is not whole yet: until then it is opened by New lesson, From a file.</source>
            <translation>Saved: %1. It is not complete yet: until it is, open it with New lesson, From a file.</translation>
        </message>
        <message>
            <source>stakes, one by one</source>
            <translation>stakes, one by one</translation>
        </message>
        <message>
            <source>%1 in Portuguese</source>
            <translation>%1 in Portuguese</translation>
        </message>
        <message>
            <source>%1 in English</source>
            <translation>%1 in English</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Yes</translation>
        </message>
        <message>
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Nobody</translation>
        </message>
        <message>
            <source>As usual</source>
            <translation>As usual</translation>
        </message>
        <message>
            <source>as usual</source>
            <translation>as usual</translation>
        </message>
        <message>
            <source>such as 17 20</source>
            <translation>such as 17 20</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Title</translation>
        </message>
        <message>
            <source>Aim</source>
            <translation>Aim</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Level</translation>
        </message>
        <message>
            <source>Ends after so many rounds</source>
            <translation>Ends after this many rounds</translation>
        </message>
        <message>
            <source>after the last step</source>
            <translation>after the last step</translation>
        </message>
        <message>
            <source>What is done</source>
            <translation>What is done</translation>
        </message>
        <message>
            <source>When</source>
            <translation>When</translation>
        </message>
        <message>
            <source>Right after the step before</source>
            <translation>Right after the step before</translation>
        </message>
        <message>
            <source>At a time</source>
            <translation>At a time</translation>
        </message>
        <message>
            <source>After an event</source>
            <translation>After an event</translation>
        </message>
        <message>
            <source>Seconds on the table's clock</source>
            <translation>Seconds on the table's clock</translation>
        </message>
        <message>
            <source>After the next</source>
            <translation>After the next</translation>
        </message>
        <message>
            <source>What is said</source>
            <translation>What is said</translation>
        </message>
        <message>
            <source>Exact odds for</source>
            <translation>Exact odds for</translation>
        </message>
        <message>
            <source>Question</source>
            <translation>Question</translation>
        </message>
        <message>
            <source>None</source>
            <translation>None</translation>
        </message>
        <message>
            <source>With two answers</source>
            <translation>With two answers</translation>
        </message>
        <message>
            <source>With three answers</source>
            <translation>With three answers</translation>
        </message>
        <message>
            <source>With four answers</source>
            <translation>With four answers</translation>
        </message>
        <message>
            <source>What is asked</source>
            <translation>What is asked</translation>
        </message>
        <message>
            <source>Right answer</source>
            <translation>Right answer</translation>
        </message>
        <message>
            <source>Answer %1</source>
            <translation>Answer %1</translation>
        </message>
        <message>
            <source>Why (answer %1)</source>
            <translation>Why (answer %1)</translation>
        </message>
        <message>
            <source>How often exactly</source>
            <translation>How often exactly</translation>
        </message>
        <message>
            <source>at least once</source>
            <translation>at least once</translation>
        </message>
        <message>
            <source>whatever it is</source>
            <translation>whatever it is</translation>
        </message>
        <message>
            <source>Whatever it is</source>
            <translation>Whatever it is</translation>
        </message>
        <message>
            <source>Texts</source>
            <translation>Texts</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Steps</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Expected</translation>
        </message>
        <message>
            <source>What the lesson is called and what it is for, in both languages.</source>
            <translation>What the lesson is called and what it is for, in both languages.</translation>
        </message>
        <message>
            <source>What is left empty has the table's own setting.</source>
            <translation>What is left empty has the table's own setting.</translation>
        </message>
        <message>
            <source>The first player is the one whose eyes the table is seen with.</source>
            <translation>The first player is the one through whose eyes the table is seen.</translation>
        </message>
        <message>
            <source>Who does what and when, one after the other.</source>
            <translation>Who does what and when, one after the other.</translation>
        </message>
        <message>
            <source>What is said and asked, each at an event. Choose one on the right: Note here.</source>
            <translation>What is said and asked, each at an event. Choose one on the right: Note here.</translation>
        </message>
        <message>
            <source>What must come of it. Choose an event on the right: Expect this.</source>
            <translation>What must come of it. Choose an event on the right: Expect this.</translation>
        </message>
        <message>
            <source>Still without words</source>
            <translation>Still without words</translation>
        </message>
        <message>
            <source>question</source>
            <translation>question</translation>
        </message>
        <message>
            <source>Points at the end</source>
            <translation>Points at the end</translation>
        </message>
        <message>
            <source>A player</source>
            <translation>A player</translation>
        </message>
        <message>
            <source>burnt</source>
            <translation>burnt</translation>
        </message>
        <message>
            <source>Lesson without a title</source>
            <translation>Lesson without a title</translation>
        </message>
        <message numerus="yes">
            <source>and %n more event(s)</source>
            <translation>
                <numerusform>and %n more event</numerusform>
                <numerusform>and %n more events</numerusform>
            </translation>
        </message>
        <message>
            <source>Still to be written: title and aim, in both languages.</source>
            <translation>Still to be written: title and aim, in both languages.</translation>
        </message>
        <message>
            <source>A lesson needs a note: choose an event and write what is to be said there.</source>
            <translation>A lesson needs a note: choose an event and write what is to be said there.</translation>
        </message>
        <message>
            <source>Nothing is expected yet: choose an event that has to come, or take all results.</source>
            <translation>Nothing is expected yet: choose an event that has to come, or take all results.</translation>
        </message>
        <message>
            <source>Note %1 waits for an event that never comes.</source>
            <translation>Note %1 waits for an event that never comes.</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) are never taken.</source>
            <translation>
                <numerusform>%n step is never taken.</numerusform>
                <numerusform>%n steps are never taken.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n expectation(s) are not met.</source>
            <translation>
                <numerusform>%n expectation is not met.</numerusform>
                <numerusform>%n expectations are not met.</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Saved: %1</translation>
        </message>
        <message>
            <source>The file has been changed by another program since it was opened here, and is left as it is. Save as… writes over it, or beside it.</source>
            <translation>The file has been changed by another program since it was opened here, and is left as it is. Save as… writes over it, or beside it.</translation>
        </message>
        <message numerus="yes">
            <source>%n note(s) left out: without words yet.</source>
            <translation>
                <numerusform>%n note left out: without words yet.</numerusform>
                <numerusform>%n notes left out: without words yet.</numerusform>
            </translation>
        </message>
        <message>
            <source>Note %1 is not written yet, in both languages.</source>
            <translation>Note %1 is not written yet in both languages.</translation>
        </message>
        <message>
            <source>Note %1: question and answers are not written yet, in both languages.</source>
            <translation>Note %1: question and answers are not written yet in both languages.</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
    </context>
    <context>
        <name>CroupierWords</name>
        <message>
            <source>the school's time</source>
            <translation>the school's time</translation>
        </message>
        <message>
            <source>custom of the house</source>
            <translation>custom of the house</translation>
        </message>
        <message>
            <source>Float counted wrong</source>
            <translation>Float counted wrong</translation>
        </message>
        <message>
            <source>What must be in the rack reckoned wrong</source>
            <translation>What must be in the rack reckoned wrong</translation>
        </message>
        <message>
            <source>Difference of the float misjudged</source>
            <translation>Difference of the float misjudged</translation>
        </message>
        <message>
            <source>Stopped what was right</source>
            <translation>Stopped what was right</translation>
        </message>
        <message>
            <source>Nothing was wrong with that.</source>
            <translation>Nothing was wrong with that.</translation>
        </message>
        <message>
            <source>Void spin</source>
            <translation>Void spin</translation>
        </message>
        <message>
            <source>say «%1»</source>
            <translation>say “%1”</translation>
        </message>
        <message>
            <source>ring the bell</source>
            <translation>ring the bell</translation>
        </message>
        <message>
            <source>launch the ball</source>
            <translation>launch the ball</translation>
        </message>
        <message>
            <source>launch the ball clockwise</source>
            <translation>launch the ball clockwise</translation>
        </message>
        <message>
            <source>launch the ball anticlockwise</source>
            <translation>launch the ball anticlockwise</translation>
        </message>
        <message>
            <source>call «%1»</source>
            <translation>call “%1”</translation>
        </message>
        <message>
            <source>call the number</source>
            <translation>call the number</translation>
        </message>
        <message>
            <source>put the marker on %1</source>
            <translation>put the marker on %1</translation>
        </message>
        <message>
            <source>put the marker on the number</source>
            <translation>put the marker on the number</translation>
        </message>
        <message>
            <source>take all chips: nothing stays</source>
            <translation>take all chips: nothing stays</translation>
        </message>
        <message numerus="yes">
            <source>take what has lost; chips stay on %n place(s)</source>
            <translation>
                <numerusform>take what has lost; chips stay on %n place</numerusform>
                <numerusform>take what has lost; chips stay on %n places</numerusform>
            </translation>
        </message>
        <message>
            <source>pay %1 %2 for %3</source>
            <translation>pay %1 %2 for %3</translation>
        </message>
        <message>
            <source>First: %1.</source>
            <translation>First: %1.</translation>
        </message>
        <message>
            <source>Nothing is to be done now.</source>
            <translation>There is nothing to do now.</translation>
        </message>
        <message>
            <source>Other words are due: %1.</source>
            <translation>Other words are due: %1.</translation>
        </message>
        <message>
            <source>Too early. It is not yet time to %1.</source>
            <translation>Too early. It is not yet time to %1.</translation>
        </message>
        <message>
            <source>Too early.</source>
            <translation>Too early.</translation>
        </message>
        <message>
            <source>Right, but it took too long.</source>
            <translation>Right, but it took too long.</translation>
        </message>
        <message>
            <source>The other way round: the launches take turns.</source>
            <translation>The other way round: the launches take turns.</translation>
        </message>
        <message>
            <source>The ball lies on %1.</source>
            <translation>The ball lies on %1.</translation>
        </message>
        <message>
            <source>The marker belongs on another number.</source>
            <translation>The marker belongs on another number.</translation>
        </message>
        <message>
            <source>%1: nothing is to be paid there.</source>
            <translation>%1: there is nothing to pay there.</translation>
        </message>
        <message>
            <source>%1 has won: it stays.</source>
            <translation>%1 has won: it stays.</translation>
        </message>
        <message>
            <source>%1 has lost: it is taken.</source>
            <translation>%1 has lost: it is taken.</translation>
        </message>
        <message>
            <source>%1: half stays, half is taken.</source>
            <translation>%1: half stays, half is taken.</translation>
        </message>
        <message>
            <source>Another prize comes first: %1.</source>
            <translation>Another prize comes first: %1.</translation>
        </message>
        <message>
            <source>%1 is not this player's prize, but that of %2.</source>
            <translation>%1 is not this player's prize, but that of %2.</translation>
        </message>
        <message>
            <source>%1 pays %2: that is not %3.</source>
            <translation>%1 pays %2: that is not %3.</translation>
        </message>
        <message>
            <source>Out of order</source>
            <translation>Out of order</translation>
        </message>
        <message>
            <source>Other words were due</source>
            <translation>Other words were due</translation>
        </message>
        <message>
            <source>Too early</source>
            <translation>Too early</translation>
        </message>
        <message>
            <source>Too slow</source>
            <translation>Too slow</translation>
        </message>
        <message>
            <source>Ball launched the wrong way round</source>
            <translation>Ball launched the wrong way round</translation>
        </message>
        <message>
            <source>Wrong number</source>
            <translation>Wrong number</translation>
        </message>
        <message>
            <source>Wrong colour</source>
            <translation>Wrong colour</translation>
        </message>
        <message>
            <source>Even or odd wrong</source>
            <translation>Even or odd wrong</translation>
        </message>
        <message>
            <source>Low or high wrong</source>
            <translation>Low or high wrong</translation>
        </message>
        <message>
            <source>Wrong place</source>
            <translation>Wrong place</translation>
        </message>
        <message>
            <source>A winning stake was taken</source>
            <translation>A winning stake was taken</translation>
        </message>
        <message>
            <source>A losing stake was left</source>
            <translation>A losing stake was left</translation>
        </message>
        <message>
            <source>Half of a stake</source>
            <translation>Half of a stake</translation>
        </message>
        <message>
            <source>Another prize comes first</source>
            <translation>Another prize comes first</translation>
        </message>
        <message>
            <source>Paid to another player</source>
            <translation>Paid to another player</translation>
        </message>
        <message>
            <source>Wrong sum</source>
            <translation>Wrong sum</translation>
        </message>
        <message>
            <source>take the late stake of %1 on %2</source>
            <translation>take the late stake of %1 on %2</translation>
        </message>
        <message>
            <source>push the late stake of %1 on %2 back</source>
            <translation>push the late stake of %1 on %2 back</translation>
        </message>
        <message>
            <source>The stakes are closed: the chips of %1 go back.</source>
            <translation>The stakes are closed: the chips of %1 go back.</translation>
        </message>
        <message>
            <source>Card to the wrong place</source>
            <translation>Card to the wrong place</translation>
        </message>
        <message>
            <source>Card the wrong way up</source>
            <translation>Card the wrong way up</translation>
        </message>
        <message>
            <source>A card that can't be</source>
            <translation>A card that can't be</translation>
        </message>
        <message>
            <source>Another seat comes first</source>
            <translation>Another seat comes first</translation>
        </message>
        <message>
            <source>Dealer's hand misjudged</source>
            <translation>Dealer's hand misjudged</translation>
        </message>
        <message>
            <source>Player's hand misjudged</source>
            <translation>Player's hand misjudged</translation>
        </message>
        <message>
            <source>A late stake was taken</source>
            <translation>A late stake was taken</translation>
        </message>
        <message>
            <source>Letter wrong, missing or late</source>
            <translation>Letter wrong, missing or late</translation>
        </message>
        <message>
            <source>A number called twice</source>
            <translation>A number called twice</translation>
        </message>
        <message>
            <source>Wrong number of cards</source>
            <translation>Wrong number of cards</translation>
        </message>
        <message>
            <source>A false call accepted</source>
            <translation>A false call accepted</translation>
        </message>
        <message>
            <source>A winner overlooked</source>
            <translation>A winner overlooked</translation>
        </message>
        <message>
            <source>Named who has not won</source>
            <translation>Named somebody who has not won</translation>
        </message>
        <message>
            <source>Wrong share</source>
            <translation>Wrong share</translation>
        </message>
        <message>
            <source>Odd cents wrong</source>
            <translation>Odd cents wrong</translation>
        </message>
        <message>
            <source>Cards sold after the close</source>
            <translation>Cards sold after the close</translation>
        </message>
        <message>
            <source>It is mended in another way: «%1».</source>
            <translation>It is mended in another way: “%1”.</translation>
        </message>
        <message>
            <source>A fault mended the wrong way</source>
            <translation>A fault mended the wrong way</translation>
        </message>
        <message>
            <source>Let it stand and go on</source>
            <translation>Let it stand and go on</translation>
        </message>
        <message>
            <source>Say the words that are due</source>
            <translation>Say the words that are due</translation>
        </message>
        <message>
            <source>Move the marker to the ball's number</source>
            <translation>Move the marker to the ball's number</translation>
        </message>
        <message>
            <source>Say it again, as the hands lie</source>
            <translation>Say it again, as the hands lie</translation>
        </message>
        <message>
            <source>Call again, as the ball lies</source>
            <translation>Call again, as the ball lies</translation>
        </message>
        <message>
            <source>Take the payment back; first the prize that is due</source>
            <translation>Take the payment back; first the prize that is due</translation>
        </message>
        <message>
            <source>Undo it; first what is due</source>
            <translation>Undo it; first what is due</translation>
        </message>
        <message>
            <source>Void the round: all stakes go back</source>
            <translation>Void the round: all stakes go back</translation>
        </message>
        <message>
            <source>Give the late chips back</source>
            <translation>Give the late chips back</translation>
        </message>
        <message>
            <source>Put the stake back where it lay</source>
            <translation>Put the stake back where it lay</translation>
        </message>
        <message>
            <source>Take the stake after all</source>
            <translation>Take the stake after all</translation>
        </message>
        <message>
            <source>Leave half, take half</source>
            <translation>Leave half, take half</translation>
        </message>
        <message>
            <source>Take back what was paid</source>
            <translation>Take back what was paid</translation>
        </message>
        <message>
            <source>Pay what is missing</source>
            <translation>Pay what is missing</translation>
        </message>
        <message>
            <source>Take back what is too much</source>
            <translation>Take back what is too much</translation>
        </message>
        <message>
            <source>Take it back and pay the winner</source>
            <translation>Take it back and pay the winner</translation>
        </message>
        <message>
            <source>Leave it, and pay the winner, too</source>
            <translation>Leave it, and pay the winner, too</translation>
        </message>
        <message>
            <source>Make it good in the next round</source>
            <translation>Make it good in the next round</translation>
        </message>
        <message>
            <source>Turn the card; it stays there</source>
            <translation>Turn the card; it stays there</translation>
        </message>
        <message>
            <source>Move the card where it belongs</source>
            <translation>Move the card where it belongs</translation>
        </message>
        <message>
            <source>Burn the card and deal another</source>
            <translation>Burn the card and deal another</translation>
        </message>
        <message>
            <source>Go by the cards on record</source>
            <translation>Go by the cards on record</translation>
        </message>
        <message>
            <source>Stop the ball, launch it again</source>
            <translation>Stop the ball, launch it again</translation>
        </message>
        <message>
            <source>put the chips of %1 down: %2</source>
            <translation>put the chips of %1 down: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n chip(s) missing.</source>
            <translation>
                <numerusform>%1: %n chip missing.</numerusform>
                <numerusform>%1: %n chips missing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %n chip(s) that nobody called.</source>
            <translation>
                <numerusform>%1: %n chip that nobody called.</numerusform>
                <numerusform>%1: %n chips that nobody called.</numerusform>
            </translation>
        </message>
        <message>
            <source>A called chip is missing</source>
            <translation>A called chip is missing</translation>
        </message>
        <message>
            <source>A chip that was not called</source>
            <translation>A chip that was not called</translation>
        </message>
        <message>
            <source>Put the chips as they were called</source>
            <translation>Put the chips as they were called</translation>
        </message>
        <message>
            <source>Give the player all chips back</source>
            <translation>Give the player all chips back</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::CroupierDesk</name>
        <message>
            <source>In a test nothing is told before its end.</source>
            <translation>In a test nothing is revealed before its end.</translation>
        </message>
        <message>
            <source>Right: nothing was wrong with it.</source>
            <translation>Right: nothing was wrong with it.</translation>
        </message>
        <message>
            <source>Nothing was wrong with it.</source>
            <translation>Nothing was wrong with it.</translation>
        </message>
        <message>
            <source>Caught.</source>
            <translation>Caught.</translation>
        </message>
        <message>
            <source>It was something else.</source>
            <translation>It was something else.</translation>
        </message>
        <message>
            <source>That was wrong.</source>
            <translation>That was wrong.</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n planted fault(s) stopped and named</source>
            <translation>
                <numerusform>%1 of %n planted fault stopped and named</numerusform>
                <numerusform>%1 of %n planted faults stopped and named</numerusform>
            </translation>
        </message>
        <message>
            <source>Look: is it what the rules want now, and all of it?</source>
            <translation>Look: is it what the rules want now, and all of it?</translation>
        </message>
        <message numerus="yes">
            <source>And %n more fault(s).</source>
            <translation>
                <numerusform>And %n more fault.</numerusform>
                <numerusform>And %n more faults.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s) of %1</source>
            <translation>
                <numerusform>%n chip of %1</numerusform>
                <numerusform>%n chips of %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the place on the cloth first</source>
            <translation>Choose the place on the cloth first</translation>
        </message>
        <message>
            <source>Choose the player first</source>
            <translation>Choose the player first</translation>
        </message>
        <message>
            <source>Cut the chips first</source>
            <translation>Cut the chips first</translation>
        </message>
        <message>
            <source>Noted.</source>
            <translation>Noted.</translation>
        </message>
        <message>
            <source>Noted. The table waits.</source>
            <translation>Noted. The table waits.</translation>
        </message>
        <message>
            <source>Right: %1.</source>
            <translation>Right: %1.</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>Right.</translation>
        </message>
        <message>
            <source>Nothing yet: let the table run.</source>
            <translation>Nothing yet: let the table run.</translation>
        </message>
        <message>
            <source>Now: %1.</source>
            <translation>Now: %1.</translation>
        </message>
        <message>
            <source>Now: %1 (%2).</source>
            <translation>Now: %1 (%2).</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deed(s)</source>
            <translation>
                <numerusform>%n deed</numerusform>
                <numerusform>%n deeds</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them right at once</source>
            <translation>All of them right at once</translation>
        </message>
        <message>
            <source>%1 right at once</source>
            <translation>%1 right at once</translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s)</source>
            <translation>
                <numerusform>%n fault</numerusform>
                <numerusform>%n faults</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n payment(s)</source>
            <translation>
                <numerusform>%n payment</numerusform>
                <numerusform>%n payments</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 s a payment</source>
            <translation>%1 s a payment</translation>
        </message>
        <message numerus="yes">
            <source>%n hint(s) asked for</source>
            <translation>
                <numerusform>%n hint asked for</numerusform>
                <numerusform>%n hints asked for</numerusform>
            </translation>
        </message>
        <message>
            <source>It is %1.</source>
            <translation>It is %1.</translation>
        </message>
        <message>
            <source>You have not worked at this table yet.</source>
            <translation>You have not worked at this table yet.</translation>
        </message>
        <message>
            <source>Last time, %1:</source>
            <translation>Last time, %1:</translation>
        </message>
        <message>
            <source>The croupier does nothing now.</source>
            <translation>The croupier does nothing now.</translation>
        </message>
        <message>
            <source>Noted. Now it is to be mended.</source>
            <translation>Noted. Now it is to be mended.</translation>
        </message>
        <message>
            <source>Rightly mended.</source>
            <translation>Rightly mended.</translation>
        </message>
        <message>
            <source>Choose how it is mended.</source>
            <translation>Choose how it is mended.</translation>
        </message>
        <message>
            <source>What do the rules want to be there? Choose what brings it about, and nothing else.</source>
            <translation>What do the rules want to be there? Choose what brings it about, and nothing else.</translation>
        </message>
        <message numerus="yes">
            <source>%n mended rightly</source>
            <translation>
                <numerusform>%n mended rightly</numerusform>
                <numerusform>%n mended rightly</numerusform>
            </translation>
        </message>
        <message>
            <source>You</source>
            <translation>You</translation>
        </message>
        <message>
            <source>find the faults</source>
            <translation>find the faults</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Never</translation>
        </message>
        <message>
            <source>Sometimes</source>
            <translation>Sometimes</translation>
        </message>
        <message>
            <source>Faults are told</source>
            <translation>Faults are named</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>At once</translation>
        </message>
        <message>
            <source>At the end</source>
            <translation>At the end</translation>
        </message>
        <message>
            <source>Float</source>
            <translation>Float</translation>
        </message>
        <message>
            <source>Not counted</source>
            <translation>Not counted</translation>
        </message>
        <message>
            <source>Counted</source>
            <translation>Counted</translation>
        </message>
        <message>
            <source>May differ</source>
            <translation>May differ</translation>
        </message>
        <message>
            <source>shifts</source>
            <translation>shifts</translation>
        </message>
        <message>
            <source>First: %1. &quot;What now?&quot; (H) tells each time what is due.</source>
            <translation>First: %1. “What now?” (H) tells each time what is due.</translation>
        </message>
        <message>
            <source>Hand over</source>
            <translation>Hand over</translation>
        </message>
        <message>
            <source>Announce and hand over</source>
            <translation>Announce and hand over</translation>
        </message>
    </context>
    <context>
        <name>RouletteCroupier</name>
        <message>
            <source>Roulette table. Arrow keys go from stake to stake, Space leaves one there, Enter takes all others</source>
            <translation>Roulette table. Arrow keys go from stake to stake, Space leaves one there, Enter takes all others</translation>
        </message>
        <message>
            <source>Roulette table. Left and right choose the prize, up and down its player, digits cut chips, Enter hands them over</source>
            <translation>Roulette table. Left and right choose the prize, up and down its player, digits cut chips, Enter hands them over</translation>
        </message>
        <message>
            <source>Roulette table</source>
            <translation>Roulette table</translation>
        </message>
    </context>
    <context>
        <name>CroupierPage</name>
        <message>
            <source>The reversed table</source>
            <translation>The reversed table</translation>
        </message>
    </context>
    <context>
        <name>CroupierBar</name>
        <message>
            <source>Round %1 · minute %2 of %3</source>
            <translation>Round %1 · minute %2 of %3</translation>
        </message>
        <message>
            <source>Break the test off</source>
            <translation>Break the test off</translation>
        </message>
        <message>
            <source>The croupier's tools</source>
            <translation>The croupier's tools</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Round %1 of %2</translation>
        </message>
        <message numerus="yes">
            <source>%n deed(s)</source>
            <translation>
                <numerusform>%n deed</numerusform>
                <numerusform>%n deeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s)</source>
            <translation>
                <numerusform>%n fault</numerusform>
                <numerusform>%n faults</numerusform>
            </translation>
        </message>
        <message>
            <source>What now?</source>
            <translation>What now?</translation>
        </message>
        <message>
            <source>End the shift</source>
            <translation>End the shift</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Tool</translation>
        </message>
    </context>
    <context>
        <name>CroupierWordsTool</name>
        <message>
            <source>Words and ball</source>
            <translation>Words and ball</translation>
        </message>
        <message>
            <source>Ring the bell</source>
            <translation>Ring the bell</translation>
        </message>
        <message>
            <source>Ball clockwise</source>
            <translation>Ball clockwise</translation>
        </message>
        <message>
            <source>Launch the ball</source>
            <translation>Launch the ball</translation>
        </message>
        <message>
            <source>Ball anticlockwise</source>
            <translation>Ball anticlockwise</translation>
        </message>
        <message>
            <source>«%1»</source>
            <translation>“%1”</translation>
        </message>
    </context>
    <context>
        <name>CroupierNumber</name>
        <message>
            <source>The ball lies on %1.</source>
            <translation>The ball lies on %1.</translation>
        </message>
        <message>
            <source>Where your ball rests; it can be changed until it is called.</source>
            <translation>Where your ball rests; it can be changed until it is called.</translation>
        </message>
        <message>
            <source>None</source>
            <translation>None</translation>
        </message>
        <message>
            <source>Neither</source>
            <translation>Neither</translation>
        </message>
        <message>
            <source>Type the number first</source>
            <translation>Type the number first</translation>
        </message>
        <message>
            <source>Choose colour, even or odd, low or high first</source>
            <translation>Choose colour, even or odd, low or high first</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Number</translation>
        </message>
        <message>
            <source>This wheel has no such number</source>
            <translation>This wheel has no such number</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Colour</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Red</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Black</translation>
        </message>
        <message>
            <source>Even or odd</source>
            <translation>Even or odd</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Even</translation>
        </message>
        <message>
            <source>Odd</source>
            <translation>Odd</translation>
        </message>
        <message>
            <source>Low or high</source>
            <translation>Low or high</translation>
        </message>
        <message>
            <source>Low</source>
            <translation>Low</translation>
        </message>
        <message>
            <source>High</source>
            <translation>High</translation>
        </message>
        <message>
            <source>Call the number</source>
            <translation>Call the number</translation>
        </message>
        <message>
            <source>Marker on %1</source>
            <translation>Marker on %1</translation>
        </message>
        <message>
            <source>Put the marker</source>
            <translation>Put the marker</translation>
        </message>
        <message>
            <source>Type the number, or click on it</source>
            <translation>Type the number, or click on it</translation>
        </message>
        <message>
            <source>The ball still runs.</source>
            <translation>The ball still runs.</translation>
        </message>
    </context>
    <context>
        <name>CroupierRake</name>
        <message>
            <source>Rake</source>
            <translation>Rake</translation>
        </message>
        <message>
            <source>There is nothing to take.</source>
            <translation>There is nothing to take.</translation>
        </message>
        <message>
            <source>Take the rest</source>
            <translation>Take the rest</translation>
        </message>
        <message numerus="yes">
            <source>%n place(s) with chips</source>
            <translation>
                <numerusform>%n place with chips</numerusform>
                <numerusform>%n places with chips</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stay(s)</source>
            <translation>
                <numerusform>%n stays</numerusform>
                <numerusform>%n stay</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n by half</source>
            <translation>
                <numerusform>%n by half</numerusform>
                <numerusform>%n by half</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CroupierRack</name>
        <message>
            <source>Payment</source>
            <translation>Payment</translation>
        </message>
        <message>
            <source>Choose the prize on the cloth</source>
            <translation>Choose the prize on the cloth</translation>
        </message>
        <message>
            <source>Cut from the rack: %1</source>
            <translation>Cut from the rack: %1</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Take back</translation>
        </message>
        <message>
            <source>No chips are cut</source>
            <translation>No chips are cut</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Clear</translation>
        </message>
    </context>
    <context>
        <name>CroupierSheetView</name>
        <message>
            <source>The shift's sheet</source>
            <translation>The shift's sheet</translation>
        </message>
        <message>
            <source>Faults, each with its rule</source>
            <translation>Faults, each with its rule</translation>
        </message>
        <message>
            <source>There was no fault</source>
            <translation>There was no fault</translation>
        </message>
        <message>
            <source>To the choices</source>
            <translation>To the choices</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Once more</translation>
        </message>
    </context>
    <context>
        <name>CroupierIntro</name>
        <message>
            <source>The reversed table</source>
            <translation>The reversed table</translation>
        </message>
        <message>
            <source>H tells what is due. Page Up and Page Down change the tool, Esc ends the shift; nothing is lost.</source>
            <translation>H tells what is due. Page Up and Page Down change the tool, Esc ends the shift; nothing is lost.</translation>
        </message>
    </context>
    <context>
        <name>CroupierOptions</name>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Seconds for a deed</source>
            <translation>Seconds for a deed</translation>
        </message>
        <message>
            <source>As long as it takes</source>
            <translation>As long as it takes</translation>
        </message>
        <message>
            <source>Slower counts as a fault</source>
            <translation>Slower counts as a fault</translation>
        </message>
        <message>
            <source>Begin the shift</source>
            <translation>Begin the shift</translation>
        </message>
        <message>
            <source>Saves all shifts as comma-separated values</source>
            <translation>Saves all shifts as comma-separated values</translation>
        </message>
        <message>
            <source>All shifts at the reversed table are forgotten. This can't be undone.</source>
            <translation>All shifts at the reversed table are forgotten. This can't be undone.</translation>
        </message>
    </context>
    <context>
        <name>CroupierWatch</name>
        <message>
            <source>The croupier does nothing now</source>
            <translation>The croupier does nothing now</translation>
        </message>
        <message>
            <source>The croupier's next deed</source>
            <translation>The croupier's next deed</translation>
        </message>
        <message>
            <source>That is right</source>
            <translation>That is right</translation>
        </message>
        <message>
            <source>It is stopped. How is it mended?</source>
            <translation>It is stopped. How is it mended?</translation>
        </message>
    </context>
    <context>
        <name>GameChoice</name>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
    </context>
    <context>
        <name>DiscardDialog</name>
        <message>
            <source>Discard what was not saved?</source>
            <translation>Discard what was not saved?</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Discard</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Keep it</translation>
        </message>
        <message>
            <source>It lies in no other file and can't be brought back.</source>
            <translation>It is in no other file and can't be brought back.</translation>
        </message>
    </context>
    <context>
        <name>CroupierEnd</name>
        <message>
            <source>Break the test off?</source>
            <translation>Break the test off?</translation>
        </message>
        <message>
            <source>A test that is broken off is not passed. Its sheet tells of what was done so far.</source>
            <translation>A test that is broken off is not passed. Its sheet tells of what was done so far.</translation>
        </message>
        <message>
            <source>End the shift?</source>
            <translation>End the shift?</translation>
        </message>
        <message>
            <source>End it</source>
            <translation>End it</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message>
            <source>Its sheet tells of what was done so far. The rounds that are left are not dealt.</source>
            <translation>Its sheet tells of what was done so far. The rounds that are left are not dealt.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RecordCopy</name>
        <message>
            <source>A copy is kept there already.</source>
            <translation>A copy is kept there already.</translation>
        </message>
        <message>
            <source>The second copy can't be written any more; the record itself goes on. What it lacks is added when the program starts again, or once the folder is chosen anew.</source>
            <translation>The second copy can't be written any more; the record itself goes on. What it lacks is added when the program starts again, or once the folder is chosen anew.</translation>
        </message>
        <message>
            <source>Only a folder of this computer can hold the copy.</source>
            <translation>Only a folder on this computer can hold the copy.</translation>
        </message>
        <message>
            <source>Everything on record has been copied; what comes is copied as it comes.</source>
            <translation>Everything on record has been copied; what comes is copied as it comes.</translation>
        </message>
        <message>
            <source>There is the copy of another record in that folder; it stays as it is.</source>
            <translation>That folder holds the copy of another record; it stays as it is.</translation>
        </message>
        <message>
            <source>That folder can't be written to.</source>
            <translation>That folder can't be written to.</translation>
        </message>
        <message>
            <source>Nothing more is copied; the file stays where it is.</source>
            <translation>Nothing more is copied; the file stays where it is.</translation>
        </message>
    <message>
            <source>The device of the second copy does not answer; the record itself goes on without it. What the copy lacks is added when the program starts again, or once the folder is chosen anew.</source>
            <translation>The device of the second copy does not answer; the record itself goes on without it. What the copy lacks is added when the program starts again, or once the folder is chosen anew.</translation>
        </message>
        <message>
            <source>That folder's device does not answer, so nothing is copied there.</source>
            <translation>That folder's device does not answer, so nothing is copied there.</translation>
        </message>
        </context>
    <context>
        <name>CopyFolder</name>
        <message>
            <source>Folder of the second copy</source>
            <translation>Folder of the second copy</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::CroupierResults</name>
        <message>
            <source>The file with the results can't be read.</source>
            <translation>The file with the results can't be read.</translation>
        </message>
        <message>
            <source>The results can't be kept.</source>
            <translation>The results can't be kept.</translation>
        </message>
        <message>
            <source>The results are saved.</source>
            <translation>The results are saved.</translation>
        </message>
        <message>
            <source>The results can't be saved there.</source>
            <translation>The results can't be saved there.</translation>
        </message>
        <message>
            <source>All results are deleted.</source>
            <translation>All results are deleted.</translation>
        </message>
        <message>
            <source>The file with the results can't be written.</source>
            <translation>The file with the results can't be written.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RouletteCroupierDesk</name>
        <message>
            <source>Roulette</source>
            <translation>Roulette</translation>
        </message>
        <message>
            <source>Casino, chips of a colour (Ordinance 894/2002)</source>
            <translation>Casino, chips of a colour (Ordinance 894/2002)</translation>
        </message>
        <message>
            <source>Casino, cash chips (Ordinance 894/2002)</source>
            <translation>Casino, cash chips (Ordinance 894/2002)</translation>
        </message>
        <message>
            <source>Online, 37 numbers (Regulation 804/2015)</source>
            <translation>Online, 37 numbers (Regulation 804/2015)</translation>
        </message>
        <message>
            <source>Online, 38 numbers (Regulation 804/2015)</source>
            <translation>Online, 38 numbers (Regulation 804/2015)</translation>
        </message>
        <message>
            <source>Macau, stakes before the launch (Order 60/2004)</source>
            <translation>Macau, stakes before the launch (Order 60/2004)</translation>
        </message>
        <message>
            <source>Macau, stakes while the ball runs (Order 60/2004)</source>
            <translation>Macau, stakes while the ball runs (Order 60/2004)</translation>
        </message>
        <message>
            <source>%1 puts chips down, though the stakes are closed.</source>
            <translation>%1 puts chips down, though the stakes are closed.</translation>
        </message>
        <message>
            <source>The last one ran anticlockwise.</source>
            <translation>The last one ran anticlockwise.</translation>
        </message>
        <message>
            <source>The last one ran clockwise.</source>
            <translation>The last one ran clockwise.</translation>
        </message>
        <message>
            <source>A chip has fallen into the wheel!</source>
            <translation>A chip has fallen into the wheel!</translation>
        </message>
        <message>
            <source>The table is ready: the first round waits for you.</source>
            <translation>The table is ready: the first round waits for you.</translation>
        </message>
        <message>
            <source>The next round waits for you.</source>
            <translation>The next round waits for you.</translation>
        </message>
        <message>
            <source>The ball waits, stakes are still taken.</source>
            <translation>The ball waits, stakes are still taken.</translation>
        </message>
        <message>
            <source>The time for stakes is over.</source>
            <translation>The time for stakes is over.</translation>
        </message>
        <message>
            <source>The players put their stakes down.</source>
            <translation>The players put their stakes down.</translation>
        </message>
        <message>
            <source>Stakes are closed, the ball lies still.</source>
            <translation>Stakes are closed, the ball lies still.</translation>
        </message>
        <message>
            <source>Your ball runs. Stakes are taken until you say so.</source>
            <translation>Your ball runs. Stakes are taken until you say so.</translation>
        </message>
        <message>
            <source>The ball loses speed.</source>
            <translation>The ball loses speed.</translation>
        </message>
        <message>
            <source>The ball runs, stakes are still taken.</source>
            <translation>The ball runs, stakes are still taken.</translation>
        </message>
        <message>
            <source>The ball runs.</source>
            <translation>The ball runs.</translation>
        </message>
        <message>
            <source>Your ball runs. Type the number once it rests.</source>
            <translation>Your ball runs. Type the number once it rests.</translation>
        </message>
        <message>
            <source>The ball rests.</source>
            <translation>The ball rests.</translation>
        </message>
        <message>
            <source>The number is marked, the chips lie as they lay.</source>
            <translation>The number is marked, the chips lie as they lay.</translation>
        </message>
        <message>
            <source>What has lost is off the cloth.</source>
            <translation>What has lost is off the cloth.</translation>
        </message>
        <message>
            <source>All is paid.</source>
            <translation>All is paid.</translation>
        </message>
        <message>
            <source>the ball lies on %1</source>
            <translation>the ball lies on %1</translation>
        </message>
        <message>
            <source>Call the number once your ball rests.</source>
            <translation>Call the number once your ball rests.</translation>
        </message>
        <message>
            <source>Words and ball</source>
            <translation>Words and ball</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Number</translation>
        </message>
        <message>
            <source>Rake</source>
            <translation>Rake</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation>Payment</translation>
        </message>
        <message>
            <source>Nothing is chosen: each of the words, and the ball, has a key of its own.</source>
            <translation>Nothing is chosen: each of the words, and the ball, has a key of its own.</translation>
        </message>
        <message>
            <source>Touch on the cloth what stays (arrows and Space); all the rest is taken. A second touch leaves half, where zero takes half of an even chance.</source>
            <translation>On the cloth, touch what stays (arrows and Space); all the rest is taken. A second touch leaves half, where zero takes half of an even chance.</translation>
        </message>
        <message>
            <source>The croupier is about to</source>
            <translation>The croupier is about to</translation>
        </message>
        <message>
            <source>Roulette, reversed</source>
            <translation>Roulette, reversed</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>are the croupier</source>
            <translation>are the croupier</translation>
        </message>
        <message>
            <source>Stakes</source>
            <translation>Stakes</translation>
        </message>
        <message>
            <source>Few</source>
            <translation>Few</translation>
        </message>
        <message>
            <source>Some</source>
            <translation>Some</translation>
        </message>
        <message>
            <source>Many</source>
            <translation>Many</translation>
        </message>
        <message>
            <source>Wheel</source>
            <translation>Wheel</translation>
        </message>
        <message>
            <source>The program's</source>
            <translation>The program's</translation>
        </message>
        <message>
            <source>A real one</source>
            <translation>A real one</translation>
        </message>
        <message>
            <source>Chips fall into the wheel</source>
            <translation>Chips fall into the wheel</translation>
        </message>
        <message>
            <source>You are the croupier</source>
            <translation>You are the croupier</translation>
        </message>
        <message>
            <source>Simulated players stake; you call, launch, mark, take and pay. The table judges order, words, sums and time by its regulation.</source>
            <translation>Simulated players stake; you call, launch, mark, take and pay. The table judges order, words, sums and time by its regulation.</translation>
        </message>
        <message>
            <source>Open the stakes with the words of the table; close them and launch the ball when the regulation has it so. Where a player calls a series, or a number and its neighbours, lay the chips.</source>
            <translation>Open the stakes with the words of the table; close them and launch the ball when the regulation has it so. Where a player calls a series, or a number and its neighbours, lay the chips.</translation>
        </message>
        <message>
            <source>Call the number with colour, even or odd, low or high, and put the marker on it.</source>
            <translation>Call the number with colour, even or odd, low or high, and put the marker on it.</translation>
        </message>
        <message>
            <source>Touch what stays on the cloth and take the rest. Zero may leave half.</source>
            <translation>Touch what stays on the cloth and take the rest. Zero may leave half.</translation>
        </message>
        <message>
            <source>Pay stack by stack in the regulation's order: choose the prize and its player, cut the chips from the rack, hand them over, and announce the payment where the regulation has it so. Which chips is not judged.</source>
            <translation>Pay stack by stack in the regulation's order: choose the prize and its player, cut the chips from the rack, hand them over, and announce the payment where the regulation has it so. Which chips is not judged.</translation>
        </message>
        <message>
            <source>Or find the faults: the program deals and pays, and does something wrong now and then. Let pass what is right, stop and name what is not, and say how it is mended.</source>
            <translation>Or find the faults: the program deals and pays, and does something wrong now and then. Let pass what is right, stop and name what is not, and say how it is mended.</translation>
        </message>
        <message>
            <source>Called stakes</source>
            <translation>Called stakes</translation>
        </message>
        <message>
            <source>%1 calls: %2 for %3, in chips of %4.</source>
            <translation>%1 calls: %2 for %3, in chips of %4.</translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s) laid</source>
            <translation>
                <numerusform>%n chip laid</numerusform>
                <numerusform>%n chips laid</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody has called a stake.</source>
            <translation>Nobody has called a stake.</translation>
        </message>
        <message>
            <source>Lay the chips first.</source>
            <translation>Lay the chips first.</translation>
        </message>
        <message>
            <source>The prize is paid: it is to be announced.</source>
            <translation>The prize is paid: it is to be announced.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::PokerCroupierDesk</name>
        <message>
            <source>Poker</source>
            <translation>Poker</translation>
        </message>
        <message>
            <source>Several players, seven seats (Regulation 803/2015)</source>
            <translation>Several players, seven seats (Regulation 803/2015)</translation>
        </message>
        <message>
            <source>One player, an individual table (Regulation 803/2015)</source>
            <translation>One player, an individual table (Regulation 803/2015)</translation>
        </message>
        <message>
            <source>seat %1</source>
            <translation>seat %1</translation>
        </message>
        <message>
            <source>%1 puts chips down, though the bets are closed.</source>
            <translation>%1 puts chips down, though the bets are closed.</translation>
        </message>
        <message>
            <source>The hand of %1 lies open.</source>
            <translation>The hand of %1 lies open.</translation>
        </message>
        <message>
            <source>The player puts the ante down, and asks for the cards.</source>
            <translation>The player puts the ante down, and asks for the cards.</translation>
        </message>
        <message>
            <source>The time for antes is over.</source>
            <translation>The time for antes is over.</translation>
        </message>
        <message>
            <source>The players put their antes down.</source>
            <translation>The players put their antes down.</translation>
        </message>
        <message>
            <source>The bets are closed, the shoe is full.</source>
            <translation>The bets are closed, the shoe is full.</translation>
        </message>
        <message>
            <source>The cards are dealt: round %1 of 5.</source>
            <translation>The cards are dealt: round %1 of 5.</translation>
        </message>
        <message>
            <source>All cards lie.</source>
            <translation>All cards are on the table.</translation>
        </message>
        <message>
            <source>An answer comes.</source>
            <translation>An answer comes.</translation>
        </message>
        <message>
            <source>The players look at their cards.</source>
            <translation>The players look at their cards.</translation>
        </message>
        <message>
            <source>The time for decisions is over.</source>
            <translation>The time for decisions is over.</translation>
        </message>
        <message>
            <source>Somebody is silent: the time for decisions runs.</source>
            <translation>Somebody is silent: the time for decisions runs.</translation>
        </message>
        <message>
            <source>The extra time runs.</source>
            <translation>The extra time runs.</translation>
        </message>
        <message>
            <source>All have decided.</source>
            <translation>All have decided.</translation>
        </message>
        <message>
            <source>The dealer's hand lies open.</source>
            <translation>The dealer's hand lies open.</translation>
        </message>
        <message>
            <source>The dealer plays: hand against hand.</source>
            <translation>The dealer plays: hand against hand.</translation>
        </message>
        <message>
            <source>It is settled who has lost.</source>
            <translation>It is settled who has lost.</translation>
        </message>
        <message>
            <source>Winners wait for their prizes.</source>
            <translation>Winners wait for their prizes.</translation>
        </message>
        <message>
            <source>The table is ready: the first round waits for you.</source>
            <translation>The table is ready: the first round waits for you.</translation>
        </message>
        <message>
            <source>The next round waits for you.</source>
            <translation>The next round waits for you.</translation>
        </message>
        <message>
            <source>All is paid.</source>
            <translation>All is paid.</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Words</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>Hands</source>
            <translation>Hands</translation>
        </message>
        <message>
            <source>Rake</source>
            <translation>Rake</translation>
        </message>
        <message>
            <source>Payment</source>
            <translation>Payment</translation>
        </message>
        <message>
            <source>Nothing is chosen: each of the words, and each seat, has a key of its own.</source>
            <translation>Nothing is chosen: each of the words, and each seat, has a key of its own.</translation>
        </message>
        <message>
            <source>Touch on the cloth whose chips stay (arrows and Space); all the rest is taken.</source>
            <translation>On the cloth, touch those whose chips stay (arrows and Space); all the rest is taken.</translation>
        </message>
        <message>
            <source>The croupier is about to</source>
            <translation>The croupier is about to</translation>
        </message>
        <message>
            <source>Poker, reversed</source>
            <translation>Poker, reversed</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>are the croupier</source>
            <translation>are the croupier</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Two</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Four</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Seven</translation>
        </message>
        <message>
            <source>Somebody stakes late</source>
            <translation>Somebody stakes late</translation>
        </message>
        <message>
            <source>You are the croupier</source>
            <translation>You are the croupier</translation>
        </message>
        <message>
            <source>Simulated players stake; you call, deal, ask, judge, take and pay. The table judges order, words, sums and time by its regulation.</source>
            <translation>Simulated players stake; you call, deal, ask, judge, take and pay. The table judges order, words, sums and time by its regulation.</translation>
        </message>
        <message>
            <source>Open the antes with the words of the table, and close them when the time is over; where one plays alone that player asks for the cards.</source>
            <translation>Open the antes with the words of the table, and close them when the time is over; where one plays alone that player asks for the cards.</translation>
        </message>
        <message>
            <source>Deal card by card: the first face up to the discard corner, then seat after seat and the dealer, five times, the dealer's last one face up. A right click, or U, turns the card.</source>
            <translation>Deal card by card: the first face up to the discard corner, then seat after seat and the dealer, five times, the dealer's last one face up. A right click, or U, turns the card.</translation>
        </message>
        <message>
            <source>Have them decide, and ask seat after seat. Turn the dealer's cards, say whether the dealer plays, turn each hand and say whether it wins.</source>
            <translation>Have them decide, and ask seat after seat. Turn the dealer's cards, say whether the dealer plays, turn each hand and say whether it wins.</translation>
        </message>
        <message>
            <source>Touch whose chips stay, take the rest, and pay box by box with chips from the rack: the ante, then the bet by the pay table.</source>
            <translation>Touch whose chips stay, take the rest, and pay box by box with chips from the rack: the ante, then the bet by the pay table.</translation>
        </message>
        <message>
            <source>Or find the faults: the program deals and pays, and does something wrong now and then. Let pass what is right, stop and name what is not, and say how it is mended.</source>
            <translation>Or find the faults: the program deals and pays, and does something wrong now and then. Let pass what is right, stop and name what is not, and say how it is mended.</translation>
        </message>
    </context>
    <context>
        <name>PokerCroupierWords</name>
        <message>
            <source>wins</source>
            <translation>wins</translation>
        </message>
        <message>
            <source>loses</source>
            <translation>loses</translation>
        </message>
        <message>
            <source>ties</source>
            <translation>ties</translation>
        </message>
        <message>
            <source>the %1 face up</source>
            <translation>the %1 face up</translation>
        </message>
        <message>
            <source>a card face up</source>
            <translation>a card face up</translation>
        </message>
        <message>
            <source>a card face down</source>
            <translation>a card face down</translation>
        </message>
        <message>
            <source>lay %1 on the discard corner</source>
            <translation>lay %1 on the discard corner</translation>
        </message>
        <message>
            <source>give the dealer %1</source>
            <translation>give the dealer %1</translation>
        </message>
        <message>
            <source>give %1 %2</source>
            <translation>give %1 %2</translation>
        </message>
        <message>
            <source>ask %1: fold or continue</source>
            <translation>ask %1: fold or continue</translation>
        </message>
        <message>
            <source>turn the dealer's cards over: %1</source>
            <translation>turn the dealer's cards over: %1</translation>
        </message>
        <message>
            <source>turn the dealer's four cards over</source>
            <translation>turn the dealer's four cards over</translation>
        </message>
        <message>
            <source>say that the dealer plays</source>
            <translation>say that the dealer plays</translation>
        </message>
        <message>
            <source>say that the dealer does not play</source>
            <translation>say that the dealer does not play</translation>
        </message>
        <message>
            <source>turn the hand of %1 over: %2</source>
            <translation>turn the hand of %1 over: %2</translation>
        </message>
        <message>
            <source>turn the hand of %1 over</source>
            <translation>turn the hand of %1 over</translation>
        </message>
        <message>
            <source>say that the hand of %1 %2</source>
            <translation>say that the hand of %1 %2</translation>
        </message>
        <message>
            <source>take what has lost; the chips of %1 stay</source>
            <translation>take what has lost; the chips of %1 stay</translation>
        </message>
        <message>
            <source>pay %1 %2 for the %3</source>
            <translation>pay %1 %2 for the %3</translation>
        </message>
        <message>
            <source>take the late stake of %1</source>
            <translation>take the late stake of %1</translation>
        </message>
        <message>
            <source>push the late stake of %1 back</source>
            <translation>push the late stake of %1 back</translation>
        </message>
        <message>
            <source>The card belongs elsewhere: %1.</source>
            <translation>The card belongs elsewhere: %1.</translation>
        </message>
        <message>
            <source>The card lies the wrong way up: %1.</source>
            <translation>The card lies the wrong way up: %1.</translation>
        </message>
        <message>
            <source>That card can't lie there: the deck has it once, and it is out.</source>
            <translation>That card can't lie there: the deck has it once, and it is out.</translation>
        </message>
        <message>
            <source>Another seat comes first: %1.</source>
            <translation>Another seat comes first: %1.</translation>
        </message>
        <message>
            <source>With ace and king or better the dealer plays, else not.</source>
            <translation>With ace and king or better the dealer plays, otherwise not.</translation>
        </message>
        <message>
            <source>The hand was misjudged: %1.</source>
            <translation>The hand was misjudged: %1.</translation>
        </message>
        <message>
            <source>The chips of %1 stay.</source>
            <translation>The chips of %1 stay.</translation>
        </message>
        <message>
            <source>%1 has lost: the chips are taken.</source>
            <translation>%1 has lost: the chips are taken.</translation>
        </message>
        <message>
            <source>Nobody sits there.</source>
            <translation>Nobody sits there.</translation>
        </message>
        <message>
            <source>Another box comes first: %1.</source>
            <translation>Another box comes first: %1.</translation>
        </message>
        <message>
            <source>%1 has another sum to get than %2.</source>
            <translation>%1 is due a different sum, not %2.</translation>
        </message>
        <message>
            <source>The bets are closed: the chips of %1 go back.</source>
            <translation>The bets are closed: the chips of %1 go back.</translation>
        </message>
        <message>
            <source>say «%1»</source>
            <translation>say “%1”</translation>
        </message>
        <message>
            <source>take all chips: nothing stays</source>
            <translation>take all chips: nothing stays</translation>
        </message>
        <message>
            <source>First: %1.</source>
            <translation>First: %1.</translation>
        </message>
        <message>
            <source>Nothing is to be done now.</source>
            <translation>There is nothing to do now.</translation>
        </message>
        <message>
            <source>Other words are due: %1.</source>
            <translation>Other words are due: %1.</translation>
        </message>
        <message>
            <source>Too early. It is not yet time to %1.</source>
            <translation>Too early. It is not yet time to %1.</translation>
        </message>
        <message>
            <source>Too early.</source>
            <translation>Too early.</translation>
        </message>
        <message>
            <source>%1: nothing is to be paid there.</source>
            <translation>%1: there is nothing to pay there.</translation>
        </message>
    </context>
    <context>
        <name>CroupierCards</name>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>The next card</source>
            <translation>The next card</translation>
        </message>
        <message>
            <source>Face down</source>
            <translation>Face down</translation>
        </message>
        <message>
            <source>Face up</source>
            <translation>Face up</translation>
        </message>
        <message>
            <source>Turn it</source>
            <translation>Turn it</translation>
        </message>
        <message>
            <source>Deal to</source>
            <translation>Deal to</translation>
        </message>
        <message>
            <source>Discard corner</source>
            <translation>Discard corner</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
    </context>
    <context>
        <name>CroupierHands</name>
        <message>
            <source>Hands</source>
            <translation>Hands</translation>
        </message>
        <message>
            <source>Turn the dealer's cards</source>
            <translation>Turn the dealer's cards</translation>
        </message>
        <message>
            <source>The dealer plays</source>
            <translation>The dealer plays</translation>
        </message>
        <message>
            <source>Does not play</source>
            <translation>Does not play</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Turn</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>This hand</translation>
        </message>
        <message>
            <source>wins</source>
            <translation>wins</translation>
        </message>
        <message>
            <source>loses</source>
            <translation>loses</translation>
        </message>
        <message>
            <source>ties</source>
            <translation>ties</translation>
        </message>
        <message>
            <source>No hand lies open that is to be compared</source>
            <translation>No open hand waits to be compared</translation>
        </message>
        <message>
            <source>This hand %1</source>
            <translation>This hand %1</translation>
        </message>
    </context>
    <context>
        <name>CroupierTalk</name>
        <message>
            <source>Words and questions</source>
            <translation>Words and questions</translation>
        </message>
        <message>
            <source>Antes</source>
            <translation>Antes</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>Closed</translation>
        </message>
        <message>
            <source>Decide</source>
            <translation>Decide</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Warning</translation>
        </message>
        <message>
            <source>Ask</source>
            <translation>Ask</translation>
        </message>
        <message>
            <source>Push the late chips back</source>
            <translation>Push the late chips back</translation>
        </message>
        <message>
            <source>Take them</source>
            <translation>Take them</translation>
        </message>
        <message>
            <source>«%1»</source>
            <translation>“%1”</translation>
        </message>
    </context>
    <context>
        <name>PokerCroupier</name>
        <message>
            <source>Discard corner</source>
            <translation>Discard corner</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Dealer</translation>
        </message>
        <message>
            <source>Poker table</source>
            <translation>Poker table</translation>
        </message>
        <message>
            <source>Poker table. Arrow keys go from seat to seat, Space asks the player</source>
            <translation>Poker table. Arrow keys go from seat to seat, Space asks the player</translation>
        </message>
        <message>
            <source>Poker table. Arrow keys choose where the next card goes, Space lays it face down, U turns it first</source>
            <translation>Poker table. Arrow keys choose where the next card goes, Space lays it face down, U turns it first</translation>
        </message>
        <message>
            <source>Poker table. Arrow keys choose a hand, Space turns it over</source>
            <translation>Poker table. Arrow keys choose a hand, Space turns it over</translation>
        </message>
        <message>
            <source>Poker table. Arrow keys go from stake to stake, Space leaves one there, Enter takes all others</source>
            <translation>Poker table. Arrow keys go from stake to stake, Space leaves one there, Enter takes all others</translation>
        </message>
        <message>
            <source>Poker table. Arrow keys choose the box, digits cut chips, Enter hands them over</source>
            <translation>Poker table. Arrow keys choose the box, digits cut chips, Enter hands them over</translation>
        </message>
    </context>
    <context>
        <name>ChanceView</name>
        <message>
            <source>How many rounds are tested</source>
            <translation>How many rounds are tested</translation>
        </message>
        <message>
            <source>Stop the test</source>
            <translation>Stop the test</translation>
        </message>
        <message>
            <source>Test chance</source>
            <translation>Test chance</translation>
        </message>
        <message>
            <source>Makes decks, spins, balls and cards from a fresh seed, just as the tables do, and tests them all</source>
            <translation>Makes decks, spins, balls and cards from a fresh seed, just as the tables do, and tests them all</translation>
        </message>
        <message>
            <source>Chance is being tested</source>
            <translation>Chance is being tested</translation>
        </message>
        <message>
            <source>The decks, spins, balls and cards that this program brings to its tables are tested here, independently of any round on record. The same seed gives the same result elsewhere.</source>
            <translation>The decks, spins, balls and cards that this program brings to its tables are tested here, independently of any round on record. The same seed gives the same result elsewhere.</translation>
        </message>
        <message>
            <source>Tests of chance</source>
            <translation>Tests of chance</translation>
        </message>
        <message>
            <source>%1, %2: %3, p %4, passed</source>
            <translation>%1, %2: %3, p %4, passed</translation>
        </message>
        <message>
            <source>%1, %2: %3, p %4, not passed</source>
            <translation>%1, %2: %3, p %4, not passed</translation>
        </message>
        <message>
            <source>p %1</source>
            <translation>p %1</translation>
        </message>
        <message>
            <source>Pictures of the test</source>
            <translation>Pictures of the test</translation>
        </message>
        <message>
            <source>The same again: %1</source>
            <translation>The same again: %1</translation>
        </message>
        <message>
            <source>Copy the line</source>
            <translation>Copy the line</translation>
        </message>
    </context>
    <context>
        <name>ResultSaver</name>
        <message>
            <source>Save the results</source>
            <translation>Save the results</translation>
        </message>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation>Comma-separated values (*.csv)</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation>Text (*.txt)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
    </context>
    <context>
        <name>EquipmentDesk</name>
        <message>
            <source>the number on which the ball rests</source>
            <translation>the number on which the ball rests</translation>
        </message>
        <message>
            <source>cdhs</source>
            <translation>cdhs</translation>
        </message>
        <message>
            <source>the next card</source>
            <translation>the next card</translation>
        </message>
        <message>
            <source>the card that is burnt</source>
            <translation>the card that is burnt</translation>
        </message>
        <message>
            <source>the dealer's card %1, face up</source>
            <translation>the dealer's card %1, face up</translation>
        </message>
        <message>
            <source>the dealer's card %1</source>
            <translation>the dealer's card %1</translation>
        </message>
        <message>
            <source>seat %1 (%2), card %3</source>
            <translation>seat %1 (%2), card %3</translation>
        </message>
        <message numerus="yes">
            <source>a ball (%n out so far)</source>
            <translation>
                <numerusform>a ball (%n out so far)</numerusform>
                <numerusform>a ball (%n out so far)</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 still waits for the table: a moment, or take it back first.</source>
            <translation>%1 still waits for the table: a moment, or take it back first.</translation>
        </message>
    </context>
    <context>
        <name>EnteredBingoHost</name>
        <message>
            <source>A room with a real machine</source>
            <translation>A room with a real machine</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::EquipmentDesk</name>
        <message>
            <source>The file with inspections and numbers can't be read or written.</source>
            <translation>The file with inspections and numbers can't be read or written.</translation>
        </message>
        <message>
            <source>Wheel inspected by %1, %2</source>
            <translation>Wheel inspected by %1, %2</translation>
        </message>
        <message>
            <source>Take back what is entered first.</source>
            <translation>Take back what is entered first.</translation>
        </message>
    </context>
    <context>
        <name>EquipmentWords</name>
        <message>
            <source>No round runs; the next one opens soon.</source>
            <translation>No round is running; the next one opens soon.</translation>
        </message>
        <message>
            <source>The ball is whole and clean, and a second one lies ready</source>
            <translation>The ball is whole and clean, and a second one lies ready</translation>
        </message>
        <message>
            <source>The wheel stands level</source>
            <translation>The wheel stands level</translation>
        </message>
        <message>
            <source>It turns freely, without drag or noise</source>
            <translation>It turns freely, without drag or noise</translation>
        </message>
        <message>
            <source>Wheel and cloth have the same numbers and colours, also for 0 and 00</source>
            <translation>Wheel and cloth have the same numbers and colours, including 0 and 00</translation>
        </message>
        <message>
            <source>The table's sign says the same limits, and the same for 0 and 00</source>
            <translation>The table's sign shows the same limits, including those for 0 and 00</translation>
        </message>
        <message>
            <source>%1 of the %2 numbers that the test of the wheel needs: too few to say anything.</source>
            <translation>%1 of the %2 numbers that the test of the wheel needs: too few to say anything.</translation>
        </message>
        <message>
            <source>%1 numbers: as a fair wheel brings them (%2).</source>
            <translation>%1 numbers: as a fair wheel brings them (%2).</translation>
        </message>
        <message>
            <source>%1 numbers: a fair wheel brings this once in a hundred times or less (%2). Look at the wheel, and at how they were entered.</source>
            <translation>%1 numbers: a fair wheel brings this once in a hundred times or less (%2). Look at the wheel, and at how they were entered.</translation>
        </message>
        <message>
            <source>inspected by %1</source>
            <translation>inspected by %1</translation>
        </message>
        <message numerus="yes">
            <source>%n number(s)</source>
            <translation>
                <numerusform>%n number</numerusform>
                <numerusform>%n numbers</numerusform>
            </translation>
        </message>
        <message>
            <source>table %1 of the record</source>
            <translation>table %1 of the record</translation>
        </message>
        <message>
            <source>%1 · undo (Backspace)</source>
            <translation>%1 · undo (Backspace)</translation>
        </message>
    </context>
    <context>
        <name>EquipmentIntro</name>
        <message>
            <source>Real equipment</source>
            <translation>Real equipment</translation>
        </message>
        <message>
            <source>A real wheel, real cards, real balls</source>
            <translation>A real wheel, real cards, real balls</translation>
        </message>
        <message>
            <source>You spin, deal or draw with your own equipment and enter what it brings. The program has the timers, the calls, the limits, the payments, the record and the board.</source>
            <translation>You spin, deal or draw with your own equipment and enter what it brings. The program has the timers, the calls, the limits, the payments, the record and the board.</translation>
        </message>
        <message>
            <source>Before the first spin the wheel is inspected, and whoever has done so signs. That stays with the session.</source>
            <translation>Before the first spin the wheel is inspected, and whoever has done so signs. That stays with the session.</translation>
        </message>
        <message>
            <source>What can't be is refused, with the reason: a number that the wheel lacks, a card or a ball that is out already, anything while stakes are open.</source>
            <translation>What can't be is refused, with the reason: a number that the wheel lacks, a card or a ball that is out already, anything while stakes are open.</translation>
        </message>
        <message>
            <source>The numbers of a wheel are tested from session to session, as soon as there are enough of them.</source>
            <translation>The numbers of a wheel are tested from session to session, as soon as there are enough of them.</translation>
        </message>
        <message>
            <source>Each round is on the record, marked as given from outside: its seed decides nothing but the rest, and checking the record says so. Your points stay as they are.</source>
            <translation>Each round is on the record, marked as given from outside: its seed decides nothing but the rest, and checking the record says so. Your points stay as they are.</translation>
        </message>
        <message>
            <source>Last sessions</source>
            <translation>Last sessions</translation>
        </message>
        <message>
            <source>Type what came, or choose it on the pad, and press Enter. What is entered stands there for a moment before it goes to the table: Backspace undoes it, Enter once more ends the moment. Ctrl+J brings the keyboard back to the field.</source>
            <translation>Type what came, or choose it on the pad, and press Enter. What is entered stands there for a moment before it goes to the table: Backspace undoes it, Enter once more ends the moment. Ctrl+J brings the keyboard back to the field.</translation>
        </message>
    </context>
    <context>
        <name>EquipmentOptions</name>
        <message>
            <source>Somebody has to sit at the table: you, or simulated players</source>
            <translation>Somebody has to sit at the table: you, or simulated players</translation>
        </message>
        <message>
            <source>Equipment</source>
            <translation>Equipment</translation>
        </message>
        <message>
            <source>A seat for you</source>
            <translation>A seat for you</translation>
        </message>
        <message>
            <source>None</source>
            <translation>None</translation>
        </message>
        <message>
            <source>One</source>
            <translation>One</translation>
        </message>
        <message>
            <source>Open the table</source>
            <translation>Open the table</translation>
        </message>
        <message>
            <source>Delete sessions</source>
            <translation>Delete sessions</translation>
        </message>
        <message>
            <source>Forgets inspections and numbers; the record stays</source>
            <translation>Forgets inspections and numbers; the record stays</translation>
        </message>
        <message>
            <source>There are none yet</source>
            <translation>There are none yet</translation>
        </message>
        <message>
            <source>Delete all sessions?</source>
            <translation>Delete all sessions?</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Delete</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Keep them</translation>
        </message>
        <message>
            <source>Inspections and the numbers of all wheels are forgotten. The rounds stay on the record. This can't be undone.</source>
            <translation>Inspections and the numbers of all wheels are forgotten. The rounds stay on the record. This can't be undone.</translation>
        </message>
        <message>
            <source>A table may not be like this: see %1.</source>
            <translation>A table may not be like this: see %1.</translation>
        </message>
    </context>
    <context>
        <name>EquipmentInspection</name>
        <message>
            <source>Look at everything first</source>
            <translation>Look at everything first</translation>
        </message>
        <message>
            <source>Type your name or initials</source>
            <translation>Type your name or initials</translation>
        </message>
        <message>
            <source>Inspection of the wheel</source>
            <translation>Inspection of the wheel</translation>
        </message>
        <message>
            <source>Before the first spin</source>
            <translation>Before the first spin</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Not now</translation>
        </message>
        <message>
            <source>Sign and open the table</source>
            <translation>Sign and open the table</translation>
        </message>
        <message>
            <source>Name or initials</source>
            <translation>Name or initials</translation>
        </message>
        <message>
            <source>Name and time are kept with the session, on this computer only.</source>
            <translation>Name and time are kept with the session, on this computer only.</translation>
        </message>
    </context>
    <context>
        <name>EquipmentPanel</name>
        <message>
            <source>out already</source>
            <translation>out already</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>chosen</translation>
        </message>
        <message>
            <source>Real equipment</source>
            <translation>Real equipment</translation>
        </message>
        <message>
            <source>Next: %1</source>
            <translation>Next: %1</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Type it, or choose it below</source>
            <translation>Type it, or choose it below</translation>
        </message>
        <message>
            <source>On the record each round here is marked as given from outside.</source>
            <translation>On the record each round here is marked as given from outside.</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Take back</translation>
        </message>
        <message>
            <source>What is typed, or what was entered and has not counted yet</source>
            <translation>What is typed, or what was entered and has not counted yet</translation>
        </message>
        <message>
            <source>There is nothing to take back</source>
            <translation>There is nothing to take back</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message>
            <source>Hold the table</source>
            <translation>Hold the table</translation>
        </message>
        <message>
            <source>The table's time stands still meanwhile</source>
            <translation>The table's time stands still meanwhile</translation>
        </message>
        <message>
            <source>What to choose from</source>
            <translation>What to choose from</translation>
        </message>
        <message>
            <source>Incidents</source>
            <translation>Incidents</translation>
        </message>
    </context>
    <context>
        <name>ChancePad</name>
        <message>
            <source>laid already</source>
            <translation>laid already</translation>
        </message>
        <message>
            <source>lies here</source>
            <translation>lies here</translation>
        </message>
    </context>
    <context>
        <name>CroupierFloat</name>
        <message>
            <source>Count the rack first</source>
            <translation>Count the rack first</translation>
        </message>
        <message>
            <source>Reckon what must be there first</source>
            <translation>Reckon what must be there first</translation>
        </message>
        <message>
            <source>Say first whether both agree</source>
            <translation>Say first whether the two agree</translation>
        </message>
        <message>
            <source>The table closes</source>
            <translation>The table closes</translation>
        </message>
        <message>
            <source>The table opens</source>
            <translation>The table opens</translation>
        </message>
        <message>
            <source>The table closes: count the float</source>
            <translation>The table closes: count the float</translation>
        </message>
        <message>
            <source>Before the table opens: count the float</source>
            <translation>Before the table opens: count the float</translation>
        </message>
        <message>
            <source>What the table was opened with, and what was taken, less what was paid, must be in the rack. Count it, and say how both stand to each other.</source>
            <translation>What the table was opened with, and what was taken, less what was paid, must be in the rack. Count it, and say how the two compare.</translation>
        </message>
        <message>
            <source>Chips stand in stacks of twenty. Count what lies in the rack, and say how it stands to the sheet.</source>
            <translation>Chips stand in stacks of twenty. Count what lies in the rack, and say how it compares with the sheet.</translation>
        </message>
        <message>
            <source>No rule of the register speaks of the float: its count is custom of the house.</source>
            <translation>No rule of the register speaks of the float: its count is a custom of the house.</translation>
        </message>
        <message>
            <source>Must be in the rack</source>
            <translation>Must be in the rack</translation>
        </message>
        <message>
            <source>A sum, as 1234.50</source>
            <translation>A sum, such as 1234.50</translation>
        </message>
        <message>
            <source>That is no sum</source>
            <translation>That is no sum</translation>
        </message>
        <message>
            <source>Counted in the rack</source>
            <translation>Counted in the rack</translation>
        </message>
        <message>
            <source>A sum can't be read: write it in figures, as 1234.50.</source>
            <translation>A sum can't be read: write it in figures, such as 1234.50.</translation>
        </message>
        <message>
            <source>Close the table</source>
            <translation>Close the table</translation>
        </message>
        <message>
            <source>Open the table</source>
            <translation>Open the table</translation>
        </message>
        <message>
            <source>Leave it uncounted</source>
            <translation>Leave it uncounted</translation>
        </message>
        <message>
            <source>To the choices</source>
            <translation>To the choices</translation>
        </message>
    </context>
    <context>
        <name>RackBalance</name>
        <message>
            <source>The rack, beside what must be there</source>
            <translation>The rack, beside what must be there</translation>
        </message>
        <message>
            <source>The rack, beside the sheet</source>
            <translation>The rack, beside the sheet</translation>
        </message>
        <message>
            <source>Agrees</source>
            <translation>Agrees</translation>
        </message>
        <message>
            <source>Holds more</source>
            <translation>Holds more</translation>
        </message>
        <message>
            <source>Holds less</source>
            <translation>Holds less</translation>
        </message>
    </context>
    <context>
        <name>CroupierBreak</name>
        <message>
            <source>Break</source>
            <translation>Break</translation>
        </message>
        <message>
            <source>The first period is over</source>
            <translation>The first period is over</translation>
        </message>
        <message>
            <source>%1 of %2 rounds are done. The table and the time stand still until the second period begins.</source>
            <translation>%1 of %2 rounds are done. The table and the time stand still until the second period begins.</translation>
        </message>
        <message>
            <source>Begin the second period</source>
            <translation>Begin the second period</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RackCount</name>
        <message numerus="yes">
            <source>%n chip(s) of %1</source>
            <translation>
                <numerusform>%n chip of %1</numerusform>
                <numerusform>%n chips of %1</numerusform>
            </translation>
        </message>
        <message>
            <source>The sheet says</source>
            <translation>The sheet says</translation>
        </message>
        <message>
            <source>Opened with</source>
            <translation>Opened with</translation>
        </message>
        <message>
            <source>Fill from the cage</source>
            <translation>Fill from the cage</translation>
        </message>
        <message>
            <source>Taken from the cloth</source>
            <translation>Taken from the cloth</translation>
        </message>
        <message>
            <source>Paid</source>
            <translation>Paid</translation>
        </message>
        <message>
            <source>Counted %1 too much.</source>
            <translation>Counted %1 too much.</translation>
        </message>
        <message>
            <source>Counted %1 too little.</source>
            <translation>Counted %1 too little.</translation>
        </message>
        <message>
            <source>What must be there was reckoned %1 too high.</source>
            <translation>What must be there was reckoned %1 too high.</translation>
        </message>
        <message>
            <source>What must be there was reckoned %1 too low.</source>
            <translation>What must be there was reckoned %1 too low.</translation>
        </message>
        <message>
            <source>By that count both agree.</source>
            <translation>By that count the two agree.</translation>
        </message>
        <message>
            <source>By that count there is %1 more than must be there.</source>
            <translation>By that count there is %1 more than must be there.</translation>
        </message>
        <message>
            <source>By that count there is %1 less than must be there.</source>
            <translation>By that count there is %1 less than must be there.</translation>
        </message>
        <message>
            <source>Float: opened with %1, closed with %2</source>
            <translation>Float: opened with %1, closed with %2</translation>
        </message>
        <message>
            <source>as it must be</source>
            <translation>as it must be</translation>
        </message>
        <message>
            <source>%1 off</source>
            <translation>%1 off</translation>
        </message>
    </context>
    <context>
        <name>TestIntro</name>
        <message numerus="yes">
            <source>The candidate counts the float, opens the table, works %n minute(s) of cards and closes the table. Nothing is told before the end.</source>
            <translation>
                <numerusform>The candidate counts the float, opens the table, works %n minute of cards and closes the table. Nothing is revealed before the end.</numerusform>
                <numerusform>The candidate counts the float, opens the table, works %n minutes of cards and closes the table. Nothing is revealed before the end.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The candidate counts the float, opens the table, works %n spin(s) in two periods with a break and closes the table. Nothing is told before the end.</source>
            <translation>
                <numerusform>The candidate counts the float, opens the table, works %n spin in two periods with a break and closes the table. Nothing is revealed before the end.</numerusform>
                <numerusform>The candidate counts the float, opens the table, works %n spins in two periods with a break and closes the table. Nothing is revealed before the end.</numerusform>
            </translation>
        </message>
        <message>
            <source>Table test</source>
            <translation>Table test</translation>
        </message>
        <message>
            <source>As examinations do it: at the table, in writing, and by an examiner's eye. Marks, weights and pass marks are the school's; no rule of the register speaks of them.</source>
            <translation>As examinations do it: at the table, in writing, and by an examiner's eye. Marks, weights and pass marks are the school's; no rule of the register speaks of them.</translation>
        </message>
        <message>
            <source>The written part asks about the table's regulation, from the rulebook. The same test number brings the same spins and the same questions.</source>
            <translation>The written part asks about the table's regulation, from the rulebook. The same test number brings the same spins and the same questions.</translation>
        </message>
        <message>
            <source>The program marks technique and control by the faults that it saw; the examiner marks hospitality, which no program sees.</source>
            <translation>The program marks technique and control by the faults that it saw; the examiner marks hospitality, which no program sees.</translation>
        </message>
        <message>
            <source>The sheet says whether the candidate has passed and why, with marks, faults and answers, to be printed and signed.</source>
            <translation>The sheet says whether the candidate has passed and why, with marks, faults and answers, to be printed and signed.</translation>
        </message>
        <message>
            <source>Tests that were taken</source>
            <translation>Tests that were taken</translation>
        </message>
    </context>
    <context>
        <name>TestOptions</name>
        <message>
            <source>Candidate's name</source>
            <translation>Candidate's name</translation>
        </message>
        <message>
            <source>Examiner's name</source>
            <translation>Examiner's name</translation>
        </message>
        <message>
            <source>Examiner's name (may be left to the paper)</source>
            <translation>Examiner's name (may be left to the paper)</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Spins</source>
            <translation>Spins</translation>
        </message>
        <message>
            <source>In two periods</source>
            <translation>In two periods</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>Minutes</translation>
        </message>
        <message>
            <source>The round that runs is dealt to its end</source>
            <translation>The round in progress is dealt to its end</translation>
        </message>
        <message>
            <source>Seconds for a deed</source>
            <translation>Seconds for a deed</translation>
        </message>
        <message>
            <source>As long as it takes</source>
            <translation>As long as it takes</translation>
        </message>
        <message>
            <source>Slower counts as a fault</source>
            <translation>Slower counts as a fault</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Weights</translation>
        </message>
        <message>
            <source>3 · 2 · 2</source>
            <translation>3 · 2 · 2</translation>
        </message>
        <message>
            <source>Alike</source>
            <translation>Equal</translation>
        </message>
        <message>
            <source>Weight of hospitality</source>
            <translation>Weight of hospitality</translation>
        </message>
        <message>
            <source>Weight of technique</source>
            <translation>Weight of technique</translation>
        </message>
        <message>
            <source>Weight of control</source>
            <translation>Weight of control</translation>
        </message>
        <message>
            <source>Pass mark</source>
            <translation>Pass mark</translation>
        </message>
        <message>
            <source>Of 20 points</source>
            <translation>Of 20 points</translation>
        </message>
        <message>
            <source>A fault costs</source>
            <translation>A fault costs</translation>
        </message>
        <message>
            <source>Tenths of a point</source>
            <translation>Tenths of a point</translation>
        </message>
        <message>
            <source>Written questions</source>
            <translation>Written questions</translation>
        </message>
        <message>
            <source>No written part</source>
            <translation>No written part</translation>
        </message>
        <message>
            <source>Right answers needed</source>
            <translation>Right answers needed</translation>
        </message>
        <message>
            <source>Per cent</source>
            <translation>Per cent</translation>
        </message>
        <message>
            <source>Test number</source>
            <translation>Test number</translation>
        </message>
        <message>
            <source>0: a new test each time</source>
            <translation>0: a new test each time</translation>
        </message>
        <message>
            <source>The same test each time</source>
            <translation>The same test each time</translation>
        </message>
        <message>
            <source>Delete tests</source>
            <translation>Delete tests</translation>
        </message>
        <message>
            <source>There are no tests yet</source>
            <translation>There are no tests yet</translation>
        </message>
        <message>
            <source>Delete all tests?</source>
            <translation>Delete all tests?</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Delete</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Keep them</translation>
        </message>
        <message>
            <source>All tests that were taken are forgotten, with their marks and answers. This can't be undone.</source>
            <translation>All tests that were taken are forgotten, with their marks and answers. This can't be undone.</translation>
        </message>
        <message>
            <source>Begin the test</source>
            <translation>Begin the test</translation>
        </message>
    </context>
    <context>
        <name>TestPage</name>
        <message>
            <source>Table test</source>
            <translation>Table test</translation>
        </message>
    </context>
    <context>
        <name>TestWritten</name>
        <message>
            <source>Hand it in unfinished?</source>
            <translation>Hand it in unfinished?</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
        <message numerus="yes">
            <source>%n question(s) have no answer yet. They count as wrong.</source>
            <translation>
                <numerusform>%n question has no answer yet. It counts as wrong.</numerusform>
                <numerusform>%n questions have no answer yet. They count as wrong.</numerusform>
            </translation>
        </message>
        <message>
            <source>The written part</source>
            <translation>The written part</translation>
        </message>
        <message>
            <source>Question %1 of %2</source>
            <translation>Question %1 of %2</translation>
        </message>
        <message numerus="yes">
            <source>%n unanswered</source>
            <translation>
                <numerusform>%n unanswered</numerusform>
                <numerusform>%n unanswered</numerusform>
            </translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Back</translation>
        </message>
        <message>
            <source>This is the first question</source>
            <translation>This is the first question</translation>
        </message>
        <message>
            <source>On</source>
            <translation>On</translation>
        </message>
        <message>
            <source>This is the last question</source>
            <translation>This is the last question</translation>
        </message>
        <message>
            <source>Hand in</source>
            <translation>Hand in</translation>
        </message>
        <message>
            <source>What is not answered counts as wrong</source>
            <translation>What is not answered counts as wrong</translation>
        </message>
        <message>
            <source>«%1»</source>
            <translation>“%1”</translation>
        </message>
    </context>
    <context>
        <name>TestMarking</name>
        <message>
            <source>The examiner's marks</source>
            <translation>The examiner's marks</translation>
        </message>
        <message>
            <source>Hospitality is what a program can't see or hear. The mean of these marks counts, from 4 points for poor in steps of 4 to 20 for excellent.</source>
            <translation>Hospitality is what a program can't see or hear. The mean of these marks counts, from 4 points for poor in steps of 4 to 20 for excellent.</translation>
        </message>
        <message>
            <source>To the result</source>
            <translation>To the result</translation>
        </message>
        <message>
            <source>Give all marks first</source>
            <translation>Give all marks first</translation>
        </message>
    </context>
    <context>
        <name>TestResult</name>
        <message>
            <source>The result</source>
            <translation>The result</translation>
        </message>
        <message>
            <source>Faults at the table, each with its rule</source>
            <translation>Faults at the table, each with its rule</translation>
        </message>
        <message>
            <source>There was no fault at the table</source>
            <translation>There was no fault at the table</translation>
        </message>
        <message>
            <source>To the choices</source>
            <translation>To the choices</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Print</translation>
        </message>
        <message>
            <source>Save the sheet</source>
            <translation>Save the sheet</translation>
        </message>
    </context>
    <context>
        <name>TestSaver</name>
        <message>
            <source>Save the test's sheet</source>
            <translation>Save the test's sheet</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation>Text (*.txt)</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
    </context>
    <context>
        <name>TableTestWords</name>
        <message numerus="yes">
            <source>%n round(s) of cards, broken off</source>
            <translation>
                <numerusform>%n round of cards, broken off</numerusform>
                <numerusform>%n rounds of cards, broken off</numerusform>
            </translation>
        </message>
        <message>
            <source>Welcome and courtesy</source>
            <translation>Welcome and courtesy</translation>
        </message>
        <message>
            <source>Bearing and appearance</source>
            <translation>Bearing and appearance</translation>
        </message>
        <message>
            <source>Voice and clarity</source>
            <translation>Voice and clarity</translation>
        </message>
        <message>
            <source>Poor</source>
            <translation>Poor</translation>
        </message>
        <message>
            <source>Weak</source>
            <translation>Weak</translation>
        </message>
        <message>
            <source>Fair</source>
            <translation>Fair</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Good</translation>
        </message>
        <message>
            <source>Excellent</source>
            <translation>Excellent</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>Passed</translation>
        </message>
        <message>
            <source>Not passed</source>
            <translation>Not passed</translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s) of cards</source>
            <translation>
                <numerusform>%n minute of cards</numerusform>
                <numerusform>%n minutes of cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 spins, in two periods</source>
            <translation>%1 of %2 spins, in two periods</translation>
        </message>
        <message>
            <source>It was broken off, or its float was left uncounted.</source>
            <translation>It was broken off, or its float was left uncounted.</translation>
        </message>
        <message>
            <source>The examiner has given no marks.</source>
            <translation>The examiner has given no marks.</translation>
        </message>
        <message>
            <source>The weighted mark is %1; %2 is needed.</source>
            <translation>The weighted mark is %1; %2 is needed.</translation>
        </message>
        <message>
            <source>In the written part %1 of %2 answers are right; %3 % are needed.</source>
            <translation>In the written part %1 of %2 answers are right; %3% is needed.</translation>
        </message>
        <message>
            <source>weight %1</source>
            <translation>weight %1</translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s)</source>
            <translation>
                <numerusform>%n fault</numerusform>
                <numerusform>%n faults</numerusform>
            </translation>
        </message>
        <message>
            <source>Hospitality</source>
            <translation>Hospitality</translation>
        </message>
        <message>
            <source>the examiner's</source>
            <translation>the examiner's</translation>
        </message>
        <message>
            <source>Technique</source>
            <translation>Technique</translation>
        </message>
        <message>
            <source>Control</source>
            <translation>Control</translation>
        </message>
        <message>
            <source>Weighted mark</source>
            <translation>Weighted mark</translation>
        </message>
        <message>
            <source>%1 is needed</source>
            <translation>%1 is needed</translation>
        </message>
        <message>
            <source>Written part</source>
            <translation>Written part</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 of %2</translation>
        </message>
        <message>
            <source>%1 % are needed</source>
            <translation>%1% is needed</translation>
        </message>
    </context>
    <context>
        <name>TableTestSheet</name>
        <message>
            <source>Table test</source>
            <translation>Table test</translation>
        </message>
        <message>
            <source>Mesa Viva %1 · table test no. %2</source>
            <translation>Mesa Viva %1 · table test no. %2</translation>
        </message>
        <message>
            <source>The test</source>
            <translation>The test</translation>
        </message>
        <message>
            <source>Marks, from 0 to 20</source>
            <translation>Marks, from 0 to 20</translation>
        </message>
        <message>
            <source>Faults at the table</source>
            <translation>Faults at the table</translation>
        </message>
        <message>
            <source>Written part</source>
            <translation>Written part</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Result</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Reason</translation>
        </message>
        <message>
            <source>Place and date</source>
            <translation>Place and date</translation>
        </message>
        <message>
            <source>The candidate</source>
            <translation>The candidate</translation>
        </message>
        <message>
            <source>The examiner</source>
            <translation>The examiner</translation>
        </message>
        <message>
            <source>Result and signatures</source>
            <translation>Result and signatures</translation>
        </message>
        <message>
            <source>Candidate</source>
            <translation>Candidate</translation>
        </message>
        <message>
            <source>Examiner</source>
            <translation>Examiner</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Regulation</source>
            <translation>Regulation</translation>
        </message>
        <message>
            <source>Extent</source>
            <translation>Extent</translation>
        </message>
        <message numerus="yes">
            <source>%n deed(s)</source>
            <translation>
                <numerusform>%n deed</numerusform>
                <numerusform>%n deeds</numerusform>
            </translation>
        </message>
        <message>
            <source>Test number</source>
            <translation>Test number</translation>
        </message>
        <message>
            <source>%1 (the same number draws the same test)</source>
            <translation>%1 (the same number draws the same test)</translation>
        </message>
        <message>
            <source>Mark</source>
            <translation>Mark</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Weight and source</source>
            <translation>Weight and source</translation>
        </message>
        <message>
            <source>part of hospitality</source>
            <translation>part of hospitality</translation>
        </message>
        <message>
            <source>Each fault at the table takes %1 off the mark in which it counts: technique where everybody still has what is theirs, control where not. Marks and weights are custom of the house; no rule of the register speaks of examinations.</source>
            <translation>Each fault at the table takes %1 off the mark in which it counts: technique where everybody still has what is theirs, control where not. Marks and weights are a custom of the house; no rule of the register speaks of examinations.</translation>
        </message>
        <message>
            <source>There was no fault.</source>
            <translation>There was no fault.</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Times</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Fault</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Rule</translation>
        </message>
        <message>
            <source>Counts for</source>
            <translation>Counts for</translation>
        </message>
        <message>
            <source>technique</source>
            <translation>technique</translation>
        </message>
        <message>
            <source>control</source>
            <translation>control</translation>
        </message>
        <message>
            <source>It was not begun.</source>
            <translation>It was not begun.</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>No.</translation>
        </message>
        <message>
            <source>Question</source>
            <translation>Question</translation>
        </message>
        <message>
            <source>Answer given</source>
            <translation>Answer given</translation>
        </message>
        <message>
            <source>Judged</source>
            <translation>Judged</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>right (%1)</source>
            <translation>right (%1)</translation>
        </message>
        <message>
            <source>wrong: it is %1, %2</source>
            <translation>wrong: it is %1, %2</translation>
        </message>
        <message>
            <source>%1 “%2”</source>
            <extracomment>%1 a question, %2 what it asks about</extracomment>
            <translation>%1 “%2”</translation>
        </message>
    </context>
    <context>
        <name>TableTestQuestions</name>
        <message>
            <source>What does the rule with this title say?</source>
            <translation>What does the rule with this title say?</translation>
        </message>
        <message>
            <source>Under which number of the regulation does this stand?</source>
            <translation>Under which number of the regulation does this stand?</translation>
        </message>
        <message>
            <source>What is this rule about?</source>
            <translation>What is this rule about?</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::TableTestDesk</name>
        <message>
            <source>Write the candidate's name first</source>
            <translation>Write the candidate's name first</translation>
        </message>
        <message>
            <source>%1 · %2 · %3 · test no. %4</source>
            <translation>%1 · %2 · %3 · test no. %4</translation>
        </message>
        <message>
            <source>counts for technique</source>
            <translation>counts for technique</translation>
        </message>
        <message>
            <source>counts for control</source>
            <translation>counts for control</translation>
        </message>
        <message>
            <source>table-test-%1</source>
            <translation>table-test-%1</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::TableTestResults</name>
        <message>
            <source>The file with the tests can't be read.</source>
            <translation>The file with the tests can't be read.</translation>
        </message>
        <message>
            <source>The test can't be kept.</source>
            <translation>The test can't be kept.</translation>
        </message>
        <message>
            <source>The file with the tests can't be written.</source>
            <translation>The file with the tests can't be written.</translation>
        </message>
    </context>
    <context>
        <name>ReturnedWords</name>
        <message>
            <source>Everything</source>
            <translation>Everything</translation>
        </message>
        <message>
            <source>The last 30 days</source>
            <translation>The last 30 days</translation>
        </message>
        <message>
            <source>The last day</source>
            <translation>The last day</translation>
        </message>
        <message>
            <source>Roulette</source>
            <translation>Roulette</translation>
        </message>
        <message>
            <source>Poker</source>
            <translation>Poker</translation>
        </message>
        <message>
            <source>Bingo</source>
            <translation>Bingo</translation>
        </message>
        <message>
            <source>in all</source>
            <translation>in all</translation>
        </message>
        <message>
            <source>by regulation</source>
            <translation>by regulation</translation>
        </message>
        <message>
            <source>by kind of table</source>
            <translation>by kind of table</translation>
        </message>
        <message>
            <source>by variant</source>
            <translation>by variant</translation>
        </message>
        <message>
            <source>by chance</source>
            <translation>by kind of chance</translation>
        </message>
        <message>
            <source>ante and bet</source>
            <translation>ante and bet</translation>
        </message>
        <message>
            <source>by step of the pay-table</source>
            <translation>by step of the pay-table</translation>
        </message>
        <message>
            <source>by kind of prize</source>
            <translation>by kind of prize</translation>
        </message>
        <message>
            <source>by level of the stake</source>
            <translation>by level of the stake</translation>
        </message>
        <message>
            <source>by table</source>
            <translation>by table</translation>
        </message>
        <message>
            <source>Individual table</source>
            <translation>Individual table</translation>
        </message>
        <message>
            <source>Table for several players</source>
            <translation>Table for several players</translation>
        </message>
        <message>
            <source>Prizes of the sale: %1</source>
            <translation>Prizes of the sale: %1</translation>
        </message>
        <message>
            <source>One short, and won: %1</source>
            <translation>One short, and won: %1</translation>
        </message>
        <message>
            <source>Share of the winning cards: %1</source>
            <translation>Share of the winning cards: %1</translation>
        </message>
        <message>
            <source>%1 in all</source>
            <translation>%1 in all</translation>
        </message>
        <message>
            <source>Ante</source>
            <translation>Ante</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Bet</translation>
        </message>
        <message>
            <source>Table %1, %2</source>
            <translation>Table %1, %2</translation>
        </message>
        <message>
            <source>Up to %1</source>
            <translation>Up to %1</translation>
        </message>
        <message>
            <source>Above %1</source>
            <translation>Above %1</translation>
        </message>
        <message>
            <source>Above %1, up to %2</source>
            <translation>Above %1, up to %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 = %2</source>
            <translation>%1 = %2</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 to %2</translation>
        </message>
        <message>
            <source>%1 balls</source>
            <translation>%1 balls</translation>
        </message>
        <message>
            <source>%1 cards</source>
            <translation>%1 cards</translation>
        </message>
        <message>
            <source>in its band</source>
            <translation>in its band</translation>
        </message>
        <message>
            <source>outside its band</source>
            <translation>outside its band</translation>
        </message>
        <message>
            <source>%1: %2 came back, expected %3, band %4, %5</source>
            <translation>%1: %2 came back, expected %3, band %4, %5</translation>
        </message>
        <message>
            <source>The month</source>
            <translation>The month</translation>
        </message>
    </context>
    <context>
        <name>CroupierCaller</name>
        <message>
            <source>Words</source>
            <translation>Words</translation>
        </message>
        <message>
            <source>No more cards</source>
            <translation>No more cards</translation>
        </message>
        <message>
            <source>Sell cards</source>
            <translation>Sell cards</translation>
        </message>
        <message>
            <source>«%1»</source>
            <translation>“%1”</translation>
        </message>
    </context>
    <context>
        <name>CroupierBalls</name>
        <message>
            <source>Type the number first</source>
            <translation>Type the number first</translation>
        </message>
        <message>
            <source>Balls</source>
            <translation>Balls</translation>
        </message>
        <message>
            <source>Letter and number</source>
            <translation>Letter and number</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Number</translation>
        </message>
        <message>
            <source>This room has no such ball</source>
            <translation>This room has no such ball</translation>
        </message>
        <message>
            <source>Call the ball</source>
            <translation>Call the ball</translation>
        </message>
        <message>
            <source>Type the number, or click on it</source>
            <translation>Type the number, or click on it</translation>
        </message>
        <message>
            <source>Letter %1</source>
            <translation>Letter %1</translation>
        </message>
        <message>
            <source>The column's letter first, then the number; or choose the letter and click the number on the panel.</source>
            <translation>The column's letter first, then the number; or choose the letter and click the number on the panel.</translation>
        </message>
        <message>
            <source>Type the number on the ball, or click it on the panel, and call it.</source>
            <translation>Type the number on the ball, or click it on the panel, and call it.</translation>
        </message>
    </context>
    <context>
        <name>CroupierCheck</name>
        <message>
            <source>No card is to be checked</source>
            <translation>There is no card to check</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Card</translation>
        </message>
        <message>
            <source>The card has won</source>
            <translation>The card has won</translation>
        </message>
        <message>
            <source>It has not won</source>
            <translation>It has not won</translation>
        </message>
        <message>
            <source>Compare the card with the panel. A click, or arrows and Space, marks a box for yourself; marks decide nothing.</source>
            <translation>Compare the card with the panel. A click, or arrows and Space, marks a box for yourself; marks decide nothing.</translation>
        </message>
    </context>
    <context>
        <name>CroupierPrizes</name>
        <message>
            <source>Each player</source>
            <translation>Each player</translation>
        </message>
        <message>
            <source>Left over</source>
            <translation>Left over</translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>Prizes</translation>
        </message>
        <message>
            <source>Cards sold, all prizes together and each of them, to the cent.</source>
            <translation>Cards sold, all prizes together and each of them, to the cent.</translation>
        </message>
        <message>
            <source>No prize is to be announced now.</source>
            <translation>There is no prize to announce now.</translation>
        </message>
        <message>
            <source>Announce the prize</source>
            <translation>Announce the prize</translation>
        </message>
        <message>
            <source>Announce the prizes</source>
            <translation>Announce the prizes</translation>
        </message>
        <message>
            <source>One of the sums can't be read: write it as 12.50, the cards as a number.</source>
            <translation>One of the sums can't be read: write it as 12.50, the cards as a number.</translation>
        </message>
        <message>
            <source>Equal parts for the players, not for the cards; what can't be divided is left over.</source>
            <translation>Equal parts for the players, not for the cards; what can't be divided is left over.</translation>
        </message>
        <message>
            <source>Each prize is rounded down to the cent; bingo takes what is left.</source>
            <translation>Each prize is rounded down to the cent; bingo takes what is left.</translation>
        </message>
    </context>
    <context>
        <name>BingoCroupier</name>
        <message>
            <source>Bingo room. Arrow keys go from box to box, Space marks one, V says that the card has won, N that it has not</source>
            <translation>Bingo room. Arrow keys go from box to box, Space marks one, V says that the card has won, N that it has not</translation>
        </message>
        <message>
            <source>Bingo room %1</source>
            <translation>Bingo room %1</translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>Prizes</translation>
        </message>
        <message>
            <source>What is called, and the cards that are checked for it, lie here.</source>
            <translation>What is called, and the cards that are checked for it, lie here.</translation>
        </message>
    </context>
    <context>
        <name>CallerMachine</name>
        <message>
            <source>A ball is out: %1</source>
            <translation>A ball is out: %1</translation>
        </message>
        <message>
            <source>Called last: %1</source>
            <translation>Called last: %1</translation>
        </message>
        <message>
            <source>No ball drawn yet</source>
            <translation>No ball drawn yet</translation>
        </message>
        <message numerus="yes">
            <source>Drawing machine, %n ball(s) left</source>
            <translation>
                <numerusform>Drawing machine, %n ball left</numerusform>
                <numerusform>Drawing machine, %n balls left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>To be called · %n drawn</source>
            <translation>
                <numerusform>To be called · %n drawn</numerusform>
                <numerusform>To be called · %n drawn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Called last · %n drawn</source>
            <translation>
                <numerusform>Called last · %n drawn</numerusform>
                <numerusform>Called last · %n drawn</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CallerClaims</name>
        <message>
            <source>What is called</source>
            <translation>What is called</translation>
        </message>
        <message>
            <source>Card %1, %2: %3</source>
            <translation>Card %1, %2: %3</translation>
        </message>
        <message>
            <source>to be checked</source>
            <translation>to be checked</translation>
        </message>
        <message>
            <source>has won</source>
            <translation>has won</translation>
        </message>
        <message>
            <source>has not won</source>
            <translation>has not won</translation>
        </message>
    </context>
    <context>
        <name>CallerCard</name>
        <message>
            <source>Card with the numbers %1</source>
            <translation>Card with the numbers %1</translation>
        </message>
    </context>
    <context>
        <name>BingoCroupierWords</name>
        <message>
            <source>The draw stops</source>
            <translation>The draw stops</translation>
        </message>
        <message>
            <source>The draw goes on</source>
            <translation>The draw goes on</translation>
        </message>
        <message>
            <source>Bingo is confirmed, the prizes are paid</source>
            <translation>Bingo is confirmed, the prizes are paid</translation>
        </message>
        <message>
            <source>say «%1»</source>
            <translation>say “%1”</translation>
        </message>
        <message>
            <source>announce the cards sold, the prizes together and each of them</source>
            <translation>announce the cards sold, the prizes together and each of them</translation>
        </message>
        <message>
            <source>announce: %1 sold, %2 in prizes; %3</source>
            <translation>announce: %1 sold, %2 in prizes; %3</translation>
        </message>
        <message>
            <source>call «%1»</source>
            <translation>call “%1”</translation>
        </message>
        <message>
            <source>call the ball</source>
            <translation>call the ball</translation>
        </message>
        <message>
            <source>check card %1 for %2</source>
            <translation>check card %1 for %2</translation>
        </message>
        <message>
            <source>say that card %1 has %2</source>
            <translation>say that card %1 has %2</translation>
        </message>
        <message>
            <source>say that card %1 does not have %2</source>
            <translation>say that card %1 does not have %2</translation>
        </message>
        <message>
            <source>announce %1, who has won it and how much each gets</source>
            <translation>announce %1, who has won it and how much each gets</translation>
        </message>
        <message numerus="yes">
            <source>announce %1: card(s) %2; %3 to each player, %4 left over</source>
            <translation>
                <numerusform>announce %1: card %2; %3 to each player, %4 left over</numerusform>
                <numerusform>announce %1: cards %2; %3 to each player, %4 left over</numerusform>
            </translation>
        </message>
        <message>
            <source>sell %1 cards all the same</source>
            <translation>sell %1 cards all the same</translation>
        </message>
        <message>
            <source>sell %1 no more cards</source>
            <translation>sell %1 no more cards</translation>
        </message>
        <message>
            <source>First: %1.</source>
            <translation>First: %1.</translation>
        </message>
        <message>
            <source>Nothing is to be done now.</source>
            <translation>There is nothing to do now.</translation>
        </message>
        <message>
            <source>Other words are due: %1.</source>
            <translation>Other words are due: %1.</translation>
        </message>
        <message>
            <source>Too early: a second at least lies between two balls.</source>
            <translation>Too early: at least a second passes between two balls.</translation>
        </message>
        <message>
            <source>Too early. It is not yet time to %1.</source>
            <translation>Too early. It is not yet time to %1.</translation>
        </message>
        <message>
            <source>Too early.</source>
            <translation>Too early.</translation>
        </message>
        <message>
            <source>Right, but it took too long.</source>
            <translation>Right, but it took too long.</translation>
        </message>
        <message>
            <source>The ball shows another number.</source>
            <translation>The ball shows another number.</translation>
        </message>
        <message>
            <source>That number is drawn already.</source>
            <translation>That number is drawn already.</translation>
        </message>
        <message>
            <source>The column's letter comes first, then the number.</source>
            <translation>The column's letter comes first, then the number.</translation>
        </message>
        <message>
            <source>Another number of cards is sold.</source>
            <translation>Another number of cards is sold.</translation>
        </message>
        <message>
            <source>All prizes together are not %1.</source>
            <translation>All prizes together are not %1.</translation>
        </message>
        <message>
            <source>%1: the prize is not %2.</source>
            <translation>%1: the prize is not %2.</translation>
        </message>
        <message>
            <source>Card %1: that prize was won before.</source>
            <translation>Card %1: that prize was won before.</translation>
        </message>
        <message>
            <source>Card %1 lacks a number.</source>
            <translation>Card %1 lacks a number.</translation>
        </message>
        <message>
            <source>Card %1 has won, whatever its player does or does not say.</source>
            <translation>Card %1 has won, whatever its player does or does not say.</translation>
        </message>
        <message>
            <source>Card %1 has won at the same ball: it shares.</source>
            <translation>Card %1 has won at the same ball: it shares.</translation>
        </message>
        <message>
            <source>Card %1 has what was called.</source>
            <translation>Card %1 has what was called.</translation>
        </message>
        <message>
            <source>Card %1 has not won.</source>
            <translation>Card %1 has not won.</translation>
        </message>
        <message>
            <source>Each player's part is not %1.</source>
            <translation>Each player's part is not %1.</translation>
        </message>
        <message>
            <source>%1 is not what can't be divided.</source>
            <translation>%1 is not what is left over.</translation>
        </message>
        <message>
            <source>Another prize is announced first: %1.</source>
            <translation>Another prize is announced first: %1.</translation>
        </message>
        <message>
            <source>Nobody has called card %1.</source>
            <translation>Nobody has called card %1.</translation>
        </message>
        <message>
            <source>The sale is closed: no more cards are sold.</source>
            <translation>The sale is closed: no more cards are sold.</translation>
        </message>
        <message>
            <source>Call the number that the ball shows</source>
            <translation>Call the number that the ball shows</translation>
        </message>
        <message>
            <source>Call it again, the letter first</source>
            <translation>Call it again, the letter first</translation>
        </message>
        <message>
            <source>Announce it again with the right figures</source>
            <translation>Announce it again with the right figures</translation>
        </message>
        <message>
            <source>Void the round: the cards are refunded</source>
            <translation>Void the round: the cards are refunded</translation>
        </message>
        <message>
            <source>Take the cards back and refund them</source>
            <translation>Take the cards back and refund them</translation>
        </message>
        <message>
            <source>Announce the winners alone</source>
            <translation>Announce the winners alone</translation>
        </message>
        <message>
            <source>No prize; the draw goes on</source>
            <translation>No prize; the draw goes on</translation>
        </message>
        <message>
            <source>Let that card share the prize</source>
            <translation>Let that card share the prize</translation>
        </message>
        <message>
            <source>Put the ball back and draw another</source>
            <translation>Put the ball back and draw another</translation>
        </message>
        <message>
            <source>The card has its prize after all</source>
            <translation>The card has its prize after all</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoCroupierDesk</name>
        <message>
            <source>Bingo</source>
            <translation>Bingo</translation>
        </message>
        <message>
            <source>Lines: %1</source>
            <translation>Lines: %1</translation>
        </message>
        <message>
            <source>%1 asks for cards, though the sale is closed.</source>
            <translation>%1 asks for cards, though the sale is closed.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to check.</source>
            <translation>
                <numerusform>%n card to check.</numerusform>
                <numerusform>%n cards to check.</numerusform>
            </translation>
        </message>
        <message>
            <source>The room is ready: the first round waits for you.</source>
            <translation>The room is ready: the first round waits for you.</translation>
        </message>
        <message>
            <source>The next round waits for you.</source>
            <translation>The next round waits for you.</translation>
        </message>
        <message>
            <source>The time for buying cards is over.</source>
            <translation>The time for buying cards is over.</translation>
        </message>
        <message>
            <source>The players buy cards.</source>
            <translation>The players buy cards.</translation>
        </message>
        <message>
            <source>The balls are in the machine.</source>
            <translation>The balls are in the machine.</translation>
        </message>
        <message>
            <source>The cards are checked: the prize is to be announced.</source>
            <translation>The cards are checked: the prize is to be announced.</translation>
        </message>
        <message>
            <source>A ball is out.</source>
            <translation>A ball is out.</translation>
        </message>
        <message>
            <source>The draw stands still.</source>
            <translation>The draw stands still.</translation>
        </message>
        <message>
            <source>The balls tumble.</source>
            <translation>The balls tumble.</translation>
        </message>
        <message>
            <source>Bingo: the draw is over.</source>
            <translation>Bingo: the draw is over.</translation>
        </message>
        <message>
            <source>Too few players have bought cards.</source>
            <translation>Too few players have bought cards.</translation>
        </message>
        <message>
            <source>All is paid.</source>
            <translation>All is paid.</translation>
        </message>
        <message>
            <source>the ball shows %1</source>
            <translation>the ball shows %1</translation>
        </message>
        <message>
            <source>The room shows %2 on card %3; %1 says nothing.</source>
            <translation>The room shows %2 on card %3; %1 says nothing.</translation>
        </message>
        <message>
            <source>%1 calls %2: card %3.</source>
            <translation>%1 calls %2: card %3.</translation>
        </message>
        <message>
            <source>%1, marked</source>
            <translation>%1, marked</translation>
        </message>
        <message>
            <source>No card is to be checked.</source>
            <translation>There is no card to check.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) sold at %1</source>
            <translation>
                <numerusform>%n card sold at %1</numerusform>
                <numerusform>%n cards sold at %1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 for prizes</source>
            <translation>%1 of %2 for prizes</translation>
        </message>
        <message>
            <source>and %1 carried over</source>
            <translation>and %1 carried over</translation>
        </message>
        <message>
            <source>%1 of that to %2</source>
            <translation>%1 of that to %2</translation>
        </message>
        <message>
            <source>Cards sold</source>
            <translation>Cards sold</translation>
        </message>
        <message>
            <source>All prizes</source>
            <translation>All prizes</translation>
        </message>
        <message>
            <source>card %1 of %2</source>
            <translation>card %1 of %2</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>No prize is to be announced yet.</source>
            <translation>There is no prize to announce yet.</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Words</translation>
        </message>
        <message>
            <source>Balls</source>
            <translation>Balls</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Card</translation>
        </message>
        <message>
            <source>Prizes</source>
            <translation>Prizes</translation>
        </message>
        <message>
            <source>Nothing is chosen: each of the words has a key of its own.</source>
            <translation>Nothing is chosen: each of the words has a key of its own.</translation>
        </message>
        <message>
            <source>The caller is about to</source>
            <translation>The caller is about to</translation>
        </message>
        <message>
            <source>Bingo, reversed</source>
            <translation>Bingo, reversed</translation>
        </message>
        <message>
            <source>Room</source>
            <translation>Room</translation>
        </message>
        <message>
            <source>are the caller</source>
            <translation>are the caller</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Eight</translation>
        </message>
        <message>
            <source>25</source>
            <translation>25</translation>
        </message>
        <message>
            <source>80</source>
            <translation>80</translation>
        </message>
        <message>
            <source>Balls are called</source>
            <translation>Balls are called</translation>
        </message>
        <message>
            <source>One by one</source>
            <translation>One by one</translation>
        </message>
        <message>
            <source>By you</source>
            <translation>By you</translation>
        </message>
        <message>
            <source>By the program</source>
            <translation>By the program</translation>
        </message>
        <message>
            <source>False calls, late buyers</source>
            <translation>False calls, late buyers</translation>
        </message>
        <message>
            <source>You are the caller</source>
            <translation>You are the caller</translation>
        </message>
        <message>
            <source>Simulated players buy cards; you open and close the sale, call the balls, check cards and announce prizes and shares. The room judges order, words, sums and time by its regulation.</source>
            <translation>Simulated players buy cards; you open and close the sale, call the balls, check cards and announce prizes and shares. The room judges order, words, sums and time by its regulation.</translation>
        </message>
        <message>
            <source>Open the sale, close it when its time is over, and announce the cards sold, all prizes together and each of them.</source>
            <translation>Open the sale, close it when its time is over, and announce the cards sold, all prizes together and each of them.</translation>
        </message>
        <message>
            <source>Call each ball by its number; in bingo 75 the letter comes first. A second at least lies between two balls.</source>
            <translation>Call each ball by its number; in bingo 75 the letter comes first. At least a second passes between two balls.</translation>
        </message>
        <message>
            <source>Stop when a prize is called, or the room shows that a card has it. Compare the card with the panel, and say whether it has won.</source>
            <translation>Stop when a prize is called, or the room shows that a card has it. Compare the card with the panel, and say whether it has won.</translation>
        </message>
        <message>
            <source>Announce the prize with each player's part, to the cent, and what can't be divided. Go on; after bingo have the prizes paid.</source>
            <translation>Announce the prize with each player's part, to the cent, and what can't be divided. Go on; after bingo have the prizes paid.</translation>
        </message>
        <message>
            <source>Or find the faults: the program calls, and does something wrong now and then. Let pass what is right, stop and name what is not, and say how it is mended.</source>
            <translation>Or find the faults: the program calls, and does something wrong now and then. Let pass what is right, stop and name what is not, and say how it is mended.</translation>
        </message>
        <message>
            <source>The sale is closed: the prizes are to be announced.</source>
            <translation>The sale is closed: the prizes are to be announced.</translation>
        </message>
    </context>
<context><name>FiguresSheet</name>
        <message>
            <source>Room with its prizes and jackpots</source>
            <translation>Room with its prizes and jackpots</translation>
        </message>
        <message>
            <source>Exact figures</source>
            <translation>Exact figures</translation>
        </message>
        <message>
            <source>Counted or played by the rules of the tables themselves, beside the window; nothing on record is touched.</source>
            <translation>Counted or played by the rules of the tables themselves, beside the window; nothing on record is touched.</translation>
        </message>
        <message>
            <source>Copy the line</source>
            <translation>Copy the line</translation>
        </message>
        <message>
            <source>Without the window: %1</source>
            <translation>Without the window: %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Rules or room</source>
            <translation>Rules or room</translation>
        </message>
        <message>
            <source>Cards in play</source>
            <translation>Cards in play</translation>
        </message>
        <message>
            <source>Stop computing</source>
            <translation>Stop computing</translation>
        </message>
        <message>
            <source>Compute</source>
            <translation>Compute</translation>
        </message>
        <message>
            <source>Takes a second or a few; the window goes on meanwhile</source>
            <translation>Takes a second or more; the window goes on meanwhile</translation>
        </message>
        <message>
            <source>The figures are being computed</source>
            <translation>The figures are being computed</translation>
        </message>
        <message>
            <source>The same from the command line: %1</source>
            <translation>The same from the command line: %1</translation>
        </message>
    <message>
            <source>Copy the command</source>
            <translation>Copy the command</translation>
        </message>
        <message>
            <source>The dealer's card</source>
            <translation>The dealer's card</translation>
        </message>
    </context><context><name>FiguresWords</name>
        <message>
            <source>The usual room</source>
            <translation>The usual room</translation>
        </message>
        <message>
            <source>Exactly three</source>
            <translation>Exactly three</translation>
        </message>
        <message>
            <source>Of two equal hands of high cards the one with exactly three cards of a suit wins: another reading of I-P9. By three of one colour, red or black, it is always a tie: any five cards have them.</source>
            <translation>Of two equal hands of high cards the one with exactly three cards of a suit wins: another reading of I-P9. By three of one colour, red or black, it is always a tie: any five cards have them.</translation>
        </message>
        <message>
            <source>In the common game, with the same pays, it keeps %1.</source>
            <translation>In the common game, with the same pays, it keeps %1.</translation>
        </message>
        <message>
            <source>What has no interval is exact: there is a formula for it.</source>
            <translation>What has no interval is exact: there is a formula for it.</translation>
        </message>
        <message>
            <source>from %1 to %2</source>
            <translation>from %1 to %2</translation>
        </message>
        <message>
            <source>To play the same rounds once more</source>
            <translation>To play the same rounds once more</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seed</translation>
        </message>
        <message>
            <source>Poker</source>
            <translation>Poker</translation>
        </message>
        <message>
            <source>Roulette</source>
            <translation>Roulette</translation>
        </message>
        <message>
            <source>Bingo</source>
            <translation>Bingo</translation>
        </message>
        <message>
            <source>As regulated</source>
            <translation>As regulated</translation>
        </message>
        <message>
            <source>Burnt card not seen</source>
            <translation>Burnt card not seen</translation>
        </message>
        <message>
            <source>Suits break no ties</source>
            <translation>Suits break no ties</translation>
        </message>
        <message>
            <source>A-K-Q-J-10 no straight</source>
            <translation>A-K-Q-J-10 no straight</translation>
        </message>
        <message>
            <source>The common game</source>
            <translation>The common game</translation>
        </message>
        <message>
            <source>Online, 37</source>
            <translation>Online, 37</translation>
        </message>
        <message>
            <source>Online, 38</source>
            <translation>Online, 38</translation>
        </message>
        <message>
            <source>Casino</source>
            <translation>Casino</translation>
        </message>
        <message>
            <source>Macau</source>
            <translation>Macau</translation>
        </message>
        <message>
            <source>90 balls</source>
            <translation>90 balls</translation>
        </message>
        <message>
            <source>80 balls</source>
            <translation>80 balls</translation>
        </message>
        <message>
            <source>75 balls</source>
            <translation>75 balls</translation>
        </message>
        <message>
            <source>30 balls</source>
            <translation>30 balls</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>Under best play the house keeps %1 of each ante; %2 of the hands go on. All %3 deals are counted.</source>
            <translation>Under best play the house keeps %1 of each ante; %2 of the hands go on. All %3 deals are counted.</translation>
        </message>
        <message>
            <source>Each chance is settled for every number of the wheel, as the table does it.</source>
            <translation>Each chance is settled for every number of the wheel, as the table does it.</translation>
        </message>
        <message>
            <source>With one card there is a formula: these figures are exact.</source>
            <translation>With one card there is a formula: these figures are exact.</translation>
        </message>
        <message>
            <source>From %1 rounds played with the real book of cards; the interval holds with 99 % confidence.</source>
            <translation>From %1 rounds played with the real book of cards; the interval holds with 99% confidence.</translation>
        </message>
        <message>
            <source>What the house keeps of each stake</source>
            <translation>What the house keeps of each stake</translation>
        </message>
        <message>
            <source>Series, and how often they go again with what they have won (R28)</source>
            <translation>Series, and how often they go again with what they have won (R28)</translation>
        </message>
        <message>
            <source>At which ball the prizes fall</source>
            <translation>At which ball the prizes fall</translation>
        </message>
        <message>
            <source>What comes back of the sales (B31)</source>
            <translation>What comes back of the sales (B31)</translation>
        </message>
        <message>
            <source>%1 of the sales are prizes</source>
            <translation>%1 of the sales are prizes</translation>
        </message>
        <message>
            <source>the house keeps %1</source>
            <translation>the house keeps %1</translation>
        </message>
        <message>
            <source>%1 folds</source>
            <translation>%1 folds</translation>
        </message>
        <message>
            <source>%1 continues</source>
            <translation>%1 continues</translation>
        </message>
        <message>
            <source>%1 by the suits</source>
            <translation>%1 by the suits</translation>
        </message>
        <message>
            <source>From which hand on, against %1</source>
            <translation>From which hand on, against %1</translation>
        </message>
        <message>
            <source>From which hand on, against %1, with %2 burnt</source>
            <translation>From which hand on, against %1, with %2 burnt</translation>
        </message>
        <message>
            <source>Without a %1</source>
            <translation>Without a %1</translation>
        </message>
        <message numerus="yes">
            <source>With %n of that rank</source>
            <translation>
                <numerusform>With %n of that rank</numerusform>
                <numerusform>With %n of that rank</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1, %n parol(s)</source>
            <translation>
                <numerusform>%1, %n parol</numerusform>
                <numerusform>%1, %n parols</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 comes back, deviation %2 times the stake</source>
            <translation>%1 comes back, deviation %2 times the stake</translation>
        </message>
        <message>
            <source>ball %1</source>
            <translation>ball %1</translation>
        </message>
        <message>
            <source>mean from %1 to %2</source>
            <translation>mean from %1 to %2</translation>
        </message>
        <message>
            <source>in 5 % of the rounds by ball %1, in half by %2, in 95 % by %3</source>
            <translation>in 5% of the rounds by ball %1, in half by %2, in 95% by %3</translation>
        </message>
    <message>
            <source>All deals of the whole game are counted, in a second or a few: what the house keeps under best play, and from which hand on it is best to continue, by the dealer's card.</source>
            <translation>All deals of the whole game are counted, in a second or a few: what the house keeps under best play, and from which hand on it is best to continue, by the dealer's card.</translation>
        </message>
        <message>
            <source>The player does not look at the burnt card.</source>
            <translation>The player does not look at the burnt card.</translation>
        </message>
        <message>
            <source>Equal high cards are a tie, whatever their suits, as in the common game: without P9's comparison.</source>
            <translation>Equal high cards are a tie, whatever their suits, as in the common game: without P9's comparison.</translation>
        </message>
        <message>
            <source>An ace, king, queen, jack and ten of mixed suits are mere high cards (I-P8).</source>
            <translation>An ace, king, queen, jack and ten of mixed suits are mere high cards (I-P8).</translation>
        </message>
        <message>
            <source>The game as published elsewhere: no card is burnt, and suits break no ties.</source>
            <translation>The game as published elsewhere: no card is burnt, and suits break no ties.</translation>
        </message>
        <message>
            <source>Each chance is settled for every number of the wheel: what the house keeps of a stake, and how far results lie apart.</source>
            <translation>Each chance is settled for every number of the wheel: what the house keeps of a stake, and how far results lie apart.</translation>
        </message>
        <message>
            <source>With one card there is a formula: at which ball each prize falls, exactly.</source>
            <translation>With one card there is a formula: at which ball each prize falls, exactly.</translation>
        </message>
        <message>
            <source>%1 rounds are played with so many cards: at which ball each prize falls.</source>
            <translation>%1 rounds are played with so many cards: at which ball each prize falls.</translation>
        </message>
        <message>
            <source>fold</source>
            <translation>fold</translation>
        </message>
        <message>
            <source>continue</source>
            <translation>continue</translation>
        </message>
        <message>
            <source>go by the suits</source>
            <translation>go by the suits</translation>
        </message>
        <message>
            <source>from %1 on fold</source>
            <translation>from %1 on, fold</translation>
        </message>
        <message>
            <source>from %1 on continue</source>
            <translation>from %1 on, continue</translation>
        </message>
        <message>
            <source>from %1 on go by the suits</source>
            <translation>from %1 on, go by the suits</translation>
        </message>
        <message>
            <source>always fold</source>
            <translation>always fold</translation>
        </message>
        <message>
            <source>always continue</source>
            <translation>always continue</translation>
        </message>
        <message>
            <source>The dealer shows %1, %2 is burnt</source>
            <translation>The dealer shows %1, %2 is burnt</translation>
        </message>
        <message>
            <source>The dealer shows %1</source>
            <translation>The dealer shows %1</translation>
        </message>
        <message>
            <source>No card of that rank</source>
            <translation>No card of that rank</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of that rank</source>
            <translation>
                <numerusform>%n card of that rank</numerusform>
                <numerusform>%n cards of that rank</numerusform>
            </translation>
        </message>
    </context><context><name>FileDialog</name><message>
            <source>Filter</source>
            <translation>Filter</translation>
        </message>
        <message>
            <source>File name</source>
            <translation>File name</translation>
        </message>
    </context><context><name>QPlatformTheme</name><message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Open</translation>
        </message>
    </context><context><name>PokerPayTable</name><message>
            <source>%1</source>
            <comment>an amount</comment>
            <translation>%1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>%1 to 1</source>
            <translation>%1 to 1</translation>
        </message>
        <message>
            <source>%1 pays %2 to 1</source>
            <translation>%1 pays %2 to 1</translation>
        </message>
        <message>
            <source>%1 pays %2 to 1: your hand</source>
            <translation>%1 pays %2 to 1: your hand</translation>
        </message>
        <message>
            <source>The bet is paid when the hand beats a dealer who plays; the ante pays 1 to 1.</source>
            <translation>The bet is paid when the hand beats a dealer who plays; the ante pays 1 to 1.</translation>
        </message>
        <message>
            <source>Pay-table</source>
            <translation>Pay-table</translation>
        </message>
    </context><context><name>mesaviva::app::RouletteNumberListModel</name><message>
            <source>%1, in an earlier session</source>
            <translation>%1, in an earlier session</translation>
        </message>
    </context><context><name>ToldBingoHost</name><message>
            <source>Round %1</source>
            <extracomment>%1 a number</extracomment>
            <translation>Round %1</translation>
        </message>
    </context>    <context>
        <name>ResultCurve</name>
        <message>
            <source>Curve of the results</source>
            <translation>Curve of the results</translation>
        </message>
        <message>
            <source>right, up to 100 %</source>
            <translation>right, up to 100%</translation>
        </message>
    </context>
    <context>
        <name>ClothPointer</name>
        <message>
            <source>Pointer: drag to draw, or arrow keys and Space; Backspace takes a line back, Delete all of them, Ctrl+D ends</source>
            <translation>Pointer: drag to draw, or arrow keys and Space; Backspace takes a line back, Delete all of them, Ctrl+D ends</translation>
        </message>
    </context>
    <context>
        <name>ProjectorFace</name>
        <message>
            <source>Demonstration · round %1</source>
            <translation>Demonstration · round %1</translation>
        </message>
        <message>
            <source>Demonstration</source>
            <translation>Demonstration</translation>
        </message>
        <message>
            <source>The table is being prepared</source>
            <translation>The table is being prepared</translation>
        </message>
    </context>
    <context>
        <name>ProjectorWindow</name>
        <message>
            <source>%1 – projection</source>
            <translation>%1 – projection</translation>
        </message>
    </context>
    <context>
        <name>ResultsSheet</name>
        <message>
            <source>There are no results yet</source>
            <translation>There are no results yet</translation>
        </message>
        <message>
            <source>Trainees and results</source>
            <translation>Trainees and results</translation>
        </message>
        <message>
            <source>Kept on this machine beside the record, for each trainee apart; no account, no network.</source>
            <translation>Kept on this machine beside the record, for each trainee separately; no account, no network.</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Delete …</translation>
        </message>
        <message>
            <source>CSV</source>
            <translation>CSV</translation>
        </message>
        <message>
            <source>Saves a list with a line for each session, shift and test</source>
            <translation>Saves a list with a line for each session, shift and test</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Save as PDF</translation>
        </message>
        <message>
            <source>Saves the sheet of these results (Ctrl+S)</source>
            <translation>Saves the sheet of these results (Ctrl+S)</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Who practises</source>
            <translation>Who practises</translation>
        </message>
        <message>
            <source>Name of a new trainee</source>
            <translation>Name of a new trainee</translation>
        </message>
        <message>
            <source>New trainee</source>
            <translation>New trainee</translation>
        </message>
        <message>
            <source>Takes in the trainee of that name, who practises from now on</source>
            <translation>Adds the trainee of that name, who practises from now on</translation>
        </message>
        <message>
            <source>time at work, beside the longest day</source>
            <translation>time at work, beside the longest day</translation>
        </message>
        <message>
            <source>By drill and table</source>
            <translation>By drill and table</translation>
        </message>
        <message>
            <source>Faults by rule</source>
            <translation>Faults by rule</translation>
        </message>
        <message>
            <source>Delete %1?</source>
            <translation>Delete %1?</translation>
        </message>
        <message>
            <source>Delete all results?</source>
            <translation>Delete all results?</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Delete</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Keep them</translation>
        </message>
        <message>
            <source>All sessions, shifts, tests and lessons of this trainee are deleted, and the name with them. That can't be undone.</source>
            <translation>All sessions, shifts, tests and lessons of this trainee are deleted, and the name with them. That can't be undone.</translation>
        </message>
        <message>
            <source>All sessions, shifts and tests without a name are deleted. That can't be undone.</source>
            <translation>All sessions, shifts and tests without a name are deleted. That can't be undone.</translation>
        </message>
    </context>
    <context>
        <name>ResultsWords</name>
        <message>
            <source>Without a name</source>
            <translation>Without a name</translation>
        </message>
        <message>
            <source>Time at work</source>
            <translation>Time at work</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lessons</translation>
        </message>
        <message>
            <source>Answers in drills</source>
            <translation>Answers in drills</translation>
        </message>
        <message>
            <source>%1 of %2 right</source>
            <extracomment>%1 right of %2</extracomment>
            <translation>%1 of %2 right</translation>
        </message>
        <message>
            <source>Seconds an answer</source>
            <translation>Seconds an answer</translation>
        </message>
        <message>
            <source>Deeds at the reversed tables</source>
            <translation>Deeds at the reversed tables</translation>
        </message>
        <message>
            <source>%1 of %2 right at once</source>
            <extracomment>%1 right of %2</extracomment>
            <translation>%1 of %2 right at once</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rounds</translation>
        </message>
        <message>
            <source>Rounds an hour</source>
            <translation>Rounds an hour</translation>
        </message>
        <message>
            <source>Payments</source>
            <translation>Payments</translation>
        </message>
        <message>
            <source>Seconds a payment</source>
            <translation>Seconds a payment</translation>
        </message>
        <message>
            <source>Faults</source>
            <translation>Faults</translation>
        </message>
        <message>
            <source>Table tests</source>
            <translation>Table tests</translation>
        </message>
        <message>
            <source>%1 of %2 passed</source>
            <extracomment>%1 passed of %2</extracomment>
            <translation>%1 of %2 passed</translation>
        </message>
        <message numerus="yes">
            <source>%n session(s)</source>
            <translation>
                <numerusform>%n session</numerusform>
                <numerusform>%n sessions</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 right</source>
            <extracomment>%1 a share, such as 85 %</extracomment>
            <translation>%1 right</translation>
        </message>
        <message>
            <source>%1 s an answer</source>
            <translation>%1 s an answer</translation>
        </message>
        <message numerus="yes">
            <source>%n shift(s)</source>
            <translation>
                <numerusform>%n shift</numerusform>
                <numerusform>%n shifts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s)</source>
            <translation>
                <numerusform>%n fault</numerusform>
                <numerusform>%n faults</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 rounds an hour</source>
            <translation>%1 rounds an hour</translation>
        </message>
        <message>
            <source>%1, watching</source>
            <extracomment>%1 a game, at whose table the program's planted faults are to be stopped</extracomment>
            <translation>%1, watching</translation>
        </message>
        <message>
            <source>%1: %2, %3 of %4 right</source>
            <extracomment>%1 a date, %2 a duration, %3 right of %4</extracomment>
            <translation>%1: %2, %3 of %4 right</translation>
        </message>
        <message>
            <source>%1 s a payment</source>
            <translation>%1 s a payment</translation>
        </message>
        <message>
            <source>Results of %1</source>
            <extracomment>%1 a trainee</extracomment>
            <translation>Results of %1</translation>
        </message>
        <message>
            <source>From %1 to %2</source>
            <extracomment>%1 and %2 are days</extracomment>
            <translation>From %1 to %2</translation>
        </message>
        <message>
            <source>Mesa Viva, a demonstration: points only, never money</source>
            <translation>Mesa Viva, a demonstration: points only, never money</translation>
        </message>
        <message>
            <source>All together</source>
            <translation>All together</translation>
        </message>
        <message>
            <source>By drill and table</source>
            <translation>By drill and table</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Fault</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>Rule</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Times</translation>
        </message>
        <message>
            <source>Faults by rule</source>
            <translation>Faults by rule</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Day</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Time</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Right</translation>
        </message>
        <message>
            <source>Day by day</source>
            <translation>Day by day</translation>
        </message>
        <message numerus="yes">
            <source>%n test(s)</source>
            <translation>
                <numerusform>%n test</numerusform>
                <numerusform>%n tests</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, table test</source>
            <translation>%1, table test</translation>
        </message>
        <message>
            <source>%1 of %2 planted caught, %3 mended</source>
            <translation>%1 of %2 planted caught, %3 mended</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>Results</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::ResultsDesk</name>
        <message>
            <source>The files with the results can't be read.</source>
            <translation>The files with the results can't be read.</translation>
        </message>
        <message>
            <source>A trainee needs a name.</source>
            <translation>A trainee needs a name.</translation>
        </message>
        <message>
            <source>That name is too long.</source>
            <translation>That name is too long.</translation>
        </message>
        <message>
            <source>There is a trainee of that name.</source>
            <translation>There is a trainee of that name.</translation>
        </message>
        <message>
            <source>The folder for the results can't be made.</source>
            <translation>The folder for the results can't be made.</translation>
        </message>
        <message>
            <source>All results are deleted.</source>
            <translation>All results are deleted.</translation>
        </message>
        <message>
            <source>All that was kept of %1 is deleted.</source>
            <extracomment>%1 a trainee</extracomment>
            <translation>All that was kept of %1 is deleted.</translation>
        </message>
        <message>
            <source>Not everything that is kept of %1 could be deleted.</source>
            <extracomment>%1 a trainee</extracomment>
            <translation>Not everything that is kept of %1 could be deleted.</translation>
        </message>
        <message>
            <source>results</source>
            <translation>results</translation>
        </message>
        <message>
            <source>The results are in %1.</source>
            <translation>The results are in %1.</translation>
        </message>
        <message>
            <source>%1 can't be written.</source>
            <translation>%1 can't be written.</translation>
        </message>
        <message>
            <source>The results are being read …</source>
            <translation>The results are being read …</translation>
        </message>
        <message>
            <source>Nothing has been practised yet.</source>
            <translation>Nothing has been practised yet.</translation>
        </message>
        <message numerus="yes">
            <source>The last %n day(s) with work</source>
            <translation>
                <numerusform>The last day with work</numerusform>
                <numerusform>The last %n days with work</numerusform>
            </translation>
        </message>
        <message>
            <source>Not all results could be deleted.</source>
            <translation>Not all results could be deleted.</translation>
        </message>
    </context>
    <context>
        <name>PieceWords</name>
        <message>
            <source>J</source>
            <translation>J</translation>
        </message>
        <message>
            <source>Q</source>
            <translation>Q</translation>
        </message>
        <message>
            <source>K</source>
            <translation>K</translation>
        </message>
    </context>
<context><name>AllowedWords</name><message>
            <source>%1 or %2</source>
            <translation>%1 or %2</translation>
        </message>
        <message>
            <source>%1 or more</source>
            <translation>%1 or more</translation>
        </message>
        <message>
            <source>up to %1 more</source>
            <translation>up to %1 more</translation>
        </message>
        <message>
            <source>%1 in all, and no more</source>
            <translation>%1 in all, and no more</translation>
        </message>
        <message>
            <source>what the player's points pay for; the bound here is %1</source>
            <translation>what the player's points pay for; the bound here is %1</translation>
        </message>
        <message>
            <source>what this table's regulation and settings offer</source>
            <translation>what this table's regulation and settings offer</translation>
        </message>
        <message>
            <source>the same in the next round</source>
            <translation>the same in the next round</translation>
        </message>
        <message>
            <source>another place that is free</source>
            <translation>another place that is free</translation>
        </message>
        <message>
            <source>the same once a stake lies</source>
            <translation>the same once a stake lies</translation>
        </message>
        <message>
            <source>the same once the line is back</source>
            <translation>the same once the line is back</translation>
        </message>
        <message>
            <source>fresh points with less than %1 left</source>
            <translation>fresh points with less than %1 left</translation>
        </message>
        <message>
            <source>an outcome that can still come here</source>
            <translation>an outcome that can still come here</translation>
        </message>
        <message>
            <source>from the next betting period on</source>
            <translation>from the next betting period on</translation>
        </message>
        <message>
            <source>a decision, once the cards are dealt and until its time is over</source>
            <translation>a decision, once the cards are dealt and until its time is over</translation>
        </message>
        <message>
            <source>the deal, once this round is over</source>
            <translation>the deal, once this round is over</translation>
        </message>
        <message>
            <source>once all stakes lie again as recorded</source>
            <translation>once all stakes lie again as recorded</translation>
        </message>
        <message>
            <source>once all is paid</source>
            <translation>once all is paid</translation>
        </message>
        <message>
            <source>between a series' win and the next betting period</source>
            <translation>between a series' win and the next betting period</translation>
        </message>
        <message>
            <source>the next launch, once this round is over</source>
            <translation>the next launch, once this round is over</translation>
        </message>
        <message>
            <source>marking, while numbers are drawn</source>
            <translation>marking, while numbers are drawn</translation>
        </message>
        <message>
            <source>from the next sale on</source>
            <translation>from the next sale on</translation>
        </message>
        <message>
            <source>Allowed: %1</source>
            <translation>Allowed: %1</translation>
        </message>
        <message>
            <source>the deal, with an ante of %1 or more</source>
            <translation>the deal, with an ante of %1 or more</translation>
        </message>
        <message>
            <source>an ante first, to be repeated later</source>
            <translation>an ante first, to be repeated later</translation>
        </message>
        <message>
            <source>the same once an ante lies</source>
            <translation>the same once an ante lies</translation>
        </message>
        <message>
            <source>the deal comes by itself after the betting period</source>
            <translation>the deal comes by itself after the betting period</translation>
        </message>
        <message>
            <source>the same from a seat</source>
            <translation>the same from a seat</translation>
        </message>
        <message>
            <source>the launch comes by itself after the betting period</source>
            <translation>the launch comes by itself after the betting period</translation>
        </message>
        <message>
            <source>the launch, with a stake of %1 or more</source>
            <translation>the launch, with a stake of %1 or more</translation>
        </message>
        <message>
            <source>the same once the session has begun</source>
            <translation>the same once the session has begun</translation>
        </message>
        <message>
            <source>a stake whose half is whole cents</source>
            <translation>a stake whose half is whole cents</translation>
        </message>
        <message>
            <source>whole chips of %1</source>
            <translation>whole chips of %1</translation>
        </message>
        <message>
            <source>whole chips of %1: %2</source>
            <translation>whole chips of %1: %2</translation>
        </message>
        <message>
            <source>the combinations that this layout has</source>
            <translation>the combinations that this layout has</translation>
        </message>
        <message>
            <source>one card or more</source>
            <translation>one card or more</translation>
        </message>
        <message>
            <source>the same with a card of the round</source>
            <translation>the same with a card of the round</translation>
        </message>
        <message>
            <source>the same once the player is in the room</source>
            <translation>the same once the player is in the room</translation>
        </message>
        <message>
            <source>%1 in a round, and no more</source>
            <translation>%1 in a round, and no more</translation>
        </message>
        <message>
            <source>fewer cards, or cards of the next round</source>
            <translation>fewer cards, or cards of the next round</translation>
        </message>
        <message>
            <source>a number that has been drawn</source>
            <translation>a number that has been drawn</translation>
        </message>
        <message>
            <source>a number that has been drawn and that a card of the player's has</source>
            <translation>a number that has been drawn and that a card of the player's has</translation>
        </message>
        <message>
            <source>once the line is lost</source>
            <translation>once the connection is lost</translation>
        </message>
        <message>
            <source>the same at its time</source>
            <translation>the same at its time</translation>
        </message>
        <message>
            <source>once the ball rests</source>
            <translation>once the ball rests</translation>
        </message>
        <message>
            <source>while the ball runs</source>
            <translation>while the ball runs</translation>
        </message>
    </context><context><name>BuildSums</name><message>
            <source>The program's file could not be read.</source>
            <translation>The program's file could not be read.</translation>
        </message>
        <message>
            <source>%1; the build's sum does not lie beside the program</source>
            <translation>%1; the build's sum does not lie beside the program</translation>
        </message>
        <message>
            <source>%1, as it was built</source>
            <translation>%1, as it was built</translation>
        </message>
        <message>
            <source>%1: not as it was built (%2)</source>
            <translation>%1: not as it was built (%2)</translation>
        </message>
        <message>
            <source>The build's list of sums is missing.</source>
            <translation>The build's list of sums is missing.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s), all as built; their list: %1</source>
            <translation>
                <numerusform>%n file, as built; the list: %1</numerusform>
                <numerusform>%n files, all as built; their list: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) not as built: %1</source>
            <translation>
                <numerusform>%n file not as built: %1</numerusform>
                <numerusform>%n files not as built: %1</numerusform>
            </translation>
        </message>
    </context><context><name>CorrectionWords</name><message>
            <source>the round was under way</source>
            <translation>the round was under way</translation>
        </message>
        <message>
            <source>it is void, and what was staked comes back</source>
            <translation>it is void, and what was staked comes back</translation>
        </message>
        <message>
            <source>the table, by its rules</source>
            <translation>the table, by its rules</translation>
        </message>
        <message>
            <source>too few players</source>
            <translation>too few players</translation>
        </message>
        <message>
            <source>the system has failed</source>
            <translation>the system has failed</translation>
        </message>
        <message>
            <source>the ball was running</source>
            <translation>the ball was running</translation>
        </message>
        <message>
            <source>it lies on the last number, and is launched again</source>
            <translation>it lies on the last number, and is launched again</translation>
        </message>
        <message>
            <source>the croupier</source>
            <translation>the croupier</translation>
        </message>
        <message>
            <source>the ball was faulty or lost</source>
            <translation>the ball was faulty or lost</translation>
        </message>
        <message>
            <source>something fell into the wheel</source>
            <translation>something fell into the wheel</translation>
        </message>
        <message>
            <source>disturbed</source>
            <translation>disturbed</translation>
        </message>
        <message>
            <source>as recorded</source>
            <translation>as recorded</translation>
        </message>
        <message>
            <source>the croupier, from the record</source>
            <translation>the croupier, from the record</translation>
        </message>
        <message>
            <source>the staff had disturbed the stakes</source>
            <translation>the staff had disturbed the stakes</translation>
        </message>
        <message>
            <source>stakes disturbed</source>
            <translation>stakes disturbed</translation>
        </message>
        <message>
            <source>all as recorded</source>
            <translation>all as recorded</translation>
        </message>
        <message>
            <source>the ball in use</source>
            <translation>the ball in use</translation>
        </message>
        <message>
            <source>another one of the same size</source>
            <translation>another one of the same size</translation>
        </message>
        <message>
            <source>the two balls take turns</source>
            <translation>the two balls take turns</translation>
        </message>
        <message>
            <source>the round is void</source>
            <translation>the round is void</translation>
        </message>
        <message>
            <source>nothing entered</source>
            <translation>nothing entered</translation>
        </message>
        <message>
            <source>whoever enters what the equipment brings</source>
            <translation>whoever enters what the equipment brings</translation>
        </message>
        <message>
            <source>taken back before it counted</source>
            <translation>taken back before it counted</translation>
        </message>
        <message>
            <source>before: %1 · after: %2 · by: %3 · because: %4</source>
            <translation>before: %1 · after: %2 · by: %3 · because: %4</translation>
        </message>
        <message>
            <source>before: %1</source>
            <extracomment>%1 how it was before it was corrected</extracomment>
            <translation>before: %1</translation>
        </message>
        <message>
            <source>before</source>
            <translation>before</translation>
        </message>
        <message>
            <source>after</source>
            <translation>after</translation>
        </message>
        <message>
            <source>by</source>
            <translation>by</translation>
        </message>
        <message>
            <source>because</source>
            <translation>because</translation>
        </message>
    </context><context><name>ObserverBar</name><message>
            <source>Observer</source>
            <translation>Observer</translation>
        </message>
        <message>
            <source>You only look on: this table takes no command from here. The players are simulated.</source>
            <translation>You only look on: this table takes no command from here. The players are simulated.</translation>
        </message>
        <message>
            <source>To the lobby</source>
            <translation>To the lobby</translation>
        </message>
        <message>
            <source>Without a seat</source>
            <translation>Without a seat</translation>
        </message>
        <message>
            <source>Enter beside the table what the equipment brings; the program does the rest.</source>
            <translation>Enter beside the table what the equipment brings; the program does the rest.</translation>
        </message>
    </context>    <context>
        <name>MvScrollBar</name>
        <message>
            <source>Scroll bar</source>
            <translation>Scroll bar</translation>
        </message>
    </context>
    <context>
        <name>BingoOdds</name>
        <message>
            <source>What the next balls can bring</source>
            <translation>What the next balls can bring</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n to go</source>
            <translation>
                <numerusform>%1: %n to go</numerusform>
                <numerusform>%1: %n to go</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 by the next ball: %2</source>
            <translation>%1 by the next ball: %2</translation>
        </message>
        <message>
            <source>%1 comes with %2: %3 of the %4 balls that are left. Within five balls: %5</source>
            <translation>%1 comes with %2: %3 of the %4 balls that are left. Within five balls: %5</translation>
        </message>
        <message>
            <source>%1: one to go after %2 of the %3 balls that are left (%4)</source>
            <translation>%1: one to go after %2 of the %3 balls that are left (%4)</translation>
        </message>
        <message>
            <source>%1: the numbers that card %2 lacks all come within ten balls: %3</source>
            <translation>%1: the numbers that card %2 lacks all come within ten balls: %3</translation>
        </message>
        <message>
            <source>Exact: each ball that is left is as likely as any other. The cards of others are not counted.</source>
            <translation>Exact: each ball that is left is as likely as any other. The cards of others are not counted.</translation>
        </message>
    </context>
    <context>
        <name>NotPresentedDialog</name>
        <message>
            <source>This can't be shown to a class</source>
            <translation>This can't be shown to a class</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Nothing was changed. It can still be watched at the table, or played again.</source>
            <translation>Nothing was changed. It can still be watched at the table, or played again.</translation>
        </message>
    </context>
    <context>
        <name>RouletteOdds</name>
        <message>
            <source>What lies on the cloth</source>
            <translation>What lies on the cloth</translation>
        </message>
        <message>
            <source>Staked: %1</source>
            <translation>Staked: %1</translation>
        </message>
        <message>
            <source>Comes back on average: %1</source>
            <translation>Comes back on average: %1</translation>
        </message>
        <message>
            <source>The house keeps %1</source>
            <translation>The house keeps %1</translation>
        </message>
        <message>
            <source>Something comes back: %1 of %2 numbers (%3)</source>
            <translation>Something comes back: %1 of %2 numbers (%3)</translation>
        </message>
        <message>
            <source>More than was staked: %1 of %2 numbers (%3)</source>
            <translation>More than was staked: %1 of %2 numbers (%3)</translation>
        </message>
        <message>
            <source>Comes back at most: %1</source>
            <translation>Comes back at most: %1</translation>
        </message>
        <message>
            <source>Standard deviation: %1</source>
            <translation>Standard deviation: %1</translation>
        </message>
        <message>
            <source>Exact: each of the %1 numbers is as likely as any other, whatever came before, and is settled by the table's rules.</source>
            <translation>Exact: each of the %1 numbers is as likely as any other, whatever came before, and is settled by the table's rules.</translation>
        </message>
    </context>
    <context>
        <name>CroupierChips</name>
        <message>
            <source>Called stakes</source>
            <translation>Called stakes</translation>
        </message>
        <message>
            <source>Place of a chip</source>
            <translation>Place of a chip</translation>
        </message>
        <message>
            <source>This layout has no such place</source>
            <translation>This layout has no such place</translation>
        </message>
        <message>
            <source>Lay a chip</source>
            <translation>Lay a chip</translation>
        </message>
        <message>
            <source>Put them down</source>
            <translation>Put them down</translation>
        </message>
        <message>
            <source>Take the last one back</source>
            <translation>Take the last one back</translation>
        </message>
        <message>
            <source>Take all back</source>
            <translation>Take all back</translation>
        </message>
        <message>
            <source>No chip is laid</source>
            <translation>No chip is laid</translation>
        </message>
        <message>
            <source>Nobody has called a stake.</source>
            <translation>Nobody has called a stake.</translation>
        </message>
        <message>
            <source>Click the places on the cloth, or type their numbers (4-7), a chip at a time; a right click, or Backspace, takes one back. Enter without a place puts them down.</source>
            <translation>Click the places on the cloth, or type their numbers (4-7), a chip at a time; a right click, or Backspace, takes one back. Enter without a place puts them down.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::RouletteEquipment</name>
        <message>
            <source>Wheel</source>
            <translation>Wheel</translation>
        </message>
        <message>
            <source>A real wheel</source>
            <translation>A real wheel</translation>
        </message>
        <message>
            <source>Inspect the wheel</source>
            <translation>Inspect the wheel</translation>
        </message>
        <message>
            <source>What the house calls the wheel</source>
            <translation>What the house calls the wheel</translation>
        </message>
        <message>
            <source>such as “Wheel 2”; its numbers are counted together</source>
            <translation>such as “Wheel 2”; its numbers are counted together</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Number</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Numbers</translation>
        </message>
        <message>
            <source>Last numbers</source>
            <translation>Last numbers</translation>
        </message>
        <message>
            <source>Stakes are still taken; the number counts once they are closed.</source>
            <translation>Stakes are still taken; the number counts once they are closed.</translation>
        </message>
        <message>
            <source>The ball is not launched yet.</source>
            <translation>The ball is not launched yet.</translation>
        </message>
        <message>
            <source>This round has its number.</source>
            <translation>This round has its number.</translation>
        </message>
        <message>
            <source>This wheel has no %1.</source>
            <translation>This wheel has no %1.</translation>
        </message>
        <message>
            <source>This wheel has no number %1.</source>
            <translation>This wheel has no number %1.</translation>
        </message>
        <message>
            <source>Entered: %1. It counts when the ball's time is over; until then it can be taken back.</source>
            <translation>Entered: %1. It counts when the ball's time is over; until then it can be taken back.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::PokerEquipment</name>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>Real cards</source>
            <translation>Real cards</translation>
        </message>
        <message>
            <source>Póquer sem descarte (Regulation 803/2015), with one deck of 52 cards. Each card is shown to the program before it is laid down.</source>
            <translation>Poker without draw (Regulation 803/2015), with one deck of 52 cards. Each card is shown to the program before it is laid down.</translation>
        </message>
        <message>
            <source>Card: rank and suit</source>
            <translation>Card: rank and suit</translation>
        </message>
        <message>
            <source>such as Kd</source>
            <translation>such as Kd</translation>
        </message>
        <message>
            <source>Out already</source>
            <translation>Out already</translation>
        </message>
        <message>
            <source>Antes are still taken; the cards come after that.</source>
            <translation>Antes are still taken; the cards come after that.</translation>
        </message>
        <message>
            <source>All cards of this round are dealt.</source>
            <translation>All cards of this round are dealt.</translation>
        </message>
        <message>
            <source>%1: out already, as card %2 of this round.</source>
            <translation>%1: out already, as card %2 of this round.</translation>
        </message>
        <message>
            <source>No card is called %1: type rank and suit, such as Kd or 10h.</source>
            <translation>No card is called %1: type rank and suit, such as Kd or 10h.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::BingoEquipment</name>
        <message>
            <source>Balls</source>
            <translation>Balls</translation>
        </message>
        <message>
            <source>Real balls</source>
            <translation>Real balls</translation>
        </message>
        <message>
            <source>Ball</source>
            <translation>Ball</translation>
        </message>
        <message>
            <source>Cards are still sold; the balls come after that.</source>
            <translation>Cards are still sold; the balls come after that.</translation>
        </message>
        <message>
            <source>This draw is over.</source>
            <translation>This draw is over.</translation>
        </message>
        <message>
            <source>The table announces; the next ball comes after that.</source>
            <translation>The table announces; the next ball comes after that.</translation>
        </message>
        <message>
            <source>%1: out already, as number %2 of this draw.</source>
            <translation>%1: out already, as number %2 of this draw.</translation>
        </message>
        <message>
            <source>The machine has no such ball.</source>
            <translation>The machine has no such ball.</translation>
        </message>
        <message>
            <source>This machine has no ball %1.</source>
            <translation>This machine has no ball %1.</translation>
        </message>
    </context>
    <context>
        <name>mesaviva::app::EquipmentKind</name>
        <message>
            <source>Entered: %1. It counts in a moment; until then it can be taken back.</source>
            <translation>Entered: %1. It counts in a moment; until then it can be taken back.</translation>
        </message>
    </context>
    <context>
        <name>EquipmentIncidents</name>
        <message>
            <source>Incidents</source>
            <translation>Incidents</translation>
        </message>
    </context>
    <context>
        <name>RoomChoices</name>
        <message>
            <source>A draw needs three players with a card: here every round is refunded.</source>
            <translation>A draw needs three players with a card: here every round is refunded.</translation>
        </message>
        <message>
            <source>Always marked as such</source>
            <translation>Always marked as such</translation>
        </message>
        <message>
            <source>At most, in a round</source>
            <translation>At most, in a round</translation>
        </message>
        <message>
            <source>Cards for each player</source>
            <translation>Cards for each player</translation>
        </message>
        <message>
            <source>Free centre</source>
            <translation>Free centre</translation>
        </message>
        <message>
            <source>From number to number</source>
            <translation>From number to number</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Numbers</translation>
        </message>
        <message>
            <source>On the cards</source>
            <translation>On the cards</translation>
        </message>
        <message>
            <source>One second at least.</source>
            <translation>One second at least.</translation>
        </message>
        <message>
            <source>Price of a card</source>
            <translation>Price of a card</translation>
        </message>
        <message>
            <source>Simulated players</source>
            <translation>Simulated players</translation>
        </message>
        <message>
            <source>Symbols</source>
            <translation>Symbols</translation>
        </message>
        <message>
            <source>The middle of the card counts as filled.</source>
            <translation>The middle of the card counts as filled.</translation>
        </message>
        <message>
            <source>The middle of the card holds a fifth N number.</source>
            <translation>The middle of the card holds a fifth N number.</translation>
        </message>
        <message>
            <source>The same for all; shown to all.</source>
            <translation>The same for all; shown to all.</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Times</translation>
        </message>
        <message>
            <source>To buy cards</source>
            <translation>To buy cards</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
        <message>
            <source>What follows</source>
            <translation>What follows</translation>
        </message>
    </context>
    <context>
        <name>BingoChoices</name>
        <message>
            <source>Back to the usual room</source>
            <translation>Back to the usual room</translation>
        </message>
    </context>
    <context>
        <name>PokerEditor</name>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>The deck from the top, the burnt card first; whose each card is shows once somebody stakes in the steps. What is not laid comes by the lesson&apos;s seed.</source>
            <translation>The deck from the top, the burnt card first; whose each card is shows once somebody stakes in the steps. What is not laid comes from the lesson&apos;s seed.</translation>
        </message>
        <message>
            <source>A click on an ante, or arrows and Enter, puts the least ante there; once more, as much again. On a bet the player goes on; once more, the hand is folded. A right click, or Delete, takes it back.</source>
            <translation>A click on an ante, or arrows and Enter, puts the least ante there; once more, as much again. On a bet the player goes on; once more, the hand is folded. A right click, or Delete, takes it back.</translation>
        </message>
        <message>
            <source>Antes and bets on the cloth</source>
            <translation>Antes and bets on the cloth</translation>
        </message>
    </context>
    <context>
        <name>RouletteEditor</name>
        <message>
            <source>Numbers</source>
            <translation>Numbers</translation>
        </message>
        <message>
            <source>A number for each spin, void ones included. What is not laid comes by the lesson's seed.</source>
            <translation>A number for each spin, void ones included. What is not laid comes from the lesson's seed.</translation>
        </message>
        <message>
            <source>Stakes on the cloth</source>
            <translation>Stakes on the cloth</translation>
        </message>
        <message>
            <source>%1 stakes; a digit, or the list below, chooses who does. A click, or arrows and Enter, puts the least that may lie there; once more, as much again. A right click, or Delete, takes as much back.</source>
            <translation>%1 stakes; a digit, or the list below, chooses who does. A click, or arrows and Enter, puts the least that may lie there; once more, as much again. A right click, or Delete, takes as much back.</translation>
        </message>
    </context>
    <context>
        <name>BingoEditor</name>
        <message>
            <source>Balls</source>
            <translation>Balls</translation>
        </message>
        <message>
            <source>The balls in the order of the draw. What is not laid comes by the lesson's seed. Cards are laid by hand with the player who buys them.</source>
            <translation>The balls in the order of the draw. What is not laid comes by the lesson's seed. Cards are laid by hand with the player who buys them.</translation>
        </message>
        <message>
            <source>Cards laid by hand</source>
            <translation>Cards laid by hand</translation>
        </message>
        <message>
            <source>None: by the seed</source>
            <translation>None: by the seed</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>A click on a player, or arrows and Enter, has that player buy a card; once more, another one. A right click, or Delete, takes one back. Beside the room each of them can be chosen.</source>
            <translation>A click on a player, or arrows and Enter, has that player buy a card; once more, another one. A right click, or Delete, takes one back. Beside the room each of them can be chosen.</translation>
        </message>
        <message>
            <source>Cards in the room</source>
            <translation>Cards in the room</translation>
        </message>
    </context>
    <context>
        <name>RouletteEditorCloth</name>
        <message>
            <source>The cloth</source>
            <translation>The cloth</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>EditorCloth</name>
        <message>
            <source>Undo</source>
            <translation>Undo</translation>
        </message>
        <message>
            <source>Nothing was changed yet</source>
            <translation>Nothing was changed yet</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Done</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Round</translation>
        </message>
        <message>
            <source>Another round</source>
            <translation>Another round</translation>
        </message>
        <message>
            <source>What is put there next comes once the rounds before it are over</source>
            <translation>What is put there next comes once the rounds before it are over</translation>
        </message>
        <message>
            <source>Nothing lies in the first one yet</source>
            <translation>Nothing lies in the first one yet</translation>
        </message>
        <message>
            <source>Nothing lies in this one yet</source>
            <translation>Nothing lies in this one yet</translation>
        </message>
        <message>
            <source>Who stakes</source>
            <translation>Who stakes</translation>
        </message>
    </context>
</TS>
