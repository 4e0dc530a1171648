import { useSearchParams } from "react-router-dom";
import { podMachine } from "@app/domain/customer-pods/pod-states.ts";
import { CalendarCheck, Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { podEvents } from "./pod-events.ts";
import type { PodRowFragment } from "./pod.generated.ts";
import { podKind } from "./pod.kind.ts";

/** What can be done with a pod as it stands: edit, then the events of its state. */
export function usePodActions({ id, status }: Pick<PodRowFragment, "id" | "status">): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const actionsOf = useEventActions(podEvents);
  const stands = stateIn(podMachine, status);
  const events = actionsOf(id, offeredIn(podEvents, stands));
  if (stands === "closed" || !can(podKind.write)) return events;
  const schedule: PageAction = {
    label: "Schedule",
    icon: CalendarCheck,
    href: withParams(params, { schedule: id }),
  };
  const edit = { label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) };
  return [edit, ...(can("lessons:write") ? [schedule] : []), ...events];
}
