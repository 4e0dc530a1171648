import { useSearchParams } from "react-router-dom";
import { canReinstate, tutorMachine } from "@app/domain/tutors/tutor-states.ts";
import { CalendarCheck, CalendarPlus, Pencil, Send, User, Users } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { bookAddress } from "../../shared/links/book-address.ts";
import { tutorPath } from "../../shared/links/record-paths.ts";
import { tutorEvents } from "./tutor-events.ts";
import type { TutorRowFragment } from "./tutor.generated.ts";
import { coverPath, tutorKind } from "./tutor.kind.ts";

type Standing = Pick<TutorRowFragment, "id" | "status"> & { leftAt?: string | null };

/** What can be done with a tutor as they stand: edit, and the events of their state. */
export function useTutorActions({ id, status, leftAt }: Standing): readonly PageAction[] {
  const can = useCan();
  const now = useNow();
  const [params] = useSearchParams();
  const actionsOf = useEventActions(tutorEvents);
  const stands = stateIn(tutorMachine, status);
  const isLate = leftAt != null && !canReinstate(new Date(leftAt), now);
  const offered = offeredIn(tutorEvents, stands).filter((event) => event !== "reinstate" || !isLate);
  const events = actionsOf(id, offered);
  const propose: PageAction = {
    label: "Propose to a request",
    icon: Send,
    href: withParams(params, { proposeTo: id }),
  };
  const isTeaching = stands === "active" || stands === "on-leave";
  const cover: PageAction = { label: "Cover lessons", icon: Users, href: coverPath(id) };
  const book: PageAction = {
    label: "Book lesson",
    icon: CalendarPlus,
    href: withParams(params, { book: bookAddress("tutorId", id) }),
  };
  const more = [
    ...(isTeaching && can("lessons:write") ? [book] : []),
    ...(isTeaching && can("lessons:act") ? [propose] : []),
  ];
  const acts = can("lessons:act") ? [...more, cover, ...events] : [...more, ...events];
  if (!can(tutorKind.write)) return acts;
  const timeOff = {
    label: "Add time off",
    icon: CalendarCheck,
    href: `${tutorPath(id)}?tab=availability&addTimeOff=${id}`,
  };
  return [{ label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) }, timeOff, ...acts];
}

/** The same in a row, which can also be opened. */
export function useTutorRowActions(tutor: Standing): readonly PageAction[] {
  return [{ label: "Open", icon: User, href: tutorPath(tutor.id) }, ...useTutorActions(tutor)];
}
