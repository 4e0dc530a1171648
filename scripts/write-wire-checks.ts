import { writeFileSync } from "node:fs";
import { contractFile, contractServers, recordsModule } from "./wire-checks.ts";

for (const server of contractServers)
  writeFileSync(contractFile(server, "records.generated.ts"), recordsModule(server));
