import type { Role } from "@app/domain/enums.ts";
import { isListView, type ListView } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { arrayOf } from "../../upstream/shape.ts";

const views = arrayOf(isListView);

interface Default {
  list: string;
  viewId: string | null;
  role: Role | null;
}

export class ViewsSource extends RecordSource<ListView, "delete"> {
  constructor(v2: RestV2) {
    super(v2, { path: "/views", entity: "View", check: isListView });
  }

  ofList(list: string): Promise<ListView[]> {
    return this.rest.get(`/views?${queryOf({ list })}`, views);
  }

  chooseDefault(chosen: Default, key?: string | null): Promise<ListView[]> {
    return this.rest.sendRecord("PUT", "/views/default", chosen, views, key);
  }
}
