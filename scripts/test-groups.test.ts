import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inGroups } from "./lib/test-groups.mjs";
import { plant } from "./testing/planted.ts";

const plain = Array.from({ length: 20 }, (_, index) => `app/src/part-${String(index).padStart(2, "0")}/it.test.ts`);
const files = {
  ...Object.fromEntries(plain.map((path) => [path, "it('holds', () => undefined);\n"])),
  "app/src/clock.test.ts": "jest.useFakeTimers();\n",
  "app/src/modules.test.ts": "jest.mock('node:fs');\n",
  "app/src/slow.test.ts": "it('takes long', () => undefined}, 60_000);\n",
  "app/tools/beside.test.tsx": "it('is not below src', () => undefined);\n",
  "app/dist/built.test.ts": "it('is built', () => undefined);\n",
  "app/src/other.postgres.test.ts": "it('is for another project', () => undefined);\n",
  "app/src/code.ts": "export const one = 1;\n",
};

it("runs every test once: most together, and by themselves what would act on others or take long", () => {
  const project = plant(files, []);
  const app = {
    displayName: "app",
    rootDir: join(project.folder, "app"),
    testPathIgnorePatterns: ["\\.postgres\\.test\\.ts$"],
  };
  const [together, ...single] = inGroups(app, project.folder).testMatch;
  const folder = join(together!, "..");
  const groups = readdirSync(folder).map((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/require\("(.+)"\)/g)].map(([, path]) => path!),
  );
  project.remove();
  expect(groups.map((group) => group.length).toSorted()).toEqual([7, 7, 7]);
  const grouped = [...plain, "app/tools/beside.test.tsx"];
  expect(groups.flat().toSorted()).toEqual(grouped.map((path) => join(project.folder, path)));
  expect(single).toEqual(["clock", "modules", "slow"].map((name) => join(project.folder, `app/src/${name}.test.ts`)));
});
