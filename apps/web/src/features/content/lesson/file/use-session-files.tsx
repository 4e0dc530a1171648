import { useState, type ReactNode } from "react";
import { Download, Upload } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { LessonPageQuery } from "../lesson.generated.ts";
import { SessionExportDocument } from "./session-file.generated.ts";

const dialog = lazyWithPreload(async () => (await import("./import-dialog.tsx")).ImportDialog);

type Lesson = NonNullable<LessonPageQuery["record"]>;

/** A session taken away as a file, and blocks brought in from one. */
export function useSessionFiles(
  { id, name }: Lesson,
  session: LessonPageQuery["session"],
  mayWrite: boolean,
): { actions: PageAction[]; dialog: ReactNode } {
  const [isImporting, setImporting] = useState(false);
  const exporting = useSave(SessionExportDocument, ({ saved }) => saved);
  const take = async () => {
    const { payload } = await exporting.save({ id });
    if (!payload?.session) return;
    const { writeSessionFile } = await import("./write-session-file.ts");
    writeSessionFile(name, payload.session);
  };
  const hasBlocks = session !== null && session.blocks.length > 0;
  return {
    actions: [
      ...(hasBlocks
        ? [{ label: "Export session", icon: Download, pending: exporting.saving, onSelect: () => void take() }]
        : []),
      ...(mayWrite ? [{ label: "Import blocks", icon: Upload, onSelect: () => setImporting(true) }] : []),
    ],
    dialog: isImporting ? <dialog.Part lessonId={id} name={name} onClose={() => setImporting(false)} /> : null,
  };
}
