export { listViews } from "./views.table.ts";
