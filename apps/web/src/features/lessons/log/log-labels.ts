import { lessonActors, lessonLogEvents } from "@app/domain/lessons/course-enums.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";

export const logEventOptions = toOptions(lessonLogEvents, { "no-show": "No-show" });
export const logActorOptions = toOptions(lessonActors);
