/** What is typed while a customer's acceptance is taken. */
export interface ConfirmValues {
  billing: string;
  /** Whether a day is left out, by its date. */
  skip: Readonly<Record<string, boolean>>;
  despite: boolean;
  note: string;
}

/** The days that are left out. */
export const skippedOf = ({ skip }: Pick<ConfirmValues, "skip">): string[] =>
  Object.keys(skip).filter((date) => skip[date]);
