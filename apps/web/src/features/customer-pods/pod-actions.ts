import { useSearchParams } from "react-router-dom";
import { podMachine } from "@app/domain/customer-pods/pod-states.ts";
import { podStatuses, type PodEvent } from "@app/domain/customer-pods/pod-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import { Archive, CalendarCheck, CirclePause, CirclePlay, Pencil, RotateCcw, type Icon } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../shared/permission/use-can.ts";
import type { PodRowFragment } from "./pod.generated.ts";
import { podKind } from "./pod.kind.ts";

const looks: Record<PodEvent, { label: string; icon: Icon }> = {
  activate: { label: "Activate", icon: CirclePlay },
  pause: { label: "Pause", icon: CirclePause },
  resume: { label: "Resume", icon: CirclePlay },
  close: { label: "Close", icon: Archive },
  reopen: { label: "Reopen", icon: RotateCcw },
};

/** What can be done with a pod as it stands: edit, then the events of its state. */
export function usePodActions({ id, status }: Pick<PodRowFragment, "id" | "status">): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const stands = podStatuses.find((known) => toEnumName(known) === status) ?? podMachine.initial;
  const events = eventsFrom(podMachine, stands).map((event): PageAction => {
    const refused = can(podKind.act) ? {} : { disabledReason: whoMay(podKind.act) };
    return {
      ...looks[event],
      href: withParams(params, { [event]: id }),
      main: event === "activate",
      danger: event === "close",
      ...refused,
    };
  });
  if (stands === "closed" || !can(podKind.write)) return events;
  const schedule: PageAction = {
    label: "Schedule",
    icon: CalendarCheck,
    href: withParams(params, { schedule: id }),
  };
  const edit = { label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) };
  return [edit, ...(can("lessons:write") ? [schedule] : []), ...events];
}
