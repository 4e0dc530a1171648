const keyOf = (editor: string, person: string) => `demo-${editor}:${person}`;

/** What a person has written in one of the editors, on this device; null if there is nothing that fits it. */
export function keptText<Content extends object>(
  editor: string,
  person: string,
  fits: (stored: Partial<Content>) => boolean,
): Content | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(editor, person)) ?? "null") as Content | null;
    return stored && fits(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function keepText(editor: string, person: string, content: object): void {
  try {
    localStorage.setItem(keyOf(editor, person), JSON.stringify(content));
  } catch {
    // Full or blocked storage: it lasts as long as the page.
  }
}
