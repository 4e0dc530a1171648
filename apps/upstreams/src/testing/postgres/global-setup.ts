import { startTemplates } from "./template.ts";

/** Runs before the tests of this app that run on PostgreSQL. */
export default startTemplates;
