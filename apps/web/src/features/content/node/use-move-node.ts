import { useApolloClient } from "@apollo/client/react";
import { toEnumName } from "@app/domain/enums.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import type { Level } from "../content-paths.ts";
import { ExamLessonMoveDocument, ExamPartMoveDocument } from "./tree-move.generated.ts";

interface Place {
  id: string;
  version: number;
  parentId: string;
  /** From 0. */
  order: number;
}

/** Moves a node of a level; the screens that show it are asked for anew, whatever came of it. Tells whether it moved. */
export function useMoveNode(level: Exclude<Level, "exam">) {
  const client = useApolloClient();
  const part = useSave(ExamPartMoveDocument, ({ saved }) => saved);
  const lesson = useSave(ExamLessonMoveDocument, ({ saved }) => saved);

  async function move({ id, version, parentId, order }: Place, sink?: FormErrorSetter): Promise<boolean> {
    const variables = { id, version, input: { parentId, order } };
    const { payload } =
      level === "lesson"
        ? await lesson.save(variables, sink)
        : await part.save({ ...variables, level: toEnumName(level) }, sink);
    await client.refetchQueries({ include: "active" });
    return payload !== undefined;
  }
  return { move, moving: part.saving || lesson.saving };
}
