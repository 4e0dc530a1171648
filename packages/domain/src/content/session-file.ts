import { blocksMax } from "./block-kinds.ts";
import { sessionMessages } from "./session-messages.ts";
import type { Block } from "./session.ts";

/** Sessions as files. Has no zod import, because screens load it; `session-file-block.ts` parses the blocks. */

/** Identifies the format, so that another JSON file is not taken for it. */
const format = "exam-session";
/** Raised if older code could not read a new file. */
const formatVersion = 1;

export const sessionFileMessages = {
  notJson: "The file is not valid JSON. Export the session again.",
  notASession: "The file holds no session. Export one from a lesson to see how it is written.",
  newer: (version: number) =>
    `The file has version ${version} of the format. This portal reads version ${formatVersion}.`,
  hostile: (name: string) => `The file uses the name “${name}”, which no session has.`,
  unknown: (name: string) => `A block has no field “${name}”.`,
  notABlock: "This is not a block.",
  noFile: "This file is no longer there. Add it again in the builder.",
  twice: "Another block of the file or of the session has this id.",
} as const;

/**
 * A session as a file, with its blocks and their ids. Pictures and recordings are referred to by id.
 *
 *     sessionFileOf("Ìkíni", blocks); // '{ "format": "exam-session", "version": 1, "title": "Ìkíni", "blocks": [ … ] }'
 */
export const sessionFileOf = (title: string, blocks: readonly Block[]): string =>
  `${JSON.stringify({ format, version: formatVersion, title, blocks }, null, 2)}\n`;

/** One unparsed block of a file; `id` is empty if it has none. */
interface FileBlock {
  id: string;
  text: string;
}

const hostileNames = new Set(["__proto__", "constructor", "prototype"]);

class Hostile extends Error {}

/** Whether a value is an object with named fields. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parses JSON; throws on names that could alter an object's prototype. */
export function parsed(text: string): unknown {
  return JSON.parse(text, (name: string, value: unknown) => {
    if (hostileNames.has(name)) throw new Hostile(name);
    return value;
  });
}

/** The unparsed blocks of a file, or why the file as a whole is invalid. */
export function readSessionFile(text: string): { blocks: readonly FileBlock[] } | { problem: string } {
  try {
    const file = parsed(text.replace(/^\uFEFF/, ""));
    if (!isObject(file) || file.format !== format || !Array.isArray(file.blocks)) {
      return { problem: sessionFileMessages.notASession };
    }
    if (typeof file.version !== "number") return { problem: sessionFileMessages.notASession };
    if (file.version > formatVersion) return { problem: sessionFileMessages.newer(file.version) };
    if (file.blocks.length > blocksMax) return { problem: sessionMessages.tooManyBlocks };
    const blocks = file.blocks.map((block: unknown): FileBlock => {
      const id = isObject(block) && typeof block._id === "string" ? block._id : "";
      return { id, text: JSON.stringify(block) };
    });
    return { blocks };
  } catch (error) {
    // JSON nested too deep to parse is no session either.
    return {
      problem: error instanceof Hostile ? sessionFileMessages.hostile(error.message) : sessionFileMessages.notJson,
    };
  }
}
