import type { AppRoute, PageRoute } from "../../shared/page/app-route.ts";

const list = () => import("./list/curricula-list.lazy.ts");
const tree = () => import("./tree/curriculum.lazy.ts");

/** All of one family: the address of one of a school begins with its region. */
const row = (path: string, title: string, lazy: NonNullable<PageRoute["lazy"]>): AppRoute => ({
  path,
  access: "admin",
  needs: "curriculums:read",
  title,
  menu: "/app/tutoring/curriculums",
  lazy,
});

export const curriculumRoutes: readonly AppRoute[] = [
  {
    ...row("/app/tutoring/curriculums", "Curriculums", list),
    adds: { title: "Add curriculum", needs: "curriculums:write" },
  },
  row("/app/tutoring/curriculums/:curriculum", "Curriculum", tree),
  row("/app/tutoring/curriculums/:curriculum/:ageGroup", "Curriculum", tree),
  row("/app/tutoring/curriculums/:curriculum/:ageGroup/:level", "Curriculum", tree),
  row("/app/tutoring/curriculums/:curriculum/:ageGroup/:level/:topic", "Curriculum", tree),
  row("/app/tutoring/:region/curriculums", "Curriculums", list),
  row("/app/tutoring/:region/:curriculum", "Curriculum", tree),
  row("/app/tutoring/:region/:curriculum/:subject", "Curriculum", tree),
  row("/app/tutoring/:region/:curriculum/:subject/:topic", "Curriculum", tree),
];
