<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version %1</source>
        <translation>Versão %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>A live gaming table for the desktop: real rules, real time, open accounts.</source>
        <translation>Uma mesa de jogo ao vivo no computador: regras verdadeiras, tempo real, contas à vista.</translation>
    </message>
    <message>
        <source>This is a demonstration. The points are free, only extend play, and never become money, vouchers, goods or services (P43, P44).</source>
        <translation>Isto é uma demonstração. Os pontos são gratuitos, só prolongam o jogo e nunca se convertem em dinheiro, vales, bens ou serviços (P43, P44).</translation>
    </message>
    <message>
        <source>The rulebook explains the law in our own words. Only the Diário da República is authoritative.</source>
        <translation>As regras do jogo explicam a lei por palavras nossas. Só o Diário da República faz fé.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. © 2026 The Mesa Viva authors.</source>
        <translation>Software livre, sob a Licença Pública Geral GNU (GPL), versão 3 ou posterior. © 2026 Os autores da Mesa Viva.</translation>
    </message>
    <message>
        <source>Compare with a release…</source>
        <translation>Comparar com uma versão publicada…</translation>
    </message>
    <message>
        <source>Choose the manifest that a release was published with</source>
        <translation>Escolher o manifesto com que uma versão foi publicada</translation>
    </message>
    <message>
        <source>Program, SHA-256: %1</source>
        <translation>Programa, SHA-256: %1</translation>
    </message>
    <message>
        <source>Its assets, SHA-256: %1</source>
        <translation>Os seus recursos, SHA-256: %1</translation>
    </message>
    <message>
        <source>Its manifest, SHA-256: %1</source>
        <extracomment>%1 a SHA-256 sum</extracomment>
        <translation>O seu manifesto, SHA-256: %1</translation>
    </message>
    <message>
        <source>Compare with a release</source>
        <translation>Comparar com uma versão publicada</translation>
    </message>
    <message>
        <source>Manifest (*.sha256)</source>
        <translation>Manifesto (*.sha256)</translation>
    </message>
</context>
<context>
    <name>AllowedText</name>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1, %2 amounts</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>%1 an amount</extracomment>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>up to %1 more</source>
        <extracomment>%1 an amount
----------
%1 so many cards</extracomment>
        <translation>até mais %1</translation>
    </message>
    <message>
        <source>at most %1 in total</source>
        <extracomment>%1 an amount</extracomment>
        <translation>%1 no total, e não mais</translation>
    </message>
    <message>
        <source>what the player&apos;s points cover; the limit here is %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>o que os pontos do jogador pagam; aqui o limite é %1</translation>
    </message>
    <message>
        <source>what this table&apos;s regulation and settings offer</source>
        <translation>o que o regulamento e as definições desta mesa oferecem</translation>
    </message>
    <message>
        <source>the same in the next round</source>
        <translation>o mesmo na jogada seguinte</translation>
    </message>
    <message>
        <source>another free seat</source>
        <translation>outro lugar que esteja livre</translation>
    </message>
    <message>
        <source>the same once a stake is down</source>
        <translation>o mesmo depois de feita uma aposta</translation>
    </message>
    <message>
        <source>the same once the connection is restored</source>
        <translation>o mesmo quando a ligação voltar</translation>
    </message>
    <message>
        <source>free points with less than %1 left</source>
        <extracomment>%1 an amount</extracomment>
        <translation>pontos novos a quem tenha menos de %1</translation>
    </message>
    <message>
        <source>an outcome that is still possible here</source>
        <translation>um resultado que aqui ainda possa sair</translation>
    </message>
    <message>
        <source>from the next betting period on</source>
        <translation>a partir do próximo período de apostas</translation>
    </message>
    <message>
        <source>a decision, once the cards are dealt and until its time is over</source>
        <translation>a decisão, depois de distribuídas as cartas e até ao fim do prazo</translation>
    </message>
    <message>
        <source>the deal, once this round is over</source>
        <translation>a distribuição, quando esta jogada acabar</translation>
    </message>
    <message>
        <source>once all stakes are back as recorded</source>
        <translation>quando todas as apostas estiverem repostas como no registo</translation>
    </message>
    <message>
        <source>once everything is paid</source>
        <translation>depois de tudo pago</translation>
    </message>
    <message>
        <source>between a series&apos; win and the next betting period</source>
        <translation>entre o ganho de uma série e o período de apostas seguinte</translation>
    </message>
    <message>
        <source>the next launch, once this round is over</source>
        <translation>o lançamento seguinte, quando esta jogada acabar</translation>
    </message>
    <message>
        <source>marking, while numbers are drawn</source>
        <translation>marcar, enquanto se extraem números</translation>
    </message>
    <message>
        <source>from the next sale on</source>
        <translation>a partir da próxima venda</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <extracomment>%1 what would have been allowed instead of what was refused</extracomment>
        <translation>Permitido: %1</translation>
    </message>
    <message>
        <source>the deal, with an ante of %1 or more</source>
        <translation>a distribuição, com um ante de %1 ou mais</translation>
    </message>
    <message>
        <source>an ante first, to be repeated later</source>
        <translation>primeiro um ante, que depois se possa repetir</translation>
    </message>
    <message>
        <source>the same once an ante is down</source>
        <translation>o mesmo depois de colocado um ante</translation>
    </message>
    <message>
        <source>what the player&apos;s points cover</source>
        <translation>o que os pontos do jogador pagam</translation>
    </message>
    <message>
        <source>the deal follows automatically after the betting period</source>
        <translation>a distribuição vem por si, depois do período de apostas</translation>
    </message>
    <message>
        <source>the same from a seat</source>
        <translation>o mesmo a partir de um lugar à mesa</translation>
    </message>
    <message>
        <source>the launch follows automatically after the betting period</source>
        <translation>o lançamento vem por si, depois do período de apostas</translation>
    </message>
    <message>
        <source>the launch, with a stake of %1 or more</source>
        <translation>o lançamento, com uma aposta de %1 ou mais</translation>
    </message>
    <message>
        <source>the same once the session has begun</source>
        <translation>o mesmo depois de iniciada a sessão</translation>
    </message>
    <message>
        <source>a stake whose half is in whole cents</source>
        <translation>uma aposta cuja metade dê cêntimos inteiros</translation>
    </message>
    <message>
        <source>whole chips of %1</source>
        <translation>fichas inteiras de %1</translation>
    </message>
    <message>
        <source>whole multiples of %1 for a series or neighbours</source>
        <extracomment>%1 an amount</extracomment>
        <translation>múltiplos inteiros de %1, numa série ou em vizinhos</translation>
    </message>
    <message>
        <source>whole chips of %1: %2</source>
        <translation>fichas inteiras de %1: %2</translation>
    </message>
    <message>
        <source>the combinations that this layout has</source>
        <translation>as combinações que este tabuleiro tem</translation>
    </message>
    <message>
        <source>one card or more</source>
        <translation>um cartão ou mais</translation>
    </message>
    <message>
        <source>the same with a card of the round</source>
        <translation>o mesmo com um cartão da jogada</translation>
    </message>
    <message>
        <source>the same once the player is in the room</source>
        <translation>o mesmo depois de entrar na sala</translation>
    </message>
    <message>
        <source>at most %1 in a round</source>
        <translation>%1 por jogada, e não mais</translation>
    </message>
    <message>
        <source>fewer cards, or cards of the next round</source>
        <translation>menos cartões, ou cartões da jogada seguinte</translation>
    </message>
    <message>
        <source>a number that has been drawn</source>
        <translation>um número já extraído</translation>
    </message>
    <message>
        <source>a number that has been drawn and is on one of the player&apos;s cards</source>
        <translation>um número já extraído que um cartão do jogador tenha</translation>
    </message>
    <message>
        <source>once the connection is lost</source>
        <translation>quando a ligação se perder</translation>
    </message>
    <message>
        <source>the same when it is due</source>
        <translation>o mesmo, a seu tempo</translation>
    </message>
    <message>
        <source>once the ball has landed</source>
        <translation>quando a bola parar</translation>
    </message>
    <message>
        <source>while the ball runs</source>
        <translation>enquanto a bola corre</translation>
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
        <translation>ponto</translation>
    </message>
    <message>
        <source>points</source>
        <comment>what is played for</comment>
        <translation>pontos</translation>
    </message>
</context>
<context>
    <name>BadFileDialog</name>
    <message>
        <source>This scenario can&apos;t be opened</source>
        <translation>Não é possível abrir este cenário</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Ficheiro: %1</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Escolher outro ficheiro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Nothing was changed. Correct the file at the place named and open it again.</source>
        <translation>Nada foi alterado. Corrija o ficheiro no ponto indicado e volte a abri-lo.</translation>
    </message>
</context>
<context>
    <name>BadRecordDialog</name>
    <message>
        <source>This is a record, not a scenario</source>
        <translation>Isto é um registo, não um cenário</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed</source>
        <translation>Não é possível repetir esta jogada</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Ficheiro: %1</translation>
    </message>
    <message>
        <source>Open the history</source>
        <translation>Abrir o histórico</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>This file holds rounds already played, not the script of one.</source>
        <translation>Este ficheiro guarda jogadas já feitas, não o guião de uma.</translation>
    </message>
    <message>
        <source>The history replays the rounds of your own record. The command “mesaviva verify” checks any record, “mesaviva export” prints what is in it.</source>
        <translation>O histórico repete as jogadas do seu próprio registo. O comando «mesaviva verify» confere qualquer registo; «mesaviva export» escreve o que ele contém.</translation>
    </message>
    <message>
        <source>The record was not changed. The history lists what can be read of it, and checks all of it with a click.</source>
        <translation>O registo não foi alterado. O histórico mostra o que dele se consegue ler e confere-o todo com um clique.</translation>
    </message>
</context>
<context>
    <name>BallRow</name>
    <message>
        <source>Last balls, newest first</source>
        <translation>Últimas bolas, da mais recente para a mais antiga</translation>
    </message>
    <message>
        <source>The last balls are shown here</source>
        <translation>As últimas bolas aparecem aqui</translation>
    </message>
</context>
<context>
    <name>BingoCaptions</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 names, %2 an amount</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 together</source>
        <translation>%1: %2 em conjunto</translation>
    </message>
    <message>
        <source>Refunded cards</source>
        <translation>Cartões reembolsados</translation>
    </message>
    <message>
        <source>No further sale is announced.</source>
        <translation>Não está anunciada mais nenhuma venda.</translation>
    </message>
    <message>
        <source>The next sale opens in a moment.</source>
        <translation>A próxima venda abre dentro de momentos.</translation>
    </message>
    <message>
        <source>The next sale opens at %1.</source>
        <translation>A próxima venda abre às %1.</translation>
    </message>
    <message>
        <source>You are watching this room.</source>
        <translation>Está a observar esta sala.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) reserved for the next sale.</source>
        <translation>
            <numerusform>%n cartão reservado para a próxima venda.</numerusform>
            <numerusform>%n cartões reservados para a próxima venda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy cards: %1 each.</source>
        <translation>Compre cartões: %1 cada.</translation>
    </message>
    <message>
        <source>You have %1; the draw begins when the sale is over.</source>
        <translation>Tem %1; o sorteio começa quando a venda terminar.</translation>
    </message>
    <message>
        <source>The sale is closed; the draw begins in a moment.</source>
        <translation>A venda está encerrada; o sorteio começa dentro de momentos.</translation>
    </message>
    <message>
        <source>The draw pauses for a prize.</source>
        <translation>Há prémio: o sorteio faz uma pausa.</translation>
    </message>
    <message>
        <source>You have no card in this round; the next sale opens after bingo.</source>
        <translation>Não tem cartões nesta jogada; a próxima venda abre depois do bingo.</translation>
    </message>
    <message>
        <source>Your cards are marked automatically.</source>
        <translation>Os seus cartões marcam-se sozinhos.</translation>
    </message>
    <message>
        <source>Mark the drawn numbers on your cards.</source>
        <translation>Marque nos seus cartões os números extraídos.</translation>
    </message>
    <message>
        <source>Bingo: the prizes are being confirmed.</source>
        <translation>Bingo: os prémios estão a ser confirmados.</translation>
    </message>
    <message>
        <source>All prizes are paid.</source>
        <translation>Todos os prémios estão pagos.</translation>
    </message>
    <message>
        <source>Cards are being sold at %1 each.</source>
        <translation>Vendem-se cartões a %1 cada.</translation>
    </message>
    <message>
        <source>The numbers are being drawn.</source>
        <translation>Sorteiam-se os números.</translation>
    </message>
    <message>
        <source>You have %1; the draw begins when you go on.</source>
        <translation>Tem %1; o sorteio começa quando avançar.</translation>
    </message>
    <message>
        <source>The sale is closed; the draw begins when you go on.</source>
        <translation>A venda está encerrada; o sorteio começa quando continuar.</translation>
    </message>
    <message>
        <source>Last round: %1. Buy cards: %2 each.</source>
        <extracomment>%1 what the round before has brought, as −12,00 pts; %2 what a card costs</extracomment>
        <translation>Jogada anterior: %1. Compre cartões: %2 cada.</translation>
    </message>
</context>
<context>
    <name>BingoCardItem</name>
    <message>
        <source>blank</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>%1, marked</source>
        <translation>%1, marcado</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>%1, drawn, not marked</source>
        <translation>%1, saiu, por marcar</translation>
    </message>
    <message>
        <source>%1, not drawn</source>
        <translation>%1, por sair</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Cartão %1</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <extracomment>on a card: how many numbers lack to a prize</extracomment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganhou</translation>
    </message>
</context>
<context>
    <name>BingoChoices</name>
    <message>
        <source>Back to the usual room</source>
        <translation>Voltar à sala habitual</translation>
    </message>
</context>
<context>
    <name>BingoControls</name>
    <message numerus="yes">
        <source>%n missed</source>
        <translation>
            <numerusform>%n por marcar</numerusform>
            <numerusform>%n por marcar</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto-mark</source>
        <translation>Marcar por mim</translation>
    </message>
    <message>
        <source>Numbers are marked on your cards as they are drawn (B27)</source>
        <translation>Os números são marcados nos seus cartões à medida que saem (B27)</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Cards nearest to a prize come first (B14)</source>
        <translation>Os cartões mais próximos de um prémio vêm primeiro (B14)</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prémios</translation>
    </message>
    <message>
        <source>Who has won what in this round</source>
        <translation>Quem ganhou o quê nesta jogada</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Bought as soon as the next sale opens; costs nothing until then (B16)</source>
        <translation>Comprados assim que a próxima venda abrir; até lá, nada custam (B16)</translation>
    </message>
    <message>
        <source>See any card of this round by its number</source>
        <translation>Ver qualquer cartão desta jogada pelo seu número</translation>
    </message>
    <message>
        <source>The last rounds, to read or watch again</source>
        <translation>As últimas jogadas, para ler ou ver de novo</translation>
    </message>
    <message>
        <source>Cards to buy</source>
        <translation>Cartões a comprar</translation>
    </message>
    <message numerus="yes">
        <source>%n reserved</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n reservado</numerusform>
            <numerusform>%n reservados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy %n card(s)</source>
        <translation>
            <numerusform>Comprar %n cartão</numerusform>
            <numerusform>Comprar %n cartões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reserve %n card(s)</source>
        <translation>
            <numerusform>Reservar %n cartão</numerusform>
            <numerusform>Reservar %n cartões</numerusform>
        </translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Press to cancel</source>
        <translation>Prima para anular</translation>
    </message>
    <message>
        <source>Bought cards can&apos;t be returned (B12)</source>
        <translation>Os cartões comprados não se devolvem (B12)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 what a button does: &quot;Buy 6 cards&quot;, %2 an amount, or how it is cancelled</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Numbers are marked automatically</source>
        <translation>Os números marcam-se sozinhos</translation>
    </message>
    <message>
        <source>Numbers are marked by hand</source>
        <translation>Os números marcam-se à mão</translation>
    </message>
    <message>
        <source>Cards nearest to a prize come first</source>
        <translation>Os cartões mais perto de um prémio vêm primeiro</translation>
    </message>
    <message>
        <source>Cards stay where they are</source>
        <translation>Os cartões ficam onde estão</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <comment>cards</comment>
        <translation>Reservar %1</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <comment>cards</comment>
        <translation>Comprar %1</translation>
    </message>
</context>
<context>
    <name>BingoCounter</name>
    <message>
        <source>Bought cards can&apos;t be returned.</source>
        <translation>Os cartões comprados não se podem devolver.</translation>
    </message>
    <message>
        <source>You have not had cards in this room yet.</source>
        <translation>Ainda não teve cartões nesta sala.</translation>
    </message>
</context>
<context>
    <name>BingoCroupier</name>
    <message>
        <source>Bingo room. Arrow keys go from box to box, Space marks one, V says that the card has won, N that it has not</source>
        <translation>Sala de bingo. As setas vão de casa em casa, Espaço marca uma, V diz que o cartão ganha, N que não ganha</translation>
    </message>
    <message>
        <source>Bingo room %1</source>
        <translation>Sala de bingo %1</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prémios</translation>
    </message>
    <message>
        <source>What is called and the cards to check appear here.</source>
        <translation>Aqui ficam os prémios cantados e os cartões que se verificam.</translation>
    </message>
    <message>
        <source>A ball is out: %1</source>
        <translation>Saiu a bola %1</translation>
    </message>
    <message>
        <source>Called last: %1</source>
        <translation>Última anunciada: %1</translation>
    </message>
    <message>
        <source>No ball drawn yet</source>
        <translation>Ainda não saiu nenhuma bola</translation>
    </message>
    <message numerus="yes">
        <source>Drawing machine, %n ball(s) left</source>
        <translation>
            <numerusform>Máquina de extração, falta %n bola</numerusform>
            <numerusform>Máquina de extração, faltam %n bolas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To be called · %n drawn</source>
        <translation>
            <numerusform>Por anunciar · %n saída</numerusform>
            <numerusform>Por anunciar · %n saídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Called last · %n drawn</source>
        <translation>
            <numerusform>Última anunciada · %n saída</numerusform>
            <numerusform>Última anunciada · %n saídas</numerusform>
        </translation>
    </message>
    <message>
        <source>What is called</source>
        <translation>O que é cantado</translation>
    </message>
    <message>
        <source>Card %1, %2: %3</source>
        <translation>Cartão %1, %2: %3</translation>
    </message>
    <message>
        <source>to be checked</source>
        <translation>a verificar</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>has not won</source>
        <translation>não ganha</translation>
    </message>
    <message>
        <source>Card with the numbers %1</source>
        <translation>Cartão com os números %1</translation>
    </message>
</context>
<context>
    <name>BingoCroupierText</name>
    <message>
        <source>The draw stops</source>
        <translation>O sorteio para</translation>
    </message>
    <message>
        <source>The draw goes on</source>
        <translation>O sorteio continua</translation>
    </message>
    <message>
        <source>Bingo is confirmed, the prizes are paid</source>
        <translation>Bingo confirmado, pagam-se os prémios</translation>
    </message>
    <message>
        <source>say “%1”</source>
        <extracomment>%1 what a caller says</extracomment>
        <translation>dizer «%1»</translation>
    </message>
    <message>
        <source>announce the cards sold, the total of the prizes and each prize</source>
        <translation>anunciar os cartões vendidos, o total dos prémios e cada um deles</translation>
    </message>
    <message>
        <source>announce: %1 sold, %2 in prizes; %3</source>
        <extracomment>%1 a number of cards, %2 a sum, %3 &quot;Line 2.40 pts, Bingo 9.60 pts&quot;</extracomment>
        <translation>anunciar: venda de %1, %2 em prémios; %3</translation>
    </message>
    <message>
        <source>call “%1”</source>
        <extracomment>%1 &quot;B 12&quot;</extracomment>
        <translation>anunciar «%1»</translation>
    </message>
    <message>
        <source>call the ball</source>
        <translation>anunciar a bola</translation>
    </message>
    <message>
        <source>check card %1 for %2</source>
        <extracomment>%1 a card&apos;s number, %2 &quot;the line&quot;</extracomment>
        <translation>verificar se o cartão %1 tem %2</translation>
    </message>
    <message>
        <source>say that card %1 has %2</source>
        <translation>dizer que o cartão %1 tem %2</translation>
    </message>
    <message>
        <source>say that card %1 does not have %2</source>
        <translation>dizer que o cartão %1 não tem %2</translation>
    </message>
    <message>
        <source>announce %1, who has won it and how much each gets</source>
        <extracomment>%1 &quot;the line&quot;</extracomment>
        <translation>anunciar o prémio (%1), quem o ganhou e quanto recebe cada um</translation>
    </message>
    <message numerus="yes">
        <source>announce %1: card(s) %2; %3 to each player, %4 left over</source>
        <extracomment>%1 &quot;the line&quot;, %2 cards&apos; numbers, %3 and %4 sums</extracomment>
        <translation>
            <numerusform>anunciar %1: cartão %2; %3 a cada jogador, %4 de sobra</numerusform>
            <numerusform>anunciar %1: cartões %2; %3 a cada jogador, %4 de sobra</numerusform>
        </translation>
    </message>
    <message>
        <source>sell %1 cards anyway</source>
        <extracomment>%1 a player</extracomment>
        <translation>vender ainda cartões a %1</translation>
    </message>
    <message>
        <source>sell %1 no more cards</source>
        <translation>não vender mais cartões a %1</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <extracomment>%1 what to do: &quot;call the ball&quot;</extracomment>
        <translation>Primeiro: %1.</translation>
    </message>
    <message>
        <source>There is nothing to do now.</source>
        <translation>Agora não há nada a fazer.</translation>
    </message>
    <message>
        <source>Not those words: %1.</source>
        <translation>As palavras são outras: %1.</translation>
    </message>
    <message>
        <source>Too early: at least a second passes between two balls.</source>
        <translation>Cedo demais: entre duas bolas passa pelo menos um segundo.</translation>
    </message>
    <message>
        <source>Too early. It is not yet time to %1.</source>
        <translation>Cedo demais. Ainda não é tempo de %1.</translation>
    </message>
    <message>
        <source>Too early.</source>
        <translation>Cedo demais.</translation>
    </message>
    <message>
        <source>Right, but it took too long.</source>
        <translation>Certo, mas demorou demais.</translation>
    </message>
    <message>
        <source>The ball shows another number.</source>
        <translation>A bola tem outro número.</translation>
    </message>
    <message>
        <source>That number has already been drawn.</source>
        <translation>Esse número já saiu.</translation>
    </message>
    <message>
        <source>The column&apos;s letter comes first, then the number.</source>
        <translation>Primeiro vem a letra da coluna, depois o número.</translation>
    </message>
    <message>
        <source>That is not the number of cards sold.</source>
        <translation>O número de cartões vendidos é outro.</translation>
    </message>
    <message>
        <source>The prizes do not total %1.</source>
        <extracomment>%1 a sum</extracomment>
        <translation>O total dos prémios não é %1.</translation>
    </message>
    <message>
        <source>%1: the prize is not %2.</source>
        <extracomment>%1 a prize, %2 a sum</extracomment>
        <translation>%1: o prémio não é %2.</translation>
    </message>
    <message>
        <source>Card %1: that prize has already been won.</source>
        <translation>Cartão %1: esse prémio já tinha saído.</translation>
    </message>
    <message>
        <source>Card %1 is missing a number.</source>
        <translation>Ao cartão %1 falta um número.</translation>
    </message>
    <message>
        <source>Card %1 has won, whatever its player does or does not say.</source>
        <translation>O cartão %1 ganha, diga o jogador o que disser.</translation>
    </message>
    <message>
        <source>Card %1 has won at the same ball: it shares.</source>
        <translation>O cartão %1 ganhou na mesma bola: também recebe a sua parte.</translation>
    </message>
    <message>
        <source>Card %1 has what was called.</source>
        <translation>O cartão %1 tem o prémio que foi cantado.</translation>
    </message>
    <message>
        <source>Card %1 has not won.</source>
        <translation>O cartão %1 não ganhou.</translation>
    </message>
    <message>
        <source>Each player&apos;s share is not %1.</source>
        <extracomment>%1 a sum</extracomment>
        <translation>A parte de cada jogador não é %1.</translation>
    </message>
    <message>
        <source>%1 is not what is left over.</source>
        <extracomment>%1 a sum</extracomment>
        <translation>O que não se divide não é %1.</translation>
    </message>
    <message>
        <source>Another prize is announced first: %1.</source>
        <translation>Primeiro anuncia-se outro prémio: %1.</translation>
    </message>
    <message>
        <source>Nobody has called card %1.</source>
        <translation>Ninguém cantou com o cartão %1.</translation>
    </message>
    <message>
        <source>The sale is closed: no more cards are sold.</source>
        <translation>A venda está encerrada: não se vendem mais cartões.</translation>
    </message>
    <message>
        <source>Call the number that the ball shows</source>
        <translation>Anunciar o número que a bola mostra</translation>
    </message>
    <message>
        <source>Call it again, the letter first</source>
        <translation>Anunciar de novo, primeiro a letra</translation>
    </message>
    <message>
        <source>Announce it again with the right figures</source>
        <translation>Anunciar de novo com os valores certos</translation>
    </message>
    <message>
        <source>Void the round: the cards are refunded</source>
        <translation>Anular a jogada: reembolsar os cartões</translation>
    </message>
    <message>
        <source>Take the cards back and refund them</source>
        <translation>Anular esses cartões e reembolsá-los</translation>
    </message>
    <message>
        <source>Announce only the winners</source>
        <translation>Anunciar só quem ganhou</translation>
    </message>
    <message>
        <source>No prize; the draw goes on</source>
        <translation>Sem prémio; a extração continua</translation>
    </message>
    <message>
        <source>Let that card share the prize</source>
        <translation>Deixar esse cartão partilhar o prémio</translation>
    </message>
    <message>
        <source>Put the ball back and draw another</source>
        <translation>Repor a bola e extrair outra</translation>
    </message>
    <message>
        <source>The card has its prize after all</source>
        <translation>Dar afinal o prémio ao cartão</translation>
    </message>
</context>
<context>
    <name>BingoDescription</name>
    <message>
        <source>ball %1</source>
        <translation>bola %1</translation>
    </message>
</context>
<context>
    <name>BingoDrill</name>
    <message>
        <source>Bingo room</source>
        <translation>Sala de bingo</translation>
    </message>
    <message>
        <source>Numbers drawn: %1</source>
        <translation>Números saídos: %1</translation>
    </message>
    <message>
        <source>Card with the numbers %1</source>
        <translation>Cartão com os números %1</translation>
    </message>
</context>
<context>
    <name>BingoEditor</name>
    <message>
        <source>Balls</source>
        <translation>Bolas</translation>
    </message>
    <message>
        <source>The balls in the order of the draw. What is not placed comes from the lesson&apos;s seed. Cards are placed by hand with the player who buys them.</source>
        <translation>As bolas pela ordem do sorteio. O que não se puser vem da semente da lição. Os cartões põem-se à mão junto do jogador que os compra.</translation>
    </message>
    <message>
        <source>Cards placed by hand</source>
        <translation>Cartões postos à mão</translation>
    </message>
    <message>
        <source>None: from the seed</source>
        <translation>Nenhum: pela semente</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n cartão</numerusform>
            <numerusform>%n cartões</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a player, or use the arrows and Enter, to have that player buy a card; repeat for another. A right click, or Delete, takes one back. Each card can be chosen beside the room.</source>
        <translation>Um clique num jogador, ou setas e Enter, fá-lo comprar um cartão; outra vez, mais um. O botão direito, ou Delete, tira um. Ao lado da sala escolhe-se cada cartão.</translation>
    </message>
    <message>
        <source>Cards in the room</source>
        <translation>Cartões na sala</translation>
    </message>
</context>
<context>
    <name>BingoEditorCards</name>
    <message>
        <source>%1: card %2 of %3</source>
        <extracomment>%1 a player, %2 its number, %3 how many there are</extracomment>
        <translation>%1: cartão %2 de %3</translation>
    </message>
    <message>
        <source>%1 has no card yet</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 ainda não tem cartões</translation>
    </message>
    <message>
        <source>Card with the numbers %1</source>
        <translation>Cartão com os números %1</translation>
    </message>
    <message>
        <source>Box with %1</source>
        <translation>Casa com o %1</translation>
    </message>
    <message>
        <source>Boxes of the card</source>
        <translation>Casas do cartão</translation>
    </message>
    <message>
        <source>It comes from the seed</source>
        <translation>Vem pela semente</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>O cartão anterior</translation>
    </message>
    <message>
        <source>This is the first one</source>
        <translation>Este é o primeiro</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>O cartão seguinte</translation>
    </message>
    <message>
        <source>This is the last one</source>
        <translation>Este é o último</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Outro cartão</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Escolhê-lo</translation>
    </message>
    <message>
        <source>A card that the house can sell and nobody has; those bought before it are chosen, too</source>
        <translation>Um que a casa pode vender e que ninguém tem; os comprados antes dele ficam também escolhidos</translation>
    </message>
    <message>
        <source>From the seed</source>
        <translation>Pela semente</translation>
    </message>
    <message>
        <source>This one and those bought after it come from the seed again</source>
        <translation>Este e os comprados depois dele voltam a vir pela semente</translation>
    </message>
    <message>
        <source>It comes from the seed already</source>
        <translation>Já vem pela semente</translation>
    </message>
    <message>
        <source>Click on the player to buy one.</source>
        <translation>Clique no jogador para comprar um.</translation>
    </message>
    <message>
        <source>Click a number, or use the arrow keys, to choose what to replace.</source>
        <translation>Um clique num número, ou as setas, escolhe o que fica em seu lugar.</translation>
    </message>
    <message>
        <source>Replace it with:</source>
        <translation>O que fica em seu lugar:</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Número %1</translation>
    </message>
    <message>
        <source>Blank box</source>
        <translation>Casa vazia</translation>
    </message>
    <message>
        <source>Each row has five numbers: which of them makes way for one here?</source>
        <translation>Cada linha tem cinco números: qual deles dá lugar a um aqui?</translation>
    </message>
</context>
<context>
    <name>BingoEditorCloth</name>
    <message>
        <source>The room</source>
        <translation>A sala</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>sem cartões</translation>
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
        <translation>No salão de bingo e nas salas</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Cima, Baixo</translation>
    </message>
    <message>
        <source>In the hall: choose a room; E opens the settings of your own room</source>
        <translation>No salão: escolhem a sala; E abre as escolhas da sala à medida</translation>
    </message>
    <message>
        <source>One card more or fewer to buy</source>
        <translation>Mais um cartão ou menos um na compra</translation>
    </message>
    <message>
        <source>Buys the cards; between two sales: reserves them for the next, or cancels the reservation</source>
        <translation>Compra os cartões; entre duas vendas, reserva-os para a próxima ou anula a reserva</translation>
    </message>
    <message>
        <source>Numbers are marked automatically, or by hand</source>
        <translation>Liga e desliga a marcação automática</translation>
    </message>
    <message>
        <source>Cards nearest to a prize come first, or all stay where they are</source>
        <translation>Põe primeiro os cartões mais perto de um prémio; outra vez, pela ordem da compra</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Go from box to box of a card; Page Up and Page Down go from card to card</source>
        <translation>Passam de casa em casa no cartão; Page Up e Page Down, de cartão em cartão</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>By hand: marks the number on all your cards</source>
        <translation>À mão: marca o número em todos os seus cartões</translation>
    </message>
    <message>
        <source>Shows who has won what. In a scenario: pauses and resumes it</source>
        <translation>Mostra quem ganhou o quê. Num cenário: interrompe-o e retoma-o</translation>
    </message>
    <message>
        <source>Shows any card of the round by its number</source>
        <translation>Mostra qualquer cartão da jogada pelo seu número</translation>
    </message>
    <message>
        <source>Shows the last rounds, to watch again</source>
        <translation>Mostra as últimas jogadas, para as rever</translation>
    </message>
</context>
<context>
    <name>BingoLobby</name>
    <message>
        <source>90, 80, 75 or 30 balls, and cards that fill as they are drawn. A hall of rooms with prizes and jackpots. By Regulation 425-A/2015.</source>
        <translation>Bingo de 90, 80, 75 ou 30 bolas, marcadas nos cartões à medida que saem. Um salão com várias salas, prémios e acumulados. Pelo Regulamento n.º 425-A/2015.</translation>
    </message>
    <message>
        <source>Enter the room</source>
        <translation>Entrar na sala</translation>
    </message>
    <message>
        <source>A drawing machine at rest, and a bingo card</source>
        <translation>Uma máquina de extração em repouso e um cartão de bingo</translation>
    </message>
</context>
<context>
    <name>BingoNames</name>
    <message>
        <source>Rooster</source>
        <translation>Galo</translation>
    </message>
    <message>
        <source>Caravel</source>
        <translation>Caravela</translation>
    </message>
    <message>
        <source>Sardines</source>
        <translation>Sardinhas</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Azulejo</translation>
    </message>
    <message>
        <source>Carnation</source>
        <translation>Cravo</translation>
    </message>
    <message>
        <source>Guitar</source>
        <translation>Guitarra</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castelo</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Âncora</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lua</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrela</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Andorinha</translation>
    </message>
    <message>
        <source>Basil pot</source>
        <translation>Manjerico</translation>
    </message>
    <message>
        <source>Fig</source>
        <translation>Figo</translation>
    </message>
    <message>
        <source>Grapes</source>
        <translation>Uvas</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Cork oak</source>
        <translation>Sobreiro</translation>
    </message>
    <message>
        <source>Heart of Viana</source>
        <translation>Coração de Viana</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Farol</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Moinho</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Sino</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Peixe</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Concha</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Coroa</translation>
    </message>
    <message>
        <source>Compass rose</source>
        <translation>Rosa dos ventos</translation>
    </message>
    <message>
        <source>Barrel</source>
        <translation>Barril</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Olive branch</source>
        <translation>Ramo de oliveira</translation>
    </message>
    <message>
        <source>Tram</source>
        <translation>Elétrico</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Moldura</translation>
    </message>
    <message>
        <source>Small frame</source>
        <translation>Moldura pequena</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Losango</translation>
    </message>
    <message>
        <source>Full diamond</source>
        <translation>Losango cheio</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Sinal mais</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Saint Andrew&apos;s cross</source>
        <translation>Cruz de Santo André</translation>
    </message>
    <message>
        <source>Postage stamp</source>
        <translation>Selo</translation>
    </message>
    <message>
        <source>Four stamps</source>
        <translation>Quatro selos</translation>
    </message>
    <message>
        <source>Checkerboard</source>
        <translation>Xadrez</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Riscas</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Ampulheta</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>Laço</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Seta</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Coração</translation>
    </message>
    <message>
        <source>Kite</source>
        <translation>Papagaio</translation>
    </message>
    <message>
        <source>Pyramid</source>
        <translation>Pirâmide</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Goblet</source>
        <translation>Taça</translation>
    </message>
    <message>
        <source>Umbrella</source>
        <translation>Guarda-chuva</translation>
    </message>
    <message>
        <source>Smile</source>
        <translation>Sorriso</translation>
    </message>
    <message>
        <source>Stairs</source>
        <translation>Escada</translation>
    </message>
    <message>
        <source>Letter E</source>
        <translation>Letra E</translation>
    </message>
    <message>
        <source>Letter H</source>
        <translation>Letra H</translation>
    </message>
    <message>
        <source>Letter I</source>
        <translation>Letra I</translation>
    </message>
    <message>
        <source>Letter L</source>
        <translation>Letra L</translation>
    </message>
    <message>
        <source>Letter M</source>
        <translation>Letra M</translation>
    </message>
    <message>
        <source>Letter N</source>
        <translation>Letra N</translation>
    </message>
    <message>
        <source>Letter P</source>
        <translation>Letra P</translation>
    </message>
    <message>
        <source>Letter T</source>
        <translation>Letra T</translation>
    </message>
    <message>
        <source>Letter U</source>
        <translation>Letra U</translation>
    </message>
    <message>
        <source>Letter Y</source>
        <translation>Letra Y</translation>
    </message>
    <message>
        <source>Letter Z</source>
        <translation>Letra Z</translation>
    </message>
    <message>
        <source>Custom pattern</source>
        <translation>Forma própria</translation>
    </message>
</context>
<context>
    <name>BingoOdds</name>
    <message>
        <source>What the next balls can bring</source>
        <translation>O que as próximas bolas podem trazer</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n to go</source>
        <extracomment>%1 a prize, %n how many numbers are lacking</extracomment>
        <translation>
            <numerusform>%1: falta %n</numerusform>
            <numerusform>%1: faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by the next ball: %2</source>
        <extracomment>%1 a prize, %2 a share in per cent</extracomment>
        <translation>%1 com a próxima bola: %2</translation>
    </message>
    <message>
        <source>%1 is won with %2: %3 of the %4 balls that are left. Within five balls: %5</source>
        <extracomment>%1 a prize, %2 numbers, %3 of %4 balls, %5 a share in per cent</extracomment>
        <translation>%1 sai com %2: %3 das %4 bolas que restam. Em cinco bolas: %5</translation>
    </message>
    <message>
        <source>%1: one to go after %2 of the %3 balls that are left (%4)</source>
        <extracomment>%1 a prize, %2 of %3 balls, %4 a share in per cent</extracomment>
        <translation>%1: fica a faltar um com %2 das %3 bolas que restam (%4)</translation>
    </message>
    <message>
        <source>%1: all the numbers that card %2 needs are drawn within ten balls: %3</source>
        <extracomment>%1 a prize, %2 a card&apos;s number, %3 a share in per cent</extracomment>
        <translation>%1: o que falta ao cartão %2 sai todo em dez bolas: %3</translation>
    </message>
    <message>
        <source>Exact: each ball that is left is as likely as any other. The cards of others are not counted.</source>
        <translation>Valor exato: cada bola que resta é tão provável como qualquer outra. Os cartões dos outros não se contam.</translation>
    </message>
</context>
<context>
    <name>BingoReader</name>
    <message numerus="yes">
        <source>You have %n card(s)</source>
        <translation>
            <numerusform>Tem %n cartão</numerusform>
            <numerusform>Tem %n cartões</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards</source>
        <translation>Não tem cartões</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No number has been drawn yet</source>
        <translation>Ainda não saiu nenhum número</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, %2 por sair</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) reserved</source>
        <translation>
            <numerusform>%n cartão reservado</numerusform>
            <numerusform>%n cartões reservados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n cartão</numerusform>
            <numerusform>%n cartões</numerusform>
        </translation>
    </message>
    <message>
        <source>won so far: %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>ganhou até agora: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) with one to go</source>
        <extracomment>%1 a prize, %n cards in the whole room</extracomment>
        <translation>
            <numerusform>%1: %n cartão a um número</numerusform>
            <numerusform>%1: %n cartões a um número</numerusform>
        </translation>
    </message>
    <message>
        <source>your card %1 waits for %2</source>
        <extracomment>%1 a card&apos;s number, %2 what it waits for</extracomment>
        <translation>o seu cartão %1 espera por %2</translation>
    </message>
    <message>
        <source>Nobody has one to go</source>
        <translation>Ninguém está a um número de um prémio</translation>
    </message>
    <message>
        <source>more cards or fewer</source>
        <translation>mais cartões ou menos</translation>
    </message>
    <message>
        <source>plus and minus</source>
        <translation>mais e menos</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>comprar</translation>
    </message>
    <message>
        <source>reserve for the next sale</source>
        <translation>reservar para a próxima venda</translation>
    </message>
    <message>
        <source>mark a number</source>
        <translation>marcar um número</translation>
    </message>
    <message>
        <source>Drawing machine</source>
        <translation>Máquina de extração</translation>
    </message>
    <message>
        <source>%1, ball %2</source>
        <extracomment>%1 a number, %2 which draw it was</extracomment>
        <translation>%1, bola %2</translation>
    </message>
    <message>
        <source>Panel of numbers</source>
        <translation>Painel dos números</translation>
    </message>
    <message numerus="yes">
        <source>on %n of your cards</source>
        <extracomment>%n of this player&apos;s cards</extracomment>
        <translation>
            <numerusform>em %n dos seus cartões</numerusform>
            <numerusform>em %n dos seus cartões</numerusform>
        </translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prémios</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vencedores</translation>
    </message>
    <message>
        <source>Card %1</source>
        <extracomment>%1 a card&apos;s number</extracomment>
        <translation>Cartão %1</translation>
    </message>
    <message>
        <source>%1, %2, row %3, column %4</source>
        <extracomment>%1 a number, %2 &quot;marked&quot;, %3 and %4 where it stands on its card</extracomment>
        <translation>%1, %2, linha %3, coluna %4</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Venda</translation>
    </message>
    <message>
        <source>A card costs %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Um cartão custa %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) sold</source>
        <translation>
            <numerusform>%n cartão vendido</numerusform>
            <numerusform>%n cartões vendidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Prizes: %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Prémios: %1</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marcado</translation>
    </message>
    <message numerus="yes">
        <source>Marked; %n more to be marked</source>
        <translation>
            <numerusform>Marcado; falta marcar mais %n</numerusform>
            <numerusform>Marcado; falta marcar mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn, not marked</source>
        <translation>saiu, por marcar</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>não saiu</translation>
    </message>
    <message>
        <source>Space, or Alt and Enter on a number of a card</source>
        <translation>Espaço, ou Alt e Enter num número de um cartão</translation>
    </message>
</context>
<context>
    <name>BingoRoomReader</name>
    <message>
        <source>ball %1: %2</source>
        <extracomment>%1 how many numbers were drawn, %2 names</extracomment>
        <translation>bola %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a prize, %2 names</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No card with this number was sold in this round.</source>
        <translation>Nesta jogada não se vendeu nenhum cartão com este número.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (simulado)</translation>
    </message>
    <message>
        <source>Card %1, %2</source>
        <extracomment>%1 the card&apos;s number, %2 its owner</extracomment>
        <translation>Cartão %1, %2</translation>
    </message>
</context>
<context>
    <name>BingoScene</name>
    <message>
        <source>Bingo room %1</source>
        <translation>Sala de bingo %1</translation>
    </message>
    <message numerus="yes">
        <source>Drawing machine, %n ball(s) left</source>
        <translation>
            <numerusform>Máquina de extração, falta %n bola</numerusform>
            <numerusform>Máquina de extração, faltam %n bolas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BingoSentences</name>
    <message>
        <source>%1 enters the room.</source>
        <translation>%1 entra na sala.</translation>
    </message>
    <message>
        <source>Cards are sold for %1 each.</source>
        <translation>Os cartões estão à venda a %1 cada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks for %n card(s).</source>
        <translation>
            <numerusform>%1 pede %n cartão.</numerusform>
            <numerusform>%1 pede %n cartões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated player(s) ask for cards.</source>
        <translation>
            <numerusform>%n jogador simulado pede cartões.</numerusform>
            <numerusform>%n jogadores simulados pedem cartões.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card %1 is sold to %2: %3</source>
        <extracomment>%1 a card&apos;s number in the round, %2 a player, %3 the numbers on it</extracomment>
        <translation>O cartão %1 é vendido a %2: %3</translation>
    </message>
    <message>
        <source>Cards %1 to %2 are sold to the simulated crowd.</source>
        <translation>Os cartões %1 a %2 são vendidos ao público simulado.</translation>
    </message>
    <message>
        <source>The sale closes: cards %1, players %2, sales %3, for prizes %4.</source>
        <extracomment>%1 how many cards, %2 how many players, %3 and %4 amounts</extracomment>
        <translation>A venda encerra: cartões %1, jogadores %2, vendas %3, para prémios %4.</translation>
    </message>
    <message>
        <source>Ball %1: %2.</source>
        <translation>Bola %1: %2.</translation>
    </message>
    <message>
        <source>%1, card %2: only %3 is missing for %4.</source>
        <extracomment>%1 a player, %2 a card&apos;s number, %3 a number of bingo, %4 a prize within a sentence</extracomment>
        <translation>%1, cartão %2: só falta %3 para %4.</translation>
    </message>
    <message>
        <source>%1, card %2: %3</source>
        <extracomment>%1 a player, %2 a card&apos;s number, %3 an amount</extracomment>
        <translation>%1, cartão %2: %3</translation>
    </message>
    <message>
        <source>%1 at ball %2, %3: %4.</source>
        <extracomment>%1 a prize, %2 which ball, %3 an amount, %4 who has won how much</extracomment>
        <translation>%1 à bola %2, %3: %4.</translation>
    </message>
    <message>
        <source>%1 is carried over to the next round&apos;s prizes.</source>
        <translation>%1 ficam para os prémios da jogada seguinte.</translation>
    </message>
    <message>
        <source>%1 goes to the jackpot.</source>
        <translation>%1 vão para o prémio acumulado.</translation>
    </message>
    <message>
        <source>%1 marks %2.</source>
        <translation>%1 marca %2.</translation>
    </message>
    <message>
        <source>The simulated crowd is paid %1 for %2.</source>
        <translation>O público simulado recebe %1 por %2.</translation>
    </message>
    <message>
        <source>%1 is paid %2 for %3, card %4.</source>
        <translation>%1 recebe %2 por %3, cartão %4.</translation>
    </message>
</context>
<context>
    <name>BingoSettings</name>
    <message>
        <source>Balls are called by their nicknames</source>
        <translation>As bolas são chamadas pelas suas alcunhas</translation>
    </message>
    <message>
        <source>As callers do by tradition: “Two little ducks: twenty-two”. Each language has its own.</source>
        <translation>Como é tradição de quem canta as bolas: «Os dois patinhos: vinte e dois». Cada língua tem as suas.</translation>
    </message>
    <message>
        <source>Numbers are marked automatically</source>
        <translation>Os números marcam-se sozinhos</translation>
    </message>
    <message>
        <source>Otherwise you mark them by hand; either way every number that is drawn counts (B27).</source>
        <translation>Se não, marcam-se à mão; de um modo ou de outro, todos os números sorteados contam (B27).</translation>
    </message>
    <message>
        <source>Cards nearest to a prize first</source>
        <translation>Primeiro os cartões mais perto de um prémio</translation>
    </message>
    <message>
        <source>Otherwise all your cards stay where they are (B14).</source>
        <translation>Se não, todos os seus cartões ficam onde estão (B14).</translation>
    </message>
</context>
<context>
    <name>BingoSheet</name>
    <message>
        <source>%1, card %2: %3</source>
        <extracomment>%1 a prize, %2 a card&apos;s number, %3 its numbers row by row</extracomment>
        <translation>%1, cartão %2: %3</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nula</translation>
    </message>
    <message numerus="yes">
        <source>%n ball(s) drawn</source>
        <translation>
            <numerusform>%n bola sorteada</numerusform>
            <numerusform>%n bolas sorteadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The balls in the order of the draw:</source>
        <translation>As bolas pela ordem do sorteio:</translation>
    </message>
    <message>
        <source>Cards sold</source>
        <translation>Cartões vendidos</translation>
    </message>
    <message>
        <source>Players with cards</source>
        <translation>Jogadores com cartões</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Vendas</translation>
    </message>
    <message>
        <source>For prizes</source>
        <translation>Para prémios</translation>
    </message>
    <message>
        <source>From ball</source>
        <translation>Desde a bola</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prémio</translation>
    </message>
    <message>
        <source>At ball</source>
        <translation>À bola</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Cartão</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganho por</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The winning cards, row by row:</source>
        <translation>Os cartões premiados, linha a linha:</translation>
    </message>
    <message>
        <source>%1 at ball %2</source>
        <extracomment>%1 a prize, %2 which ball</extracomment>
        <translation>%1 à bola %2</translation>
    </message>
    <message>
        <source>The price is refunded.</source>
        <translation>O preço é devolvido.</translation>
    </message>
    <message>
        <source>No prize was completed.</source>
        <translation>Nenhum prémio foi completado.</translation>
    </message>
    <message>
        <source>Card %1</source>
        <extracomment>%1 a card&apos;s number</extracomment>
        <translation>Cartão %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>Preço de um cartão</translation>
    </message>
    <message>
        <source>Cards for one player</source>
        <translation>Cartões por jogador</translation>
    </message>
    <message>
        <source>Share of the sales for prizes</source>
        <translation>Das vendas para prémios</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prémios</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Venda</translation>
    </message>
    <message>
        <source>Time between balls</source>
        <translation>De bola a bola</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Regime</translation>
    </message>
</context>
<context>
    <name>BingoSpeech</name>
    <message>
        <source>%1: %2</source>
        <comment>nickname</comment>
        <extracomment>spoken; %1 a ball&apos;s nickname, %2 its number in words</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>bee</source>
        <comment>the letter B</comment>
        <translation>bê</translation>
    </message>
    <message>
        <source>eye</source>
        <comment>the letter I</comment>
        <translation>i</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the letter N</comment>
        <translation>ene</translation>
    </message>
    <message>
        <source>gee</source>
        <comment>the letter G</comment>
        <translation>gê</translation>
    </message>
    <message>
        <source>oh</source>
        <comment>the letter O</comment>
        <translation>ó</translation>
    </message>
    <message>
        <source>one card</source>
        <extracomment>spoken; %1 a number in words</extracomment>
        <translation>um cartão</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartões</translation>
    </message>
    <message>
        <source>One card sold, prizes of %1</source>
        <extracomment>spoken; %1 the prizes in words</extracomment>
        <translation>Vendido um cartão, prémios de %1</translation>
    </message>
    <message>
        <source>%1 cards sold, prizes of %2</source>
        <extracomment>spoken; %1 a number, %2 the prizes, in words</extracomment>
        <translation>Vendidos %1 cartões, prémios de %2</translation>
    </message>
    <message>
        <source>You have one to go: %1, for %2</source>
        <extracomment>spoken; %1 a number, %2 &quot;the line&quot;</extracomment>
        <translation>Falta-lhe um: %1, para %2</translation>
    </message>
    <message>
        <source>%1 has one to go: %2, for %3</source>
        <extracomment>spoken; %1 a player, %2 a number, %3 &quot;the line&quot;</extracomment>
        <translation>%1 só precisa de um: %2, para %3</translation>
    </message>
    <message>
        <source>You have one to go: %1</source>
        <extracomment>spoken; %1 a number</extracomment>
        <translation>Falta-lhe um: %1</translation>
    </message>
    <message>
        <source>you</source>
        <comment>spoken: a prize for you</comment>
        <translation>si</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>spoken; %1 names of winners, %2 a number in words</extracomment>
        <translation>%1 e mais %2</translation>
    </message>
    <message>
        <source>%1! %2</source>
        <extracomment>spoken; %1 a prize, %2 an amount in words</extracomment>
        <translation>%1! %2</translation>
    </message>
    <message>
        <source>, for %1</source>
        <extracomment>spoken; %1 names of winners, or &quot;two cards&quot;</extracomment>
        <translation>, para %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>spoken; %1 the name of a letter, %2 a number in words</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>BingoSummary</name>
    <message>
        <source>Cards bought</source>
        <translation>Cartões comprados</translation>
    </message>
    <message>
        <source>Paid for them</source>
        <translation>Valor pago</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Stay in the room</source>
        <translation>Ficar na sala</translation>
    </message>
</context>
<context>
    <name>BingoTablePage</name>
    <message numerus="yes">
        <source>Your %n card(s) stay in play. What they win is added to your points.</source>
        <translation>
            <numerusform>Continua em jogo %n cartão seu. O que ganhar é somado aos seus pontos.</numerusform>
            <numerusform>Continuam em jogo %n cartões seus. O que ganharem é somado aos seus pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave the room?</source>
        <translation>Sair da sala?</translation>
    </message>
    <message>
        <source>Stay in the room</source>
        <translation>Ficar na sala</translation>
    </message>
    <message>
        <source>Leave the room</source>
        <translation>Sair da sala</translation>
    </message>
    <message>
        <source>Result of the round: %1</source>
        <translation>Resultado da jogada: %1</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganhou</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Perdeu</translation>
    </message>
    <message>
        <source>Break even</source>
        <translation>Sem ganho nem perda</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Who won what</source>
        <translation>Quem ganhou o quê</translation>
    </message>
</context>
<context>
    <name>BingoText</name>
    <message>
        <source>Bingo %1</source>
        <translation>Bingo %1</translation>
    </message>
    <message>
        <source>Regulation 425-A/2015 (online)</source>
        <translation>Regulamento 425-A/2015 (online)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Quatro cantos</translation>
    </message>
    <message>
        <source>Two lines</source>
        <translation>Duas linhas</translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation>Bingo</translation>
    </message>
    <message>
        <source>Line jackpot</source>
        <translation>Linha acumulada</translation>
    </message>
    <message>
        <source>Bingo jackpot</source>
        <translation>Bingo acumulado</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>the column</source>
        <translation>coluna</translation>
    </message>
    <message>
        <source>four corners</source>
        <translation>quatro cantos</translation>
    </message>
    <message>
        <source>two lines</source>
        <translation>duas linhas</translation>
    </message>
    <message>
        <source>bingo</source>
        <translation>bingo</translation>
    </message>
    <message>
        <source>the line jackpot</source>
        <translation>linha acumulada</translation>
    </message>
    <message>
        <source>the bingo jackpot</source>
        <translation>bingo acumulado</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 a number of hundredths</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a prize, %2 its share of the prize money</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>up to ball %1</source>
        <translation>até à bola %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>jackpot</comment>
        <extracomment>%1 an amount, %2 &quot;up to ball 45&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>%1 numbers, %2 the last one</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>%1 numbers that are lacking, %2 &quot;the line&quot;</extracomment>
        <translation>%1 para %2</translation>
    </message>
    <message numerus="yes">
        <source>up to %n card(s)</source>
        <translation>
            <numerusform>até %n cartão</numerusform>
            <numerusform>até %n cartões</numerusform>
        </translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>contínuo</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>de sessão</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>horizontais</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>verticais</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonais</translation>
    </message>
    <message>
        <source>A card costs %1; %2 for each player</source>
        <translation>Um cartão custa %1; %2 por jogador</translation>
    </message>
    <message>
        <source>The centre of the card is free</source>
        <translation>O centro do cartão é livre</translation>
    </message>
    <message>
        <source>The centre of the card holds a number</source>
        <translation>O centro do cartão tem um número</translation>
    </message>
    <message>
        <source>Bingo is a pattern: %1</source>
        <translation>O bingo é uma forma: %1</translation>
    </message>
    <message>
        <source>Bingo is the full card</source>
        <translation>O bingo é o cartão completo</translation>
    </message>
    <message>
        <source>Thirty symbols stand for the numbers</source>
        <translation>Trinta símbolos substituem os números</translation>
    </message>
    <message>
        <source>Prizes are %1 of the sales</source>
        <translation>Os prémios são %1 das vendas</translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation>Linhas: %1</translation>
    </message>
    <message>
        <source>Four corners are the outer numbers of the top and the bottom row</source>
        <translation>Os quatro cantos são os números extremos da primeira e da última linha</translation>
    </message>
    <message>
        <source>takes %1 of the prize money and is won %2</source>
        <translation>recebe %1 do valor dos prémios e ganha-se %2</translation>
    </message>
    <message>
        <source>The bingo jackpot %1</source>
        <translation>O bingo acumulado %1</translation>
    </message>
    <message>
        <source>The line jackpot %1</source>
        <translation>A linha acumulada %1</translation>
    </message>
    <message>
        <source>Odd cents and prizes that nobody wins go to the jackpot</source>
        <translation>Os cêntimos que sobram e os prémios que ninguém ganha vão para o acumulado</translation>
    </message>
    <message>
        <source>Odd cents and prizes that nobody wins go to the next round</source>
        <translation>Os cêntimos que sobram e os prémios que ninguém ganha passam para a jogada seguinte</translation>
    </message>
    <message>
        <source>A prize is shared equally by player, not by card</source>
        <translation>Um prémio reparte-se em partes iguais por jogador, não por cartão</translation>
    </message>
    <message>
        <source>The room runs continuously; three players with a card are needed</source>
        <translation>A sala funciona sempre; são precisos três jogadores com cartão</translation>
    </message>
    <message>
        <source>The room runs at announced times</source>
        <translation>A sala funciona a horas anunciadas</translation>
    </message>
    <message>
        <source>A number every %1 s</source>
        <translation>Um número a cada %1 s</translation>
    </message>
    <message>
        <source>Cards are on sale</source>
        <translation>Cartões à venda</translation>
    </message>
    <message>
        <source>The sale is closed</source>
        <translation>A venda está encerrada</translation>
    </message>
    <message>
        <source>No cards were sold</source>
        <translation>Não se venderam cartões</translation>
    </message>
    <message>
        <source>%1 sold · prizes of %2</source>
        <translation>%1 vendidos · prémios de %2</translation>
    </message>
    <message>
        <source>One to go: %1</source>
        <extracomment>%1 &quot;17 for the line&quot;</extracomment>
        <translation>Falta um: %1</translation>
    </message>
    <message>
        <source>%1 has one to go: %2</source>
        <translation>%1 só precisa de um: %2</translation>
    </message>
    <message>
        <source>%1! %2</source>
        <extracomment>%1 a prize, %2 an amount</extracomment>
        <translation>%1! %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>para %1</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>A jogada é nula</translation>
    </message>
    <message>
        <source>You have not bought cards for a while: would you like to leave the room?</source>
        <translation>Há algum tempo que não compra cartões: quer sair da sala?</translation>
    </message>
    <message>
        <source>%1 is invited to leave the room</source>
        <translation>%1: convite para sair da sala</translation>
    </message>
    <message>
        <source>Without a card in the next three rounds your session will be ended</source>
        <translation>Sem um cartão nas próximas três jogadas, a sua sessão será terminada</translation>
    </message>
    <message>
        <source>%1: without a card the session will be ended</source>
        <translation>%1: sem um cartão, a sessão será terminada</translation>
    </message>
    <message>
        <source>%1 has left the room</source>
        <translation>%1 saiu da sala</translation>
    </message>
    <message>
        <source>The connection is lost; your cards stay in play.</source>
        <translation>A ligação perdeu-se; os seus cartões continuam em jogo.</translation>
    </message>
    <message>
        <source>You are leaving the room after this round.</source>
        <translation>Sai da sala no fim desta jogada.</translation>
    </message>
    <message>
        <source>You are not playing in this room.</source>
        <translation>Não está a jogar nesta sala.</translation>
    </message>
    <message>
        <source>The sale is closed; wait for the next round.</source>
        <translation>A venda está encerrada; espere pela próxima jogada.</translation>
    </message>
    <message>
        <source>Numbers are marked while they are drawn.</source>
        <translation>Os números marcam-se enquanto são extraídos.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Isso não é possível agora.</translation>
    </message>
    <message>
        <source>Take at least one card.</source>
        <translation>Leve pelo menos um cartão.</translation>
    </message>
    <message>
        <source>You may still buy %1 in this round.</source>
        <translation>Nesta jogada ainda pode ter %1.</translation>
    </message>
    <message>
        <source>You have as many cards as the room allows: %1.</source>
        <translation>Já tem tantos cartões quantos a sala permite: %1.</translation>
    </message>
    <message>
        <source>That would cost %1; you do not have that many points.</source>
        <translation>Isso custaria %1; não tem pontos para tanto.</translation>
    </message>
    <message>
        <source>There are no more different cards in this round.</source>
        <translation>Já não há mais cartões diferentes nesta jogada.</translation>
    </message>
    <message>
        <source>This number has not been drawn.</source>
        <translation>Este número não foi extraído.</translation>
    </message>
    <message>
        <source>None of your cards has this number.</source>
        <translation>Nenhum dos seus cartões tem este número.</translation>
    </message>
    <message>
        <source>This number is already marked.</source>
        <translation>Este número já está marcado.</translation>
    </message>
    <message>
        <source>You are already in the room.</source>
        <translation>Já está na sala.</translation>
    </message>
    <message>
        <source>You have no card in this round.</source>
        <translation>Não tem cartões nesta jogada.</translation>
    </message>
    <message>
        <source>This room does not offer that.</source>
        <translation>Esta sala não oferece isso.</translation>
    </message>
    <message>
        <source>Too few players: all cards are refunded.</source>
        <translation>Jogadores insuficientes: todos os cartões são reembolsados.</translation>
    </message>
    <message>
        <source>The system has failed: cards without a prize are refunded.</source>
        <translation>O sistema falhou: os cartões de quem não ganhou são reembolsados.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n cartão</numerusform>
            <numerusform>%n cartões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 names of winners</extracomment>
        <translation>
            <numerusform>%1 e mais %n</numerusform>
            <numerusform>%1 e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom room</source>
        <translation>Sala à medida</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Cenário</translation>
    </message>
    <message>
        <source>A prize is shared equally by card</source>
        <translation>Um prémio reparte-se em partes iguais por cartão</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <extracomment>%1 a simulated player&apos;s name</extracomment>
        <translation>%1 (simulado)</translation>
    </message>
</context>
<context>
    <name>BuildSums</name>
    <message>
        <source>The program&apos;s file could not be read.</source>
        <translation>Não foi possível ler o ficheiro do programa.</translation>
    </message>
    <message>
        <source>%1; the build&apos;s checksum is not next to the program</source>
        <extracomment>%1 a SHA-256 sum</extracomment>
        <translation>%1; a soma da compilação não está ao lado do programa</translation>
    </message>
    <message>
        <source>%1, as built</source>
        <extracomment>%1 a SHA-256 sum</extracomment>
        <translation>%1, tal como foi compilado</translation>
    </message>
    <message>
        <source>%1: not as built (%2)</source>
        <extracomment>%1, %2 SHA-256 sums</extracomment>
        <translation>%1: diferente do que foi compilado (%2)</translation>
    </message>
    <message>
        <source>The build&apos;s list of checksums is missing.</source>
        <translation>Falta a lista de somas da compilação.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), all as built; the list: %1</source>
        <extracomment>%1 a SHA-256 sum</extracomment>
        <translation>
            <numerusform>%n ficheiro, tal como na compilação; a lista: %1</numerusform>
            <numerusform>%n ficheiros, todos como na compilação; a lista: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not as built: %1</source>
        <extracomment>%1 paths of files</extracomment>
        <translation>
            <numerusform>%n ficheiro diferente da compilação: %1</numerusform>
            <numerusform>%n ficheiros diferentes da compilação: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalledBall</name>
    <message>
        <source>Last ball: %1</source>
        <translation>Última bola: %1</translation>
    </message>
    <message>
        <source>No ball drawn yet</source>
        <translation>Ainda não saiu nenhuma bola</translation>
    </message>
    <message>
        <source>Waiting for the draw</source>
        <translation>À espera do sorteio</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>drawn and left</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n saída</numerusform>
            <numerusform>%n saídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n por sair</numerusform>
            <numerusform>%n por sair</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardChecker</name>
    <message>
        <source>Check a card</source>
        <translation>Ver um cartão</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in this round</source>
        <translation>
            <numerusform>%n cartão nesta jogada</numerusform>
            <numerusform>%n cartões nesta jogada</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are sold in this round yet</source>
        <translation>Ainda não se venderam cartões nesta jogada</translation>
    </message>
    <message>
        <source>Number of the card</source>
        <translation>Número do cartão</translation>
    </message>
    <message>
        <source>There is no such card in this round.</source>
        <translation>Não há esse cartão nesta jogada.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Seis</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sete</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Oito</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dez</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valete</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rei</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ás</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>três</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>setes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>noves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reis</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
</context>
<context>
    <name>CardsView</name>
    <message>
        <source>Your cards: %1</source>
        <translation>Os seus cartões: %1</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>Cartão %1: %2</translation>
    </message>
    <message>
        <source>Bingo is the pattern %1</source>
        <translation>O bingo é a forma %1</translation>
    </message>
    <message>
        <source>Cards are on sale</source>
        <translation>Cartões à venda</translation>
    </message>
    <message>
        <source>You have no cards in this round</source>
        <translation>Não tem cartões nesta jogada</translation>
    </message>
    <message>
        <source>No round is running</source>
        <translation>Não decorre nenhuma jogada</translation>
    </message>
    <message>
        <source>Choose how many below and press Buy. Bought cards can&apos;t be returned (B12).</source>
        <translation>Escolha em baixo quantos quer e prima Comprar. Os cartões comprados não se devolvem (B12).</translation>
    </message>
    <message>
        <source>Your cards are bought as soon as the next sale opens.</source>
        <translation>Os seus cartões são comprados assim que a próxima venda abrir.</translation>
    </message>
    <message>
        <source>Follow the draw; the next sale opens after it.</source>
        <translation>Siga o sorteio; a próxima venda abre a seguir.</translation>
    </message>
    <message>
        <source>Follow the draw, and reserve cards for the next sale below.</source>
        <translation>Siga o sorteio e reserve em baixo cartões para a próxima venda.</translation>
    </message>
    <message>
        <source>The draw is running</source>
        <translation>O sorteio decorre</translation>
    </message>
</context>
<context>
    <name>CaseSheet</name>
    <message>
        <source>not noted</source>
        <translation>não anotado</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Processo</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entidade</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentes</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Aberto</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Encerrado</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>ainda aberto</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>For the entity</source>
        <translation>Pela entidade</translation>
    </message>
    <message>
        <source>For the player</source>
        <translation>Pelo jogador</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Local e data</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Assinaturas</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Head of the case&apos;s chain</source>
        <translation>Cabeça da cadeia do processo</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>whole: no entry was changed, removed or moved</source>
        <translation>íntegra: nenhuma entrada foi alterada, retirada ou deslocada</translation>
    </message>
    <message>
        <source>broken at entry %1: there an entry was changed, removed or moved</source>
        <translation>quebrada na entrada %1: aí uma entrada foi alterada, retirada ou deslocada</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Rubrica</translation>
    </message>
    <message>
        <source>Head of the record</source>
        <translation>Cabeça do registo</translation>
    </message>
    <message>
        <source>Chain of the case</source>
        <translation>Cadeia do processo</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>conforme</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>não conforme</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>não aplicável</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>sem apreciação</translation>
    </message>
    <message>
        <source>Rule %1: %2</source>
        <extracomment>%1 a rule, %2 a verdict</extracomment>
        <translation>Regra %1: %2</translation>
    </message>
    <message>
        <source>Complaint about round %1</source>
        <extracomment>%1 a round&apos;s id</extracomment>
        <translation>Reclamação sobre a jogada %1</translation>
    </message>
    <message>
        <source>Case reopened</source>
        <translation>Processo reaberto</translation>
    </message>
    <message>
        <source>Case closed</source>
        <translation>Processo encerrado</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>corrects entry %1</source>
        <extracomment>%1 the number of an entry</extracomment>
        <translation>corrige a entrada %1</translation>
    </message>
    <message>
        <source>taken over, without proof</source>
        <translation>tomada da versão anterior, sem prova</translation>
    </message>
    <message>
        <source>Rule %1: differs from the official text</source>
        <extracomment>%1 a rule</extracomment>
        <translation>Regra %1: difere do texto oficial</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <extracomment>%1 a file&apos;s name</extracomment>
        <translation>Imagem %1</translation>
    </message>
</context>
<context>
    <name>ChancePad</name>
    <message>
        <source>already placed</source>
        <translation>já está posto</translation>
    </message>
    <message>
        <source>is here</source>
        <translation>está aqui</translation>
    </message>
</context>
<context>
    <name>ChanceText</name>
    <message>
        <source>Bingo 80 balls</source>
        <translation>Bolas do bingo de 80</translation>
    </message>
    <message>
        <source>Bingo 75 balls</source>
        <translation>Bolas do bingo de 75</translation>
    </message>
    <message>
        <source>Bingo 30 balls</source>
        <translation>Bolas do bingo de 30</translation>
    </message>
    <message>
        <source>Bingo 80 cards</source>
        <translation>Cartões do bingo de 80</translation>
    </message>
    <message>
        <source>Bingo 30 cards</source>
        <translation>Cartões do bingo de 30</translation>
    </message>
    <message>
        <source>A crowd&apos;s bingo 75 cards</source>
        <translation>Cartões do público, bingo de 75</translation>
    </message>
    <message>
        <source>The last bingo 30 cards</source>
        <translation>Os últimos cartões do bingo de 30</translation>
    </message>
    <message>
        <source>how often a lower card follows a higher one</source>
        <translation>quantas vezes uma carta mais baixa se segue a uma mais alta</translation>
    </message>
    <message>
        <source>how often low and high numbers alternate</source>
        <translation>quantas vezes menor e maior se alternam</translation>
    </message>
    <message>
        <source>how often a lower number follows a higher one</source>
        <translation>quantas vezes um número mais baixo se segue a um mais alto</translation>
    </message>
    <message>
        <source>how often the lower and the upper half of all cards alternate</source>
        <translation>quantas vezes se alternam a metade inferior e a superior de todos os cartões</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <extracomment>%1 how many</extracomment>
        <translation>%1 jogadas</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Wheel with one zero</source>
        <translation>Roleta de um zero</translation>
    </message>
    <message>
        <source>Wheel with two zeros</source>
        <translation>Roleta de dois zeros</translation>
    </message>
    <message>
        <source>Bingo 90 balls</source>
        <translation>Bolas do bingo de 90</translation>
    </message>
    <message>
        <source>Bingo 75 cards</source>
        <translation>Cartões do bingo de 75</translation>
    </message>
    <message>
        <source>Bingo 90 cards</source>
        <translation>Cartões do bingo de 90</translation>
    </message>
    <message>
        <source>what is at which place</source>
        <translation>o que sai em que lugar</translation>
    </message>
    <message>
        <source>which follows which</source>
        <translation>o que se segue a quê</translation>
    </message>
    <message>
        <source>how many are in their own place</source>
        <translation>quantos estão no seu lugar</translation>
    </message>
    <message>
        <source>from one round to the next</source>
        <translation>de uma jogada para a seguinte</translation>
    </message>
    <message>
        <source>the same, in the pairs between</source>
        <translation>o mesmo, nos pares intermédios</translation>
    </message>
    <message>
        <source>how often distances repeat</source>
        <translation>quantas vezes as distâncias se repetem</translation>
    </message>
    <message>
        <source>poker hands</source>
        <translation>combinações de póquer</translation>
    </message>
    <message>
        <source>how often each number came up</source>
        <translation>quantas vezes saiu cada número</translation>
    </message>
    <message>
        <source>gaps between zeros</source>
        <translation>quanto tempo o zero fica sem sair</translation>
    </message>
    <message>
        <source>which number is in which box</source>
        <translation>que número está em que casa</translation>
    </message>
    <message>
        <source>in which section of all cards they are</source>
        <translation>em que troço de todos os cartões ficam</translation>
    </message>
    <message>
        <source>the remainder modulo a prime</source>
        <translation>o resto da divisão por um primo</translation>
    </message>
    <message>
        <source>the last bits of their number</source>
        <translation>os últimos bits do seu número</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 a chi-square, %2 its degrees of freedom</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 tests of %2 rounds of each game.</source>
        <extracomment>%1 how many tests, %2 how many rounds</extracomment>
        <translation>%1 testes a %2 jogadas de cada jogo.</translation>
    </message>
    <message>
        <source>All passed. Together, the tests fail a fair source one time in a hundred.</source>
        <translation>Todos superados: em conjunto, reprovam um acaso justo uma vez em cada cem.</translation>
    </message>
    <message>
        <source>By how much each number came up more or less often than expected (%1 times), in standard deviations; from %2 to %3. The lines are the 99% band for all of them together.</source>
        <extracomment>%1 how often each number is to be expected, %2 and %3 standard deviations</extracomment>
        <translation>Quanto cada número saiu a mais ou a menos do que o esperado (%1 vezes), em desvios-padrão; de %2 a %3. As linhas são a banda de 99 % para todos em conjunto.</translation>
    </message>
    <message>
        <source>Which card (upwards) was at which place in the deck (from left to right): blue less often, gold more often than expected. Stripes or spots would be a pattern.</source>
        <translation>Que carta (de baixo para cima) saiu em que lugar do baralho (da esquerda para a direita): azul, menos vezes; dourado, mais vezes do que o esperado. Riscas ou manchas seriam um padrão.</translation>
    </message>
    <message>
        <source>The p-values of all tests, smallest first. With a fair source they lie along the line; a test not passed is red.</source>
        <translation>Os valores p de todos os testes por ordem, o menor primeiro. Com um acaso justo seguem a linha; os não superados estão a vermelho.</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s) not passed. Together, the tests fail a fair source one time in a hundred: run them again, with more rounds; what fails again is most likely not chance.</source>
        <translation>
            <numerusform>%n teste não superado. Em conjunto, todos reprovam um acaso justo uma vez em cada cem: repita-os com mais jogadas; o que voltar a falhar muito provavelmente não é acaso.</numerusform>
            <numerusform>%n testes não superados. Em conjunto, todos reprovam um acaso justo uma vez em cada cem: repita-os com mais jogadas; o que voltar a falhar muito provavelmente não é acaso.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceView</name>
    <message>
        <source>How many rounds are tested</source>
        <translation>Quantas jogadas se testam</translation>
    </message>
    <message>
        <source>Stop the test</source>
        <translation>Parar o teste</translation>
    </message>
    <message>
        <source>Test chance</source>
        <translation>Testar o acaso</translation>
    </message>
    <message>
        <source>Generates decks, spins, balls and cards from a fresh seed, just as the tables do, and tests them all</source>
        <translation>Faz baralhos, lançamentos, bolas e cartões a partir de uma semente nova, tal como as mesas, e testa-os todos</translation>
    </message>
    <message>
        <source>Chance is being tested</source>
        <translation>O acaso está a ser testado</translation>
    </message>
    <message>
        <source>The decks, spins, balls and cards that this program generates for its tables are tested here, independently of any round on record. The same seed gives the same result elsewhere.</source>
        <translation>Testam-se aqui os baralhos, lançamentos, bolas e cartões que este programa leva às mesas, independentemente das jogadas do registo. A mesma semente dá o mesmo resultado noutro lado.</translation>
    </message>
    <message>
        <source>Tests of chance</source>
        <translation>Testes do acaso</translation>
    </message>
    <message>
        <source>%1, %2: %3, p %4, passed</source>
        <translation>%1, %2: %3, p %4, superado</translation>
    </message>
    <message>
        <source>%1, %2: %3, p %4, not passed</source>
        <translation>%1, %2: %3, p %4, não superado</translation>
    </message>
    <message>
        <source>p %1</source>
        <translation>p %1</translation>
    </message>
    <message>
        <source>Charts of the test</source>
        <translation>Imagens do teste</translation>
    </message>
    <message>
        <source>To repeat it: %1</source>
        <translation>O mesmo outra vez: %1</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copiar a linha</translation>
    </message>
</context>
<context>
    <name>ChapterSection</name>
    <message>
        <source>In our own words. The law itself: %1.</source>
        <translation>Por palavras nossas. A própria lei: %1.</translation>
    </message>
</context>
<context>
    <name>ClothPointer</name>
    <message>
        <source>Pointer: drag to draw, or use arrow keys and Space; Backspace removes a line, Delete all of them, Ctrl+D ends</source>
        <translation>Ponteiro: arraste para desenhar, ou setas e Espaço; Backspace apaga um traço, Delete apaga todos, Ctrl+D termina</translation>
    </message>
</context>
<context>
    <name>CommonSentences</name>
    <message>
        <source>%1 is admitted with %2.</source>
        <translation>Admissão de %1, com %2.</translation>
    </message>
    <message>
        <source>%1 is given %2 free.</source>
        <translation>%1 recebe %2 gratuitamente.</translation>
    </message>
    <message>
        <source>The system fails.</source>
        <translation>O sistema falha.</translation>
    </message>
    <message>
        <source>%1 loses the connection.</source>
        <translation>A ligação de %1 perde-se.</translation>
    </message>
    <message>
        <source>%1 is connected again.</source>
        <translation>A ligação de %1 regressa.</translation>
    </message>
    <message>
        <source>The round opens; the commitment to its seed is published.</source>
        <translation>A jogada abre; é publicado o compromisso com a sua semente.</translation>
    </message>
    <message>
        <source>The round closes; its seed is shown.</source>
        <translation>A jogada encerra; a sua semente é mostrada.</translation>
    </message>
    <message>
        <source>The round is void: %1</source>
        <translation>A jogada é nula: %1</translation>
    </message>
    <message>
        <source>Stakes are accepted.</source>
        <translation>Aceitam-se apostas.</translation>
    </message>
    <message>
        <source>No more stakes are accepted.</source>
        <translation>Já não se aceitam apostas.</translation>
    </message>
    <message>
        <source>%1 leaves once the round is settled.</source>
        <translation>%1 sai quando a jogada estiver liquidada.</translation>
    </message>
    <message>
        <source>%1, who stakes nothing, is invited to leave.</source>
        <translation>%1, que nada aposta, recebe um convite para sair.</translation>
    </message>
    <message>
        <source>%1 is warned that the session will end.</source>
        <translation>%1 recebe o aviso de que a sessão vai terminar.</translation>
    </message>
    <message>
        <source>%1 ends the session.</source>
        <translation>%1 termina a sessão.</translation>
    </message>
    <message>
        <source>The session of %1 is ended: no stake.</source>
        <translation>A sessão de %1 é terminada: sem aposta.</translation>
    </message>
    <message>
        <source>%1 is settled: staked %2, returned %3, result %4.</source>
        <extracomment>%1 a player, %2 and %3 amounts, %4 the difference with its sign</extracomment>
        <translation>Contas de %1: apostado %2, devolvido %3, resultado %4.</translation>
    </message>
    <message>
        <source>Refused to %1: %2</source>
        <extracomment>%1 a player, %2 why, as a sentence</extracomment>
        <translation>Recusado a %1: %2</translation>
    </message>
    <message>
        <source>Announced: “%1”</source>
        <translation>Anunciado: «%1»</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1 = %2%</source>
        <extracomment>what the house keeps of what is staked in the long run: %1 a fraction, %2 the same in per cent</extracomment>
        <translation>%1 = %2 %</translation>
    </message>
    <message>
        <source>%1, chips of %2</source>
        <extracomment>a series: %1 who stakes, %2 what each of its chips is worth</extracomment>
        <translation>%1, fichas de %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 who stakes, %2 how much</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not accepted</source>
        <translation>não é aceite</translation>
    </message>
    <message>
        <source>Returned: %1 of %2.</source>
        <extracomment>%1 what comes back, %2 what was staked</extracomment>
        <translation>Devolvido: %1 de %2.</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>Tudo junto</translation>
    </message>
    <message>
        <source>The house keeps in the long run</source>
        <translation>A longo prazo, a casa fica com</translation>
    </message>
    <message>
        <source>nothing staked</source>
        <translation>nada apostado</translation>
    </message>
    <message>
        <source>Order of payment</source>
        <translation>Ordem de pagamento</translation>
    </message>
    <message>
        <source>%1. %2, %3: %4</source>
        <extracomment>one payment: %1 its number, %2 the stake, %3 who has it, %4 the winnings</extracomment>
        <translation>%1. %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is paid</source>
        <translation>nada é pago</translation>
    </message>
    <message>
        <source>not at this table</source>
        <translation>não nesta mesa</translation>
    </message>
    <message>
        <source>no such chance</source>
        <translation>não existe</translation>
    </message>
    <message>
        <source>%1 · edge %2</source>
        <translation>%1 · vantagem %2</translation>
    </message>
    <message>
        <source>the text is silent</source>
        <translation>o texto nada diz</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 what is compared, %2 what the tables say of it, one after the other</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Diferem</translation>
    </message>
    <message>
        <source>staked %1, returned %2</source>
        <extracomment>%1, %2 amounts</extracomment>
        <translation>apostou %1, voltaram %2</translation>
    </message>
    <message>
        <source>%1, card %2: %3</source>
        <extracomment>%1 a player, %2 the number of a card, %3 an amount</extracomment>
        <translation>%1, cartão %2: %3</translation>
    </message>
    <message>
        <source>at ball %1</source>
        <extracomment>%1 how many balls were drawn</extracomment>
        <translation>à bola %1</translation>
    </message>
    <message>
        <source>qualifies</source>
        <translation>qualifica-se</translation>
    </message>
    <message>
        <source>does not qualify</source>
        <translation>não se qualifica</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>does not happen</source>
        <translation>não acontece</translation>
    </message>
    <message>
        <source>%1. Ours: %2. The other: %3</source>
        <extracomment>two readings of a rule: %1 what is compared, %2 by ours, %3 by the other</extracomment>
        <translation>%1. A nossa: %2. A outra: %3</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>O que diz</translation>
    </message>
    <message>
        <source>It interprets</source>
        <translation>O que lê</translation>
    </message>
</context>
<context>
    <name>ComparisonSheet</name>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>The words are our own. The Diário da República alone is authoritative.</source>
        <translation>As palavras são nossas. Só o Diário da República faz fé.</translation>
    </message>
    <message>
        <source>Mesa Viva %1 · %2</source>
        <extracomment>%1 the program&apos;s version, %2 date and time</extracomment>
        <translation>Mesa Viva %1 · %2</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>O que se compara</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>The ball lands on</source>
        <translation>A bola para em</translation>
    </message>
    <message>
        <source>the tables differ</source>
        <translation>as mesas diferem</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>The same stakes and the same number at each table: what it takes, what it pays, in which order, what the house keeps.</source>
        <translation>As mesmas apostas e o mesmo número em cada mesa: o que aceita, o que paga, por que ordem, com que fica a casa.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save all three views as PDF or text (Ctrl+S)</source>
        <translation>Guardar as três vistas em PDF ou texto (Ctrl+S)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Opens it in this system&apos;s PDF viewer, to print it there (Ctrl+P)</source>
        <translation>Entregar ao programa de PDF deste sistema, que imprime (Ctrl+P)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que se mostra</translation>
    </message>
    <message>
        <source>Only where they differ</source>
        <translation>Só onde diferem</translation>
    </message>
    <message>
        <source>What the tables say; 1, 2 and 3 open the rule of a column</source>
        <translation>O que dizem as mesas; 1, 2 e 3 abrem a regra de uma coluna</translation>
    </message>
    <message>
        <source>Put a chip on the layout.</source>
        <translation>Ponha uma ficha no pano.</translation>
    </message>
    <message>
        <source>They agree throughout.</source>
        <translation>Dizem todas o mesmo.</translation>
    </message>
    <message>
        <source>The same round at two tables: what our reading of the rule makes of it, and what the other one does.</source>
        <translation>A mesma jogada em duas mesas: o que dela faz a nossa leitura da regra e o que faz a outra.</translation>
    </message>
    <message>
        <source>Save both views as PDF or text (Ctrl+S)</source>
        <translation>Guardar as duas vistas em PDF ou texto (Ctrl+S)</translation>
    </message>
    <message>
        <source>The round is still being played</source>
        <translation>A jogada ainda está a ser jogada</translation>
    </message>
    <message>
        <source>The round is being played…</source>
        <translation>A jogada está a ser jogada…</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Guardar a lista</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
</context>
<context>
    <name>ComparisonTools</name>
    <message>
        <source>What is compared</source>
        <translation>O que se compara</translation>
    </message>
    <message>
        <source>The smallest stake, which sets the limits</source>
        <translation>A aposta mínima, de que dependem os limites</translation>
    </message>
    <message>
        <source>The ball lands on</source>
        <translation>A bola para em</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>Who stakes</source>
        <translation>Quem aposta</translation>
    </message>
    <message>
        <source>Stakes this series, with the chosen chip on each of its places</source>
        <translation>Aposta esta série, com a ficha escolhida em cada lugar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undoes the last step (Ctrl+Z)</source>
        <translation>Desfaz o último gesto (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing has been done yet</source>
        <translation>Ainda nada foi feito</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Takes all stakes off the layout</source>
        <translation>Retira todas as apostas do pano</translation>
    </message>
    <message>
        <source>There is nothing on the layout</source>
        <translation>Não há nada no pano</translation>
    </message>
    <message>
        <source>Played by both readings: %1</source>
        <translation>Jogado pelas duas leituras: %1</translation>
    </message>
</context>
<context>
    <name>ConfirmLeave</name>
    <message>
        <source>Leave the program?</source>
        <translation>Sair do programa?</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Sair mesmo assim</translation>
    </message>
    <message>
        <source>Take back and leave</source>
        <translation>Retirar e sair</translation>
    </message>
    <message>
        <source>Betting has closed: the stakes can&apos;t be taken back any more</source>
        <translation>As apostas fecharam: já não se podem retirar</translation>
    </message>
    <message>
        <source>The stakes have been settled</source>
        <translation>As apostas já foram liquidadas</translation>
    </message>
    <message>
        <source>Your stakes have been settled meanwhile: leaving costs nothing.</source>
        <translation>Entretanto as suas apostas foram liquidadas: sair não custa nada.</translation>
    </message>
    <message>
        <source>The summary of your session and the outcome of your stakes are shown when the program is opened again.</source>
        <translation>O resumo da sessão e o que resultar das suas apostas são-lhe ditos quando voltar a abrir o programa.</translation>
    </message>
</context>
<context>
    <name>ConformityColumns</name>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>What it requires</source>
        <translation>O que exige</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Last applied here</source>
        <translation>Última vez aqui</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Rubrica</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Conforme</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Não conforme</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Não aplicável</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Oferecida</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidida</translation>
    </message>
    <message>
        <source>Asserted</source>
        <translation>Verificada</translation>
    </message>
</context>
<context>
    <name>ConformityDetail</name>
    <message>
        <source>The other choice: %1</source>
        <translation>A outra escolha: %1</translation>
    </message>
    <message>
        <source>Both readings</source>
        <translation>As duas leituras</translation>
    </message>
    <message>
        <source>Remark on %1</source>
        <translation>Observação sobre %1</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observação</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the other choice</source>
        <translation>Jogar a outra escolha</translation>
    </message>
    <message>
        <source>At a table with that setting</source>
        <translation>Numa mesa regulada assim</translation>
    </message>
    <message>
        <source>The other reading, which no table offers: %1</source>
        <translation>A outra leitura, que nenhuma mesa oferece: %1</translation>
    </message>
    <message>
        <source>%1: play it at the table</source>
        <translation>%1: jogar à mesa</translation>
    </message>
    <message>
        <source>%1: the file breaks the rule, and is refused</source>
        <translation>%1: o ficheiro viola a regra e é recusado</translation>
    </message>
    <message>
        <source>In our words</source>
        <translation>Nas nossas palavras</translation>
    </message>
    <message>
        <source>To be confirmed against the Diário da República</source>
        <translation>A confirmar no Diário da República</translation>
    </message>
</context>
<context>
    <name>ConformityOpener</name>
    <message>
        <source>Leave the table first: a scenario plays at a table of its own</source>
        <translation>Saia primeiro da mesa: um cenário joga-se numa mesa própria</translation>
    </message>
</context>
<context>
    <name>ConformityRow</name>
    <message>
        <source>not yet</source>
        <translation>ainda não</translation>
    </message>
    <message>
        <source>at an earlier table</source>
        <translation>numa mesa anterior</translation>
    </message>
    <message>
        <source>by eye</source>
        <translation>à vista</translation>
    </message>
    <message>
        <source>%1, %2. Kind %3. Scenarios: offered in %4, decided in %5, asserted in %6. Applied: %7. Verdict: %8</source>
        <translation>%1, %2. Tipo %3. Cenários: oferecida em %4, decidida em %5, verificada em %6. Atuou: %7. Avaliação: %8</translation>
    </message>
    <message>
        <source>Offered: the number of scenarios whose table opens with the rule</source>
        <translation>Oferecida: número de cenários em que a mesa abre com a regra</translation>
    </message>
    <message>
        <source>Decided: the number of scenarios in which an event of a round or a refusal carries the rule out</source>
        <translation>Decidida: número de cenários em que um acontecimento de uma jogada ou uma recusa aplica a regra</translation>
    </message>
    <message>
        <source>Asserted: the number of scenarios that name the rule and check an event that carries it, or are refused by it</source>
        <translation>Verificada: número de cenários que nomeiam a regra e conferem um acontecimento que a aplica, ou são recusados por ela</translation>
    </message>
    <message>
        <source>differs from the official text</source>
        <translation>difere do texto oficial</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>a confirmar</translation>
    </message>
</context>
<context>
    <name>ConformitySheet</name>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Conformity list</source>
        <translation>Lista de conformidade</translation>
    </message>
    <message>
        <source>The words are our own. The Diário da República alone is authoritative.</source>
        <translation>As palavras são nossas. Só o Diário da República faz fé.</translation>
    </message>
    <message>
        <source>Mesa Viva %1 · %2</source>
        <extracomment>%1 the program&apos;s version, %2 date and time</extracomment>
        <translation>Mesa Viva %1 · %2</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>How to test it</source>
        <translation>Como se testa</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Rubrica</translation>
    </message>
    <message>
        <source>seen applied</source>
        <translation>vista a atuar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Conforme</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Não conforme</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save what is shown as PDF or text (Ctrl+S)</source>
        <translation>Guardar o que está à vista em PDF ou texto (Ctrl+S)</translation>
    </message>
    <message>
        <source>Nothing is shown</source>
        <translation>Não há nada à vista</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Opens it in this system&apos;s PDF viewer, to print it there (Ctrl+P)</source>
        <translation>Entregar ao programa de PDF deste sistema, que imprime (Ctrl+P)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Regulamento</translation>
    </message>
    <message>
        <source>Which rules</source>
        <translation>Que regras</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>Number or words</source>
        <translation>Número ou palavras</translation>
    </message>
    <message>
        <source>Inspector&apos;s initials</source>
        <translation>Rubrica de quem inspeciona</translation>
    </message>
    <message>
        <source>Your initials</source>
        <translation>A sua rubrica</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>No rule matches the search.</source>
        <translation>Nenhuma regra corresponde ao que se procura.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>N/A</source>
        <translation>N/A</translation>
    </message>
    <message>
        <source>Other reading: %1</source>
        <extracomment>%1 the other reading of a rule</extracomment>
        <translation>Outra leitura: %1</translation>
    </message>
    <message>
        <source>Other reading, not offered: %1</source>
        <extracomment>%1 the other reading of a rule</extracomment>
        <translation>Outra leitura, não oferecida: %1</translation>
    </message>
    <message>
        <source>Rule and intent</source>
        <translation>Regra e intenção</translation>
    </message>
    <message>
        <source>On sight: %1</source>
        <extracomment>how a rule is tested that no scenario names; %1 a sentence</extracomment>
        <translation>À vista: %1</translation>
    </message>
    <message>
        <source>Save the list</source>
        <translation>Guardar a lista</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>The shipped scenarios are being played: which rules do they assert?</source>
        <translation>Os cenários estão a ser jogados: que regras verificam?</translation>
    </message>
    <message>
        <source>Offered / decided / asserted</source>
        <translation>Oferecida / decidida / verificada</translation>
    </message>
    <message>
        <source>Remove the verdict on rule %1?</source>
        <translation>Retirar a apreciação da regra %1?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>It stays in the case&apos;s chain, followed by an entry that withdraws it.</source>
        <translation>Fica na cadeia do processo, seguida de uma entrada que a retira.</translation>
    </message>
    <message>
        <source>Conformity list: excerpt</source>
        <translation>Lista de conformidade: excerto</translation>
    </message>
    <message>
        <source>Official texts…</source>
        <translation>Textos oficiais…</translation>
    </message>
    <message>
        <source>Open the law&apos;s own words, to read them beside ours</source>
        <translation>Abrir as palavras da própria lei, para as ler ao lado das nossas</translation>
    </message>
</context>
<context>
    <name>ControlsRow</name>
    <message>
        <source>+ %1 on the table</source>
        <translation>+ %1 na mesa</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Os seus pontos</translation>
    </message>
    <message>
        <source>Your points: %1</source>
        <translation>Os seus pontos: %1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1; being recorded</source>
        <translation>%1; a caminho do registo</translation>
    </message>
</context>
<context>
    <name>CopyFailureDialog</name>
    <message>
        <source>The second copy is not being written</source>
        <translation>A segunda cópia não está a ser escrita</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Pasta: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The record itself goes on. The folder of the second copy is chosen in the settings.</source>
        <translation>O registo em si continua. A pasta da segunda cópia escolhe-se nas definições.</translation>
    </message>
</context>
<context>
    <name>CopyFolder</name>
    <message>
        <source>Folder of the second copy</source>
        <translation>Pasta da segunda cópia</translation>
    </message>
</context>
<context>
    <name>CorrectionText</name>
    <message>
        <source>the round was under way</source>
        <translation>a jogada estava a decorrer</translation>
    </message>
    <message>
        <source>it is void, and the stakes are returned</source>
        <translation>é nula, e o que foi apostado volta</translation>
    </message>
    <message>
        <source>the table, by its rules</source>
        <translation>a mesa, pelas suas regras</translation>
    </message>
    <message>
        <source>too few players</source>
        <translation>jogadores a menos</translation>
    </message>
    <message>
        <source>the system has failed</source>
        <translation>o sistema falhou</translation>
    </message>
    <message>
        <source>the ball was running</source>
        <translation>a bola rodava</translation>
    </message>
    <message>
        <source>it is on the last number, and is launched again</source>
        <translation>está no último número, e é lançada outra vez</translation>
    </message>
    <message>
        <source>the croupier</source>
        <translation>o pagador</translation>
    </message>
    <message>
        <source>the ball was faulty or lost</source>
        <translation>a bola tinha defeito ou perdeu-se</translation>
    </message>
    <message>
        <source>something fell into the wheel</source>
        <translation>caiu alguma coisa no cilindro</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>desarrumada</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>como no registo</translation>
    </message>
    <message>
        <source>the croupier, from the record</source>
        <translation>o pagador, pelo registo</translation>
    </message>
    <message>
        <source>the staff had disturbed the stakes</source>
        <translation>o pessoal tinha desarrumado as apostas</translation>
    </message>
    <message>
        <source>stakes disturbed</source>
        <translation>apostas desarrumadas</translation>
    </message>
    <message>
        <source>all as recorded</source>
        <translation>todas como no registo</translation>
    </message>
    <message>
        <source>the ball in use</source>
        <translation>a bola em uso</translation>
    </message>
    <message>
        <source>another one of the same size</source>
        <translation>outra de igual diâmetro</translation>
    </message>
    <message>
        <source>the two balls alternate</source>
        <translation>as duas bolas alternam</translation>
    </message>
    <message>
        <source>the round is void</source>
        <translation>a jogada é nula</translation>
    </message>
    <message>
        <source>nothing entered</source>
        <translation>nada introduzido</translation>
    </message>
    <message>
        <source>whoever enters the equipment&apos;s results</source>
        <translation>quem introduz o que o equipamento traz</translation>
    </message>
    <message>
        <source>taken back before it counted</source>
        <translation>retirado antes de contar</translation>
    </message>
    <message>
        <source>Before: %1 · after: %2 · by: %3 · because: %4</source>
        <extracomment>%1 how it was, %2 how it is now, %3 who has done it, %4 why</extracomment>
        <translation>Antes: %1 · depois: %2 · por: %3 · porque: %4</translation>
    </message>
    <message>
        <source>Before: %1.</source>
        <extracomment>%1 how it was before it was corrected</extracomment>
        <translation>Antes: %1.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <translation>depois</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>because</source>
        <translation>porque</translation>
    </message>
</context>
<context>
    <name>CroupierBalls</name>
    <message>
        <source>Type the number first</source>
        <translation>Escreva primeiro o número</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>Bolas</translation>
    </message>
    <message>
        <source>Letter and number</source>
        <translation>Letra e número</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>This room has no such ball</source>
        <translation>Esta sala não tem essa bola</translation>
    </message>
    <message>
        <source>Call the ball</source>
        <translation>Anunciar a bola</translation>
    </message>
    <message>
        <source>Type the number, or click on it</source>
        <translation>Escreva o número, ou clique nele</translation>
    </message>
    <message>
        <source>Letter %1</source>
        <translation>Letra %1</translation>
    </message>
    <message>
        <source>The column&apos;s letter first, then the number; or choose the letter and click the number on the panel.</source>
        <translation>Primeiro a letra da coluna, depois o número; ou escolha a letra e clique no número do painel.</translation>
    </message>
    <message>
        <source>Type the number on the ball, or click it on the panel, and call it.</source>
        <translation>Escreva o número da bola, ou clique nele no painel, e anuncie-o.</translation>
    </message>
</context>
<context>
    <name>CroupierBar</name>
    <message>
        <source>Round %1 · minute %2 of %3</source>
        <translation>Jogada %1 · minuto %2 de %3</translation>
    </message>
    <message>
        <source>Break the test off</source>
        <translation>Interromper a prova</translation>
    </message>
    <message>
        <source>The croupier&apos;s tools</source>
        <translation>As ferramentas do pagador</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Jogada %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n gesto</numerusform>
            <numerusform>%n gestos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n falta</numerusform>
            <numerusform>%n faltas</numerusform>
        </translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>E agora?</translation>
    </message>
    <message>
        <source>End the shift</source>
        <translation>Acabar o turno</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Ferramenta</translation>
    </message>
</context>
<context>
    <name>CroupierBreak</name>
    <message>
        <source>Break</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>The first period is over</source>
        <translation>Acabou o primeiro período</translation>
    </message>
    <message>
        <source>%1 of %2 rounds are done. The table and the clock are stopped until the second period begins.</source>
        <translation>Estão feitas %1 de %2 jogadas. A mesa e o tempo ficam parados até começar o segundo período.</translation>
    </message>
    <message>
        <source>Begin the second period</source>
        <translation>Começar o segundo período</translation>
    </message>
</context>
<context>
    <name>CroupierCaller</name>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Não vender mais</translation>
    </message>
    <message>
        <source>Sell cards</source>
        <translation>Vender cartões</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>CroupierCards</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>A próxima carta</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face para baixo</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Face para cima</translation>
    </message>
    <message>
        <source>Turn it</source>
        <translation>Virar</translation>
    </message>
    <message>
        <source>Deal to</source>
        <translation>Dar a</translation>
    </message>
    <message>
        <source>Discard corner</source>
        <translation>Canto de descarte</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banca</translation>
    </message>
</context>
<context>
    <name>CroupierCheck</name>
    <message>
        <source>There is no card to check</source>
        <translation>Não há cartão a verificar</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Cartão</translation>
    </message>
    <message>
        <source>The card has won</source>
        <translation>O cartão ganha</translation>
    </message>
    <message>
        <source>It has not won</source>
        <translation>Não ganha</translation>
    </message>
    <message>
        <source>Compare the card with the panel. A click, or arrows and Space, marks a box for yourself; marks decide nothing.</source>
        <translation>Compare o cartão com o painel. Um clique, ou setas e Espaço, marca uma casa só para si; as marcas nada decidem.</translation>
    </message>
</context>
<context>
    <name>CroupierChips</name>
    <message>
        <source>Call bets</source>
        <translation>Apostas anunciadas</translation>
    </message>
    <message>
        <source>Place of a chip</source>
        <translation>Lugar de uma ficha</translation>
    </message>
    <message>
        <source>This layout has no such place</source>
        <translation>Este pano não tem esse lugar</translation>
    </message>
    <message>
        <source>Place a chip</source>
        <translation>Pôr uma ficha</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Ficam assim</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>Retirar a última</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Retirar todas</translation>
    </message>
    <message>
        <source>No chip is placed</source>
        <translation>Não há fichas postas</translation>
    </message>
    <message>
        <source>Nobody has made a call bet.</source>
        <translation>Ninguém anunciou uma aposta.</translation>
    </message>
    <message>
        <source>Click the places on the cloth, or type their numbers (4-7), one chip at a time; a right-click or Backspace takes one back. Enter without a place confirms them.</source>
        <translation>Clique nos lugares do pano, ou escreva os seus números (4-7), uma ficha de cada vez; o botão direito, ou Backspace, retira uma. Enter sem lugar deixa-as assim.</translation>
    </message>
</context>
<context>
    <name>CroupierEnd</name>
    <message>
        <source>Break the test off?</source>
        <translation>Interromper a prova?</translation>
    </message>
    <message>
        <source>A test that is broken off is not passed. Its sheet shows what was done so far.</source>
        <translation>Numa prova interrompida não há aprovação. A folha conta o que foi feito até agora.</translation>
    </message>
    <message>
        <source>End the shift?</source>
        <translation>Acabar o turno?</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Its sheet shows what was done so far. The remaining rounds are not dealt.</source>
        <translation>A folha conta o que foi feito até agora. As jogadas que faltam não se realizam.</translation>
    </message>
</context>
<context>
    <name>CroupierFloat</name>
    <message>
        <source>Count the rack first</source>
        <translation>Conte primeiro a bandeja</translation>
    </message>
    <message>
        <source>Calculate what must be there first</source>
        <translation>Calcule primeiro o que lá deve estar</translation>
    </message>
    <message>
        <source>First say whether the two agree</source>
        <translation>Diga primeiro se conferem</translation>
    </message>
    <message>
        <source>The table closes</source>
        <translation>A mesa fecha</translation>
    </message>
    <message>
        <source>The table opens</source>
        <translation>A mesa abre</translation>
    </message>
    <message>
        <source>The table closes: count the float</source>
        <translation>A mesa fecha: conte o fundo</translation>
    </message>
    <message>
        <source>Before the table opens: count the float</source>
        <translation>Antes de abrir a mesa: conte o fundo</translation>
    </message>
    <message>
        <source>The opening float plus what was taken, less what was paid, must be in the rack. Count it, and say how the two compare.</source>
        <translation>Na bandeja deve estar o fundo com que a mesa abriu, mais o que se recolheu, menos o que se pagou. Conte-a e diga se confere, se tem a mais ou a menos.</translation>
    </message>
    <message>
        <source>Chips stand in stacks of twenty. Count what is in the rack, and say how it compares with the sheet.</source>
        <translation>As fichas estão em pilhas de vinte. Conte o que está na bandeja e diga se confere com a folha, se tem a mais ou a menos.</translation>
    </message>
    <message>
        <source>No rule in the register covers the float: counting it is house procedure.</source>
        <translation>Nenhuma regra do registo fala do fundo: contá-lo é costume da casa.</translation>
    </message>
    <message>
        <source>Must be in the rack</source>
        <translation>Deve estar na bandeja</translation>
    </message>
    <message>
        <source>A sum, such as 1234.50</source>
        <translation>Um valor, como 1234,50</translation>
    </message>
    <message>
        <source>That is not a sum</source>
        <translation>Isso não é um valor</translation>
    </message>
    <message>
        <source>Counted in the rack</source>
        <translation>Contado na bandeja</translation>
    </message>
    <message>
        <source>A sum can&apos;t be read: write it in figures, such as 1234.50.</source>
        <translation>Não se percebe um dos valores: escreva-o em algarismos, como 1234,50.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fechar a mesa</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir a mesa</translation>
    </message>
    <message>
        <source>Leave it uncounted</source>
        <translation>Deixar por contar</translation>
    </message>
    <message>
        <source>Back to options</source>
        <translation>Para as escolhas</translation>
    </message>
    <message>
        <source>The rack, compared with what must be there</source>
        <translation>A bandeja, comparada com o que lá deve estar</translation>
    </message>
    <message>
        <source>The rack, compared with the sheet</source>
        <translation>A bandeja, comparada com a folha</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>Confere</translation>
    </message>
    <message>
        <source>Holds more</source>
        <translation>Tem a mais</translation>
    </message>
    <message>
        <source>Holds less</source>
        <translation>Tem a menos</translation>
    </message>
</context>
<context>
    <name>CroupierHands</name>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Turn the dealer&apos;s cards</source>
        <translation>Virar as cartas da banca</translation>
    </message>
    <message>
        <source>The dealer plays</source>
        <translation>A banca vai a jogo</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Não vai a jogo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Virar</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta mão</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>empata</translation>
    </message>
    <message>
        <source>No open hand is left to compare</source>
        <translation>Não há mão virada por comparar</translation>
    </message>
    <message>
        <source>This hand %1</source>
        <translation>Esta mão %1</translation>
    </message>
</context>
<context>
    <name>CroupierIntro</name>
    <message>
        <source>The reversed table</source>
        <translation>A mesa ao contrário</translation>
    </message>
    <message>
        <source>H shows what is due. Page Up and Page Down change the tool, Esc ends the shift; nothing is lost.</source>
        <translation>H diz o que há a fazer. Page Up e Page Down mudam a ferramenta, Esc acaba o turno; nada se perde.</translation>
    </message>
</context>
<context>
    <name>CroupierNumber</name>
    <message>
        <source>The ball is on %1.</source>
        <translation>A bola está no %1.</translation>
    </message>
    <message>
        <source>Where your ball landed; it can be changed until it is called.</source>
        <translation>Onde a sua bola parou; pode mudá-lo até o anunciar.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Type the number first</source>
        <translation>Escreva primeiro o número</translation>
    </message>
    <message>
        <source>Choose colour, even or odd, low or high first</source>
        <translation>Escolha primeiro cor, par ou ímpar, menor ou maior</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>This wheel has no such number</source>
        <translation>Este cilindro não tem esse número</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Encarnado</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Even or odd</source>
        <translation>Par ou ímpar</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Ímpar</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Menor ou maior</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Call the number</source>
        <translation>Anunciar o número</translation>
    </message>
    <message>
        <source>Type the number, or click on it</source>
        <translation>Escreva o número, ou clique nele</translation>
    </message>
    <message>
        <source>The ball is still running.</source>
        <translation>A bola ainda corre.</translation>
    </message>
    <message>
        <source>Choose the colour first</source>
        <translation>Escolha primeiro a cor</translation>
    </message>
    <message>
        <source>Dolly on %1</source>
        <translation>Marcador no %1</translation>
    </message>
    <message>
        <source>Place the dolly</source>
        <translation>Pôr o marcador</translation>
    </message>
</context>
<context>
    <name>CroupierOptions</name>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Seconds for an action</source>
        <translation>Segundos por gesto</translation>
    </message>
    <message>
        <source>As long as it takes</source>
        <translation>O tempo que for preciso</translation>
    </message>
    <message>
        <source>Slower counts as a fault</source>
        <translation>Mais devagar conta como falta</translation>
    </message>
    <message>
        <source>Begin the shift</source>
        <translation>Começar o turno</translation>
    </message>
    <message>
        <source>Saves all shifts as comma-separated values</source>
        <translation>Guarda todos os turnos como valores separados por vírgulas</translation>
    </message>
    <message>
        <source>All shifts at the reversed table are deleted. This can&apos;t be undone.</source>
        <translation>Todos os turnos na mesa ao contrário são esquecidos. Não se pode desfazer.</translation>
    </message>
</context>
<context>
    <name>CroupierPage</name>
    <message>
        <source>The reversed table</source>
        <translation>A mesa ao contrário</translation>
    </message>
</context>
<context>
    <name>CroupierPrizes</name>
    <message>
        <source>Each player</source>
        <translation>Cada jogador</translation>
    </message>
    <message>
        <source>Left over</source>
        <translation>Sobra</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prémios</translation>
    </message>
    <message>
        <source>Cards sold, all prizes together and each of them, to the cent.</source>
        <translation>Cartões vendidos, total dos prémios e cada um deles, ao cêntimo.</translation>
    </message>
    <message>
        <source>There is no prize to announce now.</source>
        <translation>Agora não há prémio a anunciar.</translation>
    </message>
    <message>
        <source>Announce the prize</source>
        <translation>Anunciar o prémio</translation>
    </message>
    <message>
        <source>Announce the prizes</source>
        <translation>Anunciar os prémios</translation>
    </message>
    <message>
        <source>One of the sums can&apos;t be read: write it as 12.50, the cards as a number.</source>
        <translation>Um dos valores não se lê: escreva-o como 12,50, e os cartões como número.</translation>
    </message>
    <message>
        <source>Equal parts for the players, not for the cards; what can&apos;t be divided is left over.</source>
        <translation>Partes iguais por jogador, não por cartão; o que não se divide sobra.</translation>
    </message>
    <message>
        <source>Each prize is rounded down to the cent; bingo takes what is left.</source>
        <translation>Cada prémio arredonda-se para baixo, ao cêntimo; o bingo leva o resto.</translation>
    </message>
</context>
<context>
    <name>CroupierRack</name>
    <message>
        <source>Payment</source>
        <translation>Pagamento</translation>
    </message>
    <message>
        <source>Choose the prize on the cloth</source>
        <translation>Escolha o prémio no pano</translation>
    </message>
    <message>
        <source>Cut from the rack: %1</source>
        <translation>Cortado da bandeja: %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>No chips are cut</source>
        <translation>Não há fichas cortadas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
</context>
<context>
    <name>CroupierRake</name>
    <message>
        <source>Rake</source>
        <translation>Rateau</translation>
    </message>
    <message>
        <source>Take the rest</source>
        <translation>Recolher o resto</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) with chips</source>
        <translation>
            <numerusform>%n lugar com fichas</numerusform>
            <numerusform>%n lugares com fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s)</source>
        <translation>
            <numerusform>%n fica</numerusform>
            <numerusform>%n ficam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by half</source>
        <translation>
            <numerusform>%n por metade</numerusform>
            <numerusform>%n por metade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CroupierSheetView</name>
    <message>
        <source>The shift&apos;s sheet</source>
        <translation>A folha do turno</translation>
    </message>
    <message>
        <source>Faults, each with its rule</source>
        <translation>Faltas, cada uma com a sua regra</translation>
    </message>
    <message>
        <source>There were no faults</source>
        <translation>Não houve faltas</translation>
    </message>
    <message>
        <source>Back to options</source>
        <translation>Para as escolhas</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Outra vez</translation>
    </message>
</context>
<context>
    <name>CroupierTalk</name>
    <message>
        <source>Words and questions</source>
        <translation>Palavras e perguntas</translation>
    </message>
    <message>
        <source>Antes</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Jogo feito</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar a</translation>
    </message>
    <message>
        <source>Push the late chips back</source>
        <translation>Devolver as fichas tardias</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Aceitá-las</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>CroupierText</name>
    <message>
        <source>the school&apos;s time</source>
        <translation>tempo da escola</translation>
    </message>
    <message>
        <source>custom of the house</source>
        <translation>costume da casa</translation>
    </message>
    <message>
        <source>Float miscounted</source>
        <translation>Fundo mal contado</translation>
    </message>
    <message>
        <source>Expected float miscalculated</source>
        <translation>Mal calculado o que deve estar na bandeja</translation>
    </message>
    <message>
        <source>Float difference misjudged</source>
        <translation>Diferença do fundo mal julgada</translation>
    </message>
    <message>
        <source>Stopped a correct action</source>
        <translation>Parou o que estava certo</translation>
    </message>
    <message>
        <source>Nothing was wrong with that.</source>
        <translation>Não havia aí nada errado.</translation>
    </message>
    <message>
        <source>Void spin</source>
        <translation>Golpe nulo</translation>
    </message>
    <message>
        <source>say “%1”</source>
        <extracomment>%1 what a croupier says</extracomment>
        <translation>dizer «%1»</translation>
    </message>
    <message>
        <source>ring the bell</source>
        <translation>tocar a campainha</translation>
    </message>
    <message>
        <source>launch the ball</source>
        <translation>lançar a bola</translation>
    </message>
    <message>
        <source>launch the ball clockwise</source>
        <translation>lançar a bola para a direita ↻</translation>
    </message>
    <message>
        <source>launch the ball anticlockwise</source>
        <translation>lançar a bola para a esquerda ↺</translation>
    </message>
    <message>
        <source>call “%1”</source>
        <extracomment>%1 &quot;17, black, odd, low&quot;</extracomment>
        <translation>anunciar «%1»</translation>
    </message>
    <message>
        <source>call the number</source>
        <translation>anunciar o número</translation>
    </message>
    <message>
        <source>take all chips: nothing stays</source>
        <translation>recolher todas as fichas: nada fica</translation>
    </message>
    <message numerus="yes">
        <source>take what has lost; chips stay on %n place(s)</source>
        <translation>
            <numerusform>recolher o que perdeu; ficam fichas em %n lugar</numerusform>
            <numerusform>recolher o que perdeu; ficam fichas em %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>pay %1 %2 for %3</source>
        <extracomment>%1 a player, %2 a sum, %3 a stake</extracomment>
        <translation>pagar a %1 %2 por %3</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <extracomment>%1 what to do: &quot;say «Place your bets»&quot;</extracomment>
        <translation>Primeiro: %1.</translation>
    </message>
    <message>
        <source>There is nothing to do now.</source>
        <translation>Agora não há nada a fazer.</translation>
    </message>
    <message>
        <source>Not those words: %1.</source>
        <translation>As palavras são outras: %1.</translation>
    </message>
    <message>
        <source>Too early. It is not yet time to %1.</source>
        <translation>Cedo demais. Ainda não é tempo de %1.</translation>
    </message>
    <message>
        <source>Too early.</source>
        <translation>Cedo demais.</translation>
    </message>
    <message>
        <source>Right, but it took too long.</source>
        <translation>Certo, mas demorou demais.</translation>
    </message>
    <message>
        <source>The other way round: the launches alternate.</source>
        <translation>Ao contrário: os lançamentos são alternados.</translation>
    </message>
    <message>
        <source>The ball is on %1.</source>
        <extracomment>%1 &quot;17, black, odd, low&quot;</extracomment>
        <translation>A bola está no %1.</translation>
    </message>
    <message>
        <source>%1: there is nothing to pay there.</source>
        <translation>%1: aí não há nada a pagar.</translation>
    </message>
    <message>
        <source>%1 has won: it stays.</source>
        <translation>%1 ganhou: fica.</translation>
    </message>
    <message>
        <source>%1 has lost: it is taken.</source>
        <translation>%1 perdeu: recolhe-se.</translation>
    </message>
    <message>
        <source>%1: half stays, half is taken.</source>
        <translation>%1: metade fica, metade recolhe-se.</translation>
    </message>
    <message>
        <source>Another prize comes first: %1.</source>
        <translation>Há outro prémio antes: %1.</translation>
    </message>
    <message>
        <source>%1 is not this player&apos;s prize, but %2&apos;s.</source>
        <extracomment>%1 a stake, %2 its player</extracomment>
        <translation>%1 não é prémio deste jogador, é de %2.</translation>
    </message>
    <message>
        <source>%1 pays %2: that is not %3.</source>
        <extracomment>%1 a stake, %2 its odds (&quot;17 to 1&quot;), %3 the sum that was paid</extracomment>
        <translation>%1 paga %2: não são %3.</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Fora de ordem</translation>
    </message>
    <message>
        <source>Wrong words</source>
        <translation>As palavras eram outras</translation>
    </message>
    <message>
        <source>Too early</source>
        <translation>Cedo demais</translation>
    </message>
    <message>
        <source>Too slow</source>
        <translation>Devagar demais</translation>
    </message>
    <message>
        <source>Ball launched in the wrong direction</source>
        <translation>Bola lançada no sentido errado</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>Número errado</translation>
    </message>
    <message>
        <source>Wrong colour</source>
        <translation>Cor errada</translation>
    </message>
    <message>
        <source>Even or odd wrong</source>
        <translation>Par ou ímpar errado</translation>
    </message>
    <message>
        <source>Low or high wrong</source>
        <translation>Menor ou maior errado</translation>
    </message>
    <message>
        <source>Wrong place</source>
        <translation>Lugar errado</translation>
    </message>
    <message>
        <source>A winning stake was taken</source>
        <translation>Foi recolhida uma aposta que ganhou</translation>
    </message>
    <message>
        <source>A losing stake was left</source>
        <translation>Ficou uma aposta que perdeu</translation>
    </message>
    <message>
        <source>Half of a stake</source>
        <translation>Metade de uma aposta</translation>
    </message>
    <message>
        <source>Another prize comes first</source>
        <translation>Há outro prémio antes</translation>
    </message>
    <message>
        <source>Paid to the wrong player</source>
        <translation>Pago a outro jogador</translation>
    </message>
    <message>
        <source>Wrong sum</source>
        <translation>Quantia errada</translation>
    </message>
    <message>
        <source>accept the late stake of %1 on %2</source>
        <extracomment>%1 a player, %2 a stake</extracomment>
        <translation>aceitar a aposta tardia de %1 em %2</translation>
    </message>
    <message>
        <source>push back the late stake of %1 on %2</source>
        <translation>devolver a aposta tardia de %1 em %2</translation>
    </message>
    <message>
        <source>Betting is closed: the chips of %1 go back.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Jogo feito: as fichas de %1 voltam para trás.</translation>
    </message>
    <message>
        <source>Card in the wrong place</source>
        <translation>Lugar errado da carta</translation>
    </message>
    <message>
        <source>Card the wrong way up</source>
        <translation>Face errada</translation>
    </message>
    <message>
        <source>Impossible card</source>
        <translation>Carta impossível</translation>
    </message>
    <message>
        <source>Another seat comes first</source>
        <translation>Primeiro é outro lugar</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand misjudged</source>
        <translation>Mão da banca mal avaliada</translation>
    </message>
    <message>
        <source>Player&apos;s hand misjudged</source>
        <translation>Mão do jogador mal avaliada</translation>
    </message>
    <message>
        <source>A late stake was accepted</source>
        <translation>Aceite uma aposta tardia</translation>
    </message>
    <message>
        <source>Letter wrong, missing or late</source>
        <translation>Letra errada, em falta ou tardia</translation>
    </message>
    <message>
        <source>A number called twice</source>
        <translation>Um número anunciado duas vezes</translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <translation>Número de cartões errado</translation>
    </message>
    <message>
        <source>A false call accepted</source>
        <translation>Aceite um prémio mal cantado</translation>
    </message>
    <message>
        <source>A winner overlooked</source>
        <translation>Um vencedor esquecido</translation>
    </message>
    <message>
        <source>Named somebody who did not win</source>
        <translation>Nomeado quem não ganhou</translation>
    </message>
    <message>
        <source>Wrong share</source>
        <translation>Parte errada</translation>
    </message>
    <message>
        <source>Odd cents wrong</source>
        <translation>Cêntimos que sobram errados</translation>
    </message>
    <message>
        <source>Cards sold after the close</source>
        <translation>Cartões vendidos depois do fim</translation>
    </message>
    <message>
        <source>The right correction is: “%1”.</source>
        <extracomment>%1 what to do: &quot;Give the late chips back&quot;</extracomment>
        <translation>Emenda-se de outro modo: «%1».</translation>
    </message>
    <message>
        <source>A fault corrected the wrong way</source>
        <translation>Falta mal emendada</translation>
    </message>
    <message>
        <source>Let it stand and go on</source>
        <translation>Deixar ficar e seguir</translation>
    </message>
    <message>
        <source>Say the words that are due</source>
        <translation>Dizer as palavras devidas</translation>
    </message>
    <message>
        <source>Say it again, as the hands show</source>
        <translation>Dizê-lo de novo, conforme as mãos</translation>
    </message>
    <message>
        <source>Call again, as the ball shows</source>
        <translation>Anunciar de novo, conforme a bola</translation>
    </message>
    <message>
        <source>Take the payment back; first the prize that is due</source>
        <translation>Retirar o pagamento; primeiro o prémio devido</translation>
    </message>
    <message>
        <source>Undo it; do first what is due</source>
        <translation>Desfazer; primeiro o que é devido</translation>
    </message>
    <message>
        <source>Void the round: all stakes go back</source>
        <translation>Anular a jogada: devolver todas as apostas</translation>
    </message>
    <message>
        <source>Give the late chips back</source>
        <translation>Devolver as fichas tardias</translation>
    </message>
    <message>
        <source>Put the stake back where it was</source>
        <translation>Repor a aposta onde estava</translation>
    </message>
    <message>
        <source>Take the stake after all</source>
        <translation>Recolher afinal a aposta</translation>
    </message>
    <message>
        <source>Leave half, take half</source>
        <translation>Deixar metade, recolher metade</translation>
    </message>
    <message>
        <source>Take back what was paid</source>
        <translation>Retirar o que foi pago</translation>
    </message>
    <message>
        <source>Pay what is missing</source>
        <translation>Pagar o que falta</translation>
    </message>
    <message>
        <source>Take back the excess</source>
        <translation>Retirar o que foi a mais</translation>
    </message>
    <message>
        <source>Take it back and pay the winner</source>
        <translation>Retirá-lo e pagar a quem ganhou</translation>
    </message>
    <message>
        <source>Leave it, and pay the winner, too</source>
        <translation>Deixá-lo e pagar também a quem ganhou</translation>
    </message>
    <message>
        <source>Make it good in the next round</source>
        <translation>Compensar na próxima jogada</translation>
    </message>
    <message>
        <source>Turn the card; it stays there</source>
        <translation>Virar a carta; fica no lugar</translation>
    </message>
    <message>
        <source>Move the card where it belongs</source>
        <translation>Mudar a carta para o seu lugar</translation>
    </message>
    <message>
        <source>Burn the card and deal another</source>
        <translation>Queimar a carta e dar outra</translation>
    </message>
    <message>
        <source>Go by the cards on record</source>
        <translation>Valem as cartas do registo</translation>
    </message>
    <message>
        <source>Stop the ball, launch it again</source>
        <translation>Parar a bola e lançá-la de novo</translation>
    </message>
    <message>
        <source>place the chips of %1: %2</source>
        <extracomment>%1 a player, %2 places and how many chips lie there: &quot;0-2-3 ×2, 4-7&quot;</extracomment>
        <translation>pôr as fichas de %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s) missing.</source>
        <extracomment>%1 a stake</extracomment>
        <translation>
            <numerusform>%1: falta %n ficha.</numerusform>
            <numerusform>%1: faltam %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s) that nobody called.</source>
        <extracomment>%1 a stake</extracomment>
        <translation>
            <numerusform>%1: %n ficha que ninguém anunciou.</numerusform>
            <numerusform>%1: %n fichas que ninguém anunciou.</numerusform>
        </translation>
    </message>
    <message>
        <source>A called chip is missing</source>
        <translation>Falta uma ficha anunciada</translation>
    </message>
    <message>
        <source>A chip that was not called</source>
        <translation>Uma ficha que não foi anunciada</translation>
    </message>
    <message>
        <source>Place the chips as they were called</source>
        <translation>Pôr as fichas como foram anunciadas</translation>
    </message>
    <message>
        <source>Give the player all chips back</source>
        <translation>Devolver as fichas todas ao jogador</translation>
    </message>
    <message>
        <source>put the dolly on %1</source>
        <extracomment>%1 a number</extracomment>
        <translation>pôr o marcador no %1</translation>
    </message>
    <message>
        <source>put the dolly on the number</source>
        <translation>pôr o marcador no número</translation>
    </message>
    <message>
        <source>The dolly belongs on another number.</source>
        <translation>O marcador pertence a outro número.</translation>
    </message>
    <message>
        <source>Move the dolly to the ball&apos;s number</source>
        <translation>Mudar o marcador para o número da bola</translation>
    </message>
</context>
<context>
    <name>CroupierWatch</name>
    <message>
        <source>The croupier does nothing now</source>
        <translation>O pagador agora não faz nada</translation>
    </message>
    <message>
        <source>The croupier&apos;s next action</source>
        <translation>O próximo gesto do pagador</translation>
    </message>
    <message>
        <source>That is right</source>
        <translation>Está certo</translation>
    </message>
    <message>
        <source>Play is stopped. How is it corrected?</source>
        <translation>Está parado. Como se emenda?</translation>
    </message>
</context>
<context>
    <name>CroupierWordsTool</name>
    <message>
        <source>Words and ball</source>
        <translation>Palavras e bola</translation>
    </message>
    <message>
        <source>Ring the bell</source>
        <translation>Tocar a campainha</translation>
    </message>
    <message>
        <source>Ball clockwise</source>
        <translation>Bola para a direita ↻</translation>
    </message>
    <message>
        <source>Launch the ball</source>
        <translation>Lançar a bola</translation>
    </message>
    <message>
        <source>Ball anticlockwise</source>
        <translation>Bola para a esquerda ↺</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Sit down at a table</source>
        <translation>Sentar-se a uma mesa</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Inspecionar</translation>
    </message>
    <message>
        <source>The same tables, with every event and its rules beside them</source>
        <translation>As mesmas mesas, com cada acontecimento e as suas regras ao lado</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Ensinar</translation>
    </message>
    <message>
        <source>Lessons at the table, and drills on the cloth</source>
        <translation>Lições à mesa e exercícios no pano</translation>
    </message>
</context>
<context>
    <name>DisputeDialog</name>
    <message>
        <source>Stop checking</source>
        <translation>Parar a verificação</translation>
    </message>
    <message>
        <source>Check the round</source>
        <translation>Verificar a jogada</translation>
    </message>
    <message>
        <source>The round is being checked</source>
        <translation>A jogada está a ser verificada</translation>
    </message>
    <message>
        <source>What is typed is saved at once, in this inspection&apos;s file.</source>
        <translation>O que se escreve fica logo guardado, no processo desta inspeção.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undoes the last change (Ctrl+Z)</source>
        <translation>Anula a última alteração (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing has been changed</source>
        <translation>Nada foi alterado</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Redoes the change (Ctrl+Shift+Z)</source>
        <translation>Volta a fazer a alteração (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Nothing has been undone</source>
        <translation>Nada foi desfeito</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Guardar a folha</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Um momento, por favor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Moments for the sheet</source>
        <translation>Momentos para a folha</translation>
    </message>
    <message>
        <source>Space picks an event; the sheet shows it with a picture of the round right after it, twelve at most.</source>
        <translation>Espaço escolhe um acontecimento; a folha tem-no com uma imagem da jogada logo a seguir, doze no máximo.</translation>
    </message>
    <message>
        <source>Moments of the round</source>
        <translation>Momentos da jogada</translation>
    </message>
    <message>
        <source>The round is being read…</source>
        <translation>A jogada está a ser lida…</translation>
    </message>
    <message>
        <source>The round is no longer on record. The draft keeps what was picked.</source>
        <translation>A jogada já não está registada. O rascunho tem o que foi escolhido.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Complainant</source>
        <translation>Quem reclama</translation>
    </message>
    <message>
        <source>Whose error was it?</source>
        <translation>De quem foi o erro?</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Por decidir</translation>
    </message>
    <message>
        <source>The table&apos;s</source>
        <translation>Da mesa</translation>
    </message>
    <message>
        <source>The player&apos;s</source>
        <translation>Do jogador</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>De ninguém</translation>
    </message>
    <message>
        <source>Subject of the complaint</source>
        <translation>Objeto da reclamação</translation>
    </message>
    <message>
        <source>Sum in dispute</source>
        <translation>Quantia em causa</translation>
    </message>
    <message>
        <source>Write the sum as 12.50.</source>
        <translation>Uma quantia escreve-se como 12,50.</translation>
    </message>
    <message>
        <source>Deciding rule</source>
        <translation>Regra que decide</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>Inspector&apos;s initials</source>
        <translation>Rubrica do inspetor</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Rubrica</translation>
    </message>
    <message>
        <source>The case is closed: this complaint can only be read.</source>
        <translation>O processo está encerrado: esta reclamação só pode ser lida.</translation>
    </message>
    <message>
        <source>PDF and JSON with the case&apos;s file, and the checksums of all (Ctrl+S)</source>
        <translation>PDF e JSON com o ficheiro do processo, e as somas de controlo de todos (Ctrl+S)</translation>
    </message>
    <message>
        <source>Sum due</source>
        <translation>Quantia devida</translation>
    </message>
    <message>
        <source>Save as PDF, with JSON, the case&apos;s file and checksums beside it</source>
        <translation>Guardar em PDF, com o JSON, o ficheiro do processo e as somas de controlo ao lado</translation>
    </message>
    <message>
        <source>Replays its table from the opening up to this round, and compares every event (Ctrl+Shift+V)</source>
        <translation>Refaz a mesa desde a abertura até esta jogada, e compara cada acontecimento (Ctrl+Shift+V)</translation>
    </message>
    <message>
        <source>Find the deciding rule</source>
        <translation>Procurar a regra que decide</translation>
    </message>
    <message>
        <source>P26 or words</source>
        <translation>P26 ou palavras</translation>
    </message>
    <message>
        <source>No rule of this round&apos;s regulation</source>
        <translation>Não é regra do regulamento desta jogada</translation>
    </message>
</context>
<context>
    <name>DisputeSheet</name>
    <message>
        <source>Right after event %1: %2</source>
        <translation>Logo após o acontecimento %1: %2</translation>
    </message>
    <message>
        <source>No picture: right after event(s) %1 there was nothing to show yet.</source>
        <extracomment>%1 events&apos; numbers</extracomment>
        <translation>Sem imagem: logo após o(s) acontecimento(s) %1 ainda não havia nada do que as imagens mostram.</translation>
    </message>
    <message>
        <source>“%1” (as typed)</source>
        <translation>«%1» (tal como foi escrito)</translation>
    </message>
    <message>
        <source>The round can no longer be read from the record: its facts are those noted when the complaint was written.</source>
        <translation>A jogada já não pode ser lida do registo: os factos são os que se anotaram quando a reclamação foi escrita.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Start and end</source>
        <translation>Início e fim</translation>
    </message>
    <message>
        <source>Staked and returned</source>
        <translation>Apostado e devolvido</translation>
    </message>
    <message>
        <source>Rules and program</source>
        <translation>Regras e programa</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromisso</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>sealed until the round closes</source>
        <translation>selada até a jogada encerrar</translation>
    </message>
    <message>
        <source>Head of the record&apos;s chain</source>
        <translation>Cabeça da cadeia do registo</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Por decidir</translation>
    </message>
    <message>
        <source>Error of the table</source>
        <translation>Erro da mesa</translation>
    </message>
    <message>
        <source>Error of the player</source>
        <translation>Erro do jogador</translation>
    </message>
    <message>
        <source>No error</source>
        <translation>Sem erro</translation>
    </message>
    <message>
        <source>Complaint about round %1</source>
        <extracomment>%1 a round&apos;s id</extracomment>
        <translation>Reclamação sobre a jogada %1</translation>
    </message>
    <message>
        <source>A draft: the finding is still open.</source>
        <translation>Rascunho: a conclusão está por decidir.</translation>
    </message>
    <message>
        <source>Mesa Viva %1 · complaint about round %2 · printed %3</source>
        <extracomment>%1 the program&apos;s version, %2 a round&apos;s id, %3 date and time</extracomment>
        <translation>Mesa Viva %1 · reclamação sobre a jogada %2 · impressa em %3</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>A jogada</translation>
    </message>
    <message>
        <source>Subject of the complaint</source>
        <translation>Objeto da reclamação</translation>
    </message>
    <message>
        <source>What was reviewed</source>
        <translation>O que foi examinado</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>O que se apurou</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>Nothing was noted.</source>
        <translation>Nada foi anotado.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>nobody is named</source>
        <translation>ninguém indicado</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desfecho</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Check of the round</source>
        <translation>Verificação da jogada</translation>
    </message>
    <message>
        <source>The round was not checked.</source>
        <translation>A jogada não foi verificada.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No moment of the round was selected.</source>
        <translation>Nenhum momento da jogada foi escolhido.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Right after event %1</source>
        <extracomment>%1 an event&apos;s number, %2 what the picture shows</extracomment>
        <translation>Logo após o acontecimento %1</translation>
    </message>
    <message>
        <source>To replay the round at such a moment: mesaviva play %1</source>
        <translation>A jogada repete-se nesse momento com: mesaviva play %1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Conclusão</translation>
    </message>
    <message>
        <source>Sum in dispute</source>
        <translation>Quantia em causa</translation>
    </message>
    <message>
        <source>none was named</source>
        <translation>não indicada</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Fault injected</source>
        <translation>Falha provocada</translation>
    </message>
    <message>
        <source>The case</source>
        <translation>O processo</translation>
    </message>
    <message>
        <source>Complaint begun</source>
        <translation>Reclamação iniciada</translation>
    </message>
    <message>
        <source>Complainant</source>
        <translation>Reclamante</translation>
    </message>
    <message>
        <source>Sum due</source>
        <translation>Quantia devida</translation>
    </message>
</context>
<context>
    <name>DrillBar</name>
    <message>
        <source>Question and answer</source>
        <translation>Pergunta e resposta</translation>
    </message>
    <message>
        <source>Task %1 of %2 · %3 right · level %4</source>
        <translation>Tarefa %1 de %2 · certas: %3 · nível %4</translation>
    </message>
    <message>
        <source>The task is answered</source>
        <translation>A tarefa já tem resposta</translation>
    </message>
    <message>
        <source>This can&apos;t be read as an answer</source>
        <translation>Isto não se lê como resposta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Mark the places on the layout first</source>
        <translation>Marque primeiro os lugares no pano</translation>
    </message>
    <message>
        <source>%1: %2, not %3</source>
        <translation>%1: %2, e não %3</translation>
    </message>
    <message>
        <source>Next task</source>
        <translation>Tarefa seguinte</translation>
    </message>
    <message>
        <source>To the summary</source>
        <translation>Ver o resumo</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Terminar a sessão</translation>
    </message>
</context>
<context>
    <name>DrillList</name>
    <message>
        <source>Drills</source>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Drills at the table</source>
        <translation>Exercícios à mesa</translation>
    </message>
    <message>
        <source>Tasks on the same cloth, with the regulation&apos;s own limits and pay tables. What you got wrong comes up again.</source>
        <translation>Tarefas no mesmo pano, com os limites e as tabelas do próprio regulamento. O que correu mal volta a aparecer.</translation>
    </message>
</context>
<context>
    <name>DrillOptions</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Chips on one place</source>
        <translation>Fichas por lugar</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uma</translation>
    </message>
    <message>
        <source>Up to 20</source>
        <translation>Até 20</translation>
    </message>
    <message>
        <source>12 stacks</source>
        <translation>12 pilhas</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tarefas</translation>
    </message>
    <message>
        <source>Seconds for a task</source>
        <translation>Segundos por tarefa</translation>
    </message>
    <message>
        <source>Fast under 60%, slow over 150%</source>
        <translation>Rápido abaixo de 60 %, lento acima de 150 %</translation>
    </message>
    <message>
        <source>Times out after</source>
        <translation>Perdida ao fim de</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Sem limite de tempo</translation>
    </message>
    <message>
        <source>Then it counts as wrong</source>
        <translation>Depois conta como errada</translation>
    </message>
    <message>
        <source>Pass mark, per cent</source>
        <translation>Nota de aprovação, em %</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Saves all answers as comma-separated values</source>
        <translation>Guarda todas as respostas em valores separados por vírgulas</translation>
    </message>
    <message>
        <source>All sessions, answers and levels of all drills are deleted. This can&apos;t be undone.</source>
        <translation>Esquecem-se todas as sessões, respostas e níveis de todos os exercícios. Não se pode anular.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>seconds a task, up to twice the target</source>
        <translation>segundos por tarefa, até ao dobro da meta</translation>
    </message>
    <message>
        <source>Chosen for this drill and level</source>
        <translation>Escolhido para este exercício e nível</translation>
    </message>
    <message>
        <source>Usual for this drill, longer at each level</source>
        <translation>O habitual deste exercício, maior em cada nível</translation>
    </message>
    <message>
        <source>Usual for this drill and level</source>
        <translation>O habitual deste exercício e nível</translation>
    </message>
</context>
<context>
    <name>DrillReader</name>
    <message>
        <source>Task %1 of %2, %3 right so far</source>
        <extracomment>%1 and %2 are numbers: which task, of how many; %3 how many were right</extracomment>
        <translation>Exercício %1 de %2, %3 certos até agora</translation>
    </message>
    <message>
        <source>The right answer is: %1</source>
        <extracomment>%1 an answer</extracomment>
        <translation>O certo é: %1</translation>
    </message>
    <message>
        <source>Enter goes on to the next task, Escape ends the session</source>
        <translation>Enter passa ao exercício seguinte, Escape termina a sessão</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a key, %2 what it answers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose by number. %1</source>
        <translation>Escolha pelo número. %1</translation>
    </message>
    <message>
        <source>Move over the layout with the arrows, Space marks a place, Enter answers</source>
        <translation>Percorra o pano com as setas, Espaço marca um lugar, Enter responde</translation>
    </message>
    <message>
        <source>Type the answer and press Enter: %1</source>
        <extracomment>%1 what is waited for, such as &quot;chips&quot;</extracomment>
        <translation>Escreva a resposta e prima Enter: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s)</source>
        <extracomment>a stake in chips of a colour; %1 its place</extracomment>
        <translation>
            <numerusform>%1: %n ficha</numerusform>
            <numerusform>%1: %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>blank</source>
        <translation>em branco</translation>
    </message>
    <message>
        <source>%1, marked</source>
        <translation>%1, marcado</translation>
    </message>
    <message>
        <source>The number is %1</source>
        <extracomment>%1 a number and its colour</extracomment>
        <translation>O número é %1</translation>
    </message>
    <message>
        <source>On the layout: %1</source>
        <translation>No pano: %1</translation>
    </message>
    <message numerus="yes">
        <source>Paid: %n chip(s)</source>
        <translation>
            <numerusform>Paga: %n ficha</numerusform>
            <numerusform>Pagas: %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>The player: %1</source>
        <translation>O jogador: %1</translation>
    </message>
    <message>
        <source>The dealer: %1</source>
        <translation>A banca: %1</translation>
    </message>
    <message>
        <source>Ante %1, bet %2</source>
        <extracomment>%1 and %2 are amounts</extracomment>
        <translation>Ante %1, aposta %2</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>a row of a bingo card; %1 its number, %2 what is in it</extracomment>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Saíram: %1</translation>
    </message>
    <message>
        <source>There is nothing there</source>
        <translation>Não há lá nada</translation>
    </message>
    <message>
        <source>Escape returns to the drills</source>
        <translation>Escape volta aos exercícios</translation>
    </message>
    <message>
        <source>The right answer is given after yours</source>
        <translation>O que está certo é dito depois da resposta</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagas</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Anunciados</translation>
    </message>
    <message>
        <source>Places of the layout</source>
        <translation>Lugares do pano</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards</source>
        <translation>Cartas da banca</translation>
    </message>
    <message>
        <source>The player&apos;s cards</source>
        <translation>Cartas do jogador</translation>
    </message>
    <message>
        <source>Ante %1</source>
        <translation>Ante %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Aposta %1</translation>
    </message>
    <message>
        <source>Balls, in the order of the draw</source>
        <translation>Bolas, pela ordem de extração</translation>
    </message>
    <message>
        <source>Card, row %1</source>
        <translation>Cartão, linha %1</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Exercício</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Apreciação</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Escolhas</translation>
    </message>
</context>
<context>
    <name>DrillSummaryView</name>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>To be repeated</source>
        <translation>A repetir</translation>
    </message>
    <message>
        <source>Nothing was wrong or slow</source>
        <translation>Nada errado, nada lento</translation>
    </message>
    <message>
        <source>To the drills</source>
        <translation>Voltar aos exercícios</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Outra vez</translation>
    </message>
    <message>
        <source>seconds a task, up to twice the target</source>
        <translation>segundos por tarefa, até ao dobro da meta</translation>
    </message>
</context>
<context>
    <name>DrillText</name>
    <message>
        <source>Payments of one chance</source>
        <translation>Pagamentos de uma chance</translation>
    </message>
    <message>
        <source>Pictures around a number</source>
        <translation>Figuras à volta de um número</translation>
    </message>
    <message>
        <source>Colour chips and cash chips</source>
        <translation>Fichas de cor e com valor</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Neighbours on the wheel</source>
        <translation>Vizinhos no cilindro</translation>
    </message>
    <message>
        <source>Hand against hand</source>
        <translation>Mão contra mão</translation>
    </message>
    <message>
        <source>Does the dealer play?</source>
        <translation>A banca vai a jogo?</translation>
    </message>
    <message>
        <source>What the bet pays</source>
        <translation>O que o bet paga</translation>
    </message>
    <message>
        <source>Genuine or forged?</source>
        <translation>Verdadeiro ou falso?</translation>
    </message>
    <message>
        <source>Prize or not?</source>
        <translation>Há prémio ou não?</translation>
    </message>
    <message>
        <source>One stake, one number: what is paid, in chips?</source>
        <translation>Uma aposta, um número: quanto se paga, em fichas?</translation>
    </message>
    <message>
        <source>Several chances around one number, paid together.</source>
        <translation>Várias chances à volta de um número, pagas em conjunto.</translation>
    </message>
    <message>
        <source>A payment in the player&apos;s colour, changed into cash chips.</source>
        <translation>Um pagamento na cor do jogador, trocado por fichas com valor.</translation>
    </message>
    <message>
        <source>What a series costs, where its chips go, what it pays.</source>
        <translation>O que uma série leva, onde ficam as fichas, quanto paga.</translation>
    </message>
    <message>
        <source>Which number is next to which on the wheel, by heart.</source>
        <translation>Quem está ao lado de quem no cilindro, de cor.</translation>
    </message>
    <message>
        <source>Who wins? The verdict says which comparison decided.</source>
        <translation>Quem ganha? A resposta diz que comparação decidiu.</translation>
    </message>
    <message>
        <source>Ace and king or better: does the dealer qualify?</source>
        <translation>Ás e rei ou melhor: a banca qualifica-se?</translation>
    </message>
    <message>
        <source>Ante and bet against the dealer&apos;s open hand.</source>
        <translation>Ante e bet contra a mão aberta da banca.</translation>
    </message>
    <message>
        <source>A card is presented: did the house sell it?</source>
        <translation>Apresentam um cartão: foi a casa que o vendeu?</translation>
    </message>
    <message>
        <source>A prize is called: check the card against the balls.</source>
        <translation>Cantam um prémio: confira o cartão com as bolas.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes up. What is paid for the %2, in chips?</source>
        <translation>Sai o %1. Quanto se paga à %2, em fichas?</translation>
    </message>
    <message>
        <source>%1 comes up. What is paid for the whole picture, in chips?</source>
        <translation>Sai o %1. Quanto se paga à figura inteira, em fichas?</translation>
    </message>
    <message>
        <source>Zero comes up. %1, %2: how many chips does the player keep?</source>
        <translation>Sai o zero. %1, %2: quantas fichas ficam do jogador?</translation>
    </message>
    <message>
        <source>%1 comes up. %2, %3: what is paid, in chips?</source>
        <translation>Sai o %1. %2, %3: quanto se paga, em fichas?</translation>
    </message>
    <message>
        <source>Paid: %1 of %2.</source>
        <translation>Pagam-se %1 de %2.</translation>
    </message>
    <message>
        <source>%1 comes up; each chip is worth %2.</source>
        <translation>Sai o %1; cada ficha vale %2.</translation>
    </message>
    <message>
        <source>%1 How much is that in cash chips?</source>
        <translation>%1 Quanto é em fichas com valor?</translation>
    </message>
    <message>
        <source>%1 The player keeps %2 in colour. How much is the rest?</source>
        <translation>%1 O jogador fica com %2 de cor. Quanto é o resto?</translation>
    </message>
    <message>
        <source>%1, %2 for each of its own: how many chips does it take?</source>
        <translation>%1, com %2 por cada uma das suas: quantas fichas leva?</translation>
    </message>
    <message>
        <source>%1, %2 of %3 for each of its own: what does it cost?</source>
        <translation>%1, com %2 de %3 por cada uma das suas: quanto custa?</translation>
    </message>
    <message>
        <source>%1: where do its chips go?</source>
        <translation>%1: onde ficam as fichas?</translation>
    </message>
    <message>
        <source>Which numbers are next to %1 on the wheel, %2 on either side?</source>
        <translation>Que números estão ao lado do %1 no cilindro, %2 de cada lado?</translation>
    </message>
    <message>
        <source>Which number is between %1 and %2 on the wheel?</source>
        <translation>Que número está entre o %1 e o %2 no cilindro?</translation>
    </message>
    <message>
        <source>Which hand is better?</source>
        <translation>Qual das mãos é superior?</translation>
    </message>
    <message>
        <source>Ante %1, bet %2.</source>
        <translation>Ante %1, bet %2.</translation>
    </message>
    <message>
        <source>%1 What is paid for the bet?</source>
        <translation>%1 Quanto se paga ao bet?</translation>
    </message>
    <message>
        <source>%1 What is paid for both, not counting the stakes?</source>
        <translation>%1 Quanto se paga aos dois, sem contar as apostas?</translation>
    </message>
    <message>
        <source>A card of %1: is it genuine or forged?</source>
        <translation>Um cartão de %1: é verdadeiro ou falso?</translation>
    </message>
    <message>
        <source>How many numbers does the card need for bingo?</source>
        <translation>Quantos números faltam ao cartão para o bingo?</translation>
    </message>
    <message>
        <source>“%1!” is called. Has the card won?</source>
        <translation>Canta-se «%1!». O cartão tem o prémio?</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>cash + colour</source>
        <translation>valor + cor</translation>
    </message>
    <message>
        <source>numbers, with spaces</source>
        <translation>números, com espaços</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>mark the places</source>
        <translation>marcar os lugares</translation>
    </message>
    <message>
        <source>The player&apos;s</source>
        <translation>A do jogador</translation>
    </message>
    <message>
        <source>The dealer&apos;s</source>
        <translation>A da banca</translation>
    </message>
    <message>
        <source>Neither: a tie</source>
        <translation>Nenhuma: empate</translation>
    </message>
    <message>
        <source>The dealer plays</source>
        <translation>A banca vai a jogo</translation>
    </message>
    <message>
        <source>Does not qualify</source>
        <translation>Não se qualifica</translation>
    </message>
    <message>
        <source>Genuine</source>
        <translation>Verdadeiro</translation>
    </message>
    <message>
        <source>Forged</source>
        <translation>Falso</translation>
    </message>
    <message>
        <source>It has</source>
        <translation>Tem</translation>
    </message>
    <message>
        <source>It has not</source>
        <translation>Não tem</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>%1 in cash and %2 in colour</source>
        <translation>%1 com valor e %2 de cor</translation>
    </message>
    <message>
        <source>Half back on zero</source>
        <translation>Metade no zero</translation>
    </message>
    <message>
        <source>Even chances</source>
        <translation>Chances simples</translation>
    </message>
    <message>
        <source>Around a number of the middle column</source>
        <translation>À volta de um número da coluna do meio</translation>
    </message>
    <message>
        <source>Around a number at the edge</source>
        <translation>À volta de um número da beira</translation>
    </message>
    <message>
        <source>Around 1, 2, 3</source>
        <translation>À volta de 1, 2, 3</translation>
    </message>
    <message>
        <source>Around 34, 35, 36</source>
        <translation>À volta de 34, 35, 36</translation>
    </message>
    <message>
        <source>Around zero</source>
        <translation>À volta do zero</translation>
    </message>
    <message>
        <source>Full picture, middle column</source>
        <translation>Figura completa, coluna do meio</translation>
    </message>
    <message>
        <source>Full picture, at the edge</source>
        <translation>Figura completa, na beira</translation>
    </message>
    <message>
        <source>Full picture, 1, 2, 3</source>
        <translation>Figura completa, 1, 2, 3</translation>
    </message>
    <message>
        <source>Full picture, 34, 35, 36</source>
        <translation>Figura completa, 34, 35, 36</translation>
    </message>
    <message>
        <source>All in cash chips</source>
        <translation>Tudo em fichas com valor</translation>
    </message>
    <message>
        <source>Some kept in colour</source>
        <translation>Parte fica em cor</translation>
    </message>
    <message>
        <source>Picture and change together</source>
        <translation>Figura e troca juntas</translation>
    </message>
    <message>
        <source>Whole cash chips, the rest in colour</source>
        <translation>Fichas com valor inteiras, o resto em cor</translation>
    </message>
    <message>
        <source>Neighbours of %1</source>
        <translation>Vizinhos do %1</translation>
    </message>
    <message>
        <source>Different combinations</source>
        <translation>Combinações diferentes</translation>
    </message>
    <message>
        <source>Pairs: pair and highest card</source>
        <translation>Pares: o par e a carta mais alta</translation>
    </message>
    <message>
        <source>Pairs: remaining cards</source>
        <translation>Pares: as restantes cartas</translation>
    </message>
    <message>
        <source>Pairs: a tie</source>
        <translation>Pares: empate</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Cartas maiores</translation>
    </message>
    <message>
        <source>High cards: three of one suit</source>
        <translation>Cartas maiores: três do mesmo naipe</translation>
    </message>
    <message>
        <source>High cards: a tie</source>
        <translation>Cartas maiores: empate</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dois pares</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Sequências</translation>
    </message>
    <message>
        <source>Straights: a tie</source>
        <translation>Sequências: empate</translation>
    </message>
    <message>
        <source>Flushes: highest card</source>
        <translation>Cores: a carta mais alta</translation>
    </message>
    <message>
        <source>Flushes: remaining cards</source>
        <translation>Cores: as restantes cartas</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trios</translation>
    </message>
    <message>
        <source>Full houses</source>
        <translation>Fullens</translation>
    </message>
    <message>
        <source>Ace without a king</source>
        <translation>Ás sem rei</translation>
    </message>
    <message>
        <source>King without an ace</source>
        <translation>Rei sem ás</translation>
    </message>
    <message>
        <source>The dealer does not qualify</source>
        <translation>A banca não se qualifica</translation>
    </message>
    <message>
        <source>Lost to the dealer</source>
        <translation>Perdida contra a banca</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>genuine</source>
        <translation>verdadeiro</translation>
    </message>
    <message>
        <source>wrong column</source>
        <translation>coluna errada</translation>
    </message>
    <message>
        <source>column</source>
        <translation>coluna</translation>
    </message>
    <message>
        <source>a number twice</source>
        <translation>número repetido</translation>
    </message>
    <message>
        <source>wrong row</source>
        <translation>linha errada</translation>
    </message>
    <message>
        <source>empty column</source>
        <translation>coluna vazia</translation>
    </message>
    <message>
        <source>empty box</source>
        <translation>casa vazia</translation>
    </message>
    <message>
        <source>number in the centre</source>
        <translation>número no centro</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>two lines</source>
        <translation>duas linhas</translation>
    </message>
    <message>
        <source>four corners</source>
        <translation>quatro cantos</translation>
    </message>
    <message>
        <source>numbers missing</source>
        <translation>números em falta</translation>
    </message>
    <message>
        <source>Bingo %1: %2</source>
        <translation>Bingo %1: %2</translation>
    </message>
    <message>
        <source>%1 As many cash chips of %2 as possible, the rest in colour: how many of each?</source>
        <translation>%1 O maior número possível de fichas de valor de %2, o resto na cor: quantas de cada?</translation>
    </message>
</context>
<context>
    <name>DrillWays</name>
    <message>
        <source>half of %1 is %2, times seven %3, add a nought: %4</source>
        <translation>metade de %1 é %2, vezes sete %3, um zero: %4</translation>
    </message>
    <message>
        <source>half of %1 is %2 and one over; %2 times seven %3, add a nought %4, and 35 for the odd chip: %5</source>
        <translation>metade de %1 é %2 e sobra uma; %2 vezes sete %3, um zero %4, e 35 pela que sobra: %5</translation>
    </message>
    <message>
        <source>%1 stacks of twenty are %2, less three times %1, %3: %4</source>
        <translation>%1 pilhas de vinte são %2, menos três vezes %1, %3: %4</translation>
    </message>
    <message>
        <source>ten times is %1, and once more: %2</source>
        <translation>dez vezes são %1, e mais uma: %2</translation>
    </message>
    <message>
        <source>double three times: %1, %2, %3</source>
        <translation>dobrar três vezes: %1, %2, %3</translation>
    </message>
    <message>
        <source>half of %1 is %2, add a nought: %3</source>
        <translation>metade de %1 é %2, um zero: %3</translation>
    </message>
    <message>
        <source>half of %1 is %2 and one over; add a nought %3, and 5 for the odd chip: %4</source>
        <translation>metade de %1 é %2 e sobra uma; um zero %3, e 5 pela que sobra: %4</translation>
    </message>
    <message>
        <source>double: %1</source>
        <translation>o dobro: %1</translation>
    </message>
    <message>
        <source>as many again: %1</source>
        <translation>outras tantas: %1</translation>
    </message>
    <message>
        <source>half: %1</source>
        <translation>metade: %1</translation>
    </message>
    <message>
        <source>%1, %2 × %3: %4</source>
        <translation>%1, %2 × %3: %4</translation>
    </message>
    <message>
        <source>Together: %1 = %2</source>
        <translation>Ao todo: %1 = %2</translation>
    </message>
    <message>
        <source>Proof over 36: with the stakes %1, less %2 chips = %3</source>
        <translation>Prova pelos 36: com as apostas %1, menos %2 fichas = %3</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of %1 = %2</source>
        <translation>
            <numerusform>%n pilha de %1 = %2</numerusform>
            <numerusform>%n pilhas de %1 = %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) of %1 = %2, and %3 × %4 = %5: %6</source>
        <translation>
            <numerusform>%n pilha de %1 = %2, e %3 × %4 = %5: %6</numerusform>
            <numerusform>%n pilhas de %1 = %2, e %3 × %4 = %5: %6</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips for cash: %1 − %2 = %3</source>
        <translation>Fichas a trocar: %1 − %2 = %3</translation>
    </message>
    <message>
        <source>One cash chip of %1 is %2 chips of %3.</source>
        <translation>Uma ficha com valor de %1 são %2 fichas de %3.</translation>
    </message>
    <message>
        <source>%1 chips are %2 times %3, and %4 are left.</source>
        <translation>%1 fichas são %2 vezes %3, e sobram %4.</translation>
    </message>
    <message>
        <source>%1 (two chips)</source>
        <translation>%1 (duas fichas)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n chip(s); times %2: %3</source>
        <translation>
            <numerusform>%1: %n ficha; vezes %2: %3</numerusform>
            <numerusform>%1: %n fichas; vezes %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Clockwise: %1</source>
        <translation>No sentido dos ponteiros: %1</translation>
    </message>
    <message>
        <source>The better combination decides.</source>
        <translation>Decide a combinação superior.</translation>
    </message>
    <message>
        <source>The same combination: the cards that the rule names decide.</source>
        <translation>A mesma combinação: decidem as cartas que a regra nomeia.</translation>
    </message>
    <message>
        <source>Equal so far: the remaining cards decide, from the highest down.</source>
        <translation>Até aí iguais: decidem as restantes cartas, da mais alta para baixo.</translation>
    </message>
    <message>
        <source>Equal high cards: the hand with three cards of one suit wins.</source>
        <translation>Cartas maiores iguais: ganha a mão com três cartas do mesmo naipe.</translation>
    </message>
    <message>
        <source>Equal down to the last card: a tie, the stakes are returned.</source>
        <translation>Iguais até à última carta: empate, as apostas são devolvidas.</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Jogador: %1</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Banca: %1</translation>
    </message>
    <message>
        <source>Ace and king or better: the dealer plays.</source>
        <translation>Ás e rei ou melhor: a banca vai a jogo.</translation>
    </message>
    <message>
        <source>Without ace and king, and without a pair or better, the dealer does not play.</source>
        <translation>Sem ás e rei, e sem par ou melhor, a banca não vai a jogo.</translation>
    </message>
    <message>
        <source>Bet: %1 × %2 = %3</source>
        <translation>Bet: %1 × %2 = %3</translation>
    </message>
    <message>
        <source>Ante: %1, together %2</source>
        <translation>Ante: %1, ao todo %2</translation>
    </message>
    <message>
        <source>All numbers are in their columns, none twice, every row and column as it should be.</source>
        <translation>Todos os números estão nas suas colunas, nenhum repetido, cada linha e coluna como deve ser.</translation>
    </message>
    <message>
        <source>A number is outside its column.</source>
        <translation>Um número está fora da sua coluna.</translation>
    </message>
    <message>
        <source>A number is on the card twice.</source>
        <translation>Um número aparece duas vezes no cartão.</translation>
    </message>
    <message>
        <source>A row does not have five numbers.</source>
        <translation>Uma linha não tem cinco números.</translation>
    </message>
    <message>
        <source>A column has no number.</source>
        <translation>Uma coluna não tem número.</translation>
    </message>
    <message>
        <source>A box is missing its number.</source>
        <translation>Falta o número numa casa.</translation>
    </message>
    <message>
        <source>The free centre has a number.</source>
        <translation>O centro livre tem um número.</translation>
    </message>
    <message>
        <source>Every number of the prize has been drawn.</source>
        <translation>Todos os números do prémio já saíram.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n number(s) missing.</source>
        <translation>
            <numerusform>Falta, pelo menos, %n número.</numerusform>
            <numerusform>Faltam, pelo menos, %n números.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would be won with %1.</source>
        <translation>Sairia com %1.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>twice is %1, and once more: %2</source>
        <translation>duas vezes são %1, e mais uma: %2</translation>
    </message>
</context>
<context>
    <name>EarlierRounds</name>
    <message>
        <source>Rounds at this table</source>
        <translation>Jogadas nesta mesa</translation>
    </message>
    <message>
        <source>Each can be replayed while the table goes on (P37, O24)</source>
        <translation>Cada uma pode repetir-se enquanto a mesa continua (P37, O24)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Ver de novo</translation>
    </message>
    <message>
        <source>No round is selected</source>
        <translation>Não há nenhuma jogada escolhida</translation>
    </message>
    <message>
        <source>Enter replays a round</source>
        <translation>Enter repete uma jogada</translation>
    </message>
    <message>
        <source>No round has ended at this table yet.</source>
        <translation>Ainda não terminou nenhuma jogada nesta mesa.</translation>
    </message>
    <message>
        <source>Round %1, %2: %3. Staked %4, result %5</source>
        <translation>Jogada %1, %2: %3. Apostado %4, resultado %5</translation>
    </message>
</context>
<context>
    <name>EditorChance</name>
    <message>
        <source>The next one replaces number %1.</source>
        <translation>O próximo substitui o n.º %1.</translation>
    </message>
    <message>
        <source>The next one is number %1.</source>
        <translation>O próximo é o n.º %1.</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Retirar este</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>Retirar o último</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>The next one already goes at the end</source>
        <translation>O próximo já fica no fim</translation>
    </message>
    <message>
        <source>From the seed</source>
        <translation>Como veio</translation>
    </message>
    <message>
        <source>Places what the lesson&apos;s seed produced</source>
        <translation>Põe o que a semente da lição trouxe</translation>
    </message>
    <message>
        <source>It is being played</source>
        <translation>Está a ser jogada</translation>
    </message>
    <message>
        <source>It goes to: %1</source>
        <translation>Vai para: %1</translation>
    </message>
    <message>
        <source>Nothing is placed yet.</source>
        <translation>Ainda não há nada posto.</translation>
    </message>
</context>
<context>
    <name>EditorCloth</name>
    <message>
        <source>Undo</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Ainda nada mudou</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Mais uma jogada</translation>
    </message>
    <message>
        <source>What is put there next comes once the earlier rounds are over</source>
        <translation>O que se puser a seguir vem depois de acabadas as jogadas anteriores</translation>
    </message>
    <message>
        <source>There is nothing in the first one yet</source>
        <translation>Na primeira ainda não há nada</translation>
    </message>
    <message>
        <source>There is nothing in this one yet</source>
        <translation>Nesta ainda não há nada</translation>
    </message>
    <message>
        <source>Who stakes</source>
        <translation>Quem aposta</translation>
    </message>
</context>
<context>
    <name>EditorEvents</name>
    <message>
        <source>Choose an event first</source>
        <translation>Escolha primeiro um acontecimento</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>O que resulta</translation>
    </message>
    <message>
        <source>It is being played…</source>
        <translation>Está a ser jogada…</translation>
    </message>
    <message>
        <source>The lesson is complete: everything expected happens.</source>
        <translation>Uma lição completa: acontece tudo o que se espera.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Acontecimentos</translation>
    </message>
    <message>
        <source>Note here</source>
        <translation>Nota aqui</translation>
    </message>
    <message>
        <source>What is said or asked at this event (Ctrl+N)</source>
        <translation>O que se diz ou pergunta neste acontecimento (Ctrl+N)</translation>
    </message>
    <message>
        <source>Expect this</source>
        <translation>Esperar isto</translation>
    </message>
    <message>
        <source>The lesson expects exactly this event (Ctrl+Shift+E)</source>
        <translation>A lição diz que este acontecimento vem, tal como está (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>The table right after this event; the lobby button returns here (Ctrl+T)</source>
        <translation>A mesa logo depois deste acontecimento; o botão do átrio traz de volta (Ctrl+T)</translation>
    </message>
    <message>
        <source>Expect all results</source>
        <translation>Esperar tudo</translation>
    </message>
    <message>
        <source>How every player fared in every round</source>
        <translation>O que resultou para cada jogador em cada jogada</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Ainda nada aconteceu</translation>
    </message>
    <message>
        <source>The previous event of the same kind (Ctrl+Up); Shift+Up: of another kind</source>
        <translation>O acontecimento anterior da mesma espécie (Ctrl+↑); Shift+↑: de outra espécie</translation>
    </message>
    <message>
        <source>The next event of the same kind (Ctrl+Down); Shift+Down: of another kind</source>
        <translation>O acontecimento seguinte da mesma espécie (Ctrl+↓); Shift+↓: de outra espécie</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>nota %1</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
</context>
<context>
    <name>EditorForm</name>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
</context>
<context>
    <name>EditorRows</name>
    <message>
        <source>Nothing is selected</source>
        <translation>Não há nada escolhido</translation>
    </message>
    <message>
        <source>A note stays at its event</source>
        <translation>Uma nota fica no seu acontecimento</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Ainda sem notas</translation>
    </message>
    <message>
        <source>Nothing is expected yet</source>
        <translation>Ainda nada se espera</translation>
    </message>
    <message>
        <source>Nobody does anything yet</source>
        <translation>Ainda ninguém faz nada</translation>
    </message>
    <message>
        <source>What is added</source>
        <translation>O que se acrescenta</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>Remove (Delete)</source>
        <translation>Retirar (Delete)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Outra igual</translation>
    </message>
    <message>
        <source>Move up (Ctrl+Up)</source>
        <translation>Para cima (Ctrl+↑)</translation>
    </message>
    <message>
        <source>It is the first</source>
        <translation>É o primeiro</translation>
    </message>
    <message>
        <source>Move down (Ctrl+Down)</source>
        <translation>Para baixo (Ctrl+↓)</translation>
    </message>
    <message>
        <source>It is the last</source>
        <translation>É o último</translation>
    </message>
    <message>
        <source>does not happen</source>
        <translation>não acontece</translation>
    </message>
</context>
<context>
    <name>EditorText</name>
    <message>
        <source>qualifies</source>
        <translation>qualifica-se</translation>
    </message>
    <message>
        <source>does not qualify</source>
        <translation>não se qualifica</translation>
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
        <translation>Cartas maiores</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Um par</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dois pares</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trio</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Fullen</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Sequência de cor</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Sequência real de cor</translation>
    </message>
    <message>
        <source>Ace and king</source>
        <translation>Ás e rei</translation>
    </message>
    <message>
        <source>Not qualified</source>
        <translation>Não qualificada</translation>
    </message>
    <message>
        <source>below the minimum</source>
        <translation>abaixo do mínimo</translation>
    </message>
    <message>
        <source>above the maximum</source>
        <translation>acima do máximo</translation>
    </message>
    <message>
        <source>half a cent</source>
        <translation>meio cêntimo</translation>
    </message>
    <message>
        <source>no such stake</source>
        <translation>essa aposta não existe</translation>
    </message>
    <message>
        <source>not offered here</source>
        <translation>não se oferece aqui</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>agora não</translation>
    </message>
    <message>
        <source>already decided</source>
        <translation>já decidido</translation>
    </message>
    <message>
        <source>not at the table</source>
        <translation>não está à mesa</translation>
    </message>
    <message>
        <source>seat taken</source>
        <translation>lugar ocupado</translation>
    </message>
    <message>
        <source>no stake there</source>
        <translation>não há aposta</translation>
    </message>
    <message>
        <source>not enough points</source>
        <translation>pontos insuficientes</translation>
    </message>
    <message>
        <source>too many cards</source>
        <translation>cartões a mais</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>esgotado</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>sem ligação</translation>
    </message>
    <message>
        <source>system failure</source>
        <translation>falha do sistema</translation>
    </message>
    <message>
        <source>Two lines</source>
        <translation>Duas linhas</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Quatro cantos</translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation>Bingo</translation>
    </message>
    <message>
        <source>Bingo jackpot</source>
        <translation>Bingo acumulado</translation>
    </message>
    <message>
        <source>Line jackpot</source>
        <translation>Linha acumulada</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>o jogador</translation>
    </message>
    <message>
        <source>time</source>
        <translation>o tempo</translation>
    </message>
    <message>
        <source>a lost connection</source>
        <translation>a ligação perdida</translation>
    </message>
    <message>
        <source>the connection is lost</source>
        <translation>a ligação perdeu-se</translation>
    </message>
    <message>
        <source>the player has left</source>
        <translation>o jogador saiu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Falha</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Which one (1 to 3)</source>
        <translation>Qual (1 a 3)</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Value of a chip</source>
        <translation>Valor de uma ficha</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Chips kept</source>
        <translation>Fichas que ficam</translation>
    </message>
    <message>
        <source>Value of a colour chip</source>
        <translation>Valor da ficha de cor</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Points at the beginning</source>
        <translation>Pontos no início</translation>
    </message>
    <message>
        <source>To the chance</source>
        <translation>Para a chance</translation>
    </message>
    <message>
        <source>To the numbers</source>
        <translation>Para os números</translation>
    </message>
    <message>
        <source>To which one (1 to 3)</source>
        <translation>Para qual (1 a 3)</translation>
    </message>
    <message>
        <source>Individual table</source>
        <translation>Mesa individual</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Time to bet, s</source>
        <translation>Tempo de apostas, s</translation>
    </message>
    <message>
        <source>Time to decide, s</source>
        <translation>Tempo de decisão, s</translation>
    </message>
    <message>
        <source>Extra time, s</source>
        <translation>Tempo suplementar, s</translation>
    </message>
    <message>
        <source>Time per card, s</source>
        <translation>Tempo de uma carta, s</translation>
    </message>
    <message>
        <source>Ace high in a straight</source>
        <translation>Ás alto na sequência</translation>
    </message>
    <message>
        <source>After a system failure</source>
        <translation>Depois de falha do sistema</translation>
    </message>
    <message>
        <source>Burnt card</source>
        <translation>Carta descartada</translation>
    </message>
    <message>
        <source>Folded antes</source>
        <translation>Antes de quem desistiu</translation>
    </message>
    <message>
        <source>The maximum bounds</source>
        <translation>O máximo limita</translation>
    </message>
    <message>
        <source>Numbers of the wheel (37 or 38)</source>
        <translation>Números da roleta (37 ou 38)</translation>
    </message>
    <message>
        <source>Order on the wheel</source>
        <translation>Ordem na roleta</translation>
    </message>
    <message>
        <source>Maximum per player</source>
        <translation>Máximo por jogador</translation>
    </message>
    <message>
        <source>Maximum of a series (times the minimum)</source>
        <translation>Máximo da série (vezes o mínimo)</translation>
    </message>
    <message>
        <source>Series in whole tens</source>
        <translation>Séries em dezenas inteiras</translation>
    </message>
    <message>
        <source>Time per spin, s</source>
        <translation>Tempo de um lançamento, s</translation>
    </message>
    <message>
        <source>Bets close</source>
        <translation>Fecho das apostas</translation>
    </message>
    <message>
        <source>Order of payment</source>
        <translation>Ordem de pagamento</translation>
    </message>
    <message>
        <source>Double dozen</source>
        <translation>Cavalo de dúzia</translation>
    </message>
    <message>
        <source>Double column</source>
        <translation>Cavalo de coluna</translation>
    </message>
    <message>
        <source>Two layouts</source>
        <translation>Dois panos</translation>
    </message>
    <message>
        <source>Series in one step</source>
        <translation>Séries de uma só vez</translation>
    </message>
    <message>
        <source>Bingo (90, 80, 75 or 30)</source>
        <translation>Bingo (90, 80, 75 ou 30)</translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>Preço do cartão</translation>
    </message>
    <message>
        <source>Maximum cards</source>
        <translation>Máximo de cartões</translation>
    </message>
    <message>
        <source>Sale time, s</source>
        <translation>Tempo de venda, s</translation>
    </message>
    <message>
        <source>Time between balls, s</source>
        <translation>Tempo entre bolas, s</translation>
    </message>
    <message>
        <source>Prize money, %</source>
        <translation>Prémios, %</translation>
    </message>
    <message>
        <source>Share of the line (of 10000)</source>
        <translation>Parte da linha (de 10000)</translation>
    </message>
    <message>
        <source>Share of two lines</source>
        <translation>Parte de duas linhas</translation>
    </message>
    <message>
        <source>Share of four corners</source>
        <translation>Parte dos quatro cantos</translation>
    </message>
    <message>
        <source>Share of the column</source>
        <translation>Parte da coluna</translation>
    </message>
    <message>
        <source>Share of bingo (of 10000)</source>
        <translation>Parte do bingo (de 10000)</translation>
    </message>
    <message>
        <source>A prize is shared</source>
        <translation>Partilha do prémio</translation>
    </message>
    <message>
        <source>Free centre (75)</source>
        <translation>Centro livre (75)</translation>
    </message>
    <message>
        <source>Symbols (30)</source>
        <translation>Símbolos (30)</translation>
    </message>
    <message>
        <source>Jackpot, % of the prize money</source>
        <translation>Acumulado, % dos prémios</translation>
    </message>
    <message>
        <source>Jackpot: base</source>
        <translation>Acumulado: base</translation>
    </message>
    <message>
        <source>Jackpot: up to ball</source>
        <translation>Acumulado: até à bola</translation>
    </message>
    <message>
        <source>Jackpot: value now</source>
        <translation>Acumulado: valor agora</translation>
    </message>
    <message>
        <source>Simulated crowd: players</source>
        <translation>Público simulado: jogadores</translation>
    </message>
    <message>
        <source>Simulated crowd: maximum cards each</source>
        <translation>Público simulado: máximo de cartões por jogador</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Number drawn</source>
        <translation>Número saído</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Qualified</source>
        <translation>Qualificada</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>What was asked for</source>
        <translation>O que se pediu</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>A quem</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Virada para cima</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Balls drawn</source>
        <translation>Bolas saídas</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>Bolas por sair</translation>
    </message>
    <message>
        <source>At the ball</source>
        <translation>À bola</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prémio</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>Por quem</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Acontecimento</translation>
    </message>
    <message>
        <source>antes</source>
        <translation>põe o ante</translation>
    </message>
    <message>
        <source>continues (bet)</source>
        <translation>continua (bet)</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>desiste</translation>
    </message>
    <message>
        <source>asks for the deal</source>
        <translation>pede as cartas</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>sai da mesa</translation>
    </message>
    <message>
        <source>Something goes wrong</source>
        <translation>Uma falha</translation>
    </message>
    <message>
        <source>undoes the last step</source>
        <translation>desfaz o último gesto</translation>
    </message>
    <message>
        <source>takes everything back</source>
        <translation>retira tudo</translation>
    </message>
    <message>
        <source>repeats the last stakes</source>
        <translation>repete as últimas apostas</translation>
    </message>
    <message>
        <source>sits down</source>
        <translation>senta-se</translation>
    </message>
    <message>
        <source>takes free points</source>
        <translation>recebe pontos gratuitos</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>aposta</translation>
    </message>
    <message>
        <source>stakes a series</source>
        <translation>aposta uma série</translation>
    </message>
    <message>
        <source>stakes neighbours</source>
        <translation>aposta vizinhos</translation>
    </message>
    <message>
        <source>leaves winnings as parol</source>
        <translation>deixa o ganho em parol</translation>
    </message>
    <message>
        <source>launches the ball</source>
        <translation>lança a bola</translation>
    </message>
    <message>
        <source>takes a stake back</source>
        <translation>retira uma aposta</translation>
    </message>
    <message>
        <source>doubles all stakes</source>
        <translation>dobra as apostas</translation>
    </message>
    <message>
        <source>moves a stake</source>
        <translation>muda uma aposta de lugar</translation>
    </message>
    <message>
        <source>joins the table</source>
        <translation>junta-se à mesa</translation>
    </message>
    <message>
        <source>hands chips in</source>
        <translation>entrega as fichas</translation>
    </message>
    <message>
        <source>puts several stakes down at once</source>
        <translation>põe várias apostas de uma vez</translation>
    </message>
    <message>
        <source>buys cards</source>
        <translation>compra cartões</translation>
    </message>
    <message>
        <source>marks a number</source>
        <translation>marca um número</translation>
    </message>
    <message>
        <source>Big series</source>
        <translation>Série grande</translation>
    </message>
    <message>
        <source>Zero series</source>
        <translation>Zeros</translation>
    </message>
    <message>
        <source>Small series</source>
        <translation>Série pequena</translation>
    </message>
    <message>
        <source>System failure</source>
        <translation>Falha do sistema</translation>
    </message>
    <message>
        <source>A player&apos;s connection is lost</source>
        <translation>Perde-se a ligação de um jogador</translation>
    </message>
    <message>
        <source>A player&apos;s connection is restored</source>
        <translation>Volta a ligação de um jogador</translation>
    </message>
    <message>
        <source>An object in the wheel</source>
        <translation>Um objeto no cilindro</translation>
    </message>
    <message>
        <source>Stakes are disturbed</source>
        <translation>Apostas desmarcadas</translation>
    </message>
    <message>
        <source>The ball is faulty</source>
        <translation>A bola tem defeito</translation>
    </message>
    <message>
        <source>The ball leaves the wheel</source>
        <translation>A bola sai da roleta</translation>
    </message>
    <message>
        <source>The balls are swapped</source>
        <translation>As duas bolas alternam</translation>
    </message>
    <message>
        <source>The croupier changes</source>
        <translation>Muda o pagador</translation>
    </message>
    <message>
        <source>The bets are settled</source>
        <translation>As segundas apostas são liquidadas</translation>
    </message>
    <message>
        <source>All void</source>
        <translation>Tudo fica sem efeito</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Virada para baixo</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Ante and bet together</source>
        <translation>Ante e segunda aposta em conjunto</translation>
    </message>
    <message>
        <source>American</source>
        <translation>Americana</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>When the ball slows down</source>
        <translation>Quando a bola abranda</translation>
    </message>
    <message>
        <source>Before the ball is launched</source>
        <translation>Antes do lançamento</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Por jogador</translation>
    </message>
    <message>
        <source>Chance by chance</source>
        <translation>Por chance</translation>
    </message>
    <message>
        <source>The house&apos;s maximum</source>
        <translation>O máximo da casa</translation>
    </message>
    <message>
        <source>Every stake</source>
        <translation>Cada aposta</translation>
    </message>
    <message>
        <source>By card</source>
        <translation>Por cartão</translation>
    </message>
    <message>
        <source>Colour chips</source>
        <translation>Fichas de cor</translation>
    </message>
    <message>
        <source>Cash chips on even chances</source>
        <translation>Fichas com valor nas chances simples</translation>
    </message>
    <message>
        <source>Cash chips</source>
        <translation>Fichas com valor</translation>
    </message>
    <message>
        <source>Sector of nine</source>
        <translation>Setor de nove</translation>
    </message>
    <message>
        <source>Sector of twelve</source>
        <translation>Setor de doze</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Ímpar</translation>
    </message>
    <message>
        <source>Low (1 to 18)</source>
        <translation>Menor (1 a 18)</translation>
    </message>
    <message>
        <source>High (19 to 36)</source>
        <translation>Maior (19 a 36)</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Encarnado</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>Pleno</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Cavalo</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Rua</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Dúzia</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>a banca</translation>
    </message>
    <message>
        <source>after: %1</source>
        <extracomment>%1 what an event is called</extracomment>
        <translation>depois de: %1</translation>
    </message>
    <message>
        <source>at %1 s</source>
        <extracomment>%1 seconds</extracomment>
        <translation>aos %1 s</translation>
    </message>
    <message>
        <source>then</source>
        <translation>a seguir</translation>
    </message>
    <message>
        <source>Fraction of a cent in the prize money</source>
        <translation>Fração de cêntimo no dinheiro para prémios</translation>
    </message>
    <message>
        <source>Down to the cent</source>
        <translation>Arredondada para baixo, ao cêntimo</translation>
    </message>
    <message>
        <source>Up to the cent</source>
        <translation>Arredondada para cima, ao cêntimo</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Combinação</translation>
    </message>
    <message>
        <source>Folded by</source>
        <translation>Desistência por</translation>
    </message>
    <message>
        <source>Orphelins</source>
        <translation>Vadios</translation>
    </message>
</context>
<context>
    <name>EnteredBingoSession</name>
    <message>
        <source>A room with a real machine</source>
        <translation>Sala com máquina verdadeira</translation>
    </message>
</context>
<context>
    <name>EquipmentDesk</name>
    <message>
        <source>the number on which the ball lands</source>
        <translation>o número em que a bola parar</translation>
    </message>
    <message>
        <source>cdhs</source>
        <extracomment>the letters by which clubs, diamonds, hearts and spades are typed, in this order</extracomment>
        <translation>poce</translation>
    </message>
    <message>
        <source>the next card</source>
        <translation>a próxima carta</translation>
    </message>
    <message>
        <source>the card that is burnt</source>
        <translation>a carta que se descarta</translation>
    </message>
    <message>
        <source>the dealer&apos;s card %1, face up</source>
        <translation>a carta %1 da banca, aberta</translation>
    </message>
    <message>
        <source>the dealer&apos;s card %1</source>
        <translation>a carta %1 da banca</translation>
    </message>
    <message>
        <source>seat %1 (%2), card %3</source>
        <extracomment>%1 a seat&apos;s number, %2 who sits there, %3 the how manieth card</extracomment>
        <translation>lugar %1 (%2), carta %3</translation>
    </message>
    <message numerus="yes">
        <source>a ball (%n out so far)</source>
        <translation>
            <numerusform>uma bola (já saiu %n)</numerusform>
            <numerusform>uma bola (já saíram %n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EquipmentIncidents</name>
    <message>
        <source>Incidents</source>
        <translation>Incidentes</translation>
    </message>
</context>
<context>
    <name>EquipmentInspection</name>
    <message>
        <source>Check everything first</source>
        <translation>Verifique primeiro tudo</translation>
    </message>
    <message>
        <source>Type your name or initials</source>
        <translation>Escreva o seu nome ou as iniciais</translation>
    </message>
    <message>
        <source>Inspection of the wheel</source>
        <translation>Verificação do cilindro</translation>
    </message>
    <message>
        <source>Before the first spin</source>
        <translation>Antes do primeiro golpe</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Sign and open the table</source>
        <translation>Assinar e abrir a mesa</translation>
    </message>
    <message>
        <source>Name or initials</source>
        <translation>Nome ou iniciais</translation>
    </message>
    <message>
        <source>Name and time are kept with the session, on this computer only.</source>
        <translation>O nome e a hora ficam guardados com a sessão, só neste computador.</translation>
    </message>
</context>
<context>
    <name>EquipmentIntro</name>
    <message>
        <source>Real equipment</source>
        <translation>Equipamento real</translation>
    </message>
    <message>
        <source>A real wheel, real cards, real balls</source>
        <translation>Cartas, bolas e cilindro verdadeiros</translation>
    </message>
    <message>
        <source>You spin, deal or draw with your own equipment and enter the results. The program provides the timers, calls, limits, payments, record and display.</source>
        <translation>Lança, dá ou sorteia com o seu próprio equipamento e introduz o que sair. O programa trata dos tempos, dos anúncios, dos limites, dos pagamentos, do registo e do quadro.</translation>
    </message>
    <message>
        <source>Before the first spin the wheel is inspected, and the inspector signs. That is stored with the session.</source>
        <translation>Antes do primeiro golpe verifica-se o cilindro, e quem o fez assina. Isso fica guardado com a sessão.</translation>
    </message>
    <message>
        <source>Impossible results are refused, with the reason: a number not on the wheel, a card or ball that is already out, anything while stakes are open.</source>
        <translation>O que não pode ser é recusado, com a razão: um número que o cilindro não tem, uma carta ou bola que já saiu, qualquer coisa com as apostas abertas.</translation>
    </message>
    <message>
        <source>The numbers of a wheel are tested across sessions, as soon as there are enough of them.</source>
        <translation>Os números de um cilindro são testados de sessão para sessão, logo que sejam suficientes.</translation>
    </message>
    <message>
        <source>Each round is on record, marked as entered from outside: its seed decides only the rest, and the record&apos;s check says so. Your points do not change.</source>
        <translation>Cada jogada fica no registo, marcada como dada de fora: a sua semente só decide o resto, e a verificação do registo di-lo. Os seus pontos ficam como estão.</translation>
    </message>
    <message>
        <source>Last sessions</source>
        <translation>Últimas sessões</translation>
    </message>
    <message>
        <source>Type the result, or choose it on the pad, and press Enter. It stays there for a moment before it goes to the table: Backspace undoes it, Enter again confirms it at once. Ctrl+J returns the keyboard to the field.</source>
        <translation>Escreva o que saiu, ou escolha-o no teclado do ecrã, e prima Enter. O que introduziu fica à vista um momento antes de ir para a mesa: Backspace anula, Enter outra vez acaba o momento. Ctrl+J leva o teclado de volta ao campo.</translation>
    </message>
</context>
<context>
    <name>EquipmentOptions</name>
    <message>
        <source>Somebody has to sit at the table: you, or simulated players</source>
        <translation>Tem de haver alguém à mesa: um lugar para si, ou jogadores simulados</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Equipamento</translation>
    </message>
    <message>
        <source>A seat for you</source>
        <translation>Um lugar para si</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir a mesa</translation>
    </message>
    <message>
        <source>Delete sessions</source>
        <translation>Apagar sessões</translation>
    </message>
    <message>
        <source>Deletes inspections and numbers; the record stays</source>
        <translation>Esquece verificações e números; o registo fica</translation>
    </message>
    <message>
        <source>There are none yet</source>
        <translation>Ainda não há nenhuma</translation>
    </message>
    <message>
        <source>Delete all sessions?</source>
        <translation>Apagar todas as sessões?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Inspections and the numbers of all wheels are deleted. The rounds stay on the record. This can&apos;t be undone.</source>
        <translation>As verificações e os números de todos os cilindros são esquecidos. As jogadas ficam no registo. Não se pode desfazer.</translation>
    </message>
    <message>
        <source>These settings are not allowed: see %1.</source>
        <translation>Uma mesa não pode ser assim: ver %1.</translation>
    </message>
</context>
<context>
    <name>EquipmentPanel</name>
    <message>
        <source>already out</source>
        <translation>já saiu</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>escolha atual</translation>
    </message>
    <message>
        <source>Real equipment</source>
        <translation>Equipamento real</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>A seguir: %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Introduzir</translation>
    </message>
    <message>
        <source>Type it, or choose it below</source>
        <translation>Escreva, ou escolha em baixo</translation>
    </message>
    <message>
        <source>Each round here is recorded as entered from outside.</source>
        <translation>No registo, cada jogada daqui fica marcada como dada de fora.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>What is typed, or what was entered and has not counted yet</source>
        <translation>O que está escrito, ou o que introduziu e ainda não contou</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>Não há nada para retirar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Hold the table</source>
        <translation>Parar a mesa</translation>
    </message>
    <message>
        <source>The table&apos;s clock is stopped meanwhile</source>
        <translation>O tempo da mesa fica parado entretanto</translation>
    </message>
    <message>
        <source>What to choose from</source>
        <translation>De onde se escolhe</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>Incidentes</translation>
    </message>
</context>
<context>
    <name>EquipmentText</name>
    <message>
        <source>No round is running; the next one opens soon.</source>
        <translation>Não há jogada a decorrer; a próxima abre em breve.</translation>
    </message>
    <message>
        <source>The ball is intact and clean, and a second one is ready</source>
        <translation>A bola está inteira e limpa, e há outra pronta</translation>
    </message>
    <message>
        <source>The wheel is level</source>
        <translation>O cilindro está nivelado</translation>
    </message>
    <message>
        <source>It turns freely, without drag or noise</source>
        <translation>Gira livremente, sem prender nem fazer ruído</translation>
    </message>
    <message>
        <source>Wheel and cloth have the same numbers and colours, including 0 and 00</source>
        <translation>Cilindro e pano têm os mesmos números e cores, também no 0 e no 00</translation>
    </message>
    <message>
        <source>The table&apos;s sign shows the same limits, including those for 0 and 00</source>
        <translation>A placa da mesa diz os mesmos limites, e o mesmo para o 0 e o 00</translation>
    </message>
    <message>
        <source>%1 of the %2 numbers that the test of the wheel needs: too few to say anything.</source>
        <extracomment>%1 of %2 numbers</extracomment>
        <translation>%1 dos %2 números de que o teste do cilindro precisa: poucos para dizer alguma coisa.</translation>
    </message>
    <message>
        <source>%1 numbers: as expected of a fair wheel (%2).</source>
        <extracomment>%1 how many, %2 figures</extracomment>
        <translation>%1 números: como um cilindro justo os traz (%2).</translation>
    </message>
    <message>
        <source>%1 numbers: a fair wheel gives this once in a hundred times or less (%2). Check the wheel, and how they were entered.</source>
        <extracomment>%1 how many, %2 figures</extracomment>
        <translation>%1 números: um cilindro justo traz isto uma vez em cem, ou menos (%2). Veja o cilindro, e como foram introduzidos.</translation>
    </message>
    <message>
        <source>inspected by %1</source>
        <extracomment>%1 a name or initials</extracomment>
        <translation>verificado por %1</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n número</numerusform>
            <numerusform>%n números</numerusform>
        </translation>
    </message>
    <message>
        <source>table %1 of the record</source>
        <translation>mesa %1 do registo</translation>
    </message>
    <message>
        <source>%1 · undo (Backspace)</source>
        <extracomment>%1 what was entered, as the beginning of a line; Backspace is a key</extracomment>
        <translation>%1 · anular (Backspace)</translation>
    </message>
</context>
<context>
    <name>EventLogPanel</name>
    <message>
        <source>Event log of the table</source>
        <translation>Rasto da mesa</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Rasto</translation>
    </message>
    <message>
        <source>%1 of %2 events</source>
        <translation>%1 de %2 acontecimentos</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 acontecimentos</translation>
    </message>
    <message>
        <source>Close the event log (Ctrl+I)</source>
        <translation>Fechar o rasto (Ctrl+I)</translation>
    </message>
    <message>
        <source>Search the event log</source>
        <translation>Procurar no rasto</translation>
    </message>
    <message>
        <source>Words or a rule (P26)</source>
        <translation>Palavras ou regra (P26)</translation>
    </message>
    <message>
        <source>Show all events</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>All events are shown</source>
        <translation>Está tudo à vista</translation>
    </message>
    <message>
        <source>Which events</source>
        <translation>Que acontecimentos</translation>
    </message>
    <message>
        <source>Whose events</source>
        <translation>De quem</translation>
    </message>
    <message>
        <source>Where the table stops</source>
        <translation>Onde a mesa para</translation>
    </message>
    <message>
        <source>The rule at which the table stops</source>
        <translation>A regra em que a mesa para</translation>
    </message>
    <message>
        <source>or at rule…</source>
        <translation>ou na regra…</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Acontecimentos</translation>
    </message>
    <message>
        <source>No event matches the search.</source>
        <translation>Nenhum acontecimento corresponde ao que se procura.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ainda nada aconteceu.</translation>
    </message>
    <message>
        <source>To the newest event</source>
        <translation>Para o acontecimento mais recente</translation>
    </message>
    <message>
        <source>Conformity list (Ctrl+K)</source>
        <translation>Lista de conformidade (Ctrl+K)</translation>
    </message>
    <message>
        <source>Inject a fault (Ctrl+F)</source>
        <translation>Provocar uma falha (Ctrl+F)</translation>
    </message>
    <message>
        <source>Note at this event</source>
        <translation>Nota neste acontecimento</translation>
    </message>
    <message>
        <source>Select an event first</source>
        <translation>Escolha primeiro um acontecimento</translation>
    </message>
    <message>
        <source>Note at event %1</source>
        <translation>Nota ao acontecimento %1</translation>
    </message>
    <message>
        <source>Pin the note</source>
        <translation>Afixar a nota</translation>
    </message>
    <message>
        <source>Write the note first</source>
        <translation>Escreva primeiro a nota</translation>
    </message>
</context>
<context>
    <name>EventLogRow</name>
    <message>
        <source>%1, %2. %3 Rules: %4</source>
        <translation>%1, %2. %3 Regras: %4</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>EventLogRule</name>
    <message>
        <source>Rule %1: open the rulebook</source>
        <translation>Regra %1: abrir nas regras do jogo</translation>
    </message>
</context>
<context>
    <name>EventLogText</name>
    <message>
        <source>Table opened</source>
        <translation>Mesa aberta</translation>
    </message>
    <message>
        <source>Player admitted</source>
        <translation>Jogador admitido</translation>
    </message>
    <message>
        <source>Seat taken</source>
        <translation>Lugar ocupado</translation>
    </message>
    <message>
        <source>Session begins</source>
        <translation>Início da sessão</translation>
    </message>
    <message>
        <source>Free points</source>
        <translation>Pontos gratuitos</translation>
    </message>
    <message>
        <source>Round opens</source>
        <translation>Abertura da jogada</translation>
    </message>
    <message>
        <source>Betting opens</source>
        <translation>Abertura das apostas</translation>
    </message>
    <message>
        <source>Betting closes</source>
        <translation>Fecho das apostas</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Stake taken back</source>
        <translation>Aposta retirada</translation>
    </message>
    <message>
        <source>Card burnt</source>
        <translation>Carta descartada</translation>
    </message>
    <message>
        <source>Card dealt</source>
        <translation>Carta distribuída</translation>
    </message>
    <message>
        <source>Card turned over</source>
        <translation>Carta descoberta</translation>
    </message>
    <message>
        <source>Decision opens</source>
        <translation>Abertura da decisão</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Tempo suplementar</translation>
    </message>
    <message>
        <source>Hand folded</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Dealer&apos;s hand</source>
        <translation>Mão da banca</translation>
    </message>
    <message>
        <source>Stakes collected</source>
        <translation>Apostas recolhidas</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Pagamento</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Contas</translation>
    </message>
    <message>
        <source>Void round</source>
        <translation>Jogada nula</translation>
    </message>
    <message>
        <source>Round closes</source>
        <translation>Fim da jogada</translation>
    </message>
    <message>
        <source>System failure</source>
        <translation>Falha do sistema</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Ligação perdida</translation>
    </message>
    <message>
        <source>Connection restored</source>
        <translation>Ligação retomada</translation>
    </message>
    <message>
        <source>Player leaves</source>
        <translation>Saída do jogador</translation>
    </message>
    <message>
        <source>Invitation to leave</source>
        <translation>Convite a sair</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Session ends</source>
        <translation>Fim da sessão</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>Recusa</translation>
    </message>
    <message>
        <source>Parol requested</source>
        <translation>Parol pedido</translation>
    </message>
    <message>
        <source>Parol placed</source>
        <translation>Parol colocado</translation>
    </message>
    <message>
        <source>Launch requested</source>
        <translation>Lançamento pedido</translation>
    </message>
    <message>
        <source>Ball launched</source>
        <translation>Bola lançada</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Void spin</source>
        <translation>Golpe nulo</translation>
    </message>
    <message>
        <source>Stakes disturbed</source>
        <translation>Apostas desmarcadas</translation>
    </message>
    <message>
        <source>Stake put back</source>
        <translation>Aposta reposta</translation>
    </message>
    <message>
        <source>All stakes put back</source>
        <translation>Apostas todas repostas</translation>
    </message>
    <message>
        <source>Chips changed back</source>
        <translation>Fichas trocadas</translation>
    </message>
    <message>
        <source>Ball changed</source>
        <translation>Mudança de bola</translation>
    </message>
    <message>
        <source>Croupier changed</source>
        <translation>Mudança de pagador</translation>
    </message>
    <message>
        <source>Sale opens</source>
        <translation>Abertura da venda</translation>
    </message>
    <message>
        <source>Cards ordered</source>
        <translation>Cartões pedidos</translation>
    </message>
    <message>
        <source>Simulated players&apos; order</source>
        <translation>Pedido dos jogadores simulados</translation>
    </message>
    <message>
        <source>Card sold</source>
        <translation>Cartão vendido</translation>
    </message>
    <message>
        <source>Simulated players&apos; cards</source>
        <translation>Cartões dos jogadores simulados</translation>
    </message>
    <message>
        <source>Sale closes</source>
        <translation>Fecho da venda</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>One to go</source>
        <translation>Falta um número</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prémio</translation>
    </message>
    <message>
        <source>Money carried over</source>
        <translation>Valor transitado</translation>
    </message>
    <message>
        <source>Number marked</source>
        <translation>Número marcado</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>hidden until the round closes</source>
        <translation>oculto até ao fim da jogada</translation>
    </message>
    <message>
        <source>Simulated players</source>
        <translation>Jogadores simulados</translation>
    </message>
    <message>
        <source>%1 · %2 stay in the round and are settled like any other stake</source>
        <extracomment>%1 a player, %2 an amount</extracomment>
        <translation>%1 · %2 ficam na jogada e são liquidados como qualquer aposta</translation>
    </message>
</context>
<context>
    <name>ExpectationText</name>
    <message>
        <source>never</source>
        <translation>nenhuma vez</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 what an event is called, %2 its fields with their values</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no %1</source>
        <extracomment>%1 a field of an event</extracomment>
        <translation>sem %1</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <extracomment>%1 a field of an event, %2 its value, %3 the value that was expected</extracomment>
        <translation>%1 %2 em vez de %3</translation>
    </message>
    <message>
        <source>Points of %1 at the end: %2 instead of %3.</source>
        <extracomment>%1 a player, %2 the points that the player has, %3 those that were expected</extracomment>
        <translation>Pontos de %1 no fim: %2 em vez de %3.</translation>
    </message>
    <message>
        <source>%1: expected %2; counted: %3.</source>
        <extracomment>%1 what an event is called, with its fields; %2 and %3 how often</extracomment>
        <translation>%1: esperado %2; contado: %3.</translation>
    </message>
    <message>
        <source>at least once</source>
        <translation>pelo menos uma vez</translation>
    </message>
    <message>
        <source>The last one: %1.</source>
        <translation>O último: %1.</translation>
    </message>
    <message>
        <source>The closest event had %1.</source>
        <translation>O que mais se aproximou tinha %1.</translation>
    </message>
    <message>
        <source>With this many expectations, the closest event is not looked for.</source>
        <translation>Com tantas expetativas, não se procura o que mais se aproximou.</translation>
    </message>
    <message>
        <source>There was no such event at all.</source>
        <translation>Não houve nenhum acontecimento desses.</translation>
    </message>
    <message>
        <source>Points of %1 at the end: %2, as expected.</source>
        <extracomment>%1 a player, %2 the points that the player has</extracomment>
        <translation>Pontos de %1 no fim: %2, como se esperava.</translation>
    </message>
    <message>
        <source>%1: %2, as expected.</source>
        <extracomment>%1 what an event is called, with its fields; %2 how often it was expected</extracomment>
        <translation>%1: %2, como se esperava.</translation>
    </message>
</context>
<context>
    <name>ExpectedText</name>
    <message>
        <source>Prize</source>
        <translation>Prémio</translation>
    </message>
    <message>
        <source>Value of the prize</source>
        <translation>Valor do prémio</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Vai para</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Decidido por</translation>
    </message>
    <message>
        <source>Ace in a run of five</source>
        <translation>Ás numa sequência de cinco</translation>
    </message>
    <message>
        <source>The bet stands without its player</source>
        <translation>O bet vale sem o jogador</translation>
    </message>
    <message>
        <source>An ante was lost</source>
        <translation>Perdeu-se um ante</translation>
    </message>
    <message>
        <source>Refused because</source>
        <translation>Recusado porque</translation>
    </message>
    <message>
        <source>More precisely</source>
        <translation>Mais exatamente</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Cards are dealt</source>
        <translation>Dão-se cartas</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>By undoing</source>
        <translation>Desfazendo</translation>
    </message>
    <message>
        <source>Direction of the ball</source>
        <translation>Sentido da bola</translation>
    </message>
    <message>
        <source>Launch, counted from the first</source>
        <translation>Lançamento, contado do primeiro</translation>
    </message>
    <message>
        <source>Ball put back on</source>
        <translation>Bola reposta no</translation>
    </message>
    <message>
        <source>Launched again at, s</source>
        <translation>Novo lançamento, s</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Neighbours of</source>
        <translation>Vizinhos do</translation>
    </message>
    <message>
        <source>Decided by the rule of zero</source>
        <translation>Decidido pela regra do zero</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>A jogada é nula</translation>
    </message>
    <message>
        <source>Chips taken away</source>
        <translation>Fichas levadas</translation>
    </message>
    <message>
        <source>Brought after leaving</source>
        <translation>Trazidas depois de sair</translation>
    </message>
    <message>
        <source>The ball was faulty</source>
        <translation>A bola tinha defeito</translation>
    </message>
    <message>
        <source>The player has several prizes</source>
        <translation>O jogador tem vários prémios</translation>
    </message>
    <message>
        <source>Before the number is known</source>
        <translation>Antes de se saber o número</translation>
    </message>
    <message>
        <source>With a stake or a card in play</source>
        <translation>Com aposta ou cartão em jogo</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letra</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartões</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Number of the first card</source>
        <translation>Número do primeiro cartão</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Vendas</translation>
    </message>
    <message>
        <source>Enough players</source>
        <translation>Jogadores bastantes</translation>
    </message>
    <message>
        <source>Prize money</source>
        <translation>Valor dos prémios</translation>
    </message>
    <message>
        <source>Bingo jackpot</source>
        <translation>Bingo acumulado</translation>
    </message>
    <message>
        <source>Line jackpot</source>
        <translation>Linha acumulada</translation>
    </message>
    <message>
        <source>Into the bingo jackpot</source>
        <translation>Para o bingo acumulado</translation>
    </message>
    <message>
        <source>Into the line jackpot</source>
        <translation>Para a linha acumulada</translation>
    </message>
    <message>
        <source>What could not be divided</source>
        <translation>O que não se pôde dividir</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Reembolsado</translation>
    </message>
    <message>
        <source>Not at the table because</source>
        <translation>Fora da mesa porque</translation>
    </message>
    <message>
        <source>Prizes already won stand</source>
        <translation>Valem os prémios já ganhos</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Number of the card</source>
        <translation>Número do cartão</translation>
    </message>
    <message>
        <source>Straight (hand)</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Line of a card</source>
        <translation>Linha do cartão</translation>
    </message>
    <message>
        <source>Column of a card</source>
        <translation>Coluna do cartão</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sentido dos ponteiros</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Sentido contrário aos ponteiros</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Desistiu</translation>
    </message>
    <message>
        <source>The dealer does not qualify</source>
        <translation>A banca não se qualifica</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhou</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdeu</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>The ante is returned</source>
        <translation>O ante é devolvido</translation>
    </message>
    <message>
        <source>All stakes are returned</source>
        <translation>As apostas são devolvidas</translation>
    </message>
    <message>
        <source>The better combination</source>
        <translation>A melhor combinação</translation>
    </message>
    <message>
        <source>The cards that the rule names</source>
        <translation>As cartas que a regra nomeia</translation>
    </message>
    <message>
        <source>The remaining cards</source>
        <translation>As outras cartas</translation>
    </message>
    <message>
        <source>Three cards of one suit</source>
        <translation>Três cartas do mesmo naipe</translation>
    </message>
    <message>
        <source>Nothing: equal down to the last card</source>
        <translation>Nada: iguais até à última carta</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Low (5 to ace)</source>
        <translation>Baixo (do 5 ao ás)</translation>
    </message>
    <message>
        <source>High, in one suit</source>
        <translation>Alto, de um só naipe</translation>
    </message>
    <message>
        <source>High, in mixed suits</source>
        <translation>Alto, de vários naipes</translation>
    </message>
    <message>
        <source>High, counted as high cards only</source>
        <translation>Alto, só como cartas maiores</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>outra coisa</translation>
    </message>
    <message>
        <source>chose to leave</source>
        <translation>quis sair</translation>
    </message>
    <message>
        <source>did not stake</source>
        <translation>não apostou</translation>
    </message>
    <message>
        <source>too few players</source>
        <translation>jogadores a menos</translation>
    </message>
    <message>
        <source>points are left</source>
        <translation>ainda tem pontos</translation>
    </message>
    <message>
        <source>impossible outcome</source>
        <translation>resultado impossível</translation>
    </message>
    <message>
        <source>not whole chips</source>
        <translation>fichas não inteiras</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>ainda não saiu</translation>
    </message>
    <message>
        <source>on none of the cards</source>
        <translation>em nenhum dos cartões</translation>
    </message>
    <message>
        <source>nothing further</source>
        <translation>nada mais</translation>
    </message>
    <message>
        <source>leaves once the round is over</source>
        <translation>sai no fim da jogada</translation>
    </message>
    <message>
        <source>the connection is not lost</source>
        <translation>a ligação não está perdida</translation>
    </message>
    <message>
        <source>it happens when it is due</source>
        <translation>vem a seu tempo</translation>
    </message>
    <message>
        <source>the maximum per player</source>
        <translation>o máximo por jogador</translation>
    </message>
    <message>
        <source>stakes are being put back</source>
        <translation>as apostas estão a ser repostas</translation>
    </message>
    <message>
        <source>not everything is paid yet</source>
        <translation>ainda não está tudo pago</translation>
    </message>
    <message>
        <source>the ball is running</source>
        <translation>a bola está em movimento</translation>
    </message>
    <message>
        <source>the ball is not running</source>
        <translation>a bola não está em movimento</translation>
    </message>
    <message>
        <source>a series in whole tens</source>
        <translation>a série em dezenas inteiras</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>A próxima jogada</translation>
    </message>
    <message>
        <source>The simulated players</source>
        <translation>Os jogadores simulados</translation>
    </message>
    <message>
        <source>is at the table</source>
        <translation>está à mesa</translation>
    </message>
    <message>
        <source>the connection is lost</source>
        <translation>perdeu-se a ligação</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>saiu</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Façam as vossas apostas</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Jogo feito, nada mais</translation>
    </message>
    <message>
        <source>Fold, or continue</source>
        <translation>Desistir ou continuar</translation>
    </message>
    <message>
        <source>Decide now</source>
        <translation>Decidam agora</translation>
    </message>
    <message>
        <source>The dealer plays</source>
        <translation>A banca vai a jogo</translation>
    </message>
    <message>
        <source>A payment</source>
        <translation>Um pagamento</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>O número</translation>
    </message>
    <message>
        <source>Void spin</source>
        <translation>Golpe nulo</translation>
    </message>
    <message>
        <source>The bell</source>
        <translation>A campainha</translation>
    </message>
    <message>
        <source>The stakes are put back</source>
        <translation>As apostas são repostas</translation>
    </message>
    <message>
        <source>The ball is changed</source>
        <translation>Mudança de bola</translation>
    </message>
    <message>
        <source>Another croupier takes over</source>
        <translation>Mudança de pagador</translation>
    </message>
    <message>
        <source>Cards are on sale</source>
        <translation>Cartões à venda</translation>
    </message>
    <message>
        <source>The sale is closed</source>
        <translation>A venda está encerrada</translation>
    </message>
    <message>
        <source>Cards sold and prizes</source>
        <translation>Cartões vendidos e prémios</translation>
    </message>
    <message>
        <source>The ball</source>
        <translation>A bola</translation>
    </message>
    <message>
        <source>One to go</source>
        <translation>Falta um número</translation>
    </message>
    <message>
        <source>A prize</source>
        <translation>Um prémio</translation>
    </message>
    <message>
        <source>Invitation to leave</source>
        <translation>Convite a sair</translation>
    </message>
    <message>
        <source>Warning before the session ends</source>
        <translation>Aviso antes do fim da sessão</translation>
    </message>
    <message>
        <source>The session is over</source>
        <translation>A sessão terminou</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export rounds</source>
        <translation>Exportar jogadas</translation>
    </message>
    <message>
        <source>Of the game and the period chosen here. The record stays as it is.</source>
        <translation>Do jogo e do período aqui escolhidos. O registo fica como está.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>JSON…</source>
        <translation>JSON…</translation>
    </message>
    <message>
        <source>Everything on record of these rounds, with their tables&apos; settings</source>
        <translation>Tudo o que está registado destas jogadas, com as definições das mesas</translation>
    </message>
    <message>
        <source>The rounds are being written</source>
        <translation>As jogadas estão a ser escritas</translation>
    </message>
    <message>
        <source>Table for a spreadsheet…</source>
        <translation>Tabela para folha de cálculo…</translation>
    </message>
    <message>
        <source>CSV as spreadsheets in this country read it: a line for each player and round, amounts in points (Ctrl+S)</source>
        <translation>CSV como as folhas de cálculo deste país o leem: uma linha por jogador e jogada, valores em pontos (Ctrl+S)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The rounds are being written…</source>
        <translation>As jogadas estão a ser escritas…</translation>
    </message>
    <message>
        <source>Save the rounds as a table</source>
        <translation>Guardar as jogadas como tabela</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Save the rounds as JSON</source>
        <translation>Guardar as jogadas como JSON</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>FactsPlate</name>
    <message>
        <source>Card %1. %2 sold, worth %3. %4 players. Prizes %5</source>
        <translation>Cartão %1. %2 vendidos, no valor de %3. %4 jogadores. Prémios %5</translation>
    </message>
    <message>
        <source>Bingo is the pattern</source>
        <translation>Bingo é a forma</translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>Preço do cartão</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>Cards sold (%n player(s))</source>
        <translation>
            <numerusform>Vendidos a %n jogador</numerusform>
            <numerusform>Vendidos a %n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>count and amount</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>In prizes</source>
        <translation>Em prémios</translation>
    </message>
</context>
<context>
    <name>FairnessRounds</name>
    <message>
        <source>Rounds, newest first</source>
        <translation>Jogadas, da mais recente para a mais antiga</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fairness</source>
        <translation>Equidade</translation>
    </message>
    <message>
        <source>This program&apos;s own record. Nothing here changes a file.</source>
        <translation>O registo deste programa. Nada aqui altera um ficheiro.</translation>
    </message>
    <message>
        <source>Own record</source>
        <translation>Registo próprio</translation>
    </message>
    <message>
        <source>Another record</source>
        <translation>Outro registo</translation>
    </message>
    <message>
        <source>Goes back to this program&apos;s own record</source>
        <translation>Volta ao registo deste programa</translation>
    </message>
    <message>
        <source>Opens a record file from elsewhere; it is not changed (Ctrl+Shift+O)</source>
        <translation>Abre o ficheiro de um registo que alguém trouxe; não é alterado (Ctrl+Shift+O)</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Parar a verificação</translation>
    </message>
    <message>
        <source>Check the whole record</source>
        <translation>Verificar todo o registo</translation>
    </message>
    <message>
        <source>Hash chain, commitments, outcomes from their seeds, every settlement recomputed</source>
        <translation>Cadeia de resumos, compromissos, resultados refeitos a partir das sementes, todas as liquidações calculadas de novo</translation>
    </message>
    <message>
        <source>There is nothing on record yet</source>
        <translation>Ainda não há nada registado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Go to a round by its number</source>
        <translation>Ir para uma jogada pelo número</translation>
    </message>
    <message>
        <source>Round, such as 3-12</source>
        <translation>Jogada, como 3-12</translation>
    </message>
    <message>
        <source>Proof of the round, step by step</source>
        <translation>Prova da jogada, passo a passo</translation>
    </message>
    <message>
        <source>Check this round</source>
        <translation>Verificar esta jogada</translation>
    </message>
    <message>
        <source>Replays its table from the opening up to this round, and compares every event</source>
        <translation>Refaz a mesa desde a abertura até esta jogada e compara cada acontecimento</translation>
    </message>
    <message>
        <source>A check is running</source>
        <translation>Está a decorrer uma verificação</translation>
    </message>
    <message>
        <source>Without this program, in a standard shell</source>
        <translation>Sem este programa, numa linha de comandos comum</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Copiar as linhas</translation>
    </message>
    <message>
        <source>They print the commitment and the outcome with sh, xxd, sha256sum, b2sum, openssl, od and awk</source>
        <translation>Escrevem o compromisso e o resultado com sh, xxd, sha256sum, b2sum, openssl, od e awk</translation>
    </message>
    <message>
        <source>Lines for a standard shell</source>
        <translation>Linhas para uma linha de comandos comum</translation>
    </message>
    <message>
        <source>The record is being checked</source>
        <translation>O registo está a ser verificado</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que se mostra</translation>
    </message>
    <message>
        <source>Proof of a round</source>
        <translation>Prova de uma jogada</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>O que foi devolvido</translation>
    </message>
    <message>
        <source>Test of chance</source>
        <translation>Teste do acaso</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir um registo</translation>
    </message>
    <message>
        <source>Records (*.sqlite)</source>
        <translation>Registos (*.sqlite)</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
</context>
<context>
    <name>FaultChoice</name>
    <message>
        <source>%1: not possible now. %2</source>
        <translation>%1: agora não. %2</translation>
    </message>
</context>
<context>
    <name>FaultDemands</name>
    <message>
        <source>The text knows of no system failure; read as O20 and O21: without a valid number the round is void and all stakes are returned.</source>
        <translation>O texto não conhece falhas do sistema; lido como O20 e O21: sem número válido a jogada é nula e todas as apostas são devolvidas.</translation>
    </message>
    <message>
        <source>The text knows of no lost player; read as O22 and O23: the round stands, and the stakes are settled.</source>
        <translation>O texto não conhece a perda de ligação; lido como O22 e O23: a jogada vale e as apostas são liquidadas.</translation>
    </message>
    <message>
        <source>The spin is void, not the round: the cause is removed, the ball is put back on the previous number and launched again; stakes stay.</source>
        <translation>O golpe é nulo, não a jogada: retira-se a causa, repõe-se a bola no número anterior e lança-se de novo; as apostas ficam.</translation>
    </message>
    <message>
        <source>Stakes that the staff have disturbed are put back from the record.</source>
        <translation>As apostas que o pessoal deslocou são repostas a partir do registo.</translation>
    </message>
    <message>
        <source>A round that can&apos;t end because the system failed is void, and the stakes are returned.</source>
        <translation>Uma jogada que não pode terminar por falha do sistema é nula, e as apostas são devolvidas.</translation>
    </message>
    <message>
        <source>Once the bet is down, it stands and the round is settled.</source>
        <translation>Feita a aposta, ela mantém-se e a jogada é liquidada.</translation>
    </message>
    <message>
        <source>Read together, once the deal is complete: seats with a bet are settled, folded seats stay folded, seats that had not decided get the ante back. Before, the whole round is void.</source>
        <translation>Lidas em conjunto, com a distribuição completa: os lugares com aposta são liquidados, as mãos abandonadas ficam abandonadas, quem não decidiu recebe o ante de volta. Antes disso, toda a jogada é nula.</translation>
    </message>
    <message>
        <source>A failure of the player&apos;s own equipment does not void the round.</source>
        <translation>Uma falha do equipamento do jogador não anula a jogada.</translation>
    </message>
    <message>
        <source>Before the bet: the hand is folded, and the ante is lost.</source>
        <translation>Antes da aposta: a mão é abandonada e o ante perde-se.</translation>
    </message>
    <message>
        <source>After the bet: the bet stands, and the round is settled.</source>
        <translation>Depois da aposta: a aposta mantém-se e a jogada é liquidada.</translation>
    </message>
    <message>
        <source>Coming back does not undo a hand that was folded meanwhile.</source>
        <translation>O regresso não desfaz uma mão entretanto abandonada.</translation>
    </message>
    <message>
        <source>Without a valid number the round is void, and all stakes are returned.</source>
        <translation>Sem número válido a jogada é nula, e todas as apostas são devolvidas.</translation>
    </message>
    <message>
        <source>A failure on the player&apos;s side after the stake: the round stands and is settled.</source>
        <translation>Uma falha do lado do jogador depois da aposta: a jogada vale e é liquidada.</translation>
    </message>
    <message>
        <source>A faulty ball is replaced by one of the same size.</source>
        <translation>Uma bola defeituosa é substituída por outra do mesmo tamanho.</translation>
    </message>
    <message>
        <source>The two balls alternate every hour, and it is announced.</source>
        <translation>As duas bolas alternam de hora a hora, e isso é anunciado.</translation>
    </message>
    <message>
        <source>The croupier at the wheel changes at least every half hour; stakes stay.</source>
        <translation>O pagador do cilindro muda pelo menos de meia em meia hora; as apostas ficam.</translation>
    </message>
    <message>
        <source>A failure before the end voids the round: the cards are refunded.</source>
        <translation>Uma falha antes do fim anula a jogada: os cartões são reembolsados.</translation>
    </message>
    <message>
        <source>After some prize: the prizes won are paid, and players without one are refunded.</source>
        <translation>Depois de algum prémio: pagam-se os prémios ganhos e reembolsa-se quem não tem nenhum.</translation>
    </message>
    <message>
        <source>No costs are added or taken.</source>
        <translation>Não se acrescentam nem se descontam custos.</translation>
    </message>
    <message>
        <source>Bought cards can&apos;t be returned; they stay in and win like any other.</source>
        <translation>Os cartões comprados não se devolvem; continuam em jogo e ganham como quaisquer outros.</translation>
    </message>
    <message>
        <source>The cards count, and prizes are paid to the account right after the round.</source>
        <translation>Os cartões contam, e os prémios são pagos na conta logo após a jogada.</translation>
    </message>
</context>
<context>
    <name>FaultLine</name>
    <message>
        <source>Actual: %1</source>
        <translation>Veio: %1</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regras: %1</translation>
    </message>
</context>
<context>
    <name>FaultPanel</name>
    <message>
        <source>Fault injector</source>
        <translation>Provocar falhas</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Falhas</translation>
    </message>
    <message numerus="yes">
        <source>%n injected here</source>
        <translation>
            <numerusform>%n provocada aqui</numerusform>
            <numerusform>%n provocadas aqui</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the event log (Ctrl+F)</source>
        <translation>Voltar ao rasto (Ctrl+F)</translation>
    </message>
    <message>
        <source>What can go wrong</source>
        <translation>O que pode falhar</translation>
    </message>
    <message>
        <source>Whose connection</source>
        <translation>De quem é a ligação</translation>
    </message>
    <message>
        <source>Inject it now</source>
        <translation>Provocar agora</translation>
    </message>
    <message>
        <source>Injects the chosen fault at this table (Enter in the list)</source>
        <translation>Provoca nesta mesa a falha escolhida (Enter na lista)</translation>
    </message>
    <message>
        <source>What is shown below</source>
        <translation>O que se mostra em baixo</translation>
    </message>
    <message>
        <source>What the rules require now</source>
        <translation>O que as regras mandam agora</translation>
    </message>
    <message>
        <source>What followed</source>
        <translation>O que daí resultou</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>At which event</source>
        <translation>Em que acontecimento</translation>
    </message>
    <message>
        <source>In which round of the table</source>
        <translation>Em que jogada da mesa</translation>
    </message>
    <message>
        <source>After how many seconds on the table&apos;s clock</source>
        <translation>Ao fim de quantos segundos no relógio da mesa</translation>
    </message>
    <message>
        <source>Arm it</source>
        <translation>Armar</translation>
    </message>
    <message>
        <source>Injects the chosen fault when its moment comes (Enter in the list)</source>
        <translation>Provoca a falha escolhida quando chegar o momento (Enter na lista)</translation>
    </message>
    <message>
        <source>Armed: %1</source>
        <translation>Armada: %1</translation>
    </message>
    <message>
        <source>Disarm</source>
        <translation>Desarmar</translation>
    </message>
    <message>
        <source>The armed fault is not injected</source>
        <translation>A falha armada não é provocada</translation>
    </message>
    <message>
        <source>Not possible when its moment came: %1</source>
        <translation>Não foi possível quando chegou o momento: %1</translation>
    </message>
    <message>
        <source>Forecast and table are the same program: “as predicted” means that it agrees with itself. What the regulation demands, read by hand:</source>
        <translation>A previsão e a mesa são o mesmo programa: «como previsto» quer dizer que concorda consigo próprio. O que o regulamento exige, lido à mão:</translation>
    </message>
</context>
<context>
    <name>FaultText</name>
    <message>
        <source>%1 of %2 happened as predicted; another fault was injected before the others could.</source>
        <translation>%1 de %2 como previsto; foi provocada outra falha antes de o resto poder acontecer.</translation>
    </message>
    <message>
        <source>What the rules require now</source>
        <translation>O que as regras mandam agora</translation>
    </message>
    <message>
        <source>System failure</source>
        <translation>Falha do sistema</translation>
    </message>
    <message>
        <source>System failure between two prizes</source>
        <translation>Falha do sistema entre dois prémios</translation>
    </message>
    <message>
        <source>A player&apos;s connection is lost</source>
        <translation>Um jogador perde a ligação</translation>
    </message>
    <message>
        <source>The connection is restored</source>
        <translation>A ligação volta</translation>
    </message>
    <message>
        <source>Object in the wheel</source>
        <translation>Objeto no cilindro</translation>
    </message>
    <message>
        <source>Faulty ball</source>
        <translation>Bola defeituosa</translation>
    </message>
    <message>
        <source>Disturbed stakes</source>
        <translation>Apostas desmarcadas</translation>
    </message>
    <message>
        <source>Change of croupier</source>
        <translation>Mudança de pagador</translation>
    </message>
    <message>
        <source>The gaming system stops.</source>
        <translation>O sistema de jogo para.</translation>
    </message>
    <message>
        <source>The gaming system stops when a prize has been won and bingo has not.</source>
        <translation>O sistema de jogo para quando já saiu um prémio e ainda não o bingo.</translation>
    </message>
    <message>
        <source>The player&apos;s own equipment fails.</source>
        <translation>O equipamento do próprio jogador falha.</translation>
    </message>
    <message>
        <source>The player&apos;s own equipment works again.</source>
        <translation>O equipamento do próprio jogador volta a funcionar.</translation>
    </message>
    <message>
        <source>A chip or something else falls in while the ball runs.</source>
        <translation>Uma ficha ou outro objeto cai na roleta enquanto a bola corre.</translation>
    </message>
    <message>
        <source>The ball is found faulty, at rest or while it runs.</source>
        <translation>Verifica-se que a bola tem defeito, parada ou em movimento.</translation>
    </message>
    <message>
        <source>The staff disturb the stakes on the layout.</source>
        <translation>O pessoal desmarca as apostas que estão no pano.</translation>
    </message>
    <message>
        <source>Another croupier takes over the wheel.</source>
        <translation>Outro pagador toma conta da roleta.</translation>
    </message>
    <message>
        <source>This regulation does not provide for it.</source>
        <translation>Este regulamento não o prevê.</translation>
    </message>
    <message>
        <source>This player is not at the table.</source>
        <translation>Este jogador não está à mesa.</translation>
    </message>
    <message>
        <source>Only during the draw, once a prize has been won and before bingo.</source>
        <translation>Só durante a extração, depois de sair um prémio e antes do bingo.</translation>
    </message>
    <message>
        <source>This player&apos;s connection is already lost.</source>
        <translation>Este jogador já está sem ligação.</translation>
    </message>
    <message>
        <source>This player leaves after the round.</source>
        <translation>Este jogador sai depois da jogada.</translation>
    </message>
    <message>
        <source>Only while the ball runs.</source>
        <translation>Só enquanto a bola corre.</translation>
    </message>
    <message>
        <source>There is no stake on the layout.</source>
        <translation>Não há apostas no pano.</translation>
    </message>
    <message>
        <source>The stakes are already being put back.</source>
        <translation>As apostas já estão a ser repostas.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Agora não é possível.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>de imediato</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <extracomment>%1 seconds of table time after a fault</extracomment>
        <translation>+%1 s</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>no fim</translation>
    </message>
    <message>
        <source>Sealed until it happens</source>
        <translation>Selado até acontecer</translation>
    </message>
    <message>
        <source>The rest depends on face-down cards. It is predicted, and shown as it happens.</source>
        <translation>O resto depende de cartas que estão viradas para baixo. Está previsto, e mostra-se quando acontecer.</translation>
    </message>
    <message>
        <source>not predicted</source>
        <translation>não previsto</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>à espera</translation>
    </message>
    <message>
        <source>as predicted</source>
        <translation>como previsto</translation>
    </message>
    <message>
        <source>not as predicted</source>
        <translation>de outro modo</translation>
    </message>
    <message>
        <source>did not happen</source>
        <translation>não aconteceu</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>por apreciar</translation>
    </message>
    <message>
        <source>Not as predicted: only %1 of %2 were.</source>
        <translation>Não foi como previsto: só %1 de %2.</translation>
    </message>
    <message>
        <source>%1 of %2 so far, as predicted.</source>
        <translation>%1 de %2 até agora, como previsto.</translation>
    </message>
    <message>
        <source>All as predicted (%1).</source>
        <translation>Tudo como previsto (%1).</translation>
    </message>
    <message>
        <source>Round %1, %2: %3</source>
        <extracomment>%1 a round&apos;s number, %2 a moment on the table&apos;s clock, %3 what was caused</extracomment>
        <translation>Jogada %1, %2: %3</translation>
    </message>
    <message>
        <source>In time: at once.</source>
        <translation>A tempo: de imediato.</translation>
    </message>
    <message>
        <source>measured: at once, in time</source>
        <translation>medido: de imediato, a tempo</translation>
    </message>
    <message>
        <source>measured: after %1 s</source>
        <extracomment>%1 seconds of table time</extracomment>
        <translation>medido: ao fim de %1 s</translation>
    </message>
    <message>
        <source>required after %1 s, measured %2 s: %3 s too late</source>
        <extracomment>%1, %2 and %3 seconds of table time</extracomment>
        <translation>exigido ao fim de %1 s, medido %2 s: %3 s de atraso</translation>
    </message>
    <message>
        <source>required after %1 s, measured %2 s: early, as nobody used the full time</source>
        <translation>exigido ao fim de %1 s, medido %2 s: mais cedo, ninguém usou todo o tempo</translation>
    </message>
    <message>
        <source>required after %1 s, measured %2 s: in time</source>
        <extracomment>%1 and %2 seconds of table time</extracomment>
        <translation>exigido ao fim de %1 s, medido %2 s: a tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n came too late.</source>
        <translation>
            <numerusform>%n veio tarde demais.</numerusform>
            <numerusform>%n vieram tarde demais.</numerusform>
        </translation>
    </message>
    <message>
        <source>In time, the last after %1 s.</source>
        <extracomment>%1 seconds of table time</extracomment>
        <translation>A tempo, o último ao fim de %1 s.</translation>
    </message>
    <message>
        <source>Ball out of the wheel</source>
        <translation>Bola fora do cilindro</translation>
    </message>
    <message>
        <source>Change of balls</source>
        <translation>Troca das bolas</translation>
    </message>
    <message>
        <source>The ball jumps out of the wheel and is not found: another one takes its place.</source>
        <translation>A bola salta do cilindro e desaparece: outra ocupa o seu lugar.</translation>
    </message>
    <message>
        <source>The balls are swapped, as they are every hour.</source>
        <translation>Passa-se à outra das duas bolas, como de hora a hora.</translation>
    </message>
    <message>
        <source>Not while the ball runs.</source>
        <translation>Não enquanto a bola roda.</translation>
    </message>
    <message>
        <source>%1 of %2 happened as predicted; the table was left, or the program ended, before the others could.</source>
        <translation>%1 de %2 sucederam como previsto; a mesa foi deixada, ou o programa terminou, antes de os restantes poderem suceder.</translation>
    </message>
</context>
<context>
    <name>FavouritesView</name>
    <message>
        <source>There are no stakes to save: put some chips down first</source>
        <translation>Não há apostas para guardar: coloque primeiro algumas fichas</translation>
    </message>
    <message>
        <source>Give the stakes a name first</source>
        <translation>Dê primeiro um nome às apostas</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Stakes with a name, remembered for tables with these rules</source>
        <translation>Apostas com nome, guardadas para mesas com estas regras</translation>
    </message>
    <message>
        <source>Name for the stakes</source>
        <translation>Nome para as apostas</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Guardar %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save the stakes on the table now</source>
        <translation>Guardar o que está agora na mesa</translation>
    </message>
    <message>
        <source>Save the stakes of the last round</source>
        <translation>Guardar as apostas da última jogada</translation>
    </message>
    <message>
        <source>There is no room for more favourites: delete one first</source>
        <translation>Não há lugar para mais favoritas: esqueça uma primeiro</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Put chips down, give them a name, and one press brings them back in any round.</source>
        <translation>Ainda não há nada guardado. Coloque fichas, dê-lhes um nome, e basta um toque para as repor em qualquer jogada.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Apostar</translation>
    </message>
    <message>
        <source>Put down: %1</source>
        <translation>Apostar: %1</translation>
    </message>
    <message>
        <source>Delete: %1</source>
        <translation>Esquecer: %1</translation>
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
    <name>FiguresSheet</name>
    <message>
        <source>Room with its prizes and jackpots</source>
        <translation>Sala com os seus prémios e acumulados</translation>
    </message>
    <message>
        <source>Exact figures</source>
        <translation>Contas exatas</translation>
    </message>
    <message>
        <source>Counted or simulated by the tables&apos; own rules, in the background; nothing on record is touched.</source>
        <translation>Contadas ou jogadas pelas próprias regras das mesas, em segundo plano; não se toca em nada do que está registado.</translation>
    </message>
    <message>
        <source>On the command line: %1</source>
        <translation>Sem a janela: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Rules or room</source>
        <translation>Regras ou sala</translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation>Cartões em jogo</translation>
    </message>
    <message>
        <source>Stop computing</source>
        <translation>Parar o cálculo</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>The figures are being computed</source>
        <translation>As contas estão a ser feitas</translation>
    </message>
    <message>
        <source>The same from the command line: %1</source>
        <translation>O mesmo na linha de comandos: %1</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copiar o comando</translation>
    </message>
    <message>
        <source>The dealer&apos;s card</source>
        <translation>A carta da banca</translation>
    </message>
</context>
<context>
    <name>FiguresText</name>
    <message>
        <source>The usual room</source>
        <translation>A sala habitual</translation>
    </message>
    <message>
        <source>Exactly three</source>
        <translation>Só três do naipe</translation>
    </message>
    <message>
        <source>Of two equal hands of high cards the one with exactly three cards of a suit wins: another reading of I-P9. By three of one colour, red or black, it is always a tie: any five cards have them.</source>
        <translation>De duas mãos iguais de cartas maiores ganha a que tiver exatamente três cartas do mesmo naipe: outra leitura de I-P9. Com três da mesma cor, vermelha ou preta, há sempre empate: quaisquer cinco cartas as têm.</translation>
    </message>
    <message>
        <source>In the common game, with the same pay table, it keeps %1.</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>No jogo corrente, com os mesmos pagamentos, fica com %1.</translation>
    </message>
    <message>
        <source>Figures without an interval are exact: there is a formula for them.</source>
        <translation>O que não tem intervalo é exato: há uma fórmula.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <extracomment>what comes back, in per cent</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>To play the same rounds again</source>
        <translation>Para repetir as mesmas jogadas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Roleta</translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation>Bingo</translation>
    </message>
    <message>
        <source>Our readings</source>
        <translation>As nossas leituras</translation>
    </message>
    <message>
        <source>Burnt card not seen</source>
        <translation>Descartada não vista</translation>
    </message>
    <message>
        <source>Suits break no ties</source>
        <translation>Naipes não desempatam</translation>
    </message>
    <message>
        <source>A-K-Q-J-10 no straight</source>
        <translation>A-R-D-V-10 sem sequência</translation>
    </message>
    <message>
        <source>The common game</source>
        <translation>O jogo corrente</translation>
    </message>
    <message>
        <source>90 balls</source>
        <translation>90 bolas</translation>
    </message>
    <message>
        <source>80 balls</source>
        <translation>80 bolas</translation>
    </message>
    <message>
        <source>75 balls</source>
        <translation>75 bolas</translation>
    </message>
    <message>
        <source>30 balls</source>
        <translation>30 bolas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n cartão</numerusform>
            <numerusform>%n cartões</numerusform>
        </translation>
    </message>
    <message>
        <source>Under best play the house keeps %1 of each ante; %2 of the hands continue. All %3 deals are counted.</source>
        <translation>Com o melhor jogo, a casa fica com %1 de cada aposta inicial; continuam %2 das mãos. Estão contadas todas as %3 distribuições.</translation>
    </message>
    <message>
        <source>Each chance is settled for every number of the wheel, as the table does it.</source>
        <translation>Cada chance é liquidada para todos os números da roleta, como a mesa o faz.</translation>
    </message>
    <message>
        <source>With one card there is a formula: these figures are exact.</source>
        <translation>Com um só cartão há uma fórmula: estas contas são exatas.</translation>
    </message>
    <message>
        <source>From %1 rounds played with the real book of cards; the interval holds with 99% confidence.</source>
        <translation>De %1 jogadas com o verdadeiro livro de cartões; o intervalo vale com 99 % de confiança.</translation>
    </message>
    <message>
        <source>What the house keeps of each stake</source>
        <translation>Com quanto fica a casa de cada aposta</translation>
    </message>
    <message>
        <source>Series, and how often their winnings are staked again (R28)</source>
        <translation>Séries, e quantas vezes voltam a jogar com o que ganharam (R28)</translation>
    </message>
    <message>
        <source>At which ball the prizes are won</source>
        <translation>Com que bola saem os prémios</translation>
    </message>
    <message>
        <source>Payback on the sales (B31)</source>
        <translation>O que volta das vendas (B31)</translation>
    </message>
    <message>
        <source>%1 of the sales goes to prizes</source>
        <translation>%1 das vendas para prémios</translation>
    </message>
    <message>
        <source>the house keeps %1</source>
        <translation>a casa fica com %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n parol(s)</source>
        <translation>
            <numerusform>%1, %n parol</numerusform>
            <numerusform>%1, %n paróis</numerusform>
        </translation>
    </message>
    <message>
        <source>payback %1, deviation %2 times the stake</source>
        <translation>volta %1; desvio de %2 vezes a aposta</translation>
    </message>
    <message>
        <source>ball %1</source>
        <translation>bola %1</translation>
    </message>
    <message>
        <source>mean from %1 to %2</source>
        <translation>média de %1 a %2</translation>
    </message>
    <message>
        <source>in 5% of the rounds by ball %1, in half by %2, in 95% by %3</source>
        <translation>em 5 % das jogadas até à bola %1, em metade até à %2, em 95 % até à %3</translation>
    </message>
    <message>
        <source>All deals of the whole game are counted, in a second or more: what the house keeps under best play, and from which hand on it is best to continue, by the dealer&apos;s card.</source>
        <translation>Contam-se todas as distribuições do jogo inteiro, num segundo ou em alguns: com quanto fica a casa com o melhor jogo, e a partir de que mão vale mais continuar, conforme a carta da banca.</translation>
    </message>
    <message>
        <source>The player does not see the burnt card: the other reading of I-P19a.</source>
        <translation>O jogador não vê a carta descartada: a outra leitura de I-P19a.</translation>
    </message>
    <message>
        <source>Equal high cards are a tie, whatever their suits, as in the common game: without P9&apos;s second sentence.</source>
        <translation>Cartas maiores iguais empatam, sejam quais forem os naipes, como no jogo comum: sem a segunda frase de P9.</translation>
    </message>
    <message>
        <source>An ace, king, queen, jack and ten of mixed suits count as high cards only (I-P8).</source>
        <translation>Ás, rei, dama, valete e dez de naipes diferentes são meras cartas altas (I-P8).</translation>
    </message>
    <message>
        <source>The game as published elsewhere: no card is burnt, and suits break no ties.</source>
        <translation>O jogo como se publica noutros lados: nenhuma carta é descartada e os naipes não desempatam.</translation>
    </message>
    <message>
        <source>With the readings I-P8, I-P9 and I-P19a.</source>
        <translation>Com as leituras I-P8, I-P9 e I-P19a.</translation>
    </message>
    <message>
        <source>Each chance is settled for every number of the wheel: what the house keeps of a stake, and how widely results vary.</source>
        <translation>Cada chance é liquidada para todos os números da roleta: com quanto fica a casa de uma aposta, e quanto os resultados se afastam uns dos outros.</translation>
    </message>
    <message>
        <source>With one card there is an exact formula: at which ball each prize is won.</source>
        <translation>Com um só cartão há uma fórmula: em que bola sai cada prémio, ao certo.</translation>
    </message>
    <message>
        <source>%1 rounds are played with this many cards: at which ball each prize is won.</source>
        <translation>Fazem-se %1 jogadas com esse número de cartões: em que bola sai cada prémio.</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>desistir</translation>
    </message>
    <message>
        <source>continue</source>
        <translation>continuar</translation>
    </message>
    <message>
        <source>go by the suits</source>
        <translation>conforme os naipes</translation>
    </message>
    <message>
        <source>from %1 on, fold</source>
        <translation>a partir de %1, desistir</translation>
    </message>
    <message>
        <source>from %1 on, continue</source>
        <translation>a partir de %1, continuar</translation>
    </message>
    <message>
        <source>from %1 on, go by the suits</source>
        <translation>a partir de %1, conforme os naipes</translation>
    </message>
    <message>
        <source>always fold</source>
        <translation>desistir sempre</translation>
    </message>
    <message>
        <source>always continue</source>
        <translation>continuar sempre</translation>
    </message>
    <message>
        <source>The dealer shows %1, %2 is burnt</source>
        <translation>A banca mostra %1; carta descartada: %2</translation>
    </message>
    <message>
        <source>The dealer shows %1</source>
        <translation>A banca mostra %1</translation>
    </message>
    <message>
        <source>No card of that rank</source>
        <translation>Nenhuma carta desse valor</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of that rank</source>
        <translation>
            <numerusform>%n carta desse valor</numerusform>
            <numerusform>%n cartas desse valor</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nome do ficheiro</translation>
    </message>
</context>
<context>
    <name>FileErrorText</name>
    <message>
        <source>with the full card there is neither line nor four corners</source>
        <translation>com o cartão completo não há linha nem quatro cantos</translation>
    </message>
    <message>
        <source>bingo 90 has no column prize</source>
        <translation>o bingo 90 não tem prémio de coluna</translation>
    </message>
    <message>
        <source>more than one of line, column and four corners beside bingo</source>
        <translation>mais de um de linha, coluna e quatro cantos além do bingo</translation>
    </message>
    <message>
        <source>a line needs a direction</source>
        <translation>uma linha precisa de direção</translation>
    </message>
    <message>
        <source>in bingo 90 lines are horizontal</source>
        <translation>no bingo 90 as linhas são horizontais</translation>
    </message>
    <message>
        <source>a pattern without a number</source>
        <translation>uma forma sem número</translation>
    </message>
    <message>
        <source>both jackpots take more than 5 per cent together</source>
        <translation>os dois acumulados retêm, juntos, mais de 5 por cento</translation>
    </message>
    <message>
        <source>it can&apos;t be won within so few balls, or there is no line</source>
        <translation>não se pode ganhar em tão poucas bolas, ou não há linha</translation>
    </message>
    <message>
        <source>so the crowd is called</source>
        <translation>assim se chama o público</translation>
    </message>
    <message>
        <source>not made of zeros and ones</source>
        <translation>não é feito de zeros e uns</translation>
    </message>
    <message>
        <source>another length than &quot;sale_seconds&quot;</source>
        <translation>duração diferente de &quot;sale_seconds&quot;</translation>
    </message>
    <message>
        <source>not the price of a card</source>
        <translation>não é o preço de um cartão</translation>
    </message>
    <message>
        <source>not the price of as many cards as one may have</source>
        <translation>não é o preço de tantos cartões quantos se podem ter</translation>
    </message>
    <message>
        <source>neither &quot;settle_bets&quot; nor &quot;void_all&quot;</source>
        <translation>nem &quot;settle_bets&quot; nem &quot;void_all&quot;</translation>
    </message>
    <message>
        <source>neither %1 nor %2</source>
        <extracomment>two values of a setting in quotes</extracomment>
        <translation>nem %1 nem %2</translation>
    </message>
    <message>
        <source>neither &quot;by_player&quot; nor &quot;by_card&quot;</source>
        <translation>nem &quot;by_player&quot; nem &quot;by_card&quot;</translation>
    </message>
    <message>
        <source>already given by &quot;refused&quot;</source>
        <translation>já dado por &quot;refused&quot;</translation>
    </message>
    <message>
        <source>not an amount, such as 5 or 2.50</source>
        <translation>não é um valor, como 5 ou 2,50</translation>
    </message>
    <message>
        <source>not a whole number</source>
        <translation>não é um número inteiro</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>não é um número</translation>
    </message>
    <message>
        <source>no round begins</source>
        <translation>nenhuma jogada começa</translation>
    </message>
    <message>
        <source>can&apos;t be written</source>
        <translation>não se consegue gravar</translation>
    </message>
    <message>
        <source>the same numbers as on another card, and no round between them</source>
        <translation>os mesmos números de outro cartão, sem jogada entre eles</translation>
    </message>
    <message>
        <source>given up: the event that the next step waits for does not come</source>
        <translation>desistiu-se: o acontecimento por que o passo seguinte espera não vem</translation>
    </message>
    <message>
        <source>the rules give it, as a multiple of each chance&apos;s minimum</source>
        <translation>são as regras que o dão, como múltiplo do mínimo de cada chance</translation>
    </message>
    <message>
        <source>not from 0 to 100 per cent with at most two decimals</source>
        <translation>não está entre 0 e 100 por cento, com duas casas decimais no máximo</translation>
    </message>
    <message>
        <source>nothing comes any more: the table waits for a player</source>
        <translation>nada mais vem: a mesa espera por um jogador</translation>
    </message>
    <message>
        <source>not exactly one of &quot;event&quot;, &quot;refused&quot; and &quot;balance&quot;</source>
        <translation>não há exatamente um de &quot;event&quot;, &quot;refused&quot; e &quot;balance&quot;</translation>
    </message>
    <message>
        <source>not a choice that these rules leave to the house</source>
        <translation>não é uma escolha que estas regras deixem à casa</translation>
    </message>
    <message>
        <source>bingo is not the largest, or a share is nothing</source>
        <translation>o bingo não é o maior, ou uma parte é nula</translation>
    </message>
    <message>
        <source>a lesson says in &quot;expect&quot; what must come of it</source>
        <translation>uma lição diz em &quot;expect&quot; o que tem de resultar</translation>
    </message>
    <message>
        <source>not a choice that the rules leave to the house</source>
        <translation>não é uma escolha que as regras deixem à casa</translation>
    </message>
    <message>
        <source>not one of 10, 20, ... 120 times the minimum</source>
        <translation>não é 10, 20, ... nem 120 vezes o mínimo</translation>
    </message>
    <message>
        <source>what needs more numbers does not pay more</source>
        <translation>o que exige mais números não paga mais</translation>
    </message>
    <message>
        <source>&quot;index&quot; and &quot;numbers&quot; exclude each other</source>
        <translation>&quot;index&quot; e &quot;numbers&quot; excluem-se</translation>
    </message>
    <message>
        <source>&quot;until&quot; and &quot;rounds&quot; exclude each other</source>
        <translation>&quot;until&quot; e &quot;rounds&quot; excluem-se</translation>
    </message>
    <message>
        <source>the smallest sale has no whole cent between 70 and 90 per cent of it</source>
        <translation>a venda mais pequena não tem nenhum cêntimo inteiro entre 70 e 90 por cento dela</translation>
    </message>
    <message>
        <source>not from 70 to 90 per cent of the sales</source>
        <translation>não está entre 70 e 90 por cento das vendas</translation>
    </message>
    <message>
        <source>it brings more events than a lesson may</source>
        <translation>traz mais acontecimentos do que uma lição pode</translation>
    </message>
    <message>
        <source>only bingo 75 is played for patterns</source>
        <translation>só o bingo 75 se joga com formas</translation>
    </message>
    <message>
        <source>it can&apos;t be won within so few balls</source>
        <translation>não se pode ganhar em tão poucas bolas</translation>
    </message>
    <message>
        <source>a lesson&apos;s crowd has no more than %1 cards</source>
        <translation>o público de uma lição não tem mais de %1 cartões</translation>
    </message>
    <message>
        <source>a question has two to four choices</source>
        <translation>uma pergunta tem de duas a quatro respostas</translation>
    </message>
    <message>
        <source>only poker has decisions with odds</source>
        <translation>só o póquer tem decisões com probabilidades</translation>
    </message>
    <message>
        <source>&quot;at&quot; and &quot;when&quot; exclude each other</source>
        <translation>&quot;at&quot; e &quot;when&quot; excluem-se</translation>
    </message>
    <message>
        <source>not an amount in whole cents from %1 to %2</source>
        <translation>não é um valor em cêntimos inteiros de %1 a %2</translation>
    </message>
    <message>
        <source>an individual table has one player</source>
        <translation>uma mesa individual tem um jogador</translation>
    </message>
    <message>
        <source>an individual wheel has one player</source>
        <translation>uma roleta individual tem um jogador</translation>
    </message>
    <message>
        <source>only sessions start at given times</source>
        <translation>só as sessões começam a horas marcadas</translation>
    </message>
    <message>
        <source>no &quot;format&quot;: &quot;mesaviva.lesson/1&quot;</source>
        <translation>falta &quot;format&quot;: &quot;mesaviva.lesson/1&quot;</translation>
    </message>
    <message>
        <source>not a time in seconds from 0 to %1</source>
        <translation>não é um tempo em segundos de 0 a %1</translation>
    </message>
    <message>
        <source>not a length of time in seconds</source>
        <translation>não é uma duração em segundos</translation>
    </message>
    <message>
        <source>the shares are not 10000 in all</source>
        <translation>as partes não somam 10000</translation>
    </message>
    <message>
        <source>not an object with an &quot;event&quot;</source>
        <translation>não é um objeto com &quot;event&quot;</translation>
    </message>
    <message>
        <source>&quot;dealer&quot; is the dealer&apos;s name</source>
        <translation>&quot;dealer&quot; é o nome da banca</translation>
    </message>
    <message>
        <source>sessions need times that rise</source>
        <translation>as sessões exigem horas crescentes</translation>
    </message>
    <message>
        <source>there is no decision to weigh</source>
        <translation>não há decisão a pesar</translation>
    </message>
    <message>
        <source>the sale is the same for all</source>
        <translation>a venda é a mesma para todos</translation>
    </message>
    <message>
        <source>chance brought nothing there</source>
        <translation>a sorte não trouxe nada aí</translation>
    </message>
    <message>
        <source>exactly one choice is right</source>
        <translation>há exatamente uma resposta certa</translation>
    </message>
    <message>
        <source>a number outside its column</source>
        <translation>um número fora da sua coluna</translation>
    </message>
    <message>
        <source>a number in the free centre</source>
        <translation>um número no centro livre</translation>
    </message>
    <message>
        <source>a row without five numbers</source>
        <translation>uma linha sem cinco números</translation>
    </message>
    <message>
        <source>takes more than 5 per cent</source>
        <translation>retém mais de 5 por cento</translation>
    </message>
    <message>
        <source>only bingo 75 has a centre</source>
        <translation>só o bingo 75 tem centro</translation>
    </message>
    <message>
        <source>not 64 hexadecimal digits</source>
        <translation>não são 64 algarismos hexadecimais</translation>
    </message>
    <message>
        <source>a column without a number</source>
        <translation>uma coluna sem número</translation>
    </message>
    <message>
        <source>only bingo 30 has symbols</source>
        <translation>só o bingo 30 tem símbolos</translation>
    </message>
    <message>
        <source>not a whole number from %1 to %2</source>
        <translation>não é um número inteiro de %1 a %2</translation>
    </message>
    <message>
        <source>the wheel has 37 numbers</source>
        <translation>a roleta tem 37 números</translation>
    </message>
    <message>
        <source>no chance of these rules</source>
        <translation>não é uma chance destas regras</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <translation>é uma pasta, não um ficheiro</translation>
    </message>
    <message>
        <source>there are no more than %1 colours</source>
        <translation>não há mais de %1 cores</translation>
    </message>
    <message>
        <source>there are no more than %1 places</source>
        <translation>não há mais de %1 lugares</translation>
    </message>
    <message>
        <source>its event never comes: %1</source>
        <translation>o seu acontecimento nunca chega: %1</translation>
    </message>
    <message>
        <source>neither true nor false</source>
        <translation>nem true nem false</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>esse lugar não existe</translation>
    </message>
    <message>
        <source>a box without a number</source>
        <translation>uma casa sem número</translation>
    </message>
    <message>
        <source>is larger than 16 MiB</source>
        <translation>tem mais de 16 MiB</translation>
    </message>
    <message>
        <source>neither &quot;pt&quot; nor &quot;en&quot;</source>
        <translation>nem &quot;pt&quot; nem &quot;en&quot;</translation>
    </message>
    <message>
        <source>it may buy more than %1 cards, or for more than %2 cents</source>
        <translation>pode comprar mais de %1 cartões, ou por mais de %2 cêntimos</translation>
    </message>
    <message>
        <source>a text of more than %1 bytes</source>
        <translation>um texto com mais de %1 bytes</translation>
    </message>
    <message>
        <source>no player is called %1</source>
        <translation>nenhum jogador se chama %1</translation>
    </message>
    <message>
        <source>no chance is called %1</source>
        <translation>nenhuma chance se chama %1</translation>
    </message>
    <message>
        <source>no series is called %1: %2</source>
        <translation>nenhuma série se chama %1: %2</translation>
    </message>
    <message>
        <source>not 90, 80, 75 or 30</source>
        <translation>não é 90, 80, 75 nem 30</translation>
    </message>
    <message>
        <source>it brings more than %1 events</source>
        <translation>traz mais de %1 acontecimentos</translation>
    </message>
    <message>
        <source>not the minimum of %1 or a whole multiple up to %2</source>
        <translation>não é o mínimo de %1 nem um múltiplo inteiro até %2</translation>
    </message>
    <message>
        <source>a lesson has 1 to %1 notes</source>
        <translation>uma lição tem de 1 a %1 notas</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>aninhado em demasiados níveis</translation>
    </message>
    <message>
        <source>below the minimum</source>
        <translation>abaixo do mínimo</translation>
    </message>
    <message>
        <source>the wheel has no %1</source>
        <translation>a roleta não tem o %1</translation>
    </message>
    <message>
        <source>no such player: %1</source>
        <translation>esse jogador não existe: %1</translation>
    </message>
    <message>
        <source>a second player %1</source>
        <translation>um segundo jogador %1</translation>
    </message>
    <message>
        <source>outside its rule</source>
        <translation>fora da sua regra</translation>
    </message>
    <message>
        <source>less than a cent</source>
        <translation>menos de um cêntimo</translation>
    </message>
    <message>
        <source>there is no line</source>
        <translation>não há linha</translation>
    </message>
    <message>
        <source>can&apos;t be opened</source>
        <translation>não se consegue abrir</translation>
    </message>
    <message>
        <source>no such event: %1</source>
        <translation>esse acontecimento não existe: %1</translation>
    </message>
    <message>
        <source>no such rules: %1</source>
        <translation>essas regras não existem: %1</translation>
    </message>
    <message>
        <source>no such game: %1</source>
        <translation>esse jogo não existe: %1</translation>
    </message>
    <message>
        <source>too many boxes</source>
        <translation>casas a mais</translation>
    </message>
    <message>
        <source>a number twice</source>
        <translation>um número duas vezes</translation>
    </message>
    <message>
        <source>below the base</source>
        <translation>abaixo da base</translation>
    </message>
    <message>
        <source>unknown field</source>
        <translation>campo desconhecido</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>não é um objeto</translation>
    </message>
    <message>
        <source>an empty text</source>
        <translation>um texto vazio</translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <translation>não se consegue ler</translation>
    </message>
    <message>
        <source>not 3, 5 or 7</source>
        <translation>não é 3, 5 nem 7</translation>
    </message>
    <message>
        <source>drawn already</source>
        <translation>já saiu</translation>
    </message>
    <message>
        <source>no more than %1 players can be in a room</source>
        <translation>não pode haver mais de %1 jogadores numa sala</translation>
    </message>
    <message>
        <source>there is no %1 at this table</source>
        <translation>não há %1 nesta mesa</translation>
    </message>
    <message>
        <source>given twice</source>
        <translation>indicado duas vezes</translation>
    </message>
    <message>
        <source>not a list</source>
        <translation>não é uma lista</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>não é um texto</translation>
    </message>
    <message>
        <source>a NUL byte</source>
        <translation>um byte NUL</translation>
    </message>
    <message>
        <source>not JSON: syntax error while parsing %1 - unexpected end of input; expected %2</source>
        <translation>não é JSON: o ficheiro acaba a meio</translation>
    </message>
    <message>
        <source>not JSON: syntax error while parsing %1 - unexpected %2 literal; expected %3</source>
        <translation>não é JSON: não se esperava aí um valor</translation>
    </message>
    <message>
        <source>not JSON: syntax error while parsing %1 - unexpected %2; expected %3</source>
        <translation>não é JSON: não se esperava aí %2</translation>
    </message>
    <message>
        <source>not JSON: syntax error while parsing %1 - %2; last read: %3</source>
        <translation>não é JSON: não se compreende %3</translation>
    </message>
    <message>
        <source>not JSON: %1</source>
        <translation>não é JSON</translation>
    </message>
    <message>
        <source>more than %1 bytes</source>
        <translation>mais de %1 bytes</translation>
    </message>
    <message>
        <source>more than %1 times the minimum</source>
        <translation>mais de %1 vezes o mínimo</translation>
    </message>
    <message>
        <source>not from %1 to %2 seconds</source>
        <translation>não está entre %1 e %2 segundos</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>ocupado por %1</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>não é dado</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>more than %1 cards are bought</source>
        <translation>compram-se mais de %1 cartões</translation>
    </message>
    <message>
        <source>a name of more than %1 characters</source>
        <translation>um nome com mais de %1 caracteres</translation>
    </message>
    <message>
        <source>a name with control characters, line breaks or direction marks</source>
        <translation>um nome com caracteres de controlo, mudanças de linha ou marcas de direção</translation>
    </message>
    <message>
        <source>not %1 rows</source>
        <translation>não são %1 linhas</translation>
    </message>
    <message>
        <source>not %1 boxes</source>
        <translation>não são %1 casas</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 não é %2</translation>
    </message>
    <message>
        <source>%1 are rules of %2, not of %3</source>
        <translation>%1 são regras de %2, não de %3</translation>
    </message>
    <message>
        <source>%1 is no card: &quot;2c&quot; to &quot;As&quot;</source>
        <translation>%1 não é uma carta: de &quot;2c&quot; a &quot;As&quot;</translation>
    </message>
    <message>
        <source>%1 is in the deck only once</source>
        <translation>%1 está no baralho uma só vez</translation>
    </message>
    <message>
        <source>%1 has no %2: %3</source>
        <translation>%1 não tem %2: %3</translation>
    </message>
    <message>
        <source>%1 has no fault %2: %3</source>
        <translation>%1 não tem a falha %2: %3</translation>
    </message>
    <message>
        <source>%1 is no number: &quot;0&quot; to &quot;36&quot;, &quot;00&quot;</source>
        <translation>%1 não é um número: de &quot;0&quot; a &quot;36&quot;, &quot;00&quot;</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 não é nenhum de %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>%1 and %2 numbers, %3 what is wrong there</extracomment>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>these rules have no wheel for one player</source>
        <translation>estas regras não têm roleta para um só jogador</translation>
    </message>
    <message>
        <source>by these rules stakes are closed before the launch</source>
        <translation>por estas regras, as apostas encerram antes do lançamento</translation>
    </message>
    <message>
        <source>by these rules stakes are taken until the ball slows down</source>
        <translation>por estas regras, aceitam-se apostas até a bola abrandar</translation>
    </message>
    <message>
        <source>neither &quot;down&quot; nor &quot;up&quot;</source>
        <translation>nem &quot;down&quot; nem &quot;up&quot;</translation>
    </message>
    <message>
        <source>not JSON: a NUL byte</source>
        <translation>não é JSON: um byte NUL</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mais de %1</translation>
    </message>
    <message>
        <source>not in base64</source>
        <translation>não está em base64</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>não se cumpriu</translation>
    </message>
    <message>
        <source>the events can&apos;t be written</source>
        <translation>não é possível escrever os acontecimentos</translation>
    </message>
    <message>
        <source>the scenario can&apos;t be played</source>
        <translation>não é possível jogar o cenário</translation>
    </message>
    <message>
        <source>nothing was decided there</source>
        <translation>aí nada se decidiu</translation>
    </message>
    <message>
        <source>no id of a round, such as 3-12</source>
        <translation>não identifica uma jogada, como 3-12</translation>
    </message>
    <message>
        <source>the same round twice</source>
        <translation>a mesma jogada duas vezes</translation>
    </message>
    <message>
        <source>of somebody who is not there</source>
        <translation>de alguém que não está presente</translation>
    </message>
    <message>
        <source>the rounds before can&apos;t be played</source>
        <translation>não é possível refazer as jogadas anteriores</translation>
    </message>
</context>
<context>
    <name>FilePart</name>
    <message>
        <source>Reopen: %1</source>
        <translation>Retomar: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Retirar: %1</translation>
    </message>
</context>
<context>
    <name>FilePickerDialog</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>amount</source>
        <translation>quantia</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>apostado</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devolvido</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>points at the table</source>
        <translation>pontos na mesa</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>limite</translation>
    </message>
    <message>
        <source>prize money</source>
        <translation>valor dos prémios</translation>
    </message>
    <message>
        <source>sales</source>
        <translation>vendas</translation>
    </message>
    <message>
        <source>price of a card</source>
        <translation>preço de um cartão</translation>
    </message>
    <message>
        <source>bingo jackpot</source>
        <translation>acumulado de bingo</translation>
    </message>
    <message>
        <source>line jackpot</source>
        <translation>acumulado de linha</translation>
    </message>
    <message>
        <source>jackpots</source>
        <translation>acumulados</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>kind of event</source>
        <translation>tipo de acontecimento</translation>
    </message>
    <message>
        <source>round</source>
        <translation>jogada</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regras</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>open until, s</source>
        <translation>aberto até, s</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>head of the record</source>
        <translation>cabeça do registo</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>semente</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>compromisso</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>desfecho</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>definições</translation>
    </message>
    <message>
        <source>version of the rules</source>
        <translation>versão das regras</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jogador</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>apostas</translation>
    </message>
    <message>
        <source>box</source>
        <translation>casa</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>sorte</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>pocket</source>
        <translation>casa do cilindro</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta ou cartão</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mão</translation>
    </message>
    <message>
        <source>winners</source>
        <translation>vencedores</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>injected by</source>
        <translation>provocado por</translation>
    </message>
    <message>
        <source>This should not be there.</source>
        <translation>Isto não devia estar aqui.</translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>Isto falta.</translation>
    </message>
    <message>
        <source>The value is not the one that follows from the rules.</source>
        <translation>O valor não é o que resulta das regras.</translation>
    </message>
    <message>
        <source>The event is missing.</source>
        <translation>Falta o acontecimento.</translation>
    </message>
    <message>
        <source>The event is not the one that was written.</source>
        <translation>O acontecimento não é o que foi escrito.</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>Falta alguma coisa no fim.</translation>
    </message>
    <message>
        <source>The table is missing.</source>
        <translation>Falta a mesa.</translation>
    </message>
    <message>
        <source>Nothing at the table leads to this event.</source>
        <translation>Nada na mesa leva a este acontecimento.</translation>
    </message>
    <message>
        <source>This can&apos;t have happened at the table.</source>
        <translation>Isto não pode ter acontecido na mesa.</translation>
    </message>
    <message>
        <source>The list of rounds does not follow from the events.</source>
        <translation>A lista de jogadas não resulta dos acontecimentos.</translation>
    </message>
    <message>
        <source>What is sealed is not the seed of the round.</source>
        <translation>O que está selado não é a semente da jogada.</translation>
    </message>
    <message>
        <source>The head of the record is not that of its events.</source>
        <translation>A cabeça do registo não é a dos seus acontecimentos.</translation>
    </message>
    <message>
        <source>The record has the event, its second copy does not.</source>
        <translation>O registo tem o acontecimento, a segunda cópia não.</translation>
    </message>
    <message>
        <source>The second copy has the event, the record does not.</source>
        <translation>A segunda cópia tem o acontecimento, o registo não.</translation>
    </message>
    <message>
        <source>The record and its second copy differ.</source>
        <translation>O registo e a segunda cópia diferem.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>O ficheiro</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>acontecimento %1</translation>
    </message>
    <message>
        <source>Not as it should be (in English: %1)</source>
        <extracomment>%1 a technical message in English</extracomment>
        <translation>Não está como deve ser (em inglês: %1)</translation>
    </message>
    <message>
        <source>no. %1</source>
        <extracomment>%1 the place in a list, from 1</extracomment>
        <translation>n.º %1</translation>
    </message>
    <message>
        <source>%1, event %2</source>
        <extracomment>%1 the kind of event, %2 its number in the table&apos;s record</extracomment>
        <translation>%1, acontecimento %2</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <extracomment>%1 and %2 values of a field</extracomment>
        <translation>Devia ser %1, está %2.</translation>
    </message>
</context>
<context>
    <name>FoldOut</name>
    <message>
        <source>Expanded</source>
        <translation>Aberto</translation>
    </message>
    <message>
        <source>Collapsed. %1</source>
        <translation>Fechado. %1</translation>
    </message>
</context>
<context>
    <name>FoundSection</name>
    <message>
        <source>Rules: %1 · glossary terms: %2</source>
        <translation>Regras: %1 · termos do glossário: %2</translation>
    </message>
    <message>
        <source>Nothing found. Try a rule&apos;s number, such as P26 or O19, or a single word.</source>
        <translation>Nada encontrado. Experimente o número de uma regra, como P26 ou O19, ou uma só palavra.</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Encontrado</translation>
    </message>
</context>
<context>
    <name>GalleryDescription</name>
    <message>
        <source>What happens</source>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>Playing it to list its events …</source>
        <translation>Está a ser jogado, para se contar …</translation>
    </message>
    <message numerus="yes">
        <source>and %n further event(s)</source>
        <translation>
            <numerusform>e mais %n acontecimento</numerusform>
            <numerusform>e mais %n acontecimentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2. %3 Rules: %4</source>
        <translation>%1, %2. %3 Regras: %4</translation>
    </message>
</context>
<context>
    <name>GallerySheet</name>
    <message>
        <source>Gallery</source>
        <translation>Galeria</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) that show the rules in action, to watch at the table</source>
        <translation>
            <numerusform>%n cenário em que se veem as regras a funcionar, para ver à mesa</numerusform>
            <numerusform>%n cenários em que se veem as regras a funcionar, para ver à mesa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n scenario(s)</source>
        <translation>
            <numerusform>%1 de %n cenário</numerusform>
            <numerusform>%1 de %n cenários</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Watch it at the table</source>
        <translation>Ver à mesa</translation>
    </message>
    <message>
        <source>No scenario is selected</source>
        <translation>Não há cenário escolhido na lista</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Search the scenarios</source>
        <translation>Procurar nos cenários</translation>
    </message>
    <message>
        <source>Words in the title, or a rule such as P26</source>
        <translation>Palavras do título, ou uma regra como P26</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>No scenario matches the search.</source>
        <translation>Nenhum cenário corresponde à procura.</translation>
    </message>
    <message>
        <source>Show to a class</source>
        <translation>Mostrar a uma turma</translation>
    </message>
    <message>
        <source>Event by event, with odds and what-ifs (Ctrl+E)</source>
        <translation>Acontecimento a acontecimento, com probabilidades e «e se» (Ctrl+E)</translation>
    </message>
    <message>
        <source>Enter plays a scenario at the table, Ctrl+E shows it to a class, Tab goes to what happens in it</source>
        <translation>Enter mostra um cenário à mesa, Ctrl+E mostra-o a uma turma, Tab vai para o que nele acontece</translation>
    </message>
    <message>
        <source>%1. %2. Rules: %3</source>
        <translation>%1. %2. Regras: %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
</context>
<context>
    <name>GameLobby</name>
    <message>
        <source>Sit down at the table</source>
        <translation>Sentar-se à mesa</translation>
    </message>
    <message>
        <source>Observe the table</source>
        <translation>Observar a mesa</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Os seus pontos</translation>
    </message>
    <message>
        <source>At the table you can take %1 more, free.</source>
        <translation>À mesa pode receber mais %1, gratuitamente.</translation>
    </message>
    <message>
        <source>Free, and never money</source>
        <translation>Gratuitos, e nunca dinheiro</translation>
    </message>
    <message>
        <source>These settings are not allowed: see %1.</source>
        <translation>Uma mesa não pode ser assim: ver %1.</translation>
    </message>
</context>
<context>
    <name>HallChoices</name>
    <message>
        <source>Rooms</source>
        <translation>Salas</translation>
    </message>
    <message>
        <source>Announced times</source>
        <translation>Horários</translation>
    </message>
    <message>
        <source>Simulated players</source>
        <translation>Jogadores simulados</translation>
    </message>
    <message>
        <source>How full the hall is, with simulated players</source>
        <translation>Quão cheio está o salão, com jogadores simulados</translation>
    </message>
</context>
<context>
    <name>HandedOver</name>
    <message>
        <source>%1 exists already and was not written here: it was not overwritten. Choose another name.</source>
        <translation>%1 já existe e não foi escrito aqui: não foi substituído. Escolha outro nome.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be written to.</source>
        <translation>Não é possível escrever na pasta %1.</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not written.</source>
        <translation>O disco está cheio: %1 não foi escrito.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>Não é possível escrever em %1.</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Parado: nada foi escrito.</translation>
    </message>
    <message>
        <source>Saved: %1, with the same facts as JSON, the case&apos;s file, and the checksums of all beside it.</source>
        <translation>Guardado: %1, com os mesmos factos em JSON, o ficheiro do processo e as somas de controlo de todos ao lado.</translation>
    </message>
</context>
<context>
    <name>HearingSection</name>
    <message>
        <source>Output device</source>
        <translation>Saída de som</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Experimentar</translation>
    </message>
    <message>
        <source>Speaks a sentence on this device</source>
        <translation>Diz uma frase nesta saída de som</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>O som está desligado</translation>
    </message>
    <message>
        <source>The volume of the announcements is 0</source>
        <translation>O volume dos anúncios é 0</translation>
    </message>
    <message>
        <source>Nothing can be heard: there is no sound device, or it does not play. The program tries again every few seconds.</source>
        <translation>Nada se ouve: não há saída de som, ou não toca. O programa volta a tentar de poucos em poucos segundos.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Quem fala</translation>
    </message>
    <message>
        <source>Folder of the voice pack</source>
        <translation>Pasta do pacote de voz</translation>
    </message>
    <message>
        <source>Read aloud: %1</source>
        <extracomment>%1 a kind of messages: &quot;Calls&quot;</extracomment>
        <translation>Dito em voz alta: %1</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Últimos segundos</translation>
    </message>
    <message>
        <source>The last seconds of a timer are counted aloud.</source>
        <translation>Os últimos segundos de um temporizador são contados em voz alta.</translation>
    </message>
    <message>
        <source>Read out what has the keyboard focus</source>
        <translation>Ler em voz alta o que tem o foco do teclado</translation>
    </message>
    <message>
        <source>Announcements to the screen reader</source>
        <translation>Anúncios ao leitor de ecrã</translation>
    </message>
    <message>
        <source>What is read aloud is passed to the system&apos;s screen reader, too.</source>
        <translation>O que aqui se diz é também comunicado ao leitor de ecrã do sistema.</translation>
    </message>
    <message>
        <source>Ambient sound</source>
        <translation>Ambiente da sala</translation>
    </message>
    <message>
        <source>Ambient volume: people and glasses around the table</source>
        <translation>Volume do ambiente da sala: gente e copos à volta da mesa</translation>
    </message>
    <message>
        <source>For anyone who can&apos;t see the screen and has no screen reader. Shift+F12 switches it on and off everywhere, with all that belongs to it.</source>
        <translation>Para quem não vê o ecrã e não tem leitor de ecrã. Shift+F12 liga e desliga esta leitura em todo o programa, com o que a acompanha.</translation>
    </message>
    <message>
        <source>Ticking timer</source>
        <translation>Tiquetaque do temporizador</translation>
    </message>
    <message>
        <source>The last five seconds of a timer tick.</source>
        <translation>Os últimos cinco segundos de um temporizador ouvem-se como um relógio.</translation>
    </message>
</context>
<context>
    <name>HistoryBalance</name>
    <message>
        <source>What the line shows</source>
        <translation>O que a linha mostra</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Cumulative result</source>
        <translation>Resultados somados</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>One step to the right for each round. Point at the line, or go along it with the arrow keys; Enter finds the round in the list.</source>
        <translation>Um passo para a direita por cada jogada. Aponte para a linha, ou percorra-a com as setas; Enter procura a jogada na lista.</translation>
    </message>
    <message>
        <source>The record is being read…</source>
        <translation>O registo está a ser lido…</translation>
    </message>
    <message>
        <source>No round on record matches the filters.</source>
        <translation>Nenhuma jogada registada corresponde aos filtros.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Pontos ao longo do tempo</translation>
    </message>
</context>
<context>
    <name>HistoryCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mês seguinte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>Add round %1 to a study</source>
        <translation>Juntar a jogada %1 a um estudo</translation>
    </message>
    <message>
        <source>Round %1, %2, %3: %4. Staked %5, result %6</source>
        <translation>Jogada %1, %2, %3: %4. Apostado %5, resultado %6</translation>
    </message>
    <message>
        <source>Sheet of round %1</source>
        <translation>Folha da jogada %1</translation>
    </message>
    <message>
        <source>Make a lesson from round %1</source>
        <translation>Fazer uma lição da jogada %1</translation>
    </message>
    <message>
        <source>Show round %1 to a class</source>
        <translation>Mostrar a jogada %1 a uma turma</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Choose a day in the calendar</source>
        <translation>Escolher um dia no calendário</translation>
    </message>
    <message>
        <source>There is nothing on record yet</source>
        <translation>Ainda não há nada registado</translation>
    </message>
</context>
<context>
    <name>HistoryFindings</name>
    <message>
        <source>What was found wrong</source>
        <translation>O que não está como deve ser</translation>
    </message>
    <message>
        <source>Enter replays the round at that event</source>
        <translation>Enter repete a jogada nesse acontecimento</translation>
    </message>
    <message>
        <source>Expected %1, found %2</source>
        <translation>Devia ser %1, está %2</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>Devia ser %1</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Está %1</translation>
    </message>
</context>
<context>
    <name>HistoryRounds</name>
    <message>
        <source>Round</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desfecho</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rounds on record</source>
        <translation>Jogadas registadas</translation>
    </message>
    <message>
        <source>The record is being read…</source>
        <translation>O registo está a ser lido…</translation>
    </message>
    <message>
        <source>No round on record matches the filters.</source>
        <translation>Nenhuma jogada registada corresponde aos filtros.</translation>
    </message>
    <message>
        <source>No round has been recorded yet. Sit down at a table.</source>
        <translation>Ainda não foi registada nenhuma jogada. Sente-se a uma mesa.</translation>
    </message>
    <message>
        <source>Enter replays a round, S shows its sheet, V checks it, A adds it to a study, L makes a lesson from it, E shows it to a class</source>
        <translation>Enter repete a jogada, S mostra a folha, V verifica-a, A junta-a a um estudo, L faz dela uma lição, E mostra-a a uma turma</translation>
    </message>
    <message>
        <source>Enter replays a round, S shows its sheet, V checks it, A adds it to a study</source>
        <translation>Enter repete a jogada, S mostra a folha, V verifica-a, A junta-a a um estudo</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>Studies</source>
        <translation>Estudos</translation>
    </message>
    <message>
        <source>Rounds in separate files, with notes at their events (Ctrl+Y)</source>
        <translation>Jogadas em ficheiros próprios, com notas nos seus acontecimentos (Ctrl+Y)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>What you play is recorded here.</source>
        <translation>O que joga fica registado aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) on record, newest first (P37, O24, B50)</source>
        <translation>
            <numerusform>%n jogada registada, da mais recente para a mais antiga (P37, O24, B50)</numerusform>
            <numerusform>%n jogadas registadas, da mais recente para a mais antiga (P37, O24, B50)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Parar a verificação</translation>
    </message>
    <message>
        <source>Check the record</source>
        <translation>Verificar o registo</translation>
    </message>
    <message>
        <source>Hash chain, commitments, outcomes from their seeds, every settlement recomputed</source>
        <translation>Cadeia de resumos, compromissos, resultados refeitos a partir das sementes, todas as liquidações calculadas de novo</translation>
    </message>
    <message>
        <source>There is nothing on record yet</source>
        <translation>Ainda não há nada registado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Round, such as 3-12</source>
        <translation>Jogada, como 3-12</translation>
    </message>
    <message>
        <source>Go to a round by its number</source>
        <translation>Ir para uma jogada pelo número</translation>
    </message>
    <message>
        <source>The record is being checked</source>
        <translation>O registo está a ser verificado</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n round(s) on record, newest first (P37, O24, B50)</source>
        <translation>
            <numerusform>%1 de %n jogada registada, da mais recente para a mais antiga (P37, O24, B50)</numerusform>
            <numerusform>%1 de %n jogadas registadas, da mais recente para a mais antiga (P37, O24, B50)</numerusform>
        </translation>
    </message>
    <message>
        <source>A session has rounds with all kinds of results</source>
        <translation>Uma sessão tem jogadas de todos os resultados</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que se mostra</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message>
        <source>There is no round %1 on record.</source>
        <translation>Não há registo da jogada %1.</translation>
    </message>
    <message>
        <source>The filters hide round %1.</source>
        <translation>Os filtros deixam de fora a jogada %1.</translation>
    </message>
    <message>
        <source>Only the session of %1</source>
        <translation>Só a sessão de %1</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Clears the filters and goes to the round</source>
        <translation>Limpa os filtros e vai para a jogada</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Limpar filtros</translation>
    </message>
    <message>
        <source>No filter is set</source>
        <translation>Não há filtros</translation>
    </message>
    <message>
        <source>Round %1 is being checked</source>
        <translation>A jogada %1 está a ser verificada</translation>
    </message>
    <message>
        <source>Errors found</source>
        <translation>Divergências</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Writes the rounds of a game and a period for a spreadsheet, or as JSON</source>
        <translation>Escreve as jogadas de um jogo e de um período para folha de cálculo, ou como JSON</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>Last rounds</source>
        <translation>Últimas jogadas</translation>
    </message>
    <message>
        <source>Each can be watched again, ball by ball (B50)</source>
        <translation>Cada uma pode ser vista de novo, bola a bola (B50)</translation>
    </message>
    <message>
        <source>No round has ended since you came in.</source>
        <translation>Desde que entrou ainda não terminou nenhuma jogada.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Ver de novo</translation>
    </message>
    <message>
        <source>This round can&apos;t be played back</source>
        <translation>Esta jogada não pode ser revista</translation>
    </message>
</context>
<context>
    <name>HistoryVisits</name>
    <message>
        <source>Sat down</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Sessions at tables</source>
        <translation>Sessões às mesas</translation>
    </message>
    <message>
        <source>Enter lists the rounds of a session</source>
        <translation>Enter mostra as jogadas de uma sessão</translation>
    </message>
    <message>
        <source>The record is being read…</source>
        <translation>O registo está a ser lido…</translation>
    </message>
    <message>
        <source>No session on record matches the filters.</source>
        <translation>Nenhuma sessão registada corresponde aos filtros.</translation>
    </message>
</context>
<context>
    <name>InjectionText</name>
    <message>
        <source>Injected by the inspector.</source>
        <translation>Provocado pelo inspetor.</translation>
    </message>
    <message>
        <source>Injected by the lesson.</source>
        <translation>Provocado pela lição.</translation>
    </message>
    <message>
        <source>Injected by the scenario.</source>
        <translation>Provocado pelo cenário.</translation>
    </message>
    <message>
        <source>by an inspector, in this round</source>
        <translation>por um inspetor, nesta jogada</translation>
    </message>
    <message>
        <source>by a scenario, in this round</source>
        <translation>por um cenário, nesta jogada</translation>
    </message>
    <message>
        <source>by a lesson, in this round</source>
        <translation>por uma lição, nesta jogada</translation>
    </message>
</context>
<context>
    <name>InspectLobby</name>
    <message>
        <source>The inspector&apos;s desk</source>
        <translation>Secretária do inspetor</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Abrir um cenário</translation>
    </message>
    <message>
        <source>Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.</source>
        <translation>Reproduz um ficheiro de cenário à mesa (Ctrl+O). Também pode largar um ficheiro na janela.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>All rounds on record, to watch again and check (Ctrl+H)</source>
        <translation>Todas as jogadas registadas, para rever e verificar (Ctrl+H)</translation>
    </message>
    <message>
        <source>The table opens with its event log beside it: every event, with its time, its fields and its rules.</source>
        <translation>A mesa abre com o rasto ao lado: cada acontecimento, com a hora, os campos e as regras.</translation>
    </message>
    <message>
        <source>Conformity list</source>
        <translation>Lista de conformidade</translation>
    </message>
    <message>
        <source>Every rule, what proves it, and your verdict on it (Ctrl+K)</source>
        <translation>Cada regra, o que a prova e a sua avaliação (Ctrl+K)</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>The same stakes and the same number under each regulation (Ctrl+B)</source>
        <translation>As mesmas apostas e o mesmo número em cada regulamento (Ctrl+B)</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Equidade</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Any round on record, significant events, complaints (Ctrl+R)</source>
        <translation>Qualquer jogada registada, ocorrências, reclamações (Ctrl+R)</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>Processo</translation>
    </message>
    <message>
        <source>What this inspection has gathered, and its report (Ctrl+P)</source>
        <translation>O que esta inspeção reuniu, e o seu relatório (Ctrl+P)</translation>
    </message>
    <message>
        <source>Exact figures</source>
        <translation>Contas exatas</translation>
    </message>
    <message>
        <source>The mathematics of the games: edge, best play, deviations, when prizes are won (Ctrl+M)</source>
        <translation>A matemática dos jogos: vantagem, melhor jogo, desvios, quando saem os prémios (Ctrl+M)</translation>
    </message>
    <message>
        <source>How the table is opened</source>
        <translation>Como se abre a mesa</translation>
    </message>
    <message>
        <source>Play along</source>
        <translation>Jogar também</translation>
    </message>
    <message>
        <source>Only observe</source>
        <translation>Só observar</translation>
    </message>
    <message>
        <source>Nothing can be sent to the table: simulated players play, and every command from here is refused.</source>
        <translation>Nada se pode mandar à mesa: jogam jogadores simulados, e qualquer ordem vinda daqui é recusada.</translation>
    </message>
    <message>
        <source>You sit at the table, and can inject every fault that the law provides for.</source>
        <translation>Senta-se à mesa, e pode provocar todas as falhas que a lei conhece.</translation>
    </message>
    <message>
        <source>The proof of each round on record, and a check of any whole record (Ctrl+Shift+V)</source>
        <translation>A prova de cada jogada registada e a verificação de todo o registo (Ctrl+Shift+V)</translation>
    </message>
</context>
<context>
    <name>InspectedRules</name>
    <message>
        <source>Our reading, where the text is silent or contradicts itself</source>
        <translation>Leitura nossa, onde o texto se cala ou se contradiz</translation>
    </message>
    <message>
        <source>The table decides by it</source>
        <translation>A mesa decide por ela</translation>
    </message>
    <message>
        <source>It is shown or said</source>
        <translation>É mostrada ou dita</translation>
    </message>
    <message>
        <source>A fault or a procedure that can be acted out</source>
        <translation>Falha ou procedimento que se pode encenar</translation>
    </message>
    <message>
        <source>A notice or a definition</source>
        <translation>Aviso ou definição</translation>
    </message>
    <message>
        <source>To be confirmed against the Diário da República.</source>
        <translation>A confirmar no Diário da República.</translation>
    </message>
</context>
<context>
    <name>InspectionReport</name>
    <message>
        <source>Noted at</source>
        <translation>Anotado em</translation>
    </message>
    <message>
        <source>None was injected %1.</source>
        <extracomment>%1 since when</extracomment>
        <translation>Nenhuma foi provocada %1.</translation>
    </message>
    <message>
        <source>Injected %1:</source>
        <extracomment>%1 since when</extracomment>
        <translation>Provocadas %1:</translation>
    </message>
    <message>
        <source>since this inspection began at %1</source>
        <extracomment>%1 date and time</extracomment>
        <translation>desde que esta inspeção começou, em %1</translation>
    </message>
    <message>
        <source>Rounds that are not closed, whose seeds are still sealed: %1. Rounds whose outcome a scenario or a person has given: %2. Removed at their player&apos;s request, and not checked: %3 tables, %4 rounds.</source>
        <extracomment>%1 to %4 numbers</extracomment>
        <translation>Jogadas por encerrar, com a semente ainda selada: %1. Jogadas cujo resultado foi dado por um cenário ou por uma pessoa: %2. Removidas a pedido do jogador, e não verificadas: %3 mesas, %4 jogadas.</translation>
    </message>
    <message>
        <source>Significant events</source>
        <translation>Ocorrências</translation>
    </message>
    <message>
        <source>At the inspected tables: faults and what was restored, void rounds, refusals, changed settings, and wins of %1 or more, including those of simulated players.</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Das mesas que foram vistas: falhas e o que foi reposto, jogadas nulas, recusas, definições alteradas e ganhos a partir de %1, também os dos jogadores simulados.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>There are more: the list ends at %1.</source>
        <extracomment>%1 how many are listed</extracomment>
        <translation>Há mais: a lista termina em %1.</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>não pôde ser lido</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos os jogadores</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>O que não se conseguiu ler</translation>
    </message>
    <message>
        <source>Inspection report</source>
        <translation>Relatório de uma inspeção</translation>
    </message>
    <message>
        <source>Mesa Viva %1 · inspection report, %2</source>
        <extracomment>%1 the program&apos;s version, %2 date and time</extracomment>
        <translation>Mesa Viva %1 · relatório de uma inspeção, %2</translation>
    </message>
    <message>
        <source>No longer on record, and left out: %1</source>
        <translation>Já não está no registo, e ficou de fora: %1</translation>
    </message>
    <message>
        <source>The inspection</source>
        <translation>A inspeção</translation>
    </message>
    <message>
        <source>What was inspected</source>
        <translation>O que se examinou</translation>
    </message>
    <message>
        <source>Complaints</source>
        <translation>Reclamações</translation>
    </message>
    <message>
        <source>Notes at events</source>
        <translation>Notas nos acontecimentos</translation>
    </message>
    <message>
        <source>Injected faults</source>
        <translation>Falhas provocadas</translation>
    </message>
    <message>
        <source>Check of the record</source>
        <translation>Verificação do registo</translation>
    </message>
    <message>
        <source>This player&apos;s points</source>
        <translation>Pontos deste jogador</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspetor</translation>
    </message>
    <message>
        <source>nobody has signed</source>
        <translation>ninguém assinou</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>SHA-256 of the program&apos;s file</source>
        <translation>SHA-256 do ficheiro do programa</translation>
    </message>
    <message>
        <source>Head of the record&apos;s chain</source>
        <translation>Cabeça da cadeia do registo</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>O registo</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>No table was inspected.</source>
        <translation>Nenhuma mesa foi examinada.</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Aberta</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Conjunto de regras</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>a crowd of %1</source>
        <translation>um público de %1</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulados</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>SHA-256 of the settings</source>
        <translation>SHA-256 das definições</translation>
    </message>
    <message>
        <source>Table %1</source>
        <extracomment>%1 a table&apos;s number</extracomment>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>No round was replayed or read.</source>
        <translation>Nenhuma jogada foi repetida ou lida.</translation>
    </message>
    <message>
        <source>Rounds replayed or read: %1</source>
        <translation>Jogadas repetidas ou lidas: %1</translation>
    </message>
    <message>
        <source>There were none.</source>
        <translation>Não houve.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Conclusão</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Quantia</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Rubrica</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>Não há.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Falha</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>O que daí resultou</translation>
    </message>
    <message>
        <source>The whole record was not checked for this report.</source>
        <translation>O registo inteiro não foi verificado para este relatório.</translation>
    </message>
    <message>
        <source>The record is not in order: %1</source>
        <translation>O registo não está como deve ser: %1</translation>
    </message>
    <message>
        <source>The record is intact. Events in the chain: %1; rounds replayed: %2; outcomes derived from their seeds: %3; settlements recomputed: %4.</source>
        <translation>O registo está íntegro. Acontecimentos na cadeia: %1; jogadas refeitas: %2; resultados obtidos das sementes: %3; liquidações calculadas de novo: %4.</translation>
    </message>
    <message>
        <source>the accounts do not add up</source>
        <translation>as contas não batem certo</translation>
    </message>
    <message>
        <source>the list of rounds says otherwise</source>
        <translation>a lista das jogadas diz outra coisa</translation>
    </message>
    <message>
        <source>the points of %1 are not what the events say</source>
        <translation>os pontos de %1 não são os que os acontecimentos dizem</translation>
    </message>
    <message>
        <source>It does not balance: %1.</source>
        <translation>Não fecha: %1.</translation>
    </message>
    <message>
        <source>The accounts balance to the cent. The last round was never closed: its stakes are still unsettled.</source>
        <translation>As contas fecham ao cêntimo. A última jogada nunca fechou: as suas apostas estão ainda em curso.</translation>
    </message>
    <message>
        <source>It balances to the cent: the accounts add up to zero after every event, each player&apos;s points are what the events say, and the list of rounds says the same.</source>
        <translation>Fecha ao cêntimo: as contas somam zero depois de cada acontecimento, os pontos de cada jogador são os que os acontecimentos dizem, e a lista das jogadas diz o mesmo.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>At the opening</source>
        <translation>Na abertura</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entrou</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Saiu</translation>
    </message>
    <message>
        <source>At the close</source>
        <translation>No fecho</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas as contas</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Trouxe</translation>
    </message>
    <message>
        <source>Free points</source>
        <translation>Pontos gratuitos</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>No fim</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (simulado)</translation>
    </message>
    <message>
        <source>Ledger of table %1</source>
        <extracomment>%1 a table&apos;s number</extracomment>
        <translation>Contas da mesa %1</translation>
    </message>
    <message>
        <source>No round of this player is on record.</source>
        <translation>Nenhuma jogada deste jogador está registada.</translation>
    </message>
    <message>
        <source>Rounds on record</source>
        <translation>Jogadas registadas</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Antes da primeira jogada</translation>
    </message>
    <message>
        <source>Won or lost in all rounds</source>
        <translation>Ganho ou perdido em todas as jogadas</translation>
    </message>
    <message>
        <source>Free points received</source>
        <translation>Pontos gratuitos entretanto</translation>
    </message>
    <message>
        <source>After the last round</source>
        <translation>Depois da última jogada</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Conforme</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Não conforme</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Não aplicável</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Atuou</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Issuer of free points</source>
        <translation>Emissor de pontos gratuitos</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Players&apos; points</source>
        <translation>Pontos dos jogadores</translation>
    </message>
    <message>
        <source>Stakes on the table</source>
        <translation>Apostas na mesa</translation>
    </message>
    <message>
        <source>Simulated crowd</source>
        <translation>Público simulado</translation>
    </message>
    <message>
        <source>Price of the cards</source>
        <translation>Preço dos cartões</translation>
    </message>
    <message>
        <source>Prizes to be paid</source>
        <translation>Prémios por pagar</translation>
    </message>
    <message>
        <source>Carried to the next round</source>
        <translation>Transita para a jogada seguinte</translation>
    </message>
    <message>
        <source>Bingo jackpot</source>
        <translation>Bingo acumulado</translation>
    </message>
    <message>
        <source>Line jackpot</source>
        <translation>Linha acumulada</translation>
    </message>
    <message>
        <source>Test of chance</source>
        <translation>Teste do acaso</translation>
    </message>
    <message>
        <source>Chance was not tested for this report.</source>
        <translation>O acaso não foi testado para este relatório.</translation>
    </message>
    <message>
        <source>Tested %1, on its own, independently of any round on record.</source>
        <extracomment>%1 date and time</extracomment>
        <translation>Testado em %1, por si só, independentemente das jogadas do registo.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Teste</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Estatística</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superado</translation>
    </message>
    <message>
        <source>Read at</source>
        <translation>Lido em</translation>
    </message>
    <message>
        <source>was only read for this report, all parts as they were at that moment; tables inspected live are in it like any other</source>
        <translation>só foi lido para este relatório, e todas as partes tal como estavam nesse único momento; as mesas inspecionadas ao vivo constam dele como quaisquer outras</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>O que foi devolvido</translation>
    </message>
    <message>
        <source>It could not be read.</source>
        <translation>Não pôde ser lido.</translation>
    </message>
    <message>
        <source>Nothing was staked.</source>
        <translation>Nada foi apostado.</translation>
    </message>
    <message>
        <source>Of all rounds on record except scripted and void ones, for everybody at the tables; of a void bingo round, what had been drawn counts. A fair game stays within its band 99 times in 100, however much was played (Bernstein).</source>
        <translation>De todas as jogadas registadas, salvo as nulas e as de resultado trazido, para todos os que estavam às mesas; de uma jogada nula de bingo conta o que já tinha saído. O que é justo está na sua banda 99 vezes em 100, por muito que se tenha jogado (Bernstein).</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Que jogadas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>99% band</source>
        <translation>Banda de 99 %</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <extracomment>%1 a stretch of time, %2 what came back</extracomment>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>anotado</translation>
    </message>
    <message>
        <source>without a note</source>
        <translation>sem nota</translation>
    </message>
    <message>
        <source>Outside its band: %1.</source>
        <translation>Fora da sua banda: %1.</translation>
    </message>
    <message>
        <source>Rounds of this report in which an inspector has injected a fault: %1</source>
        <extracomment>%1 rounds&apos; ids</extracomment>
        <translation>Das jogadas deste relatório, um inspetor provocou uma falha em: %1</translation>
    </message>
    <message>
        <source>Table time</source>
        <translation>Tempo da mesa</translation>
    </message>
    <message>
        <source>SHA-256 of its assets</source>
        <translation>SHA-256 dos seus recursos</translation>
    </message>
    <message>
        <source>Entry taken back</source>
        <translation>Introdução retirada</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correções</translation>
    </message>
    <message>
        <source>None was made at the inspected tables.</source>
        <translation>Não houve nenhuma nas mesas que foram vistas.</translation>
    </message>
    <message>
        <source>Nothing on record is ever changed: a correction is an event of its own.</source>
        <translation>Nada do registo se altera: uma correção é um acontecimento próprio.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>in this inspection</source>
        <translation>nesta inspeção</translation>
    </message>
    <message>
        <source>Not seen applied in an event log %1:</source>
        <extracomment>%1 since when</extracomment>
        <translation>Sem atuar em nenhum rasto %1:</translation>
    </message>
    <message>
        <source>On record</source>
        <translation>No registo</translation>
    </message>
    <message>
        <source>Scenarios that were played:</source>
        <translation>Cenários jogados:</translation>
    </message>
    <message>
        <source>without a title</source>
        <translation>sem título</translation>
    </message>
    <message>
        <source>What was verified</source>
        <translation>O que foi verificado</translation>
    </message>
    <message>
        <source>Nothing else was verified.</source>
        <translation>Nada mais foi verificado.</translation>
    </message>
    <message>
        <source>Each of them balances to the cent.</source>
        <translation>Cada uma fecha ao cêntimo.</translation>
    </message>
    <message>
        <source>Tables that do not balance or can&apos;t be read: %1.</source>
        <translation>Mesas que não fecham ou não se conseguem ler: %1.</translation>
    </message>
    <message>
        <source>All tables on record: %1; closed rounds: %2. Real players staked %3, and %4 was returned.</source>
        <extracomment>%1 and %2 how many; %3 and %4 amounts</extracomment>
        <translation>Mesas no registo: %1; jogadas encerradas: %2. Os jogadores não simulados apostaram %3 e receberam %4.</translation>
    </message>
    <message>
        <source>Ledger of the whole record</source>
        <translation>Contas de todo o registo</translation>
    </message>
    <message>
        <source>Outcomes given from outside, by a scenario or real equipment: %1.</source>
        <extracomment>%1 how many</extracomment>
        <translation>Resultados vindos de fora, por um cenário ou por equipamento real: %1.</translation>
    </message>
    <message>
        <source>Nothing has left its band: in all, in the month, in the last 30 days and in the last day up to the newest round.</source>
        <translation>Nada saiu da sua banda: no total, no mês, nos últimos 30 dias e no último dia até à jogada mais recente.</translation>
    </message>
    <message>
        <source>%1, up to %2</source>
        <translation>%1, até %2</translation>
    </message>
    <message>
        <source>Tested %1, before the program was restarted, with %2 rounds of each game.</source>
        <extracomment>%1 date and time, %2 how many</extracomment>
        <translation>Testado em %1, antes de o programa voltar a abrir, com %2 jogadas de cada jogo.</translation>
    </message>
    <message>
        <source>All tests were passed.</source>
        <translation>Passou em todos os testes.</translation>
    </message>
    <message>
        <source>Not all tests were passed.</source>
        <translation>Não passou em todos os testes.</translation>
    </message>
    <message>
        <source>The command below computes it again, with every figure:</source>
        <translation>A linha abaixo repete-o, com todos os valores:</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Oferecida</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidida</translation>
    </message>
    <message>
        <source>Asserted</source>
        <translation>Verificada</translation>
    </message>
    <message>
        <source>In the shipped scenarios %1 rules and readings are offered (a table opens with them), %2 decided (an event of a round or a refusal carries them out), %3 asserted (an expectation that is met checks them, or a file is refused by them).</source>
        <translation>Nos cenários do programa, %1 regras e leituras são oferecidas (uma mesa abre com elas), %2 decididas (um acontecimento de uma jogada ou uma recusa aplica-as), %3 verificadas (uma expectativa cumprida confere-as, ou um ficheiro é recusado por elas).</translation>
    </message>
    <message>
        <source>Asserted in no shipped scenario:</source>
        <translation>Não verificadas em nenhum cenário do programa:</translation>
    </message>
    <message>
        <source>The case</source>
        <translation>O processo</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Conclusão</translation>
    </message>
    <message>
        <source>None was noted.</source>
        <translation>Nenhuma foi anotada.</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>Segunda cópia</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Não há.</translation>
    </message>
    <message>
        <source>There is one; it was not compared for this report.</source>
        <translation>Há uma; não foi comparada para este relatório.</translation>
    </message>
    <message>
        <source>Compared event by event: it agrees.</source>
        <translation>Comparada acontecimento a acontecimento: diz o mesmo.</translation>
    </message>
    <message>
        <source>Compared: it differs. %1</source>
        <translation>Comparada: difere. %1</translation>
    </message>
    <message>
        <source>There is one, but it can&apos;t be read: the two were not compared.</source>
        <translation>Há uma, mas não é possível lê-la: as duas não foram comparadas.</translation>
    </message>
    <message>
        <source>Our words are to be confirmed against the Diário da República for:</source>
        <translation>As nossas palavras estão por confirmar no Diário da República nestas regras:</translation>
    </message>
    <message>
        <source>The picture %1 is missing or was changed.</source>
        <translation>A imagem %1 falta ou foi alterada.</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2</source>
        <translation>%1, SHA-256 %2</translation>
    </message>
    <message>
        <source>Pictures of the window, as evidence for rules that are seen:</source>
        <translation>Imagens da janela, como prova de regras que se veem:</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>%1 a table&apos;s number</extracomment>
        <translation>Definições</translation>
    </message>
    <message>
        <source>of table %1 in this report</source>
        <translation>as da mesa %1 neste relatório</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variação</translation>
    </message>
    <message>
        <source>Only what was moved is added up: points that a player brought from table to table would be counted at each. What this player held is in a section of its own.</source>
        <translation>Só se soma o que foi movimentado: os pontos que um jogador levou de mesa em mesa seriam contados em cada uma. O que este jogador tinha está numa secção própria.</translation>
    </message>
    <message>
        <source>What came back beside what the rules return in the long run: at roulette by the stakes that were placed, at bingo the share of the sales that the room sets, at poker with best play and the regulation&apos;s readings.</source>
        <translation>O que foi devolvido ao lado do que as regras devolvem a longo prazo: na roleta segundo as apostas feitas, no bingo a parte das vendas que a sala fixa, no póquer com o melhor jogo e as leituras do regulamento.</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Pelas regras</translation>
    </message>
    <message>
        <source>the same as at table %1</source>
        <translation>as mesmas da mesa %1</translation>
    </message>
    <message>
        <source>Corrections are listed in a section of their own.</source>
        <translation>As correções constam de uma secção própria.</translation>
    </message>
    <message>
        <source>Forecast and table are the same program: “as predicted” means that it was compared with itself and agrees. What the regulation demands after such faults was read by hand:</source>
        <translation>Previsão e mesa são o mesmo programa: «como previsto» quer dizer que foi comparado consigo próprio e condiz. O que o regulamento exige depois de tais falhas foi lido à mão:</translation>
    </message>
    <message>
        <source>Their tables are not among those of this report.</source>
        <translation>As mesas em causa não constam deste relatório.</translation>
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
        <source>At the inspector&apos;s desk: tables side by side</source>
        <translation>Atrás da porta do inspetor: mesas lado a lado</translation>
    </message>
    <message>
        <source>In a replay beside a live roulette table: plays and pauses</source>
        <translation>Numa repetição ao lado de uma mesa de roleta ao vivo: reproduz e para</translation>
    </message>
    <message>
        <source>In the event log and the list: opens the rule in this book; where an event has several, the next one each time</source>
        <translation>No rasto e na lista: abre a regra nestas páginas; num acontecimento com várias, a seguinte</translation>
    </message>
    <message>
        <source>In the lobby: to play, to inspect, to teach</source>
        <translation>No átrio: jogar, inspecionar, ensinar</translation>
    </message>
    <message>
        <source>In a scenario: resumes and pauses, one step forward, slower, faster</source>
        <translation>Num cenário: continua e para, um passo em frente, mais devagar, mais depressa</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>In a scenario: restarts from the beginning</source>
        <translation>Num cenário: de novo desde o princípio</translation>
    </message>
    <message>
        <source>For the inspector and the trainer</source>
        <translation>Para o inspetor e o formador</translation>
    </message>
    <message>
        <source>At every table: shows its event log, and closes it</source>
        <translation>Em qualquer mesa: mostra o rasto, e fecha-o</translation>
    </message>
    <message>
        <source>Beside the event log: opens the conformity list; there 1 to 3 judge the rule</source>
        <translation>Junto ao rasto: abre a lista de conformidade; aí 1 a 3 avaliam a regra</translation>
    </message>
    <message>
        <source>In the event log and the list: to the previous or the next row; Page Up, Page Down, Home and End go further</source>
        <translation>No rasto e na lista: à linha anterior, à seguinte; Page Up, Page Down, Home e End vão mais longe</translation>
    </message>
    <message>
        <source>In the event log: expands an event; in a drill: gives the answer</source>
        <translation>No rasto: abre um acontecimento; num exercício: dá a resposta</translation>
    </message>
    <message>
        <source>In a drill: chooses an answer</source>
        <translation>Num exercício: escolhe uma resposta</translation>
    </message>
    <message>
        <source>In a drill on the layout: from place to place; Space marks one</source>
        <translation>Num exercício no pano: de lugar em lugar; Espaço marca um</translation>
    </message>
    <message>
        <source>Ends a drill</source>
        <translation>Termina um exercício</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em todo o programa</translation>
    </message>
    <message>
        <source>Opens the rules and the pay table</source>
        <translation>Abre as regras e a tabela de pagamentos</translation>
    </message>
    <message>
        <source>Shows the last round</source>
        <translation>Mostra a última jogada</translation>
    </message>
    <message>
        <source>Full screen on and off</source>
        <translation>Ecrã inteiro, e de volta à janela</translation>
    </message>
    <message>
        <source>Changes the language</source>
        <translation>Muda a língua</translation>
    </message>
    <message>
        <source>Opens the settings</source>
        <translation>Abre as definições</translation>
    </message>
    <message>
        <source>In the lobby: opens a scenario file</source>
        <translation>No átrio: abre um ficheiro de cenário</translation>
    </message>
    <message>
        <source>Quits the program</source>
        <translation>Sai do programa</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Closes whatever is open over the table</source>
        <translation>Fecha o que está aberto por cima da mesa</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Moves to the next control; with Shift, to the previous one</source>
        <translation>Avança para o comando seguinte; com Shift, recua</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Presses the control with the blue ring</source>
        <translation>Aciona o comando que tem o anel azul</translation>
    </message>
    <message>
        <source>In the lobby</source>
        <translation>No átrio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Sits down at the table</source>
        <translation>Senta-se à mesa</translation>
    </message>
    <message>
        <source>Sound off and on</source>
        <translation>Desliga o som, e volta a ligá-lo</translation>
    </message>
    <message>
        <source>In the lobby: the rounds on record</source>
        <translation>No átrio: as jogadas registadas</translation>
    </message>
    <message>
        <source>In a replay: plays and pauses, one event back or forwards, slower, faster</source>
        <translation>Numa repetição: reproduz e para, um acontecimento atrás ou adiante, mais devagar, mais depressa</translation>
    </message>
    <message>
        <source>By ear, at every table</source>
        <translation>De ouvido, em todas as mesas</translation>
    </message>
    <message>
        <source>Repeats the last call</source>
        <translation>Repete o último anúncio</translation>
    </message>
    <message>
        <source>Whose turn it is, and how much time is left</source>
        <translation>De quem é a vez e quanto tempo falta</translation>
    </message>
    <message>
        <source>Your own cards and hand; at roulette, your stakes</source>
        <translation>As suas cartas e a sua mão; na roleta, as suas apostas</translation>
    </message>
    <message>
        <source>What the house shows: the dealer&apos;s cards, the number, the last ball</source>
        <translation>O que a casa mostra: as cartas da banca, o número, a última bola</translation>
    </message>
    <message>
        <source>Your own stakes</source>
        <translation>As suas apostas</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Os seus pontos</translation>
    </message>
    <message>
        <source>What you can do now, with the keys for it</source>
        <translation>O que pode fazer agora, com as teclas</translation>
    </message>
    <message>
        <source>Who has one to go; the last numbers; the other seats</source>
        <translation>Quem está a um número de um prémio; os últimos números; os outros lugares</translation>
    </message>
    <message>
        <source>Silences speech at once</source>
        <translation>Cala a voz de imediato</translation>
    </message>
    <message>
        <source>To the previous buffer of messages: everything, calls, payments, what you and others do, session, refusals</source>
        <translation>Para a lista anterior de mensagens: tudo, anúncios, pagamentos, o que faz e o que os outros fazem, sessão, recusas</translation>
    </message>
    <message>
        <source>To the next buffer of messages</source>
        <translation>Para a lista seguinte de mensagens</translation>
    </message>
    <message>
        <source>An older message of the buffer</source>
        <translation>Uma mensagem mais antiga da lista</translation>
    </message>
    <message>
        <source>A newer message of the buffer</source>
        <translation>Uma mensagem mais recente da lista</translation>
    </message>
    <message>
        <source>Review: one place to the left on the table</source>
        <translation>Percorrer a mesa: para o sítio à esquerda</translation>
    </message>
    <message>
        <source>Review: one place to the right</source>
        <translation>Percorrer a mesa: para o sítio à direita</translation>
    </message>
    <message>
        <source>Review: to the row above</source>
        <translation>Percorrer a mesa: para a fila de cima</translation>
    </message>
    <message>
        <source>Review: to the row below</source>
        <translation>Percorrer a mesa: para a fila de baixo</translation>
    </message>
    <message>
        <source>In a replay: to the previous or the next mark on its timeline</source>
        <translation>Na repetição: à marca anterior da linha do tempo, à seguinte</translation>
    </message>
    <message>
        <source>In a replay: copies a link to this moment</source>
        <translation>Na repetição: copia uma ligação para este momento</translation>
    </message>
    <message>
        <source>Playing by ear, on and off: reads out the focused control, reports what you do, counts the last seconds</source>
        <translation>Liga e desliga o jogo de ouvido: lê o que tem o foco do teclado, diz o que faz, conta os últimos segundos</translation>
    </message>
    <message>
        <source>Review: all that is known about the place, or about the focused control</source>
        <translation>Percorrer a mesa: tudo o que se sabe do sítio, ou do que tem o foco do teclado</translation>
    </message>
    <message>
        <source>Review: at roulette, moves the keyboard focus to this stake, where Enter puts a chip down; at bingo, marks the number</source>
        <translation>Percorrer a mesa: na roleta o foco do teclado passa para esta aposta, onde Enter põe uma ficha; no bingo marca o número</translation>
    </message>
    <message>
        <source>Learning table: no time limits, and what each choice is worth</source>
        <translation>Mesa de aprendizagem: sem pressa, com o que vale cada escolha</translation>
    </message>
    <message>
        <source>Gallery: rounds that show the rules in action</source>
        <translation>Galeria: jogadas que mostram as regras a funcionar</translation>
    </message>
    <message>
        <source>Replays the last round while the table goes on; Esc returns to it</source>
        <translation>Repete a última jogada enquanto a mesa continua; Esc volta à mesa</translation>
    </message>
    <message>
        <source>In a lesson: to the next or the previous pause</source>
        <translation>Numa lição: à pausa seguinte, à anterior</translation>
    </message>
    <message>
        <source>In a lesson: what each choice is worth, the other decision</source>
        <translation>Numa lição: quanto vale cada escolha, a decisão pela outra via</translation>
    </message>
    <message>
        <source>At a learning table that waits for you: lets it go on, or makes it wait</source>
        <translation>Numa mesa de aprendizagem que espera por si: deixa-a continuar, ou fá-la parar</translation>
    </message>
    <message>
        <source>Beside the event log of an inspector&apos;s table: what can go wrong; there Enter injects it</source>
        <translation>Ao lado do rasto de uma mesa de inspetor: o que pode falhar; aí Enter provoca-o</translation>
    </message>
    <message>
        <source>At the inspector&apos;s desk: any round on record; there C starts a complaint, A adds the round to the file</source>
        <translation>Atrás da porta do inspetor: qualquer jogada registada; aí C reclama, A junta-a ao processo</translation>
    </message>
    <message>
        <source>At the inspector&apos;s desk: the case file of the inspection, and its report</source>
        <translation>Atrás da porta do inspetor: o processo da inspeção, e o seu relatório</translation>
    </message>
    <message>
        <source>At the reversed table: the words, the bell, the ball</source>
        <translation>Na mesa ao contrário: as palavras, a campainha, a bola</translation>
    </message>
    <message>
        <source>At the reversed table: the place, and whom to pay; Space leaves chips, digits cut them, Enter takes or hands over</source>
        <translation>Na mesa ao contrário: o lugar e a quem se paga; Espaço deixa fichas, os algarismos cortam-nas, Enter recolhe ou entrega</translation>
    </message>
    <message>
        <source>At the reversed table: what is due; Page Up and Page Down change the tool</source>
        <translation>Na mesa ao contrário: o que é devido; Page Up e Page Down mudam a ferramenta</translation>
    </message>
    <message>
        <source>At a table: a second window, for a projector or a display in the room</source>
        <translation>À mesa: uma segunda janela, para um projetor ou como painel da sala</translation>
    </message>
    <message>
        <source>At a table: the pointer shows and draws in both windows; Backspace removes a line, Delete all</source>
        <translation>À mesa: o ponteiro mostra e desenha, nas duas janelas; Backspace apaga um traço, Delete apaga todos</translation>
    </message>
    <message>
        <source>At the trainer&apos;s desk: the trainees, and what each of them has done</source>
        <translation>Atrás da porta do formador: os formandos, e o que cada um fez</translation>
    </message>
    <message>
        <source>On an event in the event log: pins a note to it</source>
        <translation>Num acontecimento do rasto: uma nota que fica presa a ele</translation>
    </message>
    <message>
        <source>In a replay beside the event log: a complaint that starts at this moment</source>
        <translation>Numa repetição ao lado do rasto: uma reclamação que começa neste momento</translation>
    </message>
    <message>
        <source>In a replay and in the gallery: shows the round to a class (in the history: E)</source>
        <translation>Numa repetição e na galeria: mostra a jogada a uma turma; no histórico é o E</translation>
    </message>
    <message>
        <source>In a lesson, or when shown to a class: what if another card, number or ball had come up</source>
        <translation>Numa lição, ou no que se mostra a uma turma: e se tivesse saído outra carta, número ou bola</translation>
    </message>
    <message>
        <source>In a lesson, or when shown to a class: hides or shows hands; the same for results</source>
        <translation>Numa lição, ou no que se mostra a uma turma: esconde as mãos e mostra-as; o mesmo com os resultados</translation>
    </message>
    <message>
        <source>At the trainer&apos;s desk: to the lesson search</source>
        <translation>Atrás da porta do formador: à procura de uma lição</translation>
    </message>
    <message>
        <source>Ctrl+Page</source>
        <translation>Ctrl+Page</translation>
    </message>
    <message>
        <source>In the lesson editor: Page Up and Page Down go from part to part</source>
        <translation>No editor de lições: Page Up e Page Down vão de parte em parte</translation>
    </message>
    <message>
        <source>In the case file: begins another case</source>
        <translation>No processo: abre outro processo</translation>
    </message>
    <message>
        <source>At the inspector&apos;s desk: fairness (in a complaint: checks the round); Ctrl+Shift+O opens another record</source>
        <translation>Atrás da porta do inspetor: equidade (numa reclamação: verifica a jogada); Ctrl+Shift+O abre outro registo</translation>
    </message>
    <message>
        <source>Beside the event log: holds a picture of the window, dialogs included, as evidence for a rule</source>
        <translation>Ao lado do rasto: guarda uma imagem da janela, diálogos incluídos, como prova de uma regra</translation>
    </message>
    <message>
        <source>At the reversed table: what is called with the number, and the dolly</source>
        <translation>Na mesa ao contrário: o que se anuncia com o número, e o marcador</translation>
    </message>
</context>
<context>
    <name>LayoutInput</name>
    <message>
        <source>The left one of two: you stake on this one only (R1)</source>
        <translation>O da esquerda de dois: só se aposta neste (R1)</translation>
    </message>
    <message>
        <source>The right one of two: you stake on this one only (R1)</source>
        <translation>O da direita de dois: só se aposta neste (R1)</translation>
    </message>
    <message>
        <source>Layout. Arrow keys move from stake to stake, Enter puts a chip down, Delete removes a stake</source>
        <translation>Pano. As setas passam de aposta em aposta, Enter coloca uma ficha, Delete retira uma aposta</translation>
    </message>
</context>
<context>
    <name>LeftBehind</name>
    <message>
        <source>Back to the cards</source>
        <translation>Voltar aos cartões</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
</context>
<context>
    <name>LessonBand</name>
    <message>
        <source>%1: right</source>
        <translation>%1: certo</translation>
    </message>
</context>
<context>
    <name>LessonBeginner</name>
    <message>
        <source>New lesson</source>
        <translation>Nova lição</translation>
    </message>
    <message>
        <source>From an empty table, or from something that already exists.</source>
        <translation>De uma mesa vazia, ou de algo que já existe.</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De um ficheiro</translation>
    </message>
    <message>
        <source>A lesson or scenario file</source>
        <translation>O ficheiro de uma lição ou de um cenário</translation>
    </message>
    <message>
        <source>From a round</source>
        <translation>De uma jogada</translation>
    </message>
    <message>
        <source>A round on record: choose it in the history, and press Lesson (L)</source>
        <translation>Uma jogada registada: escolha-a no histórico e prima Lição (L)</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>No scenario is selected</source>
        <translation>Não há cenário escolhido na lista</translation>
    </message>
    <message>
        <source>What it starts from</source>
        <translation>Ponto de partida</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Mesa vazia</translation>
    </message>
    <message>
        <source>Shipped scenario</source>
        <translation>Cenário do programa</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Jogo e regras</translation>
    </message>
    <message>
        <source>One player sits there, with no actions yet. All of it can be changed later.</source>
        <translation>Há um jogador à mesa e ainda ninguém faz nada. Tudo se pode mudar depois.</translation>
    </message>
    <message>
        <source>Search the scenarios</source>
        <translation>Procurar nos cenários</translation>
    </message>
    <message>
        <source>Words in the title</source>
        <translation>Palavras do título</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
</context>
<context>
    <name>LessonChoiceButton</name>
    <message>
        <source>%1: right. %2</source>
        <translation>%1: certo. %2</translation>
    </message>
    <message>
        <source>%1: wrong. %2</source>
        <translation>%1: não. %2</translation>
    </message>
</context>
<context>
    <name>LessonDetail</name>
    <message>
        <source>To the next pause</source>
        <translation>Para a pausa seguinte</translation>
    </message>
    <message>
        <source>To the previous pause</source>
        <translation>Para a pausa anterior</translation>
    </message>
    <message>
        <source>Plays on to the next pause, and stops</source>
        <translation>Corre até à pausa seguinte, e para</translation>
    </message>
    <message>
        <source>One event back, one forwards</source>
        <translation>Um acontecimento para trás, um para a frente</translation>
    </message>
    <message>
        <source>Answers the question</source>
        <translation>Responde à pergunta</translation>
    </message>
    <message>
        <source>What each choice is worth, exactly</source>
        <translation>Quanto vale cada escolha, ao certo</translation>
    </message>
    <message>
        <source>What if: the other decision</source>
        <translation>E se: a decisão pela outra via</translation>
    </message>
    <message>
        <source>The round is shown at the game&apos;s table. It plays, or is stepped through forwards and backwards, and pauses where something is explained or asked.</source>
        <translation>A jogada está na mesa do jogo. Corre sozinha ou passo a passo, para a frente e para trás, e detém-se onde há algo a dizer ou a perguntar.</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Do princípio</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>Começar a lição</translation>
    </message>
    <message>
        <source>The lessons are being read</source>
        <translation>As lições estão a ser lidas</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>Editar uma cópia</translation>
    </message>
    <message>
        <source>In the lesson editor</source>
        <translation>No editor de lições</translation>
    </message>
    <message>
        <source>In the lesson editor; the shipped lesson stays as it is</source>
        <translation>No editor de lições; a lição do programa fica como está</translation>
    </message>
    <message>
        <source>What if: another card, number, ball or decision</source>
        <translation>E se viesse outra carta, número ou bola, ou outra decisão</translation>
    </message>
    <message>
        <source>Hides the hands, if players have any</source>
        <translation>Tapa as mãos, quando os jogadores as têm</translation>
    </message>
    <message>
        <source>Hides results, and shows each on request</source>
        <translation>Esconde os resultados e mostra cada um quando se pede</translation>
    </message>
    <message>
        <source>What the stakes on the table are worth, exactly</source>
        <translation>Quanto vale, exatamente, o que está na mesa</translation>
    </message>
    <message>
        <source>New here? Start with each game&apos;s first steps, then the drills, then the reversed table; the table test comes last.</source>
        <translation>É a sua primeira vez? Comece pelos primeiros passos de cada jogo; depois os exercícios, a mesa ao contrário e, por fim, a prova de mesa.</translation>
    </message>
</context>
<context>
    <name>LessonEditorPage</name>
    <message>
        <source>Lesson editor: %1</source>
        <translation>Editor de lições: %1</translation>
    </message>
    <message>
        <source>no file yet</source>
        <translation>ainda sem ficheiro</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>por guardar</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Desfazer (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing has been changed yet</source>
        <translation>Ainda nada mudou</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Refazer (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Nothing has been undone</source>
        <translation>Nada foi desfeito</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>As a trainee sees it; the lobby button returns here (Ctrl+P)</source>
        <translation>Como o formando a vê; o botão do átrio traz de volta (Ctrl+P)</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Among your own lessons, if it has no file yet (Ctrl+S)</source>
        <translation>Nas lições próprias, se ainda não tem ficheiro (Ctrl+S)</translation>
    </message>
    <message>
        <source>Close the editor (Ctrl+W)</source>
        <translation>Fechar o editor (Ctrl+W)</translation>
    </message>
    <message>
        <source>Part of the lesson</source>
        <translation>Parte da lição</translation>
    </message>
    <message>
        <source>On the cloth…</source>
        <translation>No pano…</translation>
    </message>
    <message>
        <source>%1, placed by hand, each as a step (Ctrl+Shift+L)</source>
        <extracomment>%1 what is put there: &quot;Stakes on the cloth&quot;</extracomment>
        <translation>%1: põe-se tudo à mão, cada coisa um passo (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Guardar a lição</translation>
    </message>
    <message>
        <source>Lessons (*.json)</source>
        <translation>Lições (*.json)</translation>
    </message>
    <message>
        <source>The lesson is not saved</source>
        <translation>A lição não está guardada</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Não guardar</translation>
    </message>
    <message>
        <source>Unless you save, all changes since it was last saved are lost.</source>
        <translation>Sem guardar perde-se o que mudou desde a última vez.</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Search the lessons</source>
        <translation>Procurar nas lições</translation>
    </message>
    <message>
        <source>Words or a rule</source>
        <translation>Palavras ou regra</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>No lesson matches the search.</source>
        <translation>Nenhuma lição corresponde ao que procura.</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir uma lição</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nova lição</translation>
    </message>
    <message>
        <source>Write one: from an empty table, a scenario, a file or a round on record (Ctrl+N)</source>
        <translation>Escrever uma: a partir de uma mesa vazia, de um cenário, de um ficheiro ou de uma jogada registada (Ctrl+N)</translation>
    </message>
    <message>
        <source>Not saved last time: %1</source>
        <translation>Ficou por guardar: %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Continuar a escrever</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>Any lesson file; those in %1 are listed automatically. A scenario file is shown at the table, event by event. A file can be dropped here, too.</source>
        <translation>Qualquer ficheiro de lição; os de %1 aparecem por si. Um ficheiro de cenário mostra-se à mesa, acontecimento a acontecimento. Também se pode largar aqui um ficheiro.</translation>
    </message>
    <message>
        <source>Discard unsaved work?</source>
        <translation>Descartar o que não foi guardado?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>It is in no other file and can&apos;t be recovered.</source>
        <translation>Não está em nenhum outro ficheiro e não se pode recuperar.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lição: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pause(s)</source>
        <translation>
            <numerusform>%n pausa</numerusform>
            <numerusform>%n pausas</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause %1 of %2</source>
        <translation>Pausa %1 de %2</translation>
    </message>
    <message>
        <source>The question is answered</source>
        <translation>A pergunta está respondida</translation>
    </message>
    <message>
        <source>Hide the odds</source>
        <translation>Esconder as probabilidades</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>Mostrar as probabilidades</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>To the previous pause</source>
        <translation>Para a pausa anterior</translation>
    </message>
    <message>
        <source>This is the lesson&apos;s beginning</source>
        <translation>Este é o princípio da lição</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>To the next pause</source>
        <translation>Para a pausa seguinte</translation>
    </message>
    <message>
        <source>This is the last pause</source>
        <translation>Esta é a última pausa</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>E se…</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Voltar à lição</translation>
    </message>
    <message>
        <source>Show the other way</source>
        <translation>Mostrar a outra via</translation>
    </message>
    <message>
        <source>The table shows the other way</source>
        <translation>Na mesa está a outra via</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>De volta ao editor</translation>
    </message>
    <message>
        <source>A lesson being edited</source>
        <translation>Uma lição a ser escrita</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Deixar estar</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>E se…</translation>
    </message>
    <message>
        <source>To the previous stop</source>
        <translation>Para a paragem anterior</translation>
    </message>
    <message>
        <source>This is the beginning</source>
        <translation>Este é o princípio</translation>
    </message>
    <message>
        <source>To the next stop</source>
        <translation>Para a paragem seguinte</translation>
    </message>
    <message>
        <source>This is the last stop</source>
        <translation>Esta é a última paragem</translation>
    </message>
    <message>
        <source>Back to what happened</source>
        <translation>Voltar ao que aconteceu</translation>
    </message>
    <message>
        <source>Presentation: %1</source>
        <translation>Apresentação: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stop(s)</source>
        <translation>
            <numerusform>%n paragem</numerusform>
            <numerusform>%n paragens</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1 of %2</source>
        <translation>Paragem %1 de %2</translation>
    </message>
    <message>
        <source>Whose odds</source>
        <translation>Probabilidades de quem</translation>
    </message>
    <message>
        <source>A different card, number or ball here, or a different decision</source>
        <translation>Outra carta, número ou bola, em vez do que aqui saiu, ou outra decisão</translation>
    </message>
    <message>
        <source>Show the hands</source>
        <translation>Mostrar as mãos</translation>
    </message>
    <message>
        <source>Hide the hands</source>
        <translation>Tapar as mãos</translation>
    </message>
    <message>
        <source>Until they are turned over, they are hidden here, on the table and by ear, and so are the odds that would reveal them</source>
        <translation>Até serem abertas ninguém as vê, nem aqui, nem na mesa, nem de ouvido; nem as probabilidades que as revelam</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostrar o resultado</translation>
    </message>
    <message>
        <source>Show results again</source>
        <translation>Voltar a mostrar resultados</translation>
    </message>
    <message>
        <source>Hide results</source>
        <translation>Esconder resultados</translation>
    </message>
    <message>
        <source>The table waits right before a result: the dealer&apos;s verdict, the number, prizes and payments come when it is shown</source>
        <translation>A mesa espera mesmo antes de cada um: só quando se mostra vêm a qualificação da banca, o número, os prémios e os pagamentos</translation>
    </message>
    <message>
        <source>The result is hidden: R shows it</source>
        <translation>O resultado está escondido: R mostra-o</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lição seguinte</translation>
    </message>
    <message>
        <source>Starts the next lesson in the library</source>
        <translation>Começa a lição que vem a seguir na biblioteca</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>First steps</source>
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <source>Usual cases</source>
        <translation>Casos habituais</translation>
    </message>
    <message>
        <source>Rare cases</source>
        <translation>Casos raros</translation>
    </message>
    <message>
        <source>Fold: %1 antes</source>
        <translation>Desistir: %1 antes</translation>
    </message>
    <message>
        <source>Continue: %1 antes</source>
        <translation>Continuar: %1 antes</translation>
    </message>
    <message>
        <source>Continuing is worth more</source>
        <translation>Continuar vale mais</translation>
    </message>
    <message>
        <source>Folding costs less</source>
        <translation>Desistir custa menos</translation>
    </message>
    <message>
        <source>The dealer does not qualify: %1</source>
        <translation>A banca não se qualifica: %1</translation>
    </message>
    <message>
        <source>The hand wins: %1</source>
        <translation>A mão ganha: %1</translation>
    </message>
    <message>
        <source>The hand loses: %1</source>
        <translation>A mão perde: %1</translation>
    </message>
    <message>
        <source>A tie: %1</source>
        <translation>Empate: %1</translation>
    </message>
    <message>
        <source>As it went, continued: %1</source>
        <translation>Como foi, continuando: %1</translation>
    </message>
    <message>
        <source>As it went, folded: %1</source>
        <translation>Como foi, desistindo: %1</translation>
    </message>
    <message>
        <source>The other way, continued: %1</source>
        <translation>A outra via, continuando: %1</translation>
    </message>
    <message>
        <source>The other way, folded: %1</source>
        <translation>A outra via, desistindo: %1</translation>
    </message>
    <message>
        <source>Over all %1 hands that the dealer may have: +1 where it does not qualify, +%2 for a win, −3 for a loss, 0 for a tie.</source>
        <extracomment>%1 a number of hands, %2 of antes won, %3 of antes lost</extracomment>
        <translation>Sobre todas as %1 mãos que a banca pode ter: +1 quando não se qualifica, +%2 quando a mão ganha, −3 quando perde, 0 no empate.</translation>
    </message>
    <message>
        <source>What each choice is worth</source>
        <translation>Quanto vale cada escolha</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>%1: %2. Tab goes to the options</source>
        <extracomment>%1 a game, %2 its chosen table in a few words, %3 &quot;Sit down at the table&quot;</extracomment>
        <translation>%1: %2. Tab leva às escolhas</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Átrio</translation>
    </message>
    <message>
        <source>%1: %2. Enter: %3. Tab goes to the options</source>
        <translation>%1: %2. Enter: %3. Tab leva às escolhas</translation>
    </message>
    <message>
        <source>You have %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Tem %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Drop the scenario or lesson here</source>
        <translation>Largue aqui o cenário ou a lição</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Abrir um cenário</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Cenários (*.json)</translation>
    </message>
</context>
<context>
    <name>LobbyTabs</name>
    <message>
        <source>Desks</source>
        <translation>Portas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>LobbyTitle</name>
    <message>
        <source>How to play</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Abrir um cenário</translation>
    </message>
    <message>
        <source>Plays a scenario file at the table (Ctrl+O). A file can also be dropped on the window.</source>
        <translation>Reproduz um ficheiro de cenário à mesa (Ctrl+O). Também pode largar um ficheiro na janela.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>All rounds on record, to watch again and check (Ctrl+H)</source>
        <translation>Todas as jogadas registadas, para rever e verificar (Ctrl+H)</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galeria</translation>
    </message>
    <message>
        <source>Rounds that show the rules in action, to watch at the table (Ctrl+G)</source>
        <translation>Jogadas que mostram as regras a funcionar, para ver à mesa (Ctrl+G)</translation>
    </message>
    <message>
        <source>Learn at the table</source>
        <translation>Aprender à mesa</translation>
    </message>
    <message>
        <source>No time limits, the value of each choice, and a guided first round; practice points only (Ctrl+T)</source>
        <translation>Sem pressa, com o que vale cada escolha e uma primeira jogada guiada; pontos só para praticar (Ctrl+T)</translation>
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
    <name>Message</name>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamentos</translation>
    </message>
    <message>
        <source>What I do</source>
        <translation>O que eu faço</translation>
    </message>
    <message>
        <source>What others do</source>
        <translation>O que os outros fazem</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Recusas</translation>
    </message>
</context>
<context>
    <name>MissingIcons</name>
    <message>
        <source>The icons can&apos;t be drawn: Qt&apos;s image plugin for SVG is not installed (Debian: qt6-svg-plugins).</source>
        <translation>Os ícones não podem ser desenhados: falta o plugin de imagens SVG do Qt (no Debian: qt6-svg-plugins).</translation>
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
    <name>MvDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>MvScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Barra de deslocamento</translation>
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
        <translation>Vizinhos</translation>
    </message>
    <message numerus="yes">
        <source>A number with %n neighbour(s)</source>
        <translation>
            <numerusform>Um número com %n vizinho</numerusform>
            <numerusform>Um número com %n vizinhos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoComplaintDialog</name>
    <message>
        <source>No complaint was started</source>
        <translation>Não foi aberta nenhuma reclamação</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>NotPresentedDialog</name>
    <message>
        <source>This can&apos;t be shown to a class</source>
        <translation>Não é possível mostrar isto a uma turma</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Nothing was changed. It can still be watched at the table, or replayed.</source>
        <translation>Nada foi alterado. Continua a poder ver-se à mesa, ou repetir-se.</translation>
    </message>
</context>
<context>
    <name>NumberCall</name>
    <message>
        <source>Number drawn: %1</source>
        <translation>Número saído: %1</translation>
    </message>
</context>
<context>
    <name>NumberMarker</name>
    <message>
        <source>Dolly on %1</source>
        <translation>Marcador no %1</translation>
    </message>
</context>
<context>
    <name>NumberPanel</name>
    <message>
        <source>Panel of numbers: %1 drawn, %2 left</source>
        <translation>Painel de números: %1 saídos, %2 por sair</translation>
    </message>
</context>
<context>
    <name>NumbersDisplay</name>
    <message>
        <source>Last numbers</source>
        <translation>Últimos números</translation>
    </message>
</context>
<context>
    <name>OfficialTextsDialog</name>
    <message>
        <source>Official texts</source>
        <translation>Textos oficiais</translation>
    </message>
    <message>
        <source>Of your own, as plain text. PDF files can&apos;t be read: save their text first.</source>
        <translation>Os seus, em texto simples. Não se leem ficheiros PDF: guarde primeiro o texto.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open the official text: %1</source>
        <translation>Abrir o texto oficial: %1</translation>
    </message>
    <message>
        <source>Forget the file: %1</source>
        <translation>Esquecer o ficheiro: %1</translation>
    </message>
    <message>
        <source>No text opened</source>
        <translation>Nenhum texto aberto</translation>
    </message>
    <message>
        <source>Open the official text</source>
        <translation>Abrir o texto oficial</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
</context>
<context>
    <name>OfficialWords</name>
    <message>
        <source>The official text (the file has changed since it was opened)</source>
        <translation>O texto oficial (o ficheiro mudou desde que foi aberto)</translation>
    </message>
    <message>
        <source>The official text</source>
        <translation>O texto oficial</translation>
    </message>
    <message>
        <source>Our words differ from it</source>
        <translation>As nossas palavras diferem dele</translation>
    </message>
    <message>
        <source>How the words of %1 differ</source>
        <translation>Em que diferem as palavras de %1</translation>
    </message>
    <message>
        <source>How they differ</source>
        <translation>Em que diferem</translation>
    </message>
</context>
<context>
    <name>PatternEditor</name>
    <message>
        <source>Pattern for bingo</source>
        <translation>O que é bingo</translation>
    </message>
    <message>
        <source>The pattern, box by box</source>
        <translation>A forma, casa a casa</translation>
    </message>
    <message>
        <source>row %1, column %2, marked</source>
        <translation>linha %1, coluna %2, marcada</translation>
    </message>
    <message>
        <source>row %1, column %2, not marked</source>
        <translation>linha %1, coluna %2, por marcar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Ainda nada foi mudado.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Removes all marks</source>
        <translation>Tira todas as marcas</translation>
    </message>
    <message>
        <source>No box is marked.</source>
        <translation>Nenhuma casa está marcada.</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Marks the boxes that are not marked, and only those</source>
        <translation>Marca as casas por marcar, e só essas</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espelhar</translation>
    </message>
    <message>
        <source>Swaps left and right</source>
        <translation>Troca a esquerda com a direita</translation>
    </message>
    <message>
        <source>Left and right are the same.</source>
        <translation>A esquerda e a direita são iguais.</translation>
    </message>
    <message>
        <source>Mark at least one box. Until then the room keeps its pattern: %1.</source>
        <translation>Marque pelo menos uma casa. Até lá a sala mantém a sua forma: %1.</translation>
    </message>
</context>
<context>
    <name>PayTableSection</name>
    <message>
        <source>%1 pays %2 to 1</source>
        <translation>%1 paga %2 para 1</translation>
    </message>
    <message>
        <source>%1 to 1</source>
        <translation>%1 para 1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PieceText</name>
    <message>
        <source>J</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>PlayersRail</name>
    <message>
        <source>Players and the colours of their chips</source>
        <translation>Jogadores e as cores das suas fichas</translation>
    </message>
    <message>
        <source>Players at the left layout and the colours of their chips</source>
        <translation>Jogadores do pano da esquerda e as cores das suas fichas</translation>
    </message>
    <message>
        <source>Players at the right layout and the colours of their chips</source>
        <translation>Jogadores do pano da direita e as cores das suas fichas</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>= %1</source>
        <comment>a chip&apos;s value</comment>
        <translation>= %1</translation>
    </message>
</context>
<context>
    <name>PokerChoices</name>
    <message>
        <source>Multi-player table</source>
        <translation>Mesa de múltiplos jogadores</translation>
    </message>
    <message>
        <source>Seven seats, one deal for all, and a timer.</source>
        <translation>Sete lugares, uma distribuição para todos, com temporizador.</translation>
    </message>
    <message>
        <source>Individual table</source>
        <translation>Mesa individual</translation>
    </message>
    <message>
        <source>You alone, and you start each deal.</source>
        <translation>Joga a sós e inicia cada distribuição.</translation>
    </message>
    <message>
        <source>Limits of the ante</source>
        <translation>Limites do ante</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum: %1 times the minimum</source>
        <translation>Máximo: %1 vezes o mínimo</translation>
    </message>
    <message>
        <source>Maximum, as a multiple of the minimum</source>
        <translation>Máximo, em múltiplos do mínimo</translation>
    </message>
    <message>
        <source>No table may have a maximum above 25 times its minimum.</source>
        <translation>Nenhuma mesa pode ter um máximo superior a 25 vezes o mínimo.</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>O seu lugar</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Companhia</translation>
    </message>
    <message>
        <source>Simulated players, always marked as such</source>
        <translation>Jogadores simulados, sempre assinalados como tal</translation>
    </message>
    <message>
        <source>Simulated players</source>
        <translation>Jogadores simulados</translation>
    </message>
    <message>
        <source>The dealer&apos;s pace</source>
        <translation>Ritmo da banca</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>%1 s · %2 s · %3 s</source>
        <translation>%1 s · %2 s · %3 s</translation>
    </message>
    <message>
        <source>To put the ante down</source>
        <translation>Para colocar o ante</translation>
    </message>
    <message>
        <source>The same for all, visible to all.</source>
        <translation>Igual para todos, à vista de todos.</translation>
    </message>
    <message>
        <source>At an individual table you start the deal yourself (P15).</source>
        <translation>Na mesa individual, é o jogador que inicia a distribuição (P15).</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Para decidir</translation>
    </message>
    <message>
        <source>To fold or to continue.</source>
        <translation>Desistir ou continuar em jogo.</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Tempo suplementar</translation>
    </message>
    <message>
        <source>After the warning; then you fold.</source>
        <translation>Depois do aviso; sem resposta, conta como desistência.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>The usual readings</source>
        <translation>As leituras habituais</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Alteradas</translation>
    </message>
    <message>
        <source>Where the regulation leaves a question open, the house chooses how it is read.</source>
        <translation>Onde o regulamento deixa uma questão em aberto, a casa escolhe a leitura.</translation>
    </message>
    <message>
        <source>A K Q J 10 of mixed suits is a straight</source>
        <translation>A R D V 10 de naipes diferentes é sequência</translation>
    </message>
    <message>
        <source>The ace may be high in a straight.</source>
        <translation>O ás pode ser a carta mais alta de uma sequência.</translation>
    </message>
    <message>
        <source>The ace is high only in a royal flush: the hand is high cards.</source>
        <translation>O ás só é a carta mais alta na sequência real de cor: esta mão conta como cartas maiores.</translation>
    </message>
    <message>
        <source>A system failure voids the whole round</source>
        <translation>Uma falha do sistema anula toda a jogada</translation>
    </message>
    <message>
        <source>All stakes are returned, even to those who folded.</source>
        <translation>Todas as apostas são devolvidas, mesmo a quem já tinha desistido.</translation>
    </message>
    <message>
        <source>The burnt card lies face down</source>
        <translation>A carta descartada fica virada para baixo</translation>
    </message>
    <message>
        <source>Nobody sees the first card.</source>
        <translation>Ninguém vê a primeira carta.</translation>
    </message>
    <message>
        <source>Everybody sees the first card.</source>
        <translation>Todos veem a primeira carta.</translation>
    </message>
    <message>
        <source>Folded antes are paid when the dealer does not qualify</source>
        <translation>Os antes de quem desistiu são pagos quando a banca não se qualifica</translation>
    </message>
    <message>
        <source>Whoever folded is paid the ante, too, if somebody continues.</source>
        <translation>Quem desistiu também recebe o ante, se alguém continuar em jogo.</translation>
    </message>
    <message>
        <source>Whoever folded has lost the ante.</source>
        <translation>Quem desistiu perdeu o ante.</translation>
    </message>
    <message>
        <source>The maximum bounds ante and bet together</source>
        <translation>O máximo limita o ante e a segunda aposta em conjunto</translation>
    </message>
    <message>
        <source>The ante may be at most a third of it.</source>
        <translation>O ante pode ser, no máximo, um terço dele.</translation>
    </message>
    <message>
        <source>The maximum bounds the ante.</source>
        <translation>O máximo limita o ante.</translation>
    </message>
    <message>
        <source>Once the cards are dealt, bets placed are settled and folds stand.</source>
        <translation>Com as cartas já distribuídas, as segundas apostas colocadas são liquidadas e as desistências mantêm-se.</translation>
    </message>
    <message>
        <source>Back to the usual table</source>
        <translation>Repor a mesa habitual</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>8 seconds to stake, 10 to decide, a brisk dealer.</source>
        <translation>8 segundos para apostar, 10 para decidir, e um ritmo vivo.</translation>
    </message>
</context>
<context>
    <name>PokerClothInput</name>
    <message>
        <source>ANTE box: put %1 down</source>
        <translation>Casa «ante»: colocar %1</translation>
    </message>
    <message>
        <source>BET box: continue with %1</source>
        <translation>Casa «bet»: continuar com %1</translation>
    </message>
    <message>
        <source>BET box: continue</source>
        <translation>Casa «bet»: continuar</translation>
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
        <translation>Colocar %1 na casa «ante»</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Take the last chip back</source>
        <translation>Retirar a última ficha</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Take the whole ante back</source>
        <translation>Retirar todo o ante</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Put the last ante down again: %1</source>
        <translation>Repetir o último ante: %1</translation>
    </message>
    <message>
        <source>Put the last ante down again</source>
        <translation>Repetir o último ante</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Give up the hand; the ante is lost</source>
        <translation>Desistir da jogada; perde-se o ante</translation>
    </message>
    <message>
        <source>Continue · %1</source>
        <translation>Continuar · %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Stay in: twice the ante goes in the bet box</source>
        <translation>Continuar em jogo: o dobro do ante vai para a casa «bet»</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuir</translation>
    </message>
    <message>
        <source>Ask for the cards</source>
        <translation>Pedir as cartas</translation>
    </message>
    <message>
        <source>Ask for the cards; A puts the last ante down first</source>
        <translation>Pedir as cartas; A repete antes o último ante</translation>
    </message>
</context>
<context>
    <name>PokerCroupier</name>
    <message>
        <source>Discard corner</source>
        <translation>Canto de descarte</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>Poker table</source>
        <translation>Mesa de póquer</translation>
    </message>
    <message>
        <source>Poker table. Arrow keys go from seat to seat, Space asks the player</source>
        <translation>Mesa de póquer. As setas vão de lugar em lugar, Espaço pergunta ao jogador</translation>
    </message>
    <message>
        <source>Poker table. Arrow keys choose where the next card goes, Space lays it face down, U turns it first</source>
        <translation>Mesa de póquer. As setas escolhem para onde vai a próxima carta, Espaço põe-na com a face para baixo, U vira-a antes</translation>
    </message>
    <message>
        <source>Poker table. Arrow keys choose a hand, Space turns it over</source>
        <translation>Mesa de póquer. As setas escolhem uma mão, Espaço vira-a</translation>
    </message>
    <message>
        <source>Poker table. Arrow keys go from stake to stake, Space leaves one there, Enter takes all others</source>
        <translation>Mesa de póquer. As setas vão de aposta em aposta, Espaço deixa-a ficar, Enter recolhe as outras</translation>
    </message>
    <message>
        <source>Poker table. Arrow keys choose the box, digits cut chips, Enter hands them over</source>
        <translation>Mesa de póquer. As setas escolhem a casa, os algarismos cortam fichas, Enter entrega-as</translation>
    </message>
</context>
<context>
    <name>PokerCroupierText</name>
    <message>
        <source>wins</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>empata</translation>
    </message>
    <message>
        <source>the %1 face up</source>
        <translation>%1, com a face para cima</translation>
    </message>
    <message>
        <source>a card face up</source>
        <translation>uma carta com a face para cima</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>uma carta com a face para baixo</translation>
    </message>
    <message>
        <source>place %1 in the discard corner</source>
        <extracomment>%1 &quot;a card face up&quot;</extracomment>
        <translation>pôr no canto de descarte %1</translation>
    </message>
    <message>
        <source>give the dealer %1</source>
        <extracomment>%1 &quot;a card face up&quot;</extracomment>
        <translation>dar à banca %1</translation>
    </message>
    <message>
        <source>give %1 %2</source>
        <extracomment>%1 a player, %2 &quot;a card face down&quot;</extracomment>
        <translation>dar a %1 %2</translation>
    </message>
    <message>
        <source>ask %1: fold or continue</source>
        <extracomment>%1 a player</extracomment>
        <translation>perguntar a %1: desiste ou continua</translation>
    </message>
    <message>
        <source>turn the dealer&apos;s cards over: %1</source>
        <extracomment>%1 cards</extracomment>
        <translation>virar as cartas da banca: %1</translation>
    </message>
    <message>
        <source>turn the dealer&apos;s four cards over</source>
        <translation>virar as quatro cartas da banca</translation>
    </message>
    <message>
        <source>say that the dealer plays</source>
        <translation>dizer que a banca vai a jogo</translation>
    </message>
    <message>
        <source>say that the dealer does not play</source>
        <translation>dizer que a banca não vai a jogo</translation>
    </message>
    <message>
        <source>turn the hand of %1 over: %2</source>
        <extracomment>%1 a player, %2 cards</extracomment>
        <translation>virar a mão de %1: %2</translation>
    </message>
    <message>
        <source>turn the hand of %1 over</source>
        <translation>virar a mão de %1</translation>
    </message>
    <message>
        <source>say that the hand of %1 %2</source>
        <extracomment>%1 a player, %2 &quot;wins&quot;, &quot;loses&quot;, &quot;ties&quot;</extracomment>
        <translation>dizer que a mão de %1 %2</translation>
    </message>
    <message>
        <source>take what has lost; the chips of %1 stay</source>
        <translation>recolher o que perdeu; ficam as fichas de %1</translation>
    </message>
    <message>
        <source>pay %1 %2 for the %3</source>
        <extracomment>%1 a player, %2 a sum, %3 &quot;ante&quot;, &quot;bet&quot;</extracomment>
        <translation>pagar a %1 %2 pela casa %3</translation>
    </message>
    <message>
        <source>accept the late stake of %1</source>
        <extracomment>%1 a player</extracomment>
        <translation>aceitar a aposta tardia de %1</translation>
    </message>
    <message>
        <source>push back the late stake of %1</source>
        <translation>devolver a aposta tardia de %1</translation>
    </message>
    <message>
        <source>The card belongs elsewhere: %1.</source>
        <translation>A carta vai para outro lugar: %1.</translation>
    </message>
    <message>
        <source>The card is the wrong way up: %1.</source>
        <translation>A carta está com a face errada: %1.</translation>
    </message>
    <message>
        <source>That card can&apos;t be there: the deck has only one, and it is already out.</source>
        <translation>Essa carta não pode estar aí: o baralho só tem uma, e já saiu.</translation>
    </message>
    <message>
        <source>Another seat comes first: %1.</source>
        <translation>Primeiro é outro lugar: %1.</translation>
    </message>
    <message>
        <source>With ace and king or better the dealer plays, otherwise not.</source>
        <translation>Com ás e rei ou melhor a banca vai a jogo; senão, não.</translation>
    </message>
    <message>
        <source>The hand was misjudged: %1.</source>
        <translation>A mão foi mal avaliada: %1.</translation>
    </message>
    <message>
        <source>The chips of %1 stay.</source>
        <extracomment>%1 a player</extracomment>
        <translation>As fichas de %1 ficam.</translation>
    </message>
    <message>
        <source>%1 has lost: the chips are taken.</source>
        <translation>%1 perdeu: as fichas são recolhidas.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Nesse lugar não está ninguém.</translation>
    </message>
    <message>
        <source>Another box comes first: %1.</source>
        <translation>Primeiro é outra casa: %1.</translation>
    </message>
    <message>
        <source>%1 is due a different sum, not %2.</source>
        <extracomment>%1 a player, %2 the sum that was paid</extracomment>
        <translation>%1 tem a receber outra quantia, não %2.</translation>
    </message>
    <message>
        <source>Betting is closed: the chips of %1 go back.</source>
        <translation>Jogo feito: as fichas de %1 voltam para trás.</translation>
    </message>
    <message>
        <source>say “%1”</source>
        <extracomment>%1 what a croupier says</extracomment>
        <translation>dizer «%1»</translation>
    </message>
    <message>
        <source>take all chips: nothing stays</source>
        <extracomment>%1 players</extracomment>
        <translation>recolher todas as fichas: nada fica</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <extracomment>%1 what to do: &quot;say «Place your bets»&quot;</extracomment>
        <translation>Primeiro: %1.</translation>
    </message>
    <message>
        <source>There is nothing to do now.</source>
        <translation>Agora não há nada a fazer.</translation>
    </message>
    <message>
        <source>Not those words: %1.</source>
        <translation>As palavras são outras: %1.</translation>
    </message>
    <message>
        <source>Too early. It is not yet time to %1.</source>
        <translation>Cedo demais. Ainda não é tempo de %1.</translation>
    </message>
    <message>
        <source>Too early.</source>
        <translation>Cedo demais.</translation>
    </message>
    <message>
        <source>%1: there is nothing to pay there.</source>
        <translation>%1: aí não há nada a pagar.</translation>
    </message>
</context>
<context>
    <name>PokerDrill</name>
    <message>
        <source>Card table</source>
        <translation>Mesa de cartas</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Banca: %1</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Jogador: %1</translation>
    </message>
</context>
<context>
    <name>PokerEditor</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The deck from the top, the burnt card first; each card&apos;s owner is shown once somebody stakes in the steps. What is not placed comes from the lesson&apos;s seed.</source>
        <translation>O baralho a partir de cima, primeiro a carta descartada; de quem é cada uma vê-se assim que alguém aposte nos passos. O que não se põe vem da semente da lição.</translation>
    </message>
    <message>
        <source>Click an ante, or use the arrows and Enter, to place the minimum ante; repeat to add as much again. On a bet the player continues; repeat to fold the hand. A right click, or Delete, takes it back.</source>
        <translation>Um clique num ante, ou setas e Enter, põe ali o ante mínimo; outra vez, mais outro tanto. Num bet, o jogador continua; outra vez, desiste. O botão direito, ou Delete, tira o que lá está.</translation>
    </message>
    <message>
        <source>Antes and bets on the cloth</source>
        <translation>Antes e bets no pano</translation>
    </message>
</context>
<context>
    <name>PokerEditorCloth</name>
    <message>
        <source>The cloth</source>
        <translation>O pano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PokerKeys</name>
    <message>
        <source>At the poker table</source>
        <translation>À mesa de póquer</translation>
    </message>
    <message>
        <source>Puts a chip in the ante box, from the smallest up</source>
        <translation>Coloca uma ficha na casa «ante», da menor para a maior</translation>
    </message>
    <message>
        <source>Takes the last chip back (also Backspace)</source>
        <translation>Retira a última ficha (também Backspace)</translation>
    </message>
    <message>
        <source>Takes the whole ante back (also Delete)</source>
        <translation>Retira todo o ante (também Delete)</translation>
    </message>
    <message>
        <source>Puts the last round&apos;s ante down again</source>
        <translation>Volta a colocar o ante da última jogada</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The main action: starts the deal, or continues with the bet</source>
        <translation>A ação principal: inicia a distribuição, ou continua com a segunda aposta</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Desiste</translation>
    </message>
    <message>
        <source>Pauses and resumes a scenario</source>
        <translation>Interrompe e retoma um cenário</translation>
    </message>
    <message>
        <source>Shows or hides what the bet pays for each hand</source>
        <translation>Mostra ou esconde a tabela de pagamentos</translation>
    </message>
    <message>
        <source>At an individual table: the last ante again, and the cards</source>
        <translation>Na mesa individual: repete o último ante e pede as cartas</translation>
    </message>
</context>
<context>
    <name>PokerLastRoundView</name>
    <message>
        <source>Last round</source>
        <translation>Última jogada</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Jogada %1 · %2</translation>
    </message>
    <message>
        <source>No round has been played at this table yet.</source>
        <translation>Ainda não houve nenhuma jogada nesta mesa.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>Burn card</source>
        <translation>Carta descartada</translation>
    </message>
    <message>
        <source>The commitment was fixed before the first stake; the seed, shown afterwards, proves the deal.</source>
        <translation>O compromisso foi fixado antes da primeira aposta; a semente, mostrada depois, comprova a distribuição.</translation>
    </message>
    <message>
        <source>The cards of this round came from outside: a scenario, or a real deck.</source>
        <translation>As cartas desta jogada vieram de fora: de um cenário ou de um baralho verdadeiro.</translation>
    </message>
    <message>
        <source>Seat %1, %2: %3</source>
        <translation>Lugar %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 · seat %2</source>
        <translation>%1 · lugar %2</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Carta tapada</translation>
    </message>
</context>
<context>
    <name>PokerLobby</name>
    <message>
        <source>Five cards against the house and one decision: fold, or continue with twice your ante. By Regulation 803/2015.</source>
        <translation>Cinco cartas contra a banca e uma decisão: desistir, ou continuar com o dobro do ante. Pelo Regulamento n.º 803/2015.</translation>
    </message>
    <message>
        <source>%1 · ante %2 to %3</source>
        <translation>%1 · ante de %2 a %3</translation>
    </message>
    <message>
        <source>Individual table</source>
        <translation>Mesa individual</translation>
    </message>
    <message>
        <source>Multi-player table</source>
        <translation>Mesa de múltiplos jogadores</translation>
    </message>
    <message>
        <source>A card table with five cards and stacks of chips</source>
        <translation>Uma mesa de jogo com cinco cartas e pilhas de fichas</translation>
    </message>
</context>
<context>
    <name>PokerPayTable</name>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1 to 1</source>
        <translation>%1 para 1</translation>
    </message>
    <message>
        <source>%1 pays %2 to 1</source>
        <translation>%1 paga %2 para 1</translation>
    </message>
    <message>
        <source>%1 pays %2 to 1: your hand</source>
        <translation>%1 paga %2 para 1: é a sua mão</translation>
    </message>
    <message>
        <source>The bet is paid when the hand beats a dealer who plays; the ante pays 1 to 1.</source>
        <translation>O bet é pago quando a mão vence a banca que vai a jogo; o ante paga 1 para 1.</translation>
    </message>
    <message>
        <source>Pay table</source>
        <translation>Tabela de pagamentos</translation>
    </message>
</context>
<context>
    <name>PokerPlace</name>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Cartas em distribuição.</translation>
    </message>
    <message>
        <source>You are not in this round.</source>
        <translation>Não participa nesta jogada.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards are turned.</source>
        <translation>As cartas da banca são destapadas.</translation>
    </message>
    <message>
        <source>The round is being settled.</source>
        <translation>A jogada está a ser liquidada.</translation>
    </message>
    <message>
        <source>Your ante is lost; the next round opens soon.</source>
        <translation>Perdeu o ante; a próxima jogada começa em breve.</translation>
    </message>
    <message>
        <source>Put an ante between %1 and %2 in the ante box.</source>
        <translation>Coloque um ante entre %1 e %2 na casa «ante».</translation>
    </message>
    <message>
        <source>Note that continuing will take %1, which you would not have.</source>
        <translation>Atenção: continuar exigirá %1, mais do que lhe restaria.</translation>
    </message>
    <message>
        <source>Ask for the cards, or change your ante.</source>
        <translation>Peça as cartas, ou altere o seu ante.</translation>
    </message>
    <message>
        <source>Your ante is down; you can change it until betting closes.</source>
        <translation>O seu ante está colocado; pode alterá-lo até ao fim das apostas.</translation>
    </message>
    <message>
        <source>You continue; the others decide.</source>
        <translation>Continua em jogo; os outros decidem.</translation>
    </message>
    <message>
        <source>You have folded; the others decide.</source>
        <translation>Desistiu; os outros decidem.</translation>
    </message>
    <message>
        <source>%1. Fold and lose the ante, or continue with %2.</source>
        <translation>%1. Desista e perca o ante, ou continue com %2.</translation>
    </message>
    <message>
        <source>Antes are being placed.</source>
        <translation>Colocam-se as apostas iniciais (ante).</translation>
    </message>
    <message>
        <source>Players in the round fold, or continue with twice the ante.</source>
        <translation>Quem está na jogada desiste ou continua com o dobro do ante.</translation>
    </message>
    <message>
        <source>%1. You can only fold: continuing takes %2, and you are %3 short.</source>
        <extracomment>%1 a hand, %2 the second stake, %3 what is missing to it</extracomment>
        <translation>%1. Só pode desistir: continuar custa %2 e faltam %3.</translation>
    </message>
    <message>
        <source>pays %1 to 1: %2</source>
        <comment>the bet, for a hand that wins</comment>
        <extracomment>what a hand brings if it wins: %1 so many times the bet, %2 the sum</extracomment>
        <translation>paga %1 para 1: %2</translation>
    </message>
    <message>
        <source>Your time to decide ran out, so your hand was folded.</source>
        <translation>O tempo para decidir esgotou-se: desistiu da jogada.</translation>
    </message>
    <message>
        <source>wins only if the dealer does not play</source>
        <extracomment>P25, P26: a hand below ace and king</extracomment>
        <translation>só ganha se a banca não jogar</translation>
    </message>
</context>
<context>
    <name>PokerPlate</name>
    <message>
        <source>Table limits: ante from %1 to %2. %3. Round %4</source>
        <translation>Limites da mesa: ante de %1 a %2. %3. Jogada %4</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Jogada</translation>
    </message>
</context>
<context>
    <name>PokerReader</name>
    <message>
        <source>You continue with %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Continua com %1</translation>
    </message>
    <message>
        <source>%1 continues with %2</source>
        <translation>%1 continua com %2</translation>
    </message>
    <message>
        <source>Your ante: %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>A sua aposta inicial: %1</translation>
    </message>
    <message>
        <source>%1: ante %2</source>
        <translation>%1: aposta inicial de %2</translation>
    </message>
    <message>
        <source>You fold</source>
        <extracomment>%1 a player</extracomment>
        <translation>Desiste</translation>
    </message>
    <message>
        <source>%1 folds</source>
        <translation>%1 desiste</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>É a sua vez</translation>
    </message>
    <message>
        <source>Still to decide: %1</source>
        <extracomment>%1 players</extracomment>
        <translation>Falta a decisão de: %1</translation>
    </message>
    <message>
        <source>You have no cards</source>
        <translation>Não tem cartas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a hand, %2 its cards</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The dealer shows no card</source>
        <translation>A banca não mostra nenhuma carta</translation>
    </message>
    <message>
        <source>The dealer shows %1</source>
        <translation>A banca mostra %1</translation>
    </message>
    <message>
        <source>The dealer has %1: %2</source>
        <extracomment>%1 cards</extracomment>
        <translation>A banca tem %1: %2</translation>
    </message>
    <message>
        <source>You have nothing staked</source>
        <translation>Não tem nada apostado</translation>
    </message>
    <message>
        <source>ante %1</source>
        <translation>aposta inicial de %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>segunda aposta de %1</translation>
    </message>
    <message>
        <source>You are alone at the table</source>
        <translation>Não há mais ninguém à mesa</translation>
    </message>
    <message>
        <source>put a chip in the ante box</source>
        <translation>pôr uma ficha na casa da aposta inicial</translation>
    </message>
    <message>
        <source>repeat the last ante</source>
        <translation>repetir a última aposta inicial</translation>
    </message>
    <message>
        <source>ask for the cards</source>
        <translation>pedir as cartas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>continue with %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>continuar com %1</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>desistir</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <extracomment>%1 a card</extracomment>
        <translation>Descartada: %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <extracomment>%1 a seat&apos;s number, %2 who sits there</extracomment>
        <translation>Lugar %1, %2</translation>
    </message>
    <message>
        <source>Winnings of %2, %1</source>
        <extracomment>%1 a stack and its sum, %2 its owner</extracomment>
        <translation>Ganhos de %2, %1</translation>
    </message>
    <message>
        <source>Chips of %2, %1</source>
        <translation>Fichas de %2, %1</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última jogada</translation>
    </message>
    <message>
        <source>Round %1. %2</source>
        <extracomment>%1 a round&apos;s number, %2 what came of it</extracomment>
        <translation>Jogada %1. %2</translation>
    </message>
    <message>
        <source>Pay table</source>
        <translation>Tabela de pagamentos</translation>
    </message>
    <message>
        <source>%1: %2 to 1</source>
        <extracomment>%1 a hand, %2 how many times the bet it is paid</extracomment>
        <translation>%1: %2 para 1</translation>
    </message>
    <message>
        <source>Ante: %1 to 1</source>
        <translation>Aposta inicial: %1 para 1</translation>
    </message>
    <message>
        <source>Limits %1 – %2, pays %3 to 1</source>
        <extracomment>%1 and %2 amounts, %3 how many times the ante it is paid</extracomment>
        <translation>Limites %1 – %2, paga %3 para 1</translation>
    </message>
    <message>
        <source>The bet is %1 times the ante, paid by the pay table</source>
        <extracomment>%1 how many times the ante the bet is</extracomment>
        <translation>A segunda aposta é %1 vezes a inicial e paga-se pela tabela</translation>
    </message>
    <message>
        <source>Ante box, empty</source>
        <translation>Casa da aposta inicial, vazia</translation>
    </message>
    <message>
        <source>Bet box, empty</source>
        <translation>Casa da segunda aposta, vazia</translation>
    </message>
    <message>
        <source>%1: %2, wins %3</source>
        <extracomment>%1 a player, %2 a hand, %3 an amount</extracomment>
        <translation>%1: %2, ganha %3</translation>
    </message>
    <message>
        <source>%1: %2, loses %3</source>
        <translation>%1: %2, perde %3</translation>
    </message>
    <message>
        <source>%1: %2, the stakes are returned</source>
        <extracomment>%1 a player, %2 a hand</extracomment>
        <translation>%1: %2, as apostas são devolvidas</translation>
    </message>
</context>
<context>
    <name>PokerResultPanel</name>
    <message>
        <source>Result of the round: %1</source>
        <translation>Resultado da jogada: %1</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganhou</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Perdeu</translation>
    </message>
    <message>
        <source>Break even</source>
        <translation>Sem ganho nem perda</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perde</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Ganha</translation>
    </message>
</context>
<context>
    <name>PokerScene</name>
    <message>
        <source>Your hand: %1</source>
        <translation>A sua mão: %1</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Banca: %1</translation>
    </message>
</context>
<context>
    <name>PokerSeatView</name>
    <message>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>SIMULATED</source>
        <translation>SIMULADO</translation>
    </message>
</context>
<context>
    <name>PokerSentences</name>
    <message>
        <source>the dealer</source>
        <translation>a banca</translation>
    </message>
    <message>
        <source>%1 takes seat %2.</source>
        <translation>%1 ocupa o lugar %2.</translation>
    </message>
    <message>
        <source>Nobody has staked: there is no deal.</source>
        <translation>Ninguém apostou: não se dão cartas.</translation>
    </message>
    <message>
        <source>No ante is left: there is no deal.</source>
        <translation>Já não há nenhum ante em jogo: não se dão cartas.</translation>
    </message>
    <message>
        <source>%1 puts %2 in the %3 box.</source>
        <extracomment>%1 a player, %2 an amount, %3 a box</extracomment>
        <translation>%1 põe %2 na casa %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 back.</source>
        <translation>%1 retira %2.</translation>
    </message>
    <message>
        <source>Burnt: %1.</source>
        <translation>Carta descartada: %1.</translation>
    </message>
    <message>
        <source>Card %1 to %2, face up: %3.</source>
        <translation>Carta %1 para %2, à vista: %3.</translation>
    </message>
    <message>
        <source>Card %1 to %2, face down.</source>
        <translation>Carta %1 para %2, tapada.</translation>
    </message>
    <message>
        <source>Card %1 to %2, face down: %3.</source>
        <translation>Carta %1 para %2, tapada: %3.</translation>
    </message>
    <message>
        <source>Players fold or continue.</source>
        <translation>Os jogadores desistem ou continuam.</translation>
    </message>
    <message>
        <source>The time to decide is extended.</source>
        <translation>O tempo para decidir é prolongado.</translation>
    </message>
    <message>
        <source>%1 folds and loses the ante: %2.</source>
        <extracomment>%1 a player, %2 an amount</extracomment>
        <translation>%1 desiste e perde o ante: %2.</translation>
    </message>
    <message>
        <source>%1 has not decided in time, folds and loses the ante: %2.</source>
        <extracomment>%1 a player, %2 an amount</extracomment>
        <translation>%1 não decidiu a tempo, desiste e perde o ante: %2.</translation>
    </message>
    <message>
        <source>%1 has left, folds and loses the ante: %2.</source>
        <translation>%1 já não está, desiste e perde o ante: %2.</translation>
    </message>
    <message>
        <source>%1 has lost the connection, folds and loses the ante: %2.</source>
        <translation>%1 perdeu a ligação, desiste e perde o ante: %2.</translation>
    </message>
    <message>
        <source>The dealer turns over %1.</source>
        <translation>A banca vira: %1.</translation>
    </message>
    <message>
        <source>%1 shows %2.</source>
        <translation>%1 mostra: %2.</translation>
    </message>
    <message>
        <source>The dealer plays: %1.</source>
        <translation>A banca vai a jogo: %1.</translation>
    </message>
    <message>
        <source>The dealer does not qualify.</source>
        <translation>A banca não se qualifica.</translation>
    </message>
    <message>
        <source>The %1 box of %2 is swept: %3.</source>
        <extracomment>%1 a box, %2 a player, %3 an amount</extracomment>
        <translation>Recolhe-se a casa %1 de %2: %3.</translation>
    </message>
    <message>
        <source>%1 is paid %2 for the %3 box.</source>
        <extracomment>%1 a player, %2 an amount, %3 a box</extracomment>
        <translation>%1 recebe %2 pela casa %3.</translation>
    </message>
    <message>
        <source>the system has failed.</source>
        <translation>o sistema falhou.</translation>
    </message>
</context>
<context>
    <name>PokerSettings</name>
    <message>
        <source>My seat in the middle</source>
        <translation>O meu lugar ao centro</translation>
    </message>
    <message>
        <source>The table is turned so that you look at it from your own seat.</source>
        <translation>A mesa roda, para a ver a partir do seu lugar.</translation>
    </message>
</context>
<context>
    <name>PokerSheet</name>
    <message>
        <source>Regulation 803/2015</source>
        <translation>Regulamento n.º 803/2015</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>nobody was dealt in</source>
        <translation>ninguém recebeu cartas</translation>
    </message>
    <message>
        <source>everybody folded</source>
        <translation>todos desistiram</translation>
    </message>
    <message>
        <source>the system has failed (P33)</source>
        <translation>o sistema falhou (P33)</translation>
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
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>one player</source>
        <translation>um jogador</translation>
    </message>
    <message>
        <source>several players</source>
        <translation>vários jogadores</translation>
    </message>
    <message>
        <source>Betting time</source>
        <translation>Tempo para apostar</translation>
    </message>
    <message>
        <source>none: the player starts the deal</source>
        <translation>nenhum: é o jogador que pede as cartas</translation>
    </message>
    <message>
        <source>Time to decide</source>
        <translation>Tempo para decidir</translation>
    </message>
    <message>
        <source>%1, extended by %2</source>
        <translation>%1, prolongado por %2</translation>
    </message>
    <message>
        <source>Reading I-P8</source>
        <translation>Leitura I-P8</translation>
    </message>
    <message>
        <source>a straight may end with the ace</source>
        <translation>uma sequência pode acabar no ás</translation>
    </message>
    <message>
        <source>a straight may not end with the ace</source>
        <translation>uma sequência não pode acabar no ás</translation>
    </message>
    <message>
        <source>Reading I-P33</source>
        <translation>Leitura I-P33</translation>
    </message>
    <message>
        <source>after a failure placed bets are settled</source>
        <translation>após uma falha, liquidam-se as segundas apostas feitas</translation>
    </message>
    <message>
        <source>after a failure the whole round is void</source>
        <translation>após uma falha, toda a jogada é nula</translation>
    </message>
    <message>
        <source>Reading I-P19a</source>
        <translation>Leitura I-P19a</translation>
    </message>
    <message>
        <source>the first card is burnt face up</source>
        <translation>a primeira carta é descartada virada para cima</translation>
    </message>
    <message>
        <source>the first card is burnt face down</source>
        <translation>a primeira carta é descartada virada para baixo</translation>
    </message>
    <message>
        <source>Reading I-P26</source>
        <translation>Leitura I-P26</translation>
    </message>
    <message>
        <source>a folded ante stays lost</source>
        <translation>o ante de quem desistiu fica perdido</translation>
    </message>
    <message>
        <source>a folded ante is paid if the dealer does not qualify</source>
        <translation>o ante de quem desistiu é pago se a banca não se qualificar</translation>
    </message>
    <message>
        <source>Reading I-P16</source>
        <translation>Leitura I-P16</translation>
    </message>
    <message>
        <source>the maximum bounds the ante</source>
        <translation>o máximo limita o ante</translation>
    </message>
    <message>
        <source>the maximum bounds ante and bet together</source>
        <translation>o máximo limita o ante e a segunda aposta em conjunto</translation>
    </message>
    <message>
        <source>Hand of</source>
        <translation>Mão de</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Burnt card</source>
        <translation>Carta descartada</translation>
    </message>
    <message>
        <source>Not all of these were turned over at the table.</source>
        <translation>Nem todas foram viradas na mesa.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Banca</translation>
    </message>
</context>
<context>
    <name>PokerSpeech</name>
    <message>
        <source>ante</source>
        <comment>spoken</comment>
        <translation>aposta inicial</translation>
    </message>
    <message>
        <source>bet</source>
        <comment>spoken: the second stake</comment>
        <translation>segunda aposta</translation>
    </message>
    <message>
        <source>%1. The dealer has: %2</source>
        <extracomment>spoken; %1 &quot;The dealer plays&quot;, %2 a hand</extracomment>
        <translation>%1. A banca tem: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>spoken; %1 a hand, %2 &quot;You win ten points&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PokerTablePage</name>
    <message>
        <source>Your bet of %1 stands. The round is settled without you, and any payout is added to your points.</source>
        <translation>A sua segunda aposta de %1 mantém-se. A jogada conclui-se na sua ausência, e o que render é somado aos seus pontos.</translation>
    </message>
    <message>
        <source>Your ante of %1 would be lost: leaving before the bet counts as a fold.</source>
        <translation>Perderia o seu ante de %1: quem sai antes da segunda aposta desiste da jogada.</translation>
    </message>
    <message>
        <source>What the bet pays for each hand</source>
        <translation>O que o bet paga por cada mão</translation>
    </message>
    <message>
        <source>Pay table</source>
        <translation>Tabela de pagamentos</translation>
    </message>
    <message>
        <source>Your ante of %1 would be lost: leaving before the bet counts as a fold. It can still be taken back.</source>
        <translation>Perderia o seu ante de %1: quem sai antes da segunda aposta desiste da jogada. Ainda o pode retirar.</translation>
    </message>
</context>
<context>
    <name>PokerText</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>a card: %1 its rank, %2 its suit</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>ante down</source>
        <translation>ante colocado</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>a decidir</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>em jogo</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>desistiu</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganhou</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a seat&apos;s round</comment>
        <translation>perdeu</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devolução</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Carta tapada</translation>
    </message>
    <message>
        <source>Royal flush of %1</source>
        <translation>Sequência real de %1</translation>
    </message>
    <message>
        <source>Straight flush, %1 high</source>
        <translation>Sequência de cor até %1</translation>
    </message>
    <message>
        <source>Four of a kind, %1</source>
        <translation>Póquer de %1</translation>
    </message>
    <message>
        <source>Full house, %1 and %2</source>
        <translation>Fullen de %1 e %2</translation>
    </message>
    <message>
        <source>Flush of %1, %2 high</source>
        <translation>Cor de %1, com %2</translation>
    </message>
    <message>
        <source>Straight, %1 high</source>
        <translation>Sequência até %1</translation>
    </message>
    <message>
        <source>Three of a kind, %1</source>
        <translation>Trio de %1</translation>
    </message>
    <message>
        <source>Two pairs, %1 and %2</source>
        <translation>Dois pares, %1 e %2</translation>
    </message>
    <message>
        <source>Pair of %1</source>
        <translation>Par de %1</translation>
    </message>
    <message>
        <source>Ace and king</source>
        <translation>Ás e rei</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Sequência real de cor</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Sequência de cor</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Fullen</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trio</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dois pares</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Um par</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Cartas maiores</translation>
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
        <translation>Façam as vossas apostas</translation>
    </message>
    <message>
        <source>No more bets, cards are being dealt</source>
        <translation>Jogo feito, nada mais, cartas em distribuição</translation>
    </message>
    <message>
        <source>Look at your cards: fold, or continue with the bet</source>
        <translation>Vejam as vossas cartas: podem desistir, ou continuar com a segunda aposta</translation>
    </message>
    <message>
        <source>Time is up: decide now, or your hand is folded</source>
        <translation>O tempo acabou: decidam agora, ou conta como desistência</translation>
    </message>
    <message>
        <source>The dealer plays</source>
        <translation>A banca vai a jogo</translation>
    </message>
    <message>
        <source>The dealer does not qualify: antes are paid, bets come back</source>
        <translation>A banca não se qualifica: apostas iniciais pagas, segundas apostas devolvidas</translation>
    </message>
    <message>
        <source>Payment · %1, %2: %3</source>
        <extracomment>%1 the player, %2 the box, %3 the winnings</extracomment>
        <translation>Pagamento · %1, %2: %3</translation>
    </message>
    <message>
        <source>The ante must be at least %1, the minimum of this table.</source>
        <translation>O ante não pode ser inferior a %1, o mínimo desta mesa.</translation>
    </message>
    <message>
        <source>The ante may be at most %1, the maximum of this table.</source>
        <translation>O ante não pode ser superior a %1, o máximo desta mesa.</translation>
    </message>
    <message>
        <source>Continuing takes %1, which is more than you have.</source>
        <translation>Continuar exige %1, mais do que tem.</translation>
    </message>
    <message>
        <source>An ante of %1 is more than you have.</source>
        <translation>Um ante de %1 é mais do que tem.</translation>
    </message>
    <message>
        <source>Put an ante of at least %1 down first.</source>
        <translation>Coloque primeiro um ante de, pelo menos, %1.</translation>
    </message>
    <message>
        <source>There are no chips in your ante box.</source>
        <translation>Não há fichas na sua casa «ante».</translation>
    </message>
    <message>
        <source>There is no ante yet to repeat.</source>
        <translation>Ainda não há ante para repetir.</translation>
    </message>
    <message>
        <source>You have no ante in this round.</source>
        <translation>Não tem ante nesta jogada.</translation>
    </message>
    <message>
        <source>Your ante is already down; clear it first.</source>
        <translation>O seu ante já está colocado; retire-o primeiro.</translation>
    </message>
    <message>
        <source>Your hand in this round is folded.</source>
        <translation>Já desistiu desta jogada.</translation>
    </message>
    <message>
        <source>You are already seated.</source>
        <translation>Já está à mesa.</translation>
    </message>
    <message>
        <source>You have already decided.</source>
        <translation>Já decidiu.</translation>
    </message>
    <message>
        <source>You can decide once the cards are dealt.</source>
        <translation>Pode decidir quando as cartas estiverem distribuídas.</translation>
    </message>
    <message>
        <source>The cards are being played.</source>
        <translation>A jogada está a decorrer.</translation>
    </message>
    <message>
        <source>Stakes are accepted before the deal; wait for the next round.</source>
        <translation>As apostas fazem-se antes da distribuição; aguarde a próxima jogada.</translation>
    </message>
    <message>
        <source>At a table for several players the deal follows the betting period.</source>
        <translation>Numa mesa de múltiplos jogadores, a distribuição segue-se ao período de apostas.</translation>
    </message>
    <message>
        <source>You are not seated at this table.</source>
        <translation>Não tem lugar nesta mesa.</translation>
    </message>
    <message>
        <source>This seat is taken.</source>
        <translation>Este lugar está ocupado.</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>ganhou %1</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdeu</translation>
    </message>
    <message>
        <source>was returned</source>
        <translation>aposta devolvida</translation>
    </message>
    <message>
        <source>Folded: the ante is lost.</source>
        <translation>Desistência: perde-se o ante.</translation>
    </message>
    <message>
        <source>No decision in time: folded, the ante is lost.</source>
        <translation>Sem decisão a tempo: conta como desistência, perde-se o ante.</translation>
    </message>
    <message>
        <source>Left before the bet: folded, the ante is lost.</source>
        <translation>Ausência antes da segunda aposta: conta como desistência, perde-se o ante.</translation>
    </message>
    <message>
        <source>Connection lost before the bet: folded, the ante is lost.</source>
        <translation>Ligação perdida antes da segunda aposta: conta como desistência, perde-se o ante.</translation>
    </message>
    <message>
        <source>The dealer does not qualify: the ante pays 1 to 1, the bet is returned.</source>
        <translation>A banca não se qualifica: o ante paga 1 para 1, a segunda aposta é devolvida.</translation>
    </message>
    <message>
        <source>Folded, but the dealer does not qualify: the ante is paid, too.</source>
        <translation>Houve desistência, mas a banca não se qualifica: o ante também é pago.</translation>
    </message>
    <message>
        <source>The hand beats the dealer&apos;s: the ante pays 1 to 1, the bet %1 to 1 (%2).</source>
        <translation>A mão vence a da banca: o ante paga 1 para 1, a segunda aposta %1 para 1 (%2).</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is higher: ante and bet are lost.</source>
        <translation>A mão da banca é superior: perdem-se o ante e a segunda aposta.</translation>
    </message>
    <message>
        <source>Equal hands: all stakes are returned.</source>
        <translation>Mãos iguais: todas as apostas são devolvidas.</translation>
    </message>
    <message>
        <source>The system failed before the decision: the ante is returned.</source>
        <translation>O sistema falhou antes da decisão: o ante é devolvido.</translation>
    </message>
    <message>
        <source>The round is void: all stakes are returned.</source>
        <translation>A jogada é nula: todas as apostas são devolvidas.</translation>
    </message>
    <message>
        <source>%1, won: %2</source>
        <extracomment>%1 the box, %2 what it has won</extracomment>
        <translation>%1, ganho: %2</translation>
    </message>
    <message>
        <source>%1 high</source>
        <comment>a hand</comment>
        <extracomment>%1 the highest card of a hand that has nothing better, in small letters; the first letter is made a capital</extracomment>
        <translation>cartas maiores, %1</translation>
    </message>
    <message>
        <source>Poker without draw</source>
        <translation>Póquer sem descarte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a hand and its cards</comment>
        <extracomment>%1 a hand or so many cards, %2 the cards: &quot;Pair of queens (Q♦ Q♣ 9♥ 5♣ 2♦)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>that had been dealt</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
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
        <source>%n card(s) with one to go</source>
        <translation>
            <numerusform>%n cartão a um número</numerusform>
            <numerusform>%n cartões a um número</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the prizes</source>
        <translation>%1 dos prémios</translation>
    </message>
    <message>
        <source>not in this round</source>
        <translation>não nesta jogada</translation>
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
        <translation>Prémios</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>%1 – projection</source>
        <translation>%1 – projeção</translation>
    </message>
    <message>
        <source>Demonstration · round %1</source>
        <translation>Demonstração · jogada %1</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demonstração</translation>
    </message>
    <message>
        <source>The table is being prepared</source>
        <translation>A mesa está a ser preparada</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>QuickTableSwitch</name>
    <message>
        <source>Quick table</source>
        <translation>Mesa rápida</translation>
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
    <name>ReadingDialog</name>
    <message>
        <source>The round is being read</source>
        <translation>A jogada está a ser lida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The table is played up to it, in the background</source>
        <translation>A mesa é jogada até lá, sem se ver</translation>
    </message>
</context>
<context>
    <name>RecallDetail</name>
    <message>
        <source>What is shown about the round</source>
        <translation>O que se mostra da jogada</translation>
    </message>
    <message>
        <source>Its table</source>
        <translation>A sua mesa</translation>
    </message>
    <message>
        <source>What is on record about the round and its table</source>
        <translation>O que o registo sabe da jogada e da sua mesa</translation>
    </message>
    <message>
        <source>The round is still being played: its events are shown once it has ended.</source>
        <translation>A jogada está em curso: o que nela acontece mostra-se quando fechar.</translation>
    </message>
    <message>
        <source>The round is being read…</source>
        <translation>A jogada está a ser lida…</translation>
    </message>
    <message>
        <source>Choose a round to see what is on record about it.</source>
        <translation>Escolha uma jogada: aqui fica o que o registo sabe dela.</translation>
    </message>
    <message>
        <source>What happened in the round</source>
        <translation>O que aconteceu na jogada</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
</context>
<context>
    <name>RecallList</name>
    <message>
        <source>Rounds found</source>
        <translation>Jogadas encontradas</translation>
    </message>
    <message>
        <source>Enter replays a round, S shows its sheet, C starts a complaint, A adds it to the file</source>
        <translation>Enter repete uma jogada, S mostra a sua folha, C começa uma reclamação, A junta-a ao processo</translation>
    </message>
    <message>
        <source>Significant events</source>
        <translation>Ocorrências</translation>
    </message>
    <message>
        <source>The record is being searched…</source>
        <translation>O registo está a ser percorrido…</translation>
    </message>
    <message>
        <source>Nothing on record matches the search.</source>
        <translation>Nada no registo corresponde ao que se procura.</translation>
    </message>
</context>
<context>
    <name>RecallSheet</name>
    <message>
        <source>Choose a round first</source>
        <translation>Escolha primeiro uma jogada</translation>
    </message>
    <message>
        <source>The round is still being played</source>
        <translation>A jogada está em curso</translation>
    </message>
    <message>
        <source>Rounds on record</source>
        <translation>Jogadas registadas</translation>
    </message>
    <message>
        <source>Every round by number, time, table, player, outcome and sum, and the significant events. Nothing here changes the record.</source>
        <translation>Cada jogada por número, hora, mesa, jogador, desfecho e quantia, e as ocorrências. Nada aqui altera o registo.</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>Processo</translation>
    </message>
    <message>
        <source>What this inspection has gathered, and its report (Ctrl+P)</source>
        <translation>O que esta inspeção reuniu, e o seu relatório (Ctrl+P)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Replays the round, from right after the selected event (Enter in the list)</source>
        <translation>Repete a jogada, logo após o acontecimento em vista (Enter na lista)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Folha</translation>
    </message>
    <message>
        <source>All facts of the round, to read, save and print (S in the list)</source>
        <translation>Todos os factos da jogada, para ler, guardar e imprimir (S na lista)</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>No processo</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>Juntar ao processo</translation>
    </message>
    <message>
        <source>Includes the round&apos;s sheet in the report (A in the list)</source>
        <translation>A folha da jogada fica junta ao relatório (A na lista)</translation>
    </message>
    <message>
        <source>Complaint</source>
        <translation>Reclamação</translation>
    </message>
    <message>
        <source>A dispute sheet about this round, filled in from the record (Ctrl+D, or C in the list)</source>
        <translation>Uma folha de reclamação sobre esta jogada, preenchida com o registo (Ctrl+D, ou C na lista)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Significant events have no result</source>
        <translation>As ocorrências não têm resultado</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>O que se mostra</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Significant events</source>
        <translation>Ocorrências</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Procurar mais</translation>
    </message>
    <message>
        <source>Stops searching the record</source>
        <translation>Não procura mais no registo</translation>
    </message>
    <message>
        <source>Continues where the search stopped</source>
        <translation>Continua onde a procura parou</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>The search is empty</source>
        <translation>Nada se procura</translation>
    </message>
    <message>
        <source>Note at the selected event</source>
        <translation>Nota no acontecimento em vista</translation>
    </message>
    <message>
        <source>Note at this event, for the file</source>
        <translation>Nota neste acontecimento, para o processo</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Afixar</translation>
    </message>
    <message>
        <source>Adds the note to the file, at the selected event (Enter)</source>
        <translation>Põe a nota no processo, no acontecimento em vista (Enter)</translation>
    </message>
    <message>
        <source>The note is still empty</source>
        <translation>A nota está vazia</translation>
    </message>
    <message>
        <source>Opened from this date and time on</source>
        <translation>Abertas a partir desta data e hora</translation>
    </message>
    <message>
        <source>Opened up to this date and time</source>
        <translation>Abertas até esta data e hora</translation>
    </message>
    <message>
        <source>What to search for</source>
        <translation>O que se procura</translation>
    </message>
    <message>
        <source>Round number</source>
        <translation>Número da jogada</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>Tipo de ocorrência</translation>
    </message>
    <message>
        <source>From date and time</source>
        <translation>Desde, data e hora</translation>
    </message>
    <message>
        <source>From 23/11 21:30</source>
        <translation>De 23/11 21:30</translation>
    </message>
    <message>
        <source>To date and time</source>
        <translation>Até, data e hora</translation>
    </message>
    <message>
        <source>To 23/11 21:45</source>
        <translation>Até 23/11 21:45</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desfecho</translation>
    </message>
    <message>
        <source>Choose a game first</source>
        <translation>Escolha primeiro um jogo</translation>
    </message>
    <message>
        <source>Staked at least</source>
        <translation>Apostado pelo menos</translation>
    </message>
    <message>
        <source>Staked from</source>
        <translation>Aposta desde</translation>
    </message>
    <message>
        <source>Won at least</source>
        <translation>Ganho pelo menos</translation>
    </message>
    <message>
        <source>Won from</source>
        <translation>Ganho desde</translation>
    </message>
    <message>
        <source>A win counts as large from</source>
        <translation>Um ganho é grande a partir de</translation>
    </message>
    <message>
        <source>Large win from 1000</source>
        <translation>Grande ganho desde 1000</translation>
    </message>
    <message>
        <source>The case is closed</source>
        <translation>O processo está encerrado</translation>
    </message>
    <message>
        <source>Round, 3-12 or 12</source>
        <translation>Jogada, 3-12 ou 12</translation>
    </message>
</context>
<context>
    <name>RecordFailureDialog</name>
    <message>
        <source>Rounds are not being recorded</source>
        <translation>As jogadas não estão a ser registadas</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Ficheiro: %1</translation>
    </message>
    <message>
        <source>Continue without a record</source>
        <translation>Continuar sem registo</translation>
    </message>
    <message>
        <source>Start a new record</source>
        <translation>Começar um novo registo</translation>
    </message>
    <message>
        <source>The file is left as it is. A round in progress has ended as after a system failure. A new record is a file beside this one; the table you are at is reopened and recorded in it, like all tables from now on, and your points move with it. Without a record, what you win or lose is forgotten when the window closes.</source>
        <translation>O ficheiro fica como está. Uma jogada em curso terminou como depois de uma falha do sistema. Um novo registo é um ficheiro ao lado deste; a mesa em que está abre de novo e fica nele, tal como todas as mesas a partir de agora, e os seus pontos passam também para ele. Sem registo, o que ganhar ou perder esquece-se ao fechar a janela.</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Fechar esta janela</translation>
    </message>
    <message>
        <source>Your points and your rounds belong to the other window, and stay as they are. Here you can look at all of it and watch rounds again. If you play here, nothing is recorded: what you win or lose counts in this window alone, and is forgotten when it closes.</source>
        <translation>Os seus pontos e as suas jogadas pertencem à outra janela e ficam como estão. Aqui pode ver tudo isso e rever jogadas. Se jogar aqui, nada fica registado: o que ganhar ou perder vale só enquanto esta janela estiver aberta e depois esquece-se.</translation>
    </message>
    <message>
        <source>The file is left as it is. Nothing in it can be read, not even your points: you have those that everybody starts with. A new record is a file beside this one; tables opened from now on are recorded in it. Once the old file can be read again, by a later version of the program for instance, your points are there as before. Without a record, what you win or lose is forgotten when the window closes.</source>
        <translation>O ficheiro fica como está. Nada nele se consegue ler, nem sequer os seus pontos: tem aqueles com que todos começam. Um novo registo é um ficheiro ao lado deste; as mesas abertas a partir de agora ficam nele. Quando o ficheiro antigo se puder ler de novo, por exemplo com uma versão mais recente do programa, os seus pontos lá estarão como antes. Sem registo, o que ganhar ou perder esquece-se ao fechar a janela.</translation>
    </message>
</context>
<context>
    <name>RecordSection</name>
    <message>
        <source>The second copy still has them: %1</source>
        <translation>A segunda cópia continua a tê-las: %1</translation>
    </message>
    <message>
        <source>Second copy of the log</source>
        <translation>Segunda cópia do registo</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Outra pasta…</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Escolher uma pasta…</translation>
    </message>
    <message>
        <source>A file to which every event is added as it happens, in another folder or on another device. Anyone who changes the record would have to change it, too; the record&apos;s check compares the two.</source>
        <translation>Um ficheiro a que cada acontecimento é acrescentado à medida que ocorre, noutra pasta ou noutro dispositivo. Quem alterar o registo tem de alterar também este ficheiro; a verificação do registo compara os dois.</translation>
    </message>
    <message>
        <source>What is on record is being copied…</source>
        <translation>O que está no registo está a ser copiado…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registo</translation>
    </message>
    <message>
        <source>Rounds on record</source>
        <translation>Jogadas registadas</translation>
    </message>
    <message>
        <source>Days that rounds are kept</source>
        <translation>Dias durante os quais as jogadas são guardadas</translation>
    </message>
    <message>
        <source>How many rounds are kept</source>
        <translation>Quantas jogadas são guardadas</translation>
    </message>
    <message>
        <source>How long rounds stay on record</source>
        <translation>Durante quanto tempo as jogadas ficam registadas</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Guardar todas</translation>
    </message>
    <message>
        <source>Keep a number of days</source>
        <translation>Guardar tantos dias</translation>
    </message>
    <message>
        <source>Keep the newest</source>
        <translation>Guardar as mais recentes</translation>
    </message>
    <message>
        <source>Rounds are being removed</source>
        <translation>As jogadas estão a ser apagadas</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Whole sessions at a table are removed, the oldest first; never the last one of a game, from which points, jackpots and last numbers continue. A line with its sums and its seal stays, so that the record can still be checked.</source>
        <translation>Apagam-se sessões inteiras a uma mesa, a começar pelas mais antigas; nunca a última de um jogo, da qual continuam os pontos, os prémios acumulados e os últimos números. Fica uma linha com as somas e o selo, para que o registo ainda possa ser conferido.</translation>
    </message>
    <message>
        <source>Keep rounds this way</source>
        <translation>Guardar assim</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>A contar…</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Apagá-las</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>This can&apos;t be undone: these rounds can&apos;t be watched again, their sheets can&apos;t be printed, and statistics leave them out.</source>
        <translation>Não há volta atrás: estas jogadas não poderão ser repetidas, nem as suas folhas impressas, e as estatísticas ficam sem elas.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n round(s)…</source>
        <translation>
            <numerusform>Apagar %n jogada…</numerusform>
            <numerusform>Apagar %n jogadas…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n round(s) permanently?</source>
        <translation>
            <numerusform>Apagar %n jogada para sempre?</numerusform>
            <numerusform>Apagar %n jogadas para sempre?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From then on, rounds older than %n day(s) are removed whenever the program starts.</source>
        <translation>
            <numerusform>Daí em diante, as jogadas com mais de %n dia apagam-se sempre que o programa arranca.</numerusform>
            <numerusform>Daí em diante, as jogadas com mais de %n dias apagam-se sempre que o programa arranca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From then on, all but the newest %n round(s) are removed whenever the program starts.</source>
        <translation>
            <numerusform>Daí em diante, todas menos a jogada mais recente se apagam sempre que o programa arranca.</numerusform>
            <numerusform>Daí em diante, todas menos as %n jogadas mais recentes se apagam sempre que o programa arranca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>An interrupted round was settled</source>
        <translation>Foi liquidada uma jogada interrompida</translation>
    </message>
    <message>
        <source>Nothing is lost: it is in the history</source>
        <translation>Nada se perdeu: está no histórico</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Your place is still there</source>
        <translation>O seu lugar continua lá</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Folha</translation>
    </message>
    <message>
        <source>Sheet of round %1</source>
        <translation>Folha da jogada %1</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Ver de novo</translation>
    </message>
    <message>
        <source>Replay round %1</source>
        <translation>Repetir a jogada %1</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Ir para o átrio</translation>
    </message>
    <message>
        <source>Give up the place for good</source>
        <translation>Deixar o lugar de vez</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Sentar-se de novo</translation>
    </message>
    <message>
        <source>Nothing is lost, although the end of the round can&apos;t be written to the record</source>
        <translation>Nada se perdeu, embora o fim dela não se possa escrever no registo</translation>
    </message>
</context>
<context>
    <name>RememberedBingoSession</name>
    <message>
        <source>Round %1</source>
        <extracomment>%1 a number</extracomment>
        <translation>Jogada %1</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Study: %1</source>
        <translation>Estudo: %1</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudo</translation>
    </message>
    <message>
        <source>Add this moment to a study</source>
        <translation>Juntar este momento a um estudo</translation>
    </message>
    <message>
        <source>Replay: %1</source>
        <translation>Repetição: %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetição</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>Um acontecimento atrás</translation>
    </message>
    <message>
        <source>This is the first event</source>
        <translation>Este é o primeiro acontecimento</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>One event forwards</source>
        <translation>Um acontecimento adiante</translation>
    </message>
    <message>
        <source>This is the last event</source>
        <translation>Este é o último acontecimento</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Speed ×%1</source>
        <translation>Velocidade ×%1</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais depressa</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Voltar ao átrio</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Ligação copiada</translation>
    </message>
    <message>
        <source>Copy a link to this moment</source>
        <translation>Copiar uma ligação para este momento</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Vista por quem</translation>
    </message>
    <message>
        <source>Where playback stops</source>
        <translation>Onde a repetição para</translation>
    </message>
    <message>
        <source>To the previous mark</source>
        <translation>À marca anterior</translation>
    </message>
    <message>
        <source>There is no mark before this moment</source>
        <translation>Não há marca antes deste momento</translation>
    </message>
    <message>
        <source>To the next mark</source>
        <translation>À marca seguinte</translation>
    </message>
    <message>
        <source>There is no mark after this moment</source>
        <translation>Não há marca depois deste momento</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lição: %1</translation>
    </message>
    <message>
        <source>Start a complaint at this moment</source>
        <translation>Começar uma reclamação neste momento</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Presentation: %1</source>
        <translation>Apresentação: %1</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Apresentação</translation>
    </message>
    <message>
        <source>Show the round to a class, with odds and what-ifs</source>
        <translation>Mostrar a jogada a uma turma: com probabilidades e «e se»</translation>
    </message>
    <message>
        <source>The result is hidden: R shows it</source>
        <translation>O resultado está escondido: R mostra-o</translation>
    </message>
    <message>
        <source>Position in the round</source>
        <translation>Momento da jogada</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Acontecimento %1 de %2</translation>
    </message>
    <message>
        <source>Event %1 of %2: %3</source>
        <translation>Acontecimento %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>ReplayOverlay</name>
    <message>
        <source>Replay of round %1; the table goes on</source>
        <translation>Repetição da jogada %1; a mesa continua</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetição</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Restores what was removed last (Ctrl+Z)</source>
        <translation>Repõe o que se retirou por último (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing has been removed</source>
        <translation>Nada foi retirado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar o relatório</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Inspector&apos;s initials</source>
        <translation>Rubrica do inspetor</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Rubrica</translation>
    </message>
    <message>
        <source>Check the whole record for the report</source>
        <translation>Verificar o registo inteiro para o relatório</translation>
    </message>
    <message>
        <source>Parts of the file</source>
        <translation>Partes do processo</translation>
    </message>
    <message>
        <source>Enter reopens a complaint, Delete removes a part</source>
        <translation>Enter retoma uma reclamação, Delete retira uma parte</translation>
    </message>
    <message>
        <source>Nothing has been collected yet. Complaints, notes, sheets and inspected tables are collected here.</source>
        <translation>Ainda nada se reuniu. Aqui ficam as reclamações, as notas, as folhas e as mesas examinadas.</translation>
    </message>
    <message>
        <source>The report is being compiled from the record</source>
        <translation>O relatório está a ser feito a partir do registo</translation>
    </message>
    <message>
        <source>SHA-256 of the PDF: %1</source>
        <translation>SHA-256 do PDF: %1</translation>
    </message>
    <message>
        <source>Check it in that folder with: %1</source>
        <translation>Verifica-se nessa pasta com: %1</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Copiar a linha</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Processo %1</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Novo processo</translation>
    </message>
    <message>
        <source>Begins another case; this one stays in the list (Ctrl+N)</source>
        <translation>Abre outro processo; este fica na lista (Ctrl+N)</translation>
    </message>
    <message>
        <source>This case is still empty</source>
        <translation>Este processo ainda está vazio</translation>
    </message>
    <message>
        <source>Reopen the case</source>
        <translation>Reabrir o processo</translation>
    </message>
    <message>
        <source>Close the case</source>
        <translation>Encerrar o processo</translation>
    </message>
    <message>
        <source>Reopening is an entry in the case&apos;s chain</source>
        <translation>A reabertura fica como entrada na cadeia do processo</translation>
    </message>
    <message>
        <source>A closed case can only be read</source>
        <translation>Um processo encerrado só pode ser lido</translation>
    </message>
    <message>
        <source>PDF and JSON with the case&apos;s file, and the checksums of all (Ctrl+S)</source>
        <translation>PDF e JSON com o ficheiro do processo, e as somas de controlo de todos (Ctrl+S)</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Processo</translation>
    </message>
    <message>
        <source>There is no other case</source>
        <translation>Não há outro processo</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entidade</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>People present</source>
        <translation>Pessoas presentes</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Conclusão</translation>
    </message>
    <message>
        <source>The case is closed</source>
        <translation>O processo está encerrado</translation>
    </message>
    <message>
        <source>Save as PDF, with JSON, the case&apos;s file and checksums beside it</source>
        <translation>Guardar em PDF, com o JSON, o ficheiro do processo e as somas de controlo ao lado</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Writes the rounds of a game and a period for a spreadsheet, or as JSON</source>
        <translation>Escreve as jogadas de um jogo e de um período para folha de cálculo, ou como JSON</translation>
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
        <translation>Ainda não há resultados</translation>
    </message>
    <message>
        <source>Delete results</source>
        <translation>Apagar resultados</translation>
    </message>
    <message>
        <source>Delete all results?</source>
        <translation>Apagar todos os resultados?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Guardar os resultados</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por vírgulas (*.csv)</translation>
    </message>
</context>
<context>
    <name>ResultCurve</name>
    <message>
        <source>Curve of the results</source>
        <translation>Curva dos resultados</translation>
    </message>
    <message>
        <source>right, up to 100%</source>
        <translation>certas, até 100 %</translation>
    </message>
</context>
<context>
    <name>ResultStake</name>
    <message>
        <source>won</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>half back</source>
        <translation>metade devolvida</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devolvida</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
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
    <name>ResultsSheet</name>
    <message>
        <source>There are no results yet</source>
        <translation>Ainda não há resultados</translation>
    </message>
    <message>
        <source>Trainees and results</source>
        <translation>Formandos e resultados</translation>
    </message>
    <message>
        <source>Stored on this computer next to the record, for each trainee separately; no account, no network.</source>
        <translation>Guardados neste computador ao lado do registo, à parte para cada formando; sem conta, sem rede.</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Apagar …</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Saves a list with a line for each session, shift and test</source>
        <translation>Guarda uma lista com uma linha por sessão, turno e prova</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar em PDF</translation>
    </message>
    <message>
        <source>Saves the sheet of these results (Ctrl+S)</source>
        <translation>Guarda a folha destes resultados (Ctrl+S)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Who practises</source>
        <translation>Quem pratica</translation>
    </message>
    <message>
        <source>Name of a new trainee</source>
        <translation>Nome de um novo formando</translation>
    </message>
    <message>
        <source>New trainee</source>
        <translation>Novo formando</translation>
    </message>
    <message>
        <source>Adds the trainee with that name, who practises from now on</source>
        <translation>Inscreve o formando com esse nome, que pratica a partir de agora</translation>
    </message>
    <message>
        <source>time at work, compared with the longest day</source>
        <translation>tempo de trabalho, ao lado do dia mais longo</translation>
    </message>
    <message>
        <source>By drill and table</source>
        <translation>Por exercício e por mesa</translation>
    </message>
    <message>
        <source>Faults by rule</source>
        <translation>Faltas por regra</translation>
    </message>
    <message>
        <source>Delete %1?</source>
        <translation>Apagar %1?</translation>
    </message>
    <message>
        <source>Delete all results?</source>
        <translation>Apagar todos os resultados?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>All sessions, shifts, tests and lessons of this trainee are deleted, and the name with them. That can&apos;t be undone.</source>
        <translation>Todas as sessões, turnos, provas e lições deste formando são apagados, e com eles o nome. Não se pode desfazer.</translation>
    </message>
    <message>
        <source>All sessions, shifts and tests without a name are deleted. That can&apos;t be undone.</source>
        <translation>Todas as sessões, turnos e provas sem nome são apagados. Não se pode desfazer.</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Guardar os resultados</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por vírgulas (*.csv)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
</context>
<context>
    <name>ResultsText</name>
    <message>
        <source>Without a name</source>
        <translation>Sem nome</translation>
    </message>
    <message>
        <source>Time at work</source>
        <translation>Tempo de trabalho</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Answers in drills</source>
        <extracomment>%1 right of %2</extracomment>
        <translation>Respostas em exercícios</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 de %2 certas</translation>
    </message>
    <message>
        <source>Seconds per answer</source>
        <translation>Segundos por resposta</translation>
    </message>
    <message>
        <source>Actions at the reversed tables</source>
        <extracomment>%1 right of %2</extracomment>
        <translation>Gestos nas mesas ao contrário</translation>
    </message>
    <message>
        <source>%1 of %2 right first time</source>
        <translation>%1 de %2 certos à primeira</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Rounds per hour</source>
        <translation>Jogadas por hora</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamentos</translation>
    </message>
    <message>
        <source>Seconds per payment</source>
        <translation>Segundos por pagamento</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Table tests</source>
        <extracomment>%1 passed of %2</extracomment>
        <translation>Provas de mesa</translation>
    </message>
    <message>
        <source>%1 of %2 passed</source>
        <translation>%1 de %2 com aprovação</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sessão</numerusform>
            <numerusform>%n sessões</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 certo</translation>
    </message>
    <message>
        <source>%1 s per answer</source>
        <translation>%1 s por resposta</translation>
    </message>
    <message numerus="yes">
        <source>%n shift(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n falta</numerusform>
            <numerusform>%n faltas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rounds per hour</source>
        <translation>%1 jogadas por hora</translation>
    </message>
    <message>
        <source>%1, watching</source>
        <translation>%1, a vigiar</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4 right</source>
        <extracomment>%1 a date, %2 a duration, %3 right of %4</extracomment>
        <translation>%1: %2, %3 de %4 certo</translation>
    </message>
    <message>
        <source>%1 s per payment</source>
        <translation>%1 s por pagamento</translation>
    </message>
    <message>
        <source>Results of %1</source>
        <translation>Resultados de %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <extracomment>%1 and %2 are days</extracomment>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>Mesa Viva, a demonstration: points only, never money</source>
        <translation>Mesa Viva, uma demonstração: só pontos, nunca dinheiro</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Ao todo</translation>
    </message>
    <message>
        <source>By drill and table</source>
        <translation>Por exercício e por mesa</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Vezes</translation>
    </message>
    <message>
        <source>Faults by rule</source>
        <translation>Faltas por regra</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Dia a dia</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n prova</numerusform>
            <numerusform>%n provas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, table test</source>
        <translation>%1, prova de mesa</translation>
    </message>
    <message>
        <source>%1 of %2 planted errors caught, %3 corrected</source>
        <extracomment>%1 of %2 planted faults, %3 mended</extracomment>
        <translation>%1 de %2 faltas do programa apanhadas, %3 emendadas</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>%1 a trainee</extracomment>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>ReturnedText</name>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Roleta</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation>Bingo</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>no total</translation>
    </message>
    <message>
        <source>by regulation</source>
        <translation>por regulamento</translation>
    </message>
    <message>
        <source>by kind of table</source>
        <translation>por tipo de mesa</translation>
    </message>
    <message>
        <source>by variant</source>
        <translation>por variante</translation>
    </message>
    <message>
        <source>by kind of chance</source>
        <translation>por chance</translation>
    </message>
    <message>
        <source>ante and bet</source>
        <translation>ante e bet</translation>
    </message>
    <message>
        <source>by step of the pay table</source>
        <translation>por escalão da tabela de pagamentos</translation>
    </message>
    <message>
        <source>by kind of prize</source>
        <translation>por tipo de prémio</translation>
    </message>
    <message>
        <source>by stake level</source>
        <translation>por nível da aposta</translation>
    </message>
    <message>
        <source>by table</source>
        <translation>por mesa</translation>
    </message>
    <message>
        <source>Individual table</source>
        <translation>Mesa individual</translation>
    </message>
    <message>
        <source>Table for several players</source>
        <translation>Mesa para vários jogadores</translation>
    </message>
    <message>
        <source>Prizes of the sale: %1</source>
        <extracomment>%1 a room, a prize, &quot;in all&quot;</extracomment>
        <translation>Prémios da venda: %1</translation>
    </message>
    <message>
        <source>One to go, and won: %1</source>
        <extracomment>%1 a room, a prize, &quot;in all&quot;</extracomment>
        <translation>Faltava um, e ganhou: %1</translation>
    </message>
    <message>
        <source>Share of the winning cards: %1</source>
        <extracomment>%1 a room, a prize, &quot;in all&quot;</extracomment>
        <translation>Parte dos cartões premiados: %1</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 no total</translation>
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
        <extracomment>%1 a table&apos;s number, %2 its regulation</extracomment>
        <translation>Mesa %1, %2</translation>
    </message>
    <message>
        <source>Up to %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Até %1</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>Acima de %1</translation>
    </message>
    <message>
        <source>Above %1, up to %2</source>
        <extracomment>%1 and %2 amounts</extracomment>
        <translation>Acima de %1, até %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a game, %2 &quot;by kind of chance&quot;, &quot;in all&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 a sum, %2 its share in per cent</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 and %2 shares in per cent, or how many cards</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 balls</source>
        <translation>%1 bolas</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <extracomment>how many cards of bingo</extracomment>
        <translation>%1 cartões</translation>
    </message>
    <message>
        <source>in its band</source>
        <translation>dentro da banda</translation>
    </message>
    <message>
        <source>outside its band</source>
        <translation>fora da banda</translation>
    </message>
    <message>
        <source>%1: returned %2, expected %3, band %4, %5</source>
        <extracomment>%1 what, %2 what came back, %3 what was expected, %4 the band, %5 &quot;in its band&quot;</extracomment>
        <translation>%1: devolvido %2, esperado %3, banda %4, %5</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>O mês</translation>
    </message>
    <message>
        <source>%1 (of the ante %2)</source>
        <extracomment>%1 the share of all stakes that comes back, %2 the same of the antes alone</extracomment>
        <translation>%1 (do ante %2)</translation>
    </message>
</context>
<context>
    <name>ReturnedView</name>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>99% band</source>
        <translation>Banda de 99 %</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Que jogadas</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>O que foi devolvido</translation>
    </message>
    <message>
        <source>%1: %2 rounds, staked %3, returned %4, expected %5, band %6: %7</source>
        <translation>%1: %2 jogadas, apostado %3, devolvido %4, esperado %5, banda %6: %7</translation>
    </message>
    <message>
        <source>The record is being read</source>
        <translation>O registo está a ser lido</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Que jogo</translation>
    </message>
    <message>
        <source>Enter adds a note on the row</source>
        <translation>Enter anota algo sobre a linha</translation>
    </message>
    <message>
        <source>Note on: %1</source>
        <translation>Nota sobre: %1</translation>
    </message>
    <message>
        <source>Up to which day</source>
        <translation>Contar para trás a partir de que dia</translation>
    </message>
    <message>
        <source>Up to day 23/11</source>
        <translation>Até ao dia 23/11</translation>
    </message>
</context>
<context>
    <name>RoomChoices</name>
    <message>
        <source>A draw needs three players with a card: here every round is refunded.</source>
        <translation>Um sorteio precisa de três jogadores com cartão: aqui todas as jogadas são reembolsadas.</translation>
    </message>
    <message>
        <source>Always marked as such</source>
        <translation>Sempre assinalados como tal</translation>
    </message>
    <message>
        <source>At most, in a round</source>
        <translation>No máximo, numa jogada</translation>
    </message>
    <message>
        <source>Cards for each player</source>
        <translation>Cartões por jogador</translation>
    </message>
    <message>
        <source>Free centre</source>
        <translation>Centro livre</translation>
    </message>
    <message>
        <source>From number to number</source>
        <translation>De número a número</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>On the cards</source>
        <translation>Nos cartões</translation>
    </message>
    <message>
        <source>At least one second.</source>
        <translation>Um segundo, pelo menos.</translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>Preço do cartão</translation>
    </message>
    <message>
        <source>Simulated players</source>
        <translation>Jogadores simulados</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Símbolos</translation>
    </message>
    <message>
        <source>The middle of the card counts as filled.</source>
        <translation>O meio do cartão conta como preenchido.</translation>
    </message>
    <message>
        <source>The middle of the card holds a fifth N number.</source>
        <translation>O meio do cartão tem um quinto número N.</translation>
    </message>
    <message>
        <source>The same for all, visible to all.</source>
        <translation>Igual para todos, à vista de todos.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>To buy cards</source>
        <translation>Para comprar cartões</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Resulting rules</source>
        <translation>O que resulta</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prémios</translation>
    </message>
    <message>
        <source>%1% of the sales</source>
        <translation>%1 % das vendas</translation>
    </message>
    <message>
        <source>Prize money</source>
        <translation>Valor dos prémios</translation>
    </message>
    <message>
        <source>Share of the sales that goes to prizes: %1% to %2%.</source>
        <translation>Que parte das vendas vai para prémios: de %1 % a %2 %.</translation>
    </message>
    <message>
        <source>Prize money, of the sales</source>
        <translation>Valor dos prémios, sobre as vendas</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Besides bingo there is one prize at most</source>
        <translation>Além do bingo há um prémio, no máximo</translation>
    </message>
    <message>
        <source>A new one replaces the other.</source>
        <translation>Um novo toma o lugar do outro.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>All numbers of a column.</source>
        <translation>Todos os números de uma coluna.</translation>
    </message>
    <message>
        <source>Two lines</source>
        <translation>Duas linhas</translation>
    </message>
    <message>
        <source>Two lines of the same card.</source>
        <translation>Duas linhas do mesmo cartão.</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Quatro cantos</translation>
    </message>
    <message>
        <source>A line may be</source>
        <translation>A linha pode ser</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>One direction must remain.</source>
        <translation>Tem de ficar uma direção.</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>vertical</translation>
    </message>
    <message>
        <source>a diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>Acumulados</translation>
    </message>
    <message>
        <source>Bingo jackpot</source>
        <translation>Bingo acumulado</translation>
    </message>
    <message>
        <source>Grows from round to round until bingo comes early.</source>
        <translation>Cresce de jogada em jogada até o bingo sair cedo.</translation>
    </message>
    <message>
        <source>Line jackpot</source>
        <translation>Linha acumulada</translation>
    </message>
    <message>
        <source>Grows from round to round until the line comes early.</source>
        <translation>Cresce de jogada em jogada até a linha sair cedo.</translation>
    </message>
    <message>
        <source>It takes %1% of the prize money</source>
        <translation>Leva %1 % do valor dos prémios</translation>
    </message>
    <message>
        <source>Both jackpots together.</source>
        <translation>Os dois acumulados juntos.</translation>
    </message>
    <message>
        <source>Share of the prize money for the jackpots</source>
        <translation>O que os acumulados levam do valor dos prémios</translation>
    </message>
    <message>
        <source>It starts at</source>
        <translation>Começa com</translation>
    </message>
    <message>
        <source>And again after it has been won.</source>
        <translation>E recomeça aí depois de ganho.</translation>
    </message>
    <message>
        <source>What a jackpot starts at</source>
        <translation>Com quanto começa um acumulado</translation>
    </message>
    <message>
        <source>Bingo wins it up to ball</source>
        <translation>O bingo ganha-o até à bola</translation>
    </message>
    <message>
        <source>The line&apos;s ball follows from it.</source>
        <translation>A bola da linha resulta desta.</translation>
    </message>
    <message>
        <source>The last ball at which bingo wins the jackpot</source>
        <translation>A última bola em que o bingo ganha o acumulado</translation>
    </message>
    <message>
        <source>Cards are sold for 10 seconds, and a ball comes each second.</source>
        <translation>Os cartões vendem-se durante 10 segundos, e sai uma bola por segundo.</translation>
    </message>
</context>
<context>
    <name>RoomMaker</name>
    <message>
        <source>Your own room</source>
        <translation>Sala à medida</translation>
    </message>
    <message>
        <source>Back to the usual room</source>
        <translation>Voltar à sala habitual</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
</context>
<context>
    <name>RoomRow</name>
    <message>
        <source>Bingo jackpot %1</source>
        <translation>Bingo acumulado %1</translation>
    </message>
    <message>
        <source>Line jackpot %1</source>
        <translation>Linha acumulada %1</translation>
    </message>
    <message>
        <source>Configure</source>
        <translation>Configurar</translation>
    </message>
</context>
<context>
    <name>RouletteChoices</name>
    <message>
        <source>The table</source>
        <translation>A banca</translation>
    </message>
    <message>
        <source>One wheel between two layouts</source>
        <translation>Uma roleta entre dois panos</translation>
    </message>
    <message>
        <source>One wheel, one layout</source>
        <translation>Uma roleta, um pano</translation>
    </message>
    <message>
        <source>Single table</source>
        <translation>Banca simples</translation>
    </message>
    <message>
        <source>Double table</source>
        <translation>Banca dupla</translation>
    </message>
    <message>
        <source>Betting closes</source>
        <translation>Fim das apostas</translation>
    </message>
    <message>
        <source>Before the launch</source>
        <translation>Antes do lançamento</translation>
    </message>
    <message>
        <source>While the ball runs</source>
        <translation>Com a bola a correr</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempos</translation>
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
        <translation>Para apostar</translation>
    </message>
    <message>
        <source>The same for all, visible to all.</source>
        <translation>Igual para todos, à vista de todos.</translation>
    </message>
    <message>
        <source>At an individual wheel you launch the ball yourself (O15).</source>
        <translation>Na roleta individual, é o jogador que lança a bola (O15).</translation>
    </message>
    <message>
        <source>Ball spin</source>
        <translation>Percurso da bola</translation>
    </message>
    <message>
        <source>From the launch until it comes to rest.</source>
        <translation>Do lançamento até parar.</translation>
    </message>
    <message>
        <source>Back to the usual table</source>
        <translation>Repor a mesa habitual</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Regulamento</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>A roleta</translation>
    </message>
    <message>
        <source>Numbers in the order of the regulation</source>
        <translation>Números pela ordem do regulamento</translation>
    </message>
    <message>
        <source>37 numbers, one zero</source>
        <translation>37 números, um zero</translation>
    </message>
    <message>
        <source>Numbers on the wheel</source>
        <translation>Números da roleta</translation>
    </message>
    <message>
        <source>37, with 0</source>
        <translation>37, com 0</translation>
    </message>
    <message>
        <source>38, with 0 and 00</source>
        <translation>38, com 0 e 00</translation>
    </message>
    <message>
        <source>Order of the numbers</source>
        <translation>Ordem dos números</translation>
    </message>
    <message>
        <source>French order, with series</source>
        <translation>Francesa, com séries</translation>
    </message>
    <message>
        <source>American order</source>
        <translation>Americana</translation>
    </message>
    <message>
        <source>American order, with sectors</source>
        <translation>Americana, com setores</translation>
    </message>
    <message>
        <source>French order</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>What the regulation leaves to the house</source>
        <translation>O que o regulamento deixa à casa</translation>
    </message>
    <message>
        <source>Double dozens</source>
        <translation>Cavalos de dúzia</translation>
    </message>
    <message>
        <source>Twenty-four numbers: two dozens side by side.</source>
        <translation>Vinte e quatro números: duas dúzias contíguas.</translation>
    </message>
    <message>
        <source>Double columns</source>
        <translation>Cavalos de coluna</translation>
    </message>
    <message>
        <source>Twenty-four numbers: two columns side by side.</source>
        <translation>Vinte e quatro números: duas colunas contíguas.</translation>
    </message>
    <message>
        <source>A maximum for each player</source>
        <translation>Um máximo por jogador</translation>
    </message>
    <message>
        <source>All stakes of a round together: at most %1.</source>
        <translation>Todas as apostas de uma jogada, no conjunto: no máximo %1.</translation>
    </message>
    <message>
        <source>Only each chance has its maximum.</source>
        <translation>Só cada chance tem o seu máximo.</translation>
    </message>
    <message>
        <source>Racetrack as a shortcut</source>
        <translation>Pista como atalho</translation>
    </message>
    <message>
        <source>Series and neighbours put down the single stakes that they are made of.</source>
        <translation>Séries e vizinhos colocam as apostas simples de que são feitos.</translation>
    </message>
    <message>
        <source>Largest stake on a series</source>
        <translation>Aposta máxima numa série</translation>
    </message>
    <message>
        <source>%1 times the smallest: %2</source>
        <translation>%1 vezes a mínima: %2</translation>
    </message>
    <message>
        <source>Largest stake on a series, as a multiple of the smallest</source>
        <translation>Aposta máxima numa série, em múltiplos da mínima</translation>
    </message>
    <message>
        <source>Series in whole tens</source>
        <translation>Séries em dezenas inteiras</translation>
    </message>
    <message>
        <source>Every stake on a series or neighbours is a whole multiple of ten times the smallest.</source>
        <translation>Cada aposta numa série ou em vizinhos é um múltiplo inteiro de dez vezes o mínimo.</translation>
    </message>
    <message>
        <source>Only the largest stake is a whole multiple of ten times the smallest.</source>
        <translation>Só o máximo é um múltiplo inteiro de dez vezes o mínimo.</translation>
    </message>
    <message>
        <source>Winners paid strictly chance by chance</source>
        <translation>Pagar estritamente por chances</translation>
    </message>
    <message>
        <source>A player with several prizes is paid several times.</source>
        <translation>Quem tem vários prémios recebe várias vezes.</translation>
    </message>
    <message>
        <source>A player with several prizes is paid all of them with the first.</source>
        <translation>Quem tem vários prémios recebe-os juntos, com o primeiro.</translation>
    </message>
    <message>
        <source>Smallest stake</source>
        <translation>Aposta mínima</translation>
    </message>
    <message>
        <source>Straight up: %1 to %2</source>
        <translation>Pleno: %1 a %2</translation>
    </message>
    <message>
        <source>On the even chances, at least</source>
        <translation>Nas chances simples, no mínimo</translation>
    </message>
    <message>
        <source>Largest stake: %1 times the smallest</source>
        <translation>Aposta máxima: %1 vezes a mínima</translation>
    </message>
    <message>
        <source>Largest stake, as a multiple of the smallest</source>
        <translation>Aposta máxima, em múltiplos da mínima</translation>
    </message>
    <message>
        <source>All limits</source>
        <translation>Todos os limites</translation>
    </message>
    <message>
        <source>Each chance has its own</source>
        <translation>Cada chance tem o seu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Several players</source>
        <translation>Vários jogadores</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>A sós</translation>
    </message>
    <message>
        <source>Simulated players</source>
        <translation>Jogadores simulados</translation>
    </message>
    <message>
        <source>Always marked as such</source>
        <translation>Sempre assinalados como tal</translation>
    </message>
    <message>
        <source>No timer: you stake as long as you like, and launch the ball.</source>
        <translation>Sem temporizador: aposta o tempo que quiser e lança a bola.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Da sua cor</translation>
    </message>
    <message>
        <source>Cash on even chances</source>
        <translation>Com valor nas chances simples</translation>
    </message>
    <message>
        <source>Cash only</source>
        <translation>Só com valor</translation>
    </message>
    <message>
        <source>One chip of your colour is worth</source>
        <translation>Uma ficha da sua cor vale</translation>
    </message>
    <message>
        <source>The chips show no value; the table&apos;s display marks it for you.</source>
        <translation>As fichas não têm valor facial; o mostrador da mesa indica o das suas.</translation>
    </message>
    <message>
        <source>The ball spins for 5 seconds.</source>
        <translation>A bola gira 5 segundos.</translation>
    </message>
    <message>
        <source>8 seconds to stake; the ball spins for 5.</source>
        <translation>8 segundos para apostar; a bola gira 5.</translation>
    </message>
</context>
<context>
    <name>RouletteComparison</name>
    <message>
        <source>Layout. Arrow keys move from stake to stake, Enter puts a chip down, Delete removes a stake, N puts the ball on a number</source>
        <translation>Pano. As setas andam de aposta em aposta, Enter põe uma ficha, Delete retira a aposta, N faz a bola parar num número</translation>
    </message>
    <message>
        <source>Dolly on %1</source>
        <translation>Marcador no %1</translation>
    </message>
</context>
<context>
    <name>RouletteControls</name>
    <message numerus="yes">
        <source>Stake %n chip(s), worth %1</source>
        <translation>
            <numerusform>Apostar %n ficha, no valor de %1</numerusform>
            <numerusform>Apostar %n fichas, no valor de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stake with chips of %1</source>
        <translation>Apostar com fichas de %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>Desfazer o último gesto</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Take all chips back</source>
        <translation>Retirar todas as fichas</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Put the last stakes down again: %1</source>
        <translation>Repetir as últimas apostas: %1</translation>
    </message>
    <message>
        <source>Put the last stakes down again</source>
        <translation>Repetir as últimas apostas</translation>
    </message>
    <message>
        <source>Put the same again on every stake</source>
        <translation>Apostar outro tanto em tudo o que está na mesa</translation>
    </message>
    <message>
        <source>Double everything</source>
        <translation>Dobrar tudo</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Your saved stakes</source>
        <translation>As apostas que guardou</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>The last numbers as charts</source>
        <translation>Os últimos números em imagens</translation>
    </message>
    <message>
        <source>Parol</source>
        <translation>Parol</translation>
    </message>
    <message>
        <source>Winnings and winning chips go on the same series again</source>
        <translation>Os ganhos e as fichas premiadas voltam à mesma série</translation>
    </message>
    <message>
        <source>Launch the ball</source>
        <translation>Lançar a bola</translation>
    </message>
    <message>
        <source>Launch the ball; no more stakes after that</source>
        <translation>Lançar a bola; depois já não se aposta</translation>
    </message>
    <message>
        <source>Launch the ball; A puts the last stakes down first</source>
        <translation>Lançar a bola; A repete antes as últimas apostas</translation>
    </message>
</context>
<context>
    <name>RouletteCroupier</name>
    <message>
        <source>Roulette table. Arrow keys go from stake to stake, Space leaves one there, Enter takes all others</source>
        <translation>Mesa de roleta. As setas vão de aposta em aposta, Espaço deixa-a ficar, Enter recolhe as outras</translation>
    </message>
    <message>
        <source>Roulette table. Left and right choose the prize, up and down its player, digits cut chips, Enter hands them over</source>
        <translation>Mesa de roleta. Esquerda e direita escolhem o prémio, cima e baixo o jogador, os algarismos cortam fichas, Enter entrega-as</translation>
    </message>
    <message>
        <source>Roulette table</source>
        <translation>Mesa de roleta</translation>
    </message>
</context>
<context>
    <name>RouletteDescription</name>
    <message>
        <source>number %1</source>
        <translation>número %1</translation>
    </message>
</context>
<context>
    <name>RouletteDrill</name>
    <message>
        <source>Roulette table</source>
        <translation>Mesa de roleta</translation>
    </message>
    <message>
        <source>The wheel with its ball at rest</source>
        <translation>O cilindro com a bola em repouso</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>O cilindro</translation>
    </message>
    <message>
        <source>The wheel is covered</source>
        <translation>O cilindro está tapado</translation>
    </message>
    <message>
        <source>A stack of %1</source>
        <translation>Uma pilha de %1</translation>
    </message>
    <message>
        <source>%1: wrong</source>
        <translation>%1: errado</translation>
    </message>
</context>
<context>
    <name>RouletteEditor</name>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>A number for each spin, void ones included. What is not placed comes from the lesson&apos;s seed.</source>
        <translation>Um número por lançamento, incluindo os nulos. O que não se põe vem da semente da lição.</translation>
    </message>
    <message>
        <source>Stakes on the cloth</source>
        <translation>Apostas no pano</translation>
    </message>
    <message>
        <source>%1 stakes; a digit, or the list below, chooses who does. Click, or use the arrows and Enter, to place the minimum allowed there; repeat to add as much again. A right click, or Delete, takes as much back.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Aposta: %1; um algarismo, ou a lista em baixo, escolhe quem. Um clique, ou setas e Enter, põe o mínimo que ali pode ficar; outra vez, mais outro tanto. O botão direito, ou Delete, tira outro tanto.</translation>
    </message>
</context>
<context>
    <name>RouletteEditorCloth</name>
    <message>
        <source>The cloth</source>
        <translation>O pano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RouletteFactText</name>
    <message>
        <source>Numbers of the wheel, at most</source>
        <translation>Números da roleta, no máximo</translation>
    </message>
    <message>
        <source>American order of numbers</source>
        <translation>Ordem americana dos números</translation>
    </message>
    <message>
        <source>French order of numbers</source>
        <translation>Ordem francesa dos números</translation>
    </message>
    <message>
        <source>Order if the house picks none</source>
        <translation>Ordem, se a casa não escolher</translation>
    </message>
    <message>
        <source>A wheel for one player alone</source>
        <translation>Roleta para um só jogador</translation>
    </message>
    <message>
        <source>A wheel between two layouts</source>
        <translation>Roleta entre dois panos</translation>
    </message>
    <message>
        <source>Colour chips without a value</source>
        <translation>Fichas sem valor, de uma cor</translation>
    </message>
    <message>
        <source>Cash chips alongside them</source>
        <translation>Fichas com valor, a par delas</translation>
    </message>
    <message>
        <source>Every possible combination</source>
        <translation>Todas as combinações possíveis</translation>
    </message>
    <message>
        <source>Zero together with other numbers</source>
        <translation>Zero com outros números</translation>
    </message>
    <message>
        <source>Maximum per player over all chances</source>
        <translation>Máximo de um jogador no total</translation>
    </message>
    <message>
        <source>One maximum, set by the house</source>
        <translation>Um só máximo, fixado pela casa</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Numbers with their neighbours</source>
        <translation>Números e vizinhos</translation>
    </message>
    <message>
        <source>Maximum of a whole series</source>
        <translation>Máximo de uma série inteira</translation>
    </message>
    <message>
        <source>Parol on a series</source>
        <translation>Parol sobre uma série</translation>
    </message>
    <message>
        <source>Betting closes before the launch</source>
        <translation>As apostas fecham antes do lançamento</translation>
    </message>
    <message>
        <source>Betting closes while the ball runs</source>
        <translation>As apostas fecham com a bola a correr</translation>
    </message>
    <message>
        <source>Close if the house picks none</source>
        <translation>Fecho, se a casa não escolher</translation>
    </message>
    <message>
        <source>A bell closes betting</source>
        <translation>Uma campainha fecha as apostas</translation>
    </message>
    <message>
        <source>Two balls, changed every hour</source>
        <translation>Duas bolas, alternadas de hora a hora</translation>
    </message>
    <message>
        <source>The croupier is relieved every half hour</source>
        <translation>O pagador é rendido de meia em meia hora</translation>
    </message>
    <message>
        <source>Order of payment</source>
        <translation>Ordem de pagamento</translation>
    </message>
    <message>
        <source>Several prizes of a player paid together</source>
        <translation>Vários prémios de um jogador pagos juntos</translation>
    </message>
    <message>
        <source>Even chances on zero</source>
        <translation>Chances simples quando sai zero</translation>
    </message>
    <message>
        <source>An object in the wheel voids the spin</source>
        <translation>Objeto no cilindro: golpe nulo</translation>
    </message>
    <message>
        <source>Disturbed stakes are put back</source>
        <translation>As apostas desmarcadas são repostas</translation>
    </message>
    <message>
        <source>A faulty ball is replaced</source>
        <translation>A bola defeituosa é substituída</translation>
    </message>
    <message>
        <source>Players who stake nothing are invited to leave</source>
        <translation>Quem não aposta é convidado a sair</translation>
    </message>
    <message>
        <source>American</source>
        <translation>americana</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francesa</translation>
    </message>
    <message>
        <source>as 804/2015 prints it</source>
        <translation>como a imprime o 804/2015</translation>
    </message>
    <message>
        <source>with 00</source>
        <translation>com 00</translation>
    </message>
    <message>
        <source>as 894/2002 prints it, mirrored</source>
        <translation>como a imprime a 894/2002, espelhada</translation>
    </message>
    <message>
        <source>before the launch</source>
        <translation>antes do lançamento</translation>
    </message>
    <message>
        <source>while the ball runs</source>
        <translation>com a bola a correr</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>only as a shortcut for single stakes</source>
        <translation>só como atalho para apostas simples</translation>
    </message>
    <message>
        <source>stakes of their own</source>
        <translation>apostas próprias</translation>
    </message>
    <message>
        <source>lose in full</source>
        <translation>perdem tudo</translation>
    </message>
    <message>
        <source>lose half</source>
        <translation>perdem metade</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>%1 a number</extracomment>
        <translation>não</translation>
    </message>
    <message>
        <source>%1 times the minimum</source>
        <translation>%1 vezes o mínimo</translation>
    </message>
    <message>
        <source>Even chances</source>
        <translation>Chances simples</translation>
    </message>
    <message>
        <source>Dozens called small, middle and big</source>
        <translation>Dúzias com os nomes pequeno, médio e grande</translation>
    </message>
    <message>
        <source>Words open betting</source>
        <translation>Um anúncio abre as apostas</translation>
    </message>
    <message>
        <source>The words that close it have a set moment</source>
        <translation>O anúncio que as encerra tem momento certo</translation>
    </message>
    <message>
        <source>The ball changes direction each time</source>
        <translation>A bola roda em sentido contrário a cada lançamento</translation>
    </message>
    <message>
        <source>The number is called aloud</source>
        <translation>O número é anunciado em voz alta</translation>
    </message>
    <message>
        <source>That order is prescribed</source>
        <translation>Essa ordem é obrigatória</translation>
    </message>
    <message>
        <source>Several prizes of a player must be paid together</source>
        <translation>Vários prémios de um jogador pagam-se obrigatoriamente juntos</translation>
    </message>
</context>
<context>
    <name>RouletteKeys</name>
    <message>
        <source>At the roulette table</source>
        <translation>À mesa de roleta</translation>
    </message>
    <message>
        <source>Picks the chip to put down, from the smallest up</source>
        <translation>Escolhe a ficha a colocar, da menor para a maior</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Go from stake to stake on the layout, and down to the racetrack</source>
        <translation>Passam de aposta em aposta no pano, e descem até à pista</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Espaço, Enter</translation>
    </message>
    <message>
        <source>Puts the picked chip on the selected stake</source>
        <translation>Põe a ficha escolhida onde as setas pararam</translation>
    </message>
    <message>
        <source>Undoes the last chip action (also Backspace)</source>
        <translation>Desfaz o último gesto feito com fichas (também Backspace)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Removes the selected stake; a right-click or dragging it off the cloth does, too</source>
        <translation>Retira a aposta a que as setas levaram; o botão direito do rato, ou arrastá-la para fora do pano, também</translation>
    </message>
    <message>
        <source>Takes all chips back (so does Delete if no stake is selected)</source>
        <translation>Retira todas as fichas (Delete também, se as setas não estiverem em uso)</translation>
    </message>
    <message>
        <source>Puts the last round&apos;s stakes down again</source>
        <translation>Volta a colocar as apostas da última jogada</translation>
    </message>
    <message>
        <source>Doubles every stake that is down</source>
        <translation>Dobra tudo o que está no pano</translation>
    </message>
    <message>
        <source>In casinos: parol. In a scenario: pauses and resumes it</source>
        <translation>Nos casinos: parol. Num cenário: interrompe-o e retoma-o</translation>
    </message>
    <message>
        <source>Opens the favourites</source>
        <translation>Abre as favoritas</translation>
    </message>
    <message>
        <source>Opens the statistics</source>
        <translation>Abre as estatísticas</translation>
    </message>
    <message>
        <source>At an individual wheel: launches the ball</source>
        <translation>Na roleta individual: lança a bola</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>At an individual wheel: hides the last result</source>
        <translation>Na roleta individual: fecha o último resultado</translation>
    </message>
    <message>
        <source>At an individual wheel: the last stakes again, and the ball</source>
        <translation>Na roleta individual: repete as últimas apostas e lança a bola</translation>
    </message>
</context>
<context>
    <name>RouletteLastRoundView</name>
    <message>
        <source>Round %1 · %2</source>
        <translation>Jogada %1 · %2</translation>
    </message>
    <message>
        <source>Last round that you took part in</source>
        <translation>Última jogada em que participou</translation>
    </message>
    <message>
        <source>You have not taken part in a round at this table yet.</source>
        <translation>Ainda não participou em nenhuma jogada nesta mesa.</translation>
    </message>
    <message numerus="yes">
        <source>%n void spin(s) before it</source>
        <translation>
            <numerusform>%n golpe nulo antes</numerusform>
            <numerusform>%n golpes nulos antes</numerusform>
        </translation>
    </message>
    <message>
        <source>All stakes: %1 · returned: %2</source>
        <translation>Total apostado: %1 · devolvido: %2</translation>
    </message>
    <message>
        <source>You staked %1, %2 was returned</source>
        <translation>Apostou %1, recebeu %2</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>The commitment was fixed before the first stake; the seed, shown afterwards, proves the number.</source>
        <translation>O compromisso ficou fixado antes da primeira aposta; a semente, mostrada depois, comprova o número.</translation>
    </message>
    <message>
        <source>The number of this round came from outside: a scenario, or a real wheel.</source>
        <translation>O número desta jogada veio de fora: de um cenário ou de um cilindro verdadeiro.</translation>
    </message>
    <message>
        <source>Last round of this table</source>
        <translation>Última jogada desta mesa</translation>
    </message>
    <message>
        <source>%1, %2: staked %3, returned %4</source>
        <translation>%1, %2: apostou %3, recebeu %4</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>RouletteLobby</name>
    <message>
        <source>A ball, a wheel, thirty-seven numbers or thirty-eight. Three regulations, each with its own wheel, its own stakes and its own zero.</source>
        <translation>Uma bola, um cilindro, trinta e sete números ou trinta e oito. Três regulamentos, cada um com o seu cilindro, as suas apostas e o seu zero.</translation>
    </message>
    <message>
        <source>%1 · %2 numbers · straight up %3 to %4</source>
        <translation>%1 · %2 números · pleno de %3 a %4</translation>
    </message>
    <message>
        <source>%1, double table</source>
        <translation>%1, banca dupla</translation>
    </message>
    <message>
        <source>A roulette wheel at rest, and stacks of chips</source>
        <translation>Uma roleta parada e pilhas de fichas</translation>
    </message>
</context>
<context>
    <name>RouletteNames</name>
    <message>
        <source>Straight up</source>
        <translation>Pleno</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Cavalo</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Rua</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Quadro</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Dúzia</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Double dozen</source>
        <translation>Cavalo de dúzia</translation>
    </message>
    <message>
        <source>Double column</source>
        <translation>Cavalo de coluna</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Ímpar</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Encarnado</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Nine-number sector</source>
        <translation>Setor de nove números</translation>
    </message>
    <message>
        <source>Twelve-number sector</source>
        <translation>Setor de doze números</translation>
    </message>
    <message>
        <source>the 18 even numbers</source>
        <translation>os 18 números pares</translation>
    </message>
    <message>
        <source>the 18 odd numbers</source>
        <translation>os 18 números ímpares</translation>
    </message>
    <message>
        <source>the 18 red numbers</source>
        <translation>os 18 números encarnados</translation>
    </message>
    <message>
        <source>the 18 black numbers</source>
        <translation>os 18 números pretos</translation>
    </message>
    <message>
        <source>from %1 to %2 on the wheel</source>
        <extracomment>%1 and %2 numbers of the wheel, clockwise</extracomment>
        <translation>do %1 ao %2 no cilindro</translation>
    </message>
    <message>
        <source>the 12 numbers up to %1</source>
        <translation>os 12 números até ao %1</translation>
    </message>
    <message>
        <source>the 24 numbers up to %1 and %2</source>
        <translation>os 24 números até ao %1 e ao %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a chance (&quot;Split&quot;), %2 its numbers (&quot;17-20&quot;)</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Small dozen 1-12</source>
        <translation>Pequeno 1-12</translation>
    </message>
    <message>
        <source>Middle dozen 13-24</source>
        <translation>Médio 13-24</translation>
    </message>
    <message>
        <source>Big dozen 25-36</source>
        <translation>Grande 25-36</translation>
    </message>
    <message>
        <source>Sector from %1 to %2</source>
        <extracomment>%1 and %2 numbers of the wheel, clockwise</extracomment>
        <translation>Setor do %1 ao %2</translation>
    </message>
    <message>
        <source>Big series</source>
        <translation>Série grande</translation>
    </message>
    <message>
        <source>Zero series</source>
        <translation>Série do zero</translation>
    </message>
    <message>
        <source>Small series</source>
        <translation>Série pequena</translation>
    </message>
    <message>
        <source>%1 and one neighbour on either side</source>
        <extracomment>%1 a number of the wheel</extracomment>
        <translation>%1 e um vizinho de cada lado</translation>
    </message>
    <message>
        <source>%1 and %2 neighbours on either side</source>
        <extracomment>%1 a number of the wheel, %2 how many neighbours on either side, 2 or 3</extracomment>
        <translation>%1 e %2 vizinhos de cada lado</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>odds: 17 to 1</extracomment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>red</source>
        <translation>encarnado</translation>
    </message>
    <message>
        <source>black</source>
        <translation>preto</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>Double zero</source>
        <translation>Duplo zero</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 the number drawn, %2 its colour</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>American roulette</source>
        <translation>Roleta americana</translation>
    </message>
    <message>
        <source>%1 (%2-%3)</source>
        <extracomment>%1 &quot;2nd column&quot;, %2 its first and %3 its last number</extracomment>
        <translation>%1 (%2-%3)</translation>
    </message>
    <message>
        <source>%1 %2-%3 and %4-%5</source>
        <extracomment>%1 &quot;Double column&quot;, %2 and %3 the first column&apos;s ends, %4 and %5 the second one&apos;s</extracomment>
        <translation>%1 %2-%3 e %4-%5</translation>
    </message>
    <message>
        <source>1st column</source>
        <translation>1.ª coluna</translation>
    </message>
    <message>
        <source>2nd column</source>
        <translation>2.ª coluna</translation>
    </message>
    <message>
        <source>3rd column</source>
        <translation>3.ª coluna</translation>
    </message>
    <message>
        <source>%1, %2 numbers</source>
        <extracomment>%1 a regulation, %2 how many numbers its wheel has</extracomment>
        <translation>%1, %2 números</translation>
    </message>
    <message>
        <source>Orphelins</source>
        <translation>Vadios</translation>
    </message>
</context>
<context>
    <name>RouletteOdds</name>
    <message>
        <source>What is on the cloth</source>
        <translation>O que está no pano</translation>
    </message>
    <message>
        <source>Staked: %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Apostado: %1</translation>
    </message>
    <message>
        <source>Returned on average: %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Volta em média: %1</translation>
    </message>
    <message>
        <source>The house keeps %1</source>
        <extracomment>%1 a share in per cent</extracomment>
        <translation>A casa fica com %1</translation>
    </message>
    <message>
        <source>Something is returned: %1 of %2 numbers (%3)</source>
        <extracomment>%1 of %2 numbers, %3 the same in per cent</extracomment>
        <translation>Volta alguma coisa: %1 de %2 números (%3)</translation>
    </message>
    <message>
        <source>More than was staked: %1 of %2 numbers (%3)</source>
        <extracomment>%1 of %2 numbers, %3 the same in per cent</extracomment>
        <translation>Mais do que se apostou: %1 de %2 números (%3)</translation>
    </message>
    <message>
        <source>Returned at most: %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Volta no máximo: %1</translation>
    </message>
    <message>
        <source>Standard deviation: %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Desvio-padrão: %1</translation>
    </message>
    <message>
        <source>Exact: each of the %1 numbers is as likely as any other, whatever came before, and is settled by the table&apos;s rules.</source>
        <translation>Valor exato: cada um dos %1 números é tão provável como os outros, tenha saído o que tiver saído antes, e liquida-se pelas regras da mesa.</translation>
    </message>
</context>
<context>
    <name>RoulettePlate</name>
    <message>
        <source>Straight up from %1 to %2. %3. Round %4</source>
        <translation>Pleno de %1 a %2. %3. Jogada %4</translation>
    </message>
    <message>
        <source>All limits of the table</source>
        <translation>Todos os limites da mesa</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>amounts</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Limits of the table</source>
        <translation>Limites da mesa</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>From – to</source>
        <translation>De – até</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>RouletteReader</name>
    <message>
        <source>The ball runs</source>
        <translation>A bola corre</translation>
    </message>
    <message>
        <source>You order a parol</source>
        <translation>Pede um parol</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>%1 an amount, %2 a stake</extracomment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>You take back %1 from %2</source>
        <translation>Retira %1 de %2</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <extracomment>%1 a player, %2 an amount, %3 a stake</extracomment>
        <translation>%1: %2 em %3</translation>
    </message>
    <message>
        <source>%1 takes back %2 from %3</source>
        <translation>%1 retira %2 de %3</translation>
    </message>
    <message>
        <source>The number is %1</source>
        <extracomment>%1 a number and its colour</extracomment>
        <translation>O número é %1</translation>
    </message>
    <message>
        <source>There is no number yet; stakes are accepted</source>
        <translation>Ainda não há número; aceitam-se apostas</translation>
    </message>
    <message>
        <source>There is no number yet; betting is closed</source>
        <translation>Ainda não há número; as apostas estão fechadas</translation>
    </message>
    <message>
        <source>You have nothing staked</source>
        <translation>Não tem nada apostado</translation>
    </message>
    <message>
        <source>%1 in all: %2</source>
        <extracomment>%1 an amount, %2 stakes</extracomment>
        <translation>%1 no total: %2</translation>
    </message>
    <message>
        <source>No number has been drawn yet</source>
        <extracomment>%1 numbers, the newest first</extracomment>
        <translation>Ainda não saiu nenhum número</translation>
    </message>
    <message>
        <source>Last numbers: %1</source>
        <translation>Últimos números: %1</translation>
    </message>
    <message>
        <source>pick a chip</source>
        <translation>escolher uma ficha</translation>
    </message>
    <message>
        <source>move over the layout with the arrows and stake</source>
        <translation>percorrer o pano com as setas e apostar</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>repeat the last stakes</source>
        <translation>repetir as últimas apostas</translation>
    </message>
    <message>
        <source>double everything</source>
        <translation>dobrar tudo</translation>
    </message>
    <message>
        <source>parol</source>
        <translation>parol</translation>
    </message>
    <message>
        <source>launch the ball</source>
        <translation>lançar a bola</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roleta</translation>
    </message>
    <message>
        <source>Last numbers</source>
        <translation>Últimos números</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Chips on the layout</source>
        <translation>Fichas no pano</translation>
    </message>
    <message>
        <source>Series and neighbours</source>
        <translation>Séries e vizinhos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a series, %2 its numbers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última jogada</translation>
    </message>
    <message>
        <source>Round %1. %2</source>
        <extracomment>%1 a round&apos;s number, %2 what came of it</extracomment>
        <translation>Jogada %1. %2</translation>
    </message>
    <message>
        <source>The ball is running; stakes are accepted</source>
        <translation>A bola corre; aceitam-se apostas</translation>
    </message>
    <message>
        <source>The ball is running; betting is closed</source>
        <translation>A bola corre; as apostas estão fechadas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) drawn</source>
        <translation>
            <numerusform>%n número saído</numerusform>
            <numerusform>%n números saídos</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn most often: %1</source>
        <extracomment>%1 numbers, each with how often it came in brackets</extracomment>
        <translation>Saíram mais vezes: %1</translation>
    </message>
    <message>
        <source>Not drawn for longest: %1</source>
        <extracomment>%1 numbers, each with how many numbers ago it came in brackets</extracomment>
        <translation>Não saem há mais tempo: %1</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <extracomment>%1 what the newest numbers have in common: &quot;4 × red&quot;</extracomment>
        <translation>Seguidos: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <extracomment>%1 &quot;Red&quot;, and how often it came</extracomment>
        <translation>
            <numerusform>%1: %n vez</numerusform>
            <numerusform>%1: %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. In earlier sessions: %2</source>
        <extracomment>%1 what is told of this table, %2 numbers of earlier sessions, the newest first</extracomment>
        <translation>%1. Em sessões anteriores: %2</translation>
    </message>
    <message>
        <source>Dolly on %1</source>
        <extracomment>%1 a number</extracomment>
        <translation>Marcador no %1</translation>
    </message>
</context>
<context>
    <name>RouletteRequests</name>
    <message>
        <source>Put chips on the layout: stakes from %1.</source>
        <translation>Ponha fichas no pano: apostas a partir de %1.</translation>
    </message>
    <message>
        <source>Launch the ball, or change your stakes.</source>
        <translation>Lance a bola ou altere as suas apostas.</translation>
    </message>
    <message>
        <source>Your stakes are down; you can change them until betting closes.</source>
        <translation>As suas apostas estão marcadas; pode alterá-las até ao «jogo feito».</translation>
    </message>
    <message>
        <source>The ball is running; stakes are accepted until it slows.</source>
        <translation>A bola corre; pode apostar até ela perder velocidade.</translation>
    </message>
    <message>
        <source>Betting is closed; the ball decides.</source>
        <translation>Já nada se altera; a bola decide.</translation>
    </message>
    <message>
        <source>Losing chips are collected.</source>
        <translation>Recolhem-se as fichas que perderam.</translation>
    </message>
    <message>
        <source>Winners are paid.</source>
        <translation>Pagam-se os prémios.</translation>
    </message>
    <message>
        <source>Stakes are being placed.</source>
        <translation>Colocam-se as apostas.</translation>
    </message>
</context>
<context>
    <name>RouletteResultPanel</name>
    <message>
        <source>Result of the round: %1</source>
        <translation>Resultado da jogada: %1</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganhou</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Perdeu</translation>
    </message>
    <message>
        <source>Break even</source>
        <translation>Sem ganho nem perda</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Your stakes</source>
        <translation>As suas apostas</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perde</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Ganha</translation>
    </message>
    <message numerus="yes">
        <source>%n lost: %1</source>
        <comment>stakes</comment>
        <translation>
            <numerusform>%n perdida: %1</numerusform>
            <numerusform>%n perdidas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All stakes of the round, each with its rule</source>
        <translation>Todas as apostas da jogada, cada uma com a sua regra</translation>
    </message>
</context>
<context>
    <name>RouletteRuleText</name>
    <message>
        <source>Straight up, also on 0 and 00</source>
        <translation>Pleno, também no 0 e no 00</translation>
    </message>
    <message>
        <source>Straight up, also on 0</source>
        <translation>Pleno, também no 0</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 the smallest, %2 the largest stake</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Even chances</source>
        <translation>Chances simples</translation>
    </message>
    <message>
        <source>Series, neighbours</source>
        <translation>Séries, vizinhos</translation>
    </message>
    <message>
        <source>up to %1 in all</source>
        <translation>até %1 no conjunto</translation>
    </message>
    <message>
        <source>All stakes of a player</source>
        <translation>Todas as apostas de um jogador</translation>
    </message>
    <message>
        <source>1 chip = %1</source>
        <translation>1 ficha = %1</translation>
    </message>
    <message>
        <source>Stakes are accepted until the running ball slows</source>
        <translation>As apostas são aceites até a bola perder velocidade</translation>
    </message>
    <message>
        <source>Stakes are accepted until you ask for the ball</source>
        <translation>As apostas são aceites até o jogador pedir o lançamento</translation>
    </message>
    <message>
        <source>Stakes are accepted until the ball is launched</source>
        <translation>As apostas são aceites até ao lançamento da bola</translation>
    </message>
    <message>
        <source>The wheel has 38 numbers, with 0 and 00</source>
        <translation>A roleta tem 38 números, com 0 e 00</translation>
    </message>
    <message>
        <source>The wheel has 37 numbers, with one zero</source>
        <translation>A roleta tem 37 números, com um zero</translation>
    </message>
    <message>
        <source>The numbers are in the French order, with series and neighbours</source>
        <translation>Os números seguem a ordem francesa, com séries e vizinhos</translation>
    </message>
    <message>
        <source>The numbers are in the American order</source>
        <translation>Os números seguem a ordem americana</translation>
    </message>
    <message>
        <source>The wheel stands between two layouts; each player stakes on one of them</source>
        <translation>A roleta está entre dois panos; cada jogador aposta num deles</translation>
    </message>
    <message>
        <source>Double dozens are not offered</source>
        <translation>Não há cavalo de dúzia</translation>
    </message>
    <message>
        <source>Double columns are not offered</source>
        <translation>Não há cavalo de coluna</translation>
    </message>
    <message>
        <source>A player may stake at most %1 over all chances</source>
        <translation>Cada jogador aposta no máximo %1 no conjunto das chances</translation>
    </message>
    <message>
        <source>Series and neighbours are a shortcut for the stakes they consist of</source>
        <translation>Séries e vizinhos são um atalho para as apostas de que se compõem</translation>
    </message>
    <message>
        <source>Every player has chips of their own colour and value</source>
        <translation>Cada jogador tem fichas de cor e valor próprios</translation>
    </message>
    <message>
        <source>Even chances take cash chips, too</source>
        <translation>Nas chances simples aceitam-se também fichas com valor</translation>
    </message>
    <message>
        <source>The table plays with cash chips only</source>
        <translation>Na mesa joga-se só com fichas com valor</translation>
    </message>
    <message>
        <source>Stakes that combine zero with other numbers are not offered</source>
        <translation>Não se aceitam apostas que juntem o zero a outros números</translation>
    </message>
    <message>
        <source>On zero all stakes lose except straight ups on zero</source>
        <translation>Saindo o zero, perdem todas as apostas menos o pleno no zero</translation>
    </message>
    <message>
        <source>On zero even chances lose half</source>
        <translation>Saindo o zero, as chances simples perdem metade</translation>
    </message>
    <message>
        <source>On zero even chances lose the whole stake</source>
        <translation>Saindo o zero, as chances simples perdem tudo</translation>
    </message>
    <message>
        <source>A corner takes up to %1 times its minimum</source>
        <translation>O quadro aceita até %1 vezes o seu mínimo</translation>
    </message>
    <message>
        <source>A series or neighbours stake takes up to %1 in all</source>
        <translation>Uma série ou um número e vizinhos aceita até %1 no conjunto</translation>
    </message>
    <message>
        <source>A series or neighbours stake is a whole multiple of %1</source>
        <translation>Uma aposta em série ou vizinhos é um múltiplo inteiro de %1</translation>
    </message>
    <message>
        <source>Sectors follow the American order of numbers</source>
        <translation>Os setores seguem a ordem americana dos números</translation>
    </message>
    <message>
        <source>The numbers are in the French order, without sectors</source>
        <translation>Os números seguem a ordem francesa, sem setores</translation>
    </message>
    <message>
        <source>A player with several prizes is paid all of them at once</source>
        <translation>Quem tem vários prémios recebe-os juntos</translation>
    </message>
    <message>
        <source>Prizes are paid strictly chance by chance</source>
        <translation>Os prémios são pagos estritamente por chances</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a chance, %2 its limits</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RouletteScene</name>
    <message>
        <source>The other layout</source>
        <translation>O outro pano</translation>
    </message>
    <message>
        <source>You stake on the left layout; others stake on this one. The same wheel serves both (R1).</source>
        <translation>Aposta no pano da esquerda; neste apostam outros jogadores, com a mesma roleta (R1).</translation>
    </message>
    <message>
        <source>You stake on the right layout; others stake on this one. The same wheel serves both (R1).</source>
        <translation>Aposta no pano da direita; neste apostam outros jogadores, com a mesma roleta (R1).</translation>
    </message>
</context>
<context>
    <name>RouletteSentences</name>
    <message>
        <source>%1 comes to the table.</source>
        <translation>%1 chega à mesa.</translation>
    </message>
    <message>
        <source>%1 comes to the table: %2.</source>
        <translation>%1 chega à mesa: %2.</translation>
    </message>
    <message>
        <source>%1 stakes %2 on %3.</source>
        <extracomment>%1 a player, %2 an amount, %3 a chance with its numbers</extracomment>
        <translation>%1 aposta %2 em %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 back from %3.</source>
        <extracomment>%1 a player, %2 an amount, %3 a chance with its numbers</extracomment>
        <translation>%1 retira %2 de %3.</translation>
    </message>
    <message>
        <source>%1 orders parol on %2.</source>
        <translation>%1 pede parol na %2.</translation>
    </message>
    <message>
        <source>%1 orders parol.</source>
        <translation>%1 pede parol.</translation>
    </message>
    <message>
        <source>The parol of %1 on %2: %3 put down, %4 paid out.</source>
        <extracomment>%1 a player, %2 a series, %3 and %4 amounts</extracomment>
        <translation>Parol de %1 na %2: %3 na mesa, %4 pagos.</translation>
    </message>
    <message>
        <source>%1 has the ball launched.</source>
        <translation>%1 manda lançar a bola.</translation>
    </message>
    <message>
        <source>The ball is launched clockwise.</source>
        <translation>A bola é lançada no sentido dos ponteiros do relógio.</translation>
    </message>
    <message>
        <source>The ball is launched anticlockwise.</source>
        <translation>A bola é lançada no sentido contrário ao dos ponteiros do relógio.</translation>
    </message>
    <message>
        <source>The ball lands on %1.</source>
        <translation>A bola parou: %1.</translation>
    </message>
    <message>
        <source>The spin is void: the ball is faulty.</source>
        <translation>Golpe nulo: a bola tem defeito.</translation>
    </message>
    <message>
        <source>The spin is void: something has fallen into the wheel.</source>
        <translation>Golpe nulo: caiu algo no cilindro.</translation>
    </message>
    <message>
        <source>The stakes are disturbed.</source>
        <translation>As apostas são desmarcadas.</translation>
    </message>
    <message>
        <source>Put back from the record: %1 of %2 on %3.</source>
        <extracomment>%1 an amount, %2 a player, %3 a chance with its numbers</extracomment>
        <translation>Reposto pelo registo: %1 de %2 em %3.</translation>
    </message>
    <message>
        <source>All stakes are back as they were.</source>
        <translation>Todas as apostas estão de novo como estavam.</translation>
    </message>
    <message>
        <source>The losing stakes of %1 are swept: %2.</source>
        <translation>Recolhem-se as apostas perdidas de %1: %2.</translation>
    </message>
    <message>
        <source>%1 is paid %2 for %3.</source>
        <extracomment>%1 a player, %2 an amount, %3 a chance with its numbers</extracomment>
        <translation>%1 recebe %2 por %3.</translation>
    </message>
    <message>
        <source>the system has failed.</source>
        <translation>o sistema falhou.</translation>
    </message>
    <message>
        <source>%1 changes chips for %2.</source>
        <translation>%1 troca fichas por %2.</translation>
    </message>
    <message>
        <source>The faulty ball is changed.</source>
        <translation>Troca-se a bola com defeito.</translation>
    </message>
    <message>
        <source>The ball is changed, as it is every hour.</source>
        <translation>Troca-se a bola, como a cada hora.</translation>
    </message>
    <message>
        <source>Another croupier takes over.</source>
        <translation>O pagador é rendido por outro.</translation>
    </message>
</context>
<context>
    <name>RouletteSettings</name>
    <message>
        <source>Close-up of the wheel</source>
        <translation>Aproximar o cilindro</translation>
    </message>
    <message>
        <source>Once betting has closed, you see the wheel up close.</source>
        <translation>Depois do «nada mais», o cilindro vê-se de perto.</translation>
    </message>
</context>
<context>
    <name>RouletteSheet</name>
    <message>
        <source>void</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>no number was drawn</source>
        <translation>não saiu nenhum número</translation>
    </message>
    <message>
        <source>the system has failed, and there is no valid number</source>
        <translation>o sistema falhou e não há número válido</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Void spin</source>
        <translation>Golpe nulo</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roleta</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers</source>
        <translation>
            <numerusform>%n número</numerusform>
            <numerusform>%n números</numerusform>
        </translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>one player</source>
        <translation>um jogador</translation>
    </message>
    <message>
        <source>several players</source>
        <translation>vários jogadores</translation>
    </message>
    <message>
        <source>Betting time</source>
        <translation>Tempo para apostar</translation>
    </message>
    <message>
        <source>none: the player launches the ball</source>
        <translation>nenhum: é o jogador que lança a bola</translation>
    </message>
    <message>
        <source>Betting closes</source>
        <translation>Fecho das apostas</translation>
    </message>
    <message>
        <source>Ball run time</source>
        <translation>Percurso da bola</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
</context>
<context>
    <name>RouletteSpeech</name>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>spoken; %1 a chance, %2 its first and %3 its last number</extracomment>
        <translation>%1, %2 a %3</translation>
    </message>
    <message>
        <source>double zero</source>
        <translation>duplo zero</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>spoken; %1 a number, %2 its colour</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <extracomment>spoken; %1 a number, %2 its colour, %3 &quot;even&quot;, %4 &quot;low&quot;</extracomment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <extracomment>spoken; %1 &quot;Double column&quot;, %2 and %3 which columns these are: &quot;first&quot;, &quot;second&quot;</extracomment>
        <translation>%1, %2 e %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>numbers of a chance</comment>
        <extracomment>spoken; %1 a chance, %2 its numbers: &quot;Split, seventeen and twenty&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RouletteTablePage</name>
    <message>
        <source>Your stakes of %1 stand. The ball is launched for you, and any payout is added to your points.</source>
        <translation>As suas apostas de %1 mantêm-se. A bola é lançada em seu lugar, e o que a jogada render é somado aos seus pontos.</translation>
    </message>
    <message>
        <source>Your stakes of %1 stand. The round is settled without you, and any payout is added to your points.</source>
        <translation>As suas apostas de %1 mantêm-se. A jogada conclui-se na sua ausência, e o que render é somado aos seus pontos.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>The last numbers as charts</source>
        <translation>Os últimos números em imagens</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Your saved stakes</source>
        <translation>As apostas que guardou</translation>
    </message>
    <message>
        <source>Your stakes of %1 stand unless you take them back. The round is settled without you, and any payout is added to your points.</source>
        <translation>As suas apostas de %1 mantêm-se, se não as retirar. A jogada conclui-se na sua ausência, e o que render é somado aos seus pontos.</translation>
    </message>
    <message>
        <source>yours: %1</source>
        <translation>sua: %1</translation>
    </message>
    <message>
        <source>%1 · rule %2</source>
        <translation>%1 · regra %2</translation>
    </message>
    <message>
        <source>The Delete key removes it</source>
        <translation>A tecla Delete retira-a</translation>
    </message>
    <message>
        <source>A right-click removes it</source>
        <translation>O botão direito do rato retira-a</translation>
    </message>
    <message>
        <source>yours: %1, %2</source>
        <translation>sua: %1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>RouletteText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a chance, %2 what its limits are</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>saiu</translation>
    </message>
    <message>
        <source>invited to leave</source>
        <translation>convite para sair</translation>
    </message>
    <message>
        <source>leaves after this round</source>
        <translation>sai no fim da jogada</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Façam as vossas apostas</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Jogo feito, nada mais</translation>
    </message>
    <message>
        <source>The bell rings: no more bets</source>
        <translation>Toca a campainha: jogo feito, nada mais</translation>
    </message>
    <message>
        <source>Void spin: the ball is launched again</source>
        <translation>Golpe nulo: a bola volta a ser lançada</translation>
    </message>
    <message>
        <source>The stakes are put back as they were recorded</source>
        <translation>As apostas foram repostas conforme o registo</translation>
    </message>
    <message>
        <source>The ball is changed</source>
        <translation>Mudança de bola</translation>
    </message>
    <message>
        <source>Another croupier takes over the wheel</source>
        <translation>Mudança de pagador</translation>
    </message>
    <message>
        <source>Payment · %1, %2: %3</source>
        <extracomment>%1 the player, %2 the stake, %3 the winnings</extracomment>
        <translation>Pagamento · %1, %2: %3</translation>
    </message>
    <message>
        <source>the minimum is %1.</source>
        <translation>o mínimo é %1.</translation>
    </message>
    <message>
        <source>%1 or more is accepted.</source>
        <translation>A partir de %1 é aceite.</translation>
    </message>
    <message>
        <source>the maximum is %1.</source>
        <translation>o máximo é %1.</translation>
    </message>
    <message>
        <source>There is room for %1 more.</source>
        <translation>Cabem ainda %1.</translation>
    </message>
    <message>
        <source>There is no more room.</source>
        <translation>Não cabe mais nada.</translation>
    </message>
    <message>
        <source>%1 or %2 is accepted.</source>
        <translation>%1 ou %2 é aceite.</translation>
    </message>
    <message>
        <source>%1 is accepted.</source>
        <translation>%1 é aceite.</translation>
    </message>
    <message>
        <source>Put down a stake of at least %1 first.</source>
        <translation>Aposte primeiro pelo menos %1.</translation>
    </message>
    <message>
        <source>There are no stakes yet to repeat.</source>
        <translation>Ainda não há apostas para repetir.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Não há nada para anular.</translation>
    </message>
    <message>
        <source>No series of yours won in the last round.</source>
        <translation>Nenhuma série sua ganhou na última jogada.</translation>
    </message>
    <message>
        <source>You have no chips there.</source>
        <translation>Não há fichas suas nesse lugar.</translation>
    </message>
    <message>
        <source>You have no loose chips there.</source>
        <translation>Não tem aí fichas soltas.</translation>
    </message>
    <message>
        <source>You have taken no chips with you.</source>
        <translation>Não levou fichas consigo.</translation>
    </message>
    <message>
        <source>There are no stakes to place.</source>
        <translation>Não há apostas para marcar.</translation>
    </message>
    <message>
        <source>You have no chips on the layout.</source>
        <translation>Não tem fichas no pano.</translation>
    </message>
    <message>
        <source>The stakes are being put back as they were recorded.</source>
        <translation>As apostas estão a ser repostas conforme o registo.</translation>
    </message>
    <message>
        <source>Betting reopens once everything is paid.</source>
        <translation>As apostas voltam a ser aceites depois dos pagamentos.</translation>
    </message>
    <message>
        <source>The ball has already been launched.</source>
        <translation>A bola já foi lançada.</translation>
    </message>
    <message>
        <source>Betting is closed; wait for the next round.</source>
        <translation>Jogo feito; espere pela próxima jogada.</translation>
    </message>
    <message>
        <source>At a table for several players the ball is launched after the betting period.</source>
        <translation>Numa mesa para vários jogadores, a bola é lançada no fim do período de apostas.</translation>
    </message>
    <message>
        <source>This table does not accept series or neighbours.</source>
        <translation>Esta mesa não aceita séries nem vizinhos.</translation>
    </message>
    <message>
        <source>Parol is for series, with the French order of numbers.</source>
        <translation>O parol aplica-se às séries, na ordem francesa dos números.</translation>
    </message>
    <message>
        <source>This table does not accept such stakes.</source>
        <translation>Esta mesa não aceita esta aposta.</translation>
    </message>
    <message>
        <source>All your stakes together</source>
        <translation>O conjunto das suas apostas</translation>
    </message>
    <message>
        <source>Half of this stake would not be whole cents.</source>
        <translation>Metade desta aposta não daria cêntimos inteiros.</translation>
    </message>
    <message>
        <source>Stakes must be whole chips of %1.</source>
        <translation>Aposta-se em fichas inteiras de %1.</translation>
    </message>
    <message>
        <source>A series or neighbours stake must be a whole multiple of %1 in all.</source>
        <translation>Uma aposta em série ou vizinhos tem de ser, no total, um múltiplo inteiro de %1.</translation>
    </message>
    <message>
        <source>You already have stakes down; clear them first.</source>
        <translation>Já tem apostas marcadas; retire-as primeiro.</translation>
    </message>
    <message>
        <source>The parol is already requested.</source>
        <translation>O parol já está pedido.</translation>
    </message>
    <message>
        <source>You are already at the table.</source>
        <translation>Já está na mesa.</translation>
    </message>
    <message>
        <source>There is no such stake on this layout.</source>
        <translation>Este pano não tem essa aposta.</translation>
    </message>
    <message>
        <source>You are not playing at this table.</source>
        <translation>Não está a jogar nesta mesa.</translation>
    </message>
    <message>
        <source>There is no room at this table.</source>
        <translation>Não há lugar nesta mesa.</translation>
    </message>
    <message>
        <source>The round is void: the stake is returned.</source>
        <translation>A jogada é nula: a aposta é devolvida.</translation>
    </message>
    <message>
        <source>%1 wins: pays %2, %3.</source>
        <extracomment>%1 the number, %2 the odds (&quot;17 to 1&quot;), %3 the winnings</extracomment>
        <translation>Saiu %1: paga %2, %3.</translation>
    </message>
    <message>
        <source>Zero: even chances lose half, the other half is returned.</source>
        <translation>Zero: as chances simples perdem metade, a outra metade é devolvida.</translation>
    </message>
    <message>
        <source>%1: even chances lose.</source>
        <translation>%1: as chances simples perdem.</translation>
    </message>
    <message>
        <source>%1 is not among its numbers: lost.</source>
        <translation>%1 não está entre os seus números: perdeu.</translation>
    </message>
    <message>
        <source>The ball is running.</source>
        <translation>A bola corre.</translation>
    </message>
    <message>
        <source>The ball is not running.</source>
        <translation>A bola não corre.</translation>
    </message>
</context>
<context>
    <name>RoundProof</name>
    <message>
        <source>The same: the seed alone decided which balls were drawn. The cards are not recomputed here; checking the round does that.</source>
        <translation>O mesmo: só a semente decidiu que bolas saíram. Os cartões não são refeitos aqui; a verificação da jogada fá-lo.</translation>
    </message>
    <message>
        <source>Before the round: the commitment</source>
        <translation>Antes da jogada: o compromisso</translation>
    </message>
    <message>
        <source>It was on record before the first stake was accepted.</source>
        <translation>Ficou registado antes de se aceitar a primeira aposta.</translation>
    </message>
    <message>
        <source>The seed is not shown yet</source>
        <translation>A semente ainda não é mostrada</translation>
    </message>
    <message>
        <source>The round has not been closed: nobody can know its seed.</source>
        <translation>A jogada não foi encerrada: ninguém pode conhecer a sua semente.</translation>
    </message>
    <message>
        <source>After it: the seed</source>
        <translation>Depois dela: a semente</translation>
    </message>
    <message>
        <source>32 bytes, shown when the round was closed.</source>
        <translation>32 bytes, mostrados no encerramento da jogada.</translation>
    </message>
    <message>
        <source>The commitment, recomputed</source>
        <translation>O compromisso, recalculado</translation>
    </message>
    <message>
        <source>SHA-256 of the text mesaviva.round/1, the number %1 as 8 bytes, and the seed.</source>
        <extracomment>%1 a round&apos;s number</extracomment>
        <translation>SHA-256 do texto mesaviva.round/1, do número %1 em 8 bytes e da semente.</translation>
    </message>
    <message>
        <source>The same: the seed was fixed before the round.</source>
        <translation>O mesmo: a semente estava fixada antes da jogada.</translation>
    </message>
    <message>
        <source>Different: the seed is not the one that was promised.</source>
        <translation>Outro: a semente não é a prometida.</translation>
    </message>
    <message>
        <source>The key of the outcome</source>
        <translation>A chave do resultado</translation>
    </message>
    <message>
        <source>BLAKE2b-256 of the seed and the word outcome.</source>
        <translation>BLAKE2b-256 da semente e da palavra outcome.</translation>
    </message>
    <message>
        <source>The first numbers</source>
        <translation>Os primeiros números</translation>
    </message>
    <message>
        <source>ChaCha20 with that key, read as 32-bit numbers, least significant byte first.</source>
        <translation>ChaCha20 com essa chave, lido em números de 32 bits, do byte menos significativo em diante.</translation>
    </message>
    <message>
        <source>What follows from them</source>
        <translation>O que deles decorre</translation>
    </message>
    <message>
        <source>A pocket is the remainder of the next number modulo %1; numbers from its largest multiple on are skipped.</source>
        <extracomment>%1 how many pockets</extracomment>
        <translation>Um número da roleta é o resto da divisão do número seguinte por %1; os que vão do seu maior múltiplo em diante são saltados.</translation>
    </message>
    <message>
        <source>A card is the remainder modulo the number of cards left, in the order 2c 2d 2h 2s … As; the last one left takes its place.</source>
        <translation>Uma carta é o resto da divisão pelo número de cartas que restam, pela ordem 2c 2d 2h 2s … As; a última que resta toma o seu lugar.</translation>
    </message>
    <message>
        <source>The balls 1 to %1 in a row: each place, from the first on, is swapped with one from there on, chosen by the remainder.</source>
        <extracomment>%1 how many balls</extracomment>
        <translation>As bolas de 1 a %1 em fila: cada lugar, desde o primeiro, troca com um dali em diante, segundo o resto da divisão.</translation>
    </message>
    <message>
        <source>The outcome on record</source>
        <translation>O resultado registado</translation>
    </message>
    <message>
        <source>Nothing was drawn in this round.</source>
        <translation>Nada saiu nesta jogada.</translation>
    </message>
    <message>
        <source>A scenario or a person has given all or part of it: it does not come from the seed.</source>
        <translation>Um cenário ou uma pessoa trouxe-o, ou parte dele: não é da semente.</translation>
    </message>
    <message>
        <source>The same: the last of several launches; the others were void.</source>
        <translation>O mesmo: de vários lançamentos o último, os outros foram nulos.</translation>
    </message>
    <message>
        <source>The same: the seed alone decided.</source>
        <translation>O mesmo: só a semente decidiu.</translation>
    </message>
    <message>
        <source>Not the outcome of the seed.</source>
        <translation>Não é o que a semente dá.</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromisso</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Rounds at this table</source>
        <translation>Jogadas nesta mesa</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Ver de novo</translation>
    </message>
    <message>
        <source>Replays the last round; the table goes on (Shift+F2)</source>
        <translation>Repete a última jogada; a mesa continua (Shift+F2)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
</context>
<context>
    <name>RoundSheetPaper</name>
    <message>
        <source>Sheet of round %1</source>
        <extracomment>%1 a round&apos;s id</extracomment>
        <translation>Folha da jogada %1</translation>
    </message>
    <message>
        <source>This round is still being played: its seed stays sealed until it closes.</source>
        <translation>Esta jogada ainda decorre: a sua semente fica selada até encerrar.</translation>
    </message>
    <message>
        <source>This round is void.</source>
        <translation>Esta jogada é nula.</translation>
    </message>
    <message>
        <source>Mesa Viva %1 · round %2 · played for points only, never for money</source>
        <extracomment>%1 the program&apos;s version, %2 a round&apos;s id</extracomment>
        <translation>Mesa Viva %1 · jogada %2 · joga-se só com pontos, nunca com dinheiro</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>A jogada</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>Who was at the table</source>
        <translation>Quem estava à mesa</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desfecho</translation>
    </message>
    <message>
        <source>Stakes and their outcome</source>
        <translation>Apostas e o que resultou delas</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>How to check this round</source>
        <translation>Como conferir esta jogada</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Abriu</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Encerrou</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ainda não</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Void because</source>
        <translation>Nula porque</translation>
    </message>
    <message>
        <source>Staked by players</source>
        <translation>Apostado por jogadores</translation>
    </message>
    <message>
        <source>Returned to them</source>
        <translation>Devolvido aos jogadores</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Acaso</translation>
    </message>
    <message>
        <source>from the seed below, to which the house was committed</source>
        <translation>da semente abaixo, com a qual a casa se comprometeu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>a set of rules and its version</extracomment>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>number %1 of this record, opened %2</source>
        <translation>número %1 deste registo, aberta a %2</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (simulado)</translation>
    </message>
    <message>
        <source>Nothing was staked, or nothing is settled yet.</source>
        <translation>Nada foi apostado, ou nada está ainda liquidado.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Aposta</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Acontecimento</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromisso</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>sealed until the round closes</source>
        <translation>selada até a jogada encerrar</translation>
    </message>
    <message>
        <source>The commitment was published before the first stake. It is the SHA-256 digest of the text mesaviva.round/1, the round&apos;s number as 8 bytes (most significant first) and the 32 bytes of the seed, which is shown once the round is closed. Every random outcome follows from the seed; the program&apos;s engine/docs/randomness.md explains how, byte by byte.</source>
        <translation>O compromisso foi publicado antes da primeira aposta. É o resumo SHA-256 do texto mesaviva.round/1, do número da jogada em 8 bytes (o mais significativo primeiro) e dos 32 bytes da semente, que é mostrada quando a jogada encerra. Tudo o que o acaso trouxe resulta da semente; o ficheiro engine/docs/randomness.md do programa diz como, byte a byte.</translation>
    </message>
    <message>
        <source>Either of these commands prints the commitment:</source>
        <translation>Qualquer destes comandos escreve o compromisso:</translation>
    </message>
    <message>
        <source>The first of these commands checks the whole record, and whether it once ended with that head; the second prints every fact of this round for other programs:</source>
        <translation>O primeiro destes confere todo o registo, e se ele já terminou nessa cabeça; o segundo escreve todos os factos desta jogada para outros programas:</translation>
    </message>
    <message>
        <source>Head of the record&apos;s chain</source>
        <translation>Cabeça da cadeia do registo</translation>
    </message>
    <message>
        <source>given from outside, at least in part: a lesson, or real equipment</source>
        <translation>dado de fora, pelo menos em parte: uma lição, ou equipamento real</translation>
    </message>
</context>
<context>
    <name>RoundTitle</name>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>%1 a round&apos;s id, %2 date and time</extracomment>
        <translation>Jogada %1 · %2</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>Rule %1: %2</source>
        <translation>Regra %1: %2</translation>
    </message>
    <message>
        <source>OUR READING, NOT THE LAW</source>
        <translation>LEITURA NOSSA, NÃO DA LEI</translation>
    </message>
    <message>
        <source>First reading</source>
        <translation>Primeira leitura</translation>
    </message>
    <message>
        <source>Other reading</source>
        <translation>Outra leitura</translation>
    </message>
    <message>
        <source>To be confirmed against the Diário da República</source>
        <translation>Por confirmar no Diário da República</translation>
    </message>
    <message>
        <source>Interprets</source>
        <translation>Interpreta</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>A nossa leitura</translation>
    </message>
    <message>
        <source>%1 · played at this table</source>
        <translation>%1 · aplicada nesta mesa</translation>
    </message>
    <message>
        <source>%1 · not played at this table</source>
        <translation>%1 · não aplicada nesta mesa</translation>
    </message>
    <message>
        <source>The official text</source>
        <translation>O texto oficial</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule %1: open the rulebook</source>
        <translation>Regra %1: abrir nas regras do jogo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RulePicture</name>
    <message>
        <source>table %1, round %2</source>
        <translation>mesa %1, jogada %2</translation>
    </message>
    <message>
        <source>no table open</source>
        <translation>nenhuma mesa aberta</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>acontecimento %1</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>Picture of the window</source>
        <translation>Imagem da janela</translation>
    </message>
    <message>
        <source>Keep what the window shows below this list as evidence for %1</source>
        <translation>Guardar o que a janela mostra por baixo desta lista como prova de %1</translation>
    </message>
    <message>
        <source>Picture for %1: %2</source>
        <translation>Imagem para %1: %2</translation>
    </message>
    <message>
        <source>SHA-256 %1</source>
        <translation>SHA-256 %1</translation>
    </message>
    <message>
        <source>Delete the picture</source>
        <translation>Apagar a imagem</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Imagem de %1</translation>
    </message>
    <message>
        <source>Keep the picture taken with Ctrl+Shift+P as evidence for %1</source>
        <translation>Guardar a imagem tirada com Ctrl+Shift+P como prova de %1</translation>
    </message>
    <message>
        <source>The file is missing or was changed.</source>
        <translation>O ficheiro falta ou foi alterado.</translation>
    </message>
</context>
<context>
    <name>RulebookContents</name>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Its chapters are shown</source>
        <translation>Os capítulos estão à vista</translation>
    </message>
    <message>
        <source>Its chapters are hidden</source>
        <translation>Os capítulos estão recolhidos</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Regras do jogo</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>Search: P26, O19, flush, zero…</source>
        <translation>Procurar: P26, O19, cor, zero…</translation>
    </message>
    <message>
        <source>Close the rules (Esc)</source>
        <translation>Fechar as regras (Esc)</translation>
    </message>
    <message>
        <source>Play a guided round</source>
        <translation>Fazer uma jogada guiada</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>A página que estava aberta</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
</context>
<context>
    <name>RulesCommand</name>
    <message>
        <source>The other choice: %1 (%2)</source>
        <translation>A outra escolha: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 (refused)</source>
        <translation>%1 (recusado)</translation>
    </message>
    <message>
        <source>No shipped scenario names it.</source>
        <translation>Nenhum cenário a nomeia.</translation>
    </message>
    <message>
        <source>The other reading: %1</source>
        <translation>A outra leitura: %1</translation>
    </message>
    <message>
        <source>Offered: %1</source>
        <translation>Oferecida: %1</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Decidida: %1</translation>
    </message>
    <message>
        <source>Asserted: %1</source>
        <translation>Verificada: %1</translation>
    </message>
</context>
<context>
    <name>ScenarioBar</name>
    <message>
        <source>Scenario: %1</source>
        <translation>Cenário: %1</translation>
    </message>
    <message>
        <source>The scenario is over</source>
        <translation>O cenário terminou</translation>
    </message>
    <message>
        <source>Speed ×%1</source>
        <translation>Velocidade ×%1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Voltar ao átrio</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Cenário</translation>
    </message>
    <message>
        <source>All expectations are met (%1)</source>
        <translation>Aconteceu tudo o que se esperava (%1)</translation>
    </message>
    <message>
        <source>%1 of %2 expectations not met</source>
        <translation>%1 de %2 expetativas por cumprir</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais depressa</translation>
    </message>
    <message>
        <source>Restart from the beginning</source>
        <translation>Outra vez desde o início</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Um passo em frente</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Outra vez</translation>
    </message>
    <message>
        <source>Expectations and what happened</source>
        <translation>O que se esperava e o que aconteceu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>and %n more that were met</source>
        <translation>
            <numerusform>e mais %n que se cumpriu</numerusform>
            <numerusform>e mais %n que se cumpriram</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Regulation</source>
        <translation>Regulamento</translation>
    </message>
    <message>
        <source>Version of the rules</source>
        <translation>Versão das regras</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>For one player</source>
        <translation>Para um só jogador</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Maximum per player</source>
        <translation>Máximo por jogador</translation>
    </message>
    <message>
        <source>Betting time</source>
        <translation>Tempo para apostar</translation>
    </message>
    <message>
        <source>Time to decide</source>
        <translation>Tempo para decidir</translation>
    </message>
    <message>
        <source>Extension of the time to decide</source>
        <translation>Prolongamento do tempo para decidir</translation>
    </message>
    <message>
        <source>Time for each card</source>
        <translation>Tempo por carta</translation>
    </message>
    <message>
        <source>A straight may end with the ace (I-P8)</source>
        <translation>A sequência pode acabar no ás (I-P8)</translation>
    </message>
    <message>
        <source>After a failure of the system (I-P33)</source>
        <translation>Após uma falha do sistema (I-P33)</translation>
    </message>
    <message>
        <source>The burnt card (I-P19a)</source>
        <translation>A carta descartada (I-P19a)</translation>
    </message>
    <message>
        <source>Folded antes, the dealer not qualified (I-P26)</source>
        <translation>Antes de quem desistiu, sem qualificação da banca (I-P26)</translation>
    </message>
    <message>
        <source>The maximum bounds (I-P16)</source>
        <translation>O máximo limita (I-P16)</translation>
    </message>
    <message>
        <source>Invited to leave after</source>
        <translation>Convite para sair após</translation>
    </message>
    <message>
        <source>From invitation to end of session</source>
        <translation>Fim da sessão, depois do convite, após</translation>
    </message>
    <message>
        <source>Rounds without a stake until the invitation to leave</source>
        <translation>Jogadas sem apostar até ao convite para sair</translation>
    </message>
    <message>
        <source>Rounds after the invitation until the end of the session</source>
        <translation>Jogadas depois do convite até ao fim da sessão</translation>
    </message>
    <message>
        <source>Free points</source>
        <translation>Pontos gratuitos</translation>
    </message>
    <message>
        <source>Double layout</source>
        <translation>Pano duplo</translation>
    </message>
    <message>
        <source>Numbers on the wheel</source>
        <translation>Números da roleta</translation>
    </message>
    <message>
        <source>Order of the numbers on the wheel</source>
        <translation>Ordem dos números na roleta</translation>
    </message>
    <message>
        <source>Double dozen</source>
        <translation>Cavalos de dúzia</translation>
    </message>
    <message>
        <source>Double column</source>
        <translation>Cavalos de coluna</translation>
    </message>
    <message>
        <source>Series in one step</source>
        <translation>Séries de uma só vez</translation>
    </message>
    <message>
        <source>Series maximum, in minimum stakes</source>
        <translation>Máximo de uma série, em mínimos</translation>
    </message>
    <message>
        <source>Whole tens in series (I-R34c)</source>
        <translation>Dezenas inteiras nas séries (I-R34c)</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Order of payment</source>
        <translation>Ordem de pagamento</translation>
    </message>
    <message>
        <source>Betting closes</source>
        <translation>Fim das apostas</translation>
    </message>
    <message>
        <source>Ball run time</source>
        <translation>Percurso da bola</translation>
    </message>
    <message>
        <source>Time until the ball is changed</source>
        <translation>Tempo até à troca da bola</translation>
    </message>
    <message>
        <source>Time until another croupier takes over</source>
        <translation>Tempo até à rendição do pagador</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Funcionamento</translation>
    </message>
    <message>
        <source>Session times</source>
        <translation>Horas das sessões</translation>
    </message>
    <message>
        <source>Price of a card</source>
        <translation>Preço do cartão</translation>
    </message>
    <message>
        <source>Maximum cards per player</source>
        <translation>Máximo de cartões por jogador</translation>
    </message>
    <message>
        <source>Sale time</source>
        <translation>Tempo de venda</translation>
    </message>
    <message>
        <source>Time between two balls</source>
        <translation>Tempo entre duas bolas</translation>
    </message>
    <message>
        <source>Share of the sale for prizes</source>
        <translation>Parte das vendas para prémios</translation>
    </message>
    <message>
        <source>Shares of the prizes</source>
        <translation>Repartição dos prémios</translation>
    </message>
    <message>
        <source>Directions of the lines</source>
        <translation>Direções das linhas</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Free centre</source>
        <translation>Centro livre</translation>
    </message>
    <message>
        <source>A prize won by several players (I-B30)</source>
        <translation>Prémio ganho por vários (I-B30)</translation>
    </message>
    <message>
        <source>Symbols instead of numbers</source>
        <translation>Símbolos em vez de números</translation>
    </message>
    <message>
        <source>Bingo jackpot</source>
        <translation>Bingo acumulado</translation>
    </message>
    <message>
        <source>Line jackpot</source>
        <translation>Linha acumulada</translation>
    </message>
    <message>
        <source>share of the prizes</source>
        <translation>parte dos prémios</translation>
    </message>
    <message>
        <source>base</source>
        <translation>início</translation>
    </message>
    <message>
        <source>last ball</source>
        <translation>última bola</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Earlier rounds of this room</source>
        <translation>Jogadas anteriores nesta sala</translation>
    </message>
    <message>
        <source>Carried over from the previous round</source>
        <translation>Transitado da jogada anterior</translation>
    </message>
    <message>
        <source>placed bets are settled</source>
        <translation>liquidam-se as segundas apostas feitas</translation>
    </message>
    <message>
        <source>the whole round is void</source>
        <translation>toda a jogada é nula</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>virada para cima</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>virada para baixo</translation>
    </message>
    <message>
        <source>stay lost</source>
        <translation>ficam perdidos</translation>
    </message>
    <message>
        <source>are paid, too</source>
        <translation>também são pagos</translation>
    </message>
    <message>
        <source>the ante</source>
        <translation>o ante</translation>
    </message>
    <message>
        <source>ante and bet together</source>
        <translation>o ante e a segunda aposta em conjunto</translation>
    </message>
    <message>
        <source>American</source>
        <translation>americana</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francesa</translation>
    </message>
    <message>
        <source>coloured chips without a value</source>
        <translation>fichas de cor, sem valor</translation>
    </message>
    <message>
        <source>cash chips on the even chances too</source>
        <translation>fichas com valor também nas chances simples</translation>
    </message>
    <message>
        <source>cash chips only</source>
        <translation>só fichas com valor</translation>
    </message>
    <message>
        <source>each player in full</source>
        <translation>cada jogador por inteiro</translation>
    </message>
    <message>
        <source>chance by chance</source>
        <translation>estritamente por chance</translation>
    </message>
    <message>
        <source>in the house&apos;s maximum</source>
        <translation>no máximo da casa</translation>
    </message>
    <message>
        <source>in every stake</source>
        <translation>em cada aposta</translation>
    </message>
    <message>
        <source>before the ball is launched</source>
        <translation>antes do lançamento da bola</translation>
    </message>
    <message>
        <source>when the ball slows down</source>
        <translation>quando a bola perde velocidade</translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>contínuo</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>de sessão</translation>
    </message>
    <message>
        <source>among the players</source>
        <translation>pelos jogadores</translation>
    </message>
    <message>
        <source>among the cards</source>
        <translation>pelos cartões</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>vertical</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Minimum on %1</source>
        <translation>Mínimo em %1</translation>
    </message>
    <message>
        <source>Share of the prizes: %1</source>
        <translation>Parte dos prémios: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>custom pattern</source>
        <translation>forma própria</translation>
    </message>
    <message>
        <source>down to the cent</source>
        <translation>para baixo, ao cêntimo</translation>
    </message>
    <message>
        <source>up to the cent</source>
        <translation>para cima, ao cêntimo</translation>
    </message>
    <message>
        <source>Rounding of the prize money (I-B31)</source>
        <translation>Arredondamento do dinheiro para prémios (I-B31)</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Each change takes effect at once and is remembered.</source>
        <translation>Cada alteração tem efeito imediato e fica guardada.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letras nas cartas</translation>
    </message>
    <message>
        <source>A R D V (Portuguese)</source>
        <translation>A R D V (português)</translation>
    </message>
    <message>
        <source>A K Q J (English)</source>
        <translation>A K Q J (inglês)</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Muito grande</translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation>Naipes a quatro cores</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that suits are not confused.</source>
        <translation>Ouros a azul e paus a verde, para não confundir os naipes.</translation>
    </message>
    <message>
        <source>Chips can be dragged</source>
        <translation>Arrastar as fichas</translation>
    </message>
    <message>
        <source>Clicking and keys always work.</source>
        <translation>O clique e as teclas funcionam sempre.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento reduzido</translation>
    </message>
    <message>
        <source>Cards and chips fade in instead of moving.</source>
        <translation>Cartas e fichas surgem já no sítio, em vez de se deslocarem.</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Volume of the announcements</source>
        <translation>Volume dos anúncios</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Volume dos sons</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Announcements and sounds of the table; the key M switches them off and on.</source>
        <translation>Anúncios e sons da mesa; a tecla M desliga-os e volta a ligá-los.</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Conforme a língua</translation>
    </message>
    <message>
        <source>Amounts are in</source>
        <translation>Valores em</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Euros, as in the law</source>
        <translation>Euros, como na lei</translation>
    </message>
    <message>
        <source>Macau in patacas</source>
        <translation>Macau em patacas</translation>
    </message>
    <message>
        <source>At Macau&apos;s tables and on their sheets; the numbers stay the same.</source>
        <translation>Nas mesas de Macau e nas suas folhas; os números são os mesmos.</translation>
    </message>
    <message>
        <source>Back to the usual settings</source>
        <translation>Repor as definições habituais</translation>
    </message>
    <message>
        <source>Everything down to the chips as it was at first, except the language</source>
        <translation>Tudo até às fichas como era no início, menos a língua</translation>
    </message>
    <message>
        <source>Language and amounts</source>
        <translation>Língua e quantias</translation>
    </message>
    <message>
        <source>Sound and voice</source>
        <translation>Som e voz</translation>
    </message>
    <message>
        <source>Text and motion</source>
        <translation>Texto e movimento</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Cartas e fichas</translation>
    </message>
    <message>
        <source>Numbers of the rules</source>
        <translation>Números das regras</translation>
    </message>
    <message>
        <source>At Inspect and Teach</source>
        <translation>Em Inspecionar e Ensinar</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
</context>
<context>
    <name>ShareBar</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2 times, %3; chance alone: %4</source>
        <translation>%1: %2 vezes, %3; só o acaso: %4</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Sheet of round %1</source>
        <translation>Folha da jogada %1</translation>
    </message>
    <message>
        <source>It is being written…</source>
        <translation>Está a ser escrita…</translation>
    </message>
    <message>
        <source>All facts of the round, for a complaint or the file (P38)</source>
        <translation>Todos os factos da jogada, para uma reclamação ou para o processo (P38)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Save as PDF (Ctrl+S)</source>
        <translation>Guardar como PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>There is no sheet yet</source>
        <translation>Ainda não há folha</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Guardar como imagem</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Save as plain text</source>
        <translation>Guardar como texto simples</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Opens it in this system&apos;s PDF viewer, to print it there (Ctrl+P)</source>
        <translation>Entregar ao programa de PDF deste sistema, que a imprime (Ctrl+P)</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar o texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the file in its default program</source>
        <translation>Abrir o ficheiro com o programa deste sistema</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Parar a verificação</translation>
    </message>
    <message>
        <source>Check the round</source>
        <translation>Verificar a jogada</translation>
    </message>
    <message>
        <source>Hash chain, commitment, outcome from its seed, every settlement recomputed, from the table&apos;s opening on</source>
        <translation>Cadeia de resumos, compromisso, resultado a partir da semente e cada liquidação calculada de novo, desde a abertura da mesa</translation>
    </message>
    <message>
        <source>Save as a scenario</source>
        <translation>Guardar como cenário</translation>
    </message>
    <message>
        <source>A file that replays the same events, for a lesson or for somebody else (Ctrl+Shift+S)</source>
        <translation>Um ficheiro que traz de novo os mesmos acontecimentos, para uma lição ou para outra pessoa (Ctrl+Shift+S)</translation>
    </message>
    <message>
        <source>Round %1 is being checked</source>
        <translation>A jogada %1 está a ser verificada</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Guardar a folha</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Scenario (*.json)</source>
        <translation>Cenário (*.json)</translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message>
        <source>plus</source>
        <translation>mais</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>times</source>
        <translation>vezes</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>por cento</translation>
    </message>
    <message>
        <source>point</source>
        <comment>between a whole number and its decimals</comment>
        <translation>vírgula</translation>
    </message>
    <message>
        <source>double zero</source>
        <translation>duplo zero</translation>
    </message>
    <message>
        <source>number</source>
        <comment>the sign No.</comment>
        <translation>número</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>spoken; %1 and %2 the ends of a range</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>spoken; %1 a regulation&apos;s number, %2 its year</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>time of day</comment>
        <extracomment>spoken; %1 hours and %2 minutes of the time of day, in words</extracomment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 o&apos;clock</source>
        <translation>%1 horas</translation>
    </message>
    <message>
        <source>one o&apos;clock</source>
        <extracomment>spoken; %1 a whole hour of the day, in words</extracomment>
        <translation>uma hora</translation>
    </message>
    <message>
        <source>one minute</source>
        <extracomment>spoken; %1 a number in words</extracomment>
        <translation>um minuto</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutos</translation>
    </message>
    <message>
        <source>one second</source>
        <extracomment>spoken; %1 a number in words</extracomment>
        <translation>um segundo</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 segundos</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>the key Ctrl, spoken</comment>
        <translation>Control</translation>
    </message>
    <message>
        <source>comma</source>
        <comment>the key, spoken</comment>
        <translation>vírgula</translation>
    </message>
</context>
<context>
    <name>StakeInfo</name>
    <message>
        <source>pays %1</source>
        <translation>paga %1</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>your stake %1</source>
        <translation>aposta sua %1</translation>
    </message>
    <message>
        <source>This table does not accept such stakes.</source>
        <translation>Esta mesa não aceita esta aposta.</translation>
    </message>
    <message>
        <source>up to %1 in all</source>
        <translation>até %1 no conjunto</translation>
    </message>
    <message>
        <source>chips of %1 or more</source>
        <translation>fichas de %1 ou mais</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player, %2 the sum of that player&apos;s chips</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>The last numbers from this table, at most 500</source>
        <translation>Os últimos números desta mesa, 500 no máximo</translation>
    </message>
    <message>
        <source>Past numbers say nothing about the next spin: each number is as likely as ever, whatever came before.</source>
        <translation>Os números passados nada dizem sobre a próxima jogada: cada número é tão provável como sempre, saísse o que saísse antes.</translation>
    </message>
    <message>
        <source>No number has been drawn at this table yet.</source>
        <translation>Ainda não saiu nenhum número nesta mesa.</translation>
    </message>
    <message>
        <source>Last numbers, newest first</source>
        <translation>Últimos números, o mais recente primeiro</translation>
    </message>
    <message>
        <source>Shares of the chances</source>
        <translation>Frequência das chances</translation>
    </message>
    <message>
        <source>what chance alone gives on average</source>
        <translation>o que o acaso dá em média</translation>
    </message>
    <message>
        <source>Drawn most often (times)</source>
        <translation>Os que mais saíram (vezes)</translation>
    </message>
    <message>
        <source>Current streaks</source>
        <translation>Sequências em curso</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Not drawn for longest (spins; + never yet)</source>
        <translation>Há mais tempo sem sair (jogadas; + nunca saiu)</translation>
    </message>
    <message numerus="yes">
        <source>Too few spins yet: %n counted, fewer than the wheel has numbers. What came up often or not at all is still mere chance.</source>
        <translation>
            <numerusform>Ainda há poucas jogadas: só %n, menos do que os números da roleta. O que saiu muito ou ainda não saiu é, por agora, puro acaso.</numerusform>
            <numerusform>Ainda há poucas jogadas: só %n, menos do que os números da roleta. O que saiu muito ou ainda não saiu é, por agora, puro acaso.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last numbers, at most 500: %1 from this table, %2 from your earlier sessions with these rules and wheel</source>
        <translation>Os últimos números, no máximo 500: %1 desta mesa, %2 das suas sessões anteriores com estas regras e uma roleta igual</translation>
    </message>
    <message>
        <source>How often each number was drawn, in the wheel&apos;s order</source>
        <translation>Quantas vezes saiu cada número, pela ordem da roleta</translation>
    </message>
    <message numerus="yes">
        <source>number(s) counted</source>
        <translation>
            <numerusform>número contado</numerusform>
            <numerusform>números contados</numerusform>
        </translation>
    </message>
    <message>
        <source>Circle: the average by chance, %1 each</source>
        <translation>Círculo: a média do acaso, %1 cada</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Take %1 free</source>
        <translation>Receber %1 grátis</translation>
    </message>
    <message>
        <source>Points only prolong the demonstration; they are never money</source>
        <translation>Os pontos só prolongam a demonstração; nunca são dinheiro</translation>
    </message>
    <message>
        <source>The session ends %1</source>
        <translation>A sessão termina %1</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicação</translation>
    </message>
    <message>
        <source>Being written to the record …</source>
        <translation>A caminho: está a ser escrito no registo …</translation>
    </message>
</context>
<context>
    <name>StoredCheck</name>
    <message>
        <source>The whole record</source>
        <translation>Todo o registo</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>File %1</source>
        <extracomment>%1 a file&apos;s name</extracomment>
        <translation>Ficheiro %1</translation>
    </message>
    <message>
        <source>Round %1 in file %2</source>
        <extracomment>%1 a round&apos;s id, %2 a file&apos;s name</extracomment>
        <translation>Jogada %1 do ficheiro %2</translation>
    </message>
</context>
<context>
    <name>StoredName</name>
    <message>
        <source>This player</source>
        <translation>Este jogador</translation>
    </message>
</context>
<context>
    <name>StudyAdder</name>
    <message>
        <source>Add round %1 to a study</source>
        <translation>Juntar a jogada %1 a um estudo</translation>
    </message>
    <message>
        <source>It is kept there in full, even when the record no longer has it.</source>
        <translation>Fica lá guardada inteira, mesmo quando o registo já não a tiver.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Juntar</translation>
    </message>
    <message>
        <source>The new study needs a title</source>
        <translation>O novo estudo precisa de um título</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Um momento, por favor</translation>
    </message>
    <message>
        <source>Which study</source>
        <translation>Que estudo</translation>
    </message>
    <message>
        <source>Start a new one</source>
        <translation>Começar um novo</translation>
    </message>
    <message>
        <source>Title of the new study</source>
        <translation>Título do novo estudo</translation>
    </message>
    <message>
        <source>Note at this event</source>
        <translation>Nota neste acontecimento</translation>
    </message>
    <message>
        <source>Note at the round&apos;s beginning</source>
        <translation>Nota no início da jogada</translation>
    </message>
    <message>
        <source>Note at this event (may be left empty)</source>
        <translation>Nota neste acontecimento (pode ficar vazia)</translation>
    </message>
    <message>
        <source>Note at the round&apos;s beginning (may be left empty)</source>
        <translation>Nota no início da jogada (pode ficar vazia)</translation>
    </message>
</context>
<context>
    <name>StudyFolder</name>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>Não é possível ler %1.</translation>
    </message>
    <message>
        <source>%1 is refused: %2</source>
        <extracomment>%1 a file, %2 what is wrong with it</extracomment>
        <translation>%1 foi recusado: %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>Não é possível escrever em %1.</translation>
    </message>
    <message>
        <source>The study is full.</source>
        <translation>O estudo não tem lugar para mais.</translation>
    </message>
</context>
<context>
    <name>StudyList</name>
    <message>
        <source>Rounds and notes of the study</source>
        <translation>Jogadas e notas do estudo</translation>
    </message>
    <message>
        <source>Enter plays a round from there, Delete removes it from the study</source>
        <translation>Enter revê a jogada a partir daí, Delete retira-a do estudo</translation>
    </message>
    <message>
        <source>The study has no rounds.</source>
        <translation>O estudo não tem jogadas.</translation>
    </message>
    <message>
        <source>There is no study yet. Add a round to one from the history or during its replay.</source>
        <translation>Ainda não há estudos. Junte uma jogada a um a partir do histórico ou enquanto a revê.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>Study: %1</source>
        <translation>Estudo: %1</translation>
    </message>
    <message>
        <source>No note has come yet.</source>
        <translation>Ainda não houve nenhuma nota.</translation>
    </message>
    <message>
        <source>A note at event %1</source>
        <translation>Uma nota no acontecimento %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>To the previous note</source>
        <translation>Para a nota anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>To the next note</source>
        <translation>Para a nota seguinte</translation>
    </message>
    <message>
        <source>There is no note before this moment</source>
        <translation>Não há notas antes deste momento</translation>
    </message>
    <message>
        <source>There is no note after this moment</source>
        <translation>Não há notas depois deste momento</translation>
    </message>
</context>
<context>
    <name>StudySheet</name>
    <message>
        <source>Title…</source>
        <translation>Título…</translation>
    </message>
    <message>
        <source>Gives this study another title, or moves it to the bin</source>
        <translation>Outro título para este estudo, ou pô-lo no lixo</translation>
    </message>
    <message>
        <source>No study is open</source>
        <translation>Nenhum estudo está aberto</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Restores what was removed last (Ctrl+Z)</source>
        <translation>Repõe o que foi retirado por último (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Estudos</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), stored in full in a separate file</source>
        <translation>
            <numerusform>%n jogada, guardada inteira num ficheiro próprio</numerusform>
            <numerusform>%n jogadas, guardadas inteiras num ficheiro próprio</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a file, with notes at their events</source>
        <translation>Jogadas num ficheiro, com notas nos seus acontecimentos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Removes the selected round or note from the study; the record keeps the round (Delete)</source>
        <translation>Retira do estudo a jogada ou a nota escolhida; o registo conserva a jogada (Delete)</translation>
    </message>
    <message>
        <source>No row is selected</source>
        <translation>Não há nenhuma linha escolhida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Watch it at the table</source>
        <translation>Ver à mesa</translation>
    </message>
    <message>
        <source>Which study</source>
        <translation>Que estudo</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir ficheiro</translation>
    </message>
    <message>
        <source>A study made by someone else</source>
        <translation>Um estudo feito por outra pessoa</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Abrir um estudo</translation>
    </message>
    <message>
        <source>Studies (*.json)</source>
        <translation>Estudos (*.json)</translation>
    </message>
</context>
<context>
    <name>StudyText</name>
    <message>
        <source>A file can&apos;t hold this round: %1</source>
        <extracomment>%1 the reason, a part of the sentence</extracomment>
        <translation>Um ficheiro não consegue guardar esta jogada: %1</translation>
    </message>
    <message>
        <source>it is still being played.</source>
        <translation>ainda está a decorrer.</translation>
    </message>
    <message>
        <source>its table has settings that files do not have.</source>
        <translation>a mesa tem definições que os ficheiros não têm.</translation>
    </message>
    <message>
        <source>a player&apos;s name is not allowed in files.</source>
        <translation>há um jogador com um nome que os ficheiros não aceitam.</translation>
    </message>
    <message>
        <source>players joined in a way that files can&apos;t describe.</source>
        <translation>houve jogadores que chegaram de um modo que os ficheiros não sabem contar.</translation>
    </message>
    <message>
        <source>a request was refused that is not on record.</source>
        <translation>foi recusado um pedido que não está no registo.</translation>
    </message>
    <message>
        <source>its simulated crowd bought differently from a file&apos;s.</source>
        <translation>o público simulado comprou de modo diferente do de um ficheiro.</translation>
    </message>
    <message>
        <source>a person dealt, by a clock other than the table&apos;s.</source>
        <translation>foi uma pessoa a distribuir, por outro relógio que não o da mesa.</translation>
    </message>
    <message>
        <source>several things happened at the same instant, in an order that files can&apos;t describe.</source>
        <translation>num mesmo instante aconteceram várias coisas por uma ordem que os ficheiros não conseguem dar.</translation>
    </message>
    <message>
        <source>it depends on what earlier rounds left behind.</source>
        <translation>pesou nela o que as jogadas anteriores deixaram.</translation>
    </message>
    <message>
        <source>played from a file, it would go differently.</source>
        <translation>jogada a partir de um ficheiro, tomaria outro rumo.</translation>
    </message>
</context>
<context>
    <name>StudyTitle</name>
    <message>
        <source>The study&apos;s title</source>
        <translation>O título do estudo</translation>
    </message>
    <message>
        <source>Its file is renamed, too.</source>
        <translation>O ficheiro também se chama assim.</translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation>Para o lixo</translation>
    </message>
    <message>
        <source>The whole file goes to the desktop&apos;s bin and can be restored from there</source>
        <translation>O ficheiro inteiro vai para o lixo do sistema, donde pode voltar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Mudar o título</translation>
    </message>
    <message>
        <source>The study needs a title</source>
        <translation>O estudo precisa de um título</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Título do estudo</translation>
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
        <translation>Fim da sessão</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Jogadas realizadas</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Total apostado</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>an amount</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Total recebido</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganho</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Broke even</source>
        <translation>Sem ganho nem perda</translation>
    </message>
    <message>
        <source>Demonstration points: they are never money and can&apos;t be cashed in.</source>
        <translation>Pontos de demonstração: nunca são dinheiro nem se podem trocar por ele.</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Voltar ao átrio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cut off before you decided</source>
        <translation>Jogadas interrompidas antes da sua decisão</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The round is being read …</source>
        <translation>A jogada está a ser lida …</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Sair da mesa?</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <translation>Ficar à mesa</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Sair da mesa</translation>
    </message>
    <message>
        <source>The table is paused</source>
        <translation>A mesa está em pausa</translation>
    </message>
    <message>
        <source>Its clock is stopped; no time is lost.</source>
        <translation>O relógio está parado; não se perde tempo.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Observer</source>
        <translation>Observador</translation>
    </message>
    <message>
        <source>You are only observing: this table takes no commands from here. The players are simulated.</source>
        <translation>Aqui só se observa: esta mesa não recebe nenhuma ordem deste ecrã. Os jogadores são simulados.</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Ir para o átrio</translation>
    </message>
    <message>
        <source>No seat</source>
        <translation>Sem lugar</translation>
    </message>
    <message>
        <source>Enter the equipment&apos;s results beside the table; the program does the rest.</source>
        <translation>Introduza ao lado da mesa o que o equipamento trouxer; o programa faz o resto.</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>You have %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Tem %1</translation>
    </message>
    <message>
        <source>take the last chips back</source>
        <translation>retirar as últimas fichas</translation>
    </message>
    <message>
        <source>take everything back</source>
        <translation>retirar tudo</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n second(s)</source>
        <extracomment>%1 what a timer counts: &quot;Betting&quot;</extracomment>
        <translation>
            <numerusform>%1: %n segundo</numerusform>
            <numerusform>%1: %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: key %2</source>
        <extracomment>%1 what can be done, %2 the key that does it</extracomment>
        <translation>%1: tecla %2</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>%1 the number of a round</extracomment>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>Stakes from %1 to %2</source>
        <extracomment>%1 and %2 the limits of a stake</extracomment>
        <translation>Apostas de %1 a %2</translation>
    </message>
    <message>
        <source>Rounds in this session: %1, staked %2, returned %3, net %4</source>
        <extracomment>%1 a number of rounds, %2 to %4 amounts</extracomment>
        <translation>Jogadas nesta sessão: %1, apostado %2, devolvido %3, ao todo %4</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>For you, %1: %2</source>
        <extracomment>spoken; %1 a stake, %2 the winnings in words</extracomment>
        <translation>Para si, %1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>For you, %1</source>
        <extracomment>spoken; %1 the winnings in words</extracomment>
        <translation>Para si, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>spoken; %1 a player, %2 the winnings in words</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>At the table: %1</source>
        <extracomment>spoken; %1 what is called</extracomment>
        <translation>Na mesa: %1</translation>
    </message>
    <message>
        <source>You neither win nor lose</source>
        <translation>Não ganha nem perde</translation>
    </message>
    <message>
        <source>You win %1</source>
        <translation>Ganha %1</translation>
    </message>
    <message>
        <source>You lose %1</source>
        <extracomment>spoken; %1 an amount in words</extracomment>
        <translation>Perde %1</translation>
    </message>
</context>
<context>
    <name>TableTestQuestions</name>
    <message>
        <source>What does the rule with this title say?</source>
        <translation>O que diz a regra com este título?</translation>
    </message>
    <message>
        <source>Under which number is this in the regulation?</source>
        <translation>Com que número está isto nas Regras do jogo?</translation>
    </message>
    <message>
        <source>What is this rule about?</source>
        <translation>De que trata esta regra?</translation>
    </message>
</context>
<context>
    <name>TableTestSheet</name>
    <message>
        <source>Table test</source>
        <translation>Prova de mesa</translation>
    </message>
    <message>
        <source>Mesa Viva %1 · table test no. %2</source>
        <extracomment>%1 the program&apos;s version, %2 the test&apos;s number</extracomment>
        <translation>Mesa Viva %1 · prova de mesa n.º %2</translation>
    </message>
    <message>
        <source>The test</source>
        <translation>A prova</translation>
    </message>
    <message>
        <source>Marks, from 0 to 20</source>
        <translation>Notas, de 0 a 20</translation>
    </message>
    <message>
        <source>Faults at the table</source>
        <translation>Faltas à mesa</translation>
    </message>
    <message>
        <source>Written part</source>
        <translation>Parte escrita</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>Local e data</translation>
    </message>
    <message>
        <source>The candidate</source>
        <translation>O candidato</translation>
    </message>
    <message>
        <source>The examiner</source>
        <translation>O examinador</translation>
    </message>
    <message>
        <source>Result and signatures</source>
        <translation>Resultado e assinaturas</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Examiner</source>
        <translation>Examinador</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>Regulamento</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Extensão</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n gesto</numerusform>
            <numerusform>%n gestos</numerusform>
        </translation>
    </message>
    <message>
        <source>Test number</source>
        <translation>Número da prova</translation>
    </message>
    <message>
        <source>%1 (the same number draws the same test)</source>
        <translation>%1 (o mesmo número dá a mesma prova)</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Weight and source</source>
        <translation>Peso e origem</translation>
    </message>
    <message>
        <source>part of hospitality</source>
        <translation>parte da hospitalidade</translation>
    </message>
    <message>
        <source>Each fault at the table takes %1 off the mark in which it counts: technique if everybody still has what is theirs, control if not. Marks and weights are a custom of the house; no rule in the register covers examinations.</source>
        <extracomment>%1 points</extracomment>
        <translation>Cada falta à mesa tira %1 à nota em que conta: técnica quando todos continuam com o que é seu, controlo quando não. Notas e pesos são costume da casa; nenhuma regra do registo fala de exames.</translation>
    </message>
    <message>
        <source>There were no faults.</source>
        <translation>Não houve faltas.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Vezes</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Counts for</source>
        <translation>Conta para</translation>
    </message>
    <message>
        <source>technique</source>
        <translation>técnica</translation>
    </message>
    <message>
        <source>control</source>
        <translation>controlo</translation>
    </message>
    <message>
        <source>It was not started.</source>
        <translation>Não foi iniciada.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Answer given</source>
        <translation>Resposta dada</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>right (%1)</source>
        <translation>certa (%1)</translation>
    </message>
    <message>
        <source>wrong: it is %1, %2</source>
        <translation>errada: é %1, %2</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <extracomment>%1 a question, %2 what it asks about</extracomment>
        <translation>%1 «%2»</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>It was not counted when the table closed.</source>
        <translation>Não foi contado ao fechar a mesa.</translation>
    </message>
    <message>
        <source>Counted without a fault when the table opened and when it closed.</source>
        <translation>Contado sem faltas ao abrir e ao fechar a mesa.</translation>
    </message>
    <message numerus="yes">
        <source>Counted when the table opened and when it closed, with %n fault(s), listed above.</source>
        <translation>
            <numerusform>Contado ao abrir e ao fechar a mesa, com %n falta, que consta acima.</numerusform>
            <numerusform>Contado ao abrir e ao fechar a mesa, com %n faltas, que constam acima.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTestText</name>
    <message numerus="yes">
        <source>%n round(s) of cards, stopped early</source>
        <translation>
            <numerusform>%n jogada de cartas, prova interrompida</numerusform>
            <numerusform>%n jogadas de cartas, prova interrompida</numerusform>
        </translation>
    </message>
    <message>
        <source>Welcome and courtesy</source>
        <translation>Acolhimento e cortesia</translation>
    </message>
    <message>
        <source>Bearing and appearance</source>
        <translation>Postura e apresentação</translation>
    </message>
    <message>
        <source>Voice and clarity</source>
        <translation>Voz e clareza</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Mau</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Fraco</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Suficiente</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Excelente</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprovado</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Não aprovado</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of cards</source>
        <translation>
            <numerusform>%n minuto de cartas</numerusform>
            <numerusform>%n minutos de cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 spins, in two periods</source>
        <extracomment>%1 done of %2</extracomment>
        <translation>%1 de %2 jogadas, em dois períodos</translation>
    </message>
    <message>
        <source>It was stopped early, or its float was not counted.</source>
        <translation>Foi interrompida, ou o fundo ficou por contar.</translation>
    </message>
    <message>
        <source>The examiner has given no marks.</source>
        <translation>O examinador não deu notas.</translation>
    </message>
    <message>
        <source>The weighted mark is %1; %2 is needed.</source>
        <extracomment>%1, %2 marks</extracomment>
        <translation>A nota ponderada é %1; exige-se %2.</translation>
    </message>
    <message>
        <source>In the written part %1 of %2 answers are right; %3% is needed.</source>
        <extracomment>%1 right of %2, %3 per cent</extracomment>
        <translation>Na parte escrita estão certas %1 de %2 respostas; exigem-se %3 %.</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>peso %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n falta</numerusform>
            <numerusform>%n faltas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hospitality</source>
        <translation>Hospitalidade</translation>
    </message>
    <message>
        <source>the examiner&apos;s</source>
        <translation>do examinador</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Controlo</translation>
    </message>
    <message>
        <source>Weighted mark</source>
        <translation>Nota ponderada</translation>
    </message>
    <message>
        <source>%1 is needed</source>
        <translation>exige-se %1</translation>
    </message>
    <message>
        <source>Written part</source>
        <extracomment>%1 right of %2</extracomment>
        <translation>Parte escrita</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1% is needed</source>
        <translation>exigem-se %1 %</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>sem ligação</translation>
    </message>
    <message>
        <source>The round is void, stakes are returned</source>
        <translation>A jogada é nula, as apostas são devolvidas</translation>
    </message>
    <message>
        <source>You have not staked for a while: would you like to leave the table?</source>
        <translation>Há algum tempo que não aposta: deseja terminar a sessão?</translation>
    </message>
    <message>
        <source>%1 is invited to leave the table</source>
        <translation>%1: convite para terminar a sessão</translation>
    </message>
    <message>
        <source>Without a stake now, your session will be ended</source>
        <translation>Se não apostar agora, a sua sessão será terminada</translation>
    </message>
    <message>
        <source>%1: without a stake the session will be ended</source>
        <translation>%1: sem uma aposta, a sessão será terminada</translation>
    </message>
    <message>
        <source>Your session is over. Thank you for playing</source>
        <translation>A sua sessão terminou. Obrigado por ter jogado</translation>
    </message>
    <message>
        <source>%1 has left the table</source>
        <translation>%1 saiu da mesa</translation>
    </message>
    <message>
        <source>You have only %1 left.</source>
        <translation>Tem apenas %1.</translation>
    </message>
    <message>
        <source>Free points are for players with less than %1.</source>
        <translation>Só pode receber novos pontos quem tem menos de %1.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>Perdeu-se a ligação.</translation>
    </message>
    <message>
        <source>This outcome is not possible.</source>
        <translation>Este resultado não é possível.</translation>
    </message>
    <message>
        <source>This table does not offer that.</source>
        <translation>Esta mesa não oferece essa opção.</translation>
    </message>
    <message>
        <source>A scenario is playing and in control.</source>
        <translation>Está a decorrer um cenário; são os passos dele que agem.</translation>
    </message>
    <message>
        <source>Your session is over.</source>
        <translation>A sua sessão terminou.</translation>
    </message>
    <message>
        <source>You are watching this table.</source>
        <translation>Está a assistir ao jogo nesta mesa.</translation>
    </message>
    <message>
        <source>The next round opens in a moment.</source>
        <translation>A próxima jogada começa dentro de momentos.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a rule of the house in words, %2 its number</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This is the end; nothing more follows.</source>
        <translation>É o fim; não há mais nada a seguir.</translation>
    </message>
    <message>
        <source>You are observing: this table takes no commands from you.</source>
        <translation>Está a observar: esta mesa não recebe ordens suas.</translation>
    </message>
    <message>
        <source>The observer</source>
        <translation>O observador</translation>
    </message>
    <message>
        <source>This player&apos;s connection is not lost.</source>
        <translation>Este jogador não perdeu a ligação.</translation>
    </message>
    <message>
        <source>That is not due yet.</source>
        <translation>Ainda não chegou a altura disso.</translation>
    </message>
</context>
<context>
    <name>TeachLobby</name>
    <message>
        <source>The mathematics of the games: edge, best play, deviations, when prizes are won (Ctrl+M)</source>
        <translation>A matemática dos jogos: vantagem, melhor jogo, desvios, quando saem os prémios (Ctrl+M)</translation>
    </message>
    <message>
        <source>Lessons, drills, the reversed table or real equipment</source>
        <translation>Lições, exercícios, mesa ao contrário ou equipamento real</translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>Prova de mesa</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Ensinar</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>The reversed table</source>
        <translation>A mesa ao contrário</translation>
    </message>
    <message>
        <source>Game, or the table test</source>
        <translation>Jogo, ou a prova de mesa</translation>
    </message>
    <message>
        <source>Real equipment</source>
        <translation>Equipamento real</translation>
    </message>
    <message>
        <source>Trainees and results (Ctrl+R). Now: %1</source>
        <translation>Formandos e resultados (Ctrl+R). Agora: %1</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir uma lição</translation>
    </message>
    <message>
        <source>Lessons and scenarios (*.json)</source>
        <translation>Lições e cenários (*.json)</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Abrir no editor</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose something else to begin with.</source>
        <translation>Nada foi alterado. Escolha outro ponto de partida.</translation>
    </message>
    <message>
        <source>This lesson can&apos;t be opened</source>
        <translation>Não é possível abrir esta lição</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Escolher outro ficheiro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Nothing was changed. Correct the file at the place named and open it again.</source>
        <translation>Nada foi alterado. Corrija o ficheiro no ponto indicado e volte a abri-lo.</translation>
    </message>
</context>
<context>
    <name>TestIntro</name>
    <message numerus="yes">
        <source>The candidate counts the float, opens the table, works %n minute(s) of cards and closes the table. Nothing is revealed before the end.</source>
        <translation>
            <numerusform>O candidato conta o fundo, abre a mesa, dá cartas durante %n minuto e fecha a mesa. Nada se diz antes do fim.</numerusform>
            <numerusform>O candidato conta o fundo, abre a mesa, dá cartas durante %n minutos e fecha a mesa. Nada se diz antes do fim.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The candidate counts the float, opens the table, works %n spin(s) in two periods with a break and closes the table. Nothing is revealed before the end.</source>
        <translation>
            <numerusform>O candidato conta o fundo, abre a mesa, faz %n jogada em dois períodos com um intervalo e fecha a mesa. Nada se diz antes do fim.</numerusform>
            <numerusform>O candidato conta o fundo, abre a mesa, faz %n jogadas em dois períodos com um intervalo e fecha a mesa. Nada se diz antes do fim.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table test</source>
        <translation>Prova de mesa</translation>
    </message>
    <message>
        <source>As in real examinations: at the table, in writing, and judged by an examiner. Marks, weights and pass marks are the school&apos;s; no rule in the register sets them.</source>
        <translation>Como nos exames: à mesa, por escrito e aos olhos de um examinador. Notas, pesos e mínimos são da escola; nenhuma regra do registo fala deles.</translation>
    </message>
    <message>
        <source>The written part asks about the table&apos;s regulation, from the rulebook. The same test number brings the same spins and the same questions.</source>
        <translation>A parte escrita pergunta sobre o regulamento da mesa, a partir das Regras do jogo. O mesmo número de prova traz as mesmas jogadas e as mesmas perguntas.</translation>
    </message>
    <message>
        <source>The program marks technique and control by the faults that it saw; the examiner marks hospitality, which no program sees.</source>
        <translation>O programa dá as notas de técnica e de controlo pelas faltas que viu; o examinador dá a de hospitalidade, que nenhum programa vê.</translation>
    </message>
    <message>
        <source>The sheet says whether the candidate has passed and why, with marks, faults and answers, to be printed and signed.</source>
        <translation>A folha diz se o candidato foi aprovado e porquê, com notas, faltas e respostas, para imprimir e assinar.</translation>
    </message>
    <message>
        <source>Tests taken</source>
        <translation>Provas feitas</translation>
    </message>
</context>
<context>
    <name>TestMarking</name>
    <message>
        <source>The examiner&apos;s marks</source>
        <translation>As notas do examinador</translation>
    </message>
    <message>
        <source>Hospitality is what a program can&apos;t see or hear. The mean of these marks counts, from 4 points for poor in steps of 4 to 20 for excellent.</source>
        <translation>A hospitalidade é o que um programa não vê nem ouve. Conta a média destas notas, de 4 valores para mau, de 4 em 4, até 20 para excelente.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Para o resultado</translation>
    </message>
    <message>
        <source>Give all marks first</source>
        <translation>Dê primeiro todas as notas</translation>
    </message>
</context>
<context>
    <name>TestOptions</name>
    <message>
        <source>Candidate&apos;s name</source>
        <translation>Nome do candidato</translation>
    </message>
    <message>
        <source>Examiner&apos;s name</source>
        <translation>Nome do examinador</translation>
    </message>
    <message>
        <source>Examiner&apos;s name (can be added on paper)</source>
        <translation>Nome do examinador (pode ficar para o papel)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Spins</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>In two periods</source>
        <translation>Em dois períodos</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>The round in progress is dealt to its end</source>
        <translation>A jogada em curso vai até ao fim</translation>
    </message>
    <message>
        <source>Seconds for an action</source>
        <translation>Segundos por gesto</translation>
    </message>
    <message>
        <source>As long as it takes</source>
        <translation>O tempo que for preciso</translation>
    </message>
    <message>
        <source>Slower counts as a fault</source>
        <translation>Mais devagar conta como falta</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>3 · 2 · 2</source>
        <translation>3 · 2 · 2</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Iguais</translation>
    </message>
    <message>
        <source>Weight of hospitality</source>
        <translation>Peso da hospitalidade</translation>
    </message>
    <message>
        <source>Weight of technique</source>
        <translation>Peso da técnica</translation>
    </message>
    <message>
        <source>Weight of control</source>
        <translation>Peso do controlo</translation>
    </message>
    <message>
        <source>Pass mark</source>
        <translation>Nota mínima</translation>
    </message>
    <message>
        <source>Of 20 points</source>
        <translation>Em 20 valores</translation>
    </message>
    <message>
        <source>A fault costs</source>
        <translation>Cada falta custa</translation>
    </message>
    <message>
        <source>Tenths of a point</source>
        <translation>Décimas de valor</translation>
    </message>
    <message>
        <source>Written questions</source>
        <translation>Perguntas escritas</translation>
    </message>
    <message>
        <source>No written part</source>
        <translation>Sem parte escrita</translation>
    </message>
    <message>
        <source>Right answers needed</source>
        <translation>Respostas certas exigidas</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Por cento</translation>
    </message>
    <message>
        <source>Test number</source>
        <translation>Número da prova</translation>
    </message>
    <message>
        <source>0: a new test each time</source>
        <translation>0: uma prova nova de cada vez</translation>
    </message>
    <message>
        <source>The same test each time</source>
        <translation>A mesma prova de cada vez</translation>
    </message>
    <message>
        <source>Delete tests</source>
        <translation>Apagar provas</translation>
    </message>
    <message>
        <source>There are no tests yet</source>
        <translation>Ainda não há provas</translation>
    </message>
    <message>
        <source>Delete all tests?</source>
        <translation>Apagar todas as provas?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>All tests taken are deleted, with their marks and answers. This can&apos;t be undone.</source>
        <translation>Todas as provas feitas são esquecidas, com as notas e as respostas. Não se pode desfazer.</translation>
    </message>
    <message>
        <source>Begin the test</source>
        <translation>Começar a prova</translation>
    </message>
    <message>
        <source>The test belongs to the chosen trainee</source>
        <translation>A prova pertence ao formando escolhido</translation>
    </message>
</context>
<context>
    <name>TestPage</name>
    <message>
        <source>Table test</source>
        <translation>Prova de mesa</translation>
    </message>
</context>
<context>
    <name>TestResult</name>
    <message>
        <source>The result</source>
        <translation>O resultado</translation>
    </message>
    <message>
        <source>Faults at the table, each with its rule</source>
        <translation>Faltas à mesa, cada uma com a sua regra</translation>
    </message>
    <message>
        <source>There were no faults at the table</source>
        <translation>Não houve faltas à mesa</translation>
    </message>
    <message>
        <source>Back to options</source>
        <translation>Para as escolhas</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Guardar a folha</translation>
    </message>
    <message>
        <source>Save the test&apos;s sheet</source>
        <translation>Guardar a folha da prova</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
</context>
<context>
    <name>TestWritten</name>
    <message>
        <source>Hand it in unfinished?</source>
        <translation>Entregar por acabar?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) have no answer yet. They count as wrong.</source>
        <translation>
            <numerusform>Falta responder a %n pergunta. Conta como errada.</numerusform>
            <numerusform>Falta responder a %n perguntas. Contam como erradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The written part</source>
        <translation>A parte escrita</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pergunta %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered</source>
        <translation>
            <numerusform>%n por responder</numerusform>
            <numerusform>%n por responder</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>This is the first question</source>
        <translation>Esta é a primeira pergunta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>This is the last question</source>
        <translation>Esta é a última pergunta</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Unanswered questions count as wrong</source>
        <translation>O que não se responde conta como errado</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>TextMark</name>
    <message>
        <source>Differs from the official text.</source>
        <translation>Difere do texto oficial.</translation>
    </message>
    <message>
        <source>Differs from the official text: %1</source>
        <translation>Difere do texto oficial: %1</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TimerRing</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Falta %n segundo</numerusform>
            <numerusform>Faltam %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
    </message>
</context>
<context>
    <name>Timetable</name>
    <message>
        <source>Announced times</source>
        <translation>Horários anunciados</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>These rooms open their sale at fixed times. All others run round after round.</source>
        <translation>Estas salas abrem a venda a horas fixas. Todas as outras jogam sem parar.</translation>
    </message>
    <message>
        <source>No room has announced times now.</source>
        <translation>Nenhuma sala tem agora horário anunciado.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>The rulebook is closed during a test</source>
        <translation>As regras do jogo estão fechadas durante a prova</translation>
    </message>
    <message>
        <source>Top bar</source>
        <translation>Barra superior</translation>
    </message>
    <message>
        <source>DEMONSTRATION</source>
        <translation>DEMONSTRAÇÃO</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>SEM REGISTO</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>Last round (F2)</source>
        <translation>Última jogada (F2)</translation>
    </message>
    <message>
        <source>Rules and pay table (F1)</source>
        <translation>Regras e tabela de pagamentos (F1)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Definições (Ctrl+,)</translation>
    </message>
    <message>
        <source>Exit full screen (F11)</source>
        <translation>Voltar à janela (F11)</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Ecrã inteiro (F11)</translation>
    </message>
    <message>
        <source>About Mesa Viva</source>
        <translation>Acerca da Mesa Viva</translation>
    </message>
    <message>
        <source>Sound on (M)</source>
        <translation>Ligar o som (M)</translation>
    </message>
    <message>
        <source>Nothing can be heard: no sound device plays. Sound off (M)</source>
        <translation>Nada se ouve: nenhuma saída de som toca. Desligar o som (M)</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>Desligar o som (M)</translation>
    </message>
    <message>
        <source>Close the event log (Ctrl+I)</source>
        <translation>Fechar o rasto (Ctrl+I)</translation>
    </message>
    <message>
        <source>Event log of the table (Ctrl+I)</source>
        <translation>Rasto da mesa (Ctrl+I)</translation>
    </message>
    <message>
        <source>PRACTICE</source>
        <translation>PRÁTICA</translation>
    </message>
    <message>
        <source>Close the second window (Shift+F11)</source>
        <translation>Fechar a segunda janela (Shift+F11)</translation>
    </message>
    <message>
        <source>Second window, for a projector (Shift+F11)</source>
        <translation>Segunda janela, para um projetor (Shift+F11)</translation>
    </message>
    <message>
        <source>Hide the pointer (Ctrl+D)</source>
        <translation>Guardar o ponteiro (Ctrl+D)</translation>
    </message>
    <message>
        <source>Show and draw on the cloth (Ctrl+D)</source>
        <translation>Apontar e desenhar no pano (Ctrl+D)</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Sair da mesa</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, limits %2, %3</source>
        <translation>%1, limites %2, %3</translation>
    </message>
    <message>
        <source>Change the language to English (Ctrl+L)</source>
        <translation>Mudar a língua para inglês (Ctrl+L)</translation>
    </message>
    <message>
        <source>Change the language to Portuguese (Ctrl+L)</source>
        <translation>Mudar a língua para português (Ctrl+L)</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Hora: %1</translation>
    </message>
</context>
<context>
    <name>TutorPanel</name>
    <message>
        <source>Learning table</source>
        <translation>Mesa de aprendizagem</translation>
    </message>
    <message>
        <source>For practice: no time limits, no record, and these points don&apos;t count.</source>
        <translation>Para praticar: sem pressa, sem registo, e estes pontos não são de ninguém.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Recolher</translation>
    </message>
    <message>
        <source>Hide the explanation</source>
        <translation>Recolher a explicação</translation>
    </message>
    <message>
        <source>%1: %2, the better choice. %3</source>
        <translation>%1: %2, a melhor escolha. %3</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>✓ the better choice</source>
        <translation>✓ a melhor escolha</translation>
    </message>
</context>
<context>
    <name>VisitEntry</name>
    <message>
        <source>Session of %1, table %2, %3, %4. Rounds with a stake: %5. Staked %6, result %7</source>
        <translation>Sessão de %1, mesa %2, %3, %4. Jogadas com aposta: %5. Apostado %6, resultado %7</translation>
    </message>
</context>
<context>
    <name>VoicePack</name>
    <message>
        <source>there is no %1 in this folder</source>
        <extracomment>%1 a file&apos;s name</extracomment>
        <translation>não há %1 nesta pasta</translation>
    </message>
    <message>
        <source>%1 is no JSON from byte %2 on</source>
        <extracomment>%1 a file&apos;s name, %2 a number</extracomment>
        <translation>%1 deixa de ser JSON no byte %2</translation>
    </message>
    <message>
        <source>&quot;format&quot; is not %1</source>
        <translation>«format» não é %1</translation>
    </message>
    <message>
        <source>&quot;language&quot; is neither pt nor en</source>
        <translation>«language» não é pt nem en</translation>
    </message>
    <message>
        <source>&quot;rate&quot; is not from 8000 to 192000</source>
        <translation>«rate» não está entre 8000 e 192000</translation>
    </message>
    <message>
        <source>there are too many recordings</source>
        <translation>há gravações a mais</translation>
    </message>
    <message>
        <source>a recording has more than %1 words</source>
        <extracomment>%1 a number</extracomment>
        <translation>uma gravação tem mais de %1 palavras</translation>
    </message>
    <message>
        <source>recording &quot;%1&quot; has no text, or a file that is not in the folder</source>
        <translation>a gravação «%1» não tem texto, ou o ficheiro não está na pasta</translation>
    </message>
</context>
<context>
    <name>WhatIfView</name>
    <message>
        <source>What if</source>
        <translation>E se</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>O que veio antes</translation>
    </message>
    <message>
        <source>It is the first</source>
        <translation>É o primeiro</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>O que veio depois</translation>
    </message>
    <message>
        <source>It is the last</source>
        <translation>É o último</translation>
    </message>
    <message>
        <source>What comes instead? If it is already elsewhere, the two swap places.</source>
        <translation>O que vem em vez disso? O que já está noutro sítio troca de lugar.</translation>
    </message>
    <message>
        <source>What comes instead</source>
        <translation>O que vem em vez disso</translation>
    </message>
    <message>
        <source>As it went: %1</source>
        <translation>Como foi: %1</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>E se: %1</translation>
    </message>
    <message>
        <source>What if: the same</source>
        <translation>E se: o mesmo</translation>
    </message>
    <message>
        <source>What is done instead? Everything else stays as it was, as far as possible.</source>
        <translation>O que se faz em vez disso? Tudo o mais segue como foi, até onde for possível.</translation>
    </message>
    <message>
        <source>What is done instead</source>
        <translation>O que se faz em vez disso</translation>
    </message>
</context>
<context>
    <name>WheelView</name>
    <message>
        <source>Wheel, the ball is on %1</source>
        <translation>Roleta, a bola parou no %1</translation>
    </message>
    <message>
        <source>Wheel, the ball runs</source>
        <translation>Roleta, a bola corre</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roleta</translation>
    </message>
</context>
<context>
    <name>WinnersView</name>
    <message>
        <source>Prizes of the round</source>
        <translation>Prémios da jogada</translation>
    </message>
    <message>
        <source>Round %1 · %2 in prizes</source>
        <translation>Jogada %1 · %2 em prémios</translation>
    </message>
    <message>
        <source>Nothing has been won in this round yet.</source>
        <translation>Nesta jogada ainda não se ganhou nada.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1, ball %2: %3, card %4, %5</source>
        <translation>%1, bola %2: %3, cartão %4, %5</translation>
    </message>
    <message>
        <source>ball %1</source>
        <translation>bola %1</translation>
    </message>
    <message>
        <source>ball %1, card %2</source>
        <translation>bola %1, cartão %2</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::Application</name>
    <message>
        <source>This round is not on record.</source>
        <translation>Esta jogada não está registada.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BalanceLine</name>
    <message>
        <source>There is nothing to plot.</source>
        <translation>Não há nada para desenhar.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s): from %1 on %2 to %3 on %4. Highest: %5 on %6. Lowest: %7 on %8.</source>
        <extracomment>%1, %3, %5, %7 amounts, %2, %4, %6, %8 dates</extracomment>
        <translation>
            <numerusform>%n jogada: de %1 em %2 a %3 em %4. Máximo: %5 em %6. Mínimo: %7 em %8.</numerusform>
            <numerusform>%n jogadas: de %1 em %2 a %3 em %4. Máximo: %5 em %6. Mínimo: %7 em %8.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first round, %1</source>
        <translation>Antes da primeira jogada, %1</translation>
    </message>
    <message>
        <source>After round %1, %2: %3</source>
        <extracomment>%1 a round&apos;s id, %2 date and time, %3 an amount with its sign</extracomment>
        <translation>Depois da jogada %1, %2: %3</translation>
    </message>
    <message>
        <source>free points before it: %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>pontos gratuitos antes dela: %1</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoCardListModel</name>
    <message>
        <source>Card %1</source>
        <translation>Cartão %1</translation>
    </message>
    <message>
        <source>one to go: %1</source>
        <translation>falta um: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) to a prize</source>
        <translation>
            <numerusform>falta %n número para um prémio</numerusform>
            <numerusform>faltam %n números para um prémio</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a prize, %2 an amount</extracomment>
        <translation>%1: %2</translation>
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
        <extracomment>%1 &quot;rows, columns&quot;</extracomment>
        <translation>Linhas: %1</translation>
    </message>
    <message>
        <source>%1 asks for cards, though the sale is closed.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 pede cartões, com a venda já encerrada.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to check.</source>
        <translation>
            <numerusform>%n cartão a verificar.</numerusform>
            <numerusform>%n cartões a verificar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The room is ready: the first round waits for you.</source>
        <translation>A sala está pronta: a primeira jogada espera por si.</translation>
    </message>
    <message>
        <source>The next round waits for you.</source>
        <translation>A próxima jogada espera por si.</translation>
    </message>
    <message>
        <source>The time for buying cards is over.</source>
        <translation>O tempo para comprar cartões acabou.</translation>
    </message>
    <message>
        <source>The players buy cards.</source>
        <translation>Os jogadores compram cartões.</translation>
    </message>
    <message>
        <source>The balls are in the machine.</source>
        <translation>As bolas estão na máquina.</translation>
    </message>
    <message>
        <source>The cards are checked: the prize must be announced.</source>
        <translation>Cartões verificados: falta anunciar o prémio.</translation>
    </message>
    <message>
        <source>A ball is out.</source>
        <translation>Saiu uma bola.</translation>
    </message>
    <message>
        <source>The draw is stopped.</source>
        <translation>O sorteio está parado.</translation>
    </message>
    <message>
        <source>The balls tumble.</source>
        <translation>As bolas rodam.</translation>
    </message>
    <message>
        <source>Bingo: the draw is over.</source>
        <translation>Bingo: o sorteio acabou.</translation>
    </message>
    <message>
        <source>Too few players have bought cards.</source>
        <translation>Poucos jogadores compraram cartões.</translation>
    </message>
    <message>
        <source>All paid.</source>
        <translation>Está tudo pago.</translation>
    </message>
    <message>
        <source>the ball shows %1</source>
        <extracomment>%1 a ball</extracomment>
        <translation>a bola mostra %1</translation>
    </message>
    <message>
        <source>The room shows %2 on card %3; %1 says nothing.</source>
        <extracomment>%1 a player, %2 &quot;the line&quot;, %3 a card&apos;s number</extracomment>
        <translation>A sala mostra %2 no cartão %3; %1 nada diz.</translation>
    </message>
    <message>
        <source>%1 calls %2: card %3.</source>
        <translation>%1 canta %2: cartão %3.</translation>
    </message>
    <message>
        <source>%1, marked</source>
        <translation>%1, marcado</translation>
    </message>
    <message>
        <source>There is no card to check.</source>
        <translation>Não há cartão a verificar.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) sold at %1</source>
        <extracomment>%1 a sum</extracomment>
        <translation>
            <numerusform>%n cartão vendido a %1</numerusform>
            <numerusform>%n cartões vendidos a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 for prizes</source>
        <extracomment>%1 &quot;80 %&quot;, %2 a sum</extracomment>
        <translation>%1 de %2 para prémios</translation>
    </message>
    <message>
        <source>and %1 carried over</source>
        <extracomment>%1 a sum</extracomment>
        <translation>e %1 que transitam</translation>
    </message>
    <message>
        <source>%1 of that to %2</source>
        <extracomment>%1 &quot;4 %&quot;, %2 &quot;the bingo jackpot&quot;</extracomment>
        <translation>%1 disso para %2</translation>
    </message>
    <message>
        <source>Cards sold</source>
        <translation>Cartões vendidos</translation>
    </message>
    <message>
        <source>All prizes</source>
        <translation>Total dos prémios</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <extracomment>%1 a card&apos;s number, %2 its player</extracomment>
        <translation>cartão %1 de %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 a prize, %2 a sum, %3 &quot;card 12 of Rosa M.&quot;</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>There is no prize to announce yet.</source>
        <translation>Ainda não há prémio a anunciar.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>Bolas</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Cartão</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prémios</translation>
    </message>
    <message>
        <source>There is nothing to select: each phrase has its own key.</source>
        <translation>Nada está escolhido: cada frase tem a sua tecla.</translation>
    </message>
    <message>
        <source>The caller is about to</source>
        <translation>O locutor vai</translation>
    </message>
    <message>
        <source>Bingo, reversed</source>
        <translation>Bingo ao contrário</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>are the caller</source>
        <translation>locutor</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Oito</translation>
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
        <translation>Bolas anunciadas</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Uma a uma</translation>
    </message>
    <message>
        <source>By you</source>
        <translation>Por si</translation>
    </message>
    <message>
        <source>By the program</source>
        <translation>Pelo programa</translation>
    </message>
    <message>
        <source>False calls, late buyers</source>
        <translation>Prémios mal cantados, compras tardias</translation>
    </message>
    <message>
        <source>You are the caller</source>
        <translation>Faça de locutor</translation>
    </message>
    <message>
        <source>Simulated players buy cards; you open and close the sale, call the balls, check cards and announce prizes and shares. The room judges order, words, sums and time by its regulation.</source>
        <translation>Jogadores simulados compram cartões; cabe-lhe abrir e encerrar a venda, anunciar as bolas, verificar cartões e anunciar prémios e partes. A sala julga ordem, palavras, quantias e tempo pelo seu regulamento.</translation>
    </message>
    <message>
        <source>Open the sale, close it when time is up, and announce the cards sold, the total of the prizes and each prize.</source>
        <translation>Abra a venda, encerre-a quando o tempo acabar e anuncie os cartões vendidos, o total dos prémios e cada um deles.</translation>
    </message>
    <message>
        <source>Call each ball by its number; in bingo 75 the letter comes first. At least a second passes between two balls.</source>
        <translation>Anuncie cada bola pelo número; no bingo 75 a letra vem primeiro. Entre duas bolas passa pelo menos um segundo.</translation>
    </message>
    <message>
        <source>Stop when a prize is called, or the room shows that a card has it. Compare the card with the panel, and say whether it has won.</source>
        <translation>Pare quando alguém canta um prémio, ou a sala mostra que um cartão o tem. Compare o cartão com o painel e diga se ganha.</translation>
    </message>
    <message>
        <source>Announce the prize with each player&apos;s share, to the cent, and what can&apos;t be divided. Go on; after bingo have the prizes paid.</source>
        <translation>Anuncie o prémio com a parte de cada jogador, ao cêntimo, e o que não se divide. Continue; depois do bingo mande pagar os prémios.</translation>
    </message>
    <message>
        <source>Or find the faults: the program calls, and makes a mistake now and then. Let correct actions pass, stop and name the mistakes, and say how they are corrected.</source>
        <translation>Ou descubra as faltas: o programa é o locutor e de vez em quando faz algo errado. Deixe passar o que está certo, pare e diga o que não está, e como se emenda.</translation>
    </message>
    <message>
        <source>The sale is closed: the prizes must be announced.</source>
        <translation>A venda está encerrada: falta anunciar os prémios.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoEquipment</name>
    <message>
        <source>Balls</source>
        <translation>Bolas</translation>
    </message>
    <message>
        <source>Real balls</source>
        <translation>Bolas verdadeiras</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Cards are still on sale; the balls come after that.</source>
        <translation>Ainda se vendem cartões; as bolas vêm depois.</translation>
    </message>
    <message>
        <source>This draw is over.</source>
        <translation>Este sorteio terminou.</translation>
    </message>
    <message>
        <source>The table is announcing; the next ball comes after that.</source>
        <translation>A mesa anuncia; a próxima bola vem depois.</translation>
    </message>
    <message>
        <source>%1: already out, as number %2 of this draw.</source>
        <extracomment>%1 a ball, %2 the how manieth of the draw</extracomment>
        <translation>%1: já saiu, foi a %2.ª deste sorteio.</translation>
    </message>
    <message>
        <source>The machine has no such ball.</source>
        <translation>A máquina não tem essa bola.</translation>
    </message>
    <message>
        <source>This machine has no ball %1.</source>
        <translation>Esta máquina não tem a bola %1.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoGame</name>
    <message>
        <source>the last ball drawn, and those before it</source>
        <translation>a última bola extraída e as anteriores</translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation>Bingo</translation>
    </message>
    <message>
        <source>Four variants, a hall of rooms</source>
        <translation>Quatro variantes, um salão com várias salas</translation>
    </message>
    <message numerus="yes">
        <source>%n ball(s)</source>
        <translation>
            <numerusform>%n bola</numerusform>
            <numerusform>%n bolas</numerusform>
        </translation>
    </message>
    <message>
        <source>the fullest card of %1, and the last balls drawn</source>
        <translation>o cartão mais preenchido de %1, e as últimas bolas tiradas</translation>
    </message>
    <message>
        <source>Cards bought: %1</source>
        <translation>Cartões comprados: %1</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoHallModel</name>
    <message>
        <source>%1 · %2 · %3 a card, %4</source>
        <extracomment>%1 the room&apos;s name, %2 &quot;Bingo 90&quot;, %3 the price of a card, %4 &quot;up to 24 cards&quot;</extracomment>
        <translation>%1 · %2 · %3 o cartão, %4</translation>
    </message>
    <message>
        <source>Few people</source>
        <translation>Pouca gente</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Como de costume</translation>
    </message>
    <message>
        <source>Full room</source>
        <translation>Casa cheia</translation>
    </message>
    <message>
        <source>Many thousands</source>
        <translation>Muitos milhares</translation>
    </message>
    <message>
        <source>does not open</source>
        <translation>não abre</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>encerrada</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>às %1</translation>
    </message>
    <message>
        <source>next sale: %1</source>
        <translation>próxima venda: %1</translation>
    </message>
    <message>
        <source>on sale: %1</source>
        <translation>venda aberta: %1</translation>
    </message>
    <message>
        <source>the draw begins</source>
        <translation>o sorteio começa</translation>
    </message>
    <message numerus="yes">
        <source>draw: %n number(s)</source>
        <translation>
            <numerusform>sorteio: %n bola</numerusform>
            <numerusform>sorteio: %n bolas</numerusform>
        </translation>
    </message>
    <message>
        <source>bingo!</source>
        <translation>bingo!</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>a jogada termina</translation>
    </message>
    <message>
        <source>%1, %2, %3 a card, %4</source>
        <extracomment>%1 the room&apos;s name, %2 &quot;Bingo 90&quot;, %3 the price of a card, %4 when it goes on</extracomment>
        <translation>%1, %2, %3 por cartão, %4</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoHistoryModel</name>
    <message>
        <source>Round %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>sem cartões</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoLobbyModel</name>
    <message>
        <source>Full card</source>
        <translation>Cartão completo</translation>
    </message>
    <message>
        <source>Custom pattern</source>
        <translation>Forma própria</translation>
    </message>
    <message>
        <source>Bingo must be the hardest prize: a larger pattern, or no other prize.</source>
        <translation>O bingo tem de ser o prémio mais difícil: uma forma maior, ou nenhum outro prémio.</translation>
    </message>
    <message>
        <source>This room isn&apos;t possible.</source>
        <translation>Uma sala não pode ser assim.</translation>
    </message>
    <message>
        <source>With bingo on the full card there is a line or four corners.</source>
        <translation>Com bingo de cartão completo há linha ou quatro cantos.</translation>
    </message>
    <message>
        <source>All numbers of a line.</source>
        <translation>Todos os números de uma linha.</translation>
    </message>
    <message>
        <source>The outer numbers of the top and the bottom row.</source>
        <translation>Os números das pontas da linha de cima e da de baixo.</translation>
    </message>
    <message>
        <source>The four boxes at the corners of the card.</source>
        <translation>As quatro casas dos cantos do cartão.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoNumberListModel</name>
    <message>
        <source>%1, drawn</source>
        <translation>%1, saiu</translation>
    </message>
    <message>
        <source>%1, not drawn yet</source>
        <translation>%1, por sair</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoPrizeListModel</name>
    <message>
        <source>not won yet</source>
        <translation>por ganhar</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoTableModel</name>
    <message>
        <source>Sale</source>
        <translation>Venda</translation>
    </message>
    <message>
        <source>Next sale</source>
        <translation>Próxima venda</translation>
    </message>
    <message>
        <source>%1, ball %2</source>
        <extracomment>%1 a number or symbol, %2 how many were drawn</extracomment>
        <translation>%1, bola %2</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoTutor</name>
    <message>
        <source>card %1 is nearest</source>
        <translation>o cartão %1 é o mais próximo</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are equally near</source>
        <translation>
            <numerusform>%n cartão é o mais próximo</numerusform>
            <numerusform>%n cartões são os mais próximos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how many cards, with + and −, and buy them: B. They can&apos;t be returned (B12). The others have bought theirs; the sale stays open for you.</source>
        <translation>Escolha quantos cartões, com + e −, e compre-os: B. Não se devolvem (B12). Os outros já compraram; a venda fica aberta para si.</translation>
    </message>
    <message>
        <source>You have your cards. Buy more, or start the draw. The numbers on a card are those that must be drawn; prizes are lines and, in the end, bingo.</source>
        <translation>Os seus cartões estão na mesa. Compre mais, ou mande começar o sorteio. Os números de um cartão são os que têm de sair; os prémios são as linhas e, no fim, o bingo.</translation>
    </message>
    <message>
        <source>The round is over. The next sale opens when you like.</source>
        <translation>A jogada terminou. A próxima venda abre quando quiser.</translation>
    </message>
    <message>
        <source>Bingo ends the draw. The cards are checked, then prizes are paid (B25, B26).</source>
        <translation>O bingo termina o sorteio. Verificam-se os cartões, depois pagam-se os prémios (B25, B26).</translation>
    </message>
    <message>
        <source>%1 are sold for %2. Of that, %3 goes to the winners: %4 (B31). Every player sees this before the first ball (B19).</source>
        <translation>Venderam-se %1, por %2. Disso, %3 são para quem ganha: %4 (B31). Todos o veem antes da primeira bola (B19).</translation>
    </message>
    <message>
        <source>%1 is won: the draw pauses to announce it (B24). Nobody can win it again; the balls go on to bingo.</source>
        <translation>Já saiu: %1. O sorteio para, para o anunciar (B24). Ninguém mais o pode ganhar; as bolas continuam até ao bingo.</translation>
    </message>
    <message>
        <source>One to go (B28): card %1 needs only one number. Now wait for: %2. No ball is “due”; each of those left is as likely as any other.</source>
        <translation>Falta um (B28): ao cartão %1 já só falta um número. Espera-se: %2. Nenhuma bola «está para sair»; cada uma das que restam é tão provável como as outras.</translation>
    </message>
    <message numerus="yes">
        <source>One to go (B28): %n of your cards need only one number. Now wait for: %1. No ball is “due”; each of those left is as likely as any other.</source>
        <extracomment>%n cards of the player, two or more, %1 numbers</extracomment>
        <translation>
            <numerusform>Falta um (B28): a %n dos seus cartões já só falta um número. Espera-se: %1. Nenhuma bola «está para sair»; cada uma das que restam é tão provável como as outras.</numerusform>
            <numerusform>Falta um (B28): a %n dos seus cartões já só falta um número. Espera-se: %1. Nenhuma bola «está para sair»; cada uma das que restam é tão provável como as outras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ball is drawn, then called, then marked on panel and cards (B27). You need not do anything: a number counts whether it is marked or not (B29).</source>
        <translation>A bola sai, é anunciada, e marca-se no painel e nos cartões (B27). Não precisa de fazer nada: um número conta, marcado ou não (B29).</translation>
    </message>
    <message>
        <source>What the next balls can bring</source>
        <translation>O que as próximas bolas podem trazer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 cards: &quot;6 cards&quot;, %2 an amount</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of the price is returned; %2 of %3 cards are yours, and so is each prize in %4 of all rounds</source>
        <extracomment>%1, %4 shares in per cent, %2 and %3 how many cards</extracomment>
        <translation>volta %1 do preço; são seus %2 de %3 cartões, e cada prémio em %4 das jogadas</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1 is nearest; all the numbers that it needs are drawn within ten balls in %2 of all cases</source>
        <extracomment>%1 a card&apos;s number, %2 a share in per cent</extracomment>
        <translation>o cartão %1 é o mais próximo; o que lhe falta sai todo em dez bolas em %2 dos casos</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are equally near; all the numbers that each of them needs are drawn within ten balls in %1 of all cases</source>
        <extracomment>%n cards, two or more, %1 a share in per cent</extracomment>
        <translation>
            <numerusform>%n cartão é o mais próximo; o que lhe falta sai todo em dez bolas em %1 dos casos</numerusform>
            <numerusform>%n cartões são os mais próximos; o que falta a cada um deles sai todo em dez bolas em %1 dos casos</numerusform>
        </translation>
    </message>
    <message>
        <source>by the next ball, with %1: %2 of the %3 that are left. Within five balls: %4</source>
        <extracomment>%1 numbers, %2 of %3 balls, %4 a share in per cent</extracomment>
        <translation>na próxima bola, com %1: %2 das %3 que restam. Em cinco bolas: %4</translation>
    </message>
    <message>
        <source>Each ball that is left is as likely as any other. Only what is nearest is counted, and not the others&apos; cards.</source>
        <translation>Cada bola que resta é tão provável como qualquer outra. Conta-se só o que está mais perto, e não os cartões dos outros.</translation>
    </message>
    <message>
        <source>Every card is made the same way and has the same chance. Exact except for the jackpots, and for prizes that several players share.</source>
        <translation>Todos os cartões se fazem do mesmo modo e têm a mesma probabilidade. Valor exato, salvo nos acumulados e nos prémios que vários jogadores partilham.</translation>
    </message>
    <message>
        <source>Exact, without the jackpots: every card is made the same way and has the same chance.</source>
        <translation>Valor exato, sem os acumulados: todos os cartões se fazem do mesmo modo e têm a mesma probabilidade.</translation>
    </message>
    <message>
        <source>Exact: every card is made the same way and has the same chance.</source>
        <translation>Valor exato: todos os cartões se fazem do mesmo modo e têm a mesma probabilidade.</translation>
    </message>
    <message>
        <source>The round was void; the price of your cards is refunded.</source>
        <translation>A jogada foi anulada; devolve-se o preço dos seus cartões.</translation>
    </message>
    <message numerus="yes">
        <source>Bingo was won at ball %1; your best card was %n number(s) short.</source>
        <translation>
            <numerusform>O bingo saiu à bola %1; ao seu melhor cartão faltava %n número.</numerusform>
            <numerusform>O bingo saiu à bola %1; ao seu melhor cartão faltavam %n números.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bingo was won at ball %1, on one of your cards.</source>
        <translation>O bingo saiu à bola %1, num cartão seu.</translation>
    </message>
    <message>
        <source>The round won you %1.</source>
        <extracomment>%1 what the round has brought</extracomment>
        <translation>A jogada deu-lhe %1.</translation>
    </message>
    <message numerus="yes">
        <source>In %n round(s) you staked %1 and %2 was returned; on average it would have been %3.</source>
        <translation>
            <numerusform>Em %n jogada apostou %1 e recebeu %2; em média seriam %3.</numerusform>
            <numerusform>Em %n jogadas apostou %1 e recebeu %2; em média seriam %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the draw</source>
        <translation>Começar o sorteio</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Próxima jogada</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::BingoWinnerListModel</name>
    <message>
        <source>%1, simulated</source>
        <translation>%1, simulado</translation>
    </message>
    <message>
        <source>%1, ball %2: %3, card %4, %5</source>
        <extracomment>%1 a prize, %2 how many numbers were drawn, %3 a player, %4 the card&apos;s number, %5 an amount</extracomment>
        <translation>%1, bola %2: %3, cartão %4, %5</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ConformityModel</name>
    <message>
        <source>%1, round %2 (×%3)</source>
        <extracomment>%1 a moment on the table&apos;s clock, %2 a round&apos;s number, %3 how often</extracomment>
        <translation>%1, jogada %2 (×%3)</translation>
    </message>
    <message>
        <source>All regulations</source>
        <translation>Todos os regulamentos</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas as regras</translation>
    </message>
    <message>
        <source>Still to be judged</source>
        <translation>Por avaliar</translation>
    </message>
    <message>
        <source>Judged: fail</source>
        <translation>Não conformes</translation>
    </message>
    <message>
        <source>Not yet seen applied</source>
        <translation>Ainda sem atuar</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Leituras</translation>
    </message>
    <message>
        <source>conformity</source>
        <comment>a file&apos;s name</comment>
        <translation>conformidade</translation>
    </message>
    <message>
        <source>%1 rules and readings · %2 seen applied in an event log of this inspection · %3 pass, %4 fail, %5 not applicable</source>
        <extracomment>%1 rules and readings, %2 of them have acted, %3 pass, %4 fail, %5 not applicable</extracomment>
        <translation>%1 regras e leituras · %2 vistas a atuar num rasto desta inspeção · %3 conformes, %4 não conformes, %5 não aplicáveis</translation>
    </message>
    <message>
        <source>Decided in no scenario</source>
        <translation>Não decidida em cenários</translation>
    </message>
    <message>
        <source>Asserted in no scenario</source>
        <translation>Não verificada em cenários</translation>
    </message>
    <message>
        <source>in scenarios %1 offered, %2 decided, %3 asserted</source>
        <extracomment>of the rules; in the shipped scenarios</extracomment>
        <translation>em cenários %1 oferecidas, %2 decididas, %3 verificadas</translation>
    </message>
    <message>
        <source>asserted</source>
        <translation>verificada</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decidida</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>oferecida</translation>
    </message>
    <message>
        <source>Differ from the official text</source>
        <translation>Diferem do texto oficial</translation>
    </message>
    <message>
        <source>To be confirmed</source>
        <translation>A confirmar</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Excerpt: %1 of %2 rules and readings (%3).</source>
        <extracomment>%1 and %2 numbers of rules, %3 the filters and the words searched for</extracomment>
        <translation>Excerto: %1 de %2 regras e leituras (%3).</translation>
    </message>
    <message>
        <source>There are %1 pictures already: delete one first</source>
        <translation>Já há %1 imagens: apague primeiro uma</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::CroupierDesk</name>
    <message>
        <source>In a test nothing is revealed before its end.</source>
        <translation>Numa prova nada se diz antes do fim.</translation>
    </message>
    <message>
        <source>Right: nothing was wrong with it.</source>
        <translation>Certo: não havia nada errado.</translation>
    </message>
    <message>
        <source>Nothing was wrong with it.</source>
        <translation>Não havia nada errado.</translation>
    </message>
    <message>
        <source>Caught.</source>
        <translation>Apanhada.</translation>
    </message>
    <message>
        <source>It was something else.</source>
        <translation>A falta era outra.</translation>
    </message>
    <message>
        <source>That was wrong.</source>
        <translation>Isso estava errado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n planted error(s) stopped and named</source>
        <extracomment>%1 faults that were stopped and named, of %n that were planted</extracomment>
        <translation>
            <numerusform>%1 de %n falta do programa apanhada e nomeada</numerusform>
            <numerusform>%1 de %n faltas do programa apanhadas e nomeadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Look: is it what the rules require now, and is it complete?</source>
        <translation>Olhe: é isto que as regras mandam agora, e está tudo?</translation>
    </message>
    <message numerus="yes">
        <source>And %n more fault(s).</source>
        <translation>
            <numerusform>E mais %n falta.</numerusform>
            <numerusform>E mais %n faltas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) of %1</source>
        <translation>
            <numerusform>%n ficha de %1</numerusform>
            <numerusform>%n fichas de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the place on the cloth first</source>
        <translation>Escolha primeiro o lugar no pano</translation>
    </message>
    <message>
        <source>Choose the player first</source>
        <translation>Escolha primeiro o jogador</translation>
    </message>
    <message>
        <source>Cut the chips first</source>
        <translation>Corte primeiro as fichas</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Anotado.</translation>
    </message>
    <message>
        <source>Noted. The table waits.</source>
        <translation>Anotado. A mesa espera.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Certo: %1.</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>%1 what was done: &quot;say «Place your bets»&quot;</extracomment>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Nothing yet: let the table run.</source>
        <translation>Por agora, nada: deixe a mesa seguir.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>%1 what to do: &quot;say «Place your bets»&quot;, %2 a rule</extracomment>
        <translation>Agora: %1.</translation>
    </message>
    <message>
        <source>Now: %1 (%2).</source>
        <translation>Agora: %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n gesto</numerusform>
            <numerusform>%n gestos</numerusform>
        </translation>
    </message>
    <message>
        <source>All right first time</source>
        <translation>Todos certos à primeira</translation>
    </message>
    <message>
        <source>%1 right first time</source>
        <translation>%1 certos à primeira</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n falta</numerusform>
            <numerusform>%n faltas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payment(s)</source>
        <extracomment>%1 seconds</extracomment>
        <translation>
            <numerusform>%n pagamento</numerusform>
            <numerusform>%n pagamentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s per payment</source>
        <translation>%1 s por pagamento</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) asked for</source>
        <translation>
            <numerusform>%n ajuda pedida</numerusform>
            <numerusform>%n ajudas pedidas</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1.</source>
        <extracomment>%1 a sum</extracomment>
        <translation>São %1.</translation>
    </message>
    <message>
        <source>You have not worked at this table yet.</source>
        <translation>Ainda não trabalhou nesta mesa.</translation>
    </message>
    <message>
        <source>Last time, %1:</source>
        <extracomment>%1 a date</extracomment>
        <translation>Da última vez, %1:</translation>
    </message>
    <message>
        <source>The croupier is doing nothing now.</source>
        <translation>O pagador não faz nada agora.</translation>
    </message>
    <message>
        <source>Noted. Now it has to be corrected.</source>
        <translation>Anotado. Agora é preciso emendar.</translation>
    </message>
    <message>
        <source>Properly corrected.</source>
        <translation>Bem emendado.</translation>
    </message>
    <message>
        <source>Choose how to correct it.</source>
        <translation>Escolha como se emenda.</translation>
    </message>
    <message>
        <source>What do the rules require? Choose what leads to it, and nothing else.</source>
        <translation>Como querem as regras que fique? Escolha o que lá leva, e nada mais.</translation>
    </message>
    <message numerus="yes">
        <source>%n properly corrected</source>
        <translation>
            <numerusform>%n bem emendada</numerusform>
            <numerusform>%n bem emendadas</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>O seu papel</translation>
    </message>
    <message>
        <source>find the faults</source>
        <translation>descobrir as faltas</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Sometimes</source>
        <translation>Às vezes</translation>
    </message>
    <message>
        <source>Faults are named</source>
        <translation>Dizer as faltas</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>De imediato</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>No fim</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Não se conta</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Conta-se</translation>
    </message>
    <message>
        <source>May differ</source>
        <translation>Pode não bater</translation>
    </message>
    <message>
        <source>shifts</source>
        <extracomment>The name of a file, in small letters: what was done in shifts at the reversed tables</extracomment>
        <translation>turnos</translation>
    </message>
    <message>
        <source>First: %1. “What now?” (H) shows each time what is due.</source>
        <extracomment>%1 what to do: &quot;say «Place your bets»&quot;</extracomment>
        <translation>Primeiro: %1. «E agora?» (H) diz de cada vez o que há a fazer.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Announce and hand over</source>
        <translation>Anunciar e entregar</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::CroupierResults</name>
    <message>
        <source>The file with the results can&apos;t be read.</source>
        <translation>Não é possível ler o ficheiro dos resultados.</translation>
    </message>
    <message>
        <source>The results can&apos;t be saved.</source>
        <translation>Não é possível guardar os resultados.</translation>
    </message>
    <message>
        <source>The results are saved.</source>
        <translation>Os resultados estão guardados.</translation>
    </message>
    <message>
        <source>The results can&apos;t be saved there.</source>
        <translation>Não é possível guardar aí os resultados.</translation>
    </message>
    <message>
        <source>All results are deleted.</source>
        <translation>Todos os resultados foram apagados.</translation>
    </message>
    <message>
        <source>The file with the results can&apos;t be written.</source>
        <translation>Não é possível escrever no ficheiro dos resultados.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::DisputeDesk</name>
    <message>
        <source>Complaint about round %1</source>
        <translation>Reclamação sobre a jogada %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desfecho</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Staked and returned</source>
        <translation>Apostado e devolvido</translation>
    </message>
    <message>
        <source>Nobody is named</source>
        <translation>Ninguém indicado</translation>
    </message>
    <message>
        <source>No rule is named</source>
        <translation>Nenhuma regra indicada</translation>
    </message>
    <message>
        <source>complaint</source>
        <translation>reclamacao</translation>
    </message>
    <message>
        <source>Fault injected</source>
        <translation>Falha provocada</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::DrillDesk</name>
    <message>
        <source>This table has no series</source>
        <translation>Esta mesa não tem séries</translation>
    </message>
    <message>
        <source>At this table chips have a value of their own</source>
        <translation>Nesta mesa as fichas têm valor próprio</translation>
    </message>
    <message>
        <source>The file with the results can&apos;t be read.</source>
        <translation>Não é possível ler o ficheiro dos resultados.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Acabou o tempo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Errado</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, fast</source>
        <translation>%1, rápido</translation>
    </message>
    <message>
        <source>%1, slow</source>
        <translation>%1, lento</translation>
    </message>
    <message>
        <source>The results could not be saved: the file can&apos;t be written.</source>
        <translation>Não foi possível guardar os resultados: não se pode escrever no ficheiro.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Aprovado</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2</source>
        <translation>Interrompido depois de %1 de %2</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>Não aprovado</translation>
    </message>
    <message>
        <source>%1 right; %2% is needed</source>
        <translation>%1 certas; pedem-se %2 %</translation>
    </message>
    <message>
        <source>%1 s per task; the target is %2 s</source>
        <translation>%1 s por tarefa; a meta é %2 s</translation>
    </message>
    <message>
        <source>Of the right ones: %1, %2</source>
        <extracomment>%1 &quot;3 fast&quot;, %2 &quot;1 slow&quot;</extracomment>
        <translation>Das certas: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n fast</source>
        <translation>
            <numerusform>%n rápida</numerusform>
            <numerusform>%n rápidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slow</source>
        <translation>
            <numerusform>%n lenta</numerusform>
            <numerusform>%n lentas</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nível %1</translation>
    </message>
    <message>
        <source>last time %1 of %2</source>
        <translation>da última vez %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n to repeat</source>
        <translation>
            <numerusform>%n a repetir</numerusform>
            <numerusform>%n a repetir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 right, %4 s per task, level %5</source>
        <translation>%1: %2 de %3 certas, %4 s por tarefa, nível %5</translation>
    </message>
    <message>
        <source>Not practised yet at this table</source>
        <translation>Ainda sem treino nesta mesa</translation>
    </message>
    <message numerus="yes">
        <source>The last %n session(s) at this table</source>
        <translation>
            <numerusform>A última sessão nesta mesa</numerusform>
            <numerusform>As últimas %n sessões nesta mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <translation>Os resultados estão em %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>Não é possível escrever em %1.</translation>
    </message>
    <message>
        <source>All results are deleted.</source>
        <translation>Todos os resultados foram apagados.</translation>
    </message>
    <message>
        <source>The file with the results can&apos;t be written.</source>
        <translation>Não é possível escrever no ficheiro dos resultados.</translation>
    </message>
    <message>
        <source>drills</source>
        <extracomment>The name of a file, in small letters: what was answered in drills</extracomment>
        <translation>exercicios</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::EquipmentDesk</name>
    <message>
        <source>The file with inspections and numbers can&apos;t be read or written.</source>
        <translation>Não é possível ler ou escrever o ficheiro das verificações e dos números.</translation>
    </message>
    <message>
        <source>Wheel inspected by %1, %2</source>
        <translation>Cilindro verificado por %1, %2</translation>
    </message>
    <message>
        <source>First take back what you entered.</source>
        <extracomment>%1 a ball or a card</extracomment>
        <translation>Retire primeiro o que introduziu.</translation>
    </message>
    <message>
        <source>%1 is still waiting for the table: wait a moment, or take it back first.</source>
        <translation>%1 ainda espera pela mesa: aguarde um momento, ou retire primeiro.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::EquipmentKind</name>
    <message>
        <source>Entered: %1. It counts in a moment; until then it can be taken back.</source>
        <translation>Introduzido: %1. Conta dentro de momentos; até lá pode retirar-se.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::EventLogModel</name>
    <message>
        <source>All events</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Don&apos;t stop</source>
        <translation>Não parar</translation>
    </message>
    <message>
        <source>Stop at a refusal</source>
        <translation>Parar numa recusa</translation>
    </message>
    <message>
        <source>Stop at: %1</source>
        <extracomment>%1 a kind of event</extracomment>
        <translation>Parar em: %1</translation>
    </message>
    <message>
        <source>The number of one rule, such as P26</source>
        <translation>O número de uma regra, como P26</translation>
    </message>
    <message>
        <source>Event %1 has happened. A live table&apos;s clock does not stop: the law gives all players the same time.</source>
        <translation>Chegou o acontecimento %1. O tempo de uma mesa ao vivo não se para: a lei dá-o igual a todos os jogadores.</translation>
    </message>
    <message>
        <source>The table has stopped at event %1.</source>
        <translation>A mesa está parada no acontecimento %1.</translation>
    </message>
    <message>
        <source>There is no rule with that number.</source>
        <translation>Não há regra com esse número.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::FairnessDesk</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 a game, %2 what came of a round of it</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is no such round on record.</source>
        <translation>Essa jogada não está registada.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::FaultDesk</name>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>At the next event</source>
        <translation>No próximo acontecimento</translation>
    </message>
    <message>
        <source>In a round</source>
        <translation>Numa jogada</translation>
    </message>
    <message>
        <source>After some seconds</source>
        <translation>Ao fim de alguns segundos</translation>
    </message>
    <message>
        <source>%1, at the next event “%2”</source>
        <extracomment>%1 a fault, %2 a kind of event</extracomment>
        <translation>%1, no próximo acontecimento «%2»</translation>
    </message>
    <message>
        <source>%1, in round %2</source>
        <extracomment>%1 a fault, %2 a round&apos;s number</extracomment>
        <translation>%1, na jogada %2</translation>
    </message>
    <message>
        <source>%1, at %2 on the table&apos;s clock</source>
        <extracomment>%1 a fault, %2 a moment on the table&apos;s clock</extracomment>
        <translation>%1, às %2 no relógio da mesa</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::FindingListModel</name>
    <message numerus="yes">
        <source>%n more are not listed.</source>
        <translation>
            <numerusform>Mais %n não consta da lista.</numerusform>
            <numerusform>Mais %n não constam da lista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::FocusReader</name>
    <message>
        <source>on</source>
        <translation>ligado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>agora não</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::FoundRoundModel</name>
    <message>
        <source>void</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>running</source>
        <translation>em curso</translation>
    </message>
    <message>
        <source>staked %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>apostado %1</translation>
    </message>
    <message>
        <source>fault injected</source>
        <extracomment>in front of what came of a round: an inspector has caused a fault in it</extracomment>
        <translation>falha provocada</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::HearingDevices</name>
    <message>
        <source>System default</source>
        <translation>A escolha do sistema</translation>
    </message>
    <message>
        <source>%1 (not connected)</source>
        <extracomment>%1 a device that is not there now</extracomment>
        <translation>%1 (não está ligado)</translation>
    </message>
    <message>
        <source>The house&apos;s voice</source>
        <translation>A voz da casa</translation>
    </message>
    <message>
        <source>A voice pack</source>
        <translation>Um pacote de voz</translation>
    </message>
    <message>
        <source>A voice of the system</source>
        <translation>Uma voz do sistema</translation>
    </message>
    <message>
        <source>No folder is chosen: the usual voice is used.</source>
        <translation>Não indicou nenhuma pasta: fala a voz habitual.</translation>
    </message>
    <message>
        <source>This is not a voice pack: %1. The usual voice is used.</source>
        <extracomment>%1 what is wrong with a folder</extracomment>
        <translation>Esta pasta não é um pacote de voz: %1. Fala a voz habitual.</translation>
    </message>
    <message>
        <source>The recording %1 can&apos;t be read: the usual voice speaks in its place.</source>
        <extracomment>%1 a file&apos;s name</extracomment>
        <translation>Não se consegue ler a gravação %1: no lugar dela fala a voz habitual.</translation>
    </message>
    <message numerus="yes">
        <source>The recording %1 and %n more can&apos;t be read: the usual voice speaks in their place.</source>
        <extracomment>%1 a file&apos;s name</extracomment>
        <translation>
            <numerusform>Não se conseguem ler a gravação %1 e mais %n: no lugar delas fala a voz habitual.</numerusform>
            <numerusform>Não se conseguem ler a gravação %1 e mais %n: no lugar delas fala a voz habitual.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place your bets, please.</source>
        <translation>Façam as vossas apostas, por favor.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::HistoryFilter</name>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Todas as datas</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Todas as mesas</translation>
    </message>
    <message>
        <source>Table %1 · %2 · %3</source>
        <extracomment>%1 a table&apos;s number, %2 a game, %3 date and time</extracomment>
        <translation>Mesa %1 · %2 · %3</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Broke even</source>
        <translation>Nem ganhas nem perdidas</translation>
    </message>
    <message>
        <source>No stake</source>
        <translation>Sem aposta</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Nulas</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::InspectDesk</name>
    <message>
        <source>The round is still running: a complaint about it can be opened once it has closed.</source>
        <translation>A jogada ainda decorre: só depois de encerrada se pode abrir uma reclamação sobre ela.</translation>
    </message>
    <message>
        <source>This round is not on record.</source>
        <translation>Esta jogada não está registada.</translation>
    </message>
    <message>
        <source>The case can take no more complaints: begin a new one.</source>
        <translation>O processo não recebe mais reclamações: abra um novo.</translation>
    </message>
    <message>
        <source>The case is closed: reopen it, or begin a new one.</source>
        <translation>O processo está encerrado: reabra-o ou abra um novo.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::InspectionFile</name>
    <message>
        <source>The saved file can&apos;t be read. It is left as it is, in %1.</source>
        <translation>Não é possível ler o processo guardado. Fica como está, em %1.</translation>
    </message>
    <message>
        <source>The file in %1 can&apos;t be read. What is written now is not saved.</source>
        <translation>Não é possível ler o processo em %1. O que se escrever agora não é guardado.</translation>
    </message>
    <message>
        <source>The draft can&apos;t be saved in %1: the folder can&apos;t be written to, or the disk is full.</source>
        <translation>Não é possível guardar o rascunho em %1: não se pode escrever na pasta, ou o disco está cheio.</translation>
    </message>
    <message>
        <source>Another window of Mesa Viva has the file of this inspection open. What is added in this one is not saved.</source>
        <translation>Outra janela da Mesa Viva guarda o processo desta inspeção. O que se acrescentar nesta não fica guardado.</translation>
    </message>
    <message>
        <source>The chain of case %1 is broken at entry %2: there an entry was changed, removed or moved. What is written now is not saved.</source>
        <extracomment>%1 the number of a case, %2 the number of an entry</extracomment>
        <translation>A cadeia do processo %1 está quebrada na entrada %2: aí uma entrada foi alterada, retirada ou deslocada. O que agora se escrever não fica guardado.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::InspectionMemory</name>
    <message>
        <source>The case is closed: its verdicts and remarks can only be read.</source>
        <translation>O processo está encerrado: as apreciações e observações só podem ser lidas.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::LessonDesk</name>
    <message numerus="yes">
        <source>%n pause(s)</source>
        <translation>
            <numerusform>%n pausa</numerusform>
            <numerusform>%n pausas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pergunta</numerusform>
            <numerusform>%n perguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Feita</translation>
    </message>
    <message>
        <source>At %1 of %2</source>
        <translation>Em %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 de %2 certas</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>%1 de %2 lições feitas</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos os níveis</translation>
    </message>
    <message>
        <source>Not right. Try again.</source>
        <translation>Não é assim. Tente outra vez.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Now it is right.</source>
        <translation>Agora está certo.</translation>
    </message>
    <message>
        <source>The lesson is done.</source>
        <translation>A lição está feita.</translation>
    </message>
    <message>
        <source>The lesson is done: %1 of %2 questions right first time.</source>
        <translation>A lição está feita: %1 de %2 perguntas certas à primeira.</translation>
    </message>
    <message>
        <source>Custom lesson</source>
        <translation>Lição própria</translation>
    </message>
    <message>
        <source>%1, to the dealer</source>
        <extracomment>%1 a card, %2 a player</extracomment>
        <translation>%1, para a banca</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <translation>%1, para %2</translation>
    </message>
    <message>
        <source>%1 staked, %2 returned: %3</source>
        <extracomment>%1 an amount staked, %2 what came back, %3 the difference with its sign</extracomment>
        <translation>apostado %1, devolvido %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 on record</source>
        <extracomment>%1 a round&apos;s number in the record, such as 3-12</extracomment>
        <translation>Jogada %1 do registo</translation>
    </message>
    <message>
        <source>A round on record, played from a copy: the record stays as it is.</source>
        <translation>Uma jogada do registo, repetida a partir de uma cópia: o registo fica como está.</translation>
    </message>
    <message>
        <source>A scenario, event by event. The clock stops at those that matter.</source>
        <translation>Um cenário, acontecimento a acontecimento. O tempo para nos que importam.</translation>
    </message>
    <message>
        <source>Does not do it</source>
        <translation>Não o faz</translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s) not met</source>
        <translation>
            <numerusform>%n expetativa por cumprir</numerusform>
            <numerusform>%n expetativas por cumprir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::LessonEditor</name>
    <message>
        <source>It is being played: please wait.</source>
        <translation>Está a ser jogada: um momento, por favor.</translation>
    </message>
    <message>
        <source>Saved: %1. It is not complete yet: until it is, open it with New lesson, From a file.</source>
        <translation>Guardada: %1. Ainda não está completa: até lá abre-se com Nova lição, De um ficheiro.</translation>
    </message>
    <message>
        <source>stakes, one by one</source>
        <translation>faz apostas, uma a uma</translation>
    </message>
    <message>
        <source>%1 in Portuguese</source>
        <extracomment>%1 what a text is: &quot;Title&quot;</extracomment>
        <translation>%1 em português</translation>
    </message>
    <message>
        <source>%1 in English</source>
        <translation>%1 em inglês</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Como de costume</translation>
    </message>
    <message>
        <source>default</source>
        <translation>como de costume</translation>
    </message>
    <message>
        <source>such as 17 20</source>
        <translation>por exemplo 17 20</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Ends after this many rounds</source>
        <translation>Acaba depois de tantas jogadas</translation>
    </message>
    <message>
        <source>after the last step</source>
        <translation>depois do último passo</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>O que se faz</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Right after the step before</source>
        <translation>Logo a seguir ao passo anterior</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>Num momento marcado</translation>
    </message>
    <message>
        <source>After an event</source>
        <translation>Depois de um acontecimento</translation>
    </message>
    <message>
        <source>Seconds on the table&apos;s clock</source>
        <translation>Segundos no relógio da mesa</translation>
    </message>
    <message>
        <source>After the next</source>
        <translation>Depois do próximo</translation>
    </message>
    <message>
        <source>What is said</source>
        <translation>O que se diz</translation>
    </message>
    <message>
        <source>Exact odds for</source>
        <translation>Probabilidades exatas para</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>With two answers</source>
        <translation>Com duas respostas</translation>
    </message>
    <message>
        <source>With three answers</source>
        <translation>Com três respostas</translation>
    </message>
    <message>
        <source>With four answers</source>
        <translation>Com quatro respostas</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>O que se pergunta</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Resposta certa</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Resposta %1</translation>
    </message>
    <message>
        <source>Why (answer %1)</source>
        <translation>Porquê (resposta %1)</translation>
    </message>
    <message>
        <source>Exact number of times</source>
        <translation>Quantas vezes ao certo</translation>
    </message>
    <message>
        <source>at least once</source>
        <translation>pelo menos uma vez</translation>
    </message>
    <message>
        <source>any value</source>
        <translation>seja qual for</translation>
    </message>
    <message>
        <source>Any value</source>
        <translation>Seja qual for</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>What the lesson is called and what it is for, in both languages.</source>
        <translation>Como se chama a lição e para que serve, nas duas línguas.</translation>
    </message>
    <message>
        <source>Fields left empty use the table&apos;s own setting.</source>
        <translation>O que fica vazio tem o valor próprio da mesa.</translation>
    </message>
    <message>
        <source>The first player is the one through whose eyes the table is seen.</source>
        <translation>A mesa vê-se com os olhos do primeiro jogador.</translation>
    </message>
    <message>
        <source>Who does what and when, one after the other.</source>
        <translation>Quem faz o quê e quando, um passo após outro.</translation>
    </message>
    <message>
        <source>What is said and asked, each at an event. Choose one on the right: Note here.</source>
        <translation>O que se diz e pergunta em cada acontecimento. Escolha um à direita: Nota aqui.</translation>
    </message>
    <message>
        <source>What must happen. Choose an event on the right: Expect this.</source>
        <translation>O que tem de resultar. Escolha um acontecimento à direita: Esperar isto.</translation>
    </message>
    <message>
        <source>No text yet</source>
        <translation>Ainda sem palavras</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pergunta</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Pontos no fim</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Um jogador</translation>
    </message>
    <message>
        <source>burnt</source>
        <translation>descartada</translation>
    </message>
    <message>
        <source>Lesson without a title</source>
        <translation>Lição sem título</translation>
    </message>
    <message numerus="yes">
        <source>and %n more event(s)</source>
        <translation>
            <numerusform>e mais %n acontecimento</numerusform>
            <numerusform>e mais %n acontecimentos</numerusform>
        </translation>
    </message>
    <message>
        <source>A lesson needs a note: choose an event and write what is to be said there.</source>
        <translation>Uma lição precisa de uma nota: escolha um acontecimento e escreva o que aí se diz.</translation>
    </message>
    <message>
        <source>Nothing is expected yet: choose an event that must happen, or take all results.</source>
        <translation>Ainda nada se espera: escolha um acontecimento que tenha de vir, ou todos os resultados.</translation>
    </message>
    <message>
        <source>Note %1 waits for an event that never happens.</source>
        <translation>A nota %1 espera por um acontecimento que nunca vem.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are never taken.</source>
        <translation>
            <numerusform>%n passo nunca é dado.</numerusform>
            <numerusform>%n passos nunca são dados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s) are not met.</source>
        <translation>
            <numerusform>%n expetativa não se cumpre.</numerusform>
            <numerusform>%n expetativas não se cumprem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardada: %1</translation>
    </message>
    <message>
        <source>The file has been changed by another program since it was opened here, and is left as it is. Save as… overwrites it, or writes another file.</source>
        <translation>O ficheiro foi alterado por outro programa desde que foi aberto aqui, e fica como está. Guardar como… escreve por cima dele, ou ao lado.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) left out: no text yet.</source>
        <translation>
            <numerusform>%n nota fica de fora: ainda sem palavras.</numerusform>
            <numerusform>%n notas ficam de fora: ainda sem palavras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>Still to be written: title and aim.</source>
        <translation>Falta escrever o título e o objetivo.</translation>
    </message>
    <message>
        <source>Note %1 is not written yet.</source>
        <translation>A nota %1 ainda não está escrita.</translation>
    </message>
    <message>
        <source>Note %1: question and answers are not written yet.</source>
        <translation>Nota %1: a pergunta e as respostas ainda não estão escritas.</translation>
    </message>
    <message numerus="yes">
        <source>Saved: %1. But %n expectation(s) are not met.</source>
        <extracomment>%1 a file; of a lesson</extracomment>
        <translation>
            <numerusform>Guardada: %1. Mas %n expetativa não se cumpre.</numerusform>
            <numerusform>Guardada: %1. Mas %n expetativas não se cumprem.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::MomentListModel</name>
    <message>
        <source>%1 s</source>
        <extracomment>%1 seconds</extracomment>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::OfficialTexts</name>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>Não se consegue ler %1.</translation>
    </message>
    <message>
        <source>%1 is a PDF. Save its text to a file (in a PDF viewer: Save as text), and open that one.</source>
        <translation>%1 é um PDF. Guarde o texto num ficheiro (num leitor de PDF: Guardar como texto) e abra esse.</translation>
    </message>
    <message>
        <source>No numbered rule was found in %1.</source>
        <translation>Não se encontrou nenhuma regra numerada em %1.</translation>
    </message>
    <message>
        <source>No text opened</source>
        <translation>Nenhum texto aberto</translation>
    </message>
    <message>
        <source>The file can&apos;t be read, or has no numbered rules any more</source>
        <translation>O ficheiro não se consegue ler ou já não tem regras numeradas</translation>
    </message>
    <message>
        <source>%1 of %2 rules found</source>
        <extracomment>%1 and %2 numbers of rules</extracomment>
        <translation>%1 de %2 regras encontradas</translation>
    </message>
    <message>
        <source>%1. The file has changed since it was opened: open it again to accept it</source>
        <translation>%1. O ficheiro mudou desde que foi aberto: abra-o outra vez para o aceitar</translation>
    </message>
    <message>
        <source>%1. The text does not name %2: is it the right one?</source>
        <extracomment>%1 how many rules, %2 a law&apos;s number: 803/2015</extracomment>
        <translation>%1. O texto não refere %2: será o certo?</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PocketCountModel</name>
    <message>
        <source>%1: %2 times</source>
        <extracomment>%1 a number, %2 how often it came</extracomment>
        <translation>%1: %2 vezes</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PokerCroupierDesk</name>
    <message>
        <source>Poker</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Several players, seven seats (Regulation 803/2015)</source>
        <translation>Vários jogadores, sete lugares (Regulamento 803/2015)</translation>
    </message>
    <message>
        <source>One player, an individual table (Regulation 803/2015)</source>
        <translation>Um jogador, mesa individual (Regulamento 803/2015)</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>lugar %1</translation>
    </message>
    <message>
        <source>%1 puts chips down, though betting is closed.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 põe fichas na mesa, com o jogo já feito.</translation>
    </message>
    <message>
        <source>The hand of %1 is face up.</source>
        <extracomment>%1 a player</extracomment>
        <translation>A mão de %1 está virada.</translation>
    </message>
    <message>
        <source>The player places the ante and asks for the cards.</source>
        <translation>O jogador põe o ante e pede as cartas.</translation>
    </message>
    <message>
        <source>The time for antes is over.</source>
        <translation>O tempo para o ante acabou.</translation>
    </message>
    <message>
        <source>The players place their antes.</source>
        <translation>Os jogadores põem o ante.</translation>
    </message>
    <message>
        <source>Betting is closed, the shoe is full.</source>
        <translation>Jogo feito: as cartas esperam no sabot.</translation>
    </message>
    <message>
        <source>The cards are dealt: round %1 of 5.</source>
        <extracomment>%1 of the five cards of each hand</extracomment>
        <translation>Dão-se as cartas: volta %1 de 5.</translation>
    </message>
    <message>
        <source>All cards are on the table.</source>
        <translation>As cartas estão todas dadas.</translation>
    </message>
    <message>
        <source>An answer is coming.</source>
        <translation>Vem aí uma resposta.</translation>
    </message>
    <message>
        <source>The players look at their cards.</source>
        <translation>Os jogadores veem as suas cartas.</translation>
    </message>
    <message>
        <source>The time for decisions is over.</source>
        <translation>O tempo para decidir acabou.</translation>
    </message>
    <message>
        <source>Somebody has not answered: time is running.</source>
        <translation>Alguém não responde: o tempo para decidir corre.</translation>
    </message>
    <message>
        <source>Extra time is running.</source>
        <translation>Corre o tempo suplementar.</translation>
    </message>
    <message>
        <source>All have decided.</source>
        <translation>Todos decidiram.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is face up.</source>
        <translation>A mão da banca está virada.</translation>
    </message>
    <message>
        <source>The dealer plays: hand against hand.</source>
        <translation>A banca vai a jogo: mão contra mão.</translation>
    </message>
    <message>
        <source>It is decided who has lost.</source>
        <translation>Está decidido quem perdeu.</translation>
    </message>
    <message>
        <source>Winners are waiting to be paid.</source>
        <translation>Os vencedores esperam pelos prémios.</translation>
    </message>
    <message>
        <source>The table is ready: the first round waits for you.</source>
        <translation>A mesa está pronta: a primeira jogada espera por si.</translation>
    </message>
    <message>
        <source>The next round waits for you.</source>
        <translation>A próxima jogada espera por si.</translation>
    </message>
    <message>
        <source>All paid.</source>
        <translation>Está tudo pago.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Rodo</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Pagamento</translation>
    </message>
    <message>
        <source>There is nothing to select: each phrase and each seat has its own key.</source>
        <translation>Nada está escolhido: cada frase e cada lugar tem a sua tecla.</translation>
    </message>
    <message>
        <source>On the cloth, touch the chips that stay (arrows and Space); all the rest are taken.</source>
        <translation>Toque nas fichas que ficam no pano (setas e Espaço); tudo o resto é recolhido.</translation>
    </message>
    <message>
        <source>The croupier is about to</source>
        <translation>O pagador vai</translation>
    </message>
    <message>
        <source>Poker, reversed</source>
        <translation>Póquer ao contrário</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>are the croupier</source>
        <translation>pagador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sete</translation>
    </message>
    <message>
        <source>Somebody stakes late</source>
        <translation>Alguém aposta tarde</translation>
    </message>
    <message>
        <source>You are the croupier</source>
        <translation>Faça de pagador</translation>
    </message>
    <message>
        <source>Simulated players bet; you call, deal, ask, judge, take and pay. The table judges order, words, sums and time by its regulation.</source>
        <translation>Jogadores simulados apostam; cabe-lhe anunciar, dar as cartas, perguntar, avaliar, recolher e pagar. A mesa julga ordem, palavras, quantias e tempo pelo seu regulamento.</translation>
    </message>
    <message>
        <source>Open the antes with the table&apos;s words, and close them when time is up; at an individual table the player asks for the cards.</source>
        <translation>Abra as apostas com as palavras da mesa e feche-as quando o tempo acabar; na mesa individual é o jogador que pede as cartas.</translation>
    </message>
    <message>
        <source>Deal card by card: the first face up to the discard corner, then seat by seat and the dealer, five times, the dealer&apos;s last one face up. A right click, or U, turns the card.</source>
        <translation>Dê carta a carta: a primeira, de face para cima, no canto de descarte; depois, lugar a lugar e à banca, cinco vezes, a última da banca com a face para cima. O botão direito, ou U, vira a carta.</translation>
    </message>
    <message>
        <source>Have them decide, and ask seat by seat. Turn the dealer&apos;s cards, say whether the dealer plays, turn each hand and say whether it wins.</source>
        <translation>Mande decidir e pergunte lugar a lugar. Vire as cartas da banca, diga se vai a jogo, vire cada mão e diga se ganha.</translation>
    </message>
    <message>
        <source>Touch the chips that stay, take the rest, and pay box by box with chips from the rack: the ante, then the bet by the pay table.</source>
        <translation>Toque nas fichas que ficam, recolha o resto e pague casa a casa com fichas da bandeja: o ante e depois o bet, pela tabela.</translation>
    </message>
    <message>
        <source>Or find the faults: the program deals and pays, and makes a mistake now and then. Let correct actions pass, stop and name the mistakes, and say how they are corrected.</source>
        <translation>Ou descubra as faltas: o programa é o pagador e de vez em quando faz algo errado. Deixe passar o que está certo, pare e diga o que não está, e como se emenda.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PokerEquipment</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Real cards</source>
        <translation>Cartas verdadeiras</translation>
    </message>
    <message>
        <source>Poker without draw (Regulation 803/2015), with one deck of 52 cards. Each card is shown to the program before it is placed on the table.</source>
        <translation>Póquer sem descarte (Regulamento 803/2015), com um baralho de 52 cartas. Cada carta é mostrada ao programa antes de ser posta na mesa.</translation>
    </message>
    <message>
        <source>Card: rank and suit</source>
        <translation>Carta: valor e naipe</translation>
    </message>
    <message>
        <source>such as Kd</source>
        <translation>como Ro</translation>
    </message>
    <message>
        <source>Already out</source>
        <translation>Já saíram</translation>
    </message>
    <message>
        <source>Antes are still accepted; the cards come after that.</source>
        <translation>Ainda se aceitam apostas iniciais; as cartas vêm depois.</translation>
    </message>
    <message>
        <source>All cards of this round are dealt.</source>
        <translation>As cartas desta jogada já foram todas dadas.</translation>
    </message>
    <message>
        <source>%1: already out, as card %2 of this round.</source>
        <extracomment>%1 a card, %2 the how manieth of the round</extracomment>
        <translation>%1: já saiu, foi a carta %2 desta jogada.</translation>
    </message>
    <message>
        <source>No card is called %1: type rank and suit, such as Kd or 10h.</source>
        <extracomment>a card&apos;s rank and the letter of its suit</extracomment>
        <translation>Não há carta %1: escreva valor e naipe, como Ro ou 10c.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PokerGame</name>
    <message>
        <source>the dealer&apos;s cards and this player&apos;s</source>
        <extracomment>%1 a player</extracomment>
        <translation>as cartas da banca e as deste jogador</translation>
    </message>
    <message>
        <source>the dealer&apos;s cards and those of %1</source>
        <translation>as cartas da banca e as de %1</translation>
    </message>
    <message>
        <source>Five cards, one decision</source>
        <translation>Cinco cartas, uma decisão</translation>
    </message>
    <message>
        <source>ace and king</source>
        <translation>ás e rei</translation>
    </message>
    <message>
        <source>the dealer does not qualify</source>
        <translation>a banca não se qualifica</translation>
    </message>
    <message numerus="yes">
        <source>Cut off %n time(s) before you decided: %1</source>
        <extracomment>%1 the hands</extracomment>
        <translation>
            <numerusform>%n jogada interrompida antes da sua decisão: %1</numerusform>
            <numerusform>%n jogadas interrompidas antes da sua decisão: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PokerReportModel</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 a box and its stake (&quot;Ante: 5.00 pts&quot;), %2 what came of it (&quot;won 5.00 pts&quot;)</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>A jogada é nula</translation>
    </message>
    <message>
        <source>The dealer plays: %1</source>
        <translation>A banca vai a jogo: %1</translation>
    </message>
    <message>
        <source>The dealer does not qualify</source>
        <translation>A banca não se qualifica</translation>
    </message>
    <message>
        <source>Nobody staked</source>
        <translation>Ninguém apostou</translation>
    </message>
    <message>
        <source>Everybody folded</source>
        <translation>Todos desistiram</translation>
    </message>
    <message>
        <source>Folded</source>
        <comment>the only player</comment>
        <translation>Desistência</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PokerSeatListModel</name>
    <message>
        <source>Seat %1, free</source>
        <translation>Lugar %1, livre</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Lugar %1, %2</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulado</translation>
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
    <name>mesaviva::app::PokerStackListModel</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 a player, %2 a box with the sum that lies there (&quot;Ante: 5.00 pts&quot;)</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PokerTableModel</name>
    <message>
        <source>Regulation 803/2015</source>
        <translation>Reg. n.º 803/2015</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisão</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Tempo suplementar</translation>
    </message>
    <message>
        <source>%1: does not qualify</source>
        <translation>%1: não se qualifica</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>A-K-Q-J-10 of mixed suits is a straight</source>
        <translation>A-R-D-V-10 de naipes diferentes é sequência</translation>
    </message>
    <message>
        <source>A-K-Q-J-10 of mixed suits is high cards, strictly read</source>
        <translation>A-R-D-V-10 de naipes diferentes são cartas maiores, à letra</translation>
    </message>
    <message>
        <source>After a system failure placed bets are settled</source>
        <translation>Após falha do sistema, as segundas apostas já colocadas são liquidadas</translation>
    </message>
    <message>
        <source>After a system failure the whole round is void</source>
        <translation>Após falha do sistema, toda a jogada é nula</translation>
    </message>
    <message>
        <source>The first card is burnt face up</source>
        <translation>A primeira carta é descartada virada para cima</translation>
    </message>
    <message>
        <source>The first card is burnt face down</source>
        <translation>A primeira carta é descartada virada para baixo</translation>
    </message>
    <message>
        <source>A folded ante stays lost when the dealer does not qualify</source>
        <translation>O ante de quem desistiu fica perdido quando a banca não se qualifica</translation>
    </message>
    <message>
        <source>A folded ante is paid, too, when the dealer does not qualify</source>
        <translation>O ante de quem desistiu também é pago quando a banca não se qualifica</translation>
    </message>
    <message>
        <source>The maximum bounds the ante</source>
        <translation>O máximo limita o ante</translation>
    </message>
    <message>
        <source>The maximum bounds ante and bet together</source>
        <translation>O máximo limita o ante e a segunda aposta em conjunto</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::PokerTutor</name>
    <message>
        <source>Put an ante in your box: click a chip, or press 1 to 5. Nothing is dealt without it (P2a).</source>
        <translation>Ponha um ante na casa «ante»: clique numa ficha ou prima de 1 a 5. Sem ele não se dão cartas (P2a).</translation>
    </message>
    <message>
        <source>Five cards for you and five for the dealer; only the dealer&apos;s last one is face up. The very first card was burnt, for everybody to see (P19a, I-P19a).</source>
        <translation>Cinco cartas para si e cinco para a banca; só a última da banca fica à vista. A primeira de todas foi descartada, à vista de todos (P19a, I-P19a).</translation>
    </message>
    <message>
        <source>Five cards for you and five for the dealer; only the dealer&apos;s last one is face up. The very first card was burnt, face down (P19a).</source>
        <translation>Cinco cartas para si e cinco para a banca; só a última da banca fica à vista. A primeira de todas foi descartada, virada para baixo (P19a).</translation>
    </message>
    <message>
        <source>The round is over. Put the next ante down when you like.</source>
        <translation>A jogada terminou. Ponha o próximo ante quando quiser.</translation>
    </message>
    <message>
        <source>The dealer&apos;s cards are turned. Without ace and king or better the dealer does not play, and only the ante is paid (P25, P26).</source>
        <translation>Viram-se as cartas da banca. Sem ás e rei ou mão superior, a banca não vai a jogo e só se paga o ante (P25, P26).</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>always: the ante is lost (P22)</source>
        <translation>sempre: perde-se o ante (P22)</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>%1 to %4 shares in per cent</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Exact: all %1 hands that the dealer can have with this card, your cards and the burnt one left out.</source>
        <translation>Valor exato: todas as %1 mãos que a banca pode ter com esta carta, sem as suas cartas nem a descartada.</translation>
    </message>
    <message>
        <source>Exact: all %1 hands that the dealer can have with this card, your cards left out.</source>
        <translation>Valor exato: todas as %1 mãos que a banca pode ter com esta carta, sem as suas cartas.</translation>
    </message>
    <message>
        <source>You folded: %1. The dealer held: %2. Continuing would have brought %3.</source>
        <translation>Desistiu: %1. A banca tinha: %2. Continuar teria dado %3.</translation>
    </message>
    <message>
        <source>You continued: %1. The dealer held: %2. Folding would have cost %3.</source>
        <translation>Continuou: %1. A banca tinha: %2. Desistir teria custado %3.</translation>
    </message>
    <message>
        <source>Your ante is down. Now ask for the cards: “Deal”, or Enter (P15).</source>
        <translation>O seu ante está na mesa. Peça agora as cartas: «Distribuir», ou Enter (P15).</translation>
    </message>
    <message>
        <source>You have: %1. The dealer shows: %2. Fold, and the ante is lost (P22); or continue with twice the ante (P23). The clock is stopped until you decide.</source>
        <translation>Tem: %1. A banca mostra: %2. Desista, e perde o ante (P22); ou continue, com o dobro do ante (P23). O tempo espera pela sua decisão.</translation>
    </message>
    <message>
        <source>on average: dealer does not play %1, you win %2, you lose %3, tie %4</source>
        <translation>em média: a banca não vai a jogo %1, ganha %2, perde %3, empata %4</translation>
    </message>
    <message>
        <source>On average your choice was the better one.</source>
        <translation>Em média, a sua escolha era a melhor.</translation>
    </message>
    <message>
        <source>On average the other choice was the better one; a single hand says little.</source>
        <translation>Em média, a outra escolha era a melhor; uma só mão diz pouco.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RackCount</name>
    <message numerus="yes">
        <source>%n chip(s) of %1</source>
        <translation>
            <numerusform>%n ficha de %1</numerusform>
            <numerusform>%n fichas de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet says</source>
        <translation>A folha diz</translation>
    </message>
    <message>
        <source>Opened with</source>
        <translation>Abriu com</translation>
    </message>
    <message>
        <source>Fill from the cage</source>
        <translation>Reforço trazido pelo fiel de banca</translation>
    </message>
    <message>
        <source>Taken from the cloth</source>
        <translation>Recolhido do pano</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Counted %1 too much.</source>
        <extracomment>%1 a sum</extracomment>
        <translation>Contou %1 a mais.</translation>
    </message>
    <message>
        <source>Counted %1 too little.</source>
        <translation>Contou %1 a menos.</translation>
    </message>
    <message>
        <source>The expected float was calculated %1 too high.</source>
        <translation>O que lá deve estar foi calculado com %1 a mais.</translation>
    </message>
    <message>
        <source>The expected float was calculated %1 too low.</source>
        <translation>O que lá deve estar foi calculado com %1 a menos.</translation>
    </message>
    <message>
        <source>By that count the two agree.</source>
        <translation>Por essa conta os dois valores conferem.</translation>
    </message>
    <message>
        <source>By that count there is %1 more than there should be.</source>
        <translation>Por essa conta há %1 a mais do que devia.</translation>
    </message>
    <message>
        <source>By that count there is %1 less than there should be.</source>
        <translation>Por essa conta há %1 a menos do que devia.</translation>
    </message>
    <message>
        <source>Float: opened with %1, closed with %2</source>
        <extracomment>%1, %2 sums</extracomment>
        <translation>Fundo: abriu com %1, fechou com %2</translation>
    </message>
    <message>
        <source>as it should be</source>
        <translation>como deve ser</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 de diferença</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::Reader</name>
    <message>
        <source>No table is open</source>
        <translation>Não há mesa aberta</translation>
    </message>
    <message>
        <source>Nothing has been called yet</source>
        <translation>Ainda nada foi anunciado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a buffer of messages: &quot;Payments&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: nothing yet</source>
        <translation>%1: ainda nada</translation>
    </message>
    <message>
        <source>Oldest: %1</source>
        <extracomment>%1 a message; there is none beyond it</extracomment>
        <translation>Mais antiga: %1</translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Mais recente: %1</translation>
    </message>
    <message>
        <source>Edge: %1</source>
        <extracomment>%1 a place of the table; there is none beyond it</extracomment>
        <translation>Fim: %1</translation>
    </message>
    <message>
        <source>By ear: on. The item with the keyboard focus is read out, and your actions are reported. F9 says what you can do</source>
        <translation>De ouvido: ligado. Lê-se o que tem o foco do teclado e diz-se o que faz. F9 diz o que pode fazer</translation>
    </message>
    <message>
        <source>By ear: off</source>
        <translation>De ouvido: desligado</translation>
    </message>
    <message>
        <source>%1: nothing to do here</source>
        <extracomment>%1 a place of the table</extracomment>
        <translation>%1: nada a fazer aqui</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RecallDesk</name>
    <message>
        <source>The list ends at %1: narrow the search.</source>
        <extracomment>%1 how many are listed</extracomment>
        <translation>A lista termina em %1: restrinja a pesquisa.</translation>
    </message>
    <message>
        <source>Any outcome</source>
        <translation>Qualquer desfecho</translation>
    </message>
    <message>
        <source>All significant events</source>
        <translation>Todas as ocorrências</translation>
    </message>
    <message>
        <source>A date and time are written like 23/11 21:30, 23/11/2026, or 21:30 for today.</source>
        <translation>A data e a hora escrevem-se como 23/11 21:30, 23/11/2026, ou 21:30 para hoje.</translation>
    </message>
    <message>
        <source>A sum is written like 12.50.</source>
        <translation>Uma quantia escreve-se como 12,50.</translation>
    </message>
    <message numerus="yes">
        <source>%n significant event(s); %1 events searched</source>
        <extracomment>%1 how many events were looked through</extracomment>
        <translation>
            <numerusform>%n ocorrência; %1 acontecimentos percorridos</numerusform>
            <numerusform>%n ocorrências; %1 acontecimentos percorridos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) found; %1 searched</source>
        <extracomment>%1 how many rounds were looked through</extracomment>
        <translation>
            <numerusform>%n jogada encontrada; %1 percorridas</numerusform>
            <numerusform>%n jogadas encontradas; %1 percorridas</numerusform>
        </translation>
    </message>
    <message>
        <source>Any outcome (only the first %1 are listed)</source>
        <extracomment>%1 how many</extracomment>
        <translation>Qualquer desfecho (só os primeiros %1 estão na lista)</translation>
    </message>
    <message>
        <source>A round has a number such as 3-12: table and round; 12 alone is a round of the last table.</source>
        <translation>Uma jogada tem um número como 3-12: mesa e jogada; 12 só por si é uma jogada da última mesa.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RecalledRound</name>
    <message>
        <source>There is no such round on record.</source>
        <translation>Essa jogada não está registada.</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Aberta</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fechada</translation>
    </message>
    <message>
        <source>not yet: it is still being played</source>
        <translation>ainda não: está em curso</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Desfecho</translation>
    </message>
    <message>
        <source>Void because</source>
        <translation>Nula porque</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Staked, real players</source>
        <translation>Apostado (não simulados)</translation>
    </message>
    <message>
        <source>Returned, real players</source>
        <translation>Devolvido (não simulados)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (simulado)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>a crowd of %1</source>
        <translation>um público de %1</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulados</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>number %1, opened %2</source>
        <translation>número %1, aberta a %2</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Conjunto de regras</translation>
    </message>
    <message>
        <source>SHA-256 of the settings</source>
        <translation>SHA-256 das definições</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromisso</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Chain at the round&apos;s end</source>
        <translation>Cadeia no fim da jogada</translation>
    </message>
    <message>
        <source>Fault injected</source>
        <translation>Falha provocada</translation>
    </message>
    <message>
        <source>This program, SHA-256</source>
        <translation>Este programa, SHA-256</translation>
    </message>
    <message>
        <source>Its assets, SHA-256</source>
        <translation>Os seus recursos, SHA-256</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RecordCheck</name>
    <message>
        <source>%1 Its second copy can&apos;t be read, so the two were not compared.</source>
        <translation>%1 Não é possível ler a segunda cópia, por isso as duas não foram comparadas.</translation>
    </message>
    <message>
        <source>%1 Its second copy agrees.</source>
        <translation>%1 A segunda cópia diz o mesmo.</translation>
    </message>
    <message>
        <source>Round %1 is not in order: %2</source>
        <translation>A jogada %1 não está como deve ser: %2</translation>
    </message>
    <message>
        <source>The record is not in order: %1</source>
        <translation>O registo não está como deve ser: %1</translation>
    </message>
    <message>
        <source>The round is in order, with everything it depends on. Events in the chain: %1; rounds replayed: %2; outcomes derived from their seeds: %3; settlements recomputed: %4.</source>
        <translation>A jogada está como deve ser, com tudo de que decorre. Acontecimentos na cadeia: %1; jogadas refeitas: %2; resultados obtidos das sementes: %3; liquidações calculadas de novo: %4.</translation>
    </message>
    <message>
        <source>The record is intact. Events in the chain: %1; rounds replayed: %2; outcomes derived from their seeds: %3; settlements recomputed: %4.</source>
        <translation>O registo está íntegro. Acontecimentos na cadeia: %1; jogadas refeitas: %2; resultados obtidos das sementes: %3; liquidações calculadas de novo: %4.</translation>
    </message>
    <message>
        <source>Outcomes given from outside, by a scenario or real equipment: %1.</source>
        <extracomment>%1 how many</extracomment>
        <translation>Resultados vindos de fora, por um cenário ou por equipamento real: %1.</translation>
    </message>
    <message>
        <source>Events written by another version of the program, for which this one would cite further rules (%2): %1. The decisions are the same.</source>
        <extracomment>%1 how many, %2 ids of rules</extracomment>
        <translation>Acontecimentos escritos por outra versão do programa, aos quais esta associaria ainda outras regras (%2): %1. O que foi decidido é o mesmo.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RecordCopy</name>
    <message>
        <source>There is already a copy there.</source>
        <translation>Já há uma cópia a ser mantida aí.</translation>
    </message>
    <message>
        <source>The second copy can no longer be written; the record continues. What the copy is missing is added when the program restarts, or once you choose the folder again.</source>
        <translation>A segunda cópia já não pode ser escrita; o registo continua. O que lhe falta é acrescentado quando o programa voltar a arrancar, ou assim que se escolha a pasta de novo.</translation>
    </message>
    <message>
        <source>Only a folder on this computer can hold the copy.</source>
        <translation>A cópia só pode ficar numa pasta deste computador.</translation>
    </message>
    <message>
        <source>Everything on record has been copied; new events are copied as they happen.</source>
        <translation>Tudo o que está no registo foi copiado; o que vier é copiado à medida que vem.</translation>
    </message>
    <message>
        <source>That folder holds the copy of another record; it stays as it is.</source>
        <translation>Nessa pasta está a cópia de outro registo; fica como está.</translation>
    </message>
    <message>
        <source>That folder can&apos;t be written to.</source>
        <translation>Não é possível escrever nessa pasta.</translation>
    </message>
    <message>
        <source>Nothing more is copied; the file stays where it is.</source>
        <translation>Nada mais é copiado; o ficheiro fica onde está.</translation>
    </message>
    <message>
        <source>The device with the second copy does not respond; the record continues without it. What the copy is missing is added when the program restarts, or once you choose the folder again.</source>
        <translation>O dispositivo da segunda cópia não responde; o registo continua sem ela. O que falta à cópia é acrescentado quando o programa voltar a arrancar, ou assim que se escolha a pasta de novo.</translation>
    </message>
    <message>
        <source>That folder&apos;s device does not respond, so nothing is copied there.</source>
        <translation>O dispositivo dessa pasta não responde, por isso nada é copiado para lá.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RecordExport</name>
    <message>
        <source>rounds</source>
        <comment>a file&apos;s name</comment>
        <translation>jogadas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Opened (UTC)</source>
        <translation>Aberta (UTC)</translation>
    </message>
    <message>
        <source>Closed (UTC)</source>
        <translation>Encerrada (UTC)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Nula</translation>
    </message>
    <message>
        <source>Scripted</source>
        <translation>Com guião</translation>
    </message>
    <message>
        <source>Gross revenue</source>
        <translation>Receita bruta</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Vendas</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prémios</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulado</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas ou cartões</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Apostado</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Devolvido</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RecordHistoryModel</name>
    <message>
        <source>void</source>
        <comment>a round</comment>
        <translation>nula</translation>
    </message>
    <message>
        <source>running</source>
        <comment>a round</comment>
        <translation>em curso</translation>
    </message>
    <message>
        <source>fault injected</source>
        <extracomment>in front of what came of a round: an inspector has caused a fault in it</extracomment>
        <translation>falha provocada</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a round, %2 what was found</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not in order: %n discrepancies. The first: %1</source>
        <extracomment>%1 the first discrepancy, as a sentence</extracomment>
        <translation>
            <numerusform>Não está como deve ser: %n divergência. %1</numerusform>
            <numerusform>Não está como deve ser: %n divergências. A primeira: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RecordKeeper</name>
    <message>
        <source>The record file is gone.</source>
        <translation>O ficheiro do registo desapareceu.</translation>
    </message>
    <message>
        <source>This file is not a record of Mesa Viva.</source>
        <translation>Este ficheiro não é um registo da Mesa Viva.</translation>
    </message>
    <message>
        <source>This record was written by a later version of Mesa Viva.</source>
        <translation>Este registo foi escrito por uma versão mais recente da Mesa Viva.</translation>
    </message>
    <message>
        <source>This record is damaged: something is missing or altered.</source>
        <translation>Este registo está danificado: falta ou foi alterada alguma coisa.</translation>
    </message>
    <message>
        <source>Another window of Mesa Viva is writing to this record.</source>
        <translation>Outra janela da Mesa Viva está a escrever neste registo.</translation>
    </message>
    <message>
        <source>The record&apos;s folder can&apos;t be written to.</source>
        <translation>Não é possível escrever na pasta do registo.</translation>
    </message>
    <message>
        <source>The disk is full: nothing more can be recorded.</source>
        <translation>O disco está cheio: não se pode registar mais nada.</translation>
    </message>
    <message>
        <source>The system can&apos;t read or write the record.</source>
        <translation>O sistema não consegue ler ou escrever o registo.</translation>
    </message>
    <message>
        <source>The device does not respond.</source>
        <translation>O dispositivo não responde.</translation>
    </message>
    <message>
        <source>A change to this record was interrupted, and a file next to it belongs to that change.</source>
        <translation>Uma alteração a este registo ficou interrompida, e um ficheiro ao lado dele pertence a essa alteração.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RecordRetention</name>
    <message>
        <source>There is nothing on record yet.</source>
        <translation>Ainda não há nada registado.</translation>
    </message>
    <message>
        <source>%1 rounds on record, %2</source>
        <extracomment>%1 a number of rounds, %2 the size of a file</extracomment>
        <translation>%1 jogadas registadas, %2</translation>
    </message>
    <message>
        <source>Nothing is ever removed.</source>
        <translation>Nunca se apaga nada.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>A contar…</translation>
    </message>
    <message>
        <source>Nothing would be removed now.</source>
        <translation>Por agora nada se apagaria.</translation>
    </message>
    <message>
        <source>%1 of %2 rounds would be removed, with %3 events.</source>
        <extracomment>%1, %2 numbers of rounds, %3 of events</extracomment>
        <translation>Apagar-se-iam %1 de %2 jogadas, com %3 acontecimentos.</translation>
    </message>
    <message>
        <source>From now on rounds are kept this way. Nothing had to be removed.</source>
        <translation>A partir de agora as jogadas guardam-se assim. Nada teve de ser apagado.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) removed. From now on rounds are kept this way.</source>
        <translation>
            <numerusform>%n jogada apagada. A partir de agora as jogadas guardam-se assim.</numerusform>
            <numerusform>%n jogadas apagadas. A partir de agora as jogadas guardam-se assim.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RegulationComparison</name>
    <message>
        <source>I-R30: who is paid first</source>
        <translation>I-R30: quem recebe primeiro</translation>
    </message>
    <message>
        <source>I-O7b: series online</source>
        <translation>I-O7b: séries online</translation>
    </message>
    <message>
        <source>I-M6: the order of numbers in Macau</source>
        <translation>I-M6: a ordem dos números em Macau</translation>
    </message>
    <message>
        <source>Our reading: a player is paid everything at once</source>
        <translation>A nossa leitura: o jogador recebe tudo de uma vez</translation>
    </message>
    <message>
        <source>The other: strictly chance by chance</source>
        <translation>A outra: estritamente por chance</translation>
    </message>
    <message>
        <source>Our reading: no series</source>
        <translation>A nossa leitura: sem séries</translation>
    </message>
    <message>
        <source>The other: series as a shortcut</source>
        <translation>A outra: séries como atalho</translation>
    </message>
    <message>
        <source>Our reading: American, with sectors</source>
        <translation>A nossa leitura: americana, com setores</translation>
    </message>
    <message>
        <source>The other: French, without</source>
        <translation>A outra: francesa, sem setores</translation>
    </message>
    <message>
        <source>Minimum %1</source>
        <extracomment>the smallest stake of every chance, %1 an amount</extracomment>
        <translation>Mínimo %1</translation>
    </message>
    <message>
        <source>These stakes</source>
        <translation>Estas apostas</translation>
    </message>
    <message>
        <source>All chances</source>
        <translation>Todas as chances</translation>
    </message>
    <message>
        <source>What else they say</source>
        <translation>O que mais dizem</translation>
    </message>
    <message>
        <source>Rules of the tables</source>
        <translation>Regras das mesas</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>somebody who stakes, called %1</extracomment>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>side-by-side</source>
        <comment>a file&apos;s name</comment>
        <translation>lado-a-lado</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>A nossa leitura</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>A outra</translation>
    </message>
    <message>
        <source>The same round under both</source>
        <translation>A mesma jogada pelas duas</translation>
    </message>
    <message>
        <source>What they say</source>
        <translation>O que dizem</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ReleaseCheck</name>
    <message>
        <source>That file is not a manifest of a release.</source>
        <translation>Esse ficheiro não é o manifesto de uma versão publicada.</translation>
    </message>
    <message numerus="yes">
        <source>As published: %n file(s).</source>
        <translation>
            <numerusform>Tal como foi publicado: %n ficheiro.</numerusform>
            <numerusform>Tal como foi publicado: %n ficheiros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not as published, %n file(s): %1</source>
        <extracomment>%n number of files, %1 names of the first</extracomment>
        <translation>
            <numerusform>Diferente do que foi publicado, %n ficheiro: %1</numerusform>
            <numerusform>Diferente do que foi publicado, %n ficheiros: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ReplayControl</name>
    <message>
        <source>Don&apos;t stop</source>
        <translation>Não parar</translation>
    </message>
    <message>
        <source>Stop at: %1</source>
        <translation>Parar em: %1</translation>
    </message>
    <message>
        <source>As it was seen</source>
        <translation>Como foi vista</translation>
    </message>
    <message>
        <source>Seen by %1</source>
        <translation>Vista por %1</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Cartas todas à vista</translation>
    </message>
    <message>
        <source>Hands face down</source>
        <translation>Mãos tapadas</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ReportDesk</name>
    <message>
        <source>%1 Faults injected: %2.</source>
        <translation>%1 Falhas provocadas: %2.</translation>
    </message>
    <message>
        <source>complaints</source>
        <translation>reclamações</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>sheets of rounds</source>
        <translation>folhas de jogadas</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>mesas</translation>
    </message>
    <message>
        <source>rounds that were inspected</source>
        <translation>jogadas vistas</translation>
    </message>
    <message>
        <source>Complaint about round %1</source>
        <translation>Reclamação sobre a jogada %1</translation>
    </message>
    <message>
        <source>Note at event %1 of round %2</source>
        <translation>Nota no acontecimento %1 da jogada %2</translation>
    </message>
    <message>
        <source>Sheet of round %1</source>
        <translation>Folha da jogada %1</translation>
    </message>
    <message>
        <source>included in full</source>
        <translation>junta por inteiro</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>settings and ledger</source>
        <translation>definições e contas</translation>
    </message>
    <message>
        <source>inspection</source>
        <translation>inspecao</translation>
    </message>
    <message>
        <source>Chance was tested: passed.</source>
        <translation>Acaso testado: passou.</translation>
    </message>
    <message>
        <source>Chance was tested: not passed.</source>
        <translation>Acaso testado: não passou.</translation>
    </message>
    <message>
        <source>Note on payback</source>
        <translation>Nota sobre o que foi devolvido</translation>
    </message>
    <message>
        <source>notes on payback</source>
        <translation>notas sobre o que foi devolvido</translation>
    </message>
    <message>
        <source>Program, SHA-256: %1</source>
        <translation>Programa, SHA-256: %1</translation>
    </message>
    <message>
        <source>Its assets, SHA-256: %1</source>
        <translation>Os seus recursos, SHA-256: %1</translation>
    </message>
    <message>
        <source>Event %1 is no longer in the event log.</source>
        <extracomment>%1 the number of an event</extracomment>
        <translation>O acontecimento %1 já não está no rasto.</translation>
    </message>
    <message>
        <source>What happens at this table is not recorded: a note on it could not be found again.</source>
        <translation>O que se passa nesta mesa não fica guardado: uma nota não se voltaria a encontrar.</translation>
    </message>
    <message>
        <source>Note at event %1 of “%2”</source>
        <translation>Nota no acontecimento %1 de «%2»</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>correções</translation>
    </message>
    <message>
        <source>Of the injected faults it keeps the last %1.</source>
        <extracomment>%1 how many</extracomment>
        <translation>Das falhas provocadas guarda as últimas %1.</translation>
    </message>
    <message>
        <source>scenarios that were played</source>
        <translation>cenários jogados</translation>
    </message>
    <message>
        <source>verifications</source>
        <translation>verificações</translation>
    </message>
    <message>
        <source>Verifications: %1.</source>
        <extracomment>%1 how many</extracomment>
        <translation>Verificações: %1.</translation>
    </message>
    <message>
        <source>The case is full: it can take no more %1. Begin a new one.</source>
        <extracomment>%1 a list such as &quot;complaints, notes&quot;</extracomment>
        <translation>O processo está cheio: não recebe mais %1. Abra um novo.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>encerrado</translation>
    </message>
    <message>
        <source>chain broken</source>
        <translation>cadeia quebrada</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Novo processo</translation>
    </message>
    <message>
        <source>A new case: it gets its number with its first entry.</source>
        <translation>Um novo processo: recebe o número com a primeira entrada.</translation>
    </message>
    <message>
        <source>Begun %1, closed %2.</source>
        <extracomment>%1 and %2 date and time</extracomment>
        <translation>Aberto em %1, encerrado em %2.</translation>
    </message>
    <message>
        <source>Begun %1.</source>
        <extracomment>%1 date and time</extracomment>
        <translation>Aberto em %1.</translation>
    </message>
    <message>
        <source>The case is closed: reopen it, or begin a new one.</source>
        <translation>O processo está encerrado: reabra-o ou abra um novo.</translation>
    </message>
    <message>
        <source>Case %1 is closed: what you see and do here is not added to it.</source>
        <extracomment>%1 the number of a case</extracomment>
        <translation>O processo %1 está encerrado: o que aqui vê e faz não lhe é acrescentado.</translation>
    </message>
    <message>
        <source>Something was left out already. Reopen the case, or begin a new one.</source>
        <translation>Já ficou algo de fora. Reabra o processo ou abra um novo.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ResultsDesk</name>
    <message>
        <source>The files with the results can&apos;t be read.</source>
        <translation>Não é possível ler os ficheiros dos resultados.</translation>
    </message>
    <message>
        <source>A trainee needs a name.</source>
        <translation>Um formando precisa de um nome.</translation>
    </message>
    <message>
        <source>That name is too long.</source>
        <translation>Esse nome é demasiado comprido.</translation>
    </message>
    <message>
        <source>There is already a trainee with that name.</source>
        <translation>Já há um formando com esse nome.</translation>
    </message>
    <message>
        <source>The folder for the results can&apos;t be created.</source>
        <translation>Não é possível criar a pasta dos resultados.</translation>
    </message>
    <message>
        <source>All results are deleted.</source>
        <translation>Todos os resultados foram apagados.</translation>
    </message>
    <message>
        <source>All data of %1 has been deleted.</source>
        <extracomment>%1 a trainee</extracomment>
        <translation>Tudo o que estava guardado de %1 foi apagado.</translation>
    </message>
    <message>
        <source>Not all data of %1 could be deleted.</source>
        <translation>Não foi possível apagar tudo o que está guardado de %1.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <translation>Os resultados estão em %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>Não é possível escrever em %1.</translation>
    </message>
    <message>
        <source>The results are being read …</source>
        <translation>Os resultados estão a ser lidos …</translation>
    </message>
    <message>
        <source>Nothing has been practised yet.</source>
        <translation>Ainda nada foi praticado.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s) of practice</source>
        <translation>
            <numerusform>O último dia com trabalho</numerusform>
            <numerusform>Os últimos %n dias com trabalho</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all results could be deleted.</source>
        <translation>Nem todos os resultados puderam ser apagados.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ReturnedDesk</name>
    <message>
        <source>Everything is within its band.</source>
        <translation>Tudo está dentro da sua banda.</translation>
    </message>
    <message>
        <source>Outside its band: %1. One in a hundred fair ones may well be.</source>
        <translation>Fora da sua banda: %1. Em cem linhas justas, uma pode estar fora.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Outside its band</source>
        <translation>Fora da banda</translation>
    </message>
    <message>
        <source>Nothing was staked in this period.</source>
        <translation>Nada foi apostado neste período.</translation>
    </message>
    <message>
        <source>A note is needed: %1.</source>
        <extracomment>%1 what lies outside its band and has no note yet</extracomment>
        <translation>Pede uma nota: %1.</translation>
    </message>
    <message>
        <source>Roulette: the table&apos;s settlement, over all pockets of its wheel, gives what the stakes of a round should return.</source>
        <translation>Roleta: sobre as casas do seu cilindro, a liquidação da mesa diz o que as apostas de uma jogada têm de trazer.</translation>
    </message>
    <message>
        <source>Poker: exact odds once everybody has decided and the dealer&apos;s cards are still face down. How somebody plays changes what is expected, but never leaves the band.</source>
        <translation>Póquer: probabilidades exatas quando todos decidiram e as cartas da banca ainda estão tapadas. O modo de jogar muda o que se espera, e nunca sai da banda.</translation>
    </message>
    <message>
        <source>Bingo: the prizes are a percentage of the sale, so the question is who wins: before each ball it is known which numbers would complete a player&apos;s card, and each card is as good as any other.</source>
        <translation>Bingo: os prémios são uma percentagem da venda, por isso pergunta-se quem ganha: antes de cada bola sabe-se que números completariam um cartão de um jogador, e cada cartão vale tanto como outro.</translation>
    </message>
    <message>
        <source>Everybody at the tables who staked, without scripted and void rounds; of a void bingo round, what had been drawn counts. The band follows from the stakes themselves and holds at any volume (Bernstein).</source>
        <translation>Todos os que apostaram às mesas, sem as jogadas nulas nem as de resultado trazido; de uma jogada nula de bingo conta o que já tinha saído. A banda decorre das próprias apostas e vale para qualquer volume (Bernstein).</translation>
    </message>
    <message>
        <source>Write a day like this: 23/11/2026.</source>
        <translation>Escreva o dia assim: 23/11/2026.</translation>
    </message>
    <message>
        <source>Rounds from %1 to %2.</source>
        <extracomment>what is counted; %1 and %2 date and time</extracomment>
        <translation>Jogadas de %1 a %2.</translation>
    </message>
    <message>
        <source>Rounds up to %1.</source>
        <translation>Jogadas até %1.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteCroupierDesk</name>
    <message>
        <source>Roulette</source>
        <translation>Roleta</translation>
    </message>
    <message>
        <source>%1 puts chips down, though betting is closed.</source>
        <extracomment>%1 a player</extracomment>
        <translation>%1 põe fichas no pano, com o jogo já feito.</translation>
    </message>
    <message>
        <source>The last one ran anticlockwise.</source>
        <translation>A última correu para a esquerda ↺.</translation>
    </message>
    <message>
        <source>The last one ran clockwise.</source>
        <translation>A última correu para a direita ↻.</translation>
    </message>
    <message>
        <source>A chip has fallen into the wheel!</source>
        <translation>Caiu uma ficha no cilindro!</translation>
    </message>
    <message>
        <source>The table is ready: the first round waits for you.</source>
        <translation>A mesa está pronta: a primeira jogada espera por si.</translation>
    </message>
    <message>
        <source>The next round waits for you.</source>
        <translation>A próxima jogada espera por si.</translation>
    </message>
    <message>
        <source>The ball waits, betting is still open.</source>
        <translation>A bola espera, ainda se aceitam apostas.</translation>
    </message>
    <message>
        <source>The time for betting is over.</source>
        <translation>Acabou o tempo das apostas.</translation>
    </message>
    <message>
        <source>The players place their stakes.</source>
        <translation>Os jogadores fazem as suas apostas.</translation>
    </message>
    <message>
        <source>Betting is closed, the ball is not moving.</source>
        <translation>As apostas estão fechadas, a bola está parada.</translation>
    </message>
    <message>
        <source>Your ball is running. Betting is open until you close it.</source>
        <translation>A sua bola corre. Aceitam-se apostas até o anunciar.</translation>
    </message>
    <message>
        <source>The ball is slowing down.</source>
        <translation>A bola perde velocidade.</translation>
    </message>
    <message>
        <source>The ball is running, betting is still open.</source>
        <translation>A bola corre, ainda se aceitam apostas.</translation>
    </message>
    <message>
        <source>The ball is running.</source>
        <translation>A bola corre.</translation>
    </message>
    <message>
        <source>Your ball is running. Type the number once it lands.</source>
        <translation>A sua bola corre. Escreva o número quando ela parar.</translation>
    </message>
    <message>
        <source>The ball has landed.</source>
        <translation>A bola parou.</translation>
    </message>
    <message>
        <source>The number is marked, the chips are where they were.</source>
        <translation>O número está marcado, as fichas estão onde estavam.</translation>
    </message>
    <message>
        <source>Losing stakes are off the cloth.</source>
        <translation>O que perdeu já saiu do pano.</translation>
    </message>
    <message>
        <source>All paid.</source>
        <translation>Está tudo pago.</translation>
    </message>
    <message>
        <source>the ball is on %1</source>
        <extracomment>%1 a number</extracomment>
        <translation>a bola está no %1</translation>
    </message>
    <message>
        <source>Call the number once your ball lands.</source>
        <translation>Anuncie o número quando a sua bola parar.</translation>
    </message>
    <message>
        <source>Words and ball</source>
        <translation>Palavras e bola</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Rake</source>
        <translation>Rodo</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Pagamento</translation>
    </message>
    <message>
        <source>There is nothing to select: each phrase and the ball has its own key.</source>
        <translation>Nada está escolhido: cada uma das frases, e a bola, tem a sua tecla.</translation>
    </message>
    <message>
        <source>On the cloth, touch what stays (arrows and Space); all the rest is taken. A second touch leaves half, where zero takes half of an even chance.</source>
        <translation>Toque no que fica no pano (setas e Espaço); tudo o resto é recolhido. Um segundo toque deixa metade, onde o zero leva metade de uma chance simples.</translation>
    </message>
    <message>
        <source>The croupier is about to</source>
        <translation>O pagador vai</translation>
    </message>
    <message>
        <source>Roulette, reversed</source>
        <translation>Roleta ao contrário</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>are the croupier</source>
        <translation>pagador</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Few</source>
        <translation>Poucas</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Algumas</translation>
    </message>
    <message>
        <source>Many</source>
        <translation>Muitas</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>The program&apos;s</source>
        <translation>Do programa</translation>
    </message>
    <message>
        <source>A real one</source>
        <translation>Verdadeiro</translation>
    </message>
    <message>
        <source>Chips fall into the wheel</source>
        <translation>Fichas que caem no cilindro</translation>
    </message>
    <message>
        <source>You are the croupier</source>
        <translation>Faça de pagador</translation>
    </message>
    <message>
        <source>Simulated players bet; you call, launch, mark, take and pay. The table judges order, words, sums and time by its regulation.</source>
        <translation>Jogadores simulados apostam; cabe-lhe anunciar, lançar, marcar, recolher e pagar. A mesa julga ordem, palavras, quantias e tempo pelo seu regulamento.</translation>
    </message>
    <message>
        <source>Open betting with the table&apos;s words; close it and launch the ball when the regulation says so. Where a player calls a series, or a number and its neighbours, place the chips.</source>
        <translation>Abra as apostas com as palavras da mesa; feche-as e lance a bola quando o regulamento o manda. Se um jogador anunciar uma série, ou um número e vizinhos, ponha as fichas.</translation>
    </message>
    <message>
        <source>Touch what stays on the cloth and take the rest. Zero may leave half.</source>
        <translation>Toque no que fica no pano e recolha o resto. O zero pode deixar metade.</translation>
    </message>
    <message>
        <source>Pay stack by stack in the regulation&apos;s order: choose the prize and its player, cut the chips from the rack, hand them over, and announce the payment where the regulation says so. Which chips you use is not judged.</source>
        <translation>Pague monte a monte pela ordem do regulamento: escolha o prémio e o jogador, corte as fichas da bandeja, entregue-as e anuncie o pagamento onde o regulamento o manda. Que fichas são não é julgado.</translation>
    </message>
    <message>
        <source>Or find the faults: the program deals and pays, and makes a mistake now and then. Let correct actions pass, stop and name the mistakes, and say how they are corrected.</source>
        <translation>Ou descubra as faltas: o programa é o pagador e de vez em quando faz algo errado. Deixe passar o que está certo, pare e diga o que não está, e como se emenda.</translation>
    </message>
    <message>
        <source>Call bets</source>
        <translation>Apostas anunciadas</translation>
    </message>
    <message>
        <source>%1 calls: %2 for %3, in chips of %4.</source>
        <extracomment>%1 a player, %2 a stake named after the wheel, %3 a sum, %4 another</extracomment>
        <translation>%1 anuncia: %2 por %3, em fichas de %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) placed</source>
        <translation>
            <numerusform>%n ficha posta</numerusform>
            <numerusform>%n fichas postas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has made a call bet.</source>
        <translation>Ninguém anunciou uma aposta.</translation>
    </message>
    <message>
        <source>Place the chips first.</source>
        <translation>Ponha primeiro as fichas.</translation>
    </message>
    <message>
        <source>The prize is paid: it must be announced.</source>
        <translation>O prémio está pago: falta anunciá-lo.</translation>
    </message>
    <message>
        <source>%1: colour chips</source>
        <translation>%1: fichas de cor</translation>
    </message>
    <message>
        <source>%1: cash chips</source>
        <translation>%1: fichas com valor</translation>
    </message>
    <message>
        <source>%1: stakes before the launch</source>
        <translation>%1: apostas antes do lançamento</translation>
    </message>
    <message>
        <source>%1: stakes while the ball runs</source>
        <translation>%1: apostas com a bola a correr</translation>
    </message>
    <message>
        <source>The players place their stakes; you may launch the ball.</source>
        <translation>Os jogadores apostam; pode lançar a bola.</translation>
    </message>
    <message numerus="yes">
        <source>%1 calls: %2, %n chip(s) for each.</source>
        <extracomment>R25a: %1 a player, %2 a series, %n chips of the player&apos;s colour: &quot;cinco fichas por cada&quot;</extracomment>
        <translation>
            <numerusform>%1 anuncia: %2, %n ficha por cada.</numerusform>
            <numerusform>%1 anuncia: %2, %n fichas por cada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Call the number with its colour and, where the house does, even or odd, low or high; put the dolly on it.</source>
        <translation>Anuncie o número com a cor e, onde a casa o faz, par ou ímpar, menor ou maior; ponha-lhe o marcador.</translation>
    </message>
    <message>
        <source>Number is called with</source>
        <translation>Com o número anuncia-se</translation>
    </message>
    <message>
        <source>Colour, even or odd, low or high</source>
        <translation>Cor, par ou ímpar, menor ou maior</translation>
    </message>
    <message>
        <source>Colour only</source>
        <translation>Só a cor</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s), %2</source>
        <extracomment>%1 a player, %2 a sum: how many chips of that player&apos;s colour lie there</extracomment>
        <translation>
            <numerusform>%1: %n ficha, %2</numerusform>
            <numerusform>%1: %n fichas, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteEquipment</name>
    <message>
        <source>Wheel</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>A real wheel</source>
        <translation>Cilindro verdadeiro</translation>
    </message>
    <message>
        <source>Inspect the wheel</source>
        <translation>Verificar o cilindro</translation>
    </message>
    <message>
        <source>The house&apos;s name for the wheel</source>
        <translation>Como a casa chama ao cilindro</translation>
    </message>
    <message>
        <source>such as “Wheel 2”; its numbers are counted together</source>
        <translation>p. ex. «Cilindro 2»; os seus números contam-se juntos</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Last numbers</source>
        <translation>Últimos números</translation>
    </message>
    <message>
        <source>Stakes are still accepted; the number counts once betting is closed.</source>
        <translation>Ainda se aceitam apostas; o número só conta depois.</translation>
    </message>
    <message>
        <source>The ball has not been launched yet.</source>
        <translation>A bola ainda não foi lançada.</translation>
    </message>
    <message>
        <source>This round already has its number.</source>
        <translation>Esta jogada já tem o seu número.</translation>
    </message>
    <message>
        <source>This wheel has no %1.</source>
        <translation>Este cilindro não tem o %1.</translation>
    </message>
    <message>
        <source>This wheel has no number %1.</source>
        <translation>Este cilindro não tem o número %1.</translation>
    </message>
    <message>
        <source>Entered: %1. It counts when the ball&apos;s time is over; until then it can be taken back.</source>
        <translation>Introduzido: %1. Conta quando terminar o tempo da bola; até lá pode retirar-se.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteFavouriteListModel</name>
    <message numerus="yes">
        <source>%n stake(s), %1</source>
        <extracomment>%n stakes, %1 their sum</extracomment>
        <translation>
            <numerusform>%n aposta, %1</numerusform>
            <numerusform>%n apostas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not staked yet</source>
        <translation>Ainda não foi apostada</translation>
    </message>
    <message numerus="yes">
        <source>Staked %n time(s), %1 in all</source>
        <translation>
            <numerusform>Apostada %n vez, %1 ao todo</numerusform>
            <numerusform>Apostada %n vezes, %1 ao todo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteGame</name>
    <message>
        <source>Roulette, %1</source>
        <extracomment>%1 a regulation</extracomment>
        <translation>Roleta, %1</translation>
    </message>
    <message>
        <source>the number, and its neighbours on the wheel</source>
        <translation>o número e os seus vizinhos no cilindro</translation>
    </message>
    <message>
        <source>One wheel, several rulebooks</source>
        <translation>Uma roleta, vários regulamentos</translation>
    </message>
    <message>
        <source>the stakes of %1, and the number</source>
        <translation>as apostas de %1, e o número</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteNumberListModel</name>
    <message>
        <source>%1, in an earlier session</source>
        <translation>%1, numa sessão anterior</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RoulettePlayerListModel</name>
    <message>
        <source>simulated</source>
        <translation>simulado</translation>
    </message>
    <message>
        <source>staked %1</source>
        <translation>apostou %1</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteReportModel</name>
    <message>
        <source>The round is void</source>
        <translation>A jogada é nula</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>Não saiu nenhum número</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteStakeListModel</name>
    <message>
        <source>%1: won %2, %3</source>
        <extracomment>%1 a stake, %2 what it has won, %3 a player</extracomment>
        <translation>%1: ganhou %2, %3</translation>
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
        <source>Stakes</source>
        <translation>Apostas</translation>
    </message>
    <message>
        <source>Parol: what your series won is staked on them again.</source>
        <translation>Parol: o que as suas séries ganharam volta a apostar-se nelas.</translation>
    </message>
    <message>
        <source>There is no sector there: those of twelve numbers are 20 to 1 and 19 to 2.</source>
        <translation>Aí não há setor: os de doze números vão do 20 ao 1 e do 19 ao 2.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RouletteTutor</name>
    <message>
        <source>Place any other chips you like; Z takes the last one back. Then launch the ball: L (O15). There is no hurry.</source>
        <translation>Ponha o que mais quiser; Z retira a última. Depois lance a bola: L (O15). Não há pressa.</translation>
    </message>
    <message>
        <source>The ball is running; every number is as likely as any other, whatever came before.</source>
        <translation>A bola corre; qualquer número é tão provável como os outros, tenha saído o que tiver saído antes.</translation>
    </message>
    <message>
        <source>The round is over. Stake again when you like; R repeats the same stakes.</source>
        <translation>A jogada terminou. Aposte de novo quando quiser; R repete as mesmas apostas.</translation>
    </message>
    <message>
        <source>something is returned in %1 of %2 cases</source>
        <extracomment>%1 in how many cases, %2 of how many</extracomment>
        <translation>volta alguma coisa em %1 de %2 casos</translation>
    </message>
    <message>
        <source>the house keeps %1%</source>
        <extracomment>%1 the share that the house keeps, in per cent</extracomment>
        <translation>a casa fica com %1&#xa0;%</translation>
    </message>
    <message>
        <source>All stakes, %1</source>
        <extracomment>%1 an amount</extracomment>
        <translation>Todas as apostas, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a stake, %2 an amount</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Exact: all numbers of the wheel, each as likely as any other, settled by the table&apos;s rules.</source>
        <translation>Valor exato: todos os números da roleta, cada um tão provável como os outros, liquidados pelas regras da mesa.</translation>
    </message>
    <message>
        <source>%1 came up: %2.</source>
        <extracomment>%1 a number, %2 what a round has brought</extracomment>
        <translation>Saiu o %1: %2.</translation>
    </message>
    <message>
        <source>Place any other chips you like; Z takes the last one back. Then have the croupier launch the ball: N. There is no hurry.</source>
        <translation>Ponha o que mais quiser; Z retira a última. Depois mande lançar a bola: N. Não há pressa.</translation>
    </message>
    <message>
        <source>Launch the ball</source>
        <translation>Lançar a bola</translation>
    </message>
    <message>
        <source>Pick a chip (1 to 5) and click where it should go: on a number, on the line between two, on a corner, on an outside bet. Point at a place to see what it pays.</source>
        <translation>Escolha uma ficha (1 a 5) e clique onde a quer: num número, na linha entre dois, num canto, num campo de fora. Ao apontar, lê-se quanto cada lugar paga.</translation>
    </message>
    <message>
        <source>The number is marked; losing chips are swept, then winners are paid (%1).</source>
        <translation>Marca-se o número; recolhem-se as fichas que perdem, depois paga-se a quem ganha (%1).</translation>
    </message>
    <message numerus="yes">
        <source>In %n round(s) you staked %1 and %2 was returned; on average it would have been %3.</source>
        <translation>
            <numerusform>Em %n jogada apostou %1 e recebeu %2; em média seriam %3.</numerusform>
            <numerusform>Em %n jogadas apostou %1 e recebeu %2; em média seriam %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mesaviva::app::RoundSheetModel</name>
    <message>
        <source>This round is not on record.</source>
        <translation>Esta jogada não está registada.</translation>
    </message>
    <message>
        <source>This round is still being played. Its sheet is available once it has closed.</source>
        <translation>Esta jogada ainda decorre. A folha existe depois de encerrada.</translation>
    </message>
    <message>
        <source>round</source>
        <comment>a file&apos;s name</comment>
        <translation>jogada</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>O texto está na área de transferência.</translation>
    </message>
    <message>
        <source>No program on this system opens %1.</source>
        <translation>Nenhum programa deste sistema abre %1.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ScenarioGalleryModel</name>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::SessionRecovery</name>
    <message>
        <source>By the rules for failures of the system (%1) it is void.</source>
        <translation>Pelas regras para falhas do sistema (%1), é nula.</translation>
    </message>
    <message>
        <source>It was played to its end and settled, by the rules for failures of the system (%1).</source>
        <translation>Foi jogada até ao fim e liquidada, pelas regras para falhas do sistema (%1).</translation>
    </message>
    <message>
        <source>It is void.</source>
        <translation>É nula.</translation>
    </message>
    <message>
        <source>It was played to its end and settled.</source>
        <translation>Foi jogada até ao fim e liquidada.</translation>
    </message>
    <message>
        <source>%1, round %2: the program ended while it was being played. %3 You had staked %4; %5 was returned (%6).</source>
        <translation>%1, jogada %2: o programa terminou a meio dela. %3 Tinha apostado %4; recebeu %5 (%6).</translation>
    </message>
    <message>
        <source>The program ended while you were at table %1 (%2), with nothing staked. Your place is still there.</source>
        <translation>Quando o programa terminou, tinha lugar à mesa %1 (%2), sem nenhuma aposta. O seu lugar continua lá.</translation>
    </message>
    <message>
        <source>Your place at table %1 is still there.</source>
        <translation>O seu lugar à mesa %1 continua lá.</translation>
    </message>
    <message>
        <source>Your points now: %1.</source>
        <translation>Os seus pontos agora: %1.</translation>
    </message>
    <message>
        <source>End of the session: %1</source>
        <extracomment>%1 a game</extracomment>
        <translation>Fim da sessão: %1</translation>
    </message>
    <message>
        <source>You staked nothing.</source>
        <translation>Não apostou nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s): you staked %1, and %2 was returned (%3).</source>
        <translation>
            <numerusform>%n jogada: apostou %1 e recebeu %2 (%3).</numerusform>
            <numerusform>%n jogadas: apostou %1 e recebeu %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The round that you left has ended without you: you had staked %1, and %2 was returned. It is added to your points when you leave this table.</source>
        <translation>A jogada que deixou terminou na sua ausência: tinha apostado %1 e recebeu %2. Soma-se aos seus pontos quando sair desta mesa.</translation>
    </message>
    <message>
        <source>The round that you left was settled without you: you had staked %1, and %2 was returned.</source>
        <translation>A jogada que deixou foi liquidada na sua ausência: tinha apostado %1 e recebeu %2.</translation>
    </message>
    <message>
        <source>The round that you left was settled without you: of the %1 that you had staked, nothing was returned.</source>
        <translation>A jogada que deixou foi liquidada na sua ausência: dos %1 que tinha apostado não recebeu nada.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Tem %1.</translation>
    </message>
    <message>
        <source>%1: the round that you left goes on, with your cards. What they win is shown here.</source>
        <extracomment>%1 a room</extracomment>
        <translation>%1: a jogada que deixou continua, com os seus cartões. O que trouxerem é dito aqui.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::ShareListModel</name>
    <message>
        <source>1st dozen</source>
        <translation>1.ª dúzia</translation>
    </message>
    <message>
        <source>2nd dozen</source>
        <translation>2.ª dúzia</translation>
    </message>
    <message>
        <source>3rd dozen</source>
        <translation>3.ª dúzia</translation>
    </message>
    <message>
        <source>0 and 00</source>
        <translation>0 e 00</translation>
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
    <name>mesaviva::app::SheetSaver</name>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>Não é possível escrever em %1.</translation>
    </message>
    <message>
        <source>The sheet was handed to this system&apos;s PDF program, which prints it.</source>
        <translation>A folha foi entregue ao programa de PDF deste sistema, que a imprime.</translation>
    </message>
    <message>
        <source>No program on this system opens PDF files. The sheet is at %1.</source>
        <translation>Nenhum programa deste sistema abre ficheiros PDF. A folha está em %1.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::SignificantModel</name>
    <message>
        <source>Faults and what was restored</source>
        <translation>Falhas e o que foi reposto</translation>
    </message>
    <message>
        <source>Void rounds</source>
        <translation>Jogadas nulas</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Recusas</translation>
    </message>
    <message>
        <source>Restarts after a sudden end</source>
        <translation>Reinícios após um fim súbito</translation>
    </message>
    <message>
        <source>Tables opened</source>
        <translation>Mesas abertas</translation>
    </message>
    <message>
        <source>Settings or program changed</source>
        <translation>Definições ou programa alterados</translation>
    </message>
    <message>
        <source>Large wins</source>
        <translation>Grandes ganhos</translation>
    </message>
    <message>
        <source>Rounds removed</source>
        <translation>Jogadas eliminadas</translation>
    </message>
    <message>
        <source>Large win: %1</source>
        <translation>Grande ganho: %1</translation>
    </message>
    <message>
        <source>Restart: interrupted rounds were ended by the rules</source>
        <translation>Reinício: as jogadas interrompidas terminaram segundo as regras</translation>
    </message>
    <message>
        <source>Table opened with settings different from the one before</source>
        <translation>Mesa aberta com definições diferentes das da anterior</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) removed at the player&apos;s request</source>
        <translation>
            <numerusform>%n jogada eliminada por vontade do jogador</numerusform>
            <numerusform>%n jogadas eliminadas por vontade do jogador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <extracomment>%1 a player&apos;s name</extracomment>
        <translation>%1 (simulado)</translation>
    </message>
    <message numerus="yes">
        <source>%n simulated player(s)</source>
        <extracomment>who has won: buyers of a bingo room without a name</extracomment>
        <translation>
            <numerusform>%n jogador simulado</numerusform>
            <numerusform>%n jogadores simulados</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds cut off before the decision</source>
        <translation>Jogadas interrompidas antes da decisão</translation>
    </message>
    <message>
        <source>Cut off before the decision</source>
        <translation>Interrompida antes da decisão</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::SittingReplay</name>
    <message>
        <source>void</source>
        <comment>a round</comment>
        <translation>nula</translation>
    </message>
    <message>
        <source>This round is not on record.</source>
        <translation>Esta jogada não está registada.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::StudyDesk</name>
    <message>
        <source>The study is being saved elsewhere; try again.</source>
        <translation>O estudo está a ser escrito noutro sítio; tente de novo.</translation>
    </message>
    <message>
        <source>It can no longer be put back.</source>
        <translation>Já não pode ser reposto.</translation>
    </message>
    <message>
        <source>It is in the study again.</source>
        <translation>Está de novo no estudo.</translation>
    </message>
    <message>
        <source>The study has been renamed.</source>
        <translation>O estudo tem outro título.</translation>
    </message>
    <message>
        <source>%1 could not be moved to the bin; it was left where it was.</source>
        <translation>Não foi possível pôr %1 no lixo; está onde estava.</translation>
    </message>
    <message>
        <source>“%1” is in the bin.</source>
        <translation>«%1» está no lixo.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Jogada %1</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Acontecimento %1</translation>
    </message>
    <message>
        <source>The study is full.</source>
        <translation>O estudo não tem lugar para mais.</translation>
    </message>
    <message>
        <source>The round is already in this study.</source>
        <translation>A jogada já está neste estudo.</translation>
    </message>
    <message>
        <source>Added to “%1”.</source>
        <translation>Juntada a «%1».</translation>
    </message>
    <message>
        <source>Round %1 is no longer in the study.</source>
        <translation>A jogada %1 já não está no estudo.</translation>
    </message>
    <message>
        <source>The note is removed.</source>
        <translation>A nota foi retirada.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Anotado.</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed.</source>
        <translation>Não é possível repetir esta jogada.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::TableModel</name>
    <message>
        <source>You have ended the session.</source>
        <translation>Terminou a sessão.</translation>
    </message>
    <message>
        <source>The session was ended because no stake followed the warning.</source>
        <translation>A sessão foi terminada porque não houve aposta depois do aviso.</translation>
    </message>
    <message>
        <source>The player has ended the session.</source>
        <translation>O jogador terminou a sessão.</translation>
    </message>
    <message>
        <source>with this round</source>
        <translation>com esta jogada</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <translation>
            <numerusform>dentro de %n jogada</numerusform>
            <numerusform>dentro de %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>the session ends in so many minutes and seconds</extracomment>
        <translation>dentro de %1</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::TableTestDesk</name>
    <message>
        <source>Write the candidate&apos;s name first</source>
        <translation>Escreva primeiro o nome do candidato</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · test no. %4</source>
        <extracomment>%1 a candidate, %2 a table, %3 &quot;20 of 20 spins&quot;, %4 the test&apos;s number</extracomment>
        <translation>%1 · %2 · %3 · prova n.º %4</translation>
    </message>
    <message>
        <source>counts for technique</source>
        <translation>conta para a técnica</translation>
    </message>
    <message>
        <source>counts for control</source>
        <translation>conta para o controlo</translation>
    </message>
    <message>
        <source>table-test-%1</source>
        <translation>prova-de-mesa-%1</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::TableTestResults</name>
    <message>
        <source>The file with the tests can&apos;t be read.</source>
        <translation>Não é possível ler o ficheiro das provas.</translation>
    </message>
    <message>
        <source>The test can&apos;t be saved.</source>
        <translation>Não é possível guardar a prova.</translation>
    </message>
    <message>
        <source>The file with the tests can&apos;t be written.</source>
        <translation>Não é possível escrever no ficheiro das provas.</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::TeachDesk</name>
    <message>
        <source>Trainee: %1</source>
        <translation>Formando: %1</translation>
    </message>
</context>
<context>
    <name>mesaviva::app::Tutor</name>
    <message>
        <source>What it is worth on average</source>
        <translation>Quanto vale, em média</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Parar aqui</translation>
    </message>
</context>
</TS>
