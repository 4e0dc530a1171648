import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "../storage/s3-store.ts";

/** A store that speaks S3, with one empty bucket, on a free port. */
export async function startS3(): Promise<{ settings: S3Settings; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "s3-"));
  const bucket = { name: "portal-files", configs: [] as [] };
  const options = { port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets: [bucket] };
  const server = new S3rver(options);
  const { port } = await server.run();
  const key = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER", region: "us-east-1" };
  return {
    settings: { ...key, url: `http://127.0.0.1:${port}/portal-files` },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
