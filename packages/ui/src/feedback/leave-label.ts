/**
 * Label of the button that closes a dialog without acting. Beside "Cancel lesson", another "Cancel" would be ambiguous.
 */
export const leaveLabel = (actLabel: string): string => (/^Cancel\b/.test(actLabel) ? "Go back" : "Cancel");
