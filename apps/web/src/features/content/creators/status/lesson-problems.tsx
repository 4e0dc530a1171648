import { TextLink } from "@app/ui/link/link.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { problemText } from "../../problem-text.ts";
import { sessionPath } from "../../content-paths.ts";
import type { ListedLessonFragment } from "../creators.generated.ts";
import { placeOf } from "../lesson-place.ts";

/** How many things keep a lesson's session from being submitted; it leads to the first, and the tip names some. */
export function LessonProblems({ lesson }: { lesson: ListedLessonFragment }) {
  const mayWrite = useCan()("sessions:write");
  const { problemCount, problems, contentStatus } = lesson;
  if (problemCount === null) return "–";
  if (problemCount === 0) return "None";
  const { href, slug, ids } = placeOf(lesson);
  const more = problemCount - problems.length;
  const tip = [...problems.map(problemText), ...(more > 0 ? [`and ${more} more`] : [])];
  const said = (
    <>
      {problemCount}
      <VisuallyHidden>{` ${problemCount === 1 ? "problem" : "problems"} in ${lesson.name}: ${tip.join(" ")}`}</VisuallyHidden>
    </>
  );
  const [first] = problems;
  const isOpen = mayWrite && contentStatus !== "REVIEW";
  const at = first?.blockId ? { blockId: first.blockId, field: first.field } : undefined;
  const builder = isOpen && slug !== undefined ? sessionPath(slug, ids, at) : href;
  if (builder === undefined) return said;
  return (
    <TextLink href={builder} data-hint={tip.join("\n")}>
      {said}
    </TextLink>
  );
}
