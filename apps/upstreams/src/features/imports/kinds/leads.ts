import { leadFile } from "@app/domain/imports/lead-file.ts";
import { leadName } from "@app/domain/leads/lead-name.ts";
import { leadInput, leadUpdateInput, type LeadInput } from "@app/domain/leads/lead.ts";
import { messages } from "@app/domain/messages.ts";
import { foldForSearch } from "@app/domain/text.ts";
import { countryOfRegion, readPhone } from "../../customers/customer-import.public.ts";
import {
  changeImportedLead,
  importLead,
  leadsByIds,
  openLeadsWithAny,
  removeLead,
} from "../../leads/lead-import.public.ts";
import { leads } from "../../leads/leads.public.ts";
import type { Found, Importable, Match, Values } from "../importable.ts";
import type { Register } from "../named.ts";
import { idsIn, isNamed, matchById } from "../match-by-id.ts";
import { parsedBy } from "../parsed-by.ts";

type Known = Awaited<ReturnType<typeof leadsByIds>>[number];

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const emailOf = ({ email }: Values) => textOf(email).toLowerCase();
const firstOf = ({ firstName }: Values) => foldForSearch(textOf(firstName));
const nameOf = ({ firstName, lastName }: Values) =>
  leadName({ firstName: textOf(firstName), lastName: textOf(lastName) || null });

/** A row's phone number as it is kept: as people dial it in its region, or with a plus. */
const phoneOf = ({ regionId, phoneNumber }: Values, register: Register): string | null =>
  readPhone(textOf(phoneNumber), [countryOfRegion(register.wordOf("region", textOf(regionId)))]);

const foundOf = (row: Known): Found => ({
  id: row.id,
  version: row.version,
  label: leadName(row),
  archived: false,
  current: row,
});

/** Whom a row means among open leads: who has its email; without one, who has its phone and first name. */
function matchOf(values: Values, register: Register, known: readonly Known[]): Match {
  if (isNamed(values)) return matchById(textOf(values.recordId), known.map(foundOf));
  const email = emailOf(values);
  const phone = phoneOf(values, register);
  const calling = known.filter(({ phoneNumber }) => phone !== null && phoneNumber === phone);
  const one =
    email === ""
      ? calling.find((row) => firstOf({ ...row }) === firstOf(values))
      : known.find((row) => row.email === email);
  if (one) return { found: foundOf(one), candidates: [] };
  return { found: null, candidates: calling.map((row) => ({ id: row.id, label: leadName(row) })) };
}

/** Leads: those that are open, by email, else by phone and first name. */
export const leadImport: Importable = {
  file: leadFile,
  records: leads,
  urlOf: (id) => `/app/tutoring/reports/customer-leads/${id}`,
  labelOf: nameOf,
  keysOf(values, register) {
    if (isNamed(values)) return [];
    const phone = phoneOf(values, register);
    return [
      ...(emailOf(values).includes("@") ? [`email ${emailOf(values)}`] : []),
      ...(phone === null ? [] : [`phone ${phone} ${firstOf(values)}`]),
    ];
  },
  async match(context, rows, register) {
    const named = await leadsByIds(context, idsIn(rows));
    const open = await openLeadsWithAny(context, {
      emails: rows.map(emailOf).filter((email) => email !== ""),
      phones: rows.flatMap((values) => phoneOf(values, register) ?? []),
    });
    return rows.map((values) => matchOf(values, register, isNamed(values) ? named : open));
  },
  load: async (context, ids) => (await leadsByIds(context, ids)).map(foundOf),
  parseNew: (values) => parsedBy(leadInput, values),
  parseChanges({ id, version, current }, values, register) {
    const parsed = parsedBy(leadUpdateInput, { ...values, _id: id, version });
    if ("problems" in parsed || typeof parsed.values.phoneNumber !== "string") return parsed;
    const phoneNumber = phoneOf({ ...current, ...parsed.values }, register);
    return phoneNumber === null
      ? { problems: { phoneNumber: messages.phone } }
      : { values: { ...parsed.values, phoneNumber } };
  },
  create: (context, values) => importLead(context, values as unknown as LeadInput),
  update: (context, at, values) => changeImportedLead(context, { ...values, ...at }),
  remove: removeLead,
};
