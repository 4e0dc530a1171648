import { runBuilt } from "./lib/run-built.mjs";

await runBuilt(
  ["apps/upstreams/dist/seed-scale.js"],
  "Stopped; what was written stays, and the next run goes on from there.",
);
