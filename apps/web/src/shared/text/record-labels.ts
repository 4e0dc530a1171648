/** How a record's fields are named to people, and how their values are read. */
export interface RecordWords<Name extends string = string> {
  labels: Readonly<Record<Name, string>>;
  /** Where a value does not speak for itself: an id as the name of what it names, a figure with its unit. */
  show?: Readonly<Partial<Record<Name, (value: unknown) => string>>>;
}

/** How an empty value is read. */
export const noValue = "–";

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return noValue;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map(plain).join("\n") || noValue;
  if (typeof value === "object") return Object.values(value).map(plain).join(" · ");
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** A field's value as it is read: lists line by line, nothing as a dash. */
export function shownValue<Name extends string>({ show }: RecordWords<Name>, name: Name, value: unknown): string {
  const own = show?.[name];
  return own && value !== null && value !== undefined && value !== "" ? own(value) : plain(value);
}
