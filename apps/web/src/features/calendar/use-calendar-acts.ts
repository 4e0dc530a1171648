import { useMemo } from "react";
import type { NavigateFunction } from "react-router-dom";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { groupPath } from "../../shared/links/record-paths.ts";
import { slotAddress } from "../lessons/courses/book/empty-slot.public.ts";
import type { useCalendarPlace } from "./calendar-place.ts";
import type { EntryActs } from "./entry-acts.ts";
import { coverAddress, movedAddress } from "../lessons/booked/move-address.public.ts";

/** What is done with a calendar: a lesson has its card, a session its own page; each is in the address. */
export function useCalendarActs(
  { params, timeZone }: Pick<ReturnType<typeof useCalendarPlace>, "params" | "timeZone">,
  navigate: NavigateFunction,
): EntryActs {
  const can = useCan();
  const [mayMove, mayAdd] = [can("lessons:act"), can("lessons:write")];
  return useMemo(() => {
    const go = (changes: Record<string, string>) =>
      void navigate(withParams(params, changes), { preventScrollReset: true });
    return {
      open: ({ entry: { id, groupLessonId } }) =>
        groupLessonId === null ? go({ lesson: id }) : void navigate(groupPath({ id: groupLessonId })),
      move: mayMove ? ({ id }, when) => go({ move: movedAddress(id, when) }) : null,
      give: mayMove ? ({ id }, tutorId) => go({ cover: coverAddress(id, tutorId) }) : null,
      add: mayAdd ? (start, end, tutorId = null) => go({ book: slotAddress({ start, end, timeZone, tutorId }) }) : null,
    };
  }, [params, timeZone, mayMove, mayAdd, navigate]);
}
