import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Children, stopOnSignal } from "./lib/children.mjs";
import { complain } from "./lib/say.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const upstreams = "packages/schema/upstreams";
const children = new Children();
stopOnSignal(children, () => 130);

/** @param {string} program @param {string[]} args */
async function run(program, ...args) {
  const { code, output } = await children.run(program, args, { cwd: root });
  if (code !== 0) throw new Error(`${[basename(program), ...args].join(" ")} failed:\n${output}`);
}

/** @param {string} path of a program of ours in TypeScript */
const ours = (path) => run(process.execPath, "--import", "tsx", path);

/** @param {string} name of an installed program */
const bin = (name) => join(root, "node_modules/.bin", name);

/** @param {string} server */
const typesOf = (server) =>
  run(bin("openapi-typescript"), `${upstreams}/${server}.openapi.json`, "-o", `${upstreams}/${server}.generated.ts`);

/** Writes every generated file, each once what it is made of has been written. */
try {
  await Promise.all(["enums", "tokens", "zones", "environment"].map((name) => ours(`scripts/write-${name}.ts`)));
  await ours("apps/upstreams/src/print-contracts.ts");
  await Promise.all([
    run(bin("graphql-codegen"), "--config", "codegen.ts"),
    typesOf("v1"),
    typesOf("v2"),
    ours("scripts/write-wire-checks.ts"),
    ours("scripts/print-schema.ts"),
  ]);
  await ours("scripts/print-root-fields.ts");
} catch (error) {
  if (!children.stopping) {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
