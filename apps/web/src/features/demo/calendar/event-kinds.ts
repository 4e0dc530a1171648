import { demoEventKinds } from "@app/domain/demo/calendar.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import type { DemoEventPartsFragment } from "./calendar.generated.ts";

type Kind = DemoEventPartsFragment["kind"];

export const kindTones = { MEETING: "underWay", LESSON: "good", HOLIDAY: "waiting", OTHER: "neutral" } as const;
export const kindWord = (kind: Kind) => sentenceCase(kind.toLowerCase());
export const kindOptions = demoEventKinds.map((value) => ({ value: toEnumName(value), label: sentenceCase(value) }));
