import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Button } from "@app/ui/page/button.tsx";
import * as z from "zod";
import { useUnsavedGuard } from "../../shared/drafts/unsaved-guard.tsx";
import { checkWith } from "../../shared/save/zod-form.ts";
import type { FormErrorSetter } from "../../shared/save/user-errors.ts";
import css from "./add-line.module.css";

interface AddLineProps {
  label: string;
  button: string;
  /** The rule of the text. */
  rule: z.ZodType<string>;
  /** Sends the text; true once it is saved. */
  send: (text: string, form: FormErrorSetter) => Promise<boolean>;
}

/** A line of text with its button, empty again once it is sent; it asks before it is left with text in it. */
export function AddLine({ label, button, rule, send }: AddLineProps) {
  const guard = useUnsavedGuard();
  const rules = z.object({ text: rule });
  return (
    <FormFrame<{ text: string }>
      initialValues={{ text: "" }}
      validate={checkWith<{ text: string }>(rules)}
      onDirtyChange={guard.onDirtyChange}
      questions={guard.dialog}
      onSubmit={async (values, form) => {
        if (await send(rules.parse(values).text, form)) form.resetForm();
      }}
    >
      <FormError />
      <div className={css.add}>
        <TextField name="text" label={label} />
        <Button type="submit">{button}</Button>
      </div>
    </FormFrame>
  );
}
