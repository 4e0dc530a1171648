import styled from "@emotion/styled";
import { AfterAMoment, LoadingNote, SkeletonBar } from "@app/ui/feedback/skeleton.tsx";
import { RouteLink } from "@app/ui/link/link.tsx";
import { color } from "@app/ui/theme/color.ts";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { countOf } from "../../shared/format.ts";
import type { SearchResultRowFragment } from "./search.generated.ts";

const List = styled.ul({ listStyle: "none", margin: "8px -12px 0", padding: 0 });

const Item = styled.li({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  padding: "6px 12px",
  borderRadius: 8,
  "&:has(a):hover": { backgroundColor: color.hover },
  "& > div": { minWidth: 0 },
  "& b, & a": { fontWeight: 600, color: color.text, textDecoration: "none" },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& p": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
});

const Note = styled.p({ color: color.textSecondary });

interface SearchResultsProps {
  query: string;
  /** Undefined before the first answer and after a failure. */
  results: readonly SearchResultRowFragment[] | undefined;
  loading: boolean;
  onOpen: () => void;
}

/** What was found, or that nothing was. */
export function SearchResults({ query, results, loading, onOpen }: SearchResultsProps) {
  if (loading) return <Searching />;
  if (results === undefined) return <Note>Part of a name is enough, and marks are not needed: ngozi finds Ngọzị.</Note>;
  if (results.length === 0) return <Note role="status">Nothing found for “{query}”. Try fewer letters.</Note>;
  return (
    <>
      <Note role="status">{countOf(results.length, "result")}</Note>
      <List>
        {results.map(({ title, description, url }) => (
          <Item key={`${title} ${description}`}>
            <Avatar name={title} size={36} />
            <div>
              {url === null ? (
                <b>{title}</b>
              ) : (
                <RouteLink href={url} onClick={onOpen}>
                  {title}
                </RouteLink>
              )}
              <p>{description}</p>
            </div>
          </Item>
        ))}
      </List>
    </>
  );
}

function Searching() {
  return (
    <AfterAMoment>
      <LoadingNote what="results" />
      {[180, 140, 200].map((width) => (
        <Item as="div" key={width} aria-hidden="true">
          <SkeletonBar width={36} height={36} style={{ borderRadius: "50%" }} />
          <SkeletonBar width={width} />
        </Item>
      ))}
    </AfterAMoment>
  );
}
