import { importMessages } from "@app/domain/imports/import-messages.ts";
import { partnerFile } from "@app/domain/imports/partner-file.ts";
import { ownDomainOf, partnerInput, partnerUpdateInput, type PartnerInput } from "@app/domain/partners/partner.ts";
import { foldForSearch } from "@app/domain/text.ts";
import { countryOfRegion, readPhone } from "../../customers/customer-import.public.ts";
import {
  changeImportedPartner,
  importPartner,
  partnersByIds,
  partnersWithAny,
  removePartner,
} from "../../partners/partner-import.public.ts";
import { partners, type PartnerRow } from "../../partners/partners.public.ts";
import type { Found, Importable, Match, Values } from "../importable.ts";
import { candidateOf } from "../like-those.ts";
import { idsIn, isNamed, matchById } from "../match-by-id.ts";
import type { Register } from "../named.ts";
import { parsedBy } from "../parsed-by.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const nameOf = ({ name }: Values) => foldForSearch(textOf(name));
const codeOf = ({ code }: Values) => textOf(code).toUpperCase();
const domainOf = ({ contactEmail }: Values) => ownDomainOf(textOf(contactEmail));

/** A row with its phone number as it is stored: as people dial it in its country, then in its regions. */
function withPhone(values: Values, register: Register): Values {
  if (values.phone === undefined) return values;
  const regionIds = Array.isArray(values.regionIds) ? values.regionIds : [];
  const homes = regionIds.map((id) => countryOfRegion(register.wordOf("region", String(id))));
  const typed = textOf(values.phone);
  return { ...values, phone: readPhone(typed, [textOf(values.country).toUpperCase(), ...homes]) ?? typed };
}

const foundOf = (row: PartnerRow): Found => ({
  id: row.id,
  version: row.version,
  label: row.name,
  archived: false,
  current: row,
});

const sameDomain = ({ id, name }: PartnerRow) => ({ id, label: importMessages.sameDomain(name) });

/**
 * Which partner a row means: the one with its name and its code. One with the name alone is asked about, as a name is
 * unique and the row may say less than the partner has by now; one with the same mail domain is noted.
 */
function matchOf(values: Values, known: readonly PartnerRow[]): Match {
  const namesake = known.find(({ sortName }) => sortName === nameOf(values));
  if (namesake?.code === codeOf(values)) return { found: foundOf(namesake), candidates: [] };
  if (namesake) return { found: null, candidates: [candidateOf(foundOf(namesake))] };
  const domain = domainOf(values);
  const noted = domain === null ? [] : known.filter(({ contactEmail }) => ownDomainOf(contactEmail) === domain);
  return { found: null, candidates: [], noted: noted.map(sameDomain) };
}

/** Partners, as prospects: by id, else by name and code. */
export const partnerImport: Importable = {
  file: partnerFile,
  records: partners,
  urlOf: (id) => `/app/partner/${id}`,
  labelOf: ({ name }) => textOf(name),
  keysOf: (values) => (isNamed(values) || nameOf(values) === "" ? [] : [`name ${nameOf(values)}`]),
  onlyOnce: (values): Record<string, string> => (codeOf(values) === "" ? {} : { code: `code ${codeOf(values)}` }),
  async match(context, rows) {
    const named = (await partnersByIds(context, idsIn(rows))).map(foundOf);
    const known = await partnersWithAny(context, {
      names: rows.map(nameOf).filter((name) => name !== ""),
      domains: rows.flatMap((values) => domainOf(values) ?? []),
    });
    return rows.map((values) => (isNamed(values) ? matchById(textOf(values.recordId), named) : matchOf(values, known)));
  },
  load: async (context, ids) => (await partnersByIds(context, ids)).map(foundOf),
  parseNew: (values, register) => parsedBy(partnerInput, withPhone(values, register)),
  parseChanges: ({ id, version, current }, values, register) => {
    const { phone } = withPhone({ ...current, ...values }, register);
    const row = values.phone === undefined ? values : { ...values, phone };
    return parsedBy(partnerUpdateInput, { ...row, _id: id, version });
  },
  create: (context, values) => importPartner(context, values as unknown as PartnerInput),
  update: (context, at, values) => changeImportedPartner(context, { ...values, ...at }),
  remove: removePartner,
};
