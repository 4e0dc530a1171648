import { lessonActors, lessonLogEvents } from "@app/domain/lessons/course-enums.ts";
import { optionsOf } from "../../../shared/text/option-words.ts";

export const logEventOptions = optionsOf(lessonLogEvents, { "no-show": "No-show" });
export const logActorOptions = optionsOf(lessonActors);
