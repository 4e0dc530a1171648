/** Labels of a closed list's values, for screens and files, where their spelling does not say enough. */
export type Labels<Value extends string> = Readonly<Partial<Record<Value, string>>>;
