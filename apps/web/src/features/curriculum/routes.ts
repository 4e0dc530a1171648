import type { AppRoute } from "../../app/app-route.ts";

export const curriculumRoutes: readonly AppRoute[] = [
  { path: "/app/tutoring/curriculums", access: "admin", needs: "curriculums:read", title: "Curriculums" },
  { path: "/app/tutoring/curriculums/:curriculum", access: "admin", needs: "curriculums:read", title: "Curriculum" },
  {
    path: "/app/tutoring/curriculums/:curriculum/:ageGroup",
    access: "admin",
    needs: "curriculums:read",
    title: "Curriculum",
  },
  {
    path: "/app/tutoring/curriculums/:curriculum/:ageGroup/:level",
    access: "admin",
    needs: "curriculums:read",
    title: "Curriculum",
  },
  {
    path: "/app/tutoring/curriculums/:curriculum/:ageGroup/:level/:topic",
    access: "admin",
    needs: "curriculums:read",
    title: "Curriculum",
  },
  { path: "/app/tutoring/:region/curriculums", access: "admin", needs: "curriculums:read", title: "Curriculums" },
  { path: "/app/tutoring/:region/:curriculum", access: "admin", needs: "curriculums:read", title: "Curriculum" },
  {
    path: "/app/tutoring/:region/:curriculum/:subject",
    access: "admin",
    needs: "curriculums:read",
    title: "Curriculum",
  },
  {
    path: "/app/tutoring/:region/:curriculum/:subject/:topic",
    access: "admin",
    needs: "curriculums:read",
    title: "Curriculum",
  },
];
