import type { TableText } from "./en.ts";

export const de: TableText = {
  "guest.unknown":
    "Das braucht einen Gast: mit POST /api/guests anlegen und sein Token als Authorization: Bearer TOKEN oder als Cookie senden.",
  "guest.silent":
    "An einem deiner Tische ist die Partie gerade still: Namen ändern sich erst, wenn sie wieder spricht.",
  "link.unknown": "Dieser Gerätelink ist verbraucht oder zu alt. Mach einen neuen.",
  "mute.self": "Dich selbst kannst du nicht stumm schalten.",
  "mute.tooMany": "Du hast zu viele Gäste stumm geschaltet. Hör erst jemandem wieder zu.",

  "tables.tooMany": ({ most }) => `Du sitzt an ${most} unfertigen Tischen. Beende oder verlasse erst einen.`,
  "tables.address": ({ most }) =>
    `${most} Tische, die von dieser Adresse eröffnet wurden, haben noch nicht begonnen. Beginne oder verlasse erst einen.`,
  "guests.tooMany": "Von dieser Adresse sind viele Gäste gekommen. Warte eine Minute vor dem nächsten.",
  "game.unknown": ({ games }) => `Dieses Spiel gibt es hier nicht; Spiele sind ${games}.`,
  "config.wrong": ({ path, problem }) => `${path} ${problem}.`,
  "level.unknown": ({ levels }) => `Diesen Bot hat das Spiel nicht; Stufen sind ${levels}.`,
  "seats.range": ({ min, max }) => `Dieses Spiel hat ${min} bis ${max} Plätze.`,
  "seats.noneLeft": "Lass einen Platz für dich: nicht alle können Bots sein.",
  "seats.occupied": "Hier sitzen mehr Leute, als es Plätze gäbe. Bitte erst jemanden zu gehen.",

  "table.unknown": "Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt.",
  "table.started": "Die Partie hat begonnen: das lässt sich nicht mehr ändern.",
  "table.closed": "Dieser Tisch ist geschlossen: seine Partie ist vorbei, oder alle sind gegangen.",
  "table.notPlaying": "An diesem Tisch läuft keine Partie.",
  "table.full": "Alle Plätze sind besetzt.",
  "code.unknown": "Kein offener Tisch hat diesen Code. Codes enden, wenn die Partie beginnt.",
  "code.tries": "Zu viele falsche Codes. Warte eine Minute vor dem nächsten, oder frag nach dem Link.",
  "host.only": "Das darf nur, wer den Tisch leitet.",
  "host.away": ({ seat }) => `Wer Platz ${seat} hat, ist nicht da und kann den Tisch nicht leiten.`,
  "seat.unknown": ({ seat }) => `Platz ${seat} gibt es an diesem Tisch nicht.`,
  "seat.taken": ({ seat }) => `Platz ${seat} ist besetzt.`,
  "seat.empty": ({ seat }) => `Auf Platz ${seat} sitzt niemand.`,
  "seat.none": "Du hast keinen Platz an diesem Tisch.",
  "seat.yours": "Das ist dein eigener Platz.",
  "seat.noGuest": ({ seat }) => `Platz ${seat} spielt kein Gast.`,
  "seat.byBot": "Diesen Platz spielt schon ein Bot.",
  "seat.notByBot": "Deinen Platz spielt kein Bot.",
  "ban.you": "Wer diesen Tisch leitet, lässt dich nicht herein.",
  "ban.notHere": "Wegschicken lässt sich nur, wer hier sitzt.",
  "ban.tooMany": ({ most }) => `Dieser Tisch hält schon ${most} Gäste fern. Eröffne einen anderen.`,
  "order.wrong": "Die Ordnung muss jeden Platz des Tisches einmal nennen.",
  "wish.unknown": ({ wishes }) =>
    wishes === ""
      ? "In diesem Spiel gibt es nichts zu wünschen."
      : `Das kann sich hier niemand wünschen; Wünsche sind ${wishes}.`,
  "wish.others": "Alle wünschen für sich selbst, und für Bots wer den Tisch leitet.",
  "start.empty": ({ seat }) => `Platz ${seat} ist leer: warte auf jemanden oder gib ihn einem Bot.`,
  "start.invited": ({ seat }) => `Wer auf Platz ${seat} eingeladen ist, ist noch nicht gekommen.`,

  "absent.notAsked": ({ seat }) => `Auf Platz ${seat} wartet gerade niemand.`,
  "time.none": "Dieser Tisch hat keine Uhr.",
  "time.notAsked": ({ seat }) => `Für Platz ${seat} läuft keine Zeit.`,
  "rematch.early": "Eine Revanche gibt es, wenn diese Partie vorbei ist.",

  "chat.seatedOnly": "Hier reden und lesen nur, die am Tisch sitzen.",
  "chat.silent": "Die Partie ist gerade still: geredet wird erst, wenn sie wieder spricht.",
  "chat.tooMany": "Das war viel. Warte kurz, bevor du mehr sagst.",
  "chat.empty": "In dieser Nachricht gibt es nichts zu lesen.",
  "chat.long": ({ most }) => `Eine Nachricht hat höchstens ${most} Zeichen.`,
  "message.unknown": "Diese Nachricht gibt es nicht.",
  "message.yours": "Das ist deine eigene Nachricht.",
  "report.long": ({ most }) => `Sag es in ${most} Zeichen.`,
  "report.tooMany": "Du hast für heute genug gemeldet; es wird gelesen.",
  "live.hello": 'Grüße zuerst: {"type": "hello"}.',
};
