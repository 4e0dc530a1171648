import { useSearchParams } from "react-router-dom";
import { childTypeOf } from "@app/domain/curriculum/shape.ts";
import { Archive, Copy, History, Move, Pencil, Plus, RotateCcw } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { NodeFrame } from "@app/ui/tree/node-frame.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { sentenceCase } from "../../../shared/text/format.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { liveChildrenOf, meaningOf, taughtIn } from "../tree/outline.ts";
import { durationInWords, placeInWords } from "../tree/place.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { typeInWords, typeOf } from "../words.ts";
import { LearnersHere } from "../learners/learners-here.tsx";
import { Children } from "./children.tsx";
import { Outcomes } from "./outcomes.tsx";
import { Resources } from "./resources.tsx";
import { TopicWords } from "./topic-words.tsx";
import { Description } from "../description.tsx";

const panes = {
  parts: Children,
  outcomes: Outcomes,
  words: TopicWords,
  resources: Resources,
  learners: LearnersHere,
} as const;
type PaneName = keyof typeof panes;

interface PartPaneProps {
  view: TreeView;
  part: PartFragment;
}

/** The chosen part: its name, its place, and in tabs what belongs to it. */
export function PartPane({ view, part }: PartPaneProps) {
  const [params] = useSearchParams();
  const seesLearners = useCan()("customers:read");
  const childType = childTypeOf(view.shape, typeOf(part.type));
  const offered: { value: PaneName; label: string; count?: number }[] = [
    ...(childType === null
      ? []
      : [
          {
            value: "parts" as const,
            label: `${sentenceCase(typeInWords(childType))}s`,
            count: liveChildrenOf(view.parts, part.id).length,
          },
        ]),
    { value: "outcomes", label: "Outcomes", count: part.outcomes.length },
    ...(typeOf(part.type) === "topic"
      ? [{ value: "words" as const, label: "Words", count: part.words?.length ?? 0 }]
      : []),
    { value: "resources", label: "Resources", count: part.resources.length },
    ...(seesLearners ? [{ value: "learners" as const, label: "Learners here" }] : []),
  ];
  const [first] = offered;
  const tab = offered.find(({ value }) => value === params.get("tab"))?.value ?? first?.value ?? "outcomes";
  const Tab = panes[tab];
  const lang = taughtIn(part, view.curriculum.subject);
  const gloss = meaningOf(part);
  const second = part.archivedAt ? <StatusChip status="archived" /> : gloss;

  return (
    <NodeFrame
      title={
        lang ? (
          <Taught lang={lang} size="heading">
            {part.name}
          </Taught>
        ) : (
          part.name
        )
      }
      second={second}
      facts={<PartFacts view={view} part={part} />}
      actions={partActions(view, part)}
      tabs={
        <PageTabs
          label={`About ${part.name}`}
          value={tab}
          tabs={offered.map((one) => ({
            ...one,
            href: withParams(params, { tab: one === first ? null : one.value, people: null }),
          }))}
        />
      }
    >
      {part.description !== null && gloss === undefined ? <Description>{part.description}</Description> : null}
      <Tab view={view} part={part} />
    </NodeFrame>
  );
}

function PartFacts({ view, part }: PartPaneProps) {
  const { estimatedMinutes, updatedAt, updatedBy } = part;
  return (
    <>
      {placeInWords(view.parts, part)}
      {estimatedMinutes === null ? null : ` · about ${durationInWords(estimatedMinutes)}`}
      {" · changed "}
      {updatedBy ? `by ${updatedBy.name}, ` : null}
      <Day value={updatedAt} />
    </>
  );
}

function partActions(view: TreeView, part: PartFragment): PageAction[] {
  const { mayWrite, locked, childType, parts, hrefOf } = view;
  const history: PageAction = { label: "History", icon: History, href: hrefOf("history-part") };
  if (!mayWrite) return [history];
  const isArchived = part.archivedAt !== null;
  const above = parts.find(({ id }) => id === part.parentId);
  const disabledReason = locked ?? (isArchived ? "This part is archived. Restore it first." : undefined);
  const restoreReason = locked ?? (above?.archivedAt ? `Restore ${above.name} first.` : undefined);
  const restore: PageAction = {
    label: "Restore",
    icon: RotateCcw,
    href: hrefOf("restore-part"),
    disabledReason: restoreReason,
  };
  const edit: PageAction = { label: "Edit", icon: Pencil, href: hrefOf("edit-part"), disabledReason };
  const type = typeInWords(typeOf(part.type));
  return [
    ...(isArchived ? [restore] : []),
    edit,
    // Where nothing stands under a part, the header's button adds its sibling.
    ...(childType === null
      ? []
      : [{ label: `Add another ${type}`, icon: Plus, href: hrefOf("add-sibling"), disabledReason }]),
    { label: "Move", icon: Move, href: hrefOf("move-part"), disabledReason },
    ...(isArchived ? [] : [{ label: "Copy", icon: Copy, href: hrefOf("copy-part") }]),
    history,
    ...(isArchived
      ? []
      : [{ label: "Archive", icon: Archive, href: hrefOf("archive-part"), danger: true, disabledReason: locked }]),
  ];
}
