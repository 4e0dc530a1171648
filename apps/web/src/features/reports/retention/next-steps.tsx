import { ListPlus, CalendarPlus, Mail } from "@app/ui/icons.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { personPath } from "../frame/person-path.ts";
import css from "./next-steps.module.css";

const steps = [
  { label: "Write a message", icon: Mail, needs: "customers:write", tab: "messages", dialog: "writeMessage" },
  { label: "Add a task", icon: ListPlus, needs: "customers:write", tab: "tasks", dialog: "newTask" },
  { label: "Request lessons", icon: CalendarPlus, needs: "lessons:write", tab: "requests", dialog: "newRequest" },
] as const;

/** What can be done for a learner at once: each opens the customer's page with its form. */
export function NextSteps({ name, personId }: { name: string | null; personId: string }) {
  const can = useCan();
  return (
    <span className={css.steps}>
      {steps
        .filter(({ needs }) => can(needs))
        .map(({ label, icon: Icon, tab, dialog }) => (
          <RouteLink
            key={dialog}
            href={`${personPath("customer", personId)}?tab=${tab}&${dialog}=${personId}`}
            aria-label={`${label}: ${name ?? "this learner"}`}
            data-hint={label}
          >
            <Icon size={16} strokeWidth={2} aria-hidden />
          </RouteLink>
        ))}
    </span>
  );
}
