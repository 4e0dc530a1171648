import { useFormikContext } from "formik";
import type { ContactChannel } from "@app/schema/types.generated.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { feedbackMessages } from "@app/domain/feedbacks/feedback-messages.ts";
import {
  feedbackAnswerInput,
  feedbackNoteInput,
  feedbackReplyInput,
  feedbackTextMax,
} from "@app/domain/feedbacks/feedback.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import {
  FeedbackAnswerDocument,
  FeedbackAddNoteDocument,
  FeedbackReplyDocument,
} from "../feedback-mutations.generated.ts";
import { sentByOptions } from "../feedback-labels.ts";
import type { FeedbackRecordFragment } from "../feedback.generated.ts";

interface Values {
  what: string;
  text: string;
  by: string;
  isQuestion: boolean;
}

/** What can be written into the thread. */
const kinds = {
  answer: {
    label: "Answer to the customer",
    text: "Message to the family",
    save: "Send answer",
    done: "The customer is answered.",
  },
  note: { label: "Internal note", text: "Internal note", save: "Add note", done: "The note is added." },
  reply: { label: "What the customer replied", text: "Reply", save: "Add reply", done: "The reply is added." },
} as const;
type Kind = keyof typeof kinds;
const kindOf = (what: string): Kind => (what in kinds ? (what as Kind) : "note");

const checks = {
  answer: checkWith(feedbackAnswerInput.omit({ version: true })),
  note: checkWith(feedbackNoteInput.omit({ version: true })),
  reply: checkWith(feedbackReplyInput.omit({ version: true })),
};

/** How an answer goes out unless somebody chooses otherwise: as the customer told us. */
const answerBy: Readonly<Record<string, string>> = { WHATSAPP: "whatsapp", PHONE: "phone" };

function Fields({ offered, email }: { offered: readonly Kind[]; email: string | null }) {
  const { values } = useFormikContext<Values>();
  const kind = kindOf(values.what);
  const help = values.by === "email" ? (email ?? "They have no email address.") : "You write it down; nothing is sent.";
  return (
    <>
      <FieldGrid>
        <SelectField
          name="what"
          label="What is it?"
          options={offered.map((value) => ({ value, label: kinds[value].label }))}
        />
        {kind === "answer" ? <SelectField name="by" label="Sent by" options={sentByOptions} help={help} /> : null}
        <TextArea name="text" label={kinds[kind].text} max={feedbackTextMax} wide />
        {kind === "answer" ? <SwitchField name="isQuestion" label="It asks the customer something" /> : null}
      </FieldGrid>
      <FormError />
      <Row above={16}>
        <Button type="submit">{kinds[kind].save}</Button>
      </Row>
    </>
  );
}

/** Answers the customer, makes a note, or writes down what they replied. */
export function SayForm({ feedback, isClosed }: { feedback: FeedbackRecordFragment; isClosed: boolean }) {
  const { id, version, customer, channel, status } = feedback;
  const answer = useSave(FeedbackAnswerDocument, ({ saved }) => saved);
  const note = useSave(FeedbackAddNoteDocument, ({ saved }) => saved);
  const reply = useSave(FeedbackReplyDocument, ({ saved }) => saved);
  const offered: readonly Kind[] = isClosed
    ? ["reply"]
    : [...(customer ? (["answer"] as const) : []), "note", ...(status === "NEW" ? [] : (["reply"] as const))];

  async function send({ what, text, by, isQuestion }: Values, sink: FormErrorSetter) {
    const kind = kindOf(what);
    const at = { id, version, text };
    const { payload, stale } =
      kind === "answer"
        ? await answer.save({ ...at, by: toEnumName(by) as ContactChannel, isQuestion }, sink)
        : await (kind === "note" ? note : reply).save(at, sink);
    if (stale) sink.setErrors({ form: stale.message });
    if (payload) toast.done(kinds[kind].done);
  }

  return (
    <Section title="Add a message" note={customer ? undefined : feedbackMessages.nobodyToAnswer}>
      <FormFrame<Values>
        initialValues={{ what: offered[0] ?? "note", text: "", by: answerBy[channel] ?? "email", isQuestion: false }}
        validate={(values) => checks[kindOf(values.what)](values)}
        onSubmit={send}
      >
        <Fields offered={offered} email={customer?.email ?? null} />
      </FormFrame>
    </Section>
  );
}
