/** What becomes of a seeded invoice. */
export type Ending = "draft" | "sent" | "overdue" | "part" | "paid" | "overpaid" | "void" | "refunded" | "closed";
