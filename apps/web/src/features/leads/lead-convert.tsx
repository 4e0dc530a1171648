import { useFormikContext } from "formik";
import { useNavigate } from "react-router-dom";
import { textField } from "@app/domain/fields.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useQuery } from "../../shared/page/use-query.ts";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useSave } from "../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../shared/save/user-errors.ts";
import { customerPath } from "../../shared/links/record-paths.ts";
import { LeadConvertDocument } from "./lead-mutations.generated.ts";
import {
  LeadLikelyCustomersDocument,
  LeadRecordDocument,
  type LeadLikelyCustomersQuery,
  type LeadRecordFragment,
} from "./lead.generated.ts";

type Likely = NonNullable<LeadLikelyCustomersQuery["leadLikelyCustomers"]>;
interface Values {
  customerId: string;
  lastName: string;
}
const lastNameRule = textField("Last name", 60);

/** Makes a customer of a lead: the one who is there with the same email or phone, or a new one. */
export function LeadConvert({ id, onClose }: RecordDialogProps) {
  const { data, error } = useQuery(LeadLikelyCustomersDocument, {
    variables: { id: id ?? "" },
    skip: id === null,
    fetchPolicy: "network-only",
  });
  if (id === null) return null;
  const likely = data?.leadLikelyCustomers ?? (error ? [] : null);
  const waiting = <SkeletonLines count={4} />;
  return (
    <RecordDialog what="lead" query={LeadRecordDocument} id={id} onClose={onClose} skeleton={waiting}>
      {(lead) => (likely === null ? waiting : <Convert lead={lead} likely={likely} onClose={onClose} />)}
    </RecordDialog>
  );
}

const how = ({ name, customerNumber, email, phoneNumber }: Likely[number]) =>
  [`${name} (${customerNumber})`, email ?? phoneNumber].filter(Boolean).join(", ");

function Convert({ lead, likely, onClose }: { lead: LeadRecordFragment; likely: Likely; onClose: () => void }) {
  const navigate = useNavigate();
  const { save } = useSave(LeadConvertDocument, ({ saved }) => saved);
  const needsName = lead.lastName === null;

  function validate({ customerId, lastName }: Values) {
    if (customerId !== "" || !needsName) return {};
    const message = lastNameRule.safeParse(lastName).error?.issues[0]?.message;
    return message === undefined ? {} : { lastName: message };
  }

  async function send({ customerId, lastName }: Values, form: FormErrorSetter) {
    const asked = { customerId: customerId || null, lastName: needsName && customerId === "" ? lastName : null };
    const { payload, stale } = await save({ id: lead.id, version: lead.version, ...asked }, form);
    if (stale) form.setErrors({ form: stale.message });
    const customer = payload?.record?.customer;
    if (!payload) return;
    onClose();
    if (!customer) return;
    const isForOthers = lead.whoIsLessonFor === "DEPENDENT";
    const next = isForOthers
      ? { label: "Add dependents", href: `${customerPath(customer.id)}?tab=learners&newDependent=${customer.id}` }
      : { label: "Open customer", href: customerPath(customer.id) };
    toast.done(`${customer.name} is a customer now.`, {
      label: next.label,
      onSelect: () => void navigate(next.href),
    });
  }

  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={`Convert ${lead.name}?`}
      saveLabel="Convert to customer"
      isAction
      initialValues={{ customerId: likely[0]?.id ?? "", lastName: "" }}
      validate={validate}
      onSubmit={send}
    >
      <p>
        {likely.length === 0
          ? "A new customer is added with what is known of the lead: name, contact, region, source and owner."
          : "Somebody with the same email or phone is a customer already. Link them, or add a new customer."}
      </p>
      {likely.length === 0 ? null : (
        <SelectField
          name="customerId"
          label="Customer"
          options={likely.map((one) => ({ value: one.id, label: how(one) }))}
          emptyLabel="A new customer"
        />
      )}
      {needsName ? <NewName /> : null}
    </FormDialog>
  );
}

/** A customer has a surname; one who is there has it already. */
function NewName() {
  const { values } = useFormikContext<Values>();
  return values.customerId === "" ? <TextField name="lastName" label="Last name" /> : null;
}
