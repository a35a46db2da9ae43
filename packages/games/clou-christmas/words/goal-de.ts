export const goalDe = { "words.goal": "Drei Brüche bis Weihnachten: Holt Punkte und landet nicht im Gefängnis." };
