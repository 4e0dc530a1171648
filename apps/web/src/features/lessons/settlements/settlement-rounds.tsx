import { inPercent } from "@app/domain/percent.ts";
import { chargeInWords, payInWords } from "@app/domain/lessons/settled-share.ts";
import { settlementRules, settlementRuleWords } from "@app/domain/lessons/settlement-enums.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { toOptions, labelOf } from "../../../shared/text/option-labels.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import type { SettlementRoundFragment } from "./settlement-round.generated.ts";
import css from "./settlement-rounds.module.css";

const ruleWords = labelOf(toOptions(settlementRules, settlementRuleWords));

/** "Standard: free until 24 h before, late 100%, no-show 100%", as it was when it was agreed on. */
function Terms({ terms }: Pick<SettlementRoundFragment, "terms">) {
  const { policy, windowHours, lateCancelPercent, noShowPercent } = terms;
  return (
    <>
      Policy:{" "}
      {policy ? <TextLink href={`/app/system/policies?view=${policy.id}`}>{policy.name}</TextLink> : "as it was agreed"}
      {` (free until ${windowHours}\u00A0h before, late ${inPercent(lateCancelPercent)}, no-show ${inPercent(noShowPercent)})`}
    </>
  );
}

/** Whether it is in the books; each settlement takes the one before it back. */
function booksWords({ state }: SettlementRoundFragment, isLast: boolean): string {
  if (state === "BEFORE_BOOKS") return "Before these books";
  if (state === "UNPOSTED") return "Not posted yet";
  return isLast ? "Posted" : "Taken back";
}

function Round({ round: one, isLast }: { round: SettlementRoundFragment; isLast: boolean }) {
  const { round, rule, at, by, sentence, terms, minutes } = one;
  return (
    <li data-past={isLast ? undefined : ""}>
      <p className={css.head}>
        <strong>{ruleWords(rule)}</strong>
        <small>
          Round {round} · <When value={at} /> {by ? <StaffLink {...by} /> : "by the system"}
        </small>
      </p>
      <dl className={css.sums}>
        <div>
          <dt>Charge</dt>
          <dd>{chargeInWords(one)}</dd>
        </div>
        <div>
          <dt>Tutor’s pay</dt>
          <dd>{payInWords(one)}</dd>
        </div>
        <div>
          <dt>Books</dt>
          <dd>{booksWords(one, isLast)}</dd>
        </div>
      </dl>
      <p>{sentence}</p>
      <small>
        {minutes} min · <Terms terms={terms} />
      </small>
    </li>
  );
}

/** Each time that something was settled, the last first: what it comes to, why, and by which terms. */
export function SettlementRounds({ rounds }: { rounds: readonly SettlementRoundFragment[] }) {
  return (
    <ul className={css.rounds} aria-label="Settlements">
      {rounds.map((round, at) => (
        <Round key={round.id} round={round} isLast={at === 0} />
      ))}
    </ul>
  );
}
