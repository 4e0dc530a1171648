import { toEnumName } from "@app/domain/enums.ts";
import { mostPerMinute, serviceTokenInput } from "@app/domain/tokens/service-token.ts";
import type { Permission as PermissionName } from "@app/schema/types.generated.ts";
import { day, number, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { scopesInWords, scopesOf } from "../token-labels.tsx";
import type { TokenRecordFragment } from "../token.generated.ts";

const linesOf = (typed: string): string[] =>
  typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** One to a line, or with commas between them. */
const networks = {
  label: "Networks",
  empty: "",
  read: (stored: readonly string[]) => stored.join("\n"),
  parsed: linesOf,
  refusal: (typed: string) =>
    serviceTokenInput.shape.networks.safeParse(linesOf(typed)).error?.issues[0]?.message ?? null,
  show: (typed: string) => linesOf(typed).join(", ") || "any",
  showStored: (stored: unknown) => (stored as readonly string[]).join(", ") || "any",
};

const fields = {
  name: text("Name"),
  purpose: text("Purpose"),
  scopes: {
    label: "Scopes",
    empty: [] as readonly string[],
    read: (stored: readonly PermissionName[]): readonly string[] => scopesOf(stored),
    sent: (parsed: readonly string[]) => parsed.map((scope) => toEnumName(scope) as PermissionName),
    show: scopesInWords,
    showStored: (stored: unknown) => scopesInWords(stored as readonly string[]),
  },
  networks,
  expiresOn: day("Last day"),
  ratePerMinute: { ...number("Rate"), empty: mostPerMinute },
};

/** A service token's form as a table of its fields; its owner changes by handing it over. */
export const tokenForm = formOf<TokenRecordFragment>()(serviceTokenInput.omit({ ownerId: true }), fields);

/** The same for a new one, with its owner. */
export const newTokenForm = formOf<TokenRecordFragment>()(serviceTokenInput, {
  ...fields,
  ownerId: { label: "Owner", empty: "", readFrom: ({ owner }: TokenRecordFragment) => owner?.id ?? "" },
});
export type NewTokenValues = ReturnType<typeof newTokenForm.recordOf>["values"];
