import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";

export { tutorBulk } from "./tutor-bulk.ts";

export const AskForOutcomes = lazyWithPreload(async () => (await import("./ask-for-outcomes.tsx")).AskForOutcomes).Part;
