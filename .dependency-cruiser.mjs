/** Who may import whom. `npm run lint:deps` fails on any broken rule. */
const feature = "^apps/(gateway|upstreams|web)/src/features/([^/]+)/";

/** The gateway's rooms, as docs/adr/0025-layers-of-the-gateway.md draws them: each imports only from those after it. */
const gatewayRooms = [
  "live",
  "http",
  "gates",
  "execution",
  "features",
  "permission",
  "records",
  "upstream",
  "cache",
  "telemetry",
  "errors",
  "common",
];
const gateway = "^apps/gateway/src/";

/** The rooms of the upstream servers, from the bottom: each may import those before it. Who starts them stands above all. */
const upstreamRooms = ["storage", "database", "service", "records", "http", "features", "jobs", "seed"];
const upstreamsRunDownward = upstreamRooms.map((room, at) => ({
  name: `upstreams-${room}-imports-downward`,
  severity: "error",
  comment: "docs/adr/0026-layers-of-the-upstream-servers.md",
  from: { path: `^apps/upstreams/src/${room}/`, pathNot: "\\.test\\.ts$" },
  to: {
    path: "^apps/upstreams/src/",
    pathNot: `^apps/upstreams/src/(config\\.ts$|(${upstreamRooms.slice(0, at + 1).join("|")})/)`,
  },
}));
const upstreamsHaveOnlyTheseRooms = {
  name: "upstreams-have-only-these-rooms",
  severity: "error",
  comment: "A new room first gets its place in the order.",
  from: { path: "^apps/upstreams/src/[^/]+/", pathNot: `^apps/upstreams/src/(testing|${upstreamRooms.join("|")})/` },
  to: {},
};

/** The portal's rooms from the top, as docs/adr/0028-layers-of-the-portal.md draws them: each imports only from those after it. */
const portalRooms = [
  "app",
  "features",
  "shared/review",
  "shared/records",
  "shared/export",
  "shared/bulk",
  "shared/history",
  "shared/drafts",
  "shared/undo",
  "shared/views",
  "shared/list",
  "shared/save",
  "shared/files",
  "shared/places",
  "shared/permission",
  "shared/live",
  "shared/session",
  "shared/telemetry",
  "shared/page",
  "shared/prefetch",
  "shared/errors",
  "shared/browser",
  "shared/editor",
  "shared/links",
  "shared/text",
];
const portal = "^apps/web/src/";
const portalRunsDownward = portalRooms.map((room, floor) => ({
  name: "portal-runs-downward",
  severity: "error",
  comment: "A room imports from those after it in the list, and never what starts them.",
  from: { path: `${portal}${room}/` },
  to: { path: [...portalRooms.slice(0, floor).map((above) => `${portal}${above}/`), `${portal}[^/]+$`] },
}));
const portalHasTheseRooms = {
  name: "portal-has-these-rooms",
  severity: "error",
  comment: "A new room has its place in the list above; no file lies loose in shared.",
  from: {},
  to: { path: `${portal}([^/]+|shared/[^/]+)/`, pathNot: `${portal}(testing|${portalRooms.join("|")})/` },
};

/** The floors on which areas of the business stand, from the ground. An area imports from its own floor and from those below. */
const areaFloors = [
  ["regions", "policies", "system", "files", "account", "staff", "notifications"],
  ["people", "customers", "tutors", "leads", "hiring", "customer-pods"],
  ["lessons"],
  ["group-lessons", "ratings", "feedbacks", "tutor-feedback", "journal", "calendar"],
  ["billing"],
  ["reports"],
];
/** What still runs upward, by area; nothing is to be added. */
const knownUpward = {
  "packages/domain/src": {
    customers: ["lessons"],
    lessons: ["ratings"],
    system: ["billing", "group-lessons", "lessons"],
  },
  "apps/upstreams/src/features": {
    customers: ["billing", "lessons"],
    feedbacks: ["billing"],
    "group-lessons": ["billing"],
    lessons: ["billing", "group-lessons"],
    people: ["billing"],
    tutors: ["lessons"],
  },
  "apps/gateway/src/features": { system: ["hiring", "tutors"] },
  "apps/web/src/features": {
    account: ["reports"],
    "customer-pods": ["billing", "lessons"],
    customers: ["billing", "feedbacks", "lessons"],
    feedbacks: ["billing"],
    hiring: ["journal"],
    leads: ["lessons"],
    tutors: ["journal", "lessons", "tutor-feedback"],
  },
};
const areasStandOnFloors = Object.entries(knownUpward).flatMap(([root, known]) =>
  areaFloors.slice(0, -1).flatMap((areas, floor) => {
    const above = areaFloors.slice(floor + 1).flat();
    return areas.map((area) => ({
      name: "areas-stand-on-floors",
      severity: "error",
      comment: "What a lower area needs to know of a higher one is passed to it, or moves below both.",
      from: { path: `^${root}/${area}/`, pathNot: "\\.test\\.tsx?$|/testing/" },
      to: { path: `^${root}/(${above.filter((upper) => !known[area]?.includes(upper)).join("|")})/` },
    }));
  }),
);

