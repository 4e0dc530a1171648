export const activityPath = "/app/reports/team-activities";
