import { useSearchParams } from "react-router-dom";
import { isOpenLead, leadMachine } from "@app/domain/leads/lead-states.ts";
import { Pencil, Phone, User } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { leadPath } from "../../shared/links/record-paths.ts";
import { leadEvents } from "./lead-events.ts";
import { leadKind } from "./lead.kind.ts";
import type { LeadRowFragment } from "./lead.generated.ts";

type Standing = Pick<LeadRowFragment, "id" | "stage">;

/** What can be done with a lead as they stand: edit, and what moves them on. */
export function useLeadActions({ id, stage }: Standing): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const actionsOf = useEventActions(leadEvents);
  const stands = stateIn(leadMachine, stage);
  const moves = offeredIn(leadEvents, stands);
  // After a first trial there may be another: of a second child, or in place of one that did not take place.
  const offered = moves.includes("book-trial") || !isOpenLead(stands) ? moves : ["book-trial" as const, ...moves];
  const events = actionsOf(id, offered);
  if (!can(leadKind.write)) return events;
  return [
    { label: "Log a call", icon: Phone, href: withParams(params, { recordMessage: id }) },
    { label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) },
    ...events,
  ];
}

/** The same in a row, which can also be opened. */
export function useLeadRowActions(lead: Standing): readonly PageAction[] {
  return [{ label: "Open", icon: User, href: leadPath(lead.id) }, ...useLeadActions(lead)];
}
