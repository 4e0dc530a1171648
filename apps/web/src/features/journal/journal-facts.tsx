import { useSearchParams } from "react-router-dom";
import { isEntryOpen } from "@app/domain/journal/journal-times.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { StaffLink } from "../staff/staff-link.public.tsx";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { FactsDialog } from "../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useViewer } from "../../shared/session/session-context.ts";
import { LessonLink } from "../../shared/links/lesson-link.tsx";
import css from "./journal-facts.module.css";
import { FollowUpButton } from "./follow-up-button.tsx";
import { dayText, kindWord, visibilityWord } from "./journal-labels.ts";
import { JournalRecordDocument, type JournalRecordFragment } from "./journal.generated.ts";
import { journalKind } from "./journal.kind.ts";
import { PersonLink } from "./person-link.public.tsx";

const factsOf = (entry: JournalRecordFragment) => ({
  Tutor: <PersonLink person={entry.person} />,
  Kind: kindWord(entry.kind),
  ...(entry.severity !== null && { Severity: String(entry.severity) }),
  Date: dayText(entry.occurredOn),
  ...(entry.lesson && { Lesson: <LessonLink lesson={entry.lesson} /> }),
  Author: entry.author ? <StaffLink {...entry.author} /> : "–",
  "Visible to": visibilityWord(entry.visibility),
  "Follow-up":
    entry.followUpOn === null
      ? "–"
      : `${dayText(entry.followUpOn)}${entry.followUpDoneAt === null ? "" : ", followed up"}`,
});

/** One entry with its text, its files, what was added to it, and what can be done. */
export function JournalFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="journal entry"
      query={JournalRecordDocument}
      title={({ title }) => title}
      facts={factsOf}
    >
      {(entry) => <Entry entry={entry} shownBy={props.name} />}
    </FactsDialog>
  );
}

function Entry({ entry, shownBy }: { entry: JournalRecordFragment; shownBy: string }) {
  const { id, body, attachments, additions, author, createdAt } = entry;
  const [params] = useSearchParams();
  const mayWrite = useCan()(journalKind.write);
  const viewer = useViewer();
  const now = useNow();
  const isOwn = author?.id === viewer.id && isEntryOpen(new Date(createdAt), now);
  const instead = (name: string) => withParams(params, { [shownBy]: null, [name]: id });
  return (
    <div className={css.entry}>
      <p>{body}</p>
      {attachments.map((file) => (
        <p key={file.id}>
          <TextLink href={file.url}>{file.name}</TextLink>
        </p>
      ))}
      {additions.length > 0 ? <h3>Added later</h3> : null}
      {additions.map((addition) => (
        <div key={addition.id} className={css.addition}>
          <strong>{addition.title}</strong>
          <p>{addition.body}</p>
          <small>
            {addition.author ? `${addition.author.name}, ` : null}
            {dayText(addition.occurredOn)}
          </small>
        </div>
      ))}
      <div className={css.actions}>
        {mayWrite && isOwn ? (
          <TextLink href={instead(shownBy === "view" ? "edit" : "editEntry")}>Edit entry</TextLink>
        ) : null}
        {mayWrite ? <TextLink href={instead("addToEntry")}>Add to this entry</TextLink> : null}
        <FollowUpButton entry={entry} />
      </div>
    </div>
  );
}
