import type { Phrases } from "@safehouse/kernel";

export const measuredDe: Phrases = [
  ["{} seats, {}: a random crew wins", "{} Plätze, {}: eine Zufallsbande gewinnt"],
  ["{} seats, {}: convention bots win", "{} Plätze, {}: Bots nach R-13 gewinnen"],
  ["{} seats, {}: experts win", "{} Plätze, {}: Experten gewinnen"],
  ["{} seats, {}: of the wins, perfect ones", "{} Plätze, {}: perfekte unter den Siegen"],
  [
    "{} seats, {}: solved heists that left a safe shut",
    "{} Plätze, {}: gelöste Raubzüge, bei denen ein Tresor zu blieb",
  ],
  ["{} ± {}; at most {} wanted", "{} ± {}; verlangt: höchstens {}"],
  [
    "{} ± {}; {} to {}, {} points below the one before wanted",
    "{} ± {}; verlangt: {} bis {} und {} Punkte unter dem Szenario davor",
  ],
  ["{} ± {}; {} points below the one before wanted", "{} ± {}; verlangt: {} Punkte unter dem Szenario davor"],
  ["{} ± {}; {} to {}, below the one before wanted", "{} ± {}; verlangt: {} bis {} und unter dem Szenario davor"],
  ["{} ± {}; below the one before wanted", "{} ± {}; verlangt: unter dem Szenario davor"],
  ["{} ± {}; {} to {} wanted", "{} ± {}; verlangt: {} bis {}"],
  ["{}; {} to {} wanted", "{}; verlangt: {} bis {}"],
  ["{} of {}; under {} wanted", "{} von {}; verlangt: unter {}"],
  ["training", "Das Training"],
  ["night-shift", "Nachtschicht"],
  ["short-notice", "Kurzfristig"],
  ["hot-pursuit", "Heiße Spur"],
  ["the-mole", "Der Maulwurf"],
  ["last-flight", "Der letzte Flug"],
];
