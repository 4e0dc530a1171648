import { useSearchParams } from "react-router-dom";
import { customerMachine } from "@app/domain/customers/customer-states.ts";
import { customerStatuses, type CustomerEvent } from "@app/domain/people/people-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import { Archive, CirclePause, CirclePlay, Merge, Pencil, RotateCcw, User, UserX, type Icon } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../shared/permission/use-can.ts";
import { customerPath } from "../../shared/links/record-paths.ts";
import type { CustomerRowFragment } from "./customer.generated.ts";
import { customerKind } from "./customer.kind.ts";
import { useMoneyActions } from "../billing/money-actions.public.ts";
import { useLessonActions } from "./use-lesson-actions.ts";

const looks: Record<CustomerEvent, { label: string; icon: Icon }> = {
  pause: { label: "Pause customer", icon: CirclePause },
  resume: { label: "Resume customer", icon: CirclePlay },
  block: { label: "Block", icon: UserX },
  unblock: { label: "Unblock", icon: RotateCcw },
};

export type Standing = Pick<CustomerRowFragment, "id" | "status" | "archivedAt">;

/** What can be done with a customer as they stand: edit, the events of their state, merge, archive; else restore. */
export function useCustomerActions({ id, status, archivedAt }: Standing): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const refused = can(customerKind.act) ? {} : { disabledReason: whoMay(customerKind.act) };
  if (archivedAt !== null)
    return [{ label: "Restore", icon: RotateCcw, href: withParams(params, { restore: id }), ...refused }];
  const stands = customerStatuses.find((known) => toEnumName(known) === status) ?? customerMachine.initial;
  const events = eventsFrom(customerMachine, stands).map((event): PageAction => {
    return { ...looks[event], href: withParams(params, { [event]: id }), danger: event === "block", ...refused };
  });
  const archive = {
    label: "Archive",
    icon: Archive,
    href: withParams(params, { archive: id }),
    danger: true,
    ...refused,
  };
  if (!can(customerKind.write)) return [...events, archive];
  const lessons = can("lessons:act")
    ? [
        { label: "Pause lessons", icon: CirclePause, href: withParams(params, { pauseLessons: id }) },
        { label: "Resume lessons", icon: CirclePlay, href: withParams(params, { resumeLessons: id }) },
      ]
    : [];
  const merge: PageAction = { label: "Merge", icon: Merge, href: withParams(params, { merge: id }) };
  return [
    { label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) },
    ...lessons,
    ...events,
    ...(can(customerKind.act) ? [merge] : []),
    archive,
  ];
}

/** What can be done with a customer in a row: it can also be opened, and lessons asked for. */
export function useCustomerRowActions(customer: Standing): readonly PageAction[] {
  const lessons = useLessonActions("customerId", customer.id);
  const money = useMoneyActions(customer.id, customerPath(customer.id));
  return [
    { label: "Open", icon: User, href: customerPath(customer.id) },
    ...(customer.archivedAt === null ? [...lessons, ...money] : []),
    ...useCustomerActions(customer),
  ];
}
