/** The screens that are built, by their path in the specification; every other page says that it is still to come. */
export const builtScreens: readonly string[] = [
  "/login",
  "/login-unprotected",
  "/404",
  "/app/account",
  "/app/tutoring/regions",
  "/app/tutoring/curriculums",
  "/app/tutoring/curriculums/:curriculum",
  "/app/tutoring/curriculums/:curriculum/:ageGroup",
  "/app/tutoring/curriculums/:curriculum/:ageGroup/:level",
  "/app/tutoring/curriculums/:curriculum/:ageGroup/:level/:topic",
  "/app/tutoring/:region/curriculums",
  "/app/tutoring/:region/:curriculum",
  "/app/tutoring/:region/:curriculum/:subject",
  "/app/tutoring/:region/:curriculum/:subject/:topic",
];
