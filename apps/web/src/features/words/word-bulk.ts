import type { WordFilter } from "@app/schema/types.generated.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import type { Bulk } from "../../shared/bulk/bulk.ts";
import { eventsForMany } from "../../shared/records/record-events.ts";
import { wordEvents } from "./word-events.ts";
import { wordKind } from "./word.kind.ts";

/** What can be done to many words at once. */
export const wordBulk: Bulk<WordFilter> = {
  needs: wordKind.write,
  Dialog: lazyWithPreload(async () => (await import("./word-bulk-dialog.tsx")).WordsBulk).Part,
  actions: [
    ...eventsForMany(wordEvents),
    { kind: "WORDS_TOPICS", label: "Set topics", description: "Replaces the topics they have now." },
    {
      kind: "WORDS_DIALECT",
      label: "Set dialect",
      description: "Words of another language are not changed.",
    },
  ],
};
