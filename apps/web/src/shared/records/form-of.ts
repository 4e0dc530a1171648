import type { FormikErrors } from "formik";
import type { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import type { FormRecord } from "../save/use-form-save.tsx";
import { checkWith } from "../save/zod-form.ts";
import type { FieldWords } from "./form-fields.ts";

/** A field of the record's value under that name, or one that reads the whole record. */
type FieldAt<From, Name> =
  | (Said & { readFrom: (record: From) => unknown })
  | (Name extends keyof From ? Said & { read: (stored: From[Name]) => unknown } : never);

/** Common to all fields. */
type Said = Pick<FieldWords<unknown>, "label" | "empty">;

/** A field for exactly the names in the rules. */
type TableOf<From, Input, Table> = { readonly [Name in keyof Input]-?: FieldAt<From, Name> } & {
  readonly [Name in Exclude<keyof Table, keyof Input>]: never;
};

/** The form's values. */
type ValuesIn<Table> = { [Name in keyof Table]: Table[Name] extends { empty: infer Value } ? Value : never };

/** The rules' output, under the API's names. */
type SentBy<Table, Input> = {
  [Name in keyof Input]: Name extends keyof Table
    ? Table[Name] extends { sent: (parsed: never) => infer Sent }
      ? Sent
      : Input[Name]
    : never;
};

/** A form as data: its values, formatting, validation and output. */
export interface RecordFormTable<From, Values, Sent> {
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Formats values: as the form has them, and as histories store them. */
  show: Readonly<Partial<Record<keyof Values & string, (value: unknown) => string>>>;
  showStored: Readonly<Partial<Record<keyof Values & string, (stored: unknown) => string>>>;
  /** The initial values; null for a new record. */
  recordOf: (record: From | null) => FormRecord<Values>;
  check: (values: Values) => FormikErrors<Values>;
  /** The complete output of the rules. */
  inputOf: (values: Values) => Sent;
  /** The output for changed fields only. */
  changesOf: (values: Values, changed: readonly string[]) => Partial<Sent>;
}

interface Field extends FieldWords<unknown> {
  read?: (stored: unknown) => unknown;
  readFrom?: (record: object) => unknown;
  sent?: (parsed: unknown) => unknown;
}

/**
 * Makes a form from a table of its fields. A misspelt or missing field, or one of another type than the record's, does
 * not compile. The JSX uses `form.labels`:
 *
 *     export const regionForm = formOf<RegionRecordFragment>()(regionInput, { name: text("Name"), … });
 */
export function formOf<From extends { version: number }>() {
  return <Rules extends z.ZodType<object>, const Table extends object>(
    rules: Rules,
    table: Table & TableOf<From, z.output<Rules>, Table>,
  ): RecordFormTable<From, ValuesIn<Table>, SentBy<Table, z.output<Rules>>> => {
    type Values = ValuesIn<Table>;
    type Sent = SentBy<Table, z.output<Rules>>;
    const fields = Object.entries(table) as unknown as [keyof Values & string, Field][];
    /** Maps the fields by name, omitting those without a result. */
    const each = <Part>(make: (field: Field, name: keyof Values & string) => Part | undefined) => {
      const entries = fields.map(([name, field]) => [name, make(field, name)] as const);
      return Object.fromEntries(entries.filter(([, part]) => part !== undefined)) as Partial<
        Record<keyof Values, Part>
      >;
    };

    const given = (values: Values) =>
      each(({ parsed }, name) => (parsed ? parsed(values[name]) : values[name])) as Values;
    const inputOf = (values: Values) => {
      const input = Object.entries(rules.parse(given(values)));
      const sents = new Map<string, Field["sent"]>(fields.map(([name, { sent }]) => [name, sent]));
      return Object.fromEntries(input.map(([name, parsed]) => [name, sents.get(name)?.(parsed) ?? parsed])) as Sent;
    };
    const read = ({ read: stored, readFrom }: Field, name: string, record: object) =>
      readFrom ? readFrom(record) : stored?.(record[name as keyof object]);

    /** An empty date is missing rather than mistyped. */
    const isMissing = (value: unknown, error: unknown) => value === "" && error === messages.date;
    const required = (name: string) => messages.required(fields.find(([one]) => one === name)?.[1].label ?? name);

    return {
      labels: each(({ label }) => label) as Record<keyof Values, string>,
      show: each(({ show }) => show),
      showStored: each(({ show, showStored = show }) => showStored),
      recordOf: (record) => ({
        version: record?.version ?? 0,
        values: each((field, name) => (record ? read(field, name, record) : field.empty)) as Values,
      }),
      check(values) {
        const errors = checkWith<Values>(rules)(given(values));
        const refused = each(({ refusal }, name) => refusal?.(values[name]) ?? undefined);
        const own = fields.filter(([, { refusal }]) => refusal).map(([name]) => name);
        const others = Object.entries(errors)
          .filter(([name]) => !own.includes(name as keyof Values & string))
          .map(([name, error]) => [name, isMissing(values[name as keyof Values], error) ? required(name) : error]);
        return { ...Object.fromEntries(others), ...refused } as FormikErrors<Values>;
      },
      inputOf,
      changesOf: (values, changed) =>
        Object.fromEntries(Object.entries(inputOf(values)).filter(([name]) => changed.includes(name))) as Partial<Sent>,
    };
  };
}
