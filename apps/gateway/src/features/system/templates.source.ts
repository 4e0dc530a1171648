import { isTemplate, type Template } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";

export class TemplatesSource extends RecordSource<Template, "archive" | "restore"> {
  constructor(v2: RestV2) {
    super(v2, { path: "/admin/template", entity: "Template", check: isTemplate });
  }
}
