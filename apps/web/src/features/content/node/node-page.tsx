import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { History, ListPlus, Plus } from "@app/ui/icons.ts";
import { Page, TabSlot } from "@app/ui/list/list-frame.tsx";
import { OrderedList } from "@app/ui/list/ordered-list.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useMoves } from "../../../shared/records/use-moves.ts";
import { countOf } from "../../../shared/text/format.ts";
import { ArchivedTabs, useArchived } from "../archived-tabs.tsx";
import { addPath, below, examPath, examsPath } from "../content-paths.ts";
import { NodeRow } from "./node-row.tsx";
import type { NodeView } from "./node-view.ts";
import { useMoveNode } from "./use-move-node.ts";
import { useNodeActs } from "./use-node-acts.tsx";
import css from "./node-page.module.css";

const wholeTree = lazyWithPreload(async () => (await import("./exam-tree.tsx")).ExamTree);

const paste = lazyWithPreload(async () => (await import("./nodes-paste.tsx")).NodesPaste);

const history = lazyWithPreload(async () => (await import("../history/node-history.tsx")).NodeHistory);

/** A node with what stands in it, in the order in which learners go through it. */
export function NodePage({ view }: { view: NodeView }) {
  const { level, node, children, slug, ids, trail } = view;
  const child = below[level];
  const can = useCan();
  const navigate = useNavigate();
  const { archived } = useArchived();
  const { move } = useMoveNode(child);
  const { shown, isSaving, onMove } = useMoves(children, (to) => move({ ...to, parentId: node.id }));
  const up = trail.at(-1)?.href ?? examsPath;
  const above = level === "exam" ? null : { parentId: parentOf(view), aboveId: ids.at(-3) ?? slug };
  const own = useNodeActs(
    level,
    () => above,
    () => void navigate(up),
  );
  const inside = useNodeActs(child, () => ({ parentId: node.id, aboveId: ids.at(-2) ?? slug }));

  const [showsHistory, setHistory] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const showsTree = useSearchParams()[0].has("tree") && level === "exam" && !archived;
  const mayWrite = can("exams:write") && node.archivedAt === null;
  const add = { label: `Add ${child}`, icon: Plus, href: addPath(child, slug, ids) };

  return (
    <Page>
      <PageHeader
        title={node.name}
        status={
          node.archivedAt ? (
            <StatusChip status="archived" />
          ) : node.active ? null : (
            <StatusChip status="inactive" word="Hidden in the app" />
          )
        }
        facts={[countOf(children.length, child), node.description].filter(Boolean).join(" · ")}
        actions={[
          ...(mayWrite ? [{ ...add, main: true }] : []),
          ...(mayWrite
            ? [{ label: `Paste a list of ${child}s`, icon: ListPlus, onSelect: () => setPasting(true) }]
            : []),
          ...own.actionsOf(node, slug, ids),
          { label: "History", icon: History, onSelect: () => setHistory(true) },
        ]}
      />
      <TabSlot>
        <ArchivedTabs label={`In ${node.name}`} hasTree={level === "exam"} />
      </TabSlot>
      {showsTree ? (
        <wholeTree.Part examId={node.id} slug={slug} name={node.name} mayWrite={mayWrite} />
      ) : children.length === 0 ? (
        <Nothing child={child} archived={archived} action={mayWrite ? add : undefined} />
      ) : (
        <div className={css.rows} aria-busy={isSaving}>
          <OrderedList wide label={node.name} items={shown} onMove={mayWrite && !archived ? onMove : undefined}>
            {(one, position, moves) => (
              <NodeRow
                child={one}
                position={position}
                href={examPath(slug, ...ids, one.id)}
                actions={[...moves, ...inside.actionsOf(withArchived(one, archived), slug, [...ids, one.id])]}
              />
            )}
          </OrderedList>
        </div>
      )}
      {own.dialog}
      {isPasting ? <paste.Part view={view} onClose={() => setPasting(false)} /> : null}
      {showsHistory ? <history.Part view={view} onClose={() => setHistory(false)} /> : null}
      {inside.dialog}
    </Page>
  );
}

/** The id of what a node stands in; an exam's own where that is the exam. */
const parentOf = ({ ids, examId }: NodeView): string => ids.at(-2) ?? examId;

const withArchived = <Child extends object>(child: Child, archived: boolean) => ({
  ...child,
  archivedAt: archived ? "then" : null,
});

interface NothingProps {
  child: string;
  archived: boolean;
  action?: { label: string; href: string } | undefined;
}

function Nothing({ child, archived, action }: NothingProps) {
  if (archived)
    return <EmptyState title="Nothing is archived." text={`Archived ${child}s are kept here and can be restored.`} />;
  return <EmptyState title="Nothing here yet." text={action ? `Add the first ${child}.` : undefined} action={action} />;
}
