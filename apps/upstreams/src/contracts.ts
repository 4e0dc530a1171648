import { printSchema } from "graphql";
import { partsV1, partsV2 } from "./app.ts";
import { contentSchema } from "./features/content/content.queries-v1.ts";
import { openApiOf } from "./http/openapi.ts";

export const contractsFolder = new URL("../../../packages/schema/upstreams/", import.meta.url);

const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** What the two servers promise, made from their code: file name → text, the same every time. */
export function contracts(): Record<string, string> {
  const nothing = () => Promise.reject(new Error("Contracts are printed without sign-in."));
  const v1 = partsV1({
    tokens: { make: nothing, serviceKey: Buffer.alloc(0), read: nothing },
    wait: nothing,
    publicUrl: "",
  });
  return {
    "v1.openapi.json": asJson(openApiOf(v1.title, "v1", v1.routes)),
    "v2.openapi.json": asJson(openApiOf(partsV2.title, "v2", partsV2.routes)),
    "v1.graphql": `${printSchema(contentSchema)}\n`,
  };
}
