export const goalEn = { "words.goal": "Crack safes together, and reach the airport before the police reach you." };
