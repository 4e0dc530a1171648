import { createHash } from "node:crypto";
import sharp from "sharp";
import type { EntityKind } from "@app/domain/changes.ts";
import type { FileKindName } from "@app/domain/files/file-kinds.ts";

interface Drawn {
  id: string;
  kind: FileKindName;
  refersKind: EntityKind;
  refersId: string;
  name: string;
  svg: string;
}

/** A drawn picture as its file. The job that tidies files moves what it holds into the file store. */
export async function drawnFile(now: Date, { svg, name, ...named }: Drawn) {
  const { data, info } = await sharp(Buffer.from(svg))
    .webp({ quality: 82, effort: 1 })
    .toBuffer({ resolveWithObject: true });
  return {
    ...named,
    state: "kept" as const,
    name: `${name}.webp`,
    contentType: "image/webp",
    size: data.length,
    width: info.width,
    height: info.height,
    sha256: createHash("sha256").update(data).digest("hex"),
    content: data,
    createdAt: now,
    createdBy: "system",
  };
}
