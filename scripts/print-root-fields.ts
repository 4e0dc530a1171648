import { writeFileSync } from "node:fs";
import { rootFieldsFile, rootFieldsText } from "./root-fields.ts";

writeFileSync(rootFieldsFile, await rootFieldsText());
