import { FormikProvider, useField, useFormikContext } from "formik";
import { useState } from "react";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { UploadField } from "../../../../shared/files/upload-field.tsx";
import { useSessionFile } from "../../learner/session-file.ts";

interface SessionFileFieldProps {
  /** Path of the file's id in the block. */
  name: string;
  label: string;
  kind: "session-image" | "session-audio";
  quietLabel?: boolean;
  optional?: boolean;
}

/** A picture or a recording of a block, which holds the id of what was uploaded. */
export function SessionFileField({ name, label, kind, quietLabel = false, optional = false }: SessionFileFieldProps) {
  const form = useFormikContext();
  const [{ value: id }, { error }, { setValue }] = useField<string>(name);
  const [sent, setSent] = useState<SentFile | null>(null);
  const known = useSessionFile(id);

  const take = (file: SentFile | null) => {
    setSent(file);
    return setValue(file?.id ?? "");
  };
  const file = id === "" ? null : sent?.id === id ? sent : (known ?? { id, name: "Uploaded file", size: 0 });
  const bag = {
    ...form,
    getFieldProps: () => ({ name, value: file, onChange: () => undefined, onBlur: () => undefined }),
    getFieldMeta: () => ({ value: file, error, touched: true, initialTouched: false }),
    getFieldHelpers: () => ({ setValue: take, setTouched: () => Promise.resolve(), setError: () => undefined }),
  } as unknown as typeof form;
  return (
    <FormikProvider value={bag}>
      <UploadField
        name={name}
        label={label}
        kind={kind}
        wide
        quietLabel={quietLabel}
        optional={optional}
        {...(quietLabel && { help: null })}
      />
    </FormikProvider>
  );
}
