import { customerInput, customerUpdateInput, type CustomerInput } from "@app/domain/customers/customer.ts";
import { customerFile } from "@app/domain/imports/customer-file.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { foldForSearch } from "@app/domain/text.ts";
import {
  archiveImported,
  changeImported,
  countryOfRegion,
  customerNumberOf,
  customersByIds,
  customersWithAny,
  importCustomer,
  readPhone,
  removeCustomer,
} from "../../customers/customer-import.public.ts";
import { customers } from "../../customers/customers.public.ts";
import type { Found, Importable, Match, Values } from "../importable.ts";
import type { Register } from "../named.ts";
import { candidateOf, householdKey, likeThose, sameHousehold } from "../like-those.ts";
import { parsedBy } from "../parsed-by.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const emailOf = ({ email }: Values) => textOf(email).toLowerCase();
const numberOf = ({ customerNumber }: Values) => textOf(customerNumber);

/** A row's phone number as it is kept: as people dial it in its country, then its region's, then with a plus. */
function phoneOf(values: Values, register: Register): string | null {
  const region = register.wordOf("region", textOf(values.regionId));
  const homes = [textOf(values.country).toUpperCase(), countryOfRegion(region)];
  return readPhone(textOf(values.phoneNumber), homes);
}

type Known = Awaited<ReturnType<typeof customersByIds>>[number];

const foundOf = ({ customer, person }: Known): Found => ({
  id: customer.id,
  version: customer.version,
  label: `${fullName(person)} (${customer.customerNumber})`,
  archived: customer.archivedAt !== null,
  current: { ...person, ...customer },
});

/** Whom a row means among those who have anything of it: by number, else by email; never by phone and surname alone. */
function matchOf(values: Values, register: Register, known: readonly Known[]): Match {
  const typed = numberOf(values);
  if (typed !== "") {
    const number = customerNumberOf(typed);
    const one = known.find(({ customer }) => customer.customerNumber === number);
    if (one) return { found: foundOf(one), candidates: [] };
    const said = importMessages.notFound(typed);
    return { found: null, candidates: [], problems: { customerNumber: said } };
  }
  const email = emailOf(values);
  const own = known.filter(({ person }) => person.mergedIntoId === null);
  const one = own.find(({ emails }) => email !== "" && emails.includes(email));
  if (one) return { found: foundOf(one), candidates: [] };
  // Whoever is known by another record too, which was merged into theirs, is found by either.
  const faces = own.flatMap((owner) => [owner.person, ...owner.former].map((person) => ({ person, of: owner })));
  const { same, household } = likeThose(faces, values, phoneOf(values, register));
  const matched = new Set(same.map(({ of }) => of));
  const others = new Set(household.map(({ of }) => of).filter((one) => !matched.has(one)));
  return {
    found: null,
    candidates: [...matched].map(foundOf).map(candidateOf),
    noted: [...others].map(foundOf).map(sameHousehold),
  };
}

/** Lessons for oneself make one a learner, whatever else is said. */
const asLearner = (values: Values, current: Values = {}): Values =>
  values.isLearner === false && (values.whoIsLessonFor ?? current.whoIsLessonFor ?? "me") === "me"
    ? { ...values, isLearner: true }
    : values;

/** Customers: by number, else by email; who has another's phone and surname is asked about. */
export const customerImport: Importable = {
  file: customerFile,
  records: customers,
  urlOf: (id) => `/app/tutoring/customers/${id}`,
  labelOf: (values) => fullName({ firstName: textOf(values.firstName), lastName: textOf(values.lastName) }),
  keysOf(values, register) {
    const phone = phoneOf(values, register) ?? textOf(values.phoneNumber);
    const surname = foldForSearch(textOf(values.lastName));
    const number = numberOf(values);
    const email = emailOf(values).includes("@") ? [`email ${emailOf(values)}`] : [];
    if (number !== "") return [`number ${customerNumberOf(number) ?? number}`, ...email];
    return [
      ...email,
      ...(phone === "" || surname === ""
        ? []
        : [`phone ${phone} ${surname} ${foldForSearch(textOf(values.firstName))}`]),
    ];
  },
  householdOf: (values, register) => (numberOf(values) === "" ? householdKey(values, phoneOf(values, register)) : null),
  async match(context, rows, register) {
    const known = await customersWithAny(context, {
      numbers: rows.flatMap((values) => customerNumberOf(numberOf(values)) ?? []),
      emails: rows.map(emailOf).filter((email) => email !== ""),
      phones: rows.flatMap((values) => phoneOf(values, register) ?? []),
    });
    return rows.map((values) => matchOf(values, register, known));
  },
  load: async (context, ids) => (await customersByIds(context, ids)).map(foundOf),
  parseNew: (values) => parsedBy(customerInput, asLearner(values)),
  parseChanges({ id, version, current }, values, register) {
    const parsed = parsedBy(customerUpdateInput, { ...asLearner(values, current), _id: id, version });
    if ("problems" in parsed || typeof parsed.values.phoneNumber !== "string") return parsed;
    const phoneNumber = phoneOf({ ...current, ...parsed.values }, register);
    return phoneNumber === null
      ? { problems: { phoneNumber: messages.phone } }
      : { values: { ...parsed.values, phoneNumber } };
  },
  create: (context, values, trial) => importCustomer(context, values as unknown as CustomerInput, trial),
  update: (context, at, values) => changeImported(context, { ...values, ...at }),
  restore: (context, at) => archiveImported(context, at, false),
  archive: (context, at) => archiveImported(context, at, true),
  remove: removeCustomer,
};
