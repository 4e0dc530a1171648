import { TextLink } from "@app/ui/link/link.tsx";
import { numberOf } from "../../../shared/text/format.ts";
import css from "./pages.module.css";

/** Rows that the server answers with at once. */
const pageSize = 50;

interface PagesProps {
  page: number;
  total: number;
  hrefOf: (page: number) => string;
}

/** Which rows are shown, and the ways to the others; nothing is left out without a word. */
export function Pages({ page, total, hrefOf }: PagesProps) {
  if (total <= pageSize && page === 1) return null;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  if (page > lastPage) {
    return (
      <nav className={css.pages} aria-label="Pages">
        <span>Page {numberOf(page)} is beyond the last one.</span>
        <TextLink href={hrefOf(lastPage)}>Open page {numberOf(lastPage)}</TextLink>
      </nav>
    );
  }
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav className={css.pages} aria-label="Pages">
      <span>
        {numberOf(first)} to {numberOf(last)} of {numberOf(total)}
      </span>
      {page > 1 ? <TextLink href={hrefOf(page - 1)}>Previous</TextLink> : null}
      {last < total ? <TextLink href={hrefOf(page + 1)}>Next</TextLink> : null}
    </nav>
  );
}
