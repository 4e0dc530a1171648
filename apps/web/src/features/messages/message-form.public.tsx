import { useApolloClient } from "@apollo/client/react";
import { toEnumName } from "@app/domain/enums.ts";
import { leadCallInput } from "@app/domain/leads/lead-call.ts";
import {
  customerCallInput,
  customerMessageInput,
  messageBodyMax,
  saidLabel,
} from "@app/domain/messages-sent/message.ts";
import { saidDayProblems } from "@app/domain/messages-sent/said-days.ts";
import { taskNoteMax } from "@app/domain/tasks/task.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { isoDay } from "@app/ui/value/when-text.ts";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useRecordForm } from "../../shared/records/use-record-form.tsx";
import { useSave } from "../../shared/save/use-save.ts";
import { withProblems } from "../../shared/save/with-problems.ts";
import { checkWith } from "../../shared/save/zod-form.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { channelOptions } from "../customers/person-labels.public.ts";
import { FollowUpFields, followUpOf, type FollowUp } from "../tasks/follow-up-fields.public.tsx";
import { callLogs } from "./message-calls.ts";

interface Values {
  channel: string;
  subject: string;
  body: string;
  saidOn: string;
  followUp: FollowUp;
  finishesTasks: boolean;
}

const labels = {
  channel: "Channel",
  subject: "Subject",
  body: "Message",
  saidOn: "Day",
  followUp: "Follow-up",
  finishesTasks: "Done",
};
const otherChannels = channelOptions.filter(({ value }) => value !== "email");
const nothing = { subject: "", body: "", saidOn: "" };

interface MessageFormProps extends RecordDialogProps {
  kind: keyof typeof callLogs;
  /** Undefined until it is known. */
  person: { name: string; email: string | null } | null | undefined;
  /** What the viewer was to call them for: done with it, unless they say that it is not. */
  openTasks?: readonly { id: string; title: string }[];
}

const noTasks: NonNullable<MessageFormProps["openTasks"]> = [];

/** An email to the person whom the address names, or what went to them another way. */
export function MessageForm({ name, id, onClose, kind, person, openTasks = noTasks }: MessageFormProps) {
  const isEmail = name === "writeMessage";
  const toPersonId = id ?? "";
  const { cache } = useApolloClient();
  const { create, fields } = callLogs[kind];
  const { save } = useSave(create, ({ saved }) => saved);
  const viewer = useViewer();
  const mayFollowUp = useCan()("tasks:write") && kind !== "tutor";
  const values: Values = {
    ...nothing,
    channel: isEmail ? "email" : "phone",
    followUp: { title: "", dueOn: "", ownerId: viewer.id },
    finishesTasks: true,
  };
  const today = isoDay(useNow(), useTimeZone());
  const callInput = kind === "lead" ? leadCallInput : customerCallInput;
  const check = checkWith<object>(isEmail ? customerMessageInput : callInput);
  const readable = ({ followUp, ...typed }: Values) => ({ ...typed, toPersonId, followUp: followUpOf(followUp) });
  const { form, discardAndLeave } = useRecordForm({
    // Each person has drafts of their own, an email and a record apart.
    name: `${isEmail ? "email" : "message"} to ${toPersonId}`,
    id: null,
    labels,
    record: { version: 0, values },
    async send(_version, _changed, typed, sink) {
      const finished = typed.finishesTasks ? openTasks : noTasks;
      const { channel, subject, body, saidOn, followUp } = customerMessageInput.parse(readable(typed));
      const sent = { personId: toPersonId, channel: toEnumName(channel), body };
      const outcome = await save(
        {
          ...sent,
          subject: subject ?? null,
          saidOn: saidOn ?? null,
          ...(finished.length > 0 && { finishedTaskIds: finished.map((task) => task.id) }),
          ...(followUp && { followUp: { ...followUp, dueOn: followUp.dueOn ?? null } }),
        },
        sink,
      );
      if (outcome.payload)
        for (const fieldName of [...fields, ...(followUp ? ["tasks"] : [])])
          cache.evict({ id: "ROOT_QUERY", fieldName });
      return outcome;
    },
    onSaved() {
      toast.done(isEmail ? "The email is on its way." : "It is logged.");
      leave();
    },
  });
  const leave = () => {
    discardAndLeave();
    onClose();
  };
  return (
    <FormDialog<Values>
      open
      wide
      onClose={leave}
      title={isEmail ? "Write an email" : "Log a call or message"}
      saveLabel={isEmail ? "Send email" : "Log it"}
      {...form}
      validate={(typed) => withProblems(saidDayProblems(readable(typed), today), check(readable(typed)))}
    >
      <p>
        {isEmail ? "To" : "With"} {person?.name ?? "…"}
        {isEmail && person ? `, ${person.email ?? "no email address"}` : ""}
      </p>
      <FieldGrid>
        {isEmail ? (
          <TextField name="subject" label={labels.subject} autoFocus wide />
        ) : (
          <>
            <SelectField name="channel" label={labels.channel} options={otherChannels} />
            <DateField name="saidOn" label={labels.saidOn} optional help="Today if left empty" />
          </>
        )}
        <TextArea
          name="body"
          label={isEmail ? labels.body : saidLabel}
          max={kind === "lead" ? taskNoteMax : messageBodyMax}
          autoFocus={!isEmail}
          wide
        />
        {openTasks.length > 0 ? (
          <SwitchField
            name="finishesTasks"
            label={`Mark as done: ${openTasks.map(({ title }) => title).join(", ")}`}
            help="Turn it off if you did not reach them."
            wide
          />
        ) : null}
      </FieldGrid>
      {mayFollowUp ? <FollowUpFields isDayNeeded={kind === "lead"} /> : null}
    </FormDialog>
  );
}
