import type { ProgressEvent } from "@app/domain/curriculum/curriculum-enums.ts";
import { Check, ContactRound, RotateCcw, BookOpen, ArrowRight, X, type Icon } from "@app/ui/icons.ts";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { color } from "@app/ui/theme/color.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { learnerInWords } from "../../customers/learner-labels.public.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { follows, nextStep, topicsIn, topicState } from "./progress-labels.ts";
import type { AttachedLearnerFragment } from "./learners.generated.ts";
import css from "./learner-item.module.css";

const steps: Record<ProgressEvent, { label: string; icon: Icon }> = {
  start: { label: "Start", icon: ArrowRight },
  finish: { label: "Done", icon: Check },
  reopen: { label: "Reopen", icon: RotateCcw },
};

interface LearnerItemProps {
  view: TreeView;
  /** Null for the curriculum itself. */
  part: PartFragment | null;
  attached: AttachedLearnerFragment;
  mayAct: boolean;
  busy: boolean;
  onStep: (event: ProgressEvent) => void;
  resourcesHref: string | undefined;
  detachHref: string;
}

/** Somebody who follows the part: who, how far, and what can be done about it. */
export function LearnerItem({ view, part, attached, mayAct, busy, onStep, ...hrefs }: LearnerItemProps) {
  const { learner } = attached;
  const name = learner?.name ?? "Name unavailable right now";
  const state = part?.type === "TOPIC" ? topicState(attached, part.id) : null;
  const step = state === null ? undefined : nextStep(state);
  const actions: PageAction[] = [
    ...(hrefs.resourcesHref === undefined ? [] : [{ label: "Resources", icon: BookOpen, href: hrefs.resourcesHref }]),
    ...(mayAct ? [{ label: "Detach", icon: X, href: hrefs.detachHref, danger: true }] : []),
  ];
  return (
    <li className={css.item}>
      <ContactRound size={18} strokeWidth={1.75} color={color.textSecondary} aria-hidden />
      <div>
        <p>{name}</p>
        <p>{learner ? learnerInWords(learner) : null}</p>
      </div>
      <span>
        {state === null ? <Topics view={view} part={part} attached={attached} /> : <StatusChip status={state} />}
        {step && mayAct && view.locked === undefined && part && follows(attached, view.parts, part.id) ? (
          <ActionButton {...steps[step]} size="small" pending={busy} onSelect={() => onStep(step)} />
        ) : null}
        <MoreMenu actions={actions} label={`More about ${name}`} size="small" />
      </span>
    </li>
  );
}

/** "3 of 12 topics done", with a bar of it. */
function Topics({ view, part, attached }: Pick<LearnerItemProps, "view" | "part" | "attached">) {
  const { done, total } = topicsIn(attached, view.parts, part?.id ?? null);
  if (total === 0) return <span className={css.words}>No topics here</span>;
  return (
    <>
      <span className={css.bar} aria-hidden>
        <i style={{ width: `${(done / total) * 100}%` }} />
      </span>
      <span className={css.words}>
        {done} of {total} {total === 1 ? "topic" : "topics"} done
      </span>
    </>
  );
}
