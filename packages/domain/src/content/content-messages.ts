import { upperFirst } from "../upper-first.ts";

const things = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Messages about the learning content. Source: domain.md 1.4. */
export const contentMessages = {
  nameTaken: (name: string) => `${upperFirst(name)} already exists here.`,
  parentArchived: (parent: string) => `Restore ${parent} first.`,
  notEmpty: (n: number) => `Move or remove the ${things(n, "item", "items")} inside first.`,
  hasContent: (title: string, n: number) =>
    `${upperFirst(title)} is used by ${things(n, "session", "sessions")} and cannot be removed. Archive it instead.`,
} as const;
