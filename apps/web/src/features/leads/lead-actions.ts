import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { leadStages, type LeadEvent } from "@app/domain/leads/lead-enums.ts";
import { isOpenLead, leadMachine } from "@app/domain/leads/lead-states.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import { CalendarCheck, Handshake, MessageSquare, Pencil, RotateCcw, User, UserX, type Icon } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../shared/permission/use-can.ts";
import { leadKind, leadPath } from "./lead.kind.ts";
import type { LeadRowFragment } from "./lead.generated.ts";

/** What staff do; that a trial was given is said by its lesson. */
type Offered = Exclude<LeadEvent, "complete-trial">;
const isOffered = (event: LeadEvent): event is Offered => event !== "complete-trial";
const looks: Record<Offered, { label: string; icon: Icon; param: string }> = {
  contact: { label: "Mark as contacted", icon: MessageSquare, param: "contact" },
  "book-trial": { label: "Book trial", icon: CalendarCheck, param: "bookTrial" },
  convert: { label: "Convert to customer", icon: Handshake, param: "convert" },
  lose: { label: "Mark as lost", icon: UserX, param: "lose" },
  reopen: { label: "Reopen", icon: RotateCcw, param: "reopen" },
};

type Standing = Pick<LeadRowFragment, "id" | "stage">;

/** What can be done with a lead as they stand: edit, and what moves them on. */
export function useLeadActions({ id, stage }: Standing): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const stands = leadStages.find((known) => toEnumName(known) === stage) ?? leadMachine.initial;
  const moves = eventsFrom(leadMachine, stands).filter(isOffered);
  // After a first trial there may be another: of a second child, or in place of one that did not take place.
  const offered = moves.includes("book-trial") || !isOpenLead(stands) ? moves : ["book-trial" as const, ...moves];
  const events = offered.map((event): PageAction => {
    const { param, ...look } = looks[event];
    const needs = event === "book-trial" ? "lessons:write" : leadKind.act;
    const refused = can(needs) ? {} : { disabledReason: whoMay(needs) };
    return { ...look, href: withParams(params, { [param]: id }), danger: event === "lose", ...refused };
  });
  if (!can(leadKind.write)) return events;
  return [{ label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) }, ...events];
}

/** The same in a row, which can also be opened. */
export function useLeadRowActions(lead: Standing): readonly PageAction[] {
  return [{ label: "Open", icon: User, href: leadPath(lead.id) }, ...useLeadActions(lead)];
}
