import styled from "@emotion/styled";
import { roles } from "@app/domain/enums.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { color } from "@app/ui/theme/color.ts";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { Marked } from "@app/ui/value/marked.tsx";
import { roleName } from "../../shared/text/format.ts";
import { resultKinds } from "./result-kinds.ts";
import type { SearchResultRowFragment } from "./search.generated.ts";

/** One line of the results, or of what stands in their place. */
export const ResultLine = styled.li({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 52,
  padding: "6px 12px",
  borderRadius: 8,
  "&:has(a):hover": { backgroundColor: color.hover },
  "&:has(a:focus-visible)": { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
  "& > div": { minWidth: 0, overflowWrap: "anywhere" },
  "& b, & a": { fontWeight: 600, color: color.text, textDecoration: "none", outline: "none" },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& p": {
    fontSize: "0.84375rem",
    lineHeight: 18 / 13.5,
    color: color.textSecondary,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
});

const Sign = styled.span({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: 32,
  height: 32,
  flexShrink: 0,
  borderRadius: 8,
  color: color.textSecondary,
  backgroundColor: color.hover,
});

const role = (description: string) => roles.find((one) => one === description);

interface ResultItemProps {
  result: SearchResultRowFragment;
  query: string;
  onOpen: () => void;
}

/** Somebody or something that was found; a link where the viewer has a page for it. */
export function ResultItem({ result: { title, description, kind, url }, query, onOpen }: ResultItemProps) {
  const { icon: Icon } = resultKinds[kind];
  const ofStaff = kind === "STAFF" ? role(description) : undefined;
  const name = <Marked text={title} search={query} />;
  return (
    <ResultLine>
      {Icon ? (
        <Sign aria-hidden="true">
          <Icon size={16} strokeWidth={2} />
        </Sign>
      ) : (
        <Avatar name={title} size={32} />
      )}
      <div>
        {url === null ? (
          <b>{name}</b>
        ) : (
          <RouteLink href={url} onClick={onOpen}>
            {name}
          </RouteLink>
        )}
        <p title={description}>{ofStaff ? roleName(ofStaff) : description}</p>
      </div>
    </ResultLine>
  );
}
