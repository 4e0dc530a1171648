import { dirname, join } from "node:path/posix";
import { walkText } from "./xml-walk.ts";

/** What the other entries of a workbook say of its sheets. */
export interface WorkbookParts {
  /** In the workbook's order. */
  sheets: { name: string; path: string; isHidden: boolean }[];
  stringsPath: string | null;
  /** Whether its days are counted from 1904, as old Macs did. */
  from1904: boolean;
  /** Whether cells of a style are dates, by its place. */
  dateStyles: boolean[];
}

/** Numbers of formats that are dates in every workbook. */
const isDateNumber = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** "dd/mm/yyyy" and its like; what stands in brackets, in quotes or after a backslash is only shown. */
const isDateFormat = (code: string) =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|[\\_*]./gi, ""));

function dateStylesIn(xml: string): boolean[] {
  const own = new Map<string, string>();
  const styles: boolean[] = [];
  let isInside = false;
  walkText(xml, {
    open(name, { numFmtId = "0", formatCode = "" }) {
      if (name === "numFmt") own.set(numFmtId, formatCode);
      if (name === "cellXfs") isInside = true;
      if (name !== "xf" || !isInside) return;
      const code = own.get(numFmtId);
      styles.push(code === undefined ? isDateNumber(Number(numFmtId)) : isDateFormat(code));
    },
    close(name) {
      if (name === "cellXfs") isInside = false;
    },
  });
  return styles;
}

interface Relation {
  type: string;
  path: string;
}

function relationsIn(xml: string, folder: string): Map<string, Relation> {
  const found = new Map<string, Relation>();
  walkText(xml, {
    open(name, { Id = "", Type = "", Target = "" }) {
      if (name !== "Relationship") return;
      const path = Target.startsWith("/") ? Target.slice(1) : join(folder, Target);
      found.set(Id, { type: Type.slice(Type.lastIndexOf("/") + 1), path });
    },
  });
  return found;
}

const relationsOf = (path: string) => join(dirname(path), "_rels", `${path.slice(path.lastIndexOf("/") + 1)}.rels`);

/** Everything that a sheet needs besides itself, but for its texts. */
export const isWorkbookPart = (name: string) => /(?:\.rels|workbook\d*\.xml|styles\d*\.xml)$/i.test(name);

/** Reads what a workbook says of its sheets; throws where it is none. */
export function workbookParts(texts: ReadonlyMap<string, string>): WorkbookParts {
  const textOf = (path: string) => texts.get(path) ?? "";
  const roots = [...relationsIn(textOf("_rels/.rels") || "<none/>", "").values()];
  const root = roots.find(({ type }) => type === "officeDocument")?.path ?? "xl/workbook.xml";
  const relations = relationsIn(textOf(relationsOf(root)) || "<none/>", dirname(root));
  const pathOf = (kind: string) => [...relations.values()].find(({ type }) => type === kind)?.path ?? null;
  const parts: WorkbookParts = { sheets: [], stringsPath: pathOf("sharedStrings"), from1904: false, dateStyles: [] };
  walkText(textOf(root), {
    open(element, { name = "", id = "", state = "visible", date1904 = "0" }) {
      if (element === "workbookPr") parts.from1904 = ["1", "true"].includes(date1904);
      const relation = element === "sheet" ? relations.get(id) : undefined;
      if (relation?.type === "worksheet")
        parts.sheets.push({ name, path: relation.path, isHidden: state !== "visible" });
    },
  });
  const styles = textOf(pathOf("styles") ?? "");
  return { ...parts, dateStyles: styles === "" ? [] : dateStylesIn(styles) };
}
