import { useMemo } from "react";
import { allowedFiles, fileKinds, type FileKindName } from "@app/domain/files/file-kinds.ts";
import { FileField } from "@app/ui/form/file-field.tsx";
import type { FieldProps } from "@app/ui/form/field-frame.tsx";
import { sendsFiles } from "./upload-file.ts";

interface UploadFieldProps extends FieldProps {
  kind: FileKindName;
}

/** A field that uploads a file at once and describes what is allowed. */
export function UploadField({ kind, help = `${allowedFiles(kind)}.`, ...props }: UploadFieldProps) {
  const send = useMemo(() => sendsFiles(kind), [kind]);
  return <FileField {...props} send={send} accept={fileKinds[kind].types} help={help} />;
}
