<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../qml/shell/AboutDialog.qml" line="+15"/>
        <source>Version %1</source>
        <translation>Versão %1</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>A live gaming table for the desktop: real rules, real time, an open book of accounts.</source>
        <translation>Uma mesa de jogo ao vivo no computador: regras verdadeiras, tempo real, contas à vista.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>This is a demonstration. The points are free, they only prolong the play, and they never become money, vouchers, goods or services (P43, P44).</source>
        <translation>Isto é uma demonstração. Os pontos são gratuitos, só prolongam o jogo e nunca se convertem em dinheiro, vales, bens ou serviços (P43, P44).</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The rulebook explains the law in our own words. The Diário da República alone is authoritative.</source>
        <translation>As regras do jogo explicam a lei por palavras nossas. Só o Diário da República faz fé.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Free software under the GNU General Public License, version 3 or later. © 2026 The Mesa Viva authors.</source>
        <translation>Software livre, sob a Licença Pública Geral GNU (GPL), versão 3 ou posterior. © 2026 Os autores da Mesa Viva.</translation>
    </message>
</context>
<context>
    <name>BadFileDialog</name>
    <message>
        <location filename="../qml/shell/BadFileDialog.qml" line="+23"/>
        <source>This scenario can&apos;t be opened</source>
        <translation>Não é possível abrir este cenário</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>File: %1</source>
        <translation>Ficheiro: %1</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Choose another file</source>
        <translation>Escolher outro ficheiro</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Nothing was changed. Correct the file at the place named and open it again.</source>
        <translation>Nada foi alterado. Corrija o ficheiro no ponto indicado e volte a abri-lo.</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <location filename="../app/words/poker_words.cpp" line="+46"/>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seven</source>
        <translation>Sete</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Eight</source>
        <translation>Oito</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ten</source>
        <translation>Dez</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Jack</source>
        <translation>Valete</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>King</source>
        <translation>Rei</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ace</source>
        <translation>Ás</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>twos</source>
        <translation>dois</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>threes</source>
        <translation>três</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fours</source>
        <translation>quatros</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>sixes</source>
        <translation>seis</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>sevens</source>
        <translation>setes</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>eights</source>
        <translation>oitos</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>nines</source>
        <translation>noves</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tens</source>
        <translation>dez</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>jacks</source>
        <translation>valetes</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>kings</source>
        <translation>reis</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <location filename="../qml/poker/CardPicture.qml" line="+17"/>
        <source>Face-down card</source>
        <translation>Carta tapada</translation>
    </message>
</context>
<context>
    <name>ChapterSection</name>
    <message>
        <location filename="../qml/rulebook/ChapterSection.qml" line="+23"/>
        <source>In our own words. The law itself: %1.</source>
        <translation>Por palavras nossas. A própria lei: %1.</translation>
    </message>
</context>
<context>
    <name>ClockText</name>
    <message>
        <location filename="../qml/shell/ClockText.qml" line="+14"/>
        <source>Time: %1</source>
        <translation>Hora: %1</translation>
    </message>
</context>
<context>
    <name>ConfirmLeave</name>
    <message>
        <location filename="../qml/shell/ConfirmLeave.qml" line="+22"/>
        <source>Leave the program?</source>
        <translation>Sair do programa?</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Leave the table?</source>
        <translation>Sair da mesa?</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Leave all the same</source>
        <translation>Sair mesmo assim</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Stay at the table</source>
        <translation>Ficar à mesa</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Your bet of %1 stands. The round is settled without you, and what it brings is added to your points.</source>
        <translation>A sua segunda aposta de %1 mantém-se. A jogada é liquidada sem si, e o que render é somado aos seus pontos.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your ante of %1 would be lost: who leaves before the bet has folded.</source>
        <translation>Perderia o seu ante de %1: quem sai antes da segunda aposta desiste da jogada.</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>The program closes as soon as the round is settled.</source>
        <translation>O programa fecha assim que a jogada for liquidada.</translation>
    </message>
</context>
<context>
    <name>DealerView</name>
    <message>
        <location filename="../qml/poker/DealerView.qml" line="+21"/>
        <source>Dealer: %1</source>
        <translation>Banca: %1</translation>
    </message>
</context>
<context>
    <name>DialogHeader</name>
    <message>
        <location filename="../qml/controls/DialogHeader.qml" line="+45"/>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>FoldOut</name>
    <message>
        <location filename="../qml/lobby/FoldOut.qml" line="+28"/>
        <source>Unfolded</source>
        <translation>Aberto</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Folded. %1</source>
        <translation>Fechado. %1</translation>
    </message>
