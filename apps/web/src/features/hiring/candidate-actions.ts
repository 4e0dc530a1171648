import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { candidacyMachine } from "@app/domain/hiring/candidacy-states.ts";
import { candidacyStages, type CandidacyEvent } from "@app/domain/hiring/hiring-enums.ts";
import { eventsFrom, nextState } from "@app/domain/machine.ts";
import {
  ArrowLeft,
  ArrowRight,
  CirclePause,
  CirclePlay,
  Pencil,
  RotateCcw,
  User,
  UserX,
  type Icon,
} from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../shared/permission/use-can.ts";
import type { CandidacyRowFragment } from "./candidacy.generated.ts";
import { candidacyKind, candidatePath } from "./candidacy.kind.ts";
import { stageWord } from "./candidate-labels.ts";

const looks: Record<CandidacyEvent, { label: string; icon: Icon; param: string }> = {
  advance: { label: "Move on", icon: ArrowRight, param: "advance" },
  "move-back": { label: "Move back", icon: ArrowLeft, param: "moveBack" },
  hold: { label: "Put on hold", icon: CirclePause, param: "hold" },
  unhold: { label: "Take off hold", icon: CirclePlay, param: "unhold" },
  withdraw: { label: "Withdraw", icon: UserX, param: "withdraw" },
  reject: { label: "Reject", icon: UserX, param: "reject" },
  reopen: { label: "Reopen", icon: RotateCcw, param: "reopen" },
  onboard: { label: "Onboard as tutor", icon: User, param: "onboard" },
};

type Standing = Pick<CandidacyRowFragment, "id" | "stage" | "doNotRehire">;

const dangerous: readonly CandidacyEvent[] = ["reject", "withdraw"];

/** What can be done with an application as it stands: the events of its stage, and editing. */
export function useCandidateActions({ id, stage, doNotRehire }: Standing): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const stands = candidacyStages.find((known) => toEnumName(known) === stage) ?? candidacyMachine.initial;
  const events = eventsFrom(candidacyMachine, stands).map((event): PageAction => {
    const needed = event === "onboard" ? "tutorManagement:act" : candidacyKind.act;
    const { param, label, icon } = looks[event];
    const next = nextState(candidacyMachine, stands, event);
    return {
      icon,
      href: withParams(params, { [param]: id }),
      danger: dangerous.includes(event),
      label: event === "advance" && next ? `Move to ${stageWord(next).toLowerCase()}` : label,
      main: event === "advance" || event === "onboard",
      ...(!can(needed) && { disabledReason: whoMay(needed) }),
      ...(event === "reopen" && doNotRehire && { disabledReason: "Marked do not rehire." }),
    };
  });
  const lift: PageAction[] =
    doNotRehire && can("tutorManagement:act")
      ? [{ label: "Allow rehiring", icon: RotateCcw, href: withParams(params, { allowRehire: id }) }]
      : [];
  const edit: PageAction[] = can(candidacyKind.write)
    ? [{ label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) }]
    : [];
  const note: PageAction[] =
    stage === "REJECTED" && can(candidacyKind.write)
      ? [{ label: "Edit note", icon: Pencil, href: withParams(params, { note: id }) }]
      : [];
  return [...edit, ...events, ...note, ...lift];
}

/** The same in a row, which can also be opened. */
export function useCandidateRowActions(candidate: Standing & { personId: string }): readonly PageAction[] {
  const actions = useCandidateActions(candidate).map(({ main: _, ...action }) => action);
  return [{ label: "Open", icon: User, href: candidatePath(candidate.personId) }, ...actions];
}
