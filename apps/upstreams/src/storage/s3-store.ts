import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { exactLength } from "./exact-length.ts";
import { demandName, isFileName, type ByteRange, type FileStore } from "./file-store.ts";

/** A bucket of an S3-compatible store, with its credentials. */
export interface S3Settings {
  /** With the bucket as the path: `https://s3.eu-west-1.amazonaws.com/portal-files`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Sent {
  method: "GET" | "PUT" | "DELETE";
  body?: Readable;
  headers?: Record<string, string>;
}

/** Timeout in milliseconds; a large file may take this long. */
const deadlineMs = 120_000;

/** Files in an S3-compatible bucket. */
export class S3Store implements FileStore {
  readonly #bucket: string;
  readonly #signer: AwsClient;

  constructor({ url, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.#bucket = url.replace(/\/+$/, "");
    this.#signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  }

  async put(id: string, content: Readable, size: number): Promise<void> {
    const body = exactLength(size);
    // Sending fails with it and reports the error.
    body.on("error", () => undefined);
    content.on("error", (error) => body.destroy(error)).pipe(body);
    const headers = { "content-length": String(size), "content-type": "application/octet-stream" };
    const answer = await this.#send(this.#path(id), { method: "PUT", body, headers });
    await this.#expect(answer, "PUT", 200);
  }

  async get(id: string, range?: ByteRange): Promise<Readable | null> {
    const answer = await this.#send(this.#path(id), {
      method: "GET",
      ...(range && { headers: { range: `bytes=${range.start}-${range.end}` } }),
    });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    if (answer.status !== (range ? 206 : 200) || !answer.body) await this.#expect(answer, "GET", 200);
    return Readable.fromWeb(answer.body as ReadableStream);
  }

  async remove(id: string): Promise<void> {
    await this.#expect(await this.#send(this.#path(id), { method: "DELETE" }), "DELETE", 204);
  }

  async *list(): AsyncGenerator<string> {
    let after = "";
    for (;;) {
      const query = new URLSearchParams({ "list-type": "2", ...(after && { "start-after": after }) });
      const answer = await this.#send(`${this.#bucket}?${query.toString()}`, { method: "GET" });
      const text = answer.status === 200 ? await answer.text() : "";
      if (text === "") await this.#expect(answer, "GET", 200);
      const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key);
      for (const key of keys) if (isFileName(key)) yield key;
      const last = keys.at(-1);
      if (last === undefined || !/<IsTruncated>true</.test(text)) return;
      after = last;
    }
  }

  #path(id: string): string {
    return `${this.#bucket}/${demandName(id)}`;
  }

  async #send(url: string, { method, body, headers = {} }: Sent): Promise<Response> {
    // The body is not hashed in advance: it would have to be read twice.
    const signed = await this.#signer.sign(url, {
      method,
      headers: { ...headers, "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
    });
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      signal: AbortSignal.timeout(deadlineMs),
      ...(body && { body: Readable.toWeb(body) as NonNullable<RequestInit["body"]>, duplex: "half" as const }),
    });
  }

  /** Fails without quoting the store's response, which may contain keys. */
  async #expect(answer: Response, method: Sent["method"], status: number): Promise<void> {
    if (!answer.bodyUsed) await answer.body?.cancel();
    if (answer.status !== status) throw new Error(`The file store answered ${answer.status} to ${method}.`);
  }
}
