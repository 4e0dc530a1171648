import request from "supertest";
import sharp from "sharp";
import type { FileRecord } from "../features/files/files.record.ts";
import type { Answer, Caller, One, World } from "./world.ts";

export interface Sent {
  kind: string;
  name: string;
  content: Buffer;
}

/** A picture of one colour. */
export async function aPicture(asked: { width?: number; height?: number; format?: "png" | "jpeg" | "webp" } = {}) {
  const { width = 8, height = 8, format = "png" } = asked;
  const background = { r: 200, g: 80, b: 20 };
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return { name: `me.${format}`, content };
}

/** Sends a file as a browser does. */
export async function uploadFile(
  world: World,
  as: Exclude<Caller, null>,
  { kind, name, content }: Sent,
  headers: Record<string, string> = {},
): Promise<Answer<One<FileRecord>>> {
  return request(world.servers.v2)
    .post("/files")
    .set({ authorization: `Bearer ${await world.tokenOf(as)}`, ...headers })
    .field("kind", kind)
    .attach("file", content, name);
}

export const idOf = ({ body }: Answer<One<FileRecord>>): string => body.data._id;
