import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { proposalCheckInput } from "@app/domain/lessons/proposal.ts";
import { Rechecking } from "@app/ui/page/rechecking.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { Calm, ConflictList, Good } from "../../conflicts/conflict-list.public.tsx";
import { LessonConflictsDocument } from "./conflicts.generated.ts";
import { proposalForm, type ProposalValues } from "./proposal.fields.ts";

/** What is typed so far, as the server checks it; null while it is not whole. */
function planOf({ tutorId, anchorTimeZone, slots, startOn, endOn, lessonCount }: ProposalValues) {
  const { success, data } = proposalCheckInput.safeParse({
    tutorId,
    anchorTimeZone,
    startOn,
    endOn,
    slots: slots.map(({ weekday, start }) => ({ weekday: Number(weekday), start })),
    lessonCount: lessonCount === "" ? null : lessonCount,
  });
  return success ? { ...data, endOn: data.endOn ?? null, lessonCount: data.lessonCount ?? null } : null;
}

/** What stands in the way of the lessons as they are typed, and where nothing forbids them, the way past it. */
export function ConflictsPanel({ requestId }: { requestId: string }) {
  const { values } = useFormikContext<ProposalValues>();
  const plan = planOf(values);
  const { data, previousData, loading, error } = useQuery(
    LessonConflictsDocument,
    plan ? { variables: { requestId, plan }, fetchPolicy: "network-only" } : skipToken,
  );
  if (!plan) return <Calm>Choose a tutor, times and a first day to check the tutor’s calendar.</Calm>;
  const conflicts = (data ?? previousData)?.lessonConflicts;
  if (error && !loading) return <Calm>Nobody could check the tutor’s calendar right now. Try again.</Calm>;
  // A verdict on other times than those typed now is none.
  if (!conflicts || (loading && conflicts.length === 0)) return <Calm>Checking the tutor’s calendar…</Calm>;
  if (conflicts.length === 0) return <Good>No conflicts in the next eight weeks.</Good>;
  return (
    <Rechecking isOn={loading}>
      <ConflictList
        conflicts={conflicts}
        timeZone={plan.anchorTimeZone}
        despite={proposalForm.labels.despite}
        instead="Choose another time or another tutor."
      />
    </Rechecking>
  );
}
