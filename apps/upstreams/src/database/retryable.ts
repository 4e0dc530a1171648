import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "./client.ts";

/** Serialization failure and deadlock: the same work may succeed on retry. */
const passing = new Set(["40001", "40P01"]);
const attempts = 5;
/** Exclusion violation: on retry, the work sees the conflicting row and can report it. */
const excluded = "23P01";

/** Runs `work` in a transaction, retrying if the database asks for it. All queries must use the handle passed in. */
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

/** PostgreSQL's error code; undefined if the error is not the database's. */
function sqlStateOf(error: unknown): string | undefined {
  return causeOf(error).code;
}

/** The unique constraint that a write violated; undefined if none. */
export function brokenUnique(error: unknown): string | undefined {
  const { code, constraint } = causeOf(error);
  return code === "23505" ? constraint : undefined;
}

/** Whether a write failed because of concurrent writes, despite retries. */
export const isContended = (error: unknown): boolean => ["40P01", excluded].includes(sqlStateOf(error) ?? "");

/** Whether a row could not be deleted because others refer to it. */
export const isReferredTo = (error: unknown): boolean => causeOf(error).code === "23503";
