import type { Database } from "../database/client.ts";

/** A database whose server is cut off at the end of the second transaction, before it is written. */
export function cutOff(database: Database): Database {
  let transactions = 0;
  const transaction: Database["transaction"] = (work, config) =>
    database.transaction(async (tx) => {
      const answer = await work(tx);
      transactions += 1;
      if (transactions === 2) throw new Error("cut off");
      return answer;
    }, config);
  return new Proxy(database, {
    get: (target, name, receiver): unknown =>
      name === "transaction" ? transaction : Reflect.get(target, name, receiver),
  });
}
