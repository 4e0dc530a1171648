import { staffStatuses } from "@app/domain/account/staff-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { nextState } from "@app/domain/machine.ts";
import { staffMachine } from "@app/domain/account/staff-machine.ts";
import { Check, KeyRound, RotateCcw, Send, UserX, X, type Icon } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import type { StaffStandingFragment } from "./staff-events.generated.ts";

/** What the address can ask to be done to an account: `?suspend=` with its id. */
export const accountEvents = ["admit", "refuse", "invite", "changeRole", "suspend", "reinstate"] as const;
type AccountEvent = (typeof accountEvents)[number];

const looks: Record<AccountEvent, { label: string; icon: Icon; danger?: boolean }> = {
  admit: { label: "Admit", icon: Check },
  refuse: { label: "Refuse", icon: X, danger: true },
  invite: { label: "Resend invite", icon: Send },
  changeRole: { label: "Change role", icon: KeyRound },
  suspend: { label: "Suspend", icon: UserX, danger: true },
  reinstate: { label: "Reinstate", icon: RotateCcw },
};

type Standing = Pick<StaffStandingFragment, "id" | "status" | "isActivated" | "viewerCan">;

/** Whether it has a meaning as things stand, whoever asks. */
function applies(event: AccountEvent, { status: name, isActivated }: Standing): boolean {
  const status = staffStatuses.find((one) => toEnumName(one) === name);
  if (status === undefined) return false;
  if (event === "changeRole") return status !== "pending" && status !== "refused";
  return nextState(staffMachine, status, event) !== null && (event !== "invite" || !isActivated);
}

/** What can be done to an account as it stands; what this person may not do says why. */
export function staffActions(user: Standing, params: URLSearchParams): PageAction[] {
  return accountEvents
    .filter((event) => applies(event, user))
    .map((event) => ({
      ...looks[event],
      href: withParams(params, { [event]: user.id }),
      disabledReason: user.viewerCan[event].reason ?? undefined,
    }));
}
