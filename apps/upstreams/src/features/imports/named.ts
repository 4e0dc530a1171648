import { foldForSearch } from "@app/domain/text.ts";
import { fullName } from "@app/domain/people/name.ts";
import type { Context } from "../../service/context.ts";
import { accountUsers } from "../account/account.public.ts";
import { customerNumberOf, customersByNumberOrEmail } from "../customers/customer-import.public.ts";
import { cancellationPolicies } from "../policies/policies.public.ts";
import { regions } from "../regions/regions.public.ts";

type Named = "region" | "owner" | "policy" | "customer";
type At = Pick<Context, "db">;

/** A record by what people call it, and how it is shown. */
interface Entry {
  id: string;
  word: string;
  /** Another number as soon as it is changed; none for people, of whom only the id is taken. */
  version?: number;
}

/** Records by everything that they are called by. */
export interface Register {
  /** Null where nothing is called so, "several" where more than one is. */
  find: (what: Named, typed: string) => Entry | "several" | null;
  wordOf: (what: Named, id: string) => string;
}

const fold = (text: string) => foldForSearch(text).trim();

type Rows = readonly { entry: Entry; names: readonly string[] }[];

async function all(context: At): Promise<Record<Exclude<Named, "customer">, Rows>> {
  const { db } = context;
  const areas = await db.select().from(regions);
  const policies = await db.select().from(cancellationPolicies);
  const staff = await db.select().from(accountUsers);
  return {
    region: areas.map(({ id, code, name, version }) => ({ entry: { id, word: code, version }, names: [code, name] })),
    policy: policies.map(({ id, name, version }) => ({ entry: { id, word: name, version }, names: [name] })),
    owner: staff.map(({ id, firstname, lastname, email }) => {
      const word = fullName({ firstName: firstname, lastName: lastname });
      return { entry: { id, word }, names: [email, word] };
    }),
  };
}

async function payers(context: At, typed: readonly string[]): Promise<Rows> {
  const found = await customersByNumberOrEmail(context, typed);
  return found.map(({ id, customerNumber, emails, name }) => ({
    entry: { id, word: `${name} (${customerNumber})` },
    names: [customerNumber, ...emails],
  }));
}

/** Everything that rows may name: the short lists whole, and of customers those that are typed. */
export async function openRegister(context: At, typedCustomers: readonly string[]): Promise<Register> {
  const rows: Record<Named, Rows> = { ...(await all(context)), customer: await payers(context, typedCustomers) };
  const byName = new Map<string, Entry[]>();
  const words = new Map<string, string>();
  for (const [what, entries] of Object.entries(rows)) {
    for (const { entry, names } of entries) {
      words.set(`${what} ${entry.id}`, entry.word);
      for (const name of new Set(names.map(fold))) {
        const key = `${what} ${name}`;
        byName.set(key, [...(byName.get(key) ?? []), entry]);
      }
    }
  }
  return {
    find(what, typed) {
      const text = what === "customer" ? (customerNumberOf(typed) ?? typed) : typed;
      const [one, other] = byName.get(`${what} ${fold(text)}`) ?? [];
      return other ? "several" : (one ?? null);
    },
    wordOf: (what, id) => words.get(`${what} ${id}`) ?? id,
  };
}
