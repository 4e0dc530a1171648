import type { ComponentType, ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { withParams } from "../page/search-params.ts";

/** One tab of a record's page. */
export interface RecordTab<Found> {
  label: string;
  /** Its file, which asks for its own data: a tab that nobody opens costs nothing. */
  load: () => Promise<ComponentType<{ record: Found }>>;
  /** How many are in it, where the record says. */
  count?: (record: Found) => number;
}

interface Tab<Found> extends Omit<RecordTab<Found>, "load"> {
  value: string;
  load: () => void;
  Pane: ComponentType<{ record: Found; waiting?: ReactNode }>;
}

/**
 * The tabs of a record's page by what the address names them. Keep them outside of the components:
 *
 *     const tabs = tabsOf<PodRecordFragment>({
 *       members: { label: "Members and shares", load: async () => (await import("./members-tab.tsx")).MembersTab },
 *       activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
 *     });
 *
 * Tabs with forms in them are drawn by `useKeptTabs`, which keeps what is typed while another is shown.
 */
export function tabsOf<Found>(entries: Readonly<Record<string, RecordTab<Found>>>): readonly Tab<Found>[] {
  return Object.entries(entries).map(([value, entry]) => {
    const { Part, load } = lazyWithPreload(entry.load);
    return { ...entry, value, load, Pane: Part };
  });
}

/** The strip of tabs and the pane of the one that the address names, the first one if it names none. */
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
