import { buffer } from "node:stream/consumers";
import type PDFKit from "pdfkit";
import type { DocumentFacts, Labelled } from "./document-facts.ts";
import { documentFonts } from "./document-fonts.ts";

type Page = InstanceType<typeof PDFKit>;

const margin = 56;
/** Kept free at the foot of each page for its number. */
const foot = 40;
const [ink, faint, rule] = ["#1d1d1f", "#5c5c63", "#c9c9cf"] as const;
const gap = 14;

const widthOf = ({ page }: Page) => page.width - 2 * margin;
const lowest = ({ page }: Page) => page.height - margin - foot;

/** Begins a new page where so much more does not fit on this one. */
function makeRoom(page: Page, height: number): boolean {
  if (page.y + height <= lowest(page)) return false;
  page.addPage();
  return true;
}

const plain = (page: Page, size = 10) => page.font("text").fontSize(size).fillColor(ink);
const strong = (page: Page, size = 10) => page.font("strong").fontSize(size).fillColor(ink);
const label = (page: Page) => page.font("text").fontSize(9).fillColor(faint);

function line(page: Page, color: string = rule): void {
  page
    .moveTo(margin, page.y)
    .lineTo(margin + widthOf(page), page.y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke();
}

function head(page: Page, { title, number, issuer }: DocumentFacts): void {
  const half = widthOf(page) / 2;
  const top = page.y;
  page.font("title").fontSize(24).fillColor(ink).text(title, margin, top, { width: half });
  label(page).fontSize(11).text(number, { width: half });
  const left = page.y;
  if (issuer) {
    const { legalName, legalAddress, taxLabel, taxNumber, replyTo } = issuer;
    strong(page).text(legalName, margin + half, top + 6, { width: half, align: "right" });
    const said = [legalAddress, taxNumber && `${taxLabel} number ${taxNumber}`, replyTo];
    label(page).text(said.filter(Boolean).join("\n"), { width: half, align: "right" });
  }
  page.y = Math.max(left, page.y) + 2 * gap;
}

function parties(page: Page, { to, dates }: DocumentFacts): void {
  const half = widthOf(page) / 2;
  const top = page.y;
  label(page).text(to.label, margin, top, { width: half - gap });
  plain(page).text(to.lines.join("\n"), { width: half - gap });
  let lower = page.y;
  page.y = top;
  for (const [name, value] of dates) {
    const at = page.y;
    label(page).text(name, margin + half, at, { width: half / 2 });
    plain(page).text(value, margin + half * 1.5, at - 0.5, { width: half / 2, align: "right" });
  }
  lower = Math.max(lower, page.y);
  page.y = lower + 2 * gap;
}

/** Writes cells beside each other; the tallest decides how high the row is. */
function cells(page: Page, { columns }: DocumentFacts, texts: readonly string[], write: (page: Page) => Page): void {
  const width = widthOf(page);
  const top = page.y;
  let [x, lower] = [margin, top];
  for (const [place, { share, align }] of columns.entries()) {
    const room = share * width - (align === "left" ? gap : 0);
    write(page).text(texts[place] ?? "", x, top, { width: room, align });
    lower = Math.max(lower, page.y);
    x += share * width;
  }
  page.y = lower;
}

function headings(page: Page, facts: DocumentFacts): void {
  const texts = facts.columns.map(({ heading }) => heading);
  cells(page, facts, texts, label);
  page.y += 4;
  line(page, ink);
  page.y += 6;
}

/** The rows, whose headings stand again on each page. */
function table(page: Page, facts: DocumentFacts): void {
  headings(page, facts);
  for (const row of facts.rows) {
    const [first] = facts.columns;
    const room = (first?.share ?? 1) * widthOf(page) - gap;
    const height = plain(page).heightOfString(row[0] ?? "", { width: room });
    if (makeRoom(page, height + 10)) headings(page, facts);
    cells(page, facts, row, plain);
    page.y += 4;
    line(page);
    page.y += 6;
  }
}

function sums(page: Page, { sums: all }: DocumentFacts): void {
  const half = widthOf(page) / 2;
  makeRoom(page, all.length * 18);
  for (const [name, amount, weight] of all) {
    const write = weight === "strong" ? strong : plain;
    const at = page.y;
    write(page).text(name, margin + half, at, { width: half * 0.6 });
    const lower = page.y;
    write(page).text(amount, margin + half * 1.6, at, { width: half * 0.4, align: "right" });
    page.y = Math.max(lower, page.y) + 3;
  }
  page.y += gap;
}

function paragraph(page: Page, [heading, text]: Labelled): void {
  const width = widthOf(page);
  makeRoom(page, 16 + plain(page).heightOfString(text, { width }));
  strong(page).text(heading, margin, page.y, { width });
  plain(page).text(text, { width });
  page.y += gap;
}

/** The foot of each page: what its issuer says, and which page it is where there are more. */
function feet(page: Page, { issuer, number }: DocumentFacts): void {
  const { start, count } = page.bufferedPageRange();
  for (let place = start; place < start + count; place++) {
    page.switchToPage(place);
    // Text below the margin would begin another page.
    page.page.margins.bottom = 0;
    const at = page.page.height - margin - foot / 2;
    const width = widthOf(page);
    const room = count > 1 ? width * 0.7 : width;
    if (issuer?.footer) label(page).text(issuer.footer, margin, at, { width: room, height: foot, ellipsis: true });
    if (count > 1)
      label(page).text(`${number}, page ${place + 1} of ${count}`, margin + room, at, {
        width: width - room,
        align: "right",
      });
  }
}

/** Draws a document as a PDF. */
export async function drawDocument(facts: DocumentFacts): Promise<Buffer> {
  // Loaded only where something is to be drawn: the start need not wait for it.
  const { default: PDFDocument } = await import("pdfkit");
  const { title, number, issuer } = facts;
  const page = new PDFDocument({
    size: "A4",
    margin,
    bufferPages: true,
    font: documentFonts.text(),
    lang: "en-GB",
    info: { Title: `${title} ${number}`, ...(issuer && { Author: issuer.legalName }) },
  });
  for (const [name, file] of Object.entries(documentFonts)) page.registerFont(name, file());
  const drawn = buffer(page);
  head(page, facts);
  parties(page, facts);
  table(page, facts);
  sums(page, facts);
  for (const one of facts.paragraphs) paragraph(page, one);
  feet(page, facts);
  page.end();
  return drawn;
}
