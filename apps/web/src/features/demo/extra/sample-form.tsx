import type { ReactNode } from "react";
import * as z from "zod";
import { emailField, textField } from "@app/domain/fields.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormFrame } from "@app/ui/form/form-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import css from "./values.module.css";

export interface SampleValues {
  name: string;
  email: string;
  level: string;
  wantsNews: boolean;
}

export const emptySample: SampleValues = { name: "", email: "", level: "", wantsNews: false };

const levels = ["Beginner", "Intermediate", "Advanced"];
const check = checkWith<SampleValues>(
  z.object({ name: textField("Name", 120), email: emailField, level: textField("Level", 40) }),
);

interface SampleFormProps {
  title: string;
  /** Shows the values, from inside the form. */
  aside: ReactNode;
}

/** A form of the portal’s own fields; nothing is sent, so that nothing is unsaved either. */
export const SampleForm = ({ title, aside }: SampleFormProps) => (
  <FormFrame<SampleValues>
    initialValues={emptySample}
    validate={check}
    onSubmit={(values, form) => {
      toast.done("The form is valid.");
      form.resetForm({ values });
    }}
  >
    <DetailPage title={title} line="Nothing is sent or kept." aside={aside}>
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
      <p className={css.check}>
        <Button type="submit" main>
          Check
        </Button>
      </p>
    </DetailPage>
  </FormFrame>
);
