import { activityGroups } from "./activity-groups.ts";
import { defineReport } from "./report-definition.ts";

/** Source: domain.md 4.11. */
export const sensitiveViews = defineReport({
  name: "sensitive-views",
  title: "Sensitive views and exports",
  about: "Who looked at what only few may see, and who took data out of the portal.",
  numbers: {
    entries: {
      label: "Views and exports",
      unit: "count",
      formula: "Views of sensitive data and exports.",
      rows: "entries",
    },
    views: {
      label: "Views",
      unit: "count",
      formula: "Times that somebody opened what is sensitive, such as a safeguarding note.",
      rows: "entries",
    },
    exports: {
      label: "Exports",
      unit: "count",
      formula: "Files that somebody had made of records.",
      rows: "entries",
    },
  },
  headline: ["entries", "views", "exports"],
  columns: ["entries", "views", "exports"],
  chart: "entries",
  groups: activityGroups,
});
