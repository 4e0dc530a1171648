import { useApolloClient } from "@apollo/client/react";
import type { ReportMailRhythm } from "@app/schema/types.generated.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { ReportMailsDocument, SetReportMailDocument } from "./report-mails.generated.ts";

/** "weekly", "monthly". */
export const rhythmText = (every: ReportMailRhythm): string => every.toLowerCase();

/** The viewer's views that are emailed to them, and what begins and ends that. */
export function useReportMails() {
  const { cache } = useApolloClient();
  const { data } = useQuery(ReportMailsDocument);
  const { save, saving } = useSave(SetReportMailDocument, ({ saved }) => saved);
  const set = async (viewId: string, every: ReportMailRhythm | null): Promise<boolean> => {
    const { payload } = await save({ viewId, every });
    if (!payload?.reportMails) return false;
    cache.writeQuery({ query: ReportMailsDocument, data: { reportMails: payload.reportMails } });
    return true;
  };
  return { mails: data?.reportMails ?? [], set, saving };
}
