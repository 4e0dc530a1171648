/** A choice in a select: the stored value and its words. */
export interface Option {
  value: string;
  label: string;
  /** Second line or place name; searched as well. */
  hint?: string;
  /** Words that it is found by and that are not shown. */
  alsoFoundBy?: string;
  disabled?: boolean;
}
