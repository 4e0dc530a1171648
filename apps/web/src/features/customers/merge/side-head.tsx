import { ArrowLeftRight } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { customerPath } from "../../../shared/links/record-paths.ts";
import type { MergedCustomerFragment } from "./merge.generated.ts";
import css from "./merge-dialog.module.css";

interface SideHeadProps {
  customer: MergedCustomerFragment;
  /** "Stays" or "Goes". */
  role: string;
  /** Lets this one stay instead; null where it does. */
  onSwap: (() => void) | null;
}

/** Who one of the two is. */
export function SideHead({ customer, role, onSwap }: SideHeadProps) {
  const { id, name, customerNumber, status, createdAt, learnerNames } = customer;
  const learners = learnerNames.length === 1 ? "1 learner" : `${learnerNames.length} learners`;
  return (
    <div className={css.side}>
      <p>
        {role} · {customerNumber}
      </p>
      <TextLink href={customerPath(id)}>{name}</TextLink>
      <StatusChip status={status} />
      <p>
        {learners} · since <Day value={createdAt} />
      </p>
      {onSwap ? (
        <Button size="small" icon={ArrowLeftRight} onClick={onSwap}>
          Keep this one
        </Button>
      ) : null}
    </div>
  );
}
