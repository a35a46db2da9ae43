export const goalEn = { "words.goal": "Break in together, take what is worth most, and get away from the police." };
