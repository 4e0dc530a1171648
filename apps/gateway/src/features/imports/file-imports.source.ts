import { isFileImport, isFileImportRow, type FileImport } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { placeOf } from "../../records/list-page.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { listOf } from "../../upstream/shape.ts";

const rows = listOf(isFileImportRow);

type AskedRows = ReturnType<typeof placeOf> & {
  importId: string;
  verdict: readonly string[] | null;
  undo: readonly string[] | null;
};

export class FileImportsSource extends RecordSource<FileImport, "check" | "mend" | "run" | "cancel" | "undo"> {
  constructor(v2: RestV2) {
    super(v2, { path: "/imports", entity: "Import", check: isFileImport });
  }

  rowsOf(asked: AskedRows) {
    return this.rest.get(`/imports/rows?${queryOf({ ...asked })}`, rows);
  }
}
