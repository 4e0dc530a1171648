import type { ResourceInput } from "@app/domain/curriculum/resource.ts";
import { resourceKinds } from "@app/domain/curriculum/curriculum-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { ResourceKind } from "@app/schema/types.generated.ts";

/** A resource as a form holds it; the kind as the rules spell it. */
export interface ResourceValues {
  title: string;
  kind: string;
  url: string;
}

export const newResource: ResourceValues = { title: "", kind: "document", url: "" };

interface Stored {
  title: string;
  kind: ResourceKind;
  url: string;
}

/** Resources that are kept, as a form holds them. */
export const resourcesRead = (resources: readonly Stored[]): readonly ResourceValues[] =>
  resources.map(({ title, kind, url }) => ({
    title,
    kind: resourceKinds.find((one) => toEnumName(one) === kind) ?? "link",
    url,
  }));

/** Resources as the rules read them, under the API's names. */
export const resourcesSent = (resources: readonly ResourceInput[]): Stored[] =>
  resources.map(({ title, kind, url }) => ({ title, kind: toEnumName(kind), url }));
