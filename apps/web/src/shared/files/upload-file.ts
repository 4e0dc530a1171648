import { clientMessages } from "@app/domain/client-messages.ts";
import { fileRefusal, type FileKindName } from "@app/domain/files/file-kinds.ts";
import type { SendFile } from "@app/ui/form/send-file.ts";
import { keptToken } from "../session/token.ts";
import { rememberPicture } from "./sent-pictures.ts";

interface Refusal {
  errors?: { message?: string }[];
}

/** The server's message, else a general one. */
function refusalIn(text: string): string {
  try {
    const { errors } = JSON.parse(text) as Refusal;
    return errors?.[0]?.message ?? clientMessages.unknown;
  } catch {
    return clientMessages.unknown;
  }
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
function post(form: FormData, { key, signal, onProgress }: Parameters<SendFile>[1]): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/files");
    request.setRequestHeader("authorization", `Bearer ${keptToken(localStorage, Date.now()) ?? ""}`);
    request.setRequestHeader("idempotency-key", key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.responseText);
      else reject(new Error(refusalIn(request.responseText)));
    };
    // The same error as fetch, so that it is recognised.
    request.onerror = () => reject(new TypeError(clientMessages.network));
    request.onabort = () => reject(new DOMException("Cancelled.", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

/**
 * Uploads files of one kind. Obvious mistakes are refused here, others by the server. A retry with the same key is the
 * same file.
 *
 *     <FileField name="cvId" label="CV" send={sendsFiles("cv")} accept={fileKinds.cv.types} />
 */
export const sendsFiles =
  (kind: FileKindName): SendFile =>
  async (file, options) => {
    const refusal = fileRefusal(kind, file);
    if (refusal !== null) throw new Error(refusal);
    const form = new FormData();
    // The server needs the kind before the file.
    form.append("kind", kind);
    form.append("file", file, file.name);
    const { id, name, size } = JSON.parse(await post(form, options)) as { id: string; name: string; size: number };
    rememberPicture(id, file);
    return { id, name, size };
  };
