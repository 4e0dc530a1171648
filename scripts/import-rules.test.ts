import { plant } from "./testing/planted.ts";

const anything = "export const thing = 1;\n";
const uses = (...paths: string[]) =>
  paths.map((path, at) => `import { thing as t${at} } from "${path}";\nexport const u${at} = t${at};\n`).join("");

/** Files that may be imported, each used by an allowed one so that it stands nowhere alone. */
const ground = {
  "scripts/one.ts": anything,
  "node_modules/undici/package.json": '{ "name": "undici", "main": "index.js" }',
  "node_modules/undici/index.js": "exports.thing = 1;",
  "node_modules/zod/package.json": '{ "name": "zod", "main": "index.js" }',
  "node_modules/zod/index.js": "exports.thing = 1;",
  "node_modules/graphql/package.json": '{ "name": "graphql", "main": "index.js" }',
  "node_modules/graphql/index.js": "exports.thing = 1;",
  "node_modules/@dnd-kit/core/package.json": '{ "name": "@dnd-kit/core", "main": "index.js" }',
  "node_modules/@dnd-kit/core/index.js": "exports.thing = 1;",
  "packages/domain/src/money.ts": uses("zod"),
  "packages/domain/src/money.test.ts": uses("./money.ts"),
  "packages/schema/src/types.ts": anything,
  "packages/ui/src/chip.tsx": uses("../../domain/src/money.ts"),
  "packages/ui/src/tree/tree.tsx": 'export const load = () => import("./tree-drag.tsx");\n',
  "packages/ui/src/tree/tree-drag.tsx": uses("@dnd-kit/core"),
  "apps/gateway/src/main.ts": uses("./live/live.ts", "./features/people/people.resolvers.ts"),
  "apps/gateway/src/live/live.ts": uses("../http/security.ts"),
  "apps/gateway/src/http/security.ts": uses("../config.ts", "../common/lazily.ts"),
  "apps/gateway/src/common/lazily.ts": anything,
  "apps/gateway/src/features/resolvers.generated.ts": uses("./people/people.source.ts"),
  "apps/gateway/src/features/people/people.resolvers.ts": uses(
    "../resolvers.generated.ts",
    "../../../../../packages/schema/src/types.ts",
  ),
  "apps/gateway/src/features/people/people.source.ts": uses("undici"),
  "apps/upstreams/src/config.ts": anything,
  "apps/upstreams/src/database/client.ts": uses("../config.ts"),
  "apps/upstreams/src/service/permission.ts": uses("../database/client.ts"),
  "apps/upstreams/src/records/audit.ts": uses("../service/permission.ts", "../database/client.ts"),
  "apps/upstreams/src/http/route.ts": uses("../records/audit.ts"),
  "apps/upstreams/src/features/people/people.service.ts": uses(
    "../../../../../packages/domain/src/money.ts",
    "../../http/route.ts",
  ),
  "apps/upstreams/src/jobs/job.ts": uses("../features/people/people.service.ts"),
  "apps/upstreams/src/seed/seed.ts": uses("../features/people/people.service.ts"),
  "apps/upstreams/src/app.ts": uses("./jobs/job.ts", "./seed/seed.ts"),
  "apps/upstreams/src/main.ts": uses("./app.ts"),
  "apps/web/gallery/main.tsx": uses("./forms.tsx"),
  "apps/web/gallery/forms.tsx": uses("../../../packages/ui/src/chip.tsx"),
  "apps/web/src/main.tsx": uses("./app/app.tsx"),
  "apps/web/src/app/app.tsx": uses("../features/people/list.screen.tsx", "../../../../packages/ui/src/chip.tsx"),
  "apps/web/src/features/people/list.screen.tsx": uses("../places/place-link.public.tsx", "../../shared/list/rows.ts"),
  "apps/web/src/shared/list/rows.ts": uses("../text/format.ts"),
  "apps/web/src/shared/text/format.ts": anything,
  "apps/web/src/features/places/place-link.public.tsx": uses("./place.ts"),
  "apps/web/src/features/places/place.ts": anything,
};

