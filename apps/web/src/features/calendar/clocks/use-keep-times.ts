import { useApolloClient } from "@apollo/client/react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { ConfirmedLessonKeepLocalTimesDocument } from "../../lessons/courses/course-dialogs.public.ts";
import type { ClockChangeReviewQuery } from "./clock-change-review.generated.ts";

type Row = NonNullable<ClockChangeReviewQuery["clockChangeReview"]>["moved"][number];

/** Says that a time stays for the learner over a change of a clock, and what came of that. */
export function useKeepTimes() {
  const { cache } = useApolloClient();
  const { save } = useSave(ConfirmedLessonKeepLocalTimesDocument, ({ saved }) => saved);
  return async ({ course, slotIndex, change: { timeZone, at } }: Row) => {
    if (course === null) return;
    const { id, version, confirmedNumber, slots, anchorTimeZone } = course;
    const { payload, stale } = await save({ id, version, input: { slotIndex, timeZone, at } });
    cache.evict({ id: "ROOT_QUERY", fieldName: "clockChangeReview" });
    if (payload)
      toast.done(`${confirmedNumber} stays at ${slots[slotIndex]?.start ?? ""} in ${placeName(anchorTimeZone)}.`);
    else if (stale) toast.failed(stale.message);
  };
}
