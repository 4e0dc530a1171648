type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Where two texts begin to differ, and where each stops doing so. */
function changedPart(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/**
 * Replaces what differs in a text box that has the focus, as one step that the browser can undo. Returns false where the
 * browser cannot edit so. Setting the value would empty the history of what was typed.
 */
export function replaceChanged(box: TextBox, after: string): boolean {
  const { start, end, text } = changedPart(box.value, after);
  const command = text === "" ? "delete" : "insertText";
  // Where there is no browser, as in tests.
  if (!("execCommand" in document)) return false;
  box.setSelectionRange(start, end);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes to the browser's history of what was typed
  return document.execCommand(command, false, text);
}
