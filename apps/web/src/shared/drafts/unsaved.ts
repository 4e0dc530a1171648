/** Forms of this page with unsaved changes. */
const forms = new Set<symbol>();

/** Reports whether a form has unsaved changes. */
export function warnUnsaved(form: symbol, isUnsaved: boolean): void {
  if (isUnsaved) forms.add(form);
  else forms.delete(form);
}

export function isAnythingUnsaved(): boolean {
  return forms.size > 0;
}
