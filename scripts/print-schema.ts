import { writeFileSync } from "node:fs";
import { kindFieldsModule } from "./kind-fields.ts";
import { operationNamesModule } from "./operation-names.ts";
import { scopeFieldsModule } from "./scope-fields.ts";
import { schemaText, typeDefsModule } from "./schema-text.ts";

const packageFile = (path: string) => new URL(`../packages/schema/${path}`, import.meta.url);

const sdl = schemaText();
writeFileSync(packageFile("schema.graphql"), sdl);
writeFileSync(packageFile("src/kind-fields.generated.ts"), kindFieldsModule(sdl));
writeFileSync(packageFile("src/scope-fields.generated.ts"), scopeFieldsModule(sdl));
writeFileSync(packageFile("src/type-defs.generated.ts"), typeDefsModule());
writeFileSync(packageFile("src/operation-names.generated.ts"), operationNamesModule());
