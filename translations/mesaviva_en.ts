<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>BingoCardItem</name>
    <message numerus="yes">
        <source>%n to go</source>
        <extracomment>on a card: how many numbers lack to a prize</extracomment>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
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
</context>
<context>
    <name>BingoCounter</name>
    <message numerus="yes">
        <source>%n card(s) reserved for the next sale.</source>
        <translation>
            <numerusform>%n card reserved for the next sale.</numerusform>
            <numerusform>%n cards reserved for the next sale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) reserved for each of the next %1 sales.</source>
        <extracomment>%1 how many sales, more than one</extracomment>
        <translation>
            <numerusform>%n card reserved for each of the next %1 sales.</numerusform>
            <numerusform>%n cards reserved for each of the next %1 sales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BingoCroupier</name>
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
    <name>BingoCroupierText</name>
    <message numerus="yes">
        <source>announce %1: card(s) %2; %3 to each player, %4 left over</source>
        <extracomment>%1 &quot;the line&quot;, %2 cards&apos; numbers, %3 and %4 sums</extracomment>
        <translation>
            <numerusform>announce %1: card %2; %3 to each player, %4 left over</numerusform>
            <numerusform>announce %1: cards %2; %3 to each player, %4 left over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BingoEditor</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BingoOdds</name>
    <message numerus="yes">
        <source>%1: %n to go</source>
        <extracomment>%1 a prize, %n how many numbers are lacking</extracomment>
        <translation>
            <numerusform>%1: %n to go</numerusform>
            <numerusform>%1: %n to go</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%1: %n card(s) with one to go</source>
        <extracomment>%1 a prize, %n cards in the whole room</extracomment>
        <translation>
            <numerusform>%1: %n card with one to go</numerusform>
            <numerusform>%1: %n cards with one to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n of your cards</source>
        <extracomment>%n of this player&apos;s cards</extracomment>
        <translation>
            <numerusform>on %n of your cards</numerusform>
            <numerusform>on %n of your cards</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Marked; %n more to be marked</source>
        <translation>
            <numerusform>Marked; %n more to be marked</numerusform>
            <numerusform>Marked; %n more to be marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BingoScene</name>
    <message numerus="yes">
        <source>Drawing machine, %n ball(s) left</source>
        <translation>
            <numerusform>Drawing machine, %n ball left</numerusform>
            <numerusform>Drawing machine, %n balls left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BingoSentences</name>
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
</context>
<context>
    <name>BingoSheet</name>
    <message numerus="yes">
        <source>%n ball(s) drawn</source>
        <translation>
            <numerusform>%n ball drawn</numerusform>
            <numerusform>%n balls drawn</numerusform>
        </translation>
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
</context>
<context>
    <name>BingoText</name>
    <message numerus="yes">
        <source>up to %n card(s)</source>
        <translation>
            <numerusform>up to %n card</numerusform>
            <numerusform>up to %n cards</numerusform>
        </translation>
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
</context>
<context>
    <name>BuildSums</name>
    <message numerus="yes">
        <source>%n file(s), all as built; the list: %1</source>
        <extracomment>%1 a SHA-256 sum</extracomment>
        <translation>
            <numerusform>%n file, as built; the list: %1</numerusform>
            <numerusform>%n files, all as built; the list: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not as built: %1</source>
        <extracomment>%1 paths of files</extracomment>
        <translation>
            <numerusform>%n file not as built: %1</numerusform>
            <numerusform>%n files not as built: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalledBall</name>
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
    <message numerus="yes">
        <source>%n card(s) in this round</source>
        <translation>
            <numerusform>%n card in this round</numerusform>
            <numerusform>%n cards in this round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceText</name>
    <message numerus="yes">
        <source>%n test(s) not passed. Together, the tests fail a fair source one time in a hundred: run them again, with more rounds; what fails again is most likely not chance.</source>
        <translation>
            <numerusform>%n test not passed. Together, the tests fail a fair source one time in a hundred: run them again, with more rounds; what fails again is most likely not chance.</numerusform>
            <numerusform>%n tests not passed. Together, the tests fail a fair source one time in a hundred: run them again, with more rounds; what fails again is most likely not chance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassText</name>
    <message numerus="yes">
        <source>%n task(s)</source>
        <extracomment>%1 a share, such as 85%</extracomment>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target %n second(s)</source>
        <translation>
            <numerusform>target %n second</numerusform>
            <numerusform>target %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n second(s)</source>
        <translation>
            <numerusform>at most %n second</numerusform>
            <numerusform>at most %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConformityDetail</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConformitySheet</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CroupierBar</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CroupierRake</name>
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
    <name>CroupierText</name>
    <message numerus="yes">
        <source>take what has lost; chips stay on %n place(s)</source>
        <translation>
            <numerusform>take what has lost; chips stay on %n place</numerusform>
            <numerusform>take what has lost; chips stay on %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s) missing.</source>
        <extracomment>%1 a stake</extracomment>
        <translation>
            <numerusform>%1: %n chip missing.</numerusform>
            <numerusform>%1: %n chips missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s) that nobody called.</source>
        <extracomment>%1 a stake</extracomment>
        <translation>
            <numerusform>%1: %n chip that nobody called.</numerusform>
            <numerusform>%1: %n chips that nobody called.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>give %1 %n chip(s) of colour %2, each worth %3</source>
        <extracomment>%1 a player, %2 the number of a colour, %3 the value of a chip</extracomment>
        <translation>
            <numerusform>give %1 %n chip of colour %2, worth %3</numerusform>
            <numerusform>give %1 %n chips of colour %2, each worth %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillReader</name>
    <message numerus="yes">
        <source>%1: %n chip(s)</source>
        <extracomment>a stake in chips of a colour; %1 its place</extracomment>
        <translation>
            <numerusform>%1: %n chip</numerusform>
            <numerusform>%1: %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paid: %n chip(s)</source>
        <translation>
            <numerusform>Paid: %n chip</numerusform>
            <numerusform>Paid: %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillText</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillWays</name>
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
    <message numerus="yes">
        <source>%1 has %n chip(s); times %2: %3</source>
        <translation>
            <numerusform>%1 has %n chip; times %2: %3</numerusform>
            <numerusform>%1 has %n chips; times %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n number(s) missing.</source>
        <translation>
            <numerusform>At least %n number is missing.</numerusform>
            <numerusform>At least %n numbers are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EquipmentDesk</name>
    <message numerus="yes">
        <source>a ball (%n out so far)</source>
        <translation>
            <numerusform>a ball (%n out so far)</numerusform>
            <numerusform>a ball (%n out so far)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EquipmentText</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpectationText</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactsPlate</name>
    <message numerus="yes">
        <source>Cards sold (%n player(s))</source>
        <translation>
            <numerusform>Cards sold (%n player)</numerusform>
            <numerusform>Cards sold (%n players)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultPanel</name>
    <message numerus="yes">
        <source>%n injected here</source>
        <translation>
            <numerusform>%n injected here</numerusform>
            <numerusform>%n injected here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultText</name>
    <message numerus="yes">
        <source>%n came too late.</source>
        <translation>
            <numerusform>%n came too late.</numerusform>
            <numerusform>%n came too late.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n parol(s)</source>
        <translation>
            <numerusform>%1, %n parol</numerusform>
            <numerusform>%1, %n parols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of that rank</source>
        <translation>
            <numerusform>%n card of that rank</numerusform>
            <numerusform>%n cards of that rank</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GalleryDescription</name>
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
    <message numerus="yes">
        <source>%n scenario(s) that show the rules in action, to watch at the table</source>
        <translation>
            <numerusform>%n scenario that shows the rules in action, to watch at the table</numerusform>
            <numerusform>%n scenarios that show the rules in action, to watch at the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n scenario(s)</source>
        <translation>
            <numerusform>%1 of %n scenario</numerusform>
            <numerusform>%1 of %n scenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message numerus="yes">
        <source>%n round(s) on record, newest first (P37, O24, B50)</source>
        <translation>
            <numerusform>%n round on record, newest first (P37, O24, B50)</numerusform>
            <numerusform>%n rounds on record, newest first (P37, O24, B50)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n round(s) on record, newest first (P37, O24, B50)</source>
        <translation>
            <numerusform>%1 of %n round on record, newest first (P37, O24, B50)</numerusform>
            <numerusform>%1 of %n rounds on record, newest first (P37, O24, B50)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message numerus="yes">
        <source>%n pause(s)</source>
        <translation>
            <numerusform>%n pause</numerusform>
            <numerusform>%n pauses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stop(s)</source>
        <translation>
            <numerusform>%n stop</numerusform>
            <numerusform>%n stops</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeighbourChoice</name>
    <message numerus="yes">
        <source>A number with %n neighbour(s)</source>
        <translation>
            <numerusform>A number with %n neighbour</numerusform>
            <numerusform>A number with %n neighbours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnFiguresList</name>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds won in a row</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds lost in a row</source>
        <translation>
            <numerusform>%n round lost</numerusform>
            <numerusform>%n rounds lost in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message numerus="yes">
        <source>Wait %n second(s) after a wrong PIN</source>
        <translation>
            <numerusform>Wait %n second after a wrong PIN</numerusform>
            <numerusform>Wait %n seconds after a wrong PIN</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PokerText</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>that had been dealt</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizePlate</name>
    <message numerus="yes">
        <source>%n card(s) with one to go</source>
        <translation>
            <numerusform>%n card with one to go</numerusform>
            <numerusform>%n cards with one to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionText</name>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordSection</name>
    <message numerus="yes">
        <source>Remove %n round(s)…</source>
        <translation>
            <numerusform>Remove %n round…</numerusform>
            <numerusform>Remove %n rounds…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n round(s) permanently?</source>
        <translation>
            <numerusform>Remove %n round permanently?</numerusform>
            <numerusform>Remove %n rounds permanently?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From then on, rounds older than %n day(s) are removed whenever the program starts.</source>
        <translation>
            <numerusform>From then on, rounds older than %n day are removed whenever the program starts.</numerusform>
            <numerusform>From then on, rounds older than %n days are removed whenever the program starts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From then on, all but the newest %n round(s) are removed whenever the program starts.</source>
        <translation>
            <numerusform>From then on, all but the newest round are removed whenever the program starts.</numerusform>
            <numerusform>From then on, all but the newest %n rounds are removed whenever the program starts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsText</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n test</numerusform>
            <numerusform>%n tests</numerusform>
        </translation>
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
</context>
<context>
    <name>RouletteLastRoundView</name>
    <message numerus="yes">
        <source>%n void spin(s) before it</source>
        <translation>
            <numerusform>%n void spin before it</numerusform>
            <numerusform>%n void spins before it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RouletteReader</name>
    <message numerus="yes">
        <source>%n number(s) drawn</source>
        <translation>
            <numerusform>%n number drawn</numerusform>
            <numerusform>%n numbers drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <extracomment>%1 &quot;Red&quot;, and how often it came</extracomment>
        <translation>
            <numerusform>%1: %n time</numerusform>
            <numerusform>%1: %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RouletteResultPanel</name>
    <message numerus="yes">
        <source>%n lost: %1</source>
        <comment>stakes</comment>
        <translation>
            <numerusform>%n lost: %1</numerusform>
            <numerusform>%n lost: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RouletteSheet</name>
    <message numerus="yes">
        <source>%n numbers</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RouletteText</name>
    <message numerus="yes">
        <source>%n chip(s) of %1 are %2.</source>
        <extracomment>%1 the value of a chip, %2 that of all together</extracomment>
        <translation>
            <numerusform>%n chip of %1 is %2.</numerusform>
            <numerusform>%n chips of %1 are %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScenarioBar</name>
    <message numerus="yes">
        <source>and %n more that were met</source>
        <translation>
            <numerusform>and %n more that was met</numerusform>
            <numerusform>and %n more that were met</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StakeInfo</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message numerus="yes">
        <source>Too few spins yet: %n counted, fewer than the wheel has numbers. What came up often or not at all is still mere chance.</source>
        <translation>
            <numerusform>Too few spins yet: %n counted, fewer than the wheel has numbers. What came up often or not at all is still mere chance.</numerusform>
            <numerusform>Too few spins yet: %n counted, fewer than the wheel has numbers. What came up often or not at all is still mere chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>number(s) counted</source>
        <translation>
            <numerusform>number counted</numerusform>
            <numerusform>numbers counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudySheet</name>
    <message numerus="yes">
        <source>%n round(s), stored in full in a separate file</source>
        <translation>
            <numerusform>%n round, stored in full in a separate file</numerusform>
            <numerusform>%n rounds, stored in full in a separate file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message numerus="yes">
        <source>%1: %n second(s)</source>
        <extracomment>%1 what a timer counts: &quot;Betting&quot;</extracomment>
        <translation>
            <numerusform>%1: %n second</numerusform>
            <numerusform>%1: %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTestSheet</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted when the table opened and when it closed, with %n fault(s), listed above.</source>
        <translation>
            <numerusform>Counted when the table opened and when it closed, with %n fault, listed above.</numerusform>
            <numerusform>Counted when the table opened and when it closed, with %n faults, listed above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTestText</name>
    <message numerus="yes">
        <source>%n round(s) of cards, stopped early</source>
        <translation>
            <numerusform>%n round of cards, stopped early</numerusform>
            <numerusform>%n rounds of cards, stopped early</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestIntro</name>
    <message numerus="yes">
        <source>The candidate counts the float, opens the table, works %n minute(s) of cards and closes the table. Nothing is revealed before the end.</source>
        <translation>
            <numerusform>The candidate counts the float, opens the table, works %n minute of cards and closes the table. Nothing is revealed before the end.</numerusform>
            <numerusform>The candidate counts the float, opens the table, works %n minutes of cards and closes the table. Nothing is revealed before the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The candidate counts the float, opens the table, works %n spin(s) in two periods with a break and closes the table. Nothing is revealed before the end.</source>
        <translation>
            <numerusform>The candidate counts the float, opens the table, works %n spin in two periods with a break and closes the table. Nothing is revealed before the end.</numerusform>
            <numerusform>The candidate counts the float, opens the table, works %n spins in two periods with a break and closes the table. Nothing is revealed before the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestOptions</name>
    <message numerus="yes">
        <source>%n question(s) to draw from</source>
        <translation>
            <numerusform>%n question to draw from</numerusform>
            <numerusform>%n questions to draw from</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TestWritten</name>
    <message numerus="yes">
        <source>%n question(s) have no answer yet. They count as wrong.</source>
        <translation>
            <numerusform>%n question has no answer yet. It counts as wrong.</numerusform>
            <numerusform>%n questions have no answer yet. They count as wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered</source>
        <translation>
            <numerusform>%n unanswered</numerusform>
            <numerusform>%n unanswered</numerusform>
        </translation>
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
</context>
<context>
    <name>mesaviva::app::BalanceLine</name>
    <message numerus="yes">
        <source>%n round(s): from %1 on %2 to %3 on %4. Highest: %5 on %6. Lowest: %7 on %8.</source>
        <extracomment>%1, %3, %5, %7 amounts, %2, %4, %6, %8 dates</extracomment>
        <translation>
            <numerusform>%n round: from %1 on %2 to %3 on %4. Highest: %5 on %6. Lowest: %7 on %8.</numerusform>
            <numerusform>%n rounds: from %1 on %2 to %3 on %4. Highest: %5 on %6. Lowest: %7 on %8.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoCardListModel</name>
    <message numerus="yes">
        <source>%n number(s) to a prize</source>
        <translation>
            <numerusform>%n number to a prize</numerusform>
            <numerusform>%n numbers to a prize</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoCroupierDesk</name>
    <message numerus="yes">
        <source>%n card(s) to check.</source>
        <translation>
            <numerusform>%n card to check.</numerusform>
            <numerusform>%n cards to check.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) sold at %1</source>
        <extracomment>%1 a sum</extracomment>
        <translation>
            <numerusform>%n card sold at %1</numerusform>
            <numerusform>%n cards sold at %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoGame</name>
    <message numerus="yes">
        <source>%n ball(s)</source>
        <translation>
            <numerusform>%n ball</numerusform>
            <numerusform>%n balls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoHallModel</name>
    <message numerus="yes">
        <source>draw: %n number(s)</source>
        <translation>
            <numerusform>draw: %n number</numerusform>
            <numerusform>draw: %n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoTutor</name>
    <message numerus="yes">
        <source>%n cards are equally near</source>
        <translation>
            <numerusform>%n card is nearest</numerusform>
            <numerusform>%n cards are equally near</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One to go (B28): %n of your cards need only one number. Now wait for: %1. No ball is “due”; each of those left is as likely as any other.</source>
        <extracomment>%n cards of the player, two or more, %1 numbers</extracomment>
        <translation>
            <numerusform>One to go (B28): %n of your cards needs only one number. Now wait for: %1. No ball is “due”; each of those left is as likely as any other.</numerusform>
            <numerusform>One to go (B28): %n of your cards need only one number. Now wait for: %1. No ball is “due”; each of those left is as likely as any other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are equally near; all the numbers that each of them needs are drawn within ten balls in %1 of all cases</source>
        <extracomment>%n cards, two or more, %1 a share in per cent</extracomment>
        <translation>
            <numerusform>%n card is nearest; all the numbers that it needs are drawn within ten balls in %1 of all cases</numerusform>
            <numerusform>%n cards are equally near; all the numbers that each of them needs are drawn within ten balls in %1 of all cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bingo was won at ball %1; your best card was %n number(s) short.</source>
        <translation>
            <numerusform>Bingo was won at ball %1; your best card was %n number short.</numerusform>
            <numerusform>Bingo was won at ball %1; your best card was %n numbers short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n round(s) you staked %1 and %2 was returned; on average it would have been %3.</source>
        <translation>
            <numerusform>In %n round you staked %1 and %2 was returned; on average it would have been %3.</numerusform>
            <numerusform>In %n rounds you staked %1 and %2 was returned; on average it would have been %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ClassDesk</name>
    <message numerus="yes">
        <source>%1 still lacks %n item(s).</source>
        <translation>
            <numerusform>%1 still lacks %n item.</numerusform>
            <numerusform>%1 still lacks %n items.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::CroupierDesk</name>
    <message numerus="yes">
        <source>%1 of %n planted error(s) stopped and named</source>
        <extracomment>%1 faults that were stopped and named, of %n that were planted</extracomment>
        <translation>
            <numerusform>%1 of %n planted error stopped and named</numerusform>
            <numerusform>%1 of %n planted errors stopped and named</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
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
        <extracomment>%1 seconds</extracomment>
        <translation>
            <numerusform>%n payment</numerusform>
            <numerusform>%n payments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) asked for</source>
        <translation>
            <numerusform>%n hint asked for</numerusform>
            <numerusform>%n hints asked for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n properly corrected</source>
        <translation>
            <numerusform>%n properly corrected</numerusform>
            <numerusform>%n properly corrected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::DrillDesk</name>
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
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n to repeat</numerusform>
            <numerusform>%n to repeat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n session(s) at this table</source>
        <translation>
            <numerusform>The last session at this table</numerusform>
            <numerusform>The last %n sessions at this table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ExerciseDesk</name>
    <message numerus="yes">
        <source>%n round(s) marked so far.</source>
        <translation>
            <numerusform>%n round marked so far.</numerusform>
            <numerusform>%n rounds marked so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::FindingListModel</name>
    <message numerus="yes">
        <source>%n more are not listed.</source>
        <translation>
            <numerusform>%n more is not listed.</numerusform>
            <numerusform>%n more are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::HearingDevices</name>
    <message numerus="yes">
        <source>The recording %1 and %n more can&apos;t be read: the usual voice speaks in their place.</source>
        <extracomment>%1 a file&apos;s name</extracomment>
        <translation>
            <numerusform>The recording %1 and %n more can&apos;t be read: the usual voice speaks in their place.</numerusform>
            <numerusform>The recording %1 and %n more can&apos;t be read: the usual voice speaks in their place.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s) not met</source>
        <translation>
            <numerusform>%n expectation not met</numerusform>
            <numerusform>%n expectations not met</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::LessonEditor</name>
    <message numerus="yes">
        <source>and %n more event(s)</source>
        <translation>
            <numerusform>and %n more event</numerusform>
            <numerusform>and %n more events</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n note(s) left out: no text yet.</source>
        <translation>
            <numerusform>%n note left out: no text yet.</numerusform>
            <numerusform>%n notes left out: no text yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1. But %n expectation(s) are not met.</source>
        <extracomment>%1 a file; of a lesson</extracomment>
        <translation>
            <numerusform>Saved: %1. But %n expectation is not met.</numerusform>
            <numerusform>Saved: %1. But %n expectations are not met.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PokerGame</name>
    <message numerus="yes">
        <source>Cut off %n time(s) before you decided: %1</source>
        <extracomment>%1 the hands</extracomment>
        <translation>
            <numerusform>Cut off %n time before you decided: %1</numerusform>
            <numerusform>Cut off %n times before you decided: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::QuestionEditor</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
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
</context>
<context>
    <name>mesaviva::app::RecordHistoryModel</name>
    <message numerus="yes">
        <source>Not in order: %n discrepancies. The first: %1</source>
        <extracomment>%1 the first discrepancy, as a sentence</extracomment>
        <translation>
            <numerusform>Not in order: %n discrepancy. %1</numerusform>
            <numerusform>Not in order: %n discrepancies. The first: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RecordRetention</name>
    <message numerus="yes">
        <source>%n round(s) removed. From now on rounds are kept this way.</source>
        <translation>
            <numerusform>%n round removed. From now on rounds are kept this way.</numerusform>
            <numerusform>%n rounds removed. From now on rounds are kept this way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ReleaseCheck</name>
    <message numerus="yes">
        <source>As published: %n file(s).</source>
        <translation>
            <numerusform>As published: %n file.</numerusform>
            <numerusform>As published: %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not as published, %n file(s): %1</source>
        <extracomment>%n number of files, %1 names of the first</extracomment>
        <translation>
            <numerusform>Not as published, %n file: %1</numerusform>
            <numerusform>Not as published, %n files: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ResultsDesk</name>
    <message numerus="yes">
        <source>The last %n day(s) of practice</source>
        <translation>
            <numerusform>The last day of practice</numerusform>
            <numerusform>The last %n days of practice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteCroupierDesk</name>
    <message numerus="yes">
        <source>%n chip(s) placed</source>
        <translation>
            <numerusform>%n chip placed</numerusform>
            <numerusform>%n chips placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 calls: %2, %n chip(s) for each.</source>
        <extracomment>R25a: %1 a player, %2 a series, %n chips of the player&apos;s colour: &quot;cinco fichas por cada&quot;</extracomment>
        <translation>
            <numerusform>%1 calls: %2, %n chip for each.</numerusform>
            <numerusform>%1 calls: %2, %n chips for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s), %2</source>
        <extracomment>%1 a player, %2 a sum: how many chips of that player&apos;s colour lie there</extracomment>
        <translation>
            <numerusform>%1: %n chip, %2</numerusform>
            <numerusform>%1: %n chips, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves and gives back %n chip(s) of colour %2.</source>
        <extracomment>%1 a player, %2 the number of a colour</extracomment>
        <translation>
            <numerusform>%1 leaves and gives back %n chip of colour %2.</numerusform>
            <numerusform>%1 leaves and gives back %n chips of colour %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, who had left, brings %n chip(s) of colour %2.</source>
        <extracomment>%1 a player, %2 the number of a colour</extracomment>
        <translation>
            <numerusform>%1, who had left, brings %n chip of colour %2.</numerusform>
            <numerusform>%1, who had left, brings %n chips of colour %2.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Staked %n time(s), %1 in all</source>
        <translation>
            <numerusform>Staked %n time, %1 in all</numerusform>
            <numerusform>Staked %n times, %1 in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteTableModel</name>
    <message numerus="yes">
        <source>%n chip(s), %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>
            <numerusform>%n chip, %1</numerusform>
            <numerusform>%n chips, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteTutor</name>
    <message numerus="yes">
        <source>In %n round(s) you staked %1 and %2 was returned; on average it would have been %3.</source>
        <translation>
            <numerusform>In %n round you staked %1 and %2 was returned; on average it would have been %3.</numerusform>
            <numerusform>In %n rounds you staked %1 and %2 was returned; on average it would have been %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RoundSearchDesk</name>
    <message numerus="yes">
        <source>%n significant event(s); %1 events searched</source>
        <extracomment>%1 how many events were looked through</extracomment>
        <translation>
            <numerusform>%n significant event; %1 events searched</numerusform>
            <numerusform>%n significant events; %1 events searched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) found; %1 searched</source>
        <extracomment>%1 how many rounds were looked through</extracomment>
        <translation>
            <numerusform>%n round found; %1 searched</numerusform>
            <numerusform>%n rounds found; %1 searched</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::SessionRecovery</name>
    <message numerus="yes">
        <source>%n round(s): you staked %1, and %2 was returned (%3).</source>
        <translation>
            <numerusform>%n round: you staked %1, and %2 was returned (%3).</numerusform>
            <numerusform>%n rounds: you staked %1, and %2 was returned (%3).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::SignificantModel</name>
    <message numerus="yes">
        <source>%n round(s) removed at the player&apos;s request</source>
        <translation>
            <numerusform>%n round removed at the player&apos;s request</numerusform>
            <numerusform>%n rounds removed at the player&apos;s request</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated player(s)</source>
        <extracomment>who has won: buyers of a bingo room without a name</extracomment>
        <translation>
            <numerusform>%n simulated player</numerusform>
            <numerusform>%n simulated players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::TableModel</name>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <translation>
            <numerusform>in %n round</numerusform>
            <numerusform>in %n rounds</numerusform>
        </translation>
    </message>
</context>
</TS>
