import { Fragment, type ReactNode } from "react";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { ReferralFactsDocument, type ReferralSideFactsFragment } from "../decisions.generated.ts";
import { holderPath } from "../code-labels.ts";
import type { ReferralRowFragment } from "../referral.generated.ts";
import css from "./both-sides.module.css";

type Side = ReferralSideFactsFragment;
type Row = readonly [label: string, of: (side: Side) => ReactNode, text: (side: Side) => readonly string[]];

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const knownSince = "Known since";

const rows: readonly Row[] = [
  ["Email", ({ emails }) => emails.join(", ") || "–", ({ emails }) => emails],
  ["Phone", ({ phones }) => phones.join(", ") || "–", ({ phones }) => phones],
  ["Address", ({ addresses }) => addresses.join("; ") || "–", ({ addresses }) => addresses],
  ["Dependents", ({ dependents }) => dependents.join(", ") || "–", ({ dependents }) => dependents],
  [knownSince, ({ since }) => <Day value={since} />, () => []],
];

/** A fact of one side; colour alone would not tell everybody what is the same. */
function Cell({ isSame, children }: { isSame: boolean; children: ReactNode }) {
  return (
    <span data-same={isSame || undefined}>
      {children}
      {isSame ? <small>the same</small> : null}
    </span>
  );
}

/** A row is left out where nothing is known of either side. Days are known of everybody. */
const isKnown =
  (sides: readonly (Side | null)[]) =>
  ([label, , text]: Row): boolean =>
    label === knownSince || sides.some((side) => side !== null && text(side).length > 0);

/** What is known of both sides of a referral, beside each other; what they have in common stands out. */
export function BothSides({ id, scheme, flags }: Pick<ReferralRowFragment, "id" | "scheme" | "flags">) {
  const { data } = useQuery(ReferralFactsDocument, { variables: { id } });
  const facts = data?.referralFacts;
  if (!facts) return <SkeletonLines count={5} />;
  const { referrer, referee } = facts;
  // Of cards nothing is shown: a gateway says only whether it was the same.
  const isSameCard = flags.includes("SAME_PAYMENT_METHOD");
  return (
    <div className={css.sides}>
      <span />
      <strong>
        <TextLink
          href={holderPath({
            kind: scheme === "TEACHER" ? "TEACHER_REFERRER" : "CUSTOMER_REFERRER",
            holderId: referrer.id,
          })}
        >
          {referrer.name}
        </TextLink>
        <small>sent</small>
      </strong>
      <strong>
        {referee ? <TextLink href={customerPath(referee.id)}>{referee.name}</TextLink> : "–"}
        <small>came</small>
      </strong>
      {rows.filter(isKnown([referrer, referee])).map(([label, of, text]) => {
        const theirs = referee ? text(referee).map(bare) : [];
        const isSame = text(referrer).some((one) => theirs.includes(bare(one)));
        return (
          <Fragment key={label}>
            <span>{label}</span>
            <Cell isSame={isSame}>{of(referrer)}</Cell>
            <Cell isSame={isSame}>{referee ? of(referee) : "–"}</Cell>
          </Fragment>
        );
      })}
      {isSameCard ? (
        <>
          <span>Card</span>
          <Cell isSame>paid with it</Cell>
          <Cell isSame>paid with it</Cell>
        </>
      ) : null}
    </div>
  );
}