/** One import that each rule forbids. */
const forbidden: readonly (readonly [rule: string, file: string, target: string])[] = [
  ["gallery-stands-apart", "apps/web/src/app/shown.ts", "../../gallery/forms.tsx"],
  ["gallery-shows-the-library", "apps/web/gallery/screen.ts", "../src/app/app.tsx"],
  ["areas-stand-on-floors", "apps/web/src/features/regions/upward.ts", "../billing/some-invoices.public.ts"],
  ["no-cycles", "packages/domain/src/a.ts", "./b.ts"],
  ["no-cycles", "apps/gateway/src/features/context.ts", "./inputs.generated.ts"],
  ["gateway-runs-downward", "apps/gateway/src/http/upward.ts", "../live/live.ts"],
  ["gateway-runs-downward", "apps/gateway/src/features/people/upward.ts", "../../http/security.ts"],
  ["gateway-runs-downward", "apps/gateway/src/upstream/upward.test.ts", "../features/people/people.source.ts"],
  ["gateway-runs-downward", "apps/gateway/src/common/upward.ts", "../main.ts"],
  ["gateway-has-these-rooms", "apps/gateway/src/http/aside.ts", "../plugins/plugin.ts"],
  ["gateway-config-is-the-ground", "apps/gateway/src/config.ts", "./common/lazily.ts"],
  ["domain-is-pure", "packages/domain/src/files.ts", "node:fs"],
  ["domain-is-pure", "packages/domain/src/graph.ts", "graphql"],
  ["domain-is-pure", "packages/domain/src/contract.ts", "../../schema/src/types.ts"],
  ["packages-never-import-apps", "packages/ui/src/outward.ts", "../../../apps/web/src/features/places/place.ts"],
  ["apps-never-import-apps", "apps/gateway/src/sideways.ts", "../../upstreams/src/features/people/people.service.ts"],
  [
    "apps-never-import-apps",
    "apps/web/src/shared/text/sideways.ts",
    "../../../../gateway/src/features/people/people.source.ts",
  ],
  ["upstreams-know-only-domain", "apps/upstreams/src/contract.ts", "../../../packages/schema/src/types.ts"],
  ["ui-is-the-webs", "apps/gateway/src/drawing.ts", "../../../packages/ui/src/chip.tsx"],
  ["ui-is-the-webs", "packages/schema/src/drawing.ts", "../../ui/src/chip.tsx"],
  ["ui-knows-no-data", "packages/ui/src/contract.ts", "../../schema/src/types.ts"],
  ["ui-knows-no-data", "packages/ui/src/query.ts", "graphql"],
  ["drag-comes-late", "packages/ui/src/tree/early.ts", "./tree-drag.tsx"],
  ["drag-comes-late", "packages/ui/src/tree/own.ts", "@dnd-kit/core"],
  ["features-meet-in-public-files", "apps/web/src/features/people/private.ts", "../places/place.ts"],
  ["features-meet-in-public-files", "apps/gateway/src/features/places/private.ts", "../people/people.resolvers.ts"],
  ["portal-runs-downward", "apps/web/src/app/upward.ts", "../main.tsx"],
  ["portal-runs-downward", "apps/web/src/features/people/upward.ts", "../../app/app.tsx"],
  ["portal-runs-downward", "apps/web/src/shared/list/upward.ts", "../../features/places/place.ts"],
  ["portal-runs-downward", "apps/web/src/shared/text/upward.test.ts", "../list/rows.ts"],
  ["portal-has-these-rooms", "apps/web/src/app/aside.ts", "../helpers/nowhere.ts"],
  ["portal-has-these-rooms", "apps/web/src/app/loose.ts", "../shared/loose.ts"],
  ["upstreams-database-imports-downward", "apps/upstreams/src/database/upward.ts", "../service/permission.ts"],
  ["upstreams-service-imports-downward", "apps/upstreams/src/service/upward.ts", "../records/audit.ts"],
  ["upstreams-records-imports-downward", "apps/upstreams/src/records/upward.ts", "../http/route.ts"],
  ["upstreams-http-imports-downward", "apps/upstreams/src/http/upward-to-app.ts", "../app.ts"],
  ["upstreams-features-imports-downward", "apps/upstreams/src/features/people/upward.ts", "../../jobs/job.ts"],
  ["upstreams-jobs-imports-downward", "apps/upstreams/src/jobs/upward.ts", "../seed/seed.ts"],
  ["upstreams-seed-imports-downward", "apps/upstreams/src/seed/upward.ts", "../app.ts"],
  ["upstreams-have-only-these-rooms", "apps/upstreams/src/helpers/nowhere.ts", "../config.ts"],
  ["http-only-in-upstream", "apps/gateway/src/features/people/calls.ts", "undici"],
  ["no-tests-in-code", "packages/domain/src/tested.ts", "./money.test.ts"],
];
const planted = Object.fromEntries(forbidden.map(([, file, target]) => [file, uses(target)]));
const alone = { "packages/domain/src/alone.ts": anything };
/** The other ends of what is planted. */
const ends = {
  "packages/domain/src/b.ts": uses("./a.ts"),
  "apps/gateway/src/features/inputs.generated.ts": uses("./context.ts"),
  "apps/gateway/src/plugins/plugin.ts": anything,
  "apps/web/src/features/billing/some-invoices.public.ts": anything,
  "apps/web/src/helpers/nowhere.ts": anything,
  "apps/web/src/shared/loose.ts": anything,
};

let found: string[];
let project: ReturnType<typeof plant>;

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

beforeAll(() => {
  project = plant({ ...ground, ...planted, ...alone, ...ends }, [
    ".dependency-cruiser.mjs",
    "tsconfig.json",
    "tsconfig.base.json",
  ]);
  const args = ["--config", ".dependency-cruiser.mjs", "--output-type", "json", "packages", "apps"];
  const report = JSON.parse(project.run("depcruise", args)) as Report;
  found = report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
});
afterAll(() => {
  project.remove();
});

it.each(forbidden)("%s catches %s", (rule, file) => {
  expect(found).toContain(`${rule}: ${file}`);
});

it("finds a file that nobody uses", () => {
  expect(found).toContain("no-orphans: packages/domain/src/alone.ts");
});

it("lets every allowed import pass", () => {
  expect(found.filter((line) => Object.keys(ground).some((file) => line.endsWith(`: ${file}`)))).toEqual([]);
});
