import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changedBetween, snapshotOf } from "./lib/generated.mjs";

it("names the generated files that are new, changed or gone, and no others", () => {
  const root = mkdtempSync(join(tmpdir(), "generated-"));
  const write = (path: string, text: string) => {
    writeFileSync(join(root, path), text);
  };
  mkdirSync(join(root, "packages/schema/upstreams"), { recursive: true });
  write("same.generated.ts", "1");
  write("gone.generated.ts", "1");
  write("packages/schema/schema.graphql", "1");
  write("own.ts", "1");
  const before = snapshotOf(root);
  rmSync(join(root, "gone.generated.ts"));
  write("packages/schema/schema.graphql", "2");
  write("packages/schema/upstreams/v1.openapi.json", "1");
  write("own.ts", "2");

  expect(changedBetween(before, snapshotOf(root))).toEqual([
    "gone.generated.ts",
    "packages/schema/schema.graphql",
    "packages/schema/upstreams/v1.openapi.json",
  ]);
  rmSync(root, { recursive: true });
});
