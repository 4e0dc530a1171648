import { useMemo } from "react";
import { allowedFiles, fileKinds, type FileKindName } from "@app/domain/files/file-kinds.ts";
import { FileField } from "@app/ui/form/file-field.tsx";
import type { FieldProps } from "@app/ui/form/field-frame.tsx";
import { sendsFiles, type SizeFault } from "./upload-file.ts";

interface UploadFieldProps extends FieldProps {
  kind: FileKindName;
  /** Refuses a picture for its size in px, before it is sent. */
  fault?: SizeFault;
}

/** A field that uploads a file at once and describes what is allowed. */
export function UploadField({ kind, fault, help = `${allowedFiles(kind)}.`, ...props }: UploadFieldProps) {
  const send = useMemo(() => sendsFiles(kind, fault), [kind, fault]);
  return <FileField {...props} send={send} accept={fileKinds[kind].types} help={help} />;
}
