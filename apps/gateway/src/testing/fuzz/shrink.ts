import type { FuzzRequest } from "./request.ts";

const mostTries = 60;

/** All variants of a value with one part removed. */
function* smaller(value: unknown): Generator {
  if (Array.isArray(value)) {
    const list = value as unknown[];
    for (const [place, one] of list.entries()) {
      yield list.toSpliced(place, 1);
      for (const less of smaller(one)) yield list.with(place, less);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      const others = Object.entries(value).filter(([other]) => other !== name);
      yield Object.fromEntries(others);
      for (const less of smaller(one)) yield { ...value, [name]: less };
    }
  }
}

function* smallerRequests(sent: FuzzRequest): Generator<FuzzRequest> {
  for (const name of Object.keys(sent.headers)) {
    if (name === "content-type") continue;
    yield { ...sent, headers: Object.fromEntries(Object.entries(sent.headers).filter(([other]) => other !== name)) };
  }
  if (sent.person !== null) yield { ...sent, person: null };
  let body: unknown;
  try {
    body = JSON.parse(sent.body ?? "");
  } catch {
    return;
  }
  for (const less of smaller(body)) yield { ...sent, body: JSON.stringify(less) };
}

/** Removes everything from a request that the fault does not need; unchanged if the fault does not recur. */
export async function shrunk(sent: FuzzRequest, fails: (sent: FuzzRequest) => Promise<boolean>): Promise<FuzzRequest> {
  let least = sent;
  let tries = 0;
  if (!(await fails(sent))) return sent;
  for (let again = true; again;) {
    again = false;
    for (const less of smallerRequests(least)) {
      tries += 1;
      if (tries > mostTries) return least;
      if (!(await fails(less))) continue;
      least = less;
      again = true;
      break;
    }
  }
  return least;
}
