import { strToU8, Zip, ZipDeflate } from "fflate";
import { tidyText, type Cell } from "./cell.ts";
import type { SheetWriter } from "./sheet-writer.ts";

const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const office = "http://schemas.openxmlformats.org";
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/package/2006/relationships`;
const documents = `${office}/officeDocument/2006/relationships`;
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The fixed parts of a workbook with one sheet. */
const parts: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
};

/** Characters that XML may not contain, and texts that look like an escape of one. */
const unwritable = /(?![\t\n])\p{Cc}|[\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/giu;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes what XML may not contain, as Excel does. */
const written = (text: string): string =>
  text
    .replaceAll(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`)
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** "A", "Z", "AA" */
const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : "") + String.fromCharCode(65 + (place % 26));

function cellXml(cell: Cell, at: string): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${written(tidyText(cell))}</t></is></c>`;
}

/**
 * A workbook of one sheet. Texts are typed as text, so that none becomes a formula and no number loses its zeros. The
 * first row stays visible.
 */
export function xlsxWriter(put: (part: Uint8Array) => void): SheetWriter {
  const zip = new Zip((error, part) => {
    if (error) throw error;
    put(part);
  });
  const add = (name: string) => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    return entry;
  };
  for (const [name, xml] of Object.entries(parts)) add(name).push(strToU8(xml), true);
  const sheet = add("xl/worksheets/sheet1.xml");
  const frozen = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  sheet.push(strToU8(`${head}<worksheet xmlns="${main}">${frozen}<sheetData>`));
  let count = 0;
  return {
    rows(rows) {
      const xml = rows.map((row) => {
        count += 1;
        const cells = row.map((cell, place) => cellXml(cell, `${columnName(place)}${count}`));
        return `<row r="${count}">${cells.join("")}</row>`;
      });
      sheet.push(strToU8(xml.join("")));
    },
    end() {
      sheet.push(strToU8("</sheetData></worksheet>"), true);
      zip.end();
    },
  };
}
