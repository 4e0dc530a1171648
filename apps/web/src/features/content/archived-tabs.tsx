import { useSearchParams } from "react-router-dom";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { useCan } from "../../shared/permission/use-can.ts";

/** Whether the address asks for what was archived, and whether its reader may see that. */
export function useArchived(): { mayAct: boolean; archived: boolean } {
  const mayAct = useCan()("exams:act");
  const [params] = useSearchParams();
  return { mayAct, archived: mayAct && params.has("archived") };
}

/** What is in use, and what was archived: for those who may bring it back. */
export function ArchivedTabs({ label }: { label: string }) {
  const { mayAct, archived } = useArchived();
  if (!mayAct) return null;
  const tabs = [
    { value: "live", label: "In use", href: "?" },
    { value: "archived", label: "Archived", href: "?archived" },
  ];
  return <PageTabs label={label} tabs={tabs} value={archived ? "archived" : "live"} />;
}
