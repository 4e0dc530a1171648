export const standardPath = "/app/reports/dashboard-standard";
export const alternativePath = "/app/reports/dashboard-alternative";
