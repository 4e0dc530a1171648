import { runBuilt } from "./lib/run-built.mjs";

await runBuilt(["--import", "tsx", "apps/gateway/src/testing/fuzz/main.ts"], "Stopped.");
