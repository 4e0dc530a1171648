import { referrerFile } from "@app/domain/imports/referrer-file.ts";
import { fullName } from "@app/domain/people/name.ts";
import { referralImportMessages as texts } from "@app/domain/referrals/referral-messages.ts";
import type { ReferralScheme } from "@app/domain/referrals/referral-enums.ts";
import {
  referrerImportInput,
  referrerOfRow,
  referrerTermsInput,
  rowProblems,
  termsAsRow,
  termsOfRow,
  type ReferrerImportInput,
} from "@app/domain/referrals/referrer-import.ts";
import { referralMessages } from "@app/domain/referrals/referral-messages.ts";
import { foldForSearch } from "@app/domain/text.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import {
  changeImportedReferrer,
  importReferrer,
  peopleCalled,
  peopleWithEmail,
  referrersByIds,
  removeReferrer,
  type Meant,
} from "../../referrals/referrer-import.public.ts";
import { referrers } from "../../referrals/referrals-tables.public.ts";
import type { Found, Importable, Match, Values } from "../importable.ts";
import { parsedBy } from "../parsed-by.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const emailOf = ({ email }: Values) => textOf(email).toLowerCase();
const nameOf = ({ firstName, lastName }: Values) =>
  fullName({ firstName: textOf(firstName), lastName: textOf(lastName) }).trim();

const rewardColumns = ["percent", "ownLessons", "refereeLessons"] as const;

const foundOf = ({ person, referrer }: Meant): Found[] =>
  referrer
    ? [
        {
          id: referrer.id,
          version: referrer.version,
          label: `${fullName(person)} (${referrer.code})`,
          archived: false,
          current: { ...person, ...referrer, ...termsAsRow(referrer) },
        },
      ]
    : [];

/** Whom a row means: who has its email; without one, who is called so. */
const meantBy = (context: Pick<Context, "db">, values: Values, known: readonly Meant[]): Promise<readonly Meant[]> => {
  const email = emailOf(values);
  return email === ""
    ? peopleCalled(context, nameOf(values))
    : Promise.resolve(known.filter(({ person }) => [person.email, person.secondaryEmail].includes(email)));
};

/** By which scheme a row lets somebody refer; refused where they could by both and it does not say. */
function schemeOf({ scheme }: Values, { schemes }: Meant): { scheme: ReferralScheme } | { problem: [string, string] } {
  const asked = schemes.find((one) => one === scheme);
  if (asked) return { scheme: asked };
  if (textOf(scheme) === "customer") return { problem: ["scheme", referralMessages.notACustomer] };
  const [only, other] = schemes;
  if (textOf(scheme) === "teacher") return { scheme: "teacher" };
  return only && !other ? { scheme: only } : { problem: ["scheme", texts.scheme] };
}

/** The person of a new row, and their scheme; the row was matched, so there is one. */
async function newReferrer(context: Context, row: ReferrerImportInput) {
  const [one] = await meantBy(context, row, row.email ? await peopleWithEmail(context, [row.email]) : []);
  if (!one) throw fieldRefusal("email", texts.nobody(row.email ?? nameOf(row)));
  const read = schemeOf(row, one);
  if ("problem" in read) throw fieldRefusal(...read.problem);
  const [problem] = Object.entries(rowProblems(row, read.scheme));
  if (problem) throw fieldRefusal(...problem);
  return referrerOfRow(row, { personId: one.person.id, scheme: read.scheme });
}

/** Noon of a day, which is that day in every zone of the business. */
function sinceOf({ now }: Context, since: string | null | undefined): Date | undefined {
  if (!since) return undefined;
  if (since > now.toISOString().slice(0, 10)) throw fieldRefusal("since", texts.since);
  const noon = new Date(`${since}T12:00:00Z`);
  return noon < now ? noon : now;
}

function matchOf(values: Values, meantOnes: readonly Meant[]): Match {
  const [one, other] = meantOnes;
  const typed = emailOf(values) || nameOf(values);
  // A row that names nobody is refused by its own rules.
  if (typed === "") return { found: null, candidates: [] };
  if (!one) {
    const field = emailOf(values) === "" ? "firstName" : "email";
    return { found: null, candidates: [], problems: { [field]: texts.nobody(typed) } };
  }
  if (other)
    return { found: null, candidates: meantOnes.map(({ person }) => ({ id: person.id, label: fullName(person) })) };
  return { found: foundOf(one)[0] ?? null, candidates: [] };
}

/** Customers and tutors who refer others already: those who do not yet are given a code, the terms of others change. */
export const referrerImport: Importable = {
  file: referrerFile,
  records: referrers,
  urlOf: (id) => `/app/tutoring/teacher-referrer/${id}`,
  labelOf: (values) => nameOf(values) || emailOf(values),
  keysOf: (values) => {
    if (emailOf(values) !== "") return [`email ${emailOf(values)}`];
    return nameOf(values) === "" ? [] : [`name ${foldForSearch(nameOf(values))}`];
  },
  async match(context, rows) {
    const known = await peopleWithEmail(
      context,
      rows.map(emailOf).filter((email) => email !== ""),
    );
    const codes = rows.map(({ code }) => textOf(code).toUpperCase());
    const matches: Match[] = [];
    for (const [at, values] of rows.entries()) {
      const match = matchOf(values, await meantBy(context, values, known));
      const isTwice = codes[at] !== "" && codes.indexOf(codes[at] ?? "") < at;
      matches.push(isTwice ? { ...match, problems: { ...match.problems, code: texts.codeTwice } } : match);
    }
    return matches;
  },
  load: async (context, ids) => (await referrersByIds(context, ids)).flatMap(foundOf),
  parseNew: (values) => parsedBy(referrerImportInput, values),
  parseChanges({ current }, { email: _e, firstName: _f, lastName: _l, scheme: _s, since: _d, ...values }) {
    // What a row cannot say could not be taken back: a reward in money would be lost.
    const other = rewardColumns.filter((name) => values[name] !== undefined && (current[name] ?? null) === null);
    if (other.length > 0) return { problems: Object.fromEntries(other.map((name) => [name, texts.otherReward])) };
    return parsedBy(referrerTermsInput, values);
  },
  async create(context, values) {
    const row = values as unknown as ReferrerImportInput;
    return importReferrer(context, await newReferrer(context, row), sinceOf(context, row.since));
  },
  update: (context, at, values) => changeImportedReferrer(context, { ...termsOfRow(values), ...at }),
  remove: removeReferrer,
};
