import { lazy, Suspense, useState } from "react";
import { Button } from "@app/ui/page/button.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { moneyWords } from "../../../shared/records/money-words.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { SettlementRounds } from "../../lessons/settlements/settlement-rounds.public.ts";
import type { GroupSessionRecordFragment } from "../session.generated.ts";
import { DisputeWords } from "./dispute-words.tsx";
import css from "./roster.module.css";

const load = () => import("../events/place-dispute.tsx");
const DisputePlace = lazy(async () => ({ default: (await load()).DisputePlace }));
const SettlePlace = lazy(async () => ({ default: (await load()).SettlePlace }));

interface PlaceChargeProps {
  one: NonNullable<GroupSessionRecordFragment["roster"]>[number];
  session: GroupSessionRecordFragment;
  name: string;
  mayAct: boolean;
}

/** What a place came to, each time that it was settled, and what somebody objects to about that. */
export function PlaceCharge({ one: { id, settlements, money, dispute }, session, name, mayAct }: PlaceChargeProps) {
  const can = useCan();
  const [asks, setAsks] = useState(false);
  const [last] = settlements;
  if (!last) return null;
  const onClose = () => setAsks(false);
  const isOpen = dispute?.status === "OPEN";
  const mayAsk = isOpen ? can("settlements:act") : mayAct && last.chargeBp > 0;
  return (
    <div className={css.settled}>
      {money ? <p>{moneyWords(money)}</p> : null}
      {isOpen ? <StatusChip status="disputed" /> : null}
      {dispute ? <DisputeWords dispute={dispute} /> : null}
      {mayAsk ? (
        <Button
          size="small"
          aria-label={isOpen ? `Settle the dispute for ${name}` : `Dispute the charge for ${name}`}
          onClick={() => setAsks(true)}
        >
          {isOpen ? "Settle dispute" : "Dispute charge"}
        </Button>
      ) : null}
      <SettlementRounds rounds={settlements} />
      <Suspense>
        {asks && isOpen ? <SettlePlace session={session} name={name} onClose={onClose} dispute={dispute} /> : null}
        {asks && !isOpen ? <DisputePlace session={session} name={name} onClose={onClose} enrolmentId={id} /> : null}
      </Suspense>
    </div>
  );
}
