/** Something the person at the keyboard can put right; it is shown as one line, without a stack. */
export class Mistake extends Error {}

/**
 * One line that says what went wrong, whatever was thrown.
 * @param {unknown} error
 */
export function oneLine(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s*\n\s*/g, " ").trim();
}

/** Refuses a Node that the packages do not run on, before anything newer than it is used. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Mistake(`Node 20.19 or newer is needed, and this is ${version}.`);
}
