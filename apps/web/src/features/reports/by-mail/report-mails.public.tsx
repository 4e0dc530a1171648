import { dayText } from "@app/domain/reports/days-text.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { rhythmText, useReportMails } from "./use-report-mails.ts";

/** The reports that are emailed to the viewer, each with its end; nothing where there are none. */
export function ReportMails() {
  const { mails, set, saving } = useReportMails();
  if (mails.length === 0) return null;
  const end = async (viewId: string, name: string) => {
    if (await set(viewId, null)) toast.done(`“${name}” is no longer emailed to you.`);
  };
  return (
    <Section title="Reports by email">
      <ul style={{ display: "grid", gap: 12, margin: 0, padding: 0, listStyle: "none" }}>
        {mails.map(({ viewId, name, list, title, every, nextOn }) => (
          <li key={viewId} style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }}>
            <span style={{ flex: "1 1 200px" }}>
              <TextLink href={`${list}?view_id=${viewId}`}>{name}</TextLink>, {title}: {rhythmText(every)}, next on{" "}
              {dayText(nextOn)}
            </span>
            <ActionButton
              label={`Stop emailing “${name}”`}
              size="small"
              pending={saving}
              onSelect={() => void end(viewId, name)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
