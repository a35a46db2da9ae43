import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { AnswerCard } from "../../kit/answer-card.tsx";
import { Answer } from "../../kit/answer.tsx";
import { Hand, HandCard } from "../../kit/hand.tsx";
import { Paper } from "../../kit/paper.tsx";
import { Prompt, PromptRegion } from "../../kit/prompt.tsx";
import { Seat } from "../../kit/seat.tsx";
import { Told } from "../../kit/told.tsx";
import { Undo } from "../../kit/undo.tsx";
import { inTurn } from "../../stage/flight.ts";
import { Sky } from "../../stage/sky.tsx";
import { Button } from "../../ui/button.tsx";
import { type Exhibits, Row } from "./exhibit.tsx";
import { SampleTable, type Way } from "./sample-table.tsx";
import { useWords } from "./words.ts";

const EVENTS = [{ type: "opened" }, { type: "heard" }];
const ROOF: Way = { do: "roof" };
const RUN: Way = { do: "run" };

/** The parts that boards share, each in the states it can be in. */
export const KIT_PARTS: Exhibits = { Prompts, Answers, AnswerCards, Seats, Hands, Papers, Flights };

function Prompts(): JSX.Element {
  const t = useWords();
  return (
    <>
      <SampleTable isAsked>
        <Prompt over={t.over} idle={t.idle} beside={<Undo tone="ghost" />}>
          <Answer move={ROOF} isLit>
            {t.roof}
          </Answer>
        </Prompt>
      </SampleTable>
      <SampleTable differs={{ undo: null }}>
        <Prompt over={t.over} idle={t.idle}>
          <Told events={EVENTS} />
        </Prompt>
      </SampleTable>
      <PromptRegion class="gallery-region" label={t.question} isAsking={false}>
        {t.idle}
      </PromptRegion>
    </>
  );
}

function Answers(): JSX.Element {
  const t = useWords();
  return (
    <Row>
      <SampleTable isAsked>
        <Answer move={ROOF} isLit>
          {t.roof}
        </Answer>
        <Answer move={ROOF} icon="swap">
          {t.cellar}
        </Answer>
        <Answer move={null}>{t.closed}</Answer>
        <Answer move={RUN}>{t.run}</Answer>
      </SampleTable>
      <SampleTable isAsked differs={{ sent: { decision: "way:0:1", move: ROOF } }}>
        <div class="kit-prompt">
          <Answer move={ROOF} isLit>
            {t.sent}
          </Answer>
        </div>
      </SampleTable>
    </Row>
  );
}

function AnswerCards(): JSX.Element {
  const t = useWords();
  return (
    <Row>
      <SampleTable isAsked differs={{ sent: { decision: "way:0:1", move: { do: "vera" } } }}>
        <AnswerCard move={ROOF} title={t.roof} means={t.roofMeans} />
        <AnswerCard move={{ do: "vera" }} title="Vera" means={t.sent} seat={1} />
        <AnswerCard move={RUN} title={t.run} means={t.runMeans} />
      </SampleTable>
    </Row>
  );
}

function Seats(): JSX.Element {
  const t = useWords();
  return (
    <Row>
      <SampleTable>
        <Seat seat={0} line={t.points(3)} />
        <Seat seat={1} line={t.points(12)} />
        <Seat seat={2} />
        <Seat seat={3} mark="host" line={t.points(0)} words={t.bossWords} isTurn />
      </SampleTable>
    </Row>
  );
}

function Hands(): JSX.Element {
  return (
    <>
      <Cards count={5} />
      <Cards count={12} />
    </>
  );
}

function Cards({ count }: { readonly count: number }): JSX.Element {
  const t = useWords();
  return (
    <SampleTable isAsked differs={{ sent: { decision: "way:0:1", move: { do: "play", card: 5 } } }}>
      <Hand class="gallery-hand" title={t.hand} count={count}>
        {Array.from({ length: count }, (_, index) => (
          <HandCard
            key={index}
            thing={`card:${index + 1}`}
            label={t.card(index + 1)}
            index={index}
            count={count}
            isLit={index < 2}
            isRaised={index === 1}
            isUnlit={index === 2}
            isChosen={index === 3}
            onPress={() => undefined}
          >
            <svg class="gallery-card" viewBox="0 0 50 70">
              <rect width="50" height="70" rx="4" />
              <text x="25" y="42">
                {index + 1}
              </text>
            </svg>
          </HandCard>
        ))}
      </Hand>
    </SampleTable>
  );
}

function Papers(): JSX.Element {
  const t = useWords();
  return (
    <SampleTable>
      <Paper class="gallery-paper" title={t.report} over={t.reportOver} close={t.onward} onClose={() => undefined}>
        <p>{t.reportLine}</p>
      </Paper>
    </SampleTable>
  );
}

function Flights(): JSX.Element {
  const t = useWords();
  const [key, setKey] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  const place = (spot: string) => {
    const element = board.current?.querySelector(`[data-spot=${spot}]`) ?? null;
    return element === null ? null : { element, rect: element.getBoundingClientRect(), width: 40 };
  };
  return (
    <div ref={board} class="gallery-flight">
      <Button data-part="fly" onClick={() => setKey(key + 1)}>
        {t.open}
      </Button>
      <span data-spot="from" />
      <span data-spot="to" />
      <Sky
        latest={{ key, events: [] }}
        isMoving
        flights={key === 0 ? [] : inTurn([{ from: "from", to: "to", card: "7", flips: true }])}
        places={place}
        sounds={[]}
        sound={() => undefined}
        draw={(card) => (
          <svg class="gallery-card" viewBox="0 0 50 70">
            <rect width="50" height="70" rx="4" />
            <text x="25" y="42">
              {card ?? "?"}
            </text>
          </svg>
        )}
      />
    </div>
  );
}
