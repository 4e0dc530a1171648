import { sessionFileOf } from "@app/domain/content/session-file.ts";
import { download } from "../../../../shared/files/download.ts";
import { blockOf } from "../../builder/block-wire.public.ts";
import type { WholeSessionFragment } from "../../builder/builder.generated.ts";

/** Names of files: without what an address or a folder could not have. */
const fileNameOf = (title: string, versionNumber: number) =>
  `${title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "")}-v${versionNumber}.json`;

/** Hands a session to the person as a file that can be imported again. */
export function writeSessionFile(title: string, { blocks, versionNumber }: WholeSessionFragment): void {
  download(fileNameOf(title, versionNumber), sessionFileOf(title, blocks.map(blockOf)), "application/json");
}
