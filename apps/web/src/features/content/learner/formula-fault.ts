import katex from "katex";
import { formulaFaultBy } from "@app/domain/content/maths-text.ts";

/** What stands near the fault of a formula; null where it can be read. */
export const formulaFault = formulaFaultBy((tex) => katex.renderToString(tex, { output: "mathml", strict: "ignore" }));
