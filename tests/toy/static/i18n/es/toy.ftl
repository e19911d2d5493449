### The toy game. Read on its pages alone.

toy-title = El juguete

## The log

toy-stakes = { $player } pone { $amount }
toy-dealt-down = { $player } recibe una carta tapada
toy-dealt =
    { $place ->
        [banker] banquero: { CARD($card) }
       *[player] jugador: { CARD($card) }
    }
toy-settled = { $player } { $pay }
toy-void =
    { $what ->
        [run] la partida queda anulada: { $why }
       *[round] la ronda queda anulada: { $why }
    }
toy-cut = la carta de corte: esta es la última ronda
toy-your-card = su carta: { CARD($card) }

## Refusals

toy-two-players = hacen falta dos jugadores con dinero
toy-stake-laid = ya hay una puesta
toy-banker = el banquero no apuesta
toy-funds = en la bolsa o la banca no hay tanto
toy-no-stakes = nadie ha apostado
toy-not-your-turn = usted no tiene nada que decidir
toy-not-correctable = otra carta habría cambiado las siguientes; anule la ronda
toy-not-that-much = no tanto
toy-no-act = aquí no existe ese acto
toy-not-due = no toca ninguna carta
toy-drawn-from = del sabot del juguete se saca, y nada más
toy-twice = { CARD($card) } ha salido dos veces

## Options

toy-option-limit-s = Segundos para pedir o plantarse.
toy-option-limit-s-is = El jugador pide o se planta en { $number } s.
toy-option-most-bank = Lo que pone el banquero, si lo tiene.
toy-option-most-bank-is = El banquero pone { $number } como máximo.

## Page

toy-door = Apueste contra el jugador que lleva la banca.
toy-sheet = Ronda
toy-sheet-players = Jugadores
toy-phase-bets_open = Apuesten contra la banca
toy-phase-bets_closed = Ahora, la carta del jugador
toy-phase-deciding = Decide el jugador
toy-phase-drawing = El jugador pide carta
toy-phase-banker = Ahora, la carta del banquero
toy-round = ronda { $number }
toy-place =
    { $place ->
        [player] el jugador
       *[banker] el banquero
    }
toy-earlier-round = una ronda anterior
toy-this-round = esta ronda
toy-lies = { $amount } contra la banca
toy-act-stake = Poner { $amount }
toy-act-draw = Pedir carta
toy-button-draw = Carta
toy-face-down = Una carta tapada
toy-no-card = En esta ronda no hay ninguna carta.
toy-cards = Las cartas de la ronda
toy-none-settled = No se ha liquidado ninguna ronda.
toy-wins = { $player } gana { $amount }.
toy-loses = { $player } pierde { $amount }.
toy-loses-rake = { $player } pierde { $amount }, { $rake } de ello para la casa.
toy-your-acts = Lo que puede hacer
toy-you-banker = { $player }, banquero
