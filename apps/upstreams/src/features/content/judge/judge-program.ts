import { parentPort } from "node:worker_threads";
import * as kas from "@khanacademy/kas";
import { sameExpressionBy } from "@app/domain/content/expressions.ts";

/** Two expressions to be compared. */
export interface ToCompare {
  expected: string;
  given: string;
}

const sameExpression = sameExpressionBy(kas);

/** What runs in the thread that compares: it says that it is there, and answers one comparison after the other. */
parentPort?.on("message", ({ expected, given }: ToCompare) => {
  parentPort?.postMessage(sameExpression(expected, given));
});
parentPort?.postMessage("ready");
