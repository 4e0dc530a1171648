/** A record's field labels and value formatting. */
export interface RecordWords<Name extends string = string> {
  labels: Readonly<Record<Name, string>>;
  /** Formats values that do not speak for themselves: an id as a name, a number with its unit. */
  show?: Readonly<Partial<Record<Name, (value: unknown) => string>>>;
}

/** Shown for an empty value. */
export const noValue = "–";

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return noValue;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map(plain).join("\n") || noValue;
  if (typeof value === "object") return Object.values(value).map(plain).join(" · ");
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** A field's formatted value: lists by line, empty as a dash. */
export function shownValue<Name extends string>({ show }: RecordWords<Name>, name: Name, value: unknown): string {
  const own = show?.[name];
  return own && value !== null && value !== undefined && value !== "" ? own(value) : plain(value);
}
