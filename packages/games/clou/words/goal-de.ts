export const goalDe = { "words.goal": "Brecht zusammen ein, nehmt das Beste mit und entkommt der Polizei." };
