import { sql } from "drizzle-orm";
import { appFeedbackMessages } from "@app/domain/app-feedback/app-feedback-messages.ts";
import { appFeedbackAssignInput, duplicateInput } from "@app/domain/app-feedback/app-feedback.ts";
import {
  appFeedback,
  appFeedbackList,
  assignAppFeedback,
  markDuplicate,
} from "../../features/app-feedback/app-feedback.public.ts";
import { bulkKind } from "./bulk-kind.ts";

const ofAppFeedback = {
  list: appFeedbackList,
  table: appFeedback,
  label: sql<string>`left(${appFeedback.body}, 60)`,
  url: sql<string>`'/app/learning-app-feedback?view=' || ${appFeedback.id}`,
} as const;

export const appFeedbackKinds = {
  "app-feedback-assign": bulkKind({
    ...ofAppFeedback,
    permission: "appFeedback:write",
    payload: appFeedbackAssignInput,
    run: async (context, at, { assigneeId }) =>
      (await assignAppFeedback(context, at, assigneeId)) ? null : { skipped: appFeedbackMessages.hasAssignee },
  }),
  "app-feedback-duplicate": bulkKind({
    ...ofAppFeedback,
    permission: "appFeedback:act",
    payload: duplicateInput,
    async run(context, at, { originalId }) {
      const { version } = await markDuplicate(context, at, originalId);
      return version === at.version ? { skipped: appFeedbackMessages.isDuplicateAlready } : null;
    },
  }),
};
