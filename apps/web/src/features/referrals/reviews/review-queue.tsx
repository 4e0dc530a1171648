import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RouteLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { flagsInWords } from "../referral-labels.ts";
import { decidable, type ReviewRow } from "./referral-reviews.list.tsx";
import { Review } from "./review.tsx";
import css from "./reviews.module.css";

/** The referrals that wait, one of them open: the one that the address names, else the first. */
export function ReviewQueue({ rows }: { rows: readonly ReviewRow[] | undefined }) {
  const [params, setParams] = useSearchParams();
  const [decided, setDecided] = useState(0);
  /** The last one about which something was typed: nobody's reason may slide to another referral. */
  const [typed, setTyped] = useState<ReviewRow | null>(null);
  /** The one that was decided here. */
  const [sent, setSent] = useState<string | null>(null);
  const opened = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (decided > 0) opened.current?.focus();
  }, [decided]);
  if (!rows) return <SkeletonLines count={8} />;
  const waiting = rows.filter(({ status }) => decidable.some((one) => one === status));
  const asked = params.get("open");
  const isThere = (id: string | null | undefined) => waiting.some((row) => row.id === id);
  const isGone = typed !== null && typed.id !== sent && !isThere(typed.id) && !isThere(asked);
  const open = isGone ? undefined : (waiting.find(({ id }) => id === (asked ?? typed?.id)) ?? waiting[0]);

  function openNext() {
    const at = waiting.findIndex(({ id }) => id === open?.id);
    const next = waiting[at + 1] ?? waiting[at - 1];
    setTyped(null);
    setParams((now) => new URLSearchParams(withParams(now, { open: next?.id ?? null })), { replace: true });
    setDecided((before) => before + 1);
  }

  return (
    <>
      {isGone ? (
        <Banner
          title={`${typed.name} is no longer in this list.`}
          text="Somebody else may have decided it. Choose one of the others below."
        />
      ) : null}
      <ol className={css.queue}>
        {waiting.map((row) => {
          const { id, name, sentBy, flags, qualifiedAt, attributedAt } = row;
          const isOpen = id === open?.id;
          return (
            <li key={id}>
              <h2 ref={isOpen ? opened : undefined} tabIndex={isOpen ? -1 : undefined}>
                <RouteLink href={withParams(params, { open: id })} aria-expanded={isOpen}>
                  {name}, sent by {sentBy}
                </RouteLink>
              </h2>
              <p>
                {flags.length > 0 ? flagsInWords(flags) : "Nothing stands out"} · waits since{" "}
                <Day value={qualifiedAt ?? attributedAt} />
              </p>
              {isOpen ? (
                <Review referral={row} onTyped={() => setTyped(row)} onSend={() => setSent(id)} onDecided={openNext} />
              ) : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}
