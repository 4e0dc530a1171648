import { parse, type Rule } from "postcss";
import { isOwn, looks } from "./drawing-parts.ts";

/** An element that rules are held against. */
interface Styled {
  name: string;
  id: string | undefined;
  classes: readonly string[];
}

/** A rule's looks for the elements that it is about; a later rule of the same weight wins. */
interface Selected {
  isAbout: (element: Styled) => boolean;
  weight: number;
  looks: readonly (readonly [string, string])[];
}

/** Style sheets with more rules than this draw nothing that a lesson needs. */
const mostRules = 500;

/** What rules cannot be told about element by element; said to whoever sent the drawing. */
export class UnknownStyle extends Error {}

/** `rect`, `.shade`, `#sun`, `rect.shade.dark` or `*`: what drawing programs write. */
const simple = /^(?<name>\*|[a-z][\w-]*)?(?<marks>(?:[.#][\w-]+)*)$/i;

function aboutWhat(selector: string): Pick<Selected, "isAbout" | "weight"> {
  const { name = "*", marks = "" } = simple.exec(selector)?.groups ?? {};
  if (selector === "" || !simple.test(selector)) throw new UnknownStyle(selector);
  const [ids, classes] = ["#", "."].map((sign) =>
    [...marks.matchAll(/([.#])([\w-]+)/g)].flatMap(([, mark, word = ""]) => (mark === sign ? [word] : [])),
  ) as [string[], string[]];
  return {
    isAbout: (element) =>
      (name === "*" || name === element.name) &&
      ids.every((id) => id === element.id) &&
      classes.every((one) => element.classes.includes(one)),
    weight: ids.length * 10_000 + classes.length * 100 + (name === "*" ? 0 : 1),
  };
}

function looksOf(rule: Rule): (readonly [string, string])[] {
  return rule.nodes.flatMap((node) => {
    if (node.type !== "decl") return [];
    const [property, value] = [node.prop.trim().toLowerCase(), node.value.trim()];
    return looks.has(property) && value !== "" && isOwn(value) ? [[property, value] as const] : [];
  });
}

/** The looks that a `style` says, as attributes. */
export const looksIn = (style: string): (readonly [string, string])[] =>
  style.split(";").flatMap((declaration) => {
    const [name = "", ...value] = declaration.split(":");
    const [property, said] = [name.trim().toLowerCase(), value.join(":").trim()];
    return looks.has(property) && said !== "" && isOwn(said) ? [[property, said] as const] : [];
  });

function rulesIn(sheet: string): Selected[] {
  return parse(sheet).nodes.flatMap((node) => {
    if (node.type === "comment") return [];
    if (node.type !== "rule") throw new UnknownStyle(node.type === "atrule" ? `@${node.name}` : node.toString());
    const said = looksOf(node);
    return node.selectors.map((selector) => ({ ...aboutWhat(selector.trim()), looks: said }));
  });
}

/**
 * Reads style sheets of a drawing; answers what they say of an element, weightiest last. Throws `UnknownStyle` where they
 * say something that cannot be said of single elements, which would be lost otherwise.
 *
 *     stylesOf([".a{fill:#0f0}"])({ name: "rect", id: undefined, classes: ["a"] }); // [["fill", "#0f0"]]
 */
export function stylesOf(sheets: readonly string[]): (element: Styled) => readonly (readonly [string, string])[] {
  const rules = sheets.flatMap(rulesIn);
  if (rules.length > mostRules) throw new UnknownStyle(`more than ${mostRules} rules`);
  const byWeight = rules.toSorted((one, other) => one.weight - other.weight);
  return (element) => byWeight.filter(({ isAbout }) => isAbout(element)).flatMap((rule) => rule.looks);
}
