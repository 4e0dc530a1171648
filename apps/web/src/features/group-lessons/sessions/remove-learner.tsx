import { useState } from "react";
import { isLate } from "@app/domain/lessons/late-notice.ts";
import { inPercent } from "@app/domain/percent.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { GroupSessionLeaveDocument } from "../session-mutations.generated.ts";
import type { GroupSessionRecordFragment } from "../session.generated.ts";

interface RemoveLearnerProps {
  one: NonNullable<GroupSessionRecordFragment["roster"]>[number];
  session: GroupSessionRecordFragment;
  name: string;
}

/** Takes a learner off a session; who gives a place up late is charged, so that is asked first. */
export function RemoveLearner({ one, session: { id, version, start }, name }: RemoveLearnerProps) {
  const { terms, status } = one;
  const now = useNow();
  const [asks, setAsks] = useState(false);
  const { save, saving } = useSave(GroupSessionLeaveDocument, ({ saved }) => saved);
  const sent = { id, version, enrolmentId: one.id };
  const { error, confirm } = useConfirmed(
    (sink) => save(sent, sink),
    () => setAsks(false),
  );
  const notice = (Date.parse(start) - now.getTime()) / 60_000;
  const isCharged = status === "ENROLLED" && isLate(notice, terms) && terms.lateCancelPercent > 0;
  return (
    <>
      <Button size="small" aria-label={`Remove ${name}`} onClick={() => (isCharged ? setAsks(true) : void save(sent))}>
        Remove
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Remove ${name}?`}
        confirmLabel="Remove and charge"
        danger
        pending={saving}
        error={error}
        onConfirm={confirm}
      >
        The session starts in less than {terms.windowHours} h, so {inPercent(terms.lateCancelPercent)} of the price is
        charged.
      </ConfirmDialog>
    </>
  );
}
