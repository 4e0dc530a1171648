import { useField } from "formik";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { useLearners } from "../../customers/picker/use-learners.public.ts";
import type { MemberValue } from "./pod.fields.ts";

/** Which of the members' payers pays for all. */
export function PayerField({ label }: { label: string }) {
  const [{ value: members }] = useField<readonly MemberValue[]>("members");
  const ids = members.flatMap(({ learnerId }) => learnerId ?? []);
  const payers = new Map(useLearners(ids).map(({ payer }) => [payer.id, payer]));
  const options = [...payers.values()].map(({ id, name, customerNumber }) => ({
    value: id,
    label: `${name} (${customerNumber})`,
  }));
  return (
    <SelectField
      name="payerCustomerId"
      label={label}
      options={options}
      emptyLabel="Choose"
      wide
      help={ids.length === 0 ? "Choose the members first." : "One of the members’ payers."}
    />
  );
}
