import { useMemo, useState } from "react";
import { usualGroupOf, usualSortOf, type ReportDefinition } from "@app/domain/reports/report-definition.ts";
import type { ReportMailRhythm } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Mail } from "@app/ui/icons.ts";
import type { ListFilter } from "@app/ui/list/list-state.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import type { ListRules } from "../../../shared/list/list-address.ts";
import { ViewsSlot } from "../../../shared/views/views-slot.tsx";
import type { SavedViewFragment } from "../../../shared/views/views.generated.ts";
import { rhythmText, useReportMails } from "./use-report-mails.ts";

const dialog = lazyWithPreload(async () => (await import("./report-mail-dialog.tsx")).ReportMailDialog);
const rhythms: readonly ReportMailRhythm[] = ["WEEKLY", "MONTHLY"];

/** What an address of a report may say, for views of it: filters, what rows stand for, and their order. */
function rulesOf(report: ReportDefinition, filters: readonly ListFilter[]): ListRules {
  const by = {
    name: "by",
    label: "Rows",
    options: Object.entries(report.groups).map(([value, { label }]) => ({ value, label })),
  };
  const usual = usualGroupOf(report);
  const sorts = ["name", ...Object.keys(report.numbers)].flatMap((name) => [name, `-${name}`]);
  return {
    sort: usualSortOf(report, usual),
    sortFor: (chosen) => usualSortOf(report, chosen["by"]?.[0] ?? usual),
    sorts,
    filters: [...filters, by],
  };
}

/** The saved views of a report; its own can be emailed to the viewer by schedule. */
export function ReportViews({ report, filters }: { report: ReportDefinition; filters: readonly ListFilter[] }) {
  const rules = useMemo(() => rulesOf(report, filters), [report, filters]);
  const { mails, set } = useReportMails();
  const [asking, setAsking] = useState<{ view: SavedViewFragment; every: ReportMailRhythm } | null>(null);
  const end = async (view: SavedViewFragment) => {
    if (await set(view.id, null)) toast.done(`“${view.name}” is no longer emailed to you.`);
  };
  const more = (view: SavedViewFragment): readonly PageAction[] => {
    if (!view.isOwn) return [];
    const mailed = mails.find(({ viewId }) => viewId === view.id)?.every;
    return rhythms.map((every) => ({
      label: mailed === every ? `Stop emailing me ${rhythmText(every)}` : `Email me ${rhythmText(every)}…`,
      icon: Mail,
      onSelect: () => (mailed === every ? void end(view) : setAsking({ view, every })),
    }));
  };
  return (
    <>
      <ViewsSlot rules={rules} isShown more={more} />
      {asking ? <dialog.Part {...asking} onClose={() => setAsking(null)} /> : null}
    </>
  );
}
