import { useSessionFile } from "./session-file.ts";
import css from "./learner.module.css";

/** A picture of a session; nothing until its address is known. */
export function Picture({
  id,
  alt,
  className = css.picture,
}: {
  id: string;
  alt: string;
  className?: string | undefined;
}) {
  const file = useSessionFile(id);
  return file ? <img className={className} src={file.url} alt={alt} /> : <span className={className} />;
}

/** A recording of a session, to be played. */
export function Recording({ id }: { id: string }) {
  const file = useSessionFile(id);
  if (!file) return null;
  return <audio className={css.recording} controls preload="none" src={file.url} aria-label="Listen" />;
}
