/** An option: the stored value and its label. */
export interface Option {
  value: string;
  label: string;
  /** Second line or place name; also searched. */
  hint?: string;
  /** Hidden search terms. */
  alsoFoundBy?: string;
  disabled?: boolean;
}
