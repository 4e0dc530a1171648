import { useState } from "react";
import type { LessonReason } from "@app/schema/types.generated.ts";
import { PreviewedMails } from "../../../shared/records/mail-preview.tsx";
import { useMailPreview, type MailingMutation } from "../../../shared/records/use-mail-preview.ts";
import {
  BookedLessonCancelDocument,
  BookedLessonCoverDocument,
  BookedLessonRescheduleNowDocument,
} from "../booked/booked-mutations.generated.ts";
import type { LessonToRearrangeFragment } from "./away.generated.ts";
import { singleInput, type Decision } from "./decisions.ts";
import css from "./away.module.css";

const mutations: Readonly<Record<Exclude<Decision["act"], "keep">, MailingMutation>> = {
  cover: BookedLessonCoverDocument,
  move: BookedLessonRescheduleNowDocument,
  cancel: BookedLessonCancelDocument,
};

interface Props {
  lesson: LessonToRearrangeFragment;
  decision: Decision;
  reason: LessonReason;
  note: string | null;
}

function Emails({ lesson: { id, version }, decision, reason, note }: Props) {
  const { act } = decision;
  const variables = act === "keep" ? null : { id, version, input: singleInput(decision, reason, note) };
  const answer = useMailPreview(act === "keep" ? mutations.cancel : mutations[act], variables);
  return <PreviewedMails answer={answer} />;
}

/** The emails about one lesson, asked for once they are opened. */
export function LessonEmails(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className={css.emails} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Emails that will be sent</summary>
      {open ? <Emails {...props} /> : null}
    </details>
  );
}
