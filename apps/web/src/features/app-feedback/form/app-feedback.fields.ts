import { toEnumName } from "@app/domain/enums.ts";
import { appFeedbackCategories } from "@app/domain/app-feedback/app-feedback-enums.ts";
import { appFeedbackInput, type AppContentRef } from "@app/domain/app-feedback/app-feedback.ts";
import { appPlatforms } from "@app/domain/product-updates/update-enums.ts";
import type { AppFeedbackCategory, AppPlatform } from "@app/schema/types.generated.ts";
import { enumField, reference, text, uploads } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { categoryWord, contentValue, contentWord, platformWord } from "../app-feedback-labels.ts";
import type { AppFeedbackRecordFragment } from "../app-feedback.generated.ts";

const none: string = "";

/** The form of app feedback as a table of its fields. */
export const appFeedbackForm = formOf<AppFeedbackRecordFragment>()(appFeedbackInput, {
  category: { ...enumField<AppFeedbackCategory>()("Category", appFeedbackCategories), show: categoryWord },
  body: text("Feedback"),
  platform: { ...enumField<AppPlatform>()("Platform", appPlatforms), show: platformWord },
  appVersion: text("App version"),
  screen: text("Screen"),
  rating: {
    label: "Rating",
    empty: none,
    read: (stored: number | null) => (stored === null ? "" : String(stored)),
  },
  contactEmail: text("Email"),
  contentRef: {
    label: "About",
    empty: none,
    readFrom: ({ content }: AppFeedbackRecordFragment) => (content ? contentValue(content) : ""),
    parsed(value: string) {
      const [kind, id, partId] = value.split(":");
      return id === undefined ? null : { kind, id, partId: partId ?? null };
    },
    sent: (parsed: AppContentRef | null | undefined) => (parsed ? { ...parsed, kind: toEnumName(parsed.kind) } : null),
    show: (value: string) => (value === "" ? "nothing" : contentWord(value.split(":")[0])),
    showStored: (stored: unknown) => (stored === null ? "nothing" : contentWord((stored as AppContentRef).kind)),
  },
  attachmentIds: uploads("Attachments", "attachments"),
  assigneeId: reference("Assignee", "assignee"),
});
