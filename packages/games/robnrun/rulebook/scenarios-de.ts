import { type Chapter, option, rule, ruling } from "@safehouse/kernel";

export const ownScenario: Chapter = {
  id: "R-10",
  title: "Eigene Szenarien und Varianten",
  rules: [
    {
      id: "R-10.1",
      parts: [
        rule(
          "Wähle sechs Hinweise, stelle die vier Informanten auf und verteile die zwölf Würfel. Auf jedem markierten Feld liegt mindestens einer, und zum Flughafen hin werden es je Feld nie mehr. Je mehr Würfel am Anfang auf der Wache liegen, desto schwerer wird es.",
        ),
      ],
    },
    {
      id: "R-10.2",
      parts: [
        rule(
          "Variante 1: Du bestimmst, wie viele Würfel wo liegen. Ihre Farben und die Plätze der Informanten bestimmt der Zufall.",
        ),
        option(
          "In einem benannten Szenario liegen überall so viele Würfel wie sonst; ihre Farben und die Informanten sind Zufall.",
        ),
      ],
    },
    {
      id: "R-10.3",
      parts: [
        rule("Variante 2: Jeder Boss zieht zu Beginn seines Raubs sechs zufällige Hinweise."),
        ruling("Die verdeckten kennt nur der Boss."),
        option(
          "In einem benannten Szenario treten die gezogenen Hinweise an die Stelle seiner sechs. Was ein Profi-Szenario verbietet (R-10.5), wird nicht gezogen.",
        ),
      ],
    },
    {
      id: "R-10.4",
      parts: [
        rule("Leichter wird es mit mehr als 3 Gold am Anfang oder mit weniger Würfeln."),
        ruling(
          "Bei weniger Würfeln und Variante 1 sagt der Zufall auch, welche in der Schachtel bleiben. Mehr als 20 Gold gibt es nicht.",
        ),
        option(
          "Ein benanntes Szenario kann mit 3 bis 20 Gold und mit 5 bis 12 Würfeln beginnen. Würfel gehen zuerst von der Wache, dann einer nach dem anderen vom markierten Feld mit den meisten, bei mehreren von dem, das dem Flughafen am nächsten liegt; an jedem Ort zuerst rote, dann grüne, gelbe und weiße. Einer bleibt auf jedem markierten Feld.",
        ),
      ],
    },
    {
      id: "R-10.5",
      parts: [
        rule("Profi-Szenarien verbieten drei Hinweise. Aus den anderen dreizehn sechs zu wählen, gehört zum Spiel."),
        ruling("Wer den Tisch eröffnet, trägt die sechs der Bande ein. Bis dahin gilt der Vorschlag des Szenarios."),
      ],
    },
    {
      id: "R-10.6",
      parts: [
        rule(
          "Ein kurzer Code enthält ein ganzes Szenario, zum Notieren oder Weitergeben. Ein kaputter Code wird mit Begründung abgelehnt.",
        ),
      ],
    },
  ],
};
