/** What becomes of a column that names a person when two records of one person are merged. */
type Means =
  /** Points at the kept record from then on, and back again when the merge is undone. */
  | "moved"
  /** Goes on naming the record that it named; who reads it follows `merged_into_id`. */
  | "read through"
  /** The person's own record or profile: it stays with its person. */
  | "own";

export interface PersonColumn {
  table: string;
  column: string;
  means: Means;
  /** A list of the same rows that may name the person too, and changes with the column. */
  list?: string;
}

const moved = (table: string, column: string): PersonColumn => ({ table, column, means: "moved" });

/**
 * Every column that names a person, by the names of the database. A test compares it with what the database has, so an
 * area that adds one says here what merging does with it.
 */
export const personColumns: readonly PersonColumn[] = [
  moved("dependents", "customer_id"),
  moved("customer_notes", "customer_id"),
  moved("messages", "to_person_id"),
  moved("tasks", "customer_id"),
  moved("curriculum_attachments", "customer_id"),
  moved("customer_pods", "payer_customer_id"),
  moved("customer_pod_members", "customer_id"),
  moved("leads", "customer_id"),
  moved("lesson_requests", "customer_id"),
  { table: "lesson_proposals", column: "tutor_id", means: "own" },
  moved("confirmed_lessons", "customer_id"),
  { table: "confirmed_lessons", column: "tutor_id", means: "own" },
  moved("booked_lessons", "customer_id"),
  { table: "booked_lessons", column: "tutor_id", means: "own" },
  { table: "booked_lessons", column: "covers_for_id", means: "own" },
  { table: "clock_notices", column: "tutor_id", means: "own" },
  { table: "lesson_ratings", column: "tutor_id", means: "own" },
  { table: "student_ratings", column: "tutor_id", means: "own" },
  { table: "calendar_feeds", column: "person_id", means: "own" },
  { table: "lesson_answer_links", column: "person_id", means: "read through" },
  moved("feedbacks", "customer_id"),
  moved("invoices", "customer_id"),
  moved("payments", "customer_id"),
  moved("old_invoices", "customer_id"),
  // Who learns may be who pays: what they bought is still for them.
  { ...moved("credit_lots", "customer_id"), list: "learner_ids" },
  { table: "credit_notes", column: "customer_id", means: "read through" },
  { table: "billable_items", column: "customer_id", means: "read through" },
  { table: "promo_redemptions", column: "customer_id", means: "read through" },
  { table: "referrals", column: "referrer_id", means: "read through" },
  { table: "referral_payouts", column: "referrer_id", means: "read through" },
  { table: "referrals", column: "referee_customer_id", means: "read through" },
  { table: "group_enrolments", column: "customer_id", means: "read through" },
  { table: "place_disputes", column: "customer_id", means: "read through" },
  { table: "partner_learners", column: "customer_id", means: "read through" },
  moved("tutor_documents", "person_id"),
  moved("pay_rates", "person_id"),
  { table: "candidacies", column: "person_id", means: "own" },
  { table: "tutor_invitations", column: "person_id", means: "own" },
  moved("journal_entries", "person_id"),
  moved("tutor_feedback", "person_id"),
  { table: "payout_accounts", column: "person_id", means: "own" },
  { table: "tutor_days", column: "tutor_id", means: "own" },
  { table: "tutor_time_off", column: "tutor_id", means: "own" },
  { table: "customers", column: "id", means: "own" },
  { table: "tutors", column: "id", means: "own" },
  { table: "referrers", column: "id", means: "own" },
  { table: "persons", column: "merged_into_id", means: "own" },
  { table: "person_merges", column: "kept_id", means: "read through" },
  { table: "person_merges", column: "other_id", means: "read through" },
  { table: "person_pairs", column: "one_id", means: "read through" },
  { table: "person_pairs", column: "other_id", means: "read through" },
  { table: "customer_pods", column: "tutor_id", means: "own" },
];

/** Columns whose names sound so and which name an account of the staff or a lead, or what the database derives. */
export const noPersons: readonly Omit<PersonColumn, "means">[] = [
  { table: "answered_requests", column: "person_id" },
  { table: "events", column: "person_id" },
  { table: "curriculum_attachments", column: "student_id" },
  { table: "customer_pod_members", column: "learner_id" },
  { table: "lead_stages", column: "lead_id" },
  { table: "lesson_requests", column: "lead_id" },
  { table: "referrals", column: "lead_id" },
  { table: "lesson_requests", column: "learner_id" },
  { table: "confirmed_lessons", column: "learner_id" },
  { table: "booked_lessons", column: "learner_id" },
  { table: "tasks", column: "lead_id" },
  { table: "group_enrolments", column: "learner_id" },
  { table: "place_disputes", column: "learner_id" },
  { table: "session_writers", column: "person_id" },
];
