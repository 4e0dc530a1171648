/** Which forms of this page hold something that is not saved. */
const forms = new Set<symbol>();

/** Tells whether a form holds something that is not saved. */
export function warnUnsaved(form: symbol, isUnsaved: boolean): void {
  if (isUnsaved) forms.add(form);
  else forms.delete(form);
}

/** Whether anything on this page is not saved. */
export function isAnythingUnsaved(): boolean {
  return forms.size > 0;
}
