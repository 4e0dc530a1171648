import type { Readable } from "node:stream";
import { UpstreamError } from "../errors/upstream-error.ts";
import type { Upstream } from "./exchange.ts";

const imageTypes = ["image/png", "image/jpeg", "image/webp"];

export interface PublicFile {
  type: string;
  length: string | null;
  content: Readable;
}

/** A public file of the older server; null when there is none. Only pictures are handed on. */
export async function openFile({ pool, prefix, source, deadlineMs }: Upstream, id: string): Promise<PublicFile | null> {
  const { statusCode, headers, body } = await pool
    .request({ method: "GET", path: `${prefix}/files/${id}`, headersTimeout: deadlineMs, bodyTimeout: deadlineMs })
    .catch((error: unknown) => {
      throw UpstreamError.silent(source, error);
    });

  const type = String(headers["content-type"]).split(";")[0] ?? "";
  if (statusCode === 200 && imageTypes.includes(type)) {
    const length = headers["content-length"];
    return { type, length: typeof length === "string" ? length : null, content: body };
  }

  await body.dump();
  if (statusCode === 404) return null;
  throw UpstreamError.senseless(source, `Status ${statusCode} for a file.`);
}
