import { writeFileSync } from "node:fs";
import { tokensCss } from "../packages/ui/src/theme/tokens-css.ts";

writeFileSync(new URL("../packages/ui/src/theme/tokens.generated.css", import.meta.url), tokensCss());
