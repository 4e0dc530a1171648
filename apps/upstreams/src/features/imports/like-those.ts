import { importMessages } from "@app/domain/imports/import-messages.ts";
import { likenessToAdded } from "@app/domain/people/likely.ts";
import { foldForSearch } from "@app/domain/text.ts";
import type { Found, Values } from "./importable.ts";
import type { Candidate } from "./imports.table.ts";

interface Known {
  person: { firstName: string; lastName: string; email: string | null; phoneNumber: string | null };
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Who of some people has a row's phone and surname: the same person by the first name, or another of the household. */
export function likeThose<One extends Known>(known: readonly One[], values: Values, phoneNumber: string | null) {
  const { firstName, lastName } = { firstName: textOf(values.firstName), lastName: textOf(values.lastName) };
  const like = (likeness: "same" | "household") =>
    known.filter(
      ({ person }) => likenessToAdded(person, { firstName, lastName, phoneNumber, email: null }) === likeness,
    );
  return { same: like("same"), household: like("household") };
}

/** What rows of one household share: a phone and a surname. */
export function householdKey({ lastName }: Values, phoneNumber: string | null): string | null {
  const surname = foldForSearch(textOf(lastName));
  return phoneNumber === null || surname === "" ? null : `household ${phoneNumber} ${surname}`;
}

export const candidateOf = ({ id, label }: Found): Candidate => ({ id, label });

/** Somebody new may be of the household of who is there. */
export const sameHousehold = ({ id, label }: Found): Candidate => ({ id, label: importMessages.household(label) });
