export { kindOptions, severityOptions, useToday } from "./journal-words.ts";