export default {
  forbidden: [
    ...gatewayRooms.map((room, floor) => ({
      name: "gateway-runs-downward",
      severity: "error",
      comment: "A room imports from those after it in the list, and never what puts them together.",
      from: { path: `${gateway}${room}/` },
      to: {
        path: [...gatewayRooms.slice(0, floor).map((above) => `${gateway}${above}/`), `${gateway}[^/]+$`],
        pathNot: `${gateway}config\\.ts$`,
      },
    })),
    {
      name: "gateway-has-these-rooms",
      severity: "error",
      comment: "A new room has its place in the list above.",
      from: {},
      to: { path: `${gateway}[^/]+/`, pathNot: `${gateway}(${gatewayRooms.join("|")}|testing)/` },
    },
    {
      name: "gateway-config-is-the-ground",
      severity: "error",
      from: { path: `${gateway}config\\.ts$` },
      to: { path: gateway },
    },
    ...upstreamsRunDownward,
    upstreamsHaveOnlyTheseRooms,
    ...portalRunsDownward,
    ...areasStandOnFloors,
    portalHasTheseRooms,
    {
      name: "gallery-stands-apart",
      severity: "error",
      comment: "It shows the library alone, and the portal must not contain it.",
      from: { path: "^apps/web/(?!gallery/)" },
      to: { path: "^apps/web/gallery/" },
    },
    {
      name: "gallery-shows-the-library",
      severity: "error",
      from: { path: "^apps/web/gallery/" },
      to: { path: "^apps/web/(?!gallery/)" },
    },
    {
      name: "nothing-stands-on-the-demo",
      severity: "error",
      comment: "The template's demo apps may be taken out: only what lists every feature knows them.",
      from: {
        path: "^(apps|packages)/",
        pathNot: [
          "/features/demo/",
          "^packages/domain/src/demo/",
          "\\.generated\\.ts$",
          "^apps/gateway/src/features/(schema|sources)\\.ts$",
          "^apps/upstreams/src/(app|jobs/demo-jobs)\\.ts$",
          "^apps/web/src/app/route-table\\.ts$",
        ],
      },
      to: { path: ["/features/demo/", "^packages/domain/src/demo/"] },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "domain-is-pure",
      severity: "error",
      comment: "Rules run in the browser, the gateway and the upstreams alike.",
      from: { path: "^packages/domain/src", pathNot: "\\.test\\.ts$|/testing/" },
      to: { pathNot: "^packages/domain/src|node_modules/(zod|temporal-polyfill)/" },
    },
    {
      name: "packages-never-import-apps",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "apps-never-import-apps",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "upstreams-know-only-domain",
      severity: "error",
      from: { path: "^apps/upstreams/src/" },
      to: { path: "^packages/", pathNot: "^packages/domain/" },
    },
    {
      name: "ui-is-the-webs",
      severity: "error",
      from: { pathNot: "^(apps/web|packages/ui|e2e)/" },
      to: { path: "^packages/ui/" },
    },
    {
      name: "ui-knows-no-data",
      severity: "error",
      from: { path: "^packages/ui/" },
      to: { path: "^packages/schema/|node_modules/(@apollo|graphql|react-router)" },
    },
    {
      name: "drag-comes-late",
      severity: "error",
      comment:
        "Trees, boards and lists are shown and moved by keyboard without it: import() it at the first pointer or focus.",
      from: { path: "^(packages/ui|apps/web)/", pathNot: "^packages/ui/src/[a-z]+/[a-z]+-drag\\.tsx$" },
      to: {
        path: "node_modules/@dnd-kit/|^packages/ui/src/[a-z]+/[a-z]+-drag\\.tsx$",
        dependencyTypesNot: ["dynamic-import", "type-only"],
      },
    },
    {
      name: "features-meet-in-public-files",
      severity: "error",
      comment: "Another feature offers only its *.public.ts(x) file; anything else moves to shared/ or stays private.",
      from: { path: feature },
      to: { path: "^apps/$1/src/features/[^/]+/", pathNot: "^apps/$1/src/features/$2/|\\.public\\.tsx?$" },
    },
    {
      name: "http-only-in-upstream",
      severity: "error",
      from: {
        path: "^apps/gateway/src/",
        pathNot: "src/upstream/|\\.source\\.ts$|context\\.ts$|/testing/|\\.test\\.ts$",
      },
      to: { path: "node_modules/undici", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-tests-in-code",
      severity: "error",
      from: { pathNot: "\\.test\\.tsx?$|/testing/|^e2e/" },
      to: { path: "\\.test\\.tsx?$|/testing/" },
    },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot: "\\.d\\.ts$|\\.test\\.tsx?$|main\\.tsx?$|cpu-reporter\\.mjs$|/testing/|\\.config\\.(ts|mjs)$",
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^apps/web/.*\\.generated\\.ts$|/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
