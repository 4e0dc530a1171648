import { useSearchParams } from "react-router-dom";
import { Copy, History, Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { copyLink } from "../../shared/text/copy-link.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { referrerEvents } from "./referrer-events.ts";
import type { ReferrerRowFragment } from "./referrer.generated.ts";
import { teacherReferrerKind } from "./referrer.kind.ts";

/** What a referrer hands out. */
const linkOf = (code: string): string => `${window.location.origin}/go/${code}`;

/** What can be done with a referrer as they stand. A customer who refers has no page of their own for the history. */
export function useReferrerActions({
  id,
  code,
  status,
  scheme,
}: Pick<ReferrerRowFragment, "id" | "code" | "status" | "scheme">): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const eventsOf = useEventActions(referrerEvents);
  const to = (name: string) => withParams(params, { [name]: id });
  const link: PageAction = { label: "Copy link", icon: Copy, onSelect: () => void copyLink(linkOf(code)) };
  if (!can(teacherReferrerKind.write)) return [link];
  return [
    link,
    ...(status === "CLOSED" ? [] : [{ label: "Edit", icon: Pencil, href: to("edit") }]),
    ...eventsOf(id, offeredIn(referrerEvents, stateIn(referrerEvents.machine, status))),
    ...(scheme === "CUSTOMER" ? [{ label: "History", icon: History, href: to("history") }] : []),
  ];
}
