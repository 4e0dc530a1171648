export { learnerRating, rating } from "./rating-answers.ts";
