import type { HandedOperation } from "./hand-over.ts";

/** Names of arguments and variables that carry what nobody else should read; in mutations, a code lets somebody in. */
const always = String.raw`\w*(?:password|secret|token)`;
/** Whether what has this name is secret in every operation; the id of a token is not. */
export const isSecretName = (name: string): boolean => new RegExp(`^(?:${always})$`, "i").test(name);

const namesIn = (document: string): string => (/\bmutation\b/.test(document) ? `${always}|code` : always);

/** What of a value is under one of the names, as an empty text. */
function blanked(value: unknown, name: string, isSecret: (name: string) => boolean): unknown {
  if (typeof value === "string") return isSecret(name) ? "" : value;
  if (Array.isArray(value)) return value.map((one: unknown) => blanked(one, name, isSecret));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, blanked(one, key, isSecret)]));
}

/** An operation without passwords, tokens and one-time codes, as it may be stored. */
export function withoutSecrets({ query, variables }: HandedOperation): HandedOperation {
  const names = namesIn(query);
  const literal = new RegExp(String.raw`\b(${names})(\s*:\s*)(?:"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*")`, "gi");
  const handed = new RegExp(String.raw`\b(?:${names})\s*:\s*\$(\w+)`, "gi");
  const secrets = new Set([...query.matchAll(handed)].map(([, name = ""]) => name));
  const named = new RegExp(`^(?:${names})$`, "i");
  const document = query.replace(literal, '$1$2""');
  try {
    const values: unknown = JSON.parse(variables);
    const clean = blanked(values, "", (name) => named.test(name) || secrets.has(name));
    const isClean = JSON.stringify(clean) === JSON.stringify(values);
    return { query: document, variables: isClean ? variables : JSON.stringify(clean, null, 2) };
  } catch {
    // Half-typed: what a secret is cannot be told.
    const mayHold = secrets.size > 0 || new RegExp(`"(?:${names})"`, "i").test(variables);
    return { query: document, variables: mayHold ? "" : variables };
  }
}
