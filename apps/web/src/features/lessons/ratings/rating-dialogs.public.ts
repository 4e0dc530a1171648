export { ratingDialogs } from "./rating-dialogs.ts";
