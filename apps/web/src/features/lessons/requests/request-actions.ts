import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { requestStatuses, type RequestEvent } from "@app/domain/lessons/lesson-enums.ts";
import { isOpenRequest, requestMachine } from "@app/domain/lessons/request-states.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import { CalendarCheck, Check, Pencil, RotateCcw, Send, User, UserX, X, type Icon } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { requestPath } from "../../../shared/links/record-paths.ts";
import { requestKind } from "./request.kind.ts";
import { isPartyKnown } from "./party.tsx";
import type { RequestPartyFragment, RequestStandingFragment } from "./request.generated.ts";
import { useClaim } from "./use-claim.ts";

/** What staff do; time alone lets a request expire. */
type Offered = Exclude<RequestEvent, "expire">;

const looks: Record<Offered, { label: string; icon: Icon; param: string }> = {
  propose: { label: "Propose to a tutor", icon: Send, param: "propose" },
  "tutor-accept": { label: "Tutor accepts", icon: Check, param: "tutorAccept" },
  confirm: { label: "Customer accepts", icon: CalendarCheck, param: "confirm" },
  "tutor-decline": { label: "Tutor declines", icon: UserX, param: "tutorDecline" },
  "customer-decline": { label: "Customer declines", icon: UserX, param: "customerDecline" },
  withdraw: { label: "Withdraw proposal", icon: RotateCcw, param: "withdraw" },
  cancel: { label: "Cancel request", icon: X, param: "cancel" },
  reopen: { label: "Reopen", icon: RotateCcw, param: "reopen" },
};
const isOffered = (event: RequestEvent): event is Offered => event in looks;

interface Standing extends Pick<RequestStandingFragment, "id" | "name" | "status" | "version">, RequestPartyFragment {
  owner: { id: string } | null;
}

const unknownParty = "Who asks and who is to be taught could not be loaded. Try again.";

/** What can be done with a request as it stands: claim it, edit it, and what moves it on. */
export function useRequestActions(request: Standing): readonly PageAction[] {
  const { id, status } = request;
  const can = useCan();
  const claim = useClaim(request);
  const [params] = useSearchParams();
  const stands = requestStatuses.find((known) => toEnumName(known) === status) ?? requestMachine.initial;
  const refused = can(requestKind.act) ? {} : { disabledReason: whoMay(requestKind.act) };
  const events = eventsFrom(requestMachine, stands)
    .filter(isOffered)
    .map((event): PageAction => {
      const { param, ...look } = looks[event];
      const href = withParams(params, { [param]: id });
      return {
        ...look,
        href,
        danger: event === "cancel",
        main: event === "propose" || event === "confirm",
        ...(event === "confirm" && !isPartyKnown(request) && { disabledReason: unknownParty }),
        ...refused,
      };
    });
  if (!isOpenRequest(stands)) return events;
  const edit = { label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) };
  const [first, rest] = [events.filter(({ main }) => main), events.filter(({ main }) => !main)];
  return [...first, ...(claim ? [{ ...claim, ...refused }] : []), ...(can(requestKind.write) ? [edit] : []), ...rest];
}

/** The same in a row, which can also be opened. */
export function useRequestRowActions(request: Standing): readonly PageAction[] {
  return [{ label: "Open", icon: User, href: requestPath(request.id) }, ...useRequestActions(request)];
}
