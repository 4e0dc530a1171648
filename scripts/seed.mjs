import { runBuilt } from "./lib/run-built.mjs";

await runBuilt(
  ["apps/upstreams/dist/seed-scale.js"],
  "Stopped. What was written is kept, and the next run continues from there.",
);
