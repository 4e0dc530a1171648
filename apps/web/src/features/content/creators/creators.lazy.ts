import { AssignLessonScreen } from "./assign/assign-lesson.screen.tsx";
import { AssignLessonsScreen } from "./assign/assign-lessons.screen.tsx";
import { MyLessonsScreen, OwnLessonsScreen } from "./board/my-lessons.screen.tsx";
import { CreatorScreen } from "./detail/creator.screen.tsx";
import { CreatorEditScreen, CreatorNewScreen } from "./form/creator-form.screen.tsx";

/** The pages about one creator or one lesson's writer, in one file: who opens one goes on to the next. */
export const creatorPages = {
  assign: { Component: AssignLessonScreen },
  assignMany: { Component: AssignLessonsScreen },
  board: { Component: MyLessonsScreen },
  own: { Component: OwnLessonsScreen },
  one: { Component: CreatorScreen },
  add: { Component: CreatorNewScreen },
  edit: { Component: CreatorEditScreen },
};
