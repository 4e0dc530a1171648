import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { startS3 } from "../testing/s3.ts";
import type { FileStore } from "./file-store.ts";
import { FolderStore } from "./folder-store.ts";
import { S3Store } from "./s3-store.ts";

const [a, b] = ["a".repeat(24), "b".repeat(24)];
const streamOf = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stores-"));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: [name: string, open: () => FileStore][] = [
  ["a folder", () => new FolderStore(join(folder, "files"), join(folder, "uploads"))],
  ["a bucket", () => new S3Store(s3.settings)],
];

describe.each(stores)("in %s", (_, open) => {
  const text = async (id: string, range?: { start: number; end: number }) => {
    const content = await open().get(id, range);
    return content && String(await buffer(content));
  };
  const names = async () => {
    const found: string[] = [];
    for await (const id of open().list()) found.push(id);
    return found.sort();
  };

  it("nothing is there before the first file", async () => {
    expect(await names()).toEqual([]);
    expect(await text(a)).toBeNull();
  });

  it("a file is kept, read whole or in part, listed, and removed, twice if need be", async () => {
    await open().put(a, streamOf("Nnọ", "ọ"), 8);
    await open().put(b, streamOf("two"), 3);
    expect(await text(a)).toBe("Nnọọ");
    expect(await text(a, { start: 0, end: 1 })).toBe("Nn");
    expect(await names()).toEqual([a, b]);
    await open().remove(a);
    await open().remove(a);
    expect([await text(a), await names()]).toEqual([null, [b]]);
    await open().remove(b);
  });

  it.each([
    ["more than was said", streamOf("four"), 3],
    ["less than was said", streamOf("four"), 5],
    [
      "what breaks off",
      Readable.from(
        (function* () {
          yield Buffer.from("fo");
          throw new Error("Gone.");
        })(),
      ),
      4,
    ],
  ])("%s is not kept", async (_what, content, size) => {
    await expect(open().put(a, content, size)).rejects.toThrow();
    expect(await names()).toEqual([]);
  });

  it.each(["../../etc/passwd", "A".repeat(24), "", "a/../../b"])("no file is called %j", async (name) => {
    await expect(open().put(name, streamOf("x"), 1)).rejects.toThrow("named by an id");
    await expect(open().get(name)).rejects.toThrow("named by an id");
    await expect(open().remove(name)).rejects.toThrow("named by an id");
  });
});

it("leaves nothing of an unfinished file in the folder", async () => {
  expect(await readdir(join(folder, "uploads"))).toEqual([]);
});

it("says what the store answers to a wrong key, and nothing of the key", async () => {
  const store = new S3Store({ ...s3.settings, accessKeyId: "nobody" });
  await expect(store.put(a, streamOf("x"), 1)).rejects.toThrow("The file store answered 403 to PUT.");
  await expect(store.get(a)).rejects.toThrow("The file store answered 403 to GET.");
});
