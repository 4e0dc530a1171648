/** Whether a press is meant for the palette: Ctrl+K, or ⌘K. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether "?" is pressed where nothing is typed. */
export function isHelpKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  return key === "?" && !isTyped && !ctrlKey && !metaKey && !altKey;
}
