import type { ComponentType, ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { withParams } from "../page/search-params.ts";

/** A tab of a record's page. */
export interface RecordTab<Found> {
  label: string;
  /** Its file with its own query, so a tab that nobody opens costs nothing. */
  load: () => Promise<ComponentType<{ record: Found }>>;
  /** The number shown beside its label. */
  count?: (record: Found) => number;
}

interface Tab<Found> extends Omit<RecordTab<Found>, "load"> {
  value: string;
  load: () => void;
  Pane: ComponentType<{ record: Found; waiting?: ReactNode }>;
}

/**
 * The tabs of a record's page by their names in the address. Create them outside components:
 *
 *     const tabs = tabsOf<PodRecordFragment>({
 *       members: { label: "Members and shares", load: async () => (await import("./members-tab.tsx")).MembersTab },
 *       activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
 *     });
 *
 * Tabs with forms use `useKeptTabs`, which keeps unsaved input while another tab is shown.
 */
export function tabsOf<Found>(entries: Readonly<Record<string, RecordTab<Found>>>): readonly Tab<Found>[] {
  return Object.entries(entries).map(([value, entry]) => {
    const { Part, load } = lazyWithPreload(entry.load);
    return { ...entry, value, load, Pane: Part };
  });
}

/** The tab strip and the pane named by the address; the first by default. */
export function useRecordTabs<Found>(tabs: readonly Tab<Found>[], record: Found, label: string) {
  const [params] = useSearchParams();
  const [first] = tabs;
  const shown = tabs.find(({ value }) => value === params.get("tab")) ?? first;
  const links = tabs.map(({ value, label: text, count }) => ({
    value,
    label: text,
    count: count?.(record),
    href: withParams(params, { tab: value === first?.value ? null : value }),
  }));
  return {
    strip: (
      <PageTabs
        label={label}
        tabs={links}
        value={shown?.value ?? ""}
        onIntent={(value) => tabs.find((tab) => tab.value === value)?.load()}
      />
    ),
    pane: shown ? <shown.Pane key={shown.value} record={record} waiting={<SkeletonLines count={6} />} /> : null,
  };
}
