import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";

/** Blocks outside of sessions: written in another form, and tried out. */
export const questionFields = lazyWithPreload(async () => (await import("./question-fields.tsx")).QuestionFields);
export const tryQuestion = lazyWithPreload(async () => (await import("./try-question.tsx")).TryQuestion);
export { useFormulaFault } from "./use-formula-fault.ts";
