import styled from "@emotion/styled";
import type { ResourceKind } from "@app/schema/types.generated.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { AudioLines, BookOpen, Eye, Languages, LinkIcon, type Icon } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { color } from "@app/ui/theme/color.ts";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { sentenceCase } from "../../../shared/format.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { editAction } from "./edit-action.ts";

const List = styled.ul({
  listStyle: "none",
  maxWidth: 680,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "28px minmax(0, 1fr) auto",
    gap: "0 8px",
    alignItems: "center",
    minHeight: 44,
    padding: "4px 0",
    borderBottom: `1px solid ${color.line}`,
    overflowWrap: "anywhere",
    "& > svg": { color: color.textSecondary },
    "& > span": { fontSize: "0.84375rem", color: color.textSecondary },
  },
});

const icons: Record<ResourceKind, Icon> = {
  DOCUMENT: BookOpen,
  AUDIO: AudioLines,
  VIDEO: Eye,
  LINK: LinkIcon,
  SESSION: Languages,
};

/** "https://www.bbc.co.uk/…" → "bbc.co.uk": where a link leads. */
const hostOf = (url: string) => new URL(url).host.replace(/^www\./, "");

/** What is there to read, hear, watch or open. */
export function Resources({ view, part }: { view: TreeView; part: PartFragment }) {
  if (part.resources.length === 0) {
    const text = "Documents, sounds, films and links for teaching it stand here.";
    return <EmptyState title="No resources yet." text={text} action={editAction(view, part, "Add resources")} />;
  }
  return (
    <List>
      {part.resources.map(({ title, kind, url }, index) => {
        const Glyph = icons[kind];
        return (
          <li key={`${index} ${url}`}>
            <Glyph size={18} strokeWidth={1.75} aria-hidden />
            <TextLink href={url} target="_blank" rel="noopener noreferrer">
              {title}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </TextLink>
            <span>
              {sentenceCase(kind)} · {hostOf(url)}
            </span>
          </li>
        );
      })}
    </List>
  );
}
