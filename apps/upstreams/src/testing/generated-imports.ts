import type { World } from "./world.ts";

/** Numbers by chance that come again with the same seed. */
export function chance(seed: number) {
  let state = seed >>> 0 || 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  return {
    below: (n: number) => Math.floor(next() * n),
    often: (share: number) => next() < share,
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
  };
}
export type Chance = ReturnType<typeof chance>;

interface Somebody {
  customer_number: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone_number: string | null;
}

/** Those whom generated files may mean. */
export const somebodies = (world: World): Promise<Somebody[]> =>
  world.rows<Somebody>(
    "select customer_number, first_name, last_name, email, phone_number from customers join persons using (id) order by customers.id limit 60",
  );

export const customerHead = ["Customer number", "First name", "Surname", "Email", "Phone", "Region", "Born", "Tags"];

const firstNames = ["Ada", "Bọ́lá", "Chidi", "Dàmi", "Ẹ̀bùn", "=Fẹ́mi", ""];
const lastNames = ["Okonkwo", "Adéyẹmí", "Eze", "Òjó", "O’Neill", ""];
const emails = ["made@x.example", "other@x.example", "not an email", ""];
const phones = ["+2348031234567", "08031234567", "8.03E+09", "12", ""];
const regions = ["UK", "ng", "Mars", ""];
const days = ["1999-12-31", "31/12/1999", "03/04/1999", "3 April 1999", "2099-01-01", ""];
const tags = ["Slow payer", "a; b", ""];

/** A row as people write them: of somebody who is there, of somebody new, or of nobody who could be. */
function generatedRow(by: Chance, known: readonly Somebody[], n: number): string[] {
  const one = by.one(known);
  const isKnown = by.often(0.4);
  const own = <T>(value: T, others: readonly T[]) => (by.often(0.6) ? value : by.one(others));
  const fresh = (values: readonly string[], value: string) => (by.often(0.75) ? value : by.one(values));
  if (isKnown) {
    return [
      own(one.customer_number, ["", "", "C-999999", "nobody"]),
      own(one.first_name, firstNames),
      own(one.last_name, lastNames),
      own(one.email ?? "", emails),
      own(one.phone_number ?? "", phones),
      fresh(regions, "UK"),
      by.one(days),
      by.one(tags),
    ];
  }
  return [
    "",
    fresh(firstNames, "Ngọzi"),
    fresh(lastNames, `Made${n}`),
    fresh(emails, `made${n}@x.example`),
    fresh(phones, `+23480300${String(10_000 + n)}`),
    fresh(regions, "NG"),
    by.one(days),
    by.one(tags),
  ];
}

/** The rows of a file below its headings, a few of them twice. */
export function generatedRows(by: Chance, known: readonly Somebody[]): string[][] {
  const rows = Array.from({ length: 1 + by.below(8) }, (_, n) => generatedRow(by, known, n));
  return by.often(0.2) ? [...rows, by.one(rows)] : rows;
}

/** `npm run import-files -- --count 2000 --seed 7` asks for more files, or for the same again. */
export const askedFiles = {
  count: Number(process.env["IMPORT_FILES"] ?? 8),
  seed: Number(process.env["IMPORT_SEED"] ?? 20_260_105),
};
