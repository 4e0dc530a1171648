/** Where the servers are that the global setup has started. */
export interface Stack {
  address: string;
  v1: string;
  v2: string;
}

const name = "E2E_STACK";

export function publishStack(stack: Stack): void {
  process.env[name] = JSON.stringify(stack);
}

export function runningStack(): Stack {
  const text = process.env[name];
  if (text === undefined) throw new Error("The servers are not running: start the tests through Playwright.");
  return JSON.parse(text) as Stack;
}

/** A path of the portal as a full address. */
export const addressOf = (path: string) => `${runningStack().address}${path}`;
