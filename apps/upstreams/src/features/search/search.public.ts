export { search } from "./search.service.ts";
