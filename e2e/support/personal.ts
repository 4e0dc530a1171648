import { ask, tokenOf } from "./roles.ts";

/** What no collector is ever to be sent, whoever it belongs to. */
const shapes: Readonly<Record<string, RegExp>> = {
  "a mail address": /[\w.+-]+@[\w-]+\.\w{2,}/,
  "a phone number": /\+\d[\d ()-]{7,}\d|\b0\d{2,4}[ -]\d{3}[ -]\d{3,4}\b/,
  "a token": /\beyJ[\w-]{10,}|\blip_\w{10,}|Bearer /,
  "an id of a record": /\b(?=[\da-f]*[a-f])(?=[\da-f]*\d)[\da-f]{24}\b/,
};

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

const people = `{
  customers(page: { size: 100 }) { items { id firstName lastName } }
  tutors(page: { size: 100 }) { items { id firstName lastName } }
}`;

/** Names of the demo business's people, as they are written and without their marks. */
export async function namesOfPeople(address: string): Promise<readonly string[]> {
  const { customers, tutors } = await ask<Record<"customers" | "tutors", { items: Person[] }>>(
    people,
    {},
    await tokenOf("super-admin", address),
    address,
  );
  const names = [customers, tutors].flatMap(({ items }) => items.flatMap((one) => [one.firstName, one.lastName]));
  const plain = names.map((name) => name.normalize("NFD").replaceAll(/\p{M}/gu, ""));
  return [...new Set([...names, ...plain])].filter((name) => name.length > 3);
}

/** What of a person a text says, in words for a failed test. */
export function personalIn(text: string, names: readonly string[]): string[] {
  const shown = Object.entries(shapes).flatMap(([what, shape]) => {
    const [found] = shape.exec(text) ?? [];
    return found === undefined ? [] : [`${what}: ${found}`];
  });
  const words = new Set(text.split(/[^\p{L}\p{M}'-]+/u));
  return [...shown, ...names.filter((name) => words.has(name)).map((name) => `a name: ${name}`)];
}
