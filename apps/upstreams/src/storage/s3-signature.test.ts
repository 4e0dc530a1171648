import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { signatureOf, type SignedRequest } from "../testing/signature-v4.ts";
import { S3Store, type S3Settings } from "./s3-store.ts";

const key = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

// The examples of "Authenticating Requests: Using the Authorization Header" in Amazon's API reference of S3.
describe("the signature by Amazon's rules", () => {
  const asPublished = (method: string, path: string, more: Record<string, string> = {}, body = nothing) => {
    const headers: Record<string, string> = {
      host: "examplebucket.s3.amazonaws.com",
      "x-amz-date": "20130524T000000Z",
      "x-amz-content-sha256": body,
      ...more,
    };
    return signatureOf({ method, path, headers }, key, Object.keys(headers).toSorted());
  };

  it("is as published for a part of an object", () => {
    expect(asPublished("GET", "/test.txt", { range: "bytes=0-9" })).toBe(
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    );
  });

  it("is as published for an object that is put, with a sign in its name", () => {
    const more = { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" };
    const body = "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072";
    expect(asPublished("PUT", "/test$file.text", more, body)).toBe(
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    );
  });

  it("is as published for a question without a value, and for a list", () => {
    expect(asPublished("GET", "/?lifecycle")).toBe("fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543");
    expect(asPublished("GET", "/?max-keys=2&prefix=J")).toBe(
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    );
  });
});

describe("a store that works out every signature by itself", () => {
  let server: Server;
  let settings: S3Settings;
  const kept = new Map<string, Buffer>();
  const verdicts: string[] = [];

  function verdictOn({ method, path, headers }: SignedRequest): string {
    const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers["authorization"] ?? "",
    );
    const [, credential = "", names = "", signature = ""] = given ?? [];
    const day = headers["x-amz-date"]?.slice(0, 8) ?? "";
    const signed = names.split(";");
    const isWhole = ["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signed.includes(name));
    const isOurs = credential === `${key.accessKeyId}/${day}/${key.region}/s3/aws4_request`;
    const isRight = signature === signatureOf({ method, path, headers }, key, signed);
    return isWhole && isOurs && isRight ? "good" : `${method} ${path}: bad`;
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      void (async () => {
        const { method = "", url: path = "" } = request;
        const headers = request.headers as SignedRequest["headers"];
        const verdict = verdictOn({ method, path, headers });
        verdicts.push(verdict);
        const body = await buffer(request);
        const name = path.split("?")[0] ?? "";
        if (verdict !== "good") response.writeHead(403).end();
        else if (method === "PUT") {
          kept.set(name, body);
          response.writeHead(200).end();
        } else if (method === "DELETE") response.writeHead(204).end(void kept.delete(name));
        else if (path.includes("?")) {
          const keys = [...kept.keys()].map((one) => `<Key>${one.split("/").at(-1)}</Key>`);
          response.end(`<ListBucketResult>${keys.join("")}</ListBucketResult>`);
        } else {
          const part = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "");
          const all = kept.get(name);
          if (!all) response.writeHead(404).end();
          else if (part) response.writeHead(206).end(all.subarray(Number(part[1]), Number(part[2]) + 1));
          else response.end(all);
        }
      })();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    settings = { ...key, url: `http://127.0.0.1:${port}/portal%20files` };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => void verdicts.splice(0));

  const id = "a".repeat(24);

  it("finds each call of ours signed well, in a bucket whose name has to be encoded", async () => {
    const store = new S3Store(settings);
    await store.put(id, Readable.from([Buffer.from("Nnọọ")]), 8);
    expect(String(await buffer((await store.get(id))!))).toBe("Nnọọ");
    expect(String(await buffer((await store.get(id, { start: 0, end: 1 }))!))).toBe("Nn");
    const names: string[] = [];
    for await (const name of store.list()) names.push(name);
    expect(names).toEqual([id]);
    await store.remove(id);
    expect(await store.get(id)).toBeNull();
    expect(verdicts).toEqual(["good", "good", "good", "good", "good", "good"]);
  });

  it("refuses another secret, of which the caller is told without what the store says", async () => {
    const store = new S3Store({ ...settings, secretAccessKey: "another" });
    await expect(store.get(id)).rejects.toThrow("The file store answered 403 to GET.");
    expect(verdicts).toEqual([`GET /portal%20files/${id}: bad`]);
  });
});
