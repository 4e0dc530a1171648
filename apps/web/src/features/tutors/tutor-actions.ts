import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import { type TutorEvent, tutorStatuses } from "@app/domain/tutors/tutor-enums.ts";
import { canReinstate, directorsEvents, tutorMachine } from "@app/domain/tutors/tutor-states.ts";
import {
  CalendarCheck,
  CirclePause,
  CirclePlay,
  Pencil,
  RotateCcw,
  Send,
  User,
  UserX,
  type Icon,
} from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../shared/permission/use-can.ts";
import type { TutorRowFragment } from "./tutor.generated.ts";
import { tutorKind, tutorPath } from "./tutor.kind.ts";

const looks: Record<TutorEvent, { label: string; icon: Icon; param: string }> = {
  "take-leave": { label: "Send on leave", icon: CalendarCheck, param: "takeLeave" },
  return: { label: "Back from leave", icon: CirclePlay, param: "return" },
  pause: { label: "Pause", icon: CirclePause, param: "pause" },
  resume: { label: "Resume", icon: CirclePlay, param: "resume" },
  "off-board": { label: "Off-board", icon: UserX, param: "offBoard" },
  reinstate: { label: "Reinstate", icon: RotateCcw, param: "reinstate" },
};

type Standing = Pick<TutorRowFragment, "id" | "status"> & { leftAt?: string | null };

/** What can be done with a tutor as they stand: edit, and the events of their state. */
export function useTutorActions({ id, status, leftAt }: Standing): readonly PageAction[] {
  const can = useCan();
  const now = useNow();
  const [params] = useSearchParams();
  const stands = tutorStatuses.find((known) => toEnumName(known) === status) ?? tutorMachine.initial;
  const isLate = (event: TutorEvent) => event === "reinstate" && leftAt != null && !canReinstate(new Date(leftAt), now);
  const events = eventsFrom(tutorMachine, stands)
    .filter((event) => !isLate(event))
    .map((event): PageAction => {
      const needed = directorsEvents.includes(event) ? "tutorManagement:act" : tutorKind.act;
      const { param, ...look } = looks[event];
      return {
        ...look,
        href: withParams(params, { [param]: id }),
        danger: event === "off-board",
        ...(!can(needed) && { disabledReason: whoMay(needed) }),
      };
    });
  const propose: PageAction = {
    label: "Propose to a request",
    icon: Send,
    href: withParams(params, { proposeTo: id }),
  };
  const isTeaching = stands === "active" || stands === "on-leave";
  const acts = isTeaching && can("lessons:act") ? [propose, ...events] : events;
  if (!can(tutorKind.write)) return acts;
  return [{ label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) }, ...acts];
}

/** The same in a row, which can also be opened. */
export function useTutorRowActions(tutor: Standing): readonly PageAction[] {
  return [{ label: "Open", icon: User, href: tutorPath(tutor.id) }, ...useTutorActions(tutor)];
}
