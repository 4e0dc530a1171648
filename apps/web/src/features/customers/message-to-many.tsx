import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useState } from "react";
import { customerPlaceholders, customerValues } from "@app/domain/messages-sent/customer-values.ts";
import { messageToManyInput } from "@app/domain/messages-sent/message-to-many.ts";
import { messageBodyMax } from "@app/domain/messages-sent/message.ts";
import { fillTemplate, placeholderMark } from "@app/domain/system/template-text.ts";
import type { CustomerFilter } from "@app/schema/types.generated.ts";
import { Letter } from "@app/ui/detail/letter.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { BulkFormDialog } from "../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { CustomersBulkActionDocument } from "./customer-jobs.generated.ts";
import {
  FirstMessageReadersDocument,
  MessageReaderDocument,
  MessageTemplatesDocument,
  type MessageReaderFragment,
} from "./message-to-many.generated.ts";

interface Values {
  subject: string;
  body: string;
}

const marks = customerPlaceholders.map(placeholderMark).join(", ");

/** Asks for an email to many customers, begun from a template or not, and shows how one of them will read it. */
export function MessageToMany(props: BulkDialogProps<CustomerFilter>) {
  return (
    <BulkFormDialog
      {...props}
      wide
      mutation={CustomersBulkActionDocument}
      initialValues={{ subject: "", body: "" }}
      rules={messageToManyInput}
    >
      <TemplateChoice />
      <TextField name="subject" label="Subject" />
      <TextArea
        name="body"
        label="Message"
        max={messageBodyMax}
        help={`Placeholders filled in for each person: ${marks}.`}
      />
      <Preview reader={useReader(props)} />
    </BulkFormDialog>
  );
}

/** One of those who are written to: the first who was ticked, or the first in the list who was not unticked. */
function useReader({ choice, filter }: BulkDialogProps<CustomerFilter>): MessageReaderFragment | undefined {
  const [id] = choice.ids ?? [];
  const one = useQuery(MessageReaderDocument, id === undefined ? skipToken : { variables: { id } });
  const first = useQuery(FirstMessageReadersDocument, id === undefined ? { variables: { filter } } : skipToken);
  if (id !== undefined) return one.data?.customer ?? undefined;
  return first.data?.customers?.items.find((customer) => !choice.excludeIds?.includes(customer.id));
}

/** Fills the form from a template; what was typed before is replaced, as the choice says. */
function TemplateChoice() {
  const mayRead = useCan()("settings:read");
  const { setValues } = useFormikContext<Values>();
  const [chosen, setChosen] = useState("");
  const { data } = useQuery(MessageTemplatesDocument, mayRead ? {} : skipToken);
  const templates = data?.templates?.items ?? [];
  if (templates.length === 0) return null;
  const choose = (id: string) => {
    setChosen(id);
    const template = templates.find((one) => one.id === id);
    void setValues({ subject: template?.subject ?? "", body: template?.body ?? "" });
  };
  const options = [
    { value: "", label: "No template" },
    ...templates.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div>
      <MenuSelect boxed label="Template" value={chosen} options={options} onChange={choose} />
    </div>
  );
}

function Preview({ reader }: { reader: MessageReaderFragment | undefined }) {
  const { values } = useFormikContext<Values>();
  if (reader === undefined) return null;
  const { name, email, region, owner } = reader;
  const filled = customerValues({ ...reader, regionName: region?.name ?? null, ownerName: owner?.name ?? null });
  return (
    <Section title="Preview" note={email === null ? `${name} has no email address` : `As ${name} will read it`}>
      <Letter
        subject={fillTemplate(values.subject, filled, "line")}
        text={fillTemplate(values.body, filled) || "The text will appear here."}
      />
    </Section>
  );
}
