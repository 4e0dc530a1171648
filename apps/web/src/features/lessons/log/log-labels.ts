import { lessonActors, lessonLogEvents, lessonLogEventLabels } from "@app/domain/lessons/course-enums.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";

export const logEventOptions = toOptions(lessonLogEvents, lessonLogEventLabels);
export const logActorOptions = toOptions(lessonActors);
