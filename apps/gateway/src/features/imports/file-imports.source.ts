import { isFileImportRow } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import type { placeOf } from "../../records/list-page.ts";
import { queryOf } from "../../upstream/path.ts";
import { listOf } from "../../upstream/shape.ts";

const rows = listOf(isFileImportRow);

type AskedRows = ReturnType<typeof placeOf> & {
  importId: string;
  verdict: readonly string[] | null;
  undo: readonly string[] | null;
};

export class FileImportsSource extends recordSource("FileImport") {
  rowsOf(asked: AskedRows) {
    return this.rest.get(`/imports/rows?${queryOf({ ...asked })}`, rows);
  }
}
