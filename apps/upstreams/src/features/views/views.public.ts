export { listViews, type ListViewRow } from "./views.table.ts";
