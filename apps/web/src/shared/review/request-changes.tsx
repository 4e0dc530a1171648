import * as z from "zod";
import { contentMessages } from "@app/domain/review/review-messages.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { EventFormDialog } from "../records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../records/record-dialogs.tsx";
import { useViewer } from "../session/session-context.ts";
import type { ReviewDocuments, ReviewedContent } from "./reviewed-content.ts";

const commentMax = 2000;

const rules = z
  .object({ comments: z.array(z.string()), reason: z.string() })
  .refine(({ comments }) => comments.some((text) => text.trim() !== ""), {
    path: ["comments.0"],
    message: contentMessages.sayWhat,
  });

/** A place in a piece of content that can be asked about. */
export interface ReviewPlace {
  field: string;
  label: string;
}

interface RequestChangesProps<Found> extends RecordDialogProps {
  /** "word" */
  what: string;
  documents: ReviewDocuments<Found>;
  /** What can be asked about, besides the whole. */
  placesOf: (content: Found) => readonly ReviewPlace[];
}

/** Asks what needs to change, of the whole and of its parts, and sends it back. */
export function RequestChanges<Found extends ReviewedContent>({
  what,
  documents,
  placesOf,
  ...props
}: RequestChangesProps<Found>) {
  const viewer = useViewer();
  return (
    <EventFormDialog
      {...props}
      wide
      what={what}
      query={documents.query}
      config={(content) => {
        const places = [{ field: null, label: `The ${what} as a whole` }, ...placesOf(content)];
        const isOwn = (content.authors ?? []).some(({ id }) => id === viewer.id);
        return {
          title: `Send ${content.name} back?`,
          saveLabel: "Request changes",
          successMessage: `${content.name} is sent back with your comments.`,
          mutation: documents.requestChanges,
          initialValues: { comments: places.map(() => ""), reason: "" },
          rules,
          sent: ({ comments, reason }: { comments: readonly string[]; reason: string }) => ({
            comments: places.flatMap(({ field }, index) => {
              const text = (comments[index] ?? "").trim();
              return text === "" ? [] : [{ field, text }];
            }),
            reason: reason.trim() || null,
          }),
          children: (
            <>
              {places.map(({ label }, index) => (
                <TextArea key={label} name={`comments.${index}`} label={label} max={commentMax} rows={1} optional />
              ))}
              <ToneBar />
              {isOwn ? (
                <TextArea
                  name="reason"
                  label="Reason"
                  max={500}
                  rows={1}
                  help="Why you review what you wrote yourself."
                />
              ) : null}
            </>
          ),
        };
      }}
    />
  );
}
