import { useSearchParams } from "react-router-dom";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { SideDrawer } from "@app/ui/shell/side-drawer.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { countOf } from "../../shared/text/format.ts";
import { StaffLink } from "../staff/staff-link.public.tsx";
import { useAppFeedbackActions } from "./app-feedback-actions.ts";
import { categoryWord, contentText, platformWord } from "./app-feedback-labels.ts";
import css from "./app-feedback-panel.module.css";
import { AppFeedbackRecordDocument, type AppFeedbackRecordFragment } from "./app-feedback.generated.ts";

/** One piece of feedback beside the list, and what can be done with it. */
export function AppFeedbackPanel({ id, onClose }: RecordDialogProps) {
  const { data, error, refetch } = useQuery(AppFeedbackRecordDocument, { variables: { id: id ?? "" } });
  const feedback = data?.record;
  const waiting = error ? <ErrorState {...failure("feedback", error, refetch)} /> : <SkeletonLines count={12} />;
  const missing = data ? <p>This feedback is no longer there.</p> : waiting;
  return (
    <SideDrawer open onClose={onClose} title={feedback ? categoryWord(feedback.category) : "Feedback"} width={480}>
      <div className={css.panel}>{feedback ? <Feedback feedback={feedback} /> : missing}</div>
    </SideDrawer>
  );
}

function Feedback({ feedback }: { feedback: AppFeedbackRecordFragment }) {
  const actions = useAppFeedbackActions(feedback);
  const [params] = useSearchParams();
  const { body, content, contactEmail, duplicateOf, duplicates, reply, recordedBy, rating, screen, attachments } =
    feedback;
  return (
    <>
      <p className={css.said}>{body}</p>
      <div className={css.actions}>
        {actions.map(({ label, href, disabledReason }) =>
          href && !disabledReason ? (
            <TextLink key={label} href={href}>
              {label}
            </TextLink>
          ) : null,
        )}
      </div>
      <FactsSection
        title="Details"
        facts={[
          ["Status", <StatusChip key="status" status={feedback.status} />],
          ...(duplicateOf
            ? [
                [
                  "Duplicate of",
                  <TextLink key="original" href={withParams(params, { view: duplicateOf.id })}>
                    {duplicateOf.body}
                  </TextLink>,
                ] as const,
              ]
            : []),
          ...(duplicates > 0 ? [["Duplicates", `${countOf(duplicates, "other")} said the same`] as const] : []),
          ["About", content ? contentText(content) : "–"],
          ["Given", <When key="given" value={feedback.createdAt} />],
          ["Platform", `${platformWord(feedback.platform)}, version ${feedback.appVersion}`],
          ["Screen", screen ?? "–"],
          ["Rating", rating === null ? "–" : `${rating} of 5`],
          ["Email", contactEmail ?? "–"],
          ["Assignee", feedback.assignee ? <StaffLink key="assignee" {...feedback.assignee} /> : "Nobody"],
          ["Recorded by", recordedBy ? <StaffLink key="by" {...recordedBy} /> : "The app"],
        ]}
      />
      {attachments.length > 0 ? (
        <Section title="Attachments">
          {attachments.map(({ id, name, url }) => (
            <p key={id} className={css.reply}>
              <TextLink href={url}>{name}</TextLink>
            </p>
          ))}
        </Section>
      ) : null}
      {reply === null ? null : (
        <Section title="Reply">
          <p className={css.reply}>{reply}</p>
        </Section>
      )}
    </>
  );
}
