import { inPercent } from "@app/domain/percent.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { parseAmount } from "@app/domain/money.ts";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { dayText } from "@app/ui/value/when-text.ts";
import { sentenceCase } from "../text/format.ts";
import { labelOf } from "../text/option-labels.ts";
import { basisPointsOf, percentOf } from "../text/percent.ts";

/** A field of a form's table. */
export interface FieldWords<Value> {
  label: string;
  /** The value in a new record. */
  empty: Value;
  /** The value passed to the rules; irrelevant for a refused one. */
  parsed?: (value: Value) => unknown;
  /** Why a value is refused before the rules see it; null if it is not. */
  refusal?: (value: Value) => string | null;
  /** Formats a value that does not speak for itself; `showStored` formats it as histories store it. */
  show?: (value: Value) => string;
  showStored?: (stored: unknown) => string;
}

/** A field that the record has under the same name. */
export interface PlainField<Value, Stored> extends FieldWords<Value> {
  read: (stored: Stored) => Value;
}

/** A field derived from the whole record. */
export interface OwnField<Value, From> extends FieldWords<Value> {
  readFrom: (record: From) => Value;
}

/** A text or a choice; empty is "". `empty`: the value in a new record. */
export function text(label: string, empty = ""): PlainField<string, string | null> {
  return { label, empty, read: (stored) => stored ?? "" };
}

/** "2026-11-01" as "Sun 1 Nov 2026"; what is no date is shown as it was typed. */
const dayInWords = (value: unknown): string => {
  if (typeof value !== "string" || value === "") return "none";
  const at = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(at) ? value : dayText(new Date(at), "UTC");
};

/** A date or null; it is shown as days are everywhere. */
export function day(label: string): PlainField<string, string | null> {
  return { ...text(label), show: dayInWords, showStored: dayInWords };
}

/** A text that is said once, when the record is added. */
export const saidOnce = (label: string): OwnField<string, unknown> => ({ label, empty: "", readFrom: () => "" });

/** A number or null. */
export function number(label: string): PlainField<number | string | null, number | null> {
  return { label, empty: null, read: (stored) => stored };
}

/** A list of texts. */
export function texts(label: string): PlainField<readonly string[], readonly string[]> {
  return { label, empty: [], read: (stored) => stored };
}

/** A percentage, stored in basis points and typed in per cent, from 0 to `most`. */
export function percent(label: string, most = 100): PlainField<number | string | null, number> {
  return {
    label,
    empty: 0,
    read: (stored) => Number(percentOf(stored)),
    parsed: (value) => basisPointsOf(value) ?? 0,
    refusal(value) {
      const basisPoints = basisPointsOf(value);
      if (basisPoints === null) return messages.percentage;
      return basisPoints > most * 100 ? messages.between(label, 0, most) : null;
    },
    show: (value) => inPercent(String(value)),
    showStored: (basisPoints) => inPercent(percentOf(Number(basisPoints))),
  };
}

/** The same, or none. */
export function optionalPercent(label: string, most = 100): PlainField<number | string | null, number | null> {
  const field = percent(label, most);
  const isEmpty = (value: number | string | null) => value === null || value === "";
  return {
    ...field,
    empty: null,
    read: (stored) => (stored === null ? null : field.read(stored)),
    parsed: (value) => (isEmpty(value) ? null : field.parsed?.(value)),
    refusal: (value) => (isEmpty(value) ? null : (field.refusal?.(value) ?? null)),
    show: (value) => (isEmpty(value) ? "none" : inPercent(String(value))),
    showStored: (stored) => (stored === null ? "none" : inPercent(percentOf(Number(stored)))),
  };
}

/**
 * A value of a closed list, in the rules' spelling in the form and the API's on the wire: `shape:
 * enumField<CurriculumShape>()("Shape", curriculumShapes)`.
 */
export function enumField<Name extends string>() {
  return (
    label: string,
    values: readonly string[],
    empty = "",
  ): PlainField<string, Name | null> & { sent: (parsed: string) => Name } => ({
    label,
    empty,
    read: (stored) => values.find((value) => toEnumName(value) === stored) ?? empty,
    sent: (parsed) => toEnumName(parsed) as Name,
    show: sentenceCase,
  });
}

/** A value of a closed list, or none. */
export function optionalEnumField<Name extends string>() {
  return (label: string, values: readonly string[], options?: readonly { value: string; label: string }[]) => {
    const field = enumField<Name>()(label, values);
    return {
      ...field,
      ...(options && { show: labelOf(options) }),
      sent: (parsed: string | null) => (parsed === null ? null : field.sent(parsed)),
    };
  };
}

export const yesNo = (label: string, empty = false): PlainField<boolean, boolean> => ({
  label,
  empty,
  read: (stored) => stored,
  show: (value) => (value ? "yes" : "no"),
});

/** The id of a related record: `reference("Policy", "cancellationPolicy")`. */
export function reference<Name extends string>(
  label: string,
  name: Name,
): OwnField<string, { readonly [Key in Name]: { id: string } | null }> {
  return { label, empty: "", readFrom: (record) => record[name]?.id ?? "" };
}

/** The ids of related records: `references("Regions", "regions")`. */
export function references<Name extends string>(
  label: string,
  name: Name,
): OwnField<readonly string[], { readonly [Key in Name]: readonly { id: string }[] | null }> {
  return { label, empty: [], readFrom: (record) => (record[name] ?? []).map(({ id }) => id) };
}

interface StoredFile {
  id: string;
  name: string;
  size: number;
}

/** An uploaded file, which the record has under another name: `upload("CV", "cvFile")`. */
export const upload = <Name extends string>(label: string, name: Name) => ({
  label,
  empty: null as SentFile | null,
  readFrom: (record: { readonly [Key in Name]: StoredFile | null }): SentFile | null => {
    const file = record[name];
    return file && { id: file.id, name: file.name, size: file.size };
  },
  parsed: (file: SentFile | null) => file?.id ?? null,
  show: (file: SentFile | null) => file?.name ?? "none",
});

/** A row of a list of uploaded files; null until one is chosen. */
export type UploadRow = SentFile | null;

/** Several uploaded files, which the record has under another name: `uploads("Attachments", "attachments")`. */
export const uploads = <Name extends string>(label: string, name: Name) => ({
  label,
  empty: [] as readonly UploadRow[],
  readFrom: (record: { readonly [Key in Name]: readonly StoredFile[] }): readonly UploadRow[] =>
    record[name].map((file) => ({ id: file.id, name: file.name, size: file.size })),
  // A row in which no file was chosen is none.
  parsed: (files: readonly UploadRow[]) => files.flatMap((file) => file?.id ?? []),
  show: (files: readonly UploadRow[]) => files.flatMap((file) => file?.name ?? []).join(", ") || "none",
  showStored: (ids: unknown) => (Array.isArray(ids) && ids.length > 0 ? String(ids.length) : "none"),
});

/** Every currency here has a hundred minor units. */
const amountOf = (typed: string) => parseAmount(typed, "NGN");

/** An amount stored in minor units under this name, and typed as a decimal: `amount("Price", "priceAmount")`. */
export const amount = <Name extends string>(label: string, name: Name) => ({
  label,
  empty: "",
  readFrom: (record: { readonly [Key in Name]: number }): string => (record[name] / 100).toFixed(2),
  parsed(typed: string) {
    const read = amountOf(typed);
    return read.ok ? read.amount : 0;
  },
  refusal(typed: string) {
    const read = amountOf(typed);
    return read.ok ? null : read.message;
  },
});
