import { useState } from "react";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import type { LessonPageQuery } from "./lesson.generated.ts";
import css from "./review.module.css";

const compare = lazyWithPreload(async () => (await import("./compare-dialog.tsx")).CompareDialog);

interface VersionsProps {
  lessonId: string;
  session: NonNullable<LessonPageQuery["session"]>;
  /** With it an earlier version can be begun again. */
  onRestore: ((versionNumber: number) => void) | undefined;
}

/** The versions of a session, each to be compared with the newest. */
export function Versions({ lessonId, session, onRestore }: VersionsProps) {
  const [compared, setCompared] = useState<number | null>(null);
  const { versions, versionNumber: newest } = session;
  return (
    <Section title="Versions">
      <ul className={css.versions} aria-label="Versions">
        {versions.map(({ versionNumber, updatedAt, publishedAt, isLive }) => (
          <li key={versionNumber}>
            <div>
              Version {versionNumber} {isLive ? <StatusChip status="published" tone="good" word="In the app" /> : null}
              <small>
                {publishedAt === null ? "Written " : "Published "}
                <When value={publishedAt ?? updatedAt} />
              </small>
            </div>
            {versionNumber === newest ? null : (
              <>
                <Button size="small" plain onClick={() => setCompared(versionNumber)}>
                  Compare
                </Button>
                {onRestore ? (
                  <Button size="small" plain onClick={() => onRestore(versionNumber)}>
                    Restore
                  </Button>
                ) : null}
              </>
            )}
          </li>
        ))}
      </ul>
      {compared === null ? null : (
        <compare.Part
          lessonId={lessonId}
          before={compared}
          after={newest}
          title={`From version ${compared} to version ${newest}`}
          onClose={() => setCompared(null)}
        />
      )}
    </Section>
  );
}
