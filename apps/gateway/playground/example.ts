/** An operation of the example library, parsed from its file. */
export interface Example {
  /** The file name without its extension: `staff-accounts`. */
  name: string;
  /** One or two sentences about it. */
  about: string;
  /** A role that may run it, or `any` for every signed-in person. */
  role: string;
  /** The operation, with the file's comments. */
  query: string;
  /** JSON variables; empty if it takes none. */
  variables: string;
}

const lineOf = (text: string, name: string) => new RegExp(`^# ${name}: (.+)$`, "m").exec(text)?.[1];

/** Parses an example; throws if its description, role or variables are missing. */
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
