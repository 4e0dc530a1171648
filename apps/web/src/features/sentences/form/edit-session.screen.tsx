import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useContentEvents, withoutMain } from "../../../shared/review/content-actions.ts";
import { ContentReview } from "../../../shared/review/content-review.tsx";
import { ContentStatus } from "../../../shared/review/content-status.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { AppErrors } from "../../app-feedback/app-errors.public.tsx";
import { sessionDialogs } from "../session-dialogs.ts";
import { sessionEvents } from "../session-events.ts";
import {
  SentenceSessionResolveCommentDocument,
  SentenceSessionUpdateDocument,
} from "../session-mutations.generated.ts";
import { SentenceSessionRecordDocument, type SentenceSessionRecordFragment } from "../session.generated.ts";
import { sessionsPath } from "../session.kind.ts";
import { SessionEditor } from "./session-editor.tsx";
import { SessionFacts } from "./session-facts.tsx";
import css from "./sentence-form.module.css";
import { sessionForm, sessionParts } from "./session.fields.ts";

/** One sentence session: its editor for those who may edit it now, what it says for everybody else, and its review. */
export function EditSessionScreen() {
  return (
    <>
      <RecordPage
        what="sentence session"
        query={SentenceSessionRecordDocument}
        param="sessionId"
        list={{ label: "Go to sentence sessions", href: sessionsPath }}
      >
        {(session) =>
          session.offered.includes("EDIT") ? <Edit key={session.id} session={session} /> : <Shown session={session} />
        }
      </RecordPage>
      <RecordDialogs dialogs={sessionDialogs} />
    </>
  );
}

/** Below the title: of which language it is, and who added it. */
const lineOf = ({ subject, author }: SentenceSessionRecordFragment) =>
  author ? `${subject}, added by ${author.name}` : subject;

/** The review, and what users of the app say is wrong. */
const Review = ({ session }: { session: SentenceSessionRecordFragment }) => (
  <div className={css.aside}>
    <ContentReview content={session} resolve={SentenceSessionResolveCommentDocument} />
    <AppErrors id={session.id} />
  </div>
);

function Edit({ session }: { session: SentenceSessionRecordFragment }) {
  const { offer } = useUndo();
  const { form } = useRecordForm({
    name: "sentence-session",
    id: session.id,
    labels: sessionForm.labels,
    show: sessionForm.show,
    partIds: sessionParts,
    ...useRecordUpdate(sessionForm, SentenceSessionUpdateDocument, session),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, version, name } = saved;
      offer({ kind: "SENTENCE_SESSION", id, version, name, text: `${name} saved.` });
    },
  });
  return (
    <SessionEditor
      form={form}
      title={session.name}
      status={<ContentStatus status={session.status} />}
      facts={lineOf(session)}
      saveLabel="Save changes"
      actions={withoutMain(useContentEvents(sessionEvents, session))}
      review={<Review session={session} />}
    />
  );
}

function Shown({ session }: { session: SentenceSessionRecordFragment }) {
  return (
    <DetailPage
      title={session.name}
      status={<ContentStatus status={session.status} />}
      line={lineOf(session)}
      actions={useContentEvents(sessionEvents, session)}
      aside={<Review session={session} />}
    >
      <SessionFacts session={session} />
    </DetailPage>
  );
}
