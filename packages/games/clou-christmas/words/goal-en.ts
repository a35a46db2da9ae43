export const goalEn = { "words.goal": "Three heists until Christmas: bring home points, and keep out of prison." };
