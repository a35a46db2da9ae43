import { loadOffer } from "@safehouse/games";
import type { GameOffer, MessageTable } from "@safehouse/kernel";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import "./challenge.css";
import { LoadFailed } from "../../app/load-failed.tsx";
import type { PageProps } from "../../app/pages.ts";
import { location } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { makeVoice } from "../../play/voice.ts";
import { useGameTexts } from "../../records/use-texts.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { ChallengeCard } from "./challenge-card.tsx";
import { type LinkProblem, readChallenge } from "./logic/link.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** A link that carries a game: what it is, and the way to play it; or why it is not opened. */
export function Page({ params }: PageProps): JSX.Element | null {
  const t = useText({ en, de });
  const game = params["game"] ?? "";
  const hash = useOwnHash(game);
  const offer = useOffer(game);
  const texts = useGameTexts(typeof offer === "object" ? offer : null, settings.language.value);
  const read = useMemo(() => (typeof offer === "object" ? readChallenge(offer, hash) : null), [offer, hash]);
  if (offer === "loading") return null;
  if (offer === "failed") return <LoadFailed />;
  if (offer === "none") return <Refused>{t.unknownGame}</Refused>;
  if (texts === null || read === null) return null;
  if (!read.ok) return <Refused>{reason(read.error, texts)}</Refused>;
  return <ChallengeCard challenge={read.value} offer={offer} texts={texts} />;

  function reason(problem: LinkProblem, words: MessageTable): string {
    if (problem.why !== "refused") return t[problem.why];
    const { message, path, problem: plain } = problem.problem;
    return t.refused(message === undefined ? `${path} ${plain}` : makeVoice(words, [], null).say(message));
  }
}

function Refused({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const t = useText({ en, de });
  return (
    <Frame title={t.refusedTitle}>
      <Notice tone="danger">{children}</Notice>
      <div class="challenge-actions">
        <Button tone="lit" href="/">
          {t.toNew}
        </Button>
      </div>
    </Frame>
  );
}

/** A page stays until the next one is loaded, and the address is then already the next one's. */
function useOwnHash(game: string): string {
  const { path, hash } = location.value;
  const own = useRef(hash);
  if (path === `/challenge/${encodeURIComponent(game)}`) own.current = hash;
  return own.current;
}

function useOffer(game: string): GameOffer | "loading" | "none" | "failed" {
  const [offer, setOffer] = useState<GameOffer | "loading" | "none" | "failed">("loading");
  useEffect(() => {
    let isWanted = true;
    const show = (found: GameOffer | "none" | "failed"): void => {
      if (isWanted) setOffer(found);
    };
    loadOffer(game).then(
      (found) => show(found ?? "none"),
      () => show("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return offer;
}
