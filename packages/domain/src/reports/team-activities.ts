import { activityGroups } from "./activity-groups.ts";
import { defineReport } from "./report-definition.ts";

/** Source: domain.md 4.11. */
export const teamActivities = defineReport({
  name: "team-activities",
  title: "Team activities",
  about: "Who did what, when and from where. Views of sensitive data and exports have a tab of their own.",
  numbers: {
    entries: {
      label: "Actions",
      unit: "count",
      formula: "Entries of the activity log, without views of sensitive data and exports.",
      rows: "entries",
    },
    created: {
      label: "Added",
      unit: "count",
      formula: "Records that were added.",
      rows: "entries",
    },
    updated: {
      label: "Changed",
      unit: "count",
      formula: "Changes of records that stayed in their state.",
      rows: "entries",
    },
    moved: {
      label: "Moved on",
      unit: "count",
      formula: "Records that went from one state to another.",
      rows: "entries",
    },
    removed: {
      label: "Archived",
      unit: "count",
      formula: "Records that were archived or deleted.",
      rows: "entries",
    },
    signIns: {
      label: "Sign-ins",
      unit: "count",
      formula: "Times that somebody signed in.",
      rows: "entries",
    },
    refused: {
      label: "Refused",
      unit: "count",
      formula:
        "Sign-ins that failed, and calls to the servers that the role does not allow; what the gateway refused never came to them.",
      rows: "entries",
      moreIs: "bad",
    },
    viewedAs: {
      label: "Viewing as",
      unit: "count",
      formula: "Times that somebody began or ended viewing the portal as another role.",
      rows: "entries",
    },
    requests: {
      label: "Requests",
      unit: "hours",
      formula:
        "The median of the hours from a lesson request until it was confirmed, counted for the person who confirmed it.",
      rows: "confirmed requests",
      moreIs: "bad",
    },
    feedback: {
      label: "Feedback",
      unit: "hours",
      formula:
        "The median of the hours from a customer’s feedback until its first answer, counted for the person who gave it.",
      rows: "first answers",
      moreIs: "bad",
    },
    reviews: {
      label: "Reviews",
      unit: "hours",
      formula: "The median of the hours from a lesson’s submission until its review ended, counted for the reviewer.",
      rows: "reviews",
      moreIs: "bad",
    },
  },
  headline: ["entries", "refused", "requests", "feedback", "reviews"],
  columns: [
    ...(["entries", "created", "updated", "moved", "removed", "signIns", "refused", "viewedAs"] as const),
    ...(["requests", "feedback", "reviews"] as const),
  ],
  chart: "entries",
  groups: activityGroups,
});
