import request from "supertest";
import sharp from "sharp";
import { recordingLimits } from "@app/domain/audio/recording-sound.ts";
import { writeWav } from "@app/domain/audio/wav.ts";
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

/** A tone as the portal records it; a level of more than 1 is cut off. */
export function aRecording({ ms = 800, level = 0.3 }: { ms?: number; level?: number } = {}): Buffer {
  const { rate } = recordingLimits;
  const samples = Float32Array.from(
    { length: Math.round((rate * ms) / 1000) },
    (_, at) => level * Math.sin((2 * Math.PI * 330 * at) / rate),
  );
  return Buffer.from(writeWav({ rate, samples }));
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

/** Has a world without the pictures of the demo business, which are files too. */
export const withoutSeededFiles = (world: Pick<World, "rows">): Promise<unknown> =>
  world.rows("delete from files returning id");

export const idOf = ({ body }: Answer<One<FileRecord>>): string => body.data._id;
