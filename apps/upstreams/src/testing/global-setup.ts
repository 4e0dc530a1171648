import { makeTemplate } from "./template.ts";

/** Runs before the tests of this app. */
export default makeTemplate;
