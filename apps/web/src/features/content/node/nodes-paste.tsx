import { useApolloClient } from "@apollo/client/react";
import { examLessonInput, examPartInput } from "@app/domain/content/exam-tree.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { PasteListDialog } from "../../../shared/records/paste-list-dialog.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { below } from "../content-paths.ts";
import { ExamLessonCreateDocument } from "../forms/lesson-form.generated.ts";
import { ExamPartCreateDocument } from "../forms/part-form.generated.ts";
import type { NodeView } from "./node-view.ts";

/** Subjects, topics, sections or lessons from a list of names, last in their node. */
export function NodesPaste({ view, onClose }: { view: NodeView; onClose: () => void }) {
  const { level, node, children } = view;
  const child = below[level];
  const client = useApolloClient();
  const part = useSave(ExamPartCreateDocument, ({ saved }) => saved);
  const lesson = useSave(ExamLessonCreateDocument, ({ saved }) => saved);
  const rule = child === "lesson" ? examLessonInput.shape.title : examPartInput.shape.name;
  return (
    <PasteListDialog
      what={child}
      to={node.name}
      there={children.map(({ name }) => name)}
      faultOf={(name) => rule.safeParse(name).error?.issues[0]?.message}
      add={async (name, sink) => {
        const { payload } =
          child === "lesson"
            ? await lesson.save({ sectionId: node.id, input: { title: name } }, sink)
            : await part.save({ level: toEnumName(child), parentId: node.id, input: { name } }, sink);
        return payload !== undefined;
      }}
      onAdded={() => void client.refetchQueries({ include: "active" })}
      onClose={onClose}
    />
  );
}
