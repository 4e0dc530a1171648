import { plant } from "./testing/planted.ts";
import { reactBreaches } from "./testing/react-breaches.ts";

const tsconfig = '{ "extends": "../../tsconfig.base.json", "include": ["src"] }';
const component = (body: string) =>
  `import { useState } from "react";\nexport function Part({ on }: { on: boolean }) {\n${body}\n}\n`;

/** One breach of each rule of ours. */
const breaches: readonly (readonly [rule: string, file: string, text: string])[] = [
  ["house(no-default-export)", "packages/domain/src/default.ts", "export default 1;\n"],
  ["house(no-barrel)", "packages/domain/src/barrel.ts", 'export * from "./plain.ts";\n'],
  ["house(no-clock)", "packages/domain/src/now.ts", "export const at = () => Date.now();\n"],
  ["house(no-clock)", "packages/domain/src/today.ts", "export const at = () => new Date();\n"],
  ["house(no-process-env)", "apps/gateway/src/env.ts", "export const mode = process.env.MODE;\n"],
  ["house(write-email)", "packages/domain/src/messages.ts", 'export const text = "Open the link in the e-mail.";\n'],
  [
    "house(no-setting-name)",
    "packages/ui/src/setting.tsx",
    component("  return on ? <p>Set SMTP_URL first.</p> : null;"),
  ],
  ["house(plain-words)", "packages/ui/src/stilted.ts", 'export const text = "Those who follow it stand here.";\n'],
  ["house(plain-names)", "packages/domain/src/named.ts", "export const size = (told: string) => told.length;\n"],
  ["house(plain-names)", "apps/gateway/src/named.ts", 'const made = "a";\nexport const first = made;\n'],
  ["house(write-add)", "packages/ui/src/add.tsx", component('  return on ? <Part on title="New region" /> : null;')],
  [
    "eslint(no-restricted-imports)",
    "packages/ui/src/part.tsx",
    'import Dialog from "@mui/material/Dialog";\nexport const Part = Dialog;\n',
  ],
  [
    "eslint(no-restricted-imports)",
    "apps/web/src/features/part.ts",
    'import { useQuery } from "@apollo/client/react";\nexport const ask = useQuery;\n',
  ],
  [
    "eslint(no-restricted-imports)",
    "packages/ui/src/theme/part.ts",
    'import styled from "@emotion/styled";\nexport const Part = styled.p({});\n',
  ],
  [
    "eslint(no-restricted-imports)",
    "e2e/part.spec.ts",
    'import { test } from "@playwright/test";\ntest("it works", () => undefined);\n',
  ],
  [
    "house(no-effect-of-a-call)",
    "packages/ui/src/effect.tsx",
    'import { useEffect, useRef } from "react";\nexport function usePart() {\n  const part = useRef<HTMLElement>(null);\n  useEffect(() => part.current?.scrollIntoView(), []);\n  return part;\n}\n',
  ],
  ["house(sentence-case)", "packages/ui/src/case.ts", 'export const action = { label: "Add Region" };\n'],
  [
    "typescript(no-explicit-any)",
    "packages/domain/src/any.ts",
    "export const loose = (value: any): unknown => value;\n",
  ],
  ["eslint(max-lines)", "packages/domain/src/long.ts", "export const one = 1;\n" + "// a line\n".repeat(300)],
  [
    "typescript(no-floating-promises)",
    "packages/domain/src/floating.ts",
    "export const go = (run: () => Promise<void>) => {\n  run();\n};\n",
  ],
  [
    "house(no-outer-handle)",
    "apps/upstreams/src/seed/seed.ts",
    `declare function retryable(on: object, work: (handle: object) => Promise<void>): Promise<void>;
export const save = (app: { database: object }) => retryable(app.database, () => retryable(app.database, () => Promise.resolve()));
`,
  ],
  [
    "house(no-outer-handle)",
    "apps/upstreams/src/features/people/people.service.ts",
    `interface Handle { insert(row: number): Promise<void> }
interface Database extends Handle { transaction(work: (handle: Handle) => Promise<void>): Promise<void> }
export const save = (database: Database) => database.transaction(async () => { await database.insert(1); });
`,
  ],
  ["house(no-clock)", "apps/upstreams/src/records/clock.ts", "export const now = () => Date.now();\n"],
  [
    "house(memoized-formats)",
    "packages/ui/src/names.ts",
    'export const inWords = (names: string[]) => new Intl.ListFormat("en").format(names);\n',
  ],
  [
    "house(memoized-formats)",
    "packages/domain/src/called.ts",
    'export const grouped = (count: number) => Intl.NumberFormat("en").format(count);\n',
  ],
  [
    "house(memoized-formats)",
    "packages/domain/src/memoized-inside.ts",
    `import { memoize } from "./memoize.ts";
export const inWords = (names: string[]) => memoize(() => new Intl.ListFormat("en"))().format(names);
`,
  ],
  [
    "house(no-format-of-its-own)",
    "packages/domain/src/grouped.ts",
    'export const grouped = (count: number) => count.toLocaleString("en");\n',
  ],
  [
    "house(no-format-of-its-own)",
    "packages/domain/src/sorted.ts",
    'export const byName = (a: string, b: string) => a.localeCompare(b, "en");\n',
  ],
  ...reactBreaches,
];

