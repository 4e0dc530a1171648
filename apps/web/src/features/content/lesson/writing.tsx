import { useState } from "react";
import { isToWrite } from "@app/domain/content/lesson-standing.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { CalendarCheck, UserPlus, UserX } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { DueDay } from "@app/ui/value/due-day.tsx";
import { useUnassign } from "../creators/assign/use-assign.ts";
import { CreatorLink } from "../creators/creator-link.tsx";
import type { LessonStatusRowFragment } from "../creators/creators.generated.ts";

const dialogs = lazyWithPreload(async () => (await import("./writing-dialogs.tsx")).WritingDialogs);

/** Who writes a lesson, by when, and what they were told; all of it is changed here. */
export function Writing({ lesson, mayAssign }: { lesson: LessonStatusRowFragment; mayAssign: boolean }) {
  const { assignee, dueOn, assignment, contentStatus } = lesson;
  const [asked, setAsked] = useState<"assign" | "due" | null>(null);
  const { unassign, unassigning } = useUnassign(lesson);
  const isPublished = contentStatus === "PUBLISHED";
  const ask = (what: "assign" | "due") => ({
    onClick: () => setAsked(what),
    onPointerEnter: dialogs.load,
  });
  return (
    <>
      <FactsSection
        title="Writing"
        actions={
          mayAssign && !isPublished ? (
            <>
              <Button size="small" icon={UserPlus} {...ask("assign")}>
                {assignee ? "Reassign" : "Assign"}
              </Button>
              <Button size="small" icon={CalendarCheck} {...ask("due")}>
                {dueOn === null ? "Set due date" : "Change due date"}
              </Button>
              {assignee ? (
                <Button size="small" icon={UserX} pending={unassigning} onClick={() => void unassign()}>
                  Unassign
                </Button>
              ) : null}
            </>
          ) : null
        }
        facts={[
          ["Writer", assignee ? <CreatorLink key="writer" {...assignee} /> : "Nobody yet"],
          [
            "Due",
            dueOn === null ? "No date set" : <DueDay key="due" value={dueOn} isDone={!isToWrite(contentStatus)} />,
          ],
          ["Note to the writer", assignment?.note],
        ]}
      />
      {asked === null ? null : <dialogs.Part asked={asked} lesson={lesson} onClose={() => setAsked(null)} />}
    </>
  );
}
