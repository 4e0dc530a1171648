import { useField } from "formik";
import { useState } from "react";
import type { FileKindName } from "@app/domain/files/file-kinds.ts";
import type { FieldProps } from "@app/ui/form/field-frame.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import css from "./picture-field.module.css";
import { pictureAddress } from "./sent-pictures.ts";
import { UploadField } from "./upload-field.tsx";
import type { SizeFault } from "./upload-file.ts";

interface PictureFieldProps extends FieldProps {
  kind: FileKindName;
  fault?: SizeFault;
}

/** An upload that shows the picture it has. */
export function PictureField(props: PictureFieldProps) {
  const [{ value }] = useField<SentFile | null>(props.name);
  // One from a draft that was left is not shown to anybody until its record is saved.
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = value !== null && value.id !== broken;
  return (
    <div data-wide={props.wide ? "" : undefined}>
      <UploadField {...props} />
      {isShown ? (
        <img className={css.preview} src={pictureAddress(value.id)} alt="" onError={() => setBroken(value.id)} />
      ) : null}
    </div>
  );
}