const allowed = {
  "packages/ui/src/words.ts":
    'export const actions = [{ label: "Add region" }, { label: "New password" }, { label: "Save Settings" }, { label: "Igbo" }];\n',
  "packages/domain/src/memoize.ts": "export declare function memoize<Made>(make: () => Made): () => Made;\n",
  "packages/domain/src/formats.ts": `import { memoize } from "./memoize.ts";
const list = new Intl.ListFormat("en");
const names = memoize(() => new Intl.Collator("en"));
export const sorted = (all: string[]) => list.format(all.toSorted(names().compare));
export const zones = () => Intl.supportedValuesOf("timeZone");
`,
  "packages/domain/src/plain.ts": "export const plain = (at: Date) => at.getTime();\n",
  "apps/gateway/src/config.ts": "export const mode = process.env.MODE;\n",
  "apps/upstreams/src/features/people/handed.service.ts": `interface Handle { insert(row: number): Promise<void> }
interface Database extends Handle { transaction(work: (handle: Handle) => Promise<void>): Promise<void> }
export const save = (database: Database) => database.transaction(async (handle) => { await handle.insert(1); });
`,
};
const folders = ["packages/domain", "packages/ui", "apps/gateway", "apps/upstreams"];

interface Report {
  diagnostics: { code: string; filename: string }[];
}

let found: Report["diagnostics"];
let project: ReturnType<typeof plant>;

const codesOf = (file: string) => found.filter(({ filename }) => filename === file).map(({ code }) => code);

beforeAll(() => {
  const planted = Object.fromEntries(breaches.map(([, file, text]) => [file, text]));
  const settings = Object.fromEntries(folders.map((folder) => [`${folder}/tsconfig.json`, tsconfig]));
  const own = { ...allowed, ...planted, ...settings, "package.json": '{ "type": "module" }' };
  project = plant(own, [".oxlintrc.json", "scripts/lint/house-rules.mjs", "GLOSSARY.md", "tsconfig.base.json"]);
  project.linkModules();
  found = (JSON.parse(project.run("oxlint", ["--format", "json", "packages", "apps", "e2e"])) as Report).diagnostics;
}, 120_000);
afterAll(() => {
  project.remove();
});

it.each(breaches)("%s catches %s", (rule, file) => {
  expect(codesOf(file)).toContain(rule);
});

it.each(Object.keys(allowed))("lets %s pass", (file) => {
  expect(codesOf(file)).toEqual([]);
});
