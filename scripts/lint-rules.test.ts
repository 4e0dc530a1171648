import { plant } from "./testing/planted.ts";
import { reactBreaches } from "./testing/react-breaches.ts";

const tsconfig = '{ "extends": "../../tsconfig.base.json", "include": ["src"] }';
const component = (body: string) =>
  `import { useState } from "react";\nexport function Part({ on }: { on: boolean }) {\n${body}\n}\n`;

/** One breach of each rule of ours. */
const breaches: readonly (readonly [rule: string, file: string, text: string])[] = [
  ["no-restricted-syntax", "packages/domain/src/default.ts", "export default 1;\n"],
  ["no-restricted-syntax", "packages/domain/src/barrel.ts", 'export * from "./plain.ts";\n'],
  ["no-restricted-syntax", "packages/domain/src/now.ts", "export const at = () => Date.now();\n"],
  ["no-restricted-syntax", "packages/domain/src/today.ts", "export const at = () => new Date();\n"],
  ["no-restricted-syntax", "apps/gateway/src/env.ts", "export const mode = process.env.MODE;\n"],
  ["no-restricted-syntax", "packages/domain/src/messages.ts", 'export const text = "Open the link in the e-mail.";\n'],
  [
    "no-restricted-syntax",
    "packages/ui/src/setting.tsx",
    component("  return on ? <p>Set SMTP_URL first.</p> : null;"),
  ],
  ["no-restricted-syntax", "packages/ui/src/stilted.ts", 'export const text = "Those who follow it stand here.";\n'],
  [
    "no-restricted-syntax",
    "packages/ui/src/add.tsx",
    component('  return on ? <Part on title="New region" /> : null;'),
  ],
  [
    "no-restricted-imports",
    "packages/ui/src/part.tsx",
    'import Dialog from "@mui/material/Dialog";\nexport const Part = Dialog;\n',
  ],
  [
    "no-restricted-imports",
    "apps/web/src/features/part.ts",
    'import { useQuery } from "@apollo/client/react";\nexport const ask = useQuery;\n',
  ],
  [
    "no-restricted-imports",
    "packages/ui/src/theme/part.ts",
    'import styled from "@emotion/styled";\nexport const Part = styled.p({});\n',
  ],
  ["no-restricted-syntax", "packages/ui/src/case.ts", 'export const action = { label: "Add Region" };\n'],
  [
    "@typescript-eslint/no-explicit-any",
    "packages/domain/src/any.ts",
    "export const loose = (value: any): unknown => value;\n",
  ],
  ["max-lines", "packages/domain/src/long.ts", "export const one = 1;\n".repeat(1) + "// a line\n".repeat(300)],
  [
    "typescript(no-floating-promises)",
    "packages/domain/src/floating.ts",
    "export const go = (run: () => Promise<void>) => {\n  run();\n};\n",
  ],
  [
    "no-restricted-syntax",
    "apps/upstreams/src/seed/seed.ts",
    `declare function retryable(on: object, work: (handle: object) => Promise<void>): Promise<void>;
export const save = (app: { database: object }) => retryable(app.database, () => retryable(app.database, () => Promise.resolve()));
`,
  ],
  [
    "no-restricted-syntax",
    "apps/upstreams/src/features/people/people.service.ts",
    `interface Handle { insert(row: number): Promise<void> }
interface Database extends Handle { transaction(work: (handle: Handle) => Promise<void>): Promise<void> }
export const save = (database: Database) => database.transaction(async () => { await database.insert(1); });
`,
  ],
  ["no-restricted-syntax", "apps/upstreams/src/records/clock.ts", "export const now = () => Date.now();\n"],
  [
    "no-restricted-syntax",
    "packages/ui/src/names.ts",
    'export const inWords = (names: string[]) => new Intl.ListFormat("en").format(names);\n',
  ],
  [
    "no-restricted-syntax",
    "packages/domain/src/called.ts",
    'export const grouped = (count: number) => Intl.NumberFormat("en").format(count);\n',
  ],
  [
    "no-restricted-syntax",
    "packages/domain/src/kept-inside.ts",
    `import { kept } from "./kept.ts";
export const inWords = (names: string[]) => kept(() => new Intl.ListFormat("en"))().format(names);
`,
  ],
  [
    "no-restricted-syntax",
    "packages/domain/src/grouped.ts",
    'export const grouped = (count: number) => count.toLocaleString("en");\n',
  ],
  [
    "no-restricted-syntax",
    "packages/domain/src/sorted.ts",
    'export const byName = (a: string, b: string) => a.localeCompare(b, "en");\n',
  ],
  ...reactBreaches,
];

const allowed = {
  "packages/ui/src/words.ts":
    'export const actions = [{ label: "Add region" }, { label: "New password" }, { label: "Save Settings" }, { label: "Igbo" }];\n',
  "packages/domain/src/kept.ts": "export declare function kept<Made>(make: () => Made): () => Made;\n",
  "packages/domain/src/formats.ts": `import { kept } from "./kept.ts";
const list = new Intl.ListFormat("en");
const names = kept(() => new Intl.Collator("en"));
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

interface TypedReport {
  diagnostics: { code: string; filename: string }[];
}

interface Report {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

let found: { file: string; rules: (string | null)[] }[];
let project: ReturnType<typeof plant>;

beforeAll(() => {
  const planted = Object.fromEntries(breaches.map(([, file, text]) => [file, text]));
  const settings = Object.fromEntries(folders.map((folder) => [`${folder}/tsconfig.json`, tsconfig]));
  const own = { ...allowed, ...planted, ...settings, "package.json": '{ "type": "module" }' };
  project = plant(own, ["eslint.config.js", ".oxlintrc.json", "tsconfig.base.json"]);
  project.linkModules();
  const reports = JSON.parse(project.run("eslint", ["--format", "json", "packages", "apps"])) as Report[];
  const { diagnostics } = JSON.parse(project.run("oxlint", ["--format", "json"])) as TypedReport;
  found = reports.map(({ filePath, messages }) => {
    const file = filePath.slice(project.folder.length + 1);
    const typed = diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
    return { file, rules: [...messages.map(({ ruleId }) => ruleId), ...typed] };
  });
}, 120_000);
afterAll(() => {
  project.remove();
});

it.each(breaches)("%s catches %s", (rule, file) => {
  expect(found.find((one) => one.file === file)?.rules).toContain(rule);
});

it.each(Object.keys(allowed))("lets %s pass", (file) => {
  expect(found.find((one) => one.file === file)?.rules).toEqual([]);
});
