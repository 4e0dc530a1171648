export { ClockChangeReviewScreen as Component } from "./clock-change-review.screen.tsx";
