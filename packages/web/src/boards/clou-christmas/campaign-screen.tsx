import type { ComponentType, JSX } from "preact";
import "../clou/inks.css";
import "./inks.css";
import "./screen.css";
import { heistScreen, heistSide } from "../clou/make-screen.tsx";
import type { CampaignProps } from "./board.tsx";
import { LaidDesk, useDesk } from "./context.ts";
import { BookDesk } from "./desk.tsx";
import { ConcertNote } from "./heist/concert-note.tsx";
import { heistProps } from "./heist/heist-table.tsx";
import { KIT } from "./heist/kit.ts";
import { useWords, type Words } from "./text/words.ts";
import { useDeskState } from "./use-desk-state.ts";

const HeistScreen = heistScreen(KIT);
const HeistSide = heistSide(KIT);

/** Between heists the open page of the campaign book, before and in a heist its plan. */
export function CampaignScreen(props: CampaignProps): JSX.Element {
  const t = useWords(props.language);
  return t === null ? <></> : <Spoken {...props} t={t} Part={Book} />;
}

/** The crew and its dice, while there is a heist. */
export function CampaignSide(props: CampaignProps): JSX.Element {
  const t = useWords(props.language);
  return t === null ? <></> : <Spoken {...props} t={t} Part={Crew} />;
}

interface SpokenProps extends CampaignProps {
  readonly t: Words;
  readonly Part: ComponentType;
}

function Spoken({ t, Part, ...props }: SpokenProps): JSX.Element {
  const desk = useDeskState(props, t);
  return (
    <LaidDesk table={desk}>
      <Part />
    </LaidDesk>
  );
}

function Book(): JSX.Element {
  const desk = useDesk();
  const { campaign, heist } = desk.view;
  if (heist === null) return <BookDesk />;
  return (
    <div key={campaign.heist} class="xmas-screen">
      <HeistScreen {...heistProps(desk, heist)} />
      <ConcertNote heist={heist} />
    </div>
  );
}

function Crew(): JSX.Element {
  const desk = useDesk();
  const { heist } = desk.view;
  return heist === null ? <></> : <HeistSide {...heistProps(desk, heist)} />;
}