</context>
<context>
    <name>FoundSection</name>
    <message>
        <location filename="../qml/rulebook/FoundSection.qml" line="+19"/>
        <source>Rules: %1 · words of the game: %2</source>
        <translation>Regras: %1 · termos do glossário: %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Nothing found. Try a rule&apos;s number, such as P26, or a single word.</source>
        <translation>Nada encontrado. Experimente o número de uma regra, como P26, ou uma só palavra.</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <location filename="../qml/poker/HandView.qml" line="+26"/>
        <source>Your hand: %1</source>
        <translation>A sua mão: %1</translation>
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
        <translation>Em todo o programa</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Opens the rules and the pay-table</source>
        <translation>Abre as regras e a tabela de prémios</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Shows the last round</source>
        <translation>Mostra a última jogada</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Full screen, and back</source>
        <translation>Ecrã inteiro, e de volta à janela</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Changes the language</source>
        <translation>Muda a língua</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Opens the settings</source>
        <translation>Abre as definições</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>In the lobby: opens a scenario file</source>
        <translation>No átrio: abre um ficheiro de cenário</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Leaves the program</source>
        <translation>Sai do programa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Closes what is open above the table</source>
        <translation>Fecha o que está aberto por cima da mesa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Goes on to the next control; with Shift, back</source>
        <translation>Avança para o comando seguinte; com Shift, recua</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Presses the control that has the blue ring</source>
        <translation>Aciona o comando que tem o anel azul</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>In the lobby</source>
        <translation>No átrio</translation>
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
        <translation>Senta-se à mesa</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Puts a chip in the ante box, from the smallest up</source>
        <translation>Coloca uma ficha na casa «ante», da menor para a maior</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Takes the last chip back (Backspace does, too)</source>
        <translation>Retira a última ficha (também Backspace)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Takes the whole ante back (Delete does, too)</source>
        <translation>Retira todo o ante (também Delete)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Puts the last round&apos;s ante again</source>
        <translation>Volta a colocar o ante da última jogada</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The main action: starts the deal, or continues with the bet</source>
        <translation>A ação principal: inicia a distribuição, ou continua com a segunda aposta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Folds</source>
        <translation>Desiste</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stops and resumes a scenario</source>
        <translation>Interrompe e retoma um cenário</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <location filename="../qml/shell/LanguageSwitch.qml" line="+14"/>
        <source>Change the language to English (Ctrl+L)</source>
        <translation>Mudar a língua para inglês (Ctrl+L)</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Change the language to Portuguese (Ctrl+L)</source>
        <translation>Mudar a língua para português (Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>LastRoundView</name>
    <message>
        <location filename="../qml/poker/LastRoundView.qml" line="+27"/>
        <source>Last round</source>
        <translation>Última jogada</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Round %1 · %2</source>
        <translation>Jogada %1 · %2</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>No round has been played at this table yet.</source>
        <translation>Ainda não houve nenhuma jogada nesta mesa.</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Dealer</source>
        <translation>Banca</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Burnt card</source>
        <translation>Carta descartada</translation>
    </message>
    <message>
        <location line="+38"/>
        <source>The cards of this round were scripted by a scenario.</source>
        <translation>As cartas desta jogada foram fixadas por um cenário.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>The commitment was fixed before the first stake; the seed, shown afterwards, proves the deal.</source>
        <translation>O compromisso foi fixado antes da primeira aposta; a semente, mostrada depois, comprova a distribuição.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Commitment</source>
        <translation>Compromisso</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>LobbyChoices</name>
    <message>
        <location filename="../qml/lobby/LobbyChoices.qml" line="+31"/>
        <source>Multi-player table</source>
        <translation>Mesa de múltiplos jogadores</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Seven seats, one deal for all, and a timer.</source>
        <translation>Sete lugares, uma distribuição para todos, com temporizador.</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Individual table</source>
        <translation>Mesa individual</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You alone, and you start each deal.</source>
        <translation>Joga a sós e inicia cada distribuição.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Limits of the ante</source>
        <translation>Limites do ante</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>Maximum: %1 times the minimum</source>
        <translation>Máximo: %1 vezes o mínimo</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Maximum, in times the minimum</source>
        <translation>Máximo, em múltiplos do mínimo</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>No table may have a maximum above 25 times its minimum.</source>
        <translation>Nenhuma mesa pode ter um máximo superior a 25 vezes o mínimo.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Your seat</source>
        <translation>O seu lugar</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Company</source>
        <translation>Companhia</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Simulated players, always marked as such</source>
        <translation>Jogadores simulados, sempre assinalados como tal</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Simulated players</source>
        <translation>Jogadores simulados</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>The dealer&apos;s pace</source>
        <translation>Ritmo da banca</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Brisk</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 s · %2 s · %3 s</source>
        <translation>%1 s · %2 s · %3 s</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>To put the ante down</source>
        <translation>Para colocar o ante</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The same for all; shown to all.</source>
        <translation>Igual para todos, à vista de todos.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>At an individual table you start the deal yourself (P15).</source>
        <translation>Na mesa individual, é o jogador que inicia a distribuição (P15).</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>To decide</source>
        <translation>Para decidir</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>To fold or to continue.</source>
        <translation>Desistir ou continuar em jogo.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Extra time</source>
        <translation>Tempo suplementar</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After the warning; then you have folded.</source>
        <translation>Depois do aviso; sem resposta, conta como desistência.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The usual readings</source>
        <translation>As leituras habituais</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Changed</source>
        <translation>Alteradas</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Where the regulation leaves a question open, the house chooses how it is read.</source>
        <translation>Onde o regulamento deixa uma questão em aberto, a casa escolhe a leitura.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>A K Q J 10 of mixed suits is a straight</source>
        <translation>A R D V 10 de naipes diferentes é sequência</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The ace may stand on top of a straight.</source>
        <translation>O ás pode ser a carta mais alta de uma sequência.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>The ace is on top only in a royal flush: the hand is high cards.</source>
        <translation>O ás só é a carta mais alta na sequência real de cor: esta mão são cartas maiores.</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>A system failure voids the whole round</source>
        <translation>Uma falha do sistema anula toda a jogada</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>All stakes come back, even to those who had folded.</source>
        <translation>Todas as apostas são devolvidas, mesmo a quem já tinha desistido.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Once the cards are dealt, bets that are down are settled and folds stay.</source>
        <translation>Com as cartas já distribuídas, as segundas apostas colocadas são liquidadas e as desistências mantêm-se.</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Back to the usual table</source>
        <translation>Repor a mesa habitual</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <location filename="../qml/lobby/LobbyPage.qml" line="+32"/>
        <source>Lobby</source>
        <translation>Átrio</translation>
    </message>
    <message>
        <location line="+66"/>
        <source>Drop the scenario here</source>
        <translation>Largue aqui o cenário</translation>
    </message>
</context>
<context>
    <name>LobbyPicture</name>
    <message>
        <location filename="../qml/lobby/LobbyPicture.qml" line="+22"/>
        <source>A card table with five cards and stacks of chips</source>
        <translation>Uma mesa de jogo com cinco cartas e pilhas de fichas</translation>
    </message>
</context>
<context>
    <name>LobbyTitle</name>
    <message>
        <location filename="../qml/lobby/LobbyTitle.qml" line="+23"/>
        <source>The table is open</source>
        <translation>A mesa está aberta</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Póquer sem descarte</source>
        <translation>Póquer sem descarte</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Five cards against the house and one decision: fold, or continue with twice your ante. Seven seats, real time, the rules of Regulation 803/2015.</source>
        <translation>Cinco cartas contra a banca e uma decisão: desistir, ou continuar com o dobro do ante. Sete lugares, tempo real, as regras do Regulamento n.º 803/2015.</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Open a scenario</source>
        <translation>Abrir um cenário</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.</source>
        <translation>Reproduz um ficheiro de cenário à mesa (Ctrl+O). Também pode largar um ficheiro na janela.</translation>
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
        <translation>A mesa está em pausa</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Its clock stands still; no time is lost.</source>
        <translation>O relógio está parado; não se perde tempo.</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Go on</source>
        <translation>Retomar</translation>
    </message>
</context>
<context>
    <name>PayTableRow</name>
    <message>
        <location filename="../qml/rulebook/PayTableRow.qml" line="+20"/>
        <source>%1 pays %2 to 1</source>
        <translation>%1 paga %2 para 1</translation>
    </message>
    <message>
        <location line="+35"/>
        <source>%1 to 1</source>
        <translation>%1 para 1</translation>
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
        <translation>Colocar %1 na casa «ante»</translation>
    </message>
    <message>
        <location line="+14"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take the last chip back</source>
        <translation>Retirar a última ficha</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Take the whole ante back</source>
        <translation>Retirar todo o ante</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Put the last ante down again: %1</source>
        <translation>Repetir o último ante: %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Put the last ante down again</source>
        <translation>Repetir o último ante</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Fold</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Give the hand up; the ante is lost</source>
        <translation>Desistir da jogada; perde-se o ante</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Continue · %1</source>
        <translation>Continuar · %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stay in: twice the ante goes in the bet box</source>
        <translation>Continuar em jogo: o dobro do ante vai para a casa «bet»</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Deal</source>
        <translation>Distribuir</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Ask for the cards</source>
        <translation>Pedir as cartas</translation>
    </message>
</context>
<context>
    <name>PokerWords</name>
    <message>
        <location filename="../app/words/poker_words.cpp" line="+16"/>
        <source>%1 of %2</source>
        <extracomment>a card: %1 its rank, %2 its suit</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>ante down</source>
        <translation>ante colocado</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>deciding</source>
        <translation>a decidir</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>in play</source>
        <translation>em jogo</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>folded</source>
        <translation>desistiu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>won</source>
        <translation>ganhou</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>lost</source>
        <comment>a seat&apos;s round</comment>
        <translation>perdeu</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>returned</source>
        <translation>devolução</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>connection lost</source>
        <translation>sem ligação</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Face-down card</source>
        <translation>Carta tapada</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Royal flush of %1</source>
        <translation>Sequência real de %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Straight flush, %1 high</source>
        <translation>Sequência de cor até %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Four of a kind, %1</source>
        <translation>Póquer de %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Full house, %1 and %2</source>
        <translation>Fullen de %1 e %2</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Flush of %1, %2 high</source>
        <translation>Cor de %1, com %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Straight, %1 high</source>
        <translation>Sequência até %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Three of a kind, %1</source>
        <translation>Trio de %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Two pairs, %1 and %2</source>
        <translation>Dois pares, %1 e %2</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pair of %1</source>
        <translation>Par de %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+17"/>
        <source>Ace and king</source>
        <translation>Ás e rei</translation>
    </message>
    <message>
        <location line="-16"/>
        <source>High cards, %1</source>
        <translation>Cartas maiores, %1</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Royal flush</source>
        <translation>Sequência real de cor</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Straight flush</source>
        <translation>Sequência de cor</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Four of a kind</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Full house</source>
        <translation>Fullen</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Flush</source>
        <translation>Cor</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Straight</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Three of a kind</source>
        <translation>Trio</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Two pairs</source>
        <translation>Dois pares</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Pair</source>
        <translation>Um par</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>High cards</source>
        <translation>Cartas maiores</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>You</source>
        <translation>Eu</translation>
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
        <translation>Façam as vossas apostas</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No more bets, cards are being dealt</source>
        <translation>Jogo feito, nada mais, cartas em distribuição</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Look at your cards: fold, or continue with the bet</source>
        <translation>Vejam as vossas cartas: podem desistir, ou continuar com a segunda aposta</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Time is up: decide now, or your hand is folded</source>
        <translation>O tempo acabou: decidam agora, ou conta como desistência</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dealer plays</source>
        <translation>A banca vai a jogo</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dealer does not qualify: antes are paid, bets come back</source>
        <translation>A banca não se qualifica: apostas iniciais pagas, segundas apostas devolvidas</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Payment · %1, %2: %3</source>
        <extracomment>%1 the player, %2 the box, %3 the winnings</extracomment>
        <translation>Pagamento · %1, %2: %3</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The round is void, stakes are returned</source>
        <translation>A jogada é nula, as apostas são devolvidas</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>You have not staked for a while: would you like to leave the table?</source>
        <translation>Há algum tempo que não aposta: deseja terminar a sessão?</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 is invited to leave the table</source>
        <translation>%1: convite para terminar a sessão</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Without a stake now, your session will be ended</source>
        <translation>Se não apostar agora, a sua sessão será terminada</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1: without a stake the session will be ended</source>
        <translation>%1: sem uma aposta, a sessão será terminada</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Your session is over. Thank you for playing</source>
        <translation>A sua sessão terminou. Obrigado por ter jogado</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>%1 has left the table</source>
        <translation>%1 saiu da mesa</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>The ante must be at least %1, the minimum of this table.</source>
        <translation>O ante não pode ser inferior a %1, o mínimo desta mesa.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>The ante may be at most %1, the maximum of this table.</source>
        <translation>O ante não pode ser superior a %1, o máximo desta mesa.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Continuing takes %1, which is more than you have.</source>
        <translation>Continuar exige %1, mais do que tem.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have only %1 left.</source>
        <translation>Tem apenas %1.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Put an ante of at least %1 down first.</source>
        <translation>Coloque primeiro um ante de, pelo menos, %1.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>There are no chips in your ante box.</source>
        <translation>Não há fichas na sua casa «ante».</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>There is no ante yet to repeat.</source>
        <translation>Ainda não há ante para repetir.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have no ante in this round.</source>
        <translation>Não tem ante nesta jogada.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Your ante is down already; clear it first.</source>
        <translation>O seu ante já está colocado; retire-o primeiro.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your hand of this round is folded.</source>
        <translation>Já desistiu desta jogada.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You are seated already.</source>
        <translation>Já está à mesa.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>You have decided already.</source>
        <translation>Já decidiu.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The connection is lost.</source>
        <translation>Perdeu-se a ligação.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>You can decide once the cards are dealt.</source>
        <translation>Pode decidir quando as cartas estiverem distribuídas.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The cards are being played.</source>
        <translation>A jogada está a decorrer.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Stakes are taken before the deal; wait for the next round.</source>
        <translation>As apostas fazem-se antes da distribuição; aguarde a próxima jogada.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>At a table for several the deal follows the betting period.</source>
        <translation>Numa mesa de múltiplos jogadores, a distribuição segue-se ao período de apostas.</translation>
    </message>
    <message>
        <location line="+1"/>
        <location line="+11"/>
        <source>This table does not offer that.</source>
        <translation>Esta mesa não oferece essa opção.</translation>
    </message>
    <message>
        <location line="-10"/>
        <source>You are not seated at this table.</source>
        <translation>Não tem lugar nesta mesa.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This seat is taken.</source>
        <translation>Este lugar está ocupado.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Fresh points are for those with less than %1.</source>
        <translation>Só pode receber novos pontos quem tem menos de %1.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>This outcome is not possible.</source>
        <translation>Este resultado não é possível.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>won %1</source>
        <translation>ganhou %1</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>lost</source>
        <translation>perdeu</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>came back</source>
        <translation>aposta devolvida</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Folded: the ante is lost.</source>
        <translation>Desistência: perde-se o ante.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>No decision in time: folded, the ante is lost.</source>
        <translation>Sem decisão a tempo: conta como desistência, perde-se o ante.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Gone before the bet: folded, the ante is lost.</source>
        <translation>Ausência antes da segunda aposta: conta como desistência, perde-se o ante.</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The dealer does not qualify: the ante pays 1 to 1, the bet comes back.</source>
        <translation>A banca não se qualifica: o ante paga 1 para 1, a segunda aposta é devolvida.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The hand beats the dealer&apos;s: the ante pays 1 to 1, the bet %1 to 1 (%2).</source>
        <translation>A mão vence a da banca: o ante paga 1 para 1, a segunda aposta %1 para 1 (%2).</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>The dealer&apos;s hand is higher: ante and bet are lost.</source>
        <translation>A mão da banca é superior: perdem-se o ante e a segunda aposta.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Equal hands: all stakes come back.</source>
        <translation>Mãos iguais: todas as apostas são devolvidas.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The system failed before the decision: the ante comes back.</source>
        <translation>O sistema falhou antes da decisão: o ante é devolvido.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The round is void: all stakes come back.</source>
        <translation>A jogada é nula: todas as apostas são devolvidas.</translation>
    </message>
</context>
<context>
    <name>ProofLine</name>
    <message>
        <location filename="../qml/poker/ProofLine.qml" line="+47"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <location filename="../qml/rulebook/ReadingChoice.qml" line="+31"/>
        <source>%1 · played at this table</source>
        <translation>%1 · aplicada nesta mesa</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>%1 · not played at this table</source>
        <translation>%1 · não aplicada nesta mesa</translation>
    </message>
</context>
<context>
    <name>ReportRow</name>
    <message>
        <location filename="../qml/poker/ReportRow.qml" line="+34"/>
        <source>Seat %1, %2: %3</source>
        <translation>Lugar %1, %2: %3</translation>
    </message>
    <message>
        <location line="+33"/>
        <source>%1 · seat %2</source>
        <translation>%1 · lugar %2</translation>
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
        <translation>Resultado da jogada: %1</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <location filename="../qml/poker/ResultRow.qml" line="+25"/>
        <source>You win</source>
        <translation>Ganhou</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>You lose</source>
        <translation>Perdeu</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Even</source>
        <translation>Saldo nulo</translation>
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
        <translation>Regra %1: %2</translation>
    </message>
    <message>
        <location line="+31"/>
        <source>OUR READING, NOT THE LAW</source>
        <translation>LEITURA NOSSA, NÃO DA LEI</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>First reading</source>
        <translation>Primeira leitura</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Other reading</source>
        <translation>Outra leitura</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>Reads</source>
        <translation>Interpreta</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Our reading</source>
        <translation>A nossa leitura</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <location filename="../qml/controls/RuleLink.qml" line="+13"/>
        <source>Rule %1: open the rule book</source>
        <translation>Regra %1: abrir nas regras do jogo</translation>
    </message>
</context>
<context>
    <name>RulebookContents</name>
    <message>
        <location filename="../qml/rulebook/RulebookContents.qml" line="+24"/>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>A round in figures</source>
        <translation>Uma jogada em números</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>What the bet pays</source>
        <translation>Quanto paga a bet</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>The rules, chapter by chapter</source>
        <translation>As regras, capítulo a capítulo</translation>
    </message>
    <message>
        <location line="+24"/>
        <source>How to complain</source>
        <translation>Como reclamar</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Reporting a fault</source>
        <translation>Comunicar uma falha</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Words of the game</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <location filename="../qml/rulebook/RulebookPage.qml" line="+57"/>
        <source>Words of the game</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <location line="+5"/>
        <location line="+21"/>
        <source>Rules of the game</source>
        <translation>Regras do jogo</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Search the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Search: P26, flush, ante…</source>
        <translation>Procurar: P26, cor, ante…</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Close the rules (Esc)</source>
        <translation>Fechar as regras (Esc)</translation>
    </message>
</context>
<context>
    <name>ScenarioBar</name>
    <message>
        <location filename="../qml/poker/ScenarioBar.qml" line="+19"/>
        <source>Scenario: %1</source>
        <translation>Cenário: %1</translation>
    </message>
    <message>
        <location line="+22"/>
        <source>The scenario is over</source>
        <translation>O cenário terminou</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Speed ×%1</source>
        <translation>Velocidade ×%1</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Go on</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>To the lobby</source>
        <translation>Voltar ao átrio</translation>
    </message>
</context>
<context>
    <name>ScenarioPicker</name>
    <message>
        <location filename="../qml/lobby/ScenarioPicker.qml" line="+8"/>
        <source>Open a scenario</source>
        <translation>Abrir um cenário</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Scenarios (*.json)</source>
        <translation>Cenários (*.json)</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
</context>
<context>
    <name>SeatPicker</name>
    <message>
        <location filename="../qml/lobby/SeatPicker.qml" line="+27"/>
        <source>Your seat</source>
        <translation>O seu lugar</translation>
    </message>
    <message>
        <location line="+17"/>
        <source>Dealer</source>
        <translation>Banca</translation>
    </message>
</context>
<context>
    <name>SeatSpot</name>
    <message>
        <location filename="../qml/lobby/SeatSpot.qml" line="+16"/>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <location filename="../qml/poker/SeatView.qml" line="+87"/>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
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
        <translation>SIMULADO</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <location filename="../qml/shell/SettingsDialog.qml" line="+14"/>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Each change acts at once and is remembered.</source>
        <translation>Cada alteração tem efeito imediato e fica guardada.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+4"/>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
    <message>
        <location line="+8"/>
        <location line="+4"/>
        <source>Letters on the cards</source>
        <translation>Letras nas cartas</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A R D V (Portuguese)</source>
        <translation>A R D V (português)</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>A K Q J (English)</source>
        <translation>A K Q J (inglês)</translation>
    </message>
    <message>
        <location line="+7"/>
        <location line="+4"/>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Largest</source>
        <translation>Muito grande</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Four colours of suits</source>
        <translation>Naipes a quatro cores</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Diamonds are blue and clubs green, so that suits are not mistaken.</source>
        <translation>Ouros a azul e paus a verde, para não confundir os naipes.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>My seat in the middle</source>
        <translation>O meu lugar ao centro</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The table is turned so that you look at it from your own seat.</source>
        <translation>A mesa roda, para a ver a partir do seu lugar.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Chips can be dragged</source>
        <translation>Arrastar as fichas</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Clicking and keys always work.</source>
        <translation>O clique e as teclas funcionam sempre.</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Reduced motion</source>
        <translation>Movimento reduzido</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Cards and chips fade in at their place instead of moving.</source>
        <translation>Cartas e fichas surgem já no sítio, em vez de se deslocarem.</translation>
    </message>
</context>
<context>
    <name>SitDownBar</name>
    <message>
        <location filename="../qml/lobby/SitDownBar.qml" line="+29"/>
        <source>Your points</source>
        <translation>Os seus pontos</translation>
    </message>
    <message>
        <location line="+11"/>
        <source>At the table you can take %1 more, free (P44).</source>
        <translation>À mesa pode receber mais %1, gratuitamente (P44).</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Free, and never money (P43, P44)</source>
        <translation>Gratuitos, e nunca dinheiro (P43, P44)</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Sit down at the table</source>
        <translation>Sentar-se à mesa</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>A table may not be like this: see %1.</source>
        <translation>Uma mesa não pode ser assim: ver %1.</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <location filename="../qml/poker/StatusStrip.qml" line="+59"/>
        <source>Take %1 of free points</source>
        <translation>Receber %1 em pontos gratuitos</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Points only prolong the demonstration; they are never money</source>
        <translation>Os pontos só prolongam a demonstração; nunca são dinheiro</translation>
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
        <translation>Fim da sessão</translation>
    </message>
    <message>
        <location line="+7"/>
        <source>Rounds played</source>
        <translation>Jogadas realizadas</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Staked</source>
        <translation>Total apostado</translation>
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
        <translation>Total recebido</translation>
    </message>
    <message>
        <location line="+10"/>
        <source>Won</source>
        <translation>Lucro</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Lost</source>
        <translation>Perda</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Neither won nor lost</source>
        <translation>Sem lucro nem perda</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Demonstration points: they are never money and can&apos;t be cashed.</source>
        <translation>Pontos de demonstração: nunca são dinheiro nem se podem trocar por ele.</translation>
    </message>
    <message>
        <location line="+12"/>
        <source>Sit down again</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>To the lobby</source>
        <translation>Voltar ao átrio</translation>
    </message>
</context>
<context>
    <name>TablePlate</name>
    <message>
        <location filename="../qml/poker/TablePlate.qml" line="+24"/>
        <source>Table limits: ante from %1 to %2. %3. Round %4</source>
        <translation>Limites da mesa: ante de %1 a %2. %3. Jogada %4</translation>
    </message>
    <message>
        <location line="+23"/>
        <source>Minimum</source>
        <translation>Mínimo</translation>
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
        <translation>Máximo</translation>
    </message>
    <message>
        <location line="+15"/>
        <source>Round</source>
        <translation>Jogada</translation>
    </message>
</context>
<context>
    <name>TimerRing</name>
    <message numerus="yes">
        <location filename="../qml/controls/TimerRing.qml" line="+29"/>
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Falta %n segundo</numerusform>
            <numerusform>Faltam %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Time left</source>
        <translation>Tempo restante</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <location filename="../qml/shell/TopBar.qml" line="+27"/>
        <source>Top bar</source>
        <translation>Barra superior</translation>
    </message>
    <message>
        <location line="+19"/>
        <source>Leave the table</source>
        <translation>Sair da mesa</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>DEMONSTRATION</source>
        <translation>DEMONSTRAÇÃO</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>Round %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <location line="+9"/>
        <source>Last round (F2)</source>
        <translation>Última jogada (F2)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Rules and pay-table (F1)</source>
        <translation>Regras e tabela de prémios (F1)</translation>
    </message>
    <message>
        <location line="+13"/>
        <source>Settings (Ctrl+,)</source>
        <translation>Definições (Ctrl+,)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>Back to the window (F11)</source>
        <translation>Voltar à janela (F11)</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Full screen (F11)</source>
        <translation>Ecrã inteiro (F11)</translation>
    </message>
    <message>
        <location line="+8"/>
        <source>About Mesa Viva</source>
        <translation>Acerca da Mesa Viva</translation>
    </message>
</context>
<context>
    <name>WalletView</name>
    <message>
        <location filename="../qml/poker/WalletView.qml" line="+15"/>
        <source>on the table %1</source>
        <translation>na mesa %1</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Your points</source>
        <translation>Os seus pontos</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Your points: %1</source>
        <translation>Os seus pontos: %1</translation>
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
        <translation>Está a decorrer um cenário; são os passos dele que agem.</translation>
    </message>
    <message>
        <location line="+60"/>
        <source>Five-card poker without draw</source>
        <translation>Póquer sem descarte</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Regulation 803/2015</source>
        <translation>Reg. n.º 803/2015</translation>
    </message>
    <message>
        <location line="+20"/>
        <source>Betting</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Extra time</source>
        <translation>Tempo suplementar</translation>
    </message>
    <message>
        <location line="+77"/>
        <source>%1: does not qualify</source>
        <translation>%1: não se qualifica</translation>
    </message>
    <message>
        <location line="+18"/>
        <source>A-K-Q-J-10 of mixed suits is a straight (I-P8)</source>
        <translation>A-R-D-V-10 de naipes diferentes é sequência (I-P8)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>A-K-Q-J-10 of mixed suits is high cards (P8, strict)</source>
        <translation>A-R-D-V-10 de naipes diferentes são cartas maiores (P8, à letra)</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>After a system failure bets that are down are settled (I-P33)</source>
        <translation>Após falha do sistema, as segundas apostas já colocadas são liquidadas (I-P33)</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>After a system failure the whole round is void (P33)</source>
        <translation>Após falha do sistema, toda a jogada é nula (P33)</translation>
    </message>
    <message>
        <location line="+6"/>
        <source>Your session is over.</source>
        <translation>A sua sessão terminou.</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>You are watching this table.</source>
        <translation>Está a assistir ao jogo nesta mesa.</translation>
    </message>
    <message>
        <location line="+5"/>
        <source>The next round opens in a moment.</source>
        <translation>A próxima jogada começa dentro de momentos.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Your ante is lost; the next round opens soon.</source>
        <translation>Perdeu o ante; a próxima jogada começa em breve.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>Put an ante between %1 and %2 in the ante box.</source>
        <translation>Coloque um ante entre %1 e %2 na casa «ante».</translation>
    </message>
    <message>
        <location line="+4"/>
        <source>Mind that continuing will take %1: you would not have that.</source>
        <translation>Atenção: continuar exigirá %1, mais do que lhe restaria.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Ask for the cards, or change your ante.</source>
        <translation>Peça as cartas, ou altere o seu ante.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>Your ante is down; you can change it until betting closes.</source>
        <translation>O seu ante está colocado; pode alterá-lo até ao fim das apostas.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The cards are being dealt.</source>
        <translation>Cartas em distribuição.</translation>
    </message>
    <message>
        <location line="+0"/>
        <location line="+4"/>
        <source>You are not in this round.</source>
        <translation>Não participa nesta jogada.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You continue; the others decide.</source>
        <translation>Continua em jogo; os outros decidem.</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>You have folded; the others decide.</source>
        <translation>Desistiu; os outros decidem.</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>%1. Fold and lose the ante, or continue with %2.</source>
        <translation>%1. Desista e perca o ante, ou continue com %2.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dealer&apos;s cards are turned.</source>
        <translation>As cartas da banca são destapadas.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The round is being settled.</source>
        <translation>A jogada está a ser liquidada.</translation>
    </message>
    <message>
        <location line="+16"/>
        <source>You have ended the session.</source>
        <translation>A sessão foi terminada por si.</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The session was ended because no stake followed the warning.</source>
        <translation>A sessão foi terminada porque não houve aposta depois do aviso.</translation>
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
        <translation>A jogada é nula</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>The dealer plays: %1</source>
        <translation>A banca vai a jogo: %1</translation>
    </message>
    <message>
        <location line="+1"/>
        <source>The dealer does not qualify</source>
        <translation>A banca não se qualifica</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Nobody staked</source>
        <translation>Ninguém apostou</translation>
    </message>
    <message>
        <location line="+0"/>
        <source>Everybody folded</source>
        <translation>Todos desistiram</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::SeatListModel</name>
    <message>
        <location filename="../app/poker/seat_list_model.cpp" line="+22"/>
        <source>Seat %1, free</source>
        <translation>Lugar %1, livre</translation>
    </message>
    <message>
        <location line="+2"/>
        <source>Seat %1, %2</source>
        <translation>Lugar %1, %2</translation>
    </message>
    <message>
        <location line="+3"/>
        <source>simulated</source>
        <translation>simulado</translation>
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
