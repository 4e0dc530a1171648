import type { ResourceKind } from "@app/schema/types.generated.ts";
import { AudioLines, BookOpen, Eye, Languages, LinkIcon, type Icon } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { sentenceCase } from "../../../shared/text/format.ts";
import css from "./resource-list.module.css";

const icons: Record<ResourceKind, Icon> = {
  DOCUMENT: BookOpen,
  AUDIO: AudioLines,
  VIDEO: Eye,
  LINK: LinkIcon,
  SESSION: Languages,
};

/** A page of the portal itself. */
const isHere = (url: string) => url.startsWith("/");
/** "https://www.bbc.co.uk/…" → "bbc.co.uk": where a link leads. */
const hostOf = (url: string) => (isHere(url) ? "in this portal" : new URL(url).host.replace(/^www\./, ""));

interface ListedResource {
  title: string;
  kind: ResourceKind;
  url: string;
  /** The part it belongs to, where several stand together. */
  where?: string | undefined;
}

/** Things to read, hear, watch or open, each with its kind and where it leads. */
export function ResourceList({ resources }: { resources: readonly ListedResource[] }) {
  return (
    <ul className={css.list}>
      {resources.map(({ title, kind, url, where }, index) => {
        const Glyph = icons[kind];
        return (
          <li key={`${index} ${url}`}>
            <Glyph size={18} strokeWidth={1.75} aria-hidden />
            <TextLink href={url}>
              {title}
              {isHere(url) ? null : <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
            </TextLink>
            <span>{[where, sentenceCase(kind), hostOf(url)].filter(Boolean).join(" · ")}</span>
          </li>
        );
      })}
    </ul>
  );
}
