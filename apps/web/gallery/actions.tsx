import { useState } from "react";
import { Archive, Copy, Ellipsis, Pencil, Plus, RotateCcw, Trash2 } from "@app/ui/icons.ts";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { PageHeader } from "@app/ui/page/page-header.tsx";
import { PageTabs, tabPanelProps } from "@app/ui/page/page-tabs.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { DangerButton } from "@app/ui/feedback/danger-button.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { PageSample, Sample, Samples } from "./sample.tsx";

const onSelect = () => undefined;
const reason = "Only a super-admin may do this.";

/** What a record's header and its row offer, in the order of the frames. */
export const recordActions: readonly PageAction[] = [
  { label: "Edit region", icon: Pencil, href: "#edit" },
  { label: "Copy", icon: Copy, onSelect },
  { label: "Restore", icon: RotateCcw, onSelect, disabledReason: "It is in use already." },
  { label: "Archive region", icon: Archive, onSelect, danger: true },
];

const kinds: readonly [string, Partial<PageAction> & { plain?: boolean }][] = [
  ["Outlined", {}],
  ["Main", { main: true }],
  ["Plain", { plain: true }],
  ["Hard to take back", { danger: true }],
];

const sizes = [
  { value: "10", label: "10 per page" },
  { value: "25", label: "25 per page" },
];

function Choices() {
  const [size, setSize] = useState("25");
  return (
    <>
      <MenuSelect label="Rows per page" value={size} options={sizes} onChange={setSize} />
      <MenuSelect label="Rows per page, boxed" value={size} options={sizes} onChange={setSize} boxed />
    </>
  );
}

const tabs = [
  { value: "members", label: "Members", count: 4 },
  { value: "settings", label: "Settings", unsaved: true },
  { value: "activity", label: "Activity" },
];

function Tabs() {
  const [tab, setTab] = useState("members");
  return (
    <>
      <PageTabs label="Tabs of a pod" tabs={tabs} value={tab} onChange={setTab} />
      <div {...tabPanelProps(tab)}>What the tab shows.</div>
    </>
  );
}

export function Actions() {
  return (
    <Samples>
      {kinds.map(([title, kind]) => (
        <Sample key={title} title={`${title}: usual, small, large, with an icon, a link, waiting, refused`}>
          <ActionButton label="Add region" {...kind} onSelect={onSelect} />
          <ActionButton label="Add region" {...kind} onSelect={onSelect} size="small" />
          <ActionButton label="Add region" {...kind} onSelect={onSelect} size="large" />
          <ActionButton label="Add region" {...kind} onSelect={onSelect} icon={Plus} />
          <ActionButton label="Add region" {...kind} onSelect={onSelect} icon={Plus} size="small" />
          <ActionButton label="Open region" {...kind} href="#region" />
          <ActionButton label="Saving" {...kind} onSelect={onSelect} pending />
          <ActionButton label="Add region" {...kind} onSelect={onSelect} disabledReason={reason} />
        </Sample>
      ))}
      <Sample title="Danger in a dialog: ready, waiting">
        <DangerButton label="Archive region" onPress={onSelect} />
        <DangerButton label="Archive region" onPress={onSelect} pending />
      </Sample>
      <Sample title="Icons: usual, small, outlined, disabled">
        <IconAction label="Edit" icon={Pencil} />
        <IconAction label="Edit" icon={Pencil} size="small" />
        <IconAction label="Edit" icon={Pencil} data-outlined="" />
        <IconAction label="Remove" icon={Trash2} disabled />
      </Sample>
      <Sample title="More: framed, small, plain, none">
        <MoreMenu actions={recordActions} />
        <MoreMenu actions={recordActions} label="More actions, small" size="small" />
        <MoreMenu actions={recordActions} label="More actions, plain" plain />
        <MoreMenu actions={[]} />
      </Sample>
      <Sample title="A choice outside of forms: plain, boxed">
        <Choices />
      </Sample>
      <Sample title="Tabs: with a count, unsaved, without either" stacked>
        <Tabs />
      </Sample>
      <Sample title="Tabs that are links" stacked>
        <PageTabs
          label="Views of regions"
          tabs={tabs.map((tab) => ({ ...tab, href: `#${tab.value}` }))}
          value="activity"
        />
      </Sample>
      <PageSample title="A page's heading: its first three actions, the rest behind “more”" height={190}>
        <PageHeader
          title="Adaeze Obi"
          avatarOf="Adaeze Obi"
          status={<StatusChip status="active" />}
          facts="Super-admin · Lagos 09:42"
          actions={[{ label: "Invite", icon: Plus, main: true, onSelect }, ...recordActions]}
        />
      </PageSample>
      <PageSample title="A heading with a long name and a main control of its own" height={190}>
        <PageHeader
          title="Ezinụlọ, enyi na ndị agbata obi: family, friends and neighbours for ages 5 to 8"
          status={<StatusChip status="draft" />}
          facts={<strong>2 parts have no lessons</strong>}
          mainControl={<ActionButton label="Publish" main onSelect={onSelect} icon={Ellipsis} />}
        />
      </PageSample>
    </Samples>
  );
}
