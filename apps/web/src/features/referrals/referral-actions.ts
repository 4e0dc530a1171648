import { useSearchParams } from "react-router-dom";
import { isLimited } from "@app/domain/permissions.ts";
import { referralDecisionMessages } from "@app/domain/referrals/referral-messages.ts";
import { isCorrectable, isGiven, referralMachine } from "@app/domain/referrals/referral-states.ts";
import { Check, Pencil, RotateCcw, UserX } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { stateIn } from "../../shared/records/record-events.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { roleOf } from "../../shared/text/format.ts";
import type { ReferralRowFragment } from "./referral.generated.ts";

const looks = {
  approve: { label: "Approve", icon: Check, param: "approveReferral" },
  reject: { label: "Reject", icon: UserX, param: "rejectReferral", danger: true },
} as const;

/** What can be decided about a referral as it stands. Rewards in money are a director's. */
export function useReferralActions({ id, status, isMoney }: ReferralRowFragment): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const onlyCredit = isLimited(roleOf(useViewer().role), "referrals");
  if (!can("referrals:act")) return [];
  const state = stateIn(referralMachine, status);
  const correct = {
    label: "Correct referrer",
    icon: Pencil,
    href: withParams(params, { correctReferral: id }),
    ...(onlyCredit && { disabledReason: referralDecisionMessages.directorCorrects }),
  };
  const decisions = eventsFrom(referralMachine, state).map((event) => {
    const { param, ...look } = looks[event];
    return {
      ...look,
      href: withParams(params, { [param]: id }),
      ...(onlyCredit && isMoney && { disabledReason: referralDecisionMessages.director }),
    };
  });
  const back = {
    label: "Take back",
    icon: RotateCcw,
    href: withParams(params, { clawBackReferral: id }),
    danger: true,
    ...(onlyCredit && { disabledReason: referralDecisionMessages.directorTakesBack }),
  };
  return [...(isCorrectable(state) ? [correct] : []), ...decisions, ...(isGiven(state) ? [back] : [])];
}
