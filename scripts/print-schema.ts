import { writeFileSync } from "node:fs";
import { operationNamesModule } from "./operation-names.ts";
import { schemaText, typeDefsModule } from "./schema-text.ts";

const packageFile = (path: string) => new URL(`../packages/schema/${path}`, import.meta.url);

writeFileSync(packageFile("schema.graphql"), schemaText());
writeFileSync(packageFile("src/type-defs.generated.ts"), typeDefsModule());
writeFileSync(packageFile("src/operation-names.generated.ts"), operationNamesModule());
