import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { templateKinds } from "./template-kinds.ts";
import { fillTemplate, placeholderMark, placeholderNames, placeholdersIn, placeholdersOf } from "./template-text.ts";
import { templateInput, templateProblems } from "./template.ts";

const draft = {
  name: "Hello",
  kind: "general",
  channel: "email",
  language: "en",
  subject: "For {{firstName}}",
  body: "Dear {{ firstName }},",
} as const;

const problems = (over: object) => {
  const { error } = templateInput.safeParse({ ...draft, ...over });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
};

it.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ channel: "sms", subject: "" }, {}],
  [{ subject: null }, { subject: "Subject is required." }],
  [{ channel: "whatsapp" }, { subject: "Only an email has a subject." }],
  [
    { body: "Dear {{fristName}}," },
    {
      body: "{{fristName}} cannot be filled in. Use {{firstName}}, {{lastName}}, {{regionName}} or {{ownerName}}.",
    },
  ],
  [
    { subject: "About {{podName}}" },
    {
      subject: "{{podName}} cannot be filled in. Use {{firstName}}, {{lastName}}, {{regionName}} or {{ownerName}}.",
    },
  ],
  [{ kind: "pod", subject: "About {{podName}}" }, {}],
  [
    { body: "Dear {{firstName}," },
    { body: "Write a placeholder between two braces at each side, for example {{firstName}}." },
  ],
  [{ body: " " }, { body: "Text is required." }],
  [{ kind: "invoice" }, { kind: "Choose a valid kind." }],
])("is judged with %j", (over, expected) => {
  expect(problems(over)).toEqual(expected);
});

it.each(templateKinds)("fills in whatever a template of the kind %s may ask for", (kind) => {
  const body = placeholdersOf[kind].map(placeholderMark).join(" ");
  expect(templateProblems({ kind, channel: "sms", body })).toEqual({});
  const values = Object.fromEntries(placeholderNames.map((name) => [name, name.toUpperCase()]));
  expect(fillTemplate(body, values)).toBe(placeholdersOf[kind].map((name) => name.toUpperCase()).join(" "));
});

it("leaves out what has no value, and what is no placeholder as it is written", () => {
  expect(fillTemplate("Hello {{firstName}} {{lastName}} {{other}}!", { firstName: "Ada" })).toBe(
    "Hello Ada  {{other}}!",
  );
});

const plain = fc.string().filter((text) => !/[{}]/.test(text));

it("puts values in as they are, and reads nothing in them as a placeholder", () => {
  fc.assert(
    fc.property(plain, fc.string(), plain, (before, value, after) => {
      const text = `${before}{{firstName}}${after}`;
      expect(fillTemplate(text, { firstName: value, lastName: "never" })).toBe(`${before}${value}${after}`);
    }),
  );
});

it("lets neither a text nor a value become a part of an HTML mail's marks", () => {
  const entity = /&(amp|lt|gt|quot|#39);/g;
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ unit: fc.constantFrom("<", "&", '"', "'", "\n", "a", "{") }),
      (text, value) => {
        const html = fillTemplate(`${text}{{firstName}}`, { firstName: value }, "html");
        expect(html.replaceAll("<br>", "").replaceAll(entity, "")).not.toMatch(/[<>&"']/);
      },
    ),
  );
});

it("keeps a subject on one line, whatever is filled in", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("\r", "\n", "\u2028", "\t", "a") }), (firstName) => {
      expect(fillTemplate("For {{firstName}}", { firstName }, "line")).not.toMatch(/[\r\n\t\u2028]/);
    }),
  );
});

it("finds each placeholder of a text once", () => {
  expect(placeholdersIn("{{a}} {{ b }} {{a}}")).toEqual(["a", "b"]);
  expect(placeholdersIn("a } b { c")).toEqual([]);
  expect(placeholdersIn("a {{ b")).toBeNull();
});
