import { useFormikContext } from "formik";
import * as z from "zod";
import { emailField, textField } from "@app/domain/fields.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import css from "./formik.module.css";

interface Values {
  name: string;
  email: string;
  level: string;
  wantsNews: boolean;
}

const levels = ["Beginner", "Intermediate", "Advanced"];
const check = checkWith<Values>(
  z.object({ name: textField("Name", 120), email: emailField, level: textField("Level", 40) }),
);

/** The portal's own fields on Formik, with their values beside them; nothing is sent. */
export function FormikScreen() {
  return (
    <FormPage<Values>
      title="Formik form"
      facts="Nothing is sent or kept."
      saveLabel="Check"
      initialValues={{ name: "", email: "", level: "", wantsNews: false }}
      validate={check}
      onSubmit={(_values, form) => {
        toast.done("The form is valid.");
        form.resetForm();
      }}
      aside={<EnteredValues />}
    >
      <FieldGrid>
        <TextField name="name" label="Name" />
        <TextField name="email" label="Email" type="email" />
        <SelectField
          name="level"
          label="Level"
          options={levels.map((value) => ({ value, label: value }))}
          emptyLabel="Choose"
        />
        <SwitchField name="wantsNews" label="Send me news" />
      </FieldGrid>
    </FormPage>
  );
}

function EnteredValues() {
  const { values } = useFormikContext<Values>();
  return (
    <section>
      <h2>Values</h2>
      <pre className={css.values}>{JSON.stringify(values, null, 2)}</pre>
    </section>
  );
}
