import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "./client.ts";

/** Serialization failure and deadlock: the same work may well succeed a moment later. */
const passing = new Set(["40001", "40P01"]);
const attempts = 5;
/** Two rows that exclude each other: tried once more, the work finds the other and can say what is in its way. */
const excluded = "23P01";

/** Runs `work` in one transaction, again where the database asks for it. All of it goes through the handle it is given. */
export async function retryable<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction((tx) => work(tx));
    } catch (error) {
      const state = sqlStateOf(error) ?? "";
      const mayPass = passing.has(state) ? attempt < attempts : state === excluded && attempt === 1;
      if (!mayPass) throw error;
      await wait(5 * 2 ** attempt);
    }
  }
}

interface DatabaseError {
  code?: string;
  constraint?: string;
}

const causeOf = (error: unknown): DatabaseError => (error instanceof Error ? (error.cause ?? error) : {});

/** PostgreSQL's code of a failure; undefined where the failure is not the database's. */
function sqlStateOf(error: unknown): string | undefined {
  return causeOf(error).code;
}

/** The unique constraint that a write broke; undefined where it broke none. */
export function brokenUnique(error: unknown): string | undefined {
  const { code, constraint } = causeOf(error);
  return code === "23505" ? constraint : undefined;
}

/** Whether a write was given up since others were at the same rows, however often it was tried. */
export const isContended = (error: unknown): boolean => ["40P01", excluded].includes(sqlStateOf(error) ?? "");

/** Whether a row could not be removed since others refer to it. */
export const isReferredTo = (error: unknown): boolean => causeOf(error).code === "23503";
