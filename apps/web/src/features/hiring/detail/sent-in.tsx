import { TextLink } from "@app/ui/link/link.tsx";

/** A link to what was sent in: the upload, or the place where it lies elsewhere; nothing where nothing was. */
export function sentIn(file: { name: string; url: string } | null, url: string | null, words: string) {
  if (file) return <TextLink href={file.url}>{file.name}</TextLink>;
  return url && <TextLink href={url}>{words}</TextLink>;
}
