import type { Review } from "@safehouse/host";
import type { SeatAccount } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { Hat } from "../../ui/hat.tsx";
import { ReviewTable } from "./review-table.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface AccountProps {
  readonly review: Review;
  /** Whose terms are explained one by one. */
  readonly account: SeatAccount;
  readonly isCrew: boolean;
  readonly name: (seat: number) => string;
  readonly figure: (value: number, isChange?: boolean) => string;
}

const TERMS = ["expected", "luck", "hidden", "own", "others", "revision", "result"] as const;
type Shown = (typeof TERMS)[number];

/** The sum, term by term, with what each means. */
export function Account({ review, account, isCrew, figure }: AccountProps): JSX.Element {
  const t = useText({ en, de });
  const isOpen = review.seats.every(({ hidden }) => hidden === 0);
  const words: { readonly [term in Shown]: readonly [name: string, why: string] } = {
    expected: [t.expected, t.expectedWhy],
    luck: [t.luck, t.luckWhy],
    hidden: [t.hidden, isOpen ? t.hiddenNone : t.hiddenWhy],
    own: [isCrew ? t.crew : t.own, t.ownWhy],
    others: [t.otherSeats, t.othersWhy],
    revision: [t.revision, t.revisionWhy],
    result: [t.result, t.resultWhy],
  };
  const shown = isCrew ? TERMS.filter((term) => term !== "others") : TERMS;
  return (
    <dl class="review-account" data-part="review-account">
      {shown.map((term) => (
        <div key={term} data-term={term} data-nothing={Math.abs(account[term]) < 0.005}>
          <dt>{words[term][0]}</dt>
          <dd>{figure(account[term], term !== "expected" && term !== "result")}</dd>
          <dd class="review-why">{words[term][1]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Everybody's sum, one line a seat: where they play against each other. */
export function Accounts({ review, name, figure, account }: AccountProps): JSX.Element {
  const t = useText({ en, de });
  const heads = [t.expected, t.luck, t.hidden, t.own, t.otherSeats, t.revision, t.result];
  return (
    <section class="review-accounts">
      <h2>{t.account}</h2>
      <ReviewTable label={t.account} heads={["", ...heads]}>
        {review.seats.map((each) => (
          <tr key={each.seat} data-chosen={each.seat === account.seat}>
            <th scope="row">
              <Hat seat={each.seat} size="small" /> {name(each.seat)}
            </th>
            {TERMS.map((term) => (
              <td key={term} data-term={term}>
                {figure(each[term], term !== "expected" && term !== "result")}
              </td>
            ))}
          </tr>
        ))}
      </ReviewTable>
      <p>{t.ownWhy}.</p>
    </section>
  );
}
