export { creditFor, rebookFor } from "./feedback-events.service.ts";
