import { lazy, Suspense } from "react";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";

const QuillEditor = lazy(async () => ({ default: (await import("./quill-editor.tsx")).QuillEditor }));

/** The editor, which is loaded in the browser alone: the build looks into screens where there is no document. */
export const QuillScreen = () => (
  <Suspense fallback={<SkeletonPage what="editor" />}>
    <QuillEditor />
  </Suspense>
);
