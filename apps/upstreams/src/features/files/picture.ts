import { fileMessages, mostMegapixels, typeRefusal, type FileKindName } from "@app/domain/files/file-kinds.ts";
import { fieldRefusal } from "../../service/refusal.ts";

const formats: Record<string, "png" | "jpeg" | "webp"> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
};

/** Whether a media type is a picture that is drawn anew. */
export const isPicture = (type: string): boolean => type in formats;

/** A picture and its size in px. */
interface Redrawn {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * A picture drawn anew: upright, no larger than `edge`, without what a camera wrote into it or somebody hid behind it.
 * Refused at its field where it is no whole picture, or one that would take too much memory.
 */
export async function redraw(path: string, type: string, kind: FileKindName, edge: number): Promise<Redrawn> {
  // Loaded with the first picture: a start should not wait for it.
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw fieldRefusal("file", typeRefusal(kind));
    });
  if (width * height > mostMegapixels * 1_000_000) throw fieldRefusal("file", fileMessages.pixels);
  const { data, info } = await sharp(path, {
    limitInputPixels: mostMegapixels * 1_000_000,
    failOn: "error",
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .toFormat(formats[type] ?? "png", { quality: 86 })
    .timeout({ seconds: 15 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw fieldRefusal("file", typeRefusal(kind));
    });
  return { content: data, width: info.width, height: info.height };
}
