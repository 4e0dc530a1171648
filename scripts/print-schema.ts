import { writeFileSync } from "node:fs";
import { schemaText, typeDefsModule } from "./schema-text.ts";

writeFileSync(new URL("../packages/schema/schema.graphql", import.meta.url), schemaText());
writeFileSync(new URL("../packages/schema/src/type-defs.generated.ts", import.meta.url), typeDefsModule());
