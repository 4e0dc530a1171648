import { enrolInput } from "@app/domain/group-lessons/group-lesson.ts";
import { isFull } from "@app/domain/group-lessons/group-states.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { LearnerField } from "../../customers/picker/learner-field.public.tsx";
import { GroupSessionEnrolDocument } from "../session-mutations.generated.ts";
import type { GroupSessionRecordFragment } from "../session.generated.ts";
import css from "./roster.module.css";

const check = checkWith(enrolInput.omit({ version: true }));

/** Enrols a learner in a session, or puts them on its waiting list where it is full. */
export function EnrolForm({ session }: { session: GroupSessionRecordFragment }) {
  const { id, version } = session;
  const { save } = useSave(GroupSessionEnrolDocument, ({ saved }) => saved);
  const full = isFull(session);
  async function send(values: { learnerId: string; waits: boolean }, sink: FormErrorSetter) {
    const { payload, stale } = await save({ id, version, ...values }, sink);
    if (stale) sink.setErrors({ form: stale.message });
    if (payload) toast.done(full ? "They are on the waiting list." : "They are enrolled.");
  }
  return (
    <Section title="Enrol a learner" note={full ? "This session is full." : undefined}>
      <FormFrame initialValues={{ learnerId: "", waits: false }} validate={check} onSubmit={send}>
        <FieldGrid>
          <LearnerField name="learnerId" />
          {full ? <SwitchField name="waits" label="Add to the waiting list" /> : null}
        </FieldGrid>
        <FormError />
        <div className={css.buttons}>
          <Button type="submit">Enrol</Button>
        </div>
      </FormFrame>
    </Section>
  );
}
