export { sentenceSessions } from "./sentence-sessions.table.ts";
