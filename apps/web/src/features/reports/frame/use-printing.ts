import { useEffect, useState } from "react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { ReportQuery } from "./report.generated.ts";

type Answer = ReportQuery["report"];
type Row = Answer["rows"][number];

/** Pages that are read for paper at most; a longer table is for a file. */
const mostPages = 20;

/** Reads the rows of a page of the table. */
export type ReadRows = (page: number) => Promise<readonly Row[]>;

/**
 * Prints a report with all rows of its table, not only those of the page that is open. Returns the report to show, whole while
 * it is printed, and what starts that.
 */
export function usePrinting(answer: Answer | undefined, readRows: ReadRows) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    if (rows === null) return;
    const end = () => setRows(null);
    window.addEventListener("afterprint", end, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [rows]);

  async function print() {
    if (!answer || answer.total <= answer.rows.length) {
      window.print();
      return;
    }
    const pages = Math.ceil(answer.total / Math.max(1, answer.rows.length));
    if (pages > mostPages) return toast.failed("This table is too long to print. Export it instead.");
    const read: Row[] = [];
    try {
      for (let page = 1; read.length < answer.total && page <= pages + 1; page++) read.push(...(await readRows(page)));
    } catch {
      return toast.failed("The whole table could not be read, so nothing is printed. Try again.");
    }
    setRows(read);
  }

  return { shown: answer && rows ? { ...answer, rows: [...rows] } : answer, print: () => void print() };
}
