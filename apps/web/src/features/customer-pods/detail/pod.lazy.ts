import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { PodRecordDocument } from "../pod.generated.ts";

export { PodScreen as Component } from "./pod.screen.tsx";

export const preload = preloadRecord(PodRecordDocument, "podId");
