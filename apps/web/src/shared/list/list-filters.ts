import type { FilterOption, ListFilter } from "@app/ui/list/list-state.ts";

/** One filter of a list: what it offers, and what its choice asks of the server. */
export interface FilterField<Sent> {
  label: string;
  options: readonly FilterOption[];
  multiple?: boolean;
  /** Any id may be chosen. */
  byId?: boolean;
  /** Any text may be chosen. */
  byText?: boolean;
  /** Any days may be chosen: "2026-11-01/2026-11-27". */
  byDays?: true;
  /** There is no number beside its choices. */
  uncounted?: true;
  /** What is sent under the filter's own name; `chosen` is never empty. */
  sent: (chosen: readonly string[]) => Sent;
}

/** A filter whose choice asks something else of the server than a value under its own name. */
export interface OwnFilterField<Filter> extends Omit<FilterField<never>, "sent"> {
  asks: (chosen: readonly string[]) => Filter;
}

/** The filters of a list by their names in the address, each of what the server takes under that name. */
export type FilterTable<Filter> = {
  readonly [Name in keyof Filter]?: FilterField<NonNullable<Filter[Name]>> | OwnFilterField<Filter>;
};

/** A filter of two states: `active: yesOrNo("Status", "Active", "Archived")` sends true or false. */
export function yesOrNo(label: string, yes: string, no: string): FilterField<boolean> {
  const options = [
    { value: "true", label: yes },
    { value: "false", label: no },
  ];
  return { label, options, sent: ([first]) => first === "true" };
}

/**
 * A filter by any of some values: `currency: anyOf("Currency", options)`; `spelt` where the server spells them
 * otherwise than the address.
 */
export function anyOf<Value extends string, Sent = Value>(
  label: string,
  options: readonly { value: Value; label: string }[],
  spelt: (value: Value) => Sent = (value) => value as unknown as Sent,
): FilterField<Sent[]> {
  const sent = (chosen: readonly string[]) => options.filter(({ value }) => chosen.includes(value));
  return { label, options, multiple: true, sent: (chosen) => sent(chosen).map(({ value }) => spelt(value)) };
}

/** A filter by any of some records, whose names the screen gives as `choices`: `regionId: anyId("Region")`; `words` stand for some, such as "me". */
export function anyId(label: string, words: readonly FilterOption[] = []): FilterField<string[]> {
  return { label, options: words, multiple: true, byId: true, sent: (chosen) => [...chosen] };
}

/** The same by any of some texts, such as tags: `tag: anyWord("Tag")`. */
export function anyWord(label: string): FilterField<string[]> {
  return { label, options: [], multiple: true, byText: true, sent: (chosen) => [...chosen] };
}

type Tabled = FilterField<unknown> | OwnFilterField<object>;
const tabled = (table: object) => Object.entries(table) as [string, Tabled][];

/** The filters as the frame of a list takes them. */
export function filtersOf(table: object): readonly ListFilter[] {
  return tabled(table).map(([name, field]) => ({ ...field, name }));
}

/** What the choices in force ask of the server; filters without one are left out. */
export function chosenOf(table: object, chosen: (name: string) => readonly string[] | undefined): object {
  const asked = tabled(table).map(([name, field]) => {
    const values = chosen(name);
    if (!values) return {};
    return "asks" in field ? field.asks(values) : { [name]: field.sent(values) };
  });
  return Object.assign({}, ...asked) as object;
}
