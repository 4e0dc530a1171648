import {
  openingCreditInput,
  openingCreditMessages as texts,
  openingLot,
  type OpeningCreditInput,
} from "@app/domain/billing/opening-credit.ts";
import { openingCreditFile } from "@app/domain/imports/opening-credit-file.ts";
import { formatMoney } from "@app/domain/money.ts";
import { fullName } from "@app/domain/people/person.ts";
import { foldForSearch } from "@app/domain/text.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import {
  bringInCredit,
  openingCredits,
  openingCreditsByIds,
  openingCreditsOf,
  takeOpeningCreditBack,
} from "../../billing/opening-credit.public.ts";
import { customersByIds } from "../../customers/customer-import.public.ts";
import { dependentsOf } from "../../customers/dependent-import.public.ts";
import type { Found, Importable, Match, Values } from "../importable.ts";
import { parsedBy } from "../parsed-by.ts";

type Lot = Awaited<ReturnType<typeof openingCreditsOf>>[number];
interface Learner {
  id: string;
  customerId: string;
  name: string;
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const fold = (text: string) => foldForSearch(text).trim();

/** Whom customers may have lessons for: themselves, and their dependents. */
async function learnersOf(context: Context, customerIds: readonly string[]): Promise<Learner[]> {
  const payers = await customersByIds(context, customerIds);
  const own = payers.map(({ person }) => ({ id: person.id, customerId: person.id, name: fullName(person) }));
  const others = (await dependentsOf(context, customerIds)).map((one) => ({ ...one, name: fullName(one) }));
  return [...own, ...others].map(({ id, customerId, name }) => ({ id, customerId, name }));
}

/** Whom of a customer's learners a row names; nobody where it names none. */
function learnerIn({ customerId, learner }: Values, known: readonly Learner[]): { id: string | null } | string {
  const typed = textOf(learner);
  if (typed === "") return { id: null };
  const own = known.filter((one) => one.customerId === customerId);
  const named = own.filter(({ name }) => fold(name) === fold(typed));
  // The first name will do, where only one has it.
  const [one, other] = named.length > 0 ? named : own.filter(({ name }) => fold(name).split(" ")[0] === fold(typed));
  if (other) return texts.learners(typed);
  return one ? { id: one.id } : texts.learner(typed);
}

const sizeOf = ({ unit, size, currency }: Pick<Lot, "unit" | "size" | "currency">) =>
  unit === "minutes" ? `${size} minutes` : formatMoney({ currency, amount: size });

const foundOf = (lot: Lot): Found => ({
  id: lot.id,
  version: lot.version,
  label: sizeOf(lot),
  archived: false,
  current: lot,
});

const rowOf = (values: Values): OpeningCreditInput | null => {
  const read = openingCreditInput.safeParse(values);
  return read.success ? read.data : null;
};

/** The same credit for the same person is in the books already. */
function isSame(lot: Lot, row: OpeningCreditInput, learnerId: string | null): boolean {
  const { unit, size, worth, currency, expiresOn, note } = openingLot(row);
  return (
    lot.customerId === row.customerId &&
    (lot.learnerIds[0] ?? null) === learnerId &&
    [lot.unit, lot.size, lot.worth, lot.currency, lot.expiresOn, lot.note].join("|") ===
      [unit, size, worth, currency, expiresOn, note].join("|")
  );
}

/** Credit from before the books, for customers by number or email. */
export const openingCreditImport: Importable = {
  file: openingCreditFile,
  records: openingCredits,
  urlOf: () => null,
  labelOf(values) {
    const row = rowOf(values);
    return row ? sizeOf(openingLot(row)) : textOf(values.learner);
  },
  keysOf: (values) => {
    const row = rowOf(values);
    return row ? [JSON.stringify({ ...row, learner: fold(row.learner ?? "") })] : [];
  },
  async match(context, rows) {
    const customerIds = [...new Set(rows.map(({ customerId }) => textOf(customerId)))].filter((id) => id !== "");
    const [learners, lots] = [await learnersOf(context, customerIds), await openingCreditsOf(context, customerIds)];
    return rows.map((values): Match => {
      const learner = learnerIn(values, learners);
      if (typeof learner === "string") return { found: null, candidates: [], problems: { learner } };
      const row = rowOf(values);
      const same = row && lots.find((lot) => isSame(lot, row, learner.id));
      return { found: same ? foundOf(same) : null, candidates: [] };
    });
  },
  load: async (context, ids) => (await openingCreditsByIds(context, ids)).map(foundOf),
  parseNew: (values) => parsedBy(openingCreditInput, values),
  parseChanges: () => ({ values: {} }),
  async create(context, values) {
    const row = values as unknown as OpeningCreditInput;
    const learner = learnerIn(values, await learnersOf(context, [row.customerId]));
    if (typeof learner === "string") throw fieldRefusal("learner", learner);
    return bringInCredit(context, { ...row, learnerId: learner.id });
  },
  update: (_, at) => Promise.resolve(at),
  remove: takeOpeningCreditBack,
};
