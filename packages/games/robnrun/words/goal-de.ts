export const goalDe = { "words.goal": "Knackt zusammen Tresore und seid am Flughafen, bevor die Polizei euch hat." };
