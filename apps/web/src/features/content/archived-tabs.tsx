import { useSearchParams } from "react-router-dom";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { useCan } from "../../shared/permission/use-can.ts";

/** Whether the address asks for what was archived, and whether its reader may see that. */
export function useArchived(): { mayAct: boolean; archived: boolean } {
  const mayAct = useCan()("exams:act");
  const [params] = useSearchParams();
  return { mayAct, archived: mayAct && params.has("archived") };
}

interface ArchivedTabsProps {
  label: string;
  /** It can be seen as a whole, down to the lessons. */
  hasTree?: boolean;
}

/** What is in use, as a whole too, and what was archived: that for those who may bring it back. */
export function ArchivedTabs({ label, hasTree = false }: ArchivedTabsProps) {
  const { mayAct, archived } = useArchived();
  const [params] = useSearchParams();
  const tabs = [
    { value: "live", label: "In use", href: "?" },
    ...(hasTree ? [{ value: "tree", label: "Whole tree", href: "?tree" }] : []),
    ...(mayAct ? [{ value: "archived", label: "Archived", href: "?archived" }] : []),
  ];
  if (tabs.length === 1) return null;
  const value = archived ? "archived" : hasTree && params.has("tree") ? "tree" : "live";
  return <PageTabs label={label} tabs={tabs} value={value} />;
}
