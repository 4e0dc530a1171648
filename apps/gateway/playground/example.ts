/** An operation of the library, as its file says it. */
export interface Example {
  /** Of the file, without its ending: `staff-accounts`. */
  name: string;
  /** What it shows, in a sentence or two. */
  about: string;
  /** Who can run it: a role that may, or `any` for every signed-in person. */
  role: string;
  /** The operation, with what its file says of it above. */
  query: string;
  /** JSON for the panel of variables; empty where it takes none. */
  variables: string;
}

const lineOf = (text: string, name: string) => new RegExp(`^# ${name}: (.+)$`, "m").exec(text)?.[1];

/** Reads an example; throws where its file does not say what it must: what it shows, for whom, and with which variables. */
export function exampleFrom(path: string, text: string): Example {
  const name = /([^/]+)\.graphql$/.exec(path)?.[1] ?? path;
  const about = /^# (.+)\n# Role: /.exec(text)?.[1];
  const role = lineOf(text, "Role");
  if (about === undefined || role === undefined)
    throw new Error(`${name} does not begin with what it shows and a role.`);
  const given = lineOf(text, "Variables");
  const variables = given === undefined ? "" : JSON.stringify(JSON.parse(given), null, 2);
  const query = text.replace(/^# Variables: .+$/m, "# Variables are in the panel below.");
  return { name, about, role, query, variables };
}

/** `staff-accounts` → "Staff accounts". */
export const titleOf = ({ name }: Pick<Example, "name">) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
