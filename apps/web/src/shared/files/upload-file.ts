import { clientMessages } from "@app/domain/client-messages.ts";
import { fileRefusal, type FileKindName } from "@app/domain/files/file-kinds.ts";
import { UnfitFile, type SendFile, type SentFile } from "@app/ui/form/send-file.ts";
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

/** Where a form goes, and who sends it: a person's token, or nobody's where a code in the form will do. */
interface Place {
  path: string;
  token: string | null;
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
function post({ path, token }: Place, form: FormData, sending: Parameters<SendFile>[1]): Promise<string> {
  const { key, signal, onProgress } = sending;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("idempotency-key", key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.responseText);
      else reject(new (request.status === 422 ? UnfitFile : Error)(refusalIn(request.responseText)));
    };
    // The same error as fetch, so that it is recognised.
    request.onerror = () => reject(new TypeError(clientMessages.network));
    request.onabort = () => reject(new DOMException("Cancelled.", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Why a picture's size in px does not do; null if it does. */
export type SizeFault = (size: { width: number; height: number }) => string | null;

/** The same of a file, where the browser can read it. */
async function sizeRefusal(file: File, fault: SizeFault): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  const refusal = picture && fault(picture);
  picture?.close();
  return refusal;
}

/** Sends a form with a field that says what the file is for, which the server needs before the file. */
async function send(place: Place, before: [name: string, value: string], file: File, sending: Parameters<SendFile>[1]) {
  const form = new FormData();
  form.append(...before);
  form.append("file", file, file.name);
  const { id, name, size } = JSON.parse(await post(place, form, sending)) as SentFile;
  return { id, name, size };
}

/**
 * Uploads the proof of a transfer for the invoice that a code opens, without signing in.
 *
 *     <FileField name="evidence" label="Proof of payment" send={sendsProof(code)} accept={…} />
 */
export const sendsProof =
  (code: string): SendFile =>
  async (file, options) => {
    const refusal = fileRefusal("transfer-proof", file);
    if (refusal !== null) throw new UnfitFile(refusal);
    return send({ path: "/invoice-proof", token: null }, ["code", code], file, options);
  };

/**
 * Uploads files of one kind. Obvious mistakes are refused here, others by the server. A retry with the same key is the
 * same file.
 *
 *     <FileField name="cvId" label="CV" send={sendsFiles("cv")} accept={fileKinds.cv.types} />
 */
export const sendsFiles =
  (kind: FileKindName, fault?: SizeFault): SendFile =>
  async (file, options) => {
    const refusal = fileRefusal(kind, file) ?? (fault ? await sizeRefusal(file, fault) : null);
    if (refusal !== null) throw new UnfitFile(refusal);
    const place = { path: "/files", token: keptToken(localStorage, Date.now()) ?? "" };
    const sent = await send(place, ["kind", kind], file, options);
    rememberPicture(sent.id, file);
    return sent;
  };
