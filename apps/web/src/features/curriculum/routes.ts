import type { AppRoute, PageRoute } from "../../app/app-route.ts";

const list = () => import("./list/curricula-list.lazy.ts");
const tree = () => import("./tree/curriculum.lazy.ts");

const row = (path: string, title: string, lazy: NonNullable<PageRoute["lazy"]>): AppRoute => ({
  path,
  access: "admin",
  needs: "curriculums:read",
  title,
  lazy,
});

export const curriculumRoutes: readonly AppRoute[] = [
  row("/app/tutoring/curriculums", "Curriculums", list),
  row("/app/tutoring/curriculums/:curriculum", "Curriculum", tree),
  row("/app/tutoring/curriculums/:curriculum/:ageGroup", "Curriculum", tree),
  row("/app/tutoring/curriculums/:curriculum/:ageGroup/:level", "Curriculum", tree),
  row("/app/tutoring/curriculums/:curriculum/:ageGroup/:level/:topic", "Curriculum", tree),
  row("/app/tutoring/:region/curriculums", "Curriculums", list),
  row("/app/tutoring/:region/:curriculum", "Curriculum", tree),
  row("/app/tutoring/:region/:curriculum/:subject", "Curriculum", tree),
  row("/app/tutoring/:region/:curriculum/:subject/:topic", "Curriculum", tree),
];
