import type { FormikValues } from "formik";
import type { ComponentType } from "react";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Monitor } from "@app/ui/icons.ts";
import { Stack } from "@app/ui/layout/stack.tsx";
import type { UpdateMutation } from "../records/record-documents.ts";
import type { RecordFormTable } from "../records/form-of.ts";
import { RecordDialogs } from "../records/record-dialogs.tsx";
import { RecordPage } from "../records/record-page.tsx";
import { useRecordForm } from "../records/use-record-form.tsx";
import { useRecordUpdate } from "../records/use-record-save.ts";
import { useUndo } from "../undo/use-undo.ts";
import { useContentEvents, withoutMain } from "./content-actions.ts";
import type { ContentEditorProps } from "./content-editor.ts";
import { ContentReview } from "./content-review.tsx";
import { ContentStatus } from "./content-status.tsx";
import type { ContentEvents, ResolveMutation, ReviewDocuments, ReviewedContent } from "./reviewed-content.ts";

interface ContentScreenProps<Found extends ReviewedContent, Values extends FormikValues, Sent> {
  events: ContentEvents;
  dialogs: Parameters<typeof RecordDialogs>[0]["dialogs"];
  query: ReviewDocuments<Found>["query"];
  /** The name of the id in the address. */
  param: string;
  listPath: string;
  /** The form's name in drafts on this device. */
  draftName: string;
  form: RecordFormTable<Found, Values, Sent>;
  /** The lists that are merged part by part, and what their parts' ids are called. */
  partIds: Readonly<Record<string, string>>;
  update: UpdateMutation<Found, Sent>;
  resolve: ResolveMutation;
  Editor: ComponentType<ContentEditorProps<Values> & { content: Found | null }>;
  /** What it says, for those who may not edit it now. */
  Facts: ComponentType<{ content: Found }>;
  /** What users of the app say is wrong. */
  Errors: ComponentType<{ id: string }>;
  /** Leads to it as the app has it. */
  previewPath?: (id: string) => string;
}

/** A piece of reviewed content: its editor for those who may edit it now, what it says for all others, and its review. */
export function ContentScreen<Found extends ReviewedContent, Values extends FormikValues, Sent>(
  props: ContentScreenProps<Found, Values, Sent>,
) {
  const { events, query, param, listPath, dialogs } = props;
  const { one, many } = events.kind;
  return (
    <>
      <RecordPage what={one} query={query} param={param} list={{ label: `Go to ${many}`, href: listPath }}>
        {(content) =>
          content.offered.includes("EDIT") ? (
            <Edit key={content.id} {...props} content={content} />
          ) : (
            <Shown {...props} content={content} />
          )
        }
      </RecordPage>
      <RecordDialogs dialogs={dialogs} />
    </>
  );
}

type OpenProps<Found extends ReviewedContent, Values extends FormikValues, Sent> = ContentScreenProps<
  Found,
  Values,
  Sent
> & { content: Found };

/** Below the title: of which language it is, and who added it. */
const lineOf = ({ subject, author }: ReviewedContent) => (author ? `${subject}, added by ${author.name}` : subject);

const previewOf = (previewPath: ((id: string) => string) | undefined, { id }: ReviewedContent) =>
  previewPath ? [{ label: "Preview", icon: Monitor, href: previewPath(id) }] : [];

function Edit<Found extends ReviewedContent, Values extends FormikValues, Sent>(props: OpenProps<Found, Values, Sent>) {
  const { content, events, draftName, form: table, partIds, update, Editor, previewPath } = props;
  const { offer } = useUndo();
  const { form } = useRecordForm({
    name: draftName,
    id: content.id,
    labels: table.labels,
    show: table.show,
    partIds,
    ...useRecordUpdate(table, update, content),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, version, name } = saved;
      offer({ kind: events.kind.history, id, version, name, text: `${name} saved.` });
    },
  });
  return (
    <Editor
      form={form}
      content={content}
      title={content.name}
      status={<ContentStatus status={content.status} />}
      facts={lineOf(content)}
      saveLabel="Save changes"
      actions={[...previewOf(previewPath, content), ...withoutMain(useContentEvents(events, content))]}
      review={<Review {...props} />}
    />
  );
}

function Shown<Found extends ReviewedContent, Values extends FormikValues, Sent>(
  props: OpenProps<Found, Values, Sent>,
) {
  const { content, events, Facts, previewPath } = props;
  return (
    <DetailPage
      title={content.name}
      status={<ContentStatus status={content.status} />}
      line={lineOf(content)}
      actions={[...previewOf(previewPath, content), ...useContentEvents(events, content)]}
      aside={<Review {...props} />}
    >
      <Facts content={content} />
    </DetailPage>
  );
}

/** The review, and what users of the app say is wrong. */
const Review = <Found extends ReviewedContent, Values extends FormikValues, Sent>({
  content,
  resolve,
  Errors,
}: OpenProps<Found, Values, Sent>) => (
  <Stack gap={16}>
    <ContentReview content={content} resolve={resolve} />
    <Errors id={content.id} />
  </Stack>
);
