import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { courseKind } from "./course.kind.ts";

const { act: needs } = courseKind;
const reason = async () => (await import("./events/course-reasons.tsx")).CourseReasonDialog;

/** The dialogs over the list of courses, each in a file of its own. */
export const courseDialogs = dialogsOf({
  schedule: { needs, load: async () => (await import("./events/schedule.form.tsx")).ScheduleForm },
  tutor: { needs, load: async () => (await import("./events/tutor.form.tsx")).TutorForm },
  price: { needs, load: async () => (await import("./events/price.form.tsx")).PriceForm },
  extra: { needs: courseKind.write, load: async () => (await import("./events/extra.form.tsx")).ExtraForm },
  past: {
    needs: courseKind.write,
    load: async () => (await import("./events/past.form.tsx")).PastForm,
  },
  setLink: { needs, load: async () => (await import("./events/link.form.tsx")).LinkForm },
  pause: { needs, load: async () => (await import("./events/pause.form.tsx")).PauseForm },
  resume: { needs, load: async () => (await import("./events/course-resume.tsx")).CourseResume },
  end: { needs, load: async () => (await import("./events/end.form.tsx")).EndForm },
  cancel: { needs, load: reason },
  liftHold: { needs, load: reason },
  view: { load: async () => (await import("./course-facts.tsx")).CourseFacts },
});
