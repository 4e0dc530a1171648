import { useState } from "react";
import { Card } from "@app/ui/detail/card.tsx";
import { BookOpen, Languages, Layers } from "@app/ui/icons.ts";
import { PageTabs, tabPanelProps } from "@app/ui/page/page-tabs.tsx";
import { NodeFrame } from "@app/ui/tree/node-frame.tsx";
import type { TreeNode } from "@app/ui/tree/tree-node.ts";
import { TreePage } from "@app/ui/tree/tree-page.tsx";
import { TreeRoot } from "@app/ui/tree/tree-root.tsx";
import { Tree } from "@app/ui/tree/tree.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Taught } from "@app/ui/value/taught.tsx";
import { recordActions } from "./actions.tsx";
import { PageSample, Samples } from "./sample.tsx";

const nodes: readonly TreeNode[] = [
  { id: "young", parentId: null, label: "Ages 5 to 8", icon: Layers, count: "2 levels" },
  { id: "beginner", parentId: "young", label: "Beginner", count: "3 topics" },
  {
    id: "ekele",
    parentId: "beginner",
    label: "Ekele",
    second: "greetings",
    lang: "ig",
    icon: BookOpen,
    count: "5 lessons",
  },
  { id: "ezinulo", parentId: "beginner", label: "Ezinụlọ", second: "family", lang: "ig", mark: "Not saved yet" },
  { id: "nri", parentId: "beginner", label: "Nri", second: "food", lang: "ig", archived: true },
  { id: "further", parentId: "young", label: "Further, for those who have finished every topic of the level before" },
  { id: "adults", parentId: null, label: "Adults", icon: Layers },
];

const root = (isCurrent: boolean) => (
  <TreeRoot label="Igbo for families" icon={Languages} href="#root" isCurrent={isCurrent} />
);

function Topic() {
  const [tab, setTab] = useState("topic-lessons");
  return (
    <NodeFrame
      title={
        <Taught lang="ig" size="heading">
          Ezinụlọ
        </Taught>
      }
      second="family"
      facts="Beginner · 5 lessons"
      actions={recordActions}
      tabs={
        <PageTabs
          label="Tabs of Ezinụlọ"
          tabs={[
            { value: "topic-lessons", label: "Lessons", count: 5 },
            { value: "topic-learners", label: "Learners" },
          ]}
          value={tab}
          onChange={setTab}
        />
      }
      aside={<Card title="Outcomes">Names every member of a family.</Card>}
    >
      <p {...tabPanelProps(tab)}>Five lessons, the last of them a song.</p>
    </NodeFrame>
  );
}

function Parts() {
  const [selected, setSelected] = useState<string | null>("ezinulo");
  return (
    <TreePage
      title="Igbo for families"
      status={<StatusChip status="published" />}
      facts="2 ages, 3 levels, 12 topics"
      actions={recordActions}
      partial={{ title: "Learners are unavailable right now.", onRetry: () => undefined }}
      treeLabel="Parts"
      tree={
        <Tree
          label="Parts of Igbo for families"
          root={root(false)}
          nodes={nodes}
          selectedId={selected}
          onSelect={setSelected}
          onMove={() => undefined}
        />
      }
      chosen={selected !== null}
      node={<Topic />}
      backHref="#parts"
    />
  );
}

export function Trees() {
  return (
    <Samples>
      <PageSample title="A chosen part; on narrow screens it takes the tree’s place">
        <Parts />
      </PageSample>
      <PageSample title="Nothing chosen, nothing can be moved" height={480}>
        <TreePage
          title="Yoruba for adults"
          treeLabel="Parts of another"
          tree={
            <Tree
              label="Parts of Yoruba for adults"
              root={root(true)}
              nodes={nodes}
              selectedId={null}
              onSelect={() => undefined}
            />
          }
          chosen={false}
          node={<NodeFrame title="The whole curriculum">Choose a part at the left.</NodeFrame>}
          backHref="#parts"
        />
      </PageSample>
    </Samples>
  );
}
