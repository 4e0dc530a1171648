import { toEnumName, type EnumName } from "@app/domain/enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import type { FilterOption, ListFilter } from "@app/ui/list/list-state.ts";
import { statusWord } from "@app/ui/value/status-tones.ts";

/** A filter of a list: its options, and what it sends. */
export interface FilterField<Sent> {
  label: string;
  options: readonly FilterOption[];
  multiple?: boolean;
  /** Any id is valid. */
  byId?: boolean;
  /** Any text is valid. */
  byText?: boolean;
  /** Any range of dates is valid: "2026-11-01/2026-11-27". */
  byDays?: true;
  /** Shows no counts. */
  uncounted?: true;
  /** What the list shows while nothing is chosen, if that is not everything. */
  unset?: string;
  /** The value sent under the filter's name; `chosen` is never empty. */
  sent: (chosen: readonly string[]) => Sent;
}

/** A filter that sends something other than a value under its own name. */
export interface OwnFilterField<Filter> extends Omit<FilterField<never>, "sent"> {
  asks: (chosen: readonly string[]) => Filter;
}

/** A list's filters by their names in the address, typed by the server's filter input. */
export type FilterTable<Filter> = {
  readonly [Name in keyof Filter]?: FilterField<NonNullable<Filter[Name]>> | OwnFilterField<Filter>;
};

/** A yes/no filter: `active: yesOrNo("Status", "Active", "Archived")` sends true or false. */
export function yesOrNo(label: string, yes: string, no: string): FilterField<boolean> {
  const options = [
    { value: "true", label: yes },
    { value: "false", label: no },
  ];
  return { label, options, sent: ([first]) => first === "true" };
}

/**
 * A filter by any of some values: `currency: anyOf("Currency", options)`; `spelt` converts them if the server spells
 * them differently from the address.
 */
export function anyOf<Value extends string, Sent = Value>(
  label: string,
  options: readonly { value: Value; label: string }[],
  spelt: (value: Value) => Sent = (value) => value as unknown as Sent,
): FilterField<Sent[]> {
  const sent = (chosen: readonly string[]) => options.filter(({ value }) => chosen.includes(value));
  return { label, options, multiple: true, sent: (chosen) => sent(chosen).map(({ value }) => spelt(value)) };
}

/**
 * A filter by any values of a closed list: `source: oneOf("Source", sourceOptions)` sends their names in the schema.
 * Values alone, as in `oneOf("Status", leadStages)`, are labelled by their spelling.
 */
export const oneOf = <Value extends string>(
  label: string,
  options: readonly (Value | { value: Value; label: string })[],
): FilterField<EnumName<Value>[]> =>
  anyOf(
    label,
    options.map((one) => (typeof one === "string" ? { value: one, label: statusWord(one) } : one)),
    toEnumName,
  );

/** A filter by subjects, in the order in which they are always listed. */
export const bySubject = (label = "Subject"): FilterField<string[]> =>
  anyOf(
    label,
    inSubjectOrder(subjectOptions).map((value) => ({ value, label: value })),
  );

/**
 * A filter by records, whose names the screen passes as `choices`: `regionId: anyId("Region")`; `words` are fixed
 * choices such as "me".
 */
export function anyId(label: string, words: readonly FilterOption[] = []): FilterField<string[]> {
  return { label, options: words, multiple: true, byId: true, sent: (chosen) => [...chosen] };
}

/** The same for free texts, such as tags: `tag: anyWord("Tag")`. */
export function anyWord(label: string): FilterField<string[]> {
  return { label, options: [], multiple: true, byText: true, sent: (chosen) => [...chosen] };
}

type Tabled = FilterField<unknown> | OwnFilterField<object>;
const tabled = (table: object) => Object.entries(table) as [string, Tabled][];

/** The filters as ListPage takes them. */
export function filtersOf(table: object): readonly ListFilter[] {
  return tabled(table).map(([name, field]) => ({ ...field, name }));
}

/** The server's filter input for the active filters. */
export function chosenOf(table: object, chosen: (name: string) => readonly string[] | undefined): object {
  const asked = tabled(table).map(([name, field]) => {
    const values = chosen(name);
    if (!values) return {};
    return "asks" in field ? field.asks(values) : { [name]: field.sent(values) };
  });
  return Object.assign({}, ...asked) as object;
}
