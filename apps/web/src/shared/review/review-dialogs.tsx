import type { RecordDialogProps } from "../records/record-dialogs.tsx";
import { ContentQuestion } from "./content-question.tsx";
import { RequestChanges, type ReviewPlace } from "./request-changes.tsx";
import type { ContentEvents, ReviewDocuments, ReviewedContent } from "./reviewed-content.ts";
import { Unpublish } from "./unpublish.tsx";

/** The dialogs of a kind's review, for `contentDialogs`. `placesOf`: what reviewers can ask about, besides the whole. */
export const reviewDialogsOf = <Found extends ReviewedContent>(
  events: ContentEvents,
  documents: ReviewDocuments<Found>,
  placesOf: (content: Found) => readonly ReviewPlace[],
) => ({
  /** Asks before it is handed in, published, taken out of use or brought back. */
  Question: (props: RecordDialogProps) => <ContentQuestion {...props} events={events} documents={documents} />,
  /** Asks what needs to change, and sends it back. */
  Changes: (props: RecordDialogProps) => (
    <RequestChanges {...props} what={events.kind.one} documents={documents} placesOf={placesOf} />
  ),
  /** Asks why it leaves the app, and takes it out. */
  Leave: (props: RecordDialogProps) => <Unpublish {...props} what={events.kind.one} documents={documents} />,
});
