import { useApolloClient } from "@apollo/client/react";
import { contactChannels } from "@app/domain/people/people-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { messageBodyMax, messageInput } from "@app/domain/messages-sent/message.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useRecordForm } from "../../shared/records/use-record-form.tsx";
import { useSave } from "../../shared/save/use-save.ts";
import { checkWith } from "../../shared/save/zod-form.ts";
import { channelOptions } from "../customers/person-labels.public.ts";
import { messageCalls, type Correspondent } from "./message-calls.ts";

interface Values {
  channel: string;
  subject: string;
  body: string;
  saidOn: string;
}

const labels = { channel: "Channel", subject: "Subject", body: "Message", saidOn: "Day" };
const otherChannels = channelOptions.filter(({ value }) => value !== "email");
const written: Values = { channel: "email", subject: "", body: "", saidOn: "" };
const [said = "whatsapp"] = contactChannels.filter((channel) => channel !== "email");

interface MessageFormProps extends RecordDialogProps {
  kind: Correspondent;
  /** Undefined until it is known. */
  person: { name: string; email: string | null } | null | undefined;
}

/** An email to the person whom the address names, or what went to them another way. */
export function MessageForm({ name, id, onClose, kind, person }: MessageFormProps) {
  const isEmail = name === "writeMessage";
  const toPersonId = id ?? "";
  const { cache } = useApolloClient();
  const { create, field } = messageCalls[kind];
  const { save } = useSave(create, ({ saved }) => saved);
  const values = isEmail ? written : { ...written, channel: said };
  const check = checkWith<Values>(messageInput);
  const { form, discardAndLeave } = useRecordForm({
    // Each person has drafts of their own, an email and a record apart.
    name: `${isEmail ? "email" : "message"} to ${toPersonId}`,
    id: null,
    labels,
    record: { version: 0, values },
    async send(_version, _changed, typed, sink) {
      const { channel, subject, body, saidOn } = messageInput.parse({ toPersonId, ...typed });
      const sent = { personId: toPersonId, channel: toEnumName(channel), body };
      const outcome = await save({ ...sent, subject: subject ?? null, saidOn: saidOn ?? null }, sink);
      if (outcome.payload) cache.evict({ id: "ROOT_QUERY", fieldName: field });
      return outcome;
    },
    onSaved() {
      toast.done(isEmail ? "The email is on its way." : "The message is recorded.");
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
      title={isEmail ? "Write an email" : "Record a message"}
      saveLabel={isEmail ? "Send email" : "Record message"}
      {...form}
      validate={(typed) => check({ toPersonId, ...typed } as Values)}
    >
      <p>
        To {person?.name ?? "…"}
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
        <TextArea name="body" label={labels.body} max={messageBodyMax} wide />
      </FieldGrid>
    </FormDialog>
  );
}
