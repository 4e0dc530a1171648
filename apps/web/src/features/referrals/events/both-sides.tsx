import { Fragment, type ReactNode } from "react";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ReferralFactsDocument, type ReferralSideFactsFragment } from "../decisions.generated.ts";
import css from "./both-sides.module.css";

type Side = ReferralSideFactsFragment;
type Row = readonly [label: string, of: (side: Side) => ReactNode, text: (side: Side) => readonly string[]];

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const rows: readonly Row[] = [
  ["Email", ({ emails }) => emails.join(", ") || "–", ({ emails }) => emails],
  ["Phone", ({ phone }) => phone ?? "–", ({ phone }) => (phone === null ? [] : [phone])],
  ["Address", ({ address }) => address ?? "–", ({ address }) => (address === null ? [] : [address])],
  ["Known since", ({ since }) => <Day value={since} />, () => []],
];

/** What is known of both sides of a referral, beside each other; what they have in common stands out. */
export function BothSides({ id }: { id: string }) {
  const { data } = useQuery(ReferralFactsDocument, { variables: { id } });
  const facts = data?.referralFacts;
  if (!facts) return <SkeletonLines count={5} />;
  const { referrer, referee } = facts;
  return (
    <div className={css.sides}>
      <span />
      <strong>
        <TextLink href={`/app/tutoring/customers/${referrer.id}`}>{referrer.name}</TextLink>
        <small>sent</small>
      </strong>
      <strong>
        {referee ? <TextLink href={`/app/tutoring/customers/${referee.id}`}>{referee.name}</TextLink> : "–"}
        <small>came</small>
      </strong>
      {rows.map(([label, of, text]) => {
        const theirs = referee ? text(referee).map(bare) : [];
        const isSame = text(referrer).some((one) => theirs.includes(bare(one)));
        return (
          <Fragment key={label}>
            <span>{label}</span>
            <span data-same={isSame || undefined}>{of(referrer)}</span>
            <span data-same={isSame || undefined}>{referee ? of(referee) : "–"}</span>
          </Fragment>
        );
      })}
    </div>
  );
}
