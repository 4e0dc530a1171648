import { useSearchParams } from "react-router-dom";
import { Copy, Eye, History, Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { updateEvents } from "./update-events.ts";
import type { ProductUpdateRowFragment } from "./update.generated.ts";
import { updateKind } from "./update.kind.ts";

/** What can be done with a product update as it stands; one that is scheduled may get another time. */
export function useUpdateActions({
  id,
  status,
  isEditable,
}: Pick<ProductUpdateRowFragment, "id" | "status" | "isEditable">): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const to = (name: string) => withParams(params, { [name]: id });
  const stands = stateIn(updateEvents.machine, status);
  const events = useEventActions(updateEvents)(id, offeredIn(updateEvents, stands)).map((action) =>
    stands === "scheduled" && action.label === updateEvents.rows.schedule.label
      ? { ...action, label: "Change time" }
      : action,
  );
  return [
    isEditable ? { label: "Edit", icon: Pencil, href: to("edit") } : { label: "View", icon: Eye, href: to("view") },
    ...(can(updateKind.write) ? [{ label: "Copy", icon: Copy, href: to("copy") }] : []),
    ...(can(updateKind.act) ? events : []),
    { label: "History", icon: History, href: to("history") },
  ];
}
