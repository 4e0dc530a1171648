import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { GroupLessonRecordDocument } from "../group.generated.ts";

export { EditGroupScreen as Component } from "./edit-group.screen.tsx";

export const preload = preloadRecord(GroupLessonRecordDocument, "groupLessonId");
