/**
 * What the button is called that leaves a dialog and does nothing. Beside "Cancel lesson" another "Cancel" could be taken for
 * the same.
 */
export const leaveLabel = (actLabel: string): string => (/^Cancel\b/.test(actLabel) ? "Go back" : "Cancel");
