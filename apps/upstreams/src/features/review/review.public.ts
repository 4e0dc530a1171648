export { reviewColumns } from "./review.columns.ts";
export type { ReviewKind } from "./review-kind.ts";
export { commentsOn, contentCheckRecord } from "./review.record.ts";
export { reviewOf } from "./review.service.ts";
export { reviewRoutes } from "./review-routes.ts";
export { reviewedRecord, reviewFilters, reviewHistory, reviewShape, sayingOf } from "./reviewed.ts";
export { contentChange, quoted } from "./save-content.ts";
export { countNaming, namesAny } from "./uses.ts";
