import { useBulkPreview, type BulkPreviewAnswer } from "../use-bulk-preview.ts";
import {
  BookedLessonsPreviewDocument,
  type BookedLessonsPreviewMutation,
  type BookedLessonsPreviewMutationVariables,
} from "./bulk-sums.generated.ts";

export type LessonsPreview = NonNullable<BookedLessonsPreviewMutation["tried"]["preview"]>;
export type LessonsPreviewAnswer = BulkPreviewAnswer<LessonsPreview>;

/** What bulk work on lessons would come to, once typing pauses; null until it is known. */
export const useLessonsPreview = (
  variables: BookedLessonsPreviewMutationVariables | null,
): LessonsPreviewAnswer | null => useBulkPreview(BookedLessonsPreviewDocument, variables);
